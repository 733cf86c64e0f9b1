// A sandboxed page has no storage, but the API reference uses it at start: this storage lasts as long as the page.
for (const name of ['localStorage', 'sessionStorage']) {
	const values = new Map()
	Object.defineProperty(window, name, {
		value: {
			get length() {
				return values.size
			},
			key: (index) => [...values.keys()][index] ?? null,
			getItem: (key) => values.get(String(key)) ?? null,
			setItem: (key, value) => void values.set(String(key), String(value)),
			removeItem: (key) => void values.delete(String(key)),
			clear: () => values.clear(),
		},
	})
}
