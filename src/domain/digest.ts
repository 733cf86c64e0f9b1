/** How often a digest comes. */
export const digestPeriods = ['daily', 'weekly'] as const

/** When a reader's digest comes: at an hour of theirs, weekly on a day; Sunday is 0. */
export type DigestTimes = { period: (typeof digestPeriods)[number]; weekday: number; hour: number }
