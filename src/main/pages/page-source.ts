import { existsSync } from 'node:fs'
import { fileURLToPath, pathToFileURL } from 'node:url'
import type { FastifyInstance } from 'fastify'
import type { PageRenderer } from '#api/pages/page-routes.ts'
import { createPageRenderer, type PageFacts, type WebBuild } from './page-renderer.ts'

/** Where pages come from: the build, or in development the sources themselves. */
export type PageSource = {
	/** The folder of the files that browsers download; in development there is none. */
	assets: string | undefined
	open: (facts: PageFacts) => Promise<PageRenderer>
	/** Further set-up of the server before it listens. */
	attach?: (app: FastifyInstance) => Promise<void>
	/** No page is cached, because its sources may have changed. */
	alwaysFresh?: boolean
}

const ofProject = (path: string) => fileURLToPath(new URL(`../../../${path}`, import.meta.url))

/** The output of `npm run build`. */
export const pageBuild = { client: ofProject('build/client'), server: ofProject('build/server/index.js') }

const loadPageBuild = (): Promise<WebBuild> => {
	if (!existsSync(pageBuild.server)) throw new Error('The pages are not built: run npm run build.')
	return import(pathToFileURL(pageBuild.server).href)
}

export const builtPages: PageSource = {
	assets: pageBuild.client,
	open: async (facts) => {
		const build = await loadPageBuild()
		return createPageRenderer(async () => build, facts, 'production')
	},
}
