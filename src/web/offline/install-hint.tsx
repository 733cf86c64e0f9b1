import { useEffect, useState } from 'react'
import { useText } from '#web/layout/use-locale.ts'
import { recall, remember, tabStorage } from '#web/local-storage.ts'
import './install-hint.css'

type InstallPrompt = Event & { prompt: () => Promise<unknown> }

const told = 'told'

/** A visit is the life of a tab. A first visitor sees no hint. */
function isSecondVisit(): boolean {
	const visits = recall('install_hint') ?? '0'
	if (visits === told) return false
	if (tabStorage.recall('visit') === undefined) {
		tabStorage.remember('visit', 'counted')
		remember('install_hint', String(Number(visits) + 1))
	}
	return Number(recall('install_hint')) === 2
}

/** The phones on which a page can be installed, and is not yet. */
function systemToInstallOn(): 'ios' | 'android' | undefined {
	if (matchMedia('(display-mode: standalone)').matches) return undefined
	const { userAgent, maxTouchPoints } = navigator
	// A tablet claims to be a Macintosh, but no Macintosh has a touch screen.
	if (/iPhone|iPad/.test(userAgent) || (/Macintosh/.test(userAgent) && maxTouchPoints > 1)) return 'ios'
	return userAgent.includes('Android') ? 'android' : undefined
}

/** Tells a returning reader once, at the end of the page, that the product can be installed. */
export function InstallHint() {
	const text = useText()
	const [system, setSystem] = useState<'ios' | 'android'>()
	const [offer, setOffer] = useState<InstallPrompt>()
	useEffect(() => {
		if (isSecondVisit()) setSystem(systemToInstallOn())
		const onOffer = (event: Event) => setOffer(event as InstallPrompt)
		window.addEventListener('beforeinstallprompt', onOffer)
		return () => window.removeEventListener('beforeinstallprompt', onOffer)
	}, [])
	if (system === undefined) return null
	const close = () => {
		remember('install_hint', told)
		setSystem(undefined)
	}
	return (
		<aside aria-label={text('install.title')} className="wrap install-hint">
			<div className="card">
				<h2>{text('install.title')}</h2>
				<p>{text('install.lead')}</p>
				{offer === undefined && <p>{text(`install.${system}`)}</p>}
				<p>
					{offer !== undefined && (
						<button
							type="button"
							className="primary-button"
							onClick={() => {
								void offer.prompt()
								close()
							}}
						>
							{text('install.press')}
						</button>
					)}
					<button type="button" className="quiet-button" onClick={close}>
						{text('install.close')}
					</button>
				</p>
			</div>
		</aside>
	)
}
