import { useCallback, useEffect, useState } from 'react'
import { data, replace, useNavigate, useRevalidator } from 'react-router'
import { pathOf } from '#contract/route-names.ts'
import type { ProblemCode } from '#domain/problem.ts'
import { useFailureMessage } from '#web/account/use-failure-message.ts'
import { type CallFailure, type CallResult, call, clearCredentials } from '#web/api-client.ts'
import { createMemory } from '#web/page-memory.ts'
import { useMessage } from '#web/ui/message-bar.tsx'

/** The log-in, which leads back to the page, after the session has ended. */
function logInPath({ pathname, search }: Pick<URL, 'pathname' | 'search'>): string {
	clearCredentials()
	return `${pathOf('login')}?${new URLSearchParams({ next: pathname + search })}`
}

/** What the signed-in reader has at a path of the API, for a `clientLoader`. */
export async function readOwn<Response extends { data: unknown }>(
	path: string,
	url: URL,
): Promise<Response['data']> {
	const response = await call<Response>('GET', path)
	if (response.ok) return response.value.data
	const { status } = response.failure
	throw status === 401 ? replace(logInPath(url)) : data(null, status || 503)
}

export function useLeave(): () => Promise<void> {
	const navigate = useNavigate()
	return useCallback(async () => navigate(logInPath(location), { replace: true }), [navigate])
}

/** Reports a failed request: an ended session leads to the log-in, anything else is said and can be tried again. */
export function useRefusal(): (failure: CallFailure, again: () => void, words?: string) => void {
	const leave = useLeave()
	const sayFailure = useFailureMessage()
	return (failure, again, words) =>
		failure.status === 401 ? void leave() : sayFailure(failure, again, words)
}

type Words = {
	/** Said when it is stored. */
	done?: string
	/** Said with a button to try again. */
	failed?: string
	/** Codes of refusals that the caller explains. */
	expected?: readonly ProblemCode[]
	/** What the button does; without it the same change is sent again. */
	again?: () => void
}

/**
 * Changes what the signed-in reader has, and loads the view again. An ended session leads to the log-in; what else
 * fails is said.
 */
export function useChange() {
	const { revalidate } = useRevalidator()
	const refuse = useRefusal()
	const say = useMessage()
	return async function change<Body>(
		method: 'POST' | 'PUT' | 'DELETE',
		path: string,
		body?: object,
		words: Words = {},
	): Promise<CallResult<Body>> {
		const { done, failed, expected, again = () => void change(method, path, body, words) } = words
		const response = await call<Body>(method, path, body)
		if (response.ok) {
			await revalidate()
			if (done !== undefined) say('success', done)
			return response
		}
		const { failure } = response
		if (!expected?.some((code) => code === failure.code)) refuse(failure, again, failed)
		return response
	}
}

const memory = createMemory<unknown>()

/**
 * The same in a part of a page that is not loaded with it; undefined until it has come. What is in memory is there at once
 * the next time.
 */
export function useOwnData<Response extends { data: unknown }>(path: string, { isInMemory = false } = {}) {
	const leave = useLeave()
	const [data, setData] = useState(() => (isInMemory ? (memory.get(path) as Response['data']) : undefined))
	const [hasFailed, setHasFailed] = useState(false)
	const reload = useCallback(async () => {
		setHasFailed(false)
		const response = await call<Response>('GET', path)
		if (response.ok) {
			if (isInMemory) memory.set(path, response.value.data)
			setData(response.value.data)
		} else if (response.failure.status === 401) await leave()
		else setHasFailed(true)
	}, [path, isInMemory, leave])
	useEffect(() => void reload(), [reload])
	return { data, hasFailed, reload }
}
