import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { configWarnings, describeConfigProblem, readConfig } from './config.ts'
import { variables } from './config-variables.ts'

test('an empty environment gives the defaults of .env.example', () => {
	const config = readConfig({})
	expect(config).toEqual({
		ok: true,
		value: expect.objectContaining({
			port: 3000,
			host: '127.0.0.1',
			publicUrl: 'http://localhost:3000',
			dataDir: './data',
			role: 'all',
			newsMode: 'auto',
			trialDays: 30,
			brandDomain: 'zagros.example',
			trustProxy: [],
			rateLimitScale: 1,
			timeLimitScale: 1,
			sample: { seed: 'zagros', speed: 1, delayMs: 0 },
			google: undefined,
		}),
	})
})

test('the public address follows the port unless it is given', () => {
	const moved = readConfig({ PORT: '4000' })
	const given = readConfig({ PORT: '4000', PUBLIC_URL: 'https://news.example/' })
	expect(moved.ok && moved.value.publicUrl).toBe('http://localhost:4000')
	expect(given.ok && given.value.publicUrl).toBe('https://news.example')
})

test.each([
	'news.example',
	'news.example:8080',
	'//news.example',
	'https://news.example/fa',
	'ftp://news.example',
])('the public address %s is refused by name, with how to correct it', (given) => {
	const config = readConfig({ PUBLIC_URL: given })
	if (config.ok) throw new Error('accepted')
	expect(config.failure.map(describeConfigProblem)).toEqual([
		`PUBLIC_URL: given "${given}", expected an http(s) address without a path, such as https://news.example`,
	])
})

test('every problem is listed at once, each with variable, value and what is expected', () => {
	const config = readConfig({ PORT: 'eighty', ROLE: 'boss', TRIAL_DAYS: '-1', NEWS_MODE: 'fake' })
	if (config.ok) throw new Error('accepted')
	expect(config.failure.map(describeConfigProblem)).toEqual([
		'PORT: given "eighty", expected a port number from 0 to 65535',
		'ROLE: given "boss", expected all, web or worker',
		'NEWS_MODE: given "fake", expected live, sample or auto',
		'TRIAL_DAYS: given "-1", expected a number of days from 0 to 3650',
	])
})

test('an invalid secret is never printed', () => {
	const config = readConfig({ DATABASE_URL: 'mysql://me:hunter2@db/x', SMTP_URL: 'hunter2' })
	if (config.ok) throw new Error('accepted')
	expect(config.failure.map(describeConfigProblem).join()).not.toContain('hunter2')
	expect(config.failure.map((problem) => problem.variable)).toEqual(['DATABASE_URL', 'SMTP_URL'])
})

test('a database has one address, and may have several to read from', () => {
	const one = 'postgresql://me:pw@db1:5432/zagros'
	const several = 'postgresql://me:pw@db1,db2/zagros?target_session_attrs=read-write'
	const replicas = 'postgresql://me:pw@db2/zagros, postgresql://me:pw@db3/zagros'
	const read = (env: Record<string, string>) => {
		const config = readConfig(env)
		return config.ok ? config.value.databaseReadUrls.length : config.failure.map(({ variable }) => variable)
	}
	expect(read({ DATABASE_URL: one, DATABASE_READ_URLS: replicas })).toBe(2)
	expect(read({ DATABASE_URL: one })).toBe(0)
	expect(read({ DATABASE_URL: several })).toEqual(['DATABASE_URL'])
	expect(read({ DATABASE_READ_URLS: replicas })).toEqual(['DATABASE_URL'])
	expect(read({ DATABASE_URL: 'postgresql://db1:5432,db2:5432/zagros' })).toEqual(['DATABASE_URL'])
	expect(read({ DATABASE_URL: one, DATABASE_READ_URLS: 'db2' })).toEqual(['DATABASE_READ_URLS'])
})

test('an incomplete Google configuration is a problem', () => {
	const config = readConfig({ GOOGLE_CLIENT_ID: 'me' })
	if (config.ok) throw new Error('accepted')
	expect(config.failure.map((problem) => problem.variable)).toEqual(['GOOGLE_CLIENT_SECRET'])
})

