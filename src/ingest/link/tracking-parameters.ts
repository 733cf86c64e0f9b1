/** Query parameters that say where a reader came from and never what is shown. */
const trackers = new Set([
	...[
		'fbclid',
		'gclid',
		'gclsrc',
		'dclid',
		'wbraid',
		'gbraid',
		'yclid',
		'ysclid',
		'msclkid',
		'ttclid',
		'twclid',
	],
	...['igshid', 'igsh', 'li_fat_id', 'epik', '_ga', '_gl', '_hsenc', '_hsmi', '__s', '__twitter_impression'],
	...['mkt_tok', 'ref_src', 'ref_url', 'referrer', 'spm', 'cmp', 'cmpid', 'ncid', 'ocid', 'smid', 'sref'],
	...[
		's_cid',
		'soc_src',
		'soc_trk',
		'taid',
		'guccounter',
		'guce_referrer',
		'guce_referrer_sig',
		'xtor',
		'ito',
	],
	...['wprov', 'trk', 'trkcampaign', 'share', 'sharetype', 'usqp', 'amp_js_v', 'amp_gsa', 'oly_anon_id'],
	...['oly_enc_id', 'vero_id', 'vero_conv', 'wickedid', 'rss', 'fromrss', 'isrss', 'feed'],
])
const trackerPrefixes = [
	'utm_',
	'mc_',
	'at_',
	'hsa_',
	'pk_',
	'mtm_',
	'piwik_',
	'matomo_',
	'fb_action_',
	'ga_',
	'wt_',
]

/** Parameters that track with these values and may mean something with others. */
const sometimesTrackers = new Set(['ref', 'source', 'src', 'from', 'via', 'origin', 'medium', 'campaign'])
const channels =
	/^(rss|feed|feeds|feedburner|twitter|x|t\.co|facebook|fb|telegram|tg|linkedin|reddit|instagram|whatsapp|google|newsletter|email|mail|home|homepage|social|push|app|widget|banner|referral|share)([-_].*)?$/i
/** `ref=ourdecrypt.org`: another site names itself. */
const hostName = /^[a-z0-9-]+(\.[a-z0-9-]+)*\.[a-z]{2,}$/i

export function isTracking(name: string, value: string): boolean {
	const lower = name.toLowerCase()
	if (trackers.has(lower) || trackerPrefixes.some((prefix) => lower.startsWith(prefix))) return true
	return sometimesTrackers.has(lower) && (value === '' || channels.test(value) || hostName.test(value))
}

/** Parameters that ask for another dress of the same page. */
export function asksForAmp(name: string, value: string): boolean {
	const lower = name.toLowerCase()
	return lower === 'amp' || ((lower === 'outputtype' || lower === 'output') && value.toLowerCase() === 'amp')
}
