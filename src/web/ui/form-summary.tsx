import { useText } from '#web/layout/use-locale.ts'

/**
 * Tells a screen reader which fields to correct; the fields have the details. It exists from the start, because many
 * screen readers ignore regions that appear with their text.
 */
export function FormSummary({ wrong }: { wrong: readonly string[] }) {
	const text = useText()
	return (
		<p role="alert" className="sr-only">
			{wrong.length > 0 && text('account.fix', { fields: wrong.join(text('account.listComma')) })}
		</p>
	)
}
