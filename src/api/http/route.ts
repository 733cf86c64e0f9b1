import type {
	FastifyInstance,
	FastifyReply,
	FastifyRequest,
	FastifySchema,
	RawReplyDefaultExpression,
	RawRequestDefaultExpression,
	RawServerDefault,
	RouteGenericInterface,
	RouteHandlerMethod,
} from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import type { LimitClassName } from '#api/limits/limit-classes.ts'

/** Checks credentials before the body of a request is read. */
export type Guard = (request: FastifyRequest, reply: FastifyReply) => Promise<void>

/** A route without its address: its schemas, its guards and its handler. */
type Described<Schema extends FastifySchema> = {
	schema: Schema
	onRequest?: Guard | Guard[]
	/** Configures a part of the server for this route alone, such as another body parser. */
	scope?: (own: FastifyInstance) => void
	handler: RouteHandlerMethod<
		RawServerDefault,
		RawRequestDefaultExpression,
		RawReplyDefaultExpression,
		RouteGenericInterface,
		object,
		Schema,
		ZodTypeProvider
	>
}

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE'
type Address = { method: Method | Method[]; url: string; config: { limit: LimitClassName } }

/** Registers the route at an address. */
type Route = (app: FastifyInstance, address: Address) => void

/** The schemas type the handler: its input and its response. */
export const route =
	<const Schema extends FastifySchema>({ scope, ...described }: Described<Schema>): Route =>
	(app, address) => {
		const add = (to: FastifyInstance) =>
			to.withTypeProvider<ZodTypeProvider>().route({ ...address, ...described })
		if (scope === undefined) add(app)
		else {
			app.register(async (own) => {
				scope(own)
				add(own)
			})
		}
	}

/** A row of a table of routes. */
export type RouteRow = readonly [method: Method | Method[], path: string, limit: LimitClassName, route: Route]

export function addRoutes(app: FastifyInstance, table: readonly RouteRow[]): void {
	for (const [method, url, limit, add] of table) add(app, { method, url, config: { limit } })
}
