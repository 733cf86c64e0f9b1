import type { CatalogueResponse } from '#contract/catalogue.ts'
import type { NewsListResponse } from '#contract/news-list.ts'
import type { NewsLocale } from '#domain/locale.ts'
import { rebuildEntries } from '#store/news/list-entries.ts'
import { addNews } from '#store/news/news-writer.ts'
import { integer, query, text } from '#store/query.ts'
import { type Queryable, sql } from '#store/sql.ts'
import { makeStory } from '#test/make-story.ts'
import { makeDraft } from '#test/news-drafts.ts'
import { openProductDatabase } from '#test/product-database.ts'

const odd = {
	en: [
		`${'A sentence that does not end, '.repeat(9)}and so on until three hundred letters`.slice(0, 300),
		'🚀',
		'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft'.repeat(3),
		'Bitcoin به ۱۰۰٬۰۰۰ دلار رسید and 市場は上昇 while Рынок растёт',
		'\u202eright to left by a mark\u202c and \u2067isolated\u2069 \u200fmarks\u200e all over',
		'Forty coins in one item',
	],
	fa: [
		`${'جمله‌ای که پایانی ندارد و '.repeat(14)}همین‌طور ادامه دارد`.slice(0, 300),
		'🚀',
		'بیت‌کوین‌هایشان‌را‌نمی‌خواهند‌بفروشند'.repeat(7),
		'بیت‌کوین (BTC) reached $100,000 و 市場は上昇 در Рынок растёт',
		'\u202aبا نشانه\u202c و \u2066جدا\u2069 \u200eنشانه‌ها\u200f در همه‌جا',
		'چهل رمزارز در یک خبر',
	],
}

/** Of one outlet, whose list does not change while others are collected. */
const sourceOf = { fa: { id: 1001, slug: 'arzdigital' }, en: { id: 2030, slug: 'coindesk' } }

/** Unusual titles, on the last pages of an outlet’s list; the first is a large story, the last has forty coins. */
export async function addOddNews(
	origin: string,
	dataDir: string,
	lang: NewsLocale,
): Promise<{ titles: readonly string[]; story: string }> {
	const { data } = (await (await fetch(`${origin}/v1/catalogue/`)).json()) as CatalogueResponse
	const symbols = data.coins.slice(0, 40).map(({ symbol }) => symbol)
	const titles = odd[lang]
	const drafts = titles.map((title, index) =>
		makeDraft(`odd-${lang}-${index}`, {
			sourceId: sourceOf[lang].id,
			title,
			publishedAt: new Date(Date.parse('2026-03-01') + index),
			coins: title === titles.at(-1) ? symbols : [],
		}),
	)
	const { db, close } = await openProductDatabase(dataDir)
	await addNews(db, sourceOf[lang].id, drafts, new Date())
	const story = await makePopular(db, lang)
	await close()
	return { titles, story }
}

/** Gives the first of them ten million votes and sixty reports; returns the slug of its story. */
async function makePopular(db: Queryable, lang: NewsLocale): Promise<string> {
	const sourceId = sourceOf[lang].id
	const reports = Array.from({ length: 59 }, (_none, index) =>
		makeDraft(`report-${lang}-${index}`, {
			sourceId,
			publishedAt: new Date(Date.parse('2026-03-01') + (index + 1) * 60_000),
		}),
	)
	await addNews(db, sourceId, reports, new Date())
	const found = await query({ id: integer, slug: text })`
		select id, slug from news_item where url like ${`%/odd-${lang}-0`} or url like ${`%/report-${lang}-%`} order by id
	`.execute(db)
	const [first] = found.rows
	if (first === undefined) throw new Error('no odd news')
	await sql`
		update news_item set views = 10000000, importance = 10000000, bullish = 10000000, bearish = 10000000
		where id = ${first.id}
	`.execute(db)
	const ids = found.rows.map(({ id }) => id)
	await makeStory(db, first.id, ids)
	await rebuildEntries(db, ids)
	return first.slug
}

export async function lastPages(origin: string, lang: NewsLocale): Promise<string[]> {
	const { id, slug } = sourceOf[lang]
	const response = await fetch(`${origin}/v1/news/filter/`, {
		method: 'POST',
		headers: { 'content-type': 'application/json' },
		body: JSON.stringify({ lang, sources: [id], grouped: true }),
	})
	const { num_pages: last } = ((await response.json()) as NewsListResponse).data
	return [last - 1, last].filter((page) => page > 0).map((page) => `/${lang}?sources=${slug}&page=${page}`)
}
