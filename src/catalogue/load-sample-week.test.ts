import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { loadSampleWeek } from './load-sample-week.ts'
import { describeProblem } from './read-records.ts'

const names = {
	outlets: [
		{ slug: 'coindesk', locale: 'en' },
		{ slug: 'decrypt', locale: 'en' },
		{ slug: 'arzdigital', locale: 'fa' },
		...['a', 'b', 'c', 'd'].map((slug) => ({ slug, locale: 'en' as const })),
	] as const,
	coins: ['BTC'],
}
const days = ['saturday', 'sunday', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday']

let folder = ''
beforeAll(async () => {
	folder = await mkdtemp(join(tmpdir(), 'zagros-week-'))
})
afterAll(() => rm(folder, { recursive: true, force: true }))

const report = (outlet: string, after: number, title = `${outlet} after ${after} minutes`) => ({
	outlet,
	after,
	title,
})
const event = (given: object = {}) => ({
	key: 'one',
	at: '09:30',
	mood: 'bullish',
	reports: [report('coindesk', 0), report('arzdigital', 12)],
	...given,
})

/** A week with these lines on Monday and one event on Sunday. */
async function read(...monday: (object | string)[]) {
	const week = await mkdtemp(join(folder, 'week-'))
	await mkdir(week, { recursive: true })
	const sunday = event({ key: 'earlier', reports: [report('decrypt', 0, 'An earlier event')] })
	for (const day of days) {
		const lines = day === 'monday' ? monday : day === 'sunday' ? [sunday] : []
		const text = lines.map((line) => (typeof line === 'string' ? line : JSON.stringify(line))).join('\n')
		await writeFile(join(week, `${day}.jsonl`), `${text}\n`)
	}
	const loaded = await loadSampleWeek(names, week)
	return loaded.ok ? loaded.value : loaded.failure.map(describeProblem)
}

test('an event stands at its time in the week, and its reports after it', async () => {
	const hour = 3_600_000
	expect(await read(event({ follows: 'earlier', prices: { BTC: -2.5 } }))).toEqual([
		expect.objectContaining({ key: 'earlier', at: 33.5 * hour, prices: {} }),
		{
			key: 'one',
			at: 57.5 * hour,
			mood: 'bullish',
			prices: { BTC: -2.5 },
			reports: [
				{ outlet: 'coindesk', at: 57.5 * hour, title: 'coindesk after 0 minutes' },
				{ outlet: 'arzdigital', at: 57.7 * hour, title: 'arzdigital after 12 minutes' },
			],
		},
	])
})

test.each([
	['an unknown outlet', event({ reports: [report('nobody', 0)] }), 'reports.0.outlet', 'no source'],
	['a first report after the event', event({ reports: [report('coindesk', 3)] }), 'reports.0.after', '0'],
	[
		'a report before its event',
		event({ reports: [report('coindesk', 0), report('decrypt', -4)] }),
		'reports.1.after',
		'not after',
	],
	[
		'an outlet that reports twice',
		event({ reports: [report('coindesk', 0), report('coindesk', 4)] }),
		'reports.1.outlet',
		'already',
	],
	[
		'five reports in one language',
		event({ reports: ['coindesk', 'a', 'b', 'c', 'd'].map((outlet, index) => report(outlet, index)) }),
		'reports',
		'no report in fa',
	],
	[
		'a repeated title',
		event({ reports: [report('coindesk', 0, 'an earlier EVENT')] }),
		'reports.0.title',
		'repeats the title of sample/week/sunday.jsonl:1',
	],
	['a repeated key', event({ key: 'earlier' }), 'key', 'earlier'],
	['a key with spaces', event({ key: 'An event' }), 'key', 'expected'],
	['an event that follows nothing', event({ follows: 'later' }), 'follows', 'no earlier event'],
	['an event that follows itself', event({ follows: 'one' }), 'follows', 'no earlier event'],
	['a coin without a price', event({ prices: { BTC: 1, XYZ: 2 } }), 'prices.XYZ', 'without a sample price'],
	['a price that is no number', event({ prices: { BTC: '2' } }), 'prices.BTC', 'expected number'],
	['an impossible time', event({ at: '24:10' }), 'at', 'time of day'],
	['an unknown mood', event({ mood: 'sad' }), 'mood', 'bullish'],
	['an unknown field', event({ tags: [] }), '', 'tags'],
	['no report', event({ reports: [] }), 'reports', ''],
	['half a record', '{"key":', '', 'not one whole JSON record'],
])('%s is reported with file, line and field', async (_name, line, field, message) => {
	const problems = await read(event({ key: 'right', reports: [report('decrypt', 0, 'Right')] }), line)
	expect(problems).toHaveLength(1)
	const [problem] = problems
	expect(problem).toContain(`sample/week/monday.jsonl:2${field === '' ? '' : ` ${field}`}: `)
	expect(problem).toContain(message)
})

test('all problems of all days are reported at once, and a missing file is one', async () => {
	expect(await read(event({ at: 'noon' }), event({ mood: 'sad' }))).toHaveLength(2)
	const missing = await loadSampleWeek(names, join(folder, 'nowhere'))
	expect(missing.ok ? [] : missing.failure.map(({ file }) => file)).toEqual(
		days.map((day) => `sample/week/${day}.jsonl`),
	)
})
