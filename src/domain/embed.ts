/** Headlines of one embed. */
export const mostEmbedRows = 20

/** `auto` follows the system of the reader. */
export const embedThemes = ['auto', 'light', 'dark'] as const
