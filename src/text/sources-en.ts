/** What the page of all sources says, in English. Persian must have each key: see sources-fa.ts. */
export const sourcesEn = {
	title: 'Sources',
	description:
		'How fresh and how faithful each news source of {brand} is: who reports first, how far the others are behind, and who changes headlines.',
	lead: 'What {brand} has seen of {count} sources over the last {days} days. Press the head of a column to sort by it.',
	table: 'Sources with their state, last news, usual delay, stories told first and changed headlines',
	name: 'Source',
	state: 'State',
	news: 'Last news',
	lag: 'Usual delay',
	first: 'Told first',
	edited: 'Headlines changed',
	answering: 'answering',
	silent: 'not answering',
	silentSince: 'not answering since {time}',
	unread: 'not read yet',
	paused: 'paused for now',
	tooFew: 'too little to say',
	noNews: 'none yet',
	ofStories: 'of {shown} {count|story|stories}',
	ofItems: 'of {shown} {count|headline|headlines}',
	lagMinutes: '{count} min',
	lagHours: '{count} h',
	lagSeconds: 'under a minute',
	inFa: 'Persian',
	inEn: 'English',
	howTitle: 'How it is measured',
	howStories:
		'Reports of one event make a story. Only stories that at least two outlets told are counted, from the last {days} days.',
	howFirst: 'Told first: in how many of these stories nobody had it earlier.',
	howLag:
		'Usual delay: how long after the first report the source told a story it did not have first; half of its reports came sooner, half later.',
	howEdited: 'Headlines changed: of its headlines of these days, how many it changed after publishing.',
	howTimes:
		'Times are those that the outlets give, never later than when we first saw the report. Stories are matched automatically, and of fewer than five nothing is said. No order is paid for.',
	measured: 'Counted {time}',
	measuredNever: 'Not counted yet; come back in a minute.',
	own: 'For your own programs: the outlets’ own feeds as a list for a feed reader, and these figures.',
	opml: 'Feeds (OPML)',
	json: 'Figures (JSON)',
} as const

export type SourcesKey = keyof typeof sourcesEn
