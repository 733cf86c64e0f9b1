import { Outlet } from 'react-router'
import { accountEn } from '#text/account-en.ts'
import { accountFa } from '#text/account-fa.ts'
import { en } from '#text/en.ts'
import { fa } from '#text/fa.ts'
import { register } from './text-registry.ts'

register('en', { ...en, ...accountEn })
register('fa', { ...fa, ...accountFa })

/** Around the screens that have one address for both languages, the accounts'; the visitor decides which is shown. */
export default function BothLanguagesLayout() {
	return <Outlet />
}
