import { Registry } from 'prom-client'
import { expect, test } from 'vitest'
import { addAnswerMetrics } from './metrics.ts'

test('answers are written as Prometheus reads them: counts by status, and buckets that add up', async () => {
	const registry = new Registry()
	const note = addAnswerMetrics(registry)
	note('/v1/a/', 200, 0.001)
	note('/v1/a/', 200, 0.03)
	note('/v1/a/', 503, 9)
	const text = await registry.metrics()
	expect(text).toContain('# TYPE zagros_http_answers_total counter')
	expect(text).toContain('zagros_http_answers_total{route="/v1/a/",status="200"} 2')
	expect(text).toContain('zagros_http_answers_total{route="/v1/a/",status="503"} 1')
	expect(text).toContain('zagros_http_answer_seconds_bucket{le="0.002",route="/v1/a/"} 1')
	expect(text).toContain('zagros_http_answer_seconds_bucket{le="0.05",route="/v1/a/"} 2')
	expect(text).toContain('zagros_http_answer_seconds_bucket{le="5",route="/v1/a/"} 2')
	expect(text).toContain('zagros_http_answer_seconds_bucket{le="+Inf",route="/v1/a/"} 3')
	expect(text).toContain('zagros_http_answer_seconds_count{route="/v1/a/"} 3')
})
