/** Texts of digests and notifications, in English. */
export const notificationsEn = {
	'digest.subject': '{count} {count|story|stories} from what you follow',
	'digest.lead': 'News about what you follow on {brand}, gathered since the last digest.',
	'digest.more': '{count} more',
	'digest.change': 'Change what you follow',
	'digest.unsubscribe': 'Unsubscribe',
	'digest.footer': 'You receive this digest because you asked for it on {brand}. Unsubscribe in one click:',
	'chat.more': 'And {count} more.',
	'chat.linked':
		'This chat is connected to {username} on {brand}. What you follow comes here. Block this bot to stop it.',
	'chat.expired': 'This link no longer works. Make a new one in your dashboard, under “Following”.',
	'way.push': 'your browsers',
	'way.telegram': 'Telegram',
	'way.webhook': 'your webhook',
} as const

export type NotificationKey = keyof typeof notificationsEn
