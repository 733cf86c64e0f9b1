/** A source as in the catalogue's file, not yet validated. */
export type SourceRecord = Record<string, unknown>

/** A problem of a record, or of a campaign. The field is empty if it concerns the whole. */
export type RecordFault = { field: string; message: string }

export const describeFaults = (faults: readonly RecordFault[]): string =>
	faults.map(({ field, message }) => (field === '' ? message : `${field}: ${message}`)).join('; ')
