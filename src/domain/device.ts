export const browserNames = ['Edge', 'Opera', 'Samsung Internet', 'Firefox', 'Chrome', 'Safari'] as const
type BrowserName = (typeof browserNames)[number]

export const systemNames = ['Android', 'iPhone', 'iPad', 'Windows', 'ChromeOS', 'Mac', 'Linux'] as const
type SystemName = (typeof systemNames)[number]

/** A device as its user knows it; null if its browser does not reveal the name. */
export type Device = { browser: BrowserName | null; system: SystemName | null }

/** The first that fits: most browsers also claim to be Chrome and Safari. */
const browserMarks: Record<BrowserName, RegExp> = {
	Edge: /Edg/,
	Opera: /OPR|Opera/,
	'Samsung Internet': /SamsungBrowser/,
	Firefox: /Firefox|FxiOS/,
	Chrome: /Chrome|CriOS/,
	Safari: /Safari/,
}
const systemMarks: Record<SystemName, RegExp> = {
	Android: /Android/,
	iPhone: /iPhone/,
	iPad: /iPad/,
	Windows: /Windows/,
	ChromeOS: /CrOS/,
	Mac: /Macintosh|Mac OS/,
	Linux: /Linux|X11/,
}

export const deviceOf = (userAgent: string): Device => ({
	browser: browserNames.find((name) => browserMarks[name].test(userAgent)) ?? null,
	system: systemNames.find((name) => systemMarks[name].test(userAgent)) ?? null,
})
