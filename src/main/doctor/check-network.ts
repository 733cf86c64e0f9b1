import { createAddressRanges } from '#api/limits/address.ts'
import type { Source } from '#domain/catalogue.ts'
import { greetMailServer } from '#mail/smtp-transport.ts'
import { createFetchToman } from '#outside/toman-prices.ts'
import { errorText } from '#store/database/database-problem.ts'
import { type Check, type DoctorParts, type Finding, fault, warn, well } from './finding.ts'

const timeoutMs = 5_000
const sampleSize = 8

/** Sources spread over the catalogue, so that both languages are included. */
export function someSources(sources: readonly Source[]): Source[] {
	const step = Math.max(1, Math.floor(sources.length / sampleSize))
	return sources.filter((_, index) => index % step === 0).slice(0, sampleSize)
}

export const checkFeeds: Check = async ({ config, catalogue, get }) => {
	if (config.newsMode === 'sample') return [well('NEWS_MODE=sample: no feed is fetched')]
	const checked = someSources(catalogue.sources)
	const timeouts = { connectMs: timeoutMs, headersMs: timeoutMs, totalMs: 2 * timeoutMs }
	const failed = await Promise.all(
		checked.map(async ({ slug, feedUrl: url }) => {
			const fetched = await get({ url, timeouts })
			if (!fetched.ok) return [`${slug} (${fetched.failure.kind})`]
			return fetched.value.status >= 400 ? [`${slug} (${fetched.value.status})`] : []
		}),
	)
	return [judgeFeeds(checked.length, failed.flat())]
}

export function judgeFeeds(checked: number, failed: readonly string[]): Finding {
	if (failed.length === 0) return well(`${checked} of ${checked} feeds fetched`)
	const found = `${checked - failed.length} of ${checked} feeds fetched; not ${failed.join(', ')}`
	if (failed.length === checked) {
		return fault(
			found,
			'Let this machine find and reach others on ports 80 and 443 (name server, firewall, proxy).',
		)
	}
	return 2 * failed.length > checked ? warn(found, '“zagros sources list” says why, for each.') : well(found)
}

/** Requests the price of Tether in toman from each exchange that the operator chose. */
export const checkToman: Check = async ({ config: { tomanPricesUrls: urls, newsMode }, get, now }) => {
	if (newsMode === 'sample' || urls.length === 0) return [well('no exchange is set for prices in toman')]
	const quotes = await Promise.all(urls.map((url) => createFetchToman({ get, urls: [url] })(now())))
	const problems = quotes.flatMap((quote) => (quote.ok ? [] : [quote.failure.message]))
	const found = `${urls.length - problems.length} of ${urls.length} exchanges responded with a price of Tether`
	if (problems.length === 0) return [well(found)]
	const advice =
		'Correct its address in TOMAN_PRICES_URL, or take it out; readers see the median of the others.'
	return [warn(`${found} (${problems.join('; ')})`, advice)]
}

export const checkMail: Check = async ({ config: { smtpUrl, publicUrl } }) => {
	if (smtpUrl === undefined) {
		const found = 'SMTP_URL is not set: e-mails are files in DATA_DIR/outbox'
		const advice = 'Set SMTP_URL: nobody can confirm an account without mail.'
		return [publicUrl.startsWith('https:') ? fault(found, advice) : well(found)]
	}
	const { hostname } = new URL(smtpUrl)
	const greeted = await greetMailServer(smtpUrl, timeoutMs)
	if (greeted.ok) return [well(`the mail server at ${hostname} greets us`)]
	const advice = 'Correct SMTP_URL: smtps://USER:PASSWORD@HOST:465, or smtp:// with port 587.'
	return [fault(`the mail server at ${hostname} does not take us (${greeted.failure})`, advice)]
}

export const checkProxy: Check = async (parts) => {
	const { trustProxy, publicUrl } = parts.config
	const trusts = createAddressRanges(trustProxy)
	if (trusts('203.0.113.77') || trusts('2001:db8::77')) {
		const advice = 'Name your proxy’s own addresses alone: else everybody can forge theirs.'
		return [fault(`TRUST_PROXY ${trustProxy.join(',')} believes strangers`, advice)]
	}
	if (!publicUrl.startsWith('https:')) return [well('PUBLIC_URL is not https: no proxy is expected')]
	if (trustProxy.length === 0) {
		const advice = 'Set TRUST_PROXY to the proxy’s address (127.0.0.1 on the same machine).'
		return [fault('TRUST_PROXY is not set: behind a proxy all readers count as one', advice)]
	}
	return [await requestFromOutside(parts)]
}

/** Requests the product as a reader does: name, certificate, proxy, product. */
async function requestFromOutside({ config: { publicUrl }, get }: DoctorParts): Promise<Finding> {
	const fetched = await get({ url: `${publicUrl}/healthz`, timeouts: { totalMs: timeoutMs } })
	if (fetched.ok && fetched.value.status === 200) return well(`${publicUrl} responds`)
	const why = fetched.ok ? `status ${fetched.value.status}` : fetched.failure.message
	const advice = 'Start the product, and see to the proxy’s address, certificate and log.'
	return warn(`${publicUrl}/healthz does not respond from here (${why})`, advice)
}

export const checkRedis: Check = async ({ config: { redisUrl } }) => {
	if (redisUrl === undefined) return [well('REDIS_URL is not set: each process counts for itself')]
	const { Redis } = await import('ioredis')
	const redis = new Redis(redisUrl, {
		...{ lazyConnect: true, maxRetriesPerRequest: 0, retryStrategy: () => null },
		...{ connectTimeout: timeoutMs, commandTimeout: timeoutMs },
	})
	redis.on('error', () => {})
	try {
		await redis.connect()
		await redis.ping()
		return [well('it responds')]
	} catch (error) {
		const advice = 'Start it, or correct REDIS_URL; until then each process counts for itself.'
		return [fault(`it does not respond (${errorText(error)})`, advice)]
	} finally {
		redis.disconnect()
	}
}
