import { useCallback, useEffect, useMemo, useState } from 'react'
import { data } from 'react-router'
import { pathOf } from '#contract/route-names.ts'
import { brandName } from '#domain/brand.ts'
import { defaultLocale, newsLocaleFor } from '#domain/locale.ts'
import { recentDayAndTimeOf, shortAge } from '#text/format.ts'
import { isLoggedIn } from '#web/account/login-flag.ts'
import { call } from '#web/api-client.ts'
import { useStore } from '#web/create-store.ts'
import { useFollowText } from '#web/follows/use-follow-text.ts'
import { PageMeta } from '#web/layout/page-meta.tsx'
import { localeOfPath } from '#web/layout/path-locale.ts'
import { SiteLink } from '#web/layout/site-link.tsx'
import { useLocale } from '#web/layout/use-locale.ts'
import { storage } from '#web/local-storage.ts'
import { useLastVisit } from '#web/news/last-visit.ts'
import { newsPanelId } from '#web/news/news-panel-id.ts'
import { RowListContext } from '#web/news/row-context.ts'
import { useRows } from '#web/news/use-rows.ts'
import { noStore } from '#web/no-store.ts'
import { pageRequest } from '#web/server-context.ts'
import { useTimeZone } from '#web/ui/use-time-zone.ts'
import type { Route } from './+types/briefing-screen.ts'
import { BriefingMail } from './briefing-mail.tsx'
import { BriefingStory } from './briefing-story.tsx'
import { readDone, saveDone, storedDone } from './done-stories.ts'
import { Meanwhile } from './meanwhile.tsx'
import { useDoneKey } from './use-done-key.ts'
import { tellBriefing, useOwnBriefing } from './waiting-briefing.ts'
import './briefing-screen.css'

export async function loader({ url, context }: Route.LoaderArgs) {
	const { read } = context.get(pageRequest)
	const locale = localeOfPath(url.pathname) ?? defaultLocale
	const response = await read(({ follows }, viewer) =>
		follows.briefing({ locale: newsLocaleFor(locale), since: undefined, accountId: undefined }, viewer),
	)
	if (!response.ok) throw data(null, { status: 503, headers: noStore })
	return { briefing: response.value.data, now: new Date().toISOString() }
}

/** The stories since the reader's last visit, one at a time. */
export default function BriefingScreen({ loaderData }: Route.ComponentProps) {
	const text = useFollowText()
	const locale = useLocale()
	const zone = useTimeZone()
	const lastVisit = useLastVisit()
	// The page has the last day of all news.
	const { since, stories, moved } = useOwnBriefing() ?? loaderData.briefing
	const { done, toggle, finish } = useDone()
	const rows = useRows(stories)
	const [now] = useState(loaderData.now)
	const rowList = useMemo(() => ({ now }), [now])
	useDoneKey(rows, done, toggle)
	useEffect(() => {
		tellBriefing(stories.map(({ id }) => id))
	}, [stories])
	const left = stories.filter(({ id }) => !done.has(id)).length
	const age = shortAge(new Date(since), new Date(now), locale) ?? ''
	const count = stories.length
	return (
		<>
			<PageMeta
				title={`${text('briefing.title')} · ${brandName[locale]}`}
				description={text('briefing.lead')}
				route={`${locale}-briefing`}
			/>
			<div className="wrap briefing-page">
				<section id={newsPanelId} aria-labelledby="briefing-title">
					<header className="briefing-head">
						<div>
							<h1 id="briefing-title">
								{lastVisit === undefined
									? text('briefing.day', { count })
									: text('briefing.since', { age, count })}
							</h1>
							<p className="small-text quiet-text">
								{text('briefing.span', { from: recentDayAndTimeOf(new Date(since), locale, zone) })}
							</p>
						</div>
						{count > 0 && (
							<p className="briefing-progress small-text quiet-text">
								{text('briefing.progress', { done: count - left, count })}
								<progress value={count - left} max={count} aria-label={text('briefing.title')} />
							</p>
						)}
					</header>
					{count > 0 && (
						<RowListContext value={rowList}>
							<ol className="card row-list briefing-stories">
								{rows.map((row, index) => (
									<li key={row.item.id}>
										<BriefingStory
											row={row}
											number={index + 1}
											isDone={done.has(row.item.id)}
											onDone={() => toggle(row.item.id)}
										/>
									</li>
								))}
							</ol>
						</RowListContext>
					)}
					<footer className="briefing-foot">
						<p role="status">
							{left === 0 ? <b>{text('briefing.caughtUp')}</b> : text('briefing.left', { count: left })}
						</p>
						{left > 0 ? (
							<button
								type="button"
								className="inline-link target-link"
								onClick={() => finish(stories.map(({ id }) => id))}
							>
								{text('briefing.finish')}
							</button>
						) : (
							<SiteLink to={pathOf(`${locale}-home`)} className="inline-link target-link">
								{text('briefing.more')}
							</SiteLink>
						)}
					</footer>
				</section>
				<aside className="briefing-side">
					<Meanwhile moved={moved} since={since} now={now} />
					<BriefingMail />
				</aside>
			</div>
		</>
	)
}

/** The stories that the reader has marked as done: a guest's in this browser, a logged-in reader's on every device. */
function useDone() {
	const stored = useStore(storage, '', storedDone)
	const done = useMemo(() => new Set(readDone(stored)), [stored])
	const mark = useCallback(
		(ids: readonly number[], isDone: boolean) => {
			const others = [...done].filter((id) => !ids.includes(id))
			saveDone(isDone ? [...others, ...ids] : others)
			if (isLoggedIn()) void call('PUT', '/v1/user/briefing/done/', { items: ids, done: isDone })
		},
		[done],
	)
	return {
		done,
		toggle: (id: number) => mark([id], !done.has(id)),
		finish: (ids: readonly number[]) => mark(ids, true),
	}
}
