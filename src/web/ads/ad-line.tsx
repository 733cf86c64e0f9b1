import type { Locale } from '#domain/locale.ts'
import { useText } from '#web/layout/use-locale.ts'

/** Says that it is an ad, whose, and why it stands here. */
export function AdLine({ advertiser, why, lang }: { advertiser: string; why: string; lang: Locale }) {
	const text = useText()
	return (
		<div className="ad-line">
			<span className="ad-mark">{text('ads.mark')}</span>
			<bdi>{advertiser}</bdi>
			<details className="ad-why">
				<summary>{text('ads.why')}</summary>
				<p lang={lang} dir="auto">
					{why}
				</p>
			</details>
		</div>
	)
}
