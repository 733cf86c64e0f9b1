import { AsyncLocalStorage } from 'node:async_hooks'

/**
 * A call that the page renderer makes into the API of its own process. It is marked by where it runs, not by a header,
 * so that nothing from outside can claim to be one.
 */
export type PageCall = { kind: 'page' }

const calls = new AsyncLocalStorage<PageCall>()

export const asPageCall = <Answer>(call: () => Promise<Answer>): Promise<Answer> =>
	calls.run({ kind: 'page' }, call)

export const isPageCall = (): boolean => calls.getStore() !== undefined
