/** The signs of a row and of the toolbar, each one path on a field of 24 by 24; our own drawings. */
const paths = {
	bullish: 'M15 7h6.5v6.5M21.5 7 13.5 15l-4.5-4.5L2.5 17',
	bearish: 'M15 17h6.5v-6.5M21.5 17 13.5 9 9 13.5 2.5 7',
	important: 'M12 3l2.8 5.7 6.2.9-4.5 4.4 1.1 6.2L12 17.3l-5.6 2.9 1.1-6.2L3 9.6l6.2-.9z',
	share:
		'M20.5 5.5a2.5 2.5 0 1 1-5 0 2.5 2.5 0 0 1 5 0zM8.5 12a2.5 2.5 0 1 1-5 0 2.5 2.5 0 0 1 5 0zM20.5 18.5a2.5 2.5 0 1 1-5 0 2.5 2.5 0 0 1 5 0zM8.2 10.7l7.6-4M8.2 13.3l7.6 4',
	keep: 'M6.5 3.5h11a1 1 0 0 1 1 1v16l-6.5-4-6.5 4v-16a1 1 0 0 1 1-1z',
	more: 'M5 12v.01M12 12v.01M19 12v.01',
	views:
		'M2.5 12C4.5 8 8 5.5 12 5.5S19.5 8 21.5 12c-2 4-5.5 6.5-9.5 6.5S4.5 16 2.5 12zM14.8 12a2.8 2.8 0 1 1-5.6 0 2.8 2.8 0 0 1 5.6 0z',
	edited: 'M4 20l1-4.5L16 4.5l3.5 3.5L8.5 19zM13.5 7l3.5 3.5',
}
type SignName = keyof typeof paths

/**
 * Drawn once for the whole page and pointed at from there: seventy of them stand on a page, and written out each they were
 * a fifth of it.
 */
export const SignSheet = () => (
	<svg className="sign-sheet" aria-hidden="true">
		{Object.entries(paths).map(([name, path]) => (
			<symbol key={name} id={`sign-${name}`} viewBox="0 0 24 24">
				<path d={path} />
			</symbol>
		))}
	</svg>
)

/** Made once each: a row only points at them. What they stand in has a name, and their looks come from there too. */
export const signs = Object.fromEntries(
	Object.keys(paths).map((name) => [
		name,
		// biome-ignore lint/a11y/noSvgWithoutTitle: the button or the words around it say what it means.
		<svg key={name}>
			<use href={`#sign-${name}`} />
		</svg>,
	]),
) as Record<SignName, React.ReactNode>
