import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { brandName } from '#domain/brand.ts'
import { inEachUiLocale, newsLocaleFor, type UiLocale } from '#domain/locale.ts'
import { addNews } from '#store/news/news-writer.ts'
import { sql } from '#store/sql.ts'
import { openBotServer } from '#test/bot-server.ts'
import { expectAccessible, hydrated, openBrowser } from '#test/browser.ts'
import { testAuthorityFile } from '#test/fault-server.ts'
import { fewSources } from '#test/few-sources.ts'
import { readBodies } from '#test/mail-catcher.ts'
import { makeDraft } from '#test/news-drafts.ts'
import { startProduct } from '#test/product.ts'
import { openProductDatabase } from '#test/product-database.ts'
import { receiveWebhooks } from '#test/webhook-receiver.ts'
import { isolated } from '#text/isolated.ts'
import { translateChannels, translateFollows } from '#text/translate.ts'
import { arriveOnDashboard, openView } from './dashboard-steps.ts'
import { mailed } from './outbox.ts'
import { inPersian, phone, words } from './words.ts'

// A product of its own, which can reach a bot and a reader's server on this machine.
const token = '123456:the-secret-of-the-bot'
const telegram = await openBotServer(token)
const receiver = await receiveWebhooks({ certificate: 'good' })
/** Stands for Slack and Discord. */
const teams = await receiveWebhooks({ certificate: 'good' })
const dataDir = await mkdtemp(join(tmpdir(), 'zagros-notifications-'))
const product = await startProduct({
	PORT: '0',
	DATA_DIR: dataDir,
	NEWS_MODE: 'sample',
	SOURCES_FILE: await fewSources(dataDir),
	RATE_LIMIT_SCALE: '100',
	TIME_LIMIT_SCALE: '10',
	FETCH_ALLOW: telegram.host,
	WEBHOOK_ALLOW: `${receiver.host},${teams.host}`,
	NODE_EXTRA_CA_CERTS: testAuthorityFile,
	TELEGRAM_BOT_TOKEN: token,
	TELEGRAM_API_URL: telegram.url,
})
const { openTab } = openBrowser({ url: product.url })
const { db, close } = await openProductDatabase(dataDir)
afterAll(async () => {
	await close()
	await product.stop()
	await rm(dataDir, { recursive: true, force: true })
})

const said = inEachUiLocale(translateFollows)

/** A headline about Bitcoin is collected, two minutes after it was published. */
async function report(locale: UiLocale, title: string): Promise<void> {
	const found = await sql<{ id: number }>`
		select id from source where listed and locale = ${newsLocaleFor(locale)} order by id limit 1
	`.execute(db)
	const sourceId = found.rows[0]?.id ?? 0
	const publishedAt = new Date(Date.now() - 120_000)
	const draft = makeDraft(title, { sourceId, title, coins: ['BTC'], publishedAt })
	await addNews(db, sourceId, [draft], new Date())
}

