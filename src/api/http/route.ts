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

/** What must be proved before the body of a request is read. */
export type Guard = (request: FastifyRequest, reply: FastifyReply) => Promise<void>

/** What stands at an address: what goes in and out, what must be proved first, and what is done. */
type Described<Schema extends FastifySchema> = {
	schema: Schema
	onRequest?: Guard | Guard[]
	/** Sets up a part of the server for this route alone, such as another reader of bodies. */
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

/** Takes its place on the server once it has an address. */
type Route = (app: FastifyInstance, address: Address) => void

/** The handler is typed by the schemas: what it is given and what it may answer. */
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

/** A line of a table of routes. */
export type RouteRow = readonly [method: Method | Method[], path: string, limit: LimitClassName, route: Route]

export function addRoutes(app: FastifyInstance, table: readonly RouteRow[]): void {
	for (const [method, url, limit, add] of table) add(app, { method, url, config: { limit } })
}
