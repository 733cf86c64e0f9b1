import { svgIcon } from './svg-icon.tsx'

// Our own drawings, which together are smaller than the parts of a library. Those of every home page are in icon.css.

export const ArrowUp = svgIcon('M12 19.5v-15M6 10.5l6-6 6 6')
const bookmark = 'M6 3h12a1 1 0 0 1 1 1v17l-7-4-7 4V4a1 1 0 0 1 1-1z'
export const Bookmark = svgIcon(bookmark)
export const Check = svgIcon('M5 12.5l4.5 4.5L19 7.5')
export const CircleUserRound = svgIcon(
	'M21 12a9 9 0 1 1-18 0 9 9 0 0 1 18 0zM15 10a3 3 0 1 1-6 0 3 3 0 0 1 6 0zM6.3 18.9a6 6 0 0 1 11.4 0',
)
export const Eye = svgIcon(
	'M2 12c2-4.3 5.7-6.8 10-6.8S20 7.7 22 12c-2 4.3-5.7 6.8-10 6.8S4 16.3 2 12zM15 12a3 3 0 1 1-6 0 3 3 0 0 1 6 0z',
)
export const EyeOff = svgIcon(
	'M9.9 5.4c.7-.1 1.4-.2 2.1-.2 4.3 0 8 2.5 10 6.8-.6 1.3-1.4 2.5-2.3 3.4M6.4 7.2C4.5 8.3 3 9.9 2 12c2 4.3 5.7 6.8 10 6.8 2.1 0 4-.6 5.6-1.6M9.9 9.9a3 3 0 0 0 4.2 4.2M3.5 3.5l17 17',
)
export const LogOut = svgIcon('M9 20H6a2 2 0 0 1-2-2V6a2 2 0 0 1 2-2h3M15.5 16.5L20 12l-4.5-4.5M20 12H9.5')
export const SearchX = svgIcon(
	'M18 11a7 7 0 1 1-14 0 7 7 0 0 1 14 0zM21 21l-5-5M8.8 8.8l4.4 4.4M13.2 8.8l-4.4 4.4',
)
export const Share = svgIcon(
	'M21 5a3 3 0 1 1-6 0 3 3 0 0 1 6 0zM9 12a3 3 0 1 1-6 0 3 3 0 0 1 6 0zM21 19a3 3 0 1 1-6 0 3 3 0 0 1 6 0zM8.6 13.5l6.8 4M15.4 6.5l-6.8 4',
)
export const Flag = svgIcon('M5 21V4h13l-3.5 4.5L18 13H5')
export const ArrowDownFilled = svgIcon('M12 18 5 6h14z')
export const ArrowUpFilled = svgIcon('M12 6l7 12H5z')
export const TriangleAlert = svgIcon('M12 3.5 2.5 20h19zM12 10v4.5M12 17.2v.01')
export const X = svgIcon('M6 6l12 12M18 6L6 18')
