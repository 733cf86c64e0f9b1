import { randomBytes } from 'node:crypto'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { fail, ok } from '#domain/result.ts'
import { describeFaults } from '#domain/source-record.ts'
import { reportDocument, reportLines } from '#main/cli/ads-report.ts'
import { loadCampaign } from '#main/cli/load-campaign.ts'
import { adsActs } from '#operator/acts/ads-acts.ts'
import type { ActServices } from '#operator/acts/define-act.ts'
import { loadSampleCampaigns } from '#sample/sample-campaigns.ts'
import { readAdReport, reportTable } from '#services/ads/ad-report.ts'
import { changeCampaign, endCampaign } from '#services/ads/change-campaign.ts'
import { addCampaign } from '#services/ads/manage-campaign.ts'
import { findAdImage, findAllCampaigns, findCampaigns } from '#store/ads/ad-campaign-store.ts'
import { countAdAct, keepInvalidAct } from '#store/ads/ad-count-store.ts'
import { sql } from '#store/sql.ts'
import { testDatabase } from './database.ts'
import { smallCatalogue } from './news-drafts.ts'

const now = Date.parse('2026-07-20T09:00:00Z')
const { db } = await testDatabase()
const folder = await mkdtemp(join(tmpdir(), 'zagros-ads-'))
afterAll(() => rm(folder, { recursive: true }))
beforeEach(async () => {
	await sql`truncate ad_campaign cascade`.execute(db)
})

const plain = (width: number, height: number) =>
	sharp({ create: { width, height, channels: 3, background: '#146a5f' } })
await writeFile(join(folder, 'ok.png'), await plain(728, 90).png().toBuffer())
await writeFile(join(folder, 'square.jpg'), await plain(400, 400).jpeg().toBuffer())
await writeFile(
	join(folder, 'script.png'),
	'<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>',
)
await writeFile(join(folder, 'torn.png'), (await plain(728, 90).png().toBuffer()).subarray(0, 60))
await writeFile(join(folder, 'polyglot.png'), Buffer.concat([Buffer.from('GIF89a/*'), randomBytes(40)]))
await writeFile(join(folder, 'wide.png'), await plain(12_000, 1).png().toBuffer())
await writeFile(join(folder, 'bomb.png'), await plain(9_900, 9_900).png({ compressionLevel: 9 }).toBuffer())
await writeFile(join(folder, 'large.png'), Buffer.alloc(6 * 1024 * 1024))

const banner = {
	kind: 'banner',
	placement: 'top',
	image: 'ok.png',
	advertiser: 'Cedar Wallet',
	language: 'both',
	start: '2026-07-01',
	end: '2026-08-01',
	weight: 2,
	texts: { fa: 'کیف پول سرو', en: 'Cedar Wallet' },
	link: 'https://shop.example/',
	monthly_price: 250,
}
const { placement: _placement, image: _image, ...rest } = banner
const text = { ...rest, kind: 'text', coins: ['btc', 4002], sources: ['wire'] }

const add = async (campaign: unknown, at = now) => {
	const file = join(folder, `${randomBytes(4).toString('hex')}.json`)
	await writeFile(file, typeof campaign === 'string' ? campaign : JSON.stringify(campaign))
	const loaded = await loadCampaign(file)
	if (!loaded.ok) return fail(describeFaults(loaded.failure))
	const sources = { editor: { catalogueNow: async () => smallCatalogue } }
	const services = { db, now: () => at, sources } as unknown as ActServices
	const done = await adsActs.add.perform(loaded.value, { actor: { name: 'somebody' }, why: '' }, services)
	if (done.ok) return ok(done.value[0]?.done.id ?? 0)
	return fail((done.failure.kind === 'refused' && done.failure.detail) || '')
}
const fieldsOf = (outcome: Awaited<ReturnType<typeof add>>) =>
	outcome.ok ? 'added' : outcome.failure.split('; ').map((fault) => fault.replace(/: .*/, ''))
