import { parentPort, workerData } from 'node:worker_threads'
import { type BenchRequest, requestInTurn } from '#bench/serve/load.ts'
import { variedLists } from '#bench/serve/requests.ts'
import { loadCatalogue } from '#catalogue/load-catalogue.ts'

// An attacker sends the next request as soon as it has a response. It runs in a thread of its own so that it does not
// slow the visitor's clock.

export type Attack = {
	origin: string
	from: string
	connections: number
	ms: number
	kind: 'pages' | 'lists'
}

const { origin, from, connections, ms, kind } = workerData as Attack
const catalogue = await loadCatalogue()
if (!catalogue.ok) throw new Error('the catalogue cannot be read')
let page = 0
const newPage = (): BenchRequest => ({
	method: 'GET',
	// Neither the parameter nor the page has been requested before, so that no response is cached.
	path: `/en?coins=BTC&page=${1 + (page % 900)}&anything=${page++}`,
	headers: { accept: 'text/html' },
})
const next = kind === 'pages' ? newPage : variedLists(catalogue.value, 99)
const target = { origin, pid: undefined, cpuSeconds: async () => 0, stop: async () => {} }
const { statuses } = await requestInTurn(target, next, connections, { ms, from })
parentPort?.postMessage(statuses)
