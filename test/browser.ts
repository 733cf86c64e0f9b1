import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import type { Browser, BrowserContext, Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, expect, inject } from 'vitest'
import { launchChromium } from './launch-chromium.ts'

type Visit = {
	width?: number
	height?: number
	theme?: 'light' | 'dark'
	javaScript?: boolean
	/**
	 * With animations; without them a page costs a fraction of the processor time, because Chromium draws in software
	 * here.
	 */
	motion?: boolean
	/** The User-Agent header; Chromium's own says that it is a robot. */
	userAgent?: string
	/** A page that is not ours and does not hydrate. */
	plain?: boolean
	/** With the service worker, whose own requests a journey cannot intercept. */
	worker?: boolean
	/** Errors in the console that the journey causes on purpose. */
	expectedErrors?: RegExp
}

/** A busy machine takes several times as long as a quiet one. */
const findsHangsMs = 60_000

/** The browser that the set-up of the journeys found. */
export const launchJourneyBrowser = (): Promise<Browser> => launchChromium(inject('journey').chromium)

/** A real Chromium for the calling test file. A console error or a request to another host fails the test. */
export function openBrowser(at: { url?: string; otherSite?: string } = {}) {
	const { dataDir, ...journey } = inject('journey')
	const own = new URL(at.url ?? journey.url).origin
	const visited = [own, at.otherSite]
	let browser: Browser
	let contexts: BrowserContext[] = []
	let complaints: string[] = []

	beforeAll(async () => {
		browser = await launchJourneyBrowser()
	})
	afterAll(() => browser?.close())
	afterEach(async () => {
		await Promise.all(contexts.map((context) => context.close()))
		contexts = []
		const found = complaints
		complaints = []
		expect(found).toEqual([])
	})

	const visit = async (path: string, how: Visit = {}): Promise<Page> => {
		const context = await browser.newContext({
			viewport: { width: how.width ?? 1440, height: how.height ?? 900 },
			colorScheme: how.theme ?? 'light',
			javaScriptEnabled: how.javaScript ?? true,
			reducedMotion: how.motion ? 'no-preference' : 'reduce',
			...(how.userAgent === undefined ? {} : { userAgent: how.userAgent }),
			serviceWorkers: how.worker ? 'allow' : 'block',
			hasTouch: (how.width ?? 1440) < 700,
		})
		contexts.push(context)
		context.setDefaultTimeout(findsHangsMs)
		await context.grantPermissions(['clipboard-read', 'clipboard-write'], { origin: own })
		context.on('request', (request) => {
			const host = new URL(request.url())
			if (!visited.includes(host.origin) && host.protocol.startsWith('http'))
				complaints.push(`left for ${request.url()}`)
		})
		const page = await context.newPage()
		listen(page, how.expectedErrors)
		await page.goto(own + path)
		if (how.javaScript !== false && !how.plain) await hydrated(page)
		return page
	}
	const listen = (page: Page, expected?: RegExp) => {
		page.on('console', (message) => {
			if (message.type() !== 'error' || expected?.test(message.text())) return
			complaints.push(`${page.url()}: ${message.text()}`)
		})
		page.on('pageerror', ({ message }) => {
			if (!expected?.test(message)) complaints.push(`${page.url()}: ${message}`)
		})
	}
	/** A tab on the site with no page of it yet: for what begins with a request. */
	const openTab = (how: Visit = {}) => visit('/robots.txt', { ...how, plain: true })
	return { visit, openTab, origin: own, dataDir }
}

/** Resolves when the page is hydrated. */
export const hydrated = (page: Page) =>
	page.waitForFunction(() => document.documentElement.dataset.ready === 'true')

const axeSource = await readFile(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8')

type AxeScope = {
	/** Checks only these elements, for parts of a page that another journey checks as a whole. */
	within?: string
	/** Checks only these rules, for a page that was checked by all and now only looks different. */
	rules?: readonly string[]
}

/** The rules that another theme or another width may break. */
export const rulesOfLook = [
	'color-contrast',
	'target-size',
	'scrollable-region-focusable',
	'link-in-text-block',
]

/** Fails with what axe finds on the page in its present state. */
export async function expectAccessible(page: Page, { within, rules }: AxeScope = {}): Promise<void> {
	const session = await page.context().newCDPSession(page)
	// axe is injected through the debugger, because the page's Content-Security-Policy refuses the script.
	const { result: known } = await session.send('Runtime.evaluate', { expression: 'typeof axe' })
	if (known.value !== 'object') await session.send('Runtime.evaluate', { expression: `${axeSource};0` })
	const target = within === undefined ? 'document' : `{ include: [${JSON.stringify(within)}] }`
	const options = JSON.stringify({
		resultTypes: ['violations'],
		...(rules === undefined ? {} : { runOnly: { type: 'rule', values: rules } }),
	})
	const { result } = await session.send('Runtime.evaluate', {
		expression: `axe.run(${target}, ${options}).then((found) => JSON.stringify(
			found.violations.map((one) => one.id + ': ' + one.nodes.map((node) => node.target.join(' ') + ' ' + (node.any[0]?.message ?? '')).slice(0, 3).join(' | '))))`,
		awaitPromise: true,
		returnByValue: true,
	})
	await session.detach()
	expect(JSON.parse(String(result.value ?? '["axe did not run"]'))).toEqual([])
}
