import { createContext, type RouterContext } from 'react-router'
import type { PageRead } from '#api/pages/page-read.ts'
import type { PagePreferences } from '#contract/page-preferences.ts'
import type { UiLocale } from '#domain/locale.ts'

/** What the server knows of a request before rendering. */
export type PageRequest = PagePreferences & {
	/** Reads by the services that the routes of the API call, for this viewer; a failure is a value. */
	read: PageRead
	/** The language of pages whose URL has none. */
	preferredLocale: UiLocale
	/** Whether the browser's session belongs to a signed-in user. */
	signedIn: boolean
	/** The nonce of this rendering's own scripts. */
	nonce: string
	publicUrl: string
	brandDomain: string
	/** False while the database is read-only: no votes, no sign-ups. */
	canWrite: boolean
	/** True where the news comes from the sample. */
	sampleNews: boolean
	/** True where the operator has set up Google sign-in. */
	googleSignIn: boolean
}

// The server sets values with this key. Keys compare by identity, so it gets the key from the build's entry module.
export const pageRequest: RouterContext<PageRequest> = createContext<PageRequest>()
