import { type ReactNode, useId } from 'react'
import styles from './choice.module.css'
import { classNames } from './class-names.ts'

interface ChoiceProps<Value extends string | number> {
  readonly label: string
  readonly options: readonly { readonly value: Value; readonly name: string; readonly sign?: ReactNode }[]
  readonly value: Value
  readonly choose: (value: Value) => void
  readonly className?: string | undefined
  /** On a phone two by two: for four whose names do not fit side by side there in every language. */
  readonly inPairs?: boolean
}

/** One of a few, side by side. */
export function Choice<Value extends string | number>(props: ChoiceProps<Value>): ReactNode {
  const { label, options, value, choose, className, inPairs = false } = props
  const group = useId()
  return (
    <fieldset className={classNames(styles.choice, inPairs && styles.pairs, className)} aria-label={label}>
      {options.map((option) => (
        <label key={option.value} title={option.name}>
          <input
            type="radio"
            name={group}
            checked={option.value === value}
            aria-label={option.name}
            onChange={() => choose(option.value)}
          />
          <span>{option.sign ?? option.name}</span>
        </label>
      ))}
    </fieldset>
  )
}
