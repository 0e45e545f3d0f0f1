import type { CSSProperties, ReactNode } from 'react'
import styles from './travel-end.module.css'

/** An invisible place where something starts or ends its journey, in the middle of what holds it. */
export function TravelEnd({ style }: { readonly style: CSSProperties }): ReactNode {
  return <i className={styles.end} style={style} />
}
