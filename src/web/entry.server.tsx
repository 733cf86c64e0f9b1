import { Writable } from 'node:stream'
import { renderToPipeableStream } from 'react-dom/server'
import { type EntryContext, type RouterContextProvider, ServerRouter } from 'react-router'
import { deferScripts } from './defer-scripts.ts'
import { pageRequest } from './server-context.ts'

export { createRequestHandler, RouterContextProvider } from 'react-router'
export { pageRequest }

const giveUpAfterMs = 5_000

/**
 * Waits for the whole page: it is kept and hashed as one piece, so nothing is won by streaming it,
 * and a page that is whole needs no inline scripts to put late parts in place.
 */
export default async function handleRequest(
	request: Request,
	status: number,
	headers: Headers,
	context: EntryContext,
	known: Readonly<RouterContextProvider>,
): Promise<Response> {
	const { nonce } = known.get(pageRequest)
	const html = await wholePage(context, request.url, nonce)
	headers.set('content-type', 'text/html; charset=utf-8')
	return new Response(import.meta.env.PROD ? deferScripts(html, nonce) : html, { headers, status })
}

function wholePage(context: EntryContext, url: string, nonce: string): Promise<string> {
	return new Promise((resolve, reject) => {
		const timer = setTimeout(() => abort(), giveUpAfterMs)
		const giveUp = (error: unknown) => {
			clearTimeout(timer)
			reject(error)
		}
		const chunks: Buffer[] = []
		const page = new Writable({
			write(chunk: Buffer, _encoding, done) {
				chunks.push(chunk)
				done()
			},
			final(done) {
				resolve(Buffer.concat(chunks).toString('utf8'))
				done()
			},
		})
		const { pipe, abort } = renderToPipeableStream(
			<ServerRouter context={context} url={url} nonce={nonce} />,
			{
				nonce,
				// However large a part is, it stands where it belongs: moved there by a script, it would need one to be read.
				progressiveChunkSize: Number.POSITIVE_INFINITY,
				onAllReady() {
					clearTimeout(timer)
					pipe(page)
				},
				onShellError: giveUp,
				onError: giveUp,
			},
		)
	})
}
