import { z } from 'zod'
import type { Account } from '#domain/account.ts'
import { creditDays, grantedPlans } from '#domain/subscription.ts'
import { peopleActs } from '#operator/acts/people-acts.ts'
import { agoMark, pressForm, searchForm, tiles, wideTable } from '#operator/shell/blocks.ts'
import { deskPage } from '#operator/shell/desk-page.ts'
import type { DeskRequest } from '#operator/shell/desk-request.ts'
import { html, type Markup } from '#operator/shell/markup.ts'
import { hasTwoFactor } from '#services/accounts/two-factor.ts'
import { countAccess, searchAccounts } from '#store/accounts/account-roster.ts'
import { findAccountByUsername } from '#store/accounts/account-store.ts'
import { subscriptionsOf } from '#store/accounts/subscription-store.ts'
import type { Queryable } from '#store/sql.ts'
import { dateOf } from '#text/format.ts'

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
	view: (
		{ people, person },
		context,
		{ find },
	) => html`${searchForm('people', { find, label: context.text('people.find'), button: context.text('people.search'), longest: 254 })}
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
		apiKeys: access.apiKeys,
		creditDays: creditDays(subscriptions, now).left,
		subscriptions,
	}
}

type Person = NonNullable<Awaited<ReturnType<typeof personNamed>>>
type Listed = Awaited<ReturnType<typeof searchAccounts>>[number]

const stateMark = (state: Account['state'], { text }: DeskRequest): Markup =>
	html`<span class="state ${state}">${text(`state.${state}`)}</span>`

function personCard(person: Person, context: DeskRequest): Markup {
	const { text, locale } = context
	const ways = [
		person.hasPassword && text('people.password'),
		person.google && 'Google',
		person.twoFactor && text('people.twoFactor'),
	].filter((way) => typeof way === 'string')
	const facts: [string, Markup | string][] = [
		[text('people.state'), stateMark(person.state, context)],
		[text('people.since'), agoMark(person.createdAt, context)],
		[text('people.ways'), ways.join(', ') || '–'],
		[text('people.sessions'), text('number', { count: person.sessions })],
		[text('people.apiKeys'), text('number', { count: person.apiKeys })],
		[text('people.credit'), text('people.days', { count: person.creditDays })],
		[text('people.language'), text(`plot.${person.locale}`)],
	]
	return html`<section class="card" aria-labelledby="person"><h2 id="person"><bdi>${person.username}</bdi></h2>
${tiles(facts)}
${person.subscriptions.length > 0 && html`<ul>${person.subscriptions.map(({ plan, joinedAt, expiresAt }) => html`<li>${text(`plan.${plan}`)}: ${dateOf(joinedAt, locale)} – ${dateOf(expiresAt, locale)}</li>`)}</ul>`}
${pressesFor(person, context)}
<p><a href="/operator/log/?subject=account:${person.id}">${text('people.log')}</a></p></section>`
}

function pressesFor({ id, state, twoFactor, apiKeys }: Person, context: DeskRequest): Markup {
	const { text } = context
	const press = (act: keyof typeof peopleActs, inside?: Markup) =>
		pressForm(context, peopleActs[act], { on: ['account', id], inside })
	const plans = html`<label class="field">${text('people.plan')}
<select name="plan">${grantedPlans.map((plan) => html`<option value="${plan}">${text(`plan.${plan}`)}</option>`)}</select></label>`
	return html`${state === 'suspended' ? press('restore') : press('suspend')}
${state === 'unconfirmed' && press('resend')}
${twoFactor && press('two-factor-off')}
${apiKeys > 0 && press('end-keys')}
${state !== 'suspended' && html`${press('grant', plans)}<p class="quiet">${text('needsCode')}</p>`}`
}

function roster(people: readonly Listed[], find: string, context: DeskRequest): Markup {
	const { text } = context
	const address = (username: string) =>
		new URLSearchParams({ ...(find === '' ? {} : { find }), name: username }).toString()
	const heads = (['username', 'state', 'since', 'seen'] as const).map((head) => text(`people.${head}`))
	const rows = people.map(
		({ username, state, createdAt, lastSeenAt }) =>
			html`<tr><td><a href="/operator/people/?${address(username)}"><bdi>${username}</bdi></a></td><td>${stateMark(state, context)}</td><td>${agoMark(createdAt, context)}</td><td>${lastSeenAt === null ? '–' : agoMark(lastSeenAt, context)}</td></tr>`,
	)
	return html`<h2>${text(find === '' ? 'people.newest' : 'people.found')}</h2>
${wideTable(text('page.people'), heads, rows)}`
}
