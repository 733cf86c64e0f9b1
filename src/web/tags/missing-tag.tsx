import { type FormEvent, useState } from 'react'
import { type TagKind, tagKinds } from '#domain/news-item.ts'
import { longestTagReason } from '#domain/tag-report.ts'
import { useText } from '#web/layout/use-locale.ts'
import { SelectField, TextField } from '#web/ui/form-field.tsx'
import type { ExplainedTag, TagNames } from './tag-words.ts'
import type { ReportTag } from './use-report-tag.ts'
import './missing-tag.css'

type Props = { tags: readonly ExplainedTag[]; names: TagNames; report: ReportTag }

/** The form for a missing tag: its kind, its name, and the reason. */
export function MissingTag({ tags, names, report }: Props) {
	const text = useText()
	const [kind, setKind] = useState<TagKind>('topic')
	const [fault, setFault] = useState<string>()
	const [busy, setBusy] = useState(false)
	const has = (ref: string) => tags.some((tag) => tag.kind === kind && tag.ref === ref)
	const send = async (event: FormEvent<HTMLFormElement>) => {
		event.preventDefault()
		const form = event.currentTarget
		const given = new FormData(form)
		const ref = String(given.get('ref'))
		setFault(ref === '' ? text('tags.pickFirst') : undefined)
		if (ref === '' || busy) return
		setBusy(true)
		const reason = String(given.get('reason')).trim()
		if (await report({ kind, ref, verdict: 'missing' }, reason)) form.reset()
		setBusy(false)
	}
	return (
		<details className="missing-tag">
			<summary>{text('tags.missing')}</summary>
			<form className="tight-stack" onSubmit={(event) => void send(event)}>
				<SelectField
					name="kind"
					label={text('tags.kind')}
					value={kind}
					onChange={({ target }) => {
						setFault(undefined)
						setKind(tagKinds.find((one) => one === target.value) ?? kind)
					}}
				>
					{tagKinds.map((one) => (
						<option key={one} value={one}>
							{text(`tags.${one}`)}
						</option>
					))}
				</SelectField>
				<SelectField key={kind} name="ref" label={text('tags.which')} fault={fault} defaultValue="">
					<option value="">{text('tags.pick')}</option>
					{names[kind]
						.filter(({ ref }) => !has(ref))
						.map(({ ref, name }) => (
							<option key={ref} value={ref}>
								{name}
							</option>
						))}
				</SelectField>
				<TextField
					name="reason"
					label={text('tags.reason')}
					hint={text('tags.reasonHint', { count: longestTagReason })}
					maxLength={longestTagReason}
					dir="auto"
				/>
				<button type="submit" className="primary-button" aria-busy={busy}>
					{text('tags.send')}
				</button>
			</form>
		</details>
	)
}
