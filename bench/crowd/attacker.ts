import { parentPort, workerData } from 'node:worker_threads'
import { type Ask, requestInTurn } from '#bench/serve/load.ts'
import { variedLists } from '#bench/serve/questions.ts'
import { loadCatalogue } from '#catalogue/load-catalogue.ts'

// One who asks again as soon as he is answered, in a thread of his own so that his work does not slow the visitor's clock.

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
const newPage = (): Ask => ({
	method: 'GET',
	// Each has a parameter that nobody knows and a page that nobody asked for before.
	path: `/en?coins=BTC&page=${1 + (page % 900)}&anything=${page++}`,
	headers: { accept: 'text/html' },
})
const next = kind === 'pages' ? newPage : variedLists(catalogue.value, 99)
const target = { origin, cpuSeconds: async () => 0, stop: async () => {} }
const { statuses } = await requestInTurn(target, next, connections, { ms, from })
parentPort?.postMessage(statuses)
