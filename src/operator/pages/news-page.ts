import { z } from 'zod'
import { type TagKind, tagKinds } from '#domain/news-item.ts'
import { tagVerdicts } from '#domain/tag-report.ts'
import type { OperatorAct } from '#operator/acts/define-act.ts'
import { newsActs } from '#operator/acts/news-acts.ts'
import { agoMark, pressForm, searchForm } from '#operator/shell/blocks.ts'
import { deskPage } from '#operator/shell/desk-page.ts'
import type { DeskRequest } from '#operator/shell/desk-request.ts'
import { html, type Markup } from '#operator/shell/markup.ts'
import { type DeskItem, findDeskNews } from '#store/news/desk-news.ts'
import { wholeNumber } from '#text/format.ts'

const mostListed = 30

/** Items of every state, with actions to remove, restore, tag, split and join them. */
export const newsPage = deskPage({
	name: 'news',
	title: 'page.news',
	query: z.object({ find: z.string().trim().max(300).default('') }),
	load: async ({ find }, { db }) => ({ items: await findDeskNews(db, find, mostListed) }),
	view: (
		{ items },
		context,
		{ find },
	) => html`${searchForm('news', { find, label: context.text('news.find'), button: context.text('news.search'), longest: 300 })}
${items.length === 0 ? html`<p>${context.text('none')}</p>` : items.map((item) => itemCard(item, context))}`,
	acts: newsActs,
})

function itemCard(item: DeskItem, context: DeskRequest): Markup {
	const { text, locale } = context
	const id = `item-${item.id}`
	const numbers = [item.views, item.importance, item.bullish, item.bearish].map((one) =>
		wholeNumber(one, locale),
	)
	return html`<section class="card" aria-labelledby="${id}"><h2 id="${id}"><a href="/${item.locale}?news_share_id=${item.slug}" lang="${item.locale}" dir="auto">${item.title}</a></h2>
<p><bdi>${item.source}</bdi> · ${agoMark(item.publishedAt, context)}${item.state !== 'shown' && html` · <span class="state suspended">${text(`news.${item.state}`)}</span>${(item.reason ?? '') !== '' && html` <q dir="auto">${item.reason}</q>`}`}<br>
<small>${text('news.numbers', { views: numbers[0] ?? '', importance: numbers[1] ?? '', bullish: numbers[2] ?? '', bearish: numbers[3] ?? '' })} · ${text('news.tags')}: <bdi>${item.tags.join(', ') || '–'}</bdi>${item.storySize > 1 && html` · <a href="/${locale}/story/${item.storySlug}">${text('news.story', { count: item.storySize })}</a>`} · <a href="/operator/log/?subject=news:${item.slug}">${text('page.log')}</a></small></p>
<details><summary>${text('news.change')}</summary>${presses(item, context)}</details></section>`
}

function presses(item: DeskItem, context: DeskRequest): Markup {
	const { text } = context
	const press = (act: OperatorAct, inside?: Markup) =>
		pressForm(context, act, { on: ['item', item.slug], inside })
	if (item.state === 'removed') return press(newsActs.restore)
	const kind = (one: TagKind) => html`<option value="${one}">${text(`kind.${one}`)}</option>`
	const tag = html`<label class="field">${text('news.tagVerdict')}
<select name="verdict">${tagVerdicts.map((one) => html`<option value="${one}">${text(`news.${one}`)}</option>`)}</select></label>
<label class="field">${text('news.tagKind')} <select name="kind">${tagKinds.map(kind)}</select></label>
<label class="field">${text('news.tagRef')} <input name="ref" required maxlength="50" dir="auto"></label>`
	const other = html`<label class="field">${text('news.other')} <input name="other" required maxlength="100" dir="ltr"></label>`
	return html`${press(newsActs.remove)}${item.state === 'shown' && html`${press(newsActs.tag, tag)}${item.storySize > 1 && press(newsActs.split)}${press(newsActs.join, other)}`}`
}
