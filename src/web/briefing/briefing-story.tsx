import type { StoryHeadlineResponse } from '#contract/front.ts'
import { wholeNumber } from '#text/format.ts'
import { useFollowText } from '#web/follows/use-follow-text.ts'
import { useLocale } from '#web/layout/use-locale.ts'
import { NewsRow } from '#web/news/news-row.tsx'
import type { RowProps } from '#web/news/row-props.ts'
import { StoryPicture } from '#web/news/story-picture.tsx'
import { Check } from '#web/ui/icons.tsx'

type Props = { row: RowProps<StoryHeadlineResponse>; number: number; isDone: boolean; onDone: () => void }

export function BriefingStory({ row, number, isDone, onDone }: Props) {
	const text = useFollowText()
	const locale = useLocale()
	const titleId = `briefing-${row.item.id}`
	return (
		<NewsRow
			{...row}
			// What is done folds away into a line.
			density={isDone ? 'river' : 'story'}
			titleId={titleId}
			heading="h2"
			isRead={isDone}
			number={isDone ? <Check size={16} /> : wholeNumber(number, locale)}
			picture={!isDone && <StoryPicture path={row.item.picture} />}
			end={
				<button type="button" className="briefing-act" onClick={onDone} aria-describedby={titleId}>
					{!isDone && <Check size={18} />}
					<span>{text(isDone ? 'undo' : 'briefing.done')}</span>
				</button>
			}
		/>
	)
}
