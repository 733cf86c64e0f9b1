import type { ReactNode } from 'react'
import type { NewsLocale } from '#domain/locale.ts'
import { titleDirectionOnPage } from '#domain/title-direction.ts'
import { call } from '#web/api-client.ts'
import { useLocale } from '#web/layout/use-locale.ts'
import { outletOf } from './source-name.ts'
import './report-link.css'

type Title = { title: string; source: { locale: NewsLocale } }

/** A headline reads as its own language does. */
export const TitleWords = ({ title, source: { locale } }: Title) => (
	<bdi className="headline" dir={titleDirectionOnPage(title, locale)} lang={locale}>
		{title}
	</bdi>
)

export const countView = (id: number): void =>
	void call('PUT', '/v1/news/views/', { id }, { keepalive: true })

type Props<Item> = {
	item: Item
	/** What is done besides; a view is counted where nothing is said. */
	onOpen?: (item: Item) => void
	children?: ReactNode
}

/**
 * A headline opens the report itself, in a new tab, and counts a view, however it is opened. The link has the direction
 * of the headline: one line lies where the lines of the page begin, two begin at the headline's own start.
 */
export const ReportLink = <Item extends Title & { id: number; url: string }>(props: Props<Item>) => {
	const { item, onOpen = ({ id }) => countView(id), children = item.title } = props
	const { locale } = item.source
	return (
		<a
			className="headline"
			href={item.url}
			lang={locale}
			dir={titleDirectionOnPage(item.title, locale)}
			target="_blank"
			rel="noopener noreferrer"
			onClick={() => onOpen(item)}
			onAuxClick={({ button }) => button === 1 && onOpen(item)}
		>
			{children}
		</a>
	)
}

/** The name of an outlet, in the language that it is in. */
export function OutletName({ source }: { source: Parameters<typeof outletOf>[0] }) {
	const { name, lang } = outletOf(source, useLocale())
	return <bdi lang={lang}>{name}</bdi>
}

/** Its picture before it. */
export const Outlet = ({ source }: { source: Parameters<typeof outletOf>[0] & { slug: string } }) => (
	<>
		<img src={`/images/sources/${source.slug}`} alt="" width={16} height={16} loading="lazy" />
		<OutletName source={source} />
	</>
)
