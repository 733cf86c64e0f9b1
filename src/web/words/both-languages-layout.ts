import { accountEn } from '#text/en/account.ts'
import { offlineEn } from '#text/en/offline.ts'
import { en } from '#text/en/site.ts'
import { accountFa } from '#text/fa/account.ts'
import { offlineFa } from '#text/fa/offline.ts'
import { fa } from '#text/fa/site.ts'
import { register } from './text-registry.ts'

/** Around the screens that have one address for both languages, the accounts'; the visitor decides which is shown. */
register('en', { ...en, ...offlineEn, ...accountEn })
register('fa', { ...fa, ...offlineFa, ...accountFa })
