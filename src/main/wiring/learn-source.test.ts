import { expect, test } from 'vitest'
import { writeSourceRecord } from '#catalogue/change-sources.ts'
import type { Source } from '#domain/catalogue.ts'
import { createGuardedFetch } from '#outside/guarded-fetch.ts'
import { smallCatalogue } from '#test/news-drafts.ts'
import { learnSource } from './learn-source.ts'

const [first] = smallCatalogue.sources
if (first === undefined) throw new Error('the catalogue is empty')

test('a source on a new port is read by a worker that already runs', async () => {
	const permit = { allow: [], ports: new Set<number>() }
	const get = createGuardedFetch({ userAgent: 'test', ...permit, resolve: async () => ['10.0.0.1'] })
	const refusal = async () => JSON.stringify(await get({ url: 'https://daily.example:8443/feed/' }))
	expect(await refusal()).toContain('port 8443 is not fetched')
	const sources = new Map<number, Source>()
	const moved = { ...first, feedUrl: 'https://daily.example:8443/feed/', paid: false }
	expect(learnSource(writeSourceRecord(moved), sources, permit)).toEqual(moved)
	// The fetch now fails at the address of its host, which is a private one here.
	expect(await refusal()).not.toContain('port 8443 is not fetched')
	expect(await refusal()).toContain('10.0.0.1')
	expect([...sources.values()]).toEqual([moved])
})

test('an unusable record changes nothing', () => {
	const permit = { allow: [], ports: new Set<number>() }
	const sources = new Map<number, Source>()
	expect(learnSource({ slug: 'x', feed_url: 'https://x.example:81/' }, sources, permit)).toBeUndefined()
	expect([sources.size, permit.ports.size]).toEqual([0, 0])
})
