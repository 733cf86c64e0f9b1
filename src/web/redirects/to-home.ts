import { redirect } from 'react-router'
import { pathOf } from '#contract/route-names.ts'
import { listLocaleNumber, newsLocaleFor } from '#domain/locale.ts'
import { pageRequest } from '#web/server-context.ts'
import type { Route } from './+types/to-home.ts'
import { homeQuery } from './home-query.ts'

/** An English interface first sets the news language to 2. */
export function loader({ context, url }: Route.LoaderArgs) {
	const visitor = context.get(pageRequest)
	const locale = visitor.preferredLocale
	const headers = new Headers({ 'cache-control': 'private, no-store' })
	if (locale === 'en') {
		headers.append(
			'set-cookie',
			`news_locale=${listLocaleNumber('en')}; Path=/; Max-Age=31536000; SameSite=Lax`,
		)
	}
	const newsLocale = locale === 'en' ? 'en' : (visitor.newsLocale ?? newsLocaleFor(locale))
	return redirect(pathOf(`${locale}-home`) + homeQuery(url, newsLocale), { headers })
}
