import { execFile } from 'node:child_process'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { promisify } from 'node:util'
import { freePort } from '#main/wiring/free-port.ts'
import { makePrimary, makeReplica } from '#test/faults/postgres-server.ts'
import { findProgram } from '#test/faults/proxy.ts'
import { startProduct } from '#test/product.ts'

/** Samples of one scrape, by name and labels. */
type Scrape = Readonly<Record<string, string>>

const folderOfRules = 'deploy/monitoring'

/** Longer than the longest `for`. */
const minutes = 240

const scrapeOf = (body: string): Scrape => ({
	up: '1',
	...Object.fromEntries(
		body
			.split('\n')
			.map((line) => /^((?:zagros|process)_\S+) ([\d.e+-]+)$/.exec(line) ?? [])
			.filter(([line]) => line !== undefined)
			.map(([, series, value]) => [series, value]),
	),
})

/** What Prometheus would have stored: every sample once a minute. `1+2x3` in a value grows. */
const asSeries = (scrape: Scrape) =>
	Object.entries(scrape).map(([series, value]) => {
		const [, name, labels] = /^(\w+)(?:\{(.*)\})?$/.exec(series) ?? []
		const all = [labels, 'job="zagros"', 'instance="web-1"'].filter(Boolean).join()
		return { series: `${name}{${all}}`, values: value.includes('x') ? value : `${value}+0x${minutes}` }
	})

const growing = `0+60x${minutes}`

/** What each rule is for, on top of a scrape without faults. */
const faults: Readonly<Record<string, Scrape>> = {
	ZagrosDown: { up: '0' },
	ZagrosReadOnly: { zagros_primary_answers: '0' },
	ZagrosWritesFail: { zagros_primary_takes_writes: '0' },
	ZagrosNoWorker: { zagros_workers_alive: '0' },
	ZagrosNoNews: { zagros_last_read_timestamp_seconds: '0' },
	ZagrosErrors: { 'zagros_http_answers_total{route="/en",status="500"}': growing },
	ZagrosSlow: {
		'zagros_http_answer_seconds_bucket{le="1",route="/slow"}': '0',
		'zagros_http_answer_seconds_bucket{le="5",route="/slow"}': growing,
		'zagros_http_answer_seconds_bucket{le="+Inf",route="/slow"}': growing,
	},
	ZagrosPoolWaiting: { zagros_pool_waiting: '3' },
	ZagrosBackupOld: { zagros_backup_age_seconds: '140000' },
	ZagrosBackupNotCopied: { zagros_backup_not_copied: '1' },
	ZagrosRestoreDrillOld: { zagros_restore_drill_age_seconds: '900000' },
	ZagrosJobQueueClosed: { zagros_job_queue_open: '0' },
	ZagrosJobsFail: { zagros_jobs_failed: `0+1x${minutes}` },
	ZagrosMailWaits: { zagros_mail_unsent: '21' },
	ZagrosSourcesFail: { zagros_sources_total: '60', zagros_sources_answering: '40' },
	ZagrosVotesSetAside: { zagros_votes_quarantined: '51' },
	ZagrosLimitsNotShared: { zagros_limits_shared: '0' },
}

const evalTime = `${minutes - 5}m`

const testOf = (
	name: string,
	scrape: Scrape,
	fires: readonly string[],
	expressions: readonly string[] = [],
) => ({
	name,
	interval: '1m',
	input_series: asSeries(scrape),
	promql_expr_test: [
		{
			expr: 'count by (alertname) (ALERTS{alertstate="firing"})',
			eval_time: evalTime,
			exp_samples: fires.map((alertname) => ({ labels: `{alertname="${alertname}"}`, value: 1 })),
		},
		...expressions.map((expr) => ({
			expr: `count(${expr}) > bool 0`,
			eval_time: evalTime,
			exp_samples: [{ labels: '{}', value: 1 }],
		})),
	],
})

/** Without Redis, or while every view counts, the product does not report these. */
const notAlways = /zagros_limits_shared|zagros_views_not_counted_today/

