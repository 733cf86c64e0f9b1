import { useCallback, useState } from 'react'
import type { StoryResponse } from '#contract/story.ts'
import { call } from '#web/api-client.ts'
import type { ListItem } from '#web/news/home-data.ts'

type Others = { state: 'folded' | 'loading' | 'failed' | 'open'; reports: readonly ListItem[] }

/** The other reports of an item's story, loaded each time a reader opens them. */
export function useOtherReports(item: ListItem, slug: string) {
	const [others, setOthers] = useState<Others>({ state: 'folded', reports: [] })
	const unfold = useCallback(async () => {
		setOthers(({ reports }) => ({ state: reports.length > 0 ? 'open' : 'loading', reports }))
		const response = await call<StoryResponse>('GET', `/v1/news/story/${encodeURIComponent(slug)}/`)
		setOthers((now) => {
			if (now.state === 'folded') return now
			if (!response.ok) return now.state === 'open' ? now : { ...now, state: 'failed' }
			return { state: 'open', reports: response.value.data.news.filter(({ id }) => id !== item.id) }
		})
	}, [item.id, slug])
	const fold = useCallback(() => setOthers(({ reports }) => ({ state: 'folded', reports })), [])
	return { ...others, toggle: () => (others.state === 'folded' ? void unfold() : fold()) }
}
