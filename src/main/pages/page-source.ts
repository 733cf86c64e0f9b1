import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import type { PageRenderer } from '#api/pages/page-routes.ts'
import { ok, type Result } from '#domain/result.ts'
import { createPageRenderer, loadWebBuild, type PageFacts } from './page-renderer.ts'
import { ensureWebBuild, packTighter } from './web-build.ts'

/** Pages that are ready to be opened. */
export type PreparedPages = {
	/** The folder of the files that browsers download; in development there is none. */
	assets: string | undefined
	open: (facts: PageFacts) => Promise<(app: FastifyInstance) => PageRenderer>
	/** What is left to do for them once readers are let in. */
	finish?: () => Promise<void>
}

/** Where pages come from: the web build, or in development the sources themselves. */
export type PageSource = {
	prepare: (
		say: (line: string) => void,
		stop: AbortSignal,
		/** Called once a process of their own is at work on them, or none is needed. */
		onBegin: () => void,
	) => Promise<Result<PreparedPages, string>>
	/** Whatever else the server needs before it listens. */
	attach?: (app: FastifyInstance) => Promise<void>
	/** Every page is made anew, because its sources may have changed. */
	alwaysFresh?: boolean
}

export const builtPages: PageSource = {
	prepare: async (say, stop, onBegin) => {
		const folder = await ensureWebBuild(say, stop, onBegin)
		if (!folder.ok) return folder
		return ok({
			assets: join(folder.value, 'client'),
			open: async (facts) => {
				const build = await loadWebBuild(folder.value)
				return (app) => createPageRenderer(app, async () => build, facts, 'production')
			},
			finish: () => packTighter(folder.value),
		})
	},
}
