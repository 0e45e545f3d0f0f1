import { Button } from '@south-street/ui'
import { type ReactNode, useState } from 'react'

interface SureButtonProps {
  readonly label: string
  /** What is said when it has been pressed once. */
  readonly sure: string
  readonly about?: string
  readonly act: () => void
}

/** For what cannot be undone: it is pressed twice. */
export function SureButton({ label, sure, about, act }: SureButtonProps): ReactNode {
  const [isAsked, setIsAsked] = useState(false)
  return (
    <Button
      small
      look={isAsked ? 'primary' : 'quiet'}
      {...(about !== undefined && !isAsked && { 'aria-label': about })}
      onClick={() => (isAsked ? act() : setIsAsked(true))}
      onBlur={() => setIsAsked(false)}
    >
      {isAsked ? sure : label}
    </Button>
  )
}
