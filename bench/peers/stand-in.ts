import { chmod, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

type Call = { args: string[]; env: Record<string, string | undefined> }
type Asked = { method: string; url: string; authorization: string; body: string }

type StandIn = { path: string; calls: () => Promise<Call[]>; asked: () => Promise<Asked[]> }

/**
 * A program that stands in for another reader's in tests: it notes how it is called, and where it is to serve, by
 * `-S ADDRESS` or by LISTEN_ADDR and no arguments, what it is asked; each answer is the same.
 */
export async function makeStandIn(folder: string, name: string, answer: string): Promise<StandIn> {
	const path = join(folder, name)
	const [calls, asked] = [`${path}.calls`, `${path}.asked`]
	const program = `#!${process.execPath}
const { appendFileSync } = require('node:fs')
const note = (file, what) => appendFileSync(file, JSON.stringify(what) + '\\n')
const args = process.argv.slice(2)
note(${JSON.stringify(calls)}, { args, env: process.env })
const address = args[0] === '-S' ? args[1] : args.length === 0 ? process.env.LISTEN_ADDR : undefined
if (address !== undefined) {
	const [host, port] = address.split(':')
	const serve = async (request, response) => {
		const body = Buffer.concat(await request.toArray()).toString()
		const { method, url, headers: { authorization } } = request
		note(${JSON.stringify(asked)}, { method, url, authorization, body })
		response.end(${JSON.stringify(answer)})
	}
	require('node:http').createServer(serve).listen(Number(port), host)
}
`
	await writeFile(path, program)
	await chmod(path, 0o755)
	const read = async (file: string) =>
		(await readFile(file, 'utf8').catch(() => ''))
			.split('\n')
			.filter(Boolean)
			.map((line) => JSON.parse(line))
	return { path, calls: () => read(calls), asked: () => read(asked) }
}
