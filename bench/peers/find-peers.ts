import { freshRss } from './freshrss.ts'
import { miniflux } from './miniflux.ts'
import { newsboat } from './newsboat.ts'
import type { Peer } from './peer.ts'
import { ttRss } from './tt-rss.ts'

const peers = [freshRss, miniflux, ttRss, newsboat]

type Search = {
	found: { peer: Peer; path: string }[]
	/** Names of variables, with the name of who could be there. */
	unset: string[]
	/** A line for each path at which the peer is not. */
	wrong: string[]
}

/** Who is on this machine, by the variables that name their paths. */
export async function findPeers(env: NodeJS.ProcessEnv): Promise<Search> {
	const search: Search = { found: [], unset: [], wrong: [] }
	for (const peer of peers) {
		const path = env[peer.variable]
		if (path === undefined || path === '') {
			search.unset.push(`${peer.name} (${peer.variable})`)
			continue
		}
		const missing = await peer.missing(path)
		if (missing === undefined) search.found.push({ peer, path })
		else search.wrong.push(`${peer.variable}: ${path} ${missing}, so ${peer.name} is not there`)
	}
	return search
}
