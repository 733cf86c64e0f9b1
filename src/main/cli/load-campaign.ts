import { readFile, stat } from 'node:fs/promises'
import { dirname, resolve } from 'node:path'
import { largestBannerBytes } from '#commands/ads/encode-banner.ts'
import { type CampaignFile, inEachLanguage, readCampaignFile } from '#contract/campaign-file.ts'
import type { CampaignDraft, CampaignProblem } from '#domain/ad.ts'
import type { Catalogue } from '#domain/catalogue.ts'
import type { NewsLocale } from '#domain/locale.ts'
import { fail, ok, type Result } from '#domain/result.ts'

type LoadedCampaign = { draft: CampaignDraft; pictures: Partial<Record<NewsLocale, Uint8Array>> }

const largestFileBytes = 16 * 1024 * 1024

/** A campaign's file with its pictures: names turned into ids, every mistake named by its field. */
export async function loadCampaign(
	file: string,
	catalogue: Pick<Catalogue, 'coins' | 'sources'>,
): Promise<Result<LoadedCampaign, CampaignProblem[]>> {
	const bytes = await readSmallFile(file, largestFileBytes)
	if (!bytes.ok) return fail([{ field: 'file', message: bytes.failure }])
	const read = readCampaignFile(parseJson(bytes.value.toString('utf8')))
	if (!read.ok) return read
	const given = read.value
	const place = placeOf(given, catalogue)
	const pictures = given.kind === 'banner' ? await picturesOf(given, dirname(resolve(file))) : ok({})
	if (!place.ok || !pictures.ok) {
		return fail([...(place.ok ? [] : place.failure), ...(pictures.ok ? [] : pictures.failure)])
	}
	const draft: CampaignDraft = {
		place: place.value,
		advertiser: given.advertiser,
		language: given.language,
		startsAt: given.start,
		endsAt: given.end,
		weight: given.weight,
		texts: inEachLanguage(given.texts, given.language),
		link: given.link,
		monthlyPrice: { amount: given.monthly_price, currency: given.currency },
	}
	return ok({ draft, pictures: pictures.value })
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

async function picturesOf(
	{ image, language }: Extract<CampaignFile, { kind: 'banner' }>,
	folder: string,
): Promise<Result<LoadedCampaign['pictures'], CampaignProblem[]>> {
	const pictures: LoadedCampaign['pictures'] = {}
	const named = Object.entries(inEachLanguage(image, language)) as [NewsLocale, string][]
	for (const [locale, name] of named) {
		const bytes = await readPicture(name, folder)
		if (!bytes.ok) return fail([{ field: 'image', message: bytes.failure }])
		pictures[locale] = bytes.value
	}
	return ok(pictures)
}

const dataUrl = /^data:[\w/+.-]*;base64,([A-Za-z0-9+/=\s]*)$/

async function readPicture(name: string, folder: string): Promise<Result<Buffer, string>> {
	const inline = dataUrl.exec(name)?.[1]
	if (inline !== undefined) return ok(Buffer.from(inline, 'base64'))
	// Pictures lie beside the file: none is fetched from a foreign host, now or when the ad is shown.
	if (/^[a-z][a-z0-9+.-]*:|^\/\//i.test(name)) return fail('must be a file on this machine, not an address')
	return readSmallFile(resolve(folder, name), largestBannerBytes)
}

async function readSmallFile(path: string, most: number): Promise<Result<Buffer, string>> {
	try {
		const found = await stat(path)
		if (!found.isFile()) return fail(`${path} is not a file`)
		if (found.size > most) return fail(`${path} is larger than ${most / 1024 / 1024} MiB`)
		return ok(await readFile(path))
	} catch (error) {
		const code = error instanceof Error && 'code' in error ? error.code : 'unknown error'
		return fail(`${path} cannot be read (${code})`)
	}
}

function parseJson(text: string): unknown {
	try {
		return JSON.parse(text)
	} catch {
		return undefined
	}
}
