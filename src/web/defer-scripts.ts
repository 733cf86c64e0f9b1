import { pageArrived } from './page-data.ts'

const preload = /<link rel="modulepreload" href="([^"]+)"(?: nonce="[\w-]*")?\/>/g
const statement = /^import (?:\* as (\w+) from )?"([^"]+)";$/gm
const startsPage = /^import\("([^"]+)"\);$/m
/** Routes that the shell has itself (entry.client.tsx): their files only point to it. */
const inShell = /"(root|error-layout)":(\w+)/g

/** Resolves when the first frame is on the screen; a page in a tab behind draws none and is not kept waiting for it. */
const firstFrame =
	'await new Promise((done)=>{requestAnimationFrame(()=>setTimeout(done));setTimeout(done,1e3)});'

/**
 * The page reads without its scripts, so they wait for the first frame: until then the line and the processor belong to
 * the style, the letters and the text. Then all are asked for at once, as the router's preloads would have done.
 * What only points to the shell is not asked for.
 * Which script starts the page its secret mark tells, and not where it stands.
 */
export function deferScripts(html: string, nonce: string): string {
	const opening = `<script nonce="${nonce}" type="module" async="">`
	const startScript = new RegExp(`${opening}([\\s\\S]*?)</script>`)
	const start = startScript.exec(html)?.[1]
	if (start === undefined) return html
	const pointers = new Set([...start.matchAll(inShell)].map(([, , name]) => name))
	const wanted = [...start.matchAll(statement)].map(([, name, path]) => ({ name, path }))
	const named = wanted.filter(({ name }) => name !== undefined && !pointers.has(name))
	const left = new Set([startsPage.exec(start)?.[1], ...wanted.map(({ path }) => path)])
	const ahead = [...html.matchAll(preload)].map(([, path]) => path).filter((path) => !left.has(path))
	const paths = new Set([
		...[...named, ...wanted.filter(({ name }) => name === undefined)].map(({ path }) => path),
		...ahead,
	])
	const late = [
		firstFrame,
		`const [${named.map(({ name }) => name)}]=await Promise.all(${JSON.stringify([...paths])}.map((path)=>import(path)));`,
		start.replaceAll(statement, '').replace(startsPage, '').replaceAll(inShell, '"$1":{}').trim(),
		`dispatchEvent(new Event("${pageArrived}"))`,
	].join('\n')
	return html.replaceAll(preload, '').replace(startScript, () => `${opening}${late}</script>`)
}
