import { type ReactNode, useId, useRef, useState } from 'react'
import { X } from '#web/ui/icons.tsx'
import { useFollowText } from './use-follow-text.ts'
import '#web/ui/form-field.css'
import './chosen-list.css'

type Props = {
	label: string
	hint?: string | undefined
	chosen: readonly string[]
	most: number
	/** The label of a chosen value. */
	show: (value: string) => string
	/** Parses the typed value, or returns what is wrong with it. */
	read: (typed: string) => { value: string } | { fault: string }
	/** Suggestions while typing. */
	suggestions?: readonly string[] | undefined
	onChange: (chosen: string[]) => void
}

/** A list of values that are typed one after the other and can be removed. */
export function ChosenList({
	label,
	hint,
	chosen,
	most,
	show,
	read,
	suggestions,
	onChange,
}: Props): ReactNode {
	const text = useFollowText()
	const id = useId()
	const input = useRef<HTMLInputElement>(null)
	const [fault, setFault] = useState<string>()
	const add = (typed: string) => {
		if (typed.trim() === '') return
		const found = read(typed.trim())
		if ('fault' in found) return setFault(found.fault)
		if (chosen.length >= most && !chosen.includes(found.value))
			return setFault(text('tooMany', { count: most }))
		setFault(undefined)
		onChange([...new Set([...chosen, found.value])])
		if (input.current) input.current.value = ''
	}
	const describedBy = [fault && `${id}-fault`, hint && `${id}-hint`].filter(Boolean).join(' ') || undefined
	return (
		<div className="field">
			<label htmlFor={id}>{label}</label>
			{chosen.length > 0 && (
				<ul className="follow-chips">
					{chosen.map((value) => (
						<li key={value} className="follow-chip">
							<bdi>{show(value)}</bdi>
							<button
								type="button"
								aria-label={text('remove', { name: show(value) })}
								onClick={() => {
									onChange(chosen.filter((one) => one !== value))
									input.current?.focus()
								}}
							>
								<X size={15} />
							</button>
						</li>
					))}
				</ul>
			)}
			<div className="field-row">
				<input
					ref={input}
					id={id}
					className="field-input"
					list={suggestions && `${id}-list`}
					autoComplete="off"
					dir="auto"
					aria-invalid={fault !== undefined}
					aria-describedby={describedBy}
					onKeyDown={(event) => {
						if (event.key !== 'Enter') return
						event.preventDefault()
						add(event.currentTarget.value)
					}}
					onChange={({ target }) => {
						setFault(undefined)
						// Choosing a suggestion adds it.
						if (suggestions?.includes(target.value)) add(target.value)
					}}
					onBlur={({ target }) => add(target.value)}
				/>
				<button type="button" className="quiet-button" onClick={() => add(input.current?.value ?? '')}>
					{text('add')}
				</button>
			</div>
			{suggestions && (
				<datalist id={`${id}-list`}>
					{suggestions.map((name) => (
						<option key={name} value={name} />
					))}
				</datalist>
			)}
			{hint && (
				<p id={`${id}-hint`} className="small-text faint-text">
					{hint}
				</p>
			)}
			{fault && (
				<p id={`${id}-fault`} role="alert" className="field-fault">
					{fault}
				</p>
			)}
		</div>
	)
}
