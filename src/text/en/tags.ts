/**
 * Texts of the tags dialog, in English. They are separate from site.ts, because a page loads them only when the
 * dialog is opened.
 */
export const tags = {
	'tags.lead': 'Why this story is listed where it is. Tell us what’s wrong: an editor reviews every report.',
	'tags.loading': 'Loading the tags',
	'tags.failed': 'We couldn’t load the tags.',
	'tags.none': 'This story has no tags.',
	'tags.list': 'Tags of this story',
	'tags.coin': 'Coin',
	'tags.topic': 'Topic',
	'tags.person': 'Person',
	'tags.because': 'because of',
	'tags.byReaders': 'added after a report from readers',
	'tags.wrong': 'Wrong tag',
	'tags.wrongOf': 'Wrong tag: {tag}',
	'tags.reported': 'Reported',
	'tags.reason': 'Why? (optional)',
	'tags.reasonHint': 'Up to {count} characters',
	'tags.send': 'Send',
	'tags.thanks': 'Thank you. An editor will check it.',
	'tags.reasonThanks': 'Thank you. Your reason was added.',
	'tags.before': 'You have already reported this tag.',
	'tags.notSent': 'Your report wasn’t sent. Please try again.',
	'tags.tooMany': 'Too many reports in a short time. Try again later.',
	'tags.changed': 'The tags of this story have changed in the meantime. Here they are now.',
	'tags.gone': 'This story is no longer listed.',
	'tags.missing': 'A tag is missing',
	'tags.kind': 'Kind of tag',
	'tags.which': 'Missing tag',
	'tags.pick': 'Pick one',
	'tags.pickFirst': 'Pick the tag that is missing.',
}

export type TagsKey = keyof typeof tags
