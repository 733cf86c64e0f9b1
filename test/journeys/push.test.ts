import { createECDH, randomBytes } from 'node:crypto'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import type { PushNotification } from '#domain/push-browser.ts'
import { expectAccessible, hydrated, openBrowser } from '#test/browser.ts'
import { translateChannels, translateFollows } from '#text/translate.ts'
import { arriveOnDashboard, openView } from './dashboard-steps.ts'
import { phone } from './words.ts'

const { visit, dataDir, origin } = openBrowser()
const text = translateFollows('fa')
const channelText = translateChannels('fa')

/** A push service in the browser itself, because a test cannot reach the vendor's; the rest of the browser is real. */
const subscription = {
	endpoint: 'https://push.example/this-browser',
	keys: {
		p256dh: createECDH('prime256v1').generateKeys('base64url'),
		auth: randomBytes(16).toString('base64url'),
	},
}
const standInForMaker = (page: Page) =>
	page.addInitScript((made) => {
		let known: object | null = null
		const response = { ...made, toJSON: () => made, unsubscribe: async () => (known = null) }
		Object.assign(PushManager.prototype, {
			getSubscription: async () => known,
			subscribe: async () => (known = response),
		})
		Notification.requestPermission = async () => 'granted'
	}, subscription)

/** Delivers a message to the worker, as the browser does. */
async function push(page: Page, note: PushNotification): Promise<void> {
	const session = await page.context().newCDPSession(page)
	const registered = new Promise<string>((resolve) =>
		session.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
			const [first] = registrations
			if (first) resolve(first.registrationId)
		}),
	)
	await session.send('ServiceWorker.enable')
	const registrationId = await registered
	await session.send('ServiceWorker.deliverPushMessage', {
		origin,
		registrationId,
		data: JSON.stringify(note),
	})
	await session.detach()
}

/** Headless browsers show no notifications; what the worker would show is recorded instead. */
async function watchTray(page: Page) {
	const [worker] = page.context().serviceWorkers()
	if (worker === undefined) throw new Error('there is no worker')
	await worker.evaluate(() => {
		const seen = { shown: [] as object[], opened: [] as string[], ended: [] as true[] }
		const { registration, clients } = self as unknown as {
			registration: ServiceWorkerRegistration
			clients: { openWindow: (url: string) => Promise<void> }
		}
		registration.showNotification = async (title, options) => void seen.shown.push({ title, ...options })
		clients.openWindow = async (url) => void seen.opened.push(url)
		const unsubscribe = async () => seen.ended.push(true) > 0
		registration.pushManager.getSubscription = async () => ({ unsubscribe }) as PushSubscription
		Object.assign(self, { seen })
	})
	const read = <Part extends 'shown' | 'opened' | 'ended'>(part: Part) =>
		worker.evaluate((name) => (self as unknown as { seen: Record<string, unknown[]> }).seen[name], part)
	return { worker, shown: () => read('shown'), opened: () => read('opened'), ended: () => read('ended') }
}

test('notifications in a browser are turned on by a press, have the right language and direction, and are turned off', async () => {
	const page = await visit('/fa', { ...phone, worker: true })
	await standInForMaker(page)
	await arriveOnDashboard(page, 'fa', dataDir)
	await openView(page, 'following')
	await page
		.locator('summary')
		.filter({ hasText: channelText('push.name') })
		.click()
	const on = page.getByRole('button', { name: text('push.turnOn') })
	await on.click()
	const browsers = page.getByRole('list', { name: text('push.browsers') })
	await browsers.getByText(text('push.this')).waitFor()
	await expectAccessible(page)

	const { worker, shown, opened, ended } = await watchTray(page)
	const note = { title: 'بیت‌کوین رکورد زد', body: 'پیگیری من', lang: 'fa', dir: 'rtl', tag: 'one' } as const
	await push(page, { ...note, path: '/fa/help/', stop: 'خاموش کردن' })
	const actions = [{ action: 'stop', title: 'خاموش کردن' }]
	await expect.poll(shown).toMatchObject([{ ...note, data: '/fa/help/', actions }])
	const press = (path: string, action = '') =>
		worker.evaluate(
			([data, action]) => {
				const event = new Event('notificationclick')
				const notification = { data, close: () => undefined }
				self.dispatchEvent(Object.assign(event, { notification, action, waitUntil: () => undefined }))
			},
			[path, action],
		)
	await press('/fa/help/')
	await press('https://elsewhere.example/')
	await expect.poll(opened).toEqual([`${origin}/fa/help/`])
	await press('/fa/help/', 'stop')
	await expect.poll(ended).toEqual([true])
	expect(await opened()).toHaveLength(1)

	await page.reload()
	await hydrated(page)
	await page
		.locator('summary')
		.filter({ hasText: channelText('push.name') })
		.click()
	await browsers.getByRole('button', { name: text('push.turnOff') }).click()
	await on.waitFor()
})
