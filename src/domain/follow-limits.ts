// Apart from follow.ts: what reads an address in every browser needs no rules of spelling.

export const mostFollows = 20
export const longestFollowName = 60
export const longestFollowWord = 60
/** Of each kind of condition. */
export const mostFollowed = { coins: 50, sources: 100, topics: 50, people: 50, words: 10, notWords: 20 }
/** Of words and of sources that are muted. */
export const mostMuted = 50
export const mostOutlets = 50
