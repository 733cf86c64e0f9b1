import type { Texts } from '#text/en/texts.ts'
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

export const texts: Texts = {
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
