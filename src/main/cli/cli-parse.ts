import { readFile } from 'node:fs/promises'
import { fail, ok } from '#domain/result.ts'
import { openParsePool, type ParsePool } from '#ingest/parse/parse-in-worker.ts'
import { defineCommand, textOf } from './command.ts'

const parseCommand = defineCommand({
	help: [
		'Usage: zagros parse FILE… [--base URL] [--content-type TYPE]',
		'',
		'Parses feed files as the pipeline would, and writes one JSON line for each file:',
		'{"file","kind","items":[{"title","url","published","guid","summary"}]} or {"file","error":{"code","message"}}.',
		'',
		'  --base URL            the address that the files are assumed to come from',
		'  --content-type TYPE   the Content-Type header that they are assumed to have',
		'  --json                the same; its output is always JSON',
	],
	options: { base: { type: 'string' }, 'content-type': { type: 'string' } },
	words: ['FILE', '…'],
	run: async (called) => {
		const {
			words: files,
			output: { print },
		} = called
		const base = textOf(called, 'base') ?? ''
		const contentType = textOf(called, 'content-type') ?? null
		if (files.length === 0) return fail('name at least one file (--help tells more)')
		if (base !== '' && !URL.canParse(base)) return fail(`--base: ${JSON.stringify(base)} is not an address`)
		const pool = openParsePool({ workers: 1 })
		let unread = 0
		for (const file of files) {
			const body = await readFile(file).catch((error: NodeJS.ErrnoException) => error)
			if (body instanceof Error) {
				unread += 1
				const message = `the file cannot be read (${body.code})`
				print(JSON.stringify({ file, error: { code: 'unreadable_file', message } }))
			} else print(JSON.stringify({ file, ...(await lineFor(pool, body, base, contentType)) }))
		}
		await pool.close()
		return unread === 0 ? ok({}) : fail(`${unread} of ${files.length} files cannot be read`)
	},
})

async function lineFor(pool: ParsePool, body: Uint8Array, base: string, contentType: string | null) {
	const parsed = await pool.parseInWorker({ body, base, contentType })
	if (!parsed.ok) return { error: { code: parsed.failure.kind, message: parsed.failure.message } }
	const { kind, partial, entries } = parsed.value
	return {
		kind,
		...(partial && { partial }),
		items: entries.map(({ title, url, published, guid, summary }) => ({
			title,
			url,
			published,
			guid,
			summary,
		})),
	}
}

export const commands = { parse: parseCommand }
