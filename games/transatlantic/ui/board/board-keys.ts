import { type RefObject, useLayoutEffect } from 'react'
import type { BoardState } from './board-context.ts'

function isTyping(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && target.closest('input, textarea, select, dialog') !== null
}

const CARD = 'button[data-card]:not([tabindex="-1"]):not(:disabled)'

function focusFirst(root: HTMLElement, within: string): void {
  root.querySelector<HTMLElement>(`${within} ${CARD}`)?.focus()
}

/** Arrows lead from card to card, in the order of the page. */
function moveFocus(root: HTMLElement, step: 1 | -1): void {
  const cards = [...root.querySelectorAll<HTMLElement>(CARD)]
  const at = cards.indexOf(document.activeElement as HTMLElement)
  cards[at < 0 ? (step === 1 ? 0 : cards.length - 1) : (at + step + cards.length) % cards.length]?.focus()
}

function focusNextRegion(root: HTMLElement, step: 1 | -1): void {
  const usable = 'button:not(:disabled):not([tabindex="-1"])'
  const regions = [...root.querySelectorAll<HTMLElement>('section')].filter((region) => region.querySelector(usable))
  const at = regions.findLastIndex((region) => region.contains(document.activeElement))
  regions[(at + step + regions.length) % regions.length]?.querySelector<HTMLElement>(usable)?.focus()
}

/** The keys of the board: hand cards by number, S and R for market and regions, and a letter for the rest. */
export function useBoardKeys(root: RefObject<HTMLElement | null>, board: BoardState): void {
  useLayoutEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return
      if (document.querySelector('dialog[open]') !== null || board.still) return
      const { view, isMine, mayAct, askHint, back, takeBack, confirm, chooseCard } = board
      const asked = isMine && mayAct
      const card = view.hand[Number(event.key) - 1]
      const commands: Readonly<Record<string, (() => void) | false | null>> = {
        ArrowRight: () => moveFocus(root.current!, 1),
        ArrowDown: () => moveFocus(root.current!, 1),
        ArrowLeft: () => moveFocus(root.current!, -1),
        ArrowUp: () => moveFocus(root.current!, -1),
        F6: () => focusNextRegion(root.current!, event.shiftKey ? -1 : 1),
        Escape: asked && back,
        s: () => focusFirst(root.current!, '[data-area="market"], [data-area="choice"]'),
        r: () => focusFirst(root.current!, '[data-part="seas"]'),
        h: asked && askHint,
        z: asked && back !== null ? back : takeBack,
        c: asked && confirm,
      }
      const command =
        card !== undefined && asked && view.decision === 'turn'
          ? () => chooseCard(card)
          : commands[event.key.length === 1 ? event.key.toLowerCase() : event.key]
      if (!command) return
      event.preventDefault()
      command()
    }
    window.addEventListener('keydown', onKey)
    return () => window.removeEventListener('keydown', onKey)
  }, [root, board])
}
