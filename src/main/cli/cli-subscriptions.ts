import { grantedPlans } from '#domain/subscription.ts'
import { peopleActs } from '#operator/acts/people-acts.ts'
import { accountNamed } from './cli-users.ts'
import { actLine, subjectCommand } from './subject-command.ts'

export const subscriptionsCommand = subjectCommand({
	name: 'subscriptions',
	help: [
		'Usage: zagros subscriptions grant NAME PLAN [--json]',
		'',
		'Gives a user credit, beginning when the present credit ends, or now.',
		'',
		'  NAME     a username or an e-mail address',
		`  PLAN     ${grantedPlans.join(', ')}`,
		'  --json   one JSON document: {"username","plan","joined_date","exp_date"}',
	],
	lines: {
		grant: actLine({
			act: peopleActs.grant,
			words: ['NAME', 'PLAN'],
			input: async (called) => ({ account: await accountNamed(called), plan: called.words[1] }),
			say: ({ username, plan, begins, ends }) =>
				`${username}: ${plan} from ${begins.toISOString()} until ${ends.toISOString()}`,
			json: ({ username, plan, begins, ends }) => ({
				username,
				plan,
				joined_date: begins,
				exp_date: ends,
			}),
		}),
	},
})
