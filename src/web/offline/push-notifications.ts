import type { PushNotification } from '#domain/push-browser.ts'
import type { WorkerScope } from './worker-scope.ts'

/** Shows what the server sends for the reader's follows; a press leads to it. */
export function listenForPush(worker: WorkerScope): void {
	worker.addEventListener('push', (event) => {
		if (event.data === null) return
		const { title, body, lang, dir, tag, path } = event.data.json() as PushNotification
		const icon = '/icon-192.png'
		event.waitUntil(
			worker.registration.showNotification(title, { body, lang, dir, tag, icon, badge: icon, data: path }),
		)
	})
	worker.addEventListener('notificationclick', (event) => {
		const { notification } = event
		notification.close()
		const { origin } = worker.location
		const url = new URL(String(notification.data), origin)
		// Ours alone, whatever a message says.
		if (url.origin === origin) event.waitUntil(worker.clients.openWindow(url.href))
	})
}

/**
 * No notification is shown on a device where its reader logged out; the push service then reports that to the server.
 */
export async function endPush({ pushManager }: ServiceWorkerRegistration): Promise<void> {
	const subscription = await pushManager?.getSubscription()
	await subscription?.unsubscribe()
}
