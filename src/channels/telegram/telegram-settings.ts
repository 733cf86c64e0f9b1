import { z } from 'zod'
import { briefingSettings } from '#channels/settings.ts'

export const telegramSettings = briefingSettings.extend({ chat: z.int() })
