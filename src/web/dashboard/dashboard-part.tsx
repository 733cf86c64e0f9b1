import { type ReactNode, useId } from 'react'
import './dashboard-part.css'

/** A section of a view: its heading, a sentence, and its controls. */
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
