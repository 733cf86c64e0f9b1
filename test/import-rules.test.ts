import { spawnSync } from 'node:child_process'
import { cp, mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'

/** ARCHITECTURE.md's import table: which folders each folder may import besides itself. */
const mayImport: Record<string, readonly string[]> = {
	domain: [],
	text: ['domain'],
	contract: ['domain'],
	catalogue: ['domain'],
	ingest: ['domain'],
	store: ['domain'],
	outside: ['domain'],
	mail: ['domain', 'text'],
	channels: ['domain', 'text', 'store', 'outside', 'mail'],
	services: ['domain', 'text', 'contract', 'store', 'outside', 'mail', 'channels'],
	jobs: ['domain', 'ingest', 'store', 'outside', 'mail', 'channels', 'services'],
	api: ['domain', 'text', 'contract', 'store', 'outside', 'channels', 'services'],
	operator: ['domain', 'text', 'contract', 'store', 'services', 'api'],
	web: ['domain', 'text', 'contract'],
	sample: ['domain', 'catalogue'],
	main: [
		'domain',
		'text',
		'contract',
		'catalogue',
		'ingest',
		'store',
		'outside',
		'mail',
		'channels',
		'services',
		'jobs',
		'api',
		'operator',
		'web',
		'sample',
	],
}
const folders = Object.keys(mayImport)
/** For each folder a package that it must not import and one that it may. */
const packages: Record<string, { refused: string; allowed?: string }> = {
	domain: { refused: 'zod' },
	text: { refused: 'react' },
	contract: { refused: 'fastify', allowed: 'zod' },
	catalogue: { refused: 'pg', allowed: 'zod' },
	ingest: { refused: 'undici', allowed: 'iconv-lite' },
	store: { refused: 'fastify', allowed: 'pg' },
	outside: { refused: 'pg', allowed: 'undici' },
	mail: { refused: 'fastify', allowed: 'nodemailer' },
	channels: { refused: 'fastify', allowed: 'zod' },
	services: { refused: 'fastify', allowed: 'lru-cache' },
	jobs: { refused: 'fastify', allowed: 'pg-boss' },
	api: { refused: 'pg', allowed: 'fastify' },
	operator: { refused: 'pg', allowed: 'fastify' },
	web: { refused: 'pg', allowed: 'react' },
	sample: { refused: 'fastify', allowed: 'node:http' },
	main: { refused: '../store/news.ts', allowed: 'pino' },
}

/** Modules with stricter rules than their folder: imports that are refused and imports that are allowed. */
const strictModules: Record<string, { refused: readonly string[]; allowed: readonly string[] }> = {
	'ingest/parse': {
		refused: ['#ingest/tag/tokenise-title.ts', '#ingest/tag/price-move.ts', '#ingest/ingest-source.ts'],
		allowed: ['#ingest/date/feed-date.ts', '#ingest/feed-entry.ts', 'entities'],
	},
	'ingest/date': {
		refused: ['#ingest/parse/parse-feed.ts', '#ingest/feed-entry.ts'],
		allowed: ['#domain/locale.ts'],
	},
	'store/private-server': {
		refused: ['#store/sql.ts', '#store/news/news-list.ts', '#store/accounts/session-store.ts', 'zod'],
		allowed: ['#store/database/database-problem.ts', '#domain/result.ts', 'pg'],
	},
	'api/limits': {
		refused: ['#api/news/news-list-routes.ts', '#api/identity/identity.ts', '#store/sql.ts'],
		allowed: ['#domain/problem.ts', 'fastify'],
	},
	'api/http': {
		refused: ['#api/news/news-list-routes.ts', '#api/accounts/profile-routes.ts', '#api/api-routes.ts'],
		allowed: ['#api/limits/address.ts', '#services/cache/cached-response.ts', 'fastify'],
	},
}

type Probe = { file: string; specifier: string; wanted: 'refused' | 'allowed' }
const moduleProbes: Probe[] = Object.entries(strictModules).flatMap(([module, specifiers]) =>
	(['refused', 'allowed'] as const).flatMap((wanted) =>
		specifiers[wanted].map((specifier, index) => ({
			file: `src/${module}/probe-${wanted}-${index}.ts`,
			specifier,
			wanted,
		})),
	),
)
const folderProbes: Probe[] = folders.flatMap((folder) => {
	const file = (name: string) => `src/${folder}/probe-${name}.ts`
	const rules = packages[folder]
	return [
		...folders.map(
			(other): Probe => ({
				file: file(`to-${other}`),
				specifier: `#${other}/probe-target.ts`,
				wanted: other === folder || mayImport[folder]?.includes(other) ? 'allowed' : 'refused',
			}),
		),
		{
			file: file('up'),
			specifier: `../${folder === 'text' ? 'domain' : 'text'}/probe-target.ts`,
			wanted: 'refused' as const,
		},
		{ file: file('beside'), specifier: './probe-target.ts', wanted: 'allowed' as const },
		{ file: file('barrel'), specifier: '#domain/index.ts', wanted: 'refused' as const },
		...(rules === undefined
			? []
			: [{ file: file('package'), specifier: rules.refused, wanted: 'refused' as const }]),
		...(rules?.allowed === undefined
			? []
			: [{ file: file('own'), specifier: rules.allowed, wanted: 'allowed' as const }]),
	]
})

/** The rules apply to types as well. */
const typeProbe: Probe = {
	file: 'src/domain/probe-type.ts',
	specifier: '#store/probe-target.ts',
	wanted: 'refused',
}
const misplacedProbe: Probe = {
	file: 'src/api/probe-module.ts',
	specifier: '#api/new-module/probe-target.ts',
	wanted: 'refused',
}
const probes = [...folderProbes, ...moduleProbes, typeProbe, misplacedProbe]

/** The file of a specifier, if it is one of ours. */
function targetOf({ file, specifier }: Probe): string | undefined {
	if (specifier.startsWith('#')) return `src/${specifier.slice(1)}`
	return specifier.startsWith('.') ? join(dirname(file), specifier) : undefined
}

let root: string
let refused: Set<string>
beforeAll(async () => {
	root = await mkdtemp(join(tmpdir(), 'import-rules-'))
	for (const file of ['.dependency-cruiser.mjs', 'package.json', 'ARCHITECTURE.md'])
		await cp(file, join(root, file))
	await symlink(resolve('node_modules'), join(root, 'node_modules'))
	const put = async (file: string, text: string) => {
		await mkdir(join(root, dirname(file)), { recursive: true })
		await writeFile(join(root, file), text)
	}
	for (const target of new Set(probes.flatMap((probe) => targetOf(probe) ?? [])))
		await put(target, 'export const thing = 1\n')
	for (const probe of probes) {
		const type = probe === typeProbe ? 'type ' : ''
		await put(probe.file, `import ${type}{ thing } from '${probe.specifier}'\n\nexport const own = thing\n`)
	}
	const run = spawnSync(
		resolve('node_modules/.bin/depcruise'),
		['--config', '.dependency-cruiser.mjs', '--output-type', 'json', 'src'],
		{ cwd: root, encoding: 'utf8', maxBuffer: 256 * 1024 * 1024 },
	)
	const { summary }: { summary: { violations: { from: string }[] } } = JSON.parse(run.stdout)
	refused = new Set(summary.violations.map(({ from }) => from))
})
afterAll(() => rm(root, { recursive: true }))

test.each(probes)('$file: import of $specifier is $wanted', ({ file, wanted }) => {
	expect(refused.has(file) ? 'refused' : 'allowed').toBe(wanted)
})
