import { type Config, ConfigFault } from '../config.ts'
import { hashSecret, newId, newSecret } from '../http/secrets.ts'
import { LIFETIMES } from '../http/visitors.ts'
import { bridgeIn } from '../store/bridge.ts'
import { StoreFault } from '../store/faults.ts'
import { identitiesIn } from '../store/identities.ts'
import { formOf } from '../store/migrations.ts'
import { openBeside } from '../store/open.ts'

/** A link by which somebody who has lost every device comes back, once. A server may run beside. */
export async function recoverPerson(config: Config, person: string, now: number) {
  const { db, dialect, close } = await openBeside(config.place)
  try {
    const { missing, unknown } = await formOf(db, dialect)
    if (missing.length + unknown.length > 0) {
      throw new StoreFault('wrong-place', 'the database is of another version of South Street: start this one first')
    }
    const identities = identitiesIn(db, dialect, async () => {})
    const found = await identities.find(person)
    if (found === null || found.isGone) throw new ConfigFault([`there is no person ${JSON.stringify(person)}`])
    const secret = newSecret()
    const expiresAt = now + LIFETIMES.recovery
    await identities.addToken({ hash: hashSecret(secret), person, kind: 'recovery', createdAt: now, expiresAt })
    const act = { act: 'recoverByOperator', actor: null, about: person, detail: {} }
    await bridgeIn(db, async () => {}).log({ id: newId(), at: now, ...act })
    const { publicUrl, port, basePath } = config
    const link = `${publicUrl ?? `http://localhost:${port}`}${basePath}/#recover=${secret}`
    return { name: found.name, link, expiresAt }
  } finally {
    await close()
  }
}
