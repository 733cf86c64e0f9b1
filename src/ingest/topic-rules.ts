import type { Topic } from '#domain/topic.ts'
import { joinedSpellings } from './persian-suffixes.ts'
import { PhraseTrie } from './phrase-trie.ts'
import { keysOf } from './tokenise-title.ts'

export type TopicRule = {
	ref: string
	keyword: string
	/** The word counts only in a title that is about this trade. */
	conditional: boolean
	/** Abbreviations that are words when small: SEC, not "30 sec". */
	exact: string | undefined
}

export function buildTopicRules(topics: readonly Topic[]): PhraseTrie<TopicRule> {
	const trie = new PhraseTrie<TopicRule>()
	for (const topic of topics) {
		for (const keyword of [...topic.keywordsEn, ...topic.keywordsFa]) {
			const keys = keysOf(keyword)
			const joined = keys.join('')
			const rule: TopicRule = {
				ref: topic.routeRef,
				keyword,
				conditional: conditionalKeywords.has(joined),
				exact: exactKeywords.has(joined) ? keyword.toUpperCase() : undefined,
			}
			for (const spelling of joinedSpellings(keys)) trie.add(spelling, rule)
			const last = keys.at(-1)
			if (rule.exact === undefined && last !== undefined && takesPlural.test(last)) {
				trie.add([...keys.slice(0, -1), `${last}s`], rule)
			}
		}
	}
	return trie
}

const takesPlural = /^[a-z]{3,}[^s]$/

const exactKeywords = new Set([
	'sec',
	'doj',
	'fca',
	'irs',
	'rbi',
	'vr',
	'eth',
	'fed',
	'cpi',
	'zk',
	'evm',
	'l2',
	'ftc',
	'mas',
])

/** Words that the law, sport, nature and other trades use as well. */
const conditionalKeywords = new Set(
	`court tax taxation taxes taxed settlement fined banned ban bans compliance sanctions legislation regulation regulations
	regulatory regulator regulators judge jury trial guilty convicted sentenced prison jail charged bill law laws legal
	license licenses licence licenses licensed settle settles settled penalty seizes seized seize enforcement rally futures
	volatility avatar royalties accumulation miner miners mining validator interoperability bridge bridges upgrade upgrades
	fork nodes node outage gaming games game gamers esports bulls bears breakout correction resistance whale whales dormant
	lending borrowing yield prison congress parliament senate senator senators lawmakers lawmaker watchdog crackdown rules
	consensus collectibles inscriptions guild ronin securities tokenized dexs liable staked هدست همستر اجماع بروزرسانی مقیاسپذیری کایبر
	virtual machine|virtual event|hardware wallet|large investors|به روزرسانی|لایه یک|لایه دو|لایه اول|لایه دوم|لایه 1|لایه 2|وام دهی
	بازار وام دهی|تامین نقدینگی|سرمایه گذاران بزرگ|نرخ بهره|نرخ تورم|توزیع رایگان توکن|کلید خصوصی|کارمزد گس|بازی برای کسب درآمد
	layer 1|layer 2|market share|risk appetite|free tokens|private key|network upgrade|the merge|oracle network|اوراکل
	stocks nasdaq recession fraud arrested liable detained detains longs shorts inflation liquidity vault dapp
	رشد کرد|رشد کردند|رشد می کند|آماده رشد|افت کرد|افت کردند|گران شد|ارزان شد|ارزش خود|بازندگان هفته|برندگان هفته|دو برابر شد
	down today|up today|trade lower|trade higher|trades lower|trades higher|little changed|top gainers|biggest winners
	biggest losers|token gains|دستگیر|دستگیری|supreme court|ریزش|قرمزپوش|سبزپوش|نوسان
	s p 500|yield curve|بانک مرکزی|the sandbox|digital art|floor price|game studio|game publisher|liquidation|liquidations|inflows|outflows|immersive experience
	virtual world|large transaction|large transactions|claim period|points program|interest rate|record high|new high|new low
	sell off|trading volume|central bank|money laundering|options expiry|support level|resistance level|digital twin
	governance token|collateralized loan|quest campaign|community allocation|order traders guilty fraud
	مجلس شکایت دادگاه جریمه تحریم مالیات توقیف لایحه ممنوعیت صعودی نزولی نهنگ آواتار گیمر گیمرها انباشت مقررات استخراج
	محکوم زندان گناهکار مجرم قاضی دادستان بازداشت مجوز قانون غیرقانونی پرونده ممنوع پلمب نمایندگان سنا کنگره پارلمان پلیس غیرمجاز
	پل سندباکس ابلاغ مصوبه دستورالعمل ارتقا ارتقای بازی بازیها استیک گس نود گره وام احراز فورک غیرفعال معاملات
	ارزش بازار|حجم معاملات|احراز هویت|مجوز فعالیت|ممنوع شد|پرونده قضایی|انتقال بزرگ|تراکنش بزرگ|تراکنش های بزرگ|دارندگان بزرگ
	سطح حمایت|سطح مقاومت|وثیقه گذاری|شبکه اصلی|برنامه امتیازدهی|معاملات آتی|تحلیل تکنیکال|بازی سازی|ناشر بازی|سقف جدید|به روز رسانی`
		.split('\n')
		.flatMap((line) => (line.includes('|') ? line.split('|') : line.trim().split(/\s+/)))
		.map((phrase) => keysOf(phrase).join('')),
)
