import { informationPages } from '#contract/information-pages.ts'
import { pathOf } from '#contract/route-names.ts'
import { uiLocales } from '#domain/locale.ts'
import { runLighthouse } from './lighthouse.ts'
import { measured, say } from './measured.ts'
import { onStage } from './stage.ts'

// Runs Lighthouse on every page of the sitemap in both languages for search, accessibility and best practices. `web`
// measures the speed of the home page.

const wanted = { seo: 100, accessibility: 100, 'best-practices': 100 } as const
/** The lowest score of any page. */
const lowest = new Map<string, number>()

async function audit(port: number, url: string, cookie: string): Promise<void> {
	const { categories, audits } = await runLighthouse(url, {
		port,
		categories: Object.keys(wanted),
		options: [
			'--disable-full-page-screenshot',
			// No score here depends on time.
			'--throttling-method=provided',
			`--extra-headers=${JSON.stringify({ Cookie: cookie })}`,
		],
	})
	const scores = Object.keys(wanted).map((name) => {
		const score = Math.round((categories[name]?.score ?? 0) * 100)
		lowest.set(name, Math.min(score, lowest.get(name) ?? score))
		return `${name} ${score}`
	})
	const faults = Object.values(audits)
		.filter(({ score, scoreDisplayMode }) => score !== null && score < 1 && scoreDisplayMode === 'binary')
		.map(({ id }) => id)
	const { pathname, search } = new URL(url)
	say(
		`  ${pathname}${search} ${cookie}: ${scores.join(', ')}${faults.length > 0 ? ` (${faults.join(', ')})` : ''}`,
	)
}

async function newestSlug(origin: string, lang: string): Promise<string> {
	const response = await fetch(`${origin}/v1/news/filter/`, {
		method: 'POST',
		headers: { 'content-type': 'application/json' },
		body: JSON.stringify({ lang, page: 1 }),
	})
	const { data } = (await response.json()) as { data: { news: { slug: string }[] } }
	return data.news[0]?.slug ?? ''
}

await onStage(async ({ url, port }) => {
	for (const locale of uiLocales) {
		const paths = [
			...informationPages.map((page) => pathOf(`${locale}-${page}`)),
			`${pathOf(`${locale}-home-category`, { category: 'defi' })}`,
			`/${locale}?news_locale=${locale}&news_share_id=${await newestSlug(url, locale)}`,
			pathOf('login'),
			pathOf('signup'),
		]
		for (const path of paths) await audit(port, url + path, `service_lang=${locale}`)
	}
})
for (const [name, atLeast] of Object.entries(wanted)) {
	measured({ name: `lowest ${name} of any page`, value: lowest.get(name) ?? 0, unit: '', atLeast })
}
