import { defaultLocale, type UiLocale } from '#domain/locale.ts'
import { type LocalisedName, pathPattern } from './route-names.ts'

/** The routes whose whole content is text that an editor writes. */
export const informationPages = [
	'about',
	'contact',
	'advertise',
	'help',
	'policy',
	'terms',
] as const satisfies readonly LocalisedName[]
export type InformationPage = (typeof informationPages)[number]

/** The part of the address that names the page, which is also the name of its content file. */
export const informationSlug = (page: InformationPage): string =>
	pathPattern(`${defaultLocale}-${page}`).split('/').at(2) ?? page

/** The information page at a path of the given language. */
export const informationPageAt = (path: string, locale: UiLocale): InformationPage | undefined =>
	informationPages.find((page) => new RegExp(`^/${locale}/${informationSlug(page)}/?$`).test(path))
