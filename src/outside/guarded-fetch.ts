import type { FetchedPage, FetchRequest, GuardedFetch } from '#domain/fetch-outcome.ts'
import { fail, ok } from '#domain/result.ts'
import { type AddressPolicy, addressPolicy, hostAndPort, isAllowed, refuseUrl } from './address-policy.ts'
import { createDial, type Dial, type Resolve, systemResolve } from './connect-checked.ts'
import { FetchFault, failureOf } from './fetch-fault.ts'
import { createFetchGate, type FetchGate } from './fetch-gate.ts'
import { type FetchLimits, fetchLimits } from './fetch-limits.ts'
import { headersFor, isPermanent, isRedirect, nextHop } from './next-hop.ts'
import { type HopResponse, requestOnce } from './request-once.ts'

export type GuardedFetchOptions = {
	/** Names the product and where to complain. */
	userAgent: string
	/** Private `host:port` pairs that may be reached; none by default. */
	allow?: Iterable<string>
	/** Ports besides 80 and 443 that sources use. The set may grow while the product runs. */
	ports?: ReadonlySet<number>
	limits?: Partial<FetchLimits>
	/** Shared by callers that queue together; a caller that must not wait for feeds has its own. */
	gate?: FetchGate
	resolve?: Resolve
	dial?: Dial
}

type Tools = {
	policy: AddressPolicy
	gate: FetchGate
	userAgent: string
	resolve: Resolve
	dial: Dial
}

/** Every outgoing request of the product goes through a function that this creates. */
export function createGuardedFetch(options: GuardedFetchOptions): GuardedFetch {
	const limits = { ...fetchLimits, ...options.limits }
	const tools: Tools = {
		policy: addressPolicy(options.allow, options.ports),
		gate: options.gate ?? createFetchGate(limits.atOnce, limits.perHost),
		userAgent: options.userAgent,
		resolve: options.resolve ?? systemResolve,
		dial: options.dial ?? createDial(),
	}
	return async (request) => {
		try {
			return ok(await follow(request, tools, limitsFor(request, limits)))
		} catch (error) {
			return fail(failureOf(error))
		}
	}
}

function limitsFor(request: FetchRequest, limits: FetchLimits): FetchLimits {
	const { maxWire = limits.maxWire, maxDecoded = limits.maxDecoded } = request
	return { ...limits, ...request.timeouts, maxWire, maxDecoded }
}

async function follow(request: FetchRequest, tools: Tools, limits: FetchLimits): Promise<FetchedPage> {
	if (!URL.canParse(request.url)) throw new FetchFault('refused_address', 'not an address')
	const first = new URL(request.url)
	const follows = request.redirect !== 'manual'
	let url = first
	let spentMs = 0
	let allPermanent = true
	for (let hops = 0; hops <= limits.maxRedirects; hops += 1) {
		const { response, ms } = await oneHop(request, first, url, tools, {
			...limits,
			totalMs: limits.totalMs - spentMs,
		})
		spentMs += ms
		if (!follows || !isRedirect(response.status)) {
			const permanentUrl = hops > 0 && allPermanent ? url.href : null
			return { ...response, finalUrl: url.href, permanentUrl, ms: Math.round(spentMs) }
		}
		// The caller did not ask to send its body to another address.
		if (request.method === 'POST') throw new FetchFault('redirect_error', 'a POST was redirected')
		allPermanent &&= isPermanent(response.status)
		url = nextHop(url, response.headers.get('location'), limits.maxLocationBytes)
	}
	throw new FetchFault('redirect_error', `more than ${limits.maxRedirects} redirects`)
}

const isOwn = (url: URL, { own, url: first }: FetchRequest): boolean =>
	(own ?? [first]).some(
		(address) => URL.canParse(address) && hostAndPort(new URL(address)) === hostAndPort(url),
	)

/** The time limit starts after the gate, so that a queue does not make a healthy source look slow. */
async function oneHop(
	request: FetchRequest,
	first: URL,
	url: URL,
	tools: Tools,
	limits: FetchLimits,
): Promise<{ response: HopResponse; ms: number }> {
	const refused = refuseUrl(url, tools.policy)
	if (refused !== null) throw new FetchFault('refused_address', refused)
	const allowed = isAllowed(url, tools.policy)
	if (allowed && !isOwn(url, request)) {
		throw new FetchFault('refused_address', `${hostAndPort(url)} is allowed, but for others`)
	}
	// An address that the operator has allowed is their own machine and needs no limit for each host.
	const host = allowed ? null : url.hostname
	const hop = {
		url,
		method: request.method ?? 'GET',
		headers: {
			accept: request.accept ?? '*/*',
			...headersFor(request.headers ?? {}, first, url),
			'accept-encoding': 'gzip, br',
			'user-agent': tools.userAgent,
		},
		body: request.body ?? null,
		signal: request.signal,
		follow: request.redirect !== 'manual',
	}
	const timed = async () => {
		const started = performance.now()
		const response = await requestOnce(hop, { ...tools, connectMs: limits.connectMs }, limits)
		return { response, ms: performance.now() - started }
	}
	return tools.gate(host, timed, request.signal)
}
