/** The package has no types of its own; these are the few that the test issuer needs. */
declare module 'oidc-provider' {
	import type { IncomingMessage, ServerResponse } from 'node:http'

	interface Grant {
		addOIDCScope: (scope: string) => void
		save: () => Promise<string>
	}
	export class Provider {
		constructor(issuer: string, configuration: Record<string, unknown>)
		callback: () => (request: IncomingMessage, response: ServerResponse) => Promise<void>
		interactionFinished: (
			request: IncomingMessage,
			response: ServerResponse,
			result: Record<string, unknown>,
		) => Promise<void>
		Grant: new (of: {
			clientId: string
			accountId: string
		}) => Grant
	}
}
