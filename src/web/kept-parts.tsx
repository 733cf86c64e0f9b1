import { type ComponentType, createContext, type ReactNode, use } from 'react'
import { useLocale } from './layout/use-locale.ts'
import type { PartStore } from './part-store.ts'
import { terse } from './terse-markup.ts'

/** The parts of one page: those that were known, and those that it is the first to have. */
type PageParts = { key: string; text: string | undefined }[]
type Writing = { store: PartStore; parts: PageParts }

const WritingContext = createContext<Writing | undefined>(undefined)

/** An element of no page: where a part stands is marked by it until the page is written. */
const mark = 'kept-part'

/**
 * A part of which the server need not write anew what it wrote for another page. Its key holds every value that it shows and
 * every context that it reads, so what has changed has another key; it may not say what belongs in the head, and where
 * it holds ids that depend on its place it stands in one place of one screen.
 */
export const kept = <Props extends object>(
	name: string,
	Part: ComponentType<Props>,
	useKey: (props: Props) => unknown,
): ComponentType<Props> =>
	function KeptPart(props) {
		const writing = use(WritingContext)
		const locale = useLocale()
		const shown = useKey(props)
		if (writing === undefined) return <Part {...props} />
		const { store, parts } = writing
		const key = `${name} ${locale} ${JSON.stringify(shown)}`
		const text = store.find(key)
		const Mark = mark as 'i'
		parts.push({ key, text })
		return <Mark id={String(parts.length - 1)}>{text === undefined && <Part {...props} />}</Mark>
	}

/** What `write` makes of the page, as if no part were kept. */
export function writeWithParts(
	store: PartStore,
	page: ReactNode,
	write: (page: ReactNode) => string | undefined,
): string | undefined {
	const parts: PageParts = []
	const marked = write(<WritingContext value={{ store, parts }}>{page}</WritingContext>)
	return marked && fillIn(marked, store, parts)
}

const marks = new RegExp(`<${mark} id="(\\d+)">|</${mark}>`, 'g')

/** A part that was not known may hold parts that were, and is kept with them. */
function fillIn(marked: string, store: PartStore, parts: PageParts): string {
	const open: { part: PageParts[number] | undefined; text: string }[] = []
	let now: (typeof open)[number] = { part: undefined, text: '' }
	let at = 0
	for (const {
		0: { length },
		1: number,
		index,
	} of marked.matchAll(marks)) {
		// What is kept is written short, once; what is not would pay for it with every page.
		const written = marked.slice(at, index)
		now.text += now.part === undefined ? written : terse(written)
		at = index + length
		if (number !== undefined) {
			open.push(now)
			now = { part: parts[Number(number)], text: '' }
			continue
		}
		const { part, text } = now
		if (part !== undefined && part.text === undefined) store.keep(part.key, text)
		now = open.pop() ?? now
		now.text += part?.text ?? text
	}
	return now.text + marked.slice(at)
}
