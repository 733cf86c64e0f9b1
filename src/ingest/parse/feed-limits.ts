/** The largest feed in bytes. It has its own file, because only the worker threads load the parser. */
export const maxBodyBytes = 5 * 1024 * 1024
