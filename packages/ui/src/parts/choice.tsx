import { type ReactNode, useId } from 'react'
import styles from './choice.module.css'
import { classNames } from './class-names.ts'

interface ChoiceProps<Value extends string | number> {
  readonly label: string
  readonly options: readonly { readonly value: Value; readonly name: string; readonly sign?: ReactNode }[]
  readonly value: Value
  readonly choose: (value: Value) => void
  readonly className?: string | undefined
}

/** One of a few, side by side. */
export function Choice<Value extends string | number>(props: ChoiceProps<Value>): ReactNode {
  const { label, options, value, choose, className } = props
  const group = useId()
  return (
    <fieldset className={classNames(styles.choice, className)} aria-label={label}>
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
