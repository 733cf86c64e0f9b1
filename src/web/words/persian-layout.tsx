import { Outlet } from 'react-router'
import { fa } from '#text/fa.ts'
import { learn } from './text-registry.ts'

learn('fa', fa)

/** Around the screens whose address says that they are in Persian. */
export default function PersianScreen() {
	return <Outlet />
}
