import { existsSync } from 'node:fs'
import { mkdir } from 'node:fs/promises'
import { arch, platform } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const cacheFolder = fileURLToPath(new URL('../node_modules/.cache/chromium', import.meta.url))
// The shell draws without a window system and takes half the time of the whole browser.
const usualPlaces = [
	'/usr/bin/chromium-headless-shell',
	'/usr/bin/chromium',
	'/usr/bin/chromium-browser',
	'/usr/bin/google-chrome',
	'/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
]

/**
 * The browser of the journeys: the one CHROMIUM_PATH names, else the one from npm,
 * which exists for Linux on x64 alone, else one of the system's.
 */
export async function chromiumPath(env: Record<string, string | undefined>): Promise<string> {
	if (env.CHROMIUM_PATH) return env.CHROMIUM_PATH
	if (platform() === 'linux' && arch() === 'x64') return unpackedChromium()
	const found = usualPlaces.find((path) => existsSync(path))
	if (found !== undefined) return found
	throw new Error(
		`npm has no Chromium for ${platform()} ${arch()}: install one and name it in CHROMIUM_PATH, then run the tests again.`,
	)
}

async function unpackedChromium(): Promise<string> {
	// The package unpacks to a fixed place and takes what lies there: a place of our own keeps versions apart.
	await mkdir(cacheFolder, { recursive: true })
	process.env.TMPDIR = cacheFolder
	const { default: packed } = await import('@sparticuz/chromium')
	const path = await packed.executablePath()
	return existsSync(path) ? path : join(cacheFolder, 'chromium')
}

/** Its own package's defaults run one process with web security off; these keep the browser a browser. */
export const chromiumArguments = [
	'--no-sandbox',
	'--disable-gpu',
	'--disable-quic',
	'--no-first-run',
	'--disable-background-networking',
	'--disable-component-update',
	'--disable-sync',
	'--force-color-profile=srgb',
]
