import type { UiLocale } from '#domain/locale.ts'
import type { OperatorSession } from '#store/operator/operator-store.ts'
import type { OperatorKey } from '#text/operator-en.ts'
import type { TranslateOperator } from '#text/translate-operator.ts'

/** A line of the menu. */
export type MenuLine = { name: string; title: OperatorKey; waiting: number }

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
	/** The pages of the desk, with how much waits at each; empty before whoever asks is let in. */
	menu: readonly MenuLine[]
	/** What was just done, where the page is shown after a press. */
	done: { act: string; count: number } | undefined
}
