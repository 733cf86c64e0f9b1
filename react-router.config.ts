import { join } from 'node:path'
import type { Config } from '@react-router/dev/config'
import { compressFiles } from './src/main/pages/compress-files.ts'

export default {
	appDirectory: 'src/web',
	ssr: true,
	// The whole route table is small; asking the server for parts of it would cost requests.
	routeDiscovery: { mode: 'initial' },
	// A loader in a file of its own would be a few bytes and a request more.
	splitRouteModules: false,
	buildEnd: ({ reactRouterConfig }) => compressFiles(join(reactRouterConfig.buildDirectory, 'client')),
} satisfies Config
