import { register } from '#text/page-texts.ts'
import { offline } from './offline.ts'
import { site } from './site.ts'

/** The route around every page of this language: it brings the texts, and shows nothing of its own. */
register('fa', { ...site, ...offline })
