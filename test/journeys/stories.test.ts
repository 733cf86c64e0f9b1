import { load } from 'cheerio'
import { expect, test, vi } from 'vitest'
import { expectAccessible, openBrowser } from '#test/browser.ts'
import { bothLanguages, desktop, inEnglish, phone, words } from './words.ts'

const { visit, origin } = openBrowser()

type Source = { locale: string; title: string; title_en: string }
type Item = { id: number; slug: string; title: string; url: string; source: Source }
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
			const response = await fetch(`${origin}/${locale}/story/${slug}`)
			expect(response.status).toBe(200)
			const $ = load(await response.text())
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
		// A dot for each report, and who was first.
		expect($('.story-strip circle')).toHaveLength(links.length)
		const [earliest] = reports
		const { title, title_en: inEnglish } = earliest?.source ?? {}
		const outlet = earliest?.source.locale === locale ? title : inEnglish
		expect($('.story-strip .plot-keys').text()).toContain(outlet)
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
			$('.story-report[dir="rtl"] h2 a[lang="en"], .story-report[dir="ltr"] h2 a[lang="fa"]'),
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

/** A grouped list with a story; whether the newest ten have one is chance, and in the top order the largest are first. */
const storyList = (locale: 'en' | 'fa') => `/${locale}?sort=top`

for (const locale of bothLanguages) {
	test(`in ${locale} the number of reports opens the story, with a mouse, by keyboard and under a finger`, async () => {
		const page = await visit(storyList(locale), desktop)
		const reports = page.locator('.row-reports').first()
		const said = (await reports.textContent()) ?? ''
		const size = Number(latinDigits(said).match(/\d+/)?.[0])
		expect(size).toBeGreaterThan(1)
		await reports.click()
		await page.locator('.story-reports').waitFor()
		expect(await page.locator('.story-report').count()).toBeGreaterThanOrEqual(size)
		await expectAccessible(page, { within: 'main' })
		await page.goBack()
		await reports.focus()
		await page.keyboard.press('Enter')
		await page.locator('.story-reports').waitFor()

		const narrow = await visit(storyList(locale), phone)
		await narrow.locator('.row-reports').first().tap()
		await narrow.locator('.story-reports').waitFor()
	})
}

const latinDigits = (said: string) => said.replace(/[۰-۹]/g, (digit) => String(digit.charCodeAt(0) - 0x6f0))

test('the switch shows every report in its own row, and the next page knows it from its first byte', async () => {
	const page = await visit('/en?sort=top', desktop)
	await page.getByRole('button', { name: words.en('settings.title') }).click()
	const [grouped, every] = (['grouped.label', 'grouped.none'] as const).map((key) =>
		page.getByRole('radio', { name: words.en(key) }),
	)
	expect(await grouped?.isChecked()).toBe(true)
	await every?.check()
	await page.locator('.row-reports').first().waitFor({ state: 'detached' })
	expect(await page.evaluate(() => localStorage.getItem('grouped'))).toBe('false')
	const response = await page.request.get(`${origin}/en?sort=top`)
	expect(load(await response.text())('.row-reports')).toHaveLength(0)
	await grouped?.check()
	await page.locator('.row-reports').first().waitFor()
	await page.keyboard.press('Escape')
	const sort = page.getByRole('combobox', { name: words.en('sort.label') })
	expect(await sort.locator('option').last().textContent()).toBe(words.en('sort.top'))
	await sort.selectOption('latest')
	await page.waitForURL((url) => !url.searchParams.has('sort'))
	await sort.selectOption('top')
	await page.waitForURL(/sort=top/)
	await page.locator('.row-reports').first().waitFor()
})

test('without a script the number of reports links to the page of the story', async () => {
	const page = await visit(storyList('en'), { ...desktop, javaScript: false })
	await page.locator('.row-reports').first().click()
	await page.locator('.story-reports').waitFor()
	expect(page.url()).toContain('/story/')
})

test.each(inEnglish)('in %s a reader can report that a report is about another event', async (locale) => {
	const text = words[locale]
	const { slug, reports } = await findStory()
	const page = await visit(`/${locale}/story/${slug}`, desktop)
	const others = page.getByRole('button', { name: text('story.moreOf', { title: '' }).trim() })
	// The first report defines the story.
	expect(await others.count()).toBeGreaterThanOrEqual(reports.length - 1)
	await others.last().click()
	await page.getByRole('menuitem', { name: text('story.notSame') }).click()
	await page.getByRole('status').getByText(text('tags.thanks')).waitFor()
	await page.locator('.report-more').getByText(text('tags.reported')).waitFor()
	await expectAccessible(page)
})
