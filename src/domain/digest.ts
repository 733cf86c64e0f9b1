/** A briefing and a digest hold so many stories; more are only counted. */
export const mostBriefed = 10

/** How often a digest is sent. */
export const digestPeriods = ['daily', 'weekly'] as const

/** When a digest is sent: at an hour of the reader's time zone, weekly on a weekday; Sunday is 0. */
export type DigestTimes = { period: (typeof digestPeriods)[number]; weekday: number; hour: number }

/** Channels that carry the briefing at an hour: mail always, the others where the reader wants that instead of each story. */
export const briefingWays = ['mail', 'push', 'telegram'] as const
export type BriefingWay = (typeof briefingWays)[number]
