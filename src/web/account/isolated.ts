/** Keeps a Latin address from turning the Persian sentence around it. */
export const isolated = (address: string): string => `\u2068${address}\u2069`
