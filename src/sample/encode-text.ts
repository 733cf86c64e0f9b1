import iconv from 'iconv-lite'
import type { Charset } from './sample-sources.ts'

/**
 * Letters the charset lacks become numeric references, as XML serialisers write them: windows-1256 has neither the
 * Persian ی nor Persian digits. The text must hold no CDATA, where a reference would stay as it is.
 */
export function encodeText(text: string, charset: Charset): Buffer {
	if (charset === 'utf-8') return Buffer.from(text, 'utf8')
	if (charset === 'utf-16le') return iconv.encode(text, 'utf-16le', { addBOM: true })
	const representable = Array.from(text, (letter) => (fits(letter, charset) ? letter : reference(letter)))
	return iconv.encode(representable.join(''), charset)
}

const known = new Map<string, boolean>()

function fits(letter: string, charset: Charset): boolean {
	if (letter < '\u0080') return true
	const key = `${charset}${letter}`
	const found = known.get(key)
	if (found !== undefined) return found
	const answer = iconv.decode(iconv.encode(letter, charset), charset) === letter
	known.set(key, answer)
	return answer
}

const reference = (letter: string): string => `&#${letter.codePointAt(0)};`
