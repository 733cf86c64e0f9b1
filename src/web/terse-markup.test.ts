import { load } from 'cheerio'
import { expect, test } from 'vitest'
import { terse } from './terse-markup.ts'

test('a value has quotes only where it needs them, and an empty one is not written', () => {
	expect(terse('<img src="/images/a" alt="" title="a b"/>')).toBe('<img src=/images/a alt title="a b">')
	expect(terse('<a href="/fa?coins=BTC&amp;page=2">x</a>')).toBe('<a href="/fa?coins=BTC&amp;page=2">x</a>')
	expect(terse('<a href="/fa/about/">x</a>')).toBe('<a href=/fa/about/>x</a>')
})

test('an end that follows from what comes next is not written', () => {
	expect(terse('<ul><li>a</li><li class="b"><p>b</p></li></ul>')).toBe('<ul><li>a<li class=b><p>b</p></ul>')
	expect(terse('<ul><li>a</li> <li>b</li></ul>')).toBe('<ul><li>a</li> <li>b</ul>')
})

test.each([
	'<a title="a=" href="=" rel="" class="b=&quot;c&quot;">=&quot;x&quot; d=</a>',
	'<p title="it&#x27;s">a="b" &lt;img alt=&quot;&quot;/&gt;</p>',
	'<svg viewBox="0 0 1 1"><path d="M0"/><path d="M1"></path></svg><b id="c/"></b>',
	'<ol><li><ul><li>a</li></ul></li><li><!--$--><b>x</b><!--/$--></li><!-- --></ol>',
	'<select><option value="a" selected="">a</option><option>b</option></select><input value=""/>',
	'<noscript><a href="/x">و</a></noscript><bdi lang="fa" data-a="۱،۲">\u200fا\u00a0</bdi>',
	'<a href="/fa/دیفای/\u00a0x">x</a>',
])('what a browser makes of it is the same: %s', (body) => {
	const made = (html: string) => load(html, { scriptingEnabled: false }).html()
	expect(made(terse(body))).toBe(made(body))
})
