import { randomBytes } from 'node:crypto'
import type { FieldFault } from '#domain/account.ts'
import {
	type ChangeStatus,
	type ProfileChanges,
	type ProfileField,
	readProfileChanges,
} from '#domain/profile.ts'
import { fail, ok, type Result } from '#domain/result.ts'
import { loadSharp, type PictureProblem, redrawPicture } from '#services/read-picture.ts'
import { type AccountSecret, findAccount, lockAccount } from '#store/accounts/account-store.ts'
import { renameAccount, savePicture, takesMarketing, updateProfile } from '#store/accounts/profile-store.ts'
import { inUndoableTransaction } from '#store/transaction.ts'
import type { AccountParts } from './account-parts.ts'
import { type TooMany, withinLimits } from './act-limit.ts'
import { requestEmailChange, spendForNewEmail } from './change-email.ts'
import { replacePassword } from './change-password.ts'
import { hasRecentSignIn, provePassword } from './prove-password.ts'

type ProfileEdit = {
	accountId: number
	changes: ProfileChanges
	/** Required to change the password, or the address without a recent sign-in. */
	currentPassword: string
	/** The hash of the requester's token. */
	tokenHash: string
	/** A file as it was sent. */
	picture?: Uint8Array | undefined
	/** Where the request comes from. */
	address: string
}

type EditOutcome = { username: ChangeStatus; password: ChangeStatus; email: ChangeStatus }
export type EditFailure =
	| { kind: 'gone' | 'email_taken' | 'password_required' }
	| { kind: 'wrong_fields'; faults: Partial<Record<ProfileField, FieldFault>> }
	| { kind: 'wrong_picture'; problem: PictureProblem }
	| TooMany

type Change = {
	picture: Uint8Array | undefined
	/** What the current password was proved against, if it was. */
	proved: string | undefined
	/** The hash of the new password. */
	newHash: string | undefined
	/** The requester signed in a moment ago and sent no password; otherwise the password must be right. */
	isFresh: boolean
}

/** Changes what differs from what is stored, the picture with it: all of it or nothing. */
export async function editProfile(
	edit: ProfileEdit,
	parts: AccountParts,
): Promise<Result<EditOutcome, EditFailure>> {
	const { accountId, changes } = edit
	const found = await findAccount(parts.db, accountId)
	if (found === undefined) return fail({ kind: 'gone' })
	const read = await readChanges(edit, found, parts)
	if (!read.ok) return read
	const { email } = read.value
	// A password that is sent is checked, however recent the sign-in is.
	const isFresh =
		email !== undefined && edit.currentPassword === '' && (await hasRecentSignIn(edit.tokenHash, parts))
	const isGuarded = email !== undefined && !isFresh
	const wantsProof = changes.password !== undefined || isGuarded
	const proof = wantsProof ? await proveCurrent(edit, found, parts) : ok(undefined)
	if (!proof.ok) return proof
	if (isGuarded && proof.value === undefined) return fail({ kind: 'password_required' })
	const picture = await drawPicture(edit, parts)
	if (!picture.ok) return picture
	const tooMany = email === undefined ? undefined : await spendForNewEmail(accountId, email, parts)
	if (tooMany !== undefined) return fail(tooMany)
	const proved = proof.value
	const newHash = changes.password && proved ? await parts.passwords.hash(changes.password.next) : undefined
	const written = await write(edit, { picture: picture.value, proved, newHash, isFresh }, parts)
	if (!written.ok) return written
	const refused = changes.password !== undefined && proved === undefined
	return refused ? ok({ ...written.value, password: 0 }) : written
}

async function readChanges(
	{ accountId, changes }: ProfileEdit,
	{ account }: AccountSecret,
	parts: AccountParts,
) {
	const stored = { ...account, takesMarketing: await takesMarketing(parts.db, accountId) }
	const read = readProfileChanges(changes, stored)
	return read.ok ? read : fail({ kind: 'wrong_fields' as const, faults: read.failure })
}

async function drawPicture(
	{ accountId, picture }: ProfileEdit,
	parts: AccountParts,
): Promise<Result<Uint8Array | undefined, EditFailure>> {
	if (picture === undefined) return ok(undefined)
	return withinLimits<Uint8Array, EditFailure>(parts, [['uploadOfAccount', String(accountId)]], async () => {
		const drawn = await encodePicture(picture)
		return drawn.ok ? drawn : fail({ kind: 'wrong_picture', problem: drawn.failure })
	})
}

/** Undefined where the current password is wrong. */
async function proveCurrent(
	{ currentPassword: password, address }: ProfileEdit,
	found: AccountSecret,
	parts: AccountParts,
): Promise<Result<string | undefined, TooMany>> {
	const proved = await provePassword(found, { password, address }, parts)
	if (proved.ok) return proved
	return proved.failure.kind === 'too_many' ? fail(proved.failure) : ok(undefined)
}

function write(
	edit: ProfileEdit,
	{ picture, proved, newHash, isFresh }: Change,
	parts: AccountParts,
): Promise<Result<EditOutcome, EditFailure>> {
	const { accountId } = edit
	const now = new Date(parts.now())
	return inUndoableTransaction<EditOutcome, EditFailure>(parts.db, async (change) => {
		const held = await lockAccount(change, accountId)
		if (held === undefined) return fail({ kind: 'gone' })
		const here = { ...parts, db: change }
		// Read again under the lock: another tab may have saved since.
		const read = await readChanges(edit, held, here)
		if (!read.ok) return read
		const { username, email, ...fields } = read.value
		const outcome: EditOutcome = { username: -1, password: -1, email: -1 }
		// Somebody else may have changed it since it was proved.
		const isProved = held.passwordHash === proved
		await updateProfile(change, accountId, fields)
		if (username !== undefined) outcome.username = (await renameAccount(change, accountId, username)) ? 1 : 0
		if (picture !== undefined)
			await savePicture(change, accountId, { name: newPictureName(), image: picture }, now)
		if (newHash !== undefined) {
			outcome.password = isProved ? 1 : 0
			if (isProved) await replacePassword(held.account, newHash, here)
		}
		// After the password, which ends every link that was mailed before.
		if (email !== undefined) {
			if (!isFresh && !isProved) return fail({ kind: 'password_required' })
			if (!(await requestEmailChange(held.account, email, here))) return fail({ kind: 'email_taken' })
			outcome.email = 1
		}
		return ok(outcome)
	})
}

const newPictureName = (): string => randomBytes(16).toString('base64url')

const side = 512
const mostBytes = 100 * 1024
/** The first that is small enough is used; no picture of this size exceeds the limit at the last. */
const qualities = [82, 65, 45, 25, 5]

/** Encodes somebody's picture again as a small square. */
export async function encodePicture(bytes: Uint8Array): Promise<Result<Uint8Array, PictureProblem>> {
	const square = await redrawPicture(bytes, (picture) =>
		picture
			.resize(side, side, { fit: 'cover' })
			.toColourspace('srgb')
			.png({ compressionLevel: 0 })
			.toBuffer(),
	)
	if (!square.ok) return square
	const sharp = await loadSharp()
	for (const quality of qualities) {
		const image = await sharp(square.value).webp({ quality, alphaQuality: quality }).toBuffer()
		if (image.length <= mostBytes) return ok(image)
	}
	return fail('unreadable')
}
