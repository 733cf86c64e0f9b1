import { recall, remember } from '#web/local-storage.ts'

/** Marks of the last few briefings; older stories do not come again. */
const mostRemembered = 100

export const storedDone = (): string => recall('briefing_done') ?? ''

export const readDone = (stored: string): number[] => stored.split(',').flatMap((id) => Number(id) || [])

export const saveDone = (ids: readonly number[]): void =>
	remember('briefing_done', ids.slice(-mostRemembered).join())
