import type { GameTypes, Refusal } from '../game.ts'
import type { Message } from '../message.ts'
import { findUnplain, type Trial } from './trial.ts'

/** Whatever can be said must come out as a key with parameters, whoever the reader is. */
export function checkActionMessage<T extends GameTypes>(trial: Trial<T>, action: T['Action'], view?: T['View']): void {
  trial.try('messages', () => expectMessage(trial, trial.game.messages.action(action, view)))
}

export function checkRefusalMessage<T extends GameTypes>(trial: Trial<T>, refusal: Refusal): void {
  trial.try('messages', () => expectMessage(trial, trial.game.messages.refusal(refusal)))
}

export function checkEventMessages<T extends GameTypes>(trial: Trial<T>, told: readonly T['Event'][]): void {
  for (const event of told) {
    trial.try('messages', () => {
      const message = trial.game.messages.event(event)
      if (message !== null) expectMessage(trial, message)
    })
  }
}

export function checkViewMessages<T extends GameTypes>(trial: Trial<T>, view: T['View']): void {
  trial.try('messages', () => {
    for (const line of trial.game.messages.view(view)) expectMessage(trial, line)
    expectMessage(trial, trial.game.messages.question(view))
  })
}

function expectMessage<T extends GameTypes>(trial: Trial<T>, message: Message): void {
  const fault = findUnplain(message) ?? findKeyless(message)
  trial.expect(fault === null, 'messages', () => `${fault} in ${JSON.stringify(message)}`)
}

/** A part of a message without a key, or with one that was put together from what is not there. */
function findKeyless({ key, params }: Message): string | null {
  if (typeof key !== 'string' || key === '' || key.includes('undefined')) return `the key ${JSON.stringify(key)}`
  for (const param of Object.values(params)) {
    for (const part of Array.isArray(param) ? param : [param]) {
      if (typeof part !== 'object' || 'seat' in part) continue
      const found = findKeyless(part)
      if (found !== null) return found
    }
  }
  return null
}
