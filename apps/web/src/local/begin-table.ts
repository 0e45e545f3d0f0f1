import { navigate } from '../router.ts'
import { callHouse } from './local-house.ts'
import type { CallOptions } from './messages.ts'

/** Sets up a table in this browser and goes there. */
export async function beginLocalTable(wish: CallOptions<'create'>): Promise<void> {
  navigate(`/table/${await callHouse('create', wish)}`)
}
