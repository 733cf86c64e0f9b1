import { escapeMarkup } from '#domain/escape-markup.ts'

/** HTML that is safe to send: whatever was put into it was escaped on its way. */
export class Markup {
	readonly text: string

	constructor(text: string) {
		this.text = text
	}
}

export type Piece = Markup | string | number | undefined | null | false | readonly Piece[]

const written = (piece: Piece): string => {
	if (piece === undefined || piece === null || piece === false) return ''
	if (piece instanceof Markup) return piece.text
	if (typeof piece === 'object') return piece.map(written).join('')
	return escapeMarkup(String(piece))
}

/**
 * Markup with values in it: html`<p>${text}</p>`. Text is escaped, markup and lists of it are taken as they are, and
 * what is false or absent leaves nothing. Attributes stand in double quotes.
 */
export const html = (parts: TemplateStringsArray, ...pieces: Piece[]): Markup =>
	new Markup(parts.map((part, index) => part + written(pieces[index])).join(''))
