import { expect, test } from 'vitest'
import { inEachUiLocale, type UiLocale } from '#domain/locale.ts'
import { expectAccessible, openBrowser } from '#test/browser.ts'
import { isolated } from '#text/isolated.ts'
import { translateChannels, translateFollows } from '#text/translate.ts'
import { newPerson, signUpAndConfirm } from './account-steps.ts'
import { desktop, phone, words } from './words.ts'

const { visit, dataDir, origin } = openBrowser()
const said = inEachUiLocale(translateFollows)

test.each<[UiLocale, typeof phone, string]>([['fa', phone, 'دیفای']])(
	'in %s a guest presses “Follow”, signs up and follows it; one more press offers e-mail, another ends it',
	async (locale, size, name) => {
		const text = words[locale]
		const follows = said[locale]
		const page = await visit(`/${locale}/category/defi`, size)
		const follow = page.getByRole('button', { name: text('follow.thing', { name }), exact: true })
		await expectAccessible(page, { within: '.narrowed-line' })
		await follow.click()
		await page.getByText(text('follow.onDevice', { name: isolated(name) })).waitFor()
		await page.getByRole('button', { name: text('limit.signUp'), exact: true }).click()
		await page.waitForURL('**/user/signup')
		await page.getByText(text('account.pendingFollow', { name: isolated(name) })).waitFor()
		await signUpAndConfirm(page, locale, newPerson(), dataDir, `/${locale}/my`)
		await page.getByText(follows('pressedMail', { name: isolated(name) })).waitFor()
		await page.getByRole('button', { name: follows('yes'), exact: true }).click()
		await page.getByText(follows('mailOn')).waitFor()
		const zones = await page.evaluate(async () => {
			const headers = { authorization: `Token ${localStorage.getItem('user_access_token')}` }
			const stored = await (await fetch('/v1/user/ways/', { headers })).json()
			return [stored.data.hours.time_zone, Intl.DateTimeFormat().resolvedOptions().timeZone]
		})
		expect(zones[0]).toBe(zones[1])
		// Followed things are listed here, each headline with its reason, and each opens as a list of its own.
		const feed = page.getByRole('region', { name: follows('my.title'), exact: true })
		const rows = feed.getByRole('article')
		await rows.nth(9).waitFor()
		const reasons = feed.getByRole('list', { name: follows('my.reasons') })
		await expect.poll(() => reasons.getByRole('link', { name, exact: true }).count()).toBe(10)
		await expectAccessible(page)
		const title = rows.first().getByRole('link').first()
		const [opened] = await Promise.all([page.context().waitForEvent('page'), title.click()])
		await opened.close()
		await rows.first().getByText(text('card.read'), { exact: true }).waitFor({ state: 'attached' })
		const source = (await rows.first().locator('.row-source').innerText()).trim()
		await rows
			.first()
			.getByRole('button', { name: text('card.more') })
			.click()
		await page
			.getByRole('dialog')
			.getByRole('button', { name: text('card.mute', { source }), exact: true })
			.click()
		await page.getByText(follows('my.muted', { source: isolated(source) })).waitFor()
		await expect.poll(() => rows.locator('.row-source', { hasText: source }).count()).toBe(0)
		await page.getByRole('button', { name: follows('undo'), exact: true }).click()
		await expect.poll(() => rows.locator('.row-source', { hasText: source }).count()).toBeGreaterThan(0)
		await feed.getByRole('link', { name: text('sort.top'), exact: true }).click()
		await page.waitForURL('**/my?sort=top')
		const followed = page.getByRole('complementary', { name: follows('my.followed') })
		await followed.getByRole('link', { name, exact: true }).click()
		await page.waitForURL('**/my?follow=*')
		await feed.getByRole('heading', { name, level: 1 }).waitFor()
		await rows.nth(9).waitFor()

		await page.goto(`${origin}/dashboard/following`)
		const card = page.getByRole('listitem').filter({ hasText: name }).first()
		await card.getByText(`${translateChannels(locale)('mail.name')}: ${follows('channel.on')}`).waitFor()

		await page.goto(`${origin}/${locale}/category/defi`)
		await page.getByRole('button', { name: text('follow.stop', { name }), exact: true }).click()
		await page.getByText(follows('unpressed', { name: isolated(name) })).waitFor()
		await follow.waitFor()
		await page.getByRole('button', { name: follows('undo'), exact: true }).click()
		// E-mail works by now, so nothing more is offered.
		await page.getByText(follows('pressed', { name: isolated(name) }), { exact: true }).waitFor()
		expect(new URL(page.url()).pathname).toBe(`/${locale}/category/defi`)
	},
)

test('a guest’s follows and saved news are on the device, within the limit of guests', async () => {
	const text = words.en
	const follows = said.en
	const page = await visit('/en/my', phone)
	for (const name of ['Bitcoin', 'Ethereum'])
		await page
			.getByRole('button', { name: text('follow.thing', { name }), exact: true })
			.first()
			.click()
	const feed = page.getByRole('region', { name: follows('my.title'), exact: true })
	const rows = feed.getByRole('article')
	await rows.first().waitFor()
	// Two coins are followed, and one is shown.
	await feed.getByRole('note').getByText(text('limit.text')).waitFor()
	await expectAccessible(page)
	for (const row of await rows.all())
		expect(await row.getByRole('list', { name: follows('my.reasons') }).innerText()).toContain('Bitcoin')
	// More is suggested below the news and not above them.
	const suggested = page.getByRole('list', { name: follows('my.suggested') })
	const [list, more] = [await feed.boundingBox(), await suggested.boundingBox()]
	expect(more?.y).toBeGreaterThan((list?.y ?? 0) + (list?.height ?? 0))
	const bar = await page.locator('.sample-bar').boundingBox()
	const note = await feed.getByRole('note').boundingBox()
	expect((note?.y ?? 0) - (bar?.height ?? 0)).toBeLessThanOrEqual(125)
	await feed.getByRole('checkbox', { name: follows('my.hideRead') }).waitFor()
	const title = await rows.first().getByRole('heading').innerText()
	await rows
		.first()
		.getByRole('button', { name: text('account.bookmark'), exact: true })
		.click()
	await page.getByText(text('account.bookmarkGuest')).waitFor()
	await feed.getByRole('link', { name: follows('my.saved'), exact: true }).click()
	await page.waitForURL('**/my?view=saved')
	await rows.getByText(title).waitFor()
	await page.reload()
	await rows.getByText(title).waitFor()
	await expectAccessible(page)
	const followed = page.getByRole('complementary', { name: follows('my.followed') })
	const stop = followed.getByRole('button', { name: text('follow.stop', { name: 'Ethereum' }) })
	await stop.click()
	await stop.waitFor({ state: 'detached' })
})

test('a row of my feed shows its first reason whole, and counts the others', async () => {
	const page = await visit('/en', desktop)
	await page.evaluate(() => {
		const follows = [
			{ kind: 'coin', ref: 'SOL', name: 'Solana' },
			{ kind: 'topic', ref: 'blockchain', name: 'Blockchain' },
		]
		localStorage.setItem('guest_follows', JSON.stringify(follows))
	})
	await page.goto(`${origin}/en/my`)
	const reasons = page
		.getByRole('list', { name: said.en('my.reasons') })
		.filter({ hasText: said.en('my.others', { count: 1 }) })
		.first()
	await reasons.getByText('Blockchain').waitFor({ state: 'attached' })
	const first = reasons.getByText('Solana')
	expect(await first.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0)
})
