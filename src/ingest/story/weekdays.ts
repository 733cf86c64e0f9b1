/** Weekdays by name, folded and stemmed; Saturday is 0. */
export const weekdays: ReadonlyMap<string, number> = new Map(
	[
		['saturday', 'شنبه'],
		['sunday', 'یکشنبه'],
		['monday', 'دوشنبه'],
		['tuesday', 'سهشنبه'],
		['wednesday', 'چهارشنبه'],
		['thursday', 'پنجشنبه'],
		['friday', 'جمعه'],
	].flatMap((names, day) => names.map((name) => [name, day] as const)),
)
