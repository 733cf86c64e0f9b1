import { markHits } from '#domain/mark-hits.ts'
import { searchTerms } from '#domain/search-words.ts'

/** A title with the matched words of a search marked. */
export function MarkedTitle({ title, search }: { title: string; search: string }) {
	if (search === '') return title
	let at = 0
	return markHits(title, searchTerms(search)).map(({ text, isHit }) => {
		at += text.length
		return isHit ? <mark key={at}>{text}</mark> : text
	})
}
