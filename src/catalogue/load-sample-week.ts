import { fileURLToPath } from 'node:url'
import { z } from 'zod'
import type { Source } from '#domain/catalogue.ts'
import { newsLocales } from '#domain/locale.ts'
import { fail, ok, type Result } from '#domain/result.ts'
import { type CatalogueProblem, parseJson, readCatalogueFile } from './read-records.ts'
import { slug } from './record-schemas.ts'

const minute = 60_000
const hour = 60 * minute
const day = 24 * hour

/** The files of `sample/week`, in the order in which the week passes. */
const days = ['saturday', 'sunday', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday'] as const

/** How readers take the news. */
const moods = ['bullish', 'bearish', 'mixed'] as const

/** One event of the invented week. */
export type SampleEvent = {
	key: string
	/** Milliseconds from the beginning of the week to the first report. */
	at: number
	mood: (typeof moods)[number]
	/** The per cent by which the prices of coins react. */
	prices: Readonly<Record<string, number>>
	reports: readonly SampleReport[]
}

export type SampleReport = {
	outlet: string
	/** Milliseconds from the beginning of the week. */
	at: number
	title: string
	summary?: string | undefined
}

export type SampleWeek = readonly SampleEvent[]

/** A report later than this would belong to the week after the next. */
const latestReportMinutes = 24 * 60

const text = z.string().trim().min(1)
const eventRecord = z.strictObject({
	key: slug,
	at: z.string().regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/, 'expected a time of day such as 09:05'),
	mood: z.enum(moods),
	follows: slug.optional(),
	prices: z.record(z.string(), z.number().min(-40).max(40)).default({}),
	reports: z
		.array(
			z.strictObject({
				outlet: text,
				after: z.int().max(latestReportMinutes),
				title: text.max(300),
				summary: text.max(500).optional(),
			}),
		)
		.min(1),
})
type EventRecord = z.infer<typeof eventRecord>
type Located = { file: string; location: string; start: number; record: EventRecord }

/** An event of this many reports is important enough for readers of every language. */
const weighty = 5

/** What the week may name. */
type SampleNames = {
	outlets: readonly Pick<Source, 'slug' | 'locale'>[]
	/** The symbols of the coins that have a sample price. */
	coins: readonly string[]
}

/** Reads the invented week and checks all of it. */
export async function loadSampleWeek(
	names: SampleNames,
	folder = fileURLToPath(new URL('../../sample/week', import.meta.url)),
): Promise<Result<SampleWeek, CatalogueProblem[]>> {
	const files = await Promise.all(
		days.map(async (name, index) => {
			const file = `sample/week/${name}.jsonl`
			const content = await readCatalogueFile(`${folder}/${name}.jsonl`, file)
			return content.ok ? readDay(file, index * day, content.value) : content
		}),
	)
	const unread = files.flatMap((file) => (file.ok ? [] : file.failure))
	const located = files.flatMap((file) => (file.ok ? file.value : []))
	const problems = [...unread, ...check(located, names)]
	if (problems.length > 0) return fail(problems)
	return ok(
		located.map(({ start, record: { reports, follows: _earlier, ...event } }) => ({
			...event,
			at: start,
			reports: reports.map(({ after, ...report }) => ({ ...report, at: start + after * minute })),
		})),
	)
}

function readDay(file: string, dayStart: number, content: string): Result<Located[], CatalogueProblem[]> {
	const problems: CatalogueProblem[] = []
	const located = content.split('\n').flatMap((line, index): Located[] => {
		if (line.trim() === '') return []
		const location = `:${index + 1}`
		const complain = (field: string, message: string) => problems.push({ file, location, field, message })
		const parsed = parseJson(line)
		if (!parsed.ok) {
			complain('', `not one whole JSON record on this line: ${parsed.failure}`)
			return []
		}
		const read = eventRecord.safeParse(parsed.value)
		if (!read.success) {
			for (const { path, message } of read.error.issues) complain(path.join('.'), message)
			return []
		}
		const [hours = 0, minutes = 0] = read.data.at.split(':').map(Number)
		return [{ file, location, start: dayStart + hours * hour + minutes * minute, record: read.data }]
	})
	return problems.length > 0 ? fail(problems) : ok(located)
}

/** What the schema of one event cannot see. */
function check(located: readonly Located[], { outlets, coins }: SampleNames): CatalogueProblem[] {
	const problems: CatalogueProblem[] = []
	const locales = new Map(outlets.map(({ slug, locale }) => [slug, locale]))
	const starts = new Map<string, number>()
	const titles = new Map<string, string>()
	for (const { file, location, start, record } of located) {
		const complain = (field: string, message: string) => problems.push({ file, location, field, message })
		const { key, follows, prices, reports } = record
		if (starts.has(key)) complain('key', `${key} is the key of an earlier event`)
		starts.set(key, start)
		if (follows !== undefined && !((starts.get(follows) ?? start) < start))
			complain('follows', `${follows} is no earlier event`)
		for (const symbol of Object.keys(prices))
			if (!coins.includes(symbol)) complain(`prices.${symbol}`, 'a coin without a sample price')
		for (const [index, { outlet, after, title }] of reports.entries()) {
			const field = (name: string) => `reports.${index}.${name}`
			const before = reports[index - 1]?.after
			if (before === undefined && after !== 0) complain(field('after'), 'the first report is the event: 0')
			if (before !== undefined && after <= before) complain(field('after'), 'not after the report before it')
			if (!locales.has(outlet)) complain(field('outlet'), `${outlet} is no source of the catalogue`)
			if (reports.findIndex((other) => other.outlet === outlet) < index)
				complain(field('outlet'), `${outlet} has reported this event already`)
			const known = titles.get(title.toLowerCase())
			if (known !== undefined) complain(field('title'), `repeats the title of ${known}`)
			titles.set(title.toLowerCase(), `${file}${location}`)
		}
		const missing = newsLocales.filter(
			(locale) => !reports.some(({ outlet }) => locales.get(outlet) === locale),
		)
		if (reports.length >= weighty && missing.length > 0)
			complain('reports', `no report in ${missing.join(', ')}, though the event has ${reports.length}`)
	}
	return problems
}
