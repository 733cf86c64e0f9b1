import { z } from 'zod'
import { longestSlug } from './home-query.ts'
import { newsItem } from './news-item.ts'

export const storyParams = z.object({ slug: z.string().min(1).max(longestSlug) })

export const storyAnswer = z.object({
	status: z.literal(1),
	data: z.object({
		slug: z.string(),
		news: z.array(newsItem).describe('All reports of the event in both languages, the earliest first.'),
	}),
})
export type StoryAnswer = z.output<typeof storyAnswer>
