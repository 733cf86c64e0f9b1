import type { GuardParts } from '#api/identity/write-guard.ts'
import type { AccountParts } from '#commands/accounts/account-parts.ts'
import type { SourceEditor } from '#commands/sources/source-editor.ts'
import type { Queryable } from '#store/sql.ts'

/** What the operator's pages and acts work with. */
export type DeskParts = GuardParts & {
	db: Queryable
	now: () => number
	accounts: AccountParts
	sourceEditor: SourceEditor
}
