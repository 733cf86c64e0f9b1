import { tehran } from '#text/format.ts'
import { browserTimeZone } from '#web/ui/use-time-zone.ts'

/** Browsers still list some zones by outdated names. */
const currentNames: Record<string, string> = {
	'Africa/Asmera': 'Africa/Asmara',
	'America/Buenos_Aires': 'America/Argentina/Buenos_Aires',
	'America/Godthab': 'America/Nuuk',
	'Asia/Calcutta': 'Asia/Kolkata',
	'Asia/Katmandu': 'Asia/Kathmandu',
	'Asia/Rangoon': 'Asia/Yangon',
	'Asia/Saigon': 'Asia/Ho_Chi_Minh',
	'Atlantic/Faeroe': 'Atlantic/Faroe',
	'Europe/Kiev': 'Europe/Kyiv',
	'Pacific/Enderbury': 'Pacific/Kanton',
	'Pacific/Ponape': 'Pacific/Pohnpei',
	'Pacific/Truk': 'Pacific/Chuuk',
}

const currentName = (zone: string): string => currentNames[zone] ?? zone

/** Every time zone by its current name, UTC first. */
export const timeZones = (): string[] => [
	...new Set(['UTC', ...Intl.supportedValuesOf('timeZone').map(currentName).sort()]),
]

type Hours = { time_zone: string; quiet: object | null; most_an_hour: number }

/** Replaces the server's default zone by that of the browser. */
export const withOwnZone = <Given extends Hours>(hours: Given): Given =>
	hours.time_zone === tehran && hours.quiet === null && hours.most_an_hour === 6
		? { ...hours, time_zone: currentName(browserTimeZone()) }
		: { ...hours, time_zone: currentName(hours.time_zone) }
