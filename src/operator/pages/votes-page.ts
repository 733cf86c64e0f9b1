import { z } from 'zod'
import { voteLimits } from '#domain/limits.ts'
import { votesActs } from '#operator/acts/votes-acts.ts'
import { agoMark, bars, tiles } from '#operator/shell/blocks.ts'
import { deskPage } from '#operator/shell/desk-page.ts'
import type { DeskRequest } from '#operator/shell/desk-request.ts'
import { actForm, whyField } from '#operator/shell/frame.ts'
import { html, type Markup } from '#operator/shell/markup.ts'
import {
	countQuarantinedGroups,
	findQuarantinedVotes,
	type VoteDecision,
	voteDecisions,
} from '#store/votes/vote-quarantine.ts'
import { wholeNumber } from '#text/format.ts'
import { nameOfAct } from '#text/translate.ts'

const { most, minutes } = voteLimits.ofOneNetwork

/** Quarantined votes by group, with their times and the decisions about them. */
export const votesPage = deskPage({
	name: 'votes',
	title: 'page.votes',
	query: z.object({}),
	load: async (_query, { db }) => ({ groups: await findQuarantinedVotes(db) }),
	view: ({ groups }, context) => html`<p>${context.text('votes.lead', { count: most, minutes })}</p>
${groups.length === 0 ? html`<p>${context.text('votes.none')}</p>` : groups.map((group) => groupCard(group, context))}`,
	acts: votesActs,
	waiting: ({ db }) => countQuarantinedGroups(db),
})

type Group = Awaited<ReturnType<typeof findQuarantinedVotes>>[number]

function groupCard(group: Group, context: DeskRequest): Markup {
	const { text, locale } = context
	const id = `group-${group.group}`
	const facts: [string, Markup | string][] = [
		[text('votes.important'), wholeNumber(group.importance, locale)],
		[text('votes.bullish'), wholeNumber(group.bullish, locale)],
		[text('votes.bearish'), wholeNumber(group.bearish, locale)],
		[text('votes.first'), agoMark(group.firstAt, context)],
		[text('votes.last'), agoMark(group.lastAt, context)],
		[text('votes.overTime'), bars(group.overTime, text('votes.overTime'), context)],
	]
	const press = (decision: VoteDecision) =>
		html`<button formaction="/operator/votes/${decision}/"${decision !== 'release' && html` class="second"`}>${nameOfAct(locale, `votes.${decision}`)}</button>`
	return html`<section class="card" aria-labelledby="${id}"><h2 id="${id}"><a href="/${group.locale}?news_share_id=${group.slug}" lang="${group.locale}" dir="auto">${group.title}</a></h2>
${tiles(facts)}
${actForm(
	context,
	'/operator/votes/release/',
	html`<input type="hidden" name="group" value="${group.group}">
${group.networkKnown && html`<label class="tick"><input type="checkbox" name="network" value="yes"> ${text('votes.network')}</label>`}
${whyField(context)}${voteDecisions.map(press)}`,
)}</section>`
}
