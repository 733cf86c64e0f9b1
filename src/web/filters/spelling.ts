import { foldForSearch } from '#domain/persian-text.ts'

/** Normalises spelling. */
export const foldSpelling = (text: string): string => foldForSearch(text)
