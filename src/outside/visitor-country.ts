import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { type Response as MmdbRecord, Reader } from 'mmdb-lib'
import { z } from 'zod'

const record = z.object({ country_code: z.string().regex(/^[A-Z]{2}$/) })

type CountryOf = (address: string) => string | null

/** Looks an address up in a table that ships with the program, so that no third party learns about a visitor. */
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
			// The text is not an IP address, as behind a misconfigured proxy.
			return null
		}
	}
}
