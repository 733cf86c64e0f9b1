import { z } from 'zod'
import { mostPushBrowsers } from '#domain/push-browser.ts'
import { wireId } from './news-item.ts'

const keyOf = (bytes: number) =>
	z
		.string()
		.max(200)
		.refine((text) => /^[\w-]+={0,2}$/.test(text) && Buffer.from(text, 'base64url').length === bytes, {
			message: `expected ${bytes} bytes in base64url`,
		})

export const pushBrowserRequest = z.object({
	endpoint: z
		.url({ protocol: /^https$/ })
		.max(1000)
		.describe('The push subscription’s endpoint; https only.'),
	keys: z.object({ p256dh: keyOf(65), auth: keyOf(16) }),
	name: z
		.string()
		.trim()
		.max(60)
		.refine((text) => !text.includes('\0') && text.isWellFormed(), 'has characters that cannot be stored')
		.describe('The name by which the reader recognises this browser.'),
})
export const pushBrowserRemoval = z.object({ id: wireId })

export const pushBrowser = z.object({
	id: wireId,
	endpoint: z.string(),
	name: z.string(),
	added_at: z.iso.datetime(),
	ended_at: z.iso.datetime().nullable().describe('Since when the browser accepts no more messages.'),
})

export const pushResponse = z.object({
	status: z.literal(1),
	data: z.object({
		public_key: z.string().describe('The key that a browser needs to subscribe.'),
		browsers: z.array(pushBrowser).describe(`At most ${mostPushBrowsers}, the last added first.`),
	}),
})
export type PushResponse = z.output<typeof pushResponse>
