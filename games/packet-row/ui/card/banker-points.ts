import { createContext } from 'react'

/** What a banker scores whoever is richest at this table; null where a card lies at none. */
export const BankerPoints = createContext<number | null>(null)
