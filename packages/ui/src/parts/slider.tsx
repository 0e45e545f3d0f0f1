import type { CSSProperties, ReactNode } from 'react'
import styles from './slider.module.css'

interface SliderProps {
  readonly id?: string
  readonly label: string
  /** From 0 to 1. */
  readonly value: number
  /** The value in words. */
  readonly text: string
  readonly choose: (value: number) => void
  /** When a value has been settled on: the thumb is let go, or a key. */
  readonly settle?: () => void
}

const STEP = 0.1

/** From nothing to everything. It is the browser's own slider in our clothes, so keys and screen readers know it. */
export function Slider({ id, label, value, text, choose, settle }: SliderProps): ReactNode {
  return (
    <input
      id={id}
      type="range"
      className={styles.slider}
      style={{ '--share': `${100 * value}%` } as CSSProperties}
      min={0}
      max={1}
      step={STEP}
      value={value}
      aria-label={label}
      aria-valuetext={text}
      onChange={(event) => choose(Number(event.target.value))}
      onPointerUp={settle}
      onKeyUp={settle}
    />
  )
}
