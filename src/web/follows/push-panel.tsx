import { useCallback, useEffect, useState } from 'react'
import type { PushResponse } from '#contract/push.ts'
import { deviceOf } from '#domain/device.ts'
import { mostPushBrowsers } from '#domain/push-browser.ts'
import { dateOf } from '#text/format.ts'
import { call } from '#web/api-client.ts'
import { useLocale } from '#web/layout/use-locale.ts'
import { useMessage } from '#web/ui/message-bar.tsx'
import { BriefingHour } from './channel-choices.tsx'
import { type ChannelPanelProps, channelsPath, useChangeChannel } from './use-channels.ts'
import { useChannelText, useFollowText } from './use-follow-text.ts'
import './push-panel.css'

/** The browsers that get notifications. The browser asks for permission only after a press. */
export function PushPanel({ setUp }: ChannelPanelProps) {
	const text = useFollowText()
	const channelText = useChannelText()
	const change = useChangeChannel()
	const locale = useLocale()
	const say = useMessage()
	const { browsers = [], here, reload, subscribe, unsubscribe } = usePush()
	const isHere = (browser: ReaderBrowser) => browser.endpoint === here && browser.ended_at === null
	const turnOn = async () => {
		const wanted = await subscribe()
		if (!wanted.ok) return say('warning', text(`push.${wanted.why}`))
		await change('POST', pushPath, wanted.body)
		await reload()
	}
	const turnOff = async (browser: ReaderBrowser) => {
		if (isHere(browser)) await unsubscribe()
		await change('DELETE', pushPath, { id: browser.id })
		await reload()
	}
	const stateOf = ({ added_at, ended_at }: ReaderBrowser) =>
		ended_at === null
			? text('push.since', { date: dateOf(new Date(added_at), locale) })
			: text('push.ended', { date: dateOf(new Date(ended_at), locale) })
	return (
		<div className="stack follow-panel">
			<p className="small-text quiet-text">{channelText('push.lead', { count: mostPushBrowsers })}</p>
			{browsers.length > 0 && (
				<ul aria-label={text('push.browsers')} className="divided-list">
					{browsers.map((browser) => (
						<li key={browser.id} className="push-browser">
							<span>
								<bdi>{browser.name}</bdi>
								{isHere(browser) && ` (${text('push.this')})`}
								<span className="push-state">{stateOf(browser)}</span>
							</span>
							<button
								type="button"
								className="quiet-button"
								aria-label={`${text('push.turnOff')}: ${browser.name}`}
								onClick={() => void turnOff(browser)}
							>
								{text('push.turnOff')}
							</button>
						</li>
					))}
				</ul>
			)}
			<BriefingHour setUp={setUp} />
			{!browsers.some(isHere) && (
				<button type="button" className="quiet-button at-start" onClick={() => void turnOn()}>
					{text('push.turnOn')}
				</button>
			)}
		</div>
	)
}

const pushPath = `${channelsPath}push/`

type ReaderBrowser = PushResponse['data']['browsers'][number]

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
function usePush() {
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
