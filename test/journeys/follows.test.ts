import { expect, test } from 'vitest'
import { inEachUiLocale, type UiLocale } from '#domain/locale.ts'
import { expectAccessible, openBrowser } from '#test/browser.ts'
import { translateFollows } from '#text/translate.ts'
import { arriveOnDashboard } from './dashboard-steps.ts'
import { desktop, words } from './words.ts'

const { visit, dataDir, origin } = openBrowser()
const said = inEachUiLocale(translateFollows)

test.each<[UiLocale, typeof desktop]>([['en', desktop]])(
	'in %s a follow of a list is previewed, created, edited, paused and deleted',
	async (locale, size) => {
		const text = said[locale]
		// One thing is followed by one press; for two the long form is used.
		const list = `/${locale}/category/market?news_locale=en&coins=BTC`
		const page = await visit(list, size)
		const follow = page.getByRole('link', { name: words[locale]('follow.list'), exact: true })
		await follow.click()
		await page.getByText(words[locale]('follow.guest')).waitFor()
		expect(new URL(page.url()).pathname).toBe(`/${locale}/category/market`)

		await arriveOnDashboard(page, locale, dataDir)
		// An empty feed has nothing beside it and takes the whole width.
		await page.goto(`${origin}/${locale}/my`)
		await page.getByText(text('my.empty')).waitFor()
		const feed = page.getByRole('region', { name: text('my.title'), exact: true })
		expect((await feed.boundingBox())?.width).toBeGreaterThan(1_300)

		await page.goto(origin + list)
		await follow.click()
		const form = page.getByRole('form', { name: text('newTitle') })
		await form.getByText(/\(BTC\)/).waitFor()
		const preview = form.getByRole('region', { name: text('preview.label') })
		await preview.getByRole('link').nth(2).waitFor()
		expect(await preview.getByRole('link').count()).toBe(3)
		await expectAccessible(page)

		// A word that no title has; and one letter, which every title has.
		const word = form.getByLabel(text('words'), { exact: true })
		await word.fill('x')
		await word.press('Enter')
		await form.getByText(text('short')).waitFor()
		await word.fill('qqxqq')
		await word.press('Enter')
		await preview.getByText(text('preview.none')).waitFor()
		await form.getByRole('button', { name: text('remove', { name: 'qqxqq' }) }).click()
		await preview.getByRole('link').nth(2).waitFor()
		await form.getByLabel(text('name'), { exact: true }).fill('My coins')
		await form.getByRole('button', { name: text('save'), exact: true }).click()

		const card = page.getByRole('listitem').filter({ hasText: 'My coins' })
		await card.getByText(text('feed.title')).click()
		const address = card.getByLabel(`${text('feed.address', { form: 'Atom' })}: My coins`)
		const before = await address.inputValue()
		await card
			.getByRole('button', { name: `${text('feed.copy')}: ${text('feed.address', { form: 'Atom' })}` })
			.click()
		await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe(before)
		expect((await fetch(before)).headers.get('content-type')).toMatch(/^application\/atom\+xml/)
		await card.getByRole('button', { name: text('feed.renew') }).click()
		await expect.poll(() => address.inputValue()).not.toBe(before)
		expect((await fetch(before)).status).toBe(404)
		await expectAccessible(page)

		await card.getByRole('button', { name: `${text('pause')}: My coins` }).click()
		await card.getByText(text('paused'), { exact: true }).waitFor()
		await card.getByRole('button', { name: `${text('edit')}: My coins` }).click()
		const edit = page.getByRole('form', { name: text('editTitle', { name: 'My coins' }) })
		await edit.getByLabel(text('coins'), { exact: true }).fill('ETH')
		await edit.getByLabel(text('coins'), { exact: true }).press('Enter')
		await edit.getByRole('button', { name: text('save'), exact: true }).click()
		await card.getByText(/\(ETH\)/).waitFor()
		await page.reload()
		await card.getByText(/\(ETH\)/).waitFor()
		await card.getByRole('button', { name: `${text('delete')}: My coins` }).click()
		await page
			.getByRole('dialog')
			.getByRole('button', { name: text('delete'), exact: true })
			.click()
		await page.getByText(text('none')).waitFor()

		// For all news only big stories are followed; a follow without conditions says so.
		await page.goto(`${origin}/${locale}?news_locale=fa`)
		await page.getByRole('link', { name: words[locale]('follow.big'), exact: true }).click()
		const outlets = form.getByLabel(text('outlets'), { exact: true })
		await expect.poll(() => outlets.inputValue()).toBe('5')
		expect(await form.getByRole('checkbox', { name: text('lang.en') }).isChecked()).toBe(false)
		expect(await form.getByText(text('unbounded')).count()).toBe(0)
		await outlets.fill('1')
		await form.getByText(text('unbounded')).waitFor()
		await outlets.fill('3')
		await form.getByRole('button', { name: text('save'), exact: true }).click()
		const big = page.getByRole('listitem').filter({ hasText: words[locale]('follow.bigName') })
		await big.getByText(text('outletsAtLeast', { count: 3 })).waitFor()

		// Muted items become one line of the list, which keeps its length.
		await page.getByLabel(text('mute.words'), { exact: true }).fill('bitcoin')
		// The message about the follow has the same text and may still be there.
		const stored = page.waitForResponse((response) => response.url().endsWith('/v1/user/mutes/'))
		await page.getByLabel(text('mute.words'), { exact: true }).press('Enter')
		await stored
		await page.getByText(text('saved'), { exact: true }).waitFor()
		// The next page, which would follow by itself, never comes.
		await page.route('**/v1/news/filter/', () => {})
		await page.goto(`${origin}/${locale}/results?news_locale=en&search_query=bitcoin`)
		const show = page.getByRole('button', { name: words[locale]('mute.show'), exact: true })
		// Items that are only tagged with Bitcoin are found too, and are not muted.
		await expect.poll(() => show.count()).toBeGreaterThan(1)
		const muted = await show.count()
		const articles = await page.getByRole('article').count()
		expect(muted + articles).toBe(10)
		await show.first().click()
		expect(await page.getByRole('article').count()).toBe(articles + 1)
		expect(await show.count()).toBe(muted - 1)
	},
)
