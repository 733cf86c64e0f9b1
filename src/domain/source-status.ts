/** The result of reading a source. Operators and monitoring rely on these values, so they never change. */
export const sourceStatuses = [
	'ok',
	'unchanged',
	'partial',
	'timeout',
	'dns_error',
	'connect_error',
	'tls_error',
	'http_error',
	'not_found',
	'gone',
	'blocked',
	'rate_limited',
	'redirect_error',
	'refused_address',
	'too_large',
	'not_a_feed',
	'bad_xml',
	'layout_changed',
	'held',
	'robots',
] as const
export type SourceStatus = (typeof sourceStatuses)[number]

export const succeeded = (status: SourceStatus): boolean =>
	status === 'ok' || status === 'unchanged' || status === 'partial'
