import { type ReactNode, useEffect, useEffectEvent, useState } from 'react'
import { useIsPhone } from '../parts/window-size.ts'
import { type AskedBy, HELP_PANEL, watchGestures } from './card-gestures.ts'
import type { GameHelp, HelpView } from './card-help.ts'
import { HelpPanel } from './help-panel.tsx'
import { HelpSheet } from './help-sheet.tsx'

interface CardHelpLayerProps extends HelpView<unknown> {
  readonly help: GameHelp<unknown, unknown>
  readonly act: (...actions: unknown[]) => void
  readonly showRule: (clause: string) => void
}

interface Asked {
  readonly anchor: HTMLElement
  readonly by: AskedBy
}

function cardOf({ dataset }: HTMLElement): string {
  return dataset.help ?? dataset.card ?? ''
}

/** Explains whatever somebody asks about, one thing at a time: beside it, or on a phone in a sheet. */
export function CardHelpLayer({ help, act, showRule, ...at }: CardHelpLayerProps): ReactNode {
  const isPhone = useIsPhone()
  const [asked, setAsked] = useState<Asked | null>(null)
  const told = asked === null ? null : help.explain(cardOf(asked.anchor), at)
  const close = () => {
    setAsked(null)
    // Whoever was led into the help is led back to the card.
    const isInside = document.activeElement?.closest(`[${HELP_PANEL}]`) != null
    if (asked !== null && (asked.by === 'key' || isInside) && asked.anchor.isConnected) asked.anchor.focus()
  }
  const ask = useEffectEvent((anchor: HTMLElement, by: AskedBy): boolean => {
    if (asked !== null && asked.anchor === anchor && asked.by === by && by === 'key') {
      close()
      return true
    }
    if (help.explain(cardOf(anchor), at) === null) return false
    setAsked({ anchor, by })
    return true
  })
  // A sheet closes itself.
  const leave = useEffectEvent((to: HTMLElement | null) => {
    if (!isPhone && asked !== null && asked.anchor !== to) setAsked(null)
  })
  const scroll = useEffectEvent((within: Node) => {
    if (asked !== null && within.contains(asked.anchor)) leave(null)
  })
  useEffect(
    () =>
      watchGestures({
        ask: (anchor, by) => ask(anchor, by),
        leave: (to) => leave(to),
        scroll: (within) => scroll(within),
      }),
    [],
  )
  // The card has gone where it cannot be pointed at.
  useEffect(() => {
    if (asked !== null && !asked.anchor.isConnected) setAsked(null)
  })
  if (asked === null || told === null) return null
  // The rule is read in its place, and afterwards one is back at the card.
  const openRule = (clause: string) => {
    close()
    showRule(clause)
  }
  const shared = { game: help, card: cardOf(asked.anchor), help: told, showRule: openRule, close }
  if (isPhone) {
    const { take } = told
    const press = () => asked.anchor.click()
    const accept = () => {
      close()
      if (take !== null && take.actions.length > 0) act(...take.actions)
      else press()
    }
    return <HelpSheet {...shared} accept={accept} />
  }
  return <HelpPanel {...shared} anchor={asked.anchor} takesFocus={asked.by === 'key'} />
}
