/** As much of a title as a search takes. One or two letters of a word that was cut would be sought as a word. */
export const openingWords = (title: string): string =>
	title.length <= 90 ? title : title.slice(0, 90).replace(/\s\S*$/, '')
