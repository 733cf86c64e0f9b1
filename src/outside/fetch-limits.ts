import type { FetchTimeouts } from '#domain/fetch-outcome.ts'

const kibibyte = 1024
const mebibyte = 1024 * kibibyte

export type FetchLimits = FetchTimeouts & {
	maxWire: number
	maxDecoded: number
	/** Decoded bytes for each compressed byte; applies to decoded bodies larger than `ratioFreeBytes`. */
	maxRatio: number
	ratioFreeBytes: number
	maxRedirects: number
	maxLocationBytes: number
	maxHeaderBytes: number
	/** How much of the body of an error response is read: enough to recognise a challenge page. */
	maxErrorBody: number
	atOnce: number
	perHost: number
}

/** Enough for every feed that we know; a hostile server occupies a slot for seconds only. */
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
	// More than the limit of Location, so that a long Location is reported as such. Large policy headers are common.
	maxHeaderBytes: 32 * kibibyte,
	maxErrorBody: 64 * kibibyte,
	atOnce: 8,
	perHost: 1,
}
