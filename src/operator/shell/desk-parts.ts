import type { GuardParts } from '#api/identity/write-guard.ts'
import type { ActParts } from '#operator/acts/define-act.ts'
import type { AccountParts } from '#services/accounts/account-parts.ts'

/** The dependencies of the operator's pages and acts. */
export type DeskParts = GuardParts & ActParts & { accounts: AccountParts }
