import { load } from 'cheerio'
import type { Page } from 'playwright-core'
import { expect, test, vi } from 'vitest'
import { expectAccessible, hydrated, openBrowser } from '#test/browser.ts'
import { bothLanguages, desktop, inEnglish, words } from './words.ts'

const { visit, origin } = openBrowser()

type Item = { id: number; slug: string; title: string; url: string; source: { locale: string } }
type Listed = Item & { story: { slug: string | null; size: number; other_locale: number } }

async function listed(lang: string): Promise<Listed[]> {
	const pages = [1, 2, 3].map(async (page) => {
		const response = await fetch(`${origin}/v1/news/filter/`, {
			method: 'POST',
			headers: { 'content-type': 'application/json' },
			body: JSON.stringify({ lang, page }),
		})
		return (await response.json()).data.news
	})
	return (await Promise.all(pages)).flat()
}

/** A story of both languages, and an item without a story. */
async function findStory() {
	// The newest may be joined at any moment; those of some minutes ago hardly are.
	const items = (await listed('en')).toReversed()
	const shared = items.find(({ story }) => story.slug !== null && story.size > 2 && story.other_locale > 0)
	const alone = items.find(({ story }) => story.slug === null)
	if (shared?.story.slug == null || alone === undefined) throw new Error('the sample tells no story')
	const response = await fetch(`${origin}/v1/news/story/${shared.story.slug}/`)
	const reports: Item[] = (await response.json()).data.news
	return { slug: shared.story.slug, reports, alone }
}

/** The page and its picture, whose URL changes if a report joins between the two. */
async function storyWithPicture(locale: string, slug: string) {
	return vi.waitFor(
		async () => {
			const answer = await fetch(`${origin}/${locale}/story/${slug}`)
			expect(answer.status).toBe(200)
			const $ = load(await answer.text())
			const picture = new URL($('meta[property="og:image"]').attr('content') ?? '')
			const drawn = await fetch(origin + picture.pathname + picture.search)
			expect(drawn.headers.get('cache-control')).toContain('immutable')
			return { $, drawn }
		},
		{ timeout: 60_000, interval: 500 },
	)
}

test.each(bothLanguages)(
	'in %s a story has a page of all its reports, complete without a script',
	async (locale) => {
		const text = words[locale]
		const { slug, reports, alone } = await findStory()
		const get = (name: string) => fetch(`${origin}/${locale}/story/${name}`, { redirect: 'manual' })
		const { $, drawn } = await storyWithPicture(locale, slug)
		const links = $('main article h2 a').toArray()
		// News is still collected: another report may have arrived in between.
		const linked = links.map((link) => $(link).attr('href'))
		const known = linked.filter((url) => reports.some((report) => report.url === url))
		expect(known.toSorted()).toEqual(reports.map(({ url }) => url).toSorted())
		const headline = reports.find(({ source }) => source.locale === locale)?.title
		expect($('h1').text()).toBe(headline)
		expect($('title').text()).toContain(headline)
		expect(
			$('.story-end')
				.toArray()
				.map((end) => $(end).text())
				.toSorted(),
		).toEqual([text('story.first'), text('story.latest')].toSorted())
		// Each column has the reports of one language, the reader's own first.
		const banks = $('.bank-names b bdi')
			.toArray()
			.map((name) => $(name).attr('lang'))
		expect(banks).toEqual(locale === 'en' ? ['en', 'fa'] : ['fa', 'en'])
		expect(
			$('.story-report[dir="rtl"] h2 bdi[lang="en"], .story-report[dir="ltr"] h2 bdi[lang="fa"]'),
		).toHaveLength(0)
		expect($('link[rel="canonical"]').attr('href')).toMatch(new RegExp(`/${locale}/story/${slug}$`))
		expect($('link[hreflang="fa"]').attr('href')).toMatch(new RegExp(`/fa/story/${slug}$`))
		const nodes = JSON.parse($('script[type="application/ld+json"]').text())['@graph']
		expect(nodes.at(-1).mainEntity.numberOfItems).toBe(links.length)
		expect([drawn.status, drawn.headers.get('content-type')]).toEqual([200, 'image/png'])
		expect((await get(alone.slug)).status).toBe(404)
		expect((await get('no-such-story')).status).toBe(404)
		// The slug of any report leads to its story, and so does that of a merged story.
		const other = await get(reports.find((report) => report.slug !== slug)?.slug ?? '')
		expect([other.status, other.headers.get('location')]).toEqual([301, `/${locale}/story/${slug}`])
	},
)

const latinDigits = (said: string) => said.replace(/[۰-۹]/g, (digit) => String(digit.charCodeAt(0) - 0x6f0))

/** “+9 sources, 5 Persian”, in the words of the interface. */
const storyInBoth = { en: /\+\d+ sources, \d+ Persian/, fa: /منبع دیگر، .+ انگلیسی/ } as const

