import { useText } from '#web/layout/use-locale.ts'
import { cardIcons } from './card-icons.tsx'

/** Keeps an item in the reader's own list. */
export function BookmarkButton({ kept, onPress }: { kept: boolean; onPress: () => void }) {
	const name = useText()('account.bookmark')
	return (
		<button
			type="button"
			aria-pressed={kept}
			title={name}
			className={`news-act news-act-small ${kept ? 'mine-kept' : ''}`}
			onClick={onPress}
		>
			{cardIcons.keep}
			<span className="max-sm:sr-only">{name}</span>
		</button>
	)
}
