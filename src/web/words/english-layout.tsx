import { Outlet } from 'react-router'
import { en } from '#text/en.ts'
import { learn } from './text-registry.ts'

learn('en', en)

/** Around the screens whose address says that they are in English. */
export default function EnglishScreen() {
	return <Outlet />
}
