import type { FastifyInstance, RouteOptions } from 'fastify'
import { type Logger, pino } from 'pino'
import { afterAll } from 'vitest'
import { createApp } from '#api/app.ts'
import { browserSessionOf } from '#api/identity/identity.ts'
import { addApi, addServices } from '#api/server.ts'
import { writeSourceRecord } from '#catalogue/change-sources.ts'
import type { Catalogue } from '#domain/catalogue.ts'
import { type Config, readConfig } from '#main/config/config.ts'
import { openChannels, openRefuseAddress } from '#main/wiring/open-channels.ts'
import { openSourceEditor } from '#main/wiring/open-source-editor.ts'
import { addDesk } from '#operator/auth/add-desk.ts'
import type { GoogleSignIn } from '#outside/google-identity.ts'
import { createPasswordHashing, type PasswordHashing } from '#services/accounts/password-hashing.ts'
import { createServices, type Services } from '#services/create-services.ts'
import { newClient } from '#store/database/new-client.ts'
import { putSetting } from '#store/setting-store.ts'
import { saveCatalogue } from '#store/sources/catalogue-store.ts'
import { saveFileRecords } from '#store/sources/source-record-store.ts'
import { type TestDatabase, testDatabase } from './database.ts'
import { smallCatalogue } from './news-drafts.ts'
import { ownTagWords } from './tags/own-tagger.ts'

export const testSecret = 'a secret that only tests know'
export const testOrigin = 'http://zagros.test'

export type TestApi = TestDatabase & { app: FastifyInstance; services: Services }

type TestApiOptions = {
	database?: TestDatabase
	catalogue?: Catalogue
	/** 1 for the rate limits of production; by default they are multiplied by a thousand. */
	limitScale?: number
	streamLimit?: number
	publicUrl?: string
	trustProxy?: readonly string[]
	redisUrl?: string
	now?: () => number
	trialDays?: number
	/** Silent unless a test reads it. */
	logger?: Logger
	google?: GoogleSignIn
	/** Private addresses that the source preview may reach. */
	fetchAllow?: string
	/** Private addresses that webhooks may reach. */
	webhookAllow?: string
	/** Replaces services of accounts, such as the look-up of tokens. */
	accounts?: Partial<Services['accounts']>
	/** Cheap by default: a hash of production takes 16 ms, twice for a new account. */
	passwords?: PasswordHashing
	/** Is called for every route as it is added. */
	watch?: (route: RouteOptions) => void
}

/** The configuration that these environment variables give. */
function testConfig(env: Record<string, string | undefined>): Config {
	const config = readConfig(env)
	if (!config.ok) throw new Error(JSON.stringify(config.failure))
	return config.value
}

const cheapPasswords = createPasswordHashing({ memoryKiB: 8, passes: 1, lanes: 1 })

/** The real API on a database of its own, without pages. */
export async function testApi(options: TestApiOptions = {}): Promise<TestApi> {
	const database = options.database ?? (await testDatabase())
	const { now = Date.now, publicUrl = testOrigin, catalogue = smallCatalogue } = options
	await saveCatalogue(database.db, catalogue)
	await saveFileRecords(database.db, catalogue.sources.map(writeSourceRecord))
	const app = await createApp({
		logger: options.logger ?? pino({ level: 'silent' }),
		https: publicUrl.startsWith('https:'),
		trustProxy: options.trustProxy ?? [],
		longestStillMs: 0,
		limits: {
			scale: options.limitScale ?? 1000,
			redisUrl: options.redisUrl,
			sessionOf: (request) => browserSessionOf(request, { secret: testSecret, now })?.id,
		},
	})
	const { watch } = options
	if (watch !== undefined) app.addHook('onRoute', (route) => watch(route))
	const config = testConfig({ FETCH_ALLOW: options.fetchAllow, WEBHOOK_ALLOW: options.webhookAllow })
	await putSetting(database.db, 'session_secret', testSecret)
	const services = createServices({
		database: {
			db: database.db,
			openClient: async () => {
				// Like the product's: closing may overtake a listener that is still connecting.
				const client = newClient(database.login)
				await client.connect()
				return client
			},
		},
		catalogue,
		publicUrl,
		limitScale: options.limitScale ?? 1000,
		...(options.streamLimit !== undefined && { streamLimit: options.streamLimit }),
		trialDays: options.trialDays ?? 30,
		google: options.google,
		senders: openChannels({ config, db: database.db, bots: {}, now: () => new Date(now()) }),
		refuseAddress: openRefuseAddress(config),
		sourceEditor: openSourceEditor({
			config,
			news: {
				sampleWeek: undefined,
				database,
				catalogue,
				storyWords: { words: [], frequencies: { headlines: 1, counts: new Map() } },
				tagData: { words: await ownTagWords(), weights: [] },
			},
		}),
		...(options.now && { now: options.now }),
		passwords: options.passwords ?? cheapPasswords,
	})
	Object.assign(services.accounts, options.accounts)
	addServices(app, services, {
		secret: testSecret,
		countryOf: (address) => (address === '2.144.0.1' ? 'IR' : null),
	})
	await addDesk(app)
	await addApi(app)
	await app.ready()
	// The app closes before the database is dropped: a listener whose connection breaks would reconnect.
	afterAll(() => app.close())
	return { ...database, app, services }
}

/** A browser: it stores cookies and sends its CSRF token with a write. */
export type TestBrowser = {
	cookies: () => string
	readonly csrftoken: string
	send: (
		method: 'GET' | 'POST' | 'PUT' | 'DELETE',
		url: string,
		payload?: object,
		headers?: Record<string, string>,
	) => Promise<{ status: number; body: never; headers: Record<string, unknown> }>
}

export async function openBrowser(app: FastifyInstance, remoteAddress = '127.0.0.1'): Promise<TestBrowser> {
	const jar = new Map<string, string>()
	const given = await app.inject({ url: '/v1/session/', remoteAddress })
	const keep = (response: { cookies: { name: string; value: string; maxAge?: number }[] }) => {
		for (const { name, value, maxAge } of response.cookies) {
			if (value === '' || maxAge === 0) jar.delete(name)
			else jar.set(name, value)
		}
	}
	keep(given)
	const cookies = () => [...jar].map(([name, value]) => `${name}=${value}`).join('; ')
	return {
		cookies,
		get csrftoken() {
			return jar.get('csrftoken') ?? ''
		},
		send: async (method, url, payload, headers = {}) => {
			const response = await app.inject({
				method,
				url,
				remoteAddress,
				headers: { cookie: cookies(), 'x-csrftoken': jar.get('csrftoken') ?? '', ...headers },
				...(payload === undefined ? {} : { payload }),
			})
			keep(response)
			return {
				status: response.statusCode,
				body: (response.body === '' ? undefined : response.json()) as never,
				headers: response.headers,
			}
		},
	}
}
