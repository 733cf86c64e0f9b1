import { expect, test } from 'vitest'
import { deferScripts } from './defer-scripts.ts'

const start = `import "/assets/manifest-1.js";
import * as route0 from "/assets/root-2.js";
import * as route1 from "/assets/home-3.js";

  window.__reactRouterRouteModules = {"root":route0,"home":route1};

import("/assets/entry-4.js");`
const page = (script: string) =>
	`<head><link rel="modulepreload" href="/assets/react-5.js" nonce="s3cret"/><link rel="icon" href="/i"/></head><script type="module" async="">alien()</script><script nonce="s3cret" type="module" async="">${script}</script><p>$&</p>`

test('nothing is fetched or run before the first frame, and everything after it', () => {
	const html = deferScripts(page(start), 's3cret')
	expect(html).not.toContain('rel="modulepreload"')
	expect(html).toContain('<link rel="icon" href="/i"/>')
	expect(html).toContain('<p>$&</p>')
	expect(html).toContain('<script type="module" async="">alien()</script>')
	const [, script = ''] = /<script nonce="s3cret" type="module" async="">([\s\S]*)<\/script>/.exec(html) ?? []
	// A statement at the top would be carried out before all else.
	expect(script).not.toMatch(/^import[ "*]/m)
	expect(script.split('\n')).toEqual([
		expect.stringMatching(/^await new Promise\(.*requestAnimationFrame/),
		expect.stringMatching(/^for\(const href of \["\/assets\/react-5.js"\]\).*rel:"modulepreload"/),
		'const [route0,route1]=await Promise.all([import("/assets/root-2.js"),import("/assets/home-3.js"),import("/assets/manifest-1.js")]);',
		'window.__reactRouterRouteModules = {"root":route0,"home":route1};',
		'',
		'import("/assets/entry-4.js");',
	])
})

test('a page without the router’s script stays as it is', () => {
	expect(deferScripts('<p>plain</p>', 's3cret')).toBe('<p>plain</p>')
})
