import fastifySse from '@fastify/sse'
import type { FastifyRequest } from 'fastify'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { noStore } from '#api/http/headers.ts'
import { addressKey } from '#api/limits/address.ts'
import { problemResponses } from '#contract/problem.ts'
import { lastEventId, streamQuery } from '#contract/stream.ts'
import { programLimits } from '#domain/limits.ts'
import { Problem } from '#domain/problem.ts'
import { scaledLimit } from '#domain/scaled-limit.ts'

const commentEveryMs = 25_000
/** A reader who has so much waiting does not read; what they miss they may fetch when they come back. */
const mostWaitingBytes = 256 * 1024

/** New items as they come, for as long as somebody listens. */
export const streamRoutes: FastifyPluginAsyncZod = async (app) => {
	const { selections, stream, streamLimit, limitScale } = app.services
	const open = new Map<string, number>()
	let openInAll = 0

	/** Takes a place of the process, and one of the key or the address; returns what gives them back. */
	const takePlace = ({ identity, ip }: FastifyRequest): (() => void) => {
		const [who, most] =
			identity.key === undefined
				? [addressKey(ip), programLimits.streamsOfAddress]
				: [`key ${identity.key.id}`, programLimits.streamsOfKey]
		const taken = open.get(who) ?? 0
		if (stream.isClosed() || openInAll >= streamLimit || taken >= scaledLimit(most, limitScale)) {
			throw new Problem('unavailable', { message: 'Too many streams are open.', retryAfterSeconds: 30 })
		}
		openInAll += 1
		open.set(who, taken + 1)
		return () => {
			openInAll -= 1
			const left = (open.get(who) ?? 1) - 1
			if (left === 0) open.delete(who)
			else open.set(who, left)
		}
	}

	await app.register(fastifySse, {
		heartbeatInterval: commentEveryMs,
		// Events are JSON already, because many readers get the same.
		serializer: (data: unknown) => String(data),
	})
	app.addHook('preClose', async () => stream.close())

	app.get(
		'/v1/stream',
		{
			config: { limit: 'reads', program: 'stream' },
			sse: 'only',
			schema: {
				tags: ['programs'],
				summary: 'New items as they come, as Server-Sent Events',
				description:
					'event: item with an ITEM; with min_outlets event: story. Last-Event-ID resumes within an hour, at most 500 events; event: gap says that there was more.',
				querystring: streamQuery,
				response: { 200: z.string(), ...problemResponses(400, 401, 403, 429, 503) },
			},
		},
		async (request, reply) => {
			const { lang, coins, topics, people, sources, min_outlets: minOutlets } = request.query
			const filter = selections.filter({ coins, topics, people, sources }, lang, request.viewer())
			const leave = takePlace(request)
			const { sse, raw } = reply
			let stop = () => {}
			sse.onClose(() => {
				leave()
				stop()
			})
			reply.headers({ ...noStore, 'x-content-type-options': 'nosniff' })
			sse.keepAlive()
			sse.sendHeaders()
			// Each event that a slow reader has not taken yet listens; their number is bounded by what may wait.
			raw.setMaxListeners(0)
			// Without a first byte the headers would wait for the first event.
			raw.write(':\n\n')
			// From here on the response is written by the stream.
			reply.hijack()
			const reader = {
				...{ filter, minOutlets },
				send: (event: Parameters<typeof sse.send>[0]) => {
					if (!sse.isConnected) return
					if (raw.writableLength > mostWaitingBytes) raw.destroy()
					else void sse.send(event)
				},
				end: () => sse.close(),
			}
			const lastId = lastEventId.parse(request.headers['last-event-id'])
			stop = await stream.open(reader, lastId).catch((error: unknown) => {
				// The client retries; its own last id says where.
				request.log.warn({ reason: String(error) }, 'a stream could not begin')
				sse.close()
				return () => {}
			})
			if (!sse.isConnected) stop()
		},
	)
}
