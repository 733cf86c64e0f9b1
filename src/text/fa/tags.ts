import type { TagsKey } from '#text/en/tags.ts'

/** Texts of the tags dialog, in Persian. */
export const tags: Record<TagsKey, string> = {
	'tags.lead':
		'چرا این خبر در این فهرست‌ها آمده است. اگر چیزی نادرست است به ما بگویید؛ هر گزارش را یک ویراستار بررسی می‌کند.',
	'tags.loading': 'در حال بارگذاری برچسب‌ها',
	'tags.failed': 'برچسب‌ها بارگذاری نشدند.',
	'tags.none': 'این خبر برچسبی ندارد.',
	'tags.list': 'برچسب‌های این خبر',
	'tags.coin': 'رمزارز',
	'tags.topic': 'موضوع',
	'tags.person': 'چهره',
	'tags.because': 'به‌خاطر',
	'tags.byReaders': 'پس از گزارش خوانندگان اضافه شد',
	'tags.wrong': 'برچسب نادرست',
	'tags.wrongOf': 'برچسب نادرست: {tag}',
	'tags.reported': 'گزارش شد',
	'tags.reason': 'چرا؟ (اختیاری)',
	'tags.reasonHint': 'حداکثر {count} نویسه',
	'tags.send': 'ارسال',
	'tags.thanks': 'سپاسگزاریم. یک ویراستار آن را بررسی می‌کند.',
	'tags.reasonThanks': 'سپاسگزاریم. دلیل شما اضافه شد.',
	'tags.before': 'این برچسب را قبلاً گزارش کرده‌اید.',
	'tags.notSent': 'گزارش شما ارسال نشد. دوباره تلاش کنید.',
	'tags.tooMany': 'در زمانی کوتاه گزارش‌های زیادی فرستاده‌اید. کمی بعد دوباره تلاش کنید.',
	'tags.changed': 'برچسب‌های این خبر در این فاصله تغییر کرده‌اند. برچسب‌های جدید را ببینید.',
	'tags.gone': 'این خبر دیگر در فهرست نیست.',
	'tags.missing': 'برچسبی جا افتاده است',
	'tags.kind': 'نوع برچسب',
	'tags.which': 'برچسبی که جا افتاده است',
	'tags.pick': 'انتخاب کنید',
	'tags.pickFirst': 'برچسبی را که جا افتاده است انتخاب کنید.',
}
