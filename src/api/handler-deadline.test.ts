import Fastify from 'fastify'
import { expect, test } from 'vitest'
import { addHandlerDeadline } from './handler-deadline.ts'

test('an answer that takes too long is given up with 503, and others are not', async () => {
	const app = Fastify()
	addHandlerDeadline(app, 300)
	const { promise: never } = Promise.withResolvers<string>()
	app.get('/slow', () => never)
	app.get('/quick', async () => 'done')
	const slow = app.inject('/slow')
	expect((await app.inject('/quick')).statusCode).toBe(200)
	const answer = await slow
	expect([answer.statusCode, answer.headers['retry-after']]).toEqual([503, '2'])
	expect(answer.json()).toMatchObject({ status: 0, error: { code: 'unavailable' } })
	await app.close()
})
