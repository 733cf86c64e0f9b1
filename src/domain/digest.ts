/** A briefing and a digest hold so many stories; more are only counted. */
export const mostBriefed = 10

/** How often a digest is sent. */
export const digestPeriods = ['daily', 'weekly'] as const

/** When a digest is sent: at an hour of the reader's time zone, weekly on a weekday; Sunday is 0. */
export type DigestTimes = { period: (typeof digestPeriods)[number]; weekday: number; hour: number }
