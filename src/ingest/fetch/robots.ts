export type RobotsRule = { allow: boolean; pattern: string }

/** RFC 9309 asks for 500 KiB at least; past that a file is noise. */
const readCharacters = 500 * 1024

/** `%41` and `A`, `ش` and `%D8%B4` are the same path; `%2F` and `/` are not. */
function normalise(path: string): string {
	return path
		.replace(/[\u0080-\u{10ffff}]+/gu, (run) => encodeURIComponent(run.toWellFormed()))
		.replace(/%[0-9a-f]{2}/gi, (escaped) => {
			const character = String.fromCharCode(Number.parseInt(escaped.slice(1), 16))
			return /[A-Za-z0-9._~-]/.test(character) ? character : escaped.toUpperCase()
		})
}

/** In a path these are characters like any other; a rule that means the character writes it with a percent sign. */
const normalisePath = (path: string) => normalise(path).replaceAll('*', '%2A').replaceAll('$', '%24')

/** A dollar sign has its meaning at the end only. */
const normalisePattern = (pattern: string) => normalise(pattern).replace(/\$(?=.)/g, '%24')

type Line = { field: string; value: string }

function readLines(text: string): Line[] {
	return text
		.slice(0, readCharacters)
		.replace(/^\ufeff/, '')
		.split(/\r\n|\r|\n/)
		.map((line) => line.split('#', 1).join(''))
		.filter((line) => line.includes(':'))
		.map((line) => {
			const colon = line.indexOf(':')
			return { field: line.slice(0, colon).trim().toLowerCase(), value: line.slice(colon + 1).trim() }
		})
}

/** Only the product's name counts: `Zagros/1.0 (news)` speaks to `zagros`. */
const productToken = (agent: string) => (/^(?:\*|[a-z_-]+)/i.exec(agent)?.[0] ?? '').toLowerCase()

/** The rules that speak to us: those under our name, wherever they stand; else those for everyone. */
export function readRobots(text: string, agent: string): RobotsRule[] {
	const rulesOf = new Map<string, RobotsRule[]>()
	let addressees: string[] = []
	let inRules = false
	for (const { field, value } of readLines(text)) {
		if (field === 'user-agent') {
			if (inRules) addressees = []
			inRules = false
			const token = productToken(value)
			addressees.push(token)
			if (!rulesOf.has(token)) rulesOf.set(token, [])
		} else if (field === 'allow' || field === 'disallow') {
			inRules = true
			// An empty rule says nothing; "Disallow:" is the old way to allow everything.
			if (value === '') continue
			const rule = { allow: field === 'allow', pattern: normalisePattern(value) }
			for (const addressee of addressees) rulesOf.get(addressee)?.push(rule)
		}
	}
	return rulesOf.get(productToken(agent)) ?? rulesOf.get('*') ?? []
}

/** Piece by piece from the left, never backwards: a pattern of a thousand stars costs no more than its length. */
function matches(pattern: string, path: string): boolean {
	const anchored = pattern.endsWith('$')
	const [first = '', ...rest] = (anchored ? pattern.slice(0, -1) : pattern).split('*')
	if (!path.startsWith(first)) return false
	const last = rest.pop()
	if (last === undefined) return !anchored || path.length === first.length
	let at = first.length
	for (const piece of rest) {
		const found = path.indexOf(piece, at)
		if (found === -1) return false
		at = found + piece.length
	}
	if (anchored) return path.length - last.length >= at && path.endsWith(last)
	return path.indexOf(last, at) !== -1
}

/** The longest rule that fits decides, and of two equally long ones the one that allows (RFC 9309, 2.2.2). */
export function pathAllowed(rules: readonly RobotsRule[], url: URL): boolean {
	const path = normalisePath(`${url.pathname}${url.search}`)
	let longest = -1
	let allowed = true
	for (const rule of rules) {
		const { length } = rule.pattern
		if (length < longest || (length === longest && allowed) || !matches(rule.pattern, path)) continue
		longest = length
		allowed = rule.allow
	}
	return allowed
}
