import { enableCompileCache } from 'node:module'
import { fileURLToPath } from 'node:url'

/**
 * Called first by a program, so that what is loaded later runs in production mode, whatever the shell says. Anything
 * but "production" makes React and others load builds that are three times as slow. It also enables Node's compile
 * cache: the next start then neither strips types nor compiles, which saves half its time and ten megabytes.
 */
export function runAsProduct(): void {
	process.env.NODE_ENV = 'production'
	// By an environment variable, so that threads use it too; where it cannot be written nothing is cached.
	process.env.NODE_COMPILE_CACHE ??= fileURLToPath(
		new URL('../../node_modules/.cache/zagros', import.meta.url),
	)
	enableCompileCache()
}
