import type { UiLocale } from '#domain/locale.ts'
import type { OperatorSession } from '#store/operator/operator-store.ts'
import type { OperatorKey } from '#text/en/operator.ts'
import type { TranslatePart } from '#text/sentence.ts'

/** An entry of the menu. */
export type MenuLine = { name: string; title: OperatorKey; waiting: number }

/** What a page of the desk is rendered for: the operator, the language and the address. */
export type DeskRequest = {
	locale: UiLocale
	theme: 'light' | 'dark' | undefined
	text: TranslatePart<'operator'>
	now: Date
	/** The address of the page, with its query. */
	path: string
	/** Undefined while the second factor is set up without a log-in. */
	operator: OperatorSession | undefined
	/** Hidden fields of forms: the CSRF token and the newest log entry of the page. */
	csrf: string
	seen: number
	/** The pages of the desk with the number of waiting things; empty before the sign-in. */
	menu: readonly MenuLine[]
	/** The result of the last action, if the page is shown after one. */
	done: { act: string; count: number } | undefined
}
