import { z } from 'zod'
import { hasTwoFactor } from '#commands/accounts/two-factor.ts'
import type { Account } from '#domain/account.ts'
import { creditDays, grantedPlans } from '#domain/subscription.ts'
import { peopleActs } from '#operator/acts/people-acts.ts'
import { deskPage } from '#operator/shell/desk-page.ts'
import type { DeskRequest } from '#operator/shell/desk-request.ts'
import { actForm, whyField } from '#operator/shell/frame.ts'
import { html, type Markup } from '#operator/shell/markup.ts'
import { agoMark } from '#operator/shell/moment.ts'
import { countAccess, searchAccounts } from '#store/accounts/account-roster.ts'
import { findAccountByUsername } from '#store/accounts/account-store.ts'
import { subscriptionsOf } from '#store/accounts/subscription-store.ts'
import type { Queryable } from '#store/sql.ts'
import { dateOf } from '#text/format.ts'
import { nameOfAct } from '#text/translate.ts'

const mostListed = 50

/** Accounts. Passwords, tokens, sessions and IP addresses are never shown. */
export const peoplePage = deskPage({
	name: 'people',
	title: 'page.people',
	query: z.object({ find: z.string().trim().max(254).default(''), name: z.string().max(50).optional() }),
	load: async ({ find, name }, { db, now }) => {
		const [people, person] = await Promise.all([
			searchAccounts(db, find, mostListed),
			name === undefined ? undefined : personNamed(db, name, new Date(now())),
		])
		return { people, person }
	},
	view: ({ people, person }, context, { find }) => html`${searchForm(find, context)}
${person && personCard(person, context)}
${people.length === 0 ? html`<p>${context.text('none')}</p>` : roster(people, find, context)}`,
	acts: peopleActs,
})

async function personNamed(db: Queryable, name: string, now: Date) {
	const found = await findAccountByUsername(db, name)
	if (found === undefined) return undefined
	const { id, username, locale, state, createdAt } = found.account
	const [subscriptions, access, twoFactor] = await Promise.all([
		subscriptionsOf(db, id),
		countAccess(db, id, now),
		hasTwoFactor(db, id),
	])
	return {
		id,
		username,
		locale,
		state,
		createdAt,
		hasPassword: found.passwordHash !== null,
		google: access.identities > 0,
		twoFactor,
		sessions: access.sessions,
		creditDays: creditDays(subscriptions, now).left,
		subscriptions,
	}
}

type Person = NonNullable<Awaited<ReturnType<typeof personNamed>>>
type Listed = Awaited<ReturnType<typeof searchAccounts>>[number]

const searchForm = (find: string, { text }: DeskRequest): Markup =>
	html`<form method="get" role="search" action="/operator/people/"><label class="field">${text('people.find')}
<input type="search" name="find" value="${find}" maxlength="254" dir="auto"></label><button>${text('people.search')}</button></form>`

const stateMark = (state: Account['state'], { text }: DeskRequest): Markup =>
	html`<span class="state ${state}">${text(`state.${state}`)}</span>`

function personCard(person: Person, context: DeskRequest): Markup {
	const { text, locale } = context
	const ways = [
		person.hasPassword && text('people.password'),
		person.google && 'Google',
		person.twoFactor && text('people.twoFactor'),
	].filter((way) => typeof way === 'string')
	const facts: [string, Markup | string | number][] = [
		[text('people.state'), stateMark(person.state, context)],
		[text('people.since'), agoMark(person.createdAt, context)],
		[text('people.ways'), ways.join(', ') || '–'],
		[text('people.sessions'), text('number', { count: person.sessions })],
		[text('people.credit'), text('people.days', { count: person.creditDays })],
		[text('people.language'), text(`plot.${person.locale}`)],
	]
	return html`<section class="card" aria-labelledby="person"><h2 id="person"><bdi>${person.username}</bdi></h2>
<dl class="tiles">${facts.map(([name, value]) => html`<div><dt>${name}</dt><dd>${value}</dd></div>`)}</dl>
${person.subscriptions.length > 0 && html`<ul>${person.subscriptions.map(({ plan, joinedAt, expiresAt }) => html`<li>${text(`plan.${plan}`)}: ${dateOf(joinedAt, locale)} – ${dateOf(expiresAt, locale)}</li>`)}</ul>`}
${pressesFor(person, context)}
<p><a href="/operator/log/?subject=account:${person.id}">${text('people.log')}</a></p></section>`
}

function pressesFor({ id, state, twoFactor }: Person, context: DeskRequest): Markup {
	const { text, locale } = context
	const isGrave = (act: keyof typeof peopleActs) => act === 'suspend' || act === 'two-factor-off'
	const press = (act: keyof typeof peopleActs, inside: Markup | false = false) =>
		actForm(
			context,
			`/operator/people/${act}/`,
			html`<input type="hidden" name="account" value="${id}">${inside}${whyField(context, isGrave(act))}<button${isGrave(act) && html` class="second"`}>${nameOfAct(locale, `people.${act}`)}</button>`,
		)
	const plans = html`<label class="field">${text('people.plan')}
<select name="plan">${grantedPlans.map((plan) => html`<option value="${plan}">${text(`plan.${plan}`)}</option>`)}</select></label>`
	return html`${state === 'suspended' ? press('restore') : press('suspend')}
${state === 'unconfirmed' && press('resend')}
${twoFactor && press('two-factor-off')}
${state !== 'suspended' && html`${press('grant', plans)}<p class="quiet">${text('needsCode')}</p>`}`
}

function roster(people: readonly Listed[], find: string, context: DeskRequest): Markup {
	const { text } = context
	const address = (username: string) =>
		new URLSearchParams({ ...(find === '' ? {} : { find }), name: username }).toString()
	return html`<h2>${text(find === '' ? 'people.newest' : 'people.found')}</h2>
<div class="wide" tabindex="0" role="region" aria-label="${text('page.people')}"><table>
<thead><tr><th scope="col">${text('people.username')}</th><th scope="col">${text('people.state')}</th><th scope="col">${text('people.since')}</th><th scope="col">${text('people.seen')}</th></tr></thead>
<tbody>${people.map(
		({ username, state, createdAt, lastSeenAt }) =>
			html`<tr><td><a href="/operator/people/?${address(username)}"><bdi>${username}</bdi></a></td><td>${stateMark(state, context)}</td><td>${agoMark(createdAt, context)}</td><td>${lastSeenAt === null ? '–' : agoMark(lastSeenAt, context)}</td></tr>`,
	)}</tbody></table></div>`
}
