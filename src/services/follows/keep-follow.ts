import { randomBytes } from 'node:crypto'
import { type ChannelName, channelNames } from '#domain/channels.ts'
import {
	criteriaOf,
	type Follow,
	type FollowDraft,
	type FollowedKind,
	followedThing,
} from '#domain/follow.ts'
import { longestFollowName, mostFollows } from '#domain/follow-limits.ts'
import { fail, ok, type Result } from '#domain/result.ts'
import {
	deleteFollow,
	findFollows,
	insertFollow,
	lockFollows,
	orderFollows,
	renewFeedSecrets,
	updateFollow,
} from '#store/follows/follow-store.ts'
import { findReaderChannels, pauseInstantChannels } from '#store/follows/reader-channel-store.ts'
import type { Queryable } from '#store/sql.ts'
import { inTransaction } from '#store/transaction.ts'
import { turnOnMail } from './set-up-mail.ts'

/** 128 random bits, so that the address of a feed cannot be guessed. */
const newFeedSecret = (): string => randomBytes(16).toString('base64url')

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
		const id = await insertLast(change, accountId, known, draft, now)
		if (id === undefined) return fail('full')
		if (draft.position !== undefined) await moveTo(change, known, id, draft.position)
		return theirOwn(await findFollows(change, accountId), id)
	})
}

/** Returns undefined if the reader already has the most follows. */
async function insertLast(
	change: Queryable,
	accountId: number,
	known: readonly Follow[],
	draft: FollowDraft,
	now: Date,
): Promise<number | undefined> {
	if (known.length >= mostFollows) return undefined
	const place = { position: known.length + 1, feedSecret: newFeedSecret() }
	const id = await insertFollow(change, accountId, { ...draft, ...place }, now)
	if (draft.channels.includes('mail')) await turnOnMail(change, accountId, now)
	return id
}

/** A thing that is followed by one press. `ref` is its name on the wire; for a story, its current slug. */
export type Thing = { kind: FollowedKind; id: number; ref: string; name: string }

const isOf = ({ kind, id, ref }: Thing, follow: Follow): boolean => {
	const thing = followedThing(follow)
	if (thing?.kind !== kind) return false
	// Two stories that were merged have the same slug, whichever was followed.
	return kind === 'story' ? follow.storySlugs.includes(ref) : thing.id === id
}

/**
 * Follows a thing on every channel that works. Pressing twice, or on two devices, makes one follow, and a paused one
 * is resumed.
 */
export async function followThing(
	db: Queryable,
	accountId: number,
	thing: Thing,
	now: Date,
): Promise<Result<Follow, 'full' | 'not_found'>> {
	return inTransaction(db, async (change) => {
		await lockFollows(change, accountId)
		const known = await findFollows(change, accountId)
		const same = known.find((follow) => isOf(thing, follow))
		if (same?.paused === false) return ok(same)
		if (same !== undefined) {
			await updateFollow(change, same.id, { ...same, paused: false })
			return ok({ ...same, paused: false })
		}
		const draft = {
			...criteriaOf(thing.kind, thing.id),
			name: thing.name.slice(0, longestFollowName),
			channels: await workingChannels(change, accountId),
			paused: false,
		}
		const id = await insertLast(change, accountId, known, draft, now)
		return id === undefined ? fail('full') : theirOwn(await findFollows(change, accountId), id)
	})
}

/** The private feed always works; other channels work if the reader has set them up. */
async function workingChannels(db: Queryable, accountId: number): Promise<ChannelName[]> {
	const setUp = await findReaderChannels(db, accountId)
	const works = (name: ChannelName) =>
		setUp.some(({ channel, pausedWhy }) => channel === name && pausedWhy === null)
	return channelNames.filter((channel) => channel === 'feed' || works(channel))
}

/** Does nothing if the thing is not followed. */
export async function unfollowThing(db: Queryable, accountId: number, thing: Thing): Promise<void> {
	const found = (await findFollows(db, accountId)).find((follow) => isOf(thing, follow))
	if (found !== undefined) await removeFollow(db, accountId, found.id)
}

type FollowChange = Partial<FollowDraft & { position: number }> & {
	/** Gives the feed a new address and closes the old one. */
	renewFeed?: boolean
}

/** Fields that are absent stay as they are. */
export async function changeFollow(
	db: Queryable,
	accountId: number,
	id: number,
	{ position, renewFeed = false, ...change }: FollowChange,
	now: Date,
): Promise<Result<Follow, 'not_found'>> {
	return inTransaction(db, async (transaction) => {
		await lockFollows(transaction, accountId)
		const known = await findFollows(transaction, accountId)
		const old = theirOwn(known, id)
		if (!old.ok) return old
		const feedSecret = renewFeed ? newFeedSecret() : old.value.feedSecret
		await updateFollow(transaction, id, { ...old.value, ...change, feedSecret })
		const isMailNew = change.channels?.includes('mail') === true && !old.value.channels.includes('mail')
		if (isMailNew) await turnOnMail(transaction, accountId, now)
		if (position !== undefined) await moveTo(transaction, known, id, position)
		return theirOwn(await findFollows(transaction, accountId), id)
	})
}

/** Moves the other follows to make room and to close the gap. */
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

/**
 * A thief may have redirected the account's messages. So its channels are paused until the owner confirms them, and
 * its private feeds get new addresses. Must run inside the transaction that returns the account; returns whether
 * there was anything to secure.
 */
export async function secureFollows(db: Queryable, accountId: number, now: Date): Promise<boolean> {
	const paused = await pauseInstantChannels(db, accountId, now)
	const renewed = await renewFeedSecrets(db, accountId, newFeedSecret)
	return paused + renewed > 0
}
