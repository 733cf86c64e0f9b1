import { spawnSync } from 'node:child_process'
import { readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { pageBuild } from './pages/page-source.ts'

// Runs before `npm start`: builds the pages where one of their sources is newer than the build.

const root = fileURLToPath(new URL('../..', import.meta.url))
const folders = ['src/web', 'src/text', 'src/domain', 'src/contract', 'content', 'public']
const files = [
	...['package-lock.json', 'react-router.config.ts', 'vite.config.ts'],
	'src/main/pages/service-worker-plugin.ts',
]

const changedAt = (path: string): number => statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? 0
// A folder changes when a file in it is added or removed.
const inputs = folders.flatMap((folder) => [
	folder,
	...readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).map((name) => join(folder, name)),
])
const newest = Math.max(...[...inputs, ...files].map((path) => changedAt(join(root, path))))

if (changedAt(pageBuild.server) < newest) {
	process.stdout.write('Building the pages (first start, or their sources changed) …\n')
	const { status, stdout, stderr } = spawnSync('npm', ['run', 'build', '--silent'], {
		cwd: root,
		env: { ...process.env, NODE_ENV: 'production' },
		encoding: 'utf8',
	})
	if (status !== 0) {
		process.stderr.write(`The pages could not be built:\n${stdout}${stderr}\n`)
		process.exit(1)
	}
}
