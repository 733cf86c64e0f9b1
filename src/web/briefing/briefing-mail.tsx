import { useCallback, useEffect, useState } from 'react'
import type { ChannelsResponse } from '#contract/channels.ts'
import { dashboardPath } from '#contract/dashboard-path.ts'
import { clockTimeOf } from '#text/format.ts'
import { useLoggedIn } from '#web/account/login-flag.ts'
import { call } from '#web/api-client.ts'
import { storeOwnZone } from '#web/follows/store-own-zone.ts'
import { channelsPath } from '#web/follows/use-channels.ts'
import { useFollowText } from '#web/follows/use-follow-text.ts'
import { SiteLink } from '#web/layout/site-link.tsx'
import { useLocale } from '#web/layout/use-locale.ts'
import { useMessage } from '#web/ui/message-bar.tsx'

const hours = { morning: 8, evening: 20 } as const

/** The briefing by e-mail, in the morning or in the evening; other hours and channels are on the dashboard. */
export function BriefingMail() {
	const text = useFollowText()
	const loggedIn = useLoggedIn()
	return (
		<section className="card briefing-mail" aria-label={text('briefing.mailTitle')}>
			<h2>{text('briefing.mailTitle')}</h2>
			<p className="small-text quiet-text">{text('briefing.mail')}</p>
			{loggedIn && <Switches />}
			<SiteLink to={dashboardPath('following')} className="inline-link target-link">
				{text('channelsTitle')}
			</SiteLink>
		</section>
	)
}

function Switches() {
	const text = useFollowText()
	const locale = useLocale()
	const say = useMessage()
	const [mail, setMail] = useState<{ period: string; hour: number } | null>()
	const load = useCallback(async () => {
		const response = await call<ChannelsResponse>('GET', channelsPath)
		if (response.ok) setMail(response.value.data.set_up.find(({ way }) => way === 'mail')?.mail ?? null)
	}, [])
	useEffect(() => void load(), [load])
	if (mail === undefined) return null
	const press = async (hour: number, isOn: boolean) => {
		if (!isOn) await storeOwnZone()
		const changed = isOn
			? await call('DELETE', channelsPath, { way: 'mail' })
			: await call('PUT', `${channelsPath}mail/`, { period: 'daily', weekday: 6, hour })
		if (changed.ok) await load()
		else say('error', text('saveFailed'))
	}
	return (
		<div className="briefing-switches">
			{(['morning', 'evening'] as const).map((name) => {
				const hour = hours[name]
				const isOn = mail?.period === 'daily' && mail.hour === hour
				const time = clockTimeOf(new Date(Date.UTC(2026, 0, 1, hour)), locale, 'UTC')
				return (
					<button
						key={name}
						type="button"
						role="switch"
						aria-checked={isOn}
						className="briefing-switch"
						onClick={() => void press(hour, isOn)}
					>
						{text(`briefing.${name}`, { time })}
					</button>
				)
			})}
		</div>
	)
}
