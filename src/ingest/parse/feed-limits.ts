/** What a feed may weigh. Apart from the parser, which its own threads load and nobody else needs to. */
export const maxBodyBytes = 5 * 1024 * 1024
