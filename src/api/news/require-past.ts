import { wrongField } from '#api/http/problem.ts'

/** Clocks of readers run a little ahead; further ahead is a mistake worth telling. */
const clockToleranceMs = 5 * 60_000

export function requirePast(field: string, moment: Date, now: number): void {
	if (moment.getTime() > now + clockToleranceMs) throw wrongField(field, 'lies in the future')
}
