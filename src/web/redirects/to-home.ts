import { redirect } from 'react-router'
import { pathOf } from '#contract/route-names.ts'
import { languages, listLocaleNumber, newsLocaleFor } from '#domain/locale.ts'
import { pageRequest } from '#web/server-context.ts'
import type { Route } from './+types/to-home.ts'
import { homeQuery } from './home-query.ts'

/** A language that starts with its own news sets the news language: an English interface to 2. */
export function loader({ context, url }: Route.LoaderArgs) {
	const visitor = context.get(pageRequest)
	const locale = visitor.preferredLocale
	const headers = new Headers({ 'cache-control': 'private, no-store' })
	const own = newsLocaleFor(locale)
	const { startsWithOwnNews } = languages[locale]
	if (startsWithOwnNews) {
		const secure = visitor.publicUrl.startsWith('https:') ? '; Secure' : ''
		headers.append(
			'set-cookie',
			`news_locale=${listLocaleNumber(own)}; Path=/; Max-Age=31536000; SameSite=Lax${secure}`,
		)
	}
	const newsLocale = startsWithOwnNews ? own : (visitor.newsLocale ?? own)
	return redirect(pathOf(`${locale}-home`) + homeQuery(url, newsLocale), { headers })
}
