import { useCallback, useState } from 'react'

/** What a reader is changing, and the address that it was last in step with. */
type Draft<Value> = {
	key: string
	value: Value
	/** The address that the reader asked for and that is still to come. */
	asked: string | undefined
}

/**
 * Back, forward and links change the address under a draft, and it follows. What was asked for from the draft itself
 * changes nothing when it comes: the reader may have gone on typing or ticking meanwhile.
 */
export function followed<Value>(draft: Draft<Value>, key: string, inAddress: Value): Draft<Value> {
	if (draft.key === key) return draft
	return { key, value: draft.asked === key ? draft.value : inAddress, asked: undefined }
}

/** `key` names what the address says, `inAddress` is that as a value. */
export function useDraft<Value>(key: string, inAddress: Value) {
	const [kept, setKept] = useState<Draft<Value>>({ key, value: inAddress, asked: undefined })
	const draft = followed(kept, key, inAddress)
	if (draft !== kept) setKept(draft)
	const change = useCallback(
		(make: (now: Value) => Value) => setKept((now) => ({ ...now, value: make(now.value) })),
		[],
	)
	const ask = (wanted: string) =>
		setKept((now) => ({ ...now, asked: wanted === now.key ? undefined : wanted }))
	return { value: draft.value, change, ask }
}
