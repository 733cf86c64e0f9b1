import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { brandName } from '#domain/brand.ts'
import { inEachUiLocale, newsLocaleFor, type UiLocale } from '#domain/locale.ts'
import { addNews } from '#store/news/news-writer.ts'
import { sql } from '#store/sql.ts'
import { openBrowser } from '#test/browser.ts'
import { testAuthorityFile } from '#test/fault-server.ts'
import { fewSources } from '#test/few-sources.ts'
import { makeDraft } from '#test/news-drafts.ts'
import { startProduct } from '#test/product.ts'
import { openProductDatabase } from '#test/product-database.ts'
import { openTelegramServer } from '#test/telegram-server.ts'
import { receiveWebhooks } from '#test/webhook-receiver.ts'
import { translateChannels } from '#text/translate-channels.ts'
import { translateFollows } from '#text/translate-follows.ts'
import { arriveOnDashboard, openView } from './dashboard-steps.ts'
import { desktop, phone } from './words.ts'

// A product of its own, which reaches a bot and a reader's server on this machine.
const token = '123456:the-secret-of-the-bot'
const telegram = await openTelegramServer(token)
const receiver = await receiveWebhooks({ certificate: 'good' })
/** Stands for Slack and Discord. */
const teams = await receiveWebhooks({ certificate: 'good' })
const dataDir = await mkdtemp(join(tmpdir(), 'zagros-told-'))
const product = await startProduct({
	PORT: '0',
	DATA_DIR: dataDir,
	NEWS_MODE: 'sample',
	SOURCES_FILE: await fewSources(dataDir),
	RATE_LIMIT_SCALE: '100',
	FETCH_ALLOW: telegram.host,
	WEBHOOK_ALLOW: `${receiver.host},${teams.host}`,
	NODE_EXTRA_CA_CERTS: testAuthorityFile,
	TELEGRAM_BOT_TOKEN: token,
	TELEGRAM_API_URL: telegram.url,
})
const { visit } = openBrowser({ url: product.url })
const { db, close } = await openProductDatabase(dataDir)
afterAll(async () => {
	await close()
	await product.stop()
	await rm(dataDir, { recursive: true, force: true })
}, 60_000)

const said = inEachUiLocale(translateFollows)

test.each<[UiLocale, typeof phone | typeof desktop, 'slack' | 'discord', string]>([
	['en', desktop, 'slack', 'Quokkas take part in a vote on Bitcoin'],
	['fa', phone, 'discord', 'رأی کوکاها درباره‌ی بیت‌کوین'],
])(
	'in %s a reader’s own server, chat and team are set up, tried, and told of what comes',
	async (locale, size, team, title) => {
		const text = said[locale]
		const channelText = translateChannels(locale)
		const page = await visit(`/${locale}`, size)
		await arriveOnDashboard(page, locale, dataDir)
		await openView(page, 'following')
		await page.getByRole('button', { name: text('new'), exact: true }).click()
		const form = page.getByRole('form', { name: text('newTitle') })
		await form.getByLabel(text('name'), { exact: true }).fill('Told')
		for (const way of ['telegram', 'webhook', team] as const)
			await form.getByRole('checkbox', { name: channelText(`${way}.name`) }).check()
		await form.getByRole('button', { name: text('save'), exact: true }).click()
		const ways = page.getByRole('region', { name: text('waysTitle') })
		const panel = (name: string) =>
			ways.getByRole('group').filter({ has: page.locator('summary', { hasText: name }) })

		const webhook = panel(channelText('webhook.name'))
		await webhook.locator('summary').click()
		await webhook.getByLabel(text('address.url')).fill(receiver.url)
		await webhook.getByRole('button', { name: text('save') }).click()
		const secret = await webhook.getByLabel(text('webhook.secret')).inputValue()
		await webhook.getByRole('button', { name: text('address.test') }).click()
		await page.getByText(text('address.arrived')).waitFor()

		const teamPanel = panel(channelText(`${team}.name`))
		await teamPanel.locator('summary').click()
		await teamPanel.getByLabel(text('address.url')).fill(teams.url)
		await teamPanel.getByRole('button', { name: text('save') }).click()
		await teamPanel.getByRole('button', { name: text('address.test') }).click()
		await expect.poll(() => teams.received.at(-1)?.body).toContain(brandName[locale])

		const chat = panel(channelText('telegram.name'))
		await chat.locator('summary').click()
		await chat.getByRole('button', { name: text('telegram.connect') }).click()
		const link = await chat.getByRole('link', { name: text('telegram.open') }).getAttribute('href')
		const chatId = locale === 'en' ? 77 : 88
		telegram.write(chatId, `/start ${new URL(link ?? '').searchParams.get('start')}`)
		const toChat = () =>
			telegram.messages.filter(({ chat_id: id }) => id === chatId).map(({ text: one }) => one)
		await expect.poll(() => toChat().length, { timeout: 20_000 }).toBe(1)
		// As when the reader comes back from Telegram.
		await page.evaluate(() => window.dispatchEvent(new Event('focus')))
		await chat.getByText(text('telegram.tied')).waitFor()

		const found = await sql<{ id: number }>`
		select id from source where listed and locale = ${newsLocaleFor(locale)} order by id limit 1
	`.execute(db)
		const sourceId = found.rows[0]?.id ?? 0
		await addNews(db, sourceId, [makeDraft(locale, { sourceId, title, publishedAt: new Date() })], new Date())
		await expect.poll(toChat, { timeout: 30_000 }).toContainEqual(expect.stringContaining(title))
		const told = () =>
			receiver.received.filter(
				(one) => one.isSigned(secret) && JSON.stringify(JSON.parse(one.body)).includes(title),
			)
		await expect.poll(() => told().length, { timeout: 30_000 }).toBe(1)
		await expect.poll(() => teams.received.at(-1)?.body, { timeout: 30_000 }).toContain(title)
		// The same headline stands in the reader's feed.
		await page.goto(`${product.url}/${locale}/my`)
		await page.getByRole('article', { name: new RegExp(title) }).waitFor()
	},
	90_000,
)
