import type { OfflineKey } from '#text/en/offline.ts'

export const offline: Record<OfflineKey, string> = {
	'offline.list': 'آفلاین هستید. این فهرست مربوط به {time} است.',
	'offline.page': 'آفلاین هستید. این صفحه مربوط به {time} است.',
	'offline.back': 'دوباره آنلاین شدید.',
	'offline.latest': 'تازه‌ترین خبرها',
	'offline.sent': 'کارهایی که آفلاین کرده بودید ارسال شد.',
	'offline.refused': 'بعضی از کارهایی که آفلاین کرده بودید ذخیره نشد.',
	'offline.title': 'آفلاین هستید',
	'offline.missing': 'این صفحه برای حالت آفلاین ذخیره نشده. وقتی آنلاین شوید باز می‌شود.',
	'offline.retry': 'تلاش دوباره',
	'offline.lost': 'این صفحه پس از باز شدن به‌روز شده است.',
	'offline.lostGo': 'باز کردن صفحه‌ای که انتخاب کردید',
	'offline.onDevice': 'ذخیره‌شده در این دستگاه',
	'offline.from': 'از {time}',
	'install.title': '{brand} روی صفحه‌ی اصلی گوشی',
	'install.lead': 'مثل یک برنامه باز می‌شود و آخرین خبرها بدون اینترنت هم در دسترس‌اند.',
	'install.ios': 'دکمه‌ی «هم‌رسانی» (Share) و سپس «افزودن به صفحه‌ی اصلی» (Add to Home Screen) را بزنید.',
	'install.android': 'منوی مرورگر را باز کنید و «نصب برنامه» یا «افزودن به صفحه‌ی اصلی» را بزنید.',
	'install.press': 'نصب',
	'install.close': 'فعلاً نه',
}
