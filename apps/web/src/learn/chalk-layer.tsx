import { type BoardAnchors, findAnchor, seeded } from '@south-street/ui'
import { type ReactNode, useEffect, useState } from 'react'
import styles from './chalk-layer.module.css'

interface Place {
  readonly name: string
  readonly left: number
  readonly top: number
  readonly width: number
  readonly height: number
}

/** How far a ring lies outside of what it marks. */
const ROOM = 9
/** The board may move things without telling: it is looked at again after so long. */
const LOOK_MS = 250

interface ChalkLayerProps {
  readonly anchors: BoardAnchors
  readonly at: readonly string[]
  /** What is said of a marked thing to those who do not see the chalk. */
  readonly label: string
}

/** The teacher's red chalk: a ring around each thing that is spoken of. It lies over nothing that could be pressed. */
export function ChalkLayer({ anchors, at, label }: ChalkLayerProps): ReactNode {
  const places = usePlaces(anchors, at, label)
  if (places.length === 0) return null
  return (
    <div className={styles.layer} aria-hidden="true" data-region="chalk">
      <svg width="0" height="0" focusable="false" aria-hidden="true">
        <filter id="chalk" x="-12%" y="-12%" width="124%" height="124%">
          <feTurbulence type="fractalNoise" baseFrequency=".8" numOctaves="2" seed="4" result="n" />
          <feDisplacementMap
            in="SourceGraphic"
            in2="n"
            scale="2.6"
            xChannelSelector="R"
            yChannelSelector="G"
            result="d"
          />
          <feTurbulence type="fractalNoise" baseFrequency=".42 .5" numOctaves="3" seed="11" result="g" />
          <feColorMatrix in="g" values="0 0 0 0 0  0 0 0 0 0  0 0 0 0 0  0 0 0 -5.4 3.9" result="m" />
          <feComposite in="d" in2="m" operator="in" />
        </filter>
      </svg>
      {places.map(({ name, left, top, width, height }) => (
        <svg
          key={`${name} ${width} ${height}`}
          className={styles.ring}
          style={{ left: left - ROOM, top: top - ROOM, width: width + 2 * ROOM, height: height + 2 * ROOM }}
          viewBox={`0 0 ${width + 2 * ROOM} ${height + 2 * ROOM}`}
          data-marks={name}
          focusable="false"
          aria-hidden="true"
        >
          <g filter="url(#chalk)">
            <path d={ringPath(width + 2 * ROOM, height + 2 * ROOM)} pathLength="1" />
          </g>
        </svg>
      ))}
    </div>
  )
}

/** Where the marked things are, as long as they are there. */
function usePlaces(anchors: BoardAnchors, at: readonly string[], label: string): readonly Place[] {
  const [places, setPlaces] = useState<readonly Place[]>([])
  const wanted = at.join(' ')
  useEffect(() => {
    const marked = new Set<Element>()
    const look = () => {
      const found = wanted.split(' ').flatMap((name) => {
        const element = name === '' ? null : findAnchor(anchors, name)
        if (element === null) return []
        if (!marked.has(element)) element.setAttribute('aria-description', label)
        marked.add(element)
        const { left, top, width, height } = element.getBoundingClientRect()
        return [
          { name, left: Math.round(left), top: Math.round(top), width: Math.round(width), height: Math.round(height) },
        ]
      })
      setPlaces((before) => (JSON.stringify(before) === JSON.stringify(found) ? before : found))
    }
    look()
    const timer = setInterval(look, LOOK_MS)
    window.addEventListener('resize', look)
    return () => {
      clearInterval(timer)
      window.removeEventListener('resize', look)
      for (const element of marked) element.removeAttribute('aria-description')
    }
  }, [anchors, wanted, label])
  return places
}

const POINTS = 46
const TURNS = 1.2
/** Between a circle (1) and the box around it (0). */
const ROUNDNESS = 0.4

/** A superellipse, walked by hand, a little more than once around. */
function ringPath(width: number, height: number): string {
  const random = seeded(3)
  const phase = random() * 6
  const along = (value: number) => Math.sign(value) * Math.abs(value) ** ROUNDNESS
  const points = Array.from({ length: Math.floor(POINTS * TURNS) }, (_, i) => {
    const angle = -2.1 + (i / POINTS) * Math.PI * 2
    const size = 1 - 0.012 * Math.sin(3 * angle + phase) - 0.02 * (i / POINTS)
    const x = width / 2 + (width / 2 - 3) * along(Math.cos(angle)) * size
    const y = height / 2 + (height / 2 - 3) * along(Math.sin(angle)) * size
    return [x + random() - 0.5, y + random() - 0.5] as const
  })
  return points.map(([x, y], i) => `${i === 0 ? 'M' : 'L'}${x.toFixed(1)} ${y.toFixed(1)}`).join('')
}
