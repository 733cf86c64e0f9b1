/** The beginning of a source's response, for operators. */
export type ResponseHead = {
	status: number
	/** The final address, after redirects. */
	url: string
	/** Lines of name and value, without headers that may contain a secret. */
	headers: string[]
	/** The first lines of the body as text; null if there was none. */
	body: string | null
}
