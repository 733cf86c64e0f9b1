const preload = /<link rel="modulepreload" href="([^"]+)"(?: nonce="[\w-]*")?\/>/g
const statement = /^import (?:\* as (\w+) from )?"([^"]+)";$/gm

/** Resolves when the first frame is on the screen; a page in a tab behind draws none and is not kept waiting for it. */
const firstFrame =
	'await new Promise((done)=>{requestAnimationFrame(()=>setTimeout(done));setTimeout(done,1e3)});'

/**
 * The page reads without its scripts, so they wait for the first frame: until then the line and the processor belong to
 * the style, the letters and the text. Then all are asked for at once, as the router's preloads would have done.
 * Which script starts the page its secret mark tells, and not where it stands.
 */
export function deferScripts(html: string, nonce: string): string {
	const opening = `<script nonce="${nonce}" type="module" async="">`
	const startScript = new RegExp(`${opening}([\\s\\S]*?)</script>`)
	const start = startScript.exec(html)?.[1]
	if (start === undefined) return html
	const wanted = [...start.matchAll(statement)].map(([, name, path]) => ({ name, path }))
	const asked = new Set(wanted.map(({ path }) => path))
	const ahead = [...html.matchAll(preload)].map(([, path]) => path).filter((path) => !asked.has(path))
	const named = wanted.filter(({ name }) => name !== undefined)
	const unnamed = wanted.filter(({ name }) => name === undefined)
	const late = [
		firstFrame,
		// Preloaded, not imported: the last of them starts the page, and may not before the others are in place.
		`for(const href of ${JSON.stringify(ahead)})document.head.append(Object.assign(document.createElement("link"),{rel:"modulepreload",href}));`,
		`const [${named.map(({ name }) => name)}]=await Promise.all([${[...named, ...unnamed].map(({ path }) => `import("${path}")`)}]);`,
		start.replaceAll(statement, '').trim(),
	].join('\n')
	return html.replaceAll(preload, '').replace(startScript, () => `${opening}${late}</script>`)
}
