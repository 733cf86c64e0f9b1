import { expect, test } from 'vitest'
import { parsePageContent } from './page-content.ts'

const front = '---\ntitle: T\ndescription: D\n---\n'
const read = (body: string) => parsePageContent(front + body).blocks

const text = (value: string, bold = false) => ({ kind: 'text', text: value, bold })

test.each([
	['a paragraph over two lines is one', 'one\ntwo', [{ kind: 'paragraph', texts: [text('one two')] }]],
	['a note', '> one\n> two', [{ kind: 'note', texts: [text('one two')] }]],
	[
		'a list whose second item is continued',
		'- a\n- b\n  c',
		[{ kind: 'list', ordered: false, items: [[text('a')], [text('b c')]] }],
	],
	['a numbered list', '1. a\n2. b', [{ kind: 'list', ordered: true, items: [[text('a')], [text('b')]] }]],
	[
		'a picture',
		'a\n\n![The list](picture:news-box)',
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
	expect(read(body)).toEqual(blocks)
})

test('the ids of headings keep Persian letters', () => {
	const ids = read('## Sort by\n## نوار قیمت‌ها؟').map((block) => block.kind === 'heading' && block.id)
	expect(ids).toEqual(['sort-by', 'نوار-قیمت-ها'])
})

test.each([
	['no front matter', 'hello', /begins with/],
	['no description', '---\ntitle: T\n---\na', /begins with/],
	['first-level heading', `${front}# A`, /heading is not read here: # A/],
	['HTML', `${front}a\n<b>b</b>`, /html is not read here: <b>/],
	['a script', `${front}<script>alert(1)</script>`, /html is not read here/],
	['picture within a line', `${front}a ![b](picture:home)`, /image is not read here/],
	['list in a list', `${front}- a\n  - b`, /list is not read here/],
	['code', `${front}a \`b\``, /codespan is not read here/],
])('%s is a mistake that is named', (_name, markdown, message) => {
	expect(() => parsePageContent(markdown)).toThrow(message)
})
