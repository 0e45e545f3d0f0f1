/** Does something at the server and then looks again; what is refused is said. */
export type Act = (work: () => Promise<{ readonly problem: { readonly detail?: string | undefined } | null }>) => void
