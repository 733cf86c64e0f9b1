import type { z } from 'zod'
import type { OperatorAct } from '#operator/acts/define-act.ts'
import type { Services } from '#services/create-services.ts'
import type { OperatorKey } from '#text/en/operator.ts'
import type { DeskRequest } from './desk-request.ts'
import type { Markup } from './markup.ts'

type PagePlan<Query, Data> = {
	/** Its address is /operator/NAME/, and /v1/operator/NAME/ as JSON. */
	name: string
	title: OperatorKey
	query: z.ZodType<Query>
	/** `looked` means that the query is a form that was submitted for a preview. */
	load: (query: Query, services: Services, looked: boolean) => Promise<Data>
	view: (data: Data, context: DeskRequest, query: Query) => Markup
	/** POST /operator/NAME/ACT/ from a form, POST /v1/operator/NAME/ACT/ as JSON. */
	acts?: Readonly<Record<string, OperatorAct>>
	/**
	 * The name of a form with a preview: POST /operator/NAME/THAT/ shows the page with the fields of the form as its query.
	 */
	look?: string
	/** A CSV file at /operator/NAME/table.csv. */
	table?: (data: Data) => readonly (readonly (string | number)[])[] | undefined
	/** The number of waiting things, shown in the menu and at the top of the overview. */
	waiting?: (services: Services) => Promise<number>
}

export type DeskPage = Pick<PagePlan<never, never>, 'name' | 'title' | 'waiting' | 'look'> & {
	acts: Readonly<Record<string, OperatorAct>>
	/** Throws the schema's error for an invalid query. */
	show: (
		query: unknown,
		services: Services,
		looked?: boolean,
	) => Promise<{
		data: unknown
		view: (context: DeskRequest) => Markup
		table: readonly (readonly (string | number)[])[] | undefined
	}>
}

export const deskPage = <Query, Data>({
	query,
	load,
	view,
	table,
	acts = {},
	...plan
}: PagePlan<Query, Data>): DeskPage => ({
	...plan,
	acts,
	show: async (given, services, looked = false) => {
		const read = query.parse(given)
		const data = await load(read, services, looked)
		return { data, view: (context) => view(data, context, read), table: table?.(data) }
	},
})
