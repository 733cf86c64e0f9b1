import type { FieldFault } from '#domain/account.ts'
import type { Translate } from '#text/sentence.ts'
import type { CallFailure } from '#web/api-client.ts'

/** The sentence for each fault that the shared rules found. */
export const faultTexts = <Field extends string>(
	faults: Partial<Record<Field, FieldFault | undefined>>,
	text: Translate,
): Partial<Record<Field, string>> =>
	Object.fromEntries(
		Object.entries<FieldFault | undefined>(faults).flatMap(([field, fault]) =>
			fault === undefined ? [] : [[field, text(`fault.${fault}`)]],
		),
	) as Partial<Record<Field, string>>

/** The fields that only the server refused, by the wire's names, in the language of the request. */
export function refusedFields(failure: CallFailure): Record<string, string> {
	const error = (failure.body as { error?: { issues?: unknown } } | undefined)?.error
	const issues: unknown[] = Array.isArray(error?.issues) ? error.issues : []
	return Object.fromEntries(
		issues.flatMap((issue) => {
			const { field, message } = issue as Record<string, unknown>
			return typeof field === 'string' && typeof message === 'string' ? [[field, message]] : []
		}),
	)
}
