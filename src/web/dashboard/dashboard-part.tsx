import { type ReactNode, useId } from 'react'
import './dashboard-part.css'

/** A part of a view that has several: its name, a sentence, and what can be done there. */
export function DashboardPart({
	title,
	lead,
	children,
}: {
	title: string
	lead: string
	children: ReactNode
}) {
	const id = useId()
	return (
		<section aria-labelledby={id}>
			<h2 id={id}>{title}</h2>
			<p className="quiet-text">{lead}</p>
			{children}
		</section>
	)
}
