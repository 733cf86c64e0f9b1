import { validatorCompiler } from 'fastify-type-provider-zod'
import { readJson } from '#api/http/json-body.ts'

/** Readers of one page send the same few bodies; what is longer is somebody's own. */
const longestRemembered = 1024
const mostRemembered = 2000

/**
 * Reads equal bytes once: whoever sends them next gets the same object. Only for routes whose bodies are no secret and
 * whose handlers change nothing in them.
 */
export function createRememberedJson(): (bytes: Buffer) => unknown {
	const known = new Map<string, unknown>()
	return (bytes) => {
		if (bytes.length > longestRemembered) return readJson(bytes)
		const key = bytes.toString('latin1')
		const found = known.get(key)
		if (found !== undefined) return found
		const read = readJson(bytes)
		if (known.size >= mostRemembered)
			for (const oldest of known.keys()) {
				known.delete(oldest)
				break
			}
		known.set(key, read)
		return read
	}
}

/** An object that was found valid stays so; the finding is kept as long as the object is. */
export const rememberingValidator: typeof validatorCompiler = (route) => {
	const validate = validatorCompiler(route)
	const valid = new WeakMap<object, ReturnType<typeof validate>>()
	return (data: unknown) => {
		if (typeof data !== 'object' || data === null) return validate(data)
		const known = valid.get(data)
		if (known !== undefined) return known
		const found = validate(data)
		if (typeof found === 'object' && found !== null && 'value' in found) valid.set(data, found)
		return found
	}
}
