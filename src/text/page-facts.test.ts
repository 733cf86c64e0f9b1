import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import type { UiLocale } from '#domain/locale.ts'
import { pageText } from '#test/page-parts.ts'
import { type PageContent, type PageName, pageNames, parsePageContent } from './page-content.ts'

const folder = new URL('../../content/', import.meta.url)

const page = (locale: UiLocale, name: PageName): PageContent =>
	parsePageContent(readFileSync(new URL(`${locale}/${name}.md`, folder), 'utf8'))

type Fact = readonly [fact: string, en: RegExp, fa: RegExp]

/** What each page must say, in both languages. */
const facts: Record<PageName, readonly Fact[]> = {
	about: [
		['title', /^About \{brand\}\n/, /^درباره‌ی \{brand\}\n/],
		[
			'more than 60 outlets in two languages',
			/more than 60 Persian and English outlets/,
			/بیش از ۶۰ رسانه‌ی فارسی و انگلیسی/,
		],
		['no news of its own', /writes no news of its own/, /خودش خبری تولید نمی‌کند/],
		[
			'length of the range',
			/\{brand\} mountains run for about 1,600 km/,
			/رشته‌کوه \{brand\} حدود ۱٬۶۰۰ کیلومتر/,
		],
		['order is the same for all', /the same for every reader/, /برای همه یکسان/],
		['ads buy no place', /no advertiser can buy a place/, /هیچ تبلیغ‌دهنده‌ای نمی‌تواند جایی/],
		['tags by machine, may be wrong', /sometimes wrong/, /گاهی هم اشتباه می‌کند/],
		['votes are opinions', /opinion of a reader/, /نظر خواننده/],
		['sample data', /invented sample headlines/, /تیترهای ساختگی/],
		['20 coins in dollars', /20 largest coins by market value, in US dollars/, /قیمت دلاری ۲۰ رمزارز/],
		['languages combine', /English interface with Persian news/, /رابط فارسی با خبر انگلیسی/],
	],
	contact: [
		['title', /^Contact\n/, /^تماس با ما\n/],
		['information address', /\{info_email\}/, /\{info_email\}/],
	],
	advertise: [
		['title', /^Advertise\n/, /^تبلیغات\n/],
		[
			'monthly price by position',
			/monthly price depends on the position/,
			/قیمت ماهانه به جایگاه آن بستگی دارد/,
		],
		[
			'text ads of coins or outlets',
			/coins or the outlets that you choose/,
			/رمزارزها یا رسانه‌هایی که شما انتخاب می‌کنید/,
		],
		[
			'one text ad a page, in its first four',
			/A page of ten headlines carries one text ad at most, below one of its first four headlines/,
			/هر صفحه‌ی ده‌خبری حداکثر یک تبلیغ متنی دارد، آن هم زیر یکی از چهار خبر نخست/,
		],
		[
			'one banner a page, after the eighth',
			/Among the ten headlines of a page there is one banner at most, after the eighth/,
			/میان ده خبرِ هر صفحه حداکثر یک بنر می‌آید، پس از خبر هشتم/,
		],
		['marked', /marked Ad, on Persian pages «تبلیغ»/, /برچسب «تبلیغ»/],
		['why this ad', /Why this ad/, /چرا این تبلیغ/],
		['no third-party scripts', /no third-party scripts/, /هیچ اسکریپت شخص ثالث/],
		['seen', /half of the ad was visible for one second/, /نیمی از تبلیغ یک ثانیه دیده شود/],
		['once an hour', /once per reader per hour/, /هر خواننده ساعتی یک بار/],
		['robots', /Robots are left out/, /ربات‌ها در هیچ‌کدام/],
		['price by e-mail', /given by email. Write to \{ads_email\}/, /با ایمیل اعلام می‌شود. به \{ads_email\}/],
	],
	help: [
		['title', /^Help\n/, /^راهنما\n/],
		['title link', /link to the news page of the outlet/, /لینکی به صفحه‌ی خبر/],
		['outlet logo', /Outlet logo/, /نشان و نام رسانه/],
		['relative time', /5 minutes ago/, /۵ دقیقه پیش/],
		['share', /Share: copies a link/, /اشتراک‌گذاری: لینک همین خبر را کپی/],
		['views', /Views: how often/, /بازدید: تعداد/],
		['importance taken back', /take your vote back/, /رأیتان را پس می‌گیرید/],
		['bullish and bearish once', /one of the two once/, /یکی از این دو را یک بار/],
		['three tags', /at most 3/, /حداکثر ۳/],
		[
			'guest limit',
			/one coin, one Persian source and one English source/,
			/یک رمزارز، یک رسانه‌ی فارسی و یک رسانه‌ی انگلیسی/,
		],
		['slash', /Press the \/ key/, /کلید \/ را/],
		['enter', /Press Enter/, /Enter را بزنید/],
		['countdown', /ring counts down/, /شمارش معکوس/],
		['not found', /“Not found”/, /«خبری پیدا نشد»/],
		[
			'sorts',
			/Latest:[\s\S]*Views:[\s\S]*Importance:[\s\S]*Bullish:[\s\S]*Bearish:/,
			/تازه‌ترین:[\s\S]*پربازدیدترین:[\s\S]*مهم‌ترین:[\s\S]*بیشترین رأی صعودی:[\s\S]*بیشترین رأی نزولی:/,
		],
		['tabs', /Persian news and English news/, /اخبار فارسی و اخبار انگلیسی/],
		[
			'page of ten, seven buttons',
			/10 news items a page[\s\S]*up to 7 page buttons/,
			/۱۰ خبر[\s\S]*حداکثر ۷ دکمه/,
		],
		['home by the logo', /logo at the top/, /نشان \{brand\} در بالای هر صفحه/],
		['topics and people', /eleven topics[\s\S]*ten influencers/, /یازده موضوع[\s\S]*ده چهره/],
		['favourites', /favorite filter/, /فیلتر دلخواه/],
		['saved news', /Saved news/, /خبرهای ذخیره‌شده/],
		['username rule', /8 to 20 characters/, /۸ تا ۲۰ نویسه/],
		['password rule', /8 to 100 characters/, /۸ تا ۱۰۰ نویسه/],
		['resend', /after 300 seconds/, /پس از ۳۰۰ ثانیه/],
		['account', /dashboard/, /داشبورد/],
		['password reset', /Password reset/, /بازیابی گذرواژه/],
		['Google', /Sign in with Google/, /ورود با گوگل/],
		['theme', /Dark theme and Light theme/, /حالت تاریک و حالت روشن/],
		['language', /Language menu/, /منوی زبان/],
		['first language', /seem to be in Iran/, /در ایران هستید/],
		['prices', /20 largest coins/, /۲۰ رمزارز نخست/],
		['pause', /Pause stops the bar/, /دکمه‌ی توقف نوار/],
		['notifications', /every 30 minutes/, /هر ۳۰ دقیقه/],
		['feeds', /Atom and JSON Feed/, /Atom و JSON Feed/],
		['keyboard', /Esc closes/, /Esc منوها/],
		[
			'own data',
			/download everything[\s\S]*delete your account/,
			/در قالب فایل JSON دریافت کنید یا حساب خود را حذف/,
		],
	],
	'privacy-policy': [
		['title', /^Privacy Policy\n/, /^حریم خصوصی\n/],
		['full name', /full name/, /نام و نام خانوادگی/],
		['e-mail', /email address/, /\nایمیل؛/],
		['telephone', /phone number/, /شماره‌ی تلفن/],
		['survey', /feedback in surveys/, /پاسخ‌های شما در نظرسنجی/],
		['de-identified', /de-identified analytics/, /داده‌های آماری بی‌نام/],
		['time on page', /time on page/, /مدت حضور در صفحه/],
		['single keys', /single_keys \(whether single keys/, /single_keys \(اینکه میانبرهای تک‌کلیدی/],
		['copies on the device', /copies of the last 30 public pages/, /رونوشت ۳۰ صفحه‌ی عمومی/],
		[
			'push passes through others',
			/the only case in which your browser talks to anyone but us/,
			/تنها موردی است که مرورگر شما/,
		],
		['last visit', /when you were last here/, /زمان آخرین بازدید شما/],
		['opened titles', /Which titles you opened/, /کدام عنوان‌ها را باز کرده‌اید/],
		['location', /location/, /موقعیت مکانی/],
		['gender and age', /gender;?\nage/, /جنسیت؛?\nسن/],
		['new or returning', /new or returning/, /تازه‌وارد یا بازگشتی/],
		['pages visited', /pages visited/, /صفحه‌های بازدیدشده/],
		['referring site', /referring site/, /سایت ارجاع‌دهنده/],
		['purpose: account', /create and run your account/, /ساخت و اداره‌ی حساب/],
		['purpose: subscription', /notifications about your subscription/, /اعلان‌های مربوط به اشتراک/],
		['purpose: payment', /payment declined or a payment successful/, /پرداخت موفق یا ناموفق/],
		['purpose: expiry', /expiry of a subscription/, /پایان اشتراک/],
		[
			'cookies for a subscription',
			/by cookies, whether a subscription is active/,
			/فعال بودن اشتراک به کمک کوکی/,
		],
		['encryption', /encrypted in transit/, /هنگام انتقال[^\n]*رمزنگاری/],
		['firewalls', /Firewalls/, /فایروال/],
		['two factors', /two-factor authentication/, /احراز هویت دومرحله‌ای/],
		['backups', /Backups are made daily and kept in the cloud/, /هر روز نسخه‌ی پشتیبان[^\n]*ابری/],
		['marketing', /marketing by email only[^\n]*opt out/, /فقط با ایمیل[^\n]*لغو/],
		['access and correction', /access[^\n]*correction/, /دسترسی[^\n]*اصلاح/],
		[
			'data of others',
			/another person’s data are denied unless law enforcement/,
			/داده‌های دیگران رد می‌شود، مگر آنکه مراجع قانونی/,
		],
		['ten business days', /within 10 business days/, /ظرف ۱۰ روز کاری/],
		['contact', /\{privacy_email\}/, /\{privacy_email\}/],
		['address', /IP address/, /نشانی آی‌پی \(IP\)/],
		['votes and views', /Votes and views/, /رأی‌ها و بازدیدها/],
		[
			'cookie names',
			/sessionid:[\s\S]*csrftoken:[\s\S]*service_lang:[\s\S]*news_locale:[\s\S]*is_theme_dark:[\s\S]*mirrored:[\s\S]*row_height:[\s\S]*grouped:[\s\S]*toman:[\s\S]*pictures:[\s\S]*user_is_logged_in:/,
			/sessionid:[\s\S]*csrftoken:[\s\S]*service_lang:[\s\S]*news_locale:[\s\S]*is_theme_dark:[\s\S]*mirrored:[\s\S]*row_height:[\s\S]*grouped:[\s\S]*toman:[\s\S]*pictures:[\s\S]*user_is_logged_in:/,
		],
		['follows and mutes', /what you follow and what you mute/, /دنبال‌شده‌ها و آنچه پنهان کرده‌اید/],
		['saved filters and news', /Saved filters and saved news/, /فیلترهای ذخیره‌شده و خبرهای ذخیره‌شده/],
		['picture', /profile picture/, /عکس پروفایل/],
		['Google identity', /issuer and the subject/, /نام صادرکننده و شناسه/],
		['subscription dates', /Subscription dates/, /تاریخ‌های اشتراک/],
		['download and delete', /download[\s\S]*delete your account/, /دریافت[\s\S]*حذف حساب/],
	],
	terms: [
		['title', /^Terms of Use\n/, /^شرایط استفاده\n/],
		['news disclaimer', /Disclaimer for news/, /سلب مسئولیت درباره‌ی اخبار/],
		['ad disclaimer', /Disclaimer for advertisements/, /سلب مسئولیت درباره‌ی تبلیغات/],
		['licence', /Limited license/, /مجوز محدود/],
		['user content', /Prohibited user content/, /محتوای ممنوع کاربران/],
		['liability', /Limitation of liability/, /تحدید مسئولیت/],
		['indemnity', /Indemnity/, /جبران خسارت/],
		['suspension', /suspend[^\n]*without notice/, /بدون اطلاع قبلی دسترسی/],
		['third parties', /Third-party links and advertisements/, /لینک‌ها و تبلیغات اشخاص ثالث/],
		['marketing consent', /By signing up you agree/, /با ثبت‌نام رضایت می‌دهید/],
		[
			'amendment',
			/amend these terms at any time without notice/,
			/این شرایط را در هر زمان و بدون اطلاع قبلی تغییر/,
		],
	],
}

const everyFact = pageNames.flatMap((name) =>
	facts[name].flatMap(([fact, en, fa]) => [
		{ locale: 'en' as const, name, fact, wanted: en },
		{ locale: 'fa' as const, name, fact, wanted: fa },
	]),
)

test.each(everyFact)('$locale/$name says: $fact', ({ locale, name, wanted }) => {
	expect(pageText(page(locale, name))).toMatch(wanted)
})
