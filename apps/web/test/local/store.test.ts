import 'fake-indexeddb/auto'
import { tryHouse } from '@south-street/house/test/house-suite.ts'
import { tryHouseStore } from '@south-street/house/test/store-contract.ts'
import { IndexedDbStore } from '../../src/local/indexed-db-store.ts'
import { openDatabase } from '../../src/local/open-database.ts'

let databases = 0

const fresh = async () => {
  const name = `house-${databases++}`
  const database = openDatabase(indexedDB, name)
  return {
    store: new IndexedDbStore(database, () => true),
    async remove() {
      ;(await database).close()
      indexedDB.deleteDatabase(name)
    },
  }
}

tryHouseStore('in IndexedDB', fresh)
tryHouse('in IndexedDB', fresh)
