import * as oidc from 'openid-client'
import type { GuardedFetch } from '#domain/fetch-outcome.ts'
import { fail, ok, type Result } from '#domain/result.ts'
import { asFetch } from './web-fetch.ts'

type GoogleSettings = {
	clientId: string
	clientSecret: string
	issuer: string
	/** The address to which the issuer redirects the browser. */
	redirectUri: string
}

/** Secrets that are created when a sign-in begins and checked when it finishes. */
type SignInSecrets = { state: string; nonce: string; codeVerifier: string }

/** The result of a sign-in: the fields of the callback, or tokens that a script of the page received. */
export type SignInResponse =
	| { kind: 'code'; code: string; issuer: string | undefined }
	| { kind: 'tokens'; idToken: string; accessToken: string | undefined }

/** The person whom the issuer identified. Nothing here comes from the browser. */
export type IssuedPerson = {
	issuer: string
	subject: string
	email: string | undefined
	emailVerified: boolean
	firstName: string
	lastName: string
}

export type GoogleSignIn = {
	begin: (secrets: SignInSecrets, locale: string) => Promise<Result<URL, string>>
	finish: (response: SignInResponse, secrets: SignInSecrets) => Promise<Result<IssuedPerson, string>>
}

type Clients = { code: oidc.Configuration; tokens: oidc.Configuration }

const discoveryMs = 3_600_000

/** Sign-in through an OpenID Connect issuer; every request uses the guarded fetch. */
export function createGoogleSignIn(
	settings: GoogleSettings,
	get: GuardedFetch,
	now: () => number = Date.now,
): GoogleSignIn {
	let known: { clients: Promise<Clients>; at: number } | undefined
	const clients = (): Promise<Clients> => {
		if (known === undefined || now() - known.at > discoveryMs) {
			const discovered = discover(settings, get)
			known = { clients: discovered, at: now() }
			// After a failure the next sign-in tries again.
			discovered.catch(() => {
				known = undefined
			})
		}
		return known.clients
	}
	return {
		begin: async ({ state, nonce, codeVerifier }, locale) => {
			try {
				const { code } = await clients()
				const url = oidc.buildAuthorizationUrl(code, {
					redirect_uri: settings.redirectUri,
					scope: 'openid email profile',
					state,
					nonce,
					code_challenge: await oidc.calculatePKCECodeChallenge(codeVerifier),
					code_challenge_method: 'S256',
					ui_locales: locale,
				})
				return ok(url)
			} catch (error) {
				return fail(reasonOf(error))
			}
		},
		finish: async (response, secrets) => {
			try {
				const ready = await clients()
				return ok(
					response.kind === 'code'
						? await exchangeCode(ready.code, response, secrets, settings)
						: await readTokens(ready, response, secrets, settings),
				)
			} catch (error) {
				return fail(reasonOf(error))
			}
		},
	}
}

async function discover(settings: GoogleSettings, get: GuardedFetch): Promise<Clients> {
	const plain = settings.issuer.startsWith('http:')
	// Plain HTTP is used only if the operator configured it, as in tests with a local issuer.
	const insecure = plain ? [oidc.allowInsecureRequests] : []
	const guarded = { [oidc.customFetch]: asFetch(get) }
	const code = await oidc.discovery(
		new URL(settings.issuer),
		settings.clientId,
		settings.clientSecret,
		undefined,
		// By default openid-client trusts a token that came directly from the issuer; here its signature is always verified.
		{ ...guarded, execute: [oidc.enableNonRepudiationChecks, ...insecure] },
	)
	const tokens = new oidc.Configuration(code.serverMetadata(), settings.clientId, settings.clientSecret)
	tokens[oidc.customFetch] = asFetch(get)
	for (const setUp of [oidc.useIdTokenResponseType, ...insecure]) setUp(tokens)
	return { code, tokens }
}

async function exchangeCode(
	client: oidc.Configuration,
	{ code, issuer }: Extract<SignInResponse, { kind: 'code' }>,
	{ state, nonce, codeVerifier }: SignInSecrets,
	{ redirectUri }: GoogleSettings,
): Promise<IssuedPerson> {
	const callback = new URL(redirectUri)
	callback.searchParams.set('code', code)
	callback.searchParams.set('state', state)
	// There is only one issuer, so a callback without its name means this one.
	callback.searchParams.set('iss', issuer ?? client.serverMetadata().issuer)
	const given = await oidc.authorizationCodeGrant(client, callback, {
		pkceCodeVerifier: codeVerifier,
		expectedState: state,
		expectedNonce: nonce,
		idTokenExpected: true,
	})
	const claims = given.claims()
	if (claims === undefined) throw new Error('there is no id_token')
	return personOf(claims, await moreClaims(client, claims, given.access_token))
}

async function readTokens(
	{ code, tokens }: Clients,
	{ idToken, accessToken }: Extract<SignInResponse, { kind: 'tokens' }>,
	{ state, nonce }: SignInSecrets,
	{ redirectUri }: GoogleSettings,
): Promise<IssuedPerson> {
	const callback = new URL(redirectUri)
	callback.hash = new URLSearchParams({ id_token: idToken, state }).toString()
	const claims = await oidc.implicitAuthentication(tokens, callback, nonce, { expectedState: state })
	return personOf(claims, await moreClaims(code, claims, accessToken))
}

/** Some issuers leave the e-mail address out of the id_token; it is then requested from the issuer. */
async function moreClaims(client: oidc.Configuration, claims: oidc.IDToken, accessToken: string | undefined) {
	if (claims.email !== undefined || accessToken === undefined) return {}
	if (client.serverMetadata().userinfo_endpoint === undefined) return {}
	return oidc.fetchUserInfo(client, accessToken, claims.sub)
}

function personOf(claims: oidc.IDToken, more: Record<string, unknown>): IssuedPerson {
	const all: Record<string, unknown> = { ...more, ...claims }
	const text = (name: string): string => (typeof all[name] === 'string' ? all[name] : '')
	return {
		issuer: claims.iss,
		subject: claims.sub,
		email: text('email') || undefined,
		emailVerified: all.email_verified === true,
		firstName: text('given_name') || text('name'),
		lastName: text('family_name'),
	}
}

const reasonOf = (error: unknown): string => {
	if (!(error instanceof Error)) return String(error)
	const cause = error.cause instanceof Error ? `: ${error.cause.message}` : ''
	return `${error.message}${cause}`.slice(0, 300)
}
