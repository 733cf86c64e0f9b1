/**
 * A process that opens a database and holds it: `node database-holder.ts '{"dataDir":…}'`. It prints one line with
 * the result, then responds to each line on its input (`count`, `add`, `close`) until the input ends.
 */
import { createInterface } from 'node:readline'
import { openDatabase } from '#store/database/open-database.ts'
import { sql } from '#store/sql.ts'

const options = JSON.parse(process.argv[2] ?? '{}')
const say = (response: object) => process.stdout.write(`${JSON.stringify(response)}\n`)
const lines: string[] = []
const log = { info: (line: string) => lines.push(line), warn: (line: string) => lines.push(line) }

const opened = await openDatabase({ sample: false, applicationName: 'holder', log, ...options })
if (!opened.ok) {
	say({ problem: opened.failure })
	process.exit(1)
}
const { db, close, description } = opened.value
const who = await sql<{ started: Date }>`select pg_postmaster_start_time() as started`.execute(db)
say({ started: who.rows[0]?.started, description, log: lines })

for await (const line of createInterface({ input: process.stdin })) {
	if (line === 'close') break
	try {
		if (line === 'add') await sql`insert into setting values (gen_random_uuid()::text, 'x')`.execute(db)
		const response = await sql<{ total: number }>`select count(*)::int as total from setting`.execute(db)
		say({ total: response.rows[0]?.total })
	} catch (error) {
		say({ error: String(error) })
	}
}
await close()
say({ closed: true })
