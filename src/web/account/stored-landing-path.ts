import { landingPath } from './landing-path.ts'

/** Google's pages know nothing of where the visitor was going: the tab remembers it on the way there and back. */
const key = 'landing_path'

export function storeLandingPath(path: string): void {
	try {
		sessionStorage.setItem(key, path)
	} catch {
		// Without storage the way leads to the root.
	}
}

export function takeLandingPath(): string {
	try {
		const path = sessionStorage.getItem(key)
		sessionStorage.removeItem(key)
		return landingPath(path)
	} catch {
		return '/'
	}
}
