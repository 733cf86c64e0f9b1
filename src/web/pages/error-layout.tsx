import { isRouteErrorResponse, Outlet, useParams, useRouteError } from 'react-router'
import { pathOf } from '#contract/route-names.ts'
import { withDigits } from '#text/format.ts'
import { PageMeta } from '#web/layout/page-meta.tsx'
import { SiteLink } from '#web/layout/site-link.tsx'
import { useLocale, useText } from '#web/layout/use-locale.ts'
import { FailureScreen } from './failure-screen.tsx'
import './error-layout.css'

/**
 * A layout route around every screen, so that an error in the browser replaces only the screen. An error at the root
 * would render the whole document again, scripts included, which Trusted Types refuse.
 */
export default function ErrorLayout() {
	return <Outlet />
}

export function ErrorBoundary() {
	const error = useRouteError()
	const { category } = useParams()
	return isRouteErrorResponse(error) && error.status === 404 ? <NotFound key={category} /> : <FailureScreen />
}

/** Small screens, at most 700 wide and 1000 high, show the message above the lower part of the picture. */
function NotFound() {
	const text = useText()
	const locale = useLocale()
	return (
		<div className="wrap not-found">
			<PageMeta title={text('notFound.title')} hidden />
			<FoggyMountains label={text('notFound.picture')} />
			<div className="not-found-words">
				<p className="not-found-number" aria-hidden="true">
					<bdi>{withDigits('404', locale)}</bdi>
				</p>
				<h1>{text('notFound.message')}</h1>
				<p className="not-found-links">
					<SiteLink to={pathOf(`${locale}-home`)} className="primary-button">
						{text('notFound.home')}
					</SiteLink>
					<SiteLink to={pathOf('dashboard')} className="quiet-button">
						{text('notFound.dashboard')}
					</SiteLink>
				</p>
			</div>
		</div>
	)
}

function FoggyMountains({ label }: { label: string }) {
	return (
		<svg viewBox="0 0 480 220" role="img" aria-label={label} className="not-found-picture">
			<circle cx="372" cy="58" r="26" className="not-found-sun" />
			<path d="M0 190 96 72l52 62 58-88 84 112 46-50 144 82v30H0z" className="not-found-far" />
			<path d="M0 204 120 112l70 60 76-70 96 82 118 22v14H0z" className="not-found-near" />
			<path d="m206 46 26 36-14 10-13-9-12 11-9-8z" className="not-found-snow" />
			<path
				d="M236 220c-8-22 26-26 14-44s14-18 6-32"
				fill="none"
				strokeWidth="5"
				strokeDasharray="10 9"
				strokeLinecap="round"
				className="not-found-path"
			/>
			<path d="M0 172c80-18 150 14 236 0s160-16 244 2v46H0z" className="not-found-fog" />
			<path d="M0 196c96-14 170 10 250-2s150-8 230 4v22H0z" className="not-found-ground" />
		</svg>
	)
}
