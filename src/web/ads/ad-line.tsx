import type { NewsLocale } from '#domain/locale.ts'
import { useText } from '#web/layout/use-locale.ts'
import '#web/ui/pop-over.css'
import './ad-line.css'

export const AdMark = () => <span className="ad-mark">{useText()('ads.mark')}</span>

/** Why an ad is shown; the explanation overlays the list and moves nothing. */
export function AdWhy({ why, lang }: { why: string; lang: NewsLocale }) {
	const text = useText()
	return (
		<details className="ad-why">
			<summary className="thumb">{text('ads.why')}</summary>
			<p className="pop-over" lang={lang} dir="auto">
				{why}
			</p>
		</details>
	)
}
