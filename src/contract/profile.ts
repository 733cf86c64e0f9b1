import { z } from 'zod'
import { longestPassword, passwordLength } from '#domain/account.ts'
import { defaultLocale, uiLocales } from '#domain/locale.ts'
import { mapProfileTexts, profileTexts } from '#domain/profile.ts'
import { userResponse } from './account.ts'
import { apiKeysResponse } from './api-keys.ts'
import { readerChannels } from './channels.ts'
import { follow } from './follows.ts'
import { pushBrowser } from './push.ts'

/** A field of the dashboard's form: absent, null and unchanged mean the same. */
const field = (longest: number) =>
	z
		.string()
		.max(longest)
		.refine((text) => !text.includes('\0') && text.isWellFormed(), 'has characters that cannot be stored')
		.nullish()

const password = z
	.string()
	.refine((text) => passwordLength(text) <= longestPassword, `is longer than ${longestPassword} characters`)
	.nullish()

const described = ({ longest, help }: { longest: number; help?: string }) =>
	help === undefined ? field(longest) : field(longest).describe(help)

export const profileEditRequest = z
	.object({
		current_pass: password.describe(
			'For a new password; and for a new e-mail address, unless the sign-in was within 15 minutes. A wrong one is refused in either case.',
		),
		new_pass: password.describe('Needs current_pass; signs out every device, this one too.'),
		new_pass_confirmation: password,
		...mapProfileTexts(
			(name) => profileTexts[name].edit,
			(name) => described(profileTexts[name]),
		),
		new_username: field(200),
		new_email: field(400).describe(
			'Takes effect when the link that is mailed there is opened in a browser that is signed in to the account.',
		),
		marketing: z
			.boolean()
			.nullish()
			.describe('Whether the user accepts e-mails that are not about the account.'),
		lang: z.enum(uiLocales).default(defaultLocale).describe('The language of messages.'),
	})
	.describe(
		'As JSON; or as multipart/form-data with the picture as part “files” (JPEG, PNG or WebP, at most 2 MiB) and this as JSON in part “changes”.',
	)
export type ProfileEditRequest = z.input<typeof profileEditRequest>

const changeStatus = z.union([z.literal(1), z.literal(0), z.literal(-1)])

export const profileEditResponse = z.object({
	status: z.literal(true),
	data: z.object({
		payload: z
			.object({ username_status: changeStatus, pass_status: changeStatus, email_status: changeStatus })
			.describe('1 changed (an e-mail address: its link was sent), 0 refused, -1 untouched.'),
		user: userResponse,
	}),
})
export type ProfileEditResponse = z.output<typeof profileEditResponse>

export const accountDeletionRequest = z
	.object({
		password: password.describe(
			'Not needed within 15 minutes of signing in. A wrong one is refused in either case.',
		),
		current_pass: password.describe('The same under the name that changes of a profile use.'),
	})
	.nullish()
export const accountDeletionResponse = z.object({ status: z.literal(true) })

const moment = z.iso.datetime()

const title = z.string().nullable().describe('null if the item was removed.')

export const ownDataResponse = z.object({
	exported_at: moment,
	account: userResponse.extend({
		sex: z.string(),
		language: z.string(),
		created_at: moment,
		picture_webp_base64: z.string().nullable(),
	}),
	favourite_filter: z.object({ assets: z.array(z.int()), sources: z.array(z.int()) }),
	follows: z.array(follow),
	ways: readerChannels,
	mutes: z.object({ words: z.array(z.string()), sources: z.array(z.string()) }),
	push_browsers: z.array(pushBrowser),
	told_stories: z
		.array(z.object({ follow: z.string(), item: z.int(), title, told_at: moment }))
		.describe('The stories that each follow notified of in the last 30 days.'),
	waiting_stories: z.array(z.object({ way: z.string(), follow: z.string(), item: z.int(), title })),
	bookmarks: z.array(z.object({ id: z.int(), title: z.string(), url: z.string() })),
	briefing_done: z.array(z.int()).describe('Items of briefings that were marked as done, the last first.'),
	votes: z.array(z.object({ item: z.int(), title, choice: z.string(), cast_at: moment })),
	views: z.array(z.object({ item: z.int(), title, viewed_at: moment })),
	tag_reports: z.array(
		z.object({
			item: z.int(),
			title,
			kind: z.string(),
			ref: z.string(),
			verdict: z.string(),
			reason: z.string().nullable(),
			made_at: moment,
		}),
	),
	sessions: z.array(
		z.object({
			created_at: moment,
			last_seen_at: moment,
			ended_at: moment.nullable(),
			browser: z.string().nullable(),
			system: z.string().nullable(),
		}),
	),
	api_keys: apiKeysResponse.shape.data,
	two_factor: z.object({ since: moment }).nullable(),
	linked_identities: z.array(z.object({ issuer: z.string(), linked_at: moment })),
	known_addresses: z
		.array(z.object({ mark: z.string(), seen_at: moment }))
		.describe(
			'The addresses of log-ins as hashes that can only be compared, because addresses are not stored.',
		),
	ad_marks: z
		.array(z.object({ campaign: z.int(), advertiser: z.string(), act: z.string(), counted_at: moment }))
		.describe('Ads that were seen or clicked in the last day.'),
	operator_entries: z
		.array(z.object({ made_at: moment, act: z.string(), why: z.string(), outcome: z.string() }))
		.describe('The acts of operators on the account, with their reasons.'),
	letters: z.array(z.object({ letter: z.string(), created_at: moment, outcome: z.string().nullable() })),
})
export type OwnDataResponse = z.output<typeof ownDataResponse>
