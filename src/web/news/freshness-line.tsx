import { memo } from 'react'
import { useText } from '#web/layout/use-locale.ts'
import { NotifyButton } from './notify-button.tsx'
import { useAgo } from './use-ago.ts'
import type { Home } from './use-home.ts'

/** How fresh the list is and how many sources answer: part of the news may be missing, and then it says so. */
export const FreshnessLine = memo(function FreshnessLine({ home }: { home: Home }) {
	const text = useText()
	const { freshness } = home.data
	return (
		<div className="flex items-center gap-2 ps-1 text-sm text-ink-3">
			<p className="flex flex-1 flex-wrap gap-x-4">
				{freshness?.updated_at && <Updated at={freshness.updated_at} home={home} />}
				{freshness !== null && freshness.sources_total > 0 && (
					<span
						className={
							freshness.sources_answering * 2 < freshness.sources_total ? 'font-semibold text-down' : ''
						}
					>
						{text('news.answering', {
							answering: freshness.sources_answering,
							total: freshness.sources_total,
						})}
					</span>
				)}
			</p>
			<NotifyButton />
		</div>
	)
})

function Updated({ at, home }: { at: string; home: Home }) {
	const text = useText()
	return <span>{text('news.updated', { time: useAgo(at, home.data.now, home.uiLocale) })}</span>
}
