import type { TellingKey } from './telling-en.ts'

/** What letters and messages to followers say, in Persian. */
export const tellingFa: Record<TellingKey, string> = {
	'digest.subject': '{count} خبر از پیگیری‌های شما',
	'digest.lead': 'خبرهای پیگیری‌های شما در {brand}، از خلاصه‌ی قبلی تا حالا.',
	'digest.more': '{count} خبر دیگر',
	'digest.change': 'تغییر پیگیری‌ها',
	'digest.unsubscribe': 'لغو اشتراک',
	'digest.footer': 'این خلاصه را می‌گیرید چون در {brand} آن را خواسته‌اید. لغو آن با یک کلیک:',
	'chat.more': 'و {count} خبر دیگر.',
	'chat.tied':
		'این گفت‌وگو به حساب {username} در {brand} وصل شد. خبرهای پیگیری‌هایتان اینجا می‌آید. برای قطع آن، ربات را مسدود کنید.',
	'chat.dead': 'این لینک دیگر کار نمی‌کند. در داشبورد، بخش «پیگیری‌ها»، لینک تازه بسازید.',
	'way.push': 'مرورگرهای شما',
	'way.telegram': 'تلگرام',
	'way.webhook': 'وب‌هوک شما',
}
