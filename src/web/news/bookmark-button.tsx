import { Bookmark } from 'lucide-react'
import { useText } from '#web/layout/use-locale.ts'

/** Keeps an item in the reader's own list. */
export function BookmarkButton({ kept, onPress }: { kept: boolean; onPress: () => void }) {
	const name = useText()('account.bookmark')
	return (
		<button
			type="button"
			aria-pressed={kept}
			title={name}
			className={`news-act news-keep ${kept ? 'mine-kept' : ''}`}
			onClick={onPress}
		>
			<Bookmark size={17} aria-hidden="true" />
			<span className="max-sm:sr-only">{name}</span>
		</button>
	)
}
