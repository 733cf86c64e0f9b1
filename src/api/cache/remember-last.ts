/** What was made last is told again for as long as the same thing is given. */
export function rememberLast<Given extends object, Made>(
	make: (given: Given) => Made,
): (given: Given) => Made {
	let last: { given: Given; made: Made } | undefined
	return (given) => {
		if (last?.given !== given) last = { given, made: make(given) }
		return last.made
	}
}
