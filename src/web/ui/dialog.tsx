import { X } from 'lucide-react'
import { type ReactNode, useEffect, useId, useRef } from 'react'

type Props = {
	open: boolean
	onClose: () => void
	title: string
	closeLabel: string
	className?: string
	children: ReactNode
}

/** The platform's own modal dialog: it holds the focus, closes on Escape and gives the focus back. */
export function Dialog({ open, onClose, title, closeLabel, className = '', children }: Props) {
	const dialog = useRef<HTMLDialogElement>(null)
	const titleId = useId()
	useEffect(() => {
		const element = dialog.current
		if (element === null) return
		if (open && !element.open) element.showModal()
		if (!open && element.open) element.close()
	}, [open])
	return (
		// biome-ignore lint/a11y/useKeyWithClickEvents: Escape closes a modal dialog by itself.
		<dialog
			ref={dialog}
			aria-labelledby={titleId}
			className={`dialog ${className}`}
			onClose={onClose}
			onClick={(event) => {
				// The dialog itself is hit only on its backdrop: its content covers the rest.
				if (event.target === dialog.current) onClose()
			}}
		>
			{open && (
				<div className="flex max-h-full min-h-0 flex-col">
					<header className="flex items-center gap-2 border-b border-line ps-5 pe-2">
						<h2 id={titleId} className="me-auto py-3 text-lg font-bold">
							{title}
						</h2>
						<button type="button" className="icon-button" aria-label={closeLabel} onClick={onClose}>
							<X size={20} aria-hidden="true" />
						</button>
					</header>
					{children}
				</div>
			)}
		</dialog>
	)
}
