import type { TextKey } from './en.ts'

/** Every sentence the product says, in Persian. */
export const fa: Record<TextKey, string> = {
	'app.tagline': 'خبرهای رمزارز، یک‌جا',
	'app.description':
		'خبرهای رمزارز از حدود شصت منبع فارسی و انگلیسی در یک فهرست؛ با جست‌وجو، فیلتر و رأی خوانندگان.',
	'app.skip': 'رفتن به متن صفحه',
	'app.home': 'زاگرس، صفحه‌ی نخست',

	'header.dark': 'پوسته‌ی تیره',
	'header.light': 'پوسته‌ی روشن',
	'header.language': 'زبان',
	'header.logIn': 'ورود',
	'header.account': 'حساب من',
	'header.logOut': 'خروج',

	'language.fa': 'فارسی',
	'language.en': 'English',

	'footer.label': 'درباره‌ی این سایت',
	'footer.home': 'صفحه‌ی نخست',
	'footer.about': 'درباره‌ی ما',
	'footer.contact': 'تماس با ما',
	'footer.help': 'راهنما',
	'footer.policy': 'حریم خصوصی',
	'footer.terms': 'شرایط استفاده',
	'footer.advertise': 'تبلیغات',
	'footer.disclaimer':
		'زاگرس خودش خبر نمی‌نویسد و حق هر تیتر از آنِ منبع آن است. هیچ‌یک از مطالب این سایت توصیه‌ی مالی نیست.',

	'sample.bar': 'داده‌های نمونه: از این دستگاه به هیچ منبع خبری دسترسی نیست.',

	'notFound.title': 'یافت نشد',
	'notFound.message': 'متأسفانه صفحه‌ای که دنبالش بودید پیدا نشد',
	'notFound.picture': 'راهی کوهستانی که در مه گم می‌شود',
	'notFound.home': 'بازگشت به خبرها',
	'notFound.dashboard': 'رفتن به داشبورد',

	'failure.title': 'مشکلی پیش آمد',
	'failure.message': 'این صفحه همین حالا آماده نشد. ایراد از ماست، نه از شما.',
	'failure.retry': 'تلاش دوباره',
}
