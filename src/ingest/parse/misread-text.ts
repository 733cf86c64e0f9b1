/**
 * Persian that was written in one character set and read in another: UTF-8 taken for windows-1252 («Ø¨ÛŒØª») or for
 * windows-1256 («ط¨غŒطھ»). It is readable bytes and unreadable text, so no replacement sign gives it away.
 */
export function looksMisread(text: string): boolean {
	if (westernPairs.test(text)) return true
	const suspects = text.match(tahOrZah)?.length ?? 0
	return suspects >= 6 && suspects / text.length > 0.2
}

const westernPairs = /(?:[ØÙÚÛ][\u0080-\u00ff\u0152-\u0192\u02c6\u02dc\u2013-\u203a\u20ac\u2122] ?){4}/
/** Two of the rarest letters of Persian stand for the lead bytes of nearly all the others. */
const tahOrZah = /[طظ]/g
