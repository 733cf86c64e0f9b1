import { createHmac } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import { isbot } from 'isbot'
import { addressKey } from '#api/limits/address.ts'
import { addVisitor, newSketch } from '#domain/visitor-sketch.ts'
import type { Traffic } from '#store/operator/traffic-store.ts'

type TrafficParts = {
	/** Keys the hashes by which visitors are told apart within an hour. */
	secret: string
	/** Calls that a page makes into our own API are no requests of anybody's. */
	isOwnCall: () => boolean
	keep: (traffic: Traffic) => Promise<void>
	now: () => number
}

const hourMs = 3_600_000
const tellEveryMs = 60_000

/** Counts requests, failures and visitors of pages by the hour, and tells of them once a minute. */
export function addTrafficCount(app: FastifyInstance, { secret, isOwnCall, keep, now }: TrafficParts): void {
	const begin = (): Traffic => ({
		hourStart: new Date(Math.floor(now() / hourMs) * hourMs),
		requests: 0,
		errors: 0,
		visitors: newSketch(),
	})
	let seen = begin()
	const tell = async () => {
		const told = seen
		seen = begin()
		if (told.requests === 0) return
		await keep(told).catch((error: unknown) => {
			app.log.warn({ reason: error instanceof Error ? error.message : String(error) }, 'traffic is not kept')
		})
	}
	app.addHook('onResponse', ({ routeOptions, ip, headers }, { statusCode }, done) => {
		if (!isOwnCall()) {
			seen.requests += 1
			if (statusCode >= 500) seen.errors += 1
			const agent = headers['user-agent'] ?? ''
			if (routeOptions.config.isPage === true && statusCode < 400 && !isbot(agent)) {
				const who = `visitor:${seen.hourStart.getTime()} ${addressKey(ip)} ${agent}`
				addVisitor(seen.visitors, createHmac('sha256', secret).update(who).digest())
			}
		}
		done()
	})
	const timer = setInterval(() => void tell(), tellEveryMs).unref()
	app.addHook('onClose', async () => {
		clearInterval(timer)
		await tell()
	})
}
