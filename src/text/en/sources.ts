/** Texts of the page of all sources, in English. Persian must have each key: see fa/sources.ts. */
export const sources = {
	title: 'Outlets',
	description:
		'How fast and how steady each news outlet of {brand} is: who reports first, how far the others are behind, and who changes headlines.',
	lead: 'Who was first, who was late, who changed headlines: {count} outlets over the last {days} days. Press a column heading to sort by it.',
	plot: 'Median delay of each outlet behind the first report',
	'plot.fa': 'Persian, above the line',
	'plot.en': 'English, below',
	plotSizes: 'Size: stories in {days} days. Faint: fewer than twenty.',
	table: 'Outlets with their status, stories reported first, median delay, last story and changed headlines',
	name: 'Outlet',
	state: 'Status',
	news: 'Last story',
	lag: 'Median delay',
	first: 'First to report',
	edited: 'Headlines changed',
	answering: 'Online',
	silent: 'Offline',
	silentSince: 'Offline since {time}',
	unread: 'Not checked yet',
	paused: 'Paused',
	tooFew: 'Not enough data (under 5 stories)',
	noNews: 'none yet',
	ofStories: 'of {shown} {count|story|stories}',
	ofItems: 'of {shown} {count|headline|headlines}',
	lagMinutes: '{count} min',
	lagHours: '{count} h',
	lagHoursMinutes: '{hours} h {minutes} min',
	lagSeconds: 'under a minute',
	'in.fa': 'Persian',
	'in.en': 'English',
	howTitle: 'How it’s measured',
	howStories:
		'Reports of one event make a story. We count only stories from the last {days} days that at least two outlets reported.',
	howFirst:
		'First to report: how many of these stories nobody else had earlier. Outlets with fewer than twenty stories come after the others.',
	howLag:
		'Median delay: how long after the first report the outlet ran a story it didn’t have first; half of its reports came sooner, half later.',
	howEdited: 'Headlines changed: how many of its headlines in this period it changed after publishing.',
	howTimes:
		'Times are the outlets’ own, never later than when we first saw the report. Stories are matched automatically, and an outlet needs at least five before we show a figure. Rankings can’t be bought.',
	measured: 'Counted {time}',
	measuredNever: 'Not counted yet; check back in a minute.',
	own: 'For developers: the outlets’ feeds as a list for feed readers, and these figures.',
	opml: 'Feeds (OPML)',
	json: 'Figures (JSON)',
} as const

export type SourcesKey = keyof typeof sources
