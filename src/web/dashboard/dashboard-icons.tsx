import { svgIcon } from '#web/ui/svg-icon.tsx'

const lens = 'M18 11a7 7 0 1 1-14 0 7 7 0 0 1 14 0zM21 21l-5-5'

export const Braces = svgIcon(
	'M9 4H8a2.5 2.5 0 0 0-2.5 2.5v3A2.5 2.5 0 0 1 3.5 12a2.5 2.5 0 0 1 2 2.5v3A2.5 2.5 0 0 0 8 20h1M15 4h1a2.5 2.5 0 0 1 2.5 2.5v3a2.5 2.5 0 0 0 2 2.5 2.5 2.5 0 0 0-2 2.5v3A2.5 2.5 0 0 1 16 20h-1',
)
export const Camera = svgIcon(
	'M3 8.5A1.5 1.5 0 0 1 4.5 7H8l1.5-2.5h5L16 7h3.5A1.5 1.5 0 0 1 21 8.5v9a1.5 1.5 0 0 1-1.5 1.5h-15A1.5 1.5 0 0 1 3 17.5zM15.5 13a3.5 3.5 0 1 1-7 0 3.5 3.5 0 0 1 7 0z',
)
export const Crop = svgIcon('M7 2v14a1 1 0 0 0 1 1h14M2 7h14a1 1 0 0 1 1 1v14')
export const Database = svgIcon(
	'M20 6c0 1.7-3.6 3-8 3S4 7.7 4 6s3.6-3 8-3 8 1.3 8 3zM4 6v12c0 1.7 3.6 3 8 3s8-1.3 8-3V6M4 12c0 1.7 3.6 3 8 3s8-1.3 8-3',
)
export const Download = svgIcon(
	'M12 3.5V15M7.5 11l4.5 4.5L16.5 11M4 17.5V19a2 2 0 0 0 2 2h12a2 2 0 0 0 2-2v-1.5',
)
export const ImageUp = svgIcon(
	'M13 4H6a2 2 0 0 0-2 2v12a2 2 0 0 0 2 2h12a2 2 0 0 0 2-2v-6M4 16.5L8.5 12l8 8M18.5 8.5v-6M15.8 5.2l2.7-2.7 2.7 2.7',
)
export const KeyRound = svgIcon('M12 16a4 4 0 1 1-8 0 4 4 0 0 1 8 0zM10.9 13.1L20 4M15.5 8.5l3 3')
export const RotateCcw = svgIcon('M4 12a8 8 0 1 0 2.6-5.9L4 8.5M4 3.5v5h5')
export const RotateCw = svgIcon('M20 12a8 8 0 1 1-2.6-5.9L20 8.5M20 3.5v5h-5')
export const Rss = svgIcon('M5 12a7 7 0 0 1 7 7M5 5a14 14 0 0 1 14 14M6 18.5h.01')
export const Shield = svgIcon(
	'M12 3l7.5 3v5.5c0 4.6-3.1 7.9-7.5 9.5-4.4-1.6-7.5-4.9-7.5-9.5V6zM9 12l2.2 2.2L15.5 10',
)
export const Trash = svgIcon(
	'M4 7h16M9.5 7V5a1 1 0 0 1 1-1h3a1 1 0 0 1 1 1v2M6 7l.9 12.1a1 1 0 0 0 1 .9h8.2a1 1 0 0 0 1-.9L18 7',
)
export const Undo2 = svgIcon('M9 14L4 9l5-5M4 9h10.5a5.5 5.5 0 0 1 0 11H11')
export const UserRound = svgIcon('M16 8a4 4 0 1 1-8 0 4 4 0 0 1 8 0zM4.5 20.5a7.5 7.5 0 0 1 15 0')
export const ZoomIn = svgIcon(`${lens}M8 11h6M11 8v6`)
export const ZoomOut = svgIcon(`${lens}M8 11h6`)
