import type { MostFollowedResponse } from '#contract/my-feed.ts'
import { newsLocaleFor } from '#domain/locale.ts'
import { useLocale } from '#web/layout/use-locale.ts'
import { FollowButton } from './follow-button.tsx'
import { useFollowText } from './use-follow-text.ts'

export type Suggestion = MostFollowedResponse['data'][number]

/** The most followed things, each with a follow button. */
export function FollowSuggestions({ suggested }: { suggested: readonly Suggestion[] }) {
	const text = useFollowText()
	const locale = newsLocaleFor(useLocale())
	if (suggested.length === 0) return null
	return (
		<div className="my-suggested">
			<p>{text('my.suggested')}</p>
			<ul aria-label={text('my.suggested')}>
				{suggested.map(({ kind, ref, [locale]: name }) => (
					<li key={`${kind} ${ref}`}>
						<FollowButton thing={{ kind, ref, name }} bare />
						<bdi>{name}</bdi>
						<span className="my-kind">{text(`my.kind.${kind}`)}</span>
					</li>
				))}
			</ul>
		</div>
	)
}
