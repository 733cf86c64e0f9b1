/** A page whose address holds a secret: nobody keeps it, no other site learns its address, no engine lists it. */
export const privatePage = () => ({
	'cache-control': 'private, no-store',
	'referrer-policy': 'no-referrer',
	'x-robots-tag': 'noindex',
})
