import type { NotificationKey } from '#text/en/notifications.ts'

/** Texts of digests and notifications, in Persian. */
export const notifications: Record<NotificationKey, string> = {
	'digest.subject': '{count} خبر تازه برای شما',
	'digest.inbox': '{count} خبر تازه: {headline}',
	'digest.lead': 'خبرهای دنبال‌شده‌هایتان در {brand}، از {time} تا حالا.',
	'digest.more': '{count} خبر دیگر',
	'digest.change': 'تغییر دنبال‌شده‌ها',
	'digest.unsubscribe': 'لغو اشتراک',
	'digest.footer': 'این خلاصه را می‌گیرید چون در {brand} آن را خواسته‌اید. لغو آن با یک کلیک:',
	'briefing.outlets': '{count} رسانه',
	'briefing.en': 'انگلیسی {count}',
	'briefing.fa': 'فارسی {count}',
	'briefing.sinceHeadline': 'از انتشار خبر',
	'chat.more': 'و {count} خبر دیگر.',
	'chat.test': 'این یک پیام آزمایشی از {brand} است. خبرهای دنبال‌شده‌هایتان همین‌جا می‌آید.',
	'chat.linked':
		'این گفت‌وگو به حساب {username} در {brand} وصل شد. خبرهای دنبال‌شده‌هایتان اینجا می‌آید. برای قطع آن، ربات را مسدود کنید.',
	'chat.expired': 'این لینک دیگر کار نمی‌کند. در داشبورد، بخش «دنبال‌شده‌ها»، لینک جدید بسازید.',
	'push.stop': 'خاموش کردن',
}
