import { InstallHint } from './install-hint.tsx'
import { OfflineLine } from './offline-line.tsx'

export const lateParts = { OfflineLine, InstallHint }
