import { offeredChannels } from '#channels/open-senders.ts'
import type { Config } from '#main/config/config.ts'
import { portOf } from '#outside/address-policy.ts'
import type { GoogleSignIn } from '#outside/google-identity.ts'
import { createServices, type Services } from '#services/create-services.ts'
import type { Database } from '#store/database/open-database.ts'
import { openGuard } from './fetch-guard.ts'
import { openChannels, openChatBots, openRefuseAddress } from './open-channels.ts'
import type { News } from './open-news.ts'
import { openSourceEditor } from './open-source-editor.ts'

type ServicesParts = {
	config: Config
	news: News
	/** For a process that learns of the changes of others. */
	openClient?: Database['openClient']
	/** Aborts running fetches. */
	stop?: AbortSignal
}

/** The services of this process, as it is configured. */
export async function openServices({ config, news, openClient, stop }: ServicesParts): Promise<Services> {
	const { db, reads } = news.database
	const bots = openChatBots(config)
	const senders = openChannels({ config, db, bots, now: () => new Date() })
	return createServices({
		database: { db, ...(openClient && { openClient }) },
		reads,
		catalogue: news.catalogue,
		publicUrl: config.publicUrl,
		limitScale: config.rateLimitScale,
		streamLimit: config.streamLimit,
		trialDays: config.trialDays,
		google: await openGoogle(config),
		offeredChannels: offeredChannels(senders),
		senders,
		refuseAddress: openRefuseAddress(config),
		sourceEditor: openSourceEditor({ config, news, ...(stop && { stop }) }),
	})
}

/** Visitors wait for these calls, so they are short, and many run at once. */
const limitsOf = (scale: number) => ({
	...{ atOnce: 16, perHost: 16 },
	...{ connectMs: 3_000 * scale, headersMs: 4_000 * scale, totalMs: 4_500 * scale },
})

/** Google sign-in, where it is configured; its calls never wait behind feeds. */
async function openGoogle(config: Config): Promise<GoogleSignIn | undefined> {
	if (config.google === undefined) return undefined
	const permit = { allow: config.fetchAllow, ports: new Set([portOf(new URL(config.google.issuer))]) }
	const settings = { ...config.google, redirectUri: `${config.publicUrl}/auth/callback` }
	const { createGoogleSignIn } = await import('#outside/google-identity.ts')
	return createGoogleSignIn(settings, openGuard(config, permit, limitsOf(config.timeLimitScale)))
}
