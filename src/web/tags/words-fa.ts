import { tagsFa } from '#text/tags-fa.ts'
import { register } from '#web/words/text-registry.ts'

register('fa', tagsFa)
