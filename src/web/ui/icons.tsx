import { drawnIcon } from './drawn-icon.tsx'

// Our own drawings of the signs that everybody knows; together they weigh less than the parts of a library.

const circle = 'M21 12a9 9 0 1 1-18 0 9 9 0 0 1 18 0z'

export const ArrowDownWide = drawnIcon('M7 4v15M3.5 15.5 7 19l3.5-3.5M12 5.5h9M12 11h6.5M12 16.5h4')
export const ArrowUp = drawnIcon('M12 19.5v-15M6 10.5l6-6 6 6')
export const Bell = drawnIcon('M18 16V11a6 6 0 0 0-12 0v5l-1.5 2.5h15zM10 21.5h4')
export const BellRing = drawnIcon(
	'M18 16V11a6 6 0 0 0-12 0v5l-1.5 2.5h15zM10 21.5h4M4.5 3.5A8 8 0 0 0 2.5 7M19.5 3.5a8 8 0 0 1 2 3.5',
)
export const Check = drawnIcon('M5 12.5l4.5 4.5L19 7.5')
export const ChevronDown = drawnIcon('M6 9l6 6 6-6')
export const ChevronLeft = drawnIcon('M15 6l-6 6 6 6')
export const ChevronRight = drawnIcon('M9 6l6 6-6 6')
export const CircleQuestionMark = drawnIcon(
	`${circle}M9.3 9.5a2.7 2.7 0 1 1 4.1 2.3c-.9.5-1.4 1-1.4 2M12 17v.01`,
)
export const CircleUserRound = drawnIcon(
	`${circle}M15 10a3 3 0 1 1-6 0 3 3 0 0 1 6 0zM6.3 18.9a6 6 0 0 1 11.4 0`,
)
export const Eye = drawnIcon(
	'M2 12c2-4.3 5.7-6.8 10-6.8S20 7.7 22 12c-2 4.3-5.7 6.8-10 6.8S4 16.3 2 12zM15 12a3 3 0 1 1-6 0 3 3 0 0 1 6 0z',
)
export const EyeOff = drawnIcon(
	'M9.9 5.4c.7-.1 1.4-.2 2.1-.2 4.3 0 8 2.5 10 6.8-.6 1.3-1.4 2.5-2.3 3.4M6.4 7.2C4.5 8.3 3 9.9 2 12c2 4.3 5.7 6.8 10 6.8 2.1 0 4-.6 5.6-1.6M9.9 9.9a3 3 0 0 0 4.2 4.2M3.5 3.5l17 17',
)
export const BackArrow = drawnIcon('M20 12H4.5M10.5 6l-6 6 6 6')
export const Globe = drawnIcon(
	`${circle}M3 12h18M12 3c2.6 2.6 3.8 5.6 3.8 9s-1.2 6.4-3.8 9c-2.6-2.6-3.8-5.6-3.8-9S9.4 5.6 12 3z`,
)
export const Keyboard = drawnIcon('M3 6h18v12H3zM7 10v.01M11 10v.01M15 10v.01M7 14v.01M17 14v.01M10 14h4')
export const ListFilter = drawnIcon('M4 7h16M7 12h10M10 17h4')
export const LogOut = drawnIcon('M9 20H6a2 2 0 0 1-2-2V6a2 2 0 0 1 2-2h3M15.5 16.5L20 12l-4.5-4.5M20 12H9.5')
export const Moon = drawnIcon('M20 14.2A8.5 8.5 0 1 1 9.8 4a7.5 7.5 0 0 0 10.2 10.2z')
export const Pause = drawnIcon('M7 5h3v14H7zM14 5h3v14h-3z')
export const Play = drawnIcon('M7 4.5v15L19.5 12z')
export const RowsComfortable = drawnIcon('M4 4h16v16H4zM4 12h16')
export const RowsCompact = drawnIcon('M4 4h16v16H4zM4 8h16M4 12h16M4 16h16')
export const Search = drawnIcon('M18 11a7 7 0 1 1-14 0 7 7 0 0 1 14 0zM21 21l-5-5')
export const SearchX = drawnIcon(
	'M18 11a7 7 0 1 1-14 0 7 7 0 0 1 14 0zM21 21l-5-5M8.8 8.8l4.4 4.4M13.2 8.8l-4.4 4.4',
)
export const Sun = drawnIcon(
	'M16 12a4 4 0 1 1-8 0 4 4 0 0 1 8 0zM12 2.5V4M12 20v1.5M2.5 12H4M20 12h1.5M5.3 5.3l1 1M17.7 17.7l1 1M18.7 5.3l-1 1M6.3 17.7l-1 1',
)
export const TriangleAlert = drawnIcon('M12 3.5 2.5 20h19zM12 10v4.5M12 17.2v.01')
export const X = drawnIcon('M6 6l12 12M18 6L6 18')
