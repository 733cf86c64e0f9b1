import { spawn, spawnSync } from 'node:child_process'
import { beforeAll, expect, test } from 'vitest'
import { limitClasses } from '#api/limits/limit-classes.ts'
import { programLimits } from '#domain/limits.ts'
import { addNews } from '#store/news/news-writer.ts'
import { activeUser } from '#test/accounts.ts'
import { testApi } from '#test/api-app.ts'
import { makeDraft } from '#test/news-drafts.ts'
import { developerExamples, embedAddress, keyPlace } from './examples.ts'

const api = await testApi()
const address = await api.app.listen({ port: 0, host: '127.0.0.1' })
const user = await activeUser(api)
const made = await user.browser.send('POST', '/v1/user/keys/', { name: 'examples' }, user.as)
const { key } = (made.body as { data: { key: string } }).data
const addItem = (name: string) =>
	addNews(
		api.db,
		2030,
		[
			makeDraft(name, {
				...{ title: `Bitcoin ${name}`, url: `https://wire.example/${name}` },
				...{ coins: ['BTC'], publishedAt: new Date() },
			}),
		],
		new Date(),
	)
beforeAll(() => addItem('first'))

const has = (program: string) => spawnSync(program, ['--version']).status === 0

/** Starts an example as a reader would who pastes it, with their key. */
function start(program: string, code: string) {
	const text = code.replaceAll(keyPlace, key)
	const child =
		program === 'curl'
			? // In place of the shell, so that it ends when it is told to.
				spawn('sh', ['-c', `exec ${text}`])
			: program === 'node'
				? spawn(process.execPath, ['--input-type=module', '-e', text])
				: spawn(program, ['-c', text])
	const result = { output: '', failure: '', code: undefined as number | null | undefined }
	child.stdout.on('data', (chunk) => (result.output += String(chunk)))
	child.stderr.on('data', (chunk) => (result.failure += String(chunk)))
	child.on('close', (code) => (result.code = code))
	return { result, child }
}

test('every example of a list prints headlines', async () => {
	const lists = developerExamples(address).filter(({ id }) => id === 'filter' || id.startsWith('posts'))
	// A machine may lack one of the programs; node is always there.
	const runnable = lists.flatMap(({ program, code }) =>
		program === 'node' || (program !== undefined && has(program)) ? [{ program, code }] : [],
	)
	expect(runnable.map(({ program }) => program)).toContain('node')
	for (const { program, code } of runnable) {
		const { result } = start(program, code)
		await expect.poll(() => result.code, { timeout: 30_000, message: code }).toBe(0)
		expect(result.output, `${code}\n${result.failure}`).toContain('Bitcoin first')
	}
})

test('every example of a stream prints what comes', async () => {
	for (const { program, code, id } of developerExamples(address).filter(({ id }) =>
		id.startsWith('stream'),
	)) {
		if (program === undefined || (program !== 'node' && !has(program))) continue
		// The example waits for stories of three outlets; one is enough here.
		const { result, child } = start(program, code.replace('min_outlets=3', 'min_outlets=1'))
		await expect.poll(() => api.services.stream.size(), { timeout: 30_000 }).toBe(1)
		await addItem(id)
		await expect.poll(() => result.output, { timeout: 10_000 }).toContain(`Bitcoin ${id}`)
		child.kill()
		await expect.poll(() => api.services.stream.size()).toBe(0)
	}
})

test('the settings of an agent name the address of the tools', () => {
	const agent = developerExamples('https://news.example').find(({ id }) => id === 'agent')
	expect(JSON.parse(agent?.code ?? '')).toMatchObject({
		mcpServers: { zagros: { url: 'https://news.example/mcp' } },
	})
})

test('an embed is addressed by what was chosen', async () => {
	const usual = { lang: 'fa', coins: '', count: '10', theme: 'auto' }
	expect(embedAddress('https://news.example', usual)).toBe('https://news.example/embed/fa')
	const chosen = embedAddress('', { ...usual, coins: ' BTC ', count: '5', theme: 'dark' })
	expect(chosen).toBe('/embed/fa?coins=BTC&count=5&theme=dark')
	expect((await api.app.inject(chosen)).statusCode).toBe(200)
})

test('the limits that the page states are those that hold', () => {
	expect(limitClasses.reads.address[0].max).toBe(programLimits.ofAddress)
})
