import Check from 'lucide-react/icons/check'
import Globe from 'lucide-react/icons/globe'
import { type Locale, locales } from '#domain/locale.ts'
import { rememberForServer } from '#web/client-memory.ts'
import { Menu } from '#web/ui/menu.tsx'
import { usePathIn } from './current-route.ts'
import { useLocale, useText } from './use-locale.ts'

/** A new language is a new document: direction, fonts and every sentence change at once. */
export function LanguageMenu() {
	const text = useText()
	const current = useLocale()
	const pathIn = usePathIn()
	const choose = (locale: Locale) => {
		rememberForServer('service_lang', locale)
		location.assign(pathIn(locale))
	}
	return (
		<Menu label={text('header.language')} icon={<Globe size={19} aria-hidden="true" />}>
			{locales.map((locale) => (
				<button
					key={locale}
					type="button"
					role="menuitemradio"
					aria-checked={locale === current}
					tabIndex={-1}
					lang={locale}
					onClick={() => choose(locale)}
					className="flex min-h-target w-full items-center gap-3 rounded-lg px-3 text-start hover:bg-surface-2"
				>
					<span className="flex-1">{text(`language.${locale}`)}</span>
					{locale === current && <Check size={16} aria-hidden="true" />}
				</button>
			))}
		</Menu>
	)
}
