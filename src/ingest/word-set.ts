/** The distinct words of a text; vocabularies are written this way. */
export const wordSet = (text: string): ReadonlySet<string> => new Set(text.trim().split(/\s+/))
