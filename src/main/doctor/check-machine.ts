import { constants } from 'node:fs'
import { access, stat, statfs } from 'node:fs/promises'
import { dirname, resolve } from 'node:path'
import { configWarnings } from '#main/config/config.ts'
import { isRecipient } from '#store/backup/encrypt-file.ts'
import { errorCode, errorText } from '#store/database/database-problem.ts'
import { type Check, type Finding, fault, type Patient, warn, well } from './finding.ts'

const isHere = (url: string): boolean => /^(localhost|127\.|\[::1\])/.test(new URL(url).hostname)

export const checkEnvironment: Check = {
	name: 'environment',
	look: async ({ config }) => {
		const findings = configWarnings(config).map((line) => warn(line, 'Set it, or leave it and know why.'))
		if (config.publicUrl.startsWith('http:') && !isHere(config.publicUrl)) {
			const advice = 'Put a proxy with TLS in front (deploy/) and set PUBLIC_URL to its https address.'
			findings.push(warn(`PUBLIC_URL ${config.publicUrl} is not https: passwords travel in the open`, advice))
		}
		const { recipient, folder } = config.backup
		if (folder !== undefined && recipient === undefined) {
			const advice =
				'Run age-keygen on another machine and set BACKUP_RECIPIENT to the public key that it prints.'
			findings.push(
				warn('backups are not encrypted: they hold accounts, and the keys of sessions and codes', advice),
			)
		}
		if (config.databaseUrl === undefined && config.publicUrl.startsWith('https:')) {
			const advice =
				'Run PostgreSQL of the distribution, which gets its security updates, and set DATABASE_URL.'
			findings.push(
				warn('a public site runs on the private PostgreSQL, which is for trying out and small sites', advice),
			)
		}
		if (recipient !== undefined && !(await isRecipient(recipient))) {
			findings.push(
				fault(`BACKUP_RECIPIENT ${recipient} has a typing error`, 'Copy it from age-keygen again.'),
			)
		}
		const open = !['127.0.0.1', '::1', 'localhost'].includes(config.host)
		if (open && isHere(config.publicUrl) && config.role !== 'worker') {
			const advice = 'Set PUBLIC_URL to what readers type: links in mails and feeds are made of it.'
			findings.push(
				warn(`HOST ${config.host} is open to others, but PUBLIC_URL is ${config.publicUrl}`, advice),
			)
		}
		return findings.length > 0 ? findings : [well('every variable is readable')]
	},
}

const foldersOf = ({ config }: Patient): [variable: string, path: string][] => [
	['DATA_DIR', resolve(config.dataDir)],
	...(config.backup.folder === undefined
		? []
		: [['BACKUP_DIR', resolve(config.backup.folder)] as [string, string]]),
]

/** The folder itself, or the nearest existing parent, in which it would be created. */
async function nearest(path: string): Promise<string> {
	const there = await stat(path).catch((error: unknown) =>
		errorCode(error) === 'ENOENT' ? undefined : error,
	)
	return there === undefined && dirname(path) !== path ? nearest(dirname(path)) : path
}

export const checkFolders: Check = {
	name: 'folders',
	look: (patient) => Promise.all(foldersOf(patient).map(([variable, path]) => lookAtFolder(variable, path))),
}

async function lookAtFolder(variable: string, path: string): Promise<Finding> {
	const folder = await nearest(path)
	try {
		const there = await stat(folder)
		if (!there.isDirectory()) return fault(`${variable} ${path}: ${folder} is a file`, 'Name a folder.')
		await access(folder, constants.R_OK | constants.W_OK | constants.X_OK)
		if (folder !== path) return well(`${variable} ${path} will be made`)
		if ((there.mode & 0o007) !== 0 && variable === 'BACKUP_DIR') {
			return warn(`${variable} ${path} is open to every user of this machine`, `chmod 700 ${path}`)
		}
		return well(`${variable} ${path} can be written`)
	} catch (error) {
		const advice = `Give it to the user that runs the product: chown USER ${folder}`
		return fault(`${variable} ${path} cannot be written (${errorText(error)})`, advice)
	}
}

const gigabyte = 1_000_000_000

export const checkDisk: Check = {
	name: 'disk',
	look: (patient) =>
		Promise.all(
			foldersOf(patient).map(async ([variable, path]) => {
				const room = await statfs(await nearest(path))
				return judgeRoom(`${variable} ${path}`, room.bavail * room.bsize)
			}),
		),
}

export function judgeRoom(what: string, bytes: number): Finding {
	const found = `${what} has ${(bytes / gigabyte).toFixed(1)} GB free`
	const advice = 'Delete old files, lower BACKUP_KEEP, or give it a larger disk.'
	if (bytes < gigabyte / 2) return fault(found, advice)
	return bytes < 2 * gigabyte ? warn(found, advice) : well(found)
}
