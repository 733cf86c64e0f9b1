import { z } from 'zod'
import { briefingSettings } from './settings.ts'

export const botSettings = briefingSettings.extend({ chat: z.int() })
