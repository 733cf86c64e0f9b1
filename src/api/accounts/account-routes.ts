import type { FastifyInstance } from 'fastify'
import type { ApiParts } from '#api/api-parts.ts'
import { addAccountBookmarkRoutes } from './account-bookmark-routes.ts'
import { addAccountEmailRoutes } from './account-email-routes.ts'
import { addAccountFavouriteRoutes } from './account-favourite-routes.ts'
import { addAccountGoogleRoutes } from './account-google-routes.ts'
import { addAccountInfoRoutes } from './account-info-routes.ts'
import { addAccountLoginRoutes } from './account-login-routes.ts'
import { addAccountResetRoutes } from './account-reset-routes.ts'
import { addAccountSignupRoutes } from './account-signup-routes.ts'
import { addOwnDataRoutes } from './own-data-routes.ts'
import { addProfileRoutes } from './profile-routes.ts'

/** Everything below /v1/user/ that concerns an account. */
export function addAccountRoutes(routes: FastifyInstance, parts: ApiParts): void {
	addAccountSignupRoutes(routes, parts)
	addAccountLoginRoutes(routes, parts)
	addAccountResetRoutes(routes, parts)
	addAccountEmailRoutes(routes, parts)
	addAccountGoogleRoutes(routes, parts)
	addAccountInfoRoutes(routes, parts)
	addAccountFavouriteRoutes(routes, parts)
	addAccountBookmarkRoutes(routes, parts)
	addProfileRoutes(routes, parts)
	addOwnDataRoutes(routes, parts)
}
