/** The moment whose sample news every run tells: the beginning of an hour, when every source of the sample responds. */
const moment = Date.parse('2026-03-10T09:00:00Z')

/** The same headlines at the same distances from now in every run, unless `npm run test:chance` chose others. */
export const sampleNews = {
	SAMPLE_SEED: process.env.SAMPLE_SEED ?? 'zagros',
	SAMPLE_DELAY_MS: process.env.SAMPLE_DELAY_MS ?? String(Date.now() - moment),
}
