import { expect, test } from 'vitest'
import { ok } from '#domain/result.ts'
import { createRobotsAllow } from './robots-allow.ts'

const site = 'https://a.example'

async function allowed(text: string, path: string, agent = 'Zagros'): Promise<boolean> {
	const page = {
		status: 200,
		finalUrl: `${site}/robots.txt`,
		permanentUrl: null,
		headers: new Headers(),
		body: new TextEncoder().encode(text),
		wireBytes: 0,
		ms: 0,
	}
	const allow = createRobotsAllow({ get: async () => ok(page), now: () => new Date(), agent })
	return (await allow(new URL(path, site).href)).ok
}

const rules = (...lines: string[]) => ['User-agent: *', ...lines].join('\n')

test.each([
	['no file', '', '/x', true],
	['an empty rule', rules('Disallow:'), '/x', true],
	['all', rules('Disallow: /'), '/x', false],
	['a folder', rules('Disallow: /private/'), '/private/x', false],
	['a folder’s neighbour', rules('Disallow: /private/'), '/privates', true],
	['the longer allow', rules('Disallow: /news', 'Allow: /news/crypto'), '/news/crypto/1', true],
	['the longer disallow', rules('Allow: /news', 'Disallow: /news/crypto'), '/news/crypto/1', false],
	['a tie', rules('Disallow: /page', 'Allow: /page'), '/page', true],
	['a tie the other way', rules('Allow: /page', 'Disallow: /page'), '/page', true],
	['a star', rules('Disallow: /*.php'), '/a/b.php?x=1', false],
	['a star at the end', rules('Disallow: /a*'), '/abc', false],
	['an end', rules('Disallow: /*.php$'), '/a.php', false],
	['an end that is not reached', rules('Disallow: /*.php$'), '/a.php?x', true],
	['an end without a star', rules('Disallow: /a$'), '/a', false],
	['an end that must not overlap', rules('Disallow: /ab*ba$'), '/aba', true],
	['the query', rules('Disallow: /*?s='), '/?s=btc', false],
	['case', rules('Disallow: /News'), '/news', true],
	['a Persian path', rules('Disallow: /اخبار'), '/%D8%A7%D8%AE%D8%A8%D8%A7%D8%B1/1', false],
	['an encoded slash', rules('Disallow: /a%2fb'), '/a/b', true],
	['an encoded slash in both', rules('Disallow: /a%2fb'), '/a%2Fb', false],
	['a literal dollar', rules('Disallow: /a$b'), '/a$b', false],
	['a comment', rules('Disallow: /x # not for machines'), '/x', false],
	['a whole-line comment', rules('# Disallow: /'), '/x', true],
	['CRLF and odd spacing', 'USER-AGENT : *\r\n  disallow :/x\r\n', '/x', false],
	['a byte order mark', `\ufeff${rules('Disallow: /')}`, '/', false],
	['a rule before any agent', 'Disallow: /\nUser-agent: *\nAllow: /', '/', true],
	['an unknown line inside a group', rules('Crawl-delay: 5', 'Disallow: /'), '/', false],
])('%s decides', async (_name, text, path, wanted) => {
	expect(await allowed(text, path)).toBe(wanted)
})

test.each([
	['our own group', 'User-agent: *\nDisallow: /\nUser-agent: zagros\nDisallow: /x', '/y', true],
	[
		'everyone’s, when we are not named',
		'User-agent: Googlebot\nAllow: /\nUser-agent: *\nDisallow: /',
		'/y',
		false,
	],
	['nobody’s, when only others are named', 'User-agent: Googlebot\nDisallow: /', '/y', true],
	['a group shared by two agents', 'User-agent: a\nUser-agent: Zagros/2.0\nDisallow: /', '/y', false],
	[
		'our groups together',
		'User-agent: zagros\nDisallow: /a\n\nUser-agent: ZAGROS\nDisallow: /b',
		'/a',
		false,
	],
	['not a name that starts like ours', 'User-agent: zagrosbot\nDisallow: /', '/y', true],
	[
		'agents with no rule between them as one group',
		'User-agent: zagros\nUser-agent: x\nSitemap: /s\n\nUser-agent: *\nDisallow: /',
		'/y',
		false,
	],
	['our group with an empty rule', 'User-agent: zagros\nDisallow:\n\nUser-agent: *\nDisallow: /', '/y', true],
])('%s counts', async (_name, text, path, wanted) => {
	expect(await allowed(text, path, 'Zagros/1.0 (+https://zagros.example)')).toBe(wanted)
})

test('hostile files are read quickly', async () => {
	const started = performance.now()
	await allowed(' '.repeat(500_000), '/x')
	await allowed(rules(`Disallow: /${'*a'.repeat(100_000)}b`), `/${'a'.repeat(2_000)}`)
	await allowed('User-agent: *\n'.repeat(30_000), '/x')
	expect(performance.now() - started).toBeLessThan(20_000)
})
