import { z } from 'zod'
import {
	type AdLanguage,
	adLanguages,
	type CampaignDraft,
	type CampaignProblem,
	currencies,
	localesOf,
	placements,
} from '#domain/ad.ts'
import { heaviestWeight } from '#domain/campaign-rules.ts'
import type { Catalogue } from '#domain/catalogue.ts'
import { mostIdsInList } from '#domain/limits.ts'
import { inEachNewsLocale, type NewsLocale } from '#domain/locale.ts'
import { fail, ok, type Result } from '#domain/result.ts'
import { inTehran } from '#domain/tehran-day.ts'

const line = z.string().max(10_000)

/** When a campaign begins or ends: a day begins at midnight in Tehran; a time without a zone is Tehran's. */
const moment = z
	.union([z.iso.date(), z.iso.datetime({ offset: true, local: true })], {
		error: 'expected a date (2026-08-01, midnight in Tehran) or a time (2026-08-01T09:00:00+03:30)',
	})
	.transform((given) => (/(z|[+-]\d\d:?\d\d)$/i.test(given.slice(10)) ? new Date(given) : inTehran(given)))

const names = z.array(z.union([z.string().max(60), z.int()])).max(mostIdsInList)
const perLanguage = (one: z.ZodString) =>
	z.union([one, z.strictObject(inEachNewsLocale(() => one.optional()))])

const shared = {
	advertiser: line,
	language: z.enum(adLanguages),
	start: moment,
	end: moment,
	weight: z.int().min(1).max(heaviestWeight),
	texts: perLanguage(line),
	link: z.string().max(2_048),
	monthly_price: z.number().min(0).max(999_999_999_999),
	currency: z.enum(currencies).default('USD'),
}

/** The terms of a campaign that can be changed; an empty or absent field stays as it is. */
const orNothing = <Value>(field: z.ZodType<Value>) =>
	z.preprocess((given) => (given === '' ? undefined : given), field.optional()).optional()
export const campaignTerms = z.object({
	start: orNothing(moment),
	end: orNothing(moment),
	weight: orNothing(z.coerce.number().pipe(shared.weight)),
})

/** What `zagros ads add` reads. An unknown field is refused, because it is probably a misspelt one. */
const campaignFile = z.discriminatedUnion('kind', [
	z.strictObject({
		kind: z.literal('banner'),
		placement: z.enum(placements),
		exclusive: z.boolean().default(false),
		image: perLanguage(z.string().max(8 * 1024 * 1024)),
		...shared,
	}),
	z.strictObject({
		kind: z.literal('text'),
		coins: names.default([]),
		sources: names.default([]),
		...shared,
	}),
])
export type CampaignFile = z.output<typeof campaignFile>

export function readCampaignFile(given: unknown): Result<CampaignFile, CampaignProblem[]> {
	const read = campaignFile.safeParse(given)
	if (read.success) return ok(read.data)
	return fail(
		read.error.issues.flatMap((issue): CampaignProblem[] => {
			const at = issue.path.join('.')
			if (issue.code === 'unrecognized_keys') {
				return issue.keys.map((key) => ({
					field: at === '' ? key : `${at}.${key}`,
					message: 'is not a known field',
				}))
			}
			const missing = issue.path.length > 0 && valueAt(given, issue.path) === undefined
			return [{ field: at === '' ? 'file' : at, message: missing ? 'is missing' : issue.message }]
		}),
	)
}

function valueAt(given: unknown, path: readonly PropertyKey[]): unknown {
	let value = given
	for (const key of path) {
		if (typeof value !== 'object' || value === null || !Object.hasOwn(value, key)) return undefined
		value = (value as Record<PropertyKey, unknown>)[key]
	}
	return value
}

/** A single text or picture serves every language of the campaign. */
export const inEachLanguage = (
	given: string | { [Locale in NewsLocale]?: string | undefined },
	language: AdLanguage,
): Partial<Record<NewsLocale, string>> =>
	Object.fromEntries(
		localesOf(language).flatMap((locale) => {
			const text = typeof given === 'string' ? given : given[locale]
			return text === undefined ? [] : [[locale, text]]
		}),
	)

/** The order with the names of coins and sources converted to ids; every unknown name is reported. */
export function draftCampaign(
	given: CampaignFile,
	catalogue: Pick<Catalogue, 'coins' | 'sources'>,
): Result<CampaignDraft, CampaignProblem[]> {
	const place = placeOf(given, catalogue)
	if (!place.ok) return place
	return ok({
		place: place.value,
		advertiser: given.advertiser,
		language: given.language,
		startsAt: given.start,
		endsAt: given.end,
		weight: given.weight,
		texts: inEachLanguage(given.texts, given.language),
		link: given.link,
		monthlyPrice: { amount: given.monthly_price, currency: given.currency },
	})
}

function placeOf(
	given: CampaignFile,
	{ coins, sources }: Pick<Catalogue, 'coins' | 'sources'>,
): Result<CampaignDraft['place'], CampaignProblem[]> {
	if (given.kind === 'banner') {
		return ok({ kind: 'banner', placement: given.placement, exclusive: given.exclusive })
	}
	const problems: CampaignProblem[] = []
	const idsOf = (
		field: string,
		names: readonly (string | number)[],
		known: readonly { id: number; name: string }[],
	) =>
		names.flatMap((name, index) => {
			const found = known.find((one) => one.id === name || one.name === String(name).toLowerCase())
			if (found !== undefined) return [found.id]
			problems.push({
				field: `${field}.${index}`,
				message: `${JSON.stringify(name)} is not in the catalogue`,
			})
			return []
		})
	const coinIds = idsOf(
		'coins',
		given.coins,
		coins.map(({ id, symbol }) => ({ id, name: symbol.toLowerCase() })),
	)
	const sourceIds = idsOf(
		'sources',
		given.sources,
		sources.map(({ id, slug }) => ({ id, name: slug.toLowerCase() })),
	)
	return problems.length > 0 ? fail(problems) : ok({ kind: 'text', coinIds, sourceIds })
}
