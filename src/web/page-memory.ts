import { useEffect } from 'react'
import { isRouteErrorResponse, useLocation, useRevalidator } from 'react-router'
import { recall } from '#web/local-storage.ts'

const most = 50

/** Values are of the account that loaded them. */
const ofAccount = (address: string) => `${recall('user_access_token')} ${address}`

/** Values that stay in memory until the document is left, by their address and what else decides about them. */
export function createMemory<Value>(keyOf: (address: string) => string = ofAccount) {
	const stored = new Map<string, Value>()
	return {
		get: (address: string): Value | undefined => stored.get(keyOf(address)),
		find: (isWanted: (value: Value) => boolean): Value | undefined => stored.values().find(isWanted),
		set: (address: string, value: Value): void => {
			const key = keyOf(address)
			stored.delete(key)
			stored.set(key, value)
			const [oldest] = stored.keys()
			if (stored.size > most && oldest !== undefined) stored.delete(oldest)
		},
	}
}

/** The server responded that the page is elsewhere, or is no more. */
const isGone = (failure: unknown): boolean =>
	failure instanceof Response || (isRouteErrorResponse(failure) && failure.status < 500)

/** Pages that are shown again as they were, and then refreshed. */
export function createPageMemory<Data>() {
	const pages = createMemory<Data>()
	const shownAgain = new Set<string>()
	const toRefresh = new Set<string>()
	/** For a `clientLoader`. */
	const load = async (url: URL, fromServer: () => Promise<Data>): Promise<Data> => {
		const address = url.pathname + url.search
		const before = pages.get(address)
		if (before !== undefined && !toRefresh.delete(address)) {
			shownAgain.add(address)
			return before
		}
		try {
			const data = await fromServer()
			pages.set(address, data)
			return data
		} catch (failure) {
			// A page that cannot be refreshed stays.
			if (before === undefined || isGone(failure)) throw failure
			return before
		}
	}
	/** Refreshes the page each time it is shown again. */
	const useRefresh = (data: Data): void => {
		const { key, pathname, search } = useLocation()
		const { revalidate } = useRevalidator()
		// biome-ignore lint/correctness/useExhaustiveDependencies: an arrival refreshes the page, its new data does not.
		useEffect(() => {
			const address = pathname + search
			if (pages.get(address) === undefined) pages.set(address, data)
			if (!shownAgain.delete(address)) return
			toRefresh.add(address)
			void revalidate()
		}, [key, pathname, search])
	}
	return { load, useRefresh }
}
