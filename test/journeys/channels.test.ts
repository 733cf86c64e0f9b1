import { expect, test } from 'vitest'
import { inEachUiLocale, type UiLocale } from '#domain/locale.ts'
import { expectAccessible, openBrowser } from '#test/browser.ts'
import { translateChannels, translateFollows } from '#text/translate.ts'
import { arriveOnDashboard } from './dashboard-steps.ts'
import { desktop, phone, words } from './words.ts'

const { visit, openTab, dataDir, origin } = openBrowser()
const said = inEachUiLocale(translateFollows)

test.each<[UiLocale, typeof phone]>([['fa', phone]])(
	'in %s a follow is sent by e-mail and by webhook, each set up by its link',
	async (locale, size) => {
		const text = said[locale]
		const channelText = translateChannels(locale)
		const page = await openTab(size)
		await arriveOnDashboard(page, locale, dataDir)
		await page.goto(`${origin}/dashboard/following`)
		await page.getByRole('button', { name: text('new'), exact: true }).click()
		const form = page.getByRole('form', { name: text('newTitle') })
		await form.getByLabel(text('name'), { exact: true }).fill('Notified')
		for (const channel of ['mail', 'webhook'] as const)
			await form.getByRole('checkbox', { name: channelText(`${channel}.name`) }).check()
		await form.getByRole('button', { name: text('save'), exact: true }).click()
		const channels = page.getByRole('region', { name: text('channelsTitle') })
		const panel = (name: string) =>
			channels.getByRole('group').filter({ has: page.locator('summary', { hasText: name }) })

		const mail = panel(channelText('mail.name'))
		await mail.locator('summary').click()
		await mail.getByLabel(text('mail.period')).selectOption('weekly')
		await mail.getByLabel(text('mail.hour')).selectOption('21')
		await mail.getByRole('button', { name: text('save') }).click()
		await mail.getByText(text('channel.on'), { exact: true }).waitFor()

		await channels.getByRole('button', { name: text('channelsMore'), exact: true }).click()
		const webhook = panel(channelText('webhook.name'))
		await webhook.locator('summary').click()
		await webhook.getByLabel(text('address.url')).fill('http://example.com/hook')
		await webhook.getByRole('button', { name: text('save') }).click()
		await webhook.getByText(text('address.refused')).waitFor()
		const telegram = panel(channelText('telegram.name'))
		await telegram.locator('summary').click()
		await telegram.getByText(text('channel.unavailable')).waitFor()
		await channels.getByText(text('hours.title')).click()
		await channels.getByLabel(text('hours.quiet')).check()
		await expectAccessible(page)

		await page.reload()
		await mail.locator('summary').click()
		await expect.poll(() => mail.getByLabel(text('mail.hour')).inputValue()).toBe('21')
	},
)

test('a reader can unsubscribe without script and log-in', async () => {
	const page = await visit('/unsubscribe/not-one-of-ours', { ...desktop, javaScript: false })
	await page.getByRole('button', { name: words.en('account.unsubscribe.submit') }).click()
	await page.getByText(words.en('account.unsubscribe.dead')).waitFor()
})
