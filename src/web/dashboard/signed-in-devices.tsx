import { dashboardPath } from '#contract/dashboard-path.ts'
import type { DevicesResponse } from '#contract/security.ts'
import { dateOf, relativeTime } from '#text/format.ts'
import { useLogout } from '#web/account/use-logout.ts'
import { SiteLink } from '#web/layout/site-link.tsx'
import { useLocale } from '#web/layout/use-locale.ts'
import { DashboardPart } from './dashboard-part.tsx'
import { useChange } from './own-data.ts'
import { useDashboardText } from './use-dashboard-text.ts'
import './signed-in-devices.css'
import './own-list.css'

export const devicesPath = '/v1/user/sessions/'
type Devices = DevicesResponse['data']
type Device = Devices[number]

export function SignedInDevices({ devices }: { devices: Devices }) {
	const text = useDashboardText()
	const change = useChange()
	const logOutHere = useLogout()
	const logOut = (which: { id: string } | { others: true }) =>
		change('DELETE', devicesPath, which, {
			done: text('others' in which ? 'devices.othersDone' : 'devices.done'),
			failed: text('devices.notDone'),
		})
	return (
		<DashboardPart title={text('devices.title')} lead={text('devices.lead')}>
			<ul className="divided-list own-list">
				{devices.map((device) => (
					<DeviceRow
						key={device.id}
						device={device}
						onLogOut={() => void (device.current ? logOutHere() : logOut({ id: device.id }))}
					/>
				))}
			</ul>
			<p className="small-text quiet-text">
				<SiteLink to={dashboardPath('keys')} className="inline-link">
					{text('devices.keys')}
				</SiteLink>
			</p>
			{devices.length > 1 && (
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
	const name = text(`browser.${browser ?? 'other'}`)
	return system === null ? name : text('devices.on', { browser: name, system: text(`system.${system}`) })
}
