import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Catalogue } from '#domain/catalogue.ts'
import type { GuardedFetch } from '#domain/fetch-outcome.ts'
import { errorText, type StoreLog } from '#store/database/database-problem.ts'

/** The time limit for all sources together. */
export const probeMs = 5_000

export type NewsMode = 'live' | 'sample'

/** Whether any source responds at all; the first response decides, and the check takes at most 5 s. */
export async function anySourceResponds(catalogue: Catalogue, get: GuardedFetch): Promise<boolean> {
	const enough = new AbortController()
	const timer = setTimeout(() => enough.abort(), probeMs)
	const timeouts = { connectMs: probeMs, headersMs: probeMs, totalMs: probeMs }
	const knocks = catalogue.sources.map(async ({ feedUrl: url }) => {
		// A redirect is a response; its target does not matter.
		const response = await get({ url, method: 'HEAD', redirect: 'manual', timeouts, signal: enough.signal })
		if (!response.ok) throw new Error(response.failure.message)
	})
	try {
		await Promise.any(knocks)
		return true
	} catch {
		return false
	} finally {
		clearTimeout(timer)
		enough.abort()
		await Promise.allSettled(knocks)
	}
}

const fileIn = (dataDir: string): string => join(dataDir, 'news-mode')

/** Records which news the running product serves, so that an operator's command acts on the same database. */
export async function recordMode(dataDir: string, mode: NewsMode, log: StoreLog): Promise<void> {
	try {
		await mkdir(dataDir, { recursive: true })
		await writeFile(fileIn(dataDir), `${mode}\n`)
	} catch (error) {
		log.warn(`commands will not know that the news is ${mode}: ${errorText(error)}`)
	}
}

/** Which news the product that runs, or last ran, on this folder serves. */
export async function readRecordedMode(dataDir: string): Promise<NewsMode | undefined> {
	const text = await readFile(fileIn(dataDir), 'utf8').catch(() => '')
	return (['live', 'sample'] as const).find((mode) => mode === text.trim())
}
