import { isUtf8 } from 'node:buffer'
import type { FastifyInstance } from 'fastify'
import { Problem } from '#domain/problem.ts'

/** No client of ours nests deeper than a few levels. */
const deepest = 32
const refusedKeys = new Set(['__proto__', 'constructor', 'prototype'])

/** Fastify accepts many spellings of this type; a proxy before us may read the same header differently. */
const jsonType = /^application\/json(?: *; *charset="?utf-8"?)? *;?$/i

/**
 * Parses JSON strictly: a duplicate name in an object, a name that reaches for a prototype, deep nesting and invalid
 * UTF-8 are refused, because two parsers of such a body could understand it differently.
 */
export function readJson(bytes: Buffer): unknown {
	if (bytes.length === 0) throw refusal('is empty')
	if (!isUtf8(bytes)) throw refusal('is not UTF-8')
	const text = bytes.toString('utf8')
	const value = parse(text)
	checkNames(text)
	return value
}

/** Accepts JSON bodies and nothing else. */
export function addJsonBody(app: FastifyInstance): void {
	app.removeContentTypeParser('application/json')
	app.addContentTypeParser('application/json', { parseAs: 'buffer' }, (request, body, done) => {
		try {
			const type = request.headers['content-type'] ?? ''
			if (type !== 'application/json' && !jsonType.test(type)) throw new Problem('unsupported_media_type')
			done(null, readJson(body as Buffer))
		} catch (error) {
			done(error as Error)
		}
	})
}

const refusal = (fault: string) =>
	new Problem('invalid_input', {
		message: `The body ${fault}.`,
		issues: [{ field: '(body)', message: fault }],
	})

function parse(text: string): unknown {
	try {
		return JSON.parse(text)
	} catch {
		throw refusal('is not valid JSON')
	}
}

// Matches a string with the colon that makes it a name, or a bracket; the text is known to be valid JSON.
const tokens = /"((?:[^"\\]|\\.)*)"(\s*:)?|[{}[\]]/g

function checkNames(text: string): void {
	const nests: (Set<string> | null)[] = []
	for (const [token, raw, colon] of text.matchAll(tokens)) {
		if (token === '{') nests.push(new Set())
		else if (token === '[') nests.push(null)
		else if (token === '}' || token === ']') nests.pop()
		else if (colon !== undefined && raw !== undefined) checkName(raw, nests.at(-1))
		if (nests.length > deepest) throw refusal('is nested too deep')
	}
}

function checkName(raw: string, names: Set<string> | null | undefined): void {
	const name: string = raw.includes('\\') ? JSON.parse(`"${raw}"`) : raw
	if (refusedKeys.has(name)) throw refusal(`has a field “${name}”`)
	if (names?.has(name)) throw refusal(`has the field “${name.slice(0, 40)}” twice`)
	names?.add(name)
}
