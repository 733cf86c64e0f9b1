import { z } from 'zod'
import { listLocales } from '#domain/locale.ts'
import { newsItem } from './news-item.ts'

/** The number of stories below the lead. */
export const frontStories = 8

/** The most stories that only the other language reported. */
export const elsewhereStories = 5

/** An outlet of a story. */
export const outlet = newsItem.shape.source.omit({ custom_id: true })

export const storyHeadline = newsItem.extend({
	outlets: z
		.array(outlet)
		.min(1)
		.describe('The outlets of the story, each once, by time; those of the item’s own language first.'),
	other: newsItem.nullable().describe('Its best headline in the other language.'),
	picture: z
		.string()
		.nullable()
		.describe(
			'The path of a picture of the story here, a WebP of 320 by 180; null where no feed named one, or it is not fetched.',
		),
})
/** Where a picture of news is, by its hash. */
export const picturePath = (hash: string): string => `/images/news/${hash}.webp`

export type StoryHeadlineResponse = z.output<typeof storyHeadline>

export const frontQuery = z.object({
	lang: z.enum(listLocales).describe('The language of the news; both: in either.'),
})

export const frontResponse = z.object({
	status: z.literal(1),
	data: z.object({
		lead: storyHeadline.nullable().describe('Null while there is no news in this language.'),
		stories: z.array(storyHeadline).max(frontStories).describe('The stories after the lead, by rank.'),
		elsewhere: z
			.array(storyHeadline)
			.max(elsewhereStories)
			.describe(
				'Stories of the last two days that at least three outlets of the other language reported, and none of this one for two hours; none for both.',
			),
		latest: z.array(newsItem).describe('The newest items.'),
	}),
})
export type FrontResponse = z.output<typeof frontResponse>
