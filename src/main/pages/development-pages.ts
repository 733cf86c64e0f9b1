import { fileURLToPath } from 'node:url'
import type { FastifyInstance } from 'fastify'
import { createServer, type ViteDevServer } from 'vite'
import { createPageRenderer, type WebBuild } from './page-renderer.ts'
import type { PageSource } from './page-source.ts'

/** Hot reload needs a socket, inline styles and inline scripts, which no page of the product may use. */
const policy = [
	"default-src 'self'",
	"script-src 'self' 'unsafe-inline'",
	"style-src 'self' 'unsafe-inline'",
	"img-src 'self' data:",
	"font-src 'self' data:",
	"connect-src 'self' ws:",
	"frame-ancestors 'none'",
].join('; ')

const buildModule = 'virtual:react-router/server-build'

/** Pages rendered from their sources by Vite, inside the same server that serves the API. */
export function developmentPages(): PageSource {
	const vite = Promise.withResolvers<ViteDevServer>()
	const load = async () => (await (await vite.promise).ssrLoadModule(buildModule)) as WebBuild
	return {
		alwaysFresh: true,
		assets: undefined,
		open: async (facts) => createPageRenderer(load, facts, 'development'),
		attach: async (app) => vite.resolve(await attachVite(app)),
	}
}

/**
 * While loading its configuration, Vite writes a module, imports it and deletes it; `node --watch`, which learns of
 * imports through `process.send`, would take that for a change and restart the server for ever.
 */
function hideTemporaryModules(): void {
	const { send } = process
	if (send === undefined) return
	process.send = (message: unknown, ...rest: unknown[]) =>
		JSON.stringify(message).includes('.vite-temp') || Reflect.apply(send, process, [message, ...rest])
}

async function attachVite(app: FastifyInstance): Promise<ViteDevServer> {
	hideTemporaryModules()
	const vite = await createServer({
		root: fileURLToPath(new URL('../../..', import.meta.url)),
		appType: 'custom',
		server: { middlewareMode: true, hmr: { server: app.server } },
	})
	app.addHook('onRequest', (request, reply, done) => {
		// Vite serves modules, styles and pictures; what it does not know goes on to our routes.
		vite.middlewares(request.raw, reply.raw, () => done())
		reply.raw.once('finish', () => {
			if (!reply.sent) reply.hijack()
		})
	})
	app.addHook('onSend', (_request, reply, payload, done) => {
		if (String(reply.getHeader('content-type')).startsWith('text/html')) {
			reply.header('content-security-policy', policy)
		}
		done(null, payload)
	})
	app.addHook('onClose', () => vite.close())
	// Loading all modules for the first time takes longer than a request may.
	await vite.ssrLoadModule(buildModule)
	return vite
}
