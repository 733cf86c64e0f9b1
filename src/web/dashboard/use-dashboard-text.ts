import type { Locale } from '#domain/locale.ts'
import { type TranslateDashboard, translateDashboard } from '#text/translate-dashboard.ts'
import { useLocale } from '#web/layout/use-locale.ts'

const translations: Record<Locale, TranslateDashboard> = {
	fa: translateDashboard('fa'),
	en: translateDashboard('en'),
}

export const useDashboardText = (): TranslateDashboard => translations[useLocale()]
