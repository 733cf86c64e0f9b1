import { readFile } from 'node:fs/promises'
import * as apps from 'kubernetes-models/apps/v1'
import * as policy from 'kubernetes-models/policy/v1'
import * as core from 'kubernetes-models/v1'
import { expect, test } from 'vitest'
import { parse, parseAllDocuments } from 'yaml'

const read = (name: string) => readFile(`deploy/${name}`, 'utf8')

test.each(['nginx.conf', 'compose/nginx.conf'])(
	'%s blocks every spelling of /metrics and limits connections of one address',
	async (name) => {
		const config = await read(name)
		// The location is a prefix, because the product also accepts the path with a trailing slash.
		expect(config).toMatch(/location \^~ \/metrics \{\s+return 404;/)
		const zone = /limit_conn_zone \$binary_remote_addr zone=(\w+):/.exec(config)?.[1]
		expect(config).toMatch(new RegExp(`\\n\\tlimit_conn ${zone} \\d+;`))
	},
)

test('Caddyfile blocks every spelling of /metrics', async () => {
	expect(await read('Caddyfile')).toMatch(/^\trespond \/metrics\* 404$/m)
})

test.each(['zagros.service', 'zagros-web@.service', 'zagros-worker.service'])(
	'%s cannot change its own code',
	async (name) => {
		expect(await read(name)).toMatch(/^ProtectSystem=strict$/m)
		expect(await readFile('docs/running.md', 'utf8')).not.toMatch(/chown -R zagros \/opt/)
	},
)

test('the image installs as this folder does, and checks a worker on its own port', async () => {
	const dockerfile = await read('Dockerfile')
	expect(dockerfile).toMatch(/^COPY .*\.npmrc.*\n(?:COPY .*\n)?RUN npm ci/m)
	expect(dockerfile).toMatch(/HEALTHCHECK.*WORKER_PORT/)
	expect(await read('compose.yaml')).toMatch(/ROLE: worker[^-]*WORKER_PORT: \d+/)
})

test('every container has pinned tags, a memory limit and log rotation, and the product every setting', async () => {
	const { services } = parse(await read('compose.yaml'), { merge: true }) as {
		services: Record<string, Record<string, unknown>>
	}
	for (const [name, service] of Object.entries(services)) {
		expect([name, service]).toEqual([
			name,
			expect.objectContaining({
				image: expect.stringMatching(/^zagros$|:\d+\.\d/),
				mem_limit: expect.any(String),
				logging: expect.objectContaining({ options: { 'max-size': '10m', 'max-file': '5' } }),
			}),
		])
	}
	for (const name of ['web-1', 'web-2', 'worker']) expect(services[name]?.env_file).toEqual(['.env'])
	expect(await read('Dockerfile')).toMatch(/install -d -o zagros .*\/backups/)
	expect(await read('Dockerfile.dockerignore')).toMatch(/^\.env$/m)
})

test.each(['nginx.conf', 'compose/nginx.conf'])(
	'%s serves stale pages while the product is down',
	async (name) => {
		const config = await read(name)
		expect(config).toMatch(/inactive=10m/)
		expect(config).toMatch(
			/proxy_cache_use_stale updating error timeout http_500 http_502 http_503 http_504;/,
		)
	},
)

test('the Kubernetes manifests match their schemas, and each pod has probes and limits', async () => {
	const kinds: Record<string, new (data: never) => { validate: () => void }> = {
		...{ ConfigMap: core.ConfigMap, Service: core.Service, Deployment: apps.Deployment },
		...{ PersistentVolumeClaim: core.PersistentVolumeClaim, PodDisruptionBudget: policy.PodDisruptionBudget },
	}
	const documents = parseAllDocuments(await read('kubernetes.yaml')).map((document) => document.toJS())
	expect(documents.map(({ kind }) => kind).toSorted()).toEqual(
		['Cluster', 'Deployment', ...Object.keys(kinds)].toSorted(),
	)
	for (const document of documents) {
		// The schema of the cluster belongs to its operator; its name is part of the addresses that the pods use.
		if (document.kind === 'Cluster') {
			const addresses = (await read('kubernetes.yaml')).match(/@[\w-]+(?=\/)/g)
			const { name } = document.metadata
			expect(new Set(addresses)).toEqual(new Set([`@${name}-rw`, `@${name}-ro`]))
			continue
		}
		const Kind = kinds[document.kind]
		if (Kind === undefined) throw new Error(`unknown kind ${document.kind}`)
		new Kind(document as never).validate()
		if (document.kind !== 'Deployment') continue
		const [container] = document.spec.template.spec.containers
		expect(container).toMatchObject({
			livenessProbe: { httpGet: { path: '/healthz' } },
			resources: { limits: { memory: expect.any(String) } },
			securityContext: { readOnlyRootFilesystem: true },
		})
	}
})

test('rules and dashboard use metrics that exist', async () => {
	const sources = await Promise.all(
		['metrics', 'work-metrics'].map((name) => readFile(`src/api/http/${name}.ts`, 'utf8')),
	)
	const known = new Set(sources.join().match(/(?<=')zagros_\w+(?=')/g))
	for (const name of ['alerts.yml', 'dashboard.json']) {
		const used = new Set((await read(`monitoring/${name}`)).match(/\bzagros_\w+/g))
		expect(used.size).toBeGreaterThan(10)
		expect([...used].filter((metric) => !known.has(metric.replace(/_bucket$/, '')))).toEqual([])
	}
	const { groups } = parse(await read('monitoring/alerts.yml'))
	const severities = groups[0].rules.map((rule: { labels: { severity: string } }) => rule.labels.severity)
	expect(new Set(severities)).toEqual(new Set(['page', 'ticket']))
})

test('the manual explains every alert', async () => {
	const { groups } = parse(await read('monitoring/alerts.yml'))
	const alerts = groups[0].rules.map(({ alert }: { alert: string }) => alert)
	const manual = await readFile('docs/running.md', 'utf8')
	expect([...manual.matchAll(/^\| `(Zagros\w+)`/gm)].map(([, name]) => name).sort()).toEqual(alerts.sort())
})
