import { useEffect, useRef } from 'react'
import { localePattern } from '#domain/locale.ts'
import { useLoggedIn } from '#web/account/login-flag.ts'
import { proofHeaders } from '#web/api-client.ts'
import { useText } from '#web/layout/use-locale.ts'
import { useMessage } from '#web/ui/message-bar.tsx'
import type { FromWorker, ToWorker } from './worker-messages.ts'

/** A page that is left sooner is not worth a request. */
const readAfterMs = 2_000
const sendAgainMs = 10_000
const isPublic = new RegExp(`^${localePattern}(?:/|\\?|$)`)
const isFile = /^\/(?:assets|images)\//

const filesOfPage = (): string[] =>
	performance
		.getEntriesByType('resource')
		.map(({ name }) => new URL(name))
		.filter(({ origin, pathname }) => origin === location.origin && isFile.test(pathname))
		.map(({ pathname }) => pathname)

/** Has the worker cache what is shown, and send queued votes and bookmarks once there is a connection. */
export function useWorker(address: string, isUp: boolean): void {
	useEffect(registerWorker, [])
	const loggedIn = useLoggedIn()
	const wasLoggedIn = useRef(loggedIn)
	useEffect(() => {
		// After a log-out nothing is cached on the device until it is used again.
		if (!isUp || !isPublic.test(address) || (wasLoggedIn.current && !loggedIn)) return
		wasLoggedIn.current = loggedIn
		const cache = () => {
			const { theme, rowHeight } = document.documentElement.dataset
			const look = { ...(theme && { theme }), ...(rowHeight && { rowHeight }) }
			void messageWorker({ kind: 'keep', url: location.origin + address, files: filesOfPage(), look })
		}
		const timer = setTimeout(cache, readAfterMs)
		// A worker of a new version starts with empty caches, maybe after the page was cached by the old one.
		const worker = navigator.serviceWorker
		worker?.addEventListener('controllerchange', cache)
		return () => {
			clearTimeout(timer)
			worker?.removeEventListener('controllerchange', cache)
		}
	}, [address, isUp, loggedIn])
	useSending(isUp)
}

/** Sends what is queued, retries where the server was too busy, and reports the outcome. */
function useSending(isUp: boolean): void {
	const text = useText()
	const say = useMessage()
	useEffect(() => {
		if (!isUp) return
		const worker = navigator.serviceWorker
		const send = () => void messageWorker({ kind: 'send', authorization: proofHeaders().authorization })
		let again: ReturnType<typeof setTimeout> | undefined
		const onMessage = ({ data }: MessageEvent<FromWorker>) => {
			if (data.refused > 0) say('warning', text('offline.refused'))
			else if (data.sent > 0) say('success', text('offline.sent'))
			clearTimeout(again)
			if (data.waiting > 0) again = setTimeout(send, sendAgainMs)
		}
		worker?.addEventListener('message', onMessage)
		send()
		return () => {
			clearTimeout(again)
			worker?.removeEventListener('message', onMessage)
		}
	}, [isUp, say, text])
}

const workerPath = '/sw.js'

type ScriptUrlPolicy = { createScriptURL: (given: string) => string }
type PolicyMaker = {
	createPolicy: (name: string, rules: ScriptUrlPolicy) => ScriptUrlPolicy
}

/** The Trusted Types policy of our pages allows this script URL and no other. */
function trustedWorkerPath(): string {
	const { trustedTypes } = window as { trustedTypes?: PolicyMaker }
	const only = (given: string): string => {
		if (given !== workerPath) throw new TypeError('not the worker')
		return given
	}
	return (
		trustedTypes?.createPolicy('service-worker', { createScriptURL: only }).createScriptURL(workerPath) ??
		workerPath
	)
}

let registered: Promise<unknown> | undefined

/** Browsers without storage, as in a private window, refuse; the page works without it. */
function registerWorker(): void {
	if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return
	registered ??= navigator.serviceWorker.register(trustedWorkerPath()).catch(() => undefined)
}

async function messageWorker(message: ToWorker): Promise<void> {
	if (registered === undefined) return
	const { active } = await navigator.serviceWorker.ready
	active?.postMessage(message)
}
