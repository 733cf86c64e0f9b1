import type { FastifyInstance } from 'fastify'
import type { Config } from '#main/config/config.ts'
import type { News } from '#main/wiring/open-news.ts'
import type { Worker } from '#main/wiring/open-worker.ts'

/** What runs: the news, the worker that collects it, the server that shows it. */
export type RunningParts = { news: News; worker?: Worker; app?: FastifyInstance | undefined }

/** The line that prints the address, the database and the news mode. */
export function announce({ role, publicUrl }: Config, { database, mode }: News): string {
	const where = role === 'worker' ? 'collecting news' : `ready at ${publicUrl}`
	return `Zagros is ${where} (database: ${database.description}; news: ${mode})`
}
