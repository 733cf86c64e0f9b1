import type { Locale } from '#domain/locale.ts'
import { type Chance, wholeNumber } from './chance.ts'
import { writeDollars, writeNumber, writePercent } from './figures.ts'

type Writer = (random: Chance, locale: Locale) => string

const oneDecimal = (random: Chance, from: number, to: number): number =>
	wholeNumber(random, from * 10, to * 10) / 10

/** Gaps that hold a number, in the sizes headlines use. */
const writers: Readonly<Record<string, Writer>> = {
	pctS: (random, locale) => writePercent(oneDecimal(random, 0.6, 4.8), locale),
	pctM: (random, locale) => writePercent(wholeNumber(random, 5, 14), locale),
	pctL: (random, locale) => writePercent(wholeNumber(random, 16, 48), locale),
	share: (random, locale) => writePercent(wholeNumber(random, 53, 91), locale),
	usdSmall: (random, locale) => writeDollars(wholeNumber(random, 2, 9) * 1e3, locale),
	usdK: (random, locale) => writeDollars(wholeNumber(random, 4, 92) * 10e3, locale),
	usdM: (random, locale) => writeDollars(Math.round(12 * 40 ** random()) * 1e6, locale),
	usdB: (random, locale) => writeDollars(oneDecimal(random, 1.1, 9.6) * 1e9, locale),
	usdTvl: (random, locale) => writeDollars(wholeNumber(random, 92, 138) * 1e9, locale),
	trn: (random, locale) => writeDollars(oneDecimal(random, 3.1, 3.9) * 1e12, locale),
}

const range = /^n(\d+)-(\d+)$/

export function writeSlotNumber(name: string, locale: Locale, random: Chance): string | undefined {
	const between = range.exec(name)
	if (between) return writeNumber(wholeNumber(random, Number(between[1]), Number(between[2])), locale)
	const writer = writers[name] ?? writers[name.replace(/2$/, '')]
	return writer?.(random, locale)
}
