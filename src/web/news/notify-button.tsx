import { useText } from '#web/layout/use-locale.ts'
import { Icon } from '#web/ui/icon.tsx'
import { useMessage } from '#web/ui/message-bar.tsx'
import { notifications, useNotifications } from './notifications.ts'

/** Turns desktop notifications for new items on and off. */
export function NotifyButton() {
	const text = useText()
	const say = useMessage()
	const on = useNotifications()
	const name = text(on ? 'notify.turnOff' : 'notify.turnOn')
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
		<button
			type="button"
			className="toolbar-button needs-script"
			aria-pressed={on}
			aria-label={name}
			title={name}
			onClick={toggle}
		>
			{/* It shows what is, its name says what a press does. */}
			<Icon name={on ? 'bell-ring' : 'bell'} />
		</button>
	)
}
