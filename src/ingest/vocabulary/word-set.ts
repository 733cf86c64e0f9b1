/** The words of a text, each once: how vocabularies are written down here. */
export const wordSet = (text: string): ReadonlySet<string> => new Set(text.trim().split(/\s+/))
