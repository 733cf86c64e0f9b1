import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import type { PageRenderer } from '#api/pages/page-routes.ts'
import { ok, type Result } from '#domain/result.ts'
import { createPageRenderer, loadWebBuild, type PageFacts } from './page-renderer.ts'
import { ensureWebBuild } from './web-build.ts'

/** Pages that are ready to be opened. */
export type PreparedPages = {
	/** The folder of the files that browsers download; in development there is none. */
	assets: string | undefined
	open: (facts: PageFacts) => Promise<(app: FastifyInstance) => PageRenderer>
}

/** Where pages come from: the web build, or in development the sources themselves. */
export type PageSource = {
	prepare: (say: (line: string) => void, stop: AbortSignal) => Promise<Result<PreparedPages, string>>
	/** Whatever else the server needs before it listens. */
	attach?: (app: FastifyInstance) => Promise<void>
	/** Every page is made anew, because its sources may have changed. */
	alwaysFresh?: boolean
}

export const builtPages: PageSource = {
	prepare: async (say, stop) => {
		const folder = await ensureWebBuild(say, stop)
		if (!folder.ok) return folder
		return ok({
			assets: join(folder.value, 'client'),
			open: async (facts) => {
				const build = await loadWebBuild(folder.value)
				return (app) => createPageRenderer(app, async () => build, facts, 'production')
			},
		})
	},
}
