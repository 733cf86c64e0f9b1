/** Answers that anyone may keep: the same for everybody, and a little old is good enough. */
export const sharedFor = (seconds: number, staleSeconds: number = seconds * 10) => ({
	'cache-control': `public, max-age=${seconds}, stale-while-revalidate=${staleSeconds}`,
})

/** Answers that belong to one reader, and answers to POST, which no cache may take for another's. */
export const notKept = { 'cache-control': 'private, no-store' } as const
