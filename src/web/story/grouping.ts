import { cookie } from '#web/local-storage.ts'

/** Whether this browser groups the reports of a story; the default is yes. */
export const isGrouped = (): boolean => cookie('grouped') !== 'false'
