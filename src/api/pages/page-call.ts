import { AsyncLocalStorage } from 'node:async_hooks'

/**
 * A call that the page renderer makes into the API of its own process. It is marked by where it runs, not by a header,
 * so that nothing from outside can claim to be one.
 */
const calls = new AsyncLocalStorage<'page'>()

export const asPageCall = <Answer>(call: () => PromiseLike<Answer>): Promise<Answer> =>
	// Awaited inside, because an injected request starts only when somebody waits for it.
	calls.run('page', async () => await call())

export const isPageCall = (): boolean => calls.getStore() !== undefined
