import { defineCommand } from './command.ts'
import { endOfLines, headline, loadTagger, readLines } from './headline-lines.ts'

const tagCommand = defineCommand({
	help: [
		'Usage: zagros tag < LINES',
		'',
		'Reads JSON lines {"lang":"fa"|"en","title":"…"} and writes, in the same order, one JSON line for each:',
		'{"coins":[symbols],"topics":[route_refs],"people":[route_refs],"why":[{"kind","ref","span","rule"}]}.',
		'An invalid line gives {"error":{"code","message"}}; with one the command fails at its end.',
		'',
		'  --json   the same; its output is always JSON',
	],
	run: async ({ output: { print } }) => {
		const tag = await loadTagger()
		if (!tag.ok) return tag
		let [all, invalid] = [0, 0]
		for await (const line of readLines(headline)) {
			all += 1
			if (!line.ok) {
				invalid += 1
				print(JSON.stringify(line.failure))
			} else {
				const { coins, topics, people, why } = tag.value(line.value.title, line.value.lang)
				const reasons = why.map(({ kind, ref, span, rule }) => ({ kind, ref, span, rule }))
				print(JSON.stringify({ coins, topics, people, why: reasons }))
			}
		}
		return endOfLines(all, invalid)
	},
})

export const commands = { tag: tagCommand }
