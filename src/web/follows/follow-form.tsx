import { useEffect, useId, useRef, useState } from 'react'
import type { FollowFilter } from '#contract/follow-address.ts'
import type { ChannelName } from '#domain/channels.ts'
import { isTellingWord } from '#domain/follow.ts'
import { longestFollowName, longestFollowWord, mostFollowed, mostOutlets } from '#domain/follow-limits.ts'
import { newsLocales } from '#domain/locale.ts'
import { TextField } from '#web/ui/form-field.tsx'
import { ChosenChannels } from './chosen-channels.tsx'
import { ChosenList } from './chosen-list.tsx'
import { type ChoiceKind, type FollowNames, nameOf, readChoice } from './follow-names.ts'
import { FollowPreview } from './follow-preview.tsx'
import type { Ways } from './use-channels.ts'
import { useFollowText } from './use-follow-text.ts'
import './follow-form.css'

export type EditedFollow = {
	id?: number
	name: string
	ways: readonly ChannelName[]
	filter: FollowFilter
}

type Props = {
	given: EditedFollow
	names: FollowNames | undefined
	/** The channels that are offered, and those that the reader has set up; undefined until loaded. */
	offered: readonly ChannelName[]
	setUp: Ways['set_up'] | undefined
	onSave: (follow: EditedFollow) => Promise<boolean>
	onCancel: () => void
}

const kinds = ['coins', 'sources', 'topics', 'people'] as const satisfies readonly ChoiceKind[]

const isUnbounded = ({ words, not_words, min_outlets, ...filter }: FollowFilter): boolean =>
	min_outlets === 1 &&
	[words, not_words, ...kinds.map((kind) => filter[kind])].every((list) => list.length === 0)

/** Creates or changes a follow, with a preview of what it would have matched. */
export function FollowForm({ given, names, offered, setUp, onSave, onCancel }: Props) {
	const text = useFollowText()
	const titleId = useId()
	const heading = useRef<HTMLHeadingElement>(null)
	const [name, setName] = useState(given.name.slice(0, longestFollowName))
	const [filter, setFilter] = useState(given.filter)
	const [ways, setWays] = useState(given.ways)
	const [faults, setFaults] = useState<{ name?: string; langs?: string }>({})
	const [busy, setBusy] = useState(false)
	useEffect(() => heading.current?.focus(), [])
	const change = (part: Partial<FollowFilter>) => setFilter((now) => ({ ...now, ...part }))
	const submit = async () => {
		const found = {
			...(name.trim() === '' && { name: text('nameMissing') }),
			...(filter.langs.length === 0 && { langs: text('langMissing') }),
		}
		setFaults(found)
		if (Object.keys(found).length > 0 || busy) return
		setBusy(true)
		const isKept = await onSave({ ...given, name: name.trim(), ways, filter })
		if (!isKept) setBusy(false)
	}
	const wordList = (field: 'words' | 'not_words', most: number) => (
		<ChosenList
			label={text(field === 'words' ? 'words' : 'notWords')}
			hint={field === 'words' ? text('wordsHint') : undefined}
			chosen={filter[field]}
			most={most}
			show={(word) => word}
			read={(typed) => {
				const word = typed.slice(0, longestFollowWord)
				return isTellingWord(word) ? { value: word } : { fault: text('short') }
			}}
			onChange={(words) => change({ [field]: words })}
		/>
	)
	return (
		<form
			className="follow-form"
			aria-labelledby={titleId}
			noValidate
			onSubmit={(event) => {
				event.preventDefault()
				void submit()
			}}
		>
			<h2 ref={heading} id={titleId} tabIndex={-1}>
				{given.id === undefined ? text('newTitle') : text('editTitle', { name: given.name })}
			</h2>
			<TextField
				name="name"
				label={text('name')}
				fault={faults.name}
				value={name}
				maxLength={longestFollowName}
				dir="auto"
				onChange={({ target }) => setName(target.value)}
			/>
			<fieldset className="field-group">
				<legend>{text('langs')}</legend>
				<div className="check-lines">
					{newsLocales.map((lang) => (
						<label key={lang} className="check-line">
							<input
								type="checkbox"
								checked={filter.langs.includes(lang)}
								onChange={({ target }) =>
									change({
										langs: newsLocales.filter((one) =>
											one === lang ? target.checked : filter.langs.includes(one),
										),
									})
								}
							/>
							{text(`lang.${lang}`)}
						</label>
					))}
				</div>
				{faults.langs && <p className="field-fault">{faults.langs}</p>}
			</fieldset>
			<div className="follow-form-choices">
				{kinds.map((kind) => (
					<ChosenList
						key={kind}
						label={text(kind)}
						hint={text('anyOf')}
						chosen={filter[kind]}
						most={mostFollowed[kind]}
						show={(ref) => nameOf(names?.[kind], ref)}
						suggestions={names?.[kind].map((choice) => choice.name) ?? []}
						read={(typed) => readChoice(names?.[kind], typed) ?? { fault: text('unknown') }}
						onChange={(refs) => change({ [kind]: refs })}
					/>
				))}
			</div>
			{wordList('words', mostFollowed.words)}
			{wordList('not_words', mostFollowed.notWords)}
			<TextField
				name="min_outlets"
				type="number"
				label={text('outlets')}
				min={1}
				max={mostOutlets}
				value={filter.min_outlets}
				onChange={({ target }) =>
					change({ min_outlets: Math.min(mostOutlets, Math.max(1, Math.trunc(target.valueAsNumber) || 1)) })
				}
			/>
			<ChosenChannels setUp={setUp} offered={offered} chosen={ways} onChange={setWays} />
			{isUnbounded(filter) && <p className="quiet-text">{text('unbounded')}</p>}
			<FollowPreview filter={filter} />
			<div className="button-row">
				<button type="submit" className="primary-button form-button" aria-busy={busy} aria-disabled={busy}>
					{text('save')}
				</button>
				<button type="button" className="quiet-button" onClick={onCancel}>
					{text('cancel')}
				</button>
			</div>
		</form>
	)
}
