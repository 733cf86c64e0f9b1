import { Outlet } from 'react-router'
import { fa } from '#text/fa.ts'
import { register } from './text-registry.ts'

register('fa', fa)

/** Around the screens whose address says that they are in Persian. */
export default function PersianLayout() {
	return <Outlet />
}
