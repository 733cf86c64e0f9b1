import { pathOf } from '#contract/route-names.ts'
import { SiteLink } from '#web/layout/site-link.tsx'
import { useLocale, useText } from '#web/layout/use-locale.ts'
import { useLastVisit } from '#web/news/last-visit.ts'
import { useShortAge } from '#web/news/use-ago.ts'
import { useBriefingSince } from './waiting-briefing.ts'
import './away-line.css'

const secondsForStory = 15

/** On top of the front, for a reader who was away: how long, and what it takes to catch up. */
export function AwayLine({ now }: { now: string }) {
	const text = useText()
	const locale = useLocale()
	const lastVisit = useLastVisit()
	const count = useBriefingSince()
	const age = useShortAge(lastVisit ?? now, now)
	if (lastVisit === undefined) return <div className="away-line away-room" />
	const minutes = Math.ceil(((count ?? 0) * secondsForStory) / 60)
	return (
		<SiteLink to={pathOf(`${locale}-briefing`)} className="away-line">
			<span>{text('away.time', { age })}</span>
			{count !== undefined && (
				<b>{count === 0 ? text('away.none') : text('away.stories', { count, minutes })}</b>
			)}
		</SiteLink>
	)
}
