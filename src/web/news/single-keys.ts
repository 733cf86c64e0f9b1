import { recall } from '#web/local-storage.ts'

/** Single-key shortcuts can be turned off, because voice control or an unsteady hand may trigger them by accident. */
export const singleKeysOn = (): boolean => recall('single_keys') !== 'off'

export function isTyping({ target }: Event): boolean {
	return (
		target instanceof HTMLElement &&
		(target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName))
	)
}
