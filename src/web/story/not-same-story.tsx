import { useState } from 'react'
import { useRevalidator } from 'react-router'
import { useLocale, useText } from '#web/layout/use-locale.ts'
import { loadTagWords } from '#web/tags/load-tags-dialog.ts'
import { useReportTag } from '#web/tags/use-report-tag.ts'
import { useMessage } from '#web/ui/message-bar.tsx'
import type { ShownReport } from './story-data.ts'
import './not-same-story.css'

/** The button by which a reader reports that a report is about another event. */
export function NotSameStory({ report: { id, title }, slug }: { report: ShownReport; slug: string }) {
	const text = useText()
	const locale = useLocale()
	const say = useMessage()
	const { revalidate } = useRevalidator()
	const send = useReportTag(id, revalidate)
	const [step, setStep] = useState<'none' | 'sending' | 'reported'>('none')
	const press = async () => {
		if (step !== 'none') return
		setStep('sending')
		try {
			await loadTagWords(locale)
			setStep((await send({ kind: 'story', ref: slug, verdict: 'wrong' })) ? 'reported' : 'none')
		} catch {
			say('error', text('story.notSent'))
			setStep('none')
		}
	}
	return (
		<button
			type="button"
			className="not-same-story needs-script"
			aria-label={step === 'reported' ? undefined : text('story.notSameOf', { title })}
			aria-disabled={step !== 'none'}
			onClick={() => void press()}
		>
			{text(step === 'reported' ? 'tags.reported' : 'story.notSame')}
		</button>
	)
}
