import type { FetchedPage, FetchRequest, GuardedFetch } from '#domain/fetch-outcome.ts'
import { fail, ok } from '#domain/result.ts'
import { type AddressPolicy, addressPolicy, hostAndPort, isAllowed, refuseUrl } from './address-policy.ts'
import { createDial, type Dial, type Resolve, systemResolve } from './connect-checked.ts'
import { type Connections, createConnections } from './connections.ts'
import { FetchFault, failureOf } from './fetch-fault.ts'
import { createFetchGate, type FetchGate } from './fetch-gate.ts'
import { type FetchLimits, fetchLimits } from './fetch-limits.ts'
import { headersFor, isPermanent, isRedirect, nextHop } from './next-hop.ts'
import { type HopAnswer, requestOnce } from './request-once.ts'

export type GuardedFetchOptions = {
	/** Names us and says where to complain. */
	userAgent: string
	/** `host:port` pairs that may be reached although they are private; nothing by default. */
	allow?: Iterable<string>
	/** Ports besides 80 and 443 that sources name; one that joins them later is taken from then on. */
	ports?: ReadonlySet<number>
	limits?: Partial<FetchLimits>
	/** Shared by those who must queue together; a caller that may not wait for feeds has its own. */
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
	connections: Connections
}

/** Every outgoing call of the product leaves through what this makes: strict unless told otherwise. */
export function createGuardedFetch(options: GuardedFetchOptions): GuardedFetch {
	const limits = { ...fetchLimits, ...options.limits }
	const tools: Tools = {
		policy: addressPolicy(options.allow, options.ports),
		gate: options.gate ?? createFetchGate(limits.atOnce, limits.perHost),
		userAgent: options.userAgent,
		resolve: options.resolve ?? systemResolve,
		dial: options.dial ?? createDial(),
		connections: createConnections(),
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
		const { answer, ms } = await oneHop(request, first, url, tools, {
			...limits,
			totalMs: limits.totalMs - spentMs,
		})
		spentMs += ms
		if (!follows || !isRedirect(answer.status)) {
			const permanentUrl = hops > 0 && allPermanent ? url.href : null
			return { ...answer, finalUrl: url.href, permanentUrl, ms: Math.round(spentMs) }
		}
		// A form sent again to another address is nothing that was asked for.
		if (request.method === 'POST') throw new FetchFault('redirect_error', 'a POST was redirected')
		allPermanent &&= isPermanent(answer.status)
		url = nextHop(url, answer.headers.get('location'), limits.maxLocationBytes)
	}
	throw new FetchFault('redirect_error', `more than ${limits.maxRedirects} redirects`)
}

const isOwn = (url: URL, { own, url: first }: FetchRequest): boolean =>
	(own ?? [first]).some(
		(address) => URL.canParse(address) && hostAndPort(new URL(address)) === hostAndPort(url),
	)

/** The clock runs only once the gate is passed: a queue before us must not make a healthy source look slow. */
async function oneHop(
	request: FetchRequest,
	first: URL,
	url: URL,
	tools: Tools,
	limits: FetchLimits,
): Promise<{ answer: HopAnswer; ms: number }> {
	const refused = refuseUrl(url, tools.policy)
	if (refused !== null) throw new FetchFault('refused_address', refused)
	const opened = isAllowed(url, tools.policy)
	if (opened && !isOwn(url, request)) {
		throw new FetchFault('refused_address', `${hostAndPort(url)} is opened, but for others`)
	}
	// An address opened by the operator is his own machine; there is no stranger to be gentle with.
	const host = opened ? null : url.hostname
	const leave = await tools.gate.enter(host, request.signal).catch(() => {
		throw new FetchFault('timeout', 'given up by the caller')
	})
	const started = performance.now()
	try {
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
		const answer = await requestOnce(hop, { ...tools, connectMs: limits.connectMs }, limits)
		return { answer, ms: performance.now() - started }
	} finally {
		leave()
	}
}
