import { aloud, Spoken, sayMoney, useCounted, useWords } from '@south-street/ui'
import type { ReactNode } from 'react'
import styles from './purse.module.css'

/** Money set large. Where the sign follows the number it is set smaller, so that three figures still fit. */
export function Purse({ amount }: { readonly amount: number }): ReactNode {
  const words = useWords()
  const text = sayMoney(words, useCounted(amount))
  const [number, sign] = text.split('\u00a0')
  return (
    <span>
      <Spoken as={sayMoney(aloud(words), amount)}>
        {number}
        {sign !== undefined && <small className={styles.sign}>{`\u00a0${sign}`}</small>}
      </Spoken>
    </span>
  )
}
