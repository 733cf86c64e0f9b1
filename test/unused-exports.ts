/**
 * `node test/unused-exports.ts`, a part of `npm run check`: names what a file exports and no other file imports. It reads
 * import and export lines as this repository writes them, which takes a fraction of a second; a name that is reached by
 * `import()` or as a member of a whole module counts as used where the word stands in the importing file.
 */
import { globSync, readFileSync } from 'node:fs'
import { dirname, join, normalize } from 'node:path'
import { fileURLToPath } from 'node:url'

type SourceFile = { path: string; text: string }

/** React Router itself asks route modules for these. */
const askedByRouter =
	/^(?:loader|action|meta|links|headers|handle|Layout|ErrorBoundary|HydrateFallback|shouldRevalidate|clientLoader|clientAction)$/

const declared =
	/^export (?:declare )?(?:abstract )?(?:async )?(?:const|let|function\*?|class|type|interface|enum) (\w+)/gm
const destructured = /^export const \{([^}]*)\} =/gm
const listed = /^export (?:type )?\{([^}]*)\}(?! from)/gm
const passedOn = /^export (?:type )?(\*|\{[^}]*\})(?: as \w+)? from '([^']+)'/gm
const imported = /^import (?:type )?(?:\w+,? ?)?(\{[^}]*\}|\* as \w+)? ?from '([^']+)'/gm
const wholeModule = /(?:import\(\s*|import\.meta\.glob\(\s*)'([^']+)'/g

const namesIn = (list: string): string[] =>
	list
		.replace(/[{}]/g, '')
		.split(',')
		.map((name) => name.trim().replace(/^type /, ''))
		.filter((name) => name !== '')

/** `a as b` is a outside; of an export it is b that others see. */
const outerName = (name: string) => name.split(/ as | ?: ?/)[0] ?? name
const innerName = (name: string) => name.split(/ as | ?: ?/).at(-1) ?? name

function resolve(from: string, specifier: string): string | undefined {
	if (specifier.startsWith('./') || specifier.startsWith('../'))
		return normalize(join(dirname(from), specifier))
	const [, folder, rest] = /^#(\w+)\/(.+)$/.exec(specifier) ?? []
	if (folder === undefined || rest === undefined) return undefined
	return folder === 'test' || folder === 'bench' ? `${folder}/${rest}` : `src/${folder}/${rest}`
}

/** Each as `path: name`, in the order of the files. */
export function findUnusedExports(files: readonly SourceFile[]): string[] {
	const used = new Map<string, Set<string>>()
	const whole = new Map<string, string[]>()
	const take = (from: string, specifier: string, names: readonly string[]) => {
		const path = resolve(from, specifier)
		if (path === undefined) return
		const known = used.get(path) ?? new Set()
		used.set(path, known)
		for (const name of names) known.add(name)
	}
	const takeWhole = ({ path: from, text }: SourceFile, specifier: string) => {
		const path = resolve(from, specifier)
		if (path !== undefined) whole.set(path, [...(whole.get(path) ?? []), text])
	}
	for (const file of files) {
		const { path, text } = file
		for (const [, names = '', specifier = ''] of [...text.matchAll(imported), ...text.matchAll(passedOn)]) {
			if (names.startsWith('*')) takeWhole(file, specifier)
			else take(path, specifier, namesIn(names).map(outerName))
		}
		for (const [, specifier = ''] of text.matchAll(wholeModule)) takeWhole(file, specifier)
	}
	return files.flatMap(({ path, text }) => {
		const names = [
			...[...text.matchAll(declared)].map(([, name = '']) => name),
			...[...text.matchAll(destructured), ...text.matchAll(listed)].flatMap(([, list = '']) =>
				namesIn(list).map(innerName),
			),
		]
		const byRouter = path.startsWith('src/web/')
		// The renderer takes these from the build, by their names.
		if (path === 'src/web/entry.server.tsx') return []
		// In the browser it stands for the package that screens import.
		if (path === 'src/web/router/react-router.ts') return []
		return names
			.filter(
				(name) =>
					!used.get(path)?.has(name) &&
					!(byRouter && askedByRouter.test(name)) &&
					!whole.get(path)?.some((importer) => new RegExp(`\\b${name}\\b`).test(importer)),
			)
			.map((name) => `${path}: ${name}`)
	})
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
	const paths = globSync(['{src,test,bench}/**/*.{ts,tsx}', '*.ts'])
	const unused = findUnusedExports(
		paths.toSorted().map((path) => ({ path, text: readFileSync(path, 'utf8') })),
	)
	for (const line of unused) process.stderr.write(`${line} is exported and nobody imports it\n`)
	if (unused.length > 0) process.exitCode = 1
}
