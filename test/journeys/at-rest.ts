import { expect } from 'vitest'

/** Returns a value once it is the same in two consecutive reads. */
export async function atRest(read: () => Promise<number>, interval = 50): Promise<number> {
	let last = Number.NaN
	const stays = async () => {
		const before = last
		last = await read()
		return last === before
	}
	await expect.poll(stays, { interval }).toBe(true)
	return last
}
