declare module 'cryptopanic' {
	/** The published client, as far as a test uses it. */
	class Cryptopanic {
		Api: { POSTS: string }
		constructor(options: { auth_token?: string })
		currencies(symbols: string[]): this
		filter(name: string): this
		fetchPosts(): Promise<Record<string, unknown>[]>
	}
	export = Cryptopanic
}
