import { openDatabase } from '#store/database/open-database.ts'

/** The database of a product that runs on sample news in this folder, for changes that no reader can make. */
export async function openProductDatabase(dataDir: string) {
	const log = { info: () => {}, warn: () => {} }
	const opened = await openDatabase({ dataDir, sample: true, applicationName: 'journey', log })
	if (!opened.ok) throw new Error(opened.failure.message)
	return opened.value
}
