import { useLocale, useText } from '#web/layout/use-locale.ts'
import { useMessage } from '#web/ui/message-bar.tsx'
import type { NewsItem } from './home-data.ts'

/** Copies the share link of an item: home/locale?news_locale=..&news_share_id={slug}. */
export function useShare(): (item: NewsItem) => Promise<void> {
	const text = useText()
	const locale = useLocale()
	const say = useMessage()
	return async (item) => {
		const link = new URL(`/${locale}`, location.origin)
		link.search = new URLSearchParams({
			news_locale: item.source.locale,
			news_share_id: item.slug,
		}).toString()
		try {
			await navigator.clipboard.writeText(link.href)
			say('success', text('share.copied'))
		} catch {
			say('error', text('share.failed'))
		}
	}
}
