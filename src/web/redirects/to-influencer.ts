import { redirect } from 'react-router'
import { pathOf } from '#contract/route-names.ts'
import { newsLocaleFor } from '#domain/locale.ts'
import { pageRequest } from '#web/server-context.ts'
import type { Route } from './+types/to-influencer.ts'
import { homeQuery } from './home-query.ts'

/** The person becomes the category parameter, as in the routes of the home screen. */
export function loader({ context, params, url }: Route.LoaderArgs) {
	const visitor = context.get(pageRequest)
	const locale = visitor.preferredLocale
	const path = pathOf(`${locale}-home-influencers`, { category: params.people })
	return redirect(path + homeQuery(url, visitor.newsLocale ?? newsLocaleFor(locale)), {
		headers: { 'cache-control': 'private, no-store' },
	})
}
