import { createContext, type RouterContext } from 'react-router'
import type { PagePreferences } from '#contract/page-preferences.ts'
import type { PageServices } from '#contract/page-services.ts'
import type { UiLocale } from '#domain/locale.ts'

/** What the server knows of a request before any page is made. */
export type PageRequest = PagePreferences & {
	/** What loaders read, for this viewer. */
	services: PageServices
	/** The language for pages whose address does not say one. */
	preferredLocale: UiLocale
	/** Whether the browser's session belongs to a signed-in user. */
	signedIn: boolean
	/** What only the scripts of this rendering carry. */
	nonce: string
	publicUrl: string
	brandDomain: string
	/** False while the news can be read and nothing can be written: no vote, no sign-up. */
	canWrite: boolean
	/** True where the news comes from the sample. */
	sampleNews: boolean
	/** True where the operator has set up Google sign-in. */
	googleSignIn: boolean
}

// The server puts values in by this key and keys compare by identity: it reaches it through the build's entry module.
export const pageRequest: RouterContext<PageRequest> = createContext<PageRequest>()
