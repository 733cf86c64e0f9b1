import type { GuardParts } from '#api/identity/write-guard.ts'
import type { AccountParts } from '#commands/accounts/account-parts.ts'
import type { ActParts } from '#operator/acts/define-act.ts'

/** What the operator's pages and acts work with. */
export type DeskParts = GuardParts & ActParts & { accounts: AccountParts }
