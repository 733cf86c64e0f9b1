import { type LocalisedName, pathOf } from '#contract/route-names.ts'
import type { TextKey } from '#text/en/site.ts'
import { SiteLink } from './site-link.tsx'
import { useLocale, useText } from './use-locale.ts'
import './footer.css'

const links: readonly [LocalisedName, TextKey][] = [
	['home', 'footer.home'],
	['about', 'footer.about'],
	['contact', 'footer.contact'],
	['sources', 'footer.sources'],
	['developers', 'footer.developers'],
	['help', 'footer.help'],
	['policy', 'footer.policy'],
	['terms', 'footer.terms'],
	['advertise', 'footer.advertise'],
]

export function Footer() {
	const text = useText()
	const locale = useLocale()
	return (
		<footer className="site-footer">
			<div className="wrap">
				<nav aria-label={text('footer.label')}>
					<ul className="footer-links">
						{links.map(([name, key]) => (
							<li key={name}>
								<SiteLink to={pathOf(`${locale}-${name}`)}>{text(key)}</SiteLink>
							</li>
						))}
					</ul>
				</nav>
				<p>{text('footer.disclaimer')}</p>
			</div>
		</footer>
	)
}
