/** A successful response with its data. */
export const success = <Data>(data: Data) => ({ status: 1 as const, data })
