import { data } from 'react-router'
import { coinsByPrice } from '#contract/choices.ts'
import { homePath, readHomeQuery } from '#contract/home-query.ts'
import { brandName } from '#domain/brand.ts'
import { defaultLocale, newsLocaleFor, newsLocales } from '#domain/locale.ts'
import { PageMeta } from '#web/layout/page-meta.tsx'
import { localeOfPath } from '#web/layout/path-locale.ts'
import { SiteLink } from '#web/layout/site-link.tsx'
import { useLocale, useText } from '#web/layout/use-locale.ts'
import { pageCatalogue } from '#web/news/home-catalogue.ts'
import { pricedSymbols } from '#web/news/home-data.ts'
import { noStore } from '#web/no-store.ts'
import { pageRequest } from '#web/server-context.ts'
import type { Route } from './+types/filters-screen.ts'
import './filters-screen.css'
import './filter-actions.css'

export async function loader({ url, context }: Route.LoaderArgs) {
	const { read } = context.get(pageRequest)
	const locale = localeOfPath(url.pathname) ?? defaultLocale
	const [catalogue, prices, withNews] = await Promise.all([
		read(async (services) => services.catalogue.whole()),
		read((services, viewer) => services.prices.board(viewer)),
		read(({ sources }, viewer) => sources.withNews(viewer)),
	])
	if (!catalogue.ok) throw data(null, { status: 503, headers: noStore })
	const known = catalogue.value.data
	const priced = pricedSymbols(prices.ok ? prices.value : null)
	const offered = withNews.ok ? withNews.value.data.items : null
	const listed = { ...known, coins: coinsByPrice(known.coins, priced), categories: [] }
	return {
		query: readHomeQuery(url.searchParams, undefined, locale),
		catalogue: pageCatalogue(listed, newsLocaleFor(locale), offered),
	}
}

/** All filters of a list as one form that needs no script. */
export default function FiltersScreen({ loaderData: { query, catalogue } }: Route.ComponentProps) {
	const text = useText()
	const uiLocale = useLocale()
	const groups = [
		{
			legend: text('filters.coins'),
			field: 'coins' as const,
			choices: catalogue.coins.map(({ symbol, name }) => ({ name, value: symbol })),
		},
		...newsLocales.map((of) => ({
			legend: text(`filters.${of}`),
			field: 'sources' as const,
			choices: catalogue.sources
				.filter(({ locale, hasNews }) => locale === of && hasNews)
				.map(({ slug, name }) => ({ name, value: slug })),
		})),
	]
	const title = text('filters.label')
	return (
		<div className="wrap page">
			<PageMeta title={`${title} · ${brandName[uiLocale]}`} route={`${uiLocale}-filters`} hidden />
			<form
				method="get"
				action={homePath({ category: undefined, search: '' }, { uiLocale, isPerson: false })}
				className="plain-form card filters-form"
			>
				<h1>{title}</h1>
				<input type="hidden" name="news_locale" value={query.newsLocale} />
				{query.sort !== 'latest' && <input type="hidden" name="sort" value={query.sort} />}
				{groups.map(({ legend, field, choices }) => (
					<details key={legend} open={choices.some(({ value }) => query[field].includes(value))}>
						<summary>{legend}</summary>
						<fieldset className="plain-choices" aria-label={legend}>
							{choices.map(({ name, value }) => (
								<label key={value}>
									<input
										type="checkbox"
										name={field}
										value={value}
										defaultChecked={query[field].includes(value)}
									/>
									{name} {field === 'coins' && <bdi>{value}</bdi>}
								</label>
							))}
						</fieldset>
					</details>
				))}
				<details>
					<summary>{text('topics.people')}</summary>
					{/* A link to it opens it. */}
					<nav id="people" aria-label={text('topics.people')} className="plain-choices">
						{catalogue.influencers.map(({ route_ref, name }) => (
							<SiteLink
								key={route_ref}
								className="inline-link"
								to={homePath({ category: route_ref, search: '' }, { uiLocale, isPerson: true })}
							>
								{name}
							</SiteLink>
						))}
					</nav>
				</details>
				<div className="filter-actions">
					<button type="submit" className="plain-submit primary-button wide-button">
						{text('filters.apply')}
					</button>
				</div>
			</form>
		</div>
	)
}
