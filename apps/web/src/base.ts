/**
 * The path at which the server has the page, such as /south-street; nothing at the root of a site. The server has
 * written it into the page.
 */
export function base(): string {
  return document.documentElement.dataset.base ?? ''
}

/** An address of ours without that path, as all pages know it. */
export function withoutBase(pathname: string, path = base()): string {
  return pathname === path || pathname.startsWith(`${path}/`) ? pathname.slice(path.length) || '/' : pathname
}
