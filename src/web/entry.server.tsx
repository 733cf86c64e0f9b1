import { Writable } from 'node:stream'
import type { ReactNode } from 'react'
import { renderToPipeableStream, renderToString } from 'react-dom/server'
import { type EntryContext, type RouterContextProvider, ServerRouter } from 'react-router'
import { deferScripts } from './defer-scripts.ts'
import { writeWithParts } from './kept-parts.tsx'
import { bringData } from './page-data.ts'
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
	const { nonce, parts, take } = known.get(pageRequest)
	await readHandoff(context)
	const page = () => (
		// Each time it is written the router opens the stream, though all of it is read: the second time it would find it open.
		<ServerRouter
			context={{
				...context,
				...(context.serverHandoffStream && { serverHandoffStream: new ReadableStream() }),
			}}
			url={request.url}
			nonce={nonce}
		/>
	)
	const atOnce = parts ? writeWithParts(parts, page(), writtenAtOnce) : writtenAtOnce(page())
	const html = bringData(atOnce ?? (await wholePage(page(), nonce)), nonce)
	headers.set('content-type', 'text/html; charset=utf-8')
	const whole = import.meta.env.PROD ? deferScripts(html, nonce) : html
	take?.(whole)
	return new Response(take === undefined ? whole : null, { headers, status })
}

const doctype = '<!DOCTYPE html>'
/** What React writes before a part that it left to the browser. */
const unfinished = '<!--$!-->'

/** Undefined where a part was not ready or failed: only the other way waits for it, and says why it failed. */
function writtenAtOnce(page: ReactNode): string | undefined {
	try {
		const written = renderToString(page)
		return written.includes(unfinished) ? undefined : `${doctype}${written}`
	} catch {
		return undefined
	}
}

/**
 * The router hands its data over in a stream that a part of the page waits for. Read before, the page has nothing to wait for, and
 * is written in one go as one text: a stream of bytes took a fifth longer.
 */
async function readHandoff({ serverHandoffStream: stream, renderMeta }: EntryContext): Promise<void> {
	if (stream === undefined || renderMeta === undefined) return
	const reader = stream.getReader()
	const decoder = new TextDecoder()
	let value = ''
	for (let part = await reader.read(); !part.done; part = await reader.read()) {
		value += decoder.decode(part.value, { stream: true })
	}
	reader.releaseLock()
	const ready = (result: { done: boolean; value: string }) => Object.assign(Promise.resolve(), { result })
	renderMeta.streamCache = { 0: ready({ done: false, value }), 1: ready({ done: true, value: '' }) }
}

function wholePage(page: ReactNode, nonce: string): Promise<string> {
	return new Promise((resolve, reject) => {
		const timer = setTimeout(() => abort(), giveUpAfterMs)
		const giveUp = (error: unknown) => {
			clearTimeout(timer)
			reject(error)
		}
		const chunks: Buffer[] = []
		const into = new Writable({
			write(chunk: Buffer, _encoding, done) {
				chunks.push(chunk)
				done()
			},
			final(done) {
				resolve(Buffer.concat(chunks).toString('utf8'))
				done()
			},
		})
		const { pipe, abort } = renderToPipeableStream(page, {
			nonce,
			// However large a part is, it stands where it belongs: moved there by a script, it would need one to be read.
			progressiveChunkSize: Number.POSITIVE_INFINITY,
			onAllReady() {
				clearTimeout(timer)
				pipe(into)
			},
			onShellError: giveUp,
			onError: giveUp,
		})
	})
}
