import type { TagReportAnswer } from '#contract/tags.ts'
import type { TagObjection } from '#domain/tag-report.ts'
import { call } from '#web/api-client.ts'
import { useText } from '#web/layout/use-locale.ts'
import { useMessage } from '#web/ui/message-bar.tsx'

/** Sends what a reader says of a tag; false where it was not kept. What came of it is told in either case. */
export type ReportTag = (objection: TagObjection, reason?: string) => Promise<boolean>

/** `onChanged`: the item's tags are not what the reader saw. */
export function useReportTag(id: number, onChanged: () => Promise<void>): ReportTag {
	const text = useText()
	const say = useMessage()
	return async (objection, reason) => {
		const body = { id, ...objection, ...(reason ? { reason } : {}) }
		const answer = await call<TagReportAnswer>('POST', '/v1/news/tags/report/', body)
		if (answer.ok) {
			const kept = answer.value.status === 1
			say(
				kept ? 'success' : 'warning',
				text(kept ? (reason ? 'tags.reasonThanks' : 'tags.thanks') : 'tags.before'),
			)
			return true
		}
		const { status } = answer.failure
		if (status === 400 || status === 404) {
			say('warning', text(status === 404 ? 'tags.gone' : 'tags.changed'))
			await onChanged()
		} else say('error', text(status === 429 ? 'tags.tooMany' : 'tags.notSent'))
		return false
	}
}
