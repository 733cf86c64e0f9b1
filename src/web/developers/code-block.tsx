/** A program: it is read from left to right in every language, and scrolls where it is too wide. */
export const CodeBlock = ({ code }: { code: string }) => (
	// biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard.
	<pre dir="ltr" tabIndex={0} className="code-block">
		<code>{code}</code>
	</pre>
)
