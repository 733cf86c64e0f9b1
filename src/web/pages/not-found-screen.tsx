import { data } from 'react-router'

/** Any unknown URL ends here, as a 404 that the root shows. */
export function loader(): never {
	throw data(null, { status: 404 })
}

export default function NotFoundScreen() {
	return null
}
