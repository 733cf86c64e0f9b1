import { tagsFa } from '#text/fa/tags.ts'
import { register } from '#web/words/text-registry.ts'

register('fa', tagsFa)
