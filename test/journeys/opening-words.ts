/** As much of a title as a search accepts, without a cut word at the end, which would be searched as a word. */
export const openingWords = (title: string): string =>
	title.length <= 90 ? title : title.slice(0, 90).replace(/\s\S*$/, '')
