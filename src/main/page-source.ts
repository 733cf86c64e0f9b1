import type { FastifyInstance } from 'fastify'
import type { PagePorts } from '#api/page-routes.ts'
import type { Result } from '#domain/result.ts'
import { createPageRenderer, loadWebBuild, type PageFacts } from './page-renderer.ts'
import { ensureWebBuild } from './web-build.ts'

/** Where pages come from: the web build, or in development the sources themselves. */
export type PageSource = {
	prepare: (say: (line: string) => void) => Promise<Result<unknown, string>>
	open: (facts: PageFacts) => Promise<(app: FastifyInstance) => PagePorts['render']>
	/** Whatever else the server needs before it listens. */
	attach?: (app: FastifyInstance) => Promise<void>
	/** Every page is made anew, because its sources may have changed. */
	alwaysFresh?: boolean
}

export const builtPages: PageSource = {
	prepare: ensureWebBuild,
	open: async (facts) => {
		const build = await loadWebBuild()
		return (app) => createPageRenderer(app, async () => build, facts, 'production')
	},
}
