import { useCallback, useLayoutEffect, useRef, useState } from 'react'

/** What a reader is changing, and the address that it was last in step with. */
type Draft<Value> = {
	key: string
	value: Value
	/** The address that the reader requested and that is still to come. */
	requested: string | undefined
}

/**
 * Back, forward and links change the address under a draft, and it follows. An address that the draft itself requested
 * changes nothing when it comes: the reader may have gone on typing or ticking since.
 */
export function followed<Value>(draft: Draft<Value>, key: string, inAddress: Value): Draft<Value> {
	if (draft.key === key) return draft
	return { key, value: draft.requested === key ? draft.value : inAddress, requested: undefined }
}

/**
 * `key` identifies the value in the address, `inAddress` is the value. What is rendered may lag behind the reader for a
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
	return { value: draft.value, latest: () => now.current.value, change, request }
}
