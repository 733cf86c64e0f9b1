/**
 * Texts of each notification channel in English: its name, its name within a sentence, the hint for a follow whose
 * channel is not set up, and those of its panel.
 */
export const channels = {
	'feed.name': 'Private feed',
	'mail.name': 'Email digest',
	'mail.missing': 'Choose it in “Edit”, and we’ll email you every morning.',
	'mail.lead':
		'One email with everything new from the follows you get by email. If there’s nothing new, we don’t send one.',
	'push.name': 'Browser notification',
	'push.called': 'your browsers',
	'push.missing': 'Turn it on in a browser under “Notification channels”.',
	'push.lead':
		'Your browser shows new stories, even while {brand} is closed. They travel, encrypted, through your browser maker’s service. You can turn this on in up to {count} browsers.',
	'telegram.name': 'Telegram',
	'telegram.called': 'Telegram',
	'telegram.missing': 'Connect a chat under “Notification channels”.',
	'telegram.lead': 'Get messages from our bot. The link opens Telegram and works once, within an hour.',
	'bale.name': 'Bale',
	'bale.called': 'Bale',
	'bale.missing': 'Connect a chat under “Notification channels”.',
	'bale.lead': 'Get messages from our bot. The link opens Bale and works once, within an hour.',
	'slack.name': 'Slack',
	'slack.called': 'your Slack channel',
	'slack.missing': 'Enter its address under “Notification channels”.',
	'slack.lead':
		'Get news in a Slack channel of your choice. Create an “Incoming Webhook” for that channel in Slack and paste its address here. Mattermost works the same way. Keep the address private: anyone who has it can post there.',
	'discord.name': 'Discord',
	'discord.called': 'your Discord channel',
	'discord.missing': 'Enter its address under “Notification channels”.',
	'discord.lead':
		'Get news in a channel of your Discord server. In that channel’s settings open “Integrations”, create a webhook and paste its address here. Keep the address private: anyone who has it can post there.',
	'webhook.name': 'Webhook',
	'webhook.called': 'your webhook',
	'webhook.missing': 'Enter its address under “Notification channels”.',
	'webhook.lead':
		'We send new stories to your own server as signed JSON. The Help page has the message format and how to verify its signature.',
} as const

export type ChannelsKey = keyof typeof channels
