/** Keywords of topics that other news uses as well: they count only in a title about crypto. */
const phrases = (ref: string, text: string): [string, readonly string[]] => [
	ref,
	text.split(/[|\n]/).flatMap((phrase) => phrase.trim() || []),
]

export const contextKeywords: ReadonlyMap<string, readonly string[]> = new Map([
	phrases(
		'airdrop',
		`
		hand out tokens|handing out|hands out|to hand out|handed out|snapshot|sybils|sybil|sybil hunting
		unclaimed tokens|claim page|claim window|claim deadline|claims open|eligible wallets|eligibility
		eligibility checker|wallets qualify|farming points|points farming|points season|tge|quests|genesis drop
		airdrop farmers|token claims|giveaway|token allocation|token generation event|gives away|giving away|gave away
		early users|opens claims|claim your|open for claims|eligible users|eligible addresses|users eligible
		wallets eligible|addresses eligible|who qualifies|qualify for|check eligibility|retroactive rewards
		retro rewards
		کلیم|توزیع توکن|اسنپ‌شات|واجد شرایط|واجدان شرایط|حساب‌های سیبیل|پاداش رایگان|ماموریت‌های تست‌نت|توکن هدیه|سیبیل
		واجد دریافت|دریافت توکن|جوایز توکنی
	`,
	),
	phrases(
		'blockchain',
		`
		chain reorganization|reorg|layer 1s|layer 2s|layer two|layer one|l1|l1s|l2s|network down|network outage
		network halts|halts network|network congestion|spam attack|pectra|fusaka|beacon chain|sequencer
		data availability|finality|blob|blobs|gas limit|token migration|chain migration|smart chain|node|roadmap|devnet
		genesis block|shard|hard forks|forks|tps|network fees|transactions per second|network goes down|back online
		goes offline|base layer|taproot|solidity|block size|goes dark|went dark|test network|block delay|block times
		tokenizes|tokenise|tokenised|tokenizing|tokenising|prover|network halt|transaction fees|network fee|congestion
		core developers|core devs|execution client|client diversity|eip|erc|bip|decentralization|decentralisation
		scalability|scaling solution|scaling network|scaling plan|rwa|rwas|real world assets|real world asset
		light client|chain|chains
		آپگرید|ارتقاء|از کار افتاد|از کار افتادن|توقف شبکه|اختلال شبکه|قطعی شبکه|مهاجرت توکن|مهاجرت به شبکه|نقشه راه
		حمله ۵۱|بدون بلاک|بلاک جدید|زنجیره اختصاصی|زنجیره خود|زنجیره جدید|زنجیره مستقل|شبکه آزمایشی|شبکه تست|مقیاس‌پذیر
		گره‌ها|نودها|نودهای|کارمزد شبکه|شلوغی شبکه|تراکنش در ثانیه|تراکنش بر ثانیه|کلاینت|پکترا|فوساکا|دنکان|تپ‌روت
		اثبات دانش صفر|اپ‌چین|ساید چین|لایه دومی|لایه صفر|پل‌ها|بریج|بلاک‌ها|حجم بلاک|شلوغ شد|شبکه شلوغ|چند زنجیره‌ای
		دارایی‌های واقعی|تمرکززدایی|هسته اتریوم|توسعه‌دهندگان اصلی
	`,
	),
	phrases(
		'crypto',
		`
		htx|mexc|wallet|wallets|presale|ico|icos|exchange token|cold storage|mining rig|mining farm|asics|exahash
		token sale|exchange reserves|exchange hack|stablecoin issuer|ibit|gbtc|sats|private keys
		صرافی|صرافی‌ها|صرافی‌های|کیف پول|کیف پول‌ها|ولت|کلمات بازیابی|پیش‌فروش توکن|دستگاه ماینر|مزرعه ماینینگ
		استخراج‌کنندگان|کوین‌های حریم خصوصی|ارز میمی
	`,
	),
	phrases(
		'defi',
		`
		pendle|ethena|morpho|jupiter exchange|osmosis|lp tokens|liquidity pools|apy|bad debt|fee switch|governance vote
		governance proposal|oracle exploit|oracle manipulation|balancer|rari|liquidity providers|lending pool
		lending pools|lending markets|yield bearing|perpetuals exchange
		استخرهای نقدینگی|تامین‌کنندگان نقدینگی|فارمینگ|پروتکل وام|وام غیرمتمرکز|وام‌گیری|وام‌گیرندگان|رای‌گیری حاکمیتی
		پروتکل‌های وام‌دهی|مالی غیر متمرکز|صرافی‌های غیرمتمرکز|صرافی غیر متمرکز|ارزش قفل شده|استیکینگ مایع|ری استیکینگ
		نرخ وام|حمله وام آنی|استیک کردن
	`,
	),
	phrases(
		'game',
		`
		sky mavis|animoca|animoca brands|ubisoft|square enix|on steam|steam store|epic games|electronic arts|zynga|nexon
		krafton|netmarble|wemade|sega|konami|atari|bandai namco|playstation|xbox|nintendo|fortnite|minecraft
		call of duty|counter strike|league of legends|ghost recon|stepn|gunzilla|off the grid|tapswap|catizen
		telegram game|telegram games|mini game|in game|player owned|game developer|game developers|game dev|game maker
		game engine|web3 studio|web3 studios|mobile game|shooter|rpg|mmorpg|trading card|card game|playable
		play-to-airdrop|esport|game token|daily quest|alien worlds|star atlas
		یوبی‌سافت|اپیک گیمز|اسکوئر انیکس|انیموکا|آنیموکا|اسکای میویس|استیم|پلی‌استیشن|ایکس‌باکس|فورتنایت|ماینکرفت
		بازی‌ساز|بازی‌سازان|استودیو|بازیکن|بازیکنان|گیم|گیم‌ها|گیم‌های|استپن|تپ‌سواپ|تپ سواپ|کتیزن|بازی ویدیویی
		بازی موبایلی|ایسپورت|ای‌اسپورت|گیلد|گیم‌فای|درون بازی|درون‌بازی|بازی‌های کارتی
	`,
	),
	phrases(
		'market',
		`
		extends losses|extend losses|extends gains|extend gains|extends rally|extends slide|extends decline
		losing streak|winning streak|in the red|in the green|sea of red|profit taking|taking profits|sells the news
		sell the news|head and shoulders|moving average|rsi|macd|chart|technicals|wiped out|wipes out|wiping out
		derivatives|basis trade|short sellers|short bets|shorting|implied volatility|put call|max pain|pulls in|rakes in
		real rates|treasury yields|bond yields|payrolls|jobs report|jobs data|powell|risk assets|risk off|risk on
		altseason|alt season|altcoin season|bottomed|capitulation|uptrend|downtrend|worst week|best week|worst month
		best month|worst quarter|best quarter|weekly gain|weekly loss|weekly gains|monthly gain|red september|uptober
		price targets|price forecast|supercycle|parabolic|trading volumes|spot volume|spot volumes|record outflow
		etf inflows|etf outflows|market crash|flash crash|crypto crash|market mood|sentiment|traders bet|traders brace
		traders eye|bull trap|bear trap|bull flag|bear flag|ascending triangle|dead cat bounce|bounce|gainers|losers
		market rout|rout|meltdown|bloodbath|freefall|free fall|tailspin|share price|seller exhaustion|buying pressure
		selling pressure|stock market|trillion market|market value|to the moon|price discovery|50 day|200 day
		options traders|options market|options expire|bitcoin options|ether options|eth options|btc options
		options trading|call options|put options|market bottom|price bottom|bottom is in|falling wedge|rising wedge
		btc ratio|eth btc ratio|leveraged etf|price chart|fed holds|fed decision|lead losses|lead gains|leads losses
		leads gains|double digit gain|double digit gains|new heights|turns green|turns red|adds a zero|erases a zero
		drops a zero|sheds a zero|flying high|short liquidated|record haul|daily haul|pulls back|pulled back|breaks out
		breaking out|breaks down|claws back|trims losses|trims gains|pares gains|pares losses|erases gains|erases losses
		treads water|under pressure|range bound|sideways|ticks up|ticks higher|ticks lower|shoots up|bottoms out
		gives up gains|rate cut bets|margin call|liquidated|market cycle|bull cycle|cycle top|cycle peak|four year cycle
		institutional demand|bitcoin short|btc short|ether short|eth short|short position|short positions|shorted
		گاوها|خرس‌ها|گاوی|خرسی|تله خرسی|تله گاوی|نمودار|مثلث|پرچم صعودی|کندل|کراس طلایی|تقاطع طلایی|تقاطع مرگ|واگرایی
		بازنده‌های هفته|برنده‌های هفته|بازنده‌های بازار|بازندگان|برندگان بازار|پرسودترین|بیشترین رشد|بیشترین افت
		بیشترین سود|بیشترین ضرر|بیشترین بازدهی|ستاره‌های بازار|ستاره‌های امروز بازار|هدف قیمتی|هدف بعدی|تارگت|آپشن
		آپشن‌ها|اختیار معامله|موقعیت‌های فروش|موقعیت‌های خرید|موقعیت‌های معاملاتی|پوزیشن|اصلاح بازار|سقف زد|سقف زدند
		سقف قیمتی|سقف قیمت|سقف سالانه|کف سالانه|کف قیمتی|کف جدید|اوج تاریخی|اوج قیمتی|بالاترین قیمت|پایین‌ترین قیمت
		کمترین قیمت|قرمز شد|قرمز شدند|قرمزند|سبز شد|سبز شدند|سبزند|سرخ‌پوش|خون‌ریزی|خونین|چقدر می‌ارزد|می‌ارزد|می‌ارزند
		ورود پول|خروج پول|جریان خروجی|جریان سرمایه|ورود نقدینگی|خروج نقدینگی|رالی|آلت‌سیزن|آلت سیزن|فصل آلت‌کوین
		فصل آلت‌کوین‌ها|کف‌سازی|ریسک‌پذیری|بازده ماهانه|بازدهی|پربازده|پربازده‌ترین|سودده‌ترین|زیان‌ده‌ترین|نزدک
		تورم آمریکا|جروم پاول|پاول|سبقت|احساسات بازار|حباب|پامپ|دامپ|فروش گسترده|موج فروش|موج خرید|کاهش قیمت|افزایش قیمت
		افت قیمت|ریختند|می‌ریزد|خط روند|میانگین متحرک|حمایت مهم|مقاومت مهم|حمایت کلیدی|مقاومت کلیدی|سطح کلیدی
		محدوده حمایتی|شکست سطح|روند بازار|بازار آپشن|بازار مشتقات|مشتقات|پیش‌بینی تحلیلگر|پیش‌بینی تحلیلگران
		ضرر معامله‌گران|زیان معامله‌گران|فصل صعود|آماده صعود|آماده جهش|فاز اصلاح|اصلاح قیمتی|سر و شانه|عقب‌نشینی
		عقب نشست|زمین خورد|زمین خوردند|آب رفت|جان گرفت|بالا کشید|بالا رفت|بالا رفتند|پایین آمد|پایین رفت|اوج گرفت
		اوج می‌گیرد|رنگ باخت|فروریخت|فرو ریخت|سقوط آزاد|منفی شد|تومان شد|هزار دلار شد|هزار دلاری شد|سرخ شد|جان تازه
		حرکت بزرگ|زمان خرید|وقت خرید|فرصت خرید|سیگنال خرید|سیگنال فروش|کجا می‌رسد|دلاری شدن|دلاری شد|دلاری می‌شود
		ارزان‌تر شد|گران‌تر شد|مقاومت|قله|شاخص ترس|ترس شدید|طمع شدید|فروشندگان|خریداران|شتاب گرفت|از نفس افتاد
		خیز برداشت|پا پس کشید|صدرنشین|سودآوری|زیان‌ده|ضررده|به ماه|تکان خورد|تکان نخورد
	`,
	),
	phrases(
		'metaverse',
		`
		ar headset|meta quest|oculus|spatial computing|virtual property|virtual plot|virtual parcel|land parcel
		land parcels|virtual store|virtual shop|digital fashion|digital wearables|roblox|virtual headquarters
		virtual embassy|virtual office|virtual tourism|quest 3s|quest pro
		هدست اپل|هدست متا|عینک AR|عینک متا|روبلاکس|زمین‌های مجازی|ملک مجازی|سفارت مجازی|فروشگاه مجازی|لباس دیجیتال
		پوشیدنی دیجیتال|اوکولوس|مد مجازی|شهر مجازی|قطعه زمین مجازی
	`,
	),
	phrases(
		'nft',
		`
		doodles|cool cats|sorare|pfp|jpeg|jpegs|generative art|nouns dao|tokenized art|blur marketplace|top shot|milady
		miladys|fidenza|ordinal|world of women|moonbird|punks|punk|profile picture|profile pictures|collectible
		digital trading cards
		آزوکی|سوریر|کلکسیونی|آیتم کلکسیونی|اینسکریپشن|رریبل|اثر هنری دیجیتال|کارت‌های کلکسیونی|عکس پروفایل
	`,
	),
	phrases(
		'regulation',
		`
		blacklist|blacklists|blacklisted|blacklisting|illegal|illegally|unlawful|outlaw|outlaws|outlawed|levy|levies
		ordered to|court order|laundering|laundered|launderer|extradite|extradites|antitrust|probe|probes|probed
		investigation|investigates|investigating|investigators|indicts|pleads|pleaded|plea|plea deal|appeals court|raid
		raids|raided|prosecutors|prosecutor|attorney general|legal tender|consumer protection|cease and desist
		asset freeze|hearing|hearings|treasury department|finance ministry|finance minister|monetary authority|esma|fatf
		bafin|hkma|finma|cbdcs|market structure bill|reserve bill|stablecoin bill|safe harbor|fines|arrest|arrests
		police|europol|fbi|interpol|seizure|forfeiture|verdict|testify|testifies|testimony|debanking|debanked
		policymakers|oversight|curbs|restrictions|restricts|prohibit|prohibits|prohibited|jailed|imprisoned|countersues
		ponzi|ponzi scheme|insider trading|fraudster|defrauding|defrauded|injunction|ruling|ruled|complaint|commissioner
		atkins|peirce|lummis|white house|stablecoin law|stablecoin rules|legalizes|legalises|legalized|legalised
		licensing|financial conduct authority|bank secrecy|sanctions evasion|terror financing|terrorist financing
		tax evasion|tax bill|capital gains|new rules|tighter rules|stricter rules|crypto rules|appeals ruling
		files appeal|drops appeal|regulatory approval|dismisses lawsuit|dismisses case|tougher rules|CBDC|settle with
		settles with|settle case|settles case|settles lawsuit|settle lawsuit|settles charges|settle charges
		settles probe|to settle|faces charges|criminal charges|sec charges|charges against|charged with|suing|arraigned
		bail|courtroom|lawyer|lawyers|attorney|attorneys|prosecution|testified|sentencing|sentence|convict|conviction
		acquitted|mistrial|plaintiffs|defendant|defendants|ministry|legislators|legislature|into law|signs bill|lobbying
		lobbyists|super pac|crypto policy|crypto czar|task force
		ابلاغیه|بخشنامه|آیین‌نامه|ضوابط|فیلتر|مسدود شد|مسدود شدن|مسدود شدند|مسدودسازی|استرداد|مسترد|متهم|اتهام|اتهامات
		قضایی|حبس|پیگرد|دادستانی|کیفرخواست|تجدیدنظر|مصادره|ضبط شد|قاچاق|مالیاتی|سازمان بورس|سازمان امور مالیاتی
		نهادهای نظارتی|نهاد نظارتی|وزارت اقتصاد|وزارت خزانه‌داری|وزیر اقتصاد|مجوزدهی|مجوزها|کمیسیون اقتصادی|اف‌بی‌آی
		یوروپل|اینترپل|ممنوعه|غیر قانونی|قانونی اعلام|پول قانونی|هیئت وزیران|سناتور|کاخ سفید|فرمان اجرایی|دستور اجرایی
		جرایم|جرم|مجرمان|بازرسی|تحت تحقیق|محاکمه|گنسلر|پول‌شویی|قانون‌گذار|تنظیم مقررات|تنظیم‌گر|چارچوب قانونی
		چارچوب نظارتی|فتا|به آمریکا تحویل|وکیل|وکلای|وکیل‌مدافع|وثیقه آزاد|زندانی|قاضی دادگاه|شاکیان|لابی
	`,
	),
	phrases(
		'whale',
		`
		unknown wallet|unknown wallets|mystery wallet|mysterious wallet|single transaction|single transfer
		biggest addresses|largest addresses|biggest holders|largest holders|big holders|long term holders|deep pocketed
		ancient bitcoin|early bitcoin investor|exchange reserves|inactive wallet|inactive address|idle wallet
		sleeping wallet|smart money|mega holders|sharks|top wallets|top addresses|wallets holding|moves coins
		unknown address|anonymous wallet|bitcoin og|bitcoin ogs
		کیف پول ناشناس|آدرس ناشناس|کیف پول ناشناخته|کیف پول قدیمی|کیف پول‌های قدیمی|دوران ساتوشی|عصر ساتوشی|زمان ساتوشی
		کیف پول‌های برتر|کیف پول برتر|آدرس‌های برتر|تنها در یک تراکنش|در یک تراکنش|کیف پول غیرفعال|آدرس قدیمی|آدرس خفته
		ذخیره صرافی‌ها|موجودی صرافی‌ها|هولدرهای قدیمی|دارندگان عمده|دارندگان قدیمی|کوسه‌ها|پول هوشمند|ماینر قدیمی
		تراکنش سنگین|تراکنش‌های سنگین|انتقال سنگین|جابه‌جایی بزرگ|جابه‌جایی سنگین
	`,
	),
])
