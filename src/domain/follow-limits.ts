// Not in follow.ts, because browsers need these limits without the folding of text.

export const mostFollows = 200
export const longestFollowName = 60
export const longestFollowWord = 60
/** The most values of each condition. */
export const mostFollowed = { coins: 50, sources: 100, topics: 50, people: 50, words: 10, notWords: 20 }
/** The most muted words, and the most muted sources. */
export const mostMuted = 50
export const mostOutlets = 50
