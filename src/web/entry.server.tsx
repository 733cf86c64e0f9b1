import { PassThrough } from 'node:stream'
import { renderToPipeableStream } from 'react-dom/server'
import { type EntryContext, type RouterContextProvider, ServerRouter } from 'react-router'
import { NonceContext } from './layout/early-press.tsx'
import { pageRequest } from './server-context.ts'

export { createRequestHandler, RouterContextProvider } from 'react-router'
export { pageRequest }

const timeoutMs = 5_000

/**
 * Waits for the complete page, because it is cached and its scripts are hashed together. A complete page needs no
 * inline scripts for late parts, so it can be read without scripts.
 */
export default async function handleRequest(
	request: Request,
	status: number,
	headers: Headers,
	context: EntryContext,
	known: Readonly<RouterContextProvider>,
): Promise<Response> {
	const { nonce } = known.get(pageRequest)
	let timer: NodeJS.Timeout | undefined
	const rendered = new Promise<string>((resolve, reject) => {
		const { pipe, abort } = renderToPipeableStream(
			<NonceContext value={nonce}>
				<ServerRouter context={context} url={request.url} nonce={nonce} />
			</NonceContext>,
			{
				nonce,
				progressiveChunkSize: Number.POSITIVE_INFINITY,
				onAllReady: () => resolve(textOf(pipe(new PassThrough({ encoding: 'utf8' })))),
				onShellError: reject,
				onError: reject,
			},
		)
		timer = setTimeout(abort, timeoutMs)
	})
	const html = await rendered.finally(() => clearTimeout(timer))
	headers.set('content-type', 'text/html; charset=utf-8')
	// React writes the style sheet after the scripts to preload; a browser with six connections would load it last.
	for (const href of context.manifest.routes.root?.css ?? []) {
		headers.append('link', `<${href}>; rel=preload; as=style`)
	}
	return new Response(html, { headers, status })
}

const textOf = async (stream: PassThrough): Promise<string> => (await stream.toArray()).join('')
