import { randomBytes } from 'node:crypto'
import { readFile, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type pg from 'pg'
import { giveToOwnerOf, type ServerFolder } from './folder.ts'
import { adminRole, readAdminPassword } from './login.ts'

const rule = `local all,replication ${adminRole} scram-sha-256\n`
const rulesOf = ({ data }: ServerFolder) => join(data, 'pg_hba.conf')

/** In one step and for the owner alone: a process killed half-way leaves the file as it was. */
async function replaceFile(path: string, text: string, { data }: ServerFolder): Promise<void> {
	const draft = `${path}.draft`
	await writeFile(draft, text, { mode: 0o600 })
	await giveToOwnerOf(data, draft)
	await rename(draft, path)
}

/** The admin role is a superuser, so the socket alone does not make one: it needs the password of the folder. */
export async function protectAdminRole(admin: pg.Client, folder: ServerFolder): Promise<void> {
	const rules = await readFile(rulesOf(folder), 'utf8')
	if (rules.startsWith(rule)) return
	const password = (await readAdminPassword(folder)) || randomBytes(32).toString('base64url')
	await replaceFile(folder.adminPassword, password, folder)
	await admin.query(`alter role ${adminRole} password ${admin.escapeLiteral(password)}`)
	await replaceFile(rulesOf(folder), rule + rules, folder)
	await admin.query('select pg_reload_conf()')
}

/** A lost password is replaced at the next start: until then the rule would keep us out, too. */
export async function forgetLostPassword(folder: ServerFolder): Promise<void> {
	if ((await readAdminPassword(folder)) !== '') return
	const rules = await readFile(rulesOf(folder), 'utf8')
	if (rules.startsWith(rule)) await replaceFile(rulesOf(folder), rules.slice(rule.length), folder)
}
