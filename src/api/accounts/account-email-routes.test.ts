import { describe, expect, test } from 'vitest'
import type { UserResponse } from '#contract/account.ts'
import type { ProfileEditRequest } from '#contract/profile.ts'
import { type PrepareEmailParts, prepareEmail } from '#jobs/prepare-email.ts'
import { undoEmailChange } from '#services/accounts/change-email.ts'
import { lockAccount, setEmail } from '#store/accounts/account-store.ts'
import { linkIdentity } from '#store/accounts/google-identity-store.ts'
import { claimEmails, queueEmail } from '#store/accounts/mail-outbox-store.ts'
import { type Queryable, sql } from '#store/sql.ts'
import { inTransaction } from '#store/transaction.ts'
import { activeUser, freshForm, goodPassword, mailedToken, type SignedIn } from '#test/accounts.ts'
import { openBrowser, type TestBrowser, testApi } from '#test/api-app.ts'
import { phoneJpeg } from '#test/picture-files.ts'
import { until } from '#test/until.ts'

let clock = 0
const minute = 60_000
const day = 24 * 60 * minute
const now = () => Date.now() + clock
const api = await testApi({ now })
const { app, db } = api

type SentMail = { link: string; to: string }
const post: PrepareEmailParts = { db, now: () => new Date(now()), publicUrl: 'https://news.example' }
/** Sends what is in the outbox, as the worker would; returns the newest e-mail of each kind with its token. */
async function deliver(accountId: number): Promise<Record<string, SentMail>> {
	const due = (await claimEmails(db, new Date(now()), 100, 0)).filter(
		(email) => email.accountId === accountId,
	)
	const mails = await Promise.all(due.map((email) => prepareEmail(email, post)))
	return Object.fromEntries(
		mails.flatMap((mail) =>
			mail === undefined ? [] : [[mail.kind, { to: mail.to, link: mail.link.split(/[/=]/).at(-1) ?? '' }]],
		),
	)
}

const put = ({ browser, as }: Pick<SignedIn, 'browser' | 'as'>, changes: ProfileEditRequest) =>
	browser.send('PUT', '/v1/user/info/', changes, as)
const info = async ({ browser, as }: Pick<SignedIn, 'browser' | 'as'>) => {
	const response = await browser.send('GET', '/v1/user/info/', undefined, as)
	return (response.body as { data?: UserResponse }).data
}
const confirm = (browser: TestBrowser, token: string | undefined, as?: SignedIn['as']) =>
	browser.send('POST', '/v1/user/signup/confirmation/', { token }, as)
const undo = async (token: string | undefined) =>
	(await (await openBrowser(app)).send('POST', '/v1/user/email/undo/', { token })).body as { status: boolean }
async function logIn(user: Pick<SignedIn, 'username'>, password = goodPassword) {
	const browser = await openBrowser(app)
	const response = await browser.send('POST', '/v1/user/login/', { username: user.username, password })
	const { token } = response.body as { token: string }
	return { browser, status: response.status, as: { authorization: `Token ${token}` } }
}

/** Starts one request while another transaction locks the account, and lets that one finish first. */
async function whileHeld<Result>(
	accountId: number,
	begin: () => Promise<Result>,
	first: (change: Queryable) => Promise<unknown>,
): Promise<Result> {
	let begun: Promise<Result> | undefined
	await inTransaction(db, async (change) => {
		await lockAccount(change, accountId)
		begun = begin()
		await until(async () => {
			const waiting = await sql`
				select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'
			`.execute(db)
			return waiting.rows.length > 0
		})
		await first(change)
	})
	return begun as Promise<Result>
}

