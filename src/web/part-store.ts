/** What parts of pages look like, by everything that each depends on; the longest unused go first when it is full. */
export type PartStore = {
	find: (key: string) => string | undefined
	keep: (key: string, text: string) => void
}

export function createPartStore(mostBytes: number): PartStore {
	const texts = new Map<string, string>()
	let bytes = 0
	const weigh = (key: string, text: string) => 2 * (key.length + text.length)
	const drop = (key: string, text: string) => {
		texts.delete(key)
		bytes -= weigh(key, text)
	}
	return {
		find: (key) => {
			const text = texts.get(key)
			if (text === undefined) return undefined
			texts.delete(key)
			texts.set(key, text)
			return text
		},
		keep: (key, text) => {
			const before = texts.get(key)
			if (before !== undefined) drop(key, before)
			// A copy: what is cut out of a page would keep the whole page.
			texts.set(key, Buffer.from(text).toString())
			bytes += weigh(key, text)
			for (const [oldest, its] of texts) {
				if (bytes <= mostBytes) break
				drop(oldest, its)
			}
		},
	}
}
