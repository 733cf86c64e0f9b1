import { type ReactNode, type RefObject, useId, useLayoutEffect, useRef } from 'react'
import { useText } from '#web/layout/use-locale.ts'
import { afterNextFrame, useAfterFrame } from './after-frame.ts'
import { X } from './icons.tsx'
import { DialogMessages } from './message-bar.tsx'
import './dialog.css'

type Props = {
	open: boolean
	onClose: () => void
	title: string
	className?: string
	children: ReactNode
}

/** The platform's modal dialog: it traps the focus, closes on Escape and restores the focus. */
export function Dialog({ open, onClose, title, className = '', children }: Props) {
	const text = useText()
	const dialog = useRef<HTMLDialogElement>(null)
	const titleId = useId()
	useModal(dialog, open)
	// Removing long content takes time too, so it is done after the dialog is hidden.
	const lingers = useAfterFrame(open)
	return (
		// biome-ignore lint/a11y/useKeyWithClickEvents: Escape closes a modal dialog by itself.
		<dialog
			ref={dialog}
			aria-labelledby={titleId}
			className={`dialog ${className}`}
			onClose={onClose}
			onClick={(event) => {
				// The dialog itself is pressed only on its backdrop: its content covers the rest.
				if (event.target === dialog.current) onClose()
			}}
		>
			{(open || lingers) && (
				<div className="dialog-frame">
					<div className="dialog-head">
						<h2 id={titleId}>{title}</h2>
						<button
							type="button"
							className="icon-button"
							aria-label={text('filters.close')}
							onClick={onClose}
						>
							<X size={20} aria-hidden="true" />
						</button>
					</div>
					{children}
				</div>
			)}
			{open && lingers && <DialogMessages />}
		</dialog>
	)
}

/**
 * Opening or closing a modal makes the browser style every element of the page again, which is too slow after a press
 * on a slow phone. So the dialog is first shown or hidden by its style alone, and the rest follows after that frame.
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
