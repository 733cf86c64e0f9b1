import type { Translate } from '#text/sentence.ts'
import { useLocale, useText } from '#web/layout/use-locale.ts'
import { useMessage } from '#web/ui/message-bar.tsx'
import type { ListItem } from './home-data.ts'

/** Copies the share link of an item, home/locale?news_locale=..&news_share_id={slug}, and offers to send it. */
export function useShare(): (item: ListItem) => Promise<void> {
	const locale = useLocale()
	const shareLink = useShareLink()
	return ({ title, slug, source }) => {
		const query = new URLSearchParams({ news_locale: source.locale, news_share_id: slug })
		return shareLink(title, `/${locale}?${query}`)
	}
}

/** Copies the URL of a page of ours, and offers to send it. */
export function useShareLink(): (title: string, path: string) => Promise<void> {
	const text = useText()
	const say = useMessage()
	return async (title, path) => {
		const { href } = new URL(path, location.origin)
		try {
			await navigator.clipboard.writeText(href)
			say('success', text('share.copied'), sendOn(title, href, text))
		} catch {
			say('error', text('share.failed'), sendOn(title, href, text))
		}
	}
}

/** By the system's share sheet if there is one, otherwise by Telegram. */
function sendOn(title: string, url: string, text: Translate) {
	const sheet = { title, url }
	if (navigator.canShare?.(sheet)) {
		// Closing the sheet is not a failure.
		return { label: text('share.send'), run: () => void navigator.share(sheet).catch(() => {}) }
	}
	const telegram = `https://t.me/share/url?${new URLSearchParams({ url, text: title })}`
	return { label: text('share.telegram'), run: () => void open(telegram, '_blank', 'noopener') }
}
