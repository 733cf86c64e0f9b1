import { expect, test } from 'vitest'
import { expectAccessible, openBrowser } from '#test/browser.ts'
import { phoneJpeg } from '#test/picture-files.ts'
import { arriveOnDashboard, dashboardWords } from './dashboard-steps.ts'
import { desktop, phone, words } from './words.ts'

const { openTab, dataDir } = openBrowser()

test.each([{ locale: 'fa', screen: 'phone', size: phone }] as const)(
	'$locale on a $screen: a picture is cropped, uploaded and shown in the header',
	async ({ locale, size }) => {
		const text = dashboardWords[locale]
		const page = await openTab(size)
		await arriveOnDashboard(page, locale, dataDir)
		expect(await page.title()).toBe(text('title'))
		await expectAccessible(page)

		const opened = page.waitForEvent('filechooser')
		await page.getByRole('button', { name: text('picture') }).click()
		const chooser = await opened
		const dialog = page.getByRole('dialog', { name: text('crop.title') })
		await chooser.setFiles({ name: 'notes.txt', mimeType: 'text/plain', buffer: Buffer.from('no image') })
		await dialog.getByText(text('crop.empty')).waitFor()
		const again = page.waitForEvent('filechooser')
		await dialog.getByRole('button', { name: text('crop.choose') }).click()
		await (await again).setFiles({ name: 'me.jpg', mimeType: 'image/jpeg', buffer: await phoneJpeg() })
		const area = dialog.getByRole('group', { name: text('crop.area') })
		await area.waitFor()
		const drawn = () => area.locator('canvas').evaluate((canvas: HTMLCanvasElement) => canvas.toDataURL())
		const blank = await area.locator('canvas').evaluate((canvas: HTMLCanvasElement) => {
			const { width, height } = canvas
			return Object.assign(document.createElement('canvas'), { width, height }).toDataURL()
		})
		await expect.poll(drawn).not.toBe(blank)
		const before = await drawn()
		const zoom = dialog.getByRole('slider', { name: text('crop.zoom') })
		const leastZoom = await zoom.inputValue()
		await zoom.press('End')
		expect(await drawn()).not.toBe(before)
		await zoom.press('Home')
		expect(await drawn()).toBe(before)
		for (const tool of ['crop.in', 'crop.right', 'crop.left', 'crop.out', 'crop.in', 'crop.right'] as const)
			await dialog.getByRole('button', { name: text(tool), exact: true }).click()
		await area.focus()
		await page.keyboard.press('ArrowLeft')
		expect(await drawn()).not.toBe(before)
		await dialog.getByRole('button', { name: text('crop.crop'), exact: true }).click()
		await expect.poll(() => zoom.inputValue()).toBe(leastZoom)
		await dialog.getByRole('button', { name: text('crop.reset'), exact: true }).click()
		expect(await drawn()).toBe(before)
		await expectAccessible(page)
		expect((await dialog.boundingBox())?.width).toBeLessThanOrEqual(600)

		await dialog.getByRole('button', { name: text('crop.confirm') }).click()
		await page.getByRole('status').getByText(text('saved')).waitFor()
		await expect.poll(() => dialog.isVisible()).toBe(false)
		const shown = page.getByRole('button', { name: text('picture') }).locator('img')
		const source = (await shown.getAttribute('src')) ?? ''
		expect(source).toMatch(/^\/images\/users\/[\w-]{22}\.webp$/)

		// The header of every page shows it; on a small dashboard the header has only the log-out button.
		const account = page.getByRole('banner').getByRole('link', { name: words[locale]('header.account') })
		expect(await account.isVisible()).toBe(false)
		await page.goto(new URL(`/${locale}`, page.url()).href)
		const inHeader = account.locator('img')
		expect(await inHeader.getAttribute('src')).toBe(source)
		expect(
			await inHeader.evaluate((image: HTMLImageElement) => image.decode().then(() => image.naturalWidth)),
		).toBe(512)
	},
)

test.each([{ locale: 'en', screen: 'desktop', size: desktop }] as const)(
	'$locale on a $screen: personal information is stored',
	async ({ locale, size }) => {
		const text = dashboardWords[locale]
		const page = await openTab(size)
		const person = await arriveOnDashboard(page, locale, dataDir)
		for (const [label, value] of [
			['firstName', person.first],
			['lastName', person.last],
			['username', person.username],
		] as const) {
			const field = page.getByLabel(text(label), { exact: true })
			expect([await field.isDisabled(), await field.inputValue()]).toEqual([true, value])
		}
		const save = page.getByRole('button', { name: text('save') })
		await save.click()
		await page.getByRole('status').getByText(text('unchanged')).waitFor()

		const email = page.getByLabel(text('email'), { exact: true })
		await email.fill('sara@mail')
		await save.click()
		await page.getByText(text('emailWrong')).waitFor()
		expect(await email.evaluate((field) => field === document.activeElement)).toBe(true)
		await email.fill(person.email)

		const social = page.getByLabel(text('social'), { exact: true })
		await social.fill('https://linkedin.com.evil/in/sara')
		await save.click()
		await page.getByText(words[locale]('fault.social_form')).waitFor()
		await social.fill('https://www.linkedin.com/in/sara')
		await page.getByText(text('social.linkedin')).waitFor()

		await expectAccessible(page)
		await page.getByRole('combobox', { name: text('country') }).selectOption('IR')
		const number = page.getByLabel(text('phone'), { exact: true })
		expect(await number.inputValue()).toBe('+98')
		await number.press('End')
		await number.pressSequentially('9123456789')
		expect(await number.inputValue()).toBe('+98 912 345 6789')
		await save.click()
		await page.getByRole('status').getByText(text('saved')).waitFor()
		await page.reload()
		await expect.poll(() => number.inputValue()).toBe('+98 912 345 6789')
		expect(await social.inputValue()).toBe('https://www.linkedin.com/in/sara')
	},
)

test('a country is listed by its name, which typed letters find, and its code begins the number', async () => {
	const text = dashboardWords.en
	const page = await openTab(desktop)
	await arriveOnDashboard(page, 'en', dataDir)
	const country = page.getByRole('combobox', { name: text('country') })
	expect(await country.locator('option[value=DE]').textContent()).toBe('Germany +49')
	await country.selectOption('DE')
	await expect.poll(() => page.getByLabel(text('phone'), { exact: true }).inputValue()).toBe('+49')
})

test('a failed upload of a picture is retried by the button in the message, above the dialog', async () => {
	const text = dashboardWords.en
	const page = await openTab({ ...phone, expectedErrors: /Failed to load resource/ })
	await arriveOnDashboard(page, 'en', dataDir)
	const opened = page.waitForEvent('filechooser')
	await page.getByRole('button', { name: text('picture') }).click()
	await (await opened).setFiles({ name: 'me.jpg', mimeType: 'image/jpeg', buffer: await phoneJpeg() })
	const dialog = page.getByRole('dialog', { name: text('crop.title') })
	await dialog.getByRole('group', { name: text('crop.area') }).waitFor()
	await page.route('**/v1/user/info/', (route) =>
		route.request().method() === 'PUT' ? route.abort() : route.continue(),
	)
	await dialog.getByRole('button', { name: text('crop.confirm') }).click()
	await page.getByRole('alert').getByText(text('failed')).waitFor()
	await page.unroute('**/v1/user/info/')
	await page.getByRole('button', { name: text('retry') }).click()
	await page.getByRole('status').getByText(text('saved')).waitFor()
	await expect.poll(() => dialog.isVisible()).toBe(false)
})
