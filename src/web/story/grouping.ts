import { cookie } from '#web/local-storage.ts'

/** Whether this browser wants the reports of a story in one row; who has chosen nothing does. */
export const isGrouped = (): boolean => cookie('grouped') !== 'false'
