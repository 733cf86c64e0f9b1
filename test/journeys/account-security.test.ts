import { Secret, TOTP } from 'otpauth'
import { expect, test } from 'vitest'
import { expectAccessible, openBrowser } from '#test/browser.ts'
import { inLanguage, logIn } from './account-steps.ts'
import { arriveOnDashboard, dashboardWords, openView } from './dashboard-steps.ts'
import { mailedPath } from './outbox.ts'
import { desktop, inPersian, phone, words } from './words.ts'

const { visit, openTab, dataDir, origin } = openBrowser()

const codeAt = (key: string, timestamp: number) =>
	TOTP.generate({ secret: Secret.fromBase32(key.replaceAll(' ', '')), timestamp })

test('a reader turns two-factor log-in on, logs in with a code on another device, logs that out, and turns it off', async () => {
	const text = dashboardWords.en
	const page = await openTab({ ...desktop, expectedErrors: /400|403|401/ })
	const person = await arriveOnDashboard(page, 'en', dataDir)
	await page.getByRole('link', { name: text('nav.security') }).click()
	await page.getByRole('button', { name: text('twoFactor.begin') }).click()
	await page.getByLabel(text('password.current'), { exact: true }).fill(person.password)
	await expectAccessible(page)
	await page
		.getByRole('main')
		.getByRole('button', { name: text('twoFactor.continue') })
		.click()
	await page.getByRole('img', { name: text('twoFactor.qr') }).waitFor()
	await expectAccessible(page)
	const key = (await page.locator('code').innerText()).trim()
	const address = await page.getByRole('link', { name: text('twoFactor.open') }).getAttribute('href')
	expect(address).toContain(`secret=${key.replaceAll(' ', '')}`)
	const code = page.getByLabel(text('twoFactor.code'))
	await code.fill('000000')
	await page.getByRole('button', { name: text('twoFactor.turnOn') }).click()
	await page.getByText(text('twoFactor.wrongCode')).waitFor()
	await code.fill(codeAt(key, Date.now() - 30_000))
	await page.getByRole('button', { name: text('twoFactor.turnOn') }).click()
	await page.getByRole('heading', { name: text('twoFactor.codesTitle') }).waitFor()
	await expectAccessible(page)
	const codes = await page.locator('.recovery-codes code').allInnerTexts()
	expect(codes).toHaveLength(10)
	await page.getByRole('button', { name: text('twoFactor.saved') }).click()
	await page.getByText(text('twoFactor.codesLeft', { count: 10 })).waitFor()

	const other = await visit('/user/login?next=%2Fen%2Fhelp%2F', { ...phone, expectedErrors: /400|403|401/ })
	await logIn(other, 'en', person.username, person.password)
	await other.getByRole('heading', { name: words.en('account.code.title') }).waitFor()
	await expectAccessible(other)
	const step = other.getByLabel(words.en('account.code.label'))
	await expect.poll(() => step.evaluate((field) => field === document.activeElement)).toBe(true)
	await step.fill('000000')
	await step.press('Enter')
	await other.getByText(words.en('account.code.wrong')).waitFor()
	await step.fill(codeAt(key, Date.now() + 30_000))
	await step.press('Enter')
	await other.waitForURL('**/en/help/')

	await openView(page, 'security')
	const rows = page.getByRole('listitem').filter({ has: page.locator('.device-name') })
	await expect.poll(() => rows.count()).toBe(2)
	expect(await rows.first().innerText()).toContain(text('devices.this'))
	await page.getByRole('button', { name: text('devices.others') }).click()
	await page.getByText(text('devices.othersDone')).waitFor()
	await expect.poll(() => rows.count()).toBe(1)
	await other.goto(`${origin}/dashboard`)
	await other.waitForURL('**/user/login?next=%2Fdashboard')
	await logIn(other, 'en', person.username, person.password)
	await step.fill(codes[0] ?? '')
	await step.press('Enter')
	await other.waitForURL('**/dashboard')

	await page.getByRole('button', { name: text('twoFactor.off') }).click()
	const dialog = page.getByRole('dialog', { name: text('twoFactor.offAsk') })
	await dialog.getByLabel(text('twoFactor.anyCode')).fill(codes[1] ?? '')
	await expectAccessible(page)
	await dialog.getByRole('button', { name: text('twoFactor.off') }).click()
	await page.getByText(text('twoFactor.turnedOff')).waitFor()
	await page.getByRole('button', { name: text('twoFactor.begin') }).waitFor()
})

test.each(inPersian)('in %s the set-up and the devices fit a phone', async (locale) => {
	const text = dashboardWords[locale]
	const page = await openTab(phone)
	const person = await arriveOnDashboard(page, locale, dataDir)
	await inLanguage(page, locale, '/dashboard/security')
	await page.getByText(text('devices.this')).waitFor()
	await page.getByRole('button', { name: text('twoFactor.begin') }).click()
	await page.getByLabel(text('password.current'), { exact: true }).fill(person.password)
	await expectAccessible(page)
	await page
		.getByRole('main')
		.getByRole('button', { name: text('twoFactor.continue') })
		.click()
	await page.getByRole('img', { name: text('twoFactor.qr') }).waitFor()
	await expectAccessible(page)
	expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)

	const key = (await page.locator('code').innerText()).trim()
	await page.getByLabel(text('twoFactor.code')).fill(codeAt(key, Date.now()))
	await page.getByRole('button', { name: text('twoFactor.turnOn') }).click()
	await page.getByRole('heading', { name: text('twoFactor.codesTitle') }).waitFor()
	const site = words[locale]
	const owner = await openTab({ ...phone, expectedErrors: /400|403|401/ })
	await inLanguage(owner, locale, await mailedPath(dataDir, person.email, 'two_factor_on'))
	await owner.getByRole('heading', { name: site('account.twoFactorUndo.title') }).waitFor()
	await expectAccessible(owner)
	expect(await owner.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
	await owner.getByRole('button', { name: site('account.twoFactorUndo.submit') }).click()
	await owner.getByText(site('account.twoFactorUndo.done')).waitFor()
	await expectAccessible(owner)
	expect(await mailedPath(dataDir, person.email, 'two_factor_undone')).toContain('/user/password/reset/')
	await owner.reload()
	await owner.getByRole('button', { name: site('account.twoFactorUndo.submit') }).click()
	await owner.getByText(site('account.undo.dead')).waitFor()
})
