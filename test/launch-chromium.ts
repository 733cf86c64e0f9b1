import { type Browser, chromium } from 'playwright-core'

/**
 * The defaults of npm's Chromium run one process with web security off; these arguments restore the usual behaviour.
 */
const ownArguments = [
	'--no-sandbox',
	'--disable-gpu',
	'--disable-quic',
	'--no-first-run',
	'--disable-background-networking',
	'--disable-component-update',
	'--disable-sync',
	'--force-color-profile=srgb',
]

const openingMs = 60_000

export const launchChromium = (executablePath: string, more: readonly string[] = []): Promise<Browser> =>
	chromium.launch({ executablePath, args: [...ownArguments, ...more], timeout: openingMs })
