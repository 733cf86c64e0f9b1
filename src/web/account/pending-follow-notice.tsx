import { isolated } from '#text/isolated.ts'
import { recallPendingFollow } from '#web/follows/followed-things.ts'
import { useText } from '#web/layout/use-locale.ts'
import { useLive } from '#web/ui/use-live.ts'
import { Notice } from './notice.tsx'

/** Tells a guest who pressed “Follow” what happens next. */
export function PendingFollowNotice() {
	const text = useText()
	const live = useLive()
	const pending = live ? recallPendingFollow() : undefined
	return pending && <Notice>{text('account.pendingFollow', { name: isolated(pending.name) })}</Notice>
}
