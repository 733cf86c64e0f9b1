/** Every variable the program reads: the one list, from which .env.example is made. */
export const variables = [
	{
		name: 'PORT',
		fallback: '3000',
		expected: 'a port number from 0 to 65535',
		meaning: 'The port it listens on; 0 takes any free one.',
	},
	{
		name: 'HOST',
		fallback: '127.0.0.1',
		expected: 'a host name or address',
		meaning: 'The address it listens on.',
	},
	{
		name: 'PUBLIC_URL',
		fallback: undefined,
		expected: 'an http(s) address without a path, such as https://news.example',
		meaning:
			'What readers type: absolute links, canonical URLs, Secure cookies when https. Default: http://localhost:PORT.',
	},
	{
		name: 'DATA_DIR',
		fallback: './data',
		expected: 'a folder',
		meaning: 'Private database, generated secret, outbox.',
	},
	{
		name: 'RUN_AS',
		fallback: undefined,
		expected: 'the name of a user of this machine',
		meaning:
			'Started as root, the product goes on as this user, who must be able to read the code; a new DATA_DIR becomes theirs. Others ignore it.',
	},
	{
		name: 'DATABASE_URL',
		fallback: undefined,
		secret: true,
		expected: 'a postgres:// address',
		meaning:
			'A PostgreSQL server of yours instead of the private one in DATA_DIR. With several hosts (host1:5432,host2:5432 and target_session_attrs=read-write) whichever is the primary.',
	},
	{
		name: 'DATABASE_READ_URLS',
		fallback: '',
		secret: true,
		expected: 'a comma list of postgres:// addresses, with DATABASE_URL',
		meaning: 'Streaming replicas of DATABASE_URL, from which lists, counts and pages are read.',
	},
	{
		name: 'REDIS_URL',
		fallback: undefined,
		secret: true,
		expected: 'a redis:// address',
		meaning: 'Shared rate limits when several web processes run.',
	},
	{ name: 'ROLE', fallback: 'all', expected: 'all, web or worker', meaning: 'What this process does.' },
	{
		name: 'WORKER_PORT',
		fallback: undefined,
		expected: 'a port number from 1 to 65535',
		meaning: 'Where a ROLE=worker responds to /healthz and /metrics, on HOST. Unset: nowhere.',
	},
	{
		name: 'LOG_LEVEL',
		fallback: 'info',
		expected: 'fatal, error, warn, info, debug, trace or silent',
		meaning: 'The least important log lines that are written.',
	},
	{
		name: 'NEWS_MODE',
		fallback: 'auto',
		expected: 'live, sample or auto',
		meaning:
			'auto tries all sources for at most 5 s; where none answers and live news was never stored: sample, which is tried again at each start and every ten minutes and gives way to live; else live. Commands use what the product serves.',
	},
	{
		name: 'SOURCES_FILE',
		fallback: undefined,
		expected: 'a catalogue file of the same shape as catalogue/sources.json',
		meaning: 'Other sources than the project’s own.',
	},
	{
		name: 'FETCH_ALLOW',
		fallback: '',
		expected: 'a comma list of host:port',
		meaning: 'Private addresses that the fetcher of sources may reach all the same.',
	},
	{
		name: 'WEBHOOK_ALLOW',
		fallback: '',
		expected: 'a comma list of host:port',
		meaning: 'Private addresses that webhooks and push services of readers may reach all the same.',
	},
	{
		name: 'SMTP_URL',
		fallback: undefined,
		secret: true,
		expected: 'an smtp:// or smtps:// address',
		meaning:
			'The mail server. Unset: each mail is an .eml file in DATA_DIR/outbox and a log line, with its link unless PUBLIC_URL is https.',
	},
	{
		name: 'MAIL_FROM',
		fallback: undefined,
		expected: 'an e-mail address, with or without a name',
		meaning: 'The sender of mails. Default: info@BRAND_DOMAIN.',
	},
	{
		name: 'GOOGLE_CLIENT_ID',
		fallback: undefined,
		expected: 'a client id',
		meaning: 'Google sign-in; without it the button says that it is not set up.',
	},
	{
		name: 'GOOGLE_CLIENT_SECRET',
		fallback: undefined,
		secret: true,
		expected: 'a client secret',
		meaning: 'The other half of Google sign-in.',
	},
	{
		name: 'GOOGLE_ISSUER',
		fallback: 'https://accounts.google.com',
		expected: 'an http(s) address',
		meaning: 'The OpenID Connect issuer.',
	},
	{
		name: 'PRICES_URL',
		fallback: 'https://api.coingecko.com/api/v3/coins/markets',
		expected: 'an http(s) address',
		meaning: 'The price service: an address that answers as CoinGecko’s coins/markets does.',
	},
	{
		name: 'COINGECKO_API_KEY',
		fallback: undefined,
		secret: true,
		expected: 'a key of printable letters',
		meaning: 'Sent to the price service when set.',
	},
	{
		name: 'TELEGRAM_BOT_TOKEN',
		fallback: undefined,
		secret: true,
		expected: 'the token of a bot',
		meaning: 'The bot that tells followers in Telegram; without it the dashboard says that it is not set up.',
	},
	{
		name: 'TELEGRAM_API_URL',
		fallback: 'https://api.telegram.org',
		expected: 'an http(s) address',
		meaning: 'Where that bot is reached, such as a mirror.',
	},
	{
		name: 'BRAND_DOMAIN',
		fallback: 'zagros.example',
		expected: 'a domain name',
		meaning: 'The domain of the addresses shown on the pages and in mails.',
	},
	{
		name: 'TRIAL_DAYS',
		fallback: '30',
		expected: 'a number of days from 0 to 3650',
		meaning: 'Subscription credit given at activation.',
	},
	{
		name: 'TRUST_PROXY',
		fallback: 'false',
		expected: 'false or a comma list of addresses and CIDR ranges',
		meaning: 'Whose forwarded addresses are believed.',
	},
	{
		name: 'BACKUP_DIR',
		fallback: undefined,
		expected: 'a folder',
		meaning: 'Where a worker puts a backup every day. Unset: none is made by itself.',
	},
	{
		name: 'BACKUP_KEEP',
		fallback: '14',
		expected: 'a number from 1 to 3650',
		meaning: 'How many of the daily backups stay; older ones are deleted.',
	},
	{
		name: 'METRICS_ALLOW',
		fallback: 'loopback',
		expected: 'loopback or a comma list of addresses and CIDR ranges',
		meaning: 'Who may read /metrics besides this machine itself.',
	},
	{
		name: 'IDLE_CONNECTIONS_PER_ADDRESS',
		fallback: '100',
		expected: 'a number from 0 to 100000',
		meaning:
			'Connections of one address that wait for nothing; more are closed. 0: no bound. Those of TRUST_PROXY are not counted.',
	},
	{
		name: 'IDLE_CONNECTIONS',
		fallback: '1000',
		expected: 'a number from 0 to 100000',
		meaning: 'The same of all addresses together.',
	},
	{
		name: 'SAMPLE_SEED',
		fallback: 'zagros',
		expected: 'a text',
		meaning: 'Which headlines the sample newsroom makes up, for tests.',
	},
	{
		name: 'SAMPLE_DELAY_MS',
		fallback: '0',
		expected: 'a number of milliseconds',
		meaning:
			'Publishes the sample news of an earlier moment as if it were new, for tests that must not hang on the hour.',
	},
	{
		name: 'RATE_LIMIT_SCALE',
		fallback: '1',
		expected: 'a number above 0',
		meaning: 'Multiplies every rate limit, for load tests; other than 1 is warned of at start.',
	},
] as const satisfies readonly {
	name: string
	fallback: string | undefined
	secret?: true
	expected: string
	meaning: string
}[]

/** The text of .env.example; a test holds the file to it. */
export const envExample = (): string =>
	[
		'# Every variable Zagros reads, with its default. Copy the lines you change into a file .env beside this one, which',
		'# npm start, npm run dev and npm run zagros read, or into the environment; all of them may be left out.',
		...variables.map(({ name, fallback, expected, meaning }) =>
			[
				'',
				`# ${meaning} Expected: ${expected}.`,
				`${fallback === undefined ? '# ' : ''}${name}=${fallback ?? ''}`,
			].join('\n'),
		),
		'',
	].join('\n')
