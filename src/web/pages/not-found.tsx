import { pathOf } from '#contract/route-names.ts'
import { withDigits } from '#text/format.ts'
import { PageMeta } from '#web/layout/page-meta.tsx'
import { SiteLink } from '#web/layout/site-link.tsx'
import { useLocale, useText } from '#web/layout/use-locale.ts'

/** Small screens, at most 700 wide and 1000 high, show the message above the picture's foot. */
export function NotFound() {
	const text = useText()
	const locale = useLocale()
	return (
		<div className="wrap not-found">
			<PageMeta title={text('notFound.title')} hidden />
			<FoggyMountains label={text('notFound.picture')} />
			<div className="grid justify-items-center gap-3 text-center">
				<p className="text-5xl font-bold text-brand tabular-nums" aria-hidden="true">
					<bdi>{withDigits('404', locale)}</bdi>
				</p>
				<h1 className="max-w-[36ch] text-lg font-semibold text-balance">{text('notFound.message')}</h1>
				<p className="mt-2 flex flex-wrap justify-center gap-3">
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
			<circle cx="372" cy="58" r="26" className="fill-mark opacity-40" />
			<path d="M0 190 96 72l52 62 58-88 84 112 46-50 144 82v30H0z" className="fill-brand-2 opacity-25" />
			<path d="M0 204 120 112l70 60 76-70 96 82 118 22v14H0z" className="fill-brand opacity-45" />
			<path d="m206 46 26 36-14 10-13-9-12 11-9-8z" className="fill-white opacity-90" />
			<path
				d="M236 220c-8-22 26-26 14-44s14-18 6-32"
				fill="none"
				strokeWidth="5"
				strokeDasharray="10 9"
				strokeLinecap="round"
				className="stroke-surface"
			/>
			<path d="M0 172c80-18 150 14 236 0s160-16 244 2v46H0z" className="fill-ground opacity-70" />
			<path d="M0 196c96-14 170 10 250-2s150-8 230 4v22H0z" className="fill-ground" />
		</svg>
	)
}
