import type { MutesResponse } from '#contract/follows.ts'
import { wordPatterns } from '#domain/follow.ts'
import { hasPattern, titleWords } from '#domain/search-words.ts'
import { call } from '#web/api-client.ts'
import type { ListItem } from '#web/news/home-data.ts'

/** A test whether the reader has muted an item; undefined if nothing is muted. */
export async function loadMuted(): Promise<((item: ListItem) => boolean) | undefined> {
	const response = await call<MutesResponse>('GET', '/v1/user/mutes/')
	if (!response.ok) return undefined
	const { words, sources } = response.value.data
	if (words.length + sources.length === 0) return undefined
	const patterns = wordPatterns(words)
	return ({ title, source }) => {
		const inTitle = titleWords(title)
		return sources.includes(source.slug) || patterns.some((pattern) => hasPattern(inTitle, pattern))
	}
}
