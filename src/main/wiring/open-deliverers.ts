import type { FollowWay } from '#domain/follow.ts'
import type { Deliverers } from '#jobs/follows/deliverer.ts'

/** How messages leave, one deliverer for each way that tells at once. */
export const openDeliverers = (): Deliverers => ({})

/** The ways that readers of this place can choose: those that are built and that its operator has set up. */
export const offeredWays = (): readonly FollowWay[] => ['feed', 'mail']
