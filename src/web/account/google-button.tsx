import { useLocale, useText } from '#web/layout/use-locale.ts'
import { useMessage } from '#web/ui/message-bar.tsx'
import { storeLandingPath } from './stored-landing-path.ts'
import './google-button.css'

type Props = {
	/** Whether the operator has configured it. */
	isSetUp: boolean
	/** The page after the sign-in. */
	landing: string
}

export function GoogleButton({ isSetUp, landing }: Props) {
	const text = useText()
	const locale = useLocale()
	const say = useMessage()
	if (isSetUp)
		return (
			// A full navigation, because it leads through the issuer's own pages.
			<a
				href={`/v1/user/auth/google/start/?lang=${locale}`}
				className="quiet-button wide-button"
				onClick={() => storeLandingPath(landing)}
			>
				<GoogleMark />
				{text('account.google.button')}
			</a>
		)
	return (
		<div className="google-missing">
			<button
				type="button"
				aria-describedby="google-off"
				className="quiet-button wide-button"
				onClick={() => say('warning', text('account.google.off'))}
			>
				<GoogleMark />
				{text('account.google.button')}
			</button>
			<p id="google-off" className="small-text faint-text">
				{text('account.google.off')}
			</p>
		</div>
	)
}

/** In one colour, like the rest of the card; the label names Google. */
function GoogleMark() {
	return (
		<svg viewBox="0 0 24 24" className="google-mark" aria-hidden="true" focusable="false">
			<path
				d="M20.8 10.4H12v3.5h5.1c-.5 2.3-2.4 3.6-5.1 3.6a5.5 5.5 0 1 1 3.6-9.7l2.6-2.6A9.2 9.2 0 1 0 21 12c0-.5 0-1.1-.2-1.6z"
				fill="currentColor"
			/>
		</svg>
	)
}
