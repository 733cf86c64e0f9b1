import { isUsername } from './account.ts'

const longest = 20
const mostDigits = 6

/**
 * A username for somebody who did not choose one: their own words if they fit the rule, else the same with digits.
 * `attempt` counts up while the names turn out to be taken.
 */
export function proposeUsername(words: string, attempt: number, chance: () => number): string {
	const base = words
		.normalize('NFKD')
		.toLowerCase()
		.replace(/[^a-z0-9]+/g, '.')
		.replace(/^\.+|\.+$/g, '')
	if (attempt === 0 && isUsername(base)) return base
	const stem = (base || 'reader').slice(0, longest - mostDigits).replace(/\.+$/g, '')
	const digits = Array.from({ length: mostDigits }, () => Math.floor(chance() * 10)).join('')
	return stem.length + mostDigits >= 8 ? `${stem}${digits}` : `reader.${stem}${digits}`
}
