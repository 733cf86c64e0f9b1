import type pg from 'pg'
import { errorCode } from '#store/database/database-problem.ts'
import { newClient } from '#store/database/new-client.ts'
import { protectAdminRole } from './admin-password.ts'
import type { ServerFolder } from './folder.ts'
import { adminLogin, adminRole, applicationRole } from './login.ts'

/**
 * Creates the application's role and makes it the owner of every database with its content: earlier versions ran as the
 * superuser, who owns what they created.
 */
export async function prepareApplicationRole(folder: ServerFolder): Promise<void> {
	const databases = await asAdmin(folder, 'postgres', async (admin) => {
		await protectAdminRole(admin, folder)
		const role = await admin.query('select from pg_roles where rolname = $1', [applicationRole])
		if (role.rowCount === 0) await admin.query(`create role ${applicationRole} login`)
		const found = await admin.query<{ name: string; owner: string }>(
			`select datname as name, datdba::regrole::text as owner from pg_database
			where not datistemplate and datname <> 'postgres'`,
		)
		for (const { name, owner } of found.rows) {
			if (owner !== adminRole) continue
			await admin.query(`alter database ${admin.escapeIdentifier(name)} owner to ${applicationRole}`)
		}
		return found.rows
	})
	for (const { name } of databases) await asAdmin(folder, name, (admin) => admin.query(handOver))
}

/** Makes a database of the application's role unless it is there. */
export async function ensureOwnedDatabase(folder: ServerFolder, name: string): Promise<void> {
	await asAdmin(folder, 'postgres', async (admin) => {
		const found = await admin.query('select from pg_database where datname = $1', [name])
		if (found.rowCount) return
		// template0, because template1 may not be copied while anyone is connected to it.
		const database = admin.escapeIdentifier(name)
		await admin
			.query(`create database ${database} template template0 owner ${applicationRole}`)
			.catch(ignoreTaken)
	})
}

/** Another process was faster: the name is taken, or being taken. */
function ignoreTaken(error: unknown): void {
	if (!['42P04', '23505'].includes(errorCode(error) ?? '')) throw error
}

async function asAdmin<Value>(
	folder: ServerFolder,
	database: string,
	act: (admin: pg.Client) => Promise<Value>,
): Promise<Value> {
	const admin = newClient(adminLogin(folder, database))
	await admin.connect()
	try {
		return await act(admin)
	} finally {
		await admin.end()
	}
}

/** What belongs to an extension stays its own; the sequence of a column goes with its table. */
const handOver = `
do $$
declare
	thing record;
begin
	for thing in
		select 1 as place, format('schema %I', nspname) as name from pg_namespace
		where nspowner = '${adminRole}'::regrole and nspname !~ '^pg_' and nspname <> 'information_schema'
		union all
		select 2, format('%s %s', case relkind when 'S' then 'sequence' when 'v' then 'view' when 'm' then 'materialized view' else 'table' end,
			pg_class.oid::regclass)
		from pg_class join pg_namespace on pg_namespace.oid = relnamespace
		where relowner = '${adminRole}'::regrole and relkind in ('r', 'p', 'v', 'm', 'S')
			and nspname !~ '^pg_' and nspname <> 'information_schema' and not exists (
				select from pg_depend where classid = 'pg_class'::regclass and objid = pg_class.oid
					and (deptype = 'e' or relkind = 'S' and deptype in ('a', 'i'))
			)
		union all
		select 3, format('routine %s', pg_proc.oid::regprocedure)
		from pg_proc join pg_namespace on pg_namespace.oid = pronamespace
		where proowner = '${adminRole}'::regrole and nspname !~ '^pg_' and nspname <> 'information_schema' and not exists (
			select from pg_depend where classid = 'pg_proc'::regclass and objid = pg_proc.oid and deptype = 'e'
		)
		union all
		select 4, format('type %s', pg_type.oid::regtype)
		from pg_type join pg_namespace on pg_namespace.oid = typnamespace
		where typowner = '${adminRole}'::regrole and typtype in ('e', 'd', 'r')
			and nspname !~ '^pg_' and nspname <> 'information_schema' and not exists (
				select from pg_depend where classid = 'pg_type'::regclass and objid = pg_type.oid and deptype = 'e'
			)
		order by place
	loop
		execute format('alter %s owner to ${applicationRole}', thing.name);
	end loop;
end
$$`
