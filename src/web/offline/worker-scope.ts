/** The types of a service worker; the compiler's own would replace those of pages. */
type WaitingEvent = Event & { waitUntil: (work: Promise<unknown>) => void }

export type FetchEvent = WaitingEvent & {
	request: Request
	respondWith: (response: Promise<Response>) => void
	/** The response that was requested while the worker started; undefined where navigation preload is off. */
	preloadResponse: Promise<Response | undefined>
}

type Page = { postMessage: (message: unknown) => void }

export type MessageFromPage = WaitingEvent & { data: unknown; source: Page | null }

type PushEvent = WaitingEvent & { data: { json: () => unknown } | null }
type NotificationPress = WaitingEvent & { notification: Notification; action: string }

type WorkerEvents = {
	push: PushEvent
	notificationclick: NotificationPress
	install: WaitingEvent
	activate: WaitingEvent
	fetch: FetchEvent
	message: MessageFromPage
}

export type WorkerScope = {
	addEventListener: <Name extends keyof WorkerEvents>(
		name: Name,
		listener: (event: WorkerEvents[Name]) => void,
	) => void
	skipWaiting: () => Promise<void>
	clients: { claim: () => Promise<void>; openWindow: (url: string) => Promise<unknown> }
	registration: ServiceWorkerRegistration
	location: Location
}