test.each([
	['TRUST_PROXY', '1'],
	['TRUST_PROXY', 'true'],
	['TRUST_PROXY', '10.0.0.0/33'],
	['METRICS_ALLOW', 'everyone'],
	['IDLE_CONNECTIONS', '-1'],
	['IDLE_CONNECTIONS_PER_ADDRESS', 'many'],
	['FETCH_ALLOW', 'localhost'],
	['FETCH_ALLOW', '127.0.0.1:0'],
	['FETCH_ALLOW', '127.0.0.1:99999'],
	['FETCH_ALLOW', '*:80'],
	['WEBHOOK_ALLOW', 'localhost'],
	['RUN_AS', 'two words'],
	['PUBLIC_URL', 'https://a.example/news'],
	['PUBLIC_URL', 'javascript:alert(1)'],
	['PUBLIC_URL', 'https://a.example/?from=mail'],
	['PUBLIC_URL', 'https://a.example/#top'],
	['PUBLIC_URL', 'https://me:secret@a.example'],
	['SMTP_URL', 'smtp://'],
	['SMTP_URL', 'smtp:mail.example'],
	['MAIL_FROM', 'Zagros <me@a.example'],
	['MAIL_FROM', 'Zagros me@a.example'],
	['BRAND_DOMAIN', 'a b'],
	['RATE_LIMIT_SCALE', '0'],
	['TIME_LIMIT_SCALE', '-1'],
	['MAIL_FROM', 'me@a.example\r\nBcc: you@b.example'],
	['PORT', '70000'],
	['WORKER_PORT', '0'],
	['LOG_LEVEL', 'loud'],
])('%s=%s is refused', (name, value) => {
	expect(readConfig({ [name]: value }).ok).toBe(false)
})

test.each([
	['TRUST_PROXY', '10.0.0.0/8, ::1', 'trustProxy', ['10.0.0.0/8', '::1']],
	['TRUST_PROXY', 'false', 'trustProxy', []],
	['FETCH_ALLOW', 'localhost:8080,[::1]:9000', 'fetchAllow', ['localhost:8080', '[::1]:9000']],
	['WEBHOOK_ALLOW', 'localhost:8080', 'webhookAllow', ['localhost:8080']],
	['PUBLIC_URL', 'HTTPS://News.Example:443/', 'publicUrl', 'https://news.example'],
	['PUBLIC_URL', 'https://زاگرس.example', 'publicUrl', 'https://xn--mgbubg23d.example'],
	['MAIL_FROM', 'Zagros <me@a.example>', 'mailFrom', 'Zagros <me@a.example>'],
	['MAIL_FROM', 'me@a.example', 'mailFrom', 'me@a.example'],
	['PORT', '', 'port', 3000],
	['WORKER_PORT', '9100', 'workerPort', 9100],
	['LOG_LEVEL', 'debug', 'logLevel', 'debug'],
	['RATE_LIMIT_SCALE', '0.5', 'rateLimitScale', 0.5],
	['TIME_LIMIT_SCALE', '10', 'timeLimitScale', 10],
	['METRICS_ALLOW', '10.1.0.0/16,::1', 'metricsAllow', ['10.1.0.0/16', '::1']],
	['METRICS_ALLOW', 'loopback', 'metricsAllow', []],
	['METRICS_ALLOW', '', 'metricsAllow', []],
	['IDLE_CONNECTIONS', '0', 'connections', { idleEach: 100, idle: 0 }],
])('%s=%s is read', (name, value, field, wanted) => {
	const config = readConfig({ [name]: value })
	expect(config.ok && config.value[field as keyof typeof config.value]).toEqual(wanted)
})

test.each([
	['1', []],
	['1.0', []],
	['100', [expect.stringContaining('RATE_LIMIT_SCALE is 100')]],
	['0.5', [expect.stringContaining('RATE_LIMIT_SCALE is 0.5')]],
])('a RATE_LIMIT_SCALE of %s gives a warning unless it is 1', (value, warnings) => {
	const config = readConfig({ RATE_LIMIT_SCALE: value })
	expect(config.ok && configWarnings(config.value)).toEqual(warnings)
})

test('a TIME_LIMIT_SCALE other than 1 gives a warning', () => {
	const config = readConfig({ TIME_LIMIT_SCALE: '10' })
	expect(config.ok && configWarnings(config.value)).toEqual([
		expect.stringContaining('TIME_LIMIT_SCALE is 10'),
	])
})

test.each([
	[{ PUBLIC_URL: 'https://news.example' }, [expect.stringContaining('BACKUP_DIR is not set')]],
	[{ PUBLIC_URL: 'https://news.example', BACKUP_DIR: '/backups' }, []],
	[{ PUBLIC_URL: 'https://news.example', ROLE: 'web' }, []],
	[{}, []],
])('%o: a public site without daily backups gives a warning', (env, warnings) => {
	const config = readConfig(env)
	expect(config.ok && configWarnings(config.value)).toEqual(warnings)
})

/** The text of .env.example. */
const envExample = (): string =>
	[
		'# Every setting of Zagros with its default. To change one, copy its line into a file named .env in this folder, which',
		'# npm start, npm run dev and npm run zagros read, or set it in the environment. All settings are optional.',
		...variables.map(({ name, fallback, expected, meaning }) =>
			[
				'',
				`# ${meaning} Expected: ${expected}.`,
				`${fallback === undefined ? '# ' : ''}${name}=${fallback ?? ''}`,
			].join('\n'),
		),
		'',
	].join('\n')

test('.env.example matches what the code reads', async () => {
	expect(await readFile('.env.example', 'utf8')).toBe(envExample())
})
