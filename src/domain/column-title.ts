/**
 * Titles of pieces that report no event of their own: forecasts of a price, advice on what to buy, which is mostly paid,
 * round-ups, live blogs and notices that a robot writes every day. They name the coins and events of real news.
 */
const patterns: readonly RegExp[] = [
	/\bprice (?:predictions?|forecasts?|analys[ie]s|outlook)\b|\bpredicts? (?:the )?(?:\w+ ){0,3}price|\bhow high (?:can|could|will)\b/i,
	/\b(?:can|could|will|when)\b[^?]*\b(?:reach|hit|surpass|reclaim|break|flip|explode|rally)\b[^?]*\?/i,
	/\b(?:best|top) (?:[\w-]+ ){0,4}(?:cryptos?|coins?|altcoins?|memecoins?|tokens?|cryptocurrenc(?:y|ies)|presales?|casinos?)\b.*\b(?:to|buys?|now|picks?|20\d\d)\b/i,
	/\b(?:\d+|these|which) (?:[\w-]+ ){0,4}(?:cryptos?|coins?|altcoins?|memecoins?|tokens?|cryptocurrencies)\b.*\bto (?:buy|watch|stack|hold|explode|consider)\b/i,
	/\bpresale\b|\b\d{2,}x\b|\bcloud mining\b|\b(?:cryptos?|coins?|altcoins?|tokens?) to (?:buy|watch|stack)\b/i,
	/\bbest (?:crypto )?investments?\b|\bROI\b|\bmillionaires? makers?\b|\b(?:from|at) \$0\.\d+ to \$|\b(?:gains?|rally|upside) (?:of|for) [\d,]{3,}%|\b[\d,]{4,}% (?:gains?|rally|upside)\b/i,
	/\bcan\b[^?]*\bhold\b[^?]*\?|\bburn rate\b|\btop (?:crypto )?(?:gainers|losers)\b|\bwhat happened in crypto\b|\bvs\.? .*\b(?:vs\b|which\b)|\b(?:holders|investors|traders) (?:are )?flock/i,
	/^the daily:|\bmorning minute\b|\b(?:daily|weekly|morning|evening|market|news|price) (?:wrap|recap|round-?up|briefing|digest|review|watch)\b|\bweek in review\b/i,
	/\b(?:crypto|bitcoin|altcoins?|markets?|prices?|news) (?:news |prices? |markets? )?today\b|\bprice analysis \d|\bthis week['’]s crypto\b/i,
	/\blive (?:updates?|blog|coverage)\b|^live:/i,
	/\bethereum, xrp,? (?:and )?dogecoin\b|\bperformance update\b|\bwhale alert\b|\b(?:from|to) (?:an )?unknown (?:new )?wallet\b/i,
	/پیش[\u200c ]?بینی قیمت|تحلیل (?:قیمت|تکنیکال)|پیش[\u200c ]?فروش|بهترین (?:\S+ )?(?:ارز|رمز[\u200c ]?ارز|کوین|توکن|آلت|میم)/,
	/(?:مرور|خلاصه|چکیده|گزیده|بسته) (?:خبر|اخبار|هفته|بازار)|(?:اخبار|خبرهای) (?:روز|هفته|امروز|مهم)|قیمت (?:\S+ ){1,4}امروز/,
	/(?:شنبه|جمعه|هفته)[^؛:]*[؛:] از .+ تا /,
	/لحظه[\u200c ]به[\u200c ]لحظه|پوشش زنده|(?:گزارش|تحلیل) (?:روزانه|هفتگی)/,
]

export const isColumnTitle = (title: string): boolean => patterns.some((pattern) => pattern.test(title))
