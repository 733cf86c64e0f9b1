import { useCallback, useLayoutEffect, useRef, useState } from 'react'

/** A value that the reader is changing, and the URL that it was last in step with. */
type Draft<Value> = {
	key: string
	value: Value
	/** The URL that was requested and is not rendered yet. */
	requested: string | undefined
}

/**
 * Back, forward and links change the URL, and the draft follows. A URL that the draft itself requested changes
 * nothing when it is rendered: the reader may have typed or selected more since.
 */
export function followed<Value>(draft: Draft<Value>, key: string, inAddress: Value): Draft<Value> {
	if (draft.key === key) return draft
	return { key, value: draft.requested === key ? draft.value : inAddress, requested: undefined }
}

/**
 * `key` identifies the value in the URL, `inAddress` is the value. The rendered value may lag behind the reader for a
 * moment; `latest` is current.
 */
export function useDraft<Value>(key: string, inAddress: Value) {
	const [stored, setStored] = useState<Draft<Value>>({ key, value: inAddress, requested: undefined })
	const draft = followed(stored, key, inAddress)
	if (draft !== stored) setStored(draft)
	const now = useRef(draft)
	// biome-ignore lint/correctness/useExhaustiveDependencies: what is drawn is older than what a reader has, until another address comes.
	useLayoutEffect(() => {
		now.current = draft
	}, [key])
	const set = useCallback((next: Draft<Value>) => {
		now.current = next
		setStored(next)
	}, [])
	const change = useCallback(
		(make: (value: Value) => Value) => set({ ...now.current, value: make(now.current.value) }),
		[set],
	)
	const request = (wanted: string) =>
		set({ ...now.current, requested: wanted === now.current.key ? undefined : wanted })
	/** Whether a URL was requested that is not rendered yet. */
	const isUnderWay = () => now.current.requested !== undefined
	return { value: draft.value, latest: () => now.current.value, change, request, isUnderWay }
}
