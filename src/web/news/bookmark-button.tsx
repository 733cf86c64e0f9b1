import type { ComponentProps } from 'react'
import { useText } from '#web/layout/use-locale.ts'
import { IconButton } from '#web/ui/icon-button.tsx'
import { Bookmark } from '#web/ui/icons.tsx'
import './bookmark-button.css'

type Props = Omit<ComponentProps<typeof IconButton>, 'name'> & { kept: boolean; size: number }

export function BookmarkButton({ kept, size, ...button }: Props) {
	const text = useText()
	return (
		<IconButton name={text('account.bookmark')} aria-pressed={kept} className="bookmark-button" {...button}>
			<Bookmark size={size} />
		</IconButton>
	)
}
