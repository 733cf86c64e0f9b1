import { isIP } from 'node:net'
import { z } from 'zod'
import { fail, ok, type Result } from '#domain/result.ts'
import { readAddresses } from '#store/database/database-address.ts'
import { variables } from './config-variables.ts'

/** Whether the text is an address or a CIDR range; "0.0.0.0/0" is one too, at the operator's own risk. */
function isAddressRange(text: string): boolean {
	const [address = '', bits, ...rest] = text.split('/')
	const version = isIP(address)
	if (version === 0 || rest.length > 0) return false
	if (bits === undefined) return true
	return /^\d{1,3}$/.test(bits) && Number(bits) <= (version === 4 ? 32 : 128)
}

export type Config = {
	port: number
	host: string
	publicUrl: string
	dataDir: string
	runAs: string | undefined
	databaseUrl: string | undefined
	/** Streaming replicas of it, for reading. */
	databaseReadUrls: string[]
	redisUrl: string | undefined
	role: 'all' | 'web' | 'worker'
	/** Where a process that is only a worker serves its health and metrics. */
	workerPort: number | undefined
	logLevel: string
	newsMode: 'live' | 'sample' | 'auto'
	sourcesFile: string | undefined
	fetchAllow: string[]
	webhookAllow: string[]
	smtpUrl: string | undefined
	mailFrom: string | undefined
	google: { clientId: string; clientSecret: string; issuer: string } | undefined
	pricesUrl: string
	tomanPricesUrl: string
	coingeckoApiKey: string | undefined
	/** The bot that notifies followers. */
	telegram: { token: string; apiUrl: string } | undefined
	brandDomain: string
	trialDays: number
	/** Address ranges whose forwarded headers are trusted; empty means none. */
	trustProxy: string[]
	/** Where daily backups are written, if anywhere, and how many are retained. */
	backup: {
		folder: string | undefined
		keep: number
		/** The age recipient that backups are encrypted for. */
		recipient: string | undefined
		/** The command that copies backups to another machine. */
		after: string | undefined
	}
	/** Whether HSTS covers every subdomain of the site. */
	hstsSubdomains: boolean
	/** Address ranges that may read the metrics, besides this machine. */
	metricsAllow: string[]
	/** How many idle connections stay open; 0 means no limit. */
	connections: { idleEach: number; idle: number }
	rateLimitScale: number
	/** Which news the sample generates; tests fix it. */
	sample: { seed: string; delayMs: number }
}

/** One wrong variable: which one, what was given (never a secret), what is expected. */
type ConfigProblem = { variable: string; given: string; expected: string }

export const describeConfigProblem = (problem: ConfigProblem): string =>
	`${problem.variable}: given ${problem.given}, expected ${problem.expected}`

const wholeNumber = (first: number, last: number) =>
	z
		.string()
		.regex(/^\d+$/)
		.transform(Number)
		.refine((value) => value >= first && value <= last)
const address = (protocol: RegExp) => z.url({ protocol })
const commaList = z.string().transform((list) =>
	list
		.split(',')
		.map((part) => part.trim())
		.filter((part) => part !== ''),
)
const addressRanges = commaList.refine((ranges) => ranges.every(isAddressRange))
const hostName = z
	.string()
	.regex(/^(?=.{1,253}$)[a-z0-9](?:[a-z0-9-]*[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]*[a-z0-9])?)+$/i)
const hostAndPort = /^(?:\[[0-9a-f:.]+\]|[a-z0-9](?:[a-z0-9._-]*[a-z0-9])?):(\d{1,5})$/i

/** What the fetcher can reach: a host name or an address, and a valid port. */
function isHostAndPort(entry: string): boolean {
	const port = Number(hostAndPort.exec(entry)?.[1] ?? 0)
	return port >= 1 && port <= 65_535
}

const hostAndPortList = commaList.refine((list) => list.every(isHostAndPort))

const isDatabase = (url: string): boolean => readAddresses(url) !== undefined

