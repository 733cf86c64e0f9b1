import { parentPort, workerData } from 'node:worker_threads'
import scalar, { type FastifyApiReferenceOptions } from '@scalar/fastify-api-reference'
import Fastify from 'fastify'

/** The files of the page that shows the API document. */
export type ReaderFiles = { page: string; script: string }

// The API reference runs in its own thread and ends after this message: it is four megabytes of text that nothing else
// needs.
const app = Fastify()
const options: FastifyApiReferenceOptions & { routePrefix: `/${string}` } = workerData
await app.register(scalar, options)
const [page, script] = await Promise.all([
	app.inject(`${options.routePrefix}/`),
	app.inject(`${options.routePrefix}/js/scalar.js`),
])
parentPort?.postMessage({ page: page.body, script: script.body } satisfies ReaderFiles)
await app.close()
