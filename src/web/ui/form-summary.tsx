import { useText } from '#web/layout/use-locale.ts'

/** Tells a screen reader which fields to correct; the fields themselves say how. It exists from the start, or many stay silent. */
export function FormSummary({ wrong }: { wrong: readonly string[] }) {
	const text = useText()
	return (
		<p role="alert" className="sr-only">
			{wrong.length > 0 && text('account.fix', { fields: wrong.join(text('account.listComma')) })}
		</p>
	)
}
