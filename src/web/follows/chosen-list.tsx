import { useId, useRef, useState } from 'react'
import { isLongEnoughWord } from '#domain/follow.ts'
import { longestFollowWord } from '#domain/follow-limits.ts'
import { Field } from '#web/ui/form-field.tsx'
import { X } from '#web/ui/icons.tsx'
import { type Choice, nameOf, readChoice } from './follow-names.ts'
import { useFollowText } from './use-follow-text.ts'
import './chosen-list.css'

type Text = ReturnType<typeof useFollowText>
/** The value that was typed, or what is wrong with it. */
type Read = (typed: string) => { value: string } | { fault: string }

export const readWord =
	(text: Text): Read =>
	(typed) => {
		const word = typed.slice(0, longestFollowWord)
		return isLongEnoughWord(word) ? { value: word } : { fault: text('short') }
	}

/** How one of the things that there are is chosen. */
export const choiceOf = (names: readonly Choice[] | undefined, text: Text) => ({
	show: (ref: string) => nameOf(names, ref),
	suggestions: names?.map(({ name }) => name) ?? [],
	read: (typed: string) => readChoice(names, typed) ?? { fault: text('unknown') },
})

type Props = {
	label: string
	hint?: string | undefined
	chosen: readonly string[]
	most: number
	/** The label of a chosen value. */
	show?: (value: string) => string
	read: Read
	/** Suggestions while typing. */
	suggestions?: readonly string[]
	onChange: (chosen: string[]) => void
}

/** A list of values that are typed one after the other and can be removed. */
export function ChosenList({ label, hint, chosen, most, read, suggestions, onChange, ...props }: Props) {
	const { show = (value) => value } = props
	const text = useFollowText()
	const listId = useId()
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
	return (
		<Field label={label} hint={hint} fault={fault} faultRole="alert">
			{(control) => (
				<>
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
							{...control}
							ref={input}
							className="field-input"
							list={suggestions && listId}
							autoComplete="off"
							dir="auto"
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
						<datalist id={listId}>
							{suggestions.map((name) => (
								<option key={name} value={name} />
							))}
						</datalist>
					)}
				</>
			)}
		</Field>
	)
}
