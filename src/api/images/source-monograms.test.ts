import { expect, test } from 'vitest'
import { sourceMonograms } from './source-monograms.ts'

const source = (slug: string, titleEn: string) => ({
	slug,
	titles: { en: titleEn, fa: '' },
	locale: 'en' as const,
})

test('a source is drawn by the initials of two words, or its first letters', () => {
	const letters = sourceMonograms([
		source('the-block', 'The Block'),
		source('decrypt', 'Decrypt'),
		source('u-today', 'U.Today'),
		source('the-bell', 'The Bell'),
	])
	expect([...letters.values()]).toEqual(['TB', 'DE', 'UT', 'TH'])
})
