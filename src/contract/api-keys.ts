import { z } from 'zod'
import { longestApiKeyName } from '#domain/api-key.ts'
import { wireId } from './news-item.ts'

export const apiKeysResponse = z.object({
	status: z.literal(1),
	data: z.array(
		z.object({
			id: z.int(),
			name: z.string(),
			start: z.string().describe('The first six characters.'),
			made: z.iso.datetime(),
			last_used: z.iso.datetime().nullable().describe('To the hour.'),
		}),
	),
})
export type ApiKeysResponse = z.output<typeof apiKeysResponse>

export const apiKeyRequest = z.object({
	name: z
		.string()
		.trim()
		.min(1)
		.max(longestApiKeyName)
		.refine((text) => !text.includes('\0') && text.isWellFormed(), 'has characters that cannot be stored'),
})
export const apiKeyMadeResponse = z.object({
	status: z.literal(1),
	data: z.object({ id: z.int(), key: z.string().describe('Shown this once; only its hash is stored.') }),
})
export type ApiKeyMadeResponse = z.output<typeof apiKeyMadeResponse>

export const apiKeyRemovalQuery = z.object({ id: z.coerce.number().pipe(wireId) })
export const apiKeyRemovedResponse = z.object({ status: z.literal(1) })
