import type { UiLocale } from '#domain/locale.ts'
import type { OperatorSession } from '#store/operator/operator-store.ts'
import type { TranslateOperator } from '#text/translate-operator.ts'

/** Who asks for a page of the desk, and how they want to see it. */
export type Asked = {
	locale: UiLocale
	theme: 'light' | 'dark' | undefined
	text: TranslateOperator
	now: Date
	/** The address of the page, with its query. */
	path: string
	/** Undefined for who sets up the second factor and has not logged in yet. */
	operator: OperatorSession | undefined
	/** What a form must carry: that it came from a page of ours, and what of the log its page was made after. */
	csrf: string
	seen: number
	/** What was just done, where the page is shown after a press. */
	done: { act: string; count: number } | undefined
}
