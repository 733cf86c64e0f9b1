import fastify from 'fastify'
import { expect, test } from 'vitest'
import { addSecurityHeaders } from './headers.ts'

test.each([
	['/en', "script-src 'self'"],
	['/v1/docs/', "script-src 'self'"],
	['/v1/news/', "default-src 'none'; frame-ancestors 'none'"],
	['/assets/home-1.js', "default-src 'none'; frame-ancestors 'none'"],
])('%s has a strict policy, and nosniff', async (url, policy) => {
	const app = fastify()
	addSecurityHeaders(app, { https: true })
	app.get('/*', () => 'text')
	const { headers } = await app.inject(url)
	expect(headers['content-security-policy']).toContain(policy)
	expect(headers).toMatchObject({
		'x-content-type-options': 'nosniff',
		'cross-origin-resource-policy': 'same-origin',
		'strict-transport-security': 'max-age=31536000',
	})
	expect('permissions-policy' in headers).toBe(policy.startsWith('script-src'))
})

test('subdomains are included only if the operator says so', async () => {
	const app = fastify()
	addSecurityHeaders(app, { https: true, hstsSubdomains: true })
	app.get('/*', () => 'text')
	const { headers } = await app.inject('/en')
	expect(headers['strict-transport-security']).toBe('max-age=31536000; includeSubDomains')
})

test('headers that a route sets are not overwritten', async () => {
	const app = fastify()
	addSecurityHeaders(app, { https: false })
	app.get('/assets/*', (_request, reply) =>
		reply.code(404).header('content-security-policy', "style-src 'self'").send('no such page'),
	)
	const { headers } = await app.inject('/assets/gone.js')
	expect(headers['content-security-policy']).toBe("style-src 'self'")
	expect('strict-transport-security' in headers).toBe(false)
})
