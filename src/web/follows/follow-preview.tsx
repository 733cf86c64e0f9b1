import { useEffect, useState } from 'react'
import type { FollowFilter } from '#contract/follow-address.ts'
import type { FollowPreviewResponse } from '#contract/follows.ts'
import { titleDirectionOnPage } from '#domain/title-direction.ts'
import { dateOf } from '#text/format.ts'
import { call } from '#web/api-client.ts'
import { useLocale } from '#web/layout/use-locale.ts'
import { outletOf } from '#web/news/source-name.ts'
import { useFollowText } from './use-follow-text.ts'
import { followsPath } from './use-follows.ts'
import './follow-preview.css'

/** The preview is not requested at every key while typing. */
const pauseMs = 400

type Preview = FollowPreviewResponse['data'] | 'waiting' | 'failed'

function usePreview(filter: FollowFilter): Preview {
	const [preview, setPreview] = useState<Preview>('waiting')
	const body = JSON.stringify(filter)
	useEffect(() => {
		setPreview('waiting')
		const leaving = new AbortController()
		const timer = setTimeout(async () => {
			const look = call<FollowPreviewResponse>('POST', `${followsPath}preview/`, JSON.parse(body), {
				signal: leaving.signal,
			})
			// A request that was aborted by further typing.
			const response = await look.catch(() => undefined)
			if (response && !leaving.signal.aborted) setPreview(response.ok ? response.value.data : 'failed')
		}, pauseMs)
		return () => {
			clearTimeout(timer)
			leaving.abort()
		}
	}, [body])
	return preview
}

/** What a follow would have matched, while it is edited. */
export function FollowPreview({ filter }: { filter: FollowFilter }) {
	const text = useFollowText()
	const locale = useLocale()
	const preview = usePreview(filter)
	const said =
		preview === 'waiting'
			? text('preview.wait')
			: preview === 'failed'
				? text('preview.failed')
				: preview.count === 0
					? text('preview.none')
					: text(preview.more ? 'preview.more' : 'preview.count', { count: preview.count })
	const stories = typeof preview === 'string' ? [] : preview.stories
	return (
		<section className="follow-preview" aria-label={text('preview.label')}>
			<p role="status">{said}</p>
			<ul>
				{stories.map(({ id, title, url, source, published_date }) => (
					<li key={id}>
						<a href={url} target="_blank" rel="noopener noreferrer">
							<bdi lang={source.locale} dir={titleDirectionOnPage(title, source.locale)}>
								{title}
							</bdi>
						</a>
						<span className="small-text faint-text">
							<bdi lang={outletOf(source, locale).lang}>{outletOf(source, locale).name}</bdi> ·{' '}
							{dateOf(new Date(published_date), locale)}
						</span>
					</li>
				))}
			</ul>
		</section>
	)
}