const stored = async () => (await findAllCampaigns(db)).length
const without = (campaign: object, field: string) =>
	Object.fromEntries(Object.entries(campaign).filter(([name]) => name !== field))

describe('a campaign file', () => {
	test('becomes a campaign with a picture for each language', async () => {
		const added = await add(banner)
		const id = added.ok ? added.value : 0
		expect((await findCampaigns(db, [id]))[0]).toMatchObject({
			place: { kind: 'banner', placement: 'top', exclusive: false },
			startsAt: new Date('2026-06-30T20:30:00Z'),
			endsAt: new Date('2026-07-31T20:30:00Z'),
			texts: { fa: 'کیف پول سرو', en: 'Cedar Wallet' },
			monthlyPrice: { amount: 250, currency: 'USD' },
		})
		for (const locale of ['fa', 'en'] as const) {
			const image = await findAdImage(db, id, locale)
			expect(await sharp(image).metadata()).toMatchObject({ format: 'webp', width: 1456, height: 180 })
		}
	})

	test('may name coins and sources by symbol, slug or id', async () => {
		const added = await add(text)
		expect((await findCampaigns(db, [added.ok ? added.value : 0]))[0]?.place).toEqual({
			kind: 'text',
			coinIds: [4001, 4002],
			sourceIds: [2030],
		})
	})

	test.each(Object.keys(banner))(
		'without %s is refused with the name of the field, and nothing is stored',
		async (field) => {
			expect(fieldsOf(await add(without(banner, field)))).toEqual([field])
			expect(await stored()).toBe(0)
		},
	)

	test.each<[string, object | string, string]>([
		['a past end', { end: '2026-07-01' }, 'end'],
		['an end before its start', { start: '2026-09-01', end: '2026-08-01' }, 'end'],
		['a start years ago', { start: '2020-01-01' }, 'start'],
		['a day that does not exist', { start: '2026-02-31' }, 'start'],
		['a script for a link', { link: 'javascript:alert(1)' }, 'link'],
		['a foreign host that looks like a path', { link: '//evil.example/' }, 'link'],
		['a line break in its link', { link: 'https://a.example/\r\nX: 1' }, 'link'],
		['no weight', { weight: 0 }, 'weight'],
		['weight as text', { weight: '3' }, 'weight'],
		['a price below nothing', { monthly_price: -1 }, 'monthly_price'],
		['a placement nobody knows', { placement: 'moon' }, 'placement'],
		['a language nobody speaks here', { language: 'de' }, 'language'],
		['no text in one of its languages', { texts: { en: 'only' } }, 'texts.fa'],
		['text that is markup alone', { texts: '<b></b>' }, 'texts.fa'],
		['an advertiser of blanks', { advertiser: ' \u202e ' }, 'advertiser'],
		['a field that is misspelt', { wieght: 3 }, 'wieght'],
		['SVG called PNG', { image: 'script.png' }, 'image'],
		['a torn picture', { image: 'torn.png' }, 'image'],
		['a picture that is none', { image: 'polyglot.png' }, 'image'],
		['a picture 12,000 pixels wide', { image: 'wide.png' }, 'image'],
		['a picture of 98 million pixels', { image: 'bomb.png' }, 'image'],
		['a picture of 6 MiB', { image: 'large.png' }, 'image'],
		['a picture on a foreign host', { image: 'https://cdn.example/a.png' }, 'image'],
		['a picture that is not there', { image: 'nowhere.png' }, 'image'],
		['a folder for a picture', { image: '.' }, 'image'],
		['a device for a picture', { image: '/dev/zero' }, 'image'],
		['a page for a picture', { image: 'data:text/html;base64,PGI+' }, 'image'],
	])('with %s is refused with the name of the field, and nothing is stored', async (_name, change, field) => {
		expect(fieldsOf(await add({ ...banner, ...(change as object) }))).toContain(field)
		expect(await stored()).toBe(0)
	})

	test.each<[string, unknown, string]>([
		['no JSON', '{"kind": "banner",', 'file'],
		['a list', [banner], 'file'],
		['a coin that is not in the catalogue', { ...text, coins: ['NOPE'] }, 'coins.0'],
		['a source that is not in the catalogue', { ...text, sources: [1001, 99] }, 'sources.1'],
		['nothing to stand under', { ...text, coins: [], sources: [] }, 'coins'],
		['a text ad at a placement', { ...text, placement: 'top' }, 'placement'],
		['a banner for coins', { ...banner, coins: ['BTC'] }, 'coins'],
	])('with %s is refused', async (_name, campaign, field) => {
		expect(fieldsOf(await add(campaign))).toContain(field)
		expect(await stored()).toBe(0)
	})

	test('a file that is not there is said so', async () => {
		const loaded = await loadCampaign(join(folder, 'nowhere.json'))
		expect(loaded).toMatchObject({ ok: false, failure: [{ field: 'file' }] })
	})

	test('a picture of any shape is accepted', async () => {
		expect(fieldsOf(await add({ ...banner, image: { fa: 'square.jpg', en: 'ok.png' } }))).toBe('added')
	})

	test('text that is too long is shortened, not refused', async () => {
		const added = await add({ ...banner, texts: `<i>${'word '.repeat(1_000)}</i>` })
		const texts = (await findCampaigns(db, [added.ok ? added.value : 0]))[0]?.texts
		expect(texts?.en).toMatch(/^word .*…$/)
		expect(texts?.en?.length).toBeLessThanOrEqual(120)
	})
})

