import { execFile } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { rolldown } from 'rolldown'
import { expect, onTestFinished, test } from 'vitest'

test('an error in the bundle names the file and line that somebody wrote', async () => {
	const folder = await mkdtemp(join(tmpdir(), 'zagros-stacks-'))
	onTestFinished(() => rm(folder, { recursive: true }))
	const written = join(folder, 'written.ts')
	await writeFile(
		written,
		'type Unused = string\n\nexport function fails() {\n\tthrow new Error("here")\n}\n',
	)
	const bundled = await rolldown({ input: written })
	await bundled.write({
		dir: folder,
		entryFileNames: 'bundle.mjs',
		sourcemap: 'hidden',
		banner: '// one line more',
	})
	const script = [
		`import { nameSources } from ${JSON.stringify(join(import.meta.dirname, 'name-sources.ts'))}`,
		`nameSources(${JSON.stringify(folder)})`,
		`const { fails } = await import(${JSON.stringify(join(folder, 'bundle.mjs'))})`,
		'try { fails() } catch (error) { console.log(error.stack) }',
	]
	const { stdout } = await promisify(execFile)(process.execPath, [
		'--input-type=module',
		'-e',
		script.join('\n'),
	])
	expect(stdout).toMatch(/^Error: here\n {4}at fails \(file:.*\/written\.ts:4:8\)\n/)
})
