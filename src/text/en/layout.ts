import { register } from '#text/page-texts.ts'
import { offline } from './offline.ts'
import { site } from './site.ts'

/** The parent route of every page in this language: it registers the texts and renders nothing itself. */
register('en', { ...site, ...offline })
