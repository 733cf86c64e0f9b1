import type { CatalogueResponse } from '#contract/catalogue.ts'
import type { NewsListResponse } from '#contract/news-list.ts'
import type { NewsLocale } from '#domain/locale.ts'
import { addNews } from '#store/news/news-writer.ts'
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

/** Unusual titles, on the last pages of an outlet’s list; the last of them has forty coins. */
export async function addOddNews(
	origin: string,
	dataDir: string,
	lang: NewsLocale,
): Promise<readonly string[]> {
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
	await close()
	return titles
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
