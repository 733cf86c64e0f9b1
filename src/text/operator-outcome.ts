import type { ActOutcome, TermChange } from '#domain/act-outcome.ts'
import type { UiLocale } from '#domain/locale.ts'
import { type OperatorKey, operator } from '#text/en/operator.ts'
import { dateOf } from './format.ts'
import { isolated } from './isolated.ts'
import { translateOperator } from './translate.ts'

const sentences = {
	paused: 'sources.paused',
	resumed: 'outcome.readAgain',
	read_now: 'outcome.readNow',
	removed: 'news.removed',
	ended: 'campaign.ended',
	items: 'outcome.items',
	reports: 'outcome.reports',
	votes: 'outcome.votes',
	network_votes: 'outcome.networkVotes',
	emails: 'outcome.emails',
	sources: 'outcome.sources',
} as const satisfies Partial<Record<ActOutcome['code'], OperatorKey>>

/** A value as people write it: a day, a number, or an unchanged name. */
const valueText = (value: string, locale: UiLocale): string => {
	if (/^\d{4}-\d\d-\d\d$/.test(value)) return dateOf(new Date(`${value}T12:00+03:30`), locale)
	return /^\d+$/.test(value) ? translateOperator(locale)('number', { count: Number(value) }) : value
}

const termText = ({ field, from, to }: TermChange, locale: UiLocale): string => {
	const text = translateOperator(locale)
	return text('outcome.term', {
		field: text(`ads.${field}`),
		from: valueText(from, locale),
		to: valueText(to, locale),
	})
}

/** The outcome of an act, in the reader's language. */
export function outcomeText(locale: UiLocale, outcome: ActOutcome): string {
	const text = translateOperator(locale)
	switch (outcome.code) {
		case 'done':
			return ''
		case 'text':
			return outcome.text
		case 'granted':
			return `${text(`plan.${outcome.plan}`)}: ${valueText(outcome.until, locale)}`
		case 'changed':
			return outcome.terms.map((term) => termText(term, locale)).join(text('outcome.and'))
		case 'tag': {
			const { verdict, kind, ref, item } = outcome
			const said = text(`tags.${verdict}`, { tag: `${text(`kind.${kind}`)} ${isolated(ref)}` })
			return item === undefined ? said : `${said} (${isolated(item)})`
		}
		default:
			return text(sentences[outcome.code], 'count' in outcome ? { count: outcome.count } : {})
	}
}

const isKey = (key: string): key is OperatorKey => Object.hasOwn(operator, key)

/** The subject of an act: `source:desk` is a source, by its slug. */
export function subjectText(locale: UiLocale, subject: string): string {
	const [kind = '', ...name] = subject.split(':')
	const key = `subject.${kind}`
	if (!isKey(key)) return subject
	return [translateOperator(locale)(key), ...name.map((one) => isolated(valueText(one, locale)))].join(' ')
}
