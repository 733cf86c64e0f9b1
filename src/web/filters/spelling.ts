import { foldForSearch } from '#domain/persian-text.ts'

/** What is left of a text when spellings of the same are one. */
export const foldSpelling = (text: string): string => foldForSearch(text)
