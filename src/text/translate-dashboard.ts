import type { UiLocale } from '#domain/locale.ts'
import { type DashboardKey, dashboardEn } from '#text/en/dashboard.ts'
import { dashboardFa } from '#text/fa/dashboard.ts'
import { fillIn } from './sentence.ts'

const texts: Record<UiLocale, Record<DashboardKey, string>> = { en: dashboardEn, fa: dashboardFa }

export type TranslateDashboard = (key: DashboardKey, values?: Record<string, string | number>) => string

/** The dashboard's own sentences. */
export const translateDashboard =
	(locale: UiLocale): TranslateDashboard =>
	(key, values) =>
		fillIn(texts[locale][key], values, locale)
