import { expect, test } from 'vitest'
import { newSketch } from '#domain/visitor-sketch.ts'
import { queueEmail } from '#store/accounts/mail-outbox-store.ts'
import { recordGoodBackup } from '#store/backup/backup-record.ts'
import { addNews } from '#store/news/news-writer.ts'
import { addTraffic } from '#store/operator/traffic-store.ts'
import { recordFetch } from '#store/sources/source-health-store.ts'
import { sql } from '#store/sql.ts'
import { testApi } from '#test/api-app.ts'
import { makeDraft } from '#test/news-drafts.ts'
import { activeOperator } from '#test/operators.ts'

const now = new Date()
const api = await testApi({ now: () => now.getTime() })
const hourStart = new Date(Math.floor(now.getTime() / 3_600_000) * 3_600_000)
await addNews(api.db, 2030, [makeDraft('a')], now)
const sketch = newSketch().fill(1, 0, 3)
await addTraffic(api.db, { hourStart, requests: 5, errors: 0, visitors: sketch })
await addTraffic(api.db, { hourStart, requests: 2, errors: 1, visitors: sketch })
await sql`update source_health set next_poll_at = now() - interval '1 hour' where source_id = 2030`.execute(
	api.db,
)
const mail = { kind: 'password_reset', address: 'someone@example.com', locale: 'en' } as const
await queueEmail(api.db, mail, now)
await sql`
	update mail_outbox set last_problem = 'no route to host', next_try_at = now() + interval '1 hour'
	where letter = 'password_reset'
`.execute(api.db)

test('the overview shows the state, and first what needs attention, with the button for it', async () => {
	const operator = await activeOperator(api)
	const shown = await operator.get('/operator/overview/')
	expect(shown.status).toBe(200)
	expect(shown.text).toContain('1 email not sent yet')
	expect(shown.text).toContain('1 failed request in the last two hours')
	expect(shown.text).toContain('<a class="button second" href="#failed-requests">')
	expect(shown.text).toContain('<figure class="plot" id="failed-requests">')
	expect(shown.text).toMatch(/overdue; check[^<]*<a class="button second" href="\/operator\/sources\/">/)
	expect(shown.text).not.toContain('someone@example.com')
	const { body } = await operator.browser.send('GET', '/v1/operator/overview/')
	const { hours } = (body as { data: { hours: object[] } }).data
	expect(hours).toHaveLength(168)
	expect(hours.at(-1)).toMatchObject({ requests: 7, errors: 1, visitors: 3 })
	const done = await operator.press('/operator/overview/send-mails/', { back: '/operator/overview/' })
	expect(done.location).toBe('/operator/overview/?done=overview.send-mails')
	const due =
		await sql`select from mail_outbox where next_try_at <= now() and letter = 'password_reset'`.execute(
			api.db,
		)
	expect(due.rows).toHaveLength(1)
	const next = { nextPollAt: new Date(now.getTime() + 3_600_000), intervalSeconds: 900 }
	await recordFetch(api.db, 2030, { status: 'timeout', message: null, ...next }, now)
	await operator.press('/operator/overview/read-silent/')
	const read = await sql`select from source_health where source_id = 2030 and next_poll_at <= now()`.execute(
		api.db,
	)
	expect(read.rows).toHaveLength(1)
})

test('the overview says that backups are not encrypted, and how to change it', async () => {
	const operator = await activeOperator(api)
	const say = async (isEncrypted: boolean) => {
		await recordGoodBackup(api.db, now, { why: 'daily', isEncrypted })
		return (await operator.get('/operator/overview/')).text
	}
	expect(await say(false)).toContain('BACKUP_RECIPIENT')
	expect(await say(true)).not.toContain('BACKUP_RECIPIENT')
})
