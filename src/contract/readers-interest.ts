import { z } from 'zod'
import { newsLocales } from '#domain/locale.ts'
import { newsItem } from './news-item.ts'

export const mostReadLength = 5
/** Fewer votes are the mood of a handful of people. */
export const leastMoodVotes = 50

export const mostReadQuery = z.object({ lang: z.enum(newsLocales).describe('The language of the news.') })

export const mostReadResponse = z.object({
	status: z.literal(1),
	data: z.array(newsItem).max(mostReadLength).describe('Most read first; fewer if fewer were read.'),
})

export type MostReadResponse = z.output<typeof mostReadResponse>

const percent = z.int().min(0).max(100)

export const moodResponse = z.object({
	status: z.literal(1),
	data: z
		.object({
			bullish: percent.describe('In percent of the votes.'),
			bearish: percent.describe('The rest to a hundred.'),
			votes: z.int().min(leastMoodVotes),
		})
		.nullable()
		.describe(`Null while fewer than ${leastMoodVotes} votes were cast today.`),
})
export type MoodResponse = z.output<typeof moodResponse>
