import { useCallback, useEffect, useState } from 'react'
import type { DevicesResponse } from '#contract/security.ts'
import { dateOf, relativeTime } from '#text/format.ts'
import { useLogout } from '#web/account/use-logout.ts'
import { Waiting } from '#web/account/waiting.tsx'
import { call } from '#web/api-client.ts'
import { useLocale } from '#web/layout/use-locale.ts'
import { useMessage } from '#web/ui/message-bar.tsx'
import { DashboardPart } from './dashboard-part.tsx'
import { useDashboardText } from './use-dashboard-text.ts'
import { useLeave } from './use-user.ts'
import './signed-in-devices.css'

const path = '/v1/user/sessions/'
type Device = DevicesResponse['data'][number]

export function SignedInDevices() {
	const text = useDashboardText()
	const say = useMessage()
	const leave = useLeave()
	const logOutHere = useLogout()
	const [devices, setDevices] = useState<readonly Device[]>()
	const [hasFailed, setHasFailed] = useState(false)
	const load = useCallback(async () => {
		setHasFailed(false)
		const response = await call<DevicesResponse>('GET', path)
		if (response.ok) setDevices(response.value.data)
		else setHasFailed(true)
	}, [])
	useEffect(() => void load(), [load])

	const logOut = async (which: { id: string } | { others: true }): Promise<void> => {
		const response = await call('DELETE', path, which)
		if (response.ok) {
			say('success', text('others' in which ? 'devices.othersDone' : 'devices.done'))
			setDevices((now) => now?.filter(({ id, current }) => ('others' in which ? current : id !== which.id)))
		} else if (response.failure.status === 401) await leave()
		else say('error', text('devices.notDone'), { label: text('retry'), run: () => void logOut(which) })
	}
	return (
		<DashboardPart title={text('devices.title')} lead={text('devices.lead')}>
			{hasFailed && (
				<div role="alert" className="load-failure">
					<p>{text('devices.failed')}</p>
					<button type="button" className="quiet-button" onClick={() => void load()}>
						{text('retry')}
					</button>
				</div>
			)}
			{devices === undefined && !hasFailed && <Waiting>{text('loading')}</Waiting>}
			{devices && (
				<ul className="divided-list signed-in-devices">
					{devices.map((device) => (
						<DeviceRow
							key={device.id}
							device={device}
							onLogOut={() => void (device.current ? logOutHere() : logOut({ id: device.id }))}
						/>
					))}
				</ul>
			)}
			{devices && devices.length > 1 && (
				<button type="button" className="quiet-button at-start" onClick={() => void logOut({ others: true })}>
					{text('devices.others')}
				</button>
			)}
		</DashboardPart>
	)
}

function DeviceRow({ device, onLogOut }: { device: Device; onLogOut: () => void }) {
	const text = useDashboardText()
	const locale = useLocale()
	const name = useDeviceName(device)
	const { current, created_at: loggedInAt, last_seen_at: usedAt } = device
	return (
		<li>
			<div>
				<p>
					<bdi className="device-name">{name}</bdi>
					{current && <span className="this-device small-text">{text('devices.this')}</span>}
				</p>
				<p className="small-text faint-text">
					{current
						? text('devices.now')
						: text('devices.used', { when: relativeTime(new Date(usedAt), new Date(), locale) })}
					{' · '}
					{text('devices.since', { date: dateOf(new Date(loggedInAt), locale) })}
				</p>
			</div>
			<button
				type="button"
				className="quiet-button"
				aria-label={`${text('devices.logOut')}: ${name}`}
				onClick={onLogOut}
			>
				{text('devices.logOut')}
			</button>
		</li>
	)
}

function useDeviceName({ browser, system }: Device): string {
	const text = useDashboardText()
	if (browser === null && system === null) return text('devices.unknown')
	if (system === null) return text(`browser.${browser ?? 'other'}`)
	return text('devices.on', {
		browser: text(`browser.${browser ?? 'other'}`),
		system: text(`system.${system}`),
	})
}
