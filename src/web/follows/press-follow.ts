import type { FollowedThingsResponse, FollowOneResponse } from '#contract/follows.ts'
import { mostFollows } from '#domain/follow-limits.ts'
import { newsLocaleFor, type UiLocale } from '#domain/locale.ts'
import { isolated } from '#text/isolated.ts'
import { type CallFailure, call, clearCredentials } from '#web/api-client.ts'
import { recall } from '#web/local-storage.ts'
import { guestSaved, unsaveAsGuest } from '#web/news/guest-saved.ts'
import type { useMessage } from '#web/ui/message-bar.tsx'
import {
	type FollowThing,
	followedThings,
	forgetPendingFollow,
	recallPendingFollow,
	thingKey,
} from './followed-things.ts'
import { guestFollows, unfollowAsGuest } from './guest-follows.ts'
import { storeOwnZone } from './store-own-zone.ts'
import { followTexts } from './use-follow-text.ts'
import { followsPath } from './use-follows.ts'

const thingPath = `${followsPath}thing/`
const savedPath = '/v1/user/favorites/news/'

type Tools = { locale: UiLocale; say: ReturnType<typeof useMessage> }

let loadedFor: string | undefined

/** Loads the reader's followed things once. */
export async function loadFollowed(): Promise<void> {
	const token = recall('user_access_token')
	if (token === undefined || loadedFor === token) return
	loadedFor = token
	followedThings.set(undefined)
	const response = await call<FollowedThingsResponse>('GET', thingPath)
	if (response.ok) followedThings.set(new Set(response.value.data.map(thingKey)))
	else loadedFor = undefined
}

const mark = (thing: FollowThing, isFollowed: boolean): void => {
	const known = new Set(followedThings.get())
	if (isFollowed) known.add(thingKey(thing))
	else known.delete(thingKey(thing))
	followedThings.set(known)
}

/** Follows immediately and offers the next step. */
export async function follow(thing: FollowThing, tools: Tools): Promise<void> {
	const { locale, say } = tools
	const text = followTexts[locale]
	const { kind, ref } = thing
	mark(thing, true)
	const response = await call<FollowOneResponse>('PUT', thingPath, { kind, ref, lang: newsLocaleFor(locale) })
	if (!response.ok) {
		mark(thing, false)
		return refuse(response.failure, tools)
	}
	// Again, for components that load follows from the server.
	mark(thing, true)
	const { id, ways } = response.value.data
	const name = isolated(thing.name)
	if (ways.includes('mail')) return say('success', text('pressed', { name }))
	say('success', text('pressedMail', { name }), {
		label: text('yes'),
		run: () => void mailDaily({ id, ways }, tools),
	})
}

/** The e-mail channel is set up by choosing it. */
async function mailDaily({ id, ways }: { id: number; ways: readonly string[] }, tools: Tools): Promise<void> {
	await storeOwnZone()
	const response = await call('PUT', followsPath, { id, ways: [...ways, 'mail'] })
	if (!response.ok) return refuse(response.failure, tools)
	tools.say('success', followTexts[tools.locale]('mailOn'))
}

export async function unfollow(thing: FollowThing, tools: Tools): Promise<void> {
	const { locale, say } = tools
	const text = followTexts[locale]
	const { kind, ref } = thing
	mark(thing, false)
	const response = await call('DELETE', thingPath, { kind, ref })
	if (!response.ok && response.failure.status !== 404) {
		mark(thing, true)
		return refuse(response.failure, tools)
	}
	mark(thing, false)
	say('plain', text('unpressed', { name: isolated(thing.name) }), {
		label: text('undo'),
		run: () => void follow(thing, tools),
	})
}

/** The account is full, or the thing has left the catalogue: another attempt would be refused too. */
const isFinal = ({ status }: CallFailure): boolean => [400, 404, 409].includes(status)

/** Moves to the account what a guest has followed and saved on this device; what was pressed last is followed last. */
export async function moveFromDevice(tools: Tools): Promise<void> {
	const pending = recallPendingFollow()
	forgetPendingFollow()
	const isPending = (thing: FollowThing) => pending !== undefined && thingKey(thing) === thingKey(pending)
	const others = guestFollows().filter((thing) => !isPending(thing))
	const saved = guestSaved()
	for (const { kind, ref } of others) {
		const response = await call('PUT', thingPath, { kind, ref, lang: newsLocaleFor(tools.locale) })
		// What the connection failed is tried again on the next page.
		if (response.ok || isFinal(response.failure)) unfollowAsGuest({ kind, ref })
	}
	for (const { id } of saved.toReversed()) {
		const response = await call('PUT', savedPath, { id })
		if (response.ok || isFinal(response.failure)) unsaveAsGuest(id)
	}
	if (others.length + saved.length > 0) {
		loadedFor = undefined
		await loadFollowed()
		tools.say('success', followTexts[tools.locale]('my.moved'))
	}
	if (pending === undefined) return
	unfollowAsGuest(pending)
	await follow(pending, tools)
}

function refuse({ status, code }: CallFailure, { locale, say }: Tools): void {
	const text = followTexts[locale]
	if (status === 401) clearCredentials()
	const key = code === 'follows_full' ? 'full' : status === 404 ? 'thingGone' : 'saveFailed'
	say('error', text(key, { count: mostFollows }))
}
