import type { FrontResponse } from '#contract/front.ts'
import type { NewsFreshnessResponse, NewsListResponse } from '#contract/news-list.ts'
import type { MostReadResponse } from '#contract/readers-interest.ts'
import type { SourcesResponse } from '#contract/source-states.ts'
import type { ListLocale, NewsLocale } from '#domain/locale.ts'
import type { Result } from '#domain/result.ts'
import { isLoggedIn } from '#web/account/login-flag.ts'
import { call } from '#web/api-client.ts'
import { chosenNewsLocale } from '#web/layout/chosen-news-locale.ts'
import { cookie } from '#web/local-storage.ts'
import type { PageRequest } from '#web/server-context.ts'
import type { filterBody, ListFailure } from './home-data.ts'

type Read<Value> = Promise<Result<Value, ListFailure & { retryAfterSeconds?: number | undefined }>>

/** For whom a list is read, and with what. */
export type HomeReader = {
	list: (filter: ReturnType<typeof filterBody>) => Read<NewsListResponse>
	front: (locale: ListLocale) => Read<FrontResponse>
	mostRead: (locale: NewsLocale) => Read<MostReadResponse>
	freshness: () => Read<NewsFreshnessResponse>
	sources: () => Read<SourcesResponse>
	signedIn: () => boolean
	/** Whether reports of one story are one row. */
	grouped: boolean
	/** The news language that the reader last chose. */
	chosenLocale: ListLocale | undefined
}

/** On the server the services are read. */
export const serverReader = ({ read, signedIn, grouped, newsLocale }: PageRequest): HomeReader => ({
	list: (filter) => read(({ news }, viewer) => news.listOf(filter, viewer)),
	front: (locale) => read(({ news }, viewer) => news.front(locale, viewer)),
	mostRead: (locale) => read(({ news }, viewer) => news.mostRead(locale, viewer)),
	freshness: () => read(({ sources }, viewer) => sources.freshness(viewer)),
	sources: () => read(({ sources }, viewer) => sources.states(viewer)),
	signedIn: () => signedIn,
	grouped,
	chosenLocale: newsLocale,
})

/** In the browser the API is called, which sends the same values. */
export function browserReader(signal: AbortSignal): HomeReader {
	const get = <Body>(path: string) => call<Body>('GET', path, undefined, { signal }) as Read<Body>
	return {
		list: (filter) => call('POST', '/v1/news/filter/', filter, { signal }) as Read<NewsListResponse>,
		front: (locale) => get(`/v1/news/front/?lang=${locale}`),
		mostRead: (locale) => get(`/v1/news/most-read/?lang=${locale}`),
		freshness: () => get('/v1/news/freshness/'),
		sources: () => get('/v1/sources/'),
		signedIn: isLoggedIn,
		// The default is yes.
		grouped: cookie('grouped') !== 'false',
		chosenLocale: chosenNewsLocale(),
	}
}
