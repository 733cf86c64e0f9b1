import { useEffect, useState } from 'react'
import { useLocation } from 'react-router'
import { remember } from '#web/local-storage.ts'
import { cacheUnder } from './cached-lists.ts'
import type { HomeData } from './home-data.ts'
import type { Home } from './use-home.ts'

/** Everything above the middle of the window. */
const aboveMiddle = '1000000px 0px -50%'

/** The router's key of the history entry; it is another one while the next screen is being rendered. */
export const historyKey = (): string => window.history.state?.key ?? 'default'

/** The page that the reader has reached in a list that goes on is in the URL. */
export function usePageInView(home: Home, firstPage: number, starts: ReadonlyMap<number, number>): void {
	const { hash, key } = useLocation()
	const { list } = home.data
	const [seen, setSeen] = useState<{ list: HomeData['list']; page: number }>()
	const page = seen?.list === list ? seen.page : undefined
	useEffect(() => {
		if (starts.size === 0) return
		const passed = new Set<number>()
		const observer = new IntersectionObserver(
			(entries) => {
				for (const { target, isIntersecting } of entries) {
					const number = Number((target as HTMLElement).dataset.page)
					if (isIntersecting) passed.add(number)
					else passed.delete(number)
				}
				setSeen({ list, page: Math.max(firstPage, ...passed) })
			},
			{ rootMargin: aboveMiddle },
		)
		for (const start of document.querySelectorAll('.news-rows > [data-page]')) observer.observe(start)
		return () => observer.disconnect()
	}, [list, firstPage, starts])
	useEffect(() => {
		// A dialog's history entry comes after that of the list, so the URL waits until the dialog is closed.
		if (page === undefined || hash !== '' || historyKey() !== key) return
		const address = home.addressOf({ page })
		cacheUnder(address, home.data)
		remember('page_num', String(page))
		// Without the router, which would load the page that it names.
		window.history.replaceState(window.history.state, '', address)
	}, [home, page, hash, key])
}
