import { type Browser, chromium } from 'playwright-core'

/** npm's Chromium has defaults that run one process with web security off; these keep the browser a browser. */
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
