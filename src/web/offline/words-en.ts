import { offlineEn } from '#text/offline-en.ts'
import { register } from '#web/words/text-registry.ts'

register('en', offlineEn)
