/** The setting that holds what is known of this place's backups. */
export const backupRecordSetting = 'backup_record'
