import { createAddressSender } from '#channels/address-sender.ts'
import type { NotificationMessage, Sender, SenderParts } from '#channels/sender.ts'
import { addressSettings } from '#channels/settings.ts'
import { sourceTitle } from '#domain/catalogue.ts'
import { metaLine, numbered } from '#mail/briefed-story.ts'
import { testText } from '#mail/chat-message.ts'
import { storyPath } from '#mail/story-link.ts'
import { translateNotifications } from '#text/translate.ts'

/** Discord's limits for one message; a longer one is refused. */
const longestContent = 2000
const longestTitle = 256
const mostEmbeds = 10

/** Text without markdown. */
const plain = (text: string): string => text.replace(/[\\*_~`|>[\]<]/g, (sign) => `\\${sign}`)
const link = (url: string, label: string): string => `[${plain(label)}](<${url}>)`

/** Posts to a webhook of a Discord channel. */
export const createDiscordSender = ({
	publicUrl,
	...parts
}: Pick<SenderParts, 'post' | 'now' | 'publicUrl'>): Sender =>
	createAddressSender(
		{
			write: (message) => ({
				content: writeContent(message, publicUrl).slice(0, longestContent),
				embeds: writeEmbeds(message, publicUrl).slice(0, mostEmbeds),
				// No user or role is mentioned, whatever a title contains.
				allowed_mentions: { parse: [] },
			}),
			// Discord responds with 404 for a deleted webhook.
			gone: [404],
			sharedHost: /^(?:(?:canary|ptb)\.)?discord(?:app)?\.com$/,
		},
		parts,
	)

/** The names of the follows, or the heading of the briefing. */
function writeContent(
	{ locale, parts, more, briefing, isTest, destination }: NotificationMessage,
	publicUrl: string,
) {
	if (isTest) return plain(testText(locale))
	const text = translateNotifications(locale)
	const count = parts.flatMap(({ stories }) => stories).length
	const left = Math.max(0, count - mostEmbeds) + more
	const others = left > 0 ? [link(`${publicUrl}/${locale}/my`, text('chat.more', { count: left }))] : []
	if (briefing === undefined)
		return [`**${plain(parts.map(({ follow }) => follow.name).join(' · '))}**`, ...others].join('\n')
	const { unsubscribe } = addressSettings.parse(destination)
	return [
		`**${text('digest.subject', { count: count + more })}**`,
		...others,
		...(unsubscribe === undefined
			? []
			: [link(`${publicUrl}/unsubscribe/${unsubscribe}`, text('digest.unsubscribe'))]),
	].join('\n')
}

/** A card for each story: news links to the report, the briefing to our page about the story. */
function writeEmbeds({ locale, parts, briefing }: NotificationMessage, publicUrl: string): object[] {
	if (briefing !== undefined)
		return briefing.map((story, index) => ({
			title: `${numbered(index, locale)}. ${plain(story.title)}`.slice(0, longestTitle),
			url: publicUrl + storyPath(story, locale),
			description: plain(metaLine(story, locale)),
		}))
	return parts.flatMap(({ stories }) =>
		stories.map(({ title, url, publishedAt, source }) => ({
			title: plain(title).slice(0, longestTitle),
			url,
			footer: { text: sourceTitle(source, locale) },
			timestamp: publishedAt.toISOString(),
		})),
	)
}
