import { picturePath, type StoryHeadlineResponse } from '#contract/front.ts'
import type { StoryHeadline } from '#domain/story.ts'
import { type PresentNews, presentOutlet } from './present-news-item.ts'

/** Stories as rows of a front or a briefing. */
export async function presentStories(
	stories: readonly StoryHeadline[],
	presentNews: PresentNews,
): Promise<StoryHeadlineResponse[]> {
	const items = await presentNews(stories.flatMap((story) => (story.other ? [story, story.other] : [story])))
	const presented = new Map(items.map((item) => [item.id, item]))
	return stories.flatMap(({ id, outlets, other, picture }) => {
		const item = presented.get(id)
		if (item === undefined) return []
		return {
			...item,
			outlets: outlets.map(presentOutlet),
			other: (other && presented.get(other.id)) ?? null,
			picture: picture && picturePath(picture),
		}
	})
}
