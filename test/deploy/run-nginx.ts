import { execFile, spawn } from 'node:child_process'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { findProgram } from '#test/faults/proxy.ts'

const run = promisify(execFile)

type Ports = { https: number; http: number; webs: readonly [number, number] }

/** Adapts a file of `deploy/` to the nginx of this machine: only ports, folders and the certificate are changed. */
export async function openNginx(folder: string, name: string, { https, http, webs }: Ports) {
	const program = findProgram('nginx')
	if (program === undefined) return undefined
	await mkdir(folder, { recursive: true })
	const [key, certificate] = [join(folder, 'key.pem'), join(folder, 'cert.pem')]
	const subject = ['-subj', '/CN=news.example', '-keyout', key, '-out', certificate]
	await run('openssl', ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '2', ...subject])
	const shipped = await readFile(join('deploy', name), 'utf8')
	const own = shipped
		.replace(/listen \[::\]:\d+[^;]*;/g, '')
		.replace(/listen 443\b/, `listen 127.0.0.1:${https}`)
		.replace(/listen (?:80|8080);/, `listen 127.0.0.1:${http};`)
		.replace(/\/etc\/letsencrypt\S+fullchain\.pem/, certificate)
		.replace(/\/etc\/letsencrypt\S+privkey\.pem/, key)
		.replace('/var/cache/nginx/zagros', join(folder, 'cache'))
		.replace(/(?:127\.0\.0\.1:3000|web-1:3000)/, `127.0.0.1:${webs[0]}`)
		.replace(/(?:127\.0\.0\.1:3001|web-2:3000)/, `127.0.0.1:${webs[1]}`)
		// Debian's nginx is older than 1.27, which added `resolve`.
		.replaceAll(' resolve max_fails', ' max_fails')
	const config = join(folder, 'nginx.conf')
	const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
		(kind) => `${kind}_temp_path ${folder};`,
	)
	await writeFile(
		config,
		`daemon off; master_process off; error_log ${folder}/error.log; pid ${folder}/nginx.pid;
		${process.getuid?.() === 0 ? 'user root;' : ''}
		events {} http { access_log off; ${temporary.join(' ')}
		${own} }`,
	)
	const options = ['-p', folder, '-c', config]
	await run(program, ['-t', ...options])
	return {
		start: () => {
			const child = spawn(program, options, { stdio: 'inherit' })
			return () => void child.kill('SIGKILL')
		},
	}
}
