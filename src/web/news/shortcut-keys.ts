/** The keyboard shortcuts of the list; Help has the same. */
export const shortcutKeys = [
	['j', 'keys.next'],
	['k', 'keys.previous'],
	['o', 'keys.open'],
	['d', 'keys.done'],
	['s', 'account.bookmark'],
	['v', 'card.bullish'],
	['b', 'card.bearish'],
	['i', 'card.important'],
	['/', 'search.label'],
	['Ctrl+K', 'search.open'],
	['?', 'keys.help'],
	['Esc', 'filters.close'],
] as const
