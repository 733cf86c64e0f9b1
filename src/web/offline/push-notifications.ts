import type { PushNotification } from '#domain/push-browser.ts'
import type { WorkerScope } from './worker-scope.ts'

const stopAction = 'stop'

/** Shows notifications of the server; a press opens their page. */
export function listenForPush(worker: WorkerScope): void {
	worker.addEventListener('push', (event) => {
		if (event.data === null) return
		const { title, stop, path, ...note } = event.data.json() as PushNotification
		const icon = '/icon-192.png'
		// The compiler does not know of buttons, which not every browser has.
		const actions = stop ? [{ action: stopAction, title: stop }] : []
		const options = { ...note, icon, badge: icon, data: path, actions }
		event.waitUntil(worker.registration.showNotification(title, options))
	})
	worker.addEventListener('notificationclick', (event) => {
		const { notification } = event
		notification.close()
		if (event.action === stopAction) return event.waitUntil(endPush(worker.registration))
		const { origin } = worker.location
		const url = new URL(String(notification.data), origin)
		// Only pages of ours, whatever a message contains.
		if (url.origin === origin) event.waitUntil(worker.clients.openWindow(url.href))
	})
}

/** No notification is shown on this device any more; the push service then reports that to the server. */
export async function endPush({ pushManager }: ServiceWorkerRegistration): Promise<void> {
	const subscription = await pushManager?.getSubscription()
	await subscription?.unsubscribe()
}
