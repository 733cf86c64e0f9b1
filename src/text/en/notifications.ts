/** Texts of digests and notifications, in English. */
export const notifications = {
	'digest.subject': '{count} new {count|story|stories} for you',
	'digest.inbox': '{count} new: {headline}',
	'digest.lead': 'The news you follow on {brand}, since {time}.',
	'digest.more': '{count} more',
	'digest.change': 'Change what you follow',
	'digest.unsubscribe': 'Unsubscribe',
	'digest.footer': 'You receive this digest because you asked for it on {brand}. Unsubscribe in one click:',
	'briefing.outlets': '{count} {count|outlet|outlets}',
	'briefing.en': '{count} English',
	'briefing.fa': '{count} Persian',
	'briefing.sinceHeadline': 'since published',
	'chat.more': 'And {count} more.',
	'chat.test': 'This is a test from {brand}. News about what you follow will come here.',
	'chat.linked':
		'This chat is connected to {username} on {brand}. News you follow will arrive here. Block this bot to stop it.',
	'chat.expired': 'This link no longer works. Get a new one on your dashboard, under “Following”.',
	'push.stop': 'Turn off',
} as const

export type NotificationKey = keyof typeof notifications
