import { useRef } from 'react'
import type { NewsListResponse } from '#contract/news-list.ts'
import type { NewsLocale } from '#domain/locale.ts'
import { useText } from '#web/layout/use-locale.ts'
import { AdMark, AdWhy } from './ad-line.tsx'
import { clickPath } from './click-path.ts'
import { useSeen } from './use-seen.ts'
import './text-ad.css'

export type TextAdResponse = NewsListResponse['data']['ads'][number]

/** An advertiser's line under an item; it is part of the list's data, so it is there from the first paint. */
export function TextAd({ ad, lang }: { ad: TextAdResponse; lang: NewsLocale }) {
	const text = useText()
	const box = useRef<HTMLDivElement>(null)
	useSeen(box, ad.id)
	return (
		<li>
			{/* biome-ignore lint/a11y/useSemanticElements: a fieldset groups inputs, and a landmark for each ad would be noise. */}
			<div
				ref={box}
				role="group"
				aria-label={text('ads.label', { advertiser: ad.advertiser })}
				className="ad-row ad-row-text"
			>
				<AdMark />
				<a href={clickPath(ad.id)} target="_blank" rel="sponsored noopener" lang={lang} className="ad-text">
					<bdi>{ad.text}</bdi>
				</a>
				<bdi className="ad-by">{ad.advertiser}</bdi>
				<AdWhy why={ad.why} lang={lang} />
			</div>
		</li>
	)
}
