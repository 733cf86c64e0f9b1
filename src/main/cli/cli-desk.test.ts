import { expect, test } from 'vitest'
import { addCampaign } from '#services/ads/manage-campaign.ts'
import { addNews } from '#store/news/news-writer.ts'
import { recordFetch } from '#store/sources/source-health-store.ts'
import { sql } from '#store/sql.ts'
import { signUpUser } from '#test/accounts.ts'
import { testApi } from '#test/api-app.ts'
import { callCommand } from '#test/command-line.ts'
import { makeDraft } from '#test/news-drafts.ts'

const api = await testApi()
const { db } = api
const zagros = (...args: string[]) =>
	callCommand(args, { env: { DATABASE_URL: api.url, NEWS_MODE: 'live', NO_COLOR: '1' } })
const acts = async () => {
	const found = await sql<{ act: string; outcome: object; why: string }>`
		select act, outcome, why from operator_log order by id desc
	`.execute(db)
	return found.rows
}

test('items are found, tagged and split by commands, which are in the log', async () => {
	await addNews(db, 2030, [makeDraft('a', { title: 'Bitcoin climbs again' })], new Date())
	const found = JSON.parse((await zagros('news', 'find', 'climbs', '--json')).out)
	expect(found.items).toMatchObject([{ title: 'Bitcoin climbs again', state: 'shown', reason: null }])
	const slug: string = found.items[0].item
	const done = await zagros('news', 'tag', slug, 'missing', 'coin', 'ETH', '--reason', 'it is')
	expect(done).toMatchObject({ code: 0, out: `${slug} has coin ETH\n` })
	expect((await zagros('news', 'find')).out).toContain('ETH')
	expect((await zagros('news', 'tag', slug, 'missing', 'coin', 'NONE')).code).toBe(1)
	expect((await zagros('news', 'tag', slug, 'perhaps', 'coin', 'ETH')).err).toContain('wrong or missing')
	expect((await acts())[0]).toEqual({
		act: 'news.tag',
		outcome: { code: 'tag', verdict: 'missing', kind: 'coin', ref: 'ETH' },
		why: 'it is',
	})
	const log = JSON.parse((await zagros('log', `news:${slug}`, '--json')).out)
	expect(log.entries).toMatchObject([{ act: 'news.tag', who: 'zagros' }])
	expect((await zagros('log')).out).toContain('Missing: Coin')
})

test('failing sources are read now, and failed emails are retried', async () => {
	const next = { nextPollAt: new Date(Date.now() + 3_600_000), intervalSeconds: 900 }
	await recordFetch(db, 2030, { status: 'timeout', message: null, ...next }, new Date())
	expect((await zagros('sources', 'read', '--failing', '--json')).out).toBe('{"sources":1}\n')
	expect((await zagros('mails', 'retry', '--json')).out).toBe('{"emails":0}\n')
	expect((await acts()).slice(0, 2).map(({ act }) => act)).toEqual([
		'overview.send-mails',
		'overview.read-silent',
	])
})

test('a user who has not confirmed gets another email, and not another immediately', async () => {
	const { username } = await signUpUser(api)
	// The email of the sign-up begins a pause of five minutes, which is over here.
	await sql`delete from spent_allowance`.execute(db)
	const resend = () => zagros('users', 'resend', username, '--reason', 'asked by phone')
	expect(await resend()).toMatchObject({ code: 0 })
	expect((await resend()).err).toContain('a moment ago')
	expect((await acts())[0]).toEqual({
		act: 'people.resend',
		outcome: { code: 'done' },
		why: 'asked by phone',
	})
	expect((await zagros('users', 'resend', 'nobody')).code).toBe(1)
})

test('a campaign is changed and ended by commands', async () => {
	const day = 86_400_000
	const added = await addCampaign(
		{ db, now: Date.now },
		{
			place: { kind: 'text', coinIds: [1], sourceIds: [] },
			advertiser: 'Alborz',
			language: 'en',
			startsAt: new Date(Date.now() - 2 * day),
			endsAt: new Date(Date.now() + 30 * day),
			weight: 3,
			texts: { en: 'Keys' },
			link: 'https://alborz.example/',
			monthlyPrice: { amount: 100, currency: 'USD' },
		},
		{},
	)
	const id = String(added.ok ? added.value : 0)
	expect(await zagros('ads', 'change', id, '--weight', '9')).toMatchObject({
		code: 0,
		out: `campaign ${id}: weight 3 → 9\n`,
	})
	expect((await zagros('ads', 'change', id, '--end', 'soon')).err).toContain('end: expected a date')
	expect((await zagros('ads', 'end', id, '--reason', 'withdrawn')).code).toBe(0)
	expect((await zagros('ads', 'end', id)).err).toContain('it has ended')
	expect((await acts())[0]).toEqual({ act: 'ads.end', outcome: { code: 'ended' }, why: 'withdrawn' })
})
