// Written by `npm run train`: for each topic which words weigh what. See topic-model.ts.
export const topicWeights = `
# market
m48n-8a-10p-10g-12r-18b-18c-18 rule market
m42d-8b-10w-10o-10c-22 قیمت <coin>
m40n-10a-12p-12w-16c-16o-16r-18b-18 other rule market
m34p-10b-14v-14g-16a-16r-18 kind trading
m32g-8v-10a-12b-18n-18w-22o-22c-26 analyst with price
m32o-8w-18v-20p-22d-24a-24g-26b-28n-28 kind fund
m32r-10b-10c-10o-10d-14g-20 shared rule market
m32d8c-14r-20g-20p-22v-24a-24w-26o-28b-32 بازار
m30b-8g-10a-14c-22o-22 ofTrade with trading
m30n-10g-10d-18r-20w-26b-30c-32 person cathie-wood
m30o12a-10w-12b-14g-14r-18v-18d-20c-26 soar
m30r-12d-14b-24w-24c-26 چاپ
m28d-10w-10o-10b-18c-30 <coin> etf
m28v-10g-12p-14n-18o-18d-20b-22 analyst with trading
m28r-10b-14a-14c-16o-16w-20 coin CRV
m28c-8r-10n-10a-10w-12o-12d-14g-14b-22 coin with holder
m28v-8o-10d-12b-16n-20c-20w-30 holder with trading
m28w12b-10a-10v-18g-20p-20r-24d-24o-24n-28 kind analyst
m28n-10b-14a-14g-18c-18d-20 slid
m28b-8a-10g-14d-16r-18c-22 soars
m28w-10b-14d-14n-14a-14o-14r-16c-20 آلت
m26p-12o-12d-14b-16w-16 <coin> <coin>
m26r-10n-10g-14d-16b-18c-18o-24 coin PAXG
m26v-10p-10d-12n-12a-12g-14w-16b-20c-22o-22 coin with fund
m26r-14p-18v-22a-24n-26d-28b-36 kind holder
m26w-10r-12n-14g-14o-20c-22d-26 level
m26b-12c-24 lists
m26r-18 market cap
m26n-10r-12o-12d-14c-26 premium
m26b-12d-12c-18 up <price>
m26n-10w-10o-12r-16c-20 جفت
m26r-14w-20c-24 خروج
m26v-12w-14p-14b-18n-22r-24d-24 روز
m26p-10a-12n-18w-18b-20c-20 سوزان…
m26o12d-14b-18c-20 صعود
m26b-10c-22 پرواز
m24b-10o-10v-16 <coin> همراه
m24d-16 <price> after
m24g-10a-10v-12w-14r-16b-16n-16d-18c-24 bull
m24b-10c-18 cme
m24g10r-14c-14b-16d-16w-16o-16 despi…
m24a-12p-12n-18g-18r-20o-20b-24 in a
m24c8p-12o-12v-14g-16n-18a-18w-20d-24b-26r-28 list
m24g10b-10a-12p-12r-14w-18o-18c-24 low
m24n-10w-10r-12o-12c-16b-22 low $
m24b-10v-10w-10r-14d-14n-14c-30 premi…
m24p-12d-14g-16r-20c-28 sink
m24b-8d-10o-12r-14 soars <price>
m24d-10o-10r-12b-16w-18c-28 استراتژ
m24d-10o-10r-12b-16w-18c-28 استراتژی
m24d-10o-10r-16 درصد بالا
m24b10n-10g-10w-10r-12o-18c-20d-28 سیرکل
m24d-10p-16 شد <coin>
m24c-20d-28 عرضه استیبل
m24b-10o-10v-16 همراه
m24w-10n-12v-12b-14g-14a-14r-16d-16c-18o-18 پرمیو…
m24r-8v-10a-10w-12p-12g-14n-20c-26 پیش
m22c-14 <coin> futures
m22c-10 <coin> امروز
m22r-12d-12o-14c-20 ^ بازار
m22r-12c-12o-12w-16b-20n-20d-22 ^ بایننس
m22n-10p-10b-24c-28 ^ سهام
m22r-10a-10c-12b-14 altco…
m22g14n-10p-10r-14b-14d-16w-18o-18 bet
m22a-10d-12n-12v-12w-12g-14r-20b-30 business with miner
m22b-14c-26 clients $
m22a10c-8v-10n-14b-16g-16o-18w-24p-30 coin BNB
m22b-16c-18 coin CRO
m22d-10c-18 coin DASH
m22c-10r-16 coin FTT
m22r10d-24 coin TUSD
m22v-10r-12g-16p-16o-18 coins several
m22c-12g-14a-14w-14v-16d-18o-20 down <price>
m22r-12c-20 etf $
m22c-22 for us
m22d-10c-14r-16w-24n-28a-28 fund
m22d-10g-14p-14r-16o-20b-28 hype
m22r-10c-20o-20 ibit
m22v-10p-12d-16o-16n-18c-24 keeps
m22r-10n-10w-12b-14o-16c-22 lever…
m22c-10r-12b-12g-14a-14d-18w-18 sale
m22n-8d-10a-10o-16 slide…
m22g-10r-12a-14b-16c-16n-18 slump
m22b-10a-14 tokens worth
m22r-10d-10a-10g-12n-16c-16 tumbl
m22c-12o-14 tumbles
m22r-10d-10a-10g-12n-16c-16 tumbl…
m22 آماده
m22o16c-10p-12v-14g-14w-16d-20r-22a-22b-24n-24 ارز
m22n-8r-10g-12a-14o-16w-18c-28 باز هم
m22b-14c-14r-16 سبز
m22 قیمت $
m22b-14d-16c-18 میلیارد <coin>
m20b-12c-12n-14w-18 <coin> again
m20w-10b-16c-16 <coin> could
m20d-10c-10 <coin> up
m20w-8c-16 <number> as
m20b-10c-10p-10a-14v-16w-16r-18n-18d-22 ^ why
m20d-14 ^ آزادسازی
m20o10g-10a-10r-12b-14d-16c-22 ^ فروش
m20d-18 ^ فروپاشی
m20c-18 ^ لیست
m20c-10w-14 ^ لیکویید
m20b-10d-12c-18 after <person>
m20r-10b-10c-12 altcoins
m20b-10w-12o-14c-16 buyba…
m20n16c-14g-20 coin FLOW
m20r-10w-10p-10o-12c-14 coin with price
m20n-10a-10o-22 coin with trading
m20c-16 crypto market
m20r-10d-10b-14c-18 cycl
m20c12v-10o-10n-14g-14p-18r-20b-22w-26 exchange with trading
m20d-12a-12v-14g-14p-16w-18o-18r-20c-24 halv
m20c-12o-12 holder with price
m20a-10w-10b-12d-12n-12c-18o-28 jumps on
m20g10o-10v-14p-14d-18n-22c-28 keep
m20c-20 kraken launches
m20r10d-12a-12n-14v-16g-16w-16b-20c-28 may
m20d-12g-12a-14o-14r-16v-16n-18c-18 novem…
m20o-10r-12b-12c-18 pair
m20o-10r-12b-12c-18 pairs
m20d-12n-12r-22w-26b-32 person michael-saylor
m20v-10o-16c-18 the top
m20d-10v-14g-14n-16w-16o-16r-18b-18 thi
m20d-10v-14g-14n-16w-16o-16r-18b-18 this
m20b-14 time low
m20p-10g-14r-18n-18w-22o-28 tops <number>
m20n-10c-12o-12d-16a-16b-20 unloc…
m20d-10o-12c-16 up on
m20a-12r-14o-20c-22 value
m20p-12b-22v-22a-22w-24n-26r-28 why
m20b-10d-10g-12o-12c-18 why is
m20d-14 آزادس…
m20 ارزش بازار
m20c-10 تورم آمریکا
m20v14r-12n-12p-12w-14o-14b-16c-24 زیان
m20d-16o-18 سراشی…
m20c-20 سهام کوین
m20w-14c-14b-16 سوزاندن
m20r14v-10c-10b-12d-14n-14w-16g-26 عقب
m20n-10c-12 قیمت را
m20g14n-10r-12d-12c-28 لیست
m20 نمودار <coin>
m20p-8w-12d-20 هایپرلیکویید $
m20 هزار تومان
m20r-10d-10n-10g-14w-14c-22 ژاپنی
m20g-10b-14c-14 ژاپنی <coin>
m20n-12a-14b-16r-18c-18w-20 کوین ها
m20a-10b-12n-12v-12g-12r-14d-14c-16o-16 کیمچ
m20a-10b-12n-12v-12g-12r-14d-14c-16o-16 کیمچی
m18r-12b-14c-16 <coin> back
m18b-10r-14 <coin> burn
m18r-10w-10c-14 <coin> funds
m18b-10w-14o-14 <coin> holds
m18c-10 <coin> mints
m18b-18c-24 <coin> on
m18d-14 <coin> overtakes
m18c-10 <coin> rises
m18v-14 <coin> soar
m18d-10n-12b-14p-14 <coin> token
m18b-14c-16 <coin> which
m18 <coin> آماده
m18 <coin> تکان
m18r-14n-14o-14d-18w-20 <coin> یک
m18r-10o-12b-16d-20c-22 <number> of
m18 <price> by
m18o-10b-14c-18 ^ bitwise
m18c-16 ^ cme
m18 ^ cryptopunks
m18c-18 ^ metaplanet
m18v-12a-12r-14c-18d-24 ^ آوه
m18a-10v-12c-16 ^ آیا
m18p-10n-12v-12g-12b-14d-14r-16c-18 ^ باند
m18c-16 ^ طلا
m18r-10d-12o-12c-14 ^ پرمیوم
m18v-10a-10r-12d-14n-14b-24 ^ چرا
m18r-18 as senate
m18c-16o-20 basi
m18c-16o-20 basis
m18a10p-10o-10r-12v-12g-12d-16n-16c-16b-20 befor
m18a10p-10o-10r-12v-12g-12d-16n-16c-16b-20 befor…
m18o-10b-14c-18 bitwi…
m18r-10v-10b-12c-14o-18 blu
m18r-10v-10b-12c-14o-18 blues
m18b-10c-10 bounc
m18b-10c-10 bounc…
m18b-12o-14d-16 breaks key
m18n12d10g-12b-14p-18a-20w-20r-22o-24 burn
m18d-10w-10o-10b-12g-12n-14c-14 buy $
m18w-10c-14 buys another
m18d-10g-12b-14c-14o-14n-16w-16 chain metrics
m18p14n-12a-14b-20c-26 chain with transfer
m18v10n-10a-10d-12g-12w-12b-20c-24 china
m18o-18 climbs $
m18c-16 cme to
m18w8r-10p-10o-14g-16a-16 coin BTC
m18r10d-12 coin EOS
m18r-10c-10o-10 coinbase shares
m18c-12 coinbase stock
m18a-10g-12w-12p-12b-18d-20 collaps
m18n-10g-10a-10w-14p-14o-14c-20 cros
m18r-16 crypto stocks
m18b-10c-16 cycle
m18b-12a-12p-12r-14v-18d-24 day
m18d-12o-16 day of
m18b-18c-24 delis…
m18v-10b-12c-14o-14r-16 desks
m18c-10d-12 doubles on
m18w-12c-18 ent
m18w-12c-18 enter…
m18p-10w-16d-18 evern…
m18r14v-10g-10n-12p-12a-16d-18b-24o-24 exchanges
m18a-10n-12g-14w-18o-20b-24r-28 fund with ofTrade
m18r-12c-16 fund with person
m18p-10r-12d-16c-22 fund with tech
m18c-16 futures $
m18r-14c-14 gains in
m18g-10o-10c-12p-14 halve…
m18o-10c-14 here what
m18g-10o-10r-12n-12d-14w-14b-18 is the
m18c-12o-12d-14 lag
m18c-20 metap…
m18d-10g-12b-14c-14o-14n-16w-16 metri…
m18c-18 negat…
m18r-10p-10d-12w-12o-12n-14 nft with stablecoin
m18n-10v-10r-12g-14a-14d-18 pop
m18c-12o-18 price $
m18d10n-12w-14r-16o-16b-18c-22 print
m18d-12o-16 record on
m18c-10 rises <price>
m18w12d-8v-12g-12r-16c-20 sinks
m18n-8r-12o-14 slides as
m18n-16 slump to
m18v-14 soar as
m18g8d-12o-12b-14c-14 spike…
m18b-14c-14 storm $
m18r-10d-10v-10w-14c-24 strat…
m18b-10c-14 the market
m18v-10w-12r-14b-14p-14o-16c-22 then
m18c-18 to sell
m18n-10b-14o-14c-16 trillion $
m18r-10g-10a-10b-12d-12c-12o-12w-14 underwat
m18r-10g-10a-10b-12d-12c-12o-12w-14 underwater
m18r-10g-10a-10b-12d-12c-12o-12w-14 underwater $
m18d10r-10a-12p-12n-14v-14g-14b-16w-16o-16c-22 under…
m18r-10d-12c-18o-18 value $
m18o-10r-14c-16 vanec…
m18b-12c-16 vehic…
m18n-10 weekl
m18n-10 weekl…
m18d-14 آزادسازی <number>
m18b-10 آستان…
m18p-12o-12v-14d-18w-18n-20g-22 آغاز
m18b-12a-12p-12r-14v-14d-16c-18 آوه
m18d-10o-10v-12 آیا
m18b-14c-18 ارزان است
m18c-14 ارزها…
m18p-12v-14a-14n-18g-18d-20o-20w-22 استرا…
m18r-10b-10w-12c-12 افزود
m18r-10b-10w-12c-12 افزود $
m18d-10a-10g-12n-14c-14o-20 با خبر
m18c-10b-20 بزرگ تر
m18n-12c-14o-14 به خرید
m18b-10r-18o-18 بولین…
m18b-10c-14 تا کجا
m18 تکان نخورد
m18o-10r-12b-12c-12 جدیدی
m18d-10g-10b-12n-12a-12o-12r-14c-14 جهید
m18d-10g-10b-12n-12a-12o-12r-14c-14 جهید $
m18w-10p-10o-12r-14b-14c-20 حد
m18b-10 در آستانه
m18d-14 دلار توکن
m18v-10c-10a-12g-14w-14o-20r-24 را متوقف
m18a12o-8b-12c-14 روز اول
m18b-14 رکورد شکست
m18 ریختن…
m18r-10v-10g-10a-10o-14b-16d-18 سه برابر
m18c-10o-14d-16 سهام سیرکل
m18w-14 شدن <number>
m18w-12o-16b-22c-24 صندوق <coin>
m18c-16 طلا یا
m18r-10d-10n-10v-10g-10c-12b-14o-16 فاندی…
m18c-14 فشار فروش
m18b-10r-18o-18 فشرده
m18b-14d-14w-18 فهرست
m18r-10d-10n-10v-10g-10c-12b-14o-16 منف
m18r-10d-10n-10v-10g-10c-12b-14o-16 منفی
m18r-10d-10n-10v-10g-10c-12b-14o-16 منفی شد
m18r-8o-10c-14 نات
m18r-8o-10c-14 نات کوین
m18 نخورد
m18 نخورد $
m18c-12b-14 نسبت
m18o-10c-12 نمودا…
m18r-10a-12c-16 ها دوباره
m18p16d-12c-12r-14b-16o-16 هدف
m18v-14n-16g-18o-20r-22w-28 هم
m18d-10b-12c-14 ورود
m18b-12c-18 پاییز
m18r-18c-18 پاییز $
m18c-14 پرواز کرد
m18o-10a-12g-16c-16 پرید
m18b-12c-18 چاپ کرد
m18c-16 چرخه
m18w-14n-16v-16a-16d-22o-24 چه می
m18b-10c-10 کجاست
m18b-10c-10 کجاست $
m18b-16 کشید
m18b-16 کشید $
m18v-14p-14n-18g-20a-20o-28b-32 کوین
m18d-16 کوین الگوریتمی
m18d-10w-10o-16c-18 گذاران خرد
m16b12a-8r-10v-10p-10n-12o-12 <coin>
m16c-14b-16 <coin> fund
m16o-10c-24 <coin> hits
m16b-12 <coin> outpaces
m16c-10 <coin> slips
m16b-12d-12c-14 <coin> treasuries
m16 <coin> tumbles
m16b-14c-14 <coin> ارزان
m16b-12c-20 <coin> تا
m16b-10c-10d-12 <coin> ضرب
m16n-10 <coin> گذشت
m16d12r-12n-12w-12c-14a-16b-18 <number> hit
m16c-16 <number> lists
m16b-10 <number> ساعت
m16c-16 <person> باز
m16 <price> before
m16r12a-14c-20 ^ abu
m16g-12 ^ japanese
m16c-12o-12 ^ libra
m16o-10r-12c-14 ^ vaneck
m16r-10b-12c-16 ^ استراتژی
m16b-10 ^ تقاطع
m16d-10n-12o-12c-16 ^ متاپلنت
m16c-18 ^ والکس
m16c-8 ^ ورود
m16r-10c-16 ^ ونگارد
m16r-10d-12g-12n-14o-14b-16 ^ پپه
m16c-10 ^ گزارش
m16g-12a-12n-16b-18d-18c-26 ahea
m16g-12a-12n-16b-18d-18c-26 ahead
m16c-8g-10b-12d-12p-12a-14w-16o-18 anoth
m16c-8g-10b-12d-12p-12a-14w-16o-18 anoth…
m16v-10 as apple
m16 as china
m16c10w-14n-18v-20g-20b-22d-24o-30 at <price>
m16 bears
m16v10o-10d-12w-14 bet $
m16g14v-12c-18 bets on
m16c-10o-16 botto…
m16 bounce
m16d-10 breaks <price>
m16p-10g-12a-12w-12v-14r-16n-16 break…
m16b-10n-12 bullion
m16r-12b-14d-14a-14n-18 bulli…
m16w-10o-10d-12 buybacks
m16w-10o-10d-12 buybacks $
m16a12w-10p-10v-12r-14g-14n-18o-22d-24c-28 chain with price
m16b-12d-12o-14c-16 circu…
m16c-10 coin BTG
m16 coin ELON
m16b-10c-10 coin INJ
m16d-12o-12b-14r-16 coin ONT
m16p-10a-12b-20 coin SNX
m16c-12 coin TWT
m16c-22 coin WAVES
m16o16v-12n-14a-14p-14g-22w-24b-30 coin with stablecoin
m16b-12d-14 coinbase adds
m16b-10o-10 conve…
m16o10r-10v-10d-14w-14g-16n-20c-24 coul
m16o10r-10v-10d-14w-14g-16n-20c-24 could
m16b-10 crackdown
m16 crat
m16 crate…
m16r-10c-18 crypto funds
m16b-10r-12c-12 cryptopunk
m16r-10 cryptopunks
m16b-10d-12w-14c-18 debt $
m16b-10o-16 defi with fund
m16b-16c-24 delist
m16c-12 digital asset
m16b14n-10g-12o-12d-16r-22c-26 dry
m16c-12 escrow $
m16o-10 expir
m16o-10 expir…
m16r-14 free tokens
m16c-10o-18 gemini shares
m16c-10b-12o-14 gre
m16c-10b-12o-14 greed
m16d-10v-12p-14g-16w-20r-22a-22c-28 high
m16o-10c-20 hints at
m16c-8b-10o-14 holds steady
m16 hour $
m16v-10d-14g-14r-18c-18o-20p-22 hyper…
m16 inflation print
m16d-10c-10o-10w-12 james wynn
m16g-12 japan…
m16v-12a-14w-14o-14c-22 jumps
m16c16r14b-10v-14p-14o-14d-18 kind ofTrade
m16n-8w-8v-10c-10r-12p-12o-16 kind price
m16o-12 level…
m16c-10 leveraged
m16c-14 lists <coin>
m16b-10d-12c-16o-16 load
m16w12p-10o-10v-12g-12c-14r-16a-16d-20n-20 long
m16c-10o-12 majors
m16a-10b-12d-12o-12r-14 matt
m16a-10b-12d-12o-12r-14 matte…
m16 nears $
m16d-14 neutr…
m16c-16 norwe…
m16o-14 not seen
m16v-10b-12c-16o-16d-20 octob
m16v-10b-12c-16o-16d-20 octob…
m16n10c-10d-12o-22 of trading
m16g-10c-12o-12w-20 ofTrade with price
m16b-10c-16 on coinbase
m16c-14o-14 on nasdaq
m16 open interest
m16d10n-12r-14a-14w-14o-14c-18 out <number>
m16b-12 outpa…
m16 outpe…
m16d-8 overtakes <coin>
m16d-10c-18 perpe…
m16c10b-12a-12p-12d-14o-14r-16w-16 plan $
m16c-16 pop $
m16r-14c-14 powd
m16r-14c-14 powde…
m16c-10 predict
m16c-10 predicts
m16 price doubles
m16 price prediction
m16b-10o-10c-14 print…
m16b-8c-14 quarterly burn
m16b-10c-16 red
m16d-10o-10b-14 rumou…
m16d-10w-14o-16 sale $
m16c-16 seed tag
m16v-10a-12w-12r-14b-14c-18 seen
m16o-14 seen since
m16c-10 sees <price>
m16c-10 shares $
m16d-10n-12c-12b-14o-16 skew
m16d-10c-10 soars as
m16c-12d-18 stablecoin supply
m16c-12b-14 stubb…
m16 tensi…
m16o-12 to levels
m16 token drops
m16r-10b-12c-14 turnover $
m16r-10b-12c-14 turno…
m16d-12n-12 volume on
m16o-10r-12w-12b-14 wealt…
m16v14o-16g-22r-28b-28c-32 week
m16c-16 with seed
m16d-10c-10o-10w-12 wynn
m16b-12o-12c-14 year end
m16d-10n-10c-10b-14o-16 yearl
m16d-10n-10c-10b-14o-16 yearl…
m16v-10c-10p-10d-12n-12o-12g-16w-16 آغاز شد
m16r-8c-14 آلت کوین
m16b-14c-16 اجازه
m16c-16 از سهام
m16w-10c-12 از صرافی
m16w-12c-14 استراتژی از
m16r-10c-20 اضافه
m16r-10c-10b-12o-14 الیوت
m16c-8g-12p-12n-14a-14w-14r-16b-16 بازگشت
m16d-12c-14o-16 باشکو…
m16b-14 بالات…
m16n-10v-18g-18a-18w-18r-22o-28 برابر
m16b-10c-22 برای خرید
m16d-10 به بازار
m16b-14 به بالاترین
m16 تاریخی رسید
m16n-10d-12o-14 ترس
m16b-10 تقاطع
m16b-10 تقاطع طلایی
m16r-10p-10w-12d-20g-20b-24o-26 توکن های
m16c12d-10o-14r-16b-18 ثبت کرد
m16b-12d-12c-12o-14 جنگ تعرفه
m16 حباب <coin>
m16b-10 حمایت بعدی
m16a-14p-14n-18o-24d-28 خبر
m16p-12n-14v-14g-14a-18r-20d-24c-24 خرد
m16c-10d-12o-12 خرس
m16v-16 خوردن…
m16 در نمودار
m16c-14 در نوبیتکس
m16r16o-14b-18c-26 درخوا…
m16o-10a-12c-12g-14 درصد پرید
m16w-12 دلار پوزیشن
m16c-10p-10v-14g-16a-16n-18o-18d-24 ده
m16r-16 را ثبت
m16b-10 را زد
m16c-14 را لیست
m16r8d-10b-12n-12o-12g-14c-18 رمزارزها
m16 رمزارزها در
m16r10d-12c-20 رمزارزهای
m16b-20 رو
m16n-10v-10p-10d-14a-14o-18b-24 رود $
m16d-16 رونق
m16v-10o-10 سقوط <price>
m16n-16 سلبری…
m16r-12p-16g-20a-20c-22 سه
m16r-14v-14a-14c-14p-14g-18n-22w-22 سهام
m16o10n-10a-10r-12b-12d-12w-14c-14 شاخص
m16b-14 فشار
m16b-10v-10c-20 قرمز
m16c-14 لیست می
m16g-18 ماندن…
m16r-12d-12b-14n-14o-16c-20 متاپل…
m16b-10g-10r-12c-14 مثبت
m16b-14c-16 مشاور…
m16r-14c-14 معاملاتی
m16 مقاوم…
m16o-8n-12c-12d-14 ملانی…
m16w-14c-14 می خرد
m16r-12c-14 نیو
m16d-8o-8n-12v-18g-24p-24 ها
m16d-10c-10 هفتگ
m16d-10c-10 هفتگی
m16v-10n-12w-12p-12a-14b-20c-28 وارد
m16c-14 والکس بازار
m16c-18 وانیل…
m16c-18 ورج
m16r-10c-16 ونگار…
m16c-10 پایین کشید
m16d-10g-10b-14c-14o-16 پرمعا…
m16d-10c-12o-14 پرمیوم کیمچی
m16a-12g-14c-14 پرید $
m16d-10c-10w-14o-14 پشتیب…
m16r-10c-10b-12o-14 پنجم
m16c-14 پین $
m16a-14r-16g-16o-18d-20c-20 کف
m16c-16 کوین <coin>
m16a-10p-10v-12n-16r-18d-18g-18c-24 کی
m16n-10 گیرند…
m16r-12c-14 یورک
m14 <coin> barely
m14d-10 <coin> breaks
m14b-8 <coin> climbs
m14c-12 <coin> delisted
m14w-10c-14 <coin> enters
m14 <coin> plunge
m14c10d-18b-22 <coin> price
m14c-10b-14o-14 <coin> sets
m14d-12 <coin> soars
m14w-12 <coin> stash
m14b-10 <coin> surges
m14o-10 <coin> whipsaws
m14w12g-10c-18 <coin> خرید
m14d-10b-12c-12 <coin> همچنان
m14b-10 <coin> کجاست
m14c-8 <number> altcoins
m14c-14 <number> by
m14c-14 <number> leverage
m14r-10p-12n-16b-18o-18 <number> trillion
m14r-10c-10 <number> آبان
m14r-14w-26 <person> <coin>
m14b10d-10n-12r-14p-18c-26 <person> <number>
m14c-12 <person> ark
m14n10g-10b-12d-12c-12o-18 <price> from
m14v-10g-12n-16o-22d-24w-28 ^ binance
m14c-10b-14 ^ canary
m14o-10c-12 ^ etoro
m14b-10c-10o-12 ^ fear
m14o14r-10w-12d-14c-22 ^ fed
m14o-12 ^ funding
m14d-10o-10b-12w-12 ^ james
m14n-10g-10d-12a-12c-12o-12 ^ kaspa
m14b-10 ^ korea
m14g-8c-16 ^ monad
m14o-14 ^ pengu
m14c-14 ^ retail
m14c-10 ^ spot
m14c-10o-14 ^ آلت
m14w-10 ^ آپبیت
m14r-10v-10w-10p-10o-12b-16 ^ بازگشت
m14d-10c-12o-12 ^ بلک
m14r-10c-14 ^ خروج
m14 ^ سلطه
m14r-10d-10p-10n-12a-12c-12g-18 ^ سویی
m14n-10p-10c-12w-14 ^ شورت
m14b-12 ^ نسبت
m14d-10r-12n-12b-14a-14o-14 ^ همستر
m14c-10o-10 a bid
m14b-10c-20 a day
m14r-10c-10 abroa
m14r-10c-10 abroa…
m14c-12 advisers
m14c-12 advisers may
m14c-16 after earnings
m14c-8 altcoins to
m14o-12r-14 america
m14c12d-8g-10p-10w-12n-14a-14o-14b-16r-24 ameri…
m14d-14o-14 analyst with exchange
m14v10c-22 another <number>
m14r-10b-10w-14c-22 ark
m14 as lock
m14 as price
m14c-10 as users
m14b-12c-18 asia $
m14r-12 asset products
m14r-10d-10w-10b-14v-14g-14 at the
m14 back in
m14 barel
m14 barel…
m14a-10o-10r-16c-16 below
m14c-10o-10 bid $
m14c-20 binance to
m14b-10 block time
m14b-10a-10o-10c-14 books
m14g-10a-10p-10o-10n-12v-12w-12 break
m14b-10r-12n-12d-14c-14 bulls
m14o-12 bulls regain
m14r-14 burn tax
m14c-14 burns <number>
m14w10n-10a-10d-12o-14b-16r-18 buyin…
m14b-10o-10c-14 can <coin>
m14c-10b-14 canar
m14c-10b-14 canar…
m14n-14v-14a-16d-18g-18w-20o-22 capit…
m14 carry
m14 carry trade
m14w-10c-14o-14 cashe…
m14c-10o-10 catch
m14c-10o-10 catch a
m14 chance of
m14c-10o-12 circle $
m14c-10d-12 circle burns
m14a-10n-12v-12o-12d-14g-16w-16b-24 clients
m14r-10g-10n-12w-12c-20 climb…
m14c-14 clock
m14a-12v-20p-22g-30b-44n-44 coin
m14r-12d-16c-26 coin BCH
m14w-10g-14o-14b-22c-22 coin LUNA
m14c-10 coin OMG
m14b10c-20 coin RVN
m14b14p-10a-12n-14g-14w-14r-16c-16o-18d-22 coin XMR
m14c-10o-16 coin fund
m14c-16 coinbase premium
m14c14g-14v-16a-16w-16p-18r-28o-28 cost
m14 cryptocurrency
m14b-10o-14 day one
m14b14c-18 debut…
m14 decla…
m14d-10 deepe…
m14g-12a-12d-14v-14b-18o-18r-22 desk
m14c-14 destroys <number>
m14c-10o-14 did
m14 digital collectibles
m14w-12c-12 dumps
m14c-16 earnings miss
m14b-12c-14 ergo
m14b10a-10c-16 escro…
m14b-12c-16 etf <coin>
m14o-10c-12 etoro
m14c-10 exchange with fund
m14a14r-10g-10p-10o-12n-14 exchange with ofTrade
m14o-10 expiry
m14 eyes <price>
m14c-18 fail
m14d-8o-10r-20v-20p-20w-24n-26 fall
m14 falls to
m14b10r-12g-12w-12p-12a-14n-16v-16c-22 fear
m14 fee switch
m14p12d-10v-10a-10w-10r-12g-14n-16c-18b-20 flash
m14c-10 for coin
m14c-10b-14 fresh record
m14 fund with price
m14n-14a-14g-18w-18d-22b-24c-32 funds
m14 gain $
m14r-14d-14c-14 gains on
m14 golden cross
m14o10r-12c-12b-14d-16 gran
m14o10r-12c-12b-14d-16 grand
m14c-12 grayscale trust
m14b-10c-10o-12 greed index
m14c-10o-12 her
m14c-10o-12 her <number>
m14c-14 hodlers
m14r-10c-14 hodle…
m14r-10b-14o-14n-16 holder with ofTrade
m14o12a-10n-14r-16b-16c-18 holds
m14a-10 hype to
m14d-18 hyperliquid hype
m14b-12c-12 hyperscal
m14b-12c-12 hyperscale
m14c-14 if
m14b-12c-18 in asia
m14n-12v-12a-12r-14g-14b-16 index
m14a-10r-14b-14n-14d-16 ipo
m14d-10o-10b-12w-12 james
m14n-10g-10d-12a-12c-12o-12 kaspa
m14v-12 land prices
m14n14g12d-12c-12a-16o-16b-20 launch $
m14c-14 leave <coin>
m14r12b-10n-10v-10a-10c-16o-18 libra
m14b-12c-12 lid
m14 liquidations
m14c-14 liste…
m14c-10o-12 loads
m14c-10o-12 loads up
m14 lock up
m14 longs
m14 losses as
m14o-10d-14c-16 lowes…
m14d-10o-14c-16 major
m14d-10n-10r-12a-12o-12c-16 major…
m14a-10o-10c-14d-18 market maker
m14c-12o-12 max pain
m14c-12r-14 meliu…
m14c-16 miss $
m14o-10r-16 misse…
m14g-10c-16 mona
m14g-10c-16 monad
m14 month high
m14o-14c-16 names $
m14c-8w-10 of coinbase
m14c-10o-12 on circle
m14b-10o-14 on day
m14r-10o-12b-14g-14w-14 out of
m14 outpaces <coin>
m14c-12 outsh…
m14b-8c-14 oversubscrib
m14b-8c-14 oversubscribed
m14b-10o-12c-14 pain
m14d10c-16o-16 pause
m14g-10a-10b-12d-12n-12v-12r-18o-20 pile
m14b-10 plasma xpl
m14r-10o-12c-16 plunges
m14d-10 price crashes
m14p-10 price halves
m14w-12o-12 proca…
m14d14v-10n-16g-18b-22c-26 pump
m14 rally $
m14d-10o-10c-12 rang
m14d-10o-10c-12 range
m14o14d-12n-12g-12b-14r-16w-16c-18 reali…
m14c-14 refuse
m14o-14 regai…
m14c-14 relat…
m14 reports
m14 rever…
m14r12d-14o-14c-22 roadm…
m14c-10p-10v-14n-18g-18a-20b-22 robin…
m14o-10c-12 rotat…
m14r-10g-10a-10p-10n-12v-12w-16 sees
m14w14g-12a-12v-14b-18d-20n-20c-28 short
m14b10g-10v-12a-12p-12d-16r-18c-22 sinc
m14b10g-10v-12a-12p-12d-16r-18c-22 since
m14c-12 singl
m14 single day
m14c-12 singl…
m14d-12 sinks $
m14d-18 sinks to
m14g-14 slidi…
m14c-12w-14 spike as
m14c-14 spikes after
m14n-12v-12a-14b-16d-16o-16c-18 stash
m14b10w-12o-16c-20 storm
m14b-10r-12w-12c-18 strateg
m14b-10r-12w-12c-18 strategy
m14g14b-12c-16w-18v-20r-22n-22o-28 sui
m14b-10 surges <price>
m14c-14 suspen
m14r-10b-10 tao
m14c10n-16g-18p-20o-20w-22r-24 to <number>
m14d-10o-12 token hits
m14b-10c-12 token up
m14r-14 torn
m14o-10c-16 trading for
m14o12r-14c-14 trading in
m14d12g-10a-10b-14c-16 treasuries
m14c-14 u s
m14d-14 unlock $
m14o-10b-12p-20r-24n-28 up
m14c-16 us demand
m14p-12a-14b-16w-16o-18r-20 vanis…
m14 wakes up
m14 week as
m14 week of
m14c-10o-10 went
m14a14n-12w-12c-12r-14d-14v-14g-16o-18 which
m14o-10 whipsaws $
m14o-10 whips…
m14b-10 xpl
m14 yen carry
m14o14r-12c-14d-18 آب
m14 آتی <coin>
m14c-10o-14 آلت سیزن
m14c-8 آلت کوینی
m14o-10c-14 آپشن
m14o-10c-14 آپشن $
m14v-10w-12o-12b-14r-18 اخیر
m14 ارزهای دیجیتال
m14 از ایردراپ
m14 از خبر
m14n14d-10b-14c-14r-18 از راه
m14c-14 از فهرست
m14 از قیمت
m14n-12c-12o-12 اشاره
m14d-12 امید
m14r-16 اک
m14r-10 ای رمزارزها
m14c-10r-12 ایم
m14 با کاهش
m14n-10p-10w-12c-12 باختن…
m14d-14 بازار جلو
m14d14b-14n-14c-16o-22 بازار را
m14 بازخر…
m14b-12 بازند…
m14d14v-10p-14g-16a-16w-16c-16r-18n-18b-20 بازگش…
m14v-16p-16g-20w-20c-38 بالا
m14p-10n-12v-12g-12w-12d-14b-16c-20 باند
m14c-8 باید زیر
m14o14g-10w-12r-14d-14b-18c-18 بخریم
m14c-10o-10 بدتری…
m14 برابر…
m14w-8r-10d-10n-10v-10a-10c-18 برگشت…
m14d-10w-10c-26 بعدی
m14b-10c-10d-14 بلعید
m14b-10c-10d-14 بلعید $
m14c-12 بهتری
m14n14p10r-10w-12g-20a-20b-22d-22o-26 بی
m14c-12 بیت ماین
m14p-12n-16o-16r-18g-18w-24 تا
m14r-10c-14 تازه به
m14o-12 ترس و
m14w-12o-12 تریدر
m14 ترین صرافی
m14n-10o-10 توکن ترامپ
m14c-10a-14 توکن جدید
m14c12v-10a-10n-16g-16d-18r-20 ثبت
m14c-10 جفت ارز
m14a-10w-10o-16c-18 جلو
m14c-14 جمهور…
m14c-12 حذف می
m14b10d-14w-14c-18 خرد $
m14b-10c-10 خرید <number>
m14n-10o-10r-14b-14d-14c-16 داده های
m14n-8c-8b-10 دانشگاه هاروارد
m14d-12 در <price>
m14b-10c-12w-14 در فهرست
m14 در مسیر
m14r-12c-16 در پاییز
m14 درصد ارزش
m14 درصد گران
m14r-8c-14 درهای…
m14p-10a-12n-16g-16o-16r-18b-18v-18d-20 دش
m14o-10c-14 دلار آپشن
m14c-14 دود
m14c-14 دود شد
m14w-10b-12c-14 ذخیره <coin>
m14b-10c-10d-14 را بلعید
m14n-8c-8b-10 را سه
m14 ردپ
m14 ردپای
m14b-12c-12 رشدش
m14c-14 رمزارز تازه
m14d-10b-12c-12 رمق
m14c-10 رو $
m14 روز $
m14w-12o-12n-14v-20c-22 ریخت
m14c-12r-14 زمستا…
m14c-8 زیر نظر
m14v-10w-12o-12b-14r-18 سال اخیر
m14o-10c-14 سررسید <number>
m14o-10c-14 سررسی…
m14 سرمایه از
m14a-10n-12b-14g-14o-16w-26 سرمایه گذاران
m14 سلطه
m14 سلطه <coin>
m14c-14 سه رمزارز
m14d10n-16 سوزاند
m14d10n-16 سوزاند $
m14c-10o-14 سیزن
m14o-12 شاخص ترس
m14c-10b-12d-12o-12 شبه
m14c-10a-14 شدن توکن
m14r-18b-20 شش
m14 شکست مقاومت
m14c-14 صبر
m14d-10c-10o-10b-16 صندوق…
m14o-14 طمع
m14r-10 لحظه
m14r-10 لحظه ای
m14c-12 ماین
m14c10r-20b-20 ماینرها
m14v-12g-20a-20w-22o-22 متوقف
m14b-10g-10r-12c-12 مثبت شد
m14 مسیر
m14c-12 معاملات <coin>
m14 معاملات آتی
m14c-14o-14 مناسب
m14b-8d-12n-12v-12g-12a-12r-18c-18 موج
m14v-10n-12a-12c-12o-14d-16b-22 می گوید
m14w-12 می گویند
m14n-10 میمون بی
m14c-10r-12 ندیده
m14c-8 نروژ
m14b-12 نسبت <coin>
m14g-10c-12 نشست
m14 نگاهی
m14 نگاهی به
m14n-8c-8b-10 هاروا…
m14c-10 هفته ای
m14c-8 هفته باید
m14c-14 هم <coin>
m14d-10o-10c-12b-16 همچنا…
m14o-12 و طمع
m14o12b-10r-16 ون
m14o-14 پریدن…
m14d-10o-14 پشتیبان
m14d-10o-14 پشتیبانی
m14c-14o-14 پله
m14c-12 پناهگ…
m14c-10 پیش رو
m14w-14d-16c-16 پیشی گرفت
m14b-10c-12 چرا <coin>
m14n10c-12o-12b-14 چهارس…
m14o14r-8c-8n-12g-14w-18d-20 ژاپن
m14 کریپتوپانک ها
m14c-10b-12d-12o-12 کلاسی…
m14c-10 که این
m14c-8 کوینی که
m14c-10 گاو
m14b-10r-12o-12c-14 گذاری در
m14v-10n-12a-12c-12o-14d-16b-22 گوید
m14w-12 گویند
m14w-12 گویند $
m12a10g8n-10o-10r-12w-12d-22b-26 <coin> <price>
m12 <coin> extends
m12 <coin> follows
m12d-8 <coin> leaps
m12 <coin> premium
m12d-12 <coin> slides
m12o-10b-12r-14 <coin> treasury
m12 <coin> ادامه
m12g10b-10w-10c-10 <coin> شد
m12c-12 <coin> عقب
m12c12d-12b-14 <coin> هک
m12b-12c-12 <coin> وارد
m12w-14c-16 <coin> پیشی
m12 <number> is
m12o-18 <number> profit
m12c-10 <person> strategy
m12c-12 <person> سهام
m12n-8r-10v-10c-12p-12o-14 <price>
m12a10r-12p-12g-14b-20d-22w-22c-26 <price> <number>
m12b-16p-16v-18a-18w-20g-22d-24r-26 ^ a
m12o-16 ^ bakkt
m12r-10b-12n-12d-14c-16 ^ bonk
m12 ^ cboe
m12c-10o-10 ^ harvard
m12o-14 ^ he
m12a-10o-10r-12b-12d-12w-12 ^ here
m12p-10b-12a-12n-14w-14o-18d-22 ^ market
m12r12b-10w-10c-14 ^ norway
m12 ^ ofac
m12c-10r-14 ^ over
m12 ^ sharplink
m12o-10c-12 ^ اصلاح
m12c-10n-14o-14 ^ دانشگاه
m12 ^ رابرت
m12o12r-10b-12n-12c-14d-22 ^ رشد
m12 ^ سیتی
m12b12r-8g-10c-18d-22 ^ سیرکل
m12n-14c-14 ^ سیلور
m12p-8w-10 ^ ضرر
m12n-10d-12b-14c-14 ^ لونا
m12r-10b-10c-12 ^ مانا
m12 ^ نگاهی
m12o-10 ^ چهار
m12n10v-10a-10r-12p-12w-14g-18o-18 a
m12b-14 a month
m12c-8 a zero
m12o-8a-12r-14v-16 aft
m12o-8a-12r-14v-16 after
m12v10g-12n-14b-16d-16c-24 ahead of
m12o-10c-12 altse…
m12c-10 americas
m12 analysi
m12 analysis
m12v-14 apple unveils
m12c-10 ark sells
m12b-10d-10c-12o-14 arthur hayes
m12b-10d-10c-12o-14 arthu…
m12d-12c-20 asia
m12c-10 average $
m12c-18 back tokens
m12o-16 bakkt
m12 bands
m12o-10d-12 basis trade
m12c-10 beats estimates
m12c-10 before the
m12c-12 berns…
m12 betto…
m12 bill $
m12d-12w-12c-12o-12 billion on
m12c-14 binance adds
m12c-10 binance lists
m12 bitmi…
m12 bleed
m12 bleed…
m12 bolli…
m12r-10w-12b-14g-14d-16n-16c-18 bonk
m12b-10a-10c-22 book
m12 both
m12g-10a-10p-10o-10n-12v-12r-14 breaks
m12 budg
m12 budges
m12c-8 bull market
m12 burn rate
m12n12c12r-16g-20p-20v-22o-22a-24b-36 buy
m12o10c-20 buys back
m12c-10o-10 came
m12w-12 capitulat
m12w-12 capitulate
m12 cboe
m12 cboe plans
m12w-10d-12a-12v-14b-18 chart…
m12r-10 chatter
m12c-10 chipmaker
m12n10o-16 chips $
m12r-10b-10o-16 ciph
m12r-10b-10o-16 ciphe…
m12n-10b-12o-14a-20 claims $
m12a-12w-12o-12n-14b-16d-16g-16 clien…
m12 cliff
m12o8v-12g-12w-12p-12r-14n-14d-16c-20 climb
m12a-12c-18 climbs
m12 coin BAKE
m12c-16 coin CFX
m12b-10 coin FET
m12b-22 coin NEO
m12 coin ROSE
m12 coin WIN
m12c-8 coin frenzy
m12c10r-12v-12p-12g-14n-20a-22w-26o-36 coinb…
m12g-10a-10w-10p-12b-16d-16 collapse
m12d-10c-10 collapses
m12r-10w-14p-14g-16a-16b-20 colla…
m12r-10c-16 companies
m12 competition
m12c-12 contradict
m12b10d-8c-12v-22g-24o-24n-26 contr…
m12c-8r-12 counter
m12v-10c-12o-14b-18 count…
m12c-12 cram
m12c-12 crame…
m12b-12c-12 crash…
m12b-12 crescendo upgrade
m12b12d10n-12a-12o-14p-16w-18c-20 cross
m12c10r-14 cryptocurrenc
m12c-10 cycle $
m12b10o-10g-14a-14w-14d-16n-16v-16r-18 debut
m12c-12 decentralized storage
m12w-10b-12 destr…
m12d-10 drag
m12d-10 drags
m12 drops after
m12a-8d-12g-12n-14v-14b-18o-20 dump
m12w-8 dumps <number>
m12c-10o-10 endowment triples
m12 erase…
m12c-12 etp
m12c-12 exchange with game
m12 explosiv
m12 explosive
m12n-10a-10b-12g-12d-14r-18 face
m12c-10o-14 fall below
m12c-10b-14 figures
m12c10o-12p-14g-16w-16n-18d-20v-20a-20b-28 fil
m12c-10o-10 flops
m12 follows
m12 founder <number>
m12c-8 frenzy $
m12b-16c-18 fresh
m12o-12 from peak
m12b-10n-12o-14c-18 fun
m12c12v10a-10p-10r-12n-12w-12o-12g-20b-22d-22 fund $
m12c-12 funds…
m12c-10b-12 geopo…
m12o-10 giga
m12r-10v-10p-10g-12a-12d-14n-16o-16 guid
m12r-10v-10p-10g-12a-12d-14n-16o-16 guide
m12b10a-10p-14o-14w-16r-18g-20c-22 half
m12r-12c-12o-12b-20 halving $
m12w-16o-16r-18c-20 halvi…
m12c-10o-10 harvard endowment
m12c-10o-10 harva…
m12o-14c-16 hit <number>
m12 hits a
m12o12g-10b-16c-20 hits record
m12 horizon bridge
m12r-10b-10v-10w-10p-18o-24 i
m12c-10o-10 ibit $
m12o-10 ibit sees
m12c-12 in half
m12 in two
m12a-12o-12 inc
m12o-10c-12 indicator
m12r-10c-16 indic…
m12b-10w-10c-12 indir…
m12w-10c-10b-12 into <coin>
m12r-8b-10v-10w-10p-20o-22 is
m12n-10b-12g-12a-16c-18 is it
m12w-12o-12r-14 it
m12c-14 it means
m12n-10a-10d-12p-12o-12w-14 jam
m12c-12 jim
m12 jitt
m12 jitte…
m12c-12 jok
m12c-12 jokes
m12r-10d-10g-10p-12a-16n-22 jump
m12o-10d-12 jup
m12o-10d-12 jupiter jup
m12o-10c-14 kindl…
m12 kiss
m12 kisse…
m12c-14 kite
m12c-12 kiyos…
m12o-10d-12 lags
m12c-8 launch <coin>
m12c-10 lead the
m12d-8 leap
m12d-8 leaps
m12c-18 lee
m12d10b-10o-12c-18 leverage
m12 liquidation
m12v-10a-10p-10g-12r-16n-16w-16b-20d-20 listi…
m12 log
m12o-8c-12 lowest since
m12o-14 loyal…
m12c-12o-12 max
m12o-10w-12d-14b-16n-18 memec…
m12 metaverse with theft
m12v-10n-14o-14d-16w-18 miner with trading
m12 mints another
m12b-12 multi
m12r-10a-14o-16 nakamoto
m12d-8 near <price>
m12c-8b-10 news
m12c-8b-10 news $
m12r12b-10w-10c-14 norwa
m12b-10w-10c-12 norway wealth
m12r12b-10w-10c-14 norwa…
m12 nvidia earnings
m12a-10c-12 of digital
m12 ofac
m12 off on
m12a10g-10c-10b-12w-14o-14n-16d-18 okx
m12r12g-12n-14c-16b-20 one $
m12 one day
m12 openg…
m12 option
m12 options
m12 optio…
m12g-8c-12 orang
m12g-8c-12 orang…
m12w10d-14g-14o-14v-16a-16p-16n-18b-22 order
m12 outperform as
m12b-10c-14 overs…
m12o10c-16 pension fund
m12c-14 perpetuals
m12a-8d-12r-20 person with price
m12 plan for
m12 premium vanishes
m12 price analysis
m12n10o-12 prices sink
m12 printing
m12c-12 probe $
m12b-10n-12o-14c-18 pump fun
m12r-12b-14 pushes <coin>
m12r-12b-12w-12c-16 quarterl
m12r-12b-12w-12c-16 quarterly
m12o12b-10g-12r-14a-14n-18w-18c-30 rall
m12 ratio
m12w-12 realis
m12w-12 realised
m12b-10c-10r-12 realiz
m12b-10c-10r-12 realized
m12d-10 rebounds
m12c-10d-12 rebou…
m12c-12 record quarter
m12r-12a-12o-12 refus
m12r-12a-12o-12 refus…
m12 regulator opens
m12b-10c-12 remov
m12b-10c-12 remov…
m12o-18 reports <number>
m12c-10 revived
m12b-8r-10c-12 rial
m12 ride
m12c-10 rip
m12c-12 rober…
m12c-16 robinhood crypto
m12 rockets
m12 rockets <price>
m12r-8 sanctions
m12 sanct…
m12 says he
m12o-10 sei
m12 senat
m12 senate
m12 senat…
m12b10v-12c-14w-16 sends <coin>
m12w-12 sequa…
m12a12n-10c-10v-12w-12b-14g-14 sets
m12 sharplink
m12g-12 sheet
m12w-10r-12n-12v-12g-12d-14c-20 short…
m12p-8w-10r-12n-12c-18 show $
m12 sid
m12 sides
m12o10b-14w-14c-16 signal
m12c-10b-12 six figures
m12c-12 slashes its
m12w12v-10o-12r-14n-14a-14b-24 spik
m12o10r-10b-10w-10c-12d-14 stead
m12o10r-10b-10w-10c-12d-14 stead…
m12c-10 strategy adds
m12 succes
m12 success
m12g10d-10c-10 supply shrinks
m12o10a-10r-14 tax $
m12b-8r-10c-12 tehra…
m12c-8 the bull
m12c-10 the pack
m12 the week
m12a-10b-12c-16 thinn
m12a-10b-12c-16 thinn…
m12c-10 this week
m12p10v-10w-10c-18o-18 time $
m12c-12 timm
m12c-12 timme…
m12 to convert
m12v12d-14g-14r-16b-16o-18 to launch
m12o-10c-12 to lowest
m12b-12a-12 toda
m12b-12a-12 today
m12b-12a-12 today $
m12p-10 token price
m12c-10r-12 token sinks
m12c-10 token spikes
m12 tokens outperform
m12c-14 tracker
m12 trader turns
m12c-10 trading pairs
m12r-10p-12n-16b-18o-18 trill…
m12d-10w-10b-12o-16 trust
m12 trust $
m12 tumbles <price>
m12 turns <price>
m12 up after
m12c-10 upgraded
m12n-10a-12p-12r-16g-16c-22 upgra…
m12r-14 us users
m12 usd
m12b-10g-12p-12v-16a-16w-16r-20 valu
m12 vanishes $
m12c-10 vehicle
m12c-12 vehicles
m12d10v-10g-10a-10w-12p-12r-14b-14o-20 volum
m12d10v-10g-10a-10w-12p-12r-14b-14o-20 volum…
m12 waiver
m12c-16 warn $
m12c-10b-12 weath
m12c-10b-12 weath…
m12c12b-16 web3 banking
m12c-14 what it
m12 will <coin>
m12 wipe
m12 wreck
m12 wreck…
m12c-12b-14 year low
m12o10r-12c-14 آبان
m12b-10c-14 آتی
m12 آستانه جام
m12o-10c-16 آستر
m12r-10 آمریکا <coin>
m12b-10 آوردند $
m12b-10 آوردن…
m12o-10c-12 اخیر $
m12 از سقوط
m12b-12r-14o-16 اف
m12c-10o-14 اف تی
m12o-10 الگوریتمی
m12 امانی
m12 امروز دوشنبه
m12c-10o-14 ان اف
m12o-8c-10 انتظا…
m12c-10o-10 اکتبر
m12 بازار در
m12c-10 بازار گاوی
m12c-10 بازارش
m12b-12 بازندگان
m12 بازی تلگرامی
m12w-10 بالا نگه
m12 بالای <price>
m12r-10b-10c-20 بخریم یا
m12v-12g-12w-12a-14p-16r-18b-18o-22 برابر شد
m12b-12 برادر
m12o12w-14b-16r-20 برتر
m12r-10d-12o-12c-16 بلک
m12r-10d-12o-12c-16 بلک راک
m12c-10 به بیت
m12c-10 به سخنرانی
m12 به صندوق
m12w-8o-12r-14d-14n-16c-16 به کف
m12n10c-12r-14 به کمترین
m12 بیترک…
m12 بیشترین رشد
m12 بیشتر…
m12g-10 تاریخی $
m12g-10o-10c-12 تاریخ…
m12 تحلیل قیمت
m12 ترجیح
m12o-10 ترس شدید
m12c-10o-10 تلخ
m12 تومان گذشت
m12c-10 توکن را
m12w10r-12c-16 تکان
m12n-10 تی های
m12c-10 جمعی
m12o12d-10n-12c-20 جمهور
m12c-10 جیب
m12 جیمز
m12o-10 حاکم
m12 خرید صندوق
m12n-10o-10c-12 خریدش
m12c-10 خصوصی $
m12b-10p-14o-14w-18n-20 خود
m12 داد <coin>
m12v-12g-12a-14n-16o-16d-20c-24 داده
m12 داشتند $
m12 داشتن…
m12 درجا
m12 درجا می
m12c-10 دسته جمعی
m12 دلار در
m12p10r-10b-10o-10w-16n-18c-18 دلار را
m12r-10 دلار رمزارز
m12 دلار می
m12 دلاری می
m12 دوروف
m12n-10o-10b-14 دوسال…
m12 دوشنب…
m12 دیگر خرید
m12c-14 را حذف
m12w10d-8o-8r-10a-10c-26 را فروخت
m12b12r-10w-10d-12c-12n-16o-16 را نصف
m12w-16 را پایین
m12p10b-12d-14c-18 را پس
m12 رابرت
m12 رابرت کیوساکی
m12p-12w-14c-26 راه
m12r-10d-12o-12c-18 راک
m12b12r-8c-10v-16p-16o-16a-20w-22 رسید $
m12g12c-12b-14 رقمی
m12c-12 رمزارزها از
m12 روز <number>
m12 ریختند $
m12o-12 زمین مجازی
m12c-12 زیاد شد
m12v10d-12n-12w-14b-16c-16 زیان <number>
m12c-10 سال دیگر
m12 سالان…
m12w-14 سبقت
m12c-10 سخنرانی پاول
m12 سخنرا…
m12c-12 سر گذاشت
m12c-8 سناریوهای
m12c-8 سناریوهای پیش
m12n-10g-10b-12d-12c-20 سند
m12 سوزاندن <coin>
m12b-10c-10 سومین
m12 سیتی
m12d-10n-10c-10 شدید
m12b-10o-12n-14p-14c-18 شورت
m12v-10 صرفد
m12 صعود $
m12 صفر حذف
m12 طمع به
m12 عبور
m12 عبور کرد
m12 فروش $
m12 فروش ان
m12 قدمی
m12p12c-10r-12d-12 قرار گرفتند
m12g-10p-10n-12r-14d-14b-16c-16 لونا
m12r-10b-10c-12 مانا
m12 مایکرواستراتژ
m12 مایکرواستراتژی
m12 متاورسی $
m12c-10 محدوده
m12c-10o-10 مهرما…
m12r-10c-10 موجود
m12r-10c-10 موجود…
m12o-8c-12w-16 می برد
m12c-12 میکرو
m12 نرخ سوزاندن
m12b10d10c-10v-12p-12n-14w-14r-16g-18o-22 نصف
m12b12r-10w-10d-12c-12n-16o-16 نصف کرد
m12 نهادی
m12o-12b-16w-20 ها <coin>
m12w-8n-10p-10c-14 ها <number>
m12o-12 های بازی
m12c-10 های حریم
m12n-8b-10c-10o-16p-18 هایپر…
m12 هزار درصد
m12a8p-12o-12r-18b-18c-18 هفته
m12 هفته <coin>
m12r-10d-12v-12g-14o-16 همه چیز
m12c-10 هیجان
m12c-10 هیجان…
m12c-10 واکنش بازار
m12b-10c-12 وایز
m12 وین
m12c-10 پاول
m12c-10 پاول $
m12v10n-18 پراید
m12c-12 پشت سر
m12 پنج آلت
m12b-12 پول <coin>
m12 پیش از
m12w-14c-16 پیشی
m12c-10v-12a-16w-16r-18n-18 چرا
m12r10w10d-10a-12n-14c-24 چهار
m12c-16 چک
m12b12r-12p-12v-14d-16g-16o-18 چیز
m12 کرد <coin>
m12c-10 کریپتو $
m12w-10o-10c-12r-16 کمتری…
m12 کوین در
m12 کیوسا…
m12c-10 گاوی
m12c-10 گاوی تمام
m12r12w-10d-12c-14 گر
m12v-10a-10c-10n-12o-14d-16b-22 گوید $
m12g-10 گیمین…
m12a-10p-12n-14g-14w-16r-18b-22 یا
m12 یک روز
m12 یک قدمی
m12w10d-10 یک نهنگ
m10c-16 <coin> among
m10p-12n-18o-20w-22d-26 <coin> and
m10d-12 <coin> becomes
m10c-12 <coin> before
m10 <coin> extend
m10 <coin> outshines
m10w-12c-12 <coin> reserves
m10b-10 <coin> بالاخره
m10 <coin> بی
m10c-8 <coin> دیگر
m10c-14b-16 <coin> نیمی
m10r-12o-12 <number> vanished
m10 <person> predicts
m10 <person> teases
m10v-10o-10r-12p-12n-24a-32 <price> $
m10o6a-8n-14p-14r-18w-26 ^ <coin>
m10 ^ ai
m10a10n-10g-10p-10d-12r-14c-14o-14 ^ arbitrum
m10r-10b-10w-12c-18 ^ ark
m10 ^ best
m10c-12 ^ fidelity
m10b-12o-12c-16 ^ iranian
m10p-10r-12b-14o-18 ^ iren
m10c-10 ^ kimchi
m10 ^ open
m10a10r-12n-12d-14c-18 ^ pump
m10b-10r-12c-16 ^ vanguard
m10n-10 ^ weekly
m10 ^ آرک
m10c-12 ^ اوکی
m10b10o-10c-12 ^ برندگان
m10 ^ توییت
m10 ^ درخواست
m10 ^ مایکرواستراتژی
m10c-8 ^ نات
m10o10r-12b-12w-14c-16 ^ نرخ
m10a10b-10c-10o-10d-12 ^ پنج
m10 ^ پیتر
m10c-16 abov
m10c-16 above
m10 activel
m10 actively
m10 analyst with nft
m10b-10d-10 analy…
m10 announces
m10c-14 another <coin>
m10c-10 ark invest
m10a-12p-14v-20 as
m10 as bullion
m10 as fee
m10o-12 as yields
m10c-14 at another
m10r-12o-12b-16 bag
m10r-12w-12o-12b-16 bag $
m10o8b-16 banki…
m10 becomes top
m10 blackrock ibit
m10c-10 blockchains
m10b-12o-12 bloom…
m10o-14a-18 blur
m10c-10 brandt
m10c-10 brandt warns
m10 breakout
m10 breakout as
m10 broad
m10 broader
m10r-14p-14w-16 by <number>
m10p10d-18 by trading
m10c-10o-10 capitulation
m10a-10c-16 chain with exchange
m10v-10d-12b-14 chart
m10 chart $
m10b-8c-8 chine…
m10 citin…
m10g10c-10o-16 close $
m10c-12 coin FXS
m10c-10 coin KSM
m10 coin MASK
m10b-12v-12a-12r-14n-16g-18d-24 coin SHIB
m10p-12v-14a-16g-24o-30c-52 coin TRX
m10c-10 coin ZIL
m10o-10 compres
m10o-10 compress
m10n-10w-10g-12a-12d-16o-16c-18 contracts
m10 contracts to
m10b-10 convert
m10 countdown
m10c-16 cpi
m10 cresc…
m10r-10 crypto exchange
m10 cycle…
m10a-12o-12 dail
m10a-12o-12 daily
m10 day as
m10 day losing
m10c-10 daybo…
m10 deepen
m10 deepens
m10 deeps…
m10c-12 delisted
m10 depegs <coin>
m10n10r-12c-18 dinn
m10n10r-12c-18 dinne…
m10c-10 door
m10c-10 doors
m10o10c-14 dots
m10g10d-10c-10p-10o-16w-26a-28v-30 down
m10 down today
m10a-10w-14b-24c-36 etf
m10 etf debuts
m10w-10 ethzi…
m10c-10 excit
m10c-10 excit…
m10o10r-10 extends
m10 falle…
m10c-10 falli…
m10w-10o-10d-12 famil
m10w-10o-10d-12 famil…
m10c-12 fidel…
m10c-10 firms $
m10c-8 first $
m10b-10v-10a-10c-12o-12 flop
m10d8p-8r-12o-22b-24 for <coin>
m10d-10a-10w-10b-20c-24 for a
m10o10c-8a-10r-12 fuel
m10 fuels
m10r-10c-10 gala dinner
m10 gaming firm
m10c-10 gaming tokens
m10 h1
m10p-10g-12r-14a-14c-16 high $
m10c-12o-14 hoard
m10c-10 hoarding
m10c-10 hoard…
m10c-12 holdings
m10b-10 illiq…
m10 industries
m10 interest in
m10b-12o-12c-16 irani…
m10p-10r-12b-14o-18 iren
m10c-12 it to
m10 just
m10 kany
m10 kanye
m10p-12g-14v-16w-16r-18a-18d-24 key
m10c-10 kimchi premium
m10c-10 kimch…
m10 leveraged <coin>
m10g-10b-12n-12v-12d-14c-14o-14 liquidated again
m10 local
m10b-12n-12g-12o-14c-16 loom
m10 losin…
m10c-12 lower
m10 managed
m10o-10 management
m10d10a-10b-12c-14 manag…
m10n-10b-14o-18v-22g-22w-24a-26 market
m10c-10 matters
m10c-8 mcglo…
m10o-12 means for
m10c-12 memecoins
m10c-12 michi…
m10c-12 million coins
m10c-16 minting <coin>
m10g-12a-12p-12r-14b-14n-14v-14d-16w-18 miss
m10c-10 mnav
m10 mubad…
m10 naira
m10d-10g-10c-10n-12r-14w-14a-16 nakam…
m10n10a-12c-18o-22 nft with regulator
m10 nvt
m10 of halving
m10r-12c-18 of new
m10 omg
m10c10o-10a-12g-14 one year
m10 outshines <coin>
m10b-12d-12n-12r-14o-14 overn…
m10b-10o-10r-12 pack $
m10c-10 pairs $
m10 patte…
m10r-10a-10w-10p-12 pendl
m10r-10a-10w-10p-12 pendl…
m10o10a-12r-14p-14d-18n-18 person with trading
m10c-10 peter brandt
m10n-10c-10o-10b-16 plasm…
m10 possi…
m10o-12 post $
m10 prece…
m10c-10 premium returns
m10o-14c-20 priced
m10c-10 privacy coins
m10g10c-10r-12b-16 promise
m10r-12 promise $
m10c-14 purchase with
m10b-10c-16 purchases
m10p-10v-14a-16b-22w-24 raises <number>
m10c-18 rally in
m10 rate soars
m10g-10c-12d-16n-18p-18w-20a-22 recor
m10 record after
m10 removes
m10 retes…
m10 retreating
m10 revers
m10 reverses
m10c-10o-10 rotation
m10 rowe
m10n-16 sales jump
m10 sello…
m10n-10d-12g-12a-12v-14o-18 send
m10 sever…
m10 sharding
m10c-12 shares jump
m10 shock
m10 shorts
m10g10r-10b-10c-12d-16 shrinks
m10 sidew…
m10g-10a-12w-16c-20 signa…
m10 since may
m10o-10 sink to
m10r-10b-12d-12 spark…
m10c-10 spends
m10o10r-10b-10d-10c-12 steady
m10c-16 stop minting
m10c-12b-14 stron…
m10 sugge…
m10r-12d-12n-12g-12a-12b-16 talk
m10v10c-12 talk $
m10 talks to
m10o-14 targets
m10w-12 targe…
m10 teas
m10 tease…
m10b10c-8g-10v-14d-16w-18o-18r-20 than
m10b-10c-12 the next
m10r-12b-12c-14 thin
m10c-12p-16o-18n-22 thre
m10c-12p-16o-18n-22 three
m10d10b-12c-12 to delist
m10c-16 to raise
m10r-10c-12 to watch
m10c-14 traders $
m10v-10o-10d-12c-14b-18a-18 tradi…
m10b-10o-14v-16p-16r-18w-18n-22 treasur
m10 treasury deal
m10d8o-14v-16p-16r-18w-18n-24 treas…
m10v10n-10g-10w-10p-10d-12a-14r-18c-22 trim
m10v10n-10g-10w-10a-12r-18c-22 trims
m10r-10n-12c-12 tripl
m10r-10n-12c-12 tripl…
m10n-12 tumble $
m10c-10b-14 under <price>
m10 unrealis
m10 unrealised
m10c-10 up to
m10o-10d-12 upgrade $
m10 uptob
m10 uptob…
m10b-10r-12c-16 vangu…
m10r-12o-12 vanished
m10o-12 virtual land
m10o-22 vision pro
m10c10o-24 visio…
m10r-10b-10o-16 volumes
m10 watch this
m10 wipes
m10 wipes out
m10 yzy
m10 آرک اینوست
m10c-12 آمریکا $
m10 آنلاک
m10d-10 ادامه
m10d-10 ادامه دارد
m10b10 ارتقا
m10 استقب…
m10 اشتغا…
m10o-10c-14 اصلاح
m10r-10 امان
m10n10b-10v-10r-12c-12 ان
m10c-12 اوک
m10c-12 اوکی
m10c-12 اوکی اکس
m10 اینوس…
m10 با استقبال
m10 بازار <coin>
m10c-14 بازار آتی
m10 بازار ارزهای
m10r-12 بازار رمزارز
m10v-10g-10a-10w-10r-14n-14o-14d-16 برابر کرد
m10o-10c-20 برای ذخیره
m10b10o-10c-12 برندگان
m10c-14 برگشته
m10o-10 بستند
m10 بی سروصدا
m10 بیس فروخت
m10r-10c-10 تا پایان
m10 تام
m10 تام لی
m10c-12r-16n-16 ترامپ با
m10 ترسان…
m10o-10 تریدر…
m10 توکن بازی
m10 توییت <person>
m10 تکنیکال <coin>
m10 تکنیک…
m10g-10a-10w-10v-12p-12r-14d-14b-16 تی
m10 جدید بیت
m10 جلو افتاد
m10 حرارت
m10 حرارت…
m10 حساس
m10g-10 خاک
m10d-10 خرس ها
m10 خرسی
m10 خرسی $
m10 خرید زمین
m10a10o-10d-12c-12b-16 خریداران
m10 خطرند
m10c-8r-10 خواهی…
m10b-10d-10w-12c-12 داشت
m10w-10c-12 داشت $
m10 داند
m10d-12r-14a-14c-14g-20 دانشگ…
m10w10c-10o-14 در <number>
m10o-8 در انتظار
m10o10r-14 در صدر
m10v10g-16 درصد افت
m10 درصد بیشتر
m10w-12r-18c-20 دلار $
m10 ده درصد
m10 دیفای از
m10w-12c-20r-22 را بالا
m10 رو شد
m10 روبه
m10 روبه رو
m10b-10 روی شبکه
m10b-10n-12o-12d-16 زدند
m10b-14 زیر فشار
m10 سبد
m10 سروصدا <price>
m10 سروصد…
m10n-8c-10 سهمش
m10 سودآو…
m10 سیت
m10w-8 شارپ
m10g10a-10n-14v-14p-18c-30 شدن
m10c-10 شدن <coin>
m10a10w-10d-12g-12b-14r-16n-16o-18 شروع
m10c-10w-12 صفر
m10n-8o-10 ضیافت
m10o-12 طلا رکورد
m10r10b-10c-12 علت
m10r10b-10c-12 علت چیست
m10o-10 قیمت زمین
m10 لی
m10 لیکوییدیشن
m10c-10 مارجی…
m10o-10 مجازی <price>
m10 محسوس
m10v-12g-12d-16b-22w-24 معامل…
m10p-10n-12v-12w-12d-18a-18o-18b-24 می رود
m10 ناگها…
m10 نخرید
m10o-10 نشان
m10g-10c-10 نشست $
m10c-14 نظارت
m10 نیامد
m10b-10n-10w-12o-12d-14r-16 والکس
m10r-10c-10 پایان سال
m10p10r-10b-12d-14c-18 پس داد
m10 پکت
m10 پکترا
m10o-12 پیتر
m10 پیتر برنت
m10 پیشنهادی
m10o-10 کاهش نرخ
m10c-14 کوین لیبرا
m10c-10p-10b-16g-16n-20o-20w-26 گذارا…
m10 گذشته
m10b-10w-10o-12r-16c-16 گرفتند $
m10b-10w-10o-12r-16c-16 گرفتن…
m10 یافتن
m10 یافتن…
m8c-10d-12 <coin> down
m8 ^ nft
m8b-8a-10w-14c-18 as <coin>
m8o-12 as collectors
m8o-10w-12d-14g-14p-14b-16n-16r-18v-18 in $
m8 repays
m8n-14 tumble
m8c-16 اضافه کرد
m8w-10o-12n-14v-20c-20 ریخت $
m8n-10o-10d-16 زدند $
m8g-10o-10 کف تاریخی
m8 کوتاه
m6 whale dumps
m4 ron
m-8a-14 ^ ftx
m-8d-12a-12w-12o-12b-14n-14 bitco…
m-8c-14 chair
m-8v-18g-18p-18n-20a-20 exchange
m-8g-14w-16p-20d-24n-28a-38 gets
m-8v-10n-12r-16a-16c-20b-22 liquidit
m-8v-10n-12r-16a-16c-20b-22 liquidity
m-8v-12p-14g-16w-16o-24 on <coin>
m-8b-10c-12 stage…
m-10o-16 <coin> rolls
m-10o-10b-12 <coin> signs
m-10 <number> countries
m-10b-12c-20 <number> آدرس
m-10n-10v-10r-12b-12d-12g-12 ^ armstrong
m-10r-10g-10n-12p-16c-18 ^ base
m-10p-10b-12a-12 ^ dao
m-10 ^ japan
m-10c-18 ^ new
m-10n-10o-10c-14 ^ notcoin
m-10r-10a-10b-12 ^ sotheby
m-10b-10r-12p-12 ^ stripe
m-10 ^ yield
m-10 ^ آدرس
m-10r-10 ^ اختلال
m-10c-10 ^ دو
m-10 ^ ربات
m-10 ^ نامه
m-10 a layer
m-10b-12n-14c-16 acces
m-10b-12n-14c-16 access
m-10 afric…
m-10c-12n-14 airdrop with law
m-10 allocat
m-10 allocates
m-10c-10o-14 automated market
m-10c-10o-14 autom…
m-10 below <number>
m-10r-12d-12o-12 bors
m-10r-12d-12o-12 borse
m-10 chain with person
m-10d-10r-18 chains $
m-10 charged
m-10 coin LPT
m-10 coins on
m-10 countries
m-10 countries $
m-10 crick…
m-10 curre…
m-10b-10g-10d-14 defen…
m-10r-12d-12o-12 deutsche borse
m-10 dip $
m-10c-10 done $
m-10c-10 drama
m-10r-10p-10o-12 draws <number>
m-10 drives
m-10o-14 eat
m-10d-12b-22 expands $
m-10b-10c-10a-14n-16 farmi…
m-10g-10p-10a-12n-14w-16 finds
m-10c-12 fish
m-10c-10p-12v-14a-16w-16d-18 form
m-10r-12b-12d-12n-14 gets new
m-10b-10o-10w-12 hack $
m-10r-10a-12w-12p-12n-14g-14 hard
m-10w-12v-14g-14r-16n-16a-16d-18c-22 histo…
m-10d-10 holders to
m-10n-10a-10 in tokens
m-10b-12v-12 invent
m-10b-12v-12 invented
m-10 iowa
m-10b-10o-14 iri
m-10b-10o-14 iris
m-10v-10w-12d-14a-14r-16 keys
m-10v-10g-10d-12c-26 licen…
m-10 list $
m-10b-10 m
m-10d-10o-12 ministr
m-10d-10o-12 ministry
m-10 minute
m-10w-12o-12 nets <number>
m-10n-10o-10c-14 notco…
m-10w-10p-16n-18r-34 off
m-10 penn
m-10b-16a-16 permit
m-10g-10w-10c-10d-12 punk
m-10r-10n-10a-14w-16 real
m-10b-10o-10g-12 receive
m-10c-16 rush
m-10 scan
m-10 scans
m-10r-10v-10c-12a-14 season $
m-10c-14 shipp
m-10c-14 shipp…
m-10w-12 sold to
m-10r-12 speak
m-10r-12 speak…
m-10 spre
m-10 spree
m-10b-10r-12p-12 strip
m-10b-10r-12p-12 strip…
m-10 tabl
m-10w-10v-12d-14n-14g-14b-20 tax
m-10c-12 the sandbox
m-10a-10 threa…
m-10a-10r-18o-20 tokenized
m-10 tokens to
m-10o-10 tops one
m-10v-12p-14g-20w-20 trade
m-10n-10c-14p-14 trading cards
m-10n-10d-14r-18 visa
m-10c-10w-12 watch…
m-10b-10c-10 worlds $
m-10 worri…
m-10b-14 آینده <coin>
m-10n-10v-10c-10b-14 اجبار
m-10n-10v-10c-10b-14 اجبار…
m-10r-10 اختلال
m-10 ادغام
m-10 استیک <coin>
m-10 انداختند
m-10 انداختند $
m-10 ای <coin>
m-10p-10a-12v-14d-16w-18 ایرانی
m-10d-16w-16a-28 با
m-10 برای وام
m-10 به دنبال
m-10r-12 بوتان
m-10 تعویق افتاد
m-10v-10g-10n-12w-12b-14d-14 جعل
m-10b-10o-12 خرید <coin>
m-10 خیریه
m-10b-12 دارایی اش
m-10 ربات های
m-10o-10 سال عقب
m-10v-16p-20a-26r-36 عرضه
m-10 قطع کرد
m-10 قیمت خودرو
m-10c-10 لایه دوم
m-10v-10g-14a-16d-18n-18o-22 ماینر
m-10 مجازی <coin>
m-10c-10 مولت
m-10c-10 مولتی
m-10 نامه
m-10 های mev
m-10 هایپرلیکویید در
m-10 هشدار داد
m-10 پاد
m-10 پاداش
m-10 گس <coin>
m-10v-10a-10p-10n-12g-12w-16d-18 گفت $
m-12r-14 <coin> باید
m-12 <coin> عرضه
m-12 <number> addresses
m-12 <person> we
m-12 ^ هدست
m-12b-12r-14 acquires
m-12g-12c-18 airdrops
m-12o-14 as ceo
m-12c-12 authorit
m-12r-12b-12d-12n-12v-12c-16 cance…
m-12 chainalysi
m-12 chainalysis
m-12n-14 charl…
m-12o-16 council adds
m-12d-12r-14o-14 deuts…
m-12o-12 down as
m-12 drive…
m-12w-14p-14n-16v-18g-18a-18r-20 expand
m-12w-14p-14n-16v-16g-18a-18r-20 expan…
m-12 family stablecoin
m-12 fund on
m-12o-14 identity $
m-12b-12n-12c-14r-18 immut…
m-12w-12p-12r-14d-14a-16b-18v-18 jobs
m-12 lambo…
m-12p-14d-16o-16w-18r-20 lands
m-12c-16 lender
m-12 lenders $
m-12 midterms $
m-12 midte…
m-12 on tariff
m-12 only
m-12 page $
m-12 presses
m-12d-12 restart
m-12d-12 restarts
m-12g-12a-12c-14 sourc
m-12g-12a-12c-14 sourc…
m-12r-12 spending
m-12d-12v-12b-14g-16 steps
m-12 the home
m-12d-12c-14 to cut
m-12a-14r-18o-22 tokeniz
m-12 using
m-12w-12 with <coin>
m-12o-18 workf…
m-12 world $
m-12b-12 write…
m-12o-12 به شبکه
m-12 خودرویی
m-12a-12o-12g-16 دلاری
m-12b-12 را پیدا
m-12o-12 ربات
m-12v-12a-12p-12g-16n-18o-20 شده
m-12 فروش nft
m-12 قیمت گوشت
m-12 لایتنینگ به
m-12c-16 لایحه
m-12o-12b-16 میلیاردی
m-12d-12g-12w-12b-14n-14v-14 نفر را
m-12 ها می
m-14 <number> در
m-14b-14c-14 ^ judge
m-14 ^ justin
m-14 bieb
m-14 biebe…
m-14 center
m-14 data center
m-14 deliver
m-14 india
m-14 justin
m-14 justin bieber
m-14c-14b-16 light
m-14d-16p-18b-20v-22w-22r-24 sign
m-14g-16 super…
m-14 ایرانی $
m-14o-16 خورد
m-14o-16 خورد $
m-14 زمانی است
m-16 cente…
m-16c-16 cftc
m-16 holder with law
m-16 lose to
m-16 stellar quarter
m-16 what the
m-18 coin QTUM
# regulation
r56b-8m-16p-16n-18v-18a-18w-18g-20c-24 kind law
r52o12p-14a-16w-16d-18n-18v-18m-20g-20b-24c-32 kind regulator
r44p-8d-10n-10b-12a-12w-12c-12m-20 rule regulation
r40n-10g-10w-10b-12o-18c-28 ofTrade with regulator
r38m-10b-18o-22c-28 law with miner
r38d-10n-10p-10g-12w-12m-14v-16a-16b-20c-30 own rule regulation
r32m-8b-10n-10d-14c-14o-20 law with ofTrade
r30b-8n-8p-8d-10a-10w-12m-18 shared rule regulation
r30d-10o-14b-16c-30 عفو
r28b-12o-14c-24 pardo…
r28b-8o-10m-16c-26 pay <number>
r26n-10a-12w-14m-16g-18d-20o-20b-28 coin CEL
r26n-12v-12a-12p-12w-14c-24o-28 coin with law
r26n-10c-10b-12d-12w-12o-22 exchange with law
r26d-10o-18c-26 exchange with regulator
r26d-10a-14b-16c-16o-18w-20 law with wallet
r26b-10m-14d-14o-14p-16c-24 order…
r26v-10w-10n-12b-18a-18d-20o-20c-24 to pay
r26o-10p-12v-16a-16g-18n-22m-32 دربار…
r26v10m-8w-16p-16o-16c-18g-22a-22d-26 دیجیتال
r24p-14a-16w-16v-20n-22c-24o-28 asset
r24v-12g-12n-14a-16c-16d-18m-22 banks
r24o-8g-12c-12p-16b-18v-18a-18w-20n-22d-26 gain
r24g-8b-10v-16a-16p-16w-18o-20d-22n-22 gains
r24d-18m-20o-20 person with regulator
r24m12o-10p-12n-16v-16g-16a-18d-20w-20b-26c-32 reser…
r24c-8b-12d-12v-12g-12w-12n-14m-20 spain
r24v10m-10w-16p-16o-18a-22c-22g-24d-28 دیجیت…
r24b-12o-20c-22 قانون
r24d-12o-12c-18 مجوز
r22m-12c-20 <coin> ceo
r22c-12o-12m-16 ^ spain
r22g-8v-10p-10n-12a-14w-14b-32o-40 coin with regulator
r22d-12n-12g-12m-14b-14v-14c-16a-18o-22 free $
r22c-10o-12m-18 fund with regulator
r22o-20 mica
r22o-14c-18 miner with regulator
r22b-12o-12c-16 pardon $
r22g-10n-12v-12a-12d-14w-14b-18c-24o-24 reserve
r22c-18o-18 sente…
r22w-10p-10g-12b-14o-14m-18 بنیان
r22d-10n-12a-12m-14b-16c-18 دستور
r22m-14 رمزارز را
r22c-14o-14 زندان محکوم
r22c-16 شکایت کرد
r20m-12b-12o-16c-20 <person> seeks
r20c-12m-14 ^ روسیه
r20d14v-12o-12a-14w-16n-18b-20m-22 again…
r20n-12c-16o-16 appea…
r20b-10w-14p-14m-18v-20a-20n-24g-24d-30 bank
r20m-12b-12n-12v-12c-18 bar
r20v-12p-12d-14g-14a-14w-14b-16c-26 case
r20c-16o-16 licens
r20c14p-10v-14w-14g-16d-20o-26 opera…
r20m-10o-10d-12c-16 orders
r20n-12v-12w-12m-14g-14o-14a-18c-18 provi…
r20b-10o-10d-12c-18 regul…
r20w-12p-12v-14g-18a-18n-20c-20 stat
r20m-6n-18o-18w-26 to
r20m-16 to tax
r20w12m-12g-12p-12n-18d-20c-22b-24 آزاد
r20b-14c-16m-20 از نگاه
r20o-12v-16p-16g-18a-18w-20n-22m-26 استخراج
r20m-10 ایالت
r20w-10p-10g-12o-12b-14m-16 بنیان گذار
r20b10n-10d-12v-12g-12c-16o-16m-22 تایید
r20m-16c-18p-18a-20v-22g-24b-28d-30 ترامپ
r20d-10n-12w-12p-12m-20c-30 جریمه
r20p-10b-12m-16c-18 دلار جریمه
r20b-10o-10c-14 غیرمج…
r20 قانون…
r20c-10o-10 ممنوع
r20c-12o-14 چارچوب بانک
r20c-12o-14 چارچو…
r20c-20 گذار بایننس
r18c14m-10a-14d-16b-20w-20o-28 <coin> با
r18w14b-10m-18c-18o-18 ^ uk
r18a-12v-16d-18g-18w-20b-22c-28m-30 ^ ترامپ
r18b-10o-12c-14 agenc
r18b-10o-12c-14 agenc…
r18o-14 anti
r18m-10d-10v-10g-10n-14c-14o-14 bank of
r18m-12b-12c-18 bars
r18m-14 blacklist
r18o-8w-12v-14g-14a-14d-20m-22 business with law
r18o14w12n-10v-10g-10a-12d-18c-18b-24 business with person
r18m-10b-10c-14o-16 canad…
r18d-10m-12n-12c-12o-12 case against
r18o-12 cbdc
r18b-12o-16c-18 cleme…
r18c-10d-14o-14 congr…
r18c10v-12p-12d-16a-16w-18b-24o-28 crypt…
r18n12b-10p-12d-20w-20g-22a-22 digital
r18o-16 digital euro
r18c-10o-10 do kwon
r18a-12m-14o-18 e
r18m12w10b-12a-14o-14c-20 exchanges $
r18c-12o-14 extra…
r18m-10v-10g-10b-14d-14c-22 fac
r18m-10v-10g-10b-14d-14c-22 faces
r18o-14 fatf
r18n-14p-16b-18m-20a-22 found
r18b-10d-10m-12c-22 gains $
r18o-16 gensl
r18o-16 gensl…
r18m-14c-16 illic…
r18c-10o-10 kwon
r18n-12d-14m-16b-16g-16c-18 law
r18o-8n-14a-14w-14v-16g-20c-24b-26 law with price
r18m-12b-18o-18d-22 law with stablecoin
r18n-8a-10v-12p-12g-14m-20w-22d-28 law with trading
r18m-12b-14o-14 lett
r18m-10c-10o-14 levy
r18o-12c-14 license
r18b12g-14o-14c-20 limit
r18m-10c-18 limit…
r18o-10c-18 lobb
r18o-10c-18 lobby
r18c-16o-16 operators
r18b-10c-14v-16p-22g-28w-30 over
r18b-10c-10m-14 pakis…
r18a-10d-12n-12g-12b-14o-14m-20 paren…
r18c14m-10w-10d-14b-22o-26 person brad-garlinghouse
r18c-10m-12b-14 platforms
r18b-12o-16 platforms $
r18c12b10g-10a-12p-12v-14o-14d-18m-24 platf…
r18m-10b-10c-12a-14o-18 razzl…
r18o-14c-16 regulator with stablecoin
r18o12n-10c-10p-10v-12g-12a-12w-12b-18d-22 regulator with trading
r18w10b-10a-14o-16c-22 regulator with wallet
r18c-12o-18 safem…
r18m-14o-16 scrap
r18o-14 seize <number>
r18v-12w-12p-12g-18a-18c-18n-20 state
r18d-10v-10p-12g-14n-16a-16b-20c-20 suit
r18o-8d-14v-16n-22c-32 time
r18w-10a-12o-12b-14m-18 to let
r18m-10p-10d-14b-18o-22 wallets $
r18c-14 warre…
r18b-12c-14 weigh
r18o-12v-18g-18a-20w-20n-22m-28 استخر…
r18m-18 اسپات
r18m-18 اسپات <coin>
r18o12d-10v-10n-12g-18w-18c-30 افتاد
r18o12d-10v-10n-14g-18w-18c-30 افتاد $
r18b-12d-12c-14m-16 برزیل
r18 داری آمریکا
r18a12n-10g-10w-10d-14b-16c-20o-20m-22 درگاه
r18o-14 دیجیتال را
r18b-10g-10c-14 راهی
r18c-12o-14 راهی زندان
r18d-10n-10v-10b-12m-16c-16 ریال
r18b-10n-10a-10m-14c-16 رییس
r18c-12o-14 زندان شد
r18o-14 سنا
r18m16v-10g-10p-12a-14n-16w-16b-22d-26o-34 صرافی ها
r18b-12c-18 عفو <person>
r18o-10m-14b-14c-16 مال
r18o-10m-14b-14c-16 مالی
r18d-10c-10 مجوز را
r18w-12m-14c-14b-18 مهریه
r18w-12m-14c-14b-18 مهریه <coin>
r18c-18 نهاد
r18w-12d-14b-16c-18 نگاه
r18m-16 هنگ
r18m-16 هنگ کنگ
r18w-10c-12m-16 کامبو…
r18m-16 کنگ
r18d-14c-20 کوین را
r16 <coin> sues
r16c-16 <number> and
r16c-16o-16 <person> x
r16b-10c-12 ^ beijing
r16c-12o-14 ^ braiscompany
r16g-10w-10c-10b-12d-12o-14 ^ ex
r16o-14 ^ fatf
r16o-10c-12 ^ hashflare
r16c-14 ^ hong
r16m-10b-10o-10c-12 ^ montenegro
r16c-10m-14 ^ pakistan
r16c-12 ^ south
r16c-12 ^ احراز
r16m-14 ^ خزانه
r16o-14 ^ رمزریال
r16 ^ فیلتر
r16b-10m-14c-14 ^ قانون
r16d-10c-14 ^ چین
r16c-14 adviser
r16o-8c-12 airdrop with miner
r16b10a-10w-10p-10v-12g-12c-12m-14n-14o-18 asset…
r16b-10c-12 beij
r16b-10c-12 beiji…
r16c-12 bitfi…
r16d-10g-10m-12b-12c-16 boss $
r16c-12o-14 brais…
r16v-12p-12g-14a-14w-14n-16b-18o-22 brok
r16m-10b-10c-12 brokers
r16v-12w-12p-12g-14b-18n-18o-22 broke…
r16d-12b-14m-18 coin NEXO
r16w10v-16p-18n-20b-28g-30d-38 coin XRP
r16m-10c-12 commo…
r16m-10b-14c-14o-14 da
r16n12b-12c-12p-14d-20g-20w-20a-22 digit…
r16g-10n-12a-14m-16c-16 early $
r16d-10b-12a-12c-12o-12 enair…
r16o-10m-14c-14 etn
r16m-12o-14 exemp…
r16m-10b-14c-14o-14 filer…
r16m-10c-14 fox
r16o-14 gains tax
r16o-10c-12 guidance on
r16c-12o-12 guida…
r16o-10c-12 hashflare founders
r16o-10c-12 hashf…
r16c-10 house crypto
r16v-8o-8b-12p-16n-18a-18w-18 inves…
r16c-14 jailed $
r16c-12o-12 license $
r16c-16 mashi…
r16m-10b-10o-10c-12 monte…
r16n-12a-12b-14o-16m-18d-18 mull
r16n-10a-10b-12d-14m-16o-16 mulls
r16c-10o-10 occ
r16b-10m-12o-12c-14 on coins
r16c-12 on crypto
r16o-12 on privacy
r16b10m-14d-16o-18 operator
r16o-10c-14p-14 ordered
r16o-10c-14p-14 ordered to
r16b-14o-16w-20 over <number>
r16c12m-10w-14o-14b-18 person brian-armstrong
r16o-14 plea
r16n-14 prose…
r16c-10o-16 regulators
r16o-14 schem
r16o-14 schem…
r16w-10n-12v-12d-14a-14c-22 seeks
r16c-12 sentenced to
r16 south korea
r16b-10d-10c-20 sued
r16g-12p-12n-14v-14d-16b-18w-26 the <number>
r16m-10c-14 tied
r16m-10c-14 tied to
r16d-14c-14 to halt
r16c-10o-10m-12 unlic…
r16b-12o-16 unreg…
r16o-14m-16 us $
r16m-10b-10v-10c-10o-14 virtual asset
r16d-10w-10m-12c-14 wash
r16b-14c-14 weigh…
r16c-10 آزاد شد
r16c14v-10m-12b-12n-12o-16 امارا…
r16m-10o-10b-14c-16 اندون…
r16c-14 انگلستان سقف
r16c-14 انگلس…
r16c-12 ایران را
r16c-14 بانک انگلستان
r16d-10v-10c-22 بانک مرکزی
r16m-10c-12 بایننس را
r16n-12c-16o-16 بخشید
r16 بدون مجوز
r16c-14 بلومب…
r16o-10b-12c-14 به زندان
r16o-12 بورس آمریکا
r16v-10a-10m-12n-12g-12w-12d-14b-16c-24 تحریم
r16b-10d-10v-10m-12c-18 ترکیه
r16b-14c-16 توقیف
r16b-12w-12c-18 دارایی <number>
r16d-10c-14 درباره استیبل
r16c-14 دلاری بایننس
r16c12p-10v-12d-20a-20b-22w-22n-24o-26 رمزارز
r16m-10c-12 رمزارزها را
r16o-14 رمزری…
r16m-12w-12c-14b-16 رویه
r16o-14 رییس جدید
r16c-10m-12 سقف نگهداری
r16 شدن چند
r16c-10o-10 شناخته شد
r16c-10o-10 شناخت…
r16o12b-10m-12g-12c-18 عقب افتاد
r16b-12c-14m-16 فقه
r16b-12c-14m-16 فقهی
r16 فیلتر شدن
r16m-10d-10o-12 مالیات <price>
r16o-12 مالیات را
r16b-12c-14m-16 مراجع
r16c-14 مرتبط
r16c-14 مرتبط با
r16o-16 معافی…
r16n-10o-14c-16 منع
r16c-10m-12 نگهداری استیبل
r16c-14 نیجری…
r16m-10b-10o-12c-16 هامب
r16 های بدون
r16 های رمزارز
r16v-10n-12b-14d-14p-14o-14m-20 هند
r16 و sec
r16m-12w-12c-14b-16 وحدت
r16c-12 پلمب
r16 چند صرافی
r16o14d-10m-12b-14c-26 کشف
r16c-16 کشف شد
r16o-12 کمیسیون بورس
r16o-12 کمیسی…
r16m-10b-10o-12c-16 یورش
r14c-14 <coin> freezes
r14w-12b-14m-16 <coin> دارایی
r14m-10o-10 <number> over
r14o12m-10n-10g-10d-12w-12b-14a-14c-24 <number> years
r14c-14 <number> کیف
r14 <person> appeal
r14b-12c-12 <person> pardon
r14o-12 ^ chile
r14 ^ class
r14c-12o-12 ^ colombia
r14c-10o-12 ^ former
r14o-14c-16 ^ indonesia
r14m-12c-14 ^ kazakhstan
r14m-10o-10b-12 ^ nevada
r14 ^ nigeria
r14 ^ onecoin
r14o-12c-14 ^ paraguay
r14c-10 ^ russia
r14w10b-18c-20m-24 ^ us
r14b-10d-10v-10a-10m-12o-16 ^ voyager
r14c-10 ^ warren
r14c-10o-10 ^ آرژانتین
r14c-10m-12 ^ آمریکا
r14c-12 ^ تبلیغات
r14b10o-16c-20 ^ جریمه
r14c-16 ^ دستگیری
r14c-12o-12 ^ محدودیت
r14 accuses
r14o-14 act
r14m-10 analyst with law
r14c-10o-14 antmi…
r14m-10c-12 appoi…
r14m-12 approves first
r14o-10c-16 arrested
r14o-10c-16 arrested in
r14m-14 assets $
r14 authorities
r14c-12 banni…
r14m-10o-10c-14 bitconnect
r14c-12 bruss…
r14a-14 bybit $
r14c-12 cease
r14m-10c-10 ceo <person>
r14o-12 chil
r14o-12 chile
r14o-10c-14 cny
r14o-12 colom…
r14d-14 congres
r14d-14 congress
r14n-10p-10a-12w-12m-14c-14b-16d-20v-20 court
r14m-10c-12 crim
r14m-10c-12 crime
r14m-10c-12 crime $
r14c12v-10p-10d-14a-14w-14n-20o-20b-22 crypto
r14m-10c-12 crypto exchanges
r14m-12 crypto holdings
r14c-16 crypto is
r14c-12 crypto mining
r14g-10v-12a-12w-12d-14n-14p-14m-16b-22 custom
r14c-10o-14 customs
r14o-12 dc
r14c-12 deali…
r14c-12 desis…
r14 digital yuan
r14c-14 disconnect
r14c-14 disconnects
r14c-8p-10 dismissal
r14 draft…
r14m-8n-10c-10o-12 drago…
r14m-10c-12 end us
r14d-10w-10m-12o-12b-14 exchange with person
r14c-14 exit us
r14o-14 faill…
r14 fined <number>
r14 flat
r14d-12m-14g-20w-22 for
r14o-16 force
r14w12m-12b-12p-14o-16a-18 founder
r14c-14 founder mashinsky
r14m-8p-16a-22o-30 found…
r14c-12 four months
r14o-14 gamba…
r14c-12o-16 gotbi…
r14m-8c-16 gox trustee
r14c-12 hondu…
r14v-10g-10n-12b-14d-14o-14 hong
r14v-10g-10n-12b-14d-14o-14 hong kong
r14c-10o-14 impou…
r14c-16o-18 in new
r14m-10b-10a-10n-12v-12g-12c-18 indon…
r14p-10o-16 iran
r14c-18 is over
r14c-14 its crypto
r14w-10m-12b-12v-12g-12d-14n-14c-24 jaile…
r14c-12o-14 jerse
r14c-12o-14 jerse…
r14o-10 judge torres
r14m-16b-18o-18 kalsh…
r14m-10c-10 kazakhstan shuts
r14b-8m-12o-14 kazak…
r14b-12d-12o-16 kentu…
r14v-10g-10n-12b-14d-14o-14 kong
r14a-10w-10d-12o-12c-14b-18 korea
r14o-10 law $
r14c-12 lifts crypto
r14o-8m-10c-10 market structure
r14c-12m-14 marsh…
r14a-10c-12m-14 monit…
r14c-12 months in
r14o-10 motio…
r14d12b-10a-10c-14m-18 much
r14n-10m-12a-12w-12o-16 must
r14c-12 namib…
r14m-12b-14c-14 nevad…
r14 nigeria
r14 on trial
r14m-10c-10 onboa…
r14 oneco…
r14o-12c-14 operators $
r14c-12 ottaw…
r14o-12c-14 parag…
r14c-14 parti…
r14 pays <number>
r14n-10v-12p-12d-14g-14w-14m-16a-16 power
r14c-10a-12o-12 princ
r14c-10a-12o-12 princ…
r14o-10m-14 propos
r14o-10c-14 proposes
r14 providers $
r14a-14 provisional
r14b-8o-12a-16w-16p-16g-18 push
r14b-10o-10d-12g-12c-12m-14 recei…
r14c-12 regulat
r14c-12 regulate
r14c14m-10o-14b-18 regulator with tech
r14o10b-10m-14c-16 rejects
r14c-12o-14 repri…
r14 reque…
r14v-10a-10p-10w-12n-16m-18d-18o-26 rig
r14c-12 roubl
r14c-12 roubl…
r14o-12 rule on
r14m-16c-18 rules
r14p-10o-16c-22 rules several
r14c-10o-12 safemoon ceo
r14 sec $
r14 sec ends
r14o-14 sentences
r14c-10o-12b-14 sheke…
r14m-10c-10d-12o-16 staking $
r14o-8m-10c-10 structure
r14o-8m-10c-10 structure bill
r14o-10c-12 supervision
r14m-10c-14 suspension
r14p-10v-14g-14a-14b-16d-16n-16w-16 suspe…
r14o-16 task
r14o-14 tax for
r14 the road
r14w-12o-12c-16m-18 they
r14o-14 tigra…
r14m-10c-12 to end
r14o-14 to hold
r14o-10c-14 to lead
r14c-12 to prison
r14c-18 to stop
r14d-12 token sale
r14m-10c-10 told
r14m-10c-10 told to
r14o-10 torr
r14o-10 torres denies
r14o-10 torre…
r14o-10m-12 trading on
r14 trial over
r14m-8c-16 truste
r14m-8c-16 trustee
r14d-12o-12m-16 unit
r14c-10m-12 upbit parent
r14c-14 venezuela
r14w-10g-12n-14v-14a-16o-16m-18b-18c-18 victims
r14m-10n-10c-10a-12o-12 walks
r14m-10n-10c-10a-12o-12 walks free
r14d-12o-14 without charges
r14v12b10w-14p-14g-18d-20m-22n-22o-26 witho…
r14o-12 wraps
r14m-12b-12o-12 آرژان…
r14o-10c-12 آفریق…
r14m-14 استخراج رمزارز
r14v-10a-12n-14w-14m-16b-16d-16g-18c-20 اسپانیا
r14c-12 اصفها…
r14m-12o-14c-18 به دفتر
r14m-10c-12 به رسمیت
r14m-10v-10o-10b-12d-12n-12g-12 به کجا
r14m-12 بهادا…
r14 تایلن…
r14c-12 تبلیغات رمزارز
r14c-12 تبلیغ…
r14 تجدید…
r14 تحت
r14 تحریم کرد
r14 تورنادو کش
r14 تورنا…
r14d-10c-14 تکرار
r14o-14 جانشی…
r14o-12 حاضر
r14m-14 حرفه
r14o-12c-16 دادست…
r14c-14 دام
r14c-12 در اصفهان
r14c-12 در شهر
r14c-10o-12 دستور…
r14c-16 دستگیری
r14p10o-10w-12c-12m-14b-14d-14 ذره
r14p10o-10w-12c-12m-14b-14d-14 ذره بین
r14m-14 را برای
r14 را تحریم
r14 را قانونی
r14m-12c-12 رای داد
r14m-10c-12 رسمیت
r14c14v-12p-12d-20a-20b-22w-22n-24o-28 رمزار…
r14o-10 روسیه استخراج
r14o-12 ریال دیجیتال
r14m-10c-12o-14 ریالی
r14o-14 رییس sec
r14b-10o-10c-12 زندان رفت
r14p10o-10w-12c-12m-14b-14d-14 زیر ذره
r14c-10 ساختار بازار
r14c-10 ساختا…
r14 سال زندان
r14c-10o-10b-12 سامور…
r14c-14 شاک
r14c-14 شاکی
r14c-10 غیرقانون
r14c-10 غیرقانونی
r14 غیرمجاز در
r14c-10m-12 فرانسه
r14b-12m-14c-14 فرانس…
r14 قانونی کرد
r14c-10 لایحه ساختار
r14d10n-12p-12o-12m-18c-24 متوقف شد
r14c-12o-12 محدودیت
r14o-10 ممنوع کرد
r14o-10c-12 میکا
r14w-12b-14c-20 نظر
r14m-14 نگهدا…
r14 هشدار پلیس
r14d-10o-12 هند مالیات
r14n-10b-14m-16o-16 ورلدکوین در
r14c-12 پاکستان نهاد
r14c-12 پایتخ…
r14o-10 پرونده کینگ
r14 پولیس
r14 پیگرد
r14b-10v-10o-10d-12n-12g-12m-20 کجا رسید
r14 کش
r14c-14 کلاهبرداری <number>
r14o-10 کنگره
r14o-10 کینگ
r14o-10 کینگ مانی
r14o-14 گاران…
r14c-10o-10 گناهکار شناخته
r14c-10o-10 گناهک…
r12 <coin> etfs
r12w10c-10d-16 <coin> from
r12 <coin> law
r12o-10m-14 <coin> network
r12m-14 <coin> weighs
r12a-12n-14g-14w-14o-28 <coin> در
r12 <number> tied
r12o-10c-12 <number> دستگاه
r12c-10 <person> sues
r12o-10 <price> levy
r12c-10 ^ bitfinex
r12c12m-14 ^ bolivia
r12c-10 ^ craig
r12 ^ do
r12 ^ europol
r12d-12 ^ fdic
r12 ^ hester
r12o-10 ^ house
r12m-14 ^ imf
r12o-10m-14 ^ india
r12p-12o-16 ^ iran
r12m-16b-16o-18 ^ kalshi
r12c-16 ^ malaysia
r12 ^ mas
r12o-12 ^ mica
r12 ^ occ
r12b-10o-10 ^ philippines
r12m-10 ^ portugal
r12n-14 ^ prosecutors
r12 ^ samourai
r12m10c-12w-18 ^ upbit
r12 ^ استرداد
r12c-10 ^ اسراییل
r12o-10 ^ برزیل
r12b-10d-12c-16 ^ تحریم
r12c-12 ^ ترکیه
r12m-10 ^ تصمیم
r12 ^ توقیف
r12o-10 ^ روبل
r12m-12 ^ سقف
r12 ^ فرماندار
r12c-12 ^ فیلترینگ
r12o-10c-14 ^ قطع
r12o10b-10c-20 ^ مدیرعامل
r12v-10g-12a-12n-14d-16b-18o-18 ^ ورلدکوین
r12 ^ پرونده
r12 ^ ژاپن
r12 ^ کره
r12 ^ یوروپل
r12o-10 accounts $
r12m8v-12n-14g-16a-16w-16d-18p-18 accou…
r12o-10c-12 accus
r12o-10c-12 accus…
r12o-10b-12v-12c-18 acros
r12o-10b-12v-12c-18 acros…
r12m-12 agre
r12m-12 agrees to
r12m-12 agree…
r12 anti money
r12m-10c-10 application
r12m-10c-10 applications
r12m-10c-10 applications $
r12c10d-12o-12m-14 argen…
r12c-12 arkan…
r12c-10 assoc…
r12o-10 atkin
r12o-10 atkins unveils
r12o-10 atkin…
r12 atms $
r12c-10 austr…
r12v10d-12a-12n-14m-16b-16g-16c-18 autho…
r12 avoid
r12c-14 basel
r12c-12 bases
r12c-12 binance founder
r12w12c-10v-12p-12b-14g-14n-16o-20 binan…
r12c-10 bitfinex hacker
r12m-12 blacklisting
r12 blacklists
r12c-10 bloomberg over
r12c12m-14 bolivia
r12p-12n-16v-16g-16b-18a-18w-18d-20 boss
r12m-14 brazil ends
r12o10d-10m-12c-12 budget $
r12o-12 bust
r12o-12 bust <number>
r12o-12 by new
r12o-12 c
r12d-10w-10n-12a-12c-18b-20 can t
r12o-12 canada
r12c-10o-10 canadian
r12c-12 caroline ellison
r12c-12 carol…
r12 cash $
r12 cayma…
r12n-10m-12b-12o-12 ceas
r12v-12w-12b-16a-16m-30 ceo
r12m-10n-10o-12 chequ
r12c-12o-12 cheques
r12m-10n-10o-12 chequ…
r12c-12o-12a-16 claims <number>
r12m-10c-10 clear
r12m-10c-10 clear…
r12b-10g-10m-12o-12c-14 commission
r12d-10g-10b-12o-14m-16 commi…
r12g-10c-10o-12m-14 contracts $
r12o-10 convict
r12o-12 convicted
r12p-12o-16 convi…
r12m-10b-10o-10 cracks
r12c-10 craig
r12c-10 craig wright
r12m-10o-10 crimi…
r12 crypto lender
r12 crypto tax
r12 crypto to
r12o-12 cryptomu
r12o-12 cryptomus
r12 davi
r12c-10o-10 dcg
r12g-12b-14o-16 deal with
r12 decis…
r12m-12 defea…
r12 democ…
r12b-10o-10c-12 desti…
r12c-12 detai…
r12 digital pound
r12o-14c-16 disco…
r12b-10o-10c-12 disgr…
r12o-12 dista…
r12a-10m-12o-16 ditch
r12a-10m-12o-16 ditch…
r12b-12c-12m-18 down on
r12m-12 dumpi…
r12o-10v-14w-14p-14d-18b-20c-24 earl
r12o-10v-14w-14p-14d-18b-20c-24 early
r12c-12 ellis…
r12c-12o-12 emini…
r12 erase
r12 estate sues
r12m-10c-10o-10 etns
r12 europol
r12m-10o-12 event
r12v-10w-10o-12g-14a-14b-16d-16n-16 ex
r12o-10 exch
r12o-10c-12 exchanges to
r12 falls flat
r12c-10 fbi
r12d-12 fdic
r12 feds
r12b-10a-10c-10o-10 few
r12o-12 fintr…
r12a-12 following
r12a-12 follo…
r12o-10 for exchanges
r12 for new
r12 for token
r12 forfe…
r12o-10 genius act
r12m-10b-12a-12o-14 gets <number>
r12c-12 governor
r12 grinex $
r12 grine…
r12c-10 guilt
r12c-10 guilt…
r12a-10g-12w-12m-18p-32 halt
r12 hest
r12 hester peirce
r12 heste…
r12o-12 hoar
r12m-10o-10 hunga…
r12a-10m-12g-12n-14v-14b-16c-20 id
r12c-14 in prison
r12 in ten
r12o-10 india <price>
r12o-10 innovation exemption
r12o-10 innov…
r12o-12 investment
r12o-12 investment ring
r12p-10g-12n-14a-14w-14b-16 investor
r12g-12w-12n-14a-14b-16d-16 investors
r12 is not
r12o-14 jury
r12b-8m-12o-12 kazakhstan
r12v-12d-14c-14n-16m-18 know
r12d-12v-12w-14c-14n-16m-18 know $
r12o-10 krona
r12 kyle
r12o-10 laps
r12o-10 lapses $
r12o-10 lapse…
r12 lawsuits $
r12 legal
r12 lender <coin>
r12p-12g-14w-18v-20a-24m-28 let
r12o-12 lette…
r12c-10 licht…
r12m-12o-14 lithu…
r12 looph…
r12 ma
r12b-10c-10 mainl…
r12c-16 malay…
r12 mas
r12c-14 math
r12m-10o-12d-14 mexic…
r12c-12 milit…
r12b12w-12g-16m-18d-18p-20n-22v-22a-22 min
r12 mixer
r12o-10 neede…
r12 new trial
r12n-10g-10c-10w-14d-16b-18 new york
r12n-12b-14d-14o-14 niger…
r12c-10o-10 novat…
r12 objection $
r12 objec…
r12c-10 occ says
r12d-8w-8o-10n-12b-24 ofTrade with person
r12c-10d-12 oth
r12c-12 pardoned
r12c-12 pardons
r12c12d-8o-10p-14b-16a-18w-18n-20m-28 plans
r12m-10o-10 plans $
r12m-14 press
r12 press…
r12c-10o-10 prodi…
r12 promo…
r12c-10 protect
r12v-10g-10m-12c-14o-14 provid
r12v-10g-10m-12c-14o-14 providers
r12o-12b-14 publishes
r12n-10p-12d-16w-16o-20b-24 purch…
r12w-10d-12n-14c-14o-14 pushe…
r12o-12 qian
r12c-10 receive <number>
r12 recog…
r12 region
r12 regions
r12b-10d-10o-10c-16 regulator
r12b-10c-10 rein
r12b-10c-10 reins
r12w-10c-12o-16 reserve $
r12c-10 resti…
r12n-10v-10g-10a-12b-14m-16 ring
r12o-12 ring $
r12m-12 road $
r12o-12c-14 roadmap $
r12 roch
r12 roche
r12o-10 ros
r12o-10 ross
r12o-12 round…
r12m-16c-18 rul
r12c-10 russia to
r12 samou…
r12o-10 sec atkins
r12o-12 sec to
r12 seizes
r12o-8 selig
r12o-10c-16 sentenced
r12o10m-10b-10c-14g-18 service
r12 shari…
r12b-10 south
r12c-12 spot <coin>
r12 stablecoin issuers
r12c-10m-12 stakes
r12c-12 stealing
r12o-10b-12 stop
r12c10b-10o-14m-18 struc…
r12w-10v-12a-12d-16m-22b-24c-28 sue
r12c-10 sues bloomberg
r12a-10b-12n-12v-12g-12o-14 suspend
r12o-10 swede…
r12 ten regions
r12 tightens
r12 tight…
r12 to erase
r12b-12c-16 to its
r12m-14 to reserve
r12g10c-10b-12p-14 to return
r12n-10c-12 tokenisation
r12c-10 trap
r12d-10g-10m-12b-16c-18 trial
r12m-10c-12 trm
r12b10m-10d-16c-18 trust…
r12b10m-12d-12g-12a-12o-12c-14 turns three
r12b-12p-18v-20d-22n-24g-24a-26 u
r12o-10 ulbri…
r12o-10 unveils innovation
r12o-10 vara
r12b-12o-12m-16 venez…
r12c-12d-14o-14 venue…
r12 virtual assets
r12n-10g-10b-12d-12v-12a-12m-14 voyag
r12n-10g-10b-12d-12v-12a-12m-14 voyag…
r12v-10w-10b-12n-12g-12m-14a-14d-16c-16 walk
r12a10n-12p-12m-14c-14d-18o-30 wallets
r12c-10 washi…
r12c-10 wrigh…
r12a-12d-14w-14m-16b-20 x
r12n-10g-10c-10w-14d-16b-18 york
r12 yuan
r12o-12 zhimi…
r12 آریزونا لایحه
r12 آریزو…
r12c-10m-12 آمریکا <number>
r12 آمریکا به
r12n-10 اخطار
r12 استرد…
r12b-10d-10g-10n-12o-16 اسکن عنبیه
r12m-10 اصلاح کرد
r12c-14m-20 اقتصا…
r12m-10o-10 بازپرداخت طلبکاران
r12c-10 باند کلاهبرداری
r12b12d-10m-12n-12o-18 بانک های
r12 بایننس از
r12 بدهند
r12o-10 برزیل معافیت
r12o10g-10w-10b-12d-12n-12m-16c-20 بسته شد
r12m10c-8p-10o-10g-14w-14d-16n-16 بعد
r12m-10n-10c-12o-12 بعد $
r12c-12 بلارو…
r12p-8v-14g-14w-16 به
r12 به توافق
r12c-12 به عفو
r12c-10 به نفع
r12m-10 بودن
r12 تازه شاپرک
r12c-12 تبریز
r12m-12 تصمیم
r12o12m-12c-16 تنظیم
r12o-12 جدید cftc
r12 جرم
r12o12n-10p-12m-16b-16c-18 جریمه شد
r12c10m-18 جمع می
r12 جنوب
r12 جنوبی
r12 جنوبی مالیات
r12b-8c-10m-14 جنیوس
r12n12g12m8o-10c-12d-16b-18 جهش کرد
r12b12w-10o-10d-12m-16c-16 داده ها
r12c-12m-14 در برزیل
r12o-10 در فاز
r12c-10 در مدرسه
r12m-12 درباره صندوق
r12 درصد می
r12m-12o-12 درصدی را
r12d-10n-12v-14b-16c-18 درهم
r12c-10o-12 دفاع
r12c-10o-12 دفاع کرد
r12c-10 دموکرات ها
r12c-10 دموکر…
r12p10n-10o-10b-12c-12d-14 دهنده
r12b-10c-10 دو کوان
r12v-12c-12 دیجیتال در
r12m-10 را اصلاح
r12o-10 را لغو
r12b-10w-10m-12 را نمی
r12 را وتو
r12c-12 رمزارز جعلی
r12 رمزارز در
r12o-10 روبل
r12o-10 روبل دیجیتال
r12n-10v-14b-18c-20 رونمایی شد
r12m-10b-10c-12 روپیه
r12 زن
r12c-10 ساعت کاری
r12c-12o-12 سیاست
r12 شهرون…
r12m-10p-12v-16g-20w-22 شود $
r12 صادر شد
r12o10b-8c-10p-10v-14g-14a-14n-16d-18w-24 صندوق
r12b-10c-14m-16 ضبط
r12n12m-10d-10a-10o-12b-14c-14 غیرقا…
r12o-10 فاز
r12 فتا درباره
r12 فرماندار آریزونا
r12 فرمان…
r12 فهرست تحریم
r12c-12 فیلتر…
r12o-10c-14 قطع برق
r12 لایحه ذخیره
r12o-10c-16 لیب
r12o-10c-16 لیبرا
r12b-10o-10m-12 مان
r12b-10o-10m-12 مانی
r12 ماینر غیرمجاز
r12 متهم پرونده
r12m10o-12c-16 محدود…
r12c-14o-14 محکوم شد
r12o-10c-14 مراکز
r12w-12b-14 مسدود
r12c-12 مشهد
r12c-10 منتسب
r12c-10 منتسب به
r12m-14c-18 مکس
r12 ناظر
r12c-10 نفع
r12p-10a-12n-14g-14m-16o-16 هشدار
r12 وتو
r12 وتو کرد
r12m-10c-12 ویژه
r12m-10c-10o-10b-12 پاک
r12m10b-12d-16o-16c-20 پروند…
r12 پیروز
r12c-10 پیشین <coin>
r12 چینی
r12 ژاپن مالیات
r12c-10 کار انداخت
r12c-10m-12 کامبوجی
r12g-10d-12n-14m-18o-18 کردن
r12 کره جنوبی
r12 کریپتومیکسر
r12c-10 کشور $
r12 کلاهبرداران
r12m-10c-10o-10b-12 کلمبی…
r12b-10c-10 کوان
r12 کوان $
r12 کوکوی…
r12g-10 کوین <price>
r12c-10 گرفتا…
r12c-12 گروه
r12c-10o-12 گنسلر
r12o-16 یورو دیجیتال
r12 یوروپ…
r12 یونیک
r10 <coin> <person>
r10 <coin> gains
r10c-10p-10 <coin> wins
r10d-10 <coin> without
r10c-10 <coin> منتظر
r10c10p-10m-14o-14b-18 <number> purchase
r10m-12 <number> stablecoin
r10o-10 <number> می
r10m-10o-12 <number> نفر
r10c-10 <person> steps
r10o10m-10p-10v-12g-12n-16d-18c-24 ^ bank
r10g-10c-10 ^ blockchain
r10 ^ denmark
r10b-12 ^ ecb
r10o-10 ^ ghana
r10 ^ italy
r10o-14 ^ jury
r10o-14 ^ seoul
r10m-10c-12o-12 ^ swiss
r10 ^ terraform
r10b-12o-12 ^ texas
r10 ^ thai
r10m-12 ^ tornado
r10c10o-10d-16m-20 ^ اولین
r10o-10c-16 ^ توسعه
r10 ^ سنگاپور
r10m-10b-12 ^ ماینرهای
r10c10d-10m-12o-14 ^ هند
r10 ^ وزارت
r10 ^ وزیر
r10 ^ کمیسیون
r10d-12b-14o-18 ^ گری
r10 ^ یوان
r10g-12a-12w-12c-14o-14d-22 a year
r10o-8 abkha…
r10o-12 accounts
r10o-10m-12 actio…
r10 acts
r10 actua…
r10 africa $
r10 alleg
r10 alleg…
r10c-10 allia…
r10 amlr
r10 and sec
r10c-8 answers
r10c-12 appeal $
r10m-10o-10 argentina
r10o-8 argentina milei
r10 arrests
r10 austrac
r10 avoi
r10 backers
r10d-10 bafin
r10c-10 baham…
r10 banks to
r10o10c-14 bann
r10b-10c-10o-16 bans
r10 barr
r10 barre…
r10c-12 blam
r10c-12 blamed
r10c-12 blame…
r10o-10 brothers
r10v10o10d-12c-14m-18 budget
r10w-10b-12d-12n-12a-12 busin…
r10 charters
r10o10m-12b-12d-14a-14c-16 chief $
r10 clearing
r10c-10 coinbase <person>
r10 coinbase asks
r10 conditionall
r10 conditionally
r10 condi…
r10o-8 congressional
r10o-10 convicted of
r10n-10 copyr…
r10 crypto under
r10 cryptomix
r10 cryptomixer
r10 custody $
r10m-10 customers to
r10 czar
r10d-12w-14c-14n-18g-20a-20 deal
r10o-16 defend
r10c10m-12o-14 defends
r10 dela
r10 delivery
r10 demands
r10 deni
r10 denied
r10 denmark mulls
r10 denma…
r10c-12 derivatives $
r10c-12 deriv…
r10c-8p-10 dismi…
r10p-10a-12n-14m-18o-20 do
r10m-10c-10o-10 draft
r10c-12 drone…
r10 duo
r10c-10o-10 eas
r10c-10o-10 eased
r10b-12 ecb
r10 ecb targets
r10 engla…
r10c-14 eras
r10 estonian
r10 exits <coin>
r10c-18o-18 firms
r10n10w-12o-12d-16v-16p-18a-22g-28 first
r10o-10 for digital
r10c-10p-10 for good
r10b8m-8p-10a-12w-14 for the
r10b-10w-10o-14m-16 freezes
r10c-12o-12 fund with holder
r10o-10 gary
r10c-10o-10 geniu
r10c-10o-10 geniu…
r10d-10 germany
r10o-10 ghana
r10m-10w-12 gibra…
r10c-10p-10 good $
r10p-10a-14 group
r10d10a-10c-14n-16 hands out
r10 head to
r10 ill
r10b-10c-10o-12 illeg…
r10c-14 imf
r10o-14 in spain
r10 infinity
r10 inten…
r10 interpol operation
r10 into law
r10m-16c-16 investors $
r10 iranian authorities
r10p-12b-14o-18 israe…
r10o-10 issui…
r10 judge…
r10o-10c-12 kick
r10o-10 kiosk
r10c-10 labor
r10o-10 law to
r10o-12b-14 law with whale
r10 lets <coin>
r10 letti…
r10o-10 licenses
r10c-12 limits $
r10 logo
r10 malta
r10o-8 milei
r10o-8 milei faces
r10 miners $
r10g-10c-10d-12a-12p-12m-14 minis…
r10 misus
r10 misus…
r10o-10 mit
r10b-12 mix
r10 monitor
r10 mosco…
r10b-10d-10w-10o-16c-18 moved
r10m-12 moved to
r10v-12o-12 not a
r10 nydf
r10 nydfs
r10c-12o-12 october $
r10 of england
r10 on <person>
r10 on trump
r10p-14v-16g-16o-16d-18a-18n-20b-22 ord
r10 outla…
r10o-8 over libra
r10 overr…
r10c-10 parents
r10m-12 portu…
r10b-14c-14 power grid
r10 profil
r10 profile
r10d-10m-12n-12b-16 publish
r10c-12 purchases $
r10g-10m-12b-14o-14 push $
r10 qualifi
r10 qualified
r10c-12 receives
r10c-12 receives <number>
r10 recovered
r10 regim
r10 regim…
r10 regio…
r10 released early
r10c-10 resci…
r10c-10 retirement
r10 roman
r10 roman storm
r10 rule for
r10 rulebook for
r10 ruleb…
r10c-10 rules $
r10 russian
r10n-14v-16a-22w-24d-26 say
r10c-10 scans $
r10 sec delays
r10o-10 secur
r10o-10 secures
r10 self custody
r10 senator
r10o-10b-12c-14 serv
r10b-10c-12o-12 served
r10o-10b-12c-14 serve…
r10m-12c-16 shoul
r10m-12c-16 shoul…
r10m-10 silk
r10m-10 silk road
r10m-10 sources
r10b-10m-12 stablecoin $
r10b10c-10 standard $
r10 states
r10 state…
r10d-12o-14 steal…
r10v-10w-10a-12d-14g-14m-22b-22c-26 sues
r10n-10v-10m-12g-12o-14 suspends
r10m-10c-12o-12 swis
r10m-10c-12o-12 swiss
r10 table…
r10 targets <number>
r10 tax on
r10d-10 taxed
r10 taxin…
r10v10c-12o-12p-14 teen
r10m-12b-12 tells
r10 terra…
r10 thai
r10 till
r10o-10m-12g-14 to get
r10m-10o-10c-14 to receive
r10 tokenise
r10o-10 transmitt
r10o-10 transmitter
r10w10d-10g-10a-10p-10b-14v-14m-24 uk
r10 unaut…
r10 unfai…
r10o-10 unhos…
r10b10c-10o-14m-16 until
r10 until <number>
r10g-12n-14v-14a-16w-16b-18o-18m-20 victi…
r10m-10 voyager customers
r10w-10n-14v-14a-16o-20 want
r10c-10 wrap
r10 writi…
r10c-14 آزادی
r10c-10 ابلاغ
r10c-10 ابلاغ شد
r10 استان
r10 استخراج غیرمجاز
r10c-12 استراتژیک
r10o-10 استعف…
r10 استورم
r10c-12 اسرای…
r10c8b-12d-12n-12v-12g-12m-14o-20 اسکن
r10o-12m-20 اقدام
r10w10o-12m-14c-16 السال…
r10c-12 باشد
r10c-10 باشید
r10c-8 باشید $
r10b10c-12a-14g-16d-20n-20w-20 باید
r10 بر عایدی
r10n-10v-10w-10d-12a-12m-20b-26 برق
r10m-14 برق استخراج
r10 بریتا…
r10c-12 بلوکه
r10m-12 به تعویق
r10d10m-10 بیرون
r10 بیرون کرد
r10 تحقیق
r10 تحویل
r10c-10 تر می
r10b10m-8c-10 تشکیل
r10m-10 تصمیم درباره
r10w-10n-18b-20d-20c-26 تعرفه
r10m-12 تعویق
r10c-8 جعلی خرید
r10m-10 حمایت می
r10 خواستار
r10 خواست…
r10c-12 داخلی
r10g-10c-14 داشته
r10o-10 دستگاه استخراج
r10 را بیرون
r10 راهبر…
r10 رسما
r10o-8 رسوا
r10o-8 رسوای…
r10 رومن
r10b-10o-10 زند
r10o-10m-12 زند $
r10d-10o-12m-14n-14g-14 سال بعد
r10 سخت تر
r10 سرقت رمزارز
r10 سنگاپور صرافی
r10o-10 سوگند
r10 سیاه
r10c-10 شناسی…
r10m-12p-12v-16w-22 شود
r10 شیراز
r10 عال
r10 عالی
r10 عاملا…
r10 عاید
r10 عایدی
r10c8b-12d-12n-12v-12g-12m-14o-20 عنبیه
r10c-8 فتا مراقب
r10m-10c-10b-14 فروشگ…
r10m-10 فهرست سیاه
r10m-14g-14a-14w-14p-14v-16n-18 قطع
r10 لایحه کریپتو
r10 متول
r10 متولی
r10c-8 مراقب
r10o-10 مرغدا…
r10n-10a-10b-12d-16m-20v-20 مرکز
r10 مزرعه استخراج
r10c-16 معاملات رمزارز
r10c-10 منتظر
r10b-10o-10 می زند
r10 می کنیم
r10 ندهید
r10c-10 نرم
r10b10d-10w-10n-12o-12m-18 نها
r10b10d-10w-10n-12o-12m-18 نهایی
r10o-10 نوآور
r10o-10 نوآور…
r10w10d-10n-12m-22 هایش
r10 هستیم
r10c-10 همتی
r10c-16 هویت کاربران
r10b-10d-10a-10n-12o-14 واکنش
r10d10g-10w-12n-14v-14m-16a-16b-18o-18 ورلد
r10 وزارت
r10o-12 پارلم…
r10 پذیرن…
r10c-10 پرونده <coin>
r10 پنهان
r10 پیشین
r10c-10o-10 چانه
r10b10d10n-14v-14c-14g-18a-18o-22 کار
r10c-12 کاربران <coin>
r10 کارگروه
r10p10m-10c-14 کاری
r10 کشف مزرعه
r10o-10 گزارش
r10 یوان
r10 یوان دیجیتال
r8d-10c-10 ^ رییس
r8m-12c-12o-12a-14 amendment
r8 charged in
r8d-12o-14 charges $
r8g-12p-12v-14a-14n-16w-18d-20 firm
r8 paten…
r8a-12d-14w-14b-16c-20 reserves
r8m-12o-12 scrap…
r8m-8 بهادارند
r8 سرکرد…
r8 مصادر…
r-8m-10 metaverse with regulator
r-10b-10w-10m-14 <number> at
r-10v-12m-14a-16d-20g-24 <number> million
r-10d-10 ^ bulls
r-10 ^ hedge
r-10d-10g-10o-10a-14m-16 ^ lightning
r-10v-10g-10a-10p-10n-14c-20 ^ maker
r-10 ^ morgan
r-10o-16 ^ ondo
r-10w-10c-12 ^ strategy
r-10n-12c-12d-14g-20 annou…
r-10 billion in
r-10 boost
r-10 boost…
r-10d-10w-12 breac…
r-10d-12n-12a-12 bullish
r-10o-12b-14a-14 cents $
r-10n-10a-10w-10 chang
r-10n-10a-10w-10 chang…
r-10w-12a-14b-20d-24 closes
r-10b-10n-10a-10w-14o-20 coin $
r-10m-12 community $
r-10b-10o-14 creators
r-10 dubai to
r-10 f1
r-10 files to
r-10b-10n-10d-12c-12 first day
r-10d-12g-12o-14m-16c-20 for tokens
r-10c-12 frog
r-10d-12p-12b-14o-18m-28 game with nft
r-10o-16 grayscale files
r-10a-10m-16 groun…
r-10g-10a-10w-10m-14p-26 halts
r-10 happe…
r-10 heats
r-10d-12b-14 host
r-10a-10m-12p-12d-16 identity
r-10o-14 in us
r-10m-14 ink
r-10m-12 links
r-10a-10n-12v-12g-12p-12b-14c-16o-16 liquidat
r-10o-10m-14 made
r-10p-12o-14 mints <number>
r-10 morgan stanley
r-10 morga…
r-10b-10n-10d-12c-12 on first
r-10w-10b-12 owns
r-10 package
r-10b-12c-12 past
r-10 payroll data
r-10g-10a-12c-12 peak
r-10g-10a-12c-12 peak $
r-10d-12c-16 plung
r-10d-12c-16 plung…
r-10v-10a-10w-10n-12m-20 privat
r-10v-10a-10w-10n-12m-20 private
r-10p-10 ransom
r-10m-12v-12 schwa…
r-10 selli…
r-10n-10 slashes
r-10v-12p-12n-14g-14b-20 small
r-10 socie…
r-10d-10 space $
r-10 stanl…
r-10n-10v-10m-14b-14 star
r-10b-12a-12o-12c-14 stepn
r-10g-10a-10d-12b-16 talks
r-10 texas $
r-10b-12d-16 theft $
r-10o-10 to list
r-10n-14 tokyo $
r-10w-10o-10 vanishes
r-10v-12a-12w-12p-12g-14o-16 vault…
r-10 votes on
r-10o-10 wint
r-10o-10 winter
r-10c-10o-10 write
r-10m-12 آخر
r-10o-14 ارز دیجیتال
r-10g-10a-10n-12m-14w-14c-18 اوراک…
r-10b-10n-12m-14c-14 برمی گردد
r-10d-10w-12m-16 به سازندگان
r-10b-12c-14 جا
r-10 جا کرد
r-10 جابه جا
r-10b-10w-20 داغ
r-10w-16 داغ شدند
r-10m-12 دنی
r-10m-12 دنیای
r-10 دیگر به
r-10b-10a-10p-10m-14n-14 را چطور
r-10 رسد
r-10 رسد $
r-10 رمزارزی $
r-10c-12 زیاد
r-10p-10v-12w-12a-14g-16 سر
r-10 طلافروشان
r-10a-12d-18w-18 عرضه کرد
r-10d-10 فکر
r-10 می آورد
r-10 می رسد
r-10g-12o-12n-20a-20d-22b-24 میم کوین
r-10c-10 نرخ بهره
r-10b-10a-10o-12 همستر کمبت
r-10m-12 والکس به
r-10b-10a-10o-12 کمبت
r-10b-10n-12c-14 گردد
r-10b-10n-12c-14 گردد $
r-10v-10n-12g-12a-12p-14d-16 گفت
r-12a-12o-14m-24 <coin> چه
r-12o-16 <number> minutes
r-12n-12v-12g-12a-12p-12c-20 ^ near
r-12p-12n-14v-14w-14d-16c-16o-18 ^ sui
r-12 ^ آتش
r-12 ^ امضای
r-12b-14 ^ مورگان
r-12g-12a-16o-18d-26 analyst with ofTrade
r-12n-18g-18c-18 billion
r-12c-12 charts
r-12v-12n-14w-16g-18a-20d-28 coin FTM
r-12c-12 coins…
r-12 confu…
r-12m-14b-14 contract $
r-12 deadlin
r-12 deadline
r-12v-12a-12b-14d-14n-14 earnings
r-12v-12a-12b-14d-14n-16 earni…
r-12 empir
r-12 empir…
r-12 grok
r-12d-14w-14b-16o-24 mints
r-12w-12v-14p-14d-16g-16a-16n-18b-22 names
r-12 newsp…
r-12g-12p-14n-18v-18a-18w-18 priva…
r-12 searc…
r-12w-14d-16c-20o-24 secon…
r-12 stock jumps
r-12 to fake
r-12 tourn…
r-12c-20 track…
r-12v-12w-14m-18n-18 از یک
r-12b-14 استنل
r-12b-14 استنل…
r-12n-12m-16c-18 به روز
r-12 بک
r-12 بیت پین
r-12b-12c-14 جابه
r-12 راه انداخت
r-12n-12m-16c-18 روز شد
r-12b-14 مورگان استنلی
r-12p-12g-14o-14n-22a-22d-24b-26 میم
r-12d-12 والما…
r-12 پین
r-14 ^ el
r-14b-16n-18o-18g-20d-22 ^ is
r-14o-16 bount
r-14o-16 bount…
r-14n-14g-14a-14o-20 cit
r-14w-14p-14a-16b-20 close…
r-14c-22 first time
r-14 media
r-14 new chief
r-14c-14m-20d-20w-20b-22 retur…
r-14b-14 shrin…
r-14 spend
r-14 spend…
r-14 trump media
r-14m-20 را راه
r-14c-14b-20 را کاهش
r-16w-16 ^ میم
r-16 crypto fund
r-16 of crypto
r-16c-16 surge
r-16 wants to
r-16 استخراج <coin>
r-16o-18 ایرانی در
r-18 ^ payments
r-18p-18a-20c-20g-22o-24 نیم
# blockchain
b46a22m-6c-18d-20v-24w-26n-30r-32o-42 kind chain
b46g-10n-12c-12w-14d-18a-18r-20v-20m-26 kind tech
b44o-10p-20v-22g-26n-28a-28w-28d-30m-32r-32c-34 بلاک
b40c-10r-12n-14d-16o-16m-20v-20a-22w-24p-28g-32 شبکه
b38a-10v-12w-12o-12m-20r-20d-20c-20 rule blockchain
b36c-10p-10v-14a-18r-20n-20w-22o-22m-24d-34 coin DOT
b34g12d-10o-10c-20m-22a-30r-38 chain
b32d-10r-12a-16m-20n-20p-20v-24g-28 block
b32c-8v-20r-22w-22p-24n-26m-28d-28a-30 netwo…
b32p8v-8m-10r-12c-14a-18d-20g-20o-24 shared rule blockchain
b32n-12g-12w-12r-16d-20c-22m-30 تراکن…
b30c-6g-10n-14r-16o-16m-24 coin with tech
b30c10v-12g-12p-12n-16a-18r-30o-30m-42 person vitalik-buterin
b30d-10n-12o-12w-14m-18c-18 transaction
b30w14v-10a-12p-12d-16n-16g-16m-20c-20o-20 trans…
b30v-12w-12r-14g-16m-18d-18o-18n-20c-22 هش
b28a10o-10v-16w-18r-20n-22m-26c-28 base
b28a-10g-12p-12m-14r-14c-18 smart
b26n8r-12m-14p-14v-18a-20w-20c-20d-24 block…
b26m-10o-12g-16p-16w-18c-18n-20r-26 build
b26g10p-10d-12v-12a-14w-16r-18o-18m-22c-26 chain $
b26c-10m-16o-18 diffi…
b26r-10n-14o-16g-18a-18 its own
b26g8d-14v-14c-16p-16m-18r-20w-20 own rule blockchain
b26g-10a-10d-12n-12m-14r-14v-14c-20o-22 relay
b24d-10c-12m-14 <coin> chain
b24p14v-14o-14r-16w-16g-20n-22a-22m-24c-24 bug
b24p-10v-12g-12a-12d-14n-14w-16r-18o-18m-22 core
b24m-10o-10d-14c-26 person with tech
b24a-16c-16 rollu…
b24v-10r-12n-14p-14m-16g-16a-18c-18o-18 v2
b24r-10w-10m-12g-12a-12n-14p-14o-18c-22 valid…
b24c-10o-10g-14m-24 را <price>
b24r-8n-10w-10d-16m-18c-18 مهاجرت
b24r-8n-12w-12c-18m-22 مهاجر…
b22m-10r-10g-10o-14w-16c-22 <coin> رکورد
b22w-14c-14m-16r-16 ^ پیشنهاد
b22p-10w-12g-14v-16a-16d-18m-20c-24 blocks
b22g-8n-10a-14r-16d-20c-26 buil
b22a-10g-12w-12o-16r-20c-28 cap
b22g-10w-10m-14n-14v-14p-14r-16c-18o-18 cod
b22g-10w-10m-14n-14v-14p-14r-16c-18o-18 coder…
b22d-10w-10p-14o-14m-20 coin XNO
b22a-10w-10r-14n-14g-16d-22m-24c-26 compu…
b22d-10w-10c-10n-12p-12r-14o-14a-16 layer
b22p-12v-16m-18n-18g-18d-20w-20a-22r-24 ledg
b22p-12v-16m-18n-18g-18d-20w-20a-22r-24 ledge…
b22n-12w-12r-14g-14a-14m-20c-24 migra…
b22 of stake
b22v-12g-14a-14n-18d-20m-22 ofTrade with theft
b22p18m-10w-14v-16n-18r-20g-20o-26c-32 protocol
b22m-14c-18 scal
b22m-14c-16 scali…
b22p-10c-12 smart contract
b22c-16d-18 استیکینگ <coin>
b22c-10r-14 اعتبارسنج
b22a-10g-12 بلاکچین در
b22g-12r-14n-14w-14m-18d-18c-26 تورم
b22m-14c-16 توسعه دهندگان
b22w-10r-16n-16d-22m-32 درآمد
b22w-10o-12c-14 هکاتو…
b22d14g-10a-10w-18r-22c-26 پیشنه…
b22v-10c-10w-18p-18o-18a-26 چیست
b20m-10c-12d-14a-14 <coin> amendment
b20r-10m-14c-14 <coin> transaction
b20n-10d-12c-12m-14 ^ هش
b20c-10o-12 ^ وب
b20c-12 abstr…
b20n-10d-14a-16c-18 activ…
b20r-10m-12n-12c-18 blockchain $
b20c-12w-16p-16v-18a-18g-20n-22r-24m-32 bond
b20a8n-10w-12v-16p-16o-16r-24g-24d-28 business with chain
b20m-14c-20 capac…
b20w-10d-14c-14m-16 ccip
b20m18r-12p-14v-16g-18a-20w-20d-22o-24c-28 coin AVAX
b20m-8a-8p-10v-14n-16c-16r-22g-24 coin LINK
b20r-10o-10m-14d-14c-14 computer
b20m-10d-12c-14o-14 hacka…
b20w-10r-12o-14m-18 hashr…
b20m-16o-16c-18 memb
b20m-16o-16c-18 membe…
b20w-10n-12v-12p-12m-16r-16a-16d-18g-18 network $
b20a-12c-12o-14m-16n-18 patch
b20a-10m-12d-14c-16 pol
b20p18o-14m-16v-18w-18n-20r-22g-22c-28 proto…
b20d-10o-16c-18 rela
b20o-8p-10r-12a-12w-12m-14d-14v-14n-18 settl…
b20m-10w-10o-10c-18 simpl…
b20a-10w-10m-16 throu…
b20o-12c-14 transactions
b20a-10r-12o-12n-14g-14d-16m-20 اثبات
b20d12m-12g-12p-12o-12n-14w-14c-16r-18 اعتبا…
b20a10w-10c-10v-12r-14g-14n-22o-26 بیس
b20m-10c-12o-12 ثانیه
b20m-10a-12o-12c-16 دفتر کل
b20m-16c-18 دهندگ…
b20o-12g-14c-16m-18 را روی
b20c-10o-10m-12r-14 روی زنجیره
b20p-12v-14w-14g-16a-16r-20c-20m-22 ساده
b20d-10c-14m-16 سرعت
b20m-10d-10n-10o-12c-18 شبکه را
b20r-12c-16m-18 عرضه <coin>
b20v-14w-14p-16g-18a-18r-20m-22n-22c-24 فعال
b20d12n-10p-10a-12r-14w-14c-16m-18o-22 نسخه
b18c-10 <coin> layer
b18d-10g-10o-10m-14c-14 <coin> mweb
b18c-16 <coin> onchain
b18m-12d-14 <coin> staking
b18c-16 <coin> نزدیک
b18d-10c-10m-14 <coin> هزینه
b18r-10w-12c-12m-18 <coin> کور
b18m-16c-16o-16 <number> days
b18c-14 ^ hash
b18m-12c-16 ^ solo
b18a-12g-14c-16 ^ بلاکچین
b18n-10m-12o-14 ^ توکنیزه
b18g-10 ^ مین
b18r-10d-12n-12c-14o-14m-16 ^ نیر
b18d-10v-10a-10n-12w-12p-14m-16r-16o-20 agent
b18d-12c-16 ao
b18o-12m-14c-14 blackrock buidl
b18r-10n-10o-10c-16 bond on
b18o-12m-14c-14 buidl
b18o-12m-16c-18 by <price>
b18p-10g-14c-14o-14d-16a-20 chain with law
b18g-8a-10c-10m-18d-20 chain with stablecoin
b18c-18 coin MINA
b18o-10g-12d-14w-16c-26 coin RNDR
b18c-22 coin SKL
b18o-12d-18v-20c-20p-22 coin SOL
b18n-10v-12a-12d-14g-16o-18c-24 count
b18r-10g-12c-12o-12m-16 count falls
b18a-10c-10d-12 decentralis
b18v-14p-14n-16g-16a-20m-22r-22 deposit
b18a-10r-14n-14v-14d-16w-16p-16o-18m-20 dev
b18d-12g-12a-14c-18 evm
b18c-10 evm sidechain
b18d-10c-10m-14o-14 fill
b18 fork $
b18r10o-14c-18 grants
b18n-10m-12r-12p-12a-14 layer <number>
b18o-18c-20 ledger for
b18m-10c-14 lightning network
b18o-10r-12w-12m-14c-16 mined
b18r-10c-20 miner with price
b18o-10m-12 mining difficulty
b18c-16 movin…
b18d-10g-10o-10m-14c-14 mweb
b18m-10c-14 network capacity
b18c-16 onchain cloud
b18r-12a-14 op
b18d-14 previ…
b18c10d-10p-10w-12r-14a-14n-16g-18o-24 public
b18v-8m-10o-12c-14 reignit
b18v-8m-10o-12c-14 reignites
b18r-10d-10n-10v-10m-12c-16 reign…
b18v-10d-12a-12w-12g-14p-14o-16m-18 securit
b18c10g-10d-14o-14r-18 settlement
b18c-10 sidec…
b18m-12c-20 solo
b18m-10c-14v-16a-20r-24 tech with trading
b18d-14o-16r-18c-18 tests
b18r-12c-18 to build
b18m-10a-14c-14 to builders
b18m-12g-12d-14c-16o-18 آزمای…
b18 اثبات سهام
b18p-10o-10m-18c-20 از خزانه
b18 اعتبارسنج ها
b18g-12 با بلاکچین
b18c-16 برای <coin>
b18o-12 بلاک چین
b18o-10m-12r-12 تهدید
b18d6p-10r-12c-14m-20 جامعه
b18o-10w-14c-14m-22 خواست
b18m-18 درصد کاهش
b18r14w-10g-12d-16n-16a-16c-16o-18m-22 دفتر
b18o-10g-12v-20a-20c-20n-22w-24 دو
b18p-12 دیفای $
b18m10v-12a-12w-12g-14d-18c-22o-22 ساعت
b18m-12c-14o-14 سختی
b18o-10g-12w-12d-16n-16c-18 نزدک
b18w-12m-16c-20 نسخه <number>
b18r-10d-12n-12c-14o-14m-16 نیر
b18c-10m-14 هش ریت
b18r-10d-10o-14c-18 هلیوم
b18m-12c-12 پاراچ…
b18v-10w-10p-10n-12g-12a-16c-22 کل
b18v-10g-12n-14w-14r-16c-18d-20m-22 کور
b16m-12c-12 <coin> ccip
b16m-10c-18 <coin> completes
b16r-10c-10m-14 <coin> core
b16c-12 <coin> devs
b16 <coin> finschia
b16c-12m-14 <coin> halving
b16c-10d-14 <coin> migrates
b16m-12 <coin> transactions
b16w-10o-12r-14m-20 <coin> turns
b16m8r-10n-10v-12g-12p-12c-14a-18o-18 <coin> را
b16d-10c-12o-14r-24 <coin> سقف
b16c-12 <coin> هاردفورک
b16p-8o-12c-14 <number> coders
b16c-14 <number> networks
b16 <number> چیست
b16o-10n-14c-14p-14w-16r-18 <price> درصد
b16c-10 ^ account
b16p-8o-12c-14 ^ ethglobal
b16m-12c-16 ^ franklin
b16m-10r-10d-10n-10g-10c-12o-14 ^ maersk
b16o-10m-14c-16 ^ rootstock
b16g-10c-10r-12n-12d-14m-16o-16 ^ بیس
b16m-12c-12 ^ تراکنش
b16w12n-10m-16r-18c-20 ^ ماینر
b16m-12d-12c-12 ^ مهاجرت
b16m-10w-10o-14c-16 ^ نسخه
b16p16r-10g-10a-10w-10m-12d-14c-14o-14 ^ پروتکل
b16c-10 account abstraction
b16a-10m-12d-12 activat
b16a-10m-12d-12 activates
b16m-10o-14 agent…
b16m-10o-14 ai agents
b16d-10v-10a-10r-12g-12c-18 an
b16o-8c-12a-14 apto
b16o-8c-12a-14 aptos
b16m-12n-12a-12d-14c-16o-20 base $
b16n-10m-12a-14o-14c-18 beta
b16m-10r-12c-12o-12 blocks $
b16m-12c-16 bridged
b16g14c-12w-14p-14n-16r-22a-22m-30 bring
b16a-10v-12w-14r-18n-18o-20c-24g-26 chain with defi
b16m-10 coin DGB
b16m-10r-12w-12d-16 coin ETC
b16v-10g-12w-12d-14n-14a-14p-14r-16m-18 complet
b16d-10c-10 decentralised
b16d-10c-10 decentralised storage
b16o-14c-16 devs
b16c-12 dtcc
b16w-12c-14 eip
b16w-12c-14 eip <number>
b16d-12 enabl
b16d-12 enabl…
b16o-14c-18 erc
b16p-8o-12c-14 ethgl…
b16m-10r-14o-14c-20 expan
b16a8w-12p-12r-16v-16m-18g-20o-26 explained
b16 finsc…
b16m-12c-16 franklin
b16d-12 halts for
b16d-10n-12a-12w-12o-14m-16r-16 hash
b16m-12c-14 hashrate tops
b16g-10d-12c-12p-12m-14a-14o-14 have
b16n-10o-10d-14 issues
b16m-12c-16 launching
b16w-10o-10a-12n-14p-14m-16c-26 law with tech
b16p-12v-16g-16m-18d-18n-18w-20r-22a-22 ledger
b16m-10r-10d-10n-10g-10c-12o-14 maers…
b16n-10w-12r-14 make
b16d12r-10a-12w-12m-14c-22 migrat
b16d-12 migration
b16d-10v-14n-16p-16m-22o-28 ofTrade with tech
b16 on its
b16d12o-10a-12m-14c-20 oncha…
b16c12a-12o-12d-16 permissionles
b16c12a-12o-12d-16 permissionless
b16w-10v-12p-12n-14g-14d-18m-20a-20 permi…
b16a-14m-16w-16n-18g-18o-20 pilot
b16o-10m-12d-12c-12 proposal to
b16m-10a-16 retro
b16c-16 rgb
b16o-10m-14c-16 roots…
b16d-10c-10r-12o-12m-18 sbtc
b16d-14v-14a-14w-14p-14g-16o-18m-20 secur…
b16c-14m-16 slashes inflation
b16o-10c-12 sonei…
b16d-10o-12 staking rewards
b16o12d-10v-10m-16p-16n-18w-20a-24c-28 staki…
b16m-10g-14c-14o-14 teepi…
b16d-10m-12c-12o-12 templ…
b16d-10n-10g-12a-12o-14m-16c-18 ten
b16w-10m-14 through
b16a-14 to developers
b16c-12o-16 to five
b16m-10d-10c-12 to pol
b16d-10c-12 to sonic
b16c-8m-10 transaction $
b16c-12 transactions hit
b16d-10c-18 آرک
b16r-10g-10m-12o-12c-18 اختصا…
b16w-12r-14a-14c-28 ارزان
b16p-10o-10m-12c-12 استارک
b16p-10o-10m-12c-12 استارک نت
b16p-12c-14 اسپم
b16n-10c-14o-16 انتزا…
b16o-10m-20 انتقال
b16d-10o-12m-20 انتقا…
b16o-10d-14c-16 انداز…
b16c-16o-16 برنا
b16m10p-10d-12w-12r-14n-14g-14o-14c-20 تاریخ
b16c-12m-16 تورمی
b16m-10c-14o-14 توکن سازی
b16o-10 در دیفای
b16n-10c-12o-16 درخت
b16c-12 دهندگان <coin>
b16c-10o-12m-14 دو استخر
b16m-10c-16 دو شبکه
b16c-16 دیزن
b16c-16 دیزنی
b16a-10r-12n-12c-14w-18 را <number>
b16c-8m-14 را شکست
b16g14v-14a-24c-24r-30 روی
b16o10m-14v-18a-18w-20r-24c-26 زنجیر…
b16c-16 ساب
b16c-16 ساب نت
b16m-10c-14o-14 سازی دارایی
b16m-14o-14d-16w-16 سخت
b16m-14 سرعت <coin>
b16g-10o-10m-12 سریع
b16g-10o-10m-12 سریع تر
b16w-10r-12d-12g-14p-14o-20 شبکه <coin>
b16o-10m-12 شده است
b16m14c-24 قراردادهای
b16 ققنوس
b16c-12m-16 ماهان…
b16n-10c-12o-16 مرکل
b16o-12m-14c-14 مصنوعی $
b16w-12c-14p-16 ممپول
b16c-20 نقشه
b16n-12r-16o-22 های ایرانی
b16c-10 هکاتون <coin>
b16c-10m-12 وصل
b16 وی ام
b16o-8m-12d-14c-14r-16w-16p-16a-20v-28 چیست $
b16m-8 کارمزد گس
b16o10d-12r-14n-14m-18g-18 کالا
b16m-8w-10c-14 کامل
b16d-8m-12 کل <coin>
b16c-10w-12 کم شد
b16c-10o-12d-14 یک سوم
b14 <coin> ao
b14c-12 <coin> cuts
b14c-12 <coin> goes
b14m-12g-18o-18 <coin> mobile
b14 <coin> node
b14c-14m-16 <coin> جلو
b14c-14m-18 <coin> دوباره
b14c-10 <coin> قراردادهای
b14o-12 <coin> منتشر
b14d10m-14c-14 <coin> کارمزد
b14o-12m-16 <number> fund
b14r-12 <number> اعتبارسنج
b14c-10m-12 <number> بلاکی
b14c-14 <person> نقشه
b14c-12 <price> attack
b14o-14 ^ avalanche9000
b14d-10r-12 ^ blackrock
b14o-12 ^ gitcoin
b14r-10n-10c-14d-16 ^ scroll
b14m-12c-22 ^ swift
b14r-10g-10a-10m-12n-12o-12 ^ اثبات
b14o12g-12c-14 ^ ثبت
b14d10g-14a-14w-14p-14o-14v-16c-18n-20r-22 ^ جنگ
b14m-8c-12 ^ سختی
b14c-10m-12 ^ ظرفیت
b14 ^ کاربرد
b14m-14 ^ کارمزد
b14a-10m-14o-14 a new
b14c-16 arc
b14o-10r-12d-14 audit
b14o-14 avalanche9000
b14n12p-10v-12r-14d-14w-16c-18a-22o-30 blockchain
b14 blockchain stalls
b14 blocks with
b14d-10p-10c-12m-14 bridges
b14m-8p-12o-14n-16g-16w-16r-20 build…
b14c-12v-14w-16p-18d-28 business with tech
b14r-10w-10n-16g-18o-22c-28 chain with tech
b14v-16o-18r-20w-20d-28n-28 chain with trading
b14n-8 clog
b14p-10c-14 coin BSV
b14n-10v-10a-10w-12o-14g-16r-18d-18 coin XLM
b14p-8v-10a-12n-14 coins one
b14r-10n-10d-12p-12m-14o-18 completes
b14d-10v-14g-14r-16n-16a-16w-16p-16m-22 compl…
b14o-10c-12 compute
b14o-10c-12 confidential
b14r-10m-14 core v30
b14r-10w-12o-12 crede…
b14c-10 dashc…
b14n-10g-10a-10m-12r-12d-12v-12o-18 debate
b14v-10w-10p-10n-12g-14a-18o-18 decen…
b14m-10a-10c-14o-14 deposit token
b14c-10o-12r-16 dlt
b14c-8v-14a-14n-16w-18r-24 doubl
b14o-10r-12d-12 double
b14c-8v-14a-14n-16w-18r-24 doubl…
b14c-12 downt…
b14a-10d-16 eigenda
b14c-10o-10g-12m-14 electric
b14d-12 enabling
b14m-10d-10w-12r-16 eu
b14n-10w-12p-14v-16r-18o-18g-20m-22 expla…
b14r-12p-12d-14m-18n-18c-18 explor
b14m-10c-10d-12 fees by
b14c-10o-14 fill up
b14o-12 finalit
b14o-12 finality
b14c-12o-14 flashbot
b14c-12o-14 flashbots
b14 for web3
b14o-12 formed
b14o-10r-12m-14 frank…
b14g-12v-14m-18n-18o-20 full
b14c-12 fund for
b14g12r-12v-12c-12a-14n-16o-26 fundi…
b14d-10c-12 fusak…
b14o-12 gitco…
b14g-10c-10 glams…
b14r10d-10g-10o-10p-12m-18 good
b14o-8m-16 goods
b14m-10w-10p-10n-12g-14a-14c-24 grant
b14c-12o-16a-18 guil
b14r-10v-10c-14o-16a-18 guild
b14 gwei
b14p-14 halte…
b14d-12a-12c-14o-16 history $
b14v-10r-12n-12p-12d-20c-24 hours
b14a-10m-12d-12 hyperevm
b14v-10a-10r-12n-12g-12m-14p-14d-16 identit
b14n-18p-18g-20a-20w-20d-22c-26 inter…
b14o-12c-14 ital
b14o-12c-14 italy
b14v-10a-10p-10n-12 kind coin
b14m12w-6d-12g-12o-14c-16 knock
b14c-14o-14 knock…
b14d-10o-10m-14 knot
b14c-8m-12 knots
b14 knowl…
b14m-10c-10g-12o-12d-14 langu…
b14g-8a-10m-12 latency $
b14g-8a-10m-12 laten…
b14 launches after
b14d-14 leade…
b14c-12o-12 ledger $
b14c-10o-14 ledgers
b14c-10o-14 ledgers $
b14c-10 lite
b14m-10c-12 make <coin>
b14o-10m-12c-14 member $
b14 mempo…
b14d12a-10n-12c-16o-18m-20 mev
b14p-14 million tokens
b14m12c-12v-14n-16g-18a-20r-24 more
b14r-14d-14n-14o-20c-22 move
b14g-8a-10m-12 mysticeti v2
b14g-8a-10m-12 mysti…
b14c-12 network hashrate
b14r-14 networks
b14r-14 networks $
b14r-10g-10c-12o-14 nod
b14m-10c-14 nu7
b14g-14 oasy
b14g-14 oasys
b14d-10c-10o-12 ocean
b14r-10w-10m-16 off <number>
b14o-14c-16 on a
b14m-10d-12g-14o-16 other…
b14d-10 outfi…
b14r-10o-14 peer
b14c-12 permission
b14c-12 permissioned
b14m-10w-12c-12o-14 pilot $
b14r-10o-12 plain
b14d-12m-16o-16 platform $
b14 proof…
b14m-10p-12o-14c-16 proposal
b14r12n-10v-10w-10c-12g-14a-14p-14m-16o-18 propo…
b14 reaches mainnet
b14n10m-12d-12o-12c-14 releases
b14r-12m-14c-16 researchers
b14o12r-14d-14 resigns $
b14o12r-14d-14 resig…
b14d-10o-16c-20 reviv
b14m-12o-12c-16 revives
b14n-10g-10a-12w-12c-24 reviv…
b14a10d-14c-14o-14 rewards $
b14 rollup a
b14g-12o-14m-20 runs
b14m-12a-12c-12o-12 rust
b14r-10n-10c-14d-16 scrol…
b14c-14o-14 secto…
b14o-12 sequenc
b14o-12 sequencer
b14c-14 simpl
b14c-14 simpler
b14c-14 simpler <coin>
b14d-14 slashed
b14 smart contracts
b14o-10c-12 sony soneium
b14c-10m-12o-14 subne…
b14g-8a-10m-12 sui mysticeti
b14m-12c-22 swift
b14d-10p-10c-12m-14 synap…
b14m-10c-14 tachy…
b14c12g-10a-16w-16o-20 tech with wallet
b14d-10c-10o-12 templat
b14d-10c-10o-12 template
b14r-12d-12n-12o-12 third of
b14 time to
b14d-12m-24 to be
b14m-12 to make
b14c-10m-12o-12 to trade
b14 toast
b14 toast…
b14d-10g-10c-10o-10 tradelen
b14d-10g-10c-10o-10 tradelens
b14c-10m-12o-12 traffic
b14c-10m-12o-12 traffic $
b14d-12 unich…
b14r-10m-14 v30
b14m-8c-10o-10p-12 validators
b14r-10w-12o-12 verif…
b14a10d-10n-14 walru
b14a10d-10n-14 walru…
b14 zero knowledge
b14 zk
b14c-10 آربیتروم از
b14c-10d-12o-12 آزمایشی
b14m-10d-10r-12o-12 آلپن
b14o-10c-14 استودیوهای
b14n12r-10m-12d-12o-16v-18c-20 استود…
b14m-10w-12 استیک شده
b14 اسناد
b14 ام
b14m-10c-10 انشعا…
b14c-12m-14 ایستاد $
b14c-12m-14 ایستا…
b14d-10g-10r-12o-12m-14 با <price>
b14c-10m-14 بار دیگر
b14m-14 باندل
b14m10c-10a-12p-18v-20n-22w-26 برا
b14m10c-10a-12p-18v-20n-22w-26 برای
b14o-10c-14 برندگ…
b14c-20 بعدی <coin>
b14w-10c-10m-12 بلاک <number>
b14c-10 بلاک را
b14c-10 بلاکچین اختصاصی
b14c-10m-12 بلاکی
b14c-14 بورس کالا
b14n-10c-14o-14 تابع
b14o-12c-14 تازه برای
b14r-10d-10c-12m-16 تراکنش های
b14n12m-14r-14c-14 تصویر
b14m-12r-12w-12c-12 تعداد
b14r-10w-12o-16c-18 تمرکز
b14r-10c-10m-12d-12o-12 تمرکز…
b14r-10o-10c-12 تمپو
b14r-10d-10n-10c-10m-16 تورم را
b14 توکنیزه شدن
b14m-12o-12 توکنیزه کردن
b14c-10m-12 تگزاس
b14 ثبت اسناد
b14n-12o-16 حساب
b14m-14r-14w-16c-20 خالی شد
b14m-10c-10 خصوصی در
b14 در زنجیره
b14m-10c-10 دوپار…
b14w-8o-8m-12d-12c-12 را دو
b14v-10p-10g-12w-12r-14d-14n-14o-14c-16 ریت
b14m-14 ریت شبکه
b14w-10v-12p-12g-14a-14m-16r-16 زبان
b14c-16 سازی <coin>
b14m-8c-12 سختی استخراج
b14w-10d-16c-26 سقف
b14 سقف گس
b14o14d-10p-12w-14g-16n-18m-20r-20a-20 سوم
b14o-10c-14 سونیو…
b14r-12p-12g-14w-14n-18c-18m-22 سپرده
b14m-14 شبکه پس
b14c-10o-12r-16n-16 شناسه
b14m-12w-12 صف
b14w-12 صف خروج
b14c-10m-12 ظرفیت
b14w-16 فعال <coin>
b14 فورک
b14o-10m-14 لایتن…
b14m-10c-14 لینوک…
b14c-14 ماندن
b14 مزاید…
b14 مقاوم
b14 مقاوم در
b14m-10o-10 ملک
b14c-12m-16o-16 میزبا…
b14g-10o-10m-12 میستی…
b14m-10c-10 ناخوا…
b14d10r-8n-12m-16c-22 نزدیک
b14c-16 نزدیک است
b14 نسخه دوم
b14c-14o-16 نو
b14 هارد فورک
b14 هاردفورک جدید
b14w-16 های فعال
b14 و بازی
b14c-16 والرو…
b14w-10m-12c-12 کاتال…
b14 کاربرد بلاکچین
b14m-12 کارمزدها را
b14c-12 کامپیوترهای کوانتومی
b14c-12 کامپی…
b14m-10c-14 کدهای…
b14c-12o-12 کل می
b14g12m-10o-10p-12r-20n-20a-20w-20 کم
b14 گرجستان $
b14m-10d-10r-12o-12 گلو
b14g-10 گیر
b12m-14c-18 <coin> block
b12c-12 <coin> council
b12m-10 <coin> crosses
b12m-10 <coin> hashrate
b12m-20 <coin> ordinals
b12n-12 <coin> quietly
b12m-14 <coin> support
b12w-10 <coin> with
b12r-14c-14w-18 <coin> برای
b12c-8 <coin> سرعت
b12o10n-10a-10c-16 <number> for
b12c-10o-10 <number> proposal
b12c-14 <number> را
b12c-14 <person> asks
b12 ^ aptos
b12 ^ axelar
b12r-12 ^ deutsche
b12m-10c-10o-12 ^ liquid
b12m-8r-12c-14 ^ mining
b12c-10o-14 ^ privacy
b12c-8o-10 ^ prysm
b12c-12 ^ siemens
b12o-12 ^ stacks
b12m-14c-14 ^ two
b12c-10o-10m-12 ^ ubisoft
b12v10c-10g-12o-12 ^ walmart
b12c-10 ^ آربیتروم
b12 ^ استارک
b12c-12o-14 ^ استاندارد
b12g-10d-14n-14c-20 ^ بانک
b12 ^ باگ
b12o10n-12v-12g-12w-12a-14r-16d-18p-18m-24 ^ شبکه
b12n-10m-12r-12d-12g-12a-12c-16 ^ لایه
b12 ^ نود
b12 ^ هکاتون
b12c-12o-12 a ledger
b12c-12 adds a
b12n-12r-16m-18 adopt…
b12o-8m-10c-10 after decade
b12 axela…
b12 basic
b12a12m-10r-10n-10w-10g-12o-14c-20 begin
b12d10m-10a-10o-10c-14 beta $
b12d-12m-20 bit
b12v-10d-12r-14 blackrock
b12m-10v-10g-10a-10d-12 black…
b12 blob
b12c-20 bonds $
b12r-14 brazil $
b12g12c-10p-12n-14w-14r-20a-22m-28 bring…
b12c-12 buchm…
b12d10c-14p-14 carr
b12d10m-10c-14p-14 carri…
b12a-12 catal…
b12 centers
b12d-12 chain halts
b12r-12c-12 chatt
b12c-12 chatting
b12r-12c-12 chatt…
b12r-10o-12 choic
b12r-10o-12 choic…
b12d12c-14 climbs to
b12r-10m-16c-16 clust
b12r-10m-16c-16 clust…
b12m-14 code $
b12c-12 codebase to
b12c-12 codeb…
b12v-14p-14n-16r-22g-22o-32 coin ADA
b12d12a10p-14v-16w-18n-20r-24g-26o-26c-38 coin ATOM
b12r-10o-10n-12g-12d-16m-18 coin EGLD
b12a-10w-10g-12r-14d-18m-22o-24 coin FIL
b12 coin GLMR
b12c12v-10w-12n-14a-14r-16o-18g-20d-24m-30 coin HNT
b12c-14 coin KLAY
b12d-12g-16o-16 coin XTZ
b12 coins catch
b12o-12 colos…
b12d10n-10v-10w-10m-14g-14r-18a-20 comes to
b12r-12v-12n-16p-16a-18c-20o-22 control
b12 costs
b12 courting
b12o-10c-12 coven…
b12n-8 craze
b12n-8 craze pushes
b12d-14 crosses <price>
b12m-10c-12 curta…
b12d-12c-12 db
b12d-12c-12 dbs
b12c-16o-16 deals
b12n-10w-10p-10r-12g-12a-12m-14o-18 debat
b12n-10w-10p-10r-12g-12a-12m-14o-18 debat…
b12m-8o-8c-10 depart
b12m-8o-8c-10 departs
b12d10c-12v-18p-18n-20g-20r-24m-28 depos…
b12g-10 devs say
b12c-12 digital bond
b12w12r-10o-10a-12 distribut
b12n-10 dmv
b12a-10 dol
b12a-10 doles
b12m-12c-12 done
b12o-10m-12 ecdsa
b12 elast…
b12m-12r-12g-14c-14 elect…
b12c-12 elon
b12c-12 ethan
b12 every
b12g10m-14n-14c-16 explores
b12m-12 fall on
b12 fallo…
b12g-12c-16 fast
b12c-10 faster
b12 fees fall
b12r-12n-12m-14g-14c-16 final…
b12d-14c-16 flash…
b12w-10o-10m-12 float
b12c-14 float…
b12v-10a-10c-10d-12m-14 forme…
b12c-10 foundr
b12c-10 foundry
b12 gas fees
b12 gas limit
b12m-10o-12 gpu
b12m-10n-12g-12a-12d-16c-20 grant…
b12c-10 growi…
b12o-10c-20 half $
b12 hash price
b12n-10w-10d-12r-14m-16o-16 hit record
b12c-10 hits new
b12m-10o-10 hive
b12o10v-12n-14p-14r-20d-22c-30 hour
b12 hour outage
b12d12r-10m-12c-16o-18 how do
b12c-8r-10n-10m-12d-14g-14 ibm
b12 icann
b12n-12v-12a-12r-14g-14p-14m-16d-18 ident…
b12o-10c-14 infura
b12o-10c-14 infur…
b12r-10c-14 integrations
b12r-10c-14 integ…
b12c-10r-12 interbank
b12c-12 interchain
b12m-8v-12 into the
b12 introduce
b12d12o-10m-14 intro…
b12 is now
b12o-10n-18 issue…
b12 jump as
b12d-12c-12 kinex…
b12o-12d-14 language $
b12m-12w-12p-12d-20a-20o-22 lay
b12m-10a-12o-12 lets users
b12c-12 links <coin>
b12c-12 linux
b12c-12 linux foundation
b12 low as
b12m-10c-10 majorit
b12m-10c-10 majority
b12m-10c-10 majority of
b12o-10p-12 mango
b12 mango…
b12m-10n-10v-10g-10a-10r-12o-16 merge
b12c-10 migrate
b12r10d-8m-10p-14n-18v-20a-20w-20g-22 minin…
b12 monad mainnet
b12c-12o-12 more chains
b12c-8o-10 morte…
b12c-14o-14 nairo…
b12 next year
b12v-10p-10r-12d-12g-12m-16c-18 node
b12m-12 nodes
b12m-10o-12 nostr
b12m-12c-22 numbers $
b12c-12 obser…
b12 olympia
b12n-10c-10d-12o-14 on base
b12 on mainnet
b12c-10o-10 optimism superchain
b12m-12n-12 patch…
b12d10n-10a-10o-14p-16m-18 pause…
b12 picture $
b12 pictu…
b12c10r-12o-12 powers
b12 price sinks
b12g-10w-12r-14o-18p-22 price with theft
b12o-12c-14 privi…
b12c-10 programmabl
b12c-10 programmable
b12a10g-10w-10m-14o-16c-18 progr…
b12c-8o-10 prysm
b12c-8o-10 prysm bug
b12a-12w-14o-14c-22 puts
b12c-12 puzzles
b12r-10c-10 pyth
b12 qubic
b12 qubic claims
b12m10o-10d-18 record low
b12m10g-12c-16d-18n-18p-18w-20a-22 recor…
b12m-10o-12 relay…
b12o12c-16 rio
b12 risky
b12c-10 roadmap for
b12 rollups
b12d-10n-10v-10g-10a-10o-16c-18 runn
b12d-10n-10v-10g-10a-10o-16c-18 runni…
b12d-10p-10g-12c-12m-14 say $
b12a-10w-10r-12n-12p-12m-14o-14 security
b12c-8o-12 seeks to
b12a-10r-12m-14n-14v-14c-16 seque…
b12g8c-10m-14o-16 set for
b12c-12o-12 shutd…
b12c-12 sieme…
b12 signatur
b12 signatures
b12o-10 simplicit
b12o-10 simplicity
b12o10m-12c-16 six $
b12d-10w-10p-10r-12n-12g-12a-12 slash
b12c-14 solo miner
b12v12r-10d-10a-12n-14g-14m-16o-20 sony
b12m-12n-14g-14r-16d-16 space
b12r-12c-12 split
b12o12v-16p-18m-20n-20c-20 stak
b12d-12 stall…
b12v-10o-16 standar
b12v-10o-16 standard
b12m-16 status
b12r-10n-10d-12a-12m-16 stocks $
b12c-10 stret…
b12c-8 studios
b12c-8 studios $
b12d-12 subsidy
b12d-12 subsidy $
b12c-10o-10 superchain
b12c-10o-10 superchain adds
b12g-10c-14o-14 tapro…
b12c-12 telec…
b12o12m-14v-14d-18g-18c-18r-28 test
b12 testnet $
b12a12m-10g-16c-16o-22 testn…
b12m-12 the merge
b12c-12 to linux
b12r-10n-10m-18 to put
b12m10o-14r-16c-16 to record
b12c-8v-12p-12m-14g-16w-16a-18o-30 tokenised
b12 tp
b12 tps
b12c-10p-10v-12a-12w-28 turns
b12d12m-12n-12p-12v-16a-16r-20 two
b12n-10o-10a-14m-20 under new
b12m-12n-12 unlim…
b12g-10 upgrade to
b12m-10 v0
b12m-10 v0 <number>
b12c-12 web
b12r-10o-14 word
b12r-10o-12 words
b12c-12 workl…
b12c-12 x402
b12c-12o-12 xinji…
b12o10n-10c-10m-12 year peak
b12c-10 zh
b12d-10p-10n-12m-14o-16 آدرس های
b12o-10d-12c-12 اترها
b12 اجماع
b12 از دسترس
b12c-12o-14 استان…
b12 الکترونیکی
b12m10c-10o-12 الگور…
b12c12m-18w-20 انتقال <coin>
b12n12d-14c-14 اندازی
b12 اندازی کرد
b12c10m-18 انرژ
b12c10m-18 انرژی
b12r-10c-12 انفرا…
b12 انواع
b12m-12c-12 اوپ
b12n-10g-10c-10o-10 اپتیم…
b12r-10c-12 با یک
b12a-10o-10 بازنشسته
b12 باگ کلاینت
b12 برابر کوانتوم
b12m-10c-10 براچی…
b12a-10 بلاک <coin>
b12c-8 بلاک در
b12d-14r-16g-18c-18 به روی
b12o-10c-14 به سراغ
b12w-10c-10 بهبود
b12c-10w-12 تازه <coin>
b12g-12c-12o-14 تازه گرفت
b12o10g-14 تامین
b12r10d-10g-10c-12o-14m-16 تایید شد
b12m10v10g-12w-12o-14c-22 تر
b12r-8c-12 تنها
b12o-10 تهدید…
b12a-10w-10n-12p-12m-16d-16 توسعه
b12m-12c-12 جامعه <coin>
b12d10v-16g-16a-16w-16p-16o-16n-22r-24 جنگ
b12o8r-10m-14c-14 جهان شد
b12r-10c-16 حریم
b12r-10c-16 حریم خصوصی
b12o-10 خصوص
b12o-10 خصوصی
b12n-10d-12g-18m-20r-20 دارند
b12n-10d-12g-18m-20r-20 دارند $
b12 دارو
b12w-10m-12c-18 دایم
b12 دبی $
b12c12m-18w-18 در انتقال
b12 در ثانیه
b12 در دبی
b12d-10m-12 درصد پایین
b12 دسترس
b12 دسترس خارج
b12o-12 دهل
b12o-12 دهلی
b12c-10 دوشاخ…
b12d-10c-12 را عرضه
b12c-12 را فعال
b12n-10w-14c-18 را گرفت
b12c-10 راست
b12n12d-14c-14 راه اندازی
b12 رای گیری
b12o12r-10w-10d-12m-18c-18 رایانه
b12m10r-10p-16o-18a-20w-24 رسید
b12o-8d-10c-12m-14 روی بیس
b12v-12p-12g-16a-16w-20n-24 رکورد
b12m-12c-12 ریترن
b12g-12 زعفرا…
b12 زمان بلاک
b12o10g-14 زنجیره تامین
b12o-10 زک
b12o-10 زک سینک
b12w-10v-12p-12m-14g-14a-14r-16 ساده $
b12n-10g-12w-12r-14o-14d-16m-22 سازندگان
b12c12a-14p-16r-18n-18w-18d-20m-26 سازی
b12 سایدچ…
b12c-12 سبک
b12c-8 سرعت نهایی
b12n-10g-10c-10o-10 سوپرچ…
b12c-12m-14 سپرده را
b12o-10 سینک
b12g-12 شاهنا…
b12o10r-10c-12w-14 شکار
b12m-8c-14 شکست $
b12g-12 طعم
b12n-12g-12r-14c-14 عضو
b12c-12 فعال کرد
b12 فوساک…
b12 قراردادهای هوشمند
b12p12o12a-12w-14d-18v-18g-18n-20 قرارد…
b12a-10o-10 لایت
b12r-12d-12n-12m-16a-16c-18 لایه
b12d-12c-14o-14 ممنوع…
b12c-10 مواز
b12c-10 موازی
b12d-10o-12 ناتس
b12 نت <coin>
b12c10o-16 نسخه جدید
b12 نقشه راه
b12o-12 نوشته
b12m-12 ها با
b12c-12o-12 های هوش
b12 های وب
b12n-10g-10o-10r-12d-14m-16 هزینه
b12c-10 و چرا
b12c-8m-10 وایت
b12 وصله
b12a-10 پاداش بلاک
b12 پرایس
b12c-8m-10 پیپر
b12 چه بود
b12m-12 کارمزدها
b12g-12c-12a-14p-14n-16w-16r-24 کاهش
b12c-10m-12 کف رسید
b12 کلاین…
b12d10r-10n-10p-10c-12 کوچک
b12 کیوبی…
b12c-10 گرجست…
b12c-10 گرنت
b12o-8c-14 گیر کرد
b12r-8c-12 یک بلاک
b12d-12c-14 یک ساعت
b10 <coin> client
b10 <coin> debuts
b10n10m-10v-10 <coin> fees
b10m-10 <coin> lets
b10r-10g-14m-16d-16o-18 <coin> moves
b10m-10 <coin> proposal
b10c-10 <coin> درباره
b10 <coin> فعال
b10c-10 <coin> چقدر
b10c-10w-14 <coin> کم
b10 <number> ثانیه
b10 <person> proposes
b10o-10r-14 ^ aws
b10c-10 ^ babylon
b10 ^ bip
b10v-10p-12g-14n-16a-20w-22o-24 ^ coinbase
b10c-10 ^ estonia
b10r-10d-10c-14 ^ first
b10c-10r-12 ^ fork
b10n10m-10g-10o-12r-14c-16d-20 ^ foundation
b10o-10m-14 ^ mev
b10 ^ move
b10r-10m-12 ^ op
b10 ^ slashing
b10c-12o-12 ^ taproot
b10c-12 ^ web3
b10c-8 ^ where
b10d-10n-12g-12m-14p-16r-18o-20 ^ zksync
b10m-10r-10w-12 ^ تعداد
b10w10r-10m-12c-16 ^ ده
b10 ^ شمار
b10 ^ فایردنسر
b10g-12 ^ مدرک
b10 ^ کسپا
b10n-12m-14c-14o-14 a full
b10v-10c-12r-14d-14n-14 a third
b10m-12 activ
b10m-12 active
b10n-10o-10m-12r-14 adoption
b10g-12o-12c-14 airdrop with tech
b10m-10d-10c-10g-14 announced
b10m-10d-10c-10g-14 announced $
b10 arbitrum stylus
b10m-12d-12 arrives on
b10c-10 at home
b10m-12o-12 at t
b10c10m-12o-12r-14 aw
b10c10m-12o-12r-14 aws
b10c-10 babyl…
b10 bangk…
b10a-10o-20 banks $
b10c-14 billion <coin>
b10 bip
b10 bip <number>
b10 blobs
b10o-8r-10a-10m-12d-12 bonds
b10g-10a-10d-12o-16 brazi…
b10 builder
b10d-12m-14c-16 builders
b10d-12m-14c-16 builders $
b10m-12n-12c-18 calif…
b10 canto…
b10v-10r-14g-14o-14w-20m-26 chain with coin
b10a-12o-14 chain with fund
b10w-10g-12p-14m-18r-20 chain…
b10c-10o-10 cited
b10g-12d-14m-18 clou
b10g-12d-14m-18 cloud
b10n-12w-12v-14a-14c-16m-20 code
b10 coders $
b10m-10n-10w-12a-14g-16o-16d-18 coin LTC
b10d10n-10w-10p-10v-12m-16g-16r-18a-20 comes
b10 complete
b10m-10 connects
b10m-10 connects <coin>
b10o10c-10m-12 conne…
b10c-12 consensys $
b10c-10 copi
b10c-10 copied
b10c-10 copie…
b10c-12 craz
b10 critical
b10 cross…
b10 dashj…
b10a-10w-10c-18p-18v-20d-26g-26 data
b10n-10c-12m-14o-14 data on
b10r-10v-10g-10n-12d-14c-14 decad
b10d-8r-10n-10v-10c-14o-14 decade $
b10r-10v-10g-10n-12d-14c-14 decad…
b10m-10 defla…
b10 delhi
b10o-14m-16 depin
b10n-10m-12r-16o-16w-20 deposits $
b10 depre…
b10 desce…
b10o-10 disin…
b10 drivi…
b10c-10 effec…
b10d-14 eight
b10r-10m-12o-14 engineers
b10m-12r-16 engin…
b10c-10 entir
b10c-10 entir…
b10c-10 estonia
b10c-12o-14 eston…
b10g-10 execution
b10g10d-8v-12w-12p-14n-16c-30 falls
b10c-10 faste…
b10c-12 fears
b10 federat
b10 federated
b10m-10 fills
b10 finality to
b10 fires
b10 five seconds
b10r-12n-12o-12m-14 fix
b10 fixes
b10 focus
b10c-10 for banks
b10 foundation $
b10 fus
b10 fuss
b10m-10c-12 gap
b10o10r-10d-10n-10g-10c-14m-18 gdp
b10c-14 halving what
b10m-14 happens
b10 hashrate $
b10 hayab…
b10c-10 health records
b10c-10 healt…
b10d-10 hip
b10 hits one
b10c-12 holders can
b10 hood
b10c-10o-10 identities
b10m8c-8d-14 in daily
b10m-10 in five
b10m-12o-12 inside
b10m-10c-12 inside the
b10 is <price>
b10 land registry
b10g10c-10m-14 lands on
b10 lasts
b10 leaks
b10c-12 ledger with
b10 leio
b10 leios
b10r-8o-10 lifte…
b10r-10d-10g-10a-14m-16 lightn
b10r-10d-10g-10a-14m-16 lightning
b10 luke
b10g-10o-14m-16 makes
b10m-16 markets $
b10o-10m-14 mev bots
b10o-12r-16n-16a-18m-20 million users
b10 mining pool
b10o-10m-12d-12g-12w-18 moves to
b10 new high
b10 of blocks
b10d-10 others
b10n10m-10g-14o-16 othersid
b10n10m-10g-14o-16 otherside
b10g-12 own chain
b10w-10o-12c-16 pap
b10w-10o-12c-16 paper
b10g10o-16 paral…
b10 phas
b10 phase
b10r-14 picks <coin>
b10 plann
b10 plann…
b10c-8p-12o-12n-14v-14a-14r-18w-20 price with tech
b10c-8 programme $
b10v-10p-12d-14w-14a-18o-18n-22 publi…
b10m-10n-10c-10 puts <number>
b10r-10v-10w-10p-10d-12a-12c-12g-14m-24 quant…
b10w-10c-12n-14 queu
b10w-10c-12n-14 queue
b10d-10o-10r-12m-14 radio
b10r-12c-16 rail
b10m-10n-14 reach…
b10m-10c-14 records
b10 registr
b10 registry
b10 regis…
b10w-14m-16d-16n-16v-16a-16r-18g-20 retir
b10w-14m-16d-16n-16v-16a-16r-18g-20 retires
b10 rewri…
b10 riv
b10 river
b10c-12 rule
b10 seconds
b10 seconds $
b10m-8c-16 securities
b10c-14 securities $
b10c-14o-14 sets up
b10v-10m-12n-16c-28 settl
b10o-12 settlement $
b10m-10v-10g-10c-14n-16 settles
b10o-10 simd
b10d-10a-10w-10p-10r-12n-12g-12 slash…
b10 solid…
b10 sover…
b10w-10a-12n-14g-16m-18d-18r-20 spac
b10 spam
b10g-10a-10m-12r-12o-12d-14 spins
b10r-10c-10m-16 split…
b10p10n-10o-10v-12r-14d-14m-16c-16 stack…
b10w-10r-12m-16o-16 statu
b10w-10r-12m-16o-16 statu…
b10o-10 steep…
b10 stm
b10o-10 stratum
b10 stylu
b10 stylu…
b10o-14 subnets
b10c-10d-12a-16 subsi…
b10 sunsets
b10 swift to
b10o-14c-18 takes down
b10 tenth
b10n-10w-10a-12o-12r-14 than ever
b10n10m-10v-12o-12 thousands $
b10c-10 threat
b10 throughput
b10m-10o-10 to ai
b10o-12c-16 to expand
b10 to ten
b10c-10p-12v-14m-16w-16g-18a-20o-28 tokenis
b10 tokenization
b10 tokenize
b10 trac
b10 trace…
b10r-10p-14n-16v-16g-18o-28 trade…
b10m-12o-12c-16 traff…
b10d-12 trustles
b10d-12 trustless
b10a-12p-12v-14 turn
b10 two hours
b10p-10v-12w-14n-20o-20 und
b10p-10v-12w-14n-20o-20 under
b10v8o-12c-14 up game
b10 validators $
b10 vaults $
b10w-10o-10r-14 waiti…
b10m-10r-10g-14o-14 walma…
b10d-10w-12m-14 we
b10m-14 what happens
b10c-10 whom
b10c-12 with consensys
b10 with nakamoto
b10m-10n-10c-10o-16 worth it
b10c-12o-12 woul
b10c-12o-12 would
b10 zetta…
b10o-8 آمار
b10o-10 آمریکا را
b10d10v-10m-12a-12w-12p-14o-14r-16 آورد
b10d10v-10m-12a-12w-12p-14o-14r-16 آورد $
b10 اثبات کار
b10m-12w-12 از استیک
b10 استودیوی ایرانی
b10 انجام
b10 انجام شد
b10n10o-12g-14c-16 انداز
b10a10r-10n-10g-10d-12o-14c-18 اول
b10 اکثری…
b10 ایرانی بازی
b10 بابیل…
b10 بازآر…
b10r-10g-10a-10c-16 بازنش…
b10g-10 باشیم
b10o-12c-14 بر سر
b10d-8g-16c-16v-18a-20 برد
b10c-14v-16g-16a-20 برد $
b10r-12o-14m-16d-16 بنیاد
b10g-10p-12w-20c-32 به <number>
b10 به اثبات
b10v-10g-10a-12p-12m-14r-16 به زبان
b10c-12 بود
b10c-12 بود $
b10d-10g-10r-12n-12w-12o-18 بیشتر شد
b10g-10c-10o-10 تر شد
b10 تراکنش در
b10 توفان
b10 جدید <coin>
b10 جدید خود
b10c-18 جریمه <number>
b10 حمله <price>
b10w-12 خروج از
b10 خروج اعتبارسنج
b10 خوابی…
b10 دانشگاه شریف
b10o-10g-12 دانشگاهی
b10d-12 درصد کل
b10d-10 درصد کم
b10r-10w-10c-12 دسته
b10w-12o-14m-18 دستگا…
b10r-10d-10w-10o-10n-12c-14 ده سال
b10w-12p-12v-16n-18d-20m-22c-26 دوم
b10 دچار
b10n-10 دیپین
b10 رایانه کوانتومی
b10o-8 رسم
b10o-8 رسمی
b10o8g-10v-12n-14w-16d-18c-28 رکورد زد
b10v-10g-10a-12p-12m-14r-16 زبان ساده
b10o10c-14 زدن
b10w-10p-10g-12r-18a-18 سازد
b10w-10p-10g-12r-18a-18 سازد $
b10 سازگا…
b10o-8m-10r-10 سرویس
b10w-14 سونیک
b10c-10 سیم
b10c-8n-10 شبکه های
b10 شدن تراکنش
b10 شریف
b10 شمار
b10 شکند
b10 شکند $
b10m-12 طرح
b10r-10o-10c-14 طلا $
b10o-12m-14c-16 عامل
b10 فایرد…
b10v-12a-14m-16r-16g-16p-16n-18c-18 فعال شد
b10 فوساکا
b10c-10 محدود
b10m-10 محرما…
b10g-12 مدرک
b10g-12 مدرک دانشگاهی
b10 مدع
b10 مدعی
b10g-10d-14n-14c-16m-18 مرحله
b10 مسکن در
b10o10a-12p-12r-14v-14w-16m-28 منتشر
b10w-10p-10g-12r-18a-18 می سازد
b10 می شکند
b10 نهایی شدن
b10w-10c-14n-16 ها از
b10d-10c-10o-10 های فیزیکی
b10m-10 هاید
b10m-10 هایدر…
b10m-10c-14 و آینده
b10 و اثبات
b10m-12 و برداشت
b10m-12 واریز و
b10m-14d-16 پایین آورد
b10w-14 پول ها
b10o-8 پیث
b10m-12c-14o-14 پیدا کرد
b10c-10 چاینا
b10r-10g-10a-10m-12d-12v-12o-16 چه $
b10 چه چیزی
b10 چیزی
b10 کارمزد را
b10n-12r-14c-14d-18 کاهش داد
b10 کاپوت
b10 کسپا
b10 گس را
b10r-10g-10a-10m-12d-12v-12o-16 یعن
b10r-10g-10a-10m-12d-12v-12o-16 یعنی
b10r-10g-10a-10m-12d-12v-12o-16 یعنی چه
b8p-8a-12c-12g-16n-18o-26 <coin> به
b8g-10 ^ animoca
b8g-14w-16 adds <coin>
b8d-12p-12a-14g-18o-18 coin with ofTrade
b8 else
b8m-10 for ai
b8c-10 spar over
b8p-10o-10d-12 stablecoins
b8 supply at
b8c-8 versu
b8c-8 versu…
b8 web3 games
b8o-10 با بازی
b8 بازسا…
b8m-12 دلاری <coin>
b8d-10r-12m-16 مقایس…
b-6g-12a-14n-16 <number> $
b-8n-10r-14o-14 ^ polymarket
b-8d-14n-22v-22p-22g-28w-28 how
b-8o-10 احراز
b-8o-10 احراز هویت
b-8 فارم
b-10c-10 <coin> jumps
b-10r-14 <coin> miners
b-10 <coin> teams
b-10 <coin> سه
b-10 <number> a
b-10v-10 <number> jobs
b-10c-18 <number> سال
b-10r-12 <person> با
b-10 ^ disney
b-10 ^ eigenlayer
b-10 ^ gmx
b-10d-10m-18 ^ s
b-10w-10r-16 ^ نوبیتکس
b-10c-12 ^ یورو
b-10o-10 and ai
b-10w-10m-12 ang
b-10o-14 appli…
b-10d-10p-12c-20 arres…
b-10c-10 at record
b-10 bigg
b-10 bigger
b-10c-18 bill
b-10c-10 blast
b-10o-12 bloomberg
b-10 butch…
b-10c-14 case $
b-10r-12 cease…
b-10 cetu
b-10 cetus
b-10r-12o-14 citie…
b-10c-10a-14 coin JOE
b-10c-10 coin NFT
b-10 collectibles
b-10m-12 custod
b-10m-12 custody
b-10 customers $
b-10 digital assets
b-10 eigenlay
b-10 eigenlayer
b-10 expected
b-10 fire destroys
b-10c-12 flag
b-10c-10 flips
b-10c-12 floki
b-10m-12c-16 fraud $
b-10c-12 fund with law
b-10r-12 futures
b-10m-12d-12n-12o-14 got
b-10w-16 hacker moves
b-10c-12 holder with transfer
b-10a-10d-12 it too
b-10d-10 jump $
b-10a-10d-12 late
b-10a-10w-10c-12p-12n-14 lenders
b-10o-10m-12c-12 lighter
b-10 magic
b-10 market on
b-10d-10a-10m-12v-14n-16 micha…
b-10d-10v-10g-10n-12r-14w-14 mis
b-10 mobile $
b-10 needs a
b-10a-10m-16p-16w-18 nets
b-10n-10o-10 nobod
b-10n-10o-10 nobod…
b-10r-14 notes
b-10o-12 of a
b-10a-12w-14 off for
b-10m-16 ohio
b-10w-10d-12c-14 on <number>
b-10p-10n-12d-16m-18 paxo
b-10p-10n-12d-16m-18 paxos
b-10g-12r-14 payments $
b-10g-10c-12 pengu…
b-10r-12m-14 phishing
b-10n-10o-16 polym…
b-10c-14 production
b-10c-10 project nft
b-10p-14n-16g-16v-20 raise…
b-10n-10m-12d-12v-12r-14p-16 ranso…
b-10w-12o-12m-14 repayment
b-10w-12o-12m-14 repayments
b-10 road for
b-10n-12g-12o-12 selle…
b-10m-12r-12 sets aside
b-10m-12o-12c-14 sneak
b-10m-12o-12c-14 sneak…
b-10r-12d-14 stake in
b-10w-14d-16g-18 step
b-10 straight
b-10 take on
b-10r-12g-12o-12 teams with
b-10 theft with watcher
b-10 thursday $
b-10 thurs…
b-10c-12 title $
b-10d-12o-12 to close
b-10g-14a-14 too
b-10a-10d-12 too late
b-10 viole…
b-10a-10v-12g-12n-14w-14p-18 warn
b-10r-12c-14 week $
b-10 به پایین
b-10 حذف کرد
b-10n-10o-10m-12d-12 درآور…
b-10n-10r-12c-22 دلار رسید
b-10 زیر <price>
b-10c-14 شده را
b-10w-10 فروشد
b-10w-10 فروشد $
b-10c-10 مزرعه
b-10 هاوینگ $
b-10o-14 همه باز
b-10p-14w-16o-16 پایان
b-10 پایین ترین
b-10c-16 پلیس
b-10n-12w-12g-14d-16 پنج
b-10o-14 پول تازه
b-10c-10 پیاپ
b-10c-10 پیاپی
b-10n-12o-12 کانال
b-12 <coin> dao
b-12n-12v-14a-14o-16w-18 <coin> و
b-12 <coin> پس
b-12c-16 ^ china
b-12m-14c-14 ^ liquidity
b-12o-12d-14n-14w-16 ^ بیت
b-12 ^ یوبی
b-12c-16 access to
b-12 adds support
b-12 arrive
b-12 brows
b-12 brows…
b-12w-14o-14m-24 bybit
b-12 climbs on
b-12d-12w-12v-14g-14r-16c-18 collector
b-12d-12w-12v-14g-14r-16c-18 collectors
b-12n-14v-14w-14r-16g-16a-16m-18c-18 curv
b-12n-14v-14w-14r-16g-16a-16m-18c-18 curve
b-12c-12 doj
b-12 frenc…
b-12 grip
b-12 hit <price>
b-12v-12r-16 invest
b-12 lawsu…
b-12g-12o-12c-16 looms
b-12c-12 may be
b-12 off <price>
b-12 operations
b-12o-20 price with stablecoin
b-12a-14c-14 prote…
b-12p-14n-18v-20 rais
b-12o-16 raise
b-12 says <coin>
b-12v-12c-16 spin off
b-12v-12n-16a-16w-16o-18 stabl…
b-12r-14 strai…
b-12 support for
b-12d-14a-14n-16c-18 term
b-12 trial $
b-12 v3
b-12 zero $
b-12m-14 ایرانی ها
b-12 ایکس
b-12n-12r-14m-16d-26 بانکی
b-12 بزرگ <coin>
b-12 تمام شد
b-12 درمان…
b-12 را مسدود
b-12 سافت
b-12 سواپ
b-12d-16 ضرب کرد
b-12 مسدود کرد
b-12o-12 مونته
b-12o-12 مونته نگرو
b-12o-12 نگرو
b-12 چه کسانی
b-12 کسان
b-12 کسانی
b-12 یا <coin>
b-12 یوب
b-12 یوبی
b-12 یوبی سافت
b-14 <coin> آورد
b-14 ^ zora
b-14 dips
b-14o-18g-20v-22w-24a-26 marke…
b-14 miami $
b-14v-14a-16c-16d-18g-18n-22 retai…
b-14 t $
b-14 tell
b-14o-16w-20 traders
b-14p-16 warns of
b-14 به کدام
b-14 سو
b-14 سو می
b-14 پل <coin>
b-14 کدام سو
b-14a-14 کوین بیس
b-16 مصنوعی گفت
# defi
d62p14o-12m-14g-20w-20v-24r-26n-28b-34c-42 kind defi
d38a-16g-18n-20w-22p-26b-30o-34 defi with ofTrade
d30v-10r-14n-16g-18c-18b-20a-22o-22 defi with tech
d30m-8v-12r-14g-14n-22o-24b-26c-28 defi with trading
d28m-8g-14v-18a-22b-28n-28w-28 kind stablecoin
d28w-10r-16m-22b-22c-26 usdd
d28m-12v-16g-16n-18a-18p-20b-26 سود
d26a-8r-12p-12o-12c-26 defi with stablecoin
d26b-8n-8r-10v-10g-14a-14w-14m-20c-20 lendi…
d26b-8n-12v-12a-12m-16r-16g-16c-24 rule defi
d26r-10a-12p-16b-18o-26 tvl
d24o-14r-22g-22v-24c-24 business with defi
d24p10v-8n-10r-12g-12c-12w-14m-22b-24 coin with defi
d24p10b-16v-18w-20m-26a-26c-32 lend
d24v-12a-14r-18g-18p-18n-24w-24b-30o-38 stablecoin with trading
d24p-10g-14w-14r-16v-16o-16b-18a-18m-20n-20c-24 ust
d24a-10b-12p-14o-20 دایو
d24p16o16v-16g-18r-20a-22w-22b-26n-26c-28m-40 وام
d24b-10g-10c-10m-12v-12a-12p-12o-16 ژوپیت…
d22r-10n-10m-12c-18b-22 <price> on
d22n-12a-12o-12b-14c-14p-18m-20 borro…
d22r10c-12m-14b-14 coin DAI
d22w-10b-12o-14m-18c-20 coin RUNE
d22b-12m-18c-20 coin UST
d22n-10g-12w-12b-14a-14c-14p-16o-28 defi
d22c-10p-10v-12n-18w-18b-20a-20o-22m-26 earn
d22g-10n-12w-12r-14p-14o-14b-16c-16 perp
d22b-10n-10v-10g-10r-12w-14c-14o-16m-18 steth
d22b18v-14p-14m-16g-16r-18a-18w-18o-18 کارمز…
d20b-12m-18 <coin> lead
d20v-14r-16o-16a-20n-22b-24 <number> in
d20w12r-6o-14a-18m-24c-24p-26 coin AAVE
d20o-10m-20b-20 coin KAVA
d20m-10c-10p-10o-10a-12 coin MKR
d20g-12w-12v-14a-14n-16p-16m-18r-18o-22 comeb…
d20a-8v-10p-10n-12w-12r-14g-14b-16m-20 credit
d20c-12b-14o-16m-20 crvus
d20c-12b-14o-16m-20 crvus…
d20m10o-10r-14a-16p-16b-18w-18c-22 defi with exchange
d20n-10g-10b-12a-12o-12w-14r-16c-16m-18 earn <price>
d20b18o10p-12r-16v-16g-16w-16a-18m-32 fees
d20r-10a-10b-12n-12c-12o-18m-20 gho
d20m-20 on binance
d20w-12o-14c-16r-18b-24 person with stablecoin
d20p10r-10v-10m-12n-12c-14g-18b-30 project defi
d20o-12c-16m-18 usde
d20b-12 validators vote
d20c-10m-14 volume $
d20r-10b-10n-10v-10c-16o-16 wobbl
d20r-10b-10n-10v-10c-16o-16 wobbl…
d20b-10c-10m-20 دیفای <coin>
d20a-12r-18p-18w-20b-24 سقوط
d20b-10o-14m-16 سود <price>
d20m-12o-12 قفل
d20m-12o-12 قفل شده
d20c-12m-24 مورفو
d20o-14 پندل
d20b16v-14w-14r-16n-18g-18a-18m-20 چگونه
d20p14w-14a-16r-18o-18v-20g-20n-22m-24c-24b-26 کرو
d18w-10o-12p-16 ^ venus
d18o16v-10a-12b-14n-16p-16r-18c-18m-30 ^ دلار
d18m-16 ^ دیفای
d18o-10b-12a-12p-12m-16 ^ مپل
d18m-10b-10c-10a-12o-14 blow
d18m-12o-14r-18a-22b-24 coin COMP
d18m-12 coin CVX
d18w-14a-18p-18n-20v-20g-20m-24r-24 compo…
d18n-14v-14p-14g-20a-20m-24b-24r-26 credi…
d18m-10v-10o-12b-14c-16 cronj
d18m-10v-10o-12b-14c-16 cronj…
d18w-12a-14b-18c-22 defi with transfer
d18a-12b-14c-14m-18 dethr…
d18m-10a-12o-12b-20 head
d18c-12m-20 hits <price>
d18r16m-10g-10a-10w-12b-14c-22p-32 law with theft
d18w10o-14v-20r-22n-24a-24c-32 liqui…
d18g-10v-12m-14r-14n-16c-22a-24w-24 own rule defi
d18m-10o-10b-12 pool saturn
d18m-18 positions
d18r-10c-18 posit…
d18b-10a-12o-14 restak
d18r-10a-10o-12n-14w-14c-16 risk
d18m-10o-10b-12 satur…
d18r-12c-12 sinks after
d18c-10b-16 sunpe…
d18m-18 utili…
d18w-10o-12p-16 venus
d18w-10b-12n-12m-16c-16 از فروپاشی
d18n-12w-12o-12b-14p-14r-16c-20 بده
d18n-12w-12o-12b-14p-14r-16c-20 بدهی
d18c-10a-16p-16v-18g-18w-20b-22n-22r-26 برگشت $
d18b-8m-10c-10w-12 راکت
d18b-8m-10c-10w-12 راکت پول
d18a-10r-12w-14o-16p-18b-22c-26 سقوط کرد
d18p18b10c-10v-16g-18a-18w-18r-22n-24o-24m-26 غیرمت…
d18m-10o-10r-12c-14 متمرک…
d18o-10b-12a-12p-12m-16 مپل
d18m-16 وام <coin>
d18o-14 پندل از
d16m-12 <coin> crashes
d16m-10c-10b-12 <coin> governance
d16m-18 <coin> market
d16 <coin> pauses
d16 <coin> tokenomics
d16m-10c-14 <coin> votes
d16g-12a-12n-14v-14m-18r-18b-20c-20 ^ compound
d16b-8o-8m-10r-10c-12 ^ deusd
d16b-10p-10c-12o-12 ^ governance
d16v-10c-10o-10b-12 ^ sonic
d16n-10a-12c-18 ^ terra
d16r-12n-12w-16b-18c-22 ^ ارزش
d16m-10o-14 ^ اویلر
d16n10w-10p-10v-12g-12a-12o-12r-16b-16c-18 ^ حجم
d16b-8c-10w-12 ^ راکت
d16b-14 ^ ری
d16m-20 ^ مورفو
d16o-12 ^ پندل
d16m-8v-10o-10 ^ ژوپیتر
d16m-12 as collateral
d16a-10o-12 asks for
d16b-10p-10c-12o-12 attack on
d16m-10p-12o-12 borrowers
d16m-10w-14 borrows
d16r-10c-10b-14m-16 coin ANC
d16n-10a-10o-10m-18 collateral
d16r-10m-12n-12v-12p-14c-16o-20 comeback $
d16g-10a-12m-14r-14v-14o-14c-16b-18 curator
d16n10p-10g-12a-12w-12r-14v-14o-14m-16c-16b-18 curat…
d16b-10a-14p-14o-16 depeg
d16c-12p-12 deploys
d16b-8o-8m-10r-10c-12 deus
d16b-8o-8m-10r-10c-12 deusd
d16m-14 dexs
d16m-10 exchange with stablecoin
d16b12o12c-10p-14w-16r-18v-18g-18a-20 fee
d16o10m-14n-14r-16b-24 fees $
d16p14g-14a-14w-14o-14b-16n-16m-18v-18c-26 financ
d16p14a-14o-14b-16n-16g-16w-16m-18v-18c-26 finance
d16n-10a-10w-12m-14r-14p-14o-20 governanc
d16n-10a-10w-12m-14r-14p-14o-20 governance
d16b-10p-10c-12o-12 governance attack
d16 labs $
d16m8g-8b-14p-14n-16v-16a-18w-20c-22 lead
d16a-10n-12p-12r-14w-14o-14b-18 loans
d16b-10c-12m-16o-16 margin $
d16m-14b-14c-14o-14 minsw…
d16w-10m-12c-12r-14o-14b-16 oracl
d16w-10m-12c-12r-14o-14b-16 oracl…
d16n-12c-12w-16p-22o-24v-30 out
d16m-16 peg $
d16r-10p-10b-12c-12m-14o-16 perps
d16 perps $
d16 person with watcher
d16m-14b-14c-14o-14 picki…
d16g-12b-16a-16c-16o-18 pump $
d16c10b-12 rate to
d16a-10o-16b-18 rebrands to
d16c12r-10n-10g-12a-12o-16b-22 rebra…
d16o-10m-12c-12p-12 repa
d16r-10a-10w-12c-12p-14o-14 repay
d16 savings rate
d16g-10v-12r-14o-28c-32 shared rule defi
d16m-14b-14c-14o-14 slim
d16g-10n-12a-14m-16p-18r-24 swap
d16o-10m-12c-12p-12 to repay
d16 tokenomic
d16 tokenomics
d16m-14 tvl climbs
d16o-10c-16 unifi…
d16c-10m-12 usdx
d16c-12m-16o-16 usyc
d16m-14 vault takes
d16r10b-10a-10w-10n-12c-16p-16o-18 venu
d16m-10r-10b-10n-10v-10c-12o-16 wobble
d16r-8p-10o-10n-12c-12 xusd
d16o-10 ارزش قفل
d16m-10o-14 اویلر
d16w-16 برداشت کرد
d16a-16p-16v-20g-20w-22n-24r-26b-26 برگشت
d16b-12o-12c-14m-16 جنگ های
d16g-10w-10v-12p-12a-14o-14r-16b-18c-18 حجم
d16 خزانه $
d16m-8b-12 درصد رسید
d16m-10o-14 دلار مصنوعی
d16m-16 دکس
d16m-12 دکس را
d16m10r-10a-10w-10p-10o-12n-14c-16 رساند
d16m10r-10a-10w-10p-10o-12n-14c-16 رساند $
d16n8o-10r-12g-14w-14p-14b-16m-18c-20 سال پس
d16m-10 فارمی…
d16p-10o-14 مارکت…
d16m-10o-14 مصنوعی اتنا
d16p-10o-14 منگو
d16p10v-10g-12b-14w-14r-16n-16a-16m-20c-26 نقدین…
d16p-12 پروژه دیفای
d14b-12 <coin> adds
d14m-18 <coin> defi
d14m-12 <coin> halves
d14b-10 <coin> mainnet
d14 <coin> nears
d14m-14 <coin> share
d14 <coin> under
d14n14r-12c-16m-24 <coin> رسید
d14n-10g-10r-14a-14o-14b-16 <price> cents
d14r10p-10a-12n-14v-14g-14w-16c-18 <price> درصدی
d14o-12 ^ centrifuge
d14o-12 ^ defi
d14m-12o-14 ^ gho
d14m-10o-12 ^ kamino
d14b-10 ^ osmosis
d14o-10 ^ perp
d14m-10 ^ usde
d14c-10b-12o-12 ^ بازارساز
d14m-10c-12r-16 ^ بدهی
d14c10g-10v-12n-16r-20w-20b-22 ^ بهترین
d14r-10m-18 ^ تفاوت
d14c-10o-12 ^ فرکس
d14r12c-10p-12o-16 ^ محکومیت
d14m-8g-10w-12r-14 ^ چگونه
d14 a week
d14o-12c-14 aerod…
d14b10m-10a-12o-16c-20 ask
d14b10m-10a-12o-16c-20 asks
d14c14o-16a-20v-22g-22n-26w-30b-34 back
d14m-10c-10 back with
d14n-12v-12c-12p-12a-16b-20 billion $
d14b-8r-10m-12a-12w-12c-12 btcfi
d14 buy back
d14c-12w-14 buy more
d14o-12 centrifug
d14o-12 centrifuge
d14n-10g-10r-14a-14o-14b-16 cents
d14m-12p-12b-14w-16 coin 1INCH
d14m-10 coin RAY
d14c-8m-10 coin USDN
d14n-10a-10o-10m-18 collateral $
d14m-10b-10p-10c-14 cow
d14o-10 cow swap
d14 crosses <number>
d14g-10a-10m-12r-12v-12c-14o-14b-16 curators
d14o12m10r-10v-10n-14g-14a-14p-14w-16b-22c-26 debt
d14m-10 decentralized exchange
d14 defi lending
d14r-12o-14 deleg…
d14b8n-10a-10p-10r-16m-18o-18 deposits
d14m-10 etf hopes
d14b-8o-10r-24 exchange with price
d14r-16 fight over
d14p14o-14b-16g-16a-16w-16n-18v-18c-26 finan…
d14r-10n-10c-12m-14b-18 hit $
d14o12v-10g-16a-16w-16r-20n-20m-22 hit by
d14m-12 hlp
d14m-12 hlp vault
d14m-16 hopes $
d14m-12 hyperliquid hlp
d14 impermanent loss
d14 imper…
d14o-10 introduces
d14m10v-10w-10p-10n-14g-14a-14b-18r-22o-22 is back
d14a-14 isola…
d14m-10o-12 kamin…
d14c-10 lending markets
d14b-16c-18o-18 margi…
d14p10a-10g-12v-14w-14o-14n-20c-20 markets
d14w10r-10g-10c-10a-16m-20b-20 meme
d14r-8o-10g-14c-14 mutua…
d14r-8o-10g-14c-14 nexu
d14r-8o-10g-14c-14 nexus
d14o-10c-14 offers
d14b-10n-10m-14o-18 offer…
d14m-16 on staking
d14b-10 osmos…
d14g12c-10m-12p-12o-14w-18r-26v-26b-28 out $
d14b10c-8g-10a-12w-12n-14p-18o-20 paus
d14p-10o-10 peg
d14o-12 pendle tvl
d14o-10m-12c-16 raid
d14r-16 raid $
d14b-10c-14 rallies on
d14c14n-10g-12a-12o-16b-20 rebrands
d14m-14 reclaims
d14 recla…
d14a-10o-10 restaking
d14r-12g-12p-12a-14m-16n-16 resta…
d14b10m-18 share of
d14g10b-8c-18o-22 sky
d14m-16 slips to
d14m-10c-10o-10b-12 spira…
d14m-10 staking etf
d14r-10n-10p-10m-14 stream
d14r-10p-10m-12 strea…
d14m-14 stunt
d14 stvau…
d14r-10c-10b-14m-18 takes <number>
d14p-16 thors…
d14c8o-8g-12b-14n-14a-14w-16r-18 to buy
d14b-12 to deploy
d14w14c-10m-14 transfer with watcher
d14r-10c-10 unwin…
d14p-8b-10w-10o-12c-24 volume
d14b-14 vote on
d14p-10 wars
d14v-14a-14o-14m-16r-16n-16w-16c-18 wher
d14v-14a-14o-14m-16r-16n-16w-16c-18 where
d14w-12a-14p-14v-16r-20c-20m-22o-24 wind
d14c-10m-12 with a
d14b-10c-16o-16 آندره
d14b-10c-16o-16 آندره کرونیه
d14b-10o-14 آیگن
d14b-10o-14 آیگن لیر
d14m-8c-18 از استیبل
d14r-10v-10c-16 استریم
d14n-10v-10w-10m-12r-14b-18 استری…
d14m-12c-14 اسپار…
d14m-10 اسکای نرخ
d14r-10n-10w-10p-10o-10c-12 اعتبار
d14r-10n-10w-10p-10o-10c-12 اعتباری
d14m-10 انداز را
d14o-10m-14c-14 بازار وام
d14c-10b-12o-12 بازارساز
d14c-10b-12o-12 بازارساز خودکار
d14b-10m-12o-12c-14 بازگشته
d14n-10o-10 بالانسر لبز
d14v-10a-10w-10o-10b-14n-14r-16m-18 برداشت ها
d14m-8n-10c-12b-14 به <price>
d14o-10c-14m-16 به توکن
d14c10g-10v-12n-16r-20w-20b-22 بهتری…
d14r-10m-18 تفاوت
d14o-10c-16 جلو زد
d14p-14 حاکمی…
d14m-12 حجم صرافی
d14v-12c-14g-16o-18n-20w-20 خزانه
d14m-12 خزانه هایپرلیکویید
d14r-10n-10w-10p-10o-10c-12 خط
d14c-10b-12o-12 خودکا…
d14m-18b-18 در رقابت
d14r10p-10a-12n-14v-14g-14w-16c-18 درصدی
d14c12w-10p-12m-16 دلار سود
d14b-10m-12c-12 دو سال
d14o10m-16 را لرزاند
d14m-18b-22 رقابت
d14c-10 سقوط <coin>
d14m-10 سهم <coin>
d14c-26 شکایت
d14c-10o-12 فرکس
d14v14a-12p-12g-14o-14m-16b-18 لبز
d14n-10o-10 لبز تعطیل
d14o10m-16 لرزاند $
d14o10m-16 لرزان…
d14b-10p-10n-12c-12 لغو
d14v14r-10w-10b-12a-12p-12m-14c-14g-16n-18o-20 لند
d14c-10m-12g-12p-12n-14v-14b-16o-20 لیر
d14w-12c-14 لیکویید شدن
d14r12c-10p-12o-16 محکوم…
d14m-10c-10o-12 معوق
d14b-10n-10w-10p-10o-10c-12 موافقت کرد
d14n-10w-10p-10o-10c-12 موافق…
d14m12n-16 می سوزاند
d14m-10 نرخ پس
d14m-10 های غیرمتمرکز
d14a12n-10o-12b-14c-18 هفته $
d14p-10o-12 ولودر…
d14o-10m-12 پاشید
d14m-10 پس انداز
d14b-10c-16o-16 کرونی…
d14 کشیدن…
d14g12r-10p-10m-12a-12o-14b-18 یکی
d12 <coin> burns
d12 <coin> flips
d12g12n-10a-10w-10m-14o-26 <coin> launches
d12m-10 <coin> rallies
d12c-12p-16 <coin> suffers
d12m-12 <coin> نرخ
d12 <coin> وام
d12c-12 <number> quarterly
d12w-12m-20b-22 <person> به
d12b-12 <person> دیفای
d12c-10m-12 ^ decentralized
d12o8a-10c-10m-12 ^ lp
d12m-10b-12a-12c-12r-14p-18 ^ maple
d12o-10 ^ sky
d12m10r-18 ^ stablecoin
d12n-10c-10b-12 ^ tokenised
d12 ^ usdx
d12r-10c-10m-14 ^ ust
d12 ^ آستر
d12 ^ دایو
d12a-10p-10g-14n-16w-18r-20c-32 ^ عرضه
d12 ^ هایپرلیکویید
d12r-12n-12w-12p-12b-14c-14 ^ کرو
d12a-10 accid…
d12c-10g-12 adl
d12 after five
d12v-10m-14o-14c-16 after the
d12 after trump
d12 arbitrag
d12 arbitrage
d12 at risk
d12 bad
d12 bad debt
d12b-8o-10 blow up
d12o-10 blows
d12 bluef…
d12 bord
d12 borde…
d12c-12m-14o-14 bots
d12p-10 brib
d12p-10 bribes
d12p-10 bribe…
d12c-10 buck
d12o-6v-16p-16a-24 business with trading
d12b8o-12m-16c-16 caps
d12m-12 capture
d12m-12 captu…
d12 centralization
d12 chain swaps
d12m-12b-12c-16 closed
d12w-10v-12a-12p-12n-18g-20o-26b-36 coin USDC
d12m-16b-18 coin WBTC
d12p-10 controls
d12v-10p-10r-12o-12 cream
d12o-10 credit line
d12 cutt
d12 cutti…
d12v-12g-12a-12w-12r-14n-14b-16 death
d12w-10c-14o-14a-16m-20p-26 defi with law
d12 depegs to
d12r-10b-16 design
d12b-16 desig…
d12m-12 dex volume
d12p-10 disso…
d12o-12 down of
d12m-12 earns
d12m-12 earns <number>
d12w-10m-14b-14 eth
d12b-10n-10w-10p-10g-12o-12m-14c-14 ethen…
d12c-10 ether
d12 execut
d12 executes
d12 exits beta
d12o-10c-12 fi
d12m-10r-10o-12 fine
d12 flui
d12 fluid
d12v-10c-10o-10b-12 fly
d12v-10c-10o-10b-12 flyin…
d12o-10 for defi
d12v-14o-14r-16p-16 four
d12c10m-10b-10n-10a-14o-14 front
d12o-10 frxus
d12o-10 frxus…
d12p-10b-12o-14 glitc…
d12p-10w-12v-16c-16m-18o-18n-24 goes live
d12 hardware wallet
d12m-10 hop
d12m-10 hopes
d12 imbal…
d12w-10o-10 in deposits
d12m8c-14n-16a-16p-16v-18 into
d12b-10 jell
d12b-10 jelly
d12a-10o-10 jupiter lend
d12c-12 l2 $
d12 lends
d12o-10 line $
d12o-12m-14c-14 liqui
d12o-12m-14c-14 liquid
d12 liquid staking
d12w-10p-10m-14v-14c-14o-18n-22g-26 live $
d12p10m-8v-12g-14a-14r-16w-16b-24 loan
d12o-12c-16 lock
d12m-10 locke…
d12m-8b-10c-12o-16 loop
d12c-10o-12 loopi…
d12m-10 loses peg
d12b-10 lower…
d12 mainnet $
d12b-10a-10c-10 manag
d12m-10b-12a-12c-12r-14p-18 mapl
d12m-10b-12a-12c-12r-14p-18 maple
d12 measu…
d12b10m-14c-18 migrates
d12b10m-14c-18 migrates to
d12c-20 more <coin>
d12a-10c-10 nativ
d12a-10c-10 native
d12 native <coin>
d12 on daily
d12m-10r-10a-10o-10g-18 pays out
d12 perp dex
d12b10n-10v-12o-12g-14p-14r-18c-18 quiet…
d12p-10 rari
d12o-10c-12 repel…
d12c-10m-12 resol…
d12m-10 risk $
d12c-10o-12 rwa
d12 sees record
d12b10o-18m-26 share
d12b-10m-12v-12g-12c-12p-12r-14n-16 shuts $
d12 stable
d12p8v-14g-14n-16a-16o-16r-20c-26 stack
d12a-10p-10o-10b-12 steam $
d12 stok
d12 stoki…
d12 switches
d12 switches on
d12 synthetic dollar
d12 synth…
d12g-12a-14m-16r-16v-16b-18n-18 terra
d12 three year
d12r-12g-12o-16m-20 three years
d12r-10 throw
d12r-10 throw…
d12g10p-12o-16r-20w-20m-26 to <coin>
d12o10p-10n-12w-12g-16a-16c-32 to <price>
d12 to arbitrage
d12 to three
d12m-12n-16 tokens as
d12 total
d12m-10 total value
d12 trading to
d12w12o12m-8r-12n-12g-12v-14c-14p-14 trading with transfer
d12c12v-12o-12p-14r-16n-16w-16g-24 treasury
d12o-10 trump signs
d12v-10c-10o-10b-12 tulip
d12m-10r-10n-16o-18 two years
d12c-10 undercollateralis
d12c-10 undercollateralised
d12 usdh
d12 usdx depegs
d12c-10m-12 usr
d12m-10 value locked
d12 vecak
d12 vecak…
d12m-10 volumes $
d12r10n-10p-10a-12w-12m-20c-22 war
d12o-8c-10g-12 were
d12g-10c-10m-12o-14 winds
d12g-10c-10m-12o-14 winds down
d12n10b-16 year high
d12m-10o-10c-12 years after
d12a-12 yield farming
d12o-12 اسلشی…
d12 اصلی <coin>
d12 انسان…
d12c-12a-14o-16 ایرود…
d12c-12 با وثیقه
d12o12g-12v-14n-16c-16r-20b-22 بازار…
d12a12m-16 بایننس به
d12m-10o-14 بخوان…
d12o-12 برخاس…
d12v10b-10g-10p-10w-12a-14o-18m-22 بست
d12v10b-10g-10p-10w-12a-14o-18m-22 بست $
d12r-10o-10b-14w-14c-14 به نیم
d12o10m-8c-18 بگیریم
d12o10m-8c-18 بگیریم $
d12p10r-10n-10a-12c-12 توکن <coin>
d12p-12 حاکمیتی
d12p-12 حمله حاکمیتی
d12 خطا
d12 خطای
d12m-16 خطر
d12m-10o-14 خطرها
d12p-10 دایوی
d12m-10 درآمدش
d12g8m-14 درآمد…
d12c-10 درباره تمرکز
d12n-10g-10a-12w-14m-16c-20o-22 دیف
d12n-10g-10a-12w-14m-16c-20o-22 دیفای
d12v10w-10r-12a-12b-16o-16m-18 را بست
d12b10m-8v-8o-14p-18n-24 را به
d12m-10b-10 را قطع
d12v10m-12 را کنار
d12 رفتن
d12 روشن
d12v-12g-16w-16n-18a-18c-18o-18 زیر
d12m-12 سنت سقوط
d12 سودده
d12 سودده…
d12 سوییچ کارمزد
d12g-10a-10b-14n-16m-18 صرافی های
d12m-10 صرف
d12m-8o-10r-12n-12c-18 غیرمتمرکز $
d12p12a-12v-14w-14b-16n-16m-18o-18c-24 فاینن…
d12w-10b-12n-12c-16 فروپا…
d12p-8 متفاو…
d12 متمرکز جلو
d12 محصول
d12o-8p-10m-12b-14 موقتا
d12o-10m-16 نزدیک شد
d12 نسخه سوم
d12 نسخه چهارم
d12b-10n-10r-12g-12o-16 نصف شد
d12 های متمرکز
d12c12r-10a-12p-14b-18w-18m-22 وثیقه
d12p-12 پول <number>
d12c-10p-10 پگ
d12c-10p-10 پگ خود
d12o-10r-12m-14 پی پال
d12b-10 چهارم
d12a-10m-12g-12o-20 کار می
d12p-12o-12m-14w-18 کمک کرد
d12g-10v-12w-16n-18r-22b-22 یک میلیارد
d12 ییلد
d10 <coin> deploys
d10o-12c-14 <coin> slashes
d10 <coin> stakers
d10a-10c-10 <coin> tokens
d10a-10m-14 <coin> v4
d10 <coin> اپ
d10 <coin> باز
d10b-10 <coin> دو
d10m-12c-16 <coin> نسخه
d10 <coin> پاداش
d10m-12b-14 <coin> چگونه
d10 <number> debt
d10p-10o-12 <number> loss
d10 <price> yield
d10v-10m-12n-12g-12w-12r-14a-14c-16 ^ curve
d10r-8n-8b-10g-10p-10o-10m-12c-12 ^ ethena
d10 ^ impermanent
d10r-10b-10v-10a-12n-14p-14c-16 ^ morpho
d10 ^ restaking
d10c-10m-12 ^ spark
d10p-10 ^ stream
d10 ^ total
d10 ^ vault
d10b-10m-16r-16 ^ استیبل
d10c10o-10r-12 ^ بیمه
d10o-10 ^ دعوای
d10m-10c-14 ^ سه
d10c-10 ^ لوک
d10 ^ نهنگی
d10n-10b-12c-14o-14 a billion
d10v-10m-12n-12o-12c-14 a comeback
d10m-10 accepted
d10 aero
d10a-10 all $
d10m-10w-10b-12v-12n-14a-16r-22 back $
d10a-10c-10m-12b-12 battl
d10m-12 battle
d10a-10c-10m-12b-12 battl…
d10o-10 boro
d10o-10 boros
d10 borrowers rush
d10m-16c-16o-18 bot
d10r-10o-14 bounty $
d10g-10n-12a-12w-12r-16o-16 builds
d10c-12 business with watcher
d10 cefi
d10g-12m-20c-22 centr…
d10m-10 cents on
d10w-10n-12v-12o-12c-14m-18a-20 chain with game
d10p10o-14c-16 coin SUSHI
d10c-10 compliant
d10o-8n-12 contagion
d10r-8o-10n-12p-14 conta…
d10p-12 cross chain
d10 crown
d10 crown $
d10n10v-10r-12c-12o-12b-14 curators $
d10c-10p-12o-12 defau…
d10m-12 defi tvl
d10n-12v-12w-12b-20a-20p-22m-24 defi with regulator
d10g-10b-12m-14r-14o-14 dollars
d10p-10o-10 emerg…
d10 etherfi
d10m-12v-12o-14a-16 fight
d10m-12 for <price>
d10c-10 founder returns
d10w-10c-12b-14n-14 half a
d10w-10o-14 hardw…
d10 hayde…
d10b-10 heads to
d10 in landslide
d10 into a
d10r-10 issuer
d10 landslide $
d10 lands…
d10 launches on
d10o-10p-14w-18m-20v-22c-28 live
d10b-12 loans $
d10c-10 locks
d10o-12n-14g-14a-16b-18p-20 loss
d10p-10o-12 loss $
d10n-10o-14m-20 maker…
d10 managing
d10n-10o-14m-20 market makers
d10c-10 merge into
d10b-10 mispr…
d10v-10r-12g-12b-16n-16m-18p-18c-22 morph…
d10o-10 navi
d10o10r-12c-12 neobank $
d10m-10b-10c-14r-16 neoba…
d10o-10 oracle glitch
d10c-8r-10v-12b-14n-14m-16g-18 other rule defi
d10o-10 pause $
d10m-12 peg as
d10p-10 phished
d10m-8a-10c-10o-14 pools
d10p10m-12c-14 price manipulation
d10m-10b-10c-14 private credit
d10c-14 proje…
d10a10v-10w-14n-16p-16m-18g-18o-18c-22 proof
d10 recovers $
d10p-10o-10 rescues
d10m-14 revenue $
d10m-12 sandw…
d10 saver
d10b-12 savings
d10o-10 solv
d10o-10 solve…
d10c-8o-10 spread
d10o-8n-12 spreads
d10 stablecoin yields
d10 stages
d10 stakers
d10v-10b-12w-12p-12n-14a-16r-18c-18 steam
d10p-10 stream finance
d10r-10c-14m-18 suff
d10m-10r-10o-10c-14 suffers
d10r-10c-14m-18 suffe…
d10 suile…
d10 syrup…
d10b-10o-12 tcy
d10 the first
d10n10v-10r-12c-12o-12b-14 to curators
d10o10r-12c-12 to neobank
d10p-10r-16g-16n-20b-26 top <number>
d10r-10o-10b-12m-14 try
d10 unwin
d10 unwinds
d10 unwinds $
d10a-10m-14 v4
d10 velod…
d10 way
d10 ways
d10a-8o-8 whitelabel
d10o-10 wildc…
d10n-12a-14c-16o-16 winn
d10n-12a-14c-16o-16 winners
d10n-12a-14c-16o-16 winne…
d10r-12 wip
d10r-8 wiped
d10r-8 wiped out
d10 with new
d10v-10w-12b-16n-16p-18c-20a-22m-26 yiel
d10 yu
d10 آسان
d10 آموخت…
d10 آموزش وام
d10c-10 آن چین
d10m-10r-10 اختلا…
d10m-10 ارزد
d10m-10 ارزد $
d10 ارزش کل
d10o-10 استخر نقدینگی
d10p-8a-10n-12w-12o-12b-14m-16 استیبل کوین
d10 اصل
d10 اصلی
d10o10 انسان
d10 اپ موبایل
d10c-10 با مورفو
d10 بازنو…
d10o8n-10w-10m-14g-14 بدون
d10m-10c-10 بیس با
d10 توکنی
d10 جاست
d10w-10r-14n-14v-14c-20 خاکست…
d10 دایمی
d10 دایوه…
d10v10b8n-10r-14w-14o-14c-20 در <coin>
d10m-12 درصد رساند
d10o-10 دعو
d10o-10 دعوای
d10 دلار برای
d10n-12m-14w-16o-16 دلار به
d10c10o-10p-12 دلاری در
d10v10o-10 را معرفی
d10 رقبا
d10b-14 ری
d10b-14 ری استیکینگ
d10 زیان ناپایدار
d10r-14c-20 زیر یک
d10 سقوط بازار
d10 سود سپرده
d10 سپرد
d10 شبکه اصلی
d10 فلوید
d10c-10 لوک
d10c-10 لوک آن
d10n-10m-12v-12o-16 لیبرت
d10n-10m-12v-12o-16 لیبرت…
d10v10b-16 معرفی کرد
d10 موبایل داد
d10p-8o-8m-10b-14 موقتا متوقف
d10m-10 می ارزد
d10c8o-16b-18g-18a-20p-20n-28 میلیا…
d10 نامش
d10 نامش را
d10 ناپایدار را
d10 ناپای…
d10 نهنگی
d10 نهنگی <number>
d10 نوددا…
d10 نگرفت
d10v-10 هنوز می
d10c-10 واسطه
d10 وام گرفتن
d10m-12 وثیقه <coin>
d10n-10m-12v-12o-16 ورلد لیبرتی
d10m-10c-10o-14 ول $
d10b-8p-8o-8 ونوس
d10o10g-10a-10b-12n-12r-16m-18 پال
d10n-10w-10v-12p-12r-18b-18m-24 چطور
d10c-8 چیست راهنمای
d10o-10 کامین…
d10 کل قفل
d10v10b-10m-14 کنار
d10 گرفتن
d10 گرفتن از
d10r-14c-18 یک دلار
d8m-10 <coin> بدون
d8v-10o-16r-20c-22 coin ETH
d8 director $
d8o-12p-16 dns hijack
d8 ether…
d8a-12w-18p-18o-20m-32 goe
d8a-12w-18p-18o-20m-32 goes
d8o-12p-16 hijack $
d8r-10a-12c-14o-16 nears
d8 pauses lending
d8a-10b-12m-14r-14 phish
d8a-10b-12m-14r-14 phish…
d8r-10v-10g-10m-12b-12c-14 sprea…
d8a-10r-12o-12 zero
d8b-12p-12o-14 در یک
d8p-10n-12g-12o-12m-14 سهام توکنیزه
d-8 of his
d-8 packs
d-8b-12a-12o-12 returns as
d-8c-8a-12o-14 گذاشت
d-8c-8a-12o-14 گذاشت $
d-10 <coin> eyes
d-10 <number> long
d-10 ^ pokemon
d-10n-10o-14 ^ واکنش
d-10o-12b-14a-16 abu
d-10o-12b-14a-16 abu dhabi
d-10 analyst
d-10 approval
d-10 approvals
d-10c-12 changed
d-10m-12 chao
d-10m-12 chaos
d-10 clarit
d-10 clarity
d-10 clarity act
d-10o-12b-14a-16 dhabi
d-10a-10r-14o-16 everyth
d-10a-10r-14o-16 everything
d-10a-10w-10n-12b-14m-16 executiv
d-10 financial
d-10n-10c-16 founder jailed
d-10b-12c-14 funds $
d-10c-12m-14 game with law
d-10v-10g-10r-12a-12c-18 hours $
d-10n-10c-16 jailed for
d-10o-10 matter
d-10o-10 matter $
d-10a-14p-14v-18n-20w-20b-28 month
d-10 note
d-10b-12o-12r-14 pack
d-10n-12b-14g-16 pari
d-10n-12b-14g-16 paris
d-10 price with whale
d-10r-12c-12 rate $
d-10 revok
d-10 revok…
d-10p-10w-14a-16m-20b-20n-20c-20 sandb…
d-10 sec closes
d-10v-10g-10a-12p-12r-18c-18 since <number>
d-10n-14g-14w-14b-16 sit
d-10m-12b-16o-16r-22 site
d-10o-10 steals
d-10n-14r-20g-20p-24a-28 the
d-10p-10w-14a-16v-18g-18 thir
d-10p-10w-14a-16v-18g-18 third
d-10b-12r-14 to the
d-10p-14v-18a-18b-20g-20 trump
d-10 urged
d-10 urged to
d-10 we know
d-10r-12b-12 weak
d-10 website
d-10g-10n-14o-16r-20 will
d-10m-14o-14 withd…
d-10n-10g-10r-12v-12b-14c-20 worst
d-10n-10o-10 آغاز کرد
d-10 از پول
d-10w-12r-14 جای
d-10n-10o-10 را آغاز
d-10r-12o-14 را زمین
d-10 مورگان <coin>
d-10w-10 نگه داشت
d-10b-12c-14 هولدر…
d-10 پایین
d-12w-14 <coin> is
d-12v-12a-12w-12m-14b-16r-20 acqui…
d-12p-12b-14n-18o-18w-22 and <coin>
d-12g-12p-12b-14n-14m-16r-16 city
d-12 edgex
d-12a-12 expands to
d-12 extended
d-12g-12r-16m-18 forces
d-12n-12v-12g-12a-12m-18r-18 force…
d-12 high as
d-12g-12w-12r-14b-14o-14n-16 hodl
d-12c-18 million <coin>
d-12g-12b-14 months
d-12 pacif…
d-12 points to
d-12 rallies <price>
d-12w-12c-16 supply turns
d-12 websi…
d-12p-12r-14n-14 بار
d-12v-12p-12r-14b-14w-14o-16 تلگرامی
d-12n-14b-16o-16 جمع
d-12 حمله به
d-12b-14o-14w-16n-18m-20 دلار باخت
d-12c-14 سنگین
d-12 میزان
d-12m-14r-16 ها در
d-14r-18 ^ visa
d-14c-20 starts
d-14 دلاری صرافی
d-16 درصد رشد
d-16c-16 رشد کرد
# nft
n58g-8o-8a-14v-18r-24m-26w-28d-32b-34c-38 kind nft
n48v-10g-10a-10m-12r-12p-18d-20w-20c-24b-28o-28 rule nft
n42v-8r-12g-12w-16d-18p-18c-20b-22o-30 own rule nft
n32c-12a-16m-18o-18r-20d-20w-28 coin with nft
n30o-10a-14p-16d-20v-20w-20g-22c-22r-24b-24 colle…
n28g14v-10a-12m-14d-14w-14r-16b-22o-24c-26 کارت های
n26p-10c-12g-14d-16r-18b-20m-28 business with nft
n26m-10b-12d-12o-12a-20 cats
n24r-10g-10d-12o-12c-14m-16a-20 cat
n24d-10r-12g-14b-16a-16o-16c-18 collection
n24w-10r-12a-12d-14b-18m-22c-22o-26 nft with tech
n24b-12g-12c-12r-14d-14a-14p-14w-18m-20o-20 میمون
n24p-10v-16w-18b-20d-20m-24r-26a-28 کارت
n22b-14v-14p-14m-16r-16g-16a-18w-18d-20 aucti…
n22a10p-10r-18v-18g-18m-20b-20d-20o-26 gift
n22c-10m-24 ordin…
n22o-8a-10w-10r-12v-12g-12d-14b-18m-20c-20 حراج
n22c-8g-10o-12a-16p-16b-28d-28 فروش
n22m-10w-10b-12g-12c-14o-18 فروش رفت
n22d-12v-12p-12b-14a-14r-16g-16c-18m-20 هنرمن…
n20w-10p-10r-12d-12c-12b-16m-18 artis…
n20m-10a-18 hypurr cats
n20m-10a-18 hypur…
n20w-10p-12d-14m-16b-18o-22a-24 nft
n20v-10a-10m-12c-14w-16b-20 shared rule nft
n20v-10d-12g-12r-14m-16b-16a-20c-20 ticke…
n20d-14 trading volume
n20p-10m-12r-12v-12g-12b-14o-18d-20c-20 اپن
n20p-10m-12r-12v-12g-12b-14o-18d-20c-20 اپن سی
n20g-10r-12b-12d-12a-12c-12m-14o-18 به شکل
n20c10m-10r-10w-16p-16v-18g-22o-26d-28 سی
n20m-10r-12d-12g-12a-12c-14b-18o-20 شکل
n20g-10r-12b-12d-12a-12c-12m-16o-18 شکل توکن
n18m-14 ^ ان
n18w-10o-10m-12p-12c-14 ^ مجموعه
n18 azuki
n18p-10m-14 bor
n18p-10m-14 bored
n18m-12 bored ape
n18a-8r-10v-10b-12o-14c-16 collectibl
n18g-10m-12b-12c-12o-12 collection $
n18c-12v-14o-20 gobli…
n18o12v-10c-10m-12d-12b-16a-16g-18w-24 million $
n18o10b-10m-12g-16c-20 nba
n18b-10d-10v-10g-12w-12c-14a-16o-22 nft with price
n18v-10b-12a-12r-14d-14g-14w-16c-20 rare
n18m-10b-10d-10v-10g-12a-12o-12r-14 starb…
n18g-10v-12m-14d-14b-16c-16r-18o-18 taken
n18m-12a-12c-12r-16o-16 tenso…
n18c-10m-14b-18 اوردی…
n18w-10o-10m-12p-12c-14 مجموع…
n18o-12m-14r-14c-16 کالکش…
n16 <number> رسید
n16b-10d-10r-12g-12o-14c-16 ^ doodles
n16m-8b-12g-12a-12c-12o-14 ^ fifa
n16b-10 ^ ordinals
n16m-10b-10c-12o-18 ^ ticketmaster
n16o12m-10r-10v-10w-10a-12d-14b-20c-24 ^ کارت
n16b-8r-10w-14c-20 a million
n16c-8p-12o-12 apes
n16o-12 apes $
n16o-14c-18 auctions
n16g-10r-14w-14o-16a-20c-26 burns
n16r-8v-10o-10m-12c-12 buyers $
n16m10b-10v-10r-12w-12o-12d-14c-16 buyer…
n16c14g12d-18v-20w-20p-20a-24m-30r-30b-30 card
n16o10v-12w-14r-16d-16a-18m-20p-20b-22c-32 cards
n16c-12o-12 collectible
n16b-10d-10r-12g-12o-14c-16 doodl
n16b-10d-10r-12g-12o-14c-16 doodl…
n16c-12o-18 fiden…
n16m-10c-12o-12 generativ
n16m-10c-12o-12 generative
n16w10d-10v-10r-12g-12m-14a-14o-14b-16c-20 gifts
n16p-10a-12d-14g-14o-24 law with nft
n16r-8b-8g-10a-10o-10c-12 odyss…
n16r10v-10b-12d-12a-12c-20o-20 over $
n16m-10d-10o-10v-12b-14c-14 pfp
n16b-10c-12m-14 piec
n16m-14o-16 portr…
n16 pudgy penguins
n16b-10r-12m-14d-18p-18g-20c-20a-22 returns $
n16o10a-10b-16m-18c-18 rock
n16o10a-10b-16m-18c-18 rocks
n16d-14c-14m-16 sells $
n16d-10m-12r-12g-12a-12b-14c-16 ser
n16d-10m-12r-12g-12a-12b-14c-16 serie…
n16b-12 soars after
n16m-10b-10c-12o-18 ticketmast
n16m-10b-10c-12o-18 ticketmaster
n16b-10v-14d-18m-30o-36 tokens $
n16c10o-10m-14 users with
n16r-10c-10o-10b-12 آثار
n16b-8c-16 بسکتب…
n16a-10b-12c-12o-14m-16 بی مثل
n16m-12 تب
n16b-10r-12c-12o-14 حراج کرد
n16d10m-14a-16w-16c-16o-16r-20 در بایننس
n16p-12o-12m-14b-14d-16 دلاری $
n16b-10r-12c-12o-14 را حراج
n16o10d-12w-12b-14m-18r-18c-20 رونال…
n16g-10m-12r-12b-12d-12c-16o-16 سهیم
n16g-10m-12r-12b-12d-12c-16o-16 سوپرر…
n16m-12c-12o-12 فروخته
n16m-12c-12o-12 فروخته شد
n16a12r-12b-12p-12d-14g-14m-16c-16 فروخت…
n16b-8c-16 مانند
n16a-10m-12b-12c-12o-14 مثل
n16o-12m-18 میمون ها
n16v-10r-12a-12m-16p-20 های
n16g-12p-14b-18d-24c-26 هزار دلار
n16b-10m-12a-12r-14v-14c-14 هنر
n16d-10v-10r-12b-12g-12c-14m-18 هنرمند
n16w-12o-12m-14c-16 پروفا…
n16g-10m-12r-12b-12d-12c-16o-16 کیوری…
n14b-10d-12m-16 <coin> buys
n14c-10g-12 ^ adidas
n14o-14a-16 ^ blur
n14b10m-10o-14 ^ otherside
n14m-12c-12w-14 ^ rare
n14g-8o-8m-10c-10 ^ snoop
n14m-10b-10d-10v-10o-10g-12a-12r-14 ^ starbucks
n14b-12g-14w-14o-20r-24a-24m-28 ^ what
n14r-10o-10b-12c-14 ^ استارباکس
n14c-10m-12b-16 ^ اوردینالز
n14c-10p-10w-14o-14 ^ میمون
n14m-12 ^ کریپتوپانک
n14m-10 ^ کف
n14c-10g-12 adida
n14c-10g-12 adida…
n14m-10c-10o-12a-16 aoki
n14r-10d-12w-12b-14g-14p-16a-18c-20 ape
n14c-10o-12 artists
n14a10m-12w-12c-12b-14r-16o-16d-18 backp…
n14o-14 blue
n14m12o-12 blue chips
n14g-8c-10v-12o-14 clayn…
n14m-8b-12c-12 come
n14a-10m-12o-14 croco…
n14d-10 early users
n14r-10c-16 exchange with nft
n14d-10g-10r-12b-12v-12a-12m-14c-18 fetch
n14m-10o-10 fetches <number>
n14r-10d-10m-12a-14o-14b-16 fifa
n14w-12r-14b-22c-22 flip
n14v12a-12p-12r-14d-14g-14b-18w-18o-18c-20 floor
n14m-12 floor price
n14 from its
n14c12o-8m-12b-14 hands for
n14b-10 its peak
n14m-12c-12o-12 jpeg
n14a-10m-12o-14 lacos…
n14w-10a-12c-14 lad
n14w-10a-12c-14 lads
n14w-10a-12c-14 mad
n14m-10 marketplac
n14m-10 marketplace
n14r-12b-12o-12 minutes $
n14o-10c-16 moma
n14b-10g-10c-10o-14 momen…
n14m-14 nft trading
n14p10b-8g-8c-16r-20v-20d-22w-22a-24 nft with trading
n14m-10 nft به
n14 nft جدید
n14 nike
n14w-10a-12c-14 pact
n14 penni…
n14b-10a-10c-12o-14 perk
n14b-10a-10c-12o-14 perks
n14c-10m-14 picas…
n14c-10m-14 piece…
n14b-10d-10g-10c-10o-10 pokemon cards
n14o-14c-16 rees
n14o-14c-16 reese
n14 robot
n14g-10c-10o-16 royal…
n14d-12 sales $
n14m-10r-10b-12g-12a-12c-14 series $
n14o-10 shot
n14b-10a-10m-12c-12o-12 snoop
n14b-10d-12 steal
n14m-10c-10o-12a-16 stev
n14m-10c-10o-12a-16 steve
n14d-10b-12 surprises
n14o12r-10d-12m-14b-14c-14 surpr…
n14p-10v-18d-20o-20b-22w-24 teleg…
n14g-10a-10v-12m-14o-18 thous…
n14o-10 top shot
n14m-8b-12c-12 topp
n14m-8b-12c-12 topps
n14c-10m-14 warho…
n14o-14c-16 withe…
n14g-10m-14o-14r-16 women
n14b-8v-10p-12d-14g-14w-14m-26 work
n14r-10v-10g-12b-14c-24 world of
n14g-8c-10v-12o-14 youtu…
n14b-10c-10o-16 آزوک
n14b-10c-10o-16 آزوکی
n14r-10g-10a-12c-14b-16 اثر
n14r-10o-10b-12c-14 ادیسه
n14r-10o-10b-12c-14 استارباکس
n14r-10o-10b-12c-14 استارباکس برنامه
n14c10w-10o-14g-16b-18d-18 اولین
n14c-12b-16d-18a-18o-18 بایننس $
n14o10r-10c-10p-10w-14m-16 بیبر
n14c-10o-12 ترامپ کارت
n14c-16w-18o-18p-20m-26a-26b-30r-32 تعطیل
n14g-10r-12b-12a-12c-14o-18 تعطیل می
n14m-10b-10a-10 توکن غیرقابل
n14w-10o-10m-12p-12c-14 تپ
n14m-10w-10p-12c-14 جادوگ…
n14c-16 حالا
n14o-10d-16 حجم معاملات
n14r-10c-10 حد از
n14o-12m-16 حق
n14m-10o-10c-12 دلار فروخته
n14c-12 دیجیتالش
n14c-12 دیجیتالش را
n14v-14m-16 ردیت
n14m-10w-10p-12c-14 روت
n14b-10a-10c-12o-12m-14 روح
n14 سی از
n14m-10o-10c-14 شام
n14p-10d-12w-12o-12m-14 عکس
n14m-10b-10a-10 غیرقابل
n14 غیرمث…
n14d-12c-12v-18m-20 فروش آواتار
n14v10m-14c-14o-14 قیمت یک
n14a-10v-16g-20o-24 میلیون دلاری
n14r-10b-10d-10c-12o-14 نیفت
n14r-10b-10d-10c-12o-14 نیفتی
n14o-14 هنرمندان
n14r-10d-12c-14o-14 وی
n14m-12 پنگوین ها
n14o-10m-14 پنگوی…
n14b-10a-10c-12o-12m-14 پیوند
n14c-10m-14 کلکسیون
n14b-8r-10d-10g-10w-12c-16m-18 کلکسی…
n14b10w-10m-14c-22 کوانتومی
n14b-12o-14 گربه
n14r-10b-10d-10c-12o-14 گیت
n12m-12 ^ bored
n12 ^ cryptopunk
n12p-14o-14v-16d-20a-20r-22b-22g-22 ^ melania
n12g-10 ^ moonbirds
n12 ^ nike
n12g-10o-12 ^ reddit
n12m-10c-10 ^ x2y2
n12b-10c-10o-16 ^ آزوکی
n12b-8m-12c-12 ^ حراج
n12r-10d-10o-10m-12b-12 accepts
n12o-10a-12m-14 anado…
n12m-10 ape floor
n12r-10p-14c-16v-18b-28 are
n12m-12b-12a-12r-14v-14g-14c-18 art
n12m-10 as nft
n12o-12 batch
n12a-10 bidd
n12a-10 bidde…
n12o-16 chips
n12 cryptokitt
n12 cryptokitties
n12r-8o-10m-12c-12 cryptozoo
n12m-10 damie…
n12c-10o-10 donal
n12c-10o-10 donal…
n12c-12 dorsey first
n12b-12d-12r-14v-14c-14m-18o-18 drop $
n12g-6b-12m-14o-20 fans $
n12c-12 first tweet
n12 flares
n12r-10v-12g-12b-14m-18 gener…
n12m-10 hirst
n12o-10 hobb
n12o-10 hobbs
n12 in minutes
n12g-12c-12o-18m-20d-20 is a
n12 its collectibles
n12b-12 lacma
n12c-8m-10p-12b-16w-16r-18 leave…
n12r-10o-10g-12c-14d-16 live on
n12r-8o-10m-12c-12 logan
n12g12a-18 loyal
n12o-12 madon…
n12c-10 mcdon…
n12p-14o-14v-16d-20a-20r-22b-22g-22 melan…
n12b10g-10w-12o-12m-14 metaverse with transfer
n12a-14m-16r-16v-18d-24 million
n12g-10p-10r-14w-16o-18 minutes
n12g-10 moonb…
n12 nasca…
n12 nonprofit $
n12 nonpr…
n12c-10g-12 on digital
n12c-10 out in
n12m-10 paintings
n12b-8o-10g-12 panin…
n12r-8o-10m-12c-12 paul
n12a8o-18 pengu
n12r-12b-14m-18 plot
n12c10o-8r-10b-12 plots
n12g-10o-12v-14 plug on
n12o10m-8 plunge
n12a-14v-16b-20p-20 pull
n12p-10c-12b-14v-14m-16o-18 pulls
n12m-10r-10c-10v-14w-14o-16 pulls plug
n12b-8o-12 quantum cats
n12g-10o-12 reddi…
n12o-10a-12m-14 refik
n12m-12r-12c-12 refun…
n12m-12 runes
n12 secondar
n12 secondary
n12 secondary market
n12c-10o-10 stamp
n12c-10o-10 stamp…
n12 taproot wizards
n12w-10a-12r-16m-18 them
n12m-8r-10g-10a-14c-14 ticket
n12 to nonprofit
n12a-12 tokens explained
n12c10o-12r-16 tweet
n12o-10 tyl
n12o-10 tyler
n12o-10 tyler hobbs
n12 unchained cards
n12c-12o-14r-16a-18m-20 what is
n12 wizar…
n12o12m-16c-20 work $
n12m-10r-12b-12o-12 works
n12m-10c-10 x2y2
n12o-8m-10 آلبوم
n12d-10c-12 آپ
n12b-10c-10 از هاوینگ
n12c-10o-10v-16 استودیوی
n12o-14 افول
n12 اوردینالز چیست
n12m-10 بازار nft
n12 بسازیم
n12o-14 بلر
n12v-10w-10d-14p-18r-24a-30 تازه
n12m-14b-14g-16 تمدید کرد
n12r-10b-10d-10o-12 توییت
n12o-12r-14b-14m-16 جک
n12o-12r-14b-14m-16 جک دورسی
n12a8g-10r-12d-12w-14o-14b-16c-18 حذف شد
n12b-10 درصد ارزان
n12r10p-10d-12w-14m-20 دلار شد
n12c-12o-14 دوران
n12o-12r-14b-14m-16 دورس
n12o-12r-14b-14m-16 دورسی
n12 را واگذار
n12m-12b-12d-12a-12p-12o-12 را پایان
n12b-8c-10 رونز
n12c-10o-10 ساتبی…
n12g12c-12 سورار
n12c-10o-10 صدها
n12d-10c-12 فرامو…
n12m-10c-12 موسیق
n12m-10c-12 موسیق…
n12c-10o-10 مولد
n12b-10d-10c-12m-16 نخستی…
n12c-10m-16 های بی
n12o-10 های دیجیتال
n12 واگذار کرد
n12 واگذا…
n12m-12b-12d-12a-12p-12o-12 پایان داد
n12c-10o-10 کاربری
n12g-14 کفش
n12r-12c-12 کمترین حد
n10c10b-8o-10a-12r-14m-16d-20 <coin> as
n10 <coin> based
n10 <coin> l2
n10m-10 <coin> nfts
n10w10m-10c-10 <coin> بیشتر
n10o-14 ^ christie
n10 ^ magic
n10g-10o-10b-12c-12 ^ tokenized
n10a10m8v-8g-12p-16w-18b-22r-26c-38 ^ توکن
n10m-10a-10o-12 ^ موزه
n10g-8 acquired
n10 airdropp
n10 airdropped
n10o-14 art department
n10g-12r-14w-14b-16c-22 boom
n10o-10b-12w-12c-18 boom $
n10p-10 bored apes
n10o-14 chris…
n10d-8 courtyar
n10d-8 courtyard
n10c8d-10r-14 court…
n10c-10 crazy
n10d-14g-14o-14 defi with nft
n10c-10a-12 digital tokens
n10b-8m-12c-12o-12 dogg
n10 dr
n10 dries
n10 dries up
n10b-10v-12c-14p-18w-20o-24 drop
n10 dup
n10 dupes
n10 eden
n10 email
n10 email…
n10d-10p-12r-14b-14m-18 fans
n10c-10m-12 fetch…
n10 figurin
n10 figurines
n10c-10o-16 fourt…
n10o-12 gat
n10o-12 gated
n10 gatew…
n10d-10o-12 gondi
n10 hacker steals
n10a-10r-12d-12c-12o-12 hands over
n10c-10 hav
n10c-10 havin…
n10a-10 hype $
n10m-10r-10b-14o-16 its first
n10b-12o-12m-14 jack dorsey
n10a-10r-12d-12c-12o-12 keys to
n10w10b-12r-14v-14p-16c-20 leav
n10 leaves <coin>
n10a-12c-12 libra…
n10m-12b-12o-12c-20 like
n10 magic eden
n10o-10 milad
n10o-10 milad…
n10a-8m-16r-16v-18d-26 milli…
n10d-10v-10a-10p-10g-12r-14o-18w-20 minut
n10d-10v-10a-10p-10g-12r-14o-18w-20 minut…
n10g-10 moves its
n10 nba top
n10 nest
n10 nft marketplace
n10 nift
n10 nifty
n10a-10r-12d-12c-12o-12 over keys
n10o10m-10c-14 paint…
n10b-12m-14v-14d-16w-16c-18 plug
n10b-10o-12 porsc…
n10 rarib…
n10v-12a-12p-22r-28d-28b-34 sell
n10g-10m-12c-12v-16 sell out
n10b-14 shin
n10b-10 shine
n10 skin
n10 skins
n10b-10m-12o-12c-14 sneakers
n10b-8m-12c-12o-12 snoop dogg
n10 sprea
n10r-10b-16o-16 staff $
n10r-12 sues former
n10c-12 sum
n10c-10 sums
n10c-10 sums $
n10 tacti…
n10 telegram gifts
n10m-10c-12o-12 thousands of
n10 to sunset
n10 trada…
n10c-10 usern…
n10a-10c-10 vatic…
n10o-10a-12c-12w-14 آنچین
n10o-12m-14 باشگا…
n10 بحث
n10 برانگ…
n10 بلا
n10 بلایی
n10r-12m-14 بلیت
n10o10r-10b-12d-12v-14c-14g-18 تعطیل کرد
n10r-10c-10b-12 جام
n10r-10c-10b-12 جام جهانی
n10b-10d-10m-16 جهانی به
n10 دلار است
n10o10r-10b-12d-12v-14c-14g-18 را تعطیل
n10w10c-10m-14 روی <coin>
n10 رویال…
n10c-12 فاصله
n10m-12c-12 فقط
n10v8b-10d-10c-10g-16o-16 مجازی را
n10a-10 مدرن
n10c-12 مرده است
n10g-10m-12r-12a-12p-12c-16 موزه
n10m-14 نیست
n10m-14 نیست $
n10g-10r-12d-12w-12 هاوین…
n10 های غیرمثلی
n10w10o10c-10b-12v-12d-14g-16r-18m-28 هدیه
n10b-10 کارمزد <coin>
n10g8m-12v-12d-14o-14a-22 گرفت
n10g8d-12v-12o-14m-20a-22 گرفت $
n10 گیفت
n8o-10 ^ gods
n8m-10o-10 for its
n8o-10 god
n8o-10 gods
n8o-10 gods unchained
n8a-10p-12v-14w-16c-16m-18 nft with transfer
n8o-10 unchain
n8o-10 unchained
n8r-12c-12 uncha…
n8g-10 yuga labs
n8m-14 میمون های
n8 یوگا
n8 یوگا لبز
n6 ^ یوگا
n-8m-12 ^ رابین
n-8r-10c-10w-12 leave $
n-8v-12o-12a-14 از
n-10g-14r-16o-22a-24 <coin> to
n-10w-14 ^ lost
n-10 a home
n-10v-10 altma…
n-10r-14d-16o-18 co founder
n-10a-10w-10g-16d-18o-18 coin ALGO
n-10g-14w-14d-16o-20 coin NEAR
n-10p-16m-18a-18w-18r-26 cuts
n-10a-10w-10d-12r-16 deal $
n-10a-12o-14 den
n-10a-12o-14 denies
n-10a-12o-14 denie…
n-10m-12g-12o-14a-18c-20p-20 deplo…
n-10b-12m-16c-16 down after
n-10w-10m-14 drive
n-10b-12a-12o-12m-16 dunam…
n-10g-12o-14c-16 eigen…
n-10m-12v-14 fire
n-10b-16 golde…
n-10m-12w-12p-12r-14d-14b-18v-18 job
n-10w-10 mansi…
n-10o-12 multisig
n-10b-16 of staff
n-10o-10b-12p-12r-14d-14 ofTrade with watcher
n-10d-14v-14g-14w-14p-14a-16o-16m-22 pow
n-10b-12o-12a-14w-16 repay…
n-10v-10 sam
n-10v-10 sam altman
n-10g-10v-12o-12a-14m-16 sonic
n-10g-10a-12v-14c-14r-18p-18 suppl
n-10g-10a-12v-14c-14r-18p-18 supply
n-10g-10a-12v-14c-14r-16p-18 suppl…
n-10a-12p-12r-16g-16c-18 upgrade
n-10w-10g-12a-16p-16m-18 vot
n-10 اسکویر انیکس
n-10 انیکس
n-10 انیکس بازی
n-10c-16 اکس
n-10a-10w-10c-10b-12o-12m-14 را از
n-10a-10w-10m-12r-18 رونمایی کرد
n-10d-12w-12g-14b-16c-22 فرار
n-10m-12d-16 فضا
n-10 لغو کرد
n-10 های طلا
n-10 پامپ
n-10b-16w-16r-26 گذاری
n-10v-10c-10b-12m-14d-14 یورو
n-12w-12p-14r-16g-16o-20 arbitrum
n-12b-16o-18 becomes
n-12b-14 demand $
n-12g-12w-12p-12m-18 driv
n-12v-12g-12a-12w-12r-14b-16 expos…
n-12 fans queue
n-12g-12a-12d-14v-14m-20 forc
n-12v-12 in tokyo
n-12g-12m-14c-14 lawy
n-12g-12m-14c-14 lawye…
n-12v-12g-14w-14p-14o-14r-16m-22 light…
n-12v-12g-12b-14o-14c-16 liquidated
n-12v-12g-12w-12d-14a-14c-18 privac
n-12v-12g-12w-12d-14a-14c-18 privacy
n-12b-14o-14 product
n-12 queue for
n-12 shows $
n-12 soars $
n-12g-12m-14r-18p-18o-20 zksyn…
n-12d-14w-14c-20 اتر
n-12o-12 درباره کانال
n-12o-12 سیگنا…
n-12p-12w-16a-20r-22 می کند
n-12o-12 های سیگنال
n-12o-12 کانال های
n-12p-12w-16a-20r-22 کند $
n-14 gamer…
n-14g-16a-16o-16c-20 آربیت…
n-14g-14v-16a-16r-20d-20m-26 اینترنت
n-14a-14w-14d-16 جی پی
n-16v-16g-18a-18r-20d-24 stora…
n-16p-16w-20r-22g-36 up $
n-18 chas
n-18 chase
n-24 one
# metaverse
v64n-12g-18p-20o-20m-22w-24a-26d-30r-34b-36c-50 kind metaverse
v36g-10p-14m-18a-18w-18n-20d-22r-24b-24c-28 rule metaverse
v36g-10m-16w-22p-22o-24b-26a-26d-30n-32c-36 virtu…
v32r-10g-10a-10n-12w-14o-16d-18c-18b-20 project metaverse
v32m-10w-10a-12r-14b-14d-16c-16g-22n-24o-34 متاور…
v30m-8p-12o-14r-16w-16a-18d-22b-24n-30c-38 business with metaverse
v30n-10g-10w-10o-12b-14d-14c-14m-20 other rule metaverse
v28r-10a-12n-14w-14d-16o-16b-18c-24 coin with metaverse
v28b-10d-10a-10m-12n-14r-16c-16g-20o-26 metav…
v28m-10g-12p-14w-16b-18n-18a-18d-20r-24c-26 own rule metaverse
v26n-10w-10c-12d-14o-14b-16g-18 coin MANA
v24m-12o-12 concert
v24o18w-10a-12n-14d-16g-18c-18b-20m-30 meta
v24d-10m-14r-14 افزود…
v24o-30 واقعیت افزوده
v22b-10n-10a-10g-12c-12o-16 conce…
v22n-8d-10g-12c-18 heads…
v22g-10o-10p-12a-14r-16n-16m-18w-20d-24 آمد $
v20d-12a-12w-12r-14b-14g-14m-16c-18o-22 avatars
v20n12m-12r-16a-16p-18o-18w-20d-22c-24 metaverse with trading
v20r-10n-10c-12a-16o-24 quest
v20m-10o-10p-12n-16a-16r-18w-22 آمد
v20r-8o-12m-14 در متاورس
v18o10n-10g-10d-12b-14m-18c-20 ^ apple
v18m-10c-16o-16 ^ snap
v18g-16c-16o-16 ^ spatial
v18a-12w-12r-14b-14d-14m-16g-16o-16c-20 avata…
v18r-10b-10d-10n-10a-10m-12c-12o-14 fashion week
v18r-10b-10d-10n-10a-10c-12m-14o-14 fashi…
v18m-10c-10r-16o-16 in virtual
v18c-10o-10b-12p-12 metaverse with ofTrade
v18m-14o-20 quest <number>
v18m-10o-20 reality labs
v18g-16c-16o-16 spati…
v18b-10g-12c-12o-12 the open
v18g-10o-14 vr
v18r-10m-12b-12d-12w-12c-14g-16o-16 ادرسا…
v18w12r-20b-20p-22n-24o-26m-30 باز شد
v18m-12b-12 زمین های
v18r-12d-12b-14n-14g-16c-18m-20 متا
v18m-10o-10p-16a-18w-18b-22d-22c-32 مجاز
v18m-10o-10w-16p-16a-18b-20d-22c-26 مجازی
v18o-18 کنسرت مجازی
v16m-16 <coin> rally
v16m-10r-10c-10g-12o-16 ^ gucci
v16o16a-10w-10d-12n-14c-14b-16g-16m-20r-20 ^ meta
v16 ^ metaverse
v16m-18 buzz
v16d-10n-10w-10b-14c-16 coin SAND
v16r-10c-12o-12n-14 digital twin
v16g-10m-12r-12w-12d-14c-14n-16o-16 empty
v16m-10b-12g-12r-14d-14c-18o-18 gate
v16m-10r-10c-10g-12o-16 gucci
v16o-12 meta reality
v16m-10g-14 metaverse with nft
v16m-10c-10r-12o-16 mitsu…
v16r-10p-10w-14n-16g-16o-18 next
v16r-10d-12g-12n-14c-14o-16 nikel…
v16d-10r-12g-16b-18o-20 price
v16m-10o-14c-16 price of
v16m-16 rally on
v16m-10c-10r-12o-16 showr…
v16a-10o-10g-12r-14d-16b-18 snap
v16b-12o-12m-14r-16n-16 twin
v16m-10o-14c-16 vr2
v16c-8m-10o-16 xr
v16c-10r-12n-12o-16 باربا…
v16r-12w-14o-16d-18a-18c-18 بالاخ…
v16c-10r-12n-12o-16 سفارت
v16p-10g-14a-14b-16d-18n-18m-24 شهر
v16r-12o-16 شهر تهران
v16m-10r-12b-12c-14d-16o-18g-20 نایک
v16m-12n-12 های متاورسی
v16o-22 هدست واقعیت
v16r-14o-16 همزاد
v16c-10r-12n-12o-14 گوچ
v16c-10r-12n-12o-14 گوچی
v14c10b-10o-16 ^ dubai
v14r-10c-10o-10 ^ hsbc
v14b10a-10m-12n-12g-12o-18 ^ sony
v14m10n-12o-12w-14b-16c-16 ^ زیان
v14m-10b-10g-12c-14 ^ سندباکس
v14r-10d-10o-10n-14 ^ سیول
v14m-12 ^ متاورس
v14m-10r-10b-12c-14d-16o-18g-20 ^ نایکی
v14c-10 ^ کنسرت
v14c-10o-10n-12 a digital
v14o-12c-14 aband…
v14c-12o-12 altsp…
v14o-16 apple vision
v14m-8b-10n-10c-10o-12 blokt…
v14c-12o-14 class…
v14 concerts
v14m-10r-10g-10n-12c-12o-12 dream
v14c14m-10b-10o-20 dubai
v14w14a-12r-14g-14d-16n-16o-16m-18c-22 empt
v14g-10r-12n-12o-12c-16 ends $
v14m-10r-10g-10n-12c-12o-12 everd…
v14m-10r-10b-10a-10c-12o-12 fabri…
v14m-8b-10n-10c-10o-12 floor…
v14a-10m-12o-18c-22 games $
v14o-14 headset $
v14n-10m-12r-12o-14 hsbc
v14o-14 immer…
v14d-10a-12p-14o-16r-22 in <number>
v14c-12o-14 keral…
v14b-10c-12o-12 lamin…
v14m-10r-10g-10n-12c-12o-12 mar
v14m-10r-10g-10n-12c-12o-12 mars
v14 metaverse $
v14d-10g-14n-16o-30 metaverse with price
v14c-12o-12 next $
v14o-14 off in
v14c12p-12m-14w-14a-16r-18b-18o-18 pivot
v14a-12r-14b-14n-14g-16o-16 pivots to
v14o-10n-12m-14b-16c-20 plays…
v14m-12 real estate
v14g12b-12w-14p-16r-18d-18n-20a-20m-22c-26 ship
v14g12r-12p-12d-14m-16n-16a-16c-20o-20 ships
v14m-10w-16a-18o-18b-26c-34 shut
v14m-10w-14o-16a-18b-24c-32 shuts
v14m-8b-10n-10c-10o-12 skysc…
v14o-10c-14 stand
v14 virtual concerts
v14m-8 virtual real
v14o-10a-12d-14m-16r-16n-18b-20c-22 worlds
v14p-12o-14w-16d-20a-20b-26n-26 world…
v14n10w-10r-12o-12b-14g-14d-16c-20m-24 آواتا…
v14m-12 ارزان تر
v14 از متاورس
v14n10g-10a-10c-12o-12m-14 اسنوپ
v14n10g-10a-10c-12o-12m-14 اسنوپ داگ
v14r-10n-10o-14 باغ
v14 تماشا…
v14c-12 جلسه
v14r-10d-10g-12a-12o-12w-14m-18 داگ
v14m-10b-10g-12c-14 سندبا…
v14r-10d-10o-10n-14 سیول
v14c-10o-14 شما
v14o-10 عربست…
v14o10a-10c-10m-14b-14 موبای…
v14m-10r-10b-12c-14d-16o-18g-20 نایکی
v14m-10b-10c-10o-12 ورلدز
v12m-14 <coin> jump
v12d-14 <price> ahead
v12o-10 ^ avatars
v12n-10o-10 ^ lawyers
v12b-10d-10n-10m-12r-12c-24 ^ microsoft
v12o-10 ^ saudi
v12o-12 ^ second
v12o-12 ^ upland
v12g-10 ^ yuga
v12o-10 ^ zuckerberg
v12c-10 ^ آواتار
v12c-14 ^ اپل
v12m-10o-10 ^ دبی
v12 a concert
v12g-10o-10 author
v12 avatars $
v12b-10c-10m-12g-12o-12 chain for
v12r-10o-10 chape…
v12o-10 cheaper vr
v12c10o-12b-14p-16 coin ZEN
v12p-12d-14w-18m-20a-20b-22 creator
v12r-10b-12c-12 delayed to
v12c-12b-16 disne
v12c-12b-16 disne…
v12r-10o-10 econom
v12r-10o-10 economy
v12r-10o-10 economy $
v12b-10g-10m-12n-12a-12r-14c-16 econo…
v12o-12m-16 estat
v12o-12m-16 estat…
v12o-10 for virtual
v12r-10o-12g-14 half of
v12m-12o-12 holidays
v12o-10 interpol trains
v12n-10o-10 lawyers
v12r-10o-10 marr
v12r-10o-10 marry
v12o-20 mesh
v12 metaverse bet
v12c-10b-16 metaverse with tech
v12r10d-12n-12o-16m-20 need
v12b-12 needs
v12 off half
v12o-10 officers
v12o-10 officers in
v12 on virtual
v12r-10n-10d-12g-12c-20 pitch
v12c10p-12w-14r-16b-16a-16o-18 pivot…
v12m-12o-12 price to
v12 sandbox lays
v12o-18 sandbox opens
v12o-10 saudi
v12o-12 second life
v12g8b-10m-12 shared rule metaverse
v12g-10o-10 snow
v12c-8r-10o-10 stadi…
v12b10d-10c-10p-10g-12a-12n-14o-18 stand…
v12 the metaverse
v12o-10 train
v12o-10 trains officers
v12o-10 train…
v12o-10 twin $
v12o-12 uplan
v12o-12 uplan…
v12o-10 vr headset
v12o-12 wilt
v12o-12 wilts
v12o-10 zucke…
v12b-10 آدرسا…
v12r10c-10o-16 به ایران
v12o-12 ترکیب
v12o-12 ترکیب…
v12m-12 جهش کردند
v12m-12o-12 دبی
v12 درصد سقوط
v12c10o-16 رویدا…
v12 زاکرب…
v12o-10 سندباکس نیمی
v12o-10 شیایو…
v12m-14 فروش زمین
v12 فورتن…
v12 متاورس $
v12o-12n-14 متاورسی
v12 مد
v12 مد متاورس
v12m-10b-12c-12o-12 موبایل آمد
v12o-12 نمایشگر
v12m-10b-12r-18 نمایش…
v12r-10b-10c-10g-12n-14 هدست
v12 هفته مد
v12o-10 وزن
v12 پروژه متاورسی
v10 ^ barbados
v10m-10o-10 ^ church
v10 ^ horizon
v10b-10c-10m-12 ^ interpol
v10m-10c-12 ^ samsung
v10c-10 ^ سامسونگ
v10m-10 a virtual
v10g-16w-20a-22m-26o-28 and the
v10 barbado
v10 barbados
v10 coin CEEK
v10m-12 collapse <price>
v10 concert series
v10c10p-10a-12n-14g-16r-18o-18 crash
v10c-10p-14d-16w-18m-20a-20b-24 creat…
v10 embas…
v10n-10g-10m-12b-12d-12r-16c-18 garde…
v10b-10g-10d-12n-12m-14c-18 glass
v10b-10g-10d-12n-12m-14c-18 glasses
v10d-10g-10b-12n-12m-14c-20 glass…
v10o-10 hilto…
v10c-10 holid…
v10 horizon worlds
v10b-10c-10o-10 horiz…
v10o10d-10 hosts
v10b-10c-14 hq
v10b-10c-14 hq $
v10o-10 hundr…
v10b-10c-10m-12 interpol
v10 joine…
v10 jump on
v10o-8 law with metaverse
v10c10g-12a-12d-14p-14m-16r-16b-16 life
v10c-12b-16 map
v10 maps
v10d-12g-12n-14a-14p-14w-16r-20b-20m-24 microsoft
v10o-8 night…
v10m-10 output $
v10m-10 outpu…
v10a-14w-14r-20g-20b-24 pric
v10b-12g-12o-14c-18 quit
v10b-12g-12o-14c-18 quits
v10c-12o-14 sale in
v10m-10c-12 samsu…
v10p10r-10w-12d-14c-16n-20o-20 secon
v10o-14 seoul
v10 standing
v10o-8 teens
v10 virtual concert
v10 virtual mansion
v10 voxel
v10 voxel…
v10o-10 آواتارهای
v10c-12g-16 افت
v10g-16 افت کرد
v10 افزاید
v10a-12m-16r-16 برگزار می
v10d-10g-14a-14m-20r-20 برگزا…
v10c-10o-18 تازه ای
v10w-10m-12d-12a-12p-12g-16b-20n-24r-26 تهران $
v10 جدی
v10o-10 درآوردند
v10m-10 ریلیت
v10m-10 ریلیت…
v10a-8w-10o-10g-14d-16r-18n-18 زمین
v10m-10 زمین در
v10 عروس
v10 عروسی
v10 عروسی در
v10o-10 عمارت
v10b-10n-10o-10c-14 مانده
v10n-10o-10c-14 مانده است
v10p-10w-12b-14r-16n-16g-16m-18 معرف
v10p-10w-12b-14r-16n-16g-16m-18 معرفی
v10c-12p-12r-14n-14d-16g-16o-18 نیمی
v10c-12p-12r-14n-14d-16g-16o-18 نیمی از
v10 نیوم
v10o-16 ویژن
v10o-16 ویژن پرو
v10o-10 پا
v10 کنار گذاشت
v8 <coin> nft
v8 empty $
v8d-14g-14a-14b-16p-16n-18w-20r-24 micro…
v8 stands
v8 stands empty
v-8m-12d-12n-12b-20 customers
v-8p-10 rules one
v-10g-10w-10r-12n-12a-12b-14d-16 ^ grayscale
v-10n-12a-12w-14d-16 be
v-10p-10n-12a-14m-20 business with transfer
v-10w-10d-12a-12g-16o-16 capital
v-10n-12a-12w-12o-14r-16d-18g-18 coin KDA
v-10c-10 digital art
v-10a-12c-12n-14w-18r-20 doubles
v-10g-14b-18n-18a-18 from
v-10g-10n-12a-12w-12r-14b-14d-16 grays…
v-10g-10a-10w-12b-14d-14r-18 heat
v-10 in paris
v-10r-12m-16 invests
v-10r-12m-16 invests in
v-10b-12w-12a-14m-16p-16c-20 lende…
v-10n-12g-12w-12a-14r-18 lift
v-10g-10w-14r-16c-22 lose
v-10 paris $
v-10w-12p-12a-14 passe…
v-10r-14b-14n-14 promi…
v-10g-10c-20 ralli…
v-10b-12n-18a-18w-18d-20 says
v-10d-12n-12g-12r-16 six
v-10b-12n-14g-14a-14w-16o-18 stablecoin
v-10a-10d-12n-12c-22 track
v-10o-12d-18m-20p-20w-22 worl
v-10g-14d-16p-18n-22o-22m-30 آدرس
v-10w-10n-14o-16 انداخت
v-10w-10n-14o-16 انداخت $
v-10p-10m-12w-12n-14o-16 انداخ…
v-10w-12g-14c-26 بر
v-10r-16 ترین
v-10a-10n-14g-14o-16d-20 ذخیره
v-10a-12p-14n-16g-18w-20 زد
v-10c-12p-12g-14n-16a-16w-20 زد $
v-10w-10p-16 می
v-10c-10n-12g-12m-18 پیدا
v-10g-12w-12a-14 چند
v-12p-12o-14g-16w-20r-22 ^ how
v-12w-16o-16a-18c-30 all
v-12n-14w-14r-20g-20p-22o-22 arbit…
v-12r-16w-16c-16g-18b-28 defi with price
v-12g-12a-12w-12n-14m-20 execu…
v-12w-12m-14b-14d-14n-14g-14 jail
v-12a-14p-14g-16w-16d-18c-22 relea…
v-12w-12d-14g-14n-16a-16b-20 repor…
v-12o-12 sends
v-12w-12d-14n-14b-16o-16 tie
v-12a-12n-14g-14w-16d-18r-20b-22 wall
v-14w-14p-14d-16g-16n-18a-18b-24 nam
v-14w-14p-14a-16 pass
v-16a-16g-18r-20m-22b-22o-24 <number> میلیونی
v-16w-16o-18p-24 token…
v-16a-16g-18r-20m-22b-22o-24 میلیونی
v-16 پزشک
v-16 پزشکی
v-18w-18p-20a-22 hits
# game
g72o-16a-20p-22m-24n-24v-24w-24b-28r-32d-36c-38 kind game
g38a-8v-10c-10m-14r-14o-14w-16p-16b-18d-18n-20 rule game
g30c-10d-12a-12r-14w-14n-20o-28 shared rule game
g28m-8v-8w-10d-12n-12o-14b-18c-22 coin GALA
g28r-12n-12v-12p-12m-14w-16d-24b-32 project game
g26d-10o-10b-14m-24c-26 coin ENJ
g26m12v-10a-10w-12r-14d-14n-16o-20c-24 game with ofTrade
g24d-10v-12a-12m-16r-16c-18 titl
g22m-8v-10c-14p-14d-16w-16b-24 coin with game
g22p-10r-12c-12m-14n-14o-16d-18 defi with game
g22a10b-10o-10n-12v-12m-14w-16p-16d-20c-30 play
g22a20o-14v-16p-18m-24w-24r-26c-26d-28b-30 seaso…
g22d-10o-12c-14b-18 فوتبا…
g22a-10w-10d-12v-12r-14b-18n-22o-22 همستر
g22m-12c-12o-12 پیکسل…
g20r-10c-14b-16o-16m-20n-20 airdrop with game
g20d-10n-10a-12m-14b-14c-14v-16 arcad
g20d-10n-10a-12m-14b-14c-14o-22 arcade $
g20d-10n-10a-12m-14b-14c-14v-16 arcad…
g20c-10n-14w-14p-16o-16d-20m-22v-26r-28 business with game
g20o-8n-14v-14r-16a-16m-18b-20d-20c-24 eve
g20r-12b-12o-12a-14w-14d-16n-18p-20 game with trading
g20w-12v-14p-14d-18m-20b-22o-26 own rule game
g20a8b-12w-12c-12m-14d-14n-14o-16 season <number>
g20m-12c-12r-14n-16 title…
g18m-10d-10c-12n-14o-14b-16 ^ chess
g18m-10o-10a-12c-14b-16 ^ sorare
g18v-8d-10b-12m-14o-14c-16 ^ کتیزن
g18a10b-10n-10r-12o-12m-14c-14 alpha
g18a-12o-12 alpha season
g18c-12 coin PYR
g18m-10b-10c-10o-10 coin YGG
g18c-8b-10d-10m-12w-12o-12a-14n-18 fanta…
g18a-6r-10w-12d-16p-18n-22m-26c-30 game
g18r-10n-10v-10w-10o-14d-16c-16b-20 game with price
g18r-12b-18 on blockchain
g18o12r-10v-10w-12m-16d-16p-16b-18 other rule game
g18n-12v-12b-14d-14a-14o-14c-16 play to
g18b-8m-10c-10o-14 players $
g18m-10o-10a-12c-14b-16 sorar
g18m-10o-10a-12c-14b-16 sorar…
g18p-10o-14r-16d-16n-16a-16m-20 studi…
g18r-14b-16 titles $
g18b-10d-14n-14c-14v-16o-16 ایمبر
g18c-10o-16 دربیا…
g18b-10d-14n-14c-14v-16o-16 سورد
g16o-12 ^ pixels
g16n-10r-12b-12c-12m-14 ^ roblox
g16b-10o-10c-12 ^ ronin
g16r-10d-10c-12o-14 ^ shrapnel
g16c-10o-14 ^ wemade
g16c-10b-12 ^ رونین
g16o-12b-14 ^ میپل
g16m14b-10d-10v-14o-16 bets
g16v-14 built
g16c-14o-14 ccp
g16r-10m-12d-12a-12c-14n-16b-18 ches
g16r-10m-12d-12a-12c-14n-16b-18 chess
g16m-10b-10d-10 coin SLP
g16o-8m-12b-18 developers $
g16a-10p-10v-12m-16r-18d-18b-20 down $
g16 drops as
g16v10b-12c-12o-14 epic
g16o-10c-14b-16 for developers
g16c12a-12n-14m-18w-18b-22d-24o-26 founders
g16m-10a-10c-10n-12w-14 game with transfer
g16m-8b-10d-10c-14 hours on
g16d-18 low liquidity
g16b-8w-10n-12a-12d-14r-16m-20 mobil
g16b-8w-10n-12a-12d-14r-16m-20 mobil…
g16c-16v-20p-20a-22r-28o-40 on chain
g16o-12 pixel…
g16o-8c-16 pok
g16o-8c-16 poker
g16p12r-10n-10v-10a-10b-14o-18c-20 ronin
g16b-14c-14 sdk
g16m-12c-12b-14a-14o-16 ships $
g16m-10o-14 shoot
g16r-10d-10c-12o-14 shrap…
g16c-10b-16 styl
g16c-10b-16 style
g16c-10o-14 wemad
g16c-10o-14 wemad…
g16r-12b-12d-12n-12a-12o-12c-14 wild
g16r-12b-12d-12n-12a-12o-12c-14 wilde…
g16 استودیوی بازی
g16b12d12c-14m-20a-20w-20o-22r-26 به <coin>
g16v12a-12p-14m-16r-16b-16n-18c-22o-22 تعطیل شد
g16c-10m-14b-14o-14 دستی
g16n-10b-18 سگا
g16b-14 شطرنج
g16c-12 لیست شدن
g16b-14 مگنوس
g16o-12b-14 میپل
g16o-12b-14 میپل استوری
g16w-14m-16d-16a-16n-18b-20 نیرو
g16m-12o-12 های مجازی
g16a-10p-10n-16c-16o-16 وب <number>
g16v-12w-14m-16n-16r-18b-18d-18 پلی
g16b-14 کارلس…
g16d-10v-10b-14c-16o-16 کتیزن
g16a-12 کشاور…
g16v-16 گذارد
g14m-12c-16 <coin> opens
g14b-10v-10d-12m-14r-14a-14c-20 ^ gala
g14c-10o-12 ^ gunzilla
g14c-10 ^ nexon
g14o-12 ^ parallel
g14m-10b-10d-10a-10o-10 ^ treasure
g14v-10m-12o-12b-14c-14 ^ اسکای
g14n-10m-12r-16c-18 ^ تیم
g14c-14o-14 ^ سازنده
g14o-10m-12c-12 ^ پیکسلز
g14v-12p-12m-16b-16c-16 ^ کنسول
g14m-10 ^ گیم
g14v12o-8a-10m-14 airdrop with metaverse
g14d-10n-10c-10b-12o-12 alury…
g14d-8m-10c-10b-12n-12o-14 anich…
g14r-12d-12n-12w-12p-14m-26 app
g14d-12c-12o-12 beam
g14m-10c-12 bruta…
g14a-8r-10c-10o-10 com2u
g14a-8r-10c-10o-10 com2u…
g14c-12 crypto sponsor
g14b12m-14r-14d-14n-14a-14o-14c-16 demo
g14b-10n-12w-12p-12m-18a-18 developers
g14o-10d-12v-18w-18n-20a-22m-26 devel…
g14 emb
g14 ember
g14 ember sword
g14c-12 esports team
g14a10r-10n-12d-14c-18o-20 falls <price>
g14m-10d-10a-10b-12c-12 front…
g14c-10o-12 gunzi…
g14m-10c-12 had
g14m-10b-12a-12 handh…
g14d-12c-12o-12 in hours
g14m-8o-14 in sats
g14d-10b-12a-12o-14m-16 is still
g14o-10b-14c-14 launches mobile
g14 liquidity $
g14 lol
g14 lol land
g14b-10c-12o-12 maple…
g14d-12c-12o-12 merit
g14d-10a-12c-14o-14 miran…
g14m-12d-12c-12 model
g14m-12d-12c-12 model $
g14m-12d-12 new staking
g14c-10 nexon
g14c14p-10o-12d-14n-14v-16w-16m-18b-22 no
g14w-12c-12m-16r-16 opens to
g14o-10m-12r-12 payouts
g14o-10m-12r-12 payouts $
g14d8r-14v-14b-18n-18w-18o-20m-22a-26 pays
g14m-10d-10r-12a-12o-16 pays in
g14a12p-10b-12n-12c-12r-14d-14w-16m-18 phone
g14o-12 pixel
g14d-10n-10c-10b-12o-12 realm
g14d-10n-10c-10b-12o-12 realm…
g14a-8r-10c-10o-10 retreats
g14n-10c-10p-12a-16m-18b-20 rival
g14v-10 roblox bets
g14c-8d-10r-12m-14o-16 season three
g14r-8 sponsor
g14c12r-10b-10m-12 spons…
g14m-12d-12 staking model
g14m-10b-12a-12 suipl…
g14 swor
g14 sword
g14d-10n-10c-10b-12o-12 tatsu…
g14c14p-18w-20d-22o-24a-26r-30m-34 team
g14r-12b-12 valv
g14r-12b-12 valve
g14 virtual worlds
g14m-10b-10c-10o-14 آف
g14m-10b-10c-10o-14 آف د
g14c-14 از بازی
g14r-10c-14o-14 استار
g14a8m-10r-10d-10c-10n-12b-16o-16 استور
g14m-10 استیم
g14o-10r-14c-14 اسپانسر
g14v-10p-10a-12o-12m-14b-14c-14 اسک
g14v-10p-10a-12o-12m-14b-14c-14 اسکای
g14r-10c-14o-14 اطلس
g14b-14 بازی وب
g14v-10d-16p-16o-22m-28a-34 بلاکچ…
g14m12b-14c-14 تازه می
g14m-10b-10c-10o-14 د
g14m-10b-10c-10o-14 د گرید
g14m12d-10b-16 درصد جهش
g14b-10c-10w-12o-12 درون
g14a-10w-12r-14n-16o-16m-18d-20 را کم
g14 رشد کردند
g14b12n-10o-14m-16d-16c-16 روزان…
g14b-10m-12a-14c-20 روی بلاکچین
g14b-12o-14c-18 سازنده
g14w10v-10a-20o-20m-22p-22n-26 سراغ
g14n10a-10p-12r-14b-16d-20o-20m-22 عرضه شد
g14b-14 فانتز
g14b-14 فانتز…
g14m-10 فای
g14o-8c-12d-14 ماویس
g14m12b-14 مدل
g14b-10o-12 های تلگرامی
g14b-10c-10w-12o-12 های درون
g14 همستر کامبت
g14d-10w-10m-12r-12a-12p-12o-16n-18c-22 وب
g14m-12 پلتفرم بازی
g14 کارتی
g14 کامبت
g14a-10w-12m-14r-14n-16v-16o-16d-22 کم کرد
g14m-12 کوین پلتفرم
g14m-10b-10c-10o-14 گرید
g14m-10b-10c-10o-14 گرید به
g14m-10 گیم
g14m-10 گیم فای
g12c-14 <coin> doubles
g12c12d-12r-14b-16 <coin> drops
g12m-10o-10c-14 ^ catizen
g12o-12 ^ deadrop
g12v10b-10c-10 ^ epic
g12c-10o-10 ^ krafton
g12a8v-10c-10o-14 ^ off
g12o-10 ^ square
g12c-10o-12 ^ با
g12 alic
g12 alice
g12r-10b-16 ban on
g12m-10o-10c-14 catiz…
g12b-14v-14d-16o-16c-18 close
g12p-14w-16v-20n-22r-24m-28 com
g12a10r-12v-12b-14n-14m-16d-16c-20 comin…
g12c-10 crowd…
g12o-12 deadr…
g12d10c-16 doubles in
g12o-10 downloads
g12o-10 downloads $
g12d-10 downsiz
g12d-10 downsizes
g12c-10 enix
g12 evapo…
g12 farmers $
g12o-8n-10c-10 fc
g12v-14w-14b-16d-16n-16a-18r-20c-20 gala
g12a-12 game with wallet
g12v-12d-14n-14m-16b-16 grid
g12 hang
g12m10c-10b-14o-14 hmstr
g12 holder with nft
g12c-10o-10m-12 in game
g12a-12r-16b-16w-16n-18o-18 insiders
g12b-14 item
g12b-14 items
g12m-10r-10c-10o-10 konam…
g12c-10o-10 krafton overdare
g12c-10o-10 kraft…
g12 mavi
g12 mavis
g12o-8n-10c-10 ml
g12o-8n-10c-10 mls
g12 mmo
g12 mmo $
g12 neighbor
g12 of team
g12a8v-10c-10o-14 off the
g12c-10o-14 one million
g12c-10n-12p-14v-16r-24 opens
g12c-10o-10 overd…
g12a10b-12p-12d-14c-14n-16w-16r-18m-20 phon
g12 publishing
g12b-10 puzzle
g12 raisi…
g12r-10o-10 regro…
g12d-10a-10r-12b-12o-12c-14 retre…
g12o-12 rival…
g12d-10a-12m-14r-14b-14c-14n-16 roblo…
g12r-10d-10m-12b-12n-14v-14a-14o-16 sats $
g12w10r-10a-12b-14n-14c-18 sell $
g12 shrinks as
g12o-10b-14 skill
g12 sky mavis
g12r-10p-10c-14 spenc
g12r-10p-10c-14 spencer $
g12r-10p-10c-14 spenc…
g12c-10 square enix
g12m-10r-10a-12o-16 store
g12o-10b-14 tapsw…
g12o-10c-14 team $
g12a8v-10c-10o-14 the grid
g12o-10n-12w-12v-14r-16d-16c-16m-20 three $
g12m-10r-10c-12b-14 title
g12m-10a-10r-12c-12o-12b-14 to own
g12b-10m-12d-12o-12n-14 treasure
g12b-10v-16o-16 user
g12 web3 gaming
g12b-12 winners $
g12 with snoop
g12b-12o-16d-22w-24p-24m-26 world
g12o-10 آنچین…
g12a-12w-12m-14b-16d-16n-16r-22 اخراج
g12a-12w-12m-14b-16d-16n-16r-22 اخراج کرد
g12a10m-10r-10d-10c-10n-12b-16o-16 استوری
g12v-10p-10m-12d-12c-12n-14b-16o-20 استور…
g12 استپن
g12n-10v-10m-12r-12d-12b-14c-14a-16 استیش…
g12v-12a-14w-16b-18d-18n-18m-20c-26 اسپان…
g12 بازی سازی
g12 بازی شد
g12o-10 بازی گادز
g12n-12m-14a-16c-20 بلاکچینی
g12b-10 بلاکچینی با
g12n-10 بیزار…
g12o-12 دربیاور
g12o-10 دربیاوریم
g12m8b-10o-16v-18 درصد ریخت
g12m8c-12b-14 رقم
g12m-10d-10w-10b-12n-12a-14o-20 رمزارزی
g12o-16 روبلا…
g12m-12a-12o-12b-16 رونین
g12o-12 رویا
g12o-12 رویای…
g12b10p-12v-14w-14n-16o-18d-20m-24 سازند…
g12r-10v-12d-16n-16a-16c-18 سوی
g12r-10v-12d-16n-16a-16c-18 سویی
g12o12b-10m-12r-16c-16 ورزش
g12r-8m-12 پلتفر…
g12n-10v-10m-12r-12d-12b-14c-14a-16 پلی استیشن
g12a-10w-10m-14r-14n-14b-16o-16d-18 کارکنانش را
g12a-10w-10m-14r-14n-14b-16o-16d-18 کارکن…
g12a-10 کشاورزان
g12 کن
g12o-10 گادز
g12o-10 گادز آنچیند
g12 گو
g12 گیلد
g12m-12 گیمر
g12m-10 گیمرها
g12m-12 گیمره…
g12a-10p-12c-14o-14b-16w-16 یک میلیون
g10 <coin> lol
g10m-14 <coin> miner
g10c-10 <coin> بعد
g10d-12b-14w-14o-14 <coin> رفت
g10c-10b-12r-14 ^ immutable
g10 ^ nyan
g10 ^ play
g10c-10 ^ star
g10n-10a-10 ^ stepn
g10m-14 ^ درآمد
g10 accused
g10a-10r-12b-12o-12w-16 adds <number>
g10c-10 atla
g10c-10 atlas
g10 capta…
g10 click
g10 click…
g10 closes $
g10r-10n-10m-12c-12 downl…
g10d-12 downs…
g10 dy
g10 dying
g10 dying $
g10c-10o-12 flags…
g10 fnati…
g10o-12 game $
g10b-12 game jam
g10r-8d-12 game with regulator
g10 games keep
g10a-10n-12c-12 gmt
g10n-12 hate
g10 hero
g10 heroe…
g10n-12 holder with tech
g10m-10c-12 idle
g10 keep dying
g10r-10m-12o-16p-18d-20c-22 land
g10 laser…
g10o-10 mini
g10m-8n-10a-10o-10c-14 most
g10c-10 most of
g10m-10 n
g10 nyan
g10 nyan heroes
g10m-10o-12p-14v-22w-24n-26b-34 pay
g10m-10c-12 puzzl
g10m-10c-12 puzzl…
g10o-10a-12 quests
g10c-12a-14o-14 quest…
g10o-10 regroups
g10 repeat
g10 repea…
g10c10w-10p-12r-14v-14m-16d-16n-18b-20o-20 sat
g10c10w-10p-12r-14v-14m-16d-16n-18b-20o-20 sats
g10b-10o-10d-12c-18 shuts down
g10 signs crypto
g10b-10d-10 spikes <price>
g10o-10m-14 stabl
g10o-8 stables
g10c-10 star atlas
g10 struggles
g10r-14n-14c-14o-16b-22a-22 sui $
g10 symbi…
g10 tcg
g10a-8n-10o-10c-12 tie up
g10a-10c-14o-14 ubiso…
g10c10m-18r-18 ultra
g10o-10n-12r-14a-16 web3
g10v-12p-12r-14m-16n-16c-18o-18 wind down
g10o-8 zed
g10o-10 آیتم
g10o-10 آیتم های
g10o-10 ارن
g10 از nft
g10w-10d-14a-14c-18o-22 استیک…
g10m-12c-14 امروز $
g10c-10 امیدو…
g10d8a-10m-12r-12c-12b-14 اپ
g10 بازی همستر
g10m-10b-10d-10n-10p-10c-18 بازیک…
g10c-10 بعد از
g10a8w-10o-14b-16d-16n-16 تمام
g10o-10 تو
g10o-10 تو ارن
g10 جایزه
g10w-12d-18c-18b-22 جهش
g10m-10 خوش
g10 درآمدز
g10 درآمدزای
g10b-10c-10w-12o-12 درون زنجیره
g10 دوم <coin>
g10b-10n-10m-12r-12w-12c-14 را عوض
g10a-12b-16m-18v-20 رفت
g10a-10o-12b-16m-18v-20 رفت $
g10o-10 روزانه همستر
g10w10a-10r-14n-14c-18m-20 عوض
g10w10a-10n-12r-14b-16m-18c-18 عوض کرد
g10 فراتر
g10d-10o-10 فصل دوم
g10c-10 فیلیپ…
g10n-12 مرداد
g10o-10 مسیرش
g10b-10 میرند
g10b-10 پرطرف…
g10o-10 پلی تو
g10b-10m-12 کریپتویی
g10n-12 کمبو
g10n-12 کمبوی
g8d-10b-12 <coin> spikes
g8 <coin> سوزانده
g8w-10d-12n-12c-26 ban
g8r-8b-10a-18d-24 business with price
g8d-10v-10r-14w-14c-14n-18o-26 chain with ofTrade
g8d-10 investigation
g8w-10v-12p-14n-16m-18a-18o-18 pick
g8w-10v-12p-14n-16m-18a-18o-18 picks
g8 ronin to
g8a-10 septe…
g8c-14 settled
g8c-14 settled $
g8c-12 بازیکنان
g8 سوزانده
g8 گیمف
g8 گیمفا…
g6 kombat airdrop
g6b-8c-12 to earn
g-10a-10d-12n-12v-12w-12b-16r-18 ^ dash
g-10a-10d-12n-12b-14r-16v-18 ^ galaxy
g-10 ^ gaming
g-10r-12d-12n-12a-14w-18 ^ jpmorgan
g-10p-10v-12n-16r-20b-20 ^ سود
g-10a-10b-12d-12n-12v-12m-14r-16 ^ ژایو
g-10a-10r-12n-12w-12m-18 arriv
g-10a-10r-12n-12w-12m-18 arriv…
g-10d-14n-14a-14p-14r-16m-20w-20 at <number>
g-10n-16a-16r-18 cheap
g-10v-14 check…
g-10m-12v-12b-14 inven…
g-10r-12d-12n-12a-14w-18 jpmor…
g-10 minti…
g-10b-14v-14a-14o-16p-18 net
g-10b-12o-16 prison $
g-10v-12a-12w-12n-16b-18 produ…
g-10m-12 rolls out
g-10v-12p-12c-14 shop $
g-10 to bring
g-10r-12n-14m-18d-18 tokyo
g-10a-10w-10c-10p-12m-14o-14 vaults
g-10a-14p-14m-16 votes
g-10c-12 why the
g-10 ازبکس…
g-10w-10b-12d-12n-12 جعلی
g-10 داران
g-10d-12a-12w-14b-16c-34 معاملات
g-10 مقابل
g-10d-12m-14b-16 پاکست…
g-10 کالای…
g-10r-12n-12a-12 کنند $
g-10p-10w-12b-14d-14n-16o-18 گری
g-12c-12r-14o-16p-18w-24 ^ hyperliquid
g-12c-14 avera…
g-12m-16r-18 chains
g-12a-12w-14r-16n-16b-22 futur
g-12a-12w-14r-16n-16b-22 futur…
g-12 get <price>
g-12r-14c-14o-18p-20 hyperliqui
g-12r-14c-14o-18p-20 hyperliquid
g-12n-14b-16 month…
g-12o-12 yuga
g-12 فصل تازه
g-12 گواه
g-12 گواهی
g-14 <coin> blockchain
g-14o-16 commu…
g-14 quali…
g-14 هک <number>
g-16d-18p-18r-26c-32 worth
# airdrop
a64o-12g-14m-20r-20v-20p-20b-22d-22w-22c-38 kind airdrop
a44m-8v-8n-10p-12w-14r-16b-18c-18o-18d-24 rule airdrop
a36v-8m-10w-12p-12r-14c-14d-20o-20b-22 own rule airdrop
a34v-8p-10n-14m-16r-22b-22c-26 airdrop with ofTrade
a30p-12w-14v-16c-16d-20g-20m-22b-22n-22o-22 دریاف…
a28b-8n-8g-8v-10p-10w-12c-12m-16o-30 airdrop with business
a28d-10v-10w-10p-10r-12n-16g-16o-18c-22 airdrop with chain
a28v-8w-10p-10r-12g-14d-16b-18c-20n-22 ایردر…
a26r-8p-10o-14w-20m-28 airdrop with coin
a26m-10n-10g-12b-16w-20c-24o-26p-32 coin UNI
a26r16o-10p-14b-16v-20g-20w-20d-22n-22c-32 free
a26g-10c-12o-12b-22 تست
a26g-10c-12o-12b-22 تست نت
a26m14n12p-8v-12o-12g-14b-20w-20r-32c-32 توکن
a24v-12w-14g-18r-20b-20p-20c-22o-22 airdrop with defi
a24r10m-10c-20g-26p-26w-30d-34 get
a24b-10o-10m-14r-14d-14c-18 get free
a24g-10p-12r-14n-14v-14b-18m-20d-20c-20o-22 jupua…
a24b-8p-12r-14v-14w-16d-20o-20 rewards
a24c-8m-10p-12r-14v-14d-20o-20 rewar…
a24o-10d-14w-14c-18 shared rule airdrop
a24m-12g-12r-14d-14c-14o-14b-16n-16 امتیا…
a24g-10 ایردراپ های
a24m-10r-12d-12b-14n-14o-16c-18 کلیم
a22w-10r-14n-20d-22o-22 airdrop with price
a22m-10b-10o-12d-20 stimu…
a22d-10r-12n-14m-16o-16b-18 توکن می
a20v-10g-12o-14r-18d-18n-22m-26 <coin> holders
a20r-10p-10b-12d-14n-16c-16m-18 ^ ایردراپ
a20g-8m-10w-10r-12d-12o-16c-18 ^ زمان
a20g-12o-14b-16m-18d-18w-18n-20 airdrop with exchange
a20b-8o-10w-16c-16p-16n-18v-18g-22 claim
a20 claim $
a20r12w-12p-14g-16n-18o-20d-24 five
a20w-14m-18d-22 five years
a20o-10g-12d-14 givea…
a20d-10m-14o-14b-18c-18 owners
a20c10r-10g-12w-12v-14d-16o-16b-20m-22 owner…
a20g10r-10b-12m-14c-14o-16 players
a20r12p-12o-12w-16v-18d-20n-20g-22c-28 seek
a20d-10v-10n-12o-12m-14r-16c-16b-18g-18 seeke…
a20r-10d-10g-10c-14o-14m-16b-16n-16 snaps…
a20b-8c-12r-14d-14v-18w-18g-20 token
a20c-10p-10o-10m-18b-20 دارندگان <coin>
a20r-12v-14w-16p-16o-20n-22m-26g-26 نت
a18p-10r-12b-12n-12c-12o-16 ^ aster
a18m-10r-10g-10b-12d-12v-12n-14c-14o-14 ^ flare
a18o-10m-12c-20 ^ layerzero
a18b-10o-14d-16 ^ meteora
a18b-10m-14c-14g-16 ^ opensea
a18d-10o-12 allocation
a18r-10g-10m-12b-12v-12n-14c-14o-14 flare
a18m-10r-12b-12o-12n-14g-14c-18 hands <number>
a18m-10b-10o-10c-16 midni…
a18w-12b-14c-18 night $
a18g12m-14b-14c-20o-20 playe…
a18b-10w-12r-14g-14p-14m-16n-16c-20 returns with
a18n-8c-12g-14b-16 strk
a18g-14w-14m-18r-18o-20b-22 years on
a18b-14 آموزش شرکت
a18o-10 اسنپ شات
a18m-10d-10n-10r-12b-12c-12 امتیاز
a18m16n10v-10p-10d-18r-20o-20b-24w-24c-30 حذف
a18w10v-12r-14g-16p-16o-16m-24b-24 دارندگان
a18w16n-12v-12r-16g-16p-16o-20m-26b-26 دارند…
a18c-10r-14v-14w-14n-18d-20 زمان
a18o-10 شات
a18b-14 شرکت در
a18g-10c-10o-10b-16 لینیا
a18d-12n-12r-14o-14b-16w-16 می گیرند
a18d-12n-12r-14o-14b-16w-16 گیرند
a18d-12n-12r-14o-14b-16w-16 گیرند $
a16m-10r-10c-12b-14 <coin> seeker
a16n-10c-12o-12m-14 ^ starknet
a16o-8 ^ آموزش
a16d-10g-10b-12c-12 ^ اسنپ
a16o-14w-16c-18 ^ حذف
a16w10v-10r-12b-12g-12d-14o-14m-16c-20 ^ دارندگان
a16r-10m-12b-12 ^ متامسک
a16m-10g-10c-10r-12b-12o-12 ^ مهلت
a16n12m-10r-10c-16p-18d-22o-34 airdrop with trading
a16m-10o-10w-18 airdrop with whale
a16n-8g-10c-10o-12m-14d-14 alloc…
a16 are airdrops
a16b-14 contributor
a16b-14 contributors
a16m-12b-12c-14 evmo
a16m-12b-12c-14 evmos
a16r-12w-12m-14b-14v-14g-14o-16c-18 flar
a16 for early
a16g-16 fume
a16g-16 fume over
a16b-14 github contributors
a16b-14 githu…
a16o-10g-12 giveawa
a16g-10o-10 giveaway $
a16n12w10b-8p-16m-18v-18r-22g-22o-30 holders
a16d-14 holders get
a16p14b-10n-14g-14o-16m-20c-24 layer…
a16b-10c-12o-16 meteo…
a16n-10o-10d-14b-16w-16m-18 night
a16n12w-16g-20p-20o-20m-22r-24b-26 on $
a16b-10d-12c-16o-16g-18 opens…
a16m-12b-12c-14 rektd…
a16m-10r-10c-12b-14 skr
a16m-10r-10c-12b-14 skr $
a16 some
a16n-10c-12o-12m-14 stark…
a16b-10w-12 sybil
a16g-10c-10 telegram users
a16g-10n-12b-16o-16 testnets
a16m-10r-12d-12g-12w-24o-24 users
a16m-10r-10c-12 آلفا
a16d-12 ایردراپ هایپرلیکویید
a16m-10r-10c-12 بایننس آلفا
a16g14d-10b-18c-18o-22 بلوم
a16c-10m-12d-12n-12b-14o-14r-16 جوپیو…
a16b-16 در تست
a16v-10w-10p-12g-14d-16b-18c-18n-20o-20 دوباره به
a16w-14o-14c-16 سیبل
a16v-10w-10r-12g-12d-14o-14b-16c-18 موناد
a16o-12 کنندگ…
a16c-10m-12d-12n-12b-14o-14r-16 گذاشته
a16g-10p-10d-12n-12m-14b-14c-14r-16 گذاشت…
a14b10m-14c-20 <coin> users
a14c-12v-14g-14p-16n-18r-24 <number> هزار
a14c-10o-10 ^ backpack
a14w-12r-18m-20 ^ bybit
a14r-12b-12n-12v-12w-12c-12g-14p-14 ^ jupiter
a14n-10w-12o-12r-14m-16b-20 ^ metamask
a14c-10o-10g-12 ^ midnight
a14b-12o-12 ^ story
a14d10o-10r-12m-20b-22 ^ سهم
a14 ^ فصل
a14v-10w-10r-12g-12d-14o-14b-16c-18 ^ موناد
a14d-14m-22 airdrop with analyst
a14m-12g-16o-18 airdrop with nft
a14o12m-8n-8r-12b-16w-20c-24 airdrop with wallet
a14v-10g-10n-12p-12r-14b-14c-14o-16 ast
a14v-10g-10n-12p-12r-14b-14c-14o-16 aster
a14b-10g-10o-10m-12c-12 base token
a14m-10n-10g-10c-14o-14 begins
a14g-10c-12o-14 begins $
a14r-10c-10o-10n-12 cand
a14r-10c-10o-10n-12 candies
a14b12w-10c-12p-12m-18 coin DYDX
a14r-10c-10o-10n-12 coing…
a14m-10d-14o-18 confirm
a14m-10d-14o-18 confirms
a14n-10 distribution
a14v-10d-12n-12m-14g-16r-18o-18 donat…
a14 dood
a14b-12m-14 each
a14b-10 eligi…
a14b12p-12v-14g-14d-16n-16w-18r-20o-20 ever
a14n-10m-12c-12 expect $
a14r-8m-10c-14 freeb
a14r-8m-10c-14 freeb…
a14c-16 from wallets
a14 give
a14r-8m-10c-14 jumps…
a14m-12c-16 launchpool
a14o10g-10v-12w-12p-12m-14n-14b-16c-20d-22 met
a14d-10g-10n-12o-14w-16m-18r-18b-22 metam…
a14 millionair
a14 millionaires
a14n-10g-10m-12o-12d-14b-26 ofTrade with wallet
a14o10c-10r-12g-16 payout $
a14b-10p-10v-12w-14g-16r-20n-22c-24 point
a14b-10p-10v-12w-12g-16m-18r-18n-20c-20 point…
a14 postponed
a14 postp…
a14r-10o-10n-12w-14c-14 redee…
a14v-10r-12w-12m-16o-20b-26 relau…
a14r-10m-14o-14d-16 stage
a14r-8m-10o-10c-12d-16 stage <number>
a14m-18 stake and
a14n-10m-12w-12o-12b-16 story
a14n-12v-14p-14w-16d-22 t
a14c-10w-12p-12v-14g-14r-16d-16m-18n-20 to a
a14o10d-12n-14r-16b-18c-26 to new
a14o-14 token farmers
a14c-10o-10d-12 tonig…
a14r-12b-12m-16 up for
a14m10b-10r-12n-12o-16c-18 ups
a14w-10v-12g-12n-14p-14r-18c-24 vote $
a14d-10 what we
a14b-10r-12n-12o-14c-20 wld
a14n-10o-12c-14 yapp
a14n-10o-12c-14 yappe…
a14g-12p-20m-34 years
a14o-12b-14m-16 zora
a14m-10b-10r-14 آموزش
a14o-12 امتیازده
a14o-12 امتیازدهی
a14r-10m-12b-12d-12n-12o-16 توکن بیس
a14g-12w-12c-12o-12d-18 را باز
a14m-10b-10d-10g-10c-10 فروختند
a14m10d-10n-14o-18 قیمت <price>
a14d-10n-10w-12o-14m-16b-18r-20 متامس…
a14c-10b-12o-12m-14 مهلت
a14b-14 مگا
a14b-14 مگا <coin>
a14d-10b-14c-14o-14 میجر
a14b-8w-10m-12c-14 نایت
a14b-8w-10m-12c-14 نایت می
a14b-14 نت مگا
a14b-8v-12g-12r-16p-16d-20c-22 هزار
a14g-10 گرفته
a14g-10 گرفته شد
a12c-12 <number> توکن
a12c-12b-14 <price> for
a12o-12 ^ are
a12d10m-10b-10c-10o-10g-18p-18 ^ berachain
a12 ^ celestia
a12n10r-10p-14o-14 ^ fake
a12v-10g-10m-12n-12b-14o-16 ^ kaito
a12m-10o-10 ^ lighter
a12b-10g-10o-12w-14d-16n-16r-18 ^ okx
a12w12r-8o-10b-12c-14 ^ old
a12w-12 ^ sybil
a12 ^ unclaimed
a12v-10o-12c-16 apps
a12m-10 arbitrum dao
a12p-12v-14r-16g-16w-16m-18n-18o-20 begin…
a12d10m-10b-10c-10o-10g-18p-18 berac…
a12r-10c-12 binance alpha
a12 blocked
a12d-10c-10 campa…
a12o-10n-12c-14 candi…
a12 celes…
a12m-10r-12g-12w-14d-16 chain with wallet
a12g-10n-12 chest
a12g-10n-12 chest…
a12o-10 claim opens
a12 claiming
a12n-12v-12g-14c-14m-16d-18 confi…
a12n-10c-10m-14o-14b-16 depositor
a12n-10c-10m-14o-14b-16 depositors
a12g-14o-14c-16 donation $
a12c12w-16 drains <number>
a12b-8m-12 each $
a12g-10p-10d-12n-12b-14w-14o-14r-18 ever $
a12r-10g-10m-12d-12o-16 explained $
a12n-10c-10o-12 flaredrop
a12m-10r-10d-12v-12g-12c-14o-14 flare…
a12n10w-10r-16d-20g-20o-24 gives
a12c-10 glaci
a12c-10 glacier drop
a12c-10 glaci…
a12 grid gun
a12 gun
a12b-12d-12 hande…
a12b-12d-12 hasn
a12c-10r-12d-12n-12w-12b-14o-18 hint
a12r-10d-12n-12b-14g-14o-14 hints
a12w-12 hunters
a12 indef…
a12v-10g-10m-12n-12b-14o-16 kaito
a12v-10c-10n-12g-12o-12b-14 lands $
a12d-12 lighter points
a12v-10p-12m-14n-14g-16r-18w-18 line
a12c-10 midnight glacier
a12 of tokens
a12c-10 owners $
a12d-10n-12v-12m-14b-14c-14 payou…
a12g-10c-10m-12 polla…
a12o-10d-12 pot
a12d10v-10n-14w-14p-14m-18g-18o-18c-20 proof of
a12b-8 recipient
a12b-8 recipients
a12 saga
a12c-10b-12 scave…
a12w-14r-16n-16p-16v-18c-18 set
a12o-10d-12 small…
a12c-12 soon
a12c-12 soone…
a12r-12n-12g-12p-12v-14w-14m-20 stag
a12v-10m-14r-18 stake
a12w-12 sybil hunters
a12 testers
a12b-10m-12 than you
a12o-10d-14 to farm
a12o10r-16c-18 to treasury
a12v-10c-12r-16b-16p-16 tokens
a12r-10c-10 treasury $
a12 unclaimed tokens
a12 uncla…
a12r-10c-12 uni
a12g-14v-16p-16w-20n-22 users $
a12d10m-8b-10v-14w-14p-16n-18r-22 vote
a12m-10b-10 آذر $
a12b-10 ارزشم…
a12 از توکن
a12d10g-10r-12n-12w-12o-12b-14c-22 این هفته
a12c-10 به دارندگان
a12 تایید کرد
a12p-10 دزدید
a12 را تایید
a12r10b10n-14m-18v-18p-20g-22c-24 رای
a12m-12r-12o-12b-24 سهم
a12 سی $
a12m-10 سیکر
a12 شروع شد
a12r-12b-12d-14c-16 فصل
a12b-10 موناد به
a12c-10o-10g-12 موند
a12r-10p-10m-14n-14w-16 می دهد
a12g-10c-10o-12d-14n-14 نشده
a12o-10m-12 نشده به
a12m-10n-12 هدیه داد
a12m-10n-12 پلاسم…
a12n10r-10b-10o-12m-16 کاربر
a12 کلکسیونرها
a10d-10 <coin> biggest
a10p10c-12b-14d-14n-16 <coin> توکن
a10 <person> midnight
a10n-10o-10b-14 ^ plasma
a10 ^ pudgy
a10c-10o-10b-12 ^ خریداران
a10c-12o-12m-16 addresses $
a10 airdrop $
a10g-10m-12w-12o-14n-16p-20 airdrop with theft
a10b-10 bera
a10g-10c-10 billion tokens
a10b-10 boyco
a10 buckl
a10 buckl…
a10d-10 cancel
a10d-10 cancels
a10o10r-10d-10m-12b-12n-12g-14c-14v-16 check
a10 coin C98
a10o10r-12w-12c-12b-18 deep
a10w10d-10o-10r-12n-12 distr…
a10m-10n-10r-12g-14o-14 donation
a10r-10d-12n-12c-14 expec…
a10o-10 exploring
a10 generation
a10c10m-10v-10b-12w-12r-18d-20g-20o-24 giv
a10m-10d-10 giveaways
a10 gras
a10 grass
a10m-10w-12o-12 hunte…
a10o-10 incon…
a10v-12w-12o-12b-14r-16n-16g-16c-16p-16 jupit
a10v-12w-12o-12b-14r-16n-16g-16c-16p-16 jupit…
a10r-12b-12m-14n-14c-18 lp
a10c-8 metamask rewards
a10 morpho $
a10p8v-10w-16r-18d-18m-24 nft with ofTrade
a10 noon
a10d-8 otc
a10m-10o-12 out after
a10o-10c-12 programm
a10 pudg
a10 pudgy
a10p-16v-20r-22w-22g-24o-26 put
a10 qualify $
a10c-10b-12g-12 recip…
a10o-10 rumours $
a10o10n-10c-10r-12b-14 sea
a10o-10b-12 share $
a10 sybil…
a10c10m-16 taxes
a10m-12n-14 that could
a10c-10 thres…
a10b-10d-10c-16 ties
a10b-8w-12v-14d-16n-18g-18o-20 us
a10 wallets qualify
a10n-10v-10b-12p-14w-16 weekend $
a10m-10 آذر
a10m-10r-16 آمریکایی
a10v-10w-10n-14g-14c-16m-18 آید
a10v-10w-10n-14g-14c-16m-18 آید $
a10 اسکرول کاربران
a10 اسکرو…
a10c-10 امتیازها
a10 ایردراپ را
a10p-10v-14n-16g-20o-20r-24 باز کرد
a10v-12b-14p-14g-16o-30 باینن…
a10c-8n-10b-12d-12w-12o-12 به خزانه
a10w-10o-10c-16 تا <number>
a10o-8c-10 تمام می
a10 توزیع توکن
a10 داگز
a10c-8p-10r-12m-14n-14w-16 دهد
a10p-8r-10m-14n-14w-16 دهد $
a10 را عصبانی
a10w-10 سیبیل
a10m-10w-10 شناسا
a10m-10w-10 شناسا…
a10 عصبان
a10 عصبانی کرد
a10 عصبان…
a10c-8m-12 فردا
a10 لایتر
a10 لیست ایردراپ
a10c-12 محروم
a10o-8 مهلت کلیم
a10v-10w-10n-14g-14c-16m-18 می آید
a10 میلیونر
a10 ها توکن
a10c-10d-12m-16 هر
a10c10m-10 وقت
a10 پرتال
a10 پک
a10m-10c-10 کلکسیونر
a8c-16 <number> wallets
a8b-12g-12o-12c-18 <price> as
a8c-10m-14 ^ linea
a8 crush
a8r-12d-12p-14 drains
a8 eligibl
a8 eligible
a8o-10m-12r-12 raised
a8o-12 rejoice $
a8o-12 rejoi…
a8g-10n-16w-16r-18b-20 you
a8 ایردراپ جدید
a8o-10d-12c-14b-16 خریدا…
a-8 finance $
a-8p-10m-12g-12w-22v-26 new
a-8w-10c-14 شد
a-10o-10m-12 <coin> labs
a-10o-12r-16w-16 <coin> زیر
a-10m-12b-12d-18 ^ wyoming
a-10c-10 approves
a-10 arbitrum $
a-10r-14n-14b-18 balan…
a-10m-12n-12r-14d-18o-20 co
a-10o-10c-28 coin IMX
a-10p-10o-14w-20b-28 end
a-10w-10n-12d-18o-20 exchange with tech
a-10o-10d-12n-12g-12r-16b-16 galax
a-10o-10d-12n-12g-12r-16b-16 galax…
a-10r-12b-14 heads
a-10w-10p-10m-12v-12b-16c-18 judge
a-10o-10v-12w-12b-14n-14r-16 month $
a-10c-10 new year
a-10r-12g-12b-14n-14 offic
a-10c-10o-10m-12b-16 on sui
a-10b-14m-16 rejec…
a-10g-12m-14 rolls
a-10g-12w-12n-14d-16m-18 texa
a-10g-12w-12n-14d-16m-18 texas
a-10b-14 threaten
a-10b-14 threatens
a-10 token on
a-10o-10v-14w-16b-18n-20 trading $
a-10m-12b-12d-18 wyoming state
a-10r-14c-14d-16b-18 اش را
a-10w-10b-14d-14v-14r-16n-16 امروز
a-10m-14n-16g-16c-18 اوراق
a-10r-12d-12n-12b-16 جان
a-10 جان می
a-10d-14n-14w-16b-18 حمایت
a-10m-12n-12v-12b-14c-14 دوم $
a-10d-12g-12m-14b-14n-14v-14w-14 نفر
a-12m-14r-14d-14n-14p-14v-16c-20 ^ polygon
a-12 ^ soulbound
a-12d-18c-24 ^ treasury
a-12b-14m-16c-18 acces…
a-12m-14b-16 gets a
a-12c-14 l2
a-12c-12p-16 overt…
a-12g-14p-14n-16d-18r-20 post
a-12p-12w-14r-18v-18d-20 run
a-12c-14 seven
a-12r-14w-14b-16 spark
a-12d-14m-16r-20b-24 staff
a-12c-14 wants
a-12c-12n-14g-14d-16m-18 writ
a-12r-14d-16c-16b-20 اش
a-12r-14b-16n-18o-18w-20m-22 باخت
a-12r-14b-16n-18o-18w-20m-22 باخت $
a-12c-12p-14m-22g-22o-30 توکنی…
a-12o-14r-16n-16w-18d-20 مورگا…
a-12b-18d-26 ها به
a-14 can now
a-14g-16p-16r-18o-18 از <coin>
a-14 بلاکچین $
# whale
w56p-10b-12m-16o-16v-18r-20d-20g-20n-22c-22 kind whale
w42n-8v-8p-10m-12r-12a-12o-12c-22b-24 rule whale
w32m-8g-8c-8p-10d-14r-20v-20a-20 kind transfer
w32p-8r-10a-10o-12c-18b-22 shared rule whale
w30b-8d-10p-10n-12m-14c-16r-20 coin with transfer
w30r-10v-10c-10m-12a-12p-14g-18n-24 ofTrade with transfer
w28c-12b-14v-14a-16g-18n-20o-20r-22 kind watcher
w28g-8b-10v-12r-16m-18n-18d-22o-24 trading with whale
w26g-16r-18d-18m-20v-20a-24n-28p-28 ^ <number>
w26a-10m-12c-20 coin with whale
w26r-10n-10a-10p-12m-16b-16c-20 own rule whale
w26r-10d-12n-12v-12a-14m-16b-18c-18 whale…
w26n12p-12b-14a-14o-14r-16d-18c-34 فروخت
w26o12g-10m-12n-14a-14r-16d-16v-16p-16b-18c-24 نهنگ
w24v-10r-14n-14a-14b-18c-20 giant
w24n-10b-12v-12g-12r-14o-16m-18d-18p-18c-20 machi
w24m-10o-10c-20 person with whale
w24r-10c-14b-24 صاحب
w24n12g-8b-10p-12r-14a-14o-14d-16c-28 فروخت $
w22r-8p-8b-12g-14o-16d-18c-20 <number> <coin>
w22c-10o-16 ^ giant
w22g-8v-10a-10p-10r-12n-12b-14d-18c-18m-24 ^ نهنگ
w22b-12a-12m-14o-14c-16 accum…
w22d12n-10p-10o-12b-16c-26r-30 coin with exchange
w22r-10o-14c-24 ofTrade with whale
w22r-10b-10c-14m-16 shift
w22r-10b-10m-14c-14 shifts <number>
w22r-10b-10m-14c-14 shift…
w22c10r-14v-16n-22p-22b-30m-32 wallet
w22c10r-14v-16n-22p-22b-30m-32 walle…
w22p-12r-16n-16v-16g-16a-18b-22c-26 whal
w22v-10n-12b-14c-14m-18 قدیم
w22o10d-12n-12b-14c-14m-18 قدیمی
w22b-10m-14c-14 نود
w20b-10m-14 <coin> whales
w20c-10d-12m-20 <coin> فروخت
w20n-10v-12g-12m-14r-14d-14o-16c-18p-18 ^ machi
w20c-16m-18 binance $
w20r-12a-12m-14p-16b-22c-32 defi with person
w20a10c-10m-14b-16p-18v-22g-24o-26 hold
w20m-10a-10o-10r-12b-12c-20 holder
w20a14b-10p-16v-20m-22g-22r-24o-32 holde…
w20m-18 og
w20v-10g-10n-12a-12p-16o-32b-34 person justin-sun
w20r-10m-12d-14c-22 to binance
w20d-10o-10r-14 transf
w20b-10c-18 wallet moves
w20m-8o-10r-12b-12c-16 بیدار
w20b-10d-10n-10v-10m-12c-14a-16o-16 فروشن…
w20m-18 لانگ
w20r-10a-14c-18 هزار <coin>
w18c12m-12b-22 <coin> ها
w18r-12d-14o-14b-16c-22 ^ trader
w18m-10b-10c-12o-14 accumulate
w18v-12g-12d-14n-14p-16m-18r-18b-18o-20 addre…
w18d-10c-10o-10m-16 analyst with transfer
w18p-12r-14b-16v-18a-18d-20n-20m-22o-26 big
w18a-12p-12o-14d-16m-18 coin with wallet
w18d-10n-10g-12a-12o-16r-20b-20c-22 holder with whale
w18b-12c-16 miner with transfer
w18m-10o-10b-14c-14 offlo…
w18m-12o-14c-16 short $
w18g12d-8r-10a-16p-18b-22v-26c-26 top
w18o-12c-14 wallet with whale
w18r-10o-10b-12c-14 بیدار شد
w18r12n-10b-18m-20c-24 دلار <coin>
w18b-8v-8r-10d-10n-10a-14c-14o-14 فروشند
w18b-8v-8r-10d-10n-10a-14c-14o-14 فروشند $
w18d-12o-14m-16 ماچ
w18d-12o-14m-16 ماچی
w18b-8v-8r-10d-10n-10a-14c-14o-14 می فروشند
w18a-12n-14p-20c-38 میلیون <coin>
w18m-14 کف $
w16v-10o-10n-12g-18d-26 <number>
w16c-14 ^ alameda
w16o-10 ^ arkham
w16b-10c-18o-20 ^ german
w16c-14 ^ wallets
w16c-12r-14 ^ دولت
w16c-14 alame…
w16m8a-8o-10r-12d-18b-26 analyst with coin
w16o-10 arkha…
w16n-10o-12m-18b-20 as <number>
w16o-10g-12m-20c-24 business with whale
w16b-10m-12c-16 empti…
w16n-10g-10a-10p-10b-14d-14c-22 germa…
w16d-12c-16m-20 government
w16g-10c-10p-14v-16o-20m-32 hands
w16b-10o-12m-16c-16 known
w16o10d-8b-10v-10m-12c-26 linke…
w16o-10m-14 mega
w16r-8b-10c-14 miner with whale
w16d-10m-12v-16o-16n-18a-20 mov
w16v-12n-14a-16r-18m-34 moves
w16o-10r-14m-18b-24 moves <number>
w16d-10m-12c-14 opens <number>
w16m-12o-12r-14c-16p-16 reloa…
w16m-8 scoop
w16p-10r-12n-12a-14o-14b-20c-22 trader
w16c-10m-18 unloa…
w16b-10m-12c-12 unstakes <number>
w16b-10m-12c-12 unsta…
w16m14n-10c-10o-14 wlfi
w16m-10r-12b-14c-14 آلامد…
w16b-10p-10c-12o-12r-22n-24 باز
w16d-18c-18 برداشت $
w16m14a-10b-12v-14g-18r-22d-22n-22c-30 بزرگ
w16r-10b-10d-10n-12o-12a-14c-16 بلندم…
w16r-12m-14c-14b-16 تقسیم
w16r-12m-14c-14b-16 تقسیم کرد
w16n-10c-10b-12m-14 جامپ
w16m-12r-12g-12b-14c-14 را بین
w16o12v-10p-10g-12d-16a-16b-18n-18m-22r-22 ساتوش
w16o12v-10p-10g-12d-16a-16b-18n-18m-22r-22 ساتوش…
w16r12a-10g-14o-14d-16n-16b-18m-20 طلبکا…
w16b-10m-12c-12 فرستاد $
w16b-10m-12c-12 فرستا…
w16m-16 قدیمی <coin>
w16m-10d-18o-18 لیکویید شد
w16m-12 ناشنا…
w16v-16m-18n-18o-18b-22 پول
w16m10v-10g-12d-14a-14r-16n-16o-16c-18b-22 پپه
w14a8d-14n-16o-18m-22 <coin> <number>
w14 <coin> جابه
w14m-12b-16c-16 <coin> های
w14c-10 <person> linked
w14m-18 <person> میم
w14o-14 ^ insider
w14b-10c-10m-12 ^ jump
w14o10m-14c-14 ^ spacex
w14r-10o-10m-14 ^ who
w14b-10c-12m-14 ^ wintermute
w14 ^ جابه
w14r-10b-14c-14p-14m-16n-16 ^ سکه
w14g-10a-10r-12o-12d-16m-18 ^ یک
w14c-14 after four
w14a-8r-10c-12o-12m-14 casas…
w14m12p-10v-12a-14n-18g-18r-22d-24o-30b-32 coin DOGE
w14o14a-18c-18p-24m-28 coin LDO
w14a-8r-10c-12o-12m-14 cracked
w14m-10a-10 defi with whale
w14d-10n-16b-20c-24 dip
w14m-10o-10c-16 dip again
w14c-14 distributes
w14m-20 exchange with holder
w14m-10r-10 exchange with wallet
w14c-16 exchange with whale
w14o10m-8b-14c-14 four years
w14m-10c-16 garre…
w14m-12c-14 german government
w14m10o-12b-14c-20 go $
w14o-10a-14n-16v-16g-16p-16m-24 gover…
w14g-10c-10d-14p-14v-16o-20m-32 hand
w14g-10a-12r-14v-14b-16d-16n-16c-18 hay
w14g-10a-12r-14v-14b-16d-16n-16c-18 hayes
w14a-10r-12n-12d-16g-16m-18b-20 hidde…
w14r-14 in seized
w14c-12m-18 insider
w14o-14 insider whale
w14m-10c-16 jin
w14b-10c-12m-14 land at
w14b-10m-12 larg
w14b-10m-12 large
w14c-16 larse…
w14n-14g-14d-16c-16a-18 leave
w14c-10 linked address
w14 looko…
w14c-14 lubia…
w14o-10 mega whales
w14o-10b-12c-14 offloads
w14v-12g-12o-12n-14m-18d-18r-22 old
w14o-10b-12c-16 outfl…
w14b-10c-12m-14 robinhood $
w14d12a8b-10r-12v-12c-14g-18p-24o-30 shared rule crypto
w14o-10m-14c-14 siblings
w14o-10c-16 sibli…
w14o12c-14m-16 space…
w14m-12c-12 spots
w14c-14 transfer
w14m-10c-12 transfers <number>
w14m-12 unloads
w14r-10o-12c-18 up <number>
w14r-14 us government
w14m12 wak
w14m12 wakes
w14c-18 wallets with
w14b-10c-10 watcher with whale
w14d-10 whale opens
w14n-12a-12b-14o-14r-16d-20 wintermut
w14n-12a-12b-14o-14r-16d-20 wintermute
w14r10m-10n-12b-18c-22 آزاد کرد
w14m-10b-10o-10 انباشت می
w14a10m-10c-10p-14g-16v-18n-20o-22 برداش…
w14m-12c-18 به بایننس
w14 جایی مشکوک
w14n-10p-10r-12d-12g-12a-12m-16o-16 خارج شد
w14c-10d-14 خبر داد
w14m-12 خریدار
w14o-10 خفته
w14r12v-12a-14n-18m-20d-22o-24 دارا
w14r12v-12a-14n-18m-20d-22o-24 دارای…
w14n-10m-14 دارنده
w14b-8d-10g-10c-10 در کف
w14b-10c-10m-12 دولت
w14p-10g-12v-14a-14n-18b-24o-24 را در
w14r-12n-12d-14o-18 رابین
w14r-12n-12d-14o-18 رابین هود
w14c-10 سود <number>
w14v-10g-10p-12m-14d-16c-18 فیزیک
w14p-10m-12d-14c-16o-18 فیزیک…
w14c-10m-12b-12 قدیمی <number>
w14r-10b-10v-10a-10p-10n-12g-12c-18o-20 لیکویید
w14 مشکوک
w14 مشکوک <number>
w14 منتقل کرد
w14n-10g-10r-12a-12o-16 می کنند
w14o10d-10m-18 نهنگ های
w14o10a-10d-12v-12c-14n-20 ها $
w14m-10b-10o-10 ها انباشت
w14c-12o-12 هایپ
w14r-12n-12d-14o-18 هود
w14o-10r-12d-12c-16b-18 هولدر
w14m-10b-14 کننده
w12r8p-10g-12b-18 <coin> founder
w12c-10m-12 <coin> will
w12m-14 <coin> استیک
w12c-10m-14 <coin> برداشت
w12m-12 <coin> دست
w12b-8m-14c-14 <coin> روی
w12 <coin> منتقل
w12b-10m-18 <coin> هایش
w12m10p10n-10r-14a-14b-18c-18o-20 <number> on
w12d-12 <person> pulls
w12r-10d-10n-10v-10c-12m-16 ^ hayes
w12m-10b-10 ^ large
w12b-12o-12m-16 ^ mt
w12r-10d-12o-12b-14g-14n-16c-18 ^ on
w12c-12 ^ انتقال
w12b10p-10n-12o-14m-16 ^ بزرگ
w12o10b-10m-14c-14 ^ تسلا
w12c-10 accumulates
w12c-14 added
w12m-12r-12b-12n-12o-14c-16 addresses
w12n-10d-12m-16 airdrop with person
w12c-10m-12 analyst with whale
w12c-10 are buying
w12n-10a-10o-12m-20 behin
w12o-10b-12m-14 behind the
w12n-10a-10o-12m-20 behin…
w12c10g-10m-16 billions
w12c10g-10m-16 billions $
w12m-10 brother
w12o-10m-14b-14 cold storage
w12m-14b-16 control <price>
w12r10n-10a-10b-12c-14o-14m-18 crack
w12r8v-10n-12g-12a-12d-14o-14c-16b-18 crack…
w12a-10d-12r-14b-14 creditors $
w12g10v-10m-12r-12d-14n-14a-14c-22 days
w12r-10n-10a-10g-12m-14c-18 days $
w12c-10d-12 deployer
w12 dormant
w12 dorma…
w12c-10o-10m-12 dumpe…
w12b-10c-10m-12 erik
w12g-10n-12a-12r-16o-16b-22 exchange with transfer
w12r10b-14g-18v-20p-20n-22a-26 excha…
w12o-10 fry
w12m-10c-12 fund with transfer
w12c-12 gox wallet
w12c-10 holder with watcher
w12m-12r-14o-16c-22 in one
w12r-10m-14c-14 inflows
w12r-10m-14c-14 inflo…
w12b-12c-22 law with transfer
w12b-10a-10o-10n-12c-12 long term
w12 loops
w12c-16 mid
w12n-10a-12o-12d-14r-16 of <coin>
w12m-14b-18 of staked
w12b10m-14d-18 of supply
w12r-10a-10c-12o-12 open $
w12o-10 panic
w12v-12r-16g-16b-18d-18a-18c-20 pepe
w12c-10o-10m-12 rebuy
w12c-10o-10m-12 rebuy…
w12p-14c-20 regulator with theft
w12 scoops up
w12 scoop…
w12o-8c-10 seized
w12o-12c-16 seize…
w12m-12b-14 sends <number>
w12c-14 siz
w12c-14 sized
w12c-10m-12 sleut…
w12v-10a-10o-10r-12n-12b-18 spike
w12c-14m-16 spike $
w12b10c-12o-12 stir
w12o-12 stirs
w12c12r-10o-12b-14m-18 storage $
w12b-10c-12m-16 swaps <coin>
w12r-10a-10p-12m-14g-14o-14 tech with transfer
w12b-10d-10n-10v-12m-14 the man
w12o-10m-14b-14 to cold
w12a-10d-12r-14b-14 to creditors
w12c-10b-12 to exchange
w12m-10 to exchanges
w12c-10b-12 transfer $
w12b-10 transfer with wallet
w12m-12r-12 transfers
w12m-12 unloa
w12b-10c-10m-12 voorh…
w12o-12 wallet stirs
w12 whales accumulate
w12b-10v-10n-12o-12r-14d-16m-18 who is
w12v-12p-12g-14n-16a-16o-18r-22d-22 winte…
w12d-8c-14 yank
w12d-8c-10 yanks
w12b-10o-10c-16 آلمان
w12m-12o-14 اتنا
w12b-10c-10o-12 انباش…
w12r-10g-10n-12d-16b-20 اولیه
w12a10m-8p-14g-16v-18n-20o-22 برداشت
w12r-12o-12 بیت کوینش
w12g-12p-12r-14d-14a-16o-22 بیشتر
w12r10v-12a-14b-16n-16g-18c-20d-26 بین
w12c-12 ترامپ $
w12o10b-12m-18 تسلا
w12c-12 حرکت
w12p-14v-16a-16n-18g-20d-24 خارج
w12 خواب
w12o-8c-14p-14n-16 درصد
w12d-10c-12 دست به
w12m-10 دلاری نهنگ
w12b-8m-10 دلفین
w12r-10o-10c-12 دولت آلمان
w12m-10o-10 ذخیره را
w12r-12o-14 را خالی
w12b-10c-10 سال <number>
w12r-10g-10n-12d-16b-20 عرضه اولیه
w12c-12 لوبیا…
w12v-12a-12p-12r-14b-14n-14o-14g-16c-20 لیکوی…
w12 مرموز
w12o-10m-14 مقصد
w12m-12 ناشناس <number>
w12 نهنگ مرموز
w12c-10m-12o-12 ها و
w12m-18 هایش را
w12m-10a-10p-10r-12d-14n-14g-16c-22 هوشمند
w12m-10a-12p-12r-14d-14n-14g-18c-24 هوشمن…
w12c-14 پول مت
w12m-10c-12 چهار سال
w12v-10g-10o-10r-12n-12a-14 کنند
w12b-8m-10 کوسه
w12r-12o-12 کوینش
w12r-12o-12 کوینش را
w12b-12n-16v-16g-16p-16m-24d-24 کیف
w12b-12n-16v-16p-16g-18m-24d-24 کیف پول
w12r10d10v-12g-12p-12a-14m-16n-16b-22 گذار
w12m-10 گلس
w12m-10 گلس نود
w10b-12c-12 <coin> after
w10c-10 <coin> are
w10m-12r-12d-14o-16 <coin> co
w10p-10o-14m-16 <coin> in
w10 <coin> mega
w10 <coin> or
w10c-10 <coin> tracks
w10b-10 <coin> فرستاد
w10 <number> before
w10c-10b-16 <number> tokens
w10r-10c-10 <person> <price>
w10m-10n-10c-12o-12 ^ big
w10 ^ dormant
w10v-10g-10n-12a-12b-16r-18d-20 ^ exchange
w10b-10a-10o-10n-12c-12 ^ long
w10 ^ lookonchain
w10m-8p-10r-20a-20d-24n-24 ^ the
w10d-12c-14b-16o-16 ^ top
w10b-10d-12 ^ آرتور
w10c-10m-12 ^ السالوادور
w10c10r-10m-20 ^ بوتان
w10 add <number>
w10c10d-8p-10m-12r-12b-12o-12 addres
w10o-20r-22a-22 again $
w10c-10 bka
w10c-16 block reward
w10b-10d-10m-12o-14 broth
w10b-10d-10m-12o-14 broth…
w10m-12n-12 buyer
w10r-12d-12a-12m-18b-20 cold
w10 concentration
w10c10o-10m-12b-14d-16a-16r-18 creditor
w10c10o-10m-12b-14d-16a-16r-18 creditors
w10n-10m-12g-12a-14o-14c-20p-20 deploy
w10m-14b-16 exchange $
w10 exchange with watcher
w10o-14 eyebrows $
w10o-14 eyebr…
w10 flags <number>
w10r8m-8b-10 founder <person>
w10c-12 ftx estate
w10 glassnod
w10 glassnode
w10r-10 government moves
w10m-8d-10n-12o-12b-16 gox
w10p-10d-12g-12a-12n-14b-18r-20o-22 he
w10c-10 holds <number>
w10m-12 jump trading
w10 large holders
w10m-8d-10n-12o-12b-16 mt
w10m-8d-10n-12o-12b-16 mt gox
w10 pulls <number>
w10c-16 rewar
w10m-10 scoop up
w10m-10b-12c-18 seiz
w10o-12 sellers $
w10 shed
w10c10d-10a-10v-12g-14b-16n-16o-18 spot
w10n-10a-12c-16m-18 supply $
w10r-10b-12a-12o-12d-14n-16c-16 term holders
w10d-8n-10m-12r-14o-18 transfer with whale
w10b-12c-12 upbit
w10 wallet wakes
w10 whales add
w10m-10 whales scoop
w10c-10v-12p-16n-20o-22 with <number>
w10b-10d-12 آرتور
w10b-10d-12 آرتور هیز
w10n-10a-10r-14b-16 آپبیت
w10v-10g-10r-16p-16c-18 از <number>
w10m-10 الرت
w10c-10 بال
w10c-10 بالای
w10c-10 برداشتند
w10r-10d-10n-14o-16 بزرگ ترین
w10m-10c-10 بنیان…
w10d-10 توسط
w10d-10 توسط یک
w10m-10c-10 توضیح
w10o-10 خفته بیدار
w10a-10r-12o-14c-16 در دست
w10 فروش نهنگ
w10m-10o-10 مت گاکس
w10d-10 نهنگ $
w10m-8 نهنگ <coin>
w10 نهنگ پپه
w10 هشدار ویل
w10b-10c-10 هولدرهای
w10b-10d-12 هیز
w10m-10 ویل
w10m-10 ویل الرت
w10o10m-14r-14c-14b-16 پخش
w10m-10o-10 گاکس
w8 analyst with tech
w8b-10p-16 from <coin>
w8b-10m-12n-12 مت
w8a-10b-12c-12 نهنگ ها
w-8n-10r-14d-14o-14 ^ کاربران
w-8c-10m-12g-12 sells out
w-8a-10c-14 شد $
w-8c-8n-10r-12v-12p-14g-18 و
w-10n-12g-12b-14a-14 ^ robinhood
w-10p-10r-12m-14b-14a-14c-14n-16 ^ sandbox
w-10g-12a-12m-14b-14r-18 acquir
w-10b-14o-18 broker
w-10 buys <number>
w-10p-10m-12g-12a-12r-18d-18 chip
w-10n-12m-18 conte…
w-10b-12v-12m-14d-14g-14a-20 data $
w-10g-12a-14p-14b-18r-20 deman
w-10 donat
w-10m-12 drive $
w-10d-12o-14m-16 freezes <number>
w-10p-12d-14r-18a-20m-22 games
w-10n-14v-14g-14r-16a-16d-18c-20 histor
w-10n-14v-14g-14r-16a-16d-18c-20 history
w-10o-16 holder with regulator
w-10p-10v-12a-12m-14b-18c-20 judg
w-10n-12g-12b-16 miami
w-10p-12v-18r-22a-22 now
w-10n-14a-14r-16c-16m-18 on new
w-10r-12 packa…
w-10 resumes
w-10o-10b-14 sits
w-10o-10r-14 wait
w-10g-12v-22 year
w-10c-20r-22 بالا برد
w-10c-14 دزد
w-10c-14 دزدی
w-10v-12a-12n-18o-18r-20 دو برابر
w-10m-12d-12n-12b-16c-16 سلسیو…
w-10 هول
w-10 ورم
w-10 ورم هول
w-10 پشتیبانه
w-12p-12v-16a-16r-18n-18g-24 ^ circle
w-12p-12m-18v-18g-18d-20n-20a-20 counc…
w-12g-14a-14p-14b-18 deman…
w-12p-12v-16a-24 drops
w-12p-12v-16m-20c-22b-26 farm
w-12 in crypto
w-12v-14g-14a-14d-18b-20c-22 interest
w-12 killer
w-12d-16a-16 of
w-12c-12p-14a-16v-18 on
w-12a-14 passes
w-12c-18b-20 reach <number>
w-12 sharp…
w-12 short term
w-12p-12m-16a-16r-18v-18d-22 spin
w-12r-14d-14b-16n-16 آتش
w-12g-16a-16n-18d-22m-26 اینتر…
w-12r-14b-16n-16m-18 برم
w-12r-14b-16n-16m-18 برمی
w-12c-12d-14b-18 بهره
w-12g-14a-14o-20 را
w-12p-12v-14g-14a-16r-18n-18 مصنوع
w-12p-12v-14g-14a-16r-18n-18 مصنوع…
w-12o-12a-14n-16g-16b-18 کجا
w-14p-14v-18a-18n-20r-22 circl
w-14p-14v-18a-18n-20r-22 circl…
w-16o-20 <coin> supply
w-20 price with transfer
# crypto
c46w-10m-12g-18p-20v-24a-24n-26d-28o-40 kind miner
c34m-10p-16b-18a-18v-20n-22g-28w-30d-46 coin USDT
c34m-8n-10d-12b-20p-24o-26r-30 theft with wallet
c32m-10r-12n-12p-12v-14b-16o-20 business with coin
c30r-10n-14a-14b-16o-22m-28p-38 exchange with theft
c28w-8d-10v-10p-10r-12n-12a-12g-14o-40 business with stablecoin
c28p-10v-12m-14d-14a-14n-18b-20g-20w-30 business with wallet
c28d-12r-14n-14p-14m-16o-16w-20b-26 اشتبا…
c28a-10p-10v-12w-12n-14g-14m-18d-18b-22o-28 زندان
c26d-10v-14a-14p-14g-16n-18 <person>
c26v-12r-18o-18m-24 a16z
c26m-12d-12n-12w-12p-12v-14b-16g-16a-16r-18o-22 conse…
c26r-12n-12a-12g-14o-14p-16m-20b-22 in <coin>
c26r-8w-14p-16m-24 kind business
c26o-8n-14d-16v-16p-18g-22b-24 kind exchange
c26p20m-10o-10v-12g-14n-16a-16w-16r-20b-32d-32 هک
c24b-10m-22 <person> says
c24r-12a-12d-14g-14p-14v-16n-18 ^ <person>
c24r-10g-10b-12w-12a-20o-20m-24 calls
c24m-10b-10w-12o-12d-14r-18 ha
c24m-10b-10w-12o-12d-14r-18 has
c24d-10v-14a-14p-14g-16n-18 kind person
c24b-10d-12o-14r-16 lugan…
c24r-10m-14n-14g-16b-20 merger
c24m-12n-14g-14 merger $
c24n-10v-12a-12p-12d-14o-14g-16 own rule crypto
c24b12n-12v-12g-12p-14w-30o-30r-32m-42 person charles-hoskinson
c24r-14b-14m-26 rich
c24a-10w-10p-10v-12n-14g-16m-20d-20r-26 startup
c24b-10m-20 را خرید
c24a14p-10r-12m-16n-20g-20b-30 شرکت
c24r-14m-16b-16o-18 ونزوی…
c22m-16b-16 <coin> چیست
c22r-10g-10a-10o-18b-22 ^ consensys
c22g-10a-10n-16o-18 card $
c22v-10b-12g-12w-12m-14r-14o-22 fake
c22b-10g-12m-18d-18o-20 fall <price>
c22w-10n-12d-14a-14m-18r-18b-20 join
c22r10d-14n-16o-18p-22b-26a-28w-30 plan
c22d-10v-12p-12g-16o-16 rule crypto
c22m-10p-12w-14a-16n-18g-20r-26d-26 start…
c22b-16o-20 the block
c22r-10b-14d-18 to stay
c22a12n-12r-16m-20d-20w-26o-26 trading with wallet
c22r-10v-10w-12b-14m-18 valued
c22r-10v-10w-12b-14m-18 valued at
c22a-10p-10v-12r-14n-14b-16w-16o-16 wrong
c22r-12b-14o-14m-16 تبدیل
c22b-12w-16o-22 ترزور
c22b-10d-10a-10o-18r-20 لجر
c22r-16 متامسک $
c22d-10g-10a-10m-12r-12b-16o-16 نتورک
c22a10m-16d-18n-18w-18v-20o-24 کاربران
c22v-12d-20w-20m-22o-28 کاربر…
c22m-10p-10b-12w-12r-18d-20 کوینی
c22w-12m-14r-16o-16b-20 گرم
c20w-10b-14m-16 <coin> beach
c20m12a-12n-14o-14r-18d-18g-18b-20 <coin> foundation
c20b-18 <coin> کدام
c20r-10b-14o-20m-22 <person> on
c20b-12m-18o-18 <person> to
c20n-8d-10a-10m-12r-14w-14b-24 ^ ledger
c20a-12b-14g-14m-16o-16 ^ کانسنسیس
c20v-12a-12o-14b-18w-18r-20m-22 accep…
c20r-10o-18m-20 adam
c20w-8b-10r-14m-16 americans
c20d-10n-10a-10b-12v-12m-14 bankr…
c20d-10v-10m-12o-16 bitgo
c20m-12r-12o-14 bitpa…
c20p-10v-14a-14w-14g-18n-20d-24b-32 business with exchange
c20r-8o-8p-10v-12w-16g-24 business with ofTrade
c20o-12b-20 cloud $
c20a12b-12d-12n-12w-18m-20 coin ENS
c20o-10a-12m-14d-14p-14n-16 coin PEOPLE
c20m-12r-16 crypto com
c20r-10b-10m-16 dhabi $
c20m-12b-16 globa…
c20r-14d-14o-16m-18 gtreasury $
c20r-14d-14o-16m-18 gtrea…
c20r-10b-10m-16 in abu
c20b-10d-10m-20 its <coin>
c20o20n-10a-12w-12b-14m-22d-24 japan
c20a10o-12v-18g-18p-18n-22m-32d-32 kind wallet
c20v-10r-14o-16 koreans
c20d12v10w-12b-14a-16m-20g-20p-22o-22 labs
c20m-10r-10b-12n-12a-12o-12d-14 merch…
c20r-10m-12b-14o-14n-16 millions
c20r-12m-18 ninja…
c20r-14n-14g-14v-16d-18a-20o-22 or
c20m-12a-12r-14b-14o-14 owner
c20m-12n-12a-12r-14b-14o-14 owner $
c20o-10w-12r-18 paid
c20o-10m-14r-18 paid in
c20m-20 shops
c20d-12o-12b-16 startup $
c20m-10o-14b-16d-18 stay
c20p20v-12b-14m-18d-20g-22n-26w-26 theft with trading
c20o-12m-16b-16 ufc
c20o-10r-14 v
c20p12d10r-12a-16o-18n-20g-20m-22b-22 via
c20r-14b-16 vs
c20r-10d-10b-16m-20 اپلیک…
c20v-10p-10r-12a-16n-18g-18o-24m-30 با <coin>
c20r-10o-16m-18b-18 به هوش
c20n10g10o-12p-16v-20w-20m-22r-22d-22b-30 تلگرا…
c20m12p-12v-14r-18g-18a-20o-20d-26b-30 خرید
c20m-8g-10d-12n-12o-12b-14r-22 خرید $
c20r-12m-20 خرید رمزارز
c20b-10d-10o-10m-16 ذخیره سازی
c20v-12a-12b-14d-14g-14r-18m-24 را با
c20o-12r-18 زندان $
c20m-12r-12b-12 شایعا…
c20r-10b-10o-16 محبوب
c20n-12g-12a-14r-16d-16w-16p-16b-20o-20 نوبیت…
c20v-10w-10p-10o-10b-16n-18r-20 هنوز
c20p14w-8n-10a-10r-14o-20d-22b-24 هک شد
c20r-12o-12b-14 پای نتورک
c20n-10w-10a-12d-14o-14 پرداخ…
c20b-12o-12m-18 یوونت…
c18w-12m-16b-16 <coin> pizza
c18m-12b-18 <coin> raises
c18d12n-12g-14w-18a-20r-22o-24b-28 <coin> می
c18m-12r-12 <person> denies
c18w-8b-14 <person> donates
c18r-10d-12w-12m-18 <person> از
c18v-10o-14n-18r-22m-34 <price> of
c18o-12m-18 ^ a16z
c18n16m-12b-14d-18 ^ apecoin
c18d-10m-12o-16 ^ bitgo
c18r-12m-14o-14 ^ falconx
c18o-10r-14 ^ lugano
c18o-12m-14b-14 ^ mara
c18m-12r-16 ^ revolut
c18m-10d-10n-10o-10b-14 ^ wrench
c18d-10v-10p-10o-10r-12n-12g-12b-14m-16 ^ آرمسترانگ
c18r-8m-10d-10o-10b-12w-12n-14p-14 ^ مرورگر
c18b-10d-12g-12 ^ وسترن
c18r-10 ^ پی
c18a12r-12b-14m-16 ^ چطور
c18m-10w-12o-12 aid in
c18n16m-12b-14d-18 apeco…
c18m-10r-12o-14 arm
c18b-10r-12n-14m-16g-16 asid
c18b-10r-12n-14m-16g-16 aside
c18m-10d-10n-10o-10b-14 attacks
c18m-10d-10n-10o-10b-14 attacks on
c18m-12r-12n-12a-12o-12 beginn
c18r-14p-14g-20a-22w-22b-26 call
c18r-16 can pay
c18m-14o-16 circle posts
c18n-12v-12a-12w-14m-18r-18g-18o-22d-26 coin AR
c18r12b-12d-12m-20 coin BUSD
c18b16d-12n-12w-12p-12r-22a-24o-28m-32 coin MATIC
c18d-12o-12b-14 coin THETA
c18m-12 coin XCH
c18 coinbase acquires
c18r-12o-12m-14 coind…
c18w10m-10v-10p-14g-20n-24b-26d-30o-44 coins
c18m-18 compar
c18r-10g-12a-12o-18 consensy
c18r-10g-12a-12o-18 consensys
c18d-10r-14o-14m-16 crash $
c18m-10r-14 crypto adoption
c18m-10r-12o-14 cyphe…
c18d-12b-18 dao votes
c18o-16w-18 defi with wallet
c18r-10d-10a-12o-12n-14m-16 die $
c18m-12b-16 docum…
c18m-10b-12o-12 everything exchange
c18r-12m-14o-14 falconx
c18m-10r-10o-14 finne
c18m-10r-10o-14 finne…
c18o-14m-16 for ipo
c18r-8m-12b-14 freeze
c18d-10m-12b-16 future $
c18m-10r-10o-14 hal
c18m-10r-10o-14 hal finney
c18m-8 hbo
c18d-10o-10 hi
c18d-10o-10 his
c18m-10r-14 joins
c18b-10d-12m-14 jpmorgan to
c18r-12 kidna…
c18m12g-10a-12w-12p-12v-14r-16b-16d-16n-18o-22 korea…
c18b-10m-12o-12 manch…
c18o-12m-14b-14 mara
c18d12v-10g-10p-12a-14o-20b-22r-28 market $
c18m-10b-12r-18 maste…
c18n-10m-12b-12a-12g-14w-14 meal
c18r-10m-16n-16 merge…
c18a10o-10g-12r-14d-14n-14v-14m-16b-20 mine
c18r-10g-10n-12p-12o-14m-16 mista…
c18r-14m-16b-16 money $
c18o-10r-14 nav
c18o-10r-14 naver
c18w-10r-12 npm
c18b-10v-10g-10m-14n-14r-16d-16 offer
c18g-10m-12d-12n-16o-18 offli…
c18m-10b-12 partners
c18m-10b-12 partners with
c18w-12m-16b-16 pizza
c18w-12m-16b-16 pizza day
c18m-10w-10r-12d-12g-12b-18 priso…
c18b-12m-14o-16 q3
c18m-12r-16 revolut
c18w-10m-12r-12 revol…
c18m-16 says $
c18b-10m-12o-12 signs manchester
c18b-10r-14d-14 stablecoin goes
c18m-10b-12 stablecoin on
c18g14w-16p-16n-22o-26b-28m-30 still
c18m-8p-10d-12g-12o-14a-16w-16 suppo…
c18r-10m-12d-14 to accept
c18w-18 to kraken
c18m-10r-14 to offer
c18a-16 to us
c18o-10m-12r-14 treasury firm
c18d-10o-10m-20 trump family
c18d-10a-10r-14b-18 valua…
c18m-14 venezuelan
c18n-14g-14 via merger
c18m-10d-10n-10o-10b-14 wrench attacks
c18m-10d-10n-10o-10b-14 wrenc…
c18o-12r-14 از زندان
c18b-8r-20 از کلاهبرداری
c18r-10d-14m-16 استیبل کوینی
c18o-12m-16 اقدام کرد
c18r-10m-12 بای
c18r-10m-12 بای بیت
c18o-12m-16 برای عرضه
c18r-8m-10d-10o-10b-12w-12n-14p-14 بریو
c18r-10m-12b-12 به شایعات
c18r-10b-10o-12 تراست
c18r-10b-10o-12 تراست ولت
c18b-12 حرف
c18r-10b-12w-12m-14 در زباله
c18p-10o-10r-12 دزدید…
c18m-16 دوباره از
c18b-10w-10g-12n-14o-14r-20 رمزارز $
c18r-10b-12w-12m-14 زباله
c18b-10w-10g-12 سراغ <coin>
c18g14r-8o-10d-14a-16p-18v-20n-26b-30 سرمای…
c18b-10d-12w-16o-18m-22 سود <coin>
c18w-10m-14b-14 سوپرمارکت های
c18w-10m-14b-14 سوپرم…
c18w-10m-14b-14 سوییس
c18m-16 شرکت <coin>
c18m-10r-10b-12 صد
c18r-12o-12b-16 فانتو…
c18m-10w-10o-10b-12 قرارداد <number>
c18r-8n-10w-12o-12b-22 ماینر…
c18r-10b-10o-12m-16 مایکروسافت
c18a-10n-12w-14b-22 مدیر
c18r-8m-10d-10o-10b-12w-12n-14p-14 مرورگر بریو
c18r-8m-10d-10o-10b-12w-12n-14p-14 مرورگ…
c18b-10 مسترک…
c18 مستند
c18r-8m-18 میلیون ایرانی
c18w-10m-14b-14 های سوییس
c18r-12m-14 و رمزارز
c18m-10o-14b-20 ورشکس…
c18n-10p-10o-10m-12d-16 وزیرا…
c18b-10d-12g-12 وسترن
c18b-10d-12g-12 وسترن یونیون
c18b-10o-12 ولت
c18r-14 پذیرش
c18b-12 پرداخت با
c18b-12m-16 پیتز
c18b-12m-16 پیتزا…
c18v-12r-18p-20o-20n-24w-26 چه
c18r-10n-10a-12g-14m-18o-18 کانسن…
c18v-10a-10r-12g-12p-12n-14d-16w-16m-18b-18 کلاهبرداری
c18d-10v-10a-10w-10r-12n-12b-14o-16 کیست
c18r-14 کیش برگزار
c18b-10d-12g-12 یونیو…
c16b-8n-10w-10m-12p-12 <coin> loses
c16m-14 <coin> mining
c16r10d-10w-12p-12m-14 <coin> over
c16b-10 <coin> partners
c16m-10 <coin> stablecoin
c16w-12m-14 <coin> داغ
c16m-14r-16 <coin> شرکت
c16b-10m-16p-18 <coin> چین
c16o-10m-12b-14 <coin> گفت
c16b-10w-10n-12 <number> banana
c16o-10 <person> ai
c16r-10b-10o-10 <person> threatens
c16o-12r-14 <person> tweets
c16m-12 <person> هرگز
c16m-14b-14 ^ bbva
c16b-12o-16 ^ bitdeer
c16m-10r-12o-12 ^ bitpanda
c16b-10o-14r-16 ^ canaan
c16o-10a-12p-12 ^ cointelegraph
c16w-10r-12o-12b-16 ^ consensus
c16o-14 ^ hal
c16m-10b-14o-20 ^ miners
c16m-10 ^ moneygram
c16m-10r-10o-14 ^ moonpay
c16r-10m-14o-14 ^ pantera
c16b-12 ^ phantom
c16m-10 ^ survey
c16m-10b-10n-10v-10r-12o-14 ^ token2049
c16m-10 ^ western
c16r-10 ^ zelle
c16m-14r-14 ^ خانواده
c16o-10r-14b-16 ^ رایوت
c16 ^ مجسمه
c16o-10d-16 ^ معرفی
c16m-8r-10 ^ ناور
c16b-10d-10r-12 ^ هم
c16m-10r-14 ^ واردات
c16 ^ پرداخت
c16b-10n-10v-10m-14o-14 a mine
c16p-8o-10w-16 address poisoning
c16b-12m-14 amish
c16r-12o-14 arm $
c16m-14b-14 austi…
c16r-10g-12 bank to
c16m-14b-14 bbva
c16o16d-10a-12r-16b-18w-18m-20 beach
c16r-8m-12 binance us
c16b-12n-12r-16 bitcoin
c16r-10b-14o-14 bitde
c16r-10b-14o-14 bitde…
c16m-12o-12 bitst…
c16m-14 boliv…
c16b-14 brav
c16b-14 brave
c16b-16 brings <coin>
c16n10m-12v-12a-14p-14o-14g-16b-22d-22r-24 buys
c16m-14o-14 bvnk
c16r12b-10m-18 calls <coin>
c16b-10o-14r-16 canaan wins
c16b-10o-14r-16 canaa…
c16r-10o-14m-16 carac…
c16a-10m-14 celeb…
c16p12r-10n-12m-14g-14b-16a-16w-16o-16d-18 chain with theft
c16o-14b-16 chari…
c16o-16 citi
c16m-14b-14 clients to
c16o-16 clini…
c16r-20 coin KCS
c16m-14 coin OKB
c16r-10b-10a-10o-10v-14d-16w-18 coin ONE
c16p-12o-12m-14 coin PLA
c16b-18 coin STORJ
c16a-14r-16d-16g-16n-18w-18o-22 coin VET
c16m10b-10v-12a-12r-16n-16g-18w-20o-24d-28 coin ZEC
c16b-10d-10r-16 coin with miner
c16o-10a-12p-12 coint…
c16m-16 compared
c16r-12a-12b-14d-16 compe…
c16r-10w-10o-12b-14 consensu
c16r-10w-10o-12b-14 consensus
c16o-16 cumbe…
c16r14o-14v-16g-16w-16p-16a-18n-20m-22b-26 custo…
c16r-10p-10d-12a-12n-14m-16 die
c16b-12m-14 differenc
c16m-10b-10 documentar
c16m-10b-10 documentary
c16b-16 eh s
c16r-14 euro stablecoin
c16m-10p-12r-16n-16v-16a-16g-18b-22o-22 exits
c16r-12m-14o-14 falco…
c16m-10d-10b-12w-12o-16 farml…
c16w-10o-10m-14 finds $
c16m-14 fink
c16r-10o-14m-16 footh…
c16r-16 frnt
c16o-14 from lugano
c16o-12m-16 gallu…
c16b-16 global $
c16o-12m-14 goes after
c16r-12b-12 hands with
c16r-12o-12 hires ex
c16w-12 hot wallet
c16r-12b-12 joins hands
c16d-12r-14 jpyc
c16r-12 kidnappers
c16r-10b-16o-16 kyc
c16b-10o-10w-14a-20m-24g-24 lab
c16a-10w-10o-10m-12 landf…
c16w-10p-10o-14r-16 large…
c16m-14 larr
c16m-14 larry
c16m-14 larry fink
c16r-10b-10o-10 leave x
c16b-14 ledger new
c16o-8d-10r-18a-18n-20m-22w-22b-24 lost
c16r-12o-12m-14 mall
c16b-16 marat…
c16p-10g-12v-14w-14o-14r-18a-18m-20n-20 merg
c16w-12m-20 miner with ofTrade
c16d-10o-10r-12m-20 miner with tech
c16m-12 money…
c16m-10r-10o-14 moonp…
c16m-12b-12 nativel
c16m-12b-12 natively
c16m-12b-12 natively on
c16b-14 new <coin>
c16m-14 ninjatrader $
c16o-20p-22d-24w-24n-26a-26b-28 not
c16d12v-12m-16g-16a-16n-18w-18b-20o-20 ofTrade with stablecoin
c16d-10n-10m-12r-12o-14 offline $
c16m-14 one in
c16o-10m-12 own dollar
c16o-12m-16 ownership
c16r-16 panca…
c16r-10m-14o-14 pante…
c16r12n-12v-12g-12a-14m-20w-20d-22o-22b-32 person changpeng-zhao
c16p-8o-10w-16 poiso…
c16m-16 property $
c16n-10v-12r-14b-14o-14g-16m-18 read
c16m-14b-14 rich clients
c16m-10b-10 safe
c16o-14 satoshi statue
c16m-12g-12o-16 sbi
c16v-10o-10m-14b-14w-16p-22 scam
c16d-10g-12w-12v-14p-14m-22 shop
c16b-10d-10r-16w-16p-16v-18m-22a-26 signs
c16r-14 sim
c16m-10b-10n-10v-10r-12o-14 singapore $
c16m-12d-12o-14 snaps
c16m-12d-12o-14 snaps up
c16m-16b-16 snowd…
c16a-10d-14o-14 son
c16n-10o-12r-16 spot trading
c16d-10b-16w-18o-20 stablecoin with transfer
c16d-10 stablecoin with wallet
c16o-14 statue
c16o-14 statue stolen
c16m-10 stol
c16m-10 stole
c16m-10 stole <number>
c16m-10r-10n-14 surve
c16m-10r-10n-14 surve…
c16n-10v-12p-12g-14o-14a-16m-26 tak
c16v10n-12a-12o-12d-14g-14w-14m-16b-18 take
c16b-10r-12o-14 takea…
c16 telegram <coin>
c16o-10m-12b-12 tempo
c16w-12r-14b-14d-18 theft
c16r-10b-10o-10 threatens to
c16w-10m-12r-14 to recover
c16m-10b-10n-10v-10r-12o-14 token2049
c16v-12p-14 trade this
c16o-16 trick
c16o-16 trick…
c16m-10r-12 turn to
c16o-12r-14 tweet…
c16o-16 ukrai…
c16m-12 vega
c16m-12 vegas
c16m-12 vegas $
c16r-10o-14m-16 vendo…
c16r-10b-10 vouch
c16r-10b-10 vouch…
c16m-10r-12 wazir…
c16b-14 weapo…
c16b-12 webau…
c16m-10 western union
c16m-10 weste…
c16m-10a-10b-14 why <coin>
c16p-14o-28 with
c16b-10p-10o-12 withdrawals after
c16d-10r-12b-12n-12v-12o-14 wrong $
c16r-10 zell
c16r-10 zelle
c16o-10r-16d-18 آمازو…
c16b-12o-12 از شبکه
c16b-10o-10d-16 از هک
c16r-10b-10 استخد…
c16o-12b-16 استرالیا
c16d-14 افزار
c16d-14 افزار…
c16o-10m-16 با رمزارز
c16d-10a-12w-12m-16o-16b-18 به آمریکا
c16w-10 به کیف
c16m-20 بهتر است
c16w-14o-14 بهترین کیف
c16n-10m-12o-12 بی تی
c16g-18v-20p-20b-22a-24d-26o-26n-28 بیت
c16n-10m-12o-12 تی سی
c16b-12r-14 خالق
c16b-12r-14 خالق <coin>
c16n-10o-12b-14 خودش را
c16r-12m-16 داستا…
c16r-10b-10m-14 درباره <coin>
c16m-14 دلار غرامت
c16r-8p-14 دلار هک
c16m-16 دورف
c16r10m-12w-14b-18 رایج
c16o-10r-14b-16 رایوت
c16m-10r-12 رمزارز دارند
c16r-14 رمزارز می
c16m-14 روز پیتزای
c16m-10r-10b-12 روزمر…
c16o-10m-12 سازی غیرمتمرکز
c16d-14 سخت افزاری
c16b-14 سرانج…
c16m-16 سناریوها
c16n-10m-12o-12 سی ترک
c16m-10r-10o-14 شاید
c16m-14 غرامت
c16m-14 غرامت داد
c16b-10d-10m-16 فعالی…
c16v-10g-10w-10p-10r-14n-14d-18 قطعی
c16b-10o-16 مارا
c16m-8r-10 مالک
c16r12b-14m-18 ماینرهای
c16m-10b-12 ماینرهای <coin>
c16 مجسمه
c16 مجسمه ساتوشی
c16o-10g-12b-14 مدیره
c16b-8r-12 مدیری…
c16b-10m-12 مردم
c16m-16 مستقل
c16m-10r-14 ممکن
c16o10m-18 می ماند
c16m-8r-10 ناور
c16m-8r-10 ناور مالک
c16m-12 هرگز
c16m-12 هرگز <coin>
c16b-10d-10r-12 هم بنیان
c16o-12b-20 هودل
c16o-10g-12b-14 هییت
c16m-10r-14 واردا…
c16o-12b-14 ورشکستگ
c16o-12b-14 ورشکستگی
c16d-10n-10o-10b-12m-14r-16 ورلدکوین به
c16b-12 ویزا
c16m-10o-14 وینتر…
c16d-14 پول سخت
c16m-14 پیتزای <coin>
c16n-10w-10o-10m-12p-18 پیرمر…
c16b-10o-16 چرخید
c16r-10o-10 چطور از
c16r-14 کاربران ایرانی
c16 کاربران بایننس
c16a-12m-14 کارت هدیه
c16m-10o-10r-14 کریپتو در
c16m-10v-12p-14a-16d-18w-18b-22o-22 کریپت…
c16r-10d-10n-10v-10w-10b-12o-16 کیست $
c16o-10r-14 گذار لجر
c16w-10m-16 گذاران <coin>
c16m-16 یوونتوس را
c16v-12m-14a-14p-14o-14g-18w-20d-26 یک سال
c14p-10g-14r-24o-24 <coin> $
c14m-10 <coin> developers
c14m-12 <coin> gold
c14d-12b-20 <coin> rebrands
c14d10b-12m-16 <coin> sees
c14b-16 <coin> vs
c14b-12p-12m-16 <coin> wallet
c14m-12 <coin> حمایت
c14m-12 <coin> رشد
c14 <coin> پشتیبانی
c14b-12 <coin> پناه
c14w12r-8m-20 <number> coins
c14m-16 <person> $
c14b-12 <person> goes
c14 <person> hits
c14o-12 <person> sells
c14m-14 ^ adam
c14w10b-10r-12o-12m-16 ^ bhutan
c14 ^ bithumb
c14m-10b-10o-12r-14 ^ bitmain
c14 ^ brave
c14o-10 ^ cipher
c14o-16 ^ citi
c14o-10m-14 ^ coindesk
c14b-12d-14w-14n-16o-16r-26 ^ crypto
c14 ^ deepfake
c14o-12 ^ eric
c14g-12a-12r-16d-16n-16m-18 ^ goldman
c14w-16 ^ hacker
c14d-10v-12r-14b-14o-14m-16 ^ jack
c14r-10o-12 ^ lens
c14b-8m-10o-12 ^ paradigm
c14o-10w-12a-14 ^ rabby
c14b-14 ^ riot
c14m-12r-14 ^ sofi
c14 ^ steak
c14n8a-10m-14b-14v-14w-14d-16o-16 ^ telegram
c14o-10 ^ trezor
c14o-14r-20 ^ worldcoin
c14m-16r-16 ^ از
c14n-10r-12m-14 ^ استرایپ
c14 ^ افزونه
c14 ^ بنیاد
c14b-12 ^ روز
c14w12v-12a-12n-16b-20r-24 ^ سرمایه
c14n-10r-12d-14m-18 ^ قطعی
c14r-14 ^ مت
c14m8v-12w-12r-14n-14p-14b-16d-16g-16a-16 ^ پای
c14m-10 ^ کنفرانس
c14r-10 a stablecoin
c14m-10d-12 accept <coin>
c14r-10 accept crypto
c14m-14 adam back
c14v-10p-14d-18n-20r-22a-24w-34 adds
c14a-8b-12p-16 admin
c14o14m-14r-14g-16w-22n-24v-24a-24d-32 ai
c14r-10m-14 alumn…
c14m-10b-10 amc
c14b-10n-10w-10r-16 american
c14n-12o-12m-14 ancho…
c14o-10 and <person>
c14b8n-14g-18 animo…
c14n-10b-12o-18m-24 backs
c14m-10r-10w-10n-12b-14 banan…
c14m-10o-12 banker $
c14m-12v-12 bankruptcy $
c14o-12m-14n-14 banxa
c14w10b-10r-12o-12m-16 bhuta…
c14r-10 bitge…
c14 bithu…
c14m-10b-10o-12r-14 bitma…
c14m-10o-10d-12 bny
c14 breach $
c14m-8o-10 broker hidden
c14b-12o-12 buffe…
c14v-10p-12d-14g-14r-16w-16n-18a-18 but
c14m-12 buy <coin>
c14r-12p-12v-16a-22g-30 by
c14o-10m-12 by mistake
c14o-12m-14 campu
c14o-12m-14 campu…
c14m-10b-10 ceases
c14a-10m-14 celebrat
c14a-10m-14 celebrating
c14d10r-12b-14 chain with regulator
c14b-12 chat
c14n-10b-14m-16o-16 churc…
c14r-10 co ceo
c14m-10b-14 coin AUDIO
c14 coin CHSB
c14w-10d-12n-12r-14b-16a-16o-16 coin CHZ
c14m-14 coin HT
c14o-10m-12d-14 coin MIOTA
c14o-10b-14 coin XPR
c14o-10m-14 coindesk
c14a10m-10n-10v-10b-14d-14r-22o-22 coins $
c14n-10v-10g-10w-10a-12d-16r-18 compa…
c14b-12o-14 consensys cuts
c14r-10b-10o-12 core scientific
c14r-10b-10o-12 corew…
c14b-14 corsi…
c14 credits
c14 credits <coin>
c14b-10o-12m-14 crow
c14r-12 crypto in
c14 crypto winter
c14o-12r-14 custodial
c14 customer
c14 customer data
c14 deepfake <person>
c14 deepf…
c14m-10w-12 delaw…
c14o-12b-14 dell
c14b-8m-12 difference
c14b-12 donates <number>
c14n10b-12m-16o-16 dorse
c14n10b-12m-16o-16 dorse…
c14b-10m-12 doubt
c14o-16 downg…
c14d-10b-12r-14 drops plan
c14o-16m-18 durov
c14m-10r-10 earne…
c14d-12m-16 energ…
c14o-12 eric
c14o-12 eric trump
c14b-12o-12r-14 ethio…
c14m-12b-12 exper…
c14o-14 eyeba…
c14n8g-10v-12w-12p-14d-16b-18m-24r-24 fan
c14o-14 fath
c14o-14 fathe…
c14m-16o-16 figure
c14m12g-10w-10p-10n-12o-12a-14d-16v-16r-18b-20 files
c14m10a-8n-10d-12v-12r-16b-16 files for
c14r-12o-12 finla…
c14m-12v-12 for bankruptcy
c14 for sales
c14m-8b-10r-12 fraud…
c14m-10o-10 freed after
c14r-14 freel…
c14g-12w-12p-12b-20m-22 freez
c14g-12w-12p-12b-20m-22 freez…
c14o-10m-12r-14 ft finds
c14d12n-10b-12p-12o-12m-14a-16 ftx
c14g-10a-10w-10o-14b-16 game with theft
c14b-10n-10w-10o-16 genes…
c14o-10b-14 givin…
c14p-14n-18o-18v-20r-24b-32 go
c14o-12 go quiet
c14a-10o-14r-16b-22 goes to
c14r-10g-12a-12d-16n-16m-18 goldm…
c14 golf
c14 golfe…
c14o-12b-14 govern
c14o-12b-14 governing
c14o-12 guide to
c14g-10b-14d-14o-16r-18 hacked
c14n-12o-12m-14 hedge…
c14o-12m-14 helio…
c14m-8o-10 hidden road
c14m-18 ico
c14d-10m-12 in juventus
c14m-12 inher…
c14b-12 initi…
c14b-10m-20 ipo $
c14 is satoshi
c14v-12m-14d-14g-16a-16n-22 issu
c14v-10b-12o-12 jane
c14m-10o-12 jr
c14d-10m-12 juven…
c14m-12b-12 kiber…
c14w-10 kraken $
c14a-10g-12 lat
c14a-10g-12 later
c14b-10v-10g-10a-10m-14w-14d-18 law with person
c14 lean
c14o-10 leas
c14o-10 lease
c14b-14 led
c14b-14 led by
c14r-10o-12 len
c14r-10o-12 lens
c14r-12b-12d-12n-12o-22 listing $
c14r-10a-10n-12p-12b-14 losse…
c14d10r-10m-14 lure
c14r-10 malic…
c14g-12b-14p-14d-16v-16m-20 man
c14o-12 mastercard in
c14r-12b-14 megaw…
c14o-10 millions in
c14m-12b-12 miner $
c14o-10m-12 mistake $
c14v-12p-14g-16d-18a-18n-20 mone
c14v-12p-14g-16d-18a-18n-20 money
c14m-16 more crypto
c14 n shake
c14m-16 n26
c14m-10b-10r-16 names new
c14b-14 narrativ
c14b-14 narrative
c14b-14 narrative $
c14r-10 nazar…
c14b-12o-12 new owner
c14m-10o-10r-14 nyse
c14m-12r-12o-16 obses…
c14p10o-18b-20 of bridge
c14 of phishing
c14m-10o-12 offering
c14o-14 officer
c14b-10m-12 on why
c14o14n-12m-18 opens in
c14m-14 opini…
c14v-10g-10b-12o-16 orb
c14m-10b-10 organ…
c14o-12m-14n-14 osl
c14o-12b-14 overhear
c14o-12b-14 overheard
c14b-8m-10o-12 paradigm leads
c14b-8m-10o-12 parad…
c14r-12w-12o-14b-20 passes <number>
c14a-10m-12b-12n-12v-12d-14g-14 payments
c14a-12w-12 persi…
c14 person with theft
c14b-10n-10o-12 peso
c14m-10r-10b-16 poach
c14m-10r-10b-16 poach…
c14o-10a-12 popup
c14b10o-12r-14 power…
c14m-8o-10 prime broker
c14r-8m-12o-12 probe of
c14b-10m-22 prope…
c14 protonmail
c14w-10p-12b-20o-20 purchase
c14b-10 pyus
c14b-10 pyusd
c14o-10w-12a-14 rabb
c14o-10w-12a-14 rabby
c14v-10m-12g-12r-14 rain
c14m-10w-12 rakut…
c14b-10o-12m-14 record crowd
c14d-10b-12w-12 recover
c14r-10 reloc…
c14b-12 researcher
c14b-12 researcher $
c14d-14v-14n-16g-16o-16m-18 revea…
c14r-10d-12n-12a-12v-14g-14b-16m-22 revie…
c14m-10o-12 rfk
c14b-14 riot
c14b-10n-10o-12 ripio
c14m-12 rlus
c14m-12 rlusd
c14b-8m-10o-12 round in
c14b-10d-10m-12 row
c14a-10r-14d-14v-14g-14p-14w-16b-20 rug
c14o-14 said
c14m-12o-14 salaries
c14m-12 says coinbase
c14m-10b-10p-12d-16 scann
c14o-14 scanner
c14m-10b-10p-12d-16 scann…
c14r-10b-10o-12 scientific
c14m-10r-12b-18 scien…
c14b-10o-10n-14m-16 scrut…
c14m-10b-16 secre…
c14r-10m-14 sequo…
c14r-10 serge
c14r-10 serge…
c14v-10b-12o-12 shado…
c14 shake credits
c14n-10v-10a-10m-12b-12o-14 singa…
c14m-12b-12 slum
c14r-14 socia…
c14m-12r-14 sofi
c14m-12r-14 sofi becomes
c14g-12 sony bank
c14o-10r-14 sort
c14o-10m-12 spac $
c14o-16 stabi…
c14b10m-12r-16 stablecoins $
c14 steak
c14 steak n
c14r-10m-14 swall…
c14m-14 tags
c14n-10v-12p-12g-14o-14a-16m-24 takes
c14b-12 teach
c14p12r-10b-10a-10d-12o-14w-18 theft with whale
c14a-12o-14 think
c14b-12r-14m-18 this year
c14b-14 tig
c14b-14 tiger
c14a-10b-14 to cash
c14b-10 to exit
c14 to mexico
c14b-12 to space
c14b12w-10v-12a-14p-14r-18g-20d-24m-28o-32 token $
c14b-14 tokenized treasury
c14o-10 trezo…
c14o10b-10v-10g-10m-14 turns <number>
c14v10r-10a-12d-14w-14n-18o-20m-22 unive…
c14m-12 unmas…
c14m-16 up <coin>
c14a12v-12n-14o-14d-18g-18r-20m-22 use
c14 users <number>
c14d-10n-10a-10r-12w-12v-14b-16m-20 value…
c14b-10o-10r-16 ventu…
c14o-10m-12 via spac
c14o-12 volca…
c14b-16 vs <coin>
c14o8d-10g-10a-12b-16m-20w-20 wallet adds
c14v-10n-12g-12w-12p-16b-22 warns
c14 with stablecoins
c14p-10o-12 withdrawal
c14p-10o-12 withdrawals
c14a-10d-14o-14 witko…
c14a-10m-12b-14o-18d-20 wyom
c14a-10m-12b-14o-18d-20 wyomi…
c14r-10 yi
c14r-10 yi he
c14o-12 zerohash $
c14o-12 zeroh…
c14b-10m-12 آمدند
c14o-10m-12b-12p-14v-20g-20d-24n-26 آمریک…
c14 آموزش ساخت
c14o-10 آیرن
c14r-14 ابوظب
c14r-14 ابوظب…
c14m-10r-10 اتیوپ
c14m-10r-10 اتیوپ…
c14m-12b-12 ادوار…
c14m-10r-12 ارث
c14b-12 ارز <coin>
c14o-8d-16 از بازار
c14 از حمله
c14m-12 از رمزارز
c14b-12a-12g-14o-14r-16p-16w-24 است $
c14m-12b-12 اسنود…
c14 افزونه تراست
c14 افزون…
c14m-14 امروز بازار
c14o-10g-12b-14 انجمن
c14o-10g-12b-14 انجمن بلاکچین
c14b-14 اندپ
c14b-14 اندپی
c14b-10o-10m-12r-12 اورب
c14o-10 با مایکروسافت
c14b-10n-10r-12 بازار $
c14m-10r-12 بردن
c14 بردند
c14 بردند $
c14o-14 برگردم
c14b-10g-10o-14 بندان
c14m-12 بنیاد <coin>
c14r-10 به مدیریت
c14m-14 بهتر
c14m-10r-10o-12 بیت دیر
c14r-10d-10b-12n-12m-16 ترک
c14m-14 ترید
c14b-10 تسویه
c14m-10g-10r-12a-12b-18 تلگرام به
c14d-10m-12b-16 توکن خود
c14m-16 جدید $
c14r-10b-10o-12 جنسیس
c14m-10b-12 حام
c14m-10b-12 حامی
c14o-10r-12 خانه ها
c14m-10 خبر است
c14r-10 خدمات
c14m-12r-12 خطرپذ…
c14r-12o-14 خوک
c14b-12 داد تکلیف
c14o-8r-20 دارایی کاربران
c14r-10 داریم
c14d-10 در صرافی
c14 در لوگانو
c14m-14 دریبی…
c14b-10 دست دادند
c14o-10m-14 دستگاه ماینر
c14d-10w-10o-10m-16 دلار ارزش
c14o10b-10n-10r-14m-16d-18w-18 دلار جذب
c14b-10m-12 دنبال ارزش
c14m-10r-10o-12 دیر
c14b-14 رتبه
c14r-10 رمزارزی می
c14b-10m-12o-12 رکورد…
c14 ساخت کیف
c14b10a-14p-18r-20d-20n-20w-20m-28 ساز
c14r-10 سوف
c14b-10g-10o-14 شرط بندان
c14r12v-12o-14g-16a-20w-20n-24b-30 صراف
c14r12v-12o-14g-16a-20w-20n-24b-30 صرافی
c14r-10m-14 صرافی ارز
c14b-10o-16 ضد
c14r-12o-12 فرصت
c14r-12o-14 قصاب
c14r-12o-14 قصابی
c14b-10r-12o-14 قطعی اینترنت
c14m-10 لاس
c14m-10 لاس وگاس
c14n-10o-10b-12m-16 لندن
c14 لوگان…
c14b-10m-12o-12 مارات…
c14m-12o-14 ماینی…
c14r-10b-10o-10w-12 مایکر…
c14p-10w-14 مسموم
c14r-14 مصاحب…
c14m8r-16b-16p-16o-18w-20 معامله
c14m-12w-12 موز
c14d-12m-14 مکزیک
c14b-10o-12r-16 مگاوا…
c14b-10o-10m-12r-12 می گیرد
c14b-10m-12 میام
c14b-10m-12 میامی
c14n-10b-14o-20m-26 میلیارد دلاری
c14r-10v-10p-12d-14n-14m-18g-20a-20 مین
c14r-10d-10w-10m-12o-12 ناپدید شد
c14r-10d-10w-10m-12o-12 ناپدی…
c14r-10 نه
c14 نوبیتکس پس
c14o12m-16 نگران
c14r-10 نگه داریم
c14r-10w-12m-16 هارد
c14o10r-12m-14 های جدید
c14m-10b-10 هستند
c14b-10m-12 هستند $
c14b-14o-14 همکاری می
c14m-12b-14 همیشگ
c14m-12b-14 همیشگ…
c14m-12 و <person>
c14m-10b-10g-10o-14 واژه
c14p-10m-12b-12 وثیقه وام
c14r-10 ورشکست
c14v-12a-16g-18d-20n-20b-22o-22 ورلدک…
c14m-10 وگاس
c14a10n-8w-16p-16m-22o-22 پروژه
c14m-10b-14v-14r-18a-22o-24 پس از
c14r-10b-10d-10o-14 پشت
c14a8m-10o-16 پلی مارکت
c14b-12 پناه
c14b-12 پناه بردند
c14 پول داغ
c14m-10 چه خبر
c14 کراکن <number>
c14r10n-10a-10v-12w-12b-14d-14p-14o-20 کره
c14m-10 کنفرانس <coin>
c14m-10 کنفرا…
c14v-10a-10b-12d-12p-18w-20r-26n-26 که
c14r-10g-10o-10d-18 کوین به
c14m-12a-12o-12r-14d-14b-16n-16 کوین های
c14w-12 کیش
c14m-10 گذاری کرد
c14b-10m-12 گرد
c14r-10m-14 گردشگ…
c14b-10o-10m-12r-12 گیرد
c14b-10o-10m-12r-12 گیرد $
c14m-12r-12d-14 ین
c14n-12 یو
c12b-14 <coin> a
c12m-10b-12 <coin> atms
c12 <coin> base
c12d-10r-14o-14 <coin> community
c12m-14 <coin> see
c12m-10 <coin> بر
c12m-10 <coin> قیمت
c12r-10d-10a-10b-14 <number> after
c12m-14 <number> deal
c12o-10 <number> round
c12o-14 <number> valuation
c12m-10o-12b-14 <number> میلیاردی
c12d10r-10w-14 <person> درباره
c12p-10o-10 ^ address
c12d-10n-10g-10r-12m-14o-16 ^ core
c12r-10 ^ emirates
c12r-10 ^ ethiopia
c12o-8d-10 ^ farcaster
c12m-8o-8n-10 ^ hamster
c12b-10 ^ kyrgyzstan
c12r-14 ^ mastercard
c12m-10 ^ mayor
c12g-14 ^ nfts
c12p-14 ^ nobitex
c12 ^ north
c12 ^ phemex
c12m-10v-10 ^ sam
c12g10m-14r-16 ^ ultra
c12n-10b-14 ^ اسکویر
c12n-12w-12o-14d-16 ^ جی
c12o10r-10d-12m-16 ^ حواله
c12n-12o-14b-16 ^ خرید
c12d-12n-12g-12r-14v-14b-16m-22 ^ دش
c12o-14 ^ راهنمای
c12 ^ رونمایی
c12w10a-10n-12d-14g-16b-22 ^ شرکت
c12o12w-8b-12a-12n-14m-18r-22 ^ صرافی
c12r-16 ^ نمایشگاه
c12m-10 ^ هارد
c12 ^ ویزا
c12b-10o-12 ^ پاکستان
c12r-10d-10 ^ پروژه
c12m-10d-10o-14 ^ پکسوس
c12n-12p-12b-14w-14r-16 ^ کلاهبرداری
c12m-10w-10a-12 ^ کوین
c12m-12o-14 a coin
c12 a crypto
c12 acade…
c12 acquire
c12m-10o-14 adams
c12m-10r-10 agent $
c12o10v-10r-12d-12g-12m-14b-14a-14w-14n-16 aid
c12o-10 air
c12 airbn…
c12o-10 aires
c12m-10 allow…
c12m-10o-10 analyst with person
c12r-10o-10g-22w-22p-22 and
c12 and a
c12r-12 and robinhood
c12o-12b-14 andre…
c12w-10o-10m-12 anger
c12b-12 annua…
c12a-8b-14 anywh…
c12 apolo…
c12 archi…
c12m-8r-8 argentines
c12m-12 as a
c12m-14b-14 atm
c12m-10b-12 atms
c12 back at
c12m-14 back to
c12o-10 badg
c12o-10 badge…
c12 balances
c12m-10o-12 banker
c12m-12d-12o-14 banke…
c12w-10o-14 barro…
c12g8r-14 be the
c12m-10 becam
c12m-10 becam…
c12m-12 becomes first
c12a10m-14 before it
c12m-10o-10 beginners
c12o-12 bell
c12r-10p-10d-12o-12 bigge…
c12 billb…
c12m-10o-12 billionair
c12m-10o-12 billionaire
c12 binance compensates
c12d-10 bitax
c12d-10 bitax…
c12 bitfa…
c12r-8o-12 bitso
c12 blockfi
c12o-14 bridge $
c12o-10 bueno
c12o-10 bueno…
c12o-12 bukel
c12o-12 bukel…
c12o-8m-12 bunk
c12o-8m-12 bunke…
c12a-10g-14 burg
c12a-10g-14 burge…
c12o-12 buzzw…
c12r-10p-10o-10 by pro
c12o-10 carls…
c12d10w-10v-12m-14n-16g-16r-20 cent
c12m-10 changes
c12 chaos $
c12 chapt
c12 chapter $
c12 chapt…
c12o-10 cia
c12b-16 coin BAT
c12m-16 coin IOTX
c12b-10p-12 coin LRC
c12m10b-20 coin SC
c12m10p-10v-14g-14b-18w-22o-22d-24 coin TON
c12m-12 coinc…
c12 coindcx
c12 coinm…
c12 collect
c12 collects
c12 compensat
c12 compensates
c12 compensates users
c12 confusion
c12m-10o-12 contestant
c12 coreweave $
c12r-10 courts
c12 creditors to
c12b-12m-14o-14 crowd
c12 crypto donations
c12 crypto for
c12m-10 d
c12m-10 dad
c12b-10 dana
c12d-14n-14w-14r-20m-26p-26 dao
c12r-10 daugh…
c12m-12 deale…
c12o-10b-14 decry…
c12b-10 deval…
c12o-10 devco…
c12m-16 diffe…
c12b-12 directors
c12m-10o-10 diver…
c12m-8b-10 document
c12m-8b-10 documents
c12m-8b-10 documents $
c12b-10 dodg
c12b-10 dodge
c12 doe
c12 does
c12v-14p-14r-18n-20g-20a-20w-20b-28 dolla…
c12 donations
c12 donations $
c12 doxx
c12 doxxe…
c12b-14d-14w-14p-16o-16r-18 draws
c12g-10b-12m-16 draws record
c12b10o-10d-12m-14 dur
c12b10o-10d-12m-14 durin…
c12o-12 edito…
c12b-10m-12 ekasi
c12r-10 emirates to
c12r-10 emira…
c12o-10b-16 endow…
c12m-14 euro
c12 european
c12g-12w-12d-14r-18o-20 every…
c12d-10w-10n-14g-14r-16v-16a-16 expands
c12b-12 expansion
c12v-10p-10w-12o-14a-16r-18g-20n-22 eye
c12w-10p-10v-12o-14a-16r-18g-20n-22 eyes
c12o-10 fake airdrop
c12o-8d-10 farcaster pivots
c12o-8d-10 farca…
c12 ferra…
c12 feuds
c12m-10b-12 fifte…
c12d-10r-12o-16b-18 figur
c12r-12d-12b-18o-18 figur…
c12m-10r-10b-10 fixed
c12v-10g-10b-12n-16 fold
c12m-10o-10 fomo
c12o10n-12m-14r-16 footb…
c12m-12 for coins
c12 fortu…
c12r-10w-10v-12p-12a-16o-18g-24d-28 foundation
c12r-10 frankfurt
c12d-12w-12m-14 fre
c12d-12w-12m-14 freed
c12 ftx creditors
c12m-10o-10 fud
c12o-8g-12a-12p-12n-14v-14w-22 fund with trading
c12d-12m-16b-18 future
c12 gett
c12 getti…
c12 giggl
c12 giggle academy
c12 giggl…
c12a-10o-10 gives up
c12m-10o-10 gloss…
c12b-12 grand…
c12p-12 hacked attackers
c12m-10p-12o-12b-14 hacks
c12m-8o-8n-10 hamst
c12m-8o-8n-10 hamster kombat
c12m-8o-8n-10 hamst…
c12 has a
c12m-14 hashk…
c12o-10 hashp…
c12b-10v-10r-12d-12w-14n-16 hedge
c12r-12 helpi…
c12a-10 here why
c12b-10m-12r-14 hir
c12b-10m-12r-14 hires
c12 hits back
c12o10n-10v-10p-10r-12b-12d-12m-14w-18 hot
c12a-10o-10 hunter
c12o-10 hydro…
c12b-10 incom
c12b-10 income $
c12b-10 incom…
c12g-10 inflat
c12g-10 inflated
c12b-10m-12 inks
c12m-12 institution
c12m-12 institutions
c12m-12 insti…
c12n10d-10g-10v-12w-12r-14b-14o-14m-18 jack
c12m-8b-10o-10 kenya
c12m-10 kevin
c12m-10 kidne
c12m-10 kidne…
c12m-8o-8n-10 komba…
c12o-12 korbi…
c12b-10 kyrgy…
c12m-12 lambo
c12m-12 lambos
c12d-12 launches tokenized
c12r-8m-12o-14b-18 lays off
c12b-10 leane…
c12 leans
c12m-10 lear
c12m-10 leary
c12 ledger co
c12o-12 ledger warns
c12r-10p-10g-12w-12v-18a-18m-20 lets
c12o-10 lewi
c12o-10 lewis
c12n-14a-14o-18 liber…
c12n10o-10r-12 life after
c12o-12 linqt…
c12m-10b-10 louis…
c12a-10g-14 meals
c12r-12 megab…
c12m10d-14 mem
c12m10d-14 memes
c12r-8b-10 merca…
c12 merchants can
c12o-12 mira
c12o-12 mirae
c12o-12m-14 mistake
c12o-10b-12 mistakes
c12m-10o-10b-12 monex
c12 moneygram app
c12m-12 mourn
c12m-12 mourn…
c12 mus
c12 muses
c12m-10b-12o-16 my
c12w-10o-14 myth
c12m-10b-10 nailw…
c12o10n-10b-14 narra…
c12m-14 near zero
c12n-10w-10g-12r-14b-14m-18 nev
c12n-10w-10g-12r-14b-14m-18 never
c12a-10o-10 newpo…
c12b-10 nigerian
c12b-10 nigerians
c12p-14 nobitex hacked
c12p-14 nobit…
c12m-8o-10 north
c12r-10b-10v-10o-14 number
c12m-10 o
c12b-14d-14 of <price>
c12r-8 offer crypto
c12m-12 office $
c12r-10 official
c12r-10 officials
c12r-10 oman
c12n10o-10r-12 on life
c12m-16 opens token
c12r10o-18 operat
c12r10o-18 operating
c12b-10m-12 operations $
c12o-8w-10m-12 outages
c12o-12 overh…
c12m-8p-20v-26r-32o-36 own
c12m-10 owns crypto
c12b-10 parit
c12b-10 parit…
c12r-10 pay with
c12a-10n-12v-12b-14d-14m-16g-16 payme…
c12b-10 perma…
c12a-10d-12o-12 permissionless $
c12r10g-10m-12v-12a-12d-14w-14b-26o-30 person sam-bankman-fried
c12o-12b-14 phant…
c12 pheme…
c12m-10 phila…
c12m-8b-12o-12 phili…
c12 phras
c12 phras…
c12r-12o-18 pile in
c12b-10 pledge
c12r-10 polit…
c12o-10 portraits
c12o10b-14r-16 presi…
c12o10m-10a-12r-16 prim
c12o10m-10a-10r-16 prime
c12r-10p-10o-10 pro israel
c12o-10m-12b-12 product $
c12m-14 profitabl
c12m-14 profitable
c12d-12 proto
c12m-10d-10o-10 pull $
c12o-10 rank
c12o-10 ranke…
c12r-10o-10 readies
c12o-12 readi…
c12o-12 reads
c12m-10r-10 recou…
c12 remit…
c12b-12 renew…
c12b-12 report $
c12r-14 resid…
c12 restr…
c12m-12 revisited
c12m-12 revisited $
c12m-12 revis…
c12b-12o-14 rigs
c12b-12o-14 rigs $
c12o-12 rings
c12 risin…
c12o-10 rogan
c12m-12 s $
c12m-12 s21
c12m-8b-12 safe haven
c12d-10a-10g-12m-14b-14 salar
c12d-10a-10g-12m-14b-14 salar…
c12m-10b-10 sande…
c12o-10m-12 sberb…
c12 scammer
c12 searching
c12m-10 she
c12o-8b-10 signs <number>
c12m-10 skipp
c12m-10 skipp…
c12m-8r-12 slang
c12o-8m-12 sovie…
c12m-10r-10o-10 spr
c12r-10o-10m-12 sprin…
c12g10r-10o-12m-14b-14 squar
c12g10r-10o-12m-14b-14 squar…
c12 stari…
c12g10r-10p-12d-16w-16m-20o-24 stor
c12o-12 store…
c12a-12g-14w-14n-18v-18d-22r-24 stree…
c12o-10m-12 structured
c12m-14 studio $
c12m-10r-10 support agent
c12 surpa…
c12r-10 surpl…
c12r-10 suspect
c12o-12 sway
c12o-12 swell
c12m-12 takeo…
c12b-12 teach…
c12m-10d-12o-12 team up
c12m-12 tesla has
c12 tested
c12 teste…
c12d-10 thank
c12d-10 thanks
c12d-10 thank…
c12m-12 the us
c12o-10 theft…
c12m-10a-10o-10 think…
c12 tim
c12 times
c12 tith
c12 tithe…
c12b-14 to freeze
c12o10r-12b-12g-12 to issue
c12o-10 to share
c12r-16 to take
c12o-8d-10 to wallet
c12b-10m-12 towns…
c12o-12 true
c12o-10 tuck
c12o-10 tucke…
c12 twins
c12o-12 un
c12m-10w-12 unhcr
c12 unite…
c12g10a-10n-12m-14o-14b-16 up with
c12w-10 upbit loses
c12r-12 upbit operator
c12m-12 usag
c12m-12 usage
c12o-8m-10b-10 vc
c12o-10r-12 venture
c12 ventures
c12m-10o-10 wa
c12v-10p-10n-12g-16a-16b-18r-20o-22 wallet $
c12 wallet hack
c12m-10o-10 was
c12 was wrong
c12 welsh
c12o-12n-16p-16m-20g-24b-32 who
c12 willi…
c12m-10 winkl…
c12b-10 with google
c12n-14a-14o-18 world liberty
c12o-12 yello…
c12 آلوده
c12r-10o-14 آمریکا رسید
c12 آموزش…
c12 آکادم
c12 آکادم…
c12m-12 ات
c12r-10 اختلال در
c12 ارزین…
c12r-10m-12 اریک
c12m-12d-12 از ده
c12 از نسخه
c12m-12b-16 اس
c12b-10g-10o-14p-16r-18w-22 است
c12b10d-12n-12g-12o-14r-16m-18 استرایپ
c12m-12 استمپ
c12d10g-10a-10p-10n-14w-14o-14b-16m-22 استیب…
c12n-10b-14 اسکویر
c12n-10b-14 اسکوی…
c12r-10m-12 امریک…
c12 امن
c12n-10g-12b-14 انتخاب
c12b-10m-12d-12r-18 ایرانیان
c12r-10 ایرلا…
c12 بازیا…
c12b-12 بازیچ…
c12w-10 بایننس <number>
c12m-14 بایننس در
c12 بدافز…
c12o10b-10m-18 بررس
c12o10b-10m-18 بررسی
c12r-10d-12o-16 برگرد…
c12m-10r-10b-10 بریج
c12r-14 بشناس…
c12m-12 بفروش
c12 به صرفه
c12r-10o-16 بهترین صرافی
c12r-10b-14m-18 بورس می
c12 بیت <number>
c12m-12 بیت استمپ
c12r-10m-12 تحولا…
c12o-10 ترفند
c12 تماس
c12 تند
c12n-10b-12o-12 توکن خودش
c12m-10b-14 تکلیف
c12 جبران
c12 جبران می
c12n-10g-12b-14 جدید انتخاب
c12 جسورا…
c12r-14 جنجال
c12r-14 جنجال…
c12m-10r-14 جهان $
c12 حالت
c12d-10m-16 خانواده ترامپ
c12d-10m-14 خانوا…
c12m-10o-12 خزانه داری
c12a-16w-16p-16n-18r-20o-22 خود را
c12p-10b-12a-12r-14n-14w-14o-16 دارد
c12p-10b-12a-12r-14n-14w-14o-16 دارد $
c12m-10o-12 داری
c12m-10b-10 دان
c12m-12 در کانادا
c12o-10 در کره
c12 در کیش
c12m-10b-10d-10 درآورد
c12m-10b-10d-10 درآورد $
c12p-10 دزدیدند
c12p-10 دزدیدند $
c12w-14 دلاری را
c12r-10 دولتی
c12m-10b-10 دیسک
c12o-12 دیپ
c12w-10r-12b-18 ذخایر
c12o10r-10a-10m-12d-16b-18 را تغییر
c12m-10 را موقتا
c12b10g-10a-10d-14o-18n-22 را می
c12m-10d-10r-12 را گسترش
c12w-8p-14 راگ
c12w-8p-14 راگ پول
c12o-10 رمزارزهایتان
c12o-10r-14 روایت
c12o-10m-12 رولوت
c12o-10 روم
c12 رونمایی از
c12o10v-10 روی استارتاپ
c12b-14 رویای
c12 زوم
c12 ساتوشی ناکاموتو
c12b-10m-14 سایه
c12 سخنان
c12o-10 سرد
c12 سرگرد…
c12w-10m-16 سود کرد
c12o-10 سویل
c12m-12 شده $
c12b-12g-12o-18 شرط
c12p-10o-10 شمالی
c12 صرافی ftx
c12m-10 صرافی ایرانی
c12 صرفه
c12 صرفه است
c12 عبارت
c12 عبارت بازیابی
c12d-10m-14 عرضه می
c12m-10 فروشی…
c12 فعالا…
c12m-10b-10 فن
c12m-12o-12b-14 فیفا
c12 فینک
c12o-12 فیک
c12 قبول
c12r-10d-12 قرقیز…
c12d10b-10r-12 قطع می
c12r-10 لازار…
c12 لری
c12o12m-10r-10d-12w-12b-18 ماند
c12b-12 مدیر تازه
c12 مرگ
c12o-10r-12w-12 مشابه
c12r-12 مصرف
c12w-10o-14 معامله گران
c12o-10 منتظر…
c12 می پردازد
c12r-12o-12g-14a-16p-18n-24b-26 میلیارد دلار
c12 میلیون کاربر
c12o-14g-18a-20 مین نت
c12 ناکاموتو کیست
c12 ناکام…
c12m-10b-12 نباید
c12g-10a-10 نت باز
c12o-10r-12 نخست
c12m-10r-10 نسل
c12m-12 نفروخ…
c12 نقدی
c12 نه $
c12o-10 نوشتن
c12a-10b-12d-12w-12 نگه
c12m-8 هاوینگ <coin>
c12g-10o-10a-12r-14m-18 های <coin>
c12r-10d-12 های خارجی
c12r-12 همایش
c12d-12g-12m-14b-20 همکار
c12d-12g-12m-14b-20 همکار…
c12p-12 هندی
c12m-12 هنوز به
c12r-10 هوب
c12r-10 هوبی
c12g-10b-14 هک پل
c12p-10o-10 هکرهای کره
c12p-10o-10 هکرها…
c12m-10 هیچ
c12n-10v-12a-14o-16b-20 و <coin>
c12b-14 و رویای
c12 و متامسک
c12 پایه
c12 پردازد $
c12 پرداز…
c12m-12 پرده
c12m-10d-10o-14 پکسوس
c12n-12w-12o-14d-16 پی مورگان
c12g-12 چه شد
c12m-10b-10 چه کسی
c12w-10 چگونه <coin>
c12r10w-12p-12o-14g-16a-16m-20b-20d-20v-20n-22 ژایو
c12 کاربران جبران
c12m-12 کالاه…
c12m-12 کاناد…
c12o-10 کتابم
c12r-12n-14w-14g-16o-18b-24 کدام
c12 کدام صرافی
c12 کردم
c12p-10o-10 کره شمالی
c12m-10d-12a-12b-16w-16n-24o-24 کریپتو
c12o-10 کریپتولند
c12r-10b-10o-10m-12 کلادف…
c12m-12 کلیه
c12m-14 گران رمزارز
c12m-10b-10 گردند
c12 گرمای
c12r-12 گزارش…
c12m-10d-10r-12 گسترش داد
c12 گلخان…
c12 گیگل
c12 یونیس…
c12m-12 یک شرکت
c10m-12 <coin> hard
c10 <coin> has
c10m-12b-12 <coin> returns
c10 <coin> جان
c10b-10 <coin> مدیر
c10b-8 <coin> یا
c10m-10o-12 <number> eh
c10o10b-12m-18 <number> the
c10d-10 <number> تریلیون
c10o-12 <number> روزه
c10b-10 <person> warns
c10b-10o-12 <person> در
c10o-10r-12b-14w-14 <person> دوباره
c10b-10 <person> و
c10p-10 ^ bigone
c10 ^ btcturk
c10o-14 ^ cloudflare
c10 ^ coindcx
c10b-14o-14 ^ hut
c10o-12 ^ inside
c10 ^ trust
c10 ^ turkish
c10 ^ ukraine
c10o-10b-12m-14w-14p-16v-24r-26g-32 ^ world
c10 ^ امارات
c10 ^ بدافزار
c10r-8 ^ دستگاه
c10r-10 ^ ربودن
c10a-10m-12d-12n-12o-16 ^ سونی
c10m-8n-12g-12b-14o-16 ^ هشدار
c10o10b-10d-10g-10w-10r-12m-14 ^ پلی
c10m-10r-12 ^ کراکن
c10 afgha…
c10m-10 after depeg
c10b-10 against ai
c10r-10 airports
c10a-10w-10d-12n-12g-14o-16 among
c10r-12d-12n-14o-14b-16p-20 analyst with defi
c10o-8 anima…
c10m-10r-10g-16o-16 app $
c10m-10 app adds
c10o-14 applies
c10m-10 argentin
c10m-10b-12r-14 army
c10d-10 as volumes
c10n-10 ate
c10d-10 attackers
c10o-10 aztec
c10r-10b-10o-10 backed
c10o-10b-14 backe…
c10 baris…
c10b-10a-10w-10o-18 becom
c10b-10a-10w-10o-18 becom…
c10d-10p-10o-10 biggest
c10p-10 bigon
c10p-10 bigon…
c10m-12 bites
c10m-12 bites $
c10 bitto…
c10 bolivar
c10 btctu…
c10o-10 building
c10m8r-8p-10o-12a-16w-16d-18n-18g-20 business with fund
c10o-12b-14 buying $
c10o-12 call to
c10 cambr…
c10 charli
c10 charlie
c10b-14o-14 charter
c10 cheque
c10 citad…
c10v-12m-14 closes <number>
c10o-14 cloud…
c10m-10r-10 company $
c10 compares
c10 complain
c10 covi
c10 covid
c10b-12 dapp
c10b-12 dapper labs
c10b-12 dappe…
c10d-10g-10r-12n-12v-12b-14 debut $
c10g-10a-10o-16 decentraliz
c10b-10o-14 decentralized
c10 differences
c10 dimon
c10r-8 distribute
c10r-8 distribute <number>
c10 djed
c10r-10a-12m-14w-14o-16 domai…
c10w-10 donates
c10w-14d-16p-16b-18r-20 draw
c10 dwf
c10 eats
c10 ecosystem $
c10 ecosy…
c10m-10o-12 eh
c10d-12m-16 energ
c10b-10 energis
c10b-10 energises
c10d-12m-16 energy
c10 extension
c10 facto…
c10 fairs…
c10 fake ledger
c10 fake zoom
c10r-12m-14 fees to
c10 fifth
c10 fight…
c10 fits
c10 five americans
c10 fl
c10 flies
c10 foe
c10 for fifth
c10g-8 for games
c10o-10 forde…
c10b-10 formerl
c10b-10 formerly
c10r-10o-10 founder steps
c10b-16 frenz
c10b-16 frenz…
c10 frien
c10 friend
c10d8b-10a-14o-14 front end
c10 funde…
c10 gaff
c10 gaffe
c10 gamble
c10 gaming platform
c10 gavin
c10 gavin wood
c10b-8 gen5
c10r-10 generale
c10 global crypto
c10m-10 gold $
c10 governance $
c10 green
c10o-8 green…
c10 grift
c10 grift…
c10a-10o-10m-14 groun
c10b-12 haven
c10b-10m-14o-14 helio
c10d-10n-10o-12r-14w-16b-20 here
c10v-10p-12w-14a-16r-20o-20 hits <number>
c10 house…
c10 howel…
c10r-10n-10v-10m-12b-14w-16 hunt
c10b-14o-14 hut
c10b-14o-14 hut <number>
c10g-12w-12b-14d-16n-22a-28 in
c10m-10 in first
c10o-14 in talks
c10r-10o-12 in three
c10 ing
c10 international
c10 inventor
c10m-10o-12 iris scans
c10m-10b-12a-12g-14d-16 issue
c10 issued
c10g-12p-12v-14m-20n-22 it $
c10 its dollar
c10 jami
c10 jamie
c10 japan $
c10m-12 kraken agrees
c10b-12 labs lays
c10m-12 launches its
c10a-10m-14d-16o-16b-18 lays
c10b-10 lazar…
c10 leban…
c10 lives…
c10 lur
c10 lures
c10m-10 malle…
c10 manha…
c10 margins
c10 megawatts
c10 melts
c10o-10d-14 merge $
c10o-10 meso
c10o-10 messa…
c10b-16 million daily
c10m-12w-12o-14 mines
c10r-10b-10o-12m-14 mining is
c10d-10a-12r-14m-16b-22 more $
c10 mung
c10 munge…
c10 musician
c10 musicians
c10o-12 myanm…
c10a-10 nativ…
c10 naval
c10 need to
c10 neighbour
c10 neighbours
c10o-14 neigh…
c10r-10 new ceo
c10m-14 nfts
c10 nois
c10 noise
c10 non
c10 on energy
c10 onafr…
c10 origi…
c10 over <coin>
c10o-10 owned
c10 packages
c10 pande…
c10o10m-14b-14 partn…
c10 permits
c10b-14o-14 person with transfer
c10r-12o-16b-18 pi
c10o-10b-14 plan to
c10 pos
c10 posin…
c10g-10w-10n-12b-14d-14r-18 posts
c10m-14 prediction markets
c10b-8r-12p-12o-12 pro
c10m-12 profits
c10o-10m-14 public $
c10v-10b-12 quiet
c10 rainb…
c10m-12 rebrands its
c10o-8 reject coreweave
c10 remittances
c10 renewabl
c10 renewable
c10n-10r-14b-14 reven…
c10b-8 reviews
c10 roman…
c10w-10d-12g-12r-18a-18 roun
c10w-10d-12g-12r-18a-18 round
c10 satoshilab
c10 satoshilabs
c10 schif…
c10 seat
c10p-12o-12v-14g-14a-14n-16r-18w-18 see
c10 seed phrase
c10r-10 shirt
c10 shirt…
c10 shrink $
c10 so
c10r-10 societe
c10r-10 societe generale
c10b-10d-10r-12m-14 sold
c10g-10w-10r-12d-12b-14a-14p-14m-18 sothe…
c10 sponsors
c10 sponsorship
c10o-10 squeeze
c10o-10 squee…
c10r-10 starbucks ends
c10r-10o-10m-16 startups
c10 stops
c10 strain
c10 strains
c10m-16 street $
c10 suiss
c10 suiss…
c10b-12 swap $
c10r-12 take over
c10b-10 target $
c10 targeted
c10m-10v-12a-12r-14o-16 teams
c10o-12 teraw…
c10 the new
c10m-10r-14 them $
c10 thoug…
c10 to distribute
c10 to four
c10m-16 to go
c10m-10o-10w-12 to leave
c10r-10 to stablecoins
c10w-12 to wrong
c10 touri…
c10r-10n-12o-12m-18 trades
c10 trust wallet
c10 turki…
c10o-10 twent
c10o-10 twenty one
c10o-10 twent…
c10 unicr…
c10v8n-10m-12b-14o-18 univers
c10v8n-10m-12b-14o-18 universe
c10n-10m-16 universit
c10n-10m-16 university
c10 valr
c10 venezuelans
c10a-12m-14p-14o-18 votes to
c10 voucher
c10 vouchers
c10g-10w-10b-14r-16d-16 wall street
c10 wallet extension
c10b-10 warns against
c10p10r-10g-12m-14o-14d-16 whit
c10p10r-10g-12m-14o-14d-16 white
c10o-8 widow
c10o-10 windfall $
c10o-10 windf…
c10b-10g-10d-12n-12v-12a-12o-16 worldcoin
c10o-10m-12v-12w-16n-18d-20a-22 year $
c10 zerio…
c10 zoom
c10 zoom calls
c10 آدم
c10 آپبیت $
c10 ادع
c10 ادعای
c10p-14g-16n-18v-18r-22w-24b-30 ارزش
c10d-10o-10b-12 ارزش <number>
c10m-10o-10 از برنامه
c10o-12b-14 استخراج را
c10b-10o-12r-14 اسکیل
c10b-10o-12r-14 اسکیل برای
c10m-10 اشتباهی
c10r-10d-10m-12 افتاد…
c10o-10 ال
c10 امضا
c10 امضا کرد
c10 انگشت
c10n-10b-14 اوج
c10 اکسپو
c10 اکسیر
c10o-12 ایران چقدر
c10g-10p-10m-12v-16a-16d-22w-22 ایران…
c10 بدافزار تازه
c10b-12 برگشت <coin>
c10 بریدن…
c10r-10 بمانی…
c10r-12d-12 به فضا
c10 بورسی
c10m-10 بونک
c10d-10 تریلیون دلار
c10o-12r-14 تلگرامی $
c10 تهاتر
c10 توانن…
c10 ثروتمندان
c10 جست
c10o-8 جیم
c10o-8 جیمی
c10d-10o-14 حفظ
c10w-10 حمله هکری
c10b-10o-10 حکمرا…
c10 خالی می
c10w-12m-14 دار
c10m-16 دارایی دیجیتال
c10o-8 دایمن
c10 درمانگاه
c10 دزدیده
c10m-12 دنبال
c10b-14 دور
c10 دورهم
c10 دورهم…
c10 دومین
c10b-12n-12r-16 دیدار
c10 دیمیت…
c10b-10m-12 را نهایی
c10 ربا
c10 رباها
c10r-10 ربودن
c10g-14 رفتند
c10g-14 رفتند $
c10r-10 رمزارز بیشتر
c10 رمزارزی را
c10p-10v-12n-14w-14a-18o-18d-20b-24 رود
c10r-10o-10b-14 زمین زد
c10b-8 سایتش
c10b-12 سناری…
c10 سنگاپ…
c10r-10o-12 سوز
c10r-10o-12 سوزی
c10 سوفای
c10a-10m-12d-12n-12o-16 سون
c10a-10m-12d-12n-12o-16 سونی
c10 شغل
c10 شیف
c10r-10o-12m-14 صندوق <number>
c10m-8 عاد
c10m-8 عادی
c10m-12 عقب انداخت
c10 عمل
c10 فروشم
c10o10m-10r-10 فریب
c10r-12d-12 فضا رفت
c10m-14 فعالیت
c10 فعالیتش
c10r-10 فلج
c10 فنلان…
c10 فوربس
c10 قاب
c10m-14 قیمت <number>
c10v-10g-14a-14w-18o-20r-26 متوقف کرد
c10o-8 مخالف
c10r-12 مدیریت بایننس
c10 مردی
c10m-10o-10r-12 مشترک
c10 مناظر…
c10 منتقد…
c10 منتقل
c10 نفروش…
c10r-12b-16m-20 نقد
c10b-10m-12 نهایی کرد
c10n-8m-10b-14o-16 نیروهایش را
c10n-8m-10b-14o-16 نیروه…
c10 هایتا…
c10 هایم
c10m-12 هایی
c10m-12 هایی که
c10r-10 هه
c10w-10 هکری
c10w-10 هکری به
c10o-12 واقع
c10o-12 واقعی
c10o-12 واقعی است
c10 وجو
c10 ورشکست شد
c10o-12 وزیر
c10m-10 ویف
c10 پدر
c10 پردرآ…
c10 پریت
c10 پریتی
c10 پسران
c10b-12a-14o-18 پول های
c10 پیتر شیف
c10 چالش
c10m-12 کارگزار
c10m-12 کارگزاری
c10b-10r-12o-12m-14 کراکن
c10v-10a-10g-12n-14p-14d-16w-16m-20b-20 کلاهبردار
c10v-10a-10g-12n-14p-14d-16w-18b-20m-22 کلاهب…
c10 کودک
c10 کودکی
c10b-10 گذار <coin>
c10b-10o-12r-14 گری اسکیل
c10 گفتگو
c10 گوین
c10r-10 یی
c8g-12o-14a-16p-18n-22 <number> میلیارد
c8o-12 derib…
c8o-10 executives
c8o-10 executives $
c8p-14m-18n-18v-18g-20a-22o-24 exit
c8o-10a-12n-14v-14p-14d-16g-16w-16b-22 miner…
c8 prediction
c8 recovery
c8r-12o-12 to open
c8r-12n-12p-12g-14v-16a-16w-16 ها را
c8m-12 کارگز…
c8 کلاهبرداری رمزارزی
c-8v-12w-12b-16a-16p-16o-24 <coin> از
c-8b-10 ^ blast
c-8r-16n-18g-18 billi…
c-8m-12 cards $
c-8w-16p-18a-20b-24 clos
c-8 coin BTT
c-8 coin STX
c-8o-8w-20p-22 its
c-8o-14r-18 jumps <price>
c-8p-14d-18n-18w-18g-24 that
c-8m-14 tribu…
c-8m-10 سود می
c-8o-12b-16g-16 و چه
c-10 <coin> brings
c-10 <coin> team
c-10o-12 ^ arthur
c-10o-10 ^ hype
c-10 ^ node
c-10r-16 ^ گوگل
c-10 an <coin>
c-10 answ
c-10 answe…
c-10 at port
c-10 bosse…
c-10 br
c-10 brands $
c-10 cancell
c-10 cancelled
c-10m-14 charts $
c-10 client $
c-10b-14a-14o-14w-18p-20 coin CAKE
c-10 coin ILV
c-10 coin QNT
c-10 coinbase $
c-10o-10n-12 dead $
c-10m-16 deliv…
c-10 depeg…
c-10 disclos
c-10 discloses
c-10b-12 eve $
c-10m-12d-12r-14b-18 farme…
c-10 finall
c-10 finally
c-10 flee
c-10d-14r-20 for first
c-10 found in
c-10o-10 four year
c-10 from <number>
c-10 guard
c-10n-12v-22w-30a-34 hit
c-10 holida
c-10 ids
c-10 into <number>
c-10 june $
c-10w-12 kille…
c-10p-14w-20r-28 launc…
c-10 lawsuit $
c-10m-12 lawsuits
c-10 layoffs hit
c-10 littl
c-10 littl…
c-10 live with
c-10 luck
c-10 lucky
c-10p-10g-18a-18 mainn…
c-10 mean
c-10 means
c-10 money laundering
c-10 now $
c-10r-12a-12n-14w-14d-16 numbers
c-10 one <coin>
c-10n-16p-16r-30 open
c-10 open source
c-10 other
c-10o-10a-12 overtak
c-10o-10a-12 overtakes
c-10m-12g-14 pas
c-10 phone $
c-10 player
c-10 playi…
c-10 port $
c-10 power to
c-10 prints
c-10 programme
c-10 reboun
c-10 record <number>
c-10 release
c-10 revival
c-10 revival $
c-10 shares fall
c-10g-12 sites
c-10 source
c-10o-12 store $
c-10o-12 survi…
c-10 tight
c-10 tiny
c-10a-12 to arbitrum
c-10m-12 to two
c-10 turke
c-10 turke…
c-10m-14 two year
c-10 unlea…
c-10 watch in
c-10d-16o-18p-24g-28 what
c-10 with <price>
c-10b-12 year eve
c-10 اخیر رسید
c-10 اوکرا…
c-10 بیس را
c-10 خواهد
c-10 دردسر
c-10m-12b-12 رایگا…
c-10b-16 ساله
c-10 سایت های
c-10 ضبط شده
c-10 فضای
c-10 قطع شد
c-10 مدارس $
c-10b-12 منطقه
c-10 می خواهد
c-10 های تهران
c-10 های ضبط
c-10 گلکس
c-10 گلکسی
c-12 <coin> at
c-12 <coin> by
c-12 <number> hours
c-12 <person> pay
c-12 <person> trims
c-12 ^ floki
c-12o-14 ^ اینترپل
c-12r-14 ^ ریزش
c-12 ^ هدیه
c-12n-14o-14 airdrop with regulator
c-12a-14o-14 amend…
c-12 and whales
c-12b-14o-14 backl…
c-12 bank governor
c-12o-12d-14m-16 bas
c-12 bear
c-12 ceasefir
c-12 ceasefire
c-12 che
c-12 cheer
c-12o-14 dead
c-12 discl…
c-12 dogs
c-12 etfs
c-12 higher on
c-12 holdi…
c-12 impre…
c-12 inscr…
c-12 june
c-12 linked to
c-12 march
c-12 merges
c-12 package approved
c-12 pay package
c-12 port
c-12 russia
c-12 russi…
c-12 settle
c-12 smash
c-12 strug…
c-12 suit $
c-12 to impress
c-12 to power
c-12o-12 tornado cash
c-12o-16 torna…
c-12 treasurys
c-12 updat
c-12 update
c-12 update $
c-12 updat…
c-12 waiv
c-12 waive…
c-12 آموزش $
c-12 اجرا
c-12 اهرم
c-12o-14 اینترپل
c-12 تحول
c-12 در هفته
c-12 سال نو
c-12 سفر
c-12o-12m-18 سه سال
c-12 شوند
c-12 صرافی okx
c-12p-12 لوور
c-12p-12 موزه لوور
c-12 می شوند
c-12 کدام رمزارزها
c-14 <coin> unveils
c-14 <number> برابر
c-14 ^ balancer
c-14o-14 ^ brazil
c-14 ^ gas
c-14 ^ پلیس
c-14 analysts
c-14 and who
c-14 balancer
c-14 central
c-14 central bank
c-14 cuts jobs
c-14 department
c-14o-14 doubles $
c-14 dron
c-14 drops to
c-14 fails
c-14 fails to
c-14 for small
c-14 former
c-14 lawmakers
c-14 lawma…
c-14 pull <number>
c-14 rush to
c-14 to crypto
c-14 tracks
c-14 zkevm
c-14 با موفقیت
c-14 جدید اضافه
c-14 در نزدک
c-14 را برداشت
c-14 شب
c-14 فروش <number>
c-14 محکوم
c-14 موفقی…
c-14o-16g-20 چیست و
c-14p-14o-18v-20a-24 یک
c-16 <coin> gas
c-16 <coin> است
c-16 california $
c-16 coin with watcher
c-16 inflationar
c-16 inflationary
c-16 launder
c-16 laundering
c-16 the rise
c-16 turns inflationary
c-16 بیش
c-16 بیش از
c-16 وارد بازار
c-22 میلیارد واحد
# robbed protocol
p48c22r-12d-16w-20a-24v-26n-28g-30b-34m-42 kind theft
p40d-8r-10v-12n-14g-14m-18w-18a-20b-22o-22c-40 defi with theft
p30r-8a-8w-10b-12n-12g-16d-20o-20 tech with theft
p26v-14g-16a-18r-22w-22m-24o-28 attac…
p26v-12a-12w-12m-16r-16d-16n-18g-18b-20 پل
p24g-10c-10n-14a-14w-14r-16o-28 exploit
p24r-10b-10c-12d-16o-18 exploited
p24b14g-10r-12n-12a-12w-14m-16d-16o-18c-20 پروتک…
p22m-10b-10r-12w-14o-14c-18d-22 ^ هکر
p22w-14m-18r-18n-18v-18a-18g-20d-22 bridg
p22a-12w-12r-14n-16v-16d-18g-18b-20 bridge
p22w-14r-18v-18m-20n-20a-20g-22d-24 bridg…
p22o12b-12c-14a-16d-18w-18m-22 coin YFI
p22d-12v-12a-12r-20w-20c-22n-24 explo…
p22m-10v-16n-24a-26b-30o-32 loses
p22r-10c-10o-12v-14g-14n-18a-18m-20b-24 هکر
p20c-10m-12b-12n-12g-12r-14d-16o-16 ^ سایت
p20m-12g-12r-14b-14n-14d-16c-24 ^ پل
p20d-10w-10a-12v-14g-16m-18n-18o-32 coin with theft
p20m-10n-10b-12o-18r-20d-20 drain
p20v-14o-20n-24a-28b-32 los
p20g-10n-12v-12a-12r-16d-18w-18c-18m-26 استخر
p20o-10d-20 باگ
p20v-12b-14n-14g-14m-16d-20c-24 سایت
p20m-12b-12g-12w-14d-18c-20 سرقت
p20c10a-10m-12r-12n-12g-12d-14b-18o-18 قربان
p20c10a-10m-12r-12n-12g-12d-14b-18o-18 قربان…
p18m-10b-12d-14 again <number>
p18b10w-10c-12o-12d-14m-16r-16 attack $
p18d-12n-12o-12b-16c-16 coin ANKR
p18m-10b-12o-18r-20d-24 drain…
p18b-10c-10o-12d-14 exploited for
p18r16v-10a-12b-16c-16m-18o-20 hacker
p18c-14o-14d-16 hijacked
p18m-10b-12d-14 hit again
p18n-12a-14v-16d-18g-20b-24o-24 loses <number>
p18m-14v-18d-20w-20a-24 mint
p18o16c-10b-12d-12m-14n-16a-16w-18r-22 stole…
p18g-10a-12w-12o-14c-18 wormh…
p18g14w10c-8b-12a-14n-22r-26o-30 دست
p18n-10c-14b-16w-16m-18 دست داد
p18n-10w-12o-12d-14c-14 سرقت <number>
p18d-10v-14g-16o-22 میلیون دلار
p18n-10w-10m-12c-20 نمو
p16w-10g-12o-14d-16 <coin> hit
p16n12m-10g-12w-14d-16a-16o-20 <number> <number>
p16c14d-10g-10a-10m-12v-12n-14b-16o-28 <number> from
p16m-10w-10b-12d-14 <number> gone
p16v-10o-12n-16g-20a-22m-24w-24 <number> to
p16b-10d-10o-12 ^ استخر
p16a-10w-10b-14d-14c-14o-14 coin SPELL
p16b-10w-12r-14d-14o-16 drained
p16c12r-10o-10n-12w-12m-14d-16g-16a-16 gone $
p16r14o-10n-12v-18g-18w-18b-20a-20m-30 hack
p16r10b-10n-10d-14w-14v-16g-16a-16m-22 hacke…
p16d-10o-10b-16c-16 infin…
p16b10n-18v-18g-18a-18w-22m-24r-24c-28 pool
p16r-10a-10m-12b-12n-12o-14 returns <number>
p16o8m-10b-10a-12d-16c-20 urg
p16m-10b-10g-10a-10c-10r-12n-12d-14o-14 ربوده
p16c-18 سیتوس
p16 شد <number>
p16c-12 صرافی غیرمتمرکز
p16b-10d-10c-14 قرار
p16b-10d-14 پروتکل دیفای
p14r-14 <coin> هدف
p14d-14o-14 <number> theft
p14d-10 ^ bunni
p14c-10o-10r-12 ^ kiloex
p14o-12b-14 ^ orbit
p14d-12 ^ radiant
p14o-8w-10a-12c-18 ^ wormhole
p14d8m-10n-12c-12o-12 ^ بالانسر
p14a-10r-12n-12w-12m-14d-14b-16g-20 ^ هک
p14c-12d-14 attacker
p14a-10r-12n-12g-12o-14m-16c-18 bug $
p14d-10 bunni
p14o10d-8g-12w-12b-14n-14v-14a-14m-16r-22 business with theft
p14c-14 cpimp
p14o-8 drained of
p14o-10b-12 flash loan
p14a-10o-10m-12n-12c-12b-14 flaw
p14r-14n-14m-18o-20c-24 game with tech
p14n12r-12v-12w-14m-16g-18d-20o-20a-22 gone
p14a-10o-10m-12n-12c-12b-14 griff…
p14b-10 hacked for
p14c-10o-10r-12 kiloe…
p14c-14o-14 loops…
p14m-12d-14 loses <price>
p14b-10n-10a-10w-10o-14c-26 manip…
p14g-12a-14c-14o-16m-18 minte…
p14g-12c-12o-16 orbit
p14d-12 radia…
p14m-10o-10c-16 rho
p14m-10c-10o-10d-14 says sorry
p14m-10c-10o-10d-14 sorr
p14m-10c-10o-10d-14 sorry
p14b-10w-10c-12 stolen <coin>
p14o-12r-16m-18b-22 theft with transfer
p14c10m-10r-12o-12d-16 thief
p14c-10d-12 users to
p14c-14 uspd
p14m-12w-12o-12r-14 whitehat
p14b-10n-12a-12w-12m-14r-14o-16 white…
p14n-12o-12r-16m-18w-18b-20 از دست
p14 استخرهای
p14 استخرهای نقدینگی
p14b-10c-12o-12 اینفین
p14b-10c-12o-12 اینفینی
p14a-10m-12n-12o-12c-14 بالان…
p14c-12d-14 تله
p14g-12a-12n-16c-16m-20d-20r-22 خال
p14g-12a-12n-16c-16m-20d-20r-22 خالی
p14b12n-14c-16o-16d-18r-20 دلار از
p14n-10o-10r-14w-14 دلار رفت
p14w-10o-10b-14d-18 ضرب
p14m-14 غارت
p14d-14 نهایت
p14d-14 هدف حمله
p14d-14 وایپر
p14c-10 پروتکل وام
p12d-12 <coin> urges
p12o-10b-12 <number> lost
p12v-12a-12o-12d-16g-22 <number> میلیون
p12r-10o-14d-16m-18 <price> to
p12b-10c-10o-10m-12 ^ goldfinch
p12r-10c-12 ^ infini
p12o-12c-14 ^ white
p12c-12 ^ zklend
p12o10m-12d-12a-12r-14w-14 ^ حمله
p12o12d-16c-20 ^ سرقت
p12r-10c-10o-12 a second
p12o-8g-10d-12a-24r-26 again
p12m-10c-10o-10b-12 alex
p12o-8c-10 bedro…
p12d-14 contract bug
p12c-12 developer $
p12n-10v-10r-12g-12w-12m-14a-14b-16c-20 eul
p12n-10v-10r-12g-12w-12m-14a-14b-16c-20 euler
p12o-8c-10 exploits
p12o12r-10g-14v-16w-24m-30 for <number>
p12o-10 for bounty
p12b-10c-10o-10m-12 goldf…
p12o-12 hat
p12o-12 hats
p12r-12b-14o-18 hijac…
p12r-10c-12 infini
p12c-10o-10 lates…
p12d8b-12o-12 lending pool
p12r-10 loot
p12c-12 loot to
p12c-12 loses loot
p12c-10 lost $
p12 manipulation $
p12o-12 mint bug
p12 oracle manipulation
p12b-14w-16o-16r-18 recov
p12o-14c-16 recovers
p12m-10b-12c-12d-14 rescue
p12w-8c-12o-12m-16d-20r-26b-28 returns
p12r-10c-12 rogu
p12r-10c-12 rogue
p12r-10c-12 rogue developer
p12c-12 site $
p12o-8c-10 thala
p12 to oracle
p12r-10c-12 to rogue
p12d-12 to withdraw
p12o12r10m-10b-12d-14c-18 urges
p12o-12 vulne…
p12d-12 withdraw after
p12c-12 zklen
p12c-12 zklen…
p12d-10o-10b-14 آنی
p12b-12 ای را
p12r-10b-10n-12m-14c-14 اینفی…
p12c-16 باد
p12c-10d-12 بان
p12c-10d-12 بانی
p12b10m-10r-10n-10w-10c-16o-18 برنامه نویس
p12g-10w-10r-12d-12v-12a-12n-16b-22 خودش
p12r-10b-10c-18v-26w-28o-30 دوبار…
p12b-10m-12o-12 دیگری
p12v-10c-10r-14w-14n-22 زنجیره ای
p12a8r-12c-12b-16g-18 شدند
p12r-10c-12b-14g-18 شدند $
p12m-16 غیرمتمرکز <coin>
p12n-10d-12c-12o-14 فایننس $
p12 قرار گرفت
p12r-10n-10m-12c-12b-14v-14o-16 مون
p12r-10n-10m-12c-12b-14v-14o-16 مون ول
p12m-12 میان
p12m-12 میان زنجیره
p12r-14v-16a-16o-24 میلیون
p12r-14a-14v-16o-24 میلیو…
p12o-10c-14 نومد
p12g-10w-10m-12n-12v-12a-12c-18 نویس
p12b-10d-10o-10 وام آنی
p12r-10n-10m-12c-12b-14v-14o-16 ول
p12c-16 پن
p12o-10d-12c-14 پول را
p10 <coin> ronin
p10w-10o-10b-12d-16 <number> exploit
p10n-10v-10r-12g-12w-12m-14a-14b-16c-20 ^ euler
p10b-8 ^ nemo
p10b-12 a history
p10 abnbc
p10 abnbc $
p10b-10d-10 attacked
p10 balancer drained
p10b-10 bridge hacker
p10o-12m-14g-14a-14c-14 chain with nft
p10b-10c-14 coin KNC
p10r-10b-10a-10o-10 compromis
p10r-10a-10o-10b-14 compromised
p10a-10r-12d-14o-14 compr…
p10w-10v-12a-12d-14n-14m-20o-20 developer
p10w-10o-10d-12 exploit $
p10b-10c-10 gmx
p10b-10o-10 heist…
p10b-12 history of
p10b-12 infinit
p10 infinite
p10 infinite mint
p10 mints quadrillions
p10n-10a-14o-14 multi…
p10b-8 nemo
p10b-8 nemo protocol
p10a-10m-12d-12g-12c-26 nft with theft
p10w-10b-12o-16 of <number>
p10 of abnbc
p10o-10 one week
p10c-8o-10 penpi
p10c-8o-10 penpi…
p10r-12c-12d-18 pool $
p10 quadrillion
p10 quadrillions
p10 quadrillions of
p10c-10 quadr…
p10r-10b-14o-16w-18 recov…
p10c-12 resup…
p10v-10m-12r-12b-12d-12 robb
p10v-10m-12r-12b-12d-12 robbe…
p10v8r-10w-12d-16c-18n-20o-22 second
p10o-10d-12 shiba…
p10d-10 sonn
p10d-10 sonne
p10b-10 suffers <number>
p10c-10o-10 twic
p10c-10o-10 twice
p10c-10o-10 twice in
p10o-10 uwu
p10d-10c-10 withdraw
p10d-10 آبراک…
p10d-16 آنی به
p10w-10 اترها…
p10 بازخو…
p10o-10g-18w-18v-20r-22d-22m-24 برنام…
p10d-16 حمله وام
p10w-10o-10d-12m-14 دادند
p10w-10o-10d-12m-14 دادند $
p10g-10w-12r-14a-14o-16 دیگر
p10r-10 را جابه
p10d-10 رادیا…
p10d-10 روی آربیتروم
p10c-12 سفید
p10 سفیده…
p10d-10 شیبار…
p10 نجات
p10d-10c-10 هدایت
p10 چین <number>
p10 کلاه
p10c-10 کیلوا…
p10 گاردن
p8v-12w-14g-18o-18 داد
p8v-12w-14g-16o-16 داد $
p8v-16b-18r-20a-24o-24 پس
p-8c-10 ^ برنامه
p-8n-10g-12a-12o-20 coin with person
p-10 <coin> halts
p-10n-12d-16m-18 ^ paxos
p-10 ^ pendle
p-10 after user
p-10c-14 block $
p-10v-12g-12n-14a-14b-16d-16w-16 bos
p-10 halts after
p-10n-12w-16r-22a-24 launches
p-10o-14r-18n-18a-18w-18d-20 numb
p-10o-14r-18n-18a-18w-18d-20 numbe…
p-10a-12g-14w-14n-16r-18b-18 offic…
p-10c-14b-18 price with trading
p-10v-12a-12n-14w-14g-16m-20 rate
p-10r-14a-20c-20 their
p-10o-10v-16g-16r-18c-20a-22w-24 vault
p-10 wake
p-10 wake of
p-10w-14g-16d-20c-24 بالا رفت
p-10c-12v-14a-16w-16m-20n-20 رونما
p-10c-12v-14a-16w-16m-20n-20 رونما…
p-10 ضرر
p-10a-12w-12v-14g-14n-16r-18d-24 هوش
p-10a-12w-12v-14g-14n-16r-18d-24 هوش مصنوعی
p-10b-14n-14w-14 کنیم
p-10b-14n-14w-14 کنیم $
p-12b-20d-22c-24 <price> هزار
p-12v-16b-18g-20w-24d-26 can
p-12w-16d-18n-18v-18b-26 cash
p-12w-16g-20m-22b-22v-22n-24 final
p-12 overturn
p-12 overturned
p-12n-14g-14v-20a-22 raises
p-12d-16a-16w-16m-18n-18v-18g-22 retir…
p-12d-14a-14b-16n-16g-16o-18 won
p-12n-14o-14 آن
p-12w-14v-16 می شود
p-12o-12 های جعلی
p-12r-16d-16o-22 همه
p-12n-14w-16a-20r-22 کند
p-14d-18n-20r-24a-26 add
p-14w-18r-26a-30 launch
p-14 phishing attack
p-14v-16g-16n-18w-18c-22 shar
p-14a-18w-18n-20v-20m-26 ساخت
p-14 شمال
# other trades
o38a-12p-12n-16v-16g-16d-22m-26r-28w-32b-40 person elon-musk
o34c-10p-10v-12w-12r-16a-18n-22g-22m-24d-24 ملی
o32a-10w-10p-10c-12d-14n-16v-16g-16r-22b-22m-32 خودرو
o30a-10n-12p-12r-18b-20d-20w-22g-24 جدید
o28a-10r-12b-12n-12w-12d-14m-18c-24 ^ gold
o28c-8v-10a-10w-10d-14b-16n-16 ^ قیمت
o28v-12g-14b-16r-20w-20m-22d-22n-22 gold
o28w-10r-12g-12m-14a-14p-14b-16n-16v-16c-16d-18 recal…
o28v-10p-10d-12g-12a-12w-12r-14n-14m-18c-20 strik
o28v-10p-10d-12g-12a-12w-12r-14n-14m-18c-20 strik…
o28p-10v-12g-12a-14d-18r-20w-20n-22c-34 طلا
o28a-10g-12r-14d-14n-16v-16m-18b-20c-24 فیلم
o28a-8p-10m-12v-12w-12d-14g-14n-16b-18c-24 ماه
o26v-10r-12d-12b-14c-14m-16 ^ مالیات
o26r-10w-10m-14b-20c-20 ai $
o26n-10d-14v-14g-14w-14r-16a-16m-20c-20 car
o26r-10d-12v-12g-12a-12c-12m-14b-14n-14 film
o26v-10g-10b-12d-12r-14m-16n-16c-18 heliu…
o26v-12d-18 reope…
o26c16m-8r-12d-14v-16g-16a-18w-20p-22 rules none
o26p-10w-12m-14a-14n-16r-24 stock…
o26m-8r-10b-10g-10w-14d-16p-16a-18n-20 trade any
o26w12g-12a-12d-16v-16r-18b-20n-22c-22p-22m-28 سکه
o26p-10d-12v-12g-12b-14c-14m-16r-16n-18 ماسک
o26m-12v-22 واقعیت مجازی
o24c-8a-10b-12d-12g-12r-14m-18 ^ sec
o24b-10p-12r-14m-16c-18 airli…
o24m-10n-10b-12r-20c-20 doge
o24r-10b-12m-14d-14g-14v-16 kid
o24r-10b-12m-14d-14g-14v-16 kids
o24r-10b-10g-10w-10m-12d-12n-12v-12a-12c-16 moon
o24r-8a-12p-12w-14d-16g-16m-22b-24c-30 museu…
o24b-10n-10r-12d-12c-20m-24 outlo…
o24v-10a-10w-10b-14d-14c-14r-18 pensi…
o24m-12c-12d-20 sushi
o24m-14c-16d-20v-20p-20g-22n-24a-24 win
o24m-10c-14v-18d-20n-20g-20a-20p-20w-26 wins
o24v-10w-10d-14n-14b-16m-20r-20 اعلام
o24g10v-10m-14n-14a-14w-16r-18c-24 الکتر…
o24p-12v-14w-16m-18d-18g-18a-18n-22 بورس
o24r-10b-10c-24 توییت…
o24m-12r-14c-14b-16 حقوق
o24d-10n-10g-10m-12b-14v-14c-16r-18 سریال
o22b12g-10d-12n-12r-14c-20m-24 ^ nasdaq
o22r-10b-10c-12m-24 ^ quant
o22c-18r-20 ^ startup
o22d10c-16m-20 ^ سقوط
o22m-12b-18c-20 ^ هوش
o22d-10v-10b-12c-14 avalanch
o22d-10v-10b-12c-14 avalanche
o22m-6b-8g-8v-10w-16p-18 coins none
o22r-12g-20c-26 dog
o22a-10p-10n-14v-14m-16d-16g-16w-18c-24 foun
o22b-14c-20 hospi…
o22m-8r-8v-10g-12w-12d-20a-20 krake…
o22w10p-10m-16a-16n-18v-18g-18c-18d-22 link
o22g-10r-18d-20v-20b-22w-22a-24p-24 maker
o22r-10n-14c-14w-16b-18d-18v-22 opens $
o22r-12b-12v-12a-12g-14m-18n-18d-22 plant
o22r-10b-10c-12m-24 quant
o22b-12v-12g-12m-14d-14c-16 spott
o22b-12v-12g-12m-14d-14c-16 spott…
o22r-14c-16 tech
o22r-16c-20 xai
o22v-14m-16w-16n-18c-18p-20b-24a-26 yield
o22g-10p-10a-14r-16b-16 yield…
o22v-10c-14b-16 ترافی…
o22b-10d-10n-14r-20m-22 ترامپ تعرفه
o22n-12g-12r-14a-14m-18b-20d-24 تغییر
o22r-14w-14c-16p-16a-18d-20g-22m-24b-28 تهران
o22r-16b-16c-16 ثابت
o22m-12b-14d-14c-18 جاده
o22d-12p-12b-14c-24 حباب
o22m-10c-12b-14r-16 رفع
o22w-10n-12b-14d-14c-18m-24 صادرا…
o22g-10m-12v-12d-14n-14p-14r-16b-16 نفت
o22m-12r-12b-14n-14c-16 هارمو…
o22r-10d-10v-10n-12c-12m-14b-16g-16 پرسپو…
o22m-12p-12v-14g-14r-16w-16n-18b-22 گران
o22v-10g-10r-12n-12d-14b-16c-20 گران شد
o22m-10d-12c-14b-16 یافت $
o20r-10b-12c-16 ^ data
o20b-14n-16v-16c-20 ^ digital
o20b12n-10a-10r-12c-28 ^ google
o20m-12r-12c-12 ^ helium
o20n-10m-12g-12w-12c-14a-16d-18r-20 ^ staking
o20d-12g-14b-16n-18c-20r-22 ^ token
o20r-10b-10m-16 ^ اینترنت
o20m-10b-10n-10c-14 ^ هارمونی
o20c-14b-18r-20 approved
o20c-14b-18r-20 approved $
o20a-10w-10r-14v-14m-16b-16n-16g-16d-18 armst…
o20r-10b-12d-12m-16c-18 ball
o20c-16 batte…
o20d-12b-14c-14 chain expands
o20m-12b-12r-14c-18 coal
o20m-10v-10c-14 cosmo
o20m-10v-10c-14 cosmo…
o20d-10c-12b-14 docto…
o20b-12d-12r-14c-18m-20 drill
o20n-8v-10g-10c-10m-12r-16b-16 europe $
o20v-10w-12m-14b-14c-18 fin
o20m-10n-12g-12a-12w-12d-14v-14r-22 googl
o20m-10n-12g-12a-12w-12d-14v-14r-22 googl…
o20n-10v-10g-10r-12d-12a-12w-14b-18c-20 grows
o20a10v-10p-10d-12b-18g-18m-20r-24 how to
o20m-10d-10c-10w-16 humpback whale
o20m-10d-10c-10w-16 humpb…
o20d-10v-10p-10m-12n-12a-12g-14c-18 machi…
o20b-10c-12r-16 mayor $
o20r-10m-12b-12v-12g-12c-16 neo
o20r-10n-10a-12m-14b-14d-14w-14c-14 nosta…
o20c-8r-10b-14 nvidi…
o20b-12d-14c-20 oil
o20c-8d-10g-10b-18 on ai
o20b-10d-10n-12a-12c-12r-14m-16 opena…
o20b-14m-16c-16 palan…
o20r-10g-10m-12v-12 patie…
o20w-8m-12v-12g-12p-12r-14a-14b-18 prices
o20p-10v-12g-14a-14w-18c-18b-20r-28 rat
o20p-10v-12a-12g-14n-16w-16c-18b-20r-28 rates
o20r-10c-10g-14 rises $
o20m-16c-20 seatt…
o20v-14p-14a-20w-20n-22g-22r-32c-32 stock
o20d-10n-10r-12b-12g-14 tesla
o20r-18 uber
o20v-10w-12c-12r-14p-14n-16 unvei…
o20v-20 virtual reality
o20m-10d-10r-12c-20 wave
o20r-10v-10a-10d-12n-12g-12m-16b-16 wood
o20c-12 zhao
o20n-10m-12a-12c-12 آیفون
o20r-10v-10c-10 ارزان شد
o20c-12a-14w-16p-16r-18g-18d-20v-22m-24 استار…
o20v-10r-14g-14p-14a-16c-18m-20n-20 استیک
o20m-14b-16 انوید…
o20b-10n-10r-12c-12m-14 اهواز
o20m-12w-12p-12v-18g-18a-22n-30d-36 بانک
o20n-10a-10r-14c-14 بانک را
o20b-10v-10r-12d-12n-12c-12m-16 بهمن
o20r-10v-10d-14g-14a-14n-16m-18 تازه $
o20r-12m-14c-14 خودرو…
o20d-10r-14m-16b-16c-16 زلزله
o20r-8p-10c-16 سامانه
o20p-10c-16 سامان…
o20c-10r-12p-12 سوخت
o20m-10c-10 مجلس
o20b-10m-12r-12c-16 میدان
o20r-8d-12m-16 نرخ سود
o20g-8m-10v-10r-12b-12d-12n-16c-16 هوا
o20b-10d-10n-12v-12g-12m-18 واقعی…
o20m-10r-10b-10c-14 پویا
o20a-10r-12w-12b-14d-14n-14m-18 کردند
o20a-10r-12w-12b-14d-14n-14m-18 کردند $
o20m-10r-10a-12b-16c-18 کنکور
o20a10v-10d-12n-12g-12c-18m-20 گوش
o20a10v-10d-12n-12g-12c-18m-20 گوشی
o20d-12n-12m-18r-18c-20 گوگل
o18r-12b-12c-14w-24 <number> coin
o18w-10n-12g-12a-12r-14b-14d-14m-16 <number> year
o18r-12c-14 <number> با
o18m-10n-10c-10r-12b-12 <number> درجه
o18r-12c-18 <person> xai
o18m-10b-10r-12g-12c-16n-20 ^ airdrop
o18d-10c-12v-14 ^ ar
o18b-12c-12m-16 ^ atom
o18c-10 ^ avalanche
o18b-12c-14p-14 ^ bridge
o18m-10r-12b-12c-18 ^ coal
o18b-10m-12c-14 ^ copper
o18b-10n-10r-12c-14 ^ doge
o18m-10c-12 ^ harmony
o18c-10w-14 ^ humpback
o18m-10r-10c-14 ^ nasa
o18d-10v-10g-12a-12p-12b-16n-16c-18m-20 ^ satoshi
o18m-10r-12b-12 ^ sun
o18c-14m-16 ^ wall
o18b-10c-10m-12 ^ whale
o18d-10n-12m-16 ^ اونس
o18m-10r-10c-12 ^ جاستین
o18r-12m-16b-18 ^ رمز
o18n-10d-12c-14g-16 ^ زنجیره
o18c-10 ^ فیلم
o18b-10c-16 ^ لینک
o18b-10c-10 ^ لیگ
o18c-10m-12r-12b-12 ^ ماسک
o18n-8g-10c-16 ^ متا
o18d16w-10r-12n-12b-14m-16c-18p-22 ^ وام
o18w10d-10n-10m-12g-12v-14b-24r-26a-28 ^ کیف
o18m-10c-10r-12p-12 airline
o18d-10p-12b-18 amm
o18m8a-10n-12g-12b-14d-14r-20c-22 apple
o18b-12c-12m-16 atom
o18b10m-10d-12n-12v-12g-14c-18 avala…
o18r-10d-10b-12c-14m-16 bat
o18n-10v-10r-12b-12d-14c-20 beat
o18m-12c-12n-18 benef…
o18m-10b-12c-12 brac
o18w-12n-14g-14a-16d-20b-30 business with regulator
o18m-10r-10c-14 celsi…
o18d-18 closu…
o18m-10c-16 coast
o18c-14m-16 colli…
o18m-10c-12 color…
o18v-10m-12b-12c-14 compound interest
o18b-10m-12c-14 copp
o18b-10m-12c-14 coppe…
o18g-10a-10d-16 crop
o18r-10b-16 dash for
o18d-18 deck
o18m-10d-10c-12 defi with metaverse
o18c-16 earnings $
o18b12p-10r-12d-14c-14m-18w-20 error
o18d-10n-10g-10c-12m-16b-18 europ
o18d-10n-10g-10c-12m-16b-18 europe
o18m-12b-12c-12r-14 flow
o18c-18 forec…
o18c-8b-16 fork in
o18n-12r-14c-24 forwa…
o18d-10n-10v-10g-10r-12c-14 found $
o18r-18 fugit…
o18b12n-10g-10p-10w-12r-14d-14 ga
o18b12n-10g-10p-10w-12r-14d-14 gas
o18b-10v-10c-12d-14a-14g-16r-18n-18 grow
o18m-10b-10v-10g-10c-10r-12 gta
o18m-10c-12 harmo…
o18a-10r-12b-12c-16 higher
o18a-10r-12b-14c-16 highe…
o18b16g-10w-10n-12v-12r-18d-20m-24 inflation
o18d-12n-12c-14 king
o18b-10n-10d-12m-20 klarn…
o18g-12c-16 layoffs $
o18c-10m-12r-12b-14n-14 layof…
o18n-10v-10r-12b-14d-14m-16 mayor
o18m-12d-16 mortg…
o18m-14c-14 musk
o18m-10r-10c-14 nasa
o18b10m-10a-10v-12w-12d-16r-18n-18g-18 nasda…
o18c-10b-12m-16 natur…
o18r-10n-10w-10d-14m-16b-16g-18 off $
o18w10r-10v-10m-14c-24 on the
o18c-14b-20 outage hits
o18m-12c-14 outlook $
o18n12v-10a-10m-12b-12d-12w-14r-16g-16c-22 pokem…
o18v-10g-10n-12d-16w-16r-18b-20 profit
o18v10a-10b-14n-14w-14d-18r-22c-24 rally
o18b-10c-10 rend
o18b-10c-10 rende…
o18n-10d-12v-12m-14w-14r-16b-16 return to
o18b-10d-10g-14r-18 ris
o18n-10g-10r-14d-16 rise
o18r-12b-12d-14c-14 rise $
o18d-10g-14r-16c-16 rises
o18a-12c-20 round $
o18c-18 sailo…
o18b-10v-12g-16 sandbox game
o18r-10d-12v-12p-12g-14a-16b-18n-18m-24 satoshi
o18d-14 scanners
o18d-14 scanners $
o18m16n-14b-16w-18c-26 sells <number>
o18g-16 service $
o18m12g-12v-14w-14n-16a-16b-20d-20c-36 shares
o18c-12b-14 shortag
o18c-12b-14 shortage
o18r-10d-12a-12c-12n-14m-16 shows
o18m-12d-12w-12c-12 stran…
o18c-14m-16 street ends
o18m-10b-10c-12 strike
o18r-12b-12 sun
o18r-12g-14 supreme court
o18r-12g-14 supre…
o18d-10b-14c-14 swip
o18d-10b-14c-14 swipe
o18m-12c-12n-18 tea
o18m-16 tops <price>
o18d-18 treasury yields
o18b-12n-14c-14 tron
o18b-10w-12m-14d-16 yacht
o18r-8b-10c-10 اجباری شد
o18b-10n-10c-14 استارشیپ
o18r-10b-10m-12c-12 اعلام شد
o18b-8d-10m-12r-12 اعلام کرد
o18m-12b-12v-12a-12n-14r-16 امضای دیجیتال
o18r-10c-12 بانک آینده
o18v-10g-12w-12b-14d-14n-14m-18c-22 بسته
o18c-14 به روزرسانی
o18c-8r-16 تحریم های
o18c-18 تغییر داد
o18m14d-10n-10w-12b-16c-22 تومان
o18r-8c-18 توییتر را
o18g12v-10n-12m-16r-16c-22 تیم
o18m-10r-10c-12 جاستی…
o18g12b10m-14c-14p-14a-20w-20v-22d-24 جهان
o18p-10b-12 خشک
o18p-10b-12 خشک شد
o18c-14 خودرو $
o18d-10w-10b-12m-22c-28 دادگا…
o18m-10n-10c-10r-12b-12 درجه
o18m-10n-10c-10r-12b-12 درجه سلسیوس
o18v-12c-12 درمان
o18b-8d-10m-12r-12 را اعلام
o18p-10v-12a-14r-18b-18w-18d-30 رشد
o18c-10r-16 رفع فیلتر
o18m-16b-18 رمز
o18c-14 روزرس…
o18v-18 سامسونگ $
o18c-12 سرطان
o18r-10c-14 سرچشم…
o18a-18 شارژ
o18c-10r-12p-14 شهرداری $
o18c-12r-16b-16 صدر
o18g-10c-10b-16 قاشق
o18m-18 قیمت دلار
o18b-10c-10 لیگ
o18r16n-12v-12a-12g-14b-18d-20m-24c-24 مالیا…
o18c-10a-12 ماهی
o18b-12n-14c-16 مدارس
o18b-10m-12c-14 مذاکر…
o18c-10m-14 مرغ
o18r-10c-14 مس
o18m10p-12v-14n-16g-16a-16b-20w-20r-28c-28 نرخ
o18b-10c-10m-12 نم
o18a-10b-12m-18 هزار واحد
o18d-12n-12a-12r-14c-26 واحد
o18m-10d-10c-12 واریز شد
o18r-10b-10n-10c-12 پرتاب
o18g-10a-10b-12n-12m-14w-14c-20 کارگر…
o18b-10n-10v-10c-14 گالا
o18d-10n-12g-14c-14b-16 گام
o18b-10 گل
o18n-10c-12m-14b-16 گوشت
o18n-12c-14b-16d-16 یافت
o16m-12g-12b-14p-14a-18r-20 <coin> for
o16b-12g-16 <coin> the
o16b-10n-10a-10m-12 <number> points
o16b-10c-12m-14w-14 <number> sells
o16c-14 ^ akash
o16r-10 ^ amazon
o16m-10r-10b-10c-12 ^ bat
o16c-10m-12 ^ cash
o16b-12c-12 ^ court
o16c-10m-14 ^ dollar
o16r-10a-14 ^ farmers
o16c-8m-12r-12b-12 ^ flow
o16c-12 ^ hackers
o16b-10c-12 ^ london
o16c-14 ^ michael
o16m-10d-16 ^ mortgage
o16c-12 ^ neo
o16n-10c-10 ^ oasis
o16b-10n-10a-10m-14r-14 ^ openai
o16c-14 ^ pension
o16c-10m-16 ^ silver
o16d-12c-12 ^ sushi
o16c-10 ^ zhao
o16c-12 ^ به
o16r-10b-10n-10c-10m-12 ^ بهمن
o16r-10g-12a-12m-14n-14b-18 ^ تلگرام
o16r-16 ^ سریال
o16n-10r-12g-14 ^ قرارداد
o16c-12 ^ مایکل
o16b-14 ^ هاردفورک
o16v-14 ^ واقعیت
o16m-10r-10n-10c-10b-12 ^ پرسپولیس
o16r-12 ada
o16r-16 advised
o16p12b-12a-14m-16g-16c-16r-18 after <number>
o16v-10p-12d-14w-14r-16b-18m-20 airdrop
o16v-12p-12d-14w-14r-18b-18m-24 airdr…
o16c-14 akash
o16d-10r-14 amazo…
o16d-12 apy
o16m-12d-12c-12 auction $
o16r-10b-10c-14 best
o16r-10b-14m-18 champ…
o16c-10d-16 charg
o16c-10d-16 charg…
o16m-10n-12c-14 charl
o16m-10n-12c-14 charles
o16c-12 chia
o16m-14p-14v-16n-18a-18w-18g-28d-34 coin HBAR
o16r-12m-14 company
o16m-10b-10c-12 cool
o16m-10a-16 dow
o16r-14 drug
o16m-14 edge higher
o16m-12c-12 estimates $
o16m-16 etf inflows
o16c-14b-16 evacu…
o16c-14 exchange students
o16m-10b-12c-20 executive
o16b-10w-12r-14c-16 fall $
o16g-8c-10d-12 festi…
o16g-10c-12 film $
o16n8c-10g-12v-14p-14m-16r-18a-18w-18 find
o16c-10 fined
o16r-12 fired
o16r-12g-12 flock
o16r-12g-12 flock to
o16m-12b-12c-16 food
o16m-12b-12c-16 foods
o16r-16 for fraud
o16b-12g-18 game with metaverse
o16c-10g-14 games for
o16c-12m-18 games…
o16m-10c-16 gemini <number>
o16v-10d-14w-14c-14b-16g-16n-18a-18 gemin…
o16m-10r-12a-12c-12 gestu…
o16b-14r-16 granted
o16v-10m-12r-14 help
o16v-10 helps
o16r-10a-10 higher $
o16m-16 holds rally
o16b-10d-10r-14 hous
o16b14a-10v-12p-12m-14n-16g-16r-18w-18d-28 infla…
o16r-10a-10v-12c-12 io
o16r-10a-10v-12c-12 ios
o16m-10b-10n-10a-10c-12 iphon
o16m-10b-10n-10a-10c-12 iphon…
o16m-10b-12v-12g-12 jobs $
o16b-10r-16 judge blocks
o16a-12r-14b-14c-14m-16g-16 justi…
o16n-10g-12a-12p-14w-16m-18c-18 kill
o16c-10n-14 klimt
o16c-10n-14 klimt for
o16g-12r-14 laws
o16d-10n-10m-16 leak
o16m-10n-10a-10b-14c-16 machines
o16g-12r-14 marketing
o16m10b-10v-10g-10r-12c-14 may $
o16m-12b-12c-16 milk
o16b-10d-10m-12 missi…
o16m-12b-12 netfl…
o16n-10c-10 oasi
o16n-10c-10 oasis
o16m-12b-12c-16 oat
o16v-10b-12d-12c-12 of the
o16p-10v-14g-14a-14n-18b-22r-28c-32 own rule market
o16r-10b-10c-24 p <number>
o16m-16 park
o16c-10b-12d-14 part
o16b-10d-14 party
o16v-10g-10 patient
o16a-10c-12d-14 plant $
o16c-8v-14 playg…
o16a-14p-14r-16d-16n-16v-18m-20c-22 polyg…
o16r-16 portf…
o16m-22 prices fall
o16c-16 profit $
o16r-10a-10 protest
o16m-8c-10 quantum computing
o16m12v-12w-14b-16r-18 quart…
o16c-12 raises prices
o16g-10m-12 realit
o16g-10m-12 reality
o16b-10c-10d-12 recall $
o16d-10 recalled
o16n-10g-12r-14c-18m-24 regulator with transfer
o16v-14 reopens $
o16n-10a-10w-12 resum
o16n-10a-10w-12 resum…
o16m-10c-10n-14 reuni…
o16c-12 review $
o16r14n-12v-12g-12a-12w-14p-14m-18b-18d-18 road
o16r-10v-12g-14p-14d-16a-16b-18n-20m-24 satos…
o16m-8g-8v-10w-10b-14a-14c-18 sec
o16r-12 sec charges
o16n12w-16r-20p-20d-22b-24g-24 sells
o16c-10n-14 sells klimt
o16r-14 set $
o16m-10d-10c-10n-12 shake…
o16n-12v-14p-14d-18a-18b-20r-22c-24 show
o16b-16 silv
o16b-16 silve…
o16m-10c-12 sport
o16m-10c-12 sport…
o16w-10r-12v-12m-14d-14g-14n-18c-24 stude…
o16d-12c-12 sushi chain
o16m-10w-10c-10n-16 switch <number>
o16w-10n-12r-14c-14 tajir…
o16m-12c-16 tempu
o16m-12c-16 tempu…
o16m-10c-12 third month
o16m-10r-12a-12c-12 token gesture
o16r-12c-12d-14b-16 tomat…
o16r-10b-10d-10c-10m-12n-12 tour
o16m-16 trump holds
o16c-14 tsmc
o16c-10 vacci…
o16b-10m-12c-12 wav
o16b-10m-12c-12 waves
o16c-14 xai raises
o16m-10d-16 yields climb
o16m-10d-10v-12 آتش و
o16c-8g-12 آسیا
o16c-10r-12 آمریکا در
o16b-10m-12c-12 آنفلو…
o16m-10d-10v-12 آواتار آتش
o16m-10c-10 آیفون <number>
o16c-14 اتم
o16r-14c-18 اتهام…
o16c-12m-14 ارزی
o16b-10g-10m-12d-12 اروپا
o16m-10c-14 از میدان
o16w-8c-10d-12p-14 ازدوا…
o16m-14v-14 استارتاپ
o16g-8b-10 استقل…
o16b-14 استیل
o16m-10n-10c-12r-14g-14b-16d-16 اسنپ
o16p-10c-14 اطلاعات بیمه
o16r-14 اعدام
o16c-10 افزایش
o16c-10 افزای…
o16m-12v-12a-12r-16n-16 امض
o16m-12v-12a-12r-16n-16 امضای
o16c-10r-12 انبار
o16c-10d-12b-14n-14 اونس
o16m-14p-16g-18a-20d-24w-26 ایران
o16d-10n-12w-12r-16b-20 ایران از
o16c-8 ایران در
o16c-16 ایران و
o16v-10c-10r-14n-14b-16 بازاریاب
o16v-10c-10r-14n-14b-16 بازاریابی
o16r-10m-12d-14 بازگشت $
o16g10m-10n-10c-12p-14r-18w-18d-20v-22a-22 بازی
o16b-12c-12 بانک ملی
o16b-10c-18 برق در
o16b-10c-14 برنده
o16r-10m-12 بهره را
o16b-10r-16 بودجه
o16m-12 بورس تهران
o16d10v-10r-12m-14b-14n-14c-20 بگیری…
o16m-10n-10g-10a-12v-14p-14r-20 بیمه
o16c-10 تراشه
o16c-10 ترون
o16c-18 تسهیل…
o16b-12 تعرفه ها
o16c-10r-12 تعطیل…
o16g-14 تیم ملی
o16m-10p-12b-14n-16r-18w-20 جذب
o16b-10p-10n-14r-16w-16 جذب کرد
o16p14b10m-8g-10n-12w-12a-16c-18d-20r-22 حمله
o16r-8b-14d-14m-16g-16 خارجی
o16 خاموش
o16 خاموش…
o16c14n-10g-10v-12a-12w-12d-18r-20m-24 خانه
o16v-8m-10d-10n-10b-14 خانگ
o16v-8m-10d-10n-10b-14 خانگی
o16m-10b-10r-12v-14 در تهران
o16m-12b-14c-14 درآمد ثابت
o16n-10c-14 دنیا را
o16c-12r-16 راه افتاد
o16b12r-12d-12n-12g-12w-12m-20c-20 رایان…
o16d-10n-12m-14b-16 رستور…
o16w-18 ساحل
o16c-12m-14 سهمیه
o16r-10p-12 سوخت $
o16g-10 سپاها…
o16c-12 سگ
o16c-12 شیبا
o16c-12 شیبا در
o16c-10p-10r-12 طلافر…
o16b-10d-10c-14 فیلتر
o16c-10r-12 قهرما…
o16m12p-8g-12r-16w-20d-22b-26 قیمت
o16m-12 قیمت مرغ
o16m14r-10n-10d-12a-12w-14b-18c-20 لینک
o16b-10d-10c-10m-14 مالیات بر
o16g-16 ماینک…
o16c-12 مایکل
o16m-10r-14 متلاش
o16m-10r-14 متلاشی شد
o16m-10r-14 متلاش…
o16m-10c-14 معدن
o16 موناک…
o16c-10 نقش
o16b-10r-16 نمایشگاه
o16 نهنگ در
o16r-14 نیویورک $
o16m-10d-10v-12 و خاکستر
o16p-10g-12n-14c-14m-24d-26 واریز
o16c-12 والیب…
o16w-8c-10d-12p-14 وام ازدواج
o16c-10r-14b-14 پاسخ
o16n12c-10b-12g-20 پوکمو…
o16r-14 پیامک
o16m-14b-14c-16 پیچک
o16r-10c-12 چارلز
o16b12n-10c-16 چقدر
o16b-14 چنگال
o16r10v-12m-14a-18g-20n-22 چین
o16c-16 کارت ملی
o16m-10r-10w-12c-16 کارگردان
o16v-12c-14 کتاب
o16w-12p-12 کلاهبرداری با
o16c10g-10n-12v-14p-14r-16w-20m-22 کمک
o16n-10a-10p-12v-14b-16m-18c-18 کنسول
o16n-10c-14 که دنیا
o16r-10b-10n-10c-10m-12 کوهنورد را
o16r-10b-10n-10c-10m-12 کوهنو…
o16d10m-12g-12v-14a-14p-14r-20 گذشت
o16d10m-12g-12v-14a-14p-14r-20 گذشت $
o16c-14 گراک
o16m-14b-14c-16 گیاه
o14r-12n-12g-12p-16c-22 <number> billion
o14r-10c-12 <person> doge
o14w-10c-10b-12n-12d-18 <price> دلار
o14m-10b-12d-14 ^ bond
o14r-16 ^ central
o14m-14c-16 ^ cftc
o14c-12 ^ cosmos
o14d-10 ^ dex
o14c-18 ^ esports
o14v-10c-10b-14d-14w-14g-16a-16n-18 ^ gemini
o14c-12 ^ heat
o14m-12 ^ inflation
o14c-10m-12 ^ kimbal
o14c-12 ^ lance
o14r-10c-10 ^ lithium
o14c-8m-10 ^ nvidia
o14r-10v-10d-12m-14n-14g-16a-20c-26 ^ optimism
o14r-10b-12d-12 ^ paypal
o14w10g-10r-12a-12b-14d-14n-16c-18 ^ pepe
o14r-10 ^ pound
o14m-10b-16 ^ proton
o14c-12 ^ ransomware
o14 ^ render
o14c-8b-14 ^ scientists
o14m-14 ^ stock
o14r-12 ^ tax
o14m-10r-10c-10 ^ temperatures
o14c-12p-12b-16v-16g-16a-16d-20 ^ trump
o14c-10m-12b-12 ^ wood
o14 ^ استارتاپ
o14c-10 ^ استارشیپ
o14n-10v-10g-10a-10p-10m-14b-22r-30 ^ استخراج
o14c-10b-16 ^ استیک
o14b-8 ^ اوپک
o14d-12w-12p-12r-14v-14n-16a-16c-20m-22 ^ بازی
o14m-12c-18 ^ دادگاه
o14b-10c-12 ^ رالی
o14 ^ رایانه
o14d-10g-10b-12a-14r-16n-16m-18w-20 ^ ساتوشی
o14n-8w-8c-10m-12 ^ صادرات
o14v-10p-10n-12g-12d-14m-18w-18 ^ صندوق
o14r-8 ^ فدرال
o14 ^ مجلس
o14 ^ مذاکرات
o14 ^ مزرعه
o14c-12 ^ معدن
o14m-10 ^ نفت
o14w-10 ^ پیش
o14m-10b-12c-20 ^ کشف
o14 ^ گالا
o14c-10 ^ یارانه
o14c-10 a ton
o14w-12r-14 about
o14c10m-14 ad
o14b-12c-12 advis
o14b-12c-12 advis…
o14m-10c-10 after nine
o14m-10r-12 airpo…
o14b-8w-14 analyst with business
o14c-14 ant
o14a-10n-12d-14g-14r-18b-18 appl
o14n-10g-10w-10p-10a-12c-18 approv
o14d-10c-14 ar
o14b-10n-12c-12 ares
o14c-10m-12 ark <person>
o14v-12 assis…
o14c-12 audience $
o14c-12 audie…
o14 avalanche buries
o14c-10 awar
o14c-10 award $
o14c-10 bacte…
o14m-10b-12g-12c-14 baseball cards
o14m-12g-14b-16c-18 baseb…
o14w-12 bay
o14b-10r-12d-14c-16 beats
o14r-14 birth…
o14d-12 bow
o14c-10 box
o14c-10 box office
o14 brace…
o14c-10 branch $
o14c-10 branc…
o14 bridge collapse
o14c-10 broadwa
o14c-10 broadway
o14c-10d-12 broad…
o14 bur
o14 burie…
o14v-10a-10d-12w-14g-18r-22 business with holder
o14a-10d-14 butte…
o14c-10 by ai
o14c-14 cam
o14c-14 cams
o14m-10d-10p-10c-12 carpe…
o14b-8m-10c-10 cars
o14b-8m-10c-10 cars $
o14c-14 cast
o14g-10r-12m-14n-14c-14a-16 cheaper $
o14m-14 chevr…
o14r10w-10v-12p-12b-14c-14m-16d-16a-18 chief
o14m-16 chim
o14m-16 chime
o14m-12 chipmakers
o14b-12c-12 chipm…
o14n-10v-10r-12g-12w-12m-16d-16 club
o14n-14 coach…
o14c-14 coast…
o14m10b-10g-10d-12a-12c-22 coin ICP
o14 collapse kills
o14c-10 colorado
o14c-14 completed
o14m-12c-14 contest
o14c-10 cools
o14g-14 cup
o14m-10w-10p-10n-12b-14v-14 cuts <number>
o14m-14 cvx
o14m-10r-10b-10 dalio
o14c-14 dash cams
o14c-10 data breach
o14b-10c-10 data mining
o14r-8m-14p-14g-16w-16n-18d-20 delay…
o14r-10n-10c-10 diamo…
o14b-10n-12c-12 dim
o14c-12 displ…
o14w-12 dolph…
o14c-14 dot
o14c10a-10b-16d-16 edge
o14 eighth wonder
o14 eight…
o14b-10 encrypt
o14b-10 encrypted
o14b-10 encrypted spreadsheet
o14 encry…
o14d-12c-12 equit
o14d-12c-12 equit…
o14c-18 espor…
o14r12a-10c-10d-12n-12g-12m-18b-20 europ…
o14c-10r-12 evide…
o14m-14 exchange to
o14m-14b-14 fears $
o14n-12g-12a-12b-14v-14w-16d-18 fed
o14c-14 feder…
o14c-12 fenc
o14c-12 fence
o14m-16 figma
o14m-10c-12 fines
o14r-16 fir
o14d-12 flashing
o14m12b-10d-14r-18c-20 floo
o14m12b-10d-14r-18c-20 flood
o14c-10r-12 florida $
o14c-10r-12 flori…
o14v-10m-12c-12 for third
o14c-10m-16 forei…
o14b-14c-14 gain as
o14r-10c-12 gains access
o14m-10b-10 gas prices
o14r-10n-10c-10 gem
o14p-12 hackers
o14 headl…
o14b-14c-14 heath
o14b-8d-10r-12c-12 hedg
o14g-10b-14d-18 heist
o14p-12d-16 heist $
o14d-8m-10b-10c-14 homes $
o14c-12 hotel
o14r-12 house $
o14m-12c-12 housi…
o14c-14 in record
o14m-10r-10b-10n-10 insur…
o14c-10r-12 iota
o14c-10r-12 iota of
o14c-12 jewel
o14c-12 jewel…
o14c-12 jorda…
o14m-16 jump in
o14c-10m-12 kimbal musk
o14c-10m-12 kimba…
o14m-14 knick
o14m-14 knick…
o14b-12 lake
o14c-12 lanc
o14c-12 lance
o14c-12 lance armstrong
o14m-10c-14 launches $
o14m-10a-10p-10b-12 laund…
o14b-12c-20 law with regulator
o14 legen…
o14r-10c-10 lithium mining
o14r-10c-10 lithi…
o14r-10m-12b-12n-12c-12a-16 llm
o14c-12 louvr
o14c-12 louvr…
o14d-12m-16 maker of
o14m-14 mater…
o14c-16 medic…
o14r-10b-10d-12m-16 meet
o14w10d-10c-10m-22r-22 miner
o14b-10c-10 nano
o14c-14 near a
o14m12c-12b-22 network outage
o14v-10c-10r-12 nomad…
o14c-10r-12 of evidence
o14g-10b-12n-12v-14 office
o14r-10 on google
o14m-10r-14 onlin
o14m-10r-14 onlin…
o14m-12c-12b-14 optimism grows
o14v-10w-10p-10r-12d-14n-14g-16m-18a-22 optim…
o14v-10w-10d-14n-14a-14p-14g-16r-18 outage
o14m-12c-14 outlook for
o14m-14 ozemp…
o14n-10 paint
o14m-12c-14 photo…
o14r-10c-16 plans <number>
o14r-14 police arrest
o14d8n-12m-16c-24 prices $
o14c-14 prisoner
o14n-12g-12a-12v-14w-18b-20d-20 profi…
o14m-10b-16 proton
o14c-14 publisher
o14m-10n-10 qatar
o14n-10r-12 quart
o14n-10r-12 quarter
o14c-12r-18 raises rates
o14c-12 ransomwar
o14c-12 ransomware
o14r-10m-14 rates to
o14 rattl
o14 rattl…
o14d-12 reces…
o14c-10b-14 remembered $
o14c-10b-14 remem…
o14m-10 renai…
o14d-12 rescued
o14d-12 rescued $
o14a-10c-12 resume
o14 retailers
o14w-12c-14 returned
o14g-14 riyad…
o14c-14 robot…
o14c-12r-14g-14w-14a-16 roll
o14c-14 rolle…
o14b-10c-12 salary
o14m-8r-10c-14 sav
o14m-8r-10v-10b-16 savin…
o14c-8b-14 scientist
o14c-8b-14 scientists
o14 seeds
o14r12m-12b-14g-18c-18 servi…
o14r-12b-12d-12n-14 shak
o14m10p-10g-14v-16w-16c-16n-18a-18d-20b-22 share…
o14m-10r-10c-10 slam
o14v-12 smart…
o14m-14d-20 softw…
o14m-8r-10 spain $
o14c-10 spoti…
o14c-10 spotted in
o14m-10b-10c-10 spotted off
o14b-10 spreadsheet
o14m-10d-14c-16 stall
o14r-14 starl…
o14c-12 stars
o14c-16 startup raises
o14g-10r-14b-14d-14n-14v-14m-26 stell…
o14w-10d-12m-20c-20 stock exchange
o14r-10w-10n-14p-18 stolen from
o14c-10 strike $
o14 striker
o14m-10c-12 stud
o14m-10c-12 study
o14c-10 subsc…
o14c-10 summit $
o14c-10 summi…
o14n-10d-12r-16b-18c-20 surg
o14 svalb…
o14w10b-12r-18 swaps
o14b10c10m-10r-16 swaps $
o14p-12d-16 syrup
o14r-10c-12 system $
o14p-10d-14 tatto…
o14 teles…
o14m-10r-10c-10 tempe…
o14c-16 tend
o14c-16 tende…
o14 the cosmos
o14 the eighth
o14c-8r-10 theta
o14c-14 tinto
o14 tip
o14 tips
o14m-10c-12 ton
o14c-10 ton of
o14n-12p-14r-16v-16a-16c-16w-28 tops
o14b-12 trail
o14r-10c-12 treasury payment
o14m-12c-12 trifo…
o14c-12 trump…
o14a-10m-14r-14b-14d-14 union
o14m-12c-12 unveiled
o14c-16 values
o14c-10d-12 walke…
o14c-14 warcr…
o14m-10c-12 weaken
o14m-10c-12 weakens
o14c-14 weake…
o14m-12c-12 webb
o14w-12 whale freed
o14c-12 wimbl…
o14w-10m-12c-14 wise
o14 wond
o14 wonde…
o14g-14 world cup
o14w10r-10n-14p-14a-18m-24 years $
o14b-10r-18d-18 yen
o14m-12c-14 آی
o14a-12 اربعی…
o14c-10b-16 استیک گوشت
o14m-12r-12g-12c-12b-14 اسپانیایی
o14c-12p-12 اطلاع…
o14m-12b-12c-12 افکت
o14c-14 النصر
o14m-10w-10 امام
o14m-10w-10 امامی
o14c-10 انتخابات
o14c10n-12v-12a-12g-14b-16 انتخا…
o14c-10b-12 اندرو…
o14b-8 اوپک
o14b-8 اوپک پلاس
o14 اوکراین حمله
o14m10b-8r-10g-12n-14a-14c-18 اپل
o14d-10v-10b-14a-14w-22c-22 ای
o14m-10d-10b-14c-14 ای با
o14r12m-14c-16 ایران $
o14c-14 بازار ایران
o14 بازی $
o14m-10c-10 بازیگ…
o14r-10c-10 به ماه
o14 به گل
o14r-10c-10 بها
o14c-10 بهمن در
o14r-10 بودجه را
o14m-10b-14 تخریب
o14c-10n-12 تریک
o14 تصاحب
o14d-16 تغییر کرد
o14r-12 تن
o14c-10 تهران آمد
o14r-10c-10m-14 تولد
o14a-10c-10d-12n-12m-16r-16 تولید
o14b-8 تولید را
o14 جاستین بیبر
o14 جنگ اوکراین
o14p-10v-14a-14w-14d-20r-22 جهانی
o14v-10r-12g-12n-16a-16w-16d-18 جی
o14 حمله پهپادی
o14c-12b-14 حکم
o14c-12 خانگی $
o14c-10 خودروی
o14c-12 خوزست…
o14r12b-8n-8p-16a-18g-20w-22 در
o14d-12n-16r-22 در بازار
o14 در جاده
o14 در سواحل
o14m-10c-10 در فرابورس
o14m-12r-12g-12c-12b-14 درگذش…
o14m-12 دلار امروز
o14p-12r-14v-14b-16m-18n-18 دلار گذشت
o14m-10n-10c-20 دنیا
o14w10c-12r-16 دولت آمریکا
o14r-10n-10c-10 دیدار کرد
o14d-10c-10 دیده
o14 دیم
o14 دیم $
o14v-10d-12c-14b-16 را زنده
o14m-12d-12b-16 را ساخت
o14b-10c-12 رال
o14b-10c-12 رالی
o14r-10 رزرو
o14r-14 رزرو نرخ
o14m-8c-10 رمز پویا
o14r-10c-10 رولزر…
o14c-10 روی ماه
o14w-10b-14d-14n-14r-18 ریزش
o14a-12p-12n-14w-14v-18m-20b-22 ساخت $
o14m-10b-14 ساختم…
o14m-10r-10g-10b-12d-12n-12c-14 سامسو…
o14d-10c-10 ساوه
o14 سواحل
o14c-12 سوش
o14c-12 سوشی
o14d10b-10v-10c-10 سوییچ
o14m-10w-10 سکه امامی
o14m-12r-12g-12c-12b-14 سیاست…
o14r-10c-10 سیلند…
o14v10d-12n-14r-16c-16p-16 شهردا…
o14w-10c-14 صاحبش
o14c-10 صعودی
o14 صعودی شد
o14c-20 صندوق های
o14m-10b-14 طبقه
o14b-12 طلایی
o14c-10 عدالت
o14v-14 عینک واقعیت
o14c-10 غزه
o14c-16 فتا
o14 فدرال
o14r-10 فدرال رزرو
o14m-10c-10 فرابورس $
o14m-10c-10 فرابو…
o14m-10 فردا $
o14c-8 فلیکس
o14r-10c-16 فیش
o14b-12c-14 فیلم می
o14r-12 لایحه بودجه
o14c-10 لیتیو…
o14 لیگ برتر
o14b-12 ماشه
o14d-10r-12w-12b-16 ماند $
o14w-10b-12 مدیرعامل
o14d-10w-10b-14 مدیرع…
o14 مذاکرات
o14b-10d-14m-16v-16 مرکزی
o14r-10 مرکزی نرخ
o14c-10b-16 مسابق…
o14m-10c-10d-14 مسکن
o14c-10 معادن
o14c-10 معادن لیتیوم
o14r-10b-10d-10c-10 معرفی شد
o14v-12a-12p-12w-14d-16n-18r-20m-22 منتشر شد
o14r-12 مواد
o14m-10r-10b-10c-10 موتور
o14b-12 مکانی…
o14n-8m-10w-10c-12 نانو
o14m-10 نفت برنت
o14r-14 نوزده…
o14c-10m-12 نیستا…
o14v-10c-10 نینتن…
o14d-10n-10g-12c-18 هاردف…
o14 های الکترونیک
o14v-10c-14 هزارا…
o14c-10 همدان
o14c-10 همدان $
o14 هنرها…
o14b-10 هوشمند $
o14d-10c-12 و برگشت
o14 واتس
o14 واتس اپ
o14 ورزش های
o14c-14 ویی
o14c-16 پتروش…
o14d-8c-12 پری
o14b-12 پل صدر
o14b-8 پلاس
o14b-8 پلاس تولید
o14c-16 پلیس فتا
o14 پهپاد
o14 پهپادی به
o14 پهپاد…
o14n-10c-10r-12 پوتین
o14w-12c-14 پول الکترونیک
o14c-10 پیت
o14c-12 کارگران
o14d-8c-12 کتی
o14m-10c-10 کشت
o14n-10v-10w-10b-14d-14m-16 کشور
o14v12m-10r-10n-12c-12 کنسرت
o14d-10c-10 کهن
o14m-10b-14 کیک
o14 گاز
o14 گالا شب
o14 گراف
o14w-10c-14 گمشده
o14 گندم
o14 گندم دیم
o14c-10 یاران…
o14c-20 یک تریلیون
o12 <number> ریشتری
o12r-10g-14b-18 <price> in
o12n-12d-16b-20 ^ block
o12 ^ chia
o12c-14 ^ cpi
o12c-10 ^ developers
o12c-12 ^ doordash
o12r-10 ^ eu
o12v-8 ^ gta
o12m-14 ^ klarna
o12 ^ lawmakers
o12 ^ link
o12b10m-10c-20 ^ network
o12 ^ oil
o12g-12 ^ olympic
o12c-12 ^ police
o12n10m-14c-14 ^ quantum
o12a-10c-14 ^ soft
o12 ^ solana
o12d-12 ^ stocks
o12r-10 ^ supreme
o12r-10 ^ tesla
o12r-10 ^ theta
o12d-10a-12r-14b-14n-14c-16g-18 ^ virtual
o12r-8w-14 ^ wallet
o12m-12c-14 ^ xbox
o12 ^ ارتقای
o12m-16c-16 ^ اوپن
o12m-10n-10g-10r-14w-14c-16 ^ بلاک
o12n-10w-12r-18c-22 ^ بورس
o12 ^ ترافیک
o12 ^ تون
o12 ^ دمای
o12 ^ زلزله
o12r-8 ^ سامانه
o12d-12c-16 ^ سند
o12c-14 ^ شکایت
o12 ^ فروشگاه
o12 ^ نقد
o12b-12 ^ همکاری
o12 ^ کمک
o12b-12 ^ گره
o12 a record
o12m-10 above <price>
o12 accessibilit
o12 accessibility
o12v-12 age
o12a-12 airdrop of
o12m-10c-12 airlines
o12m-10c-12 airlines $
o12 alp
o12 alps
o12c-12 amban…
o12 angel
o12 angel…
o12c-8 anglo
o12 anim
o12 anime
o12 anniv…
o12b-12a-12 antar…
o12c-14 anthr…
o12n-10v-10g-10w-10a-14c-20 appro…
o12 as opec
o12m-12 asian
o12c-10 astro…
o12w-10c-10b-12n-12 band
o12 banks…
o12 barga…
o12c-12 battery
o12w-10 beach $
o12 beach council
o12c-12r-14 bett
o12r-14 betti…
o12c-12 bezo
o12c-12 bezos
o12c-8 bhp
o12c-12 biden
o12c-8 bids
o12r-12 biote…
o12 black
o12c-10 bloom
o12m-12d-16 bond yields
o12c-10 bottl
o12c-10 bottl…
o12r-12 brack…
o12r-12d-12c-12m-14 brand
o12m-12r-12d-12c-12 brands
o12n-10 brian
o12c-12 busan
o12m-10d-12c-12 buyou…
o12c-14 calm
o12 camer…
o12 canc
o12 cancelled $
o12 cancer
o12b-10c-10 cape
o12c-12 carda…
o12n-12d-14 charges
o12g-10r-12m-14n-14c-14a-16 cheap…
o12v-12 checks
o12 chia pudding
o12n-10c-12m-14 chica…
o12c-16 chief executive
o12c-12 child…
o12m-10b-10c-12 chok
o12m-10b-10c-12 choke…
o12 civil
o12r-12 coach
o12r-10w-10d-20b-22 coin AXS
o12m-12n-12 coin of
o12 compound fracture
o12r-12 confidenc
o12r-12 confidence
o12g-12 const…
o12m-10 consumer
o12r10c-8v-10g-12m-14d-14n-14a-14 council $
o12 council approves
o12n-10 cox
o12m-10c-12 credit fund
o12d-12m-14n-14p-16w-18a-22r-24 cut
o12a-10g-12 cut $
o12m-10 cuts fees
o12b-12 cyber…
o12 dat
o12g6a-10c-10m-16 date
o12 date $
o12 dates
o12b-10w-10r-12c-24 day $
o12p-14m-16g-16n-18w-18d-22 delay
o12r-12 delayed $
o12m-14 deliveries
o12r-10w-12b-14a-16c-20m-22 dex
o12b-12c-12 digitis
o12b-12c-12 digitised
o12m-10b-14 director
o12m-10b-14 direc…
o12r-10c-10 djoko…
o12c-12 doord…
o12c-10 doubles down
o12g-10c-10 downloa
o12d-10 drift
o12c-10 droug…
o12r-10d-12 duty
o12b-10 ease
o12c-10 economic
o12c-10 economics
o12c-10 egypt
o12b-8c-10 emiss…
o12r-12 engineer
o12 eo
o12 eos
o12b-10c-10 equip…
o12m-12n-12r-14 escap
o12m-12n-12r-14 escap…
o12c-12 etc
o12c-16 executive $
o12r-12 executive order
o12 explains
o12d-10g-12a-14 explorers
o12m-12 expor…
o12a-10 expos
o12b-10c-12r-14d-14 extend
o12w-10b-12r-14d-14 exten…
o12m-12 favor…
o12r-10c-10 ferr
o12r-10c-10 ferry
o12c-8r-10b-10 feud
o12r-10 finte…
o12c-10 firma
o12 firmw…
o12r-10b-10 fligh…
o12 for cash
o12m-14 forecasts
o12w-10m-12p-12v-14r-16a-16d-18n-18g-20c-22 fork
o12 fracture ends
o12 fract…
o12w-8c-10 freed from
o12c-16 ftc
o12c-12 funer…
o12c-14 future of
o12 gala <number>
o12 gala raises
o12m-10b-12 gambl
o12c-12 gambler
o12m-10b-12 gambl…
o12g-10 gamescom
o12v-10n-12a-16b-28 gamin…
o12 gardens
o12r-8n-10c-10m-12 gath
o12r-8n-10c-10m-12 gathe…
o12c-10 generat
o12c-10 generates
o12r-14 georg…
o12c-12 gerol…
o12c-10 goalk…
o12c-10 golem
o12r-12 grill
o12b-10c-10 groce…
o12m-10 gt
o12v-8 gta vi
o12n-10g-10c-12 hard fork
o12m-10 heath…
o12 heatw…
o12c-10 heave…
o12 helium shortage
o12m-10b-10c-12 helix
o12m-12 hexag…
o12m-10 hits all
o12m-10d-10r-12b-12 hom
o12m-10r-10b-12a-12c-14 home $
o12m-10d-10r-12b-12 homes
o12b-10c-10 horn
o12m-12r-12c-12 horos…
o12c-12 hospitals
o12b-10c-10 icp
o12c-12 imagi…
o12r-12 immig…
o12b-8c-10 imo
o12n-10c-12m-14 in chicago
o12 in hot
o12r8d-10c-26 in the
o12 indict
o12m-10 injur
o12m-10 injur…
o12 insider trading
o12c-10 int
o12c-10 inter
o12n-10 inu
o12r-10c-10 islan
o12r-10c-10 islan…
o12m-10b-10c-12 ivy
o12b-12 j
o12c-12 jhari…
o12 jobs data
o12b-12 js
o12r-10c-10 judo
o12m-14 jumps $
o12g-12 justic
o12g-12 justice
o12m-10d-12c-12 k
o12a-10p-12m-14b-14c-16 kills
o12 kills three
o12 kyoto
o12c-10 laid
o12c-10 lamborghini
o12 landi…
o12c-10 launches starship
o12r-10c-10 laundr
o12r-10c-10 laundry
o12d10b-10p-12m-14v-14a-14n-16w-16g-20r-24 leads
o12 lego
o12c-10 leo
o12d-12c-20 licenc
o12b-14c-18 licence
o12d-10 lido
o12 lo
o12g-12 machine
o12d-14r-16g-16v-24a-26p-26 mak
o12c-10 mana
o12 manda…
o12c-10b-12 mariu…
o12 mark
o12 marks
o12 mask
o12c-10m-12 memph…
o12b-16 merger of
o12c-10 messi
o12 met gala
o12c-10b-12 minec…
o12b-10 mixed
o12m-10 mortgage rates
o12 movi
o12 movie
o12 mri
o12c-10 ms
o12 mural
o12r-10c-10 nakamura
o12n-10 narrat
o12n-10 narrates
o12m-12 natur
o12m-12 nature
o12m-12d-12 nine
o12 ninte…
o12r-10c-10 novak
o12m-14 nvidia shares
o12a-12 of aid
o12m-12c-14 of work
o12 oil slips
o12g-12 olympic
o12g-12 olympic games
o12g-12c-12 olymp…
o12c-10 on debut
o12 opec
o12n-10 opener
o12c-10 opera
o12c-10 outra…
o12r-14 over money
o12m-10 pampl…
o12 partner
o12m-10r-12 payment system
o12r-10n-10m-12b-14 paypa…
o12r-12 payro…
o12 phone…
o12c-12 pisto…
o12d-10 plum
o12d-10 plume…
o12m-10c-20 police
o12d-14c-14 pops
o12c-12 pops on
o12m-8 powel…
o12c-10 premier
o12c-10 premiere
o12r-12 president signs
o12c-10g-12b-14d-16 price with regulator
o12r-10 pricing $
o12r-10 prici…
o12b-14 processor
o12 pudd
o12 puddi…
o12 quarter $
o12 r5
o12b-10d-12 race
o12c-10 rains
o12g-10 rainy
o12 ray
o12d-12v-12g-12p-12c-18w-22 reach
o12c-10b-12 rebuilding
o12b-12c-12 rebui…
o12 recalls
o12 recip
o12 recipes
o12 recipes $
o12m-10 record high
o12 records $
o12c-12 recyc…
o12b-10c-12 reina
o12b-12c-12 released
o12 removed
o12 repai…
o12w-10b-12 research $
o12n-12g-12d-14a-14w-18m-20 resea…
o12m-10 resul…
o12n-10r-12d-12b-18 retires $
o12n-12 reunit
o12n-12 reunites
o12 roar
o12p-12 robbed $
o12r-10m-12b-12d-12 role
o12r-10m-12b-12d-12 role $
o12n-10c-10 royal
o12d-10 rule $
o12c-10p-10w-14g-16a-16b-18d-18 sal
o12g-10c-10 sale to
o12c-10p-10w-14g-16a-16b-18d-18 sales
o12m-12 seaga…
o12r-12 sec football
o12m10b-14d-14a-14r-16 seed
o12m10r-16 senate passes
o12m-10 senti…
o12 sets on
o12r-10 shares rally
o12m-12 shares slide
o12 shopp
o12 shopp…
o12c-10 signals
o12b-8c-10 signe…
o12 silen…
o12 ski
o12b-12c-12 slav
o12b-12c-12 slave
o12c-8 sleep
o12m8r-10b-10c-14d-16 slide
o12d-12 slide as
o12d10v-10w-10n-12g-12a-12b-14c-18 slip
o12d10v-10w-10n-12g-12a-12b-14c-18 slips
o12c-10 slips as
o12v-10g-10a-10r-12d-14c-18 slow
o12c-12b-14a-14 slump…
o12b-10 snarl
o12b-10 snarl…
o12a-10c-16 soft
o12c-8a-10 soft fork
o12 solana beach
o12 solan…
o12c-10 spacex launches
o12 spine
o12c-10 splas…
o12g-16 squi
o12g-16 squid
o12c-10 staged
o12b10c-10m-16 stake $
o12c-10 stars…
o12c-10b-12 storage demand
o12m-12 stx
o12c-12 sued over
o12m-12 suffer
o12 sun sets
o12g-10 superhero
o12m-10 surprise
o12w-12a-14n-16c-16 switc…
o12m-10r-12 syste…
o12a-10d-12n-14b-18c-24 tarif…
o12c-10 temer…
o12 the world
o12b10m-16 time high
o12c-14 to investors
o12r-16 to know
o12c-12 trapp
o12c-12 trapp…
o12m-10b-10c-12 tre
o12m-10b-10c-12 trees
o12b-12 twitt
o12b-12 twitt…
o12 uma
o12w-10r-12p-12n-16 unveils
o12c-10 valne…
o12d-12 vang
o12d-10 venic
o12d-10 venic…
o12 vet
o12v-8 vi
o12v-8 vi delayed
o12 war $
o12w-12 watching
o12c-14 wave $
o12 websites
o12 week since
o12w-12 whale watching
o12c-10m-12r-14 what to
o12 with insider
o12w10d-12v-12g-12p-12r-22b-22a-22c-24 worth <number>
o12m-12c-14 xbox
o12c-12 xi
o12v-10 xreal
o12n-10 yasha
o12 yield on
o12v-10r-18g-18m-20 your
o12 zen
o12n-12 zoo
o12n-12 zoo $
o12c-12 آتش بس
o12c-10 آرمسترانگ به
o12c-10 آرمسترانگ و
o12c10w-12a-14p-14v-16g-16r-18d-18n-18m-22b-22 آرمست…
o12 آسیا $
o12g-12 آسیای…
o12n-12 آلودگ
o12n-12 آلودگ…
o12w-8a-10m-20 آینده
o12r-10 ابلاغ…
o12b-10m-12 اتاق
o12b-8c-10 اجاره
o12 ارتق
o12 ارتقا…
o12c-14 استارلینک
o12d-10c-10w-12 استیک $
o12 افزایش یافت
o12c-10 اقتصادی
o12b10n-10m-12d-12a-12c-16 امنیت
o12b10n-10m-12d-12a-12c-16 امنیت…
o12c-8 امواج
o12 انفجا…
o12a-10m-12r-12b-14w-14c-18 انیمه
o12r-10b-12 اوزون
o12b-10d-10n-10 اونس جهانی
o12d-10m-16c-16 اوپن
o12 ای تازه
o12c-10 ایران خودرو
o12b-10v-12n-16g-16r-18c-28 این
o12c-10 اینتل
o12m-10 اینفینیکس
o12 باارز…
o12 باران
o12c-10d-12 بارسل…
o12 بارش
o12 بارند…
o12b-10 بازنشستگان
o12 بازپخ…
o12n-10a-10d-12m-14c-22 بازی های
o12m-10r-20 بانک ها
o12r-10b-14 بخریم $
o12 برف
o12d-10c-10 برنت
o12 برنج
o12c-12 بس
o12 بلوک
o12b-10 بهترین بازی
o12m-10r-10a-10n-12 بگیرید
o12b-10w-10c-12 بینی
o12 بینی قیمت
o12 تابلو
o12 تابلو…
o12 تامین خودرو
o12 تانزانیا $
o12 تانزا…
o12c-10 تاپ
o12c-8 تتا
o12 تجار
o12 تجاری
o12r-12 تخلف
o12 تراز
o12r-10b-12 ترمیم
o12 ترودو
o12c-10 ترکید
o12m10c-18 تصویب
o12c-14 تصویب کرد
o12r-10n-10w-10g-12a-12b-14 تعدیل
o12r-10n-10w-10g-12a-12b-14 تعدیل کرد
o12d-12a-12b-16m-18g-18 تمدید
o12c-8b-10 تهیه
o12r-12 توافق…
o12m-12n-12g-14 توزیع
o12 تون
o12 تون ماهی
o12b-10d-10m-12r-12 ثبت نام
o12 جدید رونمایی
o12c-12 جدید منتشر
o12d-10 جزیره
o12 جواهر
o12 جواهر…
o12 جکسون
o12c-8 حافظه
o12r-12d-14m-16 حواله
o12 خالی $
o12 خانه های
o12c-10 خاویر
o12w-10 خلیج
o12w-10 خلیج فارس
o12 خواجو
o12r-10 خودروساز
o12c-10 دات
o12r-12 دادگاه درباره
o12 در تانزانیا
o12w-10 در خلیج
o12 در درمان
o12c-10 در کشور
o12 درمان سرطان
o12c-18 دستگی…
o12 دما
o12 دمای
o12w-10r-12b-12d-16c-20 دهند
o12w-10r-12b-12d-16c-20 دهند $
o12m-10c-10 دوقلوهای
o12 دیج
o12 دیجی
o12c-14 را تصویب
o12c-10 را صادر
o12 رشد <price>
o12b-10m-14c-18 روسیه
o12b-10 رکورد تازه
o12v-10 رگولا…
o12 ریشتر
o12 ریشتر…
o12m-10 ریلم
o12m-10 ریلمی
o12m-10d-10c-12 رییس جمهور
o12 زلزله <number>
o12r-8 زورگی…
o12r-8 سامانه مودیان
o12 سان
o12c-10 سایبری به
o12 سد
o12 سرطان $
o12 سقوط بهمن
o12b-10 سنتکا…
o12c-10 سهامد…
o12c-10 سولان…
o12v-12 سکته
o12m-10 سکه و
o12w-10v-12r-14b-14g-14a-14d-16n-18c-18 سیلور
o12 سیمان
o12 سیمان…
o12 سینما…
o12 شجریا…
o12c-10 شدنی
o12 شهری
o12c-12 صادر کرد
o12 صدا
o12 صدای
o12c-14 صرافی ملی
o12 ضعیف
o12p-10 طبیعت
o12c-8b-10 طرز
o12 علوم
o12w-10 فارس
o12w-10 فارس $
o12 فرانسیسکو
o12 فرهاد
o12 فرهاد…
o12 فروشگاه زنجیره
o12g-12 فسخ
o12 فولاد
o12 فیلم تازه
o12 قدیمی $
o12 قصر
o12b-12c-18 قطعی برق
o12 قیمت مسکن
o12 لال
o12r-10 لاهه
o12 لرزید
o12c-10 لپ
o12d-10 لیدو
o12r-10 مادری…
o12c-10 ماه $
o12w-10c-10 مترو
o12b-10 متناس…
o12v-12 مجازی به
o12m-16 مجازی در
o12m10w-10c-18 محصول…
o12m-10c-12 مدرسه
o12c-10 مذاکره
o12 مشاهد…
o12c-10 مشاور
o12c-8 مغز
o12 ملت
o12c-14 ملی نرخ
o12 منحل
o12 مهمات
o12r-8 مودیا…
o12 مولکو…
o12w-10r-12b-12d-16c-20 می دهند
o12b-12r-14d-14m-18 می پذیرد
o12 میلگر…
o12g-12 ناگوی…
o12 نایاب
o12c-10 نباشن…
o12r-10 نخوری…
o12 نظریه
o12c-8 نقشی
o12 نم باران
o12 نماد
o12 نمایش
o12c-10 نیت
o12c-10d-12 نیوکم…
o12c-12 نیویو…
o12 های خالی
o12r-10d-10m-12n-12 هت
o12 هلیوم در
o12 همایو…
o12r10m-12b-12c-12 همت
o12 هوایی
o12 هوایی به
o12c-10 هک سامانه
o12 و طلا
o12 و وام
o12m-10c-10 واکسن
o12d-10 ونیز
o12m-10c-10 وینکل…
o12c-10 پالای…
o12c-10 پالی
o12v-14r-16w-16b-18d-18n-18g-18a-18 پای
o12b-12r-14d-14m-18 پذیرد
o12b-12r-14d-14m-18 پذیرد $
o12 پرتاب شد
o12 پسته
o12b-10w-10c-12 پیش بینی
o12b-16 پیوست
o12b-16 پیوست $
o12 چقدر است
o12b-10m-12 چمبر
o12 چه گفت
o12r-10c-12 ژرف
o12c-16 کام
o12 کاهش یافت
o12 کرج
o12b-12m-16 کسی
o12n10v-10a-10p-10g-14r-16d-16w-18m-20 کوانت…
o12b-12 کور ترافیک
o12 گاز هلیوم
o12 گردنه
o12b-12 گره کور
o12c-10 گروک
o12 گوگ
o10g-14 <number> بازی
o10 <number> به
o10m-12 <number> و
o10r-16 <person> the
o10v-10a-10g-12c-18m-22 <price> <price>
o10c-14 ^ banks
o10a-12 ^ farming
o10n-12 ^ gamers
o10m-16 ^ gamestop
o10c-14 ^ investors
o10 ^ louis
o10m-12c-12 ^ met
o10c-10 ^ miner
o10m-12c-12 ^ monzo
o10m-14a-14 ^ orca
o10 ^ pool
o10 ^ powell
o10w-10 ^ punk
o10m-12p-12b-14 ^ rocket
o10c-8 ^ scammers
o10m-10a-10b-12c-12 ^ steam
o10n-10r-12b-12d-12v-12m-24 ^ stellar
o10c-12 ^ tom
o10c-10 ^ yen
o10 ^ اسپیس
o10 ^ ایران
o10r-10 ^ بازداشت
o10p-10 ^ تحلیل
o10 ^ جشنواره
o10g-10m-12w-14c-16 ^ رای
o10c-10 ^ سگ
o10n-10b-12w-12 ^ شاخص
o10 ^ فارم
o10 ^ فناوری
o10 ^ مقایسه
o10 ^ نیل
o10p-14 ^ هکرها
o10 ^ پروتون
o10r-16 ^ کاهش
o10 ^ گس
o10 activision
o10c-12 adds passports
o10r-10 adopt
o10r-10 adopts
o10 affor
o10 affor…
o10c-10 align
o10 all time
o10 alpin
o10 alpin…
o10c-10 angers
o10 arcti…
o10 argum…
o10r-10w-12g-14b-16n-16a-16d-24p-26 at
o10c-12 at auction
o10 athle…
o10c-14 award
o10 ballo…
o10c-16 ban $
o10 bankm…
o10r-10 banne…
o10 batteries
o10 below <price>
o10c-10 betwe…
o10p-10a-12w-12r-14b-14d-14 bid
o10d-10 bik
o10d-10 bikes
o10g-10 boar
o10g-10 board
o10 brace for
o10 brad
o10 brain…
o10g-8a-10r-14d-14c-18 brand…
o10 breakthrough
o10c-8 brew
o10c-8 brewe…
o10 bu
o10b-10d-14c-14 budge…
o10 bus
o10 butch
o10d-12c-12 calle…
o10c-8 carpets
o10m-10g-10a-10b-14 cash app
o10 cash flow
o10 casp
o10 caspe…
o10 cathi
o10 cathi…
o10 cd
o10 cds
o10b-10 ceil
o10b-10 ceili…
o10 centr
o10 centre
o10m-16r-22 ceo $
o10 chann…
o10r-10 chatb…
o10 chlo
o10 chloe
o10 cigar…
o10 citiz…
o10r-10 cocai…
o10 coffe
o10 coffe…
o10c-8b-12 coin OCEAN
o10 coinstar
o10d-14r-16 compan
o10m-10b-12 compet
o10m-10b-12 compete
o10m-10c-12 computing
o10 connecting
o10m-10 consum
o10m-10 consu…
o10 cooli…
o10c-10 costc…
o10c-10b-12 court blocks
o10 creativit
o10 creativity
o10 crisi
o10 crisi…
o10m-10c-14d-16 crunc…
o10c-8 czech
o10p-12g-14w-14d-16n-16v-16a-16r-24b-24 dash
o10 degre
o10 degre…
o10a-10m-14b-16c-16r-18 delayed
o10m-10w-10n-14v-14g-14d-18 delays
o10 denni
o10 denni…
o10 diet
o10 dollar weakens
o10 drawi…
o10r-10 drivers
o10 earth…
o10 educa…
o10 emoji
o10 evan
o10c-10r-16 exchange reserves
o10 exposed
o10 exten
o10 fair
o10 faire
o10 federal
o10c-10 federation
o10 finale
o10 flights
o10 flights $
o10 flow worries
o10c-12 for shipping
o10 fortn…
o10 four $
o10v-12g-12m-14b-14n-14p-14c-22 frau
o10v-12g-12m-14b-14n-14p-14c-22 fraud
o10 freezer
o10a-8n-12w-14d-18p-18r-22b-24 gam
o10m-16 gamestop
o10v-10g-10 garr
o10v-10g-10 garry
o10c-10 glenc…
o10c-14 goes on
o10 gogh
o10 gold hits
o10c-14 goldman sachs
o10 graph
o10 grips
o10 grounds
o10d-12 growth $
o10d-12 growt…
o10 hamne…
o10r-10 hedge fund
o10 hello
o10 herd
o10 herds
o10 hersh…
o10 hik
o10 hikes
o10m-10d-10 hill
o10b-10r-12w-12 holder with person
o10p-12v-16g-16w-16a-20r-24m-26 home
o10r-12 house
o10 hurri…
o10 icy
o10m-12 in four
o10 industry
o10c-12 instant
o10c-12 insta…
o10c-8 interest why
o10 intui…
o10 janua…
o10 joe
o10 josep…
o10 judge says
o10c-14 jump after
o10c-8 kasha…
o10c-10 keanu
o10 kitch…
o10 labou…
o10 lack
o10 lacki…
o10 lak
o10 laker…
o10 lande…
o10g-10 lapto…
o10c-10 lawyer
o10 leagu
o10 leagu…
o10 leed
o10 leeds
o10a-10c-16 les
o10a-10c-16 less
o10c-10 life $
o10n-10a-10w-10r-14 lifts
o10m-12p-14b-16d-16 londo…
o10w-10b-12 longe…
o10 looks
o10d8b-12m-18 losses $
o10g-10 loud
o10 loui
o10 louis
o10 louis armstrong
o10 luna
o10 lunar
o10 lusi
o10b-10 lymph
o10 m4
o10 malar…
o10 mateo
o10 meeti…
o10 memoi…
o10 memor
o10 memory $
o10 memor…
o10d-10 mets
o10r-10 mi
o10 migrant
o10 migrants
o10 milan
o10c-12 miners shares
o10m-10 missing
o10v-10g-10 mod
o10r-10d-10 months $
o10m-12c-12 monzo
o10 moth
o10 mount
o10 munit…
o10 natural
o10p-16v-18c-18n-20g-20a-20w-20 near
o10g-10 neura…
o10m-14 nine months
o10 nomadlan
o10 nomadland
o10 nordi…
o10 novo
o10c-8 of compound
o10 on weak
o10n-10 opene…
o10m-14a-14 orca
o10 orego…
o10 oreo
o10m-12 our
o10v-12d-16n-16g-16a-16w-16p-16r-20 outag
o10v-12d-16n-16g-16a-16w-16p-16r-20 outag…
o10 ox
o10g-10r-12b-14 p
o10d-10m-14b-14 partn
o10c-12 passports
o10c-12 passports $
o10c-12 passp…
o10 passw…
o10 path
o10m-10 patienc
o10m-10 patience
o10v-10 patients
o10r-12 pay comes
o10c-10 payrolls
o10 penguins
o10 penns…
o10m-10 penny
o10c-8 pensioners
o10c-10 perfo…
o10 pie
o10d-10 pitcher
o10d-10 pitch…
o10 pitt
o10 plac
o10 place…
o10g-10 plays
o10g-10 plu
o10d-12 plugs
o10g-10 plus
o10 podcast $
o10m-10r-10n-10d-12v-12g-12b-16 podca…
o10 pole
o10d-10w-10n-12g-12a-12m-14 polic
o10d-10w-10n-12g-12a-12m-14 polic…
o10d-10 poun
o10d-10 pound
o10c-12 pour
o10g-10 prepa…
o10w-10c-10r-16v-16g-16a-16p-16b-22 price…
o10b-14 proce…
o10 profe…
o10 qanta
o10 qanta…
o10 rache…
o10 rattles
o10p-10a-14v-18g-18n-20 record $
o10c-10 reev
o10c-10 reeve…
o10 refor…
o10 regulator fines
o10 relief $
o10 relie…
o10r-10c-14 replac
o10r-10 replaces
o10r-12c-14 repla…
o10m-8c-10 reporting
o10v-10g-10a-10w-10m-12r-12n-12b-14c-18 rescu
o10v-10g-10a-10w-10m-12r-12n-12b-14c-18 rescu…
o10 restaurant
o10 reunion
o10 reunion tour
o10m-12p-12b-14 rocket pool
o10p-12b-14 rocke…
o10c-10 rooki
o10c-10 rooki…
o10 rose
o10d-12w-12m-14p-14 rug pull
o10 ruud
o10g-10r-12b-14 s p
o10 s25
o10c-14 sach
o10c-14 sachs
o10 san
o10 sanctions on
o10c-12 save
o10 saver…
o10 scamm
o10c-8 scammers
o10 scamm…
o10 scams $
o10 scorc…
o10 sec chair
o10m-10r-10 selling $
o10c-12m-14w-14 sells for
o10r-10c-10b-12v-12 sequel
o10b-10 services
o10b-10 shortage hits
o10c-8 should start
o10 sinn
o10 sinne…
o10b-10r-14 skid
o10b-10r-14 skids
o10 skier…
o10 song
o10 south…
o10 spec
o10 species
o10 spell
o10 staff…
o10 stanf…
o10n-10w-10g-12a-14 start
o10c-8 start saving
o10 station
o10b-10 stock soars
o10c-12 streaming
o10 strengthen
o10 strengthens
o10 stren…
o10n-8m-10c-10 strikes
o10v-10 strok
o10v-10 strok…
o10 subsidies
o10 suite
o10m-10b-10p-10 supply chain
o10c-10b-14 surge…
o10 sushi…
o10 t1
o10n-10b-14m-18c-20 tariffs
o10 techn…
o10c-8m-12 the best
o10 theta waves
o10 thiev
o10 thiev…
o10w-18 thril…
o10 tickets
o10r-10b-10c-12 time in
o10c-12 tom
o10c-12 tom lee
o10r-10 tonn
o10r-10 tonne
o10r-12 tool
o10m-10 tow
o10m-10 tower…
o10 trage…
o10 uk court
o10 unemp…
o10b-16 unveils quantum
o10m-10 up in
o10 uswnt
o10 van
o10 vik
o10 vikin…
o10 vinyl
o10 walked
o10d-10 walkers
o10 warne…
o10 washe…
o10r-10 wat
o10b-10g-10r-12w-16c-16 watch
o10r-10 water
o10r-14n-14v-14b-16p-16g-18 weeke…
o10p-10n-12v-12r-14g-14a-14b-16c-20 whale
o10 wheat
o10r-8 with fraud
o10 worries mount
o10a-10b-14 yields $
o10r-14m-16 z
o10c-10 آزادگ…
o10c-12 آشت
o10c-12 آشتی
o10b-10 آلتمن
o10c-10 آلن
o10 آمریکا علیه
o10 آکیور…
o10w-12 آیند
o10w-12 آیند $
o10 اتمی
o10r-10 احتکا…
o10 ارتفا…
o10 ارشد
o10c-10 از گوشی
o10 استال…
o10d-10r-12w-12c-14m-18 استخر $
o10m-10b-12 استریت
o10 استلا
o10 اسپیس
o10 اسپیس ایکس
o10 افزایش داد
o10 افق
o10c-10 امروز در
o10 انجین
o10 اولت
o10 اولتر…
o10 اکشن
o10 ای از
o10 ایتال…
o10c-10 اینترنتی
o10c-14 با وعده
o10 بازدا…
o10c-10 بازیکن
o10c-8 بانک سپه
o10 بایست…
o10 بخوری…
o10 بررسی می
o10 برکنا…
o10c-12 به بانک
o10b-12 بپزیم
o10g-10 تاج
o10 تاشو
o10p-10 تحلیل
o10 ترافیک در
o10r-14 ترامپ در
o10 ترون در
o10r-12n-14 تریلی…
o10 تسخیر
o10c-8 تسلا خودروی
o10b-10 تعمیر
o10 تقدیم
o10 تلویز…
o10 توافق
o10 توشیب…
o10b-12w-12c-20 تومان…
o10 توچال
o10r-10 تک
o10r-10 ثابت نگه
o10c-10 ثروتمندترین
o10r-10 ثروتم…
o10 جاز
o10m-12r-12 جای خود
o10 جدید در
o10 جردن
o10 جشنوا…
o10r-10 جعلی $
o10 جمشید
o10 جمشید…
o10m-10n-10r-12b-12g-16 جمین
o10m-10n-10r-12b-12g-16 جمینی
o10 حراج تهران
o10 حضور
o10 حمله سایبری
o10 خطر است
o10 خواص
o10 خورشی…
o10r-10 دادگاه متهمان
o10 دادگاه نیویورک
o10 دانه
o10 داکار
o10r-12 در ایران
o10 در خطر
o10 درب
o10 دربی
o10 درس
o10 درست
o10 درمانی
o10 دریا
o10 دریاه…
o10 دستگیر شد
o10 دشتست…
o10 دقیقا
o10c-10 دوربی…
o10n-10m-12r-12c-12 دوقلو
o10n-10m-12r-12c-12 دوقلو…
o10 دوچرخ…
o10 دیوار
o10w-10m-12b-12d-12n-12r-16g-16 را اخراج
o10 را افزایش
o10 را بررسی
o10r-10 را ثابت
o10 را رد
o10a-12 رایگان شد
o10 رد کرد
o10 رسان
o10 رسانی
o10 رطوبت
o10 روزی
o10b-10 روس
o10 روسی
o10r-10 روغن
o10 زغال
o10d-10n-14 زمانی
o10r-10v-10d-14b-18 زنده
o10r-10 سارق
o10b-10 ساز شد
o10 سال $
o10 سایبر
o10 سایبر…
o10 سبز شد
o10 سرمرب
o10 سرمرب…
o10 سریال…
o10b-10 سم
o10b-10 سم آلتمن
o10 سنگ
o10 سهراب
o10 سوار
o10 سواری
o10 سودان
o10c-8 سپه
o10c-8 سپه $
o10c-10 سیب
o10 سینما
o10 سینماگران
o10 شور
o10 شورای
o10c-18 صادر
o10m-14 صادراتی
o10 صدرنش…
o10m-16 صنعت
o10 طبس
o10p-10 طلافروش
o10p-10 طلافروشی
o10 طلای
o10 ظرفشو
o10 ظرفشو…
o10 عجیب
o10 علیه
o10 عیار
o10 عینک
o10 غذایی
o10w-12 غرق
o10 فجر
o10c-10 فرد
o10m-10c-10 فروختند $
o10 فروشگاهی
o10 فناور
o10 فناور…
o10 فیلم ترون
o10r-10 فین
o10w-12 قاتل
o10 قاچاق
o10w-12 قایق
o10 قشم
o10m-12 قیمت طلا
o10 لاغر
o10 لاغری
o10 لنس
o10c-10 لوگو
o10c-10 لوگوی
o10 لوی
o10 لویی
o10 لینک دانلود
o10b-10g-10w-10r-12d-12n-12m-16 مارکت
o10 ماشین
o10 ماکرو…
o10b-10 متر
o10r-10 متهما…
o10 محاکم…
o10 محمول…
o10 مختل
o10r-10 مخدر
o10r-10 مدیرا…
o10n8w-12c-16 مرده
o10 مرکزی برای
o10v-10 مرکزی به
o10c-12 مسافر…
o10g-10 مساو
o10g-10 مساوی
o10p-10 مسلحا…
o10 مشهور
o10b-10 مشکل
o10 منزل
o10w-12 می آیند
o10b-12p-12v-14m-16g-16r-18a-20 نام
o10 نتایج
o10 نشستن…
o10 نقطه
o10w-14b-16m-18 نمی
o10 نوسان
o10b-12 نویسی
o10 نیل
o10 نیل آرمسترانگ
o10 نیما
o10 هسته
o10 هنگام
o10 هواپی…
o10d-18 هکرها
o10 واتسا…
o10m-10b-12 وال
o10m-10b-12 وال استریت
o10m-10 وام های
o10g-10 وتخت
o10c-14 وعده
o10m-10b-12 وود
o10b-10 ویندو…
o10m-12 پرباز…
o10 پروتو…
o10a-10 پرورش
o10 پژمان
o10p-12m-14v-14g-14w-16r-18n-18a-20 پی
o10 چت
o10d-10n-14 چه زمانی
o10 چهره
o10 چیا
o10c-16 چین در
o10 کالاب…
o10 کاوشگ…
o10 کشتی
o10 کشف <number>
o10m-10d-12 کمتر
o10b-10r-12d-12c-12 کنترل
o10b-10 کنتور
o10 کوروش
o10 کوزام…
o10 کوهان
o10 کیمبا…
o10 گذاشتن
o10 گذشتن…
o10c-12 گره
o10w-12m-16 گس
o10d-10m-12r-14 گسترش
o10b-10 گوسال…
o10 گیران
o10 یابد
o10 یف
o8b-8p-10n-12v-12g-12a-12w-16r-20 
o8g-10w-12a-16d-18 ^ kraken
o8c-10 anger…
o8 cotta
o8 couri
o8 couri…
o8c-18 estim…
o8c-8 google wallet
o8b-10c-10 indus…
o8d-10 pod
o8m-16 rates $
o8r-10g-12d-16p-16n-18a-18m-20 returns to
o8b-8p-10n-12v-12g-12a-12w-16r-20 s
o8 slowe…
o8m-14d-18 software maker
o8 warri…
o8 اکسیژ…
o8 بیمار…
o8 تنفس
o8 تنفسی
o8b-14d-14w-14r-24 سرمایه گذاری
o8c-12 صرافی جدید
o8 فرزند…
o-6b-10p-14v-18 trad
o-8m-10 ^ argentina
o-8d-12v-12g-12m-14c-18 depar…
o-8m-12w-16 holders $
o-8c-12 payin…
o-8p-10m-12c-16 stake…
o-8r-10b-10n-12c-16 trading with watcher
o-8c-12 از کار
o-8r-12a-12b-16g-24 دلار
o-8 ساعته
o-8v-14a-14p-16 کرد
o-8a-12v-14p-16 کرد $
o-10 ^ beeple
o-10c-12 after two
o-10 beepl
o-10 beepl…
o-10 cftc $
o-10v-12p-12a-14w-14n-16g-16 claims
o-10v-12p-12w-14g-18n-20 claim…
o-10d-12m-18 coin GLM
o-10p-12 conviction
o-10 deadlock
o-10 deadlocks
o-10 discount
o-10m-16 dropp
o-10m-16 dropp…
o-10r-12b-12 exposur
o-10r-12b-12 exposure
o-10r-12b-12 exposure $
o-10 fit
o-10r-16 ft
o-10 hiccu…
o-10p-12r-14d-16a-16 insid
o-10p-12r-14d-16a-16 insid…
o-10 joint
o-10 letters
o-10c-12 linea
o-10 m5
o-10 minister $
o-10 moonw…
o-10 natio…
o-10r-12 of america
o-10 once
o-10m-18 page
o-10 probe into
o-10 program
o-10 program $
o-10 shoot…
o-10 signall
o-10 signalling
o-10 spar
o-10 stays
o-10 survive
o-10a-12c-16 to all
o-10 town
o-10 whale <number>
o-10 who got
o-10 آزمایش می
o-10 استخراج خانگی
o-10 الملل
o-10 الملل…
o-10 ای برای
o-10w-12b-14 ایرانی را
o-10m-14 بازپر…
o-10 بین المللی
o-10 تابست…
o-10m-12 خرند
o-10 در تابستان
o-10 در راه
o-10 راه است
o-10b-12c-12g-22a-22 سال
o-10 سوییف…
o-10 شرایط
o-10c-16 شکست
o-10m-16 فروشی
o-10d-14 متهم
o-10m-16c-16 منتشر کرد
o-10m-12 می خرند
o-10 نکرد
o-10 ها رسید
o-12 <price> سنت
o-12 ^ microstrategy
o-12 ^ کدام
o-12 airdrop with transfer
o-12 alien
o-12m-14d-14 based
o-12 butchering
o-12 clari…
o-12n-16v-16g-18a-20w-20d-22 contract
o-12 crypto $
o-12 debate $
o-12 dn
o-12 dns
o-12 dollar $
o-12 el
o-12 el salvador
o-12 ena
o-12m-14 hash rate
o-12 leaves early
o-12 microstrateg
o-12 microstrategy
o-12b-14 operation
o-12 pig
o-12 pig butchering
o-12 quebe…
o-12 reaches <number>
o-12 remot
o-12 remot…
o-12 salva…
o-12 tax office
o-12c-18 yet
o-12 املاک
o-12c-14 اند
o-12c-14 اند $
o-12c-16 برای سرمایه
o-12 به قیمت
o-12 در دنیای
o-12 روزه
o-12 مجازی $
o-12 و چگونه
o-12 کلید
o-14 ^ genesis
o-14m-16 arrives
o-14 circle opens
o-14a-18 drop <price>
o-14w-18p-18b-20d-20m-22 ends
o-14 funding rates
o-14 go up
o-14p-16d-18g-18r-20 last
o-14 of its
o-14 unveils new
o-14 دنیای مجازی
o-14 سنت
o-14 فرق
o-14 فرقی
o-14 فرقی دارند
o-14m-16 هویت
o-14 چه فرقی
o-14 چگونه کار
o-16 now worth
o-16 outage takes
o-16 stash now
o-16 راهنم
o-16 راهنم…
o-18 probe
o-20 ondo
`
