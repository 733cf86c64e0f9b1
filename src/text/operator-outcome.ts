import type { UiLocale } from '#domain/locale.ts'
import { type OperatorKey, operatorEn } from '#text/en/operator.ts'
import { dateOf } from './format.ts'
import { isolated } from './isolated.ts'
import { translateOperator } from './translate-operator.ts'

type Said = (found: RegExpExecArray, locale: UiLocale) => string

const counted =
	(key: OperatorKey): Said =>
	([, count], locale) =>
		translateOperator(locale)(key, { count: Number(count) })

const said =
	(key: OperatorKey): Said =>
	(_found, locale) =>
		translateOperator(locale)(key)

const keyed = (key: string): key is OperatorKey => Object.hasOwn(operatorEn, key)

/** A value as people write it: a day, a number, or a name as it is. */
const value = (written: string, locale: UiLocale): string => {
	if (/^\d{4}-\d\d-\d\d$/.test(written)) return dateOf(new Date(`${written}T12:00+03:30`), locale)
	return /^\d+$/.test(written) ? translateOperator(locale)('number', { count: Number(written) }) : written
}

const tag: Said = ([, verdict, kind, ref = '', item], locale) => {
	const text = translateOperator(locale)
	const [told, named] = [`tags.${verdict}`, `kind.${kind}`]
	if (!keyed(told) || !keyed(named)) return ''
	return `${text(told, { tag: `${text(named)} ${isolated(ref)}` })}${item === undefined ? '' : ` (${isolated(item)})`}`
}

const plan: Said = ([, name, until = ''], locale) => {
	const key = `plan.${name}`
	return `${keyed(key) ? translateOperator(locale)(key) : name}: ${value(until, locale)}`
}

const terms: Said = ([all], locale) =>
	all
		.split('; ')
		.map((one) => {
			const [name = '', before = '', , after = ''] = one.split(' ')
			const key = `ads.${name}`
			return `${keyed(key) ? translateOperator(locale)(key) : name}: ${value(before, locale)} ${locale === 'fa' ? '←' : '→'} ${value(after, locale)}`
		})
		.join(locale === 'fa' ? '؛ ' : '; ')

/** The forms in which the log keeps what acts came to, by act. */
const forms: readonly [act: RegExp, form: RegExp, said: Said][] = [
	[/^sources\.pause$/, /^paused$/, said('sources.paused')],
	[/^sources\.remove$/, /^removed$/, said('news.removed')],
	[/^sources\.resume$/, /^read again$/, said('outcome.readAgain')],
	[/^sources\.read$/, /^is read now$/, said('outcome.readNow')],
	[/^sources\.(?:release|discard)$/, /^(\d+) items/, counted('outcome.items')],
	[/^news\.(?:split|join)$/, /^(\d+) reports$/, counted('outcome.reports')],
	[/^(?:news\.tag|tags\.)/, /^(wrong|missing) (coin|topic|person|story) (.+?)(?:: ([a-z0-9-]+))?$/, tag],
	[/^votes\./, /^(\d+) votes$/, counted('outcome.votes')],
	[/^votes\./, /^(\d+) votes of the network$/, counted('outcome.networkVotes')],
	[/^people\.grant$/, /^([\w-]+) → (\S+)$/, plan],
	[/^ads\.change$/, /^(?:start|end|weight) .*$/, terms],
	[/^ads\.end$/, /^ended$/, said('campaign.ended')],
	[/^overview\.send-mails$/, /^(\d+)$/, counted('outcome.emails')],
	[/^overview\.read-silent$/, /^(\d+)$/, counted('outcome.sources')],
]

/**
 * What an act came to, in the language of the desk. The log keeps it in few fixed forms; what has none, such as a headline or
 * an address, is somebody else's text and stays as it is.
 */
export function outcomeText(locale: UiLocale, { act, outcome }: { act: string; outcome: string }): string {
	for (const [ofAct, form, say] of forms) {
		const found = ofAct.test(act) ? form.exec(outcome) : null
		if (found !== null) return say(found, locale)
	}
	return outcome
}

/** What an act was done to: `source:desk` is a source, by its name. */
export function subjectText(locale: UiLocale, subject: string): string {
	const [kind = '', ...name] = subject.split(':')
	const key = `subject.${kind}`
	if (!keyed(key)) return subject
	return [translateOperator(locale)(key), ...name.map((one) => isolated(value(one, locale)))].join(' ')
}
