import { join } from 'node:path'
import type { Config } from '@react-router/dev/config'
import { compressFiles } from './src/main/pages/compress-files.ts'

export default {
	appDirectory: 'src/web',
	ssr: true,
	// The whole route table is small; loading parts of it on demand would cost requests.
	routeDiscovery: { mode: 'initial' },
	// A loader in a separate file would save a few bytes and cost a request.
	splitRouteModules: false,
	buildEnd: ({ reactRouterConfig }) => compressFiles(join(reactRouterConfig.buildDirectory, 'client')),
} satisfies Config
