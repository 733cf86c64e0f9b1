import { mkdir, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { feedCount, itemsEach, startFeeds } from './feeds/start-feeds.ts'
import { measured, say } from './measured.ts'
import { findPeers } from './peers/find-peers.ts'
import type { Listed, OpenPeer, Peer } from './peers/peer.ts'
import { secondsOfEnded, secondsOfTrees } from './peers/processor-time.ts'
import { zagros } from './peers/zagros.ts'
import { askInTurn, cpuMicros, medianOf } from './serve/load.ts'

/**
 * Other readers of feeds beside us, on the same feeds, in turn: `npm run bench -- peers`. Each is found by a variable
 * that names its path; its own folder, database and server are made for each round and removed after it.
 */
const rounds = 3
/** One after the other: some answer one request at a time. */
const lists = { most: 300, ms: 20_000 }

type Pass = { wall: number; processor: number }
type Round = { first: Pass; unchanged: Pass; list: { processor: number; median: number } | undefined }
type Feeds = { urls: readonly string[]; asked: () => Promise<number> }
type Contender = Pick<Peer, 'name' | 'open'> & { path: string }

async function timePass(name: string, peer: OpenPeer, feeds: Feeds): Promise<Pass> {
	const spent = async () => (await secondsOfEnded()) + (await secondsOfTrees(await peer.helpers()))
	await feeds.asked()
	const before = await spent()
	const began = performance.now()
	await peer.readAll()
	const wall = (performance.now() - began) / 1000
	const processor = (await spent()) - before
	const asked = await feeds.asked()
	if (asked !== feedCount) throw new Error(`${name} asked ${asked} of ${feedCount} feeds`)
	return { wall, processor }
}

async function timeLists(name: string, peer: OpenPeer): Promise<Round['list']> {
	const server = await peer.serve?.()
	if (server === undefined) return undefined
	try {
		await checkList(name, server)
		const helpers = await peer.helpers()
		const target = { ...server, cpuSeconds: () => secondsOfTrees([server.pid, ...helpers]) }
		// What is loaded or compiled with the first answers is no part of the others.
		await askInTurn(target, () => server.ask, 1, { most: 50, ms: lists.ms })
		const sample = await askInTurn(target, () => server.ask, 1, lists)
		return { processor: cpuMicros(sample) / 1000, median: medianOf(sample.times) }
	} finally {
		await server.stop()
	}
}

/** An answer that holds no items would be a fast one. */
async function checkList(name: string, { origin, ask }: Listed): Promise<void> {
	const { path, method, headers, body } = ask
	const answer = await fetch(origin + path, { method, headers, body: body ?? null })
	const text = await answer.text()
	const items = new Set(text.match(/story \d+:/g)).size
	if (!answer.ok || items < 10)
		throw new Error(`${name} lists ${items} items (${answer.status}): ${text.slice(0, 500)}`)
}

async function runRound({ name, open, path }: Contender, folder: string, feeds: Feeds): Promise<Round> {
	await mkdir(folder)
	const peer = await open(path, { folder, feeds: feeds.urls })
	try {
		const first = await timePass(name, peer, feeds)
		const stored = await peer.stored()
		if (stored !== feedCount * itemsEach)
			throw new Error(`${name} stored ${stored} of ${feedCount * itemsEach} items`)
		await peer.makeDue()
		const unchanged = await timePass(name, peer, feeds)
		return { first, unchanged, list: await timeLists(name, peer) }
	} finally {
		await peer.close()
		await rm(folder, { recursive: true, force: true })
	}
}

type Told = {
	name: string
	unit: string
	of: (round: Round) => number | undefined
	/** How much of ours at least everyone takes who does as much as we do: collects and serves. */
	atLeast?: number
}

const figures: Told[] = [
	{ name: 'first pass, processor', unit: 's', of: ({ first }) => first.processor, atLeast: 1 },
	{ name: 'first pass, clock', unit: 's', of: ({ first }) => first.wall },
	{ name: 'pass without news, processor', unit: 's', of: ({ unchanged }) => unchanged.processor },
	{ name: 'pass without news, clock', unit: 's', of: ({ unchanged }) => unchanged.wall },
	{ name: 'newest ten over HTTP, processor', unit: 'ms', of: ({ list }) => list?.processor, atLeast: 1 },
	{ name: 'newest ten over HTTP, median', unit: 'ms', of: ({ list }) => list?.median },
]

function report(results: ReadonlyMap<string, Round[]>): void {
	const ours = results.get(zagros.name) ?? []
	for (const { name, unit, of, atLeast } of figures) {
		const value = medianOf(ours.flatMap((round) => of(round) ?? []))
		measured({ name: `${name}: ${zagros.name}`, value, unit })
		for (const [peer, all] of results) {
			const theirs = all.flatMap((round) => of(round) ?? [])
			if (peer === zagros.name || theirs.length === 0) continue
			const reference = { name: zagros.name, value }
			const serves = all.every(({ list }) => list !== undefined)
			const wanted = serves && atLeast !== undefined ? { atLeast } : {}
			measured({ name: `${name}: ${peer}`, value: medianOf(theirs), unit, reference, ...wanted })
		}
	}
}

const { found, unset, wrong } = await findPeers(process.env)
for (const line of wrong) say(line)
if (wrong.length > 0) process.exit(1)
const names = found.map(({ peer }) => peer.name)
say(`beside us: ${names.join(', ') || 'nobody'}${unset.length > 0 ? `; not named: ${unset.join(', ')}` : ''}`)
if (process.platform !== 'linux')
	say('what a process takes is read from /proc, which only Linux has: nothing is measured')
if (found.length === 0 || process.platform !== 'linux') process.exit(0)

const contenders: Contender[] = [
	{ ...zagros, path: '' },
	...found.map(({ peer, path }) => ({ ...peer, path })),
]
const home = await mkdtemp(join(tmpdir(), 'peers-'))
const { port, asked, stop } = await startFeeds()
const urls = Array.from({ length: feedCount }, (_none, feed) => `http://127.0.0.1:${port}/${feed}`)
try {
	const results = new Map<string, Round[]>(contenders.map(({ name }) => [name, []]))
	for (let round = 1; round <= rounds; round += 1) {
		for (const contender of contenders) {
			const result = await runRound(contender, join(home, `${contender.name}-${round}`), { urls, asked })
			results.get(contender.name)?.push(result)
			const { first, unchanged } = result
			say(
				`  ${round} of ${rounds}, ${contender.name}: ${first.processor.toFixed(1)} s, then ${unchanged.processor.toFixed(1)} s`,
			)
		}
	}
	report(results)
} finally {
	stop()
	await rm(home, { recursive: true, force: true })
}
