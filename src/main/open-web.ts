import { randomBytes } from 'node:crypto'
import { join } from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'
import { sql } from 'kysely'
import type { Logger } from 'pino'
import { createApp } from '#api/app.ts'
import { openSession } from '#api/browser-session.ts'
import { addHealthRoutes } from '#api/health-routes.ts'
import { addPageRoutes, type PagePorts } from '#api/page-routes.ts'
import { openCountryTable } from '#outside/visitor-country.ts'
import type { Database } from '#store/open-database.ts'
import { keepFirstSetting } from '#store/setting-store.ts'
import type { Config } from './config.ts'
import { projectRoot } from './web-build.ts'

export type WebParts = {
	config: Config
	database: Database
	logger: Logger
	pages: (app: FastifyInstance) => PagePorts['render']
}

/** The web server, wired but not yet listening. */
export async function openWeb({ config, database, logger, pages }: WebParts): Promise<FastifyInstance> {
	const https = config.publicUrl.startsWith('https:')
	// Every process on this database signs with the same secret: the first one to start makes it.
	const secret = await keepFirstSetting(database.db, 'session_secret', randomBytes(32).toString('base64url'))
	let stopping = false
	const app = await createApp({
		logger,
		https,
		trustProxy: config.trustProxy,
		limits: {
			scale: config.rateLimitScale,
			redisUrl: config.redisUrl,
			sessionOf: (request) => openSession(secret, request.cookies.sessionid, Date.now())?.id,
		},
	})
	app.addHook('preClose', async () => {
		stopping = true
	})
	addHealthRoutes(app, {
		checkDatabase: async () => {
			await sql`select 1`.execute(database.db)
		},
		isStopping: () => stopping,
	})
	await app.register(fastifyStatic, {
		root: join(projectRoot, 'build', 'client'),
		wildcard: false,
		index: false,
		cacheControl: false,
		setHeaders: (reply, path) => {
			const forever = path.includes('/assets/')
			reply.header('cache-control', forever ? 'public, max-age=31536000, immutable' : 'public, max-age=3600')
		},
	})
	addPageRoutes(app, {
		render: pages(app),
		countryOf: await openCountryTable(),
		publicUrl: config.publicUrl,
	})
	return app
}
