import { createContext, use } from 'react'

/** The page's shell sets it, in a transition: what appears then is rendered in steps, and blocks nobody. */
export const LiveContext = createContext(false)

/** False in the server's page and true soon after hydration. */
export const useLive = (): boolean => use(LiveContext)
