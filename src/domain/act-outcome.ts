import type { TagKind } from './news-item.ts'
import type { GrantedPlan } from './subscription.ts'
import type { TagVerdict } from './tag-report.ts'

/** A field of a campaign that an operator changed. */
export type TermChange = { field: 'start' | 'end' | 'weight'; from: string; to: string }

/** What an operator's act came to, as the log stores it. Sentences are made of it where it is shown. */
export type ActOutcome =
	| { code: 'done' | 'paused' | 'resumed' | 'read_now' | 'removed' | 'ended' }
	| { code: 'items' | 'reports' | 'votes' | 'network_votes' | 'emails' | 'sources'; count: number }
	| { code: 'tag'; verdict: TagVerdict; kind: TagKind | 'story'; ref: string; item?: string }
	| { code: 'granted'; plan: GrantedPlan; until: string }
	| { code: 'changed'; terms: TermChange[] }
	/** Somebody's own words, such as a headline, an address or an advertiser's name. */
	| { code: 'text'; text: string }
