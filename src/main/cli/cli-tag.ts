import { ok } from '#domain/result.ts'
import { defineCommand } from './command.ts'
import { headline, loadTagger, readLines } from './headline-lines.ts'

const tagCommand = defineCommand({
	help: [
		'Usage: zagros tag < LINES',
		'',
		'Reads JSON lines {"lang":"fa"|"en","title":"…"} and writes, in the same order, one JSON line for each:',
		'{"coins":[symbols],"topics":[route_refs],"people":[route_refs],"why":[{"kind","ref","span","rule"}]}.',
		'An invalid line gives {"error":{"code","message"}}.',
		'',
		'  --json   the same; its output is always JSON',
	],
	run: async ({ output: { print } }) => {
		const tag = await loadTagger()
		if (!tag.ok) return tag
		for await (const line of readLines(headline)) {
			if (!line.ok) print(JSON.stringify(line.failure))
			else {
				const { coins, topics, people, why } = tag.value(line.value.title, line.value.lang)
				const reasons = why.map(({ kind, ref, span, rule }) => ({ kind, ref, span, rule }))
				print(JSON.stringify({ coins, topics, people, why: reasons }))
			}
		}
		return ok({})
	},
})

export const commands = { tag: tagCommand }
