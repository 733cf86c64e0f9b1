import { isNewsLocale, type NewsLocale } from '#domain/locale.ts'
import { type Queryable, sql } from '#store/sql.ts'

/** The channel of LISTEN: every process is notified when a change is committed, and drops its cached copies. */
export const newsChangedChannel = 'news_changed'

export type NewsChange =
	/** Items of a language were added, removed or got another title. */
	| { kind: 'items'; locale: NewsLocale }
	/** A campaign was added, changed, paused or resumed. */
	| { kind: 'ads' }
	/** A source was added or edited. */
	| { kind: 'catalogue' }

export const announceNewItems = (db: Queryable, locale: NewsLocale): Promise<void> =>
	announce(db, { kind: 'items', locale })

export const announceAds = (db: Queryable): Promise<void> => announce(db, { kind: 'ads' })

export const announceCatalogue = (db: Queryable): Promise<void> => announce(db, { kind: 'catalogue' })

async function announce(db: Queryable, change: NewsChange): Promise<void> {
	await sql`select pg_notify(${newsChangedChannel}, ${JSON.stringify(change)})`.execute(db)
}

/** The payload of a notification; undefined for one that is not ours. */
export function readNewsChange(payload: string | undefined): NewsChange | undefined {
	const change: unknown = parse(payload ?? '')
	if (typeof change !== 'object' || change === null || !('kind' in change)) return undefined
	if (change.kind === 'items' && 'locale' in change && isNewsLocale(change.locale)) {
		return { kind: 'items', locale: change.locale }
	}
	return change.kind === 'ads' || change.kind === 'catalogue' ? { kind: change.kind } : undefined
}

function parse(text: string): unknown {
	try {
		return JSON.parse(text)
	} catch {
		return undefined
	}
}
