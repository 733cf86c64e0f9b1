import { type ComponentType, useState } from 'react'
import { useText } from '#web/layout/use-locale.ts'
import { loadModule } from '#web/load-module.ts'
import { Icon } from '#web/ui/icon.tsx'
import { useMessage } from '#web/ui/message-bar.tsx'
import { hintOnHover } from '#web/ui/title-on-hover.ts'
import type { Home } from './use-home.ts'
import './toolbar-button.css'

type Sheet = ComponentType<{ home: Home; open: boolean; onClose: () => void }>

/** The settings of the list: the sheet is loaded when it is first opened. */
export function SettingsButton({ home }: { home: Home }) {
	const text = useText()
	const say = useMessage()
	const [loaded, setLoaded] = useState<{ Sheet: Sheet }>()
	const [open, setOpen] = useState(false)
	const show = async (): Promise<void> => {
		try {
			const { SettingsSheet } = await loadModule(() => import('./settings-sheet.tsx'))
			setLoaded({ Sheet: SettingsSheet })
			setOpen(true)
		} catch {
			say('error', text('settings.failed'), { label: text('news.retry'), run: () => void show() })
		}
	}
	return (
		<>
			<button
				type="button"
				className="toolbar-button needs-script"
				aria-haspopup="dialog"
				aria-label={text('settings.title')}
				{...hintOnHover(text('settings.title'))}
				onClick={() => void show()}
			>
				<Icon name="settings" />
			</button>
			{loaded && <loaded.Sheet home={home} open={open} onClose={() => setOpen(false)} />}
		</>
	)
}
