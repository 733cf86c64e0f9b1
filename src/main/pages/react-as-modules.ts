import type { Plugin } from 'vite'

/** Files of React. */
export const react = /[\\/]node_modules[\\/](react|react-dom|scheduler)[\\/]/

/**
 * What React can do and no screen of ours asks of it: moving between views by itself, activities, states of form actions, files asked
 * for ahead, the path of components in an error. Its own code refers to all of it, so none would fall out. See docs/decisions/0052.
 */
const unusedOfReact = {
	exports: [
		...['Activity', 'ViewTransition', 'addTransitionType', 'useActionState', 'useFormState'],
		...['preconnect', 'prefetchDNS', 'preinit', 'preinitModule', 'preload', 'preloadModule'],
	],
	/** Of react-dom-client: they do nothing unless one of the above is used. */
	functions: [
		...['startViewTransition', 'commitEnterViewTransitions', 'commitExitViewTransitions'],
		...['commitNestedViewTransitions', 'trackEnterViewTransitions', 'applyViewTransitionToHostInstances'],
		...['restoreEnterOrExitViewTransitions', 'restoreNestedViewTransitions'],
		...['restoreViewTransitionOnHostInstances', 'createViewTransitionInstance', 'flushAfterMutationEffects'],
		...['updateActivityComponent', 'updateSuspenseListComponent'],
		...['mountActionState', 'updateActionState', 'rerenderActionState'],
		...['preconnect', 'prefetchDNS', 'preload', 'preloadModule'],
		...['preinitScript', 'preinitStyle', 'preinitModuleScript'],
		'getStackByFiberInDevAndProd',
	],
}

const withoutBody = (code: string, name: string): string => {
	const emptied = code.replace(new RegExp(`^function ${name}\\(.*?^\\}$`, 'ms'), `function ${name}() {}`)
	if (emptied === code) throw new Error(`React has no ${name} now`)
	return emptied
}

/**
 * React is published as scripts that fill an object with everything it has. As modules, what nobody asks for falls out of
 * the build, and what is asked for is called by a letter of its own.
 */
export const reactAsModules: Plugin = {
	name: 'react-as-modules',
	apply: 'build',
	applyToEnvironment: ({ name }) => name === 'client',
	transform: {
		filter: { id: react },
		handler: (code, id) => {
			const [, production] = /require\('(\.\/cjs\/[\w.-]+\.production\.js)'\)/.exec(code) ?? []
			if (production !== undefined) return { code: `export * from '${production}'`, map: null }
			const names = new Set<string>()
			const used = id.includes('react-dom-client') ? unusedOfReact.functions.reduce(withoutBody, code) : code
			const body = used
				.replace(/^var (?:\w+ = require\("[\w-]+"\)[,;]\s*)+/m, (list) =>
					list.replace(/(?:var )?(\w+) = require\(("[\w-]+")\)[,;]/g, 'import * as $1 from $2;'),
				)
				.replace(/^exports\.(\w+) =/gm, (_, name: string) => {
					const declares = names.has(name) ? '' : 'var '
					names.add(name)
					return `${declares}own_${name} =`
				})
				.replaceAll(/\bexports\.(\w+)/g, 'own_$1')
			if (names.size === 0 || /\brequire\(|\bexports\b/.test(body))
				throw new Error('React is written otherwise now')
			const own = [...names]
				.filter((name) => !unusedOfReact.exports.includes(name))
				.map((name) => `own_${name} as ${name}`)
			return { code: `${body}\nexport { ${own.join(', ')} }`, map: null }
		},
	},
}
