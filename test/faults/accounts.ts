import { hashToken, newToken } from '#services/accounts/account-parts.ts'
import { storeToken } from '#store/accounts/token-store.ts'
import { openPool } from '#store/database/connection-pool.ts'
import { sql } from '#store/sql.ts'
import { type Account, type Load, signUpForm } from './load.ts'

const silent = { info: () => {}, warn: () => {} }

/** Readers with accounts, created before the faults begin. */
export async function makeAccounts(
	{ url, primary }: { url: string; primary: { url: string } },
	count: number,
): Promise<Account[]> {
	const login = { connectionString: primary.url, options: '-c search_path=sample,public' }
	const db = openPool(login, 'job', silent)
	const post = async (path: string, body: object) => {
		const headers = { 'content-type': 'application/json' }
		const response = await fetch(url + path, { method: 'POST', headers, body: JSON.stringify(body) })
		if (response.status !== 200)
			throw new Error(`${path} responded ${response.status}: ${await response.text()}`)
		const cookies = response.headers.getSetCookie().map((line) => line.split(';')[0] ?? '')
		return { ...((await response.json()) as { token: string }), cookie: cookies.join('; ') }
	}
	try {
		const accounts: Account[] = []
		for (let made = 0; made < count; made += 1) {
			const form = signUpForm()
			await post('/v1/user/signup/', form)
			const found = await sql<{ id: number }>`
				select id from account where username = ${form.username}`.execute(db)
			const id = found.rows[0]?.id ?? 0
			const link = newToken()
			const tokenHash = hashToken(link)
			await storeToken(db, { tokenHash, accountId: id, purpose: 'activation', detail: {} }, new Date())
			const proof = { token: link, password: form.password }
			accounts.push({ id, ...(await post('/v1/user/signup/confirmation/', proof)) })
		}
		return accounts
	} finally {
		await db.end()
	}
}

/** The number of requests of each kind and the statuses of their responses. */
export function countResponses({ responses }: Load): { kind: string; requests: number; byStatus: string }[] {
	const kinds = new Map<string, Map<string, number>>()
	for (const [key, times] of responses) {
		const [kind = '', status = ''] = key.split(/ (?=\d+$)/)
		const statuses = kinds.get(kind) ?? new Map<string, number>()
		statuses.set(status === '0' ? 'broken off' : status, times)
		kinds.set(kind, statuses)
	}
	return [...kinds].map(([kind, statuses]) => ({
		kind,
		requests: [...statuses.values()].reduce((sum, times) => sum + times, 0),
		byStatus: [...statuses]
			.sort()
			.map(([status, times]) => `${status} × ${times}`)
			.join(', '),
	}))
}
