import Fastify from 'fastify'
import { Registry } from 'prom-client'
import { expect, test } from 'vitest'
import { addResponseMetrics } from './metrics.ts'

test('responses are counted by route and status, and their times by route', async () => {
	const registry = new Registry()
	const app = Fastify()
	addResponseMetrics(app, registry)
	app.get('/v1/a/', async (_request, reply) => reply.send('fine'))
	app.get('/v1/b/:name', async (_request, reply) => reply.code(503).send('busy'))
	for (const url of ['/v1/a/', '/v1/a/', '/v1/b/one', '/v1/b/other', '/nowhere']) await app.inject(url)
	const text = await registry.metrics()
	expect(text).toContain('# TYPE zagros_http_answers_total counter')
	expect(text).toContain('zagros_http_answers_total{route="/v1/a/",status="200"} 2')
	expect(text).toContain('zagros_http_answers_total{route="/v1/b/:name",status="503"} 2')
	expect(text).toContain('zagros_http_answers_total{route="page",status="404"} 1')
	expect(text).toContain('zagros_http_answer_seconds_bucket{le="+Inf",route="/v1/a/"} 2')
	expect(text).toContain('zagros_http_answer_seconds_count{route="/v1/b/:name"} 2')
	await app.close()
})
