import type { FastifyReply } from 'fastify'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { tokenHashOf } from '#api/identity/identity.ts'
import { addressKey } from '#api/limits/address.ts'
import { userInfoResponse } from '#contract/account.ts'
import { problemResponse } from '#contract/problem.ts'
import { type ProfileEditRequest, profileEditRequest, profileEditResponse } from '#contract/profile.ts'
import { defaultLocale, type UiLocale } from '#domain/locale.ts'
import { Problem } from '#domain/problem.ts'
import { mapProfileTexts, type ProfileChanges, type ProfileField, profileTexts } from '#domain/profile.ts'
import type { EditFailure } from '#services/accounts/edit-profile.ts'
import type { PictureProblem } from '#services/read-picture.ts'
import { formProblem, tooManyProblem } from './account-refusal.ts'
import { forgetAccountSession } from './account-session.ts'
import { addPictureForm, hasForm } from './picture-form.ts'

export const profileRoutes: FastifyPluginAsyncZod = async (app) => {
	const { accounts } = app.services
	// No other route takes forms.
	addPictureForm(app)

	app.get(
		'/v1/user/info/',
		{
			config: { limit: 'reads' },
			schema: {
				tags: ['account'],
				summary: 'The signed-in user',
				response: { 200: userInfoResponse, 401: problemResponse },
			},
		},
		async (request) => {
			return { status: true as const, data: await accounts.profile(request.requireAccount()) }
		},
	)

	app.put(
		'/v1/user/info/',
		{
			config: { limit: 'reads' },
			onRequest: [
				...app.guardAccountWrites,
				async (request, reply) => {
					if (hasForm(request)) await request.server.consumeLimit(request, reply, 'upload')
				},
			],
			schema: {
				tags: ['account'],
				summary: 'Changes the profile of the signed-in user',
				description:
					'Only what is sent and differs is written, all of it or nothing. A new e-mail address without current_pass, and without a sign-in within 15 minutes: 403 password_required.',
				body: profileEditRequest,
				response: {
					200: profileEditResponse,
					...Object.fromEntries([400, 401, 403, 409, 413, 415, 429].map((code) => [code, problemResponse])),
				},
			},
		},
		async (request, reply) => {
			const accountId = request.requireAccount()
			const { body } = request
			const edit = {
				accountId,
				changes: changesOf(body),
				currentPassword: body.current_pass ?? '',
				tokenHash: tokenHashOf(request),
				picture: request.picture,
				address: addressKey(request.ip),
			}
			const edited = await accounts.editProfile(edit)
			if (!edited.ok) throw problemOfEdit(edited.failure, reply, body.lang ?? defaultLocale)
			const { username, password, email } = edited.value
			if (password === 1) forgetAccountSession(reply)
			const payload = { username_status: username, pass_status: password, email_status: email }
			return { status: true as const, data: { payload, user: await accounts.profile(accountId) } }
		},
	)
}

const changesOf = (body: ProfileEditRequest): ProfileChanges => ({
	...mapProfileTexts(
		(field) => field,
		(field) => body[profileTexts[field].edit] ?? undefined,
	),
	username: body.new_username ?? undefined,
	email: body.new_email ?? undefined,
	takesMarketing: body.marketing ?? undefined,
	password: body.new_pass
		? { next: body.new_pass, confirmation: body.new_pass_confirmation ?? '' }
		: undefined,
})

const wireNames: Record<ProfileField, string> = {
	...mapProfileTexts(
		(field) => field,
		(field) => profileTexts[field].edit,
	),
	username: 'new_username',
	email: 'new_email',
	takesMarketing: 'marketing',
	password: 'new_pass',
}

const pictureFaults: Record<Exclude<PictureProblem, 'not_a_picture'>, string> = {
	too_many_pixels: 'has more than 25 million pixels, or more than 10,000 in a row',
	animated: 'is animated; a profile picture stands still',
	unreadable: 'cannot be read as a picture',
}

function problemOfEdit(failure: EditFailure, reply: FastifyReply, locale: UiLocale): Problem {
	switch (failure.kind) {
		case 'gone':
			return new Problem('unauthorized')
		case 'email_taken':
		case 'password_required':
			return new Problem(failure.kind)
		case 'too_many':
			return tooManyProblem(reply, failure)
		case 'wrong_picture': {
			if (failure.problem === 'not_a_picture') return new Problem('unsupported_picture')
			const message = pictureFaults[failure.problem]
			return new Problem('invalid_input', {
				message: `files: ${message}`,
				issues: [{ field: 'files', message }],
			})
		}
		case 'wrong_fields': {
			const wire = Object.entries(failure.faults).map(([field, fault]) => [
				wireNames[field as ProfileField],
				fault,
			])
			return formProblem(Object.fromEntries(wire), locale)
		}
	}
}
