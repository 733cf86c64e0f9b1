import { chmod, mkdir, mkdtemp, readlink, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { completeLibraryLinks, findServerBinaries } from './binaries.ts'

async function newCarrier(): Promise<string> {
	const carrier = await mkdtemp(join(tmpdir(), 'zagros-carrier-'))
	onTestFinished(() => rm(carrier, { recursive: true }))
	const lib = join(carrier, 'native/lib')
	await mkdir(lib, { recursive: true })
	await writeFile(join(lib, 'libpq.so.5.18'), '')
	const links = [
		{ source: 'native/lib/libpq.so.5.18', target: 'native/lib/libpq.so.5' },
		{ source: 'native/lib/libpq.so.5.18', target: 'native/lib/libpq.so' },
	]
	await writeFile(join(carrier, 'native/pg-symlinks.json'), JSON.stringify(links))
	return carrier
}

test('this machine has binaries', async () => {
	expect(await findServerBinaries()).toMatchObject({ ok: true })
})

test.each([
	['win32', 'x64'],
	['freebsd', 'x64'],
	['linux', 's390x'],
])('a machine without binaries (%s %s) gets one line about DATABASE_URL', async (platform, arch) => {
	const found = await findServerBinaries(platform, arch)
	expect(found).toMatchObject({ ok: false, failure: { kind: 'no-binaries' } })
	if (!found.ok) expect(found.failure.message).toMatch(new RegExp(`^.*${platform} ${arch}.*DATABASE_URL.*$`))
})

test('links that the install script did not make are created, even by several processes at once', async () => {
	const carrier = await newCarrier()
	const made = await Promise.all([1, 2, 3, 4].map(() => completeLibraryLinks(carrier)))
	expect(made.every(({ ok }) => ok)).toBe(true)
	expect(await readlink(join(carrier, 'native/lib/libpq.so.5'))).toBe('libpq.so.5.18')
	expect(await readlink(join(carrier, 'native/lib/libpq.so'))).toBe('libpq.so.5.18')
})

test('links that cannot be created are one clear line', async () => {
	const carrier = await newCarrier()
	// A symbolic loop stands for a folder without permission: unlike a missing permission, it also stops root.
	const lib = join(carrier, 'native/lib')
	await rm(lib, { recursive: true })
	await symlink('lib', lib)
	await chmod(carrier, 0o700)
	const made = await completeLibraryLinks(carrier)
	expect(made).toMatchObject({ ok: false, failure: { kind: 'no-binaries' } })
	if (!made.ok) expect(made.failure.message).toMatch(/^.*cannot be given.*DATABASE_URL$/)
})
