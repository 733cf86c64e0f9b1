const declared = /\b(?:const|let|function|type|class|interface) (\w+)/g
const refused = /^(?:answer(?:s|ed)?|asker|brought|hire|kept|lender|manner|patient|seats?|whoever)$/i

/** Declared names that have one of the glossary's words that we do not use. */
export const refusedNames = ({ path, text }: { path: string; text: string }) =>
	[...text.matchAll(declared)]
		.map(([, name = '']) => ({ path, name }))
		.filter(({ name }) => name.split(/(?=[A-Z])|_/).some((word) => refused.test(word)))
