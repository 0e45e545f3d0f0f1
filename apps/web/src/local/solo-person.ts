/** Whoever plays alone. */
export const SOLO_PERSON = 'you'
