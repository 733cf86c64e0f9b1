import { isIP } from 'node:net'

/** Whether the text is an address or a CIDR range; "0.0.0.0/0" is one too, and the operator's own doing. */
export function isAddressRange(text: string): boolean {
	const [address = '', bits, ...rest] = text.split('/')
	const version = isIP(address)
	if (version === 0 || rest.length > 0) return false
	if (bits === undefined) return true
	return /^\d{1,3}$/.test(bits) && Number(bits) <= (version === 4 ? 32 : 128)
}
