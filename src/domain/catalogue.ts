import type { Coin } from './coin.ts'
import type { Person } from './person.ts'
import type { Source } from './source.ts'
import type { Topic } from './topic.ts'

/** What the product knows before it reads any news. */
export type Catalogue = {
	sources: readonly Source[]
	coins: readonly Coin[]
	topics: readonly Topic[]
	people: readonly Person[]
}
