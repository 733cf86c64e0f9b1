/** Offsets from UTC in minutes by the names that feeds use. An ambiguous name has the meaning that is usual in feeds. */
const minutes: Record<string, number> = {
	ut: 0,
	utc: 0,
	gmt: 0,
	z: 0,
	wet: 0,
	west: 60,
	bst: 60,
	cet: 60,
	met: 60,
	mez: 60,
	wat: 60,
	cest: 120,
	mest: 120,
	mesz: 120,
	eet: 120,
	cat: 120,
	sast: 120,
	ist: 330,
	eest: 180,
	msk: 180,
	trt: 180,
	fet: 180,
	eat: 180,
	ast: -240,
	msd: 240,
	gst: 240,
	samt: 240,
	amt: 240,
	azt: 240,
	irst: 210,
	irdt: 270,
	aft: 270,
	pkt: 300,
	uzt: 300,
	yekt: 300,
	npt: 345,
	omst: 360,
	bdt: 360,
	mmt: 390,
	ict: 420,
	wib: 420,
	novt: 420,
	krat: 420,
	sgt: 480,
	hkt: 480,
	myt: 480,
	pht: 480,
	wita: 480,
	awst: 480,
	irkt: 480,
	jst: 540,
	kst: 540,
	wit: 540,
	yakt: 540,
	acst: 570,
	acdt: 630,
	aest: 600,
	aedt: 660,
	vlat: 600,
	nzst: 720,
	nzdt: 780,
	nst: -210,
	ndt: -150,
	adt: -180,
	brt: -180,
	art: -180,
	vet: -240,
	clt: -240,
	clst: -180,
	cot: -300,
	pet: -300,
	est: -300,
	edt: -240,
	cst: -360,
	cdt: -300,
	mst: -420,
	mdt: -360,
	pst: -480,
	pdt: -420,
	akst: -540,
	akdt: -480,
	hst: -600,
}

const offsetsByName = new Map(Object.entries(minutes))

/** Winter offsets of zones whose name does not say whether daylight saving time applies, as American outlets write them. */
const bySeason = new Map([
	['et', -300],
	['ct', -360],
	['mt', -420],
	['pt', -480],
])

const hourMs = 3_600_000

/** The Sunday on or after a day, at two in the morning. */
const sundayAt2 = (year: number, month: number, day: number): number => {
	const start = Date.UTC(year, month, day)
	return Date.UTC(year, month, day + ((7 - new Date(start).getUTCDay()) % 7)) + 2 * hourMs
}

/** How many minutes daylight saving time adds in such a zone at a local time. */
export function summerMinutes(zone: string, local: number): number {
	if (!bySeason.has(zone.toLowerCase())) return 0
	const year = new Date(local).getUTCFullYear()
	return local >= sundayAt2(year, 2, 8) && local < sundayAt2(year, 10, 1) ? 60 : 0
}

const furthestOffset = 14 * 60

/**
 * Minutes from UTC, or null for an offset that no place has. An unknown name counts as UTC, as RFC 5322 section 4.3
 * requires.
 */
function offsetOf(zone: string): number | null {
	const name = zone.toLowerCase()
	const numeric = /^(?:utc|gmt|ut|z)?([+-])(\d{1,2})(?::?(\d{2}))?(?::?\d{2})?$/.exec(name)
	if (numeric === null)
		return /^[a-z]{1,5}$/.test(name) ? (offsetsByName.get(name) ?? bySeason.get(name) ?? 0) : null
	const offset = Number(numeric[2]) * 60 + Number(numeric[3] ?? 0)
	if (offset > furthestOffset || Number(numeric[3] ?? 0) > 59) return null
	return numeric[1] === '-' ? -offset : offset
}

/** A time of day, and minutes from UTC if a zone is given. */
export type ClockTime = { ms: number; offset: number | null; zone: string }

export const midnight: ClockTime = { ms: 0, offset: null, zone: '' }

export const clockPattern =
	/(?:^|[\st,|-])(\d{1,2}):(\d{2})(?::(\d{2})(?:[.,](\d+))?)?(?:\s*(am|pm|a\.m\.?|p\.m\.?|ق\.?ظ\.?|ب\.?ظ\.?|صبح|عصر)(?![a-zا-ی]))?(?:\s*((?:gmt|utc|ut|z)?\s?[+-]\d[\d:]*|[a-z]+))?/

/** Minutes, seconds and zone of a match of the pattern, or null for an impossible time. */
export function readClock(match: RegExpExecArray): ClockTime | null {
	const [, hours, minutes, seconds, fraction, half, zone] = match
	let hour = Number(hours)
	const minute = Number(minutes)
	const second = Number(seconds ?? 0)
	if (half !== undefined) {
		if (hour < 1 || hour > 12) return null
		hour = (hour % 12) + (/^[pبع]/.test(half) ? 12 : 0)
	}
	// 24:00 is the end of a day, and second 60 exists once in a few years.
	if (hour > 24 || minute > 59 || second > 60 || (hour === 24 && minute + second > 0)) return null
	const offset = zone === undefined ? null : offsetOf(zone.replace(' ', ''))
	if (zone !== undefined && offset === null) return null
	const ms = Math.trunc(Number(`0.${fraction ?? 0}`) * 1000)
	return { ms: ((hour * 60 + minute) * 60 + second) * 1000 + ms, offset, zone: zone ?? '' }
}

export function zoneAlone(zone: string): ClockTime | null {
	const offset = offsetOf(zone)
	return offset === null ? null : { ms: 0, offset, zone }
}
