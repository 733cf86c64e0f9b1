import { expect, test } from 'vitest'
import { deferScripts } from './defer-scripts.ts'

const start = `import "/assets/manifest-1.js";
import * as route0 from "/assets/root-2.js";
import * as route1 from "/assets/error-layout-3.js";
import * as route2 from "/assets/home-4.js";

  window.__reactRouterRouteModules = {"root":route0,"error-layout":route1,"home":route2};

import("/assets/entry-5.js");`
const page = (script: string) =>
	`<head>${['entry-5', 'react-6', 'shell-7', 'error-layout-3', 'home-4'].map((name) => `<link rel="modulepreload" href="/assets/${name}.js" nonce="s3cret"/>`).join('')}<link rel="icon" href="/i"/></head><script type="module" async="">alien()</script><script nonce="s3cret" type="module" async="">${script}</script><p>$&</p>`

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
		// What only points to the shell is not asked for, and neither is what would start the page.
		'const [route2]=await Promise.all(["/assets/home-4.js","/assets/manifest-1.js","/assets/react-6.js","/assets/shell-7.js"].map((path)=>import(path)));',
		'window.__reactRouterRouteModules = {"root":{},"error-layout":{},"home":route2};',
		'dispatchEvent(new Event("page-arrived"))',
	])
})

test('a page without the router’s script stays as it is', () => {
	expect(deferScripts('<p>plain</p>', 's3cret')).toBe('<p>plain</p>')
})
