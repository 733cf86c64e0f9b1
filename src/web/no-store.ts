/** For a page that is nobody else's, or that lacks a part which may be there in a moment. */
export const noStore = { 'cache-control': 'private, no-store' }
