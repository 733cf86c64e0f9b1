import { type FormEvent, useState } from 'react'
import { longestTagReason } from '#domain/tag-report.ts'
import { useText } from '#web/layout/use-locale.ts'
import { TextField } from '#web/ui/form-field.tsx'
import type { ExplainedTag } from './tag-words.ts'
import type { ReportTag } from './use-report-tag.ts'
import './tag-entry.css'

type Props = { tag: ExplainedTag; name: string; lang: string; report: ReportTag }

/** A tag, why the item has it, and the button that reports it as wrong; a reason can be added afterwards. */
export function TagEntry({ tag: { kind, ref, words }, name, lang, report }: Props) {
	const text = useText()
	const [step, setStep] = useState<'none' | 'sending' | 'reported' | 'explained'>('none')
	const objection = { kind, ref, verdict: 'wrong' } as const
	const isReported = step === 'reported' || step === 'explained'
	const press = async () => {
		if (step !== 'none') return
		setStep('sending')
		setStep((await report(objection)) ? 'reported' : 'none')
	}
	const explain = async (event: FormEvent<HTMLFormElement>) => {
		event.preventDefault()
		const reason = String(new FormData(event.currentTarget).get('reason')).trim()
		if (reason !== '' && (await report(objection, reason))) setStep('explained')
	}
	return (
		<li className="tag-entry">
			<div className="tag-line">
				<p>
					<span className="small-text faint-text">{text(`tags.${kind}`)}</span> <bdi>{name}</bdi>
					<span className="tag-reason small-text quiet-text">
						{words.length === 0 ? (
							text('tags.byReaders')
						) : (
							<>
								{text('tags.because')}{' '}
								<q>
									<bdi lang={lang}>{words.join(', ')}</bdi>
								</q>
							</>
						)}
					</span>
				</p>
				<button
					type="button"
					className="quiet-button"
					aria-label={isReported ? undefined : text('tags.wrongOf', { tag: name })}
					aria-disabled={step !== 'none'}
					onClick={() => void press()}
				>
					{text(isReported ? 'tags.reported' : 'tags.wrong')}
				</button>
			</div>
			{step === 'reported' && (
				<form className="tag-form" onSubmit={(event) => void explain(event)}>
					<div>
						<TextField name="reason" label={text('tags.reason')} maxLength={longestTagReason} dir="auto" />
					</div>
					<button type="submit" className="quiet-button">
						{text('tags.send')}
					</button>
				</form>
			)}
			{step === 'explained' && (
				// The focused field is gone, so what replaced it gets the focus.
				<p ref={(line) => line?.focus()} tabIndex={-1} className="small-text quiet-text">
					{text('tags.reasonThanks')}
				</p>
			)}
		</li>
	)
}
