import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { BrowserContext, Page } from 'playwright-core'
import { afterAll, expect, test } from 'vitest'
import { voteLimits } from '#domain/limits.ts'
import { directionOf, type UiLocale } from '#domain/locale.ts'
import { addNews } from '#store/news/news-writer.ts'
import { sql } from '#store/sql.ts'
import { expectAccessible, openBrowser, rulesOfLook } from '#test/browser.ts'
import { startFaultServer } from '#test/fault-server.ts'
import { rssResponse } from '#test/ingest-pipeline.ts'
import { makeDraft } from '#test/news-drafts.ts'
import { startProduct } from '#test/product.ts'
import { openProductDatabase } from '#test/product-database.ts'
import { listedIds, newVisitor } from '#test/visitor.ts'
import { nameOfAct, translateOperator } from '#text/translate.ts'
import { newPerson } from './account-steps.ts'
import { becomeOperator } from './operator-steps.ts'
import { bothLanguages, desktop, inEnglish, inPersian, phone } from './words.ts'

const { most: crowdLimit } = voteLimits.ofOneNetwork

// A product of its own, because what operators do here would affect every other journey.
const dataDir = await mkdtemp(join(tmpdir(), 'zagros-desk-'))
const outlet = await startFaultServer()
const product = await startProduct({
	PORT: '0',
	DATA_DIR: dataDir,
	NEWS_MODE: 'sample',
	RATE_LIMIT_SCALE: '100',
	TIME_LIMIT_SCALE: '10',
	FETCH_ALLOW: outlet.allow,
})
const { openTab, origin } = openBrowser({ url: product.url })
const { db, close } = await openProductDatabase(dataDir)
afterAll(async () => {
	await close()
	await product.stop()
	await outlet.close()
	await rm(dataDir, { recursive: true, force: true })
})

type Operator = { username: string; cookies: Awaited<ReturnType<BrowserContext['cookies']>> }
let known: Operator | undefined
const judged = new Set<string>()

/** The desk in either language, as one shared operator: English on a desktop, Persian on a phone. */
async function atDesk(locale: UiLocale, how: Parameters<typeof openTab>[0] = {}): Promise<Desk> {
	if (known === undefined) {
		const first = await openTab({ ...desktop, expectedErrors: /404/ })
		const { username } = await becomeOperator(first, { origin, dataDir })
		known = { username, cookies: await first.context().cookies() }
	}
	const look = locale === 'fa' ? ({ ...phone, theme: 'dark' } as const) : desktop
	const page = await openTab({ ...look, ...how })
	await page.context().addCookies([...known.cookies, { name: 'service_lang', value: locale, url: origin }])
	return deskOf(page, locale, known.username)
}

type Desk = ReturnType<typeof deskOf>

function deskOf(page: Page, locale: UiLocale, username: string) {
	const text = translateOperator(locale)
	const act = (name: string) => nameOfAct(locale, name)
	return {
		page,
		username,
		text,
		act,
		/** Opens a page and checks on the first visit that it fits the screen and is accessible. */
		open: async (path: string) => {
			await page.goto(`${origin}/operator/${path}`)
			if (judged.has(`${locale} ${path}`)) return
			judged.add(`${locale} ${path}`)
			expect(await page.locator('html').getAttribute('dir')).toBe(directionOf(locale))
			const beyond = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
			expect(beyond, path).toBeLessThanOrEqual(0)
			await expectAccessible(page, locale === 'fa' ? { rules: rulesOfLook } : {})
		},
		/** Presses a button in a part of the page, with a reason where one is required, and waits until it is done. */
		press: async (name: string, within = page.locator('main'), why?: string) => {
			const form = within.locator('form', {
				has: page.getByRole('button', { name: act(name), exact: true }),
			})
			if (why !== undefined) await form.getByLabel(text('why')).fill(why)
			await form.getByRole('button', { name: act(name), exact: true }).click()
			await page
				.getByRole('status')
				.getByText(text('done', { act: act(name) }), { exact: true })
				.waitFor()
		},
	}
}

const card = (page: Page, title: string) =>
	page.locator('section.card', { has: page.getByRole('heading', { name: title }) })
const slugs = async (): Promise<string[]> => {
	const response = await fetch(`${origin}/v1/catalogue/`)
	const { data } = (await response.json()) as { data: { sources: { slug: string }[] } }
	return data.sources.map(({ slug }) => slug)
}

