import type { Texts } from '#text/en/texts.ts'

/** Texts of the search panel, in Persian. */
export const search: Texts['search'] = {
	'panel.label': 'پیشنهادها',
	'panel.count': '{count} پیشنهاد، انتخاب با کلیدهای جهت‌دار',
	'panel.loading': 'پیشنهادها در راه‌اند',
	'panel.failed': 'پیشنهادها بار نشدند. با Enter می‌توانید جست‌وجو کنید.',
	'panel.recent': 'جست‌وجوهای اخیر',
	'panel.remove': 'حذف «{search}» از جست‌وجوهای اخیر',
	'panel.coin': 'رمزارزها',
	'panel.topic': 'موضوع‌ها',
	'panel.person': 'چهره‌ها',
	'panel.source': 'رسانه‌ها',
	'panel.story': 'خبرها',
	'panel.none': 'برای «{search}» چیزی پیدا نشد',
	'panel.noneHelp': 'املای آن را بررسی کنید یا نام رمزارز، رسانه یا چهره‌ای را بنویسید.',
	'panel.near': 'شاید منظورتان این بود',
	'panel.choose': 'انتخاب',
	'panel.open': 'باز کردن',
	'panel.follow': 'دنبال کردن',
	'panel.help': 'کلیدها و راهنما',
}
