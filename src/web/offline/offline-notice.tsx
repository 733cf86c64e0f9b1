import { useEffect, useRef } from 'react'
import { useLocation, useMatches } from 'react-router'
import { isolated } from '#text/isolated.ts'
import { useStore } from '#web/create-store.ts'
import { useLocale, useText } from '#web/layout/use-locale.ts'
import { moduleFailure } from '#web/load-module.ts'
import { localMoment } from '#web/ui/local-moment.ts'
import { useLostNavigation } from './lost-navigation.ts'
import { copyMadeAt, useOnline } from './use-online.ts'
import { useWorker } from './use-worker.ts'
import './offline-notice.css'
import './offline-document.css'

/** Says offline how old the shown news is, and where a press was to lead that an old build could not follow; nothing otherwise. */
export function OfflineNotice() {
	const text = useText()
	const locale = useLocale()
	const { pathname, search } = useLocation()
	const address = pathname + search
	const isUp = useOnline()
	const isList = useMatches().some(({ id }) => id === `${locale}-home`)
	const shown = useRef({ address, at: copyMadeAt() ?? new Date(), isCopy: copyMadeAt() !== undefined })
	if (shown.current.address !== address) shown.current = { address, at: new Date(), isCopy: false }
	useWorker(address, isUp)
	const moduleFailed = useStore(moduleFailure, false)
	usePlainLinks(!isUp || moduleFailed)
	const lost = useLostNavigation()
	const isOld = isUp && shown.current.isCopy
	return (
		<div role="status" className="offline-line">
			{!isUp && <Age of={isList ? 'offline.list' : 'offline.page'} at={shown.current.at} />}
			{lost && (
				<p>
					{text('offline.lost')}{' '}
					<a href={lost} className="inline-link target-link">
						{text('offline.lostGo')}
					</a>
				</p>
			)}
			{isOld && (
				<p>
					{text('offline.back')}{' '}
					<button type="button" className="inline-link" onClick={() => location.reload()}>
						{text('offline.latest')}
					</button>
				</p>
			)}
		</div>
	)
}

function Age({ of, at }: { of: 'offline.list' | 'offline.page'; at: Date }) {
	const time = isolated(localMoment(at, new Date(), useLocale()))
	return <p>{useText()(of, { time })}</p>
}

/**
 * Offline the router could load nothing: links lead to whole pages, which the worker may have cached. After a module
 * that failed a whole page loads all modules again.
 */
function usePlainLinks(isNeeded: boolean): void {
	useEffect(() => {
		if (!isNeeded) return
		const onClick = (event: MouseEvent) => {
			const link = event.target instanceof Element ? event.target.closest('a') : null
			// Runs before the router; the browser then handles the link itself.
			if (link !== null && link.origin === location.origin) event.stopImmediatePropagation()
		}
		window.addEventListener('click', onClick, true)
		return () => window.removeEventListener('click', onClick, true)
	}, [isNeeded])
}
