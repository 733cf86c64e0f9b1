import { data } from 'react-router'
import { readSourceOrder } from '#contract/source-order.ts'
import { brandName } from '#domain/brand.ts'
import { defaultLocale } from '#domain/locale.ts'
import { PageMeta } from '#web/layout/page-meta.tsx'
import { localeOfPath } from '#web/layout/path-locale.ts'
import { useLocale } from '#web/layout/use-locale.ts'
import { noStore } from '#web/no-store.ts'
import { pageRequest } from '#web/server-context.ts'
import { useDateAndTime } from '#web/ui/use-time-zone.ts'
import type { Route } from './+types/sources-screen.ts'
import { orderSources } from './order-sources.ts'
import { SourcesPlot } from './sources-plot.tsx'
import { SourcesTable } from './sources-table.tsx'
import { useSourcesText } from './use-sources-text.ts'
import './sources-screen.css'

export async function loader({ url, context }: Route.LoaderArgs) {
	const { read } = context.get(pageRequest)
	const locale = localeOfPath(url.pathname) ?? defaultLocale
	const response = await read(({ sources }, viewer) => sources.states(viewer))
	if (!response.ok) throw data(null, { status: 503, headers: noStore })
	const { data: sources, days, measured_at } = response.value
	const order = readSourceOrder(url.searchParams)
	return { sources: orderSources(sources, order, locale), order, days, measured_at, now: Date.now() }
}

/** Every source with our statistics, in the order of the URL. */
export default function SourcesScreen({ loaderData }: Route.ComponentProps) {
	const { sources, order, days, measured_at: measuredAt, now } = loaderData
	const text = useSourcesText()
	const locale = useLocale()
	const dateAndTime = useDateAndTime()
	return (
		<div className="wrap page">
			<PageMeta
				title={`${text('title')} · ${brandName[locale]}`}
				socialTitle={text('title')}
				description={text('description')}
				route={`${locale}-sources`}
			/>
			<article className="card sources-page">
				<header>
					<h1>{text('title')}</h1>
					<p>{text('lead', { count: sources.length, days })}</p>
				</header>
				<SourcesPlot sources={sources} days={days} />
				<SourcesTable sources={sources} order={order} now={new Date(now)} />
				<section aria-labelledby="how-measured" className="sources-how">
					<h2 id="how-measured">{text('howTitle')}</h2>
					<ul>
						<li>{text('howStories', { days })}</li>
						<li>{text('howFirst')}</li>
						<li>{text('howLag')}</li>
						<li>{text('howEdited')}</li>
						<li>{text('howTimes')}</li>
					</ul>
					<p>
						{measuredAt === null
							? text('measuredNever')
							: text('measured', { time: dateAndTime(measuredAt) })}
					</p>
					<p>
						{text('own')}{' '}
						<a className="sources-own" href="/sources.opml">
							{text('opml')}
						</a>{' '}
						<a className="sources-own" href="/v1/sources/">
							{text('json')}
						</a>
					</p>
				</section>
			</article>
		</div>
	)
}
