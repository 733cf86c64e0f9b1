import {
	identify,
	lookAtReadAddress,
	type ReadAddressState,
	readServersOf,
} from '#store/database/read-addresses.ts'
import { type Check, type Finding, fault, type Patient, well } from './finding.ts'

export const checkReplicas: Check = {
	name: 'replicas',
	look: async ({ config, database }: Patient) => {
		if (database.kind !== 'open' || config.databaseReadUrls.length === 0) return []
		const servers = readServersOf(config.databaseReadUrls, {})
		if (!servers.ok) return [fault(servers.failure.message, 'Correct DATABASE_READ_URLS.')]
		const { identity } = await identify(database.login)
		const states = await Promise.all(servers.value.map((server) => lookAtReadAddress(server, identity)))
		return states.map(judgeReadAddress)
	},
}

export function judgeReadAddress({ kind, message }: ReadAddressState): Finding {
	switch (kind) {
		case 'replica':
			return well(message)
		case 'primary':
			return well(`${message}: no replica is behind it now`)
		case 'silent':
			return fault(message, 'Start it, or take it out of DATABASE_READ_URLS; lists are read from the others.')
		case 'other-database':
			return fault(message, 'Correct DATABASE_READ_URLS: readers would see the news of another database.')
	}
}
