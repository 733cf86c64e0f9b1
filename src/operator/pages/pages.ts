import type { DeskPage } from '#operator/shell/desk-page.ts'
import { logPage } from './log-page.ts'
import { tagsPage } from './tags-page.ts'

/** The pages of the desk, in the order of its menu; the first is where an operator comes in. A new one is added here. */
export const deskPages: readonly DeskPage[] = [tagsPage, logPage]
