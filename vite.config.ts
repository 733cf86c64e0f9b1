import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig } from 'vite'

export default defineConfig({
	plugins: [tailwindcss(), reactRouter()],
	build: {
		// A picture or font inlined as data: would break caching, and fonts the policy.
		assetsInlineLimit: 0,
	},
})
