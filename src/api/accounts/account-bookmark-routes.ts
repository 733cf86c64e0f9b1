import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import {
	bookmarkExportQuery,
	bookmarkExportResponse,
	bookmarkIdsResponse,
	bookmarkListResponse,
	bookmarkRequest,
	favouriteSavedResponse,
} from '#contract/favourites.ts'
import { problemResponse, problemResponses } from '#contract/problem.ts'
import { Problem } from '#domain/problem.ts'
import { savedRow, writeSavedCsv } from '#domain/saved-export.ts'
import { success } from '#services/success.ts'

const refusals = problemResponses(400, 401, 403, 404, 409, 429)

export const bookmarkRoutes: FastifyPluginAsyncZod = async (app) => {
	const { news } = app.services

	app.get(
		'/v1/user/favorites/news/',
		{
			config: { limit: 'reads' },
			schema: {
				tags: ['favourites'],
				summary: 'The saved items of the user, last saved first',
				response: { 200: bookmarkListResponse, 401: problemResponse },
			},
		},
		async (request) => success(await news.bookmarks(request.requireAccount())),
	)

	app.get(
		'/v1/user/favorites/news/export/',
		{
			config: { limit: 'reads' },
			schema: {
				tags: ['favourites'],
				summary: 'The saved items of the user as a file, last saved first',
				querystring: bookmarkExportQuery,
				response: { 200: bookmarkExportResponse, ...problemResponses(400, 401) },
			},
		},
		async (request, reply) => {
			const { form } = request.query
			const rows = (await news.bookmarks(request.requireAccount())).map(savedRow)
			reply.header('content-disposition', `attachment; filename="saved-news.${form}"`)
			if (form === 'json') return success(rows)
			reply.type('text/csv; charset=utf-8')
			return writeSavedCsv(rows)
		},
	)

	app.get(
		'/v1/user/favorites/news/ids/',
		{
			config: { limit: 'reads' },
			schema: {
				tags: ['favourites'],
				summary: 'The ids of saved items, to mark them in lists',
				response: { 200: bookmarkIdsResponse, 401: problemResponse },
			},
		},
		async (request) => success({ items: await news.bookmarkIds(request.requireAccount()) }),
	)

	app.put(
		'/v1/user/favorites/news/',
		{
			config: { limit: 'reads' },
			onRequest: app.guardAccountWrites,
			schema: {
				tags: ['favourites'],
				summary: 'Saves an item; at most 500',
				body: bookmarkRequest,
				response: { 200: favouriteSavedResponse, ...refusals },
			},
		},
		async (request) => {
			const outcome = await news.addBookmark(request.requireAccount(), request.body.id)
			if (outcome === 'not_found') throw new Problem('not_found', { message: 'There is no such item.' })
			if (outcome === 'full') throw new Problem('bookmarks_full')
			return { status: 1 as const }
		},
	)

	app.delete(
		'/v1/user/favorites/news/',
		{
			config: { limit: 'reads' },
			onRequest: app.guardAccountWrites,
			schema: {
				tags: ['favourites'],
				summary: 'Removes a saved item',
				body: bookmarkRequest,
				response: { 200: favouriteSavedResponse, ...refusals },
			},
		},
		async (request) => {
			await news.removeBookmark(request.requireAccount(), request.body.id)
			return { status: 1 as const }
		},
	)
}
