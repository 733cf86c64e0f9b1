import { wordSet } from '#ingest/word-set.ts'
import type { Token } from './tokenise-title.ts'

const amounts = wordSet('m mn million bn b billion trillion tn k worth میلیون میلیارد تریلیون همت')
const notPrices = wordSet(`
	users transactions addresses domains downloads subscribers employees staff wallets developers nodes validators supply
	کاربر کاربران تراکنش آدرس نفر
`)

/** "$43,000", "$60K", "12%", «۴۰ هزار دلار», but neither "$350 million" nor "2 million users". */
export function isPrice(title: string, tokens: readonly Token[], token: Token, index: number): boolean {
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
	if (following === 'percent' || following === 'cents' || following === 'درصد' || following === 'درصدی')
		return true
	const unit = following === 'هزار' ? (tokens[last + 2]?.key ?? '') : following
	return /^(دلار|دلاری|تومان|تومانی|سنت)$/.test(unit)
}
