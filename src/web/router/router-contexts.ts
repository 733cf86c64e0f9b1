import { createContext } from 'react'
import type { Location, Navigator, Shown } from './navigator.ts'

/** Each changes for itself: a list that is on its way draws nothing anew but what shows that it is. */
export const NavigatorContext = createContext<Navigator | undefined>(undefined)
export const PlaceContext = createContext<
	Pick<Shown, 'location' | 'action' | 'preventScrollReset'> | undefined
>(undefined)
export const RoutesContext = createContext<Pick<Shown, 'matches' | 'loaderData' | 'errors'>>({
	matches: [],
	loaderData: {},
	errors: {},
})
export const NextContext = createContext<Location | undefined>(undefined)
/** How deep among the matches a screen stands. */
export const DepthContext = createContext(-1)
/** What a boundary shows. */
export const ErrorContext = createContext<unknown>(undefined)
