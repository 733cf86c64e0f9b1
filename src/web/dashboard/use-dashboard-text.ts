import { inEachUiLocale } from '#domain/locale.ts'
import { type TranslateDashboard, translateDashboard } from '#text/translate-dashboard.ts'
import { useLocale } from '#web/layout/use-locale.ts'

const translations = inEachUiLocale(translateDashboard)

export const useDashboardText = (): TranslateDashboard => translations[useLocale()]
