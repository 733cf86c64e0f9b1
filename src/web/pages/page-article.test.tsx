import { readFile } from 'node:fs/promises'
import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import { expect, test } from 'vitest'
import type { UiLocale } from '#domain/locale.ts'
import { LocaleContext } from '#web/layout/use-locale.ts'
import { PageArticle } from './page-article.tsx'
import type { BlockView } from './page-view.ts'

const html = (locale: UiLocale, ...blocks: BlockView[]): string =>
	renderToStaticMarkup(
		<MemoryRouter>
			<LocaleContext value={locale}>
				<PageArticle blocks={blocks} />
			</LocaleContext>
		</MemoryRouter>,
	)
const paragraph = (text: string): BlockView => ({
	kind: 'paragraph',
	texts: [{ kind: 'text', text, bold: false }],
})
const link = (href: string): BlockView => ({
	kind: 'paragraph',
	texts: [{ kind: 'link', text: 'there', href, bold: false }],
})

test('text is escaped, whatever it looks like', () => {
	expect(html('en', paragraph('<img src=x onerror=alert(1)>'))).not.toContain('<img')
})

test.each([
	['a page of this language is a step within the document', '/en/about/', true],
	['a page of the other language is a new document', '/fa/about/', false],
	['a feed is a new document', '/feeds/en.atom', false],
	['another site is a new document', 'https://example.org/', false],
])('%s', (_name, href, within) => {
	expect(html('en', link(href)).includes('data-discover')).toBe(within)
	expect(html('en', link(href))).toContain(`href="${href}"`)
})

test('an e-mail address keeps its own direction in Persian text', () => {
	expect(html('fa', link('mailto:info@news.example'))).toContain('<bdi>there</bdi>')
})

test('headings have ids and bold text is bold', () => {
	const texts = [{ kind: 'text', text: 'Filters', bold: true } as const]
	expect(html('en', { kind: 'heading', level: 2, id: 'filters', texts })).toMatch(
		/<h2 id="filters"[^>]*><strong>Filters<\/strong><\/h2>/,
	)
})

test('a numbered list counts in the digits of its language', async () => {
	const list = {
		kind: 'list' as const,
		ordered: true,
		items: [[{ kind: 'text' as const, text: 'a', bold: false }]],
	}
	expect(html('fa', list)).toContain('<ol>')
	const style = await readFile(new URL('page-article.css', import.meta.url), 'utf8')
	expect(style).toMatch(/& ol \{\s+list-style: decimal;\s+&:lang\(fa\) \{\s+list-style: persian;/)
})

test('nothing has an inline style, which the policy would refuse', () => {
	const picture: BlockView = { kind: 'picture', src: '/p.webp', alt: 'A', width: 4, height: 3 }
	const markup = html('en', picture, paragraph('a'), link('/en/about/'))
	expect(markup).toContain('width="4" height="3"')
	expect(markup).not.toContain('style=')
})

test.each([
	['a tall picture is shown smaller, in its proportions', 300, 1120, 'width="150" height="560"'],
	['any other picture has its own size', 300, 200, 'width="300" height="200"'],
])('%s', (_name, width, height, size) => {
	expect(html('en', { kind: 'picture', src: '/a.webp', alt: 'A', width, height })).toContain(size)
})
