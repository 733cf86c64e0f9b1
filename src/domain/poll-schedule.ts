import { longestRetryAfterMs } from './retry-after.ts'
import { type SourceStatus, succeeded } from './source-status.ts'

const minuteMs = 60_000
const hourMs = 60 * minuteMs

/** The bounds of the interval: short enough for news, long enough to be polite to the source. */
export const pollLimits = {
	shortestMs: 5 * minuteMs,
	longestMs: 60 * minuteMs,
	startMs: 15 * minuteMs,
	jitter: 0.1,
	longestBackOffMs: 6 * hourMs,
	/**
	 * After a 410 the source is shown as gone and read once a week, because outlets come back after a failed move. No source is
	 * ever switched off for good.
	 */
	goneMs: 7 * 24 * hourMs,
} as const

/** The longest waits: a later next time was stored before the clock was set back. */
export const longestWaitsMs = {
	afterSuccess: pollLimits.longestMs * (1 + pollLimits.jitter),
	afterFailure: longestRetryAfterMs,
	afterGone: pollLimits.goneMs * (1 + pollLimits.jitter),
} as const

/** The fewest items from which an interval is derived. */
const enoughToJudge = 3

const between = (low: number, value: number, high: number) => Math.min(high, Math.max(low, value))

/** The number of a source's newest items, and when the oldest of them was published. */
export type PublishingRhythm = { items: number; since: Date | null }

/**
 * How often a source is read: twice for each usual gap between its items. The gap includes the time until now, so that a silent
 * source is read less and less often.
 */
export function pollBaseMs({ items, since }: PublishingRhythm, now: Date): number {
	if (since === null || items < enoughToJudge) return pollLimits.startMs
	const gapMs = Math.max(0, now.getTime() - since.getTime()) / items
	return between(pollLimits.shortestMs, gapMs / 2, pollLimits.longestMs)
}

export type PollOutcome = {
	/** `started` is stored before the fetch, so that the source of a dead worker becomes due again. */
	status: SourceStatus | 'started'
	/** Failures in a row, this one included. */
	failures: number
	baseMs: number
	retryAfterMs?: number | null | undefined
}

/** Random variation, so that sources that failed together are not retried together. */
const jittered = (ms: number, random: () => number) => ms * (1 + pollLimits.jitter * (2 * random() - 1))

function delayMs({ status, failures, baseMs }: PollOutcome, random: () => number): number {
	if (status === 'gone') return jittered(pollLimits.goneMs, random)
	if (status === 'started' || succeeded(status)) return jittered(baseMs, random)
	// The exponent is capped to avoid infinity.
	const backOffMs = Math.min(baseMs * 2 ** Math.min(failures, 20), pollLimits.longestBackOffMs)
	return jittered(backOffMs, random)
}

/** When to read next. `random` returns 0 to 1, like Math.random. */
export function nextPollAt(outcome: PollOutcome, now: Date, random: () => number): Date {
	const retryAfterMs = outcome.retryAfterMs ?? 0
	// Not before the time of Retry-After, only a little after it, and within a day in any case.
	const politeMs = Math.min(retryAfterMs * (1 + pollLimits.jitter * random()), longestRetryAfterMs)
	return new Date(now.getTime() + Math.round(Math.max(delayMs(outcome, random), politeMs)))
}
