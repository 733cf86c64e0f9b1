import { useRef } from 'react'
import type { NewsListAnswer } from '#contract/news-list.ts'
import type { Locale } from '#domain/locale.ts'
import { useText } from '#web/layout/use-locale.ts'
import { AdLine } from './ad-line.tsx'
import { clickPath } from './click-path.ts'
import { useSeen } from './use-seen.ts'

export type TextAdAnswer = NewsListAnswer['data']['ads'][number]

/** One line of an advertiser under a news box; it comes with the list, so it is there from the first paint. */
export function TextAd({ ad, lang }: { ad: TextAdAnswer; lang: Locale }) {
	const text = useText()
	const box = useRef<HTMLDivElement>(null)
	useSeen(box, ad.id)
	return (
		// biome-ignore lint/a11y/useSemanticElements: a fieldset groups inputs, and a landmark for each ad would be noise.
		<div
			ref={box}
			role="group"
			aria-label={text('ads.label', { advertiser: ad.advertiser })}
			className="text-ad"
		>
			<a
				href={clickPath(ad.id)}
				target="_blank"
				rel="sponsored noopener"
				lang={lang}
				dir="auto"
				className="text-ad-link"
			>
				{ad.text}
			</a>
			<AdLine advertiser={ad.advertiser} why={ad.why} lang={lang} />
		</div>
	)
}
