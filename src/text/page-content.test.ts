import { describe, expect, test } from 'vitest'
import { isAllowedHref } from './inline-text.ts'
import { fillPlaceholders, parsePageContent } from './page-content.ts'

const front = '---\ntitle: T\ndescription: D\n---\n'

function read(body: string) {
	const result = parsePageContent(front + body)
	if (!result.ok) throw new Error(`line ${result.failure.line}: ${result.failure.message}`)
	return result.value
}

const text = (value: string, bold = false) => ({ kind: 'text', text: value, bold })

describe('blocks', () => {
	test.each([
		['a paragraph over two lines is one', 'one\ntwo', [{ kind: 'paragraph', texts: [text('one two')] }]],
		['a note', '> one\n> two', [{ kind: 'note', texts: [text('one two')] }]],
		[
			'a list whose second item is continued',
			'- a\n- b\n  c',
			[{ kind: 'list', ordered: false, items: [[text('a')], [text('b c')]] }],
		],
		[
			'a numbered list, in Persian digits as well',
			'1. a\n۲. b',
			[{ kind: 'list', ordered: true, items: [[text('a')], [text('b')]] }],
		],
		[
			'a picture closes the paragraph above it',
			'a\n![The list](picture:news-box)',
			[
				{ kind: 'paragraph', texts: [text('a')] },
				{ kind: 'picture', name: 'news-box', alt: 'The list' },
			],
		],
		[
			'a heading needs no blank line below',
			'### A b\nc',
			[
				{ kind: 'heading', level: 3, id: 'a-b', texts: [text('A b')] },
				{ kind: 'paragraph', texts: [text('c')] },
			],
		],
		[
			'bold, links and links in bold',
			'a **b** [c](/en/about/)**[d](#e)**.',
			[
				{
					kind: 'paragraph',
					texts: [
						text('a '),
						text('b', true),
						text(' '),
						{ kind: 'link', text: 'c', href: '/en/about/', bold: false },
						{ kind: 'link', text: 'd', href: '#e', bold: true },
						text('.'),
					],
				},
			],
		],
		[
			'lone stars, brackets and underscores are text',
			'5 * 3 [x] user_id',
			[{ kind: 'paragraph', texts: [text('5 * 3 [x] user_id')] }],
		],
	])('%s', (_name, body, blocks) => {
		expect(read(body).blocks).toEqual(blocks)
	})

	test('files from other systems read alike: byte order mark and CRLF', () => {
		const windows = `\uFEFF${front}a\n\nb`.replaceAll('\n', '\r\n')
		expect(parsePageContent(windows)).toEqual(parsePageContent(`${front}a\n\nb`))
	})

	test('headings get unique ids; Persian letters are kept', () => {
		const ids = read(
			'## Sort by\n## Sort by\n## Sort by 2\n## نوار قیمت‌ها؟\n## About {brand}\n## !',
		).blocks.map((block) => block.kind === 'heading' && block.id)
		expect(ids).toEqual(['sort-by', 'sort-by-2', 'sort-by-2-2', 'نوار-قیمت-ها', 'about-brand', 'section'])
	})
})

describe('mistakes are reported with their line', () => {
	test.each([
		['no front matter', 'hello', 1, /front matter/],
		['open front matter', '---\ntitle: T', 1, /not closed/],
		['unknown field', '---\ntitle: T\nauthor: A\n---', 3, /holds title/],
		['field twice', '---\ntitle: T\ntitle: U\n---', 3, /twice/],
		['empty field', '---\ntitle:\n---', 2, /empty/],
		['markup in the title', '---\ntitle: **T**\n---', 2, /plain/],
		['no description', '---\ntitle: T\n---', 3, /description/],
		['first-level heading', `${front}# A`, 5, /heading/],
		['fourth-level heading', `${front}\n#### A`, 6, /heading/],
		['heading without a space', `${front}##A`, 5, /heading/],
		['HTML', `${front}a\n<b>b</b>`, 6, /HTML/],
		['open bold on the second line', `${front}a\nb **c`, 6, /not closed/],
		['empty bold', `${front}a ****`, 5, /nothing between/],
		['bold across a link', `${front}[**a**](/b)`, 5, /without bold/],
		['link without end', `${front}see [a](/b`, 5, /link is/],
		['script link', `${front}a\nb\n[c](javascript:alert)`, 7, /not allowed: javascript:/],
		['bad link in a list item', `${front}- a\n- [b](http://c)`, 6, /not allowed/],
		['unknown placeholder', `${front}{email}`, 5, /unknown placeholder \{email\}/],
		['picture without alt', `${front}![](picture:home)`, 5, /alt/],
		['picture from elsewhere', `${front}![a](https://b/c.png)`, 5, /picture is/],
		['picture within a line', `${front}a ![b](picture:home)`, 5, /line of its own/],
		['list in a list', `${front}- a\n  - b`, 6, /list inside/],
		['table', `${front}| a |`, 5, /tables/],
		['empty note', `${front}>`, 5, /no text/],
	])('%s', (_name, markdown, line, message) => {
		expect(parsePageContent(markdown)).toEqual({
			ok: false,
			failure: { line, message: expect.stringMatching(message) },
		})
	})
})

test.each([
	['/en/about/', true],
	['/feeds/en.atom?category=defi', true],
	['../about/', true],
	['about/', true],
	['#search', true],
	['https://zagros.example/', true],
	['https://{domain}/x', true],
	['mailto:a@b.example', true],
	['mailto:{info_email}', true],
	['', false],
	['//evil.example', false],
	['/\\evil.example', false],
	['\\\\evil.example', false],
	['http://a.example', false],
	['https:evil', false],
	['https://user:pw@a.example/', false],
	['javascript:alert', false],
	['JaVaScRiPt:alert', false],
	['java\u0000script:alert', false],
	['data:text/html,x', false],
	['/{domain}', false],
	['{domain}', false],
	['mailto:a@b.example?bcc=c@d.example', false],
])('link %j allowed: %s', (href, allowed) => {
	expect(isAllowedHref(href)).toBe(allowed)
})

test('placeholders are filled everywhere, once, and ids stay', () => {
	const values = {
		info_email: 'info@a.example',
		ads_email: 'ads@a.example',
		privacy_email: 'privacy@a.example',
		brand: '{domain}$&',
		domain: 'a.example',
	}
	const parsed = parsePageContent(
		'---\ntitle: About {brand}\ndescription: {domain}\n---\n## {brand}\n- [{info_email}](mailto:{info_email})\n![{brand}](picture:home)',
	)
	expect(parsed.ok && fillPlaceholders(parsed.value, values)).toEqual({
		title: 'About {domain}$&',
		description: 'a.example',
		blocks: [
			{ kind: 'heading', level: 2, id: 'brand', texts: [text('{domain}$&')] },
			{
				kind: 'list',
				ordered: false,
				items: [[{ kind: 'link', text: 'info@a.example', href: 'mailto:info@a.example', bold: false }]],
			},
			{ kind: 'picture', name: 'home', alt: '{domain}$&' },
		],
	})
})

test('any text is parsed, even long and hostile ones', () => {
	const many = 200_000
	const hostile = ['[', '**a**', '[a](', '](', '![', '## a\n', '- a\n', '> ', '{', '\u0000', '1. ', '[a](/b)']
	for (const piece of hostile) {
		const result = parsePageContent(front + piece.repeat(many / piece.length))
		expect(typeof result.ok).toBe('boolean')
	}
}, 10_000)
