import { load } from 'cheerio'
import { expect, test } from 'vitest'
import { openBrowser } from '#test/browser.ts'
import { bothLanguages, words } from './words.ts'

const { origin } = openBrowser()

type Item = { id: number; slug: string; title: string; url: string; source: { locale: string } }
type Listed = Item & { story: { slug: string | null; size: number; other_locale: number } }

async function listed(lang: string): Promise<Listed[]> {
	const pages = [1, 2, 3].map(async (page) => {
		const answer = await fetch(`${origin}/v1/news/filter/`, {
			method: 'POST',
			headers: { 'content-type': 'application/json' },
			body: JSON.stringify({ lang, page }),
		})
		return (await answer.json()).data.news
	})
	return (await Promise.all(pages)).flat()
}

/** A story that both languages tell, and an item that nobody else reports. */
async function findStory() {
	const items = await listed('en')
	const shared = items.find(({ story }) => story.slug !== null && story.size > 2 && story.other_locale > 0)
	const alone = items.find(({ story }) => story.slug === null)
	if (shared?.story.slug == null || alone === undefined) throw new Error('the sample tells no story')
	const answer = await fetch(`${origin}/v1/news/story/${shared.story.slug}/`)
	const reports: Item[] = (await answer.json()).data.news
	return { slug: shared.story.slug, reports, alone }
}

test.each(bothLanguages)(
	'in %s a story has a page of all its reports, whole without a script',
	async (locale) => {
		const text = words[locale]
		const { slug, reports, alone } = await findStory()
		const get = (name: string) => fetch(`${origin}/${locale}/story/${name}`, { redirect: 'manual' })
		const answer = await get(slug)
		expect(answer.status).toBe(200)
		const $ = load(await answer.text())
		const links = $('main article h2 a').toArray()
		expect(links.slice(0, reports.length).map((link) => $(link).attr('href'))).toEqual(
			reports.map(({ url }) => url),
		)
		const headline = reports.find(({ source }) => source.locale === locale)?.title
		expect($('h1').text()).toBe(headline)
		expect($('title').text()).toContain(headline)
		expect($('.story-end').text()).toBe(text('story.first') + text('story.latest'))
		expect($('link[rel="canonical"]').attr('href')).toMatch(new RegExp(`/${locale}/story/${slug}$`))
		expect($('link[hreflang="fa"]').attr('href')).toMatch(new RegExp(`/fa/story/${slug}$`))
		const nodes = JSON.parse($('script[type="application/ld+json"]').text())['@graph']
		expect(nodes.at(-1).mainEntity.numberOfItems).toBe(links.length)
		const picture = new URL($('meta[property="og:image"]').attr('content') ?? '')
		const drawn = await fetch(origin + picture.pathname + picture.search)
		expect([drawn.status, drawn.headers.get('content-type')]).toEqual([200, 'image/png'])
		expect(drawn.headers.get('cache-control')).toContain('immutable')
		expect((await get(alone.slug)).status).toBe(404)
		expect((await get('no-such-story')).status).toBe(404)
		// Any report's name leads to its story, as does that of a story that has become part of another.
		const other = await get(reports.find((report) => report.slug !== slug)?.slug ?? '')
		expect([other.status, other.headers.get('location')]).toEqual([301, `/${locale}/story/${slug}`])
	},
)
