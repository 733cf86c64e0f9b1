import type { ReactNode } from 'react'
import { dashboardPath } from '#contract/dashboard-path.ts'
import { longestApiKeyName, mostApiKeys } from '#domain/api-key.ts'
import { brandName } from '#domain/brand.ts'
import { programLimits } from '#domain/limits.ts'
import { PageMeta } from '#web/layout/page-meta.tsx'
import { SiteLink } from '#web/layout/site-link.tsx'
import { useLocale } from '#web/layout/use-locale.ts'
import { pageRequest } from '#web/server-context.ts'
import type { Route } from './+types/developers-screen.ts'
import { CodeBlock } from './code-block.tsx'
import { EmbedBuilder } from './embed-builder.tsx'
import { developerExamples, type Example } from './examples.ts'
import { useDevelopersText } from './use-developers-text.ts'
import './developers-screen.css'

export const loader = ({ context }: Route.LoaderArgs) => ({ publicUrl: context.get(pageRequest).publicUrl })

// The page does not change while it is read.
export const shouldRevalidate = () => false

/** What programs can have, each with an example that runs as it stands. */
export default function DevelopersScreen({ loaderData: { publicUrl } }: Route.ComponentProps) {
	const text = useDevelopersText()
	const locale = useLocale()
	const codeOf = (id: Example['id']) =>
		developerExamples(publicUrl).find((example) => example.id === id)?.code ?? ''
	return (
		<div className="wrap page">
			<PageMeta
				title={`${text('title')} · ${brandName[locale]}`}
				socialTitle={text('title')}
				description={text('description')}
				route={`${locale}-developers`}
			/>
			<article className="card developers">
				<header>
					<h1>{text('title')}</h1>
					<p className="quiet-text">{text('lead')}</p>
				</header>
				<Part id="keys" title={text('keys.title')}>
					<p>{text('keys.lead', { most: mostApiKeys, letters: longestApiKeyName })}</p>
					<p>
						<SiteLink to={dashboardPath('keys')} className="inline-link">
							{text('keys.link')}
						</SiteLink>
					</p>
					<p>{text('keys.use')}</p>
				</Part>
				<Part id="lists" title={text('lists.title')}>
					<p>{text('lists.lead')}</p>
					<CodeBlock code={codeOf('filter')} />
					<p>
						<a href="/v1/docs" className="inline-link">
							{text('lists.docs')}
						</a>
					</p>
				</Part>
				<Part id="posts" title={text('posts.title')}>
					<p>{text('posts.lead')}</p>
					<CodeBlock code={codeOf('posts')} />
					<CodeBlock code={codeOf('postsNode')} />
					<CodeBlock code={codeOf('postsPython')} />
					<p>{text('posts.rss')}</p>
					<p>{text('posts.score')}</p>
					<p>{text('posts.differences')}</p>
				</Part>
				<Part id="stream" title={text('stream.title')}>
					<p>
						{text('stream.lead', {
							events: programLimits.resumedEvents,
							minutes: programLimits.resumedMinutes,
						})}
					</p>
					<CodeBlock code={codeOf('streamCurl')} />
					<CodeBlock code={codeOf('streamNode')} />
				</Part>
				<Part id="agents" title={text('agents.title')}>
					<p>{text('agents.lead')}</p>
					<CodeBlock code={codeOf('agent')} />
					<p>{text('agents.quoted')}</p>
				</Part>
				<Part id="embed" title={text('builder.title')}>
					<p>{text('builder.lead')}</p>
					<EmbedBuilder publicUrl={publicUrl} />
				</Part>
				<Part id="limits" title={text('limits.title')}>
					<Limits />
				</Part>
				<Part id="headlines" title={text('rights.title')}>
					<p>{text('rights.lead')}</p>
				</Part>
			</article>
		</div>
	)
}

function Part({ id, title, children }: { id: string; title: string; children: ReactNode }) {
	return (
		<section aria-labelledby={id} className="stack">
			<h2 id={id}>{title}</h2>
			{children}
		</section>
	)
}

function Limits() {
	const text = useDevelopersText()
	const { ofAddress, ofKey, streamsOfAddress, streamsOfKey } = programLimits
	const number = (count: number) => text('limits.number', { count })
	const rows: [what: string, without: string, withKey: string][] = [
		[text('limits.requests'), number(ofAddress), number(ofKey)],
		[text('limits.coins'), number(1), text('limits.any')],
		[text('limits.streams'), number(streamsOfAddress), number(streamsOfKey)],
		[text('limits.own'), '–', text('limits.yes')],
	]
	return (
		<div className="limits-frame">
			<table className="limits">
				<caption className="sr-only">{text('limits.title')}</caption>
				<thead>
					<tr>
						<th scope="col">{text('limits.what')}</th>
						<th scope="col">{text('limits.without')}</th>
						<th scope="col">{text('limits.with')}</th>
					</tr>
				</thead>
				<tbody>
					{rows.map(([what, without, withKey]) => (
						<tr key={what}>
							<th scope="row">{what}</th>
							<td>{without}</td>
							<td>{withKey}</td>
						</tr>
					))}
				</tbody>
			</table>
			<p className="small-text quiet-text">{text('limits.beyond')}</p>
		</div>
	)
}
