const references: Record<string, string> = {
	'&': '&amp;',
	'<': '&lt;',
	'>': '&gt;',
	'"': '&quot;',
	"'": '&#39;',
}

/** Text as it must stand in HTML or XML, between elements and in attributes, to be read as the text it is. */
export const escapeMarkup = (text: string): string =>
	text.replace(/[&<>"']/g, (sign) => references[sign] ?? sign)
