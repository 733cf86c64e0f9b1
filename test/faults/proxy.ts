import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { freePort } from '#main/wiring/free-port.ts'

/** The proxy before the web processes; it is killed and started like them. */
export type FrontProxy = {
	name: string
	url: string
	start: () => Promise<void>
	stop: (signal: NodeJS.Signals) => Promise<void>
}

export const findProgram = (name: string): string | undefined => {
	try {
		return execFileSync('sh', ['-c', `PATH="$PATH:/usr/sbin:/usr/local/sbin"; command -v ${name}`])
			.toString()
			.trim()
	} catch {
		return undefined
	}
}

/** nginx as in `deploy/nginx.conf`, without TLS and on ports of our own. */
const nginxConfig = (folder: string, port: number, backends: readonly number[]) => `
	daemon off; master_process off; error_log ${folder}/error.log; pid ${folder}/nginx.pid; worker_processes 1;
	${process.getuid?.() === 0 ? 'user root;' : ''}
	events { worker_connections 512; }
	http {
		access_log off;
		client_body_temp_path ${folder}; proxy_temp_path ${folder}; fastcgi_temp_path ${folder};
		uwsgi_temp_path ${folder}; scgi_temp_path ${folder};
		upstream zagros {
			least_conn;
			${backends.map((backend) => `server 127.0.0.1:${backend} max_fails=2 fail_timeout=1s;`).join('\n')}
			keepalive 64;
			keepalive_timeout 5s;
		}
		server {
			listen 127.0.0.1:${port};
			location / {
				proxy_pass http://zagros;
				proxy_http_version 1.1;
				proxy_set_header Connection "";
				proxy_set_header Host $host;
				proxy_set_header X-Forwarded-For $remote_addr;
				proxy_set_header X-Forwarded-Proto $scheme;
				proxy_next_upstream error timeout;
				proxy_connect_timeout 1s;
				proxy_next_upstream_tries 3;
				proxy_read_timeout 30s;
			}
		}
	}`

export async function makeProxy(
	kind: 'nginx' | 'node',
	folder: string,
	backends: readonly number[],
): Promise<FrontProxy> {
	await mkdir(folder, { recursive: true })
	const port = await freePort('127.0.0.1')
	const url = `http://127.0.0.1:${port}`
	const config = join(folder, 'nginx.conf')
	await writeFile(config, nginxConfig(folder, port, backends))
	const [command, args]: [string, string[]] =
		kind === 'nginx'
			? [findProgram('nginx') ?? 'nginx', ['-p', folder, '-c', config]]
			: [
					process.execPath,
					[fileURLToPath(new URL('./node-proxy.ts', import.meta.url)), String(port), ...backends.map(String)],
				]
	let child: ChildProcess | undefined
	return {
		name: kind,
		url,
		start: async () => {
			child = spawn(command, args, { stdio: 'inherit' })
			// The processes behind it may still be starting, which a busy machine is slow at.
			for (let tries = 0; tries < 2_400; tries += 1) {
				if (
					await fetch(`${url}/healthz`).then(
						(response) => response.ok,
						() => false,
					)
				)
					return
				await sleep(50)
			}
			throw new Error(`the proxy (${kind}) does not respond`)
		},
		stop: async (signal) => {
			const running = child
			if (running === undefined || running.exitCode !== null || running.signalCode !== null) return
			const ended = new Promise((resolve) => running.once('exit', resolve))
			running.kill(signal)
			await ended
		},
	}
}
