import { useCallback, useEffect, useState } from 'react'
import type { PushResponse } from '#contract/push.ts'
import { deviceOf } from '#domain/device.ts'
import { call } from '#web/api-client.ts'
import { waysPath } from './use-channels.ts'

export const pushPath = `${waysPath}push/`

export type ReaderBrowser = PushResponse['data']['browsers'][number]

/** A worker that is refused, as in a private window, never becomes ready. */
const workerPatienceMs = 5_000

const ownRegistration = (): Promise<ServiceWorkerRegistration> =>
	Promise.race([
		navigator.serviceWorker.ready,
		new Promise<never>((_, reject) => setTimeout(() => reject(new Error('no worker')), workerPatienceMs)),
	])

async function ownSubscription(): Promise<PushSubscription | null> {
	if (!('PushManager' in window) || !('serviceWorker' in navigator)) return null
	return ownRegistration().then(
		({ pushManager }) => pushManager.getSubscription(),
		() => null,
	)
}

/** “Firefox, Android”: enough to distinguish one's own browsers. */
function nameOfBrowser({ userAgent }: Navigator): string {
	const { browser, system } = deviceOf(userAgent)
	return [browser ?? 'Browser', system].filter((name) => name !== null).join(', ')
}

type Wanted = { ok: true; body: object } | { ok: false; why: 'unsupported' | 'denied' | 'failed' }

/** Asks the reader for permission, then the push service for an address of this browser. */
async function subscribe(publicKey: string): Promise<Wanted> {
	if (!('PushManager' in window) || !('Notification' in window)) return { ok: false, why: 'unsupported' }
	if ((await Notification.requestPermission()) !== 'granted') return { ok: false, why: 'denied' }
	try {
		const { pushManager } = await ownRegistration()
		// A subscription with other keys would conflict.
		await (await pushManager.getSubscription())?.unsubscribe()
		const made = await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: publicKey })
		const { endpoint, keys } = made.toJSON()
		return { ok: true, body: { endpoint, keys, name: nameOfBrowser(navigator) } }
	} catch {
		return { ok: false, why: 'failed' }
	}
}

/** The reader's browsers with notifications, and which of them is this one. */
export function usePush() {
	const [known, setKnown] = useState<PushResponse['data']>()
	const [here, setHere] = useState<string>()
	const reload = useCallback(async () => {
		const [response, own] = await Promise.all([call<PushResponse>('GET', pushPath), ownSubscription()])
		if (response.ok) setKnown(response.value.data)
		setHere(own?.endpoint)
	}, [])
	useEffect(() => void reload(), [reload])
	return {
		browsers: known?.browsers,
		here,
		reload,
		subscribe: () => subscribe(known?.public_key ?? ''),
		unsubscribe: async () => void (await (await ownSubscription())?.unsubscribe()),
	}
}
