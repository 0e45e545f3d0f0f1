import { eraseRemains, newErasure } from '../../house/erasure.ts'
import type { Handlers } from '../call.ts'
import type { HttpParts } from '../parts.ts'
import { HttpProblem } from '../problem.ts'

type Names = 'closeByOperator' | 'deleteTable' | 'deletePerson'

/** What the operator of a server alone may do. */
export function operatorHandlers(parts: HttpParts): Handlers<Names> {
  const { house, store } = parts
  const erase = newErasure(parts)
  return {
    closeByOperator: async ({ params }) => {
      const outcome = await house.perform(params.id, { by: null, command: { kind: 'close-by-operator' } })
      if (outcome.refusal !== null) throw new HttpProblem('no-such-table')
      return { revision: outcome.revision }
    },
    deleteTable: async ({ params }) => {
      if ((await store.tables.find(params.id)) === null) throw new HttpProblem('no-such-table')
      await store.tables.remove(params.id)
      return {}
    },
    deletePerson: async ({ params }) => {
      const { person } = params
      if ((await store.identities.find(person)) !== null) await erase(person)
      else if (!(await eraseRemains(parts, person))) throw new HttpProblem('no-such-person')
      return {}
    },
  }
}
