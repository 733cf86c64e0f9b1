import { formatVersion } from './manifest.ts'

// A backup is one file: a first line with the format, each table as COPY text in its own zstd stream, the manifest as
// JSON, and a last line of fixed length with the position and the checksum of the manifest. A truncated file has no
// last line.

export const firstLine = `zagros-backup ${formatVersion}\n`
export const firstLinePattern = /^zagros-backup (\d{1,6})\n/

const lastLinePattern = /^zagros-backup-end ([0-9a-f]{16}) ([0-9a-f]{64})\n$/

export const lastLine = (manifestOffset: number, sha256: string): string =>
	`zagros-backup-end ${manifestOffset.toString(16).padStart(16, '0')} ${sha256}\n`

export const lastLineLength = lastLine(0, '0'.repeat(64)).length

export function readLastLine(text: string): { manifestOffset: number; sha256: string } | undefined {
	const [, offset = '', sha256 = ''] = lastLinePattern.exec(text) ?? []
	const manifestOffset = Number.parseInt(offset, 16)
	return Number.isSafeInteger(manifestOffset) ? { manifestOffset, sha256 } : undefined
}
