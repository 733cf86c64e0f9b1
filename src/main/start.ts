import { resolve } from 'node:path'
import type { Logger } from 'pino'
import { loadCatalogue } from '#catalogue/load-catalogue.ts'
import { describeProblem } from '#catalogue/read-records.ts'
import { fail, ok, type Result } from '#domain/result.ts'
import { saveCatalogue } from '#store/catalogue-store.ts'
import { openDatabase } from '#store/open-database.ts'
import type { Config } from './config.ts'
import { openWeb } from './open-web.ts'
import { createPageRenderer, loadWebBuild } from './page-renderer.ts'
import { ensureWebBuild } from './web-build.ts'

export type Running = { address: string; stop: () => Promise<void> }

/** Brings everything up in order; each failure is one clear text and nothing is left running. */
export async function start(
	config: Config,
	logger: Logger,
	say: (line: string) => void,
): Promise<Result<Running, string>> {
	const catalogue = await loadCatalogue(config.sourcesFile)
	if (!catalogue.ok) return fail(catalogue.failure.map(describeProblem).join('\n'))
	const build = await ensureWebBuild(say)
	if (!build.ok) return build
	const database = await openDatabase({
		dataDir: resolve(config.dataDir),
		databaseUrl: config.databaseUrl,
		sample: false,
		applicationName: 'zagros-web',
		log: { info: (message) => logger.debug(message), warn: (message) => logger.warn(message) },
	})
	if (!database.ok) return fail(database.failure.message)

	await saveCatalogue(database.value.db, catalogue.value)
	const facts = { publicUrl: config.publicUrl, brandDomain: config.brandDomain, sampleNews: false }
	const webBuild = await loadWebBuild()
	const app = await openWeb({
		config,
		database: database.value,
		catalogue: catalogue.value,
		logger,
		pages: (app) => createPageRenderer(app, async () => webBuild, facts, 'production'),
	})
	const stop = async () => {
		await app.close()
		await database.value.close()
	}
	try {
		await app.listen({ port: config.port, host: config.host })
	} catch (error) {
		await stop()
		const taken = error instanceof Error && 'code' in error && error.code === 'EADDRINUSE'
		const where = `${config.host}:${config.port}`
		return fail(
			taken
				? `${where} is taken by another program: stop it, or set PORT to another port.`
				: `Cannot listen on ${where}: ${error instanceof Error ? error.message : String(error)}`,
		)
	}
	const [bound] = app.addresses()
	const port = typeof bound === 'object' ? bound.port : config.port
	const address = config.port === 0 ? `http://localhost:${port}` : config.publicUrl
	say(`Zagros is ready at ${address} (database: ${database.value.description}; news: live)`)
	return ok({ address, stop })
}
