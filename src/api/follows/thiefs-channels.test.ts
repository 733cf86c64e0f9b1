import { expect, test } from 'vitest'
import { deliverDueNotifications } from '#jobs/follows/deliver-notifications.ts'
import { sendDueMail } from '#jobs/send-mail.ts'
import type { Mail } from '#mail/mail.ts'
import { openFollowMatcher } from '#store/follows/match-follows.ts'
import { addNews } from '#store/news/news-writer.ts'
import { activeUser, mailedToken, type SignedIn } from '#test/accounts.ts'
import { openBrowser, testApi } from '#test/api-app.ts'
import { makeDraft } from '#test/news-drafts.ts'
import { receiveWebhooks } from '#test/webhook-receiver.ts'

const receiver = await receiveWebhooks()
const api = await testApi({ webhookAllow: receiver.host })
const { app, db, services } = api
const newPassword = 'Sabalan#81kooh'
const match = openFollowMatcher(db)
let published = 0

/** Publishes news and delivers it; returns how many messages the webhook got. */
async function publish(): Promise<number> {
	const before = receiver.received.length
	const now = new Date()
	published += 1
	await addNews(
		db,
		2030,
		[makeDraft(`n${published}`, { title: `Report ${published}`, publishedAt: now })],
		now,
	)
	await match(now)
	await deliverDueNotifications({
		db,
		now: () => new Date(),
		senders: services.channels.senders,
		onFailure: () => {},
		onTrouble: (error) => {
			throw error
		},
	})
	return receiver.received.length - before
}

async function lastMailTo(address: string): Promise<Mail | undefined> {
	const mails: Mail[] = []
	const transport = async (mail: Mail) => {
		mails.push(mail)
		return { ok: true as const, value: undefined }
	}
	const onTrouble = (error: unknown) => {
		throw error
	}
	const publicUrl = services.publicUrl
	await sendDueMail({ db, now: () => new Date(), publicUrl, transport, onFailure: () => {}, onTrouble })
	return mails.filter(({ to }) => to === address).at(-1)
}

/** A thief in an account sends its news to a server of their own and notes the URL of its feed. */
async function robbed(): Promise<{ owner: SignedIn; feed: string }> {
	const owner = await activeUser(api)
	const send = (method: 'POST' | 'PUT', path: string, body: object) =>
		owner.browser.send(method, path, body, owner.as)
	await send('PUT', '/v1/user/ways/webhook/', { url: receiver.url })
	const made = await send('POST', '/v1/user/follows/', {
		name: 'All',
		langs: ['en'],
		ways: ['feed', 'webhook'],
	})
	expect(made.status).toBe(200)
	const { feed } = (made.body as { data: { feed: { atom: string } } }).data
	return { owner, feed: new URL(feed.atom).pathname }
}

const givenBack = {
	'a password reset': async ({ id }: SignedIn) => {
		const token = await mailedToken(db, id, 'password_reset')
		return (await openBrowser(app)).send('PUT', '/v1/user/password/reset/', { token, password: newPassword })
	},
	'an undone change of email': async ({ id, email }: SignedIn) => {
		const detail = { email, since: new Date().toISOString() }
		const token = await mailedToken(db, id, 'email_undo', new Date(), detail)
		return (await openBrowser(app)).send('POST', '/v1/user/email/undo/', { token })
	},
}

test.each(Object.entries(givenBack))(
	'after %s nothing is sent to the thief’s channels until the owner confirms them',
	async (_name, refund) => {
		const { owner, feed } = await robbed()
		expect(await publish()).toBe(1)
		expect((await app.inject(feed)).statusCode).toBe(200)
		expect((await refund(owner)).body).toMatchObject({ status: true })
		expect(await publish()).toBe(0)
		expect((await app.inject(feed)).statusCode).toBe(404)
		const mail = await lastMailTo(owner.email)
		expect(mail?.text).toContain('your private feeds have new addresses')

		const browser = await openBrowser(app)
		if (_name !== 'a password reset') await givenBack['a password reset'](owner)
		const login = await browser.send('POST', '/v1/user/login/', {
			username: owner.username,
			password: newPassword,
		})
		const as = { authorization: `Token ${(login.body as { token: string }).token}` }
		const channels = await browser.send('GET', '/v1/user/ways/', undefined, as)
		expect(channels.body).toMatchObject({ data: { set_up: [{ way: 'webhook', paused: 'unconfirmed' }] } })
		expect((await browser.send('PUT', '/v1/user/ways/', { way: 'webhook' }, as)).status).toBe(200)
		expect(await publish()).toBe(1)
		await browser.send('DELETE', '/v1/user/ways/', { way: 'webhook' }, as)
	},
)

test('a reader without channels and follows gets no such e-mail', async () => {
	const user = await activeUser(api)
	await givenBack['a password reset'](user)
	expect((await lastMailTo(user.email))?.text).not.toContain('private feeds')
})
