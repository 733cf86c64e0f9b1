import { createAddressSender } from '#channels/address-sender.ts'
import type { Sender, SenderParts } from '#channels/sender.ts'
import { addressSettings } from '#channels/settings.ts'
import { type ChatMarkup, writeChatMessage } from '#mail/chat-message.ts'

const references: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' }
/** With these escaped no title can mention anybody. */
const plain = (text: string): string => text.replace(/[&<>]/g, (sign) => references[sign] ?? sign)

/** Slack's mrkdwn, which Mattermost reads too. */
const mrkdwn: ChatMarkup = {
	plain,
	bold: (text) => `*${plain(text)}*`,
	link: (url, label) => `<${plain(url.replaceAll('|', '%7C'))}|${plain(label)}>`,
}

/** Posts to an incoming webhook of Slack, or of a server that takes the same messages. */
export const createSlackSender = ({
	publicUrl,
	...parts
}: Pick<SenderParts, 'post' | 'now' | 'publicUrl'>): Sender =>
	createAddressSender(
		{
			write: (message) => {
				const { unsubscribe } = addressSettings.parse(message.destination)
				const text = writeChatMessage(mrkdwn, { ...message, publicUrl, unsubscribe })
				return { text, unfurl_links: false, unfurl_media: false }
			},
			// Slack responds with 404 for a deleted webhook or channel, and with 410 for an archived channel.
			gone: [404, 410],
			sharedHost: /^hooks\.slack\.com$/,
		},
		parts,
	)
