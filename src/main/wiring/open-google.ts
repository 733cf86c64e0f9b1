import type { Config } from '#main/config/config.ts'
import { portOf } from '#outside/address-policy.ts'
import type { GoogleSignIn } from '#outside/google-identity.ts'
import { openGuard } from './fetch-guard.ts'

/** Visitors wait for these calls, so they are many at once and short. */
const limits = { atOnce: 16, perHost: 16, connectMs: 3_000, headersMs: 4_000, totalMs: 4_500 }

/** Sign-in with Google, where an operator has set it up; its calls never wait behind feeds. */
export async function openGoogle(config: Config): Promise<GoogleSignIn | undefined> {
	if (config.google === undefined) return undefined
	const permit = { allow: config.fetchAllow, ports: [portOf(new URL(config.google.issuer))] }
	const settings = { ...config.google, redirectUri: `${config.publicUrl}/auth/callback` }
	const { createGoogleSignIn } = await import('#outside/google-identity.ts')
	return createGoogleSignIn(settings, openGuard(config, permit, limits))
}