test.each(bothLanguages)(
	'in %s the overview shows the state of everything, and what needs attention',
	async (locale) => {
		const { page, text, open } = await atDesk(locale)
		await open('overview/')
		await page.getByRole('heading', { name: text('hand.title') }).waitFor()
		await page.getByText(text('hand.noBackup')).waitFor()
		for (const tile of [
			'tile.sources',
			'tile.emails',
			'tile.votes',
			'tile.reports',
			'tile.database',
		] as const)
			expect(await page.locator('dt', { hasText: text(tile) }).count()).toBeGreaterThan(0)
		expect(await page.locator('.plot').count()).toBe(4)
		await page.getByText(text('table')).first().click()
		await page.getByRole('columnheader', { name: text('plot.fa'), exact: true }).waitFor()
		expect(await page.locator('.plot').first().locator('tbody tr').count()).toBe(168)
	},
)

test.each(inEnglish)(
	'in %s a source is viewed, previewed, added, edited, paused and read',
	async (locale) => {
		const { page, text, act, open, press } = await atDesk(locale)
		const slug = `journey-${locale}`
		outlet.script(
			`/${slug}`,
			rssResponse([
				{ title: 'BTC climbs', link: 'https://journey.example/1' },
				{ title: 'BTC elsewhere', link: 'https://elsewhere.example/1' },
			]),
		)
		await open('sources/')
		// Failing sources come first, with any kind of response.
		await page
			.getByRole('link', { name: text('response.link') })
			.last()
			.click()
		await page
			.getByRole('region', { name: text('response.body') })
			.getByText('<')
			.first()
			.waitFor()
		await open('sources/?add=yes')
		const fields = {
			slug,
			title_en: `Journey ${locale}`,
			title_fa: 'سفر',
			homepage: 'https://journey.example/',
			feed_url: outlet.url(`/${slug}`),
		}
		for (const [name, value] of Object.entries(fields))
			await page.getByLabel(text(`source.${name as 'slug'}`), { exact: true }).fill(value)
		await page.getByLabel(text('source.locale')).selectOption('en')
		await page.getByRole('button', { name: text('source.preview') }).click()
		await page
			.getByRole('status')
			.getByText(
				text('source.taken', { taken: text('number', { count: 1 }), all: text('number', { count: 2 }) }),
			)
			.waitFor()
		await page.getByText(text('refused.foreign_link')).waitFor()
		expect(await slugs()).not.toContain(slug)
		await page.getByRole('button', { name: text('source.save') }).click()
		await page
			.getByRole('status')
			.getByText(text('done', { act: act('sources.add') }))
			.waitFor()
		await expect.poll(slugs).toContain(slug)

		const row = page
			.getByRole('row')
			.filter({ has: page.getByRole('rowheader', { name: slug, exact: true }) })
		await row.getByRole('link', { name: act('sources.edit') }).click()
		await page.getByLabel(text('source.title_en'), { exact: true }).fill('Journey again')
		await page.getByRole('button', { name: text('source.preview') }).click()
		await page.getByRole('button', { name: text('source.save') }).click()
		await page
			.getByRole('status')
			.getByText(text('done', { act: act('sources.edit') }))
			.waitFor()
		await press('sources.read', row)
		// Pausing asks for confirmation.
		await row.locator('summary', { hasText: act('sources.pause') }).click()
		await press('sources.pause', row)
		await press('sources.resume', row)

		const source = await page.request.get(`${origin}/v1/operator/sources/`)
		const { data } = (await source.json()) as { data: { sources: { slug: string; source_id: number }[] } }
		const id = data.sources.find((one) => one.slug === slug)?.source_id ?? 0
		const held = [1, 2].map((n) => makeDraft(`held-${locale}-${n}`, { sourceId: id, coins: [], topics: [] }))
		await addNews(db, id, held, new Date(), { holdAbove: 0 })
		await open('sources/')
		await row.getByText(text('sources.held', { count: 2 })).waitFor()
		await press('sources.release', row)
		expect(await row.getByText(text('sources.held', { count: 2 })).count()).toBe(0)
	},
)

