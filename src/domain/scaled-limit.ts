/** A limit multiplied by RATE_LIMIT_SCALE, for load tests; at least 1. */
export const scaledLimit = (most: number, scale: number): number => Math.max(1, Math.round(most * scale))
