import { mkdtemp, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { until } from '#test/until.ts'
import { makeAccounts } from './faults/accounts.ts'
import { killReplica, promiseReplicated } from './faults/acts.ts'
import { audit } from './faults/audit.ts'
import { type Account, startLoad } from './faults/load.ts'
import { type Machines, startMachines } from './faults/machines.ts'
import { fewSources } from './few-sources.ts'
import { databaseFolder } from './ready-to-test.ts'
import { newVisitor } from './visitor.ts'

/** The short form of `npm run faults`, with only what npm installs. */
let folder: string
let machines: Machines
beforeAll(async () => {
	folder = await mkdtemp(join(await databaseFolder(), 'zagros-faults-'))
	const sources = await fewSources(folder)
	machines = await startMachines({ folder, webs: 2, workers: 1, proxy: 'node', withRedis: false, sources })
})
afterAll(async () => {
	await machines?.stop()
	await rm(folder, { recursive: true, force: true, maxRetries: 5 })
})

const get = (path: string) => fetch(machines.url + path)
/** The state that every web process reports, however many the proxy tries in turn. */
const readiness = async () => {
	const states = Array.from({ length: 4 }, async () => (await get('/readyz')).text())
	return [...new Set(await Promise.all(states))].join()
}
const takesVotes = async () => (await readiness().catch(() => '')) === '{"status":1,"writes":true}'
const onlyReads = async () => (await readiness()) === '{"status":1,"writes":false}'

/** What a guest and a signed-in reader can read: pages, every list that is read by its address, a story, a search. */
async function readersWalk(account: Account | undefined) {
	const list = async (body: object, headers = {}) =>
		fetch(`${machines.url}/v1/news/filter/`, {
			method: 'POST',
			headers: { 'content-type': 'application/json', ...headers },
			body: JSON.stringify(body),
		})
	const { data } = (await (await list({ lang: 'en' })).json()) as { data: { news: { slug: string }[] } }
	const { paths } = (await (await get('/v1/openapi.json')).json()) as {
		paths: Record<string, { get?: object }>
	}
	const story = `/en/story/${data.news[0]?.slug}`
	const pages = ['/en', '/fa', '/en/latest', '/fa/my', '/en/briefing', '/en/sources', '/dashboard', story]
	// Signing in and out write.
	const open = Object.keys(paths).filter(
		(path) => paths[path]?.get !== undefined && !/[{:]|google|logout/.test(path),
	)
	const signedIn = { authorization: `Token ${account?.token}`, cookie: account?.cookie ?? '' }
	return async () => {
		const lines: string[] = []
		for (const [who, headers] of Object.entries({ guest: {}, member: signedIn })) {
			for (const path of [...pages, ...open]) {
				const response = await fetch(machines.url + path, { headers, redirect: 'manual' })
				await response.body?.cancel()
				lines.push(`${who} ${path} ${response.status}`)
			}
			for (const body of [{ lang: 'fa' }, { lang: 'en', search_query: 'bitcoin', page: 2 }]) {
				lines.push(`${who} ${JSON.stringify(body)} ${(await list(body, headers)).status}`)
			}
		}
		return lines
	}
}

test('nothing acknowledged is lost through restarts, kills and the loss of the primary', async () => {
	const accounts = await makeAccounts(machines, 2)
	const load = startLoad({ url: machines.url, accounts, clients: 4, pauseMs: 60 })
	try {
		await until(() => load.acknowledged.votes.size > 5)
		// A rolling restart fails no request. A machine that is too busy refuses some anyway, so the restart may be
		// repeated: a fault of the restart fails each time.
		for (let tries = 0; tries < 3 && (tries === 0 || load.failures().length > 0); tries += 1) {
			load.forgetFailures()
			await machines.webs[0]?.restart()
		}
		expect(load.failures()).toEqual([])

		await Promise.all([machines.webs[1]?.kill(), killReplica.run(machines)])
		await machines.webs[1]?.isUp()
		// Without a primary, reads continue and say so, and writes are refused.
		await until(takesVotes)
		const reader = await newVisitor(machines.url)
		const walk = await readersWalk(accounts[0])
		const before = await walk()
		// A visit of these sessions would be noted now.
		await machines.primary.query(`update sample.session set last_seen_at = now() - interval '1 hour'`)
		await promiseReplicated(machines)
		await machines.primary.stop('SIGKILL')
		await until(onlyReads)
		const [english, persian] = await Promise.all(['/en', '/fa'].map(async (path) => (await get(path)).text()))
		expect(english).toContain('Voting and sign-up are paused')
		expect(persian).toContain('خبرها را می‌توانید بخوانید')
		for (const _ of machines.webs) expect(await walk()).toEqual(before)
		const refused = await reader.put('/v1/news/votes/', { subject: 1, decision: 1, id: 1 })
		expect([refused.status, Number(refused.headers.get('retry-after')) > 0]).toEqual([503, true])
		await machines.promote()
		await until(takesVotes)
		const votes = load.acknowledged.votes.size
		await until(() => load.acknowledged.votes.size > votes + 3)
		await until(async () => !(await (await get('/en')).text()).includes('Voting and sign-up are paused'))
	} finally {
		await load.stop()
	}
	const wrong = [...load.responses.keys()].filter((key) => !/ (200|0|50[234])$/.test(key))
	expect(wrong).toEqual([])
	const lines = await audit(machines.replica.url, load.acknowledged)
	expect(lines.filter((line) => line.wrong > 0 || !(line.looked > 0))).toEqual([])
})
