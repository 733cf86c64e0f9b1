import { createRequestHandler, data, redirect } from 'react-router'
import { expect, test } from 'vitest'
import { oneRouteBuild } from '#test/one-route-build.ts'
import { decodeData, Redirect, RouteErrorResponse } from './route-data.ts'

/** What the server's router writes for a loader, as the browser receives it. */
async function written(loader: () => unknown): Promise<unknown> {
	const request = new Request('http://localhost/_.data?_routes=root')
	const answer = await createRequestHandler(oneRouteBuild({ loader }), 'production')(request)
	return decodeData(await answer.text())
}

test.each([
	['a record', { one: 1, two: 'two', three: [true, false, null], four: { five: [] } }],
	['what stands in it twice', { a: { title: 'same' }, b: ['same', 'same', 'title'], c: 1, d: 1 }],
	['a list of lists', [[1, [2, [3]]], []]],
	['a text', 'سلام «دنیا»\n</script>'],
	['no number', { a: -0, b: 1 / 0, c: -1 / 0, d: undefined }],
	['nothing', null],
	['names that every record has', { constructor: 'x', toString: 'y' }],
])('%s is read as it was given', async (_name, value) => {
	expect(await written(() => value)).toEqual({ root: { data: value } })
})

test('what a loader throws arrives with its status', async () => {
	const answer = await written(() => {
		throw data(null, { status: 404 })
	})
	expect(answer).toEqual({ root: { error: expect.any(RouteErrorResponse) } })
	expect(answer).toMatchObject({ root: { error: { status: 404 } } })
})

test('an error arrives as one, without what the server keeps to itself', async () => {
	const answer = await written(() => {
		throw new Error('a secret')
	})
	expect(answer).toMatchObject({ root: { error: { message: 'Unexpected Server Error' } } })
})

test('a redirect arrives as the address that it leads to', async () => {
	expect(await written(() => redirect('/en?page=2'))).toEqual(new Redirect('/en?page=2'))
})
