// Written by `npm run train`: for each topic which words weigh what.
export const topicWeights = `
# market
4.7 rule market
3.57 other rule market
3.27 ofTrade with trading
3.13 kind trading
2.96 بازار
2.87 <coin> <coin>
2.8 shared rule market
2.63 قیمت <coin>
2.53 coin with holder
2.52 حذف
2.51 kind fund
2.5 soar
2.46 person cathie-wood
2.45 <coin> etf
2.4 coin with price
2.39 low
2.35 پیش
2.34 coin CRV
2.26 <coin> price
2.26 coin with fund
2.21 استراتژ
2.21 استراتژی
2.17 کوین ها
2.15 ^ بازار
2.15 low $
2.15 soars
2.15 ارز
2.14 slid
2.11 coins several
2.1 شد <coin>
2.09 jumps
2.09 jumps on
2.05 sale
2.05 به <number>
2.05 پرواز
2.04 صعود
2.04 چه می
2.03 premium
2.03 premi…
2.02 <coin> futures
2 سیرکل
1.99 market
1.99 ofTrade with price
1.99 را فروخت
1.97 kind analyst
1.96 analyst with trading
1.95 coin CRO
1.93 سوزان…
1.91 coin with trading
1.91 own rule market
1.91 میلیارد <coin>
1.88 marke…
1.88 استرا…
1.87 jump
1.87 person michael-saylor
1.86 hype
1.85 coin TUSD
1.85 delis…
1.84 ها
1.83 coin SHIB
1.82 ثبت کرد
1.81 cme
1.81 up <price>
1.8 burn
1.8 coin BNB
1.79 coin SNX
1.78 <price> after
1.78 etf $
1.78 tumbl
1.78 tumbl…
1.76 <coin> climbs
1.76 توکن
1.75 <coin> امروز
1.75 <person> <number>
1.75 ^ عرضه
1.75 as
1.74 kind holder
1.74 آلت
1.73 نسبت
1.71 delist
1.7 despit
1.7 despite
1.7 despi…
1.7 چاپ
1.7 چاپ کرد
1.69 ^ آیا
1.69 coin ICP
1.68 ^ فروپاشی
1.68 lists
1.67 coin FTT
1.67 coin ZEC
1.67 را ثبت
1.67 کوین
1.65 coin with stablecoin
1.65 از سهام
1.65 ثبت
1.65 عرضه استیبل
1.64 level
1.64 آلت کوین
1.63 bull
1.63 clients $
1.62 ^ استراتژی
1.61 slides as
1.6 kind price
1.6 خروج
1.6 روز
1.59 sink
1.59 می گوید
1.59 گوید
1.59 گوید $
1.58 ^ سیرکل
1.57 coin DASH
1.57 fund
1.57 this week
1.56 etf
1.56 fall
1.56 سهام کوین
1.55 پرواز کرد
1.54 coin PAXG
1.54 سوزاند
1.54 سوزاند $
1.54 کوین الگوریتمی
1.53 ipo
1.53 آماده
1.53 را متوقف
1.53 قیمت را
1.53 گری
1.52 altcoin
1.52 altco…
1.52 soars <price>
1.52 up
1.52 پرمیوم
1.52 پرمیو…
1.52 کیمچ
1.52 کیمچی
1.51 <coin> burn
1.51 <coin> up
1.51 <person> باز
1.51 بخریم
1.51 ده
1.51 چهارساله
1.51 چهارس…
1.5 <price>
1.5 slides
1.5 slide…
1.49 <coin> همراه
1.49 climb…
1.49 holder with trading
1.49 keeps
1.49 month
1.49 بالا
1.49 همراه
1.48 <coin> خرید
1.48 doubles on
1.48 ratio
1.48 این
1.47 <coin> could
1.47 <coin> soar
1.47 ark
1.47 list
1.47 soar as
1.47 جفت
1.47 جفت ارز
1.46 <coin> token
1.46 chain with exchange
1.46 strateg
1.46 strategy
1.45 cycl
1.45 open interest
1.45 record on
1.45 هم <coin>
1.45 ورود
1.45 چرا <coin>
1.45 ژاپنی
1.44 <price> $
1.44 keep
1.44 okx
1.44 بالا رفت
1.44 می خرد
1.44 پرید
1.43 ^ market
1.43 as apple
1.43 coin CFX
1.43 unlock
1.43 unloc…
1.43 به بازار
1.43 خریداران
1.43 گرفتند
1.43 گرفتند $
1.43 گرفتن…
1.42 digital asset
1.42 fund with person
1.42 recor
1.42 آیا
1.41 anoth
1.41 another
1.41 anoth…
1.41 day
1.41 is the
1.41 octob
1.41 october
1.41 octob…
1.41 برابر
1.4 conve…
1.4 sale $
1.4 نات کوین
1.39 flip
1.39 پشتیب…
1.38 coin INJ
1.38 to record
1.38 جدیدی
1.38 در <price>
1.38 درصد گران
1.38 یک روز
1.37 coin ELON
1.37 coin RVN
1.37 fund with tech
1.37 hints at
1.37 token
1.37 tumbles
1.37 year low
1.37 اک
1.37 نات
1.37 وانیلا
1.37 وانیل…
1.37 ورج
1.37 ون
1.36 after <person>
1.36 again
1.36 altcoins
1.36 exchange with trading
1.36 over <number>
1.36 sends
1.36 لیست
1.35 <coin> overtakes
1.35 <coin> آماده
1.35 ^ سویی
1.35 coin EOS
1.35 funds
1.35 ibit
1.35 overtakes <coin>
1.35 record
1.35 recor…
1.35 اضافه
1.35 بازند…
1.34 ^ بایننس
1.34 bulls
1.34 fresh
1.34 sinc
1.34 since
1.34 بازندگان
1.34 درصد بالا
1.34 فشار فروش
1.34 کجاست
1.34 کجاست $
1.33 <coin> تا
1.33 on nasdaq
1.33 strat…
1.33 خرد $
1.33 خرس
1.33 دلار رسید
1.33 طلا رکورد
1.33 نمودار
1.33 نمودا…
1.32 ^ ورود
1.32 befor
1.32 before
1.32 befor…
1.32 deal $
1.32 in a
1.32 of coinbase
1.32 از خبر
1.32 درخواست
1.32 درخوا…
1.32 سوی
1.32 سویی
1.32 لیکوی…
1.32 کاهش نرخ
1.31 <number> trillion
1.31 ^ چرا
1.31 دلاری می
1.31 روز <number>
1.3 <number> by
1.3 <number> ساعت
1.3 analyst with coin
1.3 climb
1.3 coin ONT
1.3 listing
1.3 listi…
1.3 market cap
1.3 sells <number>
1.3 باز هم
1.3 خرد
1.3 شدن <coin>
1.29 <person> سهام
1.29 billion
1.29 billi…
1.29 clients
1.29 down today
1.29 record low
1.29 با کاهش
1.29 بالاترین
1.29 بالات…
1.29 به بالاترین
1.29 صندوق <coin>
1.29 فشار
1.28 <coin> یک
1.28 ^ رشد
1.28 memecoin
1.28 memec…
1.28 sinks to
1.28 stablecoin with trading
1.28 آتی
1.28 بعد
1.28 حذف می
1.28 را باز
1.28 شاخص
1.28 محدوده
1.28 کریپتو $
1.28 گر
1.27 <number> as
1.27 ^ monad
1.27 ergo
1.27 in $
1.27 negativ
1.27 negative
1.27 negat…
1.27 on coinbase
1.27 sui
1.27 داشت $
1.27 متوقف
1.26 <coin> which
1.26 debut
1.26 files for
1.26 leave <coin>
1.26 mona
1.26 monad
1.26 up on
1.26 انتظار
1.26 انتظا…
1.26 وارد
1.25 <number> سال
1.25 coin WAVES
1.25 doubles $
1.25 fil
1.25 این هفته
1.25 زیان
1.25 صبر
1.24 ^ لیکویید
1.24 chain with transfer
1.24 circl
1.24 circle
1.24 circl…
1.24 خریدا…
1.24 طمع
1.23 <coin> sets
1.23 ^ canary
1.23 ^ ضرر
1.23 canar
1.23 canary
1.23 canar…
1.23 etf <coin>
1.23 ron
1.23 stubborn
1.23 stubb…
1.23 thi
1.23 this
1.23 trillion
1.23 trill…
1.23 up $
1.23 which
1.23 جهش کرد
1.23 حمایت بعدی
1.23 دلار می
1.23 سبز
1.23 صفر حذف
1.22 <coin> down
1.22 <coin> rises
1.22 america
1.22 files
1.22 rises <price>
1.22 برابری
1.22 برابر…
1.22 بزرگ
1.22 خرس ها
1.22 رونق
1.21 <coin> وارد
1.21 another <number>
1.21 client
1.21 clien…
1.21 reach
1.21 red
1.21 آتی <coin>
1.21 تا <number>
1.21 داده
1.21 داده های
1.21 درصد ارزش
1.21 رو
1.21 سلبریت
1.21 سلبریتی
1.21 سلبری…
1.21 معاملات آتی
1.2 <coin> پیشی
1.2 ^ پپه
1.2 a
1.2 fund with trading
1.2 soars as
1.2 wynn
1.2 آستانه
1.2 آستان…
1.2 در <number>
1.2 در آستانه
1.2 صرفد
1.2 پیشی
1.2 پیشی گرفت
1.2 گیمینگ
1.2 گیمین…
1.19 <coin> عقب
1.19 <person> ark
1.19 ^ لیست
1.19 ^ نات
1.19 binance lists
1.19 debut $
1.19 of inflows
1.19 tumble $
1.19 استراتژی از
1.19 خوردند
1.19 خوردن…
1.19 سه
1.19 گذاری در
1.18 <coin>
1.18 <coin> از
1.18 as yields
1.18 coin XRP
1.18 ent
1.18 enters
1.18 enter…
1.18 ادامه
1.18 ادامه دارد
1.18 الگوریتمی
1.18 حذف شد
1.18 درصد پرید
1.18 را نصف
1.18 سوزاندن
1.18 محدود…
1.18 نصف کرد
1.17 <coin> foundation
1.17 coin LUNA
1.17 coin OMG
1.17 kind ofTrade
1.17 warn $
1.17 تاریخی $
1.17 پرونده
1.17 پروند…
1.17 کریپتوپانک ها
1.16 ^ is
1.16 cycle
1.16 hits
1.16 ofTrade with person
1.16 ترجیح
1.16 توکن بازی
1.16 ریختند
1.16 ریختن…
1.16 متاورسی $
1.16 می سوزاند
1.16 نهادی
1.16 پشتیبان
1.16 پشتیبانی
1.15 <person> strategy
1.15 ^ ارزش
1.15 block time
1.15 burn tax
1.15 business with price
1.15 coin BTG
1.15 coin NEAR
1.15 gain $
1.15 launch <coin>
1.15 pendl
1.15 pendle
1.15 pendl…
1.15 sales jump
1.15 strategy adds
1.15 wipes
1.15 wipes out
1.15 بازار ان
1.15 بازار در
1.15 بازی تلگرامی
1.15 بعدی
1.15 در پاییز
1.15 را زد
1.15 سه برابر
1.15 پاییز $
1.14 <coin> premium
1.14 <coin> soars
1.14 analysts
1.14 day of
1.14 foundation
1.14 law with price
1.14 long
1.14 to delist
1.14 رسید
1.14 سهام سیرکل
1.14 کرد <coin>
1.14 گیرندگان
1.14 گیرند…
1.13 <coin> surges
1.13 <coin> گذشت
1.13 adds <number>
1.13 four year
1.13 lid
1.13 may
1.13 outperform
1.13 outpe…
1.13 pepe
1.13 person with trading
1.13 price crashes
1.13 sink to
1.13 sliding
1.13 slidi…
1.13 surges <price>
1.13 torn
1.13 trillion $
1.13 tumble
1.13 الگوریتم
1.13 الگور…
1.13 معامل…
1.13 ورود <coin>
1.12 <coin> on
1.12 <coin> کجاست
1.12 bet $
1.12 china
1.12 coin XMR
1.12 coin with ofTrade
1.12 defi with fund
1.12 falls to
1.12 hits <number>
1.12 holder with regulator
1.12 overnight
1.12 overn…
1.12 rat
1.12 rates
1.12 remov
1.12 remov…
1.12 slump
1.12 تا
1.12 نیو
1.12 یورک
1.11 dead
1.11 exchange with ofTrade
1.11 for <coin>
1.11 fresh record
1.11 to convert
1.11 vaneck
1.11 vanec…
1.11 watch this
1.11 what
1.11 از قیمت
1.11 املاک
1.11 ترس
1.11 شدن <number>
1.11 پاییز
1.1 analyst with defi
1.1 blur
1.1 coin FXS
1.1 exchange with game
1.1 founder <number>
1.1 gre
1.1 greed
1.1 market maker
1.1 mem
1.1 memes
1.1 oversubscrib
1.1 oversubscribed
1.1 strong
1.1 stron…
1.1 trading for
1.1 week
1.1 ایم
1.1 تحلیلگر
1.1 تحلیل…
1.1 در مسیر
1.1 عقب
1.1 مسیر
1.1 ندیده
1.09 <price> <number>
1.09 ^ bitwise
1.09 ^ cryptopunks
1.09 ^ kaspa
1.09 bitwis
1.09 bitwise
1.09 bitwi…
1.09 climbs
1.09 convert
1.09 drag
1.09 drags
1.09 holder with ofTrade
1.09 kaspa
1.09 leverag
1.09 lever…
1.09 rally $
1.09 spikes
1.09 spike…
1.09 برتر
1.09 برگشتند
1.09 برگشت…
1.09 خصوصی $
1.09 مثبت
1.09 های حریم
1.08 <coin> دیگر
1.08 cryptopunks
1.08 falls
1.08 fifth
1.08 golden cross
1.08 pair
1.08 pairs
1.08 pairs $
1.08 plan for
1.08 privac
1.08 privacy
1.08 relativ
1.08 relative
1.08 relat…
1.08 sinks
1.08 tax $
1.08 trading pairs
1.08 در راه
1.08 را زمین
1.08 راه است
1.08 نهاد
1.07 <coin> delisted
1.07 <coin> holds
1.07 ^ circle
1.07 ^ galaxy
1.07 asia $
1.07 delisted
1.07 in asia
1.07 of trading
1.07 جیب
1.07 رو $
1.07 های هوش
1.07 پیش رو
1.06 <coin> open
1.06 bet
1.06 break
1.06 inflation print
1.06 print
1.06 see <number>
1.06 trad
1.06 ترس و
1.06 تومان
1.06 جمعی
1.06 دسته
1.06 دسته جمعی
1.06 شاخص ترس
1.06 صرافی ها
1.06 و طمع
1.06 چرخه
1.05 coinbase shares
1.05 golden
1.05 golde…
1.05 hits lowest
1.05 jumps <price>
1.05 lowest
1.05 lowes…
1.05 multi
1.05 option
1.05 options
1.05 seen
1.05 trading
1.05 tradi…
1.05 value
1.05 سودآورتر
1.05 سودآو…
1.05 قیمت
1.05 می گویند
1.05 ها $
1.05 ها <coin>
1.05 کف تاریخی
1.05 کوین را
1.05 گویند
1.05 گویند $
1.04 <coin> slides
1.04 a month
1.04 abov
1.04 above
1.04 americas
1.04 bottom
1.04 botto…
1.04 coin BAKE
1.04 coin TWT
1.04 nvt
1.04 perpetual
1.04 perpe…
1.04 price prediction
1.04 rebounds
1.04 باز کرد
1.04 مقاومت
1.04 مقاوم…
1.04 ها به
1.04 که
1.03 <number> برابر
1.03 <price> in
1.03 ^ ofac
1.03 coin
1.03 collaps
1.03 fall below
1.03 hint
1.03 hints
1.03 is <coin>
1.03 ofac
1.03 realiz
1.03 realized
1.03 signal
1.03 token drops
1.03 امید
1.03 داشتند
1.03 داشتند $
1.03 داشتن…
1.03 در یک
1.03 فروخت $
1.03 فروپاش
1.03 فروپاشی
1.03 فروپا…
1.03 نگاهی
1.03 نگاهی به
1.02 another <coin>
1.02 buy
1.02 flips
1.02 halves
1.02 halve…
1.02 shares $
1.02 stock
1.02 تاریخی
1.02 تاریخ…
1.02 رسید $
1.02 فرار
1.02 ماین
1.02 هفتگ
1.02 هفتگی
1.02 هم
1.02 والکس
1.02 کوین <coin>
1.01 <coin> breaks
1.01 <coin> بالاخره
1.01 ^ why
1.01 climbing
1.01 daybook
1.01 daybo…
1.01 i
1.01 is
1.01 load
1.01 moved
1.01 pain
1.01 اسکیل
1.01 اضافه کرد
1.01 بستند
1.01 تریدر
1.01 تریدرها
1.01 تریدر…
1.01 رمزارزها در
1.01 هیجان
1.01 هیجانی
1.01 هیجان…
1.01 چرا
1.01 کی
1.01 گیرند
1 <coin> mints
1 ^ here
1 ^ privacy
1 analyst with price
1 bear
1 cryptopunk
1 leave
1 nft with stablecoin
1 october $
1 optio…
1 priced
1 rang
1 range
1 sends <coin>
1 آستر
1 تر شد
1 ترین صرافی
1 خرید زمین
1 داد <coin>
1 ریختند $
1 شرط
1 فهرست
1 کتیزن
0.99 <coin> enters
0.99 <number> of
0.99 ^ crypto
0.99 ^ والکس
0.99 analyst with ofTrade
0.99 apple unveils
0.99 etp
0.99 hmstr
0.99 majors
0.99 network outage
0.99 outage $
0.99 signa…
0.99 token up
0.99 trust $
0.99 ارزش
0.99 از صرافی
0.99 ها خبر
0.99 پکت
0.99 پکترا
0.98 <number> billion
0.98 asia
0.98 calm
0.98 coin FLOW
0.98 cram
0.98 cramer
0.98 crame…
0.98 day $
0.98 jim
0.98 jok
0.98 jokes
0.98 kiyosaki
0.98 kiyos…
0.98 month high
0.98 robert
0.98 rober…
0.98 sanctions
0.98 trust
0.98 از فهرست
0.98 توکن سوزی
0.98 جلو افتاد
0.98 دود
0.98 دود شد
0.98 را حذف
0.98 رود $
0.98 سوز
0.98 سوزی
0.98 محسوس
0.98 معاملاتی
0.98 پراید
0.97 ^ james
0.97 ^ سهام
0.97 funding
0.97 fundi…
0.97 james
0.97 local
0.97 metric
0.97 metrics
0.97 metri…
0.97 weeken
0.97 weekend
0.97 weeke…
0.97 برندگان
0.97 بس
0.97 سالانه
0.97 سالان…
0.97 مثبت شد
0.97 میمون بی
0.97 کشید
0.97 کشید $
0.97 گذشته
0.96 ^ بورس
0.96 again $
0.96 coin KDA
0.96 coin NEO
0.96 coinbas
0.96 coinbase
0.96 coinb…
0.96 flm
0.96 holdings
0.96 news
0.96 news $
0.96 price halves
0.96 recovers
0.96 single day
0.96 surges
0.96 surge…
0.96 susd
0.96 vehicl
0.96 vehicles
0.96 vehic…
0.96 برندگ…
0.96 توکن جدید
0.96 در کف
0.96 سقف
0.96 شدن توکن
0.96 مانده است
0.96 میم کوین
0.96 نرخ
0.96 یک میلیارد
0.95 <coin> and
0.95 <coin> stash
0.95 crypto funds
0.95 demand $
0.95 dumps
0.95 eras
0.95 erases
0.95 erase…
0.95 flashes
0.95 overs…
0.95 says he
0.95 to watch
0.95 trading with watcher
0.95 wintermut
0.95 wintermute
0.95 ذخایر
0.95 روز $
0.95 شکست مقاومت
0.95 قدمی
0.95 قرار گرفتند
0.95 مارجین
0.95 مارجی…
0.95 نزول
0.95 نزولی
0.95 یک قدمی
0.94 ^ el
0.94 ^ مایکرواستراتژی
0.94 ^ نگاهی
0.94 bonk
0.94 cap
0.94 chain with tech
0.94 claims $
0.94 depegs <coin>
0.94 el
0.94 el salvador
0.94 march <number>
0.94 margin
0.94 margi…
0.94 products
0.94 salvador
0.94 salva…
0.94 sanction
0.94 sanct…
0.94 از ایردراپ
0.94 حساس
0.94 داشت
0.94 رکورد حجم
0.94 زیر فشار
0.94 سناریوهای
0.94 فروش $
0.94 مایکرواستراتژ
0.94 مایکرواستراتژی
0.94 میکرو
0.93 <coin> توکن
0.93 <price> but
0.93 ^ گری
0.93 coin GRT
0.93 contracts
0.93 crat
0.93 crate…
0.93 tension
0.93 tensions
0.93 tensi…
0.93 warn
0.93 آستانه جام
0.93 آنچین
0.93 تکنیکال
0.93 تکنیکال <coin>
0.93 تکنیک…
0.93 جام
0.93 جام جهانی
0.93 در نمودار
0.93 در نوبیتکس
0.93 رساند
0.93 رساند $
0.93 ضرب
0.93 نمودار <coin>
0.93 هفته
0.93 پشتیبانه
0.93 کره ای
0.92 <coin> هک
0.92 basi
0.92 basis
0.92 compres
0.92 compress
0.92 cros
0.92 crypto exchange
0.92 cup
0.92 decentralized storage
0.92 level since
0.92 leveraged
0.92 not
0.92 out <number>
0.92 shares fall
0.92 up to
0.92 world cup
0.92 اشتغال
0.92 اشتغا…
0.92 بعدی <coin>
0.92 دلار را
0.92 طوفان
0.91 <coin> fund
0.91 ^ معاملات
0.91 gain as
0.91 galax
0.91 galaxy
0.91 galax…
0.91 liquidated
0.91 mubadala
0.91 mubad…
0.91 mvrv
0.91 roadmap
0.91 roadm…
0.91 shares
0.91 share…
0.91 suggest
0.91 sugge…
0.91 undervalu
0.91 undervalued
0.91 watch
0.91 بخریم $
0.91 بخریم یا
0.91 به بیت
0.91 در انتظار
0.91 درصد جهش
0.91 متاورسی
0.91 نخرید
0.91 نظارت
0.9 <coin> options
0.9 ^ شاخص
0.9 ahea
0.9 ahead
0.9 coin ROSE
0.9 contracts to
0.9 crescendo upgrade
0.9 jam
0.9 million <coin>
0.9 morgan
0.9 morga…
0.9 outshin
0.9 outshines
0.9 outshines <coin>
0.9 outsh…
0.9 pile
0.9 shorts
0.9 sparks
0.9 spark…
0.9 stanle
0.9 stanley
0.9 stanl…
0.9 targets
0.9 u s
0.9 آمریکا $
0.9 آندره
0.9 ترساند
0.9 ترسان…
0.9 حرارت
0.9 حرارتی
0.9 حرارت…
0.9 خواهیم
0.9 خواهی…
0.9 در فهرست
0.9 سهامش
0.9 لیکوییدیشن
0.9 مدل
0.9 هفته $
0.9 کرونیه
0.9 کرونی…
0.9 کوچک
0.89 appli
0.89 applied
0.89 coin BCH
0.89 crypto bill
0.89 crypto longs
0.89 giveaway $
0.89 liquidat
0.89 loads
0.89 longs
0.89 past
0.89 tag
0.89 token spikes
0.89 xpl
0.89 بالاخره
0.89 بالاخ…
0.89 جان می
0.89 حریم
0.89 حریم خصوصی
0.89 دلیل
0.89 سبقت
0.89 هزار تومان
0.88 coin TRX
0.88 could hit
0.88 exchange with fund
0.88 fee switch
0.88 flee
0.88 grayscale trust
0.88 lifts
0.88 lower
0.88 major
0.88 post $
0.88 since <number>
0.88 spik
0.88 storm
0.88 valu
0.88 آنلاک
0.88 اصلاح
0.88 تا کجا
0.88 خطرند
0.88 میم
0.88 همپ
0.88 همپای
0.88 و
0.88 کوین در
0.87 <coin> among
0.87 <number> users
0.87 ameri…
0.87 barel
0.87 barely
0.87 barel…
0.87 coin frenzy
0.87 coinbase $
0.87 crescendo
0.87 cresc…
0.87 dail
0.87 daily
0.87 drops after
0.87 frenzy $
0.87 fuels
0.87 in talks
0.87 means for
0.87 naira
0.87 spike as
0.87 talks to
0.87 token hits
0.87 tracker
0.87 track…
0.87 week $
0.87 حد
0.87 پرید $
0.86 <coin> leads
0.86 ^ ronin
0.86 as users
0.86 chanc
0.86 chance
0.86 chance of
0.86 chanc…
0.86 climbs $
0.86 coin ALGO
0.86 fallen
0.86 falle…
0.86 fund with price
0.86 microstrateg
0.86 microstrategy
0.86 within
0.86 withi…
0.86 از بایننس
0.86 تی های
0.86 حذف کرد
0.86 خشم
0.86 خواهد
0.86 رشد قیمت
0.86 صفر
0.86 فاندینگ
0.86 فاندی…
0.86 لمس
0.86 معامله
0.86 منف
0.86 منفی
0.85 <coin> jumps
0.85 <number> $
0.85 <number> minutes
0.85 <person> pardon
0.85 ^ نرخ
0.85 ark invest
0.85 chain with trading
0.85 deman
0.85 firm
0.85 first day
0.85 just
0.85 loyalt
0.85 loyalty
0.85 loyal…
0.85 on first
0.85 one day
0.85 slide
0.85 target
0.85 targe…
0.85 vanishes $
0.85 ارزش بازار
0.85 ردپ
0.85 ردپای
0.85 سرمایه گذاران
0.85 گاو
0.85 یا
0.84 ^ bakkt
0.84 bakkt
0.84 bounc
0.84 bounc…
0.84 buys back
0.84 coin ZEN
0.84 countdown
0.84 cpi
0.84 cycles
0.84 cycle…
0.84 fourth
0.84 fourt…
0.84 hosting
0.84 memecoins
0.84 orang
0.84 orange
0.84 orang…
0.84 short…
0.84 spark
0.84 under…
0.84 weekl
0.84 weekly
0.84 weekl…
0.84 yank
0.84 آرک
0.84 آپشن
0.84 تاریخ
0.84 درجا
0.84 دلار از
0.84 سررسید
0.84 سررسی…
0.84 صندوق های
0.84 فصلی
0.84 مشتقات
0.84 مشتقا…
0.84 نابود
0.84 هفت
0.84 پایین کشید
0.84 کاهش
0.83 <number> tokens
0.83 <person> <coin>
0.83 blackrock ibit
0.83 coin BTC
0.83 convertibl
0.83 convertible
0.83 demand
0.83 deman…
0.83 etoro
0.83 flash
0.83 lift
0.83 month $
0.83 opens crypto
0.83 rial
0.83 tehran
0.83 tehra…
0.83 vision pro
0.83 بقیه
0.83 تازه ای
0.83 در این
0.83 علت
0.83 علت چیست
0.83 مانده
0.83 چهار
0.82 <number> is
0.82 <price> دلار
0.82 ^ iranian
0.82 ^ stablecoin
0.82 back tokens
0.82 better
0.82 bette…
0.82 bulli…
0.82 coin WIN
0.82 consolidat
0.82 consolidates
0.82 crypto market
0.82 flash…
0.82 holdings $
0.82 launch $
0.82 mints another
0.82 singl
0.82 single
0.82 singl…
0.82 the better
0.82 افزود
0.82 درصد ریخت
0.81 ^ gemini
0.81 ^ nft
0.81 breaks <price>
0.81 coin RNDR
0.81 derivativ
0.81 derivatives
0.81 deriv…
0.81 fuel
0.81 grayscal
0.81 grayscale
0.81 grays…
0.81 hosti…
0.81 major…
0.81 may $
0.81 minut
0.81 minutes
0.81 minut…
0.81 neutrino
0.81 neutr…
0.81 regain
0.81 regai…
0.81 since may
0.81 soft
0.81 stock jumps
0.81 time low
0.81 token price
0.81 unlocks
0.81 waiver
0.81 اخیر رسید
0.81 توافق
0.81 دارد
0.81 دارد $
0.81 روی شبکه
0.81 فصل
0.81 هنوز
0.81 کنیم
0.81 کنیم $
0.8 <coin> whipsaws
0.8 <coin> دو
0.8 ^ strategy
0.8 ^ کدام
0.8 gaug
0.8 gauge
0.8 in daily
0.8 iranian
0.8 irani…
0.8 mean
0.8 means
0.8 omg
0.8 whipsaw
0.8 whipsaws
0.8 whipsaws $
0.8 whips…
0.8 ضرر
0.8 قرار
0.8 چه
0.8 یک نهنگ
0.79 <coin> ریخت
0.79 ^ hedge
0.79 aft
0.79 after
0.79 arthur
0.79 arthur hayes
0.79 arthu…
0.79 budg
0.79 budges
0.79 clarit
0.79 clarity
0.79 coin FTM
0.79 collapse
0.79 dots
0.79 hay
0.79 hayes
0.79 possibl
0.79 possible
0.79 possi…
0.79 removes
0.79 sale in
0.79 slumps
0.79 slump…
0.79 volumes
0.79 از سقوط
0.79 با موفقیت
0.79 تومانی
0.79 تومان…
0.79 موفقیت
0.79 موفقی…
0.79 هولدرها
0.79 کانال
0.79 کف
0.78 <coin> تازه
0.78 ^ pepe
0.78 analy…
0.78 band
0.78 bands
0.78 bolling
0.78 bollinger
0.78 bolli…
0.78 bounce
0.78 by market
0.78 chines
0.78 chinese
0.78 chine…
0.78 clari…
0.78 coin SPELL
0.78 coin with exchange
0.78 collapse $
0.78 explosiv
0.78 explosive
0.78 halv
0.78 libra token
0.78 outage
0.78 rules several
0.78 seed
0.78 three year
0.78 to launch
0.78 to three
0.78 token sale
0.78 waiv
0.78 waive…
0.78 بهره
0.78 بیترکس
0.78 بیترک…
0.78 تحلیل تکنیکال
0.78 ساعت
0.78 ساله
0.78 طلا
0.78 فاصله
0.78 نرخ بهره
0.78 همچنان
0.78 همچنا…
0.78 کمترین میزان
0.78 گلد
0.77 ^ first
0.77 adds
0.77 barr
0.77 barred
0.77 barre…
0.77 burn rate
0.77 coul
0.77 could
0.77 house passes
0.77 kimchi
0.77 kimch…
0.77 several
0.77 sever…
0.77 split
0.77 v3
0.77 برابر شد
0.77 تلگرامی
0.77 توکن ها
0.77 جابه جایی
0.77 جایی
0.76 <coin> becomes
0.76 <coin> shuts
0.76 <coin> sinks
0.76 ^ تحلیل
0.76 apple
0.76 blockchains
0.76 buys <number>
0.76 coin MASK
0.76 coin ZIL
0.76 cryptocurrency
0.76 dogefath
0.76 dogefather
0.76 dogef…
0.76 giveawa
0.76 giveaway
0.76 givea…
0.76 operations <coin>
0.76 snl
0.76 stint
0.76 بوتان
0.76 بوتان <number>
0.76 تحلیل
0.76 خصوص
0.76 خصوصی
0.76 نمودار هفتگی
0.76 هفتگی <coin>
0.76 پاول
0.75 <number> آبان
0.75 ^ pump
0.75 ^ فروش
0.75 a day
0.75 bears
0.75 buys another
0.75 declar
0.75 declares
0.75 decla…
0.75 excit
0.75 excite
0.75 excit…
0.75 libra
0.75 next $
0.75 of <number>
0.75 outflow
0.75 outfl…
0.75 pil
0.75 piles
0.75 pric
0.75 succes
0.75 success
0.75 succe…
0.75 جا
0.75 جدید
0.75 خاکستر
0.75 خاکست…
0.75 نوبیتکس $
0.75 هدف بعدی
0.75 و چه
0.75 پنج
0.75 که این
0.75 گاوی
0.74 after earnings
0.74 conso…
0.74 dollar
0.74 dolla…
0.74 down operations
0.74 earnings miss
0.74 endorsement
0.74 endor…
0.74 ethfi
0.74 he
0.74 hits record
0.74 miss $
0.74 overtak
0.74 overtakes
0.74 rockets
0.74 vision
0.74 visio…
0.74 weak
0.74 with <price>
0.74 از صندوق
0.74 بازم
0.74 بازمی
0.74 بازمی گردد
0.74 سهام
0.74 شدن
0.74 معاملات
0.73 <price> before
0.73 ^ همستر
0.73 and
0.73 bearish
0.73 beari…
0.73 billion <coin>
0.73 ble
0.73 bleed
0.73 conviction
0.73 discount
0.73 dump
0.73 fail
0.73 korean
0.73 korea…
0.73 largest
0.73 large…
0.73 pushes <coin>
0.73 sharding
0.73 sideway
0.73 sideways
0.73 sidew…
0.73 skew
0.73 to raise
0.73 ارزش خود
0.73 استقبال
0.73 استقب…
0.73 با استقبال
0.73 تی
0.73 در صدر
0.73 دوشنبه
0.73 دوشنب…
0.73 را پایین
0.73 رشد
0.73 رو شد
0.73 روبه
0.73 روبه رو
0.73 سرمایه گذاری
0.73 طمع به
0.73 نوسانی
0.73 نوسان…
0.73 کرد توکن
0.73 کنترل
0.72 <coin> plunge
0.72 <number> loan
0.72 <person> teases
0.72 <person> twitter
0.72 <price> دلاری
0.72 announces
0.72 break…
0.72 coin KSM
0.72 crater
0.72 ft
0.72 fund with ofTrade
0.72 harvar
0.72 harvard
0.72 harva…
0.72 holding
0.72 holdi…
0.72 miners
0.72 miner…
0.72 one
0.72 priva…
0.72 wealth
0.72 wealt…
0.72 اسراییل
0.72 اسرای…
0.72 الگو
0.72 الگوی
0.72 بدترین
0.72 بدتری…
0.72 به خزانه
0.72 بیشتر شد
0.72 حمایت <price>
0.72 درصد بیشتر
0.72 شانه
0.72 شد رشد
0.72 صرافی okx
0.72 صعود $
0.72 عدد
0.72 نفس
0.71 <coin> steadies
0.71 <coin> را
0.71 bettor
0.71 bettors
0.71 betto…
0.71 busines
0.71 business
0.71 business with fund
0.71 busin…
0.71 cheap
0.71 extrem
0.71 extreme
0.71 extre…
0.71 horizon bridge
0.71 host
0.71 metaverse with theft
0.71 notes
0.71 pectra
0.71 pectr…
0.71 sea
0.71 steadies
0.71 tops <number>
0.71 web3 banking
0.71 تازه به
0.71 ساعت <price>
0.71 سال $
0.71 سروصدا
0.71 سروصد…
0.71 صدر
0.71 کدام رمزارزها
0.7 <person> predicts
0.7 ^ مدیرعامل
0.7 abu
0.7 abu dhabi
0.7 coin CAKE
0.7 dhabi
0.7 digit
0.7 digits
0.7 fear
0.7 guidanc
0.7 guidance
0.7 guida…
0.7 myste…
0.7 predict
0.7 predicts
0.7 product
0.7 rally as
0.7 recov
0.7 repays
0.7 skid
0.7 skids
0.7 volum
0.7 volum…
0.7 wld
0.7 بازار رمزارز
0.7 تصویب
0.7 دیگر به
0.7 را زنده
0.7 قیمت <price>
0.7 لیب
0.7 لیبرا
0.7 های ایرانی
0.7 ونگارد
0.7 ونگار…
0.7 کوین لیبرا
0.69 as bullion
0.69 bullion
0.69 buy more
0.69 cryptocurrenc
0.69 dinn
0.69 dinner
0.69 dinne…
0.69 gemini
0.69 gemin…
0.69 invit
0.69 invite
0.69 invit…
0.69 is it
0.69 lowest since
0.69 miner with trading
0.69 nft with price
0.69 reali…
0.69 send
0.69 talk
0.69 talks
0.69 اف
0.69 بازار را
0.69 تا پایان
0.69 تیرانداز
0.69 تیراندازی
0.69 تیران…
0.69 جدید اضافه
0.69 خانم
0.69 قدرت
0.69 نخورد
0.69 پایان سال
0.69 گذاری
0.68 <coin> burns
0.68 ^ ark
0.68 ^ توییت
0.68 carry
0.68 crypto rally
0.68 heats
0.68 log
0.68 lowest level
0.68 part
0.68 storage demand
0.68 toda
0.68 today
0.68 today $
0.68 unwin
0.68 whale dumps
0.68 ارزهای
0.68 ارزهای دیجیتال
0.68 ارزها…
0.68 توییت <person>
0.68 سیگنال
0.68 سیگنا…
0.68 عبور
0.68 فروخت
0.68 هاروارد
0.68 هاروا…
0.68 پرپتانسیل
0.68 پرپتا…
0.67 ^ okx
0.67 ^ pendle
0.67 corre…
0.67 count…
0.67 day as
0.67 months
0.67 near a
0.67 person with price
0.67 pushes
0.67 pushe…
0.67 says <coin>
0.67 shard…
0.67 short
0.67 slip
0.67 slips
0.67 soars $
0.67 top
0.67 wheth
0.67 whether
0.67 wheth…
0.67 از مثلث
0.67 امان
0.67 امانی
0.67 امروز چقدر
0.67 ای که
0.67 بازخرید
0.67 بازخر…
0.67 بود $
0.67 بیت پین
0.67 در روز
0.67 مثلث
0.67 مرده است
0.67 مرز <price>
0.67 پیش از
0.67 پین
0.66 <person> دوباره
0.66 appl
0.66 bitmex
0.66 bitme…
0.66 by <number>
0.66 changed
0.66 compr…
0.66 contract
0.66 hits a
0.66 holder with person
0.66 hyperliqui
0.66 hyperliquid
0.66 in one
0.66 leverage
0.66 pump
0.66 slides after
0.66 tornado cash
0.66 unveils new
0.66 yuan
0.66 بیشترین
0.66 بیشتر…
0.66 دوروف
0.66 راز
0.66 گران شد
0.65 ^ fed
0.65 alert flags
0.65 financial
0.65 japanes
0.65 japanese
0.65 japan…
0.65 jump as
0.65 multichain
0.65 ofTrade with watcher
0.65 prediction can
0.65 quadrupl
0.65 quadruples
0.65 raise
0.65 wisconsin
0.65 wisco…
0.65 خون
0.65 ذخیره <coin>
0.65 رشد کرد
0.65 سقف تاریخی
0.64 <coin> flash
0.64 <coin> tumbles
0.64 <person> trims
0.64 above <number>
0.64 altcoins bleed
0.64 capital
0.64 charges $
0.64 delists
0.64 destroy
0.64 destroys
0.64 destr…
0.64 disco…
0.64 double
0.64 flash crashes
0.64 growth
0.64 growth $
0.64 growt…
0.64 hit <price>
0.64 leads
0.64 market value
0.64 overt…
0.64 reclaim <price>
0.64 tornado
0.64 torna…
0.64 از
0.64 اولیه
0.64 به کمترین
0.64 دو
0.64 رمزارزها
0.64 سال
0.64 سیت
0.64 سیتی
0.64 عرضه اولیه
0.64 مرده
0.64 کمترین
0.64 کمتری…
0.63 <coin> trust
0.63 ^ آرک
0.63 add
0.63 all
0.63 analyst
0.63 bittrex
0.63 bittr…
0.63 brandt
0.63 def
0.63 defies
0.63 defie…
0.63 delisting
0.63 delistings
0.63 flags
0.63 metaplanet
0.63 metap…
0.63 pet
0.63 peter
0.63 plan $
0.63 retest
0.63 retes…
0.63 year high
0.63 آرک اینوست
0.63 آمازون
0.63 آمازو…
0.63 اتنا
0.63 اف تی
0.63 ان اف
0.63 اینوست
0.63 اینوس…
0.63 بیت
0.63 بیس فروخت
0.63 داند
0.63 را در
0.63 رابرت
0.63 ششمین
0.63 قدمی <price>
0.63 متوال
0.63 متوالی
0.63 متوال…
0.63 نقره
0.63 هستم
0.63 ورودی
0.63 کیوساک
0.63 کیوساکی
0.63 کیوسا…
0.63 یافتن
0.63 یافتنی
0.63 یافتن…
0.62 <coin> is
0.62 ^ ai
0.62 backing
0.62 backi…
0.62 decentralized
0.62 dovish
0.62 dovis…
0.62 gets
0.62 highs
0.62 loading
0.62 loadi…
0.62 myster
0.62 mystery
0.62 narrow
0.62 narrows
0.62 narro…
0.62 nvidia earnings
0.62 pop
0.62 pops
0.62 sees <price>
0.62 sets
0.62 tilt
0.62 time $
0.62 whale alert
0.62 بود
0.62 تر
0.62 تریلیون دلار
0.62 خود
0.62 راک
0.62 زمین مجازی
0.62 زیر <price>
0.62 گذاران
0.62 گذارا…
0.61 ^ tesla
0.61 altman
0.61 altma…
0.61 and <coin>
0.61 banking
0.61 banki…
0.61 blooms
0.61 coin JOE
0.61 convi…
0.61 deep
0.61 deeper
0.61 deepe…
0.61 hifi
0.61 metaverse with ofTrade
0.61 multi…
0.61 plasma
0.61 plasm…
0.61 price doubles
0.61 price with transfer
0.61 pullback
0.61 pullb…
0.61 recov…
0.61 ronin
0.61 sam
0.61 sam altman
0.61 scoops
0.61 scoop…
0.61 sept
0.61 slf
0.61 tell
0.61 thin
0.61 upgrade $
0.61 انویدیا
0.61 انوید…
0.61 حساب
0.61 خرید
0.61 در هفته
0.61 دست
0.61 کدام
0.6 
0.6 <coin> follows
0.6 ^ دامیننس
0.6 ^ دانشگاه
0.6 act
0.6 bett
0.6 chain with ofTrade
0.6 coin WOO
0.6 craters
0.6 down <price>
0.6 follows
0.6 four
0.6 fun
0.6 illegal
0.6 illeg…
0.6 in new
0.6 point
0.6 pump fun
0.6 reboot
0.6 reboo…
0.6 rise
0.6 rocket
0.6 rocke…
0.6 rumour
0.6 rumours
0.6 rumou…
0.6 s
0.6 teas
0.6 teases
0.6 tease…
0.6 theft $
0.6 trader
0.6 wake
0.6 wake of
0.6 دامیننس
0.6 دامیننس <coin>
0.6 دامین…
0.6 در بازار
0.6 سخنران
0.6 سخنرانی
0.6 سخنرا…
0.6 سکوت
0.6 کره
0.59 <number> hours
0.59 <number> long
0.59 ^ investors
0.59 ^ nigeria
0.59 ahead of
0.59 hyper…
0.59 lira
0.59 nigeria
0.59 niger…
0.59 pardon
0.59 pardo…
0.59 rebound
0.59 rebou…
0.59 sal
0.59 sales
0.59 soaring
0.59 soari…
0.59 than <number>
0.59 turkish
0.59 turki…
0.59 went
0.59 آزادساز
0.59 آزادسازی
0.59 آزادس…
0.59 آپ
0.59 تریلیون
0.59 تریلی…
0.59 عبور کرد
0.59 کف قیمت
0.58 <number> دقیقه
0.58 adds support
0.58 appetit
0.58 appetite
0.58 appet…
0.58 as metaverse
0.58 deepseek
0.58 deeps…
0.58 dollar peg
0.58 east
0.58 fad
0.58 fades
0.58 fades $
0.58 fed
0.58 grayscale files
0.58 guar
0.58 guard
0.58 hedg
0.58 her
0.58 hype fades
0.58 march
0.58 middl
0.58 middle
0.58 middl…
0.58 minutes $
0.58 on <person>
0.58 produ…
0.58 rule crypto
0.58 sap
0.58 shock
0.58 winte…
0.58 ان
0.58 تمام شد
0.58 می کنند
0.57 <coin> outpaces
0.57 ^ spot
0.57 ^ sui
0.57 among
0.57 as <coin>
0.57 at <price>
0.57 averag
0.57 average
0.57 avera…
0.57 bitmin
0.57 bitmine
0.57 bitmi…
0.57 by blackrock
0.57 capit…
0.57 chas
0.57 chase
0.57 decentraliz
0.57 hedge funds
0.57 inflows led
0.57 link between
0.57 outpac
0.57 outpaces
0.57 outpaces <coin>
0.57 outpa…
0.57 pension fund
0.57 price
0.57 pro
0.57 rebrands to
0.57 upgrad
0.57 upgrade
0.57 upgra…
0.57 vanguar
0.57 vanguard
0.57 vangu…
0.57 آبان
0.57 تقاطع
0.57 دور
0.57 میلیون توکن
0.57 نزدک به
0.57 چارت
0.56 <coin> bulls
0.56 as price
0.56 delisted from
0.56 flops
0.56 gmx
0.56 heat
0.56 house
0.56 metaverse with tech
0.56 mis
0.56 purchase
0.56 rare
0.56 retail
0.56 retai…
0.56 rises
0.56 year end
0.56 ایران به
0.56 به محدوده
0.56 جان
0.56 لیکویید
0.55 <price> ahead
0.55 advisers
0.55 analysi
0.55 analysis
0.55 as traders
0.55 bernstein
0.55 berns…
0.55 biggest
0.55 binance to
0.55 chatter
0.55 correction
0.55 debuts
0.55 debut…
0.55 doj
0.55 flips <coin>
0.55 heads
0.55 internet
0.55 price analysis
0.55 recommen
0.55 recommend
0.55 recom…
0.55 record $
0.55 wall
0.55 weakest
0.55 wrong
0.55 برگشت <coin>
0.55 تحلیل قیمت
0.55 تخفیف
0.55 دست به
0.55 دلاری در
0.55 رشد هفتگی
0.55 صعود <coin>
0.55 قیمتی
0.55 قیمتی <coin>
0.54 ^ نوبیتکس
0.54 along
0.54 bill $
0.54 buying
0.54 buyin…
0.54 claim
0.54 collapses
0.54 dismiss
0.54 dismisses
0.54 dismi…
0.54 ex
0.54 expir
0.54 expir…
0.54 half
0.54 liquidations
0.54 now worth
0.54 on buyback
0.54 pictur
0.54 picture
0.54 pictu…
0.54 sec appeal
0.54 shiba
0.54 stash now
0.54 venture
0.54 weeks
0.54 worth
0.54 آپبیت
0.54 اخیر
0.54 انداز…
0.54 اونس
0.54 بازار ارزهای
0.54 بزرگ ترین
0.54 بی حوصله
0.54 حوصله
0.54 خارج
0.54 در دست
0.54 دقیقه
0.54 سال اخیر
0.54 نوبیتکس
0.54 نوبیت…
0.53 <coin> hits
0.53 <coin> target
0.53 <coin> سوزانده
0.53 ^ بهترین
0.53 auctions
0.53 breakout
0.53 horizon
0.53 horiz…
0.53 loom
0.53 mileston
0.53 milestone
0.53 miles…
0.53 minting <coin>
0.53 nakamoto upgrade
0.53 sells
0.53 stop
0.53 stop minting
0.53 to stop
0.53 بهترین
0.53 بهتری…
0.53 تورم آمریکا
0.53 ریخت
0.53 سوزانده
0.53 قابل
0.53 قدم
0.53 کنند $
0.52 <coin> با
0.52 ^ arbitrum
0.52 data $
0.52 decen…
0.52 focu
0.52 gain
0.52 hotel
0.52 into
0.52 levels
0.52 level…
0.52 long term
0.52 new all
0.52 orb
0.52 senat
0.52 senate
0.52 set
0.52 term holders
0.52 trendlin
0.52 trendline
0.52 trend…
0.52 بی
0.52 تازه
0.52 جابه
0.52 پیام
0.51 ^ <coin>
0.51 ^ aster
0.51 announc
0.51 annou…
0.51 ast
0.51 aster
0.51 bought
0.51 bough…
0.51 burns
0.51 can <coin>
0.51 carr
0.51 claims
0.51 coin SC
0.51 crypto etfs
0.51 earnings
0.51 fails
0.51 fails to
0.51 holder with whale
0.51 photo
0.51 sleepy
0.51 sleep…
0.51 slips below
0.51 switch
0.51 switc…
0.51 why
0.51 برای خرید
0.51 دانشگاه
0.51 دانشگ…
0.51 درصد
0.51 رمزارز در
0.51 سطح
0.51 سنگین
0.51 پامپ
0.51 چیست و
0.5 <coin> slips
0.5 <coin> و
0.5 ^ خروج
0.5 bloom
0.5 concern
0.5 concerns
0.5 holds
0.5 price with wallet
0.5 remove
0.5 returns as
0.5 sees record
0.5 target to
0.5 آپتوس
0.5 ارن
0.5 تو
0.5 تو ارن
0.5 سلطه
0.5 قرمزپوش
0.5 قرمزپ…
0.5 لحظه
0.5 واحد
0.5 پلی تو
-0.5 ^ ar
-0.5 ^ japan
-0.5 ^ melania
-0.5 ^ restaking
-0.5 ^ کنسرت
-0.5 arbitrum dao
-0.5 arrest
-0.5 arres…
-0.5 ban on
-0.5 brings <coin>
-0.5 coin MINA
-0.5 confuse
-0.5 cumulativ
-0.5 cumulative
-0.5 cumul…
-0.5 dash for
-0.5 daught
-0.5 daughter
-0.5 daugh…
-0.5 debate
-0.5 do
-0.5 drained of
-0.5 elliptic
-0.5 ellip…
-0.5 escap
-0.5 escapes
-0.5 escap…
-0.5 everyth
-0.5 everything
-0.5 falconx
-0.5 figur
-0.5 figur…
-0.5 flaredrop
-0.5 founder returns
-0.5 groun
-0.5 hackathon
-0.5 hacka…
-0.5 hav
-0.5 having
-0.5 havin…
-0.5 holder with transfer
-0.5 humpback
-0.5 humpback whale
-0.5 humpb…
-0.5 kidnappers
-0.5 korea lazarus
-0.5 lazaru
-0.5 lazarus
-0.5 lazar…
-0.5 melania
-0.5 melan…
-0.5 microcontroll
-0.5 microcontroller
-0.5 north korea
-0.5 pivot
-0.5 pokemon
-0.5 pokem…
-0.5 prote…
-0.5 restructur
-0.5 restructuring
-0.5 restr…
-0.5 saving
-0.5 savin…
-0.5 scal
-0.5 seeker
-0.5 seeke…
-0.5 ship
-0.5 skr
-0.5 spiral
-0.5 spira…
-0.5 stablecoin with wallet
-0.5 testnet
-0.5 testn…
-0.5 wave
-0.5 wind
-0.5 without
-0.5 witho…
-0.5 world $
-0.5 افتد
-0.5 انتقال <number>
-0.5 بهترین بازی
-0.5 جریمه <number>
-0.5 دلار رمزارز
-0.5 زدن
-0.5 سازنده
-0.5 فرانسه
-0.5 قضات
-0.5 هاوینگ <coin>
-0.5 هییت
-0.5 پایه
-0.5 پیروزی
-0.5 پیروز…
-0.5 کنسرت مجازی
-0.5 گذار <coin>
-0.5 یو
-0.51 <coin> signs
-0.51 ^ arkham
-0.51 ^ paypal
-0.51 ^ اختلال
-0.51 ^ دادگاه
-0.51 ^ دولت
-0.51 ^ کمیسیون
-0.51 airport
-0.51 airpo…
-0.51 arkham
-0.51 arkha…
-0.51 authoriz
-0.51 authorizes
-0.51 concert
-0.51 cuba
-0.51 end
-0.51 exchange <coin>
-0.51 feud
-0.51 fin
-0.51 gensl
-0.51 gensler
-0.51 gensl…
-0.51 most
-0.51 needs
-0.51 needs a
-0.51 paypal
-0.51 paypa…
-0.51 raid
-0.51 real
-0.51 return
-0.51 retur…
-0.51 robinhoo
-0.51 robinhood
-0.51 robin…
-0.51 runs
-0.51 security
-0.51 steam $
-0.51 theft with whale
-0.51 trading on
-0.51 uber
-0.51 weapon
-0.51 weapo…
-0.51 whales add
-0.51 آمریکا رسید
-0.51 اختلال
-0.51 اهرم
-0.51 اهرمی
-0.51 به بانک
-0.51 بهره آمریکا
-0.51 تحریم
-0.51 تیم
-0.51 درصد کم
-0.51 رستوران
-0.51 رستور…
-0.51 رمزارز
-0.51 رمزار…
-0.51 روی بلاکچین
-0.51 زند
-0.51 زند $
-0.51 زیر یک
-0.51 شاپرک
-0.51 صرافی جدید
-0.51 عضو
-0.51 مدیره
-0.51 می زند
-0.51 هنر
-0.51 چه بود
-0.52 <coin> نزدیک
-0.52 ^ craig
-0.52 ^ doodles
-0.52 ^ استارتاپ
-0.52 ^ تعداد
-0.52 ^ هارمونی
-0.52 ^ پیشنهاد
-0.52 abnbc
-0.52 abnbc $
-0.52 addres
-0.52 asian
-0.52 audit
-0.52 banana
-0.52 banan…
-0.52 booms
-0.52 campaign
-0.52 campa…
-0.52 cbdc
-0.52 consumer
-0.52 craig
-0.52 craig wright
-0.52 ditch
-0.52 ditches
-0.52 ditch…
-0.52 doodl
-0.52 doodles
-0.52 doodl…
-0.52 fight
-0.52 forecasts
-0.52 foundr
-0.52 foundry
-0.52 from
-0.52 gains
-0.52 hours $
-0.52 iphon
-0.52 iphone
-0.52 iphon…
-0.52 know
-0.52 layer
-0.52 mints quadrillions
-0.52 monitorship
-0.52 monit…
-0.52 of abnbc
-0.52 pour
-0.52 prices tumble
-0.52 program
-0.52 quadrillion
-0.52 quadrillions
-0.52 quadrillions of
-0.52 regulator with theft
-0.52 result
-0.52 results
-0.52 resul…
-0.52 scan
-0.52 scans
-0.52 sentiment
-0.52 senti…
-0.52 slide as
-0.52 take on
-0.52 tax
-0.52 to open
-0.52 wallets with
-0.52 weekend $
-0.52 wright
-0.52 wrigh…
-0.52 اثبات سهام
-0.52 امارات
-0.52 امارا…
-0.52 انرژ
-0.52 انرژی
-0.52 به زودی
-0.52 تعدیل
-0.52 تعدیل کرد
-0.52 در دادگاه
-0.52 زود
-0.52 زودی
-0.52 سکه امروز
-0.52 شد $
-0.52 طلا و
-0.52 ظرفیت
-0.52 لاس
-0.52 ناپایدار
-0.52 ناپایدار را
-0.52 ناپای…
-0.52 های بلاکچینی
-0.52 هکرها <number>
-0.52 و سکه
-0.52 وگاس
-0.52 پگ
-0.52 پگ خود
-0.52 کارمزد گس
-0.52 کم شد
-0.52 کنفرانس
-0.52 کنفرا…
-0.52 یافت $
-0.53 ^ judge
-0.53 ^ دبی
-0.53 ^ درآمد
-0.53 ^ سرقت
-0.53 ^ وب
-0.53 ^ کاربران
-0.53 acces
-0.53 access
-0.53 account
-0.53 accou…
-0.53 arc
-0.53 begins
-0.53 billion tokens
-0.53 bond on
-0.53 bord
-0.53 border
-0.53 borde…
-0.53 cash
-0.53 chain with nft
-0.53 distribut
-0.53 execut
-0.53 executes
-0.53 falls <price>
-0.53 fixed
-0.53 half of
-0.53 holds rally
-0.53 kidnapp
-0.53 kidna…
-0.53 launder
-0.53 laundering
-0.53 laund…
-0.53 ledn
-0.53 march $
-0.53 mayor
-0.53 mweb
-0.53 nativ…
-0.53 outlook $
-0.53 proof of
-0.53 rally in
-0.53 return to
-0.53 scamm
-0.53 scamm…
-0.53 spike $
-0.53 subnet
-0.53 subne…
-0.53 surve
-0.53 survey
-0.53 surve…
-0.53 trump holds
-0.53 volume $
-0.53 wars
-0.53 web3 gaming
-0.53 آشنایی
-0.53 آشنایی با
-0.53 آشنای…
-0.53 آلامدا
-0.53 آلامد…
-0.53 افتتاح شد
-0.53 حام
-0.53 حامی
-0.53 داشته
-0.53 دزدیدند
-0.53 دزدیدند $
-0.53 صادر
-0.53 فرابورس
-0.53 فرابو…
-0.53 فروشگاه
-0.53 فروشگ…
-0.53 میلیارد
-0.53 میلیا…
-0.53 هارددیسک
-0.53 هاردد…
-0.53 های خارجی
-0.53 پرسپولیس
-0.53 پرسپو…
-0.53 چقدر است
-0.53 چیست آشنایی
-0.53 کوچ
-0.54 <coin> custody
-0.54 <coin> law
-0.54 <coin> هاردفورک
-0.54 <coin> پاداش
-0.54 ^ جریمه
-0.54 ^ معرفی
-0.54 airdrop with trading
-0.54 and ai
-0.54 bigg
-0.54 bigger
-0.54 coin BNT
-0.54 confus
-0.54 deliv…
-0.54 dip $
-0.54 falco…
-0.54 god
-0.54 gods
-0.54 ibm
-0.54 infinit
-0.54 introduc
-0.54 intro…
-0.54 kraken $
-0.54 london
-0.54 londo…
-0.54 meme
-0.54 op
-0.54 partial
-0.54 parti…
-0.54 pauses withdrawals
-0.54 person with whale
-0.54 plunges
-0.54 price with theft
-0.54 real estate
-0.54 rtfkt
-0.54 secondar
-0.54 secondary
-0.54 sponsorship
-0.54 stablecoin goes
-0.54 standar
-0.54 startups
-0.54 sybil
-0.54 tie
-0.54 ties
-0.54 to earn
-0.54 to expand
-0.54 to kraken
-0.54 tops one
-0.54 unchain
-0.54 unchained
-0.54 wallet with whale
-0.54 بهمن
-0.54 بهمن در
-0.54 جدید منتشر
-0.54 دلار به
-0.54 رایگان
-0.54 رایگا…
-0.54 سختی
-0.54 سی از
-0.54 شکایت
-0.54 نیمی
-0.54 نیمی از
-0.54 هزار واحد
-0.54 کلاهبرداری با
-0.54 گوساله
-0.54 گوسال…
-0.54 گیمرها
-0.55 <coin> l2
-0.55 ^ <person>
-0.55 ^ dubai
-0.55 ^ jupiter
-0.55 ^ wood
-0.55 ^ بنیان
-0.55 ^ فیلترینگ
-0.55 ^ ماسک
-0.55 ^ هدست
-0.55 airline
-0.55 bitconnect
-0.55 bitco…
-0.55 brands
-0.55 brutal
-0.55 bruta…
-0.55 cloud $
-0.55 coin CEEK
-0.55 constitution
-0.55 const…
-0.55 dapp
-0.55 dapper
-0.55 dapper labs
-0.55 dappe…
-0.55 dubai
-0.55 empt
-0.55 explorers
-0.55 famil
-0.55 family
-0.55 famil…
-0.55 forb
-0.55 forbes
-0.55 forbe…
-0.55 had
-0.55 here why
-0.55 holder with nft
-0.55 issue stablecoin
-0.55 lenders $
-0.55 restitution
-0.55 resti…
-0.55 trump family
-0.55 آینده $
-0.55 اختلا…
-0.55 استراتژیک
-0.55 اقدام
-0.55 امسال
-0.55 باشد
-0.55 شناسه
-0.55 غرامت
-0.55 غول
-0.55 فتا
-0.55 فیلترینگ
-0.55 فیلتر…
-0.55 میلیاردی
-0.55 نقشه راه
-0.55 هه
-0.55 پروژه دیفای
-0.55 پریت
-0.55 پریتی
-0.55 پلیس فتا
-0.55 گوین
-0.55 یی
-0.56 <coin> <number>
-0.56 <coin> ronin
-0.56 <coin> پس
-0.56 <number> loss
-0.56 ^ لایه
-0.56 auction
-0.56 aucti…
-0.56 base $
-0.56 beta $
-0.56 catalyst
-0.56 catal…
-0.56 chang…
-0.56 commodit
-0.56 commodities
-0.56 commo…
-0.56 credential
-0.56 credentials
-0.56 crede…
-0.56 cut
-0.56 deflationar
-0.56 deflationary
-0.56 defla…
-0.56 djed
-0.56 housing
-0.56 housi…
-0.56 inflat
-0.56 inflated
-0.56 keys
-0.56 lawyer
-0.56 loss $
-0.56 mov
-0.56 museum
-0.56 museu…
-0.56 north
-0.56 opec
-0.56 reporting
-0.56 rolls
-0.56 sells out
-0.56 sentenc
-0.56 sente…
-0.56 seque…
-0.56 ser
-0.56 series
-0.56 serie…
-0.56 service
-0.56 spain $
-0.56 tech with whale
-0.56 time in
-0.56 to make
-0.56 two years
-0.56 us
-0.56 verifiabl
-0.56 verifiable
-0.56 verif…
-0.56 with fraud
-0.56 بازیکن
-0.56 به کف
-0.56 بهترین صرافی
-0.56 تحقیق
-0.56 داد تکلیف
-0.56 رونز
-0.56 شاید
-0.56 هدست واقعیت
-0.56 پای
-0.56 پلیس
-0.56 ژوپیتر
-0.56 ژوپیت…
-0.56 گذشت
-0.56 گرافیک
-0.56 گرافیکی
-0.56 گرافی…
-0.57 <coin> lol
-0.57 <coin> سرعت
-0.57 <coin> میزبان
-0.57 ^ berachain
-0.57 ^ consensys
-0.57 ^ helium
-0.57 ^ microsoft
-0.57 ^ notcoin
-0.57 ^ nvidia
-0.57 ^ stripe
-0.57 ^ فدرال
-0.57 ^ پروژه
-0.57 adoption
-0.57 aggregator
-0.57 aggre…
-0.57 berachain
-0.57 berac…
-0.57 brand
-0.57 capital gains
-0.57 coin WBTC
-0.57 comes to
-0.57 council $
-0.57 criti…
-0.57 crypto adoption
-0.57 custody $
-0.57 defend
-0.57 defi with tech
-0.57 end us
-0.57 four years
-0.57 front
-0.57 front end
-0.57 gains tax
-0.57 gestur
-0.57 gesture
-0.57 gestu…
-0.57 hits all
-0.57 hive
-0.57 hottest
-0.57 hotte…
-0.57 june
-0.57 linked wallet
-0.57 lol
-0.57 lol land
-0.57 made
-0.57 notcoin
-0.57 notco…
-0.57 off <price>
-0.57 olymp…
-0.57 passports
-0.57 pulls
-0.57 regis…
-0.57 repa
-0.57 revenue $
-0.57 rise $
-0.57 savings rate
-0.57 singapor
-0.57 singapore
-0.57 singa…
-0.57 spain
-0.57 sport
-0.57 sports
-0.57 sport…
-0.57 staring
-0.57 stari…
-0.57 strip
-0.57 stripe
-0.57 strip…
-0.57 to end
-0.57 to repay
-0.57 to us
-0.57 using
-0.57 worth <number>
-0.57 year peak
-0.57 years after
-0.57 از هک
-0.57 ال
-0.57 ایردراپ های
-0.57 بهره را
-0.57 تصاحب
-0.57 درصد کاهش
-0.57 رزرو نرخ
-0.57 رویای
-0.57 ریال دیجیتال
-0.57 سرعت نهایی
-0.57 فروشم
-0.57 معرفی کرد
-0.57 مونته
-0.57 مونته نگرو
-0.57 میلیونی
-0.57 نگرو
-0.57 هایم
-0.57 پرداخت با
-0.57 پرونده <coin>
-0.57 گذشت $
-0.57 گس را
-0.57 گنسلر
-0.57 گیمر
-0.57 گیمره…
-0.58 <coin> جابه
-0.58 <coin> داغ
-0.58 <person> دیفای
-0.58 ^ ethena
-0.58 ^ russia
-0.58 ^ terraform
-0.58 ^ دش
-0.58 appoint
-0.58 appoints
-0.58 appoi…
-0.58 armstrong
-0.58 armst…
-0.58 arriv
-0.58 arriv…
-0.58 back to
-0.58 coin KNC
-0.58 consum
-0.58 consu…
-0.58 crosses <number>
-0.58 crypto for
-0.58 defi
-0.58 disclos
-0.58 discloses
-0.58 downloa
-0.58 everyon
-0.58 everyone
-0.58 exit us
-0.58 exposur
-0.58 exposure
-0.58 flight
-0.58 fligh…
-0.58 for the
-0.58 gambl
-0.58 gambl…
-0.58 gaming platform
-0.58 gta
-0.58 hacker moves
-0.58 in september
-0.58 januar
-0.58 january
-0.58 janua…
-0.58 kick
-0.58 million tokens
-0.58 musician
-0.58 musicians
-0.58 new year
-0.58 qualifi
-0.58 qualified
-0.58 regim
-0.58 regime
-0.58 regim…
-0.58 rose
-0.58 stablecoin on
-0.58 stocks
-0.58 stock…
-0.58 svb
-0.58 t $
-0.58 terraform
-0.58 terra…
-0.58 third straight
-0.58 to let
-0.58 want
-0.58 wants
-0.58 بیس <number>
-0.58 دارایی کاربران
-0.58 دش
-0.58 دیفا
-0.58 دیفایی
-0.58 دیفای…
-0.58 روی استارتاپ
-0.58 زیر
-0.58 سایت
-0.58 سوال
-0.58 فراموش
-0.58 فرامو…
-0.58 فعالان
-0.58 فعالا…
-0.58 فیفا
-0.58 ماینینگ
-0.58 ماینی…
-0.58 مد
-0.58 منتقل کرد
-0.58 های متاورسی
-0.58 والمارت
-0.58 والما…
-0.58 گذارند
-0.58 گذارن…
-0.58 یک هفته
-0.59 <coin> dao
-0.59 <coin> labs
-0.59 <coin> mega
-0.59 <coin> the
-0.59 ^ صادرات
-0.59 add <number>
-0.59 caraca
-0.59 caracas
-0.59 carac…
-0.59 crypto under
-0.59 dao votes
-0.59 debat
-0.59 debat…
-0.59 differenc
-0.59 differences
-0.59 diffe…
-0.59 director
-0.59 disne
-0.59 disney
-0.59 disne…
-0.59 doordash
-0.59 doord…
-0.59 eston…
-0.59 expands $
-0.59 finall
-0.59 finally
-0.59 foothol
-0.59 foothold
-0.59 footh…
-0.59 french
-0.59 frenc…
-0.59 ground
-0.59 groun…
-0.59 gwei
-0.59 megawatt
-0.59 megaw…
-0.59 mobile $
-0.59 nft به
-0.59 partners
-0.59 partners with
-0.59 renew
-0.59 renews
-0.59 reserve
-0.59 say
-0.59 set for
-0.59 stopped
-0.59 taking
-0.59 takin…
-0.59 to leave
-0.59 users with
-0.59 vendor
-0.59 vendors
-0.59 vendo…
-0.59 vote on
-0.59 vs
-0.59 writes
-0.59 write…
-0.59 yuga
-0.59 اسنپ
-0.59 اپ
-0.59 اکس
-0.59 بانک را
-0.59 به صرفه
-0.59 به کاربران
-0.59 ثانیه
-0.59 خزانه
-0.59 دلار فروخته
-0.59 را به
-0.59 صرفه
-0.59 صرفه است
-0.59 فرانس…
-0.59 فیلم
-0.59 نانو
-0.59 نفروشید
-0.59 نفروش…
-0.59 نکرد
-0.59 های کریپتویی
-0.59 هایتان
-0.59 هایتا…
-0.59 هنوز به
-0.59 پلاسما
-0.59 پلاسم…
-0.6 <coin> node
-0.6 <coin> نرخ
-0.6 <number> over
-0.6 ^ flare
-0.6 ^ بانک
-0.6 ^ ماینر
-0.6 ^ کوین
-0.6 coins one
-0.6 creators
-0.6 earned
-0.6 earne…
-0.6 for crypto
-0.6 hashrate $
-0.6 koreans
-0.6 landfill
-0.6 landf…
-0.6 latenc
-0.6 latency
-0.6 laten…
-0.6 lenders
-0.6 mining pool
-0.6 mislead
-0.6 misleading
-0.6 misle…
-0.6 mysticeti
-0.6 mysti…
-0.6 networks
-0.6 networks $
-0.6 over misleading
-0.6 owns
-0.6 philippin
-0.6 philippines
-0.6 phili…
-0.6 proof
-0.6 right
-0.6 rights
-0.6 right…
-0.6 roll
-0.6 shake up
-0.6 sky
-0.6 stolen
-0.6 stole…
-0.6 suspend
-0.6 to telegram
-0.6 tokens and
-0.6 transfer with wallet
-0.6 young
-0.6 آوردند
-0.6 آوردن…
-0.6 استریت
-0.6 استری…
-0.6 استیکینگ <coin>
-0.6 بازاریاب
-0.6 بازاریابی
-0.6 بازیچه
-0.6 بازیچ…
-0.6 دبی
-0.6 زبان
-0.6 غیرمثل
-0.6 غیرمثلی
-0.6 غیرمث…
-0.6 فردا $
-0.6 مزایده
-0.6 مزاید…
-0.6 موبایل
-0.6 موبای…
-0.6 مین نت
-0.6 هول
-0.6 وال
-0.6 ورم
-0.6 ورم هول
-0.6 کمیسیون بورس
-0.61 <coin> raises
-0.61 <coin> taps
-0.61 <person> درباره
-0.61 ^ trump
-0.61 acces…
-0.61 ban
-0.61 billions
-0.61 billions $
-0.61 business with defi
-0.61 coin with metaverse
-0.61 dcg
-0.61 defi with metaverse
-0.61 exploit $
-0.61 finne
-0.61 finney
-0.61 finne…
-0.61 for a
-0.61 gpu
-0.61 grant
-0.61 hal
-0.61 hal finney
-0.61 insti…
-0.61 issue
-0.61 life after
-0.61 metavers
-0.61 metaverse
-0.61 metav…
-0.61 offloaded
-0.61 on life
-0.61 operator
-0.61 prop
-0.61 props
-0.61 publish
-0.61 sat
-0.61 sats
-0.61 seize…
-0.61 septemb
-0.61 september
-0.61 septe…
-0.61 start
-0.61 to issue
-0.61 tokenized treasury
-0.61 trm
-0.61 x2y2
-0.61 بازآرا
-0.61 بازآرایی
-0.61 بازآر…
-0.61 بلاکی
-0.61 جک
-0.61 خواست
-0.61 دورس
-0.61 دورسی
-0.61 دچار
-0.61 روزمره
-0.61 روزمر…
-0.61 سونیک
-0.61 عاد
-0.61 عادی
-0.61 نینجاتریدر
-0.61 نینجا…
-0.61 هک <number>
-0.61 کاربرد
-0.61 کمیسیون
-0.61 کمیسی…
-0.62 <coin> team
-0.62 ^ nasa
-0.62 ^ pakistan
-0.62 ^ snoop
-0.62 ^ متاورس
-0.62 ar
-0.62 asset
-0.62 away
-0.62 becam
-0.62 became
-0.62 becam…
-0.62 begin
-0.62 charged
-0.62 church
-0.62 churc…
-0.62 coins $
-0.62 collect
-0.62 collects
-0.62 digital assets
-0.62 estimat
-0.62 estimates
-0.62 estim…
-0.62 forme…
-0.62 frnt
-0.62 generativ
-0.62 generative
-0.62 gifts
-0.62 is <price>
-0.62 law with tech
-0.62 man
-0.62 nasa
-0.62 ofTrade with whale
-0.62 on <coin>
-0.62 payment system
-0.62 pays
-0.62 raises
-0.62 raise…
-0.62 returns with
-0.62 rewards
-0.62 sec $
-0.62 styl
-0.62 style
-0.62 surpris
-0.62 surpr…
-0.62 suspension
-0.62 system
-0.62 syste…
-0.62 telegram gifts
-0.62 tith
-0.62 tithes
-0.62 tithe…
-0.62 virtual asset
-0.62 استیبل کوین
-0.62 افت
-0.62 انتخاب
-0.62 بیرون
-0.62 جدید انتخاب
-0.62 درآمدش
-0.62 دزدید…
-0.62 را موقتا
-0.62 را پیدا
-0.62 سقوط
-0.62 صرافی غیرمتمرکز
-0.62 صرف
-0.62 غارت
-0.62 موقتا متوقف
-0.62 نایک
-0.62 نفر
-0.62 نفر را
-0.62 هارمون
-0.62 هارمونی
-0.62 هارمو…
-0.62 همستر کامبت
-0.62 ورشکستگ
-0.62 ورشکستگی
-0.62 کامبت
-0.62 کلید
-0.63 <coin> hashrate
-0.63 <number> coins
-0.63 <number> valuation
-0.63 airdrop with tech
-0.63 beats
-0.63 coin MKR
-0.63 consensy
-0.63 consensys
-0.63 cow
-0.63 crypto $
-0.63 crypto exchanges
-0.63 delayed to
-0.63 deni
-0.63 denied
-0.63 deploy
-0.63 deplo…
-0.63 eth
-0.63 everyda
-0.63 floo
-0.63 flood
-0.63 highe…
-0.63 holder with tech
-0.63 hyperevm
-0.63 night
-0.63 proposes
-0.63 russia
-0.63 saxon
-0.63 saxony
-0.63 saxon…
-0.63 steady
-0.63 steam
-0.63 threaten
-0.63 threatens
-0.63 to its
-0.63 turns three
-0.63 vouch
-0.63 vouch…
-0.63 wiped
-0.63 wiped out
-0.63 ارزش کل
-0.63 افتتاح
-0.63 افتتا…
-0.63 امن
-0.63 ایرانی
-0.63 بلاک چین
-0.63 تلگرام به
-0.63 ثروتمندان
-0.63 دو کوان
-0.63 ریزش
-0.63 سقوط <coin>
-0.63 شرکت
-0.63 صرافی ftx
-0.63 فوربس
-0.63 قربان
-0.63 قربانی
-0.63 قربان…
-0.63 مجلس
-0.63 هزینه
-0.63 همکار
-0.63 همکاری
-0.63 همکار…
-0.63 پیروز
-0.63 کل قفل
-0.63 کنسرت
-0.63 کوان
-0.64 ^ hut
-0.64 ^ mortgage
-0.64 airdrop with wallet
-0.64 airlin
-0.64 airli…
-0.64 begin…
-0.64 boom
-0.64 borrows
-0.64 budget
-0.64 business with stablecoin
-0.64 defi with wallet
-0.64 df
-0.64 dfs
-0.64 etf hopes
-0.64 exchanges to
-0.64 final…
-0.64 glassnod
-0.64 glassnode
-0.64 gold $
-0.64 gox
-0.64 hop
-0.64 hopes
-0.64 hut
-0.64 hut <number>
-0.64 it $
-0.64 liqui
-0.64 liquid
-0.64 lure
-0.64 majorit
-0.64 majority
-0.64 morpho
-0.64 morph…
-0.64 mt
-0.64 mt gox
-0.64 names new
-0.64 natur…
-0.64 ordered
-0.64 other
-0.64 paxo
-0.64 paxos
-0.64 quits
-0.64 receive <number>
-0.64 request
-0.64 reque…
-0.64 roblox
-0.64 roblo…
-0.64 staking etf
-0.64 strik
-0.64 strik…
-0.64 up with
-0.64 انجمن
-0.64 انجمن بلاکچین
-0.64 اوپن سی
-0.64 بدون
-0.64 خانواده
-0.64 خانوا…
-0.64 دستور
-0.64 سهم <coin>
-0.64 فروخته
-0.64 فروخته شد
-0.64 مسکن
-0.64 ممکن
-0.64 نهنگ <coin>
-0.64 هک
-0.64 و آینده
-0.64 کریپت…
-0.64 کشور
-0.64 گام
-0.65 <coin> unveils
-0.65 <person> moves
-0.65 ^ moneygram
-0.65 ^ web3
-0.65 ^ whale
-0.65 ^ دمای
-0.65 ^ ربات
-0.65 ^ کشف
-0.65 ai $
-0.65 at the
-0.65 avatars
-0.65 binance $
-0.65 collector
-0.65 collectors
-0.65 direc…
-0.65 endowment
-0.65 endow…
-0.65 exchange with wallet
-0.65 hard
-0.65 hsbc
-0.65 mainnet $
-0.65 margins
-0.65 mine
-0.65 music…
-0.65 nft with trading
-0.65 offering
-0.65 on digital
-0.65 opens in
-0.65 outsell
-0.65 outse…
-0.65 partn
-0.65 polic
-0.65 polic…
-0.65 prediction
-0.65 public chain
-0.65 restaking
-0.65 to share
-0.65 trump
-0.65 upbit
-0.65 validators
-0.65 warns of
-0.65 yields climb
-0.65 ارث
-0.65 بای
-0.65 بای بیت
-0.65 براچین
-0.65 براچی…
-0.65 بردن
-0.65 بسته شد
-0.65 بیت <number>
-0.65 بیمه
-0.65 تب
-0.65 دما
-0.65 دمای
-0.65 دهی
-0.65 راگ
-0.65 راگ پول
-0.65 ربات های
-0.65 رشد <price>
-0.65 مرحله
-0.65 منتقل
-0.65 وام دهی
-0.65 پول های
-0.66 <coin> layer
-0.66 ^ sandbox
-0.66 ^ snap
-0.66 ^ ساتوشی
-0.66 airdrop with law
-0.66 backlash
-0.66 backl…
-0.66 bitstamp
-0.66 bitst…
-0.66 compet
-0.66 compete
-0.66 crypto winter
-0.66 damu
-0.66 damus
-0.66 defen…
-0.66 early $
-0.66 ethena
-0.66 ethen…
-0.66 eu
-0.66 evaporat
-0.66 evaporate
-0.66 evapo…
-0.66 foun
-0.66 frog
-0.66 frogs
-0.66 hang
-0.66 holder with watcher
-0.66 in tokens
-0.66 issues
-0.66 missing
-0.66 money $
-0.66 monthl
-0.66 monthly
-0.66 new ceo
-0.66 offload
-0.66 offlo…
-0.66 over
-0.66 permanent
-0.66 perma…
-0.66 reality labs
-0.66 refus
-0.66 refused
-0.66 refus…
-0.66 site
-0.66 sui $
-0.66 swap $
-0.66 telegram users
-0.66 the home
-0.66 اجبار
-0.66 اجباری
-0.66 اجباری شد
-0.66 اجبار…
-0.66 اقتصاد
-0.66 اقتصا…
-0.66 بردند
-0.66 بردند $
-0.66 ثروتم…
-0.66 جایزه
-0.66 را بین
-0.66 را عوض
-0.66 رسمیت
-0.66 زدند $
-0.66 شبکه لایتنینگ
-0.66 شناسیم
-0.66 شناسی…
-0.66 عوض
-0.66 عوض کرد
-0.66 فرستاد
-0.66 فرستاد $
-0.66 فرستا…
-0.66 قرارداد <number>
-0.66 مالیات بر
-0.66 هزار دلار
-0.66 همتی
-0.66 گیمف
-0.66 گیمفای
-0.66 گیمفا…
-0.67 <coin> hit
-0.67 <number> days
-0.67 ^ kaito
-0.67 billboar
-0.67 billboard
-0.67 billb…
-0.67 ceas
-0.67 ceases
-0.67 cod
-0.67 coders
-0.67 coder…
-0.67 coin ILV
-0.67 court…
-0.67 drives
-0.67 game with law
-0.67 investors $
-0.67 juventu
-0.67 juventus
-0.67 juven…
-0.67 kaito
-0.67 on its
-0.67 organization
-0.67 organ…
-0.67 palantir
-0.67 palan…
-0.67 qatar
-0.67 recipient
-0.67 recipients
-0.67 rumbl
-0.67 rumble
-0.67 rumbl…
-0.67 season
-0.67 seaso…
-0.67 shared rule whale
-0.67 shows
-0.67 storage $
-0.67 sued
-0.67 supply chain
-0.67 the merge
-0.67 theft with watcher
-0.67 tool
-0.67 withdraw
-0.67 دنی
-0.67 دنیای
-0.67 را منتشر
-0.67 ساب
-0.67 ساب نت
-0.67 فروشن…
-0.67 کریپتو
-0.68 <coin> hard
-0.68 <number> years
-0.68 <person> and
-0.68 ^ kimbal
-0.68 ^ polygon
-0.68 a crypto
-0.68 are
-0.68 chipmak
-0.68 chipmakers
-0.68 chipm…
-0.68 club
-0.68 coin USDN
-0.68 doge
-0.68 donat…
-0.68 expos…
-0.68 fake
-0.68 fans
-0.68 hits new
-0.68 issued
-0.68 kimbal
-0.68 kimbal musk
-0.68 kimba…
-0.68 levy
-0.68 lur
-0.68 lures
-0.68 mortgag
-0.68 mortgage
-0.68 mortg…
-0.68 nailwal
-0.68 nailw…
-0.68 of staff
-0.68 on energy
-0.68 president
-0.68 presi…
-0.68 rate to
-0.68 regulator with whale
-0.68 sandeep
-0.68 sande…
-0.68 smart contracts
-0.68 spamm
-0.68 spammed
-0.68 spamm…
-0.68 برا
-0.68 برای
-0.68 حمله به
-0.68 خطر
-0.68 داخلی
-0.68 دفتر کل
-0.68 سیاست
-0.68 شدند
-0.68 فروش nft
-0.68 ناپدید
-0.68 ناپدید شد
-0.68 ناپدی…
-0.68 هوشمند
-0.68 هوشمن…
-0.69 <coin> network
-0.69 ^ network
-0.69 ^ starbucks
-0.69 ^ حراج
-0.69 as <number>
-0.69 avatar
-0.69 avata…
-0.69 back $
-0.69 builders
-0.69 builders $
-0.69 business with wallet
-0.69 citi
-0.69 climat
-0.69 climate
-0.69 clima…
-0.69 coinbase ceo
-0.69 donal
-0.69 donald
-0.69 donal…
-0.69 down after
-0.69 exchange with transfer
-0.69 farming
-0.69 farmi…
-0.69 fee
-0.69 global $
-0.69 happens
-0.69 in the
-0.69 japan $
-0.69 larg
-0.69 large
-0.69 large holders
-0.69 missi…
-0.69 pakistan
-0.69 pakis…
-0.69 renew…
-0.69 roun
-0.69 round
-0.69 scienc
-0.69 science
-0.69 seiz
-0.69 starbuck
-0.69 starbucks
-0.69 starb…
-0.69 steth
-0.69 study finds
-0.69 to builders
-0.69 withdrawal
-0.69 withdrawals
-0.69 you
-0.69 your
-0.69 استارک
-0.69 استارک نت
-0.69 افزوده
-0.69 افزود…
-0.69 به زبان
-0.69 به مدیریت
-0.69 توکنی
-0.69 داغ
-0.69 درصد رساند
-0.69 زبان ساده
-0.69 زمانی است
-0.69 موتور
-0.69 نباید
-0.69 کند $
-0.7 <coin> or
-0.7 <person> <price>
-0.7 ^ midnight
-0.7 ^ هند
-0.7 above <price>
-0.7 alumni
-0.7 alumn…
-0.7 ape floor
-0.7 as nft
-0.7 bankruptcy $
-0.7 bat
-0.7 beat
-0.7 case $
-0.7 dhabi $
-0.7 drive…
-0.7 expand
-0.7 for bankruptcy
-0.7 gold miner
-0.7 hackers
-0.7 holders to
-0.7 in abu
-0.7 near
-0.7 nft trading
-0.7 output
-0.7 output $
-0.7 outpu…
-0.7 owners
-0.7 owner…
-0.7 price to
-0.7 sequoia
-0.7 sequo…
-0.7 servic
-0.7 servi…
-0.7 shift
-0.7 shifts
-0.7 shifts <number>
-0.7 shift…
-0.7 staff $
-0.7 stage
-0.7 stake $
-0.7 tim
-0.7 times
-0.7 toy
-0.7 اسنوپ
-0.7 اسنوپ داگ
-0.7 انشعاب
-0.7 انشعا…
-0.7 برمی گردد
-0.7 به کجا
-0.7 خالق
-0.7 خالق <coin>
-0.7 داخل
-0.7 دست داد
-0.7 دوپاره
-0.7 دوپار…
-0.7 ساعت از
-0.7 عمومی
-0.7 مثل
-0.7 مشاور
-0.7 میپل
-0.7 ناخواسته
-0.7 ناخوا…
-0.7 نیت
-0.7 هشدار داد
-0.7 هنرمندان
-0.7 هکرها
-0.7 وصل
-0.7 پالی
-0.7 یک سال
-0.71 <coin> nfts
-0.71 <coin> votes
-0.71 <coin> قیمت
-0.71 ^ otherside
-0.71 ^ اوردینالز
-0.71 ^ کلاهبرداری
-0.71 bridge $
-0.71 collapse <price>
-0.71 collectibl
-0.71 collection $
-0.71 defi with trading
-0.71 energ
-0.71 energy
-0.71 fills
-0.71 freeze
-0.71 fund on
-0.71 hacked
-0.71 infin…
-0.71 invests
-0.71 invests in
-0.71 issu
-0.71 jpeg
-0.71 layoff
-0.71 layoffs
-0.71 layof…
-0.71 licen…
-0.71 mega
-0.71 oth
-0.71 oversea
-0.71 overseas
-0.71 ozempic
-0.71 ozemp…
-0.71 platforms
-0.71 price of
-0.71 quali…
-0.71 quit
-0.71 reboun
-0.71 restak
-0.71 seagat
-0.71 seagate
-0.71 seaga…
-0.71 secret
-0.71 secre…
-0.71 shoul
-0.71 should
-0.71 shoul…
-0.71 sinks after
-0.71 snapshot
-0.71 snaps…
-0.71 spot <coin>
-0.71 stx
-0.71 sushi
-0.71 takeov
-0.71 takeover
-0.71 takeo…
-0.71 tax on
-0.71 tokyo
-0.71 v
-0.71 v0
-0.71 whit
-0.71 white
-0.71 worr
-0.71 worries
-0.71 worri…
-0.71 آلمان
-0.71 بانک ها
-0.71 به فضا
-0.71 دفاع
-0.71 دفاع کرد
-0.71 را
-0.71 فضا رفت
-0.71 مایکروسافت
-0.71 مولت
-0.71 مولتی
-0.71 پیوستند
-0.71 پیوستند $
-0.71 پیوست…
-0.72 <coin> suffers
-0.72 <number> at
-0.72 ^ dash
-0.72 ^ zksync
-0.72 adopt…
-0.72 atom
-0.72 bond yields
-0.72 chao
-0.72 chaos
-0.72 coin GLMR
-0.72 compensat
-0.72 compensates
-0.72 confu…
-0.72 credit
-0.72 crim
-0.72 crime
-0.72 delay
-0.72 delay…
-0.72 get <price>
-0.72 joins
-0.72 launches tokenized
-0.72 locks
-0.72 material
-0.72 mater…
-0.72 meso
-0.72 moonpa
-0.72 moonpay
-0.72 moonp…
-0.72 posts record
-0.72 risk $
-0.72 ronin to
-0.72 startup $
-0.72 to take
-0.72 turns
-0.72 wallets $
-0.72 worlds
-0.72 wyom
-0.72 wyoming
-0.72 wyomi…
-0.72 آدرس های
-0.72 با یک
-0.72 برای وام
-0.72 بسته
-0.72 بیش
-0.72 بیش از
-0.72 ترامپ تعرفه
-0.72 دلاری
-0.72 شده
-0.72 شکست $
-0.72 مت گاکس
-0.72 مهلت
-0.72 گاکس
-0.73 <coin> کارمزد
-0.73 ^ central
-0.73 ^ copper
-0.73 ^ انتقال
-0.73 ^ ماینرهای
-0.73 addresses $
-0.73 airdrop with person
-0.73 becomes
-0.73 chief
-0.73 copp
-0.73 copper
-0.73 coppe…
-0.73 defi with person
-0.73 dumping
-0.73 dumpi…
-0.73 grows
-0.73 have
-0.73 mint
-0.73 operations $
-0.73 patches
-0.73 patch…
-0.73 pools
-0.73 poun
-0.73 pound
-0.73 rallies <price>
-0.73 reward
-0.73 rewar…
-0.73 russi…
-0.73 teams
-0.73 ten
-0.73 unlimit
-0.73 unlimited
-0.73 unlim…
-0.73 video
-0.73 wallet moves
-0.73 whale buying
-0.73 آتش و
-0.73 آواتار آتش
-0.73 از شبکه
-0.73 جادوگران
-0.73 جادوگ…
-0.73 روت
-0.73 رکوردی
-0.73 رکورد…
-0.73 شده است
-0.73 عموم
-0.73 ماراتون
-0.73 مارات…
-0.73 مجاز
-0.73 مجازی
-0.73 همه چیز
-0.73 و خاکستر
-0.73 چیز
-0.73 گوگل
-0.74 <coin> developers
-0.74 <coin> migrates
-0.74 <coin> استیک
-0.74 <price> attack
-0.74 ^ miners
-0.74 ^ sun
-0.74 ^ تلگرام
-0.74 acros
-0.74 across
-0.74 acros…
-0.74 americans
-0.74 any
-0.74 distr…
-0.74 everyday
-0.74 exchange with law
-0.74 expan
-0.74 expan…
-0.74 fears
-0.74 flare…
-0.74 fraud $
-0.74 gt
-0.74 happen
-0.74 happe…
-0.74 in minutes
-0.74 kalshi
-0.74 kalsh…
-0.74 peg $
-0.74 philanthrop
-0.74 philanthropy
-0.74 phila…
-0.74 plan to
-0.74 position
-0.74 posit…
-0.74 records
-0.74 rules
-0.74 stud
-0.74 study
-0.74 suffers
-0.74 superchain
-0.74 zksync
-0.74 zksyn…
-0.74 آرمسترانگ
-0.74 آرمست…
-0.74 استیک شده
-0.74 اسک
-0.74 اسکای
-0.74 اینفینیکس
-0.74 اینفی…
-0.74 برق
-0.74 تعداد
-0.74 تهدید
-0.74 ثبت نام
-0.74 خبر است
-0.74 در تهران
-0.74 راه انداخت
-0.74 رمزارزها را
-0.74 ریلم
-0.74 ریلمی
-0.74 شدند $
-0.74 طرح
-0.74 متوقف شد
-0.74 نام در
-0.74 چه خبر
-0.75 <coin> nears
-0.75 <coin> stablecoin
-0.75 <coin> برداشت
-0.75 <person> sells
-0.75 ^ catizen
-0.75 ^ opensea
-0.75 ^ s
-0.75 ^ پی
-0.75 activat
-0.75 activates
-0.75 ad
-0.75 autho…
-0.75 broker hidden
-0.75 california
-0.75 calif…
-0.75 catizen
-0.75 catiz…
-0.75 coin AUDIO
-0.75 coin SUSHI
-0.75 discl…
-0.75 draws <number>
-0.75 fall on
-0.75 founders
-0.75 grid
-0.75 hidden road
-0.75 konami
-0.75 konam…
-0.75 linked
-0.75 linke…
-0.75 node
-0.75 offers
-0.75 opens
-0.75 prime broker
-0.75 shake
-0.75 stopp
-0.75 stopp…
-0.75 to fund
-0.75 wheat
-0.75 اعلام شد
-0.75 ایران…
-0.75 به تعویق
-0.75 تعویق
-0.75 تعویق افتاد
-0.75 جای خود
-0.75 دیگری
-0.75 ریال
-0.75 سیبیل
-0.75 شهر
-0.75 عفو <person>
-0.75 فردا
-0.75 نرخ سود
-0.75 همت
-0.75 والکس به
-0.75 وام های
-0.75 پاشید
-0.75 پیدا کرد
-0.76 ^ مرورگر
-0.76 activ
-0.76 active
-0.76 allocat
-0.76 allocates
-0.76 and a
-0.76 application
-0.76 applications
-0.76 bank
-0.76 broker
-0.76 close
-0.76 decision
-0.76 decis…
-0.76 defends
-0.76 games
-0.76 gone
-0.76 hidden
-0.76 hidde…
-0.76 insider
-0.76 judge
-0.76 l2
-0.76 proposal
-0.76 road $
-0.76 sofi
-0.76 stack
-0.76 standard
-0.76 store
-0.76 think
-0.76 to exchanges
-0.76 vie
-0.76 why <coin>
-0.76 wood
-0.76 آیتم
-0.76 آیتم های
-0.76 اسکن
-0.76 اعلام کرد
-0.76 بریو
-0.76 جنگ
-0.76 را اعلام
-0.76 سازند
-0.76 سازند $
-0.76 سقوط کرد
-0.76 عنبیه
-0.76 فروشیم
-0.76 فروشی…
-0.76 فورک
-0.76 مت
-0.76 مرورگر
-0.76 مرورگر بریو
-0.76 مرورگ…
-0.76 مشترک
-0.76 می سازند
-0.76 نتورک
-0.76 نهنگ در
-0.76 هارد فورک
-0.76 هیچ
-0.76 ورلدکوین
-0.76 ورلدک…
-0.76 کشف
-0.76 کوین های
-0.77 <coin> governance
-0.77 <coin> moves
-0.77 <number> درجه
-0.77 ^ telegram
-0.77 a layer
-0.77 advises
-0.77 banker
-0.77 banker $
-0.77 banke…
-0.77 bbva
-0.77 chair
-0.77 charts
-0.77 doubles in
-0.77 download
-0.77 downl…
-0.77 fill
-0.77 founder
-0.77 fund for
-0.77 gtreasur
-0.77 gtreasury
-0.77 gtrea…
-0.77 hours
-0.77 metaverse with trading
-0.77 nyse
-0.77 playstation
-0.77 plays…
-0.77 realit
-0.77 reality
-0.77 reclaims
-0.77 row
-0.77 rul
-0.77 settles
-0.77 snaps
-0.77 soneium
-0.77 sonei…
-0.77 spacex
-0.77 space…
-0.77 take
-0.77 vr2
-0.77 xr
-0.77 اخراج
-0.77 اخراج کرد
-0.77 بهادارند
-0.77 تکلیف
-0.77 درجه
-0.77 درجه سلسیوس
-0.77 را اخراج
-0.77 را شکست
-0.77 رابین
-0.77 لایحه
-0.77 مدیریت
-0.77 مدیری…
-0.77 هود
-0.78 <coin> blockchain
-0.78 <coin> halves
-0.78 ^ glassnode
-0.78 airdrop with chain
-0.78 and <person>
-0.78 argentines
-0.78 becom
-0.78 becom…
-0.78 beta
-0.78 bites
-0.78 bridg
-0.78 bridg…
-0.78 by <price>
-0.78 coin 1INCH
-0.78 coin MANA
-0.78 deribit
-0.78 derib…
-0.78 down as
-0.78 flare
-0.78 kill
-0.78 lock
-0.78 makes
-0.78 marshal
-0.78 marshals
-0.78 marsh…
-0.78 much
-0.78 person with tech
-0.78 prim
-0.78 prime
-0.78 privat
-0.78 private
-0.78 puts <number>
-0.78 they
-0.78 thir
-0.78 third
-0.78 tied
-0.78 tied to
-0.78 users <number>
-0.78 آینده <coin>
-0.78 بازار…
-0.78 زمین در
-0.78 فی
-0.78 قدر
-0.78 لایتنینگ
-0.78 لایتن…
-0.78 محدود
-0.78 نزدیک شد
-0.78 گذاشت
-0.78 گذاشت $
-0.78 یورو
-0.79 ^ two
-0.79 ^ بنیاد
-0.79 addresses
-0.79 bid
-0.79 blacklisting
-0.79 by new
-0.79 car
-0.79 chain with person
-0.79 chain with regulator
-0.79 drop $
-0.79 explained
-0.79 explained $
-0.79 fetch
-0.79 fetches
-0.79 fetches <number>
-0.79 fetch…
-0.79 inheritanc
-0.79 inheritance
-0.79 inher…
-0.79 is a
-0.79 late
-0.79 leaks
-0.79 scoop up
-0.79 sec delays
-0.79 too
-0.79 turn
-0.79 vote
-0.79 whales scoop
-0.79 ارزان تر
-0.79 به شبکه
-0.79 تقویت
-0.79 جمهور
-0.79 جنگ های
-0.79 راهنم
-0.79 راهنمای
-0.79 راهنم…
-0.79 ساده $
-0.79 سوم
-0.79 هدست
-0.8 <coin> loses
-0.8 <coin> روی
-0.8 ^ kazakhstan
-0.8 ^ ان
-0.8 argentin
-0.8 bank to
-0.8 becomes first
-0.8 cap on
-0.8 changes
-0.8 connects
-0.8 connects <coin>
-0.8 delayed
-0.8 ever $
-0.8 investors
-0.8 jupit
-0.8 jupiter
-0.8 jupit…
-0.8 on tariff
-0.8 players $
-0.8 pull $
-0.8 rug
-0.8 rug pull
-0.8 threa…
-0.8 transfers <number>
-0.8 v30
-0.8 اروپا
-0.8 اش را
-0.8 خرند
-0.8 دلار امروز
-0.8 را کنار
-0.8 فروشد
-0.8 فروشد $
-0.8 نامه
-0.8 های مجازی
-0.8 کار می
-0.81 <coin> core
-0.81 <coin> will
-0.81 <number> میلیارد
-0.81 ^ jpmorgan
-0.81 ^ ust
-0.81 ^ voyager
-0.81 below <number>
-0.81 bitgo
-0.81 bored ape
-0.81 coin LTC
-0.81 cuts
-0.81 digit…
-0.81 dogg
-0.81 drained
-0.81 future $
-0.81 game with metaverse
-0.81 gaming
-0.81 gamin…
-0.81 into the
-0.81 jpmorgan
-0.81 jpmor…
-0.81 korea
-0.81 minted
-0.81 minte…
-0.81 moneygram
-0.81 money…
-0.81 musk
-0.81 partn…
-0.81 profits
-0.81 snoop
-0.81 snoop dogg
-0.81 spons…
-0.81 streaming
-0.81 tap
-0.81 taps
-0.81 that could
-0.81 از <number>
-0.81 باخت
-0.81 بازپرداخت
-0.81 بازپر…
-0.81 برنت
-0.81 بنیاد
-0.81 بنیاد <coin>
-0.81 ترامپ $
-0.81 خودرویی
-0.81 درصد رسید
-0.81 دلار
-0.81 را <price>
-0.81 روی
-0.81 فهرست سیاه
-0.81 ممنوع
-0.81 موز
-0.81 نیست
-0.81 نیست $
-0.81 و برداشت
-0.81 واریز و
-0.81 پاد
-0.81 پاداش
-0.81 کالبدشکاف
-0.81 کالبدشکافی
-0.81 کالبد…
-0.82 <coin> brings
-0.82 <coin> proposal
-0.82 <coin> جلو
-0.82 ^ a
-0.82 ^ bored
-0.82 ^ brazil
-0.82 ^ treasury
-0.82 ^ مالیات
-0.82 ^ پل
-0.82 ^ کیف
-0.82 airdrop with exchange
-0.82 business with ofTrade
-0.82 coin XYM
-0.82 coin YGG
-0.82 cools
-0.82 council adds
-0.82 curv
-0.82 curve
-0.82 exchange with person
-0.82 from its
-0.82 gets <number>
-0.82 oracl
-0.82 oracle
-0.82 oracl…
-0.82 othersid
-0.82 otherside
-0.82 slow
-0.82 sonic
-0.82 tokens to
-0.82 valuation
-0.82 valua…
-0.82 استمپ
-0.82 انداختند
-0.82 بلاکچینی
-0.82 بنیانگذار
-0.82 بنیان…
-0.82 بیت استمپ
-0.82 توضیح
-0.82 حراج
-0.82 سلسیوس
-0.82 سلسیو…
-0.82 غیرمتمرکز $
-0.82 کوانتومی
-0.83 <coin> halving
-0.83 <coin> opens
-0.83 <coin> ordinals
-0.83 <coin> v4
-0.83 ^ new
-0.83 ^ quantum
-0.83 ^ اثبات
-0.83 ^ متامسک
-0.83 coin ETH
-0.83 coin LPT
-0.83 creditor
-0.83 creditors
-0.83 drive $
-0.83 expect
-0.83 expec…
-0.83 holders $
-0.83 in three
-0.83 lawy
-0.83 lawye…
-0.83 more crypto
-0.83 pivot to
-0.83 rootstock
-0.83 roots…
-0.83 securit
-0.83 sells for
-0.83 sold
-0.83 start…
-0.83 to two
-0.83 transf
-0.83 v4
-0.83 writ
-0.83 اسپانیا
-0.83 اسپانیایی
-0.83 اسپان…
-0.83 برنامه
-0.83 برنام…
-0.83 بلیت
-0.83 درگاه
-0.83 درگذشت
-0.83 درگذش…
-0.83 ربات
-0.83 سیاستمدار
-0.83 سیاست…
-0.83 مین
-0.84 <coin> backed
-0.84 <coin> fees
-0.84 <coin> launches
-0.84 <coin> بیشتر
-0.84 <number> sells
-0.84 <number> year
-0.84 ^ دایو
-0.84 ^ سرمایه
-0.84 ark <person>
-0.84 at <number>
-0.84 backed loans
-0.84 behind the
-0.84 block…
-0.84 borrow
-0.84 borro…
-0.84 cease…
-0.84 central
-0.84 central bank
-0.84 defi tvl
-0.84 drain…
-0.84 fox
-0.84 numb
-0.84 numbers
-0.84 numbe…
-0.84 og
-0.84 project game
-0.84 rate
-0.84 recip…
-0.84 repayment
-0.84 repayments
-0.84 singularitynet
-0.84 singu…
-0.84 to halt
-0.84 union
-0.84 آلفا
-0.84 استور
-0.84 استوری
-0.84 استور…
-0.84 اهواز
-0.84 به بایننس
-0.84 تازه $
-0.84 تحولات
-0.84 تحولا…
-0.84 دارندگان <coin>
-0.84 درآمدز
-0.84 درآمدزای
-0.84 دو شبکه
-0.84 سود می
-0.84 ماسک
-0.84 میستیست
-0.84 میستیستی
-0.84 میستی…
-0.84 ورشکس…
-0.84 پاراچین
-0.84 پاراچ…
-0.85 <coin> ccip
-0.85 <coin> in
-0.85 <number> before
-0.85 ^ iran
-0.85 ^ پلی
-0.85 argen…
-0.85 cards $
-0.85 coin ATOM
-0.85 company $
-0.85 drain
-0.85 figma
-0.85 glass
-0.85 glasses
-0.85 in first
-0.85 jack dorsey
-0.85 law with ofTrade
-0.85 network $
-0.85 new
-0.85 owner
-0.85 road
-0.85 shared rule game
-0.85 stand…
-0.85 theft with wallet
-0.85 up in
-0.85 ای <coin>
-0.85 برداشت ها
-0.85 تصمیم
-0.85 تصمیم درباره
-0.85 خرید $
-0.85 درباره صندوق
-0.85 فروختند
-0.85 فروختند $
-0.85 قفل
-0.85 قفل شده
-0.85 لایه دوم
-0.85 متمرکز
-0.85 متمرک…
-0.85 محرمانه
-0.85 محرما…
-0.85 موقتا
-0.85 پیاپ
-0.85 پیاپی
-0.85 پیدا
-0.85 کریپتو در
-0.86 <coin> completes
-0.86 <coin> lets
-0.86 <coin> see
-0.86 <coin> باید
-0.86 ^ samsung
-0.86 ^ ultra
-0.86 analyst with whale
-0.86 bankruptc
-0.86 bankruptcy
-0.86 bankr…
-0.86 coin with miner
-0.86 com
-0.86 drive
-0.86 evmo
-0.86 evmos
-0.86 executives
-0.86 executives $
-0.86 fears $
-0.86 floor
-0.86 floor price
-0.86 its own
-0.86 marketplac
-0.86 marketplace
-0.86 nvidia shares
-0.86 one in
-0.86 paus
-0.86 rektdrop
-0.86 rektd…
-0.86 samsung
-0.86 samsu…
-0.86 star
-0.86 stol
-0.86 stole
-0.86 stole <number>
-0.86 swaps $
-0.86 to ai
-0.86 to be
-0.86 validator
-0.86 valid…
-0.86 تقسیم
-0.86 تقسیم کرد
-0.86 را عرضه
-0.86 روپیه
-0.86 سخت
-0.86 سوپرمارکت
-0.86 سوپرم…
-0.86 سوییس
-0.86 شماره
-0.86 مرکزی
-0.86 نیروهایش
-0.86 نیروهایش را
-0.86 نیروه…
-0.86 هشت
-0.86 همیشگ
-0.86 همیشگی
-0.86 همیشگ…
-0.86 پرپچوال
-0.86 پرپچو…
-0.86 کور
-0.86 گذاری کرد
-0.86 گس
-0.87 ^ cftc
-0.87 ^ near
-0.87 ^ usde
-0.87 ^ اوپن
-0.87 ^ تسلا
-0.87 center
-0.87 conse…
-0.87 data center
-0.87 haven
-0.87 hir
-0.87 hires
-0.87 law with person
-0.87 law with theft
-0.87 meet
-0.87 metaverse with price
-0.87 nine months
-0.87 opensea
-0.87 opens…
-0.87 orders
-0.87 rebrands its
-0.87 safe haven
-0.87 shuts $
-0.87 tokens $
-0.87 اصلاح کرد
-0.87 اوردینالز
-0.87 اوردی…
-0.87 ایرانیان
-0.87 بازیک…
-0.87 بودن
-0.87 را اصلاح
-0.87 سیلور
-0.87 فضا
-0.87 مان
-0.87 مانی
-0.87 ماینر
-0.87 نفروخته
-0.87 نفروخ…
-0.87 هنرمن…
-0.87 وقت
-0.87 پروفایل
-0.87 پروفا…
-0.87 پلی مارکت
-0.87 کراکن
-0.88 <coin> transactions
-0.88 <number> eh
-0.88 <number> و
-0.88 ^ sony
-0.88 analyst with law
-0.88 as ceo
-0.88 chain with wallet
-0.88 dell
-0.88 difficult
-0.88 difficulty
-0.88 diffi…
-0.88 eh
-0.88 eh s
-0.88 five
-0.88 gat
-0.88 gated
-0.88 govern
-0.88 governing
-0.88 leaves <coin>
-0.88 lightning network
-0.88 metaverse with transfer
-0.88 network capacity
-0.88 of
-0.88 pengu
-0.88 quietl
-0.88 quietly
-0.88 quiet…
-0.88 role
-0.88 role $
-0.88 s $
-0.88 slips to
-0.88 spot
-0.88 ticketmast
-0.88 ticketmaster
-0.88 won
-0.88 آید
-0.88 آید $
-0.88 به جان
-0.88 به روز
-0.88 جلو زد
-0.88 جهان $
-0.88 روز شد
-0.88 صادرات
-0.88 صادرا…
-0.88 قیمت طلا
-0.88 می آید
-0.88 واقعیت
-0.88 واقعی…
-0.88 گفت
-0.89 <number> را
-0.89 ^ german
-0.89 ^ دو
-0.89 ^ نسخه
-0.89 airdrop with metaverse
-0.89 art
-0.89 before it
-0.89 can t
-0.89 coin SLP
-0.89 coin VET
-0.89 damien
-0.89 damie…
-0.89 deposits $
-0.89 dunamu
-0.89 dunam…
-0.89 energ…
-0.89 explain
-0.89 expla…
-0.89 hirst
-0.89 holidays
-0.89 kraken agrees
-0.89 office
-0.89 other…
-0.89 paintings
-0.89 protocol
-0.89 radio
-0.89 sandwich
-0.89 sandw…
-0.89 sneakers
-0.89 three $
-0.89 transfer with whale
-0.89 آرژانتین
-0.89 آرژان…
-0.89 اوپن
-0.89 برگزار می
-0.89 به شایعات
-0.89 تولید
-0.89 درآورد
-0.89 درآورد $
-0.89 شناسا
-0.89 شناسایی
-0.89 شناسا…
-0.89 هدیه داد
-0.89 کاتالیست
-0.89 کاتال…
-0.9 <coin> freezes
-0.9 <coin> over
-0.9 <number> after
-0.9 ^ defi
-0.9 ^ layerzero
-0.9 ^ آمریکا
-0.9 agre
-0.9 agrees
-0.9 agrees to
-0.9 agree…
-0.9 block
-0.9 coindesk
-0.9 defi with ofTrade
-0.9 explo…
-0.9 inves…
-0.9 layerzero
-0.9 layer…
-0.9 link
-0.9 migration
-0.9 offer crypto
-0.9 on a
-0.9 patch
-0.9 payments
-0.9 runes
-0.9 show
-0.9 street
-0.9 stree…
-0.9 thousands of
-0.9 titles
-0.9 title…
-0.9 to get
-0.9 wall street
-0.9 الرت
-0.9 تنظیم
-0.9 تپ
-0.9 مجوز
-0.9 مرغ
-0.9 ویل
-0.9 ویل الرت
-0.9 کامبوج
-0.9 کامبوجی
-0.9 کامبو…
-0.91 <coin> crosses
-0.91 <coin> های
-0.91 <price> from
-0.91 brazil
-0.91 brazi…
-0.91 builds
-0.91 capture
-0.91 cost
-0.91 customers
-0.91 demo
-0.91 exchange with watcher
-0.91 gift
-0.91 in four
-0.91 nativel
-0.91 natively
-0.91 natively on
-0.91 out
-0.91 outlook
-0.91 outlo…
-0.91 reserves
-0.91 s21
-0.91 says coinbase
-0.91 sbtc
-0.91 secur…
-0.91 suffer
-0.91 از یک
-0.91 استخر
-0.91 بورس تهران
-0.91 ذخیره
-0.91 سریع
-0.91 سریع تر
-0.91 سناریوها
-0.91 سو
-0.91 قطع
-0.91 متاورس $
-0.91 همستر
-0.91 پاکستان
-0.91 پاکست…
-0.92 <number> fund
-0.92 ^ revolut
-0.92 ^ تراکنش
-0.92 ^ هاوینگ
-0.92 analyst with tech
-0.92 best
-0.92 captur
-0.92 captu…
-0.92 chains $
-0.92 company
-0.92 debt
-0.92 era
-0.92 fix
-0.92 how to
-0.92 judg
-0.92 kazakhstan
-0.92 mines
-0.92 nfts
-0.92 of <coin>
-0.92 own rule metaverse
-0.92 propose
-0.92 regulator with trading
-0.92 reveal
-0.92 reveals
-0.92 revea…
-0.92 revolut
-0.92 revol…
-0.92 rival
-0.92 safe
-0.92 sandbox
-0.92 sandb…
-0.92 says $
-0.92 scam
-0.92 sneak
-0.92 sneak…
-0.92 بانک های
-0.92 بگیریم
-0.92 بگیریم $
-0.92 بگیری…
-0.92 تورم
-0.92 توفان
-0.92 را نمی
-0.92 رکورد
-0.92 عفو
-0.92 غیرمتمرکز <coin>
-0.92 مرکز
-0.92 کالاها
-0.92 کالاه…
-0.92 کوین $
-0.93 <coin> rallies
-0.93 ^ ftx
-0.93 ^ inflation
-0.93 ^ از
-0.93 agent
-0.93 blacklist
-0.93 capacit
-0.93 capacity
-0.93 capac…
-0.93 crypto holdings
-0.93 document
-0.93 documents
-0.93 documents $
-0.93 edge higher
-0.93 high $
-0.93 higher $
-0.93 inflationar
-0.93 inflationary
-0.93 inflow
-0.93 inflo…
-0.93 law with miner
-0.93 lost
-0.93 meal
-0.93 midnight
-0.93 midni…
-0.93 nba
-0.93 pizza
-0.93 polygon
-0.93 polyg…
-0.93 project defi
-0.93 scien…
-0.93 texa
-0.93 texas
-0.93 to pol
-0.93 to receive
-0.93 urges
-0.93 voyag
-0.93 voyager
-0.93 voyag…
-0.93 wobbl
-0.93 wobbles
-0.93 wobbl…
-0.93 اوراکل
-0.93 اوراک…
-0.93 ای با
-0.93 باز شد
-0.93 بریج
-0.93 جهش کردند
-0.93 خال
-0.93 خالی
-0.93 در ایران
-0.93 در کانادا
-0.93 روح
-0.93 زمین های
-0.93 شایعات
-0.93 شایعا…
-0.93 پیوند
-0.93 کانادا
-0.93 کاناد…
-0.93 گرفت
-0.94 <coin> فعال
-0.94 ^ bybit
-0.94 a week
-0.94 assets $
-0.94 binance us
-0.94 cftc
-0.94 chart…
-0.94 chevron
-0.94 chevr…
-0.94 cvx
-0.94 kazak…
-0.94 life
-0.94 painting
-0.94 paint…
-0.94 project metaverse
-0.94 provid
-0.94 providers
-0.94 provi…
-0.94 regulator with stablecoin
-0.94 support
-0.94 suppo…
-0.94 tempu
-0.94 tempus
-0.94 tempu…
-0.94 to cut
-0.94 to list
-0.94 to offer
-0.94 to recover
-0.94 transactions hit
-0.94 transfers
-0.94 works
-0.94 دادگاه
-0.94 دادگا…
-0.94 دایو
-0.94 عکس
-0.94 قطع کرد
-0.94 هایپرلیکویید در
-0.94 چه کسی
-0.94 کارت های
-0.94 گفت $
-0.94 یک میلیون
-0.95 <coin> users
-0.95 ^ robinhood
-0.95 blocks
-0.95 bny
-0.95 code
-0.95 code $
-0.95 connect
-0.95 conne…
-0.95 cool
-0.95 custom
-0.95 decentralized exchange
-0.95 digital
-0.95 german government
-0.95 list $
-0.95 on the
-0.95 our
-0.95 outages
-0.95 reignit
-0.95 reignites
-0.95 rlus
-0.95 rlusd
-0.95 ticke…
-0.95 with <coin>
-0.95 آمد $
-0.95 با رمزارز
-0.95 دارندگان
-0.95 دارند…
-0.95 سازی غیرمتمرکز
-0.95 ماهانه
-0.95 ماهان…
-0.95 مپل
-0.95 میلیون <coin>
-0.95 پال
-0.96 <coin> lead
-0.96 <number> jobs
-0.96 <number> در
-0.96 ^ google
-0.96 ^ کارمزد
-0.96 backed
-0.96 build
-0.96 done
-0.96 kenya
-0.96 merit
-0.96 moves to
-0.96 out $
-0.96 settl
-0.96 stag
-0.96 story
-0.96 token…
-0.96 آن
-0.96 امنیت
-0.96 امنیتی
-0.96 امنیت…
-0.96 بازار nft
-0.96 دستگاه ماینر
-0.96 رونمایی کرد
-0.96 سرویس
-0.96 ماینرهای <coin>
-0.96 هک نوبیتکس
-0.96 کلیم
-0.96 کنار
-0.97 <coin> ceo
-0.97 <coin> staking
-0.97 <person> denies
-0.97 ^ jack
-0.97 ^ metamask
-0.97 ^ آموزش
-0.97 agents
-0.97 agent…
-0.97 ai agents
-0.97 bridges
-0.97 bybit
-0.97 celebrat
-0.97 celebrating
-0.97 coin CVX
-0.97 coin PEOPLE
-0.97 comes
-0.97 flar
-0.97 for <price>
-0.97 inflows
-0.97 mourn
-0.97 mourns
-0.97 mourn…
-0.97 opens <number>
-0.97 solo
-0.97 stablecoin with transfer
-0.97 supply $
-0.97 support $
-0.97 synaps
-0.97 synapse
-0.97 synap…
-0.97 tesla has
-0.97 than ever
-0.97 two year
-0.97 urg
-0.97 اریک
-0.97 امریکن
-0.97 امریک…
-0.97 دوقلوهای
-0.97 سود
-0.97 لیر
-0.97 می گیرد
-0.97 وایت
-0.97 وینکلواس
-0.97 وینکل…
-0.97 پیپر
-0.97 کاربر
-0.97 کردند
-0.97 کردند $
-0.97 گیرد
-0.97 گیرد $
-0.98 <coin> حمایت
-0.98 <coin> رشد
-0.98 <coin> فروخت
-0.98 broke…
-0.98 deus
-0.98 deusd
-0.98 die $
-0.98 future
-0.98 game with nft
-0.98 hack $
-0.98 holiday
-0.98 holid…
-0.98 hour
-0.98 in game
-0.98 lay
-0.98 machi
-0.98 order
-0.98 prediction markets
-0.98 shak
-0.98 strea…
-0.98 unwinds
-0.98 v2
-0.98 آمریکا <number>
-0.98 ده سال
-0.98 را چطور
-0.98 ونزویلا
-0.98 ونزوی…
-0.98 یک دلار
-0.99 ^ مجموعه
-0.99 anger
-0.99 bots
-0.99 bug $
-0.99 chainalysi
-0.99 chainalysis
-0.99 coin DAI
-0.99 compan
-0.99 custod
-0.99 custody
-0.99 developers $
-0.99 finds $
-0.99 hot
-0.99 law
-0.99 live $
-0.99 maker of
-0.99 receiv
-0.99 receive
-0.99 recei…
-0.99 stake
-0.99 tokenized
-0.99 امام
-0.99 امامی
-0.99 ذره
-0.99 ذره بین
-0.99 را قطع
-0.99 روزانه
-0.99 روزان…
-0.99 زیر ذره
-0.99 صرافی ایرانی
-0.99 فعالیت
-0.99 لبز
-0.99 مجموعه
-0.99 مجموع…
-0.99 مکس
-0.99 هستند
-0.99 کل <coin>
-1 <coin> weighs
-1 <person> هرگز
-1 <price> cents
-1 ^ دکس
-1 ^ رمز
-1 adds <coin>
-1 airdrops
-1 cents
-1 coin XCH
-1 comeback
-1 comeb…
-1 ever
-1 executiv
-1 german
-1 germa…
-1 global
-1 globa…
-1 halts
-1 jumps $
-1 kind transfer
-1 ordinal
-1 ordinals
-1 ordin…
-1 page
-1 plant
-1 plot
-1 propert
-1 property
-1 prope…
-1 software maker
-1 squar
-1 square
-1 squar…
-1 victims
-1 آموختیم
-1 آموخت…
-1 ارزی
-1 باند
-1 برداشت $
-1 ترکیه
-1 خورد
-1 خورد $
-1 دان
-1 دلاری <coin>
-1 دیسک
-1 را کم
-1 زباله
-1 سهمیه
-1 شبکه را
-1 عرضه می
-1 فن
-1 میان
-1 هاید
-1 هایدرا
-1 هایدر…
-1 هرگز
-1 هرگز <coin>
-1 کارت هدیه
-1 گردند
-1.01 ^ apecoin
-1.01 ^ mara
-1.01 ^ استخراج
-1.01 airdrop with whale
-1.01 analyst with business
-1.01 apecoin
-1.01 apeco…
-1.01 banks
-1.01 creator
-1.01 depositor
-1.01 depositors
-1.01 dev
-1.01 frau
-1.01 fraud
-1.01 gener…
-1.01 glass…
-1.01 inscription
-1.01 inscriptions
-1.01 inscr…
-1.01 links
-1.01 mara
-1.01 metamask
-1.01 metam…
-1.01 peak
-1.01 peak $
-1.01 relaunch
-1.01 relaunches
-1.01 relau…
-1.01 shared rule metaverse
-1.01 stat
-1.01 state
-1.01 step
-1.01 the us
-1.01 unit
-1.01 with
-1.01 worst
-1.01 امروز بازار
-1.01 بازی های
-1.01 به <price>
-1.01 بهادا…
-1.01 ترک
-1.01 جاده
-1.01 رایج
-1.01 رمز
-1.01 سازد
-1.01 سازد $
-1.01 لایه
-1.01 می سازد
-1.01 هاوینگ
-1.01 هاوین…
-1.01 کارمزدها را
-1.02 alloc…
-1.02 bitpanda
-1.02 bitpa…
-1.02 blockchain $
-1.02 bor
-1.02 bored
-1.02 co
-1.02 dorse
-1.02 dorsey
-1.02 dorse…
-1.02 governanc
-1.02 governance
-1.02 illicit
-1.02 illic…
-1.02 knot
-1.02 knots
-1.02 lays
-1.02 lays off
-1.02 nodes
-1.02 peg as
-1.02 this year
-1.02 افت کرد
-1.02 تمدید کرد
-1.02 خزانه هایپرلیکویید
-1.02 درآور…
-1.02 ماینرهای
-1.02 میان زنجیره
-1.02 نیرو
-1.02 پیتز
-1.02 پیتزای
-1.02 پیتزا…
-1.03 <coin> دست
-1.03 <price> <price>
-1.03 ^ decentralized
-1.03 ^ چگونه
-1.03 austin
-1.03 austi…
-1.03 backe…
-1.03 coind…
-1.03 crosses
-1.03 cross…
-1.03 fees to
-1.03 migrates
-1.03 migrates to
-1.03 must
-1.03 ofTrade with wallet
-1.03 oil
-1.03 old
-1.03 picasso
-1.03 picas…
-1.03 pieces
-1.03 piece…
-1.03 rejects
-1.03 sotheb
-1.03 sotheby
-1.03 sothe…
-1.03 super…
-1.03 users
-1.03 warhol
-1.03 warho…
-1.03 اند
-1.03 اند $
-1.03 ایرانی ها
-1.03 در بایننس
-1.03 دیجیتال از
-1.03 را تغییر
-1.03 زمانی
-1.03 شده $
-1.03 چه زمانی
-1.03 گلس
-1.03 گلس نود
-1.04 <coin> نسخه
-1.04 ^ دیفای
-1.04 ^ هارد
-1.04 ^ هش
-1.04 adam
-1.04 celeb…
-1.04 other rule defi
-1.04 own rule nft
-1.04 patienc
-1.04 patience
-1.04 reign…
-1.04 stablecoins
-1.04 tech with transfer
-1.04 آموزش
-1.04 تراکنش های
-1.04 حد از
-1.04 مجازی در
-1.04 نام
-1.04 و <person>
-1.04 کارگز…
-1.04 گران رمزارز
-1.05 ^ india
-1.05 ^ uk
-1.05 ^ بازی
-1.05 address
-1.05 addre…
-1.05 after <number>
-1.05 american
-1.05 bit
-1.05 can
-1.05 confi…
-1.05 domain
-1.05 domains
-1.05 domai…
-1.05 each $
-1.05 europe $
-1.05 game with theft
-1.05 hash
-1.05 releases
-1.05 tokeniz
-1.05 vote $
-1.05 wint
-1.05 winter
-1.05 بلاک <number>
-1.05 تعیین
-1.05 تعیین کرد
-1.05 توانند
-1.05 توانن…
-1.05 خیریه
-1.05 دولت
-1.05 را راه
-1.05 را نهایی
-1.05 نهایی کرد
-1.05 پرده
-1.05 پنگوین ها
-1.05 کارگزار
-1.05 کارگزاری
-1.05 کریپتویی
-1.06 <coin> miner
-1.06 <person> از
-1.06 ^ maker
-1.06 ^ استرایپ
-1.06 ^ مهاجرت
-1.06 after the
-1.06 ang
-1.06 dexs
-1.06 earns
-1.06 founder <person>
-1.06 hlp
-1.06 mone
-1.06 money
-1.06 regulator with tech
-1.06 smart
-1.06 softwar
-1.06 software
-1.06 softw…
-1.06 staff
-1.06 stunt
-1.06 time high
-1.06 trading with wallet
-1.06 ultra
-1.06 victim
-1.06 victi…
-1.06 استرایپ
-1.06 اوج
-1.06 قرارداد
-1.06 قرارد…
-1.06 میلیارد دلار
-1.06 وب <number>
-1.06 کارمزدها
-1.07 <person> we
-1.07 ^ mt
-1.07 ^ هشدار
-1.07 be
-1.07 business with theft
-1.07 coin OKB
-1.07 coin YFI
-1.07 investor
-1.07 own rule airdrop
-1.07 pol
-1.07 portugal
-1.07 portu…
-1.07 the <number>
-1.07 three years
-1.07 under new
-1.07 universit
-1.07 university
-1.07 برگزار
-1.07 برگزا…
-1.07 خودرو…
-1.07 درصد پایین
-1.07 پشت
-1.08 <coin> ها
-1.08 <coin> چگونه
-1.08 bot
-1.08 cente…
-1.08 coin RAY
-1.08 coin UNI
-1.08 defi with whale
-1.08 markets $
-1.08 merger
-1.08 merge…
-1.08 metaverse with nft
-1.08 migrat
-1.08 near zero
-1.08 phone
-1.08 settl…
-1.08 اوپ
-1.08 ریترن
-1.08 مورفو
-1.08 میمون های
-1.08 نیم
-1.08 هستند $
-1.08 پلتفرم
-1.08 پلتفر…
-1.08 کسی
-1.08 کلکسیون
-1.08 کلکسی…
-1.09 <coin> rally
-1.09 <coin> sees
-1.09 a16z
-1.09 based
-1.09 brok
-1.09 caps
-1.09 ceo $
-1.09 chain with game
-1.09 coin HT
-1.09 doubt
-1.09 helium
-1.09 heliu…
-1.09 india
-1.09 leaves
-1.09 leave…
-1.09 ledg
-1.09 ledger
-1.09 ledge…
-1.09 loses peg
-1.09 new staking
-1.09 offic
-1.09 piec
-1.09 rally on
-1.09 staking model
-1.09 status
-1.09 stream
-1.09 that
-1.09 withd…
-1.09 آمد
-1.09 آمدند
-1.09 آواتار
-1.09 آواتا…
-1.09 است
-1.09 حمله
-1.09 را بست
-1.09 را ساخت
-1.09 رویه
-1.09 رییس
-1.09 میام
-1.09 میامی
-1.09 وحدت
-1.09 گرد
-1.09 ین
-1.1 <coin> returns
-1.1 ^ سقوط
-1.1 business with whale
-1.1 defi with theft
-1.1 identity
-1.1 jobs $
-1.1 jump in
-1.1 mobil
-1.1 mobile
-1.1 mobil…
-1.1 pay <number>
-1.1 reject
-1.1 rejec…
-1.1 titl
-1.1 votes to
-1.1 ریت
-1.1 طلبکاران
-1.1 طلبکا…
-1.1 مهریه
-1.1 هش ریت
-1.11 <coin> transaction
-1.11 ^ خزانه
-1.11 comput
-1.11 compu…
-1.11 cuts <number>
-1.11 die
-1.11 googl
-1.11 google
-1.11 googl…
-1.11 insiders
-1.11 nft with theft
-1.11 opens to
-1.11 quest <number>
-1.11 انداخت
-1.11 انداخت $
-1.11 بار دیگر
-1.11 خارجی
-1.11 درصدی را
-1.11 دفتر
-1.11 رونین
-1.11 شروع
-1.12 chim
-1.12 chime
-1.12 core
-1.12 leak
-1.12 names
-1.12 perp
-1.12 to
-1.12 بونک
-1.12 ها می
-1.12 هت
-1.12 ویف
-1.13 ^ what
-1.13 ^ اینترنت
-1.13 financ
-1.13 finance
-1.13 person brian-armstrong
-1.13 stellar quarter
-1.13 them
-1.13 ایران از
-1.13 تگزاس
-1.13 گرم
-1.14 <coin> gold
-1.14 accept <coin>
-1.14 coin MIOTA
-1.14 count
-1.14 depin
-1.14 jack
-1.14 law with stablecoin
-1.14 resta…
-1.14 scraps
-1.14 scrap…
-1.14 usde
-1.14 بار
-1.14 جامعه <coin>
-1.14 دلار گذشت
-1.14 ماند
-1.14 مقایسه
-1.14 مقایس…
-1.15 ^ lightning
-1.15 beach
-1.15 collateral
-1.15 court
-1.15 developer
-1.15 ofTrade with transfer
-1.15 pow
-1.15 researchers
-1.15 usag
-1.15 usage
-1.15 تعطیل
-1.15 ساده
-1.15 سرقت
-1.15 صرافی های
-1.15 فایننس
-1.15 فاینن…
-1.15 ها از
-1.15 پایین آورد
-1.15 کلاهبرداری
-1.16 ^ compound
-1.16 ^ حمله
-1.16 ^ سهم
-1.16 against
-1.16 again…
-1.16 airdrop with nft
-1.16 chain with theft
-1.16 coin DYDX
-1.16 home
-1.16 lightn
-1.16 lightning
-1.16 microsoft
-1.16 nod
-1.16 probe
-1.16 scrap
-1.16 transaction
-1.16 virtual
-1.16 virtu…
-1.16 years on
-1.16 باشگاه
-1.16 باشگا…
-1.16 درآمد…
-1.16 دریبیت
-1.16 دریبی…
-1.16 صنعت
-1.16 قیمت دلار
-1.16 متامسک
-1.16 متامس…
-1.16 مقصد
-1.16 ملک
-1.16 کوینی
-1.17 ^ goldman
-1.17 back
-1.17 buy <coin>
-1.17 call
-1.17 chain $
-1.17 chain with stablecoin
-1.17 coin ENS
-1.17 council
-1.17 counc…
-1.17 goldman
-1.17 goldm…
-1.17 pull
-1.17 signs
-1.17 stock exchange
-1.17 to accept
-1.17 transfer with watcher
-1.17 ufc
-1.17 افتادند
-1.17 افتاد…
-1.17 فروخت…
-1.17 فعال شد
-1.17 نهنگ های
-1.17 وثیقه
-1.18 <coin> co
-1.18 <number> million
-1.18 <person> to
-1.18 ^ صرافی
-1.18 ^ صندوق
-1.18 colle…
-1.18 control
-1.18 creat…
-1.18 docum…
-1.18 europ
-1.18 europe
-1.18 found
-1.18 hands
-1.18 to trade
-1.18 wallets
-1.18 به سازندگان
-1.18 حرفه
-1.18 دارند
-1.18 دارند $
-1.18 در متاورس
-1.18 دوقلو
-1.18 دوقلو…
-1.18 را برای
-1.18 سازندگان
-1.18 مکزیک
-1.18 هش
-1.18 چین
-1.18 کف $
-1.19 <number> to
-1.19 <person> on
-1.19 ^ حواله
-1.19 coin RUNE
-1.19 control <price>
-1.19 deals
-1.19 gam
-1.19 hash rate
-1.19 higher
-1.19 lending
-1.19 lendi…
-1.19 losses $
-1.19 of supply
-1.19 offer…
-1.19 patie…
-1.19 studio
-1.19 studi…
-1.19 thousand
-1.19 thousands
-1.19 thous…
-1.19 برد
-1.19 برد $
-1.19 حواله
-1.19 دلاری نهنگ
-1.19 معرف
-1.19 معرفی
-1.19 نظر
-1.19 کمک کرد
-1.19 گذار
-1.2 <coin> رسید
-1.2 ^ روسیه
-1.2 bas
-1.2 coin IOTX
-1.2 coin QTUM
-1.2 crow
-1.2 crowd
-1.2 fink
-1.2 kind miner
-1.2 larr
-1.2 larry
-1.2 layer <number>
-1.2 of staked
-1.2 on binance
-1.2 pilot
-1.2 record crowd
-1.2 swap
-1.2 x
-1.2 استیک <coin>
-1.2 در برزیل
-1.2 فعال
-1.21 <coin> chain
-1.21 <number> hit
-1.21 airdrop with price
-1.21 clou
-1.21 cloud
-1.21 coin GLM
-1.21 for ipo
-1.21 mev
-1.21 votes
-1.21 we
-1.21 استارتاپ
-1.21 بایننس در
-1.21 توکن می
-1.21 فروشی
-1.21 منتشر کرد
-1.21 نسخه <number>
-1.21 نهنگ
-1.22 ^ hong
-1.22 ^ رای
-1.22 final
-1.22 hashrat
-1.22 hashrate
-1.22 hashr…
-1.22 order…
-1.22 supply turns
-1.22 tests
-1.22 turns <number>
-1.22 users $
-1.22 yiel
-1.22 بر
-1.22 تهران
-1.22 دکس
-1.22 سایه
-1.22 وب
-1.22 پنگوین
-1.22 پنگوی…
-1.23 <coin> turns
-1.23 <coin> عرضه
-1.23 coin UST
-1.23 estat
-1.23 estate
-1.23 estat…
-1.23 fan
-1.23 farm
-1.23 mined
-1.23 miner with price
-1.23 ninjatrad
-1.23 ninjatrader
-1.23 ninja…
-1.23 payment
-1.23 payme…
-1.23 work
-1.23 جهان شد
-1.23 شرکت <coin>
-1.23 نود
-1.23 های جدید
-1.23 کلاهبردار
-1.24 <coin> یا
-1.24 accept
-1.24 accep…
-1.24 build…
-1.24 ccip
-1.24 ceo <person>
-1.24 compared
-1.24 durov
-1.24 each
-1.24 europ…
-1.24 exploit
-1.24 forces
-1.24 launching
-1.24 lender
-1.24 light…
-1.24 nft
-1.24 quantum
-1.24 quant…
-1.24 توکن خود
-1.24 جامعه
-1.24 دارا
-1.24 دارایی
-1.24 دارای…
-1.24 زمان
-1.24 فروش زمین
-1.25 ^ قطعی
-1.25 backs
-1.25 coin COMP
-1.25 coin with whale
-1.25 driv
-1.25 freezes <number>
-1.25 gamestop
-1.25 grow
-1.25 identit
-1.25 nft with ofTrade
-1.25 price manipulation
-1.25 prob
-1.25 than
-1.25 از دست
-1.25 توسعه دهندگان
-1.25 دلار جریمه
-1.25 روسیه
-1.25 زندان
-1.25 سپرده
-1.25 ضبط
-1.25 معامله گران
-1.25 هر
-1.25 کلاهب…
-1.25 کوانتوم
-1.25 کوانت…
-1.26 ^ وام
-1.26 coin with transfer
-1.26 crypto fund
-1.26 defi with law
-1.26 freezes
-1.26 game with tech
-1.26 good
-1.26 goods
-1.26 million users
-1.26 ord
-1.26 proto…
-1.26 shop
-1.26 shops
-1.26 statu
-1.26 statu…
-1.26 trading with transfer
-1.26 und
-1.26 under
-1.26 venezuelan
-1.26 ثابت نگه
-1.26 جریمه شد
-1.26 ذخیره سازی
-1.26 را ثابت
-1.26 رایانه
-1.26 می پذیرد
-1.26 های <coin>
-1.26 پذیرد
-1.26 پذیرد $
-1.27 <coin> support
-1.27 <coin> wallet
-1.27 ^ optimism
-1.27 ^ ده
-1.27 nev
-1.27 never
-1.27 on $
-1.27 on new
-1.27 pool
-1.27 rule whale
-1.27 stablecoin
-1.27 via
-1.27 ایران
-1.27 ایرانی $
-1.27 دلاری $
-1.27 مردم
-1.27 گرفت $
-1.28 attack $
-1.28 bond
-1.28 centr…
-1.28 coin DOT
-1.28 death
-1.28 games…
-1.28 holder with law
-1.28 power
-1.28 puts
-1.28 rates to
-1.28 startup
-1.28 suspe…
-1.28 استیبل
-1.28 استیب…
-1.28 بررس
-1.28 بررسی
-1.28 سود <price>
-1.28 صرافی ارز
-1.28 فعالی…
-1.28 مارکت
-1.29 airdrop with analyst
-1.29 coin PLA
-1.29 giv
-1.29 gives
-1.29 propos
-1.29 reserv
-1.29 reser…
-1.29 snap
-1.29 stabl…
-1.29 to pay
-1.29 تلگرام
-1.29 تلگرا…
-1.29 های بی
-1.29 پرداخت
-1.29 پرداخ…
-1.3 ^ how
-1.3 ^ استیبل
-1.3 chains
-1.3 credi…
-1.3 dur
-1.3 during
-1.3 durin…
-1.3 force…
-1.3 liquidit
-1.3 liquidity
-1.3 million
-1.3 model
-1.3 model $
-1.3 phon
-1.3 public $
-1.3 venez…
-1.3 اعلام
-1.3 بازی
-1.3 به دنبال
-1.3 بی مثل
-1.3 داد
-1.3 دنبال
-1.3 نفت
-1.3 هکر
-1.31 <number> the
-1.31 ^ پروتکل
-1.31 coins none
-1.31 inflation
-1.31 it
-1.31 on staking
-1.31 players
-1.31 نقد
-1.32 acquires
-1.32 hacker
-1.32 با
-1.32 بهتر
-1.32 بهتر است
-1.32 تورمی
-1.32 داستان
-1.32 داستا…
-1.32 رمزارزی
-1.32 شبکه
-1.32 نزدیک
-1.33 ^ gamestop
-1.33 assets
-1.33 asset…
-1.33 behin
-1.33 behind
-1.33 behin…
-1.33 coin EGLD
-1.33 forc
-1.33 offic…
-1.33 sony
-1.33 spac
-1.33 vot
-1.33 اپن
-1.33 جدید $
-1.33 دورف
-1.33 مستقل
-1.33 گوش
-1.33 گوشی
-1.34 coin XNO
-1.34 miner
-1.34 playe…
-1.34 wallet adds
-1.34 رایان…
-1.34 متا
-1.34 هنگ
-1.34 هنگ کنگ
-1.34 کنگ
-1.34 گران
-1.34 یوونتوس
-1.34 یوونت…
-1.35 <coin> buys
-1.35 earl
-1.35 early
-1.35 every…
-1.35 nft with transfer
-1.35 own rule defi
-1.35 parent
-1.35 paren…
-1.35 است $
-1.35 باید
-1.35 دیفای <coin>
-1.36 <coin> برای
-1.36 developers
-1.36 draws record
-1.36 five years
-1.36 share of
-1.36 stocks $
-1.36 برم
-1.36 برمی
-1.36 داد $
-1.36 سال پس
-1.36 چطور
-1.37 ^ apple
-1.37 ^ ایردراپ
-1.37 chip
-1.37 returns to
-1.37 sell $
-1.37 takes <number>
-1.37 آورد
-1.37 آورد $
-1.37 خانه
-1.37 کجا رسید
-1.38 <coin> mining
-1.38 <coin> هایش
-1.38 ^ ترامپ
-1.38 dash
-1.38 government
-1.38 holders
-1.38 suff
-1.38 suffe…
-1.38 رکورد زد
-1.38 مالیات
-1.38 مالیا…
-1.38 هایش را
-1.38 کالا
-1.39 <coin> as
-1.39 business with game
-1.39 gains $
-1.39 hit by
-1.39 in hours
-1.39 revenu
-1.39 revenue
-1.39 reven…
-1.39 to tax
-1.39 unive…
-1.39 تمدید
-1.39 سرعت
-1.39 سود <coin>
-1.4 <coin> دارایی
-1.4 chain…
-1.4 complet
-1.4 completes
-1.4 milli…
-1.4 stor
-1.4 whales
-1.4 whale…
-1.4 آینده
-1.4 تبدیل
-1.4 داگ
-1.4 روی <coin>
-1.41 compoun
-1.41 compound
-1.41 compo…
-1.41 for
-1.41 fund with regulator
-1.41 hold
-1.41 ident…
-1.41 platform
-1.41 platf…
-1.41 اثبات
-1.41 تسلا
-1.41 در رقابت
-1.41 را لرزاند
-1.41 سازند…
-1.41 لرزاند
-1.41 لرزاند $
-1.41 لرزان…
-1.41 می ماند
-1.41 هارد
-1.42 <coin> block
-1.42 execu…
-1.42 person sam-bankman-fried
-1.42 برزیل
-1.42 دستگاه
-1.42 دستگا…
-1.42 ساتوش
-1.42 ساتوشی
-1.42 ساتوش…
-1.42 سه سال
-1.42 پروتکل
-1.42 پروتک…
-1.42 پل
-1.43 coin AR
-1.43 coin NEXO
-1.43 etf inflows
-1.43 hand
-1.43 holde…
-1.43 its <coin>
-1.43 jump $
-1.43 research
-1.43 resea…
-1.43 theft with transfer
-1.43 years $
-1.43 بنیان گذار
-1.43 توسعه
-1.43 دوم
-1.43 نگران
-1.43 وام <coin>
-1.44 <person> $
-1.44 ^ satoshi
-1.44 ^ us
-1.44 chain with coin
-1.44 compl…
-1.44 explores
-1.44 law with trading
-1.44 lets
-1.44 own rule game
-1.44 اوراق
-1.44 دهندگان
-1.44 دهندگ…
-1.44 دوباره از
-1.44 رونما
-1.44 رونمایی
-1.44 رونما…
-1.44 نمی
-1.45 <coin> for
-1.45 insid
-1.45 insid…
-1.45 zero
-1.45 دلار سود
-1.45 سود کرد
-1.45 هشدار
-1.45 کل
-1.46 calls <coin>
-1.46 cards
-1.46 date
-1.46 min
-1.46 wins
-1.46 ترامپ
-1.46 میزبان
-1.46 میزبا…
-1.47 acquir
-1.47 activ…
-1.47 dex
-1.47 other rule metaverse
-1.47 own rule whale
-1.47 ساخت $
-1.47 عرضه <coin>
-1.47 مهاجرت
-1.47 کار
-1.48 compar
-1.48 own rule blockchain
-1.48 shared rule blockchain
-1.48 استخراج
-1.48 بست
-1.48 بست $
-1.48 دلار <coin>
-1.48 رقابت
-1.48 فقه
-1.48 فقهی
-1.48 مراجع
-1.48 می شود
-1.49 buzz
-1.49 cent
-1.49 put
-1.49 به آمریکا
-1.49 نها
-1.49 نهایی
-1.49 همه
-1.49 واریز
-1.5 ^ stellar
-1.5 custo…
-1.5 dao
-1.5 halt
-1.5 million $
-1.5 به <coin>
-1.5 چگونه
-1.51 goes live
-1.51 still
-1.51 توکنیزه
-1.51 توکنی…
-1.51 هند
-1.52 <coin> defi
-1.52 lende…
-1.52 pauses
-1.52 pause…
-1.52 person changpeng-zhao
-1.52 shared rule nft
-1.52 گذاران <coin>
-1.53 posts
-1.53 اولین
-1.53 جریمه
-1.53 قدیمی <coin>
-1.53 هدیه
-1.54 ^ meta
-1.54 acqui…
-1.54 coin with wallet
-1.54 crash $
-1.54 finds
-1.54 network
-1.54 netwo…
-1.54 person elon-musk
-1.54 بایننس به
-1.55 ^ quant
-1.55 artist
-1.55 artis…
-1.55 coin SOL
-1.55 hit record
-1.55 ipo $
-1.55 positions
-1.55 propo…
-1.55 quant
-1.55 sec
-1.55 stellar
-1.55 stell…
-1.55 ust
-1.56 bug
-1.56 offer
-1.56 on crypto
-1.56 بنیان
-1.56 را با
-1.56 مهاجر…
-1.56 های
-1.56 کارمزد
-1.56 کارمز…
-1.57 <coin> whales
-1.57 app
-1.57 coin LDO
-1.57 deposits
-1.57 let
-1.57 play
-1.57 تغییر
-1.57 جذب کرد
-1.58 kind regulator
-1.58 shared rule defi
-1.58 up <number>
-1.58 استخر…
-1.58 انداخ…
-1.58 اپلیکیشن
-1.58 اپلیک…
-1.59 <person> says
-1.59 ^ تفاوت
-1.59 ^ شبکه
-1.59 run
-1.59 war
-1.59 تفاوت
-1.59 ثابت
-1.6 ^ sec
-1.6 business with coin
-1.6 regulator with transfer
-1.6 takes
-1.6 trade any
-1.6 trans…
-1.6 two
-1.6 win
-1.6 اسپات
-1.6 اسپات <coin>
-1.6 در انتقال
-1.6 ملی
-1.61 coin with nft
-1.61 ico
-1.61 rule nft
-1.61 خودرو
-1.61 کاربران
-1.62 ^ هک
-1.62 airdrop
-1.62 airdr…
-1.62 دهد $
-1.63 airdrop with game
-1.63 explor
-1.63 rule airdrop
-1.63 theft with trading
-1.63 uk
-1.63 نسخه
-1.64 airdrop with business
-1.64 chain
-1.64 freez
-1.64 freez…
-1.64 انتقال <coin>
-1.64 می دهد
-1.65 <coin> دوباره
-1.65 coin KAVA
-1.65 kind game
-1.65 labs
-1.65 test
-1.65 دهد
-1.65 پول
-1.66 دیف
-1.66 دیفای
-1.66 لانگ
-1.67 prices
-1.67 satoshi
-1.67 نقدینگ
-1.67 نقدینگی
-1.67 نقدین…
-1.68 person with regulator
-1.68 استیک
-1.68 بلاک
-1.68 را خرید
-1.68 منتشر شد
-1.69 year $
-1.69 ساخت
-1.69 قدیمی
-1.69 میلیارد دلاری
-1.7 business with transfer
-1.7 exchange with stablecoin
-1.7 live
-1.7 migra…
-1.7 rich
-1.7 satos…
-1.7 trading with whale
-1.7 اینترنت
-1.7 اینتر…
-1.7 سراغ
-1.7 نت
-1.71 join
-1.71 optimism
-1.71 optim…
-1.71 sues
-1.72 هایش
-1.73 deposit
-1.73 how
-1.73 lab
-1.73 vault
-1.74 coin with game
-1.74 japan
-1.74 other rule game
-1.74 tak
-1.74 درآمد
-1.75 <coin> چه
-1.75 find
-1.75 ftx
-1.75 kind law
-1.75 pay
-1.75 rules none
-1.75 شود $
-1.75 قدیم
-1.76 ^ اولین
-1.76 token $
-1.76 دلار جذب
-1.77 rule game
-1.77 tech with trading
-1.77 کیف
-1.77 کیف پول
-1.78 who
-1.78 بلاکچین
-1.78 بلاکچ…
-1.79 <coin> چیست
-1.79 ^ دلار
-1.79 defi with regulator
-1.79 غیرمتمرکز
-1.79 غیرمت…
-1.79 کارت
-1.8 compa…
-1.8 پیشنهاد
-1.8 پیشنه…
-1.81 attack
-1.81 attac…
-1.81 draw
-1.81 earn
-1.81 hacke…
-1.81 in <coin>
-1.81 nft with tech
-1.81 تایید
-1.83 ^ gold
-1.83 draws
-1.83 infla…
-1.84 base
-1.84 از نگاه
-1.84 استار…
-1.85 sue
-1.85 شود
-1.85 پروژه
-1.86 coin BUSD
-1.86 rule metaverse
-1.86 stak
-1.86 در <coin>
-1.88 <person> به
-1.88 miner with ofTrade
-1.89 brings
-1.89 bring…
-1.9 ^ nasdaq
-1.9 rule blockchain
-1.9 آدرس
-1.9 بانک
-1.91 own rule regulation
-1.92 gold
-1.92 kind whale
-1.92 ofTrade with tech
-1.93 کاربر…
-1.94 ^ نهنگ
-1.94 coin ANC
-1.94 coin with theft
-1.94 kind airdrop
-1.95 coin AAVE
-1.95 coin ENJ
-1.95 its
-1.95 برداشت
-1.95 برداش…
-1.96 plans
-1.97 bring
-1.97 kind metaverse
-1.98 calls
-1.98 shared rule airdrop
-2 kind nft
-2.01 develop
-2.01 devel…
-2.01 game
-2.01 جذب
-2.02 با <coin>
-2.02 کمک
-2.03 ofTrade with stablecoin
-2.04 t
-2.07 goe
-2.07 goes
-2.07 off
-2.07 shared rule regulation
-2.07 staking
-2.07 staki…
-2.07 تراکنش
-2.07 تراکن…
-2.08 business with nft
-2.08 depos…
-2.08 سازی
-2.09 airdrop with ofTrade
-2.09 coin FIL
-2.09 share
-2.09 انتقال
-2.1 card
-2.1 انتقا…
-2.1 سی
-2.11 for <number>
-2.12 kind defi
-2.13 mining
-2.13 minin…
-2.13 team
-2.14 سکه
-2.16 <coin> holders
-2.16 rule defi
-2.16 usdd
-2.17 fees
-2.17 moves <number>
-2.19 lend
-2.21 gover…
-2.22 coin with defi
-2.22 miner with tech
-2.22 منتشر
-2.27 hack
-2.29 ofTrade with theft
-2.29 own
-2.31 business with law
-2.31 kind business
-2.32 kind tech
-2.32 years
-2.32 ساز
-2.36 coin HNT
-2.36 coin MATIC
-2.4 exchange with theft
-2.42 airdrop with coin
-2.45 meta
-2.46 moves
-2.49 درباره
-2.49 دربار…
-2.51 to <coin>
-2.54 ceo
-2.56 rule regulation
-2.56 wallet
-2.57 coin with tech
-2.57 walle…
-2.61 kind wallet
-2.73 person charles-hoskinson
-2.91 وام
-2.93 <price> of
-3.08 person vitalik-buterin
-3.6 kind theft
# regulation
5.12 kind law
4.53 rule regulation
3.95 kind regulator
3.62 own rule regulation
3.3 ofTrade with regulator
3.26 law with ofTrade
3.16 shared rule regulation
2.62 coin with regulator
2.51 law with miner
2.3 pay <number>
2.16 person with regulator
2.16 دیجیتال
2.16 دیجیت…
2.14 coin with law
2.12 مجوز
2.11 رییس
2.05 exchange with law
1.99 جریمه
1.97 to pay
1.95 order…
1.94 درباره
1.94 دربار…
1.92 business with law
1.9 over
1.89 law with wallet
1.86 آزاد
1.83 ^ جریمه
1.82 تایید
1.79 گذار بایننس
1.78 coin CEL
1.78 on crypto
1.77 exchange with regulator
1.77 regulator with stablecoin
1.75 law with regulator
1.73 بنیان
1.72 to halt
1.72 to tax
1.71 business with regulator
1.71 coin XRP
1.71 sentenc
1.71 sente…
1.7 orders
1.69 ^ ترکیه
1.69 licens
1.66 cftc
1.66 pardon
1.66 pardo…
1.66 reserv
1.66 reser…
1.66 sues
1.66 بنیان گذار
1.65 sue
1.64 جریمه <number>
1.64 هند
1.61 عفو
1.6 از نگاه
1.6 قانون
1.59 regulator with trading
1.58 banks
1.57 <coin> ceo
1.57 freezes
1.57 person brad-garlinghouse
1.57 رمزارز را
1.57 نگاه
1.57 کشف
1.55 asset
1.55 halt
1.55 اسپات
1.55 اسپات <coin>
1.54 pardon $
1.53 fund with regulator
1.53 iran
1.53 رمزارز
1.52 appeal
1.52 appea…
1.52 crypto
1.51 ^ روسیه
1.51 durov
1.51 جریمه شد
1.51 رمزارزها
1.51 رمزار…
1.49 ^ بانک
1.49 parent
1.49 paren…
1.49 شکایت کرد
1.46 ^ iran
1.46 secur…
1.46 ترکیه
1.45 برزیل
1.45 دلار جریمه
1.45 فقه
1.45 فقهی
1.45 مراجع
1.45 نظر
1.44 غیرمجاز
1.44 غیرمج…
1.43 ترامپ
1.42 ^ رییس
1.42 illicit
1.42 illic…
1.41 freezes <number>
1.41 ضبط
1.39 trial
1.39 مهریه
1.39 پرونده <coin>
1.38 crypt…
1.38 رمزارزها را
1.38 رویه
1.38 ریال
1.38 وحدت
1.37 <person> x
1.37 blacklist
1.37 license
1.34 <coin> در
1.34 digital yuan
1.34 found
1.34 law
1.34 آزاد شد
1.34 افتاد $
1.33 دستور
1.33 دلاری بایننس
1.33 مشهد
1.33 هنگ
1.33 هنگ کنگ
1.33 پیشین
1.33 پیشین <coin>
1.33 کنگ
1.32 ord
1.32 south korea
1.32 افتاد
1.31 دادستان
1.31 دادستانی
1.31 دادست…
1.3 binance founder
1.3 do kwon
1.3 enaira
1.3 enair…
1.3 kwon
1.3 آمریکا
1.3 آمریک…
1.29 ^ cftc
1.29 lobb
1.29 lobby
1.29 miner with regulator
1.29 pakistan
1.29 pakis…
1.29 ممنوع
1.28 adviser
1.28 fox
1.28 gains $
1.27 ^ hong
1.27 coin USDT
1.27 one $
1.27 دام
1.27 درگاه
1.27 شاک
1.27 شاکی
1.26 ^ kazakhstan
1.26 ^ ترامپ
1.26 assets
1.26 asset…
1.26 ceo <person>
1.26 person brian-armstrong
1.26 person changpeng-zhao
1.26 yuan
1.26 توقیف
1.26 دار
1.26 ذخیره
1.26 سیاست
1.26 محکوم شد
1.25 ^ احراز
1.25 do
1.25 exchanges to
1.25 is over
1.25 over $
1.24 ^ کشف
1.24 bank
1.24 law with trading
1.24 say
1.23 end us
1.23 law with stablecoin
1.23 suit
1.23 to end
1.23 without charges
1.22 ^ هشدار
1.22 dc
1.22 firm
1.22 new york
1.22 spot <coin>
1.22 tax on
1.22 york
1.22 بلوکه
1.21 gensl
1.21 gensler
1.21 gensl…
1.21 kazak…
1.21 marshal
1.21 marshals
1.21 marsh…
1.21 much
1.21 over <number>
1.21 they
1.21 دیجیتال از
1.21 مرتبط
1.21 مرتبط با
1.2 <number> کیف
1.2 bitfinex
1.2 bitfi…
1.2 بلومبرگ
1.2 بلومب…
1.2 بهادا…
1.2 درهم
1.2 عفو <person>
1.2 گنسلر
1.19 ^ former
1.19 can t
1.19 cbdc
1.19 convict
1.19 convi…
1.19 reserves
1.19 راهی
1.18 exit us
1.18 sentenced
1.18 زندان محکوم
1.17 by new
1.17 crypto to
1.17 frau
1.17 fraud
1.17 investors
1.17 to its
1.17 without
1.17 witho…
1.17 امارات
1.17 امارا…
1.17 خزانه داری
1.17 داری
1.17 داری آمریکا
1.16 ^ فیلترینگ
1.16 ^ محکومیت
1.16 assets $
1.16 coin NEXO
1.16 law $
1.16 shut
1.16 supervision
1.16 virtual asset
1.16 war
1.16 فیلترینگ
1.16 فیلتر…
1.16 محکومیت
1.16 محکوم…
1.15 ^ south
1.15 gains
1.15 in prison
1.15 objection
1.15 objection $
1.15 objec…
1.15 sec $
1.14 <number> and
1.14 arrested
1.14 arrested in
1.14 crypto is
1.14 hong
1.14 hong kong
1.14 kong
1.14 lawmak
1.14 lawma…
1.14 mashinsk
1.14 mashinsky
1.14 mashi…
1.14 trial $
1.14 سازنده
1.13 charged in
1.13 draftking
1.13 draftkings
1.13 draft…
1.13 firms
1.13 regulators
1.13 sentenced to
1.13 دفاع
1.13 دفاع کرد
1.12 <coin> freezes
1.12 coin with fund
1.12 fac
1.12 faces
1.12 license $
1.12 mislead
1.12 misleading
1.12 misle…
1.12 over misleading
1.12 reserve
1.12 بدون مجوز
1.12 در
1.12 در فاز
1.12 فاز
1.12 مالیات <price>
1.12 مجوز را
1.12 مکس
1.12 های بدون
1.12 هند مالیات
1.11 cash $
1.11 dcg
1.11 from
1.11 kind ofTrade
1.11 را برای
1.11 رونمایی شد
1.11 رییس جدید
1.11 نیجریه
1.11 نیجری…
1.1 argen…
1.1 business with person
1.1 disconnect
1.1 disconnects
1.1 following
1.1 super…
1.1 venezuela
1.09 broke…
1.09 congres
1.09 congress
1.09 congr…
1.09 freez
1.09 freez…
1.09 حرفه
1.09 سقف نگهداری
1.09 صرافی ها
1.09 غیرمجاز در
1.09 مالیات
1.09 مالیا…
1.09 نگهداری استیبل
1.08 crypto exchanges
1.08 follow
1.08 follo…
1.08 به نفع
1.08 تبریز
1.08 روپیه
1.08 مزارع
1.08 نفع
1.08 پلمب
1.07 <coin> دارایی
1.07 against
1.07 again…
1.07 autho…
1.07 coinbase <person>
1.07 kazakhstan
1.07 korea
1.07 law with price
1.07 urges
1.07 us $
1.07 تصمیم
1.07 تصمیم درباره
1.07 درباره صندوق
1.07 ماینر غیرمجاز
1.06 caps
1.06 lawmakers
1.06 portugal
1.06 portu…
1.06 venez…
1.06 ساختار
1.06 ساختار بازار
1.06 ساختا…
1.06 لایحه ساختار
1.05 robinhood crypto
1.05 سایت
1.05 پایتخت
1.05 پایتخ…
1.04 brok
1.04 california $
1.04 end
1.04 guilt
1.04 guilty
1.04 guilt…
1.04 در برزیل
1.04 رای
1.04 شناخته
1.04 شناخته شد
1.04 شناخت…
1.03 <coin> gains
1.03 <person> appeal
1.03 ^ pakistan
1.03 crypto holdings
1.03 dealing
1.03 deali…
1.03 extradit
1.03 extradited
1.03 extra…
1.03 fined <number>
1.03 hondura
1.03 honduras
1.03 hondu…
1.03 mica
1.03 partial
1.03 parti…
1.03 rul
1.03 to
1.03 urg
1.03 بورس آمریکا
1.02 airdrop with miner
1.02 disco…
1.02 exchanges $
1.02 from prison
1.02 levy
1.02 درصدی را
1.02 رسمیت
1.02 ریال دیجیتال
1.02 سلسیوس
1.02 سلسیو…
1.02 شناسیم
1.02 شناسی…
1.02 هایش
1.02 همتی
1.01 ^ آمریکا
1.01 authorities
1.01 night
1.01 regulator with wallet
1.01 بلاروس
1.01 بلارو…
1.01 شد $
1.01 چارچوب
1.01 چارچو…
1.01 یونیک
1 airdrop with law
1 brokers
1 detain
1 detains
1 detai…
1 rules
1 ماینر در
1 کجا رسید
0.99 arrest
0.99 arres…
0.99 beij
0.99 beijing
0.99 beiji…
0.99 bitconnect
0.99 bitco…
0.99 california
0.99 calif…
0.99 crypto mining
0.99 restitution
0.99 resti…
0.99 ring
0.99 settlement $
0.99 انگلستان
0.99 انگلس…
0.99 باید
0.99 دو کوان
0.99 روبل
0.99 غیرقانون
0.99 غیرقانونی
0.99 غیرقا…
0.99 کوان
0.98 ^ توقیف
0.98 ^ خزانه
0.98 airdrop with regulator
0.98 appoint
0.98 appoints
0.98 appoi…
0.98 convicted
0.98 council $
0.98 digital
0.98 digital pound
0.98 fatf
0.98 german
0.98 germa…
0.98 min
0.98 power grid
0.98 اوک
0.98 اوکی
0.98 تایلند
0.98 تایلن…
0.98 تحت
0.98 سپاه
0.98 فهرست سیاه
0.98 لیر
0.98 منتسب
0.98 پیگرد
0.98 کامبوج
0.98 کامبوجی
0.98 کامبو…
0.97 ^ terraform
0.97 ^ مدیرعامل
0.97 bar
0.97 bars
0.97 black…
0.97 coin QNT
0.97 digit…
0.97 eas
0.97 eased
0.97 secret
0.97 secre…
0.97 tells
0.97 terraform
0.97 terra…
0.97 باند
0.97 به
0.97 حفظ
0.97 روسیه
0.97 سیگنال
0.97 سیگنا…
0.97 شود $
0.97 فایننس $
0.97 مرکزی درگاه
0.96 <coin> etfs
0.96 <number> دستگاه
0.96 suspension
0.96 همت
0.95 analyst with law
0.95 licence $
0.95 pay
0.95 اسراییل
0.95 اسرای…
0.95 ترامپ $
0.95 شهرون…
0.95 شود
0.95 ها $
0.94 association
0.94 assoc…
0.94 exit
0.94 foun
0.94 founder <person>
0.94 protect
0.94 provid
0.94 providers
0.94 provi…
0.94 research $
0.94 seizes
0.94 اجرا
0.94 به زندان
0.94 به کجا
0.94 تحویل
0.94 خواستار
0.94 رکورد زد
0.93 <coin> from
0.93 <number> over
0.93 <person> در
0.93 ^ قانون
0.93 ^ محدودیت
0.93 busines
0.93 business
0.93 busin…
0.93 case
0.93 convicted of
0.93 few
0.93 gain
0.93 holder with law
0.93 nydf
0.93 nydfs
0.93 u
0.93 vara
0.93 x
0.93 آمریکا <number>
0.93 داخلی
0.93 محدودیت
0.93 ممنوع کرد
0.93 نها
0.93 نهایی
0.93 گذار
0.92 <coin> network
0.92 ^ voyager
0.92 ^ گری
0.92 binance to
0.92 englan
0.92 england
0.92 engla…
0.92 hurdl
0.92 hurdle
0.92 hurdl…
0.92 investor
0.92 of england
0.92 repeals
0.92 آزاد کرد
0.92 استراتژیک
0.92 اصلاح کرد
0.92 باشد
0.92 برای صرافی
0.92 جدید cftc
0.92 را اصلاح
0.92 محکوم
0.92 کانال
0.91 <price> درصدی
0.91 duo
0.91 estonian
0.91 executives
0.91 executives $
0.91 founder
0.91 law with whale
0.91 schem
0.91 scheme
0.91 schem…
0.91 service
0.91 warren
0.91 warre…
0.91 بودن
0.91 درصدی
0.91 سرقت رمزارز
0.91 کمیسیون
0.91 کمیسی…
0.9 ^ رمزریال
0.9 argentina
0.9 authoriz
0.9 authorizes
0.9 count…
0.9 cuba
0.9 exch
0.9 found…
0.9 into law
0.9 plea
0.9 plead
0.9 plead guilty
0.9 rejects
0.9 russi…
0.9 sec ends
0.9 turns three
0.9 در دادگاه
0.9 رمزارز از
0.9 رمزریال
0.9 رمزری…
0.9 سایه
0.9 سنا
0.9 واکنش
0.89 <coin> sues
0.89 <coin> های
0.89 <person> sues
0.89 ^ russia
0.89 anti
0.89 anti money
0.89 bloomberg
0.89 bloomberg over
0.89 bot
0.89 court
0.89 date
0.89 earn apps
0.89 etfs $
0.89 investors $
0.89 licenses
0.89 monitorship
0.89 monit…
0.89 receive <number>
0.89 safemoon
0.89 safem…
0.89 secur
0.89 secures
0.89 selig
0.89 sues bloomberg
0.89 transmitt
0.89 transmitter
0.89 woun
0.89 wound
0.89 انتقاد
0.89 جمهور
0.89 خواست…
0.89 معاملات رمزارز
0.88 accounts
0.88 accounts $
0.88 blacklists
0.88 bulga…
0.88 chil
0.88 chile
0.88 count
0.88 mixer
0.88 poun
0.88 pound
0.88 record after
0.88 securities
0.88 self custody
0.88 sentence
0.88 servic
0.88 servi…
0.88 voyag
0.88 voyager
0.88 voyag…
0.88 بانک مرکزی
0.88 بر سر
0.88 رمزارزی
0.88 روسیه استخراج
0.88 فایننس
0.88 فاینن…
0.88 نشان
0.88 چهار
0.87 <coin> با
0.87 <person> steps
0.87 ^ السالوادور
0.87 commodit
0.87 commodities
0.87 commo…
0.87 countries
0.87 four months
0.87 grid
0.87 guilty to
0.87 limits
0.87 limit…
0.87 months in
0.87 prosecutor
0.87 prosecutors
0.87 prose…
0.87 regim
0.87 regime
0.87 regim…
0.87 sec delays
0.87 short
0.87 term
0.87 السالوادور
0.87 السال…
0.87 تحریم کرد
0.87 را تحریم
0.87 سیاه
0.86 ^ brazil
0.86 ^ nigeria
0.86 arkansa
0.86 arkansas
0.86 arkan…
0.86 bases
0.86 bloom…
0.86 braiscompan
0.86 braiscompany
0.86 brais…
0.86 countr
0.86 crypto under
0.86 davi
0.86 early $
0.86 launder
0.86 laund…
0.86 law with transfer
0.86 limit
0.86 linked to
0.86 militar
0.86 military
0.86 milit…
0.86 nigeria
0.86 niger…
0.86 on stablecoin
0.86 regul…
0.86 request
0.86 reque…
0.86 securit
0.86 to let
0.86 استان
0.86 اصلاح
0.86 به تعویق
0.86 تعویق
0.86 تعویق افتاد
0.86 را به
0.86 سال زندان
0.86 علت
0.86 علت چیست
0.86 فتا درباره
0.86 قضا
0.86 قضایی
0.86 پولیس
0.86 پیروز
0.86 کمیسیون بورس
0.85 hawle
0.85 hawley
0.85 hawle…
0.85 holdings
0.85 kind miner
0.85 parents
0.85 person sam-bankman-fried
0.85 pres
0.85 press
0.85 spot
0.85 to receive
0.85 اوراق
0.85 اکس
0.85 بسته شد
0.85 صادر شد
0.85 گری
0.85 گناهکار
0.85 گناهک…
0.84 blacklisting
0.84 kick
0.84 pardons
0.84 qualifi
0.84 qualified
0.84 reject
0.84 rejec…
0.84 نهاد
0.84 هستیم
0.83 <coin> weighs
0.83 <person> gets
0.83 ^ blockchain
0.83 appeal $
0.83 capital gains
0.83 dumping
0.83 dumpi…
0.83 earl
0.83 early
0.83 gains tax
0.83 gary
0.83 inves…
0.83 laundering
0.83 mit
0.83 roman
0.83 roman storm
0.83 seizes <number>
0.83 victims
0.83 سازند…
0.83 صندوق
0.82 <coin> without
0.82 ^ kucoin
0.82 crypto lender
0.82 ilya
0.82 kucoin
0.82 kucoi…
0.82 lichtenstein
0.82 licht…
0.82 onecoin
0.82 oneco…
0.82 rules several
0.82 tell
0.82 that
0.82 weigh
0.81 ^ upbit
0.81 ^ اولین
0.81 bank of
0.81 judges
0.81 judge…
0.81 nevada
0.81 nevad…
0.81 question
0.81 regulator
0.81 tied
0.81 tied to
0.81 unfair
0.81 unfai…
0.81 آمریکا به
0.81 استخراج
0.81 بر رمزارز
0.81 تحریم
0.81 حاضر
0.81 فرانسه
0.81 قضات
0.81 کینگ
0.8 ^ telegram
0.8 coin BUSD
0.8 council
0.8 counc…
0.8 legal
0.8 suit $
0.8 کاربران <coin>
0.79 ^ dubai
0.79 ^ norway
0.79 contempt
0.79 conte…
0.79 dubai
0.79 law on
0.79 law with person
0.79 lender <coin>
0.79 norwa
0.79 norway
0.79 norwa…
0.79 oversea
0.79 overseas
0.79 pow
0.79 quest…
0.79 suspended
0.79 بهادارند
0.79 دارا
0.79 دارایی
0.79 دارای…
0.79 نگهدار
0.79 نگهداری
0.79 نگهدا…
0.79 هشدار پلیس
0.78 after <person>
0.78 application
0.78 applications
0.78 atm
0.78 broth
0.78 brothers
0.78 broth…
0.78 confirm
0.78 confirms
0.78 deadlock
0.78 deadlocks
0.78 decision
0.78 decis…
0.78 digital euro
0.78 flat
0.78 jury
0.78 lapses
0.78 lapses $
0.78 lapse…
0.78 law with theft
0.78 regulator with whale
0.78 t
0.78 آزادی
0.78 تحقیق
0.78 در چند
0.78 دلار <coin>
0.78 شده را
0.78 فرار
0.78 فروشی
0.78 قطعی برق
0.78 مالیات رمزارز
0.78 محدود…
0.78 پارلمان
0.78 پارلم…
0.78 پیروزی
0.78 پیروز…
0.78 یوروی
0.78 یوروی دیجیتال
0.77 ^ واکنش
0.77 ^ یوان
0.77 accuses
0.77 blamed
0.77 crypto $
0.77 eston…
0.77 holding
0.77 holdi…
0.77 program $
0.77 russian
0.77 washington
0.77 washi…
0.77 اوراق بهادار
0.77 بهادار
0.77 تشکیل
0.77 توقیف <number>
0.77 داشته
0.77 را نمی
0.77 راهبرد
0.77 راهبردی
0.77 راهبر…
0.77 روستا
0.77 روستایی
0.77 روستا…
0.77 مصالحه
0.77 مصالح…
0.77 نظارتی
0.77 نظارت…
0.77 واریز
0.77 پول های
0.77 پکسوس
0.77 یوان
0.77 یوان دیجیتال
0.76 creat
0.76 create
0.76 moves to
0.76 nft with regulator
0.76 occ
0.76 payments
0.76 probe into
0.76 reserve $
0.76 to create
0.76 تجدیدنظر
0.76 تجدید…
0.76 در یک
0.76 رایج
0.76 صراف
0.76 صرافی
0.75 ^ tornado
0.75 quali…
0.75 sec
0.75 to cut
0.75 باشید $
0.75 مراقب
0.75 گزارش
0.74 ^ هند
0.74 agre
0.74 agrees
0.74 agrees to
0.74 agree…
0.74 blam
0.74 blame…
0.74 founders
0.74 michael
0.74 micha…
0.74 receiv
0.74 receive
0.74 recei…
0.74 sued
0.74 اخطار
0.74 استخراج را
0.74 باشید
0.74 فرانس…
0.74 نامه
0.73 ^ secret
0.73 ^ ریال
0.73 account
0.73 accou…
0.73 carolin
0.73 caroline
0.73 caroline ellison
0.73 carol…
0.73 crim
0.73 crime
0.73 crypto friendly
0.73 drives
0.73 ellison
0.73 ellis…
0.73 framework
0.73 frame…
0.73 friendl
0.73 friendly
0.73 frien…
0.73 laps
0.73 liechtenstein
0.73 liech…
0.73 oecd
0.73 operat
0.73 operating
0.73 overs…
0.73 popcorn
0.73 popco…
0.73 power
0.73 running
0.73 runni…
0.73 scrap
0.73 shuts down
0.73 switzerlan
0.73 switzerland
0.73 switz…
0.73 tin
0.73 trm
0.73 ذره
0.73 ذره بین
0.73 ریالی
0.73 زیر ذره
0.73 ساعته
0.72 <coin> منتظر
0.72 acros
0.72 across
0.72 acros…
0.72 apps
0.72 calls <coin>
0.72 chain with law
0.72 down after
0.72 etfs
0.72 flop
0.72 for digital
0.72 governments
0.72 illinoi
0.72 illinois
0.72 illin…
0.72 ma
0.72 mas
0.72 michigan
0.72 michi…
0.72 midterm
0.72 midterms
0.72 midte…
0.72 montenegro
0.72 monte…
0.72 note
0.72 note $
0.72 paxo
0.72 paxos
0.72 penaliz
0.72 penalizes
0.72 penal…
0.72 runn
0.72 seizur
0.72 seizure
0.72 seizu…
0.72 steps down
0.72 take note
0.72 استعفا
0.72 استعف…
0.72 عمومی
0.72 فهرست تحریم
0.72 مان
0.72 مانی
0.72 مرکز
0.72 منتظر
0.72 پنج
0.71 <coin> از
0.71 abkhazia
0.71 abkha…
0.71 coin TRX
0.71 df
0.71 dfs
0.71 freed from
0.71 hashflar
0.71 hashflare
0.71 hashf…
0.71 human
0.71 mining
0.71 minin…
0.71 ordered
0.71 purchases
0.71 requir
0.71 requires
0.71 requi…
0.71 russian exchange
0.71 staking rewards
0.71 stat
0.71 state
0.71 traffick
0.71 trafficking
0.71 انهدام
0.71 انهدا…
0.71 شهروندان
0.71 عموم
0.7 clas
0.7 class
0.7 class action
0.7 digital assets
0.7 probe $
0.7 raid
0.7 suspe…
0.7 victim
0.7 victi…
0.7 بیرون
0.7 تازه شاپرک
0.7 رمزارزها از
0.7 ماینینگ
0.7 ماینی…
0.7 های کریپتویی
0.69 ^ craig
0.69 ^ german
0.69 conversion
0.69 craig
0.69 craig wright
0.69 declin
0.69 declines
0.69 decli…
0.69 deni
0.69 denied
0.69 gbtc
0.69 million wallets
0.69 research
0.69 resea…
0.69 unclear
0.69 uncle…
0.69 wright
0.69 wrigh…
0.69 به توافق
0.69 دوم
0.69 سوگند
0.69 مرحله
0.69 نظارت بر
0.69 کجا
0.69 یورو
0.68 <coin> <person>
0.68 ^ india
0.68 alex
0.68 alex mashinsky
0.68 business with whale
0.68 cambodian
0.68 cambo…
0.68 mev
0.68 owe
0.68 recovered
0.68 اجرایی
0.68 اجرای…
0.68 شبانه
0.68 فضای مجازی
0.67 ^ trump
0.67 accus
0.67 accus…
0.67 annual
0.67 annua…
0.67 business with transfer
0.67 crypto gains
0.67 genesi
0.67 genesis
0.67 genes…
0.67 geniu
0.67 genius
0.67 genius act
0.67 geniu…
0.67 law with nft
0.67 libra
0.67 seiz
0.67 study finds
0.67 traff…
0.67 us
0.67 اجاره
0.67 استرداد
0.67 استرد…
0.66 <coin> دوباره
0.66 ^ uk
0.66 backers
0.66 clear
0.66 fraud $
0.66 kenya
0.66 miners
0.66 miner…
0.66 misus
0.66 misused
0.66 misus…
0.66 sandbox to
0.66 vow
0.66 vows
0.66 اوکراین
0.66 اوکرا…
0.66 در مرز
0.66 شهرک
0.66 مزرعه
0.65 ^ چین
0.65 lawyer
0.65 offshor
0.65 offshore
0.65 offsh…
0.65 under new
0.65 unlicens
0.65 unlicensed
0.65 unlic…
0.65 اتهام
0.65 تورنادو
0.65 تورنادو کش
0.65 تورنا…
0.65 دیجیتال در
0.65 سفید
0.65 مدیرعامل
0.65 معاملات
0.65 پولشو
0.65 پولشویی
0.65 پولشو…
0.65 کاخ
0.65 کش
0.65 کناره گیری
0.65 گیری کرد
0.64 ^ رای
0.64 drive…
0.64 exchang
0.64 excha…
0.64 found in
0.64 judg
0.64 telegram
0.64 teleg…
0.64 بانک های
0.64 بایننس در
0.64 برای سرمایه
0.64 سخت تر
0.64 سنگاپور
0.64 سنگاپ…
0.64 قانونی
0.64 قانون…
0.64 مدیرع…
0.64 ممنوع شد
0.64 ندهید
0.64 پلیس
0.63 bulgaria
0.63 cleared
0.63 coin EOS
0.63 coin TUSD
0.63 commi…
0.63 crypto ban
0.63 day one
0.63 five years
0.63 may
0.63 missing
0.63 on day
0.63 own rule crypto
0.63 russia
0.63 خرید <coin>
0.63 شهروند
0.63 فضای
0.63 قاچاق در
0.63 لایحه کریپتو
0.63 ماینر قاچاق
0.63 پیوستند
0.63 پیوستند $
0.63 پیوست…
0.63 کشف <number>
0.62 after five
0.62 billionair
0.62 billionaire
0.62 case $
0.62 ceo
0.62 coin MKR
0.62 crypto traders
0.62 down as
0.62 drops <price>
0.62 pays <number>
0.62 profil
0.62 profile
0.62 securities $
0.62 shuts
0.62 آور
0.62 آوری
0.62 لار
0.62 لاری
0.61 <person> pardon
0.61 allianc
0.61 alliance
0.61 allia…
0.61 colombia
0.61 colom…
0.61 custod
0.61 custody
0.61 dunamu
0.61 dunam…
0.61 other
0.61 اروپا $
0.61 تر می
0.61 در فهرست
0.61 فتا
0.61 مسدود
0.61 هشدار
0.61 پلیس فتا
0.6 <number> for
0.6 ^ سنای
0.6 agenc
0.6 agency
0.6 agenc…
0.6 argentine
0.6 bahama
0.6 bahamas
0.6 baham…
0.6 casino
0.6 casin…
0.6 coin DAI
0.6 kazakh
0.6 let
0.6 oth
0.6 saying
0.6 sayin…
0.6 scandal
0.6 scand…
0.6 trading for
0.6 جایگزین
0.6 جایگز…
0.6 سنای
0.6 سنای آمریکا
0.6 شد
0.6 قانون استیبل
0.6 میکا
0.59 agenda
0.59 agend…
0.59 appli…
0.59 automat
0.59 automated
0.59 autom…
0.59 custody $
0.59 defends
0.59 developer
0.59 hack $
0.59 market structure
0.59 metaverse with ofTrade
0.59 minting <coin>
0.59 missi…
0.59 notic
0.59 notice
0.59 notic…
0.59 office $
0.59 outlin
0.59 outlines
0.59 outli…
0.59 patent
0.59 patents
0.59 paten…
0.59 program
0.59 rallies <price>
0.59 sack
0.59 sacks
0.59 shoul
0.59 should
0.59 shoul…
0.59 stop
0.59 stop minting
0.59 structur
0.59 structure
0.59 structure bill
0.59 struc…
0.59 to stop
0.59 well
0.59 wells
0.59 را قانونی
0.59 عال
0.59 عالی
0.59 فیلتر
0.59 قانونی کرد
0.59 می شود
0.58 <coin> by
0.58 ^ بیت
0.58 defend
0.58 former
0.58 hest
0.58 hester
0.58 heste…
0.58 likel
0.58 likely
0.58 likel…
0.58 senate banking
0.58 staking service
0.58 time
0.58 us staking
0.58 استخر…
0.58 بایننس از
0.58 دریافت
0.58 دریاف…
0.58 دلیل
0.58 رود $
0.58 سند
0.58 میلیارد دلاری
0.58 نمی
0.57 <coin> law
0.57 crypto firms
0.57 float
0.57 floats
0.57 float…
0.57 forme…
0.57 imf
0.57 infinity
0.57 ital
0.57 italy
0.57 logo
0.57 loophol
0.57 looph…
0.57 minting
0.57 minti…
0.57 mone
0.57 money
0.57 slides <price>
0.57 tax office
0.57 unregister
0.57 unregistered
0.57 unreg…
0.57 اصفهان $
0.57 سپرد
0.57 شوی
0.57 شویی
0.57 ماساک
0.57 پول شویی
0.57 کامل
0.56 <person> found
0.56 activit
0.56 activity
0.56 all seven
0.56 ask
0.56 asks
0.56 bafin
0.56 coin OCEAN
0.56 counts
0.56 counts $
0.56 euro
0.56 found guilty
0.56 germany
0.56 guilty on
0.56 linked
0.56 linke…
0.56 ofTrade with person
0.56 on all
0.56 reiterat
0.56 reiterates
0.56 reite…
0.56 revolutionar
0.56 revolutionary
0.56 seeks
0.56 senator
0.56 settle
0.56 seven
0.56 seven counts
0.56 south
0.56 special
0.56 speci…
0.56 tornado cash
0.56 unit
0.56 از گوشی
0.56 دموکرات
0.56 دموکر…
0.56 رمزارز در
0.56 قطع کرد
0.56 مخالفت
0.56 مخالف…
0.56 گذاران
0.56 گذارا…
0.55 <coin> reserve
0.55 another <coin>
0.55 chicago
0.55 chica…
0.55 commission
0.55 form
0.55 fun
0.55 pump fun
0.55 purchas
0.55 purch…
0.55 recogniz
0.55 recognizes
0.55 recog…
0.55 stud
0.55 study
0.55 بر
0.55 جهش کرد
0.55 حکم
0.55 صرافی okx
0.55 قطع
0.55 متهم
0.54 <coin> rallies
0.54 <number> years
0.54 ban $
0.54 binanc
0.54 binance
0.54 binan…
0.54 clear…
0.54 confiscat
0.54 confiscate
0.54 in sec
0.54 panel
0.54 prediction markets
0.54 unauthoriz
0.54 unauthorized
0.54 unaut…
0.54 را قطع
0.54 صنعتی
0.54 مدرسه
0.54 ناظر
0.54 نهاد ناظر
0.54 گذاشت
0.54 گذاشت $
0.54 گرجستان
0.54 گرجست…
0.53 ^ ecb
0.53 charges $
0.53 coin BNT
0.53 court rules
0.53 dominat
0.53 dominate
0.53 ecb
0.53 exchanges
0.53 fre
0.53 freed
0.53 in crypto
0.53 named
0.53 payments firm
0.53 plan
0.53 rule crypto
0.53 thousands of
0.53 uphold
0.53 upholds
0.53 uphol…
0.53 دلاری صرافی
0.53 فروشد
0.53 فروشد $
0.52 ^ کمیسیون
0.52 authorit
0.52 billions
0.52 billions $
0.52 court blocks
0.52 hand
0.52 machines
0.52 panama
0.52 panam…
0.52 بر عایدی
0.52 سرقت
0.52 عاید
0.52 عایدی
0.52 قانون میکا
0.52 مجازی را
0.52 گاودار
0.52 گاوداری
0.52 گاودا…
0.51 confi…
0.51 guar
0.51 guard
0.51 is a
0.51 malta
0.51 thousand
0.51 thousands
0.51 thous…
0.51 weighs
0.51 weigh…
0.51 ایالت
0.51 قرارداد بست
0.5 against <coin>
0.5 bitmex
0.5 bitme…
0.5 davis
0.5 domin…
0.5 grinex
0.5 grine…
0.5 guidanc
0.5 guidance
0.5 guida…
0.5 kyle
0.5 massachusett
0.5 massachusetts
0.5 massa…
0.5 mix
0.5 play to
0.5 roch
0.5 roche
0.5 stan
0.5 strategic
0.5 upbit
0.5 آلمان
0.5 به صرافی
0.5 دستگیر
0.5 دستگی…
0.5 صادر
0.5 های جعلی
0.5 چند
0.5 کسی
-0.5 <coin> <coin>
-0.5 <coin> is
-0.5 <price> ahead
-0.5 ^ doge
-0.5 ^ maersk
-0.5 ^ sui
-0.5 ^ whale
-0.5 as ceo
-0.5 begin
-0.5 boom
-0.5 cod
-0.5 coders
-0.5 coder…
-0.5 coin XNO
-0.5 coin with theft
-0.5 execu…
-0.5 explain
-0.5 expla…
-0.5 farming
-0.5 farmi…
-0.5 ground
-0.5 groun…
-0.5 hbo
-0.5 iren
-0.5 justic
-0.5 justice
-0.5 lowest since
-0.5 maersk
-0.5 maers…
-0.5 marketplac
-0.5 marketplace
-0.5 months $
-0.5 quest <number>
-0.5 repa
-0.5 returns
-0.5 sales jump
-0.5 says he
-0.5 shipp
-0.5 shipping
-0.5 shipp…
-0.5 telegram users
-0.5 to repay
-0.5 vision
-0.5 visio…
-0.5 volumes
-0.5 wind
-0.5 worlds
-0.5 استارشیپ
-0.5 امتیازده
-0.5 امتیازدهی
-0.5 امتیا…
-0.5 امروز $
-0.5 اکسپو
-0.5 با رمزارز
-0.5 بست
-0.5 بست $
-0.5 به کیف
-0.5 تصاحب
-0.5 ثانیه
-0.5 رشد کرد
-0.5 رو $
-0.5 زمان
-0.5 ضرر
-0.5 و چه
-0.5 پیتز
-0.5 پیتزای
-0.5 پیتزا…
-0.5 پیش رو
-0.5 چاپ
-0.5 چاپ کرد
-0.5 کرد <coin>
-0.51 <coin> returns
-0.51 <coin> پیشی
-0.51 <number> at
-0.51 <person> moves
-0.51 ^ core
-0.51 ^ snoop
-0.51 ^ اسنپ
-0.51 addresses $
-0.51 announc
-0.51 annou…
-0.51 barel
-0.51 barely
-0.51 barel…
-0.51 brands $
-0.51 budg
-0.51 budges
-0.51 consensy
-0.51 consensys
-0.51 conta…
-0.51 core scientific
-0.51 coreweav
-0.51 coreweave
-0.51 corew…
-0.51 in
-0.51 in three
-0.51 insti…
-0.51 kind coin
-0.51 lands $
-0.51 major
-0.51 merger
-0.51 merge…
-0.51 miner with transfer
-0.51 on nasdaq
-0.51 overtak
-0.51 overtakes
-0.51 rebrand
-0.51 rebra…
-0.51 refus
-0.51 refused
-0.51 refus…
-0.51 scientific
-0.51 sofi
-0.51 startups
-0.51 sybil
-0.51 t $
-0.51 the <number>
-0.51 theft with whale
-0.51 vehicl
-0.51 vehicles
-0.51 vehic…
-0.51 آلتمن
-0.51 اسپانیا
-0.51 اسپان…
-0.51 افتادند
-0.51 افتاد…
-0.51 بعدی
-0.51 تپ
-0.51 جدید اضافه
-0.51 در بایننس
-0.51 دفتر کل
-0.51 را کم
-0.51 روزه
-0.51 سم
-0.51 لیست شدن
-0.51 مایکر…
-0.51 میپل
-0.51 نسخه جدید
-0.51 ها <coin>
-0.51 هنر دیجیتال
-0.51 پیشی
-0.51 پیشی گرفت
-0.52 <coin> امروز
-0.52 <coin> چیست
-0.52 <person> $
-0.52 ^ citi
-0.52 ^ microsoft
-0.52 ^ انتقال
-0.52 ^ دلار
-0.52 ^ مت
-0.52 ^ کوین
-0.52 army
-0.52 beta
-0.52 between
-0.52 betwe…
-0.52 bigge…
-0.52 collection $
-0.52 each $
-0.52 forc
-0.52 giv
-0.52 gives
-0.52 hosting
-0.52 jpyc
-0.52 level
-0.52 microstrateg
-0.52 microstrategy
-0.52 most
-0.52 mourn
-0.52 mourns
-0.52 mourn…
-0.52 nomad
-0.52 painting
-0.52 paint…
-0.52 quest
-0.52 red
-0.52 stand…
-0.52 stolen from
-0.52 theta
-0.52 to store
-0.52 trust
-0.52 vault
-0.52 آیتم
-0.52 آیتم های
-0.52 آیگن
-0.52 آیگن لیر
-0.52 از نسخه
-0.52 استخر
-0.52 اوپ
-0.52 بازیک…
-0.52 بده
-0.52 بدهی
-0.52 بیت
-0.52 حد
-0.52 خانواده
-0.52 خانوا…
-0.52 خرد $
-0.52 دزدیده
-0.52 دست داد
-0.52 ریترن
-0.52 ریخت
-0.52 شده است
-0.52 صندوق های
-0.52 قرقیزستان
-0.52 قرقیز…
-0.52 لیکویید
-0.52 ماند
-0.52 مجسمه
-0.52 موند
-0.52 ها می
-0.52 هستند $
-0.52 هنرهای
-0.52 هنرها…
-0.52 واقعیت
-0.52 واقعی…
-0.52 پرید $
-0.52 یو
-0.53 <coin> وارد
-0.53 <number> trillion
-0.53 ^ بلاکچین
-0.53 ^ سامسونگ
-0.53 airdrop with whale
-0.53 anoth
-0.53 another
-0.53 anoth…
-0.53 asia
-0.53 boosts
-0.53 boost…
-0.53 coin RNDR
-0.53 coin with price
-0.53 drive
-0.53 finall
-0.53 finally
-0.53 for ipo
-0.53 get <number>
-0.53 gold $
-0.53 gpu
-0.53 hijack
-0.53 hijac…
-0.53 insta…
-0.53 lays
-0.53 lays off
-0.53 march $
-0.53 margin
-0.53 margi…
-0.53 missing link
-0.53 points
-0.53 point…
-0.53 raises
-0.53 raise…
-0.53 resign
-0.53 resigns
-0.53 resigns $
-0.53 resig…
-0.53 six
-0.53 support
-0.53 suppo…
-0.53 tech with transfer
-0.53 trading with wallet
-0.53 wallet adds
-0.53 xai
-0.53 آموزش ساخت
-0.53 از بازار
-0.53 اضافه کرد
-0.53 بحث
-0.53 برانگیز
-0.53 برانگ…
-0.53 تاریخی
-0.53 تاریخ…
-0.53 توزیع
-0.53 رونین
-0.53 رویالت
-0.53 رویالتی
-0.53 رویال…
-0.53 ساخت
-0.53 ساخت کیف
-0.53 ظرفیت
-0.53 فروشان
-0.53 فروشا…
-0.53 هییت
-0.53 پای
-0.53 کار
-0.53 کاهش داد
-0.53 کنکور
-0.53 یافت
-0.54 <coin> whipsaws
-0.54 ^ bat
-0.54 ^ flare
-0.54 ^ سیرکل
-0.54 avatars
-0.54 blue
-0.54 boost
-0.54 bor
-0.54 bored
-0.54 brav
-0.54 brave
-0.54 bulli…
-0.54 coin ZEC
-0.54 comeback
-0.54 comeb…
-0.54 cost
-0.54 delayed to
-0.54 dogs
-0.54 exploit $
-0.54 flare
-0.54 future
-0.54 gift
-0.54 glass
-0.54 glasses
-0.54 hints at
-0.54 hosti…
-0.54 house passes
-0.54 ibit
-0.54 in one
-0.54 layer <number>
-0.54 merchant
-0.54 merchants
-0.54 merch…
-0.54 mined
-0.54 month
-0.54 owners
-0.54 owner…
-0.54 snapshot
-0.54 snaps…
-0.54 spons…
-0.54 sun
-0.54 tap
-0.54 taps
-0.54 trillion
-0.54 trill…
-0.54 uni
-0.54 weeken
-0.54 weekend
-0.54 weeke…
-0.54 whipsaw
-0.54 whipsaws
-0.54 whipsaws $
-0.54 whips…
-0.54 امن
-0.54 بانک
-0.54 حرف
-0.54 داد <coin>
-0.54 دفتر
-0.54 را کاهش
-0.54 رمز
-0.54 رویداد
-0.54 رویدا…
-0.54 زیر یک
-0.54 سرطان
-0.54 سناریوها
-0.54 سو
-0.54 سوم
-0.54 عرضه استیبل
-0.54 قربان
-0.54 قربانی
-0.54 قربان…
-0.54 لاس
-0.54 ماینرهای <coin>
-0.54 محدوده
-0.54 معرفی شد
-0.54 نوسان
-0.54 هستند
-0.54 هفته $
-0.54 وگاس
-0.54 کنفرانس
-0.54 کنفرا…
-0.55 <coin> miner
-0.55 <number> <coin>
-0.55 <person> doge
-0.55 ^ here
-0.55 ^ monad
-0.55 ^ nasa
-0.55 argentines
-0.55 bites
-0.55 chain with price
-0.55 debit
-0.55 drops after
-0.55 europe $
-0.55 fed leaves
-0.55 flock
-0.55 flock to
-0.55 front
-0.55 front end
-0.55 fuels
-0.55 gains access
-0.55 galax
-0.55 galaxy
-0.55 galax…
-0.55 issue stablecoin
-0.55 leaves rates
-0.55 naira
-0.55 nasa
-0.55 net
-0.55 nft with transfer
-0.55 out <number>
-0.55 partn…
-0.55 passes
-0.55 patie…
-0.55 rates unchanged
-0.55 real
-0.55 reign…
-0.55 ronin
-0.55 slash…
-0.55 slow
-0.55 suff
-0.55 suffe…
-0.55 system $
-0.55 this year
-0.55 treasury payment
-0.55 ufc
-0.55 unchang
-0.55 unchanged
-0.55 votes on
-0.55 walmart
-0.55 walma…
-0.55 آلامدا
-0.55 آلامد…
-0.55 ای با
-0.55 برگشتند
-0.55 برگشت…
-0.55 تر
-0.55 جامعه <coin>
-0.55 جدید رونمایی
-0.55 داغ
-0.55 را کجا
-0.55 عرضه <coin>
-0.55 ملی
-0.55 نزول
-0.55 نزولی
-0.55 نهنگ ها
-0.55 هکرها
-0.55 کارت هدیه
-0.56 <coin> توکن
-0.56 <coin> فعال
-0.56 ^ coal
-0.56 ^ market
-0.56 ^ tax
-0.56 a crypto
-0.56 balanc
-0.56 balan…
-0.56 bitfarm
-0.56 bitfarms
-0.56 bitfa…
-0.56 coal
-0.56 cocain
-0.56 cocaine
-0.56 cocai…
-0.56 coin BAT
-0.56 coin BTC
-0.56 coin MIOTA
-0.56 consensu
-0.56 consensus
-0.56 doubles in
-0.56 endowment
-0.56 endow…
-0.56 feud
-0.56 floo
-0.56 flood
-0.56 free
-0.56 global
-0.56 globa…
-0.56 gta
-0.56 hir
-0.56 hires
-0.56 hit record
-0.56 maliciou
-0.56 malicious
-0.56 malic…
-0.56 metaverse with nft
-0.56 minut
-0.56 minutes
-0.56 minutes $
-0.56 minut…
-0.56 mona
-0.56 monad
-0.56 money $
-0.56 npm
-0.56 port
-0.56 power…
-0.56 propert
-0.56 property
-0.56 prope…
-0.56 repayment
-0.56 repayments
-0.56 retail
-0.56 retai…
-0.56 scan
-0.56 scans
-0.56 sell $
-0.56 shak
-0.56 sony
-0.56 supply $
-0.56 takeaway
-0.56 takeaways
-0.56 takea…
-0.56 to cash
-0.56 token $
-0.56 tonn
-0.56 tonne
-0.56 transfers $
-0.56 wait
-0.56 waiting
-0.56 waiti…
-0.56 watch this
-0.56 بالا برد
-0.56 به بیت
-0.56 تجارت
-0.56 تسلا
-0.56 توییتر
-0.56 توییت…
-0.56 جنسیس
-0.56 دبی
-0.56 دزدیدند
-0.56 دزدیدند $
-0.56 دوقلوهای
-0.56 را زمین
-0.56 شبکه
-0.56 قابلیت
-0.56 قابلیت جدید
-0.56 قابلی…
-0.56 قدم
-0.56 قیمت را
-0.56 وینکلواس
-0.56 وینکل…
-0.56 کره ای
-0.56 کمتر
-0.56 گیرند
-0.57 <coin> will
-0.57 <number> valuation
-0.57 ^ compound
-0.57 ^ moneygram
-0.57 ^ worldcoin
-0.57 ^ مهاجرت
-0.57 ^ پلی
-0.57 after trump
-0.57 bitpanda
-0.57 bitpa…
-0.57 citi
-0.57 coin with ofTrade
-0.57 coind…
-0.57 daught
-0.57 daughter
-0.57 daugh…
-0.57 earnings
-0.57 escap
-0.57 escapes
-0.57 escap…
-0.57 founder returns
-0.57 game with trading
-0.57 halts
-0.57 international
-0.57 its <coin>
-0.57 kidnappers
-0.57 liquidat
-0.57 march
-0.57 prices
-0.57 roll
-0.57 scrutin
-0.57 scrutiny
-0.57 scrut…
-0.57 shin
-0.57 signal
-0.57 slide
-0.57 societ
-0.57 socie…
-0.57 sotheb
-0.57 sotheby
-0.57 sothe…
-0.57 stock exchange
-0.57 surge
-0.57 vaneck
-0.57 vanec…
-0.57 worldcoin
-0.57 zell
-0.57 zelle
-0.57 آیند
-0.57 آیند $
-0.57 افتتاح
-0.57 افتتا…
-0.57 بازیاب
-0.57 بازیابی
-0.57 بازیا…
-0.57 بدافزار
-0.57 بدافز…
-0.57 تانزانیا
-0.57 تانزانیا $
-0.57 تانزا…
-0.57 خود
-0.57 در تانزانیا
-0.57 دلار $
-0.57 دلار رمزارز
-0.57 را ساخت
-0.57 عبارت
-0.57 عبارت بازیابی
-0.57 لایحه
-0.57 مدیره
-0.57 می آیند
-0.57 هلیوم
-0.57 هلیوم در
-0.57 پویا
-0.57 کردند
-0.57 کردند $
-0.57 کم کرد
-0.57 گاز
-0.57 گاز هلیوم
-0.58 <coin> in
-0.58 ^ nasdaq
-0.58 ^ what
-0.58 ^ دانشگاه
-0.58 ^ متامسک
-0.58 asid
-0.58 aside
-0.58 bid
-0.58 burns
-0.58 ccip
-0.58 closes
-0.58 coin XTZ
-0.58 constitution
-0.58 const…
-0.58 despit
-0.58 despite
-0.58 despi…
-0.58 europ
-0.58 europe
-0.58 exploited
-0.58 exploited for
-0.58 final…
-0.58 find
-0.58 finlan
-0.58 finland
-0.58 finla…
-0.58 games
-0.58 greenhous
-0.58 greenhouses
-0.58 green…
-0.58 megawatts
-0.58 mine
-0.58 negativ
-0.58 negative
-0.58 negat…
-0.58 oracl
-0.58 oracle
-0.58 oracl…
-0.58 pap
-0.58 paper
-0.58 philanthrop
-0.58 philanthropy
-0.58 phila…
-0.58 phish
-0.58 phish…
-0.58 plasma
-0.58 plasm…
-0.58 priva…
-0.58 rial
-0.58 signa…
-0.58 staked
-0.58 staked <coin>
-0.58 tehran
-0.58 tehra…
-0.58 voucher
-0.58 year low
-0.58 از صرافی
-0.58 انتقال
-0.58 بازار $
-0.58 تقسیم
-0.58 تقسیم کرد
-0.58 دان
-0.58 دیسک
-0.58 زباله
-0.58 شدن توکن
-0.58 شرایط
-0.58 شرکت <coin>
-0.58 عکس
-0.58 نگران
-0.58 های خارجی
-0.58 گام
-0.59 <coin> to
-0.59 ^ doodles
-0.59 ^ ofac
-0.59 ^ top
-0.59 ^ بایننس
-0.59 ^ دبی
-0.59 ^ مهلت
-0.59 ^ هارد
-0.59 ai
-0.59 bybit
-0.59 coin CRO
-0.59 countdown
-0.59 creators in
-0.59 cycles
-0.59 cycle…
-0.59 dash for
-0.59 defi with wallet
-0.59 deus
-0.59 deusd
-0.59 developers $
-0.59 distribute
-0.59 distribute <number>
-0.59 doodl
-0.59 doodles
-0.59 doodl…
-0.59 fourth
-0.59 fourt…
-0.59 georgia
-0.59 georg…
-0.59 infini
-0.59 jobs $
-0.59 launches tokenized
-0.59 layer
-0.59 major…
-0.59 ofac
-0.59 officer
-0.59 pay creators
-0.59 rogu
-0.59 rogue
-0.59 slash
-0.59 squar
-0.59 square
-0.59 squar…
-0.59 tvl
-0.59 unwinds
-0.59 اپن
-0.59 بازگشت $
-0.59 بالاترین
-0.59 بالات…
-0.59 به بالاترین
-0.59 بهبود
-0.59 جمع
-0.59 درآورد
-0.59 درآورد $
-0.59 را می
-0.59 سازند
-0.59 سازند $
-0.59 فکر
-0.59 مصرف
-0.59 می سازند
-0.59 میدان
-0.59 کم شد
-0.59 گذاران <coin>
-0.6 ^ curve
-0.6 ^ hackers
-0.6 ^ hut
-0.6 ^ سندباکس
-0.6 adida
-0.6 adidas
-0.6 adida…
-0.6 apto
-0.6 aptos
-0.6 attacks
-0.6 avatar
-0.6 avata…
-0.6 billi…
-0.6 blockfi
-0.6 chain with person
-0.6 chao
-0.6 chaos
-0.6 chapt
-0.6 chapter
-0.6 chapt…
-0.6 coin RVN
-0.6 coin with watcher
-0.6 compensat
-0.6 compensates
-0.6 crypto donations
-0.6 day
-0.6 donations
-0.6 donations $
-0.6 downloa
-0.6 earning
-0.6 earni…
-0.6 gala
-0.6 hash
-0.6 hint
-0.6 hints
-0.6 hut
-0.6 hut <number>
-0.6 koreans
-0.6 lithium
-0.6 lithi…
-0.6 merge
-0.6 offer…
-0.6 owns
-0.6 passe…
-0.6 puts
-0.6 sec chair
-0.6 sharpl
-0.6 sharply
-0.6 straight
-0.6 strai…
-0.6 takeov
-0.6 takeover
-0.6 takeo…
-0.6 universit
-0.6 university
-0.6 volume
-0.6 wrench
-0.6 wrenc…
-0.6 you
-0.6 young
-0.6 اریک
-0.6 امریکن
-0.6 امریک…
-0.6 بلاک <number>
-0.6 به روی
-0.6 تراکنش های
-0.6 جامعه
-0.6 حذف شد
-0.6 داد $
-0.6 در ایران
-0.6 سندباکس
-0.6 سندبا…
-0.6 سپرده
-0.6 فن
-0.6 مردم
-0.6 مهلت کلیم
-0.6 نات کوین
-0.6 نقدی
-0.6 کراکن
-0.6 کل
-0.6 گردند
-0.61 <price> but
-0.61 ^ central
-0.61 ^ jupiter
-0.61 ^ melania
-0.61 ^ old
-0.61 adam
-0.61 altcoins
-0.61 apologis
-0.61 apologises
-0.61 apolo…
-0.61 binance lists
-0.61 bit
-0.61 by pro
-0.61 cap $
-0.61 chain with game
-0.61 chapel
-0.61 chape…
-0.61 clients $
-0.61 coin with trading
-0.61 confusion
-0.61 cuts <number>
-0.61 dail
-0.61 daily
-0.61 domain
-0.61 domains
-0.61 domai…
-0.61 exchange with whale
-0.61 german government
-0.61 gtreasur
-0.61 gtreasury
-0.61 gtrea…
-0.61 immutabl
-0.61 immutable
-0.61 immut…
-0.61 inscription
-0.61 inscriptions
-0.61 inscr…
-0.61 lawyers
-0.61 len
-0.61 lens
-0.61 leverag
-0.61 lever…
-0.61 marr
-0.61 marry
-0.61 melania
-0.61 melan…
-0.61 nft with price
-0.61 pro israel
-0.61 return $
-0.61 sells <number>
-0.61 snaps
-0.61 three years
-0.61 tie
-0.61 ties
-0.61 to delist
-0.61 token2049
-0.61 tokenized treasury
-0.61 wazirx
-0.61 wazir…
-0.61 ای
-0.61 برداشت ها
-0.61 توکن جدید
-0.61 خریداران
-0.61 داخل
-0.61 داگ
-0.61 را فروخت
-0.61 سال پس
-0.61 شاخص
-0.61 فیلم
-0.61 مدیران
-0.61 مدیرا…
-0.61 میم
-0.61 نوشتن
-0.61 هر آنچه
-0.61 پرید
-0.61 کالا
-0.61 کتابم
-0.61 کشید
-0.61 کشید $
-0.62 <coin>
-0.62 <coin> و
-0.62 ^ kaito
-0.62 ^ رونمایی
-0.62 ^ ساتوشی
-0.62 airdrop with tech
-0.62 ang
-0.62 bosses
-0.62 bosse…
-0.62 clarit
-0.62 clarity
-0.62 dumps
-0.62 duty
-0.62 emirat
-0.62 emirates
-0.62 emira…
-0.62 everyth
-0.62 everything
-0.62 grill
-0.62 kaito
-0.62 kill
-0.62 loss
-0.62 moneygram
-0.62 money…
-0.62 past
-0.62 position
-0.62 posit…
-0.62 rallies on
-0.62 spain $
-0.62 studio
-0.62 studi…
-0.62 watcher with whale
-0.62 weak
-0.62 آرمسترانگ
-0.62 آرمست…
-0.62 آنچه
-0.62 آنچه باید
-0.62 اتیوپ
-0.62 اتیوپی
-0.62 اتیوپ…
-0.62 ایرانی $
-0.62 باید بدانید
-0.62 بدانید
-0.62 بدانید $
-0.62 بدانی…
-0.62 بهشت
-0.62 تومانی
-0.62 تومان…
-0.62 رولزرویس
-0.62 رولزر…
-0.62 رونمایی از
-0.62 سامسونگ
-0.62 سامسو…
-0.62 سیلندر
-0.62 سیلند…
-0.62 فصل
-0.62 مجلس
-0.62 محرمانه
-0.62 محرما…
-0.62 مقایسه
-0.62 مقایس…
-0.62 پایین
-0.62 پردرآمد
-0.62 پردرآ…
-0.62 پناه
-0.62 کمک کرد
-0.62 کنسرت
-0.63 <coin> with
-0.63 ^ amazon
-0.63 ^ apple
-0.63 ^ bakkt
-0.63 ^ farmers
-0.63 ^ آیا
-0.63 ^ سویی
-0.63 ^ صندوق
-0.63 after the
-0.63 backed
-0.63 bakkt
-0.63 bat
-0.63 bills
-0.63 bulls
-0.63 collapse
-0.63 cream
-0.63 debt
-0.63 decentralized
-0.63 djokovic
-0.63 djoko…
-0.63 flash
-0.63 glass…
-0.63 india
-0.63 listing $
-0.63 nomad…
-0.63 novak
-0.63 ofTrade with whale
-0.63 p
-0.63 p <number>
-0.63 protest
-0.63 release
-0.63 renew…
-0.63 repay
-0.63 roblox
-0.63 roblo…
-0.63 s p
-0.63 sees
-0.63 stablecoin goes
-0.63 stor
-0.63 to fake
-0.63 to stablecoins
-0.63 unclaim
-0.63 unclaimed
-0.63 uncla…
-0.63 withd…
-0.63 امنیت
-0.63 امنیتی
-0.63 امنیت…
-0.63 بی مثل
-0.63 تعدیل
-0.63 تعدیل کرد
-0.63 جفت
-0.63 جفت ارز
-0.63 داریم
-0.63 در رقابت
-0.63 دورهم
-0.63 دورهمی
-0.63 دورهم…
-0.63 را بالا
-0.63 را خرید
-0.63 سوپرمارکت
-0.63 سوپرم…
-0.63 سوییس
-0.63 سی
-0.63 شبکه لایتنینگ
-0.63 شدن
-0.63 شغل
-0.63 نگه داریم
-0.63 وعده
-0.63 پلی مارکت
-0.63 کاوشگر
-0.63 کاوشگ…
-0.64 <coin> governance
-0.64 ^ goldman
-0.64 ^ jack
-0.64 ^ ust
-0.64 ^ دمای
-0.64 ^ کاربران
-0.64 a month
-0.64 adds <number>
-0.64 become
-0.64 breaks
-0.64 donation
-0.64 empt
-0.64 flow
-0.64 goldman
-0.64 goldm…
-0.64 holder with transfer
-0.64 justi…
-0.64 kidnapp
-0.64 kidna…
-0.64 loans
-0.64 posts
-0.64 returns with
-0.64 silv
-0.64 silver
-0.64 silve…
-0.64 software maker
-0.64 stake…
-0.64 اسپانیایی
-0.64 انتخاب
-0.64 بار
-0.64 برمی گردد
-0.64 تازه <coin>
-0.64 جدید انتخاب
-0.64 درگذشت
-0.64 درگذش…
-0.64 دما
-0.64 دمای
-0.64 سیاستمدار
-0.64 سیاست…
-0.64 میلیون
-0.64 هارد
-0.65 <number> به
-0.65 ^ ark
-0.65 ^ paypal
-0.65 ^ revolut
-0.65 ^ لایه
-0.65 ^ پل
-0.65 abu
-0.65 abu dhabi
-0.65 brands
-0.65 campaign
-0.65 campa…
-0.65 chart
-0.65 charts
-0.65 collaps
-0.65 cryptocurrency
-0.65 deepfak
-0.65 deepfake
-0.65 deepf…
-0.65 dhabi
-0.65 driving
-0.65 drivi…
-0.65 finne
-0.65 finney
-0.65 finne…
-0.65 flights
-0.65 flights $
-0.65 hal
-0.65 hal finney
-0.65 hours $
-0.65 invest
-0.65 issue
-0.65 make
-0.65 midnight
-0.65 midni…
-0.65 more <coin>
-0.65 opens in
-0.65 paypal
-0.65 paypa…
-0.65 players
-0.65 rally as
-0.65 revolut
-0.65 sanction
-0.65 sanct…
-0.65 skid
-0.65 skids
-0.65 sovereign
-0.65 sover…
-0.65 streams
-0.65 surpass
-0.65 surpasses
-0.65 surpa…
-0.65 to get
-0.65 to issue
-0.65 via
-0.65 آنلاک
-0.65 اوج
-0.65 این هفته
-0.65 تورمی
-0.65 جا کرد
-0.65 جابه جا
-0.65 خطرند
-0.65 در انتقال
-0.65 را چطور
-0.65 رد کرد
-0.65 فعالیت
-0.65 میلیو…
-0.65 پشتیبان
-0.65 پشتیبانی
-0.65 کی
-0.65 یونیسف
-0.65 یونیس…
-0.66 <coin> staking
-0.66 ^ cryptopunks
-0.66 ^ فدرال
-0.66 ^ مجلس
-0.66 ^ مجموعه
-0.66 adopts
-0.66 authority
-0.66 bitstamp
-0.66 bitst…
-0.66 business with wallet
-0.66 coin with miner
-0.66 defi with transfer
-0.66 exchange with wallet
-0.66 french
-0.66 frenc…
-0.66 frnt
-0.66 interest
-0.66 on its
-0.66 second
-0.66 shrink
-0.66 shrin…
-0.66 v2
-0.66 wiped
-0.66 wiped out
-0.66 بهره را
-0.66 جاده
-0.66 خواهیم
-0.66 خواهی…
-0.66 را
-0.66 رزرو نرخ
-0.66 سوی
-0.66 سویی
-0.66 قرار
-0.66 مجموعه
-0.66 مجموع…
-0.66 مودیان
-0.66 مودیا…
-0.66 نات
-0.67 <coin> چه
-0.67 ^ tesla
-0.67 ^ اثبات
-0.67 ^ ریزش
-0.67 climb…
-0.67 coin ANKR
-0.67 coin ENS
-0.67 coin KAVA
-0.67 coin LDO
-0.67 court $
-0.67 defi with stablecoin
-0.67 digital art
-0.67 dog
-0.67 farmers
-0.67 farme…
-0.67 gestur
-0.67 gesture
-0.67 gestu…
-0.67 headquart
-0.67 headquarters
-0.67 headq…
-0.67 in four
-0.67 index
-0.67 links
-0.67 migrates
-0.67 migrates to
-0.67 of
-0.67 on new
-0.67 own rule whale
-0.67 pass
-0.67 pepe
-0.67 repay…
-0.67 revenu
-0.67 revenue
-0.67 reven…
-0.67 says <coin>
-0.67 secon
-0.67 spik
-0.67 start
-0.67 to all
-0.67 vanguar
-0.67 vanguard
-0.67 vangu…
-0.67 آخر
-0.67 آلفا
-0.67 بایننس به
-0.67 به سازندگان
-0.67 تغییر
-0.67 جای
-0.67 درمان
-0.67 رمزارزی را
-0.67 سازندگان
-0.67 فروخت $
-0.67 قسمت
-0.67 لیکوی…
-0.67 موتور
-0.67 مگاوات
-0.67 مگاوا…
-0.67 می کنند
-0.67 هاوینگ
-0.67 هاوین…
-0.67 هش
-0.67 پاکستان
-0.67 پاکست…
-0.68 <coin> روی
-0.68 <number> hit
-0.68 ^ pension
-0.68 ^ لینک
-0.68 ^ کراکن
-0.68 alumni
-0.68 alumn…
-0.68 as
-0.68 cards
-0.68 coin ANC
-0.68 creators
-0.68 dogg
-0.68 drug
-0.68 empir
-0.68 empire
-0.68 empir…
-0.68 fear
-0.68 gat
-0.68 gated
-0.68 halving what
-0.68 model
-0.68 model $
-0.68 network $
-0.68 nev
-0.68 never
-0.68 newspap
-0.68 newspaper
-0.68 newsp…
-0.68 ninjatrad
-0.68 ninjatrader
-0.68 ninja…
-0.68 opens crypto
-0.68 out $
-0.68 playe…
-0.68 pol
-0.68 promise
-0.68 protocol
-0.68 pushes <coin>
-0.68 rewards
-0.68 sequoia
-0.68 sequo…
-0.68 snoop
-0.68 snoop dogg
-0.68 softwar
-0.68 software
-0.68 softw…
-0.68 standar
-0.68 startup $
-0.68 ticketmast
-0.68 ticketmaster
-0.68 tops <number>
-0.68 treasury firm
-0.68 value
-0.68 vouch
-0.68 vouch…
-0.68 آواتار
-0.68 آواتا…
-0.68 تهدید
-0.68 خودرو…
-0.68 دیدار کرد
-0.68 رایوت
-0.68 سهم
-0.68 فانتوم
-0.68 فانتو…
-0.68 لازاروس
-0.68 لازار…
-0.68 لونا
-0.68 لینک
-0.68 مرکزی برای
-0.68 نیروهایش
-0.68 نیروهایش را
-0.68 نیروه…
-0.68 هایپرلیکویید
-0.68 هایپر…
-0.68 ین
-0.69 <number> after
-0.69 ^ lightning
-0.69 access to
-0.69 airdrop with coin
-0.69 app
-0.69 bank to
-0.69 bitmain
-0.69 bitma…
-0.69 brand
-0.69 coin IMX
-0.69 conce…
-0.69 control
-0.69 down today
-0.69 dubai to
-0.69 factor
-0.69 factory
-0.69 facto…
-0.69 flare…
-0.69 futures
-0.69 half
-0.69 help
-0.69 here
-0.69 in talks
-0.69 inflows
-0.69 ipo $
-0.69 jumps on
-0.69 lands
-0.69 liquidit
-0.69 liquidity
-0.69 lure
-0.69 operator
-0.69 public chain
-0.69 steal
-0.69 storag
-0.69 storage
-0.69 stora…
-0.69 talks to
-0.69 theft with watcher
-0.69 transfer with wallet
-0.69 اثبات
-0.69 ارز دیجیتال
-0.69 الکترونیک
-0.69 الکتر…
-0.69 بازگشت
-0.69 بک
-0.69 تابستان
-0.69 تابست…
-0.69 تاریخ
-0.69 جان می
-0.69 دهند
-0.69 دهند $
-0.69 را عوض
-0.69 رمزارزها در
-0.69 عوض
-0.69 عوض کرد
-0.69 فروخت…
-0.69 قطع می
-0.69 می دهند
-0.69 نفر
-0.69 نفر را
-0.7 ^ google
-0.7 ^ mt
-0.7 ^ one
-0.7 ^ optimism
-0.7 ^ stellar
-0.7 ^ ایردراپ
-0.7 adopt
-0.7 airports
-0.7 amazon
-0.7 amazo…
-0.7 analy…
-0.7 approv
-0.7 cryptopunks
-0.7 curv
-0.7 curve
-0.7 exploit
-0.7 filing
-0.7 filin…
-0.7 flight
-0.7 fligh…
-0.7 identity
-0.7 lost
-0.7 manag
-0.7 manager
-0.7 manag…
-0.7 pauses
-0.7 pause…
-0.7 price…
-0.7 row
-0.7 sharp…
-0.7 shuts $
-0.7 texa
-0.7 texas
-0.7 to four
-0.7 treasury $
-0.7 uncha…
-0.7 اش را
-0.7 اصل
-0.7 اصلی
-0.7 انتقال <coin>
-0.7 بردند
-0.7 بردند $
-0.7 برنامه
-0.7 برنام…
-0.7 زنده
-0.7 سه برابر
-0.7 شبکه را
-0.7 شش
-0.7 صعود
-0.7 میلیونی
-0.7 های ایرانی
-0.7 پلتفرم
-0.7 پلتفر…
-0.7 چیست و
-0.7 گران شد
-0.7 گردد
-0.7 گردد $
-0.71 ^ polygon
-0.71 ^ virtual
-0.71 ^ نسخه
-0.71 break
-0.71 cheap
-0.71 coin GALA
-0.71 coin MANA
-0.71 crypto winter
-0.71 decentraliz
-0.71 fintech
-0.71 finte…
-0.71 ftx
-0.71 game with metaverse
-0.71 gover…
-0.71 granted
-0.71 inflow
-0.71 inflo…
-0.71 no
-0.71 person with tech
-0.71 quantum
-0.71 quant…
-0.71 risk
-0.71 roun
-0.71 round
-0.71 sneakers
-0.71 treasur
-0.71 treasury
-0.71 years on
-0.71 آدم
-0.71 بخریم $
-0.71 برق
-0.71 تعداد
-0.71 جا
-0.71 در لوگانو
-0.71 را بین
-0.71 ربا
-0.71 رباها
-0.71 لوگانو
-0.71 لوگان…
-0.71 چه می
-0.71 کار می
-0.71 کارخانه
-0.71 کارخا…
-0.71 کوین ها
-0.72 ^ jpmorgan
-0.72 ada
-0.72 airline
-0.72 another <number>
-0.72 artist
-0.72 artis…
-0.72 chatt
-0.72 chatt…
-0.72 coin NEAR
-0.72 coin ONE
-0.72 complet
-0.72 completes
-0.72 debut
-0.72 debut $
-0.72 download
-0.72 downl…
-0.72 exchange with nft
-0.72 grayscale files
-0.72 hype
-0.72 jack
-0.72 jpmorgan
-0.72 jpmor…
-0.72 nears
-0.72 opens
-0.72 price with tech
-0.72 promis
-0.72 promi…
-0.72 smart
-0.72 tech with wallet
-0.72 to recover
-0.72 trader
-0.72 twitt
-0.72 twitter
-0.72 twitt…
-0.72 استخدام
-0.72 استخد…
-0.72 ایرلاین
-0.72 ایرلا…
-0.72 به بانک
-0.72 جیب
-0.72 دانشگاه
-0.72 دانشگ…
-0.72 روز <number>
-0.72 روی <coin>
-0.72 لایتنینگ
-0.72 لایتن…
-0.72 متا
-0.72 مکزیک
-0.72 همستر
-0.72 پرمیوم
-0.72 پرمیو…
-0.72 کیمچ
-0.72 کیمچی
-0.72 گرفت $
-0.73 <coin> etf
-0.73 ^ meta
-0.73 ^ پیشنهاد
-0.73 americas
-0.73 analyst
-0.73 appro…
-0.73 arbitrum dao
-0.73 at <number>
-0.73 back to
-0.73 ban on
-0.73 based
-0.73 befor
-0.73 before
-0.73 befor…
-0.73 brand…
-0.73 budge…
-0.73 cap
-0.73 chain with ofTrade
-0.73 coin BNB
-0.73 daybook
-0.73 daybo…
-0.73 deman
-0.73 game with nft
-0.73 government
-0.73 issuer
-0.73 milad
-0.73 milady
-0.73 milad…
-0.73 museum
-0.73 museu…
-0.73 quietl
-0.73 quietly
-0.73 quiet…
-0.73 sat
-0.73 sats
-0.73 slid
-0.73 stake
-0.73 ventures
-0.73 ازدواج
-0.73 ازدوا…
-0.73 استیکینگ
-0.73 استیک…
-0.73 ای که
-0.73 ثبت نام
-0.73 جابه
-0.73 خرید
-0.73 خریدا…
-0.73 لایه
-0.73 محبوب
-0.73 نام در
-0.73 همه چیز
-0.73 چیز
-0.73 کور
-0.74 <coin> block
-0.74 ^ blackrock
-0.74 ^ sandbox
-0.74 ^ token
-0.74 ^ ارزش
-0.74 ^ تفاوت
-0.74 ^ رمز
-0.74 airdrop with price
-0.74 chain with stablecoin
-0.74 clari…
-0.74 close…
-0.74 coin FTM
-0.74 defi with nft
-0.74 flar
-0.74 gox
-0.74 grow
-0.74 hashrat
-0.74 hashrate
-0.74 hashr…
-0.74 jupit
-0.74 jupiter
-0.74 jupit…
-0.74 mt
-0.74 mt gox
-0.74 nam
-0.74 nazarov
-0.74 nazar…
-0.74 near zero
-0.74 pricing
-0.74 pricing $
-0.74 prici…
-0.74 releas
-0.74 relea…
-0.74 serge
-0.74 sergey
-0.74 serge…
-0.74 stacks
-0.74 stack…
-0.74 starbucks ends
-0.74 tech
-0.74 tests
-0.74 three $
-0.74 treas…
-0.74 users <number>
-0.74 بای
-0.74 بای بیت
-0.74 بیت <number>
-0.74 تحولات
-0.74 تحولا…
-0.74 تفاوت
-0.74 تک
-0.74 را راه
-0.74 راگ
-0.74 راگ پول
-0.74 رایانه
-0.74 روی استارتاپ
-0.74 زیان
-0.74 ساعت
-0.74 فین
-0.74 معامله شد
-0.74 میلیارد واحد
-0.74 نقدینگ
-0.74 نقدینگی
-0.74 نقدین…
-0.74 هنرمندان
-0.74 واتس
-0.74 واتس اپ
-0.74 کلاهبرداری
-0.75 <number> million
-0.75 apple
-0.75 audit
-0.75 bridge
-0.75 clients
-0.75 comput
-0.75 compu…
-0.75 deadlin
-0.75 deadline
-0.75 defenc
-0.75 defence
-0.75 dex
-0.75 megawatt
-0.75 megaw…
-0.75 new chief
-0.75 now worth
-0.75 stash now
-0.75 stellar
-0.75 stell…
-0.75 tech with theft
-0.75 whales
-0.75 whale…
-0.75 ابوظب
-0.75 ابوظبی
-0.75 ابوظب…
-0.75 تومان
-0.75 رزرو
-0.75 سامانه
-0.75 فدرال
-0.75 فدرال رزرو
-0.75 پوتین
-0.75 پی پال
-0.76 <number> میلیارد
-0.76 ^ dash
-0.76 ^ دستگاه
-0.76 ^ ماسک
-0.76 bill
-0.76 break…
-0.76 crypto bill
-0.76 for fraud
-0.76 migrat
-0.76 new ceo
-0.76 prim
-0.76 prime
-0.76 to accept
-0.76 اوراکل
-0.76 اوراک…
-0.76 به زبان
-0.76 به فضا
-0.76 درآور…
-0.76 دست به
-0.76 دلار از
-0.76 راهنم
-0.76 راهنمای
-0.76 راهنم…
-0.76 زبان ساده
-0.76 فرصت
-0.76 فضا رفت
-0.76 مثل
-0.76 پشتیب…
-0.76 پل
-0.76 یوونتوس
-0.76 یوونت…
-0.77 ^ airdrop
-0.77 ^ hedge
-0.77 ^ نرخ
-0.77 ^ چرا
-0.77 airport
-0.77 airpo…
-0.77 buying
-0.77 buyin…
-0.77 coin FTT
-0.77 hedge fund
-0.77 jobs
-0.77 joins
-0.77 layoff
-0.77 layoffs
-0.77 layof…
-0.77 market
-0.77 on $
-0.77 outage
-0.77 over money
-0.77 payment system
-0.77 radio
-0.77 regain
-0.77 regai…
-0.77 sale
-0.77 since <number>
-0.77 surve
-0.77 survey
-0.77 surve…
-0.77 system
-0.77 syste…
-0.77 takes <number>
-0.77 to list
-0.77 بیت پین
-0.77 تازه ای
-0.77 جمع کرد
-0.77 دلار رسید
-0.77 دوقلو
-0.77 دوقلو…
-0.77 قیمت <coin>
-0.77 مصنوع
-0.77 مصنوعی
-0.77 مصنوع…
-0.77 نیم
-0.77 هوش
-0.77 هوش مصنوعی
-0.77 هوشمند
-0.77 هوشمن…
-0.77 پلی
-0.77 پین
-0.78 ^ satoshi
-0.78 ^ بلاک
-0.78 ^ عرضه
-0.78 ads
-0.78 aid
-0.78 airlin
-0.78 airli…
-0.78 alabama
-0.78 alaba…
-0.78 altcoin
-0.78 altco…
-0.78 back $
-0.78 bos
-0.78 coin AXS
-0.78 coin CRV
-0.78 cryptopunk
-0.78 customers
-0.78 hard
-0.78 hours
-0.78 on
-0.78 prepai
-0.78 prepaid
-0.78 reward
-0.78 rewar…
-0.78 اف تی
-0.78 الملل
-0.78 المللی
-0.78 الملل…
-0.78 ان اف
-0.78 اول
-0.78 تا پایان
-0.78 حجم معاملات
-0.78 خاکستر
-0.78 خاکست…
-0.78 در راه
-0.78 راه است
-0.78 زبان
-0.78 سوزان…
-0.78 شکست
-0.78 می پذیرد
-0.78 ونزویلا
-0.78 ونزوی…
-0.78 پایان سال
-0.78 پذیرد
-0.78 پذیرد $
-0.78 یک
-0.79 ^ stablecoin
-0.79 ^ zksync
-0.79 ^ پروژه
-0.79 billion in
-0.79 bull
-0.79 cent
-0.79 chain with wallet
-0.79 client
-0.79 clien…
-0.79 clos
-0.79 coins
-0.79 decen…
-0.79 expan
-0.79 extends
-0.79 host
-0.79 japan $
-0.79 leav
-0.79 lightn
-0.79 lightning
-0.79 lists
-0.79 lowest
-0.79 lowes…
-0.79 nyse
-0.79 price
-0.79 public
-0.79 pushes
-0.79 pushe…
-0.79 put
-0.79 rival
-0.79 seed
-0.79 shared rule crypto
-0.79 teams with
-0.79 this week
-0.79 valu
-0.79 wyom
-0.79 wyoming
-0.79 wyomi…
-0.79 احتکار
-0.79 احتکا…
-0.79 ادع
-0.79 ادعای
-0.79 تراست
-0.79 تراست ولت
-0.79 ترک
-0.79 تهران
-0.79 رایان…
-0.79 روزانه
-0.79 روزان…
-0.79 روغن
-0.79 فلج
-0.79 های غیرمتمرکز
-0.79 هولدر…
-0.8 <coin> supply
-0.8 <number> با
-0.8 <price> هزار
-0.8 ^ world
-0.8 ^ کاهش
-0.8 airdrop with game
-0.8 america
-0.8 call
-0.8 chain with tech
-0.8 credential
-0.8 credentials
-0.8 crede…
-0.8 crypto for
-0.8 distribut
-0.8 forces
-0.8 house $
-0.8 lets
-0.8 memecoin
-0.8 memec…
-0.8 official
-0.8 officials
-0.8 project
-0.8 proje…
-0.8 relaunch
-0.8 relaunches
-0.8 relau…
-0.8 secon…
-0.8 than ever
-0.8 ticke…
-0.8 u s
-0.8 unwind
-0.8 unwin…
-0.8 verifiabl
-0.8 verifiable
-0.8 verif…
-0.8 votes to
-0.8 work
-0.8 yields
-0.8 yield…
-0.8 zksync
-0.8 zksyn…
-0.8 اخراج
-0.8 اخراج کرد
-0.8 برابر کرد
-0.8 تقدیم
-0.8 جک
-0.8 دارد
-0.8 دارد $
-0.8 دورس
-0.8 دورسی
-0.8 را اخراج
-0.8 روزمره
-0.8 روزمر…
-0.8 عضو
-0.8 نسخه <number>
-0.8 والکس به
-0.8 کمترین میزان
-0.8 کنند $
-0.8 گرفت
-0.81 ^ okx
-0.81 ^ siemens
-0.81 agent
-0.81 day $
-0.81 delist
-0.81 digital bond
-0.81 drained
-0.81 for first
-0.81 gaming
-0.81 gamin…
-0.81 mobil
-0.81 mobile
-0.81 mobil…
-0.81 move
-0.81 passes <number>
-0.81 shared rule market
-0.81 shows
-0.81 siemen
-0.81 siemens
-0.81 sieme…
-0.81 signs
-0.81 space
-0.81 stack
-0.81 stepn
-0.81 surg
-0.81 تر شد
-0.81 جهان شد
-0.81 داده
-0.81 داده های
-0.81 در دست
-0.81 سوخت $
-0.81 ژاپن
-0.81 یک میلیون
-0.82 ^ هک
-0.82 acces
-0.82 access
-0.82 addresses
-0.82 blockchain $
-0.82 calm
-0.82 car
-0.82 clou
-0.82 cloud
-0.82 coin AR
-0.82 colla…
-0.82 cryptocurrenc
-0.82 depeg
-0.82 files to
-0.82 football
-0.82 footb…
-0.82 metavers
-0.82 metaverse
-0.82 metav…
-0.82 nft with tech
-0.82 of coinbase
-0.82 polygon
-0.82 polyg…
-0.82 premium
-0.82 premi…
-0.82 pro
-0.82 role
-0.82 role $
-0.82 sbtc
-0.82 spend
-0.82 spending
-0.82 spend…
-0.82 stadium
-0.82 stadi…
-0.82 your
-0.82 ابلاغیه
-0.82 ابلاغ…
-0.82 استور
-0.82 استوری
-0.82 استور…
-0.82 اضافه
-0.82 افت
-0.82 درون زنجیره
-0.82 دلار هک
-0.82 دنی
-0.82 دنیای
-0.82 هنوز
-0.82 وب
-0.82 ژاپنی
-0.83 <coin> تازه
-0.83 ^ ethena
-0.83 ^ آموزش
-0.83 confu…
-0.83 creditors $
-0.83 delis…
-0.83 fall
-0.83 heat
-0.83 it
-0.83 recov
-0.83 stol
-0.83 stole
-0.83 stole <number>
-0.83 to creditors
-0.83 toda
-0.83 today
-0.83 today $
-0.83 wint
-0.83 winter
-0.83 worth <number>
-0.83 year $
-0.83 yen
-0.83 انفراد
-0.83 انفرادی
-0.83 انفرا…
-0.83 حریم
-0.83 حریم خصوصی
-0.83 خانه
-0.83 درون
-0.83 دلاری $
-0.83 سازی
-0.83 میلیارد <coin>
-0.83 ناپدید
-0.83 ناپدید شد
-0.83 ناپدی…
-0.83 های درون
-0.83 هزار دلار
-0.84 ^ nft
-0.84 ^ بازی
-0.84 a16z
-0.84 airdrop with wallet
-0.84 builds
-0.84 co founder
-0.84 coin with whale
-0.84 defi with price
-0.84 fall below
-0.84 ha
-0.84 has
-0.84 hedg
-0.84 japan
-0.84 loses
-0.84 month $
-0.84 offer crypto
-0.84 packag
-0.84 package
-0.84 packa…
-0.84 scien…
-0.84 store
-0.84 trading with transfer
-0.84 trims
-0.84 users
-0.84 vanishes
-0.84 wip
-0.84 آیا
-0.84 بازگش…
-0.84 ثروتمندان
-0.84 سرویس
-0.84 فوربس
-0.84 متلاش
-0.84 متلاشی
-0.84 متلاش…
-0.84 مثبت شد
-0.84 میزان
-0.84 کوین های
-0.85 ^ circle
-0.85 ^ نوبیتکس
-0.85 ape
-0.85 blackrock
-0.85 coin with game
-0.85 developers
-0.85 force…
-0.85 funds
-0.85 identit
-0.85 insiders
-0.85 metamask
-0.85 metam…
-0.85 miner with price
-0.85 optimism
-0.85 optim…
-0.85 or
-0.85 other rule metaverse
-0.85 owner
-0.85 prepa…
-0.85 quart
-0.85 quarter
-0.85 rise $
-0.85 top <number>
-0.85 wat
-0.85 water
-0.85 بهترین صرافی
-0.85 خارج شد
-0.85 دلار
-0.85 سقف
-0.85 سکه
-0.85 سیرکل
-0.85 عرضه کرد
-0.85 فریب
-0.85 فیش
-0.85 لیست
-0.85 مت گاکس
-0.85 نخورید
-0.85 نخوری…
-0.85 نیویورک $
-0.85 پیامک
-0.85 کند $
-0.85 کوچک
-0.85 گاکس
-0.86 <coin> wallet
-0.86 <coin> رکورد
-0.86 ^ a
-0.86 ^ حجم
-0.86 attack $
-0.86 billion
-0.86 compe…
-0.86 core
-0.86 cycl
-0.86 defi with person
-0.86 earned
-0.86 earne…
-0.86 fund with person
-0.86 hacke…
-0.86 kind business
-0.86 market cap
-0.86 means for
-0.86 media
-0.86 not
-0.86 onlin
-0.86 online
-0.86 onlin…
-0.86 other rule game
-0.86 pool
-0.86 solo
-0.86 to record
-0.86 trump media
-0.86 ventur
-0.86 ventu…
-0.86 در <coin>
-0.86 غیرمتمرکز $
-0.86 متمرکز
-0.86 متمرک…
-0.86 های جدید
-0.86 گرم
-0.87 <coin> <price>
-0.87 <coin> drops
-0.87 ^ پی
-0.87 airdrops
-0.87 beats
-0.87 chip
-0.87 coin SAND
-0.87 company $
-0.87 exchange with ofTrade
-0.87 fans
-0.87 hacked
-0.87 long
-0.87 person with transfer
-0.87 rare
-0.87 sanctions
-0.87 seeker
-0.87 seeke…
-0.87 site
-0.87 skr
-0.87 slip
-0.87 slips
-0.87 tops
-0.87 trim
-0.87 unive…
-0.87 ust
-0.87 آمد $
-0.87 اهواز
-0.87 بازپرداخت
-0.87 بازپر…
-0.87 بلیت
-0.87 داشت $
-0.87 زندگ
-0.87 زندگی
-0.88 ^ why
-0.88 ^ حواله
-0.88 ^ مرورگر
-0.88 ^ نهنگ
-0.88 about
-0.88 ad
-0.88 ark
-0.88 bridg
-0.88 bridg…
-0.88 coin AAVE
-0.88 dev
-0.88 holds
-0.88 president
-0.88 presi…
-0.88 thir
-0.88 third
-0.88 انبار
-0.88 انتخا…
-0.88 با یک
-0.88 بریو
-0.88 حواله
-0.88 درآمد
-0.88 دولتی
-0.88 سقوط کرد
-0.88 سوخت
-0.88 لاهه
-0.88 مرورگر
-0.88 مرورگر بریو
-0.88 مرورگ…
-0.88 مشاور
-0.88 نرخ بهره
-0.88 نصف
-0.88 نیت
-0.88 پالی
-0.88 گذاری کرد
-0.89 <coin> holders
-0.89 <number> on
-0.89 ^ exchange
-0.89 ^ polymarket
-0.89 antarctica
-0.89 antar…
-0.89 beat
-0.89 becomes
-0.89 collection
-0.89 delayed
-0.89 donat…
-0.89 draws <number>
-0.89 fees to
-0.89 halving
-0.89 halvi…
-0.89 job
-0.89 lay
-0.89 pivots
-0.89 pivot…
-0.89 price with theft
-0.89 shared rule nft
-0.89 theft with transfer
-0.89 to open
-0.89 to the
-0.89 اش
-0.89 برنم
-0.89 برنمی
-0.89 ثروتم…
-0.89 ماند $
-0.89 مشابه
-0.89 می فروشد
-0.89 مین
-0.89 کاربر
-0.89 کف
-0.89 گردم
-0.9 ^ bybit
-0.9 after <number>
-0.9 canaan
-0.9 canaa…
-0.9 crypto fund
-0.9 defi with law
-0.9 in a
-0.9 in virtual
-0.9 one in
-0.9 quarterl
-0.9 quarterly
-0.9 show
-0.9 transfers
-0.9 upgrad
-0.9 upgrade
-0.9 upgra…
-0.9 vote $
-0.9 اخیر رسید
-0.9 درخواست
-0.9 درخوا…
-0.9 نگه
-0.9 چرا
-0.9 چقدر
-0.9 کدام
-0.91 ^ میم
-0.91 acquires
-0.91 eye
-0.91 eyes
-0.91 fuel
-0.91 house
-0.91 immigration
-0.91 immig…
-0.91 largest
-0.91 large…
-0.91 mean
-0.91 means
-0.91 publi…
-0.91 rate
-0.91 speak
-0.91 speaks
-0.91 speak…
-0.91 stream
-0.91 strea…
-0.91 volum
-0.91 volum…
-0.91 world…
-0.91 yield
-0.91 آلت کوین
-0.91 اعلام کرد
-0.91 به شایعات
-0.91 به کمترین
-0.91 توییت
-0.91 را اعلام
-0.91 را بست
-0.91 رفع فیلتر
-0.91 شروع
-0.91 لبز
-0.91 مثبت
-0.91 نیرو
-0.91 نیو
-0.91 وزیر
-0.91 کمترین
-0.91 کمتری…
-0.91 کوانتوم
-0.91 کوانت…
-0.91 یورک
-0.92 ^ starbucks
-0.92 ^ دش
-0.92 chain with theft
-0.92 doge
-0.92 leads
-0.92 point
-0.92 starbuck
-0.92 starbucks
-0.92 starb…
-0.92 zero
-0.92 آلت
-0.92 استارتاپ
-0.92 به مدیریت
-0.92 توکن <coin>
-0.92 دزدید…
-0.92 دش
-0.92 فعالی…
-0.92 مهاجرت
-0.92 هشدار داد
-0.92 ورشکست
-0.92 کوینش
-0.93 ^ استیبل
-0.93 ^ وام
-0.93 ^ پروتکل
-0.93 art
-0.93 bond on
-0.93 but
-0.93 crypto exchange
-0.93 jail
-0.93 light…
-0.93 marke…
-0.93 taxes
-0.93 year
-0.93 ترین
-0.93 می
-0.93 هنر
-0.93 هولدر
-0.94 <coin> برای
-0.94 <price> $
-0.94 ^ هم
-0.94 beach
-0.94 chart…
-0.94 coin ETC
-0.94 company
-0.94 demand
-0.94 deman…
-0.94 fund with tech
-0.94 halv
-0.94 holder with whale
-0.94 lose
-0.94 satoshi
-0.94 to watch
-0.94 دیگر به
-0.94 سناریو
-0.94 سناری…
-0.94 سوف
-0.94 سوفای
-0.94 می گیرد
-0.94 هم بنیان
-0.94 گیرد
-0.94 گیرد $
-0.95 <coin> miners
-0.95 <coin> به
-0.95 <person> says
-0.95 ^ ماینر
-0.95 adoption
-0.95 buil
-0.95 climb
-0.95 coin
-0.95 coin EGLD
-0.95 coin XMR
-0.95 crypto adoption
-0.95 distr…
-0.95 drain…
-0.95 famil
-0.95 family
-0.95 famil…
-0.95 hedge
-0.95 hit by
-0.95 ident…
-0.95 in <coin>
-0.95 raises rates
-0.95 rises
-0.95 tariffs
-0.95 teams
-0.95 trump family
-0.95 vanish
-0.95 vanis…
-0.95 از <number>
-0.95 توکن می
-0.95 سریال
-0.95 مدیریت بایننس
-0.95 مهاجر…
-0.95 نفت
-0.95 هدیه
-0.95 چطور
-0.95 کند
-0.96 <number> درجه
-0.96 <person> denies
-0.96 ^ hyperliquid
-0.96 ^ مالیات
-0.96 betting
-0.96 betti…
-0.96 coul
-0.96 could
-0.96 courts
-0.96 ever $
-0.96 explorers
-0.96 holder with regulator
-0.96 jump
-0.96 jumps
-0.96 ofTrade with watcher
-0.96 oman
-0.96 pension
-0.96 pensi…
-0.96 shares
-0.96 share…
-0.96 snap
-0.96 surplu
-0.96 surplus
-0.96 surpl…
-0.96 اسکن
-0.96 بازار رمزارز
-0.96 برگشت $
-0.96 تحریم های
-0.96 ترامپ در
-0.96 جان
-0.96 درجه
-0.96 درجه سلسیوس
-0.96 عنبیه
-0.96 ماینر…
-0.96 می کند
-0.96 هوب
-0.96 هوبی
-0.96 ورلدکوین
-0.96 ورلدک…
-0.96 کوین بیس
-0.97 ^ eu
-0.97 americans
-0.97 conse…
-0.97 delay
-0.97 delay…
-0.97 names new
-0.97 on blockchain
-0.97 transf
-0.97 valv
-0.97 valve
-0.97 ان
-0.97 داشت
-0.97 رو
-0.97 مت
-0.97 هدف
-0.97 هنرمن…
-0.98 <coin> transaction
-0.98 bracket
-0.98 brack…
-0.98 calls
-0.98 court…
-0.98 defi with tech
-0.98 deposits $
-0.98 ipo
-0.98 of crypto
-0.98 rally
-0.98 rich
-0.98 sign
-0.98 sim
-0.98 sparks
-0.98 spark…
-0.98 tournament
-0.98 tourn…
-0.98 بخریم
-0.98 برگزار می
-0.98 تورم
-0.98 جدیدی
-0.98 شناسه
-0.98 قرار گرفتند
-0.98 مدیریت
-0.98 مدیری…
-0.98 نت
-0.98 نخست
-0.98 هزینه
-0.99 <coin> burn
-0.99 <number> of
-0.99 again $
-0.99 burn tax
-0.99 drain
-0.99 go
-0.99 merg
-0.99 million
-0.99 person with trading
-0.99 spot trading
-0.99 to offer
-0.99 خدمات
-0.99 رفع
-0.99 فروخت
-0.99 میلیارد دلار
-1 <coin> co
-1 <coin> launches
-1 ^ حمله
-1 accept
-1 accep…
-1 custom
-1 extend
-1 hous
-1 hyperliqui
-1 hyperliquid
-1 kind price
-1 live $
-1 million users
-1 open
-1 tesla
-1 watch
-1 اسنپ
-1 دلار رفت
-1 ماسک
-1 میلیون دلاری
-1 پیدا کرد
-1 کنند
-1.01 ^ arbitrum
-1.01 ^ the
-1.01 ^ نمایشگاه
-1.01 auction
-1.01 aucti…
-1.01 bug
-1.01 build…
-1.01 coin CHZ
-1.01 compl…
-1.01 of <coin>
-1.01 other rule defi
-1.01 profit
-1.01 satos…
-1.01 send
-1.01 us users
-1.01 استخراج <coin>
-1.01 اسکیل
-1.01 بازاریاب
-1.01 بازاریابی
-1.01 تی
-1.01 دلار جذب
-1.01 رشد
-1.01 زیاد
-1.01 ساده $
-1.01 نمایشگاه
-1.02 <price> درصد
-1.02 ^ بازار
-1.02 ^ ده
-1.02 ^ قیمت
-1.02 bett
-1.02 chain with regulator
-1.02 every…
-1.02 high
-1.02 loan
-1.02 miner with tech
-1.02 nav
-1.02 naver
-1.02 stablecoin with trading
-1.02 آمریکا در
-1.02 امض
-1.02 امضای
-1.02 برداشت
-1.02 برداش…
-1.02 سیلور
-1.02 مالک
-1.02 ناور
-1.02 هه
-1.02 یا
-1.02 یی
-1.03 <coin> یک
-1.03 coin KDA
-1.03 deposits
-1.03 microsoft
-1.03 slides as
-1.03 staff $
-1.03 tariff
-1.03 tarif…
-1.03 valuation
-1.03 valua…
-1.03 week $
-1.03 yi
-1.03 تعطیلی
-1.03 تعطیل…
-1.03 دولت آلمان
-1.04 <coin> زیر
-1.04 <price>
-1.04 base
-1.04 blockchain
-1.04 by <number>
-1.04 death
-1.04 spark
-1.04 اپ
-1.04 باز شد
-1.04 بریج
-1.04 به روز
-1.04 تبدیل
-1.04 روز شد
-1.04 نوبیتکس
-1.04 نوبیت…
-1.04 نوزدهم
-1.04 نوزده…
-1.04 پروتکل
-1.04 پروتک…
-1.05 executive
-1.05 futur
-1.05 futur…
-1.05 get
-1.05 hsbc
-1.05 metaverse with trading
-1.05 outag
-1.05 outag…
-1.05 ris
-1.05 sui
-1.05 theft $
-1.05 to treasury
-1.05 union
-1.05 آمریکایی
-1.05 حجم
-1.05 ریزش
-1.05 زمین
-1.05 شدند $
-1.05 فعال شد
-1.05 های
-1.06 acces…
-1.06 american
-1.06 approved
-1.06 approved $
-1.06 below
-1.06 binance us
-1.06 co
-1.06 still
-1.06 wallet $
-1.06 whale
-1.06 آدرس های
-1.06 تولید
-1.06 خرید $
-1.06 شایعات
-1.06 شایعا…
-1.06 متاورس
-1.06 متاور…
-1.06 پی
-1.06 گران
-1.07 <coin> community
-1.07 address
-1.07 addre…
-1.07 exten…
-1.07 ft
-1.07 join
-1.07 milli…
-1.07 nasdaq
-1.07 nasda…
-1.07 neobank
-1.07 neoba…
-1.07 pivot
-1.07 sink
-1.07 stocks
-1.07 stock…
-1.07 آموزش
-1.07 رقابت
-1.07 واردات
-1.07 واردا…
-1.07 والکس
-1.08 ^ استراتژی
-1.08 advised
-1.08 coins several
-1.08 compan
-1.08 fan
-1.08 ga
-1.08 gas
-1.08 governanc
-1.08 governance
-1.08 hour
-1.08 low $
-1.08 migra…
-1.08 portfolio
-1.08 portfolios
-1.08 portf…
-1.08 researchers
-1.08 torn
-1.08 آمد
-1.08 ایم
-1.08 برگزار
-1.08 برگزا…
-1.08 تلگرام به
-1.08 ندیده
-1.08 کلیم
-1.09 <coin> باید
-1.09 ^ از
-1.09 chain with defi
-1.09 coin FIL
-1.09 creator
-1.09 hyper…
-1.09 indict
-1.09 indic…
-1.09 los
-1.09 own rule nft
-1.09 want
-1.09 wants
-1.09 تهران $
-1.09 توسعه
-1.09 جذب کرد
-1.09 داستان
-1.09 داستا…
-1.09 پپه
-1.1 <person> با
-1.1 boss
-1.1 business with miner
-1.1 chain $
-1.1 coin with metaverse
-1.1 defi with theft
-1.1 hidden
-1.1 hidde…
-1.1 holder with person
-1.1 mak
-1.1 post
-1.1 suspect
-1.1 worl
-1.1 worth
-1.1 امروز
-1.1 ایرانیان
-1.1 برم
-1.1 برمی
-1.1 خوک
-1.1 ساز
-1.1 شبکه <coin>
-1.1 قصاب
-1.1 قصابی
-1.1 کارت های
-1.11 ^ <person>
-1.11 ^ بورس
-1.11 airdrop with chain
-1.11 chain with coin
-1.11 compoun
-1.11 compound
-1.11 compo…
-1.11 lifts
-1.11 proto…
-1.11 season
-1.11 seaso…
-1.11 shar
-1.11 the
-1.11 theft
-1.11 thi
-1.11 this
-1.11 اعلام شد
-1.11 تمام
-1.11 دلار گذشت
-1.11 دو برابر
-1.11 ها در
-1.11 چیست $
-1.11 کاربران
-1.12 ^ استرایپ
-1.12 ^ فروش
-1.12 airdrop with ofTrade
-1.12 deal $
-1.12 suppl…
-1.12 آپبیت
-1.12 استرایپ
-1.12 تخلف
-1.12 ذخایر
-1.12 نمایش…
-1.13 <coin> رسید
-1.13 ^ استخراج
-1.13 business with price
-1.13 how to
-1.13 sets
-1.13 titles $
-1.13 transfer with whale
-1.13 اتهامات
-1.13 اتهام…
-1.13 از زندان
-1.13 حمایت
-1.13 فعال
-1.13 مشترک
-1.13 پیدا
-1.14 ^ دولت
-1.14 acquir
-1.14 bond
-1.14 dash
-1.14 ever
-1.14 financ
-1.14 finan…
-1.14 lift
-1.14 tokenized
-1.14 برابر شد
-1.14 برگشت
-1.14 را خالی
-1.14 سبز
-1.14 سهام
-1.14 طلا
-1.14 هفته
-1.15 <person> <number>
-1.15 ^ سود
-1.15 etf $
-1.15 files for
-1.15 phone
-1.15 project metaverse
-1.15 shared rule airdrop
-1.15 steam
-1.15 who
-1.15 winte…
-1.15 بازار را
-1.15 برابر
-1.15 بشناسیم
-1.15 بشناس…
-1.15 پیشنهاد
-1.15 پیشنه…
-1.15 کم
-1.16 <coin> treasury
-1.16 ^ شبکه
-1.16 arbitrum
-1.16 becom
-1.16 becom…
-1.16 creditor
-1.16 creditors
-1.16 four
-1.16 home
-1.16 return
-1.16 retur…
-1.16 از
-1.16 ایردراپ
-1.16 ایردر…
-1.16 بازی
-1.16 بی
-1.16 خارجی
-1.17 ^ <coin>
-1.17 business with stablecoin
-1.17 coin VET
-1.17 comes to
-1.17 jailed
-1.17 jaile…
-1.17 starlink
-1.17 starl…
-1.17 اف
-1.17 اپلیکیشن
-1.17 اپلیک…
-1.17 واحد
-1.17 کنیم
-1.17 کنیم $
-1.17 گذاری در
-1.18 ^ sec
-1.18 coin HNT
-1.18 doubles
-1.18 drops plan
-1.18 inflation
-1.18 market $
-1.18 realiz
-1.18 realized
-1.18 to buy
-1.18 حقوق
-1.18 دولت آمریکا
-1.18 دیگر
-1.18 شدند
-1.18 شهرداری $
-1.18 گرفتند
-1.18 گرفتند $
-1.18 گرفتن…
-1.19 coin XLM
-1.19 coin with tech
-1.19 communit
-1.19 community
-1.19 commu…
-1.19 networks
-1.19 networks $
-1.19 shared rule whale
-1.19 titles
-1.19 title…
-1.19 افزوده
-1.19 افزود…
-1.19 بازار…
-1.19 بزرگ
-1.19 رمزارز می
-1.19 معرف
-1.19 معرفی
-1.19 پاسخ
-1.2 <number> billion
-1.2 analyst with ofTrade
-1.2 back
-1.2 brings
-1.2 bring…
-1.2 comes
-1.2 maker
-1.2 rule whale
-1.2 ارث
-1.2 بانک ها
-1.2 بردن
-1.2 جعلی $
-1.2 جهانی
-1.2 سازد
-1.2 سازد $
-1.2 می سازد
-1.2 کاربر…
-1.2 کریپتو در
-1.21 coin SHIB
-1.21 freeze
-1.21 game with ofTrade
-1.21 goe
-1.21 goes
-1.21 in <number>
-1.21 land
-1.21 plan to
-1.21 soars <price>
-1.21 spac
-1.21 تراکنش
-1.21 تراکن…
-1.21 جذب
-1.21 مصاحبه
-1.21 مصاحب…
-1.22 <coin> هدف
-1.22 explor
-1.22 gam
-1.22 goes live
-1.22 googl
-1.22 google
-1.22 googl…
-1.22 to launch
-1.22 آمریکا رسید
-1.22 از دست
-1.22 خرد
-1.22 در صدر
-1.22 ساخت $
-1.22 نهنگ
-1.22 گفت $
-1.23 ^ police
-1.23 fake
-1.23 اینترنت
-1.23 اینتر…
-1.23 جنجال
-1.23 جنجالی
-1.23 جنجال…
-1.23 رمزارز $
-1.23 طلبکاران
-1.23 طلبکا…
-1.23 هک شد
-1.24 ^ سرمایه
-1.24 coin KCS
-1.24 coin ONT
-1.24 compa…
-1.24 finance
-1.24 government moves
-1.24 person with price
-1.24 project defi
-1.24 push
-1.24 rule nft
-1.24 see
-1.24 tokeniz
-1.24 استراتژ
-1.24 استراتژی
-1.24 ایران از
-1.24 بیس
-1.24 جهان $
-1.24 گفت
-1.25 <coin> را
-1.25 analyst with coin
-1.25 analyst with defi
-1.25 business with trading
-1.25 buys
-1.25 opens to
-1.25 own rule defi
-1.25 resident
-1.25 residents
-1.25 resid…
-1.25 stolen
-1.25 stole…
-1.25 کوینی
-1.25 یک سال
-1.26 airdrop with defi
-1.26 fees $
-1.26 staff
-1.26 web3
-1.26 whal
-1.26 نسخه
-1.26 نقد
-1.27 business with coin
-1.27 drops
-1.27 از <coin>
-1.27 این
-1.27 در پاییز
-1.27 ماینرها
-1.27 همه
-1.27 پاییز $
-1.27 یک میلیارد
-1.28 
-1.28 ^ جنگ
-1.28 adopt…
-1.28 circl
-1.28 circle
-1.28 circl…
-1.28 low
-1.28 ofTrade with trading
-1.28 s
-1.28 with <number>
-1.28 بالا
-1.28 حذف
-1.28 نام
-1.28 کاهش
-1.29 ^ startup
-1.29 titl
-1.29 ایرانی در
-1.29 خالق
-1.29 خالق <coin>
-1.3 defi with ofTrade
-1.3 infla…
-1.3 kind analyst
-1.3 liqui…
-1.3 sinc
-1.3 since
-1.3 tax $
-1.3 توکن های
-1.3 زنجیره ای
-1.3 مارکت
-1.3 متامسک $
-1.31 again
-1.31 doubl
-1.31 doubl…
-1.31 ledg
-1.31 ledger
-1.31 ledge…
-1.31 کارمزد
-1.31 کارمز…
-1.32 ^ چگونه
-1.32 block…
-1.32 eu
-1.32 face
-1.32 game with tech
-1.32 leaves
-1.32 leave…
-1.32 بانک را
-1.32 کمک
-1.33 acqui…
-1.33 arbit…
-1.33 phon
-1.33 quart…
-1.33 suppl
-1.33 supply
-1.34 exchange with theft
-1.34 two
-1.34 اخیر
-1.34 سال اخیر
-1.34 پال
-1.34 کاربران ایرانی
-1.35 coin with defi
-1.35 dollar
-1.35 dolla…
-1.35 live
-1.35 micro…
-1.35 بودجه
-1.35 لایحه بودجه
-1.35 که
-1.36 <person> از
-1.36 bring
-1.36 credi…
-1.36 expands
-1.36 than
-1.36 to take
-1.36 why
-1.36 آمازون
-1.36 آمازو…
-1.36 ساده
-1.36 صدر
-1.36 کوین
-1.37 airdrop with exchange
-1.37 claim
-1.37 dao
-1.37 gold
-1.37 inter…
-1.37 ساتوش
-1.37 ساتوشی
-1.37 ساتوش…
-1.38 ^ crypto
-1.38 coin COMP
-1.38 defi with exchange
-1.38 draws
-1.38 person cathie-wood
-1.38 pric
-1.38 rule defi
-1.38 trading $
-1.38 world
-1.38 تلگرام
-1.38 تلگرا…
-1.38 دیدار
-1.38 پیش
-1.39 defi with trading
-1.39 reali…
-1.39 shared rule game
-1.39 tokens
-1.39 اک
-1.39 دهد $
-1.39 ون
-1.39 پذیرش
-1.4 <number> $
-1.4 ^ visa
-1.4 ^ کلاهبرداری
-1.4 chains $
-1.4 he
-1.4 out
-1.4 rise
-1.4 sells
-1.4 soars
-1.4 unveils
-1.4 visa
-1.4 شهردار
-1.4 شهرداری
-1.4 شهردا…
-1.41 aft
-1.41 after
-1.41 business with holder
-1.41 set
-1.41 برد
-1.41 برد $
-1.42 <coin> می
-1.42 ^ ultra
-1.42 burn
-1.42 kind watcher
-1.42 lugano
-1.42 lugan…
-1.42 mov
-1.42 project game
-1.42 ده
-1.42 لجر
-1.43 <number> <number>
-1.43 <person> درباره
-1.43 launch
-1.43 launc…
-1.43 دهد
-1.43 می دهد
-1.44 business with defi
-1.44 business with metaverse
-1.44 chains
-1.44 colle…
-1.44 crypto com
-1.44 explo…
-1.44 تمام شد
-1.45 names
-1.45 old
-1.45 soar
-1.45 their
-1.45 unveil
-1.45 unvei…
-1.45 برتر
-1.46 draw
-1.46 test
-1.46 ultra
-1.46 استار…
-1.46 خود را
-1.46 خودرو
-1.46 رفت $
-1.47 ^ how
-1.47 crash $
-1.47 keeps
-1.47 kind airdrop
-1.47 life after
-1.47 moves <number>
-1.47 nft with ofTrade
-1.47 on chain
-1.47 on life
-1.47 to <coin>
-1.47 wins
-1.47 هم
-1.48 <person> دوباره
-1.48 business with theft
-1.48 offer
-1.48 vote
-1.49 coin DOGE
-1.49 will
-1.49 دارند
-1.49 دارند $
-1.49 را ثبت
-1.49 پس
-1.5 kind holder
-1.5 moves
-1.51 a
-1.51 chain with trading
-1.51 keep
-1.51 stablecoin $
-1.51 ارز
-1.51 پس از
-1.52 attack
-1.52 attac…
-1.52 exchange with price
-1.52 kind theft
-1.52 network
-1.52 netwo…
-1.52 جنگ
-1.52 حمله
-1.52 را با
-1.52 قیمت
-1.52 های <coin>
-1.53 <coin> $
-1.53 <coin> سقف
-1.53 ameri…
-1.53 crash
-1.53 بیمه
-1.53 را متوقف
-1.53 معامله
-1.53 ممکن
-1.54 exchange with trading
-1.54 trading with whale
-1.54 رفت
-1.55 fees
-1.55 swap
-1.55 top
-1.55 ثبت کرد
-1.56 kind transfer
-1.56 walle…
-1.58 <coin> foundation
-1.58 coin ATOM
-1.58 hits <number>
-1.58 trade any
-1.58 غیرمتمرکز
-1.58 غیرمت…
-1.59 week
-1.6 more
-1.6 خال
-1.6 خالی
-1.6 گذشت
-1.61 <price> of
-1.61 airdrop
-1.61 airdr…
-1.61 own rule airdrop
-1.61 خارج
-1.61 متامسک
-1.61 متامس…
-1.61 گذشت $
-1.62 build
-1.62 life
-1.62 list
-1.62 miner
-1.62 now
-1.62 usdd
-1.62 دارایی کاربران
-1.63 exchange with transfer
-1.63 nft with trading
-1.63 چیست
-1.64 loses <number>
-1.64 جدید
-1.65 holders
-1.65 holde…
-1.66 باز
-1.67 fee
-1.67 در بازار
-1.68 تعطیل
-1.68 وام
-1.69 chain…
-1.69 deposit
-1.69 miner with trading
-1.69 rule game
-1.69 سقوط
-1.69 سود
-1.7 <number> هزار
-1.7 rat
-1.7 rates
-1.7 هک
-1.71 team
-1.71 زنجیره
-1.71 زنجیر…
-1.72 ^ توکن
-1.72 coin with nft
-1.72 expand
-1.72 files
-1.72 tech with trading
-1.73 expan…
-1.73 launches
-1.73 رونمایی کرد
-1.74 coin MATIC
-1.74 سرمایه گذاری
-1.74 چگونه
-1.75 coin DOT
-1.75 اعلام
-1.75 گذاری
-1.76 card
-1.76 rule airdrop
-1.76 هزار <coin>
-1.77 fund
-1.77 متوقف کرد
-1.78 ceo $
-1.78 wallet
-1.78 what
-1.78 نرخ
-1.79 منتشر شد
-1.8 coin LINK
-1.8 fund with ofTrade
-1.81 at
-1.81 تا
-1.82 ^ بهترین
-1.82 airdrop with business
-1.82 kind whale
-1.82 بهترین
-1.82 بهتری…
-1.83 person michael-saylor
-1.84 fil
-1.84 person with stablecoin
-1.85 startup
-1.86 rules none
-1.86 ثبت
-1.86 و
-1.87 ofTrade with transfer
-1.87 ارزش
-1.88 ^ کیف
-1.88 own rule metaverse
-1.88 است $
-1.89 rule market
-1.89 stock
-1.9 business with nft
-1.9 coin ETH
-1.9 depos…
-1.91 sell
-1.92 rule metaverse
-1.92 token
-1.94 coin with exchange
-1.94 com
-1.95 cut
-1.96 own rule blockchain
-1.97 ^ صرافی
-1.97 start…
-1.97 دست
-1.97 متوقف
-1.97 منتشر
-1.99 روی
-2 for <coin>
-2.01 kind nft
-2.01 token…
-2.01 بلاک
-2.01 کارت
-2.02 other rule market
-2.03 هزار
-2.05 adds
-2.06 buy
-2.06 coin ADA
-2.06 own
-2.07 business with fund
-2.08 kind trading
-2.08 است
-2.12 add
-2.12 business with tech
-2.12 shared rule blockchain
-2.13 off
-2.15 business with chain
-2.16 ofTrade with tech
-2.16 روز
-2.18 own rule market
-2.2 business with game
-2.23 up
-2.23 تازه
-2.24 person elon-musk
-2.24 عرضه
-2.25 cuts
-2.29 توکن
-2.29 چه
-2.31 به <coin>
-2.35 <person> <coin>
-2.35 rule blockchain
-2.36 coin with transfer
-2.42 kind chain
-2.5 kind tech
-2.52 kind metaverse
-2.52 person charles-hoskinson
-2.58 theft with wallet
-2.6 بازار
-2.67 kind game
-2.78 chain
-2.78 person vitalik-buterin
-2.87 kind defi
# blockchain
4 rule blockchain
3.95 kind chain
3.73 kind tech
3.25 coin with tech
3.21 shared rule blockchain
3.16 بلاک
2.99 شبکه
2.79 coin DOT
2.7 own rule blockchain
2.54 block
2.5 person vitalik-buterin
2.48 chain
2.43 transaction
2.38 network
2.38 netwo…
2.34 person with tech
2.2 <coin> chain
2.2 چیست
2.18 base
2.17 هش
2.07 trans…
1.99 build
1.92 migra…
1.89 ofTrade with tech
1.88 تراکنش
1.88 تراکن…
1.87 block…
1.87 bug
1.86 tech with trading
1.85 coin AVAX
1.85 درآمد
1.84 کارمزد
1.84 کارمز…
1.81 شبکه را
1.81 مهاجرت
1.8 مهاجر…
1.77 min
1.75 کل
1.73 ساعت
1.71 business with chain
1.71 its own
1.71 miner with price
1.7 comput
1.7 compu…
1.69 coin MINA
1.69 توسعه دهندگان
1.67 bond on
1.67 smart
1.67 v2
1.66 activ…
1.65 blockchain
1.64 <coin> رکورد
1.64 نسخه <number>
1.62 استیکینگ <coin>
1.61 hit record
1.61 کوانتومی
1.6 ccip
1.6 layer
1.6 ledg
1.6 ledger
1.6 ledge…
1.6 پیشنهاد
1.6 پیشنه…
1.59 coin XNO
1.59 سرعت
1.58 move
1.58 دهندگان
1.58 دهندگ…
1.57 نسخه
1.56 chain with trading
1.56 coin ETH
1.54 ao
1.54 انتقال
1.53 token $
1.53 انتقا…
1.53 بلاک چین
1.52 <coin> برای
1.52 ^ بلاکچین
1.52 layer <number>
1.51 hours
1.51 solo
1.51 ساده
1.51 کل <coin>
1.5 hour
1.5 validator
1.5 valid…
1.5 تابع
1.49 <coin> completes
1.49 coin SKL
1.48 درخت
1.48 مرکل
1.47 <coin> transaction
1.47 لایه
1.46 chain with law
1.46 coins one
1.45 transactions
1.45 چیست $
1.44 pol
1.44 sbtc
1.44 دفتر کل
1.44 دو
1.42 coin ATOM
1.42 coin RNDR
1.42 fund for
1.42 grant
1.42 turns
1.42 اسپم
1.42 تورمی
1.42 ملک
1.41 <coin> layer
1.41 <number> fund
1.41 ^ پیشنهاد
1.41 build…
1.41 smart contract
1.41 پایین آورد
1.4 ^ بلاک
1.4 ^ وب
1.4 chain $
1.4 fees
1.4 ofTrade with theft
1.4 تر
1.39 ^ شبکه
1.39 migration
1.39 more chains
1.39 دیزن
1.39 دیزنی
1.39 هاردفورک
1.39 هاردف…
1.38 proof
1.38 reignit
1.38 reignites
1.38 to sonic
1.38 دفتر
1.38 ریت
1.38 عرضه <coin>
1.38 هش ریت
1.37 <coin> staking
1.37 تهدید
1.36 <coin> نزدیک
1.36 activat
1.36 activates
1.36 builders
1.36 builders $
1.36 to builders
1.36 در دیفای
1.36 دیفای $
1.35 live on
1.35 op
1.35 تورم
1.34 <coin> فعال
1.34 agent
1.34 hashrat
1.34 hashrate
1.34 hashr…
1.34 mined
1.34 testnet $
1.34 to pol
1.34 سهام
1.34 و بازی
1.33 patch
1.33 لایه دوم
1.32 ^ مین
1.32 share
1.32 supply turns
1.31 <number> را
1.31 complet
1.31 completes
1.31 توسعه
1.3 coin MATIC
1.3 other…
1.3 نزدیک
1.29 ^ هش
1.29 compl…
1.29 error
1.29 reign…
1.29 slashed
1.29 vote $
1.28 ^ siemens
1.28 ^ پروتکل
1.28 audit
1.28 capacit
1.28 capacity
1.28 capac…
1.28 coin BSV
1.28 core
1.28 digital bond
1.28 launching
1.28 siemen
1.28 siemens
1.28 sieme…
1.28 turn
1.28 آزمایش
1.28 آزمای…
1.28 دوم
1.27 <coin> moves
1.27 blockchain $
1.27 cod
1.27 coders
1.27 coder…
1.27 اثبات
1.27 رکورد
1.26 moving
1.26 movin…
1.26 بلاک <number>
1.25 infla…
1.25 آپگرید
1.25 آپگری…
1.25 برای <coin>
1.25 لایتنینگ
1.25 لایتن…
1.25 گیر
1.24 <coin> block
1.24 base $
1.24 oasy
1.24 oasys
1.24 releas
1.24 relea…
1.24 ام
1.24 وی
1.24 وی ام
1.24 گرفت
1.23 <coin> را
1.23 <coin> هاردفورک
1.23 moves to
1.23 proofs
1.23 proof…
1.23 staking
1.23 staki…
1.23 شبکه <coin>
1.23 فورک
1.23 میزبان
1.23 میزبا…
1.23 نسخه دوم
1.23 هارد فورک
1.22 ^ مهاجرت
1.22 deals
1.22 researchers
1.22 sonic
1.21 kind coin
1.21 migrat
1.21 اختصاص
1.21 اختصاصی
1.21 اختصا…
1.21 را <price>
1.21 را شکست
1.21 سبک
1.2 <coin> migrates
1.2 <price> attack
1.2 cross
1.2 اندازی
1.2 بلاکچین
1.2 بلاکچ…
1.2 راه اندازی
1.19 <coin> ccip
1.19 clog
1.19 grants
1.19 hackathon
1.19 hacka…
1.19 lightning network
1.19 network capacity
1.19 اثبات سهام
1.19 انداز…
1.18 buil
1.18 fix
1.18 hard
1.18 public chain
1.18 staking rewards
1.17 chain…
1.17 deposit
1.17 devs
1.17 issues
1.17 merge
1.17 شناسه
1.16 انتقال <coin>
1.16 تازه <coin>
1.16 تعداد
1.15 halts for
1.15 on a
1.15 shar
1.15 to developers
1.15 حمله <price>
1.15 رایانه
1.14 buidl
1.14 lay
1.14 price with theft
1.14 propo…
1.14 rollup
1.14 rollu…
1.14 to five
1.14 transactions hit
1.14 انداز
1.14 اوپ
1.14 ریترن
1.14 نزدیک است
1.14 چقدر
1.14 کاتالیست
1.14 کاتال…
1.13 <coin> سقف
1.13 ^ ubisoft
1.13 coin ADA
1.13 craz
1.13 craze
1.13 craze pushes
1.13 on its
1.13 جامعه <coin>
1.13 پروتکل
1.13 پروتک…
1.12 <coin> hashrate
1.12 <coin> ordinals
1.12 chain halts
1.12 scal
1.12 شکست $
1.12 پایین
1.11 dev
1.11 eigenda
1.11 for web3
1.11 انفراد
1.11 انفرادی
1.11 انفرا…
1.11 ساب
1.11 ساب نت
1.1 hyperevm
1.1 leadership
1.1 leade…
1.1 با یک
1.1 بار دیگر
1.1 شده است
1.1 فعال شد
1.09 <number> for
1.09 ^ <coin>
1.09 abstraction
1.09 abstr…
1.09 bridges
1.09 eip
1.09 fee
1.09 for the
1.09 put
1.09 synaps
1.09 synapse
1.09 synap…
1.09 دو شبکه
1.09 فعال
1.09 ها از
1.08 arc
1.08 fork
1.08 game with tech
1.08 hours $
1.08 know $
1.08 stablecoins
1.08 want
1.08 wants
1.08 را عرضه
1.08 زبان
1.08 ساعت از
1.07 aw
1.07 aws
1.07 buchman
1.07 buchm…
1.07 chain with tech
1.07 coin FIL
1.07 ethan
1.07 identit
1.07 infura
1.07 interchain
1.07 price with tech
1.07 resign
1.07 resigns
1.07 resigns $
1.07 resig…
1.07 say $
1.07 حمله
1.07 کوچک
1.06 <coin> transactions
1.06 ^ blackrock
1.06 ^ ثبت
1.06 ^ کارمزد
1.06 coin KLAY
1.06 computer
1.06 launches after
1.06 رایان…
1.06 پیدا کرد
1.05 <coin> سرعت
1.05 grant…
1.05 halts after
1.05 hits new
1.05 infur…
1.05 onchain
1.05 oncha…
1.05 scaling
1.05 scali…
1.05 اجرا
1.05 بار
1.05 بلاکچین در
1.05 جهان شد
1.05 راه
1.05 سازد
1.05 سازد $
1.05 سرعت نهایی
1.05 می سازد
1.05 نزدک
1.05 کامپیوتر
1.05 کامپیوترهای
1.05 کامپیوترهای کوانتومی
1.05 کامپی…
1.04 <coin> جلو
1.04 <number> days
1.04 ^ ماینر
1.04 ^ نسخه
1.04 as validator
1.04 coin DYDX
1.04 credential
1.04 credentials
1.04 crede…
1.04 expan
1.04 security
1.04 to trade
1.04 upgrade to
1.04 validator $
1.04 verifiabl
1.04 verifiable
1.04 verif…
1.04 تعیین
1.04 تعیین کرد
1.04 جامعه
1.04 وایت
1.04 پیپر
1.04 کارمزدها را
1.03 <coin> کارمزد
1.03 ^ otherside
1.03 ^ آپگرید
1.03 airdrop with tech
1.03 chatting
1.03 confidential
1.03 enabl
1.03 enabling
1.03 enabl…
1.03 fees fall
1.03 gas fees
1.03 hashrate $
1.03 into the
1.03 mining
1.03 mining pool
1.03 minin…
1.03 networks
1.03 networks $
1.03 research
1.03 resea…
1.03 year peak
1.03 آپگرید پکترا
1.03 توفان
1.03 جدید <coin>
1.03 درصد پایین
1.03 طلا $
1.02 blackrock
1.02 erc
1.02 evm
1.02 explores
1.02 fill
1.02 identities
1.02 inflationar
1.02 inflationary
1.02 knot
1.02 knots
1.02 more
1.02 nod
1.02 nodes
1.02 rootstock
1.02 roots…
1.02 smart contracts
1.02 جلو زد
1.02 در بایننس
1.02 ده سال
1.02 شارد
1.02 شاردها
1.02 شارده…
1.02 نیر
1.02 هاید
1.02 هایدرا
1.02 هایدر…
1.01 blockchain stalls
1.01 ident…
1.01 introduc
1.01 intro…
1.01 آورد
1.01 آورد $
1.01 برداشت
1.01 برداش…
1.01 را دو
1.01 مقاوم
1 ^ maersk
1 ^ swift
1 ^ لایه
1 a ledger
1 agents
1 agent…
1 ai agents
1 beta
1 brings smart
1 chain with ofTrade
1 chatt
1 chatt…
1 compute
1 done
1 eu
1 fork $
1 ledger $
1 maersk
1 maers…
1 mweb
1 olympia
1 shipp
1 shipping
1 shipp…
1 soneium
1 sonei…
1 swift
1 نت <coin>
1 کور
0.99 <coin> core
0.99 <coin> crosses
0.99 <coin> validators
0.99 <coin> دوباره
0.99 <coin> چه
0.99 apto
0.99 aptos
0.99 bangkok
0.99 bangk…
0.99 black…
0.99 coin SOL
0.99 dmv
0.99 ethglobal
0.99 ethgl…
0.99 introduce
0.99 stacks
0.99 stack…
0.99 standar
0.99 standard
0.99 stocks $
0.99 استیک <coin>
0.99 دارو
0.99 عرضه
0.99 فرق
0.99 فرقی
0.99 ققنوس
0.99 نقشه راه
0.99 های وب
0.98 <coin>
0.98 ^ jpmorgan
0.98 bond
0.98 cap
0.98 contract
0.98 jpmorgan
0.98 jpmor…
0.98 trade this
0.98 year $
0.98 اعتبارسنج
0.98 اعتبا…
0.98 افت کرد
0.98 اپتیمیزم
0.98 اپتیم…
0.98 بلاکچین اختصاصی
0.98 زمان بلاک
0.98 سوپرچین
0.98 سوپرچ…
0.98 و اثبات
0.97 ^ new
0.97 by <price>
0.97 coin HNT
0.97 connects
0.97 connects <coin>
0.97 distribut
0.97 elon
0.97 ever
0.97 expand
0.97 full
0.97 proposal $
0.97 stand…
0.97 what
0.97 اجرا شد
0.97 استارک
0.97 استارک نت
0.97 تگزاس
0.97 سریع
0.97 سریع تر
0.96 <coin> halving
0.96 <coin> hits
0.96 <coin> node
0.96 ^ google
0.96 ^ nasdaq
0.96 ^ sui
0.96 apps
0.96 bug $
0.96 copi
0.96 copied
0.96 copie…
0.96 eigen…
0.96 hard fork
0.96 ledger with
0.96 othersid
0.96 otherside
0.96 peak
0.96 peak $
0.96 radio
0.96 rewards $
0.96 spar
0.96 speed
0.96 threat
0.96 whom
0.96 بعدی <coin>
0.96 بهبود
0.96 دسترس
0.96 دیپین
0.96 عضو
0.96 نکرد
0.95 <coin> استیک
0.95 <coin> باید
0.95 crosses
0.95 cross…
0.95 everyda
0.95 guid
0.95 guide
0.95 know
0.95 share of
0.95 signatur
0.95 signatures
0.95 ubisoft
0.95 ubiso…
0.95 اجماع
0.95 استیک شده
0.95 افت
0.95 انواع
0.95 براچین
0.95 براچی…
0.95 دستگاه
0.95 دستگا…
0.95 زدن
0.95 محاسبات
0.95 محاسب…
0.95 کار
0.95 گره
0.94 cap $
0.94 coin XTZ
0.94 contain
0.94 eight
0.94 finalit
0.94 finality
0.94 law with tech
0.94 of stake
0.94 v30
0.94 اول
0.94 به زبان
0.94 در <coin>
0.94 زبان ساده
0.94 فی
0.94 قدر
0.94 منتشر
0.93 and ibm
0.93 arbitrum $
0.93 bitvm
0.93 carries
0.93 carri…
0.93 deploy
0.93 deplo…
0.93 depos…
0.93 ibm to
0.93 million users
0.93 permission
0.93 permissioned
0.93 permi…
0.93 stablecoins $
0.93 stak
0.93 validators
0.93 بازی های
0.93 دلاری <coin>
0.93 سختی
0.93 ماهانه
0.93 ماهان…
0.92 coin DGB
0.92 execu…
0.92 tech with wallet
0.92 workload
0.92 workloads
0.92 workl…
0.92 به سازندگان
0.92 دوم <coin>
0.92 سازندگان
0.92 وصل
0.92 گس
0.91 ^ ده
0.91 away
0.91 business with tech
0.91 coin IMX
0.91 difficult
0.91 difficulty
0.91 diffi…
0.91 fall on
0.91 is <price>
0.91 superchain
0.91 از نقشه
0.91 از کار
0.91 راه جدید
0.91 ساده $
0.91 محدود
0.91 نقشه
0.91 کارمزدها
0.9 <coin> client
0.9 <coin> به
0.9 demo
0.9 metaverse with transfer
0.9 others
0.9 roadmap for
0.9 stack
0.9 از <coin>
0.9 و برداشت
0.9 واریز و
0.89 beta $
0.89 coin GLMR
0.89 connect
0.89 conne…
0.89 distr…
0.89 gwei
0.89 have
0.89 must
0.89 patches
0.89 patch…
0.89 unlimit
0.89 unlimited
0.89 unlim…
0.89 video
0.89 zk
0.89 ثانیه
0.89 میستیست
0.89 میستیستی
0.89 میستی…
0.89 کار افتاد
0.88 <coin> support
0.88 adds <coin>
0.88 devs say
0.88 majorit
0.88 majority
0.88 plunges
0.88 puts <number>
0.88 releases
0.88 retro
0.88 securit
0.88 upgrad
0.88 upgrade
0.88 upgra…
0.88 به بانک
0.88 در انتقال
0.88 را گرفت
0.88 سرویس
0.88 سقف
0.88 هاردفورک جدید
0.88 پاراچین
0.88 پاراچ…
0.88 چه می
0.88 چین در
0.87 <price> $
0.87 ^ هکاتون
0.87 centers
0.87 chains $
0.87 coin EGLD
0.87 courting
0.87 games $
0.87 idle
0.87 lets
0.87 nears
0.87 seeks to
0.87 to cut
0.87 بلاکچینی
0.87 به <coin>
0.87 تراکنش های
0.87 را می
0.87 طرح
0.87 غیرمتمرکز
0.87 غیرمت…
0.87 فیزیکی
0.87 فیزیک…
0.87 قراردادهای
0.87 قراردادهای هوشمند
0.87 های فیزیکی
0.87 هکاتون
0.87 هکاتو…
0.86 <coin> proposal
0.86 activ
0.86 active
0.86 carr
0.86 conta…
0.86 cost
0.86 critical
0.86 elastic
0.86 elast…
0.86 finds
0.86 fixes
0.86 investigation
0.86 olymp…
0.86 set for
0.86 slash
0.86 subsid
0.86 subsidy
0.86 subsidy $
0.86 subsi…
0.86 than ever
0.86 willow
0.86 willo…
0.86 توکنیزه
0.86 توکنی…
0.86 غیرمتمرکز $
0.86 هوشمند
0.86 هوشمن…
0.86 وصله
0.86 چه بود
0.86 کنند $
0.86 گرفت $
0.85 decentralizes
0.85 deprecat
0.85 deprecate
0.85 depre…
0.85 everyday
0.85 expect
0.85 expec…
0.85 explor
0.85 leaks
0.85 lite
0.85 memb
0.85 member
0.85 membe…
0.85 public
0.85 secur…
0.85 sequenc
0.85 sequencer
0.85 shibarium
0.85 shiba…
0.85 sony
0.85 to <number>
0.85 updat
0.85 update
0.85 updat…
0.85 تهدیدهای
0.85 تهدید…
0.85 رکورد زد
0.85 شکست
0.85 عرضه کرد
0.85 مزایده
0.85 مزاید…
0.84 <coin> نسخه
0.84 awards
0.84 award…
0.84 decentralization
0.84 dur
0.84 during
0.84 durin…
0.84 gitcoin
0.84 gitco…
0.84 hyper…
0.84 inflation
0.84 label
0.84 luck
0.84 lucky
0.84 near
0.84 round $
0.84 seriou
0.84 serious
0.84 serio…
0.84 stall
0.84 stalls
0.84 stall…
0.84 takes
0.84 tiny
0.84 بلاک در
0.84 قرارداد
0.84 قرارد…
0.83 ^ scroll
0.83 ^ تراکنش
0.83 hands out
0.83 hit
0.83 knowledg
0.83 knowledge
0.83 knowl…
0.83 migrate
0.83 next year
0.83 proposal
0.83 scroll
0.83 scrol…
0.83 sidechain
0.83 sidec…
0.83 sourc
0.83 sourc…
0.83 spam
0.83 we
0.83 what is
0.83 zero knowledge
0.83 برابر کوانتوم
0.83 بیش
0.83 بیش از
0.83 زتاهش
0.83 کاری
0.82 <coin> منتشر
0.82 ^ توکنیزه
0.82 catalyst
0.82 catal…
0.82 costs
0.82 effect
0.82 effec…
0.82 of supply
0.82 one <coin>
0.82 restart
0.82 sends <coin>
0.82 tak
0.82 zettahash
0.82 zetta…
0.82 الگوریتم
0.82 الگور…
0.82 برداشت $
0.82 بلاکچین $
0.82 جلو
0.82 سازند
0.82 سازند $
0.82 می سازند
0.82 میلیارد واحد
0.82 نصف
0.81 ^ two
0.81 cap on
0.81 chains
0.81 deployed
0.81 holders can
0.81 trac
0.81 traced
0.81 trace…
0.81 with <coin>
0.81 حریم
0.81 حریم خصوصی
0.81 خرد $
0.81 دارند
0.81 دارند $
0.81 روزانه
0.81 روزان…
0.81 فایردنسر
0.81 فایرد…
0.8 <coin> lets
0.8 after two
0.8 breakpoint
0.8 crowns
0.8 crown…
0.8 execution
0.8 glamsterdam
0.8 glams…
0.8 hayabusa
0.8 hayab…
0.8 hour outage
0.8 knocks
0.8 knock…
0.8 latenc
0.8 latency
0.8 laten…
0.8 mysticeti
0.8 mysti…
0.8 operator
0.8 seeks
0.8 super…
0.8 transaction $
0.8 turns three
0.8 winner
0.8 بعدی
0.8 زد
0.8 سیم
0.8 مبتدیان
0.8 مبتدی…
0.8 محرمانه
0.8 محرما…
0.8 چاینا
0.79 <coin> debuts
0.79 ^ توسعه
0.79 canton
0.79 canto…
0.79 dtcc
0.79 gpu
0.79 launches its
0.79 nasdaq
0.79 nasda…
0.79 spamm
0.79 spammed
0.79 spamm…
0.79 supply $
0.79 tokenize
0.79 treasurys
0.79 بود $
0.79 بیس
0.79 دهندگان <coin>
0.79 سرنوشت
0.79 سرنوش…
0.79 کارمزد گس
0.78 <coin> supply
0.78 <coin> است
0.78 business with whale
0.78 coin LTC
0.78 down
0.78 driving
0.78 drivi…
0.78 focus
0.78 foundr
0.78 foundry
0.78 its
0.78 let
0.78 massiv
0.78 massive
0.78 massi…
0.78 minted
0.78 minte…
0.78 simpl
0.78 simpler
0.78 simpl…
0.78 sovereign
0.78 sover…
0.78 باشیم
0.78 تولید
0.78 شکند
0.78 ظرفیت
0.78 کیوبیک
0.78 کیوبی…
0.77 begin
0.77 california
0.77 calif…
0.77 data
0.77 fills
0.77 node
0.77 opens <number>
0.77 overtak
0.77 overtakes
0.77 phas
0.77 phase
0.77 release
0.77 reveal
0.77 reveals
0.77 revea…
0.77 student
0.77 students
0.77 stude…
0.77 time high
0.77 v0
0.77 wins
0.77 انداخت
0.77 انداخت $
0.77 سازند…
0.77 پیدا
0.76 <coin> finschia
0.76 attack $
0.76 chainalysi
0.76 chainalysis
0.76 confi…
0.76 estonia
0.76 finschia
0.76 finsc…
0.76 health
0.76 healt…
0.76 interoperabilit
0.76 interoperability
0.76 licences
0.76 merg
0.76 multisig
0.76 seque…
0.76 بابیلون
0.76 بابیل…
0.76 بود
0.76 داران
0.76 می کنند
0.75 ^ linea
0.75 ga
0.75 gas
0.75 in daily
0.75 knock
0.75 lightn
0.75 lightning
0.75 linea
0.75 on chain
0.75 restarts
0.75 to
0.75 اسلش
0.75 اوراکل
0.75 اوراک…
0.75 برندگانش
0.75 به کف
0.75 تا
0.75 شناخت
0.75 نسخه جدید
0.74 <coin> عرضه
0.74 <person> we
0.74 begins trading
0.74 blockstream
0.74 co founder
0.74 criti…
0.74 debuts
0.74 debut…
0.74 kit
0.74 pauses
0.74 pause…
0.74 plung
0.74 plung…
0.74 satellit
0.74 satellite
0.74 satel…
0.74 three $
0.74 to build
0.74 با نام
0.74 بازآرا
0.74 بازآرایی
0.74 بازآر…
0.74 باید
0.74 بلاکی
0.74 دچار
0.74 دیگر
0.74 زد کی
0.74 سخت
0.73 <coin> with
0.73 basic
0.73 coin XMR
0.73 more than
0.73 network $
0.73 settl
0.73 starts
0.73 the merge
0.73 to ai
0.73 two
0.73 two year
0.73 wallets with
0.73 انشعاب
0.73 انشعا…
0.73 بالا
0.73 دوپاره
0.73 دوپار…
0.73 را باز
0.73 زد $
0.73 شبکه های
0.73 میزان
0.73 ناخواسته
0.73 ناخوا…
0.73 کام
0.73 کلود
0.73 گذاشت
0.73 گذاشت $
0.72 ^ swiss
0.72 che
0.72 cheer
0.72 cloudflar
0.72 cloudflare
0.72 cloud…
0.72 codebas
0.72 codebase
0.72 codeb…
0.72 coin SCRT
0.72 containers
0.72 distribute
0.72 distribute <number>
0.72 failure
0.72 growing
0.72 growi…
0.72 inter…
0.72 linux
0.72 pilot
0.72 pools
0.72 protocol <number>
0.72 sources
0.72 storm
0.72 struggle
0.72 swaps $
0.72 swis
0.72 swiss
0.72 tradelen
0.72 tradelens
0.72 trading on
0.72 traffic
0.72 استخر
0.72 استیکینگ
0.72 استیک…
0.72 اعتبارسنج ها
0.72 را زمین
0.72 مقایسه
0.72 مقایس…
0.71 <coin> miner
0.71 ^ جنگ
0.71 coin LINK
0.71 game with holder
0.71 out <number>
0.71 parallel
0.71 paral…
0.71 slows
0.71 to two
0.71 tokenized fund
0.71 اختصاصی می
0.71 باز کرد
0.71 تولد
0.71 جدید خود
0.71 خرد
0.71 خصوص
0.71 خصوصی
0.71 شبکه لایتنینگ
0.71 منتشر شد
0.71 ورس
0.71 کردن
0.7 <coin> suffers
0.7 client $
0.7 crash $
0.7 eston…
0.7 game with law
0.7 migrates
0.7 migrates to
0.7 paus
0.7 quietl
0.7 quietly
0.7 quiet…
0.7 records
0.7 to bring
0.7 war
0.7 win
0.7 wint
0.7 winter
0.7 بعد
0.7 تازه ای
0.7 سازی <coin>
0.69 <coin> چقدر
0.69 ^ دو
0.69 award
0.69 count
0.69 halted
0.69 halte…
0.69 hive
0.69 major…
0.69 microcontroll
0.69 microcontroller
0.69 offlin
0.69 offline
0.69 offli…
0.69 proof of
0.69 ships
0.69 تاریخی
0.69 تاریخ…
0.69 را روی
0.69 را پایین
0.68 bring
0.68 chain with defi
0.68 chain with person
0.68 chain with stablecoin
0.68 coin BCH
0.68 coin ETC
0.68 every…
0.68 finality $
0.68 in hours
0.68 languag
0.68 language
0.68 langu…
0.68 light…
0.68 next
0.68 refused to
0.68 runn
0.68 runs
0.68 ship
0.68 startups
0.68 tops one
0.68 آزمایشی
0.68 اسناد
0.68 خارج شد
0.68 ملکی
0.68 چیز درباره
0.67 <coin> hit
0.67 <coin> team
0.67 ^ ورم
0.67 coin CFX
0.67 idea
0.67 on <price>
0.67 rust
0.67 space
0.67 stylu
0.67 stylus
0.67 stylu…
0.67 ten
0.67 to store
0.67 write
0.67 zkevm
0.67 جنگ
0.66 else
0.66 fees to
0.66 major
0.66 orbit
0.66 overt…
0.66 pitch
0.66 pitches
0.66 pitch…
0.66 quests
0.66 reviv
0.66 revives
0.66 spac
0.66 stm
0.66 to open
0.66 without
0.66 witho…
0.66 آرک
0.66 از یک
0.66 برا
0.66 برای
0.66 را گسترش
0.66 کالا $
0.66 گسترش
0.66 گسترش داد
0.65 climbs to
0.65 find
0.65 happens
0.65 megaeth
0.65 megae…
0.65 promising
0.65 speeds
0.65 speed…
0.65 suppl
0.65 supply
0.65 suppl…
0.65 vie
0.65 استار…
0.65 اندازی کرد
0.65 اکس
0.65 در ثانیه
0.65 دلار به
0.65 رفته
0.65 سراغش
0.65 چیست و
0.65 کم شد
0.64 <coin> زیر
0.64 ^ animoca
0.64 ^ درآمد
0.64 ^ صندوق
0.64 animoca
0.64 animo…
0.64 based
0.64 dashcam
0.64 dashc…
0.64 drops to
0.64 fall to
0.64 oth
0.64 reviv…
0.64 shard
0.64 slash…
0.64 slow
0.64 support $
0.64 upgrade boosts
0.64 به دنبال
0.64 بورس کالا
0.64 خوابید
0.64 خوابی…
0.64 دنبال
0.64 دنیا
0.64 رونمایی کرد
0.64 سفارش
0.64 شریف
0.64 طراح
0.64 طراحی
0.64 موج
0.64 چهار
0.64 ژاپنی
0.64 کرسندو
0.64 کرسند…
0.64 کسپا
0.64 کشاورز
0.64 کشاورزی
0.64 کشاور…
0.64 کوچ
0.63 <coin> taps
0.63 at t
0.63 club
0.63 computers
0.63 failur
0.63 failu…
0.63 happen
0.63 happe…
0.63 lowest level
0.63 pushes
0.63 pushe…
0.63 puts
0.63 subnet
0.63 subne…
0.63 امنیت
0.63 امنیتی
0.63 امنیت…
0.63 انداخ…
0.63 برابر کرد
0.63 برای وام
0.63 جای
0.63 در بورس
0.63 را
0.63 را بالا
0.63 فینشیا
0.63 فینشی…
0.63 لاین
0.63 هارد
0.63 و چرا
0.63 کاکایو
0.63 کاکای…
0.62 <coin> votes
0.62 <number> projects
0.62 ^ هاردفورک
0.62 ^ کاهش
0.62 ^ گوگل
0.62 amid
0.62 an
0.62 popular
0.62 popul…
0.62 projects
0.62 six
0.62 stake $
0.62 جهان
0.62 نوشته
0.62 وزارت
0.62 گس را
0.61 <coin> fees
0.61 <coin> شاردینگ
0.61 <coin> هارد
0.61 approves
0.61 business with fund
0.61 days
0.61 draws <number>
0.61 for layer
0.61 stocks
0.61 stock…
0.61 تا <number>
0.61 شاردینگ
0.61 شاردی…
0.61 های بلاکچینی
0.61 چقدر است
0.61 کالا
0.6 <coin> parachain
0.6 ^ craig
0.6 ^ move
0.6 ^ بلک
0.6 blocks
0.6 coin RVN
0.6 coin with ofTrade
0.6 craig
0.6 craig wright
0.6 get
0.6 issue…
0.6 launch
0.6 launc…
0.6 parachain
0.6 parac…
0.6 quest…
0.6 rules one
0.6 settles
0.6 thousand
0.6 thousands
0.6 thous…
0.6 worl
0.6 wright
0.6 wrigh…
0.6 بلک
0.6 بلک راک
0.6 درصد کاهش
0.6 ردیاب
0.6 ردیابی
0.6 ردیاب…
0.6 نها
0.6 نهایی
0.6 هزینه
0.6 چیست راهنمای
0.59 ^ lightning
0.59 aberdeen
0.59 aberd…
0.59 company
0.59 deflationar
0.59 deflationary
0.59 defla…
0.59 expan…
0.59 filt
0.59 filter
0.59 filte…
0.59 fx
0.59 leak
0.59 littl
0.59 little
0.59 littl…
0.59 lloyd
0.59 lloyds
0.59 lloyd…
0.59 millisecond
0.59 milliseconds
0.59 publi…
0.59 that
0.59 to expand
0.59 tokenization
0.59 units
0.59 استخراج
0.59 تازه $
0.59 جهانی
0.59 خطر
0.59 را منتشر
0.59 سازمان
0.59 سازما…
0.59 و آینده
0.58 <coin> at
0.58 <coin> opens
0.58 avalanche9000
0.58 bas
0.58 comes to
0.58 defi with law
0.58 ditch
0.58 ditches
0.58 ditch…
0.58 expands to
0.58 found in
0.58 ibm
0.58 onto
0.58 registr
0.58 registry
0.58 regis…
0.58 riv
0.58 river
0.58 roun
0.58 round
0.58 to a
0.58 up <number>
0.58 upgrade goes
0.58 مدرک
0.58 منتشر کرد
0.58 کنند
0.57 <coin> users
0.57 <person> proposes
0.57 ^ georgia
0.57 ^ layerzero
0.57 ^ رول
0.57 dencun
0.57 dencu…
0.57 high as
0.57 is a
0.57 layerzero
0.57 layer…
0.57 miner with tech
0.57 wave $
0.57 ادغام
0.57 دوستشان
0.57 دوستش…
0.57 رول
0.57 رول آپ
0.57 سونیک
0.57 های ایرانی
0.56 ^ smart
0.56 assets as
0.56 br
0.56 deplo
0.56 every
0.56 million tokens
0.56 mov
0.56 per
0.56 per second
0.56 real
0.56 thinks
0.56 think…
0.56 writ
0.56 آغاز شد
0.56 آپدیت
0.56 به روز
0.56 روز شد
0.56 سه سال
0.56 ها $
0.55 <number> دقیقه
0.55 approv
0.55 arbitrum dao
0.55 firms
0.55 georgia
0.55 georg…
0.55 l1
0.55 live with
0.55 programm
0.55 programme
0.55 programme $
0.55 reshuffl
0.55 reshuffles
0.55 reshu…
0.55 self
0.55 wave
0.55 تغییری
0.55 تغییر…
0.55 تمپو
0.55 دنکان
0.55 مسکن
0.54 <price> of
0.54 comes
0.54 consid
0.54 considers
0.54 consi…
0.54 focu
0.54 mangoes
0.54 mango…
0.54 merging
0.54 mergi…
0.54 mint
0.54 new staking
0.54 pledg
0.54 pledged
0.54 pledg…
0.54 proposes <number>
0.54 shards
0.54 slot
0.54 staking model
0.54 tp
0.54 tps
0.54 two hours
0.54 we know
0.54 your
0.54 استخر…
0.54 اسپیرال
0.54 اسپیر…
0.54 دانشگاهی
0.54 راه انداخت
0.54 شاهنامه
0.54 شاهنا…
0.54 طعم
0.54 فساد
0.54 متوقف شد
0.54 نیم
0.54 کوانتوم شد
0.54 گندم
0.53 akash
0.53 court…
0.53 goe
0.53 goes
0.53 halt
0.53 kind wallet
0.53 multi…
0.53 on mainnet
0.53 store
0.53 traff…
0.53 unveils
0.53 winte…
0.53 آستار
0.53 الکترونیکی
0.53 دو برابر
0.53 مبارزه
0.53 مبارزه با
0.53 مبارز…
0.53 و چگونه
0.53 پرکار
0.53 کاهش داد
0.53 کنسرسیوم
0.53 کنسرس…
0.52 <coin> gas
0.52 <coin> holders
0.52 <number> ثانیه
0.52 assets
0.52 asset…
0.52 distributed
0.52 distributed ledger
0.52 franklin
0.52 frank…
0.52 level since
0.52 onlin
0.52 online
0.52 onlin…
0.52 pap
0.52 paper
0.52 templeton
0.52 templ…
0.52 time $
0.52 آزمایش می
0.52 انجام
0.52 انجام شد
0.52 بانک های
0.52 دانش
0.52 ژاپن
0.52 گرجستان
0.52 گرجست…
0.51 all time
0.51 appro…
0.51 beginn
0.51 beginner
0.51 cente…
0.51 dail
0.51 daily
0.51 machine
0.51 mainnet
0.51 mainn…
0.51 miner
0.51 record <number>
0.51 rio
0.51 rollups
0.51 team
0.51 to be
0.51 virtual machine
0.51 به روی
0.51 در ایران
0.51 زیر
0.51 هایپر
0.51 واریز
0.51 پشت
0.5 <coin> wins
0.5 <coin> درباره
0.5 ^ polygon
0.5 aim
0.5 aims
0.5 bip
0.5 date for
0.5 final…
0.5 fusaka
0.5 fusak…
0.5 jump as
0.5 licenc
0.5 opens to
0.5 resistant
0.5 rig
0.5 through
0.5 throu…
0.5 برندگ…
0.5 بیس <number>
0.5 را راه
0.5 کاهش
-0.5 <coin> falls
-0.5 <coin> premium
-0.5 <coin> گفت
-0.5 <coin> یا
-0.5 <number> years
-0.5 <number> بازی
-0.5 ^ data
-0.5 ^ zksync
-0.5 ^ آرمسترانگ
-0.5 ^ فرکس
-0.5 ^ مالیات
-0.5 association
-0.5 assoc…
-0.5 backs
-0.5 boosts
-0.5 boost…
-0.5 brands $
-0.5 casino
-0.5 casin…
-0.5 centralization
-0.5 ciph
-0.5 cipher
-0.5 ciphe…
-0.5 crown $
-0.5 data $
-0.5 def
-0.5 defies
-0.5 defie…
-0.5 delisting
-0.5 delistings
-0.5 expos
-0.5 exposes
-0.5 fans $
-0.5 fight
-0.5 hedge
-0.5 larg
-0.5 large
-0.5 large holders
-0.5 leas
-0.5 lease
-0.5 microstrateg
-0.5 microstrategy
-0.5 negativ
-0.5 negative
-0.5 negat…
-0.5 now worth
-0.5 power
-0.5 profits
-0.5 protect
-0.5 shanghai
-0.5 shang…
-0.5 spacex
-0.5 space…
-0.5 stash now
-0.5 stok
-0.5 stoking
-0.5 stoki…
-0.5 stores
-0.5 store…
-0.5 surve
-0.5 survey
-0.5 surve…
-0.5 suspect
-0.5 withdraw
-0.5 yapp
-0.5 yappers
-0.5 yappe…
-0.5 ارتفاعات
-0.5 ارتفا…
-0.5 از بازار
-0.5 بسته شد
-0.5 به فضا
-0.5 تصویب
-0.5 توقیف
-0.5 توچال
-0.5 توکن می
-0.5 راگ
-0.5 راگ پول
-0.5 رکوردی
-0.5 رکورد…
-0.5 سامسونگ
-0.5 سامسو…
-0.5 سرقت
-0.5 سیاه
-0.5 شاخص
-0.5 فرکس
-0.5 فضا رفت
-0.5 لیکویید
-0.5 ماراتون
-0.5 مارات…
-0.5 مالک
-0.5 ناور
-0.5 پول <coin>
-0.5 کوهنورد
-0.5 کوهنو…
-0.5 گذاران <coin>
-0.5 گلد
-0.51 <coin> lol
-0.51 <coin> nears
-0.51 <coin> حمایت
-0.51 <number> debt
-0.51 <price> after
-0.51 ^ doodles
-0.51 ^ genesis
-0.51 ^ pension
-0.51 ^ voyager
-0.51 ^ worldcoin
-0.51 ^ بازار
-0.51 ^ بیت
-0.51 ^ سیول
-0.51 accus
-0.51 accus…
-0.51 back $
-0.51 buys back
-0.51 canaan
-0.51 canaa…
-0.51 coin NEAR
-0.51 coin TUSD
-0.51 contracts to
-0.51 deadrop
-0.51 deadr…
-0.51 doodl
-0.51 doodles
-0.51 doodl…
-0.51 earned
-0.51 earne…
-0.51 farmers $
-0.51 fl
-0.51 flies
-0.51 funding falls
-0.51 golden cross
-0.51 hits all
-0.51 in minutes
-0.51 kind analyst
-0.51 korean
-0.51 korea…
-0.51 landfill
-0.51 landf…
-0.51 lending markets
-0.51 life after
-0.51 lol
-0.51 lol land
-0.51 make a
-0.51 metric
-0.51 metrics
-0.51 metri…
-0.51 missing
-0.51 octob
-0.51 october
-0.51 octob…
-0.51 on life
-0.51 origin
-0.51 origi…
-0.51 phras
-0.51 phrase
-0.51 phras…
-0.51 plan $
-0.51 recip…
-0.51 seizes
-0.51 shared rule airdrop
-0.51 shift
-0.51 shifts
-0.51 shifts <number>
-0.51 shift…
-0.51 singl
-0.51 single
-0.51 singl…
-0.51 society
-0.51 sprea…
-0.51 value $
-0.51 worldcoin
-0.51 آماده
-0.51 از دلار
-0.51 امتیازده
-0.51 امتیازدهی
-0.51 امتیا…
-0.51 خوک
-0.51 در راه
-0.51 راه است
-0.51 فایننس
-0.51 فاینن…
-0.51 قرارداد <number>
-0.51 قصاب
-0.51 قصابی
-0.51 مین
-0.51 وب <number>
-0.52 <coin> backed
-0.52 <coin> deploys
-0.52 <coin> freezes
-0.52 <coin> بیشتر
-0.52 <number> sells
-0.52 <person> با
-0.52 ^ copper
-0.52 ^ exchange
-0.52 ^ kyrgyzstan
-0.52 ^ مقایسه
-0.52 ^ کدام
-0.52 accumulate
-0.52 back tokens
-0.52 backed loans
-0.52 calls <coin>
-0.52 ceo
-0.52 coin with transfer
-0.52 convi…
-0.52 copp
-0.52 copper
-0.52 coppe…
-0.52 cream
-0.52 deploys
-0.52 drop $
-0.52 drops after
-0.52 everyon
-0.52 everyone
-0.52 fintech
-0.52 finte…
-0.52 genesi
-0.52 genesis
-0.52 genes…
-0.52 granted
-0.52 in crypto
-0.52 in landslide
-0.52 judge
-0.52 kid
-0.52 kids
-0.52 kraken $
-0.52 kyrgyzstan
-0.52 kyrgy…
-0.52 landslid
-0.52 landslide
-0.52 landslide $
-0.52 lands…
-0.52 leverag
-0.52 lever…
-0.52 lubian
-0.52 lubia…
-0.52 man
-0.52 mean
-0.52 means
-0.52 official
-0.52 officials
-0.52 outage $
-0.52 overnight
-0.52 overn…
-0.52 ready
-0.52 ris
-0.52 signals
-0.52 slip
-0.52 slips
-0.52 stablecoin with wallet
-0.52 stake…
-0.52 to kraken
-0.52 whales accumulate
-0.52 تحویل
-0.52 جدیدش
-0.52 جدیدش را
-0.52 جهشی
-0.52 حقوق
-0.52 خشم
-0.52 خواهد
-0.52 دنیا را
-0.52 رایانش
-0.52 رفع
-0.52 سوییچ
-0.52 فعالان
-0.52 فعالا…
-0.52 مقصد
-0.52 ناشناس
-0.52 ناشناس $
-0.52 ناشنا…
-0.52 و متامسک
-0.52 چین
-0.52 کریپتو در
-0.52 کنسرت
-0.52 که دنیا
-0.53 <coin> burns
-0.53 <number> users
-0.53 <number> year
-0.53 <number> کیف
-0.53 <person> hits
-0.53 a record
-0.53 alameda
-0.53 alame…
-0.53 back at
-0.53 case $
-0.53 ceo $
-0.53 coin ELON
-0.53 compound interest
-0.53 den
-0.53 denies
-0.53 disconnect
-0.53 disconnects
-0.53 distributes
-0.53 draw
-0.53 dumps
-0.53 extends
-0.53 gain $
-0.53 gift
-0.53 helps
-0.53 hits back
-0.53 imf
-0.53 liquidity providers
-0.53 maker of
-0.53 more $
-0.53 order…
-0.53 other
-0.53 read
-0.53 road $
-0.53 scamm
-0.53 scamm…
-0.53 sells out
-0.53 soars <price>
-0.53 struggles
-0.53 the us
-0.53 transfers <number>
-0.53 unit
-0.53 venezuela
-0.53 آوردند
-0.53 آوردن…
-0.53 اعلام شد
-0.53 اوپن
-0.53 بحث
-0.53 برانگیز
-0.53 برانگ…
-0.53 بزرگ
-0.53 خوزستان
-0.53 خوزست…
-0.53 در این
-0.53 دیدار
-0.53 رای
-0.53 رویالت
-0.53 رویالتی
-0.53 رویال…
-0.53 شرایط
-0.53 فروختند
-0.53 فروختند $
-0.53 نمودار
-0.53 نمودا…
-0.53 پگ
-0.53 پگ خود
-0.53 یافت
-0.54 <coin> l2
-0.54 <coin> پشتیبانی
-0.54 ^ flare
-0.54 ^ quant
-0.54 accumulat
-0.54 accum…
-0.54 attacker
-0.54 bit
-0.54 charg
-0.54 charg…
-0.54 coin DASH
-0.54 coin WOO
-0.54 digital asset
-0.54 eligibl
-0.54 eligible
-0.54 exploit
-0.54 first day
-0.54 following
-0.54 grocer
-0.54 grocery
-0.54 groce…
-0.54 infinity
-0.54 kiloex
-0.54 kiloe…
-0.54 logo
-0.54 may $
-0.54 metaverse with price
-0.54 million <coin>
-0.54 on first
-0.54 orb
-0.54 price with regulator
-0.54 privac
-0.54 privacy
-0.54 quant
-0.54 raise
-0.54 savings
-0.54 service
-0.54 since may
-0.54 to halt
-0.54 wip
-0.54 اسراییل
-0.54 اسرای…
-0.54 اضافه
-0.54 با هزار
-0.54 به تعویق
-0.54 تازه به
-0.54 تعویق
-0.54 را کجا
-0.54 سایه
-0.54 فروشن…
-0.54 لغو
-0.54 لیست
-0.54 ماینینگ
-0.54 ماینی…
-0.54 ممکن
-0.54 میرند
-0.54 میلیونی
-0.54 نات کوین
-0.54 هارمون
-0.54 هارمونی
-0.54 هارمو…
-0.54 والکس
-0.54 پشتیبانی می
-0.54 کره ای
-0.55 <coin> sinks
-0.55 <coin> trust
-0.55 <person> در
-0.55 ^ دلار
-0.55 ^ هکر
-0.55 aerodrom
-0.55 aerodrome
-0.55 aerod…
-0.55 bet
-0.55 block time
-0.55 blue
-0.55 boy
-0.55 boys
-0.55 breach $
-0.55 campaign
-0.55 campa…
-0.55 damien
-0.55 damie…
-0.55 deal with
-0.55 digital art
-0.55 fund with person
-0.55 head
-0.55 hirst
-0.55 inflation print
-0.55 jumps on
-0.55 law with nft
-0.55 meta over
-0.55 ofTrade with trading
-0.55 paintings
-0.55 picasso
-0.55 picas…
-0.55 pieces
-0.55 piece…
-0.55 print
-0.55 propert
-0.55 property
-0.55 prope…
-0.55 sells for
-0.55 sim
-0.55 succes
-0.55 success
-0.55 succe…
-0.55 suspiciou
-0.55 suspicious
-0.55 suspi…
-0.55 tells
-0.55 tests
-0.55 voucher
-0.55 warhol
-0.55 warho…
-0.55 wars
-0.55 آپبیت
-0.55 امض
-0.55 امضای
-0.55 ایرانیان
-0.55 بگیریم
-0.55 بگیریم $
-0.55 بگیری…
-0.55 خفته
-0.55 ذخیره <coin>
-0.55 صرافی ایرانی
-0.55 فروشگاه
-0.55 فروشگ…
-0.55 مایکر…
-0.55 نخرید
-0.56 <coin> defi
-0.56 <coin> over
-0.56 <coin> sues
-0.56 ^ celestia
-0.56 ^ court
-0.56 ^ nigeria
-0.56 ^ paypal
-0.56 ^ starbucks
-0.56 ^ ust
-0.56 ^ تسلا
-0.56 ^ متامسک
-0.56 ^ پپه
-0.56 amazon
-0.56 amazo…
-0.56 aya
-0.56 becomes <coin>
-0.56 burn tax
-0.56 celestia
-0.56 celes…
-0.56 citi
-0.56 coin TRX
-0.56 didn
-0.56 dy
-0.56 dying
-0.56 emb
-0.56 ember
-0.56 exchange with whale
-0.56 giveaway $
-0.56 help
-0.56 hero
-0.56 heroes
-0.56 heroe…
-0.56 hotel
-0.56 immutabl
-0.56 immutable
-0.56 immut…
-0.56 in three
-0.56 invest
-0.56 jpeg
-0.56 lender
-0.56 meet
-0.56 miyaguchi
-0.56 miyag…
-0.56 nigeria
-0.56 niger…
-0.56 nyan
-0.56 of its
-0.56 own rule defi
-0.56 paypal
-0.56 paypa…
-0.56 phishing
-0.56 power…
-0.56 role
-0.56 role $
-0.56 ser
-0.56 series
-0.56 serie…
-0.56 shake
-0.56 small
-0.56 starbuck
-0.56 starbucks
-0.56 starb…
-0.56 stat
-0.56 state
-0.56 swor
-0.56 sword
-0.56 sybils
-0.56 sybil…
-0.56 vaneck
-0.56 vanec…
-0.56 watch
-0.56 آموختیم
-0.56 آموخت…
-0.56 استارشیپ
-0.56 بخریم $
-0.56 بلندمدت
-0.56 بلندم…
-0.56 دی
-0.56 دیمیتر
-0.56 دیمیتری
-0.56 دیمیت…
-0.56 روسیه
-0.56 فروپاش
-0.56 فروپاشی
-0.56 فروپا…
-0.56 قدیم
-0.56 مجازی را
-0.56 میلیون توکن
-0.56 نگران
-0.56 هایپ
-0.56 هولدرهای بلندمدت
-0.56 پدر
-0.56 کودک
-0.56 کودکی
-0.56 گفتگو
-0.57 <coin> overtakes
-0.57 <coin> داغ
-0.57 <coin> و
-0.57 <price> ahead
-0.57 ^ sec
-0.57 ^ sushi
-0.57 ^ whales
-0.57 ^ دیفای
-0.57 ^ محکومیت
-0.57 ^ پاکستان
-0.57 allocation
-0.57 argen…
-0.57 asid
-0.57 aside
-0.57 chief $
-0.57 coin CELR
-0.57 collateral
-0.57 compar
-0.57 empt
-0.57 fin
-0.57 flare
-0.57 flips
-0.57 forecast
-0.57 forec…
-0.57 giveawa
-0.57 giveaway
-0.57 givea…
-0.57 grounds
-0.57 judg
-0.57 launches tokenized
-0.57 lawsuit
-0.57 lawsu…
-0.57 liquidated
-0.57 long term
-0.57 manager
-0.57 megawatts
-0.57 mining $
-0.57 on crypto
-0.57 on nasdaq
-0.57 overtakes <coin>
-0.57 pivot to
-0.57 point
-0.57 proto…
-0.57 q2
-0.57 scrutin
-0.57 scrutiny
-0.57 scrut…
-0.57 self custody
-0.57 slashing
-0.57 spike as
-0.57 step
-0.57 suffers <number>
-0.57 sushi chain
-0.57 swaps
-0.57 term holders
-0.57 wintermut
-0.57 wintermute
-0.57 wood
-0.57 years after
-0.57 اوربیت
-0.57 اوربی…
-0.57 بازگشته
-0.57 بایننس در
-0.57 بهمن
-0.57 بهمن در
-0.57 خرند
-0.57 سازنده
-0.57 سنتکام
-0.57 سنتکا…
-0.57 محکومیت
-0.57 محکوم…
-0.57 منطقه
-0.57 مگاوات
-0.57 مگاوا…
-0.57 نزول
-0.57 نزولی
-0.57 هکرها
-0.57 و چه
-0.57 کرو
-0.57 گرفته
-0.57 گرفته شد
-0.58 <coin> در
-0.58 <person> trims
-0.58 ^ galaxy
-0.58 ^ iranian
-0.58 ^ میم
-0.58 addres
-0.58 another <number>
-0.58 arrives
-0.58 backpack
-0.58 backp…
-0.58 coin ZIL
-0.58 countdown
-0.58 cycles
-0.58 cycle…
-0.58 date $
-0.58 ease
-0.58 fourth
-0.58 fourt…
-0.58 gang
-0.58 highe…
-0.58 how to
-0.58 investment
-0.58 issuer
-0.58 kind price
-0.58 les
-0.58 less
-0.58 merchant
-0.58 merchants
-0.58 merch…
-0.58 missi…
-0.58 pandemic
-0.58 pande…
-0.58 peg $
-0.58 ransomwar
-0.58 ransomware
-0.58 receive <number>
-0.58 repay…
-0.58 reserv
-0.58 reser…
-0.58 settlement
-0.58 signa…
-0.58 sinks
-0.58 snarl
-0.58 snarls
-0.58 snarl…
-0.58 speak
-0.58 speaks
-0.58 speak…
-0.58 stablecoin with transfer
-0.58 steal
-0.58 under <price>
-0.58 warn
-0.58 zksync
-0.58 zksyn…
-0.58 آلت کوین
-0.58 اتر
-0.58 اوردینالز چیست
-0.58 ثبت نام
-0.58 دانلود
-0.58 دانلو…
-0.58 دستگاه ماینر
-0.58 دلار سود
-0.58 راکت
-0.58 راکت پول
-0.58 روبل
-0.58 سود کرد
-0.58 قرار
-0.58 می ماند
-0.58 نام در
-0.58 پلتفرم
-0.58 پلتفر…
-0.58 چه کسانی
-0.58 کاربرانش
-0.58 کاربردی
-0.58 کانال
-0.58 کرده
-0.58 کسان
-0.58 کسانی
-0.59 ^ رشد
-0.59 ^ زنجیره
-0.59 ^ هارد
-0.59 arabia
-0.59 arabi…
-0.59 bny
-0.59 claims
-0.59 coin ILV
-0.59 coin ZEC
-0.59 cryptopunk
-0.59 denie…
-0.59 depin
-0.59 iranian
-0.59 irani…
-0.59 kill
-0.59 neom
-0.59 office
-0.59 oil
-0.59 policy
-0.59 retail
-0.59 retai…
-0.59 saudi
-0.59 says he
-0.59 show
-0.59 suggest
-0.59 sugge…
-0.59 supply shrinks
-0.59 thin
-0.59 to recover
-0.59 trade…
-0.59 twin
-0.59 آستانه
-0.59 آستان…
-0.59 ازدواج
-0.59 ازدوا…
-0.59 افتتاح شد
-0.59 افزایش
-0.59 با <coin>
-0.59 بازار آتی
-0.59 برق در
-0.59 جنگ های
-0.59 خروج
-0.59 دادگاه
-0.59 دادگا…
-0.59 داگ
-0.59 در آستانه
-0.59 در لوگانو
-0.59 سطح
-0.59 علت
-0.59 علت چیست
-0.59 لوگانو
-0.59 لوگان…
-0.59 مد
-0.59 نامه
-0.59 نگهدار
-0.59 نگهداری
-0.59 نگهدا…
-0.59 هزار
-0.59 همه باز
-0.59 هولدرها
-0.59 گذاری کرد
-0.6 ^ bat
-0.6 ^ coal
-0.6 ^ gemini
-0.6 ^ jupiter
-0.6 ^ stellar
-0.6 ^ بورس
-0.6 ^ سندباکس
-0.6 airdrop with whale
-0.6 busines
-0.6 business
-0.6 busin…
-0.6 buying
-0.6 buyin…
-0.6 coal
-0.6 concentration
-0.6 digital assets
-0.6 finds $
-0.6 gestur
-0.6 gesture
-0.6 gestu…
-0.6 global
-0.6 globa…
-0.6 hardware wallet
-0.6 hold
-0.6 kind person
-0.6 removes
-0.6 reward
-0.6 rewar…
-0.6 sushi
-0.6 اسنپ شات
-0.6 اهواز
-0.6 درمان
-0.6 را خرید
-0.6 رییس
-0.6 سندباکس
-0.6 سندبا…
-0.6 سهام سیرکل
-0.6 سوییفت
-0.6 سوییف…
-0.6 شات
-0.6 فردا
-0.6 نات
-0.6 کرد
-0.61 <person> و
-0.61 <price>
-0.61 ^ pakistan
-0.61 ^ trump
-0.61 ^ جی
-0.61 ^ ساتوشی
-0.61 ^ مجموعه
-0.61 abov
-0.61 above
-0.61 addresses $
-0.61 banana
-0.61 banan…
-0.61 broker hidden
-0.61 coin MKR
-0.61 communit
-0.61 community
-0.61 commu…
-0.61 council $
-0.61 custody $
-0.61 equipment
-0.61 equip…
-0.61 fund with law
-0.61 generativ
-0.61 generative
-0.61 gta
-0.61 hidden road
-0.61 icp
-0.61 m
-0.61 miss
-0.61 money $
-0.61 morgan
-0.61 morga…
-0.61 ms
-0.61 nemo
-0.61 prime broker
-0.61 protonmail
-0.61 sentenc
-0.61 sente…
-0.61 stanle
-0.61 stanley
-0.61 stanl…
-0.61 stol
-0.61 stole
-0.61 stole <number>
-0.61 storage $
-0.61 three year
-0.61 to three
-0.61 worth <number>
-0.61 افزود
-0.61 ترجیح
-0.61 حجم زد
-0.61 دود
-0.61 دود شد
-0.61 رمزارز را
-0.61 صادرات
-0.61 صادرا…
-0.61 فسخ
-0.61 فضا
-0.61 متامسک $
-0.61 مجموعه
-0.61 مجموع…
-0.61 مورگان <coin>
-0.61 موند
-0.61 نهادی
-0.62 <coin> سوزانده
-0.62 <coin> هایش
-0.62 <coin> پاداش
-0.62 ^ german
-0.62 ^ tesla
-0.62 ^ نوبیتکس
-0.62 ^ همکاری
-0.62 ai $
-0.62 ape
-0.62 at the
-0.62 confuse
-0.62 crypto funds
-0.62 dn
-0.62 dns
-0.62 dns hijack
-0.62 drops as
-0.62 elliptic
-0.62 ellip…
-0.62 few
-0.62 follow
-0.62 follo…
-0.62 freezes <number>
-0.62 gamble
-0.62 hijack $
-0.62 index
-0.62 issue
-0.62 jack dorsey
-0.62 kazakhstan
-0.62 korea lazarus
-0.62 lazaru
-0.62 lazarus
-0.62 lazar…
-0.62 near zero
-0.62 north korea
-0.62 omg
-0.62 one
-0.62 revenue $
-0.62 rigs $
-0.62 singularitynet
-0.62 singu…
-0.62 straight
-0.62 strai…
-0.62 to issue
-0.62 tokens and
-0.62 افزای…
-0.62 بسته
-0.62 تراشه
-0.62 جا کرد
-0.62 جابه جا
-0.62 روزانه همستر
-0.62 سوزانده
-0.62 شهردار
-0.62 شهرداری
-0.62 شهردا…
-0.62 مت
-0.62 ناپدید
-0.62 ناپدید شد
-0.62 ناپدی…
-0.62 هایش را
-0.62 همپ
-0.62 همپای
-0.62 پریت
-0.62 پریتی
-0.62 گوین
-0.63 <coin> breaks
-0.63 <coin> بخرد
-0.63 <coin> روی
-0.63 ^ ethena
-0.63 ^ kraken
-0.63 ^ sun
-0.63 ^ سهام
-0.63 as
-0.63 avatars
-0.63 breach
-0.63 breac…
-0.63 broker
-0.63 bulli…
-0.63 by
-0.63 crescendo
-0.63 cresc…
-0.63 earnings
-0.63 eth
-0.63 exits <coin>
-0.63 farmers
-0.63 farme…
-0.63 game with ofTrade
-0.63 gold $
-0.63 hints at
-0.63 hop
-0.63 inves…
-0.63 manag
-0.63 manag…
-0.63 minting
-0.63 minti…
-0.63 natural
-0.63 new york
-0.63 north
-0.63 painting
-0.63 paint…
-0.63 public $
-0.63 quest <number>
-0.63 strk
-0.63 tax $
-0.63 to close
-0.63 treasure
-0.63 up on
-0.63 wallet with whale
-0.63 weak
-0.63 with <price>
-0.63 york
-0.63 ارز دیجیتال
-0.63 ارزش کل
-0.63 استارتاپ
-0.63 استخدام
-0.63 استخد…
-0.63 اصل
-0.63 اصلی
-0.63 انداختند
-0.63 اوج
-0.63 بخرد
-0.63 بخرد $
-0.63 به جان
-0.63 بیشتر شد
-0.63 بین
-0.63 تا کجا
-0.63 تعویق افتاد
-0.63 جنسیس
-0.63 خود را
-0.63 داریم
-0.63 درصد بیشتر
-0.63 را ثبت
-0.63 شبکه اصلی
-0.63 متاورس $
-0.63 مرده است
-0.63 نگه داریم
-0.63 کل قفل
-0.64 <coin> etfs
-0.64 <coin> جان
-0.64 ^ blockchain
-0.64 ^ melania
-0.64 ^ trader
-0.64 ^ virtual
-0.64 ^ whale
-0.64 ^ اسنپ
-0.64 about
-0.64 bitde
-0.64 bitdeer
-0.64 bitde…
-0.64 executiv
-0.64 finall
-0.64 finally
-0.64 flow
-0.64 founders
-0.64 freezes
-0.64 hmstr
-0.64 hsbc
-0.64 iren
-0.64 looms
-0.64 majors
-0.64 melania
-0.64 melan…
-0.64 micro…
-0.64 road for
-0.64 societ
-0.64 socie…
-0.64 sun
-0.64 to us
-0.64 token up
-0.64 voyag
-0.64 voyager
-0.64 voyag…
-0.64 years $
-0.64 اخیر رسید
-0.64 انتقال <number>
-0.64 بایننس $
-0.64 تلگرامی
-0.64 جای خود
-0.64 جذب کرد
-0.64 حساس
-0.64 درصدی را
-0.64 دست به
-0.64 دیگر به
-0.64 رمزارزی
-0.64 زدند
-0.64 سناریوهای
-0.64 شش
-0.64 صعودی شد
-0.64 مینت
-0.64 نهاد
-0.64 وام آنی
-0.64 وود
-0.64 گلس
-0.64 گلس نود
-0.65 <coin> عقب
-0.65 ^ doge
-0.65 ^ gold
-0.65 ^ کوین
-0.65 abnbc
-0.65 abnbc $
-0.65 analyst with business
-0.65 ark
-0.65 assets $
-0.65 avatar
-0.65 avata…
-0.65 cambridg
-0.65 cambridge
-0.65 cambr…
-0.65 coin AR
-0.65 coin ONT
-0.65 coin PLA
-0.65 cold
-0.65 confus
-0.65 dogg
-0.65 donate
-0.65 eligi…
-0.65 exchange with price
-0.65 exchanges $
-0.65 exploited
-0.65 exploited for
-0.65 gain
-0.65 game with trading
-0.65 grip
-0.65 hacked for
-0.65 ire
-0.65 kazak…
-0.65 mints quadrillions
-0.65 of abnbc
-0.65 of coinbase
-0.65 over <coin>
-0.65 quadrillion
-0.65 quadrillions
-0.65 quadrillions of
-0.65 ranso…
-0.65 renewabl
-0.65 renewable
-0.65 snoop
-0.65 snoop dogg
-0.65 stablecoin $
-0.65 talk
-0.65 talks
-0.65 thought
-0.65 thoug…
-0.65 time low
-0.65 wealth
-0.65 wealt…
-0.65 winn
-0.65 winne…
-0.65 اسکن
-0.65 ایرانی را
-0.65 به مدیریت
-0.65 تیم
-0.65 درصد ارزان
-0.65 دیجیتال از
-0.65 رسد
-0.65 رسد $
-0.65 صندوق های
-0.65 عنبیه
-0.65 فعالیت
-0.65 قفل
-0.65 قفل شده
-0.65 مشکل
-0.65 می رسد
-0.65 هنرمندان
-0.65 ورلدکوین
-0.65 ورلدک…
-0.65 ورود <coin>
-0.65 ویندوز
-0.65 ویندو…
-0.65 کف تاریخی
-0.66 <coin> based
-0.66 <number> by
-0.66 <number> درجه
-0.66 <price> cents
-0.66 ^ binance
-0.66 ^ dash
-0.66 ^ samsung
-0.66 adds <number>
-0.66 arriv
-0.66 arriv…
-0.66 at <number>
-0.66 bat
-0.66 bjelic
-0.66 bjeli…
-0.66 cents
-0.66 coin SUSHI
-0.66 coin USDN
-0.66 depegs
-0.66 depeg…
-0.66 doctor
-0.66 doctors
-0.66 docto…
-0.66 etp
-0.66 fees $
-0.66 flip
-0.66 hidden
-0.66 hidde…
-0.66 keys
-0.66 mayor
-0.66 mihailo
-0.66 mihai…
-0.66 pension
-0.66 pensi…
-0.66 persistenc
-0.66 persistence
-0.66 persi…
-0.66 pro
-0.66 rall
-0.66 samsung
-0.66 samsu…
-0.66 satoshi
-0.66 stablecoin
-0.66 stellar
-0.66 stell…
-0.66 steps down
-0.66 to take
-0.66 week since
-0.66 آلت
-0.66 امروز $
-0.66 ایرانی ها
-0.66 بازار $
-0.66 تسویه
-0.66 در بازار
-0.66 درجه
-0.66 درجه سلسیوس
-0.66 درصد بالا
-0.66 دولت
-0.66 رو $
-0.66 روز
-0.66 زند
-0.66 زند $
-0.66 سکه
-0.66 شد <coin>
-0.66 می زند
-0.66 نمایش…
-0.66 ویزا
-0.66 پرسپولیس
-0.66 پرسپو…
-0.66 پلی
-0.66 پیش رو
-0.66 کنار
-0.66 گرمای
-0.66 گلخانه
-0.66 گلخان…
-0.67 <coin> delisted
-0.67 <coin> outpaces
-0.67 ^ bank
-0.67 ^ هوش
-0.67 a crypto
-0.67 banker
-0.67 banker $
-0.67 banke…
-0.67 before it
-0.67 chain with exchange
-0.67 court blocks
-0.67 debut $
-0.67 delisted
-0.67 dunamu
-0.67 dunam…
-0.67 flights
-0.67 flights $
-0.67 gat
-0.67 gated
-0.67 german government
-0.67 holder with nft
-0.67 liquidat
-0.67 louisiana
-0.67 louis…
-0.67 miner with regulator
-0.67 nft with price
-0.67 nfts
-0.67 ofTrade with watcher
-0.67 operators
-0.67 outpac
-0.67 outpaces
-0.67 outpaces <coin>
-0.67 outpa…
-0.67 pas
-0.67 stash
-0.67 street
-0.67 stree…
-0.67 term
-0.67 ticketmast
-0.67 ticketmaster
-0.67 to accept
-0.67 wall street
-0.67 yen
-0.67 آواتار
-0.67 آواتا…
-0.67 به خزانه
-0.67 تسلا
-0.67 درصد ارزش
-0.67 را فروخت
-0.67 رمزارزها
-0.67 روی شبکه
-0.67 صعودی
-0.67 فروش $
-0.67 مدیریت
-0.67 مدیری…
-0.67 مرکزی
-0.67 می پذیرد
-0.67 نرخ بهره
-0.67 وثیقه
-0.67 پذیرد
-0.67 پذیرد $
-0.67 پرتال
-0.67 گرفتند
-0.67 گرفتند $
-0.67 گرفتن…
-0.68 <coin> see
-0.68 <coin> دو
-0.68 <coin> رشد
-0.68 <coin> همراه
-0.68 <person> moves
-0.68 <person> to
-0.68 ^ gamestop
-0.68 accept <coin>
-0.68 bankruptc
-0.68 bankruptcy
-0.68 bankr…
-0.68 becam
-0.68 became
-0.68 becam…
-0.68 bigg
-0.68 bigger
-0.68 climbs $
-0.68 coins $
-0.68 crashes
-0.68 crash…
-0.68 doubt
-0.68 face
-0.68 farming
-0.68 farmi…
-0.68 four
-0.68 into <coin>
-0.68 leaner
-0.68 leane…
-0.68 lenders $
-0.68 machines
-0.68 nativ
-0.68 native
-0.68 parit
-0.68 parity
-0.68 parit…
-0.68 red
-0.68 regulator with wallet
-0.68 snapshot
-0.68 snaps…
-0.68 spok
-0.68 spoke
-0.68 stag
-0.68 status
-0.68 theft with whale
-0.68 thi
-0.68 this
-0.68 usag
-0.68 usage
-0.68 volume
-0.68 آتی <coin>
-0.68 استقبال
-0.68 استقب…
-0.68 اولیه
-0.68 با استقبال
-0.68 تمام شد
-0.68 جهان $
-0.68 رستوران
-0.68 رستور…
-0.68 رو شد
-0.68 روبه
-0.68 روبه رو
-0.68 عرضه اولیه
-0.68 فن
-0.68 معاملات آتی
-0.68 نت
-0.68 همراه
-0.68 گردند
-0.68 یورو
-0.69 <coin> sees
-0.69 <coin> up
-0.69 <price> سنت
-0.69 ^ dubai
-0.69 ^ معاملات
-0.69 adida
-0.69 adidas
-0.69 adida…
-0.69 altcoins
-0.69 analyst
-0.69 bett
-0.69 coin INJ
-0.69 coin KNC
-0.69 coin XCH
-0.69 coin with trading
-0.69 consensu
-0.69 consensus
-0.69 differenc
-0.69 differences
-0.69 diffe…
-0.69 dorse
-0.69 dorsey
-0.69 dorse…
-0.69 dubai
-0.69 fun
-0.69 funding
-0.69 fundi…
-0.69 gener…
-0.69 kills three
-0.69 law with regulator
-0.69 leads
-0.69 margin
-0.69 margi…
-0.69 meme coins
-0.69 offers
-0.69 out $
-0.69 phish
-0.69 phish…
-0.69 price with trading
-0.69 pump fun
-0.69 quarterl
-0.69 quarterly
-0.69 rejects
-0.69 renew…
-0.69 repa
-0.69 runes
-0.69 shuts $
-0.69 sorar
-0.69 sorare
-0.69 sorar…
-0.69 title $
-0.69 to repay
-0.69 transfer
-0.69 venez…
-0.69 vs
-0.69 آیا
-0.69 اسلشینگ
-0.69 اسلشی…
-0.69 اف تی
-0.69 ان اف
-0.69 اوزون
-0.69 ترمیم
-0.69 حمله به
-0.69 در صدر
-0.69 درصد کم
-0.69 عفو <person>
-0.69 فانتوم
-0.69 فانتو…
-0.69 فرار
-0.69 فصل
-0.69 محدوده
-0.69 موتور
-0.69 هیدن
-0.69 کوینی
-0.7 <coin> could
-0.7 <price> as
-0.7 ^ trezor
-0.7 ^ چطور
-0.7 ^ یوگا
-0.7 band
-0.7 bands
-0.7 billboar
-0.7 billboard
-0.7 billb…
-0.7 bolling
-0.7 bollinger
-0.7 bolli…
-0.7 coin OMG
-0.7 coin YFI
-0.7 confu…
-0.7 constitution
-0.7 const…
-0.7 doge
-0.7 earning
-0.7 earni…
-0.7 explosiv
-0.7 explosive
-0.7 grayscale files
-0.7 meal
-0.7 moved
-0.7 nativel
-0.7 natively
-0.7 natively on
-0.7 pizza
-0.7 prim
-0.7 prime
-0.7 pulls <number>
-0.7 quadr…
-0.7 quits
-0.7 record on
-0.7 restakers
-0.7 shak
-0.7 stabl…
-0.7 supply chain
-0.7 theft with watcher
-0.7 trezor
-0.7 trezo…
-0.7 us
-0.7 آندره
-0.7 انویدیا
-0.7 انوید…
-0.7 اونس طلا
-0.7 ایکس
-0.7 با رمزارز
-0.7 برگشت $
-0.7 به کیف
-0.7 بهره
-0.7 ترساند
-0.7 ترسان…
-0.7 تهاتر
-0.7 خانگ
-0.7 خانگی
-0.7 در
-0.7 زمین های
-0.7 سنت
-0.7 ضبط
-0.7 فاز
-0.7 فروخت…
-0.7 فیلتر
-0.7 لوبیان
-0.7 لوبیا…
-0.7 نام
-0.7 هستیم
-0.7 کرونیه
-0.7 کرونی…
-0.7 کمترین میزان
-0.7 یوگا
-0.7 یوگا لبز
-0.71 <coin> gold
-0.71 <coin> مدیر
-0.71 ^ eigenlayer
-0.71 ^ ماسک
-0.71 case
-0.71 claims $
-0.71 court
-0.71 design
-0.71 desig…
-0.71 etfs
-0.71 expos…
-0.71 fraud $
-0.71 he
-0.71 hijack
-0.71 hijac…
-0.71 korea
-0.71 l2
-0.71 merger of
-0.71 mobile $
-0.71 neobank
-0.71 neoba…
-0.71 new
-0.71 offic
-0.71 pay <number>
-0.71 play to
-0.71 rally
-0.71 rigs
-0.71 the <number>
-0.71 theft
-0.71 theft $
-0.71 their
-0.71 از شبکه
-0.71 اصلی <coin>
-0.71 بقیه
-0.71 تراست
-0.71 تراست ولت
-0.71 دلار جذب
-0.71 دو کوان
-0.71 دوباره از
-0.71 ریال دیجیتال
-0.71 شب
-0.71 فلج
-0.71 لاس
-0.71 مان
-0.71 مانی
-0.71 مرده
-0.71 وگاس
-0.71 کنفرانس
-0.71 کنفرا…
-0.71 کوان
-0.71 یا <coin>
-0.72 <coin> treasury
-0.72 <number> ساعت
-0.72 <price> <price>
-0.72 <price> دلار
-0.72 ^ iran
-0.72 ^ تلگرام
-0.72 ^ فناوری
-0.72 angers
-0.72 bitfarm
-0.72 bitfarms
-0.72 bitfa…
-0.72 coin frenzy
-0.72 coin with miner
-0.72 converts
-0.72 disco…
-0.72 estat
-0.72 estate
-0.72 estat…
-0.72 eve
-0.72 eve $
-0.72 fallen
-0.72 falle…
-0.72 frenzy $
-0.72 gambl
-0.72 gambl…
-0.72 german
-0.72 germa…
-0.72 hit <price>
-0.72 nyse
-0.72 on sui
-0.72 sponsorship
-0.72 spot
-0.72 stablecoin on
-0.72 the home
-0.72 to claim
-0.72 twitt
-0.72 twitter
-0.72 twitt…
-0.72 watcher with whale
-0.72 year eve
-0.72 اجبار
-0.72 اجباری
-0.72 اجباری شد
-0.72 اجبار…
-0.72 اعلام کرد
-0.72 به شایعات
-0.72 جان می
-0.72 جی
-0.72 جی پی
-0.72 را اعلام
-0.72 را عوض
-0.72 ریزش
-0.72 زنجیره ای
-0.72 صرافی های
-0.72 عوض
-0.72 عوض کرد
-0.72 مورگان
-0.72 مورگا…
-0.72 پس از
-0.72 پی مورگان
-0.72 کشور
-0.73 <coin> to
-0.73 ^ پرداخت
-0.73 airdrop with regulator
-0.73 behind the
-0.73 celebrat
-0.73 celebrating
-0.73 chines
-0.73 chinese
-0.73 chine…
-0.73 collapse $
-0.73 crescendo upgrade
-0.73 fac
-0.73 faces
-0.73 flar
-0.73 gone
-0.73 half
-0.73 iphon
-0.73 iphone
-0.73 iphon…
-0.73 lawy
-0.73 lawye…
-0.73 lenders
-0.73 p
-0.73 p <number>
-0.73 past
-0.73 players $
-0.73 position
-0.73 posit…
-0.73 s p
-0.73 satos…
-0.73 shrinks
-0.73 to exit
-0.73 vouch
-0.73 vouch…
-0.73 webauth
-0.73 webau…
-0.73 آدرساید
-0.73 آدرسا…
-0.73 بریج
-0.73 تلگرام به
-0.73 جعلی
-0.73 شایعات
-0.73 شایعا…
-0.73 عمومی
-0.73 فشار فروش
-0.73 فهرست تحریم
-0.73 مثبت شد
-0.73 مرکز
-0.73 چه کسی
-0.73 کره
-0.74 <coin> دیگر
-0.74 ^ fed
-0.74 ^ gmx
-0.74 ^ jack
-0.74 a day
-0.74 analy…
-0.74 cards $
-0.74 claim…
-0.74 comeback
-0.74 comeb…
-0.74 cyberattack
-0.74 cyber…
-0.74 flight
-0.74 fligh…
-0.74 galax
-0.74 galaxy
-0.74 galax…
-0.74 glaci
-0.74 glacier
-0.74 glacier drop
-0.74 glaci…
-0.74 grid
-0.74 hardwar
-0.74 hardware
-0.74 hardw…
-0.74 helio
-0.74 infinite mint
-0.74 kicks
-0.74 magic
-0.74 midnight glacier
-0.74 mint bug
-0.74 porsch
-0.74 porsche
-0.74 porsc…
-0.74 posts
-0.74 remov
-0.74 remov…
-0.74 staring
-0.74 stari…
-0.74 suspend
-0.74 them
-0.74 upbit
-0.74 آلمان
-0.74 بازپرداخت
-0.74 بازپر…
-0.74 داشت $
-0.74 در برزیل
-0.74 دلار <coin>
-0.74 را نمی
-0.74 روپیه
-0.74 سر
-0.74 هک <number>
-0.75 ^ ftx
-0.75 aid
-0.75 chain with whale
-0.75 coin NFT
-0.75 compet
-0.75 compete
-0.75 creators
-0.75 defi with fund
-0.75 dump
-0.75 eigenlay
-0.75 eigenlayer
-0.75 flare…
-0.75 formerl
-0.75 formerly
-0.75 founder
-0.75 kind miner
-0.75 loom
-0.75 most
-0.75 opens crypto
-0.75 palantir
-0.75 palan…
-0.75 permanent
-0.75 perma…
-0.75 produ…
-0.75 project nft
-0.75 reject
-0.75 rejec…
-0.75 south
-0.75 withdrawals after
-0.75 افتتاح
-0.75 افتتا…
-0.75 این
-0.75 تا پایان
-0.75 تصمیم
-0.75 تصمیم درباره
-0.75 درباره صندوق
-0.75 دوقلو
-0.75 دوقلو…
-0.75 رود $
-0.75 سالانه
-0.75 سالان…
-0.75 شهر
-0.75 قطع
-0.75 قطعی برق
-0.75 می گیرد
-0.75 هر
-0.75 هنگ
-0.75 هنگ کنگ
-0.75 پایان سال
-0.75 پس
-0.75 کنگ
-0.75 گیرد
-0.75 گیرد $
-0.76 <number> <coin>
-0.76 <number> a
-0.76 ^ bitwise
-0.76 analyst with whale
-0.76 anger…
-0.76 bitwis
-0.76 bitwise
-0.76 bitwi…
-0.76 coin SLP
-0.76 coin UST
-0.76 fifth
-0.76 flashes
-0.76 hi
-0.76 hint
-0.76 hints
-0.76 his
-0.76 kick
-0.76 lands $
-0.76 maplestor
-0.76 maplestory
-0.76 maple…
-0.76 nev
-0.76 never
-0.76 pepe
-0.76 premium
-0.76 premi…
-0.76 ratio
-0.76 returns to
-0.76 sega
-0.76 shine
-0.76 toe
-0.76 unveils new
-0.76 آیگن
-0.76 آیگن لیر
-0.76 ادامه
-0.76 ادامه دارد
-0.76 تصاحب
-0.76 دارد
-0.76 دارد $
-0.76 ذره
-0.76 ذره بین
-0.76 رونز
-0.76 زیر ذره
-0.76 صندوق
-0.76 میان زنجیره
-0.76 کریپتویی
-0.76 یوونتوس
-0.76 یوونت…
-0.77 <coin> adds
-0.77 ^ curve
-0.77 ^ disney
-0.77 ^ james
-0.77 ^ mt
-0.77 ^ token
-0.77 ^ آموزش
-0.77 annual
-0.77 annua…
-0.77 armstrong
-0.77 armst…
-0.77 celeb…
-0.77 defi with wallet
-0.77 drive $
-0.77 free tokens
-0.77 front
-0.77 front end
-0.77 haven
-0.77 how
-0.77 james
-0.77 jumps
-0.77 law
-0.77 news
-0.77 news $
-0.77 on digital
-0.77 perps
-0.77 polic
-0.77 polic…
-0.77 possibl
-0.77 possible
-0.77 possi…
-0.77 pulls
-0.77 quit
-0.77 repay
-0.77 safe haven
-0.77 seed
-0.77 stablecoin goes
-0.77 steth
-0.77 uni
-0.77 vatican
-0.77 vatic…
-0.77 victims
-0.77 worlds
-0.77 آزاد کرد
-0.77 ای
-0.77 بانک را
-0.77 بسکتبال
-0.77 بسکتبالی
-0.77 بسکتب…
-0.77 جلو افتاد
-0.77 حکم
-0.77 دوباره
-0.77 دوبار…
-0.77 را بست
-0.77 را پیدا
-0.77 ساز شد
-0.77 قربان
-0.77 قربانی
-0.77 قربان…
-0.77 لیکوی…
-0.77 مانند
-0.77 منتقل
-0.77 ولت
-0.77 پاسخ
-0.78 <coin> futures
-0.78 <coin> stakers
-0.78 <coin> سه
-0.78 <number> is
-0.78 <price> for
-0.78 ^ kaspa
-0.78 ^ صرافی
-0.78 ^ هشدار
-0.78 ^ کشف
-0.78 after <number>
-0.78 americans
-0.78 army
-0.78 coin AAVE
-0.78 develop
-0.78 devel…
-0.78 ethena
-0.78 ethen…
-0.78 fund with trading
-0.78 gets <number>
-0.78 gmx
-0.78 kaspa
-0.78 kills
-0.78 linked
-0.78 linke…
-0.78 lost
-0.78 meme
-0.78 piec
-0.78 scam
-0.78 sotheb
-0.78 sotheby
-0.78 sothe…
-0.78 stakers
-0.78 stunt
-0.78 sybil
-0.78 آمدند
-0.78 اسپات
-0.78 اسپات <coin>
-0.78 دارایی کاربران
-0.78 داغ
-0.78 در دست
-0.78 قطع می
-0.78 مونته
-0.78 مونته نگرو
-0.78 میام
-0.78 میامی
-0.78 نگرو
-0.78 پخش
-0.78 ژوپیتر
-0.78 ژوپیت…
-0.78 کناره
-0.78 گام
-0.78 گرد
-0.79 <person> pardon
-0.79 ^ apple
-0.79 ^ grayscale
-0.79 ^ meta
-0.79 authoriz
-0.79 authorizes
-0.79 balances
-0.79 brac
-0.79 brace
-0.79 coin FTT
-0.79 coin XPR
-0.79 count…
-0.79 cuba
-0.79 dash for
-0.79 depeg
-0.79 enaira
-0.79 enair…
-0.79 extend
-0.79 fears $
-0.79 files to
-0.79 hacker moves
-0.79 hosting
-0.79 jack
-0.79 key
-0.79 law with transfer
-0.79 licence
-0.79 mispric
-0.79 mispricing
-0.79 mispr…
-0.79 nailwal
-0.79 nailw…
-0.79 owner
-0.79 parent
-0.79 paren…
-0.79 person sam-bankman-fried
-0.79 price with stablecoin
-0.79 promis
-0.79 promi…
-0.79 pump
-0.79 recor
-0.79 sandeep
-0.79 sande…
-0.79 short
-0.79 spons…
-0.79 suit
-0.79 teams with
-0.79 testnets
-0.79 ticke…
-0.79 to its
-0.79 to record
-0.79 up <price>
-0.79 آرمسترانگ
-0.79 آرمست…
-0.79 اخیر
-0.79 ای که
-0.79 بازارساز
-0.79 خودکار
-0.79 خودکا…
-0.79 دیفای <coin>
-0.79 راهی
-0.79 سال اخیر
-0.79 ونزویلا
-0.79 ونزوی…
-0.79 کجا رسید
-0.79 یو
-0.8 <coin> منتظر
-0.8 <person> donates
-0.8 <price> <number>
-0.8 ^ hut
-0.8 ^ opensea
-0.8 but
-0.8 chain with regulator
-0.8 champion
-0.8 champ…
-0.8 convert
-0.8 dana
-0.8 donates
-0.8 donates <number>
-0.8 ergo
-0.8 force
-0.8 here why
-0.8 hut
-0.8 hut <number>
-0.8 jupit
-0.8 jupiter
-0.8 jupit…
-0.8 needs
-0.8 needs a
-0.8 off $
-0.8 open interest
-0.8 oversubscrib
-0.8 oversubscribed
-0.8 overs…
-0.8 report $
-0.8 sale
-0.8 seize…
-0.8 spikes <price>
-0.8 up in
-0.8 ترافیک
-0.8 ترافی…
-0.8 دایو
-0.8 رشد
-0.8 متمرکز
-0.8 متمرک…
-0.8 منتظر
-0.8 هاوینگ <coin>
-0.8 کارتی
-0.81 <coin> loses
-0.81 <coin> spikes
-0.81 <coin> whales
-0.81 <person> on
-0.81 ^ mara
-0.81 ^ snap
-0.81 ^ انتقال
-0.81 ^ عرضه
-0.81 built on
-0.81 business with price
-0.81 business with trading
-0.81 four years
-0.81 ha
-0.81 has
-0.81 manchest
-0.81 manchester
-0.81 manch…
-0.81 mara
-0.81 may
-0.81 miner with ofTrade
-0.81 price with transfer
-0.81 recall
-0.81 recal…
-0.81 saving
-0.81 savin…
-0.81 seen
-0.81 take on
-0.81 takeaway
-0.81 takeaways
-0.81 takea…
-0.81 united
-0.81 unite…
-0.81 اروپا $
-0.81 از هاوینگ
-0.81 توییت
-0.81 داده
-0.81 داده های
-0.81 رکورد حجم
-0.81 ریال
-0.81 فعالیتش
-0.81 نسخه چهارم
-0.81 هنوز
-0.81 واکنش
-0.82 <coin> ها
-0.82 ^ telegram
-0.82 ^ کلاهبرداری
-0.82 ceas
-0.82 ceases
-0.82 close
-0.82 decentralized
-0.82 dips
-0.82 flash…
-0.82 for
-0.82 game with theft
-0.82 in
-0.82 layoff
-0.82 layoffs
-0.82 layof…
-0.82 manipulation
-0.82 manip…
-0.82 numb
-0.82 numbers
-0.82 numbe…
-0.82 on coinbase
-0.82 organization
-0.82 organ…
-0.82 shared rule market
-0.82 slumps
-0.82 slump…
-0.82 time in
-0.82 to new
-0.82 token2049
-0.82 web3 gaming
-0.82 آیتم
-0.82 آیتم های
-0.82 خانه
-0.82 داشت
-0.82 دستور
-0.82 سراغ
-0.82 صد
-0.82 عفو
-0.82 فروشد
-0.82 فروشد $
-0.82 مانده است
-0.82 میپل
-0.82 همیشگ
-0.82 همیشگی
-0.82 همیشگ…
-0.82 کجا می
-0.82 کشف
-0.83 <coin> teams
-0.83 ^ <number>
-0.83 ^ stripe
-0.83 ^ ایردراپ
-0.83 acquires
-0.83 billion $
-0.83 chip $
-0.83 coin PEOPLE
-0.83 drive
-0.83 energis
-0.83 energises
-0.83 founder <person>
-0.83 from
-0.83 infinite
-0.83 is it
-0.83 opensea
-0.83 opens…
-0.83 operations $
-0.83 order
-0.83 pays
-0.83 processor
-0.83 returns as
-0.83 softwar
-0.83 software
-0.83 softw…
-0.83 steps
-0.83 stolen <coin>
-0.83 strip
-0.83 stripe
-0.83 strip…
-0.83 target $
-0.83 tie
-0.83 ties
-0.83 اریک
-0.83 استریت
-0.83 استری…
-0.83 امریکن
-0.83 امریک…
-0.83 بازیچه
-0.83 بازیچ…
-0.83 در کف
-0.83 دهند
-0.83 دهند $
-0.83 رمزارز $
-0.83 زیر <price>
-0.83 مالیات
-0.83 مالیا…
-0.83 ماین
-0.83 محدود…
-0.83 موبایل
-0.83 موبای…
-0.83 می دهند
-0.83 هنرمن…
-0.83 وال
-0.83 وام <coin>
-0.83 پل
-0.83 کشید
-0.83 کشید $
-0.83 کنکور
-0.83 گذار <coin>
-0.84 <coin> as
-0.84 <coin> signs
-0.84 binanc
-0.84 binance
-0.84 binan…
-0.84 built
-0.84 clients $
-0.84 conve…
-0.84 deposits
-0.84 evmo
-0.84 evmos
-0.84 for a
-0.84 game with nft
-0.84 hav
-0.84 having
-0.84 havin…
-0.84 horizon bridge
-0.84 hosti…
-0.84 metaverse with ofTrade
-0.84 metaverse with theft
-0.84 minecraft
-0.84 minec…
-0.84 musician
-0.84 musicians
-0.84 natur…
-0.84 over <number>
-0.84 peg
-0.84 pokemon
-0.84 pokem…
-0.84 rektdrop
-0.84 rektd…
-0.84 sparks
-0.84 spark…
-0.84 statu
-0.84 statu…
-0.84 value
-0.84 vanishes
-0.84 victim
-0.84 victi…
-0.84 weigh
-0.84 بازار را
-0.84 به بازار
-0.84 را نهایی
-0.84 محبوب
-0.84 نهایی کرد
-0.84 و رویای
-0.85 <person> دیفای
-0.85 ^ روز
-0.85 boom $
-0.85 delayed to
-0.85 dell
-0.85 gain as
-0.85 govern
-0.85 governing
-0.85 in $
-0.85 in paris
-0.85 is <coin>
-0.85 leave
-0.85 museum
-0.85 museu…
-0.85 paris $
-0.85 research $
-0.85 steam $
-0.85 trad
-0.85 union
-0.85 به پایین
-0.85 جابه
-0.85 حذف کرد
-0.85 دلار از
-0.85 صفر حذف
-0.85 مشاور
-0.85 نیت
-0.85 پالی
-0.85 پایین ترین
-0.85 گذاری در
-0.85 گوش
-0.85 گوشی
-0.86 <coin> buys
-0.86 <coin> the
-0.86 <coin> will
-0.86 <number> سال
-0.86 ^ دش
-0.86 ^ مدیرعامل
-0.86 admin
-0.86 compe…
-0.86 compromised
-0.86 council adds
-0.86 morpho
-0.86 morph…
-0.86 names new
-0.86 realiz
-0.86 realized
-0.86 sales $
-0.86 services
-0.86 shared rule game
-0.86 sui $
-0.86 surprises
-0.86 threaten
-0.86 threatens
-0.86 treasury
-0.86 warns of
-0.86 اسنپ
-0.86 بازیکن
-0.86 بر سر
-0.86 برداشت ها
-0.86 بهتر
-0.86 بهتر است
-0.86 درصد گران
-0.86 دش
-0.86 را قطع
-0.86 مسابقه
-0.86 مسابق…
-0.86 هولدرهای
-0.86 پرداخت با
-0.87 <coin> partners
-0.87 <coin> بالاخره
-0.87 <coin> تا
-0.87 ^ ordinals
-0.87 airdrop with nft
-0.87 ang
-0.87 coin LRC
-0.87 curv
-0.87 curve
-0.87 down today
-0.87 hours on
-0.87 launch <coin>
-0.87 law with theft
-0.87 life
-0.87 marshal
-0.87 marshals
-0.87 marsh…
-0.87 much
-0.87 offer…
-0.87 regulator with trading
-0.87 seiz
-0.87 singapor
-0.87 singapore
-0.87 singa…
-0.87 t $
-0.87 they
-0.87 this week
-0.87 to earn
-0.87 transfer with wallet
-0.87 v3
-0.87 خال
-0.87 خالی
-0.87 شده $
-0.87 ضد
-0.87 میلیارد
-0.87 میلیا…
-0.87 نباید
-0.88 ^ metamask
-0.88 ^ uk
-0.88 ^ توکن
-0.88 ^ لینک
-0.88 bank
-0.88 chat
-0.88 coin JOE
-0.88 coin RUNE
-0.88 coin YGG
-0.88 cuts
-0.88 dhabi $
-0.88 exchange $
-0.88 in abu
-0.88 iran
-0.88 is the
-0.88 prote…
-0.88 pushes <coin>
-0.88 sandbox game
-0.88 shuts down
-0.88 to exchange
-0.88 ان
-0.88 ترزور
-0.88 سناریوها
-0.88 سو
-0.88 لینک
-0.88 مثبت
-0.88 هاوینگ $
-0.89 ^ هم
-0.89 accept
-0.89 accep…
-0.89 exits
-0.89 hack $
-0.89 hub
-0.89 insiders
-0.89 perp
-0.89 person charles-hoskinson
-0.89 prices
-0.89 proce…
-0.89 repell
-0.89 repelled
-0.89 repel…
-0.89 sneakers
-0.89 spiral
-0.89 spira…
-0.89 stay
-0.89 surge
-0.89 trust $
-0.89 wallets $
-0.89 weeken
-0.89 weekend
-0.89 weeke…
-0.89 آموزش
-0.89 جعل
-0.89 روس
-0.89 فرستاد
-0.89 فرستاد $
-0.89 فرستا…
-0.89 متا
-0.89 نهنگ ها
-0.89 هم بنیان
-0.89 همکاری می
-0.9 <coin> نیمی
-0.9 <number> میلیون
-0.9 ^ airdrop
-0.9 ^ polymarket
-0.9 ^ ورود
-0.9 after <person>
-0.9 and ai
-0.9 apple
-0.9 cease…
-0.9 coin BUSD
-0.9 directors
-0.9 drained of
-0.9 etf hopes
-0.9 expands $
-0.9 fans
-0.9 hopes
-0.9 opens in
-0.9 pardon $
-0.9 sneak
-0.9 sneak…
-0.9 staking etf
-0.9 surpris
-0.9 surpr…
-0.9 title
-0.9 tron
-0.9 آتش
-0.9 بالاخره
-0.9 بالاخ…
-0.9 تعطیل
-0.9 حذف شد
-0.9 داد تکلیف
-0.9 در فاز
-0.9 دور
-0.9 را چطور
-0.9 فیلم
-0.9 میان
-0.9 ونوس
-0.9 پیتز
-0.9 پیتزای
-0.9 پیتزا…
-0.9 کانسنسیس
-0.9 کانسن…
-0.9 کسی
-0.91 anywher
-0.91 anywhere
-0.91 anywh…
-0.91 as <coin>
-0.91 broke…
-0.91 cat
-0.91 cats
-0.91 chain expands
-0.91 coin SPELL
-0.91 glitches
-0.91 pardon
-0.91 pardo…
-0.91 relaunch
-0.91 relaunches
-0.91 relau…
-0.91 test
-0.91 tokens to
-0.91 transf
-0.91 valu
-0.91 ارز <coin>
-0.91 ترک
-0.91 جذب
-0.91 پناه
-0.92 <coin> surges
-0.92 <coin> دارایی
-0.92 ^ اولین
-0.92 ^ مرورگر
-0.92 airdrop with wallet
-0.92 backed
-0.92 boom
-0.92 business with theft
-0.92 found
-0.92 hits record
-0.92 holder with transfer
-0.92 metavers
-0.92 metaverse
-0.92 metav…
-0.92 midnight
-0.92 midni…
-0.92 month high
-0.92 music…
-0.92 surges <price>
-0.92 urges
-0.92 آینده <coin>
-0.92 بازندگان
-0.92 بازند…
-0.92 بریو
-0.92 حجم
-0.92 در صرافی
-0.92 قیمت <coin>
-0.92 مرورگر
-0.92 مرورگر بریو
-0.92 مرورگ…
-0.93 <number> the
-0.93 <price> in
-0.93 ^ miners
-0.93 ^ بازگشت
-0.93 airdrop with chain
-0.93 calls
-0.93 centr…
-0.93 coin NEXO
-0.93 day $
-0.93 for ipo
-0.93 from <coin>
-0.93 glass
-0.93 glasses
-0.93 golden
-0.93 golde…
-0.93 horizon
-0.93 horiz…
-0.93 lid
-0.93 mints
-0.93 offer
-0.93 thousands of
-0.93 traders
-0.93 univers
-0.93 universe
-0.93 vanish
-0.93 vanis…
-0.93 with google
-0.93 این هفته
-0.93 بایننس
-0.93 باینن…
-0.93 خبر
-0.93 روح
-0.93 رونین
-0.93 رکورد تازه
-0.93 صبر
-0.93 پال
-0.93 پیوند
-0.94 <coin> and
-0.94 <coin> burn
-0.94 <coin> mainnet
-0.94 ^ proton
-0.94 ^ نرخ
-0.94 altcoin
-0.94 altco…
-0.94 asia $
-0.94 caps
-0.94 chief
-0.94 coin OCEAN
-0.94 coin with whale
-0.94 collectibles
-0.94 conce…
-0.94 corsicana
-0.94 corsi…
-0.94 cycl
-0.94 disne
-0.94 disney
-0.94 disne…
-0.94 earl
-0.94 early
-0.94 expansion
-0.94 foundation
-0.94 heat
-0.94 in asia
-0.94 initiativ
-0.94 initiative
-0.94 initi…
-0.94 labs lays
-0.94 lowers
-0.94 lower…
-0.94 proton
-0.94 riot
-0.94 saturn
-0.94 satur…
-0.94 turns <number>
-0.94 up $
-0.94 yields $
-0.94 you
-0.94 برنامه
-0.94 برنام…
-0.94 به کجا
-0.94 تعمیر
-0.94 حرف
-0.94 را با
-0.94 رویای
-0.94 نیمی
-0.94 نیمی از
-0.94 کیف پول
-0.95 <coin> هک
-0.95 abu
-0.95 abu dhabi
-0.95 dapp
-0.95 dapper
-0.95 dapper labs
-0.95 dappe…
-0.95 defi with stablecoin
-0.95 dhabi
-0.95 drop
-0.95 hir
-0.95 hires
-0.95 kalshi
-0.95 kalsh…
-0.95 labs
-0.95 moment
-0.95 momen…
-0.95 ord
-0.95 pakistan
-0.95 pakis…
-0.95 players
-0.95 president
-0.95 presi…
-0.95 rocket
-0.95 rocke…
-0.95 volum
-0.95 volum…
-0.95 است
-0.95 بخریم یا
-0.95 دان
-0.95 دیسک
-0.95 زباله
-0.95 ماسک
-0.95 پاییز
-0.95 پول های
-0.95 کیف
-0.96 <coin> or
-0.96 ^ وام
-0.96 american
-0.96 can t
-0.96 cheap
-0.96 ches
-0.96 chess
-0.96 exchange with law
-0.96 exten…
-0.96 law with price
-0.96 law with wallet
-0.96 miners
-0.96 miner…
-0.96 operation
-0.96 operations
-0.96 playe…
-0.96 puzzle
-0.96 restak
-0.96 revenu
-0.96 revenue
-0.96 reven…
-0.96 story
-0.96 trillion $
-0.96 yiel
-0.96 اسکیل
-0.96 سوزاندن
-0.96 شده را
-0.96 چطور
-0.97 <coin> v4
-0.97 against
-0.97 again…
-0.97 brok
-0.97 coin ZEN
-0.97 falls <price>
-0.97 grayscal
-0.97 grayscale
-0.97 grays…
-0.97 hospital
-0.97 hospi…
-0.97 jump
-0.97 london
-0.97 londo…
-0.97 nba
-0.97 off <price>
-0.97 rate to
-0.97 star
-0.97 still
-0.97 tell
-0.97 v4
-0.97 worth
-0.97 سیلور
-0.97 شرکت <coin>
-0.97 هستند $
-0.98 <coin> چگونه
-0.98 <number> exploit
-0.98 ^ هک
-0.98 go
-0.98 kind business
-0.98 polymarket
-0.98 polym…
-0.98 seeker
-0.98 seeke…
-0.98 sends <number>
-0.98 skr
-0.98 storage demand
-0.98 treas…
-0.98 unveils quantum
-0.98 virtual asset
-0.98 wallet moves
-0.98 جا
-0.98 زندان
-0.98 پرمیوم
-0.98 پرمیو…
-0.98 پرونده
-0.98 پروند…
-0.98 کیمچ
-0.98 کیمچی
-0.98 گوساله
-0.98 گوسال…
-0.99 <coin> after
-0.99 <coin> کجاست
-0.99 acquir
-0.99 appl
-0.99 autho…
-0.99 cash app
-0.99 coin 1INCH
-0.99 contributor
-0.99 contributors
-0.99 death
-0.99 each $
-0.99 frau
-0.99 fraud
-0.99 gam
-0.99 github
-0.99 github contributors
-0.99 githu…
-0.99 its <coin>
-0.99 lists
-0.99 month $
-0.99 scaveng
-0.99 scavenger
-0.99 scave…
-0.99 spark
-0.99 squar
-0.99 square
-0.99 squar…
-0.99 urg
-0.99 آنی
-0.99 تومانی
-0.99 تومان…
-0.99 خریداران
-1 <coin> returns
-1 coin ONE
-1 creditors $
-1 plans
-1 road
-1 shares
-1 share…
-1 to creditors
-1 vote on
-1 استیم
-1 اپ
-1 خودرو
-1 طلا رکورد
-1 مانده
-1 یکی
-1.01 ^ canary
-1.01 ^ sandbox
-1.01 ^ scientists
-1.01 advises
-1.01 art
-1.01 bbva
-1.01 canar
-1.01 canary
-1.01 canar…
-1.01 coin with law
-1.01 crow
-1.01 crowd
-1.01 custod
-1.01 custody
-1.01 document
-1.01 documents
-1.01 documents $
-1.01 down $
-1.01 one $
-1.01 reali…
-1.01 record crowd
-1.01 return to
-1.01 scientist
-1.01 scientists
-1.01 sell $
-1.01 shin
-1.01 uk
-1.01 ust
-1.01 years on
-1.01 امارات
-1.01 امارا…
-1.01 برمی گردد
-1.01 برگشت <coin>
-1.01 ترکیه
-1.01 نفر
-1.01 نفر را
-1.01 هستند
-1.01 چهارم
-1.02 fake
-1.02 kraken
-1.02 krake…
-1.02 map
-1.02 merger
-1.02 merge…
-1.02 microsoft
-1.02 over
-1.02 person with regulator
-1.02 plasma
-1.02 plasm…
-1.02 risk
-1.02 soars after
-1.02 tesla
-1.02 week $
-1.02 weighs
-1.02 weigh…
-1.02 works
-1.02 استور
-1.02 استوری
-1.02 استور…
-1.02 بازیک…
-1.02 تبدیل
-1.02 تحریم
-1.02 حام
-1.02 حامی
-1.02 ساخت
-1.02 سوپرمارکت
-1.02 سوپرم…
-1.02 سوییس
-1.02 سی
-1.02 ماه
-1.03 <coin> fund
-1.03 <coin> which
-1.03 ^ فروش
-1.03 coin CAKE
-1.03 collection
-1.03 demand $
-1.03 flash
-1.03 futures
-1.03 ipo $
-1.03 losses $
-1.03 months
-1.03 winners
-1.03 winners $
-1.03 years
-1.03 بیت
-1.03 در یک
-1.03 درهم
-1.03 رایوت
-1.03 سلسیوس
-1.03 سلسیو…
-1.03 سواپ
-1.03 نگه
-1.03 ها در
-1.03 همت
-1.03 کوین بیس
-1.03 یک میلیون
-1.04 <person> says
-1.04 ^ old
-1.04 as <number>
-1.04 delayed
-1.04 depositor
-1.04 depositors
-1.04 despit
-1.04 despite
-1.04 despi…
-1.04 dip
-1.04 found…
-1.04 game with metaverse
-1.04 gen5
-1.04 more <coin>
-1.04 on ai
-1.04 reviews
-1.04 slump
-1.04 support for
-1.04 to cash
-1.04 تمام
-1.04 جک
-1.04 خود
-1.04 دورس
-1.04 دورسی
-1.04 را زد
-1.04 روزمره
-1.04 روزمر…
-1.04 سوم
-1.05 <coin> پس
-1.05 addresses
-1.05 adds support
-1.05 austin
-1.05 austi…
-1.05 cme
-1.05 energ…
-1.05 of staked
-1.05 ofTrade with stablecoin
-1.05 on $
-1.05 pari
-1.05 paris
-1.05 rallies on
-1.05 spikes
-1.05 spike…
-1.05 strong
-1.05 stron…
-1.05 swap $
-1.05 استرالیا
-1.05 اپلیکیشن
-1.05 اپلیک…
-1.05 ای را
-1.05 ایران از
-1.05 حد
-1.05 در فهرست
-1.05 درون زنجیره
-1.05 نقدینگ
-1.05 نقدینگی
-1.05 نقدین…
-1.06 ^ digital
-1.06 backlash
-1.06 backl…
-1.06 chain with theft
-1.06 coins none
-1.06 customers
-1.06 glitch
-1.06 glitc…
-1.06 hacke…
-1.06 puzzl
-1.06 puzzl…
-1.06 بررس
-1.06 بررسی
-1.06 برزیل
-1.06 توکن خود
-1.06 حمایت بعدی
-1.06 سال پس
-1.06 فیفا
-1.06 همچنان
-1.06 همچنا…
-1.06 کوین های
-1.06 یک سال
-1.07 ^ نهنگ
-1.07 ^ گری
-1.07 developer
-1.07 fed
-1.07 halving $
-1.07 lab
-1.07 lend
-1.07 lende…
-1.07 offic…
-1.07 promises
-1.07 pull
-1.07 review
-1.07 revie…
-1.07 sdk
-1.07 stepn
-1.07 trump
-1.07 valv
-1.07 valve
-1.07 درون
-1.07 رایگان
-1.07 رایگا…
-1.07 سه
-1.07 مدیر تازه
-1.07 های درون
-1.07 هفته $
-1.08 ^ here
-1.08 ^ phantom
-1.08 ^ استراتژی
-1.08 advis
-1.08 advis…
-1.08 dex
-1.08 glass…
-1.08 home
-1.08 jell
-1.08 jelly
-1.08 memecoin
-1.08 memec…
-1.08 nvidia
-1.08 nvidi…
-1.08 price…
-1.08 آرژانتین
-1.08 آرژان…
-1.08 شروع
-1.08 مردم
-1.08 پی
-1.09 <coin> lead
-1.09 ^ tokenized
-1.09 ahead of
-1.09 anoth
-1.09 another
-1.09 anoth…
-1.09 backe…
-1.09 balanc
-1.09 balan…
-1.09 coin ANC
-1.09 coin DOGE
-1.09 frenz
-1.09 frenzy
-1.09 frenz…
-1.09 government
-1.09 tokens $
-1.09 world…
-1.09 آتی
-1.09 امروز
-1.09 تکلیف
-1.09 خارجی
-1.09 را تغییر
-1.09 را زنده
-1.09 ماینرها
-1.09 مدیرعامل
-1.09 هایش
-1.09 ورود
-1.1 <coin> توکن
-1.1 ^ ماینرهای
-1.1 acqui…
-1.1 airdrop with exchange
-1.1 beach
-1.1 deman
-1.1 donat
-1.1 fifa
-1.1 host
-1.1 miner with transfer
-1.1 nativ…
-1.1 sec
-1.1 trading with wallet
-1.1 weapon
-1.1 weapo…
-1.1 استیبل کوین
-1.1 اش را
-1.1 ساتوش
-1.1 ساتوشی
-1.1 ساتوش…
-1.1 سه برابر
-1.1 مارکت
-1.1 میلیون
-1.1 پیوست
-1.1 پیوست $
-1.11 auction
-1.11 aucti…
-1.11 burns
-1.11 ceil
-1.11 ceiling
-1.11 ceili…
-1.11 director
-1.11 direc…
-1.11 etf $
-1.11 freeze
-1.11 ftx
-1.11 holder with whale
-1.11 metamask
-1.11 metam…
-1.11 of <number>
-1.11 phantom
-1.11 phant…
-1.11 report
-1.11 repor…
-1.11 rich
-1.11 secret
-1.11 secre…
-1.11 tumbles
-1.11 valuation
-1.11 valua…
-1.11 x
-1.11 year
-1.11 از <number>
-1.11 بازگشت
-1.11 بنیان گذار
-1.11 میلیو…
-1.11 کجاست
-1.11 کجاست $
-1.12 <coin> governance
-1.12 analyst with price
-1.12 china
-1.12 coin ENJ
-1.12 draws record
-1.12 each
-1.12 endowment
-1.12 endow…
-1.12 titles $
-1.12 yields
-1.12 yield…
-1.12 هزار دلار
-1.12 هند
-1.12 گردد
-1.12 گردد $
-1.13 <coin> های
-1.13 <number> hit
-1.13 demand
-1.13 deman…
-1.13 fan
-1.13 final
-1.13 gox
-1.13 hong
-1.13 hong kong
-1.13 insid
-1.13 insid…
-1.13 kenya
-1.13 kong
-1.13 mt
-1.13 mt gox
-1.13 partners
-1.13 partners with
-1.13 pivots to
-1.13 ronin
-1.13 spike
-1.13 stolen
-1.13 stole…
-1.13 surges
-1.13 surge…
-1.13 to the
-1.13 اونس
-1.13 فروخت
-1.13 ورشکستگ
-1.13 ورشکستگی
-1.13 چرا <coin>
-1.13 گری
-1.14 ^ kaito
-1.14 at
-1.14 ban
-1.14 brows
-1.14 browser
-1.14 brows…
-1.14 capital
-1.14 coin FET
-1.14 custom
-1.14 funds
-1.14 kaito
-1.14 oracl
-1.14 oracle
-1.14 oracl…
-1.14 shrink
-1.14 shrin…
-1.14 to delist
-1.14 year high
-1.14 اخراج
-1.14 اخراج کرد
-1.14 تهران $
-1.14 دلار گذشت
-1.14 را اخراج
-1.14 نفت
-1.14 ها به
-1.14 گرم
-1.15 <coin> climbs
-1.15 <coin> token
-1.15 ^ crypto
-1.15 ^ robinhood
-1.15 ^ اوردینالز
-1.15 buy <coin>
-1.15 capit…
-1.15 coin BNB
-1.15 forces
-1.15 holder with person
-1.15 infinit
-1.15 multi
-1.15 narrativ
-1.15 narrative
-1.15 narrative $
-1.15 owners
-1.15 owner…
-1.15 rat
-1.15 rates
-1.15 vault
-1.15 متامسک
-1.15 متامس…
-1.15 همستر
-1.15 چهارساله
-1.15 چهارس…
-1.16 <number> from
-1.16 <number> jobs
-1.16 a month
-1.16 ban on
-1.16 holds
-1.16 losses
-1.16 losse…
-1.16 person brian-armstrong
-1.16 plan to
-1.16 stubborn
-1.16 stubb…
-1.16 trading $
-1.16 بپزیم
-1.16 بی مثل
-1.16 خرید $
-1.16 رویه
-1.16 ساله
-1.16 مهریه
-1.16 وحدت
-1.16 پوکمون
-1.16 پوکمو…
-1.17 coin CHZ
-1.17 coin THETA
-1.17 creator
-1.17 drops plan
-1.17 five years
-1.17 market
-1.17 mixed
-1.17 to deploy
-1.17 آزاد
-1.17 تومان
-1.17 رونمایی شد
-1.17 فعالی…
-1.17 مثل
-1.17 مدیرع…
-1.17 موقتا متوقف
-1.17 پپه
-1.18 <coin> wallet
-1.18 <person> <number>
-1.18 ^ بهترین
-1.18 andreessen
-1.18 andre…
-1.18 coin CRV
-1.18 exchanges
-1.18 grows
-1.18 japan
-1.18 sandbox
-1.18 sandb…
-1.18 says <coin>
-1.18 why <coin>
-1.18 year low
-1.18 بهترین
-1.18 بهتری…
-1.18 تعدیل
-1.18 تعدیل کرد
-1.18 جدیدی
-1.18 درخواست
-1.18 درخوا…
-1.18 دلاری $
-1.18 موقتا
-1.18 هک پل
-1.18 ورشکس…
-1.18 گوشت
-1.19 <coin> یک
-1.19 ^ سهم
-1.19 becom
-1.19 becom…
-1.19 future $
-1.19 gemini
-1.19 gemin…
-1.19 hacked
-1.19 launch $
-1.19 meta
-1.19 purchas
-1.19 purchase
-1.19 purch…
-1.19 robinhoo
-1.19 robinhood
-1.19 robin…
-1.19 takes <number>
-1.19 زیر فشار
-1.19 میلیارد دلاری
-1.2 ^ سود
-1.2 coin HBAR
-1.2 collectibl
-1.2 giv
-1.2 gives
-1.2 investors
-1.2 join
-1.2 recov
-1.2 recover
-1.2 up with
-1.2 wallet $
-1.2 استیبل
-1.2 استیب…
-1.2 بر
-1.2 خزانه
-1.2 دارندگان <coin>
-1.21 <coin> foundation
-1.21 <coin> sets
-1.21 <coin> چیست
-1.21 <number> trillion
-1.21 ^ a
-1.21 ^ ronin
-1.21 coin PAXG
-1.21 edge
-1.21 fund $
-1.21 lays
-1.21 lays off
-1.21 marke…
-1.21 mine
-1.21 month…
-1.21 of staff
-1.21 servic
-1.21 servi…
-1.21 wallet adds
-1.21 بالا رفت
-1.21 بنیان
-1.21 رمز
-1.21 پشتیبان
-1.21 پشتیبانی
-1.22 <coin> a
-1.22 <coin> وارد
-1.22 <person> دوباره
-1.22 ^ رمز
-1.22 business with coin
-1.22 close…
-1.22 docum…
-1.22 etf <coin>
-1.22 fresh record
-1.22 megawatt
-1.22 megaw…
-1.22 mix
-1.22 partn
-1.22 partn…
-1.22 power grid
-1.22 tig
-1.22 tiger
-1.22 سرمایه گذاران
-1.22 فقه
-1.22 فقهی
-1.22 مراجع
-1.22 هولدر…
-1.22 چاپ
-1.22 چاپ کرد
-1.23 <number> tokens
-1.23 infin…
-1.23 item
-1.23 items
-1.23 jobs $
-1.23 led
-1.23 led by
-1.23 narra…
-1.23 rare
-1.23 rise $
-1.23 silv
-1.23 silver
-1.23 silve…
-1.23 tokenized treasury
-1.23 whale
-1.23 برابر شد
-1.23 سناریو
-1.23 سناری…
-1.23 ماینرهای <coin>
-1.23 های
-1.23 کردند
-1.23 کردند $
-1.23 کلیم
-1.24 <coin> چین
-1.24 approved
-1.24 approved $
-1.24 brings <coin>
-1.24 council
-1.24 counc…
-1.24 drained
-1.24 force…
-1.24 staff $
-1.24 to launch
-1.24 to pay
-1.24 to receive
-1.24 از نگاه
-1.24 استخراج را
-1.24 بزرگ <coin>
-1.24 تمدید کرد
-1.24 جمع
-1.24 مدیره
-1.24 معاملات
-1.24 هییت
-1.25 <coin> dao
-1.25 <coin> آورد
-1.25 analyst with defi
-1.25 fresh
-1.25 investor
-1.25 post
-1.25 push
-1.25 آلامدا
-1.25 آلامد…
-1.25 خالق
-1.25 خالق <coin>
-1.25 خریدا…
-1.25 سرمایه گذاری
-1.25 مدل
-1.25 همکار
-1.25 همکاری
-1.25 همکار…
-1.26 <number> eh
-1.26 coins
-1.26 eh
-1.26 eh s
-1.26 s $
-1.26 sat
-1.26 sats
-1.26 است $
-1.26 بازاریاب
-1.26 بازاریابی
-1.26 فشار
-1.26 ماینرهای
-1.26 گران شد
-1.27 ^ us
-1.27 ^ ترامپ
-1.27 antarctica
-1.27 antar…
-1.27 coin AUDIO
-1.27 coin ENS
-1.27 ends
-1.27 interest
-1.27 profit
-1.27 profi…
-1.27 suspe…
-1.27 toda
-1.27 today
-1.27 today $
-1.27 از هک
-1.27 به آمریکا
-1.27 تایید
-1.27 جاده
-1.27 می گوید
-1.27 میلیون دلار
-1.27 و <coin>
-1.27 گوید
-1.27 گوید $
-1.28 ^ compound
-1.28 creditor
-1.28 creditors
-1.28 global $
-1.28 scien…
-1.28 startup $
-1.28 استراتژ
-1.28 استراتژی
-1.28 می رود
-1.28 نظر
-1.29 ^ استخراج
-1.29 collapse
-1.29 dash
-1.29 hacker
-1.29 recov…
-1.29 theft with trading
-1.29 trading with whale
-1.29 web3 banking
-1.29 انتخاب
-1.29 انجمن
-1.29 انجمن بلاکچین
-1.29 بخریم
-1.29 جدید انتخاب
-1.29 زنده
-1.29 معامله
-1.29 نسبت
-1.29 پشتیب…
-1.29 پل <coin>
-1.3 <coin> تازه
-1.3 clients
-1.3 creat…
-1.3 earn
-1.3 holder with ofTrade
-1.3 ipo
-1.3 launches mobile
-1.3 other rule metaverse
-1.3 own rule whale
-1.3 person with transfer
-1.3 whales
-1.3 whale…
-1.3 اسپانیا
-1.3 اسپان…
-1.3 بیشتر
-1.3 تقسیم
-1.3 تقسیم کرد
-1.3 دست داد
-1.3 را بین
-1.3 مجاز
-1.3 مجازی
-1.3 وام
-1.31 <coin> کدام
-1.31 ameri…
-1.31 and <coin>
-1.31 coin XRP
-1.31 drain…
-1.31 long
-1.31 on new
-1.31 sal
-1.31 sales
-1.31 trust
-1.31 tumbl
-1.31 tumbl…
-1.31 ufc
-1.31 اسپانیایی
-1.31 اوردینالز
-1.31 اوردی…
-1.31 برتر
-1.31 درگذشت
-1.31 درگذش…
-1.31 سیاستمدار
-1.31 سیاست…
-1.32 cards
-1.32 control <price>
-1.32 law with ofTrade
-1.32 phone
-1.32 season
-1.32 seaso…
-1.32 بازگش…
-1.32 برم
-1.32 برمی
-1.32 جان
-1.32 دارندگان
-1.32 دارند…
-1.32 ماند $
-1.32 کوین ها
-1.33 ahea
-1.33 ahead
-1.33 befor
-1.33 before
-1.33 befor…
-1.33 drain
-1.33 future
-1.33 lands
-1.33 loans
-1.33 pivots
-1.33 pivot…
-1.33 trillion
-1.33 trill…
-1.33 اف
-1.33 برگشت
-1.33 ری
-1.33 ری استیکینگ
-1.33 گذاری
-1.34 ^ کارت
-1.34 breaks
-1.34 coin SHIB
-1.34 coin with exchange
-1.34 donat…
-1.34 leaves
-1.34 leave…
-1.34 liquidit
-1.34 liquidity
-1.34 million daily
-1.34 site
-1.34 tech with theft
-1.34 to buy
-1.34 warns
-1.34 تی
-1.35 ^ ledger
-1.35 ^ top
-1.35 address
-1.35 addre…
-1.35 coin SAND
-1.35 defi
-1.35 defi with regulator
-1.35 developers $
-1.35 exchange with person
-1.35 law with miner
-1.35 listing
-1.35 listi…
-1.35 regulator with tech
-1.35 trader
-1.35 درصد جهش
-1.35 رفت $
-1.35 طلبکاران
-1.35 طلبکا…
-1.35 معرفی کرد
-1.36 <coin> is
-1.36 becomes
-1.36 game with price
-1.36 marathon
-1.36 marat…
-1.36 phon
-1.36 snap
-1.36 trading
-1.36 tradi…
-1.36 باز
-1.36 تعرفه
-1.36 فهرست
-1.36 مگا
-1.36 نوبیتکس
-1.36 نوبیت…
-1.36 نگاه
-1.37 airdrop with trading
-1.37 collaps
-1.37 cuts <number>
-1.37 fund with ofTrade
-1.37 in a
-1.37 metaverse with tech
-1.37 signal
-1.37 اعلام
-1.37 بالاترین
-1.37 بالات…
-1.37 به بالاترین
-1.37 ذخایر
-1.38 debt
-1.38 nft with tech
-1.38 receiv
-1.38 receive
-1.38 recei…
-1.38 take
-1.38 telegram
-1.38 teleg…
-1.38 thir
-1.38 third
-1.38 سرانجام
-1.38 سرانج…
-1.38 متاورس
-1.38 متاور…
-1.38 پاکستان
-1.38 پاکست…
-1.39 <coin> on
-1.39 <number> of
-1.39 coin ANKR
-1.39 for developers
-1.39 ای با
-1.39 صدر
-1.39 میلیارد <coin>
-1.39 گذاران
-1.39 گذارا…
-1.4 ^ apecoin
-1.4 airdrop with business
-1.4 apecoin
-1.4 apeco…
-1.4 coin WBTC
-1.4 coin with person
-1.4 loss
-1.4 play
-1.4 return
-1.4 retur…
-1.4 tax
-1.4 رفت
-1.4 سهم
-1.41 <price> on
-1.41 amm
-1.41 artist
-1.41 artis…
-1.41 coin MANA
-1.41 dollar
-1.41 dolla…
-1.41 exchange with theft
-1.41 financ
-1.41 اشتباه
-1.41 اشتبا…
-1.42 ^ consensys
-1.42 ^ چرا
-1.42 coin STORJ
-1.42 coin TON
-1.42 farm
-1.42 finan…
-1.42 rival
-1.42 tvl
-1.42 unlock
-1.42 unloc…
-1.42 استرا…
-1.42 تغییر
-1.42 رو
-1.42 عقب
-1.43 exit
-1.43 files for
-1.43 finance
-1.43 styl
-1.43 style
-1.43 virtual
-1.43 virtu…
-1.43 درصد پرید
-1.43 نقد
-1.43 نیروهایش
-1.43 نیروهایش را
-1.43 نیروه…
-1.43 پای
-1.43 پرید $
-1.44 آموزش شرکت
-1.44 اش
-1.44 اینترنت
-1.44 اینتر…
-1.44 رایج
-1.44 شرکت در
-1.44 نرخ
-1.45 <coin> $
-1.45 delist
-1.45 ofTrade with regulator
-1.45 reach <number>
-1.45 rule defi
-1.45 tokens
-1.45 انتخا…
-1.45 لیر
-1.46 business with wallet
-1.46 credi…
-1.46 europe $
-1.46 mone
-1.46 money
-1.46 rebrands to
-1.46 هفته
-1.46 یک میلیارد
-1.47 <coin> drops
-1.47 coin DAI
-1.47 freez
-1.47 freez…
-1.47 here
-1.47 maker
-1.47 سوزان…
-1.48 <person> به
-1.48 banking
-1.48 banki…
-1.48 bridge
-1.48 europ
-1.48 europe
-1.48 holder with trading
-1.48 rise
-1.48 shuts
-1.49 <coin> می
-1.49 coin GALA
-1.49 person brad-garlinghouse
-1.49 shared rule nft
-1.49 signs
-1.49 از دست
-1.49 باز شد
-1.5 low $
-1.5 reach
-1.5 theft with wallet
-1.5 را در
-1.5 سگا
-1.5 شدند $
-1.5 نهنگ
-1.5 وارد
-1.51 ^ کیف
-1.51 kind fund
-1.51 mak
-1.51 sunperp
-1.51 sunpe…
-1.51 تمدید
-1.51 ثبت کرد
-1.52 falls
-1.52 on blockchain
-1.52 passes <number>
-1.52 sells <number>
-1.52 shared rule crypto
-1.52 در رقابت
-1.52 نتورک
-1.53 closes
-1.53 jobs
-1.53 برق
-1.54 <coin> etf
-1.54 <coin> founder
-1.54 ^ ارزش
-1.54 cloud $
-1.54 day
-1.54 europ…
-1.54 hack
-1.54 لبز
-1.54 نمی
-1.54 کلاهبرداری
-1.55 coin SC
-1.55 dao votes
-1.55 defi with transfer
-1.55 market $
-1.55 not
-1.55 yield
-1.55 ایران
-1.55 ماند
-1.55 کریپتو
-1.56 <number> on
-1.56 buys
-1.56 call
-1.56 coin NEO
-1.56 loses <number>
-1.56 own rule market
-1.56 sues
-1.56 surg
-1.56 را ساخت
-1.57 <coin> از
-1.57 ^ شرکت
-1.57 exchange with transfer
-1.57 in <coin>
-1.57 shut
-1.57 ها <coin>
-1.57 کنیم
-1.57 کنیم $
-1.58 <coin> raises
-1.58 colla…
-1.58 outage hits
-1.58 person cathie-wood
-1.58 صندوق <coin>
-1.59 <price> هزار
-1.59 ^ بایننس
-1.59 defi with exchange
-1.59 defi with person
-1.59 kind law
-1.59 soars
-1.59 staff
-1.59 wall
-1.59 رود
-1.59 سازی غیرمتمرکز
-1.59 شدند
-1.59 پرید
-1.59 گران
-1.6 <coin> rebrands
-1.6 ^ سرمایه
-1.6 business with miner
-1.6 coin CRO
-1.6 job
-1.6 law with stablecoin
-1.6 names
-1.6 own rule game
-1.6 pivot
-1.6 ایردراپ
-1.6 ایردر…
-1.6 صرافی ها
-1.6 یا
-1.61 coin with theft
-1.61 drops
-1.61 who
-1.61 حذف
-1.61 نیرو
-1.62 forc
-1.62 kind trading
-1.62 کلاهبردار
-1.62 کلاهب…
-1.63 ^ قیمت
-1.63 airdrop with ofTrade
-1.63 delis…
-1.63 lead
-1.63 sue
-1.63 بازار…
-1.63 تهران
-1.63 در تست
-1.64 airdrop with game
-1.64 brav
-1.64 brave
-1.64 پول
-1.65 network outage
-1.65 old
-1.65 میم کوین
-1.66 <number> billion
-1.66 back
-1.66 clos
-1.66 other rule game
-1.67 business with nft
-1.67 kind whale
-1.67 کجا
-1.68 <coin> in
-1.68 nft
-1.68 جهش کرد
-1.69 coin LUNA
-1.69 coin with holder
-1.69 تلگرام
-1.69 تلگرا…
-1.7 coin SNX
-1.7 nam
-1.7 معرف
-1.7 معرفی
-1.71 <coin> price
-1.71 futur
-1.71 futur…
-1.71 هولدر
-1.72 coin BAT
-1.72 custo…
-1.72 leav
-1.72 own rule metaverse
-1.72 spik
-1.72 آدرس
-1.73 کریپت…
-1.74 business with metaverse
-1.74 files
-1.75 rebrands
-1.75 shared rule regulation
-1.75 usdd
-1.76 fil
-1.76 kind airdrop
-1.76 other rule market
-1.76 rebrand
-1.76 rebra…
-1.76 rule market
-1.76 whal
-1.77 for <number>
-1.77 مدیر
-1.78 <coin> با
-1.78 airdrop with defi
-1.78 defi with price
-1.78 loan
-1.78 ofTrade with whale
-1.78 rule game
-1.78 صعود
-1.79 billi…
-1.79 week
-1.8 billion
-1.8 raises <number>
-1.8 توکن
-1.8 معامل…
-1.81 coin USDC
-1.81 end
-1.81 markets
-1.81 own rule regulation
-1.82 
-1.82 cash
-1.82 gaming
-1.82 gamin…
-1.82 s
-1.82 میم
-1.83 are
-1.84 <number> in
-1.84 exchange
-1.84 sign
-1.84 حمایت
-1.85 person with trading
-1.85 validators vote
-1.86 ذخیره سازی
-1.86 فروش
-1.86 ماینر…
-1.86 هک شد
-1.87 theft with transfer
-1.87 top
-1.88 card
-1.88 coin CEL
-1.88 liqui…
-1.88 rule regulation
-1.88 up
-1.9 airdrop
-1.9 airdr…
-1.91 coin KAVA
-1.91 ساخت $
-1.91 هم
-1.92 سقوط کرد
-1.93 returns
-1.93 ارز
-1.93 توکن های
-1.93 رقابت
-1.93 می دهد
-1.93 هکر
-1.94 coin with metaverse
-1.95 other rule defi
-1.96 coin
-1.96 کارت های
-1.97 burn
-1.97 coin with defi
-1.97 colle…
-1.97 hype
-1.98 for <coin>
-1.98 جهش
-1.99 defi with theft
-2 list
-2 person justin-sun
-2 بی
-2.01 person with stablecoin
-2.02 coin COMP
-2.02 defi with trading
-2.02 project metaverse
-2.02 top <number>
-2.02 trade any
-2.02 رمزارز
-2.02 رمزار…
-2.03 rule airdrop
-2.03 دست
-2.03 گذار
-2.05 analyst with trading
-2.05 pay
-2.06 coin USDT
-2.06 shared rule whale
-2.07 ترامپ
-2.08 ofTrade with person
-2.08 stablecoin with trading
-2.09 ofTrade with wallet
-2.09 off
-2.1 آمریکا
-2.1 آمریک…
-2.1 سود
-2.11 کدام
-2.12 rule metaverse
-2.12 soar
-2.14 claim
-2.14 دهد $
-2.16 plan
-2.16 میلیارد دلار
-2.17 <coin> <price>
-2.17 gold
-2.17 دلار
-2.18 <coin> <coin>
-2.19 moves <number>
-2.19 person changpeng-zhao
-2.19 دهد
-2.2 mobil
-2.2 mobile
-2.2 mobil…
-2.2 جدید
-2.21 crypto
-2.21 low
-2.21 ذخیره
-2.22 sells
-2.23 سقوط
-2.23 کارت
-2.24 business with person
-2.25 treasur
-2.26 coin with fund
-2.27 analyst with coin
-2.27 coin AXS
-2.27 price
-2.29 crypt…
-2.29 exchang
-2.29 excha…
-2.3 خرید
-2.31 kind regulator
-2.31 rule whale
-2.31 سرمایه
-2.31 سرمای…
-2.31 قیمت
-2.32 تست
-2.32 تست نت
-2.35 coin with game
-2.36 own rule airdrop
-2.37 person michael-saylor
-2.39 wallet
-2.4 chain with transfer
-2.4 defi with tech
-2.41 walle…
-2.42 month
-2.43 buy
-2.43 kind holder
-2.45 business with regulator
-2.47 exchange with trading
-2.48 kind exchange
-2.48 ارزش
-2.5 own rule nft
-2.53 business with exchange
-2.53 pric
-2.6 loses
-2.62 coin with regulator
-2.62 kind nft
-2.66 kind defi
-2.66 هک
-2.67 coin UNI
-2.69 etf
-2.7 شرکت
-2.72 sell
-2.73 بازار
-2.73 صراف
-2.73 صرافی
-2.76 kind theft
-2.77 u
-2.78 los
-2.8 defi with ofTrade
-2.87 person elon-musk
-2.88 kind game
-2.93 کوین
-3.03 kind stablecoin
-3.11 rule nft
-3.15 kind metaverse
-3.2 project game
-3.55 project defi
-3.74 coin with stablecoin
# defi
5.88 kind defi
3.24 defi with ofTrade
3.23 rule defi
3.08 defi with trading
2.73 defi with tech
2.68 usdd
2.63 coin with defi
2.48 own rule defi
2.4 kind stablecoin
2.28 defi
2.09 business with defi
2.06 liqui…
2.02 coin DAI
2.02 سود
2.01 project defi
2 defi with price
1.96 دیف
1.96 دیفای
1.94 چگونه
1.92 lend
1.89 coin RUNE
1.87 dex
1.86 سقوط
1.82 defi with stablecoin
1.81 person with stablecoin
1.76 perp
1.75 coin CVX
1.73 shared rule defi
1.72 borrow
1.72 borro…
1.7 coin AAVE
1.69 coin ANC
1.69 law with theft
1.69 tvl
1.68 متمرکز
1.68 متمرک…
1.67 coin KAVA
1.66 volume $
1.64 <coin> votes
1.62 coin COMP
1.61 position
1.61 posit…
1.6 defi with exchange
1.6 defi with transfer
1.6 markets
1.59 ust
1.59 vault
1.58 دیفای <coin>
1.57 lending
1.57 lendi…
1.57 سقوط کرد
1.57 وام <coin>
1.54 to deploy
1.53 coin UST
1.51 <number> in
1.5 exchange with stablecoin
1.5 yiel
1.48 sinks after
1.48 validators vote
1.48 به <price>
1.47 sunperp
1.47 sunpe…
1.46 sky
1.45 positions
1.43 را قطع
1.42 on binance
1.42 قفل
1.42 قفل شده
1.41 coin with exchange
1.41 stablecoin with trading
1.41 جنگ های
1.41 سود <price>
1.41 مارکتس
1.41 مارکت…
1.41 منگو
1.4 <coin> defi
1.4 بازگش…
1.39 amm
1.38 <coin> lead
1.38 ^ استیبل
1.38 to <coin>
1.37 coin MKR
1.36 coin LDO
1.36 peg $
1.35 protocol
1.35 سپرده
1.34 بازگشته
1.34 کرو
1.33 restak
1.33 کارمزد
1.33 کارمز…
1.32 <coin> v4
1.32 borrows
1.32 repay
1.32 v4
1.32 خزانه
1.32 وام
1.31 compoun
1.31 compound
1.31 compo…
1.31 morpho
1.31 morph…
1.31 yield
1.3 steth
1.3 بایننس به
1.3 مورفو
1.29 <coin> می
1.29 buy more
1.29 در بایننس
1.28 loses peg
1.28 on staking
1.28 to buy
1.28 در <coin>
1.27 <price> cents
1.27 cents
1.27 other rule defi
1.27 در رقابت
1.26 ^ چگونه
1.26 migrates
1.26 migrates to
1.26 لغو
1.25 ^ محکومیت
1.25 exchange with price
1.25 محکومیت
1.25 محکوم…
1.24 ^ فرکس
1.24 a week
1.24 resta…
1.24 رقابت
1.24 فرکس
1.23 loans
1.23 spiral
1.23 spira…
1.22 <coin> رسید
1.22 ^ دیفای
1.22 dexs
1.22 financ
1.22 finance
1.22 راکت
1.22 راکت پول
1.22 پروژه دیفای
1.22 پندل
1.21 proto…
1.2 <coin> mainnet
1.2 ^ venus
1.2 peg
1.2 repa
1.2 to repay
1.2 venu
1.2 venus
1.2 بگیریم
1.2 بگیریم $
1.2 بگیری…
1.2 جنگ
1.19 decentralized exchange
1.19 peg as
1.19 risk
1.19 خزانه هایپرلیکویید
1.18 ftx
1.18 به <coin>
1.17 <coin> governance
1.17 ^ جنگ
1.17 loss
1.17 migrat
1.17 ارزش قفل
1.17 دکس
1.17 سقوط <coin>
1.16 finan…
1.16 wars
1.16 را لرزاند
1.16 لرزاند
1.16 لرزاند $
1.16 لرزان…
1.16 پرید $
1.15 ^ usde
1.15 coin WBTC
1.15 defi with law
1.15 defi with regulator
1.15 rebrand
1.15 rebra…
1.15 repell
1.15 repelled
1.15 repel…
1.15 موقتا
1.14 ^ تفاوت
1.14 ^ لوک
1.14 business with watcher
1.14 coin USDN
1.14 person with watcher
1.14 آن چین
1.14 برداشت کرد
1.14 تفاوت
1.14 لوک
1.14 لوک آن
1.14 پیشنهاد
1.14 پیشنه…
1.13 offers
1.13 دایو
1.12 <coin> suffers
1.12 against
1.12 again…
1.12 perps
1.12 stunt
1.11 aerodrom
1.11 aerodrome
1.11 aerod…
1.11 cent
1.11 lead
1.11 out
1.11 rallies on
1.11 کمک کرد
1.1 cream
1.1 mainnet $
1.1 offer…
1.1 rebrands to
1.1 suffers
1.1 swap
1.1 three years
1.1 war
1.1 یک دلار
1.09 <coin> nears
1.09 <coin> rallies
1.09 coin ATOM
1.09 death
1.09 earns
1.09 hlp
1.09 price with stablecoin
1.09 thre
1.09 three
1.09 اسک
1.09 اسکای
1.09 لیکویید شدن
1.08 crosses <number>
1.08 etf hopes
1.08 governanc
1.08 governance
1.08 hop
1.08 hopes
1.08 more <coin>
1.08 staking etf
1.08 thorswap
1.08 thors…
1.08 usde
1.08 آموختیم
1.08 آموخت…
1.08 اختلا…
1.08 درصد رسید
1.07 <coin> چگونه
1.07 ^ decentralized
1.07 coin with stablecoin
1.07 lende…
1.07 quietl
1.07 quietly
1.07 quiet…
1.07 shuts $
1.07 زیر
1.07 شکایت
1.07 غیرمتمرکز
1.07 غیرمت…
1.07 ژوپیتر
1.07 ژوپیت…
1.06 <coin> for
1.06 hardware wallet
1.06 liquidit
1.06 liquidity
1.06 mev
1.06 suff
1.06 suffe…
1.06 years after
1.06 اسلشینگ
1.06 اسلشی…
1.06 ایرودروم
1.06 ایرود…
1.06 لبز
1.06 ولودروم
1.06 ولودر…
1.05 <person> دیفای
1.05 after the
1.05 caps
1.04 <number> hit
1.04 ^ دلار
1.04 transfer with watcher
1.04 دلار سپرده
1.04 ونوس
1.03 <coin> آورد
1.03 vote on
1.03 کمک
1.02 bots
1.02 restaking
1.02 زیر یک
1.02 سال پس
1.02 غیرمتمرکز $
1.02 قطع کرد
1.02 لیکویید
1.02 ناپایدار
1.02 ناپایدار را
1.02 ناپای…
1.02 پول <number>
1.01 <person> به
1.01 ^ ust
1.01 accidentall
1.01 accidentally
1.01 accid…
1.01 volume
1.01 xusd
1.01 متوقف شد
1 at risk
1 impermanent
1 impermanent loss
1 imper…
1 oracl
1 oracle
1 oracl…
1 proposal
1 آید
1 آید $
1 موقتا متوقف
1 می آید
1 می سوزاند
0.99 <coin> crashes
0.99 <coin> tokens
0.99 ^ سقوط
0.99 risk $
0.99 takes <number>
0.99 استیبل کوین
0.99 درصد پرید
0.98 ^ defi
0.98 ^ دکس
0.98 coin SUSHI
0.98 deposits
0.98 share of
0.98 دلاری در
0.98 پرپچوال
0.98 پرپچو…
0.98 کشیدند
0.98 کشیدن…
0.97 deus
0.97 deusd
0.97 steam $
0.97 unwinds
0.97 درصد رساند
0.97 سواپ
0.97 پگ
0.97 پگ خود
0.97 یکی
0.96 liquidat
0.96 propo…
0.96 wiped
0.96 wiped out
0.95 ^ berachain
0.95 ^ بالانسر
0.95 berachain
0.95 berac…
0.95 hands out
0.95 lenders $
0.95 live $
0.95 lock
0.95 price manipulation
0.95 share
0.95 unwind
0.95 unwin…
0.95 volumes $
0.95 آیگن
0.95 آیگن لیر
0.95 سه سال
0.95 فعال
0.95 پرید
0.94 <number> debt
0.94 bot
0.94 depos…
0.94 frxus
0.94 frxusd
0.94 frxus…
0.94 goes live
0.94 liqui
0.94 liquid
0.94 sandwich
0.94 sandw…
0.94 wobbl
0.94 wobbles
0.94 wobbl…
0.94 اصلی <coin>
0.93 ^ ارزش
0.93 as <coin>
0.93 capture
0.93 front
0.93 front end
0.93 mapl
0.93 maple
0.93 آسان
0.93 نوددار
0.93 نودداری
0.93 نوددا…
0.93 های غیرمتمرکز
0.92 captur
0.92 captu…
0.92 coin RAY
0.92 exchange with theft
0.92 steam
0.92 استیبل
0.92 استیب…
0.92 بازارساز
0.92 خودکار
0.92 خودکا…
0.92 سهم <coin>
0.92 شبکه اصلی
0.91 <coin> adds
0.91 dissolv
0.91 dissolve
0.91 disso…
0.91 into <coin>
0.91 rari
0.91 wip
0.91 اصل
0.91 اصلی
0.91 دلار $
0.91 سودده
0.91 سوددهی
0.91 سودده…
0.91 محصول
0.91 مرز <number>
0.9 brib
0.9 bribes
0.9 bribe…
0.9 controls
0.9 gover…
0.9 ofTrade with stablecoin
0.9 synthetic
0.9 synthetic dollar
0.9 synth…
0.9 under <price>
0.9 اویلر
0.9 بازار را
0.89 gho
0.89 آن
0.89 بد
0.89 سود سپرده
0.88 fees
0.88 max
0.88 vaults
0.88 wind
0.88 را کنار
0.87 <coin> halves
0.87 ask
0.87 asks
0.87 out <number>
0.87 rebrands
0.87 switches
0.87 احراز
0.87 احراز هویت
0.87 دیگری
0.87 صرافی های
0.87 فعال شد
0.87 لیکوی…
0.87 هویت
0.87 پاشید
0.87 چیست راهنمای
0.86 ^ restaking
0.86 ^ بازگشت
0.86 control
0.86 fixed
0.86 mispric
0.86 mispricing
0.86 mispr…
0.86 pas
0.86 proof of
0.86 trading $
0.86 trading with transfer
0.86 ارزش کل
0.86 مپل
0.86 کل قفل
0.85 <coin> pauses
0.85 <coin> پاداش
0.85 amendment
0.85 amend…
0.85 for <price>
0.85 to expand
0.85 treasuries
0.85 رسید $
0.85 لیر
0.85 گرفتن
0.84 <coin> flips
0.84 <coin> under
0.84 ^ سهم
0.84 ^ وام
0.84 crown $
0.84 lowers
0.84 lower…
0.84 saturn
0.84 satur…
0.84 بازار…
0.84 سال
0.84 کالبدشکاف
0.84 کالبدشکافی
0.84 کالبد…
0.83 back
0.83 debt
0.83 lending market
0.83 locks
0.83 on chain
0.83 sees record
0.83 und
0.83 under
0.83 with new
0.83 بده
0.83 بدهی
0.83 تمرکز
0.83 درباره تمرکز
0.83 را به
0.83 موبایل داد
0.82 aero
0.82 then
0.82 velodrom
0.82 velodrome
0.82 velod…
0.82 میلیون <coin>
0.82 هم
0.82 کنار
0.81 <coin> deploys
0.81 boy
0.81 boys
0.81 chain with game
0.81 comeback
0.81 comeb…
0.81 deploys
0.81 goe
0.81 goes
0.81 phished
0.81 suspiciou
0.81 suspicious
0.81 suspi…
0.81 بیرون
0.8 adams
0.8 into
0.8 live
0.8 managing
0.8 overturn
0.8 overturned
0.8 rallies
0.8 ralli…
0.8 از مرز
0.8 درصدی را
0.79 aggregator
0.79 aggre…
0.79 crown
0.79 dollar $
0.79 دایوها
0.79 دایوه…
0.78 <coin> sees
0.78 <coin> است
0.78 bounty $
0.78 decentralized
0.78 defi tvl
0.78 earn
0.78 eigenlay
0.78 eigenlayer
0.78 for <coin>
0.78 mango
0.78 monthl
0.78 monthly
0.78 stages
0.78 votes on
0.78 تعطیل
0.78 دهد $
0.78 چگونه کار
0.77 ^ compound
0.77 defi lending
0.77 jell
0.77 jelly
0.77 savings rate
0.77 اوراق
0.77 با یک
0.77 دیفا
0.77 دیفایی
0.77 دیفای…
0.77 را از
0.77 سوال
0.77 شده در
0.77 پس
0.77 گذارند
0.77 گذارن…
0.76 after five
0.76 bad
0.76 hardwar
0.76 hardware
0.76 hardw…
0.76 hayden
0.76 hayde…
0.76 mainnet
0.76 mainn…
0.76 price with theft
0.76 usdh
0.76 جامعه
0.76 در سقوط
0.76 رسید
0.76 هایی
0.75 <coin> launches
0.75 buyback
0.75 buyba…
0.75 coin JOE
0.75 disclos
0.75 discloses
0.75 exposur
0.75 exposure
0.75 incentives
0.75 off
0.75 svb
0.75 trigg
0.75 triggers
0.75 trigg…
0.75 از دست
0.75 به شبکه
0.75 جاست
0.75 لند
0.74 ^ base
0.74 ^ اختلال
0.74 cap
0.74 cftc $
0.74 cow
0.74 discl…
0.74 end
0.74 lenders
0.74 liquidates
0.74 new ceo
0.74 project
0.74 proje…
0.74 spok
0.74 spoke
0.74 اختلال
0.74 بازار آتی
0.74 بازنویس
0.74 بازنویسی
0.74 بازنو…
0.74 خطری
0.74 نسخه سوم
0.74 نسخه چهارم
0.73 <coin> stakers
0.73 chain with regulator
0.73 coin 1INCH
0.73 coin DCR
0.73 depegs
0.73 depeg…
0.73 liquid staking
0.73 manag
0.73 manag…
0.73 pool
0.73 reclaims
0.73 stakers
0.73 باب
0.73 دست داد
0.73 را فعال
0.73 شده
0.73 فعال کرد
0.73 مرز
0.72 ^ maker
0.72 after user
0.72 alarm
0.72 alarms
0.72 alarm…
0.72 also
0.72 arbitrag
0.72 arbitrage
0.72 blow
0.72 change
0.72 egorov
0.72 egoro…
0.72 hub
0.72 incentiv
0.72 incen…
0.72 merge into
0.72 proof
0.72 rate to
0.72 regains
0.72 stage…
0.72 twist
0.72 انسانی
0.72 انسان…
0.72 خطا
0.72 خطای
0.72 دهد
0.72 رفتن
0.72 ریخت $
0.72 می دهد
0.72 کار می
0.71 <number> loss
0.71 exchange <coin>
0.71 fee
0.71 in a
0.71 lender
0.71 loss $
0.71 lure
0.71 them
0.71 usdx
0.71 victims
0.71 آینده <coin>
0.71 بهترین صرافی
0.71 درآمدش
0.71 صرف
0.71 متفاوت
0.71 متفاو…
0.71 گذار
0.7 ^ lending
0.7 ^ دایو
0.7 business with trading
0.7 buys <number>
0.7 coin TRX
0.7 fold
0.7 osmosi
0.7 osmosis
0.7 osmos…
0.7 pick
0.7 picks
0.7 rebran
0.7 regret
0.7 regrets
0.7 regre…
0.7 vault…
0.7 بنیان گذار
0.7 حجم زد
0.7 چهارم
0.69 <coin> وارد
0.69 ^ whale
0.69 centralization
0.69 centr…
0.69 deposit
0.69 director $
0.69 head
0.69 labs $
0.69 lending markets
0.69 moonwell
0.69 moonw…
0.69 nobod
0.69 nobody
0.69 nobod…
0.69 protocols
0.69 restakers
0.69 rocket
0.69 rocke…
0.69 settles with
0.69 stok
0.69 stoking
0.69 stoki…
0.69 understand
0.69 understands
0.69 اداره
0.69 شرایط
0.68 chain swaps
0.68 elixir
0.68 elixi…
0.68 pauses
0.68 pause…
0.68 slashing
0.68 two year
0.68 up <number>
0.68 victim
0.68 victi…
0.68 توکن <coin>
0.68 درآمد…
0.68 رساند
0.68 رساند $
0.68 غارت
0.68 متمرکز جلو
0.68 های متمرکز
0.67 <coin> باز
0.67 <coin> وام
0.67 <number> at
0.67 centrifug
0.67 centrifuge
0.67 deposits $
0.67 design
0.67 desig…
0.67 finds $
0.67 paus
0.67 slips to
0.67 to two
0.67 trump signs
0.67 under new
0.67 users $
0.67 wallet $
0.67 دلار سود
0.67 سهم
0.67 سود کرد
0.67 قطع می
0.66 <price> درصدی
0.66 ^ babylon
0.66 after trump
0.66 babylon
0.66 babyl…
0.66 cross
0.66 nativ
0.66 native
0.66 puts <number>
0.66 quarterl
0.66 quarterly
0.66 reclaim
0.66 recla…
0.66 to delist
0.66 user
0.66 درصدی
0.66 مدیر تازه
0.66 نقدینگ
0.66 نقدینگی
0.66 نقدین…
0.65 <coin> اپ
0.65 ^ خزانه
0.65 ^ نسخه
0.65 borrowing
0.65 cefi
0.65 founder returns
0.65 labs
0.65 stream
0.65 takes
0.65 under…
0.65 اتنا
0.65 اپ موبایل
0.65 ریخت
0.65 فارمینگ
0.65 فارمی…
0.65 میلیارد دلار
0.65 نقدشونده
0.65 نقدشو…
0.65 هایپرلیکویید در
0.64 <coin> taps
0.64 back $
0.64 barb
0.64 barbs
0.64 bount
0.64 bounty
0.64 bount…
0.64 crashes <price>
0.64 depositor
0.64 depositors
0.64 hottest
0.64 hotte…
0.64 kamino
0.64 kamin…
0.64 launches on
0.64 loss protection
0.64 outsid
0.64 outside
0.64 outsi…
0.64 pauses impermanent
0.64 protection
0.64 strea…
0.64 vanishes $
0.64 انسان
0.64 سوزاند
0.64 سوزاند $
0.64 کسب
0.63 <coin> jumps
0.63 ^ real
0.63 ^ ربات
0.63 airdrops
0.63 coin LUNA
0.63 cross chain
0.63 decentraliz
0.63 doubles in
0.63 glitch
0.63 glitc…
0.63 spark
0.63 tak
0.63 افتد
0.63 باز هم
0.63 ربات های
0.63 سود می
0.63 کجا می
0.62 <coin> custody
0.62 <coin> نرخ
0.62 <price> <price>
0.62 <price> of
0.62 ^ eigenlayer
0.62 bills
0.62 brac
0.62 brace
0.62 coin CAKE
0.62 crashes
0.62 crash…
0.62 cumulativ
0.62 cumulative
0.62 cumul…
0.62 dn
0.62 dns
0.62 dns hijack
0.62 expos…
0.62 finds
0.62 hijack $
0.62 swaps
0.62 توکنی
0.62 راه می
0.61 <coin> depegs
0.61 <coin> halts
0.61 <coin> returns
0.61 conviction
0.61 etherfi
0.61 flui
0.61 fluid
0.61 in tokens
0.61 instadapp
0.61 into a
0.61 introduces
0.61 lab
0.61 phish
0.61 phish…
0.61 regain
0.61 regai…
0.61 scrambl
0.61 scrambles
0.61 scram…
0.61 shuts
0.61 stag
0.61 stvault
0.61 stvaults
0.61 stvau…
0.61 vote
0.61 اختلاف
0.61 بدون
0.61 دهی غیرمتمرکز
0.6 <coin> exploit
0.6 <number> month
0.6 adam
0.6 betting
0.6 betti…
0.6 burns <number>
0.6 cutt
0.6 cutting
0.6 cutti…
0.6 flex
0.6 fund on
0.6 futures
0.6 los
0.6 muscl
0.6 muscle
0.6 muscl…
0.6 pap
0.6 paper
0.6 the first
0.6 voting
0.6 votin…
0.6 whale <number>
0.6 yields $
0.6 بنیان
0.6 خودپرداخت
0.6 خودپر…
0.6 دیفای از
0.6 رادار
0.59 <coin> burns
0.59 ^ بهترین
0.59 andr
0.59 andre
0.59 cronj
0.59 cronje
0.59 cronj…
0.59 decen…
0.59 depeg
0.59 ether…
0.59 hands
0.59 shut
0.59 tcy
0.59 بازگشت
0.59 بالانسر
0.59 بالان…
0.59 بهترین
0.59 بهتری…
0.59 سراغ
0.59 نسخه
0.58 card $
0.58 for the
0.58 hit by
0.58 hits record
0.58 near zero
0.58 ondo
0.58 shirt
0.58 tops <number>
0.58 ارزش
0.58 جدا
0.58 جدا شد
0.58 درصد
0.58 دلار جدا
0.58 پس از
0.57 ^ <coin>
0.57 ^ euler
0.57 airdrop with theft
0.57 coin RSR
0.57 farming is
0.57 flee
0.57 stake…
0.57 treasur
0.57 unification
0.57 unifi…
0.57 winds
0.57 winds down
0.57 دهی
0.57 فروپاش
0.57 فروپاشی
0.57 فروپا…
0.57 و
0.57 وام دهی
0.57 کار
0.56 ^ irs
0.56 grip
0.56 index
0.56 ir
0.56 irs
0.56 savings
0.56 usd1
0.56 تا پایان
0.56 دیگر
0.56 راگ
0.56 راگ پول
0.56 وام های
0.56 پایان سال
0.55 
0.55 after founder
0.55 bett
0.55 higher
0.55 liquidated $
0.55 losses $
0.55 s
0.55 to <price>
0.55 workforc
0.55 workforce
0.55 workf…
0.55 آورد
0.55 آورد $
0.55 بازپرداخت
0.55 بازپر…
0.55 خود را
0.55 ریسک
0.54 <coin> holds
0.54 <person> درباره
0.54 farming
0.54 farmi…
0.54 manager
0.54 time $
0.54 treas…
0.54 آتی
0.54 تست
0.54 تست نت
0.54 را چطور
0.54 راه انداخت
0.54 روشن
0.54 می
0.53 <coin> expands
0.53 <coin> labs
0.53 fears $
0.53 insta…
0.53 liquidation
0.53 liquidity providers
0.53 markets $
0.53 on stablecoins
0.53 volum
0.53 volum…
0.53 who
0.53 دهندگان
0.53 دهندگ…
0.53 چه کسی
0.52 <coin> dao
0.52 <coin> on
0.52 beta $
0.52 convi…
0.52 marinad
0.52 marinade
0.52 marin…
0.52 on buyback
0.52 up $
0.52 از دلار
0.52 امور
0.52 برگشت $
0.52 سه
0.52 نهنگ در
0.52 کارها
0.51 <coin> درباره
0.51 <price> yield
0.51 ^ balancer
0.51 ^ کشت
0.51 ^ کوین
0.51 balancer
0.51 fall below
0.51 fix
0.51 swap $
0.51 حاکمیت
0.51 حاکمیتی
0.51 حاکمی…
0.51 درصدی <coin>
0.51 معرفی کرد
0.51 کشت
0.5 <coin> و
0.5 assets
0.5 asset…
0.5 fund with ofTrade
0.5 is it
0.5 pass
0.5 shared rule crypto
0.5 tokenomic
0.5 tokenomics
0.5 tokenomics $
0.5 باخت
0.5 قدرت
-0.5 <coin> استیک
-0.5 <coin> رکورد
-0.5 <person> trims
-0.5 ^ midnight
-0.5 ^ pepe
-0.5 ^ ronin
-0.5 ^ what
-0.5 ^ آرمسترانگ
-0.5 ^ سیول
-0.5 ^ مرورگر
-0.5 advis
-0.5 advis…
-0.5 airdrop with person
-0.5 andreessen
-0.5 andre…
-0.5 art
-0.5 bitgo
-0.5 bonk
-0.5 brands
-0.5 coin CFX
-0.5 coin XEM
-0.5 confidential
-0.5 criti…
-0.5 cuts <number>
-0.5 cycle
-0.5 draws <number>
-0.5 dunamu
-0.5 dunam…
-0.5 four year
-0.5 grows
-0.5 hershe
-0.5 hershey
-0.5 hersh…
-0.5 hidden
-0.5 hidde…
-0.5 ibit
-0.5 infinite
-0.5 narra…
-0.5 of its
-0.5 onlin
-0.5 online
-0.5 onlin…
-0.5 oreo
-0.5 other
-0.5 overtak
-0.5 overtakes
-0.5 passes <number>
-0.5 reali…
-0.5 satoshi
-0.5 some
-0.5 t $
-0.5 tax
-0.5 titles
-0.5 title…
-0.5 turn
-0.5 uncha…
-0.5 vyp
-0.5 vyper
-0.5 worlds
-0.5 آتش و
-0.5 آواتار آتش
-0.5 ازدواج
-0.5 ازدوا…
-0.5 استیک شده
-0.5 افزوده
-0.5 افزود…
-0.5 اقتصادی
-0.5 اپل
-0.5 بایننس در
-0.5 بریو
-0.5 به
-0.5 تاشو
-0.5 تاپ
-0.5 دانشگاه
-0.5 دانشگ…
-0.5 درصد سقوط
-0.5 درهم
-0.5 دولت
-0.5 رود $
-0.5 سازی غیرمتمرکز
-0.5 فروشن…
-0.5 لپ
-0.5 مرورگر
-0.5 مرورگر بریو
-0.5 مرورگ…
-0.5 و آینده
-0.5 و خاکستر
-0.5 ولت
-0.5 پلمب
-0.51 <coin> lets
-0.51 <number> years
-0.51 ^ <number>
-0.51 ^ is
-0.51 ^ new
-0.51 ^ sec
-0.51 ^ trezor
-0.51 ^ راهنمای
-0.51 ^ ماسک
-0.51 altcoin
-0.51 altco…
-0.51 appeal
-0.51 appea…
-0.51 aw
-0.51 aws
-0.51 back to
-0.51 bitconnect
-0.51 bitco…
-0.51 brand
-0.51 california
-0.51 calif…
-0.51 clears
-0.51 donal
-0.51 donald
-0.51 donal…
-0.51 falls
-0.51 fuels
-0.51 fun
-0.51 hyperliqui
-0.51 hyperliquid
-0.51 infura
-0.51 international
-0.51 joins
-0.51 labs lays
-0.51 les
-0.51 less
-0.51 links
-0.51 load
-0.51 mints
-0.51 musk
-0.51 naira
-0.51 natur…
-0.51 near a
-0.51 nft with transfer
-0.51 pump fun
-0.51 restitution
-0.51 resti…
-0.51 returns as
-0.51 security
-0.51 shine
-0.51 shot
-0.51 signal
-0.51 slump
-0.51 striker
-0.51 texa
-0.51 texas
-0.51 to be
-0.51 top shot
-0.51 trezor
-0.51 trezo…
-0.51 uni
-0.51 zell
-0.51 zelle
-0.51 آبراکاداب
-0.51 آبراکادابرا
-0.51 آبراک…
-0.51 آلت کوین
-0.51 اسنوپ
-0.51 اسنوپ داگ
-0.51 بازندگان
-0.51 بازند…
-0.51 به کار
-0.51 تیم
-0.51 سوخت
-0.51 سیول
-0.51 سیگنال
-0.51 سیگنا…
-0.51 صعودی
-0.51 فتا
-0.51 فشار
-0.51 مت گاکس
-0.51 مسیرش
-0.51 میلیونر
-0.51 نتورک
-0.51 نگاهی
-0.51 نگاهی به
-0.51 واکنش
-0.51 پلیس
-0.51 پلیس فتا
-0.51 کف $
-0.51 گاکس
-0.51 گرم
-0.52 <number> year
-0.52 ^ virtual
-0.52 ^ why
-0.52 ^ بنیاد
-0.52 ^ جاستین
-0.52 ^ مجموعه
-0.52 breach
-0.52 breac…
-0.52 chas
-0.52 chase
-0.52 collection $
-0.52 dog
-0.52 done
-0.52 draws record
-0.52 fees to
-0.52 hous
-0.52 humpback
-0.52 humpback whale
-0.52 humpb…
-0.52 iphon
-0.52 iphone
-0.52 iphon…
-0.52 jobs $
-0.52 licenc
-0.52 majors
-0.52 market value
-0.52 missi…
-0.52 more than
-0.52 regulator
-0.52 regul…
-0.52 return to
-0.52 rises
-0.52 settlement
-0.52 taken
-0.52 tank
-0.52 tanks
-0.52 twitt
-0.52 twitter
-0.52 twitt…
-0.52 up as
-0.52 up on
-0.52 walmart
-0.52 walma…
-0.52 ای
-0.52 بنیاد
-0.52 بنیاد <coin>
-0.52 بیبر
-0.52 بیمه
-0.52 تابع
-0.52 تصویب کرد
-0.52 جاستین
-0.52 جاستین بیبر
-0.52 جاستی…
-0.52 حذف شد
-0.52 را تصویب
-0.52 ضرر
-0.52 لیبرت
-0.52 لیبرتی
-0.52 لیبرت…
-0.52 مجموعه
-0.52 مجموع…
-0.52 محرمانه
-0.52 محرما…
-0.52 نیمی
-0.52 نیمی از
-0.52 ورلد
-0.52 کاربران قدیمی
-0.53 <coin> soar
-0.53 <coin> محبوب
-0.53 ^ bat
-0.53 ^ digital
-0.53 ^ همستر
-0.53 acces…
-0.53 all time
-0.53 backpack
-0.53 backp…
-0.53 brand…
-0.53 chain with defi
-0.53 dapp
-0.53 dapper
-0.53 dapper labs
-0.53 dappe…
-0.53 debut $
-0.53 fin
-0.53 frnt
-0.53 gestur
-0.53 gesture
-0.53 gestu…
-0.53 ground
-0.53 groun…
-0.53 hedgey
-0.53 hedge…
-0.53 law with wallet
-0.53 lobb
-0.53 lobby
-0.53 millionair
-0.53 millionaires
-0.53 near
-0.53 on digital
-0.53 person brian-armstrong
-0.53 posts record
-0.53 publish
-0.53 pushes
-0.53 pushe…
-0.53 recall
-0.53 recal…
-0.53 road $
-0.53 soar as
-0.53 student
-0.53 students
-0.53 stude…
-0.53 this week
-0.53 trial
-0.53 tsmc
-0.53 uwu
-0.53 we
-0.53 withdrawal
-0.53 withdrawals
-0.53 wood
-0.53 آلت
-0.53 بخریم $
-0.53 تراکنش های
-0.53 ترجیح
-0.53 تسویه
-0.53 رایگان می
-0.53 شد رشد
-0.53 مجازی را
-0.53 مهریه
-0.53 نهادی
-0.53 واقعیت
-0.53 واقعی…
-0.53 ونزویلا
-0.53 ونزوی…
-0.53 ویزا
-0.53 پای
-0.54 <coin> with
-0.54 <coin> دست
-0.54 ^ amazon
-0.54 ^ melania
-0.54 ^ proton
-0.54 ^ دو
-0.54 adds <number>
-0.54 blockchain $
-0.54 blue
-0.54 bond on
-0.54 broke…
-0.54 bulli…
-0.54 dollar weakens
-0.54 etf
-0.54 eve
-0.54 eve $
-0.54 extend
-0.54 for a
-0.54 founders
-0.54 gox
-0.54 grant
-0.54 hits lowest
-0.54 ibm
-0.54 key
-0.54 kind business
-0.54 leave
-0.54 melania
-0.54 melan…
-0.54 minting
-0.54 minti…
-0.54 mt
-0.54 mt gox
-0.54 mweb
-0.54 off <price>
-0.54 painting
-0.54 paint…
-0.54 pools
-0.54 proton
-0.54 quart
-0.54 quarter
-0.54 rule crypto
-0.54 sdk
-0.54 servic
-0.54 servi…
-0.54 sneakers
-0.54 sourc
-0.54 sourc…
-0.54 squar
-0.54 square
-0.54 squar…
-0.54 storage demand
-0.54 valu
-0.54 volumes
-0.54 warn $
-0.54 weaken
-0.54 weakens
-0.54 whit
-0.54 white
-0.54 year eve
-0.54 اردیبهشت
-0.54 اردیب…
-0.54 ارزی
-0.54 انتقال <coin>
-0.54 ایران از
-0.54 ایگن
-0.54 باز
-0.54 بپزیم
-0.54 تا
-0.54 جای خود
-0.54 خالق
-0.54 خالق <coin>
-0.54 خانواده
-0.54 خانوا…
-0.54 دارایی کاربران
-0.54 دلار رفت
-0.54 رویه
-0.54 سهمیه
-0.54 عمومی
-0.54 فروخت…
-0.54 فعالیت
-0.54 نانو
-0.54 وحدت
-0.54 پروتکل وام
-0.55 ^ blackrock
-0.55 ^ مدیرعامل
-0.55 addres
-0.55 aid
-0.55 ape
-0.55 brav
-0.55 brave
-0.55 brok
-0.55 bulls
-0.55 can now
-0.55 case
-0.55 coin KSM
-0.55 coin OCEAN
-0.55 collapse $
-0.55 customers
-0.55 distribut
-0.55 for
-0.55 in one
-0.55 ipo $
-0.55 mayor
-0.55 need
-0.55 order
-0.55 row
-0.55 seque…
-0.55 slide as
-0.55 stage
-0.55 supply chain
-0.55 twic
-0.55 twice
-0.55 twice in
-0.55 univers
-0.55 universe
-0.55 ارز دیجیتال
-0.55 افتتاح
-0.55 افتتا…
-0.55 انتخا…
-0.55 برزیل
-0.55 بی مثل
-0.55 جلو افتاد
-0.55 خودرو…
-0.55 داران
-0.55 در برابر
-0.55 دلار به
-0.55 رشد قیمت
-0.55 رونمایی شد
-0.55 روپیه
-0.55 سریال
-0.55 سکه
-0.55 فقه
-0.55 فقهی
-0.55 مثبت شد
-0.55 مراجع
-0.55 هنرمن…
-0.55 وصل
-0.55 کنسرت
-0.56 <coin> delisted
-0.56 <coin> steadies
-0.56 ^ coinbase
-0.56 ^ stocks
-0.56 ^ سویی
-0.56 avatars
-0.56 by market
-0.56 ceo $
-0.56 core
-0.56 craters
-0.56 deadl…
-0.56 default
-0.56 defau…
-0.56 delayed
-0.56 delisted
-0.56 drop $
-0.56 equit
-0.56 equity
-0.56 equit…
-0.56 game with metaverse
-0.56 gondi
-0.56 hav
-0.56 having
-0.56 havin…
-0.56 hot
-0.56 infur…
-0.56 know
-0.56 one week
-0.56 pokemon
-0.56 pokem…
-0.56 rallies <price>
-0.56 receive <number>
-0.56 release
-0.56 retail
-0.56 retai…
-0.56 ris
-0.56 seeks
-0.56 shin
-0.56 shoul
-0.56 should
-0.56 shoul…
-0.56 shrinks
-0.56 sneak
-0.56 sneak…
-0.56 south
-0.56 steadies
-0.56 story
-0.56 threa…
-0.56 ticke…
-0.56 wakes up
-0.56 weake…
-0.56 آرژانتین
-0.56 آرژان…
-0.56 ای که
-0.56 با فروش
-0.56 بازار کریپتو
-0.56 به کاربران
-0.56 جعلی $
-0.56 حالا
-0.56 را پایین
-0.56 علت
-0.56 علت چیست
-0.56 عموم
-0.56 مانده است
-0.56 می گویند
-0.56 نظر
-0.56 کره
-0.56 گویند
-0.56 گویند $
-0.57 <coin> <price>
-0.57 <coin> debuts
-0.57 <number> سال
-0.57 ^ meta
-0.57 ^ مالیات
-0.57 ^ معرفی
-0.57 budge…
-0.57 cloud $
-0.57 coin OMG
-0.57 coin XPR
-0.57 crat
-0.57 crate…
-0.57 dead
-0.57 depegs <coin>
-0.57 europe $
-0.57 exten…
-0.57 focu
-0.57 focus
-0.57 fresh
-0.57 holder with regulator
-0.57 holders
-0.57 issue
-0.57 market $
-0.57 negativ
-0.57 negative
-0.57 negat…
-0.57 partners
-0.57 partners with
-0.57 patch
-0.57 priced
-0.57 punk
-0.57 rang
-0.57 range
-0.57 spike $
-0.57 tariff
-0.57 tarif…
-0.57 to issue
-0.57 wak
-0.57 wakes
-0.57 web3
-0.57 از نگاه
-0.57 از گوشی
-0.57 اف تی
-0.57 ان اف
-0.57 اول
-0.57 ایکس
-0.57 تپ
-0.57 ثابت
-0.57 روی آربیتروم
-0.57 ستوس
-0.57 سرعت
-0.57 طمع
-0.57 قیمت <price>
-0.57 مدیران
-0.57 مدیرا…
-0.57 هولدرهای
-0.57 و برگشت
-0.57 یوونتوس
-0.57 یوونت…
-0.58 <coin> over
-0.58 <coin> چقدر
-0.58 ^ kaito
-0.58 ^ sandbox
-0.58 ^ کدام
-0.58 abu
-0.58 abu dhabi
-0.58 acquires
-0.58 amazon
-0.58 amazo…
-0.58 argentines
-0.58 at the
-0.58 bites
-0.58 compan
-0.58 connect
-0.58 conne…
-0.58 day $
-0.58 dhabi
-0.58 flow
-0.58 forces
-0.58 fork
-0.58 gpu
-0.58 hobb
-0.58 hobbs
-0.58 holder with watcher
-0.58 jump $
-0.58 kaito
-0.58 launches mobile
-0.58 miss
-0.58 part
-0.58 roun
-0.58 round
-0.58 star
-0.58 stolen
-0.58 stole…
-0.58 surge
-0.58 transfers $
-0.58 trillion
-0.58 trill…
-0.58 tyl
-0.58 tyler
-0.58 upbit
-0.58 بهمن
-0.58 بهمن در
-0.58 توفان
-0.58 حریم
-0.58 حریم خصوصی
-0.58 را فروخت
-0.58 ریلیت
-0.58 ریلیتی
-0.58 ریلیت…
-0.58 شناسه
-0.58 عرضه می
-0.58 لیست شدن
-0.58 ماینر…
-0.58 میزبان
-0.58 میزبا…
-0.58 نامه
-0.58 گنسلر
-0.59 <coin> rebrands
-0.59 <coin> زیر
-0.59 ^ lightning
-0.59 ^ بانک
-0.59 airdrop with nft
-0.59 airdrop with regulator
-0.59 avalanch
-0.59 avalanche
-0.59 black…
-0.59 brings <coin>
-0.59 busines
-0.59 business
-0.59 busin…
-0.59 coin ENS
-0.59 coin RVN
-0.59 coin STX
-0.59 creditors $
-0.59 debuts
-0.59 debut…
-0.59 doctor
-0.59 doctors
-0.59 docto…
-0.59 drained of
-0.59 endorsement
-0.59 endor…
-0.59 flaredrop
-0.59 founder <number>
-0.59 founder <person>
-0.59 gaming
-0.59 gamin…
-0.59 holde…
-0.59 numb
-0.59 numbers
-0.59 numbe…
-0.59 owners
-0.59 owner…
-0.59 reaches
-0.59 reach…
-0.59 recover
-0.59 retroactiv
-0.59 retroactive
-0.59 retroactive rewards
-0.59 retro…
-0.59 rockets
-0.59 store
-0.59 suit
-0.59 ten
-0.59 to creditors
-0.59 ufc
-0.59 آدرس های
-0.59 آزاد کرد
-0.59 از فهرست
-0.59 استخراج را
-0.59 بازگشت $
-0.59 برای سرمایه
-0.59 بهترین بازی
-0.59 تازه ای
-0.59 در پاییز
-0.59 درخواست
-0.59 درخوا…
-0.59 درمان
-0.59 شدند
-0.59 قانون
-0.59 مولت
-0.59 مولتی
-0.59 ها خبر
-0.59 پاییز $
-0.59 چیست
-0.6 <coin> based
-0.6 <coin> در
-0.6 <coin> کدام
-0.6 <number> درجه
-0.6 ^ zksync
-0.6 ^ درآمد
-0.6 ^ ورود
-0.6 be
-0.6 clear…
-0.6 coin ICP
-0.6 custom
-0.6 defen…
-0.6 each $
-0.6 exchange with regulator
-0.6 falls to
-0.6 hashrat
-0.6 hashrate
-0.6 hashr…
-0.6 len
-0.6 lens
-0.6 live with
-0.6 month
-0.6 okx
-0.6 platform
-0.6 platf…
-0.6 pyus
-0.6 pyusd
-0.6 shak
-0.6 tell
-0.6 tests
-0.6 tokenized treasury
-0.6 آنی
-0.6 امارات
-0.6 امارا…
-0.6 تصویب
-0.6 خانگ
-0.6 خانگی
-0.6 درجه
-0.6 درجه سلسیوس
-0.6 را پیدا
-0.6 سناریو
-0.6 سناری…
-0.6 صندوق های
-0.6 فروخت $
-0.6 مثل
-0.6 وام آنی
-0.6 کتیزن
-0.6 گوشت
-0.61 <coin> های
-0.61 <number> ساعت
-0.61 ^ airdrop
-0.61 ^ میمون
-0.61 ^ کارت
-0.61 airdrop with game
-0.61 coin BAT
-0.61 earnings
-0.61 europ
-0.61 europe
-0.61 expands $
-0.61 helium
-0.61 heliu…
-0.61 infinit
-0.61 is a
-0.61 listing $
-0.61 oil
-0.61 on ai
-0.61 pari
-0.61 paris
-0.61 players
-0.61 short…
-0.61 six
-0.61 societ
-0.61 socie…
-0.61 stacks
-0.61 stack…
-0.61 super…
-0.61 unit
-0.61 wyom
-0.61 wyoming
-0.61 wyomi…
-0.61 بریج
-0.61 تایید
-0.61 تعدیل
-0.61 تعدیل کرد
-0.61 توکن رایگان
-0.61 داشت
-0.61 در راه
-0.61 را گسترش
-0.61 راه است
-0.61 ریزش
-0.61 سرویس
-0.61 سیاست
-0.61 صفر
-0.61 فردا
-0.61 هک <number>
-0.61 کلاهبرداری با
-0.61 کوین را
-0.61 گسترش
-0.61 گسترش داد
-0.62 <coin> rewards
-0.62 <coin> با
-0.62 <person> دوباره
-0.62 ^ dash
-0.62 ^ نات
-0.62 about
-0.62 coin FLOW
-0.62 coin XNO
-0.62 conce…
-0.62 data $
-0.62 debates
-0.62 fans
-0.62 first day
-0.62 freezes <number>
-0.62 layoff
-0.62 layoffs
-0.62 layof…
-0.62 major…
-0.62 neobank
-0.62 neoba…
-0.62 on first
-0.62 playe…
-0.62 rebounds
-0.62 recovers
-0.62 scien…
-0.62 season $
-0.62 sony
-0.62 stepn
-0.62 thousand
-0.62 thousands
-0.62 thous…
-0.62 to close
-0.62 to stablecoins
-0.62 wallet adds
-0.62 ان
-0.62 اهواز
-0.62 برتر
-0.62 بست
-0.62 بست $
-0.62 ترامپ تعرفه
-0.62 تلگرام به
-0.62 دوقلو
-0.62 دوقلو…
-0.62 ذخایر
-0.62 را عرضه
-0.62 رمزارز را
-0.62 سازند
-0.62 سازند $
-0.62 مالیات <price>
-0.62 ماند $
-0.62 مکزیک
-0.62 می سازند
-0.62 ورشکستگ
-0.62 ورشکستگی
-0.63 <coin> up
-0.63 ^ google
-0.63 ^ استارتاپ
-0.63 ^ لینک
-0.63 ^ کشف
-0.63 airdrop with wallet
-0.63 avatar
-0.63 avata…
-0.63 build…
-0.63 by <number>
-0.63 coin with transfer
-0.63 defi with game
-0.63 etf $
-0.63 financial
-0.63 fuel
-0.63 most
-0.63 nvidia
-0.63 nvidi…
-0.63 operation
-0.63 operations
-0.63 plunge
-0.63 stake
-0.63 استخرهای
-0.63 استخرهای نقدینگی
-0.63 اضافه
-0.63 بدون مجوز
-0.63 دفتر کل
-0.63 را زمین
-0.63 لینک
-0.63 مجوز را
-0.63 های بدون
-0.63 هزینه
-0.63 هستند $
-0.63 هند مالیات
-0.63 کشید
-0.63 کشید $
-0.63 کوین <coin>
-0.64 <coin> migrates
-0.64 back in
-0.64 bankruptcy $
-0.64 blackrock
-0.64 cap $
-0.64 creator
-0.64 ent
-0.64 enters
-0.64 enter…
-0.64 for bankruptcy
-0.64 future $
-0.64 generativ
-0.64 generative
-0.64 hits
-0.64 hong
-0.64 hong kong
-0.64 identit
-0.64 kong
-0.64 law with transfer
-0.64 micro…
-0.64 net
-0.64 of his
-0.64 ofTrade with person
-0.64 partn
-0.64 partn…
-0.64 poun
-0.64 pound
-0.64 re
-0.64 securit
-0.64 sink to
-0.64 stack
-0.64 transfers
-0.64 virtual asset
-0.64 تعداد
-0.64 تومانی
-0.64 تومان…
-0.64 ثبت نام
-0.64 دادگاه
-0.64 دادگا…
-0.64 سه برابر
-0.64 سهام سیرکل
-0.64 مت
-0.64 مثبت
-0.64 نام در
-0.64 نسبت
-0.64 نسخه دوم
-0.64 نقشه
-0.64 والمارت
-0.64 والما…
-0.64 چرا <coin>
-0.64 کشف
-0.65 <coin> in
-0.65 <coin> is
-0.65 ^ flare
-0.65 ^ تلگرام
-0.65 boosts
-0.65 boost…
-0.65 chain with ofTrade
-0.65 clear
-0.65 cpi
-0.65 credential
-0.65 credentials
-0.65 crede…
-0.65 etf <coin>
-0.65 fund
-0.65 licen…
-0.65 machi
-0.65 merit
-0.65 met
-0.65 metavers
-0.65 metaverse
-0.65 metaverse with price
-0.65 metav…
-0.65 midnight
-0.65 midni…
-0.65 moment
-0.65 momen…
-0.65 new year
-0.65 picasso
-0.65 picas…
-0.65 pieces
-0.65 piece…
-0.65 plan for
-0.65 stead
-0.65 stead…
-0.65 tech with wallet
-0.65 to pol
-0.65 verifiabl
-0.65 verifiable
-0.65 verif…
-0.65 warhol
-0.65 warho…
-0.65 x
-0.65 افتادند
-0.65 افتاد…
-0.65 بار
-0.65 بازار $
-0.65 تگزاس
-0.65 خشم
-0.65 خواهد
-0.65 زدند $
-0.65 سونه
-0.65 صادرات
-0.65 صادرا…
-0.65 صنعت
-0.65 فراموش
-0.65 فرامو…
-0.65 لانگ
-0.65 میلیون دلار
-0.65 نهاد
-0.65 هدیه
-0.65 همه چیز
-0.65 پروفایل
-0.65 پروفا…
-0.65 چیز
-0.65 کشور
-0.66 <coin> برداشت
-0.66 ^ gold
-0.66 ^ داده
-0.66 ^ فصل
-0.66 ^ هش
-0.66 ^ هند
-0.66 a month
-0.66 analysts
-0.66 arthur
-0.66 arthur hayes
-0.66 arthu…
-0.66 bafin
-0.66 breaks <price>
-0.66 burn tax
-0.66 cme
-0.66 coin PAXG
-0.66 coin SC
-0.66 contracts to
-0.66 cools
-0.66 days
-0.66 document
-0.66 documents
-0.66 documents $
-0.66 earning
-0.66 earni…
-0.66 ethfi
-0.66 few
-0.66 force…
-0.66 future of
-0.66 germany
-0.66 hay
-0.66 hayes
-0.66 hsbc
-0.66 in the
-0.66 law with miner
-0.66 leak
-0.66 plasma
-0.66 plasm…
-0.66 recor
-0.66 say $
-0.66 signa…
-0.66 spike
-0.66 susd
-0.66 worth
-0.66 اثبات
-0.66 افت کرد
-0.66 بررس
-0.66 بررسی
-0.66 دفاع
-0.66 دفاع کرد
-0.66 نم
-0.66 هشدار داد
-0.67 <number> free
-0.67 ^ stellar
-0.67 ^ token
-0.67 acquir
-0.67 argentin
-0.67 bid
-0.67 bottom
-0.67 botto…
-0.67 delays
-0.67 duty
-0.67 gre
-0.67 greed
-0.67 halving
-0.67 halvi…
-0.67 it
-0.67 lawy
-0.67 lawye…
-0.67 legac
-0.67 legacy
-0.67 legac…
-0.67 linked
-0.67 linke…
-0.67 lowest level
-0.67 nvt
-0.67 ofTrade with price
-0.67 pro
-0.67 token drops
-0.67 آلامدا
-0.67 آلامد…
-0.67 بانک را
-0.67 به دنبال
-0.67 خانه
-0.67 خرس ها
-0.67 دارند
-0.67 دارند $
-0.67 درآور…
-0.67 دنبال
-0.67 را خرید
-0.67 ساب
-0.67 ساب نت
-0.67 شش
-0.67 شهردار
-0.67 شهرداری
-0.67 شهردا…
-0.67 محاکمه
-0.67 محاکم…
-0.67 مهاجر…
-0.67 همکار
-0.67 همکاری
-0.67 همکار…
-0.67 پشتیبان
-0.67 پشتیبانی
-0.68 <coin> دوباره
-0.68 <coin> سوزانده
-0.68 ^ nft
-0.68 ^ استرایپ
-0.68 autho…
-0.68 boost
-0.68 crop
-0.68 finance $
-0.68 giveaway $
-0.68 go
-0.68 lands
-0.68 ofTrade with whale
-0.68 ozempic
-0.68 ozemp…
-0.68 pay <number>
-0.68 payments firm
-0.68 rejects
-0.68 sparks
-0.68 spark…
-0.68 will
-0.68 آتش
-0.68 استرایپ
-0.68 اونس
-0.68 برگزار می
-0.68 تحریم
-0.68 خاکستر
-0.68 خاکست…
-0.68 دستور
-0.68 را عوض
-0.68 سوزانده
-0.68 عوض
-0.68 عوض کرد
-0.68 فکر
-0.68 مردم
-0.68 می ماند
-0.68 مین نت
-0.68 هر آنچه
-0.68 هستند
-0.68 وب <number>
-0.68 ورشکس…
-0.68 پاسخ
-0.69 <coin> burn
-0.69 <coin> developers
-0.69 <coin> هدف
-0.69 ^ kraken
-0.69 ^ robinhood
-0.69 ^ tokenized
-0.69 ^ پپه
-0.69 beam
-0.69 bitmex
-0.69 bitme…
-0.69 forc
-0.69 holders to
-0.69 hours $
-0.69 law with tech
-0.69 own rule crypto
-0.69 publi…
-0.69 rebound
-0.69 rebou…
-0.69 recip…
-0.69 road
-0.69 role
-0.69 role $
-0.69 sbtc
-0.69 sends
-0.69 sonic
-0.69 time
-0.69 trust
-0.69 از یک
-0.69 تقسیم
-0.69 تقسیم کرد
-0.69 خارج شد
-0.69 روسیه
-0.69 شرکت <coin>
-0.69 عکس
-0.69 قدیمی <coin>
-0.69 مقایسه
-0.69 مقایس…
-0.69 موند
-0.69 میپل
-0.69 هدف
-0.69 گره
-0.7 <coin> breaks
-0.7 ^ gemini
-0.7 avala…
-0.7 business with ofTrade
-0.7 coin DASH
-0.7 coin FET
-0.7 coin IMX
-0.7 coinbas
-0.7 coinbase
-0.7 coinb…
-0.7 freezes
-0.7 hyperliquid hype
-0.7 i
-0.7 is
-0.7 issu
-0.7 mov
-0.7 multichain
-0.7 overnight
-0.7 overn…
-0.7 passes
-0.7 pump
-0.7 satos…
-0.7 stablecoins $
-0.7 talk
-0.7 talks
-0.7 token $
-0.7 trade any
-0.7 upgrade $
-0.7 value $
-0.7 آی
-0.7 آیا
-0.7 آیتم
-0.7 آیتم های
-0.7 تاریخ
-0.7 حمله هکری
-0.7 را می
-0.7 ریت
-0.7 صندوق <coin>
-0.7 نهنگ های
-0.7 هش ریت
-0.7 همت
-0.7 هولدرها
-0.7 هکری
-0.7 هکری به
-0.7 والکس
-0.7 پشتیب…
-0.7 پنج
-0.7 گذاران
-0.7 گذارا…
-0.71 <coin> by
-0.71 ^ حواله
-0.71 ^ متامسک
-0.71 addresses
-0.71 business with miner
-0.71 computer
-0.71 docum…
-0.71 exchanges
-0.71 expect
-0.71 expec…
-0.71 exploit $
-0.71 fac
-0.71 faces
-0.71 for first
-0.71 golden cross
-0.71 hard
-0.71 life after
-0.71 live on
-0.71 lost
-0.71 major
-0.71 on life
-0.71 piec
-0.71 rich
-0.71 secur…
-0.71 smart
-0.71 studio
-0.71 studi…
-0.71 آنچه
-0.71 آنچه باید
-0.71 باید بدانید
-0.71 بدانید
-0.71 بدانید $
-0.71 بدانی…
-0.71 بعدی
-0.71 حباب
-0.71 حواله
-0.71 رایگان
-0.71 رایگا…
-0.71 رفع
-0.71 صدر
-0.71 گام
-0.71 یافت $
-0.72 <coin> wallet
-0.72 <coin> سقف
-0.72 ^ voyager
-0.72 again $
-0.72 bankruptc
-0.72 bankruptcy
-0.72 bankr…
-0.72 chief $
-0.72 china
-0.72 coin BCH
-0.72 coin FXS
-0.72 coin GLM
-0.72 coin YGG
-0.72 evm
-0.72 executiv
-0.72 game with tech
-0.72 item
-0.72 items
-0.72 lightn
-0.72 lightning
-0.72 parent
-0.72 paren…
-0.72 past
-0.72 person with transfer
-0.72 research
-0.72 resea…
-0.72 site
-0.72 steps
-0.72 to cut
-0.72 امتیازده
-0.72 امتیازدهی
-0.72 امتیا…
-0.72 به سازندگان
-0.72 بیشتر
-0.72 ترین صرافی
-0.72 در کف
-0.72 را بین
-0.72 رونین
-0.72 رکورد زد
-0.72 سازندگان
-0.72 سیلور
-0.72 شاخص
-0.72 شد $
-0.72 قرار
-0.73 <coin> ccip
-0.73 ^ apple
-0.73 ^ hackers
-0.73 ^ صندوق
-0.73 ^ کیف
-0.73 bit
-0.73 bull
-0.73 coin with whale
-0.73 decad
-0.73 decade
-0.73 decad…
-0.73 defi with whale
-0.73 fraud $
-0.73 giv
-0.73 gives
-0.73 glass
-0.73 glasses
-0.73 grow
-0.73 hi
-0.73 hints at
-0.73 his
-0.73 in flash
-0.73 kraken
-0.73 krake…
-0.73 local
-0.73 record
-0.73 recor…
-0.73 shuts down
-0.73 suppl
-0.73 supply
-0.73 suppl…
-0.73 آزمایشی
-0.73 ایردراپ هایپرلیکویید
-0.73 برق
-0.73 تهران $
-0.73 خرس
-0.73 دستگاه
-0.73 دستگا…
-0.73 را نهایی
-0.73 زدند
-0.73 لجر
-0.73 محبوب
-0.73 مرکزی
-0.73 نات کوین
-0.73 نهایی کرد
-0.73 پیش از
-0.73 چهار
-0.74 ^ grayscale
-0.74 ^ jpmorgan
-0.74 ^ استخراج
-0.74 ^ بازار
-0.74 ^ دش
-0.74 ^ سامسونگ
-0.74 ^ لایه
-0.74 agent
-0.74 among
-0.74 binance us
-0.74 compa…
-0.74 conse…
-0.74 council
-0.74 counc…
-0.74 debat
-0.74 debat…
-0.74 flare…
-0.74 jpmorgan
-0.74 jpmor…
-0.74 law
-0.74 new york
-0.74 passe…
-0.74 price crashes
-0.74 returns
-0.74 since <number>
-0.74 snapshot
-0.74 snaps…
-0.74 stellar
-0.74 stell…
-0.74 strik
-0.74 strik…
-0.74 support
-0.74 suppo…
-0.74 to the
-0.74 wynn
-0.74 york
-0.74 بان
-0.74 بانی
-0.74 برگزار
-0.74 برگزا…
-0.74 تورم
-0.74 جان
-0.74 خالی شد
-0.74 دش
-0.74 رمزارز $
-0.74 رمزارزها
-0.74 سال $
-0.74 فیلم
-0.74 نام
-0.74 هایپرلیکویید
-0.74 هایپر…
-0.75 ^ paypal
-0.75 ^ ترکیه
-0.75 ^ ده
-0.75 abov
-0.75 above
-0.75 armstrong
-0.75 armst…
-0.75 backs
-0.75 basi
-0.75 basis
-0.75 bunni
-0.75 circl
-0.75 circle
-0.75 circl…
-0.75 coin NEXO
-0.75 coin QNT
-0.75 coin STORJ
-0.75 compres
-0.75 compress
-0.75 cool
-0.75 distr…
-0.75 insiders
-0.75 jobs
-0.75 meeting
-0.75 meeti…
-0.75 million $
-0.75 paypal
-0.75 paypa…
-0.75 privat
-0.75 private
-0.75 returns to
-0.75 ronin
-0.75 tesla
-0.75 trim
-0.75 آغاز کرد
-0.75 باز شد
-0.75 بازیک…
-0.75 بالاترین
-0.75 بالات…
-0.75 به بالاترین
-0.75 توکن
-0.75 ذخیره سازی
-0.75 را آغاز
-0.75 را باز
-0.75 فصل
-0.75 نات
-0.75 کالا
-0.76 ^ a
-0.76 ^ canary
-0.76 ^ optimism
-0.76 ^ trader
-0.76 ^ اسنپ
-0.76 ^ بیت
-0.76 ^ نرخ
-0.76 ^ پلی
-0.76 canar
-0.76 canary
-0.76 canar…
-0.76 climb
-0.76 coin NFT
-0.76 glass…
-0.76 heat
-0.76 hint
-0.76 hints
-0.76 holder with person
-0.76 holder with whale
-0.76 kenya
-0.76 moves to
-0.76 project nft
-0.76 robinhoo
-0.76 robinhood
-0.76 robin…
-0.76 speak
-0.76 speaks
-0.76 speak…
-0.76 steals <number>
-0.76 خصوص
-0.76 خصوصی
-0.76 دست به
-0.76 قرقیزستان
-0.76 قرقیز…
-0.76 مرکز
-0.76 گرفت $
-0.77 ^ fed
-0.77 analyst
-0.77 bos
-0.77 chao
-0.77 chaos
-0.77 coins
-0.77 compensat
-0.77 compensates
-0.77 die $
-0.77 eu
-0.77 europ…
-0.77 former
-0.77 miner
-0.77 nba
-0.77 pension
-0.77 pensi…
-0.77 plung
-0.77 plung…
-0.77 power
-0.77 reject
-0.77 rejec…
-0.77 relaunch
-0.77 relaunches
-0.77 relau…
-0.77 returns <number>
-0.77 union
-0.77 won
-0.77 اسپانیا
-0.77 اسپانیایی
-0.77 اسپان…
-0.77 اصلاح
-0.77 برابر کرد
-0.77 تمام
-0.77 جای
-0.77 در بازار
-0.77 در دیفای
-0.77 درگذشت
-0.77 درگذش…
-0.77 را بست
-0.77 سیاستمدار
-0.77 سیاست…
-0.77 شدن <number>
-0.77 نرخ بهره
-0.77 نفر
-0.77 نفر را
-0.77 نگه
-0.77 وثیقه
-0.77 پلی مارکت
-0.78 <coin> fund
-0.78 at
-0.78 burn
-0.78 developer
-0.78 interest
-0.78 japan $
-0.78 months
-0.78 new staking
-0.78 of the
-0.78 staking model
-0.78 stat
-0.78 state
-0.78 surg
-0.78 tax $
-0.78 استراتژ
-0.78 استراتژی
-0.78 افت
-0.78 خریداران
-0.78 لایه
-0.78 مجوز
-0.78 مدیرعامل
-0.78 نزدک
-0.78 کارت های
-0.78 گوگل
-0.79 ^ farmers
-0.79 ^ ledger
-0.79 ^ nasdaq
-0.79 ^ telegram
-0.79 ^ کلاهبرداری
-0.79 airdrop with defi
-0.79 coin XTZ
-0.79 gmx
-0.79 level since
-0.79 month high
-0.79 of <coin>
-0.79 phone
-0.79 pivots
-0.79 pivot…
-0.79 pull
-0.79 sorr
-0.79 sorry
-0.79 transf
-0.79 آربیتروم
-0.79 آربیت…
-0.79 امید
-0.79 بهره
-0.79 تعرفه
-0.79 زمانی
-0.79 معامله
-0.79 می رود
-0.79 نیروهایش
-0.79 نیروهایش را
-0.79 نیروه…
-0.79 پال
-0.79 چه زمانی
-0.79 یونیک
-0.8 ^ james
-0.8 ^ هم
-0.8 analyst with exchange
-0.8 creat…
-0.8 credi…
-0.8 gemini
-0.8 gemin…
-0.8 holder with ofTrade
-0.8 ident…
-0.8 issues
-0.8 james
-0.8 jump in
-0.8 kill
-0.8 layer
-0.8 lays
-0.8 lays off
-0.8 users <number>
-0.8 سرقت <number>
-0.8 مدل
-0.8 مدیرع…
-0.8 هم بنیان
-0.8 کم کرد
-0.8 که
-0.8 گران شد
-0.8 گرفت
-0.8 یک روز
-0.81 ^ اکسپلویت
-0.81 accept <coin>
-0.81 account
-0.81 accou…
-0.81 analy…
-0.81 grid
-0.81 headset
-0.81 heads…
-0.81 hmstr
-0.81 nine
-0.81 octob
-0.81 october
-0.81 octob…
-0.81 run
-0.81 sandbox
-0.81 sandb…
-0.81 that
-0.81 wall
-0.81 weeken
-0.81 weekend
-0.81 weeke…
-0.81 world…
-0.81 استارتاپ
-0.81 اکسپلویت
-0.81 اکسپل…
-0.81 توکنیزه
-0.81 توکنی…
-0.81 دیده
-0.81 دیپین
-0.81 روز $
-0.81 ساوه
-0.81 قرارداد
-0.81 قرارد…
-0.81 کارمزدها را
-0.81 کهن
-0.82 <coin> climbs
-0.82 <coin> holders
-0.82 ^ بازی
-0.82 ^ لیکویید
-0.82 coin BNB
-0.82 collection
-0.82 die
-0.82 every…
-0.82 farmers
-0.82 farme…
-0.82 grayscal
-0.82 grayscale
-0.82 grays…
-0.82 miner with ofTrade
-0.82 orbit
-0.82 sets
-0.82 slid
-0.82 space
-0.82 tge
-0.82 voyag
-0.82 voyager
-0.82 voyag…
-0.82 به آمریکا
-0.82 تی
-0.82 سامسونگ
-0.82 سامسو…
-0.82 شده است
-0.82 مون
-0.82 میمون
-0.82 مین
-0.82 نقد
-0.82 هایپ
-0.82 ورود
-0.82 ول
-0.83 ^ iran
-0.83 ^ strk
-0.83 argen…
-0.83 bat
-0.83 bridges
-0.83 campaign
-0.83 campa…
-0.83 car
-0.83 chain expands
-0.83 enaira
-0.83 enair…
-0.83 outlook
-0.83 outlo…
-0.83 releases
-0.83 reveal
-0.83 reveals
-0.83 revea…
-0.83 synaps
-0.83 synapse
-0.83 synap…
-0.83 take
-0.83 to <number>
-0.83 ثبت کرد
-0.83 را کم
-0.84 ^ ar
-0.84 ^ مهاجرت
-0.84 after <person>
-0.84 apple
-0.84 approval
-0.84 approvals
-0.84 asia $
-0.84 auction $
-0.84 cycl
-0.84 future
-0.84 hedge funds
-0.84 hijacked
-0.84 in <number>
-0.84 in asia
-0.84 moved
-0.84 revok
-0.84 revoke
-0.84 revok…
-0.84 steals
-0.84 steal…
-0.84 tie
-0.84 ties
-0.84 urged
-0.84 استیکینگ
-0.84 استیک…
-0.84 اش را
-0.84 ایرانیان
-0.84 بایننس $
-0.84 درصد پایین
-0.84 ضرب
-0.84 لیست
-0.84 نیم
-0.84 گفت $
-0.85 <person> <number>
-0.85 ^ hedge
-0.85 base $
-0.85 coin NEO
-0.85 form
-0.85 government
-0.85 hacke…
-0.85 halts
-0.85 holder with trading
-0.85 investigation
-0.85 is the
-0.85 lowest
-0.85 lowes…
-0.85 out $
-0.85 person sam-bankman-fried
-0.85 send
-0.85 staff $
-0.85 strk
-0.85 unive…
-0.85 آواتار
-0.85 آواتا…
-0.85 اف
-0.85 سلسیوس
-0.85 سلسیو…
-0.85 فعالی…
-0.85 هنوز
-0.85 پرمیوم
-0.85 پرمیو…
-0.85 چهل
-0.85 کیمچ
-0.85 کیمچی
-0.86 ^ mortgage
-0.86 ^ nigeria
-0.86 ^ اوپن
-0.86 ^ ایردراپ
-0.86 banks
-0.86 boss
-0.86 coin EOS
-0.86 coin LINK
-0.86 deal $
-0.86 drained
-0.86 ex
-0.86 exploited
-0.86 exploited for
-0.86 forme…
-0.86 hold
-0.86 home
-0.86 job
-0.86 model
-0.86 model $
-0.86 multi…
-0.86 nigeria
-0.86 niger…
-0.86 others
-0.86 pow
-0.86 repeals
-0.86 sotheb
-0.86 sotheby
-0.86 sothe…
-0.86 swaps $
-0.86 thi
-0.86 this
-0.86 without charges
-0.86 آدرس
-0.86 آپ
-0.86 باز کرد
-0.86 توسط
-0.86 توسط یک
-0.86 حفظ
-0.86 حمله به
-0.86 منتشر
-0.86 نهنگ $
-0.86 هایش
-0.87 <coin> buys
-0.87 ^ trump
-0.87 acqui…
-0.87 ar
-0.87 deal
-0.87 effect
-0.87 effec…
-0.87 fan
-0.87 german
-0.87 germa…
-0.87 jam
-0.87 keeps
-0.87 pepe
-0.87 quantum
-0.87 quant…
-0.87 transaction
-0.87 users to
-0.87 استخر
-0.87 استور
-0.87 استوری
-0.87 استور…
-0.87 اوپن
-0.87 بعد
-0.87 درصد ریخت
-0.87 را پس
-0.87 عقب
-0.87 هاوینگ
-0.87 هاوین…
-0.87 پاییز
-0.88 <coin> drops
-0.88 ^ پروژه
-0.88 as volumes
-0.88 charges $
-0.88 confi…
-0.88 drain…
-0.88 exchange with trading
-0.88 step
-0.88 titl
-0.88 to
-0.88 to accept
-0.88 آرمسترانگ
-0.88 آرمست…
-0.88 آزمایش
-0.88 آزمای…
-0.88 ادامه
-0.88 ادامه دارد
-0.88 بخریم
-0.88 به بازار
-0.88 تازه
-0.88 خریدا…
-0.88 در صرافی
-0.88 سازند…
-0.88 گرفتند
-0.88 گرفتند $
-0.88 گرفتن…
-0.89 <coin> without
-0.89 <coin> پیشی
-0.89 ^ polygon
-0.89 ^ جی
-0.89 not
-0.89 opens <number>
-0.89 phon
-0.89 premium
-0.89 premi…
-0.89 pull $
-0.89 rug
-0.89 rug pull
-0.89 sat
-0.89 sats
-0.89 اش
-0.89 اعلام کرد
-0.89 امنیت
-0.89 امنیتی
-0.89 امنیت…
-0.89 برابری
-0.89 برابر…
-0.89 جی
-0.89 جی پی
-0.89 داگ
-0.89 را اعلام
-0.89 رونق
-0.89 زمان
-0.89 فیزیکی
-0.89 فیزیک…
-0.89 قیمت <coin>
-0.89 مسکن
-0.89 مورگان
-0.89 مورگان <coin>
-0.89 مورگا…
-0.89 ها $
-0.89 های فیزیکی
-0.89 پی مورگان
-0.89 پیشی
-0.89 پیشی گرفت
-0.89 کجا رسید
-0.9 ^ here
-0.9 ^ صرافی
-0.9 coul
-0.9 could
-0.9 creditor
-0.9 creditors
-0.9 defi with nft
-0.9 gtreasur
-0.9 gtreasury
-0.9 gtrea…
-0.9 infin…
-0.9 investors
-0.9 iran
-0.9 snaps
-0.9 sui
-0.9 warn
-0.9 بازی های
-0.9 به فضا
-0.9 تومان
-0.9 توکن می
-0.9 شبکه را
-0.9 فضا رفت
-0.9 متا
-0.9 نفت
-0.9 وسترن
-0.9 ین
-0.9 یونیون
-0.9 یونیو…
-0.91 <coin> moves
-0.91 <coin> soars
-0.91 <coin> token
-0.91 coin ETC
-0.91 coin with regulator
-0.91 free
-0.91 jpyc
-0.91 miner with tech
-0.91 mobil
-0.91 mobile
-0.91 mobil…
-0.91 mortgag
-0.91 mortgage
-0.91 mortg…
-0.91 or
-0.91 pivot
-0.91 play
-0.91 recov
-0.91 rule $
-0.91 sale
-0.91 slide
-0.91 suspe…
-0.91 to receive
-0.91 token
-0.91 whales
-0.91 whale…
-0.91 works
-0.91 به بانک
-0.91 توسعه
-0.91 جعلی
-0.91 ذره
-0.91 ذره بین
-0.91 زیر ذره
-0.91 سرمایه گذاری
-0.91 فرار
-0.91 واحد
-0.92 <coin> after
-0.92 <number> exploit
-0.92 <number> for
-0.92 bug $
-0.92 chain with stablecoin
-0.92 close
-0.92 coin MATIC
-0.92 each
-0.92 gam
-0.92 jumps on
-0.92 kind theft
-0.92 meet
-0.92 stablecoin with transfer
-0.92 to sonic
-0.92 up <price>
-0.92 اپلیکیشن
-0.92 اپلیک…
-0.92 ای با
-0.92 دفتر
-0.92 صرافی غیرمتمرکز
-0.92 فیلتر
-0.92 های خارجی
-0.92 واریز
-0.92 یورو
-0.93 <price> $
-0.93 ^ aster
-0.93 ^ گری
-0.93 accept
-0.93 accep…
-0.93 anoth
-0.93 another
-0.93 anoth…
-0.93 ast
-0.93 aster
-0.93 await
-0.93 business with holder
-0.93 coin BUSD
-0.93 dev
-0.93 how
-0.93 offer
-0.93 person michael-saylor
-0.93 seek
-0.93 watcher with whale
-0.93 سوی
-0.93 سویی
-0.93 ماسک
-0.93 ماند
-0.93 پروتکل
-0.93 پروتک…
-0.94 ^ شرکت
-0.94 analyst with defi
-0.94 appl
-0.94 coin SOL
-0.94 hedg
-0.94 kind person
-0.94 life
-0.94 multi
-0.94 nft with price
-0.94 orders
-0.94 subsid
-0.94 subsidy
-0.94 subsidy $
-0.94 subsi…
-0.94 آنی به
-0.94 اخراج
-0.94 اخراج کرد
-0.94 از <coin>
-0.94 انتقال
-0.94 حمله وام
-0.94 را اخراج
-0.94 کوین های
-0.94 گوش
-0.94 گوشی
-0.95 <number> after
-0.95 antarctica
-0.95 antar…
-0.95 ao
-0.95 asia
-0.95 coin
-0.95 coin ONT
-0.95 collapse
-0.95 flashing
-0.95 fund $
-0.95 giveawa
-0.95 giveaway
-0.95 givea…
-0.95 halts for
-0.95 migration
-0.95 other…
-0.95 posts
-0.95 recession
-0.95 reces…
-0.95 report
-0.95 repor…
-0.95 soars as
-0.95 اینترنت
-0.95 اینتر…
-0.95 را زنده
-0.95 رود
-0.95 ناپدید
-0.95 ناپدید شد
-0.95 ناپدی…
-0.95 همستر
-0.95 کف
-0.96 airdrop with chain
-0.96 airdrop with ofTrade
-0.96 coin ENJ
-0.96 first
-0.96 kiloex
-0.96 kiloe…
-0.96 london
-0.96 londo…
-0.96 moves <number>
-0.96 pol
-0.96 rise
-0.96 slow
-0.96 starts
-0.96 sues
-0.96 بخشی
-0.96 برگرداند
-0.96 خرید $
-0.96 درصد جهش
-0.96 می پذیرد
-0.96 نزدیک
-0.96 پاکستان
-0.96 پاکست…
-0.96 پذیرد
-0.96 پذیرد $
-0.96 پرداخت
-0.96 پرداخ…
-0.96 پلی
-0.97 <coin> as
-0.97 <person>
-0.97 ^ sushi
-0.97 airdrop with exchange
-0.97 chain halts
-0.97 coin BTC
-0.97 dash
-0.97 defi with theft
-0.97 falls <price>
-0.97 hacked
-0.97 hackers
-0.97 here
-0.97 hyper…
-0.97 mem
-0.97 memes
-0.97 payments
-0.97 receiv
-0.97 receive
-0.97 recei…
-0.97 sushi chain
-0.97 تولید
-0.97 خودرو
-0.97 فایننس $
-0.97 فضا
-0.97 پول را
-0.97 یک نهنگ
-0.98 breaks
-0.98 coin THETA
-0.98 compr…
-0.98 debut
-0.98 eight
-0.98 exploit
-0.98 gener…
-0.98 network $
-0.98 optimism
-0.98 optim…
-0.98 shared rule regulation
-0.98 sonn
-0.98 sonne
-0.98 برگرد…
-0.98 بلاکچین
-0.98 بلاکچ…
-0.98 تمدید
-0.98 را با
-0.98 رایانه
-0.98 فروخت
-0.98 میلیون دلاری
-0.98 هر
-0.99 <coin> community
-0.99 defi with metaverse
-0.99 jupuar
-0.99 jupuary
-0.99 jupua…
-0.99 person with regulator
-0.99 pot
-0.99 rare
-0.99 secon
-0.99 second
-0.99 smaller
-0.99 small…
-0.99 stablecoin goes
-0.99 to pay
-0.99 انتقا…
-0.99 این
-0.99 زندان
-0.99 نگاه
-1 ^ سرقت
-1 address
-1 addre…
-1 befor
-1 before
-1 befor…
-1 can
-1 explorers
-1 law with ofTrade
-1 profit
-1 اروپا
-1 به کجا
-1 جعل
-1 نیرو
-1.01 <coin> توکن
-1.01 ^ top
-1.01 airdrop
-1.01 airdr…
-1.01 coin CRV
-1.01 coin XLM
-1.01 compe…
-1.01 doubles $
-1.01 draws
-1.01 exchange with person
-1.01 flash…
-1.01 in daily
-1.01 insid
-1.01 insid…
-1.01 its <coin>
-1.01 market maker
-1.01 miners
-1.01 miner…
-1.01 one
-1.01 roadmap
-1.01 roadm…
-1.01 shared rule market
-1.01 three $
-1.01 users
-1.01 برابر شد
-1.01 در <price>
-1.01 ساتوش
-1.01 ساتوشی
-1.01 ساتوش…
-1.01 طلبکاران
-1.01 طلبکا…
-1.01 میزان
-1.02 ^ bank
-1.02 ^ exchange
-1.02 analyst with coin
-1.02 clou
-1.02 cloud
-1.02 drops
-1.02 kind tech
-1.02 price with tech
-1.02 profi…
-1.02 افزار
-1.02 افزاری
-1.02 افزار…
-1.02 سایت
-1.02 سخت افزاری
-1.02 متامسک
-1.02 متامس…
-1.02 نوبیتکس
-1.02 نوبیت…
-1.02 همه
-1.02 وب
-1.02 پول سخت
-1.03 collaps
-1.03 colla…
-1.03 congres
-1.03 congress
-1.03 congr…
-1.03 dao votes
-1.03 drain
-1.03 drops plan
-1.03 enabl
-1.03 enabling
-1.03 enabl…
-1.03 hyperevm
-1.03 polygon
-1.03 polyg…
-1.03 push
-1.03 staking rewards
-1.03 than
-1.03 بخش
-1.03 سقف
-1.04 <coin> co
-1.04 <coin> overtakes
-1.04 ^ اولین
-1.04 artist
-1.04 artis…
-1.04 in
-1.04 launch $
-1.04 overtakes <coin>
-1.04 priva…
-1.04 recov…
-1.04 return
-1.04 retur…
-1.04 spikes <price>
-1.04 storag
-1.04 storage
-1.04 stora…
-1.04 sue
-1.04 turns three
-1.04 آغاز
-1.04 جهانی
-1.04 خرد $
-1.04 را ساخت
-1.04 سخت
-1.04 یک سال
-1.05 <coin> becomes
-1.05 <coin> spikes
-1.05 coin ANKR
-1.05 contracts
-1.05 flash loan
-1.05 meta
-1.05 own rule regulation
-1.05 person brad-garlinghouse
-1.05 جمع
-1.05 دلاری صرافی
-1.05 سنگین
-1.05 مارکت
-1.05 کمتر
-1.06 <coin> etf
-1.06 <coin> urges
-1.06 <number> theft
-1.06 ^ فروش
-1.06 ^ پروتکل
-1.06 bond yields
-1.06 bridge
-1.06 but
-1.06 chain $
-1.06 chain with price
-1.06 charges
-1.06 chief
-1.06 draw
-1.06 keep
-1.06 move
-1.06 short
-1.06 spac
-1.06 test
-1.06 to withdraw
-1.06 withdraw after
-1.06 year $
-1.06 امروز
-1.06 اپن
-1.06 رایان…
-1.06 شبکه <coin>
-1.06 شد <coin>
-1.06 قرار گرفتند
-1.06 پایین آورد
-1.06 پپه
-1.07 chains $
-1.07 coin MIOTA
-1.07 coin with holder
-1.07 coin with theft
-1.07 final
-1.07 join
-1.07 leadership
-1.07 leade…
-1.07 ord
-1.07 outage
-1.07 why
-1.07 withdraw
-1.07 ترکیه
-1.07 توکن خود
-1.07 دو برابر
-1.07 شد
-1.08 <number> هزار
-1.08 attacker
-1.08 audit
-1.08 chip
-1.08 coin GALA
-1.08 delay
-1.08 delay…
-1.08 dur
-1.08 during
-1.08 durin…
-1.08 flash
-1.08 googl
-1.08 google
-1.08 googl…
-1.08 kind exchange
-1.08 neutrino
-1.08 neutr…
-1.08 order…
-1.08 payment
-1.08 payme…
-1.08 sales $
-1.08 steal
-1.08 to launch
-1.08 اندازی
-1.08 انداز…
-1.08 راه اندازی
-1.08 مالیات
-1.08 مالیا…
-1.08 هفته
-1.08 ژاپنی
-1.08 یافت
-1.09 coin RNDR
-1.09 coin SAND
-1.09 coin with miner
-1.09 exchange with law
-1.09 nft with tech
-1.09 old
-1.09 pop
-1.09 pops
-1.09 reach
-1.09 rule whale
-1.09 درخت
-1.09 فهرست
-1.09 مرکل
-1.09 هش
-1.1 ^ scroll
-1.1 based
-1.1 earl
-1.1 early
-1.1 scroll
-1.1 scrol…
-1.1 با
-1.1 بانک های
-1.1 برنامه
-1.1 برنام…
-1.1 دلار را
-1.1 ده
-1.1 هوش
-1.1 هوش مصنوعی
-1.1 وایپر
-1.11 <coin> <number>
-1.11 ^ هک
-1.11 jump
-1.11 rule regulation
-1.11 set
-1.11 tokyo
-1.11 trading volume
-1.11 زنده
-1.11 هولدر…
-1.11 گری
-1.12 <coin> price
-1.12 <price> <number>
-1.12 co founder
-1.12 coin CEL
-1.12 complet
-1.12 completes
-1.12 ofTrade with watcher
-1.12 resign
-1.12 resigns
-1.12 resigns $
-1.12 resig…
-1.12 work
-1.12 تله
-1.12 خروج
-1.12 دهند
-1.12 دهند $
-1.12 زمین
-1.12 شهر
-1.12 قدیمی
-1.12 می دهند
-1.12 کلیم
-1.12 کی
-1.13 <person> pulls
-1.13 bas
-1.13 cards
-1.13 coin with tech
-1.13 eigenda
-1.13 game with price
-1.13 hedge
-1.13 level
-1.13 memecoin
-1.13 memec…
-1.13 own rule blockchain
-1.13 price with regulator
-1.13 rates $
-1.13 startup $
-1.13 stocks
-1.13 stock…
-1.13 theft $
-1.13 اسنپ
-1.13 دوباره
-1.13 دوبار…
-1.13 می گوید
-1.13 گوید
-1.13 گوید $
-1.14 <coin> staking
-1.14 launches tokenized
-1.14 software maker
-1.14 theft
-1.14 اولین
-1.14 بی
-1.14 سرقت
-1.14 متاورس
-1.14 متاور…
-1.14 پرونده
-1.14 پروند…
-1.14 کلاهبرداری
-1.14 کوانتوم
-1.14 کوانت…
-1.15 <price> دلار
-1.15 ^ چرا
-1.15 call
-1.15 capital
-1.15 capit…
-1.15 claims $
-1.15 ha
-1.15 has
-1.15 maker
-1.15 pay
-1.15 snap
-1.15 to halt
-1.15 week $
-1.15 wins
-1.15 wintermut
-1.15 wintermute
-1.15 از بازار
-1.15 استخر…
-1.15 جاده
-1.15 حذف
-1.15 رکورد
-1.15 ماه
-1.15 هند
-1.15 کلاهبردار
-1.15 کلاهب…
-1.16 ccip
-1.16 compl…
-1.16 drag
-1.16 drags
-1.16 high as
-1.16 telegram
-1.16 teleg…
-1.16 theft with wallet
-1.16 transfer with whale
-1.16 حمایت
-1.16 خارجی
-1.16 دو
-1.16 نها
-1.16 نهایی
-1.17 <coin> یک
-1.17 bny
-1.17 gains
-1.17 new
-1.17 person cathie-wood
-1.17 secon…
-1.17 بالا رفت
-1.17 را تغییر
-1.17 سازی
-1.17 سرمایه
-1.17 سرمای…
-1.18 business with wallet
-1.18 dail
-1.18 daily
-1.18 ipo
-1.18 rules none
-1.18 staff
-1.18 stor
-1.18 اعلام
-1.18 روزانه
-1.18 روزان…
-1.18 صعود
-1.18 هدف حمله
-1.19 airdrop with analyst
-1.19 cash
-1.19 coin with fund
-1.19 mak
-1.19 oth
-1.19 up
-1.19 yields climb
-1.19 را <price>
-1.19 میلیون
-1.2 <coin> chain
-1.2 coin CHZ
-1.2 court
-1.2 explor
-1.2 kind fund
-1.2 link
-1.2 nasdaq
-1.2 nasda…
-1.2 post
-1.2 record low
-1.2 spikes
-1.2 spike…
-1.2 urges
-1.21 <number> میلیون
-1.21 <price> after
-1.21 ^ قطعی
-1.21 coin PEOPLE
-1.21 coin ZEC
-1.21 ga
-1.21 gas
-1.21 kind law
-1.21 mining
-1.21 minin…
-1.21 small
-1.21 softwar
-1.21 software
-1.21 softw…
-1.21 tech with trading
-1.21 yen
-1.21 بورس
-1.21 تغییر کرد
-1.21 ماینر
-1.21 هوشمند
-1.21 هوشمن…
-1.21 کل <coin>
-1.22 <number> long
-1.22 ^ crypto
-1.22 ^ market
-1.22 ^ پل
-1.22 coin ADA
-1.22 comput
-1.22 compu…
-1.22 hours on
-1.22 miner with trading
-1.22 pric
-1.22 rally
-1.22 trading with wallet
-1.22 متهم
-1.22 منتشر شد
-1.22 هولدر
-1.22 کوین الگوریتمی
-1.23 activat
-1.23 activates
-1.23 withd…
-1.23 ساعت
-1.23 عرضه استیبل
-1.24 ^ رشد
-1.24 bet $
-1.24 bow
-1.24 chain with wallet
-1.24 coin SLP
-1.24 releas
-1.24 relea…
-1.24 کردند
-1.24 کردند $
-1.24 گر
-1.25 <coin> <coin>
-1.25 <person> از
-1.25 blockchain
-1.25 from <coin>
-1.25 inter…
-1.25 listing
-1.25 listi…
-1.25 own rule game
-1.25 person with price
-1.25 sinks to
-1.25 از هک
-1.25 باگ
-1.25 دلاری $
-1.25 فیزیک
-1.26 ^ قیمت
-1.26 coin NEAR
-1.26 ends
-1.26 gold
-1.26 law with nft
-1.26 wallets
-1.26 بزرگ
-1.26 ها را
-1.26 کوینی
-1.27 ^ <person>
-1.27 other rule game
-1.27 outag
-1.27 outag…
-1.27 shared rule whale
-1.27 top
-1.27 ایرانی
-1.27 باید
-1.27 طلا
-1.27 میلیو…
-1.28 bet
-1.28 block
-1.28 break
-1.28 charg
-1.28 charg…
-1.28 data
-1.28 error
-1.28 four
-1.28 lay
-1.28 record $
-1.28 shared rule game
-1.28 slashed
-1.28 soars
-1.28 t
-1.28 win
-1.28 آمد $
-1.29 closes
-1.29 coin EGLD
-1.29 down <price>
-1.29 explo…
-1.29 تراکنش
-1.29 تراکن…
-1.29 داده
-1.29 داده های
-1.3 <coin> down
-1.3 <number> from
-1.3 <price> ahead
-1.3 ^ ترامپ
-1.3 airdrop with price
-1.3 business with price
-1.3 coin MANA
-1.3 edge
-1.3 افتاد $
-1.31 activ…
-1.31 break…
-1.31 coin KDA
-1.31 expands
-1.31 in hours
-1.31 تلگرام
-1.31 تلگرا…
-1.31 تهران
-1.31 ذخیره
-1.32 <coin> from
-1.32 business with nft
-1.32 kind ofTrade
-1.32 استار…
-1.33 co
-1.33 coin FTM
-1.33 exchange with tech
-1.33 firm
-1.33 operator
-1.33 sinc
-1.33 since
-1.33 بیت
-1.33 ثبت
-1.33 درصد رشد
-1.33 مهاجرت
-1.34 ^ goldman
-1.34 ^ نهنگ
-1.34 app
-1.34 coin VET
-1.34 coin with ofTrade
-1.34 goldman
-1.34 goldm…
-1.34 برداشت
-1.34 برداش…
-1.35 coin LTC
-1.35 game
-1.35 person with tech
-1.35 افتاد
-1.36 buil
-1.36 buys
-1.36 coin ONE
-1.36 colle…
-1.36 contract
-1.36 ofTrade with wallet
-1.36 other rule metaverse
-1.36 رشد کرد
-1.36 کاربران
-1.37 coin ALGO
-1.37 coin with wallet
-1.37 fed
-1.37 five years
-1.37 nft with theft
-1.37 آزاد
-1.37 میم کوین
-1.38 ledg
-1.38 ledger
-1.38 ledge…
-1.38 own
-1.38 sal
-1.38 sales
-1.38 دلار از
-1.38 ساز
-1.38 کارت
-1.39 close…
-1.39 coin XMR
-1.39 funds
-1.39 winte…
-1.39 مجاز
-1.39 مجازی
-1.4 <coin> هک
-1.4 ^ عرضه
-1.4 airdrop with trading
-1.4 ofTrade with tech
-1.4 regulator with trading
-1.4 توکن های
-1.4 قطعی
-1.4 کوین ها
-1.41 drop
-1.41 جهش کرد
-1.41 هکرها
-1.42 adds
-1.42 maker of
-1.42 rat
-1.42 rates
-1.42 team
-1.42 their
-1.43 files for
-1.43 sells
-1.43 shares
-1.43 share…
-1.43 trans…
-1.43 آمازون
-1.43 آمازو…
-1.43 استرا…
-1.43 بازی
-1.43 خبر
-1.44 ahead of
-1.44 coin DOGE
-1.44 fund with tech
-1.44 gone
-1.44 of
-1.44 of supply
-1.44 says
-1.44 v2
-1.44 ارز
-1.44 برداشت $
-1.44 درآمد
-1.44 شبکه
-1.44 عرضه کرد
-1.45 ^ circle
-1.45 claims
-1.45 gets
-1.45 long
-1.45 استخراج
-1.45 را متوقف
-1.46 <coin> foundation
-1.46 bridg
-1.46 bridg…
-1.46 coin FIL
-1.46 crypto
-1.46 crypt…
-1.46 kind regulator
-1.46 rewards $
-1.46 to record
-1.47 ^ سیرکل
-1.47 ^ هکر
-1.47 add
-1.47 chain with theft
-1.47 game with ofTrade
-1.47 mone
-1.47 money
-1.47 ایردراپ
-1.47 ایردر…
-1.47 پل
-1.47 کریپتو
-1.48 chain with law
-1.48 gain
-1.48 رمزارز
-1.49 auction
-1.49 aucti…
-1.49 coin AXS
-1.49 land
-1.49 nft
-1.49 spik
-1.49 stay
-1.49 years on
-1.49 دوم
-1.49 کاربر…
-1.5 ^ شبکه
-1.5 block…
-1.5 halt
-1.5 حجم معاملات
-1.5 متوقف کرد
-1.5 پی
-1.51 <number> million
-1.51 plant
-1.51 u
-1.51 میلیارد <coin>
-1.52 ^ apecoin
-1.52 apecoin
-1.52 apeco…
-1.52 coin SHIB
-1.52 law with person
-1.52 soar
-1.52 خال
-1.52 خالی
-1.52 معامل…
-1.52 ها به
-1.53 foundation
-1.53 loses <number>
-1.53 nft with ofTrade
-1.53 رمزار…
-1.53 روی
-1.53 عرضه
-1.54 ahea
-1.54 ahead
-1.54 claim…
-1.54 from
-1.54 game with trading
-1.54 gift
-1.54 استیکینگ <coin>
-1.56 ^ حمله
-1.56 cuts
-1.56 trading with whale
-1.56 دارا
-1.56 دارایی
-1.56 دارای…
-1.57 law with price
-1.57 mint
-1.57 on $
-1.57 tokens $
-1.57 بلاک
-1.57 نهنگ
-1.58 list
-1.58 startup
-1.58 دلار جذب
-1.59 <coin> hit
-1.59 metaverse with trading
-1.59 سی
-1.59 ملی
-1.6 nft with trading
-1.6 season
-1.6 seaso…
-1.61 business with fund
-1.61 urg
-1.61 جهان
-1.61 جهش
-1.61 کریپت…
-1.62 and <coin>
-1.62 business with game
-1.62 روز
-1.63 million
-1.63 صندوق
-1.64 tech with theft
-1.65 ^ فروپاشی
-1.65 coin HBAR
-1.65 ژاپن
-1.66 <number> <number>
-1.66 files
-1.67 coin with metaverse
-1.67 sushi
-1.68 business with theft
-1.68 پیش
-1.69 build
-1.69 coin with game
-1.69 جدید
-1.7 fil
-1.7 inflation
-1.7 kind analyst
-1.7 own rule nft
-1.7 prices
-1.7 rule game
-1.7 shared rule blockchain
-1.72 هزار دلار
-1.73 سهام
-1.73 صرافی ها
-1.74 attack $
-1.74 business with person
-1.74 hype
-1.74 opens
-1.74 stock
-1.74 virtual
-1.74 virtu…
-1.74 آمریکا
-1.74 آمریک…
-1.74 ایران…
-1.75 milli…
-1.75 network
-1.75 netwo…
-1.76 say
-1.77 <price> هزار
-1.77 ^ بایننس
-1.77 business with regulator
-1.77 day
-1.77 person changpeng-zhao
-1.77 theft with trading
-1.78 coin AR
-1.78 rule blockchain
-1.78 بانکی
-1.79 business with law
-1.79 hours
-1.79 own rule metaverse
-1.8 sell
-1.8 خرید
-1.81 coin SPELL
-1.83 ^ the
-1.83 get
-1.83 japan
-1.83 opera…
-1.83 میم
-1.84 law with stablecoin
-1.84 rule nft
-1.84 us
-1.84 ها
-1.85 coin HNT
-1.85 digital
-1.85 project metaverse
-1.85 rewards
-1.85 چه می
-1.86 digit…
-1.86 what
-1.86 سیرکل
-1.87 <number> of
-1.87 clos
-1.87 coin TON
-1.87 kind whale
-1.87 rule airdrop
-1.88 own rule airdrop
-1.88 تغییر
-1.88 قیمت
-1.89 five
-1.89 بین
-1.89 خارج
-1.9 business with metaverse
-1.9 min
-1.9 reward
-1.9 rewar…
-1.92 bank
-1.92 infla…
-1.92 person elon-musk
-1.92 خرد
-1.93 analyst with trading
-1.94 هک شد
-1.95 ایران
-1.95 فروش
-1.96 coin with nft
-1.96 price…
-1.97 chain with trading
-1.97 law with trading
-1.99 حمله
-2 hour
-2.01 coin TUSD
-2.01 open
-2.01 person with trading
-2.03 again
-2.04 coin AVAX
-2.04 kind holder
-2.07 <coin> and
-2.09 analyst with ofTrade
-2.09 start…
-2.09 برابر
-2.1 ^ binance
-2.1 کیف
-2.11 هزار
-2.11 کیف پول
-2.13 <number> <coin>
-2.14 coin XRP
-2.17 claim
-2.2 ترامپ
-2.25 cut
-2.27 kind airdrop
-2.3 kind miner
-2.31 ofTrade with theft
-2.35 دیجیتال
-2.35 دیجیت…
-2.35 معاملات
-2.39 rule metaverse
-2.4 business with chain
-2.41 <number>
-2.41 چیست $
-2.48 ai
-2.48 project game
-2.51 رشد
-2.63 kind nft
-2.72 coin DOT
-2.74 business with exchange
-2.75 kind game
-2.76 kind wallet
-2.79 هک
-2.82 business with tech
-2.93 kind metaverse
-2.94 بانک
-2.99 kind chain
-3.45 coin USDT
# nft
5.59 kind nft
4.51 rule nft
3.71 own rule nft
2.74 coin with nft
2.64 colle…
2.55 business with nft
2.51 nft with trading
2.32 shared rule nft
2.08 nft
2.04 collection
1.99 nft with transfer
1.98 کارت های
1.87 کارت
1.81 nft with tech
1.59 پنگوین
1.59 پنگوی…
1.58 ^ توکن
1.57 حراج
1.53 collectibl
1.49 bor
1.49 bored
1.45 nba
1.44 سی
1.43 بی مثل
1.42 coin FLOW
1.42 مثل
1.41 های بی
1.4 artist
1.4 artis…
1.4 میمون های
1.38 ^ مجموعه
1.38 مجموعه
1.38 مجموع…
1.37 card
1.35 اپن
1.35 بی
1.34 میلیون دلاری
1.33 pengu
1.3 ^ حراج
1.3 پنگوین ها
1.29 sales $
1.28 defi with nft
1.28 moment
1.28 momen…
1.28 بسکتبال
1.28 بسکتبالی
1.28 بسکتب…
1.28 مانند
1.27 ^ حجم
1.26 rtfkt
1.25 generativ
1.25 generative
1.24 اوردینالز
1.24 اوردی…
1.24 هنرمن…
1.23 collection $
1.23 gener…
1.23 piec
1.23 پروفایل
1.23 پروفا…
1.22 marketplac
1.22 marketplace
1.22 soars after
1.22 تب
1.22 میمون
1.22 های
1.21 دلاری $
1.21 هنرمندان
1.2 ^ apecoin
1.2 apecoin
1.2 apeco…
1.2 عکس
1.18 sells for
1.18 حجم معاملات
1.17 ^ اوردینالز
1.17 bidd
1.17 bidders
1.17 bidde…
1.17 loyal
1.17 فروخت $
1.15 فروش nft
1.14 ^ bored
1.14 cards
1.12 روح
1.12 پوکمون
1.12 پوکمو…
1.12 پیوند
1.11 ^ ان
1.11 gat
1.11 gated
1.11 ticketmast
1.11 ticketmaster
1.1 ^ یوگا
1.1 حالا
1.1 یوگا
1.1 یوگا لبز
1.09 bored ape
1.09 ordinal
1.09 ordinals
1.09 ordin…
1.09 جادوگران
1.09 جادوگ…
1.09 دلاری
1.09 روت
1.09 میلیون
1.08 ^ doodles
1.08 doodl
1.08 doodles
1.08 doodl…
1.07 burns
1.07 تمدید کرد
1.07 دلار
1.07 میلیو…
1.07 کلکسیون
1.07 کلکسی…
1.06 <coin> nfts
1.06 <number> sells
1.06 tests
1.05 picasso
1.05 picas…
1.05 pieces
1.05 piece…
1.05 ticke…
1.05 vatican
1.05 vatic…
1.05 warhol
1.05 warho…
1.04 تپ
1.04 فروخت…
1.03 adida
1.03 adidas
1.03 adida…
1.03 collectibles
1.03 hav
1.03 having
1.03 havin…
1.03 pokemon
1.03 pokem…
1.03 put
1.03 rare
1.03 آپ
1.02 ape
1.02 christi
1.02 christie
1.02 chris…
1.02 collectible
1.02 inscription
1.02 inscriptions
1.02 inscr…
1.02 them
1.01 <coin> buys
1.01 ^ ordinals
1.01 donal
1.01 donald
1.01 donal…
1.01 nft with ofTrade
1.01 on digital
1.01 معاملات
1.01 چیست $
1 fetch
1 fetches
1 fetches <number>
1 fetch…
1 law with nft
1 nft به
1 teams with
1 گیفت
0.99 as yuga
0.99 mint
0.99 on <coin>
0.99 thir
0.99 third
0.99 thousand
0.99 thousands
0.99 thous…
0.99 اندازی
0.99 انداز…
0.99 جهش کرد
0.99 راه اندازی
0.99 روی بلاکچین
0.98 damien
0.98 damie…
0.98 floor
0.98 floor price
0.98 hirst
0.98 paintings
0.97 hobb
0.97 hobbs
0.97 librar
0.97 library
0.97 libra…
0.97 nft جدید
0.97 tyl
0.97 tyler
0.97 رونز
0.96 teams
0.96 thousands of
0.96 از هاوینگ
0.96 انداز
0.96 توکن های
0.95 yuga
0.95 توکن
0.95 سی از
0.94 ^ فروش
0.94 gifts
0.94 god
0.94 gods
0.94 life after
0.94 million $
0.94 on life
0.94 releases
0.94 secondar
0.94 secondary
0.94 telegram gifts
0.94 unchain
0.94 unchained
0.94 فراموش
0.94 فرامو…
0.94 منتشر کرد
0.93 fight
0.93 gift
0.93 in minutes
0.93 runes
0.93 حجم
0.92 puts
0.92 trading volume
0.92 ارزان شد
0.92 درصد ارزان
0.92 سقوط کرد
0.91 creator
0.91 floo
0.91 flood
0.91 launch $
0.91 آزوک
0.91 آزوکی
0.9 nft های
0.9 جدید می
0.9 های ترامپ
0.9 هنر
0.89 drops
0.89 fans $
0.89 fidenza
0.89 fiden…
0.89 trump
0.89 هاوینگ
0.89 هاوین…
0.88 <number> بازی
0.88 ^ tokenized
0.88 ^ کارت
0.88 nft marketplace
0.88 punk
0.88 sells
0.88 اف تی
0.88 ان اف
0.88 توکنیزه
0.88 توکنی…
0.88 شدند $
0.88 یک میلیون
0.87 dood
0.87 life
0.87 porsch
0.87 porsche
0.87 porsc…
0.87 royalt
0.87 royalties
0.87 royal…
0.87 uncha…
0.87 ان
0.87 شماره
0.87 فروخته
0.87 فروخته شد
0.87 هشت
0.86 after the
0.86 apes
0.86 bored apes
0.86 giv
0.86 gives
0.86 staff $
0.85 halving $
0.85 حد از
0.85 شدند
0.84 auction
0.84 aucti…
0.84 creat…
0.84 leaves
0.84 leave…
0.84 جهش
0.84 سال پس
0.84 پیاپ
0.84 پیاپی
0.83 as nft
0.83 exchange with nft
0.83 jpeg
0.83 painting
0.83 paint…
0.83 shot
0.83 sneakers
0.83 top shot
0.83 کریپتوپانک
0.82 milad
0.82 milady
0.82 milad…
0.82 run
0.82 بحث
0.82 برانگیز
0.82 برانگ…
0.82 ترامپ در
0.82 رویالت
0.82 رویالتی
0.82 رویال…
0.82 یک
0.81 minutes $
0.81 nft with theft
0.81 sell
0.81 shine
0.81 تی
0.81 حق
0.81 معامله شد
0.81 واگذار
0.81 واگذا…
0.8 ^ magic
0.8 ^ آزوکی
0.8 department
0.8 department $
0.8 depar…
0.8 eden
0.8 magic eden
0.8 minut
0.8 minutes
0.8 minut…
0.8 plunge
0.8 می فروشد
0.8 هنر دیجیتال
0.79 shin
0.79 اف
0.78 ip
0.78 leav
0.78 nfts
0.78 nonprofit
0.78 nonpr…
0.78 sneak
0.78 sneak…
0.78 tokens $
0.78 volume
0.78 فروخت
0.77 flares
0.77 lose
0.77 ایرانی
0.77 بالا
0.76 outsell
0.76 outse…
0.76 reach <number>
0.76 sorar
0.76 sorare
0.76 sorar…
0.76 فروشد
0.76 فروشد $
0.75 <coin> l2
0.75 holde…
0.75 skin
0.75 skins
0.75 tradabl
0.75 tradable
0.75 trada…
0.74 <coin> fees
0.74 ^ ترامپ
0.74 burn
0.74 cat
0.74 cats
0.74 find
0.74 glitches
0.74 soars
0.74 stepn
0.74 روی
0.74 یک سال
0.73 <coin> میزبان
0.73 <number> رسید
0.73 art
0.73 art goes
0.73 sal
0.73 sales
0.73 staff
0.73 پس از
0.72 ^ fake
0.72 ^ snoop
0.72 acquir
0.72 ape floor
0.72 glitch
0.72 glitc…
0.72 l2
0.72 leaves <coin>
0.72 releas
0.72 relea…
0.72 shoot
0.72 shooter
0.72 shoot…
0.72 sotheb
0.72 sotheby
0.72 sothe…
0.72 بازار nft
0.71 backlash
0.71 backl…
0.71 value $
0.71 تمدید
0.7 buy
0.7 market $
0.7 nft with regulator
0.7 test
0.7 چیست
0.7 کمترین حد
0.69 <price> from
0.69 ^ nike
0.69 ^ quantum
0.69 acquired
0.69 airdrops
0.69 azuki
0.69 boom $
0.69 moonbird
0.69 moonbirds
0.69 moonb…
0.69 sunset
0.69 sunse…
0.69 to sunset
0.69 ایران…
0.69 بلا
0.69 بلایی
0.68 <coin> آورد
0.68 acqui…
0.68 damu
0.68 damus
0.68 fans
0.68 frog
0.68 frogs
0.68 magic
0.68 nba top
0.68 پس
0.68 کوچ
0.67 boom
0.67 business with ofTrade
0.67 moves its
0.67 orang
0.67 orange
0.67 orang…
0.67 اوردینالز چیست
0.67 بالا رفت
0.66 ^ what
0.66 blur
0.66 buys
0.66 chain with nft
0.66 from its
0.66 funko
0.66 nike
0.66 worth <number>
0.66 منتشر
0.65 ^ blockchain
0.65 answ
0.65 answers
0.65 answe…
0.65 as ceo
0.65 clonex
0.65 clone…
0.65 curat
0.65 curated
0.65 curat…
0.65 mints <number>
0.65 soar
0.65 value
0.65 حد
0.64 coin IMX
0.64 dogg
0.64 flare…
0.64 founder returns
0.64 institutional
0.64 lowest since
0.64 moma
0.64 nft trading
0.64 snoop
0.64 snoop dogg
0.64 to lowest
0.64 ایرانی $
0.64 میزبان
0.64 میزبا…
0.63 <coin> based
0.63 ^ هنر
0.63 halving
0.63 halvi…
0.63 out in
0.63 own chain
0.63 returns as
0.63 valu
0.63 معامل…
0.63 نقاش
0.63 نقاش ایرانی
0.63 کریستیز
0.63 کریست…
0.62 <number> projects
0.62 ^ یوبی
0.62 below <number>
0.62 closes
0.62 coin TRX
0.62 down <price>
0.62 projects
0.62 steal
0.62 x2y2
0.62 ارزان
0.62 سافت
0.62 یوب
0.62 یوبی
0.62 یوبی سافت
0.61 <coin> بیشتر
0.61 ceo $
0.61 coin WAXP
0.61 fan
0.61 season
0.61 seaso…
0.61 اولین
0.61 به کمترین
0.61 کلکسیونی
0.61 کمترین
0.61 کمتری…
0.6 <number> million
0.6 dent
0.6 imag
0.6 images
0.6 image…
0.6 lapse
0.6 snobber
0.6 snobbery
0.6 snobb…
0.6 yuga labs
0.6 استارباکس
0.6 در چند
0.6 غیرمثل
0.6 غیرمثلی
0.6 غیرمث…
0.6 کریپتوپانک <number>
0.59 ^ beeple
0.59 ^ sec
0.59 ^ starbucks
0.59 beepl
0.59 beeple
0.59 beepl…
0.59 email
0.59 emails
0.59 email…
0.59 flar
0.59 malwar
0.59 malware
0.59 malwa…
0.59 raribl
0.59 rarible
0.59 rarib…
0.59 sprea
0.59 spread
0.59 starbuck
0.59 starbucks
0.59 starb…
0.59 trading
0.59 tradi…
0.59 روی <coin>
0.59 لبز
0.59 هالیوود
0.59 هالیو…
0.58 collapse <price>
0.58 digital
0.58 former
0.58 holders
0.58 its
0.58 برندها
0.58 کندند
0.57 <number> as
0.57 default
0.57 defau…
0.57 dr
0.57 dries
0.57 dries up
0.57 ends
0.57 games
0.57 gondi
0.57 hacker steals
0.57 labs cuts
0.57 laps
0.57 plung
0.57 plung…
0.57 rewards
0.57 support $
0.57 worth
0.56 <coin> for
0.56 ^ hacker
0.56 ^ nba
0.56 ^ اوپن
0.56 ^ مجیک
0.56 anim
0.56 anime
0.56 digit…
0.56 fifa
0.56 games $
0.56 insti…
0.56 struggle
0.56 ایدن
0.56 بالا برد
0.56 بر سر
0.56 مجیک
0.56 مجیک ایدن
0.56 مینت
0.55 ^ میمون
0.55 phishing attack
0.55 traders $
0.55 را بالا
0.55 یک کریپتوپانک
0.54 dup
0.54 dupes
0.54 reward
0.54 rewar…
0.54 ها <price>
0.54 کراکن
0.53 buyers
0.53 buyer…
0.53 cryptopunk
0.53 dapp
0.53 dapper
0.53 dapper labs
0.53 dappe…
0.53 earmark
0.53 earmarks
0.53 earma…
0.53 forme…
0.53 game with law
0.53 mak
0.53 pinnacl
0.53 pinnacle
0.53 pinna…
0.53 steals
0.53 steal…
0.52 courtyar
0.52 courtyard
0.52 grad
0.52 graded
0.52 grade…
0.52 lowest
0.52 lowes…
0.52 nft with price
0.52 فستیوال
0.52 فستیو…
0.52 محاکمه
0.52 محاکم…
0.52 هزار <coin>
0.52 گذاشت
0.52 گذاشت $
0.51 blockchain opens
0.51 close…
0.51 own
0.51 third straight
0.51 کنار گذاشت
0.5 <price> as
0.5 are
0.5 artists
0.5 chain $
0.5 hosting
0.5 lg
0.5 year high
0.5 به پایین
0.5 ترامپ
0.5 پایین ترین
-0.5 ^ bakkt
-0.5 ^ monad
-0.5 ^ pump
-0.5 ^ وب
-0.5 ^ پیش
-0.5 advis
-0.5 advis…
-0.5 bakkt
-0.5 begins
-0.5 chains $
-0.5 dcg
-0.5 debut
-0.5 files to
-0.5 first time
-0.5 flaredrop
-0.5 georgia
-0.5 georg…
-0.5 global
-0.5 globa…
-0.5 hash
-0.5 hive
-0.5 holder with whale
-0.5 korea
-0.5 lists
-0.5 of <coin>
-0.5 ofTrade with watcher
-0.5 on new
-0.5 pass
-0.5 scrap
-0.5 speak
-0.5 speaks
-0.5 speak…
-0.5 start
-0.5 theft
-0.5 valuation
-0.5 valua…
-0.5 wint
-0.5 winter
-0.5 yiel
-0.5 your
-0.5 ارزی
-0.5 تاریخی
-0.5 تاریخ…
-0.5 تحریم
-0.5 تعداد
-0.5 دانلود
-0.5 دانلو…
-0.5 رای
-0.5 رفت
-0.5 رمزارز را
-0.5 سهمیه
-0.5 صعود
-0.5 نمایش…
-0.5 کوین ها
-0.51 ^ siemens
-0.51 ^ بلاکچین
-0.51 ^ محکومیت
-0.51 acces…
-0.51 asia $
-0.51 comes to
-0.51 credential
-0.51 credentials
-0.51 crede…
-0.51 day as
-0.51 digital bond
-0.51 finds
-0.51 headset
-0.51 heads…
-0.51 hits record
-0.51 in asia
-0.51 kalshi
-0.51 kalsh…
-0.51 law with tech
-0.51 local
-0.51 new year
-0.51 of its
-0.51 offers
-0.51 p
-0.51 p <number>
-0.51 payments
-0.51 peg
-0.51 regulator with trading
-0.51 s p
-0.51 scien…
-0.51 siemen
-0.51 siemens
-0.51 sieme…
-0.51 signa…
-0.51 soars $
-0.51 stake
-0.51 tops
-0.51 verifiabl
-0.51 verifiable
-0.51 verif…
-0.51 victim
-0.51 victi…
-0.51 از nft
-0.51 امام
-0.51 امامی
-0.51 بنیان گذار
-0.51 دفتر
-0.51 دیگر
-0.51 لیست
-0.51 محکومیت
-0.51 محکوم…
-0.51 نات
-0.51 نرخ بهره
-0.51 نهنگ ها
-0.51 های ایرانی
-0.51 هفته $
-0.51 پیکسلز
-0.51 پیکسل…
-0.51 کنند $
-0.52 <coin> community
-0.52 <coin> چه
-0.52 <person> <coin>
-0.52 ^ stellar
-0.52 ^ ساتوشی
-0.52 ^ کیف
-0.52 airdrop with theft
-0.52 airport
-0.52 airpo…
-0.52 as bullion
-0.52 beam
-0.52 builds
-0.52 bullion
-0.52 business with whale
-0.52 clients
-0.52 coin CEL
-0.52 coin CRV
-0.52 defi with exchange
-0.52 depositor
-0.52 depositors
-0.52 deposits
-0.52 farming
-0.52 farmi…
-0.52 game with transfer
-0.52 kenya
-0.52 law with regulator
-0.52 liquidated
-0.52 liquidit
-0.52 liquidity
-0.52 orders
-0.52 out <number>
-0.52 own rule airdrop
-0.52 person with price
-0.52 roblox
-0.52 roblo…
-0.52 satoshi
-0.52 slow
-0.52 stand…
-0.52 univers
-0.52 universe
-0.52 withd…
-0.52 yields
-0.52 yield…
-0.52 اسپانیا
-0.52 اسپانیایی
-0.52 اسپان…
-0.52 این هفته
-0.52 برابر کرد
-0.52 بلاکچین $
-0.52 تعرفه
-0.52 توفان
-0.52 درگذشت
-0.52 درگذش…
-0.52 رایان…
-0.52 زندان
-0.52 سیاستمدار
-0.52 سیاست…
-0.52 قیمت <coin>
-0.52 معامله گران
-0.52 هدیه
-0.52 کند
-0.52 یورو
-0.53 ^ gold
-0.53 ^ jupiter
-0.53 ^ market
-0.53 ^ اثبات
-0.53 ^ شرکت
-0.53 ^ لینک
-0.53 americans
-0.53 approves
-0.53 avala…
-0.53 coin ALGO
-0.53 coin MIOTA
-0.53 coin RNDR
-0.53 coin with exchange
-0.53 conta…
-0.53 count…
-0.53 decentralized
-0.53 depeg
-0.53 downloa
-0.53 exit
-0.53 forc
-0.53 index
-0.53 layoff
-0.53 layoffs
-0.53 layof…
-0.53 losses
-0.53 losse…
-0.53 metaverse with ofTrade
-0.53 nyse
-0.53 of supply
-0.53 snap
-0.53 trust
-0.53 آمازون
-0.53 آمازو…
-0.53 بعد
-0.53 بهره
-0.53 تغییر
-0.53 خصوص
-0.53 خصوصی
-0.53 دانشگاه
-0.53 دانشگ…
-0.53 دلاری نهنگ
-0.53 لغو
-0.53 لینک
-0.53 مالیات
-0.53 مالیا…
-0.53 مانده است
-0.53 هولدرهای
-0.53 کاربر
-0.53 کوین
-0.53 کوین بیس
-0.53 گذاری
-0.54 <coin> etf
-0.54 <coin> برای
-0.54 <price> درصدی
-0.54 ^ flare
-0.54 ^ sandbox
-0.54 ^ sony
-0.54 ^ ultra
-0.54 ^ virtual
-0.54 ^ whale
-0.54 american
-0.54 campaign
-0.54 campa…
-0.54 coin LUNA
-0.54 creators
-0.54 each
-0.54 fear
-0.54 gets <number>
-0.54 helium
-0.54 heliu…
-0.54 hints at
-0.54 ibm
-0.54 old
-0.54 person with transfer
-0.54 proofs
-0.54 proof…
-0.54 shrink
-0.54 shrin…
-0.54 suggest
-0.54 sugge…
-0.54 tornado
-0.54 torna…
-0.54 votes to
-0.54 voyag
-0.54 voyager
-0.54 voyag…
-0.54 امارات
-0.54 امارا…
-0.54 امروز $
-0.54 بازار
-0.54 بازار رمزارز
-0.54 بازیکن
-0.54 برداشت ها
-0.54 برگشت $
-0.54 تگزاس
-0.54 درصدی
-0.54 طلا $
-0.54 مانده
-0.54 مت
-0.54 محصولات
-0.54 محصول…
-0.54 هک <number>
-0.54 پرداخت
-0.54 پرداخ…
-0.54 کنسرت
-0.54 گوساله
-0.54 گوسال…
-0.55 <coin> می
-0.55 <coin> یک
-0.55 <number> jobs
-0.55 ^ استرایپ
-0.55 ^ هش
-0.55 ^ هشدار
-0.55 asia
-0.55 begin
-0.55 chains
-0.55 charg
-0.55 charg…
-0.55 client
-0.55 clien…
-0.55 club
-0.55 data $
-0.55 exchange with person
-0.55 fraud $
-0.55 government
-0.55 gox
-0.55 iphon
-0.55 iphone
-0.55 iphon…
-0.55 kill
-0.55 metric
-0.55 metrics
-0.55 metri…
-0.55 mona
-0.55 monad
-0.55 mt
-0.55 mt gox
-0.55 oracl
-0.55 oracle
-0.55 oracl…
-0.55 play to
-0.55 posts
-0.55 pro
-0.55 real
-0.55 restak
-0.55 revenu
-0.55 revenue
-0.55 reven…
-0.55 spik
-0.55 storm
-0.55 switch
-0.55 switc…
-0.55 استرایپ
-0.55 اسنپ
-0.55 با رمزارز
-0.55 ترکیه
-0.55 تعدیل
-0.55 تعدیل کرد
-0.55 توسعه
-0.55 ذخیره
-0.55 را کم
-0.55 می کنند
-0.55 میلیونی
-0.55 هکرها
-0.55 یکی
-0.56 <number> a
-0.56 ^ maker
-0.56 ^ چرا
-0.56 activ…
-0.56 balanc
-0.56 balan…
-0.56 coin with watcher
-0.56 comes
-0.56 concentration
-0.56 cros
-0.56 delays
-0.56 eu
-0.56 miner
-0.56 names new
-0.56 slid
-0.56 texa
-0.56 texas
-0.56 to halt
-0.56 wallet adds
-0.56 wintermut
-0.56 wintermute
-0.56 آواتار
-0.56 آواتا…
-0.56 اروپا
-0.56 بازار $
-0.56 بده
-0.56 بدهی
-0.56 بدون
-0.56 ترک
-0.56 ثبت کرد
-0.56 ریت
-0.56 زنده
-0.56 صنعت
-0.56 می گوید
-0.56 هش ریت
-0.56 پیدا کرد
-0.56 کجا رسید
-0.56 کریپتویی
-0.56 گوید
-0.56 گوید $
-0.57 <coin> founder
-0.57 <coin> nft
-0.57 ^ تفاوت
-0.57 ahead of
-0.57 busines
-0.57 business
-0.57 business with miner
-0.57 busin…
-0.57 ches
-0.57 chess
-0.57 coin ENS
-0.57 customers
-0.57 debt
-0.57 delist
-0.57 den
-0.57 denies
-0.57 evaporat
-0.57 evaporate
-0.57 evapo…
-0.57 evm
-0.57 exchanges
-0.57 flare
-0.57 four
-0.57 hang
-0.57 hint
-0.57 hints
-0.57 job
-0.57 lands $
-0.57 migra…
-0.57 propo…
-0.57 puzzle
-0.57 scam
-0.57 student
-0.57 students
-0.57 stude…
-0.57 surge
-0.57 three years
-0.57 tie
-0.57 ties
-0.57 trader
-0.57 tvl
-0.57 اند
-0.57 اند $
-0.57 به زبان
-0.57 به کجا
-0.57 تفاوت
-0.57 خرید $
-0.57 در ایران
-0.57 را نهایی
-0.57 زبان
-0.57 زبان ساده
-0.57 سلسیوس
-0.57 سلسیو…
-0.57 صندوق <coin>
-0.57 مدیرعامل
-0.57 نقد
-0.57 نهایی کرد
-0.57 هایش
-0.57 پرمیوم
-0.57 پرمیو…
-0.57 ژاپن
-0.57 کم کرد
-0.57 کوانتوم
-0.57 کوانت…
-0.57 کیمچ
-0.57 کیمچی
-0.58 <number> of
-0.58 beta
-0.58 clog
-0.58 craz
-0.58 craze
-0.58 craze pushes
-0.58 credi…
-0.58 drained
-0.58 finall
-0.58 finally
-0.58 first day
-0.58 ga
-0.58 gas
-0.58 hack $
-0.58 japan
-0.58 long term
-0.58 on first
-0.58 pari
-0.58 paris
-0.58 rebrands
-0.58 ronin
-0.58 small
-0.58 stellar
-0.58 stell…
-0.58 storag
-0.58 storage
-0.58 stora…
-0.58 tell
-0.58 term holders
-0.58 wallets $
-0.58 آلامدا
-0.58 آلامد…
-0.58 استیکینگ
-0.58 استیک…
-0.58 اضافه
-0.58 تازه $
-0.58 تر
-0.58 خبر
-0.58 خودرو
-0.58 دو برابر
-0.58 عقب
-0.58 فروپاش
-0.58 فروپاشی
-0.58 فروپا…
-0.58 ملک
-0.58 مهاجرت
-0.58 نقدینگ
-0.58 نقدینگی
-0.58 نقدین…
-0.58 پرید $
-0.58 کار می
-0.58 کلید
-0.59 ^ compound
-0.59 ^ iran
-0.59 ^ بازار
-0.59 ^ دلار
-0.59 ^ صادرات
-0.59 agent
-0.59 chief
-0.59 coin AAVE
-0.59 coin AR
-0.59 denie…
-0.59 law with miner
-0.59 layer <number>
-0.59 liquidat
-0.59 miner with ofTrade
-0.59 new york
-0.59 off
-0.59 other rule game
-0.59 power
-0.59 shuts $
-0.59 tesla
-0.59 to launch
-0.59 trading with watcher
-0.59 virtual asset
-0.59 warns of
-0.59 winners
-0.59 winners $
-0.59 york
-0.59 آزاد
-0.59 آموختیم
-0.59 آموخت…
-0.59 آینده
-0.59 استارتاپ
-0.59 افت کرد
-0.59 بازار کریپتو
-0.59 تاریخ
-0.59 توییت
-0.59 مدیرع…
-0.59 پنج
-0.59 پی
-0.59 کل
-0.59 کمک کرد
-0.59 گفت $
-0.59 گیر
-0.6 <coin> supply
-0.6 <number> years
-0.6 ^ اختلال
-0.6 ^ نرخ
-0.6 apto
-0.6 aptos
-0.6 begin…
-0.6 china
-0.6 close
-0.6 coin AXS
-0.6 delis…
-0.6 developers $
-0.6 flash
-0.6 jam
-0.6 light…
-0.6 moved
-0.6 pay <number>
-0.6 puzzl
-0.6 puzzl…
-0.6 rebrand
-0.6 rebra…
-0.6 ultra
-0.6 اختلال
-0.6 ازدواج
-0.6 ازدوا…
-0.6 ترامپ $
-0.6 تقسیم
-0.6 تقسیم کرد
-0.6 خارجی
-0.6 را نصف
-0.6 رونین
-0.6 رکورد زد
-0.6 قرارداد <number>
-0.6 نصف کرد
-0.6 هم
-0.6 گفت
-0.6 گیرندگان
-0.6 گیرند…
-0.61 ^ meta
-0.61 ^ رشد
-0.61 ^ سرمایه
-0.61 armstrong
-0.61 armst…
-0.61 bankruptc
-0.61 bankruptcy
-0.61 bankr…
-0.61 coins several
-0.61 crash $
-0.61 decentraliz
-0.61 defi with transfer
-0.61 executiv
-0.61 ftx
-0.61 futures
-0.61 ident…
-0.61 mobil
-0.61 mobile
-0.61 mobil…
-0.61 next
-0.61 price with stablecoin
-0.61 returned
-0.61 south
-0.61 اخراج
-0.61 اخراج کرد
-0.61 انتقال
-0.61 ایران از
-0.61 در یک
-0.61 را اخراج
-0.61 نفت
-0.61 کنند
-0.62 <coin> رکورد
-0.62 ^ apple
-0.62 ^ exchange
-0.62 among
-0.62 attacker
-0.62 banks
-0.62 bridge $
-0.62 call
-0.62 chain with law
-0.62 coin COMP
-0.62 comput
-0.62 compu…
-0.62 custod
-0.62 custody
-0.62 custom
-0.62 dail
-0.62 daily
-0.62 expands
-0.62 go
-0.62 moves <number>
-0.62 museum
-0.62 museu…
-0.62 order…
-0.62 pow
-0.62 sat
-0.62 sats
-0.62 star
-0.62 take
-0.62 ten
-0.62 to earn
-0.62 unlock
-0.62 unloc…
-0.62 اخطار
-0.62 افت
-0.62 افتاد $
-0.62 انتقا…
-0.62 به آمریکا
-0.62 جدید
-0.62 ده
-0.62 دوقلوهای
-0.62 ماه
-0.62 مشابه
-0.62 میلیارد دلاری
-0.62 وینکلواس
-0.62 وینکل…
-0.62 یو
-0.63 ^ ارزش
-0.63 ^ پروتکل
-0.63 ^ پپه
-0.63 brok
-0.63 death
-0.63 europe $
-0.63 exploited
-0.63 exploited for
-0.63 eye
-0.63 eyes
-0.63 found…
-0.63 game with theft
-0.63 hard
-0.63 holds
-0.63 hours
-0.63 iran
-0.63 jupit
-0.63 jupiter
-0.63 jupit…
-0.63 listing $
-0.63 midnight
-0.63 midni…
-0.63 network $
-0.63 ofTrade with whale
-0.63 satos…
-0.63 spot
-0.63 term
-0.63 tron
-0.63 wip
-0.63 yapp
-0.63 yappers
-0.63 yappe…
-0.63 در صرافی
-0.63 دست داد
-0.63 ریخت $
-0.63 شکست
-0.63 مدیره
-0.63 مشاور
-0.63 میپل
-0.63 نیت
-0.63 نیروهایش
-0.63 نیروهایش را
-0.63 نیروه…
-0.63 ها به
-0.63 هییت
-0.63 پالی
-0.64 autho…
-0.64 build…
-0.64 climb…
-0.64 drain…
-0.64 gestur
-0.64 gesture
-0.64 gestu…
-0.64 holder with person
-0.64 law with stablecoin
-0.64 loans
-0.64 market
-0.64 payment
-0.64 payme…
-0.64 shared rule defi
-0.64 target
-0.64 targe…
-0.64 tech with wallet
-0.64 ufc
-0.64 افتاد
-0.64 اینترنت
-0.64 اینتر…
-0.64 شد $
-0.64 فعال شد
-0.64 ماسک
-0.64 مدیر
-0.64 هنوز
-0.64 پیدا
-0.65 europ
-0.65 europe
-0.65 exchange with transfer
-0.65 final…
-0.65 hype
-0.65 is a
-0.65 issues
-0.65 land
-0.65 rallies
-0.65 ralli…
-0.65 sell $
-0.65 smart
-0.65 space
-0.65 step
-0.65 warns
-0.65 winn
-0.65 winne…
-0.65 year peak
-0.65 بازگشته
-0.65 بنیان
-0.65 جنگ های
-0.65 ریخت
-0.65 لیکوی…
-0.65 میلیون <coin>
-0.65 نانو
-0.65 کرو
-0.66 <coin> <coin>
-0.66 <coin> launches
-0.66 ^ fed
-0.66 ^ here
-0.66 ^ polygon
-0.66 bonk
-0.66 coin XMR
-0.66 drain
-0.66 governanc
-0.66 governance
-0.66 hack
-0.66 holder with nft
-0.66 office
-0.66 record on
-0.66 report
-0.66 repor…
-0.66 returns to
-0.66 rise
-0.66 scrutin
-0.66 scrutiny
-0.66 scrut…
-0.66 sees
-0.66 slash
-0.66 slash…
-0.66 theft with transfer
-0.66 votes
-0.66 انجمن
-0.66 انجمن بلاکچین
-0.66 انداخت
-0.66 انداخت $
-0.66 بار
-0.66 باز شد
-0.66 مهاجر…
-0.66 نتورک
-0.67 <coin> co
-0.67 ^ arbitrum
-0.67 ^ google
-0.67 ^ سویی
-0.67 account
-0.67 accou…
-0.67 cent
-0.67 dmv
-0.67 gaza
-0.67 mainnet
-0.67 mainn…
-0.67 orbit
-0.67 points
-0.67 point…
-0.67 rejects
-0.67 shared rule market
-0.67 styl
-0.67 style
-0.67 swap
-0.67 this week
-0.67 union
-0.67 with <number>
-0.67 انداخ…
-0.67 برم
-0.67 برمی
-0.67 تومانی
-0.67 تومان…
-0.67 حمله
-0.67 داده
-0.67 داده های
-0.67 متا
-0.67 مولت
-0.67 مولتی
-0.67 ها از
-0.67 پایان
-0.68 <price> <number>
-0.68 ^ jpmorgan
-0.68 ^ stepn
-0.68 airdrop with tech
-0.68 can
-0.68 coin with ofTrade
-0.68 coin with price
-0.68 dex
-0.68 draws <number>
-0.68 grid
-0.68 jpmorgan
-0.68 jpmor…
-0.68 law with price
-0.68 law with whale
-0.68 listing
-0.68 listi…
-0.68 manipulation
-0.68 manip…
-0.68 months
-0.68 person charles-hoskinson
-0.68 pool
-0.68 rally
-0.68 record $
-0.68 steam
-0.68 store
-0.68 the sandbox
-0.68 trading with transfer
-0.68 vot
-0.68 انتخاب
-0.68 بانک های
-0.68 برابر شد
-0.68 جدید انتخاب
-0.68 دهند
-0.68 دهند $
-0.68 دیف
-0.68 دیفای
-0.68 سپرده
-0.68 صادرات
-0.68 صادرا…
-0.68 لیر
-0.68 می دهند
-0.68 نوبیتکس
-0.68 نوبیت…
-0.68 نکرد
-0.68 وارد
-0.68 چقدر
-0.68 گذشت
-0.69 ^ sui
-0.69 ^ صندوق
-0.69 billion $
-0.69 block
-0.69 break…
-0.69 cards $
-0.69 coin with miner
-0.69 contracts
-0.69 decen…
-0.69 europ…
-0.69 fun
-0.69 hackers
-0.69 hmstr
-0.69 merg
-0.69 most
-0.69 offer…
-0.69 opens
-0.69 pauses
-0.69 pause…
-0.69 person michael-saylor
-0.69 pump fun
-0.69 sells <number>
-0.69 surg
-0.69 دستگاه
-0.69 دستگا…
-0.69 دلار رفت
-0.69 زمین
-0.69 ساده $
-0.69 سگا
-0.69 پیش از
-0.69 کالا
-0.69 کلیم
-0.69 گذشت $
-0.7 airdrop with trading
-0.7 approv
-0.7 baseball
-0.7 baseb…
-0.7 buil
-0.7 claims
-0.7 cross
-0.7 cuts <number>
-0.7 files for
-0.7 here
-0.7 inflation
-0.7 kind price
-0.7 layer
-0.7 priva…
-0.7 pushes
-0.7 pushe…
-0.7 release
-0.7 returns with
-0.7 spac
-0.7 to buy
-0.7 whales
-0.7 whale…
-0.7 آرمسترانگ
-0.7 آرمست…
-0.7 را در
-0.7 سازد
-0.7 سازد $
-0.7 سوی
-0.7 سویی
-0.7 می سازد
-0.7 هوشمند
-0.7 هوشمن…
-0.71 ^ nasdaq
-0.71 ^ شبکه
-0.71 ^ مرورگر
-0.71 ameri…
-0.71 assets
-0.71 asset…
-0.71 blockchain $
-0.71 business with price
-0.71 chain with ofTrade
-0.71 chain with price
-0.71 clou
-0.71 cloud
-0.71 coin with holder
-0.71 coins
-0.71 how to
-0.71 low $
-0.71 meta
-0.71 metaverse with price
-0.71 resta…
-0.71 slip
-0.71 slips
-0.71 transaction
-0.71 اختلا…
-0.71 بریو
-0.71 راهنم
-0.71 راهنمای
-0.71 راهنم…
-0.71 مرورگر
-0.71 مرورگر بریو
-0.71 مرورگ…
-0.71 موند
-0.71 پال
-0.71 کاهش
-0.72 <coin> <price>
-0.72 <number> for
-0.72 ^ grayscale
-0.72 analyst with coin
-0.72 and
-0.72 bond on
-0.72 coin CHZ
-0.72 coin FIL
-0.72 dash
-0.72 falls <price>
-0.72 grayscal
-0.72 grayscale
-0.72 grays…
-0.72 parent
-0.72 paren…
-0.72 paus
-0.72 point
-0.72 puts <number>
-0.72 reject
-0.72 rejec…
-0.72 wallet $
-0.72 برداشت
-0.72 برداش…
-0.72 خورد
-0.72 خورد $
-0.72 دریافت
-0.72 دریاف…
-0.72 رونمایی کرد
-0.72 زیر
-0.72 ساتوش
-0.72 ساتوشی
-0.72 ساتوش…
-0.72 صفر
-0.72 قیمت را
-0.72 مکس
-0.72 می شود
-0.72 هشدار
-0.72 پروتکل
-0.72 پروتک…
-0.72 چهار
-0.73 
-0.73 <price>
-0.73 ^ ethena
-0.73 ^ hyperliquid
-0.73 climb
-0.73 coin BNB
-0.73 dollar
-0.73 dolla…
-0.73 download
-0.73 downl…
-0.73 its own
-0.73 s
-0.73 studio
-0.73 studi…
-0.73 supply $
-0.73 token $
-0.73 vote
-0.73 watcher with whale
-0.73 بازیک…
-0.73 باید
-0.73 سیرکل
-0.73 هک شد
-0.74 ^ polymarket
-0.74 apple
-0.74 business with chain
-0.74 chain with transfer
-0.74 earl
-0.74 early
-0.74 law with person
-0.74 lost
-0.74 rules one
-0.74 آغاز
-0.74 برگشت
-0.74 تراکنش
-0.74 تراکن…
-0.74 سکه
-0.74 فعال
-0.74 گام
-0.75 ^ gamestop
-0.75 broke…
-0.75 business with theft
-0.75 coin with wallet
-0.75 conse…
-0.75 cycl
-0.75 gamestop
-0.75 leak
-0.75 miner with tech
-0.75 polygon
-0.75 polyg…
-0.75 to receive
-0.75 trims
-0.75 استور
-0.75 استوری
-0.75 استور…
-0.75 بپزیم
-0.75 تابع
-0.75 جهانی
-0.75 خرد
-0.75 خزانه
-0.75 ساده
-0.75 کمک
-0.75 گر
-0.76 airdrop with exchange
-0.76 chain with defi
-0.76 chain…
-0.76 co founder
-0.76 coin KDA
-0.76 coin LTC
-0.76 coin ONE
-0.76 conce…
-0.76 deal $
-0.76 defi with stablecoin
-0.76 fed
-0.76 join
-0.76 jumps on
-0.76 law with ofTrade
-0.76 names
-0.76 ofTrade with person
-0.76 own rule whale
-0.76 takes
-0.76 why
-0.76 بلاکچینی
-0.76 درصد پرید
-0.76 سرمایه گذاران
-0.76 نسخه
-0.76 پای
-0.76 پلی
-0.77 ^ world
-0.77 ^ وام
-0.77 abnbc
-0.77 abnbc $
-0.77 appro…
-0.77 control
-0.77 execu…
-0.77 games…
-0.77 helio
-0.77 lets
-0.77 loss
-0.77 miners
-0.77 miner…
-0.77 mints quadrillions
-0.77 of abnbc
-0.77 of staff
-0.77 ord
-0.77 profit
-0.77 profi…
-0.77 quadrillion
-0.77 quadrillions
-0.77 quadrillions of
-0.77 to the
-0.77 تومان
-0.77 جریمه شد
-0.77 دلار جریمه
-0.77 معرف
-0.77 معرفی
-0.77 کلاهبرداری با
-0.77 کوین های
-0.77 گوشت
-0.77 یک میلیارد
-0.78 <coin> drops
-0.78 ^ how
-0.78 complet
-0.78 completes
-0.78 cuts
-0.78 defi
-0.78 developer
-0.78 infinite mint
-0.78 mint bug
-0.78 quadr…
-0.78 rate
-0.78 tak
-0.78 warn
-0.78 will
-0.78 آمد $
-0.78 شود $
-0.78 پرید
-0.79 ^ robinhood
-0.79 ^ zksync
-0.79 ^ نهنگ
-0.79 doubles
-0.79 fund with tech
-0.79 gmt
-0.79 have
-0.79 hyperliqui
-0.79 hyperliquid
-0.79 in <coin>
-0.79 in <number>
-0.79 issue…
-0.79 patches
-0.79 patch…
-0.79 person cathie-wood
-0.79 sony
-0.79 stocks
-0.79 stock…
-0.79 thi
-0.79 this
-0.79 unlimit
-0.79 unlimited
-0.79 unlim…
-0.79 اسکویر
-0.79 اسکوی…
-0.79 انیکس
-0.79 توزیع
-0.79 توکن <coin>
-0.79 جعلی
-0.79 سازی
-0.79 متامسک
-0.79 متامس…
-0.79 هوش
-0.79 هوش مصنوعی
-0.8 aid
-0.8 appl
-0.8 coin DOGE
-0.8 exchange with ofTrade
-0.8 ofTrade with regulator
-0.8 polymarket
-0.8 polym…
-0.8 provid
-0.8 providers
-0.8 provi…
-0.8 pump
-0.8 trim
-0.8 world…
-0.8 zksync
-0.8 zksyn…
-0.8 آدرس های
-0.8 آمد
-0.8 اعلام
-0.8 انتخا…
-0.8 بزرگ
-0.8 سیلور
-0.8 شود
-0.8 مصنوع
-0.8 مصنوعی
-0.8 مصنوع…
-0.8 نیرو
-0.8 پروژه
-0.8 کدام
-0.81 ^ kaito
-0.81 ^ prosecutors
-0.81 ^ بیت
-0.81 ^ ضرر
-0.81 ^ قطعی
-0.81 analyst with business
-0.81 charges
-0.81 coin FTM
-0.81 coin HBAR
-0.81 compl…
-0.81 earnings
-0.81 gaming
-0.81 gamin…
-0.81 kaito
-0.81 micro…
-0.81 offic
-0.81 own rule regulation
-0.81 transfer with whale
-0.81 upgrad
-0.81 upgrade
-0.81 upgra…
-0.81 v2
-0.81 از دست
-0.81 اوراکل
-0.81 اوراک…
-0.81 چرا
-0.81 گران
-0.82 a month
-0.82 becomes
-0.82 hate
-0.82 hit
-0.82 link
-0.82 month…
-0.82 nam
-0.82 not
-0.82 price with tech
-0.82 seek
-0.82 unveils
-0.82 work
-0.82 مرداد
-0.82 مین نت
-0.82 هند
-0.82 کمبوی
-0.83 <number>
-0.83 addresses
-0.83 california
-0.83 calif…
-0.83 coin HNT
-0.83 gains
-0.83 inter…
-0.83 ofTrade with wallet
-0.83 prosecutor
-0.83 prosecutors
-0.83 prose…
-0.83 protocol
-0.83 quietl
-0.83 quietly
-0.83 quiet…
-0.83 shared rule crypto
-0.83 shows $
-0.83 signs
-0.83 wins
-0.83 zero
-0.83 این
-0.83 جریمه
-0.83 طلبکاران
-0.83 طلبکا…
-0.84 ^ gamers
-0.84 ^ پل
-0.84 ahea
-0.84 ahead
-0.84 arbitrum
-0.84 coin EGLD
-0.84 investors
-0.84 long
-0.84 phone
-0.84 post
-0.84 raises
-0.84 raise…
-0.84 robinhoo
-0.84 robinhood
-0.84 robin…
-0.84 users $
-0.84 تهران $
-0.84 جعل
-0.84 خال
-0.84 خالی
-0.84 دوقلو
-0.84 دوقلو…
-0.84 شد
-0.84 کمبو
-0.85 ^ <number>
-0.85 befor
-0.85 before
-0.85 befor…
-0.85 bny
-0.85 coin with whale
-0.85 etf
-0.85 five
-0.85 game with price
-0.85 infla…
-0.85 receiv
-0.85 receive
-0.85 recei…
-0.85 tax
-0.85 validator
-0.85 valid…
-0.85 استیبل کوین
-0.85 تولید
-0.85 دیپین
-0.86 airdrop with law
-0.86 bug $
-0.86 claim…
-0.86 coin
-0.86 developers
-0.86 let
-0.86 live $
-0.86 patch
-0.86 rais
-0.86 regulator with transfer
-0.86 staking
-0.86 staki…
-0.86 startup
-0.86 yield
-0.86 با <coin>
-0.86 بازار ان
-0.86 بانک را
-0.86 زد
-0.86 زد $
-0.86 مین
-0.86 گیمرها
-0.87 ^ بایننس
-0.87 coin USDC
-0.87 doubl
-0.87 doubl…
-0.87 drive
-0.87 earning
-0.87 earni…
-0.87 farm
-0.87 grow
-0.87 memecoin
-0.87 memec…
-0.87 says
-0.87 shared rule whale
-0.87 who
-0.87 win
-0.87 بازی
-0.87 دلار از
-0.87 شبکه های
-0.87 نام
-0.87 نها
-0.87 نهایی
-0.87 گیمر
-0.87 گیمره…
-0.88 ^ coinbase
-0.88 coin MANA
-0.88 defi with regulator
-0.88 fund with ofTrade
-0.88 hacked
-0.88 hyper…
-0.88 proof
-0.88 secon
-0.88 second
-0.88 shared rule regulation
-0.88 turns
-0.88 اثبات
-0.88 بیزارند
-0.88 بیزار…
-0.88 پپه
-0.89 <price> in
-0.89 brings
-0.89 bring…
-0.89 bulli…
-0.89 delay
-0.89 delay…
-0.89 lifts
-0.89 open
-0.89 see
-0.89 unveil
-0.89 unvei…
-0.89 امروز
-0.89 جمع
-0.89 کجا
-0.9 <number> from
-0.9 ethena
-0.9 ethen…
-0.9 investor
-0.9 rewards $
-0.9 surve
-0.9 survey
-0.9 surve…
-0.9 اوراق
-0.9 در بازار
-0.9 چطور
-0.9 کار
-0.91 <price> $
-0.91 ^ circle
-0.91 arbit…
-0.91 crash
-0.91 frau
-0.91 fraud
-0.91 lift
-0.91 nasdaq
-0.91 nasda…
-0.91 تمام
-0.91 دلار را
-0.91 ساز
-0.91 و
-0.91 کم
-0.92 airdrop with price
-0.92 issu
-0.92 lands
-0.92 offic…
-0.92 other rule metaverse
-0.92 paint
-0.92 say
-0.92 tumble $
-0.92 به <coin>
-0.92 خارج
-0.92 دلار جذب
-0.92 نزدک
-0.93 <coin> و
-0.93 <number> $
-0.93 ^ ایردراپ
-0.93 chas
-0.93 chase
-0.93 die $
-0.93 ex
-0.93 insiders
-0.93 pilot
-0.93 sign
-0.93 to
-0.93 to pay
-0.93 استخراج
-0.93 استرا…
-0.93 دو
-0.93 را به
-0.93 شده
-0.93 شرکت
-0.93 و <coin>
-0.94 ^ token
-0.94 court
-0.94 ipo
-0.94 prices
-0.94 rules none
-0.94 suspe…
-0.94 wallets
-0.94 won
-0.94 استیبل
-0.94 استیب…
-0.94 بازی های
-0.94 روزانه
-0.94 روزان…
-0.95 <number> هزار
-0.95 <person> <number>
-0.95 address
-0.95 addre…
-0.95 against
-0.95 again…
-0.95 business with transfer
-0.95 coin SAND
-0.95 coin with defi
-0.95 coin with person
-0.95 dao
-0.95 draftking
-0.95 draftkings
-0.95 draft…
-0.95 googl
-0.95 google
-0.95 googl…
-0.95 mining
-0.95 minin…
-0.95 move
-0.95 phon
-0.95 plans
-0.95 بازگش…
-0.95 دوم
-0.95 میم کوین
-0.95 گذار
-0.96 <coin> token
-0.96 <number> on
-0.96 ^ جنگ
-0.96 anoth
-0.96 another
-0.96 anoth…
-0.96 chain with game
-0.96 claim
-0.96 coin UNI
-0.96 die
-0.96 driv
-0.96 earn
-0.96 loses <number>
-0.96 person changpeng-zhao
-0.96 tech with trading
-0.96 year $
-0.96 استخر…
-0.97 <coin> holders
-0.97 ^ بازی
-0.97 futur
-0.97 futur…
-0.97 gain
-0.97 metavers
-0.97 metaverse
-0.97 metav…
-0.97 miner with trading
-0.97 offer
-0.97 sea
-0.97 stor
-0.97 winte…
-0.97 worl
-0.97 بازاریاب
-0.97 بازاریابی
-0.97 روز
-0.97 مارکت
-0.98 ^ optimism
-0.98 bond
-0.98 coin NEAR
-0.98 expand
-0.98 falls
-0.98 firm
-0.98 month $
-0.98 person elon-musk
-0.98 proto…
-0.98 public
-0.98 rule airdrop
-0.98 start…
-0.98 unive…
-0.98 امنیت
-0.98 امنیتی
-0.98 امنیت…
-0.98 درآمد
-0.98 رساند
-0.98 رساند $
-0.98 شدن
-0.98 صرافی ها
-0.98 نیم
-0.99 <coin> loses
-0.99 airdrop with regulator
-0.99 co
-0.99 exchange with law
-0.99 exchange with tech
-0.99 expan…
-0.99 keeps
-0.99 ofTrade with trading
-0.99 outage
-0.99 pepe
-0.99 rat
-0.99 rates
-0.99 reaches
-0.99 reach…
-0.99 suppl
-0.99 supply
-0.99 theft with wallet
-0.99 und
-0.99 under
-0.99 ust
-0.99 درون زنجیره
-0.99 دهد $
-0.99 را چطور
-0.99 ساخت $
-0.99 طلا
-0.99 غیرمتمرکز $
-0.99 قطعی
-0.99 می دهد
-1 coin GALA
-1 cut
-1 deposit
-1 exchange with theft
-1 game
-1 in a
-1 rule regulation
-1 rule whale
-1 sets
-1 trans…
-1 جذب کرد
-1 ملی
-1 گذاران
-1 گذارا…
-1.01 <coin> foundation
-1.01 coin with regulator
-1.01 data
-1.01 draws
-1.01 gamers
-1.01 gamer…
-1.01 settles
-1.01 shows
-1.01 suppl…
-1.02 <coin>
-1.02 ^ کلاهبرداری
-1.02 back
-1.02 game with trading
-1.02 hour
-1.02 own rule crypto
-1.02 years $
-1.02 حمایت
-1.02 دهد
-1.02 قرارداد
-1.02 قرارد…
-1.03 ^ gemini
-1.03 ^ سود
-1.03 binanc
-1.03 binance
-1.03 binan…
-1.03 contract
-1.03 settl
-1.03 trade
-1.03 درون
-1.03 صرافی های
-1.03 ماینر
-1.03 های درون
-1.04 <coin> to
-1.04 <price> درصد
-1.04 ^ goldman
-1.04 ^ بهترین
-1.04 coin SHIB
-1.04 goldman
-1.04 goldm…
-1.04 holder with tech
-1.04 other rule market
-1.04 q1
-1.04 rule crypto
-1.04 rule market
-1.04 titles
-1.04 title…
-1.04 to <price>
-1.04 ارزش
-1.04 بهترین
-1.04 بهتری…
-1.04 رمزارز $
-1.04 رکورد
-1.04 متاورس
-1.04 متاور…
-1.05 base
-1.05 business with coin
-1.05 distribution
-1.05 hits <number>
-1.05 markets
-1.05 metaverse with trading
-1.05 ofTrade with tech
-1.05 کاربران
-1.06 gold
-1.06 own rule market
-1.06 shares
-1.06 share…
-1.06 stablecoin
-1.06 that could
-1.06 turn
-1.06 باز
-1.06 ثبت
-1.06 نرخ
-1.07 <coin> در
-1.07 ^ binance
-1.07 build
-1.07 custo…
-1.07 files
-1.07 financ
-1.07 foundation
-1.07 more
-1.07 settl…
-1.07 آدرس
-1.07 بورس
-1.07 را متوقف
-1.07 عرضه
-1.07 چه می
-1.07 کردند
-1.07 کردند $
-1.08 ^ هک
-1.08 business with person
-1.08 coin with law
-1.08 explores
-1.08 finance
-1.08 rall
-1.08 متوقف کرد
-1.08 گری
-1.09 ^ crypto
-1.09 ^ قیمت
-1.09 bring
-1.09 com
-1.09 fil
-1.09 outag
-1.09 outag…
-1.09 هایپرلیکویید
-1.09 هایپر…
-1.09 کیف
-1.1 cash
-1.1 coinbas
-1.1 coinbase
-1.1 coinb…
-1.1 final
-1.1 finan…
-1.1 how
-1.1 kind watcher
-1.1 liqui…
-1.1 ofTrade with transfer
-1.1 person justin-sun
-1.1 publi…
-1.1 sandbox
-1.1 sandb…
-1.1 tumble
-1.1 users
-1.1 استیک
-1.1 بیس
-1.1 پول
-1.1 کیف پول
-1.11 car
-1.11 gover…
-1.11 inves…
-1.11 near
-1.11 optimism
-1.11 optim…
-1.11 to <coin>
-1.11 to <number>
-1.11 whale
-1.11 می سوزاند
-1.11 میم
-1.11 پل
-1.12 coin with trading
-1.12 defi with tech
-1.12 kind coin
-1.12 set
-1.12 suit
-1.12 جنگ
-1.12 دارا
-1.12 دارایی
-1.12 دارای…
-1.13 but
-1.13 crypt…
-1.13 kind ofTrade
-1.13 person vitalik-buterin
-1.13 time
-1.13 trading $
-1.13 از
-1.13 دلار گذشت
-1.13 هکر
-1.13 کنیم
-1.13 کنیم $
-1.14 <coin> توکن
-1.14 business with regulator
-1.14 chain with theft
-1.14 list
-1.14 sui
-1.14 top <number>
-1.14 tumbl
-1.14 tumbl…
-1.14 دست
-1.14 سلبریت
-1.14 سلبریتی
-1.14 سلبری…
-1.14 سوزاند
-1.14 سوزاند $
-1.14 نهنگ
-1.15 ^ صرافی
-1.15 coin with tech
-1.15 hit by
-1.15 law with trading
-1.15 price…
-1.15 stabl…
-1.15 بازار…
-1.15 برابر
-1.15 کلاهبرداری
-1.16 analyst with trading
-1.16 compoun
-1.16 compound
-1.16 compo…
-1.16 recor
-1.16 ساخت
-1.17 <number> billion
-1.17 ledg
-1.17 ledger
-1.17 ledge…
-1.17 به قیمت
-1.17 مجاز
-1.17 مجازی
-1.17 کاربر…
-1.18 <coin> <number>
-1.18 ^ airdrop
-1.18 airdrop with chain
-1.18 bank
-1.18 shared rule airdrop
-1.18 tech with theft
-1.18 منتشر شد
-1.18 پراید
-1.18 کلاهبردار
-1.18 کلاهب…
-1.19 airdrop with defi
-1.19 fund with trading
-1.19 world
-1.19 درصد
-1.19 رونما
-1.19 رونمایی
-1.19 رونما…
-1.19 زمانی
-1.19 هش
-1.19 چه زمانی
-1.2 gemini
-1.2 gemin…
-1.2 keep
-1.2 stak
-1.2 that
-1.21 airdrop with business
-1.21 shar
-1.21 خرید
-1.21 شناسه
-1.22 ^ the
-1.22 bridge
-1.22 coin with stablecoin
-1.22 kind regulator
-1.22 thre
-1.22 three
-1.22 treasury
-1.22 web3
-1.22 قطع
-1.23 airdrop with game
-1.23 opens in
-1.23 tokyo
-1.23 ارز
-1.23 می
-1.24 <number> in
-1.24 business with stablecoin
-1.25 ofTrade with stablecoin
-1.25 shared rule game
-1.25 به <number>
-1.25 زمان
-1.25 کوچک
-1.26 <number> to
-1.26 coin VET
-1.26 coin with fund
-1.26 coins one
-1.26 exchange
-1.26 exploit
-1.26 record
-1.26 recor…
-1.26 شبکه
-1.26 متوقف
-1.26 نت
-1.26 چین
-1.27 <coin> به
-1.27 asset
-1.27 coin ANKR
-1.27 coul
-1.27 could
-1.27 titl
-1.27 تا
-1.27 جذب
-1.27 سوزان…
-1.28 business with wallet
-1.28 mone
-1.28 money
-1.28 treasur
-1.28 whal
-1.28 بایننس
-1.28 باینن…
-1.29 circl
-1.29 circle
-1.29 circl…
-1.29 explor
-1.29 holder with ofTrade
-1.29 داد $
-1.3 business with fund
-1.3 distr…
-1.3 goes live
-1.3 جهان
-1.3 صندوق
-1.3 وام
-1.3 وب <number>
-1.31 coin ADA
-1.31 درباره
-1.31 دربار…
-1.31 که
-1.32 depos…
-1.32 game with tech
-1.32 over
-1.32 project game
-1.32 داد
-1.32 را
-1.33 <coin> and
-1.33 and <coin>
-1.33 billi…
-1.33 bridg
-1.33 bridg…
-1.33 project metaverse
-1.33 در
-1.34 billion
-1.34 business with exchange
-1.34 coin LINK
-1.34 را می
-1.35 deal
-1.35 into
-1.35 month
-1.35 بیت
-1.36 ^ <person>
-1.36 میلیارد دلار
-1.37 develop
-1.37 devel…
-1.37 دارد
-1.37 دارد $
-1.37 پیش
-1.38 coin ATOM
-1.38 gets
-1.38 project defi
-1.38 رمزارز
-1.38 رمزار…
-1.39 adds
-1.39 live
-1.39 treas…
-1.39 years
-1.4 <person>
-1.4 holder with trading
-1.4 kind person
-1.4 stock
-1.42 add
-1.42 other rule defi
-1.42 آمریکا
-1.42 آمریک…
-1.43 coin XRP
-1.43 exchang
-1.43 excha…
-1.43 kind law
-1.43 network
-1.43 netwo…
-1.43 trading with whale
-1.44 analyst with defi
-1.44 خود را
-1.44 زنجیره ای
-1.44 همستر
-1.45 coin DOT
-1.45 game with ofTrade
-1.45 plan
-1.45 سرمایه
-1.45 سرمای…
-1.45 ها $
-1.46 crypto
-1.46 fund
-1.46 sales jump
-1.46 وب
-1.47 defi with theft
-1.47 fall
-1.47 pay
-1.48 ^ <coin>
-1.48 ai
-1.48 launches
-1.48 one
-1.48 rule game
-1.48 هک
-1.49 ^ digital
-1.49 i
-1.49 is
-1.5 بلاک
-1.51 t
-1.52 coin PEOPLE
-1.52 min
-1.52 person with trading
-1.53 coin AVAX
-1.54 <number> میلیارد
-1.54 exchange with trading
-1.54 ofTrade with theft
-1.54 virtual
-1.54 virtu…
-1.54 چگونه
-1.55 rule metaverse
-1.56 ایردراپ
-1.56 ایردر…
-1.57 contr…
-1.57 سراغ
-1.57 سهام
-1.59 chain with tech
-1.59 ها
-1.6 get
-1.6 خود
-1.61 own rule metaverse
-1.62 <price> of
-1.62 برا
-1.62 برای
-1.63 stablecoin with trading
-1.65 بانک
-1.65 چه
-1.65 کریپتو
-1.66 kind analyst
-1.67 airdrop with ofTrade
-1.67 bug
-1.67 kind theft
-1.68 business with game
-1.73 سود
-1.74 defi with ofTrade
-1.74 kind holder
-1.74 u
-1.77 rule defi
-1.78 میلیارد
-1.78 میلیا…
-1.81 jump
-1.83 coin USDT
-1.84 قیمت
-1.85 kind whale
-1.87 us
-1.88 kind game
-1.89 kind miner
-1.89 غیرمتمرکز
-1.89 غیرمت…
-1.91 wallet
-1.91 walle…
-1.94 kind fund
-1.95 business with metaverse
-1.96 kind exchange
-1.96 own rule defi
-1.98 kind stablecoin
-1.99 به
-2 defi with trading
-2.01 صراف
-2.01 صرافی
-2.02 loses
-2.04 coin with theft
-2.04 kind metaverse
-2.07 explo…
-2.08 kind wallet
-2.09 in
-2.11 los
-2.11 ای
-2.12 chain with trading
-2.25 kind chain
-2.26 kind defi
-2.28 theft with trading
-2.43 kind airdrop
-3.63 trade any
# metaverse
5.78 kind metaverse
3.71 rule metaverse
3.1 business with metaverse
2.8 own rule metaverse
2.76 project metaverse
2.49 coin with metaverse
2.32 meta
2.27 other rule metaverse
2.11 virtual
2.11 virtu…
1.98 coin MANA
1.95 metavers
1.95 metaverse
1.95 metav…
1.87 metaverse with trading
1.84 متاورس
1.84 متاور…
1.63 ^ meta
1.63 هدست
1.59 متا
1.56 coin SAND
1.51 quest <number>
1.5 buzz
1.49 quest
1.48 <coin> rally
1.48 rally on
1.41 apple vision
1.37 ^ snap
1.37 اسنوپ
1.37 اسنوپ داگ
1.35 داگ
1.35 فروش زمین
1.34 metaverse with price
1.34 snap
1.34 مجاز
1.34 مجازی
1.31 in virtual
1.3 زمین های
1.28 اپل
1.28 عینک
1.26 headset
1.26 heads…
1.26 reality labs
1.26 آدرساید
1.26 آدرسا…
1.24 in <number>
1.23 playstation
1.23 plays…
1.23 vr2
1.23 xr
1.22 price of
1.22 در متاورس
1.22 لبز
1.21 ^ gucci
1.21 ^ اپل
1.21 ^ سندباکس
1.21 gucci
1.21 سندباکس
1.21 سندبا…
1.2 آواتار
1.2 آواتا…
1.2 هدست واقعیت
1.18 ^ apple
1.18 ^ sony
1.18 stadium
1.18 stadi…
1.18 to launch
1.16 build
1.15 price
1.14 land
1.14 quits
1.13 cut
1.12 glass
1.12 glasses
1.11 glass…
1.11 hsbc
1.11 metaverse with ofTrade
1.11 مجازی در
1.1 avatars
1.1 مد
1.07 ^ سیول
1.07 ^ هدست
1.07 sony
1.07 رویداد
1.07 رویدا…
1.07 سیول
1.06 quit
1.05 meta reality
1.05 unive…
1.05 جهش کردند
1.05 متاورس $
1.04 shared rule metaverse
1.03 headset $
1.03 دانشگاه
1.03 دانشگ…
1.03 هفته مد
1.02 ^ عینک
1.02 avatar
1.02 avata…
1.02 آمد $
1.01 chapel
1.01 chape…
1.01 lawyers
1.01 marr
1.01 marry
1.01 مجازی را
1.01 های متاورسی
1 آمد
1 آواتارهای
0.99 disne
0.99 disney
0.99 disne…
0.99 بودجه متاورس
0.99 عمارت
0.99 فورتنایت
0.99 فورتن…
0.99 متا بودجه
0.99 متاورس را
0.99 واقعیت افزوده
0.99 ویژن
0.99 ویژن پرو
0.99 کم می
0.98 app $
0.98 holidays
0.98 price to
0.98 شهردار
0.98 شهرداری
0.98 شهردا…
0.97 concerts
0.97 joined
0.97 joine…
0.97 ارزان تر
0.97 برگزار می
0.97 مانده
0.97 مانده است
0.96 m5
0.96 off half
0.96 sandbox lays
0.96 نایک
0.95 ^ epic
0.95 delayed to
0.95 epic
0.95 rally
0.95 will
0.95 را بست
0.94 ^ کنسرت
0.94 avatars $
0.94 fashion
0.94 fashi…
0.94 labs
0.94 افزوده
0.94 افزود…
0.94 معرف
0.94 معرفی
0.94 کنسرت مجازی
0.93 univers
0.93 universe
0.92 arabia
0.92 arabi…
0.92 neom
0.92 saudi
0.92 twin
0.92 برگزار
0.92 برگزا…
0.91 on virtual
0.91 town
0.91 vr
0.9 metaverse with nft
0.89 <price> ahead
0.89 coin CEEK
0.89 ریلیت
0.89 ریلیتی
0.89 ریلیت…
0.89 سامسونگ
0.89 سامسو…
0.88 ^ متاورس
0.88 coin EGLD
0.88 immersiv
0.88 immersive
0.88 immer…
0.88 museums
0.88 remot
0.88 remote
0.88 remot…
0.88 visitor
0.88 visitors
0.88 visit…
0.87 holiday
0.87 holid…
0.87 horizon
0.87 horiz…
0.87 بودجه
0.87 زیان
0.86 concert
0.86 creators
0.86 lab
0.86 lawy
0.86 lawye…
0.86 metaverse with tech
0.86 بست
0.86 بست $
0.86 به روی
0.86 پرچم
0.85 airdrop with metaverse
0.85 metaverse $
0.85 to <number>
0.85 داران
0.85 درآوردند
0.85 پا
0.84 کنسرت
0.83 درآور…
0.83 نمایش…
0.82 builds
0.82 hilton
0.82 hilto…
0.82 spatial
0.82 spati…
0.82 uplan
0.82 upland
0.82 uplan…
0.82 همه باز
0.81 killer app
0.81 needs
0.81 needs a
0.81 نمایشگر
0.81 پرو
0.8 ^ dubai
0.8 ^ walmart
0.8 buil
0.8 conce…
0.8 dubai
0.8 returns
0.8 sale in
0.8 the sandbox
0.8 تر
0.8 زمین در
0.8 پروژه متاورسی
0.8 گرافیک
0.8 گرافیکی
0.8 گرافی…
0.79 <coin> nft
0.79 ^ دانشگاه
0.79 half
0.79 studios
0.79 studios $
0.79 در <coin>
0.78 ^ zuckerberg
0.78 billion on
0.78 lays
0.78 lays off
0.78 roblox
0.78 roblo…
0.78 zuckerberg
0.78 zucke…
0.77 ^ samsung
0.77 deal with
0.77 galax
0.77 galaxy
0.77 galax…
0.77 need
0.77 pric
0.77 samsung
0.77 samsu…
0.77 walmart
0.77 walma…
0.77 افزاید
0.77 لباس
0.76 computing
0.76 half of
0.76 metaverse bet
0.76 با خبر
0.76 ترکیب
0.76 ترکیبی
0.76 ترکیب…
0.76 مد متاورس
0.75 <coin> اپ
0.75 <number> fund
0.75 ^ یوگا
0.75 build…
0.75 of
0.75 اپ موبایل
0.75 درصد افت
0.75 نیمی
0.75 نیمی از
0.75 گوگل
0.75 یوگا
0.75 یوگا لبز
0.74 city hall
0.74 get <number>
0.74 hall
0.74 join
0.74 virtual city
0.74 virtual land
0.74 به ایران
0.73 ^ سامسونگ
0.73 killer
0.73 music
0.73 officers
0.73 train
0.73 trains
0.73 train…
0.73 trims
0.73 به جان
0.73 گس <coin>
0.73 گلکس
0.73 گلکسی
0.72 ^ interpol
0.72 ahead of
0.72 interpol
0.72 museum
0.72 museu…
0.72 جهش
0.72 نزدیک شد
0.71 arrive
0.71 city
0.71 delayed
0.71 goes on
0.71 legs
0.71 rall
0.71 trim
0.71 virtual mansion
0.71 درصد ارزان
0.71 میزبان هفته
0.71 مینت
0.7 leg
0.7 real estate
0.7 ارزان
0.7 دلار به
0.69 cuts
0.69 headquart
0.69 headquarters
0.69 headq…
0.69 its workforce
0.69 جدی
0.69 زمین
0.68 <coin> <price>
0.68 collapse <price>
0.68 debates
0.68 launch
0.68 launc…
0.68 افت کرد
0.68 را معرفی
0.68 معرفی شد
0.67 ^ دبی
0.67 app
0.67 boom
0.67 seoul
0.67 workforc
0.67 workforce
0.67 workf…
0.67 خال
0.67 خالی
0.67 زاکربرگ
0.67 زاکرب…
0.66 in europe
0.66 تماشاگر
0.66 تماشا…
0.66 رسیدند
0.66 رسیدند $
0.66 رسیدن…
0.66 نیم
0.65 <price> from
0.65 concert series
0.65 empty
0.65 fashion week
0.65 founder returns
0.65 game with metaverse
0.65 stand
0.65 stands
0.65 پراید
0.65 پوشانند
0.65 پوشان…
0.65 گوچ
0.65 گوچی
0.64 <coin> dao
0.64 ahea
0.64 ahead
0.64 arriv
0.64 arriv…
0.64 closes
0.64 debat
0.64 debat…
0.64 kille…
0.64 افت
0.64 دبی
0.64 موتور
0.63 bet $
0.63 creator
0.63 empt
0.63 oust
0.63 ousted
0.63 ouste…
0.63 اخراج
0.63 اخراج کرد
0.63 به کف
0.63 را اخراج
0.63 را کاهش
0.63 میلیارد دلاری
0.63 گس
0.62 propert
0.62 property
0.62 prope…
0.62 هفته
0.61 ^ metaverse
0.61 delay
0.61 delay…
0.61 future of
0.61 public $
0.61 shake up
0.61 ساز شد
0.61 معرفی کرد
0.61 هوشمند
0.61 هوشمن…
0.61 کاهش داد
0.6 chip $
0.6 consumers
0.6 vanish $
0.6 خبر
0.6 نوکیا
0.6 واقع
0.6 واقعی
0.59 comput
0.59 compu…
0.59 drive
0.59 finall
0.59 finally
0.59 fund $
0.59 in <coin>
0.59 pari
0.59 paris
0.59 returns to
0.59 shake
0.59 کفش
0.58 ^ snoop
0.58 close…
0.58 resident
0.58 residents
0.58 resid…
0.58 stopping
0.58 است $
0.57 game $
0.57 life
0.57 stopp
0.57 stopp…
0.57 دوقلوی
0.57 دوقلوی دیجیتال
0.56 barbado
0.56 barbados
0.56 believ
0.56 believes
0.56 belie…
0.56 econom
0.56 economy
0.56 econo…
0.56 embass
0.56 embassy
0.56 embas…
0.56 final…
0.56 opened
0.56 opene…
0.56 siu
0.56 the metaverse
0.56 yat
0.55 <number> میلیارد
0.55 ^ animoca
0.55 animoca
0.55 animo…
0.55 dubai to
0.55 happened
0.55 in
0.55 است
0.55 درصد کم
0.54 <coin> میزبان
0.54 boom $
0.54 برندهای
0.54 خواننده
0.54 خوانن…
0.53 add <number>
0.53 همکاری می
0.52 ^ نایکی
0.52 estat
0.52 estate
0.52 estat…
0.52 mobil
0.52 mobile
0.52 mobil…
0.52 official
0.52 officials
0.52 up $
0.52 صفر
0.52 نایکی
0.51 cheaper
0.51 cheaper vr
0.51 cheap…
0.51 deal
0.51 demo
0.51 secon
0.51 second
0.51 themed
0.51 theme…
0.51 vr headset
0.51 جشن
0.51 عربستان
0.51 عربست…
0.51 عروس
0.51 عروسی
0.51 فقط
0.51 پوشید
0.5 coin RNDR
0.5 creat…
0.5 dogg
0.5 happen
0.5 happe…
0.5 snoop
0.5 snoop dogg
0.5 stand…
0.5 store
0.5 برند
0.5 برنده…
0.5 سرشناس
0.5 سرشنا…
0.5 عینک واقعیت
0.5 همه
-0.5 <coin> drops
-0.5 ^ catizen
-0.5 ^ بازار
-0.5 ^ لایه
-0.5 ^ پروتکل
-0.5 a month
-0.5 airdrop with exchange
-0.5 approves
-0.5 ash
-0.5 atla
-0.5 atlas
-0.5 begin
-0.5 catizen
-0.5 catiz…
-0.5 chains $
-0.5 distribut
-0.5 ends
-0.5 exchange with law
-0.5 eye
-0.5 eyes
-0.5 future $
-0.5 go
-0.5 gre
-0.5 greed
-0.5 hands
-0.5 jack
-0.5 licence
-0.5 michael
-0.5 micha…
-0.5 million $
-0.5 nba
-0.5 nfts
-0.5 ofTrade with wallet
-0.5 person with regulator
-0.5 phone
-0.5 reach <number>
-0.5 reject
-0.5 rejec…
-0.5 researchers
-0.5 saving
-0.5 savin…
-0.5 secur…
-0.5 shoul
-0.5 should
-0.5 shoul…
-0.5 steal
-0.5 steps
-0.5 student
-0.5 students
-0.5 stude…
-0.5 than
-0.5 wallet adds
-0.5 work
-0.5 yapp
-0.5 yappers
-0.5 yappe…
-0.5 استیبل کوین
-0.5 امروز $
-0.5 برم
-0.5 برمی
-0.5 تصویب کرد
-0.5 دیدار
-0.5 را بالا
-0.5 را تصویب
-0.5 را خرید
-0.5 شبکه <coin>
-0.5 صرافی های
-0.5 ضرر
-0.5 عقب
-0.5 لایه
-0.5 مالیات بر
-0.5 مدیرعامل
-0.5 همه چیز
-0.5 پیدا کرد
-0.5 چیز
-0.5 ژاپن
-0.5 گام
-0.51 <coin> community
-0.51 <coin> founder
-0.51 <price> as
-0.51 ^ blackrock
-0.51 ^ quant
-0.51 ^ uk
-0.51 ^ ارزش
-0.51 ^ بیت
-0.51 agents
-0.51 agent…
-0.51 ai agents
-0.51 airdrop with tech
-0.51 at <number>
-0.51 ceo $
-0.51 coin CRO
-0.51 coin CRV
-0.51 coin XTZ
-0.51 coin with exchange
-0.51 convi…
-0.51 core
-0.51 defi with stablecoin
-0.51 for <coin>
-0.51 ftx
-0.51 gener…
-0.51 holder with ofTrade
-0.51 hous
-0.51 in talks
-0.51 layer <number>
-0.51 move
-0.51 pantera
-0.51 pante…
-0.51 play to
-0.51 point
-0.51 quant
-0.51 recalled
-0.51 retir
-0.51 retires
-0.51 retir…
-0.51 safet
-0.51 safety
-0.51 safet…
-0.51 sneakers
-0.51 talks to
-0.51 turtl
-0.51 turtle
-0.51 turtl…
-0.51 victim
-0.51 victi…
-0.51 web3
-0.51 wynn
-0.51 آیرن
-0.51 اینترنت
-0.51 اینتر…
-0.51 باز
-0.51 تمدید
-0.51 تپ
-0.51 دست داد
-0.51 سال پس
-0.51 سرقت
-0.51 سوزان…
-0.51 شرایط
-0.51 لغو
-0.51 نکرد
-0.51 چقدر
-0.51 کند
-0.52 ^ cryptopunks
-0.52 ^ fed
-0.52 ^ oasis
-0.52 ^ محکومیت
-0.52 ^ کشف
-0.52 blackrock
-0.52 co founder
-0.52 coin LTC
-0.52 coin with transfer
-0.52 complet
-0.52 completes
-0.52 cools
-0.52 developers $
-0.52 federal
-0.52 feder…
-0.52 form
-0.52 helium
-0.52 heliu…
-0.52 issue…
-0.52 kills
-0.52 law with ofTrade
-0.52 low $
-0.52 moves <number>
-0.52 oasi
-0.52 oasis
-0.52 other
-0.52 person michael-saylor
-0.52 price with stablecoin
-0.52 shrink
-0.52 shrin…
-0.52 sky
-0.52 soars
-0.52 spac
-0.52 sues
-0.52 swap
-0.52 trading
-0.52 tradi…
-0.52 transaction
-0.52 votes
-0.52 انتخا…
-0.52 تحریم
-0.52 تصویب
-0.52 دادگاه
-0.52 دادگا…
-0.52 سیاست
-0.52 مایکروسافت
-0.52 مایکر…
-0.52 محکومیت
-0.52 محکوم…
-0.52 میم
-0.52 کشف
-0.52 کشور
-0.52 گفت $
-0.52 گنسلر
-0.52 یورو
-0.53 <person> از
-0.53 ^ james
-0.53 ^ off
-0.53 among
-0.53 bat
-0.53 date $
-0.53 delayed $
-0.53 earnings
-0.53 eigen…
-0.53 fin
-0.53 forces
-0.53 free
-0.53 gensl
-0.53 gensler
-0.53 gensl…
-0.53 holder with watcher
-0.53 infin…
-0.53 james
-0.53 jumps on
-0.53 light…
-0.53 market $
-0.53 mayor
-0.53 musk
-0.53 off the
-0.53 plasma
-0.53 plasm…
-0.53 reaches
-0.53 reach…
-0.53 records
-0.53 regulator with transfer
-0.53 retail
-0.53 retai…
-0.53 road
-0.53 the grid
-0.53 tokyo
-0.53 tops global
-0.53 vot
-0.53 warns
-0.53 wood
-0.53 استیبل
-0.53 استیب…
-0.53 امارات
-0.53 امارا…
-0.53 جهش کرد
-0.53 خارج شد
-0.53 را زنده
-0.53 سه سال
-0.53 صدر
-0.53 هوش
-0.53 هوش مصنوعی
-0.53 پرسپولیس
-0.53 پرسپو…
-0.53 چیست و
-0.53 کنند $
-0.53 گالا
-0.53 یافت $
-0.54 <coin> holders
-0.54 <coin> plunge
-0.54 <number> from
-0.54 ^ consensys
-0.54 ^ اسنپ
-0.54 ^ وام
-0.54 ameri…
-0.54 chains
-0.54 drop
-0.54 enaira
-0.54 enair…
-0.54 exchange with theft
-0.54 flow
-0.54 grant
-0.54 hacked
-0.54 links
-0.54 ofTrade with regulator
-0.54 peg
-0.54 priva…
-0.54 sneak
-0.54 sneak…
-0.54 theft with whale
-0.54 weekend $
-0.54 zhao
-0.54 آغاز
-0.54 استخراج را
-0.54 استیکینگ
-0.54 استیک…
-0.54 انداخت
-0.54 انداخت $
-0.54 برداشت
-0.54 برداش…
-0.54 دو برابر
-0.54 قیمت را
-0.54 لیبرت
-0.54 لیبرتی
-0.54 لیبرت…
-0.54 مثبت شد
-0.54 مدیرع…
-0.54 واحد
-0.54 ورلد
-0.54 پرونده
-0.54 پروند…
-0.54 گذاری
-0.54 گفت
-0.55 <number> of
-0.55 ^ <number>
-0.55 ^ nasa
-0.55 ^ nasdaq
-0.55 ^ ultra
-0.55 ^ ust
-0.55 ^ مجموعه
-0.55 addresses $
-0.55 airdrop with game
-0.55 bangkok
-0.55 bangk…
-0.55 boost
-0.55 boosts
-0.55 boost…
-0.55 climb…
-0.55 collection
-0.55 debut $
-0.55 each $
-0.55 ethglobal
-0.55 ethgl…
-0.55 every…
-0.55 exchange with transfer
-0.55 face
-0.55 fear
-0.55 forme…
-0.55 hackers
-0.55 hit by
-0.55 insiders
-0.55 layer
-0.55 layoff
-0.55 layoffs
-0.55 layof…
-0.55 life after
-0.55 nasa
-0.55 on life
-0.55 oth
-0.55 person sam-bankman-fried
-0.55 profit
-0.55 shuts down
-0.55 title
-0.55 استیک
-0.55 برق
-0.55 درهم
-0.55 دفتر
-0.55 ریخت $
-0.55 زندان
-0.55 قرارداد <number>
-0.55 مجموعه
-0.55 مجموع…
-0.55 مسیرش
-0.55 نسخه
-0.55 پروفایل
-0.55 پروفا…
-0.56 ^ hyperliquid
-0.56 account
-0.56 accou…
-0.56 coin with holder
-0.56 crash $
-0.56 credi…
-0.56 defi with metaverse
-0.56 director
-0.56 direc…
-0.56 earning
-0.56 earni…
-0.56 government
-0.56 hours
-0.56 licenc
-0.56 liquidated
-0.56 liquidit
-0.56 liquidity
-0.56 long
-0.56 neobank
-0.56 neoba…
-0.56 of <number>
-0.56 price with regulator
-0.56 sourc
-0.56 sourc…
-0.56 steam $
-0.56 unveil
-0.56 unvei…
-0.56 انداخ…
-0.56 اهواز
-0.56 بدون
-0.56 برابر کرد
-0.56 شرکت <coin>
-0.56 صنعت
-0.56 عضو
-0.56 مثبت
-0.57 <coin> etf
-0.57 <number>
-0.57 <number> on
-0.57 <number> درجه
-0.57 ^ nft
-0.57 ^ معرفی
-0.57 acces…
-0.57 capit…
-0.57 coin BNB
-0.57 comes
-0.57 deal $
-0.57 debut
-0.57 defi
-0.57 executiv
-0.57 falls <price>
-0.57 games
-0.57 holder with trading
-0.57 how to
-0.57 pepe
-0.57 profi…
-0.57 step
-0.57 storag
-0.57 storage
-0.57 stora…
-0.57 ticke…
-0.57 to earn
-0.57 uni
-0.57 week $
-0.57 بازی های
-0.57 بعد
-0.57 تیم
-0.57 جعلی
-0.57 خانگ
-0.57 خانگی
-0.57 درجه
-0.57 درجه سلسیوس
-0.57 سریال
-0.57 عکس
-0.57 فروخت
-0.57 فعال
-0.57 هولدر…
-0.57 پاییز
-0.57 پایین
-0.57 پروتکل
-0.57 پروتک…
-0.57 پلی
-0.57 پیدا
-0.58 <number> year
-0.58 <person> به
-0.58 ^ exchange
-0.58 ^ gold
-0.58 ^ maker
-0.58 ^ دلار
-0.58 ^ صرافی
-0.58 back $
-0.58 black…
-0.58 capital
-0.58 chain with law
-0.58 coin USDC
-0.58 coin with wallet
-0.58 custo…
-0.58 defi with law
-0.58 depositor
-0.58 depositors
-0.58 hackathon
-0.58 hacka…
-0.58 iphon
-0.58 iphone
-0.58 iphon…
-0.58 lawyer
-0.58 ord
-0.58 release
-0.58 seque…
-0.58 snapshot
-0.58 snaps…
-0.58 supply $
-0.58 target
-0.58 targe…
-0.58 tesla
-0.58 und
-0.58 under
-0.58 vote
-0.58 wall
-0.58 افتاد
-0.58 افتاد $
-0.58 افزایش
-0.58 اوراکل
-0.58 اوراک…
-0.58 ترک
-0.58 تعداد
-0.58 جدید
-0.58 خریدا…
-0.58 درصد پرید
-0.58 دستور
-0.58 را چطور
-0.58 روبلاکس
-0.58 روبلا…
-0.58 نینتندو
-0.58 نینتن…
-0.58 هدیه
-0.58 وارد
-0.58 پل
-0.58 کنسول
-0.59 ^ optimism
-0.59 ^ sec
-0.59 ^ مالیات
-0.59 aid
-0.59 but
-0.59 control
-0.59 cross
-0.59 cryptopunks
-0.59 death
-0.59 exchange with ofTrade
-0.59 for third
-0.59 jupuar
-0.59 jupuary
-0.59 jupua…
-0.59 lose
-0.59 names new
-0.59 net
-0.59 opens in
-0.59 oracl
-0.59 oracle
-0.59 oracl…
-0.59 p
-0.59 p <number>
-0.59 pot
-0.59 s p
-0.59 smaller
-0.59 small…
-0.59 three $
-0.59 tokenized
-0.59 voyag
-0.59 voyager
-0.59 voyag…
-0.59 اپن
-0.59 بازار $
-0.59 خارجی
-0.59 ریخت
-0.59 زمانی
-0.59 مین
-0.59 هش
-0.59 هشدار
-0.59 هنرمن…
-0.59 پرید
-0.59 چه زمانی
-0.59 کدام
-0.6 ^ circle
-0.6 ^ here
-0.6 ^ robinhood
-0.6 add
-0.6 cream
-0.6 distr…
-0.6 fake
-0.6 law with regulator
-0.6 months
-0.6 nft with theft
-0.6 painting
-0.6 paint…
-0.6 pension
-0.6 pensi…
-0.6 platforms
-0.6 quantum
-0.6 quant…
-0.6 revenu
-0.6 revenue
-0.6 reven…
-0.6 settles
-0.6 آزاد
-0.6 باید
-0.6 زیر
-0.6 سوییچ
-0.6 مارکت
-0.6 مصنوع
-0.6 مصنوعی
-0.6 مصنوع…
-0.6 کانسنسیس
-0.6 کانسن…
-0.61 ^ نرخ
-0.61 after <number>
-0.61 arbitrum
-0.61 authoriz
-0.61 authorizes
-0.61 chain with defi
-0.61 chain with game
-0.61 chain with theft
-0.61 compl…
-0.61 cryptopunk
-0.61 cuba
-0.61 curv
-0.61 curve
-0.61 defi with transfer
-0.61 funds
-0.61 get
-0.61 global
-0.61 globa…
-0.61 hand
-0.61 hits record
-0.61 holder with whale
-0.61 hyperliqui
-0.61 hyperliquid
-0.61 interest
-0.61 jump after
-0.61 moved
-0.61 offering
-0.61 reboun
-0.61 research
-0.61 resea…
-0.61 short…
-0.61 steam
-0.61 transfer with whale
-0.61 valu
-0.61 wallets
-0.61 اوراق
-0.61 بریج
-0.61 حجم معاملات
-0.61 طلبکاران
-0.61 طلبکا…
-0.61 فایننس
-0.61 فاینن…
-0.61 مرکزی برای
-0.61 نصف
-0.61 پاکستان
-0.61 پاکست…
-0.61 کم کرد
-0.62 ^ grayscale
-0.62 ^ how
-0.62 ^ دش
-0.62 ^ سود
-0.62 ^ شبکه
-0.62 assets
-0.62 asset…
-0.62 bitgo
-0.62 box
-0.62 box office
-0.62 coin COMP
-0.62 coin VET
-0.62 cool
-0.62 coul
-0.62 could
-0.62 decentraliz
-0.62 doubles
-0.62 drained
-0.62 explor
-0.62 gemini
-0.62 gemin…
-0.62 here
-0.62 holds
-0.62 law with nft
-0.62 lende…
-0.62 loan
-0.62 migra…
-0.62 phon
-0.62 scien…
-0.62 sign
-0.62 stag
-0.62 sue
-0.62 traders
-0.62 winte…
-0.62 تک
-0.62 جهانی
-0.62 حالا
-0.62 خزانه
-0.62 دش
-0.62 شهر
-0.62 فین
-0.62 می کنند
-0.62 هایپ
-0.62 کار
-0.62 کی
-0.62 گیر
-0.63 ^ گری
-0.63 about
-0.63 coin AR
-0.63 coin with tech
-0.63 date
-0.63 digital art
-0.63 dollar
-0.63 dolla…
-0.63 futures
-0.63 halt
-0.63 japan
-0.63 keeps
-0.63 protocol
-0.63 report
-0.63 repor…
-0.63 rules several
-0.63 stepn
-0.63 stocks
-0.63 stock…
-0.63 take
-0.63 tron
-0.63 watcher with whale
-0.63 تراکنش
-0.63 تراکن…
-0.63 تمام
-0.63 خودرو…
-0.63 درآمد
-0.63 روپیه
-0.63 می گوید
-0.63 نگه
-0.63 هم
-0.63 چهار
-0.63 کارت های
-0.63 گران
-0.63 گوید
-0.63 گوید $
-0.64 ^ google
-0.64 ^ jupiter
-0.64 ^ استخراج
-0.64 ^ اوپن
-0.64 asia $
-0.64 coin ENJ
-0.64 consensy
-0.64 consensys
-0.64 drain…
-0.64 force…
-0.64 governanc
-0.64 governance
-0.64 grow
-0.64 ident…
-0.64 in asia
-0.64 midnight
-0.64 midni…
-0.64 network $
-0.64 nomad…
-0.64 out $
-0.64 sales $
-0.64 suspe…
-0.64 to receive
-0.64 with <number>
-0.64 بر
-0.64 سکه
-0.64 سیلور
-0.64 لیکوی…
-0.64 متاورسی $
-0.65 ^ compound
-0.65 ^ استرایپ
-0.65 ^ کلاهبرداری
-0.65 ^ کیف
-0.65 ad
-0.65 airdrop with nft
-0.65 bug
-0.65 business with regulator
-0.65 cod
-0.65 coders
-0.65 coder…
-0.65 coin AXS
-0.65 coin KDA
-0.65 drain
-0.65 exploit
-0.65 forc
-0.65 liquidat
-0.65 novemb
-0.65 november
-0.65 novem…
-0.65 parent
-0.65 paren…
-0.65 person cathie-wood
-0.65 plunge
-0.65 rebound
-0.65 rebou…
-0.65 robinhoo
-0.65 robinhood
-0.65 robin…
-0.65 scam
-0.65 to pay
-0.65 vi
-0.65 آمازون
-0.65 آمازو…
-0.65 استرایپ
-0.65 بازیک…
-0.65 بزرگ
-0.65 توسعه
-0.65 جعل
-0.65 رسید
-0.65 رونمایی شد
-0.65 زمان
-0.65 نرخ بهره
-0.65 نقدینگ
-0.65 نقدینگی
-0.65 نقدین…
-0.65 هنر
-0.65 پرمیوم
-0.65 پرمیو…
-0.65 کتیزن
-0.65 کل
-0.65 کیمچ
-0.65 کیمچی
-0.65 یافت
-0.66 ^ coinbase
-0.66 ^ top
-0.66 banks
-0.66 burn
-0.66 draw <number>
-0.66 grayscal
-0.66 grayscale
-0.66 grays…
-0.66 halv
-0.66 hmstr
-0.66 law with theft
-0.66 month $
-0.66 ofTrade with transfer
-0.66 opera…
-0.66 or
-0.66 rise
-0.66 rival
-0.66 run
-0.66 seek
-0.66 sees
-0.66 sets
-0.66 settl
-0.66 the
-0.66 thi
-0.66 this
-0.66 upgrad
-0.66 upgrade
-0.66 upgra…
-0.66 volum
-0.66 volum…
-0.66 warn
-0.66 اف تی
-0.66 ان اف
-0.66 این
-0.66 بازاریاب
-0.66 بازاریابی
-0.66 حمایت
-0.66 حمله
-0.66 روزانه
-0.66 روزان…
-0.66 رکورد
-0.66 زبان
-0.66 سقوط
-0.66 منتشر شد
-0.66 نقد
-0.66 کوانتوم
-0.66 کوانت…
-0.67 ^ doge
-0.67 ^ miners
-0.67 asia
-0.67 avalanch
-0.67 avalanche
-0.67 cent
-0.67 doubl
-0.67 doubl…
-0.67 each
-0.67 merg
-0.67 old
-0.67 returns as
-0.67 speak
-0.67 speaks
-0.67 speak…
-0.67 tokeniz
-0.67 برنامه
-0.67 برنام…
-0.67 به زبان
-0.67 بهره
-0.67 جاده
-0.67 دلار
-0.67 زبان ساده
-0.67 سرمایه گذاران
-0.68 <number> <number>
-0.68 ^ سرمایه
-0.68 ^ میمون
-0.68 business with miner
-0.68 confi…
-0.68 nft
-0.68 return to
-0.68 since <number>
-0.68 slip
-0.68 slips
-0.68 teams
-0.68 آینده
-0.68 اروپا
-0.68 برگشت $
-0.68 بلاکچین
-0.68 بلاکچ…
-0.68 در فاز
-0.68 رساند
-0.68 رساند $
-0.68 رگولاتور
-0.68 رگولاتوری
-0.68 رگولا…
-0.68 زنده
-0.68 فاز
-0.68 ماینر
-0.68 کنند
-0.68 کنیم
-0.68 کنیم $
-0.68 که
-0.69 ^ توکن
-0.69 billion $
-0.69 bond
-0.69 chain with tech
-0.69 coin FTM
-0.69 communit
-0.69 community
-0.69 commu…
-0.69 crash
-0.69 doge
-0.69 earl
-0.69 early
-0.69 licen…
-0.69 lifts
-0.69 manipulation
-0.69 manip…
-0.69 month…
-0.69 payments
-0.69 ronin
-0.69 surg
-0.69 token2049
-0.69 worth <number>
-0.69 آدرس
-0.69 ارز
-0.69 اوپن
-0.69 تغییر
-0.69 خرید $
-0.69 را عوض
-0.69 عوض
-0.69 عوض کرد
-0.69 یک نهنگ
-0.7 ^ crypto
-0.7 ^ dash
-0.7 breaks
-0.7 business with theft
-0.7 cap
-0.7 cycl
-0.7 europe $
-0.7 fund with ofTrade
-0.7 gaming
-0.7 gamin…
-0.7 heat
-0.7 ipo
-0.7 issu
-0.7 miner
-0.7 outage
-0.7 plung
-0.7 plung…
-0.7 prices
-0.7 quart…
-0.7 say
-0.7 singapor
-0.7 singapore
-0.7 singa…
-0.7 با <coin>
-0.7 به <coin>
-0.7 در
-0.7 ردپ
-0.7 ردپای
-0.7 سلسیوس
-0.7 سلسیو…
-0.7 پپه
-0.7 کجا رسید
-0.7 کلیم
-0.71 <coin> در
-0.71 <number> to
-0.71 ^ trump
-0.71 a
-0.71 defi with regulator
-0.71 developer
-0.71 giv
-0.71 gives
-0.71 high
-0.71 hyper…
-0.71 ofTrade with price
-0.71 receiv
-0.71 receive
-0.71 recei…
-0.71 settl…
-0.71 shared rule regulation
-0.71 star
-0.71 suit
-0.71 to buy
-0.71 tokens
-0.71 weeken
-0.71 weekend
-0.71 weeke…
-0.71 what
-0.71 why
-0.71 yields
-0.71 yield…
-0.71 اعلام
-0.71 روی استارتاپ
-0.71 زد $
-0.71 سقوط <coin>
-0.71 قدیمی
-0.71 کرد
-0.72 <coin> <number>
-0.72 <coin> foundation
-0.72 ^ binance
-0.72 ^ نهنگ
-0.72 break
-0.72 business with holder
-0.72 chief
-0.72 coin HNT
-0.72 fund
-0.72 most
-0.72 optimism
-0.72 optim…
-0.72 rallies
-0.72 ralli…
-0.72 shared rule airdrop
-0.72 sink
-0.72 takes
-0.72 از دست
-0.72 به کجا
-0.72 زد
-0.72 هزاران
-0.72 هزارا…
-0.73 ^ stellar
-0.73 ^ world
-0.73 ^ قطعی
-0.73 acquires
-0.73 approv
-0.73 befor
-0.73 before
-0.73 befor…
-0.73 claims
-0.73 coins several
-0.73 farm
-0.73 four
-0.73 sui
-0.73 tak
-0.73 ان
-0.73 بالا
-0.73 در سقوط
-0.73 دلار جذب
-0.73 چطور
-0.73 چین
-0.74 ^ telegram
-0.74 ^ بایننس
-0.74 after the
-0.74 armstrong
-0.74 armst…
-0.74 assistant
-0.74 assistants
-0.74 assis…
-0.74 avala…
-0.74 gains
-0.74 in a
-0.74 jupit
-0.74 jupiter
-0.74 jupit…
-0.74 quietl
-0.74 quietly
-0.74 quiet…
-0.74 sinc
-0.74 since
-0.74 smarter
-0.74 smart…
-0.74 staff $
-0.74 top <number>
-0.74 uk
-0.74 virtual asset
-0.74 را نهایی
-0.74 قدیم
-0.74 نت
-0.74 نهایی کرد
-0.74 وب
-0.75 <coin> <coin>
-0.75 ^ حجم
-0.75 autho…
-0.75 car
-0.75 chain…
-0.75 coin FIL
-0.75 coin with defi
-0.75 collectible
-0.75 earn
-0.75 keep
-0.75 launch $
-0.75 on chain
-0.75 rule game
-0.75 shuts $
-0.75 staking
-0.75 staki…
-0.75 ultra
-0.75 v2
-0.75 اش را
-0.75 تهران $
-0.75 دلاری $
-0.75 سندباکس بانک
-0.75 هولدر
-0.75 کریپتو
-0.76 ^ هک
-0.76 agent
-0.76 ar glasses
-0.76 arbit…
-0.76 business with transfer
-0.76 coin HBAR
-0.76 coin IMX
-0.76 coin with person
-0.76 com
-0.76 falls
-0.76 fire
-0.76 fraud $
-0.76 ofTrade with trading
-0.76 passes
-0.76 pivots
-0.76 pivot…
-0.76 tax
-0.76 از
-0.76 سهام
-0.76 قطعی
-0.76 مالیات
-0.76 مالیا…
-0.77 
-0.77 <price> in
-0.77 addresses
-0.77 binanc
-0.77 binance
-0.77 binan…
-0.77 buyers
-0.77 buyer…
-0.77 chain with price
-0.77 decen…
-0.77 jumps
-0.77 lift
-0.77 list
-0.77 platform
-0.77 platf…
-0.77 s
-0.77 slow
-0.77 two
-0.77 year $
-0.77 اف
-0.77 ای
-0.77 پرواز
-0.77 چگونه
-0.78 ar
-0.78 auction
-0.78 aucti…
-0.78 clou
-0.78 cloud
-0.78 coin with game
-0.78 developers
-0.78 in paris
-0.78 names
-0.78 paris $
-0.78 payment
-0.78 payme…
-0.78 person with trading
-0.78 rate
-0.78 titl
-0.78 آرمسترانگ
-0.78 آرمست…
-0.78 اش
-0.78 سپرده
-0.78 عرضه
-0.78 نفت
-0.78 هایش
-0.79 ^ واقعیت
-0.79 as apple
-0.79 close
-0.79 coin BTC
-0.79 coin DOGE
-0.79 coin with whale
-0.79 flaredrop
-0.79 years
-0.79 از یک
-0.79 بازگشته
-0.79 ثبت
-0.79 رونمایی کرد
-0.79 ساخت $
-0.79 کرو
-0.79 گوش
-0.79 گوشی
-0.8 ^ roblox
-0.8 are
-0.8 bets
-0.8 bets on
-0.8 ceo
-0.8 delays
-0.8 end
-0.8 execu…
-0.8 expands
-0.8 foundation
-0.8 grid
-0.8 microsoft
-0.8 power
-0.8 price…
-0.8 rare
-0.8 roblox bets
-0.8 theft with wallet
-0.8 who
-0.8 ایران
-0.8 بانک مرکزی
-0.8 جنگ های
-0.8 حجم
-0.8 خرید
-0.8 کارمزد
-0.8 کارمز…
-0.8 کلاهبرداری
-0.81 ^ flare
-0.81 appro…
-0.81 coin UNI
-0.81 coins none
-0.81 defi with ofTrade
-0.81 live $
-0.81 opens
-0.81 person charles-hoskinson
-0.81 price with tech
-0.81 releas
-0.81 relea…
-0.81 small
-0.81 startup
-0.81 t
-0.81 time
-0.81 trans…
-0.81 بیس
-0.81 شبکه را
-0.81 ماه
-0.82 <price> <price>
-0.82 ^ بهترین
-0.82 chain with coin
-0.82 coin TON
-0.82 coin with regulator
-0.82 flare
-0.82 garr
-0.82 garry
-0.82 home
-0.82 law with price
-0.82 leaves
-0.82 leave…
-0.82 mod
-0.82 nam
-0.82 recall
-0.82 recal…
-0.82 rule regulation
-0.82 shared rule blockchain
-0.82 tech with theft
-0.82 their
-0.82 turns <number>
-0.82 برد
-0.82 برد $
-0.82 بهترین
-0.82 بهتری…
-0.82 را با
-0.82 را در
-0.82 طلا
-0.82 ماسک
-0.82 هزار
-0.82 کلاهب…
-0.83 analyst with defi
-0.83 analyst with ofTrade
-0.83 can
-0.83 claim…
-0.83 climb
-0.83 etf
-0.83 gta
-0.83 inflation
-0.83 person changpeng-zhao
-0.83 regulator with trading
-0.83 sec
-0.83 stellar
-0.83 stell…
-0.83 بازار…
-0.83 برگشت
-0.83 خرد
-0.83 روز
-0.83 رونما
-0.83 رونمایی
-0.83 رونما…
-0.83 قرارداد
-0.83 قرارد…
-0.83 نام
-0.83 کلاهبردار
-0.83 گذار
-0.83 گرفت $
-0.84 ^ <coin>
-0.84 ^ بازی
-0.84 acquir
-0.84 attack
-0.84 attac…
-0.84 cards
-0.84 coin with ofTrade
-0.84 defi with tech
-0.84 lands $
-0.84 outag
-0.84 outag…
-0.84 passe…
-0.84 sandbox game
-0.84 team
-0.84 ترکیه
-0.84 شده
-0.84 معامله
-0.85 <number> jobs
-0.85 ^ kaito
-0.85 art
-0.85 chain with ofTrade
-0.85 coin GALA
-0.85 contract
-0.85 hour
-0.85 kaito
-0.85 stablecoin
-0.85 رشد
-0.85 زنجیره ای
-0.85 گرفت
-0.86 coinbas
-0.86 coinbase
-0.86 coinb…
-0.86 coins one
-0.86 firm
-0.86 gold
-0.86 kind coin
-0.86 trump
-0.86 امروز
-0.86 جذب کرد
-0.86 فیلم
-0.87 <coin>
-0.87 <coin> fees
-0.87 airdrop with chain
-0.87 coin ONE
-0.87 fed
-0.87 for
-0.87 now
-0.87 rule whale
-0.87 shared rule whale
-0.87 stablecoin with trading
-0.87 tokens $
-0.87 برابر
-0.87 بین
-0.87 دارد
-0.87 دارد $
-0.87 ها $
-0.88 bankruptcy $
-0.88 for bankruptcy
-0.88 kind fund
-0.88 mone
-0.88 money
-0.88 nft with price
-0.88 proto…
-0.88 rat
-0.88 rates
-0.88 trade…
-0.88 ust
-0.88 بورس
-0.88 توکن
-0.88 جذب
-0.88 رمزارز
-0.88 و <coin>
-0.89 business with coin
-0.89 business with person
-0.89 business with price
-0.89 find
-0.89 five
-0.89 game with price
-0.89 kind watcher
-0.89 micro…
-0.89 start…
-0.89 treasury
-0.89 از <number>
-0.89 تعدیل
-0.89 تعدیل کرد
-0.89 صندوق
-0.89 همستر
-0.89 هند
-0.89 چند
-0.89 چه
-0.89 کرد $
-0.89 گری
-0.9 airdrop
-0.9 airdr…
-0.9 business with stablecoin
-0.9 chain $
-0.9 infla…
-0.9 ofTrade with stablecoin
-0.9 own rule nft
-0.9 project defi
-0.9 داد $
-0.9 ساده $
-0.9 پیش
-0.9 چه می
-0.91 ^ polygon
-0.91 coin SHIB
-0.91 coin with law
-0.91 law with person
-0.91 person justin-sun
-0.91 sends <coin>
-0.91 users
-0.91 آتش و
-0.91 آواتار آتش
-0.91 و خاکستر
-0.92 base
-0.92 break…
-0.92 from
-0.92 gain
-0.92 markets
-0.92 plan
-0.92 rule market
-0.92 تی
-0.92 خودرو
-0.92 داد
-0.92 رمزار…
-0.92 غیرمتمرکز
-0.92 غیرمت…
-0.92 واقعیت مجازی
-0.93 collectibl
-0.93 crypto
-0.93 data
-0.93 kind business
-0.93 kind trading
-0.93 ledg
-0.93 ledger
-0.93 ledge…
-0.93 other rule market
-0.93 set
-0.93 trading $
-0.93 whales
-0.93 whale…
-0.93 تلگرام
-0.93 تلگرا…
-0.93 دارا
-0.93 دارایی
-0.93 دارای…
-0.93 معاملات
-0.93 نها
-0.93 نهایی
-0.94 <number> میلیون
-0.94 <number> هزار
-0.94 flare…
-0.94 how
-0.94 law with trading
-0.94 leav
-0.94 miner with trading
-0.94 nft with ofTrade
-0.94 test
-0.94 استرا…
-0.94 ملی
-0.94 نفر
-0.94 نفر را
-0.94 پول
-0.95 ^ ترامپ
-0.95 conse…
-0.95 expan…
-0.95 moves
-0.95 nasdaq
-0.95 nasda…
-0.95 person vitalik-buterin
-0.95 whale
-0.95 خاکستر
-0.95 خاکست…
-0.95 ساخت
-0.95 منتشر
-0.95 هکر
-0.96 <coin> و
-0.96 address
-0.96 addre…
-0.96 coin with stablecoin
-0.96 expand
-0.96 own rule crypto
-0.96 rule crypto
-0.96 shared rule nft
-0.96 استارتاپ
-0.96 بیمه
-0.96 ها را
-0.97 bankruptc
-0.97 bankruptcy
-0.97 bankr…
-0.97 flar
-0.97 into the
-0.97 yield
-0.97 ارزش
-0.97 ایرانی
-0.97 ساعت
-0.98 business with wallet
-0.98 by
-0.98 first
-0.98 frau
-0.98 fraud
-0.98 own rule airdrop
-0.98 pow
-0.98 سراغ
-0.98 کارت
-0.99 again $
-0.99 blockchain
-0.99 more
-0.99 sends
-0.99 کوین
-1 drops
-1 mining
-1 minin…
-1 rule airdrop
-1 بایننس
-1 باینن…
-1 به <number>
-1 دو
-1 یک میلیون
-1.01 crypt…
-1.01 dash
-1.01 kid
-1.01 kids
-1.01 ofTrade with theft
-1.01 provid
-1.01 providers
-1.01 provi…
-1.01 reach
-1.01 stabl…
-1.01 wins
-1.01 خارج
-1.01 ساده
-1.02 airdrop with defi
-1.02 coin ATOM
-1.02 offer
-1.02 other rule game
-1.02 polygon
-1.02 polyg…
-1.02 stak
-1.02 thousand
-1.02 thousands
-1.02 thous…
-1.02 trade
-1.02 شدن
-1.02 لیر
-1.03 airdrop with ofTrade
-1.03 circl
-1.03 circle
-1.03 circl…
-1.03 goes live
-1.03 googl
-1.03 google
-1.03 googl…
-1.03 miners
-1.03 miner…
-1.03 rule blockchain
-1.03 users $
-1.03 win
-1.03 xreal
-1.03 ایران…
-1.03 ایردراپ
-1.03 ایردر…
-1.04 ^ جنگ
-1.04 office
-1.04 other rule defi
-1.04 rewards
-1.04 see
-1.04 بیت
-1.04 قطع
-1.05 <coin> soar
-1.05 <coin> از
-1.05 airdrop with business
-1.05 compoun
-1.05 compound
-1.05 compo…
-1.05 defi with price
-1.05 exchange with trading
-1.05 pass
-1.05 soar as
-1.05 thir
-1.05 third
-1.05 درباره
-1.05 دربار…
-1.05 وام
-1.05 یک میلیارد
-1.06 block
-1.06 buy
-1.06 jobs $
-1.06 reward
-1.06 rewar…
-1.07 <coin> را
-1.07 defi with theft
-1.07 gover…
-1.07 kind analyst
-1.07 liqui…
-1.07 own rule market
-1.07 pay
-1.07 treasur
-1.07 دست
-1.07 گذارد
-1.08 ^ digital
-1.08 coin TRX
-1.08 explo…
-1.08 files for
-1.08 lend
-1.08 rule nft
-1.08 tops
-1.08 هک
-1.09 acqui…
-1.09 coin ADA
-1.09 jump
-1.09 ofTrade with tech
-1.09 own
-1.09 record $
-1.09 جنگ
-1.09 دوباره
-1.09 دوبار…
-1.09 کریپت…
-1.1 cuts <number>
-1.1 send
-1.1 shared rule defi
-1.1 trade this
-1.1 بازی
-1.11 kind ofTrade
-1.11 link
-1.11 season
-1.11 seaso…
-1.11 بلاک
-1.11 توکن <coin>
-1.11 صراف
-1.11 صرافی
-1.11 پس از
-1.12 analyst with trading
-1.12 business with law
-1.12 court
-1.12 lets
-1.12 loses <number>
-1.12 near
-1.12 own rule blockchain
-1.12 treas…
-1.13 business with ofTrade
-1.13 coin with theft
-1.13 deposit
-1.13 املاک
-1.13 دوم
-1.13 صرفد
-1.14 airdrop with trading
-1.14 coin ETH
-1.14 exchange
-1.14 kind exchange
-1.14 سه
-1.15 as
-1.15 coin AVAX
-1.15 hacke…
-1.15 holde…
-1.15 let
-1.15 month
-1.15 nft with transfer
-1.16 <price> of
-1.16 chain with trading
-1.16 fund with trading
-1.16 holders
-1.16 suppl…
-1.17 ^ آیا
-1.17 gam
-1.17 game with ofTrade
-1.17 shares
-1.17 share…
-1.17 suppl
-1.17 supply
-1.17 theft with trading
-1.17 token…
-1.17 trading with whale
-1.17 نرخ
-1.17 پس
-1.18 apple unveils
-1.18 exchang
-1.18 excha…
-1.18 los
-1.18 out
-1.18 سی
-1.18 کیف
-1.19 استخراج
-1.19 خوردند
-1.19 خوردن…
-1.19 زنجیره
-1.19 زنجیر…
-1.19 کیف پول
-1.2 bridge
-1.2 coin with fund
-1.2 contr…
-1.2 defi with trading
-1.21 patients
-1.21 strok
-1.21 stroke
-1.21 strok…
-1.21 trad
-1.21 trading with transfer
-1.22 <coin> همراه
-1.22 <number> million
-1.22 bank
-1.22 shared rule crypto
-1.22 stock
-1.22 telegram
-1.22 teleg…
-1.22 می
-1.22 همراه
-1.23 built
-1.23 coin XRP
-1.23 day
-1.23 jobs
-1.23 kind transfer
-1.23 live
-1.23 network
-1.23 netwo…
-1.23 دلار گذشت
-1.23 سود
-1.24 coin DOT
-1.24 financ
-1.24 finan…
-1.24 kind law
-1.24 own rule defi
-1.24 استخر…
-1.24 میلیون دلار
-1.25 cash
-1.25 fall
-1.25 finance
-1.25 patient
-1.26 develop
-1.26 devel…
-1.26 down
-1.26 final
-1.26 hits
-1.26 mov
-1.26 person elon-musk
-1.26 shar
-1.26 turns
-1.26 سکته
-1.26 شد
-1.26 مجازی به
-1.27 <number> in
-1.27 help
-1.27 helps
-1.27 on
-1.27 own rule game
-1.27 آیا
-1.27 سال
-1.28 job
-1.28 on <coin>
-1.28 user
-1.28 whal
-1.29 مرکزی
-1.3 <person>
-1.3 adds
-1.3 kind person
-1.3 raises <number>
-1.3 بانک
-1.31 ^ <person>
-1.31 block…
-1.31 bridg
-1.31 bridg…
-1.31 fees
-1.31 های
-1.32 ^ ar
-1.32 claim
-1.32 آمریکا
-1.32 آمریک…
-1.32 تهران
-1.32 مرکز
-1.33 business with nft
-1.34 <price> درصدی
-1.34 mint
-1.34 rule defi
-1.34 درصدی
-1.34 شود
-1.34 معامل…
-1.34 می شود
-1.34 میلیون
-1.35 business with tech
-1.35 files
-1.35 project game
-1.35 رفت $
-1.35 شد $
-1.35 شود $
-1.36 again
-1.36 coin LINK
-1.36 i
-1.36 is
-1.36 kind stablecoin
-1.36 patie…
-1.36 میلیو…
-1.36 گذشت
-1.37 token
-1.37 turn
-1.37 نهنگ
-1.37 گذشت $
-1.38 asset
-1.38 business with exchange
-1.38 fil
-1.38 میلیون دلاری
-1.39 card
-1.39 hack
-1.39 و
-1.39 کمک
-1.4 million
-1.4 one
-1.4 soar
-1.4 هنوز
-1.41 market
-1.42 back
-1.42 استار…
-1.44 fee
-1.44 milli…
-1.44 رسید $
-1.44 رفت
-1.44 یک
-1.45 marke…
-1.45 own rule regulation
-1.46 business with game
-1.46 depos…
-1.46 for <number>
-1.47 wallet
-1.48 kind holder
-1.48 loses
-1.48 walle…
-1.49 colle…
-1.49 شبکه
-1.5 برا
-1.5 برای
-1.51 raises
-1.51 raise…
-1.52 u
-1.52 جهان
-1.52 درمان
-1.52 چیست
-1.53 rais
-1.53 tech with trading
-1.53 کاربران
-1.54 ترامپ
-1.56 business with chain
-1.56 us
-1.56 سرمایه
-1.56 سرمای…
-1.57 کاربر…
-1.59 business with trading
-1.59 kind tech
-1.6 hold
-1.63 coin SOL
-1.63 top
-1.65 at
-1.68 kind regulator
-1.68 به
-1.69 kind wallet
-1.69 over
-1.69 worlds $
-1.69 ها
-1.7 rules none
-1.71 coin USDT
-1.72 aft
-1.72 after
-1.72 hit
-1.74 min
-1.75 year
-1.76 into
-1.76 بازار
-1.78 kind nft
-1.79 chain
-1.79 kind whale
-1.86 nft with trading
-1.88 kind airdrop
-1.89 business with defi
-1.89 maker
-1.92 mak
-1.97 ai
-1.98 چیست $
-2.07 kind game
-2.08 kind chain
-2.1 new
-2.12 kind theft
-2.16 kind miner
-2.37 kind defi
# game
6.81 kind game
4.23 rule game
3.42 project game
3.08 business with game
2.98 coin with game
2.9 own rule game
2.68 shared rule game
2.44 coin GALA
2.3 coin ENJ
2.16 other rule game
2.14 همستر
2.1 airdrop with game
2.1 play
1.96 game with trading
1.95 game with ofTrade
1.93 titl
1.88 باز
1.76 built
1.73 game
1.72 بازی
1.71 playe…
1.66 coin AXS
1.61 falls <price>
1.59 وب <number>
1.58 titles
1.58 title…
1.56 وب
1.48 سگا
1.46 players
1.45 on blockchain
1.43 coin SLP
1.39 coin YGG
1.39 styl
1.39 style
1.39 titles $
1.38 لیست شدن
1.36 bets
1.34 ronin
1.31 days
1.3 coin PYR
1.29 close
1.29 developers $
1.29 لیست
1.28 سراغ
1.27 to earn
1.26 develop
1.26 devel…
1.26 game with nft
1.26 استیم
1.23 bet
1.23 players $
1.23 team
1.23 with snoop
1.23 مدل
1.23 گذارد
1.22 sdk
1.21 ^ ronin
1.2 brings
1.2 bring…
1.2 را عوض
1.2 عوض
1.2 عوض کرد
1.2 گیمر
1.2 گیمره…
1.19 in hours
1.18 for developers
1.18 hours on
1.18 item
1.18 items
1.18 launches mobile
1.18 team $
1.18 های مجازی
1.17 alpha
1.16 game with price
1.16 گیمرها
1.15 developers
1.15 new staking
1.15 staking model
1.15 title
1.15 web3 gaming
1.15 درون
1.15 مسیرش
1.15 های درون
1.14 bring
1.14 play to
1.14 روزانه
1.14 روزان…
1.13 earn
1.13 درصد جهش
1.12 clos
1.12 holder with nft
1.12 valv
1.12 valve
1.12 همستر کامبت
1.12 کامبت
1.11 ^ roblox
1.11 bets on
1.11 hmstr
1.11 lands on
1.11 pivots
1.11 pivot…
1.11 roblox bets
1.11 user
1.11 کارتی
1.1 <coin> doubles
1.1 doubles in
1.1 mobil
1.1 mobile
1.1 mobil…
1.1 sell $
1.1 آیتم
1.1 آیتم های
1.1 میپل
1.1 گردد
1.1 گردد $
1.09 defi with game
1.09 drops as
1.09 rivals
1.09 rival…
1.09 یک میلیون
1.08 the sandbox
1.07 one million
1.06 falls
1.05 univers
1.05 universe
1.04 ches
1.04 chess
1.04 puzzle
1.04 به <coin>
1.03 ^ بازی
1.03 publishing
1.03 winners
1.03 winners $
1.03 استور
1.03 استوری
1.03 استور…
1.03 روبلاکس
1.03 روبلا…
1.02 ban on
1.02 model
1.02 model $
1.02 rival
1.02 استپن
1.02 گو
1.01 card
1.01 funding
1.01 fundi…
1.01 winn
1.01 winne…
1.01 شدن
1.01 پیکسلز
1.01 پیکسل…
1 land
1 merit
1 puzzl
1 puzzl…
0.99 <coin> spikes
0.99 ^ square
0.99 ^ ultra
0.99 ban
0.99 enix
0.99 spikes <price>
0.99 square enix
0.99 بالاخره
0.99 بالاخ…
0.97 ^ off
0.97 beam
0.97 built on
0.97 off the
0.97 season
0.97 seaso…
0.97 squar
0.97 square
0.97 squar…
0.97 the grid
0.97 ultra
0.96 of its
0.96 ronin to
0.96 جهان
0.96 جهش کرد
0.95 آف
0.95 برمی گردد
0.95 د
0.95 رفت $
0.95 گرید
0.94 <coin> launches
0.94 <coin> با
0.94 stabl
0.94 stables
0.94 zed
0.93 pivot
0.93 publish
0.93 shuts down
0.93 بازیکنان
0.93 همه باز
0.92 game $
0.92 بلوم
0.92 را کم
0.92 رفت
0.91 ^ immutable
0.91 drops
0.91 konami
0.91 konam…
0.91 اپ
0.91 تپ سواپ
0.91 حمایت
0.91 منتشر
0.9 <price> on
0.9 برم
0.9 برمی
0.9 درون زنجیره
0.89 explores
0.89 spikes
0.89 spike…
0.89 منتشر شد
0.88 grid
0.88 از بازی
0.88 سواپ
0.87 acquitt
0.87 acquitted
0.87 alic
0.87 alice
0.87 despit
0.87 despite
0.87 despi…
0.87 my
0.87 neighbor
0.87 neigh…
0.87 run
0.87 store
0.87 wemad
0.87 wemade
0.87 wemad…
0.86 dogg
0.86 leaves early
0.86 snoop
0.86 snoop dogg
0.86 بازیک…
0.86 بیزارند
0.86 بیزار…
0.86 همچنان
0.86 همچنا…
0.86 کتیزن
0.85 <coin> lol
0.85 flagship
0.85 flags…
0.85 l2 $
0.85 lol
0.85 lol land
0.85 on new
0.85 struggles
0.85 ارن
0.85 تو
0.85 تو ارن
0.85 درآمدز
0.85 درآمدزای
0.85 پلی تو
0.84 beta
0.84 hate
0.84 insiders
0.84 mavi
0.84 mavis
0.84 sky mavis
0.84 symbiogenesi
0.84 symbiogenesis
0.84 symbi…
0.84 جایزه
0.84 درآمد…
0.83 ^ web3
0.83 atla
0.83 atlas
0.83 com
0.83 in game
0.83 settled $
0.83 to close
0.83 treasure
0.83 unive…
0.83 جهش
0.83 سرمایه
0.83 سرمای…
0.82 ^ gamestop
0.82 immutabl
0.82 immutable
0.82 immut…
0.82 shows $
0.82 struggl
0.82 strug…
0.81 acces
0.81 access
0.81 crunch
0.81 crunc…
0.81 hours
0.81 nft خود
0.81 price with tech
0.81 settled
0.81 shrapnel
0.81 shrap…
0.81 از nft
0.81 اسکویر
0.81 اسکوی…
0.81 انیکس
0.8 ^ play
0.8 maplestor
0.8 maplestory
0.8 maple…
0.8 roblox
0.8 roblo…
0.8 shrinks as
0.79 <coin> as
0.79 ^ catizen
0.79 acces…
0.79 catizen
0.79 catiz…
0.79 launch $
0.79 تپ
0.79 نیروهایش
0.79 نیروهایش را
0.79 نیروه…
0.79 کم
0.78 downloads
0.78 evaporat
0.78 evaporate
0.78 evapo…
0.78 hang
0.78 minecraft
0.78 minec…
0.78 mythical
0.78 mythi…
0.78 stor
0.78 استیکینگ
0.78 استیک…
0.78 درصد کم
0.78 رایوالز
0.78 رایوا…
0.78 فوتبال
0.78 فوتبا…
0.78 کم کرد
0.77 <coin> drops
0.77 player
0.77 surve
0.77 survey
0.77 surve…
0.77 tops one
0.77 web3
0.77 آخرین
0.77 کمبو
0.76 cards $
0.76 delab
0.76 delabs
0.76 delab…
0.76 earning
0.76 earni…
0.76 holder with tech
0.76 kaia
0.76 l2
0.76 opens
0.76 rac
0.76 racing
0.76 racin…
0.76 روزانه همستر
0.75 <coin> co
0.75 accused
0.75 lands
0.75 paying
0.75 payin…
0.75 steam
0.75 امیدوارند
0.75 امیدو…
0.75 فیلیپین
0.75 فیلیپینی
0.75 فیلیپ…
0.75 مدیران
0.75 مدیرا…
0.74 from <number>
0.74 gunzilla
0.74 gunzi…
0.74 kicks
0.74 nfl
0.74 servers
0.74 sky
0.74 star
0.74 supply shrinks
0.74 با فروش
0.74 بازی سازی
0.74 غول
0.73 <coin> brings
0.73 spik
0.73 subnets
0.73 فیفا
0.72 ^ epic
0.72 brutal
0.72 bruta…
0.72 epic
0.72 had
0.72 kick
0.72 nft
0.72 q2
0.72 raider
0.72 raide…
0.72 serv
0.72 serve…
0.72 tomb
0.72 های تلگرامی
0.72 پلی
0.72 کم شد
0.71 ^ esports
0.71 crypto sponsor
0.71 esport
0.71 esports
0.71 espor…
0.71 sponsor
0.71 worlds $
0.71 مرداد
0.71 کمبوی
0.7 ^ sky
0.7 ^ از
0.7 accus
0.7 accus…
0.7 becomes
0.7 deadrop
0.7 deadr…
0.7 download
0.7 downl…
0.7 live with
0.7 sim
0.7 society
0.7 title $
0.7 از یک
0.7 خورده
0.7 فای
0.7 گیم
0.7 یکی
0.69 <coin> بعد
0.69 business with price
0.69 coin IMX
0.69 fi
0.69 fifa
0.69 investment
0.69 most
0.69 sci
0.69 بعد از
0.68 chain $
0.68 coin ILV
0.68 each other
0.68 fall
0.68 founders sue
0.68 gaming
0.68 gamin…
0.68 societ
0.68 socie…
0.68 sue each
0.68 نمی
0.68 چقدر می
0.67 ^ pixels
0.67 insid
0.67 insid…
0.67 layoffs hit
0.67 low
0.67 million daily
0.67 pixels
0.67 pixel…
0.67 shrinks
0.67 to <coin>
0.67 امروز $
0.67 کلید
0.67 گیمف
0.67 گیمفای
0.67 گیمفا…
0.66 dy
0.66 dying
0.66 emb
0.66 ember
0.66 hero
0.66 heroes
0.66 heroe…
0.66 investigation
0.66 nyan
0.66 platform $
0.66 return to
0.66 swor
0.66 sword
0.65 <coin> returns
0.65 lawsuit
0.65 lawsu…
0.65 pour
0.65 trading
0.65 tradi…
0.65 دانلود
0.65 دانلو…
0.65 نیرو
0.64 doubles
0.64 on chain
0.64 spons…
0.63 ^ hamster
0.63 chain with game
0.63 hamst
0.63 hamster
0.63 hamster kombat
0.63 hamst…
0.63 kombat
0.63 komba…
0.63 pay
0.63 shows
0.63 تلگرام
0.63 تلگرا…
0.63 رایگان
0.63 رایگا…
0.63 مرده است
0.62 funding falls
0.62 subnet
0.62 subne…
0.62 بازی nft
0.62 بازی همستر
0.62 گذاری در
0.61 fans queue
0.61 gamestop
0.61 pixel
0.61 queue for
0.61 studio
0.61 studi…
0.61 worlds
0.61 کریپتویی
0.6 becom
0.6 becom…
0.6 queu
0.6 queue
0.6 stolen from
0.6 درآورد
0.6 درآورد $
0.6 دوباره
0.6 دوبار…
0.59 <coin> پاداش
0.59 ^ stepn
0.59 ^ the
0.59 ایردراپ همستر
0.59 بار
0.58 ^ درآمد
0.58 chain
0.58 down $
0.58 earnings
0.58 gmt
0.58 keep
0.58 مرده
0.58 کلیم توکن
0.58 گیلد
0.57 <coin> enters
0.57 accelerator
0.57 ai $
0.57 co founders
0.57 explor
0.57 farming
0.57 farmi…
0.57 رونین
0.57 همه
0.56 cuts jobs
0.56 on
0.56 one
0.56 to be
0.55 <coin> جایزه
0.55 accel…
0.55 co
0.55 doubl
0.55 doubl…
0.55 hour
0.55 leaves
0.55 leave…
0.55 stolen
0.55 stole…
0.54 battler
0.54 drop
0.54 might
0.54 ابزار
0.54 استودیو
0.54 استودیوی
0.54 استود…
0.53 consol
0.53 console
0.53 day
0.53 holder with trading
0.53 its
0.53 raid
0.52 and ai
0.52 circl
0.52 circle
0.52 circl…
0.52 it
0.52 midnight
0.52 midni…
0.52 sega
0.52 show
0.52 toe
0.52 توکن می
0.52 را حذف
0.52 زنجیره ای
0.51 <number> a
0.51 battl
0.51 battl…
0.51 dips
0.51 game with transfer
0.51 nft with tech
0.51 own rule blockchain
0.51 septemb
0.51 september
0.51 septe…
0.51 باز شد
0.5 conso…
0.5 parallel
0.5 paral…
0.5 staff $
0.5 with no
0.5 از هک
0.5 زمانی است
0.5 های کریپتویی
-0.5 <coin> hits
-0.5 <price> of
-0.5 ^ starbucks
-0.5 ^ ارزش
-0.5 ^ مهلت
-0.5 abu
-0.5 abu dhabi
-0.5 black…
-0.5 brand
-0.5 case
-0.5 coin GLM
-0.5 collapse
-0.5 comeback
-0.5 comeb…
-0.5 core
-0.5 crypto
-0.5 dhabi
-0.5 hackathon
-0.5 hacka…
-0.5 hir
-0.5 hires
-0.5 jack
-0.5 leave
-0.5 listing
-0.5 listi…
-0.5 negativ
-0.5 negative
-0.5 negat…
-0.5 new york
-0.5 or
-0.5 pol
-0.5 pull
-0.5 puts <number>
-0.5 returns
-0.5 road
-0.5 sale $
-0.5 security
-0.5 seoul
-0.5 site
-0.5 stag
-0.5 starbuck
-0.5 starbucks
-0.5 starb…
-0.5 stream
-0.5 strea…
-0.5 to a
-0.5 town
-0.5 tumbl
-0.5 tumbl…
-0.5 uni
-0.5 year
-0.5 yiel
-0.5 york
-0.5 آزوک
-0.5 آزوکی
-0.5 انتقال
-0.5 بزرگ
-0.5 بهره
-0.5 تمام شد
-0.5 دفاع
-0.5 دفاع کرد
-0.5 را شکست
-0.5 را نصف
-0.5 رساند
-0.5 رساند $
-0.5 رفع
-0.5 زنده
-0.5 سوی
-0.5 سویی
-0.5 مشاور
-0.5 نصف کرد
-0.5 نیت
-0.5 واریز
-0.5 پالی
-0.5 پیشنهاد
-0.5 پیشنه…
-0.5 کوین در
-0.5 گیرندگان
-0.5 گیرند…
-0.51 ^ sony
-0.51 ^ استراتژی
-0.51 coin IOTX
-0.51 coin LDO
-0.51 coins
-0.51 compan
-0.51 constitution
-0.51 const…
-0.51 drain…
-0.51 fear
-0.51 fun
-0.51 georgia
-0.51 georg…
-0.51 gestur
-0.51 gesture
-0.51 gestu…
-0.51 groun
-0.51 hive
-0.51 holder with watcher
-0.51 issues
-0.51 jumps <price>
-0.51 life after
-0.51 on life
-0.51 on the
-0.51 order…
-0.51 overt…
-0.51 person with regulator
-0.51 price with transfer
-0.51 pump fun
-0.51 retail
-0.51 retai…
-0.51 season $
-0.51 seeks
-0.51 suspend
-0.51 thousand
-0.51 thousands
-0.51 thous…
-0.51 آورد
-0.51 آورد $
-0.51 از بازار
-0.51 اسپانیا
-0.51 اسپان…
-0.51 اضافه
-0.51 انجمن
-0.51 انجمن بلاکچین
-0.51 ایردراپ های
-0.51 بازاریاب
-0.51 بازاریابی
-0.51 درآمد
-0.51 دستگاه
-0.51 دستگا…
-0.51 ربات
-0.51 رمزارز $
-0.51 سر
-0.51 شکست $
-0.51 فرار
-0.51 مانده
-0.51 مرکزی
-0.51 می کند
-0.51 و بازی
-0.51 چگونه کار
-0.52 <coin> token
-0.52 <coin> یک
-0.52 <number> <number>
-0.52 ^ cash
-0.52 ^ james
-0.52 ^ بازار
-0.52 ^ سیول
-0.52 ^ مرورگر
-0.52 ^ هشدار
-0.52 approves
-0.52 apto
-0.52 aptos
-0.52 breaks
-0.52 cod
-0.52 coders
-0.52 coder…
-0.52 coin ICP
-0.52 day of
-0.52 downloa
-0.52 drain
-0.52 expan
-0.52 fix
-0.52 james
-0.52 lost
-0.52 mona
-0.52 monad
-0.52 of trading
-0.52 operation
-0.52 operations
-0.52 own chain
-0.52 polymarket
-0.52 polym…
-0.52 reali…
-0.52 recall
-0.52 recal…
-0.52 scam
-0.52 scaveng
-0.52 scavenger
-0.52 scave…
-0.52 servic
-0.52 servi…
-0.52 slashes
-0.52 steal
-0.52 storm
-0.52 sued
-0.52 supply $
-0.52 switch
-0.52 switc…
-0.52 ten
-0.52 trade this
-0.52 warns
-0.52 اسپانیایی
-0.52 افزوده
-0.52 افزود…
-0.52 اپل
-0.52 برق
-0.52 بریو
-0.52 بپزیم
-0.52 درگذشت
-0.52 درگذش…
-0.52 را بین
-0.52 رود
-0.52 سیاستمدار
-0.52 سیاست…
-0.52 عینک
-0.52 لایتنینگ
-0.52 لایتن…
-0.52 مرورگر
-0.52 مرورگر بریو
-0.52 مرورگ…
-0.52 مرکز
-0.52 می دهد
-0.52 هک شد
-0.53 ^ doodles
-0.53 ^ kraken
-0.53 ^ miners
-0.53 ^ استرایپ
-0.53 ^ لیست
-0.53 back $
-0.53 centr…
-0.53 charg
-0.53 charg…
-0.53 clients
-0.53 coin RUNE
-0.53 curv
-0.53 curve
-0.53 domain
-0.53 domains
-0.53 domai…
-0.53 doodl
-0.53 doodles
-0.53 doodl…
-0.53 draws record
-0.53 edge
-0.53 exchange with theft
-0.53 exit
-0.53 extend
-0.53 follow
-0.53 follo…
-0.53 gains
-0.53 generativ
-0.53 generative
-0.53 grant…
-0.53 host
-0.53 identity
-0.53 in
-0.53 iphon
-0.53 iphone
-0.53 iphon…
-0.53 kalshi
-0.53 kalsh…
-0.53 laid
-0.53 load
-0.53 mov
-0.53 nine
-0.53 nvidia
-0.53 nvidi…
-0.53 opera…
-0.53 out
-0.53 proposal
-0.53 rally
-0.53 sale to
-0.53 smart contract
-0.53 strik
-0.53 strik…
-0.53 targets
-0.53 tron
-0.53 validators
-0.53 valnet
-0.53 valne…
-0.53 value
-0.53 استراتژ
-0.53 استراتژی
-0.53 استرایپ
-0.53 انتقا…
-0.53 ایرانی
-0.53 برداشت
-0.53 برداش…
-0.53 تحریم
-0.53 تلگرام به
-0.53 درمان
-0.53 دیف
-0.53 دیفای
-0.53 سقف
-0.53 سقوط
-0.53 سیرکل
-0.53 معرفی کرد
-0.53 نیمی
-0.53 نیمی از
-0.53 هدیه
-0.53 پیدا کرد
-0.54 ^ exchange
-0.54 ^ oasis
-0.54 ^ صندوق
-0.54 ^ لینک
-0.54 ^ چرا
-0.54 airdrop with regulator
-0.54 broke…
-0.54 ceo $
-0.54 coin DAI
-0.54 coin ENS
-0.54 coin NEO
-0.54 coin ZEC
-0.54 cryptopunks
-0.54 each $
-0.54 explained
-0.54 explained $
-0.54 hacker
-0.54 kenya
-0.54 kraken
-0.54 krake…
-0.54 lawyer
-0.54 mine
-0.54 missing
-0.54 oasi
-0.54 oasis
-0.54 pauses
-0.54 pause…
-0.54 price with theft
-0.54 raises <number>
-0.54 rejects
-0.54 support
-0.54 suppo…
-0.54 tokens to
-0.54 traders
-0.54 tvl
-0.54 victims
-0.54 افتتاح
-0.54 افتتا…
-0.54 اوپن سی
-0.54 اپتیمیزم
-0.54 اپتیم…
-0.54 در صرافی
-0.54 ریاض
-0.54 سامسونگ
-0.54 سامسو…
-0.54 سوپرچین
-0.54 سوپرچ…
-0.54 سیول
-0.54 لینک
-0.54 نقد
-0.54 نگاه
-0.54 وارد
-0.54 پنج
-0.55 <coin> developers
-0.55 ^ arbitrum
-0.55 ^ compound
-0.55 ^ here
-0.55 ^ snap
-0.55 ^ worldcoin
-0.55 ^ حمله
-0.55 authoriz
-0.55 authorizes
-0.55 banking
-0.55 banki…
-0.55 break
-0.55 coin ETH
-0.55 credential
-0.55 credentials
-0.55 crede…
-0.55 cros
-0.55 cryptopunk
-0.55 cuba
-0.55 custod
-0.55 custody
-0.55 die
-0.55 distribut
-0.55 exchange with game
-0.55 exten…
-0.55 finds
-0.55 fire
-0.55 freeze
-0.55 from
-0.55 hits record
-0.55 in virtual
-0.55 jupit
-0.55 jupiter
-0.55 jupit…
-0.55 lightn
-0.55 lightning
-0.55 links
-0.55 liquidated
-0.55 major
-0.55 market $
-0.55 own
-0.55 paus
-0.55 rolls
-0.55 urg
-0.55 verifiabl
-0.55 verifiable
-0.55 verif…
-0.55 volumes
-0.55 wood
-0.55 worldcoin
-0.55 آدرساید
-0.55 آدرسا…
-0.55 استارتاپ
-0.55 انتخاب
-0.55 تست
-0.55 تست نت
-0.55 جدید انتخاب
-0.55 حجم معاملات
-0.55 را در
-0.55 صدر
-0.55 فرق
-0.55 فرقی
-0.55 پال
-0.55 پی
-0.55 کند
-0.56 <coin> loses
-0.56 <coin> به
-0.56 <coin> چه
-0.56 ^ fed
-0.56 ^ gucci
-0.56 ^ لایه
-0.56 bankruptc
-0.56 bankruptcy
-0.56 bankr…
-0.56 buyers
-0.56 buyer…
-0.56 client
-0.56 clien…
-0.56 coin AAVE
-0.56 coin XLM
-0.56 collaps
-0.56 compa…
-0.56 digital art
-0.56 gucci
-0.56 is a
-0.56 jump in
-0.56 labs lays
-0.56 ofTrade with person
-0.56 orb
-0.56 scrutin
-0.56 scrutiny
-0.56 scrut…
-0.56 shared rule defi
-0.56 short…
-0.56 stake…
-0.56 steps
-0.56 tornado
-0.56 torna…
-0.56 union
-0.56 بازگشته
-0.56 جنگ های
-0.56 رای
-0.56 فضا
-0.56 معامله
-0.56 ملک
-0.56 نهنگ ها
-0.56 کرو
-0.57 <coin> community
-0.57 <coin> etf
-0.57 <coin> زیر
-0.57 <number> <coin>
-0.57 <number> from
-0.57 ^ consensys
-0.57 ^ disney
-0.57 ^ پپه
-0.57 believ
-0.57 believes
-0.57 belie…
-0.57 brok
-0.57 call
-0.57 cash app
-0.57 city
-0.57 delist
-0.57 elon
-0.57 eye
-0.57 fac
-0.57 faces
-0.57 farcast
-0.57 farcaster
-0.57 farca…
-0.57 finall
-0.57 finally
-0.57 force…
-0.57 giveaway $
-0.57 government
-0.57 in europe
-0.57 index
-0.57 infini
-0.57 layer <number>
-0.57 mansion
-0.57 mansi…
-0.57 miner
-0.57 missi…
-0.57 pay <number>
-0.57 rogu
-0.57 rogue
-0.57 siu
-0.57 slump
-0.57 social
-0.57 socia…
-0.57 stadium
-0.57 stadi…
-0.57 wall
-0.57 yat
-0.57 year low
-0.57 بالا رفت
-0.57 بیمه
-0.57 تعداد
-0.57 جذب کرد
-0.57 دهند
-0.57 دهند $
-0.57 فیلم
-0.57 مجازی را
-0.57 می دهند
-0.57 هفته
-0.57 هوش
-0.57 هوش مصنوعی
-0.57 ورشکستگ
-0.57 ورشکستگی
-0.57 کرد
-0.57 کردند
-0.57 کردند $
-0.57 گوگل
-0.58 ^ استخراج
-0.58 ^ تلگرام
-0.58 anoth
-0.58 another
-0.58 anoth…
-0.58 barr
-0.58 barred
-0.58 barre…
-0.58 coin CAKE
-0.58 cost
-0.58 deal with
-0.58 defend
-0.58 defends
-0.58 exchange with law
-0.58 eyes
-0.58 giveawa
-0.58 giveaway
-0.58 givea…
-0.58 hard fork
-0.58 ibm
-0.58 its <coin>
-0.58 law with miner
-0.58 lender
-0.58 over <number>
-0.58 person sam-bankman-fried
-0.58 pool
-0.58 resta…
-0.58 roun
-0.58 round
-0.58 start
-0.58 startups
-0.58 stock jumps
-0.58 suprem
-0.58 supreme
-0.58 supreme court
-0.58 supre…
-0.58 valu
-0.58 yields
-0.58 yield…
-0.58 امنیت
-0.58 امنیتی
-0.58 امنیت…
-0.58 بخریم
-0.58 بلاکچین $
-0.58 بهترین بازی
-0.58 تر
-0.58 درصد رشد
-0.58 دفتر
-0.58 ذخیره
-0.58 را تغییر
-0.58 رکورد زد
-0.58 سازند…
-0.58 قیمت را
-0.58 می گوید
-0.58 کمک
-0.58 گوید
-0.58 گوید $
-0.58 یک میلیارد
-0.59 ^ dash
-0.59 ^ voyager
-0.59 ^ نرخ
-0.59 activ…
-0.59 airdrop with wallet
-0.59 asia $
-0.59 burns
-0.59 close…
-0.59 coin with trading
-0.59 crypt…
-0.59 death
-0.59 fund $
-0.59 funds
-0.59 gener…
-0.59 here
-0.59 in asia
-0.59 jump
-0.59 law
-0.59 law with regulator
-0.59 person with stablecoin
-0.59 recip…
-0.59 roll
-0.59 sec
-0.59 send
-0.59 uk
-0.59 برگزار می
-0.59 خریداران
-0.59 داده
-0.59 داده های
-0.59 را می
-0.59 رشد کرد
-0.59 روح
-0.59 فردا
-0.59 فیزیکی
-0.59 فیزیک…
-0.59 لیکوی…
-0.59 میم کوین
-0.59 های فیزیکی
-0.59 هنرمندان
-0.59 پیوند
-0.59 کالا
-0.59 کنیم
-0.59 کنیم $
-0.59 گرفته
-0.59 گرفته شد
-0.6 <coin> rebrands
-0.6 ^ ethena
-0.6 ^ opensea
-0.6 ^ token
-0.6 ^ whale
-0.6 acquires
-0.6 aid
-0.6 attract
-0.6 attracts
-0.6 attra…
-0.6 avalanch
-0.6 avalanche
-0.6 billion tokens
-0.6 comes to
-0.6 concerts
-0.6 convi…
-0.6 dapp
-0.6 dapper
-0.6 dapper labs
-0.6 dappe…
-0.6 defi with transfer
-0.6 delis…
-0.6 depositor
-0.6 depositors
-0.6 eve
-0.6 eve $
-0.6 forc
-0.6 future
-0.6 ground
-0.6 groun…
-0.6 merge
-0.6 miner with ofTrade
-0.6 network outage
-0.6 other rule market
-0.6 platform
-0.6 platf…
-0.6 pump
-0.6 self
-0.6 small
-0.6 that could
-0.6 to vaulta
-0.6 transaction
-0.6 vaulta
-0.6 victim
-0.6 victi…
-0.6 year eve
-0.6 استقلال
-0.6 استقل…
-0.6 استیبل کوین
-0.6 اسنپ شات
-0.6 اش را
-0.6 ام
-0.6 جمع
-0.6 درب
-0.6 دربی
-0.6 شات
-0.6 لایه
-0.6 مدیر
-0.6 مدیرعامل
-0.6 نت <coin>
-0.6 هایش
-0.6 هزار
-0.6 وی
-0.6 وی ام
-0.6 پرونده
-0.6 پروند…
-0.6 پیدا
-0.6 کار می
-0.61 <person> از
-0.61 <person> دوباره
-0.61 ^ صرافی
-0.61 chas
-0.61 chase
-0.61 club
-0.61 coins one
-0.61 debt
-0.61 developer $
-0.61 dog
-0.61 halts
-0.61 long
-0.61 nft with regulator
-0.61 pepe
-0.61 progr…
-0.61 rallies
-0.61 ralli…
-0.61 reveal
-0.61 reveals
-0.61 revea…
-0.61 scien…
-0.61 sees
-0.61 target
-0.61 targe…
-0.61 to open
-0.61 transfer with whale
-0.61 video
-0.61 اینترنت
-0.61 اینتر…
-0.61 دادگاه
-0.61 دادگا…
-0.61 ده
-0.61 دوقلو
-0.61 دوقلو…
-0.61 رایانه
-0.61 سال $
-0.61 غیرمتمرکز $
-0.61 مصنوع
-0.61 مصنوعی
-0.61 مصنوع…
-0.61 ورشکس…
-0.61 یک سال
-0.62 <price> <price>
-0.62 ^ doge
-0.62 ^ grayscale
-0.62 ^ robinhood
-0.62 ^ ubisoft
-0.62 buil
-0.62 coin PEOPLE
-0.62 data $
-0.62 dex
-0.62 eu
-0.62 fraud $
-0.62 gifts
-0.62 halving
-0.62 halvi…
-0.62 justi…
-0.62 months
-0.62 opens in
-0.62 ord
-0.62 regulator with tech
-0.62 reject
-0.62 rejec…
-0.62 since <number>
-0.62 sotheb
-0.62 sotheby
-0.62 sothe…
-0.62 speak
-0.62 speaks
-0.62 speak…
-0.62 telegram gifts
-0.62 universit
-0.62 university
-0.62 up $
-0.62 users
-0.62 اوپن
-0.62 ترکیه
-0.62 تمدید کرد
-0.62 خارج شد
-0.62 دلار گذشت
-0.62 سلسیوس
-0.62 سلسیو…
-0.62 هولدر…
-0.62 پاییز
-0.62 گفت $
-0.63 ^ animoca
-0.63 ^ stellar
-0.63 about
-0.63 animoca
-0.63 animo…
-0.63 bond on
-0.63 coin ONE
-0.63 coin RNDR
-0.63 coin with exchange
-0.63 coin with whale
-0.63 holder with whale
-0.63 stocks
-0.63 stock…
-0.63 آپ
-0.63 ایران…
-0.63 برابر کرد
-0.63 دارایی کاربران
-0.63 شبکه را
-0.63 شهردار
-0.63 شهرداری
-0.63 شهردا…
-0.63 مهاجرت
-0.63 نفت
-0.63 ها از
-0.63 گوشت
-0.64 ^ sui
-0.64 ^ فرکس
-0.64 ^ نات
-0.64 ahead of
-0.64 airdrop with chain
-0.64 avatars
-0.64 base $
-0.64 colla…
-0.64 complet
-0.64 completes
-0.64 demo
-0.64 hong
-0.64 hong kong
-0.64 kind ofTrade
-0.64 kong
-0.64 licenc
-0.64 peg
-0.64 phone
-0.64 puts
-0.64 sat
-0.64 sats
-0.64 soars after
-0.64 spac
-0.64 talk
-0.64 talks
-0.64 token $
-0.64 warn
-0.64 watcher with whale
-0.64 اش
-0.64 باشیم
-0.64 برگشت $
-0.64 تهران $
-0.64 زد کی
-0.64 سرانجام
-0.64 سرانج…
-0.64 عضو
-0.64 فرکس
-0.64 لیر
-0.64 مهاجر…
-0.64 کجا رسید
-0.65 <coin> <number>
-0.65 ^ melania
-0.65 ^ zksync
-0.65 ^ کیف
-0.65 coin AVAX
-0.65 consensy
-0.65 consensys
-0.65 exchange with tech
-0.65 games $
-0.65 half of
-0.65 melania
-0.65 melan…
-0.65 memecoin
-0.65 memec…
-0.65 metaverse with ofTrade
-0.65 profit
-0.65 returns with
-0.65 rewards $
-0.65 sales $
-0.65 surg
-0.65 vault…
-0.65 weeken
-0.65 weekend
-0.65 weeke…
-0.65 اسنوپ
-0.65 اسنوپ داگ
-0.65 تیرانداز
-0.65 تیراندازی
-0.65 تیران…
-0.65 جذب
-0.65 را ساخت
-0.65 سپرده
-0.65 شبکه <coin>
-0.65 نخورد
-0.65 پایین
-0.65 چهار
-0.65 کرد توکن
-0.65 گفت
-0.66 <number> بازی
-0.66 ^ بایننس
-0.66 analyst with coin
-0.66 asia
-0.66 begins
-0.66 boom $
-0.66 build…
-0.66 coin LUNA
-0.66 cycl
-0.66 execu…
-0.66 grayscal
-0.66 grayscale
-0.66 grays…
-0.66 heat
-0.66 miss
-0.66 nev
-0.66 never
-0.66 p
-0.66 p <number>
-0.66 person michael-saylor
-0.66 points
-0.66 point…
-0.66 profi…
-0.66 s p
-0.66 securit
-0.66 signa…
-0.66 snapshot
-0.66 snaps…
-0.66 vot
-0.66 votes
-0.66 zksync
-0.66 zksyn…
-0.66 آیا
-0.66 است
-0.66 برگزار
-0.66 برگزا…
-0.66 مثبت شد
-0.66 نقدینگ
-0.66 نقدینگی
-0.66 نقدین…
-0.66 هاوینگ
-0.66 هاوین…
-0.66 گوش
-0.66 گوشی
-0.67 ^ نهنگ
-0.67 ^ گری
-0.67 ape
-0.67 coins none
-0.67 cream
-0.67 defen…
-0.67 gift
-0.67 governanc
-0.67 governance
-0.67 kind coin
-0.67 liquidat
-0.67 london
-0.67 londo…
-0.67 on virtual
-0.67 reaches
-0.67 reach…
-0.67 robinhoo
-0.67 robinhood
-0.67 robin…
-0.67 slash…
-0.67 sony
-0.67 takes
-0.67 test
-0.67 to buy
-0.67 watch
-0.67 بانک های
-0.67 تماشاگر
-0.67 تماشا…
-0.67 روی بلاکچین
-0.67 سریال
-0.67 صفر
-0.67 متامسک
-0.67 متامس…
-0.67 میم
-0.68 ^ google
-0.68 ^ حجم
-0.68 ^ چگونه
-0.68 ameri…
-0.68 cash
-0.68 chain with ofTrade
-0.68 charts
-0.68 coin BNB
-0.68 coin with miner
-0.68 distr…
-0.68 execution
-0.68 ga
-0.68 gas
-0.68 glamsterdam
-0.68 glams…
-0.68 home
-0.68 miner with tech
-0.68 next
-0.68 orbit
-0.68 six
-0.68 still
-0.68 swap
-0.68 to the
-0.68 voyag
-0.68 voyager
-0.68 voyag…
-0.68 will
-0.68 اروپا
-0.68 به کجا
-0.68 بی مثل
-0.68 جان
-0.68 دو
-0.68 را بست
-0.68 رایان…
-0.68 رشد
-0.68 فعال شد
-0.68 قطعی
-0.68 مالیات
-0.68 مالیا…
-0.68 هایپ
-0.68 همه چیز
-0.68 هند
-0.68 پرچم
-0.68 چرا
-0.68 چیز
-0.68 گیر
-0.69 ^ a
-0.69 ^ apecoin
-0.69 ^ digital
-0.69 apecoin
-0.69 apeco…
-0.69 autho…
-0.69 business with miner
-0.69 chart
-0.69 coin CRV
-0.69 creditor
-0.69 creditors
-0.69 devs say
-0.69 doge
-0.69 effect
-0.69 effec…
-0.69 eigen…
-0.69 flaredrop
-0.69 glass
-0.69 glasses
-0.69 headset
-0.69 heads…
-0.69 hours $
-0.69 manipulation
-0.69 manip…
-0.69 of tokens
-0.69 outage hits
-0.69 pivots from
-0.69 releases
-0.69 stand…
-0.69 stellar
-0.69 stell…
-0.69 worth <number>
-0.69 انداز…
-0.69 مثبت
-0.69 چطور
-0.7 ^ developers
-0.7 ^ network
-0.7 ^ دش
-0.7 ^ کلاهبرداری
-0.7 capital
-0.7 capit…
-0.7 coin
-0.7 coin with tech
-0.7 cross
-0.7 defi with stablecoin
-0.7 glass…
-0.7 grant
-0.7 light…
-0.7 metaverse $
-0.7 migra…
-0.7 miner with trading
-0.7 out $
-0.7 point
-0.7 posts
-0.7 tak
-0.7 teams with
-0.7 why
-0.7 آرمسترانگ
-0.7 آرمست…
-0.7 استیبل
-0.7 استیب…
-0.7 اندازی
-0.7 ای با
-0.7 بنیان گذار
-0.7 خریدا…
-0.7 دانشگاه
-0.7 دانشگ…
-0.7 دش
-0.7 راه اندازی
-0.7 مثل
-0.7 میلیون
-0.7 چیست
-0.7 کانسنسیس
-0.7 کانسن…
-0.7 کنند $
-0.7 گران
-0.71 <coin> رکورد
-0.71 <coin> می
-0.71 <number> jobs
-0.71 <person> به
-0.71 ^ اسنپ
-0.71 after the
-0.71 avala…
-0.71 avatar
-0.71 avata…
-0.71 based
-0.71 chain with defi
-0.71 compl…
-0.71 confi…
-0.71 contracts
-0.71 deman
-0.71 explain
-0.71 expla…
-0.71 fund for
-0.71 olympic
-0.71 payments
-0.71 plan to
-0.71 rebrands to
-0.71 step
-0.71 tech with transfer
-0.71 اوراکل
-0.71 اوراک…
-0.71 ایردراپ
-0.71 ایردر…
-0.71 باید
-0.71 برابر
-0.71 بعدی
-0.71 داد $
-0.71 راهی
-0.71 سه سال
-0.71 ها $
-0.71 کاهش
-0.72 <coin> پس
-0.72 ^ apple
-0.72 ^ midnight
-0.72 ^ پروتکل
-0.72 begin…
-0.72 decentralized
-0.72 defi
-0.72 demand
-0.72 deman…
-0.72 devs
-0.72 for
-0.72 gain
-0.72 hit
-0.72 laptop
-0.72 lapto…
-0.72 loss
-0.72 loud
-0.72 rule regulation
-0.72 storag
-0.72 storage
-0.72 stora…
-0.72 ticke…
-0.72 trading with transfer
-0.72 از <number>
-0.72 بازار…
-0.72 برنامه
-0.72 برنام…
-0.72 تکان
-0.72 راهنم
-0.72 راهنمای
-0.72 راهنم…
-0.72 زندان
-0.72 زیر
-0.72 صرافی های
-0.72 فورتنایت
-0.72 فورتن…
-0.72 میلیو…
-0.72 هنرمن…
-0.73 ^ trump
-0.73 aft
-0.73 after
-0.73 agent
-0.73 airdrop with tech
-0.73 brows
-0.73 browser
-0.73 brows…
-0.73 business with coin
-0.73 coin XMR
-0.73 comes
-0.73 for web3
-0.73 garr
-0.73 garry
-0.73 lending
-0.73 lendi…
-0.73 micro…
-0.73 mod
-0.73 nba
-0.73 neobank
-0.73 neoba…
-0.73 phon
-0.73 recor
-0.73 regulator with transfer
-0.73 sinc
-0.73 since
-0.73 telegram users
-0.73 thi
-0.73 this
-0.73 upgrade to
-0.73 yapp
-0.73 yappers
-0.73 yappe…
-0.73 آزاد
-0.73 جعلی
-0.73 و <coin>
-0.73 پرمیوم
-0.73 پرمیو…
-0.73 کوانتوم
-0.73 کوانت…
-0.73 کیمچ
-0.73 کیمچی
-0.74 ^ goldman
-0.74 ^ hyperliquid
-0.74 ^ optimism
-0.74 approv
-0.74 boom
-0.74 california
-0.74 calif…
-0.74 coin THETA
-0.74 dollar
-0.74 dolla…
-0.74 goldman
-0.74 goldm…
-0.74 kill
-0.74 lifts
-0.74 low $
-0.74 names new
-0.74 prepar
-0.74 prepares
-0.74 secur…
-0.74 settles
-0.74 slash
-0.74 student
-0.74 students
-0.74 stude…
-0.74 turns <number>
-0.74 virtual asset
-0.74 آمازون
-0.74 آمازو…
-0.74 انتخا…
-0.74 داشته
-0.74 فیزیک
-0.74 میمون
-0.75 <coin>
-0.75 <coin> holders
-0.75 ^ airdrop
-0.75 ^ flare
-0.75 ^ nft
-0.75 ^ مین
-0.75 account
-0.75 accou…
-0.75 acquired
-0.75 bas
-0.75 cent
-0.75 coin EOS
-0.75 coin MIOTA
-0.75 crash
-0.75 ethena
-0.75 ethen…
-0.75 exploit
-0.75 flare
-0.75 get <price>
-0.75 hav
-0.75 having
-0.75 havin…
-0.75 high
-0.75 law with theft
-0.75 month…
-0.75 moonbird
-0.75 moonbirds
-0.75 moonb…
-0.75 olymp…
-0.75 pokemon
-0.75 pokem…
-0.75 quits
-0.75 shared rule whale
-0.75 trims
-0.75 with
-0.75 بیس
-0.75 جاده
-0.75 داگ
-0.75 سیلور
-0.75 می
-0.75 نزدک
-0.75 کل
-0.75 گری
-0.76 <coin> <price>
-0.76 ^ sec
-0.76 ^ virtual
-0.76 ^ walmart
-0.76 ^ yuga
-0.76 addresses
-0.76 every…
-0.76 gold
-0.76 identit
-0.76 layer
-0.76 licen…
-0.76 oracl
-0.76 oracle
-0.76 oracl…
-0.76 orang
-0.76 orange
-0.76 orang…
-0.76 person with trading
-0.76 pilot
-0.76 power
-0.76 rule whale
-0.76 slow
-0.76 your
-0.76 به <number>
-0.76 حجم
-0.76 خال
-0.76 خالی
-0.76 ماینر
-0.76 نصف
-0.76 واقعیت
-0.76 واقعی…
-0.76 پاکستان
-0.76 پاکست…
-0.77 <price> as
-0.77 ^ top
-0.77 after <number>
-0.77 app $
-0.77 arbitrum
-0.77 assets
-0.77 asset…
-0.77 chart…
-0.77 deal $
-0.77 driv
-0.77 drops plan
-0.77 europe $
-0.77 fed
-0.77 first day
-0.77 issue…
-0.77 lift
-0.77 lose
-0.77 new year
-0.77 office
-0.77 on first
-0.77 parent
-0.77 paren…
-0.77 protocol
-0.77 say $
-0.77 suit
-0.77 to bring
-0.77 tokens
-0.77 whales
-0.77 whale…
-0.77 worth
-0.77 آدرس
-0.77 اخراج
-0.77 اخراج کرد
-0.77 بازی تلگرامی
-0.77 بیت
-0.77 تابع
-0.77 تازه ای
-0.77 تولید
-0.77 داد
-0.77 داران
-0.77 را اخراج
-0.77 زبان
-0.77 مارکت
-0.77 می کنند
-0.77 نوبیتکس
-0.77 نوبیت…
-0.77 هشدار
-0.77 هولدر
-0.77 پروتکل
-0.77 پروتک…
-0.77 پوکمون
-0.77 پوکمو…
-0.78 <number> fund
-0.78 ^ jpmorgan
-0.78 ^ شبکه
-0.78 ^ قطعی
-0.78 ^ وب
-0.78 airdrop with exchange
-0.78 and <coin>
-0.78 armstrong
-0.78 armst…
-0.78 banks
-0.78 chain with theft
-0.78 coin USDC
-0.78 communit
-0.78 community
-0.78 commu…
-0.78 fork
-0.78 founder returns
-0.78 infin…
-0.78 inflation
-0.78 jpmorgan
-0.78 jpmor…
-0.78 metaverse with trading
-0.78 nft with transfer
-0.78 person cathie-wood
-0.78 suspe…
-0.78 tech with wallet
-0.78 winte…
-0.78 آواتار
-0.78 آواتا…
-0.78 اف تی
-0.78 ان اف
-0.78 انداز
-0.78 این
-0.78 به زبان
-0.78 تراکنش
-0.78 تراکن…
-0.78 را با
-0.78 زبان ساده
-0.78 سال پس
-0.78 شد
-0.78 لبز
-0.78 های <coin>
-0.79 <price> <number>
-0.79 ^ strk
-0.79 airdrop
-0.79 airdrop with business
-0.79 airdr…
-0.79 analyst with business
-0.79 business with nft
-0.79 climb…
-0.79 files for
-0.79 freez
-0.79 freez…
-0.79 loan
-0.79 markets
-0.79 museum
-0.79 museu…
-0.79 open source
-0.79 propo…
-0.79 source
-0.79 strk
-0.79 take
-0.79 اثبات
-0.79 بر
-0.79 سپاهان
-0.79 سپاها…
-0.79 مساو
-0.79 مساوی
-0.79 پپه
-0.8 <price> in
-0.8 ^ gemini
-0.8 ^ how
-0.8 ahea
-0.8 ahead
-0.8 befor
-0.8 before
-0.8 befor…
-0.8 break…
-0.8 business with whale
-0.8 chain with law
-0.8 coin LTC
-0.8 hacked for
-0.8 hard
-0.8 holder with person
-0.8 of
-0.8 opensea
-0.8 opens…
-0.8 other rule metaverse
-0.8 price with stablecoin
-0.8 review
-0.8 revie…
-0.8 shuts $
-0.8 staking rewards
-0.8 sues
-0.8 yuga labs
-0.8 حمله
-0.8 صرافی ها
-0.8 عموم
-0.81 <price> درصدی
-0.81 ^ binance
-0.81 ^ snoop
-0.81 artist
-0.81 artis…
-0.81 begin
-0.81 europ
-0.81 europe
-0.81 fund with tech
-0.81 how to
-0.81 hyperliqui
-0.81 hyperliquid
-0.81 nft with theft
-0.81 teams
-0.81 to receive
-0.81 trim
-0.81 validator
-0.81 valid…
-0.81 volum
-0.81 volum…
-0.81 walmart
-0.81 walma…
-0.81 جعل
-0.81 درصدی
-0.81 را
-0.81 رونما
-0.81 رونمایی
-0.81 رونما…
-0.81 ماسک
-0.82 ^ سندباکس
-0.82 concert
-0.82 defi with law
-0.82 dev
-0.82 fake
-0.82 final…
-0.82 hype
-0.82 investors
-0.82 ofTrade with regulator
-0.82 see
-0.82 shared rule crypto
-0.82 به آمریکا
-0.82 بورس
-0.82 سندباکس
-0.82 سندبا…
-0.82 عرضه کرد
-0.82 نها
-0.82 نهایی
-0.83 <coin> ronin
-0.83 ^ coinbase
-0.83 burn
-0.83 coin ONT
-0.83 credi…
-0.83 cuts <number>
-0.83 evm
-0.83 hsbc
-0.83 metaverse with price
-0.83 own rule airdrop
-0.83 quit
-0.83 rate
-0.83 shared rule nft
-0.83 shares
-0.83 share…
-0.83 to get
-0.83 ان
-0.83 خرید $
-0.83 سازد
-0.83 سازد $
-0.83 طلبکاران
-0.83 طلبکا…
-0.83 می سازد
-0.83 پای
-0.84 
-0.84 <coin> and
-0.84 ^ جنگ
-0.84 chip
-0.84 claim…
-0.84 coul
-0.84 could
-0.84 europ…
-0.84 halv
-0.84 law with stablecoin
-0.84 ofTrade with wallet
-0.84 optimism
-0.84 optim…
-0.84 person charles-hoskinson
-0.84 prices
-0.84 s
-0.84 sets
-0.84 ust
-0.84 work
-0.84 تغییر
-0.84 موند
-0.85 ^ gaming
-0.85 ^ پل
-0.85 analyst with defi
-0.85 appro…
-0.85 chains $
-0.85 in <coin>
-0.85 person justin-sun
-0.85 rise
-0.85 vr
-0.85 week $
-0.85 بازگش…
-0.85 برد
-0.85 برد $
-0.85 بنیان
-0.85 خودرو
-0.85 زد $
-0.85 نتورک
-0.85 هکر
-0.86 <coin> founder
-0.86 coin COMP
-0.86 coin with regulator
-0.86 comput
-0.86 compu…
-0.86 dao
-0.86 investor
-0.86 lay
-0.86 merg
-0.86 moment
-0.86 momen…
-0.86 prepa…
-0.86 record
-0.86 recor…
-0.86 snap
-0.86 suppl
-0.86 supply
-0.86 suppl…
-0.86 trading with whale
-0.86 فعال
-0.86 نات کوین
-0.86 کنند
-0.87 address
-0.87 addre…
-0.87 buys
-0.87 colle…
-0.87 decentraliz
-0.87 fast
-0.87 inflat
-0.87 inflated
-0.87 lands $
-0.87 mainnet
-0.87 mainn…
-0.87 othersid
-0.87 otherside
-0.87 price
-0.87 put
-0.87 rebrands
-0.87 seek
-0.87 slip
-0.87 slips
-0.87 tesla
-0.87 v2
-0.87 yuga
-0.87 بست
-0.87 بست $
-0.87 خزانه
-0.87 ها را
-0.87 که
-0.88 <coin> را
-0.88 ^ tokenized
-0.88 apple
-0.88 billions
-0.88 billions $
-0.88 custo…
-0.88 fund with trading
-0.88 grow
-0.88 now
-0.88 payment
-0.88 payme…
-0.88 project metaverse
-0.88 rebrand
-0.88 rebra…
-0.88 receiv
-0.88 receive
-0.88 recei…
-0.88 report
-0.88 repor…
-0.88 تاریخی $
-0.88 تعطیل
-0.88 جنگ
-0.89 <coin> blockchain
-0.89 art
-0.89 business with theft
-0.89 climb
-0.89 coin VET
-0.89 ipo
-0.89 lende…
-0.89 pow
-0.89 push
-0.89 از <coin>
-0.89 با <coin>
-0.89 برگشت
-0.89 چقدر
-0.9 among
-0.9 auction
-0.9 aucti…
-0.9 binanc
-0.9 binance
-0.9 binan…
-0.9 bond
-0.9 build
-0.9 can
-0.9 lawy
-0.9 lawye…
-0.9 quantum
-0.9 quant…
-0.9 rat
-0.9 rates
-0.9 top <number>
-0.9 trade…
-0.9 trans…
-0.9 ثبت
-0.9 ماه
-0.9 معاملات
-0.9 کلاهبرداری
-0.9 گذشت
-0.91 <price> $
-0.91 antarctica
-0.91 antar…
-0.91 coin ALGO
-0.91 coin with person
-0.91 coin with transfer
-0.91 futur
-0.91 futur…
-0.91 in a
-0.91 list
-0.91 other…
-0.91 returns to
-0.91 sourc
-0.91 sourc…
-0.91 who
-0.91 yield
-0.91 ارز
-0.91 ازبکستان
-0.91 ازبکس…
-0.91 بدون
-0.91 به
-0.91 کلاهبردار
-0.91 کلاهب…
-0.91 گذشت $
-0.92 <coin> hit
-0.92 arbit…
-0.92 coinbas
-0.92 coinbase
-0.92 coinb…
-0.92 coins several
-0.92 dash
-0.92 defi with regulator
-0.92 hyper…
-0.92 kind stablecoin
-0.92 offer
-0.92 post
-0.92 sliding
-0.92 slidi…
-0.92 sui
-0.92 testnet
-0.92 testn…
-0.92 wallet $
-0.92 را متوقف
-0.92 طلا
-0.92 متوقف کرد
-0.92 مقابل
-0.92 نیم
-0.92 هم
-0.92 و چه
-0.93 a
-0.93 appl
-0.93 car
-0.93 etf
-0.93 exchange with ofTrade
-0.93 expands
-0.93 fees
-0.93 frau
-0.93 fraud
-0.93 game with theft
-0.93 gamescom
-0.93 ident…
-0.93 issu
-0.93 its own
-0.93 offic
-0.93 rall
-0.93 tax
-0.93 در کف
-0.94 collection
-0.94 halt
-0.94 law with price
-0.94 ofTrade with price
-0.94 old
-0.94 person vitalik-buterin
-0.94 raises
-0.94 raise…
-0.94 that
-0.94 ارزش
-0.94 تاریخی
-0.94 تاریخ…
-0.94 تمدید
-0.94 تی
-0.94 رمزارز
-0.94 روز
-0.94 ساده $
-0.94 ساعت
-0.94 نات
-0.94 کف تاریخی
-0.95 <number> هزار
-0.95 ^ kaito
-0.95 analyst with ofTrade
-0.95 chains
-0.95 coin DOGE
-0.95 coin EGLD
-0.95 decen…
-0.95 fund with ofTrade
-0.95 kaito
-0.95 minting
-0.95 minti…
-0.95 اف
-0.95 تعدیل
-0.95 تعدیل کرد
-0.95 دوم
-0.95 سرمایه گذاران
-0.95 شرکت
-0.95 چند
-0.95 چین
-0.96 clou
-0.96 cloud
-0.96 nft with price
-0.96 record $
-0.96 smart
-0.96 نهنگ
-0.96 هزار دلار
-0.96 کدام
-0.97 ^ nasdaq
-0.97 ^ world
-0.97 coin CEL
-0.97 conse…
-0.97 law with person
-0.97 person changpeng-zhao
-0.97 regulator with trading
-0.97 دلاری
-0.97 رمزار…
-0.98 names
-0.98 own rule market
-0.98 اسنپ
-0.98 بالا
-0.98 توکن بازی
-0.98 خرد
-0.98 شد $
-0.98 میلیارد دلار
-0.98 کجا
-0.99 analyst with trading
-0.99 china
-0.99 flare…
-0.99 gemini
-0.99 gemin…
-0.99 metaverse with nft
-0.99 shar
-1 acquir
-1 find
-1 four
-1 jobs $
-1 rais
-1 releas
-1 relea…
-1 say
-1 شده
-1 قطع
-1 متا
-1 پیش
-1 کار
-1.01 ^ فروش
-1.01 business with person
-1.01 cap
-1.01 coin KDA
-1.01 coin NEAR
-1.01 coin with defi
-1.01 kind watcher
-1.01 rule market
-1.01 استار…
-1.01 صندوق
-1.01 کی
-1.02 adida
-1.02 adidas
-1.02 adida…
-1.02 claims
-1.02 hacked
-1.02 own rule nft
-1.02 rare
-1.02 stablecoin with trading
-1.02 thir
-1.02 third
-1.02 wallet
-1.02 هش
-1.02 پل
-1.03 bug
-1.03 business with trading
-1.03 coin FTM
-1.03 coin UNI
-1.03 half
-1.03 link
-1.03 فسخ
-1.03 نرخ
-1.04 ^ ترامپ
-1.04 coin FLOW
-1.04 coin with holder
-1.04 flar
-1.04 flock
-1.04 flock to
-1.04 game with metaverse
-1.04 hands
-1.04 on digital
-1.04 walle…
-1.04 سود
-1.05 block
-1.05 coin FIL
-1.05 million $
-1.05 mining
-1.05 minin…
-1.05 mone
-1.05 money
-1.05 network $
-1.05 sit
-1.05 soars
-1.05 wins
-1.05 زمین
-1.06 <coin> to
-1.06 coin PLA
-1.06 coin with metaverse
-1.06 googl
-1.06 google
-1.06 googl…
-1.06 kid
-1.06 kids
-1.06 miners
-1.06 miner…
-1.06 sites
-1.06 اوراق
-1.06 گام
-1.07 <number> میلیارد
-1.07 ^ بهترین
-1.07 defi with theft
-1.07 nam
-1.07 ofTrade with theft
-1.07 ofTrade with trading
-1.07 ofTrade with transfer
-1.07 own rule defi
-1.07 own rule metaverse
-1.07 provid
-1.07 providers
-1.07 provi…
-1.07 sale
-1.07 sandbox game
-1.07 superhero
-1.07 time
-1.07 استرا…
-1.07 بهترین
-1.07 بهتری…
-1.07 بین
-1.08 coin with ofTrade
-1.08 conce…
-1.08 film
-1.08 quest
-1.08 استخراج
-1.08 نام
-1.09 <coin> در
-1.09 <number> billion
-1.09 but
-1.09 coin AR
-1.09 deposit
-1.09 life
-1.09 proto…
-1.09 win
-1.09 را به
-1.09 کف
-1.1 ^ meta
-1.1 nasdaq
-1.1 nasda…
-1.1 trade any
-1.1 پرسپولیس
-1.1 پرسپو…
-1.1 چه می
-1.1 کارمزد
-1.1 کارمز…
-1.11 ^ توکن
-1.11 explorers
-1.11 files
-1.11 law with nft
-1.11 moves
-1.11 price…
-1.11 reach
-1.11 sink
-1.12 business with law
-1.12 hit by
-1.12 ledg
-1.12 ledger
-1.12 ledge…
-1.12 week
-1.12 whale
-1.12 است $
-1.12 استخر…
-1.12 بایننس
-1.12 باینن…
-1.12 ساده
-1.12 معرف
-1.12 معرفی
-1.13 <coin> خرید
-1.13 how
-1.13 inter…
-1.13 to <number>
-1.13 to launch
-1.13 trump
-1.14 coin SHIB
-1.14 fil
-1.14 rule nft
-1.14 sells
-1.14 startup
-1.14 گیمینگ
-1.14 گیمین…
-1.15 airdrop with nft
-1.15 chain…
-1.15 defi with price
-1.15 gover…
-1.15 law with trading
-1.15 layoffs $
-1.15 stablecoin
-1.15 توکن های
-1.15 معامل…
-1.15 هوشمند
-1.15 هوشمن…
-1.16 coin with fund
-1.16 contract
-1.16 data
-1.16 offic…
-1.16 استیک
-1.16 به روی
-1.16 هک
-1.16 پرید $
-1.17 delays
-1.17 near
-1.17 shared rule airdrop
-1.17 soar
-1.17 درباره
-1.17 دربار…
-1.17 غیرمتمرکز
-1.17 غیرمت…
-1.17 وام
-1.18 coin BTC
-1.18 fee
-1.18 five
-1.18 more
-1.18 pari
-1.18 paris
-1.18 تهران
-1.18 کیف
-1.19 ^ circle
-1.19 exchange with trading
-1.19 labs
-1.19 own rule regulation
-1.19 شود $
-1.19 متوقف
-1.19 کیف پول
-1.2 ^ قرارداد
-1.2 face
-1.2 final
-1.2 hand
-1.2 to <price>
-1.2 worl
-1.2 بی
-1.2 عرضه
-1.21 adds
-1.21 business with ofTrade
-1.21 ofTrade with stablecoin
-1.21 چه
-1.21 گذاران
-1.21 گذارا…
-1.22 metavers
-1.22 metaverse
-1.22 metav…
-1.22 own rule crypto
-1.22 rule crypto
-1.22 توکن
-1.22 زد
-1.22 میلیون دلار
-1.23 airdrop with defi
-1.23 base
-1.23 oasy
-1.23 oasys
-1.23 رکورد
-1.23 چیست و
-1.24 ^ berachain
-1.24 add
-1.24 berachain
-1.24 berac…
-1.24 infla…
-1.24 سه
-1.24 هک <number>
-1.25 meta
-1.25 ایران
-1.26 expand
-1.26 expan…
-1.26 financ
-1.26 for <number>
-1.26 gets
-1.26 تیم ملی
-1.27 compoun
-1.27 compound
-1.27 compo…
-1.27 finance
-1.27 finan…
-1.27 i
-1.27 is
-1.27 outage
-1.27 rule metaverse
-1.27 start…
-1.27 tech with theft
-1.27 خرید
-1.27 دارند
-1.27 دارند $
-1.27 میلیارد
-1.27 میلیا…
-1.28 coin MANA
-1.28 defi with trading
-1.28 proof of
-1.28 rule airdrop
-1.28 sal
-1.28 sales
-1.28 trade
-1.28 turns
-1.28 upgrad
-1.28 upgrade
-1.28 upgra…
-1.28 سهام
-1.29 public
-1.3 ^ sandbox
-1.3 business with defi
-1.3 coin HNT
-1.3 court
-1.3 lab
-1.3 live $
-1.3 بلاک
-1.31 ^ <person>
-1.31 back
-1.31 new
-1.31 project defi
-1.31 slid
-1.31 خارجی
-1.31 سی
-1.32 attack
-1.32 attac…
-1.32 bridge
-1.32 super…
-1.32 whal
-1.32 درصد پرید
-1.32 مین نت
-1.33 coin with nft
-1.33 lets
-1.33 us
-1.33 what
-1.33 پرید
-1.35 exchange
-1.35 hacke…
-1.35 holde…
-1.35 kind trading
-1.35 outag
-1.35 outag…
-1.36 holders
-1.37 <person>
-1.37 lend
-1.37 person elon-musk
-1.37 بانک
-1.37 شدند $
-1.37 ژاپنی
-1.38 business with holder
-1.38 business with stablecoin
-1.38 kind person
-1.38 مین
-1.38 ها
-1.39 <coin> foundation
-1.39 coin with stablecoin
-1.39 kind exchange
-1.39 kind nft
-1.39 maker
-1.4 ^ هک
-1.4 bridg
-1.4 bridg…
-1.4 business with regulator
-1.4 delay
-1.4 delay…
-1.4 gta
-1.4 let
-1.4 pric
-1.4 توکنیزه
-1.4 توکنی…
-1.4 ژاپن
-1.41 depos…
-1.41 kind transfer
-1.41 جدید
-1.42 airdrop with price
-1.42 buy
-1.43 exchang
-1.43 excha…
-1.43 other rule defi
-1.43 turn
-1.43 users $
-1.43 شدند
-1.43 قرارداد
-1.43 قرارد…
-1.44 kind regulator
-1.44 market
-1.44 shared rule market
-1.45 business with wallet
-1.45 coin TON
-1.45 defi with ofTrade
-1.45 عقب
-1.46 ai
-1.46 closes
-1.46 coin MATIC
-1.46 contr…
-1.46 defi with tech
-1.47 بازار
-1.48 deal
-1.48 kind airdrop
-1.48 proof
-1.48 تا
-1.49 kind law
-1.49 mak
-1.49 marke…
-1.49 rule defi
-1.49 stock
-1.49 صراف
-1.49 صرافی
-1.5 coin ADA
-1.51 ^ شرکت
-1.51 mint
-1.51 سال
-1.51 کوین
-1.52 business with chain
-1.52 token
-1.52 آمریکا
-1.52 آمریک…
-1.53 and
-1.53 billion
-1.53 billi…
-1.53 foundation
-1.53 loses <number>
-1.53 چگونه
-1.54 coin TRX
-1.54 hack
-1.55 kind analyst
-1.55 kind metaverse
-1.56 متاورس
-1.56 متاور…
-1.56 میلیون دلاری
-1.56 و
-1.57 chain with tech
-1.57 treasury
-1.57 افتاد $
-1.58 <coin> $
-1.59 <number>
-1.59 chain with trading
-1.59 kind whale
-1.59 rules none
-1.59 در
-1.61 افتاد
-1.62 خارج
-1.64 kind wallet
-1.65 bank
-1.65 business with fund
-1.65 coin with theft
-1.65 ترامپ
-1.65 ملی
-1.67 coin XRP
-1.67 thre
-1.67 three
-1.69 <number> $
-1.69 <number> to
-1.7 hold
-1.72 business with exchange
-1.74 min
-1.77 <number> million
-1.78 at
-1.8 coin LINK
-1.8 coin USDT
-1.81 by
-1.81 u
-1.83 coin HBAR
-1.84 نت
-1.88 پول
-1.89 kind miner
-1.91 over
-1.93 coin ATOM
-1.93 first
-1.93 kind fund
-1.94 on <coin>
-1.95 <number> میلیون
-1.95 get
-1.95 kind chain
-1.97 دلار
-1.98 kind defi
-2.03 claim
-2.04 دیجیتال
-2.04 دیجیت…
-2.08 digital
-2.14 coin SOL
-2.14 digit…
-2.16 shared rule blockchain
-2.19 theft with trading
-2.28 شبکه
-2.79 kind theft
# airdrop
5.92 kind airdrop
4.12 rule airdrop
3.59 own rule airdrop
2.92 airdrop with ofTrade
2.66 airdrop with business
2.47 airdrop with chain
2.47 ایردراپ
2.47 ایردر…
2.41 airdrop with defi
2.09 coin UNI
2 users
1.96 تست
1.96 تست نت
1.95 توکن
1.9 کلیم
1.89 free
1.82 shared rule airdrop
1.81 airdrop with trading
1.8 airdrop with coin
1.78 kind chain
1.77 توکن می
1.77 نت
1.76 rewards
1.74 reward
1.74 rewar…
1.71 ^ ایردراپ
1.67 token
1.66 آموزش
1.64 آموزش شرکت
1.64 شرکت در
1.63 snapshot
1.63 snaps…
1.61 در تست
1.6 each
1.57 airdrop with price
1.53 claim
1.5 tokens
1.49 us
1.44 drop $
1.42 years on
1.41 ^ flare
1.41 airdrop with whale
1.41 drop
1.41 مگا
1.4 airdrop
1.4 airdr…
1.4 flare
1.4 phone
1.38 jupit
1.38 jupiter
1.38 jupit…
1.38 on $
1.38 phon
1.37 each $
1.37 flar
1.35 ^ آموزش
1.35 giveawa
1.35 giveaway
1.35 givea…
1.34 ^ jupiter
1.32 five years
1.32 midnight
1.32 midni…
1.3 شرکت
1.29 دهد $
1.27 <coin> <number>
1.27 ^ فصل
1.27 airdrop with wallet
1.27 eligi…
1.27 gift
1.27 receiv
1.27 receive
1.27 recei…
1.27 می دهد
1.26 دهد
1.25 token…
1.25 فصل
1.24 ^ old
1.24 uni
1.23 کاربر
1.21 ^ متامسک
1.2 five
1.2 old
1.2 years
1.19 telegram users
1.18 who
1.17 flaredrop
1.17 giveaway $
1.16 ^ midnight
1.16 airdrop with game
1.16 آلفا
1.15 evmo
1.15 evmos
1.15 lands $
1.15 ofTrade with wallet
1.15 rektdrop
1.15 rektd…
1.15 امتیازده
1.15 امتیازدهی
1.15 امتیا…
1.14 seeker
1.14 seeke…
1.14 skr
1.13 alloc…
1.13 flare…
1.12 <coin> users
1.12 airdrop with exchange
1.12 yapp
1.12 yappers
1.12 yappe…
1.11 get
1.11 اسنپ شات
1.11 شات
1.11 هر
1.1 earl
1.1 early
1.1 گرفته
1.1 گرفته شد
1.09 final
1.09 relaunch
1.09 relaunches
1.09 relau…
1.09 sybil
1.08 ^ kaito
1.08 kaito
1.07 lands
1.06 airdrop with theft
1.06 claim $
1.05 contributor
1.05 contributors
1.05 distribution
1.05 github
1.05 github contributors
1.05 githu…
1.05 glaci
1.05 glacier
1.05 glacier drop
1.05 glaci…
1.05 midnight glacier
1.05 tokens to
1.05 متامسک
1.05 متامس…
1.04 airdrop with analyst
1.04 set
1.04 ایردراپ جدید
1.04 شروع شد
1.03 ^ اسنپ
1.03 coin ATOM
1.03 jupuar
1.03 jupuary
1.03 jupua…
1.03 pot
1.03 smaller
1.03 small…
1.02 owners
1.02 owner…
1.01 airdrop with nft
1.01 شروع
1 موند
1 پروژه
0.99 depositor
0.99 depositors
0.99 to receive
0.99 هدیه داد
0.98 ^ بایننس
0.98 pixel
0.98 scaveng
0.98 scavenger
0.98 scave…
0.97 recipient
0.97 recipients
0.96 mine
0.96 seek
0.96 strk
0.95 ^ مهلت
0.95 begins
0.95 campaign
0.95 campa…
0.95 بایننس
0.95 باینن…
0.94 tie
0.94 ties
0.94 to claim
0.93 chain with tech
0.93 made
0.93 surprises
0.92 go
0.91 دزدید
0.91 شدند
0.9 <number> addresses
0.9 ^ layerzero
0.9 layerzero
0.9 layer…
0.9 q1
0.9 surpris
0.9 surpr…
0.9 سیبیل
0.89 <coin> rewards
0.89 begin
0.89 chain with price
0.89 looms
0.89 sea
0.89 season
0.89 seaso…
0.89 تمام
0.89 تمام می
0.88 march $
0.88 taken
0.87 ^ celestia
0.87 celestia
0.87 celes…
0.87 hunt
0.87 hunters
0.87 hunte…
0.87 returns with
0.87 تایید کرد
0.87 توزیع
0.87 حذف شد
0.87 را تایید
0.87 فردا
0.86 begin…
0.86 deadlin
0.86 deadline
0.86 grumbl
0.86 grumble
0.86 grumb…
0.86 points
0.86 point…
0.86 story
0.85 <number> free
0.85 billion tokens
0.85 ena
0.85 flag
0.85 march
0.85 point
0.85 پک
0.84 ^ ethena
0.84 ^ کاربران
0.84 deadl…
0.84 falls <price>
0.84 off $
0.84 small
0.84 testnets
0.84 بیس را
0.83 plasma
0.83 plasm…
0.83 rewards $
0.82 ^ notcoin
0.82 eligibl
0.82 eligible
0.82 for <coin>
0.82 notcoin
0.82 notco…
0.82 توکن رایگان
0.82 پلاسما
0.82 پلاسم…
0.81 ^ opensea
0.81 didn
0.81 early users
0.81 of tokens
0.81 رایگان
0.81 رایگا…
0.8 anger…
0.8 got
0.8 unclaim
0.8 unclaimed
0.8 uncla…
0.8 ایردراپ های
0.8 مهلت
0.8 مهلت کلیم
0.79 backlash
0.79 backl…
0.79 buckl
0.79 buckles
0.79 buckl…
0.79 gras
0.79 grass
0.79 shared rule crypto
0.79 treasury $
0.79 ایردراپ هایپرلیکویید
0.79 شناسا
0.79 شناسایی
0.79 شناسا…
0.79 محروم
0.79 کاربران
0.78 zora
0.77 ^ strk
0.77 protocol
0.77 sets
0.77 tge
0.77 three $
0.77 to telegram
0.77 آدرس
0.77 آمریکایی
0.76 addresses $
0.76 hyperliquid hype
0.76 loom
0.76 to treasury
0.75 allocation
0.75 opensea
0.75 opens…
0.75 tokens and
0.75 استور
0.75 استوری
0.75 استور…
0.74 claimabl
0.74 claimable
0.74 gun
0.74 recip…
0.74 sat
0.74 sats
0.74 stage
0.74 that could
0.74 اوپن سی
0.74 کاربر…
0.73 announced
0.73 backpack
0.73 backp…
0.73 ethena
0.73 ethen…
0.73 exchange with ofTrade
0.73 hodl
0.73 hodler
0.73 hodle…
0.73 بک
0.73 لیر
0.73 پرتال
0.72 <price> as
0.72 ^ starknet
0.72 distr…
0.72 giv
0.72 gives
0.72 starknet
0.72 stark…
0.72 wallets
0.72 چهارم
0.71 coin C98
0.71 coin DYDX
0.71 donate
0.71 ire
0.71 هزار
0.7 await
0.7 eligibilit
0.7 eligibility
0.7 gamers
0.7 gamer…
0.7 t $
0.7 to get
0.7 تایید
0.7 حذف
0.69 ^ aster
0.69 ast
0.69 aster
0.69 back to
0.69 disappoint
0.69 disappointed
0.69 disap…
0.69 donat
0.69 load
0.69 proto…
0.69 stake…
0.69 starknet airdrop
0.69 testers
0.69 اردیبهشت
0.69 اردیب…
0.69 ایگن
0.69 درباره ایردراپ
0.68 ^ catizen
0.68 catizen
0.68 catiz…
0.68 meteora
0.68 meteo…
0.68 telegram
0.68 teleg…
0.68 اوپن
0.67 <person> midnight
0.67 ^ lighter
0.67 farmers $
0.67 light
0.67 lighter
0.67 out $
0.67 retroactiv
0.67 retroactive
0.67 retroactive rewards
0.67 retro…
0.67 some
0.67 stakedrop
0.66 blast
0.66 from wallets
0.66 دارندگان <coin>
0.66 سپرده
0.65 airdrop $
0.65 claim…
0.65 communit
0.65 community
0.65 commu…
0.65 millions
0.65 reaches <number>
0.65 to early
0.65 tokens each
0.64 ^ pudgy
0.64 before it
0.64 دارندگان
0.64 دارند…
0.63 and <coin>
0.63 fac
0.63 faces
0.63 رایگان می
0.62 allocat
0.62 allocates
0.62 free tokens
0.62 land
0.62 that
0.62 this week
0.62 to watch
0.62 wallets $
0.62 گذاران
0.62 گذارا…
0.61 airdrop with person
0.61 airdrops
0.61 business with chain
0.61 figur
0.61 figur…
0.61 phantom
0.61 phant…
0.61 second airdrop
0.61 users with
0.61 داگز
0.61 دریافت ایردراپ
0.61 هولدرهای <coin>
0.6 ^ top
0.6 coul
0.6 could
0.6 exist
0.6 exists
0.6 exist…
0.6 works
0.6 year
0.6 پلی مارکت
0.59 angers
0.59 confuse
0.59 how
0.59 page
0.59 set for
0.59 دوم ایردراپ
0.59 فصل دوم
0.59 میدنایت
0.59 میدنا…
0.58 ^ metamask
0.58 احتمال
0.58 احتما…
0.58 بدهید
0.57 <number> wallets
0.57 fans
0.57 get <price>
0.57 met
0.57 qualify $
0.57 rich
0.57 wallets qualify
0.57 باز شد
0.57 نشده
0.56 ^ zksync
0.56 testnet
0.56 testn…
0.56 top <number>
0.56 zksync
0.56 zksyn…
0.56 آذر
0.56 معتبر
0.56 میلیونر
0.56 گام
0.55 <coin> and
0.55 anim
0.55 anime
0.55 dogs
0.55 operators
0.55 saga
0.55 stag
0.55 users $
0.55 کاربران قدیمی
0.54 ^ berachain
0.54 ^ pixels
0.54 airdrop leaves
0.54 airdrop with regulator
0.54 befor
0.54 before
0.54 befor…
0.54 berachain
0.54 berac…
0.54 business with coin
0.54 penguins
0.54 pixels
0.54 pixel…
0.54 program
0.54 pudg
0.54 pudgy
0.54 pudgy penguins
0.54 آبان
0.54 بستر
0.54 به دارندگان
0.54 نباید
0.53 eigenlay
0.53 eigenlayer
0.52 addresses
0.52 bonk
0.52 for
0.52 kind wallet
0.52 million wallets
0.52 reveal
0.52 reveals
0.52 revea…
0.52 stor
0.52 ایردراپ چقدر
0.52 فان
0.52 موناد
0.51 arb
0.51 its node
0.51 millionair
0.51 millionaires
0.51 sybils
0.51 sybil…
0.51 thursda
0.51 thursday
0.51 thurs…
0.51 بگیریم
0.51 بگیریم $
0.51 بگیری…
0.51 رایگان برای
0.51 زمان
0.51 های رایگان
0.51 واجد
0.51 واجد شرایط
0.5 drains
0.5 drains <number>
0.5 secon
0.5 second
0.5 دریافت
0.5 دریاف…
0.5 قدم
-0.5 <coin> co
-0.5 <coin> hits
-0.5 ^ address
-0.5 ^ brave
-0.5 ^ maker
-0.5 ^ square
-0.5 ^ ربات
-0.5 ^ مالیات
-0.5 blockchain $
-0.5 brand
-0.5 business with game
-0.5 charg
-0.5 charg…
-0.5 coins
-0.5 days
-0.5 driv
-0.5 ent
-0.5 enters
-0.5 enter…
-0.5 exchanges
-0.5 forces
-0.5 founders
-0.5 gifts
-0.5 holder with trading
-0.5 hours
-0.5 kind exchange
-0.5 lays
-0.5 lays off
-0.5 migrat
-0.5 move
-0.5 nears
-0.5 own rule blockchain
-0.5 person with regulator
-0.5 pol
-0.5 pool
-0.5 price
-0.5 repays
-0.5 share
-0.5 societ
-0.5 socie…
-0.5 stacks
-0.5 stack…
-0.5 telegram gifts
-0.5 traders $
-0.5 آمریکا رسید
-0.5 آواتار
-0.5 آواتا…
-0.5 تر شد
-0.5 دستگاه
-0.5 دستگا…
-0.5 ربات های
-0.5 رمزارز $
-0.5 رو
-0.5 سریع
-0.5 سریع تر
-0.5 شکست
-0.5 فضا
-0.5 هاوینگ
-0.5 هاوین…
-0.5 یا
-0.51 <coin> community
-0.51 <number> درجه
-0.51 ^ رای
-0.51 ^ محکومیت
-0.51 agents
-0.51 agent…
-0.51 ai agents
-0.51 avatar
-0.51 avata…
-0.51 beach
-0.51 black…
-0.51 bount
-0.51 bounty
-0.51 bount…
-0.51 catalyst
-0.51 catal…
-0.51 celebrat
-0.51 celebrating
-0.51 coin FLOW
-0.51 coin KNC
-0.51 coin YFI
-0.51 collectibl
-0.51 depegs
-0.51 depeg…
-0.51 down $
-0.51 key
-0.51 kind analyst
-0.51 lead
-0.51 links
-0.51 london
-0.51 londo…
-0.51 monitorship
-0.51 monit…
-0.51 museum
-0.51 museu…
-0.51 nba
-0.51 other
-0.51 price with stablecoin
-0.51 profit
-0.51 quits
-0.51 raid
-0.51 rig
-0.51 russia
-0.51 snap
-0.51 stores
-0.51 store…
-0.51 target
-0.51 targe…
-0.51 بازگشت
-0.51 به بیت
-0.51 توسعه
-0.51 تی
-0.51 در فاز
-0.51 درجه
-0.51 درجه سلسیوس
-0.51 درمان
-0.51 دلار از
-0.51 رمزارز با
-0.51 روی <coin>
-0.51 سه برابر
-0.51 شش
-0.51 شهردار
-0.51 شهرداری
-0.51 شهردا…
-0.51 صنعت
-0.51 فاز
-0.51 محکومیت
-0.51 محکوم…
-0.51 مشترک
-0.51 همه
-0.51 هوش
-0.51 هوش مصنوعی
-0.51 وب <number>
-0.51 پرونده
-0.51 پروند…
-0.51 کانسنسیس
-0.51 کانسن…
-0.52 <number>
-0.52 ^ near
-0.52 ^ stellar
-0.52 ^ tokenized
-0.52 ^ سود
-0.52 ^ ماسک
-0.52 ^ میمون
-0.52 anywher
-0.52 anywhere
-0.52 anywh…
-0.52 arbitrum dao
-0.52 brands
-0.52 brows
-0.52 browser
-0.52 brows…
-0.52 calm
-0.52 dash for
-0.52 developers $
-0.52 die
-0.52 effect
-0.52 effec…
-0.52 exits
-0.52 fear
-0.52 former
-0.52 funds
-0.52 gitcoin
-0.52 gitco…
-0.52 hmstr
-0.52 host
-0.52 ofTrade with price
-0.52 on new
-0.52 research
-0.52 resea…
-0.52 revenue $
-0.52 roblox
-0.52 roblo…
-0.52 run
-0.52 settles
-0.52 sneakers
-0.52 spot
-0.52 stash
-0.52 stocks
-0.52 stock…
-0.52 storag
-0.52 storage
-0.52 stora…
-0.52 to earn
-0.52 upbit
-0.52 wall
-0.52 war
-0.52 امن است
-0.52 بخریم
-0.52 تیم
-0.52 خانه
-0.52 خرد $
-0.52 دایو
-0.52 دولت
-0.52 را می
-0.52 سرانجام
-0.52 سرانج…
-0.52 سرقت
-0.52 هنرمندان
-0.52 ورشکستگ
-0.52 ورشکستگی
-0.52 پشتیبان
-0.52 پشتیبانی
-0.52 پول های
-0.52 کلید
-0.53 <number> year
-0.53 ^ satoshi
-0.53 ^ گری
-0.53 airdrop with miner
-0.53 break
-0.53 chain with regulator
-0.53 coin PYR
-0.53 coin SPELL
-0.53 creators
-0.53 crop
-0.53 europe $
-0.53 game with theft
-0.53 golden
-0.53 golde…
-0.53 ibm
-0.53 kalshi
-0.53 kalsh…
-0.53 l2
-0.53 loans
-0.53 magic
-0.53 moment
-0.53 momen…
-0.53 orb
-0.53 profi…
-0.53 put
-0.53 return to
-0.53 scien…
-0.53 season $
-0.53 squar
-0.53 square
-0.53 squar…
-0.53 stack
-0.53 tax $
-0.53 the sandbox
-0.53 trial
-0.53 valuation
-0.53 valua…
-0.53 vanish
-0.53 vanis…
-0.53 اولین
-0.53 بازار…
-0.53 بانک های
-0.53 برابر کرد
-0.53 برمی گردد
-0.53 دست
-0.53 فایننس
-0.53 فاینن…
-0.53 فن
-0.53 واکنش
-0.53 پشتیب…
-0.53 کوین های
-0.53 گر
-0.53 گردند
-0.54 <coin> etf
-0.54 <coin> نصف
-0.54 ^ meta
-0.54 ^ استخراج
-0.54 ^ حجم
-0.54 ^ سویی
-0.54 ^ لیگ
-0.54 ^ معرفی
-0.54 acces
-0.54 access
-0.54 attack $
-0.54 brand…
-0.54 chains
-0.54 coin CEL
-0.54 coin NEAR
-0.54 dead
-0.54 exchange with regulator
-0.54 flow
-0.54 here why
-0.54 its own
-0.54 metaverse with price
-0.54 miss
-0.54 month $
-0.54 of <coin>
-0.54 rally
-0.54 sells <number>
-0.54 sky
-0.54 stand…
-0.54 subsid
-0.54 subsidy
-0.54 subsidy $
-0.54 subsi…
-0.54 sunperp
-0.54 sunpe…
-0.54 tesla
-0.54 to launch
-0.54 to the
-0.54 tokens explained
-0.54 wood
-0.54 استیکینگ <coin>
-0.54 اپتیمیزم
-0.54 اپتیم…
-0.54 بیمه
-0.54 دلار را
-0.54 رفع
-0.54 سوپرچین
-0.54 سوپرچ…
-0.54 غیرمتمرکز $
-0.54 لیگ
-0.54 معرفی کرد
-0.54 می رود
-0.54 ها از
-0.54 گران شد
-0.55 <coin> loses
-0.55 <price> درصدی
-0.55 ^ exchange
-0.55 ^ nft
-0.55 bet
-0.55 celeb…
-0.55 chart…
-0.55 ches
-0.55 chess
-0.55 coin ANC
-0.55 coin XLM
-0.55 coin XMR
-0.55 director
-0.55 download
-0.55 downl…
-0.55 europ
-0.55 europe
-0.55 expect
-0.55 expec…
-0.55 fund with tech
-0.55 halving
-0.55 halvi…
-0.55 i
-0.55 in <number>
-0.55 is
-0.55 licen…
-0.55 local
-0.55 money $
-0.55 nasdaq
-0.55 nasda…
-0.55 ofTrade with whale
-0.55 own rule game
-0.55 pension
-0.55 pensi…
-0.55 person with transfer
-0.55 protest
-0.55 puzzle
-0.55 rolls
-0.55 theft with transfer
-0.55 to cash
-0.55 ultra
-0.55 آپبیت
-0.55 اسپانیا
-0.55 اسپانیایی
-0.55 اسپان…
-0.55 انداخت
-0.55 انداخت $
-0.55 بایننس $
-0.55 ترین
-0.55 درصدی
-0.55 درگذشت
-0.55 درگذش…
-0.55 ده
-0.55 ساتوش
-0.55 ساتوشی
-0.55 ساتوش…
-0.55 سیاستمدار
-0.55 سیاست…
-0.55 شریف
-0.55 طراح
-0.55 طراحی
-0.55 لیکوی…
-0.55 و چه
-0.55 کجا رسید
-0.55 کشور
-0.55 کمک
-0.55 کوین ها
-0.55 گیر
-0.56 ^ oasis
-0.56 ^ snoop
-0.56 addres
-0.56 binance to
-0.56 boom $
-0.56 capit…
-0.56 coin ICP
-0.56 direc…
-0.56 else
-0.56 executiv
-0.56 eye
-0.56 finds
-0.56 for ipo
-0.56 front
-0.56 front end
-0.56 grants
-0.56 hardwar
-0.56 hardware
-0.56 hardw…
-0.56 holder with watcher
-0.56 holds
-0.56 layoff
-0.56 layoffs
-0.56 layof…
-0.56 miner with trading
-0.56 oasi
-0.56 oasis
-0.56 offers
-0.56 quests
-0.56 returns as
-0.56 rollup
-0.56 rollu…
-0.56 russi…
-0.56 septemb
-0.56 september
-0.56 septe…
-0.56 settl
-0.56 soars
-0.56 start
-0.56 than
-0.56 wallet
-0.56 watch this
-0.56 weighs
-0.56 weigh…
-0.56 اش
-0.56 ایرودروم
-0.56 ایرود…
-0.56 به کجا
-0.56 تحریم
-0.56 تراکنش
-0.56 تراکن…
-0.56 تومانی
-0.56 تومان…
-0.56 دست داد
-0.56 زد
-0.56 متامسک $
-0.56 نرخ بهره
-0.56 ورزش
-0.56 ولودروم
-0.56 ولودر…
-0.56 کالا
-0.57 ^ استراتژی
-0.57 ^ چرا
-0.57 altcoins
-0.57 brok
-0.57 business with miner
-0.57 capital
-0.57 coin EGLD
-0.57 compa…
-0.57 decentralizes
-0.57 earnings
-0.57 eyes
-0.57 heat
-0.57 hsbc
-0.57 law with miner
-0.57 low $
-0.57 moves <number>
-0.57 oth
-0.57 pro
-0.57 sequenc
-0.57 sequencer
-0.57 sneak
-0.57 sneak…
-0.57 south
-0.57 stolen from
-0.57 titles
-0.57 title…
-0.57 warns of
-0.57 weigh
-0.57 why <coin>
-0.57 zero
-0.57 برا
-0.57 برای
-0.57 خریدا…
-0.57 سر
-0.57 فروخت
-0.57 فیلم
-0.57 مرکزی
-0.57 نگه
-0.57 گفت $
-0.57 گوگل
-0.58 ^ kraken
-0.58 ^ venus
-0.58 ^ خزانه
-0.58 ^ قطعی
-0.58 acces…
-0.58 as <coin>
-0.58 base $
-0.58 ceo $
-0.58 coin VET
-0.58 decentralized
-0.58 delays
-0.58 europ…
-0.58 ex
-0.58 force…
-0.58 form
-0.58 forme…
-0.58 in daily
-0.58 lists
-0.58 microsoft
-0.58 nft with regulator
-0.58 puzzl
-0.58 puzzl…
-0.58 risk
-0.58 scrutin
-0.58 scrutiny
-0.58 scrut…
-0.58 stellar
-0.58 stell…
-0.58 still
-0.58 trading $
-0.58 tumbl
-0.58 tumbl…
-0.58 venu
-0.58 venus
-0.58 watch…
-0.58 انداخ…
-0.58 بالاخره
-0.58 بالاخ…
-0.58 به <number>
-0.58 بهره
-0.58 تومان
-0.58 داگ
-0.58 فیزیک
-0.58 مثبت شد
-0.58 مرکز
-0.58 مهاجرت
-0.58 هند
-0.58 گذاشت
-0.58 گذاشت $
-0.59 ^ dash
-0.59 ^ samsung
-0.59 admin
-0.59 among
-0.59 brac
-0.59 brace
-0.59 chain with trading
-0.59 cod
-0.59 coders
-0.59 coder…
-0.59 compromised
-0.59 end us
-0.59 flash
-0.59 hong
-0.59 hong kong
-0.59 issue…
-0.59 kong
-0.59 law with ofTrade
-0.59 memecoin
-0.59 memec…
-0.59 nets
-0.59 position
-0.59 posit…
-0.59 quit
-0.59 record $
-0.59 regulator with transfer
-0.59 rules one
-0.59 samsung
-0.59 samsu…
-0.59 spik
-0.59 to end
-0.59 token2049
-0.59 walle…
-0.59 بنیان گذار
-0.59 توکنیزه
-0.59 توکنی…
-0.59 تپ سواپ
-0.59 جان
-0.59 ذره
-0.59 ذره بین
-0.59 زیر ذره
-0.59 متا
-0.59 پیشنهاد
-0.59 پیشنه…
-0.59 گردد
-0.59 گردد $
-0.6 <price> <price>
-0.6 ^ airdrop
-0.6 ^ fed
-0.6 ^ grayscale
-0.6 binance us
-0.6 boom
-0.6 business with holder
-0.6 damien
-0.6 damie…
-0.6 delayed
-0.6 government
-0.6 hack $
-0.6 hirst
-0.6 holder with ofTrade
-0.6 in a
-0.6 inflation
-0.6 kind whale
-0.6 law with regulator
-0.6 les
-0.6 less
-0.6 lose
-0.6 markets
-0.6 miner with ofTrade
-0.6 paintings
-0.6 pays
-0.6 ronin
-0.6 slid
-0.6 sony
-0.6 speak
-0.6 speaks
-0.6 speak…
-0.6 staff $
-0.6 استراتژ
-0.6 استراتژی
-0.6 انتخا…
-0.6 دیگر
-0.6 زندان
-0.6 سه سال
-0.6 شهر
-0.6 عرضه کرد
-0.6 مثبت
-0.6 نقد
-0.6 گذاری
-0.61 <coin>
-0.61 ^ sec
-0.61 ^ voyager
-0.61 ^ what
-0.61 ^ هک
-0.61 coin DOGE
-0.61 coin with holder
-0.61 doubles
-0.61 forc
-0.61 grayscal
-0.61 grayscale
-0.61 grays…
-0.61 headset
-0.61 heads…
-0.61 jumps on
-0.61 kraken
-0.61 krake…
-0.61 law with price
-0.61 miner
-0.61 miner with tech
-0.61 months
-0.61 project game
-0.61 quart…
-0.61 sees
-0.61 settl…
-0.61 since <number>
-0.61 space
-0.61 toda
-0.61 today
-0.61 today $
-0.61 trading with transfer
-0.61 بالا
-0.61 دو برابر
-0.61 رود
-0.61 سواپ
-0.61 سوی
-0.61 سویی
-0.61 مالیات
-0.61 مالیا…
-0.61 مشاور
-0.61 موبایل
-0.61 موبای…
-0.61 نیت
-0.61 پالی
-0.62 <coin> <coin>
-0.62 <coin> زیر
-0.62 <number> hit
-0.62 <number> years
-0.62 analyst with business
-0.62 blocks
-0.62 coin MKR
-0.62 coin SNX
-0.62 compromis
-0.62 defi with trading
-0.62 deman
-0.62 earning
-0.62 earni…
-0.62 ga
-0.62 gas
-0.62 million tokens
-0.62 returned
-0.62 sbtc
-0.62 singapor
-0.62 singapore
-0.62 singa…
-0.62 thinks
-0.62 think…
-0.62 اروپا
-0.62 بدون
-0.62 دارند
-0.62 دارند $
-0.62 هنرمن…
-0.62 و آینده
-0.62 پرید $
-0.62 کوانتوم
-0.62 کوانت…
-0.63 ^ digital
-0.63 ^ trump
-0.63 ^ خرید
-0.63 ^ دانشگاه
-0.63 ^ دش
-0.63 ^ وام
-0.63 armstrong
-0.63 armst…
-0.63 coin
-0.63 domain
-0.63 domains
-0.63 domai…
-0.63 fund with ofTrade
-0.63 future
-0.63 know $
-0.63 liquidit
-0.63 liquidity
-0.63 ord
-0.63 person michael-saylor
-0.63 rabb
-0.63 rabby
-0.63 rebrands
-0.63 rise
-0.63 roll
-0.63 seed
-0.63 surg
-0.63 tested
-0.63 trust
-0.63 tvl
-0.63 voucher
-0.63 winners
-0.63 winners $
-0.63 امن
-0.63 باز
-0.63 برابر شد
-0.63 بیشتر
-0.63 دش
-0.63 را به
-0.63 سازی
-0.63 شبکه <coin>
-0.63 فروشن…
-0.63 مبتدیان
-0.63 مبتدی…
-0.63 مصنوع
-0.63 مصنوعی
-0.63 مصنوع…
-0.63 نصف شد
-0.63 ها به
-0.63 ورشکس…
-0.63 پاسخ
-0.64 <coin> <price>
-0.64 ^ بازار
-0.64 ^ کلاهبرداری
-0.64 against
-0.64 again…
-0.64 business with whale
-0.64 cash app
-0.64 complet
-0.64 completes
-0.64 debt
-0.64 demand
-0.64 deman…
-0.64 exchange with person
-0.64 from <coin>
-0.64 law with wallet
-0.64 nft with transfer
-0.64 rate
-0.64 retail
-0.64 retai…
-0.64 satoshi
-0.64 styl
-0.64 style
-0.64 suit $
-0.64 tap
-0.64 taps
-0.64 tech with transfer
-0.64 thousands of
-0.64 urges
-0.64 yields $
-0.64 آزاد
-0.64 اسلشینگ
-0.64 اسلشی…
-0.64 امروز
-0.64 در صرافی
-0.64 را بست
-0.64 روزانه
-0.64 روزان…
-0.64 رییس
-0.64 زمین
-0.64 ساعت از
-0.64 سوزان…
-0.64 عضو
-0.64 نها
-0.64 نهایی
-0.64 ها را
-0.64 وب
-0.64 پاییز
-0.65 <number> for
-0.65 ^ apple
-0.65 bitconnect
-0.65 bitco…
-0.65 call
-0.65 coins none
-0.65 collapse
-0.65 grows
-0.65 halts
-0.65 hard
-0.65 ipo $
-0.65 over
-0.65 payments
-0.65 person sam-bankman-fried
-0.65 recall
-0.65 recal…
-0.65 restitution
-0.65 resti…
-0.65 returns to
-0.65 staking rewards
-0.65 steal
-0.65 داده
-0.65 داده های
-0.65 دسترس
-0.65 پال
-0.65 پرمیوم
-0.65 پرمیو…
-0.65 کیمچ
-0.65 کیمچی
-0.65 گفت
-0.66 ahea
-0.66 ahead
-0.66 anoth
-0.66 another
-0.66 anoth…
-0.66 bankruptc
-0.66 bankruptcy
-0.66 bankr…
-0.66 becomes
-0.66 builders
-0.66 builders $
-0.66 chao
-0.66 chaos
-0.66 coin with transfer
-0.66 collaps
-0.66 compensat
-0.66 compensates
-0.66 compr…
-0.66 defi with person
-0.66 open source
-0.66 peg
-0.66 proof
-0.66 slash…
-0.66 soar
-0.66 sotheb
-0.66 sotheby
-0.66 sothe…
-0.66 source
-0.66 spiral
-0.66 spira…
-0.66 sues
-0.66 to builders
-0.66 to leave
-0.66 uk
-0.66 valu
-0.66 الکترونیک
-0.66 الکتر…
-0.66 ترکیه
-0.66 تهران $
-0.66 دارایی کاربران
-0.66 رشد
-0.66 سلسیوس
-0.66 سلسیو…
-0.66 طلبکاران
-0.66 طلبکا…
-0.66 نامه
-0.66 نتورک
-0.66 نیروهایش
-0.66 نیروهایش را
-0.66 نیروه…
-0.66 هشدار
-0.67 ^ stepn
-0.67 assets
-0.67 asset…
-0.67 beta
-0.67 cent
-0.67 everyth
-0.67 everything
-0.67 exchange with price
-0.67 hit by
-0.67 its <coin>
-0.67 kill
-0.67 long
-0.67 metavers
-0.67 metaverse
-0.67 metav…
-0.67 office
-0.67 parent
-0.67 paren…
-0.67 passes <number>
-0.67 person cathie-wood
-0.67 smart
-0.67 steam $
-0.67 take
-0.67 withd…
-0.67 انتقال
-0.67 اپلیکیشن
-0.67 اپلیک…
-0.67 تر
-0.67 درون زنجیره
-0.67 را در
-0.67 رمزارزی
-0.67 سهام
-0.67 می گوید
-0.67 هک شد
-0.67 گوید
-0.67 گوید $
-0.68 ^ دلار
-0.68 ^ شرکت
-0.68 ^ مرورگر
-0.68 acquires
-0.68 all
-0.68 altcoin
-0.68 altco…
-0.68 and ai
-0.68 art
-0.68 bny
-0.68 coin HBAR
-0.68 coin IMX
-0.68 comput
-0.68 compu…
-0.68 contracts
-0.68 drained
-0.68 gains
-0.68 game
-0.68 gestur
-0.68 gesture
-0.68 gestu…
-0.68 judg
-0.68 over <coin>
-0.68 pari
-0.68 paris
-0.68 post
-0.68 repay
-0.68 stolen
-0.68 stole…
-0.68 think
-0.68 thousand
-0.68 thousands
-0.68 thous…
-0.68 to buy
-0.68 warns
-0.68 winn
-0.68 winne…
-0.68 انتقا…
-0.68 بریو
-0.68 دلار
-0.68 دلار گذشت
-0.68 رونمایی کرد
-0.68 صدر
-0.68 مرورگر
-0.68 مرورگر بریو
-0.68 مرورگ…
-0.68 نفت
-0.68 واریز
-0.68 کردند
-0.68 کردند $
-0.68 یکی
-0.69 ^ sandbox
-0.69 autho…
-0.69 bond
-0.69 crash $
-0.69 eigen…
-0.69 expos
-0.69 exposes
-0.69 grant…
-0.69 hacked
-0.69 meta
-0.69 micro…
-0.69 must
-0.69 nyse
-0.69 own rule whale
-0.69 priva…
-0.69 satos…
-0.69 spac
-0.69 support for
-0.69 takes <number>
-0.69 under new
-0.69 استیبل کوین
-0.69 خود
-0.69 درون
-0.69 لایتنینگ
-0.69 لایتن…
-0.69 ماسک
-0.69 میلیون <coin>
-0.69 های درون
-0.69 پاکستان
-0.69 پاکست…
-0.7 <coin> launches
-0.7 <number> <number>
-0.7 ^ curve
-0.7 ^ melania
-0.7 ^ ust
-0.7 ^ virtual
-0.7 ^ کوین
-0.7 adds support
-0.7 ape
-0.7 approves
-0.7 coin FIL
-0.7 expos…
-0.7 frau
-0.7 fraud
-0.7 loss
-0.7 melania
-0.7 melan…
-0.7 merge
-0.7 pay <number>
-0.7 rejects
-0.7 revenu
-0.7 revenue
-0.7 reven…
-0.7 rule crypto
-0.7 shuts down
-0.7 sourc
-0.7 sourc…
-0.7 unive…
-0.7 اضافه
-0.7 اوراکل
-0.7 اوراک…
-0.7 برداشت
-0.7 برداش…
-0.7 خارجی
-0.7 درصد پرید
-0.7 را نصف
-0.7 نصف کرد
-0.7 نهنگ ها
-0.7 نیم
-0.7 هنوز
-0.7 پای
-0.7 چرا
-0.7 کنند $
-0.7 گیرندگان
-0.7 گیرند…
-0.71 ^ circle
-0.71 ^ ضرر
-0.71 analyst with coin
-0.71 break…
-0.71 cap
-0.71 chain…
-0.71 coin AR
-0.71 compl…
-0.71 cost
-0.71 gets <number>
-0.71 gmt
-0.71 home
-0.71 life
-0.71 mobil
-0.71 mobile
-0.71 mobil…
-0.71 offer…
-0.71 release
-0.71 seque…
-0.71 trans…
-0.71 تپ
-0.71 حجم
-0.71 خودرو
-0.71 درصد ریخت
-0.71 ساخت $
-0.72 <coin> drops
-0.72 <coin> چه
-0.72 ^ world
-0.72 ^ قیمت
-0.72 ^ نرخ
-0.72 ^ کارت
-0.72 chip
-0.72 clou
-0.72 cloud
-0.72 deposits $
-0.72 doubl
-0.72 doubl…
-0.72 fed
-0.72 holder with whale
-0.72 insiders
-0.72 million
-0.72 nft with price
-0.72 nft with theft
-0.72 quietl
-0.72 quietly
-0.72 quiet…
-0.72 repay…
-0.72 vote
-0.72 آخرین
-0.72 آرمسترانگ
-0.72 آرمست…
-0.72 جهانی
-0.72 میمون
-0.72 پرید
-0.73 game with metaverse
-0.73 games
-0.73 halv
-0.73 infla…
-0.73 names new
-0.73 quest…
-0.73 restaking
-0.73 slow
-0.73 startup
-0.73 trade this
-0.73 union
-0.73 votes to
-0.73 voyag
-0.73 voyager
-0.73 voyag…
-0.73 watcher with whale
-0.73 استیک
-0.73 ثبت
-0.73 را با
-0.73 مدیر
-0.73 ها $
-0.74 <number> jobs
-0.74 about
-0.74 below <price>
-0.74 business with wallet
-0.74 coin with miner
-0.74 coin with price
-0.74 concentration
-0.74 cros
-0.74 gat
-0.74 gated
-0.74 hacker
-0.74 migra…
-0.74 overtak
-0.74 overtakes
-0.74 reject
-0.74 rejec…
-0.74 sim
-0.74 slash
-0.74 ticketmast
-0.74 ticketmaster
-0.74 twist
-0.74 unemployment
-0.74 unemp…
-0.74 استیبل
-0.74 استیب…
-0.74 افتاد $
-0.74 بزرگ
-0.74 خال
-0.74 خالی
-0.75 <coin> founder
-0.75 <number> after
-0.75 ^ here
-0.75 ^ lightning
-0.75 coin ONE
-0.75 etherfi
-0.75 ether…
-0.75 into a
-0.75 kind coin
-0.75 lende…
-0.75 liquidat
-0.75 quantum
-0.75 quant…
-0.75 real
-0.75 regulator with trading
-0.75 shares
-0.75 share…
-0.75 sue
-0.75 to
-0.75 unlock
-0.75 unloc…
-0.75 validator
-0.75 valid…
-0.75 victims
-0.75 افتاد
-0.75 قرارداد
-0.75 قرارد…
-0.75 لجر
-0.75 پپه
-0.75 چند
-0.76 
-0.76 ^ بالانسر
-0.76 can now
-0.76 chain with exchange
-0.76 chief
-0.76 edge higher
-0.76 game with nft
-0.76 higher $
-0.76 law with theft
-0.76 own rule nft
-0.76 payment
-0.76 payme…
-0.76 power
-0.76 rare
-0.76 s
-0.76 see
-0.76 switch
-0.76 switc…
-0.76 up $
-0.76 روح
-0.76 صرافی ها
-0.76 طلا
-0.76 قیمت را
-0.76 نوبیتکس
-0.76 نوبیت…
-0.76 پیوند
-0.77 ^ gemini
-0.77 agent
-0.77 becom
-0.77 becom…
-0.77 coin ADA
-0.77 coin CRV
-0.77 coin MANA
-0.77 colla…
-0.77 cycl
-0.77 early $
-0.77 exchange with tech
-0.77 leave
-0.77 lost
-0.77 low
-0.77 propo…
-0.77 rebrand
-0.77 rebra…
-0.77 sinc
-0.77 since
-0.77 sink
-0.77 vouch
-0.77 vouch…
-0.77 world…
-0.77 اوراق
-0.77 بنیان
-0.78 ^ google
-0.78 ^ whale
-0.78 ^ جنگ
-0.78 ^ سرمایه
-0.78 artist
-0.78 artis…
-0.78 coin ALGO
-0.78 day
-0.78 higher
-0.78 iphon
-0.78 iphone
-0.78 iphon…
-0.78 lending
-0.78 lendi…
-0.78 lightn
-0.78 lightning
-0.78 nft with tech
-0.78 ofTrade with transfer
-0.78 owner
-0.78 push
-0.78 rall
-0.78 store
-0.78 victim
-0.78 victi…
-0.78 استار…
-0.78 را تغییر
-0.78 رای
-0.78 زمانی است
-0.78 ساز
-0.78 سرمایه گذاران
-0.78 سقوط کرد
-0.78 لایه دوم
-0.78 پیش
-0.79 <person> به
-0.79 ^ polygon
-0.79 ^ why
-0.79 ^ ترامپ
-0.79 ^ پروتکل
-0.79 apple
-0.79 card $
-0.79 data $
-0.79 grant
-0.79 highe…
-0.79 into
-0.79 issu
-0.79 law with trading
-0.79 painting
-0.79 paint…
-0.79 price with tech
-0.79 report
-0.79 repor…
-0.79 trims
-0.79 vatican
-0.79 vatic…
-0.79 بازی های
-0.79 تعدیل
-0.79 تعدیل کرد
-0.79 رساند
-0.79 رساند $
-0.79 ماینر
-0.79 مدیرعامل
-0.79 میم کوین
-0.79 کنکور
-0.79 کوین بیس
-0.8 burns
-0.8 coin BAT
-0.8 coin LDO
-0.8 coin PEOPLE
-0.8 coin with trading
-0.8 control <price>
-0.8 distribute
-0.8 distribute <number>
-0.8 exchange with theft
-0.8 exit
-0.8 ident…
-0.8 metaverse with trading
-0.8 provid
-0.8 providers
-0.8 provi…
-0.8 quest
-0.8 theft with whale
-0.8 to <number>
-0.8 اپ
-0.8 بانک را
-0.8 حمایت
-0.8 مدیرع…
-0.8 نسخه
-0.8 نقدینگ
-0.8 نقدینگی
-0.8 نقدین…
-0.81 coin SHIB
-0.81 compe…
-0.81 crash
-0.81 edge
-0.81 hyperevm
-0.81 inter…
-0.81 japan
-0.81 leav
-0.81 of supply
-0.81 offic
-0.81 person with trading
-0.81 prote…
-0.81 teams
-0.81 tech with theft
-0.81 tech with wallet
-0.81 three years
-0.81 برگزار می
-0.81 دانشگاه
-0.81 دانشگ…
-0.81 زد $
-0.81 صرافی های
-0.81 هم
-0.81 هوشمند
-0.81 هوشمن…
-0.81 پرداخت
-0.81 پرداخ…
-0.81 کارتی
-0.81 کاهش
-0.82 ^ robinhood
-0.82 ^ تلگرام
-0.82 ^ صرافی
-0.82 brav
-0.82 brave
-0.82 by
-0.82 curv
-0.82 curve
-0.82 evm
-0.82 execu…
-0.82 expands to
-0.82 fund with trading
-0.82 gain
-0.82 gaming
-0.82 gamin…
-0.82 governanc
-0.82 governance
-0.82 hour
-0.82 market $
-0.82 net
-0.82 other rule metaverse
-0.82 pivots
-0.82 pivot…
-0.82 send
-0.82 shared rule regulation
-0.82 steam
-0.82 باید
-0.82 برق
-0.82 سیلور
-0.82 معاملات
-0.83 ^ <number>
-0.83 ^ consensys
-0.83 ^ telegram
-0.83 co
-0.83 coin JOE
-0.83 coin KDA
-0.83 custod
-0.83 custody
-0.83 futur
-0.83 futur…
-0.83 jumps
-0.83 librar
-0.83 library
-0.83 libra…
-0.83 overt…
-0.83 paus
-0.83 shared rule market
-0.83 swap
-0.83 ten
-0.83 trad
-0.83 vault
-0.83 بازگش…
-0.83 تولید
-0.83 درباره
-0.83 دربار…
-0.83 را چطور
-0.83 رکورد
-0.83 کارت هدیه
-0.84 ^ حمله
-0.84 chain $
-0.84 coin CAKE
-0.84 coin USDC
-0.84 creditors $
-0.84 cross
-0.84 defi with whale
-0.84 exchange with law
-0.84 most
-0.84 network $
-0.84 own rule market
-0.84 pauses
-0.84 pause…
-0.84 threaten
-0.84 threatens
-0.84 to creditors
-0.84 transfer with whale
-0.84 x
-0.84 ارزش
-0.84 بست
-0.84 بست $
-0.84 را متوقف
-0.84 زبان
-0.84 میلیون دلار
-0.85 <number> million
-0.85 ^ farmers
-0.85 ^ پل
-0.85 acquir
-0.85 appl
-0.85 earn
-0.85 files for
-0.85 jobs $
-0.85 pow
-0.85 restak
-0.85 stablecoin with trading
-0.85 suspe…
-0.85 trump
-0.85 users <number>
-0.85 بالانسر
-0.85 بالان…
-0.85 به زبان
-0.85 بیت
-0.85 زبان ساده
-0.85 متوقف کرد
-0.86 ^ token
-0.86 activat
-0.86 activates
-0.86 after the
-0.86 car
-0.86 china
-0.86 court
-0.86 death
-0.86 law with nft
-0.86 own rule crypto
-0.86 person with price
-0.86 prices
-0.86 rat
-0.86 rates
-0.86 robinhoo
-0.86 robinhood
-0.86 robin…
-0.86 sale
-0.86 shared rule whale
-0.86 upgrad
-0.86 upgrade
-0.86 upgra…
-0.86 wallet adds
-0.86 ضرر
-0.86 کلاهبرداری
-0.87 apto
-0.87 aptos
-0.87 chain with transfer
-0.87 coin with whale
-0.87 comeback
-0.87 comeb…
-0.87 deal $
-0.87 dex
-0.87 etf
-0.87 few
-0.87 firm
-0.87 investors
-0.87 month…
-0.87 pivot
-0.87 start…
-0.87 threa…
-0.87 titl
-0.87 urg
-0.87 worl
-0.87 برد
-0.87 برد $
-0.87 برگزار
-0.87 برگزا…
-0.87 بی مثل
-0.87 بین
-0.87 توکن جدید
-0.87 جنگ
-0.87 خارج شد
-0.87 قطع
-0.87 مثل
-0.87 همستر
-0.87 چین
-0.87 کارمزد
-0.87 کارمز…
-0.87 کجا
-0.88 at
-0.88 buil
-0.88 can
-0.88 coin SAND
-0.88 coin with theft
-0.88 creator
-0.88 exploit
-0.88 insid
-0.88 insid…
-0.88 launch $
-0.88 lets
-0.88 million $
-0.88 new year
-0.88 sales $
-0.88 slip
-0.88 slips
-0.88 trim
-0.88 votes
-0.88 warn
-0.88 روز
-0.88 ریخت $
-0.88 میم
-0.88 مین نت
-0.88 و <coin>
-0.88 وارد
-0.88 کم
-0.89 ^ goldman
-0.89 ^ jpmorgan
-0.89 approv
-0.89 bidd
-0.89 bidders
-0.89 bidde…
-0.89 exchange with transfer
-0.89 goldman
-0.89 goldm…
-0.89 grow
-0.89 join
-0.89 jpmorgan
-0.89 jpmor…
-0.89 loan
-0.89 loyal
-0.89 resta…
-0.89 stepn
-0.89 to open
-0.89 ریخت
-0.89 زیر
-0.89 شدن
-0.89 متاورس
-0.89 متاور…
-0.89 می کنند
-0.89 میلیو…
-0.9 ^ نهنگ
-0.9 coin AXS
-0.9 dail
-0.9 daily
-0.9 defi with stablecoin
-0.9 offic…
-0.9 other rule market
-0.9 polygon
-0.9 polyg…
-0.9 says
-0.9 signs
-0.9 آینده
-0.9 تلگرام به
-0.9 پروتکل
-0.9 پروتک…
-0.9 کلاهبردار
-0.9 کلاهب…
-0.91 <coin> و
-0.91 ^ sui
-0.91 ^ فروش
-0.91 cuts <number>
-0.91 dogg
-0.91 for <number>
-0.91 miners
-0.91 miner…
-0.91 snoop
-0.91 snoop dogg
-0.91 trade any
-0.91 دیف
-0.91 دیفای
-0.91 نیرو
-0.91 کارت های
-0.91 گری
-0.92 below
-0.92 conce…
-0.92 draws <number>
-0.92 ends
-0.92 find
-0.92 releas
-0.92 relea…
-0.92 trader
-0.92 به سازندگان
-0.92 بورس
-0.92 توکن <coin>
-0.92 ساخت
-0.92 سازندگان
-0.92 صندوق
-0.92 پی
-0.92 چیست راهنمای
-0.93 aft
-0.93 after
-0.93 banks
-0.93 law with person
-0.93 offer
-0.93 rule market
-0.93 staff
-0.93 whales
-0.93 whale…
-0.93 دفتر کل
-0.93 پل
-0.94 ^ شبکه
-0.94 accidentall
-0.94 accidentally
-0.94 accid…
-0.94 auction
-0.94 aucti…
-0.94 comes to
-0.94 dash
-0.94 deposits
-0.94 investor
-0.94 pepe
-0.94 takes
-0.94 ust
-0.94 امنیت
-0.94 امنیتی
-0.94 امنیت…
-0.94 تمدید
-0.94 در
-0.95 ^ <person>
-0.95 billion $
-0.95 cards
-0.95 halt
-0.95 to pay
-0.95 vot
-0.95 برم
-0.95 برمی
-0.95 شدن توکن
-0.96 <coin> tokens
-0.96 acqui…
-0.96 buys
-0.96 comes
-0.96 ipo
-0.96 rule whale
-0.96 tak
-0.96 turns three
-0.96 wallet $
-0.96 worth <number>
-0.96 کنند
-0.97 <coin> به
-0.97 ask
-0.97 asks
-0.97 build…
-0.97 coins one
-0.97 consensy
-0.97 consensys
-0.97 supply $
-0.97 ساده $
-0.98 account
-0.98 accou…
-0.98 circl
-0.98 circle
-0.98 circl…
-0.98 dollar
-0.98 dolla…
-0.98 enaira
-0.98 enair…
-0.98 labs
-0.98 market maker
-0.98 million users
-0.98 raises <number>
-0.98 retro
-0.98 round $
-0.98 rule regulation
-0.98 tax
-0.98 ticke…
-0.98 to developers
-0.98 u
-0.98 win
-0.98 wins
-0.98 استرا…
-0.98 استیکینگ
-0.98 استیک…
-0.98 به آمریکا
-0.98 دارد
-0.98 دارد $
-0.98 زنجیره ای
-0.98 های <coin>
-0.98 چهار
-0.99 coin FTM
-0.99 coin with law
-0.99 googl
-0.99 google
-0.99 googl…
-0.99 jobs
-0.99 link
-0.99 rule nft
-0.99 tokenized
-0.99 دارا
-0.99 دارایی
-0.99 دارای…
-1 attack
-1 attac…
-1 bridge
-1 coin with person
-1 defi
-1 delay
-1 delay…
-1 depeg
-1 gemini
-1 gemin…
-1 its
-1 names
-1 op
-1 shared rule nft
-1 suit
-1 support
-1 suppo…
-1 them
-1 آمد $
-1.01 ^ لایه
-1.01 airdrop with law
-1.01 antarctica
-1.01 antar…
-1.01 compoun
-1.01 compound
-1.01 compo…
-1.01 gaza
-1.01 month
-1.01 not
-1.01 pric
-1.01 price…
-1.01 rule blockchain
-1.01 از <coin>
-1.01 فعال شد
-1.01 میلیون دلاری
-1.02 after <number>
-1.02 coin HNT
-1.02 coin with stablecoin
-1.02 decentraliz
-1.02 game with trading
-1.02 list
-1.02 mint
-1.02 roun
-1.02 round
-1.02 سازد
-1.02 سازد $
-1.02 سازند…
-1.02 شد $
-1.02 لبز
-1.02 منتشر شد
-1.02 می سازد
-1.02 گذار
-1.03 ^ coinbase
-1.03 ^ ftx
-1.03 as
-1.03 asset
-1.03 ceo
-1.03 contract
-1.03 new
-1.03 one
-1.03 sign
-1.03 suppl
-1.03 supply
-1.03 suppl…
-1.03 جدید
-1.03 ملی
-1.04 <coin> foundation
-1.04 collection
-1.04 creat…
-1.04 merg
-1.04 outage
-1.04 person justin-sun
-1.04 public
-1.04 shar
-1.05 distribut
-1.05 layer <number>
-1.05 lifts
-1.05 yields
-1.05 yield…
-1.05 ارز
-1.05 مین
-1.05 های
-1.06 ^ market
-1.06 burn
-1.06 coin LTC
-1.06 lift
-1.06 passes
-1.06 stock
-1.06 to <price>
-1.06 آمد
-1.07 coin with metaverse
-1.07 decen…
-1.07 defi with law
-1.07 explorers
-1.07 foundation
-1.07 kind watcher
-1.07 moves
-1.07 person changpeng-zhao
-1.07 plans
-1.07 sec
-1.07 studio
-1.07 studi…
-1.07 yiel
-1.07 کریپتو
-1.07 یک میلیون
-1.08 appro…
-1.08 business with stablecoin
-1.08 but
-1.08 defi with transfer
-1.08 for the
-1.08 wintermut
-1.08 wintermute
-1.08 worth
-1.08 ای
-1.08 تغییر
-1.08 لایه
-1.08 نرخ
-1.08 هکر
-1.09 business with nft
-1.09 nam
-1.09 passe…
-1.09 sandbox
-1.09 sandb…
-1.09 تا
-1.1 closes
-1.1 است
-1.1 تعطیل
-1.1 کل
-1.11 aid
-1.11 control
-1.11 custo…
-1.11 سقوط
-1.11 شده
-1.11 عرضه
-1.11 غیرمتمرکز
-1.11 غیرمت…
-1.11 مجاز
-1.11 مجازی
-1.12 <number> on
-1.12 <price> $
-1.12 expands
-1.12 loses <number>
-1.12 manipulation
-1.12 manip…
-1.12 mining
-1.12 minin…
-1.12 or
-1.12 ایرانی
-1.12 خرید
-1.12 سراغ
-1.12 میلیارد دلار
-1.12 کوین
-1.13 <coin> در
-1.13 <number> میلیون
-1.13 first
-1.13 web3
-1.13 حمله
-1.13 فعال
-1.13 نصف
-1.14 again $
-1.14 back $
-1.14 bug
-1.14 business with person
-1.14 den
-1.14 denies
-1.14 files
-1.14 inves…
-1.14 stablecoin
-1.14 بلاکچینی
-1.14 تهران
-1.14 ساعت
-1.14 هک
-1.14 گذشت
-1.15 <coin> از
-1.15 coin TRX
-1.15 coin with fund
-1.15 denie…
-1.15 ftx
-1.15 گذشت $
-1.16 back
-1.16 business with law
-1.16 coin with ofTrade
-1.16 coin with regulator
-1.16 data
-1.16 defi with exchange
-1.16 برابر
-1.16 دفتر
-1.16 رسید $
-1.16 منتشر
-1.17 brings
-1.17 bring…
-1.17 chain with law
-1.17 crypto
-1.17 financ
-1.17 project metaverse
-1.17 rival
-1.17 tops
-1.17 world
-1.17 استخراج
-1.17 رونما
-1.17 رونمایی
-1.17 رونما…
-1.18 eigenda
-1.18 finance
-1.18 high
-1.18 hits <number>
-1.18 کار
-1.19 close…
-1.19 coinbas
-1.19 coinbase
-1.19 coinb…
-1.19 creditor
-1.19 creditors
-1.19 let
-1.19 mainnet
-1.19 mainn…
-1.19 person elon-musk
-1.19 shuts
-1.19 tokeniz
-1.2 ^ the
-1.2 coin AAVE
-1.2 explor
-1.2 finan…
-1.2 more
-1.2 ofTrade with stablecoin
-1.2 با <coin>
-1.21 <number> $
-1.21 layer
-1.21 ofTrade with trading
-1.21 دلاری
-1.21 ساده
-1.21 فروش
-1.22 <number> میلیارد
-1.22 coin BTC
-1.22 fil
-1.22 gover…
-1.22 why
-1.22 سه
-1.23 <coin> با
-1.23 activ…
-1.23 credi…
-1.23 lab
-1.23 outag
-1.23 outag…
-1.23 publi…
-1.23 rule defi
-1.23 sal
-1.23 sales
-1.23 stabl…
-1.23 winte…
-1.23 چگونه
-1.24 business with theft
-1.24 از
-1.24 ایران…
-1.24 نام
-1.25 crypt…
-1.25 in <coin>
-1.25 بی
-1.25 خود را
-1.25 قیمت
-1.26 <coin> می
-1.26 ^ <coin>
-1.26 business with fund
-1.26 business with regulator
-1.26 business with transfer
-1.26 jump
-1.26 kind law
-1.26 pass
-1.26 rule game
-1.26 استخر…
-1.26 نهنگ
-1.27 blur
-1.27 now
-1.27 shared rule game
-1.27 shut
-1.27 خرد
-1.27 دو
-1.27 رسید
-1.27 شارژ
-1.27 متوقف
-1.28 claims $
-1.28 conse…
-1.28 ledg
-1.28 ledger
-1.28 ledge…
-1.28 near
-1.28 say
-1.28 years $
-1.28 ترامپ
-1.28 رمزارز
-1.29 سرمایه
-1.29 سرمای…
-1.29 سود
-1.3 coin AVAX
-1.3 expand
-1.3 expan…
-1.3 out <number>
-1.3 چه می
-1.31 chain with theft
-1.31 on chain
-1.31 raises
-1.31 raise…
-1.31 رمزار…
-1.31 کریپت…
-1.32 bridg
-1.32 bridg…
-1.32 defi with ofTrade
-1.32 defi with regulator
-1.32 rais
-1.32 است $
-1.32 پس از
-1.33 bank
-1.33 defi with price
-1.33 trading
-1.33 tradi…
-1.34 ^ optimism
-1.34 bring
-1.34 stak
-1.34 whale
-1.34 رفت $
-1.34 زنجیره
-1.34 زنجیر…
-1.34 میلیارد
-1.34 میلیا…
-1.35 <person>
-1.35 analyst with ofTrade
-1.35 developers
-1.35 kind person
-1.35 mone
-1.35 money
-1.35 mov
-1.35 جهان
-1.36 thir
-1.36 third
-1.36 پس
-1.37 down
-1.37 hacke…
-1.37 kind tech
-1.37 خارج
-1.38 exchange
-1.38 kind regulator
-1.38 their
-1.38 به <coin>
-1.38 دوباره
-1.38 دوبار…
-1.39 coin USDT
-1.39 dao
-1.39 fees
-1.39 person vitalik-buterin
-1.39 to us
-1.4 lay
-1.41 <coin> را
-1.41 kind holder
-1.41 launches
-1.41 liqui…
-1.41 گرفت $
-1.42 card
-1.42 on
-1.43 again
-1.43 coin DOT
-1.43 com
-1.43 nft with trading
-1.44 buy
-1.44 coin CHZ
-1.44 deal
-1.44 kind transfer
-1.44 رفت
-1.45 drops
-1.45 کند $
-1.46 kind trading
-1.46 lend
-1.46 ofTrade with theft
-1.46 rules none
-1.47 <price> درصد
-1.47 ^ بازی
-1.47 coin with nft
-1.47 colle…
-1.48 blockchain
-1.48 hands out
-1.48 sui
-1.48 می کند
-1.48 گرفت
-1.49 chain with game
-1.49 exchang
-1.49 excha…
-1.49 یک
-1.5 the
-1.5 بلاک
-1.51 adds
-1.51 staking
-1.51 staki…
-1.51 year $
-1.52 clos
-1.52 develop
-1.52 devel…
-1.52 trade
-1.52 کند
-1.53 add
-1.53 build
-1.53 optimism
-1.53 optim…
-1.53 recor
-1.53 میلیون
-1.54 کرد $
-1.55 kind stablecoin
-1.55 virtual
-1.55 virtu…
-1.55 درصد
-1.55 سال
-1.56 cuts
-1.56 end
-1.56 ایران
-1.57 a
-1.57 fee
-1.57 tech with trading
-1.58 business with price
-1.58 own rule metaverse
-1.58 کرد
-1.59 ^ کیف
-1.59 deposit
-1.59 fund
-1.59 kind nft
-1.59 team
-1.59 yield
-1.59 بازار
-1.59 بانک
-1.59 روی
-1.6 record
-1.6 recor…
-1.6 v2
-1.61 whal
-1.61 صراف
-1.61 صرافی
-1.63 <coin> to
-1.63 cut
-1.63 gets
-1.63 rule metaverse
-1.64 shared rule blockchain
-1.64 up
-1.65 network
-1.65 netwo…
-1.67 own rule regulation
-1.67 تازه
-1.68 kind fund
-1.69 nft
-1.69 و
-1.7 <number> in
-1.7 coin MATIC
-1.7 explo…
-1.7 hack
-1.7 hits
-1.7 با
-1.71 plan
-1.72 app
-1.72 business with trading
-1.73 min
-1.73 شبکه
-1.73 وام
-1.74 exchange with trading
-1.75 ai
-1.75 digital
-1.75 چیست $
-1.76 بازی
-1.76 دیجیتال
-1.76 دیجیت…
-1.77 business with metaverse
-1.77 defi with theft
-1.77 own rule defi
-1.78 founder
-1.79 defi with tech
-1.79 را
-1.8 loses
-1.81 digit…
-1.82 <number> to
-1.82 coin COMP
-1.85 بلاکچین
-1.85 بلاکچ…
-1.89 shared rule defi
-1.9 chain with defi
-1.93 kind game
-1.94 maker
-1.95 market
-1.96 los
-1.98 found
-1.99 mak
-2.01 kind theft
-2.01 marke…
-2.03 launch
-2.03 launc…
-2.07 kind miner
-2.08 کارت
-2.1 of
-2.12 کیف
-2.13 کیف پول
-2.14 chain
-2.15 kind metaverse
-2.16 found…
-2.19 hit
-2.3 چیست
-2.43 پول
-2.48 in
# whale
4.73 kind whale
3.84 rule whale
3.2 shared rule whale
3.01 kind transfer
3 trading with whale
2.95 coin with transfer
2.8 coin with whale
2.61 نهنگ
2.45 ofTrade with transfer
2.38 own rule whale
2.33 whal
2.27 ^ نهنگ
2.26 پول
2.23 ofTrade with whale
2.14 whales
2.14 whale…
2.03 wallet
2.02 <number> <coin>
2.02 walle…
1.88 person justin-sun
1.82 government
1.8 لانگ
1.79 defi with whale
1.78 hold
1.77 قدیمی
1.76 moves
1.75 قدیم
1.74 defi with person
1.71 کیف
1.7 exchange with whale
1.7 mov
1.69 کیف پول
1.68 دلار <coin>
1.67 moves <number>
1.56 ^ انتقال
1.56 coin BTC
1.56 holde…
1.55 exchange with transfer
1.52 gover…
1.52 miner with transfer
1.49 ساتوش
1.49 ساتوشی
1.49 ساتوش…
1.48 analyst with whale
1.46 قدیمی <coin>
1.44 holders
1.44 transf
1.39 business with person
1.38 پپه
1.37 satoshi
1.37 watcher with whale
1.37 به بایننس
1.36 wallet moves
1.36 برداشت
1.36 برداش…
1.35 آلامدا
1.35 آلامد…
1.34 satos…
1.34 تقسیم
1.34 تقسیم کرد
1.33 دارا
1.33 دارایی
1.33 دارای…
1.33 را بین
1.33 سنگین
1.32 german government
1.32 برداشت $
1.31 <coin> whales
1.31 طلبکاران
1.31 طلبکا…
1.3 transfer with whale
1.3 فرستاد
1.3 فرستاد $
1.3 فرستا…
1.29 <person> <number>
1.29 gox
1.29 mt
1.29 mt gox
1.28 address
1.28 addre…
1.28 german
1.28 germa…
1.28 government moves
1.28 sends <number>
1.28 نهنگ ها
1.27 opens <number>
1.27 فروشن…
1.26 می کنند
1.24 mega
1.24 wallet with whale
1.24 کنند
1.23 trading with transfer
1.22 ^ دولت
1.22 ^ کیف
1.22 control <price>
1.22 kind watcher
1.22 هولدر
1.22 کف $
1.2 ^ german
1.2 addresses
1.2 to binance
1.19 alameda
1.19 alame…
1.19 distributes
1.19 shared rule crypto
1.18 ^ satoshi
1.18 analyst with coin
1.18 binance $
1.18 holder with watcher
1.17 <coin> to
1.17 accumulat
1.17 accum…
1.17 holder with whale
1.17 of supply
1.17 هزار <coin>
1.16 person with transfer
1.16 tech with transfer
1.16 بیشتر
1.15 <coin> فروخت
1.15 mega whales
1.15 to exchanges
1.15 بین
1.15 مقصد
1.15 هایپ
1.14 انتقال <number>
1.13 exchanges $
1.13 دولت آلمان
1.12 ^ سرمایه
1.12 coin AAVE
1.12 transfers <number>
1.11 <coin> in
1.11 ^ top
1.11 wak
1.11 wakes
1.1 <coin> will
1.1 <coin> دست
1.1 ^ mt
1.1 business with whale
1.1 در کف
1.1 دست
1.1 لوبیان
1.1 لوبیا…
1.09 <coin> جابه
1.09 منتقل کرد
1.09 گلس
1.09 گلس نود
1.08 founder <person>
1.08 seized
1.07 <coin> or
1.06 from <coin>
1.06 gox wallet
1.06 kind wallet
1.06 sell $
1.06 حرکت
1.06 هوشمند
1.06 هوشمن…
1.06 کوینش
1.05 on the
1.05 rise $
1.05 بایننس $
1.04 accumulate
1.04 whales accumulate
1.03 <person> pulls
1.03 sell
1.02 <coin> روی
1.02 ^ uk
1.02 creditors $
1.02 glassnod
1.02 glassnode
1.02 machi
1.02 seize…
1.02 to creditors
1.02 trans…
1.02 را خالی
1.02 سراغ
1.02 گذار
1.01 distribut
1.01 exchange with watcher
1.01 pulls
1.01 با هزار
1.01 دولت
1.01 روی <coin>
1 <number> ساله
1 coin ETH
1 transfers
1 الرت
1 نهنگ های
1 ویل
1 ویل الرت
0.99 <person> <price>
0.99 buying
0.99 buyin…
0.99 larg
0.99 large
0.99 large holders
0.99 of staked
0.99 regulator with theft
0.99 unstak
0.99 unstakes
0.99 unsta…
0.99 wallets with
0.99 بنیانگذار
0.99 بنیان…
0.99 توضیح
0.99 هولدرهای
0.98 <coin> هایش
0.98 analyst with tech
0.98 coin SOL
0.98 miner
0.98 seiz
0.98 worth <number>
0.98 انباشت
0.98 انباش…
0.98 خواب
0.98 نود
0.98 هایش را
0.97 <number>
0.97 pulls <number>
0.97 regulator with wallet
0.97 rise
0.97 transfer
0.96 <coin> mega
0.96 losses $
0.96 آدرس
0.96 دست به
0.95 ^ تسلا
0.95 loss
0.95 آلمان
0.95 دلاری نهنگ
0.94 <coin> منتقل
0.94 exchang
0.94 excha…
0.94 whale buying
0.94 نهنگ <coin>
0.93 <coin> founder
0.93 control
0.93 sellers
0.93 selle…
0.93 uk
0.93 خفته
0.92 <number> before
0.92 empties
0.92 empti…
0.92 exchanges
0.92 بال
0.92 بالای
0.92 توسط
0.92 توسط یک
0.92 نهنگ $
0.92 هولدر…
0.91 long
0.91 pepe
0.91 بزرگ
0.91 بزرگ <coin>
0.91 خرده
0.91 زدند $
0.91 فروشند
0.91 پاها
0.9 empt
0.9 exchange $
0.9 law with transfer
0.9 or
0.9 supply $
0.9 to exchange
0.9 در دست
0.9 زدند
0.9 هزار
0.89 <coin> بیشتر
0.89 transfer with watcher
0.89 خال
0.89 خالی
0.88 <coin> برداشت
0.88 ^ glassnode
0.88 ^ trader
0.88 era
0.88 makes
0.88 santiment
0.88 santi…
0.88 wallet $
0.88 تسلا
0.88 میلیاردی
0.87 ^ old
0.87 insider
0.87 linked
0.87 linke…
0.87 losses
0.87 losse…
0.87 on tariff
0.87 trillions
0.87 wintermut
0.87 wintermute
0.87 دارند
0.87 دارند $
0.86 <coin> های
0.86 block reward
0.86 og
0.86 rewar
0.86 آرکام
0.86 تکان
0.86 مت گاکس
0.86 گاکس
0.85 <coin> after
0.85 ^ us
0.85 coin LDO
0.85 concentration
0.85 whale
0.85 آدرسی
0.85 ترامپ $
0.84 creditor
0.84 creditors
0.84 linked wallet
0.84 most
0.84 scoop up
0.84 shift
0.84 shifts
0.84 shifts <number>
0.84 shift…
0.84 tech with whale
0.84 whales scoop
0.84 شورت
0.84 مت
0.84 متاپلنت
0.84 متاپل…
0.84 مرموز
0.84 پیش از
0.83 glass…
0.83 pull
0.83 ساله
0.82 <coin> from
0.82 ^ ده
0.82 person with whale
0.81 days
0.81 estat
0.81 estate
0.81 estat…
0.81 spacex
0.81 space…
0.81 years $
0.81 فروخت
0.81 میلیون <coin>
0.81 هایش
0.81 چهار
0.8 credi…
0.8 data shows
0.8 old
0.8 scoop
0.79 shows $
0.79 winte…
0.79 از <number>
0.79 افتادند
0.79 افتاد…
0.79 بلندمدت
0.79 بلندم…
0.79 هولدرهای بلندمدت
0.79 یک نهنگ
0.78 <coin> for
0.78 in three
0.78 lubian
0.78 lubia…
0.78 را پیدا
0.77 ^ arkham
0.77 after four
0.77 arkham
0.77 arkha…
0.77 lookonchain
0.77 looko…
0.77 به جان
0.77 کف
0.76 offload
0.76 offlo…
0.76 trillion
0.76 trill…
0.76 توییت
0.75 conce…
0.75 crash $
0.75 four years
0.75 staked
0.75 staked <coin>
0.75 کوین $
0.74 <price> of
0.74 more
0.74 with <number>
0.74 withdraw
0.74 شدند
0.74 هولدرهای بزرگ
0.73 shark
0.73 sharks
0.73 shark…
0.73 whil
0.73 while
0.72 <number> long
0.72 ^ whales
0.72 distr…
0.72 in five
0.72 show
0.72 will
0.71 <coin> wallet
0.71 holder with transfer
0.71 tariff post
0.71 time in
0.71 transfer with wallet
0.71 شدند $
0.71 فروشنده شدند
0.71 گرفت $
0.7 days $
0.7 dip $
0.7 link
0.7 trader
0.7 up <number>
0.7 فروشنده
0.7 پس از
0.69 ^ داده
0.69 truste
0.69 trustee
0.69 trust…
0.69 پیدا کرد
0.68 <number> in
0.68 stake…
0.68 top <number>
0.68 whales add
0.68 بیدار
0.68 ناشناس
0.68 ناشنا…
0.67 billion $
0.67 it $
0.67 million <coin>
0.67 net
0.66 <coin> نیمی
0.66 hoard
0.66 hoards
0.66 hoard…
0.66 identif
0.66 identifies
0.66 prop
0.66 props
0.66 ten
0.66 to new
0.66 withd…
0.66 را در
0.66 همه
0.66 پس
0.65 ^ ftx
0.65 crash
0.65 exchange with wallet
0.65 post $
0.65 دلار از
0.65 ناشناس $
0.64 from <number>
0.64 offloaded
0.64 pepe whale
0.64 نیمی
0.64 نیمی از
0.63 a single
0.63 add <number>
0.63 four
0.63 اش را
0.63 باز کرد
0.62 <coin> block
0.62 <person> linked
0.62 ident…
0.62 shows
0.62 یک هفته
0.61 dip
0.61 july
0.61 july $
0.61 ofTrade with theft
0.61 tariff
0.61 tarif…
0.61 withdraws
0.61 خورد
0.61 خورد $
0.61 نقد
0.61 پیدا
0.6 dorma…
0.6 more $
0.6 satoshi era
0.6 years
0.59 <number> coins
0.59 addresses $
0.59 coin with exchange
0.59 during dip
0.59 insid
0.59 insid…
0.59 wallet wakes
0.59 خریدار
0.59 پول <coin>
0.58 analyst with trading
0.58 saxon
0.58 saxony
0.58 saxon…
0.58 بیدار شد
0.58 نیم
0.57 ^ dormant
0.57 ^ smart
0.57 dormant
0.57 hype $
0.57 retail
0.57 retai…
0.57 singl
0.57 single
0.57 singl…
0.57 برد
0.57 برد $
0.57 سرمایه
0.57 سرمای…
0.56 <number> of
0.56 <number> on
0.56 as exchange
0.56 coin with person
0.56 three years
0.56 دوران
0.56 دوران ساتوشی
0.56 ساتوشی $
0.56 نهنگی
0.55 deposits
0.55 ده
0.54 <number> میلیون
0.54 biotech
0.54 biote…
0.54 rotate
0.54 حال
0.54 دارندگان
0.54 دارند…
0.54 در حال
0.53 person with price
0.53 rotat
0.53 rotat…
0.53 shanghai
0.53 shang…
0.53 به صرافی
0.53 به کار
0.53 نهنگی <number>
0.52 below <number>
0.52 coins
0.52 drops after
0.52 metaplanet
0.52 metap…
0.52 spots
0.52 theft with transfer
0.52 whales withdraw
0.52 withdraw <number>
0.51 huge
0.51 tied
0.51 tied to
0.51 wakes up
0.51 سال
0.51 صرافی فرستاد
0.5 coin with wallet
0.5 long term
0.5 term holders
0.5 آدرس های
0.5 اش
0.5 دلار گذشت
0.5 ها <number>
-0.5 <coin> governance
-0.5 <coin> توکن
-0.5 ^ google
-0.5 ^ nigeria
-0.5 ^ polymarket
-0.5 agent
-0.5 airdrop with nft
-0.5 buys another
-0.5 campaign
-0.5 campa…
-0.5 collectibl
-0.5 conse…
-0.5 decod
-0.5 decoded
-0.5 decod…
-0.5 defi with stablecoin
-0.5 flar
-0.5 halts
-0.5 ipo
-0.5 kind person
-0.5 law
-0.5 lightning network
-0.5 network capacity
-0.5 nigeria
-0.5 niger…
-0.5 pushes
-0.5 pushe…
-0.5 real
-0.5 scien…
-0.5 shin
-0.5 slash…
-0.5 song
-0.5 studio
-0.5 studi…
-0.5 swaps $
-0.5 to halt
-0.5 آزاد کرد
-0.5 آلت کوین
-0.5 اضافه
-0.5 بایننس از
-0.5 بدافزار
-0.5 بدافز…
-0.5 ترزور
-0.5 جریمه شد
-0.5 جعلی $
-0.5 دلار جریمه
-0.5 دوقلو
-0.5 دوقلو…
-0.5 را نهایی
-0.5 سوزاندن
-0.5 معامله گران
-0.5 نهایی کرد
-0.5 کل
-0.5 کوچک
-0.51 ^ apecoin
-0.51 ^ samsung
-0.51 ^ sandbox
-0.51 adds support
-0.51 altcoin
-0.51 altco…
-0.51 apecoin
-0.51 apeco…
-0.51 banana
-0.51 banan…
-0.51 capacit
-0.51 capacity
-0.51 capac…
-0.51 cent
-0.51 chain with person
-0.51 coin DYDX
-0.51 coin MATIC
-0.51 coin YFI
-0.51 cycl
-0.51 exits
-0.51 gift
-0.51 hardware wallet
-0.51 judg
-0.51 keys
-0.51 layer <number>
-0.51 lender
-0.51 listing $
-0.51 make
-0.51 man
-0.51 office
-0.51 pol
-0.51 remov
-0.51 remov…
-0.51 samsung
-0.51 samsu…
-0.51 says <coin>
-0.51 slash
-0.51 sold
-0.51 startup
-0.51 to launch
-0.51 transactions hit
-0.51 whit
-0.51 white
-0.51 آلت
-0.51 ارز دیجیتال
-0.51 بلاک <number>
-0.51 به قیمت
-0.51 به کمترین
-0.51 توکنیزه
-0.51 توکنی…
-0.51 ثبت کرد
-0.51 حمایت بعدی
-0.51 دلار به
-0.51 دیفای <coin>
-0.51 را از
-0.51 رمزارزها
-0.51 سوزاند
-0.51 سوزاند $
-0.51 فضا
-0.51 ماه
-0.51 میزان
-0.51 پای
-0.51 چاپ
-0.51 چاپ کرد
-0.51 کارمزد گس
-0.51 کمترین
-0.51 کمتری…
-0.52 <number> after
-0.52 ^ arbitrum
-0.52 ^ circle
-0.52 ^ sec
-0.52 ^ two
-0.52 ^ سرقت
-0.52 ^ صندوق
-0.52 ^ میمون
-0.52 american
-0.52 ape
-0.52 at <number>
-0.52 bas
-0.52 climbs
-0.52 coin ANKR
-0.52 deman
-0.52 grid
-0.52 jack
-0.52 lowest since
-0.52 overnight
-0.52 overn…
-0.52 pays
-0.52 polymarket
-0.52 polym…
-0.52 rabb
-0.52 rabby
-0.52 release
-0.52 repayment
-0.52 repayments
-0.52 sales $
-0.52 snap
-0.52 staff
-0.52 suit
-0.52 support for
-0.52 tested
-0.52 texa
-0.52 texas
-0.52 yields
-0.52 yield…
-0.52 آمازون
-0.52 آمازو…
-0.52 استخراج <coin>
-0.52 ان
-0.52 بازگشت
-0.52 تورم
-0.52 را خرید
-0.52 رو
-0.52 زمان
-0.52 سیگنال
-0.52 سیگنا…
-0.52 صندوق های
-0.52 قانون
-0.52 پرید
-0.52 کم کرد
-0.52 یک میلیارد
-0.53 <coin> crosses
-0.53 <coin> fund
-0.53 <number> for
-0.53 <number> years
-0.53 <person>
-0.53 <person> دیفای
-0.53 ^ curve
-0.53 ^ ledger
-0.53 ^ جی
-0.53 abstraction
-0.53 abstr…
-0.53 advis
-0.53 advis…
-0.53 billion in
-0.53 coin IMX
-0.53 core
-0.53 eip
-0.53 hint
-0.53 hints
-0.53 holder with regulator
-0.53 meal
-0.53 offer
-0.53 pay <number>
-0.53 payment
-0.53 payme…
-0.53 pizza
-0.53 quali…
-0.53 rig
-0.53 secur…
-0.53 sues
-0.53 targets
-0.53 users <number>
-0.53 weighs
-0.53 weigh…
-0.53 world…
-0.53 اریک
-0.53 امریکن
-0.53 امریک…
-0.53 این هفته
-0.53 باند
-0.53 جهش کرد
-0.53 دلار $
-0.53 دلار می
-0.53 دلیل
-0.53 سلسیوس
-0.53 سلسیو…
-0.53 شرایط
-0.53 مرز
-0.53 منتشر کرد
-0.53 مورگان <coin>
-0.54 ^ پلی
-0.54 behind the
-0.54 bos
-0.54 builds
-0.54 coinbase $
-0.54 compa…
-0.54 decentraliz
-0.54 farcast
-0.54 farcaster
-0.54 farca…
-0.54 final
-0.54 grayscal
-0.54 grayscale
-0.54 grays…
-0.54 into the
-0.54 key
-0.54 sat
-0.54 sats
-0.54 shared rule market
-0.54 social
-0.54 socia…
-0.54 step
-0.54 switch
-0.54 switc…
-0.54 this week
-0.54 warns of
-0.54 آمریکا رسید
-0.54 تولید
-0.54 تومانی
-0.54 تومان…
-0.54 را
-0.54 را نمی
-0.54 صعود
-0.54 فروشد
-0.54 فروشد $
-0.54 هوش
-0.54 هوش مصنوعی
-0.54 کجاست
-0.54 کجاست $
-0.55 <price> درصدی
-0.55 ^ iran
-0.55 ^ secret
-0.55 ^ ورود
-0.55 accept
-0.55 accep…
-0.55 approves
-0.55 business with miner
-0.55 capital
-0.55 coins several
-0.55 drive $
-0.55 each
-0.55 exchange with person
-0.55 expands
-0.55 frau
-0.55 fraud
-0.55 hi
-0.55 his
-0.55 inscription
-0.55 inscriptions
-0.55 inscr…
-0.55 law with ofTrade
-0.55 lid
-0.55 may
-0.55 mines
-0.55 nft with theft
-0.55 oracl
-0.55 oracle
-0.55 oracl…
-0.55 pivots from
-0.55 pools
-0.55 popcorn
-0.55 popco…
-0.55 quarterl
-0.55 quarterly
-0.55 rallies
-0.55 ralli…
-0.55 reaches
-0.55 reach…
-0.55 risk
-0.55 tin
-0.55 trust
-0.55 weigh
-0.55 افزود
-0.55 بانک ها
-0.55 تغییر
-0.55 توسعه دهندگان
-0.55 در بازار
-0.55 درآور…
-0.55 درصدی
-0.55 ذخیره <coin>
-0.55 سه سال
-0.55 فتا
-0.55 مصنوع
-0.55 مصنوعی
-0.55 مصنوع…
-0.55 معرفی کرد
-0.55 می خرد
-0.55 وب <number>
-0.55 پلیس
-0.55 پلیس فتا
-0.55 پیتز
-0.55 پیتزای
-0.55 پیتزا…
-0.56 asia $
-0.56 capit…
-0.56 cards
-0.56 chain with law
-0.56 doj
-0.56 fre
-0.56 freed
-0.56 half
-0.56 hits record
-0.56 in asia
-0.56 person with regulator
-0.56 researchers
-0.56 settl…
-0.56 shares $
-0.56 site
-0.56 soars
-0.56 steal
-0.56 ufc
-0.56 valu
-0.56 برتر
-0.56 بلاکچین
-0.56 بلاکچ…
-0.56 بود $
-0.56 دزدید…
-0.56 را فروخت
-0.56 راگ
-0.56 راگ پول
-0.56 فقه
-0.56 فقهی
-0.56 مدیرعامل
-0.56 مراجع
-0.56 میلیون دلاری
-0.56 میم کوین
-0.56 نیروهایش
-0.56 نیروهایش را
-0.56 نیروه…
-0.56 پلی مارکت
-0.57 <coin> enters
-0.57 ^ china
-0.57 ^ kraken
-0.57 ^ meta
-0.57 among
-0.57 as <number>
-0.57 case
-0.57 complet
-0.57 completes
-0.57 curv
-0.57 curve
-0.57 developers $
-0.57 dex
-0.57 drive
-0.57 etf $
-0.57 exchange with regulator
-0.57 falls
-0.57 found in
-0.57 fund $
-0.57 hash rate
-0.57 interest
-0.57 japan
-0.57 join
-0.57 lets
-0.57 links
-0.57 liquidates
-0.57 merge
-0.57 myster
-0.57 mystery
-0.57 orders
-0.57 out $
-0.57 pandemic
-0.57 pande…
-0.57 sparks
-0.57 spark…
-0.57 spiral
-0.57 spira…
-0.57 unive…
-0.57 از نگاه
-0.57 افت کرد
-0.57 باز هم
-0.57 بخریم
-0.57 به خزانه
-0.57 بینی
-0.57 سناریو
-0.57 سناری…
-0.57 شروع
-0.57 نامه
-0.57 نظر
-0.57 وثیقه
-0.57 پیش بینی
-0.58 <coin> community
-0.58 <coin> fees
-0.58 <coin> hit
-0.58 <coin> transaction
-0.58 ^ lightning
-0.58 ^ آموزش
-0.58 ^ خرید
-0.58 ^ ساتوشی
-0.58 ^ گری
-0.58 broke…
-0.58 business with holder
-0.58 coin LRC
-0.58 credential
-0.58 credentials
-0.58 crede…
-0.58 dash
-0.58 demand
-0.58 deman…
-0.58 earl
-0.58 early
-0.58 exten…
-0.58 fear
-0.58 lands
-0.58 law with regulator
-0.58 lightn
-0.58 lightning
-0.58 loans
-0.58 midnight
-0.58 midni…
-0.58 myste…
-0.58 next
-0.58 on binance
-0.58 othersid
-0.58 otherside
-0.58 stages
-0.58 tie
-0.58 ties
-0.58 trading $
-0.58 verifiabl
-0.58 verifiable
-0.58 verif…
-0.58 victims
-0.58 اخیر
-0.58 برق
-0.58 تراکنش های
-0.58 تلگرام به
-0.58 دهندگان
-0.58 دهندگ…
-0.58 رای
-0.58 رود
-0.58 سال اخیر
-0.58 سپاه
-0.58 قرارداد
-0.58 قرارد…
-0.58 مدیرع…
-0.58 منتسب
-0.58 پاکستان
-0.58 پاکست…
-0.59 <number> jobs
-0.59 ^ ust
-0.59 ^ ایردراپ
-0.59 ^ مهاجرت
-0.59 ^ کاربران
-0.59 acqui…
-0.59 bonk
-0.59 boss
-0.59 buil
-0.59 coin ZEC
-0.59 conve…
-0.59 files for
-0.59 lowest
-0.59 lowes…
-0.59 migrates
-0.59 migrates to
-0.59 million wallets
-0.59 months
-0.59 notes
-0.59 person sam-bankman-fried
-0.59 puts <number>
-0.59 rich
-0.59 story
-0.59 with <coin>
-0.59 آتش
-0.59 با یک
-0.59 بهره
-0.59 تر
-0.59 ترجیح
-0.59 تعدیل
-0.59 تعدیل کرد
-0.59 لیکوی…
-0.59 نرخ بهره
-0.59 نهادی
-0.59 همستر
-0.6 <coin> hits
-0.6 <coin> صفر
-0.6 <price> دلار
-0.6 airdrop with theft
-0.6 auction
-0.6 aucti…
-0.6 bet
-0.6 bid
-0.6 coin FIL
-0.6 cost
-0.6 delist
-0.6 den
-0.6 denies
-0.6 game with metaverse
-0.6 gemini
-0.6 gemin…
-0.6 hacke…
-0.6 hands
-0.6 live $
-0.6 metavers
-0.6 metaverse
-0.6 metav…
-0.6 microstrateg
-0.6 microstrategy
-0.6 point
-0.6 premium
-0.6 premi…
-0.6 reali…
-0.6 tesla has
-0.6 to us
-0.6 استخر
-0.6 بعدی <coin>
-0.6 تازه
-0.6 سرمایه گذاری
-0.6 می پذیرد
-0.6 پذیرد
-0.6 پذیرد $
-0.61 ^ apple
-0.61 ^ بنیاد
-0.61 ^ پیش
-0.61 ai $
-0.61 brok
-0.61 clou
-0.61 cloud
-0.61 collapse
-0.61 creator
-0.61 crosses
-0.61 cross…
-0.61 eu
-0.61 manipulation
-0.61 manip…
-0.61 mints another
-0.61 offic
-0.61 other…
-0.61 pauses
-0.61 pause…
-0.61 rally
-0.61 secon…
-0.61 strong
-0.61 stron…
-0.61 teste…
-0.61 titles
-0.61 title…
-0.61 اسنپ
-0.61 اسپانیا
-0.61 اسپانیایی
-0.61 اسپان…
-0.61 اپلیکیشن
-0.61 اپلیک…
-0.61 توکن <coin>
-0.61 جلو
-0.61 خرد $
-0.61 درگذشت
-0.61 درگذش…
-0.61 سیاستمدار
-0.61 سیاست…
-0.61 شده $
-0.61 هکرها
-0.61 پروفایل
-0.61 پروفا…
-0.61 چه می
-0.62 <coin> mints
-0.62 ^ venus
-0.62 ^ قطعی
-0.62 ^ هش
-0.62 asia
-0.62 coin ALGO
-0.62 coin CRO
-0.62 collaps
-0.62 compl…
-0.62 depeg
-0.62 ever
-0.62 founders
-0.62 hours $
-0.62 inflation
-0.62 jobs $
-0.62 jumps on
-0.62 lose
-0.62 marshal
-0.62 marshals
-0.62 marsh…
-0.62 month $
-0.62 much
-0.62 names new
-0.62 nft with stablecoin
-0.62 offers
-0.62 paid
-0.62 playe…
-0.62 pric
-0.62 sells out
-0.62 slip
-0.62 slips
-0.62 stage…
-0.62 stolen from
-0.62 strateg
-0.62 strategy
-0.62 strat…
-0.62 sue
-0.62 they
-0.62 upbit
-0.62 venu
-0.62 venus
-0.62 volume
-0.62 اعلام
-0.62 داگ
-0.62 نهاد
-0.62 های جعلی
-0.62 هک شد
-0.63 <coin> is
-0.63 <coin> تا
-0.63 <number> hit
-0.63 ^ tesla
-0.63 ^ بلاک
-0.63 ^ دو
-0.63 ^ چرا
-0.63 california
-0.63 calif…
-0.63 delis…
-0.63 distribute
-0.63 distribute <number>
-0.63 funds
-0.63 he
-0.63 in crypto
-0.63 insiders
-0.63 listing
-0.63 listi…
-0.63 metaverse with transfer
-0.63 seek
-0.63 silv
-0.63 silver
-0.63 silve…
-0.63 stol
-0.63 stole
-0.63 stole <number>
-0.63 to recover
-0.63 trad
-0.63 victim
-0.63 victi…
-0.63 years after
-0.63 آنچین
-0.63 اخراج
-0.63 اخراج کرد
-0.63 تهران
-0.63 تگزاس
-0.63 را اخراج
-0.63 را با
-0.63 صندوق <coin>
-0.63 لبز
-0.63 کور
-0.64 <coin> stash
-0.64 <person> donates
-0.64 <price> $
-0.64 ^ fed
-0.64 band
-0.64 bands
-0.64 bolling
-0.64 bollinger
-0.64 bolli…
-0.64 business with nft
-0.64 calls
-0.64 coin ANC
-0.64 coin DAI
-0.64 coin RUNE
-0.64 donates
-0.64 donates <number>
-0.64 drops
-0.64 explosiv
-0.64 explosive
-0.64 law with stablecoin
-0.64 layer
-0.64 nine
-0.64 of its
-0.64 protocol
-0.64 provid
-0.64 providers
-0.64 provi…
-0.64 rare
-0.64 repays
-0.64 report
-0.64 repor…
-0.64 up in
-0.64 خصوص
-0.64 خصوصی
-0.64 دوم
-0.64 دیگر به
-0.64 ریت
-0.64 هش ریت
-0.64 گس
-0.65 <coin> mining
-0.65 ^ ethena
-0.65 ^ telegram
-0.65 closes
-0.65 coin XLM
-0.65 comput
-0.65 compu…
-0.65 decen…
-0.65 execu…
-0.65 finds
-0.65 game with theft
-0.65 hacked
-0.65 issu
-0.65 lende…
-0.65 meta
-0.65 start
-0.65 stocks
-0.65 stock…
-0.65 up $
-0.65 بازگش…
-0.65 ثبت
-0.65 جهش
-0.65 جی
-0.65 جی پی
-0.65 حجم
-0.65 محصولات
-0.65 محصول…
-0.65 مورگان
-0.65 مورگا…
-0.65 نزدک
-0.65 پی مورگان
-0.66 <number> exploit
-0.66 ^ صادرات
-0.66 ^ نسخه
-0.66 approv
-0.66 becomes
-0.66 break…
-0.66 can t
-0.66 coin ETC
-0.66 coin MKR
-0.66 comes to
-0.66 contracts
-0.66 cryptopunk
-0.66 dail
-0.66 daily
-0.66 delays
-0.66 ent
-0.66 enters
-0.66 enter…
-0.66 let
-0.66 memecoin
-0.66 memec…
-0.66 nasdaq
-0.66 nasda…
-0.66 opens to
-0.66 order…
-0.66 research $
-0.66 suspe…
-0.66 work
-0.66 year low
-0.66 اسراییل
-0.66 اسرای…
-0.66 افت
-0.66 برمی گردد
-0.66 تاریخ
-0.66 داد $
-0.66 سازی
-0.66 سال پس
-0.66 نت
-0.67 <coin> باید
-0.67 <coin> در
-0.67 ^ شبکه
-0.67 ^ کوین
-0.67 a month
-0.67 billion on
-0.67 burns
-0.67 donat
-0.67 driv
-0.67 everyda
-0.67 exchange with tech
-0.67 halving
-0.67 halvi…
-0.67 high
-0.67 opera…
-0.67 public
-0.67 rewards $
-0.67 آینده
-0.67 اف
-0.67 ترین
-0.67 تومان
-0.67 دار
-0.67 درآمد
-0.67 ماین
-0.67 مایکر…
-0.67 میمون
-0.67 یک سال
-0.68 ^ euler
-0.68 ^ سیرکل
-0.68 airdrop with person
-0.68 blocks
-0.68 claims
-0.68 coin EGLD
-0.68 cros
-0.68 game with tech
-0.68 hackers
-0.68 merg
-0.68 passes
-0.68 secret
-0.68 secre…
-0.68 thir
-0.68 third
-0.68 thousand
-0.68 thousands
-0.68 thous…
-0.68 votes to
-0.68 آموزش
-0.68 برداشت کرد
-0.68 بعدی
-0.68 جریمه
-0.68 را می
-0.68 زنده
-0.68 قطعی
-0.68 کاتالیست
-0.68 کاتال…
-0.69 <coin> doubles
-0.69 ^ robinhood
-0.69 airdrop with price
-0.69 apple
-0.69 china
-0.69 coin XMR
-0.69 comes
-0.69 denie…
-0.69 foun
-0.69 month…
-0.69 ofTrade with tech
-0.69 on
-0.69 profit
-0.69 regulator with trading
-0.69 sandbox
-0.69 sandb…
-0.69 sees
-0.69 sharp…
-0.69 take
-0.69 آمد $
-0.69 بست
-0.69 بست $
-0.69 دیگر
-0.69 زندان
-0.69 ساده
-0.69 نمی
-0.69 هدیه
-0.69 ورود
-0.69 پلی
-0.69 چرا
-0.69 گذاری
-0.7 <coin> سقف
-0.7 all
-0.7 appro…
-0.7 break
-0.7 chain…
-0.7 coin CEL
-0.7 futures
-0.7 gam
-0.7 iran
-0.7 kind miner
-0.7 optimism
-0.7 optim…
-0.7 propo…
-0.7 that
-0.7 to receive
-0.7 tokenized
-0.7 war
-0.7 x
-0.7 انداخت
-0.7 انداخت $
-0.7 خارج
-0.7 رایانه
-0.7 رمزارز را
-0.7 رونین
-0.7 ساز
-0.7 شده را
-0.7 مارکت
-0.7 گفت $
-0.71 <coin> co
-0.71 beach
-0.71 custo…
-0.71 day
-0.71 day $
-0.71 googl
-0.71 google
-0.71 googl…
-0.71 hand
-0.71 hash
-0.71 person brad-garlinghouse
-0.71 pow
-0.71 profi…
-0.71 pull $
-0.71 relaunch
-0.71 relaunches
-0.71 relau…
-0.71 rug
-0.71 rug pull
-0.71 shared rule defi
-0.71 swaps
-0.71 watching
-0.71 week $
-0.71 بورس
-0.71 توسعه
-0.71 داد
-0.71 صرافی های
-0.71 معرف
-0.71 معرفی
-0.71 وب
-0.71 کارت های
-0.71 کجا
-0.71 کنند $
-0.72 coin KDA
-0.72 comeback
-0.72 comeb…
-0.72 compoun
-0.72 compound
-0.72 compo…
-0.72 court
-0.72 domain
-0.72 domains
-0.72 domai…
-0.72 draws <number>
-0.72 everyday
-0.72 holders $
-0.72 home
-0.72 hot
-0.72 inheritanc
-0.72 inheritance
-0.72 inher…
-0.72 late
-0.72 lending
-0.72 lendi…
-0.72 major…
-0.72 opens $
-0.72 record <number>
-0.72 shuts
-0.72 stag
-0.72 too
-0.72 transactions
-0.72 trims
-0.72 years on
-0.72 استار…
-0.72 استیک
-0.72 استیکینگ
-0.72 استیک…
-0.72 رونمایی کرد
-0.72 صاحبش
-0.72 میم
-0.72 هاوینگ
-0.72 هاوین…
-0.72 کاهش
-0.72 گمشده
-0.73 <price> درصد
-0.73 ^ the
-0.73 appl
-0.73 attack $
-0.73 bay
-0.73 buy
-0.73 ccip
-0.73 climb…
-0.73 coin LUNA
-0.73 dolphin
-0.73 dolphins
-0.73 dolph…
-0.73 ends
-0.73 eul
-0.73 euler
-0.73 kind ofTrade
-0.73 person vitalik-buterin
-0.73 pivots
-0.73 pivot…
-0.73 says $
-0.73 استیبل کوین
-0.73 بعد
-0.73 حالا
-0.73 رایان…
-0.73 سیبیل
-0.73 شدن
-0.73 نقدینگ
-0.73 نقدینگی
-0.73 نقدین…
-0.73 ها خبر
-0.73 ژاپنی
-0.73 کم
-0.73 گردد
-0.73 گردد $
-0.74 deal $
-0.74 drained
-0.74 exit
-0.74 law with miner
-0.74 nft with tech
-0.74 passe…
-0.74 titl
-0.74 watch…
-0.74 امروز
-0.74 به سازندگان
-0.74 بی
-0.74 دان
-0.74 دیسک
-0.74 زباله
-0.74 ساحل
-0.74 سازندگان
-0.74 نانو
-0.74 گر
-0.75 <coin> launches
-0.75 <person> says
-0.75 artist
-0.75 artis…
-0.75 before it
-0.75 binance us
-0.75 claim…
-0.75 coin with price
-0.75 ethena
-0.75 ethen…
-0.75 hard
-0.75 hardwar
-0.75 hardware
-0.75 hardw…
-0.75 microsoft
-0.75 offic…
-0.75 outages
-0.75 quantum
-0.75 quant…
-0.75 sets
-0.75 tokeniz
-0.75 trim
-0.75 vote
-0.75 بنیان گذار
-0.75 سپرده
-0.75 عقب
-0.75 عکس
-0.75 نصف
-0.75 هش
-0.76 ^ هارد
-0.76 black…
-0.76 build…
-0.76 business with stablecoin
-0.76 co founder
-0.76 exploit $
-0.76 gains
-0.76 hits <number>
-0.76 light…
-0.76 mined
-0.76 on $
-0.76 puts
-0.76 receiv
-0.76 receive
-0.76 recei…
-0.76 their
-0.76 und
-0.76 under
-0.76 us
-0.76 vanishes
-0.76 افزار
-0.76 افزاری
-0.76 افزار…
-0.76 انداخ…
-0.76 سخت افزاری
-0.76 صادرات
-0.76 صادرا…
-0.76 ملی
-0.76 نگاه
-0.76 پول سخت
-0.76 کردند
-0.76 کردند $
-0.76 گذاران <coin>
-0.77 add
-0.77 creat…
-0.77 doubles in
-0.77 labs
-0.77 law with price
-0.77 low $
-0.77 offer…
-0.77 sal
-0.77 sales
-0.77 sui
-0.77 target
-0.77 targe…
-0.77 thi
-0.77 this
-0.77 tokens
-0.77 trade this
-0.77 vaults
-0.77 volum
-0.77 volum…
-0.77 توقیف
-0.77 دستگاه
-0.77 دستگا…
-0.77 ذخایر
-0.77 ساعت
-0.77 ماینر…
-0.77 متامسک
-0.77 متامس…
-0.77 کیش
-0.77 گران
-0.78 ^ نرخ
-0.78 after the
-0.78 ang
-0.78 business with exchange
-0.78 coin with tech
-0.78 cuts <number>
-0.78 death
-0.78 exchange with ofTrade
-0.78 expand
-0.78 fed
-0.78 lay
-0.78 miner with ofTrade
-0.78 mints
-0.78 nft
-0.78 paus
-0.78 warns
-0.78 worl
-0.78 آزاد
-0.78 انتقال
-0.78 بلوکه
-0.78 تی
-0.78 دستور
-0.78 پی
-0.79 ^ here
-0.79 ^ humpback
-0.79 ^ ترامپ
-0.79 ^ پل
-0.79 account
-0.79 accou…
-0.79 anger
-0.79 circl
-0.79 circle
-0.79 circl…
-0.79 gibraltar
-0.79 gibra…
-0.79 metaverse with nft
-0.79 names
-0.79 own rule game
-0.79 power
-0.79 put
-0.79 releas
-0.79 relea…
-0.79 stake
-0.79 start…
-0.79 votes
-0.79 wall
-0.79 اترهای
-0.79 اترها…
-0.79 استیبل
-0.79 استیب…
-0.79 انتقا…
-0.79 بر
-0.79 دزد
-0.79 دزدی
-0.79 سخت
-0.8 <coin> تازه
-0.8 ^ ark
-0.8 bank
-0.8 coin HBAR
-0.8 coin MANA
-0.8 defi with price
-0.8 find
-0.8 five
-0.8 hack
-0.8 its <coin>
-0.8 migrat
-0.8 minut
-0.8 minutes
-0.8 minut…
-0.8 phone
-0.8 price with theft
-0.8 quart…
-0.8 signs
-0.8 to pay
-0.8 بهبود
-0.8 را به
-0.8 سازند…
-0.8 مولت
-0.8 مولتی
-0.8 کوین ها
-0.81 ^ ضرر
-0.81 ^ قیمت
-0.81 ^ لوک
-0.81 ^ میم
-0.81 base
-0.81 cap
-0.81 chain $
-0.81 close…
-0.81 coin with defi
-0.81 ga
-0.81 gas
-0.81 jobs
-0.81 lift
-0.81 lifts
-0.81 publi…
-0.81 push
-0.81 rat
-0.81 rate
-0.81 rates
-0.81 return to
-0.81 sells <number>
-0.81 tesla
-0.81 vanish
-0.81 vanis…
-0.81 wallet adds
-0.81 why
-0.81 آن چین
-0.81 توکن های
-0.81 زمین
-0.81 سرقت
-0.81 سیرکل
-0.81 لوک
-0.81 لوک آن
-0.81 مهاجرت
-0.81 چند
-0.82 ^ پروتکل
-0.82 ameri…
-0.82 developers
-0.82 ha
-0.82 has
-0.82 investors
-0.82 killer
-0.82 اتر
-0.82 تحریم
-0.82 جهانی
-0.82 رمزارز $
-0.82 یا
-0.83 ^ پیشنهاد
-0.83 app
-0.83 ceo
-0.83 coin CHZ
-0.83 jumps
-0.83 kind price
-0.83 lab
-0.83 person brian-armstrong
-0.83 play
-0.83 shut
-0.83 stolen <coin>
-0.83 vot
-0.83 yield
-0.83 ایران از
-0.83 دهند
-0.83 دهند $
-0.83 سقف
-0.83 سی
-0.83 مدیر
-0.83 می دهند
-0.83 هارد
-0.84 <coin> with
-0.84 <coin> داغ
-0.84 <price>
-0.84 as <coin>
-0.84 business with theft
-0.84 cash
-0.84 governanc
-0.84 governance
-0.84 kille…
-0.84 loan
-0.84 markets
-0.84 punk
-0.84 reach <number>
-0.84 recov
-0.84 rules one
-0.84 stablecoin with transfer
-0.84 ایرانی را
-0.84 روزانه
-0.84 روزان…
-0.84 شده
-0.84 شناسا
-0.84 شناسایی
-0.84 شناسا…
-0.84 ضبط
-0.84 قیمت <coin>
-0.84 متاورس
-0.84 متاور…
-0.84 نسخه <number>
-0.85 ^ خزانه
-0.85 ^ صرافی
-0.85 about
-0.85 climb
-0.85 coin GALA
-0.85 coul
-0.85 could
-0.85 defi with law
-0.85 dev
-0.85 exchange with price
-0.85 expan…
-0.85 hack $
-0.85 job
-0.85 liquidat
-0.85 pass
-0.85 repay
-0.85 بنیان
-0.85 حذف شد
-0.85 معاملات
-0.85 منتشر شد
-0.85 نوبیتکس
-0.85 نوبیت…
-0.85 هول
-0.85 ورم
-0.85 ورم هول
-0.86 ^ استراتژی
-0.86 ^ بیت
-0.86 ord
-0.86 other rule metaverse
-0.86 pivot
-0.86 recover
-0.86 rule market
-0.86 tech with theft
-0.86 رشد
-0.86 رکورد زد
-0.86 صفر
-0.86 ها از
-0.87 ^ hacker
-0.87 ^ شرکت
-0.87 as
-0.87 coin ENS
-0.87 coin HNT
-0.87 coin LTC
-0.87 earn
-0.87 files
-0.87 game
-0.87 halv
-0.87 of <number>
-0.87 pilot
-0.87 آن
-0.87 اوراکل
-0.87 اوراک…
-0.87 بازی
-0.87 سبقت
-0.87 پشتیبانه
-0.88 <coin> دارایی
-0.88 airdrop with chain
-0.88 arbitrum
-0.88 bridge
-0.88 colla…
-0.88 com
-0.88 down <price>
-0.88 drains
-0.88 drains <number>
-0.88 into <coin>
-0.88 law with theft
-0.88 plans
-0.88 vault…
-0.88 yacht
-0.88 تازه <coin>
-0.88 دلار سود
-0.88 را جابه
-0.88 سود کرد
-0.88 نها
-0.88 نهایی
-0.88 ژاپن
-0.89 <coin> etf
-0.89 ^ how
-0.89 gain
-0.89 gold
-0.89 metamask
-0.89 metam…
-0.89 of coinbase
-0.89 phon
-0.89 set
-0.89 tax
-0.89 we
-0.89 wins
-0.89 شبکه <coin>
-0.9 <coin> <price>
-0.9 card
-0.9 coin AXS
-0.9 fil
-0.9 halt
-0.9 infla…
-0.9 nam
-0.9 returned
-0.9 sign
-0.9 the <number>
-0.9 usdd
-0.9 with
-0.9 ایردراپ
-0.9 ایردر…
-0.9 جادوگران
-0.9 جادوگ…
-0.9 دارد
-0.9 دارد $
-0.9 ذخیره
-0.9 روت
-0.9 می گویند
-0.9 نیرو
-0.9 کوین
-0.9 گویند
-0.9 گویند $
-0.91 ^ wormhole
-0.91 ^ جنگ
-0.91 asset
-0.91 boom $
-0.91 car
-0.91 doubles
-0.91 investor
-0.91 ofTrade with regulator
-0.91 wormhol
-0.91 wormhole
-0.91 wormh…
-0.91 برابر
-0.91 به آمریکا
-0.91 تپ
-0.91 دلار را
-0.91 دلاری
-0.91 مهاجر…
-0.91 ها را
-0.92 chain with tech
-0.92 coin SAND
-0.92 on <coin>
-0.92 soar
-0.92 win
-0.92 پروتکل
-0.92 پروتک…
-0.93 blockchain
-0.93 defi with regulator
-0.93 every…
-0.93 fund with ofTrade
-0.93 آمد
-0.93 برم
-0.93 برمی
-0.93 حمله هکری
-0.93 هکری
-0.93 هکری به
-0.93 که
-0.94 arbit…
-0.94 boom
-0.94 business with regulator
-0.94 poison
-0.94 poisoning
-0.94 poiso…
-0.94 pool
-0.94 theft with whale
-0.94 unveils
-0.94 غیرمتمرکز
-0.94 غیرمت…
-0.94 کدام
-0.95 analyst with business
-0.95 becom
-0.95 becom…
-0.95 clos
-0.95 defi
-0.95 five years
-0.95 goes live
-0.95 leaves
-0.95 leave…
-0.95 migra…
-0.95 raises <number>
-0.95 rall
-0.95 sec
-0.95 trade
-0.95 world
-0.95 در فهرست
-0.95 ماند $
-0.95 مجاز
-0.95 مجازی
-0.96 ^ هکر
-0.96 after <number>
-0.96 chain with ofTrade
-0.96 financ
-0.96 finance
-0.96 finan…
-0.96 hit by
-0.96 humpback
-0.96 humpback whale
-0.96 humpb…
-0.96 see
-0.96 watch
-0.96 افتاد $
-0.96 برگشت $
-0.96 جعل
-0.96 جعلی
-0.96 دلاری $
-0.96 رویه
-0.96 مهریه
-0.96 و <coin>
-0.96 وحدت
-0.96 پیشنهاد
-0.96 پیشنه…
-0.97 bridg
-0.97 bridg…
-0.97 bug
-0.97 doubl
-0.97 doubl…
-0.97 fake
-0.97 hunt
-0.97 hunters
-0.97 hunte…
-0.97 in
-0.97 kill
-0.97 tech with trading
-0.97 ust
-0.97 افتاد
-0.97 داغ
-0.97 درصد
-0.97 را متوقف
-0.97 مرده
-0.98 <person> از
-0.98 ^ jpmorgan
-0.98 brings
-0.98 bring…
-0.98 business with fund
-0.98 chain with defi
-0.98 delay
-0.98 delay…
-0.98 jpmorgan
-0.98 jpmor…
-0.98 shared rule regulation
-0.98 استراتژی از
-0.98 جنگ
-0.99 <number> addresses
-0.99 <person> دوباره
-0.99 ^ مجموعه
-0.99 analyst with price
-0.99 dao
-0.99 outag
-0.99 outag…
-0.99 to <price>
-0.99 unveil
-0.99 unvei…
-0.99 مجموعه
-0.99 مجموع…
-0.99 موز
-1 <coin> زیر
-1 game with ofTrade
-1 here
-1 recor
-1 than
-1 tops <number>
-1 warn
-1 خرد
-1 سونیک
-1 ماند
-1 میلیارد دلاری
-1.01 ^ فروش
-1.01 business with game
-1.01 list
-1.01 live
-1.01 recov…
-1.01 returns
-1.01 shared rule airdrop
-1.01 the
-1.01 year $
-1.01 خبر
-1.01 را گرفت
-1.01 غرق
-1.01 قاتل
-1.01 قایق
-1.02 <person> به
-1.02 <person> درباره
-1.02 <price> <number>
-1.02 ^ بهترین
-1.02 coin with law
-1.02 contract
-1.02 liqui…
-1.02 team
-1.02 trading with wallet
-1.02 بانک
-1.02 بهترین
-1.02 بهتری…
-1.02 دست داد
-1.02 قطع
-1.02 چگونه <coin>
-1.02 کوانتوم
-1.02 کوانت…
-1.03 
-1.03 <coin> برای
-1.03 ^ coinbase
-1.03 anoth
-1.03 another
-1.03 anoth…
-1.03 coin VET
-1.03 develop
-1.03 devel…
-1.03 fall
-1.03 fund
-1.03 repay…
-1.03 s
-1.03 shares
-1.03 share…
-1.03 تلگرام
-1.03 تلگرا…
-1.03 دوباره
-1.03 دوبار…
-1.03 پل
-1.04 ^ چگونه
-1.04 business with law
-1.04 by <number>
-1.04 co
-1.04 futur
-1.04 futur…
-1.04 other rule game
-1.04 signal
-1.04 support
-1.04 suppo…
-1.04 حمله
-1.04 رونما
-1.04 رونمایی
-1.04 رونما…
-1.04 سه
-1.05 <coin> supply
-1.05 airdrop with exchange
-1.05 drop
-1.05 record
-1.05 recor…
-1.05 signa…
-1.05 weekend $
-1.05 آغاز شد
-1.05 دیف
-1.05 دیفای
-1.05 کوین های
-1.06 ^ رای
-1.06 adds <number>
-1.06 game with trading
-1.06 person with stablecoin
-1.06 sends <coin>
-1.06 stor
-1.06 رساند
-1.06 رساند $
-1.07 airdrop with ofTrade
-1.07 bring
-1.07 exploit
-1.07 جذب کرد
-1.07 چیست $
-1.08 <coin> یک
-1.08 <number> sells
-1.08 ark
-1.08 coin 1INCH
-1.08 kind theft
-1.08 low
-1.08 research
-1.08 resea…
-1.08 sybil
-1.08 سود <coin>
-1.08 سوزان…
-1.08 ها $
-1.09 <coin> holds
-1.09 <coin> رکورد
-1.09 airdrop
-1.09 airdr…
-1.09 business with metaverse
-1.09 launches
-1.09 nets
-1.09 raises
-1.09 raise…
-1.09 sells
-1.09 staking
-1.09 staki…
-1.1 <coin> <coin>
-1.1 <coin> می
-1.1 claim
-1.1 exchange with law
-1.1 lost
-1.1 miners
-1.1 miner…
-1.1 باید
-1.1 روز
-1.1 فهرست
-1.1 می
-1.11 airdrop with business
-1.11 chain with coin
-1.11 colle…
-1.11 rais
-1.11 sells for
-1.11 token…
-1.11 weeken
-1.11 weekend
-1.11 weeke…
-1.11 دلاری را
-1.11 ساخت $
-1.12 ^ exchange
-1.12 coin ATOM
-1.12 gets
-1.12 inter…
-1.12 shared rule game
-1.12 اشتباه
-1.12 اشتبا…
-1.12 خروج
-1.12 مشابه
-1.12 نسخه
-1.12 گری
-1.13 <coin> و
-1.13 proto…
-1.13 با <coin>
-1.14 ^ توکن
-1.14 airdrop with defi
-1.14 airdrop with wallet
-1.14 build
-1.14 deal
-1.14 defi with exchange
-1.14 despit
-1.14 despite
-1.14 despi…
-1.14 land
-1.14 leav
-1.14 own rule market
-1.14 season
-1.14 seaso…
-1.14 spark
-1.14 stolen
-1.14 stole…
-1.14 tech with wallet
-1.14 transaction
-1.14 از صرافی
-1.14 برگشت
-1.14 حمایت
-1.14 رایج
-1.14 سقوط کرد
-1.14 پایان
-1.14 کارت
-1.15 coin NEAR
-1.15 defi with wallet
-1.15 kind exchange
-1.15 rule regulation
-1.15 متوقف کرد
-1.15 پشتیب…
-1.16 <coin> over
-1.16 ^ crypto
-1.16 borrows
-1.16 coin CRV
-1.16 draws
-1.16 inves…
-1.16 kind regulator
-1.16 law with person
-1.16 ledg
-1.16 ledger
-1.16 ledge…
-1.16 lend
-1.16 rewards
-1.16 swap
-1.16 virtual
-1.16 virtu…
-1.17 coin CAKE
-1.17 network
-1.17 netwo…
-1.17 t
-1.17 جای
-1.17 کارمزد
-1.17 کارمز…
-1.18 ^ هک
-1.18 business with chain
-1.18 can
-1.18 cross
-1.18 crypto
-1.18 to <number>
-1.18 درون زنجیره
-1.18 کند $
-1.19 end
-1.19 goe
-1.19 goes
-1.19 micro…
-1.19 nft with ofTrade
-1.19 steth
-1.19 دلار رفت
-1.19 سهام
-1.19 منتشر
-1.19 می کند
-1.19 پروژه
-1.2 <coin> پیشی
-1.2 borrow
-1.2 borro…
-1.2 coin TON
-1.2 fees
-1.2 flag
-1.2 los
-1.2 miner with trading
-1.2 shar
-1.2 shared rule nft
-1.2 آمریکا
-1.2 آمریک…
-1.2 وام
-1.2 پیشی
-1.2 پیشی گرفت
-1.21 mining
-1.21 minin…
-1.21 sale $
-1.21 stablecoin
-1.21 درون
-1.21 های درون
-1.22 ^ حمله
-1.22 deposits $
-1.22 draw
-1.22 own rule airdrop
-1.22 جهان
-1.22 طلا
-1.22 هم
-1.22 کلاهبرداری با
-1.23 ^ کلاهبرداری
-1.23 call
-1.23 زیر
-1.23 نرخ
-1.24 person changpeng-zhao
-1.24 rule defi
-1.24 stabl…
-1.24 traders
-1.24 treasury
-1.24 vault
-1.24 داشت $
-1.24 یک میلیون
-1.25 exchange with trading
-1.25 own
-1.25 what
-1.25 از دست
-1.25 متوقف
-1.26 burn
-1.26 business with tech
-1.26 own rule regulation
-1.26 price with tech
-1.26 treasur
-1.26 نگه داشت
-1.27 dollar
-1.27 dolla…
-1.27 ofTrade with stablecoin
-1.27 to
-1.27 آغاز
-1.27 ارز
-1.27 می شود
-1.28 ^ بایننس
-1.28 at
-1.28 buy more
-1.28 project metaverse
-1.28 rule game
-1.28 عرضه کرد
-1.29 ^ ارزش
-1.29 etf
-1.29 fee
-1.29 treas…
-1.29 حذف
-1.3 cuts
-1.3 for <coin>
-1.3 kind business
-1.3 token
-1.31 ^ hyperliquid
-1.31 holder with person
-1.31 moves to
-1.31 near
-1.31 کریپتو
-1.32 <coin> با
-1.32 against
-1.32 again…
-1.32 ofTrade with price
-1.32 sink
-1.32 telegram
-1.32 teleg…
-1.32 to <coin>
-1.32 سقوط
-1.32 کند
-1.33 coin AVAX
-1.33 coin FTM
-1.33 kraken $
-1.33 to kraken
-1.33 دیجیتال
-1.33 دیجیت…
-1.33 چگونه
-1.33 چیست
-1.34 block…
-1.34 drain
-1.34 drain…
-1.34 month
-1.34 move
-1.34 own rule blockchain
-1.34 داشت
-1.34 کنیم
-1.34 کنیم $
-1.35 a
-1.35 attack
-1.35 attac…
-1.35 out
-1.35 به
-1.35 به <number>
-1.35 ساخت
-1.35 ها <coin>
-1.36 <coin> holders
-1.36 metaverse with trading
-1.36 sale
-1.36 چین
-1.36 کمک کرد
-1.37 chain
-1.37 pay
-1.37 stock
-1.37 ایرانی
-1.38 airdrop with whale
-1.38 coin RNDR
-1.38 را بالا
-1.38 صندوق
-1.39 hacker moves
-1.39 hits
-1.39 how
-1.39 other rule market
-1.39 صراف
-1.39 صرافی
-1.4 fund with trading
-1.4 دو
-1.4 زنجیره ای
-1.4 چه
-1.41 mint
-1.41 rule airdrop
-1.41 turns
-1.41 دلار جذب
-1.42 airdrop with coin
-1.42 and <coin>
-1.43 coin BNB
-1.43 crypt…
-1.43 project game
-1.43 ایران…
-1.43 زد
-1.44 nft with transfer
-1.44 not
-1.44 reach
-1.44 به کیف
-1.45 <number> to
-1.45 chain with theft
-1.45 defi with theft
-1.45 marke…
-1.45 rule blockchain
-1.45 scam
-1.45 رکورد
-1.46 coin ONE
-1.46 coin with metaverse
-1.46 cut
-1.46 down
-1.46 i
-1.46 is
-1.46 market
-1.46 زد $
-1.46 صرافی ها
-1.46 کمک
-1.47 coin with regulator
-1.47 tops
-1.47 trading
-1.47 tradi…
-1.47 خود را
-1.47 کلاهبرداری
-1.48 business with ofTrade
-1.48 coin with game
-1.48 firm
-1.48 maker
-1.48 shared rule blockchain
-1.48 شرکت
-1.48 نگه
-1.49 chain with trading
-1.49 coinbas
-1.49 coinbase
-1.49 coinb…
-1.49 launch
-1.49 launc…
-1.49 one
-1.49 own rule metaverse
-1.49 دهد
-1.49 دهد $
-1.5 again
-1.5 استخراج
-1.5 می دهد
-1.5 کلاهبردار
-1.5 کلاهب…
-1.51 coin DOT
-1.51 loses <number>
-1.51 over <number>
-1.51 هک
-1.52 قیمت
-1.52 کریپت…
-1.53 airdrop with trading
-1.53 its
-1.53 million $
-1.54 digital
-1.54 get
-1.54 to buy
-1.57 جدید
-1.57 خود
-1.58 digit…
-1.58 person cathie-wood
-1.58 استخر…
-1.58 جذب
-1.59 users $
-1.59 ارزش
-1.59 در انتقال
-1.6 coin UNI
-1.6 own rule nft
-1.6 بلاک
-1.6 توکن
-1.6 زنجیره
-1.6 زنجیر…
-1.61 law with whale
-1.61 person charles-hoskinson
-1.62 ai
-1.62 price with transfer
-1.63 <coin> and
-1.63 again $
-1.63 explo…
-1.64 coins none
-1.64 kraken
-1.64 krake…
-1.65 kind law
-1.65 plan
-1.65 عرضه
-1.66 انتقال <coin>
-1.67 and
-1.68 استراتژ
-1.68 استراتژی
-1.69 kind game
-1.7 شود
-1.7 شود $
-1.71 kind tech
-1.71 law with wallet
-1.71 says
-1.71 بالا
-1.73 و
-1.73 کاربران
-1.74 kind defi
-1.75 rule metaverse
-1.75 wallets $
-1.75 رمزار…
-1.76 for <number>
-1.76 nft with trading
-1.76 stablecoin with trading
-1.76 رمزارز
-1.76 کاربر…
-1.77 coin with fund
-1.77 own rule defi
-1.78 exchange with theft
-1.78 معامله
-1.79 شبکه
-1.8 به <coin>
-1.81 ^ binance
-1.82 سرمایه گذاران
-1.83 <number> $
-1.84 kind metaverse
-1.84 رسید $
-1.85 تا
-1.87 back
-1.87 defi with ofTrade
-1.87 رسید
-1.88 <person> <coin>
-1.89 trade any
-1.9 coin USDT
-1.9 شد $
-1.91 ایران
-1.91 گذاران
-1.91 گذارا…
-1.94 by
-1.94 برا
-1.94 برای
-1.95 off
-1.96 rule nft
-1.96 شد
-1.97 person michael-saylor
-1.98 بازار
-2 coin with stablecoin
-2.01 say
-2.01 استرا…
-2.01 در
-2.02 با
-2.03 kind fund
-2.03 loses
-2.03 است
-2.04 است $
-2.05 law with trading
-2.05 معامل…
-2.07 ای
-2.1 kind stablecoin
-2.12 kind chain
-2.12 return
-2.12 retur…
-2.13 for
-2.13 person elon-musk
-2.14 ^ <coin>
-2.14 users
-2.22 hit
-2.3 rules none
-2.34 <coin> از
-2.36 adds
-2.37 analyst with defi
-2.4 theft with trading
-2.41 kind nft
-2.43 holder with trading
-2.43 kind airdrop
-2.5 ofTrade with person
-2.55 coin with nft
-2.68 over
-2.7 business with wallet
# crypto
3.78 kind miner
2.62 business with wallet
2.62 person charles-hoskinson
2.49 coin USDT
2.42 هک
2.39 kind business
2.37 business with coin
2.37 theft with wallet
2.26 kind exchange
2.2 own rule crypto
2.18 calls
2.16 با <coin>
2.14 back
2.12 <person> says
2.1 زندان
2.09 <person>
2.06 exchange with theft
2 coin HBAR
1.99 kind person
1.97 ^ <person>
1.95 trading with wallet
1.93 rule crypto
1.92 را خرید
1.92 هک شد
1.85 kind wallet
1.85 تلگرام
1.85 تلگرا…
1.83 ذخیره سازی
1.79 ofTrade with stablecoin
1.79 کوین های
1.78 <person> از
1.77 <coin> چیست
1.75 coin AR
1.73 kind theft
1.73 ونزویلا
1.73 ونزوی…
1.72 coin VET
1.71 نتورک
1.7 را با
1.7 نوبیتکس
1.7 نوبیت…
1.7 کلاهبرداری
1.69 cloud $
1.69 startup $
1.68 محبوب
1.67 in <coin>
1.67 تبدیل
1.66 stablecoin
1.65 رمزار…
1.64 rich
1.63 theft with trading
1.63 یوونتوس
1.63 یوونت…
1.62 شرکت <coin>
1.61 accept
1.61 accep…
1.61 coin PEOPLE
1.61 ufc
1.6 rules none
1.6 stabl…
1.6 مین
1.59 کاربر…
1.58 <price> of
1.58 compar
1.58 crash $
1.58 ایرانیان
1.58 کوینی
1.57 ^ consensys
1.57 lugano
1.57 lugan…
1.57 ماینرهای <coin>
1.56 brings <coin>
1.56 conse…
1.56 still
1.56 trade this
1.55 از هک
1.55 به آمریکا
1.54 ^ bybit
1.54 bitgo
1.54 سازی غیرمتمرکز
1.54 لجر
1.53 <coin> over
1.53 coin THETA
1.53 است $
1.53 پذیرش
1.52 stay
1.51 ورشکس…
1.5 coin BUSD
1.49 ^ apecoin
1.49 apecoin
1.49 apeco…
1.49 crypto com
1.49 exchange with trading
1.48 <coin> raises
1.48 bybit
1.47 coin PLA
1.47 dao votes
1.47 partn…
1.47 stol
1.47 stole
1.47 stole <number>
1.46 the <number>
1.46 تلگرام به
1.46 رمزارز
1.45 for ipo
1.45 opera…
1.44 call
1.44 کاربران ایرانی
1.42 <person> to
1.42 coin XCH
1.42 dorse
1.42 dorsey
1.42 dorse…
1.42 kraken $
1.42 miner with ofTrade
1.42 partners
1.42 partners with
1.42 to kraken
1.42 متامسک $
1.42 پرداخت
1.42 پرداخ…
1.41 draws
1.41 ever $
1.4 passes <number>
1.4 شایعات
1.4 شایعا…
1.4 پی
1.39 binance us
1.39 docum…
1.39 future $
1.39 here
1.39 plan
1.39 افزار
1.39 افزاری
1.39 افزار…
1.39 دارایی کاربران
1.39 سخت افزاری
1.39 مدیریت
1.39 مدیری…
1.39 پول سخت
1.38 business with stablecoin
1.38 draw
1.38 its <coin>
1.38 statu
1.38 statu…
1.38 به کیف
1.38 کریپت…
1.37 <number> valuation
1.37 compa…
1.37 global $
1.37 ماینرهای
1.37 مردم
1.37 مشترک
1.36 brav
1.36 brave
1.36 business with fund
1.36 power…
1.36 to accept
1.36 to buy
1.36 دوباره از
1.36 سرانجام
1.36 سرانج…
1.35 <coin> $
1.35 ^ ساتوشی
1.35 coin DOGE
1.35 coin ONE
1.35 kind ofTrade
1.35 names
1.35 partn
1.35 دلار جذب
1.35 دورف
1.35 مستقل
1.34 <person> $
1.34 offer crypto
1.34 take
1.34 to offer
1.34 امن
1.34 سود <coin>
1.34 مدیره
1.33 ^ ledger
1.33 buy <coin>
1.33 هستند
1.33 هستند $
1.33 هییت
1.32 <coin> چین
1.32 ^ ماینرهای
1.32 ^ مرورگر
1.32 coin BAT
1.32 to us
1.32 ارث
1.32 اپلیکیشن
1.32 اپلیک…
1.32 بردن
1.32 بریو
1.32 مرورگر
1.32 مرورگر بریو
1.32 مرورگ…
1.32 می ماند
1.31 <number> eh
1.31 backs
1.31 eh
1.31 eh s
1.31 ico
1.31 s $
1.31 در لوگانو
1.31 لوگانو
1.31 لوگان…
1.3 ^ معرفی
1.3 american
1.3 com
1.3 compe…
1.3 tokenized treasury
1.3 users <number>
1.3 انجمن
1.3 انجمن بلاکچین
1.3 داستان
1.3 داستا…
1.3 فعالی…
1.3 گرم
1.29 coin with miner
1.29 crash
1.29 defi with wallet
1.29 global
1.29 globa…
1.29 ha
1.29 has
1.29 mone
1.29 money
1.29 platform
1.29 platf…
1.29 اشتباه
1.29 اشتبا…
1.29 به شایعات
1.29 به مدیریت
1.29 تراست
1.29 تراست ولت
1.29 خالق
1.29 خالق <coin>
1.29 رود
1.29 ساز
1.29 کاربران
1.28 <person> donates
1.28 ^ هم
1.28 coin CHZ
1.28 donates
1.28 donates <number>
1.28 futur
1.28 future
1.28 futur…
1.28 game with theft
1.28 nam
1.28 person sam-bankman-fried
1.28 scam
1.28 to recover
1.28 to take
1.28 رایج
1.28 ماینر…
1.28 هم بنیان
1.27 <person> هرگز
1.27 business with miner
1.27 dhabi $
1.27 good
1.27 goods
1.27 hbo
1.27 in abu
1.27 list
1.27 market $
1.27 offer
1.27 pivot
1.27 shop
1.27 shops
1.27 venezuelan
1.27 ایران…
1.27 اینترنت
1.27 اینتر…
1.27 هرگز
1.27 هرگز <coin>
1.27 هک نوبیتکس
1.26 آمریکا رسید
1.26 از زندان
1.26 برق
1.26 ورشکست
1.26 کریپتو در
1.25 business with holder
1.25 but
1.25 editor
1.25 edito…
1.25 one in
1.25 ترزور
1.25 خرید $
1.25 ضد
1.25 می گیرد
1.25 میلیارد دلار
1.25 هنوز
1.25 پرداخت با
1.25 گیرد
1.25 گیرد $
1.24 arm
1.24 bit
1.24 fink
1.24 larr
1.24 larry
1.24 to list
1.24 up with
1.24 مین نت
1.24 پی پال
1.23 <coin> gold
1.23 ^ phantom
1.23 ai
1.23 business with exchange
1.23 compared
1.23 life after
1.23 names new
1.23 ninjatrad
1.23 ninjatrader
1.23 ninja…
1.23 offering
1.23 on life
1.23 valuation
1.23 valua…
1.23 why <coin>
1.23 خوک
1.23 قصاب
1.23 قصابی
1.23 مصاحبه
1.23 مصاحب…
1.23 ها می
1.22 <number> from
1.22 ^ کلاهبرداری
1.22 and <person>
1.22 banker
1.22 banker $
1.22 banke…
1.22 coin AUDIO
1.22 coin STORJ
1.22 regulator with tech
1.22 step
1.22 است
1.22 و <person>
1.21 <coin> رشد
1.21 <coin> کدام
1.21 bankruptc
1.21 bankruptcy
1.21 bankr…
1.21 metamask
1.21 metam…
1.21 resident
1.21 residents
1.21 resid…
1.21 surve
1.21 survey
1.21 surve…
1.21 to cash
1.21 turns <number>
1.21 باشگاه
1.21 باشگا…
1.21 جک
1.21 دلار هک
1.21 دورس
1.21 دورسی
1.21 روزمره
1.21 روزمر…
1.21 شرکت
1.21 گذاران <coin>
1.2 a crypto
1.2 finne
1.2 finney
1.2 finne…
1.2 hal
1.2 hal finney
1.2 moneygram
1.2 money…
1.2 warns
1.2 بریج
1.2 جنجال
1.2 جنجالی
1.2 جنجال…
1.2 نقدی
1.2 ین
1.19 coin OKB
1.19 forces
1.19 join
1.19 public
1.19 push
1.19 اسکن
1.19 عنبیه
1.19 مکزیک
1.19 هه
1.19 ورلدکوین
1.19 ورلدک…
1.19 یی
1.18 ^ mara
1.18 coin HT
1.18 coin KCS
1.18 crypto for
1.18 mara
1.18 pays
1.18 see
1.18 کدام
1.18 گفت $
1.17 ^ jack
1.17 ^ trezor
1.17 accept <coin>
1.17 bny
1.17 marathon
1.17 marat…
1.17 stablecoin with transfer
1.17 to share
1.17 trezor
1.17 trezo…
1.17 yi
1.17 دریبیت
1.17 دریبی…
1.17 صرافی ایرانی
1.16 <coin> the
1.16 americans
1.16 drops plan
1.16 support
1.16 suppo…
1.16 tesla has
1.16 tig
1.16 tiger
1.16 بشناسیم
1.16 بشناس…
1.16 رمزارز می
1.16 سازی
1.16 هوب
1.16 هوبی
1.15 <coin> حمایت
1.15 celeb…
1.15 coin LRC
1.15 force…
1.15 jack
1.15 megawatt
1.15 megaw…
1.15 meso
1.15 moonpa
1.15 moonpay
1.15 moonp…
1.15 stablecoin $
1.15 استخراج
1.15 دان
1.15 دزدید…
1.15 دیسک
1.15 رکوردی
1.15 رکورد…
1.15 زباله
1.15 ماراتون
1.15 مارات…
1.15 ولت
1.15 پیتز
1.15 پیتزای
1.15 پیتزا…
1.15 گفت
1.14 ^ revolut
1.14 ^ دش
1.14 austin
1.14 austi…
1.14 famil
1.14 family
1.14 famil…
1.14 freeze
1.14 revolut
1.14 scien…
1.14 trump family
1.14 آمدند
1.14 برداشت ها
1.14 توکن خود
1.14 دش
1.14 مشابه
1.14 مگاوات
1.14 مگاوا…
1.14 میام
1.14 میامی
1.14 گرد
1.13 person changpeng-zhao
1.13 posts
1.13 stablecoin goes
1.13 weapon
1.13 weapo…
1.13 در انتقال
1.13 نگران
1.12 <coin> a
1.12 ^ stripe
1.12 consensy
1.12 consensys
1.12 crypto winter
1.12 led
1.12 led by
1.12 protonmail
1.12 strip
1.12 stripe
1.12 strip…
1.12 از شبکه
1.12 صرافی ارز
1.11 <coin> loses
1.11 <coin> ها
1.11 ^ brave
1.11 ^ بنیاد
1.11 ^ سهم
1.11 bitpanda
1.11 bitpa…
1.11 bitstamp
1.11 bitst…
1.11 coin MIOTA
1.11 doubt
1.11 falconx
1.11 gold
1.11 list $
1.11 our
1.11 status
1.11 اریک
1.11 امریکن
1.11 امریک…
1.11 ایران
1.11 بای
1.11 بای بیت
1.11 بیت <number>
1.11 جنسیس
1.11 جهان $
1.11 رمزارزی را
1.11 سی
1.11 موز
1.11 های جدید
1.11 وسترن
1.11 یونیون
1.11 یونیو…
1.1 <person> hits
1.1 ^ رونمایی
1.1 ^ هارد
1.1 ^ پاکستان
1.1 andreessen
1.1 andre…
1.1 back at
1.1 hits back
1.1 publi…
1.1 usag
1.1 usage
1.1 warns of
1.1 استخر…
1.1 جدید $
1.1 خدمات
1.1 رونمایی از
1.09 <coin> see
1.09 <person> و
1.09 ^ hut
1.09 ^ استرایپ
1.09 adam
1.09 cash
1.09 ceo $
1.09 every…
1.09 forc
1.09 hut
1.09 hut <number>
1.09 japan
1.09 revol…
1.09 signs
1.09 از بازار
1.09 استرایپ
1.09 انتقال <coin>
1.09 باز شد
1.09 ترک
1.09 کارت هدیه
1.09 کارگزار
1.09 کارگزاری
1.09 کانسنسیس
1.09 کانسن…
1.08 <coin> as
1.08 <coin> partners
1.08 <coin> پشتیبانی
1.08 <number> exploit
1.08 ^ mastercard
1.08 ^ شرکت
1.08 behin
1.08 behind
1.08 behin…
1.08 business with ofTrade
1.08 insiders
1.08 jump $
1.08 mastercar
1.08 mastercard
1.08 maste…
1.08 rebrands
1.08 years on
1.08 توانند
1.08 توانن…
1.08 خیریه
1.08 فن
1.08 ماند
1.08 هک پل
1.08 پشتیبانی می
1.08 کارگز…
1.08 گردند
1.07 ^ قطعی
1.07 blockfi
1.07 chapt
1.07 chapter
1.07 chapt…
1.07 deribit
1.07 derib…
1.07 everyth
1.07 everything
1.07 million daily
1.07 pivots
1.07 pivot…
1.07 rlus
1.07 rlusd
1.07 vouch
1.07 vouch…
1.07 withdrawals after
1.07 works
1.07 بنیاد
1.07 بنیاد <coin>
1.07 بونک
1.07 تکلیف
1.07 حرف
1.07 مالک
1.07 ناور
1.07 هت
1.07 ویف
1.07 پرده
1.07 چگونه <coin>
1.06 <coin> rebrands
1.06 ^ miners
1.06 ^ voyager
1.06 ^ حواله
1.06 ^ پرداخت
1.06 bank to
1.06 caraca
1.06 caracas
1.06 carac…
1.06 cointelegraph
1.06 coint…
1.06 foothol
1.06 foothold
1.06 footh…
1.06 inheritanc
1.06 inheritance
1.06 inher…
1.06 late
1.06 start…
1.06 too
1.06 vendor
1.06 vendors
1.06 vendo…
1.06 widow
1.06 with google
1.06 امروز بازار
1.06 حواله
1.06 شده $
1.06 قطعی
1.06 میلیونی
1.05 ^ visa
1.05 chain with regulator
1.05 coin ENS
1.05 coin ZEN
1.05 collateral
1.05 crypto fund
1.05 crypt…
1.05 executives
1.05 executives $
1.05 haven
1.05 launches tokenized
1.05 musician
1.05 musicians
1.05 safe haven
1.05 secret
1.05 secre…
1.05 sign
1.05 startup
1.05 visa
1.05 weekend $
1.05 won
1.05 اوج
1.05 سناریوها
1.05 سو
1.05 صد
1.05 فعالان
1.05 فعالا…
1.05 معامله گران
1.04 crypto
1.04 document
1.04 documents
1.04 documents $
1.04 endowment
1.04 endow…
1.04 ipo $
1.04 nav
1.04 naver
1.04 nyse
1.04 person vitalik-buterin
1.04 داریم
1.04 دلار رفت
1.04 مایکروسافت
1.04 متوقف کرد
1.04 نفروخته
1.04 نفروخ…
1.04 نگه داریم
1.03 ^ moneygram
1.03 abu
1.03 abu dhabi
1.03 advises
1.03 bbva
1.03 chao
1.03 chaos
1.03 compensat
1.03 compensates
1.03 dhabi
1.03 earned
1.03 earne…
1.03 falco…
1.03 identity
1.03 nativel
1.03 natively
1.03 natively on
1.03 on $
1.03 takeov
1.03 takeover
1.03 takeo…
1.03 tap
1.03 taps
1.03 استرالیا
1.03 به قیمت
1.03 فروشی
1.03 نخست
1.03 ورشکستگ
1.03 ورشکستگی
1.02 <number> the
1.02 ^ a
1.02 ^ از
1.02 by pro
1.02 custo…
1.02 deposits $
1.02 kenya
1.02 kidnapp
1.02 kidna…
1.02 of phishing
1.02 outages
1.02 powers
1.02 pro israel
1.02 pull $
1.02 rebrand
1.02 rebra…
1.02 rug
1.02 rug pull
1.02 stor
1.02 takeaway
1.02 takeaways
1.02 takea…
1.02 un
1.02 نوشتن
1.02 وزیر
1.02 کتابم
1.02 کریپتو
1.01 bankruptcy $
1.01 behind the
1.01 broker hidden
1.01 coin SC
1.01 crow
1.01 crowd
1.01 dell
1.01 feuds
1.01 for bankruptcy
1.01 govern
1.01 governing
1.01 hidden road
1.01 meal
1.01 miner with tech
1.01 persistenc
1.01 persistence
1.01 persi…
1.01 phras
1.01 phrase
1.01 phras…
1.01 pizza
1.01 poison
1.01 poisoning
1.01 poiso…
1.01 prime broker
1.01 record crowd
1.01 repayment
1.01 repayments
1.01 seed phrase
1.01 taxes
1.01 to four
1.01 ارز <coin>
1.01 انتخاب
1.01 جدید انتخاب
1.01 دلار سود
1.01 را تغییر
1.01 سود کرد
1.01 سوپرمارکت
1.01 سوپرم…
1.01 سوییس
1.01 قربان
1.01 قربانی
1.01 قربان…
1.01 منتظرند
1.01 منتظر…
1.01 هشدار
1.01 کریپتولند
1.01 گذاری کرد
1 ^ core
1 ^ پی
1 anger
1 consensu
1 consensus
1 core scientific
1 coreweav
1 coreweave
1 corew…
1 council adds
1 depin
1 gtreasur
1 gtreasury
1 gtrea…
1 initiativ
1 initiative
1 initi…
1 more crypto
1 scientific
1 snaps
1 token2049
1 امن است
1 در کانادا
1 رمزارز $
1 عرضه می
1 فعالیت
1 معامله
1 پشت
1 کانادا
1 کاناد…
1 گران
1 یو
0.99 attacks
0.99 broker
0.99 canaan
0.99 canaa…
0.99 linqto
0.99 linqt…
0.99 narrativ
0.99 narrative
0.99 narrative $
0.99 networks
0.99 networks $
0.99 row
0.99 says $
0.99 sharpl
0.99 sharply
0.99 treasur
0.99 withdrawal
0.99 withdrawals
0.99 wrench
0.99 wrenc…
0.99 آدم
0.99 انداختند
0.99 بازپرداخت
0.99 بازپر…
0.99 تحولات
0.99 تحولا…
0.99 دیپ
0.99 ربا
0.99 رباها
0.99 رمزارزهایتان
0.99 فلج
0.99 فیک
0.99 قرارداد <number>
0.99 مدیریت بایننس
0.99 همکاری می
0.98 ^ پروژه
0.98 ^ پلی
0.98 by
0.98 celebrat
0.98 celebrating
0.98 coin HNT
0.98 die $
0.98 israel
0.98 israe…
0.98 leads
0.98 maliciou
0.98 malicious
0.98 malic…
0.98 npm
0.98 president
0.98 presi…
0.98 sofi
0.98 stablecoin on
0.98 tech with wallet
0.98 to distribute
0.98 ukrain
0.98 ukraine
0.98 ukrai…
0.98 به فضا
0.98 دستگاه ماینر
0.98 دلاری را
0.98 فضا رفت
0.98 لیبرت
0.98 لیبرتی
0.98 لیبرت…
0.98 مدیر تازه
0.98 ورلد
0.98 کالاها
0.98 کالاه…
0.98 گران رمزارز
0.97 calls <coin>
0.97 coin CEL
0.97 crypto holders
0.97 cryptocurrenc
0.97 directors
0.97 hash
0.97 inflat
0.97 inflated
0.97 merger
0.97 merge…
0.97 public $
0.97 says coinbase
0.97 singularitynet
0.97 singu…
0.97 treasury firm
0.97 wyom
0.97 wyoming
0.97 wyomi…
0.97 zero
0.97 بهترین صرافی
0.97 دزدیده
0.97 مجسمه
0.97 همکار
0.97 همکاری
0.97 همکار…
0.97 همیشگ
0.97 همیشگی
0.97 همیشگ…
0.96 argentines
0.96 bites
0.96 bitfarm
0.96 bitfarms
0.96 bitfa…
0.96 lays
0.96 lays off
0.96 nazarov
0.96 nazar…
0.96 pandemic
0.96 pande…
0.96 serge
0.96 sergey
0.96 serge…
0.96 suspect
0.96 به صرفه
0.96 ثبت
0.96 خبر است
0.96 رایوت
0.96 صراف
0.96 صرافی
0.96 صرفه
0.96 صرفه است
0.96 غرامت
0.96 فروشیم
0.96 فروشی…
0.96 هاوینگ <coin>
0.96 هنوز به
0.96 هیچ
0.96 والکس به
0.96 چه خبر
0.95 <coin> developers
0.95 <coin> داغ
0.95 <person> درباره
0.95 a16z
0.95 as volumes
0.95 corsicana
0.95 corsi…
0.95 dur
0.95 during
0.95 durin…
0.95 expansion
0.95 hi
0.95 his
0.95 kind coin
0.95 labs lays
0.95 mourn
0.95 mourns
0.95 mourn…
0.95 revenu
0.95 revenue
0.95 reven…
0.95 rigs $
0.95 riot
0.95 staring
0.95 stari…
0.95 surpass
0.95 surpasses
0.95 surpa…
0.95 voyag
0.95 voyager
0.95 voyag…
0.95 بازیاب
0.95 بازیابی
0.95 بازیا…
0.95 بدافزار
0.95 بدافز…
0.95 خارج
0.95 ریزش
0.95 عبارت
0.95 عبارت بازیابی
0.95 مان
0.95 مانی
0.95 پلی مارکت
0.95 کلاهبردار
0.95 کلاهب…
0.94 adoption
0.94 coind…
0.94 crypto adoption
0.94 die
0.94 hacked
0.94 hidden
0.94 hidde…
0.94 operator
0.94 prim
0.94 prime
0.94 probe
0.94 votes to
0.94 web3 banking
0.94 الملل
0.94 المللی
0.94 الملل…
0.94 اکسیر
0.94 خود را
0.94 زندگ
0.94 زندگی
0.94 صرافی ftx
0.94 ماینر
0.94 هیدن
0.94 والمارت
0.94 والما…
0.94 وثیقه
0.94 کمتری
0.94 یک سال
0.93 <coin> قیمت
0.93 <person> denies
0.93 ^ polymarket
0.93 admin
0.93 beach
0.93 chain with theft
0.93 cities
0.93 citie…
0.93 coin TON
0.93 compromised
0.93 dapp
0.93 dapper
0.93 dapper labs
0.93 dappe…
0.93 energ…
0.93 frnt
0.93 gaming platform
0.93 owner
0.93 zerohash
0.93 zeroh…
0.93 ابوظب
0.93 ابوظبی
0.93 ابوظب…
0.93 خانواده
0.93 خانوا…
0.93 ساخت $
0.93 فیفا
0.93 مایکر…
0.93 ممکن
0.93 میلیارد دلاری
0.92 ^ grayscale
0.92 aid
0.92 alumni
0.92 alumn…
0.92 any
0.92 bridge $
0.92 cit
0.92 citi
0.92 differenc
0.92 differences
0.92 diffe…
0.92 farcast
0.92 farcaster
0.92 farca…
0.92 files to
0.92 ftx
0.92 gamble
0.92 gets <number>
0.92 nativ…
0.92 repay…
0.92 scrutin
0.92 scrutiny
0.92 scrut…
0.92 sequoia
0.92 sequo…
0.92 social
0.92 socia…
0.92 steps
0.92 vs
0.92 بهتر
0.92 بهتر است
0.92 خانه
0.92 فعالیتش
0.92 قطع
0.92 لاس
0.92 می رود
0.92 وگاس
0.92 پناه
0.92 کنفرانس
0.92 کنفرا…
0.91 <coin> miners
0.91 <person> دوباره
0.91 and ai
0.91 argentin
0.91 billboar
0.91 billboard
0.91 billb…
0.91 deposits
0.91 eat
0.91 eats
0.91 iren
0.91 landfill
0.91 landf…
0.91 louisiana
0.91 louis…
0.91 money $
0.91 near zero
0.91 new
0.91 plan to
0.91 report
0.91 repor…
0.91 s21
0.91 sim
0.91 software maker
0.91 stores
0.91 store…
0.91 year $
0.91 آدرس های
0.91 بردند
0.91 بردند $
0.91 درآورد
0.91 درآورد $
0.91 مستند
0.91 کاربردی
0.91 کیست
0.9 <coin> hard
0.9 ^ اثبات
0.9 balanc
0.9 balan…
0.9 conferenc
0.9 conference
0.9 confe…
0.9 crypto in
0.9 dao
0.9 files
0.9 here why
0.9 international
0.9 la
0.9 las
0.9 nets
0.9 scammer
0.9 vega
0.9 vegas
0.9 zell
0.9 zelle
0.9 آوردند
0.9 آوردن…
0.9 ادع
0.9 ادعای
0.9 افتادند
0.9 افتاد…
0.9 با رمزارز
0.9 شروع
0.9 نیست
0.9 نیست $
0.89 ^ هند
0.89 acquir
0.89 asid
0.89 aside
0.89 at the
0.89 becomes first
0.89 bitde
0.89 bitdeer
0.89 bitde…
0.89 chat
0.89 exchange with person
0.89 extension
0.89 fl
0.89 flies
0.89 jpyc
0.89 man
0.89 megawatts
0.89 origin
0.89 origi…
0.89 own
0.89 pivots from
0.89 polymarket
0.89 polym…
0.89 rabb
0.89 rabby
0.89 says
0.89 shutters
0.89 tested
0.89 اتیوپ
0.89 اتیوپی
0.89 اتیوپ…
0.89 بهشت
0.89 خرید
0.89 داخل
0.89 را نهایی
0.89 راگ
0.89 راگ پول
0.89 نهایی کرد
0.89 هندی
0.88 ^ address
0.88 ceas
0.88 ceases
0.88 five years
0.88 jack dorsey
0.88 organization
0.88 organ…
0.88 pro
0.88 profits
0.88 speak
0.88 speaks
0.88 speak…
0.88 swaps $
0.88 the us
0.88 ventures
0.88 word
0.88 آموزشی
0.88 آموزش…
0.88 آکادم
0.88 آکادمی
0.88 آکادم…
0.88 استریت
0.88 استری…
0.88 بازیچه
0.88 بازیچ…
0.88 برنم
0.88 برنمی
0.88 به کاربران
0.88 سوییفت
0.88 سوییف…
0.88 وال
0.88 گردم
0.88 گیگل
0.87 ^ melania
0.87 ^ کراکن
0.87 champion
0.87 champ…
0.87 dana
0.87 fil
0.87 finds $
0.87 melania
0.87 melan…
0.87 music…
0.87 sold
0.87 tim
0.87 times
0.87 webauth
0.87 webau…
0.87 تغییر
0.87 ثبت کرد
0.87 در کیش
0.87 دزدیدند
0.87 دزدیدند $
0.87 را موقتا
0.87 ساخت
0.87 قرقیزستان
0.87 قرقیز…
0.87 منتقدان
0.87 منتقد…
0.87 نقد
0.87 هارد
0.87 چالش
0.87 چه کسی
0.86 ^ one
0.86 ^ stellar
0.86 bjelic
0.86 bjeli…
0.86 blue
0.86 coindesk
0.86 cryptocurrencies
0.86 donat…
0.86 mall
0.86 mallers
0.86 malle…
0.86 mihailo
0.86 mihai…
0.86 nailwal
0.86 nailw…
0.86 off <price>
0.86 propose
0.86 restructur
0.86 restructuring
0.86 restr…
0.86 sandeep
0.86 sande…
0.86 singapor
0.86 singapore
0.86 singa…
0.86 transfers $
0.86 twent
0.86 twenty
0.86 twent…
0.86 universit
0.86 university
0.86 ال
0.86 ثروتمندان
0.86 دورهم
0.86 دورهمی
0.86 دورهم…
0.86 فوربس
0.86 مونته
0.86 مونته نگرو
0.86 نگرو
0.86 های <coin>
0.86 گرمای
0.86 گلخانه
0.86 گلخان…
0.85 anywher
0.85 anywhere
0.85 anywh…
0.85 business with theft
0.85 courts
0.85 desk
0.85 fund $
0.85 institution
0.85 institutions
0.85 manchest
0.85 manchester
0.85 manch…
0.85 oman
0.85 pantera
0.85 pante…
0.85 retir
0.85 retires
0.85 retir…
0.85 shake
0.85 sponsorship
0.85 surplu
0.85 surplus
0.85 surpl…
0.85 treasury
0.85 united
0.85 unite…
0.85 vision
0.85 visio…
0.85 تسویه
0.85 حفظ
0.85 ذخیره
0.85 هشدار داد
0.85 ویزا
0.84 <coin>
0.84 <coin> foundation
0.84 adopt…
0.84 africa
0.84 afric…
0.84 balances
0.84 becam
0.84 became
0.84 becam…
0.84 bitmain
0.84 bitma…
0.84 coin NEAR
0.84 coins $
0.84 engine
0.84 engineers
0.84 engineers who
0.84 engin…
0.84 factor
0.84 factory
0.84 facto…
0.84 fir
0.84 formerl
0.84 formerly
0.84 groun
0.84 paradigm
0.84 parad…
0.84 passes
0.84 phantom
0.84 phant…
0.84 theft with watcher
0.84 who refused
0.84 اکسپو
0.84 تهاتر
0.84 داد تکلیف
0.84 داغ
0.84 رابین
0.84 قاب
0.84 های خارجی
0.84 هود
0.83 <coin> signs
0.83 ^ standard
0.83 ^ آرمسترانگ
0.83 ^ صرافی
0.83 brazil
0.83 brazi…
0.83 charter
0.83 chartered
0.83 church
0.83 churc…
0.83 collect
0.83 collects
0.83 djed
0.83 gold $
0.83 in first
0.83 leads <number>
0.83 prison $
0.83 purchase
0.83 recover
0.83 standard chartered
0.83 through
0.83 throu…
0.83 tith
0.83 tithes
0.83 tithe…
0.83 toy
0.83 آرژانتین
0.83 آرژان…
0.83 تازه $
0.83 حالت
0.83 دو برابر
0.83 معرف
0.83 معرفی
0.83 ناکاموتو
0.83 ناکام…
0.83 نباید
0.83 پریت
0.83 پریتی
0.83 گوین
0.82 <coin> جان
0.82 <person> با
0.82 ^ ultra
0.82 aya
0.82 ciph
0.82 cipher
0.82 ciphe…
0.82 coin with theft
0.82 compet
0.82 compete
0.82 cost
0.82 decentralized
0.82 eth
0.82 koreans
0.82 leas
0.82 lease
0.82 miyaguchi
0.82 miyag…
0.82 net
0.82 operations $
0.82 owns
0.82 permanent
0.82 perma…
0.82 prob
0.82 renew…
0.82 settlement
0.82 young
0.82 استمپ
0.82 بیت استمپ
0.82 جسورانه
0.82 جسورا…
0.82 جمع کرد
0.82 دولتی
0.82 نام
0.82 نفروشید
0.82 نفروش…
0.82 هایتان
0.82 هایتا…
0.82 وقت
0.81 <coin> drops
0.81 <coin> mining
0.81 <coin> sees
0.81 <coin> stablecoin
0.81 billions
0.81 billions $
0.81 company $
0.81 daught
0.81 daughter
0.81 daugh…
0.81 defends
0.81 escap
0.81 escapes
0.81 escap…
0.81 kidnappers
0.81 ledn
0.81 meme coins
0.81 miners
0.81 miner…
0.81 mobile $
0.81 of staff
0.81 renew
0.81 renews
0.81 road
0.81 storage $
0.81 to exit
0.81 us users
0.81 voucher
0.81 استخدام
0.81 استخد…
0.81 استخراج را
0.81 در صرافی
0.81 دلاری
0.81 روزه
0.81 مسترکارت
0.81 مسترک…
0.81 هکرها <number>
0.81 و متامسک
0.81 پردرآمد
0.81 پردرآ…
0.81 پروژه
0.81 گذار <coin>
0.8 ^ binance
0.8 ^ north
0.8 ^ telegram
0.8 ^ راهنمای
0.8 breach $
0.8 coin XPR
0.8 defend
0.8 diversif
0.8 diversifies
0.8 diver…
0.8 generale
0.8 host
0.8 issued
0.8 len
0.8 lens
0.8 life
0.8 lur
0.8 lures
0.8 officer
0.8 orb
0.8 pow
0.8 prediction markets
0.8 scienc
0.8 science
0.8 societe
0.8 story
0.8 wait
0.8 waiting
0.8 waiti…
0.8 استیبل
0.8 استیب…
0.8 ایرلاین
0.8 ایرلا…
0.79 <coin> turns
0.79 <coin> می
0.79 analyst with exchange
0.79 apologis
0.79 apologises
0.79 apolo…
0.79 confusion
0.79 deepfak
0.79 deepfake
0.79 deepf…
0.79 for <number>
0.79 leaner
0.79 leane…
0.79 monthl
0.79 monthly
0.79 new ceo
0.79 parit
0.79 parity
0.79 parit…
0.79 pull
0.79 returns to
0.79 right
0.79 rights
0.79 right…
0.79 softwar
0.79 software
0.79 softw…
0.79 streams
0.79 wazirx
0.79 wazir…
0.79 writes
0.79 write…
0.79 بایننس در
0.79 روم
0.79 شغل
0.79 فروشم
0.79 منتقل
0.79 ناپدید
0.79 ناپدید شد
0.79 ناپدی…
0.79 هایم
0.78 <coin> blockchain
0.78 ^ دستگاه
0.78 coinbase ceo
0.78 custom
0.78 emirat
0.78 emirates
0.78 emira…
0.78 governance $
0.78 halts
0.78 philanthrop
0.78 philanthropy
0.78 phila…
0.78 prison
0.78 priso…
0.78 stablecoin with wallet
0.78 the home
0.78 theft with whale
0.78 آمریکا
0.78 آمریک…
0.78 ارز دیجیتال
0.78 حمله هکری
0.78 دارد
0.78 دارد $
0.78 رمزارز با
0.78 سال عقب
0.78 سوف
0.78 سوفای
0.78 هکری
0.78 هکری به
0.78 وود
0.78 کارخانه
0.78 کارخا…
0.78 یونیسف
0.78 یونیس…
0.77 ^ مت
0.77 addres
0.77 as <number>
0.77 coins one
0.77 defen…
0.77 general
0.77 hash rate
0.77 law with whale
0.77 official
0.77 officials
0.77 phemex
0.77 pheme…
0.77 promises
0.77 remittanc
0.77 remittances
0.77 remit…
0.77 to stablecoins
0.77 treas…
0.77 via
0.77 x
0.77 امضا
0.77 امضا کرد
0.77 خرند
0.77 شاید
0.77 فرصت
0.77 پزشک
0.77 پزشکی
0.77 کلینیک
0.77 کلینی…
0.76 <coin> holders
0.76 <coin> teams
0.76 <coin> محبوب
0.76 <coin> هک
0.76 <number> <number>
0.76 acquire
0.76 acqui…
0.76 airports
0.76 court…
0.76 distribute
0.76 distribute <number>
0.76 ethiopia
0.76 ethio…
0.76 hydro
0.76 insti…
0.76 iri
0.76 iris
0.76 kind stablecoin
0.76 missing
0.76 stellar
0.76 stell…
0.76 suspends
0.76 به دنبال
0.76 دنبال
0.76 زند
0.76 زند $
0.76 سایه
0.76 می زند
0.76 هک <number>
0.76 و رویای
0.75 ^ کوین
0.75 butcher
0.75 butchering
0.75 butch…
0.75 center
0.75 compares
0.75 critic
0.75 critics
0.75 data center
0.75 draws record
0.75 icon
0.75 juventu
0.75 juventus
0.75 juven…
0.75 manhattan
0.75 manha…
0.75 pig
0.75 posts record
0.75 prediction
0.75 price with transfer
0.75 recov…
0.75 remember
0.75 remembered
0.75 remem…
0.75 rumbl
0.75 rumble
0.75 rumbl…
0.75 satoshilab
0.75 satoshilabs
0.75 share
0.75 staff $
0.75 starbucks ends
0.75 انتخا…
0.75 بست
0.75 بست $
0.75 حام
0.75 حامی
0.75 عقب انداخت
0.75 مدیر
0.75 منهتن
0.75 پای
0.74 <coin> community
0.74 ^ how
0.74 chip $
0.74 co
0.74 coins
0.74 confidentiall
0.74 confidentially
0.74 credits
0.74 ecosystem
0.74 ecosystem $
0.74 ecosy…
0.74 energis
0.74 energises
0.74 five
0.74 kalshi
0.74 kalsh…
0.74 n
0.74 pivots to
0.74 real estate
0.74 rising
0.74 risin…
0.74 steak
0.74 target $
0.74 آموزش ساخت
0.74 اولین
0.74 بیت
0.74 رونین
0.74 روی استارتاپ
0.74 ساخت کیف
0.74 هارددیسک
0.74 هاردد…
0.74 هاوینگ $
0.73 acquires
0.73 banana
0.73 banan…
0.73 coin MATIC
0.73 crypto trading
0.73 finlan
0.73 finland
0.73 finla…
0.73 greenhous
0.73 greenhouses
0.73 green…
0.73 hub
0.73 japan $
0.73 last
0.73 nev
0.73 never
0.73 safe
0.73 scan
0.73 scans
0.73 spike
0.73 stage
0.73 stellar quarter
0.73 vanishes
0.73 توصیه
0.73 نگه
0.72 coin XYM
0.72 eric
0.72 face
0.72 fees to
0.72 gett
0.72 getting
0.72 getti…
0.72 in four
0.72 issue stablecoin
0.72 on energy
0.72 operat
0.72 operating
0.72 spac
0.72 squar
0.72 square
0.72 squar…
0.72 started
0.72 teste…
0.72 to open
0.72 با
0.72 خارج شد
0.72 لازاروس
0.72 لازار…
0.72 میم
0.72 نینجاتریدر
0.72 نینجا…
0.72 پل <coin>
0.72 چین
0.72 کراکن
0.71 <coin> payments
0.71 ^ gaming
0.71 ^ امارات
0.71 dn
0.71 dns
0.71 dns hijack
0.71 french
0.71 frenc…
0.71 hijack $
0.71 in
0.71 labs
0.71 merchant
0.71 merchants
0.71 merch…
0.71 of his
0.71 report $
0.71 roun
0.71 round
0.71 safel
0.71 safely
0.71 safel…
0.71 six
0.71 ultra
0.71 wallet adds
0.71 you
0.71 از نسخه
0.71 املاک
0.71 کاربرانش
0.71 کیش
0.7 ^ سرمایه
0.7 ^ یک
0.7 breach
0.7 breac…
0.7 cease…
0.7 changes
0.7 coin with wallet
0.7 compromis
0.7 creditors to
0.7 edge
0.7 exchange with price
0.7 fires
0.7 ftx creditors
0.7 landlord
0.7 landlords
0.7 landl…
0.7 lure
0.7 offer…
0.7 post
0.7 race
0.7 stopped
0.7 swap $
0.7 taking
0.7 takin…
0.7 tools
0.7 vouchers
0.7 سخت
0.7 عاد
0.7 عادی
0.7 ماینرها
0.69 <coin> in
0.69 ^ دبی
0.69 annual
0.69 annua…
0.69 bigg
0.69 bigger
0.69 btcturk
0.69 btctu…
0.69 celebrit
0.69 celebrity
0.69 drain…
0.69 gavin
0.69 gavin wood
0.69 gen5
0.69 joins
0.69 meets
0.69 narra…
0.69 philippin
0.69 philippines
0.69 phili…
0.69 reviews
0.69 suspected
0.69 آیرن
0.69 به زودی
0.69 تجارت
0.69 دیمیتر
0.69 دیمیتری
0.69 دیمیت…
0.69 زود
0.69 زودی
0.69 وزیرایکس
0.69 وزیرا…
0.69 پدر
0.69 کودک
0.69 کودکی
0.69 گفتگو
0.68 ^ جی
0.68 academ
0.68 academy
0.68 acade…
0.68 avoi
0.68 boar
0.68 board
0.68 documentar
0.68 documentary
0.68 european
0.68 exploit $
0.68 giggl
0.68 giggle
0.68 giggl…
0.68 gpus
0.68 hacker moves
0.68 howell
0.68 howells
0.68 howel…
0.68 ll
0.68 market
0.68 needs
0.68 needs a
0.68 road $
0.68 suspend
0.68 teach
0.68 بررس
0.68 بررسی
0.68 مورگان <coin>
0.68 پلی
0.68 کاربرد
0.67 <number> after
0.67 ^ lightning
0.67 ^ بازگشت
0.67 airport
0.67 airpo…
0.67 colla…
0.67 compr…
0.67 customer
0.67 demanded
0.67 dubai to
0.67 google cloud
0.67 mining $
0.67 policy
0.67 purchas
0.67 purch…
0.67 satos…
0.67 unit
0.67 venez…
0.67 western
0.67 weste…
0.67 آیند
0.67 آیند $
0.67 برنامه
0.67 برنام…
0.67 می آیند
0.67 میلیون کاربر
0.67 های جعلی
0.66 <coin> سه
0.66 <number> میلیارد
0.66 ^ crypto
0.66 ^ kaito
0.66 ^ خرید
0.66 analyst with defi
0.66 be
0.66 cente…
0.66 coin ETC
0.66 complet
0.66 completes
0.66 constitution
0.66 const…
0.66 crypto donations
0.66 donat
0.66 donations
0.66 donations $
0.66 drain
0.66 drains
0.66 drains <number>
0.66 foundation
0.66 hot wallet
0.66 kaito
0.66 operations
0.66 order
0.66 pauses withdrawals
0.66 propert
0.66 property
0.66 prope…
0.66 pyus
0.66 pyusd
0.66 ready
0.66 sharp…
0.66 اقدام
0.66 جی
0.66 جی پی
0.66 دیدار
0.66 دیگر به
0.66 مورگان
0.66 مورگا…
0.66 پی مورگان
0.65 <coin> has
0.65 <coin> پس
0.65 <coin> یا
0.65 <person> on
0.65 ^ goldman
0.65 ^ hacker
0.65 ad
0.65 can
0.65 decentraliz
0.65 drive $
0.65 fake
0.65 goldman
0.65 goldm…
0.65 hardwar
0.65 hardware
0.65 hardw…
0.65 lead
0.65 mull
0.65 operation
0.65 park
0.65 powered
0.65 refus
0.65 refused
0.65 refus…
0.65 returns <number>
0.65 rules one
0.65 shines
0.65 shine…
0.65 solar
0.65 spot
0.65 statue
0.65 wallets $
0.65 آن
0.65 اروپایی
0.65 اروپا…
0.65 برداشت
0.65 برداش…
0.65 دبی
0.65 درآور…
0.65 ربودن
0.65 فضا
0.65 یورویی
0.65 یوروی…
0.64 ^ میم
0.64 analyst with business
0.64 ceo
0.64 drive
0.64 ex
0.64 exchange with tech
0.64 fund with ofTrade
0.64 insid
0.64 insid…
0.64 mine $
0.64 pass
0.64 scams
0.64 spot trading
0.64 برگشت <coin>
0.64 تولدش
0.64 دیر
0.64 شده
0.64 عرضه
0.64 مصرف
0.64 پردازد
0.64 پرداز…
0.63 <number> jobs
0.63 <person> tweets
0.63 ^ zksync
0.63 and a
0.63 back $
0.63 bigon
0.63 bigone
0.63 bigon…
0.63 can now
0.63 coin FTM
0.63 compl…
0.63 forb
0.63 forbes
0.63 forbe…
0.63 hashpric
0.63 hashprice
0.63 hashp…
0.63 hong
0.63 hong kong
0.63 kid
0.63 kids
0.63 kong
0.63 left
0.63 maker of
0.63 payout
0.63 payou…
0.63 shak
0.63 shutt
0.63 shutt…
0.63 tweets
0.63 tweet…
0.63 up in
0.63 vote
0.63 who is
0.63 نسخه جدید
0.63 کجا
0.63 کلاهبرداری رمزارزی
0.62 ameri…
0.62 and <coin>
0.62 ang
0.62 by <number>
0.62 coin IOTX
0.62 coin XLM
0.62 millions
0.62 nine months
0.62 page
0.62 predi…
0.62 read
0.62 squeez
0.62 squeeze
0.62 squee…
0.62 stopp
0.62 stopp…
0.62 type
0.62 zksync
0.62 zksyn…
0.62 ایرانی ها
0.62 دلار رمزارز
0.62 می پذیرد
0.62 واردات
0.62 واردا…
0.62 پذیرد
0.62 پذیرد $
0.62 پیوست
0.62 پیوست $
0.62 کاربران را
0.62 کجا رسید
0.62 کناره
0.61 ^ the
0.61 ^ worldcoin
0.61 ^ اولین
0.61 adds
0.61 broke
0.61 code
0.61 code $
0.61 coin LPT
0.61 hsbc
0.61 joint
0.61 margins
0.61 marke…
0.61 megabank
0.61 megabanks
0.61 megab…
0.61 over <coin>
0.61 passe…
0.61 rigs
0.61 worldcoin
0.61 ایرانی
0.61 ایکس
0.61 بازار $
0.61 جمع
0.61 خارجی
0.6 balance
0.6 coin FIL
0.6 coin NEXO
0.6 markets $
0.6 missi…
0.6 shrink $
0.6 to be
0.6 u
0.6 volumes
0.6 آلتمن
0.6 بازگشت
0.6 سم
0.6 نه
0.59 <number> در
0.59 ^ exchange
0.59 ^ metamask
0.59 anyon
0.59 anyone
0.59 anyon…
0.59 bittorrent
0.59 bitto…
0.59 burned
0.59 burne…
0.59 capital
0.59 coin USDC
0.59 company
0.59 contact
0.59 corporat
0.59 corporate
0.59 corpo…
0.59 customers
0.59 den
0.59 denies
0.59 exchange
0.59 green
0.59 inventor
0.59 kraken agrees
0.59 largest crypto
0.59 lightn
0.59 lightning
0.59 make a
0.59 need to
0.59 nobitex
0.59 nobit…
0.59 prices
0.59 promis
0.59 promi…
0.59 rate to
0.59 review
0.59 revie…
0.59 tourist
0.59 tourists
0.59 touri…
0.59 آمازون
0.59 آمازو…
0.59 اثبات
0.59 اصل
0.59 اصلی
0.59 خورشید
0.59 خورشیدی
0.59 خورشی…
0.59 سهم
0.59 فکر
0.59 ها <coin>
0.59 هند
0.58 <coin> buys
0.58 ^ بیت
0.58 bid
0.58 business with price
0.58 capit…
0.58 clou
0.58 cloud
0.58 comes to
0.58 frenz
0.58 frenzy
0.58 frenz…
0.58 ground
0.58 groun…
0.58 leaked
0.58 leake…
0.58 rebrands its
0.58 swaps
0.58 unveils new
0.58 vanish
0.58 vanis…
0.58 انداخ…
0.58 به کجا
0.58 توییت
0.58 خبر
0.58 پایه
0.57 <coin> گفت
0.57 <person> sells
0.57 ^ citi
0.57 add
0.57 breaks
0.57 clinic
0.57 clini…
0.57 covi
0.57 covid
0.57 credi…
0.57 defi with regulator
0.57 funded
0.57 funde…
0.57 global crypto
0.57 grift
0.57 grifter
0.57 grift…
0.57 meme
0.57 mexico
0.57 mexic…
0.57 nakamoto
0.57 nakam…
0.57 national
0.57 natio…
0.57 nine
0.57 recov
0.57 relief
0.57 relie…
0.57 think
0.57 to fund
0.57 آپبیت
0.57 خود
0.57 فروش
0.56 ^ dash
0.56 ^ روز
0.56 ^ چطور
0.56 americanfortres
0.56 americanfortress
0.56 backed
0.56 brows
0.56 browser
0.56 brows…
0.56 card $
0.56 coin 1INCH
0.56 coin KDA
0.56 credit
0.56 custod
0.56 custody
0.56 down $
0.56 down as
0.56 draws <number>
0.56 holders to
0.56 lab
0.56 months $
0.56 person brian-armstrong
0.56 plans
0.56 sat
0.56 sats
0.56 v
0.56 votes
0.56 تعدیل
0.56 تعدیل کرد
0.56 دزدند
0.56 رمزینکس
0.56 رمزین…
0.56 رویای
0.56 زمانی است
0.55 <coin> rolls
0.55 <coin> دو
0.55 <coin> مدیر
0.55 ^ here
0.55 banking
0.55 banki…
0.55 co founder
0.55 coinex
0.55 coine…
0.55 depeg
0.55 helping
0.55 helpi…
0.55 mixed
0.55 take on
0.55 theft
0.55 to leave
0.55 toda
0.55 today
0.55 today $
0.55 vot
0.55 work
0.55 رستوران
0.55 رستور…
0.55 زیر فشار
0.55 شش
0.54 <coin> returns
0.54 ^ اینترنت
0.54 argen…
0.54 arrives
0.54 denie…
0.54 files for
0.54 for crypto
0.54 gambl
0.54 gambl…
0.54 hands
0.54 in largest
0.54 light…
0.54 societ
0.54 socie…
0.54 weeken
0.54 weekend
0.54 weeke…
0.54 why
0.54 ایران از
0.54 تابستان
0.54 تابست…
0.54 ماینینگ
0.54 ماینی…
0.54 کرده
0.54 کمک
0.53 ^ japan
0.53 ^ kyrgyzstan
0.53 costs
0.53 donation
0.53 fees $
0.53 kyrgyzstan
0.53 kyrgy…
0.53 suspe…
0.53 unive…
0.53 جبران
0.53 خسارت
0.53 را کجا
0.53 قطع می
0.53 هر آنچه
0.53 کشید
0.53 کشید $
0.52 <coin> treasury
0.52 ^ blackrock
0.52 ^ بهترین
0.52 adds support
0.52 airdrop with exchange
0.52 chain…
0.52 dash
0.52 dev
0.52 fees
0.52 flights
0.52 flights $
0.52 gold miner
0.52 headquart
0.52 headquarters
0.52 headq…
0.52 ink
0.52 inks
0.52 kraken
0.52 krake…
0.52 on <coin>
0.52 phishing attack
0.52 publishes
0.52 raises <number>
0.52 seat
0.52 sotheb
0.52 sotheby
0.52 sothe…
0.52 tabl
0.52 table
0.52 از دست
0.52 بهترین
0.52 بهتری…
0.52 خواست
0.52 صرافی های
0.52 همه چیز
0.52 چیز
0.51 <coin> wallet
0.51 before it
0.51 brok
0.51 cambridg
0.51 cambridge
0.51 cambr…
0.51 club
0.51 coins none
0.51 decen…
0.51 exchange with holder
0.51 hit by
0.51 in september
0.51 largest
0.51 large…
0.51 numb
0.51 numbers
0.51 numbe…
0.51 ofTrade with watcher
0.51 offic…
0.51 renewabl
0.51 renewable
0.51 thought
0.51 thoug…
0.51 افتتاح
0.51 افتتا…
0.5 ^ نمایشگاه
0.5 become
0.5 communit
0.5 community
0.5 commu…
0.5 energ
0.5 energy
0.5 lett
0.5 letters
0.5 lette…
0.5 merchants can
0.5 stake
0.5 support for
0.5 to make
0.5 we
0.5 آموزش
0.5 آینده <coin>
0.5 بلیت
0.5 بیس <number>
0.5 جذب
0.5 در برابر
0.5 عرضه کرد
0.5 میل
0.5 نمایشگاه
0.5 هدیه
-0.5 <coin> sinks
-0.5 <coin> برای
-0.5 <number> hours
-0.5 <person> linked
-0.5 ^ ارتقای
-0.5 ^ توقیف
-0.5 ^ جدول
-0.5 app
-0.5 bahama
-0.5 bahamas
-0.5 baham…
-0.5 ban on
-0.5 blam
-0.5 blame…
-0.5 breakpoint
-0.5 christi
-0.5 christie
-0.5 chris…
-0.5 coffe
-0.5 coffee
-0.5 coffe…
-0.5 coin ROSE
-0.5 conti…
-0.5 crowns
-0.5 crown…
-0.5 crunch
-0.5 crunc…
-0.5 deadl…
-0.5 effect
-0.5 effec…
-0.5 falls to
-0.5 fans queue
-0.5 flares
-0.5 loom
-0.5 nydf
-0.5 nydfs
-0.5 purchases
-0.5 queue for
-0.5 removes
-0.5 sells for
-0.5 shrapnel
-0.5 shrap…
-0.5 south korea
-0.5 spotif
-0.5 spotify
-0.5 spoti…
-0.5 spott
-0.5 spotted
-0.5 spott…
-0.5 subscription
-0.5 subsc…
-0.5 targets
-0.5 terra
-0.5 to bring
-0.5 unlicens
-0.5 unlicensed
-0.5 unlic…
-0.5 usdh
-0.5 week since
-0.5 wind
-0.5 winner
-0.5 with <number>
-0.5 woun
-0.5 wound
-0.5 ارتق
-0.5 ارتقای
-0.5 ارتقا…
-0.5 افزایش داد
-0.5 امواج
-0.5 اویلر
-0.5 بازار nft
-0.5 بلاکچین $
-0.5 بنیان گذار
-0.5 بورس تهران
-0.5 بیترکس
-0.5 بیترک…
-0.5 تایید کرد
-0.5 تتا
-0.5 تر می
-0.5 جدول
-0.5 حافظه
-0.5 درصد ارزان
-0.5 دلار گذشت
-0.5 را <price>
-0.5 را افزایش
-0.5 را تایید
-0.5 سود
-0.5 عمان
-0.5 متاورس $
-0.5 مذاکرات
-0.5 مغز
-0.5 نقشی
-0.5 نگاهی
-0.5 نگاهی به
-0.5 هدیه داد
-0.5 هزار دلاری
-0.5 هوا
-0.5 کاهش یافت
-0.5 کلکسیون
-0.5 کلکسیونی
-0.5 کلکسی…
-0.5 گاوی
-0.5 گناهکار
-0.5 گناهک…
-0.51 <coin> چه
-0.51 <number> loss
-0.51 ^ esports
-0.51 ^ galaxy
-0.51 ^ heat
-0.51 ^ oil
-0.51 ^ pixels
-0.51 ^ خزانه
-0.51 and whales
-0.51 approval
-0.51 arabia
-0.51 arabi…
-0.51 bittrex
-0.51 bittr…
-0.51 burn tax
-0.51 coin BTC
-0.51 coin ZEC
-0.51 crypto sponsor
-0.51 deplo
-0.51 dollar $
-0.51 esport
-0.51 esports
-0.51 espor…
-0.51 exten
-0.51 fund with transfer
-0.51 gamestop
-0.51 heat waves
-0.51 in second
-0.51 in tokens
-0.51 kind watcher
-0.51 knowledg
-0.51 knowledge
-0.51 knowl…
-0.51 laptop
-0.51 lapto…
-0.51 layer
-0.51 lets
-0.51 loss $
-0.51 loud
-0.51 mavi
-0.51 mavis
-0.51 neom
-0.51 paint
-0.51 patie…
-0.51 pixels
-0.51 pixel…
-0.51 restak
-0.51 rise
-0.51 royalt
-0.51 royalties
-0.51 royal…
-0.51 rust
-0.51 saudi
-0.51 sky mavis
-0.51 spell
-0.51 sponsor
-0.51 stm
-0.51 stylu
-0.51 stylus
-0.51 stylu…
-0.51 surprises
-0.51 trading with whale
-0.51 twin
-0.51 with snoop
-0.51 withdraws
-0.51 write
-0.51 zero knowledge
-0.51 آواتارهای
-0.51 ارتفاعات
-0.51 ارتفا…
-0.51 استرداد
-0.51 استرد…
-0.51 بازار ایران
-0.51 بانکی
-0.51 بد
-0.51 تاسیسات
-0.51 تاسیس…
-0.51 تسخیر
-0.51 تصمیم
-0.51 تصمیم درباره
-0.51 توچال
-0.51 درباره صندوق
-0.51 را ثبت
-0.51 رایگان
-0.51 رایگا…
-0.51 روسی
-0.51 ریشتر
-0.51 ریشتری
-0.51 ریشتر…
-0.51 زلزله
-0.51 شبکه <coin>
-0.51 شکند
-0.51 عقب
-0.51 فایننس $
-0.51 فورک
-0.51 موج
-0.51 نفت
-0.51 نفتی
-0.51 نقطه
-0.51 هارد فورک
-0.51 ورود <coin>
-0.51 پشتیب…
-0.51 پک
-0.51 چقدر
-0.51 چقدر می
-0.51 چیز درباره
-0.51 کرمان
-0.51 کوزاما
-0.51 کوزام…
-0.51 کوهنورد
-0.51 کوهنو…
-0.52 <coin> باید
-0.52 <number> long
-0.52 ^ smart
-0.52 ^ عینک
-0.52 accused
-0.52 arbitrum $
-0.52 casino
-0.52 casin…
-0.52 charged
-0.52 collaps
-0.52 compound interest
-0.52 contributor
-0.52 contributors
-0.52 council $
-0.52 cyberattack
-0.52 cyber…
-0.52 dc
-0.52 diet
-0.52 divid…
-0.52 etc
-0.52 expos
-0.52 exposes
-0.52 failur
-0.52 failu…
-0.52 feud
-0.52 gaza
-0.52 github
-0.52 github contributors
-0.52 githu…
-0.52 gover…
-0.52 horizon bridge
-0.52 hospitals
-0.52 its own
-0.52 loans
-0.52 longer
-0.52 longe…
-0.52 managing
-0.52 mansion
-0.52 mansi…
-0.52 metaverse with theft
-0.52 months
-0.52 nomad
-0.52 paying
-0.52 payin…
-0.52 possibl
-0.52 possible
-0.52 possi…
-0.52 program $
-0.52 relaunch
-0.52 relaunches
-0.52 relau…
-0.52 sanction
-0.52 sanct…
-0.52 saying
-0.52 sayin…
-0.52 season $
-0.52 shift
-0.52 shifts
-0.52 shifts <number>
-0.52 shift…
-0.52 ships
-0.52 steth
-0.52 street $
-0.52 tip
-0.52 tips
-0.52 unlocks
-0.52 vanguar
-0.52 vanguard
-0.52 vangu…
-0.52 wisconsin
-0.52 wisco…
-0.52 آپشن
-0.52 از دلار
-0.52 امان
-0.52 امانی
-0.52 ایردراپ جدید
-0.52 بحث
-0.52 برانگیز
-0.52 برانگ…
-0.52 تحریم های
-0.52 ترون
-0.52 توکن های
-0.52 حال
-0.52 حرفه
-0.52 در حال
-0.52 دلار سپرده
-0.52 دهی
-0.52 را برای
-0.52 رویالت
-0.52 رویالتی
-0.52 رویال…
-0.52 زنجیره تامین
-0.52 سررسید
-0.52 سررسی…
-0.52 سرمایه گذاران
-0.52 سند
-0.52 ماه $
-0.52 مشتقات
-0.52 مشتقا…
-0.52 نخستین
-0.52 نخستی…
-0.52 واقعیت
-0.52 واقعی…
-0.52 وام دهی
-0.52 وام های
-0.52 پال
-0.52 کرد <coin>
-0.52 گاودار
-0.52 گاوداری
-0.52 گاودا…
-0.52 یارانه
-0.52 یاران…
-0.53 <coin> shuts
-0.53 <coin> with
-0.53 <coin> میزبان
-0.53 <number> is
-0.53 <number> ساله
-0.53 ^ arkham
-0.53 ^ flow
-0.53 ^ wood
-0.53 ^ نیل
-0.53 arkham
-0.53 arkha…
-0.53 blockchain stalls
-0.53 cards $
-0.53 chain with nft
-0.53 ches
-0.53 chess
-0.53 crypto etfs
-0.53 dash for
-0.53 delists
-0.53 donate
-0.53 grocer
-0.53 grocery
-0.53 groce…
-0.53 hacked for
-0.53 ire
-0.53 lak
-0.53 lakers
-0.53 laker…
-0.53 link between
-0.53 lookonchain
-0.53 looko…
-0.53 openai
-0.53 opena…
-0.53 operations <coin>
-0.53 person justin-sun
-0.53 pitch
-0.53 pitches
-0.53 pitch…
-0.53 puzzle
-0.53 rattl
-0.53 rattl…
-0.53 rend
-0.53 render
-0.53 rende…
-0.53 self custody
-0.53 shakes
-0.53 shake…
-0.53 sleep
-0.53 tour
-0.53 آزوک
-0.53 آزوکی
-0.53 آمریکا علیه
-0.53 تاریخ
-0.53 تعطیل کرد
-0.53 جلو افتاد
-0.53 درجا
-0.53 دلار امروز
-0.53 دلاری در
-0.53 را تعطیل
-0.53 سان
-0.53 شوند $
-0.53 علیه
-0.53 عینک
-0.53 فرانسیسکو
-0.53 لرزید
-0.53 مجلس
-0.53 نمودار
-0.53 نمودا…
-0.53 نیل
-0.53 نیل آرمسترانگ
-0.53 نیما
-0.53 پاریس
-0.53 گاو
-0.53 گرفت
-0.54 <coin> jumps
-0.54 <coin> راهی
-0.54 <person> pardon
-0.54 <person> predicts
-0.54 <person> به
-0.54 ^ لیکویید
-0.54 brac
-0.54 brace
-0.54 cap $
-0.54 circl
-0.54 circle
-0.54 circl…
-0.54 coin ELON
-0.54 coin MASK
-0.54 decentralizes
-0.54 etfs $
-0.54 giveawa
-0.54 giveaway
-0.54 giveaway $
-0.54 givea…
-0.54 halving $
-0.54 ids
-0.54 in landslide
-0.54 jpeg
-0.54 landslid
-0.54 landslide
-0.54 landslide $
-0.54 lands…
-0.54 loses peg
-0.54 malaysia
-0.54 malay…
-0.54 montenegro
-0.54 monte…
-0.54 on nasdaq
-0.54 onecoin
-0.54 oneco…
-0.54 phones
-0.54 phone…
-0.54 poun
-0.54 pound
-0.54 predict
-0.54 predicts
-0.54 production
-0.54 renaissanc
-0.54 renaissance
-0.54 renai…
-0.54 replacing
-0.54 reserves
-0.54 risc
-0.54 rivals
-0.54 rival…
-0.54 sequenc
-0.54 sequencer
-0.54 ship
-0.54 silenc
-0.54 silence
-0.54 silen…
-0.54 skid
-0.54 skids
-0.54 smash
-0.54 steamroll
-0.54 steamroller
-0.54 steam…
-0.54 theta
-0.54 trillion $
-0.54 آیگن
-0.54 آیگن لیر
-0.54 اعلام کرد
-0.54 انتقاد
-0.54 ایرودروم
-0.54 ایرود…
-0.54 تجار
-0.54 تجاری
-0.54 تراز
-0.54 ترین صرافی
-0.54 توفان
-0.54 خوابید
-0.54 خوابی…
-0.54 در درمان
-0.54 درمان سرطان
-0.54 را اعلام
-0.54 روزانه همستر
-0.54 سرطان $
-0.54 شدید
-0.54 قطع کرد
-0.54 نصف شد
-0.54 ولودروم
-0.54 ولودر…
-0.54 یک روز
-0.54 یک میلیون
-0.55 <number> و
-0.55 ^ celestia
-0.55 ^ humpback
-0.55 ^ upbit
-0.55 ^ گوگل
-0.55 berlin
-0.55 berli…
-0.55 cash flow
-0.55 celestia
-0.55 celes…
-0.55 children
-0.55 child…
-0.55 chlo
-0.55 chloe
-0.55 cools $
-0.55 cox
-0.55 distributed
-0.55 distributed ledger
-0.55 evacuation
-0.55 evacuations
-0.55 evacu…
-0.55 exhibition
-0.55 exhib…
-0.55 floo
-0.55 flood
-0.55 flow worries
-0.55 football
-0.55 footb…
-0.55 gunzilla
-0.55 gunzi…
-0.55 hamnet
-0.55 hamne…
-0.55 happens
-0.55 histor
-0.55 history
-0.55 housing
-0.55 housi…
-0.55 is <coin>
-0.55 is it
-0.55 jewel
-0.55 jewels
-0.55 jewel…
-0.55 labour
-0.55 labou…
-0.55 leak
-0.55 leg
-0.55 link
-0.55 louvr
-0.55 louvre
-0.55 louvr…
-0.55 magic
-0.55 map
-0.55 margin
-0.55 margi…
-0.55 mount
-0.55 narrat
-0.55 narrates
-0.55 nfts
-0.55 nomadlan
-0.55 nomadland
-0.55 sharplink
-0.55 split
-0.55 struggles
-0.55 thiev
-0.55 thieves
-0.55 thiev…
-0.55 wildfir
-0.55 wildfire
-0.55 wildf…
-0.55 worries mount
-0.55 از کار
-0.55 امیدوارند
-0.55 امیدو…
-0.55 اوردینالز چیست
-0.55 برد
-0.55 برد $
-0.55 داشتند
-0.55 داشتند $
-0.55 داشتن…
-0.55 در کشور
-0.55 درصد ریخت
-0.55 دیم
-0.55 رمزارز در
-0.55 رکورد تازه
-0.55 سال $
-0.55 سهامداران
-0.55 سهامد…
-0.55 سگا
-0.55 شناخته
-0.55 شناخته شد
-0.55 شناخت…
-0.55 فیلیپین
-0.55 فیلیپینی
-0.55 فیلیپ…
-0.55 ماهی
-0.55 مرز
-0.55 نباشند
-0.55 نباشن…
-0.55 نوسان
-0.55 پالایش
-0.55 پالای…
-0.55 پل
-0.55 پول را
-0.55 کشور $
-0.56 <number> addresses
-0.56 ^ babylon
-0.56 accounts
-0.56 accounts $
-0.56 antarctica
-0.56 antar…
-0.56 babylon
-0.56 babyl…
-0.56 band
-0.56 bands
-0.56 bolling
-0.56 bollinger
-0.56 bolli…
-0.56 bor
-0.56 bored
-0.56 chapel
-0.56 chape…
-0.56 chil
-0.56 chile
-0.56 countdown
-0.56 cycles
-0.56 cycle…
-0.56 debit
-0.56 difficult
-0.56 difficulty
-0.56 diffi…
-0.56 drained of
-0.56 explosiv
-0.56 explosive
-0.56 fourth
-0.56 fourt…
-0.56 franklin
-0.56 frank…
-0.56 human
-0.56 hunt
-0.56 hunters
-0.56 hunte…
-0.56 immutabl
-0.56 immutable
-0.56 immut…
-0.56 in new
-0.56 latenc
-0.56 latency
-0.56 laten…
-0.56 launches on
-0.56 lawyers
-0.56 marr
-0.56 marry
-0.56 mixer
-0.56 mysticeti
-0.56 mysti…
-0.56 newmont
-0.56 newmo…
-0.56 nvidia earnings
-0.56 picasso
-0.56 picas…
-0.56 pieces
-0.56 piece…
-0.56 probe into
-0.56 pudd
-0.56 pudding
-0.56 puddi…
-0.56 quarter $
-0.56 queu
-0.56 queue
-0.56 quiet
-0.56 recip
-0.56 recipes
-0.56 risk $
-0.56 s25
-0.56 tax on
-0.56 templeton
-0.56 templ…
-0.56 thorswap
-0.56 thors…
-0.56 to close
-0.56 traffick
-0.56 trafficking
-0.56 treasure
-0.56 warhol
-0.56 warho…
-0.56 آربیتروم
-0.56 آربیت…
-0.56 انتقال <number>
-0.56 اولت
-0.56 اولترا
-0.56 اولتر…
-0.56 درصد
-0.56 دلاری <coin>
-0.56 را لرزاند
-0.56 روس
-0.56 سراغ
-0.56 شروع شد
-0.56 لاهه
-0.56 لرزاند
-0.56 لرزاند $
-0.56 لرزان…
-0.56 همه باز
-0.56 پول <number>
-0.56 کنیم
-0.56 کنیم $
-0.57 <coin> منتشر
-0.57 <number> a
-0.57 <number> hit
-0.57 <number> به
-0.57 <person> and
-0.57 <person> midnight
-0.57 <price> cents
-0.57 ^ epic
-0.57 ^ judge
-0.57 ^ kimbal
-0.57 ^ نقد
-0.57 after earnings
-0.57 allow
-0.57 angel
-0.57 angeles
-0.57 angel…
-0.57 ark invest
-0.57 betting
-0.57 betti…
-0.57 cents
-0.57 containers
-0.57 delayed $
-0.57 earnings miss
-0.57 ease
-0.57 epic
-0.57 half of
-0.57 happen
-0.57 happe…
-0.57 holder with law
-0.57 inflows
-0.57 insider
-0.57 kimbal
-0.57 kimbal musk
-0.57 kimba…
-0.57 labs $
-0.57 law with nft
-0.57 lo
-0.57 losses $
-0.57 mandat
-0.57 mandates
-0.57 manda…
-0.57 mask
-0.57 memor
-0.57 memory
-0.57 memory $
-0.57 memor…
-0.57 miss $
-0.57 novemb
-0.57 november
-0.57 novem…
-0.57 office $
-0.57 option
-0.57 options
-0.57 pain
-0.57 pick
-0.57 picks
-0.57 rally $
-0.57 re
-0.57 regain
-0.57 regai…
-0.57 resign
-0.57 resigns
-0.57 resigns $
-0.57 resig…
-0.57 snarl
-0.57 snarls
-0.57 snarl…
-0.57 soars after
-0.57 soars as
-0.57 sued over
-0.57 thrill
-0.57 thriller
-0.57 thril…
-0.57 to allow
-0.57 tradelen
-0.57 tradelens
-0.57 trm
-0.57 vaccin
-0.57 vaccine
-0.57 vacci…
-0.57 vi
-0.57 xbox
-0.57 بازیکنان
-0.57 بخش
-0.57 تامین
-0.57 جایزه
-0.57 در دادگاه
-0.57 درصد بالا
-0.57 دیفای $
-0.57 را قطع
-0.57 رونما
-0.57 رونمایی
-0.57 رونما…
-0.57 سقوط <coin>
-0.57 سوش
-0.57 سوشی
-0.57 غذا
-0.57 فروش $
-0.57 فضای مجازی
-0.57 لار
-0.57 لاری
-0.57 مواد
-0.57 نهنگ های
-0.57 هنرمند
-0.57 پخت
-0.57 چیست و
-0.57 کاری
-0.57 گرفتن
-0.58 <coin> etfs
-0.58 <coin> slashes
-0.58 <coin> slips
-0.58 <number> sells
-0.58 a ton
-0.58 activit
-0.58 activity
-0.58 averag
-0.58 average
-0.58 avera…
-0.58 battl
-0.58 battl…
-0.58 brian
-0.58 chainlink
-0.58 crypto firms
-0.58 defi with game
-0.58 equit
-0.58 equity
-0.58 equit…
-0.58 fall on
-0.58 fenc
-0.58 fence
-0.58 finalit
-0.58 finality
-0.58 gensl
-0.58 gensler
-0.58 gensl…
-0.58 holder with trading
-0.58 in record
-0.58 of new
-0.58 playgroun
-0.58 playground
-0.58 playg…
-0.58 pour
-0.58 public chain
-0.58 pulls
-0.58 school
-0.58 schoo…
-0.58 several
-0.58 sever…
-0.58 special
-0.58 speci…
-0.58 stock jumps
-0.58 to claim
-0.58 token up
-0.58 ton of
-0.58 unclear
-0.58 uncle…
-0.58 validators
-0.58 wld
-0.58 آنچین
-0.58 اسنپ شات
-0.58 انتخابات
-0.58 بس
-0.58 بسته
-0.58 بنیان
-0.58 تحلیلگر
-0.58 تحلیل…
-0.58 حضور
-0.58 شات
-0.58 عجیب
-0.58 مدارس
-0.58 مشهور
-0.58 منزل
-0.58 میان زنجیره
-0.58 هدست
-0.58 چهره
-0.58 کشف <number>
-0.58 گرفته
-0.58 گرفته شد
-0.59 <person> teases
-0.59 ^ balancer
-0.59 ^ lance
-0.59 ^ met
-0.59 ^ snoop
-0.59 ^ trump
-0.59 ^ usde
-0.59 ^ توسعه
-0.59 ^ فصل
-0.59 ^ فیلم
-0.59 alex
-0.59 alex mashinsky
-0.59 analyst with whale
-0.59 balancer
-0.59 bear
-0.59 bounc
-0.59 bounce
-0.59 bounc…
-0.59 clear…
-0.59 crashes <price>
-0.59 developers
-0.59 dollar
-0.59 dolla…
-0.59 evidenc
-0.59 evidence
-0.59 evide…
-0.59 gala <number>
-0.59 gets
-0.59 goes on
-0.59 indonesia
-0.59 indon…
-0.59 introduc
-0.59 intro…
-0.59 iota
-0.59 it $
-0.59 just
-0.59 lanc
-0.59 lance
-0.59 lance armstrong
-0.59 met gala
-0.59 metric
-0.59 metrics
-0.59 metri…
-0.59 of the
-0.59 of tokens
-0.59 omg
-0.59 pixel
-0.59 plead
-0.59 podcast
-0.59 podcast $
-0.59 podca…
-0.59 post $
-0.59 ring
-0.59 sink to
-0.59 subsid
-0.59 subsidy
-0.59 subsidy $
-0.59 subsi…
-0.59 suppl
-0.59 supply
-0.59 suppl…
-0.59 the best
-0.59 آتی
-0.59 ارزان شد
-0.59 انهدام
-0.59 انهدا…
-0.59 ایران در
-0.59 اینترنتی
-0.59 بازار
-0.59 دهندگان <coin>
-0.59 رفته
-0.59 سراغش
-0.59 شهروندان
-0.59 نود
-0.59 یکی
-0.6 ^ linea
-0.6 ^ اوردینالز
-0.6 ^ تفاوت
-0.6 ^ رایانه
-0.6 ^ مهلت
-0.6 allocat
-0.6 allocates
-0.6 assets
-0.6 asset…
-0.6 audit
-0.6 awards
-0.6 award…
-0.6 away
-0.6 backpack
-0.6 backp…
-0.6 confuse
-0.6 depositor
-0.6 depositors
-0.6 festival
-0.6 festi…
-0.6 ilya
-0.6 in europe
-0.6 lichtenstein
-0.6 licht…
-0.6 linea
-0.6 lock
-0.6 outage
-0.6 outflow
-0.6 outfl…
-0.6 pendl
-0.6 pendle
-0.6 pendl…
-0.6 priva…
-0.6 series $
-0.6 slips as
-0.6 sonn
-0.6 sonne
-0.6 stren…
-0.6 thi
-0.6 this
-0.6 to exchange
-0.6 tokens
-0.6 town
-0.6 transaction $
-0.6 two year
-0.6 watch…
-0.6 استان
-0.6 بازآرا
-0.6 بازآرایی
-0.6 بازآر…
-0.6 بلاکی
-0.6 تفاوت
-0.6 جمشید
-0.6 جمشیدی
-0.6 جمشید…
-0.6 در جاده
-0.6 دشتستان
-0.6 دشتست…
-0.6 دچار
-0.6 را خالی
-0.6 راه جدید
-0.6 راک
-0.6 روز $
-0.6 قفل
-0.6 قفل شده
-0.6 لغو کرد
-0.6 ملت
-0.6 مهلت کلیم
-0.6 نتایج
-0.6 های تهران
-0.6 هفت
-0.6 واکسن
-0.6 پهپاد
-0.6 پهپادی
-0.6 پهپاد…
-0.6 پژمان
-0.6 کره ای
-0.6 کنار
-0.6 کنند
-0.6 یف
-0.6 یورو
-0.61 <coin> lol
-0.61 <coin> بعد
-0.61 <coin> نیمی
-0.61 ^ harmony
-0.61 ^ police
-0.61 appeal $
-0.61 billion <coin>
-0.61 bitmex
-0.61 bitme…
-0.61 edge higher
-0.61 exchange $
-0.61 few
-0.61 forecasts
-0.61 guar
-0.61 guard
-0.61 harmon
-0.61 harmony
-0.61 harmo…
-0.61 higher $
-0.61 humpback
-0.61 humpback whale
-0.61 humpb…
-0.61 inflow
-0.61 inflo…
-0.61 kills three
-0.61 lol
-0.61 lol land
-0.61 loyalt
-0.61 loyalty
-0.61 loyal…
-0.61 natur…
-0.61 perp
-0.61 project game
-0.61 puzzl
-0.61 puzzl…
-0.61 stabl
-0.61 stables
-0.61 stars
-0.61 steam $
-0.61 suggest
-0.61 sugge…
-0.61 truste
-0.61 trustee
-0.61 trust…
-0.61 typu
-0.61 typus
-0.61 with <coin>
-0.61 zed
-0.61 آزمایش
-0.61 آزمای…
-0.61 الگوریتمی
-0.61 بعد از
-0.61 در این
-0.61 روزی
-0.61 سبز شد
-0.61 شد
-0.61 قرمز
-0.61 مدیران
-0.61 مدیرا…
-0.61 مسیرش
-0.61 پاراچین
-0.61 پاراچ…
-0.61 پرو
-0.62 <coin> migrates
-0.62 <coin> باز
-0.62 <coin> زیر
-0.62 ^ gemini
-0.62 ^ real
-0.62 ^ ایران
-0.62 billion tokens
-0.62 bounty $
-0.62 build…
-0.62 coin DGB
-0.62 color…
-0.62 consolidat
-0.62 consolidates
-0.62 crim
-0.62 crime
-0.62 exchange with transfer
-0.62 framework
-0.62 frame…
-0.62 gain
-0.62 gmt
-0.62 grounds
-0.62 house
-0.62 liechtenstein
-0.62 liech…
-0.62 long term
-0.62 network
-0.62 netwo…
-0.62 node
-0.62 oecd
-0.62 reaches <number>
-0.62 retailers
-0.62 startup raises
-0.62 switzerlan
-0.62 switzerland
-0.62 switz…
-0.62 tax $
-0.62 term holders
-0.62 از خبر
-0.62 باارزش
-0.62 باارز…
-0.62 برندگان
-0.62 بلاکچین
-0.62 بلاکچ…
-0.62 تنظیم
-0.62 داکار
-0.62 دلار می
-0.62 سگ
-0.62 مرغ
-0.62 نینتندو
-0.62 نینتن…
-0.62 پلمب
-0.62 کنسول
-0.62 گذشتند
-0.62 گذشتن…
-0.62 گذشته
-0.63 <number> in
-0.63 ^ berachain
-0.63 ^ ronin
-0.63 abkhazia
-0.63 abkha…
-0.63 aerodrom
-0.63 aerodrome
-0.63 aerod…
-0.63 allianc
-0.63 alliance
-0.63 allia…
-0.63 berachain
-0.63 berac…
-0.63 branch
-0.63 branc…
-0.63 cairo
-0.63 campaign
-0.63 campa…
-0.63 ceasefir
-0.63 ceasefire
-0.63 credential
-0.63 credentials
-0.63 crede…
-0.63 dashcam
-0.63 dashc…
-0.63 enabl
-0.63 enabling
-0.63 enabl…
-0.63 equipment
-0.63 equip…
-0.63 future of
-0.63 gaug
-0.63 gauge
-0.63 helps
-0.63 ibm
-0.63 icp
-0.63 impres
-0.63 impress
-0.63 impre…
-0.63 launches after
-0.63 life $
-0.63 m
-0.63 merge into
-0.63 ms
-0.63 other
-0.63 own chain
-0.63 records $
-0.63 resum
-0.63 resume
-0.63 resum…
-0.63 self
-0.63 signals
-0.63 single day
-0.63 spam
-0.63 subnet
-0.63 subne…
-0.63 symbiogenesi
-0.63 symbiogenesis
-0.63 symbi…
-0.63 that could
-0.63 to impress
-0.63 to two
-0.63 tumble
-0.63 verifiabl
-0.63 verifiable
-0.63 verif…
-0.63 video
-0.63 vie
-0.63 wak
-0.63 wakes
-0.63 wimbledon
-0.63 wimbl…
-0.63 worlds
-0.63 wrap
-0.63 آستانه
-0.63 آستان…
-0.63 آماده
-0.63 امام
-0.63 امامی
-0.63 انبار
-0.63 اونس
-0.63 بازداشت
-0.63 بازدا…
-0.63 تعیین
-0.63 تعیین کرد
-0.63 در آستانه
-0.63 دلاری نهنگ
-0.63 روستا
-0.63 روستایی
-0.63 روستا…
-0.63 زمان بلاک
-0.63 سرچشمه
-0.63 سرچشم…
-0.63 فروشن…
-0.63 فضای
-0.63 فناور
-0.63 فناوری
-0.63 فناور…
-0.63 قدم
-0.63 مس
-0.63 معدن
-0.63 نت ها
-0.63 نیویورک
-0.63 نیویو…
-0.63 هکر
-0.63 پرتاب
-0.63 کتیزن
-0.63 کجا می
-0.63 یابد
-0.64 ^ استیبل
-0.64 ^ اکسپلویت
-0.64 ^ هوش
-0.64 abnbc
-0.64 abnbc $
-0.64 amendment
-0.64 amend…
-0.64 appl
-0.64 billion $
-0.64 blacklists
-0.64 client
-0.64 clien…
-0.64 coin PAXG
-0.64 collectible
-0.64 commodit
-0.64 commodities
-0.64 commo…
-0.64 cream
-0.64 donal
-0.64 donald
-0.64 donal…
-0.64 fund with law
-0.64 goe
-0.64 goes
-0.64 hayabusa
-0.64 hayab…
-0.64 hedg
-0.64 jupuar
-0.64 jupuary
-0.64 jupua…
-0.64 layoffs hit
-0.64 legal
-0.64 lenders $
-0.64 leverage
-0.64 lowest level
-0.64 mints quadrillions
-0.64 of abnbc
-0.64 ordinal
-0.64 ordinals
-0.64 ordin…
-0.64 past
-0.64 phas
-0.64 phase
-0.64 pot
-0.64 proce…
-0.64 quadrillion
-0.64 quadrillions
-0.64 quadrillions of
-0.64 regulator with trading
-0.64 slumps
-0.64 slump…
-0.64 smaller
-0.64 small…
-0.64 stages
-0.64 sum
-0.64 univers
-0.64 universe
-0.64 xr
-0.64 آسان
-0.64 از قیمت
-0.64 اشتغال
-0.64 اشتغا…
-0.64 افزود
-0.64 امروز در
-0.64 اوکراین
-0.64 اوکرا…
-0.64 اکسپلویت
-0.64 اکسپل…
-0.64 بازگش…
-0.64 بازیگر
-0.64 بازیگ…
-0.64 تاشو
-0.64 تراکنش های
-0.64 خرس ها
-0.64 دار
-0.64 درخت
-0.64 دوچرخه
-0.64 دوچرخ…
-0.64 سوار
-0.64 سواری
-0.64 شیراز
-0.64 عاملان
-0.64 عاملا…
-0.64 لنس
-0.64 مرکل
-0.64 معرفی شد
-0.64 ملی
-0.64 نوددار
-0.64 نودداری
-0.64 نوددا…
-0.64 هاروارد
-0.64 هاروا…
-0.64 وصل
-0.64 پاسخ
-0.64 کاربر
-0.65 <coin> dao
-0.65 <coin> کجاست
-0.65 <number> days
-0.65 ^ scientists
-0.65 ^ زنجیره
-0.65 ^ قانون
-0.65 ^ کشت
-0.65 announc
-0.65 annou…
-0.65 audienc
-0.65 audience
-0.65 audience $
-0.65 audie…
-0.65 bottom
-0.65 botto…
-0.65 codebas
-0.65 codebase
-0.65 codeb…
-0.65 coin NFT
-0.65 collection $
-0.65 contr…
-0.65 crashes
-0.65 crash…
-0.65 decentralized storage
-0.65 down operations
-0.65 era
-0.65 exit
-0.65 exits <coin>
-0.65 expos…
-0.65 from prison
-0.65 linux
-0.65 netflix
-0.65 netfl…
-0.65 nvt
-0.65 optio…
-0.65 passeng
-0.65 passengers
-0.65 project nft
-0.65 propo…
-0.65 proto…
-0.65 scientist
-0.65 scientists
-0.65 sources
-0.65 spiral
-0.65 spira…
-0.65 straight
-0.65 strai…
-0.65 tech
-0.65 time in
-0.65 to arbitrum
-0.65 tokenized fund
-0.65 unclaim
-0.65 unclaimed
-0.65 uncla…
-0.65 آیفون
-0.65 آیفون <number>
-0.65 اتم
-0.65 اتمی
-0.65 اختصاصی می
-0.65 اولیه
-0.65 اوک
-0.65 اوکی
-0.65 بایننس $
-0.65 بده
-0.65 بدهی
-0.65 بدون مجوز
-0.65 تایلند
-0.65 تایلن…
-0.65 تحت
-0.65 ترجیح
-0.65 رو
-0.65 رود $
-0.65 رولزرویس
-0.65 رولزر…
-0.65 سی از
-0.65 سیلندر
-0.65 سیلند…
-0.65 ضرب
-0.65 عرضه اولیه
-0.65 فرانسه
-0.65 فصلی
-0.65 قضات
-0.65 مجوز را
-0.65 میان
-0.65 میستیست
-0.65 میستیستی
-0.65 میستی…
-0.65 نابود
-0.65 نهادی
-0.65 های بدون
-0.65 وصله
-0.65 ونوس
-0.65 پیگرد
-0.65 چه بود
-0.65 کاهش نرخ
-0.65 کشت
-0.66 ^ pakistan
-0.66 a
-0.66 authoriz
-0.66 authorizes
-0.66 box
-0.66 box office
-0.66 budge…
-0.66 chart…
-0.66 chines
-0.66 chinese
-0.66 chine…
-0.66 coin QNT
-0.66 confus
-0.66 cuba
-0.66 djokovic
-0.66 djoko…
-0.66 expect
-0.66 expec…
-0.66 flashes
-0.66 form
-0.66 idea
-0.66 justi…
-0.66 machines
-0.66 novak
-0.66 olymp…
-0.66 peg $
-0.66 quest <number>
-0.66 raise
-0.66 scaveng
-0.66 scavenger
-0.66 scave…
-0.66 simpl
-0.66 simpler
-0.66 simpl…
-0.66 soars <price>
-0.66 stocks $
-0.66 suprem
-0.66 supreme
-0.66 supreme court
-0.66 supre…
-0.66 testnet $
-0.66 time high
-0.66 usde
-0.66 washington
-0.66 washi…
-0.66 zettahash
-0.66 zetta…
-0.66 به <price>
-0.66 بک
-0.66 خرس
-0.66 دانلود
-0.66 دانلو…
-0.66 رمزارز از
-0.66 زتاهش
-0.66 سیم
-0.66 فرودگاه
-0.66 فرودگ…
-0.66 قیمت دلار
-0.66 مالیات بر
-0.66 پیکسلز
-0.66 پیکسل…
-0.66 چاینا
-0.66 گزارش
-0.67 <coin> flips
-0.67 <coin> stash
-0.67 <coin> transactions
-0.67 <price> دلار
-0.67 ^ canary
-0.67 ^ first
-0.67 ^ ust
-0.67 ^ استارتاپ
-0.67 ^ تراکنش
-0.67 ^ مایکرواستراتژی
-0.67 bloom
-0.67 bought
-0.67 bough…
-0.67 br
-0.67 brutal
-0.67 bruta…
-0.67 canar
-0.67 canary
-0.67 canar…
-0.67 che
-0.67 cheer
-0.67 coin WIN
-0.67 critical
-0.67 deaths
-0.67 death…
-0.67 dollar weakens
-0.67 firm
-0.67 fixes
-0.67 flips <coin>
-0.67 for <coin>
-0.67 game with metaverse
-0.67 gifts
-0.67 grayscale trust
-0.67 had
-0.67 higher
-0.67 jump
-0.67 licenses
-0.67 million wallets
-0.67 oth
-0.67 quarterl
-0.67 quarterly
-0.67 repair
-0.67 repairs
-0.67 repai…
-0.67 reviv
-0.67 revives
-0.67 secur
-0.67 secures
-0.67 slashes
-0.67 struggle
-0.67 takes <number>
-0.67 telegram gifts
-0.67 ton
-0.67 transmitt
-0.67 transmitter
-0.67 volume $
-0.67 weaken
-0.67 weakens
-0.67 ادغام
-0.67 اعلام
-0.67 اقتصادی
-0.67 اوردینالز
-0.67 اوردی…
-0.67 اوزون
-0.67 تاپ
-0.67 ترمیم
-0.67 حرارت
-0.67 حرارتی
-0.67 حرارت…
-0.67 در چند
-0.67 را
-0.67 روسیه استخراج
-0.67 ریالی
-0.67 ساعته
-0.67 سطح
-0.67 شبکه
-0.67 صنعتی
-0.67 طلافروش
-0.67 طلافروشی
-0.67 طلافر…
-0.67 غیرمتمرکز
-0.67 غیرمت…
-0.67 لپ
-0.67 لیکوییدیشن
-0.67 مارکتس
-0.67 مارکت…
-0.67 مایکرواستراتژ
-0.67 مایکرواستراتژی
-0.67 مسلحانه
-0.67 مسلحا…
-0.67 ممنوع کرد
-0.67 منگو
-0.67 پخش
-0.67 چهارم
-0.67 گر
-0.68 <coin> ronin
-0.68 <coin> امروز
-0.68 <number> projects
-0.68 ^ cryptopunks
-0.68 ^ virtual
-0.68 ^ جاستین
-0.68 ^ قیمت
-0.68 ^ لیگ
-0.68 ^ پیش
-0.68 airline
-0.68 alarm
-0.68 alarms
-0.68 alarm…
-0.68 analyst with tech
-0.68 brand
-0.68 brands
-0.68 chain bridge
-0.68 chain with whale
-0.68 change
-0.68 coin EOS
-0.68 coin GLMR
-0.68 cow
-0.68 dissolv
-0.68 dissolve
-0.68 disso…
-0.68 drops after
-0.68 flock
-0.68 flock to
-0.68 golden cross
-0.68 halves
-0.68 halve…
-0.68 histo…
-0.68 hits new
-0.68 leave
-0.68 lenders
-0.68 majors
-0.68 new staking
-0.68 numbers $
-0.68 projects
-0.68 quest
-0.68 rari
-0.68 recip…
-0.68 shortag
-0.68 shortage
-0.68 staking model
-0.68 taken
-0.68 trading $
-0.68 waiver
-0.68 آیتم
-0.68 آیتم های
-0.68 اسپات
-0.68 اسپات <coin>
-0.68 برخورد
-0.68 برخور…
-0.68 بیبر
-0.68 تازه
-0.68 ترکید
-0.68 تگزاس
-0.68 جاستین
-0.68 جاستین بیبر
-0.68 جاستی…
-0.68 دات
-0.68 دلاری صرافی
-0.68 را معرفی
-0.68 لیگ
-0.68 مبتدیان
-0.68 مبتدی…
-0.68 مرحله
-0.68 مهلت
-0.68 نم
-0.69 <coin> hashrate
-0.69 <coin> whipsaws
-0.69 <coin> از
-0.69 <coin> درباره
-0.69 <number> worth
-0.69 <price> <price>
-0.69 ^ court
-0.69 ^ gucci
-0.69 ark <person>
-0.69 coin GRT
-0.69 contain
-0.69 court blocks
-0.69 creat
-0.69 create
-0.69 cryptopunks
-0.69 date
-0.69 dip
-0.69 disne
-0.69 disney
-0.69 disne…
-0.69 explorers
-0.69 growth
-0.69 growth $
-0.69 growt…
-0.69 gucci
-0.69 helio
-0.69 infinite mint
-0.69 item
-0.69 items
-0.69 laid
-0.69 liquidit
-0.69 liquidity
-0.69 live on
-0.69 metaverse with tech
-0.69 mint bug
-0.69 neo
-0.69 news
-0.69 news $
-0.69 one day
-0.69 pap
-0.69 paper
-0.69 proposal $
-0.69 reserve $
-0.69 sells out
-0.69 sport
-0.69 sports
-0.69 sport…
-0.69 staking service
-0.69 store
-0.69 to create
-0.69 uncha…
-0.69 us staking
-0.69 valnet
-0.69 valne…
-0.69 wav
-0.69 waves
-0.69 whipsaw
-0.69 whipsaws
-0.69 whipsaws $
-0.69 whips…
-0.69 worth of
-0.69 yank
-0.69 آنلاک
-0.69 به خزانه
-0.69 به روزرسانی
-0.69 خطرند
-0.69 دلار را
-0.69 دیده
-0.69 رفع فیلتر
-0.69 روزرسان
-0.69 روزرسانی
-0.69 روزرس…
-0.69 ساوه
-0.69 شهرون…
-0.69 عمارت
-0.69 میپل
-0.69 پرسپولیس
-0.69 پرسپو…
-0.69 کل <coin>
-0.69 کهن
-0.7 <number> before
-0.7 ^ ethena
-0.7 ^ اختلال
-0.7 authorities
-0.7 find
-0.7 flag
-0.7 from wallets
-0.7 infinite
-0.7 labs and
-0.7 migration
-0.7 of work
-0.7 publisher
-0.7 ransom
-0.7 ser
-0.7 series
-0.7 serie…
-0.7 shine
-0.7 title $
-0.7 tokens each
-0.7 tumbl
-0.7 tumbl…
-0.7 warcraft
-0.7 warcr…
-0.7 wheat
-0.7 winners
-0.7 winners $
-0.7 اختلال
-0.7 بلندمدت
-0.7 بلندم…
-0.7 جدید <coin>
-0.7 خاویر
-0.7 خشم
-0.7 خصوص
-0.7 خصوصی
-0.7 خواهد
-0.7 سریع
-0.7 سریع تر
-0.7 سولانا
-0.7 سولان…
-0.7 سوییچ
-0.7 شدنی
-0.7 لباس
-0.7 مذاکره
-0.7 نخرید
-0.7 هولدرهای بلندمدت
-0.71 <coin> up
-0.71 acquitt
-0.71 acquitted
-0.71 activ
-0.71 active
-0.71 braiscompan
-0.71 braiscompany
-0.71 brais…
-0.71 closed
-0.71 coin FLOW
-0.71 coin FTT
-0.71 countries
-0.71 damien
-0.71 damie…
-0.71 department
-0.71 department $
-0.71 depar…
-0.71 despit
-0.71 despite
-0.71 despi…
-0.71 director $
-0.71 encrypt
-0.71 encrypted
-0.71 encrypted spreadsheet
-0.71 excit
-0.71 excite
-0.71 excit…
-0.71 for third
-0.71 foundr
-0.71 foundry
-0.71 hedge
-0.71 hirst
-0.71 is <price>
-0.71 launch
-0.71 launc…
-0.71 level since
-0.71 mubadala
-0.71 mubad…
-0.71 multi
-0.71 on stablecoins
-0.71 opens to
-0.71 paintings
-0.71 parent
-0.71 paren…
-0.71 rollup
-0.71 rollu…
-0.71 seen
-0.71 spreadsheet
-0.71 superhero
-0.71 swip
-0.71 swipe
-0.71 sybil
-0.71 token sale
-0.71 victims
-0.71 wemad
-0.71 wemade
-0.71 wemad…
-0.71 willow
-0.71 willo…
-0.71 اروپا $
-0.71 از صندوق
-0.71 بازار در
-0.71 جدید رونمایی
-0.71 حد
-0.71 حمایت بعدی
-0.71 درصد ارزش
-0.71 را منتشر
-0.71 شارژ
-0.71 شهرداری $
-0.71 غیرمجاز در
-0.71 فسخ
-0.71 قدیمی
-0.71 قرار گرفت
-0.71 نقش
-0.71 پایین آورد
-0.71 گندم
-0.72 <coin> whales
-0.72 <number> minutes
-0.72 ^ data
-0.72 ^ oasis
-0.72 ^ محدودیت
-0.72 alloc…
-0.72 atla
-0.72 atlas
-0.72 begins
-0.72 blacklist
-0.72 clear
-0.72 elastic
-0.72 elast…
-0.72 fined
-0.72 gta
-0.72 hard fork
-0.72 hits lowest
-0.72 local
-0.72 oasi
-0.72 oasis
-0.72 players $
-0.72 prepa…
-0.72 record on
-0.72 sale to
-0.72 sav
-0.72 spike as
-0.72 strik
-0.72 strik…
-0.72 teas
-0.72 teases
-0.72 tease…
-0.72 the sandbox
-0.72 to telegram
-0.72 unveils
-0.72 years after
-0.72 yields
-0.72 yield…
-0.72 آرکام
-0.72 آزاد شد
-0.72 آندره
-0.72 امتیازده
-0.72 امتیازدهی
-0.72 امتیا…
-0.72 برتر
-0.72 ترساند
-0.72 ترسان…
-0.72 خالی شد
-0.72 ساختار
-0.72 ساختار بازار
-0.72 ساختا…
-0.72 سبز
-0.72 سپه
-0.72 ظرفیت
-0.72 لایحه ساختار
-0.72 محدودیت
-0.72 مرکزی درگاه
-0.72 موتور
-0.72 می گویند
-0.72 نفوذ
-0.72 هولدرها
-0.72 کرونیه
-0.72 کرونی…
-0.72 گویند
-0.72 گویند $
-0.72 گیری
-0.73 ^ decentralized
-0.73 ^ el
-0.73 ^ اسپیس
-0.73 ^ سویی
-0.73 ant
-0.73 attacker
-0.73 aw
-0.73 aws
-0.73 buckl
-0.73 buckles
-0.73 buckl…
-0.73 crown
-0.73 deploy
-0.73 deplo…
-0.73 el
-0.73 el salvador
-0.73 estonia
-0.73 eu
-0.73 extend
-0.73 frxus
-0.73 frxusd
-0.73 frxus…
-0.73 gras
-0.73 grass
-0.73 health
-0.73 healt…
-0.73 infura
-0.73 jailed
-0.73 jaile…
-0.73 kills
-0.73 majorit
-0.73 majority
-0.73 march <number>
-0.73 memb
-0.73 member
-0.73 membe…
-0.73 nft with price
-0.73 oil
-0.73 perpetual
-0.73 perpe…
-0.73 piec
-0.73 robotic
-0.73 robotics
-0.73 robot…
-0.73 sale in
-0.73 salvador
-0.73 salva…
-0.73 shibarium
-0.73 shiba…
-0.73 tokens to
-0.73 turns
-0.73 updat
-0.73 update
-0.73 updat…
-0.73 waiv
-0.73 waive…
-0.73 wash
-0.73 watch this
-0.73 آوه
-0.73 اختلا…
-0.73 اسپیس
-0.73 اسپیس ایکس
-0.73 اسکیل
-0.73 باشید $
-0.73 تهران
-0.73 در فاز
-0.73 را از
-0.73 روبل
-0.73 سوخت $
-0.73 سود می
-0.73 مراقب
-0.73 مسابقه
-0.73 مسابق…
-0.73 هنگ
-0.73 هنگ کنگ
-0.73 کنگ
-0.74 <coin> burns
-0.74 ^ bat
-0.74 ^ craig
-0.74 ^ sec
-0.74 ^ آرک
-0.74 ^ وب
-0.74 after two
-0.74 again $
-0.74 airdrop with nft
-0.74 argentina
-0.74 bull
-0.74 chas
-0.74 chase
-0.74 coin SPELL
-0.74 coin frenzy
-0.74 conso…
-0.74 cools
-0.74 craig
-0.74 craig wright
-0.74 decentralization
-0.74 derivativ
-0.74 derivatives
-0.74 deriv…
-0.74 didn
-0.74 frenzy $
-0.74 gmx
-0.74 got
-0.74 highe…
-0.74 illegal
-0.74 illeg…
-0.74 in virtual
-0.74 kind trading
-0.74 label
-0.74 land
-0.74 littl
-0.74 little
-0.74 littl…
-0.74 machin
-0.74 machi…
-0.74 one million
-0.74 pensioners
-0.74 player
-0.74 price with theft
-0.74 qualifi
-0.74 qualified
-0.74 rallies on
-0.74 roadmap for
-0.74 scammers
-0.74 sec $
-0.74 senat
-0.74 senate
-0.74 seque…
-0.74 seriou
-0.74 serious
-0.74 serio…
-0.74 signatur
-0.74 signatures
-0.74 steam
-0.74 workers
-0.74 worke…
-0.74 wright
-0.74 wrigh…
-0.74 آرک اینوست
-0.74 اینوست
-0.74 اینوس…
-0.74 بیس فروخت
-0.74 در ثانیه
-0.74 دولت
-0.74 سرقت رمزارز
-0.74 لونا
-0.74 معامله شد
-0.74 پوتین
-0.74 کرسندو
-0.74 کرسند…
-0.74 کسپا
-0.74 کنسرت
-0.74 گذشت
-0.74 گذشت $
-0.74 گرجستان
-0.74 گرجست…
-0.74 گیفت
-0.75 <number> دستگاه
-0.75 <price> سنت
-0.75 ^ curve
-0.75 ^ south
-0.75 ^ walmart
-0.75 accus
-0.75 accus…
-0.75 better
-0.75 bette…
-0.75 charg
-0.75 charg…
-0.75 exist
-0.75 exists
-0.75 exist…
-0.75 exploit
-0.75 galax
-0.75 galaxy
-0.75 galax…
-0.75 giv
-0.75 gives
-0.75 kick
-0.75 killer app
-0.75 license $
-0.75 mis
-0.75 more $
-0.75 occ
-0.75 regim
-0.75 regime
-0.75 regim…
-0.75 shared rule regulation
-0.75 supply shrinks
-0.75 the better
-0.75 then
-0.75 transfer with watcher
-0.75 اتر
-0.75 اعتبارسنج ها
-0.75 تازه به
-0.75 تله
-0.75 جمعی
-0.75 خریداران
-0.75 درصد پرید
-0.75 دسته
-0.75 دسته جمعی
-0.75 دیدار کرد
-0.75 زندان محکوم
-0.75 صعودی شد
-0.75 ماینر در
-0.75 محکوم شد
-0.75 مد
-0.75 نکرد
-0.75 های بی
-0.75 کم شد
-0.76 <coin> after
-0.76 ^ helium
-0.76 appoint
-0.76 appoints
-0.76 appoi…
-0.76 as validator
-0.76 batter
-0.76 batte…
-0.76 best
-0.76 blockchains
-0.76 case $
-0.76 celsiu
-0.76 celsius
-0.76 celsi…
-0.76 coin XNO
-0.76 coinbase <person>
-0.76 concentration
-0.76 convertibl
-0.76 convertible
-0.76 count
-0.76 crypto under
-0.76 first day
-0.76 freed from
-0.76 fund on
-0.76 games…
-0.76 in $
-0.76 in daily
-0.76 manag
-0.76 manag…
-0.76 met
-0.76 of <number>
-0.76 on first
-0.76 plant
-0.76 senat…
-0.76 sends <coin>
-0.76 starts
-0.76 to let
-0.76 to new
-0.76 validator $
-0.76 with <price>
-0.76 ایم
-0.76 بالاترین
-0.76 بالات…
-0.76 بلاکچین اختصاصی
-0.76 به بالاترین
-0.76 به زندان
-0.76 ترافیک
-0.76 ترافی…
-0.76 در انتظار
-0.76 دست
-0.76 راکت
-0.76 راکت پول
-0.76 محصولات
-0.76 محصول…
-0.76 مدرسه
-0.76 معامل…
-0.76 ندیده
-0.76 پرونده <coin>
-0.77 <person> steps
-0.77 ^ cftc
-0.77 ^ swiss
-0.77 ^ trader
-0.77 ^ تحلیل
-0.77 adida
-0.77 adidas
-0.77 adida…
-0.77 central
-0.77 central bank
-0.77 clos
-0.77 coin with game
-0.77 devs
-0.77 dmv
-0.77 enaira
-0.77 enair…
-0.77 golem
-0.77 growing
-0.77 growi…
-0.77 hobb
-0.77 hobbs
-0.77 id
-0.77 live $
-0.77 metaplanet
-0.77 metap…
-0.77 opera
-0.77 pas
-0.77 phone
-0.77 proof of
-0.77 reali…
-0.77 red
-0.77 rewards $
-0.77 stadium
-0.77 stadi…
-0.77 staged
-0.77 stall
-0.77 stalls
-0.77 stall…
-0.77 swis
-0.77 swiss
-0.77 transfer with whale
-0.77 treasury $
-0.77 tyl
-0.77 tyler
-0.77 users
-0.77 zhao
-0.77 تحقیق
-0.77 تحلیل
-0.77 توکن ها
-0.77 جا کرد
-0.77 جابه جا
-0.77 خواهیم
-0.77 خواهی…
-0.77 راه افتاد
-0.77 ریلیت
-0.77 ریلیتی
-0.77 ریلیت…
-0.77 میدنایت
-0.77 میدنا…
-0.77 هنرهای
-0.77 هنرها…
-0.77 پری
-0.77 کتی
-0.77 گنسلر
-0.78 <person> gets
-0.78 ^ ecb
-0.78 ^ احراز
-0.78 ^ به
-0.78 ^ کارمزد
-0.78 all time
-0.78 authorit
-0.78 block reward
-0.78 burns <number>
-0.78 coin BAKE
-0.78 coinbase $
-0.78 detain
-0.78 detains
-0.78 detai…
-0.78 do kwon
-0.78 dogs
-0.78 earnings $
-0.78 ecb
-0.78 fix
-0.78 hawle
-0.78 hawley
-0.78 hawle…
-0.78 int
-0.78 inter
-0.78 kwon
-0.78 leo
-0.78 mainnet
-0.78 mainn…
-0.78 messi
-0.78 miami
-0.78 migrate
-0.78 on digital
-0.78 opens
-0.78 parents
-0.78 peak
-0.78 peak $
-0.78 play to
-0.78 plunges
-0.78 pres
-0.78 press
-0.78 privac
-0.78 privacy
-0.78 raid
-0.78 rewar
-0.78 stud
-0.78 study
-0.78 term
-0.78 v30
-0.78 wake
-0.78 wake of
-0.78 year peak
-0.78 از نقشه
-0.78 اعلام شد
-0.78 بالا رفت
-0.78 بهمن
-0.78 بهمن در
-0.78 خصوصی $
-0.78 روی ماه
-0.78 سنت
-0.78 سوی
-0.78 سویی
-0.78 فاز
-0.78 قدیم
-0.78 های حریم
-0.78 کاهش
-0.78 کجاست
-0.78 کجاست $
-0.78 یافت $
-0.79 <coin> to
-0.79 <coin> سوزانده
-0.79 <number> year
-0.79 ^ notcoin
-0.79 ^ سیول
-0.79 accidentall
-0.79 accidentally
-0.79 accid…
-0.79 bot
-0.79 by new
-0.79 chia
-0.79 coin CELO
-0.79 coin ZIL
-0.79 control <price>
-0.79 encry…
-0.79 enix
-0.79 estimates $
-0.79 garden
-0.79 garde…
-0.79 kiloex
-0.79 kiloe…
-0.79 memecoins
-0.79 nordisk
-0.79 nordi…
-0.79 notcoin
-0.79 notco…
-0.79 novo
-0.79 offshor
-0.79 offshore
-0.79 offsh…
-0.79 radio
-0.79 replac
-0.79 rules $
-0.79 seized
-0.79 settles
-0.79 shuts $
-0.79 square enix
-0.79 stacks
-0.79 stack…
-0.79 surges
-0.79 surge…
-0.79 to developers
-0.79 trade any
-0.79 unlock
-0.79 unloc…
-0.79 up to
-0.79 warren
-0.79 warre…
-0.79 آموختیم
-0.79 آموخت…
-0.79 آنفلوآنزا
-0.79 آنفلو…
-0.79 استارک
-0.79 استارک نت
-0.79 الگوریتم
-0.79 الگور…
-0.79 انشعاب
-0.79 انشعا…
-0.79 توکنیزه
-0.79 توکنی…
-0.79 دوپاره
-0.79 دوپار…
-0.79 دیپین
-0.79 سازی <coin>
-0.79 سرنوشت
-0.79 سرنوش…
-0.79 سهامش
-0.79 سوزانده
-0.79 سیاه
-0.79 لایتنینگ
-0.79 لایتن…
-0.79 ناخواسته
-0.79 ناخوا…
-0.79 نشست
-0.79 کانال
-0.8 <coin> brings
-0.8 <number> trillion
-0.8 <number> users
-0.8 <number> ساعت
-0.8 <person> proposes
-0.8 ^ هارمونی
-0.8 after <number>
-0.8 bill $
-0.8 connects
-0.8 connects <coin>
-0.8 cryptopunk
-0.8 data
-0.8 depegs
-0.8 depeg…
-0.8 doctor
-0.8 doctors
-0.8 docto…
-0.8 englan
-0.8 england
-0.8 engla…
-0.8 flips
-0.8 holders can
-0.8 infur…
-0.8 june
-0.8 of england
-0.8 of supply
-0.8 ofTrade with transfer
-0.8 outlook $
-0.8 pension fund
-0.8 quietl
-0.8 quietly
-0.8 quiet…
-0.8 reject
-0.8 rejec…
-0.8 seizes
-0.8 stock exchange
-0.8 unveil
-0.8 unvei…
-0.8 with new
-0.8 ارزی
-0.8 به کف
-0.8 ساعت از
-0.8 سهمیه
-0.8 شرایط
-0.8 لوگو
-0.8 لوگوی
-0.8 و چرا
-0.8 کوین در
-0.81 <coin> by
-0.81 <coin> core
-0.81 <coin> open
-0.81 <price> on
-0.81 ^ avalanche
-0.81 ^ quant
-0.81 ^ russia
-0.81 cam
-0.81 cams
-0.81 coin BTT
-0.81 coin ILV
-0.81 convi…
-0.81 done
-0.81 down after
-0.81 drivers
-0.81 drop
-0.81 eigenda
-0.81 fallen
-0.81 falle…
-0.81 games
-0.81 guilt
-0.81 guilty
-0.81 guilt…
-0.81 money laundering
-0.81 morgan
-0.81 morga…
-0.81 mvrv
-0.81 other rule defi
-0.81 ozempic
-0.81 ozemp…
-0.81 quant
-0.81 rootstock
-0.81 roots…
-0.81 save
-0.81 singl
-0.81 single
-0.81 singl…
-0.81 slash…
-0.81 stanle
-0.81 stanley
-0.81 stanl…
-0.81 to lowest
-0.81 tokyo
-0.81 traff…
-0.81 undervalu
-0.81 undervalued
-0.81 uwu
-0.81 بازارساز
-0.81 خودکار
-0.81 خودکا…
-0.81 در هفته
-0.81 ساله
-0.81 قرار گرفتند
-0.81 مجازی را
-0.81 محاسبات
-0.81 محاسب…
-0.81 مگا
-0.81 والیبال
-0.81 والیب…
-0.81 کامبوج
-0.81 کامبوجی
-0.81 کامبو…
-0.81 گلکس
-0.81 گلکسی
-0.82 <coin> client
-0.82 <coin> price
-0.82 <coin> برداشت
-0.82 <coin> کارمزد
-0.82 <number> درجه
-0.82 ^ اسنپ
-0.82 ^ تحریم
-0.82 antitrust
-0.82 antit…
-0.82 avatars
-0.82 beta $
-0.82 ceil
-0.82 ceiling
-0.82 ceili…
-0.82 coin JOE
-0.82 coin KLAY
-0.82 countr
-0.82 demand
-0.82 deman…
-0.82 fifth
-0.82 goes live
-0.82 infinit
-0.82 inflation print
-0.82 instant
-0.82 loot
-0.82 losses
-0.82 losse…
-0.82 print
-0.82 scaling
-0.82 scali…
-0.82 shows
-0.82 tech with trading
-0.82 threat
-0.82 two years
-0.82 upgrade $
-0.82 virtual asset
-0.82 zklen
-0.82 zklend
-0.82 zklen…
-0.82 افت کرد
-0.82 تعمیر
-0.82 دادستان
-0.82 دادستانی
-0.82 دادست…
-0.82 درجه
-0.82 درجه سلسیوس
-0.82 دنیا را
-0.82 روی شبکه
-0.82 سپاه
-0.82 فروپاش
-0.82 فروپاشی
-0.82 فروپا…
-0.82 منتسب
-0.82 و
-0.82 که دنیا
-0.83 ^ meta
-0.83 ^ pump
-0.83 ^ دستگیری
-0.83 acros
-0.83 across
-0.83 acros…
-0.83 airdrop with whale
-0.83 business with regulator
-0.83 chair
-0.83 client $
-0.83 cosmo
-0.83 cosmos
-0.83 cosmo…
-0.83 digital asset
-0.83 exchange with fund
-0.83 federal
-0.83 feder…
-0.83 hmstr
-0.83 holdings $
-0.83 launches
-0.83 luck
-0.83 lucky
-0.83 medical
-0.83 medic…
-0.83 nano
-0.83 pardons
-0.83 patch
-0.83 pop
-0.83 pops
-0.83 resuppl
-0.83 resupply
-0.83 resup…
-0.83 rial
-0.83 stolen <coin>
-0.83 tehran
-0.83 tehra…
-0.83 time $
-0.83 tiny
-0.83 transfer
-0.83 tripl
-0.83 triples
-0.83 tripl…
-0.83 از بازی
-0.83 بار دیگر
-0.83 بازندگان
-0.83 بزرگ <coin>
-0.83 ثابت
-0.83 دستگیری
-0.83 را ساخت
-0.83 صدر
-0.83 صعودی
-0.83 عکس
-0.83 هفته
-0.83 هول
-0.83 و برگشت
-0.83 ورم
-0.83 ورم هول
-0.84 ^ airdrop
-0.84 ^ siemens
-0.84 ^ آمریکا
-0.84 backlash
-0.84 backl…
-0.84 bitconnect
-0.84 bitco…
-0.84 crypto funds
-0.84 deal $
-0.84 destroy
-0.84 destroys
-0.84 destr…
-0.84 digital bond
-0.84 europ…
-0.84 glencor
-0.84 glencore
-0.84 glenc…
-0.84 loads
-0.84 network outage
-0.84 ninth
-0.84 plung
-0.84 plung…
-0.84 restitution
-0.84 resti…
-0.84 revival
-0.84 running
-0.84 runni…
-0.84 russia
-0.84 seeks to
-0.84 siemen
-0.84 siemens
-0.84 sieme…
-0.84 slash
-0.84 stake $
-0.84 starship
-0.84 stars…
-0.84 surpris
-0.84 surpr…
-0.84 theft with transfer
-0.84 to build
-0.84 trillion
-0.84 trill…
-0.84 را شکست
-0.84 رمزارزها در
-0.84 روز <number>
-0.84 سالانه
-0.84 سالان…
-0.84 سیول
-0.84 شد <coin>
-0.84 هستیم
-0.84 گره
-0.85 ^ treasury
-0.85 ^ two
-0.85 arkansa
-0.85 arkansas
-0.85 arkan…
-0.85 bases
-0.85 canton
-0.85 canto…
-0.85 ceo <person>
-0.85 cool
-0.85 deus
-0.85 deusd
-0.85 dtcc
-0.85 gat
-0.85 gated
-0.85 horizon
-0.85 horiz…
-0.85 in a
-0.85 killer
-0.85 militar
-0.85 military
-0.85 milit…
-0.85 notes
-0.85 one <coin>
-0.85 repla…
-0.85 reporting
-0.85 sprea…
-0.85 telegram users
-0.85 ticketmast
-0.85 ticketmaster
-0.85 title
-0.85 tokenize
-0.85 tokens and
-0.85 treasurys
-0.85 unwinds
-0.85 yapp
-0.85 yappers
-0.85 yappe…
-0.85 your
-0.85 آموزش شرکت
-0.85 استار…
-0.85 اپتیمیزم
-0.85 اپتیم…
-0.85 به بانک
-0.85 تشکیل
-0.85 توکن سوزی
-0.85 حذف کرد
-0.85 راهبرد
-0.85 راهبردی
-0.85 راهبر…
-0.85 سوز
-0.85 سوزی
-0.85 سوپرچین
-0.85 سوپرچ…
-0.85 شبکه های
-0.85 شرکت در
-0.85 صفر حذف
-0.85 قراردادهای
-0.85 قراردادهای هوشمند
-0.85 محدود
-0.85 گذاران
-0.85 گذارا…
-0.86 <coin> launches
-0.86 <coin> or
-0.86 <coin> sets
-0.86 <coin> staking
-0.86 ^ nigeria
-0.86 ^ sandbox
-0.86 ^ دانشگاه
-0.86 ^ صادرات
-0.86 ^ میمون
-0.86 addresses $
-0.86 contracts to
-0.86 elon
-0.86 for fraud
-0.86 gains $
-0.86 gift
-0.86 hold
-0.86 imf
-0.86 infini
-0.86 lowest since
-0.86 metaverse with ofTrade
-0.86 mweb
-0.86 nigeria
-0.86 niger…
-0.86 nomad…
-0.86 pakistan
-0.86 pakis…
-0.86 pools
-0.86 program
-0.86 quantum computing
-0.86 reserve
-0.86 rogu
-0.86 rogue
-0.86 shar
-0.86 sinks after
-0.86 sued
-0.86 three year
-0.86 to exchanges
-0.86 to three
-0.86 under…
-0.86 wynn
-0.86 آمریکا <number>
-0.86 افزایش
-0.86 اند
-0.86 اند $
-0.86 بازند…
-0.86 برابر کوانتوم
-0.86 برای خرید
-0.86 تحویل
-0.86 ده سال
-0.86 را صادر
-0.86 رونز
-0.86 فایننس
-0.86 فاینن…
-0.86 مدیرعامل
-0.86 مزارع
-0.86 نیمی
-0.86 نیمی از
-0.86 وایت
-0.86 پیپر
-0.86 چگونه
-0.87 <coin> at
-0.87 <coin> fund
-0.87 <coin> layer
-0.87 <person> دیفای
-0.87 ^ sushi
-0.87 ^ web3
-0.87 ^ حراج
-0.87 advised
-0.87 airlin
-0.87 airli…
-0.87 and ibm
-0.87 appeal
-0.87 appea…
-0.87 award
-0.87 bonds
-0.87 coin BTG
-0.87 companies
-0.87 developer $
-0.87 drive…
-0.87 four months
-0.87 halving what
-0.87 ibm to
-0.87 interest
-0.87 judge
-0.87 metaverse with regulator
-0.87 months in
-0.87 more than
-0.87 musk
-0.87 okx
-0.87 opens <number>
-0.87 penpi
-0.87 penpie
-0.87 penpi…
-0.87 portfolio
-0.87 portfolios
-0.87 portf…
-0.87 rush
-0.87 seeks
-0.87 shares $
-0.87 stak
-0.87 starlink
-0.87 starl…
-0.87 sushi chain
-0.87 tied
-0.87 tied to
-0.87 top
-0.87 years
-0.87 آزادی
-0.87 از بایننس
-0.87 بلاک چین
-0.87 حساس
-0.87 داشت $
-0.87 در تست
-0.87 دستگیر
-0.87 دستگی…
-0.87 دفاع
-0.87 دفاع کرد
-0.87 رسید
-0.87 سناریوهای
-0.87 مسکن
-0.87 کامپیوتر
-0.87 کامپیوترهای
-0.87 کامپیوترهای کوانتومی
-0.87 کامپی…
-0.88 <coin> climbs
-0.88 <coin> halving
-0.88 <coin> چقدر
-0.88 ^ developers
-0.88 ares
-0.88 buy more
-0.88 buys <number>
-0.88 dim
-0.88 do
-0.88 ethena
-0.88 ethen…
-0.88 fund
-0.88 gwei
-0.88 leav
-0.88 on binance
-0.88 programm
-0.88 programme
-0.88 programme $
-0.88 runn
-0.88 stack
-0.88 tariff
-0.88 tarif…
-0.88 tracker
-0.88 track…
-0.88 اجبار
-0.88 اجباری
-0.88 اجباری شد
-0.88 اجبار…
-0.88 انتظار
-0.88 انتظا…
-0.88 اوربیت
-0.88 اوربی…
-0.88 بنیانگذار
-0.88 بنیان…
-0.88 توضیح
-0.88 خریدا…
-0.88 ذره
-0.88 ذره بین
-0.88 زیر ذره
-0.88 سرطان
-0.88 سودآورتر
-0.88 سودآو…
-0.88 فردا
-0.88 ها به
-0.88 هفته $
-0.88 کارمزد
-0.88 کارمز…
-0.89 <coin> suffers
-0.89 ^ is
-0.89 ^ رالی
-0.89 ^ سامسونگ
-0.89 altcoins
-0.89 as users
-0.89 bitfinex
-0.89 bitfi…
-0.89 coin USDN
-0.89 cycle
-0.89 flash…
-0.89 flm
-0.89 funding
-0.89 fundi…
-0.89 hashrate $
-0.89 inflationar
-0.89 inflationary
-0.89 layoffs $
-0.89 mining pool
-0.89 nemo
-0.89 objection
-0.89 objection $
-0.89 objec…
-0.89 tornado cash
-0.89 yuan
-0.89 النصر
-0.89 به بازار
-0.89 تعرفه
-0.89 ثروتمندترین
-0.89 دسترس
-0.89 رفع
-0.89 رو $
-0.89 ریال
-0.89 شوند
-0.89 فرد
-0.89 فلیکس
-0.89 مثبت شد
-0.89 مدیرع…
-0.89 می شوند
-0.89 نیجریه
-0.89 نیجری…
-0.89 پیش رو
-0.89 ژایو
-0.9 <coin> down
-0.9 <coin> premium
-0.9 <coin> rises
-0.9 <coin> team
-0.9 <coin> دیگر
-0.9 <person> <number>
-0.9 <person> <price>
-0.9 ^ maersk
-0.9 ^ ضرر
-0.9 ^ فرکس
-0.9 airdrops
-0.9 alpha
-0.9 coin ANC
-0.9 coin YGG
-0.9 deals
-0.9 demand $
-0.9 eras
-0.9 erases
-0.9 erase…
-0.9 eston…
-0.9 falls <price>
-0.9 fuels
-0.9 game with price
-0.9 helium
-0.9 heliu…
-0.9 hotel
-0.9 lubian
-0.9 lubia…
-0.9 maersk
-0.9 maers…
-0.9 midterm
-0.9 midterms
-0.9 midte…
-0.9 monitorship
-0.9 monit…
-0.9 naira
-0.9 nft with transfer
-0.9 pair
-0.9 pairs
-0.9 pairs $
-0.9 quali…
-0.9 rises <price>
-0.9 savings
-0.9 shipp
-0.9 shipping
-0.9 shipp…
-0.9 slump
-0.9 streaming
-0.9 stubborn
-0.9 stubb…
-0.9 superchain
-0.9 trading pairs
-0.9 workload
-0.9 workloads
-0.9 workl…
-0.9 آمد
-0.9 آپ
-0.9 اجرا
-0.9 اخیر رسید
-0.9 دلار از
-0.9 ذخیره <coin>
-0.9 رال
-0.9 رالی
-0.9 سوزاند
-0.9 سوزاند $
-0.9 شارد
-0.9 شاردها
-0.9 شارده…
-0.9 صرافی غیرمتمرکز
-0.9 فرکس
-0.9 ماین
-0.9 نیر
-0.91 <coin> governance
-0.91 <number> tokens
-0.91 ^ مالیات
-0.91 ^ نات
-0.91 begin…
-0.91 between
-0.91 betwe…
-0.91 coin with exchange
-0.91 empties
-0.91 empti…
-0.91 four year
-0.91 fresh record
-0.91 generativ
-0.91 generative
-0.91 get
-0.91 of coinbase
-0.91 orang
-0.91 orange
-0.91 orang…
-0.91 position
-0.91 posit…
-0.91 regulators
-0.91 repa
-0.91 retail
-0.91 retai…
-0.91 returned
-0.91 sentenced to
-0.91 to repay
-0.91 tops one
-0.91 withdraw
-0.91 جادوگران
-0.91 جادوگ…
-0.91 دود
-0.91 دود شد
-0.91 روت
-0.91 ساب
-0.91 ساب نت
-0.91 سازنده
-0.91 صاحبش
-0.91 طلا $
-0.91 ملک
-0.91 ممنوع
-0.91 نهنگ ها
-0.91 کوچ
-0.91 گمشده
-0.91 گوساله
-0.91 گوسال…
-0.92 <coin> proposal
-0.92 <number> over
-0.92 ^ euler
-0.92 ^ iranian
-0.92 ^ nasdaq
-0.92 ^ samsung
-0.92 ^ هکر
-0.92 aft
-0.92 after
-0.92 chain expands
-0.92 collectibl
-0.92 etfs
-0.92 eve
-0.92 eve $
-0.92 firms
-0.92 flee
-0.92 glaci
-0.92 glacier
-0.92 glacier drop
-0.92 glaci…
-0.92 hav
-0.92 having
-0.92 havin…
-0.92 high as
-0.92 intel
-0.92 jail
-0.92 leverag
-0.92 lever…
-0.92 linked to
-0.92 merit
-0.92 midnight glacier
-0.92 on stablecoin
-0.92 open source
-0.92 outlook
-0.92 outlo…
-0.92 overtak
-0.92 overtakes
-0.92 pokemon
-0.92 pokem…
-0.92 receive <number>
-0.92 samsung
-0.92 samsu…
-0.92 source
-0.92 strong
-0.92 stron…
-0.92 team $
-0.92 three years
-0.92 to sonic
-0.92 trading with watcher
-0.92 vanishes $
-0.92 weak
-0.92 wealth
-0.92 wealt…
-0.92 year eve
-0.92 آمریکا در
-0.92 از <coin>
-0.92 از هاوینگ
-0.92 استارلینک
-0.92 بال
-0.92 بالای
-0.92 بهبود
-0.92 جمهور
-0.92 درخواست
-0.92 درخوا…
-0.92 دلاری می
-0.92 دیفای <coin>
-0.92 غیرقانون
-0.92 غیرقانونی
-0.92 غیرقا…
-0.92 متاپلنت
-0.92 متاپل…
-0.92 محدوده
-0.93 <coin> فعال
-0.93 ^ investors
-0.93 a week
-0.93 brand…
-0.93 cftc
-0.93 currenc
-0.93 currency
-0.93 curre…
-0.93 distribut
-0.93 dogg
-0.93 each $
-0.93 eas
-0.93 eased
-0.93 gox wallet
-0.93 let
-0.93 license
-0.93 miner
-0.93 phon
-0.93 raises prices
-0.93 recall
-0.93 recal…
-0.93 return to
-0.93 robb
-0.93 robbed
-0.93 robbe…
-0.93 sends <number>
-0.93 short…
-0.93 snoop
-0.93 snoop dogg
-0.93 up <price>
-0.93 vaneck
-0.93 vanec…
-0.93 xusd
-0.93 آواتار
-0.93 آواتا…
-0.93 آید
-0.93 آید $
-0.93 اعتبارسنج
-0.93 اعتبا…
-0.93 بلومبرگ
-0.93 بلومب…
-0.93 بیش
-0.93 بیش از
-0.93 ثانیه
-0.93 را دو
-0.93 سیگنال
-0.93 سیگنا…
-0.93 صادر کرد
-0.93 فرانس…
-0.93 می آید
-0.93 چگونه کار
-0.93 کدام رمزارزها
-0.94 <coin> فروخت
-0.94 ^ ورود
-0.94 airdrop with business
-0.94 biden
-0.94 etp
-0.94 fed
-0.94 funeral
-0.94 funer…
-0.94 insta…
-0.94 iphon
-0.94 iphone
-0.94 iphon…
-0.94 iranian
-0.94 irani…
-0.94 lawyer
-0.94 les
-0.94 less
-0.94 mislead
-0.94 misleading
-0.94 misle…
-0.94 neobank
-0.94 neoba…
-0.94 over misleading
-0.94 permission
-0.94 permissioned
-0.94 permi…
-0.94 remov
-0.94 remov…
-0.94 risk
-0.94 settlement $
-0.94 tops
-0.94 us $
-0.94 users to
-0.94 wave $
-0.94 اقتصاد
-0.94 اقتصا…
-0.94 انگلستان
-0.94 انگلس…
-0.94 اکس
-0.94 بانک را
-0.94 برندگ…
-0.94 بلاروس
-0.94 بلارو…
-0.94 بینی
-0.94 تست
-0.94 تست نت
-0.94 حمله به
-0.94 در راه
-0.94 در کف
-0.94 درمان
-0.94 راه است
-0.94 ریخت $
-0.94 فروختند
-0.94 فروختند $
-0.94 لیتیوم
-0.94 لیتیو…
-0.94 محکوم
-0.94 معادن
-0.94 نانو
-0.94 نقشه راه
-0.94 ها $
-0.94 همدان
-0.94 پیش بینی
-0.94 چارچوب
-0.94 چارچو…
-0.94 گالا
-0.95 <coin> ccip
-0.95 <coin> will
-0.95 <coin> بیشتر
-0.95 ^ china
-0.95 ^ former
-0.95 ^ whale
-0.95 bangkok
-0.95 bangk…
-0.95 coin DYDX
-0.95 digital art
-0.95 empt
-0.95 ethglobal
-0.95 ethgl…
-0.95 fidenza
-0.95 fiden…
-0.95 front
-0.95 front end
-0.95 high $
-0.95 investors $
-0.95 produ…
-0.95 sentenced
-0.95 show
-0.95 snapshot
-0.95 snaps…
-0.95 suit $
-0.95 suspension
-0.95 transactions hit
-0.95 unstak
-0.95 unstakes
-0.95 unsta…
-0.95 want
-0.95 wants
-0.95 weake…
-0.95 آتش
-0.95 آمد $
-0.95 تمام می
-0.95 تپ
-0.95 دهد $
-0.95 سریال
-0.95 سقف نگهداری
-0.95 سه سال
-0.95 شاخص
-0.95 طرح
-0.95 میکرو
-0.95 نگهداری استیبل
-0.95 نیو
-0.95 هولدرهای
-0.95 پیش از
-0.95 یورک
-0.96 ^ bitwise
-0.96 ^ جنگ
-0.96 ^ قرارداد
-0.96 airdrop with law
-0.96 altman
-0.96 altma…
-0.96 beam
-0.96 bitwis
-0.96 bitwise
-0.96 bitwi…
-0.96 flaredrop
-0.96 for a
-0.96 from <number>
-0.96 golden
-0.96 golde…
-0.96 linked wallet
-0.96 mayor
-0.96 mint
-0.96 night
-0.96 op
-0.96 orbit
-0.96 police
-0.96 quadr…
-0.96 ranso…
-0.96 sam
-0.96 sam altman
-0.96 scal
-0.96 seeker
-0.96 seeke…
-0.96 skr
-0.96 slide
-0.96 sneak
-0.96 sneakers
-0.96 sneak…
-0.96 wiped
-0.96 wiped out
-0.96 ارز
-0.96 از یک
-0.96 اهواز
-0.96 براچین
-0.96 براچی…
-0.96 تعداد
-0.96 حکم
-0.96 درباره
-0.96 دربار…
-0.96 دلار به
-0.96 دوقلوهای
-0.96 سختی
-0.96 سوزاندن
-0.96 مارجین
-0.96 مارجی…
-0.96 موند
-0.96 وینکلواس
-0.96 وینکل…
-0.96 چه گفت
-0.97 <coin> freezes
-0.97 <coin> عقب
-0.97 <number> برابر
-0.97 <person> doge
-0.97 ^ copper
-0.97 ^ doodles
-0.97 after four
-0.97 airdrop with game
-0.97 approves
-0.97 ask
-0.97 asks
-0.97 banks
-0.97 colle…
-0.97 copp
-0.97 copper
-0.97 coppe…
-0.97 cram
-0.97 cramer
-0.97 crame…
-0.97 crypto mining
-0.97 curv
-0.97 curve
-0.97 data $
-0.97 doodl
-0.97 doodles
-0.97 doodl…
-0.97 downloa
-0.97 eul
-0.97 euler
-0.97 fails
-0.97 fails to
-0.97 fresh
-0.97 gains access
-0.97 hands out
-0.97 hours $
-0.97 inscription
-0.97 inscriptions
-0.97 inscr…
-0.97 jim
-0.97 jok
-0.97 jokes
-0.97 kille…
-0.97 minut
-0.97 minutes
-0.97 minutes $
-0.97 minut…
-0.97 moves to
-0.97 one week
-0.97 partial
-0.97 parti…
-0.97 plan for
-0.97 russi…
-0.97 supply turns
-0.97 system $
-0.97 treasury payment
-0.97 twic
-0.97 twice
-0.97 twice in
-0.97 آستر
-0.97 بانک
-0.97 به نفع
-0.97 خوزستان
-0.97 خوزست…
-0.97 داخلی
-0.97 دفتر کل
-0.97 دوباره
-0.97 دوبار…
-0.97 سهام
-0.97 معاملاتی
-0.97 منتشر شد
-0.97 نفع
-0.97 هنر
-0.97 پایین کشید
-0.97 گیرند
-0.98 airdrop with coin
-0.98 appli
-0.98 applied
-0.98 association
-0.98 assoc…
-0.98 bill
-0.98 broadwa
-0.98 broadway
-0.98 broad…
-0.98 by <price>
-0.98 chain with ofTrade
-0.98 chain with person
-0.98 chart
-0.98 charts
-0.98 coin KNC
-0.98 coin TWT
-0.98 crypto exchanges
-0.98 dealing
-0.98 deali…
-0.98 exchange with ofTrade
-0.98 hondura
-0.98 honduras
-0.98 hondu…
-0.98 kiyosaki
-0.98 kiyos…
-0.98 launch <coin>
-0.98 lawsuit
-0.98 lawsu…
-0.98 market maker
-0.98 month
-0.98 priced
-0.98 protect
-0.98 puts <number>
-0.98 quantum
-0.98 quant…
-0.98 rang
-0.98 range
-0.98 robert
-0.98 rober…
-0.98 shrinks
-0.98 staked
-0.98 staked <coin>
-0.98 tag
-0.98 to cut
-0.98 tsmc
-0.98 xpl
-0.98 از فهرست
-0.98 از گوشی
-0.98 اف تی
-0.98 افزای…
-0.98 ان اف
-0.98 بیس را
-0.98 تازه ای
-0.98 تمرکز
-0.98 درباره تمرکز
-0.98 دهد
-0.98 عدالت
-0.98 می دهد
-0.98 کاربران <coin>
-0.99 <coin> توکن
-0.99 ^ nasa
-0.99 ^ اپل
-0.99 armstrong
-0.99 armst…
-0.99 carries
-0.99 carri…
-0.99 chatting
-0.99 coin XMR
-0.99 compute
-0.99 confidential
-0.99 copi
-0.99 copied
-0.99 copie…
-0.99 debut $
-0.99 delayed to
-0.99 down today
-0.99 drops as
-0.99 eigen…
-0.99 estimat
-0.99 estimates
-0.99 estim…
-0.99 holder with watcher
-0.99 lands $
-0.99 march
-0.99 nasa
-0.99 new year
-0.99 on sui
-0.99 players
-0.99 shoul
-0.99 should
-0.99 shoul…
-0.99 spar
-0.99 styl
-0.99 style
-0.99 token $
-0.99 token spikes
-0.99 trad
-0.99 u s
-0.99 whom
-0.99 استور
-0.99 استوری
-0.99 استور…
-0.99 اپن
-0.99 داشت
-0.99 زیاد شد
-0.99 شدن <coin>
-0.99 هیجان
-0.99 هیجانی
-0.99 هیجان…
-0.99 پتروشیم
-0.99 پتروشیمی
-0.99 پتروش…
-0.99 پرید $
-0.99 پیشین
-0.99 پیشین <coin>
-0.99 چیست راهنمای
-1 <coin> opens
-1 <number> and
-1 ^ hyperliquid
-1 ^ روسیه
-1 a ledger
-1 airdrop with tech
-1 bar
-1 bars
-1 bat
-1 bett
-1 bridges
-1 computer
-1 computing
-1 doubles on
-1 exit us
-1 fin
-1 hq
-1 lawmakers
-1 ledger $
-1 miner with regulator
-1 payments $
-1 sets
-1 short
-1 synaps
-1 synapse
-1 synap…
-1 testnet
-1 testn…
-1 titles
-1 title…
-1 transfers <number>
-1 vatican
-1 vatic…
-1 باشید
-1 تعطیلی
-1 تعطیل…
-1 روی <coin>
-1 صرافی okx
-1 فیلتر
-1 لوبیان
-1 لوبیا…
-1 لیکویید شدن
-1 هزاران
-1 هزارا…
-1 همستر
-1 چرخه
-1.01 <coin> transaction
-1.01 <coin> به
-1.01 <coin> منتظر
-1.01 <person> xai
-1.01 ^ رشد
-1.01 ^ فیلترینگ
-1.01 ^ محکومیت
-1.01 ^ هش
-1.01 ^ پلیس
-1.01 angers
-1.01 beats
-1.01 befor
-1.01 before
-1.01 befor…
-1.01 cast
-1.01 connect
-1.01 conne…
-1.01 flip
-1.01 hous
-1.01 teams with
-1.01 thousands of
-1.01 tie
-1.01 ties
-1.01 to watch
-1.01 xai raises
-1.01 اپ
-1.01 جابه
-1.01 دست داد
-1.01 روح
-1.01 روز
-1.01 صادرات
-1.01 صادرا…
-1.01 عضو
-1.01 فیلترینگ
-1.01 فیلتر…
-1.01 محکومیت
-1.01 محکوم…
-1.01 منتظر
-1.01 نهاد
-1.01 هنرمندان
-1.01 پیوند
-1.02 <coin> burn
-1.02 <coin> from
-1.02 <coin> جلو
-1.02 ^ arbitrum
-1.02 ^ blockchain
-1.02 ^ catizen
-1.02 ^ jupiter
-1.02 ^ متا
-1.02 anger…
-1.02 bount
-1.02 bounty
-1.02 bount…
-1.02 buchman
-1.02 buchm…
-1.02 catizen
-1.02 catiz…
-1.02 city
-1.02 coinbase shares
-1.02 defi with law
-1.02 dots
-1.02 ethan
-1.02 flow
-1.02 four years
-1.02 fuel
-1.02 grants
-1.02 grows
-1.02 holding
-1.02 holdi…
-1.02 interchain
-1.02 live with
-1.02 near a
-1.02 oracl
-1.02 oracle
-1.02 oracl…
-1.02 passports
-1.02 pepe
-1.02 person with whale
-1.02 releases
-1.02 soneium
-1.02 sonei…
-1.02 امروز $
-1.02 اوپ
-1.02 اینتل
-1.02 بپزیم
-1.02 تا پایان
-1.02 تازه <coin>
-1.02 رسمیت
-1.02 ریترن
-1.02 شناسیم
-1.02 شناسی…
-1.02 فراموش
-1.02 فرامو…
-1.02 فیزیکی
-1.02 فیزیک…
-1.02 مذاکر…
-1.02 های فیزیکی
-1.02 همتی
-1.02 پایان سال
-1.03 <number> با
-1.03 ^ gold
-1.03 ^ آیا
-1.03 ^ انتقال
-1.03 ^ والکس
-1.03 ape
-1.03 coin YFI
-1.03 dot
-1.03 end
-1.03 exchange with nft
-1.03 fast
-1.03 fears
-1.03 foun
-1.03 fun
-1.03 lawmak
-1.03 lawma…
-1.03 moment
-1.03 momen…
-1.03 pump fun
-1.03 repell
-1.03 repelled
-1.03 repel…
-1.03 resta…
-1.03 roblox
-1.03 roblo…
-1.03 stake…
-1.03 struggl
-1.03 strug…
-1.03 tests
-1.03 آزادگان
-1.03 آزادگ…
-1.03 آمریکا $
-1.03 آورد
-1.03 آورد $
-1.03 ازدواج
-1.03 ازدوا…
-1.03 بود $
-1.03 تاریخی
-1.03 تاریخ…
-1.03 جهش کرد
-1.03 سیاست
-1.03 شدن توکن
-1.03 مقاوم
-1.03 میمون
-1.03 هایپرلیکویید
-1.03 هایپر…
-1.03 یافت
-1.04 <coin> enters
-1.04 <coin> هاردفورک
-1.04 <person> strategy
-1.04 ^ compound
-1.04 ^ near
-1.04 airdrop with regulator
-1.04 avalanch
-1.04 avalanche
-1.04 daybook
-1.04 daybo…
-1.04 distr…
-1.04 inter…
-1.04 judg
-1.04 mov
-1.04 overt…
-1.04 payments firm
-1.04 reviv…
-1.04 say $
-1.04 sbtc
-1.04 smart contract
-1.04 stepn
-1.04 strategy adds
-1.04 to pol
-1.04 trader
-1.04 vote $
-1.04 winn
-1.04 winne…
-1.04 year high
-1.04 استراتژی از
-1.04 اش را
-1.04 به بیت
-1.04 جامعه <coin>
-1.04 جلو زد
-1.04 جیب
-1.04 حراج
-1.04 را عرضه
-1.04 سهام سیرکل
-1.04 لغو
-1.04 چیست
-1.05 ^ flare
-1.05 ^ kucoin
-1.05 ^ ماسک
-1.05 americas
-1.05 arrested
-1.05 arrested in
-1.05 coin MKR
-1.05 confi…
-1.05 drops to
-1.05 kucoin
-1.05 kucoi…
-1.05 major…
-1.05 oversubscrib
-1.05 oversubscribed
-1.05 settled $
-1.05 spacex
-1.05 space…
-1.05 thin
-1.05 thousand
-1.05 thousands
-1.05 thous…
-1.05 weighs
-1.05 weigh…
-1.05 استراتژیک
-1.05 باشد
-1.05 جهان شد
-1.05 حرکت
-1.05 دانشگاه
-1.05 دانشگ…
-1.05 دولت آمریکا
-1.05 سنگین
-1.05 هارمون
-1.05 هارمونی
-1.05 هارمو…
-1.05 وعده
-1.05 کارت
-1.05 یک دلار
-1.06 <coin> tokens
-1.06 ^ ترکیه
-1.06 ^ متامسک
-1.06 ^ مجموعه
-1.06 altcoin
-1.06 altco…
-1.06 approved
-1.06 approved $
-1.06 at <price>
-1.06 autho…
-1.06 brings
-1.06 bring…
-1.06 cme
-1.06 cros
-1.06 crypto market
-1.06 each
-1.06 goldman sachs
-1.06 ibit
-1.06 law
-1.06 major
-1.06 overnight
-1.06 overn…
-1.06 quits
-1.06 raises rates
-1.06 sach
-1.06 sachs
-1.06 sal
-1.06 sales
-1.06 security
-1.06 soft
-1.06 sushi
-1.06 tron
-1.06 vehicl
-1.06 vehicles
-1.06 vehic…
-1.06 wave
-1.06 به زبان
-1.06 بود
-1.06 درون زنجیره
-1.06 زبان ساده
-1.06 سامسونگ
-1.06 سامسو…
-1.06 ضرر
-1.06 فروخت…
-1.06 مجموعه
-1.06 مجموع…
-1.06 منتشر
-1.06 نرخ بهره
-1.06 هایپ
-1.07 ^ pension
-1.07 ^ بالانسر
-1.07 ^ بایننس
-1.07 avala…
-1.07 chain with game
-1.07 coin CAKE
-1.07 coin OMG
-1.07 debt
-1.07 fall below
-1.07 flare
-1.07 founder <person>
-1.07 onchain
-1.07 oncha…
-1.07 painting
-1.07 paint…
-1.07 proposes
-1.07 records
-1.07 reserv
-1.07 reser…
-1.07 shares fall
-1.07 sinks
-1.07 suffers
-1.07 ticke…
-1.07 استارشیپ
-1.07 اسراییل
-1.07 اسرای…
-1.07 بازار را
-1.07 بازاریاب
-1.07 بازاریابی
-1.07 برا
-1.07 برای
-1.07 دیجیتال در
-1.07 راه انداخت
-1.07 زیاد
-1.07 سوخت
-1.07 عفو <person>
-1.07 غیرمجاز
-1.07 غیرمج…
-1.07 لایه دوم
-1.07 محروم
-1.07 نظارت
-1.07 پگ
-1.07 پگ خود
-1.07 چهارساله
-1.07 چهارس…
-1.07 کریپتو $
-1.07 کوینش
-1.08 <person> x
-1.08 apps
-1.08 bezo
-1.08 bezos
-1.08 chatt
-1.08 chatt…
-1.08 crypto to
-1.08 dumps
-1.08 early $
-1.08 finall
-1.08 finally
-1.08 fire
-1.08 gestur
-1.08 gesture
-1.08 gestu…
-1.08 home $
-1.08 in <number>
-1.08 jump after
-1.08 now worth
-1.08 repay
-1.08 shared rule crypto
-1.08 signal
-1.08 stash now
-1.08 transactions
-1.08 استخر
-1.08 بهره
-1.08 تبریز
-1.08 خودروی
-1.08 درون
-1.08 دو کوان
-1.08 شکایت کرد
-1.08 مثبت
-1.08 های درون
-1.08 وام <coin>
-1.08 کشور
-1.08 کوان
-1.09 <person> سهام
-1.09 ^ ar
-1.09 ^ doge
-1.09 ^ startup
-1.09 ^ sui
-1.09 ^ tokenized
-1.09 again
-1.09 arc
-1.09 bank of
-1.09 coin MANA
-1.09 coin STX
-1.09 dcg
-1.09 dead
-1.09 debut
-1.09 evmo
-1.09 evmos
-1.09 exchanges to
-1.09 kind tech
-1.09 l2 $
-1.09 librar
-1.09 library
-1.09 libra…
-1.09 lid
-1.09 on crypto
-1.09 rektdrop
-1.09 rektd…
-1.09 relativ
-1.09 relative
-1.09 relat…
-1.09 rises
-1.09 saving
-1.09 savin…
-1.09 tempu
-1.09 tempus
-1.09 tempu…
-1.09 احراز
-1.09 احراز هویت
-1.09 افت
-1.09 ایران $
-1.09 بار
-1.09 بخریم $
-1.09 تراشه
-1.09 جامعه
-1.09 در فهرست
-1.09 دو شبکه
-1.09 دولت آلمان
-1.09 میدان
-1.09 هویت
-1.1 <price> in
-1.1 access to
-1.1 avatar
-1.1 avata…
-1.1 beij
-1.1 beijing
-1.1 beiji…
-1.1 centr…
-1.1 close
-1.1 fight
-1.1 hours on
-1.1 jupit
-1.1 jupiter
-1.1 jupit…
-1.1 near
-1.1 passport
-1.1 passp…
-1.1 rallies
-1.1 ralli…
-1.1 sales $
-1.1 sunperp
-1.1 sunpe…
-1.1 to earn
-1.1 unwind
-1.1 unwin…
-1.1 آی
-1.1 توکن جدید
-1.1 حجم معاملات
-1.1 را زنده
-1.1 فاصله
-1.1 مشاور
-1.1 میلیاردی
-1.1 نیت
-1.1 پالی
-1.1 چین در
-1.11 <price> درصدی
-1.11 ^ گری
-1.11 airdrop with theft
-1.11 brokers
-1.11 coin with nft
-1.11 falls
-1.11 limits
-1.11 limit…
-1.11 liquidated
-1.11 mints
-1.11 nears
-1.11 palantir
-1.11 palan…
-1.11 price manipulation
-1.11 switch
-1.11 switc…
-1.11 to convert
-1.11 wallet with whale
-1.11 تیم
-1.11 جدیدی
-1.11 درصدی
-1.11 ریت
-1.11 زنجیره ای
-1.11 لیکویید
-1.11 مرده است
-1.11 هش ریت
-1.12 <price> attack
-1.12 ^ german
-1.12 ^ دو
-1.12 fans
-1.12 holdings
-1.12 launching
-1.12 limit
-1.12 mashinsk
-1.12 mashinsky
-1.12 mashi…
-1.12 miner with transfer
-1.12 on a
-1.12 overs…
-1.12 proof
-1.12 set
-1.12 انفراد
-1.12 انفرادی
-1.12 انفرا…
-1.12 با موفقیت
-1.12 بازیکن
-1.12 خطر
-1.12 در دست
-1.12 دست به
-1.12 را در
-1.12 رشد کرد
-1.12 سال نو
-1.12 شدند $
-1.12 شده را
-1.12 لایحه
-1.12 مانده است
-1.12 مورفو
-1.12 موفقیت
-1.12 موفقی…
-1.12 نو
-1.12 گذاری در
-1.13 <coin> delisted
-1.13 <number> as
-1.13 ^ midnight
-1.13 ^ دولت
-1.13 bas
-1.13 base
-1.13 cross
-1.13 defi with metaverse
-1.13 delisted
-1.13 erc
-1.13 identities
-1.13 launder
-1.13 laundering
-1.13 laund…
-1.13 moving
-1.13 movin…
-1.13 outage hits
-1.13 peg
-1.13 playstation
-1.13 plays…
-1.13 this week
-1.13 vr2
-1.13 weigh
-1.13 الکترونیک
-1.13 الکتر…
-1.13 بلاک در
-1.13 را پایین
-1.13 زیر یک
-1.13 سامانه
-1.13 مانده
-1.13 کل
-1.13 کوین <coin>
-1.14 <coin> سرعت
-1.14 airdrop with miner
-1.14 alameda
-1.14 alame…
-1.14 distributes
-1.14 explores
-1.14 gemini
-1.14 gemin…
-1.14 marshal
-1.14 marshals
-1.14 marsh…
-1.14 much
-1.14 ofTrade with price
-1.14 price of
-1.14 ratio
-1.14 settled
-1.14 spikes
-1.14 spike…
-1.14 tells
-1.14 they
-1.14 to raise
-1.14 اپل
-1.14 روپیه
-1.14 سبک
-1.14 سرعت نهایی
-1.14 صرافی جدید
-1.14 کوچک
-1.15 <coin> chain
-1.15 <coin> votes
-1.15 <number> of
-1.15 apto
-1.15 aptos
-1.15 block
-1.15 german government
-1.15 regulator with transfer
-1.15 run
-1.15 suff
-1.15 suffe…
-1.15 yiel
-1.15 از صرافی
-1.15 اول
-1.15 برای <coin>
-1.15 تکان
-1.15 خاکستر
-1.15 خاکست…
-1.15 دوقلو
-1.15 دوقلو…
-1.15 ماهانه
-1.15 ماهان…
-1.15 نات کوین
-1.15 کام
-1.15 گوشت
-1.16 ^ quantum
-1.16 ^ سقوط
-1.16 ^ مهاجرت
-1.16 ^ کارت
-1.16 abstraction
-1.16 abstr…
-1.16 ai $
-1.16 begin
-1.16 blocks
-1.16 chief
-1.16 download
-1.16 downl…
-1.16 eip
-1.16 grant…
-1.16 in prison
-1.16 law with price
-1.16 licence
-1.16 live
-1.16 metavers
-1.16 metaverse
-1.16 metav…
-1.16 model
-1.16 model $
-1.16 slow
-1.16 track
-1.16 up $
-1.16 value
-1.16 اسپانیایی
-1.16 باز
-1.16 توسعه دهندگان
-1.16 حذف می
-1.16 درگذشت
-1.16 درگذش…
-1.16 را حذف
-1.16 سرقت
-1.16 سیاستمدار
-1.16 سیاست…
-1.16 ضبط
-1.16 هاردفورک
-1.16 هاردف…
-1.17 ^ بازی
-1.17 ^ بلاکچین
-1.17 carr
-1.17 case
-1.17 conce…
-1.17 dog
-1.17 fail
-1.17 german
-1.17 germa…
-1.17 lowest
-1.17 lowes…
-1.17 plasma
-1.17 plasm…
-1.17 quit
-1.17 reaches
-1.17 reach…
-1.17 researchers
-1.17 sourc
-1.17 sourc…
-1.17 اسپانیا
-1.17 اسپان…
-1.17 به
-1.17 تصویب کرد
-1.17 را تصویب
-1.17 فرستاد
-1.17 فرستاد $
-1.17 فرستا…
-1.17 پایتخت
-1.17 پایتخ…
-1.18 ^ حجم
-1.18 abov
-1.18 above
-1.18 analyst with price
-1.18 beat
-1.18 builders
-1.18 builders $
-1.18 convert
-1.18 dump
-1.18 full
-1.18 game with tech
-1.18 owners
-1.18 owner…
-1.18 points
-1.18 point…
-1.18 reignit
-1.18 reignites
-1.18 ten
-1.18 to builders
-1.18 اختصاص
-1.18 اختصاصی
-1.18 اختصا…
-1.18 استیکینگ <coin>
-1.18 ایران و
-1.18 زبان
-1.18 سرعت
-1.18 شب
-1.18 شهردار
-1.18 شهرداری
-1.18 شهردا…
-1.18 پرید
-1.19 <coin> which
-1.19 calm
-1.19 climbs to
-1.19 cod
-1.19 coders
-1.19 coder…
-1.19 coin PYR
-1.19 disconnect
-1.19 disconnects
-1.19 end us
-1.19 exchange with game
-1.19 fund for
-1.19 hackathon
-1.19 hacka…
-1.19 klarna
-1.19 klarn…
-1.19 most
-1.19 slid
-1.19 surge
-1.19 to end
-1.19 to record
-1.19 trial
-1.19 venezuela
-1.19 watch
-1.19 worth <number>
-1.19 xai
-1.19 دلار $
-1.19 علت
-1.19 علت چیست
-1.19 چه می
-1.19 کاتالیست
-1.19 کاتال…
-1.2 <coin> could
-1.2 ^ kazakhstan
-1.2 ^ ایردراپ
-1.2 arrest
-1.2 arres…
-1.2 cuts jobs
-1.2 exploited
-1.2 exploited for
-1.2 freezes <number>
-1.2 hospital
-1.2 hospi…
-1.2 law with wallet
-1.2 lawy
-1.2 lawye…
-1.2 on
-1.2 project
-1.2 proje…
-1.2 pump
-1.2 regulator
-1.2 stage…
-1.2 test
-1.2 to a
-1.2 turns three
-1.2 watcher with whale
-1.2 without
-1.2 witho…
-1.2 اندازی
-1.2 به روز
-1.2 بی مثل
-1.2 جدید منتشر
-1.2 در برزیل
-1.2 راه اندازی
-1.2 روز شد
-1.2 صادر
-1.2 فیزیک
-1.2 قرار
-1.2 مولت
-1.2 مولتی
-1.2 نات
-1.2 چیست $
-1.2 کور
-1.2 گرفتند
-1.2 گرفتند $
-1.2 گرفتن…
-1.21 <coin> unveils
-1.21 ^ ark
-1.21 ^ market
-1.21 ^ token
-1.21 ^ uk
-1.21 analyst with coin
-1.21 ar
-1.21 ccip
-1.21 half
-1.21 in one
-1.21 morpho
-1.21 morph…
-1.21 receiv
-1.21 receive
-1.21 recei…
-1.21 supervision
-1.21 tech with transfer
-1.21 to all
-1.21 to delist
-1.21 امنیت
-1.21 امنیتی
-1.21 امنیت…
-1.21 برمی گردد
-1.21 دلاری بایننس
-1.21 سامان…
-1.21 شکست $
-1.21 صبر
-1.21 قیمت را
-1.21 نزدیک است
-1.21 پنج
-1.21 چرا <coin>
-1.22 ^ coal
-1.22 analysts
-1.22 can t
-1.22 coal
-1.22 control
-1.22 flare…
-1.22 lightning network
-1.22 network capacity
-1.22 on coinbase
-1.22 provid
-1.22 providers
-1.22 provi…
-1.22 recor
-1.22 برداشت $
-1.22 بلاک <number>
-1.22 سپرده
-1.22 شدند
-1.22 شناسه
-1.22 صفر
-1.22 فصل
-1.23 <coin> among
-1.23 <number> fund
-1.23 <person> ark
-1.23 ^ network
-1.23 ^ بورس
-1.23 adviser
-1.23 after the
-1.23 america
-1.23 ban
-1.23 billion
-1.23 busines
-1.23 business
-1.23 busin…
-1.23 freezes
-1.23 illicit
-1.23 illic…
-1.23 insuranc
-1.23 insurance
-1.23 insur…
-1.23 on new
-1.23 p
-1.23 p <number>
-1.23 s p
-1.23 since <number>
-1.23 slip
-1.23 slips
-1.23 to binance
-1.23 tornado
-1.23 torna…
-1.23 trading for
-1.23 up on
-1.23 ust
-1.23 wip
-1.23 انداز…
-1.23 این هفته
-1.23 با یک
-1.23 باز کرد
-1.23 تورمی
-1.23 را باز
-1.23 را عوض
-1.23 عوض
-1.23 عوض کرد
-1.23 لیر
-1.23 معاملات رمزارز
-1.23 میزبان
-1.23 میزبا…
-1.23 وام
-1.24 <number> by
-1.24 ^ سندباکس
-1.24 ^ لایه
-1.24 binance $
-1.24 capacit
-1.24 capacity
-1.24 capac…
-1.24 coin DOT
-1.24 coin with tech
-1.24 hits <number>
-1.24 prices $
-1.24 regul…
-1.24 sentenc
-1.24 sente…
-1.24 three $
-1.24 to its
-1.24 آلت کوین
-1.24 اسنوپ
-1.24 اسنوپ داگ
-1.24 انداز
-1.24 بر سر
-1.24 برق در
-1.24 بلاکچینی
-1.24 تولید
-1.24 رسید $
-1.24 رمزارز را
-1.24 سندباکس
-1.24 سندبا…
-1.24 پویا
-1.25 <number> را
-1.25 ^ نسخه
-1.25 a day
-1.25 acces
-1.25 access
-1.25 billi…
-1.25 binance founder
-1.25 bug $
-1.25 deal
-1.25 etf <coin>
-1.25 lending
-1.25 lendi…
-1.25 liquidat
-1.25 loss
-1.25 mined
-1.25 prote…
-1.25 to pay
-1.25 به بایننس
-1.25 جهان
-1.25 مجوز
-1.25 ها از
-1.26 <coin> نزدیک
-1.26 <number> <coin>
-1.26 ^ snap
-1.26 ^ لیست
-1.26 dex
-1.26 evm
-1.26 hit record
-1.26 over <number>
-1.26 price with trading
-1.26 securit
-1.26 them
-1.26 volume
-1.26 آلفا
-1.26 ان
-1.26 بالا برد
-1.26 تغییر داد
-1.26 جلو
-1.26 در <coin>
-1.26 را بالا
-1.26 مثل
-1.26 مرده
-1.26 نصف
-1.26 پرمیوم
-1.26 پرمیو…
-1.26 کیمچ
-1.26 کیمچی
-1.26 گری
-1.27 ^ اوپن
-1.27 after <person>
-1.27 base $
-1.27 buys another
-1.27 days
-1.27 delayed
-1.27 ergo
-1.27 flash
-1.27 fork
-1.27 ledger with
-1.27 minting <coin>
-1.27 other rule market
-1.27 record <number>
-1.27 rul
-1.27 rules
-1.27 sell $
-1.27 stop
-1.27 stop minting
-1.27 to stop
-1.27 whales
-1.27 whale…
-1.27 year low
-1.27 اصلاح
-1.27 توقیف
-1.27 جهش
-1.27 رساند
-1.27 رساند $
-1.27 متمرکز
-1.27 متمرک…
-1.27 پایین
-1.28 <coin> وارد
-1.28 ^ monad
-1.28 chief executive
-1.28 executive $
-1.28 from
-1.28 gain as
-1.28 leave <coin>
-1.28 mona
-1.28 monad
-1.28 negativ
-1.28 negative
-1.28 negat…
-1.28 round $
-1.28 secon
-1.28 v2
-1.28 wallet moves
-1.28 دام
-1.28 سیلور
-1.28 شاک
-1.28 شاکی
-1.28 فتا
-1.28 فعال شد
-1.28 فقه
-1.28 فقهی
-1.28 مراجع
-1.28 همت
-1.28 پلیس فتا
-1.28 کنکور
-1.29 <coin> gas
-1.29 <price> as
-1.29 climbs
-1.29 coin SUSHI
-1.29 cycl
-1.29 fox
-1.29 load
-1.29 move
-1.29 power grid
-1.29 robinhood crypto
-1.29 باید
-1.29 بخریم یا
-1.29 بلوکه
-1.29 جفت
-1.29 جفت ارز
-1.29 حریم
-1.29 حریم خصوصی
-1.29 رمزارزها را
-1.29 روزانه
-1.29 روزان…
-1.29 نزدک
-1.29 هنرمن…
-1.29 ورود
-1.3 art
-1.3 bring
-1.3 coin AVAX
-1.3 europe $
-1.3 fraud $
-1.3 kind chain
-1.3 law with tech
-1.3 licens
-1.3 orders
-1.3 out <number>
-1.3 puts
-1.3 release
-1.3 ronin
-1.3 sdk
-1.3 second
-1.3 supply $
-1.3 valu
-1.3 آلامدا
-1.3 آلامد…
-1.3 داشته
-1.3 راهی
-1.3 زیر
-1.3 لیست شدن
-1.3 هم <coin>
-1.3 پلیس
-1.31 ^ پیشنهاد
-1.31 acces…
-1.31 addresses
-1.31 asia $
-1.31 asset
-1.31 binance lists
-1.31 bond on
-1.31 europ
-1.31 europe
-1.31 exchange with whale
-1.31 funds
-1.31 in asia
-1.31 next
-1.31 pol
-1.31 sale
-1.31 seize…
-1.31 از نگاه
-1.31 باند
-1.31 برزیل
-1.31 حجم
-1.31 حمله
-1.31 درگاه
-1.31 را بین
-1.31 فیلم
-1.31 محدود…
-1.31 و آینده
-1.32 <number> years
-1.32 ^ swift
-1.32 ^ نرخ
-1.32 another <coin>
-1.32 ao
-1.32 boom $
-1.32 caps
-1.32 defi
-1.32 deman
-1.32 down
-1.32 ent
-1.32 enters
-1.32 enter…
-1.32 flar
-1.32 million <coin>
-1.32 own rule blockchain
-1.32 signa…
-1.32 stash
-1.32 strateg
-1.32 strategy
-1.32 strat…
-1.32 student
-1.32 students
-1.32 stude…
-1.32 swift
-1.32 validator
-1.32 valid…
-1.32 اوپن
-1.32 رونمایی شد
-1.32 سال پس
-1.32 فشار فروش
-1.32 متاورس
-1.32 متاور…
-1.32 می خرد
-1.32 کوین ها
-1.32 گردد
-1.32 گردد $
-1.33 <number> کیف
-1.33 coin with trading
-1.33 collection
-1.33 earnings
-1.33 explor
-1.33 forecast
-1.33 forec…
-1.33 founder returns
-1.33 returns with
-1.33 rise $
-1.33 suit
-1.33 بالانسر
-1.33 بالان…
-1.33 بسکتبال
-1.33 بسکتبالی
-1.33 بسکتب…
-1.33 تقسیم
-1.33 تقسیم کرد
-1.33 داده
-1.33 داده های
-1.33 در پاییز
-1.33 دهندگان
-1.33 دهندگ…
-1.33 روسیه
-1.33 زدن
-1.33 مانند
-1.33 مرتبط
-1.33 مرتبط با
-1.33 مشهد
-1.33 پاییز $
-1.33 پرواز کرد
-1.33 پپه
-1.34 <person> trims
-1.34 ^ polygon
-1.34 ^ سرقت
-1.34 binance to
-1.34 car
-1.34 chain with trading
-1.34 executive
-1.34 launch $
-1.34 licenc
-1.34 may
-1.34 seek
-1.34 uni
-1.34 آلت
-1.34 بدون
-1.34 خودرو…
-1.34 رویه
-1.34 عرضه <coin>
-1.34 متوقف شد
-1.34 مهریه
-1.34 وحدت
-1.35 <coin> سقف
-1.35 <person> باز
-1.35 ^ ماینر
-1.35 activ…
-1.35 beta
-1.35 bonk
-1.35 bug
-1.35 defi with price
-1.35 fac
-1.35 faces
-1.35 halving
-1.35 halvi…
-1.35 holds
-1.35 infin…
-1.35 meta
-1.35 offers
-1.35 research
-1.35 resea…
-1.35 to receive
-1.35 باد
-1.35 را کم
-1.35 نظر
-1.35 نیم
-1.35 هزار <coin>
-1.35 پن
-1.35 پیدا کرد
-1.36 ^ سیرکل
-1.36 buidl
-1.36 cpi
-1.36 disco…
-1.36 headset
-1.36 heads…
-1.36 roadmap
-1.36 roadm…
-1.36 warn $
-1.36 بازی های
-1.36 ساده $
-1.36 وانیلا
-1.36 وانیل…
-1.36 ورج
-1.37 ^ why
-1.37 ^ وام
-1.37 buying
-1.37 buyin…
-1.37 coin BSV
-1.37 first time
-1.37 for developers
-1.37 former
-1.37 is the
-1.37 l2
-1.37 lobb
-1.37 lobby
-1.37 museum
-1.37 museu…
-1.37 آرک
-1.37 دو
-1.37 دیزن
-1.37 دیزنی
-1.37 سکه
-1.37 لیب
-1.37 لیبرا
-1.37 نقشه
-1.37 هولدر…
-1.37 کوین لیبرا
-1.37 گوش
-1.37 گوشی
-1.38 <coin> futures
-1.38 ^ ده
-1.38 blockchain
-1.38 coin DASH
-1.38 coin ICP
-1.38 final…
-1.38 free
-1.38 is over
-1.38 launches mobile
-1.38 merge
-1.38 month $
-1.38 other rule metaverse
-1.38 over $
-1.38 اسپم
-1.38 برای سرمایه
-1.38 تومانی
-1.38 تومان…
-1.38 در نوبیتکس
-1.38 سلسیوس
-1.38 سلسیو…
-1.38 قطعی برق
-1.38 واریز
-1.39 farm
-1.39 moved
-1.39 progr…
-1.39 reign…
-1.39 wintermut
-1.39 wintermute
-1.39 آلمان
-1.39 اش
-1.39 نگاه
-1.39 کف
-1.4 ^ بلاک
-1.4 ^ تسلا
-1.4 boom
-1.4 buys back
-1.4 cards
-1.4 coin DAI
-1.4 grant
-1.4 on the
-1.4 seiz
-1.4 thre
-1.4 three
-1.4 اسنپ
-1.4 جریمه <number>
-1.4 ماسک
-1.4 منتشر کرد
-1.41 ^ دادگاه
-1.41 asia
-1.41 count…
-1.41 glass
-1.41 glasses
-1.41 midnight
-1.41 midni…
-1.41 own rule whale
-1.41 record
-1.41 recor…
-1.41 titl
-1.41 to expand
-1.41 urges
-1.41 اتهامات
-1.41 اتهام…
-1.41 بازگشته
-1.41 بانک مرکزی
-1.41 جدید اضافه
-1.41 را زمین
-1.41 را گرفت
-1.41 صندوق های
-1.41 مالیات
-1.41 مالیا…
-1.41 پروفایل
-1.41 پروفا…
-1.41 پرونده
-1.41 پروند…
-1.41 کرو
-1.42 <coin> های
-1.42 block…
-1.42 earning
-1.42 earni…
-1.42 fear
-1.42 hyperliqui
-1.42 hyperliquid
-1.42 shuts down
-1.42 takes
-1.42 tell
-1.42 to treasury
-1.42 جا
-1.42 حباب
-1.42 ریخت
-1.42 میلیارد واحد
-1.42 گراک
-1.43 <coin> نسخه
-1.43 ^ cash
-1.43 ^ layerzero
-1.43 all
-1.43 california $
-1.43 kill
-1.43 layerzero
-1.43 layer…
-1.43 دنیا
-1.43 مکس
-1.44 <coin> for
-1.44 <coin> رسید
-1.44 <coin> پیشی
-1.44 defi with exchange
-1.44 fund with person
-1.44 fund with tech
-1.44 level
-1.44 playe…
-1.44 sandbox
-1.44 sandb…
-1.44 solo
-1.44 تابع
-1.44 ترامپ $
-1.44 جنگ های
-1.44 متا
-1.44 پرواز
-1.44 پیشی
-1.44 پیشی گرفت
-1.45 <coin> moves
-1.45 <coin> است
-1.45 coin BCH
-1.45 shared rule nft
-1.45 storm
-1.45 توکن <coin>
-1.45 در بایننس
-1.45 کم کرد
-1.46 back tokens
-1.46 conve…
-1.46 order…
-1.46 rule regulation
-1.46 secon…
-1.46 secur…
-1.46 soars
-1.46 رییس
-1.46 فیش
-1.47 chain with exchange
-1.47 government
-1.47 more <coin>
-1.47 polygon
-1.47 polyg…
-1.47 sells <number>
-1.47 استیکینگ
-1.47 استیک…
-1.47 بازیک…
-1.47 توییتر را
-1.47 درهم
-1.47 قانون
-1.48 ^ top
-1.48 chain with price
-1.48 pool
-1.48 season
-1.48 seaso…
-1.48 to five
-1.49 ^ old
-1.49 below
-1.49 grid
-1.49 lose
-1.49 token
-1.49 بگیریم
-1.49 بگیریم $
-1.49 بگیری…
-1.49 دلار جریمه
-1.49 دهند
-1.49 دهند $
-1.49 روی
-1.49 لایه
-1.49 می دهند
-1.49 وب <number>
-1.5 ^ wormhole
-1.5 ^ جریمه
-1.5 ^ دلار
-1.5 hints at
-1.5 hyper…
-1.5 rally
-1.5 wallets with
-1.5 wormhol
-1.5 wormhole
-1.5 wormh…
-1.5 آزاد کرد
-1.5 بر
-1.5 تا <number>
-1.5 تورم
-1.5 خال
-1.5 خالی
-1.51 <coin> users
-1.51 blockchain $
-1.51 coin LDO
-1.51 fund with trading
-1.51 hits record
-1.51 lender
-1.51 more chains
-1.51 protocol
-1.51 rat
-1.51 rates
-1.51 رایانه
-1.51 روی بلاکچین
-1.51 عفو
-1.51 لیکوی…
-1.51 گیر
-1.52 <coin> completes
-1.52 <price> <number>
-1.52 chain with law
-1.52 coin ANKR
-1.52 crypto is
-1.52 new york
-1.52 york
-1.52 نقدینگ
-1.52 نقدینگی
-1.52 نقدین…
-1.53 <coin> خرید
-1.53 <coin> دوباره
-1.53 chain $
-1.53 china
-1.53 climb…
-1.53 earl
-1.53 early
-1.53 low $
-1.53 pardon $
-1.53 point
-1.53 yield
-1.53 بازار…
-1.53 تر شد
-1.53 سایت
-1.53 ماه
-1.54 chief $
-1.54 coin with watcher
-1.54 nft
-1.54 nft with tech
-1.54 proposal
-1.54 sues
-1.54 خروج
-1.54 صندوق
-1.54 غیرمتمرکز $
-1.54 نسبت
-1.54 پاییز
-1.54 گام
-1.55 ^ فروش
-1.55 ^ لینک
-1.55 coin LINK
-1.55 doubles in
-1.55 stablecoin with trading
-1.55 تصویب
-1.55 رایان…
-1.55 رکورد زد
-1.55 عرضه استیبل
-1.55 لینک
-1.55 هر
-1.56 ^ maker
-1.56 business with person
-1.56 rejects
-1.56 that
-1.56 بیشتر
-1.56 فرار
-1.56 نسخه
-1.57 ^ ارزش
-1.57 ^ کیف
-1.57 coin SOL
-1.57 law with regulator
-1.57 shared rule market
-1.57 up <number>
-1.57 اضافه کرد
-1.57 ای با
-1.57 دستور
-1.57 شبکه را
-1.58 glass…
-1.58 halv
-1.58 miner with price
-1.58 nasdaq
-1.58 nasda…
-1.58 own rule game
-1.58 sky
-1.58 to halt
-1.58 urg
-1.58 به <coin>
-1.58 حالا
-1.58 شکست
-1.59 <coin> block
-1.59 <coin> روی
-1.59 ^ apple
-1.59 ^ نهنگ
-1.59 ahead of
-1.59 contracts
-1.59 long
-1.59 trading
-1.59 tradi…
-1.59 ترکیه
-1.6 ^ استراتژی
-1.6 ^ رای
-1.6 clients $
-1.6 coin SKL
-1.6 pension
-1.6 pensi…
-1.6 put
-1.6 surg
-1.6 تراکنش
-1.6 تراکن…
-1.61 <coin> ceo
-1.61 another <number>
-1.61 law with transfer
-1.61 rare
-1.61 sends
-1.61 استیک
-1.61 جریمه شد
-1.61 حذف شد
-1.62 ^ us
-1.62 approv
-1.62 build
-1.62 burns
-1.62 expan
-1.62 price with tech
-1.62 بین
-1.62 جاده
-1.62 ساعت
-1.62 ژاپنی
-1.63 ^ new
-1.63 coin CFX
-1.63 coin MINA
-1.63 coin SAND
-1.63 doge
-1.63 frau
-1.63 fraud
-1.63 hit
-1.63 holder with whale
-1.63 trims
-1.63 which
-1.63 سال
-1.64 ^ microsoft
-1.64 ^ پروتکل
-1.64 chain with defi
-1.64 jumps on
-1.64 metaverse with trading
-1.64 تایید
-1.64 ترامپ
-1.65 ^ digital
-1.65 smart
-1.65 their
-1.65 خزانه
-1.65 هولدر
-1.65 چاپ
-1.65 چاپ کرد
-1.66 <coin> doubles
-1.66 ^ google
-1.66 chain
-1.66 coin CRO
-1.66 law with theft
-1.66 sells
-1.66 trim
-1.66 upgrad
-1.66 upgrade
-1.66 upgra…
-1.66 week $
-1.66 whale
-1.66 فعال
-1.67 ^ بازار
-1.67 reach <number>
-1.67 نزدیک
-1.68 <number> on
-1.68 about
-1.68 coin UST
-1.68 war
-1.68 سه
-1.69 as <coin>
-1.69 buil
-1.69 coin RVN
-1.69 in the
-1.69 kind price
-1.69 project defi
-1.69 settl
-1.69 دلار رسید
-1.69 شکایت
-1.69 صعود
-1.7 ^ سهام
-1.7 migrates
-1.7 migrates to
-1.7 nft with theft
-1.7 کوانتومی
-1.71 coin with fund
-1.71 premium
-1.71 premi…
-1.71 دیجیتال
-1.71 دیجیت…
-1.71 پروتکل
-1.71 پروتک…
-1.72 <price>
-1.72 coin RUNE
-1.72 hours
-1.72 more
-1.72 ofTrade with trading
-1.72 ایردراپ
-1.72 ایردر…
-1.73 <coin> on
-1.73 <coin> تا
-1.73 <coin> رکورد
-1.73 linked
-1.73 linke…
-1.73 soar
-1.73 transaction
-1.73 از سهام
-1.74 shared rule game
-1.74 باز هم
-1.74 زد $
-1.74 مهاجرت
-1.74 مهاجر…
-1.74 نسخه <number>
-1.74 کلیم
-1.75 ^ بانک
-1.75 apple
-1.75 california
-1.75 calif…
-1.75 climb
-1.75 coin CRV
-1.75 what
-1.75 اوراکل
-1.75 اوراک…
-1.75 زد
-1.75 کی
-1.75 گران شد
-1.76 ahea
-1.76 ahead
-1.76 lende…
-1.76 low
-1.76 nba
-1.76 worth
-1.76 میلیارد <coin>
-1.76 پیشنهاد
-1.76 پیشنه…
-1.77 ^ مدیرعامل
-1.77 chain with transfer
-1.77 day $
-1.77 sue
-1.78 <price> $
-1.78 ^ bank
-1.78 ^ fed
-1.78 coin with law
-1.78 game
-1.78 into
-1.78 lists
-1.78 regulator with theft
-1.78 برگشت $
-1.78 بعدی <coin>
-1.78 خرد $
-1.78 هزار
-1.78 گذار بایننس
-1.79 person with stablecoin
-1.79 trans…
-1.79 اوراق
-1.79 بخریم
-1.79 گوگل
-1.8 regulator with wallet
-1.8 sinc
-1.8 since
-1.81 <number> for
-1.81 appro…
-1.81 bond
-1.81 coin AAVE
-1.81 releas
-1.81 relea…
-1.81 rewards
-1.82 exchanges $
-1.82 keeps
-1.82 توییتر
-1.82 توییت…
-1.82 کم
-1.83 ^ optimism
-1.83 cap
-1.83 coin with transfer
-1.83 over
-1.83 shared rule airdrop
-1.83 تومان
-1.83 سوزان…
-1.84 <number> سال
-1.84 coin IMX
-1.84 coin with whale
-1.84 defi with transfer
-1.84 kind transfer
-1.84 liqui…
-1.85 <coin> hits
-1.85 business with tech
-1.85 coin with defi
-1.85 rule game
-1.85 آزاد
-1.85 تحریم
-1.86 <number> billion
-1.86 airdrop
-1.86 airdr…
-1.86 card
-1.86 on chain
-1.87 ^ عرضه
-1.88 ark
-1.88 manipulation
-1.88 manip…
-1.88 دیف
-1.88 دیفای
-1.88 زمین
-1.89 explo…
-1.89 to <price>
-1.9 etf $
-1.9 stocks
-1.9 stock…
-1.91 super…
-1.91 years $
-1.91 سهام کوین
-1.92 ^ پل
-1.92 سیرکل
-1.92 وارد
-1.93 compoun
-1.93 compound
-1.93 compo…
-1.93 خرد
-1.93 ساده
-1.94 comput
-1.94 compu…
-1.94 high
-1.94 pardon
-1.94 pardo…
-1.94 sec
-1.94 shared rule blockchain
-1.94 دوم
-1.94 رای
-1.95 ^ کشف
-1.95 jumps
-1.95 migrat
-1.96 business with whale
-1.96 بزرگ
-1.96 فروخت $
-1.97 <coin> را
-1.97 play
-1.97 record $
-1.97 افتاد $
-1.97 واحد
-1.98 airdrop with defi
-1.98 coin with price
-1.98 توکن می
-1.98 مجاز
-1.98 مجازی
-1.99 coul
-1.99 could
-1.99 صندوق <coin>
-2.01 rule blockchain
-2.01 این
-2.01 بعدی
-2.01 دادگاه
-2.01 دادگا…
-2.01 را فروخت
-2.01 وب
-2.02 airdrop with wallet
-2.02 ارزان
-2.02 دلار <coin>
-2.02 می کنند
-2.03 airdrop with ofTrade
-2.03 coin ENJ
-2.03 افتاد
-2.03 بالا
-2.03 زیان
-2.03 هوشمند
-2.03 هوشمن…
-2.04 project metaverse
-2.04 rall
-2.04 shuts
-2.04 اضافه
-2.05 coin with metaverse
-2.05 کارت های
-2.06 shared rule whale
-2.06 whal
-2.06 هزار دلار
-2.07 coin LUNA
-2.07 keep
-2.07 رمزارزها
-2.07 هش
-2.08 kind whale
-2.08 reward
-2.08 rewar…
-2.09 hour
-2.09 licen…
-2.09 نهنگ
-2.11 own rule defi
-2.11 rule market
-2.11 shares
-2.11 share…
-2.11 زنجیره
-2.11 زنجیر…
-2.13 coin WAVES
-2.14 defi with tech
-2.14 regulator with stablecoin
-2.14 بازی
-2.15 <price> هزار
-2.15 coin UNI
-2.15 delist
-2.15 سقف
-2.17 delis…
-2.17 own rule airdrop
-2.17 shut
-2.17 virtual
-2.17 virtu…
-2.17 بورس
-2.18 میلیون <coin>
-2.18 نرخ
-2.19 sink
-2.2 ده
-2.21 financ
-2.21 finan…
-2.21 hits
-2.21 بعد
-2.22 finance
-2.22 staking
-2.22 staki…
-2.22 تر
-2.23 coin ETH
-2.24 coin with holder
-2.25 defi with person
-2.25 migra…
-2.25 قیمت <coin>
-2.26 coin RNDR
-2.27 راه
-2.3 own rule market
-2.3 own rule metaverse
-2.3 rule whale
-2.32 exchange with regulator
-2.32 جریمه
-2.33 sell
-2.35 defi with trading
-2.35 ofTrade with whale
-2.35 time
-2.36 business with nft
-2.36 law with ofTrade
-2.36 own rule nft
-2.36 rules several
-2.37 pay <number>
-2.38 fall
-2.38 week
-2.39 پیش
-2.4 ^ ترامپ
-2.41 airdrop with chain
-2.41 defi with stablecoin
-2.41 reach
-2.42 کشف
-2.43 coin GALA
-2.43 چهار
-2.45 kind regulator
-2.45 usdd
-2.46 استراتژ
-2.46 استراتژی
-2.47 ofTrade with regulator
-2.48 rule defi
-2.52 nft with trading
-2.52 به <number>
-2.53 حذف
-2.55 لیست
-2.59 law with miner
-2.59 سقوط کرد
-2.61 lend
-2.61 rule airdrop
-2.63 <coin> etf
-2.65 rule metaverse
-2.68 معاملات
-2.7 person with tech
-2.71 شدن
-2.72 game with ofTrade
-2.77 rule nft
-2.78 business with defi
-2.8 فروخت
-2.81 kind law
-2.82 ^ توکن
-2.86 طلا
-2.91 own rule regulation
-2.97 chain with tech
-2.99 shared rule defi
-3 بلاک
-3.02 stock
-3.05 coin ATOM
-3.1 kind airdrop
-3.1 ای
-3.25 defi with theft
-3.33 business with metaverse
-3.35 etf
-3.43 kind defi
-3.45 business with game
-3.45 person cathie-wood
-3.64 kind nft
-3.69 توکن
-3.75 coin TRX
-4.03 kind game
-4.39 kind metaverse
# robbed protocol
4.18 kind theft
3.76 defi with theft
2.47 tech with theft
2.4 coin with theft
1.94 پل
1.91 exploit
1.88 theft with trading
1.87 loses <number>
1.86 hack
1.83 explo…
1.79 bridge
1.79 loses
1.78 hacke…
1.77 chain with theft
1.74 هکر
1.72 coin ANKR
1.65 bridg
1.65 bridg…
1.61 حمله
1.59 هک
1.54 los
1.53 hacker
1.49 drain
1.48 gone
1.48 صرافی غیرمتمرکز
1.46 ^ هکر
1.46 exploited
1.46 exploited for
1.43 ^ پل
1.43 drained
1.38 infin…
1.38 پروتکل
1.38 پروتک…
1.37 drain…
1.37 kind defi
1.36 coin SPELL
1.36 drained of
1.33 urg
1.32 ^ حمله
1.31 for <number>
1.3 coin YFI
1.28 ^ هک
1.26 <coin> hit
1.26 attack
1.26 attac…
1.25 attacker
1.25 استخر
1.24 theft with transfer
1.22 hacked
1.22 stolen <coin>
1.21 gmx
1.2 on sui
1.19 again
1.19 manipulation
1.19 manip…
1.18 chain with transfer
1.17 میلیون دلار
1.16 <number> on
1.16 ^ wormhole
1.16 wormhol
1.16 wormhole
1.16 wormh…
1.16 هدف حمله
1.15 rule defi
1.13 غیرمتمرکز
1.13 غیرمت…
1.12 <coin> هدف
1.12 وایپر
1.11 تله
1.11 قرار
1.11 هدف
1.1 project defi
1.07 ^ پروتکل
1.07 استخرهای
1.07 استخرهای نقدینگی
1.07 خال
1.07 خالی
1.07 نقدینگ
1.07 نقدینگی
1.07 نقدین…
1.06 باگ
1.06 غیرمتمرکز <coin>
1.05 <number> to
1.03 of <number>
1.02 باد
1.02 دلاری صرافی
1.02 پن
1.01 business with theft
1.01 هکرها
1 stolen
1 stole…
1 مولت
1 مولتی
0.99 coin with defi
0.98 kiloex
0.98 kiloe…
0.98 sui
0.98 tech with trading
0.98 قرار گرفتند
0.98 پای
0.97 hacked for
0.97 سرقت <number>
0.96 uwu
0.95 coin KNC
0.94 <coin> urges
0.94 in one
0.94 one week
0.94 to withdraw
0.94 twic
0.94 twice
0.94 twice in
0.94 withdraw after
0.94 اوربیت
0.94 اوربی…
0.94 سرقت
0.93 abnbc
0.93 abnbc $
0.93 developer $
0.93 infini
0.93 mints quadrillions
0.93 of abnbc
0.93 penpi
0.93 penpie
0.93 penpi…
0.93 quadrillion
0.93 quadrillions
0.93 quadrillions of
0.93 rogu
0.93 rogue
0.92 infinite mint
0.92 mint bug
0.92 quadr…
0.92 بالانسر
0.92 بالان…
0.92 سال نو
0.92 نو
0.91 ^ اکسپلویت
0.91 infinite
0.91 neobank
0.91 neoba…
0.91 urges
0.91 اکسپلویت
0.91 اکسپل…
0.91 شب
0.9 nemo
0.9 sonn
0.9 sonne
0.89 هک شد
0.88 eul
0.88 euler
0.88 ذره
0.88 ذره بین
0.88 زیر ذره
0.87 <coin> توکن
0.87 developer
0.87 financ
0.87 finance
0.87 infinit
0.87 loot
0.87 sui $
0.87 zklen
0.87 zklend
0.87 zklen…
0.87 پروتکل وام
0.87 چهل
0.86 finan…
0.86 دلار از
0.86 را پس
0.85 force
0.85 typu
0.85 typus
0.85 withdraw
0.85 دست
0.85 میان زنجیره
0.85 گرفتند
0.85 گرفتند $
0.85 گرفتن…
0.84 eve
0.84 eve $
0.84 helio
0.84 year eve
0.84 اترهای
0.84 اترها…
0.84 بر
0.84 دزد
0.84 دزدی
0.83 آنی به
0.83 حمله وام
0.83 را جابه
0.83 روی آربیتروم
0.82 <number>
0.82 mint
0.82 new year
0.82 suffers <number>
0.81 after <number>
0.81 approvals
0.81 chain with whale
0.81 flash loan
0.81 hijacked
0.81 nft with theft
0.81 revok
0.81 revoke
0.81 revok…
0.81 urged
0.81 دست داد
0.8 approval
0.8 orbit
0.8 آبراکاداب
0.8 آبراکادابرا
0.8 آبراک…
0.8 آنی
0.8 اتر
0.8 توکن <coin>
0.8 جا کرد
0.8 جابه جا
0.8 وام آنی
0.79 tornado
0.79 torna…
0.79 users to
0.79 جا
0.79 جابه
0.79 میان
0.78 on new
0.78 to fake
0.78 هول
0.78 ورم
0.78 ورم هول
0.77 bug $
0.77 حمله به
0.76 زنجیره ای
0.75 <coin> ronin
0.75 <number> theft
0.75 bunni
0.75 بخشی
0.75 برگرداند
0.75 برگرد…
0.75 پول را
0.74 coin SUSHI
0.74 mints
0.74 بان
0.74 بانی
0.73 ^ سرقت
0.73 attack $
0.73 converts
0.73 week $
0.73 قدیمی <coin>
0.72 coin CRV
0.72 sorr
0.72 sorry
0.72 steth
0.72 ای را
0.72 شدند $
0.71 convert
0.71 plug
0.71 plugs
0.7 <number> exploit
0.7 chain bridge
0.7 million $
0.7 steals <number>
0.7 بخش
0.69 conve…
0.69 elliptic
0.69 ellip…
0.69 korea lazarus
0.69 lazaru
0.69 lazarus
0.69 lazar…
0.69 north korea
0.69 استخر…
0.68 سونه
0.68 مون
0.68 ول
0.67 flash
0.67 north
0.67 رفت $
0.66 از دست
0.65 coin ONE
0.65 oracl
0.65 oracle
0.65 oracl…
0.65 رادیانت
0.65 رادیا…
0.65 قدیمی
0.65 کپیتال
0.65 کپیتا…
0.64 coin ANC
0.64 tie
0.64 ties
0.64 withd…
0.64 رفت
0.64 شدند
0.63 <coin> زیر
0.63 chain with defi
0.63 entranc
0.63 entrancy
0.63 entra…
0.63 forc
0.63 returns <number>
0.63 than <number>
0.62 exploit $
0.62 هک <number>
0.61 بین
0.61 دلار را
0.61 ستوس
0.6 korea
0.6 theft with watcher
0.6 فایننس $
0.59 ^ euler
0.59 more than
0.59 multi
0.59 چین
0.58 ^ gmx
0.58 bug
0.58 hacker moves
0.58 آربیتروم
0.58 آربیت…
0.57 <number> from
0.57 <number> of
0.57 resuppl
0.57 resupply
0.57 resup…
0.56 <number> میلیون
0.56 coin with nft
0.56 in flash
0.56 price manipulation
0.56 sends
0.56 به یک
0.56 معاملات
0.56 میلیون
0.55 shared rule blockchain
0.55 حمله هکری
0.55 هکری
0.55 هکری به
0.54 site
0.54 سوی
0.54 سویی
0.53 ^ curve
0.53 funds
0.53 radiant
0.53 radia…
0.53 ronin
0.53 میلیو…
0.52 hit
0.51 <number> after
0.51 in second
0.51 shared rule defi
0.51 روی
0.51 شد <number>
0.5 ^ بالانسر
0.5 coin with watcher
0.5 finance $
0.5 re
0.5 send
0.5 theft $
0.5 week
0.5 افتاد $
0.5 ای
0.5 را متوقف
0.5 متوقف کرد
0.5 ناپدید
0.5 ناپدید شد
0.5 ناپدی…
-0.5 <coin> fund
-0.5 <coin> v4
-0.5 ^ canary
-0.5 ^ defi
-0.5 ^ صندوق
-0.5 ^ نسخه
-0.5 addresses $
-0.5 all
-0.5 appl
-0.5 canar
-0.5 canary
-0.5 canar…
-0.5 conta…
-0.5 den
-0.5 denies
-0.5 denie…
-0.5 deposits $
-0.5 distribut
-0.5 drive
-0.5 free
-0.5 fund with ofTrade
-0.5 gold
-0.5 home
-0.5 issu
-0.5 law with stablecoin
-0.5 move
-0.5 nears
-0.5 pivots
-0.5 pivot…
-0.5 players
-0.5 rebrand
-0.5 rebra…
-0.5 repair
-0.5 repairs
-0.5 repai…
-0.5 repay…
-0.5 v4
-0.5 watcher with whale
-0.5 why
-0.5 won
-0.5 بازگشت
-0.5 بد
-0.5 ترامپ $
-0.5 تعطیل
-0.5 ثبت
-0.5 حفظ
-0.5 راکت
-0.5 راکت پول
-0.5 رقابت
-0.5 سازد
-0.5 سازد $
-0.5 صندوق <coin>
-0.5 مدیر
-0.5 معرفی کرد
-0.5 مورفو
-0.5 می سازد
-0.5 همستر
-0.5 هوش
-0.5 هوش مصنوعی
-0.5 چه می
-0.51 ^ sec
-0.51 ^ آموزش
-0.51 ^ هشدار
-0.51 after the
-0.51 ahea
-0.51 ahead
-0.51 bid
-0.51 bots
-0.51 brok
-0.51 broke…
-0.51 cent
-0.51 chain
-0.51 coin VET
-0.51 comeback
-0.51 comeb…
-0.51 credi…
-0.51 die $
-0.51 expan
-0.51 hyperevm
-0.51 keeps
-0.51 law with regulator
-0.51 overtak
-0.51 overtakes
-0.51 quest
-0.51 sourc
-0.51 sourc…
-0.51 start
-0.51 startup
-0.51 stocks
-0.51 stock…
-0.51 trac
-0.51 traced
-0.51 trace…
-0.51 voyag
-0.51 voyager
-0.51 voyag…
-0.51 will
-0.51 استیبل
-0.51 استیب…
-0.51 اف
-0.51 امام
-0.51 امامی
-0.51 انداخت
-0.51 انداخت $
-0.51 تاسیسات
-0.51 تاسیس…
-0.51 توسعه دهندگان
-0.51 خورد
-0.51 خورد $
-0.51 طلا
-0.51 مثبت
-0.51 نفتی
-0.51 پهپاد
-0.51 پهپادی
-0.51 پهپاد…
-0.51 کریپتو
-0.51 کوینی
-0.51 گران
-0.51 یف
-0.52 <number> long
-0.52 <person> دوباره
-0.52 ^ optimism
-0.52 adam
-0.52 airdrop with game
-0.52 california
-0.52 calif…
-0.52 car
-0.52 closed
-0.52 clou
-0.52 cloud
-0.52 coin ALGO
-0.52 exits
-0.52 final
-0.52 final…
-0.52 glass
-0.52 glasses
-0.52 glass…
-0.52 join
-0.52 own rule whale
-0.52 pap
-0.52 paper
-0.52 payments
-0.52 recov…
-0.52 restak
-0.52 sat
-0.52 sats
-0.52 seek
-0.52 sonic
-0.52 tax
-0.52 استراتژ
-0.52 استراتژی
-0.52 اعلام
-0.52 انتقال
-0.52 با <coin>
-0.52 برق
-0.52 دلاری <coin>
-0.52 دیگر
-0.52 غیرمتمرکز $
-0.52 مشابه
-0.52 مصنوع
-0.52 مصنوعی
-0.52 مصنوع…
-0.52 نها
-0.52 نهایی
-0.52 یا
-0.53 airdrops
-0.53 airlin
-0.53 airli…
-0.53 art
-0.53 befor
-0.53 before
-0.53 befor…
-0.53 boom $
-0.53 breach
-0.53 breac…
-0.53 chief
-0.53 coin IMX
-0.53 finds $
-0.53 fix
-0.53 grant…
-0.53 inflat
-0.53 inflated
-0.53 let
-0.53 merg
-0.53 miner with trading
-0.53 nasdaq
-0.53 nasda…
-0.53 ofTrade with price
-0.53 on $
-0.53 quart…
-0.53 record $
-0.53 studio
-0.53 studi…
-0.53 token2049
-0.53 انتقا…
-0.53 ترین
-0.53 خریدا…
-0.53 زمین
-0.53 سازی
-0.53 صادرات
-0.53 صادرا…
-0.53 قفل
-0.53 قفل شده
-0.53 نانو
-0.53 وام های
-0.54 ^ sui
-0.54 acquires
-0.54 billion in
-0.54 break…
-0.54 com
-0.54 eye
-0.54 gains
-0.54 holder with trading
-0.54 holds
-0.54 losses
-0.54 losse…
-0.54 old
-0.54 produ…
-0.54 rate
-0.54 regulator with transfer
-0.54 sets
-0.54 sues
-0.54 آرمسترانگ
-0.54 آرمست…
-0.54 انداخ…
-0.54 اوکراین
-0.54 اوکرا…
-0.54 بده
-0.54 بدهی
-0.54 برمی گردد
-0.54 تومان
-0.54 تومانی
-0.54 تومان…
-0.54 خزانه هایپرلیکویید
-0.54 دهندگان
-0.54 دهندگ…
-0.54 رشد
-0.54 روزانه
-0.54 روزان…
-0.54 رییس
-0.54 سازند…
-0.54 مین نت
-0.54 نیم
-0.54 کاهش
-0.55 <number> <coin>
-0.55 ^ بایننس
-0.55 ^ دلار
-0.55 ^ قطعی
-0.55 analyst with ofTrade
-0.55 billions
-0.55 billions $
-0.55 coin FIL
-0.55 coin FTM
-0.55 die
-0.55 eyes
-0.55 future
-0.55 gaming platform
-0.55 liquidat
-0.55 magic
-0.55 man
-0.55 migra…
-0.55 miner with tech
-0.55 months
-0.55 rigs $
-0.55 rule blockchain
-0.55 singapor
-0.55 singapore
-0.55 singa…
-0.55 this week
-0.55 to pay
-0.55 transactions
-0.55 x
-0.55 ان
-0.55 بنیان گذار
-0.55 تی
-0.55 حمله <price>
-0.55 مهاجر…
-0.56 ^ jupiter
-0.56 ^ meta
-0.56 ^ ارزش
-0.56 analyst with business
-0.56 beta
-0.56 boom
-0.56 coin KDA
-0.56 core
-0.56 crown
-0.56 doubles
-0.56 law with whale
-0.56 links
-0.56 microsoft
-0.56 payment
-0.56 payme…
-0.56 person michael-saylor
-0.56 sale
-0.56 say $
-0.56 sells for
-0.56 soar
-0.56 spark
-0.56 suspect
-0.56 work
-0.56 برای وام
-0.56 زیان
-0.56 سی
-0.56 مارکتس
-0.56 مارکت…
-0.56 منگو
-0.56 پیش از
-0.56 کلیم
-0.56 کم
-0.57 <coin> holders
-0.57 <number> sells
-0.57 <price> attack
-0.57 ^ نرخ
-0.57 bet $
-0.57 can
-0.57 climb…
-0.57 doubl
-0.57 doubl…
-0.57 execu…
-0.57 hackathon
-0.57 hacka…
-0.57 kills three
-0.57 layer <number>
-0.57 lubian
-0.57 lubia…
-0.57 metavers
-0.57 metaverse
-0.57 metav…
-0.57 network $
-0.57 new
-0.57 night
-0.57 offic
-0.57 rall
-0.57 rigs
-0.57 shares
-0.57 share…
-0.57 slip
-0.57 slips
-0.57 thir
-0.57 third
-0.57 vault…
-0.57 استار…
-0.57 اسنوپ
-0.57 اسنوپ داگ
-0.57 ایرودروم
-0.57 ایرود…
-0.57 تولید
-0.57 را از
-0.57 را در
-0.57 سه سال
-0.57 طلافروش
-0.57 طلافروشی
-0.57 طلافر…
-0.57 مسلحانه
-0.57 مسلحا…
-0.57 ها را
-0.57 ولودروم
-0.57 ولودر…
-0.57 کوانتوم
-0.57 کوانت…
-0.58 <coin> validators
-0.58 <price> <number>
-0.58 ^ ethena
-0.58 ^ fake
-0.58 ^ سرمایه
-0.58 coin with miner
-0.58 communit
-0.58 community
-0.58 commu…
-0.58 creators
-0.58 cryptopunk
-0.58 defi with wallet
-0.58 delayed to
-0.58 distr…
-0.58 driv
-0.58 exchange with wallet
-0.58 grant
-0.58 life
-0.58 midnight
-0.58 midni…
-0.58 person charles-hoskinson
-0.58 returns to
-0.58 sees
-0.58 settles
-0.58 sue
-0.58 برد
-0.58 برد $
-0.58 دلاری نهنگ
-0.58 سرمایه گذاران
-0.58 شد $
-0.58 عرضه
-0.58 فروخت
-0.58 موبایل
-0.58 موبای…
-0.58 هنوز
-0.59 <coin> فعال
-0.59 <number> hit
-0.59 betting
-0.59 betti…
-0.59 bot
-0.59 cod
-0.59 coders
-0.59 coder…
-0.59 coin EGLD
-0.59 coin with metaverse
-0.59 defi with metaverse
-0.59 depegs
-0.59 depeg…
-0.59 exchanges to
-0.59 finds
-0.59 memecoin
-0.59 memec…
-0.59 month $
-0.59 pension
-0.59 pensi…
-0.59 pivot
-0.59 playe…
-0.59 quantum
-0.59 quant…
-0.59 ransom
-0.59 regulator with trading
-0.59 subsid
-0.59 subsidy
-0.59 subsidy $
-0.59 subsi…
-0.59 worl
-0.59 worth
-0.59 برنامه
-0.59 برنام…
-0.59 بزرگ
-0.59 بست
-0.59 بست $
-0.59 بعد
-0.59 دزدید
-0.59 لیکوی…
-0.59 ماه
-0.59 ملی
-0.59 کارت
-0.6 <coin> می
-0.6 <person> به
-0.6 activat
-0.6 activates
-0.6 bett
-0.6 business with price
-0.6 butcher
-0.6 butchering
-0.6 butch…
-0.6 claims
-0.6 coin YGG
-0.6 decentralized
-0.6 defi with trading
-0.6 deploy
-0.6 deplo…
-0.6 devs
-0.6 dollar
-0.6 dolla…
-0.6 farm
-0.6 gain
-0.6 googl
-0.6 google
-0.6 googl…
-0.6 insid
-0.6 insid…
-0.6 its <coin>
-0.6 kind transfer
-0.6 last
-0.6 lawy
-0.6 lawye…
-0.6 mainnet $
-0.6 optimism
-0.6 optim…
-0.6 pig
-0.6 rat
-0.6 rates
-0.6 reaches
-0.6 reach…
-0.6 settl
-0.6 sink
-0.6 small
-0.6 v2
-0.6 world…
-0.6 شمال
-0.6 مین
-0.6 چهارم
-0.6 کجا
-0.6 کدام
-0.6 گردد
-0.6 گردد $
-0.61 <coin> به
-0.61 ^ gaming
-0.61 ^ اختلال
-0.61 ^ بیت
-0.61 ^ حجم
-0.61 court
-0.61 kills
-0.61 layer
-0.61 miner
-0.61 power
-0.61 price with trading
-0.61 rewards $
-0.61 risk
-0.61 to receive
-0.61 trims
-0.61 trump
-0.61 weighs
-0.61 weigh…
-0.61 whales
-0.61 whale…
-0.61 آدرس های
-0.61 اختلال
-0.61 اروپا
-0.61 اپ
-0.61 بازگش…
-0.61 بالا رفت
-0.61 بورس
-0.61 پاکستان
-0.61 پاکست…
-0.62 <coin> dao
-0.62 <price> $
-0.62 ^ judge
-0.62 ^ فرکس
-0.62 anoth
-0.62 another
-0.62 anoth…
-0.62 antarctica
-0.62 antar…
-0.62 are
-0.62 audit
-0.62 burned
-0.62 burne…
-0.62 but
-0.62 dail
-0.62 daily
-0.62 expands
-0.62 flar
-0.62 hand
-0.62 hits record
-0.62 lands
-0.62 live $
-0.62 nobitex
-0.62 nobit…
-0.62 order
-0.62 staff
-0.62 switch
-0.62 switc…
-0.62 test
-0.62 uk
-0.62 wintermut
-0.62 wintermute
-0.62 اطلاعات
-0.62 اطلاع…
-0.62 باز شد
-0.62 به
-0.62 داگ
-0.62 فرکس
-0.62 معرف
-0.62 معرفی
-0.63 ^ بهترین
-0.63 becomes
-0.63 business with stablecoin
-0.63 chains
-0.63 circl
-0.63 circle
-0.63 circl…
-0.63 coin XLM
-0.63 coin with holder
-0.63 custo…
-0.63 post
-0.63 releas
-0.63 relea…
-0.63 sandbox game
-0.63 says $
-0.63 start…
-0.63 suit $
-0.63 trigg
-0.63 triggers
-0.63 trigg…
-0.63 استیکینگ <coin>
-0.63 بدون
-0.63 برداشت
-0.63 برداش…
-0.63 بهترین
-0.63 بهتری…
-0.63 بی
-0.63 جریمه شد
-0.63 سال پس
-0.63 فروختند
-0.63 فروختند $
-0.63 چیست و
-0.63 یکی
-0.64 bad
-0.64 business with nft
-0.64 coin DOGE
-0.64 cream
-0.64 judge
-0.64 minting
-0.64 minti…
-0.64 puts
-0.64 rig
-0.64 stag
-0.64 weigh
-0.64 اوراق
-0.64 بلاکچین
-0.64 بلاکچ…
-0.64 دلار جریمه
-0.64 لغو
-0.65 ^ قیمت
-0.65 apes
-0.65 bet
-0.65 bored apes
-0.65 business with regulator
-0.65 cards
-0.65 coin LTC
-0.65 coin TON
-0.65 exchange with law
-0.65 exchange with transfer
-0.65 exchanges
-0.65 exit
-0.65 judg
-0.65 jupit
-0.65 jupiter
-0.65 jupit…
-0.65 meta
-0.65 offic…
-0.65 price halves
-0.65 satos…
-0.65 shared rule airdrop
-0.65 snap
-0.65 sotheb
-0.65 sotheby
-0.65 sothe…
-0.65 titl
-0.65 volume
-0.65 آورد
-0.65 آورد $
-0.65 برگشت
-0.65 بنیان
-0.65 حاکمیت
-0.65 حاکمیتی
-0.65 حاکمی…
-0.65 در <coin>
-0.65 صرافی های
-0.65 قطعی
-0.65 متاورس
-0.65 متاور…
-0.65 میلیونی
-0.66 <coin> governance
-0.66 <coin> hits
-0.66 about
-0.66 admin
-0.66 city
-0.66 coin ETH
-0.66 compromised
-0.66 dash
-0.66 four years
-0.66 fund $
-0.66 high
-0.66 micro…
-0.66 person changpeng-zhao
-0.66 poison
-0.66 poisoning
-0.66 poiso…
-0.66 pulls <number>
-0.66 see
-0.66 stablecoin
-0.66 stor
-0.66 token price
-0.66 wake
-0.66 wake of
-0.66 برم
-0.66 برمی
-0.66 نه
-0.67 ^ address
-0.67 ^ بازی
-0.67 acquir
-0.67 addresses
-0.67 arbitrum dao
-0.67 billion $
-0.67 buil
-0.67 claim…
-0.67 coin BSV
-0.67 coin MANA
-0.67 coin with trading
-0.67 compromis
-0.67 jam
-0.67 largest
-0.67 large…
-0.67 lifts
-0.67 long
-0.67 now
-0.67 orders
-0.67 public
-0.67 pulls
-0.67 put
-0.67 rules one
-0.67 season
-0.67 seaso…
-0.67 shared rule nft
-0.67 ایرانی
-0.67 جریمه
-0.67 خرد
-0.67 دارا
-0.67 دارایی
-0.67 دارای…
-0.67 رونما
-0.67 رونمایی
-0.67 رونما…
-0.67 سوزان…
-0.67 همه
-0.67 چگونه
-0.68 ^ the
-0.68 brings
-0.68 bring…
-0.68 business with law
-0.68 depositor
-0.68 depositors
-0.68 law with person
-0.68 lift
-0.68 pull $
-0.68 rug
-0.68 rug pull
-0.68 sal
-0.68 sales
-0.68 settl…
-0.68 yields
-0.68 yield…
-0.68 آینده
-0.68 جذب کرد
-0.68 جنجال
-0.68 جنجالی
-0.68 جنجال…
-0.68 ساز
-0.68 سوخت $
-0.68 نوبیتکس
-0.68 نوبیت…
-0.68 کره
-0.69 <coin> in
-0.69 <coin> moves
-0.69 ^ <coin>
-0.69 ^ تحلیل
-0.69 american
-0.69 americans
-0.69 bank
-0.69 binanc
-0.69 binance
-0.69 binan…
-0.69 defi with fund
-0.69 developers $
-0.69 earn
-0.69 group
-0.69 keep
-0.69 month…
-0.69 prices
-0.69 receiv
-0.69 receive
-0.69 recei…
-0.69 repell
-0.69 repelled
-0.69 repel…
-0.69 shuts $
-0.69 smart contract
-0.69 to halt
-0.69 tokenized
-0.69 tokens $
-0.69 ust
-0.69 vanishes
-0.69 بازیک…
-0.69 تحلیل
-0.69 توکنیزه
-0.69 توکنی…
-0.69 جامعه <coin>
-0.69 دایو
-0.69 سوخت
-0.69 کلاهبرداری با
-0.7 ^ جنگ
-0.7 ^ مرورگر
-0.7 after four
-0.7 by
-0.7 delayed
-0.7 exchange with ofTrade
-0.7 in crypto
-0.7 perps
-0.7 platform
-0.7 platf…
-0.7 pow
-0.7 rare
-0.7 takes <number>
-0.7 بریو
-0.7 بیمه
-0.7 را چطور
-0.7 رکورد زد
-0.7 شهرداری $
-0.7 مرورگر
-0.7 مرورگر بریو
-0.7 مرورگ…
-0.7 هشدار
-0.7 وزیرایکس
-0.7 وزیرا…
-0.71 
-0.71 ^ binance
-0.71 acqui…
-0.71 brib
-0.71 bribes
-0.71 bribe…
-0.71 business with person
-0.71 coin KAVA
-0.71 collaps
-0.71 collapse
-0.71 controls
-0.71 ends
-0.71 futur
-0.71 futur…
-0.71 into <coin>
-0.71 london
-0.71 londo…
-0.71 miners
-0.71 miner…
-0.71 passes
-0.71 s
-0.71 stolen from
-0.71 three $
-0.71 two
-0.71 بانک
-0.71 رمزارز
-0.71 کی
-0.72 <coin> loses
-0.72 <number> jobs
-0.72 <price> هزار
-0.72 ^ sandbox
-0.72 analyst with coin
-0.72 borrowing
-0.72 chain $
-0.72 chain with tech
-0.72 coin SAND
-0.72 compr…
-0.72 person with transfer
-0.72 scams
-0.72 stabl…
-0.72 support
-0.72 suppo…
-0.72 withdrawals after
-0.72 آموزش
-0.72 اوراکل
-0.72 اوراک…
-0.72 سگا
-0.72 صرافی ها
-0.72 متوقف شد
-0.72 موقتا متوقف
-0.72 میم
-0.72 ونوس
-0.72 پروفایل
-0.72 پروفا…
-0.73 ^ stripe
-0.73 addres
-0.73 ameri…
-0.73 bor
-0.73 bored
-0.73 five years
-0.73 ga
-0.73 game with ofTrade
-0.73 gas
-0.73 gift
-0.73 in
-0.73 lay
-0.73 lose
-0.73 nets
-0.73 purchas
-0.73 purchase
-0.73 purch…
-0.73 strip
-0.73 stripe
-0.73 strip…
-0.73 wallets $
-0.73 winte…
-0.73 withdrawal
-0.73 withdrawals
-0.73 حباب
-0.73 دوم
-0.73 سهام
-0.73 های <coin>
-0.74 <price> درصدی
-0.74 ^ coinbase
-0.74 business with fund
-0.74 coin SHIB
-0.74 fans
-0.74 names
-0.74 off
-0.74 shared rule market
-0.74 signs
-0.74 swaps
-0.74 tokeniz
-0.74 trim
-0.74 woul
-0.74 would
-0.74 توسعه
-0.74 درصدی
-0.74 عکس
-0.74 هکرها <number>
-0.75 <coin> proposal
-0.75 ^ base
-0.75 ^ کلاهبرداری
-0.75 activ…
-0.75 coin DYDX
-0.75 conse…
-0.75 cost
-0.75 deal
-0.75 falls
-0.75 gaming
-0.75 gamin…
-0.75 hot
-0.75 hours
-0.75 jobs $
-0.75 light…
-0.75 mining
-0.75 minin…
-0.75 not
-0.75 ofTrade with stablecoin
-0.75 other rule metaverse
-0.75 overturn
-0.75 overturned
-0.75 quietl
-0.75 quietly
-0.75 quiet…
-0.75 staked
-0.75 staked <coin>
-0.75 stol
-0.75 stole
-0.75 stole <number>
-0.75 to <price>
-0.75 trade
-0.75 transaction
-0.75 turns
-0.75 ایران…
-0.75 تهران
-0.75 دارندگان <coin>
-0.75 لبز
-0.75 وارد
-0.75 پایان
-0.76 ^ نهنگ
-0.76 airdrop with tech
-0.76 as <coin>
-0.76 becom
-0.76 becom…
-0.76 bridges
-0.76 coin DAI
-0.76 colle…
-0.76 decentraliz
-0.76 explorers
-0.76 find
-0.76 hype
-0.76 metaverse with ofTrade
-0.76 price…
-0.76 ranso…
-0.76 synaps
-0.76 synapse
-0.76 synap…
-0.76 تا
-0.76 دزدیدند
-0.76 دزدیدند $
-0.76 ساعت
-0.76 قیمت
-0.76 چطور
-0.76 کل
-0.76 کنیم
-0.76 کنیم $
-0.77 <coin> supply
-0.77 ^ crypto
-0.77 business with transfer
-0.77 creator
-0.77 day
-0.77 infla…
-0.77 kill
-0.77 nam
-0.77 opera…
-0.77 order…
-0.77 own rule market
-0.77 plans
-0.77 resta…
-0.77 آمد $
-0.77 ارز
-0.77 استرا…
-0.77 دارندگان
-0.77 دارند…
-0.77 منتشر شد
-0.77 کاربران
-0.78 <coin> برای
-0.78 ^ سود
-0.78 bigon
-0.78 bigone
-0.78 bigon…
-0.78 glitch
-0.78 glitc…
-0.78 halted
-0.78 halte…
-0.78 halves
-0.78 halve…
-0.78 loans
-0.78 net
-0.78 returns with
-0.78 rival
-0.78 telegram
-0.78 teleg…
-0.78 tops
-0.78 unveils
-0.78 wars
-0.78 آمد
-0.78 سامانه
-0.78 سامان…
-0.78 لیر
-0.78 چند
-0.78 گذاران
-0.78 گذارا…
-0.78 گری
-0.79 ^ zksync
-0.79 ^ ایردراپ
-0.79 ^ توکن
-0.79 ^ محکومیت
-0.79 account
-0.79 accou…
-0.79 airdrop with chain
-0.79 ape
-0.79 app
-0.79 business with ofTrade
-0.79 control
-0.79 crash $
-0.79 deposits
-0.79 dissolv
-0.79 dissolve
-0.79 disso…
-0.79 fan
-0.79 game with metaverse
-0.79 how
-0.79 kind coin
-0.79 list
-0.79 mango
-0.79 rari
-0.79 since <number>
-0.79 suspe…
-0.79 target
-0.79 targe…
-0.79 then
-0.79 vanish
-0.79 vanis…
-0.79 اختلا…
-0.79 خارج
-0.79 دیف
-0.79 دیفای
-0.79 را
-0.79 فروخت…
-0.79 محکومیت
-0.79 محکوم…
-0.79 کریپت…
-0.8 <coin> foundation
-0.8 <price> درصد
-0.8 ^ polygon
-0.8 coinbas
-0.8 coinbase
-0.8 coinb…
-0.8 colla…
-0.8 exchange with tech
-0.8 hits <number>
-0.8 lende…
-0.8 mapl
-0.8 maple
-0.8 ofTrade with watcher
-0.8 phone
-0.8 sandbox
-0.8 sandb…
-0.8 sign
-0.8 stock
-0.8 volum
-0.8 volum…
-0.8 موقتا
-0.8 نفت
-0.81 borrow
-0.81 borro…
-0.81 chain with nft
-0.81 conviction
-0.81 first
-0.81 investor
-0.81 nft with transfer
-0.81 own rule game
-0.81 pay
-0.81 stablecoin with trading
-0.81 war
-0.81 تلگرام
-0.81 تلگرا…
-0.81 جهان
-0.81 شد
-0.81 نام
-0.81 چهار
-0.82 <person> <number>
-0.82 climb
-0.82 crash
-0.82 files for
-0.82 ledg
-0.82 ledger
-0.82 ledge…
-0.82 mainnet
-0.82 mainn…
-0.82 million tokens
-0.82 pas
-0.82 shared rule regulation
-0.82 بایننس
-0.82 باینن…
-0.82 جذب
-0.82 دلار گذشت
-0.82 سپرده
-0.82 شرکت
-0.82 نهنگ ها
-0.82 کاربر…
-0.83 bond
-0.83 for <coin>
-0.83 jobs
-0.83 kind chain
-0.83 phished
-0.83 raises <number>
-0.83 rule regulation
-0.83 supply chain
-0.83 top <number>
-0.83 ازدواج
-0.83 ازدوا…
-0.83 جادوگران
-0.83 جادوگ…
-0.83 درون زنجیره
-0.83 روت
-0.83 فروش
-0.84 aerodrom
-0.84 aerodrome
-0.84 aerod…
-0.84 approves
-0.84 business with wallet
-0.84 coin NEAR
-0.84 cointelegraph
-0.84 coint…
-0.84 hard
-0.84 jump
-0.84 play
-0.84 shar
-0.84 slash
-0.84 slash…
-0.84 stake…
-0.84 steam $
-0.84 takes
-0.84 zksync
-0.84 zksyn…
-0.84 خرید
-0.84 دزدید…
-0.84 دلاری $
-0.84 رساند
-0.84 رساند $
-0.84 رمزار…
-0.85 <coin> votes
-0.85 decen…
-0.85 defi with stablecoin
-0.85 depeg
-0.85 link
-0.85 mone
-0.85 money
-0.85 publi…
-0.85 sinc
-0.85 since
-0.85 t
-0.85 tak
-0.85 tech with transfer
-0.85 turn
-0.85 تپ
-0.85 درون
-0.85 های درون
-0.86 ^ arbitrum
-0.86 artist
-0.86 artis…
-0.86 creat…
-0.86 foundation
-0.86 ofTrade with trading
-0.86 phishing attack
-0.86 polygon
-0.86 polyg…
-0.86 repa
-0.86 through
-0.86 throu…
-0.86 to repay
-0.86 ارزش
-0.86 برابر
-0.86 جنگ
-0.86 روز
-0.86 هم
-0.86 پیش
-0.86 کارمزد
-0.86 کارمز…
-0.86 گذار
-0.87 blockchain
-0.87 close…
-0.87 coin XMR
-0.87 convi…
-0.87 deman
-0.87 firm
-0.87 freeze
-0.87 halts after
-0.87 inter…
-0.87 on chain
-0.87 person elon-musk
-0.87 steam
-0.87 آدرس
-0.87 راه
-0.88 auction
-0.88 aucti…
-0.88 bring
-0.88 ethena
-0.88 ethen…
-0.88 job
-0.88 set
-0.88 smart
-0.88 دهد $
-0.88 شهردار
-0.88 شهرداری
-0.88 شهردا…
-0.88 مجاز
-0.88 مجازی
-0.88 منتشر
-0.88 گر
-0.89 ^ <number>
-0.89 ^ venus
-0.89 again $
-0.89 buys
-0.89 chain with law
-0.89 explor
-0.89 law with nft
-0.89 leaves
-0.89 leave…
-0.89 sec
-0.89 venu
-0.89 venus
-0.89 بازی
-0.89 دو
-0.89 هزار دلار
-0.89 کلاهبرداری
-0.9 after user
-0.9 coin BTC
-0.9 coin HBAR
-0.9 coin PEOPLE
-0.9 dn
-0.9 dns
-0.9 dns hijack
-0.9 etf
-0.9 fund with trading
-0.9 hijack $
-0.9 holders
-0.9 holde…
-0.9 in <number>
-0.9 launches
-0.9 proof of
-0.9 unveil
-0.9 unvei…
-0.9 whale
-0.9 who
-0.9 world
-0.9 دهد
-0.9 ساخت $
-0.9 صندوق
-0.9 می دهد
-0.91 assets
-0.91 asset…
-0.91 drops
-0.91 raises
-0.91 raise…
-0.91 to <coin>
-0.91 xusd
-0.91 نسخه
-0.92 build
-0.92 card
-0.92 cuts <number>
-0.92 delay
-0.92 delay…
-0.92 token $
-0.92 user
-0.92 win
-0.92 wins
-0.92 بالا
-0.92 سه
-0.92 کار
-0.93 cash
-0.93 coin SNX
-0.93 goes live
-0.93 loses peg
-0.93 price with tech
-0.93 rais
-0.93 shared rule whale
-0.93 vote
-0.93 استیک
-0.93 حجم
-0.93 نرخ
-0.94 ^ ضرر
-0.94 approv
-0.94 coin DOT
-0.94 coin with transfer
-0.94 coin with whale
-0.94 rule whale
-0.94 trader
-0.94 validators
-0.94 جامعه
-0.94 دلاری در
-0.94 زبان
-0.94 فعال شد
-0.94 پول <number>
-0.95 ^ مجموعه
-0.95 coin PLA
-0.95 phon
-0.95 suit
-0.95 trading with transfer
-0.95 اسپم
-0.95 به زبان
-0.95 زبان ساده
-0.95 زد $
-0.95 مجموعه
-0.95 مجموع…
-0.96 agent
-0.96 coin 1INCH
-0.96 debt
-0.96 dev
-0.96 fees
-0.96 kind regulator
-0.96 own
-0.96 perp
-0.96 project game
-0.96 trans…
-0.96 upgrad
-0.96 upgrade
-0.96 upgra…
-0.96 ترامپ
-0.96 سرمایه
-0.96 سرمای…
-0.96 می کند
-0.96 پروژه دیفای
-0.97 base
-0.97 coin with person
-0.97 gets
-0.97 hour
-0.97 opens
-0.97 yiel
-0.97 آمریکا
-0.97 آمریک…
-0.97 ایردراپ
-0.97 ایردر…
-0.97 کند $
-0.98 <coin> رکورد
-0.98 airdrop with ofTrade
-0.98 crypto
-0.98 demand
-0.98 deman…
-0.98 law with trading
-0.98 phishing
-0.98 strea…
-0.98 victims
-0.98 ساخت
-0.98 وب <number>
-0.98 که
-0.99 <coin> halts
-0.99 draws <number>
-0.99 expan…
-0.99 freez
-0.99 freez…
-0.99 near
-0.99 person with trading
-0.99 stream
-0.99 their
-0.99 استخراج
-0.99 کند
-0.99 یک میلیون
-1 <coin>
-1 ^ iran
-1 expand
-1 hackers
-1 iran
-1 live
-1 project metaverse
-1 reach
-1 rule market
-1 time
-1 در یک
-1 قطع
-1 کوین
-1 گفت
-1.01 business with game
-1.01 four
-1.01 leav
-1.01 low
-1.01 passe…
-1.01 rewards
-1.01 tvl
-1.01 what
-1.01 رای
-1.01 ساده $
-1.01 کلاهبردار
-1.01 کلاهب…
-1.02 <coin> token
-1.02 <number> هزار
-1.02 burn
-1.02 by pro
-1.02 chain with game
-1.02 coin USDC
-1.02 coin with game
-1.02 deposit
-1.02 gam
-1.02 ord
-1.02 pro israel
-1.02 proof
-1.02 repay
-1.02 از <coin>
-1.03 airdrop
-1.03 airdr…
-1.03 coin with stablecoin
-1.03 complet
-1.03 completes
-1.03 israel
-1.03 israe…
-1.03 wallets
-1.03 و
-1.04 <number> loss
-1.04 airdrop with theft
-1.04 coin with ofTrade
-1.04 i
-1.04 is
-1.04 loss $
-1.05 <coin> founder
-1.05 ^ berachain
-1.05 berachain
-1.05 berac…
-1.05 business with metaverse
-1.05 clos
-1.05 coin MKR
-1.05 developers
-1.05 frau
-1.05 fraud
-1.05 labs
-1.05 own rule regulation
-1.05 team
-1.05 victim
-1.05 victi…
-1.05 whal
-1.05 زد
-1.05 ساده
-1.05 هوشمند
-1.05 هوشمن…
-1.05 چیست $
-1.06 and <coin>
-1.06 arbitrum
-1.06 block
-1.06 compl…
-1.06 cross chain
-1.06 crypt…
-1.06 down
-1.06 proposal
-1.06 regulator with theft
-1.06 validator
-1.06 valid…
-1.06 بلاک
-1.06 دیفای $
-1.07 ^ هکرها
-1.07 coin with exchange
-1.07 files
-1.07 month
-1.07 outage
-1.07 push
-1.07 trade this
-1.07 with <number>
-1.07 درباره
-1.07 دربار…
-1.07 درصد
-1.08 <coin> <coin>
-1.08 coin TRX
-1.08 fall
-1.08 from <coin>
-1.08 reward
-1.08 rewar…
-1.09 <coin> با
-1.09 block…
-1.09 business with exchange
-1.09 digital
-1.09 digit…
-1.09 fil
-1.09 own rule crypto
-1.09 ضرر
-1.1 <coin> wallet
-1.1 airdrop with business
-1.1 person vitalik-buterin
-1.1 trade…
-1.1 از <number>
-1.1 بیت
-1.1 شبکه <coin>
-1.1 شده
-1.1 می شود
-1.11 coin MATIC
-1.11 coin with regulator
-1.11 compoun
-1.11 compound
-1.11 compo…
-1.11 defi with price
-1.11 halv
-1.11 outag
-1.11 outag…
-1.11 راگ
-1.11 راگ پول
-1.11 فعال
-1.12 as
-1.12 coin with price
-1.12 inves…
-1.12 nft
-1.12 ofTrade with transfer
-1.12 weekend $
-1.12 سکه
-1.12 وب
-1.13 coin LRC
-1.13 fee
-1.13 overt…
-1.13 pull
-1.13 rules several
-1.13 votes to
-1.13 جدید
-1.13 خود را
-1.13 شود
-1.13 هندی
-1.14 <coin> and
-1.14 airdrop with coin
-1.14 asset
-1.14 buy
-1.14 contract
-1.14 kind nft
-1.14 lab
-1.14 swap
-1.14 خود
-1.14 دارد
-1.14 دارد $
-1.15 <coin> چین
-1.15 coin with wallet
-1.15 goe
-1.15 goes
-1.15 kind stablecoin
-1.15 pro
-1.15 up
-1.15 warns
-1.15 warns of
-1.15 ایران
-1.15 جعلی
-1.15 دلار هک
-1.15 رکورد
-1.15 شدن
-1.15 شود $
-1.15 نت
-1.15 کمک کرد
-1.16 <coin> over
-1.16 <person>
-1.16 defi with person
-1.16 defi with whale
-1.16 exchange
-1.16 five
-1.16 kind law
-1.16 kind trading
-1.16 land
-1.16 کیف
-1.17 <number> billion
-1.17 chain…
-1.17 fund with tech
-1.17 kind holder
-1.17 kind person
-1.17 کیف پول
-1.18 address
-1.18 addre…
-1.18 adds
-1.18 data
-1.18 rule airdrop
-1.18 rule crypto
-1.18 weeken
-1.18 weekend
-1.18 weeke…
-1.18 جعل
-1.19 a
-1.19 coin LINK
-1.19 ftx
-1.2 ^ وام
-1.2 ai
-1.2 airdrop with trading
-1.2 kind ofTrade
-1.2 markets
-1.2 own rule airdrop
-1.2 thre
-1.2 three
-1.2 گذشت
-1.21 lending
-1.21 lendi…
-1.21 pass
-1.21 peg
-1.21 trading
-1.21 tradi…
-1.21 هند
-1.21 گذشت $
-1.22 <price>
-1.22 ^ <person>
-1.22 at
-1.22 metaverse with trading
-1.22 on
-1.22 years $
-1.22 کمک
-1.23 business with chain
-1.23 chain with trading
-1.23 میلیون <coin>
-1.24 add
-1.24 draws
-1.24 drop
-1.24 kind price
-1.24 open
-1.24 treasury
-1.24 u
-1.24 به <number>
-1.25 virtual
-1.25 virtu…
-1.25 باز
-1.26 by <number>
-1.26 cros
-1.26 phish
-1.26 phish…
-1.27 ^ شبکه
-1.27 coin AVAX
-1.27 governanc
-1.27 governance
-1.27 propo…
-1.27 rule game
-1.27 staking
-1.27 staki…
-1.27 users $
-1.27 warn
-1.27 هزار
-1.28 chain with ofTrade
-1.28 launch
-1.28 launc…
-1.29 <coin> را
-1.29 cuts
-1.29 draw
-1.29 paus
-1.29 pauses
-1.29 pause…
-1.29 thorswap
-1.29 thors…
-1.29 پروژه
-1.3 ofTrade with theft
-1.3 on <coin>
-1.3 out
-1.31 arbit…
-1.31 claim
-1.31 coin XNO
-1.31 coin with law
-1.31 founder
-1.31 tokens
-1.31 شد <coin>
-1.32 hold
-1.32 its
-1.32 plan
-1.33 business with coin
-1.33 own rule metaverse
-1.33 چه
-1.34 trading with whale
-1.34 دیجیتال
-1.34 دیجیت…
-1.34 هایپرلیکویید
-1.34 هایپر…
-1.35 coin ATOM
-1.35 cut
-1.35 other rule market
-1.35 sells
-1.35 to <number>
-1.36 <coin> از
-1.36 coin XRP
-1.36 coin ZEN
-1.36 coin with fund
-1.36 game
-1.36 top
-1.36 yield
-1.36 رسید $
-1.36 سود
-1.37 min
-1.37 recor
-1.37 rule metaverse
-1.38 coin ADA
-1.38 میلیارد دلار
-1.39 <coin> suffers
-1.39 exchang
-1.39 excha…
-1.39 get
-1.39 person justin-sun
-1.39 treasur
-1.39 votes
-1.39 است
-1.4 رسید
-1.41 found
-1.41 kind whale
-1.42 <coin> $
-1.42 depos…
-1.42 treas…
-1.42 است $
-1.42 معامله
-1.42 نهنگ
-1.43 analyst with trading
-1.43 business with trading
-1.44 coin CAKE
-1.44 nft with ofTrade
-1.44 own rule blockchain
-1.44 record
-1.44 recor…
-1.45 billi…
-1.45 coin USDT
-1.45 gover…
-1.45 را به
-1.46 billion
-1.46 vot
-1.46 در
-1.46 رونین
-1.47 کرد $
-1.48 contr…
-1.48 برا
-1.48 برای
-1.49 into
-1.49 own rule nft
-1.49 suppl…
-1.49 ها
-1.49 یک
-1.5 ^ hyperliquid
-1.5 cross
-1.5 it
-1.5 suppl
-1.5 supply
-1.51 loss
-1.51 کرد
-1.52 in <coin>
-1.52 scam
-1.52 می
-1.52 چیست
-1.53 <number> میلیارد
-1.53 found…
-1.53 میلیارد
-1.53 میلیا…
-1.54 defi
-1.55 defi with exchange
-1.55 rule nft
-1.55 sell
-1.55 تازه
-1.55 سقوط کرد
-1.56 and
-1.59 hits
-1.6 exchange with trading
-1.61 kind business
-1.63 network
-1.63 netwo…
-1.64 nft with tech
-1.64 years
-1.65 kind exchange
-1.65 kind miner
-1.67 hyperliqui
-1.67 hyperliquid
-1.67 stak
-1.68 trad
-1.68 trade any
-1.69 business with tech
-1.69 kind fund
-1.69 بازار
-1.71 سقوط
-1.72 game with trading
-1.74 other rule game
-1.75 market
-1.75 marke…
-1.75 سراغ
-1.76 halts
-1.76 kind analyst
-1.77 coins none
-1.77 maker
-1.78 airdrop with defi
-1.78 با
-1.81 kind airdrop
-1.81 kind metaverse
-1.81 mak
-1.81 over
-1.82 theft with wallet
-1.84 coin LDO
-1.84 coins several
-1.84 token…
-1.86 kind wallet
-1.87 defi with regulator
-1.88 dao
-1.89 های
-1.9 analyst with defi
-1.9 price with theft
-1.91 hyper…
-1.92 ofTrade with tech
-1.93 with
-1.94 coin SOL
-1.96 the
-2.04 rules none
-2.06 defi with law
-2.06 kind game
-2.1 law with theft
-2.21 defi with ofTrade
-2.22 coin AAVE
-2.24 coin BNB
-2.24 walle…
-2.25 wallet
-2.26 token
-2.29 شبکه
-2.39 shared rule crypto
-2.51 halt
-2.82 exchange with theft
-2.96 coin UNI
# other trades
3.73 trade any
3.37 person elon-musk
3.05 rules none
2.95 جدید
2.75 بانک
2.67 تهران
2.63 ملی
2.54 سکه
2.51 ایران
2.48 بورس
2.43 خودرو
2.41 coins none
2.19 گران شد
2.15 نفت
2.03 ماسک
2 stocks
2 stock…
1.94 ^ sec
1.93 near
1.93 گوش
1.93 گوشی
1.89 وام
1.88 ^ bank
1.88 ^ gold
1.87 europe $
1.87 sushi
1.87 خودرو…
1.85 توییتر
1.85 توییت…
1.84 ^ کیف
1.81 plant
1.79 ^ سقوط
1.79 فیلم
1.78 raises
1.78 raise…
1.78 ماه
1.76 اعلام
1.74 europ
1.74 europe
1.73 rais
1.73 بانک را
1.71 تیم
1.7 chief
1.7 یافت $
1.69 ^ ar
1.68 defi with metaverse
1.68 shares
1.68 share…
1.67 ^ digital
1.67 hour
1.67 link
1.67 tokyo
1.67 حباب
1.67 طلا
1.66 doge
1.66 gold
1.66 سریال
1.65 جاده
1.65 کشور
1.64 هارمون
1.64 هارمونی
1.64 هارمو…
1.63 hous
1.63 اهواز
1.62 صدر
1.61 home
1.6 fed
1.6 patie…
1.6 بانکی
1.6 درمان
1.59 سامانه
1.59 گراک
1.58 ^ quant
1.58 quant
1.58 پرسپولیس
1.58 پرسپو…
1.57 executive
1.57 pension
1.57 pensi…
1.57 تهران $
1.56 ^ microsoft
1.56 کنکور
1.56 گران
1.55 ^ ماسک
1.55 googl
1.55 google
1.55 googl…
1.55 outlook
1.55 outlo…
1.55 sells
1.55 تغییر
1.54 ^ مالیات
1.54 chief $
1.54 gam
1.53 ^ لینک
1.53 استیک
1.53 جهان
1.53 لینک
1.52 ^ قیمت
1.52 ar
1.52 europ…
1.52 helium
1.52 heliu…
1.52 high
1.52 hospital
1.52 hospi…
1.52 strik
1.52 strik…
1.52 اعلام کرد
1.52 را اعلام
1.52 سوخت
1.52 قیمت
1.51 kind regulator
1.51 افزایش
1.51 دادگاه
1.51 دادگا…
1.5 <number> year
1.5 <number> درجه
1.5 avalanch
1.5 avalanche
1.5 nvidia
1.5 nvidi…
1.5 تومان
1.5 درجه
1.5 درجه سلسیوس
1.5 سامان…
1.49 beat
1.49 opens in
1.49 outage hits
1.49 توییتر را
1.48 iphon
1.48 iphone
1.48 iphon…
1.48 پویا
1.47 ^ رمز
1.47 games…
1.47 prices $
1.47 return to
1.46 ^ google
1.46 avala…
1.46 price with regulator
1.46 sandbox game
1.46 کردند
1.46 کردند $
1.45 surg
1.45 افزای…
1.45 رمز
1.44 ^ وام
1.44 best
1.44 car
1.44 doctor
1.44 doctors
1.44 docto…
1.44 interest
1.44 maker
1.44 قیمت دلار
1.44 گوشت
1.43 ^ cash
1.43 approved
1.43 approved $
1.43 ای
1.43 سیلور
1.43 گوگل
1.42 gta
1.42 tax
1.42 tron
1.42 استار…
1.42 بخریم
1.42 برق در
1.42 شهرداری $
1.41 ^ nasa
1.41 bat
1.41 nasa
1.41 recall
1.41 recal…
1.41 stock
1.41 ترافیک
1.41 ترافی…
1.4 بازاریاب
1.4 بازاریابی
1.4 تراشه
1.4 تیم ملی
1.4 نم
1.4 گام
1.4 گذشت
1.4 گذشت $
1.39 ^ به
1.39 grows
1.39 را ساخت
1.38 ai $
1.38 beats
1.38 ای با
1.37 airlin
1.37 airli…
1.37 approv
1.37 armstrong
1.37 armst…
1.37 helps
1.37 گالا
1.36 ^ a
1.36 ^ police
1.36 gala
1.36 help
1.36 yields climb
1.36 ایران از
1.36 رفع
1.35 ^ هارمونی
1.35 مجلس
1.35 مرکزی
1.34 <number> با
1.34 ^ startup
1.34 etf inflows
1.34 japan
1.34 mortgag
1.34 mortgage
1.34 mortg…
1.34 rise
1.34 در جاده
1.34 رایان…
1.34 مرکز
1.33 ^ coal
1.33 ^ دادگاه
1.33 coal
1.33 how
1.33 police
1.33 quart…
1.33 stock exchange
1.33 بهمن
1.33 بهمن در
1.33 لایحه بودجه
1.32 hot
1.32 kills
1.32 استارتاپ
1.32 میدان
1.31 ^ صادرات
1.31 in the
1.31 inflow
1.31 inflows
1.31 inflo…
1.31 ozempic
1.31 ozemp…
1.31 prepa…
1.31 بورس تهران
1.31 حمله
1.3 chain expands
1.3 آمریکا در
1.3 اسپانیایی
1.3 خودروی
1.3 درگذشت
1.3 درگذش…
1.3 دلار گذشت
1.3 سیاستمدار
1.3 سیاست…
1.29 ^ copper
1.29 ^ sushi
1.29 copp
1.29 copper
1.29 coppe…
1.29 estimat
1.29 estimates
1.29 estim…
1.29 oil
1.29 sushi chain
1.29 استارشیپ
1.29 اسپانیا
1.29 اسپان…
1.29 بسته
1.29 ثابت
1.29 سکته
1.28 ^ doge
1.28 deman
1.28 own rule market
1.28 patient
1.28 person cathie-wood
1.28 اتهامات
1.28 اتهام…
1.28 دهند
1.28 دهند $
1.28 فیزیک
1.28 فیش
1.28 مجازی به
1.28 می دهند
1.28 هوش
1.28 هوش مصنوعی
1.27 access to
1.27 flow
1.27 of the
1.27 yield
1.27 yields
1.27 yield…
1.27 لایحه
1.26 ^ oasis
1.26 ^ whale
1.26 antarctica
1.26 antar…
1.26 bow
1.26 oasi
1.26 oasis
1.26 years $
1.26 بودجه
1.26 تحریم
1.26 مشاهده
1.26 مشاهد…
1.26 والیبال
1.26 والیب…
1.25 at <number>
1.25 demand
1.25 deman…
1.25 raises <number>
1.25 xai
1.25 انبار
1.25 کلاهبرداری با
1.24 expands
1.24 flight
1.24 fligh…
1.24 kill
1.24 musk
1.24 watch…
1.24 امروز
1.23 about
1.23 airline
1.23 explorers
1.23 forecast
1.23 forec…
1.23 rates $
1.23 الکترونیک
1.23 الکتر…
1.23 جدید رونمایی
1.22 ^ airdrop
1.22 ^ nasdaq
1.22 ^ زنجیره
1.22 chief executive
1.22 edge higher
1.22 executive $
1.22 higher $
1.22 ranso…
1.22 sec
1.22 thir
1.22 third
1.22 wood
1.22 اجبار
1.22 اجباری
1.22 اجباری شد
1.22 اجبار…
1.22 برنت
1.22 ماند $
1.22 واتس
1.22 واتس اپ
1.21 ^ mortgage
1.21 ^ صندوق
1.21 ada
1.21 data
1.21 expands $
1.21 garden
1.21 garde…
1.21 higher
1.21 holds rally
1.21 inflation
1.21 rally in
1.21 reach
1.21 season $
1.21 tariffs
1.21 trump holds
1.21 ترامپ تعرفه
1.21 تعرفه
1.21 سوخت $
1.2 ^ hackers
1.2 ^ treasury
1.2 ga
1.2 gas
1.2 grow
1.2 klarna
1.2 klarn…
1.2 nano
1.2 starlink
1.2 starl…
1.2 tsmc
1.2 zhao
1.2 بازار…
1.2 بانک ها
1.2 جدید منتشر
1.2 زمانی
1.2 نرخ سود
1.2 چه زمانی
1.19 ^ fed
1.19 ^ inflation
1.19 ^ هوش
1.19 ^ پیش
1.19 ad
1.19 cast
1.19 cools
1.19 explor
1.19 highe…
1.19 insuranc
1.19 insurance
1.19 insur…
1.19 justi…
1.19 آنفلوآنزا
1.19 آنفلو…
1.19 اروپا
1.19 عدالت
1.19 مذاکر…
1.18 stak
1.18 tesla
1.18 بینی
1.18 تعطیلی
1.18 تعطیل…
1.18 صعودی شد
1.18 پیش بینی
1.17 ^ eu
1.17 ^ virtual
1.17 at
1.17 boss
1.17 delays
1.17 driv
1.17 natur…
1.17 rise $
1.17 round $
1.17 your
1.17 ازدواج
1.17 ازدوا…
1.17 ایران و
1.17 جذب کرد
1.17 حقوق
1.17 در تهران
1.17 دولت آمریکا
1.17 صعودی
1.17 وعده
1.16 advised
1.16 celsiu
1.16 celsius
1.16 celsi…
1.16 color…
1.16 fast
1.16 map
1.16 polic
1.16 polic…
1.16 portfolio
1.16 portfolios
1.16 portf…
1.16 quantum
1.16 quant…
1.16 stud
1.16 study
1.16 surge
1.16 تغییر داد
1.16 جذب
1.16 خارجی
1.16 یافت
1.15 ^ met
1.15 ^ scientists
1.15 dot
1.15 extend
1.15 football
1.15 footb…
1.15 gala <number>
1.15 home $
1.15 infla…
1.15 kills three
1.15 maker of
1.15 met gala
1.15 paint
1.15 saving
1.15 savin…
1.15 scientist
1.15 scientists
1.15 the best
1.15 مسکن
1.15 نقش
1.14 broadwa
1.14 broadway
1.14 broad…
1.14 edge
1.14 layoffs $
1.14 patients
1.14 strok
1.14 stroke
1.14 strok…
1.14 آتش و
1.14 آواتار آتش
1.14 امض
1.14 امضای
1.14 بپزیم
1.14 در
1.14 را صادر
1.14 ماند
1.14 می پذیرد
1.14 و خاکستر
1.14 واقعیت مجازی
1.14 پذیرد
1.14 پذیرد $
1.14 که
1.13 <number> the
1.13 blocks
1.13 cosmo
1.13 cosmos
1.13 cosmo…
1.13 earnings $
1.13 exten…
1.13 palantir
1.13 palan…
1.13 raises prices
1.13 superhero
1.13 آتش
1.13 افزایش یافت
1.13 چه گفت
1.12 advis
1.12 advis…
1.12 dash for
1.12 director
1.12 flock
1.12 flock to
1.12 housing
1.12 housi…
1.12 miner
1.12 retailers
1.12 worst
1.12 به روزرسانی
1.12 روزرسان
1.12 روزرسانی
1.12 روزرس…
1.12 ساحل
1.12 شارژ
1.12 صاحبش
1.12 ماهی
1.12 مشاور
1.12 نیت
1.12 پال
1.12 پالی
1.12 پری
1.12 کتی
1.12 گمشده
1.11 ^ amazon
1.11 ^ avalanche
1.11 ^ bat
1.11 ^ sandbox
1.11 ^ دمای
1.11 ^ رشد
1.11 auction $
1.11 customers
1.11 direc…
1.11 film
1.11 hidden
1.11 hidde…
1.11 mayor
1.11 office
1.11 rates to
1.11 تخلف
1.11 تغییر کرد
1.11 خاکستر
1.11 خاکست…
1.11 دلار امروز
1.11 دما
1.11 دمای
1.11 فسخ
1.11 همت
1.11 کاهش یافت
1.1 ^ helium
1.1 ^ رالی
1.1 appro…
1.1 bezo
1.1 bezos
1.1 feud
1.1 phon
1.1 rate
1.1 union
1.1 امام
1.1 امامی
1.1 به گل
1.1 تعمیر
1.1 خوزستان
1.1 خوزست…
1.1 در سواحل
1.1 سواحل
1.1 چقدر
1.1 گل
1.09 ^ central
1.09 ^ near
1.09 ^ optimism
1.09 ^ رایانه
1.09 amazon
1.09 amazo…
1.09 bay
1.09 custom
1.09 date $
1.09 dolphin
1.09 dolphins
1.09 dolph…
1.09 fees $
1.09 how to
1.09 shortag
1.09 shortage
1.09 striker
1.09 tempu
1.09 tempus
1.09 tempu…
1.09 wall
1.09 walle…
1.09 جهانی
1.09 دنیا را
1.09 دوقلوهای
1.09 صادر کرد
1.09 مالیات بر
1.09 وینکلواس
1.09 وینکل…
1.09 چگونه
1.09 که دنیا
1.09 گراف
1.08 bank
1.08 cool
1.08 fin
1.08 holds
1.08 india
1.08 network outage
1.08 on the
1.08 profit
1.08 reaches
1.08 reach…
1.08 records $
1.08 two
1.08 آزادگان
1.08 آزادگ…
1.08 آی
1.08 دنیا
1.08 زمان
1.08 صادرات
1.08 صادرا…
1.08 و برگشت
1.07 ^ judge
1.07 charg
1.07 charg…
1.07 encrypt
1.07 encrypted
1.07 encrypted spreadsheet
1.07 encry…
1.07 fined
1.07 humpback
1.07 humpback whale
1.07 humpb…
1.07 indict
1.07 indic…
1.07 netflix
1.07 netfl…
1.07 onlin
1.07 online
1.07 onlin…
1.07 spreadsheet
1.07 theta
1.07 wav
1.07 waves
1.07 رال
1.07 رالی
1.07 ضعیف
1.07 قطعی برق
1.07 لاهه
1.07 متلاش
1.07 متلاشی
1.07 متلاش…
1.06 ^ proton
1.06 ^ استارتاپ
1.06 ^ بورس
1.06 bond yields
1.06 central
1.06 central bank
1.06 estimates $
1.06 mak
1.06 memor
1.06 memory
1.06 memory $
1.06 memor…
1.06 over
1.06 proton
1.06 اینتل
1.05 ^ nvidia
1.05 ark <person>
1.05 compan
1.05 downloa
1.05 london
1.05 londo…
1.05 month
1.05 museum
1.05 museu…
1.05 rend
1.05 render
1.05 rende…
1.05 مدیرعامل
1.05 هزاران
1.05 هزارا…
1.04 ^ قرارداد
1.04 chart
1.04 charts
1.04 compa…
1.04 gaza
1.04 outlook $
1.04 آسیا
1.04 آسیا $
1.04 بینی قیمت
1.04 ترون
1.04 روی ماه
1.04 قیمت طلا
1.04 مدیرع…
1.03 ^ developers
1.03 ^ farmers
1.03 ^ رای
1.03 alp
1.03 alps
1.03 chart…
1.03 chim
1.03 chime
1.03 compound interest
1.03 expos
1.03 exposes
1.03 house
1.03 hq
1.03 rat
1.03 rates
1.03 returned
1.03 role
1.03 role $
1.03 sav
1.03 ski
1.03 spott
1.03 spotted
1.03 spott…
1.03 sprea…
1.03 suprem
1.03 supreme
1.03 supreme court
1.03 supre…
1.03 watching
1.03 رشد <price>
1.03 رکورد زد
1.03 لونا
1.03 پتروشیم
1.03 پتروشیمی
1.03 پتروش…
1.02 <person> doge
1.02 ^ prosecutors
1.02 ares
1.02 biden
1.02 dim
1.02 expos…
1.02 flashing
1.02 for fraud
1.02 funeral
1.02 funer…
1.02 gains access
1.02 gestur
1.02 gesture
1.02 gestu…
1.02 golem
1.02 jail
1.02 jailed
1.02 jaile…
1.02 nomad…
1.02 opera
1.02 priva…
1.02 rattl
1.02 rattl…
1.02 recession
1.02 reces…
1.02 slip
1.02 slips
1.02 staged
1.02 system $
1.02 treasury payment
1.02 wallet
1.02 wave
1.02 wheat
1.02 wins
1.02 xreal
1.02 آیفون
1.02 آیفون <number>
1.02 النصر
1.02 بازیگر
1.02 بازیگ…
1.02 بانک مرکزی
1.02 فلیکس
1.02 نایاب
1.02 نوزدهم
1.02 نوزده…
1.02 چین
1.02 ژایو
1.01 <number> years
1.01 ^ سرقت
1.01 army
1.01 batter
1.01 batte…
1.01 etf
1.01 fears $
1.01 figma
1.01 jumps $
1.01 profi…
1.01 raises rates
1.01 stars
1.01 tech
1.01 test
1.01 امنیت
1.01 امنیتی
1.01 امنیت…
1.01 بهترین بازی
1.01 تمدید
1.01 رشد
1.01 رفع فیلتر
1.01 نینتندو
1.01 نینتن…
1.01 کنسول
1 ^ data
1 ^ اوپن
1 ^ تسلا
1 bracket
1 brack…
1 ceil
1 ceiling
1 ceili…
1 dollar weakens
1 drug
1 expand
1 expan…
1 gibraltar
1 gibra…
1 opens $
1 promise
1 qatar
1 to a
1 tour
1 tournament
1 tourn…
1 tripl
1 triples
1 tripl…
1 vaccin
1 vaccine
1 vacci…
1 weaken
1 weakens
1 weake…
1 weeken
1 weekend
1 weeke…
1 win
1 اوزون
1 تحریم های
1 ترمیم
1 خطر
1 سوییچ
1 غرق
1 قاتل
1 قایق
1 لوگو
1 لوگوی
1 ها در
1 هواپیما
1 هواپی…
0.99 ^ network
0.99 data $
0.99 date
0.99 djokovic
0.99 djoko…
0.99 for third
0.99 meeting
0.99 meeti…
0.99 novak
0.99 rally
0.99 rejects
0.99 افتاد
0.99 افتاد $
0.99 باند
0.99 بخریم $
0.99 تاشو
0.99 تجار
0.99 تجاری
0.99 تراز
0.99 تسلا
0.99 رگولاتور
0.99 رگولاتوری
0.99 رگولا…
0.99 سقوط بهمن
0.99 صعود
0.99 فیلتر
0.99 نفر
0.99 نفر را
0.99 واکسن
0.99 پهپاد
0.99 پهپادی
0.99 پهپاد…
0.99 یف
0.98 ^ pension
0.98 ^ token
0.98 ^ wood
0.98 after nine
0.98 currenc
0.98 currency
0.98 curre…
0.98 farmers
0.98 farme…
0.98 laid
0.98 optimism
0.98 optim…
0.98 robb
0.98 robbed
0.98 robbe…
0.98 strand
0.98 stranded
0.98 stran…
0.98 tops
0.98 valnet
0.98 valne…
0.98 برگشت $
0.98 خالی شد
0.98 دیده
0.98 ساوه
0.98 عقب
0.98 لغو کرد
0.98 مرده
0.98 کهن
0.97 <person> and
0.97 ^ تحریم
0.97 ease
0.97 game with metaverse
0.97 gamescom
0.97 labour
0.97 labou…
0.97 nev
0.97 never
0.97 nordisk
0.97 nordi…
0.97 notes
0.97 novo
0.97 sale to
0.97 snarl
0.97 snarls
0.97 snarl…
0.97 title $
0.97 آرمسترانگ
0.97 آرمست…
0.97 ارزی
0.97 ایران در
0.97 اینترنت
0.97 اینتر…
0.97 تومانی
0.97 تومان…
0.97 تک
0.97 در صدر
0.97 رایانه
0.97 سهمیه
0.97 فین
0.97 موبایل
0.97 موبای…
0.97 نیما
0.97 واحد
0.97 وثیقه
0.96 
0.96 ^ متا
0.96 find
0.96 gaming
0.96 gamin…
0.96 hours
0.96 lego
0.96 model
0.96 model $
0.96 quantum computing
0.96 s
0.96 signals
0.96 spain $
0.96 vote $
0.96 آخر
0.96 اوپن
0.96 بیمه
0.96 تنظیم
0.96 خانه
0.96 در ایران
0.96 قسمت
0.96 مارکت
0.96 محصولات
0.96 محصول…
0.96 مرغ
0.96 مرکزی برای
0.95 ^ gamers
0.95 ^ s
0.95 ^ tax
0.95 ^ temperatures
0.95 ^ مجلس
0.95 chevron
0.95 chevr…
0.95 cvx
0.95 fears
0.95 neo
0.95 spain
0.95 staking
0.95 staki…
0.95 strike
0.95 temperatur
0.95 temperatures
0.95 tempe…
0.95 اعلام شد
0.95 باید
0.95 دیدار کرد
0.95 فردا $
0.95 پوتین
0.94 ^ gamestop
0.94 ^ kimbal
0.94 ^ تحلیل
0.94 ^ ترامپ
0.94 ^ ریزش
0.94 ^ واقعیت
0.94 betting
0.94 betti…
0.94 between
0.94 betwe…
0.94 coul
0.94 could
0.94 gain as
0.94 hik
0.94 hikes
0.94 house $
0.94 id
0.94 kimbal
0.94 kimbal musk
0.94 kimba…
0.94 linked
0.94 linke…
0.94 protest
0.94 road
0.94 southern
0.94 south…
0.94 street
0.94 stree…
0.94 wall street
0.94 watch
0.94 yacht
0.94 آوه
0.94 اتم
0.94 اتمی
0.94 ارزان
0.94 تحلیل
0.94 تن
0.94 رای
0.94 منتشر شد
0.93 ^ sun
0.93 ar glasses
0.93 assistant
0.93 assistants
0.93 assis…
0.93 evidenc
0.93 evidence
0.93 evide…
0.93 gamestop
0.93 immigration
0.93 immig…
0.93 iota
0.93 natural
0.93 nvidia shares
0.93 p
0.93 p <number>
0.93 prepai
0.93 prepaid
0.93 s p
0.93 smarter
0.93 smart…
0.93 softwar
0.93 software
0.93 softw…
0.93 sun
0.93 tip
0.93 tips
0.93 work
0.93 از گوشی
0.93 تهران آمد
0.93 طلافروش
0.93 طلافروشی
0.93 طلافر…
0.93 مسلحانه
0.93 مسلحا…
0.93 کسی
0.92 ^ ark
0.92 ^ حمله
0.92 ^ حواله
0.92 a ton
0.92 debit
0.92 hit by
0.92 of new
0.92 payment system
0.92 powell
0.92 powel…
0.92 system
0.92 syste…
0.92 ton of
0.92 ارزش
0.92 بدون
0.92 بهره آمریکا
0.92 حواله
0.92 دیم
0.92 روی استارتاپ
0.92 نرخ
0.92 های تهران
0.91 <person> xai
0.91 ^ humpback
0.91 box
0.91 box office
0.91 cold
0.91 day $
0.91 displa
0.91 display
0.91 displ…
0.91 equit
0.91 equity
0.91 equit…
0.91 fintech
0.91 finte…
0.91 garr
0.91 garry
0.91 granted
0.91 intel
0.91 jump $
0.91 layoff
0.91 layoffs
0.91 layof…
0.91 mod
0.91 novemb
0.91 november
0.91 novem…
0.91 off sydney
0.91 pricing
0.91 pricing $
0.91 prici…
0.91 promis
0.91 promi…
0.91 since <number>
0.91 sydne
0.91 sydney
0.91 sydne…
0.91 trumpet
0.91 trump…
0.91 vi
0.91 xai raises
0.91 ارتفاعات
0.91 ارتفا…
0.91 توچال
0.91 حمایت
0.91 خلیج
0.91 فارس
0.91 نهنگ های
0.91 پاریس
0.91 پرتاب
0.91 کوهان
0.91 کوهنورد
0.91 کوهنو…
0.9 ^ flow
0.9 ^ trump
0.9 ^ visa
0.9 ^ اسپیس
0.9 ^ بازداشت
0.9 bett
0.9 decod
0.9 decoded
0.9 decod…
0.9 delay
0.9 delay…
0.9 fee
0.9 realit
0.9 reality
0.9 reali…
0.9 song
0.9 turns <number>
0.9 visa
0.9 ازبکستان
0.9 ازبکس…
0.9 اسپیس
0.9 اسپیس ایکس
0.9 اقتصادی
0.9 برگشت
0.9 تانزانیا
0.9 تانزانیا $
0.9 تانزا…
0.9 تاپ
0.9 ثابت نگه
0.9 در تانزانیا
0.9 را ثابت
0.9 راه افتاد
0.9 سندباکس بانک
0.9 شور
0.9 شورای
0.9 لپ
0.9 مدرسه
0.9 نزدیک
0.9 هلیوم
0.9 هلیوم در
0.9 پاسخ
0.9 گاز
0.9 گاز هلیوم
0.89 ^ فیلم
0.89 baseball
0.89 baseb…
0.89 beach
0.89 centr…
0.89 coin LINK
0.89 digital art
0.89 instant
0.89 microsoft
0.89 moon
0.89 prote…
0.89 revival
0.89 slower
0.89 slowe…
0.89 sued over
0.89 suffer
0.89 terra
0.89 tops <price>
0.89 whale freed
0.89 از یک
0.89 باارزش
0.89 باارز…
0.89 ثروتمندترین
0.89 جدید اضافه
0.89 رولزرویس
0.89 رولزر…
0.89 سان
0.89 سیلندر
0.89 سیلند…
0.89 صرافی جدید
0.89 فانتوم
0.89 فانتو…
0.89 فرانسیسکو
0.89 فرد
0.89 لرزید
0.89 مقابل
0.89 موتور
0.89 نانو
0.89 نقدینگ
0.89 نقدینگی
0.89 نقدین…
0.89 پیوست
0.89 پیوست $
0.88 <price> <price>
0.88 ^ صرافی
0.88 ^ فدرال
0.88 cyberattack
0.88 cyber…
0.88 equipment
0.88 equip…
0.88 icp
0.88 keys
0.88 m
0.88 ms
0.88 payments $
0.88 repair
0.88 repairs
0.88 repai…
0.88 rule $
0.88 student
0.88 students
0.88 stude…
0.88 swip
0.88 swipe
0.88 their
0.88 twitt
0.88 twitter
0.88 twitt…
0.88 wat
0.88 water
0.88 اش را
0.88 اضافه کرد
0.88 اطلاعات
0.88 اطلاع…
0.88 بازداشت
0.88 بازدا…
0.88 بهره را
0.88 رزرو
0.88 رزرو نرخ
0.88 ریزش
0.88 سرقت
0.88 سرچشمه
0.88 سرچشم…
0.88 سوش
0.88 سوشی
0.88 شهر
0.88 فدرال
0.88 فدرال رزرو
0.88 مس
0.88 مشکل
0.88 معدن
0.88 مواد
0.88 نگه داشت
0.88 هوا
0.88 واریز
0.88 ویندوز
0.88 ویندو…
0.88 پخت
0.88 کوانتوم
0.88 کوانت…
0.88 گوساله
0.88 گوسال…
0.88 یابد
0.87 <price> دلار
0.87 ^ تلگرام
0.87 ^ نقد
0.87 bill
0.87 cam
0.87 cams
0.87 drivers
0.87 key
0.87 more $
0.87 production
0.87 save
0.87 sells <number>
0.87 yen
0.87 اش
0.87 سنتکام
0.87 سنتکا…
0.86 <number> و
0.86 ^ harmony
0.86 ^ استخراج
0.86 ant
0.86 atom
0.86 collector
0.86 collectors
0.86 glencor
0.86 glencore
0.86 glenc…
0.86 grocer
0.86 grocery
0.86 groce…
0.86 gt
0.86 harmon
0.86 harmony
0.86 harmo…
0.86 lak
0.86 lakers
0.86 laker…
0.86 material
0.86 mater…
0.86 miss
0.86 nine
0.86 ransom
0.86 renaissanc
0.86 renaissance
0.86 renai…
0.86 road for
0.86 robotic
0.86 robotics
0.86 robot…
0.86 shakes
0.86 shake…
0.86 spin
0.86 spine
0.86 ticket
0.86 tickets
0.86 to treasury
0.86 week since
0.86 with fraud
0.86 افتتاح شد
0.86 اینفینیکس
0.86 اینفی…
0.86 ریلم
0.86 ریلمی
0.86 منطقه
0.85 ^ کشت
0.85 business with person
0.85 crop
0.85 deaths
0.85 death…
0.85 debt
0.85 defenc
0.85 defence
0.85 drive…
0.85 gardens
0.85 growth
0.85 growth $
0.85 growt…
0.85 hedge fund
0.85 kyoto
0.85 medical
0.85 medic…
0.85 new chief
0.85 phones
0.85 phone…
0.85 set
0.85 silenc
0.85 silence
0.85 silen…
0.85 spell
0.85 zen
0.85 افزایش داد
0.85 انرژ
0.85 انرژی
0.85 انفجار
0.85 انفجا…
0.85 اوپک
0.85 تصویب کرد
0.85 خاویر
0.85 را افزایش
0.85 را تصویب
0.85 ریشتر
0.85 ریشتری
0.85 ریشتر…
0.85 زلزله
0.85 سولانا
0.85 سولان…
0.85 سپاهان
0.85 سپاها…
0.85 شاپرکی
0.85 شاپرک…
0.85 شدنی
0.85 مذاکره
0.85 مساو
0.85 مساوی
0.85 مهر
0.85 مهمات
0.85 مودیان
0.85 مودیا…
0.85 نام
0.85 هنرهای
0.85 هنرها…
0.85 وارد
0.85 پخش
0.85 پلاس
0.85 کالا
0.85 کرمان
0.85 کشت
0.85 کمک
0.84 <price> in
0.84 ^ court
0.84 ^ ارتقای
0.84 angel
0.84 angeles
0.84 angel…
0.84 bloom
0.84 closed
0.84 consumer
0.84 diet
0.84 expect
0.84 expec…
0.84 exten
0.84 florida
0.84 flori…
0.84 gamers
0.84 gamer…
0.84 hurrican
0.84 hurricane
0.84 hurri…
0.84 invests
0.84 invests in
0.84 laptop
0.84 lapto…
0.84 lo
0.84 longer
0.84 longe…
0.84 loud
0.84 m4
0.84 mandat
0.84 mandates
0.84 manda…
0.84 mask
0.84 million $
0.84 nintendo
0.84 ninte…
0.84 of work
0.84 path
0.84 patienc
0.84 patience
0.84 payroll
0.84 payro…
0.84 poach
0.84 poaches
0.84 poach…
0.84 quart
0.84 quarter
0.84 sec chair
0.84 sec charges
0.84 sentiment
0.84 senti…
0.84 strengthen
0.84 strengthens
0.84 sushiro
0.84 sushi…
0.84 آمریکا علیه
0.84 ارتق
0.84 ارتقای
0.84 ارتقا…
0.84 این
0.84 بازار ایران
0.84 ترکید
0.84 تصاحب
0.84 جمشید
0.84 جمشیدی
0.84 جمشید…
0.84 دات
0.84 دشتستان
0.84 دشتست…
0.84 دیوار
0.84 را لرزاند
0.84 رد کرد
0.84 رطوبت
0.84 علیه
0.84 قابلیت
0.84 قابلیت جدید
0.84 قابلی…
0.84 لرزاند
0.84 لرزاند $
0.84 لرزان…
0.84 های جدید
0.84 پژمان
0.84 کارت
0.83 <number> sells
0.83 ^ جاستین
0.83 above <price>
0.83 airdrop with wallet
0.83 chair
0.83 complianc
0.83 compliance
0.83 dividen
0.83 dividend
0.83 explains
0.83 fire
0.83 future of
0.83 hits all
0.83 inter…
0.83 januar
0.83 january
0.83 janua…
0.83 licence
0.83 life $
0.83 ninth
0.83 passports
0.83 pensioners
0.83 reporting
0.83 rose
0.83 scammers
0.83 starship
0.83 stars…
0.83 suits
0.83 vet
0.83 احتکار
0.83 احتکا…
0.83 انتخا…
0.83 ایران $
0.83 باران
0.83 بیبر
0.83 تاسیسات
0.83 تاسیس…
0.83 تصویب
0.83 ثروتم…
0.83 جاستین
0.83 جاستین بیبر
0.83 جاستی…
0.83 حضور
0.83 را گرفت
0.83 روغن
0.83 عجیب
0.83 فروختند
0.83 فروختند $
0.83 محموله
0.83 محمول…
0.83 مشهور
0.83 نفتی
0.83 نم باران
0.83 هزار واحد
0.83 پاکستان
0.83 پاکست…
0.83 چهره
0.83 کام
0.83 گندم
0.82 <number> به
0.82 bos
0.82 cairo
0.82 ceasefir
0.82 ceasefire
0.82 charged
0.82 etc
0.82 flash…
0.82 fre
0.82 freed
0.82 french alps
0.82 holder with person
0.82 hospitals
0.82 hotel
0.82 housing cools
0.82 in french
0.82 insta…
0.82 resum
0.82 resume
0.82 resum…
0.82 reunion
0.82 reunion tour
0.82 reuni…
0.82 shak
0.82 sport
0.82 sports
0.82 sport…
0.82 thrill
0.82 thriller
0.82 thril…
0.82 بخریم یا
0.82 داکار
0.82 دوچرخه
0.82 دوچرخ…
0.82 را رد
0.82 سوار
0.82 سواری
0.82 قاچاق
0.82 قشم
0.82 لنس
0.82 لینک دانلود
0.82 مسابقه
0.82 مسابق…
0.82 نشستند
0.82 نشستن…
0.82 کاوشگر
0.82 کاوشگ…
0.82 گذشتند
0.82 گذشتن…
0.81 ^ robinhood
0.81 ^ تعداد
0.81 alabama
0.81 alaba…
0.81 carpet
0.81 carpet $
0.81 carpe…
0.81 chlo
0.81 chloe
0.81 cigarett
0.81 cigarette
0.81 cigar…
0.81 demand $
0.81 empir
0.81 empire
0.81 empir…
0.81 hamnet
0.81 hamne…
0.81 licenc
0.81 merger of
0.81 newspap
0.81 newspaper
0.81 newsp…
0.81 nomadlan
0.81 nomadland
0.81 openai
0.81 opena…
0.81 publisher
0.81 scamm
0.81 scamm…
0.81 services
0.81 spacex
0.81 space…
0.81 spend
0.81 spending
0.81 spend…
0.81 time high
0.81 warcraft
0.81 warcr…
0.81 why
0.81 yields $
0.81 استقلال
0.81 استقل…
0.81 تقدیم
0.81 تورم
0.81 خودرویی
0.81 درب
0.81 دربی
0.81 صندوق های
0.81 مختل
0.8 <number> billion
0.8 ^ heat
0.8 ^ هکرها
0.8 brace for
0.8 branch
0.8 branc…
0.8 cancell
0.8 cancelled
0.8 cancelled $
0.8 cance…
0.8 education
0.8 educa…
0.8 fractur
0.8 fracture
0.8 fract…
0.8 heat waves
0.8 holida
0.8 in record
0.8 olympic
0.8 over money
0.8 researchers
0.8 rises
0.8 sequel
0.8 sinc
0.8 since
0.8 streaming
0.8 tow
0.8 towers
0.8 tower…
0.8 uma
0.8 year peak
0.8 ابلاغیه
0.8 ابلاغ…
0.8 بارندگ
0.8 بارندگی
0.8 بارند…
0.8 برکنار
0.8 برکنا…
0.8 را زنده
0.8 سرمرب
0.8 سرمربی
0.8 سرمرب…
0.8 سهامداران
0.8 سهامد…
0.8 سپه
0.8 فریب
0.8 لیتیوم
0.8 لیتیو…
0.8 معادن
0.8 نباشند
0.8 نباشن…
0.8 نخورید
0.8 نخوری…
0.8 نفوذ
0.8 نهنگ در
0.8 نگه
0.8 همدان
0.8 پالایش
0.8 پالای…
0.8 پیامک
0.79 ^ بانک
0.79 ^ نمایشگاه
0.79 ads
0.79 ash
0.79 budget
0.79 cash flow
0.79 chipmak
0.79 chipmakers
0.79 chipm…
0.79 colorado
0.79 cools $
0.79 flow worries
0.79 justic
0.79 justice
0.79 kitchen
0.79 kitch…
0.79 merger
0.79 merge…
0.79 mount
0.79 painting
0.79 paint…
0.79 pennsylvania
0.79 penns…
0.79 prepar
0.79 prepares
0.79 reject
0.79 rejec…
0.79 restaurant
0.79 rule
0.79 signal
0.79 silv
0.79 silver
0.79 silve…
0.79 sit
0.79 sites
0.79 skiers
0.79 skier…
0.79 stren…
0.79 suff
0.79 suffe…
0.79 surges
0.79 surge…
0.79 surprise
0.79 worlds $
0.79 worries mount
0.79 امروز در
0.79 دریا
0.79 دریاها
0.79 دریاه…
0.79 دلار جذب
0.79 دوقلو
0.79 دوقلو…
0.79 روسی
0.79 غذایی
0.79 فرودگاه
0.79 فرودگ…
0.79 نمایشگاه
0.79 نگران
0.78 calm
0.78 cards $
0.78 climb
0.78 credit
0.78 divid…
0.78 doordash
0.78 doord…
0.78 evacuation
0.78 evacuations
0.78 evacu…
0.78 fund with transfer
0.78 gains on
0.78 grounds
0.78 holder with law
0.78 jewel
0.78 jewels
0.78 jewel…
0.78 launches
0.78 louvr
0.78 louvre
0.78 louvr…
0.78 olymp…
0.78 president signs
0.78 quarter $
0.78 report
0.78 repor…
0.78 signa…
0.78 slide as
0.78 spike $
0.78 thiev
0.78 thieves
0.78 thiev…
0.78 wildfir
0.78 wildfire
0.78 wildf…
0.78 wimbledon
0.78 wimbl…
0.78 workers
0.78 worke…
0.78 استالونه
0.78 استال…
0.78 اقتصاد
0.78 اقتصا…
0.78 انگیز
0.78 اکشن
0.78 بایستد
0.78 بایست…
0.78 به روز
0.78 تسخیر
0.78 خطر است
0.78 خودش
0.78 در خطر
0.78 دیج
0.78 دیجی
0.78 دیدن
0.78 دیدنی
0.78 روز شد
0.78 سرفر
0.78 شگفت
0.78 فرانس…
0.78 لیورپول
0.78 لیورپ…
0.78 مالیاتی
0.78 ماکرون
0.78 ماکرو…
0.78 نقطه
0.78 نویس
0.78 نویسی
0.78 کوزاما
0.78 کوزام…
0.77 ^ نیل
0.77 ^ همکاری
0.77 adopts
0.77 all time
0.77 authority
0.77 brainwav
0.77 brainwaves
0.77 brain…
0.77 cars
0.77 confidenc
0.77 confidence
0.77 court blocks
0.77 creativit
0.77 creativity
0.77 filing
0.77 filin…
0.77 fund with law
0.77 gains $
0.77 hom
0.77 homes
0.77 lets
0.77 missi…
0.77 near a
0.77 of
0.77 on weak
0.77 pension fund
0.77 recalls
0.77 ris
0.77 s25
0.77 seagat
0.77 seagate
0.77 seaga…
0.77 slumps
0.77 slump…
0.77 stx
0.77 telescop
0.77 telescope
0.77 teles…
0.77 the cosmos
0.77 toyota
0.77 toyot…
0.77 اولت
0.77 اولترا
0.77 اولتر…
0.77 اونس طلا
0.77 ترامپ در
0.77 جهان شد
0.77 دادگاه نیویورک
0.77 داشت
0.77 در کشور
0.77 دهد
0.77 روس
0.77 زنجیره تامین
0.77 زنده
0.77 سایت
0.77 سوم
0.77 می دهد
0.77 نانوذرات
0.77 نانوذ…
0.77 نیل
0.77 نیل آرمسترانگ
0.77 نیویورک $
0.77 کشور $
0.76 <number> بازی
0.76 ^ disney
0.76 ^ لیگ
0.76 ark
0.76 athlet
0.76 athletes
0.76 athle…
0.76 auction
0.76 aucti…
0.76 audienc
0.76 audience
0.76 audience $
0.76 audie…
0.76 awar
0.76 award
0.76 charges
0.76 destroy
0.76 destroys
0.76 destr…
0.76 earthquak
0.76 earthquake
0.76 earth…
0.76 festival
0.76 festi…
0.76 gdp
0.76 hollow
0.76 hollower
0.76 hollo…
0.76 indi
0.76 indie
0.76 lawyer
0.76 media
0.76 meta over
0.76 mina
0.76 rattles
0.76 reboun
0.76 shows
0.76 trump media
0.76 unemployment
0.76 unemp…
0.76 آب
0.76 انسان
0.76 این بار
0.76 اینترنتی
0.76 حمله به
0.76 حمله سایبری
0.76 زیاد
0.76 سایبر
0.76 سایبری
0.76 سایبر…
0.76 سبز شد
0.76 لیگ
0.76 ماه $
0.76 نخستین
0.76 نخستی…
0.76 نشست
0.76 هوای
0.76 چین در
0.75 <number> hit
0.75 <price> for
0.75 ^ فروش
0.75 activision
0.75 adopt
0.75 bonds
0.75 buys back
0.75 companies
0.75 half a
0.75 in four
0.75 indonesia
0.75 indon…
0.75 iowa
0.75 it $
0.75 jump after
0.75 platforms
0.75 savings
0.75 slump
0.75 storage demand
0.75 suite
0.75 time in
0.75 weekend $
0.75 worr
0.75 worries
0.75 worri…
0.75 ارکستر
0.75 ارکست…
0.75 از <price>
0.75 امواج
0.75 اونس
0.75 اکسیژن
0.75 اکسیژ…
0.75 بیماران
0.75 بیمار…
0.75 تامین
0.75 تتا
0.75 ترامپ
0.75 تنفس
0.75 تنفسی
0.75 جهشی
0.75 حافظه
0.75 رایانش
0.75 زد $
0.75 سرطان
0.75 صحنه
0.75 غذا
0.75 فروشان
0.75 فروشا…
0.75 مغز
0.75 نقشی
0.74 bank of
0.74 chainlink
0.74 chia
0.74 fenc
0.74 fence
0.74 flights
0.74 flights $
0.74 four years
0.74 helium shortage
0.74 hours $
0.74 jump in
0.74 lithium
0.74 lithi…
0.74 minist
0.74 minister
0.74 minis…
0.74 mri
0.74 passeng
0.74 passengers
0.74 playgroun
0.74 playground
0.74 playg…
0.74 privat
0.74 private
0.74 quarterl
0.74 quarterly
0.74 rall
0.74 rush
0.74 school
0.74 schoo…
0.74 shortage threatens
0.74 supply chain
0.74 uk court
0.74 تازه روی
0.74 جان
0.74 جدیدش
0.74 جدیدش را
0.74 رد
0.74 ریاض
0.74 سال $
0.74 سقوط آزاد
0.74 فرابورس
0.74 فرابو…
0.74 مالیات
0.74 مالیا…
0.74 کوانتومی
0.73 ^ lance
0.73 angers
0.73 batteries
0.73 bieb
0.73 bieber
0.73 biebe…
0.73 breakthrough
0.73 casp
0.73 casper
0.73 caspe…
0.73 close…
0.73 coachella
0.73 coach…
0.73 connecting
0.73 constitution
0.73 const…
0.73 crisi
0.73 crisis
0.73 crisi…
0.73 deal $
0.73 for cash
0.73 goldman sachs
0.73 headlin
0.73 headlines
0.73 headl…
0.73 justin
0.73 klimt
0.73 lanc
0.73 lance
0.73 lance armstrong
0.73 law with tech
0.73 let
0.73 luna
0.73 moth
0.73 notch
0.73 notches
0.73 notch…
0.73 podcast
0.73 podcast $
0.73 podca…
0.73 prices
0.73 processor
0.73 proce…
0.73 research
0.73 resea…
0.73 robinhoo
0.73 robinhood
0.73 robin…
0.73 ruud
0.73 sach
0.73 sachs
0.73 slide
0.73 thin
0.73 worl
0.73 world
0.73 انتخاب
0.73 جدید انتخاب
0.73 جدید در
0.73 سبز
0.73 هنرمند
0.73 کور
0.73 کیمبال
0.73 کیمبا…
0.72 ^ stocks
0.72 ^ عرضه
0.72 altman
0.72 altma…
0.72 bankman
0.72 bankm…
0.72 bargain
0.72 bargains
0.72 barga…
0.72 black
0.72 california $
0.72 court
0.72 delayed $
0.72 dots
0.72 eu
0.72 failures
0.72 failures $
0.72 fork
0.72 in september
0.72 interest why
0.72 jordan
0.72 jorda…
0.72 joseph
0.72 josep…
0.72 laundering failures
0.72 look
0.72 looks
0.72 mansion $
0.72 math
0.72 maths
0.72 of compound
0.72 plac
0.72 placed
0.72 place…
0.72 plot
0.72 professor
0.72 profe…
0.72 pupil
0.72 pupils
0.72 pupil…
0.72 rebound
0.72 rebou…
0.72 records
0.72 release
0.72 sam
0.72 sam altman
0.72 shap
0.72 shapes
0.72 shape…
0.72 shopp
0.72 shoppers
0.72 shopp…
0.72 should start
0.72 show
0.72 stanfor
0.72 stanford
0.72 stanf…
0.72 start saving
0.72 stocks $
0.72 surpris
0.72 surpr…
0.72 switch
0.72 switc…
0.72 technolog
0.72 technology
0.72 techn…
0.72 to its
0.72 tops global
0.72 آینده $
0.72 اروپا $
0.72 اضافه
0.72 بازیکن
0.72 برای خرید
0.72 بسازید
0.72 زد
0.72 مرکزی نرخ
0.71 berlin
0.71 berli…
0.71 billion
0.71 cease…
0.71 connect
0.71 conne…
0.71 cox
0.71 exhibition
0.71 exhib…
0.71 extends
0.71 freezer
0.71 frida
0.71 friday
0.71 frida…
0.71 gemini
0.71 gemin…
0.71 gold hits
0.71 japan $
0.71 jump
0.71 les
0.71 less
0.71 manager
0.71 narrat
0.71 narrates
0.71 newmont
0.71 newmo…
0.71 pour
0.71 rallies <price>
0.71 rolls
0.71 sc
0.71 sleep
0.71 start
0.71 startup raises
0.71 start…
0.71 test $
0.71 xbox
0.71 استارلینک
0.71 بر
0.71 رستوران
0.71 رستور…
0.71 شمال
0.71 های الکترونیک
0.71 هر
0.71 هنر
0.71 ورزش های
0.71 کیش
0.7 ^ مقایسه
0.7 ^ هک
0.7 analyst with business
0.7 arctic
0.7 arcti…
0.7 bann
0.7 banned
0.7 banne…
0.7 brian
0.7 budge…
0.7 chatbot
0.7 chatb…
0.7 coffe
0.7 coffee
0.7 coffe…
0.7 custo…
0.7 era
0.7 for small
0.7 forecasts
0.7 french
0.7 frenc…
0.7 gang
0.7 government
0.7 grok
0.7 herd
0.7 herds
0.7 invest
0.7 keanu
0.7 madri
0.7 madrid
0.7 madri…
0.7 manag
0.7 manag…
0.7 micro…
0.7 mission
0.7 opens to
0.7 ox
0.7 playing
0.7 playi…
0.7 produ…
0.7 ransomwar
0.7 ransomware
0.7 record
0.7 recor…
0.7 reev
0.7 reeves
0.7 reeve…
0.7 review
0.7 revie…
0.7 serum
0.7 snook
0.7 snooker
0.7 snook…
0.7 spotif
0.7 spotify
0.7 spoti…
0.7 subscription
0.7 subsc…
0.7 turke
0.7 turkey
0.7 turke…
0.7 weak
0.7 xintong
0.7 xinto…
0.7 آکیورک
0.7 آکیور…
0.7 اصفهان
0.7 اصفها…
0.7 انجین
0.7 تلویزیون
0.7 تلویز…
0.7 خاموش
0.7 خاموشی
0.7 خاموش…
0.7 خودروساز
0.7 در اصفهان
0.7 سریالی
0.7 سریال…
0.7 سکه امروز
0.7 صدا
0.7 صدای
0.7 طلا و
0.7 ملی در
0.7 هکرها
0.7 و سکه
0.7 پسته
0.7 کنسرو
0.7 کنسروی
0.7 کنسرو…
0.69 ^ قهرمانی
0.69 ^ نرخ
0.69 ^ پلیس
0.69 affor
0.69 afford
0.69 affor…
0.69 anger…
0.69 astronaut
0.69 astronauts
0.69 astro…
0.69 bosses
0.69 bosse…
0.69 deliver
0.69 deliveries
0.69 dollar
0.69 dolla…
0.69 firma
0.69 georgia
0.69 georg…
0.69 gold miner
0.69 grill
0.69 joe
0.69 links
0.69 no
0.69 roll
0.69 russia
0.69 series $
0.69 splash
0.69 splas…
0.69 stat
0.69 state
0.69 stolen from
0.69 suit
0.69 tight
0.69 آرس
0.69 اسنپ
0.69 بخوریم
0.69 بخوری…
0.69 بسازی…
0.69 تریلر
0.69 جرد
0.69 خواص
0.69 دانه
0.69 روز
0.69 سرمایه گذاری
0.69 سرکش
0.69 فروخت…
0.69 قاشق
0.69 قهرمان
0.69 قهرمانی
0.69 قهرما…
0.69 لاغر
0.69 لاغری
0.69 لتو
0.69 نتایج
0.69 ورزش
0.69 چیا
0.69 کمتر
0.68 ^ gaming
0.68 ^ investors
0.68 ^ paypal
0.68 ^ تیم
0.68 accessibilit
0.68 accessibility
0.68 align
0.68 averag
0.68 average
0.68 avera…
0.68 cardano
0.68 carda…
0.68 curv
0.68 curve
0.68 dash
0.68 design
0.68 desig…
0.68 down after
0.68 fed leaves
0.68 gambler
0.68 gerolamo
0.68 gerol…
0.68 graphic
0.68 graphics
0.68 graph…
0.68 imaginar
0.68 imaginary
0.68 imagi…
0.68 int
0.68 inter
0.68 invent
0.68 invented
0.68 issue
0.68 jobs $
0.68 leaves rates
0.68 leo
0.68 lost
0.68 messi
0.68 miami
0.68 nba
0.68 packag
0.68 package
0.68 packa…
0.68 paypal
0.68 paypa…
0.68 rates unchanged
0.68 takes <number>
0.68 to issue
0.68 unchang
0.68 unchanged
0.68 websit
0.68 websites
0.68 websi…
0.68 بازگشت $
0.68 بین
0.68 روزی
0.68 ژاپنی
0.68 یورو
0.67 <price> $
0.67 ^ اینترنت
0.67 ^ کاهش
0.67 adopt…
0.67 are
0.67 asian
0.67 battery
0.67 blanc
0.67 china
0.67 climbers
0.67 collision
0.67 colli…
0.67 deliv…
0.67 depot
0.67 drive $
0.67 dron
0.67 drone
0.67 early $
0.67 faster
0.67 gambl
0.67 gambl…
0.67 gets
0.67 grips
0.67 mont
0.67 prompt
0.67 prompts
0.67 promp…
0.67 recycl
0.67 recycling
0.67 recyc…
0.67 reports
0.67 rollout
0.67 rollo…
0.67 sanctions on
0.67 septemb
0.67 september
0.67 septe…
0.67 soar
0.67 آپارتمان
0.67 آپارت…
0.67 اسکناس
0.67 اسکنا…
0.67 شیبا
0.67 مت
0.67 نژاد
0.66 ^ oil
0.66 coin SOL
0.66 consum
0.66 draws record
0.66 drive
0.66 faste…
0.66 favorit
0.66 favorite
0.66 favor…
0.66 federal
0.66 feder…
0.66 hershe
0.66 hershey
0.66 hersh…
0.66 hexagon
0.66 hexag…
0.66 intuitiv
0.66 intuitive
0.66 intui…
0.66 lander
0.66 lande…
0.66 liverpool
0.66 liver…
0.66 lunar
0.66 money laundering
0.66 natur
0.66 nature
0.66 opec
0.66 oreo
0.66 peak
0.66 peak $
0.66 pole
0.66 price…
0.66 project
0.66 proje…
0.66 slips as
0.66 suspect
0.66 thinn
0.66 thinner
0.66 thinn…
0.66 انویدیا
0.66 انوید…
0.66 با موفقیت
0.66 برتر
0.66 تعطیل کرد
0.66 تون
0.66 دکوراسیون
0.66 دکورا…
0.66 را تعطیل
0.66 رنگ
0.66 مجلس $
0.66 مدیران
0.66 مدیرا…
0.66 مقایسه
0.66 مقایس…
0.66 موفقیت
0.66 موفقی…
0.66 نکته
0.66 گره
0.65 apple unveils
0.65 can t
0.65 coast
0.65 company $
0.65 consu…
0.65 degre
0.65 degrees
0.65 degre…
0.65 game with regulator
0.65 linked to
0.65 phishing
0.65 plunge
0.65 quiet
0.65 scorch
0.65 scorc…
0.65 stolen
0.65 stole…
0.65 track
0.65 upholds ban
0.65 with new
0.65 برگزار شد
0.65 درصد رشد
0.65 سینماهای
0.65 شکایت
0.65 نظریه
0.65 نقد
0.65 نوسان
0.64 ^ two
0.64 an
0.64 avalanche kills
0.64 bank governor
0.64 billi…
0.64 bluff
0.64 color
0.64 colors
0.64 company
0.64 condo
0.64 condos
0.64 condo…
0.64 decad
0.64 decade
0.64 decad…
0.64 failur
0.64 failu…
0.64 inven…
0.64 laundering
0.64 lawsuits
0.64 maps
0.64 newest
0.64 newes…
0.64 olds
0.64 solana
0.64 solan…
0.64 video
0.64 wallet adds
0.64 wave $
0.64 آنچه
0.64 آنچه باید
0.64 بازیک…
0.64 باید بدانید
0.64 بدانید
0.64 بدانید $
0.64 بدانی…
0.64 ترین
0.64 جعل
0.64 دقیقا
0.64 رندر
0.64 سنگین در
0.64 طلایی
0.64 عمان
0.64 فتا
0.64 محاکمه
0.64 محاکم…
0.64 مذاکرات
0.64 هر آنچه
0.64 هنگام
0.64 پلیس فتا
0.64 گذاشتن
0.64 گذاشت…
0.63 ^ ایران
0.63 ^ کشف
0.63 alpin
0.63 alpine
0.63 alpin…
0.63 banking
0.63 banki…
0.63 booms
0.63 bright
0.63 brigh…
0.63 bu
0.63 bus
0.63 collaps
0.63 collapse
0.63 cricket
0.63 crick…
0.63 dip
0.63 drink
0.63 eighth
0.63 eight…
0.63 fizz
0.63 flash
0.63 hackers
0.63 icy
0.63 joins
0.63 kid
0.63 kids
0.63 launder
0.63 laund…
0.63 on ai
0.63 remain
0.63 remains
0.63 remai…
0.63 ser
0.63 series
0.63 serie…
0.63 slow
0.63 startup
0.63 traged
0.63 tragedy
0.63 trage…
0.63 wond
0.63 wonder
0.63 wonde…
0.63 الجثه
0.63 اوراکل
0.63 اوراک…
0.63 بازگشت
0.63 بوشهر
0.63 جای خود
0.63 دختر
0.63 دختری
0.63 درمانی
0.63 درمان…
0.63 رشد کرد
0.63 عظیم
0.63 می ماند
0.63 میلگرد
0.63 میلگر…
0.63 مینا
0.63 نشستن
0.63 نمی
0.63 پلیس
0.63 چالوس
0.63 ژاپن
0.63 یارانه
0.63 یاران…
0.62 ^ apple
0.62 ^ پروتون
0.62 apart
0.62 battle
0.62 belt
0.62 boe
0.62 boeing
0.62 boein…
0.62 caesar
0.62 caesa…
0.62 chrom
0.62 chrome
0.62 chrom…
0.62 court battle
0.62 die
0.62 fines
0.62 forced
0.62 game with transfer
0.62 mis
0.62 mixed
0.62 months
0.62 poun
0.62 pound
0.62 recalled
0.62 remed
0.62 remedy
0.62 remed…
0.62 safet
0.62 safety
0.62 safet…
0.62 skid
0.62 skids
0.62 turtl
0.62 turtle
0.62 turtl…
0.62 unto
0.62 unveils quantum
0.62 تراکنش های
0.62 مکس
0.62 وام های
0.62 پروتون
0.62 پروتو…
0.62 کند $
0.61 ^ tesla
0.61 brain
0.61 dop
0.61 doping
0.61 dopin…
0.61 fish
0.61 fishing
0.61 fishi…
0.61 games
0.61 histor
0.61 history
0.61 malaria
0.61 malar…
0.61 narra…
0.61 phish
0.61 phish…
0.61 polygon
0.61 polyg…
0.61 roar
0.61 sal
0.61 sales
0.61 staffers
0.61 staff…
0.61 stake $
0.61 taxes $
0.61 world $
0.61 آدا
0.61 ارشد
0.61 برمی گردد
0.61 ترکی
0.61 جلسه
0.61 دلار $
0.61 سینما
0.61 سینما…
0.61 شوند $
0.61 فرهاد
0.61 فرهادی
0.61 فرهاد…
0.61 قرمز
0.61 متیل
0.61 می کند
0.61 نگهدار
0.61 نگهداری
0.61 نگهدا…
0.61 پژوهشگاه
0.61 پژوهش…
0.61 کشف
0.61 کن
0.61 کنسرت
0.61 یلماز
0.6 <price> on
0.6 ^ دو
0.6 announce
0.6 apple
0.6 brands $
0.6 colla…
0.6 cuts <number>
0.6 dat
0.6 dates
0.6 deal
0.6 dress
0.6 dressed
0.6 dress…
0.6 extra
0.6 grip
0.6 ibm
0.6 leagu
0.6 league
0.6 leagu…
0.6 legend
0.6 legends
0.6 legen…
0.6 lisbon
0.6 lisbo…
0.6 nine months
0.6 nomads
0.6 probes
0.6 probe…
0.6 return
0.6 retur…
0.6 sell
0.6 t1
0.6 take on
0.6 taxes
0.6 tumble
0.6 watchdog
0.6 wemble
0.6 wembley
0.6 wembl…
0.6 why the
0.6 اس
0.6 او
0.6 جدید $
0.6 شوند
0.6 صندوق
0.6 می شوند
0.6 نتفلیکس
0.6 نتفلی…
0.6 نزول
0.6 نزولی
0.6 نیمه
0.6 هواو
0.6 هواوی
0.59 ^ جدول
0.59 argument
0.59 arguments
0.59 argum…
0.59 birthright
0.59 birth…
0.59 citizenship
0.59 citiz…
0.59 cocain
0.59 cocaine
0.59 cocai…
0.59 energ
0.59 energy
0.59 explain
0.59 expla…
0.59 freed from
0.59 hear
0.59 hears
0.59 hit <price>
0.59 in paris
0.59 months $
0.59 paris $
0.59 payrolls
0.59 phone
0.59 port
0.59 reign
0.59 reigns
0.59 resign
0.59 resigns
0.59 resigns $
0.59 resig…
0.59 russi…
0.59 savers
0.59 saver…
0.59 scams $
0.59 study finds
0.59 summit
0.59 summi…
0.59 to the
0.59 tonn
0.59 tonne
0.59 uber
0.59 warned
0.59 warne…
0.59 ایرانی ها
0.59 بازی
0.59 بانک آینده
0.59 تازه به
0.59 جدول
0.59 جهش
0.59 در برزیل
0.59 هراز
0.58 ^ مدیرعامل
0.58 art
0.58 barbarian
0.58 bid
0.58 bill $
0.58 children
0.58 child…
0.58 elijah
0.58 elija…
0.58 export
0.58 exports
0.58 expor…
0.58 fall on
0.58 for a
0.58 fuel
0.58 global
0.58 globa…
0.58 june
0.58 leak
0.58 losses $
0.58 met
0.58 president
0.58 presi…
0.58 privac
0.58 privacy
0.58 کند
0.58 گیشه
0.57 ^ فناوری
0.57 anthropic
0.57 anthr…
0.57 billion in
0.57 coming
0.57 comin…
0.57 emoji
0.57 governor
0.57 histo…
0.57 lift
0.57 result
0.57 results
0.57 resul…
0.57 the home
0.57 threaten
0.57 threatens
0.57 valued
0.57 value…
0.57 ایستاد
0.57 ایستاد $
0.57 ایستا…
0.57 برزیل
0.57 دی
0.57 رسد
0.57 رسد $
0.57 ستاره
0.57 عرضه می
0.57 فروشگاه
0.57 فروشگ…
0.57 منزل
0.57 می رسد
0.56 ^ بهترین
0.56 airport
0.56 airpo…
0.56 app
0.56 bacteria
0.56 bacte…
0.56 business with tech
0.56 climat
0.56 climate
0.56 clima…
0.56 com
0.56 costco
0.56 costc…
0.56 cotta
0.56 director $
0.56 gut
0.56 hir
0.56 hires
0.56 noir
0.56 nomad
0.56 parkinson
0.56 parki…
0.56 platform
0.56 platf…
0.56 pudd
0.56 pudding
0.56 puddi…
0.56 recip
0.56 recipes
0.56 threa…
0.56 uncha…
0.56 warrior
0.56 warriors
0.56 warri…
0.56 weighs
0.56 weigh…
0.56 بهترین
0.56 بهتری…
0.56 بهداشت
0.56 بهداشتی
0.56 بهداش…
0.56 رونمایی کرد
0.56 ساز شد
0.56 فناور
0.56 فناوری
0.56 فناور…
0.56 پی
0.55 ^ powell
0.55 aroun
0.55 around
0.55 aroun…
0.55 below <price>
0.55 drill
0.55 drills
0.55 drill…
0.55 duty
0.55 fails
0.55 fails to
0.55 fear
0.55 on $
0.55 pla
0.55 rate cut
0.55 rattle
0.55 taiwan
0.55 taiwa…
0.55 uphold
0.55 upholds
0.55 uphol…
0.55 تقویت
0.55 جای
0.55 شورا
0.55 شوراها
0.55 شوراه…
0.55 همکار
0.55 همکاری
0.55 همکار…
0.55 واحدی
0.55 پلتفرم
0.55 پلتفر…
0.54 airdrop
0.54 airdr…
0.54 auction house
0.54 be
0.54 centr
0.54 centre
0.54 court $
0.54 earnings
0.54 first time
0.54 gran
0.54 grand
0.54 hedg
0.54 in europe
0.54 inquir
0.54 inquiry
0.54 inquiry $
0.54 inqui…
0.54 open source
0.54 passport
0.54 passp…
0.54 prim
0.54 prime
0.54 record $
0.54 sales jump
0.54 sanctions
0.54 servic
0.54 servi…
0.54 sinn
0.54 sinner
0.54 sinne…
0.54 source
0.54 stake
0.54 street $
0.54 tariff fears
0.54 the world
0.54 tumbl
0.54 tumbl…
0.54 unveil
0.54 unvei…
0.54 انتخابات
0.54 بسته شد
0.54 در درمان
0.54 درمان سرطان
0.54 سرطان $
0.54 معرفی شد
0.54 یا
0.53 ^ how
0.53 california
0.53 calif…
0.53 cash app
0.53 closing
0.53 closi…
0.53 group
0.53 leave
0.53 licen…
0.53 loui
0.53 louis
0.53 missing link
0.53 mix
0.53 musical
0.53 recor
0.53 reign…
0.53 sanction
0.53 sanct…
0.53 sourc
0.53 sourc…
0.53 stall
0.53 stalls
0.53 stall…
0.53 tax $
0.53 third month
0.53 داروخانه
0.53 داروخ…
0.53 شاپرک
0.53 شدن
0.53 کمبود
0.52 brac
0.52 brace
0.52 cow
0.52 fees
0.52 gala raises
0.52 meme
0.52 oregon
0.52 orego…
0.52 prices tumble
0.52 reviv…
0.52 says
0.52 steady
0.52 washes
0.52 washe…
0.52 جهان $
0.52 دارند
0.52 دارند $
0.52 در هفته
0.52 صادر
0.52 همزمان
0.52 همزما…
0.51 ^ china
0.51 ^ us
0.51 ^ دلار
0.51 barba…
0.51 chip
0.51 earning
0.51 earni…
0.51 for first
0.51 ids
0.51 jacket
0.51 jacke…
0.51 jobs
0.51 killed
0.51 may
0.51 meet
0.51 neil
0.51 oth
0.51 other
0.51 recip…
0.51 scann
0.51 scanners
0.51 scann…
0.51 slam
0.51 stead
0.51 stead…
0.51 tariff
0.51 tarif…
0.51 texa
0.51 texas
0.51 third straight
0.51 to take
0.51 up in
0.51 wash
0.51 دهد $
0.51 صورت
0.51 لباس
0.51 گردد
0.51 گردد $
0.5 ^ لایه
0.5 bond
0.5 bur
0.5 buries
0.5 burie…
0.5 channel
0.5 chann…
0.5 cornish
0.5 corni…
0.5 explo…
0.5 floo
0.5 flood
0.5 killing
0.5 killi…
0.5 migrant
0.5 migrants
0.5 reform
0.5 refor…
0.5 resort
0.5 resor…
0.5 road $
0.5 sells out
0.5 spike
0.5 vote
0.5 whale
0.5 بعدی
0.5 جعلی $
0.5 سارقان
0.5 سارقا…
0.5 سگ
0.5 معمار
0.5 معماری
0.5 معمار…
0.5 نظم
0.5 ها از
0.5 هدیه
-0.5 <person> در
-0.5 ^ craig
-0.5 chain with regulator
-0.5 claims
-0.5 clas
-0.5 class
-0.5 class action
-0.5 coin ALGO
-0.5 coin with holder
-0.5 contempt
-0.5 conte…
-0.5 craig
-0.5 craig wright
-0.5 crypto $
-0.5 death
-0.5 etf <coin>
-0.5 google cloud
-0.5 halving what
-0.5 moments
-0.5 regul…
-0.5 return $
-0.5 scrutin
-0.5 scrutiny
-0.5 scrut…
-0.5 sdk
-0.5 suspended
-0.5 to all
-0.5 vow
-0.5 vows
-0.5 wright
-0.5 wrigh…
-0.5 wyom
-0.5 wyoming
-0.5 wyomi…
-0.5 اجرا
-0.5 باد
-0.5 به صرافی
-0.5 تازه شاپرک
-0.5 جا کرد
-0.5 جابه
-0.5 جابه جا
-0.5 دقیقه
-0.5 سال زندان
-0.5 لیست
-0.5 متمرکز
-0.5 متمرک…
-0.5 نتورک
-0.5 همکاری می
-0.5 پن
-0.5 گیر
-0.51 <number> at
-0.51 <number> valuation
-0.51 <number> سال
-0.51 <person> appeal
-0.51 ^ satoshi
-0.51 ^ ربات
-0.51 ^ قطعی
-0.51 again
-0.51 alloc…
-0.51 analyst with coin
-0.51 await
-0.51 broker hidden
-0.51 cbdc
-0.51 coin ANKR
-0.51 coin EGLD
-0.51 coin PAXG
-0.51 coin RNDR
-0.51 exit
-0.51 five
-0.51 fund with regulator
-0.51 gpus
-0.51 hidden road
-0.51 kazakh
-0.51 prime broker
-0.51 seeker
-0.51 seeke…
-0.51 seizes
-0.51 sentence
-0.51 skr
-0.51 to earn
-0.51 trading with watcher
-0.51 usdx
-0.51 withdrawal
-0.51 withdrawals
-0.51 withdrawals after
-0.51 جا
-0.51 جمعی
-0.51 خصوصی $
-0.51 دسته
-0.51 دسته جمعی
-0.51 دوباره از
-0.51 ربات های
-0.51 رمزارز در
-0.51 شرکت <coin>
-0.51 لوور
-0.51 می فروشد
-0.51 های حریم
-0.51 چقدر است
-0.52 <price> درصد
-0.52 ^ arkham
-0.52 ^ lighter
-0.52 admin
-0.52 anywher
-0.52 anywhere
-0.52 anywh…
-0.52 arbitrag
-0.52 arbitrage
-0.52 arkham
-0.52 arkha…
-0.52 beam
-0.52 boom
-0.52 chain with whale
-0.52 compromis
-0.52 compromised
-0.52 files
-0.52 hashpric
-0.52 hashprice
-0.52 hashp…
-0.52 heats
-0.52 identif
-0.52 identifies
-0.52 in first
-0.52 ipo
-0.52 light
-0.52 lighter
-0.52 massachusett
-0.52 massachusetts
-0.52 massa…
-0.52 nfts
-0.52 returns to
-0.52 shares $
-0.52 squeez
-0.52 squeeze
-0.52 squee…
-0.52 testnet
-0.52 testn…
-0.52 to cash
-0.52 tops <number>
-0.52 ubisoft
-0.52 ubiso…
-0.52 اترهای
-0.52 اترها…
-0.52 اردیبهشت
-0.52 اردیب…
-0.52 ارن
-0.52 از زندان
-0.52 انتقال
-0.52 ایگن
-0.52 تو
-0.52 تو ارن
-0.52 توکن جدید
-0.52 جریمه
-0.52 دزد
-0.52 دزدی
-0.52 را جابه
-0.52 را نصف
-0.52 فروشد
-0.52 فروشد $
-0.52 میم کوین
-0.52 نصف کرد
-0.52 هایش
-0.52 پلی تو
-0.52 کریپتو در
-0.52 گیرندگان
-0.52 گیرند…
-0.53 <price> cents
-0.53 ^ اکسپلویت
-0.53 ^ درآمد
-0.53 a ledger
-0.53 barb
-0.53 barbs
-0.53 bots
-0.53 cents
-0.53 cheap
-0.53 cheaper
-0.53 cheap…
-0.53 contracts $
-0.53 count
-0.53 cycl
-0.53 depegs
-0.53 depeg…
-0.53 empty
-0.53 flares
-0.53 kamino
-0.53 kamin…
-0.53 launches mobile
-0.53 ledger $
-0.53 levy
-0.53 metaplanet
-0.53 metap…
-0.53 miner with transfer
-0.53 ofTrade with whale
-0.53 othersid
-0.53 otherside
-0.53 proto…
-0.53 real estate
-0.53 sorr
-0.53 sorry
-0.53 spot
-0.53 stacks
-0.53 stack…
-0.53 stand
-0.53 stands
-0.53 takes
-0.53 to us
-0.53 virtual mansion
-0.53 week
-0.53 wheth
-0.53 whether
-0.53 wheth…
-0.53 انداز…
-0.53 اکسپلویت
-0.53 اکسپل…
-0.53 اکسیر
-0.53 بدون مجوز
-0.53 ثانیه
-0.53 خرند
-0.53 دایو
-0.53 درصد رساند
-0.53 رادیانت
-0.53 رادیا…
-0.53 ساتوش
-0.53 ساتوشی
-0.53 ساتوش…
-0.53 فارمینگ
-0.53 فارمی…
-0.53 فعال شد
-0.53 قطعی
-0.53 مجوز را
-0.53 موزه
-0.53 نات کوین
-0.53 نظارت
-0.53 های بدون
-0.53 پرید $
-0.53 کسب
-0.53 کپیتال
-0.53 کپیتا…
-0.53 گرم
-0.54 <coin> holders
-0.54 <number> over
-0.54 ^ pepe
-0.54 ^ ایردراپ
-0.54 ^ فیلترینگ
-0.54 ^ کاربران
-0.54 analysts
-0.54 center
-0.54 cente…
-0.54 cheaper vr
-0.54 clari…
-0.54 coin ENJ
-0.54 coin with wallet
-0.54 data center
-0.54 eligibilit
-0.54 eligibility
-0.54 empt
-0.54 finlan
-0.54 finland
-0.54 finla…
-0.54 from <number>
-0.54 greenhous
-0.54 greenhouses
-0.54 green…
-0.54 hard
-0.54 is over
-0.54 latenc
-0.54 latency
-0.54 laten…
-0.54 meteora
-0.54 meteo…
-0.54 mysticeti
-0.54 mysti…
-0.54 of coinbase
-0.54 other…
-0.54 over $
-0.54 pap
-0.54 paper
-0.54 risk $
-0.54 shine
-0.54 split
-0.54 stack
-0.54 tak
-0.54 validators
-0.54 vr headset
-0.54 آزمایش
-0.54 آزمای…
-0.54 از بازی
-0.54 اندازی
-0.54 ای که
-0.54 با رمزارز
-0.54 بخش
-0.54 بلومبرگ
-0.54 بلومب…
-0.54 را عوض
-0.54 را کم
-0.54 راه اندازی
-0.54 شورت
-0.54 عوض
-0.54 عوض کرد
-0.54 فضا
-0.54 فیلترینگ
-0.54 فیلتر…
-0.54 مدیره
-0.54 مرموز
-0.54 هول
-0.54 هییت
-0.54 ورم
-0.54 ورم هول
-0.55 <coin> برای
-0.55 blast
-0.55 business with exchange
-0.55 city hall
-0.55 day one
-0.55 dmv
-0.55 eligi…
-0.55 etf $
-0.55 extrem
-0.55 extreme
-0.55 extre…
-0.55 flips
-0.55 for developers
-0.55 hall
-0.55 mining
-0.55 minin…
-0.55 on day
-0.55 proof of
-0.55 sea
-0.55 shin
-0.55 target
-0.55 targe…
-0.55 virtual city
-0.55 از کار
-0.55 اسک
-0.55 اسکای
-0.55 بلاک در
-0.55 به <price>
-0.55 تر شد
-0.55 خود
-0.55 در کیش
-0.55 را بین
-0.55 سریع
-0.55 سریع تر
-0.55 شکایت کرد
-0.55 نهاد
-0.55 ورشکست
-0.55 پنج
-0.55 چه
-0.56 <price> from
-0.56 <price> هزار
-0.56 ^ iranian
-0.56 ^ mt
-0.56 ^ تفاوت
-0.56 ^ سندباکس
-0.56 argentine
-0.56 authorities
-0.56 collapse <price>
-0.56 copi
-0.56 copied
-0.56 copie…
-0.56 develop
-0.56 devel…
-0.56 drained of
-0.56 gox
-0.56 gpu
-0.56 guilty to
-0.56 hashflar
-0.56 hashflare
-0.56 hashf…
-0.56 in <coin>
-0.56 liquidates
-0.56 loses peg
-0.56 mt
-0.56 mt gox
-0.56 on a
-0.56 one $
-0.56 out <number>
-0.56 plea
-0.56 plead
-0.56 plead guilty
-0.56 plunges
-0.56 priced
-0.56 rang
-0.56 range
-0.56 rul
-0.56 rules
-0.56 scandal
-0.56 scand…
-0.56 spar
-0.56 stages
-0.56 stopping
-0.56 to store
-0.56 to trade
-0.56 whom
-0.56 xusd
-0.56 تفاوت
-0.56 خبر
-0.56 درصد
-0.56 ریالی
-0.56 ساعته
-0.56 سندباکس
-0.56 سندبا…
-0.56 سود <coin>
-0.56 شهرک
-0.56 مزرعه
-0.56 مصاحبه
-0.56 مصاحب…
-0.56 میستیست
-0.56 میستیستی
-0.56 میستی…
-0.57 ^ cryptopunks
-0.57 ^ اولین
-0.57 action
-0.57 actio…
-0.57 analyst
-0.57 analy…
-0.57 argentin
-0.57 chain with transfer
-0.57 creditor
-0.57 creditors
-0.57 default
-0.57 defau…
-0.57 end
-0.57 exchange with wallet
-0.57 finds $
-0.57 gondi
-0.57 grayscale files
-0.57 jumps <price>
-0.57 million daily
-0.57 of <number>
-0.57 official
-0.57 officials
-0.57 pay
-0.57 person with price
-0.57 person with transfer
-0.57 protocols
-0.57 puts <number>
-0.57 repays
-0.57 royalt
-0.57 royalties
-0.57 royal…
-0.57 slides
-0.57 slide…
-0.57 wallet with whale
-0.57 wind
-0.57 آماده
-0.57 انجمن
-0.57 انجمن بلاکچین
-0.57 ریال دیجیتال
-0.57 صراف
-0.57 صرافی
-0.57 لیکویید
-0.57 می گویند
-0.57 نسخه جدید
-0.57 هولدرهای
-0.57 و چگونه
-0.57 پرتال
-0.57 گویند
-0.57 گویند $
-0.57 یوروی
-0.57 یوروی دیجیتال
-0.58 ^ pendle
-0.58 ^ توکنیزه
-0.58 abkhazia
-0.58 abkha…
-0.58 academ
-0.58 academy
-0.58 acade…
-0.58 at t
-0.58 attacker
-0.58 chain with game
-0.58 coin with whale
-0.58 comeback
-0.58 comeb…
-0.58 depeg
-0.58 ftx
-0.58 giggl
-0.58 giggle
-0.58 giggl…
-0.58 illegal
-0.58 illeg…
-0.58 iranian
-0.58 irani…
-0.58 issues
-0.58 its workforce
-0.58 korea
-0.58 ll
-0.58 metaverse with ofTrade
-0.58 punk
-0.58 satoshi
-0.58 seized
-0.58 service
-0.58 t $
-0.58 teach
-0.58 thi
-0.58 this
-0.58 treasur
-0.58 trigg
-0.58 triggers
-0.58 trigg…
-0.58 up
-0.58 آپ
-0.58 آیرن
-0.58 بود
-0.58 بود $
-0.58 حریم
-0.58 حریم خصوصی
-0.58 سرمایه
-0.58 سرمای…
-0.58 مایکروسافت
-0.58 مایکر…
-0.58 ناپدید
-0.58 ناپدید شد
-0.58 ناپدی…
-0.58 وصله
-0.58 چه بود
-0.59 <number> before
-0.59 ^ microstrategy
-0.59 airdrop with miner
-0.59 at <price>
-0.59 bad
-0.59 cryptopunks
-0.59 down as
-0.59 earl
-0.59 early
-0.59 law with price
-0.59 moonwell
-0.59 moonw…
-0.59 must
-0.59 price with transfer
-0.59 raid
-0.59 run
-0.59 says he
-0.59 shared rule regulation
-0.59 tell
-0.59 wak
-0.59 wakes
-0.59 workforc
-0.59 workforce
-0.59 workf…
-0.59 آزوک
-0.59 آزوکی
-0.59 بدترین
-0.59 بدتری…
-0.59 جمهور
-0.59 جنجال
-0.59 جنجالی
-0.59 جنجال…
-0.59 عدد
-0.59 غیرمجاز در
-0.59 قرارداد <number>
-0.59 نات
-0.6 ^ venus
-0.6 arrive
-0.6 authoriz
-0.6 authorizes
-0.6 bitconnect
-0.6 bitco…
-0.6 coin CEL
-0.6 coin LUNA
-0.6 collectible
-0.6 cryptopunk
-0.6 cuba
-0.6 damien
-0.6 damie…
-0.6 evaporat
-0.6 evaporate
-0.6 evapo…
-0.6 everyon
-0.6 everyone
-0.6 hang
-0.6 hirst
-0.6 iri
-0.6 iris
-0.6 leg
-0.6 legs
-0.6 market $
-0.6 microstrateg
-0.6 microstrategy
-0.6 mislead
-0.6 misleading
-0.6 misle…
-0.6 nfl
-0.6 offlin
-0.6 offline
-0.6 offli…
-0.6 ord
-0.6 over misleading
-0.6 paintings
-0.6 penguin
-0.6 pengu…
-0.6 position
-0.6 posit…
-0.6 restak
-0.6 restitution
-0.6 resti…
-0.6 servers
-0.6 sideway
-0.6 sideways
-0.6 sidew…
-0.6 suspends
-0.6 venu
-0.6 venus
-0.6 به زبان
-0.6 ثبت
-0.6 خزانه داری
-0.6 داری
-0.6 داری آمریکا
-0.6 درخواست
-0.6 درخوا…
-0.6 زبان
-0.6 زبان ساده
-0.6 سنا
-0.6 سوگند
-0.6 متا
-0.6 مپل
-0.6 های <coin>
-0.6 کردن
-0.6 کنند $
-0.61 <number> <coin>
-0.61 <number> addresses
-0.61 ^ zuckerberg
-0.61 balanc
-0.61 balan…
-0.61 bitpanda
-0.61 bitpa…
-0.61 blockstream
-0.61 coin AXS
-0.61 coin PLA
-0.61 coin XMR
-0.61 farming
-0.61 farmi…
-0.61 gaming platform
-0.61 hunt
-0.61 hunters
-0.61 hunte…
-0.61 investors $
-0.61 kit
-0.61 luck
-0.61 lucky
-0.61 majors
-0.61 requir
-0.61 requires
-0.61 requi…
-0.61 satellit
-0.61 satellite
-0.61 satel…
-0.61 serv
-0.61 serve…
-0.61 shuts $
-0.61 spikes
-0.61 spike…
-0.61 stopp
-0.61 stopp…
-0.61 telegram users
-0.61 tiny
-0.61 zuckerberg
-0.61 zucke…
-0.61 دلار رسید
-0.61 رمزارزها
-0.61 غیرمجاز
-0.61 غیرمج…
-0.61 مرداد
-0.61 مردم
-0.61 ها $
-0.61 پوزیشن
-0.61 پوزیش…
-0.61 چند
-0.61 کمبوی
-0.61 کنترل
-0.61 گذاری در
-0.62 <coin> community
-0.62 ^ snoop
-0.62 ^ trezor
-0.62 ^ ust
-0.62 adida
-0.62 adidas
-0.62 adida…
-0.62 approval
-0.62 approvals
-0.62 centrifug
-0.62 centrifuge
-0.62 chain with coin
-0.62 colombia
-0.62 colom…
-0.62 deposits $
-0.62 flag
-0.62 freezes
-0.62 hash rate
-0.62 hijacked
-0.62 holder with ofTrade
-0.62 kind price
-0.62 liquidity providers
-0.62 major…
-0.62 node
-0.62 overt…
-0.62 pantera
-0.62 pante…
-0.62 pendl
-0.62 pendle
-0.62 pendl…
-0.62 retir
-0.62 retires
-0.62 retir…
-0.62 revok
-0.62 revoke
-0.62 revok…
-0.62 sat
-0.62 sats
-0.62 to tax
-0.62 trezor
-0.62 trezo…
-0.62 urged
-0.62 which
-0.62 withd…
-0.62 به ایران
-0.62 ترکیب
-0.62 ترکیبی
-0.62 ترکیب…
-0.62 عینک واقعیت
-0.62 میزبان
-0.62 میزبا…
-0.62 میم
-0.62 های
-0.62 پول را
-0.62 کمبو
-0.62 کوین های
-0.62 گاو
-0.63 ^ aster
-0.63 ^ genesis
-0.63 ^ stepn
-0.63 ^ کنسرت
-0.63 ast
-0.63 aster
-0.63 attack $
-0.63 billion on
-0.63 buckl
-0.63 buckles
-0.63 buckl…
-0.63 cat
-0.63 cats
-0.63 coin KDA
-0.63 contract
-0.63 decentralizes
-0.63 fund with tech
-0.63 genesi
-0.63 genesis
-0.63 genes…
-0.63 glitches
-0.63 gras
-0.63 grass
-0.63 holders $
-0.63 largest
-0.63 large…
-0.63 libra
-0.63 names new
-0.63 proposal
-0.63 receive <number>
-0.63 scam
-0.63 sequenc
-0.63 sequencer
-0.63 solo
-0.63 sonn
-0.63 sonne
-0.63 teams with
-0.63 value $
-0.63 از شبکه
-0.63 استعفا
-0.63 استعف…
-0.63 بورس آمریکا
-0.63 در روز
-0.63 سقوط
-0.63 سیبیل
-0.63 شناسه
-0.63 مبتدیان
-0.63 مبتدی…
-0.63 نایک
-0.63 ها <coin>
-0.63 پل
-0.63 کاهش داد
-0.63 کمک کرد
-0.63 کنسرت مجازی
-0.63 گاوی
-0.63 گذار
-0.64 ^ linea
-0.64 ^ nft
-0.64 ^ جنگ
-0.64 coins
-0.64 compl…
-0.64 concentration
-0.64 down
-0.64 gover…
-0.64 in crypto
-0.64 in new
-0.64 insiders
-0.64 into law
-0.64 law $
-0.64 linea
-0.64 m5
-0.64 owners
-0.64 owner…
-0.64 pengu
-0.64 puts
-0.64 seeks to
-0.64 users to
-0.64 آواتار
-0.64 آواتا…
-0.64 بایننس در
-0.64 به صرفه
-0.64 تراست
-0.64 تراست ولت
-0.64 حذف شد
-0.64 رایوت
-0.64 رمزارزی
-0.64 زمین مجازی
-0.64 سوزان…
-0.64 صرفه
-0.64 صرفه است
-0.64 قیمت را
-0.64 هنوز به
-0.65 <coin> hits
-0.65 ^ ethena
-0.65 ^ lightning
-0.65 ^ maersk
-0.65 accumulate
-0.65 bring
-0.65 claim…
-0.65 climb…
-0.65 coin SAND
-0.65 delab
-0.65 delabs
-0.65 delab…
-0.65 dex
-0.65 dood
-0.65 grumbl
-0.65 grumble
-0.65 grumb…
-0.65 kaia
-0.65 lightn
-0.65 lightning
-0.65 maersk
-0.65 maers…
-0.65 rac
-0.65 racing
-0.65 racin…
-0.65 shark
-0.65 sharks
-0.65 shark…
-0.65 shipp
-0.65 shipping
-0.65 shipp…
-0.65 shot
-0.65 ten
-0.65 through
-0.65 throu…
-0.65 top shot
-0.65 tornado cash
-0.65 turns three
-0.65 whales accumulate
-0.65 whil
-0.65 while
-0.65 with <number>
-0.65 آرکام
-0.65 توکن می
-0.65 در راه
-0.65 دلاری را
-0.65 دیف
-0.65 دیفای
-0.65 را کاهش
-0.65 راه است
-0.65 قیمت <coin>
-0.65 متاپلنت
-0.65 متاپل…
-0.65 موز
-0.66 <number> minutes
-0.66 <person> says
-0.66 <person> سهام
-0.66 ^ سویی
-0.66 accumulat
-0.66 accum…
-0.66 aero
-0.66 atla
-0.66 atlas
-0.66 bitstamp
-0.66 bitst…
-0.66 claim $
-0.66 exchange with price
-0.66 fund on
-0.66 get <number>
-0.66 halving
-0.66 halvi…
-0.66 hav
-0.66 having
-0.66 havin…
-0.66 major
-0.66 means for
-0.66 october $
-0.66 perpetual
-0.66 perpe…
-0.66 pokemon
-0.66 pokem…
-0.66 repay
-0.66 sends
-0.66 velodrom
-0.66 velodrome
-0.66 velod…
-0.66 victims
-0.66 ارز دیجیتال
-0.66 الگوریتمی
-0.66 بازار را
-0.66 در دست
-0.66 دلاری نهنگ
-0.66 دیگری
-0.66 راه
-0.66 وب <number>
-0.66 پاشید
-0.66 کمتری
-0.67 <person> <number>
-0.67 ^ interpol
-0.67 ^ پپه
-0.67 a month
-0.67 bitmain
-0.67 bitma…
-0.67 bny
-0.67 butcher
-0.67 butchering
-0.67 butch…
-0.67 coin FTM
-0.67 coin LTC
-0.67 deposits
-0.67 etp
-0.67 factor
-0.67 factory
-0.67 facto…
-0.67 fi
-0.67 hits <number>
-0.67 interpol
-0.67 jpeg
-0.67 kimchi
-0.67 kimch…
-0.67 last
-0.67 merge into
-0.67 milad
-0.67 milady
-0.67 milad…
-0.67 mines
-0.67 officers
-0.67 opensea
-0.67 opens…
-0.67 pig
-0.67 pric
-0.67 risk
-0.67 sci
-0.67 token $
-0.67 train
-0.67 trains
-0.67 train…
-0.67 wait
-0.67 waiting
-0.67 waiti…
-0.67 zero
-0.67 انداز
-0.67 برای سرمایه
-0.67 رایوالز
-0.67 رایوا…
-0.67 ربات
-0.67 زمین
-0.67 سوی
-0.67 سویی
-0.67 شناسا
-0.67 شناسایی
-0.67 شناسا…
-0.67 علت
-0.67 علت چیست
-0.67 فوتبال
-0.67 فوتبا…
-0.67 پزشک
-0.67 پزشکی
-0.67 کلینیک
-0.67 کلینی…
-0.67 کمیسیون بورس
-0.68 aerodrom
-0.68 aerodrome
-0.68 aerod…
-0.68 apto
-0.68 aptos
-0.68 can now
-0.68 crunch
-0.68 crunc…
-0.68 do
-0.68 exchange with transfer
-0.68 fl
-0.68 flies
-0.68 for digital
-0.68 governance $
-0.68 half of
-0.68 mavi
-0.68 mavis
-0.68 ofTrade with watcher
-0.68 on digital
-0.68 origin
-0.68 origi…
-0.68 satos…
-0.68 scraps
-0.68 scrap…
-0.68 shrapnel
-0.68 shrap…
-0.68 sky mavis
-0.68 to close
-0.68 treasure
-0.68 warns
-0.68 wint
-0.68 winter
-0.68 آدم
-0.68 آموزشی
-0.68 آموزش…
-0.68 آکادم
-0.68 آکادمی
-0.68 آکادم…
-0.68 اختصاص
-0.68 اختصاصی
-0.68 اختصاصی می
-0.68 اختصا…
-0.68 استیبل کوین
-0.68 الگوریتم
-0.68 الگور…
-0.68 بحث
-0.68 برانگیز
-0.68 برانگ…
-0.68 تحلیلگر
-0.68 تحلیل…
-0.68 جاست
-0.68 جایگزین
-0.68 جایگز…
-0.68 دانشگاه
-0.68 دانشگ…
-0.68 درهم
-0.68 ربا
-0.68 رباها
-0.68 رویالت
-0.68 رویالتی
-0.68 رویال…
-0.68 سود سپرده
-0.68 صرافی ایرانی
-0.68 لند
-0.68 محرمانه
-0.68 محرما…
-0.68 کلود
-0.68 گیگل
-0.69 <number> fund
-0.69 ^ دش
-0.69 argentina
-0.69 braiscompan
-0.69 braiscompany
-0.69 brais…
-0.69 confirm
-0.69 confirms
-0.69 flashes
-0.69 hurdl
-0.69 hurdle
-0.69 hurdl…
-0.69 liquidit
-0.69 liquidity
-0.69 parents
-0.69 philippin
-0.69 philippines
-0.69 phili…
-0.69 publishing
-0.69 seen
-0.69 soars <price>
-0.69 storm
-0.69 trust
-0.69 wip
-0.69 zora
-0.69 آزاد شد
-0.69 آمریکا
-0.69 آمریک…
-0.69 تبدیل
-0.69 خصوص
-0.69 خصوصی
-0.69 دش
-0.69 را می
-0.69 زیر
-0.69 سه برابر
-0.69 لایه دوم
-0.69 پارلمان
-0.69 پارلم…
-0.69 پیکسلز
-0.69 پیکسل…
-0.69 کارخانه
-0.69 کارخا…
-0.7 ^ walmart
-0.7 ^ خزانه
-0.7 accused
-0.7 airdrop with coin
-0.7 american
-0.7 americans
-0.7 ciph
-0.7 cipher
-0.7 ciphe…
-0.7 comes to
-0.7 deposit
-0.7 devs say
-0.7 execution
-0.7 files to
-0.7 front
-0.7 front end
-0.7 glamsterdam
-0.7 glams…
-0.7 gunzilla
-0.7 gunzi…
-0.7 headquart
-0.7 headquarters
-0.7 headq…
-0.7 lapses
-0.7 lapses $
-0.7 lapse…
-0.7 leas
-0.7 lease
-0.7 lists
-0.7 loads
-0.7 ma
-0.7 mas
-0.7 memecoin
-0.7 memec…
-0.7 paying
-0.7 payin…
-0.7 penaliz
-0.7 penalizes
-0.7 penal…
-0.7 rally $
-0.7 singapor
-0.7 singapore
-0.7 singa…
-0.7 stag
-0.7 swap
-0.7 token sale
-0.7 token2049
-0.7 استان
-0.7 بازارساز
-0.7 برداشت ها
-0.7 توکن
-0.7 خودکار
-0.7 خودکا…
-0.7 دستگاه
-0.7 دستگا…
-0.7 را فروخت
-0.7 روسیه استخراج
-0.7 ریلیت
-0.7 ریلیتی
-0.7 ریلیت…
-0.7 فیفا
-0.7 ممنوع کرد
-0.7 نصف
-0.7 ها
-0.7 پیدا کرد
-0.7 کمیسیون
-0.7 کمیسی…
-0.71 <coin> co
-0.71 <coin> etf
-0.71 <number> میلیارد
-0.71 ^ hyperliquid
-0.71 ^ pump
-0.71 acquitt
-0.71 acquitted
-0.71 arrested
-0.71 arrested in
-0.71 blackrock ibit
-0.71 built
-0.71 cftc $
-0.71 governments
-0.71 infini
-0.71 issue…
-0.71 korean
-0.71 korea…
-0.71 lenders $
-0.71 note
-0.71 note $
-0.71 ofTrade with person
-0.71 pay <number>
-0.71 rogu
-0.71 rogue
-0.71 selig
-0.71 take note
-0.71 up on
-0.71 upgrade to
-0.71 walmart
-0.71 walma…
-0.71 wemad
-0.71 wemade
-0.71 wemad…
-0.71 ال
-0.71 براچین
-0.71 براچی…
-0.71 برداشت
-0.71 برداش…
-0.71 حاضر
-0.71 حذف
-0.71 درصد پرید
-0.71 دیپین
-0.71 میلیارد
-0.71 میلیا…
-0.71 پرید
-0.72 aft
-0.72 after
-0.72 backlash
-0.72 backl…
-0.72 blue
-0.72 broth
-0.72 brothers
-0.72 broth…
-0.72 chain with defi
-0.72 coin XTZ
-0.72 dail
-0.72 daily
-0.72 deadlock
-0.72 deadlocks
-0.72 debut
-0.72 debut $
-0.72 defi with nft
-0.72 farcast
-0.72 farcaster
-0.72 farca…
-0.72 frxus
-0.72 frxusd
-0.72 frxus…
-0.72 game with price
-0.72 geniu
-0.72 genius
-0.72 genius act
-0.72 geniu…
-0.72 gitcoin
-0.72 gitco…
-0.72 grants
-0.72 hash
-0.72 hijack
-0.72 hijac…
-0.72 into
-0.72 jury
-0.72 laps
-0.72 license
-0.72 monthl
-0.72 monthly
-0.72 octob
-0.72 october
-0.72 octob…
-0.72 off half
-0.72 outflow
-0.72 outfl…
-0.72 pivots from
-0.72 sandbox lays
-0.72 sees record
-0.72 shared rule airdrop
-0.72 singl
-0.72 single
-0.72 single day
-0.72 singl…
-0.72 social
-0.72 socia…
-0.72 up $
-0.72 victim
-0.72 victi…
-0.72 web3
-0.72 اثبات
-0.72 جلو
-0.72 را پیدا
-0.72 روزانه همستر
-0.72 قاب
-0.72 نیمی
-0.72 نیمی از
-0.72 ولت
-0.72 پک
-0.73 <price> but
-0.73 ^ brave
-0.73 ^ روسیه
-0.73 ^ شرکت
-0.73 ^ هکر
-0.73 ameri…
-0.73 as
-0.73 bulls
-0.73 coin USDC
-0.73 devs
-0.73 disconnect
-0.73 disconnects
-0.73 distribute
-0.73 distribute <number>
-0.73 estat
-0.73 estate
-0.73 estat…
-0.73 hosting
-0.73 hosti…
-0.73 kind tech
-0.73 lands on
-0.73 lending
-0.73 lendi…
-0.73 license $
-0.73 pardon $
-0.73 phantom
-0.73 phant…
-0.73 scrap
-0.73 set for
-0.73 spac
-0.73 treas…
-0.73 trillion $
-0.73 venezuela
-0.73 آدرساید
-0.73 آدرسا…
-0.73 اول
-0.73 زندان محکوم
-0.73 شبکه های
-0.73 شروع
-0.73 شروع شد
-0.73 ملک
-0.74 <coin> <coin>
-0.74 ^ pixels
-0.74 ^ uk
-0.74 based
-0.74 despit
-0.74 despite
-0.74 despi…
-0.74 kenya
-0.74 kiloex
-0.74 kiloe…
-0.74 miner with regulator
-0.74 pixels
-0.74 pixel…
-0.74 premium
-0.74 premi…
-0.74 repay…
-0.74 seeks
-0.74 steam $
-0.74 struggles
-0.74 to <number>
-0.74 بانک های
-0.74 بد
-0.74 روم
-0.74 محکوم شد
-0.74 و <person>
-0.74 پشتیبان
-0.74 پشتیبانی
-0.74 پشتیب…
-0.75 <coin> <price>
-0.75 ^ square
-0.75 arriv
-0.75 arriv…
-0.75 co founder
-0.75 coin BTC
-0.75 dev
-0.75 drops
-0.75 enix
-0.75 flop
-0.75 one
-0.75 propo…
-0.75 public $
-0.75 reaches <number>
-0.75 ship
-0.75 squar
-0.75 square
-0.75 square enix
-0.75 squar…
-0.75 struggl
-0.75 strug…
-0.75 symbiogenesi
-0.75 symbiogenesis
-0.75 symbi…
-0.75 venez…
-0.75 آیا
-0.75 توییت
-0.75 در چند
-0.75 روح
-0.75 غیرقانون
-0.75 غیرقانونی
-0.75 غیرقا…
-0.75 مقصد
-0.75 مولت
-0.75 مولتی
-0.75 پیوند
-0.76 ^ arbitrum
-0.76 ^ کدام
-0.76 airdrop with exchange
-0.76 beta
-0.76 brav
-0.76 brave
-0.76 coin CHZ
-0.76 deadl…
-0.76 dogs
-0.76 eat
-0.76 eats
-0.76 flagship
-0.76 flags…
-0.76 killer app
-0.76 konami
-0.76 konam…
-0.76 pardon
-0.76 pardo…
-0.76 plasma
-0.76 plasm…
-0.76 spatial
-0.76 spati…
-0.76 steam
-0.76 story
-0.76 sybil
-0.76 taken
-0.76 tax office
-0.76 this week
-0.76 آسان
-0.76 استیبل
-0.76 استیب…
-0.76 درگاه
-0.76 رمزارز $
-0.76 زیان
-0.76 صادر شد
-0.76 فروخت $
-0.76 قضا
-0.76 قضایی
-0.76 مان
-0.76 مانی
-0.76 نوددار
-0.76 نودداری
-0.76 نوددا…
-0.76 کینگ
-0.77 <coin> supply
-0.77 ^ binance
-0.77 ^ nigeria
-0.77 ^ worldcoin
-0.77 ^ بیت
-0.77 bas
-0.77 coin
-0.77 coin with transfer
-0.77 collectibl
-0.77 colle…
-0.77 cost
-0.77 creators
-0.77 dcg
-0.77 developer $
-0.77 ethena
-0.77 ethen…
-0.77 gets <number>
-0.77 holdings $
-0.77 horizon
-0.77 horiz…
-0.77 law with person
-0.77 life
-0.77 long term
-0.77 nigeria
-0.77 niger…
-0.77 nyse
-0.77 other rule metaverse
-0.77 proof
-0.77 suggest
-0.77 sugge…
-0.77 term holders
-0.77 the <number>
-0.77 week $
-0.77 worldcoin
-0.77 از <coin>
-0.77 استارک
-0.77 استارک نت
-0.77 بیشتر
-0.77 خواستار
-0.77 خواست…
-0.77 دسترس
-0.77 دفتر کل
-0.77 ساعت از
-0.77 ممنوع
-0.77 منتقدان
-0.77 منتقد…
-0.77 هک
-0.77 و چه
-0.77 پیدا
-0.77 چالش
-0.78 <coin> چه
-0.78 ^ epic
-0.78 ^ off
-0.78 ^ هم
-0.78 airdrop with person
-0.78 applies
-0.78 bangkok
-0.78 bangk…
-0.78 becomes
-0.78 coin with nft
-0.78 epic
-0.78 ethglobal
-0.78 ethgl…
-0.78 exchange with person
-0.78 few
-0.78 hacke…
-0.78 i
-0.78 in game
-0.78 is
-0.78 joined
-0.78 joine…
-0.78 layer
-0.78 layer <number>
-0.78 mapl
-0.78 maple
-0.78 metric
-0.78 metrics
-0.78 metri…
-0.78 mine
-0.78 mubadala
-0.78 mubad…
-0.78 off the
-0.78 scaveng
-0.78 scavenger
-0.78 scave…
-0.78 sentenc
-0.78 sente…
-0.78 the grid
-0.78 thorswap
-0.78 thors…
-0.78 turn
-0.78 value
-0.78 جدید cftc
-0.78 حالا
-0.78 حرارت
-0.78 حرارتی
-0.78 حرارت…
-0.78 دلار را
-0.78 ده
-0.78 راکت
-0.78 راکت پول
-0.78 لیکوییدیشن
-0.78 هم بنیان
-0.78 هولدر…
-0.79 ^ <number>
-0.79 ^ midnight
-0.79 ^ ultra
-0.79 airdrop with regulator
-0.79 analyst with defi
-0.79 becom
-0.79 becom…
-0.79 begins
-0.79 bitde
-0.79 bitdeer
-0.79 bitde…
-0.79 coin with price
-0.79 defi with price
-0.79 diversif
-0.79 diversifies
-0.79 diver…
-0.79 exchange with ofTrade
-0.79 exchange with regulator
-0.79 hands
-0.79 holdings
-0.79 leads <number>
-0.79 morpho
-0.79 morph…
-0.79 moves <number>
-0.79 ofTrade with wallet
-0.79 paradigm
-0.79 parad…
-0.79 passes <number>
-0.79 public chain
-0.79 sales $
-0.79 small
-0.79 tap
-0.79 taps
-0.79 year low
-0.79 zksync
-0.79 zksyn…
-0.79 اتنا
-0.79 اولین
-0.79 توکن خود
-0.79 جادوگران
-0.79 جادوگ…
-0.79 دیگر
-0.79 روت
-0.79 شکست
-0.79 مین
-0.79 های بی
-0.79 کلید
-0.8 <coin> <number>
-0.8 <person> on
-0.8 ^ former
-0.8 ^ jack
-0.8 ^ mara
-0.8 ^ zksync
-0.8 and ai
-0.8 avatars
-0.8 banker
-0.8 banker $
-0.8 banke…
-0.8 base $
-0.8 begin
-0.8 begin…
-0.8 bounty $
-0.8 count…
-0.8 defi with whale
-0.8 deployed
-0.8 developers $
-0.8 each $
-0.8 finalit
-0.8 finality
-0.8 final…
-0.8 for ipo
-0.8 future $
-0.8 go
-0.8 guilt
-0.8 guilty
-0.8 guilt…
-0.8 leads
-0.8 lobb
-0.8 lobby
-0.8 mall
-0.8 mallers
-0.8 malle…
-0.8 mara
-0.8 mev
-0.8 needs
-0.8 needs a
-0.8 ofTrade with price
-0.8 peg
-0.8 safemoon
-0.8 safem…
-0.8 still
-0.8 top <number>
-0.8 twent
-0.8 twenty
-0.8 twent…
-0.8 zerohash
-0.8 zeroh…
-0.8 تر
-0.8 صندوق <coin>
-0.8 طلا $
-0.8 فاندینگ
-0.8 فاندی…
-0.8 قدرت
-0.8 مجوز
-0.8 منف
-0.8 منفی
-0.8 ناپایدار
-0.8 ناپایدار را
-0.8 ناپای…
-0.8 نوبیتکس
-0.8 نوبیت…
-0.8 چهارم
-0.81 <number> loss
-0.81 ^ نگاهی
-0.81 accus
-0.81 accus…
-0.81 arabia
-0.81 arabi…
-0.81 as ceo
-0.81 buy
-0.81 convicted
-0.81 convicted of
-0.81 deploy
-0.81 deplo…
-0.81 duo
-0.81 estonian
-0.81 extradit
-0.81 extradited
-0.81 extra…
-0.81 holding
-0.81 holdi…
-0.81 licenses
-0.81 lose
-0.81 loss $
-0.81 louisiana
-0.81 louis…
-0.81 market maker
-0.81 neom
-0.81 night
-0.81 old
-0.81 project defi
-0.81 regulator with stablecoin
-0.81 rule whale
-0.81 saudi
-0.81 schem
-0.81 scheme
-0.81 schem…
-0.81 secur
-0.81 secures
-0.81 startup $
-0.81 theft with trading
-0.81 thousands of
-0.81 town
-0.81 transmitt
-0.81 transmitter
-0.81 twin
-0.81 با <coin>
-0.81 خرده
-0.81 روپیه
-0.81 طوفان
-0.81 فروشند
-0.81 نمایشگر
-0.81 نگاهی
-0.81 نگاهی به
-0.81 پاها
-0.81 یونیک
-0.82 ^ mastercard
-0.82 ^ what
-0.82 ^ فصل
-0.82 accounts
-0.82 accounts $
-0.82 buyback
-0.82 buyba…
-0.82 chil
-0.82 chile
-0.82 convict
-0.82 gary
-0.82 gtreasur
-0.82 gtreasury
-0.82 gtrea…
-0.82 ha
-0.82 hackathon
-0.82 hacka…
-0.82 has
-0.82 hyperliqui
-0.82 hyperliquid
-0.82 infin…
-0.82 is the
-0.82 jupuar
-0.82 jupuary
-0.82 jupua…
-0.82 mastercar
-0.82 mastercard
-0.82 maste…
-0.82 mit
-0.82 on buyback
-0.82 penpi
-0.82 penpie
-0.82 penpi…
-0.82 pot
-0.82 probe into
-0.82 record <number>
-0.82 smaller
-0.82 small…
-0.82 snaps
-0.82 tariff post
-0.82 than
-0.82 thousand
-0.82 thousands
-0.82 thous…
-0.82 to share
-0.82 wallets $
-0.82 آمریکا $
-0.82 اشتغال
-0.82 اشتغا…
-0.82 اف تی
-0.82 ان اف
-0.82 اپتیمیزم
-0.82 اپتیم…
-0.82 بازار در
-0.82 بنیان گذار
-0.82 به <coin>
-0.82 خرید
-0.82 در انتظار
-0.82 سوپرچین
-0.82 سوپرچ…
-0.82 سکوت
-0.82 فصل
-0.82 نگاه
-0.82 های تلگرامی
-0.82 کرد
-0.83 ^ gucci
-0.83 ^ hut
-0.83 ^ sui
-0.83 ^ حراج
-0.83 ^ ضرر
-0.83 and <person>
-0.83 anoth
-0.83 another
-0.83 anoth…
-0.83 appli…
-0.83 coin ETH
-0.83 coin UNI
-0.83 downloads
-0.83 each
-0.83 full
-0.83 gucci
-0.83 hobb
-0.83 hobbs
-0.83 hut
-0.83 hut <number>
-0.83 immersiv
-0.83 immersive
-0.83 immer…
-0.83 launch
-0.83 launc…
-0.83 minut
-0.83 minutes
-0.83 minutes $
-0.83 minut…
-0.83 museums
-0.83 mythical
-0.83 mythi…
-0.83 pow
-0.83 program $
-0.83 remot
-0.83 remote
-0.83 remot…
-0.83 ron
-0.83 shared rule whale
-0.83 site
-0.83 titles
-0.83 title…
-0.83 tops one
-0.83 tvl
-0.83 tyl
-0.83 tyler
-0.83 univers
-0.83 universe
-0.83 visitor
-0.83 visitors
-0.83 visit…
-0.83 word
-0.83 انتظار
-0.83 انتظا…
-0.83 دلار
-0.83 نقشه
-0.84 <number> theft
-0.84 <price> as
-0.84 ^ roblox
-0.84 ^ sky
-0.84 ^ tokenized
-0.84 abu
-0.84 abu dhabi
-0.84 bets on
-0.84 binanc
-0.84 binance
-0.84 binan…
-0.84 bonk
-0.84 canaan
-0.84 canaa…
-0.84 climbing
-0.84 coin BNB
-0.84 communit
-0.84 community
-0.84 commu…
-0.84 custod
-0.84 custody
-0.84 dhabi
-0.84 distribut
-0.84 dur
-0.84 during
-0.84 durin…
-0.84 fidenza
-0.84 fiden…
-0.84 halv
-0.84 jack
-0.84 kazakhstan
-0.84 kind person
-0.84 kraken
-0.84 krake…
-0.84 need
-0.84 net
-0.84 outages
-0.84 poison
-0.84 poisoning
-0.84 poiso…
-0.84 roblox bets
-0.84 trump signs
-0.84 vr
-0.84 worth <number>
-0.84 انباشت
-0.84 انباش…
-0.84 انتقا…
-0.84 ترکیه
-0.84 تلگرامی
-0.84 را دو
-0.84 شارد
-0.84 شاردها
-0.84 شارده…
-0.84 فروشن…
-0.84 فروشی
-0.84 فلج
-0.84 متامسک
-0.84 متامس…
-0.84 نسخه
-0.84 نیر
-0.84 کانال
-0.85 <coin> رکورد
-0.85 ^ address
-0.85 ^ core
-0.85 ^ jupiter
-0.85 addresses $
-0.85 agents
-0.85 agent…
-0.85 ai agents
-0.85 bets
-0.85 bullish
-0.85 by new
-0.85 coin AR
-0.85 coin MANA
-0.85 contracts
-0.85 core scientific
-0.85 coreweav
-0.85 coreweave
-0.85 corew…
-0.85 credential
-0.85 credentials
-0.85 crede…
-0.85 depositor
-0.85 depositors
-0.85 exch
-0.85 fund $
-0.85 hilton
-0.85 hilto…
-0.85 in one
-0.85 insider
-0.85 leaves early
-0.85 looms
-0.85 one week
-0.85 owner
-0.85 put
-0.85 scientific
-0.85 tornado
-0.85 torna…
-0.85 uwu
-0.85 verifiabl
-0.85 verifiable
-0.85 verif…
-0.85 volumes
-0.85 اویلر
-0.85 برابر شد
-0.85 تازه $
-0.85 تپ
-0.85 دلار سپرده
-0.85 را
-0.85 رییس جدید
-0.85 سازد
-0.85 سازد $
-0.85 فایننس $
-0.85 فروپاش
-0.85 فروپاشی
-0.85 فروپا…
-0.85 متهم
-0.85 می سازد
-0.85 ها را
-0.85 ویژن
-0.85 ویژن پرو
-0.85 کرد $
-0.86 ^ doodles
-0.86 ^ euler
-0.86 ^ kraken
-0.86 ^ اختلال
-0.86 ^ میمون
-0.86 alic
-0.86 alice
-0.86 boom $
-0.86 by pro
-0.86 cent
-0.86 coin KAVA
-0.86 coin VET
-0.86 doodl
-0.86 doodles
-0.86 doodl…
-0.86 draws
-0.86 erc
-0.86 hand
-0.86 identities
-0.86 loyalt
-0.86 loyalty
-0.86 loyal…
-0.86 makes
-0.86 my
-0.86 neighbor
-0.86 neigh…
-0.86 nft with transfer
-0.86 pro
-0.86 pro israel
-0.86 probe
-0.86 program
-0.86 transactions
-0.86 twic
-0.86 twice
-0.86 twice in
-0.86 آموختیم
-0.86 آموخت…
-0.86 اختلال
-0.86 به بازار
-0.86 به کجا
-0.86 جهش کرد
-0.86 دو
-0.86 را معرفی
-0.86 سیگنال
-0.86 سیگنا…
-0.86 کجا رسید
-0.86 کشید
-0.86 کشید $
-0.87 ^ german
-0.87 ^ siemens
-0.87 ^ دولت
-0.87 ^ هدست
-0.87 addres
-0.87 anger
-0.87 appeal
-0.87 appea…
-0.87 burns
-0.87 business with miner
-0.87 business with transfer
-0.87 ceo $
-0.87 chain with trading
-0.87 co
-0.87 coin with tech
-0.87 conce…
-0.87 digital bond
-0.87 draw
-0.87 eigenda
-0.87 eul
-0.87 euler
-0.87 fifa
-0.87 iren
-0.87 over <number>
-0.87 plan $
-0.87 post $
-0.87 shuts down
-0.87 siemen
-0.87 siemens
-0.87 sieme…
-0.87 sotheb
-0.87 sotheby
-0.87 sothe…
-0.87 staking rewards
-0.87 standar
-0.87 standard
-0.87 theft with transfer
-0.87 token
-0.87 انداخت
-0.87 انداخت $
-0.87 انداخ…
-0.87 برابر کرد
-0.87 بلوم
-0.87 دست داد
-0.87 دفتر
-0.87 دولت آلمان
-0.87 ریال
-0.87 هنوز
-0.87 هکر
-0.87 کوینش
-0.88 <coin> foundation
-0.88 <number> ساعت
-0.88 ^ محدودیت
-0.88 ^ معرفی
-0.88 basi
-0.88 basis
-0.88 chain bridge
-0.88 coin with ofTrade
-0.88 compres
-0.88 compress
-0.88 consensu
-0.88 consensus
-0.88 defi with transfer
-0.88 digital euro
-0.88 etoro
-0.88 fix
-0.88 founder returns
-0.88 gre
-0.88 greed
-0.88 nft with ofTrade
-0.88 sale $
-0.88 seize…
-0.88 stabl
-0.88 stables
-0.88 takeaway
-0.88 takeaways
-0.88 takea…
-0.88 to buy
-0.88 unive…
-0.88 zed
-0.88 آلمان
-0.88 اوربیت
-0.88 اوربی…
-0.88 برندگان
-0.88 ترس
-0.88 را به
-0.88 را خالی
-0.88 سال پس
-0.88 عمارت
-0.88 لیبرت
-0.88 لیبرتی
-0.88 لیبرت…
-0.88 مانده
-0.88 مانده است
-0.88 محدودیت
-0.88 مشابه
-0.88 ورلد
-0.88 گذشته
-0.89 ^ catizen
-0.89 and
-0.89 broker
-0.89 catizen
-0.89 catiz…
-0.89 coin NEAR
-0.89 coin with game
-0.89 coin with metaverse
-0.89 founders
-0.89 groun
-0.89 law with stablecoin
-0.89 other rule defi
-0.89 snap
-0.89 unveils new
-0.89 آف
-0.89 بازندگان
-0.89 بازند…
-0.89 برندگ…
-0.89 ترس و
-0.89 د
-0.89 سال نو
-0.89 شاخص ترس
-0.89 لایتنینگ
-0.89 لایتن…
-0.89 متاورسی
-0.89 نو
-0.89 و طمع
-0.89 کانسنسیس
-0.89 کانسن…
-0.89 گرید
-0.9 ^ <coin>
-0.9 ^ immutable
-0.9 cap $
-0.9 christi
-0.9 christie
-0.9 chris…
-0.9 cod
-0.9 coders
-0.9 coder…
-0.9 den
-0.9 denies
-0.9 denie…
-0.9 everyth
-0.9 everything
-0.9 game $
-0.9 hacker
-0.9 loans
-0.9 pixel
-0.9 what
-0.9 استیم
-0.9 اسنپ شات
-0.9 با یک
-0.9 جمع
-0.9 در رقابت
-0.9 راهی
-0.9 روبل
-0.9 سه سال
-0.9 شات
-0.9 فروخت
-0.9 متوقف شد
-0.9 موقتا
-0.9 موقتا متوقف
-0.9 ونوس
-0.9 کل
-0.9 گرفته
-0.9 گرفته شد
-0.91 ^ melania
-0.91 ^ دانشگاه
-0.91 coin with defi
-0.91 distr…
-0.91 headset $
-0.91 holidays
-0.91 identit
-0.91 mega
-0.91 mega whales
-0.91 melania
-0.91 melan…
-0.91 of its
-0.91 price to
-0.91 regain
-0.91 regai…
-0.91 sbtc
-0.91 uni
-0.91 اسراییل
-0.91 اسرای…
-0.91 بنیان
-0.91 توقیف
-0.91 درآوردند
-0.91 رقابت
-0.91 سپاه
-0.91 معامله گران
-0.91 منتسب
-0.91 مونته
-0.91 مونته نگرو
-0.91 موند
-0.91 میلیونی
-0.91 نخست
-0.91 نگرو
-0.91 وزیر
-0.91 پا
-0.91 پایان
-0.92 <number> of
-0.92 <person> و
-0.92 ^ رمزریال
-0.92 bond on
-0.92 bottom
-0.92 botto…
-0.92 chapel
-0.92 chape…
-0.92 digital yuan
-0.92 generativ
-0.92 generative
-0.92 golden cross
-0.92 hyper…
-0.92 in talks
-0.92 israel
-0.92 israe…
-0.92 lawyers
-0.92 marr
-0.92 marry
-0.92 more chains
-0.92 nvt
-0.92 seiz
-0.92 talks to
-0.92 to expand
-0.92 virtual asset
-0.92 yuan
-0.92 استپن
-0.92 اسلشینگ
-0.92 اسلشی…
-0.92 امتیازده
-0.92 امتیازدهی
-0.92 امتیا…
-0.92 درآور…
-0.92 دوم
-0.92 رمزریال
-0.92 رمزری…
-0.92 های جعلی
-0.92 پندل
-0.92 گو
-0.93 ^ مجموعه
-0.93 ^ مرورگر
-0.93 buidl
-0.93 busines
-0.93 business
-0.93 busin…
-0.93 cros
-0.93 defi with wallet
-0.93 donal
-0.93 donald
-0.93 donal…
-0.93 eas
-0.93 eased
-0.93 foundation
-0.93 gener…
-0.93 german
-0.93 germa…
-0.93 golden
-0.93 golde…
-0.93 hints at
-0.93 jumps
-0.93 licence $
-0.93 overnight
-0.93 overn…
-0.93 prison
-0.93 prison $
-0.93 priso…
-0.93 sellers
-0.93 selle…
-0.93 suspend
-0.93 to halt
-0.93 vara
-0.93 volume
-0.93 worth
-0.93 از هک
-0.93 اصلاح
-0.93 برگشتند
-0.93 برگشت…
-0.93 بریو
-0.93 تمام
-0.93 دلار رفت
-0.93 را زمین
-0.93 رمزارزهایتان
-0.93 سرویس
-0.93 مجموعه
-0.93 مجموع…
-0.93 مرورگر
-0.93 مرورگر بریو
-0.93 مرورگ…
-0.93 پروفایل
-0.93 پروفا…
-0.93 کره ای
-0.93 گذارد
-0.94 ^ بایننس
-0.94 day of
-0.94 defi with stablecoin
-0.94 dorse
-0.94 dorsey
-0.94 dorse…
-0.94 hack $
-0.94 holder with watcher
-0.94 light…
-0.94 mica
-0.94 miner with tech
-0.94 of trading
-0.94 oracl
-0.94 oracle
-0.94 oracl…
-0.94 اختلا…
-0.94 ارزش قفل
-0.94 ایرودروم
-0.94 ایرود…
-0.94 بازگش…
-0.94 بستند
-0.94 تایید
-0.94 تریدر
-0.94 تریدرها
-0.94 تریدر…
-0.94 درباره
-0.94 دربار…
-0.94 سهام سیرکل
-0.94 عکس
-0.94 غیرمتمرکز $
-0.94 فرار
-0.94 قانون
-0.94 نوشتن
-0.94 های مجازی
-0.94 ولودروم
-0.94 ولودر…
-0.94 پول های
-0.94 کتابم
-0.95 ^ polymarket
-0.95 analyst with exchange
-0.95 builds
-0.95 drop $
-0.95 moment
-0.95 momen…
-0.95 returns as
-0.95 reveal
-0.95 reveals
-0.95 revea…
-0.95 rewards $
-0.95 rootstock
-0.95 roots…
-0.95 supervision
-0.95 to five
-0.95 to pay
-0.95 از بازار
-0.95 اسنوپ
-0.95 اسنوپ داگ
-0.95 خریداران
-0.95 دارایی کاربران
-0.95 درآمد
-0.95 دلاری $
-0.95 سازی
-0.95 شرط
-0.95 منتظرند
-0.95 منتظر…
-0.95 هولدر
-0.95 کریپتولند
-0.96 ^ راهنمای
-0.96 bot
-0.96 close
-0.96 collection $
-0.96 glitch
-0.96 glitc…
-0.96 hong
-0.96 hong kong
-0.96 kong
-0.96 merg
-0.96 officer
-0.96 or
-0.96 orders
-0.96 progr…
-0.96 rigs $
-0.96 send
-0.96 trial $
-0.96 user
-0.96 voyag
-0.96 voyager
-0.96 voyag…
-0.96 without
-0.96 witho…
-0.96 دو برابر
-0.96 عموم
-0.96 عمومی
-0.97 act
-0.97 analyst with ofTrade
-0.97 block
-0.97 cross
-0.97 days
-0.97 eigen…
-0.97 enaira
-0.97 enair…
-0.97 expan
-0.97 firms
-0.97 game
-0.97 he
-0.97 holder with whale
-0.97 host
-0.97 linqto
-0.97 linqt…
-0.97 listing $
-0.97 loom
-0.97 rigs
-0.97 watcher with whale
-0.97 اف
-0.97 داگ
-0.97 درصدی را
-0.97 روبلاکس
-0.97 روبلا…
-0.97 شدند $
-0.97 مالیات <price>
-0.97 هدیه داد
-0.97 هند مالیات
-0.97 پرداخت
-0.97 پرداخ…
-0.97 پلاسما
-0.97 پلاسم…
-0.97 چیست راهنمای
-0.97 کاهش نرخ
-0.98 andreessen
-0.98 andre…
-0.98 argen…
-0.98 capital
-0.98 capit…
-0.98 caraca
-0.98 caracas
-0.98 carac…
-0.98 conviction
-0.98 dao
-0.98 ena
-0.98 foothol
-0.98 foothold
-0.98 footh…
-0.98 hint
-0.98 hints
-0.98 is a
-0.98 moved
-0.98 order…
-0.98 plan
-0.98 play
-0.98 powers
-0.98 power…
-0.98 reality labs
-0.98 to receive
-0.98 ukrain
-0.98 ukraine
-0.98 ukrai…
-0.98 un
-0.98 validator
-0.98 valid…
-0.98 vendor
-0.98 vendors
-0.98 vendo…
-0.98 will
-0.98 yapp
-0.98 yappers
-0.98 yappe…
-0.98 بریج
-0.98 دلار از
-0.98 فیزیکی
-0.98 فیزیک…
-0.98 های فیزیکی
-0.98 چیست و
-0.99 ^ ronin
-0.99 ^ هند
-0.99 airdrop with whale
-0.99 app $
-0.99 build…
-0.99 claims $
-0.99 deal with
-0.99 index
-0.99 len
-0.99 lens
-0.99 life after
-0.99 listing
-0.99 listi…
-0.99 on life
-0.99 pilot
-0.99 releases
-0.99 that
-0.99 آواتارهای
-0.99 آیگن
-0.99 آیگن لیر
-0.99 استخراج را
-0.99 رساند
-0.99 رساند $
-0.99 مارکتس
-0.99 مارکت…
-0.99 منگو
-0.99 نکرد
-0.99 هدست واقعیت
-0.99 کدام
-1 brok
-1 control <price>
-1 disco…
-1 lays
-1 lays off
-1 local
-1 nft with theft
-1 secur…
-1 sink to
-1 sneakers
-1 transaction
-1 دیجیتال از
-1 سیرکل
-1 شرایط
-1 نهنگ ها
-1 هایپ
-1 پپه
-1 کره
-1.01 ^ here
-1.01 ^ استرایپ
-1.01 airdrop with tech
-1.01 bull
-1.01 bulli…
-1.01 dc
-1.01 drained
-1.01 flaredrop
-1.01 fun
-1.01 here
-1.01 hmstr
-1.01 in a
-1.01 lands $
-1.01 lead
-1.01 of supply
-1.01 pile
-1.01 pump fun
-1.01 repell
-1.01 repelled
-1.01 repel…
-1.01 shorts
-1.01 steps
-1.01 widow
-1.01 آدرس های
-1.01 استرایپ
-1.01 بلاکچین
-1.01 بلاکچ…
-1.01 جنسیس
-1.01 جنگ
-1.02 <coin> to
-1.02 build
-1.02 caps
-1.02 deals
-1.02 drain
-1.02 drain…
-1.02 finne
-1.02 finney
-1.02 finne…
-1.02 hal
-1.02 hal finney
-1.02 jupit
-1.02 jupiter
-1.02 jupit…
-1.02 move
-1.02 person brian-armstrong
-1.02 stablecoin
-1.02 آمازون
-1.02 آمازو…
-1.02 داده
-1.02 داده های
-1.02 روزه
-1.03 <coin> sets
-1.03 <person>
-1.03 ^ flare
-1.03 ^ ledger
-1.03 ^ stripe
-1.03 ^ واکنش
-1.03 ^ پلی
-1.03 adam
-1.03 as yields
-1.03 backs
-1.03 coin with stablecoin
-1.03 flare
-1.03 kind theft
-1.03 ofTrade with transfer
-1.03 one million
-1.03 protocol
-1.03 purchase
-1.03 record on
-1.03 rule regulation
-1.03 strip
-1.03 stripe
-1.03 strip…
-1.03 thre
-1.03 three
-1.03 via
-1.03 است $
-1.03 استخراج
-1.03 خزانه
-1.03 سال
-1.03 سرمایه گذاران
-1.04 bet
-1.04 hit record
-1.04 most
-1.04 parallel
-1.04 paral…
-1.04 pepe
-1.04 price with stablecoin
-1.04 purchas
-1.04 purch…
-1.04 regulator with wallet
-1.04 sneak
-1.04 sneak…
-1.04 treasury firm
-1.04 آموزش
-1.04 عفو
-1.04 محدود…
-1.04 واکنش
-1.04 ورشکستگ
-1.04 ورشکستگی
-1.04 پلی مارکت
-1.04 چگونه کار
-1.04 کارمزد
-1.04 کارمز…
-1.04 یکی
-1.05 adds support
-1.05 broke…
-1.05 chain with theft
-1.05 cit
-1.05 cities
-1.05 citie…
-1.05 cream
-1.05 depos…
-1.05 eston…
-1.05 fake
-1.05 grayscal
-1.05 grayscale
-1.05 grays…
-1.05 hold
-1.05 in $
-1.05 metaverse with trading
-1.05 objection
-1.05 objection $
-1.05 objec…
-1.05 own rule regulation
-1.05 regulators
-1.05 stepn
-1.05 support for
-1.05 است
-1.05 استخر…
-1.05 رکوردی
-1.05 رکورد…
-1.05 طمع
-1.05 قفل
-1.05 قفل شده
-1.05 ماراتون
-1.05 مارات…
-1.05 معامل…
-1.05 هنرمندان
-1.06 ^ bakkt
-1.06 ^ استراتژی
-1.06 bakkt
-1.06 coins several
-1.06 holder with regulator
-1.06 nft with regulator
-1.06 person with stablecoin
-1.06 project game
-1.06 quietl
-1.06 quietly
-1.06 quiet…
-1.06 soneium
-1.06 sonei…
-1.06 superchain
-1.06 und
-1.06 under
-1.06 ادامه
-1.06 ادامه دارد
-1.06 جیب
-1.06 خریدا…
-1.06 دست به
-1.06 ضرر
-1.06 ماینر
-1.06 هوشمند
-1.06 هوشمن…
-1.07 <coin> launches
-1.07 <number> میلیون
-1.07 ^ grayscale
-1.07 ^ market
-1.07 among
-1.07 coin HNT
-1.07 keeps
-1.07 polymarket
-1.07 polym…
-1.07 rules several
-1.07 team $
-1.07 with snoop
-1.07 xr
-1.07 استراتژ
-1.07 استراتژی
-1.07 تلگرام به
-1.07 رویداد
-1.07 رویدا…
-1.07 نت
-1.07 های ایرانی
-1.07 کجا
-1.08 <number> trillion
-1.08 ^ is
-1.08 addresses
-1.08 cycle
-1.08 hardwar
-1.08 hardware
-1.08 hardw…
-1.08 midnight
-1.08 midni…
-1.08 offers
-1.08 on <coin>
-1.08 staff $
-1.08 wallet $
-1.08 تی
-1.08 سیاست
-1.08 مسیرش
-1.08 میلیارد دلاری
-1.08 کتیزن
-1.08 گنسلر
-1.09 ^ galaxy
-1.09 ^ رییس
-1.09 ^ مهلت
-1.09 ^ پاکستان
-1.09 again $
-1.09 and <coin>
-1.09 bount
-1.09 bounty
-1.09 bount…
-1.09 control
-1.09 crash $
-1.09 dead
-1.09 exploited
-1.09 exploited for
-1.09 falls <price>
-1.09 four
-1.09 four year
-1.09 giveawa
-1.09 giveaway
-1.09 giveaway $
-1.09 givea…
-1.09 metavers
-1.09 metaverse
-1.09 metav…
-1.09 on nasdaq
-1.09 rebrands to
-1.09 rivals
-1.09 rival…
-1.09 spiral
-1.09 spira…
-1.09 stadium
-1.09 stadi…
-1.09 to list
-1.09 trillion
-1.09 trill…
-1.09 v2
-1.09 wintermut
-1.09 wintermute
-1.09 تمام می
-1.09 ثبت کرد
-1.09 مهلت
-1.09 مهلت کلیم
-1.09 مگاوات
-1.09 مگاوا…
-1.09 نیم
-1.09 کنند
-1.1 <coin> می
-1.1 ^ حجم
-1.1 ^ فرکس
-1.1 alpha
-1.1 ceo
-1.1 falconx
-1.1 flare…
-1.1 kind transfer
-1.1 law with whale
-1.1 lend
-1.1 points
-1.1 point…
-1.1 stand…
-1.1 three years
-1.1 آیتم
-1.1 آیتم های
-1.1 باز شد
-1.1 خرس
-1.1 خرس ها
-1.1 طلبکاران
-1.1 طلبکا…
-1.1 فرکس
-1.1 میمون
-1.1 میپل
-1.1 گرفتند
-1.1 گرفتند $
-1.1 گرفتن…
-1.11 ^ dubai
-1.11 airdrop with nft
-1.11 business with chain
-1.11 crash
-1.11 decentralized
-1.11 dubai
-1.11 falco…
-1.11 for <coin>
-1.11 giv
-1.11 gives
-1.11 kalshi
-1.11 kalsh…
-1.11 kind fund
-1.11 playstation
-1.11 plays…
-1.11 price of
-1.11 receiv
-1.11 receive
-1.11 recei…
-1.11 six
-1.11 ust
-1.11 vr2
-1.11 years after
-1.11 در فاز
-1.11 فاز
-1.11 لیکوی…
-1.11 منتشر کرد
-1.11 همه چیز
-1.11 چیز
-1.12 ^ پروتکل
-1.12 aw
-1.12 aws
-1.12 core
-1.12 flar
-1.12 infura
-1.12 own rule defi
-1.12 project metaverse
-1.12 pump
-1.12 stores
-1.12 store…
-1.12 trading
-1.12 tradi…
-1.12 ایرانیان
-1.12 توکنیزه
-1.12 توکنی…
-1.12 نامه
-1.12 ورشکس…
-1.13 ^ james
-1.13 blockchain
-1.13 business with law
-1.13 coin TON
-1.13 exchanges to
-1.13 financ
-1.13 finance
-1.13 finan…
-1.13 ident…
-1.13 infur…
-1.13 james
-1.13 kazak…
-1.13 load
-1.13 ofTrade with stablecoin
-1.13 provid
-1.13 providers
-1.13 provi…
-1.13 quits
-1.13 rules one
-1.13 teams
-1.13 wynn
-1.13 در یک
-1.13 دفاع
-1.13 دفاع کرد
-1.14 <coin> را
-1.14 ^ coinbase
-1.14 ^ عینک
-1.14 chain with law
-1.14 compr…
-1.14 exchanges
-1.14 executives
-1.14 executives $
-1.14 fund with ofTrade
-1.14 liquidated
-1.14 meso
-1.14 moonpa
-1.14 moonpay
-1.14 moonp…
-1.14 stage
-1.14 خورد
-1.14 خورد $
-1.14 خوک
-1.14 شبکه <coin>
-1.14 قصاب
-1.14 قصابی
-1.14 پروتکل
-1.14 پروتک…
-1.15 <coin> و
-1.15 <number>
-1.15 ^ old
-1.15 bridge $
-1.15 chain
-1.15 gat
-1.15 gated
-1.15 goe
-1.15 goes
-1.15 jam
-1.15 nft with tech
-1.15 rebrands
-1.15 snapshot
-1.15 snaps…
-1.15 targets
-1.15 ticketmast
-1.15 ticketmaster
-1.15 بی مثل
-1.15 روزانه
-1.15 روزان…
-1.16 ^ telegram
-1.16 defend
-1.16 defends
-1.16 dogg
-1.16 live $
-1.16 nft with price
-1.16 point
-1.16 rebrand
-1.16 rebra…
-1.16 snoop
-1.16 snoop dogg
-1.16 theft with whale
-1.16 آمریکا رسید
-1.16 حجم
-1.16 فایننس
-1.16 فاینن…
-1.16 مثل
-1.17 <coin> and
-1.17 ^ sony
-1.17 coin TRX
-1.17 game with tech
-1.17 ibit
-1.17 orb
-1.17 tests
-1.17 اسکن
-1.17 ایردراپ
-1.17 ایردر…
-1.17 تلگرام
-1.17 تلگرا…
-1.17 سپرده
-1.17 عنبیه
-1.17 هم
-1.17 ورلدکوین
-1.17 ورلدک…
-1.17 پیش از
-1.18 <number> in
-1.18 befor
-1.18 before
-1.18 befor…
-1.18 bitgo
-1.18 coin SHIB
-1.18 developer
-1.18 in <number>
-1.18 insid
-1.18 insid…
-1.18 kind watcher
-1.18 offering
-1.18 other rule market
-1.18 لجر
-1.19 ^ گری
-1.19 defi
-1.19 defi with fund
-1.19 exchange with tech
-1.19 free
-1.19 law with wallet
-1.19 shared rule blockchain
-1.19 soars
-1.19 to open
-1.19 بازگشته
-1.19 بهترین صرافی
-1.19 جنگ های
-1.19 سیول
-1.19 کرو
-1.2 <coin> از
-1.2 ^ سیول
-1.2 airdrop with game
-1.2 apple vision
-1.2 exchange with theft
-1.2 gensl
-1.2 gensler
-1.2 gensl…
-1.2 in virtual
-1.2 low $
-1.2 moves
-1.2 rig
-1.2 supply $
-1.2 اپن
-1.2 ایرانی در
-1.2 را در
-1.2 را نهایی
-1.2 نهایی کرد
-1.2 نیروهایش
-1.2 نیروهایش را
-1.2 نیروه…
-1.21 <person> to
-1.21 ^ snap
-1.21 ^ بازار
-1.21 law with transfer
-1.21 sale in
-1.21 team
-1.21 می گوید
-1.21 هک شد
-1.21 کار
-1.21 کار می
-1.21 گوید
-1.21 گوید $
-1.22 flip
-1.22 min
-1.22 quit
-1.22 ترامپ $
-1.22 پرونده
-1.22 پروند…
-1.23 ^ بالانسر
-1.23 orbit
-1.23 person brad-garlinghouse
-1.23 secon
-1.23 second
-1.23 virtual
-1.23 virtu…
-1.24 licens
-1.24 support
-1.24 suppo…
-1.24 winte…
-1.24 به آمریکا
-1.24 ترزور
-1.24 دادستان
-1.24 دادستانی
-1.24 دادست…
-1.24 ضد
-1.24 وب
-1.25 <coin>
-1.25 <number> from
-1.25 <person> x
-1.25 business with price
-1.25 cftc
-1.25 coin with trading
-1.25 fall below
-1.25 hacked
-1.25 markets
-1.25 pauses
-1.25 pause…
-1.26 ^ iran
-1.26 blackrock
-1.26 coin with law
-1.26 manipulation
-1.26 manip…
-1.26 pivots
-1.26 pivot…
-1.26 حجم معاملات
-1.26 مجاز
-1.26 مجازی
-1.26 و <coin>
-1.27 ^ blackrock
-1.27 coin HBAR
-1.27 complet
-1.27 completes
-1.27 editor
-1.27 edito…
-1.28 ^ crypto
-1.28 business with game
-1.28 coins one
-1.28 creator
-1.28 earn
-1.28 از دست
-1.28 دیپ
-1.28 شدند
-1.28 فیک
-1.28 کریپت…
-1.29 ^ kaito
-1.29 black…
-1.29 game with ofTrade
-1.29 hack
-1.29 iran
-1.29 kaito
-1.29 paus
-1.29 secon…
-1.29 seek
-1.29 shuts
-1.29 step
-1.29 شبکه را
-1.29 همه باز
-1.3 <person> دوباره
-1.3 arbit…
-1.3 assets
-1.3 asset…
-1.3 coin with theft
-1.3 goes live
-1.3 kind coin
-1.3 امارات
-1.3 امارا…
-1.3 پرمیوم
-1.3 پرمیو…
-1.3 کیمچ
-1.3 کیمچی
-1.31 draws <number>
-1.31 players $
-1.31 استور
-1.31 استوری
-1.31 استور…
-1.31 بیس
-1.31 محبوب
-1.31 ونزویلا
-1.31 ونزوی…
-1.32 ^ voyager
-1.32 collection
-1.32 every…
-1.32 falls
-1.32 hsbc
-1.32 merge
-1.32 pivot
-1.33 ^ top
-1.33 burn
-1.33 launch $
-1.33 loan
-1.33 قربان
-1.33 قربانی
-1.33 قربان…
-1.34 ^ miners
-1.34 coin with person
-1.34 funding
-1.34 fundi…
-1.34 its
-1.34 liquidat
-1.34 to launch
-1.34 بالانسر
-1.34 بالان…
-1.34 شبکه
-1.35 <coin> $
-1.35 <price> of
-1.35 back
-1.35 coin AVAX
-1.35 coin DOGE
-1.35 contr…
-1.35 convi…
-1.35 operat
-1.35 operating
-1.35 rewards
-1.35 traders
-1.35 آدرس
-1.35 شده
-1.35 غیرمتمرکز
-1.35 غیرمت…
-1.36 <number> to
-1.36 ^ هشدار
-1.36 agent
-1.36 tokenized
-1.36 معامله
-1.36 نها
-1.36 نهایی
-1.37 ^ محکومیت
-1.37 airdrop with price
-1.37 galax
-1.37 galaxy
-1.37 galax…
-1.37 law with miner
-1.37 lay
-1.37 shared rule defi
-1.37 stablecoin with trading
-1.37 stabl…
-1.37 store
-1.37 متوقف کرد
-1.37 محکومیت
-1.37 محکوم…
-1.37 می کنند
-1.38 <coin> به
-1.38 own
-1.38 reward
-1.38 rewar…
-1.38 rule airdrop
-1.38 را متوقف
-1.39 chain with ofTrade
-1.39 law with nft
-1.39 own rule airdrop
-1.39 shared rule game
-1.39 transfer with whale
-1.39 را بست
-1.39 پلی
-1.4 coin ATOM
-1.4 own rule game
-1.4 players
-1.4 playe…
-1.4 quest
-1.4 quest <number>
-1.4 returns
-1.4 volum
-1.4 volum…
-1.4 خارج شد
-1.4 هدست
-1.41 day
-1.41 found
-1.41 founder
-1.41 ronin
-1.41 تا
-1.41 درون زنجیره
-1.41 سراغ
-1.42 <coin> با
-1.42 metaverse with price
-1.42 rule defi
-1.42 vision pro
-1.42 درون
-1.42 های درون
-1.42 همستر
-1.43 decentraliz
-1.43 law with ofTrade
-1.43 mint
-1.43 opera…
-1.43 trans…
-1.43 بی
-1.43 چیست $
-1.44 ^ consensys
-1.44 coin FIL
-1.44 governanc
-1.44 governance
-1.44 hype
-1.44 labs
-1.44 own rule crypto
-1.44 roblox
-1.44 roblo…
-1.44 trad
-1.44 پول
-1.45 ofTrade with theft
-1.45 ofTrade with trading
-1.45 the sandbox
-1.45 تابع
-1.45 حفظ
-1.45 درخت
-1.45 مرکل
-1.45 پس از
-1.46 base
-1.46 telegram
-1.46 teleg…
-1.46 بیت
-1.47 arbitrum
-1.47 coin MATIC
-1.47 exploit
-1.47 گری
-1.47 یک
-1.48 after the
-1.48 tokens $
-1.48 زندان
-1.48 هند
-1.49 coin DOT
-1.49 decen…
-1.49 rule crypto
-1.49 مجازی را
-1.5 address
-1.5 addre…
-1.5 airdrop with defi
-1.5 chain with price
-1.5 بایننس
-1.5 باینن…
-1.5 هش
-1.5 هشدار
-1.5 کاربران
-1.51 sui
-1.51 پس
-1.51 کاربر…
-1.51 گرفت $
-1.52 chain $
-1.52 low
-1.52 rule game
-1.52 tokeniz
-1.52 برابر
-1.52 لبز
-1.52 گرفت
-1.53 <coin> در
-1.53 cap
-1.53 عینک
-1.54 <number> on
-1.54 tech with wallet
-1.54 کریپتو
-1.55 ^ circle
-1.55 it
-1.55 share
-1.55 سقوط کرد
-1.56 sky
-1.57 consensy
-1.57 consensys
-1.57 بلاک
-1.57 راهنم
-1.57 راهنمای
-1.57 راهنم…
-1.57 گذاران
-1.57 گذارا…
-1.58 airdrop with chain
-1.58 kind whale
-1.58 nft
-1.58 publi…
-1.58 سی
-1.58 پروژه
-1.59 exchange with law
-1.59 person with regulator
-1.59 tech with theft
-1.59 بست
-1.59 بست $
-1.59 کارت های
-1.6 shut
-1.6 vision
-1.6 visio…
-1.6 خود را
-1.6 میلیون دلاری
-1.6 کوین
-1.61 land
-1.61 rule blockchain
-1.61 sony
-1.62 trade this
-1.63 kind wallet
-1.63 wallets
-1.64 jumps on
-1.64 trade…
-1.64 استرا…
-1.65 coin with fund
-1.66 coinbas
-1.66 coinbase
-1.66 coinb…
-1.66 to
-1.66 رسید $
-1.66 رفت
-1.66 رمزارز
-1.67 attack
-1.67 attac…
-1.67 found…
-1.67 چه می
-1.67 یک میلیون
-1.68 crypto
-1.68 کلیم
-1.69 business with ofTrade
-1.69 ofTrade with regulator
-1.69 public
-1.69 واقعیت افزوده
-1.7 offer…
-1.7 توکن های
-1.7 دارا
-1.7 دارایی
-1.7 دارای…
-1.71 person michael-saylor
-1.71 از
-1.71 رییس
-1.72 دارد
-1.72 دارد $
-1.73 لیر
-1.74 defi with trading
-1.74 mov
-1.75 airdrop with trading
-1.75 chain with tech
-1.75 crypt…
-1.75 kind ofTrade
-1.76 business with metaverse
-1.76 ساعت
-1.76 متاورس
-1.76 متاور…
-1.77 coin ADA
-1.77 همه
-1.79 theft with wallet
-1.79 متوقف
-1.8 lands
-1.8 list
-1.8 person charles-hoskinson
-1.81 liqui…
-1.82 drop
-1.84 kind analyst
-1.85 nft with trading
-1.85 بازار
-1.86 business with coin
-1.87 business with stablecoin
-1.87 own rule blockchain
-1.87 رمزار…
-1.89 ledg
-1.89 ledger
-1.89 ledge…
-1.89 دست
-1.9 kind exchange
-1.91 analyst with trading
-1.91 asset
-1.91 conse…
-1.91 defi with ofTrade
-1.91 ofTrade with tech
-1.91 tokens
-1.92 <number> <number>
-1.92 business with fund
-1.93 miners
-1.93 miner…
-1.93 rule nft
-1.94 holders
-1.94 holde…
-1.95 defi with tech
-1.95 stor
-1.96 circl
-1.96 circle
-1.96 circl…
-1.96 رسید
-1.96 رفت $
-1.98 own rule nft
-1.99 loses <number>
-1.99 trading with whale
-2 game with trading
-2.02 person sam-bankman-fried
-2.04 price
-2.05 میلیون دلار
-2.06 market
-2.06 marke…
-2.06 دلاری
-2.07 coin with regulator
-2.07 defi with theft
-2.09 صرافی ها
-2.11 airdrop with business
-2.11 person vitalik-buterin
-2.16 چیست
-2.19 on chain
-2.19 us
-2.22 los
-2.24 users
-2.24 دیجیتال
-2.24 دیجیت…
-2.25 shared rule crypto
-2.3 person justin-sun
-2.31 kind airdrop
-2.37 میلیون
-2.38 coin USDT
-2.39 person changpeng-zhao
-2.4 میلیو…
-2.44 token…
-2.46 kind game
-2.47 coin XRP
-2.49 with
-2.5 kind defi
-2.52 loses
-2.57 kind metaverse
-2.57 kind stablecoin
-2.62 kind nft
-2.69 exchange with trading
-4.08 kind miner
-4.27 kind chain
`
