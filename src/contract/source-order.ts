/** What the page of all sources can be ordered by, in the order of its columns. */
export const sourceOrders = ['name', 'first', 'lag', 'news', 'edited'] as const
type SourceOrderKey = (typeof sourceOrders)[number]
export type SourceOrder = { by: SourceOrderKey; reversed: boolean }

const firstSourceOrder: SourceOrder = { by: 'first', reversed: false }

/** `?sort=lag` has the best first, `?sort=-lag` the other end. */
export function readSourceOrder(given: URLSearchParams): SourceOrder {
	const sort = given.get('sort') ?? ''
	const by = sourceOrders.find((known) => sort === known || sort === `-${known}`)
	return by === undefined ? firstSourceOrder : { by, reversed: sort.startsWith('-') }
}

export const writeSourceOrder = ({ by, reversed }: SourceOrder): string =>
	by === firstSourceOrder.by && !reversed ? '' : `?sort=${reversed ? '-' : ''}${by}`