/** Every metric of a rule and every expression of the dashboard. */
async function readExpressions(): Promise<string[]> {
	const read = (name: string) => readFile(join(folderOfRules, name), 'utf8')
	const metrics = (await read('alerts.yml')).match(/\bzagros_\w+/g) ?? []
	const { panels }: { panels: { targets: { expr: string }[] }[] } = JSON.parse(await read('dashboard.json'))
	const shown = panels.flatMap(({ targets }) => targets.map(({ expr }) => expr))
	return [...new Set([...metrics, ...shown])].filter((expression) => !notAlways.test(expression))
}

type States = Readonly<Record<'well' | 'readOnly' | 'replicaOnly' | 'gone', Scrape>>

/** What the product reports in each state of its database. */
async function scrapeStates(folder: string): Promise<States> {
	const primary = await makePrimary(join(folder, 'primary'))
	const replica = await makeReplica(primary, join(folder, 'replica'), {})
	const product = await startProduct({
		...{ NEWS_MODE: 'sample', RUN_AS: '', PORT: String(await freePort('127.0.0.1')) },
		...{ DATABASE_URL: primary.url, DATABASE_READ_URLS: replica.url, DATA_DIR: join(folder, 'data') },
	})
	const scrape = async () => scrapeOf(await (await fetch(`${product.url}/metrics`)).text())
	const once = async (what: string, isSo: (scrape: Scrape) => boolean) => {
		for (let tries = 0; tries < 240; tries += 1) {
			const now = await scrape()
			if (isSo(now)) return now
			await sleep(500)
		}
		throw new Error(`the product does not report that ${what}`)
	}
	try {
		await once('the job queue is open', (now) => now.zagros_job_queue_open === '1')
		await once(
			'all sources respond',
			(now) =>
				now.zagros_sources_total !== undefined && now.zagros_sources_answering === now.zagros_sources_total,
		)
		const well = await once('the primary takes writes', (now) => now.zagros_primary_takes_writes === '1')
		await primary.query('alter system set default_transaction_read_only = on')
		await primary.query('select pg_reload_conf()')
		const readOnly = await once('writes are refused', (now) => now.zagros_primary_takes_writes === '0')
		await primary.stop('SIGKILL')
		const replicaOnly = await once(
			'only the replica responds',
			(now) => now.zagros_primary_answers === '0' && now.zagros_workers_alive !== undefined,
		)
		await replica.stop('SIGKILL')
		const gone = await once('nothing can be read', (now) => now.zagros_workers_alive === undefined)
		return { well, readOnly, replicaOnly, gone }
	} finally {
		await product.stop('SIGKILL')
		await replica.stop('SIGKILL')
		await primary.stop('SIGKILL')
	}
}

/** Prometheus evaluates every rule and the dashboard on what the product reports in each state of its database. */
export async function checkAlerts(folder: string): Promise<string> {
	const promtool = findProgram('promtool')
	if (promtool === undefined) return 'not checked: there is no promtool'
	await mkdir(folder, { recursive: true })
	const { well, readOnly, replicaOnly, gone } = await scrapeStates(folder)
	const expressions = await readExpressions()
	const tests = [
		testOf('well', well, [], expressions),
		testOf('read-only', readOnly, ['ZagrosWritesFail'], expressions),
		testOf('with a replica only', replicaOnly, ['ZagrosReadOnly'], expressions),
		testOf('without a database', gone, ['ZagrosReadOnly']),
		...Object.entries(faults).map(([alert, fault]) => testOf(alert, { ...well, ...fault }, [alert])),
	]
	const file = join(folder, 'alerts.test.json')
	await writeFile(file, JSON.stringify({ rule_files: [resolve(folderOfRules, 'alerts.yml')], tests }))
	await promisify(execFile)(promtool, ['test', 'rules', file])
	return `${tests.length} states, each with exactly its alert; ${expressions.length} expressions with values, on a replica too`
}
