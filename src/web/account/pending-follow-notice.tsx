import { isolated } from '#text/isolated.ts'
import { recallPendingFollow } from '#web/follows/followed-things.ts'
import { useText } from '#web/layout/use-locale.ts'
import { useLive } from '#web/ui/use-live.ts'
import { Notice } from './notice.tsx'

/** Says what is done next, to whom a press on “Follow” has led here. */
export function PendingFollowNotice() {
	const text = useText()
	const live = useLive()
	const pending = live ? recallPendingFollow() : undefined
	return pending && <Notice>{text('account.pendingFollow', { name: isolated(pending.name) })}</Notice>
}
