import { access, constants } from 'node:fs/promises'
import { delimiter, join } from 'node:path'

const may = (path: string, mode: number): Promise<boolean> =>
	access(path, mode).then(
		() => true,
		() => false,
	)

/** Why a program cannot be run, in a few words; undefined where it can. */
export const missingProgram = async (path: string): Promise<string | undefined> =>
	(await may(path, constants.X_OK)) ? undefined : 'is no program'

/** What a folder of PHP files lacks, or the machine to run them. */
export async function missingPhpFiles(folder: string, files: readonly string[]): Promise<string | undefined> {
	for (const file of files) if (!(await may(join(folder, file), constants.R_OK))) return `has no ${file}`
	const places = (process.env.PATH ?? '').split(delimiter)
	const found = await Promise.all(places.map((place) => may(join(place, 'php'), constants.X_OK)))
	return found.includes(true) ? undefined : 'needs the program php, which is not on the PATH'
}
