import type { z } from 'zod'
import { fail, ok, type Result } from '#domain/result.ts'
import { variables } from './config-variables.ts'

export type Config = ReturnType<typeof assemble>

/** One wrong variable: which one, what was given (never a secret), what is expected. */
type ConfigProblem = { variable: string; given: string; expected: string }

export const describeConfigProblem = (problem: ConfigProblem): string =>
	`${problem.variable}: given ${problem.given}, expected ${problem.expected}`

type Variable = (typeof variables)[number]
/** A variable with a default has a value in any environment. */
type Values = {
	[One in Variable as One['name']]:
		| z.output<One['schema']>
		| (One extends { fallback: string } ? never : undefined)
}

const shown = (variable: Variable, given: string): string =>
	'secret' in variable ? `a value of ${given.length} characters (not shown)` : JSON.stringify(given)

/** Turns the environment into a typed value, or lists everything that is wrong with it. */
export function readConfig(env: Record<string, string | undefined>): Result<Config, ConfigProblem[]> {
	const problems: ConfigProblem[] = []
	const values: Partial<Record<Variable['name'], unknown>> = {}
	for (const variable of variables) {
		const { name, fallback, expected } = variable
		// An empty variable in an .env file means "not set".
		const given = env[name]?.trim() || fallback
		if (given === undefined) continue
		const read = variable.schema.safeParse(given)
		if (read.success) values[name] = read.data
		else problems.push({ variable: name, given: shown(variable, given), expected })
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
export function configWarnings({
	rateLimitScale,
	timeLimitScale,
	backup,
	publicUrl,
	role,
}: Config): string[] {
	const warnings: string[] = []
	if (rateLimitScale !== 1) {
		warnings.push(
			`RATE_LIMIT_SCALE is ${rateLimitScale}: every rate limit is multiplied by it, which is meant for load tests`,
		)
	}
	if (timeLimitScale !== 1) {
		warnings.push(
			`TIME_LIMIT_SCALE is ${timeLimitScale}: the time limits of responses and statements are multiplied by it, which is meant for tests`,
		)
	}
	if (backup.folder === undefined && publicUrl.startsWith('https:') && role !== 'web') {
		warnings.push('BACKUP_DIR is not set: nothing is backed up daily, which the privacy page promises')
	}
	return warnings
}

const botOf = (token: string | undefined, apiUrl: string) =>
	token === undefined ? undefined : { token, apiUrl }

function assemble(read: Values) {
	const port = read.PORT
	const { GOOGLE_CLIENT_ID: clientId, GOOGLE_CLIENT_SECRET: clientSecret } = read
	return {
		port,
		host: read.HOST,
		publicUrl: read.PUBLIC_URL ?? `http://localhost:${port}`,
		dataDir: read.DATA_DIR,
		runAs: read.RUN_AS,
		databaseUrl: read.DATABASE_URL,
		/** Addresses that lead to replicas, for reading. */
		databaseReadUrls: read.DATABASE_READ_URLS,
		redisUrl: read.REDIS_URL,
		role: read.ROLE,
		/** Where a process that is only a worker serves its health and metrics. */
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
		tomanPricesUrls: read.TOMAN_PRICES_URL,
		coingeckoApiKey: read.COINGECKO_API_KEY,
		/** The operator's bots. */
		bots: {
			telegram: botOf(read.TELEGRAM_BOT_TOKEN, read.TELEGRAM_API_URL),
			bale: botOf(read.BALE_BOT_TOKEN, read.BALE_API_URL),
		},
		brandDomain: read.BRAND_DOMAIN,
		streamLimit: read.STREAM_LIMIT,
		trialDays: read.TRIAL_DAYS,
		/** Address ranges whose forwarded headers are trusted; empty means none. */
		trustProxy: read.TRUST_PROXY,
		backup: {
			folder: read.BACKUP_DIR,
			keep: read.BACKUP_KEEP,
			recipient: read.BACKUP_RECIPIENT,
			after: read.BACKUP_AFTER,
		},
		hstsSubdomains: read.HSTS_SUBDOMAINS,
		metricsAllow: read.METRICS_ALLOW,
		/** How many idle connections stay open; 0 means no limit. */
		connections: { idleEach: read.IDLE_CONNECTIONS_PER_ADDRESS, idle: read.IDLE_CONNECTIONS },
		rateLimitScale: read.RATE_LIMIT_SCALE,
		timeLimitScale: read.TIME_LIMIT_SCALE,
		sample: { seed: read.SAMPLE_SEED, speed: read.SAMPLE_SPEED, delayMs: read.SAMPLE_DELAY_MS },
	}
}
