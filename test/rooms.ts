import { globSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

const page = readFileSync('ARCHITECTURE.md', 'utf8')

/** The rooms of the large folders, as ARCHITECTURE.md lists them. */
export const rooms = [
	...page.matchAll(/^\| `(api|store|ingest|jobs|commands|operator|web|main)` \| (.+) \|$/gm),
].flatMap(([, folder, names = '']) =>
	[...names.matchAll(/`([\w-]+)`/g)].map(([, room]) => `src/${folder}/${room}`),
)

/** Which of these files stand in a room that the page does not name, or deeper than a room. */
export const misplaced = (paths: readonly string[]): string[] =>
	paths.filter((path) => {
		const parts = path.split('/')
		return parts.length > 4 || !rooms.includes(parts.slice(0, 3).join('/'))
	})

export const filesInRooms = (): string[] =>
	globSync('src/{api,store,ingest,jobs,commands,operator,web,main}/*/**').filter((path) =>
		/\.tsx?$/.test(path),
	)

if (process.argv[1] === fileURLToPath(import.meta.url)) {
	const strange = misplaced(filesInRooms())
	for (const path of strange) {
		process.stderr.write(`${path} stands in no room of ARCHITECTURE.md; rooms have no folders of their own\n`)
	}
	if (strange.length > 0) process.exitCode = 1
}
