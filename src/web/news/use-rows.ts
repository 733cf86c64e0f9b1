import { useCallback, useMemo, useState } from 'react'
import type { VoteCounter } from '#domain/vote.ts'
import type { ListItem } from './home-data.ts'
import { countView } from './report-link.tsx'
import type { RowProps } from './row-props.ts'
import { useBookmarks } from './use-bookmarks.ts'
import { useVotes } from './use-votes.ts'

type Counts = Partial<Pick<ListItem, VoteCounter>>

/** The rows of a list outside the home pages, with the reader's own votes and saves. */
export function useRows<Item extends ListItem>(loaded: readonly Item[]): readonly RowProps<Item>[] {
	const [changes, setChanges] = useState<ReadonlyMap<number, Counts>>(new Map())
	const [opened, setOpened] = useState<ReadonlySet<number>>(new Set())
	const items = useMemo(() => loaded.map((item) => ({ ...item, ...changes.get(item.id) })), [loaded, changes])
	const change = useCallback(
		(id: number, counts: Counts) => setChanges((now) => new Map(now).set(id, { ...now.get(id), ...counts })),
		[],
	)
	const { items: voted, own, vote } = useVotes(items, loaded, change)
	const { saved, toggle } = useBookmarks()
	const open = useCallback(({ id }: { id: number }) => {
		setOpened((now) => new Set([...now, id]))
		countView(id)
	}, [])
	return voted.map((item) => ({
		...{ item, own: own[item.id], saved: saved.has(item.id), isRead: opened.has(item.id) },
		...{ onVote: vote, onKeep: toggle, onOpen: open },
	}))
}
