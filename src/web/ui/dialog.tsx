import { type ReactNode, type RefObject, useId, useLayoutEffect, useRef } from 'react'
import { afterNextFrame, useAfterFrame } from './after-frame.ts'
import { X } from './icons.tsx'
import { DialogMessages } from './message-bar.tsx'
import './dialog.css'

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
	useModal(dialog, open)
	// To take a long content away is work too, and waits until the dialog is out of sight.
	const lingers = useAfterFrame(open)
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
			{(open || lingers) && (
				<div className="dialog-frame">
					<header className="dialog-head">
						<h2 id={titleId}>{title}</h2>
						<button type="button" className="icon-button" aria-label={closeLabel} onClick={onClose}>
							<X size={20} aria-hidden="true" />
						</button>
					</header>
					{children}
				</div>
			)}
			{open && lingers && <DialogMessages />}
		</dialog>
	)
}

/**
 * Becoming modal, or ceasing to be, makes the browser style every element of the page again: on a slow phone that is
 * too long after a press. So the dialog is first shown or hidden by its style alone, and the rest follows after that
 * frame.
 */
function useModal(dialog: RefObject<HTMLDialogElement | null>, open: boolean): void {
	useLayoutEffect(() => {
		const element = dialog.current
		if (element === null || open === element.open) return
		element.dataset.modal = open ? 'coming' : 'leaving'
		const settle = () => {
			delete element.dataset.modal
			if (open) element.showModal()
			else element.close()
		}
		const stop = afterNextFrame(settle)
		return () => {
			delete element.dataset.modal
			stop()
		}
	}, [dialog, open])
}
