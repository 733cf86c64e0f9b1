import type { AccountKey } from '#text/en/account.ts'

/** Texts of the account screens, in Persian. */
export const account: Record<AccountKey, string> = {
	'fault.required': 'این مورد را پر کنید',
	'fault.too_long': 'این متن از حد مجاز طولانی‌تر است',
	'fault.characters': 'در نام فقط حرف بنویسید',
	'fault.email_format': 'قالب ایمیل درست نیست',
	'fault.username_form': '۸ تا ۲۰ حرف انگلیسی، رقم، نقطه یا زیرخط (_) بنویسید',
	'fault.password_form': 'گذرواژه باید حرف کوچک و بزرگ انگلیسی، رقم و نشانه داشته باشد',
	'fault.password_common': 'این گذرواژه را به‌راحتی می‌شود حدس زد؛ گذرواژه‌ی دیگری انتخاب کنید',
	'fault.password_mismatch': 'گذرواژه و تکرار آن یکسان نیستند',
	'fault.phone_form': 'شماره را با + و کد کشور بنویسید',
	'fault.social_form': 'فقط لینک پروفایل لینکدین، اینستاگرام، ایکس (توییتر)، فیسبوک یا یوتیوب پذیرفته می‌شود',

	'account.email': 'ایمیل',
	'account.username': 'نام کاربری',
	'account.password': 'گذرواژه',
	'account.showPassword': 'نمایش گذرواژه',
	'account.hidePassword': 'پنهان کردن گذرواژه',
	'account.or': 'یا',
	'account.fix': 'لطفاً این‌ها را درست کنید: {fields}',
	'account.listComma': '، ',
	'account.needsScript':
		'این صفحه به جاوااسکریپت نیاز دارد. آن را در مرورگر فعال کنید و صفحه را دوباره باز کنید.',
	'account.unreachable': 'هنگام اتصال به سرور خطایی رخ داد',
	'account.tooMany': 'تعداد تلاش‌ها از حد گذشت. {minutes} دقیقه‌ی دیگر دوباره تلاش کنید.',

	'account.pendingFollow': 'ثبت‌نام کنید یا وارد شوید تا {name} را دنبال کنید.',
	'account.login.title': 'ورود',
	'account.login.lead': 'فیلترها و خبرهای ذخیره‌شده‌تان در همه‌ی دستگاه‌ها همراه شماست.',
	'account.login.name': 'نام کاربری یا ایمیل',
	'account.login.submit': 'ورود',
	'account.login.forgot': 'گذرواژه را فراموش کرده‌اید؟',
	'account.login.noAccount': 'هنوز حساب ندارید؟',
	'account.login.signUp': 'ثبت‌نام',
	'account.login.wrong': 'نام کاربری یا گذرواژه درست نیست',
	'account.login.welcome': 'خوش آمدید!',
	'account.login.notActivated': 'این حساب هنوز تأیید نشده است. لینکی را که ایمیل کرده‌ایم باز کنید.',
	'account.login.resend': 'ایمیل نرسید؟',
	'account.login.suspended': 'این حساب مسدود شده است. اگر فکر می‌کنید اشتباهی رخ داده، به ما ایمیل بزنید.',
	'account.login.passwordChanged':
		'گذرواژه‌ی شما تغییر کرد و در همه‌ی دستگاه‌ها از حساب خارج شدید. با گذرواژه‌ی جدید وارد شوید.',
	'account.login.afterReset': 'گذرواژه‌ی جدید ثبت شد. برای ادامه با آن وارد شوید.',

	'account.code.title': 'کد ورود را وارد کنید',
	'account.code.lead':
		'ورود دومرحله‌ای برای حساب شما فعال است. کدی را که برنامه‌ی رمزساز نشان می‌دهد وارد کنید.',
	'account.code.label': 'کد',
	'account.code.help':
		'گوشی همراهتان نیست؟ یک کد بازیابی وارد کنید. اگر هیچ‌کدام را ندارید، به ما ایمیل بزنید.',
	'account.code.wrong': 'این کد نادرست است یا قبلاً استفاده شده است',
	'account.code.expired': 'مهلت تمام شد. دوباره وارد شوید.',

	'account.google.button': 'ادامه با گوگل',
	'account.google.off': 'ورود با گوگل در این سایت فعال نیست.',
	'account.google.cancelled': 'ورود با گوگل را لغو کردید. چیزی تغییر نکرد.',
	'account.google.unverified': 'گوگل ایمیل آن حساب را تأیید نکرده است؛ با آن نمی‌توانید وارد شوید.',
	'account.google.failed': 'گوگل هویت شما را تأیید نکرد. دوباره تلاش کنید یا با گذرواژه وارد شوید.',
	'account.callback.title': 'لطفاً صبر کنید',
	'account.callback.text': 'در حال ورود با حساب گوگل…',
	'account.callback.failed': 'ورود انجام نشد: ارتباط با سرور برقرار نشد.',
	'account.link.title': 'اتصال حساب گوگل',
	'account.link.lead':
		'قبلاً با این ایمیل حساب ساخته شده است. یک بار گذرواژه‌اش را وارد کنید تا مطمئن شویم مال شماست؛ از آن پس ورود با گوگل کافی است.',
	'account.link.expired': 'مهلت اتصال حساب گوگل گذشت. دوباره با گوگل ادامه دهید.',
	'account.link.submit': 'اتصال و ورود',

	'account.signup.title': 'ساخت حساب کاربری',
	'account.signup.lead':
		'رایگان است. هر تعداد رمزارز و رسانه که بخواهید دنبال کنید؛ انتخاب‌هایتان ذخیره می‌شود.',
	'account.signup.firstName': 'نام',
	'account.signup.lastName': 'نام خانوادگی',
	'account.signup.usernameHint': '۸ تا ۲۰ حرف انگلیسی، رقم، نقطه یا زیرخط (_)',
	'account.signup.passwordHint':
		'۸ نویسه یا بیشتر: حرف کوچک و بزرگ انگلیسی، رقم و یکی از نشانه‌های \u2066! @ # $ & *\u2069',
	'account.signup.sex': 'جنسیت (اختیاری)',
	'account.signup.sexU': 'ترجیح می‌دهم نگویم',
	'account.signup.sexM': 'مرد',
	'account.signup.sexF': 'زن',
	'account.signup.consent':
		'با ثبت‌نام، {terms} و {privacy} را می‌پذیرید و موافقید گاهی ایمیل خبری یا تبلیغاتی بفرستیم؛ هر زمان می‌توانید آن را لغو کنید.',
	'account.signup.terms': 'شرایط استفاده',
	'account.signup.privacy': 'حریم خصوصی',
	'account.signup.submit': 'ثبت‌نام',
	'account.signup.haveAccount': 'قبلاً ثبت‌نام کرده‌اید؟ وارد شوید',
	'account.signup.temporary':
		'این سایت با داده‌های نمونه کار می‌کند: حساب‌هایی که اینجا ساخته می‌شوند موقتی‌اند و حذف خواهند شد.',
	'account.signup.taken': 'با این ایمیل یا نام کاربری قبلاً حساب ساخته شده. وارد می‌شوید؟',

	'account.confirm.title': 'ایمیلتان را بررسی کنید',
	'account.confirm.sent': 'لینکی به {email} فرستادیم. برای تکمیل ثبت‌نام آن را باز کنید.',
	'account.confirm.sentSomewhere': 'لینکی برایتان فرستادیم. برای تکمیل ثبت‌نام آن را باز کنید.',
	'account.confirm.help':
		'لینک تا ۲۴ ساعت معتبر است. اگر ایمیل را نمی‌بینید، پوشه‌ی هرزنامه (اسپم) را هم بررسی کنید.',
	'account.confirm.wait': 'ارسال دوباره تا {time} دیگر',
	'account.confirm.ask': 'ایمیل نرسید؟ نام کاربری و ایمیلتان را بنویسید تا لینک را دوباره بفرستیم.',
	'account.confirm.resend': 'ارسال دوباره‌ی ایمیل',
	'account.confirm.resent': 'ایمیل تأیید فرستاده شد',
	'account.confirm.active': 'این حساب قبلاً فعال شده است',
	'account.confirm.failed': 'ایمیل دوباره فرستاده نشد',
	'account.confirm.tooSoon': 'این ایمیل همین چند لحظه پیش درخواست شده است. کمی صبر کنید.',
	'account.confirm.other': 'ایمیل اشتباه بود؟ دوباره ثبت‌نام کنید',

	'account.activation.title': 'تأیید حساب',
	'account.activation.wait': 'لطفاً صبر کنید؛ حسابتان در حال تأیید است',
	'account.activation.expired': 'این لینک منقضی شده است',
	'account.activation.expiredTitle': 'این لینک دیگر معتبر نیست',
	'account.activation.expiredHelp':
		'این لینک قبلاً استفاده شده یا بیش از ۲۴ ساعت از آن گذشته است. می‌توانید لینک جدیدی بگیرید.',
	'account.activation.redirecting': 'در حال انتقال به صفحه‌ی نخست',
	'account.activation.newEmail': 'ایمیل شما تأیید شد',
	'account.activation.failed': 'حساب شما تأیید نشد: ارتباط با سرور برقرار نشد.',
	'account.activation.needsScript':
		'این صفحه برای تأیید حساب به جاوااسکریپت نیاز دارد. آن را فعال کنید و صفحه را دوباره باز کنید؛ لینک شما همچنان معتبر است.',
	'account.activation.passwordTitle': 'این حساب مال شماست؟',
	'account.activation.passwordLead':
		'این لینک را در مرورگری غیر از مرورگر ثبت‌نام باز کرده‌اید. برای تأیید حساب، گذرواژه‌ای را که هنگام ثبت‌نام انتخاب شده وارد کنید.',
	'account.activation.passwordSubmit': 'تأیید و ورود',
	'account.activation.wrong': 'این گذرواژه درست نیست',
	'account.activation.choose': 'گذرواژه را نمی‌دانم یا خودم ثبت‌نام نکرده‌ام: انتخاب گذرواژه‌ی جدید',
	'account.activation.chooseLead':
		'این حساب با ایمیل شما ساخته شده است. گذرواژه‌ی جدیدی انتخاب کنید: گذرواژه‌ی قبلی از کار می‌افتد و حساب فقط در اختیار شما خواهد بود.',
	'account.activation.chooseSubmit': 'ثبت گذرواژه و ورود',
	'account.activation.know': 'گذرواژه را می‌دانم',
	'account.activation.signInTitle': 'برای تأیید ایمیل جدید وارد شوید',
	'account.activation.signInLead':
		'برای امنیت شما، این لینک فقط در مرورگری کار می‌کند که در آن وارد حسابتان شده باشید. وارد شوید تا ایمیل جدید بلافاصله تأیید شود.',
	'account.activation.otherAccount':
		'در این مرورگر با حساب دیگری وارد شده‌اید. وارد حسابی شوید که ایمیلش تغییر می‌کند.',

	'account.unsubscribe.title': 'خلاصه‌ی ایمیلی',
	'account.unsubscribe.lead': 'ارسال خلاصه‌ی دنبال‌شده‌ها متوقف شود؟ دنبال‌شده‌هایتان حذف نمی‌شود.',
	'account.unsubscribe.submit': 'لغو اشتراک',
	'account.unsubscribe.done': 'اشتراک شما لغو شد. دیگر خلاصه‌ای نمی‌فرستیم.',
	'account.unsubscribe.dead': 'این لینک دیگر کار نمی‌کند. می‌توانید خلاصه را در داشبورد خاموش کنید.',
	'account.unsubscribe.dashboard': 'دنبال‌شده‌های من',
	'account.undo.title': 'تغییر ایمیل لغو شود؟',
	'account.undo.lead':
		'اگر ایمیل حسابتان را خودتان عوض نکرده‌اید، دکمه را بزنید: حساب به همین ایمیل برمی‌گردد، همه‌ی دستگاه‌ها از حساب خارج می‌شوند و لینک انتخاب گذرواژه‌ی جدید را برایتان می‌فرستیم.',
	'account.undo.submit': 'لغو تغییر',
	'account.undo.mine': 'اگر خودتان ایمیل را عوض کرده‌اید، این صفحه را ببندید.',
	'account.undo.doneTitle': 'ایمیل قبلی برگشت',
	'account.undo.done': '{email} دوباره ایمیل حساب شماست و همه‌ی دستگاه‌ها از حساب خارج شدند.',
	'account.undo.next':
		'لینک انتخاب گذرواژه‌ی جدید را برایتان فرستادیم که تا ۳۰ دقیقه معتبر است. همین حالا از آن استفاده کنید؛ شاید کس دیگری گذرواژه‌ی قبلی را بداند.',
	'account.undo.dead':
		'این لینک قبلاً استفاده شده یا بیش از ۷ روز از آن گذشته است. اگر حسابتان در دست کس دیگری است، به ما ایمیل بزنید.',
	'account.undo.write': 'تماس با ما',
	'account.twoFactorUndo.title': 'ورود دومرحله‌ای غیرفعال شود؟',
	'account.twoFactorUndo.lead':
		'اگر ورود دومرحله‌ای را خودتان فعال نکرده‌اید، دکمه را بزنید: دیگر برای ورود کد لازم نیست، همه‌ی دستگاه‌ها از حساب خارج می‌شوند و لینک انتخاب گذرواژه‌ی جدید را برایتان می‌فرستیم.',
	'account.twoFactorUndo.submit': 'غیرفعال کردن',
	'account.twoFactorUndo.mine': 'اگر خودتان آن را فعال کرده‌اید، این صفحه را ببندید.',
	'account.twoFactorUndo.doneTitle': 'ورود دومرحله‌ای غیرفعال شد',
	'account.twoFactorUndo.done': 'دیگر برای ورود کد لازم نیست و همه‌ی دستگاه‌ها از حساب خارج شدند.',

	'account.reset.title': 'بازیابی گذرواژه',
	'account.reset.lead': 'ایمیل حسابتان را بنویسید تا لینک بازیابی را برایتان بفرستیم.',
	'account.reset.submit': 'ارسال لینک',
	'account.reset.sent':
		'اگر حسابی با {email} وجود داشته باشد، لینک در راه است. این لینک تا ۳۰ دقیقه معتبر است.',
	'account.reset.failed': 'لینک بازیابی گذرواژه فرستاده نشد.',
	'account.reset.back': 'بازگشت به صفحه‌ی ورود',
	'account.reset.newTitle': 'انتخاب گذرواژه‌ی جدید',
	'account.reset.newLead': 'با این کار از حساب خود در همه‌ی دستگاه‌ها خارج می‌شوید.',
	'account.reset.newPassword': 'گذرواژه‌ی جدید',
	'account.reset.repeat': 'تکرار گذرواژه‌ی جدید',
	'account.reset.save': 'ثبت گذرواژه‌ی جدید',
	'account.reset.changed': 'گذرواژه‌ی شما تغییر کرد',
	'account.reset.notChanged': 'گذرواژه‌ی شما تغییر نکرد. دوباره تلاش کنید.',
	'account.reset.linkDead': 'این لینک قبلاً استفاده شده یا بیش از ۳۰ دقیقه از آن گذشته است.',
	'account.reset.newLink': 'درخواست لینک جدید',
}
