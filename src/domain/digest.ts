/** The most stories of a briefing and a digest; the rest is only counted. */
export const mostBriefed = 7

/** How often a digest is sent. */
export const digestPeriods = ['daily', 'weekly'] as const

/** When a digest is sent: at an hour of the reader's time zone, weekly on a weekday; Sunday is 0. */
export type DigestTimes = { period: (typeof digestPeriods)[number]; weekday: number; hour: number }
