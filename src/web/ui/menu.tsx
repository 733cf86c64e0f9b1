import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { hintOnHover } from './title-on-hover.ts'
import './menu.css'

type Props = {
	/** The accessible name of button and menu. */
	label: string
	icon: ReactNode
	/** Elements with a menu item role; a click on one closes the menu. */
	children: ReactNode
}

const itemSelector = '[role^="menuitem"]'

/** A button that opens a short menu. Small enough not to need a library, whose menu costs 45 kB in every page. */
export function Menu({ label, icon, children }: Props) {
	const [open, setOpen] = useState(false)
	const root = useRef<HTMLDivElement>(null)
	const button = useRef<HTMLButtonElement>(null)
	const menuId = useId()
	const items = () => [...(root.current?.querySelectorAll<HTMLElement>(itemSelector) ?? [])]

	useEffect(() => {
		if (!open) return
		const checked = root.current?.querySelector<HTMLElement>('[aria-checked="true"]')
		const first = root.current?.querySelector<HTMLElement>(itemSelector)
		const target = checked ?? first
		target?.focus()
		const onPointer = (event: PointerEvent) => {
			if (!root.current?.contains(event.target as Node)) setOpen(false)
		}
		document.addEventListener('pointerdown', onPointer)
		return () => document.removeEventListener('pointerdown', onPointer)
	}, [open])

	const close = () => {
		setOpen(false)
		button.current?.focus()
	}
	const onKey = (event: KeyboardEvent) => {
		if (!open) return
		const list = items()
		const at = list.indexOf(document.activeElement as HTMLElement)
		const goTo = (index: number) => {
			event.preventDefault()
			list.at(index % list.length)?.focus()
		}
		if (event.key === 'ArrowDown') goTo(at + 1)
		else if (event.key === 'ArrowUp') goTo(at - 1)
		else if (event.key === 'Home') goTo(0)
		else if (event.key === 'End') goTo(-1)
		else if (event.key === 'Escape') close()
		else if (event.key === 'Tab') setOpen(false)
	}

	return (
		// biome-ignore lint/a11y/noStaticElementInteractions: it only hands keys from the menu's own items to the menu.
		<div ref={root} className="menu" onKeyDown={onKey}>
			<button
				ref={button}
				type="button"
				className="icon-button"
				aria-label={label}
				{...hintOnHover(label)}
				aria-haspopup="menu"
				aria-expanded={open}
				aria-controls={open ? menuId : undefined}
				onClick={() => setOpen(!open)}
			>
				{icon}
			</button>
			{open && (
				// biome-ignore lint/a11y/useKeyWithClickEvents: Enter and Space on an item are clicks already.
				<div
					id={menuId}
					role="menu"
					tabIndex={-1}
					aria-label={label}
					className="card menu-items"
					onClick={close}
				>
					{children}
				</div>
			)}
		</div>
	)
}
