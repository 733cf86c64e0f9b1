/** The user who waits for a confirmation e-mail in this tab, and when another may be requested (ms since the epoch). */
export type PendingSignUp = { email: string; username: string; resendAt: number }

/** The pause between two e-mails; the server's own value takes precedence. */
const resendPauseMs = 300_000
export const resendAfter = (seconds = resendPauseMs / 1000): number => Date.now() + seconds * 1000

/** Stored for this tab only, because the address is private. */
const key = 'pending_sign_up'

export function keepPendingSignUp(pending: PendingSignUp): void {
	try {
		sessionStorage.setItem(key, JSON.stringify(pending))
	} catch {
		// Without storage the confirmation page has a form for both.
	}
}

export function forgetPendingSignUp(): void {
	try {
		sessionStorage.removeItem(key)
	} catch {
		// Nothing was stored.
	}
}

export function recallPendingSignUp(): PendingSignUp | undefined {
	try {
		return readPendingSignUp(JSON.parse(sessionStorage.getItem(key) ?? 'null'))
	} catch {
		return undefined
	}
}

export function readPendingSignUp(value: unknown): PendingSignUp | undefined {
	if (typeof value !== 'object' || value === null) return undefined
	const { email, username, resendAt } = value as Partial<Record<keyof PendingSignUp, unknown>>
	return typeof email === 'string' && typeof username === 'string' && typeof resendAt === 'number'
		? { email, username, resendAt }
		: undefined
}
