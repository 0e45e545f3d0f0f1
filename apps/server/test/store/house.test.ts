import { tryHouse } from '@south-street/house/test/house-suite.ts'
import { tryHouseStore } from '@south-street/house/test/store-contract.ts'
import { tryHouseInTrouble } from '@south-street/house/test/trouble-suite.ts'
import { openStore } from '../../src/store/open.ts'
import { person } from './examples.ts'
import { PREPARED_PLACES } from './places.ts'

for (const [name, freshPlace] of Object.entries(PREPARED_PLACES)) {
  const fresh = async () => {
    const { place, remove } = await freshPlace()
    const store = await openStore(place)
    for (const id of ['anna', 'ben', 'carl']) await store.identities.create(person(id))
    return {
      store,
      async remove() {
        await store.close()
        await remove()
      },
    }
  }
  tryHouseStore(`on ${name}`, fresh)
  // What PostgreSQL does differently shows in the store's contract, and where two servers share it.
  if (name === 'SQLite') tryHouse(`on ${name}`, fresh)
  if (name === 'SQLite') tryHouseInTrouble(`on ${name}`, fresh)
}
