/** A part of an object: the properties that are named. */
export const pick = <From extends object, Key extends keyof From>(from: From, ...keys: Key[]) =>
	Object.fromEntries(keys.map((key) => [key, from[key]])) as Pick<From, Key>
