/** Headers for a page with a secret in its URL: not cached, no referrer, not indexed. */
export const privatePage = () => ({
	'cache-control': 'private, no-store',
	'referrer-policy': 'no-referrer',
	'x-robots-tag': 'noindex',
})
