import type { AnswerHead } from '#domain/answer-head.ts'
import type { FetchedPage } from '#domain/fetch-outcome.ts'

const bodyBytes = 2_048
const mostHeaders = 40
const longestLine = 300

/** Whatever a server lets only us know; what a name promises is enough. */
const secretName = /cookie|auth|token|secret|session|csrf|key|signature/

/** What of an answer is kept for an operator to look at. It is a stranger's text: bounded, and nothing but text. */
export function headOf({ status, finalUrl, headers, body }: FetchedPage): AnswerHead {
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

/** A letter that the cut goes through is left out. */
function textOf(body: Uint8Array, contentType: string | null): string {
	const said = /charset=["']?([\w-]{1,40})/i.exec(contentType ?? '')?.[1]
	return decoderFor(said).decode(body.subarray(0, bodyBytes), { stream: true })
}

function decoderFor(charset = 'utf-8'): TextDecoder {
	try {
		return new TextDecoder(charset)
	} catch {
		return new TextDecoder()
	}
}

// Control characters, which no table takes, and those that turn the direction of what follows.
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is replaced.
const unseen = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f\u202a-\u202e\u2066-\u2069]/g

const plain = (text: string): string => text.replace(unseen, '\ufffd')