test.each(inPersian)(
	'in %s an item is found, removed, restored, tagged and moved to another story',
	async (locale) => {
		const { page, text, open, press } = await atDesk(locale)
		await open('news/')
		const story = page.getByRole('link', {
			name: new RegExp(text('news.story', { count: 2 }).replace(/\S*[\d۰-۹]+\S*/, '.+')),
		})
		// Two single items, because two of one story cannot be joined.
		const alone = page.locator('section.card').filter({ hasNot: story })
		const all = await page.locator('section.card h2').allTextContents()
		// Two outlets may print the same title.
		const [title = '', other = ''] = (await alone.locator('h2').allTextContents()).filter(
			(name) => all.indexOf(name) === all.lastIndexOf(name),
		)
		const slugOf = async (name: string) =>
			new URL(
				(await card(page, name).getByRole('link', { name }).getAttribute('href')) ?? '',
				origin,
			).searchParams.get('news_share_id') ?? ''
		const second = await slugOf(other)
		await page.getByRole('searchbox').fill(await slugOf(title))
		await page.getByRole('button', { name: text('news.search') }).click()
		await page.waitForURL(/find=/)
		expect(await page.locator('section.card').count()).toBe(1)
		const item = card(page, title)
		const change = async (name: string, why?: string) => {
			await item.getByText(text('news.change'), { exact: true }).click()
			await press(name, item, why)
		}
		await change('news.remove', 'test')
		await item.getByText(text('news.removed'), { exact: true }).waitFor()
		await change('news.restore')
		await item.getByText(text('news.change'), { exact: true }).click()
		const tag = item.locator('form', { has: page.getByLabel(text('news.tagRef')) })
		await tag.getByLabel(text('news.tagVerdict')).selectOption('missing')
		await tag.getByLabel(text('news.tagRef')).fill('XMR')
		await press('news.tag', item)
		await item.getByText('XMR').first().waitFor()
		await item.getByText(text('news.change'), { exact: true }).click()
		await item.getByLabel(text('news.other')).fill(second)
		await press('news.join', item)
		await item.and(page.locator('section.card').filter({ has: story })).waitFor()
		await change('news.split')
	},
)

test.each(inEnglish)('in %s votes that were set aside are counted, left out and voided', async (locale) => {
	const { page, text, act, open } = await atDesk(locale)
	const items = (await listedIds(origin, { lang: locale, page: 2 })).slice(0, 3)
	for (let voter = 0; voter < crowdLimit + 2; voter += 1) {
		const browser = await newVisitor(origin)
		for (const id of items) await browser.put('/v1/news/votes/', { subject: 2, decision: 1, id })
	}
	for (const [left, name] of [
		[3, 'release'],
		[2, 'keep'],
		[1, 'void'],
	] as const) {
		await open('votes/')
		const groups = page.locator('section.card')
		expect(await groups.count()).toBe(left)
		await groups
			.first()
			.getByRole('img', { name: new RegExp(`^${text('votes.overTime')}`) })
			.waitFor()
		await groups.first().getByLabel(text('why')).fill('test')
		await groups
			.first()
			.getByRole('button', { name: act(`votes.${name}`) })
			.click()
		await page
			.getByRole('status')
			.getByText(text('done', { act: act(`votes.${name}`) }))
			.waitFor()
	}
	await page.getByText(text('votes.none')).waitFor()
})

test.each(inPersian)(
	'in %s several reports about tags are decided at once, also by keyboard',
	async (locale) => {
		const { page, text, act, open } = await atDesk(locale)
		const reader = await newVisitor(origin)
		for (const id of (await listedIds(origin, { lang: locale, page: 3 })).slice(0, 3))
			await reader.post('/v1/news/tags/report/', { id, kind: 'coin', ref: 'XMR', verdict: 'missing' })
		await open('tags/')
		const rows = page.locator('[data-row]')
		expect(await rows.count()).toBe(3)
		for (const key of ['j', 'x', 'j', 'x', 'a']) await page.keyboard.press(key)
		await page
			.getByRole('status')
			.getByText(text('doneMany', { act: act('tags.accept'), count: 2 }))
			.waitFor()
		await expect.poll(() => rows.count()).toBe(1)
		await page.getByLabel(text('tags.all')).check()
		await page.getByRole('button', { name: act('tags.dismiss') }).click()
		await page.getByText(text('tags.none')).waitFor()
	},
)

