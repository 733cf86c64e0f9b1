import { tagsEn } from '#text/tags-en.ts'
import { register } from '#web/words/text-registry.ts'

register('en', tagsEn)
