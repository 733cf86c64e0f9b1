import { useEffect, useState } from 'react'
import type { NewsItemResponse } from '#contract/news-item.ts'
import type { SuggestionsResponse } from '#contract/suggestions.ts'
import type { ListLocale } from '#domain/locale.ts'
import { callAsNobody } from '#web/api-client.ts'

/** Fast typing requests nothing before its pause. */
const pauseMs = 180

type Found = { query: string; items: readonly NewsItemResponse[]; hasFailed: boolean }
const nothing: Found = { query: '', items: [], hasFailed: false }

/** Stories of the server; those of the last words stay until the new ones have come. */
export function useStorySuggestions(typed: string, lang: ListLocale) {
	const [found, setFound] = useState(nothing)
	const query = typed === '' ? '' : `${new URLSearchParams({ query: typed, lang })}`
	useEffect(() => {
		if (query === '') return setFound(nothing)
		let isOver = false
		const timer = setTimeout(async () => {
			const response = await callAsNobody<SuggestionsResponse>('GET', `/v1/news/suggestions/?${query}`)
			if (!isOver) setFound({ query, items: response.ok ? response.value.data : [], hasFailed: !response.ok })
		}, pauseMs)
		return () => {
			isOver = true
			clearTimeout(timer)
		}
	}, [query])
	return { items: query === '' ? [] : found.items, isComplete: found.query === query && !found.hasFailed }
}
