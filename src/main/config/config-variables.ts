import { z } from 'zod'
import { readAddress } from '#store/database/database-address.ts'

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
/** "0.0.0.0/0" is a range too, at the operator's own risk. */
const addressRanges = commaList.pipe(z.array(z.union([z.ipv4(), z.ipv6(), z.cidrv4(), z.cidrv6()])))
const aboveZero = z
	.string()
	.regex(/^\d+(\.\d+)?$/)
	.transform(Number)
	.refine((value) => value > 0)
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

const isDatabase = (url: string): boolean => readAddress(url) !== undefined

/** Every setting that the program reads; a test compares .env.example with this list. */
export const variables = [
	{
		name: 'PORT',
		schema: wholeNumber(0, 65535),
		fallback: '3000',
		expected: 'a port number from 0 to 65535',
		meaning: 'The port of the web server; 0 takes any free port.',
	},
	{
		name: 'HOST',
		schema: z.string().regex(/^[^\s/]+$/),
		fallback: '127.0.0.1',
		expected: 'a host name or address',
		meaning: 'The network address that the web server listens on.',
	},
	{
		name: 'PUBLIC_URL',
		// As browsers write it: they send it as Origin, without capitals, a usual port or the letters of another script.
		schema: address(/^https?$/)
			.transform((text) => new URL(text))
			.refine(({ href, origin }) => href === `${origin}/`)
			.transform(({ origin }) => origin),
		fallback: undefined,
		expected: 'an http(s) address without a path, such as https://news.example',
		meaning:
			'The address of the site as readers type it. It is used in links in e-mails and feeds and in canonical URLs; with https, cookies are Secure. Default: http://localhost:PORT.',
	},
	{
		name: 'DATA_DIR',
		schema: z.string().refine((path) => !path.includes('\0')),
		fallback: './data',
		expected: 'a folder',
		meaning: 'Where the private database, the generated secret and the outbox of e-mails are stored.',
	},
	{
		name: 'RUN_AS',
		schema: z.string().regex(/^[a-z_][a-z0-9._-]*$/i),
		fallback: undefined,
		expected: 'the name of a user of this machine',
		meaning:
			'If the product is started as root, it switches to this user, who must be able to read the code and who will own a new DATA_DIR. Otherwise it is ignored.',
	},
	{
		name: 'DATABASE_URL',
		schema: z.string().refine(isDatabase),
		fallback: undefined,
		secret: true,
		expected: 'a postgres:// address with one host',
		meaning:
			'Your own PostgreSQL server, instead of the private one in DATA_DIR. With several servers it is the address that leads to the primary, whichever that is.',
	},
	{
		name: 'DATABASE_READ_URLS',
		schema: commaList.refine((list) => list.every(isDatabase)),
		fallback: '',
		secret: true,
		expected: 'a comma-separated list of postgres:// addresses, with DATABASE_URL',
		meaning:
			'Addresses that lead to replicas of DATABASE_URL. Lists, counts and pages are read from them in turn.',
	},
	{
		name: 'REDIS_URL',
		schema: address(/^rediss?$/),
		fallback: undefined,
		secret: true,
		expected: 'a redis:// address',
		meaning:
			'Redis or Valkey, through which several web processes share their rate limits. Unset: each process counts alone.',
	},
	{
		name: 'ROLE',
		schema: z.enum(['all', 'web', 'worker']),
		fallback: 'all',
		expected: 'all, web or worker',
		meaning:
			'What this process does: web serves pages and the API, worker collects news and sends notifications, all does both.',
	},
	{
		name: 'WORKER_PORT',
		schema: wholeNumber(1, 65535),
		fallback: undefined,
		expected: 'a port number from 1 to 65535',
		meaning:
			'The port on which a process with ROLE=worker serves /healthz and /metrics, on HOST. Unset: it serves neither.',
	},
	{
		name: 'LOG_LEVEL',
		schema: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']),
		fallback: 'info',
		expected: 'fatal, error, warn, info, debug, trace or silent',
		meaning: 'The least severe level that is logged.',
	},
	{
		name: 'NEWS_MODE',
		schema: z.enum(['live', 'sample', 'auto']),
		fallback: 'auto',
		expected: 'live, sample or auto',
		meaning:
			'live reads the sources, sample shows invented news. auto tries all sources for at most 5 s: if none responds and live news was never stored, it starts with sample news, tries again every ten minutes and at each start, and then switches to live news. Commands use the mode of the running product.',
	},
	{
		name: 'SOURCES_FILE',
		schema: z.string(),
		fallback: undefined,
		expected: 'a catalogue file of the same shape as catalogue/sources.json',
		meaning: 'A file with other sources than catalogue/sources.json.',
	},
	{
		name: 'FETCH_ALLOW',
		schema: hostAndPortList,
		fallback: '',
		expected: 'a comma-separated list of host:port',
		meaning: 'Private network addresses that feeds may be fetched from. All others are refused.',
	},
	{
		name: 'WEBHOOK_ALLOW',
		schema: hostAndPortList,
		fallback: '',
		expected: 'a comma-separated list of host:port',
		meaning:
			'Private network addresses that webhooks and push services of readers may have. All others are refused.',
	},
	{
		name: 'SMTP_URL',
		schema: address(/^smtps?$/).refine((url) => URL.parse(url)?.hostname !== ''),
		fallback: undefined,
		secret: true,
		expected: 'an smtp:// or smtps:// address',
		meaning:
			'The mail server (SMTP). Unset: each e-mail is written as an .eml file to DATA_DIR/outbox and logged, with its link unless PUBLIC_URL is https.',
	},
	{
		name: 'MAIL_FROM',
		schema: z.string().regex(/^(?:[^\s<>@]+@[^\s<>@]+|(?:[^<>\r\n]+ )?<[^\s<>@]+@[^\s<>@]+>)$/),
		fallback: undefined,
		expected: 'an e-mail address, with or without a name',
		meaning: 'The sender of e-mails. Default: info@BRAND_DOMAIN.',
	},
	{
		name: 'GOOGLE_CLIENT_ID',
		schema: z.string(),
		fallback: undefined,
		expected: 'a client id',
		meaning: 'The client id for Google sign-in. Unset: the button says that Google sign-in is not set up.',
	},
	{
		name: 'GOOGLE_CLIENT_SECRET',
		schema: z.string(),
		fallback: undefined,
		secret: true,
		expected: 'a client secret',
		meaning: 'The client secret for Google sign-in.',
	},
	{
		name: 'GOOGLE_ISSUER',
		schema: address(/^https?$/),
		fallback: 'https://accounts.google.com',
		expected: 'an http(s) address',
		meaning: 'The OpenID Connect issuer for Google sign-in.',
	},
	{
		name: 'PRICES_URL',
		schema: address(/^https?$/),
		fallback: 'https://api.coingecko.com/api/v3/coins/markets',
		expected: 'an http(s) address',
		meaning: 'The price service: an address that responds like CoinGecko’s coins/markets.',
	},
	{
		name: 'COINGECKO_API_KEY',
		schema: z.string().regex(/^[\x21-\x7e]+$/),
		fallback: undefined,
		secret: true,
		expected: 'a key of printable characters',
		meaning: 'The API key that is sent to the price service. Unset: none is sent.',
	},
	{
		name: 'TOMAN_PRICES_URL',
		schema: commaList.pipe(z.array(address(/^https?$/))),
		fallback: '',
		expected: 'a comma-separated list of http(s) addresses',
		meaning:
			'Where the price of Tether in toman comes from: addresses that respond like Nobitex’s market/stats or Wallex’s v1/markets; the median is shown. Unset: live news has no prices in toman. Check first whether you may use an exchange: some are under sanctions.',
	},
	{
		name: 'TELEGRAM_BOT_TOKEN',
		schema: z.string().regex(/^\d+:[\w-]+$/),
		fallback: undefined,
		secret: true,
		expected: 'the token of a bot',
		meaning:
			'The bot that sends notifications in Telegram. Unset: the dashboard says that Telegram is not set up.',
	},
	{
		name: 'TELEGRAM_API_URL',
		schema: address(/^https?$/),
		fallback: 'https://api.telegram.org',
		expected: 'an http(s) address',
		meaning: 'The address of the Telegram Bot API, or of a mirror of it.',
	},
	{
		name: 'BALE_BOT_TOKEN',
		schema: z.string().regex(/^\d+:[\w-]+$/),
		fallback: undefined,
		secret: true,
		expected: 'the token of a bot',
		meaning: 'The bot that sends notifications in Bale. Unset: the dashboard says that Bale is not set up.',
	},
	{
		name: 'BALE_API_URL',
		schema: address(/^https?$/),
		fallback: 'https://tapi.bale.ai',
		expected: 'an http(s) address',
		meaning: 'The address of the Bale Bot API, which has the shape of Telegram’s.',
	},
	{
		name: 'BRAND_DOMAIN',
		schema: hostName,
		fallback: 'zagros.example',
		expected: 'a domain name',
		meaning: 'The domain of the e-mail addresses that are shown on pages and in e-mails.',
	},
	{
		name: 'STREAM_LIMIT',
		schema: wholeNumber(0, 100_000),
		fallback: '500',
		expected: 'a number of streams from 0 to 100000',
		meaning: 'How many live streams a web process keeps open.',
	},
	{
		name: 'TRIAL_DAYS',
		schema: wholeNumber(0, 3650),
		fallback: '30',
		expected: 'a number of days from 0 to 3650',
		meaning: 'The subscription credit of a new account, in days.',
	},
	{
		name: 'TRUST_PROXY',
		schema: z
			.string()
			.transform((value) => (value === 'false' ? '' : value))
			.pipe(addressRanges),
		fallback: 'false',
		expected: 'false or a comma-separated list of addresses and CIDR ranges',
		meaning:
			'The proxies whose X-Forwarded-For and X-Forwarded-Proto headers are trusted. Behind a proxy this must be set.',
	},
	{
		name: 'BACKUP_DIR',
		schema: z.string().refine((path) => !path.includes('\0')),
		fallback: undefined,
		expected: 'a folder',
		meaning: 'The folder into which a worker writes a daily backup. Unset: there are no daily backups.',
	},
	{
		name: 'BACKUP_KEEP',
		schema: wholeNumber(1, 3650),
		fallback: '14',
		expected: 'a number from 1 to 3650',
		meaning: 'How many daily backups are kept. Older ones are deleted.',
	},
	{
		name: 'BACKUP_RECIPIENT',
		schema: z.string().regex(/^age1[0-9a-z]{20,}$/),
		fallback: undefined,
		expected: 'a recipient of age, such as age1…',
		meaning:
			'The public key that backups are encrypted for; age-keygen makes the pair. Keep the private key elsewhere: without it they cannot be restored. Unset: backups are not encrypted.',
	},
	{
		name: 'BACKUP_AFTER',
		schema: z.string(),
		fallback: undefined,
		expected: 'a command; the path of the file is added as its last argument',
		meaning:
			'What runs after each daily backup, for example a script that copies the file to another machine. If it fails it is run again each hour.',
	},
	{
		name: 'HSTS_SUBDOMAINS',
		schema: z.enum(['true', 'false']).transform((value) => value === 'true'),
		fallback: 'false',
		expected: 'true or false',
		meaning:
			'Whether Strict-Transport-Security includes subdomains. Set it only if every subdomain of PUBLIC_URL has HTTPS: browsers refuse plain HTTP there for a year.',
	},
	{
		name: 'METRICS_ALLOW',
		schema: z
			.string()
			.transform((value) => (value === 'loopback' ? '' : value))
			.pipe(addressRanges),
		fallback: 'loopback',
		expected: 'loopback or a comma-separated list of addresses and CIDR ranges',
		meaning: 'Who may read /metrics besides this machine.',
	},
	{
		name: 'IDLE_CONNECTIONS_PER_ADDRESS',
		schema: wholeNumber(0, 100_000),
		fallback: '100',
		expected: 'a number from 0 to 100000',
		meaning:
			'The most idle connections of one address; further ones are closed. 0: no limit. Connections from TRUST_PROXY are not counted.',
	},
	{
		name: 'IDLE_CONNECTIONS',
		schema: wholeNumber(0, 100_000),
		fallback: '1000',
		expected: 'a number from 0 to 100000',
		meaning: 'The most idle connections of all addresses together. 0: no limit.',
	},
	{
		name: 'SAMPLE_SEED',
		schema: z.string(),
		fallback: 'zagros',
		expected: 'a text',
		meaning: 'For tests: the seed of what is random in sample news: seconds, prices and readers.',
	},
	{
		name: 'SAMPLE_SPEED',
		schema: z
			.string()
			.regex(/^\d+(\.\d+)?$/)
			.transform(Number)
			.refine((speed) => speed >= 1 && speed <= 1_000),
		fallback: '1',
		expected: 'a number from 1 to 1000',
		meaning:
			'For demonstrations: how many times faster than the calendar the week of sample news passes after its first start. Set it before that.',
	},
	{
		name: 'SAMPLE_DELAY_MS',
		schema: wholeNumber(0, Number.MAX_SAFE_INTEGER),
		fallback: '0',
		expected: 'a number of milliseconds',
		meaning:
			'For tests that must not depend on the hour: publishes the sample news of this much earlier as if it were new.',
	},
	{
		name: 'RATE_LIMIT_SCALE',
		schema: aboveZero,
		fallback: '1',
		expected: 'a number above 0',
		meaning: 'For load tests: multiplies every rate limit. Any value but 1 is logged as a warning at start.',
	},
	{
		name: 'TIME_LIMIT_SCALE',
		schema: aboveZero,
		fallback: '1',
		expected: 'a number above 0',
		meaning:
			'For tests on a machine that is busy with other things: multiplies how long a response and a statement for a visitor may take. Any value but 1 is logged as a warning at start.',
	},
] as const satisfies readonly {
	name: string
	fallback: string | undefined
	secret?: true
	schema: z.ZodType<unknown, string>
	expected: string
	meaning: string
}[]
