import { titleDirectionOnPage } from '#domain/title-direction.ts'
import { useText } from '#web/layout/use-locale.ts'
import type { ListItem } from './home-data.ts'
import '#web/ui/pop-over.css'
import './edited-mark.css'

/** Shows that the source has changed its headline, with the old one. */
export function EditedMark({ item: { edited, source } }: { item: ListItem }) {
	const text = useText()
	if (edited === null) return null
	const { count, before } = edited
	return (
		<details className="row-edited">
			<summary>
				<span className="edited-word">{text('card.edited')}</span>
			</summary>
			<p className="pop-over">
				<small>{count === 1 ? text('card.earlier') : text('card.changedOften', { count })}</small>
				<bdi dir={titleDirectionOnPage(before, source.locale)} lang={source.locale}>
					{before}
				</bdi>
			</p>
		</details>
	)
}
