import type { TagReportResponse } from '#contract/tags.ts'
import type { Objection } from '#domain/tag-report.ts'
import { call } from '#web/api-client.ts'
import { useText } from '#web/layout/use-locale.ts'
import { useMessage } from '#web/ui/message-bar.tsx'

/**
 * Sends a reader's report about a tag or about an item's story; returns false if it was not stored. The result is
 * shown in either case.
 */
export type ReportTag = (objection: Objection, reason?: string) => Promise<boolean>

/** `onChanged` is called if the item's tags differ from those that the reader saw. */
export function useReportTag(id: number, onChanged: () => Promise<void>): ReportTag {
	const text = useText()
	const say = useMessage()
	return async (objection, reason) => {
		const ofStory = objection.kind === 'story'
		const body = { id, ...objection, ...(reason ? { reason } : {}) }
		const response = await call<TagReportResponse>('POST', '/v1/news/tags/report/', body)
		if (response.ok) {
			const isStored = response.value.status === 1
			say(
				isStored ? 'success' : 'warning',
				text(
					isStored
						? reason
							? 'tags.reasonThanks'
							: 'tags.thanks'
						: ofStory
							? 'story.reportedBefore'
							: 'tags.before',
				),
			)
			return true
		}
		const { status } = response.failure
		if (status === 400 || status === 404) {
			say('warning', text(status === 404 ? 'tags.gone' : ofStory ? 'story.changed' : 'tags.changed'))
			await onChanged()
		} else say('error', text(status === 429 ? 'tags.tooMany' : 'tags.notSent'))
		return false
	}
}
