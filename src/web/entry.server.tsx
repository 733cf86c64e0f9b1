import { PassThrough } from 'node:stream'
import { createReadableStreamFromReadable } from '@react-router/node'
import { renderToPipeableStream } from 'react-dom/server'
import { type EntryContext, ServerRouter } from 'react-router'

export { createRequestHandler, RouterContextProvider } from 'react-router'
export { pageRequest } from './server-context.ts'

const giveUpAfterMs = 5_000

/**
 * Waits for the whole page: it is kept and hashed as one piece, so nothing is won by streaming it,
 * and a page that is whole needs no inline scripts to put late parts in place.
 */
export default function handleRequest(
	request: Request,
	status: number,
	headers: Headers,
	context: EntryContext,
): Promise<Response> {
	return new Promise((resolve, reject) => {
		const timer = setTimeout(() => abort(), giveUpAfterMs)
		const { pipe, abort } = renderToPipeableStream(<ServerRouter context={context} url={request.url} />, {
			onAllReady() {
				clearTimeout(timer)
				const body = new PassThrough()
				headers.set('content-type', 'text/html; charset=utf-8')
				resolve(new Response(createReadableStreamFromReadable(body), { headers, status }))
				pipe(body)
			},
			onShellError(error) {
				clearTimeout(timer)
				reject(error)
			},
			onError(error) {
				clearTimeout(timer)
				reject(error)
			},
		})
	})
}
