import { statfs } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { fail, ok, type Result } from '#domain/result.ts'
import { findChromium } from './find-chromium.ts'
import { thisMachine } from './machine.ts'

/** Enough for the databases, pages and browser profiles of a run. */
const neededBytes = 2 * 1024 ** 3

/** Checks what the tests need: disk space and, for journeys, a browser. The failure is one line. */
export async function readyToTest(needsBrowser: boolean): Promise<Result<void, string>> {
	const room = await roomFor(tmpdir(), neededBytes)
	if (!room.ok) return room
	if (!needsBrowser) return ok(undefined)
	const found = await findChromium(thisMachine(process.env))
	if (!found.ok) return found
	// The set-up of the journeys then uses the same browser.
	process.env.CHROMIUM_PATH = found.value
	return ok(undefined)
}

/** For the databases of a run: each is a thousand files, which a disk is slow to create and memory is not. */
export async function databaseFolder(): Promise<string> {
	const plenty = process.availableMemory() > 4 * neededBytes
	return plenty && (await roomFor('/dev/shm', neededBytes)).ok ? '/dev/shm' : tmpdir()
}

export async function roomFor(folder: string, bytes: number): Promise<Result<void, string>> {
	try {
		const { bavail, bsize } = await statfs(folder)
		const free = bavail * bsize
		if (free >= bytes) return ok(undefined)
		const inMegabytes = (size: number) => `${Math.floor(size / 1024 ** 2)} MB`
		return fail(
			`The tests need ${inMegabytes(bytes)} in ${folder}, where ${inMegabytes(free)} are free. Make room, or name another folder in TMPDIR.`,
		)
	} catch (error) {
		return fail(
			`The tests cannot use the temporary folder ${folder}: ${(error as Error).message}. Name another in TMPDIR.`,
		)
	}
}
