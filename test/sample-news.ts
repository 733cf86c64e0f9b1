/** The moment of the sample news in every run: the beginning of an hour, when every sample source responds. */
const moment = Date.parse('2026-03-10T09:00:00Z')

/** Every run has the same headlines at the same age, unless `npm run test:chance` chose others. */
export const sampleNews = {
	SAMPLE_SEED: process.env.SAMPLE_SEED ?? 'zagros',
	SAMPLE_DELAY_MS: process.env.SAMPLE_DELAY_MS ?? String(Date.now() - moment),
}
