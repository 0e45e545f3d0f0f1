import type { AnchorHTMLAttributes, MouseEvent, ReactNode } from 'react'
import { base } from '../base.ts'
import { navigate } from '../router.ts'

interface LinkProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  readonly to: string
}

/** A link within the site; with a modifier key it behaves as any link does. */
export function Link({ to, children, ...rest }: LinkProps): ReactNode {
  const follow = (event: MouseEvent) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.button !== 0) return
    event.preventDefault()
    navigate(to)
  }
  return (
    <a href={`${base()}${to}`} onClick={follow} {...rest}>
      {children}
    </a>
  )
}
