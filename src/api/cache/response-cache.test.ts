import { expect, test, vi } from 'vitest'
import { cachedJson } from './cached-response.ts'
import { createResponseCache, dropOnChange } from './response-cache.ts'

function openCache() {
	let now = 0
	const cache = createResponseCache(() => now)
	let made = 0
	const read = async () => {
		const kept = await cache.responses.get('list', ['en'], async () => cachedJson({ made: ++made }))
		return Number(JSON.parse(String(kept.bytes.identity)).made)
	}
	return { cache, read, pass: (ms: number) => (now += ms) }
}

test('what was made from a replica that did not know of a change yet is made again once it does', async () => {
	const { cache, read } = openCache()
	cache.setHearing('yes')
	const replicas: (() => void)[] = []
	const dropper = dropOnChange(cache, () => new Promise((resolve) => replicas.push(resolve)))
	expect(await read()).toBe(1)
	dropper.onChange({ kind: 'items', locale: 'en' })
	expect(await read()).toBe(2)
	expect(await read()).toBe(2)
	replicas[0]?.()
	await vi.waitFor(async () => expect(await read()).toBe(3))
	expect(await read()).toBe(3)
	expect(replicas).toHaveLength(1)
	dropper.stop()
})

test('while it is not sure to hear of changes nothing is told for longer than half a second', async () => {
	const { cache, read, pass } = openCache()
	cache.setHearing('yes')
	expect(await read()).toBe(1)
	pass(10_000)
	expect(await read()).toBe(1)
	// The line is silent: what is old may be wrong, and is right again if nothing was missed.
	cache.setHearing('unsure')
	cache.setHearing('yes')
	expect(await read()).toBe(1)
	cache.setHearing('unsure')
	expect(await read()).toBe(2)
	pass(400)
	expect(await read()).toBe(2)
	pass(200)
	expect(await read()).toBe(3)
	// The line was lost: whatever happened meanwhile is unknown.
	cache.setHearing('no')
	expect(await read()).toBe(4)
	cache.setHearing('yes')
	expect(await read()).toBe(5)
})
