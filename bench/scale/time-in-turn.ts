import { medianOf } from '#bench/serve/load.ts'

const rounds = 120
const warmUps = 3
const longestMs = 2_500

/** The median time of each act, in milliseconds. The acts take turns, so that a busy machine slows them alike. */
export async function timeInTurn(acts: readonly (() => Promise<unknown>)[]): Promise<number[]> {
	const times = acts.map((): number[] => [])
	const begun = performance.now()
	for (let round = -warmUps; round < rounds; round += 1) {
		if (round > 5 && performance.now() - begun > longestMs) break
		for (const [index, act] of acts.entries()) {
			const start = performance.now()
			await act()
			if (round >= 0) times[index]?.push(performance.now() - start)
		}
	}
	return times.map(medianOf)
}
