/** A mark in the lane below a chart, of one story or of several that follow each other; the numbers begin with 1. */
export type StoryMark = { x: number; width: number; first: number; last: number }

const single = 22
const wide = 36
const gap = 4

type Group = { xs: readonly number[]; first: number }

/**
 * The marks of stories at these places, in order; those that would touch are one, which is as wide as its places are
 * apart.
 */
export function storyMarks(
	xs: readonly number[],
	{ left, right }: { left: number; right: number },
): StoryMark[] {
	const mark = ({ xs: own, first }: Group): StoryMark => {
		const [from, to] = [Math.min(...own), Math.max(...own)]
		const width = Math.min(right - left, own.length > 1 ? Math.max(wide, to - from + single) : single)
		const x = Math.min(right - width / 2, Math.max(left + width / 2, (from + to) / 2))
		return { x, width, first, last: first + own.length - 1 }
	}
	const groups: Group[] = []
	for (const [index, x] of xs.entries()) {
		let group: Group = { xs: [x], first: index + 1 }
		// A merged mark is wider, so that it may touch the one before it.
		for (let before = groups.at(-1); before !== undefined; before = groups.at(-1)) {
			const [one, other] = [mark(before), mark(group)]
			if (other.x - one.x >= (one.width + other.width) / 2 + gap) break
			groups.pop()
			group = { xs: [...before.xs, ...group.xs], first: before.first }
		}
		groups.push(group)
	}
	return groups.map(mark)
}
