/** As many browsers of one reader ring; one more takes the place of the oldest. */
export const mostPushBrowsers = 10

/** Where a browser's maker takes messages for it, and what they are encrypted with. */
export type PushAddress = { endpoint: string; p256dh: string; auth: string }

/** What a notification shows and where a press of it leads. */
export type PushNote = {
	title: string
	body: string
	path: string
	lang: string
	dir: 'rtl' | 'ltr'
	/** One that arrives twice takes the place of itself. */
	tag: string
}
