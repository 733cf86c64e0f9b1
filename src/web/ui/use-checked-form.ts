import { type SubmitEvent, useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { useLocale } from '#web/layout/use-locale.ts'

/** The errors of fields, as sentences. */
export type Faults<Field extends string> = Partial<Record<Field, string>>
export type Values<Field extends string> = Record<Field, string>

type Options<Field extends string> = {
	/** In the order of the screen. */
	fields: readonly Field[]
	check: (values: Values<Field>) => Faults<Field>
	/** May return faults that only the server can see. */
	// biome-ignore lint/suspicious/noConfusingVoidType: a form without such faults simply ends.
	send: (values: Values<Field>) => Promise<Faults<Field> | void>
}

/**
 * An uncontrolled form, so that nothing typed or filled in before hydration is lost. It is checked when it is sent,
 * and from then on at every change; the first wrong field gets the focus.
 */
export function useCheckedForm<Field extends string>({ fields, check, send }: Options<Field>) {
	const form = useRef<HTMLFormElement>(null)
	const [faults, setFaults] = useState<Faults<Field>>({})
	/** The fields that were wrong when the form was last sent; it is read aloud, so it does not change with every key. */
	const [refused, setRefused] = useState<readonly Field[]>([])
	const [wasSent, setWasSent] = useState(false)
	const [busy, setBusy] = useState(false)

	const read = (): Values<Field> => {
		const data = new FormData(form.current ?? undefined)
		return Object.fromEntries(fields.map((field) => [field, String(data.get(field) ?? '')])) as Values<Field>
	}
	const refuse = (found: Faults<Field>): boolean => {
		const wrong = fields.filter((field) => found[field] !== undefined)
		// Synchronously: a field that gets the focus must already have its error.
		flushSync(() => {
			setFaults(found)
			setRefused(wrong)
		})
		const first = wrong[0] === undefined ? undefined : form.current?.elements.namedItem(wrong[0])
		if (first instanceof HTMLElement) first.focus()
		return wrong.length > 0
	}
	const submit = async () => {
		if (busy) return
		setWasSent(true)
		const values = read()
		if (refuse(check(values))) return
		setBusy(true)
		try {
			const found = await send(values)
			if (found !== undefined) refuse(found)
		} finally {
			setBusy(false)
		}
	}
	const locale = useLocale()
	// Errors are in the language of the screen, which may change while the form stays.
	// biome-ignore lint/correctness/useExhaustiveDependencies: only when the language changes.
	useEffect(() => {
		if (wasSent) setFaults(check(read()))
	}, [locale])
	return {
		faults,
		refused,
		busy,
		submit,
		formProps: {
			ref: form,
			noValidate: true,
			// If a browser ever submits it natively, the password must not be in the URL.
			method: 'post',
			onSubmit: (event: SubmitEvent<HTMLFormElement>) => {
				event.preventDefault()
				void submit()
			},
			onChange: () => {
				if (wasSent) setFaults(check(read()))
			},
		} as const,
	}
}
