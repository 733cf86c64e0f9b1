/** The home screen renders everything; its child routes only determine the list by their URL. */
export default function HomeChild() {
	return null
}
