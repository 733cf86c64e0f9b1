import { createStore } from './create-store.ts'

/** Whether a module could not be loaded even at the second attempt: links then load whole pages until one works. */
export const moduleFailure = createStore(false)

/** Modules that were loaded at the second attempt, by the URL of the first. */
const reloaded = new Map<string, Promise<unknown>>()
let attempts = 0

/** Chromium and Firefox include the URL of the failed module; Safari does not, and requests it again by itself. */
const addressIn = (error: unknown): string | undefined =>
	error instanceof Error ? /https?:\/\/[^\s?]+\.js/.exec(error.message)?.[0] : undefined

/**
 * Every `import()` in the browser goes through here. A browser may remember a failed module for the life of the page,
 * so a retry loads it under another URL. The module's own state starts again there, while the modules that it imports
 * are shared. If one of those has failed, no retry can succeed.
 */
export async function loadModule<Module>(load: () => Promise<Module>): Promise<Module> {
	try {
		return await load()
	} catch (error) {
		const address = addressIn(error)
		if (address === undefined) throw error
		return (reloaded.get(address) ?? reload(address)) as Promise<Module>
	}
}

function reload(address: string): Promise<unknown> {
	attempts += 1
	const again: Promise<unknown> = import(/* @vite-ignore */ `${address}?attempt=${attempts}`)
	reloaded.set(address, again)
	again.catch(() => {
		reloaded.delete(address)
		moduleFailure.set(true)
	})
	return again
}
