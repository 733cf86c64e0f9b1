import { load } from 'cheerio'
import { request } from 'undici'
import { afterAll, beforeAll, expect, inject, test, vi } from 'vitest'
import type { NewsListAnswer } from '#contract/news-list.ts'
import type { WebBuild } from '#main/pages/page-renderer.ts'
import { loadPageBuild } from '#main/pages/page-source.ts'
import { createPartStore, type PartStore } from '#web/part-store.ts'
import type { PageRequest } from '#web/server-context.ts'

const { url: origin } = inject('journey')

let build: WebBuild
beforeAll(async () => {
	build = await loadPageBuild()
	// Ages are told against the moment at which a page is made.
	vi.useFakeTimers({ toFake: ['Date'] })
})
afterAll(() => vi.useRealTimers())

type Answer = Awaited<ReturnType<PageRequest['api']>>
const answers = new Map<string, Promise<Answer>>()

async function ask(method: 'GET' | 'POST' | 'PUT', path: string, body: unknown): Promise<Answer> {
	const answer = await request(origin + path, {
		method,
		headers: { 'content-type': 'application/json' },
		body: body === undefined ? null : JSON.stringify(body),
		// By a clock that stands nobody sees that a connection was idle for too long.
		reset: true,
	})
	return {
		status: answer.statusCode,
		body: await answer.body.json(),
		retryAfter: undefined,
		location: undefined,
	}
}

/** What the product answers, the same however often a page asks. */
const api: PageRequest['api'] = (method, path, body) => {
	const key = `${method} ${path} ${JSON.stringify(body)}`
	const known = answers.get(key) ?? ask(method, path, body)
	answers.set(key, known)
	return known
}

/** The same with other news in the list. */
const withList =
	(change: (data: NewsListAnswer['data']) => NewsListAnswer['data']): PageRequest['api'] =>
	async (method, path, body) => {
		const answer = await api(method, path, body)
		if (path !== '/v1/news/filter/' || answer.status !== 200) return answer
		const list = answer.body as NewsListAnswer
		return { ...answer, body: { ...list, data: change(list.data) } }
	}

/** The document that a page is; what is kept is written in fewer strokes than what is not. */
async function pageOf(path: string, parts: PartStore | undefined, more: Partial<PageRequest> = {}) {
	const entry = build.entry.module
	const context = new entry.RouterContextProvider()
	context.set(entry.pageRequest, {
		api,
		parts,
		take: undefined,
		theme: undefined,
		newsLocale: undefined,
		rowHeight: 'comfortable',
		grouped: true,
		preferredLocale: 'en',
		signedIn: false,
		nonce: 'once',
		publicUrl: origin,
		brandDomain: 'zagros.example',
		canWrite: true,
		sampleNews: true,
		googleSignIn: false,
		...more,
	})
	const handler = entry.createRequestHandler(build, 'production')
	const response = await handler(new Request(origin + path), context)
	const html = await response.text()
	expect(html).toContain('</html>')
	return load(html, { scriptingEnabled: false }).html()
}

const sharedSlug = async (lang: string): Promise<string> => {
	const { body } = await api('POST', '/v1/news/filter/', { lang, page: 2 })
	return (body as NewsListAnswer).data.news[3]?.slug ?? ''
}

const edited = withList((data) => ({
	...data,
	news: data.news.map((item, index) => ({
		...item,
		views: item.views + index,
		bullish: item.bullish + 7 * index,
		edited: index % 2 === 0 ? { count: index + 1, before: `<b>${item.title}</b> & more` } : null,
	})),
}))
const broken: PageRequest['api'] = async (method, path, body) =>
	path === '/v1/news/filter/'
		? { status: 503, body: { error: { code: 'unavailable' } }, retryAfter: '2', location: undefined }
		: api(method, path, body)
const bare: PageRequest['api'] = async (method, path, body) =>
	method === 'GET' && path !== '/v1/catalogue/'
		? { status: 503, body: {}, retryAfter: undefined, location: undefined }
		: api(method, path, body)

test.each(['fa', 'en'])('pages in %s are the same whether their parts are kept or not', async (locale) => {
	const other = locale === 'fa' ? 'en' : 'fa'
	const slug = await sharedSlug(locale)
	const pages: [path: string, more?: Partial<PageRequest>][] = [
		[`/${locale}`],
		[`/${locale}?page=2`],
		[`/${locale}?page=99`],
		[`/${locale}?news_locale=${other}`],
		[`/${locale}?sort=views`],
		[`/${locale}?sort=bullish&page=2`],
		[`/${locale}?coins=BTC`],
		[`/${locale}?coins=BTC&page=2&sort=views`],
		[`/${locale}?coins=BTC,ETH,XRP`],
		[`/${locale}?coins=BTC,ETH`, { signedIn: true }],
		[`/${locale}?coins=nothing`],
		[`/${locale}/category/defi?coins=ETH`],
		[`/${locale}/influencers/elon_musk`],
		[`/${locale}/results?search_query=bitcoin`],
		[`/${locale}/results?search_query=%3Cscript%3E`],
		[`/${locale}/category/defi/results?search_query=eth&page=2`],
		[`/${locale}?news_share_id=${slug}`],
		[`/${locale}`, { grouped: false }],
		[`/${locale}`, { theme: 'dark', rowHeight: 'compact' }],
		[`/${locale}`, { canWrite: false, sampleNews: false }],
		[`/${locale}`, { api: edited }],
		[`/${locale}`, { api: withList((data) => ({ ...data, news: [], num_pages: 0, count: 0 })) }],
		[`/${locale}`, { api: broken }],
		[`/${locale}`, { api: bare }],
		[`/${locale}/sources`],
		[`/${locale}/filters?coins=BTC`],
		[`/${locale}/about`],
		[`/${locale}/story/${slug}`],
	]
	const store = createPartStore(2 ** 24)
	for (const round of ['first', 'again']) {
		for (const [path, more] of pages) {
			const plain = await pageOf(path, undefined, more)
			expect(await pageOf(path, store, more), `${path} ${round}`).toBe(plain)
			expect(await pageOf(path, createPartStore(2 ** 24), more), `${path} alone`).toBe(plain)
		}
	}
})

test('a row is written anew when anything on it has changed', async () => {
	const store = createPartStore(2 ** 24)
	await pageOf('/en', store)
	const changed = withList((data) => ({
		...data,
		news: data.news.map((item) => ({
			...item,
			title: `Changed: ${item.id}`,
			importance: item.importance + 1,
		})),
	}))
	expect(await pageOf('/en', store, { api: changed })).toBe(await pageOf('/en', undefined, { api: changed }))
	vi.setSystemTime(Date.now() + 3 * 3_600_000)
	expect(await pageOf('/en', store)).toBe(await pageOf('/en', undefined))
})
