/** Where the units in deploy/ read their settings from. */
export const serviceFile = '/etc/zagros.env'

const assignment = /^\s*([A-Za-z_]\w*)\s*=\s*(.*?)\s*$/
const piece = /"((?:[^"\\]|\\.)*)"|'([^']*)'|\\(.)|[^"'\\]+/g

/** Reads a file of settings as systemd reads an EnvironmentFile=: nothing is expanded, and `#` begins a comment only at the start of a line. */
export function readEnvironmentFile(text: string): Record<string, string> {
	const settings: Record<string, string> = {}
	for (const line of text.replace(/\\\r?\n/g, '').split(/\r?\n/)) {
		const [, name, value = ''] = assignment.exec(line) ?? []
		if (name !== undefined) settings[name] = unquote(value)
	}
	return settings
}

const unquote = (value: string): string =>
	value.replace(piece, (plain, double?: string, single?: string, escaped?: string) =>
		double === undefined ? (single ?? escaped ?? plain) : double.replace(/\\(["\\`$])/g, '$1'),
	)
