import { changePreferences } from '../preferences.ts'
import { attempt } from './api.ts'

/**
 * Gives the person a name; resolves with the server's objection, if it has one. A browser that opened two links at once
 * may have become somebody else meanwhile: then the page begins anew.
 */
export async function beCalled(name: string, me: string): Promise<string | null> {
  try {
    const { answer, problem } = await attempt('rename', {}, { name })
    if (problem !== null) return problem.detail
    changePreferences({ name })
    if (answer.id !== me) location.reload()
    return null
  } catch {
    // Sitting down will tell that nobody answers.
    return null
  }
}
