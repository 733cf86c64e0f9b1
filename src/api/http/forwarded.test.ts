import Fastify, { type FastifyBaseLogger } from 'fastify'
import { pino } from 'pino'
import { describe, expect, test } from 'vitest'
import { createAddressRanges, isPrivate } from '#api/limits/address.ts'
import { warnOfUntrustedProxy } from './forwarded.ts'

function proxied(trusted: string[]) {
	const lines: string[] = []
	const logger: FastifyBaseLogger = pino({ level: 'warn' }, { write: (line) => lines.push(line) })
	const app = Fastify({ loggerInstance: logger })
	warnOfUntrustedProxy(app, createAddressRanges(trusted))
	app.get('/', async () => 'ok')
	const send = (remoteAddress: string, headers: Record<string, string>) =>
		app.inject({ url: '/', remoteAddress, headers })
	return { send, lines }
}

describe('an untrusted proxy in a private network', () => {
	test.each([
		['x-forwarded-for', '203.0.113.7'],
		['forwarded', 'for=203.0.113.7'],
		['x-real-ip', '203.0.113.7'],
	])('that sends %s is logged once, with the missing setting', async (name, value) => {
		const { send, lines } = proxied(['10.9.0.0/16'])
		await send('10.8.0.4', {})
		expect(lines).toEqual([])
		for (let times = 0; times < 3; times += 1) await send('::ffff:10.8.0.4', { [name]: value })
		await send('192.168.1.1', { [name]: value })
		expect(lines).toHaveLength(1)
		expect(lines[0]).toContain('TRUST_PROXY=10.8.0.4')
	})

	test('is not logged when it is trusted, or when the peer has a public address', async () => {
		const { send, lines } = proxied(['10.9.0.0/16'])
		await send('10.9.0.4', { 'x-forwarded-for': '203.0.113.7' })
		await send('203.0.113.8', { 'x-forwarded-for': '203.0.113.7' })
		expect(lines).toEqual([])
	})
})

test.each([
	['127.0.0.1', true],
	['::1', true],
	['::ffff:192.168.0.9', true],
	['172.31.255.255', true],
	['172.32.0.1', false],
	['fd12::1', true],
	['2001:db8::1', false],
	['nowhere', false],
])('%s is private: %s', (address, wanted) => {
	expect(isPrivate(address)).toBe(wanted)
})
