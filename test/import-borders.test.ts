import { spawnSync } from 'node:child_process'
import { cp, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
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
	commands: ['domain', 'store', 'outside', 'mail'],
	jobs: ['domain', 'ingest', 'store', 'outside', 'mail', 'commands'],
	api: ['domain', 'text', 'contract', 'store', 'outside', 'commands'],
	operator: ['domain', 'text', 'contract', 'store', 'commands', 'api'],
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
		'commands',
		'jobs',
		'api',
		'operator',
		'web',
		'sample',
	],
}
const folders = Object.keys(mayImport)
/** One package that each folder has no business with, and one that it lives on. */
const packages: Record<string, { refused: string; allowed?: string }> = {
	domain: { refused: 'zod' },
	text: { refused: 'react' },
	contract: { refused: 'fastify', allowed: 'zod' },
	catalogue: { refused: 'kysely', allowed: 'zod' },
	ingest: { refused: 'undici', allowed: 'iconv-lite' },
	store: { refused: 'fastify', allowed: 'kysely' },
	outside: { refused: 'kysely', allowed: 'undici' },
	mail: { refused: 'fastify', allowed: 'nodemailer' },
	commands: { refused: 'fastify', allowed: 'sharp' },
	jobs: { refused: 'fastify', allowed: 'pg-boss' },
	api: { refused: 'kysely', allowed: 'fastify' },
	operator: { refused: 'kysely', allowed: 'fastify' },
	web: { refused: 'pg', allowed: 'react' },
	sample: { refused: 'fastify', allowed: 'node:http' },
	main: { refused: '../store/news.ts', allowed: 'pino' },
}

/** Rooms with a narrower border than their folder: what they must not know, and what they live on. */
const rooms: Record<string, { refused: readonly string[]; allowed: readonly string[] }> = {
	'ingest/vocabulary': {
		refused: [
			'#ingest/tag/tokenise-title.ts',
			'#ingest/parse/plain-text.ts',
			'#domain/catalogue.ts',
			'tldts',
		],
		allowed: ['./word-set.ts'],
	},
	'ingest/parse': {
		refused: [
			'#ingest/tag/tokenise-title.ts',
			'#ingest/vocabulary/price-words.ts',
			'#ingest/ingest-source.ts',
		],
		allowed: ['#ingest/date/feed-date.ts', '#ingest/feed-entry.ts', 'entities'],
	},
	'ingest/date': {
		refused: ['#ingest/parse/parse-feed.ts', '#ingest/feed-entry.ts'],
		allowed: ['#domain/locale.ts'],
	},
	'store/private-server': {
		refused: ['#store/schema.ts', '#store/news/news-list.ts', '#store/accounts/session-store.ts', 'kysely'],
		allowed: ['#store/database/database-problem.ts', '#domain/result.ts', 'pg'],
	},
	'api/limits': {
		refused: ['#api/news/news-list-routes.ts', '#api/identity/identity.ts', '#store/schema.ts'],
		allowed: ['#api/http/problem.ts', 'fastify'],
	},
	'api/http': {
		refused: ['#api/news/news-list-routes.ts', '#api/accounts/profile-routes.ts', '#api/api-routes.ts'],
		allowed: ['#api/limits/address.ts', '#api/cache/cached-response.ts', 'fastify'],
	},
}

type Probe = { file: string; specifier: string; wanted: 'refused' | 'allowed' }
const roomProbes: Probe[] = Object.entries(rooms).flatMap(([room, specifiers]) =>
	(['refused', 'allowed'] as const).flatMap((wanted) =>
		specifiers[wanted].map((specifier, index) => ({
			file: `src/${room}/probe-${wanted}-${index}.ts`,
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
		{ file: file('up'), specifier: '../domain/locale.ts', wanted: 'refused' as const },
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

const probes = [...folderProbes, ...roomProbes]

let root: string
let refused: Set<string>
beforeAll(async () => {
	root = await mkdtemp(join(tmpdir(), 'borders-'))
	await cp('biome.json', join(root, 'biome.json'))
	for (const { file, specifier } of probes) {
		await mkdir(join(root, file, '..'), { recursive: true })
		await writeFile(join(root, file), `import { thing } from '${specifier}'\n\nexport const own = thing\n`)
	}
	const biome = fileURLToPath(new URL('../node_modules/.bin/biome', import.meta.url))
	const run = spawnSync(
		biome,
		[
			'lint',
			'--vcs-enabled=false',
			'--only=style/noRestrictedImports',
			'--reporter=json',
			'--max-diagnostics=none',
			'src',
		],
		{ cwd: root, encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 },
	)
	refused = new Set([...run.stdout.matchAll(/src\/[\w/-]+\/probe-[\w-]+\.ts/g)].map(([file]) => file))
})
afterAll(() => rm(root, { recursive: true }))

test.each(probes)('$file: import of $specifier is $wanted', ({ file, wanted }) => {
	expect(refused.has(file) ? 'refused' : 'allowed').toBe(wanted)
})
