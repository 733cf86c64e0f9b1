import { type RouteRow, route } from '#api/http/route.ts'
import { requireAccount } from '#api/identity/identity.ts'
import { type GuardParts, guardAccountWrites } from '#api/identity/write-guard.ts'
import { addressRequest, channelsResponse, channelTestResponse } from '#contract/channels.ts'
import { problemResponses } from '#contract/problem.ts'
import { type AddressChannel, addressChannels, channels } from '#domain/channels.ts'
import { Problem, wrongField } from '#domain/problem.ts'
import { type ChannelParts, readChannels } from '#services/follows/present-channels.ts'
import { type AddressDeps, sendTest, setUpAddress } from '#services/follows/set-up-address.ts'

const refusals = problemResponses(400, 401, 403, 404, 429)

type AddressParts = ChannelParts & GuardParts & AddressDeps

/** Channels that are set up by an address have the same routes. */
export const addressRoutes = (parts: AddressParts): RouteRow[] =>
	addressChannels.flatMap((channel): RouteRow[] => [
		['PUT', `/v1/user/ways/${channel}/`, 'follows', setUpRoute(parts, channel)],
		['POST', `/v1/user/ways/${channel}/test/`, 'favourites', testRoute(parts, channel)],
	])

const setUpRoute = (parts: AddressParts, channel: AddressChannel) =>
	route({
		schema: {
			tags: ['follows'],
			summary:
				channels[channel].address === 'signed'
					? 'Sends stories to an https address; a new address gets a new secret to sign with'
					: `Sends stories to the https address of an incoming webhook of ${channel}`,
			body: addressRequest,
			response: { 200: channelsResponse, ...refusals },
		},
		onRequest: guardAccountWrites(parts),
		handler: async (request) => {
			const accountId = requireAccount(request.identity)
			const done = await setUpAddress(parts, { accountId, channel }, request.body.url)
			if (!done.ok) throw wrongField('url', done.failure)
			return readChannels(parts, accountId)
		},
	})

const testRoute = (parts: AddressParts, channel: AddressChannel) =>
	route({
		schema: {
			tags: ['follows'],
			summary: `Sends a test message by ${channel} and returns the outcome`,
			response: { 200: channelTestResponse, ...refusals },
		},
		onRequest: guardAccountWrites(parts),
		handler: async (request) => {
			const data = await sendTest(parts, { accountId: requireAccount(request.identity), channel })
			if (data === undefined) throw new Problem('not_found', { message: 'That way is not set up.' })
			return { status: 1 as const, data }
		},
	})
