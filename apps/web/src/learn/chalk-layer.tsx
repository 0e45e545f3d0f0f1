import { type BoardAnchors, seeded } from '@south-street/ui'
import { type ReactNode, useEffect, useState } from 'react'
import styles from './chalk-layer.module.css'
import { arrowPath, type Box, findTaken, type PlacedNote, placeNote } from './chalk-note.ts'
import { type Place, usePlaces } from './marked-places.ts'

/** How far a ring lies outside of what it marks; what is small has its neighbours closer. */
const ROOM = 9
const roomAround = ({ width, height }: Pick<Box, 'width' | 'height'>) =>
  Math.min(ROOM, 2 + Math.min(width, height) / 10)

interface ChalkLayerProps {
  readonly anchors: BoardAnchors
  readonly at: readonly string[]
  /** What is said of a marked thing to those who do not see the chalk. */
  readonly label: string
  /** A few words with an arrow to one of the things, where there is room. */
  readonly note?: { readonly at: string; readonly text: string } | null
}

/** The teacher's red chalk: a ring around each thing that is spoken of. It lies over nothing that could be pressed. */
export function ChalkLayer({ anchors, at, label, note = null }: ChalkLayerProps): ReactNode {
  const found = usePlaces(anchors, note === null ? at : [...new Set([...at, note.at])], label)
  const places = found.filter(({ name }) => at.includes(name))
  const placed = useNote(found, note)
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
      {places.map((place) => {
        const ring = outside(place)
        return (
          <svg
            key={`${place.name} ${ring.width} ${ring.height}`}
            className={styles.ring}
            style={ring}
            viewBox={`0 0 ${ring.width} ${ring.height}`}
            data-marks={place.name}
            focusable="false"
            aria-hidden="true"
          >
            <g filter="url(#chalk)">
              <path d={ringPath(ring.width, ring.height)} pathLength="1" />
            </g>
          </svg>
        )
      })}
      {placed !== null && <Note {...placed} />}
    </div>
  )
}

function Note(note: PlacedNote): ReactNode {
  const { lines, box } = note
  return (
    <svg className={styles.note} width="100%" height="100%" data-note="" focusable="false" aria-hidden="true">
      {lines.map((line, i) => (
        <text key={line} x={box.left} y={box.top + ((i + 0.8) * box.height) / lines.length}>
          {line}
        </text>
      ))}
      <g filter="url(#chalk)">
        <path d={arrowPath(note)} pathLength="1" />
      </g>
    </svg>
  )
}

/** Where the words go: looked for anew whenever what they are about has moved. */
function useNote(places: readonly Place[], note: NonNullable<ChalkLayerProps['note']> | null): PlacedNote | null {
  const [placed, setPlaced] = useState<PlacedNote | null>(null)
  const place = note === null ? undefined : places.find(({ name }) => name === note.at)
  const text = note?.text ?? ''
  useEffect(() => {
    setPlaced(place === undefined ? null : writeBeside(place, places, text))
  }, [place, places, text])
  return placed
}

function writeBeside(place: Place, places: readonly Place[], text: string): PlacedNote | null {
  const pen = document.createElement('canvas').getContext('2d')!
  // As the style sheet sets it: whoever enlarges the page's letters enlarges these.
  const rem = Number.parseFloat(getComputedStyle(document.documentElement).fontSize)
  pen.font = `750 ${1.0625 * rem}px Archivo, sans-serif`
  return placeNote({
    text,
    ring: outside(place),
    taken: [...findTaken(), ...places.filter((one) => one !== place).map(outside)],
    window: { width: window.innerWidth, height: window.innerHeight },
    letters: { lineHeight: 1.1875 * rem, measure: (words) => pen.measureText(words).width },
  })
}

/** The ring around a thing. */
function outside({ left, top, width, height }: Box): Box {
  const room = roomAround({ width, height })
  return { left: left - room, top: top - room, width: width + 2 * room, height: height + 2 * room }
}

const POINTS = 46
const TURNS = 1.2
/** Between a circle (1) and the box around it (0). */
const ROUNDNESS = 0.4
/** What is larger gets a ring with squarer corners, which would lie over what stands in them. */
const SMALL = 110

/** A superellipse, walked by hand, a little more than once around. */
function ringPath(width: number, height: number): string {
  const random = seeded(3)
  const phase = random() * 6
  const roundness = ROUNDNESS * Math.min(1, SMALL / Math.min(width, height))
  const along = (value: number) => Math.sign(value) * Math.abs(value) ** roundness
  const points = Array.from({ length: Math.floor(POINTS * TURNS) }, (_, i) => {
    const angle = -2.1 + (i / POINTS) * Math.PI * 2
    const size = 1 - 0.012 * Math.sin(3 * angle + phase) - 0.02 * (i / POINTS)
    const x = width / 2 + (width / 2 - 3) * along(Math.cos(angle)) * size
    const y = height / 2 + (height / 2 - 3) * along(Math.sin(angle)) * size
    return [x + random() - 0.5, y + random() - 0.5] as const
  })
  return points.map(([x, y], i) => `${i === 0 ? 'M' : 'L'}${x.toFixed(1)} ${y.toFixed(1)}`).join('')
}
