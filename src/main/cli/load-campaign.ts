import { readFile, stat } from 'node:fs/promises'
import { dirname, resolve } from 'node:path'
import { largestBannerBytes } from '#commands/ads/encode-banner.ts'
import type { CampaignPictures } from '#commands/ads/manage-campaign.ts'
import {
	type CampaignFile,
	draftCampaign,
	inEachLanguage,
	readCampaignFile,
} from '#contract/campaign-file.ts'
import type { CampaignDraft, CampaignProblem } from '#domain/ad.ts'
import type { Catalogue } from '#domain/catalogue.ts'
import type { NewsLocale } from '#domain/locale.ts'
import { fail, ok, type Result } from '#domain/result.ts'

type LoadedCampaign = { draft: CampaignDraft; pictures: CampaignPictures }

const largestFileBytes = 16 * 1024 * 1024

/** Reads a campaign file with its pictures: names become ids, and every mistake is reported by its field. */
export async function loadCampaign(
	file: string,
	catalogue: Pick<Catalogue, 'coins' | 'sources'>,
): Promise<Result<LoadedCampaign, CampaignProblem[]>> {
	const bytes = await readSmallFile(file, largestFileBytes)
	if (!bytes.ok) return fail([{ field: 'file', message: bytes.failure }])
	const read = readCampaignFile(parseJson(bytes.value.toString('utf8')))
	if (!read.ok) return read
	const given = read.value
	const draft = draftCampaign(given, catalogue)
	const pictures = given.kind === 'banner' ? await picturesOf(given, dirname(resolve(file))) : ok({})
	if (!draft.ok || !pictures.ok) {
		return fail([...(draft.ok ? [] : draft.failure), ...(pictures.ok ? [] : pictures.failure)])
	}
	return ok({ draft: draft.value, pictures: pictures.value })
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
	// Pictures must be files beside it: none is fetched from another host, now or when the ad is shown.
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
