import { recall } from '#web/local-storage.ts'

/** Single keys can be turned off: who speaks to a computer or has an unsteady hand presses them unawares. */
export const singleKeysOn = (): boolean => recall('single_keys') !== 'off'

export function isTyping({ target }: Event): boolean {
	return (
		target instanceof HTMLElement &&
		(target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName))
	)
}
