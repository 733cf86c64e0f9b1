import type { ReactNode } from 'react'

const tones = { plain: 'border-brand', error: 'border-down' } as const

/** A sentence that stays on the card, unlike one in the message bar. Announced where it appears by itself. */
export function Notice({ tone = 'plain', children }: { tone?: keyof typeof tones; children: ReactNode }) {
	return (
		<div
			role={tone === 'error' ? 'alert' : 'status'}
			className={`grid gap-2 rounded-card border-s-4 bg-surface-2 p-3.5 ${tones[tone]}`}
		>
			{children}
		</div>
	)
}
