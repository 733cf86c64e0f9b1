import type { Config } from '@react-router/dev/config'

export default {
	appDirectory: 'src/web',
	// The program builds aside and moves the build into place; see src/main/pages/web-build.ts.
	buildDirectory: process.env.BUILD_DIRECTORY ?? 'build/by-hand',
	ssr: true,
	// The whole route table is small; asking the server for parts of it would cost requests.
	routeDiscovery: { mode: 'initial' },
	// A loader in a file of its own would be a few bytes and a request more.
	splitRouteModules: false,
} satisfies Config