test.each(inPersian)(
	'in %s one press sends the next headline to the feed, the daily e-mail, a chat, two teams and the reader’s own server',
	async (locale) => {
		const [coin, title, later] = ['بیت‌کوین', 'رأی کوکاها درباره‌ی بیت‌کوین', 'کیف پول وامبت‌ها پیدا شد']
		const text = said[locale]
		const channelText = translateChannels(locale)
		const page = await openTab(phone)
		const { email } = await arriveOnDashboard(page, locale, dataDir)
		await openView(page, 'following')
		const channels = page.getByRole('region', { name: text('channelsTitle') })
		const panel = (name: string) =>
			channels.getByRole('group').filter({ has: page.locator('summary', { hasText: name }) })

		await channels.getByRole('button', { name: text('channelsMore'), exact: true }).click()
		const webhook = panel(channelText('webhook.name'))
		await webhook.locator('summary').click()
		await webhook.getByLabel(text('address.url')).fill(receiver.url)
		await webhook.getByRole('button', { name: text('save') }).click()
		const secret = await webhook.getByLabel(text('webhook.secret')).inputValue()
		await webhook.getByRole('button', { name: text('address.test') }).click()
		await page.getByText(text('address.arrived')).waitFor()

		for (const [at, team] of (['slack', 'discord'] as const).entries()) {
			const teamPanel = panel(channelText(`${team}.name`))
			await teamPanel.locator('summary').click()
			await teamPanel.getByLabel(text('address.url')).fill(teams.url)
			await teamPanel.getByRole('button', { name: text('save') }).click()
			await teamPanel.getByRole('button', { name: text('address.test') }).click()
			await expect.poll(() => teams.received[at]?.body).toContain(brandName[locale])
		}

		const chat = panel(channelText('telegram.name'))
		await chat.locator('summary').click()
		await chat
			.getByRole('button', { name: text('bot.connect', { messenger: channelText('telegram.name') }) })
			.click()
		const link = await chat
			.getByRole('link', { name: text('bot.open', { messenger: channelText('telegram.name') }) })
			.getAttribute('href')
		const chatId = 88
		telegram.write(chatId, `/start ${new URL(link ?? '').searchParams.get('start')}`)
		const toChat = () =>
			telegram.messages.filter(({ chat_id: id }) => id === chatId).map(({ text: one }) => one)
		await expect.poll(() => toChat().length).toBe(1)
		// As when the reader comes back from Telegram.
		await page.evaluate(() => window.dispatchEvent(new Event('focus')))
		await chat.getByText(text('bot.tied')).waitFor()

		await page.goto(`${product.url}/${locale}/coin/BTC`)
		await hydrated(page)
		await page
			.getByRole('button', { name: words[locale]('follow.thing', { name: coin }), exact: true })
			.click()
		await page.getByText(text('pressedMail', { name: isolated(coin) })).waitFor()
		await page.getByRole('button', { name: text('yes'), exact: true }).click()
		await page.getByText(text('mailOn')).waitFor()

		await report(locale, title)
		await expect.poll(toChat).toContainEqual(expect.stringContaining(title))
		const toServer = () =>
			receiver.received.filter(
				(one) => one.isSigned(secret) && JSON.stringify(JSON.parse(one.body)).includes(title),
			)
		await expect.poll(() => toServer().length).toBe(1)
		const toTeams = () => teams.received.filter(({ body }) => body.includes(title)).length
		await expect.poll(toTeams).toBe(2)
		await page.goto(`${product.url}/${locale}/my`)
		const row = page.getByRole('article', { name: new RegExp(title) })
		await row
			.getByRole('list', { name: text('my.reasons') })
			.getByRole('link', { name: coin })
			.waitFor()
		// An hour passes: earlier items are older than the follow, and the headline is no longer too new for a digest.
		await sql`
			update news_item set first_seen_at = now() - case title when ${title} then interval '5 minutes' else interval '1 hour' end
		`.execute(db)
		await sql`update reader_channel set digest_until = now() - interval '30 minutes' where channel = 'mail'`.execute(
			db,
		)
		await openView(page, 'following')
		const mail = panel(channelText('mail.name'))
		await mail.locator('summary').click()
		await mail.getByRole('button', { name: text('mail.sendNow') }).click()
		const digest = readBodies(await mailed(dataDir, email, 'digest'))
		expect(digest.includes(title)).toBe(true)
		expect(digest.includes('/unsubscribe/')).toBe(true)

		// A chat that cannot be reached for a day is paused, and the feed shows it until the reader resumes it.
		telegram.refuse({ status: 500 })
		// The sample news of Bitcoin may have used up the hourly limit of this reader.
		await sql`update reader_hours set most_an_hour = 60`.execute(db)
		await report(locale, later)
		const aDayPasses = () =>
			sql`
			update notification_queue set first_tried_at = now() - interval '25 hours', next_try_at = now()
			where channel = 'telegram' and first_tried_at is not null
		`.execute(db)
		const paused = async () => {
			await aDayPasses()
			const found = await sql<{ why: string }>`
				select paused_why as why from reader_channel where channel = 'telegram' and destination ->> 'chat' = ${String(chatId)}
			`.execute(db)
			return found.rows[0]?.why
		}
		await expect.poll(paused).toBe('failing')
		telegram.refuse(undefined)
		await page.goto(`${product.url}/${locale}/my`)
		await page.getByText(text('paused.failing')).waitFor()
		await expectAccessible(page)
		// The price bar above has a button of the same name.
		await page.locator('.quiet-button', { hasText: text('resume') }).click()
		await page.getByText(text('paused.failing')).waitFor({ state: 'detached' })
	},
)
