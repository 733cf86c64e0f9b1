import { useText } from '#web/layout/use-locale.ts'
import { rememberForServer } from '#web/local-storage.ts'
import { clearLists } from '#web/news/cached-lists.ts'
import type { Home } from '#web/news/use-home.ts'
import { Icon } from '#web/ui/icon.tsx'
import { hintOnHover } from '#web/ui/title-on-hover.ts'

/** Whether the reports of a story are one row. The list is asked for anew, from its first page. */
export function GroupSwitch({ home }: { home: Home }) {
	const text = useText()
	const { grouped } = home.data
	return (
		<button
			type="button"
			className="toolbar-button needs-script"
			aria-label={text('grouped.label')}
			{...hintOnHover(text('grouped.label'))}
			aria-pressed={grouped}
			onClick={() => {
				rememberForServer('grouped', String(!grouped))
				clearLists()
				home.go({}, { replace: true })
			}}
		>
			<Icon name="group" />
		</button>
	)
}
