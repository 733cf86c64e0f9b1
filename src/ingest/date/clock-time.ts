import { offsetOf } from './time-zone-names.ts'

/** A time of day, and minutes from UTC where a zone is stated. */
export type ClockTime = { ms: number; offset: number | null; zone: string }

export const midnight: ClockTime = { ms: 0, offset: null, zone: '' }

export const clockPattern =
	/(?:^|[\st,|-])(\d{1,2}):(\d{2})(?::(\d{2})(?:[.,](\d+))?)?(?:\s*(am|pm|a\.m\.?|p\.m\.?|ق\.?ظ\.?|ب\.?ظ\.?|صبح|عصر)(?![a-zا-ی]))?(?:\s*((?:gmt|utc|ut|z)?\s?[+-]\d[\d:]*|[a-z]+))?/

/** Minutes, seconds and zone out of one match of the pattern; null when no clock shows such a time. */
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
