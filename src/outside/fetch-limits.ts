import type { FetchTimeouts } from '#domain/fetch-outcome.ts'

const kibibyte = 1024
const mebibyte = 1024 * kibibyte

export type FetchLimits = FetchTimeouts & {
	maxWire: number
	maxDecoded: number
	/** Decoded bytes per byte on the wire, counted once the decoded body is larger than `ratioFreeBytes`. */
	maxRatio: number
	ratioFreeBytes: number
	maxRedirects: number
	maxLocationBytes: number
	maxHeaderBytes: number
	/** What is read of the body of an error answer: enough to recognise a challenge page. */
	maxErrorBody: number
	atOnce: number
	perHost: number
}

/** Ample for every honest feed we know, and little enough that a hostile one costs a slot for seconds. */
export const fetchLimits: FetchLimits = {
	connectMs: 10_000,
	headersMs: 10_000,
	totalMs: 20_000,
	maxWire: 2 * mebibyte,
	maxDecoded: 5 * mebibyte,
	maxRatio: 100,
	ratioFreeBytes: 256 * kibibyte,
	maxRedirects: 5,
	maxLocationBytes: 2 * kibibyte,
	// Above Location's limit, so that a long Location is named as such; large policy headers are common.
	maxHeaderBytes: 32 * kibibyte,
	maxErrorBody: 64 * kibibyte,
	atOnce: 8,
	perHost: 1,
}
