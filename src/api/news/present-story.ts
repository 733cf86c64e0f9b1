import type { StoryHeadlineAnswer } from '#contract/front.ts'
import type { StoryHeadline } from '#domain/story.ts'
import { isRecent, presentNewsItem } from './present-news-item.ts'

/** A story as one row of a front or a briefing. */
export const presentStory = (story: StoryHeadline, now: number): StoryHeadlineAnswer => ({
	...presentNewsItem(story, isRecent(story, now)),
	outlets: story.outlets.map(({ slug, title, locale }) => ({ slug, title, locale })),
	other: story.other && presentNewsItem(story.other, isRecent(story.other, now)),
})
