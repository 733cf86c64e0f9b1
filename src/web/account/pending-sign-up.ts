/** Who is waiting for a confirmation mail in this tab, and when the last one was sent (ms since the epoch). */
export type PendingSignUp = { email: string; username: string; sentAt: number }

/** Of this tab alone and gone with it: an address is nobody else's business. */
const key = 'pending_sign_up'

export function keepPendingSignUp(pending: PendingSignUp): void {
	try {
		sessionStorage.setItem(key, JSON.stringify(pending))
	} catch {
		// Without storage the confirmation page asks for the two again.
	}
}

export function forgetPendingSignUp(): void {
	try {
		sessionStorage.removeItem(key)
	} catch {
		// Nothing was kept.
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
	const { email, username, sentAt } = value as Partial<Record<keyof PendingSignUp, unknown>>
	return typeof email === 'string' && typeof username === 'string' && typeof sentAt === 'number'
		? { email, username, sentAt }
		: undefined
}
