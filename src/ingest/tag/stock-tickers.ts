import { wordSet } from '#ingest/vocabulary/word-set.ts'
import type { Entity } from './find-entities.ts'
import type { Token } from './tokenise-title.ts'

const owner = (ref: string, words: string): [string, ReadonlySet<string>] => [ref, wordSet(words)]

/** Words that show another meaning of a ticker: a company with the same ticker, or something that it abbreviates. With them even "(STX)" is not the coin. */
const tickerOwners: ReadonlyMap<string, ReadonlySet<string>> = new Map([
	owner('STX', 'seagate'),
	owner('CVX', 'chevron'),
	owner('DASH', 'doordash'),
	owner('CAKE', 'cheesecake'),
	owner('SNX', 'synnex'),
	owner('ZEN', 'zendesk'),
	owner('ENS', 'enersys'),
	owner('TEL', 'connectivity'),
	owner('MED', 'medifast'),
	owner('REV', 'revlon'),
	owner('AMP', 'ameriprise'),
	owner('SAND', 'sandstorm'),
	owner('ATOM', 'atomera'),
	owner('BNT', 'biontech'),
	owner('NEO', 'neogenomics'),
	owner('BAT', 'tobacco cigarette cigarettes vape vapes vuse smokers'),
	owner('ICP', 'ms lab lumbar intracranial'),
	owner('OP', 'surgery'),
	owner('SOL', 'peruvian lima'),
	owner('ICX', 'inflation'),
	owner('KSM', 'guantanamo trial'),
	owner('AXS', 'ticketing tickets'),
	owner('LRC', 'legislative'),
	owner('ETC', 'roads tolls'),
	owner('ENJ', 'japan'),
	owner('EOS', 'gmbh fitness printers'),
	owner('XDC', 'audi'),
	owner('AR', 'antero augmented glasses headset headsets افزوده عینک'),
	owner('FTT', 'transaction transactions'),
	owner('JOE', 'biden rogan'),
	owner('COMP', 'compass'),
	owner(
		'ADA',
		'disabilities disability disabled accessibility accommodation accommodations compliance diabetes dental deaf blind wheelchair justices employer',
	),
])

const stockExchanges = wordSet('nasdaq nyse tsx tsxv lse asx amex otc')
const shareWords = wordSet('shares stock plc inc corp')

/** Whether a ticker is that of a company: "(NASDAQ: DASH)", "Seagate (STX)", "BAT shares". */
export function isStockTicker({ from, to, rule }: Entity, tokens: readonly Token[]): boolean {
	if (rule.kind !== 'coin' || rule.form !== 'ticker') return false
	const owners = tickerOwners.get(rule.ref)
	if (owners && tokens.some((token) => owners.has(token.key))) return true
	if (shareWords.has(tokens[to]?.key ?? '') && tokens[to]?.gap === ' ') return true
	return stockExchanges.has(tokens[from - 1]?.key ?? '') && (tokens[from]?.gap.startsWith(':') ?? false)
}
