import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { setPriority } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { buildsFolder, nameOfInputs, projectRoot } from '#main/named-builds.ts'
import { nameSources } from './name-sources.ts'
import type * as Program from './program.ts'

export const programsFolder = join(buildsFolder, 'program')
export const programEntry = 'program.js'

/** What npm has installed, which may be something else than the lock asks for. */
const installed = 'node_modules/.package-lock.json'

/** It holds where its files lie, so a copy of the folder makes its own. */
export const nameOfProgram = (): string =>
	nameOfInputs(
		['src'],
		[existsSync(join(projectRoot, installed)) ? installed : 'package-lock.json'],
		projectRoot,
	)

type Found = {
	runProgram: typeof Program.runProgram
	/** Makes the bundle that the next start finds, where there was none. */
	bundle: ((stop: AbortSignal) => Promise<unknown>) | undefined
}

/** The program in few files where they were made of these sources, which load in half the time; else the sources. */
export async function findProgram(): Promise<Found> {
	const folder = join(programsFolder, nameOfProgram())
	if (!existsSync(folder)) return { ...(await import('./program.ts')), bundle: runBundler }
	nameSources(folder)
	return { ...(await import(pathToFileURL(join(folder, programEntry)).href)), bundle: undefined }
}

/**
 * In a process of its own, which gives way to whatever else there is to do. Where it cannot be made, because nothing may be
 * written or the bundler is not installed, the sources do as well.
 */
function runBundler(stop: AbortSignal): Promise<void> {
	const script = fileURLToPath(new URL('bundle-program.ts', import.meta.url))
	const child = spawn(process.execPath, [script], { cwd: projectRoot, stdio: 'ignore', signal: stop })
	return new Promise((resolve) => {
		child.once('close', () => resolve())
		// Told to stop is an error too, but then it ends in a moment.
		child.on('error', () => child.pid ?? resolve())
		child.once('spawn', () => giveWay(child.pid))
	})
}

function giveWay(pid: number | undefined): void {
	try {
		setPriority(pid ?? 0, 10)
	} catch {
		// It has ended already.
	}
}
