import { useText } from '#web/layout/use-locale.ts'
import type { ListEntry } from './list-entries.ts'
import { SortSelect } from './sort-select.tsx'
import { useShortAgo } from './use-ago.ts'
import type { Home } from './use-home.ts'
import './day-line.css'

type Props = {
	day: Extract<ListEntry, { kind: 'day' }>['day']
	home: Home
	days: Readonly<Record<string, string>>
	isFirst: boolean
}

/** The heading of a day. The first one also shows how fresh the list is. */
export function DayLine({ day, home, days, isFirst }: Props) {
	const text = useText()
	const { query } = home.data
	const name =
		day === 'shared'
			? text('news.shared')
			: day === 'sorted'
				? `${text('sort.label')}: ${text(`sort.${query.sort}`)}`
				: (home.data.days[day] ?? days[day] ?? day)
	return (
		<li className="day-line">
			<h2>{name}</h2>
			{isFirst && <SortSelect home={home} />}
			{isFirst && <Freshness home={home} />}
		</li>
	)
}

/** The share of outlets that may be out of reach without a word: a few of sixty always are. */
const mostMissing = 0.2

/** Says so if part of the news may be missing. */
function Freshness({ home }: { home: Home }) {
	const text = useText()
	const { freshness } = home.data
	if (freshness === null) return null
	const { sources_answering: answering, sources_total: total, updated_at: at } = freshness
	const missing = total - answering
	return (
		<p>
			{at !== null && <Updated at={at} now={home.data.now} />}
			{missing > total * mostMissing && (
				<span className="day-answering">{text('news.answering', { count: missing })}</span>
			)}
		</p>
	)
}

function Updated({ at, now }: { at: string; now: string }) {
	const text = useText()
	return <span>{text('news.updated', { time: useShortAgo(at, now) })}</span>
}

/** The mark of the last visit, on the border between two rows, without space of its own. */
export function HereLine({ at, now }: { at: string; now: string }) {
	const text = useText()
	const time = useShortAgo(at, now)
	return (
		<li className="here-line">
			<span>{text('news.here', { time })}</span>
		</li>
	)
}
