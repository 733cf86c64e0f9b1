import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { crc32 } from 'node:zlib'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { findChromium } from '#test/find-chromium.ts'
import { type Machine, thisMachine } from '#test/machine.ts'

// The same as the simulated machine of find-chromium.test.ts, on this machine and with playwright's own installer.

let folder: string
let host: Server
let asked: string[] = []
beforeAll(async () => {
	folder = await mkdtemp(join(tmpdir(), 'zagros-browser-'))
	const wrapper = `#!/bin/sh\nexec "${inject('journey').chromium}" "$@"\n`
	const shells = ['linux64', 'linux-arm64', 'mac-arm64', 'mac-x64'].map(
		(system) => `chrome-headless-shell-${system}/chrome-headless-shell`,
	)
	const archive = zipOf([...shells, 'ffmpeg-linux', 'ffmpeg-mac'], wrapper)
	host = createServer((request, response) => {
		asked.push(request.url ?? '')
		response.setHeader('content-length', archive.length).end(archive)
	}).listen(0, '127.0.0.1')
	await new Promise((resolve) => host.once('listening', resolve))
})
afterAll(async () => {
	host.close()
	await chmod(folder, 0o700)
	await rm(folder, { recursive: true, force: true })
})

/** This machine, without its browsers and without apt, so that it must install one. */
function bareMachine(cache: string): { machine: Machine; said: string[] } {
	const said: string[] = []
	const { port } = host.address() as AddressInfo
	const env = {
		...process.env,
		CHROMIUM_PATH: '',
		PLAYWRIGHT_BROWSERS_PATH: cache,
		PLAYWRIGHT_DOWNLOAD_HOST: `http://127.0.0.1:${port}`,
		PLAYWRIGHT_SKIP_VALIDATE_HOST_REQUIREMENTS: '1',
	}
	const real = thisMachine(env, (line) => said.push(line))
	const exists = (path: string) => path.startsWith(folder) && real.exists(path)
	return { machine: { ...real, arch: 'none', exists }, said }
}

test('playwright’s installer installs a browser that works, and the next search finds it', async () => {
	const cache = join(folder, 'cache')
	const { machine, said } = bareMachine(cache)
	const found = await findChromium(machine)
	expect(found).toEqual({ ok: true, value: expect.stringContaining(cache) })
	expect(said).toEqual([`No Chromium here: playwright-core downloads one to ${cache}`])
	expect(asked.some((path) => /headless-shell.*\.zip$/.test(path))).toBe(true)
	asked = []
	const again = bareMachine(cache)
	expect(await findChromium(again.machine)).toEqual(found)
	expect({ asked, said: again.said }).toEqual({ asked: [], said: [] })
})

test('a cache that cannot be created is one line', async () => {
	// A file instead of the folder, which stops root too.
	const cache = join(process.execPath, 'cache')
	const found = await findChromium(bareMachine(cache).machine)
	expect(found).toEqual({ ok: false, failure: expect.stringMatching(/installer failed \(.*ENOTDIR.*\)/) })
	expect(found.ok ? '' : found.failure).not.toContain('\n')
})

test('a CHROMIUM_PATH that is not a browser is skipped with a line', async () => {
	const said: string[] = []
	const machine = thisMachine({ ...process.env, CHROMIUM_PATH: '/bin/ls' }, (line) => said.push(line))
	const found = await findChromium(machine)
	expect(found.ok).toBe(true)
	expect(said[0]).toMatch(/^CHROMIUM_PATH \(\/bin\/ls\) is passed over: /)
})

/** The same content under each name, uncompressed: all that an installer needs of the format. */
function zipOf(names: readonly string[], text: string): Buffer {
	const content = Buffer.from(text)
	const parts: Buffer[] = []
	const directory: Buffer[] = []
	let at = 0
	for (const name of names) {
		const common = Buffer.alloc(26)
		common.writeUInt16LE(20, 0)
		common.writeUInt32LE(crc32(content), 10)
		common.writeUInt32LE(content.length, 14)
		common.writeUInt32LE(content.length, 18)
		common.writeUInt16LE(Buffer.byteLength(name), 22)
		const local = Buffer.concat([Buffer.from('PK\x03\x04'), common, Buffer.from(name), content])
		const tail = Buffer.alloc(14)
		tail.writeUInt32LE(0o100755 * 0x1_0000, 6)
		tail.writeUInt32LE(at, 10)
		// Marked as created on Unix, so that permissions apply.
		directory.push(Buffer.from('PK\x01\x02\x14\x03'), common, tail, Buffer.from(name))
		parts.push(local)
		at += local.length
	}
	const listed = Buffer.concat(directory)
	const end = Buffer.alloc(22)
	end.write('PK\x05\x06', 'latin1')
	end.writeUInt16LE(names.length, 8)
	end.writeUInt16LE(names.length, 10)
	end.writeUInt32LE(listed.length, 12)
	end.writeUInt32LE(at, 16)
	return Buffer.concat([...parts, listed, end])
}
