import { setTimeout as sleep } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'
import { fail, ok, type Result } from '#domain/result.ts'

/** `variable` sets the port, which the failure names. */
type ListenAddress = { host: string; port: number; variable: string }

/** Listens on a port; while another server is still leaving it, retries until the timeout. */
export async function listenOn(
	app: FastifyInstance,
	{ host, port, variable }: ListenAddress,
	timeoutMs: number,
): Promise<Result<FastifyInstance, string>> {
	const until = performance.now() + timeoutMs
	for (;;) {
		try {
			await app.listen({ port, host })
			return ok(app)
		} catch (error) {
			const taken = error instanceof Error && 'code' in error && error.code === 'EADDRINUSE'
			if (taken && performance.now() < until) {
				await sleep(20)
				continue
			}
			await app.close()
			return fail(
				taken
					? `${host}:${port} is taken by another program: stop it, or set ${variable} to another port.`
					: `Cannot listen on ${host}:${port}: ${error instanceof Error ? error.message : String(error)}`,
			)
		}
	}
}
