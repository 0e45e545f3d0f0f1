import { describe, expect, it } from 'vitest'
import { OpenSheets } from '../src/parts/back-closes.ts'
import { isSwipedAway } from '../src/parts/swipe-away.ts'

/** A history as a browser keeps it, as far as sheets can tell. */
class Steps {
  readonly entries: unknown[] = ['table']
  popped = 0

  get state(): unknown {
    return this.entries.at(-1)
  }

  pushState(state: unknown): void {
    this.entries.push(state)
  }

  back(): void {
    this.entries.pop()
    this.popped++
  }
}

function openTwo() {
  const past = new Steps()
  const sheets = new OpenSheets(past)
  const closed: string[] = []
  const open = (name: string) => {
    const release = sheets.open({
      close: () => {
        closed.push(name)
        release()
      },
    })
    return release
  }
  const goBack = () => {
    past.entries.pop()
    sheets.wentBack()
  }
  return { past, sheets, closed, open, goBack }
}

const settled = () => new Promise<void>((resolve) => queueMicrotask(resolve))

describe('the way back', () => {
  it('closes a sheet instead of leaving the table', async () => {
    const { past, closed, open, goBack } = openTwo()
    open('planner')
    expect(past.entries).toHaveLength(2)
    goBack()
    await settled()
    expect(closed).toEqual(['planner'])
    expect(past.entries).toEqual(['table'])
    expect(past.popped).toBe(0)
  })

  it('is as it was before, once a sheet is closed by its button', async () => {
    const { past, sheets, closed, open } = openTwo()
    open('planner')()
    await settled()
    expect(past.entries).toEqual(['table'])
    sheets.wentBack()
    expect(closed).toEqual([])
  })

  it('closes the uppermost of two sheets, then the other', async () => {
    const { past, closed, open, goBack } = openTwo()
    open('rivals')
    open('card')
    expect(past.entries).toHaveLength(2)
    goBack()
    await settled()
    expect(closed).toEqual(['card'])
    expect(past.entries).toHaveLength(2)
    goBack()
    await settled()
    expect(closed).toEqual(['card', 'rivals'])
    expect(past.entries).toEqual(['table'])
  })

  it('is one step for a sheet that follows another at once', async () => {
    const { past, closed, open, goBack } = openTwo()
    const release = open('menu')
    release()
    open('settings')
    await settled()
    expect(past.entries).toHaveLength(2)
    expect(past.popped).toBe(0)
    goBack()
    expect(closed).toEqual(['settings'])
  })

  it('is left alone by a sheet from which one went to another page', async () => {
    const { past, open } = openTwo()
    const release = open('menu')
    past.pushState(null)
    release()
    await settled()
    expect(past.popped).toBe(0)
  })

  it('gives a step to a sheet that opens while the step of the last one is taken back', async () => {
    const { past, sheets, closed, open } = openTwo()
    open('planner')()
    await settled()
    open('cash')
    sheets.wentBack()
    expect(closed).toEqual([])
    expect(past.entries).toHaveLength(2)
  })
})

describe('a pull', () => {
  it.each([
    [20, 300, false],
    [60, 600, false],
    [96, 2000, true],
    [30, 50, true],
    [23, 10, false],
    [-40, 100, false],
    [200, 0, true],
  ])('of %i px in %i ms: %s', (distance, lasted, isAway) => expect(isSwipedAway(distance, lasted)).toBe(isAway))
})
