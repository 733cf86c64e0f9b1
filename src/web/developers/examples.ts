/** Programs that run as they stand, but for the key; a test runs them. */
export type Example = {
	id: 'filter' | 'posts' | 'postsNode' | 'postsPython' | 'streamCurl' | 'streamNode' | 'agent'
	program: 'curl' | 'node' | 'python3' | undefined
	code: string
}

/** In place of a reader's own key. */
export const keyPlace = 'YOUR_KEY'

export const developerExamples = (publicUrl: string): readonly Example[] => [
	{
		id: 'filter',
		program: 'curl',
		code: `curl -s '${publicUrl}/v1/news/filter/' \\
  -H 'Authorization: Bearer ${keyPlace}' \\
  -H 'Content-Type: application/json' \\
  -d '{"lang":"en","query":"bitcoin","grouped":true}'`,
	},
	{
		id: 'posts',
		program: 'curl',
		code: `curl -s '${publicUrl}/api/v1/posts/?auth_token=${keyPlace}&currencies=BTC,ETH&filter=hot'`,
	},
	{
		id: 'postsNode',
		program: 'node',
		code: `const response = await fetch('${publicUrl}/api/developer/v2/posts/?regions=en,fa', {
  headers: { authorization: 'Bearer ${keyPlace}' },
})
const { results } = await response.json()
for (const { title, panic_score, original_url } of results) {
  console.log(panic_score, title, original_url)
}`,
	},
	{
		id: 'postsPython',
		program: 'python3',
		code: `import json
import urllib.request

request = urllib.request.Request(
    "${publicUrl}/api/v1/posts/?currencies=BTC",
    headers={"Authorization": "Bearer ${keyPlace}"},
)
with urllib.request.urlopen(request) as response:
    for post in json.load(response)["results"]:
        print(post["published_at"], post["title"], post["url"])`,
	},
	{
		id: 'streamCurl',
		program: 'curl',
		code: `curl -sN --max-time 20 '${publicUrl}/v1/stream?lang=both' \\
  -H 'Authorization: Bearer ${keyPlace}'`,
	},
	{
		id: 'streamNode',
		program: 'node',
		code: `const response = await fetch('${publicUrl}/v1/stream?lang=en&min_outlets=3', {
  signal: AbortSignal.timeout(20_000),
})
const events = response.body.pipeThrough(new TextDecoderStream())
try {
  for await (const text of events) console.log(text)
} catch (error) {
  if (error.name !== 'TimeoutError') throw error
}`,
	},
	{
		id: 'agent',
		program: undefined,
		code: JSON.stringify(
			{
				mcpServers: {
					zagros: {
						type: 'http',
						url: `${publicUrl}/mcp`,
						headers: { Authorization: `Bearer ${keyPlace}` },
					},
				},
			},
			null,
			2,
		),
	},
]

/** The address of an embed; what is usual is left out. */
export function embedAddress(
	publicUrl: string,
	{ lang, coins, count, theme }: { lang: string; coins: string; count: string; theme: string },
): string {
	const query = new URLSearchParams()
	if (coins.trim() !== '') query.set('coins', coins.trim())
	if (count !== '10') query.set('count', count)
	if (theme !== 'auto') query.set('theme', theme)
	return `${publicUrl}/embed/${lang}${query.size === 0 ? '' : `?${query}`}`
}
