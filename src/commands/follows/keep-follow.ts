import { randomBytes } from 'node:crypto'
import type { Follow, FollowDraft } from '#domain/follow.ts'
import { mostFollows } from '#domain/follow-limits.ts'
import { fail, ok, type Result } from '#domain/result.ts'
import {
	deleteFollow,
	findFollows,
	insertFollow,
	lockFollows,
	orderFollows,
	updateFollow,
} from '#store/follows/follow-store.ts'
import type { Queryable } from '#store/sql.ts'
import { inTransaction } from '#store/transaction.ts'

/** 128 random bits: nobody finds an address by trying. */
export const newFeedSecret = (): string => randomBytes(16).toString('base64url')

const theirOwn = (follows: readonly Follow[], id: number): Result<Follow, 'not_found'> => {
	const found = follows.find((follow) => follow.id === id)
	return found === undefined ? fail('not_found') : ok(found)
}

export async function addFollow(
	db: Queryable,
	accountId: number,
	draft: FollowDraft & { position?: number | undefined },
	now: Date,
): Promise<Result<Follow, 'full' | 'not_found'>> {
	return inTransaction(db, async (change) => {
		await lockFollows(change, accountId)
		const known = await findFollows(change, accountId)
		if (known.length >= mostFollows) return fail('full')
		const place = { position: known.length + 1, feedSecret: newFeedSecret() }
		const id = await insertFollow(change, accountId, { ...draft, ...place }, now)
		if (draft.position !== undefined) await moveTo(change, known, id, draft.position)
		return theirOwn(await findFollows(change, accountId), id)
	})
}

type FollowChange = Partial<FollowDraft & { position: number }> & {
	/** The old address of its feed leads nowhere any more. */
	renewFeed?: boolean
}

/** What is not named stays as it is. */
export async function changeFollow(
	db: Queryable,
	accountId: number,
	id: number,
	{ position, renewFeed = false, ...change }: FollowChange,
): Promise<Result<Follow, 'not_found'>> {
	return inTransaction(db, async (transaction) => {
		await lockFollows(transaction, accountId)
		const known = await findFollows(transaction, accountId)
		const old = theirOwn(known, id)
		if (!old.ok) return old
		const feedSecret = renewFeed ? newFeedSecret() : old.value.feedSecret
		await updateFollow(transaction, id, { ...old.value, ...change, feedSecret })
		if (position !== undefined) await moveTo(transaction, known, id, position)
		return theirOwn(await findFollows(transaction, accountId), id)
	})
}

/** The others make room, and close the gap that it leaves. */
async function moveTo(
	change: Queryable,
	known: readonly Follow[],
	id: number,
	position: number,
): Promise<void> {
	const others = known.flatMap((follow) => (follow.id === id ? [] : [follow.id]))
	await orderFollows(change, others.toSpliced(position - 1, 0, id))
}

export async function removeFollow(
	db: Queryable,
	accountId: number,
	id: number,
): Promise<Result<void, 'not_found'>> {
	return inTransaction(db, async (change) => {
		await lockFollows(change, accountId)
		if (!(await deleteFollow(change, accountId, id))) return fail('not_found')
		await orderFollows(
			change,
			(await findFollows(change, accountId)).map((follow) => follow.id),
		)
		return ok(undefined)
	})
}
