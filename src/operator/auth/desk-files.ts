import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { Problem } from '#domain/problem.ts'

const ofOurs = (name: string) => new URL(`../files/${name}`, import.meta.url)
const ofPackage = (path: string) => new URL(import.meta.resolve(path))

/** Style sheet, script and fonts of the desk, for authorised requests only; readers' pages never refer to them. */
const files: Record<string, { type: string; place: () => URL }> = {
	'tokens.css': { type: 'text/css; charset=utf-8', place: () => ofOurs('../../web/tokens.css') },
	'desk.css': { type: 'text/css; charset=utf-8', place: () => ofOurs('desk.css') },
	'desk.js': { type: 'text/javascript; charset=utf-8', place: () => ofOurs('desk.js') },
	'vazirmatn.woff2': {
		type: 'font/woff2',
		place: () => ofPackage('@fontsource-variable/vazirmatn/files/vazirmatn-arabic-wght-normal.woff2'),
	},
	'inter.woff2': {
		type: 'font/woff2',
		place: () => ofPackage('@fontsource-variable/inter/files/inter-latin-wght-normal.woff2'),
	},
}

type Named = { Params: { file: string } }

export function addDeskFiles(desk: FastifyInstance): void {
	const send = async (request: FastifyRequest<Named>, reply: FastifyReply) => {
		const { file } = request.params
		const known = Object.hasOwn(files, file) ? files[file] : undefined
		if (known === undefined) throw new Problem('not_found')
		return reply
			.type(known.type)
			.header('cache-control', 'private, max-age=3600')
			.send(await readFile(fileURLToPath(known.place())))
	}
	// Sign-in and set-up pages have these files below their own address, because no other address exists before the sign-in.
	for (const before of ['/operator', '/operator/sign-in', '/operator/setup/:token']) {
		desk.get<Named>(`${before}/files/:file`, send)
	}
}
