import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliDecompressSync } from 'node:zlib'
import { afterAll, expect, test } from 'vitest'
import { packTighter } from './web-build.ts'

const builds = await mkdtemp(join(tmpdir(), 'zagros-builds-'))
afterAll(() => rm(builds, { recursive: true }))

test('what a killed start left unpacked is packed by the next, and nothing is left beside it', async () => {
	const assets = join(builds, 'a-build', 'client', 'assets')
	await mkdir(assets, { recursive: true })
	const text = 'body { margin: 0 }\n'.repeat(100)
	await writeFile(join(assets, 'app-1.css'), text)
	await writeFile(join(assets, 'app-2.js'), 'done before')
	await writeFile(join(assets, 'app-2.js.br'), 'packed before')
	await writeFile(join(assets, 'photo.webp'), 'small already')
	await packTighter(join(builds, 'a-build'))
	expect(brotliDecompressSync(await readFile(join(assets, 'app-1.css.br'))).toString()).toBe(text)
	expect(await readFile(join(assets, 'app-2.js.br'), 'utf8')).toBe('packed before')
	expect((await readdir(assets)).toSorted()).toEqual([
		'app-1.css',
		'app-1.css.br',
		'app-2.js',
		'app-2.js.br',
		'photo.webp',
	])
	expect(await readdir(builds)).toEqual(['a-build'])
})
