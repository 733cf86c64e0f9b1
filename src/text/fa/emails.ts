import type { EmailTextKey } from '#text/en/emails.ts'

/** Texts of e-mails about accounts, in Persian. */
export const emails: Record<EmailTextKey, string> = {
	'email.hello': 'سلام،',
	'email.copy': 'اگر دکمه کار نکرد، این لینک را در مرورگر خود باز کنید:',
	'email.footer':
		'این پیام را گرفته‌اید چون این ایمیل در {brand} وارد شده است. درباره‌ی حساب شماست و تبلیغ نیست.',

	'email.secured':
		'برای امنیت شما، ارسال پیام به گفت‌وگوها، مرورگرها و وب‌هوک‌های شما متوقف شد و نشانی فیدهای خصوصی‌تان عوض شد. برای از سر گرفتن آن‌ها وارد حسابتان شوید و در داشبورد «دنبال‌شده‌ها» را باز کنید.',

	'activation.subject': 'حساب خود را در {brand} تأیید کنید',
	'activation.lead': 'به {brand} خوش آمدید. فقط یک قدم مانده: تأیید کنید این ایمیل متعلق به شماست.',
	'activation.detail': 'نام کاربری شما: {username}',
	'activation.action': 'تأیید حساب',
	'activation.note':
		'این لینک یک‌بارمصرف است و ۲۴ ساعت اعتبار دارد. اگر شما ثبت‌نام نکرده‌اید، این ایمیل را نادیده بگیرید: حساب تأییدنشده خودبه‌خود حذف می‌شود.',

	'already_registered.subject': 'شما قبلاً در {brand} حساب ساخته‌اید',
	'already_registered.lead':
		'کسی (شاید خودتان) خواسته است با این ایمیل در {brand} ثبت‌نام کند؛ این ایمیل از قبل حساب دارد و چیزی تغییر نکرد.',
	'already_registered.detail': 'نام کاربری شما: {username}',
	'already_registered.action': 'ورود',
	'already_registered.note':
		'اگر گذرواژه را فراموش کرده‌اید، از صفحه‌ی ورود می‌توانید لینک گذرواژه‌ی جدید را بگیرید. اگر شما نبوده‌اید، کاری لازم نیست.',

	'password_reset.subject': 'بازیابی گذرواژه‌ی {brand}',
	'password_reset.lead': 'درخواست بازیابی گذرواژه‌ی حساب شما به ما رسید.',
	'password_reset.detail': 'نام کاربری شما: {username}',
	'password_reset.action': 'انتخاب گذرواژه‌ی جدید',
	'password_reset.note':
		'این لینک یک بار و تا ۳۰ دقیقه کار می‌کند. اگر شما نبوده‌اید، کاری لازم نیست: گذرواژه‌ی شما تغییری نمی‌کند.',

	'password_changed.subject': 'گذرواژه‌ی شما در {brand} تغییر کرد',
	'password_changed.lead': 'گذرواژه‌ی حساب شما همین حالا تغییر کرد و در همه‌ی دستگاه‌ها از حساب خارج شدید.',
	'password_changed.detail': 'نام کاربری شما: {username}',
	'password_changed.action': 'من نبودم: انتخاب گذرواژه‌ی جدید',
	'password_changed.note': 'اگر خودتان بوده‌اید، کاری لازم نیست.',

	'two_factor_on.subject': 'ورود دومرحله‌ای حساب شما در {brand} فعال شد',
	'two_factor_on.lead': 'از این پس برای ورود به حساب، پس از گذرواژه کد برنامه‌ی رمزساز هم لازم است.',
	'two_factor_on.detail': 'نام کاربری شما: {username}',
	'two_factor_on.action': 'من نبودم: غیرفعال شود',
	'two_factor_on.note':
		'این لینک تا ۷ روز کار می‌کند: ورود دومرحله‌ای را غیرفعال می‌کند، شما را در همه‌ی دستگاه‌ها از حساب خارج می‌کند و لینک انتخاب گذرواژه‌ی جدید را برایتان می‌فرستد. اگر خودتان بوده‌اید، فقط کدهای بازیابی را جای امنی نگه دارید.',

	'two_factor_off.subject': 'ورود دومرحله‌ای حساب شما در {brand} غیرفعال شد',
	'two_factor_off.lead': 'برای ورود به حساب شما دیگر کد لازم نیست.',
	'two_factor_off.detail': 'نام کاربری شما: {username}',
	'two_factor_off.action': 'من نبودم: انتخاب گذرواژه‌ی جدید',
	'two_factor_off.note': 'اگر خودتان بوده‌اید، کاری لازم نیست.',

	'two_factor_undone.subject': 'ورود به حساب شما در {brand} دیگر کد نمی‌خواهد',
	'two_factor_undone.lead':
		'ورود دومرحله‌ای با لینکی که برایتان فرستاده بودیم غیرفعال شد و در همه‌ی دستگاه‌ها از حساب خارج شدید.',
	'two_factor_undone.detail': 'نام کاربری شما: {username}',
	'two_factor_undone.action': 'انتخاب گذرواژه‌ی جدید',
	'two_factor_undone.note':
		'همین حالا این کار را بکنید؛ شاید کسی که آن را فعال کرده گذرواژه‌ی شما را بداند. این لینک یک بار و تا ۳۰ دقیقه کار می‌کند؛ از صفحه‌ی ورود می‌توانید لینک دیگری بگیرید.',

	'recovery_code_used.subject': 'با کد بازیابی وارد حساب شما در {brand} شدند',
	'recovery_code_used.lead':
		'همین حالا با یکی از کدهای بازیابی شما وارد حسابتان شدند. آن کد دیگر کار نمی‌کند.',
	'recovery_code_used.detail': 'نام کاربری شما: {username}',
	'recovery_code_used.action': 'من نبودم: انتخاب گذرواژه‌ی جدید',
	'recovery_code_used.note':
		'اگر خودتان بوده‌اید، کاری لازم نیست. از بخش «امنیت» در داشبورد می‌توانید کدهای جدید بگیرید.',

	'api_key_made.subject': 'کلید API تازه برای حساب شما در {brand}',
	'api_key_made.lead':
		'همین حالا یک کلید API برای حساب شما ساخته شد. برنامه‌ای که این کلید را داشته باشد می‌تواند خبرها را از طرف شما بخواند.',
	'api_key_made.detail': 'نام کلید: {address}',
	'api_key_made.action': 'دیدن کلیدهای API',
	'api_key_made.note':
		'اگر خودتان آن را ساخته‌اید، کاری لازم نیست. اگر نه، کلید را حذف کنید و گذرواژه‌ی جدیدی انتخاب کنید.',

	'email_change.subject': 'ایمیل جدید خود را برای {brand} تأیید کنید',
	'email_change.lead':
		'قرار است این ایمیل برای حساب شما در {brand} ثبت شود. آن را تأیید کنید تا بلافاصله فعال شود.',
	'email_change.detail': 'نام کاربری شما: {username}',
	'email_change.action': 'تأیید ایمیل جدید',
	'email_change.note':
		'لینک را در مرورگری باز کنید که در آن وارد حسابتان شده‌اید. این لینک یک بار و تا ۲۴ ساعت کار می‌کند. اگر شما نخواسته‌اید، کاری لازم نیست: ایمیل قبلی حساب سر جایش می‌ماند.',

	'email_change_notice.subject': 'ایمیل حساب شما در {brand} در حال تغییر است',
	'email_change_notice.lead':
		'درخواست تغییر ایمیل حساب شما به ما رسید. با تأیید ایمیل جدید این تغییر انجام می‌شود.',
	'email_change_notice.detail': 'ایمیل جدید: {address}',
	'email_change_notice.action': 'من نبودم: لغو این تغییر',
	'email_change_notice.note':
		'این لینک تا ۷ روز کار می‌کند، حتی پس از انجام تغییر: حساب را به همین ایمیل برمی‌گرداند، شما را در همه‌ی دستگاه‌ها از حساب خارج می‌کند و لینک انتخاب گذرواژه‌ی جدید را برایتان می‌فرستد. اگر خودتان بوده‌اید، کاری لازم نیست.',

	'email_restored.subject': 'ایمیل قبلی حساب شما در {brand} برگردانده شد',
	'email_restored.lead':
		'تغییر ایمیل لغو شد. این ایمیل دوباره ایمیل حساب شماست و در همه‌ی دستگاه‌ها از حساب خارج شدید.',
	'email_restored.detail': 'نام کاربری شما: {username}',
	'email_restored.action': 'انتخاب گذرواژه‌ی جدید',
	'email_restored.note':
		'لطفاً همین حالا این کار را بکنید: شاید کسی که ایمیل را عوض کرده گذرواژه‌ی شما را هم بداند. این لینک یک بار و تا ۳۰ دقیقه کار می‌کند؛ از صفحه‌ی ورود می‌توانید لینک دیگری بگیرید.',

	'operator_needed.subject': '{brand} به رسیدگی نیاز دارد',
	'operator_needed.lead': 'یک مورد به رسیدگی مدیر نیاز دارد.',
	'operator_needed.detail': '{concerns}',
	'operator_needed.action': 'باز کردن میز مدیریت',
	'operator_needed.note':
		'این ایمیل را چون مدیر هستید می‌گیرید؛ تا وقتی مشکل برطرف نشود، روزی یک بار فرستاده می‌شود.',
	'concern.held':
		'یکی از رسانه‌ها ناگهان خبرهای زیادی فرستاده و خبرهایش نگه داشته شده است: منتشر یا حذفشان کنید.',
	'concern.votes': 'چند رأی کنار گذاشته شده و منتظر بررسی است.',
	'concern.backup': 'پشتیبان‌گیری روزانه ناموفق است؛ دستور «doctor» علتش را می‌گوید.',
	'concern.copy': 'نسخه‌ی پشتیبان به دستگاه دیگر کپی نشد (BACKUP_AFTER)؛ علت در گزارش‌های worker آمده است.',
	'concern.drill': 'بازیابی آزمایشی نسخه‌ی پشتیبان ناموفق بود؛ دستور «doctor» علتش را می‌گوید.',
	'way_paused.subject': '{brand}: ارسال به {address} متوقف شد',
	'way_paused.lead': 'ارسال خبر به {address} ممکن نشد و متوقفش کردیم.',
	'way_paused.detail': 'نام کاربری شما: {username}',
	'way_paused.action': 'دیدن دنبال‌شده‌ها',
	'way_paused.note':
		'وقتی دوباره کار کرد، همان‌جا «ادامه» را بزنید. دنبال‌شده‌ها و فیدهایتان سر جای خود می‌ماند.',

	'subscription_week.subject': 'اشتراک {brand} شما تا یک هفته‌ی دیگر تمام می‌شود',
	'subscription_week.lead': 'کمتر از ۷ روز از اشتراک شما مانده است.',
	'subscription_week.detail': 'نام کاربری شما: {username}',
	'subscription_week.action': 'مشاهده‌ی اشتراک',
	'subscription_week.note': 'یک روز پیش از پایان اشتراک و هنگام پایان آن هم به شما ایمیل می‌زنیم.',

	'subscription_day.subject': 'اشتراک {brand} شما تا یک روز دیگر تمام می‌شود',
	'subscription_day.lead': 'کمتر از ۲۴ ساعت از اشتراک شما مانده است.',
	'subscription_day.detail': 'نام کاربری شما: {username}',
	'subscription_day.action': 'مشاهده‌ی اشتراک',
	'subscription_day.note': 'حساب، فیلترها و خبرهای ذخیره‌شده‌ی شما سر جایشان می‌مانند.',

	'subscription_ended.subject': 'اشتراک {brand} شما تمام شد',
	'subscription_ended.lead': 'اشتراک شما به پایان رسید.',
	'subscription_ended.detail': 'نام کاربری شما: {username}',
	'subscription_ended.action': 'مشاهده‌ی اشتراک',
	'subscription_ended.note': 'حساب، فیلترها و خبرهای ذخیره‌شده‌ی شما سر جایشان می‌مانند.',
}
