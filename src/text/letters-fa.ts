import type { LetterTextKey } from './letters-en.ts'

/** What the product writes to people by mail, in Persian. */
export const lettersFa: Record<LetterTextKey, string> = {
	'letter.hello': 'سلام،',
	'letter.copy': 'اگر دکمه کار نکرد، این نشانی را در مرورگر خود وارد کنید:',
	'letter.footer':
		'این نامه برای شما فرستاده شد چون نشانی‌تان در {brand} وارد شده است. موضوع آن حساب شماست و تبلیغ نیست.',

	'activation.subject': 'حساب خود را در {brand} تأیید کنید',
	'activation.lead': 'به {brand} خوش آمدید. تنها یک گام مانده است: تأیید کنید که این نشانی از آنِ شماست.',
	'activation.detail': 'نام کاربری شما: {username}',
	'activation.action': 'تأیید حساب',
	'activation.note':
		'این پیوند یک بار و تا ۲۴ ساعت کار می‌کند. اگر شما ثبت‌نام نکرده‌اید، کاری لازم نیست: حسابی که تأیید نشود خودبه‌خود از میان می‌رود.',

	'already_registered.subject': 'شما پیش‌تر در {brand} حساب ساخته‌اید',
	'already_registered.lead':
		'کسی، شاید خود شما، خواسته است با این نشانی در {brand} ثبت‌نام کند. این نشانی از پیش حساب دارد و چیزی تغییر نکرد.',
	'already_registered.detail': 'نام کاربری شما: {username}',
	'already_registered.action': 'ورود',
	'already_registered.note':
		'اگر گذرواژه را فراموش کرده‌اید، از صفحه‌ی ورود می‌توانید پیوندی برای گذرواژه‌ی تازه بگیرید. اگر شما نبوده‌اید، کاری لازم نیست.',

	'password_reset.subject': 'گذرواژه‌ی تازه برای {brand}',
	'password_reset.lead': 'کسی، امیدواریم خود شما، برای حساب این نشانی گذرواژه‌ی تازه خواسته است.',
	'password_reset.detail': 'نام کاربری شما: {username}',
	'password_reset.action': 'انتخاب گذرواژه‌ی تازه',
	'password_reset.note':
		'این پیوند یک بار و تا ۳۰ دقیقه کار می‌کند. اگر شما نبوده‌اید، کاری لازم نیست: گذرواژه‌ی شما همان می‌ماند.',

	'password_changed.subject': 'گذرواژه‌ی شما در {brand} تغییر کرد',
	'password_changed.lead': 'گذرواژه‌ی حساب شما هم‌اکنون تغییر کرد و همه‌ی دستگاه‌ها از حساب خارج شدند.',
	'password_changed.detail': 'نام کاربری شما: {username}',
	'password_changed.action': 'من نبودم: انتخاب گذرواژه‌ی تازه',
	'password_changed.note': 'اگر خود شما بوده‌اید، همه‌چیز درست است و کاری لازم نیست.',

	'email_change.subject': 'نشانی تازه‌ی خود را برای {brand} تأیید کنید',
	'email_change.lead':
		'قرار است این نشانی، نشانی حساب شما در {brand} شود. آن را تأیید کنید تا همان دم به کار بیفتد.',
	'email_change.detail': 'نام کاربری شما: {username}',
	'email_change.action': 'تأیید نشانی تازه',
	'email_change.note':
		'این پیوند یک بار و تا ۲۴ ساعت کار می‌کند. اگر شما نخواسته‌اید، کاری لازم نیست: حساب نشانی پیشین را نگه می‌دارد.',

	'email_change_notice.subject': 'نشانی حساب شما در {brand} در حال تغییر است',
	'email_change_notice.lead':
		'کسی، امیدواریم خود شما، خواسته است نشانی حساب شما را تغییر دهد. با تأیید نشانی تازه این تغییر انجام می‌شود.',
	'email_change_notice.detail': 'نشانی تازه: {address}',
	'email_change_notice.action': 'من نبودم: انتخاب گذرواژه‌ی تازه',
	'email_change_notice.note': 'اگر خود شما بوده‌اید، کاری لازم نیست.',

	'subscription_week.subject': 'اشتراک {brand} شما تا یک هفته‌ی دیگر پایان می‌یابد',
	'subscription_week.lead': 'کمتر از هفت روز از اشتراک شما مانده است.',
	'subscription_week.detail': 'نام کاربری شما: {username}',
	'subscription_week.action': 'دیدن اشتراک من',
	'subscription_week.note': 'یک روز پیش از پایان و هنگام پایان نیز برایتان می‌نویسیم.',

	'subscription_day.subject': 'اشتراک {brand} شما تا یک روز دیگر پایان می‌یابد',
	'subscription_day.lead': 'کمتر از بیست‌وچهار ساعت از اشتراک شما مانده است.',
	'subscription_day.detail': 'نام کاربری شما: {username}',
	'subscription_day.action': 'دیدن اشتراک من',
	'subscription_day.note': 'حساب، فیلترها و خبرهای ذخیره‌شده‌ی شما همان‌گونه که هستند می‌مانند.',

	'subscription_ended.subject': 'اشتراک {brand} شما پایان یافت',
	'subscription_ended.lead': 'اشتراک شما هم‌اکنون به پایان رسید.',
	'subscription_ended.detail': 'نام کاربری شما: {username}',
	'subscription_ended.action': 'دیدن اشتراک من',
	'subscription_ended.note': 'حساب، فیلترها و خبرهای ذخیره‌شده‌ی شما همان‌گونه که هستند می‌مانند.',
}
