import { type AccountOptions, createAccounts } from './accounts/accounts.ts'
import { createAds } from './ads/ads.ts'
import { createCatalogue } from './catalogue/catalogue.ts'
import { type ChannelOptions, createChannels } from './follows/channels.ts'
import { createFollows } from './follows/follows.ts'
import { createNews } from './news/news.ts'
import { createOperators } from './operator/operators.ts'
import { createPrices } from './prices/prices.ts'
import { createAgentTools } from './programs/agent-tools.ts'
import { createPosts } from './programs/posts.ts'
import { createSelections } from './programs/selections.ts'
import { createStream } from './programs/stream.ts'
import { openShared, type SharedOptions } from './shared.ts'
import type { SourceEditor } from './sources/source-editor.ts'
import { createSources } from './sources/sources.ts'
import { createVotes } from './votes/votes.ts'

export type Services = ReturnType<typeof createServices>

export type ServicesOptions = Omit<SharedOptions, 'readCatalogue'> &
	AccountOptions &
	ChannelOptions & {
		sourceEditor: SourceEditor
		/** Open streams of a web process. */
		streamLimit?: number
	}

/** Everything that the product can do, by subject. Routes, pages, the desk, jobs and commands call it. */
export function createServices(options: ServicesOptions) {
	const shared = openShared({ ...options, readCatalogue: options.sourceEditor.catalogueNow })
	const { db, cache, reads, takeTurn, originKey, now, publicUrl, secret, close } = shared
	const ads = createAds(shared)
	const prices = createPrices(shared)
	const news = createNews(shared, { ads, prices })
	const channels = createChannels(shared, options)
	const follows = createFollows(shared, { news, prices, channels })
	const accounts = createAccounts(shared, options, { follows })
	const sources = createSources(shared, options.sourceEditor)
	const selections = createSelections(shared)
	return {
		news,
		prices,
		votes: createVotes(shared),
		ads,
		sources,
		catalogue: createCatalogue(shared),
		selections,
		posts: createPosts(shared, { follows, prices }),
		stream: createStream(shared, { news }),
		agentTools: createAgentTools({ ...shared, news, prices, follows, sources, selections }),
		streamLimit: options.streamLimit ?? 500,
		limitScale: shared.limitScale,
		follows,
		channels,
		accounts,
		operators: createOperators(accounts.parts),
		db,
		cache,
		takeTurn,
		originKey,
		canWrite: reads.canWrite,
		now,
		publicUrl,
		secret,
		close,
	}
}
