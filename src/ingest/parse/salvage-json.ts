/**
 * The whole objects of the list «items» in JSON that breaks off or is damaged further on; null when there is not
 * one. Only strings and brackets are followed, so it takes one walk over the text.
 */
export function salvageItems(text: string): unknown[] | null {
	const list = /"items"\s*:\s*\[/.exec(text)
	if (list === null) return null
	const items: unknown[] = []
	let depth = 0
	let start = 0
	let inString = false
	for (let at = list.index + list[0].length; at < text.length; at++) {
		const character = text[at]
		if (inString) {
			if (character === '\\') at += 1
			else if (character === '"') inString = false
			continue
		}
		if (character === '"') inString = true
		else if (character === '{' || character === '[') {
			if (depth === 0) start = at
			depth += 1
		} else if (character === '}' || character === ']') {
			depth -= 1
			if (depth < 0) break
			if (depth > 0) continue
			try {
				items.push(JSON.parse(text.slice(start, at + 1)))
			} catch {
				break
			}
		}
	}
	return items.length === 0 ? null : items
}
