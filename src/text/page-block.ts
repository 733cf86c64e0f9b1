/** A part of a line. The parts are flat: bold is a property, so nothing nests. */
export type InlineText =
	| { kind: 'text'; text: string; bold: boolean }
	| { kind: 'link'; text: string; href: string; bold: boolean }

export type PageBlock =
	| { kind: 'heading'; level: 2 | 3; id: string; texts: InlineText[] }
	| { kind: 'paragraph'; texts: InlineText[] }
	| { kind: 'list'; ordered: boolean; items: InlineText[][] }
	| { kind: 'picture'; name: string; alt: string }
	| { kind: 'note'; texts: InlineText[] }

export const plainTextOf = (texts: readonly InlineText[]): string => texts.map((piece) => piece.text).join('')
