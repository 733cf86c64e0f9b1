import { useCallback, useEffect, useState } from 'react'
import type { CatalogueResponse } from '#contract/catalogue.ts'
import type { ItemTagsResponse } from '#contract/tags.ts'
import { type NewsLocale, newsLocaleFor } from '#domain/locale.ts'
import type { TagKind } from '#domain/news-item.ts'
import { call } from '#web/api-client.ts'
import { useLocale } from '#web/layout/use-locale.ts'
import { type ExplainedTag, explainTags } from './tag-words.ts'

/** Every possible tag by kind, with its name in the language of the page. */
export type TagNames = Record<TagKind, { ref: string; name: string }[]>
type Loaded = { tags: ExplainedTag[]; names: TagNames }
type ItemTags = { state: 'loading' | 'failed' | 'gone' | Loaded; reload: () => Promise<void> }

/** The tags of an item with the words that caused them, and all possible ones. */
export function useItemTags({ id, title }: { id: number; title: string }): ItemTags {
	const locale = newsLocaleFor(useLocale())
	const [state, setState] = useState<ItemTags['state']>('loading')
	const load = useCallback(async () => {
		const [reasons, catalogue] = await Promise.all([
			call<ItemTagsResponse>('GET', `/v1/news/tags/?id=${id}`),
			call<CatalogueResponse>('GET', '/v1/catalogue/', undefined, { asNobody: true }),
		])
		if (!reasons.ok) return setState(reasons.failure.status === 404 ? 'gone' : 'failed')
		if (!catalogue.ok) return setState('failed')
		const { coins, categories, influencers } = catalogue.value.data
		const named = (place: { route_ref: string } & Record<NewsLocale, string>) => ({
			ref: place.route_ref,
			name: place[locale],
		})
		setState({
			tags: explainTags(title, reasons.value),
			names: {
				coin: coins.map((coin) => ({ ref: coin.symbol, name: `${coin[locale]} (${coin.symbol})` })),
				topic: categories.map(named),
				person: influencers.map(named),
			},
		})
	}, [id, title, locale])
	useEffect(() => void load(), [load])
	const reload = useCallback(() => {
		setState('loading')
		return load()
	}, [load])
	return { state, reload }
}