describe('who may request a new address', () => {
	const refused = { status: 403, body: { error: { code: 'password_required' } } }

	test.each<[string, ProfileEditRequest]>([
		['no password', {}],
		['an empty one', { current_pass: '' }],
		['a wrong one', { current_pass: 'Wrong#password1' }],
	])(
		'16 minutes after the log-in, with %s: nobody, and nothing of the request is done',
		async (_name, proof) => {
			const user = await activeUser(api)
			clock += 16 * minute
			const changes = { new_email: `other.${user.email}`, new_phone: '+12015550123', ...proof }
			expect(await put(user, changes)).toMatchObject(refused)
			expect(await info(user)).toMatchObject({ email: user.email, phone_number: '', pending_email: null })
			expect(await deliver(user.id)).not.toHaveProperty('email_change')
		},
	)

	test('the same applies to a form with a picture', async () => {
		const user = await activeUser(api)
		clock += 16 * minute
		const send = async (changes: ProfileEditRequest) => {
			const form = new FormData()
			form.append('files', new Blob([new Uint8Array(await phoneJpeg())], { type: 'image/jpeg' }), 'me.jpg')
			form.append('changes', JSON.stringify(changes))
			const sent = new Response(form)
			return app.inject({
				method: 'PUT',
				url: '/v1/user/info/',
				headers: { ...user.as, 'content-type': sent.headers.get('content-type') ?? '' },
				payload: Buffer.from(await sent.arrayBuffer()),
			})
		}
		const changes = { new_email: `other.${user.email}` }
		expect((await send(changes)).json()).toMatchObject({ error: { code: 'password_required' } })
		expect((await info(user))?.profile_image).toBe('')
		expect((await send({ ...changes, current_pass: goodPassword })).statusCode).toBe(200)
		expect(await info(user)).toMatchObject({
			pending_email: changes.new_email,
			profile_image: expect.stringMatching(/webp$/),
		})
	})

	test('a wrong password is refused even a minute after the log-in', async () => {
		const user = await activeUser(api)
		clock += minute
		const changes = { new_email: `other.${user.email}`, current_pass: 'Wrong#password1' }
		expect(await put(user, changes)).toMatchObject(refused)
		expect(await info(user)).toMatchObject({ pending_email: null })
		expect(await put(user, { ...changes, current_pass: goodPassword })).toMatchObject({ status: 200 })
	})

	test.each(['sara+x@example.com', "o'neill@example.museum", 'a@b.photography'])(
		'every address that may sign up is allowed as a new one: %s',
		async (address) => {
			const user = await activeUser(api)
			expect(await put(user, { new_email: address })).toMatchObject({ status: 200 })
			expect(await info(user)).toMatchObject({ pending_email: address })
		},
	)

	test('a user who gives the password, however long ago the log-in was', async () => {
		const user = await activeUser(api)
		clock += 16 * minute
		const { status } = await put(user, { new_email: `other.${user.email}`, current_pass: goodPassword })
		expect(status).toBe(200)
	})

	test('a user who logged in within 15 minutes; the only way for those without a password', async () => {
		const user = await activeUser(api)
		await sql`update account set password_hash = null where id = ${user.id}`.execute(db)
		expect((await put(user, { new_email: `first.${user.email}` })).status).toBe(200)
		clock += 16 * minute
		for (const current_pass of ['', goodPassword])
			expect(await put(user, { new_email: `other.${user.email}`, current_pass })).toMatchObject(refused)
	})

	test('other fields need no proof, nor does the present address', async () => {
		const user = await activeUser(api)
		clock += 16 * minute
		const { status } = await put(user, { new_email: user.email, new_phone: '+12015550123' })
		expect(status).toBe(200)
	})

	test('nobody who sends the present address at the moment when it changes', async () => {
		const user = await activeUser(api)
		clock += 16 * minute
		const mail = await whileHeld(
			user.id,
			() => put(user, { new_email: user.email, new_phone: '+12015550123' }),
			(change) => setEmail(change, user.id, `moved.${user.email}`),
		)
		expect(mail).toMatchObject(refused)
		expect(await info(user)).toMatchObject({ phone_number: '', pending_email: null })
	})

	test('a new password and a new address in one request are both done', async () => {
		const user = await activeUser(api)
		const next = 'Alborz!72river'
		const email = `other.${user.email}`
		const changes = {
			new_email: email,
			current_pass: goodPassword,
			new_pass: next,
			new_pass_confirmation: next,
		}
		expect((await put(user, changes)).body).toMatchObject({
			data: { payload: { pass_status: 1, email_status: 1 }, user: { pending_email: email } },
		})
		expect(await deliver(user.id)).toHaveProperty('email_change')
	})

	test('guesses at the password are counted like failed log-ins', async () => {
		const strict = await testApi({ limitScale: 1, now })
		const user = await activeUser(strict)
		clock += 16 * minute
		const changes = { new_email: `other.${user.email}`, current_pass: 'Wrong#1word' }
		const statuses: number[] = []
		for (let guess = 0; guess < 7; guess += 1) statuses.push((await put(user, changes)).status)
		expect(statuses.slice(0, 5)).toEqual([403, 403, 403, 403, 403])
		expect(statuses.at(-1)).toBe(429)
	})
})

