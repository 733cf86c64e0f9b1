import type { useFollowText } from './use-follow-text.ts'

const saidProblems = [
	'timeout',
	'dns_error',
	'connect_error',
	'tls_error',
	'refused_address',
	'busy',
] as const

/** Says in words why a test did not arrive. A problem is a code, or a status as in “answered 302, a redirect”. */
export function testFailure(problem: string | null, text: ReturnType<typeof useFollowText>): string {
	const [, status, redirect] = /^answered (\d+)(, a redirect)?$/.exec(problem ?? '') ?? []
	if (status !== undefined)
		return text(redirect ? 'address.failed.redirect' : 'address.failed.status', { status: Number(status) })
	const said = saidProblems.find((one) => one === problem)
	return text(said === undefined ? 'address.failed' : `address.failed.${said}`)
}
