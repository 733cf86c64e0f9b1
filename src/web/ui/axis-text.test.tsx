import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import type { UiLocale } from '#domain/locale.ts'
import { LocaleContext } from '#web/layout/use-locale.ts'
import { AxisText } from './axis-text.tsx'

const drawn = (locale: UiLocale, edge: 'left' | 'right') =>
	renderToStaticMarkup(
		<LocaleContext value={locale}>
			<AxisText x={0} y={0} edge={edge}>
				{locale}
			</AxisText>
		</LocaleContext>,
	)

test('words of an axis read as their language does, and stay on the same side of their place', () => {
	expect(drawn('en', 'left')).toBe('<text direction="ltr" text-anchor="start" x="0" y="0">en</text>')
	expect(drawn('fa', 'left')).toBe('<text direction="rtl" text-anchor="end" x="0" y="0">fa</text>')
	expect(drawn('fa', 'right')).toContain('text-anchor="start"')
})
