import { expect, test } from 'vitest'
import { activeUser, signUpUser } from '#test/accounts.ts'
import { testApi } from '#test/api-app.ts'
import { activeOperator, codeOf } from '#test/operators.ts'

let ahead = 0
const api = await testApi({ now: () => Date.now() + ahead })
const minutes = (count: number) => {
	ahead += count * 60_000
}

test('a user is found, suspended with a reason, restored, and given credit only after a recent confirmation', async () => {
	const [operator, user] = [await activeOperator(api), await activeUser(api)]
	const account = String(user.id)
	const found = await operator.get(`/operator/people/?find=${user.email}&name=${user.username}`)
	expect(found.text).toContain(user.username)
	expect(found.text, 'no form needs the address').not.toContain(`${user.email}</`)
	const press = (act: string, fields: Record<string, string> = {}) =>
		operator.press(`/operator/people/${act}/`, { account, ...fields })
	expect((await press('suspend')).text).toContain('Enter a reason.')
	expect((await press('suspend', { why: 'sold votes' })).status).toBe(303)
	const info = () => user.browser.send('GET', '/v1/user/info/', undefined, user.as)
	expect((await info()).status).toBe(401)
	expect((await press('suspend', { why: 'again' })).text).toContain('That was already the case.')
	expect((await press('restore')).status).toBe(303)
	expect((await press('grant', { plan: '3-months' })).location).toContain('done=people.grant')
	minutes(16)
	expect((await press('grant', { plan: '3-months' })).location).toMatch(/^\/operator\/sign-in\//)
	expect((await press('restore')).status, 'what can be undone needs no more than 12 hours').toBe(409)
	const log = await operator.get(`/operator/log/?subject=account:${account}`)
	expect(log.text).toContain('sold votes')
	expect(log.text.match(/Grant credit/g)).toHaveLength(1)
	const own = await operator.press('/operator/people/suspend/', { account: String(operator.id), why: 'x' })
	expect(own.text).toContain('You can’t suspend yourself.')
})

test('the activation email is sent again to a user who has not confirmed', async () => {
	const [operator, waiting] = [await activeOperator(api), await signUpUser(api)]
	const resend = () => operator.press('/operator/people/resend/', { account: String(waiting.id) })
	expect((await resend()).text).toContain('An email went out a moment ago')
	minutes(6)
	expect((await resend()).status).toBe(303)
})

test('an operator turns two-factor log-in off for a user who has lost the phone, with a reason', async () => {
	const [operator, user] = [await activeOperator(api), await activeUser(api)]
	const path = '/v1/user/two-factor/'
	const setUp = await user.browser.send('POST', `${path}setup/`, { password: user.password }, user.as)
	const { setup_token, secret } = (setUp.body as { data: { setup_token: string; secret: string } }).data
	await user.browser.send('POST', path, { setup_token, code: codeOf(secret, api.services.now()) }, user.as)
	const card = () => operator.get(`/operator/people/?name=${user.username}`)
	expect((await card()).text).toContain('two-factor-off')
	const press = (why: string) =>
		operator.press('/operator/people/two-factor-off/', { account: String(user.id), why })
	expect((await press('')).text).toContain('Enter a reason.')
	expect((await press('phone stolen')).status).toBe(303)
	expect((await card()).text).not.toContain('two-factor-off')
	const state = await user.browser.send('GET', path, undefined, user.as)
	expect(state.body).toMatchObject({ data: { enabled: false } })
})

test('an operator sees how many API keys a user has and ends them, with a reason', async () => {
	const [operator, user] = [await activeOperator(api), await activeUser(api)]
	const made = await user.browser.send('POST', '/v1/user/keys/', { name: 'a secret name' }, user.as)
	const { key } = (made.body as { data: { key: string } }).data
	const read = async () =>
		(await api.app.inject({ url: '/v1/news/sort/', headers: { authorization: `Bearer ${key}` } })).statusCode
	const card = async () => (await operator.get(`/operator/people/?name=${user.username}`)).text
	expect(await read()).toBe(200)
	expect(await card()).toContain('API keys</dt><dd>1</dd>')
	expect(await card()).not.toContain('a secret name')
	const press = (why: string) =>
		operator.press('/operator/people/end-keys/', { account: String(user.id), why })
	expect((await press('')).text).toContain('Enter a reason.')
	expect(await read()).toBe(200)
	expect((await press('reads a million pages')).status).toBe(303)
	expect(await read()).toBe(401)
	expect(await card()).not.toContain('end-keys')
	expect((await press('again')).text).toContain('That was already the case.')
	const log = await operator.get(`/operator/log/?subject=account:${user.id}`)
	expect(log.text).toContain('reads a million pages')
})
