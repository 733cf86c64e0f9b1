import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { errorText, type StoreLog } from '#store/database/database-problem.ts'
import type { NewsMode } from './news-mode.ts'

const fileIn = (dataDir: string): string => join(dataDir, 'news-mode')

/** The running product says which news it serves, so that an operator's command acts on the same database. */
export async function recordMode(dataDir: string, mode: NewsMode, log: StoreLog): Promise<void> {
	try {
		await mkdir(dataDir, { recursive: true })
		await writeFile(fileIn(dataDir), `${mode}\n`)
	} catch (error) {
		log.warn(`commands will not know that the news is ${mode}: ${errorText(error)}`)
	}
}

/** What the product that runs on this folder, or last ran on it, serves. */
export async function readRecordedMode(dataDir: string): Promise<NewsMode | undefined> {
	const text = await readFile(fileIn(dataDir), 'utf8').catch(() => '')
	return (['live', 'sample'] as const).find((mode) => mode === text.trim())
}
