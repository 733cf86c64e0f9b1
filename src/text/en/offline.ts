/**
 * Texts about being offline and about the home screen, in English. They are separate from site.ts, because the
 * service worker uses some of them too.
 */
export const offline = {
	'offline.list': 'You’re offline. This list is from {time}.',
	'offline.page': 'You’re offline. This page is from {time}.',
	'offline.back': 'You’re back online.',
	'offline.latest': 'Show the latest',
	'offline.sent': 'What you did offline has been sent.',
	'offline.refused': 'Some of what you did offline couldn’t be saved.',
	'offline.title': 'You’re offline',
	'offline.missing': 'Not available offline. This page will open when you’re back online.',
	'offline.retry': 'Try again',
	'offline.lost': 'This page has been updated since you opened it.',
	'offline.lostGo': 'Open the page you chose',
	'offline.onDevice': 'On this device',
	'offline.from': 'from {time}',
	'install.title': '{brand} on your home screen',
	'install.lead': 'Opens like an app, and the latest news works offline.',
	'install.ios': 'Tap Share, then “Add to Home Screen”.',
	'install.android': 'Open your browser’s menu, then “Install app” or “Add to Home screen”.',
	'install.press': 'Install',
	'install.close': 'Not now',
}

export type OfflineKey = keyof typeof offline