const schemas = {
	PORT: wholeNumber(0, 65535),
	HOST: z.string().regex(/^[^\s/]+$/),
	// Text that is not a URL is refused here too.
	PUBLIC_URL: address(/^https?$/).refine((url) => /^\/?$/.test(URL.parse(url)?.pathname ?? '')),
	DATA_DIR: z.string().refine((path) => !path.includes('\0')),
	RUN_AS: z.string().regex(/^[a-z_][a-z0-9._-]*$/i),
	DATABASE_URL: z.string().refine(isDatabase),
	DATABASE_READ_URLS: commaList.refine((list) => list.every(isDatabase)),
	REDIS_URL: address(/^rediss?$/),
	ROLE: z.enum(['all', 'web', 'worker']),
	WORKER_PORT: wholeNumber(1, 65535),
	LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']),
	NEWS_MODE: z.enum(['live', 'sample', 'auto']),
	SOURCES_FILE: z.string(),
	FETCH_ALLOW: hostAndPortList,
	WEBHOOK_ALLOW: hostAndPortList,
	SMTP_URL: address(/^smtps?$/),
	MAIL_FROM: z.string().regex(/^(?:[^<>\r\n]+ )?<?[^\s<>@]+@[^\s<>@]+>?$/),
	GOOGLE_CLIENT_ID: z.string(),
	GOOGLE_CLIENT_SECRET: z.string(),
	GOOGLE_ISSUER: address(/^https?$/),
	PRICES_URL: address(/^https?$/),
	TOMAN_PRICES_URL: address(/^https?$/),
	COINGECKO_API_KEY: z.string().regex(/^[\x21-\x7e]+$/),
	TELEGRAM_BOT_TOKEN: z.string().regex(/^\d+:[\w-]+$/),
	TELEGRAM_API_URL: address(/^https?$/),
	BRAND_DOMAIN: hostName,
	TRIAL_DAYS: wholeNumber(0, 3650),
	TRUST_PROXY: z
		.string()
		.transform((value) => (value === 'false' ? '' : value))
		.pipe(addressRanges),
	BACKUP_DIR: z.string().refine((path) => !path.includes('\0')),
	BACKUP_KEEP: wholeNumber(1, 3650),
	BACKUP_RECIPIENT: z.string().regex(/^age1[0-9a-z]{20,}$/),
	BACKUP_AFTER: z.string(),
	HSTS_SUBDOMAINS: z.enum(['true', 'false']).transform((value) => value === 'true'),
	METRICS_ALLOW: z
		.string()
		.transform((value) => (value === 'loopback' ? '' : value))
		.pipe(addressRanges),
	IDLE_CONNECTIONS_PER_ADDRESS: wholeNumber(0, 100_000),
	IDLE_CONNECTIONS: wholeNumber(0, 100_000),
	SAMPLE_SEED: z.string(),
	SAMPLE_DELAY_MS: wholeNumber(0, Number.MAX_SAFE_INTEGER),
	RATE_LIMIT_SCALE: z
		.string()
		.regex(/^\d+(\.\d+)?$/)
		.transform(Number)
		.refine((scale) => scale > 0),
} satisfies Record<(typeof variables)[number]['name'], z.ZodType<unknown, string>>

type Name = keyof typeof schemas
/** Variables with a default in the table. */
type DefaultedName = Extract<(typeof variables)[number], { fallback: string }>['name']
type Values = {
	[Key in Name]: z.output<(typeof schemas)[Key]> | (Key extends DefaultedName ? never : undefined)
}

const shown = (name: Name, given: string): string => {
	const variable = variables.find((candidate) => candidate.name === name)
	return variable !== undefined && 'secret' in variable
		? `a value of ${given.length} characters (not shown)`
		: JSON.stringify(given)
}

