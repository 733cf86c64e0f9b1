import './app.css'
import type { ReactNode } from 'react'
import { Links, Outlet, Scripts, ScrollRestoration, useLocation, useRouteLoaderData } from 'react-router'
import { brandColours } from '#domain/brand.ts'
import { defaultLocale, directionOf, type UiLocale } from '#domain/locale.ts'
import type { Route } from './+types/root.ts'
import interFont from './fonts/inter-common.woff2?url'
import vazirmatnFont from './fonts/vazirmatn-common.woff2?url'
import { useChosenLocale } from './layout/chosen-locale.ts'
import { EarlyScript } from './layout/early-press.tsx'
import { PageShell } from './layout/page-shell.tsx'
import { localeOfPath } from './layout/path-locale.ts'
import { LocaleContext } from './layout/use-locale.ts'
import { scrollKey } from './news/cached-lists.ts'
import { FailureScreen } from './pages/failure-screen.tsx'
import { pageRequest } from './server-context.ts'

export async function loader({ context, request }: Route.LoaderArgs) {
	const visitor = context.get(pageRequest)
	const prices = await visitor.read((services, viewer) => services.prices.board(viewer))
	return {
		locale: localeOfPath(new URL(request.url).pathname) ?? visitor.preferredLocale,
		theme: visitor.theme,
		rowHeight: visitor.rowHeight,
		toman: visitor.toman,
		pictures: visitor.pictures,
		signedIn: visitor.signedIn,
		sampleNews: visitor.sampleNews,
		canWrite: visitor.canWrite,
		publicUrl: visitor.publicUrl,
		prices: prices.ok ? prices.value : null,
		now: new Date().toISOString(),
	}
}

// The user and the language do not change by navigation, and the prices are refreshed by their bar.
export const shouldRevalidate = () => false

/**
 * The preloaded fonts. A Persian page has Latin words in every line; an English one may have Persian headlines if its
 * list is not of English news only, and otherwise loads their font on demand.
 */
function fontsOf(locale: UiLocale, search: string): readonly string[] {
	if (directionOf(locale) === 'rtl') return [vazirmatnFont, interFont]
	const newsLocale = new URLSearchParams(search).get('news_locale') ?? locale
	return newsLocale === locale ? [interFont] : [interFont, vazirmatnFont]
}

export function Layout({ children }: { children: ReactNode }) {
	const data = useRouteLoaderData<typeof loader>('root')
	const chosen = useChosenLocale()
	const { pathname, search } = useLocation()
	const locale = localeOfPath(pathname) ?? chosen ?? data?.locale ?? defaultLocale
	return (
		<html
			lang={locale}
			dir={directionOf(locale)}
			data-theme={data?.theme}
			data-row-height={data?.rowHeight}
			data-toman={data?.toman || undefined}
			data-pictures={data?.pictures}
		>
			<head>
				<meta charSet="utf-8" />
				<meta name="viewport" content="width=device-width, initial-scale=1" />
				<meta name="theme-color" content={brandColours.primary} />
				<Links />
				<EarlyScript />
				{fontsOf(locale, search).map((font) => (
					<link key={font} rel="preload" as="font" type="font/woff2" crossOrigin="anonymous" href={font} />
				))}
				<link rel="icon" href="/favicon.ico" sizes="32x32" />
				<link rel="icon" href="/icon.svg" type="image/svg+xml" />
				<link rel="apple-touch-icon" href="/apple-touch-icon.png" />
				<link rel="manifest" href={`/manifest.webmanifest?lang=${locale}`} />
			</head>
			<body>
				<LocaleContext value={locale}>
					<PageShell
						theme={data?.theme}
						signedIn={data?.signedIn ?? false}
						sampleNews={data?.sampleNews ?? false}
						canWrite={data?.canWrite ?? true}
						prices={data?.prices ?? null}
						now={data?.now}
					>
						{children}
					</PageShell>
				</LocaleContext>
				<ScrollRestoration getKey={scrollKey} />
				<Scripts />
			</body>
		</html>
	)
}

export default function Root() {
	return <Outlet />
}

/** Errors in the root itself; screens have their own, see error-layout.tsx. */
export function ErrorBoundary() {
	return <FailureScreen />
}
