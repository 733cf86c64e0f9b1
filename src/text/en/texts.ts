import { account } from './account.ts'
import { channels } from './channels.ts'
import { coin } from './coin.ts'
import { dashboard } from './dashboard.ts'
import { developers } from './developers.ts'
import { emails } from './emails.ts'
import { follows } from './follows.ts'
import { notifications } from './notifications.ts'
import { offline } from './offline.ts'
import { operator } from './operator.ts'
import { search } from './search.ts'
import { site } from './site.ts'
import { sources } from './sources.ts'
import { tags } from './tags.ts'

/** Every text of the language, for the server; pages load only the files that they show. */
export const texts = {
	account,
	channels,
	coin,
	dashboard,
	developers,
	emails,
	follows,
	notifications,
	offline,
	operator,
	search,
	site,
	sources,
	tags,
}

/** The keys that each language must have: those of the English texts. */
export type Texts = {
	readonly [Part in keyof typeof texts]: Readonly<Record<keyof (typeof texts)[Part], string>>
}
