/** Isolates a name or an address of the other direction from the sentence around it. */
export const isolated = (said: string): string => `\u2068${said}\u2069`
