import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { freshForm } from '#test/accounts.ts'
import { openBrowser } from '#test/browser.ts'
import { fewSources } from '#test/few-sources.ts'
import { joinEvents } from '#test/join-events.ts'
import { buildPages, startProduct } from '#test/product.ts'
import { copyWithThirdLanguage, pseudoText, thirdLocale, thirdName } from '#test/third-language.ts'
import { texts } from '#text/en/texts.ts'
import { mailed } from './outbox.ts'
import { phone, words } from './words.ts'

const folder = await mkdtemp(join(tmpdir(), 'zagros-language-'))
await copyWithThirdLanguage(folder)
buildPages(folder)
const product = await startProduct(
	{
		PORT: '0',
		DATA_DIR: join(folder, 'data'),
		NEWS_MODE: 'sample',
		SOURCES_FILE: await fewSources(folder),
		RATE_LIMIT_SCALE: '100',
		TIME_LIMIT_SCALE: '10',
	},
	undefined,
	folder,
)
afterAll(async () => {
	await product.stop()
	await rm(folder, { recursive: true, force: true })
})

const { visit } = openBrowser({ url: product.url })

const keys = Object.values(texts).flatMap((part) => Object.keys(part).filter((key) => key.includes('.')))
const said = (key: keyof typeof texts.site) => pseudoText(texts.site[key])

const slugOfStory = async (): Promise<string> => {
	const response = await fetch(`${product.url}/v1/news/front/?lang=both`)
	const { data } = (await response.json()) as { data: { lead: { story: { slug: string | null } } | null } }
	return data.lead?.story.slug ?? ''
}

const pages = [
	...['', '/latest', '/filters', '/my', '/briefing', '/sources', '/coin/BTC', '/category/defi'],
	...['/about/', '/contact/', '/advertise/', '/help/', '/privacy-policy/', '/terms/'],
].map((path) => `/${thirdLocale}${path}`)
const accountPages = ['/user/login', '/user/signup', '/user/password/reset/', '/nowhere']

test('a language is a row, its texts and its pages: every page is in it, from right to left', async () => {
	await joinEvents(join(folder, 'data'), 2)
	await expect.poll(slugOfStory).not.toBe('')
	const story = `/${thirdLocale}/story/${await slugOfStory()}`
	for (const path of [...pages, story, ...accountPages]) {
		const response = await fetch(product.url + path, { headers: { cookie: `service_lang=${thirdLocale}` } })
		const html = await response.text()
		expect([path, response.status]).toEqual([path, path === '/nowhere' ? 404 : 200])
		expect(html).toMatch(new RegExp(`<html lang="${thirdLocale}" dir="rtl"`))
		expect(html).toContain(said('header.language'))
		const shown = html.replace(/<(script|style)\b.*?<\/\1>/gs, '')
		const missing = keys.filter((key) => shown.includes(`>${key}<`) || shown.includes(`"${key}"`))
		expect([path, missing]).toEqual([path, []])
		expect([path, shown.includes(`>${texts.site['header.logIn']}<`)]).toEqual([path, false])
	}
	const manifest = await fetch(`${product.url}/manifest.webmanifest?lang=${thirdLocale}`)
	expect(await manifest.json()).toMatchObject({ lang: thirdLocale, dir: 'rtl' })
	const root = await fetch(product.url, {
		headers: { cookie: `service_lang=${thirdLocale}` },
		redirect: 'manual',
	})
	expect(root.headers.get('location')).toMatch(new RegExp(`^/${thirdLocale}\\b`))
})

test('a user who signs up in it gets e-mails in it', async () => {
	const form = { ...freshForm(), lang: thirdLocale }
	const page = await visit(`/${thirdLocale}`)
	const status = await page.evaluate(async (body) => {
		const { data } = await (await fetch('/v1/user/csrf/')).json()
		const headers = { 'content-type': 'application/json', 'x-csrftoken': data.csrftoken }
		return (await fetch('/v1/user/signup/', { method: 'POST', headers, body: JSON.stringify(body) })).status
	}, form)
	expect(status).toBe(200)
	// Without the line breaks and marks of its encoding.
	const email = (await mailed(join(folder, 'data'), form.email, 'activation'))
		.replaceAll(/=\r?\n/g, '')
		.replaceAll('=3D', '=')
	expect(email).toContain(`<html lang="${thirdLocale}" dir="rtl">`)
})

test('a reader chooses it in the menu, and continues in it', async () => {
	const page = await visit('/en')
	await page.getByRole('button', { name: words.en('header.language') }).click()
	await page.getByRole('menuitemradio', { name: thirdName }).click()
	await page.waitForURL(new RegExp(`/${thirdLocale}\\b`))
	await page.getByRole('link', { name: said('footer.sources') }).click()
	await page.getByRole('heading', { name: pseudoText(texts.sources.title), level: 1 }).waitFor()
	expect(await page.locator('html').getAttribute('dir')).toBe('rtl')
})

test('on a phone its home page is no wider than the screen', async () => {
	const page = await visit(`/${thirdLocale}`, phone)
	await page.getByRole('tablist', { name: said('tabs.label') }).waitFor()
	const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
	expect(overflow).toBeLessThanOrEqual(0)
})
