import { type RefObject, useLayoutEffect } from 'react'
import { flushSync } from 'react-dom'

/** What a key does now; anything else than a function: nothing. */
type Command = (() => void) | false | null | undefined

const TYPING = 'input, textarea, select, dialog'
const CARD = 'button[data-card]:not([tabindex="-1"]):not(:disabled)'
/** Also one that cannot be taken now: it can be asked what it means. */
const ANY_CARD = 'button[data-card]:not(:disabled)'
/** All that can be asked what it means: also the small cards of rivals, and titles. */
const EXPLAINED = `${ANY_CARD}, [data-card]:not(button), [data-help]:not(button)`
/** What is pressed as a whole has no parts to go to. */
const WHOLE = 'button, summary, a, [role="tab"]'
const STOP = ':is(h1, h2, h3)[tabindex="-1"]'
const USABLE = 'button:not(:disabled):not([tabindex="-1"]), summary'

/**
 * Keys that work all over the page, but not while somebody types or a dialog is open. Letters are asked for in lower
 * case. A layout effect: the keys work as soon as the page is seen.
 */
function useKeys(target: EventTarget, commandFor: (key: string, event: KeyboardEvent) => Command): void {
  useLayoutEffect(() => {
    const onKey = (event: Event) => {
      if (!(event instanceof KeyboardEvent) || event.defaultPrevented || !isForPage(event)) return
      const command = commandFor(event.key.length === 1 ? event.key.toLowerCase() : event.key, event)
      if (!command) return
      event.preventDefault()
      command()
    }
    target.addEventListener('keydown', onKey)
    return () => target.removeEventListener('keydown', onKey)
  }, [target, commandFor])
}

/** Not for whoever types, for a dialog or for the browser. */
export function isForPage({ key, target, ctrlKey, metaKey, altKey }: KeyboardEvent): boolean {
  if (ctrlKey || metaKey || altKey) return false
  if (target instanceof Element && target.closest(TYPING) !== null) return false
  if (document.querySelector('dialog[open]') !== null) return false
  return key.length > 1 || haveSingleKeys()
}

/** People who dictate, or who hit keys by accident, may switch off all keys that work without Ctrl or the like. */
function haveSingleKeys(): boolean {
  return document.documentElement.dataset.keys !== 'off'
}

let ofBoard: (key: string) => Command = () => null

/** What a key of the board would do now, for whoever has no such key: in a menu. Null if nothing. */
export function boardCommand(key: string): (() => void) | null {
  return ofBoard(key) || null
}

/** Keys that a page has whatever it shows. */
export function usePageKeys(commands: Readonly<Record<string, Command>>): void {
  useKeys(window, (key) => commands[key])
}

/** The keys of whatever stands in a board's place; they come before the page's. */
export function useSceneKeys(commandFor: (key: string, event: KeyboardEvent) => Command): void {
  useKeys(document, commandFor)
}

/**
 * The keys of a board: arrows lead from card to card, with Shift to everything that explains itself, F6 from region to region, and the rest is
 * the game's own. They come before the page's: an event reaches the document before the window.
 */
export function useBoardKeys(root: RefObject<HTMLElement | null>, commandFor: (key: string) => Command): void {
  useLayoutEffect(() => {
    ofBoard = commandFor
    return () => {
      ofBoard = () => null
    }
  }, [commandFor])
  useKeys(document, (key, { shiftKey }) => {
    const cards = shiftKey ? EXPLAINED : CARD
    const commands: Readonly<Record<string, () => void>> = {
      ArrowRight: () => moveFocus(root.current!, cards, 1),
      ArrowDown: () => moveFocus(root.current!, cards, 1),
      ArrowLeft: () => moveFocus(root.current!, cards, -1),
      ArrowUp: () => moveFocus(root.current!, cards, -1),
      F6: () => focusNextRegion(root.current!, shiftKey ? -1 : 1),
    }
    return commands[key] ?? commandFor(key)
  })
}

/** The first card inside that can be taken, or the first thing that can be pressed, or any card. On a phone its tab is opened, if it is not. */
export function focusFirst(root: HTMLElement, within: string, tab?: string | number): void {
  if (root.querySelector(within) === null) {
    flushSync(() => root.querySelector<HTMLElement>(`[role="tab"][data-tab="${tab}"]`)?.click())
  }
  const area = root.querySelector(within)
  const first = [CARD, USABLE, ANY_CARD].map((which) => area?.querySelector<HTMLElement>(which)).find((one) => one)
  first?.focus()
}

/** From card to card, in the order of the page. */
function moveFocus(root: HTMLElement, which: string, step: 1 | -1): void {
  const cards = [...root.querySelectorAll<HTMLElement>(which)].filter(canHaveFocus)
  const at = cards.indexOf(document.activeElement as HTMLElement)
  const next = cards[at < 0 ? (step === 1 ? 0 : cards.length - 1) : (at + step + cards.length) % cards.length]
  // A card that only lies there gets the focus from here, and is no stop for whoever goes on with Tab.
  if (next?.matches(':not(button, [tabindex])')) next.tabIndex = -1
  next?.focus()
}

/** Whether it is seen, and is no part of what is pressed as a whole. */
function canHaveFocus(card: HTMLElement): boolean {
  if (card.matches('button')) return true
  const isPart = card.parentElement?.closest(WHOLE) != null || card.querySelector(WHOLE) !== null
  return !isPart && card.getBoundingClientRect().width > 0
}

/** To the sentence of a region or its title, if that can have the focus, or else to the first thing that can be pressed. */
function focusNextRegion(root: HTMLElement, step: 1 | -1): void {
  const stopIn = (region: Element) =>
    region.querySelector<HTMLElement>(STOP) ?? region.querySelector<HTMLElement>(USABLE)
  const regions = [...root.querySelectorAll('section')].filter((region) => stopIn(region) !== null)
  const at = regions.findLastIndex((region) => region.contains(document.activeElement))
  const next = regions[(at + step + regions.length) % regions.length]
  if (next !== undefined) stopIn(next)!.focus()
}
