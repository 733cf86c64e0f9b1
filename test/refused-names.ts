const declared = /\b(?:const|let|function|type|class|interface) (\w+)/g
const refused = /^(?:answer(?:s|ed)?|asker|brought|hire|kept|lender|manner|patient|seats?|whoever)$/i
/** Words that have another meaning elsewhere: an e-mail is no letter, and who waits for a connection no guest. */
const refusedIn = [
	{ files: /mail|outbox/, word: /^letters?$/i },
	{ files: /\/store\/database\//, word: /^guests?$/i },
]

/** Declared names that have one of the glossary's words that we do not use. */
export const refusedNames = ({ path, text }: { path: string; text: string }) =>
	[...text.matchAll(declared)]
		.map(([, name = '']) => ({ path, name }))
		.filter(({ name }) => {
			const words = name.split(/(?=[A-Z])|_/)
			const alsoHere = refusedIn.filter(({ files }) => files.test(path))
			return (
				/madeOf/i.test(name) ||
				words.some((word) => refused.test(word) || alsoHere.some((other) => other.word.test(word)))
			)
		})