describe('campaigns for one placement', () => {
	test('share it, unless one of them is exclusive', async () => {
		expect(fieldsOf(await add(banner))).toBe('added')
		expect(fieldsOf(await add({ ...banner, advertiser: 'Kite' }))).toBe('added')
		expect(fieldsOf(await add({ ...banner, advertiser: 'Alone', exclusive: true }))).toEqual(['placement'])
		expect(fieldsOf(await add({ ...banner, advertiser: 'Alone', exclusive: true, placement: 'list' }))).toBe(
			'added',
		)
		expect(fieldsOf(await add({ ...banner, advertiser: 'Late', placement: 'list', language: 'fa' }))).toEqual(
			['placement'],
		)
		const after = { start: '2026-08-01', end: '2026-09-01' }
		expect(fieldsOf(await add({ ...banner, advertiser: 'Next', placement: 'list', ...after }))).toBe('added')
	})

	test('the same order is refused the second time', async () => {
		expect(fieldsOf(await add(banner))).toBe('added')
		expect(fieldsOf(await add(banner))).toEqual(['placement'])
		expect(fieldsOf(await add(text))).toBe('added')
		expect(fieldsOf(await add({ ...text, coins: ['BTC'], sources: [] }))).toEqual(['coins'])
		expect(await stored()).toBe(2)
	})

	test('of two exclusive campaigns that are added at the same time one is refused', async () => {
		const both = await Promise.all([add({ ...banner, exclusive: true }), add({ ...banner, exclusive: true })])
		expect(both.filter(({ ok }) => ok)).toHaveLength(1)
		expect(await stored()).toBe(1)
	})
})

