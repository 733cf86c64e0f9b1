import { vi } from 'vitest'

/** Resolves when it is true. The limit only notices a hang: a busy machine takes many times as long as a quiet one. */
export const until = (isTrue: () => boolean | Promise<boolean>, interval = 20): Promise<true> =>
	vi.waitUntil(async () => (await isTrue()) as true, { timeout: 60_000, interval })
