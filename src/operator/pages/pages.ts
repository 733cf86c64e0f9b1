import type { DeskPage } from '#operator/shell/desk-page.ts'
import { adsPage } from './ads-page.ts'
import { logPage } from './log-page.ts'
import { newsPage } from './news-page.ts'
import { overviewPage } from './overview-page.ts'
import { peoplePage } from './people-page.ts'
import { sourcesPage } from './sources-page.ts'
import { tagsPage } from './tags-page.ts'
import { votesPage } from './votes-page.ts'

/** The pages of the desk in the order of the menu; the first is the start page. */
export const deskPages: readonly DeskPage[] = [
	overviewPage,
	sourcesPage,
	newsPage,
	votesPage,
	tagsPage,
	peoplePage,
	adsPage,
	logPage,
]
