import { landingPath } from './landing-path.ts'

/** The page after the sign-in is stored in this tab, because Google's pages do not pass it on. */
const key = 'landing_path'

export function storeLandingPath(path: string): void {
	try {
		sessionStorage.setItem(key, path)
	} catch {
		// Without storage the visitor lands at the root.
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
