const dayMs = 86_400_000
/** Iran has had this offset all year since 2022. */
const offsetMs = 3.5 * 3_600_000

/** The midnight in Tehran at the beginning of the day. */
export const startOfTehranDay = (moment: Date): Date =>
	new Date(Math.floor((moment.getTime() + offsetMs) / dayMs) * dayMs - offsetMs)

export const nextTehranDay = (start: Date): Date => new Date(start.getTime() + dayMs)

/** The day in the form 2026-08-01. */
export const tehranDayName = (moment: Date): string =>
	new Date(moment.getTime() + offsetMs).toISOString().slice(0, 10)

/** A date and time without a zone are in Tehran time. */
export const inTehran = (local: string): Date =>
	new Date(`${local}${local.includes('T') ? '' : 'T00:00'}+03:30`)
