/** "Two billion" and «چهل میلیون» in digits, at the same positions. The text is in lower case. */
export const digitsOfWords = (plain: string): string =>
	plain.replace(wordBeforeScale, (word) =>
		(numberWords.get(word.replace(/\s+/, ' ')) ?? word).padStart(word.length),
	)

const numberWords: ReadonlyMap<string, string> = new Map(
	Object.entries({
		one: '1',
		two: '2',
		three: '3',
		four: '4',
		five: '5',
		six: '6',
		seven: '7',
		eight: '8',
		nine: '9',
		ten: '10',
		twenty: '20',
		thirty: '30',
		forty: '40',
		fifty: '50',
		'half a': '0.5',
		یک: '1',
		دو: '2',
		سه: '3',
		چهار: '4',
		پنج: '5',
		شش: '6',
		هفت: '7',
		هشت: '8',
		نه: '9',
		ده: '10',
		بیست: '20',
		سی: '30',
		چهل: '40',
		پنجاه: '50',
		شصت: '60',
		هفتاد: '70',
		هشتاد: '80',
		نود: '90',
		صد: '100',
		نیم: '0.5',
	}),
)
const wordBeforeScale = new RegExp(
	`(?<![\\p{L}\\d-]|و[\\s\\u200c])(?:${[...numberWords.keys()].join('|')})(?=[\\s\\u200c-](?:thousand|million|billion|trillion|هزار|میلیون|میلیارد|تریلیون))`,
	'gu',
)
