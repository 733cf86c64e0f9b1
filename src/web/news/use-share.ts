import type { Translate } from '#text/sentence.ts'
import { useLocale, useText } from '#web/layout/use-locale.ts'
import { type MessageAction, useMessage } from '#web/ui/message-bar.tsx'
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
		const copy = async (written: string, ...actions: readonly MessageAction[]) => {
			try {
				await navigator.clipboard.writeText(written)
				say('success', text('share.copied'), ...actions)
			} catch {
				say('error', text('share.failed'), ...actions)
			}
		}
		const withText = { label: text('share.withText'), run: () => void copy(`${title}\n${href}`) }
		await copy(href, withText, ...waysToSend(title, href, text))
	}
}

/** Messengers that take a page and its title by a link; Bale and Eitaa are reached in Iran where Telegram is blocked. */
const messengers = {
	telegram: 'https://t.me/share/url',
	bale: 'https://ble.ir/share/url',
	eitaa: 'https://eitaa.com/share/url',
} as const

/** By the system's share sheet if there is one, otherwise by a messenger. */
function waysToSend(title: string, url: string, text: Translate): MessageAction[] {
	const sheet = { title, url }
	if (navigator.canShare?.(sheet)) {
		// Closing the sheet is not a failure.
		return [{ label: text('share.send'), run: () => void navigator.share(sheet).catch(() => {}) }]
	}
	return (['telegram', 'bale', 'eitaa'] as const).map((name) => ({
		label: text(`share.${name}`),
		run: () =>
			void open(`${messengers[name]}?${new URLSearchParams({ url, text: title })}`, '_blank', 'noopener'),
	}))
}
