import { useCallback, useEffect, useRef, useState } from 'react'
import type { ChannelsResponse } from '#contract/channels.ts'
import { dashboardPath } from '#contract/dashboard-path.ts'
import { clockTimeOf } from '#text/format.ts'
import { useLoggedIn } from '#web/account/login-flag.ts'
import { call } from '#web/api-client.ts'
import { storeOwnZone } from '#web/follows/store-own-zone.ts'
import { channelsPath } from '#web/follows/use-channels.ts'
import { useChannelText, useFollowText } from '#web/follows/use-follow-text.ts'
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
			{loggedIn && <MailHour />}
			<SiteLink to={dashboardPath('following')} className="inline-link target-link">
				{text('channelsTitle')}
			</SiteLink>
		</section>
	)
}

type MailTimes = NonNullable<ChannelsResponse['data']['set_up'][number]['mail']>

/** An account has one digest: off, at one of these hours, or as it was set on the dashboard. */
function MailHour() {
	const text = useFollowText()
	const channelText = useChannelText()
	const locale = useLocale()
	const say = useMessage()
	const [mail, setMail] = useState<MailTimes | null>()
	const changes = useRef<Promise<void>>(Promise.resolve())
	const load = useCallback(async () => {
		const response = await call<ChannelsResponse>('GET', channelsPath)
		if (response.ok) setMail(response.value.data.set_up.find(({ way }) => way === 'mail')?.mail ?? null)
	}, [])
	useEffect(() => void load(), [load])
	if (mail === undefined) return null
	const store = async (wanted: MailTimes | null) => {
		if (wanted !== null) await storeOwnZone()
		const changed =
			wanted === null
				? await call('DELETE', channelsPath, { way: 'mail' })
				: await call('PUT', `${channelsPath}mail/`, wanted)
		if (changed.ok) return
		say('error', text('saveFailed'))
		await load()
	}
	const choose = (wanted: MailTimes | null) => {
		setMail(wanted)
		// Arrow keys pass over a choice faster than it is stored.
		changes.current = changes.current.then(() => store(wanted))
	}
	const timeOf = (hour: number) => clockTimeOf(new Date(Date.UTC(2026, 0, 1, hour)), locale, 'UTC')
	const isAt = (hour: number) => mail?.period === 'daily' && mail.hour === hour
	const option = (label: string, isChosen: boolean, wanted: MailTimes | null) => (
		<label key={label}>
			<input type="radio" name="briefing-mail" checked={isChosen} onChange={() => choose(wanted)} />
			{label}
		</label>
	)
	return (
		<fieldset className="briefing-hours">
			<legend>{channelText('mail.name')}</legend>
			{option(text('briefing.off'), mail === null, null)}
			{(['morning', 'evening'] as const).map((name) =>
				option(text(`briefing.${name}`, { time: timeOf(hours[name]) }), isAt(hours[name]), {
					period: 'daily',
					weekday: 6,
					hour: hours[name],
				}),
			)}
			{mail !== null &&
				!Object.values(hours).some(isAt) &&
				option(`${text(`mail.${mail.period}`)} · ${timeOf(mail.hour)}`, true, mail)}
		</fieldset>
	)
}
