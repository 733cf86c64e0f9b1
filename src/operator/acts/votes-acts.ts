import { z } from 'zod'
import { ok } from '#domain/result.ts'
import { decideVotes, type VoteDecision } from '#store/votes/vote-quarantine.ts'
import { defineAct, refuse } from './define-act.ts'
import { tick } from './fields.ts'

const decide = (decision: VoteDecision) =>
	defineAct({
		name: `votes.${decision}`,
		input: z.object({
			group: z.uuid('is no group'),
			network: tick,
		}),
		isFinal: decision === 'void',
		wantsReason: decision === 'void',
		subjects: ({ group }) => [`votes:${group}`],
		run: async ({ group, network }, { change, now }) => {
			const votes = await decideVotes(change, group, decision, network, now)
			return votes === undefined ? refuse('fault.gone') : ok({ group, network, votes })
		},
		outcome: ({ network, votes }) => ({ code: network ? 'network_votes' : 'votes', count: votes }),
	})

export const votesActs = { release: decide('release'), keep: decide('keep'), void: decide('void') }
