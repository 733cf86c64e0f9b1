import { wordSet } from './word-set.ts'

const world = (ref: string, words: string): [string, ReadonlySet<string>] => [ref, wordSet(words)]

/** Words that show another meaning of a coin's name: snow and skiers, films, gases, an American agency. */
export const homonymWords: ReadonlyMap<string, ReadonlySet<string>> = new Map([
	world(
		'AVAX',
		'skiers skier alps snow climbers climber mountain mountains rescue himalayas buried ski slope resort بهمن',
	),
	world(
		'ATOM',
		'telescope nasa universe galaxy galaxies astronomers soccer museum sagan hubble webb تلسکوپ ناسا کیهان',
	),
	world('XLM', 'cast reviews astronomers explosion galaxy nvidia apple goalkeeper lineup'),
	world('MATIC', 'shape shapes geometry pupils maths mesh graphics vertices convex'),
	world(
		'HNT',
		'balloon balloons gas mri scanners scanner leak boeing starliner sun atoms گاز بالن بالون ذخایر',
	),
	world(
		'CEL',
		'degrees degree temperature temperatures weather heatwave energy drink drinks درجه دما دمای هوا گرما',
	),
	world(
		'LUNA',
		'moon lunar roscosmos spacecraft soviet actress netflix singer lovegood سریال نتفلیکس بازیگر فضاپیما ماه خواننده',
	),
	world('TRX', 'disney film movie sequel trailer ares cinema jared فیلم سینما دیزنی سینماهای تریلر آرس'),
	world('SHIB', 'dog dogs puppy puppies breed pet pets picture photo photos سگ نژاد'),
	world('GALA', 'dinner charity met celebrities fashion gown apples apple red carpet فوتبال مد'),
	world(
		'FTM',
		'jet fighter aircraft opera royce hedgehog sega drive toothbrush movie جنگنده هواپیما خلبان رولزرویس رویس فیلم بازی سگا',
	),
	world('XMR', 'marilyn مریلین مرلین دکترین'),
	world('SAND', 'regulatory regulator fca fintech beach toddlers بانک رگولاتوری تنظیمگری فینتک'),
	world('THETA', 'brain sleep eeg memory neurons امواج مغز'),
	world('XPR', 'beam therapy cancer mail vpn particle physics neutron rocket میل درمان سرطان ذره'),
	world('ONE', 'orchestra choir music religious huawei هواوی ارکستر موسیقی رنگ صحنه'),
	world('CRO', 'chief officer appoints hires names'),
	world('XCH', 'seed seeds pudding smoothie breakfast دانه رژیم'),
	world('KAVA', 'drink bar root tea beverage'),
	world('QNT', 'hedge fund funds citadel renaissance'),
	world('MINA', 'actress singer hajj pilgrims دختری بازیگر خواننده حج'),
	world('ADA', 'lovelace mathematician ریاضیدان بازیگر سریال ترکی لاولیس'),
	world('EOS', 'canon camera lens mirrorless دوربین کانن'),
	world('STX', 'newspapers newspaper'),
	world('NEO', 'matrix keanu nazi robot robots humanoid فیلم ماتریکس ربات'),
	world('CSPR', 'mattress ruud sleep ghost schmeichel tennis تنیس اشمایکل روح'),
	world('IMX', 'constitution truth truths law'),
	world('DASH', 'cam doordash rapper damon runner'),
	world('WAVES', 'ocean surf surfers gravitational tidal heat'),
	world(
		'DOGE',
		`department federal government efficiency agency agencies layoffs workers employees congress treasury spending staffers
		contracts pentagon usaid irs audit ramaswamy`,
	),
	world('SOL', 'خاویر'),
	world('BTT', 'inventor bram piracy pirated torrent torrents'),
	world('KSM', 'yayoi artist exhibition museum vuitton pumpkin هنرمند نمایشگاه'),
	world('KDA', 'okinawa airbase jets fighter'),
	world('EGLD', 'rings tolkien rivendell elf actor حلقه حلقهها'),
	world('LDO', 'venice swimmers swimming ونیز شنا'),
	world('NEXO', 'lego knights'),
	world('KNC', 'jedi lightsaber'),
	world('ETH', 'متیل اتیل پتروشیمی شیمیایی بیهوشی'),
	world('LTC', 'nursing'),
	world('XVG', 'purge merge surge stateless roadmap'),
	world('SAGA', 'phone phones smartphone seeker lawsuit'),
	world('LIBRA', 'meta facebook zuckerberg diem novi zodiac bernie metas'),
	world('SPK', 'türkiye turkey turkish license'),
	world('PEPE', 'defender footballer porto madrid escobar guardiola football'),
	world(
		'JUP',
		'nasa juno moon moons planet telescope astronomers saturn orbit asteroid florida ناسا سیاره تلسکوپ',
	),
	world('XPL', 'blood donors fusion physicists tv reactor خون اهدای تلویزیون'),
	world('SEI', 'whale marine engineering'),
	world('XVS', 'planet nasa tennis williams orbit سیاره ناسا تنیس'),
	world('METIS', 'nation canada first'),
	world('AZTEC', 'temple mexico empire ruins'),
	world('CC', 'ohio switzerland cantons voters سوئیس رأی'),
	world('ENA', 'volcano sicily eruption آتشفشان سیسیل فوران'),
	world('APT', 'font microsoft california'),
	world('CFG', 'enrichment uranium iran nuclear iaea غنی سازی هسته‌ای'),
	world('ZORA', 'hurston'),
	world('SYRUP', 'leafs toronto tree pancakes'),
	world('ORCA', 'whale whales pod killer yacht yachts'),
	world('WAL', 'whale marine arctic'),
	world('RON', 'desantis paul baratheon samurai'),
	world('MKR', 'uk broadcaster comcast television itv'),
	world('BABY', 'iraq ancient archaeologists'),
])

/** Words before “chain” that make it no blockchain. */
export const otherChains: ReadonlySet<string> = new Set(
	'supply on off restaurant hotel retail grocery coffee food store pharmacy value supermarket cinema fitness'.split(
		' ',
	),
)

/** With one of these, a central bank or a parliament is not Iran's. */
export const otherCountries: ReadonlySet<string> = wordSet(`
	آمریکا امریکا اروپا چین روسیه هند کره ژاپن برزیل ترکیه امارات قزاقستان سنا کنگره گرجستان تایلند پاکستان آلمان فرانسه انگلیس بریتانیا
	انگلستان سوییس پرتغال ایتالیا السالوادور اوکراین نیجریه سنگاپور هنگ استرالیا کانادا مکزیک آرژانتین قطر عربستان عراق یورو یوروی یوان روبل
	لیر پاراگویه اندونزی مالزی فیلیپین ویتنام لهستان سوید نروژ غنا کنیا اسراییل ازبکستان قرقیزستان بلاروس افغانستان مجارستان اسپانیا هلند
	بحرین کویت عمان مراکش مصر آفریقا کلمبیا شیلی پرو ونزویلا کوبا باهاما جاماییکا نیوزیلند تایوان فدرال
`)

/** The same for keywords of topics: aid and photos are airdropped, too. */
export const homonymWordsOfTopics: ReadonlyMap<string, ReadonlySet<string>> = new Map([
	world('airdrop', 'apple ios iphone iphones ipad aid humanitarian gaza اپل آیفون غزه کمکهای'),
])
