import { offlineFa } from '#text/offline-fa.ts'
import { register } from '#web/words/text-registry.ts'

register('fa', offlineFa)
