const socialKinds = ['linkedin', 'instagram', 'twitter', 'facebook', 'youtube'] as const
export type SocialKind = (typeof socialKinds)[number]

/** A profile at one of five services, in the form that is stored and shown. */
type SocialLink = { kind: SocialKind; href: string }

const longestSocialLink = 200

type Service = { kind: SocialKind; host: RegExp; path: RegExp }

const name = '[\\p{L}\\p{M}\\p{N}._\u200c-]{1,100}'
const profile = new RegExp(`^/@?${name}/?$`, 'u')
/** Parsed hosts are compared completely, because one that only begins or ends like these is foreign. */
const services: readonly Service[] = [
	{
		kind: 'linkedin',
		host: /^(?:www\.|m\.|[a-z]{2}\.)?linkedin\.com$/,
		path: new RegExp(`^/in/${name}/?$`, 'u'),
	},
	{ kind: 'instagram', host: /^(?:www\.|m\.)?instagram\.com$/, path: profile },
	{ kind: 'twitter', host: /^(?:www\.|mobile\.)?(?:twitter|x)\.com$/, path: profile },
	{ kind: 'facebook', host: /^(?:www\.|m\.|web\.)?facebook\.com$/, path: profile },
	{
		kind: 'youtube',
		host: /^(?:www\.|m\.)?youtube\.com$/,
		path: new RegExp(`^/channel/${name}/?$`, 'u'),
	},
]

/** Decoded for display, because Persian names are percent-encoded in a path. */
function plain(pathname: string): string {
	try {
		return decodeURIComponent(pathname)
	} catch {
		return ''
	}
}

/** Recognises a link by the host and path that a browser would open; undefined for everything else. */
export function readSocialLink(text: string): SocialLink | undefined {
	const given = text.trim()
	if (given.length > longestSocialLink) return undefined
	const written = /^[a-z][a-z0-9+-]*:/i.test(given) ? given : `https://${given}`
	if (!URL.canParse(written)) return undefined
	const { protocol, username, password, port, hostname, pathname, searchParams } = new URL(written)
	if (protocol !== 'https:' && protocol !== 'http:') return undefined
	// A link with credentials or another port is refused.
	if (username !== '' || password !== '' || port !== '') return undefined
	const service = services.find(({ host, path }) => host.test(hostname) && path.test(plain(pathname)))
	if (service === undefined) return undefined
	const id = searchParams.get('id')
	// One service identifies some profiles in the query; other parameters are tracking.
	const query = service.kind === 'facebook' && pathname === '/profile.php' && id !== null ? `?id=${id}` : ''
	if (query !== '' && !/^\?id=\d{1,20}$/.test(query)) return undefined
	return { kind: service.kind, href: `https://${hostname}${pathname}${query}` }
}
