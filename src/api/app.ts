import { randomBytes } from 'node:crypto'
import fastifyCookie from '@fastify/cookie'
import fastifyUnderPressure from '@fastify/under-pressure'
import Fastify, {
	type FastifyBaseLogger,
	type FastifyInstance,
	type FastifyReply,
	type FastifyRequest,
	LogController,
} from 'fastify'
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod'
import { warnOfUntrustedProxy } from '#api/http/forwarded.ts'
import { addHandlerDeadline } from '#api/http/handler-deadline.ts'
import { addSecurityHeaders } from '#api/http/headers.ts'
import { httpLimits } from '#api/http/http-limits.ts'
import { addJsonBody } from '#api/http/json-body.ts'
import { problemOfError, respondToClientError } from '#api/http/problem-of-error.ts'
import { addRequestForm, pathOfTarget } from '#api/http/request-form.ts'
import { addRequestLog } from '#api/http/request-log.ts'
import { addSendCached } from '#api/http/send-response.ts'
import { createAddressRanges } from '#api/limits/address.ts'
import { boundConnections, type ConnectionBounds, handleInTurn } from '#api/limits/connections.ts'
import { addRateLimits, type RateLimitOptions } from '#api/limits/rate-limit.ts'
import { refusalPage } from '#api/pages/refusal-page.ts'
import { type Problem, presentProblem, problems, unavailable } from '#domain/problem.ts'
import { isDatabaseBroken } from '#store/database/database-failure.ts'
import { errorCode, errorText } from '#store/database/database-problem.ts'

declare module 'fastify' {
	interface FastifyContextConfig {
		/** The body of a refusal, where programs expect another than ours. */
		presentProblem?: (problem: Problem) => object
	}
}

type AppOptions = {
	logger: FastifyBaseLogger
	https: boolean
	/** Whether browsers insist on HTTPS for every subdomain, too. */
	hstsSubdomains?: boolean
	/** Whose forwarded addresses are believed. */
	trustProxy: readonly string[]
	limits: RateLimitOptions
	/** No bounds where it is absent. */
	connections?: ConnectionBounds
	/** Multiplies how long a response may take, and how long the event loop may be blocked. */
	timeLimitScale?: number
	/** An event loop blocked for longer refuses calls; 0 disables this, for tests that share a machine with others. */
	longestStillMs?: number
}

/** Creates request ids that are unique across processes. */
function nameRequests(): () => string {
	const process = randomBytes(6).toString('base64url')
	let count = 0
	return () => `${process}-${(count++).toString(36)}`
}

