/** Ids come from the text as written, placeholders unfilled, so that a link to a heading outlives a new brand. */
export function headingIds(): (text: string) => string {
	const used = new Map<string, number>()
	return (text) => {
		const slug = slugOf(text)
		let count = used.get(slug) ?? 0
		let id = slug
		do {
			count += 1
			id = count === 1 ? slug : `${slug}-${count}`
		} while (count > 1 && used.has(id))
		used.set(slug, count)
		if (id !== slug) used.set(id, 1)
		return id
	}
}

const slugOf = (text: string): string =>
	text
		.normalize('NFC')
		.toLowerCase()
		.replace(/[^\p{L}\p{M}\p{N}]+/gu, '-')
		.replace(/^-+|-+$/g, '') || 'section'
