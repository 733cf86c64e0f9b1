import { isColumnTitle } from './column-title.ts'
import type { NewsItem } from './news-item.ts'

/** Among the first five stories a coin has two at most, so that one busy coin does not fill the front. */
const spreadOver = 5
const mostOfOneCoin = 2

type Ranked = Pick<NewsItem, 'coins' | 'title'> & { story: Pick<NewsItem['story'], 'size'> }

/** The stories of the front by their rank; columns, and stories whose coins have had their share, come after the first few. */
export function chooseFrontStories<Story extends Ranked>(
	ranked: readonly Story[],
	most: number,
	/** A story that must not be the lead. */
	isPaid: (story: Story) => boolean = () => false,
): Story[] {
	const chosen = spread(ranked).slice(0, most)
	const unpaid = chosen.filter((story) => !isPaid(story))
	// In a quiet hour a single vote would lift a single report to the top.
	const lead = unpaid.find(({ story }) => story.size > 1) ?? unpaid[0]
	return lead === undefined ? [] : [lead, ...chosen.filter((story) => story !== lead)]
}

function spread<Story extends Ranked>(ranked: readonly Story[]): Story[] {
	const first: Story[] = []
	const rest: Story[] = []
	const stories = new Map<number, number>()
	for (const story of ranked) {
		const isCrowded = story.coins.some(({ id }) => (stories.get(id) ?? 0) >= mostOfOneCoin)
		if (first.length >= spreadOver || isCrowded || isColumnTitle(story.title)) {
			rest.push(story)
			continue
		}
		first.push(story)
		for (const { id } of story.coins) stories.set(id, (stories.get(id) ?? 0) + 1)
	}
	// If all other stories are about the same coin, the front is shorter instead.
	return first.length < spreadOver ? first : [...first, ...rest]
}
