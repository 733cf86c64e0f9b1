import { expect } from 'vitest'

/** What is read once it stays the same from one look to the next. */
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
