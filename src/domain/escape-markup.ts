const references: Record<string, string> = {
	'&': '&amp;',
	'<': '&lt;',
	'>': '&gt;',
	'"': '&quot;',
	"'": '&#39;',
}

/** Escapes text for HTML or XML, between elements and in attributes. */
export const escapeMarkup = (text: string): string =>
	text.replace(/[&<>"']/g, (sign) => references[sign] ?? sign)
