import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import { type CachedResponse, cachedResponse } from '#api/cache/cached-response.ts'
import { brandName } from '#domain/brand.ts'
import type { ReaderFiles } from './docs-reader-worker.ts'

export type DocsReader = { page: CachedResponse; script: CachedResponse }

/** The reader of the document writes its own styles and runs one inline script; still nothing leaves this host. */
const docsPolicy = (scriptHashes: readonly string[]): string =>
	[
		"default-src 'none'",
		`script-src ${["'self'", ...scriptHashes.map((hash) => `'sha256-${hash}'`)].join(' ')}`,
		"style-src 'self' 'unsafe-inline'",
		"img-src 'self' data:",
		"font-src 'self' data:",
		"connect-src 'self'",
		"object-src 'none'",
		"base-uri 'none'",
		"frame-ancestors 'none'",
		"form-action 'self'",
	].join('; ')

/** The page is the same file for everyone, with nothing in it that a reader or an outlet wrote. */
const inlineScriptHashes = (html: string): string[] =>
	[...html.matchAll(/<script(?![^>]*\ssrc=)[^>]*>([\s\S]*?)<\/script>/g)].map(([, script = '']) =>
		createHash('sha256').update(script).digest('base64'),
	)

const caching = { 'cache-control': 'public, max-age=3600' }

/** The page that reads the API document, and its script. */
export async function openDocsReader(docsPath: string, documentPath: string): Promise<DocsReader> {
	const worker = new Worker(new URL('./docs-reader-worker.ts', import.meta.url), {
		workerData: {
			routePrefix: docsPath,
			configuration: {
				url: documentPath,
				pageTitle: `${brandName.en} API`,
				cdn: `${docsPath}/js/scalar.js`,
				// Nothing of the reader's, and nothing of ours, goes to the makers of the reader.
				withDefaultFonts: false,
				telemetry: false,
				proxyUrl: '',
				hideClientButton: true,
				showDeveloperTools: 'never',
				agent: { disabled: true },
				mcp: { disabled: true },
			},
		},
	})
	const [{ page, script }] = (await once(worker, 'message')) as [ReaderFiles]
	return {
		page: cachedResponse(page, 'text/html; charset=utf-8', {
			...caching,
			'content-security-policy': docsPolicy(inlineScriptHashes(page)),
		}),
		script: cachedResponse(script, 'application/javascript; charset=utf-8', caching),
	}
}
