import { newVisitor } from '#test/visitor.ts'
import type { Machines } from './machines.ts'

const votes = 100_000
const readers = 30
/** Medians of a busy machine vary. */
const allowance = { times: 2, ms: 20 }

const median = (times: number[]): number => times.toSorted((a, b) => a - b)[Math.floor(times.length / 2)] ?? 0

/**
 * Checks that a view and a vote take as long on a story with very many votes as on one without, and returns the
 * times.
 */
export async function timePopularStory({ url, primary }: Machines): Promise<string> {
	const items = await primary.query<{ id: number }>(
		`select id from sample.news_item where state = 'shown' order by published_at desc limit 2`,
	)
	const [popular, plain] = items.map(({ id }) => id)
	await primary.query(`
		insert into sample.vote (identity_kind, identity_id, item_id, subject, choice, counted, cast_at)
		select 'session', 'popular-' || number, ${popular}, 'signal', 'bullish', true, now()
		from generate_series(1, ${votes}) as number`)
	await primary.query(`update sample.news_item set bullish = bullish + ${votes} where id = ${popular}`)
	await primary.query('analyze sample.vote')
	const times = {
		view: { popular: [] as number[], plain: [] as number[] },
		vote: { popular: [] as number[], plain: [] as number[] },
	}
	for (let reader = 0; reader < readers; reader += 1) {
		const { put } = await newVisitor(url)
		for (const [kind, id] of [
			['popular', popular],
			['plain', plain],
		] as const) {
			const time = async (path: string, body: object) => {
				const began = performance.now()
				const response = await put(path, body)
				if (response.status !== 200) throw new Error(`${path} was ${response.status}`)
				return performance.now() - began
			}
			times.view[kind].push(await time('/v1/news/views/', { id }))
			times.vote[kind].push(await time('/v1/news/votes/', { subject: 2, decision: 1, id }))
		}
	}
	const lines = Object.entries(times).map(([act, { popular: many, plain: none }]) => {
		const [on, beside] = [median(many), median(none)]
		const text = `a ${act} ${on.toFixed(1)} ms, without votes ${beside.toFixed(1)} ms`
		if (on > allowance.times * beside + allowance.ms) throw new Error(`with ${votes} votes ${text}`)
		return text
	})
	return `with ${votes} votes on a story: ${lines.join('; ')}`
}
