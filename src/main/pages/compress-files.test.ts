import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterAll, expect, test } from 'vitest'
import { compressFiles } from './compress-files.ts'

const folder = await mkdtemp(join(tmpdir(), 'zagros-build-'))
afterAll(() => rm(folder, { recursive: true }))

test('text files of a build get compressed copies, pictures do not', async () => {
	const assets = join(folder, 'assets')
	await mkdir(assets)
	const text = 'body { margin: 0 }\n'.repeat(100)
	await writeFile(join(assets, 'app.css'), text)
	await writeFile(join(assets, 'photo.webp'), 'small already')
	await compressFiles(folder)
	expect((await readdir(assets)).toSorted()).toEqual(['app.css', 'app.css.br', 'app.css.gz', 'photo.webp'])
	expect(brotliDecompressSync(await readFile(join(assets, 'app.css.br'))).toString()).toBe(text)
	expect(gunzipSync(await readFile(join(assets, 'app.css.gz'))).toString()).toBe(text)
})
