import type { TellingKey } from './telling-en.ts'

/** What letters and messages to followers say, in Persian. */
export const tellingFa: Record<TellingKey, string> = {
	'digest.subject': '{count} خبر از دنبال‌شده‌های شما',
	'digest.lead': 'خبرهای دنبال‌شده‌های شما در {brand}، از خلاصه‌ی قبلی تا حالا.',
	'digest.more': '{count} خبر دیگر',
	'digest.change': 'تغییر دنبال‌شده‌ها',
	'digest.unsubscribe': 'لغو اشتراک',
	'digest.footer': 'این خلاصه را می‌گیرید چون در {brand} آن را خواسته‌اید. لغو آن با یک کلیک:',
	'chat.more': 'و {count} خبر دیگر.',
	'chat.tied':
		'این گفت‌وگو به حساب {username} در {brand} وصل شد. خبرهای دنبال‌شده‌هایتان اینجا می‌آید. برای قطع آن، ربات را مسدود کنید.',
	'chat.dead': 'این لینک دیگر کار نمی‌کند. در داشبورد، بخش «دنبال‌شده‌ها»، لینک جدید بسازید.',
	'way.push': 'مرورگرهای شما',
	'way.telegram': 'تلگرام',
	'way.webhook': 'وب‌هوک شما',
}
