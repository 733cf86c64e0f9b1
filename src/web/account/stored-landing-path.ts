import { tabStorage } from '#web/local-storage.ts'
import { landingPath } from './landing-path.ts'

/** The page after the sign-in is stored in this tab, because Google's pages do not pass it on. */
export const storeLandingPath = (path: string): void => tabStorage.remember('landing_path', path)

export function takeLandingPath(): string {
	const path = tabStorage.recall('landing_path')
	tabStorage.forget('landing_path')
	return landingPath(path)
}
