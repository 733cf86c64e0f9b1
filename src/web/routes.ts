import { index, layout, type RouteConfig, type RouteConfigEntry, route } from '@react-router/dev/routes'
import { informationPages, informationSlug } from '#contract/information-pages.ts'
import { type UiLocale, uiLocales } from '#domain/locale.ts'

/** The home screen stays mounted while its children only change what it lists. */
const home = (locale: UiLocale): RouteConfigEntry => {
	const child = './news/home-child-screen.tsx'
	return route(locale, './news/home-screen.tsx', { id: `${locale}-home` }, [
		route('results', child, { id: `${locale}-home-results` }),
		route('latest', child, { id: `${locale}-latest` }),
		route('category/:category', child, { id: `${locale}-home-category` }, [
			route('results', child, { id: `${locale}-home-category-results` }),
		]),
		route('influencers/:category', child, { id: `${locale}-home-influencers` }, [
			route('results', child, { id: `${locale}-home-influencers-results` }),
		]),
	])
}

/** Name, path and file of the other screens of a language. */
const screens: readonly [name: string, path: string, file: string][] = [
	['filters', 'filters', './filters/filters-screen.tsx'],
	['story', 'story/:slug', './story/story-screen.tsx'],
	['my', 'my', './follows/my-feed-screen.tsx'],
	['briefing', 'briefing', './briefing/briefing-screen.tsx'],
	['sources', 'sources', './sources/sources-screen.tsx'],
	['coin', 'coin/:symbol', './prices/coin-screen.tsx'],
	['developers', 'developers', './developers/developers-screen.tsx'],
	...informationPages.map(
		(page) =>
			[page, informationSlug(page), './pages/information-screen.tsx'] satisfies [string, string, string],
	),
]

/** Account screens have one address for all languages; the visitor's own language decides. */
const account: RouteConfigEntry[] = [
	route('user/login', './account/login-screen.tsx', { id: 'login' }),
	route('user/login/after-reset', './account/login-screen.tsx', { id: 'login_after_reset_password' }),
	route('user/signup', './account/signup-screen.tsx', { id: 'signup' }),
	route('user/signup/confirmation', './account/confirmation-screen.tsx', { id: 'signup_confirmation' }),
	route('user/activation/:token', './account/activation-screen.tsx', { id: 'activation' }),
	route('user/email/undo/:token', './account/email-undo-screen.tsx', { id: 'email_undo' }),
	route('user/two-factor/undo/:token', './account/two-factor-undo-screen.tsx', { id: 'two_factor_undo' }),
	route('user/password/reset', './account/reset-screen.tsx', { id: 'reset_password' }),
	route('auth/callback', './account/callback-screen.tsx', { id: 'auth-callback' }),
	route('unsubscribe/:token', './follows/unsubscribe-screen.tsx', { id: 'unsubscribe' }),
	route('dashboard', './dashboard/dashboard-screen.tsx', { id: 'dashboard' }, [
		index('./dashboard/info-view.tsx', { id: 'dashboard-info' }),
		route('password', './dashboard/password-view.tsx', { id: 'dashboard-password' }),
		route('security', './dashboard/security-view.tsx', { id: 'dashboard-security' }),
		route('following', './follows/following-view.tsx', { id: 'dashboard-following' }),
		route('keys', './dashboard/keys-view.tsx', { id: 'dashboard-keys' }),
		route('data', './dashboard/data-view.tsx', { id: 'dashboard-data' }),
		route('credit', './dashboard/credit-view.tsx', { id: 'dashboard-credit' }),
		route('start', './follows/start-view.tsx', { id: 'dashboard-start' }),
	]),
]

/** Route ids are the names of the route table. */
export default [
	layout('./pages/error-layout.tsx', { id: 'error-layout' }, [
		index('./redirects/to-home.ts', { id: 'root-redirect' }),
		route('category/:category', './redirects/to-section.ts', { id: 'category-redirect' }),
		route('influencers/:people', './redirects/to-section.ts', { id: 'influencer-redirect' }),
		...uiLocales.map((locale) =>
			layout(`../text/${locale}/layout.ts`, { id: `${locale}-layout` }, [
				home(locale),
				...screens.map(([name, path, file]) => route(`${locale}/${path}`, file, { id: `${locale}-${name}` })),
			]),
		),
		layout('./words/every-language-layout.ts', { id: 'every-language' }, [
			...account,
			route('*', './pages/not-found-screen.tsx', { id: '404' }),
		]),
	]),
] satisfies RouteConfig
