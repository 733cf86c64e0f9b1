import { readFile, stat } from 'node:fs/promises'
import { dirname, resolve } from 'node:path'
import { parseJson } from '#catalogue/read-records.ts'
import { inEachLanguage, readCampaignFile } from '#contract/campaign-file.ts'
import { type CampaignProblem, localesOf } from '#domain/ad.ts'
import { fail, ok, type Result } from '#domain/result.ts'
import type { CampaignOrder } from '#operator/acts/add-campaign.ts'
import { largestBannerBytes } from '#services/ads/encode-banner.ts'

const largestFileBytes = 16 * 1024 * 1024

/** A campaign's file with its pictures. */
export async function loadCampaign(file: string): Promise<Result<CampaignOrder, CampaignProblem[]>> {
	const bytes = await readSmallFile(file, largestFileBytes)
	if (!bytes.ok) return fail([{ field: 'file', message: bytes.failure }])
	const parsed = parseJson(bytes.value.toString('utf8'))
	const given = parsed.ok ? parsed.value : undefined
	const read = readCampaignFile(given)
	if (!read.ok) return read
	const pictures: CampaignOrder['pictures'] = {}
	const { language } = read.value
	const names = read.value.kind === 'banner' ? inEachLanguage(read.value.image, language) : {}
	for (const locale of localesOf(language)) {
		const name = names[locale]
		const picture = name === undefined ? undefined : await readPicture(name, dirname(resolve(file)))
		if (picture?.ok === false) return fail([{ field: 'image', message: picture.failure }])
		if (picture) pictures[locale] = picture.value
	}
	return ok({ file: given, pictures })
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
