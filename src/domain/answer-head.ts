/** How a source's answer began. */
export type AnswerHead = {
	status: number
	/** Where it came from in the end. */
	url: string
	/** Lines of name and value, as they came, without those that may hold a secret. */
	headers: string[]
	/** The first lines of the body as text; null where it had none. */
	body: string | null
}
