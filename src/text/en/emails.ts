/** Texts of e-mails about accounts, in English. They are not in site.ts, because no page needs them. */
export const emails = {
	'email.hello': 'Hello,',
	'email.copy': 'If the button doesn’t work, copy this link into your browser:',
	'email.footer':
		'You’re getting this because someone used this address at {brand}. It’s about your account, not advertising.',

	'email.secured':
		'For your safety, messages to your chats, browsers and webhooks are paused, and your private feeds have new addresses. Log in and open “Following” on your dashboard to resume them.',

	'activation.subject': 'Confirm your {brand} account',
	'activation.lead': 'Welcome to {brand}. One step left: confirm that this email address is yours.',
	'activation.detail': 'Your username: {username}',
	'activation.action': 'Confirm my account',
	'activation.note':
		'The link works once, within 24 hours. If you didn’t sign up, ignore this email: unconfirmed accounts are deleted automatically.',

	'already_registered.subject': 'You already have a {brand} account',
	'already_registered.lead':
		'Someone (perhaps you) tried to sign up at {brand} with this email address. It already has an account, and nothing was changed.',
	'already_registered.detail': 'Your username: {username}',
	'already_registered.action': 'Log in',
	'already_registered.note':
		'If you forgot your password, you can get a link for a new one on the log-in page. If it wasn’t you, you can ignore this email.',

	'password_reset.subject': 'Reset your {brand} password',
	'password_reset.lead': 'We received a request to reset your password.',
	'password_reset.detail': 'Your username: {username}',
	'password_reset.action': 'Choose a new password',
	'password_reset.note':
		'The link works once, within 30 minutes. If it wasn’t you, ignore this email: your password stays the same.',

	'password_changed.subject': 'Your {brand} password was changed',
	'password_changed.lead': 'Your password was just changed, and you were logged out on every device.',
	'password_changed.detail': 'Your username: {username}',
	'password_changed.action': 'It wasn’t me: choose a new password',
	'password_changed.note': 'If it was you, you don’t need to do anything.',

	'two_factor_on.subject': 'Two-factor authentication is on for your {brand} account',
	'two_factor_on.lead':
		'From now on, logging in to your account takes a code from your authenticator app after the password.',
	'two_factor_on.detail': 'Your username: {username}',
	'two_factor_on.action': 'It wasn’t me: turn it off',
	'two_factor_on.note':
		'The link works for 7 days: it turns the codes off, logs you out on every device and sends you a link to choose a new password. If it was you, just keep your recovery codes somewhere safe.',

	'two_factor_off.subject': 'Two-factor authentication is off for your {brand} account',
	'two_factor_off.lead': 'Logging in to your account no longer takes a code.',
	'two_factor_off.detail': 'Your username: {username}',
	'two_factor_off.action': 'It wasn’t me: choose a new password',
	'two_factor_off.note': 'If it was you, you don’t need to do anything.',

	'two_factor_undone.subject': 'Your {brand} account no longer asks for a code',
	'two_factor_undone.lead':
		'Two-factor authentication was turned off by the link we sent you, and you were logged out on every device.',
	'two_factor_undone.detail': 'Your username: {username}',
	'two_factor_undone.action': 'Choose a new password',
	'two_factor_undone.note':
		'Please do it now: whoever turned it on may know your password. The link works once, within 30 minutes; you can get another on the log-in page.',

	'recovery_code_used.subject': 'A recovery code was used to log in to {brand}',
	'recovery_code_used.lead':
		'Someone has just logged in to your account with one of your recovery codes. That code no longer works.',
	'recovery_code_used.detail': 'Your username: {username}',
	'recovery_code_used.action': 'It wasn’t me: choose a new password',
	'recovery_code_used.note':
		'If it was you, you don’t need to do anything. You can get new codes under “Security” on your dashboard.',

	'api_key_made.subject': 'A new API key for your {brand} account',
	'api_key_made.lead':
		'An API key was just made for your account. Programs that have it can read news for you.',
	'api_key_made.detail': 'Name of the key: {address}',
	'api_key_made.action': 'See my API keys',
	'api_key_made.note':
		'If it was you, you don’t need to do anything. If it wasn’t, delete the key and choose a new password.',

	'email_change.subject': 'Confirm your new email for {brand}',
	'email_change.lead':
		'This address is about to become the email of your {brand} account. Confirm it and it takes effect immediately.',
	'email_change.detail': 'Your username: {username}',
	'email_change.action': 'Confirm my new email',
	'email_change.note':
		'Open the link in a browser where you’re logged in to your account. It works once, within 24 hours. If you didn’t ask for this, ignore this email: the account keeps its old email.',

	'email_change_notice.subject': 'The email of your {brand} account is about to change',
	'email_change_notice.lead':
		'We received a request to change the email of your account. It changes once the new one is confirmed.',
	'email_change_notice.detail': 'New email: {address}',
	'email_change_notice.action': 'It wasn’t me: undo this',
	'email_change_notice.note':
		'If this wasn’t you, use the link within 7 days, even after the change: it restores this address, logs out every device and lets you set a new password.',

	'email_restored.subject': 'Your {brand} account has its old email again',
	'email_restored.lead':
		'The change was undone. This is the email of your account again, and you were logged out on every device.',
	'email_restored.detail': 'Your username: {username}',
	'email_restored.action': 'Choose a new password',
	'email_restored.note':
		'Please do it now: whoever changed the email may know your password. The link works once, within 30 minutes; you can get another on the log-in page.',

	'operator_needed.subject': '{brand} needs attention',
	'operator_needed.lead': 'Something needs an operator’s attention.',
	'operator_needed.detail': '{concerns}',
	'operator_needed.action': 'Open the operator desk',
	'operator_needed.note': 'As an operator, you get this once a day until it’s resolved.',
	'concern.held':
		'An outlet sent far more than usual at once, and its stories are on hold: release or discard them.',
	'concern.votes': 'Votes are set aside, waiting for review.',
	'concern.backup': 'The daily backup is failing; the “doctor” command says why.',
	'concern.copy': 'The backup wasn’t copied to another machine (BACKUP_AFTER); the worker’s log says why.',
	'concern.drill': 'A trial restore of a backup failed; the “doctor” command says why.',
	'way_paused.subject': '{brand}: messages to {address} are paused',
	'way_paused.lead': 'News you follow couldn’t be delivered to {address}, so we’ve stopped trying.',
	'way_paused.detail': 'Your username: {username}',
	'way_paused.action': 'See what you follow',
	'way_paused.note': 'Once it works again, press “Resume” there. Your follows and feeds stay as they are.',

	'subscription_week.subject': 'Your {brand} subscription ends within a week',
	'subscription_week.lead': 'Your subscription ends in less than seven days.',
	'subscription_week.detail': 'Your username: {username}',
	'subscription_week.action': 'See my subscription',
	'subscription_week.note': 'We’ll email you again a day before it ends, and once it has ended.',

	'subscription_day.subject': 'Your {brand} subscription ends within a day',
	'subscription_day.lead': 'Your subscription ends in less than 24 hours.',
	'subscription_day.detail': 'Your username: {username}',
	'subscription_day.action': 'See my subscription',
	'subscription_day.note': 'Your account, filters and saved news stay as they are.',

	'subscription_ended.subject': 'Your {brand} subscription has ended',
	'subscription_ended.lead': 'Your subscription has just ended.',
	'subscription_ended.detail': 'Your username: {username}',
	'subscription_ended.action': 'See my subscription',
	'subscription_ended.note': 'Your account, filters and saved news stay as they are.',
} as const

export type EmailTextKey = keyof typeof emails
