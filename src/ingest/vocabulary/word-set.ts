/** The words of a text, each once: how vocabularies are written down. */
export const wordSet = (text: string): ReadonlySet<string> => new Set(text.trim().split(/\s+/))
