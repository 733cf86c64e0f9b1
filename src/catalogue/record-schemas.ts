import { z } from 'zod'
import {
	type Coin,
	feedKinds,
	firstSourceId,
	type Person,
	type Source,
	type Topic,
} from '#domain/catalogue.ts'
import { newsLocales } from '#domain/locale.ts'

const persianLetter = /[\u0621-\u063a\u0641-\u064a\u067e\u0686\u0698\u06a9\u06af\u06cc]/u
// Arabic yeh and kaf look alike on screen and break every comparison with Persian text.
const arabicOnlyLetter = /[\u064a\u0643]/u

const text = z.string().trim().min(1)
const persian = text
	.refine((value) => persianLetter.test(value), 'expected Persian letters')
	.refine((value) => !arabicOnlyLetter.test(value), 'holds an Arabic ي or ك; write ی or ک')
const persianOrLatin = text.refine(
	(value) => !arabicOnlyLetter.test(value),
	'holds an Arabic ي or ك; write ی or ک',
)
export const slug = z
	.string()
	.regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, 'expected lower-case words joined by hyphens')
const webAddress = z.url({ protocol: /^https?$/ })

type IdRange = { first: number; last: number }

/** Each kind has space for more than a thousand ids, and no id is in two ranges: items are listed by the id alone. */
const idRanges = {
	source: { first: firstSourceId, last: 3999 },
	coin: { first: 4000, last: 7999 },
	topic: { first: 8000, last: 8999 },
	person: { first: 9000, last: 9999 },
} as const satisfies Record<string, IdRange>

const lies = (id: number, { first, last }: IdRange): boolean => id >= first && id <= last
const idIn = (range: IdRange) =>
	z.int().refine((id) => lies(id, range), `expected an id from ${range.first} to ${range.last}`)

const selectors = z.object({
	item: text,
	title: text,
	link: text,
	date: text.optional(),
	summary: text.optional(),
})

export const sourceRecord = z
	.object({
		id: idIn(idRanges.source),
		slug: z.string().regex(/^[a-z0-9]+(?:[-_][a-z0-9]+)*$/, 'expected lower-case words joined by hyphens'),
		locale: z.enum(newsLocales),
		title_en: text,
		// Some outlets write their name in Latin letters everywhere.
		title_fa: persianOrLatin,
		homepage: webAddress,
		feed_url: webAddress,
		feed_kind: z.enum(feedKinds),
		crypto_only: z.boolean(),
		paid: z.boolean().default(false),
		domains: z.array(text).default([]),
		selectors: selectors.optional(),
	})
	.refine((source) => source.feed_kind !== 'html' || source.selectors !== undefined, {
		path: ['selectors'],
		message: 'an html source needs selectors',
	})
	.transform(
		(record): Source => ({
			id: record.id,
			slug: record.slug,
			locale: record.locale,
			titles: { en: record.title_en, fa: record.title_fa },
			homepage: record.homepage,
			feedUrl: record.feed_url,
			feedKind: record.feed_kind,
			cryptoOnly: record.crypto_only,
			paid: record.paid,
			domains: record.domains,
			selectors: record.feed_kind === 'html' ? record.selectors : undefined,
		}),
	)

export const coinRecord = z
	.object({
		id: idIn(idRanges.coin),
		symbol: z.string().regex(/^[A-Z0-9]+$/, 'expected upper-case letters and digits'),
		name_en: text,
		name_fa: persian,
		aliases_en: z.array(text),
		aliases_fa: z.array(persianOrLatin),
		coingecko_id: text,
		ambiguous_symbol: z.boolean(),
		ambiguous_name: z.boolean(),
	})
	.transform(
		(record): Coin => ({
			id: record.id,
			symbol: record.symbol,
			names: { en: record.name_en, fa: record.name_fa },
			aliases: { en: record.aliases_en, fa: record.aliases_fa },
			coingeckoId: record.coingecko_id,
			ambiguousSymbol: record.ambiguous_symbol,
			ambiguousName: record.ambiguous_name,
		}),
	)

export const topicRecord = z
	.object({
		id: idIn(idRanges.topic),
		route_ref: slug,
		name_en: text,
		name_fa: persian,
		keywords_en: z.array(text).min(1),
		keywords_fa: z.array(persianOrLatin).min(1),
	})
	.transform(
		(record): Topic => ({
			id: record.id,
			routeRef: record.route_ref,
			names: { en: record.name_en, fa: record.name_fa },
			keywords: { en: record.keywords_en, fa: record.keywords_fa },
		}),
	)

export const personRecord = z
	.object({
		id: idIn(idRanges.person),
		route_ref: slug,
		name_en: text,
		name_fa: persian,
		aliases_en: z.array(text),
		aliases_fa: z.array(persianOrLatin),
	})
	.transform(
		(record): Person => ({
			id: record.id,
			routeRef: record.route_ref,
			names: { en: record.name_en, fa: record.name_fa },
			aliases: { en: record.aliases_en, fa: record.aliases_fa },
		}),
	)
