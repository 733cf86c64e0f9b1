import { createStore, useStore } from '#web/create-store.ts'

/** Whether the reader wants notifications of new items while this page is open. */
const on = createStore(false)

async function turnOn(): Promise<'on' | 'unsupported' | 'denied'> {
	if (!('Notification' in window)) return 'unsupported'
	if ((await Notification.requestPermission()) !== 'granted') return 'denied'
	on.set(true)
	return 'on'
}

function show(title: string, body: string, locale: string): void {
	if (!on.get()) return
	try {
		new Notification(title, { body, lang: locale, dir: 'auto', icon: '/icon.svg', tag: 'news' })
	} catch {
		// Some phones have the API but refuse it outside a service worker.
		on.set(false)
	}
}

export const notifications = { turnOn, turnOff: () => on.set(false), show }

export const useNotifications = (): boolean => useStore(on, false)
