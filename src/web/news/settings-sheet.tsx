import { useState } from 'react'
import { useRouteLoaderData } from 'react-router'
import { dashboardPath } from '#contract/dashboard-path.ts'
import type { RowHeight } from '#contract/page-preferences.ts'
import { createStore, useStore } from '#web/create-store.ts'
import { SiteLink } from '#web/layout/site-link.tsx'
import { chooseTheme, useShownTheme } from '#web/layout/theme-switch.tsx'
import { useText } from '#web/layout/use-locale.ts'
import { rememberForServer } from '#web/local-storage.ts'
import { chooseToman, useInToman } from '#web/prices/toman-choice.ts'
import type { loader } from '#web/root.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { useMessage } from '#web/ui/message-bar.tsx'
import { notifications, useNotifications } from './notifications.ts'
import { choosePictures, usePictures } from './picture-choice.ts'
import { shortcutsOpen } from './shortcuts.tsx'
import type { Home } from './use-home.ts'
import './settings-sheet.css'

/** The row height is an attribute of the document, which the style sheet reads. */
const rowHeight = createStore(undefined)
const shownHeight = (): RowHeight =>
	document.documentElement.dataset.rowHeight === 'compact' ? 'compact' : 'comfortable'

function chooseHeight(height: RowHeight): void {
	document.documentElement.dataset.rowHeight = height
	rememberForServer('row_height', height)
	rowHeight.notify()
}

type Props = { home: Home; open: boolean; onClose: () => void }

/** Under its button on a wide screen, at the bottom edge of a phone. */
export function SettingsSheet({ home, open, onClose }: Props) {
	const text = useText()
	const chosen = useRouteLoaderData<typeof loader>('root')?.rowHeight ?? 'comfortable'
	const height = useStore(rowHeight, chosen, shownHeight)
	const theme = useShownTheme(undefined)
	const inToman = useInToman()
	const pictures = usePictures()
	const [grouped, setGrouped] = useState(home.data.grouped)
	/** The list is loaded again, from its first page. */
	const group = (wanted: boolean) => {
		setGrouped(wanted)
		rememberForServer('grouped', String(wanted))
		home.go({}, { replace: true })
	}
	return (
		<Dialog
			open={open}
			onClose={onClose}
			title={text('settings.title')}
			className="dialog-sheet dialog-bottom"
		>
			<div className="settings">
				<Choice
					name={text('grouped.heading')}
					options={[
						[text('grouped.label'), grouped, () => group(true)],
						[text('grouped.none'), !grouped, () => group(false)],
					]}
				/>
				<Choice
					name={text('rows.label')}
					options={(['comfortable', 'compact'] as const).map((one) => [
						text(`rows.${one}`),
						one === height,
						() => chooseHeight(one),
					])}
				/>
				<Choice
					name={text('settings.theme')}
					options={(['light', 'dark'] as const).map((one) => [
						text(`settings.${one}`),
						one === theme,
						() => chooseTheme(one),
					])}
				/>
				{home.data.prices?.toman && (
					<Choice
						name={text('settings.prices')}
						options={[
							[text('settings.dollar'), !inToman, () => chooseToman(false)],
							[text('prices.toman'), inToman, () => chooseToman(true)],
						]}
					/>
				)}
				{pictures === 'saving' ? (
					<fieldset>
						<legend>{text('settings.pictures')}</legend>
						<p className="small-text quiet-text">{text('settings.savesData')}</p>
					</fieldset>
				) : (
					<Choice
						name={text('settings.pictures')}
						options={[
							[text('settings.show'), pictures === 'shown', () => choosePictures(true)],
							[text('settings.hide'), pictures === 'hidden', () => choosePictures(false)],
						]}
					/>
				)}
				<Notifications />
				<button
					type="button"
					className="settings-keys"
					onClick={() => {
						onClose()
						shortcutsOpen.set(true)
					}}
				>
					<Icon name="keyboard" />
					{text('keys.title')}
					<kbd>?</kbd>
				</button>
			</div>
		</Dialog>
	)
}

type Option = [name: string, isChosen: boolean, choose: () => void]

const Choice = ({ name, options }: { name: string; options: Option[] }) => (
	<fieldset>
		<legend>{name}</legend>
		<div>
			{options.map(([label, isChosen, choose]) => (
				<label key={label}>
					<input type="radio" name={name} checked={isChosen} onChange={choose} />
					{label}
				</label>
			))}
		</div>
	</fieldset>
)

/** Desktop notifications for new items, while the page is open. */
function Notifications() {
	const text = useText()
	const say = useMessage()
	const on = useNotifications()
	const toggle = async () => {
		if (on) {
			notifications.turnOff()
			say('plain', text('notify.off'))
			return
		}
		const outcome = await notifications.turnOn()
		if (outcome === 'on') say('success', text('notify.on'))
		else say('warning', text(outcome === 'unsupported' ? 'notify.unsupported' : 'notify.denied'))
	}
	return (
		<fieldset>
			<legend>{text('notify.heading')}</legend>
			<label className="settings-switch">
				<span>
					{text('notify.turnOn')}
					<small>{text('notify.while')}</small>
				</span>
				<input type="checkbox" checked={on} onChange={() => void toggle()} />
			</label>
			<SiteLink to={dashboardPath('following')} className="inline-link target-link">
				{text('settings.channels')}
			</SiteLink>
		</fieldset>
	)
}
