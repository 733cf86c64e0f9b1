import type { Entity } from './find-entities.ts'
import type { Token } from './tokenise-title.ts'

const words = (text: string): ReadonlySet<string> => new Set(text.trim().split(/\s+/))

/** Said of a price in nearly every headline that has a coin in it. */
const strongMoves = words(`
	soar soars soared soaring surge surges surged surging plunge plunges plunged plunging tumble tumbles tumbled tumbling
	crash crashes crashed crashing slump slumps slumped skyrocket skyrockets skyrocketed plummet plummets plummeted nosedive
	nosedives rebound rebounds rebounded rallies rallied rallying bleed bleeds bleeding whipsaws outperform outperforms
	underperform underperforms retrace retraces rebounding whipsaw consolidates
	سقوط ریزش ریخت جهش صعود پرواز نزول اوجگیری ریزشی سقوطی صعودی نزولی تثبیت قرمزپوش سبزپوش درجا
`)
/** Said of many things: they need a number, or the coin as their subject and no other object. */
const weakMoves = words(`
	rise rises rose rising fall falls fell falling drop drops dropped dropping jump jumps jumped jumping gain gains gained
	gaining climb climbs climbed climbing slide slides slid sliding sink sinks sank dip dips dipped slip slips slipped spike
	spikes spiked pop pops popped leap leaps leaped leapt break breaks broke reclaim reclaims reclaimed hit hits top tops topped
	reach reaches reached lose loses lost double doubles doubled triple triples tripled up down advance advances retreat retreats
	recover recovers recovered hold holds cross crosses crossed test tests tops trade trades eye eyes target targets near nears
	pass passes past above below under over edge edges bounce bounces bounced add adds shed sheds at outpace outpaces steady stalls dump dumps
	رشد افت افزایش کاهش رسید رسد برابر عبور گذشت زیر بالای مرز کانال مسیر بازگشت رسیدن رساند آستانه بالا پایین ارزان گران کف سقف رشدهای
`)
const amounts = words('m mn million bn b billion trillion tn k worth میلیون میلیارد تریلیون همت')
const notPrices = words(`
	users transactions addresses domains downloads subscribers employees staff wallets developers nodes validators supply
	کاربر کاربران تراکنش آدرس نفر
`)
const priceWords = words('price prices قیمت')

export const isMove = (key: string): boolean => strongMoves.has(key) || weakMoves.has(key)

/** Whether a title that names coins, or the market as a whole, tells how their price moves; gives the telling word. */
export function findPriceMove(
	title: string,
	tokens: readonly Token[],
	coins: readonly Entity[],
	marketNamed: boolean,
): Token | undefined {
	if (coins.length === 0 && !marketNamed) return undefined
	const quantity = tokens.findIndex((token, index) => isPrice(title, tokens, token, index))
	for (const [index, token] of tokens.entries()) {
		if (priceWords.has(token.key) && !otherPrice(tokens, index)) return token
		if (coins.some((coin) => index >= coin.from && index < coin.to)) continue
		if (otherSubjects.has(tokens[index - 1]?.key ?? '') || tokens[index + 1]?.key === 'by') continue
		if (strongMoves.has(token.key)) return token
		if (!weakMoves.has(token.key)) continue
		if (quantity >= 0 && Math.abs(quantity - index) <= farthestNumber) return token
		const noun = priceNouns.has(tokens[index - 1]?.key ?? '') ? 1 : 0
		const subject = coins.some((coin) => coin.to === index - noun && !/[,;:.]/.test(token.gap))
		if (subject && moveAlone.has(token.key) && standsAlone(tokens, index)) return token
	}
	return undefined
}

const farthestNumber = 6
const priceNouns = words('token coin price tokens')
/** What rises here is not a price: "burn rate soars", "hash rate drops". */
const otherSubjects = words(
	'rate usage activity supply fees hashrate inflation users transactions wallets adoption demand',
)
const otherPrice = (tokens: readonly Token[], index: number): boolean =>
	tokens[index - 1]?.key === 'floor' || tokens[index + 1]?.key === 'manipulation'

const moveAlone = words(`
	rises rose falls fell drops dropped jumps jumped gains climbs climbed slides slid sinks dips slips spikes spiked pops leaps
	up down recovers recovered climb rise fall drop gain jump doubles triples
`)
const ends = words(
	'on as after amid ahead before while in over to with despite following since for by again further today overnight sharply this',
)

function standsAlone(tokens: readonly Token[], index: number): boolean {
	const next = tokens[index + 1]
	return next === undefined || /[,;:.!?—–-]/.test(next.gap) || ends.has(next.key)
}

/** "$43,000", "$60K", "12%", «۴۰ هزار دلار», but neither "$350 million" nor "2 million users". */
function isPrice(title: string, tokens: readonly Token[], token: Token, index: number): boolean {
	if (!/^\d/.test(token.key)) return false
	const sign = title[token.start - 1]
	let last = index
	while (/^[.,٫٬]$/.test(tokens[last + 1]?.gap ?? '') && /^\d/.test(tokens[last + 1]?.key ?? '')) last++
	const end = tokens[last]?.end ?? token.end
	const after = title.slice(end, end + 2)
	if (/^\s?[%٪]/.test(after)) return true
	const next = tokens[last + 1]
	const following = next?.key ?? ''
	if (sign === '$' || sign === '€') {
		return !amounts.has(following) && !/[mbt]n?$/.test(tokens[last]?.key ?? '') && !notPrices.has(following)
	}
	if (following === 'percent' || following === 'درصد' || following === 'درصدی') return true
	const unit = following === 'هزار' ? (tokens[last + 2]?.key ?? '') : following
	return /^(دلار|دلاری|تومان|تومانی|سنت)$/.test(unit)
}
