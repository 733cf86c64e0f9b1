import { tagsEn } from '#text/en/tags.ts'
import { register } from '#web/words/text-registry.ts'

register('en', tagsEn)
