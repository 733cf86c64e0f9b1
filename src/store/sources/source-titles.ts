import type { Source } from '#domain/catalogue.ts'
import { type Row, text } from '#store/query.ts'

/** The titles of a source in each language, as columns of its table. */
export const titleColumns = { titleEn: text, titleFa: text }

/** A row with the titles of its source by language. */
export const withTitles = <Given extends Row<typeof titleColumns>>({
	titleEn,
	titleFa,
	...row
}: Given): Omit<Given, keyof typeof titleColumns> & Pick<Source, 'titles'> => ({
	...row,
	titles: { en: titleEn, fa: titleFa },
})
