import { cpus } from 'node:os'
import { setTimeout as sleep } from 'node:timers/promises'

/**
 * The share of the processors that other programs may use. Above it a figure says more about them than about the
 * product.
 */
const mostBusy = 0.15
const lookMs = 2_000

/** The share of the processors that is used while this process is idle. */
export async function busyShare(): Promise<number> {
	const before = times()
	await sleep(lookMs)
	const after = times()
	return 1 - (after.idle - before.idle) / Math.max(1, after.all - before.all)
}

export const isQuiet = (share: number): boolean => share <= mostBusy

function times(): { idle: number; all: number } {
	const kinds = cpus().map(({ times }) => times)
	const sum = (numbers: number[]) => numbers.reduce((total, number) => total + number, 0)
	return { idle: sum(kinds.map(({ idle }) => idle)), all: sum(kinds.flatMap((kind) => Object.values(kind))) }
}
