/** A player's place at the table, numbered clockwise from 0. */
export type Seat = number

/** Who looks: a seat, or null for a spectator, who knows only what is public. */
export type Viewer = Seat | null
