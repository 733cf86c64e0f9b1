import { useState } from 'react'
import { useRevalidator } from 'react-router'
import { useText } from '#web/layout/use-locale.ts'
import { useReportTag } from '#web/tags/use-report-tag.ts'
import type { ShownReport } from './story-data.ts'

/** The press by which a reader says that a report is of another event. */
export function NotSameStory({ report: { id, title }, slug }: { report: ShownReport; slug: string }) {
	const text = useText()
	const { revalidate } = useRevalidator()
	const send = useReportTag(id, revalidate)
	const [step, setStep] = useState<'none' | 'sending' | 'reported'>('none')
	const press = async () => {
		if (step !== 'none') return
		setStep('sending')
		setStep((await send({ kind: 'story', ref: slug, verdict: 'wrong' })) ? 'reported' : 'none')
	}
	return (
		<button
			type="button"
			className="quiet-button needs-script"
			aria-label={step === 'reported' ? undefined : text('story.notSameOf', { title })}
			aria-disabled={step !== 'none'}
			onClick={() => void press()}
		>
			{text(step === 'reported' ? 'tags.reported' : 'story.notSame')}
		</button>
	)
}
