import { useMemo } from 'react'
import type { Action } from '../../src/actions/action.ts'
import type { Appraisal } from './appraisal.ts'
import { type Prospect, prospectOf } from './prospect.ts'

/** What an answer would bring in the end; counted once, when somebody asks for the first time. */
export function useProspects(appraisal: Appraisal | null, seat: number | null): (action: Action) => Prospect | null {
  return useMemo(() => {
    const known = new Map<string, Prospect>()
    return (action) => {
      if (appraisal === null || seat === null) return null
      const key = JSON.stringify(action)
      const prospect = known.get(key) ?? prospectOf(appraisal, action, seat)
      known.set(key, prospect)
      return prospect
    }
  }, [appraisal, seat])
}
