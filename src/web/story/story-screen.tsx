import { data, redirect } from 'react-router'
import { homeAddress, readHomeQuery } from '#contract/home-query.ts'
import { pathOf } from '#contract/route-names.ts'
import type { UiLocale } from '#domain/locale.ts'
import { titleDirectionOnPage } from '#domain/title-direction.ts'
import { dateAndTimeOf, dollars, percentSize } from '#text/format.ts'
import { isolated } from '#text/isolated.ts'
import { localeOfPath } from '#web/layout/path-locale.ts'
import { SiteLink } from '#web/layout/site-link.tsx'
import { useLocale, useText } from '#web/layout/use-locale.ts'
import { PriceChange } from '#web/news/price-change.tsx'
import { pageRequest } from '#web/server-context.ts'
import type { Route } from './+types/story-screen.ts'
import { NotSameStory } from './not-same-story.tsx'
import { type ShownReport, type StoryData, storyData } from './story-data.ts'
import { StoryMeta } from './story-meta.tsx'
import './story-screen.css'
import './story-by.css'

const notKept = { 'cache-control': 'private, no-store' }

export async function loader({ url, params, context }: Route.LoaderArgs) {
	const { services } = context.get(pageRequest)
	const locale = localeOfPath(url.pathname) ?? 'en'
	const [story, prices] = await Promise.all([services.findStory(params.slug), services.findPrices()])
	if (!story.ok) {
		throw story.failure.status === 404
			? data(null, { status: 404 })
			: data(null, { status: 503, headers: notKept })
	}
	const { slug, news } = story.value.data
	if (slug !== params.slug) throw redirect(pathOf(`${locale}-story`, { slug }), 301)
	const shown = storyData(slug, news, prices.ok ? prices.value : null, locale)
	if (shown === undefined) throw data(null, { status: 404 })
	return shown
}

/** One event: every report of it in both languages by time. */
export default function StoryScreen({ loaderData: story }: Route.ComponentProps) {
	const text = useText()
	const locale = useLocale()
	const { headline, reports, coins } = story
	return (
		<div className="wrap page">
			<StoryMeta story={story} />
			<article className="card story-page">
				<header>
					<p className="story-kicker">{text('story.count', { count: reports.length })}</p>
					<h1>
						<bdi dir={titleDirectionOnPage(headline.title, headline.locale)} lang={headline.locale}>
							{headline.title}
						</bdi>
					</h1>
					<Ends story={story} />
					{coins.length > 0 && <Coins coins={coins} locale={locale} />}
				</header>
				<ol className="story-reports" aria-label={text('story.list')}>
					{reports.map((report, index) => (
						<li key={report.id}>
							<Report report={report} end={endOf(index, reports.length)} />
							{/* The first report is what the story is about. */}
							{index > 0 && <NotSameStory report={report} slug={story.slug} />}
						</li>
					))}
				</ol>
				<p className="story-back">
					<SiteLink to={pathOf(`${locale}-home`)} className="quiet-button">
						{text('notFound.home')}
					</SiteLink>
				</p>
			</article>
		</div>
	)
}

type End = 'first' | 'latest' | undefined
const endOf = (index: number, count: number): End =>
	index === 0 ? 'first' : index === count - 1 ? 'latest' : undefined

/** Who was first and who is last, and from how many it comes. */
function Ends({ story: { reports, sources } }: { story: StoryData }) {
	const text = useText()
	const locale = useLocale()
	const said = (report: ShownReport | undefined, key: 'story.firstBy' | 'story.latestBy') =>
		report && (
			<li>
				{text(key, {
					source: isolated(report.source.title),
					time: dateAndTimeOf(new Date(report.published_date), locale),
				})}
			</li>
		)
	return (
		<ul className="story-ends">
			<li>{text('story.sources', { count: sources })}</li>
			{said(reports[0], 'story.firstBy')}
			{said(reports.at(-1), 'story.latestBy')}
		</ul>
	)
}

function Coins({ coins, locale }: { coins: StoryData['coins']; locale: UiLocale }) {
	const text = useText()
	const here = readHomeQuery(new URLSearchParams(), undefined, locale)
	return (
		<ul className="story-coins" aria-label={text('story.coins')}>
			{coins.map(({ symbol, price }) => (
				<li key={symbol}>
					<SiteLink
						to={homeAddress(here, { coins: [symbol] }, { uiLocale: locale, isPerson: false })}
						title={text('card.newsAbout', { coin: symbol })}
					>
						<img src={`/images/coins/${symbol}.svg`} alt="" width={20} height={20} />
						<bdi>{symbol}</bdi>
						{price && <bdi>{dollars(price.current_price, locale)}</bdi>}
						{price && price.price_change_percentage_24h !== null && (
							<PriceChange
								change={price.price_change_percentage_24h}
								shown={percentSize(price.price_change_percentage_24h, locale)}
							/>
						)}
					</SiteLink>
				</li>
			))}
		</ul>
	)
}

function Report({ report, end }: { report: ShownReport; end: End }) {
	const text = useText()
	const uiLocale = useLocale()
	const { source, title, before } = report
	const words = (said: string) => (
		<bdi dir={titleDirectionOnPage(said, source.locale)} lang={source.locale}>
			{said}
		</bdi>
	)
	return (
		<article aria-labelledby={`report-${report.id}`}>
			<p className="story-by">
				<img src={`/images/sources/${source.slug}`} alt="" width={16} height={16} loading="lazy" />
				<bdi lang={source.locale}>{source.title}</bdi>
				<time dateTime={report.published_date}>
					{dateAndTimeOf(new Date(report.published_date), uiLocale)}
				</time>
				{end && <span className="story-end">{text(`story.${end}`)}</span>}
			</p>
			<h2 id={`report-${report.id}`}>
				<a href={report.url} target="_blank" rel="noopener noreferrer">
					{words(title)}
				</a>
			</h2>
			{before !== undefined && (
				<p className="story-before">
					{text('story.before')} <del>{words(before)}</del>
				</p>
			)}
		</article>
	)
}
