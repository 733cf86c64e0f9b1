/**
 * Passwords that satisfy the rule but are guessed first: a common word in mixed case with a number and a sign at its end. They
 * are recognised by their pattern, because published lists have almost none that satisfy the rule.
 */
export function isCommonPassword(password: string): boolean {
	const plain = password.toLowerCase()
	return readings(plain).some((reading) => isCommonCore(reading)) || isSequence(plain)
}

/** The most frequent words in lists of leaked passwords, and our own name. */
const commonWords = new Set(
	`password passwort passwd pass passcode pwd qwerty qwertyuiop qwert qwer azerty asdf asdfgh asdfghjkl zxcv zxcvbn zxcvbnm
	qaz qazwsx welcome admin administrator root user guest letmein login logmein changeme default secret master
	iloveyou loveyou ilove love monkey dragon football baseball basketball soccer hockey sunshine princess superman
	batman spiderman pokemon starwars shadow hunter killer freedom whatever charlie michael jordan daniel thomas
	jessica jennifer ashley michelle nicole matthew andrew joshua robert hannah maggie buster ginger pepper summer
	winter spring autumn monday friday january december computer internet google facebook samsung apple mustang
	ferrari porsche corvette harley yankees lakers cowboys chelsea arsenal liverpool barcelona realmadrid trustno
	hello hallo helloworld abc abcd abcde abcdef abcabc access flower purple orange banana cookie cheese
	diamond silver golden tigger lovely friend family angel jesus blessed iran tehran persian persepolis esteghlal
	mohammad ali reza hossein bitcoin crypto ethereum binance blockchain satoshi dogecoin hodl wallet trader
	zagros zagrosnews`
		.split(/\s+/)
		.filter((word) => word !== ''),
)

const isCommonCore = (text: string): boolean => {
	const core = text.replace(/^[^a-z]+|[^a-z]+$/g, '')
	const letters = text.replace(/[^a-z]/g, '')
	return commonWords.has(core) || commonWords.has(letters) || isRepeated(core)
}

const isRepeated = (text: string): boolean => {
	const half = text.slice(0, text.length / 2)
	return half !== '' && text === half + half && commonWords.has(half)
}

/** The password with signs replaced by the letters that they stand for: `P@$$w0rd` is password. */
function readings(text: string): string[] {
	const [start, body, end] = splitTail(text)
	const spelled = (one: 'i' | 'l') =>
		body.replace(/[@4031$57!8]/g, (sign) => (sign === '1' || sign === '!' ? one : (letterOf[sign] ?? sign)))
	return [text, start + spelled('i') + end, start + spelled('l') + end]
}

const letterOf: Record<string, string> = {
	'@': 'a',
	'4': 'a',
	'0': 'o',
	'3': 'e',
	$: 's',
	'5': 's',
	'7': 't',
	'8': 'b',
}

// Signs after the last letter do not stand for letters.
function splitTail(text: string): [string, string, string] {
	const first = text.search(/[a-z]/)
	const last = text.length - (text.match(/[^a-z]*$/)?.[0].length ?? 0)
	return first < 0 ? [text, '', ''] : [text.slice(0, first), text.slice(first, last), text.slice(last)]
}

const digitRows = ['0123456789', '1234567890', '9876543210', '0987654321']
const keyRows = [
	'abcdefghijklmnopqrstuvwxyz',
	'qwertyuiop',
	'asdfghjkl',
	'zxcvbnm',
	'1q2w3e4r5t6y7u8i9o0p',
	'1qaz2wsx3edc4rfv',
]

/** Sequences of the keyboard or the alphabet with hardly anything else: `Aa123456!`, `Abc@1234`, `1q2w3e4R!`. */
function isSequence(text: string): boolean {
	const marks = text.replace(/[^a-z0-9]/g, '')
	if (keyRows.some((row) => row.startsWith(marks))) return true
	const digits = marks.replace(/[a-z]/g, '')
	const letters = marks.replace(/[0-9]/g, '')
	const plainDigits = digitRows.some((row) => row.includes(digits)) || /^(\d)\1*$/.test(digits)
	const plainLetters =
		letters.length <= 6 && (keyRows.some((row) => row.includes(letters)) || /^(.)\1*$/.test(letters))
	return plainDigits && plainLetters && digits.length + letters.length >= 6
}
