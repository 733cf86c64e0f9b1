import { z } from 'zod'
import { votesActs } from '#operator/acts/votes-acts.ts'
import { bars } from '#operator/shell/bars.ts'
import { deskPage } from '#operator/shell/desk-page.ts'
import type { DeskRequest } from '#operator/shell/desk-request.ts'
import { actForm, whyField } from '#operator/shell/frame.ts'
import { html, type Markup } from '#operator/shell/markup.ts'
import { agoMark } from '#operator/shell/moment.ts'
import {
	countQuarantinedGroups,
	findQuarantinedVotes,
	type VoteDecision,
	voteDecisions,
} from '#store/votes/vote-quarantine.ts'
import { wholeNumber } from '#text/format.ts'
import { nameOfAct } from '#text/translate.ts'

/** Quarantined votes by group, with their times and the decisions about them. */
export const votesPage = deskPage({
	name: 'votes',
	title: 'page.votes',
	query: z.object({}),
	load: async (_query, { db }) => ({ groups: await findQuarantinedVotes(db) }),
	view: ({ groups }, context) => html`<p>${context.text('votes.lead')}</p>
${groups.length === 0 ? html`<p>${context.text('votes.none')}</p>` : groups.map((group) => groupCard(group, context))}`,
	acts: votesActs,
	waiting: ({ db }) => countQuarantinedGroups(db),
})

type Group = Awaited<ReturnType<typeof findQuarantinedVotes>>[number]

function groupCard(group: Group, context: DeskRequest): Markup {
	const { text, locale } = context
	const id = `group-${group.group}`
	const counts = [
		[text('votes.important'), group.importance],
		[text('votes.bullish'), group.bullish],
		[text('votes.bearish'), group.bearish],
	] as const
	const press = (decision: VoteDecision) =>
		html`<button formaction="/operator/votes/${decision}/"${decision !== 'release' && html` class="second"`}>${nameOfAct(locale, `votes.${decision}`)}</button>`
	return html`<section class="card" aria-labelledby="${id}"><h2 id="${id}"><a href="/${group.locale}?news_share_id=${group.slug}" lang="${group.locale}" dir="auto">${group.title}</a></h2>
<dl class="tiles">${counts.map(([name, count]) => html`<div><dt>${name}</dt><dd>${wholeNumber(count, locale)}</dd></div>`)}
<div><dt>${text('votes.first')}</dt><dd>${agoMark(group.firstAt, context)}</dd></div>
<div><dt>${text('votes.last')}</dt><dd>${agoMark(group.lastAt, context)}</dd></div>
<div><dt>${text('votes.overTime')}</dt><dd>${bars(group.overTime, text('votes.overTime'), context)}</dd></div></dl>
${actForm(
	context,
	'/operator/votes/release/',
	html`<input type="hidden" name="group" value="${group.group}">
${group.networkKnown && html`<label class="tick"><input type="checkbox" name="network" value="yes"> ${text('votes.network')}</label>`}
${whyField(context)}${voteDecisions.map(press)}`,
)}</section>`
}
