/** Letters of Persian by what they sound like; short vowels are not written, so they are missing here too. */
const sounds: Record<string, string> = {
	...{ آ: 'a', ا: 'a', أ: 'a', إ: 'e', ب: 'b', پ: 'p', ت: 't', ث: 's', ج: 'j', چ: 'ch', ح: 'h', خ: 'kh' },
	...{ د: 'd', ذ: 'z', ر: 'r', ز: 'z', ژ: 'zh', س: 's', ش: 'sh', ص: 's', ض: 'z', ط: 't', ظ: 'z', ع: 'a' },
	...{ غ: 'gh', ف: 'f', ق: 'gh', ک: 'k', ك: 'k', گ: 'g', ل: 'l', م: 'm', ن: 'n', و: 'o', ؤ: 'o', ه: 'h' },
	...{ ة: 'e', ی: 'i', ي: 'i', ى: 'a', ئ: 'i' },
}
const letter = new RegExp(`[${Object.keys(sounds).join('')}]`, 'g')
const digit = /[\u06f0-\u06f9\u0660-\u0669]/g
/** The half space joins what is one word. */
const unwritten = /[\u200c\u0621\u0640\u064b-\u0655\u0670]/g

/** Persian in Latin letters, as addresses are written: «بیت‌کوین» is “bitkoin”. */
export const latinLetters = (text: string): string =>
	text
		.replace(unwritten, '')
		.replace(/(?<![\u0621-\u06cc])و(?=[\u0621-\u06cc])/g, 'v')
		.replace(letter, (one) => sounds[one] ?? '')
		.replace(digit, (one) => String(one.charCodeAt(0) & 0xf))
