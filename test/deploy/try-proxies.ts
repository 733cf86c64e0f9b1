import { request } from 'node:https'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { freePort } from '#main/wiring/free-port.ts'
import { startProduct } from '#test/product.ts'
import { openNginx } from './run-nginx.ts'

/** The certificate is self-signed. */
const statusOf = (port: number, path: string): Promise<number> =>
	new Promise((resolve) => {
		const options = { port, path, host: '127.0.0.1', rejectUnauthorized: false }
		const sent = request({ ...options, headers: { host: 'news.example' } }, (response) => {
			response.resume()
			resolve(response.statusCode ?? 0)
		})
		sent.on('error', () => resolve(0))
		sent.end()
	})

async function reaches(port: number, path: string, status: number): Promise<void> {
	for (let tries = 0; tries < 200; tries += 1) {
		if ((await statusOf(port, path)) === status) return
		await sleep(100)
	}
	throw new Error(`${path} does not become ${status}: it is ${await statusOf(port, path)}`)
}

/** nginx accepts both files; with the one for a single machine a page is served, even while the product is down. */
export async function checkProxies(folder: string): Promise<string> {
	const [web, https, http] = await Promise.all([1, 2, 3].map(() => freePort('127.0.0.1')))
	const ports = { https: https ?? 0, http: http ?? 0, webs: [web ?? 0, web ?? 0] as const }
	const inContainers = await openNginx(join(folder, 'compose'), 'compose/nginx.conf', ports)
	const nginx = await openNginx(join(folder, 'nginx'), 'nginx.conf', ports)
	if (nginx === undefined || inContainers === undefined) return 'not checked: there is no nginx'
	const env = { NEWS_MODE: 'sample', PUBLIC_URL: 'https://news.example', TRUST_PROXY: '127.0.0.1' }
	const product = await startProduct(
		{ ...env, DATA_DIR: join(folder, 'data'), PORT: String(web) },
		/Zagros is ready at (https:\S+)/,
	)
	const stop = nginx.start()
	try {
		await reaches(ports.https, '/en', 200)
		for (const path of ['/metrics', '/metrics/', '/metrics/x']) await reaches(ports.https, path, 404)
		// A cached page is stale after a few seconds.
		await sleep(1_000)
		await product.stop('SIGTERM')
		await reaches(ports.https, '/readyz', 502)
		await sleep(10_000)
		await reaches(ports.https, '/en', 200)
		return 'both files are read by nginx; no /metrics; the page is served while the product is away'
	} finally {
		stop()
		await product.stop('SIGKILL')
	}
}
