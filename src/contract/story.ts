import { z } from 'zod'
import { outlet } from './front.ts'
import { longestSlug } from './home-query.ts'
import { newsItem } from './news-item.ts'
import { mostReadQuery } from './readers-interest.ts'

export const storyParams = z.object({ slug: z.string().min(1).max(longestSlug) })

export const storyResponse = z.object({
	status: z.literal(1),
	data: z.object({
		slug: z.string(),
		news: z
			.array(
				newsItem.extend({
					edited: newsItem.shape.edited
						.unwrap()
						.extend({ at: z.iso.datetime().describe('When the title was last changed, in UTC.') })
						.nullable(),
				}),
			)
			.describe('All reports of the event in both languages, the earliest first.'),
		outlets: z.array(outlet).describe('The outlets, each once.'),
	}),
})
export type StoryResponse = z.output<typeof storyResponse>

export const relatedStoriesQuery = mostReadQuery

export const mostRelatedStories = 4

export const relatedStoriesResponse = z.object({
	status: z.literal(1),
	data: z
		.array(newsItem)
		.max(mostRelatedStories)
		.describe('The first report of each story that shares coins, people or topics within three days.'),
})
export type RelatedStoriesResponse = z.output<typeof relatedStoriesResponse>
