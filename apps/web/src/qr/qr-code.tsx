import { type ReactNode, useMemo } from 'react'
import styles from './qr-code.module.css'
import { qrPath } from './qr-path.ts'

/** The code of a link, drawn here: dark on white by any light, or cameras would not read it. */
export function QrCode({ text, label }: { readonly text: string; readonly label: string }): ReactNode {
  const code = useMemo(() => qrPath(text), [text])
  if (code === null) return null
  const { size, path } = code
  return (
    <svg
      className={styles.code}
      viewBox={`0 0 ${size} ${size}`}
      role="img"
      aria-label={label}
      shapeRendering="crispEdges"
    >
      <rect width={size} height={size} fill="#fff" />
      <path d={path} fill="#000" />
    </svg>
  )
}
