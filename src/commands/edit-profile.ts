import { randomBytes } from 'node:crypto'
import type { FieldFault } from '#domain/account.ts'
import {
	type ChangeStatus,
	type ProfileChanges,
	type ProfileField,
	readProfileChanges,
} from '#domain/profile.ts'
import { fail, ok, type Result } from '#domain/result.ts'
import { savePicture } from '#store/picture-store.ts'
import { renameAccount, takesMarketing, updateProfile } from '#store/profile-store.ts'
import { inTransaction } from '#store/transaction.ts'
import { type AccountSecret, findAccount, lockAccount } from '#store/user-store.ts'
import type { AccountPorts } from './account-ports.ts'
import { refundLimits, type Spent, spendLimits, type TooMany } from './act-limit.ts'
import { askForNewEmail, spendForNewEmail } from './change-email.ts'
import { replacePassword } from './change-password.ts'
import { encodePortrait, type PortraitProblem } from './encode-portrait.ts'
import { provePassword } from './prove-password.ts'

export type ProfileEdit = {
	accountId: number
	changes: ProfileChanges
	/** A file as it was sent. */
	picture?: Uint8Array | undefined
	/** Where the request comes from. */
	address: string
}

export type EditOutcome = { username: ChangeStatus; password: ChangeStatus; email: ChangeStatus }
export type EditFailure =
	| { kind: 'gone' | 'email_taken' }
	| { kind: 'wrong_fields'; faults: Partial<Record<ProfileField, FieldFault>> }
	| { kind: 'wrong_picture'; problem: PortraitProblem }
	| TooMany

type Change = { picture: Uint8Array | undefined; password: { proved: string; next: string } | undefined }

/** Changes what differs from what is stored, the picture with it: all of it or nothing. */
export async function editProfile(
	edit: ProfileEdit,
	ports: AccountPorts,
): Promise<Result<EditOutcome, EditFailure>> {
	const { accountId, changes } = edit
	const found = await findAccount(ports.db, accountId)
	if (found === undefined) return fail({ kind: 'gone' })
	const read = await readChanges(edit, found, ports)
	if (!read.ok) return read
	const picture = await drawPicture(edit, ports)
	if (!picture.ok) return picture
	const password = await provedPassword(edit, found, ports)
	if (!password.ok) return password
	const { email } = read.value
	const tooMany = email === undefined ? undefined : await spendForNewEmail(accountId, email, ports)
	if (tooMany !== undefined) return fail(tooMany)
	const written = await write(edit, { picture: picture.value, password: password.value }, ports)
	if (!written.ok) return written
	const refused = changes.password !== undefined && password.value === undefined
	return refused ? ok({ ...written.value, password: 0 }) : written
}

async function readChanges(
	{ accountId, changes }: ProfileEdit,
	{ account }: AccountSecret,
	ports: AccountPorts,
) {
	const stored = { ...account, takesMarketing: await takesMarketing(ports.db, accountId) }
	const read = readProfileChanges(changes, stored)
	return read.ok ? read : fail({ kind: 'wrong_fields' as const, faults: read.failure })
}

async function drawPicture(
	{ accountId, picture }: ProfileEdit,
	ports: AccountPorts,
): Promise<Result<Uint8Array | undefined, EditFailure>> {
	if (picture === undefined) return ok(undefined)
	const spending: Spent[] = [['uploadOfAccount', String(accountId)]]
	const refused = await spendLimits(ports, spending)
	if (refused !== undefined) return fail(refused)
	try {
		const drawn = await encodePortrait(picture)
		return drawn.ok ? drawn : fail({ kind: 'wrong_picture', problem: drawn.failure })
	} catch (error) {
		await refundLimits(ports, spending)
		throw error
	}
}

/** Undefined where no new password is asked for, or the current one is wrong. */
async function provedPassword(
	{ changes: { password }, address }: ProfileEdit,
	found: AccountSecret,
	ports: AccountPorts,
): Promise<Result<Change['password'], TooMany>> {
	if (password === undefined) return ok(undefined)
	const proved = await provePassword(found, { password: password.current, address }, ports)
	if (proved.ok) return ok({ proved: proved.value, next: await ports.passwords.hash(password.next) })
	return proved.failure.kind === 'too_many' ? fail(proved.failure) : ok(undefined)
}

/** Thrown to undo the transaction. */
class Undone extends Error {
	readonly failure: EditFailure
	constructor(failure: EditFailure) {
		super(failure.kind)
		this.failure = failure
	}
}

async function write(
	edit: ProfileEdit,
	{ picture, password }: Change,
	ports: AccountPorts,
): Promise<Result<EditOutcome, EditFailure>> {
	const { accountId } = edit
	const now = new Date(ports.now())
	try {
		return await inTransaction(ports.db, async (change) => {
			const held = await lockAccount(change, accountId)
			if (held === undefined) throw new Undone({ kind: 'gone' })
			const here = { ...ports, db: change }
			// Read again under the lock: another tab may have saved meanwhile.
			const read = await readChanges(edit, held, here)
			if (!read.ok) throw new Undone(read.failure)
			const { username, email, ...fields } = read.value
			const outcome: EditOutcome = { username: -1, password: -1, email: -1 }
			if (email !== undefined) {
				if (!(await askForNewEmail(held.account, email, here))) throw new Undone({ kind: 'email_taken' })
				outcome.email = 1
			}
			await updateProfile(change, accountId, fields)
			if (username !== undefined)
				outcome.username = (await renameAccount(change, accountId, username)) ? 1 : 0
			if (picture !== undefined)
				await savePicture(change, accountId, { name: newPictureName(), image: picture }, now)
			if (password !== undefined) {
				// Somebody else may have changed it since it was proved.
				outcome.password = held.passwordHash === password.proved ? 1 : 0
				if (outcome.password === 1) await replacePassword(held.account, password.next, here)
			}
			return ok(outcome)
		})
	} catch (error) {
		if (error instanceof Undone) return fail(error.failure)
		throw error
	}
}

const newPictureName = (): string => randomBytes(16).toString('base64url')
