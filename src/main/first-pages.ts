import type { FastifyInstance } from 'fastify'
import { asPageCall } from '#api/pages/page-call.ts'
import { uiLocales } from '#domain/locale.ts'

/**
 * Makes the home pages as soon as readers may come: the first page of a process takes ten times as long as the next, until
 * what makes it is loaded and compiled. Nobody waits for it but who asks for one of the two, and whoever closes the server.
 */
export function addFirstPages(app: FastifyInstance): void {
	let making: Promise<unknown> | undefined
	const make = async () => {
		for (const locale of uiLocales) await asPageCall(() => app.inject({ url: `/${locale}` }))
	}
	app.addHook('onListen', async () => {
		// What fails here is told to whoever asks next.
		making = make().catch(() => {})
	})
	app.addHook('onClose', async () => {
		await making
	})
}
