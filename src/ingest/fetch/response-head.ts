import type { FetchedPage } from '#domain/fetch-outcome.ts'
import type { ResponseHead } from '#domain/response-head.ts'

const bodyBytes = 2_048
const mostHeaders = 40
const longestLine = 300

/** Headers whose name suggests a secret. */
const secretName = /cookie|auth|token|secret|session|csrf|key|signature/

/** The part of a response that is stored for operators. It is text of a foreign server, so it is limited and control characters are replaced. */
export function headOf({ status, finalUrl, headers, body }: FetchedPage): ResponseHead {
	const shown = [...headers].filter(([name]) => !secretName.test(name)).slice(0, mostHeaders)
	return {
		status,
		url: plain(withoutLogin(finalUrl)).slice(0, bodyBytes),
		headers: shown.map((line) => plain(line.join(': ').slice(0, longestLine))),
		body: body.length === 0 ? null : plain(textOf(body, headers.get('content-type'))),
	}
}

function withoutLogin(address: string): string {
	const url = new URL(address)
	url.username = ''
	url.password = ''
	return url.href
}

/** A character that is cut off at the end is left out. */
function textOf(body: Uint8Array, contentType: string | null): string {
	const declared = /charset=["']?([\w-]{1,40})/i.exec(contentType ?? '')?.[1]
	return decoderFor(declared).decode(body.subarray(0, bodyBytes), { stream: true })
}

function decoderFor(charset = 'utf-8'): TextDecoder {
	try {
		return new TextDecoder(charset)
	} catch {
		return new TextDecoder()
	}
}

// Control characters (PostgreSQL refuses NUL), and those that change the direction of the following text.
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is replaced.
const controlCharacters = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f\u202a-\u202e\u2066-\u2069]/g

const plain = (text: string): string => text.replace(controlCharacters, '\ufffd')
