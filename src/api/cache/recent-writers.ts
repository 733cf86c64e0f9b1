import type { Identity } from '#api/identity/identity.ts'

/**
 * Who has just voted sees it at once: for a moment their reads go past the cache, which others' votes may keep from
 * being dropped for up to half a second.
 */
export type RecentWriters = {
	note: (identity: Identity) => void
	wroteLately: (identity: Identity) => boolean
}

const momentMs = 2_000

const nameOf = ({ session, tokenAccountId }: Identity): string | number | undefined =>
	tokenAccountId ?? session?.id

export function createRecentWriters(now: () => number): RecentWriters {
	// In order of their last write, so the ones to forget stand first.
	const until = new Map<string | number, number>()
	return {
		note: (identity) => {
			const name = nameOf(identity)
			if (name === undefined) return
			const moment = now()
			for (const [other, end] of until) {
				if (end > moment) break
				until.delete(other)
			}
			until.delete(name)
			until.set(name, moment + momentMs)
		},
		wroteLately: (identity) => {
			const name = until.size === 0 ? undefined : nameOf(identity)
			return name !== undefined && (until.get(name) ?? 0) > now()
		},
	}
}
