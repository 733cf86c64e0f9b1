export type DiffPart = { kind: 'same' | 'removed' | 'added'; words: string }

/** How many unchanged words are shown on either side of a change. */
const context = 2

/** The word-by-word difference of two headlines; unchanged words far from any change are left out as “…”. */
export function diffWords(before: string, after: string): DiffPart[] {
	return joined(shortened(compared(before.split(/\s+/), after.split(/\s+/))))
}

/** By the longest common subsequence. */
function compared(before: readonly string[], after: readonly string[]): DiffPart[] {
	const lengths = before.map(() => new Array<number>(after.length).fill(0))
	const common = (at: number, to: number) => lengths[at]?.[to] ?? 0
	for (let at = before.length - 1; at >= 0; at--)
		for (let to = after.length - 1; to >= 0; to--) {
			const row = lengths[at]
			if (row === undefined) continue
			row[to] =
				before[at] === after[to]
					? common(at + 1, to + 1) + 1
					: Math.max(common(at + 1, to), common(at, to + 1))
		}
	const parts: DiffPart[] = []
	let at = 0
	let to = 0
	while (at < before.length || to < after.length) {
		if (at < before.length && to < after.length && before[at] === after[to]) {
			parts.push({ kind: 'same', words: before[at] ?? '' })
			at++
			to++
		} else if (at < before.length && (to === after.length || common(at + 1, to) >= common(at, to + 1)))
			parts.push({ kind: 'removed', words: before[at++] ?? '' })
		else parts.push({ kind: 'added', words: after[to++] ?? '' })
	}
	return parts
}

function shortened(parts: readonly DiffPart[]): DiffPart[] {
	const isNear = parts.map((_, index) =>
		parts.slice(Math.max(0, index - context), index + context + 1).some(({ kind }) => kind !== 'same'),
	)
	return parts.flatMap((part, index) => {
		if (isNear[index]) return [part]
		return index === 0 || isNear[index - 1] ? [{ kind: 'same', words: '…' } as const] : []
	})
}

function joined(parts: readonly DiffPart[]): DiffPart[] {
	const runs: DiffPart[] = []
	for (const { kind, words } of parts) {
		const last = runs.at(-1)
		if (last?.kind === kind) last.words += ` ${words}`
		else runs.push({ kind, words })
	}
	return runs
}
