import { AsyncLocalStorage } from 'node:async_hooks'

/**
 * A request that the page renderer injects into its own process. It is marked by where it runs, not by a header, so that
 * nothing from outside can claim to be one. A fresh one is answered past the cache.
 */
const calls = new AsyncLocalStorage<{ fresh: boolean }>()

export const asPageCall = <Answer>(call: () => PromiseLike<Answer>, fresh = false): Promise<Answer> =>
	// Awaited inside, because an injected request starts only when somebody waits for it.
	calls.run({ fresh }, async () => await call())

export const isPageCall = (): boolean => calls.getStore() !== undefined

export const isFreshPageCall = (): boolean => calls.getStore()?.fresh === true
