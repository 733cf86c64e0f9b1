const drawn = (path: string) => (
	<svg viewBox="0 0 24 24" className="card-icon" aria-hidden="true">
		<path d={path} />
	</svg>
)

/**
 * The icons of a card. Sixty of them are on a page, so each is one path, drawn once for all cards and dressed by the style
 * sheet: a component apiece made them a third of the page's markup and of the time it takes to come alive.
 */
export const cardIcons = {
	bullish: drawn('M16 7h6v6M22 7l-8.5 8.5-5-5L2 17'),
	bearish: drawn('M16 17h6v-6M22 17l-8.5-8.5-5 5L2 7'),
	important: drawn('M12 2.6l2.9 5.9 6.5 1-4.7 4.6 1.1 6.5L12 17.5l-5.8 3.1 1.1-6.5L2.6 9.5l6.5-1z'),
	views: drawn(
		'M2 12c2-4.3 5.7-6.8 10-6.8S20 7.7 22 12c-2 4.3-5.7 6.8-10 6.8S4 16.3 2 12zM15 12a3 3 0 1 1-6 0 3 3 0 0 1 6 0z',
	),
	share: drawn(
		'M21 5a3 3 0 1 1-6 0 3 3 0 0 1 6 0zM9 12a3 3 0 1 1-6 0 3 3 0 0 1 6 0zM21 19a3 3 0 1 1-6 0 3 3 0 0 1 6 0zM8.6 13.5l6.8 4M15.4 6.5l-6.8 4',
	),
	keep: drawn('M6 3h12a1 1 0 0 1 1 1v17l-7-4-7 4V4a1 1 0 0 1 1-1z'),
}
