import type { ReactNode } from 'react'
import './notice.css'

const tones = { plain: 'notice', error: 'notice notice-error' } as const

/** A sentence that stays on the card, unlike one in the message bar. It is announced when it appears. */
export function Notice({ tone = 'plain', children }: { tone?: keyof typeof tones; children: ReactNode }) {
	return (
		<div role={tone === 'error' ? 'alert' : 'status'} className={tones[tone]}>
			{children}
		</div>
	)
}
