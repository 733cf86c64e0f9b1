/** Whether the reader wants to be told of new items; for as long as this page is open. */
let on = false
const listeners = new Set<() => void>()

function set(next: boolean): void {
	on = next
	for (const changed of listeners) changed()
}

async function turnOn(): Promise<'on' | 'unsupported' | 'denied'> {
	if (!('Notification' in window)) return 'unsupported'
	if ((await Notification.requestPermission()) !== 'granted') return 'denied'
	set(true)
	return 'on'
}

function show(title: string, body: string, locale: string): void {
	if (!on) return
	try {
		new Notification(title, { body, lang: locale, dir: 'auto', icon: '/icon.svg', tag: 'news' })
	} catch {
		// Some phones have the name but refuse to make one outside a service worker.
		set(false)
	}
}

export const notifications = {
	isOn: () => on,
	subscribe: (changed: () => void) => {
		listeners.add(changed)
		return () => {
			listeners.delete(changed)
		}
	},
	turnOn,
	turnOff: () => set(false),
	show,
}