describe('a new address', () => {
	test('waits for its link, is shown until then, and the old address gets an undo link', async () => {
		const user = await activeUser(api)
		const email = `other.${user.email}`
		const { body } = await put(user, { new_email: email })
		expect(body).toMatchObject({ data: { user: { email: user.email, pending_email: email } } })
		const sent = await deliver(user.id)
		expect(sent.email_change?.to).toBe(email)
		expect(sent.email_change_notice?.to).toBe(user.email)
		expect(await info(user)).toMatchObject({ email: user.email, pending_email: email })
	})

	test('is confirmed only in a browser that is signed in to the account, and opens no session', async () => {
		const user = await activeUser(api)
		const [elsewhere, stranger] = [await logIn(user), await activeUser(api)]
		const email = `other.${user.email}`
		await put(user, { new_email: email })
		const reset = await mailedToken(db, user.id, 'password_reset', new Date(now()))
		const token = (await deliver(user.id)).email_change?.link
		const required = { status: 403, body: { error: { code: 'sign_in_required' } } }
		expect(await confirm(await openBrowser(app), token)).toMatchObject(required)
		expect(await confirm(stranger.browser, token, stranger.as)).toMatchObject(required)

		const cookies = user.browser.cookies()
		const confirmed = await confirm(user.browser, token)
		expect(confirmed.body).toEqual({ status: true, email })
		expect(user.browser.cookies()).toBe(cookies)
		expect(await info(user)).toMatchObject({ email, pending_email: null })
		// Other devices are signed out, and a link in the old mailbox no longer works.
		expect(await info(elsewhere)).toBeUndefined()
		const old = { token: reset, password: 'Alborz!72river' }
		expect((await user.browser.send('PUT', '/v1/user/password/reset/', old)).body).toEqual({ status: false })
		expect((await confirm(user.browser, token)).body).toEqual({ status: false })
	})

	test('can also be confirmed with the token of the Authorization header, whose session stays', async () => {
		const user = await activeUser(api)
		const { as } = await logIn(user)
		await put(user, { new_email: `other.${user.email}` })
		const token = (await deliver(user.id)).email_change?.link
		const url = '/v1/user/signup/confirmation/'
		const response = await app.inject({ method: 'POST', url, headers: as, payload: { token } })
		expect(response.json()).toMatchObject({ status: true })
		expect((await app.inject({ url: '/v1/user/info/', headers: as })).statusCode).toBe(200)
		expect(await info(user)).toBeUndefined()
	})

	test('can be cancelled before its e-mail is written, while it is, and after', async () => {
		const user = await activeUser(api)
		const cancel = () => user.browser.send('DELETE', '/v1/user/email/pending/', undefined, user.as)
		const requestChange = () => put(user, { new_email: `other.${user.email}` })

		await requestChange()
		expect(await cancel()).toMatchObject({ status: 200, body: { data: { pending_email: null } } })
		expect(await deliver(user.id)).not.toHaveProperty('email_change')

		await requestChange()
		const held = (await claimEmails(db, new Date(now()), 100, 0)).find(
			({ accountId, kind }) => accountId === user.id && kind === 'email_change',
		)
		await cancel()
		expect(held && (await prepareEmail(held, post))).toBeUndefined()

		await requestChange()
		const token = (await deliver(user.id)).email_change?.link
		await cancel()
		expect((await confirm(user.browser, token)).body).toEqual({ status: false })
		expect(await info(user)).toMatchObject({ email: user.email, pending_email: null })
		expect((await (await openBrowser(app)).send('DELETE', '/v1/user/email/pending/')).status).toBe(401)
	})

	test('replaces one that was requested before', async () => {
		const user = await activeUser(api)
		await put(user, { new_email: `first.${user.email}` })
		const first = (await deliver(user.id)).email_change?.link
		await put(user, { new_email: `second.${user.email}` })
		expect((await confirm(user.browser, first)).body).toEqual({ status: false })
		expect((await info(user))?.pending_email).toBe(`second.${user.email}`)
	})

	test('is dropped when its link has expired', async () => {
		const user = await activeUser(api)
		await put(user, { new_email: `other.${user.email}` })
		await deliver(user.id)
		await sql`update mail_outbox set done_at = now() where account_id = ${user.id}`.execute(db)
		clock += day
		expect((await info(user))?.pending_email).toBeNull()
	})

	test('of another account is refused, and nothing of the same request is stored', async () => {
		const [user, other] = [await activeUser(api), await activeUser(api)]
		const response = await put(user, { new_email: other.email.toUpperCase(), new_phone: '+12015550123' })
		expect(response).toMatchObject({ status: 409, body: { error: { code: 'email_taken' } } })
		expect((await info(user))?.phone_number).toBe('')
		expect(await deliver(user.id)).not.toHaveProperty('email_change')
	})

	test('is refused if another account has it by then; an unconfirmed sign-up loses it', async () => {
		const [user, other] = [await activeUser(api), await activeUser(api)]
		const email = `other.${user.email}`
		const taken = await mailedToken(db, user.id, 'email_change', new Date(now()), {
			email: other.email.toUpperCase(),
		})
		expect((await confirm(user.browser, taken)).body).toEqual({ status: false })
		await (await openBrowser(app)).send('POST', '/v1/user/signup/', { ...freshForm(), email })
		const token = await mailedToken(db, user.id, 'email_change', new Date(now()), { email })
		expect((await confirm(user.browser, token)).body).toMatchObject({ status: true })
	})

	test('that two accounts confirm at the same time goes to one of them', async () => {
		const users = await Promise.all([activeUser(api), activeUser(api)])
		const email = `shared.${users[0]?.email}`
		const responses = await Promise.all(
			users.map(async ({ id, browser }) => {
				const token = await mailedToken(db, id, 'email_change', new Date(now()), { email })
				return (await confirm(browser, token)).body as { status: boolean }
			}),
		)
		expect(responses.map(({ status }) => status).toSorted()).toEqual([false, true])
	})
})

