import type { MutesAnswer } from '#contract/follows.ts'
import { wordTerms } from '#domain/follow.ts'
import { foldedWords, foldForSearch } from '#domain/persian-text.ts'
import { call } from '#web/api-client.ts'
import type { NewsItem } from '#web/news/home-data.ts'

/** Whether the signed-in reader never wants to see an item; nothing where nothing is muted. */
export async function loadMuted(): Promise<((item: NewsItem) => boolean) | undefined> {
	const answer = await call<MutesAnswer>('GET', '/v1/user/mutes/')
	if (!answer.ok) return undefined
	const { words, sources } = answer.value.data
	if (words.length + sources.length === 0) return undefined
	const terms = wordTerms(words)
	return ({ title, source }) =>
		sources.includes(source.slug) ||
		terms.some(({ text, wholeWord }) =>
			wholeWord ? foldedWords(title).includes(text) : foldForSearch(title).includes(text),
		)
}