describe('a report', () => {
	const reportOf = async () => {
		const added = await add({ ...banner, start: '2026-07-18' })
		const id = added.ok ? added.value : 0
		const who = (name: string) => ({ kind: 'session' as const, id: name })
		const yesterday = new Date('2026-07-18T20:30:00Z')
		for (const name of ['a', 'b', 'c', 'd']) await countAdAct(db, id, 'seen', who(name), yesterday)
		await countAdAct(db, id, 'click', who('a'), yesterday)
		await countAdAct(db, id, 'seen', who('e'), new Date(now))
		await keepInvalidAct(db, id, 'click', 'robot', new Date(now))
		const [campaign] = await findCampaigns(db, [id])
		if (campaign === undefined) throw new Error('not added')
		return readAdReport(db, campaign, new Date(now))
	}

	test('has a row for each day in Tehran, even if nothing happened', async () => {
		expect(reportTable(await reportOf()).map((row) => row.join())).toEqual([
			'day,seen,clicks,click_rate,invalid',
			'2026-07-18,0,0,,0',
			'2026-07-19,4,1,0.250000,0',
			'2026-07-20,1,0,0.000000,1',
		])
	})

	test('says what was not counted, and the totals', async () => {
		const lines = reportLines(await reportOf(), now)
		expect(lines.join('\n')).toContain('not counted: click robot: 1')
		expect(lines.some((line) => /^total +5 +1 +20\.00 % +1$/.test(line))).toBe(true)
	})

	test('has the same figures as JSON', async () => {
		expect(reportDocument(await reportOf(), now)).toMatchObject({
			state: 'running',
			total: { seen: 5, clicks: 1, click_rate: 0.2, invalid: 1 },
			days: [{ day: '2026-07-18' }, { seen: 4 }, { clicks: 0 }],
			invalid: [{ act: 'click', reason: 'robot', times: 1 }],
		})
	})
})

test('the sample campaigns are valid and cover every placement in both languages', async () => {
	const samples = await loadSampleCampaigns(smallCatalogue, new Date(now))
	for (const { draft, pictures } of samples) {
		expect(await addCampaign({ db, now: () => now }, draft, pictures)).toMatchObject({ ok: true })
	}
	const banners = (await findAllCampaigns(db)).flatMap(({ place, language }) =>
		place.kind === 'banner' ? [`${place.placement} ${language}`] : [],
	)
	expect(banners.sort()).toEqual([
		'bottom en',
		'bottom fa',
		'list en',
		'list fa',
		'side en',
		'side fa',
		'top en',
		'top fa',
	])
})

describe('a running campaign', () => {
	const change = (id: number, wanted: Parameters<typeof changeCampaign>[2]) =>
		changeCampaign({ db, now: () => now }, id, wanted)
	const idOf = (outcome: Awaited<ReturnType<typeof add>>) => (outcome.ok ? outcome.value : 0)
	const day = (name: string) => new Date(`${name}T00:00+03:30`)

	test('can get other dates and another weight by the rules for a new one', async () => {
		const first = idOf(await add({ ...banner, exclusive: true, end: '2026-08-01' }))
		const next = idOf(await add({ ...banner, start: '2026-08-01', end: '2026-09-01' }))
		expect(await change(next, { startsAt: day('2026-07-25') })).toMatchObject({
			failure: [{ field: 'placement' }],
		})
		expect(await change(first, { startsAt: day('2026-07-02') })).toMatchObject({
			failure: [{ field: 'start' }],
		})
		expect(await change(first, { endsAt: day('2026-07-01') })).toMatchObject({ failure: [{ field: 'end' }] })
		expect(await change(first, { weight: 2 })).toMatchObject({ ok: false })
		expect(await change(first, { endsAt: day('2026-07-25'), weight: 9 })).toEqual({
			ok: true,
			value: [
				{ field: 'end', from: '2026-08-01', to: '2026-07-25' },
				{ field: 'weight', from: '2', to: '9' },
			],
		})
		expect(await change(next, { startsAt: day('2026-07-25') })).toMatchObject({ ok: true })
		expect(await change(999, { weight: 2 })).toMatchObject({ failure: [{ field: 'campaign' }] })
	})

	test('can be ended for good; one that has not begun cannot', async () => {
		const end = (id: number) => endCampaign({ db, now: () => now }, id)
		const running = idOf(await add(banner))
		const coming = idOf(await add({ ...text, start: '2026-08-02', end: '2026-09-01' }))
		expect(await end(running)).toEqual({ ok: true, value: running })
		expect((await findCampaigns(db, [running]))[0]?.endsAt).toEqual(new Date(now))
		expect(await end(running)).toMatchObject({ failure: [{ field: 'campaign' }] })
		expect(await change(running, { weight: 5 })).toMatchObject({ failure: [{ field: 'campaign' }] })
		expect(await end(coming)).toMatchObject({ failure: [{ field: 'start' }] })
	})
})
