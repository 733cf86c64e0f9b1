const tag = /<[a-z][^<>]*>/gi
/** A value that needs no quotes: what HTML forbids in one without, and nothing else, is missing. */
const plainValue = /="([^\s"'`=<>]*)"/g
/** Ends that every reader of HTML puts there itself. */
const impliedEnd = /<\/li>(?=<li[ >]|<\/[ou]l>)|<\/option>(?=<option[ >]|<\/select>)/g
const closed = /^<(?:br|hr|img|input|link|meta|source|wbr)\b[^<>]*\/>$/i

const terseTag = (whole: string): string => {
	const isVoid = whole.endsWith('/>')
	// In a drawing the stroke is what ends an element.
	if (isVoid && !closed.test(whole)) return whole
	return (isVoid ? `${whole.slice(0, -2)}>` : whole).replace(plainValue, (_, value: string) =>
		value === '' ? '' : `=${value}`,
	)
}

/** The same markup in fewer strokes: React writes every quote and every end, and HTML asks for few of them. */
export const terse = (markup: string): string => markup.replace(impliedEnd, '').replace(tag, terseTag)
