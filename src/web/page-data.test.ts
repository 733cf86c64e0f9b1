import { expect, test } from 'vitest'
import { bringData } from './page-data.ts'

const own = (script: string) => `<script nonce="s3cret">${script}</script>`
const context = (call: string) => own(`window.__reactRouterContext${call}`)
const feed = (text: string) =>
	context(`.streamController.enqueue(${JSON.stringify(text).replaceAll('<', '\\u003c')});`)
const dataIn = (html: string) =>
	/<script type="application\/json" id="page-data">(.*)<\/script>/.exec(html)?.[1]

test('the data of a page is a block that nothing runs, and nothing in it closes it', () => {
	const page = `<body><p>$&</p>${context(' = {};')}${feed('[{"_1":2},"title","</script>')}${feed('$& is all"]\n')}${context('.streamController.close();')}</body>`
	const html = bringData(page, 's3cret')
	expect(html).toMatch(/^<body><p>\$&<\/p><script type="application\/json"/)
	expect(html).not.toContain('__reactRouterContext')
	expect(JSON.parse(dataIn(html) ?? '')).toEqual([{ _1: 2 }, 'title', '</script>$& is all'])
})

test('the place of a reload is looked for in fewer words, other scripts stay as they are', () => {
	const rest = `${own('start()')}<script>window.__reactRouterContext = alien()</script>`
	const html = bringData(
		`<body>${own('((storageKey, restoreKey) => {})()')}${rest}${feed('[1]')}</body>`,
		's3cret',
	)
	expect(html).toContain('<script nonce="s3cret">try{history.state')
	expect(html).not.toContain('restoreKey')
	expect(html).toContain(rest)
})

test('a page without data stays as it is', () => {
	expect(bringData('<p>plain</p>', 's3cret')).toBe('<p>plain</p>')
})
