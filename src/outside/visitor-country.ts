import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { type Response as MmdbRecord, Reader } from 'mmdb-lib'
import { z } from 'zod'

const record = z.object({ country_code: z.string().regex(/^[A-Z]{2}$/) })

type CountryOf = (address: string) => string | null

/** Looks an address up in a table that ships with the program: no third party learns of a visitor. */
export async function openCountryTable(): Promise<CountryOf> {
	const file = fileURLToPath(
		import.meta.resolve('@ip-location-db/geo-whois-asn-country-mmdb/geo-whois-asn-country.mmdb'),
	)
	const reader = new Reader<MmdbRecord>(await readFile(file))
	return (address) => {
		try {
			const found = record.safeParse(reader.get(address))
			return found.success ? found.data.country_code : null
		} catch {
			// Not an address at all, as behind an odd proxy: then the country is unknown.
			return null
		}
	}
}
