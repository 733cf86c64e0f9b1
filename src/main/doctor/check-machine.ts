import { constants } from 'node:fs'
import { access, readFile, stat, statfs } from 'node:fs/promises'
import { dirname, resolve } from 'node:path'
import { configWarnings } from '#main/config/config.ts'
import { variables } from '#main/config/config-variables.ts'
import { readEnvironmentFile } from '#main/config/environment-file.ts'
import { isRecipient } from '#store/backup/encrypt-file.ts'
import { errorCode, errorText } from '#store/database/database-problem.ts'
import { type Check, type DoctorParts, type Finding, fault, warn, well, whichOf } from './finding.ts'

const isHere = (url: string): boolean => /^(localhost|127\.|\[::1\])/.test(new URL(url).hostname)

export const checkEnvironment: Check = async ({ config }) => {
	const { publicUrl, host, role, databaseUrl } = config
	const { recipient, folder } = config.backup
	const isOpen = !['127.0.0.1', '::1', 'localhost'].includes(host)
	return whichOf(
		[
			...configWarnings(config).map((line) => warn(line, 'Set it, or leave it and know why.')),
			publicUrl.startsWith('http:') &&
				!isHere(publicUrl) &&
				warn(
					`PUBLIC_URL ${publicUrl} is not https: passwords travel in the open`,
					'Put a proxy with TLS in front (deploy/) and set PUBLIC_URL to its https address.',
				),
			folder !== undefined &&
				recipient === undefined &&
				warn(
					'backups are not encrypted: they hold accounts, and the keys of sessions and codes',
					'Run age-keygen on another machine and set BACKUP_RECIPIENT to the public key that it prints.',
				),
			databaseUrl === undefined &&
				publicUrl.startsWith('https:') &&
				warn(
					'a public site runs on the private PostgreSQL, which is for trying out and small sites',
					'Run PostgreSQL of the distribution, which gets its security updates, and set DATABASE_URL.',
				),
			recipient !== undefined &&
				!(await isRecipient(recipient)) &&
				fault(`BACKUP_RECIPIENT ${recipient} has a typing error`, 'Copy it from age-keygen again.'),
			isOpen &&
				isHere(publicUrl) &&
				role !== 'worker' &&
				warn(
					`HOST ${host} is open to others, but PUBLIC_URL is ${publicUrl}`,
					'Set PUBLIC_URL to what readers type: links in mails and feeds are made of it.',
				),
		],
		'every variable is readable',
	)
}

/** Looks for settings files that this command was not given: its findings would then be about another installation. */
export const checkSettings: Check = async ({ env, settingsFiles }) =>
	whichOf(
		await Promise.all(settingsFiles.map((path) => lookAtFile(path, env))),
		'every file of settings is read',
	)

async function lookAtFile(path: string, env: NodeJS.ProcessEnv): Promise<Finding | undefined> {
	if (env.ZAGROS_ENV_FILE === path) return undefined
	const advice =
		'Run the command as the product is run: sudo zagros (deploy/zagros) reads /etc/zagros.env, npm run zagros reads .env.'
	try {
		const settings = readEnvironmentFile(await readFile(path, 'utf8'))
		const unread = variables
			.map(({ name }): string => name)
			.filter((name) => name in settings && env[name] !== settings[name])
		return unread.length === 0 ? undefined : warn(`${unread.join(', ')} in ${path} is not read`, advice)
	} catch (error) {
		return errorCode(error) === 'ENOENT' ? undefined : warn(`${path} is not read`, advice)
	}
}

const foldersOf = ({ config }: DoctorParts): { variable: string; path: string }[] =>
	Object.entries({ DATA_DIR: config.dataDir, BACKUP_DIR: config.backup.folder }).flatMap(
		([variable, folder]) => (folder === undefined ? [] : [{ variable, path: resolve(folder) }]),
	)

/** The folder itself, or the nearest existing parent, in which it would be created. */
async function nearest(path: string): Promise<string> {
	const isMissing = await stat(path).then(
		() => false,
		(error: unknown) => errorCode(error) === 'ENOENT',
	)
	return isMissing && dirname(path) !== path ? nearest(dirname(path)) : path
}

export const checkFolders: Check = (parts) => Promise.all(foldersOf(parts).map(lookAtFolder))

async function lookAtFolder({ variable, path }: { variable: string; path: string }): Promise<Finding> {
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

export const checkDisk: Check = (parts) =>
	Promise.all(
		foldersOf(parts).map(async ({ variable, path }) => {
			const { bavail, bsize } = await statfs(await nearest(path))
			return judgeRoom(`${variable} ${path}`, bavail * bsize)
		}),
	)

export function judgeRoom(what: string, bytes: number): Finding {
	const gigabytes = bytes / 1_000_000_000
	const found = `${what} has ${gigabytes.toFixed(1)} GB free`
	const advice = 'Delete old files, lower BACKUP_KEEP, or give it a larger disk.'
	if (gigabytes < 0.5) return fault(found, advice)
	return gigabytes < 2 ? warn(found, advice) : well(found)
}
