/** Common phrases that contain a word that is also a name. The longest match wins, so they hide that name. */
const lines = `
	ripple effect|ripple effects|ripple through|ripples through|ripple across
	near miss|near misses|near term|near future|near record|near all time|near zero|draws near|near death|near perfect
	yield curve|curve ball|learning curve|bell curve|behind the curve|curve steepens|yield curves
	compound interest|compound growth|compound annual|chemical compound|military compound
	cash flow|cash flows|order flow|flow of|flow chart|capital flow|work flow|flows into
	heat waves|heat wave|makes waves|make waves|making waves|brain waves|theta waves|sound waves|waves of|radio waves
	met gala|gala dinner|gala night|charity gala|annual gala|gala event
	musk ox|musk oxen|musk deer|musk melon|elon university|elon college
	polygon shape|polygon shapes|polygon count|avalanche of|snow avalanche|avalanche kills|avalanche warning
	degrees celsius|degree celsius|celsius degrees|c celsius
	dash cam|dash for|mad dash|dash to|dash of|dash board
	stellar results|stellar performance|stellar quarter|stellar earnings|stellar year|stellar month|stellar week
	stellar gains|stellar returns|stellar debut|stellar run|stellar start|stellar growth|stellar job|stellar cast
	stellar black|stellar reviews|stellar rise
	helium shortage|helium balloon|helium balloons|helium gas|helium leak|helium supply
	regulatory sandbox|fintech sandbox|sandbox program|sandbox programme|sandbox regime|sandbox mode|sandbox game
	digital sandbox|innovation sandbox|sandbox games|sandbox environment
	tron legacy|tron ares|tron movie|tron film|tron sequel|disney tron
	luna park|luna 25|luna lovegood|hotel luna|terra nova|terra firma|terra incognita|terra cotta
	the graph shows|the graph below|the graph above|graph theory|social graph|knowledge graph
	average joe|g i joe|joe biden|joe rogan|joe lubin
	chia seed|chia seeds|chia pudding|kava bar|kava bars|kava drink|casper mattress|casper ghost|friendly ghost
	hive mind|bee hive|proton therapy|proton mail|proton vpn|proton beam|anchor text|anchor brands|news anchor
	nano technology|nano particles|nano second|ipod nano|nano scale|nano tech|swipe left|swipe right|swipe at|takes swipe
	quant fund|quant funds|quant trader|quant traders|quant trading|quant hedge|quant firm|quant firms|quant strategies
	quant model|secret service|secret plan|secret weapon|secret meeting|secret to|top secret|status quo|status update
	symbol of|icon of|fashion icon|style icon|pop icon|request for|at request|immutable ledger|immutable records
	spell out|spell trouble|spell disaster|dry spell|cold spell|losing spell|hot wallet|one stop|maker of|car maker
	chip maker|market maker|policy maker|deal maker|maker taker|relief rally|market rally|santa rally|price rally
	stock rally|bull rally|rally in|rally to|rally on|rally for|rally stalls|rally fades|rally continues|rally cools
	shiba puppy|shiba dog|shiba inu dog|shiba inu puppy|neo nazi|neo nazis|neo bank|neo banks|sushi restaurant
	sushi chef|sushi bar|sushi prices|sushi chain|sushi chains|wallet maker|wallet makers|candle wax|bees wax|ear wax|iota of|one iota|golem legend|blood serum
	truth serum|serum levels|moonbeam coffee|pancreatic serum|mina harker|not just
	ethereum fair|bitcoin diamond|bitcoin private|bitcoin hyper|bitcoin pepe|bitcoin atom
	department of government efficiency|doge team|doge staffers|doge staff|doge cuts
	doge employees|doge agency|doge department|doge layoffs|doge dividend|doge checks|doge access
	google cosmos|azure cosmos|cosmos magazine|new york cosmos|cosmos club|carl sagan cosmos|the cosmos
	colorado avalanche|avalanche coach|avalanche goalie|avalanche forward|avalanche winger|avalanche captain|avalanche defenseman|avalanche victims
	hive blockchain|hive digital|dmm bitcoin|american bitcoin|bitcoin depot|bitcoin magazine|bitcoin suisse|mercado bitcoin|bitcoin well|bitcoin com
	cosmos db|fil vietnam|sand mining|sand dunes|sand dune|leaves doge|quits doge|exits doge|doge savings|doge spending|doge chief|doge era
	link light|link in bio|storm waves|near east|near earth|gala apple|gala apples
	polka dot|stacks up|stacks of|stacks as|render farm|render engine|ultra high|ultra low|ultra wide|ultra hd|samsung ultra
	harmony hall|in harmony|harmony between|harmony with|tribe leaders|just in|just a|wood prices
	ton of|tons of|chainlink fence|chainlink fences|chainlink fencing|solana beach|javier solana|solana rowe|gerolamo cardano|girolamo cardano|harmony os|kadena air|yayoi kusama|kusama exhibition
	btg pactual|dai nippon|venice lido|lido beach|lord elrond|kyber crystal|kyber crystals|oasis reunion|kimbal musk|maye musk
	errol musk|justine musk|tosca musk|elijah wood|ronnie wood|natalie wood|evan rachel wood|stellar blade|polygon magazine
	raspberry pi|pi day|pi cycle|pi squared|jupiter wellness|jupiter asset|jupiter florida|planet jupiter|jupiter mission|sky news|sky mavis|sky sports|sky high
	blue sky|sky blue|sky limit|sky is|story mode|love story|success story|story of|story behind|story so|plasma donation|plasma physics|blood plasma
	plasma screen|core scientific|core developer|core developers|core devs|core dev|core pce|core cpi|core inflation|core weave|core contributors
	core contributor|core values|core team|core business|core foundation|optimism fades|optimism grows|optimism around|optimism over|optimism returns
	optimism builds|optimism rises|optimism about|optimism on|optimism for|optimism as|optimism in|midnight deadline|midnight sun|midnight oil|midnight utc
	stable coin|stable coins|stable token|stable tokens|stable price|stable prices|stable value|safe haven|safe havens|safe harbor|safe harbour|safe bet
	safe asset|safe assets|safe custody|safe pal|safe moon|solar flare|flare up|flares up|full blast|blast off|blast past|blasts past|blast from
	scroll through|doom scroll|spark debate|spark rally|spark fears|spark hope|spark hopes|spark concerns|spark interest|spark speculation|spark outrage
	price drift|business as usual|as usual|than usual|usual suspects|sonic boom|sonic hedgehog|sonic the hedgehog|sonic drive|sonic movie|sonic healthcare
	pepe escobar|pepe the frog|venus flytrap|venus williams|planet venus|verge of|the verge|arkham intelligence|arkham data|arkham knight|arkham exchange
	sui generis|aster dm|flight to safe|saga of|saga continues|legal saga|ftx saga|kite flying|high beam|laser beam|grass roots|grass is greener
	canton ohio|swiss canton|canton fair|canton of|trump pump|meta plasma|bonk on|hype around|virtual reality|kepler saga|golden venus|op return|op ed
	trump media|truth social|trump tower|trump card|trump plaza|melania trump|barron trump|ivanka trump|lara trump|tiffany trump|trump world tower
	adam schiff|colin powell|tropical storm|perfect storm|storm clouds|elon powell|governor warren|warren buffett|warren davidson|اد شیف|آدام شیف|ملانیا ترامپ|بارون ترامپ|ایوانکا ترامپ|ترامپ مدیا|برج ترامپ
	u s|layer brett|codename pepe|mind of pepe|beam chain|w coin|solana saga|saga phone|bitcoin dogs|just not|do not|is not|not a|not the|trust not
	story points|zk proof|zk proofs|zk rollup|zk rollups|zk tech|zk technology|zk evm|alt season|alt coin|alt coins|move past|sign of|sign up|not coin
	از سویی|از سویی دیگر|هر سویی|سویی دیگر|به سویی|سوی دیگر|اسکای نیوز|اسکای میویس|اسکای اسپورت|پلاسمای خون|تلویزیون پلاسما|بازی سونیک|فیلم سونیک
	ناسا ژوپیتر|سیاره ژوپیتر|سیاره ونوس|کانتون سوئیس|قصه استوری|استوری اینستاگرام|کوه اتنا|آتشفشان اتنا|سویی از
	دی متیل اتر|دی‌متیل اتر|متیل اتر|اتر نفت|پلی اتر|خاویر سولانا|جرولامو کاردانو|جیرولامو کاردانو|کیف پول فانتوم|ولت فانتوم|فانتوم ولت
	هارمونی او اس|هارمونی اواس|کیمبال ماسک|مای ماسک|ارول ماسک|ماسک اکسیژن|بمب اتم|هسته اتم|شکافت اتم|اتم هیدروژن|انرژی اتم
	لباسشویی شیبا|یخچال شیبا|لباسشویی توشیبا|دی‌ام‌ام بیت‌کوین|دی ام ام بیت کوین|امریکن بیت‌کوین|آمریکن بیت‌کوین|هایو بلاکچین|بیت‌کوین مگزین|مرکادو بیت‌کوین
	نیت سیلور|جزیره لیدو|یایویی کوساما|شیبا ژاپنی
	گاز هلیوم|بالن هلیوم|بالون هلیوم|هلیوم مایع|درجه سلسیوس|مریلین مونرو|مرلین مونرو|جنگنده فانتوم|اف 4 فانتوم
	فناوری نانو|نانو فناوری|ذرات نانو|ستاد نانو|نانو ذرات|نانو مواد|علوم نانو|محصولات نانو|لونا پارک
	سندباکس رگولاتوری|سندباکس بانک مرکزی|سندباکس قانون|سندباکس تنظیم‌گری|سندباکس نظارتی|سندباکس مقرراتی|سندباکس فین‌تک|سندباکس مالی|سندباکس امنیتی|سندباکس بیمه|محیط سندباکس|نم باران|نم نم|لینک دانلود|لینک خرید|لینک ثبت نام
	رایانه کوانتوم|مکانیک کوانتوم|فیزیک کوانتوم|کامپیوتر کوانتوم|گراف بورس|نظریه گراف|پایگاه داده گراف|گراف دانش
	فیلم ترون|رالی قیمت|رالی صعودی|رالی نزولی|رالی داکار|رالی بزرگ|رالی بازار|رالی گاوی|رالی سوم|رالی خودرو|رالی تازه
	رالی جدید|رالی بعدی|سگ شیبا|ذره پروتون|رستوران سوشی|به چیا|روغن چیا|دانه چیا|تخم چیا|هارمونی رنگ|با هارمونی
	بتر اتر|دی اتیل اتر|آدا لاولیس|اولترا اچ دی|گلکسی اولترا|نظام جمهوری تتا|امواج تتا|زاویه تتا|رندر گرفتن|رندر سه بعدی|رندر خودرو
	مرغ مینا|دریای آدا
`
export const decoyPhrases: readonly string[] = lines
	.split(/[|\n]/)
	.map((line) => line.trim())
	.filter((line) => line !== '')
