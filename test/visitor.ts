/** A visitor without an account: a session and its CSRF token. */
export async function newVisitor(url: string) {
	const response = await fetch(`${url}/v1/session/`)
	if (!response.ok) throw new Error(`/v1/session/ responded with ${response.status}`)
	const cookies = response.headers.getSetCookie().map((line) => line.split(';')[0] ?? '')
	const token = cookies.find((one) => one.startsWith('csrftoken='))?.slice('csrftoken='.length) ?? ''
	const headers = { 'content-type': 'application/json', cookie: cookies.join('; '), 'x-csrftoken': token }
	const send = (method: 'PUT' | 'POST') => (path: string, body: object) =>
		fetch(url + path, { method, headers, body: JSON.stringify(body) })
	return { put: send('PUT'), post: send('POST') }
}

/** The ids of one page of news. */
export async function listedIds(url: string, page: { lang: 'en' | 'fa'; page?: number }): Promise<number[]> {
	const response = await fetch(`${url}/v1/news/filter/`, {
		method: 'POST',
		headers: { 'content-type': 'application/json' },
		body: JSON.stringify(page),
	})
	const { data } = (await response.json()) as { data: { news: { id: number }[] } }
	return data.news.map(({ id }) => id)
}
