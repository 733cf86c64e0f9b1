import { escapeMarkup } from '#domain/escape-markup.ts'

/** HTML in which all values have been escaped. */
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
 * A template for HTML: html`<p>${text}</p>`. Text is escaped; markup and lists of it are inserted unchanged; false and absent values
 * give nothing. Attributes must be in double quotes.
 */
export const html = (parts: TemplateStringsArray, ...pieces: Piece[]): Markup =>
	new Markup(parts.map((part, index) => part + written(pieces[index])).join(''))
