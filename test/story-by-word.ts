import type { StoryPlacer } from '#domain/story.ts'

/**
 * A story matcher for tests about something else: titles that share the word are one story, and those with “perhaps”
 * join it weakly.
 */
export function storyByWord(word: RegExp): StoryPlacer {
	const stories = new Map<string, number>()
	const keyOf = (title: string) => word.exec(title)?.[0].toLowerCase()
	return {
		size: () => stories.size,
		forget: () => stories.clear(),
		keepApart: () => {},
		keepTogether: () => {},
		remember: (reports) => {
			for (const { title, storyId } of reports) {
				const key = keyOf(title)
				if (key !== undefined) stories.set(key, storyId)
			}
		},
		place: (reports) =>
			reports.map(({ id, title }) => {
				const key = keyOf(title)
				const known = key === undefined ? undefined : stories.get(key)
				if (key !== undefined && known === undefined) stories.set(key, id)
				return known === undefined
					? { itemId: id, storyId: id, join: undefined, merged: [], split: [] }
					: {
							itemId: id,
							storyId: known,
							join: { odds: /perhaps/i.test(title) ? 1 : 9, nearest: known },
							merged: [],
							split: [],
						}
			}),
	}
}
