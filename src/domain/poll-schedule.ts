import { longestRetryAfterMs } from './retry-after.ts'
import { type SourceStatus, succeeded } from './source-status.ts'

const minuteMs = 60_000
const hourMs = 60 * minuteMs

/** Often enough to be news, seldom enough to be a polite guest. */
export const pollLimits = {
	shortestMs: 5 * minuteMs,
	longestMs: 60 * minuteMs,
	startMs: 15 * minuteMs,
	jitter: 0.1,
	longestBackOffMs: 6 * hourMs,
	/**
	 * A 410 says "gone for good", so the source is retired: shown as gone in its health and asked once a week,
	 * because outlets do come back after a failed move, and nothing here is ever switched off for ever.
	 */
	goneMs: 7 * 24 * hourMs,
} as const

/** No wait is longer than these: a next time further ahead was stored by a clock that has been put back since. */
export const longestWaitsMs = {
	afterSuccess: pollLimits.longestMs * (1 + pollLimits.jitter),
	afterFailure: longestRetryAfterMs,
	afterGone: pollLimits.goneMs * (1 + pollLimits.jitter),
} as const

/** Fewer publications than this say nothing about a rhythm. */
const enoughToJudge = 3

const between = (low: number, value: number, high: number) => Math.min(high, Math.max(low, value))

/** How many of a source's newest items were looked at, and when the oldest of them was published. */
export type PublishingRhythm = { items: number; since: Date | null }

/**
 * How often a source is worth asking: twice per usual gap between its items. The gap is taken up to now, so a source
 * that has fallen silent is asked less and less without any rule of its own.
 */
export function pollBaseMs({ items, since }: PublishingRhythm, now: Date): number {
	if (since === null || items < enoughToJudge) return pollLimits.startMs
	const gapMs = Math.max(0, now.getTime() - since.getTime()) / items
	return between(pollLimits.shortestMs, gapMs / 2, pollLimits.longestMs)
}

export type PollOutcome = {
	/** `started` is stored before the fetch: a worker that dies in it leaves a source that will be asked again. */
	status: SourceStatus | 'started'
	/** Failures in a row, this one included. */
	failures: number
	baseMs: number
	retryAfterMs?: number | null | undefined
}

/** Keeps sources that failed together from coming back together. */
const jittered = (ms: number, random: () => number) => ms * (1 + pollLimits.jitter * (2 * random() - 1))

function delayMs({ status, failures, baseMs }: PollOutcome, random: () => number): number {
	if (status === 'gone') return jittered(pollLimits.goneMs, random)
	if (status === 'started' || succeeded(status)) return jittered(baseMs, random)
	// The exponent is capped because 2 to the thousandth is no number of milliseconds.
	const backOffMs = Math.min(baseMs * 2 ** Math.min(failures, 20), pollLimits.longestBackOffMs)
	return jittered(backOffMs, random)
}

/** When to ask next. `random` answers 0 to 1, like Math.random. */
export function nextPollAt(outcome: PollOutcome, now: Date, random: () => number): Date {
	const asked = outcome.retryAfterMs ?? 0
	// Never before the time the server named, a little after it at most, and within a day whatever it says.
	const politeMs = Math.min(asked * (1 + pollLimits.jitter * random()), longestRetryAfterMs)
	return new Date(now.getTime() + Math.round(Math.max(delayMs(outcome, random), politeMs)))
}
