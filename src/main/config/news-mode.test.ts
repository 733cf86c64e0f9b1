import { afterEach, expect, test } from 'vitest'
import type { Source } from '#domain/catalogue.ts'
import { createGuardedFetch } from '#outside/guarded-fetch.ts'
import { neverRespond, redirects, respondWith } from '#test/fault-behaviours.ts'
import { type FaultServer, startFaultServer } from '#test/fault-server.ts'
import { smallCatalogue } from '#test/news-drafts.ts'
import { anySourceResponds, probeMs } from './news-mode.ts'

let server: FaultServer
afterEach(() => server.close())

async function checkSources(feeds: Record<string, Parameters<FaultServer['script']>[1]>): Promise<boolean> {
	server = await startFaultServer()
	const [first] = smallCatalogue.sources
	const sources = Object.entries(feeds).map(([path, behaviour]): Source => {
		server.script(`/${path}`, behaviour)
		if (first === undefined) throw new Error('no source')
		return { ...first, slug: path, feedUrl: server.url(`/${path}`) }
	})
	const limits = { atOnce: 200, perHost: 200 }
	const get = createGuardedFetch({ userAgent: 'Zagros/test', allow: [server.allow], limits })
	return anySourceResponds({ ...smallCatalogue, sources }, get)
}

test.each([
	['an error', respondWith({ status: 500 })],
	['a redirect', redirects('http://169.254.169.254/')],
	['a feed', respondWith({ body: '<rss/>' })],
])('%s from one source counts as a response, without waiting for silent ones', async (_name, behaviour) => {
	const started = performance.now()
	expect(await checkSources({ silent: neverRespond(), other: behaviour })).toBe(true)
	expect(performance.now() - started).toBeLessThan(probeMs)
	expect(server.hits.every(({ method }) => method === 'HEAD')).toBe(true)
})

test('if all sources are silent the check ends after five seconds', async () => {
	const started = performance.now()
	expect(await checkSources({ one: neverRespond(), two: neverRespond() })).toBe(false)
	expect(performance.now() - started).toBeLessThan(probeMs * 2)
})
