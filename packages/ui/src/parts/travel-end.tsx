import type { CSSProperties, ReactNode } from 'react'
import styles from './travel-end.module.css'

/** Where something on the move starts or ends that is not to be seen there; it lies in the middle of what holds it. */
export function TravelEnd({ style }: { readonly style: CSSProperties }): ReactNode {
  return <i className={styles.end} style={style} />
}
