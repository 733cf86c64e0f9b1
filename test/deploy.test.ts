import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'

const read = (name: string) => readFile(`deploy/${name}`, 'utf8')

test.each(['nginx.conf', 'compose/nginx.conf'])(
	'%s lets no spelling of /metrics through and bounds what one address holds at once',
	async (name) => {
		const config = await read(name)
		// By prefix: the product also takes the address with a slash at its end.
		expect(config).toMatch(/location \^~ \/metrics \{\s+return 404;/)
		const zone = /limit_conn_zone \$binary_remote_addr zone=(\w+):/.exec(config)?.[1]
		expect(config).toMatch(new RegExp(`\\n\\tlimit_conn ${zone} \\d+;`))
	},
)

test('Caddyfile lets no spelling of /metrics through', async () => {
	expect(await read('Caddyfile')).toMatch(/^\trespond \/metrics\* 404$/m)
})

test.each(['zagros.service', 'zagros-web@.service', 'zagros-worker.service'])(
	'%s cannot change its own code',
	async (name) => {
		expect(await read(name)).toMatch(/^ProtectSystem=strict$/m)
		expect(await readFile('docs/running.md', 'utf8')).not.toMatch(/chown -R zagros \/opt/)
	},
)

test('the image installs as this folder does, and asks a worker on its own port', async () => {
	const dockerfile = await read('Dockerfile')
	expect(dockerfile).toMatch(/^COPY .*\.npmrc.*\nRUN npm ci/m)
	expect(dockerfile).toMatch(/HEALTHCHECK.*WORKER_PORT/)
	expect(await read('compose.yaml')).toMatch(/ROLE: worker[^-]*WORKER_PORT: \d+/)
})