/** Turns the environment into a typed value, or lists everything that is wrong with it. */
export function readConfig(env: Record<string, string | undefined>): Result<Config, ConfigProblem[]> {
	const problems: ConfigProblem[] = []
	const values: Partial<Record<Name, unknown>> = {}
	for (const { name, fallback, expected } of variables) {
		// An empty variable in an .env file means "not set".
		const given = env[name]?.trim() || fallback
		if (given === undefined) continue
		const read = schemas[name].safeParse(given)
		if (read.success) values[name] = read.data
		else problems.push({ variable: name, given: shown(name, given), expected })
	}
	const read = values as Values
	if ((read.GOOGLE_CLIENT_ID === undefined) !== (read.GOOGLE_CLIENT_SECRET === undefined)) {
		const missing = read.GOOGLE_CLIENT_ID === undefined ? 'GOOGLE_CLIENT_ID' : 'GOOGLE_CLIENT_SECRET'
		problems.push({ variable: missing, given: 'nothing', expected: 'a value, because its other half is set' })
	}
	if (read.DATABASE_READ_URLS?.length > 0 && read.DATABASE_URL === undefined) {
		const expected = 'a value, because DATABASE_READ_URLS names its replicas'
		problems.push({ variable: 'DATABASE_URL', given: 'nothing', expected })
	}
	if (problems.length > 0) return fail(problems)
	return ok(assemble(read))
}

/** Settings that are allowed but probably not meant, one line each. */
export function configWarnings({ rateLimitScale, backup, publicUrl, role }: Config): string[] {
	const warnings: string[] = []
	if (rateLimitScale !== 1) {
		warnings.push(
			`RATE_LIMIT_SCALE is ${rateLimitScale}: every rate limit is multiplied by it, which is meant for load tests`,
		)
	}
	if (backup.folder === undefined && publicUrl.startsWith('https:') && role !== 'web') {
		warnings.push('BACKUP_DIR is not set: nothing is backed up daily, which the privacy page promises')
	}
	return warnings
}

function assemble(read: Values): Config {
	const port = read.PORT
	const { GOOGLE_CLIENT_ID: clientId, GOOGLE_CLIENT_SECRET: clientSecret } = read
	return {
		port,
		host: read.HOST,
		publicUrl: (read.PUBLIC_URL ?? `http://localhost:${port}`).replace(/\/$/, ''),
		dataDir: read.DATA_DIR,
		runAs: read.RUN_AS,
		databaseUrl: read.DATABASE_URL,
		databaseReadUrls: read.DATABASE_READ_URLS,
		redisUrl: read.REDIS_URL,
		role: read.ROLE,
		workerPort: read.WORKER_PORT,
		logLevel: read.LOG_LEVEL,
		newsMode: read.NEWS_MODE,
		sourcesFile: read.SOURCES_FILE,
		fetchAllow: read.FETCH_ALLOW,
		webhookAllow: read.WEBHOOK_ALLOW,
		smtpUrl: read.SMTP_URL,
		mailFrom: read.MAIL_FROM,
		google:
			clientId !== undefined && clientSecret !== undefined
				? { clientId, clientSecret, issuer: read.GOOGLE_ISSUER }
				: undefined,
		pricesUrl: read.PRICES_URL,
		tomanPricesUrl: read.TOMAN_PRICES_URL,
		coingeckoApiKey: read.COINGECKO_API_KEY,
		telegram:
			read.TELEGRAM_BOT_TOKEN === undefined
				? undefined
				: { token: read.TELEGRAM_BOT_TOKEN, apiUrl: read.TELEGRAM_API_URL },
		brandDomain: read.BRAND_DOMAIN,
		trialDays: read.TRIAL_DAYS,
		trustProxy: read.TRUST_PROXY,
		backup: {
			folder: read.BACKUP_DIR,
			keep: read.BACKUP_KEEP,
			recipient: read.BACKUP_RECIPIENT,
			after: read.BACKUP_AFTER,
		},
		hstsSubdomains: read.HSTS_SUBDOMAINS,
		metricsAllow: read.METRICS_ALLOW,
		connections: { idleEach: read.IDLE_CONNECTIONS_PER_ADDRESS, idle: read.IDLE_CONNECTIONS },
		rateLimitScale: read.RATE_LIMIT_SCALE,
		sample: { seed: read.SAMPLE_SEED, delayMs: read.SAMPLE_DELAY_MS },
	}
}
