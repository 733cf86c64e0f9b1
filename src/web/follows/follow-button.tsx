import { useEffect } from 'react'
import { useNavigate } from 'react-router'
import { pathOf } from '#contract/route-names.ts'
import { isolated } from '#text/isolated.ts'
import { isLoggedIn, useLoggedIn } from '#web/account/login-flag.ts'
import { useStore } from '#web/create-store.ts'
import { useLocale, useText } from '#web/layout/use-locale.ts'
import { loadModule } from '#web/load-module.ts'
import { isLostWithPage } from '#web/local-storage.ts'
import { Icon } from '#web/ui/icon.tsx'
import { useMessage } from '#web/ui/message-bar.tsx'
import {
	type FollowThing,
	followedThings,
	forgetPendingFollow,
	keepPendingFollow,
	thingKey,
} from './followed-things.ts'
import { followAsGuest, unfollowAsGuest, useGuestFollows } from './guest-follows.ts'
import './follow-button.css'

export const loadPress = () => loadModule(() => import('./press-follow.ts'))

type Props = {
	thing: FollowThing
	/** Shows only the star, where the name is beside it. */
	bare?: boolean
	className?: string
}

/** Follows a coin, topic, person, source or story by one press; a guest does so on the device. */
export function FollowButton({ thing, bare = false, className = '' }: Props) {
	const text = useText()
	const locale = useLocale()
	const say = useMessage()
	const navigate = useNavigate()
	const loggedIn = useLoggedIn()
	const known = useStore(followedThings, undefined)
	const onDevice = useGuestFollows()
	const isFollowed = loggedIn
		? known?.has(thingKey(thing)) === true
		: onDevice.some((one) => thingKey(one) === thingKey(thing))
	useEffect(() => {
		// Without this the button works, but does not show an existing follow.
		if (loggedIn)
			void loadPress()
				.then(({ loadFollowed }) => loadFollowed())
				.catch(() => {})
	}, [loggedIn])
	const press = async () => {
		if (!isLoggedIn()) {
			if (isFollowed) {
				unfollowAsGuest(thing)
				return forgetPendingFollow()
			}
			followAsGuest(thing)
			keepPendingFollow(thing)
			const signUp = { label: text('limit.signUp'), run: () => void navigate(pathOf('signup')) }
			const key = isLostWithPage('guest_follows') ? 'follow.untilClosed' : 'follow.onDevice'
			return say('success', text(key, { name: isolated(thing.name) }), signUp)
		}
		const { follow, unfollow } = await loadPress()
		await (isFollowed ? unfollow : follow)(thing, { locale, say })
	}
	const name = text(isFollowed ? 'follow.stop' : 'follow.thing', { name: thing.name })
	return (
		<button
			type="button"
			className={`follow-button ${isFollowed ? 'follow-button-on' : ''} ${className}`}
			aria-label={name}
			title={bare ? name : undefined}
			onClick={() => void press()}
		>
			<Icon name={isFollowed ? 'star-full' : 'star'} />
			{!bare && <span>{text(isFollowed ? 'follow.off' : 'follow.list')}</span>}
		</button>
	)
}