/** The server before any route: limits, identity, errors and headers that every route shares. */
export async function createApp(options: AppOptions): Promise<FastifyInstance> {
	const { timeLimitScale = 1 } = options
	const isTrusted = createAddressRanges(options.trustProxy)
	const app: FastifyInstance = Fastify({
		loggerInstance: options.logger,
		logController: new LogController({ disableRequestLogging: true }),
		genReqId: nameRequests(),
		trustProxy: options.trustProxy.length === 0 ? false : isTrusted,
		rewriteUrl: pathOfTarget,
		bodyLimit: httpLimits.body,
		// A child logger for each request costs more than most requests; log lines name their request instead.
		childLoggerFactory: (logger) => logger,
		requestTimeout: httpLimits.requestMs,
		connectionTimeout: httpLimits.idleMs,
		keepAliveTimeout: httpLimits.keepAliveMs,
		forceCloseConnections: 'idle',
		return503OnClosing: true,
		routerOptions: { ignoreTrailingSlash: true, maxParamLength: 500 },
		http: {
			headersTimeout: httpLimits.headersMs,
			connectionsCheckingInterval: httpLimits.connectionsCheckingMs,
			maxHeaderSize: httpLimits.headerBytes,
			// Most requests have no body, and skip the steps of parsing one.
			optimizeEmptyRequests: true,
		},
		clientErrorHandler: respondToClientError,
		frameworkErrors: (error, request, reply) => {
			const problem = problemOfError(error)
			request.log.info({ reqId: request.id, reason: error.code }, 'refused before routing')
			const typedReply: FastifyReply = reply
			void typedReply.code(problems[problem.code].status).send(presentProblem(problem))
		},
	})
	app.decorate('servePage', undefined)
	app.server.maxConnections = httpLimits.connections
	if (options.connections !== undefined) boundConnections(app.server, isTrusted, options.connections)
	app.setValidatorCompiler(validatorCompiler)
	app.setSerializerCompiler(serializerCompiler)
	// JSON is the only accepted body; text/plain would let forms of other sites through.
	app.removeContentTypeParser('text/plain')
	addJsonBody(app)
	addSendCached(app)

	handleInTurn(app)
	addSecurityHeaders(app, options)
	addRequestLog(app)
	addHandlerDeadline(app, httpLimits.handlerMs * timeLimitScale)
	warnOfUntrustedProxy(app, isTrusted)
	await app.register(fastifyCookie)
	await app.register(fastifyUnderPressure, {
		// A second line of defence: under load the bounded queue before the database works first. A process that also
		// collects news is busy by design, so utilisation says nothing; a loop that is blocked for seconds does.
		maxEventLoopDelay: options.longestStillMs ?? 3_000 * timeLimitScale,
		// A loop that stood still for a whole sample counts as blocked for ever, whatever the limit is.
		sampleInterval: 1_000 * timeLimitScale,
		retryAfter: 2,
		pressureHandler: (request, reply) => {
			// A page without its style sheet helps nobody, and costs nothing to send.
			if (!request.url.startsWith('/v1/')) return
			void reply.code(503).header('retry-after', 2).send(presentProblem(unavailable))
		},
	})
	await addRateLimits(app, { ...options.limits, isTrusted })
	addRequestForm(app)

	app.setErrorHandler((error, request, reply) => {
		const problem = problemOfError(error)
		const { status } = problems[problem.code]
		// The request log writes these once a second; a refusal explains itself.
		if (status === 500) request.failure = error
		else if (status === 503) request.refusedFor = errorText(error) || errorCode(error)
		request.failedByDatabase = isDatabaseBroken(error)
		if (problem.code === 'too_large') drainRefusedBody(request, reply)
		// The length of the file, which only the thrower knows.
		if (problem.code === 'range_not_satisfiable') reply.headers((error as { headers?: object }).headers ?? {})
		if (problem.retryAfterSeconds !== undefined) reply.header('retry-after', problem.retryAfterSeconds)
		// Headers that a route set for its own response do not fit this one.
		for (const name of ['content-encoding', 'content-length', 'etag', 'last-modified'])
			reply.removeHeader(name)
		const { presentProblem: present = presentProblem } = request.routeOptions.config
		const page = refusalPage(request, problem)
		const type = page === undefined ? 'application/json; charset=utf-8' : 'text/html; charset=utf-8'
		return reply
			.code(status)
			.headers({ 'cache-control': 'no-store', 'content-type': type })
			.send(page ?? present(problem))
	})
	return app
}

const longestMs = 2_000
const mostBytes = 8 * 1024 * 1024

/**
 * Reads for a while what a refused client is still sending. Closing a connection with unread bytes resets it, and the
 * reset overtakes the response: the client would see a broken connection instead of “too large”.
 */
function drainRefusedBody({ raw }: FastifyRequest, reply: FastifyReply): void {
	if (raw.readableEnded) return
	// Fastify would close the connection with the response; here the end of the body, or one of our limits, closes it.
	reply.removeHeader('connection')
	let read = 0
	const hangUp = () => raw.destroy()
	const timer = setTimeout(hangUp, longestMs)
	raw.once('close', () => clearTimeout(timer))
	raw.on('data', (chunk: Buffer) => {
		read += chunk.length
		if (read > mostBytes) hangUp()
	})
}
