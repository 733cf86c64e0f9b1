import { parentPort, workerData } from 'node:worker_threads'
import scalar, { type FastifyApiReferenceOptions } from '@scalar/fastify-api-reference'
import Fastify from 'fastify'

/** What the page that reads the API document is made of. */
export type ReaderFiles = { page: string; script: string }

// A thread of its own, which ends when it has told: the reader is four megabytes of text that nothing else needs.
const app = Fastify()
const options: FastifyApiReferenceOptions & { routePrefix: `/${string}` } = workerData
await app.register(scalar, options)
const [page, script] = await Promise.all([
	app.inject(`${options.routePrefix}/`),
	app.inject(`${options.routePrefix}/js/scalar.js`),
])
parentPort?.postMessage({ page: page.body, script: script.body } satisfies ReaderFiles)
await app.close()
