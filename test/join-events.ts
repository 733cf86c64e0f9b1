import { joinStories } from '#store/news/story-ruling.ts'
import { query, text } from '#store/query.ts'
import { openProductDatabase } from './product-database.ts'

/**
 * Joins the reports of each sample event of the last three days that has so many into one story, like an operator: tests
 * about stories then depend on no skill of the story matcher.
 */
export async function joinEvents(dataDir: string, leastReports: number): Promise<void> {
	const { db, close } = await openProductDatabase(dataDir)
	const found = await query({ slug: text, event: text })`
		select slug, substring(url from '/([a-z0-9-]+)/?(?:\\?.*)?$') as event from news_item
		where published_at > now() - interval '3 days' order by id
	`.execute(db)
	for (const reports of Map.groupBy(found.rows, ({ event }) => event).values()) {
		const [first, ...others] = reports
		if (first === undefined || reports.length < leastReports) continue
		// The matcher may have joined some of them already.
		for (const { slug } of others) await joinStories(db, first.slug, slug, new Date())
	}
	await close()
}
