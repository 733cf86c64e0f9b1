import { expect, test } from 'vitest'
import { voteLimits } from '#domain/limits.ts'
import { addNews } from '#store/news/news-writer.ts'
import { lockNewsWriters } from '#store/news/writers-lock.ts'
import { sql } from '#store/sql.ts'
import { inTransaction } from '#store/transaction.ts'
import { findQuarantinedVotes } from '#store/votes/vote-quarantine.ts'
import { castVote } from '#store/votes/vote-store.ts'
import { activeUser } from '#test/accounts.ts'
import { testApi } from '#test/api-app.ts'
import { makeDraft } from '#test/news-drafts.ts'
import { activeOperator } from '#test/operators.ts'

const { most: crowdLimit } = voteLimits.ofOneNetwork

const api = await testApi()
const { db } = api
await addNews(
	db,
	2030,
	['one', 'two', 'three'].map((path) => makeDraft(path, { title: `Bitcoin ${path}` })),
	new Date(),
)
const items = await sql<{ id: number; slug: string }>`select id, slug from news_item order by id`.execute(db)
const [first, second] = items.rows
const voted = first?.id ?? 0
for (let index = 0; index < crowdLimit + 2; index += 1)
	await castVote(db, { kind: 'session', id: `s${index}` }, voted, 'bullish', {
		network: 'net',
		now: new Date(),
	})
const [set] = await findQuarantinedVotes(db)
const person = await activeUser(api)
const account = await sql<{ id: number }>`
	select id from account where username = ${person.username}
`.execute(db)

const item = first?.slug ?? ''
const others = {
	group: { group: set?.group ?? '' },
	account: { account: String(account.rows[0]?.id) },
}
const [one, other] = [await activeOperator(api), await activeOperator(api)]

/** What one operator does, and what the other tries on the same thing without having seen it. */
test.each([
	[
		'the tags of an item',
		'news/tag',
		{ item, kind: 'coin', ref: 'ETH', verdict: 'missing' },
		'news/tag',
		{ item, kind: 'coin', ref: 'ETH', verdict: 'wrong' },
	],
	['an item', 'news/remove', { item: second?.slug ?? '' }, 'news/restore', { item: second?.slug ?? '' }],
	['a group of votes', 'votes/keep', others.group, 'votes/void', others.group],
	['somebody', 'people/suspend', others.account, 'people/restore', others.account],
	['a source', 'sources/pause', { source: 'desk' }, 'sources/resume', { source: 'desk' }],
])('two operators who act on %s at once do not undo each other', async (_what, act, fields, undo, back) => {
	const page = (await other.get(`/operator/${act.split('/')[0]}/`)).text
	const log = await other.get('/v1/operator/log/')
	const { seen } = JSON.parse(log.text) as { seen: number }
	expect(page).toContain('aria-current="page"')
	const why = `by the first: ${act}`
	expect((await one.press(`/operator/${act}/`, { ...fields, seen: String(seen), why })).status).toBe(303)
	const late = await other.press(`/operator/${undo}/`, { ...back, seen: String(seen), why: 'late' })
	expect(late.status).toBe(409)
	expect(late.text).toContain(why)
	expect(late.text).toContain(one.username)
	const logged = await sql<{ why: string }>`select why from operator_log order by id desc limit 1`.execute(db)
	expect(logged.rows).toEqual([{ why }])
})

test('an act waits for a transaction that stores news, longer than a reader’s request would', async () => {
	let store = () => {}
	const stored = new Promise<void>((resolve) => {
		store = resolve
	})
	const storing = inTransaction(db, async (change) => {
		await lockNewsWriters(change)
		await stored
	})
	setTimeout(store, 1_500)
	const tag = { item, kind: 'coin', ref: 'SOL', verdict: 'missing' }
	expect((await one.press('/operator/news/tag/', tag)).status).toBe(303)
	await storing
})
