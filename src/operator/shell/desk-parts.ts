import type { ActParts } from '#operator/acts/define-act.ts'
import type { AccountParts } from '#services/accounts/account-parts.ts'

/** The dependencies of the operator's pages and acts. */
export type DeskParts = ActParts & {
	identity: { secret: string; now: () => number }
	publicUrl: string
	accounts: AccountParts
}