test.each(inEnglish)(
	'in %s a campaign is added, previewed, changed, paused and downloaded as a file',
	async (locale) => {
		const { page, text, open, press } = await atDesk(locale)
		await open('ads/')
		const order = page.locator('details').filter({ hasText: text('ads.addText') })
		await order.locator('summary').click()
		const advertiser = `Cedar ${locale}`
		await order.getByLabel(text('ads.advertiser')).fill(advertiser)
		await order.getByLabel(text('ads.link')).fill('https://cedar.example/')
		await order.getByLabel(text('ads.language')).selectOption(locale)
		await order.getByLabel(text('ads.coins')).fill('BTC')
		await order.getByLabel(text('ads.words', { language: text(`plot.${locale}`) })).fill('Cold storage')
		await order.getByLabel(text('ads.price')).fill('250')
		await expectAccessible(page, locale === 'fa' ? { rules: rulesOfLook } : {})
		await press('ads.add', order)
		await page.getByRole('row').filter({ hasText: advertiser }).waitFor()
		const running = page.getByRole('row').filter({ hasText: text('campaign.running') })
		await running.first().getByRole('link').click()
		const campaign = page.locator('section.card')
		await campaign.getByRole('heading', { name: text('ads.preview') }).waitFor()
		await expect.poll(() => campaign.locator('img, .ad').count()).toBeGreaterThan(0)
		await expect.poll(() => campaign.locator('.plot').count()).toBe(2)
		await press('ads.pause', campaign)
		await press('ads.resume', campaign)
		await campaign.getByText(text('ads.changeTitle')).click()
		await campaign.getByLabel(text('ads.weight')).fill(locale === 'fa' ? '77' : '78')
		await press('ads.change', campaign, 'test')
		const file = await campaign.getByRole('link', { name: text('ads.csv') }).getAttribute('href')
		expect(await (await page.request.get(origin + file)).text()).toMatch(/^day,seen,clicks/)
		await campaign.getByText(text('ads.changeTitle')).click()
		await press('ads.end', campaign, 'test')
		await campaign.getByText(text('campaign.ended'), { exact: true }).waitFor()
	},
)

test.each(inPersian)(
	'in %s a user is found, gets another email, credit, a suspension and its end',
	async (locale) => {
		const { page, text, open, press } = await atDesk(locale)
		const person = newPerson()
		const { first, last, email, username, password } = person
		const reader = await newVisitor(origin)
		const signedUp = await reader.post('/v1/user/signup/', {
			first_name: first,
			last_name: last,
			email,
			username,
			password,
			lang: locale,
			sex: 'F',
		})
		expect(await signedUp.json()).toMatchObject({ status: true })
		await open('people/')
		await page.getByRole('searchbox').fill(email)
		await page.getByRole('button', { name: text('people.search') }).click()
		await page.getByRole('link', { name: username }).click()
		const someone = card(page, username)
		await someone.waitFor()
		expect(await page.locator('main').textContent()).not.toContain(email)
		// As if the five minutes between two emails were over.
		await sql`delete from spent_allowance`.execute(db)
		await press('people.resend', someone)
		await press('people.grant', someone)
		await press('people.suspend', someone, 'test')
		await someone.getByText(text('state.suspended'), { exact: true }).waitFor()
		await press('people.restore', someone)
		await someone.getByRole('link', { name: text('people.log') }).click()
		await expect.poll(() => page.locator('tbody tr').count()).toBe(4)
	},
)

test.each(bothLanguages)(
	'in %s the log shows in its language who did what, to what, and why',
	async (locale) => {
		const { page, text, act, open } = await atDesk(locale)
		// The pages whose acts are tested in the other language fit this language and width too.
		if (locale === 'fa')
			for (const name of ['sources/?add=yes', 'votes/', 'ads/?campaign=1']) await open(name)
		await open('log/')
		const entry = page
			.getByRole('row')
			.filter({ has: page.getByRole('cell', { name: act('votes.void'), exact: true }) })
		await entry
			.first()
			.getByText(text('outcome.votes', { count: 2 }))
			.waitFor()
		await entry.first().getByText(text('subject.votes')).first().waitFor()
		await entry.first().getByRole('link').click()
		await page.getByRole('link', { name: text('log.all') }).waitFor()
		await expect.poll(() => page.locator('tbody tr').count()).toBe(1)
	},
)

test('without a script buttons work, in Persian', async () => {
	const { page, username, text, act, press } = await atDesk('fa', {
		javaScript: false,
		expectedErrors: /409/,
	})
	await page.goto(`${origin}/operator/people/?name=${username}`)
	const suspend = page.locator('form', { has: page.getByRole('button', { name: act('people.suspend') }) })
	await suspend.getByRole('textbox').fill('آزمایش')
	await suspend.getByRole('button').click()
	await page.getByText('نمی‌توانید خودتان را مسدود کنید.').waitFor()
	await page.goto(`${origin}/operator/ads/?campaign=1`)
	await press('ads.pause')
	await press('ads.resume')
	await page.goto(`${origin}/operator/sources/`)
	await page
		.getByRole('link', { name: act('sources.edit') })
		.first()
		.click()
	await page.getByRole('button', { name: text('source.preview') }).click()
	// Whether or not its feed responds just now, it was previewed and may be saved.
	await page.getByRole('button', { name: text('source.save') }).waitFor()
})
