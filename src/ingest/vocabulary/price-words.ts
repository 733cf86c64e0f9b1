import { wordSet } from './word-set.ts'

/** Verbs that mean a price in nearly every headline about a coin. */
export const strongMoves = wordSet(`
	soar soars soared soaring surge surges surged surging plunge plunges plunged plunging tumble tumbles tumbled tumbling
	crash crashes crashed crashing slump slumps slumped slumping skyrocket skyrockets skyrocketed skyrocketing plummet plummets
	plummeted plummeting nosedive nosedives nosedived rebound rebounds rebounded rallies rallied rallying bleed bleeds bleeding
	whipsaws outperform outperforms outperformed underperform underperforms retrace retraces rebounding whipsaw consolidates
	tank tanks tanked tanking skid skids skidded skidding crater craters cratered crumble crumbles crumbled swoon swoons rocket
	rockets rocketed sliding slides slid bounces bounced steadies wobble wobbles wobbled plunges pumping outshine outshines
	outshone outpace outpaces outpaced languishes stagnates selloffs downturn rout whiplash tumbling sinks sank sinking
	سقوط ریزش ریخت ریختند ریخته جهش صعود پرواز نزول اوجگیری ریزشی سقوطی صعودی نزولی تثبیت قرمزپوش سبزپوش درجا پامپ دامپ
	پرید پریدند خیز تاخت تازد سقفشکنی رکوردشکنی نزولیتر صعودیتر
`)

/** Verbs that may mean other things: they need a number, or the coin as their subject and no object. */
export const weakMoves = wordSet(`
	rise rises rose rising fall falls fell falling drop drops dropped dropping jump jumps jumped jumping gain gains gained
	gaining climb climbs climbed climbing slide sink dip dips dipped slip slips slipped slipping spike spikes spiked pop pops popped
	leap leaps leaped leapt break breaks broke breaking reclaim reclaims reclaimed hit hits hitting top tops topped topping
	reach reaches reached lose loses lost double doubles doubled triple triples tripled up down advance advances retreat retreats
	recover recovers recovered hold holds cross crosses crossed test tests trade trades trading eye eyes target targets near nears
	pass passes past above below under over edge edges bounce add adds shed sheds at steady stalls stall dump dumps
	roars rips zooms explodes sputters stumbles falters fizzles sags drifts shoots catapults pump pumps pumped dive dives dived ease eases eased inch inches inched creep creeps firm firms higher lower toward towards
	next predict predicts predicted forecast forecasts peak peaks peaked bottom bottoms touch touches smash smashes
	smashed surpass surpasses surpassed approach approaches returns return breach breaches breached zoom zooms quadruple
	quadruples quintuple support resistance pare pares erase erases hover hovers hovering stuck pullback worth
	رشد افت افزایش کاهش رسید رسد برابر عبور گذشت زیر بالای مرز کانال مسیر بازگشت رسیدن رساند آستانه بالا پایین ارزان گران کف سقف
	رشدهای برگشت برگردد برگشتن بازگردد لمس قدمی هدف فراتر شکست شکستن فتح پسگرفت رکورد اصلاح بالاتر پایینتر نزدیک
	حوالی
`)

/** With a percentage these do not mean a price: a tax at 15%. */
export const prepositions = wordSet('at over under above below past')

/** Weak verbs that are enough if the coin is their subject: "Bitcoin slips after Fed minutes". */
export const movesAlone = wordSet(`
	rises rose falls fell drops dropped jumps jumped gains climbs climbed dips slips slipped spikes spiked pops leaps
	up down recovers recovered climb rise fall drop gain jump doubles triples retreats retreat stalls stall dives dived eases
	eased roars rips zooms explodes sputters stumbles falters fizzles sags drifts pumps dumps peaks bottoms higher lower steady slide sink bounce rising falling dropping climbing slipping
`)
export const clauseOpeners = wordSet(
	`on as after amid ahead before while in over to with despite following since for by again further today overnight sharply
	this but and under below above past even into then hard`,
)

/** Words of price forecasts, if the title names an amount of money. */
export const forecasts = wordSet(
	'predict predicts predicted prediction forecast forecasts target targets بینی رسد',
)

/** One coin overtakes another: "BNB flips Solana". */
export const rivalMoves = wordSet(
	'flips flipped flip follows followed beats beat trails trailed lags lagged tops',
)

/** Price levels, unless the title is about another quantity: «بیت‌کوین رکورد زد», «سقف تازه اتریوم». */
export const heights = wordSet('رکورد سقف کف اوج')

/** Words that make «سقف» a legal limit: «سقف خرید تتر». */
export const ceilings = wordSet('خرید فروش نگهداری برداشت واریز انتقال مجاز عرضه')

/** "Six-month high", "fresh lows", "record highs". */
export const levels = wordSet('high highs low lows')
export const levelMeasures = wordSet(
	'month week year day hour time record fresh new yearly monthly weekly session multi local',
)

/** Goods whose price is not the price of a coin: «قیمت برق ماینرها». */
export const otherGoods = wordSet('برق گاز دستگاه ماینر ماینرها کارت گرافیک بلیت سهام')

export const taxes = wordSet('tax taxes taxed levy levies مالیات مالیاتی')

export const priceWords = wordSet('price prices قیمت قیمتی')
export const priceNouns = wordSet('token coin price tokens')

/** Subjects other than a price: "burn rate soars", "hash rate drops". */
export const otherSubjects = wordSet(
	`rate usage activity supply fees fee hashrate inflation users transactions wallets adoption demand tvl difficulty revenue
	revenues transaction count deposits scams hacks thefts losses burn
	تراکنش تراکنشها تراکنشهای هش هشریت کارمزد درآمد سختی کاربر کاربران استیکینگ عرضه آدرس آدرسهای ذخیره`,
)

/** Every word that may be about a price; other words are skipped. */
export const priceRelatedWords: ReadonlySet<string> = new Set(
	[strongMoves, weakMoves, levels, heights, rivalMoves, wordSet('نرخ در'), forecasts, priceWords].flatMap(
		(set) => [...set],
	),
)
