import { tabStorage } from '#web/local-storage.ts'

/** The user who waits for a confirmation e-mail in this tab, and when another may be requested (ms since the epoch). */
export type PendingSignUp = { email: string; username: string; resendAt: number }

/** The pause between two e-mails; the server's own value takes precedence. */
const resendPauseMs = 300_000
export const resendAfter = (seconds = resendPauseMs / 1000): number => Date.now() + seconds * 1000

/** Of this tab alone: an address is nobody else's business. Without storage the confirmation page has a form for both. */
export const keepPendingSignUp = (pending: PendingSignUp): void =>
	tabStorage.remember('pending_sign_up', JSON.stringify(pending))

export const forgetPendingSignUp = (): void => tabStorage.forget('pending_sign_up')

export const recallPendingSignUp = (): PendingSignUp | undefined =>
	readPendingSignUp(JSON.parse(tabStorage.recall('pending_sign_up') ?? 'null'))

export function readPendingSignUp(value: unknown): PendingSignUp | undefined {
	const { email, username, resendAt } = (value ?? {}) as Partial<Record<keyof PendingSignUp, unknown>>
	return typeof email === 'string' && typeof username === 'string' && typeof resendAt === 'number'
		? { email, username, resendAt }
		: undefined
}
