import { variables } from './config-variables.ts'

/** The text of .env.example; a test holds the file to it. */
export const envExample = (): string =>
	[
		'# Every variable Zagros reads, with its default. Copy the lines you change into the environment of the',
		'# process (or a file for `node --env-file`); all of them may be left out.',
		...variables.map(({ name, fallback, expected, meaning }) =>
			[
				'',
				`# ${meaning} Expected: ${expected}.`,
				`${fallback === undefined ? '# ' : ''}${name}=${fallback ?? ''}`,
			].join('\n'),
		),
		'',
	].join('\n')
