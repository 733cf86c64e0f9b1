/** What the product writes to people by mail, in English. Apart from en.ts, because no page needs it. */
export const lettersEn = {
	'letter.hello': 'Hello,',
	'letter.copy': 'If the button does not work, copy this address into your browser:',
	'letter.footer':
		'You get this letter because your address was given at {brand}. It is about your account; it is not advertising.',

	'activation.subject': 'Confirm your {brand} account',
	'activation.lead': 'Welcome to {brand}. One step is left: confirm that this address is yours.',
	'activation.detail': 'Your username: {username}',
	'activation.action': 'Confirm my account',
	'activation.note':
		'The link works once, within 24 hours. If you did not sign up, do nothing: an account that is not confirmed goes away by itself.',

	'already_registered.subject': 'You already have a {brand} account',
	'already_registered.lead':
		'Somebody, perhaps you, tried to sign up at {brand} with this address. It has an account already, and nothing was changed.',
	'already_registered.detail': 'Your username: {username}',
	'already_registered.action': 'Log in',
	'already_registered.note':
		'If you forgot your password, the log-in page can send you a link for a new one. If it was not you, you need not do anything.',

	'password_reset.subject': 'A new password for {brand}',
	'password_reset.lead': 'Somebody, we hope you, asked for a new password for the account with this address.',
	'password_reset.detail': 'Your username: {username}',
	'password_reset.action': 'Choose a new password',
	'password_reset.note':
		'The link works once, within 30 minutes. If it was not you, do nothing: your password stays as it is.',

	'password_changed.subject': 'Your {brand} password was changed',
	'password_changed.lead':
		'The password of your account was changed just now, and every device was logged out.',
	'password_changed.detail': 'Your username: {username}',
	'password_changed.action': 'It was not me: choose a new password',
	'password_changed.note': 'If it was you, all is well and you need not do anything.',

	'email_change.subject': 'Confirm your new address for {brand}',
	'email_change.lead':
		'This address is to become the one of your {brand} account. Confirm it and it takes effect at once.',
	'email_change.detail': 'Your username: {username}',
	'email_change.action': 'Confirm my new address',
	'email_change.note':
		'The link works once, within 24 hours. If you did not ask for this, do nothing: the account keeps its old address.',

	'email_change_notice.subject': 'The address of your {brand} account is about to change',
	'email_change_notice.lead':
		'Somebody, we hope you, asked to change the address of your account. It changes when the new address is confirmed.',
	'email_change_notice.detail': 'The new address: {address}',
	'email_change_notice.action': 'It was not me: choose a new password',
	'email_change_notice.note': 'If it was you, you need not do anything.',

	'subscription_week.subject': 'Your {brand} subscription ends within a week',
	'subscription_week.lead': 'Your subscription runs out in less than seven days.',
	'subscription_week.detail': 'Your username: {username}',
	'subscription_week.action': 'See my subscription',
	'subscription_week.note': 'We write again a day before it ends, and when it has ended.',

	'subscription_day.subject': 'Your {brand} subscription ends within a day',
	'subscription_day.lead': 'Your subscription runs out in less than twenty-four hours.',
	'subscription_day.detail': 'Your username: {username}',
	'subscription_day.action': 'See my subscription',
	'subscription_day.note': 'Your account, your filters and your saved news stay as they are.',

	'subscription_ended.subject': 'Your {brand} subscription has ended',
	'subscription_ended.lead': 'Your subscription has just run out.',
	'subscription_ended.detail': 'Your username: {username}',
	'subscription_ended.action': 'See my subscription',
	'subscription_ended.note': 'Your account, your filters and your saved news stay as they are.',
} as const

export type LetterTextKey = keyof typeof lettersEn
