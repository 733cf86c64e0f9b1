import { afterEach, expect, test, vi } from 'vitest'
import { timeZones, withOwnZone } from './time-zones.ts'

afterEach(() => vi.restoreAllMocks())

const browserIn = (timeZone: string) =>
	vi.spyOn(Intl.DateTimeFormat.prototype, 'resolvedOptions').mockReturnValue({ timeZone } as never)

const untouched = { time_zone: 'Asia/Tehran', quiet: null, most_an_hour: 6 }

test('all zones have their current names, UTC among them', () => {
	expect(timeZones()[0]).toBe('UTC')
	expect(timeZones()).toEqual(expect.arrayContaining(['Asia/Kolkata', 'Europe/Kyiv', 'Asia/Tehran']))
	expect(timeZones()).not.toContain('Asia/Calcutta')
	expect(() => timeZones().map((timeZone) => new Intl.DateTimeFormat('en', { timeZone }))).not.toThrow()
})

test('a reader without a setting gets the browser’s zone, or Tehran if the browser has none', () => {
	browserIn('Asia/Calcutta')
	expect(withOwnZone(untouched).time_zone).toBe('Asia/Kolkata')
	expect(withOwnZone({ ...untouched, most_an_hour: 5 }).time_zone).toBe('Asia/Tehran')
	browserIn('')
	expect(withOwnZone(untouched).time_zone).toBe('Asia/Tehran')
})
