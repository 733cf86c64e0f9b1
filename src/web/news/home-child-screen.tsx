/** The home screen shows everything; its children only say, by their address, what it lists. */
export default function HomeChild() {
	return null
}
