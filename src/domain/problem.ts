/** Everything that can be wrong with a request or with us, with the status and the message of the response. */
export const problems = {
	invalid_input: { status: 400, message: 'The request does not have the expected form.' },
	unknown_category: { status: 400, message: 'There is no such category or influencer.' },
	wrong_credentials: { status: 400, message: 'Username or Password is wrong!' },
	link_expired: {
		status: 400,
		message: 'The link to the Google account has expired; sign in with Google again.',
	},
	google_failed: { status: 400, message: 'Google did not confirm who you are; try again.' },
	google_cancelled: { status: 400, message: 'The sign-in with Google was cancelled.' },
	google_email_unverified: {
		status: 400,
		message: 'Google has not verified the e-mail address of that account.',
	},
	wrong_code: { status: 400, message: 'The code is wrong or was used before.' },
	step_expired: { status: 400, message: 'This step took too long; begin again.' },
	unauthorized: { status: 401, message: 'This needs a valid token.' },
	csrf_failed: { status: 403, message: 'This write did not come from our own page.' },
	password_required: {
		status: 403,
		message: 'This needs the password, or a sign-in within the last 15 minutes.',
	},
	code_required: {
		status: 403,
		message: 'Send login_token and the code of the authenticator app to /v1/user/login/code/.',
	},
	filter_limit: {
		status: 403,
		message: 'Without an account a filter holds one coin, one Persian source and one English source.',
	},
	key_required: { status: 403, message: 'This needs an API key: it is the list of the owner of the key.' },
	sign_in_required: {
		status: 403,
		message: 'Open this link in a browser that is signed in to the account it belongs to.',
	},
	not_activated: { status: 403, message: 'The account is not activated yet; open the link in the e-mail.' },
	suspended: { status: 403, message: 'The account is suspended.' },
	not_found: { status: 404, message: 'There is nothing here.' },
	removed: { status: 410, message: 'What was here was removed.' },
	method_not_allowed: { status: 405, message: 'This address does not take that method.' },
	request_timeout: { status: 408, message: 'The request took too long to arrive.' },
	link_required: {
		status: 409,
		message: 'The e-mail address belongs to an account; log in with its password to link it.',
	},
	email_taken: { status: 409, message: 'The e-mail address belongs to another account.' },
	two_factor_on: { status: 409, message: 'Two-factor log-in is on already.' },
	two_factor_off: { status: 409, message: 'Two-factor log-in is off.' },
	bookmarks_full: { status: 409, message: 'There is no room for more bookmarks; remove some first.' },
	follows_full: { status: 409, message: 'There is no room for more follows; remove one first.' },
	api_keys_full: { status: 409, message: 'There is no room for more API keys; delete one first.' },
	precondition_failed: { status: 412, message: 'What is here is not what the request was made for.' },
	too_large: { status: 413, message: 'The request is too large.' },
	uri_too_long: { status: 414, message: 'The address is too long.' },
	unsupported_media_type: { status: 415, message: 'Send JSON with content type application/json.' },
	unsupported_picture: { status: 415, message: 'The picture must be a JPEG, PNG or WebP file.' },
	range_not_satisfiable: { status: 416, message: 'There is no such part of the file.' },
	headers_too_large: { status: 431, message: 'The headers are too many or too long.' },
	too_soon: { status: 429, message: 'This was requested a moment ago; try again later.' },
	rate_limited: { status: 429, message: 'Too many requests; try again later.' },
	internal: { status: 500, message: 'Something went wrong on our side.' },
	google_not_configured: { status: 503, message: 'Sign-in with Google is not set up here.' },
	google_unreachable: { status: 503, message: 'Google does not respond; try again later.' },
	unavailable: { status: 503, message: 'Zagros is busy; try again in a moment.' },
} as const satisfies Record<string, { status: number; message: string }>

export type ProblemCode = keyof typeof problems

/** One wrong field: its place in the request and what is wrong with it. */
export type FieldIssue = { field: string; message: string }

/** Thrown by guards and routes; the error handler turns it into a response. */
export class Problem extends Error {
	readonly code: ProblemCode
	readonly issues: readonly FieldIssue[] | undefined
	readonly retryAfterSeconds: number | undefined
	/** Fields beside the error in the response, such as a token for the next step. */
	readonly beside: Readonly<Record<string, string>> | undefined

	constructor(
		code: ProblemCode,
		more: {
			message?: string
			issues?: readonly FieldIssue[]
			retryAfterSeconds?: number
			beside?: Readonly<Record<string, string>>
		} = {},
	) {
		super(more.message ?? problems[code].message)
		this.name = 'Problem'
		this.code = code
		this.issues = more.issues
		this.retryAfterSeconds = more.retryAfterSeconds
		this.beside = more.beside
	}
}

/** One for all, because refusals come by the thousand and recording where each was created costs. */
export const unavailable = new Problem('unavailable', { retryAfterSeconds: 2 })

/** One field has the right type but an impossible value. */
export const wrongField = (field: string, message: string): Problem =>
	new Problem('invalid_input', { message: `${field}: ${message}`, issues: [{ field, message }] })

export const presentProblem = (problem: Problem) => ({
	...problem.beside,
	status: 0 as const,
	error: {
		code: problem.code,
		message: problem.message,
		...(problem.issues === undefined ? {} : { issues: problem.issues }),
	},
})
