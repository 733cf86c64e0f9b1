import { Outlet } from 'react-router'
import { accountEn } from '#text/account-en.ts'
import { accountFa } from '#text/account-fa.ts'
import { en } from '#text/en.ts'
import { fa } from '#text/fa.ts'
import { learn } from './text-registry.ts'

learn('en', { ...en, ...accountEn })
learn('fa', { ...fa, ...accountFa })

/** Around the screens that have one address for both languages, the accounts'; the visitor decides which is shown. */
export default function EitherScreen() {
	return <Outlet />
}
