import { expect, test } from 'vitest'
import { addNews } from '#store/news/news-writer.ts'
import { claimAllSources } from '#store/sources/source-claim.ts'
import { recordFetch } from '#store/sources/source-health-store.ts'
import { measureSources } from '#store/sources/source-measure-store.ts'
import { sql } from '#store/sql.ts'
import { testApi } from '#test/api-app.ts'
import { makeDraft } from '#test/news-drafts.ts'

const { app, db } = await testApi()
const at = (minute: number) => new Date(Date.UTC(2026, 2, 1, 12, minute))
const listSources = async () => (await app.inject('/v1/sources/')).json()
const from = (data: { id: number }[], id: number) => data.find((source) => source.id === id)

test('every source has a state, and a silent one since when', async () => {
	await claimAllSources(db, at(0))
	const read = (sourceId: number, status: 'ok' | 'timeout', minute: number) =>
		recordFetch(db, sourceId, { status, message: null, nextPollAt: at(60), intervalSeconds: 900 }, at(minute))
	await read(2030, 'ok', 1)
	await read(2031, 'ok', 1)
	await read(2031, 'timeout', 9)
	await read(2032, 'timeout', 9)
	const { data, measured_at } = await listSources()
	expect([data.length, measured_at]).toEqual([6, null])
	const times = { answered_at: at(1).toISOString(), newest_at: null }
	expect(from(data, 2030)).toMatchObject({ slug: 'wire', state: 'answering', locale: 'en', ...times })
	expect(from(data, 2031)).toMatchObject({ slug: 'desk', state: 'silent', ...times })
	expect(from(data, 2032)).toMatchObject({ state: 'silent', answered_at: null })
	expect(from(data, 1001)).toMatchObject({ state: 'unread', items: 0, first_share: null, lag_seconds: null })
})

test('first reports, the delay of the others and changed headlines are counted over thirty days', async () => {
	const hour = 3_600_000
	const stories = Array.from({ length: 6 }, (_, index) => new Date(at(0).getTime() - (index + 1) * 24 * hour))
	const publish = async (sourceId: number, times: readonly Date[], name: string) => {
		const drafts = times.map((publishedAt, index) =>
			makeDraft(`${name}-${index}`, { sourceId, title: `${name} tells number ${index}`, publishedAt }),
		)
		await addNews(db, sourceId, drafts, at(0))
	}
	const later = (ms: number) => stories.map((moment) => new Date(moment.getTime() + ms))
	await publish(2030, stories, 'wire')
	await publish(2031, later(20 * 60_000), 'desk')
	// A second feed of the same outlet does not make it a story of several outlets.
	await publish(1001, later(-hour), 'daily')
	await publish(1002, later(hour), 'breaking')
	// What is older than thirty days is not counted.
	await publish(2032, [new Date(at(0).getTime() - 40 * 24 * hour)], 'block')
	await sql`
		update news_item set story_id =
			(substring(title from '\\d+$')::integer + 1) + case when locale = 'fa' then 1000 else 0 end
		where source_id <> 2032
	`.execute(db)
	await sql`
		update news_item set edits = 1, title_before = 'Before', edited_at = now()
		where source_id = 2031 and title like '%number 0'
	`.execute(db)
	expect(await measureSources(db, at(0), 60_000)).toBe(true)
	// A second worker has nothing to do.
	expect(await measureSources(db, at(0), 60_000)).toBe(false)
	const { data, days, measured_at } = await listSources()
	expect([days, measured_at]).toEqual([30, at(0).toISOString()])
	expect(from(data, 2030)).toMatchObject({
		stories: 6,
		first: 6,
		first_share: 1,
		lag_seconds: null,
		edited: 0,
	})
	expect(from(data, 2031)).toMatchObject({
		first_share: 0,
		lag_seconds: 1200,
		items: 6,
		edited: 1,
		edited_share: 1 / 6,
	})
	expect(from(data, 1001)).toMatchObject({ items: 6, stories: 0, first_share: null, edited_share: 0 })
	expect(from(data, 2032)).toMatchObject({ items: 0, edited_share: null })
})

test('the feeds of the outlets are available as OPML', async () => {
	const response = await app.inject('/sources.opml')
	expect(response.headers['content-type']).toMatch('text/x-opml')
	expect(response.body.match(/<outline type="rss"/g)).toHaveLength(6)
	expect(response.body).toContain('xmlUrl="https://wire.example/feed/" htmlUrl="https://wire.example/"')
})
