/** What is said without a line, and about the home screen, in English. Apart from site.ts, because the service worker says some of it too. */
export const offline = {
	'offline.list': 'You are offline. This is the list of {time}.',
	'offline.page': 'You are offline. This page is from {time}.',
	'offline.back': 'You are online again.',
	'offline.latest': 'Show the latest',
	'offline.sent': 'What you did offline has been sent.',
	'offline.refused': "Some of what you did offline couldn't be saved.",
	'offline.title': 'You are offline',
	'offline.missing': 'Not available offline. This page will open when you’re back online.',
	'offline.retry': 'Try again',
	'offline.onDevice': 'On this device',
	'offline.from': 'from {time}',
	'install.title': '{brand} on your home screen',
	'install.lead': 'Opens like an app, and the last news is there without a connection.',
	'install.ios': 'Press Share, then “Add to Home Screen”.',
	'install.android': 'Open the menu of your browser, then “Install app” or “Add to Home screen”.',
	'install.press': 'Install',
	'install.close': 'Not now',
}

export type OfflineKey = keyof typeof offline
