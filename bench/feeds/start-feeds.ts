import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'

/** As many outlets as the catalogue has, each with as many items as feeds usually hold. */
export const feedCount = 60
export const itemsEach = 50

type Feeds = {
	port: number
	/** How many different feeds were requested since the last call. */
	requested: () => Promise<number>
	stop: () => void
}

/** Serves the benchmark's feeds at `/0` to `/59` of a port, from a process of its own. */
export async function startFeeds(): Promise<Feeds> {
	const program = fileURLToPath(new URL('feed-server.ts', import.meta.url))
	const child = spawn(process.execPath, [program, String(feedCount), String(itemsEach)], {
		stdio: ['pipe', 'pipe', 'inherit'],
	})
	const [line] = await once(child.stdout, 'data')
	const port = Number(String(line))
	const requested = async () => Number(await (await fetch(`http://127.0.0.1:${port}/requested`)).text())
	return { port, requested, stop: () => void child.stdin.end() }
}
