/** A source as the catalogue's file has it, whether or not it is as it should be. */
export type SourceRecord = Record<string, unknown>

/** What is wrong with a record. The field is empty where the whole of it is meant. */
export type RecordFault = { field: string; message: string }

export const describeFaults = (faults: readonly RecordFault[]): string =>
	faults.map(({ field, message }) => (field === '' ? message : `${field}: ${message}`)).join('; ')
