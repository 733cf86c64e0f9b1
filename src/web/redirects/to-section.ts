import { redirect } from 'react-router'
import { pathOf } from '#contract/route-names.ts'
import { newsLocaleFor } from '#domain/locale.ts'
import { noStore } from '#web/no-store.ts'
import { pageRequest } from '#web/server-context.ts'
import type { Route } from './+types/to-section.ts'
import { homeQuery } from './home-query.ts'

/** To a topic or a person, who travels on as the category parameter, as in the routes of the home screen. */
export function loader({ context, params, url }: Route.LoaderArgs) {
	const { preferredLocale: locale, newsLocale = newsLocaleFor(locale) } = context.get(pageRequest)
	const path =
		'people' in params
			? pathOf(`${locale}-home-influencers`, { category: params.people })
			: pathOf(`${locale}-home-category`, { category: params.category })
	return redirect(path + homeQuery(url, newsLocale), { headers: noStore })
}
