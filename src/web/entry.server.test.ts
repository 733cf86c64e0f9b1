import { createElement, lazy, Suspense } from 'react'
import { createRequestHandler, RouterContextProvider, Scripts } from 'react-router'
import { expect, test } from 'vitest'
import { oneRouteBuild } from '#test/one-route-build.ts'
import handleRequest, { pageRequest } from './entry.server.tsx'

/** React Router's own script for loader data, with our nonce. */
const handedOver = /<script nonce="once">window\.__reactRouterContext\.streamController\.enqueue\(.*data/

/** A page of one screen, as the server sends it. */
async function render(screen: () => React.ReactNode): Promise<string> {
	const build = oneRouteBuild({
		screen: () => createElement('html', null, createElement('body', null, screen(), createElement(Scripts))),
		loader: () => 'data',
		handleRequest,
	})
	const known = new RouterContextProvider()
	known.set(pageRequest, { nonce: 'once' } as never)
	const response = await createRequestHandler(build, 'production')(new Request('http://localhost/'), known)
	expect(response.status).toBe(200)
	return response.text()
}

test('a page includes its screen and its data', async () => {
	const page = await render(() => 'here')
	expect(page).toMatch(/^<!DOCTYPE html>.*<body>here/)
	expect(page).toMatch(handedOver)
})

test('a part that is not loaded yet is waited for', async () => {
	const Late = lazy(async () => ({ default: () => 'at last' }))
	const screen = () => createElement(Suspense, null, createElement(Late))
	for (const _time of ['first', 'second']) {
		const page = await render(screen)
		expect(page).toContain('at last')
		expect(page).toMatch(handedOver)
	}
})

test('a part that is not loaded yet and is rendered alone is waited for', async () => {
	const Late = lazy(async () => ({ default: () => 'at last' }))
	expect(await render(() => createElement(Late))).toContain('at last')
})
