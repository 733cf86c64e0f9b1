import { type ReactNode, type SubmitEvent, useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { useLocale, useText } from '#web/layout/use-locale.ts'

/** The errors of fields, as sentences. */
export type Faults<Field extends string> = Partial<Record<Field, string>>
export type Values<Field extends string> = Record<Field, string>

type Options<Field extends string> = {
	/** What the fields are called, in the order in which they stand on the screen. */
	labels: Record<Field, string>
	check?: (values: Values<Field>) => Faults<Field>
	/** May return faults that only the server can see; `again` sends what the fields hold then. */
	// biome-ignore lint/suspicious/noConfusingVoidType: a form without such faults simply ends.
	send: (values: Values<Field>, again: () => void) => Promise<Faults<Field> | void>
}

/**
 * An uncontrolled form, so that nothing typed or filled in before hydration is lost. It is checked when it is sent,
 * and from then on at every change; the first wrong field gets the focus.
 */
export function useCheckedForm<Field extends string>({ labels, check = () => ({}), send }: Options<Field>) {
	const form = useRef<HTMLFormElement>(null)
	const fields = Object.keys(labels) as Field[]
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
	const latest = useRef<() => Promise<void>>(undefined)
	const again = () => void latest.current?.()
	const submit = async () => {
		if (busy) return
		setWasSent(true)
		const values = read()
		if (refuse(check(values))) return
		setBusy(true)
		try {
			const found = await send(values, again)
			if (found !== undefined) refuse(found)
		} finally {
			setBusy(false)
		}
	}
	latest.current = submit
	const recheck = () => {
		if (wasSent) setFaults(check(read()))
	}
	const locale = useLocale()
	// Errors are in the language of the screen, which may change while the form stays.
	// biome-ignore lint/correctness/useExhaustiveDependencies: only when the language changes.
	useEffect(recheck, [locale])
	return {
		busy,
		again,
		/** What a field needs to know of itself. */
		field: (name: Field) => ({ name, label: labels[name], fault: faults[name] }),
		wrong: refused.map((name) => labels[name]),
		formProps: {
			ref: form,
			noValidate: true,
			// If a browser ever submits it natively, the password must not be in the URL.
			method: 'post',
			onSubmit: (event: SubmitEvent<HTMLFormElement>) => {
				event.preventDefault()
				void submit()
			},
			onChange: recheck,
		} as const,
	}
}

type Props = {
	form: Pick<ReturnType<typeof useCheckedForm>, 'formProps' | 'wrong'>
	className?: string
	children: ReactNode
}

export function CheckedForm({ form: { formProps, wrong }, className = '', children }: Props) {
	const text = useText()
	return (
		<form {...formProps} className={`stack ${className}`}>
			{/* Tells a screen reader which fields to correct; the fields say how. It exists from the start, or many stay silent. */}
			<p role="alert" className="sr-only">
				{wrong.length > 0 && text('account.fix', { fields: wrong.join(text('account.listComma')) })}
			</p>
			{children}
		</form>
	)
}
