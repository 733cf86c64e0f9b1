import type { GuardParts } from '#api/identity/write-guard.ts'
import type { AccountParts } from '#commands/accounts/account-parts.ts'
import type { SourceDesk } from '#commands/sources/source-desk.ts'
import type { Queryable } from '#store/sql.ts'

/** What the operator's pages and acts work with. */
export type DeskParts = GuardParts & {
	db: Queryable
	now: () => number
	accounts: AccountParts
	sourceDesk: SourceDesk
}
