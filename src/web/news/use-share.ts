import type { Translate } from '#text/sentence.ts'
import { useLocale, useText } from '#web/layout/use-locale.ts'
import { useMessage } from '#web/ui/message-bar.tsx'
import type { NewsItem } from './home-data.ts'

/** Copies the share link of an item, home/locale?news_locale=..&news_share_id={slug}, and offers to send it on. */
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
			say('success', text('share.copied'), sendOn(item.title, link.href, text))
		} catch {
			say('error', text('share.failed'), sendOn(item.title, link.href, text))
		}
	}
}

/** By the system's own sheet where it has one, else through Telegram. */
function sendOn(title: string, url: string, text: Translate) {
	const sheet = { title, url }
	if (navigator.canShare?.(sheet)) {
		// Who closes the sheet has changed their mind, which is no failure.
		return { label: text('share.send'), run: () => void navigator.share(sheet).catch(() => {}) }
	}
	const telegram = `https://t.me/share/url?${new URLSearchParams({ url, text: title })}`
	return { label: text('share.telegram'), run: () => void open(telegram, '_blank', 'noopener') }
}
