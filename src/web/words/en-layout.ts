import { offlineEn } from '#text/en/offline.ts'
import { en } from '#text/en/site.ts'
import { register } from './text-registry.ts'

/** Around the screens whose address says that they are in English: it shows nothing of its own. */
register('en', { ...en, ...offlineEn })