/** A row of a grouped list with a story that can be opened and that both languages report. */
async function storyRow(page: Page, locale: 'en' | 'fa') {
	const row = page
		.getByRole('article')
		.filter({ has: page.locator('.story-more', { hasText: storyInBoth[locale] }) })
		.first()
	// Whether the newest ten have such a story is chance; in the top order the largest are first.
	for (let at = 1; at <= 5 && (await row.count()) === 0; at++) {
		await page.goto(`${origin}/${locale}?sort=top&page=${at}`)
		await hydrated(page)
	}
	return row
}

for (const locale of bothLanguages) {
	const text = words[locale]
	test(`in ${locale} a row opens all other reports in place, by mouse and keyboard`, async () => {
		const page = await visit(`/${locale}`, desktop)
		const row = await storyRow(page, locale)
		const more = row.locator('.story-more')
		const others = row.getByRole('list', { name: text('story.others') })
		const address = page.url()
		await more.click()
		await others.getByRole('link').first().waitFor()
		expect(await more.getAttribute('aria-expanded')).toBe('true')
		expect(await page.getByRole('article').count()).toBe(10)
		expect(page.url()).toBe(address)
		await expectAccessible(page, { within: '.news-rows' })
		await more.press('Enter')
		expect(await others.count()).toBe(0)
		await more.press('Space')
		await others.getByRole('link').first().waitFor()
		// It opens as many as the row says, in both languages; the last line links to all of them.
		const reports = await others.locator('li:not(.story-rest)').count()
		const [said] = latinDigits((await more.textContent()) ?? '').match(/\d+/) ?? []
		expect(reports).toBe(Number(said))
		const other = locale === 'en' ? 'fa' : 'en'
		await others.locator(`a bdi[lang="${other}"]`).first().waitFor()
		expect(await page.locator('html').getAttribute('lang')).toBe(locale)
		await others.getByRole('link', { name: text('story.all') }).click()
		await page.locator('.story-reports').waitFor()
		expect(await page.locator('.story-report').count()).toBeGreaterThan(reports)
		await expectAccessible(page, { within: 'main' })
	})
}

test('a filter keeps the other reports of a story, from any source', async () => {
	const page = await visit('/en', desktop)
	const row = await storyRow(page, 'en')
	await row.locator('.row-meta > a').click()
	await page.locator('.narrowed-line').waitFor()
	const more = page.locator('.story-more').first()
	const source = await page.getByRole('article').first().locator('.row-meta > a bdi').textContent()
	await more.click()
	const outlets = page.locator('.story-others .story-by bdi')
	await outlets.first().waitFor()
	expect((await outlets.allTextContents()).some((outlet) => outlet !== source)).toBe(true)
})

test('the switch shows every report in its own row, and the next page knows it from its first byte', async () => {
	const page = await visit('/en?sort=top', desktop)
	await page.getByRole('button', { name: words.en('settings.title') }).click()
	const [grouped, every] = (['grouped.label', 'grouped.none'] as const).map((key) =>
		page.getByRole('radio', { name: words.en(key) }),
	)
	expect(await grouped?.isChecked()).toBe(true)
	await every?.check()
	await page.locator('.row-story').first().waitFor({ state: 'detached' })
	expect(await page.evaluate(() => localStorage.getItem('grouped'))).toBe('false')
	const answer = await page.request.get(`${origin}/en?sort=top`)
	expect(load(await answer.text())('.row-story')).toHaveLength(0)
	await grouped?.check()
	await page.locator('.row-story').first().waitFor()
	await page.keyboard.press('Escape')
	const sort = page.getByRole('combobox', { name: words.en('sort.label') })
	expect(await sort.locator('option').last().textContent()).toBe(words.en('sort.top'))
	await sort.selectOption('latest')
	await page.waitForURL((url) => !url.searchParams.has('sort'))
	await sort.selectOption('top')
	await page.waitForURL(/sort=top/)
	await page.locator('.story-more').first().waitFor()
})

test('without a script the number of sources links to the page of the story', async () => {
	const page = await visit('/en', { ...desktop, javaScript: false })
	for (
		let at = 1;
		at <= 5 && (await page.locator('.row-story noscript a, .row-story > a').count()) === 0;
		at++
	)
		await page.goto(`${origin}/en?sort=top&page=${at}`)
	await page.locator('.row-story a').first().click()
	await page.locator('.story-reports').waitFor()
	expect(page.url()).toContain('/story/')
})

test.each(inEnglish)('in %s a reader can report that a report is about another event', async (locale) => {
	const text = words[locale]
	const { slug, reports } = await findStory()
	const page = await visit(`/${locale}/story/${slug}`, desktop)
	const others = page.getByRole('button', { name: text('story.notSame') })
	// The first report defines the story.
	expect(await others.count()).toBeGreaterThanOrEqual(reports.length - 1)
	await others.last().click()
	await page.getByRole('status').getByText(text('tags.thanks')).waitFor()
	await page.getByRole('button', { name: text('tags.reported') }).waitFor()
	await expectAccessible(page)
})
