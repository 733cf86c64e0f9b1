import { generateKeyPairSync, sign as signBytes } from 'node:crypto'
import { createServer } from 'node:http'
import { Provider } from 'oidc-provider'
import { afterAll } from 'vitest'

/** A person with an account at the issuer. */
export type IssuerPerson = {
	sub: string
	email: string
	email_verified: boolean
	given_name?: string
	family_name?: string
}

type OidcIssuer = {
	url: string
	clientId: string
	clientSecret: string
	/** Chooses who is logged in at the issuer; `cancel` presses its cancel button. */
	actAs: (person: IssuerPerson | 'cancel') => void
	/** Signs claims with the issuer's own key. */
	sign: (claims: object, header?: { kid?: string; jku?: string }) => string
	/** The public key as PEM. */
	publicKey: string
	/** Follows the issuer's pages like a browser up to the redirect back, and returns that URL. */
	follow: (start: string) => Promise<URL>
	close: () => Promise<void>
}

/** A real OpenID Connect issuer on this machine. */
export async function openIssuer(
	redirectUri: string,
	options: { claimsInIdToken?: boolean } = {},
): Promise<OidcIssuer> {
	const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })
	const jwk = { ...privateKey.export({ format: 'jwk' }), kid: 'own-key', alg: 'RS256', use: 'sig' }
	const clientId = 'zagros-test'
	const clientSecret = 'a secret of the test client, long enough'
	const people = new Map<string, IssuerPerson>()
	let current: IssuerPerson | 'cancel' = 'cancel'

	const server = createServer()
	await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
	const address = server.address()
	const url = `http://127.0.0.1:${typeof address === 'object' && address !== null ? address.port : 0}`
	const provider = new Provider(url, {
		clients: [{ client_id: clientId, client_secret: clientSecret, redirect_uris: [redirectUri] }],
		jwks: { keys: [jwk] },
		cookies: { keys: ['a key of the test issuer'] },
		conformIdTokenClaims: !(options.claimsInIdToken ?? true),
		claims: {
			openid: ['sub'],
			email: ['email', 'email_verified'],
			profile: ['name', 'given_name', 'family_name'],
		},
		features: { devInteractions: { enabled: false } },
		interactions: { url: (_context: unknown, { uid }: { uid: string }) => `/interaction/${uid}` },
		pkce: { required: () => true },
		findAccount: (_context: unknown, id: string) => ({
			accountId: id,
			claims: async () => ({ ...people.get(id), sub: id }),
		}),
		loadExistingGrant: async (context: {
			oidc: { client: { clientId: string }; session: { accountId: string } }
		}) => {
			const grant = new provider.Grant({
				clientId: context.oidc.client.clientId,
				accountId: context.oidc.session.accountId,
			})
			grant.addOIDCScope('openid email profile')
			await grant.save()
			return grant
		},
	})
	const handle = provider.callback()
	server.on('request', (request, response) => {
		if (!request.url?.startsWith('/interaction/')) return void handle(request, response)
		const result =
			current === 'cancel'
				? { error: 'access_denied', error_description: 'the visitor went back' }
				: { login: { accountId: current.sub } }
		provider.interactionFinished(request, response, result).catch((error: Error) => {
			response.statusCode = 500
			response.end(error.message)
		})
	})
	const close = async () => {
		server.closeAllConnections()
		await new Promise((resolve) => server.close(resolve))
	}
	afterAll(close)
	return {
		url,
		clientId,
		clientSecret,
		actAs: (person) => {
			current = person
			if (person !== 'cancel') people.set(person.sub, person)
		},
		sign: (claims, header = {}) => {
			const parts = [{ alg: 'RS256', kid: 'own-key', ...header }, claims]
			const body = parts.map((part) => Buffer.from(JSON.stringify(part)).toString('base64url')).join('.')
			return `${body}.${signBytes('sha256', Buffer.from(body), privateKey).toString('base64url')}`
		},
		publicKey: publicKey.export({ format: 'pem', type: 'spki' }).toString(),
		follow: (start) => followTo(start, redirectUri),
		close,
	}
}

async function followTo(start: string, redirectUri: string): Promise<URL> {
	const jar = new Map<string, string>()
	let next = start
	for (let hop = 0; hop < 10; hop += 1) {
		if (next.startsWith(redirectUri)) return new URL(next)
		const cookie = [...jar].map(([name, value]) => `${name}=${value}`).join('; ')
		const response = await fetch(next, { redirect: 'manual', headers: { cookie } })
		for (const line of response.headers.getSetCookie()) {
			const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? []
			jar.set(name, value)
		}
		const location = response.headers.get('location')
		if (location === null)
			throw new Error(`the issuer responded ${response.status}: ${await response.text()}`)
		next = new URL(location, next).href
	}
	throw new Error('the issuer leads nowhere')
}
