import { pack, unpack } from '#web/packed.ts'
import type { HomeData } from './home-data.ts'
import { leaveUnsaid, readOffPage } from './said-on-page.ts'

/** The server has just made it and need not read it again; the router sends no field that is called by a symbol. */
const whole = Symbol('whole')

/** What an answer brings for the script of a home screen; `inPage`: in a page that says the most of it in its own words. */
type BroughtHome = { packed: string; inPage: boolean; [whole]?: HomeData }

export const bringHome = (home: HomeData, inPage: boolean): BroughtHome => ({
	packed: pack(inPage ? leaveUnsaid(home) : home),
	inPage,
	[whole]: home,
})

const read = new WeakMap<BroughtHome, HomeData>()

/** A list that came later is as it is. What a page brought is read once, while the page is as the server wrote it. */
export function homeOf(brought: BroughtHome | HomeData): HomeData {
	if (!('packed' in brought)) return brought
	const home = brought[whole] ?? read.get(brought) ?? homeIn(brought)
	read.set(brought, home)
	return home
}

function homeIn({ packed, inPage }: BroughtHome): HomeData {
	const sent = unpack<HomeData>(packed)
	return inPage ? readOffPage(sent) : sent
}
