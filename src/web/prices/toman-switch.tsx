import { useText } from '#web/layout/use-locale.ts'
import { chooseToman, useInToman } from './toman-choice.ts'
import './toman-switch.css'

/** Whether prices are shown in toman. */
export function TomanSwitch() {
	const text = useText()
	const inToman = useInToman()
	return (
		<button
			type="button"
			className="toman-switch thumb needs-script"
			aria-pressed={inToman}
			aria-label={text('prices.inToman')}
			title={text('prices.inToman')}
			onClick={() => chooseToman(!inToman)}
		>
			{text('prices.toman')}
		</button>
	)
}
