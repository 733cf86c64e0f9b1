/** A limit under RATE_LIMIT_SCALE, which multiplies all of them for load tests; none falls to nothing. */
export const scaledLimit = (most: number, scale: number): number => Math.max(1, Math.round(most * scale))
