/** Where the worker keeps the tables of this browser. */
export const DATABASE = 'south-street'

/** Whether tables may be kept here, without waking the worker: on a first visit there are none. */
export async function mayHaveTables(): Promise<boolean> {
  try {
    return (await indexedDB.databases()).some(({ name }) => name === DATABASE)
  } catch {
    // Where nothing may be kept, nothing is.
    return false
  }
}
