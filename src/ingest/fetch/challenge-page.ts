/** Said by a proxy itself, in a header, that what follows is a test and not the page. */
const challengeHeaders: readonly [name: string, value: RegExp][] = [
	['cf-mitigated', /challenge/i],
	['x-amzn-waf-action', /challenge|captcha/i],
]

/** Only ever found on a challenge. The mere name of a proxy is not enough: it stands on healthy pages too. */
const challengeMarks =
	/<title>\s*(?:Just a moment|Attention Required! \| Cloudflare|Please Wait\.{3}|DDoS-Guard|Checking your browser)|window\._cf_chl_opt|id="(?:cf-challenge|challenge-form|challenge-error-text)|cf-browser-verification|sucuri_cloudproxy_js|_Incapsula_Resource\?SWJIYLWA|captcha-delivery\.com\/(?:c|i)\.js|__arcsjs|<title>[^<]{0,40}(?:در حال انتقال به سایت|بررسی مرورگر)/i

const readBytes = 64 * 1024

/** Whether a proxy in front of the site wants a browser to prove itself instead of giving us the page. */
export function isChallengePage(headers: Headers, body: Uint8Array): boolean {
	if (challengeHeaders.some(([name, value]) => value.test(headers.get(name) ?? ''))) return true
	const start = new TextDecoder().decode(body.subarray(0, readBytes)).trimStart()
	return /^<(?:!doctype\s+html|html|head|script)/i.test(start) && challengeMarks.test(start)
}
