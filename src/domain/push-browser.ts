/** Browsers of one reader that get notifications; a further one replaces the oldest. */
export const mostPushBrowsers = 10

/** The push service's address for a browser, and the keys that messages are encrypted with. */
export type PushAddress = { endpoint: string; p256dh: string; auth: string }

/** The content of a notification and the page that it opens. */
export type PushNotification = {
	title: string
	body: string
	path: string
	lang: string
	dir: 'rtl' | 'ltr'
	/** A notification that arrives twice replaces itself. */
	tag: string
	/** What the button is called that ends notifications in this browser. */
	stop: string
}
