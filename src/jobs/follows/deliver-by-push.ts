import { directionOf } from '#domain/locale.ts'
import type { NewsItem } from '#domain/news-item.ts'
import type { PushNote } from '#domain/push-browser.ts'
import { titleDirection } from '#domain/title-direction.ts'
import type { SendPush } from '#outside/web-push.ts'
import { endPushBrowser, findRinging, notePushed } from '#store/follows/push-browser-store.ts'
import type { Queryable } from '#store/schema.ts'
import type { Deliverer, TellingMessage } from './deliverer.ts'

type PushParts = { db: Queryable; send: SendPush; now: () => Date }

/** Every browser of the reader that rings; one that was told before a try failed is not told again. */
export const deliverByPush =
	({ db, send, now }: PushParts): Deliverer =>
	async (message) => {
		const { waiting, ringing } = await findRinging(db, message.accountId, message.key)
		const note = noteOf(message)
		const outcomes = await Promise.all(
			waiting.map(async (browser) => {
				const outcome = await send(browser, note)
				if (outcome.kind === 'sent') await notePushed(db, browser.id, message.key)
				if (outcome.kind === 'gone') await endPushBrowser(db, browser.id, now())
				return outcome
			}),
		)
		const later = outcomes.find((outcome) => outcome.kind === 'later')
		if (later !== undefined) return later
		const ended = outcomes.filter(({ kind }) => kind === 'gone').length
		return ended === ringing ? { kind: 'gone', why: 'gone' } : { kind: 'sent' }
	}

const mostTitles = 4
/** Browser makers take 4096 bytes, and an encrypted Persian letter is two. */
const longestTitle = 200
const shortened = (title: string): string =>
	title.length > longestTitle ? `${title.slice(0, longestTitle - 1)}…` : title

/** One story is told by its headline, several by the names of what brought them. */
function noteOf({ key, locale, parts, more }: TellingMessage): PushNote {
	const stories = parts.flatMap((part) => part.stories)
	const [first] = stories
	const names = parts.map(({ follow }) => follow.name).join(' · ')
	if (first !== undefined && stories.length === 1 && more === 0)
		return {
			title: shortened(first.title),
			body: names,
			path: pathOf(first, locale),
			lang: first.source.locale,
			dir: titleDirection(first.title, first.source.locale),
			tag: key,
		}
	const left = stories.length + more - mostTitles
	return {
		title: shortened(names),
		body: [
			...stories.slice(0, mostTitles).map(({ title }) => shortened(title)),
			...(left > 0 ? [`+${left}`] : []),
		].join('\n'),
		path: `/${locale}`,
		lang: locale,
		dir: directionOf(locale),
		tag: key,
	}
}

/** A story has a page; a single report is shown on top of its list. */
const pathOf = ({ slug, story, source }: NewsItem, locale: string): string =>
	story.slug === null
		? `/${locale}?news_locale=${source.locale}&news_share_id=${slug}`
		: `/${locale}/story/${story.slug}`