describe('the undo link of the old address', () => {
	/** A thief moves an account to an address of their own. */
	async function stolen() {
		const user = await activeUser(api)
		const thief = await logIn(user)
		const email = `thief.${user.email}`
		await put(thief, { new_email: email })
		const sent = await deliver(user.id)
		const confirmed = await confirm(thief.browser, sent.email_change?.link)
		expect(confirmed.body).toMatchObject({ status: true })
		return { user, thief, email, back: sent.email_change_notice?.link }
	}

	test('restores it, ends every session, voids reset links and mails one to it', async () => {
		const { user, thief, back } = await stolen()
		const reset = await mailedToken(db, user.id, 'password_reset', new Date(now()))
		clock += 6 * day
		expect(await undo(back)).toEqual({ status: true, email: user.email })
		expect(await info(thief)).toBeUndefined()
		const dead = { token: reset, password: 'Alborz!72river' }
		const browser = await openBrowser(app)
		expect((await browser.send('PUT', '/v1/user/password/reset/', dead)).body).toEqual({ status: false })
		const { email_restored: notice } = await deliver(user.id)
		expect(notice?.to).toBe(user.email)
		const mine = { token: notice?.link, password: 'Alborz!72river' }
		expect((await browser.send('PUT', '/v1/user/password/reset/', mine)).body).toEqual({
			status: true,
			email: user.email,
		})
		expect(await undo(back)).toEqual({ status: false })
	})

	test('is shown but not used when it is opened; it expires after 7 days', async () => {
		const { back } = await stolen()
		for (const method of ['GET', 'HEAD'] as const)
			expect((await app.inject({ method, url: '/v1/user/email/undo/' })).statusCode).toBe(405)
		clock += 7 * day
		expect(await undo(back)).toEqual({ status: false })
	})

	test('stops a change that is not confirmed yet', async () => {
		const user = await activeUser(api)
		await put(user, { new_email: `thief.${user.email}` })
		const { email_change: there, email_change_notice: back } = await deliver(user.id)
		expect(await undo(back?.link)).toMatchObject({ status: true })
		const { browser, as } = await logIn(user)
		expect((await confirm(browser, there?.link)).body).toEqual({ status: false })
		expect(await info({ browser, as })).toMatchObject({ email: user.email, pending_email: null })
	})

	test('is voided neither by a new password, nor by another change, nor by the thief’s own undo link', async () => {
		const { user, thief, email, back } = await stolen()
		await put(thief, { new_email: `again.${email}` })
		const moved = await deliver(user.id)
		await confirm(thief.browser, moved.email_change?.link)
		const next = 'Alborz!72river'
		await put(thief, { current_pass: goodPassword, new_pass: next, new_pass_confirmation: next })
		const { email_change_notice: thiefs } = moved
		expect(await undo(thiefs?.link)).toMatchObject({ status: true, email })
		expect(await undo(back)).toMatchObject({ status: true, email: user.email })
	})

	test('voids the undo links that were mailed after it, and channels that were linked since', async () => {
		const { user, thief, email, back } = await stolen()
		await put(thief, { new_email: `again.${email}` })
		const { email_change_notice: thiefs } = await deliver(user.id)
		const identity = { issuer: 'https://accounts.example', subject: `thief ${user.id}` }
		await linkIdentity(db, identity, user.id, new Date(now()))
		expect(await undo(back)).toMatchObject({ status: true })
		expect(await undo(thiefs?.link)).toEqual({ status: false })
		const linked = await sql`select from google_identity where account_id = ${user.id}`.execute(db)
		expect(linked.rows).toEqual([])
	})

	test('also voids those whose e-mails a thief’s mail server has not accepted yet', async () => {
		const { user, thief, email, back } = await stolen()
		await put(thief, { new_email: `again.${email}` })
		const [waiting] = (await claimEmails(db, new Date(now()), 100, 0)).filter(
			({ accountId, kind, address }) =>
				accountId === user.id && kind === 'email_change_notice' && address === email,
		)
		expect(await undo(back)).toMatchObject({ status: true })
		expect(waiting && (await prepareEmail(waiting, post))).toBeUndefined()
		expect(await deliver(user.id)).not.toHaveProperty('email_change_notice')
	})

	test('leaves no link in the thief’s mailbox that was being written at that moment', async () => {
		const { user, email, back } = await stolen()
		await queueEmail(db, { kind: 'password_reset', address: email, locale: 'en' }, new Date(now()))
		const [mail] = (await claimEmails(db, new Date(now()), 100, 0)).filter(({ address }) => address === email)
		const written = await whileHeld(
			user.id,
			async () => mail && prepareEmail(mail, post),
			(change) => undoEmailChange(back ?? '', { db: change, now }),
		)
		expect(written?.to).toBe(user.email)
	})

	test('works although a stranger signs up with the old address', async () => {
		const { user, back } = await stolen()
		await (await openBrowser(app)).send('POST', '/v1/user/signup/', { ...freshForm(), email: user.email })
		expect(await undo(back)).toMatchObject({ status: true })
	})

	test('of ten concurrent uses one succeeds', async () => {
		const { user, back } = await stolen()
		const responses = await Promise.all(Array.from({ length: 10 }, () => undo(back)))
		expect(responses.filter(({ status }) => status)).toHaveLength(1)
		const restored = await sql`
			select from mail_outbox where account_id = ${user.id} and letter = 'email_restored'
		`.execute(db)
		expect(restored.rows).toHaveLength(1)
	})
})
