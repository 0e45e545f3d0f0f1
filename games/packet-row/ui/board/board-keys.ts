import { type RefObject, useLayoutEffect } from 'react'
import { AREAS, CARDS, type CardKind, NONE } from '../../src/cards.ts'
import type { BoardState } from './board-context.ts'

function isTyping(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && target.closest('input, textarea, select, dialog') !== null
}

function focusFirstCard(root: HTMLElement, area: string): void {
  const board = root.querySelector(`[data-area="${area}"]`)
  const card = board?.querySelector<HTMLElement>(
    'button[data-card][tabindex="0"], button:not([disabled]):not([tabindex="-1"])',
  )
  card?.focus()
}

/** Arrows lead from card to card, in the order of the page. */
function moveFocus(root: HTMLElement, step: 1 | -1): void {
  const cards = [...root.querySelectorAll<HTMLElement>('button[data-card]:not([tabindex="-1"])')]
  const at = cards.indexOf(document.activeElement as HTMLElement)
  cards[at < 0 ? (step === 1 ? 0 : cards.length - 1) : (at + step + cards.length) % cards.length]?.focus()
}

function focusNextRegion(root: HTMLElement, step: 1 | -1): void {
  const regions = [...root.querySelectorAll<HTMLElement>('section')].filter((region) =>
    region.querySelector('button, summary'),
  )
  const at = regions.findLastIndex((region) => region.contains(document.activeElement))
  const next = regions[(at + step + regions.length) % regions.length]
  next?.querySelector<HTMLElement>('button:not([disabled]):not([tabindex="-1"]), summary')?.focus()
}

/** The keys of the board: areas by number, arrows, and a letter for everything that can be done. */
export function useBoardKeys(root: RefObject<HTMLElement | null>, board: BoardState, openCash: () => void): void {
  useLayoutEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return
      if (document.querySelector('dialog[open]') !== null) return
      const { view, appraisal, mayAct, act, choose, takeBack, askHint, openPlanner } = board
      const mine = mayAct && view.actor === view.viewer
      const holds = (kind: CardKind) => view.hands[view.viewer ?? 0]!.some((card) => CARDS[card]?.kind === kind)
      const commands: Readonly<Record<string, (() => void) | false | null>> = {
        ArrowRight: () => moveFocus(root.current!, 1),
        ArrowDown: () => moveFocus(root.current!, 1),
        ArrowLeft: () => moveFocus(root.current!, -1),
        ArrowUp: () => moveFocus(root.current!, -1),
        F6: () => focusNextRegion(root.current!, event.shiftKey ? -1 : 1),
        Escape: () => choose(NONE),
        p: mine && appraisal.canPass && (() => act({ type: 'pass' })),
        d: mayAct && view.phase !== 'over' && holds('contract') && openPlanner,
        m: mayAct && holds('money') && openCash,
        h: mine && askHint !== null && (() => askHint()),
        z: takeBack,
      }
      const area = AREAS[Number(event.key) - 1]
      const command =
        area !== undefined
          ? () => focusFirstCard(root.current!, area)
          : commands[event.key.length === 1 ? event.key.toLowerCase() : event.key]
      if (!command) return
      event.preventDefault()
      command()
    }
    window.addEventListener('keydown', onKey)
    return () => window.removeEventListener('keydown', onKey)
  }, [root, board, openCash])
}
