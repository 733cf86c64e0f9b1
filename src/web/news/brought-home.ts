import { pack, unpack } from '#web/packed.ts'
import { failedList, type HomeData, type NewsItem } from './home-data.ts'

/** The server has just made it and need not read it again; the router sends no field that is called by a symbol. */
const whole = Symbol('whole')

/** What an answer brings for the script of a home screen. */
type BroughtHome = { packed: string; [whole]?: HomeData }

/** `inPage`: it stands in the page, whose rows say the most of it themselves. */
export const bringHome = (home: HomeData, inPage: boolean): BroughtHome => ({
	packed: pack(inPage ? changeItems(home, leftUnsaid) : home),
	[whole]: home,
})

const read = new WeakMap<BroughtHome, HomeData>()

/** A list that came later is as it is. What a page brought is read once, while its rows are as the server wrote them. */
export function homeOf(brought: BroughtHome | HomeData): HomeData {
	if (!('packed' in brought)) return brought
	const home =
		brought[whole] ?? read.get(brought) ?? changeItems(unpack<HomeData>(brought.packed), readOffRow)
	read.set(brought, home)
	return home
}

const changeItems = (home: HomeData, change: (item: NewsItem) => NewsItem): HomeData =>
	failedList(home.list)
		? home
		: { ...home, list: { ...home.list, news: home.list.news.map((item) => change(item)) } }

const leftUnsaid = (item: NewsItem): NewsItem => ({
	...item,
	title: '',
	url: '',
	published_date: '',
	source: { ...item.source, title: '', slug: '' },
})

export const rowId = (id: number): string => `news-${id}`

function readOffRow(item: NewsItem): NewsItem {
	const row = item.title === '' ? document.getElementById(rowId(item.id))?.closest('article') : undefined
	const link = row?.querySelector<HTMLAnchorElement>('.row-title a')
	const time = row?.querySelector('time')
	const from = row?.querySelector<HTMLAnchorElement>('.row-source')
	if (!link || !time || !from) return item
	return {
		...item,
		title: link.textContent,
		url: link.getAttribute('href') ?? '',
		published_date: time.dateTime,
		source: {
			...item.source,
			title: from.textContent,
			slug: new URLSearchParams(from.search).get('sources') ?? '',
		},
	}
}
