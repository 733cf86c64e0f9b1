/** For a personal or an incomplete page. */
export const noStore = { 'cache-control': 'private, no-store' }
