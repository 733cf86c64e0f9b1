/** The formats of our own feeds, by how their address ends. */
const forms = {
	atom: { name: 'Atom', version: '1.0' },
	json: { name: 'JSON Feed', version: '1.1' },
} as const

export type FeedForm = keyof typeof forms

export const feedForms = Object.keys(forms) as FeedForm[]

export const feedFormName = (form: FeedForm): string => forms[form].name

export const inEachFeedForm = <Value>(make: (form: FeedForm) => Value): Record<FeedForm, Value> =>
	Object.fromEntries(feedForms.map((form) => [form, make(form)])) as Record<FeedForm, Value>

/** “Atom 1.0 or JSON Feed 1.1”, for the description of the API. */
export const anyFeedForm: string = feedForms
	.map((form) => `${forms[form].name} ${forms[form].version}`)
	.join(' or ')
