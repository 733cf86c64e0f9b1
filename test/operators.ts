import { Secret, TOTP } from 'otpauth'
import { promoteOperator } from '#services/operator/promote-operator.ts'
import { activeUser, type SignedIn } from './accounts.ts'
import type { TestApi } from './api-app.ts'

/** The code that an authenticator app with this key shows at a moment. */
export const codeOf = (secret: string, timestamp: number): string =>
	TOTP.generate({ secret: Secret.fromBase32(secret.replaceAll(' ', '')), timestamp })

type DeskResponse = { status: number; text: string; location: string }

type TestOperator = SignedIn & {
	/** The key of the second factor, and the recovery codes. */
	key: string
	recovery: string[]
	get: (path: string) => Promise<DeskResponse>
	/** Presses a button: sends the fields with those that every form of the desk has. */
	press: (path: string, fields?: Record<string, string | string[]>) => Promise<DeskResponse>
}

/** Sends requests and forms as a browser does. */
export function visitorOf(api: TestApi, user: SignedIn): Pick<TestOperator, 'get' | 'press'> {
	const send = async (method: 'GET' | 'POST', path: string, payload?: string): Promise<DeskResponse> => {
		const response = await api.app.inject({
			method,
			url: path,
			headers: {
				cookie: user.browser.cookies(),
				accept: 'text/html',
				...(payload === undefined ? {} : { 'content-type': 'application/x-www-form-urlencoded' }),
			},
			...(payload === undefined ? {} : { payload }),
		})
		return {
			status: response.statusCode,
			text: response.body,
			location: String(response.headers.location ?? ''),
		}
	}
	return {
		get: (path) => send('GET', path),
		press: (path, fields = {}) => {
			const form = new URLSearchParams({ csrf: user.browser.csrftoken })
			for (const [name, values] of Object.entries(fields)) {
				for (const value of [values].flat()) form.append(name, value)
			}
			return send('POST', path, form.toString())
		},
	}
}

/** A user who was promoted and has opened the link. */
export async function promotedUser(api: TestApi): Promise<{ user: SignedIn; link: string }> {
	const user = await activeUser(api)
	const token = await promoteOperator(api.db, user.id, new Date(api.services.now()))
	return { user, link: `/operator/setup/${token}/` }
}

/** An operator with a second factor who has just confirmed it. */
export async function activeOperator(api: TestApi): Promise<TestOperator> {
	const { user, link } = await promotedUser(api)
	const visitor = visitorOf(api, user)
	const [, key = ''] = /id="key">([^<]+)</.exec((await visitor.get(link)).text) ?? []
	const done = await visitor.press(link, { code: codeOf(key, api.services.now()) })
	if (done.status !== 200) throw new Error(`set-up responded ${done.status} ${done.text}`)
	const recovery = [...done.text.matchAll(/<li><code>([^<]+)</g)].map(([, code = '']) => code)
	return { ...user, ...visitor, key, recovery }
}
