import { glob, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

const worthPacking = '**/*.{js,css,svg,json}'

/** Writes a packed twin beside each text file of the build, once, at the strongest setting. */
export async function packAssets(folder: string): Promise<void> {
	for await (const file of glob(worthPacking, { cwd: folder })) {
		const path = join(folder, file)
		const bytes = await readFile(path)
		const [br, gz] = await Promise.all([
			promisify(brotliCompress)(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }),
			promisify(gzip)(bytes, { level: 9 }),
		])
		await Promise.all([writeFile(`${path}.br`, br), writeFile(`${path}.gz`, gz)])
	}
}
