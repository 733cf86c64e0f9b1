import { brandName } from '#domain/brand.ts'
import { useLocale, useText } from '#web/layout/use-locale.ts'

export default function HomeScreen() {
	const text = useText()
	const locale = useLocale()
	return (
		<div className="wrap py-6">
			<title>{`${brandName[locale]} · ${text('app.tagline')}`}</title>
			<h1 className="text-xl font-bold">{text('app.tagline')}</h1>
		</div>
	)
}
