// Written by `npm run train`: for each topic which words weigh what. See topic-model.ts.
export const topicWeights = `
# market
m46w-2n-10a-10p-10g-12b-16c-16r-18 rule market
m40n-6c-10a-12p-12w-16r-18b-18o-18 other rule market
m40d-4b-10w-10o-12c-24 قیمت <coin>
m34c-8r-18g-18p-20v-22a-22w-24o-26b-32 بازار
m32v-4a-12n-16b-18o-20w-22c-26 analyst with price
m32c-2p-10v-14b-16g-16a-16r-18 kind trading
m30w-10d-12o-14b-18c-26 <coin> etf
m30n-2g-10a-14o-18c-20 ofTrade with trading
m30v-2a-2n-10g-10r-18d-18w-26b-28c-30 person cathie-wood
m30w-8b-10n-10r-12d-18o-18c-26 premium
m28r-4d-16 <price> after
m28r6b-12d-12n-12v-12p-12g-14a-14w-20c-24o-28 coin with fund
m28g-2d-12c-12o-12r-16w-26a-28n-30 fund
m28w14b-8a-12d-18v-18g-20p-20o-20r-24n-28 kind analyst
m28w-16v-18p-20d-22a-22n-24g-24b-26 kind fund
m28g-4w-10b-12v-12n-14r-16d-18c-28 premi…
m28b-4n-4r-10w-12c-14d-16g-20 shared rule market
m28o8p-4r-6n-14b-16a-16d-18g-20c-22 slid
m28o14a-12w-12g-16v-18r-20b-20d-22c-26 soar
m28w-10n-12b-14d-14a-14o-14r-18c-22 آلت
m28d-2r-10o-10b-14w-18c-28 استراتژ
m28d-2r-10o-10b-14w-18c-28 استراتژی
m28r-8c-22d-28 عرضه استیبل
m28r-10d-12w-22b-24c-24 چاپ
m26n-2g-2p-12o-12b-14d-14w-16 <coin> <coin>
m26w6v-10o-10g-12p-14r-16n-20d-22b-24 analyst with trading
m26d-2g-2r-10a-14c-16o-16b-18w-20 coin CRV
m26g4r-14w-14c-14b-16d-16o-16 despi…
m26p-2v-10o-14n-20b-22c-26w-30 holder with trading
m26b-8w-8r-14n-14g-14o-18c-20d-22 level
m26v-10a-10w-10b-14g-16d-18r-20c-22 soars
m26d-4b-10o-12r-14 soars <price>
m26c-4d-8p-16 شد <coin>
m24b-10o-14v-16 <coin> همراه
m24a-4r-8n-10v-10g-10w-10p-12b-26c-32 ^ سهام
m24b-12d-12c-18 after <person>
m24a-12w-12r-14b-16c-16 altco…
m24a10c-4n-12b-16g-18o-20w-24p-28 coin BNB
m24n-6r-10g-14d-16c-16b-18o-26 coin PAXG
m24r-10p-10w-12o-12c-16 coin with price
m24c-2n-10a-10o-22 coin with trading
m24v-4r-10g-14p-16o-18 coins several
m24v-12p-14d-18n-20o-20c-24 keeps
m24g-10d-14r-16b-16p-20v-22a-24n-28 kind holder
m24w2d-12p-12g-16r-22c-28 sink
m24d-10b-14c-18 up <price>
m24c-10b-12 آستان…
m24n-10w-10r-14o-14c-22 جفت
m24c-10b-12 در آستانه
m24d8p-10a-12n-16w-16b-18c-20 سوزان…
m24w-2v-10n-12g-12b-14a-14d-16o-16r-18c-20 پرمیو…
m24b-10c-20 پرواز
m24w-8v-10a-10r-12p-12g-14n-20c-28 پیش
m22n-6c-10b-14w-18 <coin> again
m22c-18 ^ طلا
m22w-10a-12r-14b-14c-16 altcoins
m22g8a-12c-12n-14p-14b-16d-18r-22w-22 bet
m22r-6n-12v-12a-12w-12g-14d-16b-28 business with miner
m22b-14c-24 clients $
m22b-10d-12c-18 cme
m22w-10b-16c-18 coin CRO
m22n16b-2d-8c-16g-20 coin FLOW
m22b-2c-10r-16 coin FTT
m22c-8r-10n-10g-12a-12w-12o-14d-18 coin with holder
m22n2w-12c-12g-14a-14o-16v-18d-22 down <price>
m22c4a-2o-6d-10v-12g-14n-16p-18r-22b-22w-24 exchange with trading
m22b-2o-6c-20 for us
m22d-8g-14p-14r-16o-22b-28 hype
m22d4a-10p-10r-18n-18g-18o-20b-22 in a
m22w-8b-12n-12d-14c-20o-26 jumps on
m22g10v-16p-16o-16d-22n-24c-28 keep
m22g-10d-12a-12o-14r-16n-16v-16c-18 novem…
m22b-10o-12d-16c-20 perpe…
m22a-4g-8o-8v-10d-14n-14r-22w-28b-34 person michael-saylor
m22c-8r-10b-10g-12a-12d-16w-16 sale
m22o-4d-16 sinks to
m22g-2n-8d-12a-12b-16w-16o-22 trust
m22r-6a-8d-10g-10n-16c-16 tumbl
m22r-6a-8d-10g-10n-16c-16 tumbl…
m22n-4o-10c-12a-14d-16b-18 unloc…
m22b4r-14w-20c-22 خروج
m22o-8d-10c-10r-16 درصد بالا
m22w-10v-12p-12b-20n-20r-22d-22 روز
m22o12w-2d-14b-18c-22 صعود
m22c-10b-14v-16 همراه
m22o-2n-12b-14a-14r-18c-18w-20 کوین ها
m20b-10r-12 <coin> burn
m20c-16 <coin> futures
m20d-8c-12 <coin> up
m20b-16c-18 <coin> which
m20c-10 <coin> امروز
m20a-4d-14 ^ آزادسازی
m20a10c-8o-12r-14w-16b-20n-20d-22 ^ بایننس
m20d-18 ^ فروپاشی
m20c-10w-12 ^ لیکویید
m20c-4v-10a-10r-12n-12d-14b-24 ^ چرا
m20r-18 as senate
m20c-16o-22 basi
m20c-16o-22 basis
m20a12p-10v-12o-12g-14r-16n-16c-18d-20 befor
m20a12p-10v-12o-12g-14r-16n-16c-18d-20 befor…
m20c-10b-12 bounc
m20c-10b-12 bounc…
m20g-2a-2v-12w-12r-16n-16b-18d-18c-24 bull
m20g-8w-8v-10o-10r-14b-14d-14a-14n-18 bulli…
m20n14d4c-6g-12b-16p-18a-20r-22w-22o-24 burn
m20n-10b-12w-14c-16o-16 buyba…
m20p16a-14b-22c-24 chain with transfer
m20r2d-4a-16v-20p-24g-30b-36n-44 coin
m20v-4w-8n-10r-12d-12b-16c-22 cycl
m20b-6r-12c-16 etf $
m20c-14 gain $
m20b10d-10v-16g-16a-16w-20p-20o-20r-24c-28 halv
m20r-8c-18o-18 ibit
m20c-4o-12n-14v-14a-14w-14p-14g-16r-18b-18 index
m20o-6c-20 kraken launches
m20r-18 market cap
m20n-10a-10o-18c-20d-22 market maker
m20r10p-12d-14a-14n-16g-16v-18w-18b-24c-32 may
m20g-10o-12b-14d-14n-14w-14c-16 metri…
m20n-12v-12w-12b-14o-18d-20c-20 octob
m20n-12v-12w-12b-14o-18d-20c-20 octob…
m20c-12 outsh…
m20o-8r-12b-12c-16 pair
m20o-8r-12b-12c-16 pairs
m20b-2d-12o-16 record on
m20c-6 reports
m20n-2r-12o-14 slides as
m20n-8b-10d-10g-10a-12c-14 slide…
m20g6d-12o-12b-16c-16 spike…
m20c-14d-18 stablecoin supply
m20c-14w-16 tesla <coin>
m20d-10o-12v-14g-14w-14n-16r-18b-22 thi
m20d-10o-12v-14g-14w-14n-16r-18b-22 this
m20b-18 time low
m20g-4c-14o-14 tumbles
m20d4r-12a-12p-12n-14v-14g-14b-16w-16o-16c-22 under…
m20d-10o-14c-16 up on
m20v12w-10o-14r-22g-22b-28c-32 week
m20a-4d-14 آزادس…
m20o16c-10p-12v-14g-14w-16r-20d-20a-20n-22b-24 ارز
m20c-2 ارزش بازار
m20c-16 ارزها…
m20c-10 از خبر
m20p-10v-12a-14n-16g-16d-18o-18w-22 استرا…
m20n-2r-10g-14a-16w-16o-16c-26 باز هم
m20c-14b-20 بزرگ تر
m20d-10o-14 ترس
m20c-10 تورم آمریکا
m20n-2v-2o-10a-14g-18c-18 درصد پرید
m20a-6b-12d-12n-12g-14o-14c-18 رمزارزها
m20v12p-12o-12r-14n-14b-16w-16c-26 زیان
m20b6n-10g-10w-10r-12o-16c-22d-30 سیرکل
m20r14b-8c-12d-14n-14w-16g-22 عقب
m20c-14 فشار فروش
m20b-14d-16c-18 میلیارد <coin>
m20p-6w-10d-18 هایپرلیکویید $
m20d-4n-4r-10w-12g-14c-20 ژاپنی
m20b-2g-10c-14 ژاپنی <coin>
m20n-10v-10g-10a-10r-12b-12d-14c-16o-16 کیمچ
m20n-10v-10g-10a-10r-12b-12d-14c-16o-16 کیمچی
m18b10g-4a-8v-10p-10r-12n-12o-12 <coin>
m18r-10b-14c-18 <coin> back
m18d-2b-8 <coin> climbs
m18b-16c-16 <coin> could
m18c-12b-16 <coin> fund
m18b2o-12c-24 <coin> hits
m18c-2b-12w-14o-16 <coin> holds
m18c-10 <coin> rises
m18d-2v-14 <coin> soar
m18w-2b-14c-20 <coin> تا
m18r-12n-12o-12d-16w-20 <coin> یک
m18w-6c-14 <number> as
m18w2r-10o-12b-16d-20c-20 <number> of
m18r-4o-10b-14c-16 ^ bitwise
m18c-16 ^ cme
m18n-2 ^ cryptopunks
m18o-4c-10p-10v-16a-16w-16r-18n-20d-24 ^ why
m18o-4p-8v-12a-12r-14c-18d-24 ^ آوه
m18a-4v-8c-14 ^ آیا
m18d-10r-12o-14c-20 ^ بازار
m18n-2c-10p-10w-12r-14o-16 ^ ضرر
m18o8g-12a-12r-14b-14d-18c-24 ^ فروش
m18c-18 ^ لیست
m18o-4b-10c-10 ^ ورود
m18a-2r-10c-10g-12o-12d-14n-14b-16 ^ پپه
m18r-4o-10b-14c-16 bitwi…
m18b-12c-14o-16 blu
m18b-12c-14o-16 blues
m18b-2n-2 bullion
m18c-8w-12o-12d-14 buybacks
m18g-10b-12d-12c-12o-12n-14w-14 chain metrics
m18b-2o-16 climbs $
m18c-16 cme to
m18w8r-6p-10d-12g-16o-16a-20 coin BTC
m18c-18 coin DASH
m18r4d-12 coin EOS
m18a-12p-12b-20 coin SNX
m18r10d-22 coin TUSD
m18d-12c-16b-18o-18 coin fund
m18r-8c-12o-12 coinbase shares
m18c-6a-10w-12p-12g-14b-20d-24 collaps
m18a-8d-10b-12n-12r-16c-20 companies
m18r-6c-18 crypto funds
m18c-16 crypto market
m18r-16 crypto stocks
m18 cryptopunks
m18d-10o-10b-12c-18 cycle
m18n-6a-12r-14b-14p-14v-18d-26 day
m18c-2d-12o-16 day of
m18o-4b-18c-22 delis…
m18b-8r-14c-14o-14 desks
m18d-12c-12o-12 doubles on
m18c-6p-12w-14d-18 evern…
m18 falls to
m18d2n-12a-12g-16w-18o-26r-30b-30 fund with ofTrade
m18d-8a-8w-18o-18r-20c-22 halvi…
m18d-8v-12p-12g-16w-18a-20r-22c-30 high
m18v-10p-10a-12o-12g-14r-16c-18 high $
m18a-2p-2r-12d-12n-16o-18b-20 holder with ofTrade
m18o-8c-10b-12 holder with price
m18c18r14n-2w-2b-8v-14p-14o-14d-18 kind ofTrade
m18w-10r-12b-12o-14c-20 lever…
m18b-2c-2o-12w-14 liquidations
m18c10p-12v-14o-14g-16n-18a-18w-20r-26b-26 list
m18a2b-10d-12c-16o-16 load
m18g-10b-12d-12c-12o-12n-14w-14 metrics
m18w-2r-8o-8n-10c-16 million coins
m18n-2d-10b-12c-14o-16 mnt
m18n-6v-8d-10w-10p-10r-12b-14o-16c-18 multipl
m18n-6v-8d-10w-10p-10r-12b-14o-16c-18 multiple
m18c-12o-14 on nasdaq
m18b-4n-6v-6r-12g-14a-14d-16 pop
m18c-8 predict
m18c-8 predicts
m18c-10o-18 price $
m18d-12 price crashes
m18w-12r-14o-14b-18c-20 print
m18c-10 rises <price>
m18w12n-8v-12g-12r-16c-20 sinks
m18g-12r-14a-14b-18n-18c-18 slump
m18o-4n-14 slump to
m18d-2v-14 soar as
m18b-12c-16 storm $
m18b-2v-6o-14c-18 the top
m18d-10 token drops
m18o-4c-16 tokens hit
m18a-16 tokens worth
m18d12c-8a-12n-14p-14g-16r-18w-22o-32 tops <number>
m18w-2c-8b-10o-14 trust $
m18a-4r-8g-8b-12d-12w-12c-12o-12 underwat
m18a-4r-8g-8b-12d-12w-12c-12o-12 underwater
m18a-4r-8g-8b-12d-12w-12c-12o-12 underwater $
m18c-10a-14r-16o-20 value
m18r-8d-14c-18o-18 value $
m18b-10c-16 vehic…
m18r-2c-2n-10 weekl
m18r-2c-2n-10 weekl…
m18d-14 آزادسازی <number>
m18r-10c-16 آلت کوین
m18 آماده
m18g-2o-10b-12a-12p-12r-14d-14v-14c-20 آوه
m18b-12c-16 ارزان است
m18n12d-10r-16b-16c-16 از راه
m18r-2b-12w-12c-14 افزود
m18r-2b-12w-12c-14 افزود $
m18w-2a-10d-12g-12n-14c-16o-20 با خبر
m18c-16 بازده
m18b-2r-18o-18 بولین…
m18p-10r-12w-12d-16g-18b-24o-26 توکن های
m18c14d-14o-14r-18b-22 ثبت کرد
m18b-12c-16 جا ماند
m18r-12b-12o-12c-14 جدیدی
m18g-8d-10b-12n-12a-12o-12r-14c-16 جهید
m18g-8d-10b-12n-12a-12o-12r-14c-16 جهید $
m18a18n12v-10p-12r-18d-18b-22o-22w-26c-32 حذف
m18p-10n-12v-12g-14a-16r-18d-24c-24 خرد
m18d-14 دلار توکن
m18b-8r-16 را ثبت
m18b-14 رکورد شکست
m18o8c-14r-16b-16 سبز
m18d-16o-18 سراشی…
m18b-6r-14p-16g-20a-20c-24 سه
m18w-2g-4r-10v-10a-10o-12b-16d-16 سه برابر
m18v-12r-14a-14c-14p-16g-18n-22w-22 سهام
m18r-8c-20 سود و
m18w-14c-14b-16 سوزاندن
m18c-10w-12 شدن <number>
m18d-2w-10o-16b-24c-26 صندوق <coin>
m18c-16 طلا یا
m18g-2d-8r-10n-10v-10c-12b-14o-16 فاندی…
m18b-14 فشار
m18b-2r-18o-18 فشرده
m18b-14d-14w-16 فهرست
m18b-10 قیمت $
m18a-10n-12c-12 قیمت را
m18g12n-8r-10d-12c-30 لیست
m18g-14 ماندن…
m18a-2p-2n-10v-10g-10r-12d-12b-14o-16 منف
m18a-2p-2n-10v-10g-10r-12d-12b-14o-16 منفی
m18g-2d-8r-10n-10v-10c-12b-14o-16 منفی شد
m18w-14c-18 می خرد
m18c-2 نمودار <coin>
m18b-8o-10c-12 نمودا…
m18a-8r-10c-18 ها دوباره
m18 هزار تومان
m18b-2n-14v-14g-18r-22o-22w-26 هم
m18r-8c-20 و زیان
m18d-10b-14c-14 ورود
m18c-10 پایین کشید
m18c-14 پرواز کرد
m18a-2n-6b-10r-14v-14g-14c-16o-16 پولبک
m18b-12c-18 چاپ کرد
m18b-4c-16 چرخه
m18c-4w-10v-14a-14n-16d-24o-24 چه می
m18r-4v-12p-14n-16g-16a-20o-28b-32 کوین
m18d-12o-14c-18 گذاران خرد
m16b-4d-10 <coin> breaks
m16c-12 <coin> delisted
m16w-2b-4c-14 <coin> funds
m16b-20c-24 <coin> on
m16c-8b-12 <coin> outpaces
m16d-14 <coin> overtakes
m16c-10b-14o-16 <coin> sets
m16c-10 <coin> slips
m16b-12 <coin> surges
m16d-8n-10b-12p-16 <coin> token
m16 <coin> آماده
m16b-2c-14 <coin> ارزان
m16 <coin> تکان
m16b-10d-10c-10 <coin> ضرب
m16d-10c-12b-14 <coin> همچنان
m16 <coin> گذشت
m16c-14 <person> باز
m16r6a-14c-18 ^ abu
m16c-10b-14 ^ canary
m16b-2c-10o-14 ^ libra
m16v-8p-10a-12b-14w-14n-18o-22d-24 ^ market
m16c-16 ^ metaplanet
m16o-14 ^ pengu
m16b-6r-10w-12o-12 ^ realised
m16r-10o-10c-14 ^ vaneck
m16b-10c-14 ^ استراتژی
m16c-12 ^ افت
m16p-2n-10g-10d-12v-12b-14r-16c-16 ^ باند
m16 ^ سلطه
m16r-6w-8b-12d-12n-12o-12c-16 ^ متاپلنت
m16c-18 ^ والکس
m16r-10c-14 ^ ونگارد
m16r-10d-12o-12c-14 ^ پرمیوم
m16 above <number>
m16d-12o-16 analyst with exchange
m16c-8g-10d-12p-12a-14w-16o-20 anoth
m16v4b-4c-18 another <number>
m16c-8g-10d-12p-12a-14w-16o-20 anoth…
m16r-10b-10d-10w-14c-22 ark
m16v-14 as apple
m16 as china
m16c-10 average $
m16r-6 barel
m16r-6 barel…
m16b-4c-4 bitmi…
m16b-10 block time
m16c-8o-14 botto…
m16 bounce
m16d-10 breaks <price>
m16b-12d-14o-14 breaks key
m16v-8w-8o-8d-12n-12a-12r-14 bullish
m16o-6b-10d-10g-10n-12c-14 buy $
m16o-10b-12c-14 can <coin>
m16c-10b-14 canar
m16c-10b-14 canar…
m16v8n-12g-12a-12w-12d-14b-18c-26 china
m16b-12d-14c-14o-14 circu…
m16w4r-12d-18c-26 coin BCH
m16c-4 coin BTG
m16o-6b-12d-12r-16 coin ONT
m16b2d-12c-20 coin RVN
m16c-20 coin WAVES
m16o16v-12n-14a-14p-14g-20w-24b-32 coin with stablecoin
m16c-12 coinbase stock
m16c-2o-12 corre…
m16n-10g-10a-10w-14p-14o-14c-20 cros
m16a-2w-8r-12c-12b-14 cryptopunk
m16r-4b-12d-12w-12c-16 debt $
m16b-16c-22 delist
m16b-10c-12 deribit $
m16 drops after
m16b12n-10g-10o-14d-16r-20c-24 dry
m16w-10c-12 dumps
m16o-12c-16 earnings miss
m16c-14 end $
m16w-12c-16 ent
m16w-12c-16 enter…
m16b-14c-14 ergo
m16r12v-2g-10p-10n-12d-18a-18o-24b-26 exchanges
m16p12v-2w-8a-10r-14d-14n-14g-14c-18b-22 flash
m16r-10c-14 fund with person
m16p-10r-16d-16c-20 fund with tech
m16a-14n-18w-18g-20d-24c-36 funds
m16r-12c-12 gains in
m16n-8o-16 gold token
m16c-4b-12o-12 gre
m16c-4b-12o-12 greed
m16b-2o-10c-16 here what
m16c-6b-10o-12 hit the
m16d-2c-6b-10o-16 holds steady
m16 hour $
m16b12v-10d-12g-14r-18p-20o-20c-22 hyper…
m16b-12 illiq…
m16d4g-6n-8b-14a-14c-18 is it
m16n-6w-6v-8r-10c-10p-12o-14 kind price
m16b-12p-12o-12c-18 lag
m16b-12 least
m16r14n-2v-8b-12c-16o-22 libra
m16b-2c-2o-12 liquidation
m16d12r-6b-12o-14c-24 lists
m16c-14 lists <coin>
m16c-12 lower
m16c-10b-12o-12 majors
m16o-4c-16 metap…
m16o-12c-16 miss $
m16 month high
m16r-8v-10d-14o-14a-16n-18b-20c-20 most
m16b-10g-12v-14w-14r-16n-16a-16o-22 multi…
m16n-2o-2r-8b-12d-12 negat…
m16d-16 neutr…
m16c-14 norwe…
m16o-12p-14v-20a-24r-26 now
m16n8c-8d-12o-22 of trading
m16b-10c-16 on coinbase
m16b-10c-12 on deribit
m16d10n-10a-12r-14w-14o-14c-18 out <number>
m16c-8b-12 outpa…
m16d-4b-12o-12c-16 pain
m16c6b-12a-12d-14p-14o-14r-18w-18 plan $
m16c-16 pop $
m16 price doubles
m16 price prediction
m16b-8o-8c-12 print…
m16c-6 quarterly burn
m16c-4 ratio
m16b-6r-10w-12o-12 realis
m16b-6r-10w-12o-12 realised
m16o2v-2a-4d-12n-12g-14b-16w-16r-18c-18 reali…
m16 rever…
m16c-16 seed tag
m16b-12 surges <price>
m16 tensi…
m16c-14 the market
m16d-8n-10c-10b-12 the trend
m16v-10w-12r-14b-14p-14o-18c-20 then
m16n-2v-10g-12w-12r-14b-14d-16c-18 thin
m16b-10r-12c-14 to sell
m16d-12o-14 token hits
m16c-6r-12 token sinks
m16d2g-8a-12b-14c-18 treasuries
m16d-8n-10c-10b-12 tren
m16d-8n-10c-10b-12 trend
m16n-4o-12b-14c-14 trillion $
m16r-10c-14 u s
m16o-12d-14b-16p-20r-22n-24 up
m16b-10o-10r-12c-16 vanec…
m16o-2n-10d-12 volume on
m16r-8w-10o-10b-12 wealt…
m16a14c-10d-12n-12v-12w-12r-14g-16o-18 which
m16b-8o-12p-14v-22a-22w-24n-26r-28 why
m16d-2g-2o-10b-14c-18 why is
m16w-10r-12c-12o-12 wipe
m16c-16 with seed
m16o-8b-10c-14 year end
m16d2r-2o-8c-18 آستر
m16a2p-12v-14o-14d-18g-18w-18n-20 آغاز
m16o-6v-8d-10 آیا
m16b-14c-14 اجازه
m16c-16 از سهام
m16w-2c-14 استراتژی از
m16n-8a-8r-10c-20 اضافه
m16v10w-2n-4r-10d-12o-12g-16c-18 افت
m16a-2r-10c-10b-14o-14 الیوت
m16r-16 اک
m16o-16 بازار به
m16c-10b-14 بازند…
m16d-12c-16o-16 باشکو…
m16r-16v-16g-16a-18w-18o-24 برابر
m16b-8c-22 برای خرید
m16n-12c-12o-14 به خرید
m16c-4 به صندوق
m16d-2w-16c-18 بیش
m16d-2w-16c-18 بیش از
m16b-10c-14 تا کجا
m16w-12o-12 تریدر
m16 ترین صرافی
m16a2v-2r-8w-14p-14n-18d-20b-22o-24 تمام
m16 تکان نخورد
m16c-8b-12d-12o-14 جنگ تعرفه
m16c-10 حباب <coin>
m16p-2o-8w-12r-14d-14c-20 حد
m16b-10 حمایت بعدی
m16d-14w-16c-20 خرد $
m16c-10o-12d-14 خرس
m16a6v-10g-10w-12d-14n-14c-14r-16b-18o-20 خریداران
m16n-8o-10r-12b-14d-14c-14 داده های
m16 در مسیر
m16r16o-14b-18c-24 درخوا…
m16b-10 درصد گران
m16n-10b-12w-12r-18c-22 دلار $
m16w-12 دلار پوزیشن
m16c-16 را لیست
m16c-8v-12a-12g-14w-16o-20r-24 را متوقف
m16r-10d-10o-12c-16 راک
m16r6d-12c-20 رمزارزهای
m16n-10v-10p-10d-14a-14o-18b-20 رود $
m16 روز $
m16o-4v-8 سقوط <price>
m16n-16 سلبری…
m16 سلطه
m16 سلطه <coin>
m16o-4r-10b-12d-12c-16 سنگین
m16c-10o-12d-18 سهام سیرکل
m16c-18 سهام کوین
m16r-2b-10n-10c-12o-14 سهمش
m16r-2b-10n-10c-12o-14 سهمش را
m16b-2a-10c-12p-12r-14o-16 ضرر
m16b-2n-2o-12 طلا رکورد
m16o-12 طمع
m16v-2o-6c-20 قرمز
m16c-16 لیست می
m16o16n-8r-10d-12a-12w-14b-20c-20 لینک
m16r-12d-14n-14o-14b-16c-18 متاپل…
m16w-2b-10a-10r-14c-16 مثبت
m16c-8o-8 محدوده
m16 مسیر
m16b-14c-14 مشاور…
m16r-12c-12 معاملاتی
m16o-4n-12d-14c-14 ملانی…
m16g-2r-4o-12c-14 نات
m16g-2r-4o-10c-14 نات کوین
m16 نخورد
m16 نخورد $
m16c-12b-14 نسبت
m16r-14c-14 نیو
m16o-6b-16w-18 ها <coin>
m16p16d-12c-12r-14b-16o-18 هدف
m16c-12 هفته ای
m16d-8c-8 هفتگ
m16d-8c-8 هفتگی
m16b-12c-16 همزما…
m16d-12c-12b-16 همچنا…
m16v-2n-10w-10p-12a-14b-18c-24 وارد
m16b-2c-16 وانیل…
m16b-2c-16 ورج
m16r-10c-14 ونگار…
m16d-2b-14c-20 پاییز
m16r-16c-18 پاییز $
m16g-6d-12b-14c-14o-16 پرمعا…
m16c-16 پشتیبانی از
m16n-2c-2d-12w-14o-14 پشتیب…
m16a-2r-10c-10b-14o-14 پنجم
m16r-2c-16 پین $
m16n8o-4b-14c-16 چهارس…
m16c-2b-12 کجاست
m16c-2b-12 کجاست $
m16 کریپتوپانک ها
m16o-6b-16 کشید
m16o-6b-16 کشید $
m16a-14r-16g-16d-20o-20c-22 کف
m16d-12 کوین الگوریتمی
m16b-4a-4p-10v-12n-16r-18d-18g-18c-24 کی
m16r-14c-14 یورک
m14r-6 <coin> barely
m14c-10 <coin> before
m14 <coin> extends
m14 <coin> mints
m14 <coin> outshines
m14c-10 <coin> premium
m14d-12 <coin> soars
m14b-12d-12c-12 <coin> treasuries
m14 <coin> tumbles
m14 <coin> whipsaws
m14 <coin> بی
m14c-14 <coin> عقب
m14c-12 <number> by
m14d12r-14n-14w-14c-14b-16a-18 <number> hit
m14c-14 <number> leverage
m14c-16 <number> lists
m14b-10 <number> ساعت
m14a10o2p-12g-14w-22d-24b-26c-30 <price> <number>
m14 <price> before
m14r-10c-10 ^ altcoins
m14v-10g-12b-14n-16o-20d-24w-26 ^ binance
m14o12v-4r-10w-10n-12d-16b-22 ^ block
m14o-10c-12 ^ etoro
m14b-10o-12 ^ fear
m14d-10o-10b-12w-12 ^ james
m14c-2g-10 ^ japanese
m14g-4c-16 ^ monad
m14c-8o-10 ^ perpetual
m14c-4b-10 ^ post
m14b-2c-6 ^ spot
m14d-14r-16 ^ stablecoins
m14c-10o-14 ^ آلت
m14w-10 ^ آپبیت
m14o-10c-12 ^ اصلاح
m14p-2r-10v-12o-12b-16 ^ بازگشت
m14b-2d-6c-12o-12 ^ بلک
m14b-8 ^ تقاطع
m14r-4c-16 ^ خروج
m14o-6n-10p-10c-12w-14 ^ شورت
m14o2b-14c-14 ^ مقایسه
m14b-12 ^ نسبت
m14v-2r-10d-10n-10b-12a-12o-14 ^ همستر
m14 ^ گزارش
m14c-10o-10 a bid
m14c-20 a day
m14b-12 a month
m14c-4r-8 abroa
m14c-4r-8 abroa…
m14v4a-4g-10n-14b-16d-16c-24 ahea
m14v4a-4g-10n-14b-16d-16c-24 ahead
m14d-12o-14 ampli…
m14 as lock
m14c6d-14w-16n-18g-18v-20b-26o-30 at <price>
m14o2n-4b-10g-10c-14 avera…
m14d-2 back in
m14 bears
m14c-10 before the
m14o-2a-10r-16c-16 below
m14v2o-8d-12w-14 bet $
m14c-10o-10 bid $
m14v6w-6d-8c-12o-12 billion on
m14c-14 binance adds
m14 bleed
m14a-2b-10o-12c-14 books
m14o-6r-10c-12 bough…
m14c-4 bull market
m14n-8r-12b-12d-12c-14 bulls
m14r-4o-12 bulls regain
m14r-14 burn tax
m14g8o-2b-10a-18d-26 business with price
m14w-4o-10d-12 buybacks $
m14w2c-8v-10g-12d-14n-14a-14b-18o-18 buyin…
m14c-14 buys another
m14w-10o-12c-14 cashe…
m14c-10o-10 catch
m14c-10o-10 catch a
m14a12g-2p-8v-10r-12n-16o-20d-22c-26 chain with price
m14c-8 chart $
m14c-10o-12 circle $
m14c-8d-12 circle burns
m14o-2r-10n-12g-12w-12c-20 climb…
m14b2c-18 coin CFX
m14 coin ELON
m14b-6c-10 coin INJ
m14 coin ROSE
m14c-12 coin TWT
m14b-12d-12 coinbase adds
m14c-14 coinbase premium
m14o-10b-12 conve…
m14o-12 correlation
m14o-12 correlation with
m14o-8c-12b-16 count…
m14b-12 crackdown
m14 crat
m14 crate…
m14b2v-2n-12a-12p-16o-16w-18c-20 cross
m14r-10 cryptocurrency
m14b-12o-14 day one
m14r-4b-10o-10g-12c-12 decem…
m14c-12 decentralized storage
m14d-2 deepe…
m14c-10 destroys <number>
m14b-10c-12o-12 did
m14c-8 digital asset
m14d-14 drag
m14d-14 drags
m14w8p-4a-6d-12v-12g-12n-14o-20b-22 dump
m14c-12 escrow $
m14o-10c-12 etoro
m14c-12o-12 exchange balances
m14c-4o-12 expir
m14c-4o-12 expir…
m14b-2 eyes <price>
m14b6o-6d-14p-20r-22v-22w-22n-26 fall
m14n-8w-10r-12b-12a-12o-12d-14 famil
m14n-8w-10r-12b-12a-12o-12d-14 famil…
m14b-10g-12o-12c-14 flat
m14a2r-14 free tokens
m14b-16c-18 fresh
m14 fund with price
m14c-16 futures $
m14d-12c-12r-14 gains on
m14c-8o-18 gemini shares
m14b-12c-12 geopo…
m14r-10b-14c-14d-18 gran
m14r-10b-14c-14d-18 grand
m14b-10o-12 greed index
m14o-16 her
m14c-12o-14 her <number>
m14o-8c-14 hints at
m14g14c-10o-14b-16 hmstr
m14b-4d-8c-16o-16 hoard
m14r-10c-12 hodlers
m14b-4r-12c-12 hodle…
m14d-16 hyperliquid hype
m14o-10 ibit sees
m14b-2o-4c-14 if
m14p-16w-18n-20g-20d-22v-22o-22r-24 in $
m14o-10a-12 inc
m14b-8c-18 insur
m14b-8c-14 insurer
m14b-12w-12c-12 into <coin>
m14n-12r-14d-14w-14b-20 is the
m14o-10c-14 its stake
m14d-10o-10b-12w-12 james
m14c-4d-10o-10w-12 james wynn
m14c-2g-10 japan…
m14d-2v-8o-10w-12a-14c-22 jumps
m14c-14 kiyos…
m14b14r-8a-8g-12d-14o-14c-16 knock
m14o-6d-12 lags
m14v-12 land prices
m14c-14 leave <coin>
m14r-10o-10 level…
m14c-6 leveraged
m14b-10c-14 lid
m14c-10o-12 loads
m14c-10o-12 loads up
m14 lock up
m14 losses as
m14n-2d-10o-14c-16 major
m14b-10o-12c-14 max pain
m14b-6c-12o-12 mayer
m14c8a-2r-4g-4w-8o-8d-14n-16b-18 memec…
m14a-2v-12o-14n-16d-18w-20 miner with trading
m14a-10r-14d-14w-14b-20o-28 mints
m14o-10r-16 misse…
m14g-6c-16 mona
m14g-6c-16 monad
m14o-14c-16 names $
m14r-10b-10o-12 not seen
m14c-2o-2r-6w-10 of coinbase
m14 of halving
m14c-6a-10r-12 offices
m14c-10o-12 on circle
m14b-12o-14 on day
m14 open interest
m14n-2d-12g-14b-16w-16o-16 out of
m14b-4 outpaces <coin>
m14d-8 outperform as
m14d-8 outpe…
m14 outshines <coin>
m14b-10c-12 oversubscrib
m14b-10c-12 oversubscribed
m14d-2 overtakes <coin>
m14d8b-2o-14c-16 pause
m14c4d-10g-12r-14o-16b-20 pi
m14c-2b-12 plasma xpl
m14r-12c-14 powd
m14r-12c-14 powde…
m14p-10 price halves
m14c-12 probe $
m14c-2w-12o-12 proca…
m14d-12c-12o-12 pulle…
m14w-10 pulls in
m14d-12c-12o-12 quot
m14d-12c-12o-12 quote…
m14d-10o-10c-14 rang
m14d-10o-10c-14 range
m14 record after
m14b-10c-16 red
m14r-10c-12 refuse
m14r-6o-14 regai…
m14r-2 regulator opens
m14 retes…
m14c-14 rober…
m14d-8 rockets
m14d-8 rockets <price>
m14o-8r-10d-10b-14 rumou…
m14d-10w-12o-14 sale $
m14v-2a-8w-10r-12b-14c-16 seen
m14r-10b-10o-12 seen since
m14c-10 senat
m14c-10 senate
m14b4v-12c-16w-18 sends <coin>
m14o-2d-6w-10b-14 sharp…
m14o-12c-14 shock
m14c-2o-8 single day
m14o-6d-10 sinks $
m14c-10b-14 six figures
m14n-8c-10b-12o-12 skew
m14g-14 slidi…
m14d-10c-10 soars as
m14w-12 spike as
m14c-14 spikes after
m14w-8r-12b-12c-18 strateg
m14w-8r-12b-12c-18 strategy
m14r-8v-10d-12w-12c-22 strat…
m14b-12c-12 stron…
m14c-10b-12 stubb…
m14g14b-12w-18n-20v-20c-20r-22o-26 sui
m14c-14 suspen
m14d-12o-14 sw
m14o-14 swing
m14b-10 tao
m14o-14 targets
m14o8a-4r-16 tax $
m14b-4r-10c-14 tehra…
m14c-4 the bull
m14a-10b-12c-16 thinn
m14a-10b-12c-16 thinn…
m14o-12c-14d-16 third…
m14r-10o-10 to levels
m14b2g-2d-4r-16c-16o-18 to record
m14n-4w-10a-14b-18 toda
m14n-4w-10a-14b-18 today
m14n-4w-10a-14b-18 today $
m14b-8c-12 token up
m14r-14 torn
m14w-4 trader turns
m14o-8c-14 trading for
m14c-14o-14 trickl
m14c-14o-14 trickles
m14b-6o-22 trick…
m14n-14 tumble $
m14r-8b-10c-12 turnover $
m14r-8b-10c-12 turno…
m14w-4 turns <price>
m14d-12 unlock $
m14c-14 us demand
m14b-12c-12 weath
m14b-12c-12 weath…
m14 week as
m14r-16n-16v-16b-18g-18p-18 weeke…
m14o-8c-12 went
m14v-4c-12d-18o-22p-24g-26 what
m14 whipsaws $
m14 whips…
m14c-4d-10o-10w-12 wynn
m14c-2b-12 xpl
m14o-12c-14b-16 year low
m14n-8b-12o-12 yearl
m14n-8b-12o-12 yearl…
m14c-2r-4p-8d-10v-10n-12g-12o-12w-14 آغاز شد
m14c-10o-14 آلت سیزن
m14o-10c-14 آپشن
m14o-10c-14 آپشن $
m14b10c-12 ارتقا
m14 ارزهای دیجیتال
m14a-10 از ایردراپ
m14w-12c-18 از صرافی
m14 از قیمت
m14d-12 امید
m14r-4c-4 ای رمزارزها
m14c-10r-12 ایم
m14o-6n-10p-10w-12c-12 باختن…
m14d-10 بازار جلو
m14b-12 بازندگان
m14v-16p-16g-22w-22c-38 بالا
m14b-14 بالات…
m14o14w-2g-4d-14r-16b-18c-18 بخریم
m14o10b-10r-12c-18 بخریم یا
m14b-4c-10o-12 بدتری…
m14v-2b-10d-10c-16 برگشت…
m14w14o4a-2b-12v-14g-16r-22n-22d-24c-28 بزرگ
m14b2d-6g-8w-8c-28 بعدی
m14d-2 به بازار
m14b-14 به بالاترین
m14 بی سروصدا
m14c-10b-12 بیت ماین
m14o-10 ترس و
m14b-8 تقاطع
m14b-8 تقاطع طلایی
m14n-2r-10a-12w-12p-12d-16b-18o-18 تمام شد
m14g-2 توکن بازی
m14c-12a-14 توکن جدید
m14r-14b-16c-22 جا
m14c-12 جفت ارز
m14 جمعی
m14c-14 جمهور…
m14c-12 حذف می
m14r2a-14p-14n-18o-26d-28 خبر
m14a4n-2v-10g-10d-14r-16c-16b-20o-20 خریدا…
m14 خصوصی $
m14v-14 خوردن…
m14 داد <coin>
m14d-10 در <price>
m14b-12c-12w-14 در فهرست
m14c-8 در محدوده
m14 در نمودار
m14r-10c-14 درهای…
m14 دسته جمعی
m14o-10c-14 دلار آپشن
m14 دلار می
m14 دلاری می
m14p-2c-6v-12a-14n-16g-16o-18d-24 ده
m14b-12c-14 دود
m14b-12c-14 دود شد
m14c-4o-8n-10b-14 دوسال…
m14w-10b-14c-14 ذخیره <coin>
m14b-12 را زد
m14w12d-6a-8b-10r-12o-12c-28 را فروخت
m14b-12c-12 رشدش
m14c-12b-14 رقمی شد
m14c-14 رمزارز تازه
m14c-4 رمزارزها در
m14d-10c-12b-14 رمق
m14c-2b-18 رو
m14a8d-2o-10b-12c-12 روز اول
m14d-14 رونق
m14g2w-10n-14o-14v-20c-26 ریخت
m14c-12r-14 زمستا…
m14b-14 زیر فشار
m14o-10c-14 سررسید <number>
m14o-10c-14 سررسی…
m14 سروصدا <price>
m14 سروصد…
m14r-2c-14 سه رمزارز
m14d12c-8n-14 سوزاند
m14d12c-8n-14 سوزاند $
m14b-14 سومین
m14c-10o-14 سیزن
m14c-12 سیو
m14o8r-12b-12d-12n-12a-12w-12c-14 شاخص
m14o-10 شاخص ترس
m14c-8d-10o-10b-12 شبه
m14c-10 شدن <coin>
m14c-10a-14 شدن توکن
m14 شکست مقاومت
m14b-6c-14 صبر
m14r12v-2g-12a-14p-14n-18w-18b-24d-30o-36 صرافی ها
m14c-10o-10b-16 صندوق…
m14 عبور
m14 عبور کرد
m14b-2 فروش $
m14r-4c-4 لحظه
m14r-4c-4 لحظه ای
m14c-10b-12 ماین
m14c2w-6o-10r-14b-20 ماینرها
m14r12b-2o-14c-18 محدود…
m14 مقاوم…
m14c-12o-12 مناسب
m14w-2b-4v-10d-12n-12g-12a-12r-16c-16 موج
m14r2w-2c-8v-10n-12a-12d-14o-14b-20 می گوید
m14w-10 می گویند
m14n-12 میمون بی
m14c-10r-12 ندیده
m14b-12 نسبت <coin>
m14w2a-4n-10o-14v-22g-22p-22 ها
m14a-2o-12 های بازی
m14 های حریم
m14a6d2g-2p-10c-16o-16r-18b-20 هفته
m14c-12 هم <coin>
m14c-12 هیجان
m14c-12 هیجان…
m14o-10 و طمع
m14c-14 والکس بازار
m14o12b-6r-16 ون
m14d-10c-10o-14 پرمیوم کیمچی
m14o-14 پریدن…
m14c-12o-12 پله
m14w-14d-18c-18 پیشی گرفت
m14v-12c-14r-16n-16a-16w-16 چرا
m14b-10c-10 چرا <coin>
m14o12c-4r-8n-12g-14d-18w-18 ژاپن
m14o-12 کاهش نرخ
m14c-14 کریپتو $
m14b-10w-14c-14 کشیدند $
m14b-12w-14c-14 کشیدن…
m14c-8o-10b-12d-12 کلاسی…
m14c-2 که این
m14d-2c-14 کوین <coin>
m14b-4r-12o-12c-14 گذاری در
m14r2w-2c-8v-10n-12a-12d-14o-14b-20 گوید
m14w-10 گویند
m14w-10 گویند $
m14a-8n-12 گیرند…
m14 یک روز
m12r2c-18 <coin> among
m12 <coin> bounces
m12w-10c-14 <coin> enters
m12 <coin> leads
m12d-10 <coin> leaps
m12c4d-18b-22 <coin> price
m12g6c-4d-10b-14 <coin> spikes
m12w-2 <coin> stash
m12c12b-12d-12 <coin> هک
m12d2c-12b-14 <coin> وارد
m12w-14c-18 <coin> پیشی
m12b-10 <coin> کجاست
m12c-2 <number> altcoins
m12 <number> day
m12r-2p-12n-16b-18o-18 <number> trillion
m12b-10r-12o-14 <number> vanished
m12r12b-14c-18 <number> سال
m12r-12w-26 <person> <coin>
m12b12w6d-8n-12r-14p-18c-24 <person> <number>
m12c-12 <person> ark
m12c-10 <person> سهام
m12 <price> but
m12 <price> by
m12n8g-8c-10b-12d-14o-16 <price> from
m12b-8 <price> this
m12o-14 ^ bakkt
m12 ^ best
m12r-10b-12n-12d-16c-16 ^ bonk
m12o-8 ^ funding
m12c-6o-10 ^ harvard
m12b-12o-16 ^ iranian
m12w-4p-8r-14b-14o-18 ^ iren
m12d-10o-10a-12c-12 ^ kaspa
m12r-8b-12 ^ korea
m12w8a-10d-12b-14n-14c-16o-16 ^ long
m12p-8c-18d-20 ^ meme
m12r12b-10w-10c-14 ^ norway
m12o-2 ^ ofac
m12c-8r-12 ^ over
m12v-2r-12b-12c-22 ^ pension
m12b-4c-16 ^ retail
m12d4g-2r-4a-10b-12n-12c-14o-14 ^ rwa
m12c-8 ^ sharplink
m12 ^ traders
m12o12r-14b-14c-16 ^ vanguard
m12n-8 ^ weekly
m12v-6r-10d-10p-10n-12a-12c-12g-18 ^ سویی
m12 ^ سیتی
m12n-12c-14 ^ سیلور
m12b-12d-12c-12 ^ لونا
m12o-10r-12 ^ موجودی
m12o12n-4b-12r-14w-14c-16 ^ نرخ
m12o-10 ^ چهار
m12n8v-4r-12a-12p-12w-14g-16o-20 a
m12b-10c-10 a zero
m12c-10 advisers
m12c-10 advisers may
m12c-18 after earnings
m12 ai tokens
m12c-2 altcoins to
m12o-4c-10 altse…
m12b-10r-14 america
m12c-10 americas
m12c-16 another <coin>
m12o8v-16 apple unveils
m12c-12 ark sells
m12d-8c-12o-12 arthur hayes
m12d-8c-12o-12 arthu…
m12b-8a-12w-14c-18 as <coin>
m12 as bullion
m12o-12 as collectors
m12 as price
m12d-12c-20 asia
m12b-12c-18 asia $
m12c-12 at another
m12n-6r-12d-12g-12w-12v-14b-16 at the
m12d6c-18 back tokens
m12o-14 bakkt
m12c12d-10b-12o-16 balances
m12o-10v-12w-12a-14n-16r-18b-18 balan…
m12d-2o-6 basis trade
m12b-2o-10c-12 before next
m12 bill $
m12c-10 binance lists
m12c-18 binance to
m12o-8 blackrock ibit
m12r-6c-10 bled
m12n8o-12a-16 blur
m12w-10r-12g-12b-14d-16n-16c-18 bonk
m12a-4b-12c-20 book
m12o-2 both
m12 bounces
m12g-8a-10p-10o-10n-12v-12w-12 break
m12 breakout
m12 breakout as
m12p-10g-12a-12w-12r-14n-14v-14 break…
m12d2r-8n-10a-10b-12c-14 buck
m12 budg
m12 budges
m12n-2c-14 burns <number>
m12n10c8r-2d-14p-20v-22g-22o-22a-26b-42 buy
m12o10c-20 buys back
m12o-8c-10 came
m12a-10c-18 chain with exchange
m12a-2c-2d-12b-14 chart
m12r-10 chatter
m12b-8r-10o-18 ciph
m12b-8r-10o-18 ciphe…
m12a-10v-12b-14d-14n-14g-14w-14o-14 clients
m12w-2b-4a-12n-14o-14d-16g-16 clien…
m12w-8o-8a-12c-18 climbs
m12 coin GRT
m12w-8g-12o-12b-20c-20 coin LUNA
m12b-20 coin NEO
m12c-10 coin OMG
m12r-12v-12b-14a-14n-16g-18d-24 coin SHIB
m12c-2d-10 collapses
m12o10v-4g-8a-12w-12c-14d-16n-16r-18 compan
m12 contracts to
m12o10r-4v-10d-14g-14w-14n-20c-26 coul
m12o10r-4v-10d-14g-14w-14n-20c-26 could
m12c-12 cram
m12c-12 crame…
m12b-12c-12 crash…
m12b-8 crescendo upgrade
m12 crypto bill
m12r-8 crypto exchange
m12 crypto longs
m12b-6 cycle $
m12o-10a-12 dail
m12o-10a-12 daily
m12 day as
m12 day average
m12b-8o-14 defi with fund
m12c10g-10d-12v-12b-18o-18r-20 desk
m12 digital collectibles
m12b-2d-6g-8r-12c-20 dinn
m12b-2d-6g-8r-12c-20 dinne…
m12c-2o-8 discount
m12r10b-2o-14c-16 disco…
m12w-4 dumps <number>
m12c-6o-10 endowment triples
m12b-12c-16 etf <coin>
m12c-14 etp
m12c-10 exchange with fund
m12c-10 exchange with game
m12b-12 expected
m12c-4o-12 expiry
m12o2r-12 extends
m12c-10 falle…
m12g-12a-12w-12p-12v-14r-16n-18c-24 fear
m12 fee switch
m12o-6r-10c-12 fewer
m12c-12b-16 figures
m12c12r2o-12p-14g-16w-16n-18d-20v-20a-20b-28 fil
m12g-16a-16p-16n-18v-18w-18d-24 firm
m12c-12 first $
m12c-10 for coin
m12c-10b-16 fresh record
m12o-12 from peak
m12a4g-2b-10n-12o-14c-20 fun
m12c-12 gaming tokens
m12 golden cross
m12c-2 grayscale trust
m12v-2g-10a-10p-10r-12d-12n-14o-16 guid
m12v-2g-10a-10p-10r-12d-12n-14o-16 guide
m12w-4r-10c-12o-12b-18 halving $
m12c-2 happened
m12c-6o-10 harvard endowment
m12c-6o-10 harva…
m12c-4n-8o-8b-12d-12 hits high
m12r10c-10o-14 hoar
m12b-8 horizon bridge
m12b-2 hype to
m12b-10c-12 hyperscal
m12b-10c-12 hyperscale
m12o-10 ibit $
m12b-12c-18 in asia
m12c-10 in china
m12c-12 in half
m12w-8b-10c-12 indir…
m12c-4 inflation print
m12a-4r-12n-12b-14d-18 ipo
m12b-12o-16 irani…
m12w-4p-8r-14b-14o-18 iren
m12r-2w-2v-10p-18o-22 is
m12d12c-6n-10r-14b-14o-22 issuer
m12d-2p-6w-8r-14o-14 it
m12c-16 it means
m12c-12 jim
m12c-12 jok
m12c-12 jokes
m12o-12r-16 jumps <price>
m12d-10o-10a-12c-12 kaspa
m12o-10c-12 kindl…
m12c-12 kite
m12c-4 lead the
m12d-10 leap
m12d-10 leaps
m12c-12 liste…
m12c4p-8a-10g-12r-16n-16w-16d-20b-22 listi…
m12 longs
m12 love
m12g10d-6p-12a-14w-18r-22c-28 low
m12b12r-12w-14o-16d-18c-24 lowes…
m12o-12 loyal…
m12b8n-2r-10d-10a-10o-14c-16 major…
m12n-2a-10b-12d-12r-14o-14 matt
m12n-2a-10b-12d-12r-14o-14 matte…
m12b-10o-12c-14 max
m12b-10c-10 mcglo…
m12c-10r-14 meliu…
m12b-8 metaverse with theft
m12b-14 multi
m12r-2a-14o-14 nakamoto
m12c-6b-10 news
m12c-6b-10 news $
m12p-2r-10d-12w-12o-12n-14 nft with stablecoin
m12r12b-10w-10c-14 norwa
m12b-10w-10c-14 norway wealth
m12r12b-10w-10c-14 norwa…
m12a-10c-12 of digital
m12o-2 ofac
m12 off on
m12 one day
m12c12b-2d-2a-12o-12g-14 one year
m12n8g-8c-12 orang
m12n8g-8c-12 orang…
m12b-10c-14 overs…
m12o-2 patte…
m12a-2w-8c-10p-10r-12 pendl
m12a-2w-8c-10p-10r-12 pendl…
m12c-10g-12w-12n-14v-14a-14p-14b-20d-20r-22 pensi…
m12c-12 perpetuals
m12a-10d-14r-18 person with price
m12c2v-8g-10n-12b-14d-14o-16r-18 pile
m12r-2o-10c-16 plunges
m12c-10 popul…
m12 positiv
m12 positive
m12o-2 prece…
m12o-2c-10r-12 prepare
m12c-4 prints
m12n-12v-12a-12w-12g-14d-16c-22 privac
m12n-12v-12a-12w-12g-14d-16c-22 privacy
m12o-4 privacy tokens
m12c-10o-10 puell
m12a4g-2b-10n-12o-14c-20 pump fun
m12c-12 purchase with
m12r-12b-14 pushes <coin>
m12c-2b-10r-12 realiz
m12c-2b-10r-12 realized
m12c-12 record quarter
m12o-10a-12r-14 refus
m12o-10a-12r-14 refus…
m12c-12 relat…
m12c2p-10v-14w-14g-16n-20a-20d-22b-24 repor…
m12n-8v-10g-12d-14a-14w-16b-18 reserves
m12 ride
m12c-6 rip
m12r12d-14o-14c-22 roadm…
m12w10p-10v-14c-14b-18n-20g-20a-20 robin…
m12o-10c-12 rotat…
m12d4g-2r-4a-10b-12n-12c-14o-14 rwa
m12r-10 sanctions
m12 says he
m12r-8c-10o-10g-12 seasonalit
m12r-8c-10o-10g-12 seasonality
m12v-8p-12n-16g-16a-16o-16w-18r-20 see
m12p-2g-8r-10n-10v-10a-10w-16 sees
m12c-4 sees <price>
m12o-12 sei
m12w-12 sequa…
m12a8n-10v-12w-12c-12b-14g-16 sets
m12c-8 sharplink
m12g-10 sheet
m12p-2b-4d-10n-10r-12c-18 show $
m12o-2 sid
m12o-2 sides
m12o8w-14c-14b-16 signal
m12c-10o-10 singl
m12c-10o-10 singl…
m12o-14 sink to
m12c-12o-12 skip
m12c-12o-12 skips
m12w6d-2o-8v-10r-14n-14a-14b-24 spik
m12r-12w-12b-14d-16 stake in
m12b12n-2d-8o-14c-20 storm
m12o-10 tape
m12d-2n-8o-12b-22 tell
m12c-2 the pack
m12r-2 the week
m12c-10 timm
m12c-10 timme…
m12d6b-12c-12 to delist
m12o-8c-14 to lowest
m12c-10 token spikes
m12o10c-10r-12 tonn
m12c-10 tonne…
m12c-12 tracker
m12w-10 tracking
m12n-2v-4d-8r-12c-20 track…
m12o12r-14c-14 trading in
m12c-10 trading pairs
m12c-10r-12 trusts
m12 tumbles <price>
m12c-12b-16 under <price>
m12n-10a-12p-12r-16g-18c-24 upgra…
m12b-8r-16 us users
m12c-10 usd
m12o12r-14b-14c-16 vangu…
m12b-10r-12o-14 vanished
m12c2p-12a-14w-16r-20o-20 vanis…
m12c-10 vehicle
m12c-12 vehicles
m12n-2o-12 virtual land
m12o-24 vision pro
m12c10o-26 visio…
m12d10v-10g-10a-10w-12p-12r-16b-16o-20 volum
m12d10v-10g-10a-10w-12p-12r-16b-16o-20 volum…
m12d-2 wakes up
m12b-12o-12r-14c-20 week $
m12 week of
m12c-16 what it
m12p-2r-6o-8c-14 woul
m12p-2r-6o-8c-14 would
m12o-2 wreck
m12o-2 wreck…
m12c-10o-10 zone
m12 آتی <coin>
m12 آستانه جام
m12 آلت کوینی
m12w4c-6r-10 آمریکا <coin>
m12w-10o-12b-14r-20 اخیر
m12o-4b-8 ادامه
m12o-4b-8 ادامه دارد
m12 از سقوط
m12c-14 از فهرست
m12b-4 استقب…
m12g10b2n-2d-4w-4a-14c-16o-22 استیک…
m12n-10c-10o-12 اشاره
m12c-10o-10 اکتبر
m12b-4 با استقبال
m12c-14 بازار آتی
m12g-12p-12n-14a-14w-14r-16b-18 بازگشت
m12 بازی تلگرامی
m12w-10 بالا نگه
m12 بالای <price>
m12p-10d-12n-12v-12g-12w-12b-16c-20 باند
m12 باید زیر
m12g-6v-10w-12a-14b-16p-16r-18o-18 برابر شد
m12d-2 برابر…
m12b-14 برادر
m12o-12 بستند
m12b-10c-10d-14 بلعید
m12b-10c-10d-14 بلعید $
m12r-10d-10o-12c-14 بلک
m12r-10d-10o-12c-14 بلک راک
m12b2g-8p-12w-18c-32 به <number>
m12c-10 به بیت
m12 به جلسه
m12c-2 به سخنرانی
m12g-10a-10r-14d-14o-14n-16c-16 به کف
m12c-12 بهتری
m12 بیترک…
m12d-2p-12r-16n-16g-18o-20w-24 تا
m12g-10 تاریخی $
m12 تاریخی رسید
m12r-2o-4g-10c-12 تاریخ…
m12r-2c-14 تازه به
m12g12d2o-12b-14c-14 تازه می
m12 تحلیل قیمت
m12 ترجیح
m12o-10 ترس شدید
m12d-2 ترسان…
m12o-12 تریدر…
m12c-10o-10 تلخ
m12n-10o-10 توکن ترامپ
m12c-12 توکن را
m12 توکن سوزی
m12r-12c-16 تکان
m12n-6 تی های
m12 جلو افتاد
m12 جیمز
m12o-10 حاکم
m12b-12c-12 خرید <number>
m12b-10d-10n-10o-10c-12 خریدش
m12o-10 خریده…
m12p-2o-2v-12g-14a-14n-18d-24c-24 داده
m12 داشتند $
m12 داشتن…
m12b-6c-10 دانشگاه هاروارد
m12r-14c-16 در پاییز
m12d10b-12p-12o-14 در یک
m12 درصد ارزش
m12d-8b-10w-10c-12 دست از
m12c6p-8a-12o-14n-16g-16r-18b-18v-18d-20 دش
m12 دلار در
m12r-10 دلار رمزارز
m12b-10c-10d-14 را بلعید
m12c-14 را حذف
m12b-6c-10 را سه
m12w-14 را پایین
m12p12o-4r-10b-14c-18 را پس
m12 ردپ
m12 ردپای
m12o-12 رزرو $
m12c-14 رمزارزها از
m12c-2 رو $
m12b-4 رو شد
m12b-4 روبه
m12b-4 روبه رو
m12 روز <number>
m12g2w-8n-14o-14v-20c-26 ریخت $
m12 ریختن…
m12o-12 زمین مجازی
m12v8d-12n-12b-14w-14c-16 زیان <number>
m12w-10o-12b-14r-20 سال اخیر
m12c-10 سال دیگر
m12w-12 سبقت
m12c-2 سخنرانی پاول
m12n-12b-14g-14o-16w-24 سرمایه گذاران
m12 سودآو…
m12 سوزاندن <coin>
m12 سیتی
m12c-4 شدید
m12d-2g-4r-18b-18 شش
m12b-10n-12o-12p-14c-18 شورت
m12v-8 صرفد
m12 صعود $
m12b-8 صفر حذف
m12 طمع به
m12n-6 فروش ان
m12 قدمی
m12p12c-2r-12d-14 قرار گرفتند
m12v-2p-4g-8n-12r-14d-14b-16c-16 لونا
m12c-12 مارجی…
m12c-2 مایکرواستراتژ
m12c-2 مایکرواستراتژی
m12 متاورسی $
m12b-6a-10r-14c-14 مثبت شد
m12c-12 معاملات <coin>
m12c-10o-10 مهرما…
m12o-10r-12 موجود
m12o-10r-12 موجود…
m12o-4c-10w-16 می برد
m12 نرخ سوزاندن
m12 نروژ
m12g-10c-10 نشست
m12 نهادی
m12o8c-10 نوسان
m12 نوسان <coin>
m12 نگاهی
m12 نگاهی به
m12o-8n-10p-10c-12 ها <number>
m12b-6c-10 هاروا…
m12b-6d-8n-8r-10c-10p-16o-16 هایپر…
m12 هزار درصد
m12 هفته باید
m12c-2 واکنش بازار
m12b-12c-12 وایز
m12 وین
m12c-2 پاول
m12c-2 پاول $
m12v8n-18 پراید
m12p12o-4r-10b-14c-18 پس داد
m12n-2d-12o-14 پشتیبان
m12n-2d-12o-14 پشتیبانی
m12c-12 پناهگ…
m12 پنج آلت
m12 پکت
m12 پکترا
m12c-2 پیش رو
m12w-14c-18 پیشی
m12o12r-8b-12n-12c-18 چک
m12b6p-10r-12d-14v-14g-14o-20 چیز
m12 کرد <coin>
m12c-10o-10 کره ای
m12 کوینی که
m12o-2c-10 گاو
m12r12w-8d-12c-14 گر
m12r4c-8n-10v-10a-10d-14o-14b-20 گوید $
m12g-10 گیمین…
m12 یک قدمی
m10d-14 <coin> becomes
m10 <coin> shuts
m10c-8 <coin> دیگر
m10c-14b-18 <coin> نیمی
m10b-2 <number> is
m10o-18 <number> profit
m10c-8r-10 <number> آبان
m10 <person> predicts
m10c-10 <person> strategy
m10 <person> teases
m10o4r-10b-10d-10w-12c-20 ^ ark
m10b-16c-18 ^ banks
m10 ^ cboe
m10c-6 ^ kimchi
m10o-10r-12 ^ nine
m10b-12d-12c-14 ^ supply
m10c-10 ^ آرک
m10c-12 ^ اوکی
m10r-8b-12c-12 ^ مانا
m10 ^ پیتر
m10v6g-10b-14n-14d-16c-22 ahead of
m10o-4b-10d-12 analy…
m10 announces
m10b-4o-8 any
m10 are this
m10c-10 as users
m10c2n-2r-12w-12o-12b-16 bag $
m10 becomes top
m10c-12 berns…
m10o-12b-14 bloom…
m10g-8a-10p-10o-10n-12v-12r-14 breaks
m10 burn rate
m10p10d-18 by trading
m10o-8c-10 capitulation
m10n-14v-14a-14d-16g-16w-18o-20 capit…
m10 carry
m10 carry trade
m10 cboe
m10 cboe plans
m10b-4c-4 chine…
m10 coin BAKE
m10c-10 coin FXS
m10c6p-2v-14b-18g-22w-22o-22d-28 coin TON
m10 coin WIN
m10 coin traders
m10c-4 coinbase $
m10g-10a-10w-10p-12b-18d-18 collapse
m10c-12 contradict
m10r-12 counter
m10 cresc…
m10 crypto etfs
m10r-14 cryptocurrenc
m10c-10 daybo…
m10 decla…
m10c-12 delisted
m10b8o-4a-12d-14r-18 double
m10g6p-2c-8d-10o-16w-24a-28v-30 down
m10 down operations
m10d-8 drops <price>
m10 endor…
m10b6w-2a-10c-18 escro…
m10 eye <price>
m10n-8a-10g-12b-14d-14r-16 face
m10c-10 falli…
m10o-16c-18 firms
m10v-6b-8a-12c-12o-12 flop
m10c-6o-6a-10 flops
m10d4a4g-2p-2c-6r-14o-20b-26 for <coin>
m10c10w-2v-12p-12a-16o-16g-22d-28 foundation
m10 founder <number>
m10 fuels
m10v4c2r-8a-10n-12w-12p-12b-22g-22d-24 fund $
m10c-12 funds…
m10r-10c-10 gala dinner
m10 gaming firm
m10o-4 giga
m10b-16 golde…
m10 h1
m10c-10 hoarding
m10c-10 hoped
m10b2d-16 in daily
m10r-6 in october
m10o-4c-10 indicator
m10n-10o-12d-14b-16 issuers
m10r-6w-10p-10v-12a-12g-14n-20o-28 issue…
m10o2r-2c-4d-10v-10g-10p-12a-16n-20 jump
m10d-12 jup
m10d-12 jupiter jup
m10o-8p-10v-14g-14a-16w-16r-20d-22 key
m10c-6 kimchi premium
m10c-6 kimch…
m10c-2 launch <coin>
m10b-2c-18 lee
m10d10o-12c-18 leverage
m10c-2 leveraged <coin>
m10 local
m10 log
m10d10a-10r-12b-12c-12 manag…
m10r-10n-12b-14o-18v-22g-24a-24w-24 market
m10r-10b-14o-18g-20v-22w-22a-24 marke…
m10c-10 matters
m10c-12 merges with
m10o-10 microstrateg
m10o-10 microstrategy
m10 mints another
m10c-10 mnav
m10r-2c-12o-12 next year
m10o-10 now what
m10 nvidia $
m10 nvidia earnings
m10 nvt
m10d-6b-8r-12c-18 of new
m10 omg
m10 operations <coin>
m10 plan for
m10b-4 possi…
m10o-8 post $
m10c-6 premium returns
m10b-10w-18 price with transfer
m10v-6o-14c-20 priced
m10 printing
m10c8o-6b-10r-12p-12 pro
m10n10c-4o-8d-12a-14v-16b-22p-22 pull
m10 reall
m10 reall…
m10d-8 rebounds
m10o-18 reports <number>
m10 revived
m10v-12d-14b-16g-16r-20 ris
m10o-8c-10 rotation
m10v8c-10o-14 sale in
m10r-6 sanct…
m10c-10 seml
m10c-10 semle…
m10 shares $
m10r-10b-10d-12o-14 so
m10d-4b-6r-10o-14 so $
m10c2w-10o-10r-14b-14d-16 spark…
m10d-8 starts $
m10n-12v-12a-14d-16o-16b-18c-18 stash
m10o10r-10w-10b-12c-12d-14 stead
m10o10r-10w-10b-12c-12d-14 stead…
m10c-10 strategy adds
m10c-10 striv
m10c-10 striv…
m10 sugge…
m10 susd
m10c-10 taker…
m10r-12c-14o-14 to zero
m10 trigger
m10 triggered
m10r-2p-12n-16b-18o-18 trill…
m10b-10n-12c-14 tripl
m10b-10n-12c-14 tripl…
m10o8n-16 tumble
m10c-10 up to
m10o-10d-12 upgrade $
m10 uptob
m10 uptob…
m10b-8p-12g-14v-16w-16r-20a-20 valu
m10o-10 what $
m10 will <coin>
m10g10o-8a-10c-10b-14 winners $
m10 yen carry
m10o10b-4r-12c-14 آبان
m10c-10 آرک اینوست
m10n-2b-8o-10c-12 اخیر $
m10c-4 از صندوق
m10r10o-4c-12 اسرای…
m10o-6 اشتغا…
m10w-2d-6v-6r-14b-16o-18 اف
m10r-2b-2c-12o-16 اف تی
m10 الگوریتمی
m10r-10 امان
m10 امانی
m10r-2b-2c-12o-16 ان اف
m10o-6c-10 انتظا…
m10c-12 اوک
m10c-12 اوکی
m10c-12 اوکی اکس
m10c-10 اینوس…
m10 با کاهش
m10o-6 بازار در
m10r-12 بازار رمزارز
m10 بازار رمزارزها
m10o-2c-4 بازار گاوی
m10c-10 بازارش
m10 بازخر…
m10a-4g-8w-8v-10r-12n-14o-14d-16 برابر کرد
m10o-10c-20 برای ذخیره
m10d-2c-14 برگشته
m10c-10 بیس فروخت
m10d4b-8r-10c-10 تا پایان
m10 تام
m10 تام لی
m10o4n-14c-14r-16 ترامپ با
m10g-10w-10v-12r-14d-14a-14p-14b-18 تی
m10p-2a-8w-10c-12o-16 جلو
m10c-4 جیب
m10 حرارت
m10 حرارت…
m10g-10 خاک
m10o-2d-12 خرس ها
m10c-6r-10 خواهی…
m10 داند
m10c-2o-10 در انتظار
m10 در این
m10 درجا
m10 درجا می
m10p10r-10o-10b-12n-16w-16c-16 دلار را
m10 دلار عبور
m10 دیفای از
m10o-4r-8n-8c-16 را پشت
m10c-12b-14 رقمی
m10w4b-8n-12o-12d-14 زدند
m10c-12 زیاد شد
m10c-4 سالان…
m10 سبد
m10r-8o-8n-10c-16 سر گذاشت
m10 سرمایه از
m10c-2 سناریوهای
m10c-2 سناریوهای پیش
m10a-10n-12d-14c-16g-18 سند
m10b-6w-8 شارپ
m10n-2o-10 ضیافت
m10 لی
m10 لیکوییدیشن
m10r-8b-12c-12 مانا
m10c-2v-14g-20a-20w-22o-24 متوقف
m10 ناگها…
m10c-14 نظارت
m10 ها خبر
m10o-10 هدج
m10r-10d-10v-12g-12o-16 همه چیز
m10a2n-10 پامپ
m10d4b-8r-10c-10 پایان سال
m10r-8o-8n-10c-16 پشت سر
m10b-12 پول <coin>
m10 پیتر برنت
m10 پیشنهادی
m10o-6g-10 کف تاریخی
m10 کوین در
m10o-2c-4 گاوی
m10o-2c-4 گاوی تمام
m10 گذشته
m10d4v-10g-12w-12o-14b-16r-18c-22 گرفتند $
m10d4v-10g-12w-12o-14b-16r-18c-22 گرفتن…
m10 یافتن
m10 یافتن…
m8b-2g-2p-12n-16o-20w-22d-28 <coin> and
m8 <coin> open
m8 <coin> plunge
m8 <coin> ادامه
m8b-8 <coin> بالاخره
m8n-8r-10v-10c-12p-12o-12 <price>
m8c-10d-14 ^ <price>
m8b2c-18 ^ ai
m8d-10r-12 ^ hedge
m8c-10 ^ رابرت
m8b-8r-16w-18 ^ میم
m8c-10 ^ نات
m8 ^ نگاهی
m8b-12c-18 abov
m8b-12c-18 above
m8g-2b-12d-12o-12a-14 abu
m8g-2b-12d-12o-12a-14 abu dhabi
m8 analyst with nft
m8o-6 ark invest
m8c-2a-6r-14p-14v-20 as
m8 as fee
m8 asset products
m8n-2r-12o-12b-16 bag
m8 bands
m8c-10 beats estimates
m8 betto…
m8d-10p-12o-14r-16 biggest
m8 bleed…
m8c-10 blockchains
m8 bolli…
m8 by year
m8w-10 capitulat
m8w-10 capitulate
m8p-12n-16w-16d-18v-18b-30 cash
m8 chance of
m8w-2a-12d-14v-14b-18 chart…
m8g8c-10o-16 close $
m8a-10w-10g-16d-18o-18 coin ALGO
m8w-2p-12v-14a-18g-22o-30c-50 coin TRX
m8c-4 coin frenzy
m8o-4 compres
m8o-4 compress
m8 could hit
m8r-4 crypto trading
m8b4p-8o-12w-14n-16v-16g-16a-16d-18r-20 debut
m8g-2b-12d-12o-12a-14 dhabi
m8c-10 door
m8c-10 doors
m8c-2 erase…
m8 explosiv
m8 explosive
m8d2c-2r-6o-14 fall below
m8c-10 firms $
m8b-10c-10 flips
m8 flush
m8 flush…
m8d-4a-8w-10b-20c-24 for a
m8 forms
m8c-4 frenzy $
m8 hawki…
m8n-2g-2c-8v-22w-28a-36 hit
m8 holiday $
m8g-12c-12r-16o-18p-20 hyperliqui
m8g-12c-12r-16o-18p-20 hyperliquid
m8r-2w-2v-10p-18o-24 i
m8o-4 index…
m8 industries
m8 is down
m8n-8b-12g-12o-12c-16 loom
m8 losin…
m8 market is
m8c-14 memecoins
m8o-4 msci
m8d-10n-10g-10c-10w-12r-14a-16 nakam…
m8 narro…
m8 near <price>
m8n8a-14c-18o-20 nft with regulator
m8 odd
m8 odds
m8 odds of
m8 of inflows
m8c-10 pairs $
m8 preferr
m8 preferred
m8 preferred stock
m8 premium vanishes
m8c-10r-12 promise $
m8r6b-12c-16 purchases
m8d4w-8r-12b-12c-12 quarterl
m8d4w-8r-12b-12c-12 quarterly
m8 rate soars
m8c-8r-10d-10 rebou…
m8o4b-10c-12 remov
m8o4b-10c-12 remov…
m8 repays
m8c-14 robinhood crypto
m8o8n-16 sales jump
m8c-10 senat…
m8 sibl
m8 spook
m8 spook…
m8 to convert
m8c-12 to crypto
m8r2c-14 to raise
m8r-10c-12 to watch
m8a2p-10 token price
m8d-8 tokens outperform
m8 treasury deal
m8 unrealis
m8 unrealised
m8 unrea…
m8c-10 upgraded
m8 vanishes $
m8r-12b-12o-16 volumes
m8c-14 warn $
m8c-10 weeks
m8o-10c-14 yet
m8o-10c-14 آمریکا $
m8 آیا <coin>
m8 ارزش خود
m8 استراتژی <number>
m8b6c-2o-6 الگور…
m8w-2r-12v-12b-14c-14 ان
m8 ای $
m8 بازار <coin>
m8 برای هفته
m8 تومان گذشت
m8a-8 جان می
m8 جدید بیت
m8 حرکت بزرگ
m8 حساس
m8 خرید زمین
m8a-6b-12o-12p-14n-18w-18 خود
m8c8d2p-14n-16a-16w-16r-18o-22 خود را
m8w8r2b-2c-12o-16 در <number>
m8 ده درصد
m8 دیگر خرید
m8c-10 رابرت
m8c-10 رابرت کیوساکی
m8o4r-4d-14c-14 رشد کرد
m8 ریختند $
m8b-10c-12 زیر نظر
m8 ساعت <price>
m8 سخنرا…
m8 سهامش
m8 سیت
m8 شرکت ژاپنی
m8r8b-2c-12 علت
m8r8b-2c-12 علت چیست
m8c-8 میکرو
m8g-10c-10 نشست $
m8b8d8c-6v-12p-12w-16r-18g-18n-20o-22 نصف
m8 نیامد
m8 هفت
m8 هفته <coin>
m8 هفته پیش
m8w-8 پشتیبانه
m8n2b-14 پیاپ
m8n2b-14 پیاپی
m8 کانال <price>
m8c-10 کیوسا…
m6 <coin> dips
m6d-12 <coin> slides
m6d-4p-16v-18a-18b-20w-20g-24r-26 ^ a
m6o4c-12 ^ fidelity
m6a6d-12n-12r-14c-18 ^ pump
m6d6b-10r-16 ^ stablecoin
m6o2r-2c-8 ^ جدول
m6r-8 ^ جهش
m6 ^ مایکرواستراتژی
m6c-4 ago
m6 alert flags
m6c-2 allow
m6 analysi
m6 analysis
m6 as fund
m6o-8 as yields
m6c-10 brandt
m6c-10 brandt warns
m6 by market
m6c-10b-12a-14o-14w-16p-20 coin CAKE
m6c-10 coin ZIL
m6 competition
m6b-10 convert
m6p-12o-14 conviction
m6 cuts rates
m6 debuts at
m6 decouples from
m6 decou…
m6 depegs <coin>
m6b-14 dips
m6 down today
m6 etf debuts
m6c-6 excit
m6c-6 excit…
m6 fed cuts
m6o4c-12 fidel…
m6b-2 flashes
m6 flips to
m6 flm
m6o4n-10v-10g-10a-10d-14b-16c-22 flow
m6c2g-10p-10d-12a-12n-14r-16b-18o-22 he
m6 hits lowest
m6r2n-2g-12a-12w-12v-14d-18b-20c-22 interest
m6r-2 jitt
m6r-2 jitte…
m6 kiss
m6 kisse…
m6o-8 management
m6p-10a-12n-14v-14d-16g-16r-18b-18w-18 miss
m6a-4g-12c-12o-16w-22 ofTrade with price
m6w-12c-12g-14n-16a-16p-16b-18 offic
m6o-8b-10r-14 pack $
m6o2d-2r-10b-12c-12 past
m6c-10 peter brandt
m6a-14g-16p-16n-18d-20r-24 post
m6 price analysis
m6 quarter point
m6c-4 rally $
m6 rates by
m6 removes
m6 revers
m6 reverses
m6w4n-8g-10b-12o-12 selle…
m6n-8d-12g-12a-12r-14v-14o-16 send
m6 sever…
m6o-2 sharpl
m6o-2 sharply
m6 sidew…
m6 since may
m6b-2c-12 slashes its
m6o6r-10b-10c-14d-16 slide
m6c-14 spends
m6c-4 teas
m6c-4 tease…
m6c-10d-16a-16p-16w-18v-20g-22 third
m6c-2 to allow
m6o-2 unwin
m6r-14d-14c-14 war $
m6 weeks $
m6 wipes
m6 wipes out
m6d-2w-10b-14g-16v-20 year
m6n-12a-14w-16r-18o-18 zero
m6 آنلاک
m6 امروز دوشنبه
m6 بایننس قیمت
m6 بقیه
m6 بیشترین رشد
m6 بیشتر…
m6 تکنیکال <coin>
m6 تکنیک…
m6 جابه جایی
m6 جایی
m6o2r-2c-8 جدول
m6 جهت
m6 خرید صندوق
m6 خطرند
m6 دوروف
m6 دوشنب…
m6 رشد قیمت
m6c-12b-14 رقم
m6 محدوده <price>
m6 معاملات صرافی
m6o-10 نشان
m6c2b-4v-10o-10n-12a-14w-14g-18 پرید
m6o-12 پیتر
m6d-2o-4w-12c-14r-16 کمتری…
m6p-10n-12g-12r-14w-16b-20 یا
m6w2d-12 یک نهنگ
m4c-10d-16 <coin> down
m4 <coin> follows
m4 <coin> slumps
m4 <coin> ریخت
m4d4g-4v-10n-12a-14b-16o-18w-20 <coin> و
m4 ^ بازدهی
m4 ^ توییت
m4c-10 ^ حباب
m4 ^ درخواست
m4 activel
m4 actively
m4c-2 bette…
m4 blink
m4 blinks $
m4 blink…
m4 by december
m4o-2 cio
m4n-10b-16o-20a-22 claims $
m4c-8 coin KSM
m4 coin MASK
m4n4c-8b-10 collectibles
m4 day losing
m4 def
m4 defie…
m4 delistings
m4 dogef…
m4v2o-12a-18 drop <price>
m4 ethfi
m4 fiel
m4 field
m4 filing $
m4o-4r-8 flee
m4 follows
m4 gm
m4c2g-8p-10d-12w-12b-14n-22a-28 in
m4o4r-12c-18 indic…
m4w-12p-14v-16o-16g-18a-18n-22 issu
m4c-2 loos
m4c-2 loose
m4 managed
m4 miles…
m4d-10c-16 million <coin>
m4g-4r-12c-14 prepar
m4b-10d-10 price with whale
m4c-4o-4 question
m4 rowe
m4c-2 rut
m4o-4v-6b-14n-20a-20w-20d-22 says
m4 sessi…
m4o-2 shorter
m4r-12v-12g-12a-12n-14d-16c-20 short…
m4 snl
m4 stint
m4c-2 stuck
m4d-2r-10 talks to
m4c-2 the better
m4c-6o-6 this week
m4d2b-14o-14v-16p-16r-18w-18n-20 treasur
m4n-10a-12p-12r-16g-18c-20 upgrade
m4p-10 wake
m4p-10 wake of
m4r-10v-12g-12a-12n-14w-14d-18b-22 wall
m4 watch this
m4 whale dumps
m4o-14 with nvidia
m4o-12 املاک
m4 ای که
m4 بازده…
m4 بازنده
m4 توییت <person>
m4 خرسی
m4 خرسی $
m4b-12d-12w-12c-12 داشت
m4b4n-2w-4r-8g-8d-10o-10c-14 ده سال
m4a-2v-8w-14c-20r-22 را بالا
m4 روی شبکه
m4a2w-8g-10d-12b-14n-14r-16o-18 شروع
m4o-8 قیمت زمین
m4o-8 مجازی <price>
m4p-10n-12v-12w-14d-18a-18o-18b-22 می رود
m4c-20 میلیارد واحد
m4r-6g-12o-12n-20a-20b-22d-22 میم کوین
m4 پاج
m4 پاجی
m2 <coin> now
m2 <coin> unlocks
m2 ^ open
m2b-10 ^ peter
m2d-6r-10n-14o-14 ^ دانشگاه
m2w-4r-16 ^ نوبیتکس
m2 a <price>
m2v-8c-12r-14d-14n-14 a third
m2c-12 analysts
m2n-2 balance
m2w-8r-12 billion in
m2 bitme…
m2d-2 broad
m2d-2 broader
m2p-12b-16v-16g-20w-24d-26 can
m2w-14p-14v-18a-18n-20r-22 circl
m2w-14p-14v-18a-18n-20r-22 circl…
m2 cme $
m2c2r-12v-12p-12g-14n-20a-24w-26o-38 coinb…
m2 coins under
m2c-8 convertibl
m2c-8 convertible
m2 crater
m2 cryptic
m2 crypto rally
m2d-2 deepen
m2d-2 deepens
m2d-2r-12b-12o-12 derib…
m2b-12 destr…
m2w-2 ethzi…
m2d2a-10p-14o-16g-18w-18c-28 half
m2b2o-12c-14 hit <number>
m2c-2r-4v-18w-18a-20p-20 hits
m2c-10 hoard…
m2 hosting
m2 interest in
m2b-6c-8 into <number>
m2 it to
m2 kany
m2 kanye
m2c-10 lawsuit $
m2 leaps <price>
m2 market value
m2o-10 means for
m2c-16 minting <coin>
m2 now holds
m2g2b-10o-12 of its
m2w-14a-16p-16n-18g-18b-20 offic…
m2 on buyback
m2c-14 option
m2c-14 options
m2c-14 optio…
m2b-12d-12n-12r-14o-16 overn…
m2d-10b-12o-12r-14 pack
m2 pectr…
m2b-10 pet
m2b-10 peter
m2o-2n-6c-10b-16 plasm…
m2 pleads guilty
m2 plead…
m2 protocol <number>
m2d-2p-12a-14v-18n-20g-20 record $
m2b-2 retreating
m2r-4 sec drops
m2d-2 sello…
m2c-12 shares jump
m2 shorts
m2w-6 stablecoin with whale
m2c-16 stop minting
m2 succes
m2 success
m2b2g-12v-14d-20w-20o-20r-22 than
m2w-2o-2d-6v-8c-12a-18b-22 tradi…
m2 unlocks
m2 up after
m2 yawn
m2 yawns
m2 yzy
m2 آستانه شکست
m2b-10 آوردند $
m2b-10 آوردن…
m2c-4 اخیر رسید
m2 استاندارد چارترد
m2 الگو
m2 الگوی
m2 بازار ارزهای
m2n2w-10c-10r-16 به کمترین
m2 بی حوصله
m2 تحلیل تکنیکال
m2 تحلیل…
m2 توکن ها
m2c-4b-10 حذف کرد
m2 حوصله
m2d-2b-8w-12c-12 داشت $
m2 درصد بیشتر
m2 دلار دیجیتال
m2 دیجیتال امروز
m2r-12c-12b-18 را کاهش
m2 رکورد حجم
m2 شانه
m2 شایعه
m2w-6d-12g-12b-14c-22 فرار
m2c-12 فروش <number>
m2 قابل
m2 قیمت ارزهای
m2c-4v-12g-12d-16b-24w-24 معامل…
m2 مقاومت $
m2 میلیون توکن
m2 نفس
m2g-2b-10a-14d-20 ها به
m2 ها نصف
m2c-4 هلند
m2c-4 هلندی
m2c-12 و دلار
m2b-10w-12o-12r-14d-14 والکس
m2o-10 پیش از
m2 چارتر…
m2 کرد توکن
m2c-16 کوین لیبرا
m2p-2g-16b-18n-20o-22w-26 گذارا…
m-2 <number> countries
m-2v-4b-10 <number> jobs
m-2w-2b-12 <person> و
m-2n-6c-6p-8 ^ برنامه
m-2c-14 ^ رفع
m-2b-12c-12 ^ یورو
m-2 below <number>
m-2 countries
m-2 countries $
m-2r-10c-14 dogs
m-2c-10b-12 eve $
m-2 gold miner
m-2n-10d-12c-18 jailed for
m-2 pivot to
m-2r-8p-10 ransom
m-2 refused
m-2r-12 speaks
m-2w-14o-14v-18p-24 token…
m-2b-10c-10 worlds $
m-2c-10b-12 year eve
m-2v-10w-10n-12g-12b-14d-14 جعل
m-2 در برابر
m-2o-16 راهنم
m-2o-16 راهنم…
m-2 شبی
m-2w-6o-14 فرقی دارند
m-2o-8v-12a-12p-14 کرد $
m-2 که <number>
m-2r-4b-12n-12c-14 گردد
m-2r-4b-12n-12c-14 گردد $
m-4r-12 ^ aws
m-4 ^ آدرس
m-4 backed loans
m-4 clima…
m-4 defla…
m-4 done $
m-4b-10o-10w-12 hack $
m-4 study finds
m-4b-4c-10 title $
m-4r-12n-16 tokyo $
m-4d-8v-10n-16p-16a-20 years $
m-4d-10 بانک مرکزی
m-4 به جان
m-4a-8p-8g-10n-14v-14w-16c-32 رکورد زد
m-4n-12p-12w-16a-20r-22 می کند
m-4n-10p-12w-16r-20a-20 کند $
m-6 a layer
m-6 fund on
m-6 in europe
m-6 shake up
m-6 toy
m-6c-12 update
m-6c-12 update $
m-6 valuation $
m-6c-8 مولت
m-6c-8 مولتی
m-6w-14b-18 نمی
m-6v-10n-12g-12a-12d-14p-14 گفت
m-6v-10a-10p-10n-12g-12w-16d-18 گفت $
m-8 ^ turkish
m-8 ^ yield
m-8 a virtual
m-8r-8d-12o-12 bors
m-8r-8d-12o-12 borse
m-8r-8d-12o-12 deutsche borse
m-8 jump on
m-8d-10c-10a-12 new year
m-8d-12 note
m-8b-10c-14 stage…
m-8 switz…
m-8r-10b-10 to your
m-8 turki…
m-8 برای وام
m-8o-14b-16 نیروهایش را
m-8o-14b-16 نیروه…
m-10o-16 <coin> rolls
m-10 <coin> taps
m-10r-10a-10b-12 ^ sotheby
m-10 ^ tornado
m-10 ^ ربات
m-10 ^ نامه
m-10n-12b-14c-16 acces
m-10n-12b-14c-16 access
m-10 allocat
m-10 allocates
m-10 coin LPT
m-10b-10 curre…
m-10w-10n-14v-14g-16d-18 delays
m-10b-10p-18g-20v-22a-22n-24 exchange
m-10 family stablecoin
m-10w-12 gibra…
m-10d-10 holders to
m-10v-12n-16 in tokyo
m-10 iowa
m-10r-10 look
m-10 midterms $
m-10 midte…
m-10 on tariff
m-10a-12p-12w-16r-18v-18d-22 run
m-10 scan
m-10 scans
m-10c-14 shipp
m-10c-14 shipp…
m-10d-10c-14b-18 to close
m-10a-10r-18o-22 tokenized
m-10 trigg
m-10 triggers
m-10 انداختند
m-10 انداختند $
m-10 ای <coin>
m-10o-12 ربات
m-10 ربات های
m-10 سود می
m-10 گس <coin>
m-12 <person> we
m-12 ^ senate
m-12b-12r-14 acquires
m-12o-12 as ceo
m-12c-18 cftc
m-12 chain with person
m-12g-12a-12w-12p-12r-18d-18 chip
m-12 collapse <price>
m-12r-14o-14w-18 deposits $
m-12o-14 everyon
m-12o-14 everyone
m-12w-12p-14n-16v-16g-18a-18r-20 expand
m-12 handl
m-12 handl…
m-12 lenders $
m-12b-14c-14 light
m-12o-12 multisig
m-12g-14p-14w-18v-28 new
m-12 output $
m-12 outpu…
m-12o-12 scrap…
m-12d-14p-18r-20b-20v-22w-22 sign
m-12g-12a-12c-14 sourc
m-12g-12a-12c-14 sourc…
m-12 the rise
m-12a-12r-20o-22 tokeniz
m-12 using
m-12b-12 write…
m-12n-12d-16 فضا
m-12 لایتنینگ به
m-12 مانده اند
m-12d-12r-14 ها در
m-12 هایپرلیکویید در
m-12 پاد
m-12 پاداش
m-14 <coin> عرضه
m-14 <number> در
m-14 ^ argentina
m-14c-14b-16 ^ judge
m-14 ohio
m-14 outage angers
m-14 صنعت
m-16d-16 پایین آورد
# regulation
r56d-10b-12m-16p-16n-18v-18g-18a-18w-20c-22 kind law
r52o14d-14p-14v-16w-16n-18g-18a-18m-22b-24c-24 kind regulator
r42b-2d-10n-10g-10o-18c-34 ofTrade with regulator
r42c-6d-8n-10b-12a-12w-12m-20 rule regulation
r38w-8m-10b-18o-22c-32 law with miner
r36d-10n-10p-10w-12g-14m-16v-16a-16b-20c-20 own rule regulation
r34m-8d-12c-18o-20 law with ofTrade
r32m-2a-2b-10n-10d-12w-12c-14o-24 exchange with law
r30p-2o-4b-8d-8a-8n-10w-12m-18 shared rule regulation
r28v-10n-12a-12p-12w-14c-24o-26 coin with law
r28d-4b-14a-14c-18w-20o-20 law with wallet
r28g-6v-8n-10w-14d-16p-16o-18m-20c-26 order…
r28o-12b-14c-28 pardo…
r28d-4o-8b-10m-14c-24 pay <number>
r28b-2d-2a-4o-12p-14v-16g-18n-20m-32 دربار…
r28v2m-4w-16p-16c-18o-20g-22a-22d-26 دیجیتال
r28v2m-10w-16p-16g-22a-22c-22o-22d-28 دیجیت…
r28d-10b-16o-16c-32 عفو
r26g-2b-10d-12n-12a-12c-20o-20 appea…
r26m-4c-10o-18 mica
r26w-2c-2d-18o-18m-22 person with regulator
r26v-2w-10n-12a-16o-18c-20b-22d-22 to pay
r26b-12o-18c-22 قانون
r26m-6d-12o-12c-20 مجوز
r24n-10a-10w-14m-16g-18d-22o-24b-26 coin CEL
r24g-6v-10n-12p-12a-14w-18b-32o-38 coin with regulator
r24a-4n-10v-10g-10d-14w-14b-20c-22o-22 reserve
r24c-16o-18 sente…
r24o-14v-18a-18p-18g-20n-22w-22m-28 استخراج
r22m-12b-14o-18c-22 <person> seeks
r22p-2w-8v-12n-14g-14c-14a-16d-18 banks
r22n-8v-10m-12b-12c-18 bar
r22g-10d-12n-12m-14b-14v-14a-16c-16o-22 free $
r22c-10g-12p-14v-18a-18b-20w-20n-22d-28 gain
r22o-10n-14v-14a-14w-14g-20b-26c-26 law with price
r22b-2o-14c-18 miner with regulator
r22c10n-2m-8p-12v-14w-14g-16d-22o-30 opera…
r22o-10b-12c-20 pardon $
r22m12p-12n-16v-16g-16c-16a-18d-20w-22b-28 reser…
r22o-2a-6v-10b-12d-12n-12g-12w-12m-18 spain
r22m-2p-2d-6n-16o-16w-22 to
r22d-12o-14 without charges
r22d-2o-14v-18g-20a-20n-22w-22m-30 استخر…
r22a12n-10g-10w-10b-16d-16o-20m-24c-26 درگاه
r22o-10c-12 دستور…
r22m-16 رمزارز را
r22c-20 هویت کاربران
r22c-22 گذار بایننس
r20m-12c-18 <coin> ceo
r20c-12o-12m-14 ^ spain
r20a-12v-14g-16d-20w-20b-22m-28c-30 ^ ترامپ
r20d16p-2o-10v-12a-18w-18n-20m-22b-22 again…
r20m-12b-12c-18 bars
r20o-4v-12g-12w-12a-14m-20d-20 business with law
r20n10c-2o-12b-14p-14w-20d-22g-24a-24 digital
r20o-20 digital euro
r20g-6b-12p-14o-14v-16a-16w-18n-20d-24 gains
r20m-12c-12g-16w-20p-20n-22d-26a-38 gets
r20m-18c-18 illic…
r20m-12o-14b-18d-22 law with stablecoin
r20n-12v-12a-12p-12m-14g-14w-22d-28 law with trading
r20c-16o-16 licens
r20o-6m-10c-18 lobb
r20o-6m-10c-18 lobby
r20w-12d-14m-16o-16c-20 orders
r20n6o-4c-18v-20p-24g-32w-32 over
r20b-14o-18 platforms $
r20w-8n-12v-12g-12m-14o-14a-16c-16 provi…
r20d-6v-12p-12w-14g-16a-18n-20c-22 stat
r20w8o4a-6g-12p-12n-16d-20c-20b-22 آزاد
r20b-12c-16m-20 از نگاه
r20d-12b-14c-16m-18 برزیل
r20n-2w-2a-8p-10g-12o-12b-14m-18 بنیان
r20a-2w-2p-2g-10o-12b-14m-18 بنیان گذار
r20b6w-8n-10d-12v-12g-12o-16c-18m-24 تایید
r20w-2a-8d-12n-12m-14b-18c-18 دستور
r20w-2b-8p-10m-16c-16 دلار جریمه
r20c12p-10v-12d-20n-22a-22w-22b-24o-28 رمزارز
r20c12v-12p-12d-22n-22a-22w-22b-24o-28 رمزار…
r20c-16 شکایت کرد
r20b-12o-12c-16 غیرمج…
r20c-12o-14 چارچو…
r18c2b-16d-16a-16w-18o-28 <coin> با
r18b12g-10d-14n-14c-24 ^ بانک
r18c-6 ^ ترکیه
r18o-16 ^ رمزریال
r18c-8m-14 ^ روسیه
r18o-14 anti
r18m6p-14w-16a-18n-22v-22c-22o-30 asset
r18m-8p-12n-16v-16g-16b-18d-18a-18w-18 boss
r18o14w12v-6n-10g-10a-10d-16c-16b-28 business with person
r18v-2m-10b-10c-14o-16 canad…
r18o-12 cbdc
r18m-12b-14o-16c-18 cleme…
r18o-12c-14m-18 coin gains
r18c-10o-14d-16 congr…
r18c12v-12p-12w-16d-18a-18b-24o-28 crypt…
r18n10c-12p-14b-18w-20d-22g-22a-24 digit…
r18b-8a-8m-18o-18 e
r18c-12o-16 extra…
r18v-2d-6m-10g-10b-14c-24 fac
r18v-2d-6m-10g-10b-14c-24 faces
r18b-10p-10o-12d-16 jamai…
r18n-12d-14m-18g-18b-20c-22 law
r18c-4o-10 law $
r18d18g-10m-12a-12w-12b-14c-22p-32 law with theft
r18m-12o-14b-18 lett
r18c-10m-12o-14 levy
r18b6n-6m-14d-18o-18 operator
r18b-2c-16o-16 operators
r18b-10c-12m-14 pakis…
r18d-12n-12g-12b-14o-14m-18 paren…
r18c12m-8w-12d-14b-20o-26 person brad-garlinghouse
r18v-4c-10m-12b-16 platforms
r18o-14 plea
r18m-10b-10a-12c-12o-18 razzl…
r18d-2o-14c-20 regulator with stablecoin
r18c-2m-4n-10p-10v-12g-12a-12w-12b-18d-24 regulator with trading
r18w8b-2a-10o-18c-22 regulator with wallet
r18m-4c-14o-16 regulators
r18c-14o-18 safem…
r18d-2v-12p-12w-14g-16a-18n-20c-20 state
r18a-12o-12b-16m-18 to let
r18b-8c-20 to stop
r18b-14o-14 unreg…
r18c-16 warre…
r18n-4w-10m-12d-12c-16 wash
r18b-10c-16 weigh
r18n-12c-16o-18 بخشید
r18w4c-14m-16p-16v-22a-22g-24b-30d-30 ترامپ
r18w-10b-12c-18 دارایی <number>
r18o-16 رمزری…
r18p-2n-10v-10b-14d-16m-18 ریال
r18g-8b-10n-10a-10m-14c-22 رییس
r18o-14 سنا
r18b-12c-18 عفو <person>
r18o-6c-12 غیرقانون
r18o-6c-12 غیرقانونی
r18o-8m-14b-14c-14 مال
r18o-8m-14b-14c-14 مالی
r18d-8c-12 مجوز را
r18o-12c-14 ممنوع
r18w-12m-14c-14b-16 مهریه
r18w-12m-14c-14b-16 مهریه <coin>
r18o-2n-8d-14w-14b-18c-20 نظر
r18m6c-18 نهاد
r18c12v-10n-12b-14d-14p-14o-16m-18 هند
r18c-12o-14 چارچوب بانک
r18c-18 کشف شد
r18d-14c-16 کوین را
r16c-14 <coin> freezes
r16d-14c-16 <coin> from
r16c-16o-16 <person> x
r16d-6m-10b-10c-12 ^ beijing
r16c-10o-14 ^ braiscompany
r16c-14 ^ hong
r16o-14c-16 ^ indonesia
r16c-10m-14 ^ pakistan
r16o-6c-12 ^ south
r16w14b-8o-16m-18c-20 ^ uk
r16w10n-2b-20c-22m-24 ^ us
r16d-10c-14 ^ چین
r16c-14 adviser
r16b-10o-12c-14 agenc
r16b-10o-12c-14 agenc…
r16o-12c-16 arrested
r16o-12c-16 arrested in
r16b6w-10c-10p-10v-14a-14n-16g-16o-20 asset…
r16o-2c-10 authorities
r16o10m-10w-14p-14v-20a-20n-26g-26d-28 bank
r16d-6m-10b-10c-12 beij
r16d-6m-10b-10c-12 beiji…
r16d-8g-8m-12b-12c-16 boss $
r16c-10o-14 brais…
r16v-12w-12d-14g-14a-14p-14b-18c-26 case
r16g-4d-8m-12n-12c-12o-12 case against
r16a-6d-10m-12c-14 clear
r16o-6d-12b-14m-16 coin NEXO
r16c14v-10p-10w-12a-14d-16n-18o-18b-20 crypto
r16m-4c-14 crypto lobby
r16m-10b-14c-14o-14 da
r16o-14 dc
r16c-14 detai…
r16n-2o-2 draft…
r16g-10n-12m-16a-16c-16 early $
r16m-2v-2d-10a-10c-12o-12b-14 enair…
r16c-12o-12m-14 etn
r16m8w8b-12o-14a-16c-18 exchanges $
r16w2o-14b-16g-20p-20v-22n-24a-28 excha…
r16m-14o-14 exemp…
r16c-14 exit us
r16o-14 fatf
r16m4d-12n-12a-12o-14b-16c-20 few
r16m-10b-14c-14o-14 filer…
r16 fined <number>
r16o-2b-8n-12p-18m-22a-24 found
r16m-6o-14 gains tax
r16o-16 gamba…
r16o-14 gensl
r16o-14 gensl…
r16d-2c-12o-16 gotbi…
r16d-4b-12p-16n-18a-18w-20 inves…
r16c-14 its crypto
r16m12a-12n-14w-16o-16p-18d-20 jam
r16c-12o-12 license
r16c-16 limit…
r16c-8m-10o-16 malta
r16c-16 mashi…
r16a-10c-12m-16 monit…
r16n-8b-12m-14d-14o-18 mulls
r16c-8o-10 occ
r16b-12o-12m-14c-14 on coins
r16c-12 on crypto
r16o-4c-14p-14 ordered
r16o-4c-14p-14 ordered to
r16c-2n-6m-14a-14b-16 permit
r16c10o-12m-14w-16b-20 person brian-armstrong
r16c16n-12v-14g-14a-14w-20o-20m-22d-24b-30 person changpeng-zhao
r16c14g-6a-10v-12p-12o-14d-16m-24 platf…
r16b-2n-4d-12v-12g-12p-12a-14w-16m-20 power
r16w-10n-12c-14 prose…
r16g-6n-10v-10b-12d-14o-16 regul…
r16c8v-4a-8p-8g-10w-12d-16n-16m-18o-24 rig
r16c-14 roubl
r16c-14 roubl…
r16b-4c-18m-20 rules
r16c-12o-14 safemoon ceo
r16b-2m-14o-14 scrap
r16o-14 seize <number>
r16o-12c-14 sheri…
r16o-2c-10 south korea
r16c-8 stablecoin issuers
r16d-6o-12b-14 stop
r16p-12o-12b-14d-18 struggles
r16p-12o-12b-14d-18 struggles $
r16p-12o-12c-14d-18 strug…
r16o2v-2d-10n-12g-12p-12a-14c-20b-22 suit
r16p-6o-8v-14g-14a-14d-16n-16w-16b-18 suspe…
r16a12b-4c-4g-8n-12p-14v-16w-20d-22 t
r16a-2n-12g-12p-12v-14b-16d-16w-24 the <number>
r16o-16 tigra…
r16d-12c-14 to halt
r16o-8c-12 to lead
r16m-12 to tax
r16b-8d-12o-12m-16 unit
r16c-4m-12o-12 unlic…
r16w-4g-10n-12v-12a-14m-16b-16c-16o-18 victims
r16v-8b-10c-10m-12o-14 virtual asset
r16n-2m-10b-10c-10a-12o-12 walks
r16n-2m-10b-10c-10a-12o-12 walks free
r16p-4m-10d-12b-20o-20 wallets $
r16o-12c-14 watchdog
r16v-2b-6a-8d-10m-12w-12c-14 watch…
r16b-14c-14 weigh…
r16v10b8p-14w-16g-20n-22m-26o-28 witho…
r16v-10w-12p-12d-16a-16b-18g-18o-18n-20 won
r16c-6 آزاد شد
r16b-10m-16 اسپات
r16b-10m-16 اسپات <coin>
r16o12a-8d-10v-12n-16g-16w-18c-30 افتاد
r16o12a-8d-10v-12n-16g-16w-18c-30 افتاد $
r16m-10o-10b-14c-16 اندون…
r16m-2 ایالت
r16c-14 بلومب…
r16m-12 بهادا…
r16 تایلن…
r16 تحت
r16v-4a-8n-10m-12g-12w-12d-14b-18c-22 تحریم
r16v-6m-12b-12d-12c-16 ترکیه
r16d-8n-12w-12p-12m-22c-32 جریمه
r16o-12c-16 دادست…
r16o-2 داری آمریکا
r16c-16 دلاری بایننس
r16b-2c-10 دو کوان
r16o-4m-10b-12c-12 را زیر
r16c-10o-12 راهی زندان
r16m-10c-12 رمزارزها را
r16m-12w-12c-14b-16 رویه
r16o-14 ریال دیجیتال
r16c-10o-12 زندان شد
r16c-12o-12 زندان محکوم
r16c-4m-14 سقف نگهداری
r16c-10o-10 شناخته شد
r16c-10o-10 شناخت…
r16b-12c-14m-16 ضبط
r16o12b-10g-12m-14c-16 عقب افتاد
r16b-12c-14m-16 فقه
r16b-12c-14m-16 فقهی
r16 قانون…
r16o-12 مالیات را
r16 مالیات رمزارز
r16o14n-12v-12g-14a-14b-20d-20m-26c-28 مالیا…
r16v16m-12o-12p-16a-18w-18b-24d-24c-34 مجاز
r16c-12o-12 محکوم شد
r16b-12c-14m-16 مراجع
r16c-12o-12 ممنوع کرد
r16b-2n-8o-14c-16 منع
r16m-2b-10o-10c-14 میکا
r16w-12d-14b-16o-16c-18 نگاه
r16c-4m-14 نگهداری استیبل
r16c-14 نیجری…
r16m-10b-12o-12c-14 هامب
r16c-8 های رمزارز
r16b-10m-16 هنگ
r16b-10m-16 هنگ کنگ
r16m-12w-12c-14b-16 وحدت
r16 پیگرد
r16w-8c-12m-14 کامبو…
r16m-10o-12 کمیسی…
r16b-10m-16 کنگ
r16b-2c-10 کوان
r16c-2b-12o-12 گزارش
r16m-10b-12o-12c-14 یورش
r16o-16 یورو دیجیتال
r14 <coin> sues
r14w-12m-14b-14 <coin> دارایی
r14d-4w-10n-14g-14a-14o-28 <coin> در
r14m10c-16 <number> and
r14o-2m-4 <number> over
r14o-10c-12 <number> دستگاه
r14c-14 <number> کیف
r14c-4 <person> sues
r14o-8m-10 <price> levy
r14 ^ class
r14c-10o-12 ^ colombia
r14o-14 ^ fatf
r14d-14 ^ fdic
r14o-8c-12 ^ hashflare
r14m-12 ^ imf
r14o-10m-16 ^ india
r14m-12c-12 ^ kazakhstan
r14o-10 ^ mas
r14o-12 ^ mica
r14b-10o-10c-12 ^ montenegro
r14m-10o-10b-12 ^ nevada
r14d14b4p-2o-12n-14g-14a-14m-18c-30 ^ new
r14c-10 ^ onecoin
r14o-12c-14 ^ paraguay
r14c-12 ^ russia
r14a-8d-10m-12b-12o-18 ^ voyager
r14c-12 ^ warren
r14m-8o-10c-12 ^ آرژانتین
r14b-10c-14 ^ بلاروس
r14c-12 ^ تبلیغات
r14 ^ توقیف
r14o-10b-12w-14c-16 ^ خزانه
r14 ^ فیلتر
r14b-4m-14c-14 ^ قانون
r14o-10c-14 ^ محدودیت
r14c-4 ^ پرونده
r14o-4 ^ یوان
r14 accuses
r14o-4c-10 airdrop with miner
r14c-12o-14 antmi…
r14m-12 approves first
r14c-14 banni…
r14c-10 barr
r14o-10m-14c-16 besse…
r14c-14 binance founder
r14m-10o-10c-12 bitconnect
r14c-10 bitfi…
r14d-2m-12b-12w-12o-16 bitli…
r14m-14 blacklist
r14c-4 bloomberg over
r14m-4p-8v-12n-14g-14b-16d-16a-16w-16 bos
r14o-8m-14 brazil ends
r14v-12p-12g-14a-14w-14n-16b-18o-20 brok
r14g-8n-10a-10b-12o-14c-16 brokers
r14m2v-12p-12w-14g-16b-18n-18o-22 broke…
r14o-4 brothers
r14c-14 bruss…
r14o-14 bust <number>
r14a-14 bybit $
r14 cash $
r14c-14 cease
r14c-10m-12 ceo <person>
r14n-2 charges against
r14a-4d-10m-12c-12 clear…
r14o-4c-14 cny
r14o-14 coins to
r14m-10o-12 colom…
r14d-4g-10o-12m-14c-14 commission
r14d-10g-10b-14o-14m-16 commi…
r14m-2c-14 commo…
r14o-2d-14 congres
r14o-2d-14 congress
r14g-10c-10o-12m-14 contracts $
r14o-12 convict
r14o-12 convicted
r14n-4p-10a-12w-12c-12m-14b-16v-18d-20 court
r14m-10b-10c-12 crim
r14m-10b-10c-12 crime
r14m-10b-10c-12 crime $
r14c-16 crypto is
r14c-12 crypto mining
r14 crypto tax
r14c-12o-14 customs
r14c-14 cypru
r14c-14 cypru…
r14c-14o-16 deriv…
r14c-14 desis…
r14o-4 digital pound
r14p-10 dismissal
r14d-10o-10 dista…
r14c-2 do kwon
r14g-2m-4c-10n-12o-12 drago…
r14n-2 drop charges
r14a4o-10v-14w-14p-14b-18d-20c-24 earl
r14a4o-10v-14w-14p-14b-18d-20c-24 early
r14c-12o-12 emini…
r14m-8d-8o-12b-14w-14 exchange with person
r14o-10c-12 exchanges to
r14c6m-10o-12 executives
r14c6m-10o-12 executives $
r14o-14 faill…
r14d-14 fdic
r14c-10 five year
r14o-12 for digital
r14o-16 force
r14w12m-12p-14a-18o-20 founder
r14c-14 founder mashinsky
r14p-16a-24o-36 found…
r14m-10c-14 fox
r14m-2c-12 framework $
r14m-2c-12 frame…
r14w-2v-8b-10d-10n-10m-14c-22 gains $
r14m-12c-16 gox trustee
r14b-8c-16 grid $
r14m-2o-10c-12 guidance on
r14c-12o-12 guida…
r14o-8c-12 hashflare founders
r14o-8c-12 hashf…
r14g-8n-12d-14o-14b-16 hong
r14g-8n-12d-14o-14b-16 hong kong
r14c-12o-14 impou…
r14 in malta
r14c-14o-20 in new
r14o-8m-10 india <price>
r14m-8a-8n-10v-10g-10b-12c-18 indon…
r14o-14 investment
r14o-14 investment ring
r14m-10d-12p-12b-14 iran
r14c-16 is over
r14c-12o-16 jerse
r14c-12o-16 jerse…
r14a-12d-14n-14g-18b-20m-22 kalsh…
r14m-2c-10 kazakhstan shuts
r14b-2m-12o-14 kazak…
r14b-12d-12o-14 kentu…
r14g-8n-12d-14o-14b-16 kong
r14v8a-2d-12c-12o-12b-14 korea
r14c-2 kwon
r14 law on
r14b-2g-12p-16w-18v-20a-24m-28 let
r14c-12o-12 license $
r14o-10 ma
r14o-2c-10m-12 market structure
r14c-12m-14 marsh…
r14o-10 mas
r14b-10o-10c-12 monte…
r14d8b-2a-4c-14m-16 much
r14v-8g-10n-12w-12b-14a-14d-16m-20o-20 mull
r14c-4m-12a-12w-12o-16 must
r14c-14 namib…
r14v10c6n-10d-12o-16m-22 need
r14c-2n-6w-12b-18d-18 new york
r14o10a-2g-10b-12n-12p-12v-14c-16 office
r14o-12 on privacy
r14c-10 onboa…
r14c-10 oneco…
r14b-8o-12c-14 operators $
r14c-12 ottaw…
r14c12g-10o-14b-18w-18 over <number>
r14o-12c-14 parag…
r14c-14 parti…
r14b14v-12w-12p-12g-14n-16m-20d-20a-20 permi…
r14m-12 press
r14c-8a-12o-14 princ
r14c-8a-12o-14 princ…
r14v-8m-12g-12c-12o-14 provid
r14v-8m-12g-12c-12o-14 providers
r14o-8 providers $
r14a-14 provisional
r14c10n-10p-12w-14d-16o-22b-26 purch…
r14b-4o-12a-16p-16g-18w-18 push
r14a4g-8b-10d-10o-12m-14c-18 recei…
r14c-12 regulat
r14c-12 regulate
r14c-12o-16 repri…
r14w-2b-10c-10o-16 reserve $
r14b-4c-12o-12 roadmap $
r14b-10c-18m-20 rul
r14o-12 rule on
r14m-10o-10c-12 rules $
r14c-12 russia to
r14c-12 sec $
r14 sec ends
r14 senator
r14o-10c-14 sentenced
r14c-10 sentenced to
r14o-14 sentences
r14c-10b-12o-12 sheke…
r14c-12 spot <coin>
r14c-4d-12o-14 staking $
r14o-2c-10m-12 structure
r14o-2c-10m-12 structure bill
r14d-2n-6b-12c-18 sued
r14c-4 sues bloomberg
r14o-6c-14 supervision
r14m-10c-14 suspension
r14o-14 task
r14o-14 tax for
r14m-2c-14 tied
r14m-2c-14 tied to
r14c-12o-12 to appeal
r14b-8c-12 to prison
r14m-14 to reserve
r14c-10 told
r14c-10 told to
r14o2d-2m-12b-16c-22 trial
r14m-12c-16 truste
r14m-12c-16 trustee
r14p-16b-18v-18g-22d-24n-24a-24 u
r14m-12c-12 upbit parent
r14o-14m-18 us $
r14v-10g-10w-10b-12n-12m-14d-14a-14c-16 walk
r14n-12v-12a-14o-20 want
r14o-12 widow
r14g-6p-6d-10a-10o-12n-14m-20 won t
r14c-2n-6w-12b-18d-18 york
r14c-12o-12 آفریق…
r14c-12 ابلاغ
r14c-12 ابلاغ شد
r14d-2o-10c-14 احضار
r14v-10a-12n-14w-14m-16b-16d-16g-18c-20 اسپانیا
r14m-10d-10n-10g-10b-12o-16 اسکن عنبیه
r14c14v-2n-10m-12b-12o-16 امارا…
r14c-14 انگلستان سقف
r14c-14 انگلس…
r14o-2c-10 ایران را
r14c-14 بانک انگلستان
r14m-2c-10 بایننس را
r14c-4 بدون مجوز
r14b-10c-14 بلارو…
r14d-2a-8m-12o-12c-16 به دفتر
r14m-12c-12 به رسمیت
r14o-10b-12c-14 به زندان
r14c-12 به صرافی
r14c-12 تبلیغات رمزارز
r14c-12 تبلیغ…
r14 تجدید…
r14c-12 تر می
r14b-12m-14 تسویه
r14w-8b-12c-16 توقیف
r14d-10c-14 تکرار
r14o-14 جانشی…
r14n12g12m2w-2o-8c-10d-16b-18 جهش کرد
r14 حبس
r14m-14 حرفه
r14d-2o-10c-14 دادس
r14d-2o-10c-14 دادسر…
r14w14v-12a-16n-18m-20d-22o-28 دارا
r14w14v-12a-16n-18m-20d-22o-28 دارای…
r14c-12 در شهر
r14c-12 در مدرسه
r14d-10c-14 درباره استیبل
r14b-6o-12m-14 درصدی را
r14c-2o-12 دیجیتال را
r14m-14 را برای
r14o-2b-10g-10c-12 راهی
r14c-10m-14 رای داد
r14m-12c-12 رسمیت
r14o-12 روبل
r14c-8o-12 رییس sec
r14o-14 رییس جدید
r14o-10b-12c-12 زندان رفت
r14c-8 ساختار بازار
r14c-8 ساختا…
r14 سال حبس
r14c-10o-10b-12 سامور…
r14c-12 سخت تر
r14m12c-16 سطح
r14o-10c-12 سیاست
r14 شدن چند
r14d-6o-12c-14 صرافی به
r14p-12v-14a-14g-16n-18c-18d-22w-26 صندوق
r14n12m-10a-10b-12c-14o-14 غیرقا…
r14m-10c-10 فرانسه
r14o4b-10m-12c-14 فرانس…
r14 فهرست تحریم
r14 فیلتر شدن
r14c-8 لایحه ساختار
r14m-8d-10o-12 مالیات <price>
r14d8g-2a-4n-12p-12o-14m-20c-24 متوقف شد
r14o-10c-14 محدودیت
r14c-14 مرتبط
r14c-14 مرتبط با
r14c-12 مزارع
r14c-14 مشهد
r14o-14 معافی…
r14m-16 نگهدا…
r14c-4 های بدون
r14m-12 های رمزارزی
r14v-6a-8p-10n-14g-14m-16o-16 هشدار
r14 هشدار پلیس
r14m-6d-12o-12 هند مالیات
r14c-10 ورشکسته
r14d-6n-8m-16b-16o-16 ورلدکوین در
r14m-8c-12 ویژه
r14m-10c-10o-10b-14 پاک
r14c-12 پاکستان نهاد
r14c-14 پایتخ…
r14c-8 پرونده <coin>
r14o-12 پرونده کینگ
r14c-10 پلمب
r14 پیروز
r14c-14 پیشین <coin>
r14 چند صرافی
r14c2a-2b-8v-10o-10d-12n-12g-12m-18 کجا رسید
r14o14d-10m-14b-14c-28 کشف
r14m-10c-10o-10b-14 کلمبی…
r14m-10o-10 کمیسیون بورس
r14o-12 کینگ
r14o-12 کینگ مانی
r14o-14 گاران…
r14c-10o-10 گناهکار شناخته
r14c-10o-10 گناهک…
r14o-4 یوان
r14o-4 یوان دیجیتال
r12 <coin> etfs
r12 <coin> law
r12m-14 <coin> weighs
r12o-4c-10p-10 <coin> wins
r12 <number> tied
r12 <person> appeal
r12 <person> found
r12c-12 <person> steps
r12c-10 ^ bitfinex
r12c12m-14 ^ bolivia
r12o-12 ^ chile
r12m-2o-10 ^ denmark
r12 ^ feds
r12 ^ hester
r12b-10d-10p-12m-14 ^ iran
r12o-12 ^ jury
r12c-12 ^ malaysia
r12o-10 ^ occ
r12m-10 ^ portugal
r12w-4n-12c-14 ^ prosecutors
r12g-2a-10d-16c-20 ^ treasury
r12c-6m-10 ^ آمریکا
r12o-4c-6 ^ اسراییل
r12c-14 ^ ایران
r12o-4 ^ برزیل
r12m-4b-10d-10c-16 ^ تحریم
r12m-10 ^ تصمیم
r12c-18 ^ دستگیری
r12o-12 ^ روبل
r12 ^ فرماندار
r12c-12 ^ فیلترینگ
r12o-8c-14 ^ قطع
r12o2b-6c-20 ^ مدیرعامل
r12m-12d-12o-12 ^ هند
r12a-12d-14n-14g-14b-18o-18 ^ ورلدکوین
r12 ^ کمیسیون
r12b-2c-4 ^ یوروپل
r12o-10 accounts $
r12o-12v-14n-16g-18a-18w-18d-20p-20 accou…
r12o-2c-12 accus
r12o-2c-12 accus…
r12d-8o-8v-12b-14c-18 acros
r12d-8o-8v-12b-14c-18 acros…
r12o-14 act
r12b12w12n-4p-10d-12m-16c-20o-20 after four
r12m-12 agre
r12m-12 agrees to
r12m-12 agree…
r12o-12 airbi…
r12c-12o-12 alarm
r12 all seven
r12 analyst with regulator
r12 anti money
r12 appeals
r12m-8c-10 application
r12m-8c-10 applications
r12m-8c-10 applications $
r12m-4c-6 appoi…
r12c-2o-10 argentina milei
r12c-12 arkan…
r12c-10 assoc…
r12o-10 atkin
r12o-10 atkins unveils
r12o-10 atkin…
r12c-12 austr…
r12c-6o-12 award…
r12 backers
r12c-12 bases
r12c-10 bitfinex hacker
r12m-12 blacklisting
r12c12m-14 bolivia
r12w10b-2d-10m-12o-12 broth
r12w10b-2d-10m-12o-12 broth…
r12d-10m-14c-16 budget $
r12 bulga…
r12c-2w-8b-12d-12a-12n-14 busin…
r12o-10 by new
r12o-12 c
r12w-2d-10n-12a-12b-18c-18 can t
r12o-12 canada
r12c-10o-12 canadian
r12n-2o-4m-12b-12 ceas
r12m6d-14o-14 charges $
r12d-4v-10n-12a-12m-14b-14 chequ
r12n-10v-10m-12a-12b-14c-16 cheques
r12d-4v-10n-12a-12m-14b-14 chequ…
r12o-12 chil
r12o-12 chile
r12o-14 cleared
r12w10m8v-16p-18n-20b-28g-30d-38 coin XRP
r12 coinbase asks
r12m6p-6w-10n-12g-14a-14d-16o-16c-18 contracts
r12o-10 convicted of
r12c-10p-12o-18 convi…
r12 counts
r12 counts $
r12m-10b-10o-10 cracks
r12m-10o-10 crimi…
r12c-10 crypto exchanges
r12o-12 cryptomu
r12o-12 cryptomus
r12v-10g-10d-12a-12w-12p-12n-14m-18b-22 custom
r12 cut crypto
r12m-4c-10o-10 dcg
r12c-12 deali…
r12 democ…
r12m-2o-10 denmark mulls
r12m-2o-10 denma…
r12b-10c-10o-10 desti…
r12o2p-4n-12w-12g-16a-18m-20b-20c-20 dex
r12o-10c-12 disconnect
r12o-10c-12 disconnects
r12b-10c-10o-10 disgr…
r12a-10m-12o-16 ditch
r12a-10m-12o-16 ditch…
r12o-4 divor…
r12d-2b-12c-12m-18 down on
r12o-4c-10m-12 draft
r12m-8 dumpi…
r12o-2c-10 eas
r12o-2c-10 eased
r12c-10 end us
r12 erase
r12 etfs $
r12o-2m-10 etns
r12c-2b-4m-12o-12 event
r12b-2d-10o-24 exchange with regulator
r12 falls flat
r12 feds
r12o-12 fintr…
r12a-2 following
r12o-10 for exchanges
r12n6o-6c-10p-10 for good
r12d-2m-6c-8a-10p-10w-14 for the
r12o-12 forco…
r12 found guilty
r12w12p-2d-8m-18b-20c-20 four years
r12m-2v-2d-8g-10n-14a-16b-22 from
r12o-12 g20
r12o-10 genius act
r12b-4m-10a-14 group
r12 guilty on
r12d10m-4a-8n-14c-14 hands out
r12 hest
r12 hester peirce
r12 heste…
r12m-12 hondu…
r12m-10o-10 hunga…
r12o-12 icomt…
r12 in ten
r12o-10 innovation exemption
r12o-10 innov…
r12m-2p-10g-12n-14a-14w-14b-16 investor
r12n-12g-12w-12a-14b-16d-16 investors
r12m-16c-18 investors $
r12 iranian authorities
r12c4p-12b-14o-18 israe…
r12o-6 judge torres
r12o-12 jury
r12m-12o-12 kazakhstan
r12o-12 krona
r12o-12 laps
r12o-12 lapses $
r12o-12 lapse…
r12o-10 law to
r12c-12 legal
r12 legal…
r12b-12 letti…
r12c-10 licht…
r12c-12 lifts crypto
r12m-12o-14 lithu…
r12o-12 looph…
r12c-2b-10 mainl…
r12c-12 malay…
r12b-12c-14 math
r12c-2o-10 milei
r12c-2o-10 milei faces
r12c-12 milit…
r12b10d-2m-10p-14n-18v-18a-20g-22w-22 minin…
r12 misus
r12 misus…
r12m-10 monitor
r12w-2n-10c-10d-12g-12b-14 months
r12v-2p-8a-10w-10n-12g-12b-16 month…
r12o-6 motio…
r12d-4w-6b-12o-14c-20 moved
r12o-12 neede…
r12m-12b-14c-14 nevad…
r12b-2n-10c-10o-10 notic
r12n-10c-10o-10 notice
r12n-10c-10o-10 notice $
r12b-2n-10c-10o-10 notic…
r12o-8c-10 novat…
r12o-6c-10 objection $
r12o-6c-10 objec…
r12 offsh…
r12c-12 okay
r12c-12 okays
r12 on all
r12c-2o-10 over libra
r12c-12 pardoned
r12 pays <number>
r12o-2 press…
r12c-10o-12 prodi…
r12 profil
r12 profile
r12o-12 promot
r12o-12 promoters
r12o-12 promo…
r12c-10 protect
r12g2d-4m-10n-12b-18 publish
r12o-12b-14 publishes
r12w-10d-12n-14o-14c-16 pushe…
r12o-12 qian
r12 region
r12 regions
r12 regio…
r12c-2b-10 rein
r12c-2b-10 reins
r12o6b-8m-14c-18 rejects
r12c-10 resti…
r12d-10g-10n-12v-12a-12m-16b-16 ring
r12m-12 road $
r12o-10 ros
r12o-10 ross
r12p-10o-18c-22 rules several
r12o-10 sec atkins
r12b12g-10n-12w-12v-14d-16a-16c-22 seeks
r12b-10c-12o-16 served
r12o6v2m-6b-10c-12g-18 service
r12 seven counts
r12m-2c-4b-10 shari…
r12m-12 silk
r12m-12 silk road
r12c-12o-12 six months
r12o-12 sound
r12o-12 sound…
r12b-10 south
r12 stablecoins need
r12b-6m-10c-12 stakes
r12c-12 stealing
r12c10b-12o-14m-20 struc…
r12p-2v-12w-12a-14d-16b-22m-24c-32 sue
r12v-10w-10a-12g-14d-16m-22b-22c-30 sues
r12d-8a-10b-12n-12v-12g-12o-16 suspend
r12o-12 swede…
r12 tax on
r12 tax to
r12d-12 taxed
r12 ten regions
r12b-4 the road
r12o-8w-10c-16m-18 they
r12o-12d-14v-18n-22c-34 time
r12c-10 to end
r12 to erase
r12o4d-2b-12c-14 to its
r12g8b-10c-12p-14 to return
r12n-2o-2c-10 tokenisation
r12b-12 tokenise
r12m-2g-4o-12 tokens in
r12o-6 torr
r12o-6 torres denies
r12o-6 torre…
r12m-12o-12 trading on
r12c-8 trap
r12m-10c-12 trm
r12b2n-8g-8a-12o-14d-16c-20 trust…
r12b2g-6o-8m-12d-12a-12c-14 turns three
r12o-4m-10c-10 uk to
r12o-10 ulbri…
r12 unaut…
r12b4c-10m-14o-14 until
r12b-10 until <number>
r12o-10 unveils innovation
r12o-10 vara
r12o-10c-12 venezuela
r12v-12g-12n-14a-14w-16m-18b-18o-20 victi…
r12n-10v-10g-10d-12a-12m-14b-14 voyag
r12n-10v-10g-10d-12a-12m-14b-14 voyag…
r12a10w8b-10n-10c-12p-12m-14d-16o-28 wallets
r12b2g-4d-8n-10o-12w-16m-22 we
r12o-4 wife
r12a-12w-12d-14m-18b-22 x
r12o-12 zhimi…
r12 آریزونا لایحه
r12 آریزو…
r12c-2m-12 آمریکا <number>
r12 آمریکا به
r12n-6 اخطار
r12m-10n-10d-14o-16b-20 استخراج را
r12m-14 استخراج رمزارز
r12c-12 استراتژیک
r12 استورم
r12c2d-12n-12v-12g-12b-14m-16o-18 اسکن
r12c-14 اصفها…
r12o8n-2m-16c-16 اقتصا…
r12 اوراق بهادار
r12w-4m-12 با <number>
r12m-2o-2 بازپرداخت طلبکاران
r12c-12 باشد
r12c-10 باند کلاهبرداری
r12b2c-10g-14a-14d-20n-20w-20 باید
r12o-4 برزیل معافیت
r12c-4 بریتا…
r12d-2n-10m-12c-14o-14 بعد $
r12c-12 بلوکه
r12m-2 به سود
r12c-12 به عفو
r12c-10 به نفع
r12a-2m-6v-10b-12d-12n-12g-12o-12 به کجا
r12 بهادار
r12o-10 بورس آمریکا
r12c-12 تبریز
r12c-4m-12 تجارت
r12o-2m-12 تصمیم
r12m-10 تصمیم درباره
r12o12m-12c-16 تنظیم
r12 توقیف <number>
r12o12w-4p-12b-14m-18c-18 جریمه شد
r12g-8d-14n-14b-16o-16 جمع
r12c6m-18 جمع می
r12 جنوب
r12 جنوبی
r12b-4c-10m-14 جنیوس
r12 حبس برای
r12m-10d-12o-14 حساب صرافی
r12 خواستار
r12 خواست…
r12b10a-2w-2d-12o-12m-16c-18 داده ها
r12c-12 دام
r12c-14 در اصفهان
r12c-12m-16 در برزیل
r12o-10 در فاز
r12m-12 درباره صندوق
r12d-10m-12n-12v-12b-16c-18 درهم
r12c-12 درگاه صرافی
r12o-10 دستگاه استخراج
r12c-18 دستگیری
r12c-10o-10 دفاع
r12c-10o-10 دفاع کرد
r12p10n-10o-10b-14d-14c-14 دهنده
r12p8o-10b-12d-12c-12m-14 ذره
r12p8o-10b-12d-12c-12m-14 ذره بین
r12 را قانونی
r12o-4 را لغو
r12b-10m-12 را نمی
r12 را وتو
r12c-12 رمزارز جعلی
r12o-12 روبل دیجیتال
r12 رومن
r12d-2n-10m-12v-14b-20c-22 رونمایی شد
r12b-4m-8c-12 روپیه
r12m-12d-14o-18 ریالی
r12 زن
r12p8o-10b-12d-12c-12m-14 زیر ذره
r12c-12 شاک
r12c-12 شاکی
r12m-4c-10 شناسی…
r12 شهرون…
r12c-2m-12p-12v-18g-20w-20 شود $
r12m-12 ضبط کرد
r12c2d-12n-12v-12g-12b-14m-16o-18 عنبیه
r12 غیرمجاز در
r12o-10 فاز
r12 فرماندار آریزونا
r12 فرمان…
r12 فضای مجازی
r12c-12 فیلتر…
r12 قانونی کرد
r12o-8c-14 قطع برق
r12 لایحه ذخیره
r12o-10c-18 لیب
r12o-10c-18 لیبرا
r12b-8m-12o-12 مان
r12b-8m-12o-12 مانی
r12 متهم پرونده
r12o-8c-14 مراکز
r12o-10 مرغدا…
r12c-12 مرکزی درگاه
r12c-12 مسدود…
r12 مصالح…
r12c-12 موظف
r12m-14c-16 مکس
r12 ناظر
r12 نظارت…
r12c-10 نفع
r12m-4c-10 همتی
r12 و sec
r12 وتو
r12 وتو کرد
r12d4g-10w-10n-14v-14a-16m-18b-18o-18 ورلد
r12o-8 پارلم…
r12 پولیس
r12o-10c-12 چانه
r12 چینی
r12c-12 کار انداخت
r12c-2m-10 کامبوجی
r12 کره جنوبی
r12b-2c-8 کریپتومیکسر
r12c-10 کشور $
r12c-14 کلاهبرداری <number>
r12o-10 کنگره
r12 کوان $
r12g-14 کوین <price>
r12c-10 گرفتا…
r12c-12 گروه
r12c-10o-10 گنسلر
r12b-2c-4 یوروپ…
r12 یونیک
r10w10o-2a-6g-12p-12b-20 <coin> founder
r10c-10 <coin> منتظر
r10c10p-10m-12o-14b-18 <number> purchase
r10c-10b-12 <person> pardon
r10c-12 ^ bankruptcy
r10c-10 ^ blockchain
r10o-2c-10 ^ europol
r10o-22 ^ former
r10o-10 ^ ghana
r10b-4 ^ samourai
r10o-14 ^ seoul
r10o-12b-14 ^ texas
r10c-10w-18 ^ upbit
r10c-12 ^ استرداد
r10o-10c-14 ^ توسعه
r10b-4m-8d-12o-18 ^ مدیر
r10 ^ کره
r10o-4 abkha…
r10o-12 accounts
r10o-2 acts
r10 africa $
r10c-10 allia…
r10 arrests
r10o-2 austrac
r10 avoid
r10c-2 baham…
r10g-8d-10n-12v-12c-12m-14 bank of
r10c-8 bust
r10 captures
r10c-6 caroline ellison
r10c-6 carol…
r10m-2c-18 central bank
r10 charged in
r10o-10 charters
r10 clearing
r10c-12 coinbase <person>
r10o-10 conditionall
r10o-10 conditionally
r10o-10 condi…
r10 congress to
r10o-6 congressional
r10n-10 copyr…
r10 county
r10w-2c-10 coupl
r10w-2c-10 coupl…
r10o-2c-10 cryptomix
r10o-2c-10 cryptomixer
r10m-8o-8 customers to
r10o-4 deadlock
r10o-4 deadlocks
r10b-10 dela
r10 digital yuan
r10o-4p-10 dismi…
r10c-10 drone…
r10 earn apps
r10c-6 ellis…
r10 estate sues
r10c-12 etfs
r10o-2c-10 europol
r10d-10 financial
r10a-6 follo…
r10c-4 for laundering
r10w8d-2m-8b-10 founder <person>
r10o-12c-14 fund with holder
r10d4c-10o-10 geniu
r10d4c-10o-10 geniu…
r10o-10 ghana
r10b8p-10o-10m-12c-16 good $
r10o-6 governments
r10o-4c-12 guilt
r10o-4c-12 guilt…
r10m-10c-10 harde…
r10c-2 hid
r10m-10c-10 hide
r10c-10 house crypto
r10 ill
r10b-4c-10o-12 illeg…
r10c-10 in prison
r10 infinity
r10 interpol operation
r10o-2 into law
r10 is not
r10a-10p-10m-12v-12w-12b-20c-26 judg
r10a-10p-10m-12v-12w-12b-18c-24 judge
r10c-10 labor
r10o-12 lette…
r10c-8o-10 licenses
r10 logo
r10 loophole
r10 loophole $
r10b-12 mix
r10 mosco…
r10m-12 moved to
r10 named
r10 nomin…
r10o-6 note $
r10 nydf
r10 nydfs
r10c-4 occ says
r10 okx $
r10 ontar…
r10d-12c-12 oth
r10 overr…
r10b-2o-6m-20 page
r10b8w-10o-14c-18 pap
r10c-10 pardons
r10c-10 parents
r10o-10 penal…
r10o-10m-12 plans $
r10m-10 portu…
r10c2m-12b-12o-12 push $
r10c-12 receive <number>
r10c-12 receives
r10c-12 receives <number>
r10 recog…
r10c-8 released early
r10m-2 reque…
r10c-10 resci…
r10c-10 retirement
r10c-8 ring $
r10 rulebook for
r10 ruleb…
r10b-4 samou…
r10o-10 sec to
r10c-8o-10 secur
r10c-8o-10 secures
r10o-6 seizes
r10m-10c-10 sources
r10 staking service
r10 states
r10d-10o-14 steal…
r10o-6 take note
r10o-10 taxin…
r10 till
r10b-8m-10o-10c-14 to receive
r10 to settle
r10o-8 traded
r10c-8o-10 transmitt
r10c-8o-10 transmitter
r10 treat…
r10o-2 unhos…
r10 us staking
r10c10b-12o-12m-14 venez…
r10n-8c-12d-14o-14 venue…
r10m-8o-8 voyager customers
r10b6a-12c-14o-16 wants
r10 writi…
r10 yield loophole
r10 yuan
r10b-10m-12o-12 آرژان…
r10o-12 آزمایش می
r10c-12 استرد…
r10m-12 اصلاح کرد
r10o-12m-20 اقدام
r10w4o-18c-22 السال…
r10c-2 الیزا…
r10c-14 بدهند
r10 برای صرافی
r10 به توافق
r10w8v-12a-12b-16n-16g-16c-20d-24 بین
r10 تحریم کرد
r10 تحویل
r10 تورنادو کش
r10 تورنا…
r10o-12 جدید cftc
r10 جنوبی مالیات
r10o-8 حاضر
r10g-10c-12 داشته
r10m6c-16 در نوبیتکس
r10m-12 را اصلاح
r10 را تحریم
r10o-10 رسوا
r10o-10 رسوای…
r10o-4 روسیه استخراج
r10m-10o-10 زند $
r10 سال زندان
r10m-4 سرکرد…
r10c-2g-6p-12m-14v-18w-20 شود
r10m-8 فهرست سیاه
r10c-10 لار
r10c-10 لاری
r10m-14o-14w-18 مسدود
r10m-4 مصادر…
r10o-4b-8c-10 منتسب
r10o-4b-8c-10 منتسب به
r10c-10 منتظر
r10c-6 هستیم
r10c-2 وارن
r10c-2 پرسید
r10 پیروز…
r10 کش
r10m-6 کلاهبرداران
r10 کوکوی…
r10c-2 یک صرافی
r8 <coin> <person>
r8o-6m-14 <coin> network
r8 <coin> without
r8m-12 <number> stablecoin
r8o-6 <number> می
r8c-12o-14 ^ brazil
r8 ^ do
r8n-12a-12d-14b-18g-18m-22 ^ kalshi
r8 ^ kucoin
r8b2m-12o-12c-14 ^ swiss
r8 ^ terraform
r8 ^ vietnam
r8a-4m-12b-12d-18 ^ wyoming
r8 ^ وزارت
r8 ^ وزیر
r8 ^ ژاپن
r8c-6o-6m-12 actio…
r8 actua…
r8m-10n-14c-14 airdrop with law
r8 alleg
r8 alleg…
r8 amlr
r8 and sec
r8 answers
r8c-12 appeal $
r8 atms $
r8v8a-10d-12n-14b-16g-16m-18c-18 autho…
r8 cayma…
r8 crypto holdings
r8 crypto lender
r8c-2 crypto under
r8 custody $
r8 czar
r8 decis…
r8m-6 defea…
r8 delivery
r8 demands
r8m-2 deni
r8m-2 denied
r8c-12 derivatives $
r8o-10m-12 down as
r8c-12 dron
r8o-2 duo
r8o-12 dutch
r8o-4 ecb targets
r8c-14 eras
r8o-2 estonian
r8 exits <coin>
r8n-2d-14m-18g-20w-24 for
r8 for token
r8 forfe…
r8c-6 four months
r8a-10m-12b-12o-14 gets <number>
r8 got a
r8c-10 governor
r8 grinex $
r8 grine…
r8 head to
r8c-2o-2 holdings $
r8 impos…
r8 insurers
r8o-4 kiosk
r8g-6w-10d-12v-12c-14n-18m-20 know
r8v-10d-12w-12c-14n-16m-20 know $
r8 kucoi…
r8 kyle
r8 lender <coin>
r8c-8 limits $
r8c2m-12o-12d-14 mexic…
r8 mining in
r8o-8 minister $
r8 mixer
r8c-6 months in
r8 network fees
r8 no loss
r8m-2v-10b-12o-12 not a
r8w-8b-10d-12c-16 on <number>
r8 on <person>
r8 on trial
r8m2w-2g-10n-14c-16b-22 one $
r8w8p-14v-16n-18g-18a-18o-18d-20 ord
r8 outla…
r8c-12 purchases $
r8 regim
r8 regim…
r8d-10 repeals
r8 roch
r8 roche
r8o-10 round…
r8 rule for
r8m-2c-14 russi…
r8 sandbox to
r8o-2v-12n-16a-24w-26d-28 say
r8m-14c-18 shoul
r8m-14c-18 shoul…
r8o-8 stays
r8a-4n-8v-10m-12b-12g-12o-16 suspends
r8b2m-12o-12c-14 swis
r8b2m-12o-12c-14 swiss
r8o-4 targets <number>
r8 terra…
r8 tightens
r8 tight…
r8d-10 token sale
r8m-6 treat
r8 units
r8 units $
r8 vietn…
r8c-12 washi…
r8 woun
r8 wound
r8c-8a-12n-14g-14d-16m-18 writ
r8a-4m-12b-12d-18 wyoming state
r8 اتهام
r8m2o-10c-14 اصلاح
r8 اطلاعات کاربران
r8c-2 انتقاد
r8 بایننس از
r8m-14 برق استخراج
r8m6c-4g-10p-10o-12w-14n-16d-18 بعد
r8n-2c-8g-10v-12p-12w-16 به
r8m-12 بودن
r8m-2c-6 تحقیق
r8b8c-10 تشکیل
r8m-10 حمایت می
r8c-14 داخلی
r8 درصد می
r8 را ممنوع
r8c-6 راهبر…
r8m-8b-8o-10 زند
r8c2d-12m-14n-14o-14g-16 سال بعد
r8 سرقت رمزارز
r8c-8 سقف واریز
r8a-4v-6w-10m-12d-12n-14b-16c-16 سلسیو…
r8 سیاه
r8 صادر شد
r8o8d-4c-4m-10b-16 فروشگ…
r8 ماینر غیرمجاز
r8 متول
r8 متولی
r8c-14 محکوم
r8d8w-8c-8 مرز
r8m-8b-8o-10 می زند
r8o-8 نوآور
r8o-8 نوآور…
r8c-8 واریز روزانه
r8 وزیر اقتصاد
r8m4g-2b-16d-16o-16c-18 پروند…
r8 ژاپن مالیات
r8 کارگروه
r6 <coin> gains
r6 ^ italy
r6c-12o-14 ^ اینترپل
r6n-6d-10c-14 ^ رییس
r6 ^ سنگاپور
r6a-8b-12n-12d-16m-18 argen…
r6v2c-10o-14 bans
r6c-14 basel
r6 binance for
r6 business $
r6v-10w-12b-16a-16m-32 ceo
r6o6m-10b-10d-12a-14c-14 chief $
r6d-2n-8w-10p-12m-18c-18a-22 claims <number>
r6m2b-12 coin FET
r6 complaint
r6 court orders
r6 crypto to
r6g-12m-14b-14o-16 deal with
r6 firms to
r6 for new
r6b-12o-14m-16 freezes
r6 garan…
r6 guardrail
r6 guardrails
r6c-12 holdings
r6 human
r6 lawsuits $
r6n-2v-8g-10d-12m-14c-26 licen…
r6o-12 malta $
r6 miners $
r6o-12 nab
r6o-12 nabs
r6 new trial
r6m4w-2d-4o-10n-12b-22 ofTrade with person
r6c-2 on trump
r6 plead guilty
r6 qualifi
r6 qualified
r6 recogniz
r6 recognizes
r6c-10 scans $
r6o-6 selig
r6c-10 settle
r6b-10m-14 stablecoin $
r6 thai sec
r6 traffick
r6 trafficking
r6 trial over
r6o-8 years for
r6c-16 آزادی
r6 آور
r6 آوری
r6b-10 اروپا $
r6 استخراج غیرمجاز
r6o-8 استعف…
r6c-12o-14 اینترپل
r6c-10 باشید
r6 بر عایدی
r6 بیرون کرد
r6 جایگز…
r6 جرم
r6c-10 جعلی خرید
r6 جمع آوری
r6c-10 در دادگاه
r6 دموکرات ها
r6 دموکر…
r6g2a-2o-2v-10m-12n-12b-14c-14 دوم $
r6m-2 دیجیتال از
r6 را بیرون
r6m-2 را منتشر
r6 رسما
r6 روستا
r6 روستا…
r6c-4 ساعت کاری
r6 سنگاپور صرافی
r6o-8 سوگند
r6 عاید
r6 عایدی
r6c-10 فتا مراقب
r6c-10 مراقب
r6o-4 مزرعه استخراج
r6 ممنوع شد
r6 می کنیم
r6o-4 کشف مزرعه
r6n-2c-8v-10m-12b-14d-14 یورو
r4c-10 ^ craig
r4 ^ kenya
r4 ^ بنیان
r4b-12d-14o-16 ^ گری
r4 alleged
r4b-2o-12 appli…
r4n-2b-10d-10m-14 argentina
r4 asset service
r4m-6c-14 award
r4 bankers
r4c-12o-12m-14d-14 bas
r4o-2v-12p-12d-16g-16w-18n-20a-20 but
r4m-12d-12c-22 central
r4c-10 craig
r4c-10 craig wright
r4 crypto traders
r4c-10p-10n-12a-12m-18o-20 do
r4 dollaris
r4 dollarised
r4o-2 exch
r4o-18m-20 fund with regulator
r4c-12 holdi…
r4c2o-14 in spain
r4c2n-2m-12b-12o-14 iri
r4c2n-2m-12b-12o-14 iris
r4 issui…
r4 kelow…
r4b-10a-10w-10p-12n-14c-16 lenders
r4d-2g-12m-16o-18 makes
r4 misle…
r4v-10a-10b-12p-14m-16w-20 nets
r4c-10 other
r4 over misleading
r4 paten…
r4 providers bill
r4o-2 quebe…
r4 recovered
r4 roman
r4 roman storm
r4o-8 rugb
r4o-8 rugby
r4 self custody
r4 serbi…
r4b-12c-14 serv
r4b-12c-14 serve…
r4 service providers
r4c-12 to power
r4 urge
r4 vow
r4 vows
r4v-10g-10n-12p-12a-14w-14c-24 war
r4c-10 wrigh…
r4d2a-12n-14m-16g-16c-18 اوراق
r4m-4 بهادارند
r4o2w-2n-18b-20d-20c-24 تعرفه
r4 را داد
r4b2m-8c-14 را محدود
r4 ستان
r4 ستانی
r4c-10m-12 شاپرک
r4 عاملا…
r4 فتا درباره
r4m-14 فروشی
r4b2m-8c-14 محدود
r4 مزارع غیرمجاز
r4 وزارت
r4 پاراگ…
r4 پرداخت رمزارزی
r4 پنهان
r4c-12 کاربران <coin>
r4m2w-12n-14o-14g-16a-16b-20 کجا
r4 کویت
r2c-4v-12b-16p-16a-18o-22 <coin> از
r2w2o-4m-8b-14c-20 <number> آدرس
r2w-4c-6d-8g-10b-12 ^ ex
r2 ^ france
r2 ^ malta
r2 ^ thai
r2 ^ thailand
r2a-6g-8c-12o-12w-14d-22 a year
r2m-10 afric…
r2m-10c-12o-12a-14 amendment
r2b-4p-10c-20 arres…
r2 assets as
r2 australian
r2m-12c-12 authorit
r2 avoi
r2 bafin
r2 banks to
r2 blacklists
r2c2p-2d-6o-12b-14w-16m-24 bybit
r2c2o-14 call to
r2 capital gains
r2o-8 cftc $
r2 coin BNT
r2b-2p-8n-10g-12a-12o-20 coin with person
r2 crypto mixer
r2m-12c-12o-12 data on
r2o2p-4d-10w-16c-16n-18g-20a-20 deal
r2 deban…
r2 designat
r2 designates
r2o-2 eld
r2o-2 elder
r2 flows
r2 for five
r2 franc
r2 franc…
r2 gary
r2 germany
r2 guilty to
r2b-2c-16 jailed $
r2 judge…
r2o-8b-10c-10 kick
r2 let banks
r2c2o-12 letters
r2 liabl
r2 liable for
r2 liabl…
r2d-10m-12o-12 ministr
r2d-10m-12o-12 ministry
r2g-8p-8c-10a-12m-14d-14 minis…
r2 mit
r2 monitorship
r2b-2m-6d-10 months $
r2 name
r2c-8 on stablecoins
r2 owe
r2 panam…
r2c2n-10p-12o-12d-14g-14v-16a-16w-16m-22 pow
r2c-2 power to
r2m-12 presses
r2o-8 program $
r2c2v-6p-12d-14w-14a-18o-20n-22 publi…
r2c-8 requi…
r2 russian
r2 russian exchange
r2 sanctions iranian
r2d-10 sec closes
r2 senate banking
r2w-10 short term
r2 successor
r2m-16g-16 super…
r2m-12 tabl
r2 table…
r2c2b-6d-10m-12n-12g-12a-12p-14o-16 teen
r2b-20 tells
r2 thai
r2 thailand waives
r2 thail…
r2c-12o-12 tornado cash
r2 treasury sanctions
r2 unfai…
r2 virtual assets
r2 waives
r2 waives capital
r2o-4d-8c-12 از کار
r2p-2v-10w-10n-14o-18 انداخت
r2p-2v-10w-10n-14o-18 انداخت $
r2c-6 باشید $
r2m-14 به تعویق
r2 تازه شاپرک
r2o-10c-14 ترامپ $
r2m-14 تعویق
r2c2m-10o-12 خرید <coin>
r2 دادگاه تجدیدنظر
r2b-4v-10c-14 دیجیتال در
r2c-12 ساعته
r2v-2b-10c-10o-12g-18a-22 سال
r2c-10 سایت های
r2 سپاه
r2 عال
r2 عالی
r2 عایدی رمزارز
r2 غیرمجاز $
r2o-6c-8 فضای
r2 قرارداد بست
r2 قزاقس…
r2 قضا
r2 قضایی
r2n-10 لغو کرد
r2 مرکزی اروپا
r2 منطقه ممنوع
r2m-12o-12b-14 میلیاردی
r2 ندهید
r2w-10m-12d-12n-12g-12b-14v-14 نفر را
r2b2w-10d-12n-12o-16m-18 نها
r2b2w-10d-12n-12o-16m-18 نهایی
r2o-8p-12 های جعلی
r2a-2o-12g-14b-16 و چه
r2 پذیرن…
r2p-4w-12b-14d-16n-16o-18 گری
r-2d-16w-16 <coin> is
r-2 ^ citi
r-2o-16 ^ ondo
r-2o-4d-8b-10 analyst
r-2c-12m-14 charts $
r-2v-2g-14o-18 commu…
r-2b-8 customers $
r-2n-8b-14 demand $
r-2w-4v-10a-10d-12m-18 former
r-2o-10m-16 hash rate
r-2o-8 heats
r-2c-20 holder with transfer
r-2o-14 in us
r-2n-2c-10w-12 leave $
r-2v-2a-2m-10b-12 m
r-2d-10o-10 matter
r-2d-10o-10 matter $
r-2n-10w-12p-12v-14a-14 pass
r-2v-2p-4w-12a-14 passes
r-2b-12 road for
r-2g-2a-8m-12 rolls
r-2 scams
r-2d-4o-10v-12 sends
r-2b-14 t $
r-2c-4 آبان $
r-2a-12n-14o-14g-16c-20 آربیت…
r-2n-2v-16g-16c-16a-20 برد
r-2b-12 به کدام
r-2 در خانه
r-2c-12o-12m-16 سه سال
r-2b-12 سو
r-2b-12 سو می
r-2d-8m-10 هشدار داد
r-2d-2w-6o-12 پایین
r-2b-12 کدام سو
r-4w-8g-10d-16a-16 ^ kraken
r-4m-12 ^ اختلال
r-4m-10 community $
r-4 demand is
r-4n-10b-12c-12d-14 first day
r-4o-10 hiccu…
r-4o-10p-20w-22 its
r-4 manager
r-4n-10b-12c-12d-14 on first
r-4a-12o-12c-16 to all
r-4m-12 اختلال
r-4o-14 ارز دیجیتال
r-4v-10o-14a-16 از
r-4b-12n-12m-14c-14 برمی گردد
r-4 برگزار شد
r-4d-10w-12m-18 به سازندگان
r-6p-10 ^ pendle
r-6m-14 ink
r-6w-10b-12 owns
r-6v-8w-12p-12a-14 passe…
r-6m-14v-14p-14g-20w-20 trade
r-8 boost
r-8 boost…
r-8o-12b-14 buying $
r-8 in september
r-8m-12 links
r-8w-10 packa…
r-8g-8a-12c-12 peak
r-8g-8a-12c-12 peak $
r-8n-8b-12o-14 polym…
r-8g-10c-12p-14n-18v-18a-18w-18 priva…
r-8n-10o-10b-12c-16 trading with watcher
r-8a-12m-14o-14g-16 walma…
r-10 ^ nft
r-10p-10 ^ stake
r-10m-12g-12c-18 airdrops
r-10m-12o-12d-14 based
r-10n-18g-20c-20 billion
r-10 br
r-10n-20 chas
r-10n-20 chase
r-10 get <number>
r-10d-12b-16 host
r-10p-12o-14 mints <number>
r-10 payroll data
r-10d-12v-14c-18 plung
r-10d-12v-14c-18 plung…
r-10d-10c-10 rate $
r-10 servers
r-10b-10m-12 sets aside
r-10 shirt
r-10g-12 to bring
r-10 to fake
r-10d-10 worr
r-10m-12b-12 افتتا…
r-10w-16 داغ شدند
r-10 دیگر به
r-10 رمزارزی $
r-10 می آورد
r-10 می فروشد
r-12o-16 <number> minutes
r-12d-12n-12g-12a-14w-18 ^ jpmorgan
r-12b-14 ^ مورگان
r-12c-14 and who
r-12b-12 cease…
r-12c-14 charts
r-12w-14p-14a-16b-26 close…
r-12v-12n-16g-18a-20w-20d-26 coin FTM
r-12v-12d-14a-14b-16n-16 earnings
r-12v-12d-14a-14b-16n-16 earni…
r-12o-12 grayscale files
r-12d-12n-12g-12a-14w-18 jpmor…
r-12m-14 spending
r-12 strain
r-12v-12a-12w-12p-14g-16o-16 vault…
r-12o-12 wint
r-12o-12 winter
r-12b-14 استنل
r-12b-14 استنل…
r-12b-12c-14 جابه
r-12d-12o-12 را زمین
r-12 راه انداخت
r-12b-14 مورگان استنلی
r-12p-12g-14o-14n-20d-22a-22b-24 میم
r-14 ^ el
r-14p-14w-16 by <number>
r-14n-14a-14g-16o-18 cit
r-14 crypto fund
r-14 new chief
r-14c-16 surge
r-14o-16 ایرانی در
r-16 ^ payments
r-16 ft
r-16 of crypto
r-16 wants to
# blockchain
b48n-8g-12r-14c-14d-16w-16a-18v-20m-26 kind tech
b46o-2p-18v-20n-26g-26a-28d-30w-30m-32r-32c-38 بلاک
b44a22m-6p-6c-16d-20v-24w-26r-30n-30o-42 kind chain
b42c-8r-12n-12d-16o-16v-18m-20a-22w-22p-30g-32 شبکه
b36g10w-4p-10o-14c-20m-28a-30r-42 chain
b36c-8p-10v-14n-18r-20a-20w-22o-22m-24d-34 coin DOT
b36c-12g-14v-20r-22w-22n-26p-26d-28a-28m-30 netwo…
b36o-8a-10v-12w-12m-16d-18c-20r-22 rule blockchain
b32w-2c-8r-10o-10a-14m-16d-16n-20p-20v-24g-24 block
b30p4n-2m-4v-8r-12c-18g-20a-20d-22o-24 shared rule blockchain
b30d-10n-12w-14o-14m-16c-22 transaction
b30v-10a-12n-14g-14w-14d-22c-24m-30 تراکن…
b28c-16m-18r-18w-20 ^ پیشنهاد
b28a-10m-12p-12n-16v-16c-18r-24g-24 coin LINK
b28v-14c-14p-14a-16w-16m-18n-18g-18o-20 propo…
b28a-2w-10v-12r-14g-14m-16d-18n-18o-18c-22 هش
b26a12p-8o-10v-16w-16r-20n-22c-26m-28 base
b26n8o-2r-16c-16p-16a-18w-18m-20v-20d-24 block…
b26a-8o-8m-12p-14g-16w-16c-16n-20r-26 build
b26g-2c-4d-6n-14r-18o-18m-22 coin with tech
b26d-12v-14p-16m-18c-18w-20r-22 own rule blockchain
b26c8v-10p-10g-12n-16a-18r-32o-32m-42 person vitalik-buterin
b26o-8m-10d-16c-26 person with tech
b26w12v-10a-12p-12n-16g-16c-16m-20d-20o-22 trans…
b26w-8r-12g-12m-14n-14a-14p-14o-20c-22 valid…
b26d14o-2n-12g-12a-14w-22r-24c-28 پیشنه…
b24d-12c-12m-18 <coin> chain
b24g-4m-6r-12d-12w-16o-16c-20 <coin> رکورد
b24c-8p-18v-20a-20w-20g-22r-26n-26m-30 bond
b24c-10m-16o-18 diffi…
b24d-6g-12a-14c-16 evm
b24w-10r-12d-14n-14a-16o-16g-18 its own
b24c-8v-12a-12g-14w-14m-16o-16n-18 propos
b24a-8g-10d-12n-12m-14r-14v-14c-22o-22 relay
b24o12d-4n-4a-12p-12m-14g-14r-16c-18 smart
b24p-2r-12a-12n-14g-14o-14d-16m-20 اثبات
b24m-8c-14d-18 استیکینگ <coin>
b24r-4n-8w-10d-18m-20c-20 مهاجرت
b24d8p-12r-14n-14a-14c-14w-16o-16m-20 نسخه
b22a-10c-12g-14 ^ بلاکچین
b22p14o-12v-14w-16r-18a-18g-20n-22m-26c-26 bug
b22m-2n-2w-12p-14v-16o-20r-24d-28g-28 business with chain
b22v-8p-8a-12w-14d-16r-18o-18m-22c-22 chain $
b22a-8g-10w-10v-12m-14n-14p-14r-16o-16c-18 cod
b22a-8g-10w-10v-12m-14n-14p-14r-16o-16c-18 coder…
b22m16r-10p-14v-16g-18w-18a-20d-26o-26c-30 coin AVAX
b22n-14g-14r-16m-20d-20c-26 compu…
b22p-10v-12g-12a-12d-14w-14n-16r-18o-18m-22 core
b22d14c-10p-12r-18v-18g-18a-18w-18m-20 fees
b22p-12v-16m-18n-18g-18d-20w-20a-22r-24 ledg
b22p-12v-16m-18n-18g-18d-20w-20a-22r-24 ledge…
b22n-12g-14a-14w-14r-16m-22c-22 migra…
b22g-2a-14c-14 rollu…
b22m-14c-18 scal
b22o-6r-10a-10w-10p-10n-12v-12m-14d-14 settl…
b22p-10o-10c-12 smart contract
b22v-10n-12p-12r-14c-16m-18g-18a-18o-18 v2
b22c-2o-12 اعتبارسنج ها
b22g-6n-14w-14r-16d-16m-18c-24 تورم
b22m-14c-16 توسعه دهندگان
b22r-2m-10c-14o-14 ثانیه
b22d-4g-4m-8a-14c-16o-16 دفتر کل
b22o-4c-12g-14m-24 را <price>
b22m-12v-18a-20w-20r-26c-28 زنجیر…
b22a-10p-10v-12g-14w-14d-20c-22o-24 ساعت
b22v-14w-16p-16g-18a-18r-20n-22c-22m-24 فعال
b22r-4n-12w-12c-20m-22 مهاجر…
b22m-4v-8w-10p-10n-14g-14a-18c-22 کل
b20m-20c-20 <coin> block
b20d-2m-12c-18 <coin> نزدیک
b20o-2m-8n-10d-12c-12 ^ هش
b20d-14a-14c-16 activ…
b20g-10a-10d-12n-12v-12w-12p-14m-18r-18o-22 agent
b20r-8m-12n-12c-18 blockchain $
b20g-8p-10w-12v-16a-16m-18d-18c-24 blocks
b20g-2n-6a-12r-16d-20c-26 buil
b20m-14c-20 capac…
b20m-14d-14c-14 ccip
b20r-8a-10c-10m-18d-20 chain with stablecoin
b20c-18 coin MINA
b20w2m-10n-10o-12d-20v-20c-20p-22 coin SOL
b20w-10o-14m-16p-16 coin XNO
b20m-12r-12o-12d-14c-16 computer
b20g4a-12n-14v-14d-16w-16p-16r-18m-20o-20 dev
b20m-2c-2g-4w-8n-10p-10r-12o-12a-16 layer
b20r16d-6o-12m-14g-14c-18 limit
b20m-14o-16c-18 memb
b20m-14o-16c-18 membe…
b20a-10m-12d-14c-16 pol
b20r-8d-20 record low
b20d-8o-18c-20 rela
b20m-14c-18 scali…
b20v-10d-12a-12g-14w-14p-14o-14m-22 securit
b20n-2d-14v-14a-14p-14g-16w-16o-20m-22 secur…
b20r-8d-10w-10m-12o-12c-18 simpl…
b20r-2w-2m-12c-20 solo
b20o8w-2c-12v-16n-20p-20m-26 stak
b20a-4g-12 بلاکچین در
b20m-18c-18 دهندگ…
b20o-4c-6m-12r-14 روی زنجیره
b20p-12v-14w-14g-16a-18r-20c-20m-22 ساده
b20m-10r-10c-14o-14 سختی
b20d-10c-14m-16 سرعت
b20r-14c-14m-20 عرضه <coin>
b20w-12m-16c-18 نسخه <number>
b20a-2w-4o-12c-14 هکاتو…
b20m-2r-4v-10c-12w-18o-18p-20a-22 چیست
b20d16v-14p-14m-16g-18w-18r-20a-20o-20 کارمز…
b18m-10c-12d-14a-14 <coin> amendment
b18m-10c-16 <coin> completes
b18o-16c-18 <coin> cuts
b18c-8d-18 <coin> migrates
b18o-8d-12m-14c-16 <coin> mweb
b18m-2c-18 <coin> onchain
b18c-12m-14 <coin> transaction
b18r-8m-10w-14p-14c-16 <coin> خالی
b18c-10m-16 <coin> هزینه
b18r-8w-12m-16c-16 <coin> کور
b18o-12c-14 ^ hash
b18m-12d-12o-12c-20 ^ state
b18g-10 ^ مین
b18r-8m-12w-12o-12c-16 ^ نسخه
b18r-8n-10d-12c-14o-14m-16 ^ نیر
b18c-2o-12 ^ وب
b18r-8d-12m-18 ^ کارمزد
b18g-2m-12o-14 agent…
b18m-12o-14 ai agents
b18d-12c-14 ao
b18n-2o-4r-12c-16 bond on
b18v-10a-12w-12g-14r-18o-20c-28 cap
b18r2m-4p-10g-14c-14d-16o-16a-18 chain with law
b18m2g-4o-12d-14w-14c-28 coin RNDR
b18c-20 coin SKL
b18v-8g-12w-12n-14a-14p-14d-16r-18m-20 complet
b18r-6m-8o-8d-10a-10c-14 decentralis
b18c-10v-14p-14n-16g-16a-20m-22r-22 deposit
b18r-16c-16o-18 dlt
b18a-2r-8w-14c-14 eip
b18a-2r-8w-14c-14 eip <number>
b18m-10a-10r-12c-14n-16 era
b18d14m-6p-14r-16c-16v-18w-18g-20a-22 fee
b18c-10m-12o-14 fill
b18c-12o-14 finalit
b18c-12o-14 finality
b18r2v-2a-6g-10d-12p-12o-14m-20 good
b18g-2m-10d-12c-12o-16 hacka…
b18w-4d-8r-12o-14m-16 hashr…
b18c-2o-10n-12m-14d-22 issues
b18c-2n-4m-6r-10p-10a-14 layer <number>
b18o-18c-20 ledger for
b18r-6o-8w-12m-14c-16 mined
b18o-8d-12m-14c-16 mweb
b18p-10n-12v-12r-16g-16a-16m-18d-18 network $
b18a-6n-8p-8g-10c-16o-18 nod
b18o-10m-12 nodes
b18r6o-2v-12a-12g-14n-18d-20m-24 ofTrade with theft
b18m-2c-18 onchain cloud
b18d8a-10o-10m-12c-20 oncha…
b18a-8d-12c-12m-14o-14n-18 patch
b18c-10a-14w-16n-18g-18m-20o-20 pilot
b18n-8m-10d-10c-10g-12w-12r-14o-14 pilot $
b18d-16 previ…
b18p18d12m-14w-14v-16n-20g-20r-22o-26c-36 protocol
b18o-10m-12c-14 reignit
b18o-10m-12c-14 reignites
b18d-6c-10o-12r-14m-16 sbtc
b18v-2o-12c-14 sonei…
b18n-14 spam
b18g-8p-12r-16o-16c-18 split
b18r-14o-16m-20 stakers
b18a-2w-4o-4p-8m-16 throu…
b18d-2o-8r-12c-18 to build
b18m-10c-12a-14 to builders
b18c-12o-12 transactions
b18o-4m-10r-10c-16 x402
b18g-8m-10d-12c-14o-16 آزمای…
b18g-2r-10m-12o-12c-18 اختصا…
b18p-8m-18c-22 از خزانه
b18a10w-6c-8r-12v-12g-14n-22o-28 بیس
b18m10p-8d-12w-12r-14n-14g-14o-14c-18 تاریخ
b18p-8r-12c-16m-20 جامعه
b18p-4w-14c-14m-20 خواست
b18r12v-8w-8g-12n-14d-16c-16a-18m-20o-22 دفتر
b18g-6c-14o-14m-20 را روی
b18g10o-2m-8d-8v-14c-24a-26r-30 روی
b18m-12w-14o-14d-16 سخت
b18n-4d-10o-10m-12c-18 شبکه را
b18r-8n-10d-12c-14o-14m-16 نیر
b18r-2v-8d-10o-12c-20 هلیوم
b18v-2g-10n-14w-14r-16d-20m-22c-22 کور
b18c-10o-12d-14 یک سوم
b16m-10c-12 <coin> ccip
b16n10v-12c-12m-20 <coin> fees
b16c-12m-14 <coin> halving
b16 <coin> node
b16r-2o-2m-10d-14 <coin> staking
b16w-10o-10r-14m-22 <coin> turns
b16w-2d-4c-12o-16r-22 <coin> سقف
b16n-10d-12a-12c-14 <number> for
b16r-14 <number> اعتبارسنج
b16 <number> چیست
b16m-2c-12 <price> attack
b16m-12c-14 ^ franklin
b16m-10r-10g-10d-12c-12o-14 ^ maersk
b16o-10m-16c-16 ^ rootstock
b16w-2m-12c-16 ^ solo
b16a-2g-4r-12n-12c-12d-14o-14m-16 ^ بیس
b16m-10o-16 ^ توکنیزه
b16o8d-4w-8g-12m-16c-20 ^ ثبت
b16v-12w-12n-14g-14a-14r-16d-16p-18m-24 ^ شبکه
b16w10d-2n-4m-14r-20c-22 ^ ماینر
b16m-12d-12c-14 ^ مهاجرت
b16p16g-2r-10a-10w-12m-14c-14o-14d-20 ^ پروتکل
b16o-4c-14 abstr…
b16a-8m-12d-12 activat
b16a-8m-12d-12 activates
b16c-12a-14 apto
b16c-12a-14 aptos
b16c-18 arc
b16m-12n-12a-12d-14c-14o-18 base $
b16o-10m-12c-16 blackrock buidl
b16g-2d-8c-10m-14o-14 blob
b16g16c-10w-14p-14n-16a-22r-24m-28 bring
b16o-10m-12c-16 buidl
b16o-4m-14c-16 by <price>
b16p-2c-16 coin BSV
b16 coin DGB
b16m-8 coin GLMR
b16m12v-2p-10n-14g-14a-14r-16w-16c-16o-20d-22 coin XMR
b16p-8v-10n-14a-14 coins one
b16d-12r-14v-14g-14a-16w-16p-16n-18m-22 compl…
b16n-2v-10d-12g-16o-18c-22 count
b16r-8g-12c-12m-14o-14 count falls
b16r-10m-12d-12v-12o-16 debate
b16m-6o-8d-10c-14 decentralised
b16d4o-10c-14v-18p-18n-20g-20r-26m-28 depos…
b16o-12c-16 erc
b16m-8r-14o-14c-20 expan
b16n-14 filt
b16n-14 filte…
b16m-12c-14 franklin
b16g-4d-8o-10r-12m-20 get <price>
b16r-10d-10n-12o-12m-14 gpu
b16o-12c-16 grants
b16m-12c-12 hashrate tops
b16p-2g-10a-10d-12c-12m-14o-14 have
b16o12m-4v-14p-14n-16r-20d-22c-32 hour
b16r-2d-8o-12m-14v-14c-14 intents
b16c-14o-14 knock…
b16 knowl…
b16r-10c-10o-12 lab $
b16m-12c-16 launching
b16p-12v-16g-16m-18d-18n-18w-20r-22a-22 ledger
b16c-12o-12 ledger $
b16m-10c-14 lightning network
b16m-16 limit to
b16m-10r-10g-10d-12c-12o-14 maers…
b16d-2n-2o-4w-12r-14 make
b16d12r-2a-12w-12m-16c-20 migrat
b16m-2d-12 migration
b16c-18 miner with price
b16o-10m-12 mining difficulty
b16c-14 movin…
b16m-10c-14 network capacity
b16g-16 oasy
b16g-16 oasys
b16d-10n-14v-14p-16m-24o-28 ofTrade with tech
b16r-12m-16 off <number>
b16o-14c-16 on a
b16g12d4m-8p-18v-20a-22c-22r-32o-42 on chain
b16m-10 on its
b16c-2r-12a-14 op
b16o-2a-6c-10r-12m-24 ordin…
b16o-8d-10c-10m-12 proposal to
b16n-14 proposed
b16v-12p-12d-14r-16g-16a-16w-16c-18m-22 quant…
b16m-8r-12n-14c-20 rail
b16c-12 registr
b16c-12 registry
b16c-12 regis…
b16r-10d-10v-10m-12c-16 reign…
b16m-10a-16 retro
b16d-6c-16 rgb
b16o-10m-16c-16 roots…
b16a-10m-12o-12c-14 rust
b16c12g-6d-12o-14r-18 settlement
b16c-16 simpl
b16c-16 simpler
b16o-12c-14m-16 slashes inflation
b16 smart contracts
b16v-2c-12o-12 sony soneium
b16p-12r-16c-16o-16m-20 split…
b16o-2c-4m-14v-16a-20r-24 tech with trading
b16m-10g-14c-14o-14 teepi…
b16v-4d-10n-10g-12a-12o-14m-18c-18 ten
b16o12w-12p-12v-14c-18m-20d-20g-20r-28 test
b16w-2d-12m-16r-16c-18 tests
b16c-14o-14 to five
b16d-2a-4m-10c-14 to pol
b16d-12c-12 to sonic
b16p-10v-12m-16g-16a-16w-16o-28 tokenised
b16w-10o-10d-14c-16 tokenised deposits
b16o-12 tp
b16o-12 tps
b16n-4g-8a-8c-10m-12p-12o-12 validators
b16 zero knowledge
b16 اثبات سهام
b16d-6m-18 استیک <coin>
b16d-4m-8w-12 استیک شده
b16p-12c-16 اسپم
b16d-2n-8c-14o-16 انتزا…
b16d-4w-10o-10m-22 انتقال
b16d-8w-10o-14m-22 انتقا…
b16n10d-14c-14 انداز…
b16c-10o-12m-16 بار دیگر
b16m-14 باندل
b16c-16 برای <coin>
b16o-16c-18 برنا
b16c-8 بلاک را
b16o-12 بلاک چین
b16n-10c-14o-14 تابع
b16m-8o-10r-14 تهدید
b16c-10m-16 تورمی
b16n-2m-12o-12c-14 توکن سازی
b16 دارو
b16c-10o-12 در ثانیه
b16d-2n-8c-12o-16 درخت
b16m-16 درصد کاهش
b16o-2g-12c-14v-18n-20a-20w-24 دو
b16c-4o-12m-14 دو استخر
b16m-12c-14 دو شبکه
b16p-14 دیفای $
b16a-2r-12n-12c-16w-18 را <number>
b16c-10m-14 را شکست
b16n-2m-12o-12c-14 سازی دارایی
b16c-10m-14 سرعت <coin>
b16m-2g-10w-10r-12d-12p-14o-18 شبکه <coin>
b16r-2m-12d-12o-12 شده است
b16d-8c-12o-12r-16n-16 شناسه
b16m12o-10c-22 قراردادهای
b16c-2 قراردادهای هوشمند
b16a-2c-2o-10m-14 لایتن…
b16m-14c-14 ماهان…
b16d-2n-8c-12o-16 مرکل
b16o-10c-12m-14 مصنوعی $
b16w-2c-14p-14 ممپول
b16c-12o-16m-18 میزبا…
b16m2g-10w-12o-12d-14n-16c-18 نزدک
b16g-10r-12n-14m-20c-24 نزدیک
b16c-18 نقشه
b16n-10r-18o-24 های ایرانی
b16c-12m-14 هش ریت
b16c10n-2g-2w-12r-16o-16m-20 هویت
b16 و بازی
b16m-14 وصل
b16c-10m-12 پاراچ…
b16m-10o-14 چهار ساعت
b16w-12c-12 کم شد
b16g-12c-18 گیر
b14c-8r-10m-14 <coin> core
b14m-12 <coin> crosses
b14c-10 <coin> devs
b14c-14 <coin> goes
b14c-8 <coin> layer
b14m-12g-16o-18 <coin> mobile
b14n6m-18 <coin> ordinals
b14m-10 <coin> transactions
b14r-16w-16c-16 <coin> برای
b14m-14c-14 <coin> جلو
b14c-14m-18 <coin> دوباره
b14m6n-2r-8v-10g-12p-12c-14a-18o-18 <coin> را
b14m-8 <coin> فعال
b14c-10 <coin> قراردادهای
b14c-12 <coin> هاردفورک
b14d2c-12m-14 <coin> کارمزد
b14p-2c-12o-12 <number> coders
b14d-10a-10r-12n-12g-12c-16m-20 <number> days
b14c-12 <number> networks
b14o-10 <number> tps
b14c-8m-10 <number> بلاکی
b14o14n-10v-12g-14a-14c-18m-26 <price> <price>
b14c-4 ^ account
b14o-14 ^ avalanche9000
b14m-2d-2g-4o-4c-16 ^ chain
b14m-6d-8o-8c-14 ^ decentralised
b14p-2c-12o-12 ^ ethglobal
b14o-10 ^ gitcoin
b14r-10o-10c-16 ^ public
b14r-6c-10 ^ siemens
b14d-2m-10c-20 ^ swift
b14d-8m-14c-16 ^ two
b14 ^ آپگرید
b14g-10r-12n-12a-12o-12m-14 ^ اثبات
b14d-12c-12m-14 ^ تراکنش
b14d6g-14a-14w-14p-14v-16c-16o-16r-20n-20 ^ جنگ
b14r-2m-6c-12 ^ سختی
b14c-10m-12 ^ ظرفیت
b14 ^ کاربرد
b14c-12o-12 a ledger
b14c-4 account abstraction
b14g-8p-8m-10n-10r-14c-14o-18 airdrop with tech
b14g-6v-8a-8r-10d-10c-18 an
b14o-2c-8r-12d-14 audit
b14o-14 avalanche9000
b14c-12o-12m-14 binar
b14c-12o-12m-14 binar…
b14d-12m-20 bit
b14r-10o-12m-16 bitte…
b14n14p-10v-12r-14d-14w-14c-22a-24o-28 blockchain
b14 blockchain stalls
b14m-8r-12c-12o-12 blocks $
b14n-10g-10r-12v-12a-12o-12m-16d-16 bonds
b14d8m-16c-18 bridged
b14d-10p-10c-12m-14 bridges
b14g14c-10w-12p-12n-14r-20a-20m-28 bring…
b14d2p-10m-12w-14o-14n-16r-18g-18 build…
b14a-2o-10c-14 canto…
b14d12o-2m-6p-12c-14 carri…
b14a-2v-12w-14r-18n-18c-24o-24g-28 chain with defi
b14m8p-2r-10w-10n-16g-18o-22c-28 chain with tech
b14v-18r-20o-20w-22d-28n-30 chain with trading
b14d8m-10c-16 climbs to
b14n-2 clog
b14c-12 codebase to
b14c-12 codeb…
b14c4m-6r-12w-12d-16 coin ETC
b14d8v-10o-16r-20c-24 coin ETH
b14c-12 coin KLAY
b14m6n-8p-10a-12w-14o-14r-16g-16d-18 coin XLM
b14n-10r-12p-12m-14d-14o-16 completes
b14o-10c-12 compute
b14o-10c-12 confidential
b14c-6r-10m-14 core v30
b14n-8p-8r-10g-10m-12a-12o-16 debat
b14n-8p-8r-10g-10m-12a-12o-16 debat…
b14m10d-8o-10c-22 debut…
b14a-4m-10c-12o-14 deposit token
b14r-6c-10 digital bond
b14c-14 downt…
b14c-10 dtcc
b14n-2c-12 elon
b14d-12 enabl
b14d-12 enabl…
b14p-2c-12o-12 ethgl…
b14c-10 evm sidechain
b14a8w-12p-12v-14r-16g-18m-20o-26 explained
b14a4w-12v-14p-14r-18o-18g-20m-22 expla…
b14g12n-12m-14c-16 explores
b14m-2c-10o-14 fill up
b14o-10c-12 finality to
b14w-6p-10r-14n-14g-14m-16c-22 final…
b14c-12o-14 flashbot
b14c-12o-14 flashbots
b14 for web3
b14 fork $
b14m-2c-12o-12 formed
b14m-2o-12 four hour
b14o-10r-12m-14 frank…
b14c-12 fund for
b14d-2c-6 fusak…
b14o-10 gitco…
b14c-2g-10 glams…
b14o-10m-18 goods
b14r-8d-10c-12o-16a-18 guil
b14d-12 halts for
b14m2a-10r-12n-12v-12g-12c-14p-16o-16 halve…
b14d-10n-12a-12w-12r-16m-18o-18 hash
b14a-6c-12o-14 history $
b14o-8r-12c-14 integrations
b14n-10d-14v-16o-16m-18c-18 inten…
b14 introduce
b14o-2r-6v-10p-10n-12a-12 kind coin
b14c-6m-12 knots
b14m-8c-8g-10o-12d-14 langu…
b14c-2 launches after
b14o-8a-12p-12n-14m-16c-24 law with tech
b14m-12w-12p-12d-20a-20o-20 lay
b14d-16 leade…
b14c-10o-14 ledgers
b14c-10o-14 ledgers $
b14c-12 links <coin>
b14c-12 linux
b14c-12 linux foundation
b14m-4c-12 make <coin>
b14o-10m-12c-14 member $
b14d12n-10c-16m-18o-18 mev
b14 monad mainnet
b14o-10c-14 more chains
b14w-10o-12g-14p-14n-16v-16a-16r-22c-24 nears
b14r-10c-10o-14d-18 nears $
b14c-12 network hashrate
b14o-4m-8r-14 networks
b14o-4m-8r-14 networks $
b14m-10c-12 nu7
b14 olympia
b14n4w-6m-12d-12g-14o-18 other…
b14c-12 permission
b14c-12 permissioned
b14m-8r-12d-12 picks <coin>
b14r-10o-12 plain
b14 proof…
b14d2m-6p-12o-12c-14 proposal
b14v-4g-10m-12w-14o-14c-18 proposes
b14c10d-10p-10w-12a-16n-18g-20o-24 public
b14 reaches mainnet
b14o6v-2g-8c-16d-18p-18w-20n-24a-24 recor…
b14n10m-12d-12c-14o-14 releases
b14c-12o-12 rent
b14o10r-10m-14c-18 researchers
b14o12r-14d-16 resigns $
b14o12r-14d-16 resig…
b14d-8o-14c-18 reviv
b14m-12o-12c-14 revives
b14r-4p-4m-8c-10o-12 rollb…
b14d-2g-12o-14m-20 runs
b14c-14o-14 secto…
b14w-2m-10c-18 securities
b14a-4w-10r-12n-12p-12o-14m-16 security
b14 shorten
b14c-10 sidec…
b14r-6c-10 sieme…
b14c-8o-12 signatur
b14m4r-10n-10d-12g-12a-12w-14c-20 signa…
b14c-14 simpler <coin>
b14d-14 slashed
b14v14d-8r-12n-12a-12g-14m-16o-20 sony
b14d-10o-12 staking rewards
b14r2d-12 stall…
b14c-8m-12o-14 statelessnes
b14c-8m-12o-14 statelessness
b14d-12c-12o-14m-16 state…
b14c-8m-10o-16 subne…
b14d-2m-10c-20 swift
b14d-10p-10c-12m-14 synap…
b14m-10c-12 tachy…
b14d-10o-10m-12c-12 templ…
b14 testnet $
b14p-8m-16 through
b14d-14m-22 to be
b14a-12 to developers
b14c-12 to linux
b14g-10r-12d-12n-12o-12m-20 to put
b14 toast
b14 toast…
b14c6a-6w-10v-12p-14r-16g-20d-26m-28o-30 token $
b14r6c-2p-12v-14g-16w-16m-18a-18o-28 tokenis
b14o-10 tps in
b14m-4d-10g-10c-10o-10 tradelen
b14m-4d-10g-10c-10o-10 tradelens
b14m-10c-10o-10 traffic
b14m-10c-10o-10 traffic $
b14c-2m-10 transaction $
b14g-6v-8a-12c-12p-12w-30 turns
b14m-2p-6v-10w-14n-20o-20 und
b14m-2p-6v-10w-14n-20o-20 under
b14a-6d-10 unich…
b14r-2m-12c-12o-12v-14 ux
b14c-6r-10m-14 v30
b14c-12o-12m-14 verkl
b14c-12o-12m-14 verkl…
b14 zk
b14c-10 آربیتروم از
b14d-10c-18 آرک
b14d-10o-10 آزمایشی
b14g-2d-8m-10o-10r-12 آلپن
b14 آپگرید پکترا
b14p-8o-8c-10m-12 استارک
b14p-8o-8c-10m-12 استارک نت
b14o-10c-12 استودیوهای
b14n12m-8r-10d-12v-18o-18c-20 استود…
b14n12c-12d-14 اندازی
b14m-12c-12 اوپ
b14g-4d-10o-10r-12m-14 با <price>
b14g-12 با بلاکچین
b14r8d-2n-6m-12o-18 بانک های
b14m10c-10a-14v-18p-18n-20w-24 برا
b14c-2 برابر کوانتوم
b14m10c-10a-14v-18p-18n-20w-24 برای
b14c-20 بعدی <coin>
b14m-10r-10w-12c-12 بلاک <number>
b14c-8m-10 بلاکی
b14m-4w-10c-12 تازه <coin>
b14v4p-2a-8g-14w-14o-16c-26 تر
b14o-10 تراکنش در
b14r2d-14c-16m-18 تراکنش های
b14n12m-14r-14c-14 تصویر
b14r-12w-12c-12m-14 تعداد
b14m-2w-8r-10c-14o-14 تمرکز
b14r-8c-8o-10m-12d-12 تمرکز…
b14o-6c-12 تمپو
b14c-12m-14 تنسور
b14r-10d-10c-10m-14 تورم را
b14m-10o-12 توکنیزه کردن
b14o2r-10c-14m-16 جهان شد
b14c-10m-12 خصوصی در
b14r-8m-12c-16 دایم
b14o-10 در دیفای
b14 در زنجیره
b14d6g-8v-10o-10w-12n-18r-22m-34 درآمد
b14d-6m-14 درصد پایین
b14c-14 دیزن
b14c-14 دیزنی
b14w-2m-10r-10o-10d-12c-16 را دو
b14c-10 را فعال
b14n12c-12d-14 راه اندازی
b14o12w-8r-10d-12m-18c-20 رایانه
b14g12n-10m-14o-14d-18c-18 روزان…
b14m2p-2v-10r-12n-12g-12w-12d-14o-14c-18 ریت
b14m-12 ریت شبکه
b14m-12c-12 ریترن
b14w-2v-12p-12g-14m-16r-16a-16 زبان
b14c-14 ساب
b14c-14 ساب نت
b14c-14 سازی <coin>
b14c-12 سبک
b14r-2m-6c-12 سختی استخراج
b14g-10o-10m-12 سریع
b14g-10o-10m-12 سریع تر
b14m8v-2a-10g-12w-12d-16n-16c-32 سقف
b14m-2 سقف گس
b14o-10c-12 سونیو…
b14m-12 شبکه پس
b14c-14 شکست $
b14d-2n-6c-10w-12 صف
b14w-12 صف خروج
b14o-10r-12c-16 صندوق ها
b14c-10m-12 ظرفیت
b14c-2m-4w-16 فعال <coin>
b14c-10 فعال کرد
b14 ققنوس
b14m-6c-14 لینوک…
b14c-14 ماندن
b14w-14 مسدود کردن
b14c-2 مقاوم
b14m-10 ملک
b14g-10o-10m-12 میستی…
b14 نسخه دوم
b14c-4 نقشه راه
b14c-14o-16 نو
b14c-2m-4w-16 های فعال
b14c-10 هکاتون <coin>
b14n8o-4w-14c-14m-16d-16a-18p-18r-20v-26 چیست $
b14w-12c-12m-14 کاتال…
b14 کاربرد بلاکچین
b14m-8w-10c-14 کامل
b14c-10d-12g-12p-12a-14n-16w-16r-22 کاهش
b14m-6c-14 کدهای…
b14g-12d-14n-14w-16m-18o-20 کردن
b14m-10 کل <coin>
b14c-12o-12 کل می
b14g14o-4m-8d-12p-12r-18n-18a-20w-20 کم
b14g-2d-8m-10o-10r-12 گلو
b12n-12 <coin> quietly
b12 <coin> with
b12c-4 <coin> سرعت
b12o-8 <coin> منتشر
b12c2o-12m-18 <number> fund
b12 <number> proposal
b12m-2c-14 <number> را
b12r-8o-10c-14 <person> asks
b12c-12 <person> نقشه
b12n-12c-12o-12p-14w-16r-18 <price> درصد
b12w-4m-6n-10v-10a-10d-12r-16 ^ blackrock
b12o-2c-10 ^ estonia
b12o-6r-10c-12 ^ founder
b12r-12c-14 ^ mining
b12r-10m-12 ^ op
b12m8a-2d-6n-8r-10c-14o-16 ^ privacy
b12o-10 ^ prysm
b12r-10n-10c-12d-18 ^ scroll
b12r2m-10n-12c-14 ^ singapore
b12o-10 ^ stacks
b12c-12o-12 ^ taproot
b12n4c-8m-12o-12 ^ ubisoft
b12c-8 ^ آربیتروم
b12a-2 ^ استارک
b12 ^ باگ
b12r10m-8o-18c-22 ^ جریمه
b12m8o-2r-8c-18d-22 ^ سیرکل
b12n-6g-10r-12d-12a-12m-14c-16 ^ لایه
b12c-2 ^ نود
b12d-8a-8o-12m-14 a new
b12c-12 adds a
b12c4n-12m-16r-16 adopt…
b12m-4c-10o-10 after decade
b12o-12 aggregation
b12c-8m-10d-10g-14 announced
b12c-8m-10d-10g-14 announced $
b12r-2 automate
b12 begins trading
b12d2g2m-12a-14o-16c-18 beta
b12d8m-10a-10o-12c-14 beta $
b12m-2r-12 bloat
b12o-10m-12 blob fees
b12d10w-2p-6o-8c-14 block $
b12 blocks with
b12r-14 brazil $
b12c-10 buchm…
b12n-12g-12d-16m-18c-18 budget
b12d-12m-14c-14 builders
b12d-12m-14c-14 builders $
b12d8o-12p-14c-16 carr
b12a-12 catalyst
b12 centers
b12d-12 chain halts
b12m8r-12c-12 chatt
b12c-12 chatting
b12m8r-12c-12 chatt…
b12r-10o-12 choic
b12r-10o-12 choic…
b12c-6o-10 cited
b12r-10m-18c-18 clust
b12r-10m-18c-18 clust…
b12r-10m-16 code $
b12c-6v-14p-14n-16r-22g-22o-32 coin ADA
b12a-6w-6g-12r-14d-18m-22o-22 coin FIL
b12o-12 colos…
b12m-4 connects
b12m-4 connects <coin>
b12v-12r-14n-14p-14a-16c-18o-20 control
b12n-6w-10c-10o-12 coupo…
b12 courting
b12o-10c-12 coven…
b12n-2 craze
b12n-2 craze pushes
b12w-4r-8o-10 crede…
b12 critical
b12d-12 crosses <price>
b12c-12 curta…
b12o-6c-12r-14 cutt
b12o-6c-12r-14 cutti…
b12c-12r-14 deadlin
b12c-12r-14 deadline
b12c-14 deadl…
b12c-16o-16 deals
b12d-6 decentralised storage
b12v-12w-12p-12n-14g-14a-16o-22 decen…
b12c-10o-10 depart
b12c-10o-10 departs
b12d8n-10a-10p-10m-16r-16o-16 deposits
b12p-2m-4o-14c-16 devs
b12n-8 dmv
b12m-4a-10 dol
b12m-4a-10 doles
b12c-10v-14n-16a-18w-18r-28 doubl
b12c-10v-14n-16a-18w-18r-28 doubl…
b12m-8o-10 ecdsa
b12a-4d-16 eigenda
b12g-8m-12 electric
b12d-12 enabling
b12r-8m-14o-14 engineers
b12m-14r-14 engin…
b12o-2c-10 estonia
b12c-10 ethan
b12o-10c-12 euroc…
b12m-2 every
b12o2r-12d-14n-16m-18c-18 explor
b12c-6r-8o-10d-14 fall to
b12m-2 fees by
b12 fixes
b12c-14 floats
b12c-10 foundr
b12c-10 foundry
b12w-12 freezing
b12w-8g-12v-14n-16m-18o-18 full
b12g12w-2p-2v-12a-12c-12r-14n-18o-26 fundi…
b12 gas limit
b12w-2p-8m-10n-12a-12g-14c-22 grant
b12m-4g-10n-12a-12d-14c-20 grant…
b12c-10 growi…
b12v-6d-10r-12c-12a-18o-18 guild
b12n-12c-12 gulf
b12o-12c-20 half $
b12r4v-10a-12c-12w-14g-16m-24p-30 halt
b12o-2c-10 health records
b12o-2c-10 healt…
b12w-2r-6n-8d-12o-16m-18 hit record
b12o-4m-14 hive
b12a-2m-8d-12 hyperevm
b12 icann
b12n-10a-10r-12g-12m-14p-14d-16 identit
b12v-10r-12n-12g-12a-12p-14m-16d-16 ident…
b12o-12c-14 infura
b12o-12c-14 infur…
b12o-8r-12c-14 integ…
b12r-12c-12 interbank
b12c-10 interchain
b12m2n-16p-16a-18g-20w-20d-22c-24 inter…
b12d12o-10m-16 intro…
b12c-10d-12r-14 issua…
b12c-12o-16 ital
b12c-12o-16 italy
b12 jump as
b12d-4o-10m-14 knot
b12g-2a-2m-12 latency $
b12g-2a-2m-12 laten…
b12c-12 ledger with
b12m-2a-8o-12 lets users
b12r-2o-10 lifte…
b12c-2 lite
b12 low as
b12w-8o-10c-18 lowest since
b12c-2 majorit
b12c-2 majority
b12c-2 majority of
b12g-2v-8m-10r-10a-10o-18 merge
b12c-12 migrate
b12p-14 million tokens
b12r4w-6g-14m-16d-18p-18n-22v-22a-22 min
b12m6c-8v-14n-16g-18a-22r-26 more
b12r-14n-14d-16c-22 move
b12g-2a-2m-12 mysticeti v2
b12g-2a-2m-12 mysti…
b12c-12o-12 nairo…
b12d-8m-14w-16 natio…
b12p-2d-10v-10r-12g-14m-16c-16 node
b12m-4o-10 nostr
b12m-14c-22 numbers $
b12m-10c-10 obser…
b12d-10c-10o-10 ocean
b12c-8m-10n-10d-12o-12 on base
b12m-8c-8o-10 optimism superchain
b12w-8o-12c-16 paper
b12m-10n-12 patch…
b12d6w-2n-10a-10p-16o-16m-18 pause…
b12r-4o-12 peer
b12c12m-2o-12a-14d-18 permissionles
b12c12m-2o-12a-14d-18 permissionless
b12d-8o-14m-16 platform $
b12c10r-12o-12 powers
b12 price sinks
b12g-2w-12r-14o-16p-22 price with theft
b12c-12o-12 privi…
b12c-12 programmabl
b12c-12 programmable
b12a6w-2m-10g-10o-14c-18 progr…
b12a10v-10w-14n-16p-16m-18g-20c-20o-20 proof
b12 prov
b12 prove
b12o-10 prysm
b12o-10 prysm bug
b12m-10c-10 puzzles
b12c-2 qubic
b12c-2 qubic claims
b12n-6w-10c-10o-12 quinc
b12n-6w-10c-10o-12 quinc…
b12n-12c-12 rails
b12m-4o-10 relay…
b12g-8n-10a-10w-10c-22 reviv…
b12a10r-2c-14o-14d-16 rewards $
b12 risky
b12c-10 roadmap for
b12c-2 rollup a
b12 rollups
b12a-2n-8d-10o-14c-16 runn
b12d-8n-8o-14c-16 runni…
b12d-10p-10g-14c-14m-18 say $
b12r-10n-10c-12d-18 scrol…
b12c-2o-14 seeks to
b12o-12 sequenc
b12o-12 sequencer
b12g8c-4m-16o-16 set for
b12d-4v-10n-12m-14c-30 settl
b12o-14 settlement $
b12n-10v-10g-10m-12c-16 settles
b12o-8 signall
b12o-8 signalling
b12o-12 signature
b12o-10 simplicit
b12o-10 simplicity
b12d-2w-10p-10n-12g-12a-12r-14 slash
b12g-10a-10w-10p-10n-12r-14 slash…
b12c-12 solo miner
b12m-14n-14g-14r-16d-16 space
b12n-10p-10g-14o-16c-18m-20 stake…
b12v-6o-14 standar
b12v-4o-14 standard
b12m-14 status
b12o-12 stret…
b12o-14 subnets
b12d-12 subsidy
b12d-12 subsidy $
b12g-2a-2m-12 sui mysticeti
b12m-8c-8o-10 superchain
b12m-8c-8o-10 superchain adds
b12m-6c-10 supply at
b12r6o-16c-18 takes down
b12n10g-8o-14c-16 tapro…
b12c12g-4a-16w-18o-20 tech with wallet
b12c-12 telec…
b12d-10c-10o-10 templat
b12d-10c-10o-10 template
b12n-8r-10d-12o-14c-18 the next
b12m-12 to make
b12m-2c-14o-14 to mint
b12m-12c-12o-14 to trade
b12m-12o-12c-14 traff…
b12m-2c-10 transactions hit
b12d-12 trustles
b12d-12 trustless
b12r-2 ub
b12r-2 ubs
b12m-10n-12 unlim…
b12g-10 upgrade to
b12 v0
b12 v0 <number>
b12w-4r-8o-10 verif…
b12m-6c-12 web
b12r-10o-16 word
b12r-10o-12 words
b12c-12 workl…
b12c-10o-12 xinji…
b12o10n-6m-10c-10 year peak
b12c-10 zh
b12p-4n-10d-12m-14o-16 آدرس های
b12 آپگری…
b12o-8d-12c-12 اترها
b12d-2w-10r-14a-16c-28 ارزان
b12a-2 از دسترس
b12c12d-12n-12g-12o-12m-18r-18 استرایپ
b12c12m-18w-20 انتقال <coin>
b12n10o-10g-12c-12 انداز
b12m-18 انرژ
b12m-18 انرژی
b12c-4m-10 انشعا…
b12r-10c-12 انفرا…
b12g-2c-4n-8o-10 اپتیم…
b12c-10m-12 ایستاد $
b12c-10m-12 ایستا…
b12r-10c-12 با یک
b12 بابیل…
b12a-10o-10 بازنشسته
b12 باگ کلاینت
b12m-4c-10 براچی…
b12c-4 بلاک در
b12m-10c-10 بلاک های
b12c-10 بلاکچین اختصاصی
b12m-12 به دنبال
b12m-2w-10c-10 بهبود
b12o-10c-14 تازه برای
b12m-4g-10c-12o-12 تازه گرفت
b12r10v-2g-4d-10c-12o-12m-18 تایید شد
b12r-4c-12 تنها
b12a-4w-10p-10n-14d-16m-18 توسعه
b12c-4m-12 تگزاس
b12m-12c-12 جامعه <coin>
b12m-2c-20 جریمه <number>
b12d12g-14a-14p-14v-16w-16o-16n-20r-22 جنگ
b12r-10c-14 حریم
b12r-10c-14 حریم خصوصی
b12r2a-2w-10n-14d-16o-22 حساب
b12d-8m-12r-12w-14c-18 خالی شد
b12 دانش
b12 دانش صفر
b12a-2 دسترس
b12a-2 دسترس خارج
b12o-12 دهل
b12o-12 دهلی
b12c-10 دهندگان <coin>
b12r-6 دوران ساتوشی
b12 دوشاخ…
b12c-4m-10 دوپار…
b12c-4d-6n-10 دیپین
b12v-4p-6w-10g-14a-14o-20 را
b12d-4c-8m-10 را عرضه
b12m10g-4v-6r-10d-12a-12w-12c-12n-16o-16 را نصف
b12c-2 راست
b12g-10 رای گیری
b12o-4d-8c-12m-14 روی بیس
b12o-10 زک
b12o-10 زک سینک
b12w-2r-6 ساتوشی $
b12n-10g-12o-12r-14w-14d-16m-22 سازندگان
b12 سایدچ…
b12c-4 سرعت نهایی
b12c-12 سرنوش…
b12g-2c-4n-8o-10 سوپرچ…
b12d-10c-12m-14 سپرده را
b12o2r-8w-16 سکه های
b12c-10 سیم
b12o-10 سینک
b12g-8 شاهنا…
b12o8m-2r-10c-12w-14 شکار
b12g-8 طعم
b12r4o-12m-14c-14 عامل
b12m-2g-8r-12n-12c-12 عضو
b12 فورک
b12 فوساک…
b12a-10o-10 لایت
b12r-12n-12d-14a-14m-18c-18 لایه
b12c-8 محاسب…
b12v-2g-2d-12n-12m-16c-16 مرحله
b12c-2 مزاید…
b12d-8c-14o-14 ممنوع…
b12 مهم
b12c-10 مواز
b12c-10 موازی
b12d-12o-12 ناتس
b12c-4m-10 ناخوا…
b12 نت <coin>
b12c-16 نزدیک است
b12m10g-4v-6r-10d-12a-12w-12c-12n-16o-16 نصف کرد
b12c-4m-10 ها با
b12 هارد فورک
b12w-2r-6 های دوران
b12o-8r-12d-14m-16 هزینه
b12 هوشمند به
b12 و چرا
b12c-16 والرو…
b12m-10c-10 وایت
b12 وصله
b12 پرایس
b12m-10c-10 پیپر
b12c-10 چاینا
b12 چه بود
b12m-14 کارمزدها را
b12o12a-4n-12r-14d-14m-16g-18 کالا
b12g-8 کالای…
b12c-10 کامپیوترهای کوانتومی
b12c-10 کامپی…
b12c-8m-14 کف رسید
b12 کلاین…
b12n12w-6d-10m-14c-24 کوانتومی
b12w-8n-10p-12o-12r-16 کوچک
b12m-2 کیوبی…
b12c-10 گرنت
b12g-10c-10 گیری
b12r-4c-12 یک بلاک
b10c-12 <coin> council
b10m-10 <coin> lets
b10m-10 <coin> proposal
b10m-12r-14 <coin> seeks
b10m-14 <coin> support
b10c-10 <coin> چقدر
b10g-8 ^ animoca
b10r-10 ^ deutsche
b10c-10r-12 ^ fork
b10c-10o-10m-14 ^ mev
b10m-2 ^ where
b10d-8n-12g-12m-14p-16r-18o-20 ^ zksync
b10c-10o-14 ^ استاندارد
b10m4c-12 ^ برندگان
b10n-12o-12m-14c-14 a full
b10m-12 activ
b10m-12 active
b10o-12 aggre…
b10 arbitrum stylus
b10c-10 at home
b10c-12 billion <coin>
b10m-2n-10g-10a-10v-12d-14r-18 blackrock
b10 blobs
b10c-18 bonds $
b10w-8n-12g-12d-18c-18 budge…
b10r-6v-16w-16c-18p-18d-30 business with tech
b10p-2g-6v-10r-14o-14w-18m-26 chain with coin
b10m-10 chainalysi
b10m-10 chainalysis
b10a-2r-10n-10v-12d-14g-14m-16 clou
b10a-2r-10n-10v-12d-14g-14m-16 cloud
b10 coins catch
b10 complete
b10o10c-12m-14 conne…
b10c-10o-10 consortium
b10c-2d-8v-20n-24g-24o-26 contr…
b10o-10 dashj…
b10c-4d-10 db
b10c-4d-10 dbs
b10o-4 delhi
b10o-4 desce…
b10g-10 devs say
b10 disin…
b10o-8m-12 drives
b10c10o-8d-12m-14 dur
b10c10o-8d-12m-14 durin…
b10r-2c-12 effec…
b10d-14 eight
b10 else
b10c-10 entir
b10c-10 entir…
b10g-2d-10w-10m-12c-12 eu
b10g-10 execution
b10 fight $
b10 fires
b10p-2a-4n-12r-18c-24 first time
b10d-16c-16 flash…
b10o6n-10r-12a-12w-12m-16 float
b10c-8 for banks
b10a-4c-8n-12d-16r-24 for first
b10o-10 frees
b10m-16 happens
b10 hash price
b10c-10 hayab…
b10r-10m-12n-12g-12d-14 ibm
b10c-2o-8 identities
b10d-2m-10w-10c-10o-18 in eu
b10m-10 in five
b10m-12c-12 inside the
b10m-8v-12 into the
b10c-4d-10 kinex…
b10r4o-12d-14 language $
b10o-10 lasts
b10m-4c-18 lawmakers
b10m-4c-18 lawma…
b10m-8 leaks
b10o-10 luke
b10c-12 luxem…
b10 mempo…
b10c-10o-10m-14 mev bots
b10o-10 morte…
b10o-6 nearl
b10o-6 nearl…
b10o-2 new high
b10m-12 of stake
b10 on mainnet
b10d-10 others
b10d-4 outfi…
b10c-10 phas
b10c-10 phase
b10 plann
b10 plann…
b10 proofs $
b10 public chain
b10 public testnet
b10a8d-10p-16v-20g-24w-24r-26o-28 put
b10 pyth
b10r-2m-10w-10c-10n-12 queue
b10g-8c-12d-18p-18w-20n-22a-22 recor
b10c-10o-10 repo
b10 rewri…
b10m-10c-14 rule
b10 satoshi era
b10 simd
b10d-8 solid…
b10g-2m-10a-10r-12o-12d-16 spins
b10o-10 steep…
b10n-6r-10d-10a-12m-16 stocks $
b10 stripe tempo
b10c-10o-10 studios
b10c-10o-10 studios $
b10 stylu
b10 stylu…
b10c-2n-8r-12d-12o-12 third of
b10a-10 token on
b10 tokenized fund
b10 trac
b10 trace…
b10 two hours
b10 unbon…
b10n-10o-10a-16m-22 under new
b10 upgrade raises
b10m-10 vaults $
b10a10d-6n-14 walru
b10a10d-6n-14 walru…
b10m-16 what happens
b10 zk proofs
b10o-4 آمار
b10m-4o-4 آمریکا را
b10c-12 اجرا
b10 اجماع
b10c-10o-14 استان…
b10 استودیوی ایرانی
b10 ام
b10 انواع
b10 اکثری…
b10 ایرانی بازی
b10g-8 باشیم
b10m4c-12 برندگان
b10m2o-2c-12 برندگ…
b10a-10 بلاک <coin>
b10r-12o-12d-16m-18 بنیاد
b10m4d-14r-16g-18c-18 به روی
b10c-12o-12 به سراغ
b10c-12 بود
b10c-12 بود $
b10m-12c-14 بورس کالا
b10r-4o-10g-12c-14 تر شد
b10 توکنیزه شدن
b10m8p-2v-10a-12w-14n-16g-16r-22d-22 ثبت
b10 جدید <coin>
b10w-10 خروج از
b10c-4o-8 خصوص
b10c-4o-8 خصوصی
b10c10g-8 درآمد دلاری
b10w-2r-4c-14 دسته
b10m2d-2g-2w-12p-12c-24 راه
b10 رایانه کوانتومی
b10o-4 رسم
b10o-4 رسمی
b10 رول
b10 رول آپ
b10c-14 زدن
b10c6v-12a-14p-16r-18n-18d-20w-20m-26 سازی
b10r-8m-10 سرویس
b10 شکند
b10 شکند $
b10m-14 طرح
b10o-8r-12c-14 طلا $
b10 فوساکا
b10m-10 محرما…
b10 مدع
b10 مدعی
b10 می شکند
b10c-12 نرم
b10 نصب
b10 نودها
b10o-14 نوشته
b10 هاردفورک جدید
b10c-12o-12 های هوش
b10m-10 هاید
b10m-10 هایدر…
b10 هزار تراکنش
b10 هم از
b10m-12 و برداشت
b10m-12 واریز و
b10 وی ام
b10a-10 پاداش بلاک
b10o-2m-4w-12 پول ها
b10o-4 پیث
b10c-12 کالا به
b10 کاپوت
b10c-12 گیر کرد
b10o-4d-10c-14 یک ساعت
b8 <coin> activates
b8c-6 <coin> client
b8c-8 <coin> hash
b8 <coin> hashrate
b8m-14 <coin> jump
b8c-10 <coin> team
b8m-12r-14 <coin> باید
b8d8m-12c-16 <coin> نسخه
b8c-8w-12 <coin> کم
b8 <number> ثانیه
b8o-2 <number> دقیقه
b8 <person> wants
b8a-10 ^ aptos
b8 ^ axelar
b8c8m-12o-12r-14d-16 ^ home
b8d2o-10m-14 ^ liquid
b8 ^ move
b8o4v-10p-10r-12m-14n-14c-14d-16g-16 ^ زنجیره
b8 ^ فایردنسر
b8 ^ کسپا
b8m-12d-12 arrives on
b8c-6 as validator
b8 axela…
b8 bangk…
b8c-2m-10g-10d-12n-12v-12a-12 black…
b8o8c-2m-10a-12 catal…
b8 chain abstraction
b8d-2a-10o-16 chain with fund
b8w-10g-12p-14m-16r-20 chain…
b8m-8n-10w-14g-16a-16o-16d-20 coin LTC
b8m-18 coin QTUM
b8c-2 coin STX
b8m-2g-4d-12o-16 coin XTZ
b8p-2n-10w-10v-12g-16r-18m-20a-20 comes
b8d2w-4v-8g-14m-16r-18a-20 comes to
b8c-12 consensys $
b8o-10c-14 conso…
b8 costs
b8n6a-2c-12 craz
b8c-4 dashc…
b8g-4r-6n-8d-12c-12 decad
b8n-4c-12o-14 decade $
b8g-4r-6n-8d-12c-12 decad…
b8o-2v-10d-12g-12m-14c-18 depar…
b8 depre…
b8m-10c-10 done
b8m-10o-12 eat
b8 elast…
b8m-12g-12c-16 elect…
b8c-12o-12 eston…
b8 failure
b8m-10 fall on
b8 fallo…
b8m-10g-12c-16 fast
b8c-8 feed
b8c-8 feeds
b8 fus
b8 fuss
b8m-10c-12 gap
b8c-14 halving what
b8d-10 hip
b8 hood
b8 hour outage
b8c-8 hyperledg
b8c-8 hyperledger
b8 is now
b8c-10 luck
b8c-10 lucky
b8m2c-20p-20g-22n-24v-24a-24w-24 near
b8 of blocks
b8d-10w-12 resumes
b8c-14 securities $
b8c-10 shav
b8c-10 shave…
b8d-2r-12n-12g-12w-12v-14c-18 shutd…
b8w-8a-10g-14n-16m-20r-20d-20 spac
b8o-6 stratum
b8o8c-10d-14a-16 subsi…
b8 survives
b8m-8 the merge
b8c-8 threat
b8 time to
b8c-10 tiny
b8m6g-18n-20p-20r-22w-22o-22 to <number>
b8d4o-12c-18 to expand
b8 tokenization
b8v8o-12c-14 up game
b8c-6 validator $
b8c2w-2o-2r-16 waiti…
b8c-12 with consensys
b8n-4c-4m-10o-14 worth it
b8c-12 zkevm
b8 اثبات کار
b8d2w-10m-12 از استیک
b8 از نقشه
b8 اسناد
b8 اندازی کرد
b8m-2o-2 بیس <number>
b8g-2p-2d-8n-10w-12r-14o-16 بیشتر شد
b8m-12 تعیین
b8m-12 تعیین کرد
b8o-6 تهدید…
b8a-10 توزیع شده
b8 ثبت اسناد
b8n-12d-14g-18r-20 دارند
b8n-12d-14g-18r-20 دارند $
b8 دبی $
b8 در دبی
b8d-8m-12 درصد کم
b8o-4 دقیقه
b8m-12 دلاری <coin>
b8c6g-2w-2a-10d-12n-18o-18 را می
b8n-6w-14c-18 را گرفت
b8 راه جدید
b8m2c-4r-8a-16p-16o-18w-24 رسید
b8m2r-6c-10v-16a-16p-16o-16w-22 رسید $
b8 زد کی
b8r2d2v-12g-16a-18w-18c-18o-18n-20 زیر
b8w-8v-12p-12g-14m-16a-16r-18 ساده $
b8 شبکه بیس
b8c8o-10m-16 صندوق <number>
b8r-8a-12d-18w-18 عرضه کرد
b8 فایرد…
b8m-4w-6o-14 فرق
b8m-4w-6o-14 فرقی
b8v-14g-16a-16c-16p-16r-18n-18m-20 فعال شد
b8m-4 فی
b8 فینشی…
b8m-4 قدر
b8p6o4a-12w-14v-16n-18d-20g-20 قرارد…
b8 لاین
b8m-8 لییوس
b8 مقاوم در
b8c8o-16 نسخه جدید
b8 نودهای <coin>
b8 نودها…
b8m-2w-2r-10n-14 ها از
b8 و اثبات
b8m-10o-14c-16 پیدا کرد
b8m-4w-6o-14 چه فرقی
b8v-10o-12d-14a-14p-14n-16c-26 چهار
b8 کاربرد
b8m-14 کارمزدها
b8 کاکای…
b8 کسپا
b8a-10 کل توزیع
b8 گرجستان $
b8r4c-12 گرجست…
b6 <coin> ao
b6 <coin> finschia
b6 <coin> upgrade
b6a-8o-14r-16w-16 <coin> زیر
b6 <number> gwei
b6d-2v-6g-8r-12p-12o-12n-22a-32 <price> $
b6c-4 ^ babylon
b6 ^ bip
b6r-2m-12 ^ ordinals
b6 ^ slashing
b6c2n-2m-12 ^ رابین
b6 ^ رول
b6 ^ شمار
b6 ^ هکاتون
b6 alpen…
b6m-10o-12 at t
b6 away
b6c-4 babyl…
b6a-10o-16 banks $
b6 basic
b6 bip
b6 bip <number>
b6o-10c-12 blamed
b6 breakpoint
b6d-8m-10r-18 chains $
b6d-2c-12 changed
b6n-12v-12w-12c-12a-14m-22 code
b6 contain
b6 crown…
b6 deployed
b6 deployed $
b6r-4n-10g-12w-12p-12m-22 driv
b6c-10 faster
b6 fees fall
b6 finsc…
b6 gas fees
b6 gwei
b6 gwei $
b6c-14 holders can
b6r2d-14a-14g-16m-18n-18v-18c-28 id
b6 idea
b6 idea $
b6 land registry
b6g-6o-10m-14 launches its
b6o-16n-18m-20a-20 million users
b6g-10r-12v-12p-12m-14w-14o-26 on <coin>
b6c-2 p2p
b6 perso…
b6 picture $
b6 pictu…
b6d-2o-2v-12p-12n-14a-14r-18w-18 price with tech
b6p-2w-14m-16d-16n-16v-16a-16r-20g-20 retir
b6p-2w-14m-16d-16n-16v-16a-16r-20g-20 retires
b6 shard
b6m2v-12g-12a-12p-12d-18r-20c-26 sinc
b6m2v-12g-12a-12p-12d-18r-20c-26 since
b6m2d-14c-20 starts
b6g-8v-10d-12n-12w-12p-12r-14a-14m-16 statu
b6g-8v-10d-12n-12w-12p-12r-14a-14m-16 statu…
b6 stm
b6m-2p-8n-16v-16a-16r-18g-20d-24 stora…
b6 taproot assets
b6n-2w-2a-12r-14o-14 than ever
b6o-2m-12 to ai
b6o-4n-6a-6v-10g-10p-12 turn
b6 validators $
b6 آستار
b6 آفلای…
b6r-8n-8d-14w-14c-20 اتر
b6 با نام
b6 بازآر…
b6 بازسا…
b6r-12m-16 بوتان
b6 حمله <price>
b6 دچار
b6 زمان بلاک
b6 شدن تراکنش
b6d6a-10m-12v-12p-14o-14g-16n-18 شده
b6 شمار
b6g-8n-10o-10w-12c-16 صفر
b6 مسکن در
b6n2o-8c-14m-16 منتشر کرد
b6 نهایی شدن
b6c-10o-10d-12 های فیزیکی
b6o-12 و چگونه
b6 ورس
b6 پرکار
b6r-8v-10g-10m-12d-12o-16 چه $
b6 چه چیزی
b6 چیزی
b6o4c-14 چین در
b6d6m-10 کارمزد را
b6r-8v-10g-10m-12d-12o-16 یعن
b6r-8v-10g-10m-12d-12o-16 یعنی
b6r-8v-10g-10m-12d-12o-16 یعنی چه
b4 <coin> validators
b4c-14 <number> برابر
b4r-2v-2m-10g-10n-12p-14c-18 ^ base
b4v-10p-12g-14n-16a-22w-24o-24 ^ coinbase
b4r-4n-12c-12d-14g-18 annou…
b4a-6g-10d-12o-16 brazi…
b4o4m-12n-12c-16 calif…
b4o-2 coders $
b4c-10 copi
b4c-10 copied
b4 depository
b4 drivi…
b4c-10 faste…
b4n2w-8d-14o-14v-16p-18a-22g-28 first
b4 for two
b4d-10c-20 funds $
b4 grint…
b4o-12m-14 inside
b4m-8d-12g-12o-12w-20 moves to
b4c-10 one <coin>
b4 onto
b4 passk…
b4c-4n-8m-10 puts <number>
b4p-8w-14d-16v-16a-16m-18n-18g-20 retir…
b4 seconds
b4 seconds $
b4d-10a-12m-14r-14n-14v-14c-16 seque…
b4c-14o-14 sets up
b4 shortens
b4 signatures
b4d2n-2v-10a-12o-12m-16 sonic
b4 sover…
b4 tech with whale
b4 tokenize
b4w-4o-6r-16 wait
b4c-10 whom
b4 zetta…
b4n-12g-12m-14p-16r-18o-20 zksyn…
b4o-2 ادع
b4o-2 ادعای
b4 الکترونیکی
b4o-12c-16 بر سر
b4 جدید خود
b4d-12 درصد کل
b4d-4w-12o-14m-18 دستگا…
b4 زتاهش
b4 سازگا…
b4 شارد
b4 شارده…
b4o-10c-16 شکست
b4o-2 نکرد
b4 های بلاکچینی
b2 <coin> debuts
b2d-6c-8 <coin> eyes
b2p-2g-8r-12m-14d-16o-18 <coin> moves
b2r-2c-6n-18g-18a-18o-26 <coin> به
b2c-8 <coin> درباره
b2g-4r-12a-12o-16m-26 <coin> چه
b2 <number> blocks
b2r-2d-12c-16 ^ first
b2 ^ georgia
b2 ^ hydra
b2g-4o-12 ^ philippines
b2n2r-2m-12c-18 ^ quantum
b2 ^ صف
b2 ^ پاداش
b2 amid
b2c-4 and ibm
b2 bitvm
b2 builder
b2a-12p-12w-14r-16d-16g-16m-18n-18 city
b2g2v-2o-4a-10c-26 coin IMX
b2 coin SCRT
b2v-2d-10p-12g-16a-16o-18 coin with ofTrade
b2c-10 copie…
b2o-10 debate $
b2 decentralizes
b2 demo hits
b2o2m-12c-12r-16 diet
b2 diff
b2 differ
b2 double $
b2m-14 drive…
b2 failu…
b2 falls as
b2 federat
b2 federated
b2 fills
b2m-8 for ai
b2p-2 halts after
b2 hashrate $
b2 hits one
b2 hydra
b2c-4 ibm to
b2 is <price>
b2 leio
b2 leios
b2p-12o-12 mango
b2 mango…
b2 million tps
b2 mining pool
b2m-12 minute
b2 move to
b2 per second
b2c-8 programme
b2 programme $
b2d-10o-10r-12m-14 radio
b2r-10c-18 records
b2p-6v-10n-12g-12d-14a-14w-18m-22 resea…
b2v-2c-2r-10d-12g-12a-12n-14w-14 resum
b2v-2c-2r-10d-12g-12a-12n-14w-14 resum…
b2 riv
b2 river
b2 runs on
b2 sail
b2 sails
b2 scrip…
b2g-8v-10d-12a-12p-12r-18c-24 since <number>
b2 spamm
b2 spamm…
b2c-10 spar over
b2 standard $
b2 sunsets
b2 tenth
b2 throughput
b2 to ten
b2c-4 versu
b2c-4 versu…
b2 video
b2 web3 games
b2 with nakamoto
b2 ye
b2 yes
b2 انجام
b2 انجام شد
b2m-6o-10 ای برای
b2c-2o-12 با بازی
b2r-4a-12c-14 بازنش…
b2 به اثبات
b2w-2v-10p-10g-12m-14a-14r-16 به زبان
b2 توفان
b2 ثانیه رساند
b2 ثانیه شد
b2d-10r-12w-12 جای
b2m-8 حد رسید
b2 خروج اعتبارسنج
b2 خوابی…
b2 دانشگاه شریف
b2w-2p-2o-8d-14r-16a-16g-22 دانشگ…
b2w-2v-10p-10g-12m-14a-14r-16 زبان ساده
b2o-2d-10w-10p-10g-12r-20a-20 سازد
b2o-2d-10w-10p-10g-12r-20a-20 سازد $
b2 ساعت از
b2w-14 سونیک
b2c-6o-8n-10 شبکه های
b2 شریف
b2m-10c-10 لایه دوم
b2o-2d-10w-10p-10g-12r-20a-20 می سازد
b2r-6n-8m-12p-12g-14v-18a-18w-20 ها را
b2m-4c-14 و آینده
b2o2c-4 چقدر است
b2 چیز درباره
b2c-2v-12n-14g-18a-18o-22 کار
b2 کار افتاد
b2m-2 کارمزد گس
b2 کالا $
b2r-14c-14d-16 کاهش داد
b2m-2 گس را
b-2 <coin> falls
b-2m-12 <number> نفر
b-2r-12 <person> با
b-2o-8 <price> سنت
b-2c-6 antit…
b-2c-10r-14n-18g-20 billi…
b-2 butch…
b-2 collapse $
b-2 confus
b-2 confuse
b-2 debates
b-2r-4m-12o-12 diver…
b-2d-4w-8p-12v-16a-26 drops
b-2 formerl
b-2 formerly
b-2c-10 frog
b-2r-12 of america
b-2 over <coin>
b-2m-14c-16 rush
b-2w-8m-10 sells out
b-2m-14 tribu…
b-2c-10 turke
b-2c-10 turke…
b-2g-4d-10n-12o-14r-20 will
b-2g-16p-16d-20r-28c-34 worth
b-2r-12v-12n-18w-20 از یک
b-2r-4 رسد
b-2r-4 رسد $
b-2o-12 سنت
b-2n-12o-12 سیگنا…
b-2r-4 می رسد
b-2o-12 کاربران را
b-2 کارخا…
b-2 کجا می
b-4g-12n-18a-20 <number> $
b-4d-10r-12 ^ bulls
b-4o-10 el
b-4o-10 el salvador
b-4n-8g-10d-14 nine
b-4o-10 salva…
b-4 slide $
b-4w-10m-12 sold to
b-4o-8d-10 آغاز کرد
b-4w-8o-10m-14 بازپر…
b-4r-12 بیت پین
b-4o-8d-10 را آغاز
b-4 فارم
b-4a-10m-12 نامه
b-4c-10 نظر گرفت
b-4r-12 پین
b-6c-10 <coin> jumps
b-6v-8g-10a-14w-14d-16n-16r-20 compa…
b-6r-12 confu…
b-6 needs a
b-6p-6n-14d-16m-18 paxo
b-6p-6n-14d-16m-18 paxos
b-6g-10r-12n-16m-18d-18 tokyo
b-6o-8v-12a-12p-14 کرد
b-8w-14 <coin> reserves
b-8 <coin> teams
b-8r-10 ^ morgan
b-8v-10c-10n-14g-14w-14a-16 ^ robinhood
b-8r-12 ^ آتش
b-8 delisting
b-8d-8o-10m-16 freezes <number>
b-8r-10 morgan stanley
b-8r-10 morga…
b-8a-12w-14 off for
b-8r-10 stanl…
b-8c-10 straight
b-8 thursday $
b-8 thurs…
b-8r-12d-12w-12 traders $
b-8 v3
b-8v-8o-12d-18p-20m-22w-22 worl
b-10 <coin> سه
b-10 <number> cloud
b-10 and ai
b-10m-14 angers
b-10m-14 anger…
b-10a-10 assets $
b-10c-18 bill
b-10o-12 bloomberg
b-10c-16 case $
b-10m-12o-12r-14 creators
b-10 fire destroys
b-10 flags
b-10w-18 hacker moves
b-10d-10 it too
b-10d-10 jump $
b-10d-10 late
b-10d-10n-12v-12c-16 naira
b-10c-12 schem
b-10c-12 schem…
b-10 succe…
b-10g-14a-14 too
b-10d-10 too late
b-10 trial $
b-10o-12g-14m-20 با رمزارز
b-10n-10r-18 دیدار
b-10c-14 شب
b-10g-10w-10r-12d-12n-12m-16 مارکت
b-10c-10 مزرعه
b-12c-16 ^ china
b-12 ^ ماینرهای
b-12 climbs on
b-12 frenc…
b-12c-12 fund with law
b-12c-12 indus…
b-12 lawsu…
b-12g-12m-16 lender
b-12g-12o-12c-16 looms
b-12c-14 may be
b-12o-12 operation
b-12c-14 power grid
b-12o-20 price with stablecoin
b-12d-12p-14n-20v-20 rais
b-12o-14 raise
b-12v-12c-14 spin off
b-12m-14 ایرانی ها
b-12 برگشت <coin>
b-12 به پایین
b-12 را مسدود
b-12 زیر <price>
b-12c-12 شده را
b-12 مسدود کرد
b-12 منطقه
b-12 هاوینگ $
b-12 پایین ترین
b-12 یا <coin>
b-14 ^ fca
b-14c-14 access to
b-14 fca
b-14 says <coin>
b-14r-16 strai…
b-16 مصنوعی گفت
# defi
d60p14o-12m-14g-18w-20r-24v-24n-28b-38c-40 kind defi
d36c-4m-6g-18a-18n-20w-22p-26b-32o-32 defi with ofTrade
d30v-12r-14g-14o-18n-20b-22c-28 defi with trading
d30p-2m-8g-14v-16a-24n-26w-26b-28 kind stablecoin
d30w-10m-12n-12g-12p-14r-16b-16c-20o-24 perp
d30p14o14v-16g-18a-22r-24n-26w-26b-28c-28m-44 وام
d28g-2w-4r-10n-12a-14o-14c-16b-18p-18m-20 borro…
d28o-10b-18v-20w-20c-22m-26a-26 lend
d28c-2m-10b-14v-16g-16n-18a-18p-18 سود
d26p10v-6n-12g-12w-12c-12r-16m-18b-26 coin with defi
d26n-6o-10b-12v-14w-14r-16g-16a-16m-20c-26 lendi…
d26b-4w-8r-12a-12n-14v-14g-16m-22c-26 rule defi
d26r-16m-22b-22c-24 usdd
d26a-8m-10b-12p-16o-20 دایو
d24r2c-12m-14b-16 coin DAI
d24b-10w-10o-12m-18c-20 coin RUNE
d24b-12m-18c-20 coin UST
d24n-10w-10g-12a-14c-14b-16p-16o-26 defi
d24g2c-4p-4v-12n-16w-18b-20a-20o-22m-24 earn
d24p-2g-14w-14o-14r-16v-16b-18a-18n-20m-22c-26 ust
d22g-10a-14w-14v-16p-18r-20b-20n-22c-24m-34 ^ دلار
d22o-14r-22g-22v-24c-24 business with defi
d22w12r-8o-16a-18m-20c-22p-28 coin AAVE
d22c-8a-12p-12v-14n-18w-18r-20g-20b-22m-24 credit
d22b-2a-4p-10o-10r-12c-24 defi with stablecoin
d22v-12a-14r-16g-18p-18n-24w-24b-30o-40 stablecoin with trading
d22g-6a-10r-12b-16p-16o-26 tvl
d22m-20 دکس
d22c-10b-12m-18 دیفای <coin>
d22w-4r-10c-10b-16o-16m-20 سود <price>
d22r-10b-10g-10m-12v-12c-12p-12a-14o-16 ژوپیت…
d20n-8r-10c-18b-22 <price> on
d20c-14o-18 ^ perp
d20o18v-10g-10a-10w-14c-14n-16r-18m-20b-20p-20 ^ وام
d20m-10o-12r-18a-20b-22 coin COMP
d20m-12 coin CVX
d20b-18m-22 coin KAVA
d20v-12g-12w-12n-14a-14m-16r-16p-16o-20 comeb…
d20v-12n-18c-18g-20b-22a-24o-28 defi with tech
d20n-8o-10b-12a-12w-12r-14m-16c-18 earn <price>
d20r-12b-12n-12a-12c-12o-18m-22 gho
d20b4o-2c-12m-20 hits <price>
d20n-2g-2w-12m-14o-14r-16b-18c-18 oracl
d20n-2g-2w-12m-14o-14r-16b-18c-18 oracl…
d20r-4g-12v-14n-16m-20c-22a-24w-24 own rule defi
d20w-12o-14c-16r-18b-24 person with stablecoin
d20p12m-12r-12n-12v-12c-14g-16b-32 project defi
d20b2m-18 share of
d20r-10n-10v-10b-12w-14c-14o-14m-18 steth
d20b-12 validators vote
d20c-10m-12 volume $
d20n-8r-10v-10b-12o-14c-18 wobbl
d20n-8r-10v-10b-12o-14c-18 wobbl…
d20c-12m-24 مورفو
d20p14w-14a-16v-18g-18o-18r-20n-22m-24b-24c-24 کرو
d18o-2g-4p-4r-14v-14a-20n-22b-24 <number> in
d18r-10p-12b-14o-14c-16 ^ governance
d18o-12p-16 ^ venus
d18b-2o-4m-6 ^ دایو
d18m-14 ^ دیفای
d18c-10b-12a-12p-12o-12m-16 ^ مپل
d18b-4c-14m-16 as collateral
d18b-10c-10m-12a-12o-16 blow
d18w-2r-8b-14m-18 coin ANC
d18n-6a-10o-10b-12m-22 collateral
d18r-4v-10m-12n-12p-12c-16o-18 comeback $
d18w-14p-16a-18r-20n-20v-20g-20m-24 compo…
d18r-6v-16p-16n-20g-24a-24m-30b-30 credi…
d18r-2v-10o-12c-14b-16 cronj
d18r-2v-10o-12c-14b-16 cronj…
d18b-12c-14o-14m-20 crvus
d18b-12c-14o-14m-20 crvus…
d18m6o-10r-16b-16a-16p-16w-18c-22 defi with exchange
d18r-12c-12o-16 deleg…
d18a-12c-12b-16m-20 dethr…
d18p14o-12n-14a-14w-14g-16b-18v-18m-20c-26 financ
d18p14o-12a-14w-14n-16g-16b-18v-18m-20c-26 finance
d18m8g-6p-14b-16n-16v-16a-18w-18c-18 lead
d18m10w2p-10v-22o-22n-24r-26a-26c-34 liqui…
d18a-10r-12n-12p-12o-12w-14b-18 loans
d18w-8c-8m-16 on binance
d18c-10r-14o-16 over treasury
d18b-4o-10r-12c-18 position
d18o-6m-12c-12p-12 repa
d18b-8a-8r-10w-12c-12o-12p-16 repay
d18m-4a-8b-10o-12 restak
d18c-8r-12 sinks after
d18r-2c-10b-18 sunpe…
d18o-6m-12c-12p-12 to repay
d18b-4o-12c-16m-18 usde
d18m-18 utili…
d18o-12p-16 venus
d18w-2o-4n-12b-14m-16c-16 از فروپاشی
d18w-8o-10n-12b-14p-14r-16c-20 بده
d18w-8o-10n-12b-14p-14r-16c-20 بدهی
d18o4b-8v-10p-10c-12n-14g-14w-16m-22 بدون
d18m-10a-10o-10b-12c-14p-14 را گرفتند
d18m-4b-10c-10w-12 راکت
d18m-4b-10c-10w-12 راکت پول
d18a-12w-18p-18r-20b-26 سقوط
d18p16b2c-14v-16g-18a-18w-18m-26r-26n-26o-26 غیرمت…
d18m-14o-14 قفل
d18b-2o-12m-14 قفل شده
d18p-2o-2m-10r-12c-18 متمرک…
d18c-10b-12a-12p-12o-12m-16 مپل
d18p-2v-16w-16m-18r-18g-18a-18n-20 چگونه
d16m-18 <coin> defi
d16m-2c-4b-12 <coin> governance
d16b-10m-14 <coin> lead
d16m-16 <coin> market
d16m-14 <coin> share
d16v-2g-10r-14a-14o-14b-18 <price> cents
d16a-12r-14n-14v-14g-14m-18c-20b-22 ^ compound
d16r-10b-10o-10m-12c-12 ^ deusd
d16m-10o-14 ^ اویلر
d16n10p-2w-8v-10g-10a-12o-12r-16b-16c-16 ^ حجم
d16b-2c-10w-12 ^ راکت
d16g-2c-10o-14 ^ فرکس
d16m-20 ^ مورفو
d16m-2v-2o-10 ^ ژوپیتر
d16r-10b-10o-10c-12p-12 arbitrag
d16r-10b-10o-10c-12p-12 arbitrage
d16c-8a-10o-10 asks for
d16m-10p-12o-14 borrowers
d16m-6w-14 borrows
d16c-8 buy back
d16v-2g-10r-14a-14o-14b-18 cents
d16m-4c-10p-10a-12o-12 coin MKR
d16p-2g-12a-12r-14v-14m-16c-16o-16b-18 curator
d16n8w-2p-8g-12a-12r-14v-14m-16c-16o-16b-18 curat…
d16o-14a-16c-16m-20p-26 defi with law
d16w-12a-14c-18b-20 defi with transfer
d16b-6a-14p-14o-14 depeg
d16r10c-10o-10p-12 deploys
d16r-10b-10o-10m-12c-12 deus
d16r-10b-10o-10m-12c-12 deusd
d16m-16 dexs
d16c-8o-8r-10p-10 disso…
d16v-14p-14r-18n-18g-18w-18a-20b-28 dollar
d16r-2v-14p-14n-18g-18w-18a-22b-28 dolla…
d16o-10 down of
d16r-8m-12 exchange with stablecoin
d16o14m-16n-16r-18b-26 fees $
d16p14m-8o-12a-14g-16w-16b-18n-18v-18c-26 finan…
d16v-10g-10n-12a-12w-12m-16r-16p-16o-22 governanc
d16v-10g-10n-12a-12w-12m-16r-16p-16o-22 governance
d16g-2p-2b-4m-12a-12c-12o-18 loop
d16m-14b-14c-14o-14 minsw…
d16m-14 peg $
d16r-10c-10p-10b-12m-14o-14 perps
d16w-2 person with watcher
d16m-14b-14c-14o-14 picki…
d16o-6m-10b-14 pool saturn
d16 positions
d16m12r-12o-14b-16c-20 posit…
d16r-6g-12a-16o-16c-18b-20 pump $
d16a-2o-14b-18 rebrands to
d16c12n-6r-10g-10a-14o-16b-20 rebra…
d16m-4a-4o-6 restaking
d16r-10a-10o-10n-12w-14c-14 risk
d16o-6m-10b-14 satur…
d16m-14b-14c-14o-14 slim
d16m-10b-10c-10o-10 spira…
d16n-12g-12m-16a-16r-18p-18 swap
d16m-10b-10o-12c-14 synthetic dollar
d16m-10b-10o-12c-14 synth…
d16b-14 to deploy
d16b-4m-14 vault takes
d16v-8m-10r-10b-10c-12o-14 wobble
d16r-4p-6o-10n-12c-12 xusd
d16b-10c-16o-16 آندره
d16b-10c-16o-16 آندره کرونیه
d16b-10o-14 آیگن
d16b-10o-14 آیگن لیر
d16o-8r-10b-10c-18 استریم
d16m-10o-14 اویلر
d16o-10m-14c-14 بازار وام
d16w-12 برداشت کرد
d16a-12p-16v-18g-20w-20n-22r-26b-26 برگشت
d16a-10p-16v-18g-18w-18b-22n-22r-24 برگشت $
d16v-2b-10o-12m-16c-16 جنگ های
d16p-14 حاکمی…
d16n10b-10g-10v-12w-12p-12a-14o-14r-18c-18 حجم
d16v-12p-14c-16g-18w-18n-22o-22 خزانه
d16m-14 خزانه هایپرلیکویید
d16b-12 درصد رسید
d16m-14 دکس را
d16m6p-4r-8a-10w-10o-14n-16c-16 رساند
d16m6p-4r-8a-10w-10o-14n-16c-16 رساند $
d16n4r-8o-10w-12p-12g-14m-18b-18c-18 سال پس
d16v2r-4a-6w-14p-16o-18b-22c-28 سقوط کرد
d16m-10b-10 سهم <coin>
d16m-12o-14c-16 سوددا…
d16g-2c-10o-14 فرکس
d16p-10o-14 مارکت…
d16p-10o-14 منگو
d16p12v-10g-12w-14b-16n-16a-16r-18m-20c-26 نقدین…
d16m-14 وام <coin>
d16a-10o-10c-14p-14b-16 پروتکل را
d16p-12 پروژه دیفای
d16m-8o-14 پندل
d16m-2o-14 پندل از
d16b-10c-16o-16 کرونی…
d14m-6 <coin> crashes
d14m-12 <coin> halves
d14b-10 <coin> mainnet
d14b-8m-12 <coin> nears
d14 <coin> pauses
d14 <coin> tokenomics
d14 <coin> under
d14m-12o-12c-14 <coin> votes
d14m-6c-10b-12 <person> دیفای
d14m-2p-10n-14v-14g-14a-14w-16c-20 <price> درصدی
d14p-2b-8o-14 ^ defi
d14o-12m-14 ^ gho
d14m-12o-12 ^ kamino
d14o-8c-10p-12 ^ oracle
d14b-10 ^ osmosis
d14v-10c-10o-10b-14 ^ sonic
d14o-2m-4b-6n-10a-12c-18 ^ terra
d14m-10 ^ usde
d14r-12n-12w-14b-18c-24 ^ ارزش
d14c-8b-12o-12 ^ بازارساز
d14o-6m-12c-12r-14 ^ بدهی
d14r-8m-18 ^ تفاوت
d14g4b-6r-16o-20m-22 ^ درآمد
d14p-4b-14 ^ ری
d14a10o-4r-12m-18b-22 ^ سهم
d14m-8o-10 ^ سپرده
d14r8c-12p-12o-16 ^ محکومیت
d14 ^ هایپرلیکویید
d14o-12 ^ پندل
d14m8g-8o-12c-14 a week
d14b-2o-12c-14 aerod…
d14b-8o-10c-12p-12 attack on
d14m-10c-10 back with
d14r-2c-4v-10p-10n-12a-14b-20 billion $
d14c-4m-10b-10o-10 blow up
d14b-6c-10 borrow against
d14r-4n-4b-10m-12a-12w-12c-14 btcfi
d14r-2b-2o-6g-12p-16v-18a-24 business with trading
d14c6b-2o-8v-12w-12m-14n-16g-16r-20 cent
d14m-12 coin RAY
d14c-2m-10 coin USDN
d14w4r-10m-18b-18 coin WBTC
d14p-2b-6m-10c-14 cow
d14o-12 cow swap
d14 crown $
d14g-2a-6v-12m-14r-14c-14o-14b-16 curators
d14m12o12r-12n-12a-12p-12g-14w-14b-22c-22 debt
d14r-10 defi lending
d14v-10w-10n-12b-18a-20p-20m-24 defi with regulator
d14c2r-10b-14 design
d14o-10b-12w-12a-14r-26 exchange with price
d14a-2 exits beta
d14 flui
d14 fluid
d14o-2 for defi
d14b-8o-10c-12p-12 governance attack
d14w14c-4o-12v-14n-16g-16a-16p-16m-30 gover…
d14o6r-6m-12a-14b-20 head
d14r-8n-10m-14c-14b-18 hit $
d14m-12 hlp
d14m-12 hlp vault
d14m-12 hyperliquid hlp
d14 impermanent loss
d14 imper…
d14v-10w-12n-14g-14a-14b-20o-20r-22 is back
d14a-2o-8 jupiter lend
d14m-12o-12 kamin…
d14 labs $
d14m-12 loses peg
d14n-2b-4m-10r-10a-10o-12c-14 lps
d14b-10c-14m-16o-16 margin $
d14b-16c-18o-18 margi…
d14p2a-10o-10g-12v-14w-14c-16n-20 markets
d14m-4o-12c-16 offers
d14c4b-8n-8r-10m-14o-18 offer…
d14m-14 on staking
d14b-10 osmos…
d14g8n-2c-10p-12o-12m-14w-18v-24r-26b-30 out $
d14b10c-6g-8a-12w-12n-14p-18o-22 paus
d14g14p-10v-14n-20w-20r-22o-22b-28a-28m-30 pays
d14o-4p-8 peg
d14m-12 peg as
d14o-8 pendle tvl
d14m-8r-10a-10c-14o-16 pools
d14m10v-10n-16g-18b-22c-28 pump
d14c14r-6n-6g-10a-12o-14b-20 rebrands
d14o2g-6p-10r-12a-12n-16m-18 resta…
d14c8m-4w-4a-10o-10n-12p-12r-14b-22 reven…
d14m-8 risk $
d14o-2 savings rate
d14m-4n-10g-10b-12c-12o-12 scor
d14m-4n-10g-10b-12c-12o-12 score…
d14m-4a-6g-8v-12r-14o-28c-32 shared rule defi
d14g2b-10c-18o-20 sky
d14m-14 slips to
d14m-10 staking etf
d14a-2o-2m-10b-10p-10 steam $
d14g-2c-4n-8r-12p-12m-14 stream
d14c-4n-8r-10m-12p-12 strea…
d14 stvau…
d14r-10c-10b-14m-18 takes <number>
d14b-4o-12 tcy
d14o-8p-16 thors…
d14r-12 throw
d14r-12 throw…
d14b12g12p-12o-16r-20w-28m-32 to <coin>
d14p-8n-14g-14a-14w-16b-18r-22 to buy
d14 tokenomic
d14 tokenomics
d14w10o-2c-8b-12m-14 transfer with watcher
d14o-12v-14p-14r-16w-16n-18g-24 treasury
d14b4o-8n-12g-14a-16w-16p-18v-20r-26 two
d14b-4o-10c-14 unifi…
d14b-4c-12m-16o-16 usyc
d14r10b-4w-10n-12c-16p-16o-20 venu
d14b-14 vote on
d14p-10 wars
d14r-14v-14a-14o-14m-16n-16w-16c-20 wher
d14r-14v-14a-14o-14m-16n-16w-16c-20 where
d14a-12 yield farming
d14m-2c-18 از استیبل
d14w-4n-8v-10m-12r-14b-18 استری…
d14o-6m-10c-12 اسپار…
d14m-4 اسکای نرخ
d14r-10n-10w-10p-10c-12o-12 اعتباری
d14m-4 انداز را
d14m12n-14b-16c-18o-22 بازار را
d14c-8b-12o-12 بازارساز
d14c-8b-12o-12 بازارساز خودکار
d14v-2b-8m-12o-12c-14 بازگشته
d14p-2n-8o-10 بالانسر لبز
d14a-2m-8n-10c-12b-16 به <price>
d14o-8m-14c-14 به توکن
d14r-10b-12c-12o-12w-16 به نیم
d14r-8m-18 تفاوت
d14r-10n-10w-10p-10c-12o-12 خط
d14n-12v-12m-18o-20 خورد
d14n-12v-12m-18o-20 خورد $
d14m-18b-18 در رقابت
d14m-2p-10n-14v-14g-14a-14w-16c-20 درصدی
d14m-2o-12 دلار مصنوعی
d14m-12b-12c-12 دو سال
d14m-2b-10 را قطع
d14o2m-18 را لرزاند
d14m-18b-22 رقابت
d14c-10 سقوط <coin>
d14b12v-10p-12r-14w-14n-16g-16c-18m-26 سپرده
d14r4m-2c-30 شکایت
d14r-10o-10b-12n-12a-14m-16p-16 غرامت
d14b4m-10r-12n-12o-12c-18 غیرمتمرکز $
d14p12g-2a-12w-12v-14b-16n-16m-18o-18c-24 فاینن…
d14v12r-2w-2a-12p-12m-16g-16o-16b-18 لبز
d14p-2n-8o-10 لبز تعطیل
d14o2m-18 لرزاند $
d14o2m-18 لرزان…
d14b-10n-12p-12c-14 لغو
d14v14w-2r-10p-10b-12a-12c-12m-14g-16n-20o-20 لند
d14r2c-10p-10m-12n-12v-12g-12b-16o-20 لیر
d14w-12c-14 لیکویید شدن
d14r8c-12p-12o-16 محکوم…
d14 مرز <number>
d14m-2o-12 مصنوعی اتنا
d14m-10c-10o-12 معوق
d14m-10n-10w-10p-10c-12o-12 موافقت کرد
d14m-10n-10w-10p-10c-12o-12 موافق…
d14m8n-14 می سوزاند
d14o-4m-8 ناپایدار را
d14o-4m-8 ناپای…
d14m-4 نرخ پس
d14a12n-2m-4o-10b-14c-16 هفته $
d14p-10o-12 ولودر…
d14m-4 پس انداز
d14m-6c-8 پگ
d14m-6c-8 پگ خود
d14g12a-10p-10r-12m-14o-14b-18 یکی
d12b-12 <coin> adds
d12m8b-16 <coin> burns
d12g8r-8n-10a-10w-10m-12o-26 <coin> launches
d12m-8 <coin> rallies
d12b-12 <coin> stakers
d12b2m-2c-14p-16 <coin> suffers
d12m-2g-4b-8 <coin> دو
d12c-2 <number> quarterly
d12a12c-6o-10m-12b-12p-16g-18 ^ berachain
d12o-12 ^ centrifuge
d12m-10b-12a-12c-12r-14p-18 ^ maple
d12b8r-6m-10c-12p-12g-14o-16a-18 ^ protocol
d12o-2c-8b-12 ^ tokenised
d12c6p-2g-8v-12n-16w-20r-24b-24 ^ بهترین
d12m-2 ^ دکس
d12a-10p-10g-14n-16w-16r-20c-34 ^ عرضه
d12o-2g-10m-12w-12r-16 ^ چگونه
d12m-2w-10r-12n-12p-12b-14c-14 ^ کرو
d12a-10 accid…
d12m-4c-10o-10b-12g-12 adl
d12 arbitrageur
d12v-12n-14w-16g-20r-22p-22o-22 arbit…
d12b10r4a-12m-14o-18c-22 ask
d12b10r4a-12m-14o-18c-22 asks
d12 bad
d12 bad debt
d12a12c-6o-10m-12b-12p-16g-18 berac…
d12o-10 blows
d12 bluef…
d12p-10 bribes
d12o8w-14c-14 buy more
d12b10r8o-8c-16m-18 caps
d12m-10 capture
d12m-12 captu…
d12o-12 centrifug
d12o-12 centrifuge
d12o-12c-18 clock
d12n-4m-12b-14c-14 closed
d12m-12p-12b-14w-16 coin 1INCH
d12b10a10v-14p-14n-18w-20r-22g-24o-26c-36 coin ATOM
d12a-4o-10m-18 collateral $
d12o-8n-12 contagion
d12p-10 controls
d12p-2r-12o-12 cream
d12o-10 credit line
d12m-14 defi tvl
d12b-14 desig…
d12m-10 dollar loses
d12m-10r-12b-12o-16 dollars
d12p-10o-10 emerg…
d12m-8 etf hopes
d12w-4m-14b-14 eth
d12w-2b-10n-10p-10g-14c-14o-14 ethen…
d12c-12 ether
d12o-10c-12 fi
d12o-4r-14 fight over
d12p-4o-10m-12r-12n-12b-14 fixed
d12v-2c-4o-10b-12 fly
d12v-2c-4o-10b-12 flyin…
d12c8m-2b-10n-10a-14o-16 front
d12c12r-2n-8b-10p-12o-12a-16m-18 ftx
d12p-10m-12b-14o-18 glitc…
d12p-10w-12v-14c-16m-18o-20n-24 goes live
d12 hardware wallet
d12w-12o-14 hardw…
d12o8p-6v-12w-14g-16a-16r-20n-20m-24 hit by
d12m-16 hopes $
d12 imbal…
d12w-12 in deposits
d12n-14a-16c-16p-16v-20 into
d12m-8o-10 introduces
d12a-14 isola…
d12o-4c-10 lending markets
d12b6o-10c-12m-16 liqui
d12b6o-10c-12m-16 liquid
d12m-8 liquid staking
d12w-2o-10c-16 lock
d12o-12 loopi…
d12b-12 lower…
d12a8p-10o-12g-14r-16m-18b-18n-18c-22 lp
d12 mainnet $
d12 managing
d12m-10b-12a-12c-12r-14p-18 mapl
d12m-10b-12a-12c-12r-14p-18 maple
d12w8v-10c-10n-12p-12g-14r-16a-16b-20 meme
d12m-14c-16 migrates
d12m-14c-16 migrates to
d12o-10g-12c-12 mutua…
d12r-12c-12 neobank $
d12o-10g-12c-12 nexu
d12o-10g-12c-12 nexus
d12b8a-4c-8n-12w-14p-22o-24v-30 out
d12b-4r-10o-10g-16 pays out
d12c-14 pull <number>
d12n-6v-12p-14o-14r-16c-16 quiet…
d12o-2m-12c-14 raid
d12r-16 raid $
d12b-10c-14 rallies on
d12p-10 rari
d12c10o-2b-14 rate to
d12m-10 reclaims
d12b-10o-10c-12 redem…
d12b-2o-8c-12 repel…
d12p-10o-10 rescues
d12o-12c-18 round the
d12m-10 sandw…
d12o-10 sees record
d12b8r-8o-20m-24 share
d12b-6g-10c-10p-10m-12v-12r-14n-14 shuts $
d12o-10 solv
d12o-10 solve…
d12c-10o-10 spread
d12o-8n-12 spreads
d12m-2r-2o-10c-12 stablecoin with tech
d12r-6 stablecoin yields
d12p2n-14v-14g-14o-14a-16r-20c-26 stack
d12g2v-10b-12w-12p-12n-14a-16r-18c-20 steam
d12m-12 stunt
d12 swing…
d12g-12a-14r-16v-16m-18b-18n-18 terra
d12o-12c-18 the clock
d12r-12c-12 to neobank
d12c-10o-10 tr
d12c-10o-10 tries
d12v-2c-4o-10b-12 tulip
d12m-14 tvl climbs
d12a-4w-6r-10v-10n-18o-22 two years
d12m-2o-4c-10 undercollateralis
d12m-2o-4c-10 undercollateralised
d12o-6r-12c-14 unwin…
d12 usdh
d12m-8 usdx
d12w-4p-4b-10o-12c-22 volume
d12m-4 volumes $
d12m-8c-10o-10b-12g-12 were
d12b2w-12a-14p-14v-16r-20c-20m-22o-24 wind
d12b-4o-8m-14 with a
d12b-4o-10m-12c-12 years after
d12w-10v-12n-14b-18c-18p-18a-20m-26 yiel
d12m-10 آموخت…
d12m-2o-8 ارزش قفل
d12o-12 اسلشی…
d12b-2 اصلی <coin>
d12m-10w-10p-10r-12b-12n-12c-12 اعتبار
d12o12g-12v-14n-16r-18c-18b-22 بازار…
d12m8v-6g-14w-14c-14p-14r-16a-16n-18b-22 بازگش…
d12a4m-18 بایننس به
d12m-4o-10 بخوان…
d12o-12 برخاس…
d12c6p-2g-8v-12n-16w-20r-24b-24 بهتری…
d12o2m-2b-2c-18 بگیریم
d12o2m-2b-2c-18 بگیریم $
d12p10m-2n-6r-10v-10a-12c-14 توکن <coin>
d12p-14 حاکمیتی
d12m-10 حجم صرافی
d12p-14 حمله حاکمیتی
d12r-4m-16 خطر
d12m-4o-10 خطرها
d12b6r-10m-14c-18o-18 خودکا…
d12p-10 دایوی
d12c10w-10p-10m-16 دلار سود
d12 رقبا
d12m-12 سنت سقوط
d12 سودده
d12 سودده…
d12p-2m-6g-10a-10w-10b-14n-16 صرافی های
d12o-2m-8 فارمی…
d12w-2o-4n-12b-14c-16 فروپا…
d12 محصول
d12o-6r-10p-10m-14b-14 موقتا
d12o-6m-8r-10p-10b-14 موقتا متوقف
d12m-10 نرخ وام
d12n-2c-4r-10o-12m-18 نزدیک شد
d12 نسخه چهارم
d12r-12g-12n-14o-14 نصف شد
d12r-2c-6m-8 های غیرمتمرکز
d12o-6b-8p-10 ونوس
d12p-12 پول <number>
d12o-10m-14r-14 پی پال
d12b-10 چهارم
d12r-2m-6g-12o-20 کار می
d12p-12o-12m-14w-16 کمک کرد
d10 <coin> flips
d10a-10c-12 <coin> tokens
d10a-8m-14 <coin> v4
d10c-4 <coin> wobbles
d10b-10m-12 <coin> چگونه
d10c-2w-14m-20b-22 <person> به
d10w10r-14g-18o-18b-20n-20c-20 ^ on
d10m-2 ^ restaking
d10b-2r-10c-12m-14 ^ ust
d10 ^ آستر
d10c4b-10m-20r-20 ^ استیبل
d10m-2o-10 ^ دعوای
d10c-6 ^ لوک
d10 ^ نهنگی
d10b-12c-14o-14 a billion
d10v-8n-10m-12o-12c-14 a comeback
d10m-10 accepted
d10v-2w-4m-14o-14c-16 after the
d10 at risk
d10w-10v-12m-14b-14n-14a-14r-22 back $
d10c-10m-12b-12 battl
d10g-8m-10 battle
d10c-10m-12b-12 battl…
d10n-10w-10c-10o-14 bond $
d10r-12o-14 bounty $
d10b-2p-10 brib
d10b-2p-10 bribe…
d10n-10a-10r-14o-14 builds
d10c-12 business with watcher
d10m-10 cents on
d10r-8 clarif
d10r-8 clarifies
d10c-2 compliant
d10 crown
d10 dao $
d10c-4o-10 daos
d10g-10a-10n-12v-12w-12r-14b-16 death
d10 decentralized exchange
d10c-4 depeg…
d10m-12 earns
d10m-12 earns <number>
d10a-2 etherfi
d10m-12 falls under
d10r-2o-4m-10 fine
d10v-4a-4w-10g-12p-12r-14n-14m-16o-16 fix
d10m-12 for <price>
d10c8n-8b-10a-14o-16 front end
d10o-10 frxus
d10o-10 frxus…
d10c-12b-14n-14 half a
d10 hayde…
d10c-12 hop
d10m-10 hopes
d10b6m-12c-14o-16 how do
d10m8n-10g-10r-12a-12b-14o-16c-20 in two
d10b-10 jell
d10b-10 jelly
d10o-10 line $
d10o-8p-14w-16m-18v-20c-26 live
d10w-10p-10v-12m-14c-14o-20n-22g-22 live $
d10a-2b-4c-8r-10 manag
d10c2r-8b-12o-12m-14 mining is
d10b-10 mispr…
d10c-20 more <coin>
d10 native <coin>
d10o-10 navi
d10m-10b-10r-14c-14 neoba…
d10c-10v-12r-14n-14m-16b-16g-18 other rule defi
d10o-10 pause $
d10 perp dex
d10 perps $
d10p2m-14c-14 price manipulation
d10c-12 proje…
d10a-12v-14p-14n-16g-16w-16m-18 rate
d10r6n-2g-8a-10b-16m-18 rejec…
d10c-10m-12 resol…
d10 stages
d10r-10c-14m-18 suff
d10m-4o-10c-14 suffers
d10r-10c-14m-18 suffe…
d10n-2g-8a-8r-14o-16m-22 three years
d10 to arbitrage
d10m-2 token trades
d10w8o2a-4n-12g-14p-14r-16v-16c-18 trading with transfer
d10o-6b-12m-16 try
d10c-2 unwinds
d10c-2 unwinds $
d10c-10m-12 usr
d10a-8m-14 v4
d10 vecak
d10 vecak…
d10a-6o-10 whitelabel
d10r-2g-10c-10m-12o-14 winds
d10r-2g-10c-10m-12o-14 winds down
d10w-10v-12p-12n-16r-18a-18c-20 winn
d10r-10n-14a-14c-18o-20 winners
d10w-10v-12p-12n-16r-18a-18c-20 winne…
d10r-10c-10 wip
d10c-6 wiped
d10c-6 wiped out
d10c-4 wobbles
d10 آسان
d10c-6 آن چین
d10v-12w-12a-14p-14m-16r-18 آورد
d10v-12w-12a-14p-14m-16r-18 آورد $
d10 ارزش کل
d10r-4 اصل
d10r-4 اصلی
d10 افتد
d10r-2c-8a-14o-16 ایرود…
d10 باب
d10c4w-10v-12a-12o-14n-16m-18b-18r-20 برداشت ها
d10 بیس معاملات
d10 خزانه $
d10b6v6n-10p-10r-14w-14o-16c-20 در <coin>
d10c-10 درباره تمرکز
d10m-12 درصد رساند
d10m-2o-10 دعو
d10m-2o-10 دعوای
d10n-12m-14w-16o-16 دلار به
d10c10o-4p-12 دلاری در
d10n-8g-10m-14a-14w-14c-20o-20 دیف
d10n-8g-10m-14a-14w-14c-20o-20 دیفای
d10r6b4w-2c-2g-4v-8p-16o-16n-24 را به
d10 روشن
d10 زیان ناپایدار
d10r-14c-18 زیر یک
d10 سوییچ کارمزد
d10w-4 سپرد
d10 شبکه اصلی
d10c-6 لوک
d10c-6 لوک آن
d10n-2v-10m-12o-14 لیبرت
d10n-2v-10m-12o-14 لیبرت…
d10 متفاو…
d10 نسخه سوم
d10 نقدشو…
d10 نوددا…
d10n-2v-10m-12o-14 ورلد لیبرتی
d10o10g-2a-8b-12n-12m-18r-18 پال
d10o-10 کامین…
d10 کاهش می
d10 کل قفل
d10r-12c-16 یک دلار
d10g-2w-10v-12n-16r-20b-20 یک میلیارد
d8b-2 <coin> deploys
d8n4b-16 <coin> آورد
d8 <coin> باز
d8m-8 <coin> نرخ
d8 <number> debt
d8m-2 ^ decentralized
d8n-2p-2r-4b-8g-12c-12o-14 ^ ethena
d8 ^ impermanent
d8v-2g-8r-12b-12p-12n-14a-14c-16 ^ morpho
d8o-12 ^ sky
d8 ^ usdx
d8o-2 aero
d8 after five
d8 after oracle
d8p-10 after user
d8c-6 alarm…
d8a-2o-8 all $
d8o-4 approve
d8m-10o-14 automated
d8m-10o-14 automated market
d8m-2o-4 boro
d8m-2o-4 boros
d8r-12o-12m-16 bots
d8r-14o-16 bount
d8r-14o-16 bount…
d8b-8 centralization
d8 chain swaps
d8w-10n-12v-12o-14c-16m-20a-20 chain with game
d8c-6 change
d8r-6p-12o-12n-14 conta…
d8 crosses <number>
d8o-10v-12w-14r-16g-18c-18b-28 defi with price
d8 depegs to
d8 dex $
d8c-10 director $
d8 diversification
d8c8o-10p-14 dns hijack
d8o-14c-20 doubles $
d8 erupt
d8 erupt…
d8n6r-8v-12m-16a-16o-16 fight
d8 forum
d8o-2c-4 founder returns
d8 glitch $
d8b6r-10m-12c-16p-16 halte…
d8b-10 heads to
d8c8o-10p-14 hijack $
d8a-2 into a
d8 launches on
d8o4b-12p-12m-14v-14a-14n-16w-16g-20r-22 leads
d8m-8 locke…
d8c-12 locks
d8c4w-6n-8o-14m-20 maker…
d8c4w-6n-8o-14m-20 market makers
d8o-2c-10 merge into
d8a-8c-10 nativ
d8a-8c-10 native
d8b-4 on daily
d8 oracle glitch
d8o-4 paras…
d8p-10 phished
d8 recla…
d8 saver
d8 scram…
d8 stable
d8b-12 staked <coin>
d8b-8 stok
d8b-8 stoki…
d8 switches
d8 switches on
d8b-2 syrup…
d8 three year
d8 to three
d8 total
d8m-8 total value
d8 touch
d8 touches
d8 touch…
d8c-8 trading to
d8m4b-8v-16p-16o-16r-18w-18n-22 treas…
d8 usdx depegs
d8m-8 value locked
d8o-2 velod…
d8 vote to
d8o-4 voter…
d8 way
d8 ways
d8c-2 with new
d8 yu
d8p-2o-6r-10m-12 اختلا…
d8m-10 ارزد
d8m-10 ارزد $
d8w-8 از مرز
d8a-2p-2g-10n-12w-12o-12m-14b-14 استیبل کوین
d8 انسان…
d8c-10 با مورفو
d8c6p2a-8r-12b-14o-14n-18w-20m-22 باخت
d8c6p2a-8r-12b-14o-14n-18w-20m-22 باخت $
d8r6m-12 بیرون
d8c-10m-12 بیس با
d8o-4c-16 جلو زد
d8 خطا
d8 خطای
d8 دایمی
d8 دایوه…
d8 دکس ها
d8v4b-2m-12 را کنار
d8 راه می
d8 رفتن
d8m-8 سقوط بازار
d8b-14 سواپ
d8 قطع کرد
d8 موبایل داد
d8m-10 می ارزد
d8 نامش
d8 نامش را
d8 نهنگی
d8 نهنگی <number>
d8m2v-8 هنوز می
d8c-8 واسطه
d8m-10c-10o-14 ول $
d8 پیش نویس
d8v-12p-12b-16r-18m-24 چطور
d8 ییلد
d6 <coin> custody
d6o-12c-14 <coin> slashes
d6c-16 <coin> است
d6 <coin> وام
d6v-16a-16g-18m-22r-22b-22o-24 <number> میلیونی
d6 <price> yield
d6w-2o-10 ^ flash
d6p-4 ^ stream
d6 act $
d6r-2 after trump
d6 bord
d6 borde…
d6m2b-8c-10a-14 coin JOE
d6m-12 dex volume
d6 egoro…
d6c-2o-2b-8 eigenlay
d6c-2o-2b-8 eigenlayer
d6n-2g-10r-12o-12c-14 eigen…
d6 execut
d6 executes
d6c-8n-10v-16p-18o-20 four
d6c-14 l2 $
d6 lends
d6b-12 loans $
d6 loss protection
d6m2b2c-8p-8o-8g-16a-18 mainn…
d6 measu…
d6 pauses impermanent
d6 recovers $
d6m-16 revenue $
d6p-4 stream finance
d6 suile…
d6m-2o-14 tax office
d6m-6 trades at
d6o4 انسان
d6 بازنو…
d6 توکنی
d6 در سقوط
d6m-2 درآمدش
d6g2m-12 درآمد…
d6c-2o-2 دلار برای
d6 دلار سپرده
d6b4v-8p-12g-16a-16w-20n-26 رکورد
d6o-2b-14 ری
d6o-2b-14 ری استیکینگ
d6v4p-10a-12w-14g-16o-16r-20n-22 زمین
d6m-2 صرف
d6v-16a-16g-18m-22r-22b-22o-24 میلیونی
d6 نگرفت
d6m-12 پاشید
d4 <coin> اپ
d4o-6p-12 <number> loss
d4c2r-10o-10 ^ بیمه
d4c-10 andr
d4c-10 andre
d4c-10 andre cronje
d4 boy
d4 boys
d4a-2 ether…
d4o-14 funding rates
d4 hook
d4 hooks
d4 in landslide
d4 instadapp
d4 landslide $
d4 lands…
d4o-6p-12 loss $
d4v-12g-14r-16b-16n-16p-18m-20c-22 morph…
d4 rebran
d4 regre…
d4a-2r-10v-10g-10m-14b-14c-14 sprea…
d4 sunsw…
d4 suspi…
d4 switch $
d4o-12 wildc…
d4c-2m-8w-10 with <coin>
d4 آموزش وام
d4m-4b-12 آینده <coin>
d4 اداره
d4 اپ موبایل
d4 ایر
d4 دراپ
d4a-2b-6m-10n-10w-10o-12c-18 را از
d4v4o-12 را معرفی
d4g-10p-10o-12m-14n-14 سهام توکنیزه
d4o-2 شرایط
d4 فلوید
d4 مهاجران
d4 وام گرفتن
d4v4o-12 پا
d4c2p2b-8v-16r-22a-22o-28 پس
d4c-2o-8 چیست راهنمای
d4 گرفتن از
d2b-14 <coin> dao
d2 <coin> depegs
d2m-12 <coin> بدون
d2 <coin> پاداش
d2r-12w-16 <person> درباره
d2v-10n-12w-12m-14g-14c-14r-16a-16 ^ curve
d2c-2b-6 ^ eigenlayer
d2p2c-2o-2b-8 ^ gmx
d2c-8m-14 ^ spark
d2 ^ total
d2m-2a-2b-8 ^ vault
d2b-10n-10o-12c-14 ^ سه
d2v-8w-10m-12g-12b-16n-16r-20o-20 ^ کاربران
d2p-12 after bug
d2 bearing
d2 beari…
d2r-2 bills
d2 borrowers rush
d2 cefi
d2r-12g-16a-16w-16p-16b-24 colla…
d2p-10 cross chain
d2 cumul…
d2c-8m-12 drama
d2c-8 drops to
d2 foot
d2 footi…
d2 gap $
d2a-8b-14 heads
d2 jst
d2 justl…
d2p2m-10v-12g-14w-14a-16r-20b-26 loan
d2 loses its
d2o-12n-14g-14a-16b-20p-20 loss
d2b-18 merger of
d2 mergi…
d2o-6 moonw…
d2o-2n-8b-10 nobod
d2o-2n-8b-10 nobod…
d2 pauses lending
d2o-4c-12 pools $
d2 repays users
d2v-4g-12w-12m-14a-18r-24 roun
d2v-4g-12w-12m-14a-18r-24 round
d2b-14 savings
d2o2m-12r-12 selling $
d2r-12 selli…
d2c-2 staked
d2 svb
d2 the first
d2c-10p-14o-18n-22 thre
d2c-10p-14o-18n-22 three
d2o-10 trump signs
d2c-12 است یا
d2o-10 استخر نقدینگی
d2 اهرمی
d2 اوج سه
d2r-12 با وثیقه
d2 بد
d2 به اوج
d2o-2 جاست
d2m-2v-2o-10r-12a-12b-16g-22 دلار
d2 رادار
d2 ساله رسید
d2 سه ساله
d2 متمرکز جلو
d2 نمایندگان
d2m-10 های mev
d2 های متمرکز
d2m-14 وثیقه <coin>
d2o-14 چگونه کار
d2 کالبد…
d2r-4p-12c-14v-16o-20a-24 یک
d-2r-10b-12 arrive
d-2o-14m-18 depin
d-2o-6b-12c-12 flag
d-2c-14 inflationar
d-2c-14 inflationary
d-2m-10b-12v-12 invent
d-2m-10b-12v-12 invented
d-2b-10p-12n-14g-14v-20a-22 raises
d-2b-10p-12n-16g-16v-20 raise…
d-2c-14 turns inflationary
d-2 we know
d-2m-8 ادغام
d-2 از پول
d-2b-12 ایکس
d-2r-4 فکر
d-2c-12 مرکزی $
d-2n-12r-14o-14m-18 یو
d-4c-8 <coin> by
d-4b-8c-14 ^ floki
d-4 clarit
d-4 clarity
d-4 clarity act
d-4a-12b-14o-14 returns as
d-6p-6 ^ scammers
d-6b-10c-10 coin NFT
d-6n-6a-8o-10b-12m-16 dunam…
d-6b-8c-14 floki
d-6c-14m-16 game with law
d-6b-10c-10 project nft
d-6p-6 scammers
d-6v-10n-12g-12 six
d-6r-14v-14g-14p-14n-16b-22 small
d-6w-6c-10a-14o-14 گذاشت
d-6w-6c-10a-14o-14 گذاشت $
d-8 ^ pokemon
d-8 extended
d-8o-10 land $
d-8 of his
d-8m-12 restart
d-8m-12 restarts
d-8p-12 scamm
d-8p-12 scamm…
d-8b-12r-18 to the
d-8w-12 نگه داشت
d-10 <number> long
d-10a-10w-12o-12b-14 ^ here
d-10w-10 ^ japan
d-10g-12n-16a-16r-20 cheap
d-10n-10c-16 founder jailed
d-10 hedge funds
d-10b-12r-14 notes
d-10n-14g-14w-14b-18 sit
d-10r-12b-12 weak
d-12w-12 breac…
d-12p-12a-14v-16n-18w-18b-30 month
d-12v-12g-12a-12n-14w-14p-18 warn
d-12r-14m-18 اس
d-12o-14 رمزارز در
d-12 میزان
d-14 high as
d-14n-20p-20v-22g-26w-26 how
# nft
n60p-2g-8o-10a-12v-18m-22r-24b-26w-26d-32c-38 kind nft
n46v-10r-12g-12m-14w-18p-18d-20b-22c-24o-28 rule nft
n40m-4v-8r-10b-16g-16w-16d-18p-18c-20o-30 own rule nft
n32c-10m-18o-18r-20a-20d-22w-28 coin with nft
n32a-14p-14v-18g-18w-18r-20d-20c-20b-24 colle…
n28g16v-8a-12m-14d-14w-14r-16b-20c-26o-26 کارت های
n26b-2w-10p-12c-14r-18d-18g-18m-28 business with nft
n26d-10r-12g-12a-14b-16o-16c-20 collection
n26r-12b-12g-12d-14a-14p-14m-16w-16c-16o-18 میمون
n24w-4p-8r-10d-12a-12c-20m-22b-22o-24 nft with tech
n22c-2v-14p-14g-16r-18b-18a-18w-18m-20d-20 aucti…
n22g-6r-8d-12o-12m-16c-16a-22 cat
n22c-2d-8m-10o-12b-14a-20 cats
n22a8w2p-10r-18v-18g-18m-20b-20d-20o-28 gift
n22a-12w-14c-14m-16b-20 shared rule nft
n22v-8g-12b-14d-14m-16r-16a-18c-22 ticke…
n22a4m-10v-10g-10r-12b-12o-16c-18d-20 اپن
n22a4m-10v-10g-10r-12b-12o-16c-18d-20 اپن سی
n22o-2r-10w-10g-12a-12v-14d-16b-18m-20c-20 حراج
n22o-4d-12v-12p-12a-14r-16b-16g-16c-16m-20 هنرمن…
n22p-12v-18w-20d-22m-26b-26a-28r-34 کارت
n20g-2a-2c-4w-10p-10r-12d-14b-18m-20 artis…
n20p-6m-10 bor
n20p-6m-10 bored
n20w-10p-12d-14m-18b-22o-22a-24 nft
n20d-14 trading volume
n20c-10m-14b-20 اوردی…
n20r-12d-12g-12m-14b-14a-14c-14o-20 به شکل
n20c6a4r-6m-10w-14p-18v-20g-22o-24d-28 سی
n20w-2m-4d-12g-12r-14a-14c-14b-18o-20 شکل
n20r-12b-12d-12g-12c-12a-14m-16o-20 شکل توکن
n20g-10o-10m-12p-16a-22b-34 فروش
n20d-10r-12g-12w-14m-16b-16o-16 فروش رفت
n18o-4w-10p-12m-14c-14 ^ مجموعه
n18g10c10d-20w-20p-20v-22r-26a-26m-34b-34 card
n18o8g4v-10r-14w-14d-18a-18p-18m-22b-22c-28 cards
n18g-8m-10b-12c-12o-12 collection $
n18w10v-10r-12d-12g-12m-14a-14b-16o-16c-20 gifts
n18a-2c-10v-14o-18 gobli…
n18m-4d-4a-18 hypurr cats
n18m-4d-4a-18 hypur…
n18o12v-6b-10d-12c-12m-14a-16g-18w-24 million $
n18b-10m-12g-14c-20 nba
n18v-10r-14d-14g-14a-14b-16w-18c-22 rare
n18d-10a-10b-12c-12m-14r-16o-16 tenso…
n18o-4w-10p-12m-14c-14 مجموع…
n18o-8m-18 میمون ها
n18p-2d-10v-10g-10r-12b-12c-14m-18 هنرمند
n18r-12o-12m-16c-16 کالکش…
n16o-12a-16 ^ blur
n16m-10 ^ bored
n16m-6b-12g-12a-12o-12c-14 ^ fifa
n16r-4b-4m-10c-12o-18 ^ ticketmaster
n16m-14 ^ ان
n16c-4m-12b-18 ^ اوردینالز
n16o8w-2v-8m-10a-12r-14d-14b-18c-18 ^ کارت
n16m-10o-12a-16 aoki
n16c-2p-10o-12 apes
n16b-4o-14c-18 auctions
n16 azuki
n16g-10r-14w-16o-18a-20c-26 burns
n16v-4r-10o-10m-12c-12 buyers $
n16g-2r-10v-10a-10b-12c-14o-18 collectibl
n16a-2d-4 early users
n16r-6c-18 exchange with nft
n16d-8g-10r-12v-12b-14a-14m-16c-20 fetch
n16c-12o-18 fiden…
n16c-4r-10m-12d-12a-14b-16o-16 fifa
n16w-6r-12b-22c-22 flip
n16v10p-12r-14d-14g-14a-14w-16b-18c-20o-22 floor
n16o-8m-12c-12 jpeg
n16r4v-4c-4b-8p-8d-12a-14g-16o-24 law with nft
n16c-10 marketplac
n16c-10 marketplace
n16o-10c-16 moma
n16r-2v-8w-8b-12d-12g-12c-14a-16o-22 nft with price
n16 nft جدید
n16r10a-10d-12b-14c-18o-18 over $
n16o-8d-10m-12v-12b-16c-16 pfp
n16d-2b-10c-10m-14 piec
n16m-14o-18 portr…
n16o-14c-16 rees
n16o-14c-16 reese
n16o-2b-12m-14d-16p-16r-18g-18c-18a-22 returns $
n16o10a-8b-18c-18m-20 rock
n16o10a-8b-18c-18m-20 rocks
n16g-8m-10c-10o-14 royal…
n16b-8p-8c-10m-14d-16 sells $
n16d-8r-10m-12g-12a-12b-14c-14 ser
n16d-8r-10m-12g-12a-12b-14c-14 serie…
n16o-12 shot
n16d-8b-10v-10g-12o-12m-14a-14r-16 starb…
n16m-10o-12a-16 stev
n16m-10o-12a-16 steve
n16g-2v-12m-14b-16d-16c-16r-18o-20 taken
n16p-6g-8a-8d-10v-14m-16 thous…
n16r-4b-4m-10c-12o-18 ticketmast
n16r-4b-4m-10c-12o-18 ticketmaster
n16a2b-4v-12m-32o-42 tokens $
n16o-12 top shot
n16o-14c-16 withe…
n16b-10c-10o-14 آزوک
n16b-10c-10o-14 آزوکی
n16a-10b-12c-14o-14m-16 بی مثل
n16m-12 تب
n16m-2d-10r-12b-12c-12o-16 حراج کرد
n16o-10m-16 حق
n16d8b2m-12g-12a-16w-16c-16o-16r-20 در بایننس
n16m-2d-10r-12b-12c-12o-16 را حراج
n16o10d-12w-12b-14r-16m-18c-20 رونال…
n16v-4g-8m-12r-14b-14d-14c-16o-16 سهیم
n16v-4g-8m-12r-14b-14d-14c-16o-16 سوپرر…
n16d-8o-10w-12c-12m-14 عکس
n16c-10m-12o-12 فروخته
n16c-10m-12o-12 فروخته شد
n16a10r-12p-12b-14d-14g-14m-18c-18 فروخت…
n16a-10m-12b-12c-14o-14 مثل
n16r-10b-10d-12c-12o-14 نیفت
n16r-10b-10d-12c-12o-14 نیفتی
n16r-8v-10a-12m-18p-20 های
n16g-12p-14b-20d-26c-26 هزار دلار
n16g-2b-10m-12v-12a-12r-14c-14 هنر
n16d-8o-10w-12m-14c-16 پروفا…
n16m-14 پنگوی…
n16c-12m-14 کلکسیون
n16a4r-2d-4g-6b-10c-16m-18 کلکسی…
n16v-4g-8m-12r-14b-14d-14c-16o-16 کیوری…
n16r-10b-10d-12c-12o-14 گیت
n14d-8b-10m-16 <coin> buys
n14d12r-12c-16m-24 <coin> رسید
n14p-14o-14v-16d-20g-20a-20r-22b-22 ^ melania
n14b10m-10o-16 ^ otherside
n14m-14w-14c-14 ^ rare
n14d-8b-10v-10m-12g-12a-12o-12r-14 ^ starbucks
n14m-14g-14b-16w-16o-20a-22r-26 ^ what
n14m-6o-8c-10 ^ x2y2
n14b-10c-10o-14 ^ آزوکی
n14r-10o-10b-12c-14 ^ استارباکس
n14m-8 ^ کف
n14m2g-6b-8d-8a-12r-16w-18c-26 a million
n14r-8d-10w-12b-14g-14p-16a-18c-18 ape
n14m-12r-14b-14v-14g-14a-14c-18 art
n14m2b-2o-14 blue
n14m12o-12 blue chips
n14m-10 bored ape
n14p-2 bored apes
n14m10v-10b-12w-12o-12r-14d-14c-16 buyer…
n14c-4v-10o-14 clayn…
n14c-8o-14 collectible
n14b-10c-12 come
n14a-8m-10o-14 croco…
n14r-10o-10m-12c-12 cryptozoo
n14o-2m-4c-14 dorsey first
n14a6b-10d-12v-12c-12w-18p-18o-24 drop
n14g-8m-12b-14o-18 fans $
n14o-2m-4c-14 first tweet
n14 from its
n14b-2c-8m-10o-12 generativ
n14b-2c-8m-10o-12 generative
n14c12v-4o-8m-12b-14 hands for
n14b-10 its peak
n14a-8m-10o-14 lacos…
n14d-6w-10a-12c-14 lad
n14d-6w-10a-12c-14 lads
n14g12m8d-10a-14c-16o-18b-20 launch $
n14r-10o-10m-12c-12 logan
n14d-6w-10a-12c-14 mad
n14p-14o-14v-16d-20g-20a-20r-22b-22 melan…
n14w-2r-12o-12b-14 minutes $
n14b-10g-10c-10o-14 momen…
n14m-14 nft trading
n14p8c-16v-20r-22d-22w-22a-24 nft with trading
n14a-2o-10c-12 odyss…
n14d-6w-10a-12c-14 pact
n14r-10o-10m-12c-12 paul
n14v-2o-8 penni…
n14b-10a-10c-12o-14 perk
n14b-10a-10c-12o-14 perks
n14c-6m-14 picas…
n14c-6m-14 piece…
n14b-10d-10g-10c-10o-10 pokemon cards
n14 rarib…
n14 rtfkt
n14 secondar
n14 secondary
n14 secondary market
n14v-2m-10r-10g-10a-10b-12c-14 series $
n14g-6b-12 soars after
n14d-8b-12 surprises
n14o12r-2m-12d-12b-14c-14 surpr…
n14o-6b-10 taproot wizards
n14a4p-10v-18b-22d-22w-22o-22 teleg…
n14b-10c-12 topp
n14b-10c-12 topps
n14c12o-14r-16 tweet
n14 unchained cards
n14c6m-14 users with
n14c-6m-14 warho…
n14o-12c-14a-16r-18m-22 what is
n14o-6b-10 wizar…
n14g-6m-14o-14r-16 women
n14b-2v-6p-12g-14w-14d-16m-24 work
n14v-6r-10b-12g-12c-22 world of
n14m-6o-8c-10 x2y2
n14c-4v-10o-14 youtube
n14b-12g-12v-14c-16 youtu…
n14d-4r-10c-10b-12o-12 آثار
n14r-12d-12a-12b-16c-16 اثر
n14r-10o-10b-12c-12 ادیسه
n14r-10o-10b-12c-14 استارباکس
n14r-10o-10b-12c-14 استارباکس برنامه
n14c-6b-10o-12 افول
n14c-10b-16d-18o-18a-20 بایننس $
n14b-4g-6c-14 بسکتب…
n14g-14c-18 بلاکچین می
n14c-6b-10o-12 بلر
n14m8p6b-2w-10r-14g-20a-20d-24o-28 بی
n14o4r-10p-10c-12w-14m-16 بیبر
n14c-2o-14 ترامپ کارت
n14v8g6o-16w-18p-20c-22m-28a-28b-30r-32 تعطیل
n14g-6r-12b-12a-12c-14o-18 تعطیل می
n14a-8m-10b-10 توکن غیرقابل
n14o-8w-10m-12p-12c-14 تپ
n14o-4m-10w-10p-12c-14 جادوگ…
n14c-18 حالا
n14r-10c-10o-14d-16 حجم معاملات
n14r8d-10p-10w-14m-22 دلار شد
n14c-10o-10m-12 دلار فروخته
n14p-12o-12m-14b-14d-16 دلاری $
n14m-2c-14 دیجیتالش
n14m-2c-14 دیجیتالش را
n14o-4m-16v-16 ردیت
n14o-4m-10w-10p-12c-14 روت
n14b-8a-10c-10o-10m-14 روح
n14m-10o-12c-14 شام
n14a-8m-10b-10 غیرقابل
n14v8m-14c-14o-14 قیمت یک
n14b-4g-6c-14 مانند
n14r-2d-6a-12v-16g-20o-26 میلیون دلاری
n14m-2a-6r-10d-12c-14o-16 وی
n14o14c-10b-12g-18 پوکمو…
n14b-8a-10c-10o-10m-14 پیوند
n14b-12c-12o-14 گربه
n12 <coin> l2
n12m-10 <coin> nfts
n12c-2g-12 ^ adidas
n12b-4 ^ cryptopunk
n12d-4b-10g-12r-14o-14c-16 ^ doodles
n12b2m-2o-10r-14c-16d-20 ^ foundation
n12g-8 ^ moonbirds
n12 ^ nba
n12g-8o-10 ^ reddit
n12c-6o-8m-10 ^ snoop
n12m10a10v-4g-16p-16w-20b-24r-30c-38 ^ توکن
n12d-2c-10p-10o-12w-14 ^ میمون
n12d-2r-4o-10b-12m-14 accepts
n12c-2g-12 adida
n12c-2g-12 adida…
n12o-10a-12m-14 anado…
n12o-12 apes $
n12c-10o-12 artists
n12m-12r-12b-12w-12c-14o-14d-16 backp…
n12o-12 batch
n12a-10 bidd
n12a-10 bidde…
n12r-10v-10o-16 chips
n12o-12 chris…
n12 courtyar
n12 courtyard
n12c10d-2m-10r-12 court…
n12c-4m-10 damie…
n12a-10c-12 digital tokens
n12 diplo…
n12o-10 donal
n12o-10 donal…
n12d-4b-10g-12r-14o-14c-16 doodl
n12d-4b-10g-12r-14o-14c-16 doodl…
n12r-12b-12d-12v-12c-14m-16o-20 drop $
n12a4d-10p-12r-14m-18b-18 fans
n12m-4o-4 fetches <number>
n12m-10c-12 fetch…
n12o-12 gat
n12o-12 gated
n12r-12v-12g-12b-16m-18 gener…
n12 gradu…
n12c-4m-10 hirst
n12o-12 hobb
n12o-12 hobbs
n12m-4 in minutes
n12c-10m-14 inscr…
n12g-12c-14o-16d-20m-24 is a
n12b-2 its collectibles
n12b-10o-12m-14 jack dorsey
n12g-2b-12 lacma
n12m-2c-6p-12r-18b-18w-18 leave…
n12a-10o-10c-12 libra…
n12b6a-2g-10o-10c-14d-16 live on
n12b8g-8w-8o-12m-16 metaverse with transfer
n12g-4p-10r-12w-14o-16 minutes
n12g-8 moonb…
n12 nft به
n12c-2g-12 on digital
n12c-4m-10 paintings
n12d-2r-12b-14m-20 plot
n12c10v-4o-8r-10b-12 plots
n12g-4c-6v-12o-12 plug on
n12b-12o-12 porsc…
n12m8o-12 prices sink
n12 pudgy penguins
n12d-2p-10v-14c-16b-18o-20 pulls
n12g6r-2c-6m-12w-12v-14o-16 pulls plug
n12g-8o-10 reddi…
n12o-10a-12m-14 refik
n12v-2m-12r-14c-14 refun…
n12b-10m-12 runes
n12c-2o-4b-10d-12 sales $
n12r-4b-10m-12o-12c-14 sneak
n12r-4b-10m-12o-12c-14 sneak…
n12c-10o-10 stamp
n12c-10o-10 stamp…
n12w-8a-12r-14m-18 them
n12m-10c-12o-14 thousands of
n12m-8r-10d-10g-10a-14c-16 ticket
n12o-12 tyl
n12o-12 tyler
n12o-12 tyler hobbs
n12a-10c-12 vatic…
n12o12b-10m-14c-22 work $
n12d-8o-10m-12r-12b-12 works
n12o-2m-10 آلبوم
n12d-8c-8 آپ
n12b-10c-10 از هاوینگ
n12c-12o-14v-16 استودیوی
n12m-8 بازار nft
n12b-2o-8r-12m-14 بلیت
n12m-14b-14g-14 تمدید کرد
n12m-2d-8r-10b-12o-12 توییت
n12o-12r-14b-14m-16 جک
n12o-12r-14b-14m-16 جک دورسی
n12a8p-4g-8r-12d-12o-14b-16w-16c-18 حذف شد
n12m-12a-12g-14o-14 دلاری
n12b8w-2m-10r-12c-14o-14 دوران
n12o-12r-14b-14m-16 دورس
n12o-12r-14b-14m-16 دورسی
n12r-2p-4d-12a-12o-12m-14b-14 را پایان
n12c-2b-4 رونز
n12d-2r-8c-10o-10 ساتبی…
n12c-10o-10 صدها
n12d-2c-12 فرامو…
n12c-12d-16m-20v-20 فروش آواتار
n12o-4m-12c-12 فقط
n12o-4m-10a-10 مدرن
n12o2w-12c-14 مرده
n12c-12 مرده است
n12r-10m-12a-12p-12c-14 موزه
n12m-12c-12 موسیق
n12m-12c-12 موسیق…
n12d-2r-8c-10o-10 مولد
n12b6g-8v-12d-14c-16m-24 نخستی…
n12c-4m-12 های بی
n12r-8o-12 های دیجیتال
n12w2b-10v-10c-10d-14g-14r-16m-30 هدیه
n12c-2o-12 هنرمندان
n12r-2p-4d-12a-12o-12m-14b-14 پایان داد
n12m-12 پنگوین ها
n12c-10o-10 کاربری
n12o-10g-14 کفش
n10w-2a-12r-14b-14m-20 <coin> as
n10 <number> رسید
n10 ^ beeple
n10o-12 ^ christie
n10c-4o-10 ^ gods
n10c-2b-10m-12 ^ justin
n10a-12 ^ soulbound
n10g-4o-8b-12c-12 ^ tokenized
n10b-8m-12c-12 ^ حراج
n10m-10a-10o-12 ^ موزه
n10m-2a-6 airdropp
n10m-2a-6 airdropped
n10m-4 ape floor
n10o-12 art department
n10 beepl
n10 beepl…
n10c-2b-10m-12 bieb
n10c-2b-10m-12 biebe…
n10c-8 crazy
n10a-2w-2b-10m-12c-12o-12 dogg
n10 figurin
n10 figurines
n10 flares
n10m-6 floor price
n10c-4o-10 god
n10c-4o-10 gods
n10c-4o-10 gods unchained
n10d-2o-8 gondi
n10a-2o-8c-10r-12d-12 hands over
n10b-6c-10 hav
n10b-6c-10 havin…
n10c-2a-10 hype $
n10r-10m-12b-14o-16 its first
n10c-2b-10m-12 justin
n10c-2b-10m-12 justin bieber
n10a-2o-8c-10r-12d-12 keys to
n10m-12 leaves <coin>
n10g10a-16 loyal
n10o-12 madon…
n10a-8o-10b-12 mcdon…
n10o-12 milad
n10o-12 milad…
n10p-2m-10a-14r-16v-18d-24 million
n10p-2o-2a-6m-10r-16v-18d-26 milli…
n10b4d-10g-10a-10p-10r-16w-18o-18 minut
n10b4d-10g-10a-10p-10r-16w-18o-18 minut…
n10 nasca…
n10 nba top
n10 nft marketplace
n10 nonprofit $
n10 nonpr…
n10c-2 out in
n10a-2o-8c-10r-12d-12 over keys
n10b-2c-2o-8g-12 panin…
n10a8c-4o-16 pengu
n10o-8b-10 quantum cats
n10p10a4w-6o-8c-16m-18d-22b-30 returns
n10r-8g-10a-12v-16c-16d-20b-22p-22 sell
n10b-12 shin
n10b-8 shine
n10b-10m-12o-12c-14 sneakers
n10a-4b-10m-12c-12o-12 snoop
n10a-2w-2b-10m-12c-12o-12 snoop dogg
n10o-2w-4b-10d-12 steal
n10c-10 sums
n10c-10 sums $
n10 tacti…
n10m-10b-10o-10r-12g-12 teams with
n10 to nonprofit
n10c-4o-10 unchain
n10c-4o-10 unchained
n10c-8 usern…
n10d8c-2b-20 year high
n10 yuga labs
n10a-10c-10o-12w-14 آنچین
n10c-8r-10b-12 جام
n10c-8r-10b-12 جام جهانی
n10c-4b-10d-10m-16 جهانی به
n10g8o-8a-12m-16b-18v-20 رفت
n10g10a-8o-14b-16m-18v-20 رفت $
n10b6w2m-16c-18 روی <coin>
n10m-6 رکود
n10 سی از
n10c-12 فاصله
n10m-10 فروش nft
n10v2b-10d-10c-10g-16o-18 مجازی را
n10m-12 میمون های
n10w-2m-10o-10 نیست
n10w-2m-10o-10 نیست $
n10r8c-2b-8p-12w-16o-16 پایان
n10o-8d-12v-12m-18a-22 گرفت $
n10m-2 گیفت
n8d-2 <coin> based
n8 ^ azuki
n8 ^ magic
n8 ^ superrare
n8g-2 acquired
n8a2c-12o-14b-16 backl…
n8r-8o-10b-12w-12c-16 boom $
n8w-10b-12d-12v-12g-12r-16c-16 collector
n8w-10b-12d-12v-12g-12r-16c-16 collectors
n8 cryptokitt
n8 cryptokitties
n8d4m-6r-12c-12o-12b-14 curators $
n8 damu
n8 damus
n8a4c-2g-14o-14d-16 defi with nft
n8 department $
n8 eden
n8o-14 fourt…
n8 frogs
n8v-4g-6c-10m-12w-12d-14a-14r-18 keys
n8m-8a-14c-16 l2
n8 magic eden
n8m2o-10 moments
n8 nft های
n8m-10 outse…
n8o4a-2m-12c-14 paint…
n8b-12d-14v-14w-14m-16c-18 plug
n8 robot
n8g-2b-4m-12c-12v-16 sell out
n8 sells cryptopunks
n8o-6a-12c-12 seven
n8 shutt
n8 shutt…
n8m-10r-10b-14o-16 staff $
n8r-4b-12o-12a-14c-16 stepn
n8o-10c-12 sum
n8 superrar
n8 superrare
n8d4m-6r-12c-12o-12b-14 to curators
n8b-10 اوردینالز چیست
n8 بلا
n8 بلایی
n8m2g-2v-6c-10d-18p-20r-28a-30 تازه
n8o-4 دلار است
n8 غیرمث…
n8r4v-4g-10w-12a-14b-18d-18c-34 معاملات
n8 های ترامپ
n8 هنر دیجیتال
n8 گردش
n8w-4o-10v-12d-14m-16a-22 گرفت
n8v4b-8 یوگا
n8v4b-8 یوگا لبز
n6m2o-4p-12b-22d-22c-24 <price> هزار
n6m-2 ^ کریپتوپانک
n6b-10 ^ یوبی
n6 art blocks
n6 as nft
n6 as yuga
n6w-6p-6v-12b-14d-14g-14m-18a-18 data $
n6d2c-10p-12o-14 defau…
n6 dup
n6 dupes
n6 gatew…
n6 jpegs
n6a2m-12p-14o-14d-16w-18r-20 lands
n6g-6 moves its
n6 nift
n6 nifty
n6b2m-10g-14o-16 othersid
n6b2m-10g-14o-16 otherside
n6r-2d-16c-16w-20b-22m-24 retur…
n6 sprea
n6 straight week
n6o-2 survive
n6 to sunset
n6c-12r-14 uncha…
n6 بحث
n6 برانگ…
n6 بسازیم
n6r-10c-14 حد از
n6v6b-4 درصد ارزان
n6 را واگذار
n6 رویال…
n6b-10 سافت
n6m-2 شماره
n6m-2 هشت
n6o-2 هنرمند ایرانی
n6 واگذار کرد
n6 واگذا…
n6c-4m-12 کارمزد <coin>
n6 کریست…
n6r-10c-14 کمترین حد
n6b-10 یوب
n6b-10 یوبی
n6b-10 یوبی سافت
n4 ^ nike
n4d-2o-6r-10c-16p-16v-20 are
n4 earma…
n4 glitches
n4 marketplace for
n4g2a-10p-12v-14w-16c-16m-18 nft with transfer
n4 nike
n4 turns the
n4 تعویض
n4a-12c-12p-14m-20g-20o-30 توکنی…
n4 یک کریپتوپانک
n2c-8 answ
n2c-8 answe…
n2c-2 art basel
n2g-12w-12r-14b-16c-20 boom
n2 degod
n2 degod…
n2m-8c-14 department
n2 dr
n2 dries
n2 dries up
n2o-2m-10 for its
n2 hacker steals
n2c-2b-12 magic
n2 nest
n2 nike rtfkt
n2 packs
n2p-14 phishing attack
n2v-2r-12g-12o-14a-16w-16c-28 puts
n2 telegram gifts
n2m-10v-12 thousands $
n2a-6 tokens explained
n2m-6d-6p-12a-16v-18g-18b-20 trump
n2 بسازی…
n2 جدید می
n2 معامله شد
n2 معاوض…
n2 میلیون گذشت
n2 های پاجی
n2 پنگوین های
n2 کف قیمت
n2 کوچ
n-2d-8o-14 ^ واکنش
n-2a-6w-8r-12 chang
n-2r-12 chang…
n-2a-12b-14 digital assets
n-2d-10m-12v-14 fire
n-2 q1
n-2v-10c-20 ralli…
n-2b-10o-10w-12m-16 repayment
n-2b-10o-10w-12m-16 repayments
n-2c-14 اکس
n-2r-12c-22 دلار رسید
n-2a-2d-4w-8c-16 شد
n-4b-10o-12r-14 ^ polymarket
n-4b-8d-12o-16 regulator
n-4v-4p-10 rules one
n-4r-10b-18w-24 traders
n-6d-12r-14b-16v-16 ^ galaxy
n-6r-12w-12p-12m-14d-16a-16v-18b-22 jobs
n-6r-12 slashes
n-6g-10a-12v-14c-14r-18p-18 suppl
n-6g-10a-12v-14c-14r-18p-18 supply
n-6g-10a-12v-14c-14r-16p-18 suppl…
n-6d-8b-10o-14 واکنش
n-8d-10m-12b-18 customers
n-8o-10b-12p-12a-14w-18 repay…
n-8a-12r-16b-16w-16 spark
n-8c-14 سفر
n-10p-10v-12g-12a-12r-14c-22 ^ near
n-10w-12p-12m-14r-14d-16v-18b-22 job
n-10w-10c-12b-14 shutdown ends
n-10b-12d-12 wrap
n-10o-12 درباره کانال
n-10o-12 های سیگنال
n-10 های طلا
n-10o-12 کانال های
n-12w-12p-12r-16g-16o-20 arbitrum
n-12 fans queue
n-12v-12g-14w-14p-14r-16o-18m-22 light…
n-12o-12b-14 product
n-12 queue for
n-12r-14v-14c-18 خاکست…
n-12p-12w-18r-20a-22 کند
n-14v-14r-18a-18b-22c-22 liquidit
n-14v-14r-18a-18b-22c-22 liquidity
# metaverse
v64n-10g-18o-18p-20m-24w-24a-26r-32d-32b-36c-50 kind metaverse
v38g-10p-14m-18a-18w-18n-20d-22r-24b-24c-28 rule metaverse
v36m-18w-22p-22a-26o-26b-30d-30n-32c-36 virtu…
v32m-4w-8a-12r-14b-14d-14c-16g-22n-24o-32 متاور…
v30o-10p-12r-16w-16a-18b-22d-22n-30c-38 business with metaverse
v30r-10g-10p-10a-12n-14w-14o-16d-18c-18b-20 project metaverse
v28r-10n-12a-12d-16w-16o-16b-18c-22 coin with metaverse
v28d-4a-10m-12b-12r-14n-14c-16g-20o-24 metav…
v28g-10w-10n-12o-12d-14c-14b-16m-20 other rule metaverse
v28m-10g-12p-14d-18n-18a-18w-18b-20r-24c-26 own rule metaverse
v24a-4n-10w-10c-12d-14o-14b-16g-16 coin MANA
v22n2a-8w-10r-12d-12m-14b-14g-14c-18o-24 avatars
v22o16r-8w-10c-10a-12n-14d-18g-18b-20m-32 meta
v22b-8d-10m-14r-16 افزود…
v22o-30 واقعیت افزوده
v20n2a-12w-12r-14d-14m-16b-16g-16o-16c-20 avata…
v20m-2o-8d-10n-10g-12c-16 heads…
v20n2m-6r-16a-16o-16p-18w-20c-24d-26 metaverse with trading
v20n-2r-4c-6a-14o-20 quest
v20g-6p-12o-12n-14a-14r-16m-18w-20d-22 آمد $
v20r-6o-14m-16 در متاورس
v18n-8m-10r-10g-10c-12o-16 ^ gucci
v18n-2g-16c-16o-16 ^ spatial
v18m-8g-8o-12 concert
v18n-2a-10r-12b-12d-12c-12m-14o-14 fashion week
v18n-10a-10r-12b-12d-12m-14c-14o-14 fashi…
v18n-8m-10r-10g-10c-12o-16 gucci
v18m-10c-12r-16o-16 in virtual
v18b-10m-14o-18 quest <number>
v18m-10o-18 reality labs
v18n-2g-16c-16o-16 spati…
v18m-8p-12o-12n-14a-16r-18w-22 آمد
v18a-6r-10w-10d-12m-14b-14c-14g-16o-16 ادرسا…
v18r-12w-12d-18a-18c-18o-18 بالاخ…
v18m-12b-12 زمین های
v18p-10g-14a-14b-18d-18n-18m-26 شهر
v18c-2a-4w-4b-14n-14r-16d-18g-18m-22 متا
v18m-8r-8o-10w-16p-16a-18b-22d-22c-26 مجازی
v18m-12n-14 های متاورسی
v18m-6o-22 هدست واقعیت
v16m-14 <coin> rally
v16o10r-10n-10g-12m-16b-16d-18c-20 ^ apple
v16o12c-4a-8w-10n-14d-16g-16b-18r-22m-24 ^ meta
v16b-2m-12c-16o-16 ^ snap
v16m-6c-12 ^ اپل
v16o-16 apple vision
v16m-16 buzz
v16b-8n-10a-10c-10g-12o-16 conce…
v16m-4r-12c-12o-12n-14 digital twin
v16w14a-12g-14d-16n-16m-18r-18o-18c-20 empt
v16a-10m-12g-12w-12r-14d-14n-16c-16o-18 empty
v16m-12b-12g-12r-14d-16c-18o-18 gate
v16m-10g-12 metaverse with nft
v16r10n-2b-8o-10c-12p-12 metaverse with ofTrade
v16c-6b-16 metaverse with tech
v16b-2g-2m-10r-12c-12o-16 mitsu…
v16m-2b-2r-10g-10d-14n-14c-14o-16 nikel…
v16d-10w-10r-12g-16o-20b-22 price
v16m-14 rally on
v16b-2g-2m-10r-12c-12o-16 showr…
v16a-2g-12o-12r-14d-14b-18 snap
v16b-2g-12o-12c-14 the open
v16b-12o-12m-14r-14n-16 twin
v16c-4m-10o-16 xr
v16m-10c-10n-12r-14o-16 باربا…
v16w12r-20b-20p-20n-22o-26m-30 باز شد
v16m-10c-10n-12r-14o-16 سفارت
v16c-12r-14o-16 شهر تهران
v16m-16 فروش زمین
v16n10m-12r-12b-12c-14d-16o-16g-18 نایک
v16c-8r-14o-16 همزاد
v16m-10c-10r-12n-12o-14 گوچ
v16m-10c-10r-12n-12o-14 گوچی
v14b10d-4a-8r-10n-10m-14g-14o-18 ^ sony
v14o-12 ^ upland
v14c8o-2m-10r-10 ^ دبی
v14n-2m-8b-10g-12c-14 ^ سندباکس
v14d-4r-10c-10o-12n-14 ^ سیول
v14o-2m-12 ^ متاورس
v14n10m-12r-12b-12c-14d-16o-16g-18 ^ نایکی
v14m-8o-12c-14 aband…
v14c-12o-12 altsp…
v14m-10n-10c-10b-12o-12 blokt…
v14c-12o-14 class…
v14a-4o-8d-10n-10w-10b-12c-16 coin SAND
v14o-2 concerts
v14g-10r-12n-12o-12b-14m-16 dream
v14m12a-4b-12d-12g-12r-14n-14o-16c-20 ends $
v14g-4r-10n-10m-12o-12c-14 everd…
v14b-10a-10m-12r-12d-12c-12o-12 fabri…
v14m-10n-10c-10b-12o-12 floor…
v14a-2d-4m-10o-18c-22 games $
v14o-14 headset $
v14d-12a-12p-14o-16r-26 in <number>
v14c-12o-14 keral…
v14b-2c-12o-12 lamin…
v14g-4r-10n-10m-12o-12c-14 mar
v14g-4r-10n-10m-12o-12c-14 mars
v14b-8m-10o-20 mesh
v14m-2o-8 meta reality
v14b-6d-8n-14g-14o-28 metaverse with price
v14b12d-6a-6p-12r-16w-18n-20g-20o-26 next
v14b-8c-12o-12 next $
v14m-6o-16 off in
v14c8p-12w-14m-16a-16r-20b-20o-20 pivot
v14c6w-2p-2a-12n-14r-16g-16b-18o-18 pivots to
v14d-2o-8n-12m-14b-14c-20 plays…
v14m-8o-14c-16 price of
v14o-18 sandbox opens
v14g14r-12p-12n-14d-16a-16m-18c-18o-22 ships
v14m-14w-14o-16a-18b-26c-32 shut
v14m-14w-14o-14a-18b-24c-32 shuts
v14m-10n-10c-10b-12o-12 skysc…
v14o-12c-16 stand
v14m4d-12b-14g-14r-16o-18 to launch
v14o-12 uplan
v14o-12 uplan…
v14o-2 virtual concerts
v14g-10o-14 vr
v14m-10o-14c-16 vr2
v14g2o-2a-12m-16r-16d-16n-18b-20c-22 worlds
v14p-12o-12w-14a-18d-22n-24b-26 world…
v14o-2b-6 آدرسا…
v14n8w-8r-12o-12g-14b-16d-20c-22m-26 آواتا…
v14 از متاورس
v14n2g-8a-10c-12o-12m-14 اسنوپ
v14n2g-8a-10c-12o-12m-14 اسنوپ داگ
v14m-2c-4n-8r-12o-14 باغ
v14n2p-2r-4b-10d-10g-12a-12w-12o-12m-20 داگ
v14 درصد سقوط
v14o-12 دنیای مجازی
v14n-2m-8b-10g-12c-14 سندبا…
v14d-4c-10r-12o-12n-16 سیول
v14c-10o-14 شما
v14o6a-10c-12m-14b-16 موبای…
v14n10m-12r-12b-12c-14d-16o-16g-18 نایکی
v14o-18 کنسرت مجازی
v12d-14 <price> ahead
v12o-10 ^ avatars
v12g6b-4c-10 ^ epic
v12m-10n-10d-12o-12r-14c-16 ^ hsbc
v12d-8n-10m-12r-12b-14c-28 ^ microsoft
v12n-2o-10 ^ saudi
v12m-2o-10 ^ second
v12o-4c-10 ^ آواتار
v12m8o-8n-12w-14b-16c-16 ^ زیان
v12m-8c-10 ^ کنسرت
v12d-10g-10c-10o-14 a chain
v12r-2o-4n-8c-8 a digital
v12g-10o-10 author
v12c-10m-12b-12g-12o-14 chain for
v12r-4c-6o-10 chape…
v12o-2 city hall
v12c6d-6g-6o-12b-16p-16 coin ZEN
v12c-4p-12d-16w-18a-20b-24 creator
v12m-4r-10c-10b-12 delayed to
v12c-12b-14 disne
v12c-12b-14 disne…
v12c-6r-8o-8 econom
v12c-6r-8o-8 economy
v12c-6r-8o-8 economy $
v12b-10n-10a-10m-12c-12r-14 econo…
v12c-2r-4o-10 for virtual
v12o-2 hall
v12m-12o-12 holidays
v12w-4n-10g-10m-12r-14d-14o-16 hsbc
v12o-12 immer…
v12r-10o-12 interpol trains
v12 joine…
v12o-10 m5
v12r-4c-6o-10 marr
v12r-4c-6o-10 marry
v12g-8 metaverse $
v12b-8o-10 needs
v12o-2 off half
v12r-10o-12 officers
v12r-10o-12 officers in
v12o-2 on virtual
v12r-8g-12d-14c-20 pitch
v12m-10o-12 price to
v12d-2a-2g-12b-14o-14c-20 quits
v12o-2 sandbox lays
v12n-2o-10 saudi
v12m-2o-10 second life
v12r10m-10o-14 seoul
v12g12b-10w-14p-14r-18d-18n-18a-18m-22c-26 ship
v12g-10o-10 snow
v12b-2r-10o-10 stadi…
v12b10c-8p-8d-12g-12a-12n-14o-18 stand…
v12m-6 the metaverse
v12r-10o-12 train
v12r-10o-12 trains officers
v12r-10o-12 train…
v12n-2o-10 twin $
v12o-2 virtual city
v12o-10 wilt
v12o-10 wilts
v12o-10 آواتارهای
v12o-10 ترکیب
v12o-10 ترکیب…
v12o2w-6d-12a-12p-12m-14g-14r-20b-20n-24 تهران $
v12m10c-12o-14 جلسه
v12m-10 جهش کردند
v12m-10r-10o-12 دبی
v12m10g-16 درصد افت
v12c12o-18 رویدا…
v12o-4 سندباکس نیمی
v12m-6 متاورس $
v12o-12n-14 متاورسی
v12d4b-18 معرفی کرد
v12m-10c-10b-12o-12 موبایل آمد
v12o-12 نمایشگر
v12m-10b-12r-18 نمایش…
v12m6r-4o-4b-10g-10c-12n-14 هدست
v12m-10b-10c-10o-10 ورلدز
v12o-14 ویژن
v12o-14 ویژن پرو
v10m-8o-10 ^ church
v10m-12b-12c-12 ^ interpol
v10c-6n-10o-10 ^ lawyers
v10b-4m-10r-10c-12 ^ samsung
v10b2c-6g-12o-12 ^ walmart
v10g-4 ^ yuga
v10n4b-8 ^ یوگا
v10n8g-14a-20w-20m-26o-28 and the
v10b8n-6o-10r-12g-12d-16m-18 coin EGLD
v10c-8p-14d-18w-18a-22b-26 creat…
v10g-8b-12d-12n-12m-14c-18 glass
v10g-8b-12d-12n-12m-14c-18 glasses
v10g-10b-12d-12n-12m-14c-20 glass…
v10c-10 holid…
v10o-10 hundr…
v10m-12b-12c-12 interpol
v10c-6n-10o-10 lawyers
v10c4o-2a-6g-12p-12d-14m-16b-16r-18 life
v10 maps
v10d-12g-12n-14a-14p-14w-16r-20b-22m-26 microsoft
v10d-14g-14a-14p-14n-16w-18b-20r-22 micro…
v10a-12w-12g-20r-22b-30 pric
v10n8d-2a-4g-12b-14o-14c-20 quit
v10b-4m-10r-10c-12 samsu…
v10p10r-4w-12d-14c-14n-20o-20 secon
v10p10r-4w-12d-14c-14n-20o-22 second
v10 standing
v10r-10o-10m-12 town
v10m6p-8n-10g-10w-10d-12a-14r-18c-22 trim
v10m8g-4n-8w-8a-14r-18c-22 trims
v10g10d-2w-8n-10m-14b-14o-16 univers
v10g10d-2w-8n-10m-14b-14o-16 universe
v10 voxel
v10 voxel…
v10m-12 ارزان تر
v10c-2g-16 افت کرد
v10r8c-10o-16 به ایران
v10o-8 جدی
v10n-4m-6c-8o-10 خالی مانده
v10o-10 در دنیای
v10o-10 درآوردند
v10m-10r-10 دنی
v10m-10r-10 دنیای
v10 دوقلوی
v10 دوقلوی دیجیتال
v10p-2w-12r-14a-14m-18b-18o-18 را بست
v10m-10 ریلیت
v10m-10 ریلیت…
v10o-12 عربست…
v10o-10 عمارت
v10 فورتن…
v10n-10o-10c-14 مانده
v10n-2b-4o-10c-12 مانده است
v10o-10 مجازی $
v10 مد
v10p-10w-12b-14n-16r-18g-18m-20 معرف
v10p-10w-12b-14n-16r-18g-18m-20 معرفی
v10r-12p-12g-14c-14n-16o-16d-18 نیمی
v10r-12p-12g-14c-14n-16o-16d-18 نیمی از
v10 هفته مد
v8 <coin> nft
v8 ^ horizon
v8o-8 ^ zuckerberg
v8o-6 cheaper vr
v8p2n-2g-10b-12d-12m-14r-16c-18 garde…
v8c-2w-8g-12o-14 half of
v8 horizon worlds
v8r-4b-4m-10c-14 hq $
v8 law with metaverse
v8c2m-6 lost <number>
v8c-12b-16 map
v8 night…
v8g2b-2c-10m-12w-12p-14r-20n-22 off
v8c2m-10p-12w-14a-16r-18b-18o-20 pivot…
v8g6b-6m-12 shared rule metaverse
v8o-8 somni…
v8m-2 stopp
v8 stopping
v8m-2 stopp…
v8 virtual concert
v8o-6 vr headset
v8o-8 zucke…
v8d-8g-12a-12r-16m-18 برگزار می
v8g-8p-10b-12w-14a-16o-20m-22 بست
v8g-8p-10b-12w-14a-16o-20m-22 بست $
v8m-4 زمین در
v8 متاورس چیست
v8 پرو
v8 پروژه متاورسی
v8d2b-10m-16 کنار
v6 ^ barbados
v6m-4 ^ metaverse
v6p-2r-12c-12b-14n-14a-14m-16 ^ sandbox
v6 a concert
v6 anybo…
v6 avatars $
v6 barbado
v6 barbados
v6c-10 barba…
v6 coin CEEK
v6 embas…
v6o-8 hilto…
v6m-2r-4c-10 metaverse with regulator
v6 music
v6c4m-12 real estate
v6 started
v6 started $
v6 ther
v6 there
v6 virtual real
v6o-4 visit…
v6g-10o-12 yuga
v6 رسیدند $
v6 رسیدن…
v6o-10 شیایو…
v6 متا بودجه
v6 متاورس را
v6m-8 مجازی <coin>
v6 مد متاورس
v6o-10 وزن
v4o4p-4a-8m-14b-16c-16r-20 delayed
v4 herit…
v4b-12n-12g-12m-14 lawy
v4b-12n-12g-12m-14 lawye…
v4o-8c-10r-12 write
v4d-12g-14a-14r-20m-22 برگزا…
v4d-2c-10o-18 تازه ای
v4g-2 تماشا…
v4 زاکرب…
v4 عاقلا…
v2 <number> worth
v2c-8 ^ سامسونگ
v2c2g-2b-6r-12o-14 citie…
v2 concert series
v2o2m-2d-12n-16p-16w-18a-22r-30 cut
v2n-8w-8b-12m-14 drive
v2o-10m-14p-18w-20d-22b-24 ends
v2w2b-2o-12m-16 estat
v2w2b-2o-12m-16 estat…
v2b-6w-8p-12d-14r-18a-20m-22 games
v2 hall $
v2 hope
v2o-2b-12c-12 horiz…
v2r-10b-12m-14d-16 hq
v2 its virtual
v2 lows
v2 metaverse bet
v2 museums
v2d-10p-10w-14b-18a-18n-20m-22c-22 sandb…
v2c-8o-12 store $
v2 visitor
v2 visitors
v2 worth of
v2 از کارکنانش
v2 بودجه متاورس
v2g-2 داران
v2 عروس
v2 عروسی
v2 عروسی در
v2 نیوم
v2 پرچم
v2 چه کاربردی
v2 کاربردی
v2 کاربردی دارد
v2 کم می
v2m-2 کنار گذاشت
v2 گرافی…
v2c-8 گلکس
v2c-8 گلکسی
v-2g-4r-8a-10b-12n-12d-14 ^ grayscale
v-2d-12a-12g-14o-16 capital
v-2r-10o-16 chips $
v-2m-12 lawyer
v-2w-2r-20c-20 بالا برد
v-2d-6a-8c-18 شد $
v-4m-12n-14c-16 closes $
v-4r-8c-10 digital art
v-4g-6a-8w-8r-10n-12b-14d-16 grays…
v-4b-6c-6m-12 penn
v-4m-10c-10a-16 season $
v-4c-10n-12g-12m-18 پیدا
v-6p-14d-18r-22n-22a-24w-38 adds
v-6c-12p-12g-14a-16w-16m-20n-20 رونما
v-6c-12p-12g-14a-16w-16m-20n-20 رونما…
v-8m-12b-12n-12g-12r-14d-14 ^ armstrong
v-8o-12w-14a-18c-28 all
v-8g-10a-10w-10c-12p-12m-16o-16 vaults
v-8r-10g-10a-10n-12m-14w-14c-22 اوراک…
v-10p-10m-14n-16r-20 ^ سود
v-10n-12a-14w-14d-18 be
v-10b-12a-12n-14g-18 burg
v-10b-12a-12n-14g-18 burger chain
v-10b-12a-12n-14g-18 burge…
v-10a-10c-10n-12w-16r-20 doubles
v-10b-12n-14g-16a-16w-16o-18 stablecoin
v-10g-12a-12w-12n-14d-16m-20 texa
v-10g-12a-12w-12n-14d-16m-20 texas
v-10w-10g-14c-24 بر
v-10g-10w-10b-12n-12d-14 جعلی
v-10a-10n-14g-14o-18d-20 ذخیره
v-10n-12a-14o-20 و <coin>
v-10g-12a-12w-12 چند
v-12a-14d-18m-22g-22 <number> million
v-12w-14m-16b-16a-16p-16 lende…
v-12p-14g-16a-16w-16d-18c-24 relea…
v-12b-14n-16a-18w-18o-20 stabl…
v-12o-12b-16w-16n-18 trading $
v-12p-12d-14w-14r-16b-16o-16 تلگرامی
v-12g-14c-14p-14n-16a-16w-20 زد $
v-14g-14w-14r-18d-18n-18a-18c-22 histor
v-14g-14w-14r-18d-18n-18a-18c-22 history
v-14w-14g-16r-18d-18n-18a-18c-22 histo…
v-16a-16w-16p-16g-18n-20 claims
# game
g74o-16a-18p-18v-22m-24n-24w-24b-30r-32d-34c-34 kind game
g40v-8a-8c-10o-12m-14w-14r-16b-16p-16d-18n-18 rule game
g30m-2v-4w-10n-12d-14o-14b-18c-24 coin GALA
g30v-10n-12p-12m-14r-14w-16d-24b-32 project game
g30b-4c-10r-12d-12a-14w-14n-20o-28 shared rule game
g28d-10o-10b-12m-22c-26 coin ENJ
g24m10a-8v-12w-12d-14n-16r-18o-22c-26 game with ofTrade
g24d-8v-12a-12m-16r-18c-18 titl
g22a2c-4o-12n-14w-14p-16d-22m-24v-24r-28 business with game
g22r-6m-8v-12c-12p-12d-16w-16b-22 coin with game
g22p-10m-12n-12c-12r-14o-16d-18 defi with game
g22v-2r-12b-12o-12w-14n-16a-16d-18p-22 game with trading
g22r-4w-12v-14p-14d-16m-20b-22o-26 own rule game
g22a12n-10v-10b-12o-12w-14m-16p-16d-18c-30 play
g22r-12a-12w-12d-14m-16b-20 فوتبا…
g20d-10n-10m-14b-14a-14c-14v-18 arcad
g20d-10n-10m-14b-14a-14c-14o-22 arcade $
g20d-10n-10m-14b-14a-14c-14v-18 arcad…
g20v-14 built
g20n-14v-14r-16a-16m-18b-18d-20c-22 eve
g20d-2w-6m-12b-12o-12n-16a-16 fanta…
g20a16v-12o-12p-14w-20r-22d-22c-22m-26b-26 season
g20a16v-14o-14p-16w-20d-24r-26c-26b-28 seaso…
g20o-6m-10c-10r-14n-16 title…
g20p-4w-8a-10d-12v-12r-14b-18n-20o-22 همستر
g18m-10d-12c-12n-14o-14b-18 ^ chess
g18b-10c-10o-10 ^ ronin
g18w-2o-6m-12a-12c-12b-14 ^ sorare
g18v-4d-10m-14b-14c-14o-16 ^ کتیزن
g18r-10v-14c-16m-18b-18n-22 airdrop with game
g18m-2a-12o-12 alpha season
g18b-8d-8m-10 coin SLP
g18b-10o-10m-12c-12 coin YGG
g18a-10p-10v-12d-18r-20b-20m-22 down $
g18r-6n-10v-12o-14d-16c-16b-22 game with price
g18r-14b-16 on blockchain
g18b-12d-12n-12v-12o-12a-14c-16 play to
g18p12n-6v-6d-8r-10b-16c-18o-18 ronin
g18c-4b-8d-12m-14n-14o-14 season <number>
g18w-2o-6m-12a-12c-12b-14 sorar
g18w-2o-6m-12a-12c-12b-14 sorar…
g18p-10o-12n-14r-16d-16a-16m-22 studi…
g18r-14b-16 titles $
g18r-4b-10d-14n-14c-14v-16o-16 ایمبر
g18m-6c-10o-18 دربیا…
g18r-4b-10d-14n-14c-14v-16o-16 سورد
g18n-8o-10a-12c-12m-14 پیکسل…
g16a-4o-12 ^ pixels
g16n-4b-8c-8r-10m-12 ^ roblox
g16d-4r-10c-12o-12 ^ shrapnel
g16n-10m-14r-18c-20 ^ تیم
g16c-8b-14 ^ رونین
g16o-10b-12 ^ میپل
g16a8n-2r-10m-14c-14o-14 alpha
g16r-10m-12a-12d-14n-14c-14b-20 ches
g16r-10m-12a-12d-14n-14c-14b-20 chess
g16w-2c-12 coin PYR
g16r-2m-12o-14b-18 developers $
g16c-2b-4 drops as
g16a10n-8r-10d-14c-18o-20 falls <price>
g16o-2b-16c-16 for developers
g16a-4r-8w-12d-16p-18n-22m-26c-30 game
g16d-14 low liquidity
g16b-6n-10a-10w-10r-14d-14m-16 mobil
g16b-6n-10a-10w-10r-14d-14m-16 mobil…
g16o10n-2c-2r-12v-12w-12m-16d-16p-18b-20 other rule game
g16a-4o-12 pixel…
g16b-6c-10m-12o-16 players $
g16b-12c-14 sdk
g16c-10m-12a-12b-16o-16 ships $
g16d-4r-10c-12o-12 shrap…
g16c-8b-16 styl
g16c-8b-16 style
g16c8b6v-6w-18p-18o-22d-24a-24r-26m-32 team
g16v-4r-12b-12n-12a-12d-14o-14c-16 wild
g16v-4r-12b-12n-12a-12d-14o-14c-16 wilde…
g16o-4c-16 از بازی
g16a8d-4c-4m-10r-10n-12b-14o-14 استور
g16m-10o-12c-14r-16 اسپانسر
g16v12w-2a-14p-14m-16r-16b-18n-18c-20o-24 تعطیل شد
g16n-10r-12d-12b-18 دوباره سراغ
g16a-10w-10r-14n-14m-16d-18o-18 را کم
g16n-10b-16 سگا
g16b-16 شطرنج
g16c-12 لیست شدن
g16b-16 مگنوس
g16o-10b-12 میپل
g16o-10b-12 میپل استوری
g16m-16d-16a-16w-16n-20b-22 نیرو
g16m-12o-14 های مجازی
g16d-4a-6w-6m-8r-10p-12n-16o-16c-22 وب
g16m-2a-6p-10n-16c-16o-16 وب <number>
g16b-16 کارلس…
g16v-14o-14 گذارد
g14n-2v-10b-12d-12r-14a-14m-16c-22 ^ gala
g14c-12o-14 ^ gunzilla
g14a10v-8m-10c-10o-14 ^ off
g14o-12 ^ parallel
g14a-4b-12d-12 ^ treasure
g14c-12o-12 ^ wemade
g14 ^ استیم
g14v-8m-12o-12b-14c-14 ^ اسکای
g14v-6c-14o-14 ^ سازنده
g14o-10m-12c-12 ^ پیکسلز
g14n-8a-8v-12p-12m-16b-16c-16 ^ کنسول
g14v10o-2a-12m-16 airdrop with metaverse
g14d-8n-10b-12c-12o-12 alury…
g14m-10d-10c-10n-12o-12b-14 anich…
g14b-2d-12n-12w-14p-16r-18m-32 app
g14d-12c-12o-12 beam
g14m2b-10d-10n-10v-12r-14c-22 bets on
g14b-8c-14o-16 ccp
g14p-14w-16v-18n-22m-26r-26 com
g14a-4m-8r-10c-10o-10 com2u
g14a-4m-8r-10c-10o-10 com2u…
g14b4n-2m-12r-14a-14d-16c-16o-16 demo
g14v-10n-12w-12p-12m-14a-16 developers
g14d-6o-14v-18w-18n-20a-22m-28 devel…
g14v10m-8b-10c-12o-14 epic
g14c4r2a-10n-16w-18m-22b-24d-24o-24 founders
g14o-2a-4d-6m-10c-12b-14 front…
g14a-2m-10c-10n-12w-12 game with transfer
g14a-12 game with wallet
g14c-12o-14 gunzi…
g14m-2d-8b-12c-14 hours on
g14c-10d-12o-16 in hours
g14d-2m-10o-14 in sats
g14c2v-2d-8a-12o-12b-14m-16 is still
g14c-6b-14 item
g14c-6b-14 items
g14o-2b-14c-16 launches mobile
g14 liquidity $
g14c-4o-10 lol
g14c-4o-10 lol land
g14b-10o-10c-12 maple…
g14m-10a-12o-12c-14 miran…
g14c-10m-12d-12 model
g14c-10m-12d-12 model $
g14m-10c-10d-12 new staking
g14a10v-8m-10c-10o-14 off the
g14m-4c-4n-12p-14v-16r-26 opens
g14b-8o-10r-12m-14 payouts
g14r-10o-10m-12 payouts $
g14b-4m-10a-10r-14d-14o-16 pays in
g14a12p-12d-14n-14w-16r-18b-18c-18m-20 phon
g14a12p-2d-12n-12r-14w-14c-14b-16m-18 phone
g14o-12 pixel
g14o-4c-16 pok
g14o-4c-16 poker
g14d-8n-10b-12c-12o-12 realm
g14d-8n-10b-12c-12o-12 realm…
g14a-4m-8r-10c-10o-10 retreats
g14a-10p-10m-18b-20 rival
g14o-14 rival…
g14v-6o-8 roblox bets
g14c-2m-8o-14 shoot
g14m-10c-10d-12 staking model
g14m-12r-12a-12o-16 store
g14d-8n-10b-12c-12o-12 tatsu…
g14c-12o-12 team $
g14a10m-10v-10c-12o-16 the grid
g14a-2m-10b-10v-16o-16 user
g14r-12b-14 valv
g14r-12b-14 valve
g14o-4 virtual worlds
g14c-12o-12 wemad
g14c-12o-12 wemad…
g14r-2d-8m-10b-10c-10o-14 آف
g14r-2d-8m-10b-10c-10o-14 آف د
g14v-6r-10c-14o-14 استار
g14a8d-2m-4c-4r-10n-10b-14o-14 استوری
g14a8r2v-6p-6m-12d-12c-12b-14n-14o-18 استور…
g14b-8 استیم
g14v-12a-14w-16b-18d-18n-18m-20c-26 اسپان…
g14v-6r-10c-14o-14 اطلس
g14b-14 بازی وب
g14b2w-2c-10v-12d-16p-16o-26m-30a-36 بلاکچ…
g14b12d10v-2m-18a-20c-20o-22w-24r-26 به <coin>
g14r-2d-8m-10b-10c-10o-14 د
g14r-2d-8m-10b-10c-10o-14 د گرید
g14m12d-12b-16 درصد جهش
g14p-4c-8m-14b-14o-14 دستی
g14o-2b-10m-12a-16c-18 روی بلاکچین
g14v-10b-12o-14c-18 سازنده
g14n12b-8c-12 سورار
g14n10c6a-12p-12r-14b-16o-18d-20m-22 عرضه شد
g14b-14 فانتز
g14b-14 فانتز…
g14o-8d-14c-14 ماویس
g14m12b-14 مدل
g14m-8b-12o-12 های تلگرامی
g14 همستر کامبت
g14o12a-10m-12b-12r-16c-18 ورزش
g14v-12m-14w-14r-16d-16b-18n-18 پلی
g14 کامبت
g14n-2v-10d-12b-14c-14o-16 کتیزن
g14o-2c-4m-10a-12 کشاور…
g14a-10w-12m-14r-14v-14n-16o-16d-20 کم کرد
g14r-2d-8m-10b-10c-10o-14 گرید
g14r-2d-8m-10b-10c-10o-14 گرید به
g12c-14 <coin> doubles
g12c10d-10r-16b-16 <coin> drops
g12o-6m-10c-14 <coin> opens
g12a6m-2v-6o-12c-14 ^ catizen
g12o-12 ^ deadrop
g12c-4o-10 ^ krafton
g12c-8o-10 ^ nexon
g12b-4 ^ square
g12c-2 ^ star
g12o-2n-10c-10a-12 ^ stepn
g12c10m-14r-16 ^ ultra
g12m2c-12o-12 ^ با
g12c-2 atla
g12c-2 atlas
g12r-4m-10b-16 ban on
g12a-4b-12n-12v-12d-14r-16 bets
g12m-12c-12 bruta…
g12a6m-2v-6o-12c-14 catiz…
g12o-10a-12v-16d-18c-22 close
g12a10r-12v-12n-14b-16d-16m-18c-22 comin…
g12o-12 deadr…
g12d6m-10c-14 doubles in
g12o-10 downloads
g12o-10 downloads $
g12d-10 downsiz
g12d-10 downsizes
g12o-2 emb
g12o-2 ember
g12o-2 ember sword
g12c-10 enix
g12n-2c-4 evapo…
g12o-2 farming $
g12m-2o-4c-10n-12 fc
g12v-14w-14d-16n-16b-18a-18r-20c-22 gala
g12c-2m-10r-10d-12 game with regulator
g12w-8b-14d-14n-14v-14m-18 grid
g12m-12c-12 had
g12o-2m-10a-10b-12 handh…
g12n-2c-4 hang
g12m-2 holder with nft
g12c-10o-10m-12 in game
g12a-12r-16b-16w-16n-18o-18 insiders
g12r-6m-10c-10o-10 konam…
g12c-4o-10 krafton overdare
g12c-4o-10 kraft…
g12d-12c-12o-12 merit
g12o-6 mini
g12m-2o-4c-10n-12 ml
g12m-2o-4c-10n-12 mls
g12c-2 most of
g12c-8o-10 nexon
g12r8p-16o-16n-20v-20w-22b-28 no
g12m-6c-8o-14 one million
g12d4a-4w-14c-14m-16r-16 opens to
g12c-4o-10 overd…
g12d4r2c-2m-12b-14p-14o-14v-22w-26n-28 pay
g12b2o-2a-10 quests
g12o-2 raisi…
g12r-10o-10 regro…
g12n-2r-12a-12o-12b-14c-14 retre…
g12v8d-8b-12a-12m-14r-14n-16c-16 roblo…
g12r-2m-14b-14d-14n-14v-14a-16o-18 sats $
g12d-10m-14o-14 season three
g12r10w10v-10d-12o-12b-16a-16n-18c-22 sell $
g12b-12d-12c-16o-16 shuts down
g12o-10b-14 skill
g12c6r-12o-12b-16 squar
g12c-10 square enix
g12c6r-12o-12b-16 squar…
g12c-2 star atlas
g12c12a8b-8r-12p-12w-14d-16m-18o-24 stor
g12r-14n-14c-14o-14b-20a-24 sui $
g12o-2m-10a-10b-12 suipl…
g12o-2 swor
g12o-2 sword
g12o-10b-14 tapsw…
g12w-4o-4n-12r-14v-14c-14d-16m-20 three $
g12r-2m-10c-12b-14 title
g12m-10a-10r-12c-12o-12b-14 to own
g12a4m-8b-12d-12n-12 treasure
g12c4m-16r-16 ultra
g12d2v-12p-12m-16r-16n-16c-18o-18 wind down
g12o-10 آنچین…
g12o-10 آیتم
g12o-10 آیتم های
g12a-12w-12m-14b-16d-16n-16r-20 اخراج
g12a-12w-12m-14b-16d-16n-16r-20 اخراج کرد
g12o-10 ارن
g12o-4 استپن
g12n-2v-4d-10m-12r-12b-14c-14a-16 استیش…
g12r-4v-10p-10a-12m-14b-14o-14c-16 اسک
g12r-4v-10p-10a-12m-14b-14o-14c-16 اسکای
g12o-10 بازی گادز
g12c-8 بازیکنان
g12p-8d-10n-10m-14b-14c-16 بازیک…
g12o-8n-12m-16a-16c-20 بلاکچینی
g12b-8 بلاکچینی با
g12o-10 تو
g12o-10 تو ارن
g12o-12 دربیاور
g12o-12 دربیاوریم
g12d-2n-6b-12v-16o-16 درصد ریخت
g12r-2n-2b-10c-10w-12o-12 درون
g12o-10 رایوا…
g12m-6d-12w-12b-16n-16a-16o-24 رمزارزی
g12o-20 روبلا…
g12d-2m-12a-12o-12b-16 رونین
g12o-12 رویا
g12o-12 رویای…
g12c6w2r-8v-10a-20m-22p-22o-24n-28 سراغ
g12c10r-8d-16a-18p-18v-22n-26b-30 سرمای…
g12b-2w-2r-12v-12d-14n-16a-16c-18 سوی
g12b-2w-2r-12v-12d-14n-16a-16c-18 سویی
g12r-2n-2b-10c-10w-12o-12 های درون
g12n-2v-4d-10m-12r-12b-14c-14a-16 پلی استیشن
g12o-10 پلی تو
g12o-2n-10 کمبو
g12 کن
g12o-10 گادز
g12o-10 گادز آنچیند
g12o-4 گو
g12n-2m-10 گیمرها
g12m2v-2r-10a-12p-14o-16c-18b-22w-22 یک میلیون
g10 <coin> lol
g10n2d-8w-12o-12b-14 <coin> رفت
g10m8b-6c-8 <coin> شد
g10c-10r-12b-12 ^ immutable
g10 ^ splinterlands
g10o-10 alic
g10o-10 alice
g10c10r-14 be the
g10 capta…
g10c-8o-8 crowd…
g10c-8 crypto sponsor
g10w10p-8r-12v-12m-14d-14a-14n-16c-22 days
g10o-8d-10 downs…
g10 farmers $
g10d4m-8b-10c-10a-12n-16 farmi…
g10c-4o-14 flags…
g10n-10 hate
g10m-4n-12 holder with tech
g10d-10 investigation
g10n2r-8m-14o-14c-16p-18d-24 land
g10b2o-2c-10m-12 lands on
g10 laser…
g10o-10 leaves early
g10o-10 neighbor
g10m-4r-4 no to
g10m8n-4r-12c-12b-16 promise
g10m-10c-12 puzzl
g10b-12 puzzle
g10m-10c-12 puzzl…
g10c-12o-12a-14 quest…
g10o-6 regroups
g10 repeat
g10w-12p-12r-14v-14m-18d-18n-18o-20b-22 sat
g10w-12p-12r-14v-14m-18d-18n-18o-20b-22 sats
g10m-4r-4 says no
g10a-8r-10 septe…
g10w2n-10 shows $
g10 shrinks as
g10p-6r-12c-14 spenc
g10p-6r-12c-14 spencer $
g10p-6r-12c-14 spenc…
g10d-10b-12 spikes <price>
g10 splin…
g10m-10r-10 sponsor
g10c2r-12b-12m-14 spons…
g10o-10m-12 stabl
g10o-10 stables
g10m4d-8c-12 supply shrinks
g10 symbi…
g10a-2o-6c-10n-12 tie up
g10n-2m-10c-12p-12 trading cards
g10b2v-10a-10c-14o-16 ubiso…
g10c8a-10n-12m-14o-14b-18 up with
g10b-8 web3 gaming
g10 with snoop
g10o-10 zed
g10 از nft
g10b-2 استودیوی بازی
g10 بازی تازه
g10 بازی سازی
g10 بازی شد
g10n-12 بیزار…
g10m2w-12c-18d-20b-22 جهش
g10 دو رقمی
g10 دوم <coin>
g10a-2n-10m-12r-12b-12w-12c-14 را عوض
g10 رشد کردند
g10o-10 روزانه همستر
g10b4p-12v-14n-16w-16d-20o-20m-26 سازند…
g10w10a-4n-12r-14m-16b-18c-20 عوض کرد
g10 فراتر
g10n-10 مرداد
g10o-8 مسیرش
g10b-10 پرطرف…
g10 کارتی
g10c2a-8w-10r-12m-14n-14d-16o-16b-18 کارکنانش را
g10c2a-8w-10r-12m-14n-14d-16o-16b-18 کارکن…
g10b-2m-16 کریپتویی
g10a-10 کشاورزان
g10n-10 کمبوی
g10n-4m-10 گیمر
g10n-4m-10 گیمره…
g8b2c-12 <coin> unveils
g8 ^ play
g8m-10 ^ گیم
g8d-12v-12r-14w-14n-16c-20o-26 chain with ofTrade
g8n-2r-8m-12c-14 downl…
g8b-12 funding falls
g8o-10 game $
g8b-12 game jam
g8c4n-2d-8r-10p-12o-14b-16m-24 game with nft
g8m-8 gamef…
g8b-10n-12a-12c-12 gmt
g8m-8c-12 idle
g8a-2 kombat airdrop
g8n2b-12m-14o-14c-20 like
g8 mmo
g8 mmo $
g8o-10 mythi…
g8m-2o-10 n
g8m-2c-8o-14 paral…
g8d-2v-12w-12n-14p-14o-18m-20a-20 pick
g8d-2v-12w-12n-14p-14o-18m-20a-20 picks
g8o-10 repea…
g8r-2v-8b-12m-14 star
g8 tcg
g8o-10 tops one
g8v4b-16o-16d-20p-22w-24m-26 world
g8 رایگان برای
g8o6w-10v-12n-14a-16p-18c-30 شدن
g8m-10 فای
g8b-4 میرند
g8v4m-6b-8o-12 همه باز
g8m-10 گیم
g8m-10 گیم فای
g8 گیمف
g8 گیمفا…
g6b2c-12 ^ web3
g6b-2 banda…
g6 built on
g6c-10 cancell
g6c-10 cancelled
g6r-6b-8c-10w-16p-18a-22 clos
g6c2m-14d-16w-16p-16b-18r-24 draw
g6 dy
g6 dying
g6 dying $
g6c-8 esports team
g6b2d-12v-12w-12p-14n-16c-32 falls
g6 games keep
g6b-2 heir
g6 keep dying
g6b-2 liv
g6b-2 lives
g6 mavi
g6 mavis
g6r-2o-14 neigh…
g6w2d-2c-8m-10p-16n-18r-30 open
g6 publishing
g6m2 ron
g6 sega
g6 sky mavis
g6b-2 tamag…
g6v-12w-12r-14b-14n-14o-14d-16 tie
g6b-2c-12 to earn
g6 toe
g6o2r-12 tourn…
g6 اسکویر انیکس
g6m-12c-12 امروز $
g6c-2 امیدو…
g6 انیکس
g6 انیکس بازی
g6d2a-12r-14b-14m-18 اپ
g6r-2b-10c-10w-12o-12 درون زنجیره
g6b2o-2w-12p-12v-14d-18n-18m-20c-22 دوم
g6c-2 فیلیپ…
g6 چقدر می
g6 گیلد
g4m-2c-10 <coin> brings
g4m-14 <coin> miner
g4c-8 <coin> بعد
g4d-2a-12r-14b-14o-14w-20 adds <number>
g4b-2w-4d-12n-12c-28 ban
g4 click
g4 click…
g4o4m-14c-14d-16 crunc…
g4o2c-24 cuts jobs
g4w-12p-12v-14m-22c-22b-26 farm
g4c-2o-2 four year
g4 network to
g4r-2b-4c-14d-16 shrinks
g4 wemix
g4c-8 بعد از
g4b-2 شکست می
g4m-10 پلتفرم بازی
g4m-10 کوین پلتفرم
g2m-10n-10o-10c-12 ^ notcoin
g2 ^ nyan
g2r-12n-12p-12v-14w-14d-16o-16c-20 ^ sui
g2v-2a-8b-16m-18c-18 acces…
g2c-10 accused
g2 acquitt
g2 acquitted
g2 battler
g2m-2n-12b-18o-18 becomes
g2 cosmi…
g2a-4 dappr…
g2 filip…
g2a-8d-10m-12b-14n-14r-16 gets new
g2 guardian
g2 guardians
g2 hero
g2 heroe…
g2o2n-8m-12b-12c-14r-16 immut…
g2 might
g2 nfl
g2m-10n-10o-10c-12 notco…
g2 nyan
g2 nyan heroes
g2 of team
g2b-6v-8r-14n-14 promi…
g2 raider
g2 ronin to
g2c-16 settled $
g2o-10 shoot…
g2 to mobile
g2 token gains
g2 tomb
g2o-8n-12r-14a-14 web3
g2 zebed…
g2o-6m-10a-14 بلاکچین $
g2d-6 توکن رایگان
g2 تپ سواپ
g2m-2 خوش
g2 دانلو…
g2m-2 درآمدز
g2m-2 درآمدزای
g2n-2c-2b-10d-10m-12 رایگا…
g2 روی موبایل
g2o-2m-14v-16p-18a-26r-34 عرضه
g2 غول
g2d-2c-6o-10 فصل دوم
g2 های کره
g-2 ^ strk
g-2o-12a-14c-14 amend…
g-2r-12a-14o-14b-16 cents $
g-2m-14r-14a-14b-18 gets a
g-2d-12w-12b-14n-14o-14r-16 hodl
g-2n-4w-4a-14d-18 of
g-2b-12o-14 prison $
g-2b-8m-14c-16 private credit
g-2 upholds ban
g-2 uphol…
g-2 ازبکس…
g-2v-10w-10a-12r-18n-18o-18 دو برابر
g-2o-4 عموم
g-2 مقابل
g-2n-10b-12d-12o-12 کانال
g-4b-10 ^ disney
g-4v-8a-10w-10n-14b-18 produ…
g-4c-4 quali…
g-6v-14 check…
g-6v-12a-12w-12n-14m-20 execu…
g-6w-10b-12v-12r-16 invest
g-6m-8b-10w-10c-10d-12 punk
g-6v-10a-10d-12n-12c-20 track
g-8a-10p-10r-12n-12c-20 ^ maker
g-8b-10d-12m-16 defen…
g-8n-10v-10a-10r-14b-18 expos…
g-8o-10d-12n-12r-16b-16 galax
g-8o-10d-12n-12r-16b-16 galax…
g-8w-12r-14c-24 lose
g-8v-12a-12o-14b-16p-16 net
g-8n-14w-14r-18b-20 you
g-8n-10a-12r-14 کنند $
g-10p-10o-14d-16n-16w-16 ^ بیت
g-10a-10b-12n-12v-12m-14r-14d-14 ^ ژایو
g-10b-12n-12m-16c-18 down after
g-10w-14p-14v-18a-20m-22 lets
g-10 own chain
g-10v-12c-12p-12 shop $
g-10p-12a-14o-14d-16 stablecoins
g-10m-14a-14p-14 votes
g-10b-12c-14 why the
g-12c-12 ^ developers
g-12 ^ gaming
g-12r-14a-14o-18d-26 analyst with ofTrade
g-12d-14n-16a-16p-16r-20w-22 at <number>
g-12m-14r-18 chains
g-12 فصل تازه
g-12a-12d-14n-14v-14w-14m-16b-16 نفر
g-12 گواه
g-12 گواهی
g-14 ^ مدرک
g-14 مدرک
g-14 مدرک دانشگاهی
# airdrop
a62o-12g-18r-20v-20p-20w-22m-24d-24b-26c-40 kind airdrop
a44n-2g-4v-8m-12p-12w-14r-16c-18b-20o-20d-26 rule airdrop
a36v-8m-10r-12w-12p-12c-14d-20b-22o-22 own rule airdrop
a32o-2v-10p-10m-12n-14c-22b-24r-26 airdrop with ofTrade
a30p-12w-14v-16c-18d-20n-20b-22g-22o-22m-24 دریاف…
a28n-2b-8v-10g-10c-10w-12p-12m-18o-34 airdrop with business
a28v-8w-10p-10r-12d-12g-14n-16o-20c-24 airdrop with chain
a28r-10v-10w-10p-12g-14d-16b-18c-22n-24 ایردر…
a26m-2n-10g-12b-14w-20c-24o-26p-34 coin UNI
a26r18o-6m-10p-14b-16v-18g-20w-20n-22d-24c-32 free
a26w-2g-10p-12r-14n-14v-14m-20b-20d-20c-20o-22 jupua…
a26n14m12p-2v-14o-14g-16b-18w-20r-28c-28 توکن
a24n-2g-4c-6r-8p-10o-16w-20m-28 airdrop with coin
a24v-10w-14b-18g-18p-18r-20o-20c-22 airdrop with defi
a24w-10r-16n-18d-20o-20 airdrop with price
a24r20n-2v-8m-20g-24c-24p-24w-32d-36 get
a24o-10b-12d-12m-14r-16c-20 get free
a24b-2m-6r-10p-12v-14w-18o-20d-22 rewards
a24r-2n-4o-10d-14w-14c-18 shared rule airdrop
a24v-8g-12m-14r-14d-14c-14o-14b-16n-16 امتیا…
a24n-4m-6g-10c-12o-12b-24 تست
a24n-4m-6g-10c-12o-12b-24 تست نت
a22b-4c-6m-10r-12p-12v-14o-20d-22 rewar…
a22v-2g-8r-10d-12c-14o-14m-16b-16n-16 snaps…
a22c-8r-12n-14m-16o-16b-18 توکن می
a22m-12r-12b-14d-14n-14c-16o-18 کلیم
a20w-2v-6r-14g-14o-16d-20n-22m-24 <coin> holders
a20o-10m-12c-20 ^ layerzero
a20 claim $
a20r6m-2w-12p-14n-18g-18o-20d-24 five
a20m-2o-6w-16d-22 five years
a20g-2o-10d-12 givea…
a20d-2v-10m-12n-12o-12r-14c-14b-18g-18 seeke…
a20n-6p-10r-12b-14c-14m-16d-22 stimu…
a20v-12r-14w-16p-18n-20o-20g-24m-26 نت
a18d-2g-2v-6p-10r-12b-12n-12c-12o-16 ^ aster
a18r-8d-8m-10v-10g-10b-12c-12n-14o-14 ^ flare
a18r-10p-10b-12d-12n-16c-16m-20 ^ ایردراپ
a18g-6m-8w-8r-12d-12o-16c-18 ^ زمان
a18d-14m-22 airdrop with analyst
a18g-12m-14b-14d-14o-14w-18n-22 airdrop with exchange
a18b-2c-16n-18v-18w-18p-18g-20 claim
a18p-2w-8r-12b-14v-14g-14m-16c-16o-16 flar
a18r-8v-10g-10m-12b-12n-14c-14o-14 flare
a18g-2d-4o-10 giveawa
a18m-10r-12b-12n-12o-12g-16c-16 hands <number>
a18p14d-2b-6g-14n-16o-16m-18c-24 layer…
a18d-2m-4w-12b-14c-18 night $
a18w-2d-4m-14o-14b-18c-18 owners
a18c2g-10r-12v-14w-14d-16o-16m-22b-22 owner…
a18g10r-4b-12m-14c-14o-20 players
a18g12w-2m-14b-14c-18o-22 playe…
a18b-4w-12p-12g-14m-16r-16n-16c-18 returns with
a18r8m-4p-12o-12w-18d-20n-20v-20g-22c-28 seek
a18d-2c-2g-10n-12b-16o-16 testnets
a18c-6d-10b-12r-16v-18w-18g-24 token
a18o-2d-6n-10m-12r-12b-12c-12 امتیاز
a18w6d-8v-12r-14g-14p-16o-16m-22b-22 دارندگان
a18n-8p-8o-10m-16b-16 دارندگان <coin>
a18w18n-6d-12v-12r-16g-16p-16o-18b-22m-26 دارند…
a18b-16 در تست
a18g-4c-10o-10b-16 لینیا
a18m-2g-2r-12d-12n-12o-14b-16w-16 می گیرند
a18m-2g-2r-12d-12n-12o-14b-16w-16 گیرند
a18m-2g-2r-12d-12n-12o-14b-16w-16 گیرند $
a16g-2r-4m-10c-12b-14 <coin> seeker
a16c-2o-12d-18 ^ meteora
a16b-12m-14g-14c-14 ^ opensea
a16b-2n-4o-10m-12c-12 ^ starknet
a16o-14w-16c-20 ^ حذف
a16w4v-10r-12g-12b-14d-14o-14m-16c-20 ^ دارندگان
a16c-6r-10m-12b-12 ^ متامسک
a16m-10c-10r-12b-12o-12 ^ مهلت
a16w-2v-4r-12g-12o-12b-14d-14c-20 ^ موناد
a16n14r-2m-8c-16p-18d-22o-30 airdrop with trading
a16o-8m-10w-16 airdrop with whale
a16g-8v-10r-12n-12p-12b-14c-14o-18 ast
a16g-8v-10r-12n-12p-12b-14c-14o-18 aster
a16b-14 contributor
a16b-14 contributors
a16r-6v-6n-10d-12m-14g-16o-16 donat…
a16b-8 eligi…
a16m-12b-12c-14 evmo
a16m-12b-12c-14 evmos
a16o-2g-6 for early
a16g-16 fume
a16g-16 fume over
a16b-14 github contributors
a16b-14 githu…
a16n12w12b-8p-14v-18m-20g-22r-28o-28 holders
a16n-2d-12 holders get
a16r-2m-12c-16 launchpool
a16b-10c-10o-18 meteo…
a16m-10b-10o-10c-16 midni…
a16c-2n-10o-10d-12m-16b-16w-16 night
a16r-2n-8g-8m-10o-10d-14b-26 ofTrade with wallet
a16n14w-16p-18o-18g-20r-22b-22m-26 on $
a16d-8b-12c-14g-16o-16 opens…
a16d-2b-8p-10v-12w-12g-14r-20n-20c-22 point
a16b-6p-10v-12w-12g-14m-18r-18n-20c-20 point…
a16m-12b-12c-14 rektd…
a16g-2r-4m-10c-12b-14 skr
a16g-2r-4m-10c-12b-14 skr $
a16c-2r-6m-16 stake and
a16b-2n-4o-10m-12c-12 stark…
a16o-4n-8d-10c-10g-12b-16 strk
a16g-6c-12 telegram users
a16c-2o-8b-10d-14 to farm
a16d-10v-10m-12r-14g-16w-24o-28 users
a16b-2m-12w-12n-14v-14g-14p-16r-20c-26 vote $
a16c6p-4g-14w-14r-18o-18b-20m-22 years on
a16m-10r-10c-14 آلفا
a16w-2p-6b-10m-12r-16 آموزش
a16b-14 آموزش شرکت
a16g-2o-10 اسنپ شات
a16g-2n-6 ایردراپ های
a16m-10r-10c-14 بایننس آلفا
a16g14r-6m-8d-12b-18c-18o-22 بلوم
a16r-6c-8m-12b-12n-12d-14o-16 توکن بیس
a16d-2g-2c-2n-10m-14b-14o-14r-16 جوپیو…
a16v-10w-10p-12d-14g-14c-16b-18n-18o-20 دوباره به
a16p-2c-12r-14v-14w-14n-18d-20 زمان
a16m-8w-14o-14c-16 سیبل
a16g-2o-10 شات
a16b-14 شرکت در
a16v-2w-2r-12g-12o-12d-14b-16c-20 موناد
a16m-2d-12o-14b-16c-16 میجر
a16m-2d-2o-12 کنندگ…
a16d-2g-2c-2n-10m-14b-14o-14r-16 گذاشته
a16o-4p-8d-12n-12g-12c-12m-16r-16b-16 گذاشت…
a14m-14c-18 <coin> users
a14m-4d-10v-14n-16g-16p-16r-24 <number> هزار
a14w-12r-20m-22 ^ bybit
a14b-2 ^ celestia
a14o-2d-4w-10r-12b-12n-12v-12g-14c-14p-14 ^ jupiter
a14r-2v-10g-10m-12n-12o-14b-16 ^ kaito
a14d-2n-4w-10o-10r-12m-16b-20 ^ metamask
a14m-6o-8g-12c-12 ^ midnight
a14b-10o-12 ^ story
a14b-2o-4r-6 ^ آموزش
a14n-2v-4m-10g-10c-12d-14b-18 ^ اسنپ
a14o10r-14b-14w-20c-26 airdrop with wallet
a14v-6n-10o-12d-14g-14r-16c-16 alloc…
a14b-10g-10o-10m-12c-14 base token
a14n-2m-8g-10c-12o-12 begins
a14m-2g-10c-12o-12 begins $
a14o-4r-8n-12c-12 cand
a14o-4r-8n-12c-12 candies
a14o-2n-12c-14 candi…
a14b-2 celes…
a14o-4r-8n-12c-12 coing…
a14c-6m-12d-12o-16 confirm
a14c-6m-12d-12o-16 confirms
a14d2p-4n-8g-10w-10r-12c-14o-14m-16 depositor
a14d8n-2c-12m-14o-14b-16 depositors
a14n-10 distribution
a14r-2c-12g-14o-14 donation $
a14o-2 dood
a14d-4c-4m-12b-12 each
a14g-2v-4p-10d-12n-12w-12b-14o-16r-18 ever $
a14m10c-4r-8g-10p-10o-10n-14 exchange with ofTrade
a14n-10m-12c-14 expect $
a14m-10r-10c-14 freeb
a14m-10r-10c-14 freeb…
a14 give
a14g-2o-10 giveaway $
a14b-2c-10 glaci
a14b-2c-10 glacier drop
a14b-2c-10 glaci…
a14o-8 grid gun
a14o-8 gun
a14w-8r-10d-10n-10g-12o-12b-14 hints
a14m-10r-10c-14 jumps…
a14r-2v-10g-10m-12n-12o-14b-16 kaito
a14v-4c-10n-12g-12o-12b-14 lands $
a14o12g-10w-12p-12m-14v-14n-16c-18b-20d-24 met
a14g-4d-10n-10o-12r-16w-16m-18b-20 metam…
a14b-2c-10 midnight glacier
a14 millionair
a14 millionaires
a14o10c-8r-12g-16 payout $
a14m2r-10b-10o-10n-12w-14c-14 redee…
a14v-2r-12w-12m-18o-18b-26 relau…
a14b-2r-16w-16p-16n-18v-18c-18 set
a14c-12 soon
a14r-12n-12g-12w-12p-12v-14m-20 stag
a14v-2r-10m-14d-16o-16 stage
a14m-10c-10o-12d-14 stage <number>
a14c4n-2m-12w-12o-12b-14 story
a14b-8w-12 sybil
a14c-4w-12p-12v-14r-16d-16g-16m-20n-20 to a
a14r-8w-8b-12m-14 up for
a14m10w-8b-10r-12n-12c-18o-18 ups
a14g-2b-10r-12n-12o-14c-18 wld
a14r-2g-2b-4n-10o-12c-16 yapp
a14r-2g-2b-4n-10o-12c-16 yappe…
a14r-6o-12m-16b-16 zora
a14m-10b-10 آذر $
a14o-12 امتیازده
a14o-12 امتیازدهی
a14d10m-10o-12r-14b-22 سهم
a14r-2p-6g-8m-12b-12d-12c-12 فروختند
a14m12g-4d-10n-12o-18 قیمت <price>
a14g-2n-10w-10d-12o-12m-16b-18r-20 متامس…
a14b-12c-12o-12m-14 مهلت
a14b-14 مگا
a14b-14 مگا <coin>
a14b-6w-10m-12c-14 نایت
a14b-6w-10m-12c-14 نایت می
a14b-14 نت مگا
a14m-10n-12 هدیه داد
a14n8b-8g-8v-12r-16p-16c-18d-22 هزار
a12c-14 <number> توکن
a12d-6c-8b-18 <price> for
a12o-4c-10 ^ backpack
a12n6m-2w-2b-4r-10p-14o-14 ^ fake
a12v-2g-8b-10r-14w-14o-14d-16n-16 ^ okx
a12w12r-10o-10b-14c-14 ^ old
a12w-12 ^ sybil
a12m-2r-10 ^ unclaimed
a12o-4 ^ فصل
a12b-2m-12g-14o-16 airdrop with nft
a12n-6b-12d-12g-12o-12c-14r-16 allocation
a12b8r-2w-2m-8n-10g-12o-12c-18 begin
a12c8d-12p-12r-14v-14g-14w-14m-16n-16o-18 begin…
a12m-4r-8c-12 binance alpha
a12c-6d-10 campa…
a12o-2m-12r-12g-12w-14d-16 chain with wallet
a12o8d-2p-2n-8m-12b-12g-12c-14v-16 check
a12n-10g-10 chest
a12n-10g-10 chest…
a12b8w-10c-12p-12m-24 coin DYDX
a12b6n-10v-10c-10g-14d-16m-18 confi…
a12n-2m-10g-14o-14 donation
a12m-10b-10 each $
a12b6c4p-12d-14v-14g-14n-16w-16r-22o-22 ever
a12r-2n-10d-12c-16 expec…
a12n-10c-10o-10 flaredrop
a12r-2b-4d-8m-12v-12g-12c-14o-14 flare…
a12c-16 from wallets
a12n2c2w-12m-14b-14v-14r-18d-22g-24o-26 giv
a12n10b-4m-10w-10v-12r-16d-20g-22o-24 gives
a12b-10d-12 hande…
a12b-10d-12 hasn
a12v-2c-8r-12d-12n-12w-14b-16o-18 hint
a12w-12 hunters
a12d-12 lighter points
a12m6v-2g-8c-8b-12w-14o-14d-16n-16 okx
a12c-12 owners $
a12d-12n-12v-12c-12b-14m-18 payou…
a12b-10g-10m-12c-12 polla…
a12m-8 postponed
a12m-8 postp…
a12o-6d-10 pot
a12d2v-10n-12w-14p-14m-18c-18o-18g-20 proof of
a12b-10 recipient
a12b-10 recipients
a12c-10b-12 scave…
a12o-6d-10 small…
a12 some
a12c-12 soone…
a12w-6m-8n-10g-10v-12p-12r-26 stake
a12w-12 sybil hunters
a12c12b-10m-16 taxes
a12b6p-2r-4d-6m-8g-16c-16o-24 testn…
a12m-12 than you
a12o2m-2d-12r-14n-14b-22c-24 to new
a12o8r-16c-16 to treasury
a12o-14 token farmers
a12c-4m-10o-10d-12 tonig…
a12d2c-12r-14o-14 treasury $
a12m-2r-10 unclaimed tokens
a12m-2r-10 uncla…
a12r-10c-10b-12 uni
a12d8m-12b-14v-16w-16p-18n-20r-26 vote
a12b-2v-4g-8o-10m-14p-20 years
a12c-2o-2m-10 آذر
a12d-8b-10 ارزشم…
a12m-4c-4 از توکن
a12d-6 ایردراپ هایپرلیکویید
a12d10g-8w-8n-10r-12o-12b-14c-20 این هفته
a12p-4c-10v-14n-16g-18o-22r-24 باز کرد
a12w12p-14g-16v-18n-22o-22 برداشت
a12m6n-10c-10o-10b-12d-12w-12 به خزانه
a12c-2p-10 دزدید
a12b-8c-8w-10g-12o-12d-16 را باز
a12b8r2w-2o-6n-14v-16m-20p-20g-24c-24 رای
a12c-2 سی $
a12m-12 سیکر
a12 شروع شد
a12w-8r-12d-12b-14c-16 فصل
a12b-4 لایتر
a12c-12 محروم
a12n-2o-10m-12 نشده به
a12n8c-4r-10b-10o-12m-14 کاربر
a12m-2 کلکسیونرها
a12b-2m-10g-10 گرفته
a12b-2m-10g-10 گرفته شد
a10m8g8v2n-10o-10r-12w-12b-24d-24 <coin> <price>
a10d-10 <coin> biggest
a10 <coin> rewards
a10p10w-2r-4d-12b-14c-14n-16 <coin> توکن
a10 <person> midnight
a10m2r-14n-16o-16b-18g-20d-22 ^ is
a10c-8o-12 ^ lighter
a10c-8n-10b-12o-12 ^ خریداران
a10m8c-8r-10b-10o-10d-12 ^ پنج
a10r4d-8n-12c-12o-14 airdrop with regulator
a10b2m-2n-2g-6v-10o-12c-16 apps
a10m-4d-4 arbitrum dao
a10d-4b-10 bera
a10c-10 billion tokens
a10 binance hodler
a10c-2 blocked
a10d-4b-10 boyco
a10c-4 buckl
a10c-4 buckl…
a10o-6d-10 cancel
a10o-6d-10 cancels
a10c-2 claiming
a10 climbing
a10w6g-2c-6d-10n-12o-12r-14 distr…
a10 eligibilit
a10 eligibility
a10g-8m-12r-12d-16o-16 explained $
a10d-10m-12 giveaways
a10c-4 gras
a10c-4 grass
a10 hodler
a10b-8m-10w-12o-12 hunte…
a10o-2 incon…
a10w-10v-12o-12b-14r-16n-16g-16c-16p-16 jupit
a10w-10v-12o-12b-14r-16n-16g-16c-16p-16 jupit…
a10c-10 metamask rewards
a10c-2m-4 morpho $
a10d-10g-10c-10b-14 recip…
a10o10c-6n-10r-12b-12 sea
a10m-4b-12o-12 share $
a10c-10 thres…
a10b-2d-10c-14 ties
a10c-2 to telegram
a10c-6 امتیازها
a10 ایردراپ را
a10 ایردراپ پامپ
a10n2c-2b-12v-12p-14g-16o-30 باینن…
a10o-10c-12 تمام می
a10p-8r-12n-14m-16w-18 دهد
a10p-2o-2r-12n-14m-16w-18 دهد $
a10d-2 رایگان می
a10d4r-2n-12m-14o-14 سپرده گذاران
a10w-12 سیبیل
a10m-2w-12 شناسا
a10m-2w-12 شناسا…
a10b-12 موناد به
a10p-10r-12n-14m-16w-18 می دهد
a10o4b-2c-6d-8m-18 هر
a10n-10 پلاسم…
a10 پک
a10 کاربران قدیمی
a10m-8c-10 کلکسیونر
a8c-2o-2m-12 <number> addresses
a8n-4g-10p-10d-12o-12r-14c-14 ^ arbitrum
a8b2c-10m-14 ^ linea
a8 ^ pudgy
a8 airdrop $
a8n-2 are airdrops
a8o-12 claim opens
a8 didn
a8c8w-18 drains <number>
a8b-8 exclu…
a8o-8 exploring
a8r-8p-12w-14g-18m-20v-20b-22n-22 final
a8m-6 indef…
a8c-8 march
a8 march $
a8n2p2v-10w-16m-18r-18d-18 nft with ofTrade
a8o-2 pudg
a8o-2 pudgy
a8r4m-10n-14 tokens as
a8r2w-8v-16d-18n-18o-20g-22 us
a8c-6g-10v-12p-14w-20n-22 users $
a8o-2m-8r-16 آمریکایی
a8 ایردراپ جدید
a8 بستر
a8 تایید کرد
a8 دریافت ایردراپ
a8 را تایید
a8 لیست ایردراپ
a8m2b-2o-2c-4g-12 موند
a8g-4d-12n-12c-12o-12 نشده
a8 ها توکن
a6b-10c-12o-12m-14 addresses $
a6 checker
a6 claimabl
a6 claimable
a6 confirms token
a6 eligibl
a6 eligible
a6v-10p-10m-12n-12g-16w-16r-20 line
a6 polymarket confirms
a6r4d-2g-2m-10b-10o-10c-12 receive
a6 stakedrop
a6 testers
a6c-2v-12r-16p-16b-24 tokens
a6r-2c-4 watch in
a6 what we
a6w-10o-12c-18 تا <number>
a6o-8 مهلت کلیم
a6 پرتال
a6b-2o-2w-10n-12g-14d-16 پنج
a4g-12o-12b-14c-18 <price> as
a4c2o-4m-8b-14 ^ zora
a4g-2m-8w-10n-16o-16p-20 airdrop with theft
a4r-12d-14p-14 drains
a4b2r-6g-12d-14o-14m-16c-20 for tokens
a4b-2m-12c-12o-12 lighter
a4d-10 otc
a4b-8c-12 payin…
a4 programmes
a4r-10o-10m-12 raised
a4 second airdrop
a4 sybil…
a4o-4m-12n-12 that could
a4c4r-6n-10v-10m-12b-12p-14w-16 weekend $
a4r-12d-14n-14g-14c-20 اول
a4c-6 به دارندگان
a4r-12 بک
a4c-8 بیس را
a4b-4 صاحبا…
a4c-2m-12 فردا
a4 پاوز
a2r-2c-14 <number> wallets
a2o-8 ^ are
a2n-4c-8o-12 ^ hype
a2b-8p-12d-16n-16o-18w-20 and <coin>
a2n-10v-10r-12d-12m-14b-14c-16 cance…
a2o-4m-12 chao
a2o-4m-12 chaos
a2 coin C98
a2 crush
a2 edgex
a2c-10o-10 linea
a2 of tokens
a2 pacif…
a2d-6 points holders
a2 pose
a2o-4c-8 programm
a2o-12 rejoice $
a2o-12 rejoi…
a2 retroactive rewards
a2 retro…
a2o-8 rumours $
a2 saga
a2 sinks <price>
a2 siphons
a2 soulb…
a2d-6 tge
a2 to early
a2g-4m-8o-12 to get
a2 within hours
a2r-10d-10v-12b-14c-20 worst
a2p-8v-10w-12g-14n-16c-18m-20 آید
a2p-8v-10w-12g-14n-16c-18m-20 آید $
a2 اسکرول کاربران
a2 اسکرو…
a2 ایردراپ $
a2 بدهید
a2 توزیع توکن
a2 داگز
a2c-10o-10 در راه
a2 دوم ایردراپ
a2 را عصبانی
a2c-10o-10 راه است
a2 عصبان
a2 عصبانی کرد
a2 عصبان…
a2 فان
a2p-8v-10w-12g-14n-16c-18m-20 می آید
a2 پامپ فان
a-2w-2g-8n-10d-12v-12b-16r-18 ^ dash
a-2c-2o-8p-10w-24b-32 end
a-2 finance $
a-2r-10c-12 release
a-2w-2d-12p-12r-14n-14 بار
a-2c-6d-14 سایت جعلی
a-4v-16w-16p-16g-20n-22 claim…
a-4w-8g-10m-14r-14p-22 halts
a-4b-12m-14r-14 phishing
a-4m-12 rolls out
a-4m-16 زمانی است
a-6n-10v-10w-10r-12m-20 privat
a-6n-10v-10w-10r-12m-20 private
a-6m-10 threa…
a-6d-12b-14w-14 نگه
a-6p-8g-12o-12d-14w-14r-16 هاوین…
a-8 arbitrum $
a-8n-12v-12g-12d-14m-20 forc
a-8r-14d-16c-16b-18 اش را
a-10c-10 approves
a-10d-12n-12b-14m-16 executiv
a-10g-12p-12n-14w-16 finds
a-10w-12n-16r-20c-22 low $
a-10v-12b-14d-14r-16n-16 امروز
a-10r-12d-12b-16 جان
a-12d-14 expands to
a-12w-12p-12m-14n-14g-14 hard
a-12r-14d-16c-18b-20 اش
a-12n-14w-14d-18 جی پی
a-12n-14r-16w-16o-16d-20 مورگا…
a-14g-16p-16r-18o-18 از <coin>
# whale
w56b-8a-8p-10o-16v-18m-20r-20g-20d-22n-22c-24 kind whale
w40g-2v-4m-10n-10p-10b-12a-12o-12r-16c-24 rule whale
w32g-4c-4m-10p-10d-14v-20a-20r-22 kind transfer
w32c-2m-8o-8v-10a-14p-14r-16g-18n-26 ofTrade with transfer
w32d-4p-8a-10b-12o-12r-14c-18 shared rule whale
w32g-4p-4b-8v-12m-16r-16n-20d-24o-24 trading with whale
w30b-2a-2d-6m-8p-10n-12c-18r-24 coin with transfer
w28b-2g-4o-4a-10m-12c-22 coin with whale
w28o14m-10g-10a-12r-14n-14v-14d-16p-16b-24c-24 نهنگ
w26o-2r-10g-16d-18v-18m-20a-22n-26p-26 ^ <number>
w26b-12v-14a-16c-16n-18g-18o-20r-22 kind watcher
w26n14p-12b-16a-16r-18d-18o-20c-34 فروخت
w24o8v-4n-10a-10p-10r-12b-16d-16c-20m-26 ^ نهنگ
w24v-2n-14a-14r-16b-18c-20 giant
w24n-8b-12v-12g-12r-14o-14d-18p-18m-20c-20 machi
w24c8d-2r-10v-18n-22p-22b-26m-36 wallet
w24c8d-2r-4v-18n-22p-22b-26m-36 walle…
w24o6p-12v-14r-16n-16g-16a-16c-24b-26 whal
w24r-12n-12v-12a-12d-14m-16c-16b-20 whale…
w24n12g-6b-12p-12a-14r-16d-16o-20c-30 فروخت $
w24v-8n-10b-16c-16m-18 قدیم
w24o2v-8n-10b-16d-16c-16m-18 قدیمی
w22r-4p-4g-14c-14d-18o-18b-20 <number> <coin>
w22a-6m-12b-14o-14c-16 accum…
w22d10m2n-10p-10o-10b-16c-24r-26 coin with exchange
w22a10d-2m-8c-8p-18b-20o-20v-22g-24 hold
w22a14n8c-2b-10p-16v-18m-22g-22r-30o-30 holde…
w22o-8n-10r-12a-12p-12m-18c-22 own rule whale
w22d8v-10g-10n-12a-12p-16b-30o-30 person justin-sun
w22r-10b-12c-14m-16 shift
w22r-10b-10c-14m-16 shifts <number>
w22r-10b-10c-14m-16 shift…
w22r-10m-12d-14c-22 to binance
w22r10p-2n-10b-18m-22c-26 دلار <coin>
w22r-2c-18b-22 صاحب
w22m-18 لانگ
w22o-12m-18c-18 نود
w22a-6c-6m-10r-10b-12 هزار <coin>
w20c-10d-12m-20 <coin> فروخت
w20r-2c-2a-8o-14 ^ giant
w20b-2n-2v-12g-12r-14d-14o-14m-18c-18p-18 ^ machi
w20m-18c-22 binance $
w20r-12a-12m-14p-16b-20c-28 defi with person
w20d-2n-2r-10b-10a-10o-10m-14c-20 holder
w20d-12a-12o-14r-20c-20b-24 holder with whale
w20d-8o-10r-14m-20b-28 moves <number>
w20r-2b-2o-6m-8c-20 person with whale
w20g-6b-10d-10n-10v-10m-12a-16c-16o-16 فروشن…
w18c10m-12b-22 <coin> ها
w18n-2m-8o-12r-14b-16d-16c-20 ^ trader
w18c-14r-16 ^ دولت
w18v-12g-12d-14n-14p-16m-18r-18o-18b-20 addre…
w18m12o-10r-12d-16b-26 analyst with coin
w18c2p-12v-16b-18a-18d-20n-20m-22o-24 big
w18d-2a-2o-8g-12m-16c-22 business with whale
w18b-2n-2a-12p-12d-14o-14m-16 coin with wallet
w18g-4n-10a-10d-12b-14c-18 germa…
w18d-12c-14m-20 government
w18c-10d-14p-14v-18o-18m-32 hand
w18b-2c-8p-14v-18o-18m-32 hands
w18b2a-2m-8r-12o-14c-26 ofTrade with whale
w18o-4m-10b-12c-14 offlo…
w18b-8m-16 og
w18c-4m-6 scoop
w18b-12c-18 wallet moves
w18p-2o-2d-18c-18 برداشت $
w18m-8o-8r-12b-12c-14 بیدار
w18r-6m-10b-10d-10n-10v-10c-14o-14a-16 فروشند
w18r-6m-10b-10d-10n-10v-10c-14o-14a-16 فروشند $
w18d-12o-14m-18 ماچ
w18d-12o-14m-18 ماچی
w18r-6m-10b-10d-10n-10v-10c-14o-14a-16 می فروشند
w18a-8v-16o-16n-18m-20b-26 پول
w18m14v-8g-12a-14o-14r-16d-16n-16c-18b-20 پپه
w16b-12m-14 <coin> whales
w16m-12b-16c-16 <coin> های
w16p2o-8v-10n-12g-18d-26 <number>
w16c-14 ^ alameda
w16b-10c-16o-18 ^ german
w16b-8c-8m-12 ^ jump
w16b-10c-12m-14 ^ wintermute
w16b-6c-12 ^ انتقال
w16m-8b-12c-12o-14 accumulate
w16c-14 alame…
w16c-10m-16 analyst with transfer
w16b-4m-12 analyst with whale
w16o14r-10b-12a-18c-18p-24m-26 coin LDO
w16m-8a-10 defi with whale
w16o4v-2m-8d-12n-18b-22c-24 dip
w16b-8m-12c-14 empti…
w16b-4d-10o-12m-16c-16 known
w16r-2g-12d-14n-14c-16a-18 leave
w16o6d-6m-12b-14c-26 linke…
w16b-14c-14 miner with transfer
w16o-4b-12c-14 offloads
w16a8v-12o-12n-14g-14m-18d-18r-26 old
w16d-2v-2o-10r-12m-14c-16p-16 reloa…
w16m-10o-14c-16 short $
w16b-6m-12c-12 spots
w16m12g2n-6r-10a-16p-22b-26v-26c-26 top
w16n-12a-14p-14o-18b-22c-26 trader
w16m-4o-12d-14r-16 transf
w16n-2c-10m-16 unloa…
w16b-10m-14c-14 unstakes <number>
w16b-10m-14c-14 unsta…
w16d4r-10o-12c-20 up <number>
w16c-12o-12 wallet with whale
w16m12r-2n-2c-2o-16 wlfi
w16m-8r-12b-14c-14 آلامد…
w16r-10b-10d-10n-12o-12a-14c-14 بلندم…
w16m-12c-16 به بایننس
w16m-6o-8r-12b-12c-14 بیدار شد
w16m-12r-12b-16c-16 تقسیم
w16m-12r-12b-16c-16 تقسیم کرد
w16n-2b-12c-12m-16 جامپ
w16o2b-10c-10m-14 دولت
w16g-2m-10r-14c-14b-16 را بین
w16m-12b-12c-14 فرستاد $
w16m-12b-12c-14 فرستا…
w16m-18 قدیمی <coin>
w16m-6o-16d-18 لیکویید شد
w14a2v-2d-12n-16o-18m-22 <coin> <number>
w14m-18 <person> میم
w14m-10b-10o-12 ^ arkham
w14m-2c-4o-14 ^ insider
w14o2b-10c-12m-14 ^ spacex
w14b-2c-14 ^ wallets
w14o2v-2r-8p-14b-16n-16c-16m-20 ^ سکه
w14r-12a-12o-12d-18m-20 ^ یک
w14a2r-10n-12m-14b-14c-14o-14 addresses
w14m-10b-10o-12 arkha…
w14r-6n-6o-12m-20b-20 as <number>
w14r2v-10c-10p-12g-14n-16b-18o-20 binan…
w14r-10c-10o-12m-14 casas…
w14m12p-10v-12a-14n-16g-18r-22d-26b-30o-30 coin DOGE
w14r8n-8a-12b-14c-14o-14m-18 crack
w14r-10c-10o-12m-14 cracked
w14c-10d-14 deployer
w14m-8o-10c-16 dip again
w14c-14 distributes
w14c-10o-12m-14 dumpe…
w14b-10c-10m-12 erik
w14g-8n-12a-14o-16r-20b-22 exchange with transfer
w14c-14 exchange with whale
w14o-2m-10c-14 garre…
w14c-12m-14 german government
w14m4a-2o-12b-14c-22 go $
w14g-10v-12a-12r-14b-16d-16n-16c-20 hay
w14g-10v-12a-12r-14b-16d-16n-16c-20 hayes
w14v-8a-8n-12g-14d-16m-18b-20 hidde…
w14m-12o-14r-16c-20 in one
w14r-14 in seized
w14d-4m-12r-12c-16 inflows
w14b-4c-14m-20 insider
w14m-2c-4o-14 insider whale
w14o-2m-10c-14 jin
w14c-4m-8b-12 larg
w14c-4m-8b-12 large
w14b-4c-16 larse…
w14c-10 linked address
w14c-6b-12 looko…
w14c-14 lubia…
w14o-10m-12 mega
w14o-10 mega whales
w14r-10b-10c-12 miner with whale
w14m-12d-12o-14n-16v-16a-20 mov
w14o-4v-12n-14a-16r-22m-36 moves
w14m-4r-10c-12o-12 open $
w14m-10d-10c-10 opens <number>
w14d-2b-12o-12c-16 outfl…
w14c-10o-12m-14 rebuy
w14c-10o-12m-14 rebuy…
w14b-8c-12m-14 robinhood $
w14d8a4b-12v-12r-14c-14g-18p-24o-34 shared rule crypto
w14m12g-10a-10v-14n-18b-20d-20c-28 short
w14o-10m-14c-14 siblings
w14o-10c-16 sibli…
w14o12b-12c-14m-16 space…
w14r-10m-16c-16 spike $
w14c-12o-12 stir
w14o-10 stirs
w14c-2m-8 to exchanges
w14b-2m-4c-14 transfers <number>
w14r-14 us government
w14b-10c-10m-12 voorh…
w14o-10 wallet stirs
w14d-4o-8c-10b-12 watcher with whale
w14o-8d-10 whale opens
w14n-12a-12b-14o-14r-16d-18 wintermut
w14n-12a-12b-14o-14r-16d-18 wintermute
w14c-2v-12p-16n-20o-22 with <number>
w14d-8c-12 yanks
w14r8d-8n-10b-16c-22 آزاد کرد
w14m-14o-14 اتنا
w14c-8m-10b-10o-10 انباشت می
w14a12c-2m-4p-14g-16v-18n-22o-22 برداش…
w14v-10p-10r-12d-12n-12g-12a-12m-16o-16 خارج شد
w14c-4d-14 خبر داد
w14n-10m-12 دارنده
w14m2d-2b-8g-10c-12 در کف
w14r-8v-8c-12o-12p-14n-16 درصد
w14o-2r-10c-14 دولت آلمان
w14r6p-2g-10v-12a-14n-16o-22b-26 را در
w14r-12n-12d-16o-18 رابین
w14r-12n-12d-16o-18 رابین هود
w14r8a-12g-14o-14n-16b-18d-18m-20 طلبکا…
w14o2b-2a-4r-10v-10g-10p-12m-14c-16d-18 فیزیک
w14v-2p-10m-14d-14c-14o-20 فیزیک…
w14m-8b-12c-14 قدیمی <number>
w14b-4c-12 لوبیا…
w14d4a-2r-4b-10p-10n-12g-12c-18o-20 لیکویید
w14n-12v-12a-12p-12r-14b-14g-16o-18c-22 لیکوی…
w14c-8 مشکوک
w14 مشکوک <number>
w14g-4n-8r-10a-12o-14 می کنند
w14m2n-14a-16p-22c-40 میلیون <coin>
w14m-10 ناشنا…
w14c-8m-10b-10o-10 ها انباشت
w14g-2c-12o-12 هایپ
w14r-12n-12d-16o-18 هود
w14r-10o-10d-12b-16c-16 هولدر
w14m-14 کف $
w14m-2b-14 کننده
w14b-16n-16v-16p-16g-18m-24d-24 کیف
w14b-16v-16p-16n-18g-18d-24m-26 کیف پول
w12c-10m-12 <coin> will
w12m-12 <coin> استیک
w12c-8m-16 <coin> برداشت
w12b-2m-6c-16 <coin> روی
w12c-8b-10 <coin> فرستاد
w12b-12m-18 <coin> هایش
w12c-10 <person> linked
w12d-12 <person> pulls
w12v-6n-8r-10b-10d-12c-14m-18 ^ hayes
w12m-2b-10 ^ large
w12n-4o-10b-14m-18 ^ mt
w12d-12c-12b-14o-18 ^ top
w12b-2o-6r-10m-14 ^ who
w12p-8n-12o-14m-16 ^ بزرگ
w12o10b-12c-12m-14 ^ تسلا
w12 ^ جابه
w12b-2c-12 added
w12n-4o-4d-10m-16 airdrop with person
w12n-10a-10o-14m-16 behin
w12o-4b-10m-14 behind the
w12n-10a-10o-14m-16 behin…
w12c8g-10m-14 billions
w12c8g-10m-14 billions $
w12m-12 brother
w12o-2m-12b-14 cold storage
w12o-4m-12b-18 control <price>
w12v-10n-12g-12d-14a-14c-14o-14b-20 crack…
w12n-8g-12m-14a-14o-14c-18p-18 deploy
w12b8c-2o-8a-12r-14 distribut
w12 dormant
w12 dorma…
w12m-14 exchange with holder
w12a-2m-10r-10 exchange with wallet
w12b-12c-12m-14 fund with transfer
w12r-10 government moves
w12c-4o-6 holder with watcher
w12o10d-4r-12m-18c-18 inflo…
w12b-10c-12m-14 land at
w12 large holders
w12d-10b-14c-24 law with transfer
w12n8v-14r-16b-16p-16c-18 leav
w12d-2a-4b-6o-10n-12c-12 long term
w12c-14 mid
w12m-12b-18 of staked
w12b10o-6m-16d-18 of supply
w12m10d-14g-14a-14o-14n-16v-16p-16b-22 order
w12n8v-12g-14r-16d-18a-18b-20c-22 pepe
w12m-10 scoop up
w12 scoops up
w12 scoop…
w12c-10 seized
w12c-14 seize…
w12o-10m-12 sellers $
w12m-12b-16 sends <number>
w12b-2c-12 siz
w12b-2c-12 sized
w12m-12c-12 sleut…
w12g-2o-6a-8r-12n-12b-16 spike
w12o12m-2b-12r-16 swaps
w12d2b-10c-14m-16 swaps <coin>
w12r-10b-10n-10d-12v-12m-14 the man
w12o-2m-12b-14 to cold
w12a-10b-14d-14r-22 to creditors
w12c-10b-12 to exchange
w12o-10c-14 transfer
w12 transfer with wallet
w12m-10d-10n-10r-14o-18 transfer with whale
w12g-4d-6a-8b-12v-12m-22 uk
w12n-2m-12 unloa
w12m-10 unloads
w12c-16 wallets with
w12b-8 whales accumulate
w12m-10 whales scoop
w12c8v-10b-12n-12o-12r-14d-16m-18 who is
w12p-10v-12g-12a-14n-16d-20o-20r-22 winte…
w12o8d-12v-12g-12p-12b-22a-22r-24c-28 worth <number>
w12d-8c-16 yank
w12r2o-4b-12c-18 آلمان
w12b8d-10m-12o-12c-14 از چهار
w12d-2c-8o-10b-12 انباش…
w12 انتقال <number>
w12c2r-10n-12g-12d-16b-20 اولیه
w12o-6b-10c-12p-12r-22n-26 باز
w12c-2b-12 بزرگ <coin>
w12o-12r-14 بیت کوینش
w12g-12c-12p-12r-14d-14a-18o-20 بیشتر
w12 جایی مشکوک
w12c-14 حرکت
w12p-14v-16n-18a-18g-20d-24 خارج
w12m-10 خریدار
w12o-4b-12 خفته
w12c-10 دست به
w12m-4b-10 دلفین
w12m-8o-12 ذخیره را
w12b-2r-12o-14 را خالی
w12o12p-8v-10g-14d-18n-18a-18r-22m-24 ساتوش
w12o12p-8v-10g-14d-18n-18a-18r-22m-24 ساتوش…
w12m-2o-2c-6 سود <number>
w12c2r-10n-12g-12d-16b-20 عرضه اولیه
w12c-2 مرموز
w12o-12m-14 مقصد
w12m-6 نهنگ <coin>
w12c-2 نهنگ مرموز
w12o10b-2m-18 نهنگ های
w12o10g-2v-12a-12b-14d-18n-20 ها $
w12m-12c-12o-12 ها و
w12m-18 هایش را
w12m-10a-10p-12r-14d-14n-14g-16c-24 هوشمند
w12m-12a-12p-12r-14d-16n-16g-18c-26 هوشمن…
w12o10d-10m-14r-14c-14b-16 پخش
w12c-14 پول مت
w12b-10c-14 چهار سال
w12g-10n-12a-12r-14 کنند
w12m-4b-10 کوسه
w12o-12r-14 کوینش
w12o-12r-14 کوینش را
w12r6g-2v-12p-12a-14n-16m-20b-22 گذار
w12m-12 گلس
w12m-12 گلس نود
w10c-2d-12r-14o-14m-16 <coin> co
w10b-6c-10 <coin> tracks
w10c-12b-18 <number> tokens
w10r-2c-10 <person> <price>
w10n-6m-10o-10c-12 ^ big
w10b-6 ^ lookonchain
w10 ^ whales
w10b-6d-12 ^ آرتور
w10b8r-10m-14c-16 ^ ده
w10g-2a-22o-22r-24 again $
w10c-8 are buying
w10o-2c-8 bka
w10c-14 block reward
w10m-12n-12 buyer
w10c8n-4r-12d-12a-12m-16b-20 cold
w10m-2a-12b-14d-14 creditors $
w10n-10g-12m-14o-14a-18c-18p-20 deplo…
w10d8r-12m-16b-16 exchange $
w10o-16 eyebrows $
w10o-16 eyebr…
w10o-2m-4a-4b-8p-16 from <coin>
w10c-10 fry
w10 glassnod
w10 glassnode
w10d-2m-8n-10o-10b-16 gox
w10m-12 jump trading
w10d-2m-8n-10o-10b-16 mt
w10d-2m-8n-10o-10b-16 mt gox
w10m-10d-10r-12o-12 panic
w10m-10d-10r-12o-12 panic $
w10p-16c-24 regulator with theft
w10c-14 rewar
w10r2m-12b-12c-18 seiz
w10c6p-2a-10v-12g-14n-16b-18o-18 spot
w10b2a-10c-14m-18 supply $
w10r8o-6b-14d-14a-14n-16c-20 term
w10r-2b-10d-12a-12o-12n-14c-16 term holders
w10o-2b-12c-12 transfer $
w10d-10m-12r-14 transfers
w10r2d-4a-6b-12c-12 upbit
w10m8d-2 wak
w10m8d-2 wakes
w10b-6d-12 آرتور
w10b-6d-12 آرتور هیز
w10b-10 با هزار
w10c-10 بال
w10c-10 بالای
w10m-10r-10d-10n-14o-16 بزرگ ترین
w10m-10c-10 بنیان…
w10o10b-12m-18 تسلا
w10m-10c-10 توضیح
w10 خواب
w10b2a-2r-12o-14c-16 در دست
w10r-10b-10c-10 سال <number>
w10g8v-2p-2a-10r-14n-14m-16c-20 عوض
w10r8b-8d-12n-12m-22 هایش
w10b-8c-10 هولدرهای
w10b-6d-12 هیز
w8 <coin> or
w8n4m-10c-12 <coin> بیشتر
w8b-12d-12c-12 <coin> دست
w8 <number> before
w8 <number> ساله
w8 ^ dormant
w8c-8m-12 ^ السالوادور
w8c8r-10m-18 ^ بوتان
w8c-10 accumulates
w8 ancie…
w8 borrower
w8 dubb
w8 dubbe…
w8c-14 ftx estate
w8c-12 gox wallet
w8c-10 holds <number>
w8 htx
w8 in weekend
w8g-2r-6n-10b-12v-12c-14o-14d-16 liquidated again
w8c-10g-12p-12v-14r-16a-18d-20n-22 long
w8 loops
w8m-2 pulls <number>
w8r-8 seized <coin>
w8m-10 spre
w8m-10 spree
w8 tagg
w8 tagge…
w8b-4a-12p-12m-14r-14g-16 tech with transfer
w8v-14n-16p-16g-18o-24 trade…
w8o-10 whale <number>
w8o-4n-12a-12r-14b-14 آپبیت
w8 الرت
w8 فروش نهنگ
w8c-2n-6m-12b-12 مت
w8m-10o-10 مت گاکس
w8m-10 ناشناس <number>
w8 ویل
w8 ویل الرت
w8m-10o-10 گاکس
w6 <coin> mega
w6m4g-10c-18 <coin> خرید
w6 <coin> منتقل
w6c2b-10r-12o-12 <number> coins
w6 ^ sharks
w6c6d-8p-10m-12r-12o-12b-14 addres
w6 data shows
w6c-8 linked wallet
w6r-10g-10n-12v-12b-14o-14c-16 liquidated
w6n-8o-10p-12r-14b-14d-16 ofTrade with watcher
w6 santi…
w6 shark
w6 sharks and
w6 shark…
w6 trillions
w6c-10 wallet sends
w6 whales add
w6v-10g-10r-14c-16p-16 از <number>
w6d-6 توسط
w6d-6 توسط یک
w6n-12o-12d-14 زدند $
w6 منتقل کرد
w6 ناشناس $
w6d-6 نهنگ $
w6 هشدار ویل
w6d-10b-12c-14 هولدر…
w4b-12c-12 <coin> after
w4 concentration
w4g-12o-14m-16b-16a-18d-20 creditor
w4g-12o-14m-16b-16a-18d-20 creditors
w4c-12 fish
w4b-4 flags <number>
w4c-2n-4a-12o-12d-14r-16 of <coin>
w4m-8o-16 out after
w4c-2 shed
w4 wallet shifts
w4 wallet wakes
w4d-2m-10v-10r-14 ترین
w4c-2r-12 جا کرد
w4c-2r-12 جابه جا
w4o-4 خفته بیدار
w4 نهنگ پپه
w4m-4 کوین $
w2 <coin> ico
w2n-10g-12r-18a-22o-22 <coin> to
w2c-12 <number> hours
w2 ^ ancient
w2c2b-2m-8a-14 ^ ftx
w2 ^ glassnode
w2 add <number>
w2c-4v-8p-10n-12a-14m-24 business with transfer
w2m-4n-10r-12d-16o-16 co founder
w2m-10 coins as
w2 exchange with watcher
w2 fund with whale
w2 ico wallet
w2c-6b-8 ids
w2m-2p-12o-12a-14r-16d-18 insid
w2m-2p-12o-12a-14r-16d-18 insid…
w2m-4 saxon
w2m-4 saxon…
w2 shang…
w2m-2c-14 tracks
w2 unlocks <number>
w2 آرکام
w2c-4 برداشتند
w2 تحرک
w2d-2m-8b-10 دارایی اش
w2m-12 دلاری نهنگ
w2b-8m-12 را پیدا
w2r-2p-4a-10c-12b-14 نهنگ ها
w2p-10r-14d-16o-22 همه
w-2r-10c-12 ^ strategy
w-2b-14c-14 doj
w-2r-12b-12 futures
w-2g-12a-12n-14b-16d-16 niger…
w-2m-12n-14 reach…
w-2d-10c-14 supply turns
w-2g-8n-12o-16 universit
w-2g-8n-12o-16 university
w-2n-6g-12m-16p-16a-18 vot
w-2n-8r-12b-16d-16 آتش
w-2o-2b-12d-16 ضرب کرد
w-2m-10 فروشد
w-2m-10 فروشد $
w-4n-12g-12b-16 miami
w-4p-14v-16g-16d-18a-20n-22 mone
w-4p-14v-16g-16d-18a-20n-22 money
w-6r-8a-8n-10v-12p-14g-18 و
w-8o-8 buys <number>
w-8b-10m-14 drive $
w-8n-12g-12a-12r-14b-18 talk
w-8r-10o-12d-16 zero $
w-8n-10a-10m-12r-20 رونمایی کرد
w-10g-12p-12a-14b-16r-20 deman
w-10g-12p-12a-14b-18 deman…
w-10r-16n-16a-16c-16m-18 on new
w-10 خروج <number>
w-12p-12v-16r-18n-18a-18g-24 ^ circle
w-12m-18o-18 bot
w-12p-12v-18g-18m-20d-20n-20a-20 counc…
w-12v-14g-14m-16b-16n-16d-18 jail
w-12b-18c-18 reach <number>
w-12p-12m-16a-16r-18v-18d-24 spin
w-12r-14b-16n-16m-20 برم
w-12r-14b-16n-16m-20 برمی
w-12p-12v-14g-14n-16a-16r-20 مصنوع
w-12p-12v-14g-14n-16a-16r-20 مصنوع…
w-16o-20 <coin> supply
# crypto
c44r6b-6m-12g-18p-20v-24a-24n-26d-30o-42 kind miner
c34r10m-6p-16v-18a-18b-20n-22g-26w-32d-50 coin USDT
c32m-2p-2w-4d-6v-10r-12n-12a-14g-16o-40 business with stablecoin
c32m-4w-4n-10d-12b-22p-24o-28r-32 theft with wallet
c30r-2g-2m-8p-12b-14n-14v-14o-18 business with coin
c30r-8n-14b-16a-16o-22m-30p-38 exchange with theft
c28b-2v-12r-18o-22m-24 a16z
c28p-10o-10m-12v-12a-12d-14n-16b-20g-20w-30 business with wallet
c28n-4d-12a-12b-14o-16r-18 lugan…
c28p-12d-14n-14m-16r-16o-16w-22b-24 اشتبا…
c26o-2d-12v-14p-14g-16a-16n-18 <person>
c26r-10g-10w-12b-14a-18o-18m-26 calls
c26b-10w-12d-14n-14p-14m-16v-16g-16a-18r-20o-24 conse…
c26r-8m-10n-14a-14p-14o-14g-16b-28 in <coin>
c26a-2w-2r-8d-12b-16m-24 its <coin>
c26w-2n-12a-12d-14m-18b-20r-22 join
c26v-2r-6w-14p-16m-24 kind business
c26n-12o-12d-16v-16p-18g-22b-28 kind exchange
c26b10n-12v-12g-14p-14w-30r-32o-34m-42 person charles-hoskinson
c26a-10w-10p-10v-12n-14g-16d-20m-22r-26 startup
c26a-8p-10v-12w-12n-14g-14d-16m-18b-20o-26 زندان
c26p20m-2o-8v-12g-14n-16a-16w-16r-20d-28b-34 هک
c26r-14b-14m-16o-18 ونزوی…
c24r-2d-2b-14m-18 <coin> چیست
c24b-12m-22 <person> says
c24b-12o-18m-20 <person> to
c24r-14g-14a-14p-14d-16v-16n-18 ^ <person>
c24n2g-2v-12a-12o-14b-18w-18r-20m-24 accep…
c24w-2a-10b-12n-12d-16o-16m-20r-20 bny
c24d-12v-14p-14g-16a-16n-18 kind person
c24n-6v-12p-12d-14o-14g-16 own rule crypto
c24r-12b-14m-24 rich
c24b-10m-20 را خرید
c22m-2r-2g-4a-6o-16b-24 ^ consensys
c22p-12v-14w-14a-16g-18n-20d-24b-28 business with exchange
c22b-12g-12d-16m-18o-22 fall <price>
c22d-2b-6g-8m-10r-20 joins
c22n-2v-12p-12g-16o-16 rule crypto
c22g-2d-14b-16o-20w-22 stablecoin with transfer
c22m-4p-12w-14a-16n-18g-20r-26d-26 start…
c22m-10o-12b-16d-18 stay
c22r-10b-16d-18 to stay
c22b-4r-6a-18 to us
c22a12n-12r-16m-20d-20w-22o-28 trading with wallet
c22a-10p-10r-12n-12v-12b-16w-16o-16 wrong
c22a-2d-12b-14r-16m-20 اپلیک…
c22p-2d-8v-12n-16g-16a-16o-22m-28 با <coin>
c22d-8r-10m-18b-18o-18 به هوش
c22b-14w-16o-22 ترزور
c22r-16 متامسک $
c22a-8r-10d-10g-10m-12o-14b-18 نتورک
c22n-12r-14g-14a-16p-16d-18w-18b-20o-20 نوبیت…
c22p16w-4g-6n-10a-10r-14d-18o-20b-24 هک شد
c22r-10d-10b-12w-14m-18 کرد و
c22w-12m-14r-14o-16b-18 گرم
c20d8v-2n-12g-14w-20r-22a-22o-22b-30 <coin> می
c20r-8b-14o-18m-20 <person> on
c20d-4a-10m-12r-14w-14b-24 ^ ledger
c20a-12g-14m-16o-16b-18 ^ کانسنسیس
c20m-10r-14o-18 a16z $
c20r-12o-18m-20 adam
c20o-2b-6r-12m-16 americans
c20d-10n-12a-12b-14r-18 bitcoin
c20r-18 can pay
c20r-2a-12m-14d-14p-14n-16 coin PEOPLE
c20r-16d-16n-16g-16a-16w-18o-24 coin VET
c20r12p-14o-14v-16g-16w-18n-20a-20m-26b-28 custo…
c20p-2v-12o-12m-14b-14g-14w-14r-18 fake
c20r-8m-12o-12b-18 freeze
c20v-6m-14b-16 globa…
c20d-12r-14o-16m-18 gtreasury $
c20d-12r-14o-16m-18 gtrea…
c20b-12w-12r-14d-14o-14 ha
c20b-12w-12r-14d-14o-14 has
c20r-16o-18 hires ex
c20a14w2o-14v-18p-18g-20n-22m-32d-32 kind wallet
c20b-6m-8r-14o-14 koreans
c20d-6a-18r-20n-20w-20m-24b-24 lost
c20b-10r-12n-12a-12o-12m-14d-14 merch…
c20r-12m-16n-16g-16b-22 merger
c20b-8m-12n-14g-14 merger $
c20a10p-2g-12w-12r-14d-16n-16o-16v-18m-20b-22 mine
c20r-8m-18 ninja…
c20g-8d-10m-12n-16o-18 offli…
c20b2n-14g-14p-14v-16r-20d-20a-20o-26 or
c20v-2g-2m-12n-14a-14o-14r-16b-16 owner $
c20g-2o-8m-14r-18 paid in
c20r12n-14o-14d-18p-22b-26a-28w-30 plan
c20n-10v-10b-12g-14o-14r-16m-18 read
c20m-20 shops
c20r-10o-12b-14d-14 startup $
c20r-10p-10g-12m-14d-14o-14a-16w-18 suppo…
c20o-4m-12b-16 tempo
c20b-16o-18 the block
c20p18r-2v-12b-18d-18m-20g-22n-26w-26 theft with trading
c20o-12m-14b-16 ufc
c20o-4b-10r-14 v
c20r-10v-12w-12b-14m-20 valued
c20r-10v-12w-12b-14m-20 valued at
c20p12d4w-2r-12a-16o-18n-20g-20m-22b-22 via
c20o-4r-12b-16 vs
c20b-12n-14o-14r-18d-18 آمازو…
c20r-12o-12b-14m-16 تبدیل
c20a-2b-10r-12o-12 تراست
c20a-2b-10r-12o-12 تراست ولت
c20g10n8p-16o-16v-20w-20d-22m-24r-24b-30 تلگرا…
c20g-2m-10n-12o-12b-14d-14r-22 خرید $
c20r-8m-20 خرید رمزارز
c20o-2r-10p-10 دزدید…
c20b-10o-10d-12m-16 ذخیره سازی
c20b-10v-10a-12d-14g-16m-20r-20 را با
c20o-12r-18 زندان $
c20b-10d-10a-10o-18r-20 لجر
c20a-2b-10o-12 ولت
c20g-2a-2r-10o-12b-16 پای نتورک
c20w-8p-8b-12r-18d-18 کوینی
c20b-8o-12m-20 یوونت…
c18w-2b-12m-18 <coin> beach
c18m12a-12o-12n-14d-16b-18g-18r-20 <coin> foundation
c18w-12b-14m-16 <coin> pizza
c18m-6b-18 <coin> raises
c18b-8m-16p-18 <coin> چین
c18m-2b-16 <coin> کدام
c18w-4b-14 <person> donates
c18o-10r-14 <person> tweets
c18r-4b-10d-12w-12m-18 <person> از
c18m-12v-12n-14o-16 ^ anchorage
c18n14g-8m-10b-18d-18 ^ apecoin
c18n-2d-6v-8r-10m-12o-16 ^ bitgo
c18n-8p-12o-12a-14 ^ cointelegraph
c18w-2r-10o-12b-18 ^ consensus
c18p-2b-14d-14w-14o-16n-18r-24 ^ crypto
c18r-12m-14o-14 ^ falconx
c18o-2d-10r-16 ^ lugano
c18m-12b-14o-20 ^ miners
c18w12o-2p-10m-14b-14a-20r-24n-24d-28 ^ the
c18b-8o-10 ^ trezor
c18o-6d-10n-10r-12g-14m-16b-16 ^ آرمسترانگ
c18a-4r-10o-10m-12b-12d-12w-12n-14p-14 ^ مرورگر
c18m-12w-12o-14 aid in
c18m-12v-12n-14o-16 ancho…
c18n14g-8m-10b-18d-18 apeco…
c18d-6m-14 binance us
c18m-2r-14b-16o-16 bitde
c18m-2r-14b-16o-16 bitde…
c18n-6b-8v-10r-12d-12m-14o-16 bitgo
c18n-4m-12o-14 bitpa…
c18b-2o-10m-12r-12n-12 blockfi
c18m-16 boliv…
c18d-2b-8a-10p-10o-10v-12w-18g-22 business with ofTrade
c18m-14o-16 bvnk
c18r-10v-10p-14g-20w-20a-22b-26 call
c18g-10p-10b-12a-12d-14n-14m-18 casin…
c18m-12o-14b-18 chari…
c18m-16o-16 circle posts
c18o-14b-18 cloud $
c18r12d-8b-10m-22 coin BUSD
c18a12n-10b-12d-12w-18m-22 coin ENS
c18b14n-8w-12p-12d-14r-22a-24o-26m-30 coin MATIC
c18b-2g-2p-12o-12m-16 coin PLA
c18d-12b-14o-14 coin THETA
c18n-8o-8b-10r-12m-14 coind…
c18n-8p-12o-12a-14 coint…
c18m-16 compar
c18m-2v-2r-4b-8g-10a-12o-18 consensy
c18m-2v-2r-4b-8g-10a-12o-18 consensys
c18m14b-4n-10v-14g-14a-16w-16p-18o-24r-28 cost
c18m-4r-16 crypto com
c18r-16 crypto in
c18d-6r-12m-14o-14 cyphe…
c18d-14b-20 dao votes
c18w-16o-16 defi with wallet
c18b-4r-6m-16 dhabi $
c18m-14b-14 docum…
c18b-10m-12r-12o-12 everything exchange
c18r-12m-14o-14 falconx
c18m-16 fink
c18m-10r-10o-14 finne
c18m-10r-10o-14 finne…
c18b-10o-12m-16 for ipo
c18a-10p-12o-12g-14w-16m-22 freez
c18a-10p-12o-12g-14w-16m-22 freez…
c18d-10o-10m-14b-16 future $
c18p2n-2m-10g-10b-12d-16o-18r-20 hacked
c18m-10r-10o-14 hal
c18m-10r-10o-14 hal finney
c18o-2w-8b-12d-12 hi
c18o-2w-8b-12d-12 his
c18b-4r-6m-16 in abu
c18b-12m-14d-14 jpmorgan to
c18d12v12w-12b-16a-16g-20p-20m-22o-22 labs
c18b-12n-12a-12o-14r-16m-20 lure
c18d4g-2m-8v-10p-12a-14o-18b-22r-26 market $
c18m-8d-8b-12r-16 maste…
c18o-10m-12a-12b-14g-14w-14 meal
c18r-10b-12m-14o-14n-16 millions
c18r-2n-12p-12o-14m-18 mista…
c18r-14m-16b-18 money $
c18b-2m-12 money…
c18m-18 n26
c18d10v-12g-16b-18n-18a-18w-18m-20o-22 ofTrade with stablecoin
c18v-2g-2w-4n-6a-14o-14b-16r-18 owner
c18g-8w-10o-10r-18 paid
c18m-10b-12 partners
c18m-10b-12 partners with
c18w-12b-14m-16 pizza
c18w-12b-14m-16 pizza day
c18m-4r-8b-18 poach
c18m-4r-8b-18 poach…
c18w-2m-12r-12d-12g-12b-18 priso…
c18b-12m-16o-16 q3
c18r-2m-4o-12 remit…
c18o-2n-8v-10m-16w-16b-18p-22 scam
c18r-6g-12p-12v-14m-20 shop
c18r-18 socia…
c18n-8w-10d-12r-16b-16m-22 sold
c18b-10r-14d-14 stablecoin goes
c18b-12 stablecoin on
c18b2r-12m-16d-16 stablecoins $
c18g12m-12d-14p-16w-18n-24o-28b-34 still
c18r-4m-10 stol
c18r-4m-10 stole
c18r-4m-10 stole <number>
c18v8r-4w-10o-12d-14n-14g-14a-14m-18b-18 take
c18m-12r-12d-14 to accept
c18w-16 to kraken
c18w-2v-12p-14 trade this
c18b-8o-10 trezo…
c18o-10r-14 tweet…
c18m-14 venezuelan
c18o2d-12g-12a-14b-18w-18m-20 wallet adds
c18o-12r-16 از زندان
c18m-4b-10r-18 از کلاهبرداری
c18r-12d-14m-16 استیبل کوینی
c18o-2m-10d-10r-12 امن
c18n8r-8o-8b-14m-18 باشگا…
c18w-4r-10m-12 بای
c18w-4r-10m-12 بای بیت
c18a-4r-10o-10m-12b-12d-12w-12n-14p-14 بریو
c18g-2n-4d-12a-12w-12o-14m-16b-16 به آمریکا
c18b-2w-18 به کیف
c18o-14w-16 بهترین کیف
c18o18b-12v-12g-12a-12n-16d-18w-18r-20m-26 خانه
c18m12v-12p-14r-16g-16a-20o-22d-28b-34 خرید
c18o-6r-18 دارایی کاربران
c18d-14r-16 در صرافی
c18m-16 دوباره از
c18m-2g-2w-8b-10n-12o-12r-14 رمزارز $
c18d-8b-10o-16w-18m-22 سود <coin>
c18m-12r-12b-14 شایعا…
c18a10v8m-2d-8p-12r-14g-20n-24b-34 شرکت
c18b-2m-16 شرکت <coin>
c18m-12r-12b-14 صد
c18r-12b-12o-12 فانتو…
c18r-2b-10d-10m-16 فعالی…
c18r-10b-10o-16 محبوب
c18a-4r-10o-10m-12b-12d-12w-12n-14p-14 مرورگر بریو
c18a-4r-10o-10m-12b-12d-12w-12n-14p-14 مرورگ…
c18m-4r-16 ممکن
c18r-8m-16 میلیون ایرانی
c18v-4w-4m-6p-10o-14b-16n-16r-18 هنوز
c18b-2m-14r-14 و رمزارز
c18n-2m-8d-12o-16b-18 ورشکس…
c18d-10n-10b-12o-12m-14r-16 ورلدکوین به
c18r-10m-12d-12b-14 ویزا
c18r-14 پذیرش
c18m-4b-12 پرداخت با
c18b-12m-14 پیتز
c18b-12m-14 پیتزا…
c18v-4d-8r-10a-12g-14m-16o-18 کانسن…
c18a-2v-10r-12g-12p-12n-14w-14d-16m-18b-18 کلاهبرداری
c18w-2v-4r-8n-10d-12b-16o-16 کیست
c18r-10d-10o-14b-16 کیست $
c18m-18 یوونتوس را
c16b-2w-8n-10p-10m-14 <coin> loses
c16m-16 <coin> mining
c16r8d-10w-12p-12m-14 <coin> over
c16b-10 <coin> partners
c16m-10 <coin> stablecoin
c16b-8o-14 <coin> بانک
c16m-14w-14 <coin> داغ
c16m-14r-16 <coin> شرکت
c16m-12b-14 <coin> گفت
c16m-2o-2w-8b-10n-12 <number> banana
c16m-14 <number> deal
c16p16a-6g-10v-12d-14n-14m-16b-16o-26 <number> from
c16 <person> hits
c16o-8r-10b-10 <person> threatens
c16m-12 <person> هرگز
c16v-12o-16n-18m-20r-22 <price> of
c16o-12m-20 ^ a16z
c16m-14b-14 ^ bbva
c16b-12o-14 ^ bitdeer
c16o-6 ^ brave
c16b-10w-10m-12o-12r-18 ^ canaan
c16o-12 ^ eric
c16w-2v-10g-16r-18a-18d-20m-22n-22 ^ goldman
c16o-14 ^ hal
c16o-10m-14b-14 ^ mara
c16m-10 ^ moneygram
c16n-2r-10m-12o-14 ^ moonpay
c16r-2b-2m-14o-14 ^ pantera
c16o-10b-12 ^ phantom
c16w-10a-14 ^ rabby
c16b-12 ^ riot
c16n-4m-8v-8r-12b-14o-14 ^ token2049
c16b-2m-4d-4 ^ western
c16w-2r-4d-10n-10o-10m-12b-14 ^ wrench
c16r-10d-10m-12 ^ آمازون
c16g-10o-12b-14 ^ انجمن
c16m-8 ^ بنیاد
c16m-14r-14 ^ خانواده
c16o-6m-12r-16b-16 ^ رایوت
c16n-10r-12d-16m-18 ^ قطعی
c16r-16 ^ مت
c16o-10d-16 ^ معرفی
c16m-10r-10 ^ ناور
c16b-4d-4r-12 ^ هم
c16m-10r-14 ^ واردات
c16b-10d-10g-12 ^ وسترن
c16m-4r-12 ^ پی
c16a2r-12b-12m-14 ^ چطور
c16n-2v-2d-4b-10m-14o-14 a mine
c16r-10 a stablecoin
c16o-4p-8w-16 address poisoning
c16m-8r-12o-14 arm
c16m-6r-12o-14 arm $
c16r-12b-12m-14n-14g-16 asid
c16r-12b-12m-14n-14g-16 aside
c16w-2r-4d-10n-10o-10m-12b-14 attacks
c16w-2r-4d-10n-10o-10m-12b-14 attacks on
c16b-12m-16 austi…
c16d8r-2o-16n-20g-20a-20v-22w-30b-36 back
c16n-10b-12o-18m-24 backs
c16m-2b-2o-12 balances $
c16d-10a-10b-12n-12v-14m-16 bankr…
c16m-14b-14 bbva
c16o16d-10a-10r-16b-16m-18w-18 beach
c16r-10n-10m-12a-12o-12 beginn
c16r-8m-12o-16 bitst…
c16o-8b-14 brav
c16o-8b-14 brave
c16b-18 brings <coin>
c16m2b-4p-10o-12r-14a-16w-16n-18d-20g-20 business with fund
c16b-2m-14 buy <coin>
c16n12v-10m-14a-14p-14o-14g-16d-22b-24r-28 buys
c16b-10w-10m-12o-12r-18 canaan wins
c16b-10w-10m-12o-12r-18 canaa…
c16r-8o-14m-16 carac…
c16a-2b-8m-12 celeb…
c16p12r-10n-12m-14g-14o-14w-16d-18a-18b-20 chain with theft
c16v4m-14o-14b-16 churc…
c16m-14b-14 clients to
c16n-10v-12a-12w-12g-16r-18m-20o-20d-24 coin AR
c16m-12b-12 coin AUDIO
c16b-4r-10a-10o-10v-12d-18w-18 coin ONE
c16b-18 coin STORJ
c16m-12 coin XCH
c16d-2o-6b-14 coin XPR
c16m12b-12v-12a-12r-16n-18g-18w-20o-24d-28 coin ZEC
c16 coinbase acquires
c16r-12a-12b-14d-16 compe…
c16d-8w-10r-14o-14 consensu
c16d-8w-10r-14o-14 consensus
c16b-12 corsi…
c16b2w2o-14m-16r-16 crash $
c16m-10r-12 crypto adoption
c16o-16 cumbe…
c16p-4r-12d-12a-12n-14m-18 die
c16o-6d-10r-12n-12a-12m-16 die $
c16b-12m-14 differenc
c16m-12 documentar
c16m-12 documentary
c16m-6r-12b-12d-12o-12 dodg
c16b-16 eh s
c16d-8m-16 energ…
c16o-12 eric
c16o-12 eric trump
c16m-6b-12o-12r-16 ethio…
c16w6m-12p-12r-16n-16v-16a-16g-18o-22b-24 exits
c16r-12m-14o-16 falco…
c16n10v-2g-2o-4w-10p-14d-16b-20r-22m-24 fan
c16d-4m-8b-10w-12o-16 farml…
c16m12w-10p-10n-12g-12o-12r-14a-14d-16v-16b-20 files
c16m10n-2o-4a-10d-14v-14b-16r-18 files for
c16m-16 fink calls
c16r-8o-14m-16 footh…
c16m-10o-10 freed after
c16o-18 from lugano
c16d-4b-10o-12m-16 gallu…
c16b-14 global $
c16r-2d-2b-6m-12o-14 goes after
c16r-4w-6v-10g-16a-18d-20n-22m-24 goldm…
c16m-14 inher…
c16m10g-10a-12w-12p-12r-14v-14d-16b-18n-18o-20 korea…
c16w-4b-10o-10a-12m-14 landf…
c16p-10w-12o-12r-18 large…
c16m-14 larr
c16m-14 larry
c16m-14 larry fink
c16b-4 lean
c16o-8r-10b-10 leave x
c16o-2b-14 ledger new
c16b-6r-10o-10m-14 mall
c16b-10m-12o-12 manch…
c16o-10m-14b-14 mara
c16b-16 marat…
c16r-12b-14 megaw…
c16n-2d-10r-12o-14m-22 miner with tech
c16n-2r-10m-12o-14 moonp…
c16b-10m-12 nativel
c16b-10m-12 natively
c16b-10m-12 natively on
c16m-2b-2o-4r-14 nav
c16m-2b-2o-4r-14 naver
c16o-2b-14 new <coin>
c16r-10b-12n-12o-12 new owner
c16m-14 ninjatrader $
c16w-10r-14 npm
c16b-4m-10o-10r-16 nyse
c16m-14r-14o-16 obses…
c16o-14r-16 official
c16n-6d-8m-12r-12o-14 offline $
c16m-16 opini…
c16o-8m-12 own dollar
c16d-4b-10o-12m-16 ownership
c16r-2b-2m-14o-14 pante…
c16n-10a-10v-12d-14m-16b-16g-16 payments
c16m-4a-12w-12 persi…
c16 phras
c16 phras…
c16o-4p-8w-16 poiso…
c16m-16 property $
c16w-10a-14 rabb
c16w-10a-14 rabby
c16m-14b-14 rich clients
c16b-12 riot
c16b-6m-8 safe
c16o-18 satoshi statue
c16w-6m-18 says $
c16m-12r-12g-12o-16 sbi
c16r-10o-14 shows users
c16b-10m-12o-12 signs manchester
c16n-4m-8v-8r-12b-14o-14 singapore $
c16m-12d-12o-14 snaps
c16m-12d-12o-14 snaps up
c16d-6m-16b-16 snowd…
c16a-4d-14o-14 son
c16o-4a-12d-16m-20r-20b-24 staff
c16o-18 statue stolen
c16g4r-10n-12m-14 surve
c16g4r-10n-12m-14 surve…
c16d-2m-8b-12r-14o-14 takea…
c16m-12b-12 teach
c16 telegram <coin>
c16a-4o-4b-14w-14r-16d-18 theft
c16o-8r-10b-10 threatens to
c16w-8m-12r-14 to recover
c16n-4m-8v-8r-12b-14o-14 token2049
c16o-4r-12m-14 treasury firm
c16m-20 trump family
c16b-2m-10r-12 turn to
c16o-14 ukrai…
c16 users <number>
c16a-2d-10r-14b-20 valua…
c16b-4m-12 vega
c16b-4m-12 vegas
c16b-4m-12 vegas $
c16r-8o-14m-16 vendo…
c16b-6o-12r-14 ventu…
c16n-14g-14 via merger
c16a-6n-12m-18d-18r-20 visa
c16r-10b-12 vouch
c16r-10b-12 vouch…
c16m-10o-14 wa
c16m-10o-14 was
c16o-6b-14 webau…
c16b-2m-4d-4 western union
c16b-2m-4d-4 weste…
c16a4p-16o-16n-18m-20g-24b-32 who
c16a-2m-12b-14 why <coin>
c16p-10m-12r-12w-12o-14 withdrawal
c16w-2r-4d-10n-10o-10m-12b-14 wrench attacks
c16w-2r-4d-10n-10o-10m-12b-14 wrenc…
c16r-10d-10v-10b-12n-12o-14 wrong $
c16b-2m-10o-12r-16 احراز
c16b-2m-10o-12r-16 احراز هویت
c16o-10d-14 از بازار
c16o-10b-12d-14 از هک
c16o-4g-14p-14r-16b-20w-22 است $
c16r-2b-4 استخد…
c16w-8d-14 افزار…
c16r-6o-12m-16 اقدام کرد
c16 بدافز…
c16r-6o-12m-16 برای عرضه
c16d-8m-12 بنیاد <coin>
c16r-10m-12b-14 به شایعات
c16d2b-6m-18 بهتر است
c16d-4b-10n-10o-10m-12 بی تی
c16v-20g-20p-20a-22d-28o-28n-30 بیت
c16m-10r-10o-12 بیت دیر
c16m-2g-6r-12a-14b-16 تلگرام به
c16m-2b-12 تکلیف
c16d-4b-10n-10o-10m-12 تی سی
c16r-4b-12 حرف
c16m-4r-14b-14 خالق
c16m-4r-14b-14 خالق <coin>
c16r-2n-2b-12o-12 خودش را
c16r-12m-16 داستا…
c16r-10m-12b-12w-12 در زباله
c16r-2b-10m-12 درباره <coin>
c16w-2d-10o-12m-14 دلار ارزش
c16m-16 دلار غرامت
c16r-4p-12 دلار هک
c16m-16 دورف
c16r-16 دوعام…
c16m-10r-10o-12 دیر
c16r-14 رمزارز می
c16w-8m-16 رمزش
c16r-8b-12 روزمر…
c16r-10m-12b-12w-12 زباله
c16d-2o-8m-12 سازی غیرمتمرکز
c16w-8d-14 سخت افزاری
c16r-2w-6b-10g-10 سراغ <coin>
c16b-14 سرانج…
c16m-16 سناریوها
c16w-6m-12b-14 سوپرمارکت های
c16w-6m-12b-14 سوپرم…
c16d-4b-10n-10o-10m-12 سی ترک
c16m-10r-10o-14 شاید
c16m-16 غرامت داد
c16w-6m-8b-10o-10 قرارداد <number>
c16g-6n-12r-14d-18 قطعی
c16m-10r-10 مالک
c16a-2n-8d-12w-14o-14b-24 ماینر…
c16r-2b-10o-10m-16 مایکروسافت
c16r-4g-10o-10b-12 مدیره
c16r-10 مدیری…
c16b-10m-12 مردم
c16b-10 مسترک…
c16m-16 مستقل
c16 مستند
c16b-8o-12r-16 مگاوا…
c16o6d-2m-20 می ماند
c16b-2o-6m-12r-12 می گیرد
c16n-10b-14o-20m-26 میلیارد دلاری
c16r-10v-10p-10d-12n-12m-18g-18a-22 مین
c16m-10r-10 ناور
c16m-10r-10 ناور مالک
c16r-10m-12w-12 هارد
c16w-6m-12b-14 های سوییس
c16m-12 هرگز
c16m-12 هرگز <coin>
c16b-4d-4r-12 هم بنیان
c16o-12b-20 هودل
c16g-10o-10b-12 هییت
c16b-6w-14m-18 و <number>
c16m-10r-14 واردا…
c16g-2m-4d-4b-12o-14 ورشکستگ
c16g-2m-4d-4b-12o-14 ورشکستگی
c16p-8n-10m-14d-16 وزیرا…
c16b-10d-10g-12 وسترن
c16b-10d-10g-12 وسترن یونیون
c16m-12o-14 وینتر…
c16w-10a-12n-14d-16o-16 پرداخ…
c16a8n-6r-8m-16w-16p-16o-20 پروژه
c16w-8d-14 پول سخت
c16o-8n-10w-10m-12p-18 پیرمر…
c16m-12b-12o-16 چرخید
c16b2a-10v-14r-16o-16p-18n-20w-24 چه
c16r-16 کاربران ایرانی
c16 کاربران بایننس
c16r-2v-18o-18w-20m-26 کاربر…
c16a-12m-14 کارت هدیه
c16n8d-2m-14o-16r-18 کراکن
c16m-10v-12p-14a-16w-18d-20b-22o-22 کریپت…
c16w10a-12o-12r-14d-14b-16n-16m-18 کوین های
c16r-14 کیش برگزار
c16o-10r-14 گذار لجر
c16w-8m-16 گم
c16b-2o-6m-12r-12 گیرد
c16b-2o-6m-12r-12 گیرد $
c16b-10d-10g-12 یونیو…
c14d-8b-18 <coin> rebrands
c14m-14 <coin> see
c14b-16 <coin> vs
c14m-12 <coin> حمایت
c14m-12 <coin> رشد
c14w-10m-14 <coin> فروش
c14m-8b-12w-12 <coin> پرید
c14m-6b-10 <coin> پناه
c14b-2o-14 <number> valuation
c14m-16 <person> $
c14o-6 <person> ai
c14m-8r-12 <person> denies
c14m-12o-14 <person> sells
c14r-4m-14 ^ adam
c14m-8b-10o-12r-14 ^ bitmain
c14m-12o-12 ^ bitpanda
c14o-12 ^ cipher
c14o-8m-14 ^ coindesk
c14o-10 ^ deepfake
c14o-4 ^ farcaster
c14n2w-18 ^ hacker
c14r-12d-12v-12b-14o-14m-18 ^ jack
c14r-10o-12 ^ lens
c14r-12 ^ mastercard
c14d-2m-12 ^ mayor
c14n-6g-14 ^ nfts
c14p-14 ^ nobitex
c14o-6 ^ north
c14r-12o-12b-16 ^ pi
c14m-14r-14 ^ sofi
c14r-10m-14 ^ survey
c14n8a-10b-14v-14w-14m-16d-18o-18 ^ telegram
c14o-14r-22 ^ worldcoin
c14m-14r-16 ^ از
c14g-2o-6d-10n-10m-14r-14 ^ استرایپ
c14 ^ بدافزار
c14o8r-10d-12m-16 ^ حواله
c14n-10d-12v-12g-12r-14b-16m-22 ^ دش
c14r-12 ^ ربودن
c14w10v-10a-12n-16b-20r-22 ^ سرمایه
c14o12v-4g-10w-10a-12b-14n-14m-20r-20 ^ صرافی
c14 ^ مجسمه
c14m-10 ^ کنفرانس
c14m-2r-12 a crypto
c14m-12d-14 accept <coin>
c14r-4m-14 adam back
c14m-12o-16 adams
c14a-2b-12p-16 admin
c14r-6m-10 agent $
c14o14b-6m-14r-16g-20w-22v-24a-24n-26d-32 ai
c14r-8m-14 alumn…
c14b-8m-10 amc
c14d-2o-8b-10w-10r-14 american
c14b-8m-12 amish
c14o-6m-12 analyst with person
c14b-8r-10p-12m-14o-20 analyst with tech
c14r-6n-6m-12o-12g-22w-22p-22 and
c14b10n-14g-18 animo…
c14m-6 app adds
c14d-10 as volumes
c14a4b-10m-14 back to
c14m-10w-10n-12b-14 banan…
c14m-10o-12 banker $
c14d-2r-10v-12m-14 bankruptcy $
c14m-14n-14o-14 banxa
c14m-14 becomes first
c14m-10g-10w-12d-14n-14a-14o-14b-16 bitco…
c14m-4r-6 bitge…
c14m-8b-10o-12r-14 bitma…
c14w-2 breach $
c14o-6m-10 broker hidden
c14b-12o-12 buffe…
c14o-14 buzzw…
c14m-2w-2p-8v-10r-14a-22g-32 by
c14o-10m-14 by mistake
c14r8b-8d-10o-10m-18 calls <coin>
c14o-12m-14 campu
c14o-12m-14 campu…
c14a-2b-8m-12 celebrat
c14a-2b-8m-12 celebrating
c14d10b-10 chain with regulator
c14n-2b-12 chat
c14m-6r-10b-10 citi
c14o-14 clini…
c14b-16 coin BAT
c14b-10w-10d-12n-12r-14a-16o-16 coin CHZ
c14b2v-6n-12w-12a-14r-16o-18g-20d-26m-28 coin HNT
c14m-12 coin HT
c14r-20 coin KCS
c14g-2o-10m-12d-14 coin MIOTA
c14d2w-8v-12p-12a-14n-16g-20o-26b-36 coin USDC
c14b-2m-8d-12r-18 coin with miner
c14o-8m-14 coindesk
c14m-14 compared
c14 confe…
c14b-12o-14 consensys cuts
c14m-12o-12 contestant
c14r-10b-10o-12 core scientific
c14r-10b-10o-12 corew…
c14o-14r-16 couns…
c14r-12 creditors to
c14b-10m-12o-16 crow
c14r-12o-12 custodial
c14o-8 custodian
c14 customer
c14o-10 deepfake <person>
c14o-10 deepf…
c14m-8w-10 delaw…
c14m-10o-12b-14 dell
c14m-16 diffe…
c14w-2b-12 donates <number>
c14 donations $
c14n12d-2b-12m-16o-16 dorse
c14n12d-2b-12m-16o-16 dorse…
c14m-12b-12 doubt
c14d-2b-12r-14 drops plan
c14v2d-2m-10b-12o-18 dubai
c14b-2m-16o-16 durov
c14b-10m-12 ekasi
c14o-10b-14 endow…
c14r-12 euro stablecoin
c14g-12w-12d-14o-22 every…
c14m-14 exec
c14b-10m-14 exper…
c14o-14 eyeba…
c14o-4 farcaster pivots
c14o-4 farca…
c14o-14 fath
c14o-14 fathe…
c14b-2o-14m-16 figure
c14r-12o-12 finla…
c14g-8b-10o-12n-14 fold
c14d-2r-10v-12m-14 for bankruptcy
c14b-4d-10m-12w-12 freed
c14r-14 freel…
c14d-2m-6r-16 frnt
c14r-14m-16 ft finds
c14r-12 ftx creditors
c14n-10d-14m-18b-18 future
c14g-6w-6a-8b-12o-14 game with theft
c14r-2n-4b-10o-16 genes…
c14o-10m-12b-16 givin…
c14b-12o-12 go quiet
c14m-10o-12b-14 govern
c14m-10o-12b-14 governing
c14b-10m-12 grand…
c14o-12 guide to
c14r-10b-10 hands with
c14m-6 hbo
c14o-12m-14 helio…
c14r-12d-12o-12w-14b-22 here
c14o-6m-10 hidden road
c14b-8m-14r-16 hir
c14b-8m-14r-16 hires
c14r-8m-14 hold <coin>
c14w-10b-12d-14o-18 holder with regulator
c14o6a-2v-6n-10r-12b-12d-12p-12m-14w-18 hot
c14o-12b-14 hydro…
c14m-16 ico
c14d-10m-12 in juventus
c14r-10 in stablecoins
c14b-14 initi…
c14r-10 issue stablecoin
c14n12g-2w-6d-12v-12r-14b-14o-14m-20 jack
c14v-10b-12o-12 jane
c14r-10b-10 joins hands
c14d-12r-14 jpyc
c14m-12o-12 jr
c14d-10m-12 juven…
c14b-10m-12 kiber…
c14r-12 kidnappers
c14b-8r-12 kidna…
c14w-8 kraken $
c14m-10r-12o-14b-16 kyc
c14b-2r-10w-14o-14a-22g-24m-28 lab
c14g-12a-12 lat
c14g-12a-12 later
c14b-8d-12 launches tokenized
c14o-12 leas
c14o-12 lease
c14b-14 led
c14b-14 led by
c14r-10o-12 len
c14r-10o-12 lens
c14b-12n-12r-14d-14o-24 listing $
c14b-10o-12 lugano $
c14r-12 malic…
c14o-14 mastercard in
c14o-10a-12g-14 meals
c14d10m-10g-12p-12w-14o-14v-16r-18n-18a-18 merg
c14 millions in
c14m-2o-10 mine $
c14o-2m-8b-14 miner $
c14b-2d-2w-6m-20 miner with ofTrade
c14w-6o-12m-14 mines
c14o-10m-14 mistake
c14o-10m-14 mistake $
c14 moneygram app
c14m-12b-12r-16 names new
c14p-14 nobitex hacked
c14p-14 nobit…
c14m12r-2v-14o-22d-24a-24w-24p-24n-26 not
c14p4o-16b-18 of bridge
c14w-8b-14v-14g-14n-16m-18d-22 offer
c14r-14 offer crypto
c14b-8o-8m-12 on why
c14r-2m-14 one in
c14m-14 opens token
c14r-4a-8b-10v-10g-10o-14 orb
c14m-14n-14o-14 osl
c14o-2r-14 panca…
c14a-4w-10r-12o-14b-20 passes <number>
c14r-10 pay with
c14n-12v-12a-12d-14g-16b-18m-20 payme…
c14o-10 person with theft
c14b-14o-14 phant…
c14b-8r-10o-14 pile in
c14o-10a-12 popup
c14o12b-12r-14 presi…
c14o-6m-10 prime broker
c14r-4m-10o-12 probe of
c14d-4m-14 profitabl
c14d-4m-14 profitable
c14b-10r-12m-22 prope…
c14b-10 protonmail
c14m-2w-8p-10b-20o-20 purchase
c14v-8m-12g-12r-14 rain
c14m-12w-14 rakut…
c14o-14 reads
c14b-10m-12o-16 record crowd
c14p-4d-10w-12 recover
c14m-4r-6 reloc…
c14o-12 remittance
c14o-14 researcher
c14o-14 researcher $
c14o-6m-14 reserves $
c14r-14 resid…
c14v-12d-14n-14g-14o-16m-20 revea…
c14r-10d-12n-12a-12v-14g-14b-16m-22 revie…
c14m-12o-12 rfk
c14n-4b-6o-12 ripio
c14a-8r-14v-14g-14w-14p-14d-18b-20 rug
c14o-14 said
c14b-10m-12o-16 salaries
c14m-12 says coinbase
c14a-2b-10m-12r-12p-12d-16 scann
c14o-14 scanner
c14a-2b-10m-12r-12p-12d-16 scann…
c14o-10 schif…
c14r-10b-10o-12 scientific
c14m-12r-12b-18 scien…
c14o-4b-10n-12m-16 scrut…
c14w-6m-8b-14 secre…
c14 seed phrase
c14r-8m-14 sequo…
c14v-10b-12o-12 shado…
c14b-10d-10r-16p-16w-18v-20m-22a-28 signs
c14r-18 sim
c14m-8r-12 slang
c14b-10m-12 slum
c14m-14r-14 sofi
c14m-14r-14 sofi becomes
c14m-2b-2r-10n-12a-12o-14 solom…
c14r-4g-12 sony bank
c14o-10r-14 sort
c14o-10m-12 spac $
c14b-2n-2v-2m-4o-12r-16 spot trading
c14r-10 stablecoin transfers
c14d-4 stablecoin with wallet
c14w12r-10d-10o-10m-16b-16 storage $
c14o-2a-10w-12g-14n-16v-18d-22r-24 stree…
c14r-6m-10 support agent
c14r-4m-14 swall…
c14o-14 sway
c14o-14 swell
c14m-14 tags
c14n-8v-12g-12p-12a-14o-16m-20 tak
c14r-8m-12 takeo…
c14n-8v-12g-12p-12a-14o-16m-26 takes
c14r-2o-6m-12 tap
c14r-2o-6m-12 taps
c14b-10m-12 teach…
c14m-16 tesla has
c14a-12o-14 think
c14b-14 tig
c14b-14 tiger
c14b-14 to cash
c14m-10o-10 to share
c14o-4b-12 to space
c14o-4 to wallet
c14r-2d-6b-14 tokenized treasury
c14 touri…
c14b-10m-12 towns…
c14o-14 trick
c14o-14 tricked
c14o10g-8v-10b-12m-16 turns <number>
c14m-16 up <coin>
c14m-14 usag
c14m-14 usage
c14a8v-10w-10n-14o-16r-18d-20g-20m-22 use
c14o-10m-12 via spac
c14b-12o-12 volca…
c14b-16 vs <coin>
c14v-10a-10g-12w-12o-12n-14p-16 warns
c14m-10r-12 wazir…
c14b-14 weapo…
c14p-12o-34 with
c14o-8b-10p-10 withdrawals after
c14a-2o-12d-14 witko…
c14o-12 yello…
c14o-14 zerohash $
c14o-14 zeroh…
c14r-12o-14 آمریکا رسید
c14r8o-2m-8b-10p-14v-20g-22d-24n-26 آمریک…
c14o-10 آیرن
c14r-12 ابوظب
c14r-12 ابوظب…
c14m-12 ات
c14m-10r-12 اتیوپ
c14m-10r-12 اتیوپ…
c14m-12b-12 ادوار…
c14m-10r-12 ارث
c14b-10 ارز <coin>
c14r-4m-12 اریک
c14m-12d-12 از ده
c14r-10m-12 از رمزارز
c14o-10b-12 از شبکه
c14o-4g-10r-14b-16p-16w-22 است
c14o-6b-14 استرالیا
c14d2g-10p-10a-12n-14w-14o-14b-16m-22 استیب…
c14m-12b-12 اسنود…
c14w-10d-14 افزار
c14m-12 امروز بازار
c14r-4m-12 امریک…
c14 امین
c14g-12o-12b-14 انجمن
c14g-12o-12b-14 انجمن بلاکچین
c14b-14 اندپ
c14b-14 اندپی
c14n-6b-10o-10m-12r-14 اورب
c14r-8p-12m-14v-14a-16g-18w-20d-22 ایران…
c14o-10 با مایکروسافت
c14n-10r-12b-12d-12 بازار $
c14r-2 بازیا…
c14m-10r-12 بردن
c14b-6r-8m-10 بردند
c14b-6r-8m-10 بردند $
c14o-14 برگردم
c14r-10d-12o-14 برگرد…
c14m-12 بفروش
c14b-8g-12o-14 بندان
c14r-10 به مدیریت
c14p-2r-10d-10b-12n-12m-16 ترک
c14r-2m-16 ترید
c14d-2m-12b-14 توکن خود
c14b-12o-12 توکن خودش
c14b-10r-12o-12 جنسیس
c14 خالی می
c14d-10m-14 خانواده ترامپ
c14m-12 خبر است
c14r-8 خدمات
c14r-10m-12 خطرپذ…
c14r-12o-14 خوک
c14 داریم
c14 در لوگانو
c14m-14 دریبی…
c14p-6 دزدیدند
c14p-6 دزدیدند $
c14o-4m-14 دستگاه ماینر
c14o10b-10n-10r-12m-16d-18w-18 دلار جذب
c14b-4m-12 دنبال ارزش
c14r-10d-10 را امن
c14r8w-12m-14b-18 رایج
c14r-12 ربودن
c14b-14 رتبه
c14r-12 رمزارز بیشتر
c14r-10m-12 رمزارز دارند
c14r-12 رمزارزی می
c14b-2m-12 روز پیتزای
c14d-4m-12o-12 رولوت
c14b-10m-12d-12o-14 رکورد…
c14 ساتوشی ناکاموتو
c14o8p-10b-14m-16w-16 سرمایه گرفت
c14m-8r-12 سوف
c14o10w-6m-12r-12b-14 سوییس
c14b-8g-12o-14 شرط بندان
c14r12v-14o-16g-18a-20w-20n-24b-32 صراف
c14r12v-14o-16g-18a-20w-20n-24b-32 صرافی
c14r-8m-12 صرافی ارز
c14o-2 صرافی کاربران
c14b-10o-14 ضد
c14r-2 عبارت
c14r-2 عبارت بازیابی
c14o-10r-14 فرصت
c14g4m-14b-14o-14 فیفا
c14r-12d-12 قرقیز…
c14r-12o-14 قصاب
c14r-12o-14 قصابی
c14m-10 لاس
c14m-10 لاس وگاس
c14d-2n-10o-10b-12m-14 لندن
c14 لوگان…
c14m-12 لیسبو…
c14b-10m-12d-12o-14 مارات…
c14b-14m-18 ماینرهای
c14m-8b-12 ماینرهای <coin>
c14b-10m-12o-14 ماینی…
c14r-8b-10o-10w-12 مایکر…
c14 مجسمه
c14 مجسمه ساتوشی
c14v-2m-8p-10g-12n-14a-14w-14b-24 مدیر
c14b-14 مدیر تازه
c14p-10w-14 مسموم
c14m-8r-12 مشترک
c14r-12 مصاحب…
c14 ملون
c14m-8w-14 موز
c14d-10m-14 مکزیک
c14m-2d-2n-2p-2o-16g-18a-22 مین نت
c14 ناکاموتو کیست
c14g-8o-8a-12 نت باز
c14o2n-2r-14b-16m-18 نقد
c14r-4 نقدی
c14m-2r-8 نه
c14o4b-4r-10d-12m-16 نگران
c14 نگه داریم
c14m-4b-10 هستند
c14m-10b-10 هستند $
c14d-8m-12b-20 همکار
c14b-14o-14 همکاری می
c14d-8m-12b-20 همکار…
c14m-10b-14 همیشگ
c14m-10b-14 همیشگ…
c14r-8 هه
c14r-8 هوب
c14r-8 هوبی
c14m-12 و <person>
c14m-4b-4g-12o-14 واژه
c14d10a-12p-14r-16w-16b-18m-24 وثیقه
c14o-2p-8b-12m-14 وثیقه وام
c14v-12a-18d-20n-20g-20b-22o-22 ورلدک…
c14m-10 وگاس
c14m-6v-14r-20a-20o-26 پس از
c14m-6b-10 پناه
c14m-6b-10 پناه بردند
c14b-2m-12 پیتزای <coin>
c14r-10o-10 چطور از
c14m-12 چه خبر
c14o-14n-20w-20m-22v-22 کاربران
c14r-10 کارت نقدی
c14m-6d-12a-12w-14b-16n-22o-22 کریپتو
c14m-10o-10r-12 کریپتو در
c14m-12 کلیه
c14m-10 کنفرانس <coin>
c14m-10 کنفرا…
c14m-16 گذاران <coin>
c14 گذاری کرد
c14r-10m-12d-12 ین
c14r2b-8v-12p-12a-14o-18m-20g-20w-20d-26 یک سال
c14m-14 یک شرکت
c14r-8 یی
c12b-14 <coin> a
c12m-10b-12 <coin> atms
c12d-2g-2r-14o-16 <coin> community
c12m-8 <coin> developers
c12m-10 <coin> hard
c12b-4o-8a-10m-12 <coin> labs
c12d10b-12m-16 <coin> sees
c12m-4 <coin> بر
c12m-10 <coin> قیمت
c12b-10 <coin> مدیر
c12m-10o-12 <number> eh
c12 <number> round
c12o-2b-12 <person> goes
c12o-6b-12 <person> warns
c12b-4o-8r-10p-10 ^ address
c12p-10 ^ bigone
c12o-8 ^ bithumb
c12r-10 ^ emirates
c12r-10 ^ ethiopia
c12p-4v-14g-14a-16n-18o-20b-26d-28 ^ exchange
c12w-12o-14 ^ house
c12m-2o-12 ^ inside
c12m-6b-10o-10 ^ paradigm
c12 ^ remote
c12v-10m-12 ^ sam
c12 ^ trust
c12o-10b-14 ^ university
c12r-10 ^ zelle
c12r-10 ^ احراز
c12g6m-2b-12 ^ اسکویر
c12 ^ افزونه
c12r-2d-6n-8o-14b-16 ^ خرید
c12o-12 ^ راهنمای
c12b-12 ^ روز
c12m-10 ^ هارد
c12b-10o-12 ^ پاکستان
c12o2v-10w-12p-12r-14n-14g-14d-16a-16b-20 ^ پای
c12o-10 ^ پشتیبانی
c12m-12d-12o-14 ^ پکسوس
c12d-2p-10n-12w-12r-14b-14 ^ کلاهبرداری
c12m-12o-14 a coin
c12o-10 a fake
c12 a seed
c12o-4 acade…
c12r-10 accept crypto
c12b10n-10o-10m-12r-14 adoption
c12o-6b-12 against ai
c12o4v-8r-12g-12w-12m-14b-14d-14n-16a-18 aid
c12b-10o-10 air
c12b-10o-10 aires
c12r-10 airports
c12m-10 allow…
c12m8o-2d-8a-8p-8g-10n-12w-12b-18r-22 ameri…
c12m-2o-10 and <person>
c12r-12 and robinhood
c12o-12b-14 andre…
c12r-10b-12w-14m-18 ang
c12b-14 anywh…
c12v2a-2m-8r-12g-14o-18 app $
c12m-2r-4 argentines
c12m-10r-12b-12 army
c12m-14 as a
c12m-10b-12 atms
c12d-10 attackers
c12 back at
c12o-2r-10b-12 backed
c12b-10o-10 badg
c12b-10o-10 badge…
c12m-12o-12 banker
c12r8b-2d-10m-12o-16 banke…
c12 baris…
c12w-8o-12 barro…
c12m-12 becam
c12m-12 becam…
c12m-16 before it
c12m-10o-10 beginners
c12o-12 bell
c12p-10 bigon
c12p-10 bigon…
c12m-6o-12 billionair
c12m-6o-12 billionaire
c12 binance compensates
c12b-2 bitax
c12b-2 bitax…
c12 bitcoiners
c12o-8 bithu…
c12r-10o-12 bitso
c12p-12o-12 bridge $
c12m-10 bro
c12m-10 bros
c12b-10o-10 bueno
c12b-10o-10 bueno…
c12b-12o-12 bukel
c12b-12o-12 bukel…
c12 bump
c12o-4m-12 bunk
c12o-4m-12 bunke…
c12r-10o-10p-12 by pro
c12 care
c12o-10 carls…
c12b-4m-10 ceases
c12m-12 changes
c12 chaos $
c12 chapt
c12 chapter $
c12 chapt…
c12r-6b-14o-14 charter
c12o-10 cia
c12m-12d-18o-18 circle opens
c12v-10m-14 closes <number>
c12 coin CHSB
c12n-10g-14w-14d-16o-18 coin NEAR
c12m6b-20 coin SC
c12m-12 coinc…
c12 coindcx
c12 coinm…
c12w8v-10b-14p-16g-20n-24d-28o-46 coins
c12v-12g-12d-16n-16b-22r-26o-28 coins $
c12m-4 collects
c12 commit
c12 commits
c12r-8m-14 company $
c12 compensat
c12 compensates
c12 compensates users
c12o-4b-10 coreweave $
c12 crypto donations
c12m-2 crypto for
c12 crypto winter
c12o-8m-12 d
c12m-10 dad
c12b-10 dana
c12m-12 dealers
c12d-2o-10b-12 decry…
c12n-2a-10p-12o-18 den
c12n-2a-10p-12o-18 denies
c12n-2a-10p-12o-18 denie…
c12b-10d-10 deval…
c12b-10o-10 devco…
c12m-12 difference
c12b-12 directors
c12m-10b-10 document
c12m-10b-10 documents
c12m-10b-10 documents $
c12b-10d-10 dodge
c12b-2d-2 doe
c12b-2d-2 does
c12g-2a-10r-14w-14m-16o-16 domai…
c12o-14 downg…
c12 doxx
c12 doxxe…
c12m-10 earne…
c12 eats
c12 ecosystem $
c12 ecosy…
c12o-12 edito…
c12m-10o-12 eh
c12r-10 emirates to
c12r-10 emira…
c12d-8m-14 energ
c12d-8m-14 energy
c12r-8m-10 evert…
c12 exchange tokens
c12 extension
c12b2v-10p-10o-14r-16a-16n-18g-18 eye
c12b4v-10p-10o-14r-16a-16n-18g-18 eyes
c12 eyes <number>
c12a-2o-12 fake airdrop
c12 feuds
c12b-10m-12 fifte…
c12d-6n-8r-12o-14b-20 figur
c12m-10o-10 fomo
c12m-12 for coins
c12 fortr…
c12o-6r-12 frankfurt
c12m-6b-10r-12 fraud…
c12v-2n-8p-10d-12w-14m-16 fre
c12m-10o-10 fud
c12p-2g-12a-12w-14r-16n-16b-22 futur
c12p-2g-12a-12w-14r-16n-16b-22 futur…
c12 gavin
c12 gavin wood
c12o-4 gett
c12o-4 getti…
c12o-4 giggl
c12o-4 giggle academy
c12o-4 giggl…
c12a-10o-10 gives up
c12m-10o-10 gloss…
c12w10g-6p-12o-16b-18n-18v-20r-22 go
c12m-2a-10o-12r-16b-22 goes to
c12p-12 hacked attackers
c12r-2m-8 has a
c12m-12 hashk…
c12o-8 hashp…
c12d-2n-2o-10m-12 hedge…
c12p2b-10m-14o-14 helio
c12r-8 helpi…
c12a-2m-8b-10 here why
c12 hits back
c12w-12 hot wallet
c12o-4r-10 hub
c12a4o-2n-10v-10m-12b-14w-16 hunt
c12a-8o-8 hunter
c12m-12 in first
c12g-10 inflat
c12g-10 inflated
c12b-6m-12 inks
c12m-12 institution
c12m-12 institutions
c12m-12 insti…
c12v-6r-12m-16 invests in
c12b-10m-20 ipo $
c12 is satoshi
c12a-10g-12m-14b-14d-16 issue
c12m-10 issued
c12m-12 kevin
c12o-8m-12 kidne
c12o-8m-12 kidne…
c12o-10 korbi…
c12b-10 labs lays
c12m-12 lambo
c12m-12 lambos
c12 laund
c12 launders
c12n-2o-4a-6b-8v-10g-10m-14w-14d-16 law with person
c12v8r-10m-14o-14b-16 lays off
c12m-2r-10 lazar…
c12b-10 leane…
c12m-12 lear
c12m-12 leary
c12 leban…
c12o-10 ledger warns
c12 lets merchants
c12o-10 lewi
c12o-10 lewis
c12n-6a-12o-14 liber…
c12n10o-10r-12 life after
c12m-12 list $
c12o-4m-8b-10 louis…
c12m-10 lur
c12m-10 lures
c12a8r-10m-18 made
c12w4o-2r-8g-10p-14d-16v-16b-18m-20 man
c12r-12 megab…
c12 megawatts
c12m-4 meme coins
c12r-4b-10 merca…
c12o-10d-14 merge $
c12g-8r-12a-12n-16 merge…
c12o-12 meso
c12b-16 million daily
c12o-10 mira
c12o-10 mirae
c12m-10b-10o-10 mistakes
c12m-10o-10b-14 monex
c12m-14 more crypto
c12m-12 mourn
c12m-12 mourn…
c12r-2 mull own
c12 musicians
c12g4m-12b-14o-14 my
c12o-12 myanm…
c12w-8o-12 myth
c12m-10b-10 nailw…
c12b-14 narrativ
c12b-14 narrative
c12b-14 narrative $
c12r-10 nazar…
c12d2b-2w-8m-14 near zero
c12d-2w-4n-10g-12b-14r-16m-20 nev
c12d-2w-4n-10g-12b-14r-16m-20 never
c12a-8o-8 newpo…
c12b-10d-10 nigerian
c12b-10d-10 nigerians
c12b-6m-10o-12 north
c12v-2r-6b-12o-14 number
c12m-12 o
c12r-8b-12o-12 of a
c12 of phishing
c12m-10o-12 offering
c12d-8m-14 office $
c12r-8o-14 officer
c12n10o-10r-12 on life
c12n-8 onafr…
c12o12n-14m-20 opens in
c12o-18 operat
c12o-18 operating
c12b-4m-10 organ…
c12o-12b-14 overhear
c12o-12b-14 overheard
c12m-8o-12 overh…
c12a2b-2m-10d-16p-20v-24r-34o-36 own
c12o-12 owned
c12m-6b-10o-10 paradigm leads
c12m-6b-10o-10 parad…
c12b-10 parit
c12b-10 parit…
c12 paypal lets
c12b-8 perma…
c12d-12a-12o-12 permissionless $
c12r8v-10g-10a-12m-14d-14w-14b-24o-28 person sam-bankman-fried
c12m-10 phila…
c12r10b-12p-12o-12a-16w-16n-18m-26 plans
c12b10m-10r-12o-12 power…
c12 pragu
c12 pragu…
c12o10a-10m-12r-16 prim
c12o10a-4m-10r-16 prime
c12r-10o-10p-12 pro israel
c12m-12 profits
c12b-8m-10 prosp…
c12o-2r-10b-10d-12 proto
c12p-2d-4o-4m-10 pull $
c12d-2b-10 pyus
c12d-2b-10 pyusd
c12p-2o-10 rank
c12p-2o-10 ranke…
c12r-8o-12 readies
c12o-12 readi…
c12m-4r-10 recou…
c12g-2m-12b-18 regulator with tech
c12 remittances
c12 restr…
c12m-12 revisited
c12m-12 revisited $
c12m-12 revis…
c12m-2b-12o-14 rigs
c12b-12o-12 rigs $
c12o-12 rings
c12m-10 rlus
c12m-10 rlusd
c12m-6b-10o-10 round in
c12m-4d-8 row
c12w-2m-12 s $
c12m-14 s21
c12b-14 safe haven
c12v-4a-10d-12g-12m-14b-16 salar
c12v-4a-10d-12g-12m-14b-16 salar…
c12m-10b-10 sande…
c12b-8o-10m-14 sberb…
c12r-10 serge
c12r-10 serge…
c12 shirt…
c12p-4v-8d-10g-12a-12m-16n-16o-16 singa…
c12m-16d-16 software maker
c12w-2g-10d-12r-14b-14a-14p-14m-18 sothe…
c12o-4m-12 sovie…
c12 sponsors
c12 sponsorship
c12r-6o-10m-12 spr
c12r-10o-10m-12 sprin…
c12o-14 stabi…
c12o-12 staff cut
c12m-4r-10 starbucks ends
c12b8o-12m-16 startups
c12m-8b-12w-14d-16g-16 step
c12b-6m-14 steps down
c12 store a
c12o-10 store…
c12o8m-16 street $
c12b-8o-10m-14 structured
c12m-16 studio $
c12 surpa…
c12r-4 sygnu…
c12r-10 take over
c12o-8m-10d-10 team up
c12v2g-2d-8m-10n-10a-10r-14o-14 teens
c12a-2 tested
c12b-2 thank
c12b-2 thanks
c12b-2 thank…
c12 the new
c12m-12 the us
c12p12d-6a-6b-8r-10o-12w-18 theft with whale
c12p-2o-10 theft…
c12a-10o-10m-12 think…
c12n-4d-6a-10r-14b-16 this year
c12m-4 tith
c12m-4 tithe…
c12r-10 to distribute
c12b-10 to exit
c12r-6 to four
c12b-16 to freeze
c12b-6m-16o-18 to hold
c12m-12g-12r-14b-14 to issue
c12m-8 to near
c12r-16 to take
c12 trezor unveils
c12o-14 true
c12 trust wallet
c12o-10 tuck
c12o-10 tucke…
c12o-12 un
c12m-8w-12 unhcr
c12r-4 unico…
c12b-6 unite…
c12v10m-12r-12a-12d-16w-16n-20o-22 unive…
c12m-10 unmasked
c12m-12 unmas…
c12r-8 upbit operator
c12n-8 valr
c12d-10n-10a-10r-12w-12v-14b-16m-22 value…
c12o-6b-10m-12 vc
c12r-12o-12 venture
c12a-14p-14m-16o-16 votes to
c12 voucher
c12 wallet extension
c12r-2 walmart mull
c12o-6b-12 warns against
c12 was wrong
c12m10b-18 web3 banking
c12 willi…
c12 with stablecoins
c12o-8m-10p-10 withdrawals
c12d-2a-2r-14o-14m-16 withd…
c12n-6a-12o-14 world liberty
c12o-16 wraps
c12o-16 wraps up
c12a-10m-14b-16d-18o-18 wyom
c12a-10m-14b-16d-18o-18 wyomi…
c12r-10 zell
c12r-10 zelle
c12 آدم
c12o10w-10p-12a-14n-16v-16g-16r-18d-18m-22b-22 آرمست…
c12 آلوده
c12b-4m-12 آمدند
c12o-10 آموزش…
c12o-10 آکادم
c12o-10 آکادم…
c12 ارزین…
c12g6m-2b-12 اسکویر
c12g6b-14 اسکوی…
c12b-8o-12r-14 اسکیل برای
c12d-6m-10 اشتباهی
c12 افزونه تراست
c12 افزون…
c12m-10o-12 ال
c12n10w-6g-12o-14d-16b-18 اولین
c12o10d-8m-12 ای در
c12d-10b-12m-14r-14 ایرانیان
c12r-10 ایرلا…
c12d-8n-10m-14w-18a-28 با
c12m-4b-12 بازیچ…
c12a-12w-12 بایننس <number>
c12o-4m-10r-10b-10 بریج
c12r-14 بشناس…
c12g-2b-14m-16 به بورس
c12 به صرفه
c12d2b-8m-12 بهتر
c12r-10o-16 بهترین صرافی
c12g-4r-8a-10b-14m-18 بورس می
c12m-10 بونک
c12r-2 بیت <number>
c12m-12r-12 تحولا…
c12 تند
c12m-10 توانن…
c12r-4 ثروتمندان
c12 جبران
c12 جبران می
c12m-16 جدید $
c12r-14 جنجال
c12r-14 جنجال…
c12m-12r-14 جهان $
c12o-10 جیم
c12o-10 جیمی
c12o-2m-10b-12 حام
c12o-2m-10b-12 حامی
c12r-8o-10 خانه ها
c12d-10m-12 خانوا…
c12m-12o-12 خزانه داری
c12b-10 داد تکلیف
c12a-12w-12p-12r-14n-14o-20 دارد
c12a-12w-12p-12r-14n-14o-20 دارد $
c12m-12o-12 داری
c12m-10 دان
c12o-10 دایمن
c12b6m-18w-18 در انتقال
c12d-10r-12 در پلتفرم
c12m-12 در کانادا
c12o-4 در کره
c12m-2b-4d-8 درآورد
c12m-2b-4d-8 درآورد $
c12o-10 درمانگاه
c12 دزدیده
c12m-10b-10 دست دادند
c12r-2 دلاری با
c12w-16 دلاری را
c12r-10 دولتی
c12m-10 دیسک
c12o-12 دیپ
c12o12a-2m-12b-16d-16 را تغییر
c12d-2r-10 را گسترش
c12d-12o-12r-16b-18 رایوت
c12 ربا
c12 رباها
c12g-14 رفتند
c12g-14 رفتند $
c12m-2 رمزارز به
c12m-6 رمزارزها به
c12o-10 رمزارزهایتان
c12o-10r-14 روایت
c12b-14 رویای
c12b6a-16p-16r-20d-20n-20w-20m-30 ساز
c12b-6m-14 سایه
c12 سخنان
c12o-6 سرد
c12 سرگرد…
c12w-8m-16 سود کرد
c12o-12 سویل
c12 صرفه
c12 صرفه است
c12b-8m-10 عقب انداخت
c12o6m-12r-12 فریب
c12m-12 فعالیت
c12 فعالیتش
c12b-10m-12 فن
c12r-4 فوربس
c12o-12 فیک
c12b-4 قبول
c12b-4r-10o-12 قطعی اینترنت
c12m-14 قیمت <number>
c12r-6 لازار…
c12m2d-8b-16o-20 مارا
c12o-10 مخالف
c12r-8 مدیر پیشین
c12o2v-10r-14 مرکزی به
c12m-2 مرگ
c12o-4r-10w-10 مشابه
c12r-12 مصرف
c12r-12p-14b-16o-18w-22 معامله
c12w-12o-16 معامله گران
c12o-10 منتظر…
c12b-4m-12 میام
c12b-4m-12 میامی
c12o-8r-14g-14a-16p-20n-22b-26 میلیارد دلار
c12w-2o-2r-10d-10m-12 ناپدید شد
c12w-2o-2r-10d-10m-12 ناپدی…
c12m-2o-2 ناکام…
c12a2m-8b-12 نباید
c12o-10r-12 نخست
c12m-10 نفروخ…
c12r-10 نوبیتکس $
c12r-10o-10m-12 نوشتن
c12m-12 ها می
c12m-4b-6 هاوینگ <coin>
c12o8r-12m-14 های جدید
c12r-10d-10 های خارجی
c12m-12 هایی که
c12r-12 همایش
c12p-12 هندی
c12r-2m-12 هنوز به
c12g-8b-14 هک پل
c12p-4 هکرها <number>
c12b-14 و رویای
c12o-14 واقع
c12o-14 واقعی
c12o-14 واقعی است
c12o-10 وزیر
c12m-10 ویف
c12 پایه
c12m-12 پرده
c12m-12o-14 پلی مارکت
c12 پول داغ
c12m-12d-12o-14 پکسوس
c12r-4 پیشین
c12o12r-14b-16 پیوست
c12o12r-14b-16 پیوست $
c12g-14 چه شد
c12w-10 چگونه <coin>
c12r2w-12p-12o-14g-16a-16b-20d-20v-20m-22n-22 ژایو
c12 کاربران جبران
c12o-10d-12 کاربران صرافی
c12m-12 کارگزار
c12m-12 کارگزاری
c12m-12 کارگز…
c12m-12 کالاه…
c12m-12 کاناد…
c12r-10o-10m-12 کتابم
c12r-6d-6n-14w-14o-16g-18b-26 کدام
c12r4a-10w-10b-12n-12v-12p-14d-16o-20 کره
c12o-10 کریپتولند
c12o-2r-8b-10m-12 کلادف…
c12a-8v-10g-12n-14w-14p-14d-16m-18b-20 کلاهبردار
c12a-8v-10g-12n-14p-14d-16w-16b-20m-22 کلاهب…
c12m6r-10g-10o-10d-16 کوین به
c12m-2w-10 کیش
c12m-14 گران رمزارز
c12b-4m-12 گرد
c12r-8m-14 گردشگ…
c12b-10m-12 گردند
c12r-12 گزارش…
c12d-2r-10 گسترش داد
c12o-10 گیگل
c10 <coin> base
c10b-10 <coin> gold
c10 <coin> payments
c10b-12r-18 <coin> treasury
c10 <coin> جان
c10 <coin> پشتیبانی
c10b-4 <coin> یا
c10r-2a-6o-8d-10b-14 <number> after
c10b-8g-12a-16o-16p-18n-20 <number> میلیارد
c10r2m-10b-12o-12 <number> میلیاردی
c10b4g-6d-10n-10r-12m-14o-16 ^ core
c10v8m-8b-10o-16 ^ dubai
c10o-4m-8n-10 ^ hamster
c10r-4b-14o-16 ^ hut
c10 ^ phemex
c10 ^ steak
c10n8r-4o-4m-12b-12 ^ باشگاه
c10r-10 ^ دستگاه
c10b2d-6m-12n-12o-16 ^ سونی
c10m-6n-12g-12b-14o-16 ^ هشدار
c10 ^ پرداخت
c10r-6d-10 ^ پروژه
c10m-10r-10 ^ کراکن
c10m-4a-12w-12 ^ کوین
c10m-10 a gold
c10w-4o-8m-10 anger
c10m-2 argentin
c10o-8b-14 backe…
c10b8m-14n-14g-14r-20 bank to
c10 billb…
c10 bitfa…
c10 bjeli…
c10 co ceo
c10a-4n-10b-12r-14w-14o-20 coin $
c10b-12p-12 coin LRC
c10b-2 coin OKB
c10 compares
c10 complain
c10r-10m-12b-12 contract $
c10r-12 courts
c10 credits
c10 credits <coin>
c10m-12 deale…
c10m6b-14o-16 decentralized
c10 dimon
c10a-8r-10 distribute
c10a-8r-10 distribute <number>
c10m-8 diversif
c10m-8 diversifies
c10 djed
c10o-4 dodge…
c10m-8 dollar token
c10 dwf
c10 ed
c10b-10 energis
c10b-10 energises
c10 european
c10v-8d-12g-12w-12b-14n-14a-14 ex
c10p-14m-18n-18v-18g-20a-20o-24 exit
c10b-2p-2w-6n-12d-14v-14g-14r-16a-16 expands
c10b-10 expansion
c10r-10 facto…
c10 fake ledger
c10o-10 felix
c10 ferra…
c10 fight…
c10b-4n-10w-10o-18 finds $
c10 fits
c10 foe
c10o-10 for fifth
c10g-8 for games
c10 for sales
c10o-10 fortu…
c10b-14 frenz
c10b-14 frenz…
c10 frien
c10 friend
c10 gamble
c10 gen5
c10r-2 golf
c10r-2 golfe…
c10o-6 governance $
c10o-6p-12m-14b-14 hacks
c10o-4m-8n-10 hamst
c10o-4m-8n-10 hamster kombat
c10o-4m-8n-10 hamst…
c10b-14 haven
c10r-4b-14o-16 hut
c10r-4b-14o-16 hut <number>
c10r-12o-14 in talks
c10b-6r-12o-12 in three
c10b-10 incom
c10b-10 income $
c10b-10 incom…
c10r6o-2m-14 issuers $
c10 jami
c10 jamie
c10o-2m-10b-12 kenya
c10o-4m-8n-10 komba…
c10m-12 kraken agrees
c10v8a-10m-16b-16o-16d-18 lays
c10 lightning labs
c10o-10 linqt…
c10o-10 lives…
c10 lonel…
c10m-10 malle…
c10 manha…
c10 margins
c10m4o-4d-14 mem
c10m4o-4d-14 memes
c10o-2 messa…
c10 mihai…
c10o-10 monk
c10o-10 monks
c10 n shake
c10r-10v-14w-14p-14d-16g-16a-16n-18b-22 names
c10o-4 naval
c10 neighbour
c10 neighbours
c10d4r-12 new ceo
c10 nois
c10 noise
c10r-12 officials
c10r-12 oman
c10w-4o-4m-10 outages
c10m-10 owns crypto
c10n2m-12 page $
c10o10d-10m-14b-14 partn…
c10 payments for
c10r-2 permits
c10d-4b-12n-12m-14 peso
c10 pheme…
c10 pledg
c10b-10 pledge
c10 pledg…
c10 pos
c10 posin…
c10m-14 prediction markets
c10 probl…
c10n-2o-10m-12b-12 product $
c10v6o-8m-14 public $
c10 rainb…
c10o-6 reject coreweave
c10 reviews
c10m8r-10b-10o-10 risin…
c10o-8 rogan
c10 scammer
c10o-10 searching
c10 shake credits
c10o-4m-10 she
c10 shrink $
c10o-4m-10 skipp
c10o-4m-10 skipp…
c10p-2b-6r-10 statue
c10 steak
c10 steak n
c10v-10d-12g-12b-14m-18 steps
c10r-2 stops
c10r-2 strains
c10 supermarket
c10 supermarkets
c10r-12 surpl…
c10o4r-12 suspect
c10o-10 teraw…
c10r-4m-16 to go
c10w-12 to wrong
c10w-10 upbit loses
c10p-2o-2b-10r-12 vanishes
c10 vouchers
c10o-10 welsh
c10b-10 with google
c10 yi
c10 yi he
c10 zerio…
c10 آموزش ساخت
c10 آپبیت $
c10p-14g-16n-18v-18w-24r-26b-28 ارزش
c10o-8b-12d-12 ارزش <number>
c10m-8o-10 از برنامه
c10 از حمله
c10o10m-10b-12 استریت
c10m-12 استمپ
c10r-8 اصطلا…
c10o-2m-14 بایننس در
c10 بدافزار تازه
c10r-10 بمانی…
c10r-4 بورسی
c10m-12 بیت استمپ
c10o-4 تماس
c10 جست
c10m6d-12 جلو زدند
c10w-12 حمله هکری
c10b-2o-12 حکمرا…
c10o-2 دومین
c10o-8b-10m-12 را نهایی
c10r-12p-14 راگ
c10r-12p-14 راگ پول
c10o-2 روم
c10o-4 زوم
c10 ساخت کیف
c10b-10 سایتش
c10b2d-6m-12n-12o-16 سون
c10b2d-6m-12n-12o-16 سونی
c10m-16 شده $
c10v-8d-10n-10w-10r-14b-14g-14p-16 شرط
c10p-10o-10 شمالی
c10 صرافی ftx
c10r-8 فرهنگ
c10 فروشم
c10m-12 فروشی…
c10r-10 فلج
c10r-10 مدیریت بایننس
c10 مردی
c10d4o-16g-18b-20a-20p-20n-28 میلیا…
c10r-8m-10 نسل
c10 نفروش…
c10 نه $
c10o-8b-10m-12 نهایی کرد
c10 نوبیتکس پس
c10 هایتا…
c10 هایم
c10 هک نوبیتکس
c10p-10o-10 هکرهای کره
c10p-10o-10 هکرها…
c10w-12 هکری
c10w-12 هکری به
c10m-12 هیچ
c10o10m-10b-12 وال
c10o10m-10b-12 وال استریت
c10r-4d-4 والما…
c10m-8r-10 والکس به
c10 وجو
c10 پریت
c10 پریتی
c10r-4 پسران
c10d-2 چگونه حساب
c10 کراکن <number>
c10p-10o-10 کره شمالی
c10r-2 کلاهبرداری رمزارزی
c10 گوین
c8m-4b-10o-10 <coin> signs
c8d-10 <number> تریلیون
c8 <person> moves
c8b-10o-10 <person> در
c8 ^ coindcx
c8r-4g-4w-4d-8o-10m-16a-16 ^ lightning
c8w-4b-10m-16 ^ revolut
c8m-10p-10r-12b-14 ^ stripe
c8 ^ ukraine
c8 ^ امارات
c8r6o-10d-14m-20 ^ اولین
c8b2n-12w-12o-14d-16 ^ جی
c8b-10d-10w-10r-12m-14 ^ پلی
c8 after depeg
c8r-2 airdrop with stablecoin
c8o-8 anima…
c8b-12 annua…
c8r-2 apolo…
c8 archi…
c8n-10 ate
c8r2o-2m-14b-16 atm
c8d-10n-10m-12r-14 aw
c8d-10n-10m-12r-14 aws
c8o-10 aztec
c8m2p-10d-12o-14r-16 bigge…
c8 bots $
c8 briti…
c8w-2b-14o-16 broker
c8 building
c8 by post
c8m-10v-10b-12a-12g-14n-18 card $
c8 charli
c8 charlie
c8 cheque
c8r-2 confusion
c8 contractor
c8 contractors
c8m-14o-16 council adds
c8g4b-12m-14o-14 crowd
c8d-2b-10a-10r-12n-12g-12 cut $
c8b-12 dapp
c8b-12 dapper labs
c8b-12 dappe…
c8 deel
c8m-10r-12d-12o-14 deuts…
c8r-2w-4 donat
c8w-4 donates
c8g2m-14b-14w-14d-16p-16r-22 draws
c8o-12m-14 dropp
c8o-12m-14 dropp…
c8m-12 euro
c8 fake zoom
c8 forgo…
c8r-4p-10a-12d-14v-14w-14m-22 forme…
c8 gaff
c8 gaffe
c8o-4 gaming platform
c8 global crypto
c8b-2d-8n-12m-14o-14 got
c8 grift
c8 grift…
c8r-2a-2o-10m-14 groun
c8m-10w-14 holders $
c8 howel…
c8o-2 infil…
c8r-2d-2v-12m-14b-14 inven…
c8m-10o-12 iris scans
c8o-2p-10g-12v-14m-22n-22 it $
c8 its dollar
c8m-2d-4 japan $
c8b2w-4g-6r-10d-10o-10m-16a-16 lightn
c8b2w-4g-6r-10d-10o-10m-16a-16 lightning
c8r-4a-8n-10p-10b-16 losse…
c8 malls
c8m-2w-4 mansion $
c8m-4n-8w-10 mansi…
c8a-12p-12o-12b-14n-14v-14d-16g-18w-20 miner…
c8d-8a-12m-14r-14b-20 more $
c8 mostl
c8 mostl…
c8 mung
c8 munge…
c8m2r-2v-14w-14p-14g-16d-18n-18a-18b-24 nam
c8a-12 nativ…
c8a-2b-4m-16 nfts
c8m-2 only
c8b-8m-10 operations $
c8 pande…
c8a-2d-10n-12b-14g-14 pari
c8a-2d-10n-12b-14g-14 paris
c8b-10o-16 person with transfer
c8g-8n-10w-10b-14d-14r-18 posts
c8 public via
c8v-10b-12 quiet
c8m2g-4p-12v-16a-16b-20w-22 raises <number>
c8o-12 remot
c8o-12 remot…
c8b-12 renew…
c8b-12 report $
c8w-4b-10m-16 revolut
c8w-8b-10m-16 revol…
c8r-10d-10v-10m-12 schwa…
c8r-12 searc…
c8m-2w-4 sells mansion
c8 singu…
c8o-10 squeeze
c8o-10 squee…
c8m-16 stellar quarter
c8m-10p-10r-12b-14 strip
c8m-10p-10r-12b-14 strip…
c8 suiss
c8 suiss…
c8m-2b-10 swap $
c8n4g-2v-6m-12a-12r-14o-14 teams
c8 tim
c8 times
c8 to mexico
c8 twins
c8 wag
c8 wages
c8n-2w-4r-16b-16d-16 wall street
c8w2p-10r-12n-12v-12g-18a-18b-20o-24 wallet $
c8 wallet hack
c8b-14p-16 warns of
c8m-14 what the
c8 when
c8o-8 windfall $
c8o-8 windf…
c8m-2 winkl…
c8m-12o-16 workf…
c8 zoom
c8 zoom calls
c8r-2 اختلال در
c8 از نسخه
c8b-10o-12r-14 اسکیل
c8d-2r-4m-12 افتاد…
c8 امن است
c8m-6n-10g-12b-14 انتخاب
c8 اکسیر
c8d-12m-16r-16 ایرانی $
c8g-12n-14v-14a-14r-20d-20m-24 اینترنت
c8d6o-12m-14 به شبکه
c8 بهشت
c8r-8 تجارت خارجی
c8r-8o-10 ترفند
c8r-8d-12 تریلیون دلار
c8b-8 تهاتر
c8m-2r-8n-8g-12b-14 جدید انتخاب
c8m-6 جسورا…
c8 حالت
c8r2d-10o-12 حفظ
c8v6n-2m-6b-10d-10o-10 درآور…
c8b-12 درمان…
c8o-12m-18 دنبال
c8 دیمیت…
c8m2w-10r-12b-20 ذخایر
c8m-8 را موقتا
c8 رمزارزی را
c8o-2d-8r-10b-14 زمین زد
c8o-12 سوز
c8o-12 سوزی
c8r-6 سوفای
c8 سوفی
c8r-4 شغل
c8 شفافی…
c8o6d-6m-12 عرضه می
c8 فعالا…
c8b-2a-10m-12g-12v-14w-14p-14n-18 قطع
c8d2b-2r-12 قطع می
c8 متامسک استیبل
c8v-12g-14a-14w-18o-20r-26 متوقف کرد
c8g-10a-10n-12b-16d-16v-20m-24 مرکز
c8 مناظر…
c8 منتقد…
c8 منهتن
c8o-10b-12 مونته
c8o-10b-12 مونته نگرو
c8o-10b-12 نگرو
c8m-12 هایی
c8 و متامسک
c8 ورشکست شد
c8 ونزویلایی
c8 پدر
c8 پردرآ…
c8o4v-14 پزشک
c8o4v-14 پزشکی
c8g-6d-12n-12r-14o-16 پشت
c8b-14 پل <coin>
c8g4d-12m-16r-16 پلتفر…
c8b-10o-16 پول تازه
c8 چالش
c8b-4m-10 چه کسی
c8o-8 کلینی…
c8 کودک
c8 کودکی
c8b-10 گذار <coin>
c8b-10o-12r-14 گری اسکیل
c8 گفتگو
c6p-12g-16r-20o-24 <coin> $
c6m-12 <coin> backed
c6m-12g-14 <coin> blockchain
c6p-12o-18m-20 <coin> in
c6r-6m-12b-12 <coin> returns
c6 ^ btcturk
c6b-2o-14 ^ genesis
c6b-6r-16 ^ نمایشگاه
c6 acquire
c6m-8g-12w-16 adds <coin>
c6 airbn…
c6p4w-2a-8d-12n-12g-14o-20 among
c6a2r-10d-12n-14b-16o-16p-18 analyst with defi
c6b-2 and a
c6o2v-2b-8a-8r-12g-14n-18d-22p-26 at
c6m-12 bites
c6m-12 bites $
c6 btctu…
c6d-2m-8a-14 can now
c6n-12m-16r-16d-16o-18 co
c6m-14 coin IOTX
c6n-12a-12w-12o-14r-16g-16d-18 coin KDA
c6m-10 coin XYM
c6b-10m-12 coins on
c6o-8 compas
c6o-8 compass
c6b2d-8n-14w-14m-22r-24p-28 dao
c6r-8 daugh…
c6 engineers who
c6d-6r-12o-16b-20 figur…
c6o-4r-10 files to
c6r-6b-10a-10p-10g-12n-14v-14w-20 fund with trading
c6o-2 green…
c6 headq…
c6r-2b-8w-12 house
c6 ing
c6m-4 kingp…
c6 ledger co
c6 ledn
c6b-2m-10w-12r-16 lisbon $
c6b-2m-10w-12r-16 lisbo…
c6 merchants can
c6o-2 monthl
c6o-2 monthly
c6 mus
c6 muses
c6 need to
c6v2n-2m-10b-14 of staff
c6b-12 off <price>
c6b-12 operations
c6 packages
c6d-6n-10m-12o-16 phili…
c6o-2m-6b-14 plan to
c6 politic
c6 politics
c6 seat
c6r-2m-12b-14 signs <number>
c6o-6w-10b-16 sits
c6 targeted
c6m-4 teena…
c6o-8m-12w-12 to leave
c6b-4g-4a-10d-12m-14 to offer
c6 unicr…
c6 ventures
c6 who refused
c6 انگشت
c6n-2m-4r-10b-16 اوج
c6 اکسپو
c6p-10m-12v-14a-14g-18w-18d-20 ایرانی
c6r-4 برنم
c6r-4 برنمی
c6 بریدن…
c6m-10r-12d-12 به فضا
c6 تترند
c6g4n-4o-12r-16 تلگرامی $
c6m-12o-12 خرند
c6b2w-12m-16 دار
c6b-8m-16 دارایی دیجیتال
c6 در کیش
c6 دوره
c6 دورهم
c6 دورهم…
c6m2p-10v-12n-14w-16a-18o-18d-20b-24 رود
c6b-12d-12 سناری…
c6 سنگاپ…
c6m-4 صرافی ایرانی
c6m-10r-12d-12 فضا رفت
c6 فینک
c6 لبنان
c6 لری
c6 مادر
c6d-12 مورگان <coin>
c6m-12o-12 می خرند
c6r-6a-8b-10o-12 همستر کمبت
c6 هیدن
c6b-4r-12 ورشکست
c6n-12w-12o-14d-16 پی مورگان
c6 کاربران کوین
c6 کردم
c6 کرده
c6r-6a-8b-10o-12 کمبت
c6b-4a-8v-10d-14p-18w-20n-26r-28 که
c6r-4 گردم
c6 گرمای
c6 گلخان…
c4b2g-8d-12o-12r-14m-20 ^ bhutan
c4n-2d-12r-18 ^ visa
c4n2a-6g-12m-14b-14r-16 acquir
c4 aya
c4b2g-8d-12o-12r-14m-20 bhuta…
c4 cambr…
c4m-14 center
c4 crypto holders
c4m-14 data center
c4r-8 dubai to
c4m-12p-12w-14n-16v-16g-18a-18r-20 expan…
c4o-10r-12b-14 exposur
c4o-10r-12b-14 exposure
c4o-10r-12b-14 exposure $
c4 gen
c4 gpus
c4v-10a-16w-16p-16r-24o-28 hits <number>
c4 hooku…
c4o-8 joint
c4 leans
c4b-16 miami $
c4 miyag…
c4b-2 mobile $
c4 pensions
c4 pref
c4 prefers
c4m-12 rebrands its
c4 renewabl
c4 renewable
c4 right…
c4 satoshilab
c4 satoshilabs
c4o4b-10m-12 the home
c4r-2 theft with watcher
c4 thoug…
c4o-12 twent
c4o-12 twenty one
c4o-12 twent…
c4 اروپا…
c4 امضا
c4 امضا کرد
c4r-4 جمع کرد
c4o2m-12 خیریه
c4b-14 دور
c4 سرکیس…
c4 عمل
c4 فنلان…
c4 قاب
c4 منتقل
c4p-2m-12g-12o-12a-14r-18 های <coin>
c4n-8o-10a-14w-14g-16 پرید $
c4 یوروی…
c4 یونیس…
c2b-2n-10p-10v-12a-12g-14w-16r-20 
c2 <coin> has
c2b-6r-14 <coin> miners
c2p-12b-14m-18 <coin> wallet
c2 <coin> محبوب
c2b-14 <coin> پس
c2o-8r-12b-14w-14 <person> دوباره
c2r-2 ^ cloudflare
c2w-6b-8o-12 ^ he
c2 ^ one
c2o2d-4b-10m-16 ^ s
c2 ^ shopify
c2m-6 ^ uber
c2b-8o-10m-14w-14p-16v-24r-28g-30 ^ world
c2 ^ استخدام
c2 ^ رونمایی
c2 advises
c2 afgha…
c2 alter…
c2b-10n-10v-10 altma…
c2p-4m-6w-10a-12o-18 becom
c2p-4m-6w-10a-12o-18 becom…
c2 bolivar
c2 brain
c2m-16 cente…
c2r-2 cloud…
c2 cold wallet
c2m-4 collect
c2 covi
c2 covid
c2p-12a-14n-16g-16r-20o-22 crash
c2 creators in
c2 customer data
c2g-8d-10a-10r-12n-12v-12b-14 debut $
c2g-2a-4o-16 decentraliz
c2m-10o-14 defend
c2m-12o-14 defends
c2m-2n-2r-10p-10o-12 draws <number>
c2a-8d-10o-14r-16 everyth
c2a-8d-10o-14r-16 everything
c2r-4n-10a-10w-12d-18o-18 exchange with tech
c2o-4n-8 exodu
c2o-4n-8 exodu…
c2m-8d-14b-24 expands $
c2o-10 fifth
c2 fing
c2 finge…
c2o-2 fit
c2 five americans
c2d-12m-16r-16 forces
c2 forde…
c2 frien…
c2 funde…
c2 general
c2r-2 generale
c2v-8g-12a-14w-18p-20o-22m-34 goe
c2v-8g-12a-14w-18p-20o-22m-34 goes
c2b-2m-12r-12 grok
c2r-8a-12m-16 groun…
c2v-10b-12w-12r-14n-14d-16 hedge
c2 house…
c2 icon
c2m-10o-12 identity $
c2g-2b-10d-12v-12r-14m-18 invests
c2 melts
c2w-10v-12n-14b-16r-18 month $
c2 on energy
c2 pay creators
c2 poll
c2o-2 portraits
c2 prediction
c2m-6 propose
c2b-2n-10p-10v-12a-12g-14w-16r-20 s
c2b-10n-10v-10 sam
c2b-10n-10v-10 sam altman
c2 sev
c2 sever
c2b-10 shake
c2 shopify merchants
c2 shopi…
c2d-10m-14b-16o-16r-22 site
c2r-2 societe
c2r-2 societe generale
c2r-8o-12 socie…
c2r-12b-12m-14 speak
c2r-12b-12m-14 speak…
c2 stari…
c2d-10o-12 steals
c2 take <coin>
c2n-4v-6a-10g-12r-14b-18 talks
c2 teste…
c2m-10r-12 them $
c2 theor
c2 theor…
c2m-2b-14 threaten
c2m-2b-14 threatens
c2r-12o-12 to open
c2r-8 to stablecoins
c2r-4n-8o-12m-16 trades
c2 unice…
c2n-14p-16w-22r-24g-34 up $
c2 venezuelans
c2a-8b-12d-12n-12v-12g-12o-16 worldcoin
c2o-12v-14n-18w-18d-20a-24 year $
c2 young
c2v-12g-14d-18p-18n-22o-22m-30 آدرس
c2r-16 استخراج <coin>
c2 ایرلاین
c2w-10g-14n-16a-16d-22m-24 اینتر…
c2 به صد
c2r-12b-12w-20 داغ
c2b-10 دانشگاه تهران
c2r-14m-18 را راه
c2 رمزارز با
c2 رونمایی از
c2 شست
c2m-8 عاد
c2m-8 عادی
c2p-4v-10m-12g-16d-18n-18a-18o-22 ماینر
c2o-4m-12 مرد
c2 می پردازد
c2 میلیون کاربر
c2o-12 ها رسید
c2m-12 وقت
c2b-2 پرداخت می
c2 پردازد $
c2 پرداز…
c2b-12a-12o-18 پول های
c2b-12 چه کسانی
c2 کارمزد صرافی
c2 کدام صرافی
c2b-12 کسان
c2b-12 کسانی
c2n-8b-14w-14r-24 گذاری
c-2 ^ node
c-2 ^ real
c-2m-14 cards $
c-2 frida
c-2 frida…
c-2 june $
c-2 killer app
c-2o-14g-16p-16d-18r-20 last
c-2p-14w-18r-28 launc…
c-2m-10 lawsuits
c-2 machines $
c-2 paper…
c-2o-8 player
c-2 price with wallet
c-2d-6 sipho…
c-2d-6r-10 space $
c-2b-8a-8 spend
c-2b-8a-8 spend…
c-2 stan
c-2 stand $
c-2 struggle
c-2 sunse…
c-2r-8 texas $
c-2p-14n-18w-18d-22g-22 that
c-2m-16 two year
c-2o-2w-18v-20g-20r-22d-24m-26 برنام…
c-2 قدم
c-2 های تهران
c-2 پوزیش…
c-2 کشاورز
c-2 کشاورزی
c-4 <number> a
c-4b-12 ^ blast
c-4 filin…
c-4 found in
c-4 layoffs hit
c-4m-10a-12b-16 on sui
c-4 per
c-4 plead
c-4 shares fall
c-4r-14b-16 shrin…
c-4m-14 to two
c-4 باید روی
c-4m-8p-12w-14v-18 می شود
c-6o-10 ^ arthur
c-6b-12 blast
c-6 bosse…
c-6 coin BTT
c-6r-12a-12n-14w-14d-16 numbers
c-6 products
c-6b-10 ضبط شده
c-6r-14d-14 مقایس…
c-6b-10 های ضبط
c-8 <coin> are
c-8r-10b-12w-14 <number> at
c-8m-10 ^ دو
c-8 client $
c-8 coin CELO
c-8 court $
c-8o-14 dead
c-8 from <number>
c-8w-12 killer
c-8 more than
c-8b-10g-10 pengu…
c-8 speci…
c-8o-12 survi…
c-8a-14 to arbitrum
c-8m-10b-12 tokens to
c-8 who got
c-8 اهرم
c-8r-12v-12a-14p-14n-16g-18w-20 زد
c-8o-8 سال نو
c-8 نمی کنند
c-10 <number> users
c-10g-12r-14o-16p-18w-22 ^ hyperliquid
c-10 ^ هدیه
c-10 an <coin>
c-10 and whales
c-10 coin ILV
c-10m-14 deliver
c-10m-16 deliv…
c-10 disclos
c-10 discloses
c-10 discl…
c-10m-12d-12r-14b-18 farme…
c-10 finall
c-10 finally
c-10 guard
c-10 higher on
c-10 holida
c-10w-12 kille…
c-10 littl
c-10 littl…
c-10 live with
c-10 michi…
c-10 now $
c-10a-14p-16 overt…
c-10m-12g-14 pas
c-10p-10b-12 price with trading
c-10 privacy coins
c-10b-12 production
c-10g-12 sites
c-10o-10 trigg…
c-10 with <price>
c-10m-12 world $
c-10o-16g-20 چیست و
c-12 <coin> at
c-12 <person> trims
c-12r-14 ^ ریزش
c-12 at port
c-12m-16o-16 autom…
c-12 che
c-12 cheer
c-12 coins in
c-12 for small
c-12 guard…
c-12 june
c-12 linked to
c-12 newes…
c-12w-14p-14a-16v-20 on
c-12 port
c-12 port $
c-12 revival
c-12 revival $
c-12 russia
c-12 smash
c-12 talk $
c-12 tokens and
c-12o-16 torna…
c-12 treasurys
c-12 updat
c-12 updat…
c-12 با موفقیت
c-12 خواهد
c-12 در هفته
c-12b-16 ساله
c-12p-12r-14v-14w-14g-16a-16 سر
c-12 صرافی okx
c-12 موفقی…
c-12 می خواهد
c-12 کدام رمزارزها
c-14 <coin> gas
c-14 ^ balancer
c-14 balancer
c-14 bear
c-14 imf
c-14 rush to
c-14 suit $
c-14 the sandbox
c-14v-16g-16a-20 برد $
c-14 در نزدک
c-14 را برداشت
c-16 ^ پلیس
c-16 blam
c-16 blame…
c-16 chair
c-16 cpi
c-16 falls after
c-16 settled
c-16 معاملات رمزارز
c-16 وارد بازار
c-18 coin with watcher
c-18 پلیس
c-20 aws outage
# robbed protocol
p50c20r-12d-16a-22w-22n-26v-26b-30g-30m-44 kind theft
p42r-6d-8v-12m-14n-14g-14a-16w-16b-22o-24c-38 defi with theft
p28c-2r-10v-10a-10w-12b-14n-14g-18o-22 tech with theft
p26n-4v-12g-18a-18w-22r-24m-26o-26 attac…
p26v-10a-12w-12r-16n-16g-16m-18b-18d-18 پل
p24m-12r-12b-12w-14o-16c-18d-20 ^ هکر
p24a-12w-12r-14v-14b-18n-18g-18d-20 bridge
p24b-2d-4c-10g-12r-14n-14a-14w-14o-28 exploit
p24o-2a-8d-12v-12r-20w-20c-20n-22 explo…
p24c-2r-8v-14o-14g-16n-18a-18m-22b-26 هکر
p22d-8w-14v-16m-18r-18a-18n-20g-20 bridg
p22c-2d-8w-14v-18a-18m-20r-20n-20g-20 bridg…
p22o12b-8c-12a-14d-18w-18m-20 coin YFI
p22r-2v-14n-24a-26b-32o-36 loses
p22g-10n-12v-12a-12r-16w-16d-18c-18m-24 استخر
p22c10v-2g-10a-10m-12r-12n-12d-14b-18o-20 قربان
p22c10v-2g-10a-10m-12r-12n-12d-14b-18o-20 قربان…
p22v-14g-16w-16r-18n-18a-20m-24c-28o-28 پروتک…
p20v-2a-4m-12g-12b-14n-14r-16d-16c-26 ^ پل
p20r-2d-12n-12o-12b-16c-18 coin ANKR
p20c8d-4b-8w-12v-14g-16a-16m-18n-18o-30 coin with theft
p20n-2r-4b-8c-14d-16o-18 exploited
p20m-10g-10r-12n-12a-14o-14c-16 باگ
p20a-2w-2v-12b-14n-14g-14m-16d-18c-24 سایت
p18v-4o-8b-12d-12n-12g-12c-12m-14r-16 ^ سایت
p18b8w-10c-12o-12m-16r-16d-20 attack $
p18g-8v-10n-12m-16b-16r-22o-22 drain
p18c2a-2m-8w-10b-12r-14d-14o-20 drained
p18v-2g-2n-10m-14b-14r-20o-20d-24 drain…
p18r14n-12o-12w-14v-18g-18a-20b-24m-32 hack
p18r14g-8v-10a-12c-14m-18b-18o-20 hacker
p18c-14o-14d-18 hijacked
p18c-6v-12n-24a-28o-30b-36 los
p18r-8n-14a-14d-18v-18g-22b-24o-24 loses <number>
p18b16d10o-12m-18v-18w-18n-20g-22r-26c-30 proto…
p18g-10a-12w-12o-12c-18 wormh…
p18g12w4d-2v-2a-12c-12b-14n-24r-26o-30 دست
p18r-2o-2n-10c-10m-16b-16w-16 دست داد
p18a-2m-12b-12g-12w-14d-18c-18 سرقت
p18n-10w-12o-12d-14c-16 سرقت <number>
p18w-4a-6d-12v-14g-18o-22 میلیون دلار
p18n-10w-10m-12c-20 نمو
p16m-4w-10g-12o-14d-18 <coin> hit
p16n6b2m-6v-10g-12w-12d-14a-14o-18 <number> <number>
p16w-4m-8b-10d-16 <number> gone
p16n-16o-16g-20a-22m-24w-24 <number> to
p16g-4o-12b-14 ^ orbit
p16m-2b-4d-8o-14 ^ استخر
p16m-8b-8d-16 again <number>
p16o-8d-12c-12 attacker
p16a-4w-10b-12c-12d-14o-14 coin SPELL
p16r-2b-4d-12c-12o-12 exploited for
p16o-8a-10c-10m-12n-12b-16 flaw
p16n12v-12r-14w-14g-16m-18d-18a-18o-18 gone
p16c10r-8n-10o-10w-12m-14g-14a-16d-18 gone $
p16o-8a-10c-10m-12n-12b-16 griff…
p16r8n-8w-10d-14b-16v-16g-16a-16m-22 hacke…
p16m-8b-8d-16 hit again
p16m-8o-8d-10c-14b-16 infin…
p16r-10c-14v-20w-20d-24a-24 mint
p16a-4m-12d-12b-14n-14r-16o-16 returns <number>
p16v-12d-14a-16n-18c-18w-20m-22 stole…
p16r10o6b-2m-12a-12d-20c-20 urg
p16b14a-2n-14o-14d-18c-18r-20 دلار از
p16d-6a-8n-10g-10m-12r-12b-12o-16 ربوده
p16c-18 سیتوس
p16m2r-6b-10d-10c-14 قرار
p16d-14 نهایت
p16d-16 پروتکل دیفای
p14r-14 <coin> هدف
p14r-6o-12d-16m-18 <price> to
p14d-2c-10o-10r-12 ^ kiloex
p14w-10a-12c-16 ^ wormhole
p14o2a-6r-12d-12n-12w-12m-16b-18g-20 ^ هک
p14b2n-10r-12g-12a-12o-16m-18c-18 bug $
p14r-2o-2m-10d-14 contract bug
p14c-14 cpimp
p14o-4b-8 drained of
p14o-10b-12 flash loan
p14o8r-6b-8a-14g-16v-18w-28m-32 for <number>
p14g8d-2r-14n-14m-18o-22c-24 game with tech
p14b-8o-8c-10 gmx
p14d-2c-10o-10r-12 kiloe…
p14o-12c-14 loops…
p14m-12d-14 loses <price>
p14r-6w-8b-10a-10o-14c-24 manip…
p14n-2g-8a-14c-14o-14m-18 minte…
p14d-8g-12c-12o-16 orbit
p14o-10m-12c-16 rho
p14m-10c-10o-12d-14 says sorry
p14m-10c-10o-12d-14 sorr
p14m-10c-10o-12d-14 sorry
p14b-10w-10c-12 stolen <coin>
p14o-12r-16m-18b-24 theft with transfer
p14c10m-10o-12r-14d-16 thief
p14c-14 uspd
p14n-2m-12w-12o-12r-14 whitehat
p14d4b-12n-12a-12w-12m-14r-14o-16 white…
p14d-2o-10b-14 آنی
p14d-14 آنی به
p14n-12o-14r-16m-18b-20w-20 از دست
p14d-6 استخرهای
p14d-6 استخرهای نقدینگی
p14b-10c-12o-12 اینفین
p14b-10c-12o-12 اینفینی
p14c-16 باد
p14a-10m-12n-12c-14o-14 بالان…
p14c-2d-12 بان
p14c-2d-12 بانی
p14c-12d-14 تله
p14d-14 حمله وام
p14b12g-12a-12n-16c-16m-18d-20r-24 خال
p14b12g-12a-12n-16c-16m-18d-20r-24 خالی
p14o-8n-10w-12r-14 دلار رفت
p14c-2 شد <number>
p14o-6c-12 صرافی غیرمتمرکز
p14b-12w-12o-12d-20 ضرب
p14m-14 غارت
p14r8n-4d-12c-12o-12 فایننس $
p14d4r-10m-12v-12c-12b-14o-16 مون
p14d4r-10m-12v-12c-12b-14o-16 مون ول
p14m-12 میان زنجیره
p14d-14 هدف حمله
p14d-2b-10o-10 وام آنی
p14d-14 وایپر
p14d4r-10m-12v-12c-12b-14o-16 ول
p14d-8 پروتکل وام
p14c-16 پن
p14o-10d-12c-14 پول را
p12d-14 <coin> urges
p12o-10d-14 <number> theft
p12b-10o-10m-14 ^ goldfinch
p12r-10c-10 ^ infini
p12c-4d-12 ^ radiant
p12d-2o-12c-14 ^ white
p12c-12 ^ zklend
p12d-8 ^ اکسپلویت
p12d2a-2m-12n-12c-12o-12 ^ بالانسر
p12d-2c-10o-10 a second
p12w4n-8g-10c-10o-10a-24r-26 again
p12o-8c-10b-12 alex
p12 balancer drained
p12b-10 bridge hacker
p12o6w-12n-14v-14g-14m-16d-16b-18a-18 business with theft
p12c-10 developer $
p12n-10v-10r-12g-12w-12a-14m-16b-16c-18 eul
p12n-10v-10r-12g-12w-12a-14m-16b-16c-18 euler
p12d-2r-4o-4 for bounty
p12b-10o-10m-14 goldf…
p12b-2 hacked for
p12o-12 hat
p12o-12 hats
p12r-8b-14o-16 hijac…
p12r-10c-10 infini
p12b-4 infinite
p12 infinite mint
p12d2b-12o-12 lending pool
p12a-2n-8v-8d-12r-14 loot
p12c-12 loot to
p12c-12 loses loot
p12d-10 manipulation $
p12n-2b-4c-6o-12 mint bug
p12o-2c-10 one week
p12d-10 oracle manipulation
p12b4v-18n-20g-22a-22w-24m-26r-26c-34 pool
p12c-4d-12 radia…
p12w-14o-14b-18r-20 recov
p12b-2o-14c-16 recovers
p12m-12b-12c-12d-14 rescue
p12r-10c-10 rogu
p12r-10c-10 rogue
p12r-10c-10 rogue developer
p12c-12 site $
p12b-6 suffers <number>
p12d-10 to oracle
p12r-10c-10 to rogue
p12d-14 to withdraw
p12o-8c-10 twic
p12o-8c-10 twice
p12o-8c-10 twice in
p12o12r10b-10m-12d-14c-18 urges
p12c-10d-14 users to
p12o-2c-10 uwu
p12o-12 vulne…
p12c2w-2g-12m-14d-14o-14 whit
p12c2w-2g-12m-14d-14o-14 white
p12d-14 withdraw after
p12c-12 zklen
p12c-12 zklen…
p12o-2d-12 آبراک…
p12d-8 اکسپل…
p12r-8n-10b-12m-14c-14 اینفی…
p12b10m-8r-8w-8n-10c-16o-18 برنامه نویس
p12w-2g-10d-12v-12a-12r-16n-16b-22 خودش
p12n4b-4c-8r-10w-22v-24d-26o-30 دوبار…
p12o-2m-12 دیگری
p12a2b-14c-14g-18 شدند
p12b-14c-14g-20 شدند $
p12m-12 میان
p12d-4b-10r-14a-14v-16o-26 میلیون
p12d-4b-10a-12r-14v-16o-26 میلیو…
p12r-2v-12g-12w-12m-14n-14a-14c-20 نویس
p10m4n-10a-14r-16c-16b-18o-20 <number> on
p10d-12 ^ bunni
p10b-2 ^ nemo
p10b-12 a history
p10 abnbc
p10 abnbc $
p10b-4d-12 attacked
p10c-10 bedro…
p10d-12 bunni
p10b-6o-10m-14g-14a-14c-14 chain with nft
p10b-6c-14 coin KNC
p10o-6r-10b-10d-10a-10 compromis
p10o-6r-10d-10a-10b-14 compromised
p10r-10b-10a-10d-14o-14 compr…
p10c-10 exploits
p10o-2b-12 heist…
p10b-12 history of
p10c-4b-14 infinit
p10o-4c-10 lates…
p10 mints quadrillions
p10b-2 nemo
p10b-2 nemo protocol
p10m-12d-12g-12a-12c-26 nft with theft
p10w-12b-14o-16 of <number>
p10 of abnbc
p10c-4o-8 penpi
p10c-4o-8 penpi…
p10m-4r-12c-12d-20 pool $
p10 quadrillion
p10 quadrillions
p10 quadrillions of
p10c-10 quadr…
p10v-8m-12d-12b-14r-16 robb
p10v-8m-12d-12b-14r-16 robbe…
p10v6r-8w-12d-16c-16o-22 secon…
p10n-8v-10m-14d-14r-16c-16 stack…
p10c-10 thala
p10b2g-6a-10w-12n-14v-14c-20o-22 time $
p10o-6d-12 website
p10d-12 websi…
p10w6c-4d-12 withdraw
p10r-8n-8w-10m-14d-14o-14 دادند
p10r-8n-8w-10m-14d-14o-14 دادند $
p10d-6 رادیا…
p10m-2d-10c-10 سفید
p10 سفیده…
p10d-10 شیبار…
p10m-12 غیرمتمرکز <coin>
p10b-6 قرار گرفت
p10o-8d-10c-10 نجات
p10o-10c-12 نومد
p10o-6d-12 هدایت
p10 چین <number>
p10 کلاه
p10c-10 کیلوا…
p10c-2 گاردن
p8w-8b-10o-10d-16 <number> exploit
p8m-2o-10b-12 <number> lost
p8r-10n-10v-10w-10g-12a-14m-16b-16c-18 ^ euler
p8a-12w-12n-14v-14d-16m-22o-22 developer
p8c-8 lost $
p8n-2a-6r-12w-16o-16 recov…
p8c-4o-10d-14 shiba…
p8d-10 sonn
p8d-10 sonne
p8w-4 اترها…
p8b-14 ای را
p8b-12d-12o-12n-16w-16m-18 دلار باخت
p8n2w-6g-10a-12r-14o-16 دیگر
p8r-12 را جابه
p8b-2v-8a-10r-14w-14c-14n-20 زنجیره ای
p8m-6c-12 کاری
p6r-4n-6v-10a-10o-12d-18g-20 <number> میلیون
p6 chain with whale
p6d-10w-10o-12 exploit $
p6 بازخو…
p6w-10v-14o-16g-18 داد $
p6r2d-14 دلاری صرافی
p6b2c-6d-10 روی آربیتروم
p4g-4 <coin> ronin
p4b-10o-10 cetu
p4b-10o-10 cetus
p4d2m-2o-14c-16 coin SUSHI
p4d-6 steals <number>
p4b-4d-10c-10 حمله به
p4w-12v-14o-16g-18 داد
p4b-8g-14 هک <number>
p2 converts
p2b-2 cork
p2 drainer
p2 in flash
p2 redir…
p2c-8 resup…
p2b-10r-14d-16 theft $
p2c-6 unlea…
p2 اوربی…
p2 ترین سرقت
p2w-10 هول
p2w-10 ورم
p2w-10 ورم هول
p-2w-8d-12v-12a-12m-14b-16r-18 acqui…
p-2r-12a-14v-18 aft
p-2r-12a-14v-18 after
p-2n-12g-12a-12w-12r-16m-20 arriv
p-2n-12g-12a-12w-12r-16m-20 arriv…
p-2r-10w-12a-14b-26d-26 closes
p-2m-10w-12o-12 nets <number>
p-2a-8b-12m-14r-14 phish
p-2a-8b-12m-14r-14 phish…
p-2m-6v-10w-12n-14o-18 انداخ…
p-4n-10o-14w-16 law with whale
p-6b-8n-14d-16m-18 ^ paxos
p-6r-12n-12v-12g-12o-14b-16c-16 liquidat
p-8 <coin> halts
p-8m-12d-14 ^ phishing
p-8g-10o-12r-16n-16a-18w-18d-20 numb
p-8g-10o-12r-16n-16a-18w-18d-20 numbe…
p-10o-10v-12g-14w-20r-26 ^ how
p-10n-14o-14 آن
p-10w-12g-16d-20c-26 بالا رفت
p-10w-12v-14g-14a-14n-16r-18d-24 هوش
p-10w-12v-14g-14a-14n-16r-18d-24 هوش مصنوعی
p-10b-14w-14n-16 کنیم
p-10b-14w-14n-16 کنیم $
p-12 overturn
p-12 overturned
p-12g-16r-18n-20b-26 top <number>
p-14d-18n-22r-24a-26 add
p-14w-18r-26a-32 launch
p-14v-16g-16n-18w-18c-26 shar
p-14w-16a-18n-20v-20m-24 ساخت
p-14 شمال
p-16r-20a-20o-20g-22c-22 نیم
# other trades
o40a-12p-12n-16v-16g-16d-22m-26r-26w-32b-38 person elon-musk
o36c-8a-10w-10p-10v-14g-14d-16n-16r-24b-24m-30 خودرو
o32p-10v-12g-14m-16b-18w-20r-22n-22d-26 gold
o32p-10v-12c-12r-16w-16a-18n-22g-22d-24m-26 ملی
o30r-4a-6v-8c-8w-10d-12b-16n-16 ^ قیمت
o30m-14g-14a-14v-16r-18d-18n-22p-22c-28 سکه
o30p-2g-10v-12a-14d-18w-18n-20r-22c-34 طلا
o30a-10r-12g-12d-14n-16v-16m-20b-20c-24 فیلم
o28n-8d-14v-14g-14w-14a-16r-20m-22c-22 car
o28n-2r-12b-12d-14c-20m-26 outlo…
o28w-2r-12g-14a-14p-14m-16b-16n-16v-16c-18d-20 recal…
o28b-2r-8d-12g-12w-14p-16n-18a-18 trade any
o28r-4a-4p-10m-12w-12d-14v-14g-14n-16b-20c-24 ماه
o26n-2b-10p-14r-16m-18c-18 airli…
o26b-8a-10m-14n-14v-14d-16g-16w-20c-24 foun
o26c18n-2d-8m-10r-10v-14g-16a-16w-20p-20 rules none
o26p-8w-10m-14a-14n-16r-22 stock…
o26w-8v-10p-10d-12g-12a-12r-14n-14c-18m-20 strik
o26w-8v-10p-10d-12g-12a-12r-14n-14c-18m-20 strik…
o26b-2w-12p-12m-14v-18g-18a-22n-28d-34 بانک
o26n-10a-12p-14r-18b-18d-22g-22w-22 جدید
o26p-4d-12v-12g-12r-14b-16n-16c-16m-18 ماسک
o26m-14v-24 واقعیت مجازی
o26a-2g-8n-10v-10r-12d-14b-16c-18 گران شد
o24r-2a-2g-4b-14v-18n-20c-26 ^ digital
o24g-2a-4m-8w-10r-12d-14n-14b-16c-24 ^ gold
o24r-10m-14b-20c-20 ^ هوش
o24r-4w-10m-12b-18c-20 ai $
o24m-10n-10b-12r-18c-20 doge
o24r-12d-12v-12g-12a-12c-12m-14n-14b-16 film
o24v-10g-10b-12r-14d-14n-16c-16m-18 heliu…
o24r-10b-10v-10g-10w-10n-12a-12m-14d-14c-18 moon
o24r-10p-10a-12w-14g-16d-18b-22m-24c-28 museu…
o24v-10b-12d-12n-12a-12r-14m-16c-18 opena…
o24r-10n-12w-14c-16b-18d-18v-20 opens $
o24v-10d-20 reope…
o24d-12v-14p-14g-20a-22w-22n-24r-32c-34 stock
o24c-10m-18n-18v-18g-18d-20a-20p-20w-26 wins
o24c-4p-6g-8r-14a-14b-16 yield…
o24r-2m-10p-12v-14a-16g-18w-18n-20d-22 بورس
o24d-10m-12g-12b-14v-14c-14r-18 سریال
o24w-10b-12n-12d-16c-18m-22 صادرا…
o24g-2n-12v-12p-12d-14m-16r-16b-18 نفت
o22c-12b-14d-14m-16 ^ bond
o22r-4c-10b-12m-24 ^ quant
o22v-4a-10r-12b-12d-12g-12c-14m-20 ^ sec
o22n-8w-10m-12g-12a-16c-16d-20r-22 ^ staking
o22b-4r-18c-18 ^ startup
o22g-2v-8r-12d-12b-14m-18c-18 ^ مالیات
o22m-2n-2g-2b-10w-16 analyst with business
o22g-2m-10b-10v-10d-12c-14 avalanch
o22g-2m-10b-10v-10d-12c-14 avalanche
o22b-8r-10d-12m-14c-20 ball
o22g-4b-6v-10w-16p-16 coins none
o22d-10r-14g-18c-28 dog
o22g-10m-12c-16 earnings $
o22v-2g-4c-10m-12r-16b-18 europe $
o22d-8v-10w-12b-14m-18c-20 fin
o22b-12v-12c-14n-16g-16a-16r-18d-18 grow
o22r-12b-12m-14d-14v-14g-14 kid
o22r-12b-12m-14d-14v-14g-14 kids
o22g-2b-12n-12c-12d-14m-20 klarn…
o22v-12a-12w-12m-14d-16r-18n-18g-18 nasda…
o22v-2n-4g-4a-4r-12d-12b-14c-14 nvidi…
o22b-14d-14c-22 oil
o22c-20b-24 outage hits
o22r-10b-16c-18m-20 palan…
o22r-4c-10b-12m-24 quant
o22b-10c-12m-14d-20 sushi
o22c-16v-20p-20d-22g-22n-24a-24 win
o22a-2m-10r-10v-10d-12n-12g-12b-16 wood
o22m-2r-16c-18 xai
o22d6r-4v-14w-14n-16m-20c-20p-20b-24a-24 yield
o22c-2p-4v-10w-10n-14b-16d-16m-20r-20 اعلام
o22g10d-4v-10a-12n-14m-16w-16r-22c-24 الکتر…
o22a-10v-12w-12g-14d-16n-18m-20b-20c-24 بسته
o22r-2v-4c-14b-16 ترافی…
o22b-10d-12n-14r-18m-20 ترامپ تعرفه
o22g-8n-10r-14a-14m-18b-20d-20 تغییر
o22n-4c-4w-14p-14r-16a-18d-22g-22m-28b-28 تهران
o22b-10r-12c-22 توییت…
o22m-2r-14b-16c-18 ثابت
o22d-12p-12b-14c-22 حباب
o22w-4d-10n-10m-16r-16b-20 حقوق
o22r-12c-14m-16 خودرو…
o22r-4m-12n-14b-16c-18 هارمو…
o22a-2v-8m-10r-12b-12d-12n-16c-16 هوا
o22v-10r-12d-12n-12m-14c-14b-16g-16 پرسپو…
o22r-10m-12a-12b-18c-18 کنکور
o22m-2v-12g-12p-12r-16n-16w-16b-24 گران
o22v8n-10d-12m-18r-18c-22 گوگل
o22m-4d-12c-14b-16 یافت $
o20m-10r-12b-12c-18 ^ coal
o20r-12b-14c-16 ^ data
o20m-12r-12c-12 ^ helium
o20d-4g-6r-10n-10m-12v-14c-18 ^ michael
o20b8g-2d-10n-10r-12c-18m-24 ^ nasdaq
o20d-2n-10a-10b-12c-12m-14r-14 ^ openai
o20r-10b-12m-14 ^ اینترنت
o20d12r-2c-16m-20 ^ سقوط
o20b-4m-12c-12p-12r-14 airline
o20c-12r-18b-18 approved
o20c-12r-18b-18 approved $
o20r-8d-10b-12c-14m-18 bat
o20r-12b-12c-16 branc…
o20m-12b-12r-14c-18 coal
o20m-2c-16 coast
o20m-10d-10b-14c-14 cool
o20m-10b-10v-10c-14 cosmo
o20m-10b-10v-10c-14 cosmo…
o20v-2g-4n-10a-10r-12d-12w-14b-20c-20 grows
o20b-14c-20 hospi…
o20a12n-2c-4d-6r-10v-10p-10g-18b-22m-26 how to
o20m-10c-10w-16 humpback whale
o20m-10c-10w-16 humpb…
o20b14g-2w-8v-10n-12r-18m-22d-22 inflation
o20b-6r-18 judge blocks
o20r-10g-10w-16d-18a-20 krake…
o20w10p-10m-16n-16g-16a-16v-18c-18d-20 link
o20w-10b-16m-18 longe…
o20b-10p-10d-12n-12v-12a-12m-14g-16c-18 machi…
o20m4c-2g-6d-20w-20r-22b-22v-22a-22p-24 maker
o20d-8r-10v-10g-10m-12b-12c-16 neo
o20p-2n-8r-10a-12m-14b-14d-14w-14c-14 nosta…
o20m-14c-16 outlook $
o20r-8v-12g-12m-14 patie…
o20v-12a-12r-14b-14g-14n-18m-20d-20 plant
o20p-10v-12a-12g-14w-16b-20c-20r-28 rat
o20p-10v-12a-12g-14n-16w-16b-18c-18r-28 rates
o20n-12g-12r-20m-22 regulator with transfer
o20m-10v-10n-12g-14a-16d-18r-20 rise
o20m-12a-12r-14d-14b-16c-16 rise $
o20m-8r-8c-10g-14 rises $
o20m-12r-14c-16 robinhood adds
o20m-18c-20 seatt…
o20b-12v-12g-12m-14d-14c-16 spott
o20b-12v-12g-12m-14d-14c-16 spott…
o20d-6n-10w-12p-12c-14r-16 unvei…
o20v-20 virtual reality
o20b-4m-10c-12 wav
o20d-10m-12r-12c-18 wave
o20b-4m-10c-12 waves
o20r-2b-2m-12a-12c-12 آیفون
o20v-4d-12r-14g-14p-14a-16n-20c-20m-28 استیک
o20r-4b-10c-14 افزایش
o20m-10d-14b-16 انوید…
o20n-4a-10c-12r-14 بانک را
o20r-10b-12d-12n-12c-12m-16 بهمن
o20m-12b-14d-14c-18 جاده
o20p16b8v-2w-8m-10g-10n-12a-16c-18r-22d-22 حمله
o20c-12v-14 درمان
o20d-8r-12m-16b-16c-16 زلزله
o20r-4p-10c-16 سامانه
o20p-10c-16 سامان…
o20b-4c-8p-12r-14 سوخت
o20c-10a-18 شارژ
o20r-8m-12c-12 مجلس
o20p-12v-14a-14n-16g-16w-20b-22r-26c-26 نرخ
o20g-8a-10n-12w-12m-14b-16c-22 کارگر…
o20a6v-4g-10n-12d-14c-16m-20 گوش
o20a6v-4g-10n-12d-14c-16m-20 گوشی
o18w8m-2d-6b-14g-14p-14a-20r-22 <coin> for
o18b-12g-18 <coin> the
o18r-10b-14c-14w-24 <number> coin
o18p-2v-8w-10r-12n-12g-12a-12b-14d-14m-16 <number> year
o18r-12c-14 <number> با
o18n-2m-10c-10r-12b-12 <number> درجه
o18r-12c-16 <person> xai
o18a-2m-8b-12g-12r-14c-16n-20 ^ airdrop
o18d-4m-10c-12v-16 ^ ar
o18b-12c-12m-16 ^ atom
o18b-12c-12p-14 ^ bridge
o18m-12b-12c-14 ^ copper
o18n-10r-12b-12c-14 ^ doge
o18b16v-6m-10d-10n-10g-10r-12a-12w-12c-26 ^ google
o18m-10c-14 ^ harmony
o18c-10w-14 ^ humpback
o18m-12d-16 ^ mortgage
o18b-8m-10r-12c-14 ^ nasa
o18b-6m-14c-14 ^ nvidia
o18w10r-6d-10v-10g-12a-12p-12n-16c-16b-20m-22 ^ satoshi
o18b-10c-12m-18 ^ silver
o18d-6r-12b-12m-16 ^ sun
o18m8w-12d-14g-14b-18n-20r-22c-24 ^ token
o18g-6m-10p-10n-14c-16 ^ trading
o18g-2a-2m-8c-8b-12 ^ whale
o18d-10n-12m-16 ^ اونس
o18g-2d-10n-10w-10r-18c-22 ^ بورس
o18d-2r-10m-12n-12g-12a-12b-16 ^ تلگرام
o18r-10m-12c-12 ^ جاستین
o18r-12m-16b-16 ^ رمز
o18b-10c-16 ^ لینک
o18m-8b-10c-10 ^ لیگ
o18r-12b-12c-12m-14 ^ ماسک
o18v-2m-4n-8b-10g-12r-14d-14 ^ متا
o18n-4m-6b-12c-16 ^ هارمونی
o18d-2p-8b-18 amm
o18a-10w-10v-14r-16g-16m-18b-18d-18n-18 armst…
o18b-12c-12m-16 atom
o18a-2r-4m-12n-12v-12d-14g-14c-16 avala…
o18d-8m-10b-14g-14c-18 baseb…
o18b-4c-16 batte…
o18g-2v-6r-12b-12n-12d-16c-18 beat
o18m-10r-10b-12c-12 best
o18n-2r-10b-10m-12c-14 celsi…
o18r-8b-12m-14c-14 centr
o18d-12c-14b-16 chain expands
o18c-12d-16 charg
o18c-12d-16 charg…
o18d-18 closu…
o18b-2c-14m-16 colli…
o18b-12v-12m-14c-14 compound interest
o18m-12b-12c-14 copp
o18m-12b-12c-14 coppe…
o18g-6a-6d-16 crop
o18r-6m-12b-16 dash for
o18d-18 deck
o18m-10d-12c-12 defi with metaverse
o18m-2r-2d-10c-12b-14 docto…
o18b-6d-12r-16m-18c-18 drill
o18b10p-10r-12d-14c-14m-18w-20 error
o18m8p-2n-10g-10a-10w-14b-28c-36 etf
o18n-4d-8g-10c-12m-16b-18 europ
o18n-4d-8g-10c-12m-16b-18 europe
o18n-8r-12m-14g-14c-18 football $
o18c-10b-16 fork in
o18r-10c-20 forwa…
o18b-2m-8c-18 gemini <number>
o18v-12w-14b-16d-16g-16c-16a-18n-20 gemin…
o18v-12m-14n-14g-14a-14w-14d-16r-24 googl
o18v-12m-14n-14g-14a-14w-14d-16r-24 googl…
o18m-10r-10v-10g-10c-10b-12 gta
o18m-10c-14 harmo…
o18b-10c-18 hotel
o18c-10r-14 in india
o18c-10r-14 india $
o18b12v-12p-12m-14n-14g-16r-18w-18d-28 infla…
o18a-2n-8m-10b-10c-12 iphon
o18a-2n-8m-10b-10c-12 iphon…
o18v-10r-14n-14w-14a-16b-20d-24 japan
o18m-10b-12v-14g-14 jobs $
o18n8a-6b-10m-14r-14c-14g-16 justi…
o18m-10d-12n-12c-12 king
o18n-2c-10p-10m-12a-12b-14 laund…
o18g-12c-16 layoffs $
o18a-10c-10m-12b-16r-18 lotte…
o18c4d-14m-18 maker of
o18b-10r-14c-14 mayor $
o18r-4b-8m-16d-16 mortg…
o18c-12m-14 musk
o18b-8m-10r-12c-14 nasa
o18c-12b-14m-16 natur…
o18v-10d-12c-12b-14 of the
o18r-2d-10g-10c-10b-18 on ai
o18w10v-8r-10m-14c-26 on the
o18r-4b-8c-24 p <number>
o18n12v-10a-10d-12w-12m-14b-14r-16g-16c-20 pokem…
o18m-12c-14 powel…
o18w-6v-8m-12g-12a-12p-12r-14b-20 prices
o18v10a-8b-14n-14w-16d-20r-22c-26 rally
o18n-10v-12m-14b-14d-14w-14r-18 return to
o18b-10d-10g-14r-16c-16 rises
o18b-2v-12g-16 sandbox game
o18c-2r-12v-12p-12d-14g-14a-16n-18m-28 satoshi
o18v-12r-14g-14p-14d-16n-18a-18m-28 satos…
o18d-16 scanners
o18d-16 scanners $
o18m14r-2n-14w-16b-20c-22 sells <number>
o18g-18 service $
o18m-10r-10b-16 silv
o18m-10r-10b-16 silve…
o18w-10r-12d-12c-18m-22 stock exchange
o18m-2d-8r-12b-12 sun
o18m-4c-10r-14g-14 supreme court
o18m-4c-10r-14g-14 supre…
o18d-12b-16c-16 swip
o18d-12b-16c-16 swipe
o18m-18 tops <price>
o18m-10r-10b-10d-10n-12c-12 tour
o18c-12m-16 tow
o18r-2v-2g-2n-14c-14b-16 tron
o18b-4w-12m-16d-16 yacht
o18v-2c-12 zhao
o18b-10m-12c-12 آنفلو…
o18c-14 اتم
o18m-10b-10c-16 اجباری شد
o18d-2g-2c-6r-10v-10 ارزان شد
o18r-6n-8b-12c-12 استارشیپ
o18a-8g-16w-16c-16p-16r-20d-22v-22m-30 استار…
o18w-10m-12n-12g-14r-16b-18d-18c-18 اسنپ
o18b-4c-10m-12r-12d-12 اعلام کرد
o18m-2n-2r-10b-10c-14 افزای…
o18c-2v-10b-12a-12m-14n-14r-16 امضای دیجیتال
o18n-4b-10r-12c-12m-14 اهواز
o18b-2p-16m-20a-20g-24w-24d-26 ایران
o18m-4b-10c-18 برق در
o18r-2n-2c-14 به روزرسانی
o18r-6m-14 بهره را
o18r-10v-10d-14g-14a-14n-16m-18 تازه $
o18m14d-10n-10w-12b-16c-24 تومان
o18r-8c-18 توییتر را
o18g8d-2a-4v-6n-12m-16r-18c-24 تیم
o18r-10m-12c-12 جاستی…
o18g12b6p-14m-16c-16a-20v-22w-22d-26 جهان
o18p-8b-12 خشک
o18p-8b-12 خشک شد
o18m-8c-16 خودرو $
o18r2b-10d-10w-10m-24c-30 دادگا…
o18m-6r-6b-12v-12 در تهران
o18m-12b-16c-16 درآمد ثابت
o18n-2m-10c-10r-12b-12 درجه
o18n-2m-10c-10r-12b-12 درجه سلسیوس
o18b-4c-10m-12r-12d-12 را اعلام
o18r-14 رزرو نرخ
o18m10p-4v-10a-12r-16w-16b-18d-28 رشد
o18g-2d-10b-14m-16c-18 رفع
o18c-4r-16 رفع فیلتر
o18r-4m-16b-16 رمز
o18r-2n-2c-14 روزرس…
o18v-16 سامسونگ $
o18c-10r-12p-14 شهرداری $
o18c-4b-14r-16 صدر
o18m-2g-2c-4b-16 قاشق
o18b-2c-10r-12 قهرما…
o18m12c-2p-4g-12r-14w-20d-22b-26 قیمت
o18m-18 قیمت دلار
o18m-8b-10c-10 لیگ
o18m-2c-6a-12 ماهی
o18m-10r-14 متلاش
o18m-10r-14 متلاشی شد
o18m-10r-14 متلاش…
o18d-8b-12n-14c-14 مدارس
o18r-2d-2v-4b-10c-16 مذاکر…
o18v-6m-10d-10c-14b-18 مسابق…
o18m-10b-10c-12 معدن
o18b-10d-10m-12r-12c-16 میدان
o18d-8m-12 نرخ سود
o18n-2a-6b-12m-18 هزار واحد
o18d-12n-12a-12r-14c-24 واحد
o18m-10b-10c-10d-12 واریز شد
o18c2r-2d-8b-10n-12v-12g-12m-18 واقعی…
o18c-10 والیب…
o18r-8b-10n-10c-10 پرتاب
o18m-10r-10b-10c-14 پویا
o18r-2a-10w-10n-14d-16m-24 کردند
o18r-2a-10w-10n-14d-16m-24 کردند $
o18r-2p-10w-12 کلاهبرداری با
o18b-10c-14 گالا
o18c-14 گراک
o18n-10d-14c-16b-18 یافت
o16a-2b-6n-8m-10 <number> points
o16c-12m-14b-14w-14 <number> sells
o16c-8b-12n-12d-18 <price> دلار
o16m-2c-16 ^ akash
o16b-6m-12r-12 ^ amazon
o16r-2c-10 ^ avalanche
o16b-10c-12 ^ bat
o16c-8m-12 ^ cash
o16d-10m-12c-18 ^ central
o16c-12m-20 ^ dollar
o16r-2n-4b-8w-8d-14c-22 ^ fed
o16c-4r-14b-14m-16 ^ flow
o16p-6d-8c-18 ^ hackers
o16m-4r-4c-14 ^ heat
o16d-2m-12b-14 ^ inflation
o16n-2d-12m-14 ^ klarna
o16b-10c-10 ^ london
o16b-2m-8c-10 ^ neo
o16n-10c-10 ^ oasis
o16p-2m-8r-10d-12n-14g-14a-18c-24 ^ optimism
o16b-10m-12c-12 ^ palantir
o16r-10c-12 ^ ransomware
o16c-4b-14 ^ scientists
o16d-4r-10b-12c-18 ^ stock
o16b-6c-12d-14 ^ sushi
o16m-10r-10c-10 ^ temperatures
o16m-10c-10b-12 ^ wood
o16c-10 ^ zhao
o16n-2c-12 ^ اوراق
o16d-10w-10r-12p-12v-14a-16n-18c-22m-24 ^ بازی
o16c-10 ^ به
o16r-2b-10c-10m-12 ^ بهمن
o16p12m-10c-10a-12d-14r-16w-16 ^ حمله
o16b-2c-14 ^ دیجی
o16r-16 ^ سریال
o16d-12c-14g-16 ^ سند
o16n-4w-4d-10m-12c-12 ^ صادرات
o16r-8 ^ فدرال
o16c-10 ^ فیلم
o16c-12 ^ مایکل
o16m-8c-12 ^ معدن
o16m-12 ^ نفت
o16b-12 ^ هاردفورک
o16v-16 ^ واقعیت
o16r-8m-10n-10b-12c-12 ^ پرسپولیس
o16w12c-2n-10m-12d-12g-12v-14b-24r-26a-26 ^ کیف
o16r-12 ada
o16p10n-4v-8b-16a-16g-18c-20m-22r-24 after <number>
o16v-12p-12d-14w-14r-18m-20b-20 airdrop
o16v-12d-14w-14p-14r-18b-20m-24 airdr…
o16m-2c-16 akash
o16b-10r-14 amazo…
o16b-16n-16m-18 and its
o16c-16b-18 at record
o16w-2r-6m-12d-12c-14 auction $
o16b-2m-12c-12n-16 benef…
o16m-10c-12b-14 brac
o16v-2n-14g-14a-14w-14d-22b-32 business with regulator
o16c-14 cam
o16c-14 cams
o16p-2r-4m-8d-10c-14 carpe…
o16b-10c-10m-12r-12 centre
o16r-12b-14m-16 champ…
o16m-10n-12c-12 charl
o16m-10n-12c-12 charles
o16c-14 chia
o16p-8v-10b-14c-14m-16d-16a-18 chief
o16m-16 chim
o16m-16 chime
o16b-14c-14 chipm…
o16a-6v-10r-14g-14w-14m-18d-18 club
o16n-16 coach…
o16c-16 coast…
o16m-10c-12 color…
o16r-12m-18 company
o16m-6d-10c-10b-12 cools
o16r-2d-2c-8b-10m-14 dalio
o16c-14 dash cams
o16c-14 dot
o16m-4a-16 dow
o16r-14 drug
o16m-14 edge higher
o16m-12c-12 estimates $
o16b-12c-14 evacu…
o16m-4r-12c-14 evide…
o16b-2d-2r-12c-18 exchange students
o16m-4b-12c-22 executive
o16w-4r-8c-18 fall $
o16m-14b-14 fears $
o16c-14 feder…
o16g-2d-12c-12 festi…
o16b-2g-10c-14 film $
o16r-14 fired
o16c-10r-12 florida $
o16c-10r-12 flori…
o16m-12b-12c-16 food
o16m-12b-12c-16 foods
o16v-8d-12a-12b-14n-14r-18m-22 footb…
o16m-2c-16 forec…
o16n-2d-4g-4r-10c-12 found $
o16r-16 fugit…
o16g-8n-10p-10w-12r-16d-16 ga
o16c-6g-14 games for
o16w-8p-10r-12c-18 games…
o16g-8n-10p-10w-12r-16d-16 gas
o16m-12b-12 gas prices
o16m-10r-12a-12c-14 gestu…
o16c-2r-14b-14 granted
o16m-10g-10b-16d-18 heist
o16a-2m-10v-10r-12 help
o16v-10 helps
o16r-10b-12c-14 higher
o16m-6 higher $
o16r-10b-12c-16 highe…
o16m-2v-2r-8d-10b-12w-14 hous
o16m-12c-12 housi…
o16r-10c-12 indict
o16m-2c-16 intel
o16n-10v-10a-10r-12c-12 io
o16n-10v-10a-10r-12c-12 ios
o16m-4r-12c-14 iota
o16m-4r-12c-14 iota of
o16b-8n-10g-12a-12p-14w-16m-18c-22 kill
o16b-12c-20 law with regulator
o16d-8m-12c-12r-14b-14n-14 layof…
o16g-8n-10v-10r-14d-14m-16b-18 mayor
o16c-16 medic…
o16m-12b-12c-16 milk
o16w2d-10c-12m-22r-22 miner
o16d-10g-10m-12b-12 missi…
o16n-10c-10 oasi
o16n-10c-10 oasis
o16m-12b-12c-16 oat
o16m-4r-12c-14 of evidence
o16v-2n-6r-12m-16b-16d-16g-18 off $
o16b-12c-12 opens new
o16m8p-10v-14g-14a-14n-16b-22r-28c-28 own rule market
o16d-4m-16 ozemp…
o16c-10b-12d-14 part
o16c-4b-12d-12 party
o16r-10c-10 path
o16g-10v-12 patient
o16b-10a-10c-10d-14 plant $
o16c-8v-14 playg…
o16w-8a-14p-14r-16n-16d-18v-18m-20c-22 polyg…
o16m-22 prices fall
o16v-8n-10g-10d-16w-16r-18b-20 profit
o16m-2c-14 profit $
o16b-4m-6c-10 quantum computing
o16c-12 raises prices
o16r-10c-12 ransomwar
o16r-10c-12 ransomware
o16g-8m-12 realit
o16g-8m-12 reality
o16b-10d-12c-12 recall $
o16v-10d-12 recalled
o16a-4c-4b-10 rend
o16a-4c-4b-10 rende…
o16m-10a-10c-14 resume
o16m-8c-8n-14 reuni…
o16r14n-12v-12g-12a-12w-14p-14b-18m-20d-20 road
o16c-6r-14g-14w-14a-16 roll
o16c-16 rolle…
o16b4a-12c-16 round $
o16c-16 sailo…
o16r-10b-10m-12c-14 sav
o16c-4b-14 scientist
o16c-4b-14 scientists
o16r-14 sec charges
o16n10c-4b-10w-16p-20r-24d-26g-26 sells
o16r-14 set $
o16m-10c-10d-12n-12 shake…
o16m14p-10g-12v-14w-14a-16n-18b-22d-22c-32 shares
o16m-2c-10b-14 shortag
o16m-2c-10b-14 shortage
o16v-8a-10r-12g-12d-14c-18 slow
o16r-8m-10d-10w-10c-12 stran…
o16c-12m-18 street ends
o16b-10c-10m-12 strike
o16 striker
o16a10p-4w-10v-12d-14g-14m-16r-16n-18c-26 stude…
o16m-10r-20c-20 sues former
o16b-6c-12d-14 sushi chain
o16m-10w-10c-10n-14 switch <number>
o16w-8m-10r-12n-12c-16 tajir…
o16b-10m-16 target $
o16b-2m-12c-12n-16 tea
o16b-12d-12r-18c-20 tech
o16m-10r-10c-10 tempe…
o16d6m-2w-2v-8n-10r-12g-12c-12b-18 tesla
o16r-10c-10 theta
o16c-16 tinto
o16m-10r-12a-12c-14 token gesture
o16a-2d-14c-14r-16b-16 tomat…
o16c-14n-16v-16a-16p-16r-22w-28 tops
o16d-16 treasury yields
o16c-14 tsmc
o16m-10r-18 uber
o16d-10c-10 walke…
o16d-10m-12c-12 weaken
o16d-10m-12c-12 weakens
o16d-10c-12 weake…
o16m-8d-14 yields climb
o16b-2r-14c-18d-20 آب
o16m-10d-10v-12 آتش و
o16g-10 آسیا
o16m-10d-10v-12 آواتار آتش
o16m-8c-10 آیفون <number>
o16r-14c-18 اتهام…
o16c-12m-16 ارزی
o16b-6g-6d-10m-12 اروپا
o16d-2r-6m-12c-16 از میدان
o16w-4m-10n-10c-10d-12p-14g-16 ازدوا…
o16r-2d-4v-14m-18 استارتاپ
o16g-2b-10 استقل…
o16b-14 استیل
o16p-10c-14 اطلاعات بیمه
o16c-8b-16 اعتبارسنجی
o16n-4c-6b-10m-12r-12 اعلام شد
o16c-8m-10 افتتاح شد
o16w-10m-12 امام
o16w-10m-12 امامی
o16d-2v-10c-10a-12m-14n-14r-16 امض
o16d-2v-10c-10a-12m-14n-14r-16 امضای
o16c-10r-14 انبار
o16d-10n-12w-12r-16b-18 ایران از
o16v-2c-8r-14n-14b-16 بازاریاب
o16v-2c-8r-14n-14b-16 بازاریابی
o16b-4c-14 بازدا…
o16r-10m-12d-14 بازگشت $
o16m-12c-12 بازیگ…
o16c-8r-10p-12 بند
o16c-8r-10p-12 بندی
o16c-8 بهمن در
o16v4b-10c-10r-14 بودجه
o16d12v-8b-12r-14n-14m-16c-20 بگیری…
o16c-2b-4m-8 تابلو
o16c-2b-4m-8 تابلو…
o16c-2r-16 تحریم های
o16c-10 تراشه
o16c-8 ترون
o16r-12c-12 تعطیل…
o16r-4b-4c-16 تغییر داد
o16c-14 تک
o16b-2g-12 تیم ملی
o16v-6m-8p-12b-14r-16n-16w-20 جذب
o16v-4b-10p-10n-14r-16w-16 جذب کرد
o16r-8b-14d-14m-16g-16 خارجی
o16n-4d-10v-10m-12b-14 خانگ
o16n-4d-10v-10m-12b-14 خانگی
o16c-14 خانگی $
o16b-12r-14 خورشی…
o16n-4m-10c-18 دنیا
o16n-2b-10c-12 دنیا را
o16w10c-12r-18 دولت آمریکا
o16b-2c-14 دیج
o16b-2c-14 دیجی
o16b12n-8r-12d-12w-12m-20c-20 رایان…
o16c2d-10n-12m-16b-16 رستور…
o16w-18 ساحل
o16c-12 سرطان
o16b-2r-12c-14 سرچشم…
o16c-12m-16 سهمیه
o16b8p-10d-12w-12g-16m-20n-20a-20r-22 سوم
o16w-10m-12 سکه امامی
o16c-12 سگ
o16c-8r-10p-12 شرط بندی
o16v10b-10d-10n-14r-16c-16p-16 شهردا…
o16c-12 شیبا
o16c-12 شیبا در
o16d-8b-12c-14 فیلتر
o16b-12c-14 فیلم می
o16c-14 فین
o16c-14 فین تک
o16m-12 قیمت گوشت
o16c-2r-4b-10d-10m-14 مالیات بر
o16c-12 مایکل
o16c-8m-16 مرغ
o16b-2r-12c-14 مس
o16m-10c-10d-18 مسکن
o16m-12 نفت برنت
o16c-10b-12m-14 نم
o16m-10d-10v-12 و خاکستر
o16w-2b-10c-10d-12p-14 وام ازدواج
o16p-12m-14v-14g-16w-16r-20n-20a-20 پی
o16r-14 پیامک
o16m-14b-14c-16 پیچک
o16n-2r-10c-12 چارلز
o16b-14 چنگال
o16r6d-2v-12m-18a-18n-20g-20 چین
o16c-14 کارت ملی
o16m-6b-10w-10r-12c-16 کارگردان
o16v-12c-14 کتاب
o16c6d4g-8n-12v-14p-14r-16w-20m-22 کمک
o16g2d-4n-10a-10v-12p-12b-16c-16m-18 کنسول
o16n-2b-10c-12 که دنیا
o16r-2b-10c-10m-12 کوهنورد را
o16r-2b-10c-10m-12 کوهنو…
o16d-4n-10g-12b-14c-14 گام
o16d4n-4c-4m-12g-12a-14p-14v-16r-18 گذشت
o16d6n-4c-4g-12m-14a-14v-16p-16r-20 گذشت $
o16b-6c-10 گل
o16c-12m-14b-14 گوشت
o16m-14b-14c-16 گیاه
o14d-6r-12n-12g-14p-16c-22 <number> billion
o14c12b-14m-18 <number> the
o14 <number> ریشتری
o14c-12 ^ cosmos
o14m-4b-14c-14 ^ court
o14d-2p-2c-8m-10 ^ dex
o14c-12 ^ doordash
o14r-8 ^ eu
o14r-10a-14 ^ farmers
o14v-12c-12b-14w-14d-16g-16a-18n-20 ^ gemini
o14c-2v-6 ^ gta
o14c-6m-10 ^ kimbal
o14c-12 ^ lance
o14r-10c-10 ^ lithium
o14m-10c-10 ^ met
o14c-4g-10 ^ olympic
o14r-10b-14d-14 ^ paypal
o14c-16 ^ police
o14r-2m-4b-6 ^ pound
o14m-10c-14 ^ powell
o14m-2d-14c-14 ^ private
o14m-10b-18 ^ proton
o14 ^ render
o14r-8 ^ theta
o14c-18 ^ wall
o14c-2 ^ استارتاپ
o14d2a-6n-8v-10g-10p-10m-16b-22r-28 ^ استخراج
o14c-10b-14 ^ استیک
o14b-2 ^ اوپک
o14 ^ ترافیک
o14m-14c-18 ^ دادگاه
o14b-4c-12 ^ رالی
o14 ^ رایانه
o14m10r-4b-12n-12c-14d-20 ^ رشد
o14 ^ زلزله
o14d-2g-4n-14a-14m-16r-16w-16b-18 ^ ساتوشی
o14n-2m-12c-14 ^ سقف
o14c-4 ^ قاچاق
o14a-4v-8r-12g-14 ^ قرارداد
o14m-2 ^ مذاکرات
o14b-4 ^ مزرعه
o14w-8c-8 ^ پیش
o14d-2m-10b-12c-22 ^ کشف
o14c-6 ^ گالا
o14c-2 ^ یارانه
o14m-2c-10 a ton
o14c8d-8m-12r-12 ad
o14b-12c-12 advis
o14r-14 advised
o14b-12c-12 advis…
o14r-2d-2m-10c-10 after nine
o14m-12c-12 airlines
o14m-12c-12 airlines $
o14n-2m-12r-12 airpo…
o14 alp
o14 alps
o14c-16m-18 analyst with law
o14c-14 ant
o14c-16 anthr…
o14w-2a-10n-14g-14b-18r-20c-24 apple
o14n-4g-10p-10a-12c-16 approv
o14n-8g-10a-12c-18 appro…
o14d-8m-10c-14 ar
o14n-10b-12c-12 ares
o14m-12 ark <person>
o14c-10 awar
o14c-10 award $
o14m-10b-12g-12c-14 baseball cards
o14w-12 bay
o14n-2r-10b-10d-14c-16 beats
o14b-4c-12r-14 bett
o14r-14 betti…
o14r-14 birth…
o14m-12d-14 bond yields
o14c-10 branch $
o14g-6r-12d-12c-12m-14 brand
o14g-4r-12d-12c-12m-14 brands
o14 bridge collapse
o14c-12 broadwa
o14c-12 broadway
o14d-12c-12 broad…
o14c-8v-10 burr
o14c-8v-10 burry
o14a-8d-14 butte…
o14c-6b-10 by ai
o14n-4m-10b-10c-10 cars
o14n-4m-10b-10c-10 cars $
o14c-14 cast
o14n-12d-16 charges
o14m-14 chevr…
o14m-6c-12b-14 chok
o14m-6c-12b-14 choke…
o14c2m-8r-14p-14v-16n-18a-18w-24g-28d-34 coin HBAR
o14b-8g-10a-12d-14c-22 coin ICP
o14 collapse kills
o14c-10 colorado
o14b-10c-16 completed
o14r-2m-12c-14 contest
o14c-2g-14 cup
o14m-14 cvx
o14n-2c-2m-8 dat
o14n-2c-2m-8 dates
o14r-12 delayed $
o14c-2n-10 diamo…
o14v-10c-10r-12 digital id
o14n-10b-12c-12 dim
o14c-12 displ…
o14c-10r-12 djoko…
o14w-12 dolph…
o14c-12 doord…
o14c8g-6b-12m-18 draws record
o14d-8r-12 duty
o14c10d-14b-16 edge
o14m-2 eighth wonder
o14m-2 eight…
o14c-2m-4 encrypt
o14c-2m-4 encrypted
o14c-2m-4 encrypted spreadsheet
o14c-4m-8 encry…
o14c-4 expos
o14m10d-8b-10c-18 fail
o14c-8n-12v-12g-12a-12w-14b-16d-18 fed
o14b-12c-12 fenc
o14b-12c-12 fence
o14m-16 figma
o14c-12 fined
o14m-10r-16 fir
o14m-6d-14 flashing
o14m-2r-8 floated
o14v-2b-10m-12r-14g-14 flock
o14v-2b-10m-12r-14g-14 flock to
o14m12b-6d-14r-18c-18 floo
o14m12b-6d-14r-18c-18 flood
o14c-2r-14 for fraud
o14v-8c-12m-14 for third
o14r-6c-14m-16 forei…
o14w-6c-8 freed from
o14b-14c-14 gain as
o14 gala <number>
o14m-2b-10g-18 game with metaverse
o14c-2n-10 gem
o14m-16 gold etf
o14c-2v-6 gta vi
o14c-14b-16 heath
o14p-12d-16 heist $
o14m-6c-12b-14 helix
o14c-4 hik
o14c-4 hikes
o14 hikes $
o14d-2a-10m-12r-12b-14c-16 home $
o14d-4b-10m-12c-14 homes $
o14m-12r-12c-12 horos…
o14r-14 immig…
o14m-6c-12b-14 ivy
o14b-14 j
o14c-12 jewel
o14c-12 jewel…
o14b-14 js
o14d-10m-20 jump in
o14m-16 jumps $
o14c-6m-10 kimbal musk
o14c-6m-10 kimba…
o14c-8n-14 klimt
o14c-8n-14 klimt for
o14m-14 knick
o14m-14 knick…
o14m-14 lago
o14m-14 lagos
o14b-12 lake
o14c-12 lanc
o14c-12 lance
o14c-12 lance armstrong
o14b2m-8c-16 launches $
o14r-12g-12 laws
o14r-10c-10 lithium mining
o14r-10c-10 lithi…
o14m-12r-12b-12n-12a-14c-14 llm
o14c-12 louvr
o14c-12 louvr…
o14p-2n-10a-10m-12b-14c-16 machines
o14r-12g-12 marketing
o14b-10m-14 mater…
o14v-10g-10r-12b-12c-12 may $
o14b-10d-12m-14 meet
o14 met gala
o14b-10c-10 nano
o14b-12m-14 netfl…
o14m12c-10b-20 network outage
o14c-10r-20 nigeria naira
o14r-10c-12 nomad…
o14c-10r-12 novak
o14m-14 nvidia shares
o14m-10 of japan
o14c-4g-10 olympic
o14c-4g-10 olympic games
o14m-12g-12c-12 olymp…
o14r-12 on google
o14c-10m-12b-14 optimism grows
o14w-8p-8v-10r-12m-14n-14d-16g-16a-20 optim…
o14v-12w-12a-14d-16n-16g-16p-16r-20 outage
o14m10c-12b-14 outage $
o14c-12m-14 outlook for
o14r-4b-8m-18 park
o14r-2m-12c-14 photo…
o14r-16 police arrest
o14r-14 portf…
o14d4n-12m-16c-22 prices $
o14b-10c-16 prisoner
o14n-12v-12g-12a-12w-18d-20b-22 profi…
o14r-10a-10 protest
o14m-10b-18 proton
o14c-14 publisher
o14n-8m-10 qatar
o14m10v-10c-14b-16w-16r-18 quart…
o14c-4 rattl
o14c-4 rattl…
o14m-6d-14 reces…
o14 records $
o14c-8b-16 remembered $
o14c-8b-16 remem…
o14v-14 reopens $
o14d-10 rescued
o14d-10 rescued $
o14 retailers
o14r-12d-12b-18 retires $
o14w-12c-16 returned
o14c-14 review $
o14g-14 riyad…
o14c-14 robot…
o14c-8m-12b-14 rupe
o14c-8m-12b-14 rupee
o14b-10c-12 salary
o14p-4m-10g-10w-10v-12b-14a-14 sec
o14m12c-6b-12d-12a-14r-16 seed
o14c-8n-14 sells klimt
o14r10n-2m-10b-14c-14g-18 servi…
o14r-12b-12d-14n-14 shak
o14m12p-10g-14v-16w-16n-18a-18c-18b-22d-22 share…
o14n-10p-16v-18b-22d-22a-22r-24 show
o14 ski
o14c-8r-12 slam
o14c2r-2d-16m-18 softw…
o14m-10c-10 sport
o14m-10c-10 sport…
o14m-6b-10c-10 spotted off
o14c-2m-4 spreadsheet
o14b12d-2v-10m-12p-14n-16w-20a-22c-32 staki…
o14m-2d-16c-16 stall
o14r-14 starl…
o14c-8 stars
o14c-16 startup raises
o14w-10r-12n-14p-16 stolen from
o14c-10 summit $
o14c-10 summi…
o14c12b8w-2d-8m-10r-16 swaps $
o14p-12d-16 syrup
o14m2c-2b-6a-6n-10p-12w-14 targe…
o14p-8d-14 tatto…
o14m-12c-12 tech $
o14m-12c-16 tempu
o14m-12c-16 tempu…
o14c-16 tend
o14c-16 tende…
o14c-2m-10 the best
o14m-2 the eighth
o14m-12c-14 third month
o14c-6 tip
o14c-6 tips
o14m-2c-12 ton
o14m-2c-10 ton of
o14b-12 trail
o14m-12c-12 trifo…
o14c-12 trump…
o14a-10b-12m-14d-14r-16 union
o14m-12c-12 unveiled
o14c-6 vacci…
o14c-16 values
o14c-2v-6 vi
o14c-2v-6 vi delayed
o14c-14 warcr…
o14w-12 watching
o14m-12c-12 webb
o14w-10 whale freed
o14w-12 whale watching
o14a-10c-10r-12m-14 winner
o14w-10m-12c-14 wise
o14m-2 wond
o14m-2 wonde…
o14c-2g-14 world cup
o14w-10m-12c-14 york $
o14c-12 youtuber
o14c-12 آرمسترانگ به
o14c-10 آرمسترانگ و
o14c-6r-12 آمریکا در
o14m-12c-16 آی
o14b-10c-12 اجاره
o14a-12 اربعی…
o14c-10b-14 استیک گوشت
o14b-10d-12 اسنپ پی
o14r-10c-10m-12g-12b-14 اسپانیایی
o14p-12c-14 اطلاع…
o14r-14 اعدام
o14m-12b-12c-12 افکت
o14c-16 النصر
o14c-2b-12 اندرو…
o14b-12 اوزون
o14c-10b-14d-14n-14 اونس
o14b-2 اوپک
o14b-2 اوپک پلاس
o14 اوکراین حمله
o14m10p-4r-12b-12g-12n-14a-14c-18 اپل
o14d-2m-4b-14c-14 ای با
o14m-2c-10 ایران در
o14c-20 ایران و
o14m-6c-10d-12 بارسل…
o14c-16 بازار ایران
o14g4m-10c-12n-14p-14r-16w-18d-20v-22a-26 بازی
o14m-8 بازی $
o14r-4c-10 بانک آینده
o14c-10b-12 بانک ملی
o14w-2c-12m-16 بانک ها
o14r-12n-12m-16b-20d-24 بانکی
o14c-10b-12 برنامه نویسی
o14m12b-14c-16 برنده
o14 برنده شد
o14r12v-2a-2g-8d-12n-12w-12b-14m-16c-22 بسته شد
o14 بلوک
o14r-10c-10 به ماه
o14b-6r-10c-10 بها
o14r-10 بودجه را
o14m-12 بورس تهران
o14r-10a-10m-12n-12 بگیرید
o14m-8n-8g-10a-12v-14p-14r-18 بیمه
o14m-8 بینی قیمت
o14b-14 تخریب
o14b-12 ترمیم
o14n-10c-12 تریک
o14c-16 تسهیل…
o14n-2b-12 تعرفه ها
o14d-14 تغییر کرد
o14r-12 تن
o14c-10 تهران آمد
o14d-10r-12 توافق…
o14r-4c-12m-14 تولد
o14d-12n-12r-14c-14m-18 تولید
o14b-2 تولید را
o14 جنگ اوکراین
o14p-10v-12a-14w-14d-20r-24 جهانی
o14r-12g-12a-14n-16w-16d-18 جی
o14 حمله پهپادی
o14m-2c-12b-14 حکم
o14b-2 خاموش
o14b-2 خاموش…
o14c-10 خودروی
o14d-4b-6n-10v-10p-16g-18a-18w-20 در
o14c-6 در جاده
o14m-10c-10 در فرابورس
o14r-10c-10m-12g-12b-14 درگذش…
o14m-12 دلار امروز
o14p-12r-14v-14b-18n-18m-20 دلار گذشت
o14w-4r-12b-12d-16c-20 دهند
o14w-4r-12b-12d-16c-20 دهند $
o14 دیم
o14 دیم $
o14d-12c-14b-16 را زنده
o14d-10m-12b-16 را ساخت
o14b-10c-12 رال
o14b-10c-12 رالی
o14m-10c-12 رمز پویا
o14c-10 روی ماه
o14c2m-4w-10n-12b-14d-14r-18 ریزش
o14 ریشتر
o14 ریشتر…
o14 زلزله <number>
o14a-12p-12n-14w-14v-18m-20b-22 ساخت $
o14b-14 ساختم…
o14r-8m-12b-12d-12n-12c-14 سامسو…
o14r-6p-12 سوخت $
o14c-12 سوش
o14c-12 سوشی
o14g-10 سپاها…
o14r-10c-10m-12g-12b-14 سیاست…
o14 سیمان
o14 سیمان…
o14 شهری
o14w-10c-14 صاحبش
o14m-12 صادراتی
o14d-10c-10 صعودی
o14d-6 صعودی شد
o14b-10c-16 صندوق های
o14c-10b-12 صیاد
o14c-10b-12 صیادی
o14 ضعیف
o14m-10b-14 طبقه
o14c-10p-10r-12 طلافر…
o14m-10 طلای
o14b-12 طلایی
o14c-4d-10 عدالت
o14v-12 عینک واقعیت
o14m-2c-10 غزه
o14m-10c-10 فرابورس $
o14m-10c-10 فرابو…
o14r-4 فرودگ…
o14g-12 فسخ
o14c-10 فلیکس
o14r-10c-16 فیش
o14c-14 قاچاق
o14m-2r-12c-14 قطع شد
o14b-12c-18 قطعی برق
o14m-14 قیمت مرغ
o14r-14 لایحه بودجه
o14c-10 لیتیو…
o14 لیگ برتر
o14r-10 مادری…
o14b-12 ماشه
o14c-10 ماه $
o14g-14 ماینک…
o14m-2 مذاکرات
o14 مشاهد…
o14c-10 معادن
o14c-10 معادن لیتیوم
o14v2c-4d-8m-10r-10b-10 معرفی شد
o14v-12a-14p-14d-16w-16n-18r-20m-22 منتشر شد
o14r-12 مواد
o14m-2 موناک…
o14b-12 مکانی…
o14w-4r-12b-12d-16c-20 می دهند
o14m-4n-4w-4c-12 نانو
o14c-10 نقش
o14m-8 نهنگ در
o14c-10b-12 نویسی
o14c-10m-12 نیستا…
o14v-10c-10 نینتن…
o14m-6c-10d-12 نیوکم…
o14r-14 نیویورک $
o14m-6d-6g-12c-16 هاردف…
o14 های الکترونیک
o14r-10d-10n-12m-14 هت
o14v-2c-16 هزارا…
o14r10w-2m-12b-12c-12 همت
o14c-10 همدان
o14c-10 همدان $
o14 هواپی…
o14b-12 هوشمند $
o14d-10c-14 و برگشت
o14r-10 واتس
o14r-10 واتس اپ
o14r2g-10p-10n-12c-18m-24d-26 واریز
o14b-6m-10c-10 واکسن
o14 ورزش های
o14c-14 ویی
o14c-4d-10r-14b-14 پاسخ
o14c-16 پتروش…
o14d-4c-12 پری
o14b-10 پل صدر
o14b-2 پلاس
o14b-2 پلاس تولید
o14 پهپاد
o14 پهپادی به
o14 پهپاد…
o14w-12c-14 پول الکترونیک
o14c-10 پیت
o14b12d-2n-8g-10r-14 چقدر
o14d-4c-12 کتی
o14m-12 کشت
o14r-12 کشف انبار
o14m-10b-14 کیک
o14c-6 گالا شب
o14 گراف
o14w-10c-14 گمشده
o14c-10 گندم
o14 گندم دیم
o14c-2 یاران…
o14c-18 یک تریلیون
o12r8p-2w-6g-10m-12d-12n-12a-12b-16c-26 <number> years
o12m-12 <number> و
o12r-10c-12 <person> doge
o12m-12c-16 ^ cftc
o12 ^ chia
o12c-12 ^ cpi
o12m-8c-16 ^ esports
o12r-8 ^ fintech
o12r-4 ^ lawmakers
o12 ^ link
o12r-2c-12 ^ miner
o12m-14c-20 ^ network
o12c-8 ^ oil
o12w10g-10r-12a-12d-14b-16n-16c-18 ^ pepe
o12w-2b-8 ^ punk
o12a-2b-6c-12 ^ soft
o12 ^ solana
o12r-8 ^ supreme
o12m-4 ^ tax
o12d-2r-10c-12b-14 ^ tesla
o12w2m-2p-10a-14v-16g-16b-18d-20 ^ trump
o12m-12c-14 ^ xbox
o12 ^ ارتقای
o12c-8 ^ استارشیپ
o12d-8m-16c-18 ^ اوپن
o12 ^ بازداشت
o12b-4r-14 ^ برق
o12b8d-2a-6m-10n-10g-10r-16w-16c-18 ^ بلاک
o12b10m-12r-12w-12 ^ تعداد
o12 ^ تون
o12 ^ دمای
o12 ^ سامانه
o12p8d-14c-20 ^ سرقت
o12m-4a-10p-10v-12g-12n-14d-16w-18 ^ صندوق
o12 ^ فروشگاه
o12 ^ مجلس
o12c-8 ^ مرکز
o12b-12 ^ همکاری
o12c-10b-12 ^ چک
o12 ^ کمک
o12b-12 ^ گره
o12c-10r-16 ^ گوگل
o12d-2a-2w-12r-16 about
o12m-10 above <price>
o12 accessibilit
o12 accessibility
o12c-12 adds passports
o12c-4m-10 after vote
o12b2g-6v-12 age
o12c-2a-12 airdrop of
o12 all time
o12c-12 amban…
o12c-2 angel
o12c-2 angel…
o12b-2c-4 anglo
o12 anim
o12 anime
o12 anniv…
o12d-8b-12a-12 antar…
o12w-10a-12n-14g-14r-16b-20 appl
o12b-2g-2a-12c-12 apy
o12m-2 as opec
o12m-14 asian
o12v-12 assis…
o12m-8c-10 astro…
o12m-10c-12 at auction
o12m-2b-8r-10 athle…
o12c-4 bacte…
o12c-10b-12n-12 band
o12r-14 bank $
o12m8b-18 banki…
o12m-2 banks…
o12r-2 banne…
o12 barga…
o12w-10 beach $
o12 beach council
o12 below <price>
o12c-12 bezo
o12c-12 bezos
o12b-2c-4 bhp
o12a-8b-12w-12p-12r-14d-14 bid
o12c-12 biden
o12b-2c-4 bids
o12r-14 biote…
o12 black
o12c-6b-14 blames
o12c-10 bloom
o12m-8c-10 bottl
o12m-8c-10 bottl…
o12v-10 box
o12v-10 box office
o12m-2b-2d-4 brace…
o12r-12 brack…
o12r-10c-10 branches
o12r-2c-12 busan
o12c-2b-6a-10v-12g-12w-16r-26 business with holder
o12m-10d-12c-12 buyou…
o12m2c-12 calm
o12 cancelled $
o12m-2b-10c-10 cape
o12c-12 carda…
o12d-2c-8 carpets
o12 cathi
o12 cathi…
o12a-10p-10n-12v-12w-12g-14m-24c-30 centr…
o12b-4a-10m-16r-20 ceo $
o12r-2 chatb…
o12g-8m-14r-14n-14a-16c-16 cheaper $
o12v-12 checks
o12 chia pudding
o12n-10c-10m-14 chica…
o12c-14 chief executive
o12 cigar…
o12n-2m-12r-14 citad…
o12 civil
o12m6v-10p-10d-12n-12g-12w-12r-16c-22 climb
o12r-12 coach
o12r-12 cocai…
o12 coffe
o12 coffe…
o12g2r-6w-10d-20b-24 coin AXS
o12m-12n-12 coin of
o12 compound fracture
o12r-12 confidenc
o12r-12 confidence
o12g-12 const…
o12m-2b-10 cools to
o12r10c-8g-10n-12m-14d-14a-14 council $
o12 council approves
o12c-10b-14 court blocks
o12n-10 cox
o12m-10c-10 credit fund
o12v4n-8w-16p-16a-18m-26r-28 cuts
o12w-2n-6m-10p-10v-12b-14 cuts <number>
o12m-14b-14 cuts fees
o12b-12 cyber…
o12c-10 data mining
o12g6c-2a-8m-14 date
o12 date $
o12w-4d-10r-12c-24 day $
o12w8v-2d-10r-12n-12a-12g-16m-18c-18 days $
o12m2n-10v-10g-10w-10d-12a-12r-14 deal $
o12b-4r-8 debit
o12b-4r-8 debit card
o12a10g-4w-12r-14c-14b-16 deep
o12c-2p-14m-18n-18g-18w-18d-22 delay
o12r-2c-2m-14p-14w-16n-18g-18d-22 delay…
o12m-12 deliveries
o12 denni
o12 denni…
o12b-12c-12 digitis
o12b-12c-12 digitised
o12m-14 dip $
o12m-10b-14 director
o12m-12b-14 direc…
o12r-10 dissents $
o12r-16 disse…
o12 doubles down
o12m-4g-10c-10 downloa
o12d-10 drift
o12c-10 droug…
o12 earth…
o12m-4b-10 ease
o12d-10c-12 egypt
o12b-10c-10 emiss…
o12c-10r-12 engineer
o12b-10c-10 equip…
o12c-4d-10 equit
o12c-4d-10 equit…
o12m-12r-14n-14 escap
o12m-12r-14n-14 escap…
o12m-8c-16 espor…
o12d-2b-8c-16 estim…
o12c-12 etc
o12m-12 etf inflows
o12r8c-8n-12g-12d-14m-18b-20 europ…
o12 evan
o12r-16c-16 exchange reserves
o12c-14 executive $
o12r-12 executive order
o12 explains
o12d-10g-10a-12 explorers
o12m-12 expor…
o12 exposed
o12b-12r-14d-14c-14 extend
o12w-2b-12d-14r-16 exten…
o12b-6c-8m-12 favor…
o12r-2c-10 ferr
o12r-2c-10 ferry
o12r-10b-10c-10 feud
o12m-8c-10 finale
o12n4b-4c-10v-14g-14p-14w-16r-18a-18 find
o12r-8 fined $
o12b-2m-10c-12 fines
o12r-8 finte…
o12m-8c-10 firma
o12b-8r-10 fligh…
o12b10w-10m-14c-16 float…
o12 for cash
o12m-2w-8p-12v-14a-16r-18d-18n-18g-18c-20 fork
o12 fracture ends
o12 fract…
o12g-10n-12v-12m-14p-14b-16c-24 frau
o12g-10n-12v-12m-14p-14b-16c-24 fraud
o12n-2v-2m-12b-12c-16 fraud $
o12 freezer
o12c-12 funer…
o12c-14 future of
o12r-10c-12 gains access
o12c-10 galle…
o12c-4a-8n-12w-14r-18d-18p-18b-20 gam
o12r-4m-10b-12 gambl
o12c-12 gambler
o12r-4m-10b-12 gambl…
o12g2d-4p-4v-10n-12a-16b-24 gamin…
o12r-4 gang
o12 gardens
o12r-10n-10c-10m-14 gath
o12r-10n-10c-10m-14 gathe…
o12d-2n-2r-10c-12m-16 gdp
o12c-10 generat
o12c-10 generates
o12r-12 georg…
o12c-12 gerol…
o12m-8c-10 goalk…
o12m-6 gold hits
o12c-10 golem
o12 grill
o12c-10b-12 groce…
o12m-10 gt
o12d-12p-20 hackers
o12n-6g-8c-10 hard fork
o12c-10 heave…
o12b-6c-8m-12 hexag…
o12m-10 hits all
o12b10d-12c-12m-14 hits new
o12m8b-16c-22 hits record
o12m6a-12n-14b-16r-18c-18 holds
o12m-14 holds rally
o12d-10m-12r-12b-12 hom
o12d-10m-12r-12b-12 homes
o12m-2b-10c-10 horn
o12c-12 hospitals
o12c-10 hotel…
o12b8g6m-4v-10p-10r-12n-12d-18c-26 hours
o12b-10c-10 icp
o12c-12 imagi…
o12b-10c-10 imo
o12n-10c-10m-14 in chicago
o12b-6m-14 in four
o12m-2 in hot
o12b-10m-18 india
o12m-2b-10 inflation cools
o12m-10 injur
o12m-10 injur…
o12m-10r-10 insider trading
o12c-10 instant
o12c-10 interest why
o12n-10 inu
o12r-2c-10 islan
o12r-2c-10 islan…
o12r-4c-12 jhari…
o12a-10 joble…
o12c-2 jobs data
o12c-10 jorda…
o12r-10b-10c-12 judo
o12g-12 justic
o12g-12 justice
o12m-10d-12c-14 k
o12d-2c-8 kasha…
o12c-10 keanu
o12a-2m-12b-12c-12p-12 kills
o12 kills three
o12 kyoto
o12b-2c-10 laid
o12c-6 lamborghini
o12 landi…
o12c-2g-10 lapto…
o12c-10 launches starship
o12m-4b-10c-18 launder
o12m-4b-10c-18 laundering
o12r-8 laundering case
o12c-10r-12 laundr
o12c-10r-12 laundry
o12c-12 lawyer $
o12w-8d-10n-12m-16 leak
o12m2c-8n-10a-10w-10r-16 lifts
o12 lira
o12c-2 lo
o12c-10 loote…
o12b-12m-18 losses $
o12c-2g-10 loud
o12 m4
o12c-10 mana
o12c-2 manda…
o12c-8b-12 mariu…
o12 mark
o12 marks
o12c-2 mask
o12 memoi…
o12c-10m-14 memph…
o12c-10b-12 minec…
o12b-10 mixed
o12c-12 money laundering
o12m-10 mortgage rates
o12 movi
o12 movie
o12c-10 ms
o12m-2 mural
o12m-12b-12 music…
o12r-10b-10c-12 nakamura
o12n-10 narrat
o12n-10 narrates
o12b-6c-8m-12 natur
o12b-2 natural
o12b-6c-8m-12 nature
o12b-10 new low
o12 ninte…
o12c6v-2r-12d-16b-18 of <price>
o12c-2a-12 of aid
o12c-10 of compound
o12m-8c-14 of work
o12m-2 oil slips
o12c-10 on debut
o12r-12 onlin
o12r-12 onlin…
o12m-2 opec
o12n-10 opener
o12c-10 opera
o12c8m-2v-12n-16g-16a-16p-16d-18w-18r-20 outag
o12c8m-2v-12n-16g-16a-16p-16d-18w-18r-20 outag…
o12c-10 outra…
o12n-8 paint
o12m-10 pampl…
o12 partner
o12c-12 passports $
o12c-14 passp…
o12m-12 passw…
o12m-12 patienc
o12m-12 patience
o12m-10r-12 payment system
o12n-10m-12r-12b-14 paypa…
o12r-12 payro…
o12m-10n-10 penny
o12c-14 pension fund
o12a-12p-14r-16n-16d-18 person with trading
o12c-10 pisto…
o12r-8c-14 plans <number>
o12d-10 plum
o12d-10 plume…
o12n6d-2m-8 plunge
o12m10g-8d-12c-14 pops
o12c-10 pops on
o12d-2m-10b-10 poun
o12d-2m-10b-10 pound
o12c-6 premier
o12c-6 premiere
o12 prese…
o12r-12 president signs
o12v-8g-12c-14d-16b-18 price with regulator
o12r-10 pricing $
o12r-10 prici…
o12b-12 processor
o12 pudd
o12 puddi…
o12d-2n-10r-14 quart
o12d-2n-10r-14 quarter
o12c-2 quarter $
o12b-8d-12 race
o12 rache…
o12c-10 rains
o12c-12r-16 raises rates
o12m8b-6g-12a-14r-16n-18w-18c-30 rall
o12r-4 ransomware gang
o12m-18 rates $
o12m-14 rates to
o12 rattles
o12 ray
o12c-8b-12 rebuilding
o12c-12b-14 rebui…
o12m-4 recalls
o12 recip
o12 recipes
o12 recipes $
o12m-8 record high
o12c-10 reev
o12c-10 reeve…
o12b-8c-12 reina
o12r2c-12b-14 released
o12c-4 removed
o12m-10 renai…
o12 repai…
o12m-10 resul…
o12v-14c-14b-16a-16d-18g-18n-22 retai…
o12n-12 reunit
o12n-12 reunites
o12b6c-18 rio
o12m-12 roar
o12r-2b-8m-10d-12 role
o12r-2b-8m-10d-12 role $
o12c-2m-10n-12 royal
o12d-12 rule $
o12r-2c-8p-12g-16a-16w-16b-20d-20 sal
o12g-6c-10 sale to
o12r-2c-8p-12g-16a-16w-16b-20d-20 sales
o12m-12 seaga…
o12r-12 sec football
o12d-2 seeds
o12m10r-16 senate passes
o12 sets on
o12r-12 shares rally
o12m-12 shares slide
o12 shopp
o12 shopp…
o12b-10 shortage hits
o12c-10 should start
o12c-10 signals
o12b-10c-10 signe…
o12 skier…
o12b-12c-12 slav
o12b-12c-12 slave
o12c-10 sleep
o12c-4 slides after
o12d4w-2v-4n-12g-12a-12b-16c-18 slip
o12d4w-2v-4n-12g-12a-12b-16c-18 slips
o12c-10 slips as
o12b-14a-14c-14 slump…
o12v-12 smart…
o12m-4b-10 snarl
o12m-4b-10 snarl…
o12a-2c-14 soft
o12a-2 soft fork
o12 solana beach
o12 solan…
o12c-10 spacex launches
o12m-10r-14 spain $
o12m-8c-10 splas…
o12c-6 spotted in
o12g-14 squi
o12g-14 squid
o12c-10 staged
o12c-10 stars…
o12c-10 start saving
o12g-8d-12n-12r-14b-14v-14m-24 stell…
o12c-10 strike $
o12c-8n-10m-12 strikes
o12m-12 stx
o12a-2 subsidies
o12c-10 sued over
o12m-12 suffer
o12 sun sets
o12c2d-8b-10p-10m-14 supply chain
o12m-4 surprise
o12d-2 svalb…
o12w-12a-14c-14n-16 switc…
o12r-10c-12 system $
o12m-10r-12 syste…
o12v-2a-2d-12n-14b-18c-24 tarif…
o12w-2m-12d-12n-12v-12g-12b-22 tax
o12r-10c-10 td
o12 teles…
o12c-6 temer…
o12 the cosmos
o12c-6 the world
o12 theta waves
o12b8m-16 time high
o12c-14 to investors
o12m-10r-16 to know
o12r-12 tonne
o12m-14 tower…
o12r-4c-12 trapp
o12r-4c-12 trapp…
o12r-10c-12 treasury payment
o12m-14 trump holds
o12 turkish lira
o12 uma
o12m-8 uswnt
o12b-2c-10 valne…
o12d-12 vang
o12 vet
o12m-8c-10 vik
o12m-8c-10 vikin…
o12b-10 viole…
o12m4b-2r-12g-12w-14c-14 watch
o12b6c-14 wave $
o12 websites
o12m-10c-10 webul…
o12m-2 week since
o12c-10m-14r-14 what to
o12m-8 wheat
o12c-2 wimbl…
o12r-2 with insider
o12d-4m-12 worri…
o12c-12 xai raises
o12m-12c-14 xbox
o12r-2c-12 xi
o12n-10 yasha
o12b-10r-18d-18 yen
o12c8r-16m-18 z
o12 zen
o12n-12 zoo
o12n-12 zoo $
o12m8c-18 آتش بس
o12m-2r-4b-10 آلتمن
o12c-10 آلن
o12n-12 آلودگ
o12n-12 آلودگ…
o12c-10 آموزش $
o12b-10m-12 اتاق
o12c-2 اتمی
o12 ارتق
o12 ارتقا…
o12c-12 استارلینک
o12c-10 استلا
o12c-8w-12 استیک $
o12b2a-2d-12n-12g-12r-16c-16 اعتبارسنج
o12d8v-2a-14w-14p-14m-16g-16n-18r-20c-22 اعتبا…
o12d-2 افزایش یافت
o12 افق
o12c-10 اقتصادی
o12b2n-10m-12d-12a-12c-16 امنیت
o12b2n-10m-12d-12a-12c-16 امنیت…
o12c-10 انتخابات
o12d-10v-12a-12n-14g-14b-16 انتخا…
o12n8a-10m-12r-12w-12b-16c-18 انیمه
o12d-10m-16c-18 اوپن
o12d-2w-4 ای از
o12 ای تازه
o12c-10 ایتال…
o12r8m-14c-14 ایران $
o12c-4 ایران خودرو
o12a2p-4v-10b-14n-14g-14r-18c-26 این
o12c-8 اینتل
o12m-10 اینفینیکس
o12 باارز…
o12c-2 بارش
o12 بارند…
o12 بازپخ…
o12b2n-10a-10d-12m-16c-22 بازی های
o12 بانکی $
o12m8w-10b-16r-20 برتر
o12c-2 برف
o12c-4d-10 برنت
o12m8c-18 بس
o12d-10 به کاربران
o12 به گل
o12b-10 بهترین بازی
o12c-18 بورس $
o12b-10w-10c-12 بینی
o12r-4m-14 تازه داد
o12b-10 تامین خودرو
o12c-10 تاپ
o12 تجار
o12 تجاری
o12c-10 تحول
o12r-12 تخلف
o12 تراز
o12n4r-14 ترامپ در
o12c-10 ترکید
o12m-2 تصاحب
o12m10r-6c-18 تصویب
o12c-12 تصویب کرد
o12v-2r-8w-10n-12g-12a-12b-14 تعدیل
o12v-2r-8w-10n-12g-12a-12b-14 تعدیل کرد
o12n10r-10v-10b-12d-12c-14g-16 تعطیل کرد
o12b-8 تعمیر
o12d-12a-12b-16g-16m-20 تمدید
o12c-2b-12 تهیه
o12g-6m-12n-12 توزیع
o12 توشیب…
o12 تون ماهی
o12r-10d-10m-12b-12 ثبت نام
o12c-2m-10 جاستین بیبر
o12c-10 جایزه
o12 جدید رونمایی
o12c-12 جدید منتشر
o12 جردن
o12 جزیره
o12m8d-10n-12c-22 جمهور
o12 جواهر
o12 جواهر…
o12c8r-12d-14m-16 حواله
o12 خالی $
o12 خانه های
o12w-10 خلیج
o12w-10 خلیج فارس
o12b-4 خواجو
o12c-10 دات
o12r-12 دادگاه درباره
o12 دادگاه نیویورک
o12 داکار
o12d-10n-14r-20 در بازار
o12w-10 در خلیج
o12 در سواحل
o12m6r-12 در صدر
o12c-10 در کشور
o12 دما
o12 دمای
o12v6m-10n-10r-12c-12 دوقلو
o12r-4m-10c-10 دوقلوهای
o12v6m-10n-10r-12c-12 دوقلو…
o12r-10c-10 دیدار کرد
o12c-4d-10 دیده
o12c-12 را تصویب
o12n10r-10v-10b-12d-12c-14g-16 را تعطیل
o12c-10 را صادر
o12p-8r-10b-12n-12a-12m-16 را چطور
o12b2d-10w-12c-16m-18r-22 راه افتاد
o12d-10 رشد <price>
o12r6b-6m-16c-20 روسیه
o12c-2r-4 رولزر…
o12m-10 ریلم
o12m-10 ریلمی
o12d-8m-12c-14 رییس جمهور
o12b8g-10m-12 زعفرا…
o12 زغال
o12r-10 زورگی…
o12r-10 سارق
o12 سامانه مودیان
o12 سان
o12c-4d-10 ساوه
o12 سد
o12m-2r-4b-10 سم
o12m-2r-4b-10 سم آلتمن
o12b-8 سنتکا…
o12 سنگ
o12c-10 سهامد…
o12 سواحل
o12r-12 سوپرج…
o12d8g-2b-10v-10c-10 سوییچ
o12v-12 سکته
o12c-2r-4 سیلند…
o12w-10v-12b-14d-14g-14a-14r-16n-18c-20 سیلور
o12 شاپرک…
o12 شجریا…
o12 شور
o12 شورای
o12c-14 شیراز
o12c-14 شیراز $
o12c-10 صادر کرد
o12d-2r-4c-14 صرافی ملی
o12c-10 صنایع
o12 طبس
o12p-8 طبیعت
o12c-2b-12 طرز
o12 ظرفشو
o12 ظرفشو…
o12 علوم
o12w-10 غرق
o12w-10 فارس
o12w-10 فارس $
o12c-16 فتا
o12 فرانسیسکو
o12m-10 فردا $
o12 فرهاد
o12 فرهاد…
o12 فروشگاه زنجیره
o12 فروشگاهی
o12p-10c-12 فیشین…
o12 فیلم تازه
o12w-10 قاتل
o12r-12 قاچاق سوخت
o12w-10 قایق
o12 قصر
o12m-12 قیمت طلا
o12 قیمت مسکن
o12r-10 لاهه
o12 لرزید
o12c-10 لپ
o12 لیدو
o12 لینک دانلود
o12 ماشین
o12r-4m-6n-6d-14w-14b-20 ماند
o12r-12d-12w-14b-18 ماند $
o12b-10 متر
o12w-10c-10 مترو
o12v-12 مجازی به
o12m-16 مجازی در
o12m10n-2r-8w-10c-18 محصول…
o12m-12c-14 مدرسه
o12w-4c-6d-10b-12 مدیرعامل
o12w-6c-6d-10b-12 مدیرع…
o12r-8d-8 مرکزی نرخ
o12c-12 مسافر…
o12m-8r-8c-8 مشاور
o12d-2r-4c-14 ملی نرخ
o12 منحل
o12 منحل شد
o12 مهر
o12m-2b-8c-8r-10 موتور
o12 مودیا…
o12 مولکو…
o12w-2b-12r-14d-16m-20 می پذیرد
o12 نایاب
o12c-10 نباشن…
o12 نتایج
o12b-2r-10c-12 نرخ بهره
o12 نقره
o12m-4b-8r-18 نمایشگاه
o12r-12 نوزده…
o12m-8r-8c-8 نیت
o12 نیروگ…
o12 نیما
o12 های خالی
o12 هسته
o12 همایو…
o12c-8 هنرها…
o12 هوایی
o12 هوایی به
o12p-2c-12 هک سامانه
o12w-4 و وام
o12 ونیز
o12r-4m-10c-10 وینکل…
o12c-10 پالای…
o12m-8r-8c-8 پالی
o12p2v-14w-14r-16g-16a-16d-18n-18b-22 پای
o12w-2b-12r-14d-16m-20 پذیرد
o12w-2b-12r-14d-16m-20 پذیرد $
o12 پرتاب شد
o12c-16 پلیس فتا
o12c-10r-12 پوتین
o12b-10w-10c-12 پیش بینی
o12b-10m-12 چمبر
o12 چه گفت
o12r-10c-12 ژرف
o12 کالاب…
o12b8c-16 کام
o12 کرج
o12b-12m-16 کسی
o12b-10 کنتور
o12v8m-10b-10d-10r-12c-12n-14 کنسرت
o12c-4d-10 کهن
o12b-12 کور ترافیک
o12 گاز
o12 گذشتن…
o12c-2 گردنه
o12b-12 گره کور
o12c-10 گروک
o12 گوگ
o10 <number> به
o10c-10 <person> pay
o10r-16 <person> the
o10g-6b-18 <price> in
o10n-12 ^ gamers
o10w-2p-2r-8c-14 ^ gamestop
o10 ^ golden
o10c6r-8d-16 ^ lender
o10m-12c-12 ^ monzo
o10m-14a-14 ^ orca
o10m-10p-12b-16 ^ rocket
o10r-2 ^ sports
o10c2n-10r-12b-12d-12v-12m-22 ^ stellar
o10g-4c-14w-16 ^ wallet
o10c-6 ^ اسپیس
o10m6p-10 ^ تحلیل
o10g-12a-12w-12m-14c-16 ^ رای
o10a-12d-18n-18g-18b-26 ^ شرکت
o10c-20 ^ شکایت
o10b-2 ^ فناوری
o10b-2 ^ معاملات
o10c-10 ^ نوسان
o10p-14 ^ هکرها
o10r-14 ^ کاهش
o10m-10 ^ گس
o10r-8 adopts
o10 affor
o10 affor…
o10 aguil…
o10m-12 amd
o10 arcti…
o10 bankm…
o10r8c-14 bann
o10 batteries
o10c-12 battery
o10c-12 betwe…
o10d-10 bik
o10d-10 bikes
o10 breakthrough
o10c-4 brew
o10c-4 brewe…
o10n-10 brian
o10 bridgewat
o10 bridgewater
o10 bu
o10 bus
o10c-2 cairo
o10r4c-12 california $
o10 canc
o10 cancer
o10b-10 ceil
o10b-10 ceili…
o10d-4g-10m-14r-14n-16a-16c-16 cheap…
o10b-10c-12 chipmaker
o10m-12 chipmakers
o10 chlo
o10 chloe
o10r2d-2c-2b-14 coin OCEAN
o10m-8b-12 compet
o10m-8b-12 compete
o10 connecting
o10m-10 consumer
o10 crisi
o10 crisi…
o10c-4 czech
o10c-10 data breach
o10 degre
o10 degre…
o10d-4 dollar weakens
o10m8c-14 dots
o10r-8 drivers
o10c-6 economic
o10c-6 economics
o10 educa…
o10c-8 email
o10c-12 email…
o10 emoji
o10r-8 empir
o10r-8 empir…
o10c-2 evacuations
o10 fair
o10 faire
o10c-10 fbi
o10c-2 federal
o10c-10 federation
o10c-8m-10 firm $
o10b-8r-10 flights
o10b-8r-10 flights $
o10m-12 forecasts
o10 fortn…
o10c-14 ftc
o10m2c-4a-8r-12 fuel
o10c-6n-12 gamer…
o10g-12 gamescom
o10w-2p-2r-8c-16 gamestop
o10g-2v-10 garr
o10g-2v-10 garry
o10b-10c-14 goes on
o10m-6 gold $
o10c-14 goldman sachs
o10 grips
o10b-4 grounds
o10 grow $
o10c-2d-14 growth $
o10c-2d-14 growt…
o10c-4 hackers leak
o10 hamne…
o10 heat waves
o10c-2m-12 heath…
o10m-10 heatw…
o10b-10d-12r-14c-14 hedg
o10r-10 hedge fund
o10 helium shortage
o10 herd
o10 herds
o10d-10 hill
o10r-8d-10b-12w-12 holder with person
o10v8d-10 hosts
o10d-10v-10r-12n-12g-12a-14c-18 hours $
o10r-8 house $
o10 hurri…
o10 icy
o10r2w-4n-8d-12c-26 in the
o10 indicted
o10b-2m-4 industry
o10r-12 influ…
o10c-12 insta…
o10r-8b-8m-10 insuranc
o10r-8b-8m-10 insurance
o10n-8b-14 insur…
o10c-10 int
o10c-10 inter
o10 joe
o10 josep…
o10c-14 jump after
o10 kava
o10 kitch…
o10 lak
o10 laker…
o10c-8 legen…
o10c-10 leo
o10d-10 lido
o10b-10 lymph
o10g-12 machine
o10b-2d-14g-14v-24a-26p-26 mak
o10 malar…
o10 mateo
o10 memor
o10 memory $
o10 memor…
o10c-10 messi
o10d-8 mets
o10r-10 mi
o10 miran
o10g-6m-10 missing
o10g-2v-10 mod
o10m-12c-12 monzo
o10m8w-2r-4b-14 move $
o10 mri
o10 munit…
o10c6n-10b-14 narra…
o10c-12 near a
o10g-2 neura…
o10r-8 newsp…
o10d-2r-12m-16 nine months
o10 nomadlan
o10 nomadland
o10 nomads
o10 on weak
o10n-12 opene…
o10m-14a-14 orca
o10 ox
o10c-10 package approved
o10c4d-10m-14b-14 partn
o10c-12 passports
o10v-10 patients
o10c-10 pay package
o10c-12 pensioners
o10c-10 perfo…
o10c-12 phone $
o10 phone…
o10d-8 pitcher
o10c-8d-10 pitch…
o10 plac
o10 place…
o10g-2 plays
o10g-10 plu
o10g-10 plus
o10 podcast $
o10d-10n-10g-10m-12a-12 polic
o10m-10c-22 police
o10r-8 police bust
o10d-10n-10g-10m-12a-12 polic…
o10m2g-6r-14c-14 prepa…
o10w-8c-8v-12g-16a-16p-16r-18b-22 price…
o10c-4b-12 proce…
o10 profe…
o10b2r-10w-10m-12c-12n-14 queu
o10 rainy
o10r-2c-18 rally in
o10n-6b-10v-10m-12d-12r-16p-16 ranso…
o10c-12 recyc…
o10 relief $
o10 relie…
o10 restaurant
o10 retri…
o10 reunion
o10 reunion tour
o10b-12r-14c-16 rial
o10m-10p-12b-16 rocket pool
o10a-2p-12b-16 rocke…
o10c-10 rooki
o10c-10 rooki…
o10 s25
o10c-14 sach
o10c-14 sachs
o10 san
o10c-10 save
o10c-10 saver…
o10v-4m-6r-10b-18 savin…
o10c-10 scams $
o10 sec chair
o10b-12w-14c-14m-16 sells for
o10m-10 senti…
o10c2v-10b-14d-14n-14r-16a-16m-20 shows
o10 silen…
o10b4m-10c-14 six $
o10b-10r-14 skid
o10b-10r-14 skids
o10c-2r-6 slams
o10m-2d-10 slide as
o10c-10n-14 soars $
o10 song
o10 south…
o10r-2 sports betting
o10c-8 spoti…
o10 stanf…
o10m8w-8r-10b-12d-12c-12 steady
o10b-10 stock soars
o10c-8b-14 storage demand
o10 strengthen
o10 strengthens
o10v-10 strok
o10v-10 strok…
o10c-8 subsc…
o10m2c-10b-14 surge…
o10 techn…
o10m-12 the future
o10 thiev
o10 thiev…
o10 thriv
o10 thriv…
o10 tickets
o10r-10b-12c-14 time in
o10 trage…
o10r-8b-10 twitt
o10r-8b-10 twitt…
o10n-10w-10c-10p-10r-14 unveils
o10b-14 unveils quantum
o10d-10 venic
o10d-10 venic…
o10d-10 walkers
o10c-10 warne…
o10c-2 warns on
o10c-2 wildf…
o10r-2m-4 with fraud
o10v-12 xreal
o10d6m-12 آخر
o10c-10 آزادگ…
o10g-10 آسیای…
o10 آمریکا علیه
o10w-12 آیند
o10w-12 آیند $
o10r-10 ابلاغ…
o10v-4m-10n-10b-12c-16 اجبار
o10v-4m-10n-10b-12c-16 اجبار…
o10r-4 اجرا شد
o10 استال…
o10r-10d-10w-10c-14m-18 استخر $
o10c-6 اسپیس
o10c-6 اسپیس ایکس
o10m8c-16 اضافه کرد
o10 افزایش داد
o10c-8 امواج
o10 امگا
o10 اولت
o10 اولتر…
o10d-10n-10b-12 اونس جهانی
o10 اکشن
o10r-4v-8a-10b-14d-14n-14c-16w-24 ای
o10m-2c-10 اینترنتی
o10 بایست…
o10 بخوری…
o10c6d-6b-12m-16 بررس
o10c6d-6b-12m-16 بررسی
o10 بررسی می
o10 برکنا…
o10b-10 بپزیم
o10g-10 تاج
o10b2g-14 تامین
o10c-8 تتا
o10m6p-10 تحلیل
o10 ترودو
o10c-2b-10r-12n-14 تریلی…
o10 تسخیر
o10c-4 تسلا خودروی
o10m-12b-12 تعویق افتاد
o10r-6 تقدیم
o10d-12c-14 توافق
o10w-10b-12c-18 تومان…
o10 تون
o10r-10 ثابت نگه
o10c-10 ثروتمندترین
o10 جاز
o10r-2m-12 جای خود
o10c-14 جدید اضافه
o10 جکسون
o10c-8 حافظه
o10 حضور
o10g2a-10d-14n-14w-16b-20 حمایت
o10c-10 خاویر
o10 خطر است
o10 خواص
o10 خودروساز
o10m-10 خودرویی
o10c-10 خوزست…
o10 دانه
o10c-4r-8 در بانک
o10 در خطر
o10c-10 درست
o10 دریا
o10 دریاه…
o10r4c-20 دستگی…
o10 دیجی کالا
o10 دیوار
o10 را افزایش
o10 را بررسی
o10r-10 را ثابت
o10a-12 رایگان شد
o10 رطوبت
o10 روزی
o10b-10 روس
o10 روسی
o10b-10 رکورد تازه
o10b2g-14 زنجیره تامین
o10r-2v-10d-14b-18 زنده
o10c-2 سایبری به
o10 سرمرب
o10 سرمرب…
o10 سقوط بهمن
o10c-10 سولان…
o10r-8 سوییس…
o10 سید
o10c-10 شدنی
o10m-4c-16 صادر
o10 عجیب
o10 علیه
o10 غذایی
o10c-10 فرد
o10m-10c-10 فروختند $
o10m-6 فولاد
o10 قسمت
o10 لاغر
o10 لاغری
o10c-10p-10 لوور
o10c-10 لوگو
o10c-10 لوگوی
o10 لوی
o10 لویی
o10 ماکرو…
o10r-10 مخدر
o10c-12 مذاکره
o10b-12m-16d-16v-16 مرکزی
o10g-10 مساو
o10g-10 مساوی
o10 مشهور
o10b-6 مشکل
o10b-2 معاملات آتی
o10c-8 مغز
o10 ملت
o10c-10p-10 موزه لوور
o10w-12 می آیند
o10w-2b-8p-12v-14g-16m-18r-18a-20 نام
o10g-10 ناگوی…
o10r-10 نخوری…
o10c-8 نقشی
o10 نقطه
o10p4d-14 هکرها
o10m-10 وام های
o10g-10 وتخت
o10m-10b-12 وود
o10b-6 ویندو…
o10 پراید گران
o10m-10 پرباز…
o10a-10 پرورش
o10c-14 پولشو
o10c-14 پولشو…
o10 چهره
o10 چیا
o10c-8 کارگران
o10 کاوشگ…
o10 کشتی
o10 کشف <number>
o10 کوزام…
o10 کیمبا…
o10c-10 گره
o10w-2m-18 گس
o10c2d-8m-10r-12 گسترش
o10 گیران
o8g-14 <number> بازی
o8m2v-2a-6n-14p-14r-20w-26 ^ <coin>
o8b4r2a-10p-10g-12m-14n-14v-14d-18c-26 ^ bank
o8m-2d-2b-12 ^ ecb
o8a-12 ^ farming
o8 ^ lending
o8 ^ parliament
o8d-10 ^ stocks
o8d-10a-12b-14n-14r-16c-16g-20 ^ virtual
o8c-10 ^ yen
o8a-2c-2n-10w-10b-12 ^ شاخص
o8 ^ مسابقه
o8 ^ نقد
o8 ^ نیل
o8m-14 ^ هدست
o8 ^ چت
o8 activision
o8r-10 adopt
o8 alps $
o8 ar glasses
o8 aster…
o8 ballo…
o8c-16 ban $
o8g-10 boar
o8g-10 board
o8 boein…
o8d-12 bow
o8 brace for
o8 brad
o8 caesa…
o8d-14c-14 calle…
o8 camer…
o8 casp
o8 caspe…
o8 catalogu
o8 catalogue
o8 cd
o8 cds
o8c-12 ceasefir
o8c-12 ceasefire
o8 central banks
o8c-8b-12 chann…
o8 coinstar
o8b-8m-10c-12 computing
o8m-10 consum
o8m-10 consu…
o8 cooli…
o8 cools $
o8c-2 costc…
o8m-12 crick…
o8p-8w-12g-14a-14d-16n-16v-16r-22b-24 dash
o8w-2a-8p-18v-20c-20g-24d-26 data
o8m-2d-2b-12 ecb
o8 eo
o8 eos
o8c-16 fails
o8c-16 fails to
o8 firmw…
o8 folds
o8m-4c-12 for shipping
o8a-2g-8n-10d-12v-12r-18m-20 force…
o8 four $
o8 graph
o8 hello
o8r2m-18 holder with law
o8b6d-8p-12v-16g-18a-18w-18m-28r-28 home
o8 housing cools
o8c-12 impre…
o8c-8 in record
o8r2w-10n-14v-14g-14m-16b-16d-18c-24 jaile…
o8 janua…
o8c-10 jpmorgan opens
o8 labou…
o8d-2a-4c-14 les
o8d-2a-4c-14 less
o8n-2v-2g-8m-12d-12c-20 licenc
o8d-6m-12b-14c-16 licence
o8m-10p-12d-14b-18 londo…
o8b-4m-16 lose to
o8 lusi
o8 magaz…
o8 meeti…
o8m-10 migrant
o8m-10 migrants
o8 milan
o8c-10 miners shares
o8g-2n-10v-10b-12d-12r-14w-14 mis
o8m-10b-10 musician
o8 orego…
o8m-14 our
o8m-2g-6r-12b-16 p
o8 parli…
o8b-8r-12d-12 pay comes
o8m-2b-2c-4 penguins
o8 pitt
o8d-10 plugs
o8d-10 pod
o8a-2n-10r-12v-12g-12m-14d-14b-16 podca…
o8 promp…
o8 r5
o8m2d-12v-12g-12p-12c-18w-20 reach
o8 refor…
o8r-12 replaces
o8m-2c-10 reporting
o8 required
o8w-10n-12v-12g-12a-12r-14b-14m-16c-16 rescu
o8w-10n-12v-12g-12a-12r-14b-14m-16c-16 rescu…
o8w-4m-8b-10 research $
o8 rose
o8 ruud
o8m-2g-6r-12b-16 s p
o8 skiers in
o8 slowe…
o8 spell
o8 spine
o8 station
o8m-10c-10 stud
o8m-10c-10 study
o8 subur…
o8 suite
o8g-10 superhero
o8 sushi…
o8n-10b-12m-18c-20 tariffs
o8 tax cuts
o8 three skiers
o8w-16 thril…
o8d-10m-12c-16 to cut
o8c-12 to impress
o8 tofin…
o8 tower
o8 uk court
o8 unto
o8m-12 up in
o8 vinyl
o8c-10 walked
o8 washe…
o8p-10n-12v-12r-14g-14a-14b-18c-20 whale
o8 yield on
o8b-2p-2v-10w-12g-18r-20m-22 your
o8m2r-8n-10b-12c-16 آتی
o8 آسیا $
o8a-10m-20 آینده
o8 آینده $
o8r-2 احتکا…
o8 ارتفا…
o8 ارشد
o8 ارکست…
o8 انفجا…
o8c-16 با وعده
o8 باران
o8 بازداشت شدند
o8b-8 بازنشستگان
o8 بانک سپه
o8r-10b-12 بخریم $
o8 برنج
o8w-8d-12c-14b-18 بهره
o8 تازه روی
o8 تاشو
o8 تانزانیا $
o8 تانزا…
o8 ترافیک در
o8 توچال
o8 جدید در
o8 جمشید
o8 جمشید…
o8m-10n-10r-12b-12g-16 جمین
o8m-10n-10r-12b-12g-16 جمینی
o8r-10 دادگاه متهمان
o8 دانشج…
o8 در تانزانیا
o8 در دانشگاه
o8 در درمان
o8 درب
o8 دربی
o8c-10 دردسر
o8 درمان سرطان
o8 درمانی
o8 دستگیر شد
o8 دشتست…
o8c-10 دوربی…
o8 دوچرخ…
o8 رد کرد
o8r-2 روغن
o8c6m-10v-10 روی استارتاپ
o8v-10 رگولاتوری
o8c-2v-10 رگولا…
o8b-8 ساز شد
o8c-4 سال $
o8 سبز شد
o8 سرطان $
o8 سوار
o8 سواری
o8 سپه
o8 سپه $
o8c-16 سکه و
o8c-2 سیب
o8 سینما…
o8 صحنه
o8 طارم
o8 طارمی
o8c-2p-10 طلافروش
o8c-2p-10 طلافروشی
o8 عیار
o8c-8 غذا
o8 فناور
o8 فناور…
o8 قابلیت جدید
o8 قابلی…
o8 لال
o8 لنس
o8 ماهوا…
o8b-8 متناس…
o8r-10 متهما…
o8r-6 محاکم…
o8c-4 مدارس $
o8c-4r-10 مدیرا…
o8c-2p-10 مسلحا…
o8 مسکو
o8 معمار
o8 معمار…
o8 ملی در
o8 منزل
o8 مهد
o8 مهدی
o8 مهمات
o8 نظریه
o8 نظم
o8 نفر بازداشت
o8 نم باران
o8 نمایش
o8 نیل
o8 نیل آرمسترانگ
o8b-12 نیویو…
o8 هلیوم در
o8 هوشمندساز
o8 هوشمندسازی
o8 و طلا
o8c-16 وعده
o8d-10m-12b-16 پاکست…
o8 پسته
o8 پژمان
o8 پی تی
o8 چت
o8 چت جی
o8a-2v-4n-10w-12d-14b-16m-18 کشور
o8n2a-2p-2g-12w-16m-18r-18d-18 کوانت…
o8 کوروش
o8 گاز هلیوم
o6 ^ louis
o6c-8b-10d-10 ^ nigeria
o6n-12a-12p-12r-14d-14m-16v-16c-20 ^ polygon
o6 ^ ripple
o6g2r-8a-8m-12b-12c-14 ^ steam
o6 ^ اپلیکیشن
o6 ^ پروتون
o6b-6 a record
o6 ash
o6c-8 audience $
o6c-8 audie…
o6m-2 boe
o6a-2g-8r-14d-14c-18 brand…
o6c-4 butch
o6 carpet $
o6c-6 child…
o6r-8c-8 draws ire
o6 french alps
o6 gala raises
o6b-6 guar
o6 headl…
o6a-4v-10g-10w-10d-14b-16r-18 heat
o6 hersh…
o6b-16 hit <price>
o6 in french
o6b-2v-10 in paris
o6 intui…
o6r-8c-8 ire
o6r-8c-8 ire $
o6 lande…
o6c-4 leed
o6c-4 leeds
o6 loui
o6 louis
o6 louis armstrong
o6 lunar
o6 mri scanners
o6c-8b-10d-10 nigeria
o6 oreo
o6r-8 package
o6b-2v-10 paris $
o6c4b-10r-12g-12 payments $
o6m-4 penns…
o6c-4 pie
o6 pole
o6 probe…
o6 qanta
o6 qanta…
o6 qled
o6r-10g-10d-16p-16n-18a-18m-20 returns to
o6 rippl
o6 rippl…
o6r-12p-12 robbed $
o6 sc
o6c-10m-14 stake $
o6 stren…
o6d-4r-16b-16c-20 surg
o6 taxes $
o6 tv
o6c-10 از گوشی
o6 او
o6m-6 تقویت
o6 جاده چالوس
o6 حراج تهران
o6 خرید در
o6w-4n-10m-12b-12d-12r-16g-16 را اخراج
o6 سهراب
o6 سینماگران
o6 صدا
o6 صدای
o6 صدرنش…
o6 فرزند…
o6 قدیمی $
o6m-8 قیمت خودرو
o6 لیورپ…
o6 مختل
o6b4d-2p-12r-14v-14a-14w-16m-28 منتشر
o6 نماد
o6 هواو
o6 هواوی
o6r-4 واتسا…
o6 پاریس
o6 پروتو…
o6 چالوس
o6 چالوس $
o6b-8 گوسال…
o6 یابد
o4g-2p-4m-10r-12b-12a-12 ^ dao
o4c-12 ^ investors
o4c-2m-10 ^ lp
o4 ^ pool
o4c-10 ^ tom
o4 ^ افشای
o4r-12 ^ امضای
o4 ^ جشنواره
o4 ^ فارم
o4c-4m-8b-8n-8 a home
o4 berli…
o4 brain…
o4 brands $
o4 cash flow
o4m-14n-14 charl…
o4c-8r-14 coins…
o4b-10n-10w-10m-18 conte…
o4 creativit
o4 creativity
o4 cycli…
o4b-8 decip…
o4c-6b-10w-10m-14 exchange to
o4 exhib…
o4 exposes
o4 flow worries
o4c-6 glenc…
o4b-12 grip
o4 judge says
o4r-2 lack
o4r-2 lacki…
o4n-10p-10w-16r-22a-22 launches
o4 life $
o4 mount
o4 newmo…
o4 noir
o4 nomad
o4c-10 playi…
o4b-8 pompe…
o4m-8c-10 pour
o4b-12a-14c-14 prote…
o4 queue…
o4 regulator fines
o4r-12c-12 replac
o4r-12c-12 repla…
o4c2b-6w-10r-12m-14d-14p-14 rug pull
o4v-2 safet
o4v-2 safet…
o4c-2 snack
o4c-2 snack…
o4 staff…
o4r-8m-10p-12n-14w-14g-18a-18c-32 to <price>
o4 to ban
o4c-10 tom
o4c-10 tom lee
o4r-10 tool
o4v-4m-8 tops global
o4 toyot…
o4v-2 turtl
o4v-2 turtl…
o4r-2 wat
o4r-2 water
o4 worries mount
o4 آدا
o4c-12 آشت
o4c-12 آشتی
o4 افش
o4 افشای
o4 افشای اطلاعات
o4c-10 امروز در
o4 اونس طلا
o4 اکسیژ…
o4w-6v-10p-10g-12b-14d-14n-14a-14m-22 برق
o4c-18 به بانک
o4 بیمار…
o4 بین بانکی
o4 تاسیس…
o4 ترکی
o4 تنفس
o4 تنفسی
o4 جشنوا…
o4 حمله سایبری
o4 دختر
o4 دختری
o4r-2d-14 درصد رشد
o4 را رد
o4r-10c-12 زیاد
o4 سایبر
o4 سایبر…
o4 ستاره
o4 شورا
o4 شوراه…
o4c-12 صرافی جدید
o4r-6 طلافروشان
o4 فجر
o4 فروشا…
o4 مینا
o4 نانوذ…
o4 نتفلی…
o4 نفتی
o4 کاهش یافت
o4 یلماز
o2 <person> and
o2 ^ art
o2 ^ doj
o2c-14 ^ gas
o2r-2b-12c-12m-18 ^ liquidity
o2m-4d-4n-4r-10w-14 ^ lost
o2 ^ ریال
o2c-10 ^ سگ
o2r-2 ^ شرط
o2 ^ قهرمانی
o2 align
o2 avalanche buries
o2 avalanche kills
o2 blanc
o2b-6 brace
o2b-14 brows
o2b-14 brows…
o2 bubbl
o2 bubbl…
o2 bur
o2 burie…
o2b-14 cash app
o2 centres
o2 cern
o2m-12 charged
o2 climbers
o2 color
o2 colors
o2b-14n-14v-14w-14g-16a-16r-18c-18m-20 curv
o2b-14n-14v-14w-14g-16a-16r-18c-18m-20 curve
o2 data centres
o2 dividen
o2 dividend
o2 drawi…
o2 drink
o2b-2 engla…
o2 f1
o2m-4c-14 fears
o2 fizz
o2 gogh
o2c-12 google wallet
o2 graph…
o2g-2r-10m-12p-12d-16 identity
o2 inquiry $
o2 inqui…
o2r-4m-12 lambo…
o2 leagu
o2 leagu…
o2v-10g-10w-10c-10n-12a-14r-18 lift
o2 luna
o2 madri
o2 madri…
o2r-12 media
o2 meter…
o2w-4g-12a-12b-14d-14n-16m-18v-18 micha…
o2 mont
o2 moth
o2 nordi…
o2 novo
o2b-2 of england
o2 off sydney
o2c-8 open source
o2 over money
o2c-6 payrolls
o2 pixar
o2 ponzi
o2d-10 rallies <price>
o2c-4 reboun
o2 reporter
o2 scorc…
o2n-6c-10r-12b-12v-12 sequel
o2 services
o2 shortage threatens
o2 sinn
o2 sinne…
o2 smash…
o2c-8 source
o2 spec
o2 species
o2r-2n-10g-12w-12a-14 start
o2c-10 streaming
o2 sydne
o2 sydne…
o2 t1
o2b-10 take on
o2r-14a-18c-22 their
o2d-4p-10w-14a-16v-18g-18 thir
o2m-2c-8 tight
o2m-10 trading app
o2n-8a-8v-10g-12r-14d-14m-18c-18 tre
o2n-8a-8v-10g-12r-14d-14m-18c-18 trees
o2r-12 trump media
o2 unemp…
o2 van
o2r-12 votes on
o2a-10b-12 yields $
o2 آکیور…
o2 اسکنا…
o2 اصغر
o2 الجثه
o2 انجین
o2c-2 اوکرا…
o2b-10c-10 بازیکن
o2n-6r-12m-16c-18 به روز
o2 بهار
o2 بوشهر
o2 بوم
o2 بومی
o2c-4 تازه در
o2 ترون در
o2 تلویز…
o2m-8r-10 ثروتم…
o2r-2 ثنا
o2r-10 جعلی $
o2 خوی
o2 داروخ…
o2 دبش
o2r-10 در ایران
o2b-6w-10c-14 دزد
o2b-6w-10c-14 دزدی
o2r-12 رزرو
o2n-6r-12m-16c-18 روز شد
o2 ریاض
o2d-12n-14 زمانی
o2b-12d-14w-14r-24 سرمایه گذاری
o2 سریال…
o2 سنگین در
o2 سکه امروز
o2 سیستا…
o2c-12 شوند
o2 شوند $
o2 طلا و
o2 عظیم
o2c-2 عینک
o2c-2 فدرال
o2r-12 فدرال رزرو
o2b-4 فر
o2 فیلم ترون
o2 قشم
o2 قهرمانی
o2m-12c-18 لایحه
o2c-12 می شوند
o2 میلگر…
o2 نداد
o2 نزول
o2 نزولی
o2 نشستن
o2 نشستن…
o2 و سکه
o2 پخت
o2 چای
o2d-12n-14 چه زمانی
o2 کمبود
o2m-8d-12 کمتر
o2b-10r-12d-12c-12 کنترل
o2 کوهان
o2 یف
o-2n-6b-16 ^ plasma
o-2 airdrop with transfer
o-2 clari…
o-2c-4n-12 dead $
o-2a-4m-10 in tokens
o-2c-16 merges
o-2g-10 minti…
o-2g-8n-26 one
o-2c-12 record <number>
o-2 right
o-2m-6 spar
o-2a-6b-14p-14v-18 trad
o-2r-8 users flee
o-2m-10 سال عقب
o-2 سوییف…
o-2r-6w-6n-8v-10p-18 می
o-4a-10b-14 adds support
o-4c-12 after two
o-4 north korean
o-4c-6a-12 overtak
o-4c-6a-12 overtakes
o-4a-10b-14 support for
o-4w-10b-14 ایرانی را
o-4g-14 دانشگاهی
o-4b-14a-16 کوین بیس
o-6 crypto $
o-6b-10m-14 custod
o-6b-10m-14 custody
o-6 dollar $
o-6m-16 markets $
o-6 once
o-6 prefe…
o-8d-12m-18 coin GLM
o-8b-10 dn
o-8b-10 dns
o-8p-14v-16a-18w-18d-20m-22 form
o-8w-10r-12 happe…
o-8w-12 in crypto
o-8 program
o-8n-10m-12r-12a-14w-16 real
o-8r-10 to list
o-8p-10v-16g-18r-22c-22a-24w-24 vault
o-8d-14 متهم
o-10 ^ microstrategy
o-10 ^ کدام
o-10 alien
o-10 ena
o-10 google cloud
o-10c-12 october $
o-10 reaches <number>
o-10n-12r-18g-24p-24a-30 the
o-10 worry
o-10 الملل
o-10 الملل…
o-10 بین المللی
o-10 تابست…
o-10 در تابستان
o-12 <number> روزه
o-12 applies
o-12 butchering
o-12r-16 fees to
o-12 go up
o-12 pig
o-12 pig butchering
o-12 probe into
o-12 استخراج خانگی
o-12c-14 اند
o-12c-14 اند $
o-12 ایران چقدر
o-12 به قیمت
o-12 روزه
o-12 کلید
o-14m-16 arrives
o-14n-16v-16g-18a-18w-20d-22 contract
o-14 now worth
o-14 stash now
o-14 tokens are
o-14 unveils new
o-14c-16 برای سرمایه
o-18 outage takes
o-18 probe
o-20 ondo
`
