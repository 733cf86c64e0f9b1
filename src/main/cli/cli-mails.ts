import { overviewActs } from '#operator/acts/overview-acts.ts'
import { actLine, subjectCommand } from './subject-command.ts'

const mailsCommand = subjectCommand({
	name: 'mails',
	help: [
		'Usage: zagros mails retry [--json]',
		'',
		'The wait grows with each failed attempt to send an email. retry sends all waiting ones now.',
		'',
		'  --json   one JSON document',
	],
	lines: {
		retry: actLine({
			act: overviewActs['send-mails'],
			words: [],
			input: () => ({}),
			say: (emails) => `emails that are tried now: ${emails}`,
			json: (emails) => ({ emails }),
		}),
	},
})

export const commands = { mails: mailsCommand }
