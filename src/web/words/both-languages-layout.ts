import { accountEn } from '#text/account-en.ts'
import { accountFa } from '#text/account-fa.ts'
import { en } from '#text/en.ts'
import { fa } from '#text/fa.ts'
import { offlineEn } from '#text/offline-en.ts'
import { offlineFa } from '#text/offline-fa.ts'
import { register } from './text-registry.ts'

/** Around the screens that have one address for both languages, the accounts'; the visitor decides which is shown. */
register('en', { ...en, ...offlineEn, ...accountEn })
register('fa', { ...fa, ...offlineFa, ...accountFa })
