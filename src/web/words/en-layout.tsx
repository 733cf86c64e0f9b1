import { Outlet } from 'react-router'
import { en } from '#text/en.ts'
import { register } from './text-registry.ts'

register('en', en)

/** Around the screens whose address says that they are in English. */
export default function EnglishLayout() {
	return <Outlet />
}
