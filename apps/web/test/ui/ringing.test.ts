import { afterEach, beforeEach, expect, test, vi } from 'vitest'

/** Stands for every node of the browser's audio graph. */
class Node {
  readonly gain = { setValueAtTime() {}, exponentialRampToValueAtTime() {} }
  connect = (next: unknown) => next
  start() {}
  stop() {}
}

const asked: string[] = []
let made = 0

class Context {
  readonly currentTime = 0
  readonly sampleRate = 8000
  constructor() {
    made++
  }
  async resume() {
    asked.push('resume')
  }
  async suspend() {
    asked.push('suspend')
  }
}

beforeEach(() => {
  vi.useFakeTimers()
  asked.length = 0
  for (const name of ['GainNode', 'OscillatorNode', 'AudioBufferSourceNode', 'BiquadFilterNode'])
    vi.stubGlobal(name, Node)
  vi.stubGlobal('AudioContext', Context)
  vi.stubGlobal(
    'AudioBuffer',
    class {
      getChannelData = () => new Float32Array(4)
    },
  )
  vi.stubGlobal('navigator', { userActivation: { hasBeenActive: true } })
  vi.stubGlobal('localStorage', { getItem: () => null })
  vi.stubGlobal('window', { matchMedia: () => ({ matches: false }), addEventListener() {} })
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

test('the sound card sleeps between sounds, and never during one', async () => {
  const { ring } = await import('../../src/sound/sounds.ts')
  ring('last-round')
  vi.advanceTimersByTime(1500)
  ring('take')
  vi.advanceTimersByTime(1500)
  expect(asked).toEqual(['resume', 'resume'])
  vi.advanceTimersByTime(60_000)
  expect(asked).toEqual(['resume', 'resume', 'suspend'])
  ring('take')
  expect(asked.at(-1)).toBe('resume')
  expect(made).toBe(1)
})
