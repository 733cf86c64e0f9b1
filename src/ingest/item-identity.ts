import { createHash } from 'node:crypto'
import { tellingLetters } from '#domain/title-identity.ts'

/** The third mark of identity, after link and guid; null where the title is too short to tell stories apart. */
export function titleKey(title: string): string | null {
	const letters = tellingLetters(title)
	return letters === null ? null : createHash('sha256').update(letters).digest('hex')
}
