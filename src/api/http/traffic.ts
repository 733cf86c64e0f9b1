import { createHmac } from 'node:crypto'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { isbot } from 'isbot'
import { addressKey } from '#api/limits/address.ts'
import { addVisitor, newSketch } from '#domain/visitor-sketch.ts'
import type { Traffic } from '#store/operator/traffic-store.ts'
import { isPage } from './unknown-addresses.ts'

type TrafficParts = {
	/** Keys the hashes that tell visitors apart within an hour. */
	secret: string
	saveTraffic: (traffic: Traffic) => Promise<void>
	now: () => number
}

const hourMs = 3_600_000
const saveEveryMs = 60_000
/** Visitors remembered within one hour; further ones are hashed each time they come. */
const mostNoted = 5_000

/** Counts requests, failures and visitors of pages by the hour, and saves the counts once a minute. */
export function addTrafficCount(app: FastifyInstance, { secret, saveTraffic, now }: TrafficParts): void {
	const begin = (): Traffic => ({
		hourStart: new Date(Math.floor(now() / hourMs) * hourMs),
		requests: 0,
		errors: 0,
		visitors: newSketch(),
	})
	let current = begin()
	const noted = new Set<string>()
	const save = async () => {
		const counted = current
		current = begin()
		noted.clear()
		if (counted.requests === 0) return
		await saveTraffic(counted).catch((error: unknown) => {
			app.log.warn(
				{ reason: error instanceof Error ? error.message : String(error) },
				'the traffic counts could not be saved',
			)
		})
	}
	const count = (request: FastifyRequest, status: number) => {
		const { ip, headers } = request
		current.requests += 1
		if (status >= 500) current.errors += 1
		if (!request.is404 || !isPage(request) || status >= 400) return
		const agent = headers['user-agent'] ?? ''
		const who = `visitor:${current.hourStart.getTime()} ${addressKey(ip)} ${agent}`
		// A visitor who opens many pages is parsed and hashed once.
		if (noted.has(who)) return
		if (noted.size < mostNoted) noted.add(who)
		if (!isbot(agent)) addVisitor(current.visitors, createHmac('sha256', secret).update(who).digest())
	}
	app.addHook('onResponse', (request, reply, done) => {
		count(request, reply.statusCode)
		done()
	})
	const timer = setInterval(() => void save(), saveEveryMs).unref()
	app.addHook('onClose', async () => {
		clearInterval(timer)
		await save()
	})
}
